### La campagne de niveaux.

## Étagère et tables

card-campaign-short = Campagne
card-campaign = Campagne de { $game }

## Nouvelle table

new-campaign = En solo : la campagne de quarante niveaux

## Campagne

campaign-head = Campagne : { $game }
campaign-about = Quarante niveaux à jouer en solo. Gagnez-en un avec { $goal } points et toutes ses missions remplies, et le suivant s’ouvre. { $great } points donnent une deuxième étoile, gagner au premier essai une troisième.
campaign-ours = Nous ne connaissons pas les niveaux imprimés. Ces quarante-ci sont les nôtres, rangés selon la fréquence à laquelle le robot « { bot-strong } » les gagne.
campaign-standing = Niveaux gagnés : { $won } sur { $count }. Étoiles : { $stars } sur { $most }.
campaign-next = Aller au niveau { $count }
campaign-all-won = Tous les niveaux sont gagnés !
campaign-card = Carte { $count } : niveaux { $first } à { $last }
campaign-map = Plan de la carte { $count }
campaign-node-won = Niveau { $count } : gagné, étoiles : { $stars } sur 3
campaign-node-open = Niveau { $count } : ouvert, pas encore gagné
campaign-node-locked = Niveau { $count } : fermé
level-no-mission = aucune mission
level-colours = Couleurs
level-difficulty = Difficulté
level-how = { $kind } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind } : le robot « { bot-strong } » a gagné { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } parties.
level-tried = Jusqu’ici
level-tries = Essais : { $count }.
level-best = Meilleur score : { $points }.
level-go-on = Continuer la partie
level-same-hint = Les mêmes dés répètent dans l’ordre les résultats de votre dernier essai. Ils ne donnent pas l’étoile du premier essai.
level-watch = Voir une partie gagnée
level-watch-of = Voir une partie gagnée du niveau { $count }
level-locked = Fermé : gagnez d’abord le niveau { $count }.
level-no-dice = Il n’y a pas de dernier essai ; jouez d’abord ce niveau avec de nouveaux dés.
difficulty-gentle = Doux
difficulty-easy = Facile
difficulty-middling = Moyen
difficulty-hard = Difficile
difficulty-very-hard = Très difficile
difficulty-fiendish = Diabolique
own-head = Un niveau à vous
own-hint = Il ne donne pas d’étoile.
own-four = Quatre couleurs
own-missions = Jusqu’à trois missions
own-mission = Mission { $count }
own-none = aucune
own-choice = { $count } { $mission }
own-look = Est-ce difficile ?
own-play = Jouer ce niveau
own-colours = Un niveau a { $most } couleurs ; { $count } sont choisies.
own-unknown = Personne n’a encore mesuré ce choix.
progress-head = Vos progrès dans un fichier
progress-hint = Les progrès appartiennent à ce navigateur. Un fichier les garde ou les emporte ailleurs ; ce qui est meilleur ici reste.
progress-save = Enregistrer mes progrès
progress-file = Fichier de progrès
progress-bring = Apporter
progress-brought = { $count ->
        [0] Le fichier n’a aucun niveau ; rien n’a changé.
       *[other] Niveaux apportés : { $count }. Le meilleur des deux compte.
    }
progress-no-json = Ce fichier est abîmé, ou n’est pas un fichier de progrès : ce n’est pas du JSON.
progress-format = Ce n’est pas un fichier de progrès ; format attendu : « { $expected } ».
progress-version = Le format du fichier a la version { $version } ; attendu : { $expected }.
progress-game = Ce sont les progrès de « { $text } » ; attendu : « { $expected } ».
progress-levels = Ce fichier est abîmé : « levels » n’est pas une liste.
progress-level = Ce fichier est abîmé : « { $text } » n’est pas un niveau ; attendu : des couleurs et des missions, comme « RYBG 7 16 ».
progress-entry = Ce fichier est abîmé : ce qu’il dit de « { $level } » est impossible.
