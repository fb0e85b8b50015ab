### Problèmes.

## Ligne de commande

cli-puzzles = Des problèmes : des positions où une façon est, preuve à l’appui, bien meilleure que toutes les autres.
cli-puzzles-list = Liste les problèmes. En JSON, un par ligne : id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Seulement ceux d’un jeu.
cli-puzzles-theme = Seulement ceux d’un thème, comme « theft ».
cli-puzzles-no-theme = Thème inconnu : « { $theme } » ; attendu : { $allowed }.
cli-puzzles-play = Joue aux problèmes d’un jeu ou de tous dans ce terminal.
cli-puzzles-order = Des mots quelconques : mêmes mots, même ordre des problèmes.
cli-puzzles-make = Écrit dans un fichier des problèmes tirés de parties entre robots, et à côté la façon dont ils ont été faits. Même graine, mêmes problèmes.
cli-puzzles-count-of = Combien.
cli-puzzles-bots = Les robots, séparés par des virgules ; par défaut tous sauf « random » et les deux plus forts.
cli-puzzles-seed = La graine des parties.
cli-puzzles-out = Le fichier à écrire.
cli-puzzles-head-id = problème
cli-puzzles-head-seats = places
cli-puzzles-head-rating = cote
cli-puzzles-head-themes = thèmes
cli-puzzles-count = Problèmes : { $count }

## Étagère et tables

card-puzzles-short = Problèmes
card-puzzles = Problèmes de { $game }

## Problèmes

puzzle-file = { $file }, ligne { $line } : { $why }
puzzle-bad-line = Ce n’est pas un problème : { $why }. docs/puzzles.md décrit le format.
puzzle-of-another = « { $id } » n’est pas l’identifiant d’un problème de { $name }.
puzzle-twice = Le problème « { $id } » figure deux fois.
puzzle-empty = Le problème « { $id } » n’a pas de solution.
puzzle-bad-state = Le problème « { $id } » a un état illisible. { $why }
puzzle-unknown = Il n’y a pas de problème « { $text } ». Un identifiant est un jeu ({ $games }), un trait d’union et sept chiffres ; voir « tumblestar puzzles list ».
puzzle-illegal = « { $text } » ne peut pas se faire ici.

## Jouer aux problèmes

puzzle-head = Problème : { $game }
puzzle-list = Plus
puzzle-ask = Quelle est la meilleure façon de jouer ?
puzzle-choose = Que feriez-vous ?
puzzle-do = Jouer
puzzle-back = Annuler
puzzle-give = Voir la réponse
puzzle-skip = Un autre problème
puzzle-next = Problème suivant
puzzle-retry = Réessayer
puzzle-again = Vous avez déjà essayé ce problème ; il ne compte plus.
puzzle-right = Juste ! Continuez.
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-answer = Le meilleur coup : { $did }
puzzle-found = Oui ! { $did }
puzzle-begin = Parcourez la meilleure solution pas à pas.
puzzle-rated = Votre cote :
puzzle-streak = { $count } d’affilée
puzzle-solved = Résolu au premier essai ! Votre cote : { $rating }, avant : { $before }.
puzzle-failed = Non résolu au premier essai. Votre cote : { $rating }, avant : { $before }.
puzzle-seen = La réponse, sans cote.
puzzle-moves = La réponse, pas à pas
puzzle-then = La suite possible
puzzle-why = Pourquoi
puzzle-analyse = Analyser
puzzle-proof = Prouvé { $how }.
puzzle-margin = Il vous reste { $value } de la victoire, et toute autre façon laisse au moins { $margin } de moins{ $exact ->
        [yes] , exactement.
       *[no] , à { $error } près.
    }
puzzle-also = Autres suites qui reviennent au même : { $count }.
puzzle-fail = Les robots qui échouent ici le plus souvent : { $bots }.
puzzle-themes = Thèmes : { $themes }.
puzzle-rating = Votre cote : { $rating }, à { $deviation } près. Série : { $count }, la plus longue : { $most }.
puzzles-head = Problèmes
puzzles-intro = Des positions de parties entre robots, où une façon de jouer est prouvée bien meilleure que toutes les autres. Votre premier essai de chacune change votre cote.
puzzles-of = Problèmes : { $game }
puzzles-count = Problèmes : { $count }
puzzles-play = Jouer
puzzles-play-of = Jouer aux problèmes de { $game }
puzzles-more = Thèmes et votre cote
puzzles-more-of = Thèmes et votre cote : { $game }
puzzles-none-left = Tous ceux-ci sont résolus. Choisissez un autre thème ou un autre jeu.
puzzles-themes = Par thème
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-history = Vos essais
puzzles-chart = Votre cote de { $first } à { $last } ; problèmes : { $count }
puzzles-other = Tous les jeux avec des problèmes
puzzle-term-begin = Tapez ce que vous feriez. Le premier essai de chaque problème compte. « aide » énumère les commandes.
puzzle-term-wrong = Ce n’est pas la meilleure façon. Essayez-en d’autres, autant que vous voulez ; seul le premier essai compte.
puzzle-term-right = Juste, continuez !
puzzle-kept-bad = Vos problèmes dans { $file } sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
term-does-puzzle-undo = annule ce qui n’est pas encore jugé
term-does-puzzle-answer = montre la réponse, et pourquoi ; compte comme un essai manqué
term-does-puzzle-skip = laisse ce problème pour un autre
term-word-answer = réponse
term-word-skip = passer
