### Problèmes.

## Ligne de commande

cli-puzzles = Liste, joue et crée des problèmes : des positions où il est prouvé qu’un choix est le meilleur.
cli-puzzles-list = Liste les problèmes. En JSON, un par ligne : id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Seulement les problèmes de ce jeu.
cli-puzzles-theme = Seulement les problèmes de ce thème, comme « theft ».
cli-puzzles-no-theme = « { $theme } » n’est pas un thème. Choisissez { $allowed }.
cli-puzzles-play = Joue aux problèmes d’un jeu ou de tous dans ce terminal.
cli-puzzles-order = Des mots quelconques. Les mêmes mots donnent le même ordre des problèmes.
cli-puzzles-make = Crée des problèmes à partir de parties entre robots et les écrit dans un fichier. Un fichier à côté dit comment. La même graine donne les mêmes problèmes.
cli-puzzles-count-of = Combien de problèmes.
cli-puzzles-bots = Les robots, séparés par des virgules ; par défaut tous sauf « random » et les deux plus forts.
cli-puzzles-seed = La graine des parties.
cli-puzzles-out = Le fichier à écrire.
cli-puzzles-head-id = problème
cli-puzzles-head-seats = joueurs
cli-puzzles-head-rating = cote
cli-puzzles-head-themes = thèmes
cli-puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

## Étagère et tables

card-puzzles-short = Problèmes
card-puzzles = Problèmes de { $game }

## Problèmes

puzzle-file = { $file }, ligne { $line } : { $why }
puzzle-bad-line = Ce n’est pas un problème : { $why }. Voyez docs/puzzles.md pour le format.
puzzle-of-another = « { $id } » n’est pas l’identifiant d’un problème de { $name }.
puzzle-twice = Le problème « { $id } » apparaît deux fois.
puzzle-empty = Le problème « { $id } » n’a pas de solution.
puzzle-bad-state = Le problème « { $id } » a un état illisible. { $why }
puzzle-unknown = Il n’y a pas de problème « { $text } ». Un identifiant est un jeu ({ $games }), un trait d’union et 7 caractères. « tumblestar puzzles list » les liste tous.
puzzle-illegal = « { $text } » n’est pas possible ici.

## Jouer aux problèmes

puzzle-head = Problème : { $game }
puzzle-list = Plus
puzzle-ask = Quel est le meilleur choix ?
puzzle-choose = Que feriez-vous ?
puzzle-do = Jouer
puzzle-back = Annuler
puzzle-give = Voir la réponse
puzzle-skip = Un autre problème
puzzle-next = Problème suivant
puzzle-retry = Réessayer
puzzle-again = Vous avez déjà essayé ce problème : il ne compte pas cette fois.
puzzle-right = Juste. Continuez.
puzzle-wrong = Ce n’est pas le meilleur choix.
puzzle-answer = Le meilleur choix : { $did }
puzzle-found = Juste : { $did }
puzzle-begin = Parcourez la réponse pas à pas.
puzzle-rated = Votre cote :
puzzle-streak = { $count } d’affilée
puzzle-solved = Résolu au premier essai. Votre cote : { $rating }, avant : { $before }.
puzzle-failed = Non résolu au premier essai. Votre cote : { $rating }, avant : { $before }.
puzzle-seen = La réponse, sans cote.
puzzle-moves = La réponse, pas à pas
puzzle-then = La suite possible
puzzle-why = Pourquoi
puzzle-analyse = Analyser
puzzle-proof = Prouvé { $how }.
puzzle-margin =
    { $exact ->
        [yes] Vos chances de victoire sont alors de { $value } ; tout autre choix en laisse au moins { $margin } de moins. Les chiffres sont exacts.
       *[no] Vos chances de victoire sont alors de { $value } ; tout autre choix en laisse au moins { $margin } de moins, à { $error } près.
    }
puzzle-also =
    { $count ->
        [one] { $count } autre suite est aussi bonne.
       *[other] { $count } autres suites sont aussi bonnes.
    }
puzzle-fail = Les robots qui échouent ici le plus souvent : { $bots }.
puzzle-themes = Thèmes : { $themes }.
puzzle-rating = Votre cote : { $rating }, à { $deviation } près. Série : { $count }, la plus longue : { $most }.
puzzles-head = Problèmes
puzzles-intro = Des positions de parties entre robots où il est prouvé qu’un choix est bien meilleur que tous les autres. Votre premier essai de chacune change votre cote.
puzzles-of = Problèmes : { $game }
puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzles-play = Jouer
puzzles-play-of = Jouer aux problèmes de { $game }
puzzles-more = Thèmes et votre cote
puzzles-more-of = Thèmes et votre cote : { $game }
puzzles-none-left = Il n’y a plus de problèmes ici. Choisissez un autre thème ou un autre jeu.
puzzles-themes = Par thème
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-history = Vos essais
puzzles-chart =
    { $count ->
        [one] Votre cote après { $count } problème : de { $first } à { $last }
       *[other] Votre cote sur { $count } problèmes : de { $first } à { $last }
    }
puzzles-other = Tous les jeux avec des problèmes
puzzle-term-begin = Tapez ce que vous feriez. Seul le premier essai de chaque problème compte. « aide » montre les commandes.
puzzle-term-wrong = Ce n’est pas le meilleur choix. Essayez autant que vous voulez ; seul le premier essai compte.
puzzle-term-right = Juste. Continuez.
puzzle-kept-bad = Vos problèmes dans { $file } sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
term-does-puzzle-undo = annule ce qui n’est pas encore jugé
term-does-puzzle-answer = montre la réponse et ses raisons ; compte comme un essai manqué
term-does-puzzle-skip = laisse ce problème pour un autre
term-word-answer = réponse
term-word-skip = passer
