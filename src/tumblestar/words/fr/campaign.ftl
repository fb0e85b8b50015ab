### La campagne de niveaux.

## Étagère et tables

card-campaign-short = Campagne
card-campaign = Campagne de { $game }

## Nouvelle table

new-campaign = En solitaire : la campagne de 40 niveaux

## Campagne

campaign-head = Campagne : { $game }
campaign-about = Quarante niveaux à jouer en solitaire. Pour en gagner un et ouvrir le suivant, marquez au moins { $goal } points et remplissez toutes ses missions. Marquez { $great } points pour une deuxième étoile ; gagnez au premier essai pour une troisième.
campaign-ours = Nous ne connaissons pas les niveaux imprimés. Ces 40 niveaux sont les nôtres, rangés selon la fréquence à laquelle le robot « { bot-strong } » les gagne.
campaign-standing = Vous avez gagné { $won } niveaux sur { $count } et { $stars } étoiles sur { $most }.
campaign-next = Aller au niveau { $count }
campaign-all-won = Vous avez gagné tous les niveaux !
campaign-card = Carte { $count } : niveaux { $first } à { $last }
campaign-map = Plan de la carte { $count }
campaign-node-won = Niveau { $count } : gagné, { $stars } étoiles sur 3
campaign-node-open = Niveau { $count } : ouvert, pas encore gagné
campaign-node-locked = Niveau { $count } : verrouillé
level-no-mission = aucune mission
level-colours = Couleurs
level-difficulty = Difficulté
level-how = { $kind } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind } : le robot « { bot-strong } » a gagné { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } parties.
level-tried = Jusqu’ici
level-tries =
    { $count ->
        [0] Pas encore essayé.
        [one] { $count } essai.
       *[other] { $count } essais.
    }
level-best = Meilleur score : { $points }.
level-go-on = Continuer à jouer
level-same-hint = Les mêmes dés donnent de nouveau les résultats de votre dernier essai, dans le même ordre. Ils ne rapportent pas l’étoile du premier essai.
level-watch = Voir une partie gagnée
level-watch-of = Voir une partie gagnée du niveau { $count }
level-locked = Verrouillé : gagnez d’abord le niveau { $count }.
level-no-dice = Il n’y a pas encore d’essai à reprendre. Jouez d’abord ce niveau avec de nouveaux dés.
difficulty-gentle = Doux
difficulty-easy = Facile
difficulty-middling = Moyen
difficulty-hard = Difficile
difficulty-very-hard = Très difficile
difficulty-fiendish = Diabolique
own-head = Un niveau personnel
own-hint = Il ne rapporte pas d’étoiles.
own-four = Choisissez 4 couleurs
own-missions = Jusqu’à 3 missions
own-mission = Mission { $count }
own-none = aucune
own-choice = { $count } { $mission }
own-look = Voir la difficulté
own-play = Jouer ce niveau
own-colours =
    { $count ->
        [one] Vous avez choisi { $count } couleur. Choisissez-en { $most }.
       *[other] Vous avez choisi { $count } couleurs. Choisissez-en { $most }.
    }
own-unknown = Nous n’avons pas encore mesuré ce niveau.
progress-head = Vos progrès dans un fichier
progress-hint = Vos progrès appartiennent à ce navigateur. Un fichier les garde ou les emporte vers un autre. Importer ne remplace jamais un meilleur résultat.
progress-save = Enregistrer mes progrès
progress-file = Fichier de progrès
progress-bring = Importer
progress-brought =
    { $count ->
        [0] Le fichier n’a aucun niveau ; rien n’a changé.
        [one] { $count } niveau importé. Le meilleur des deux résultats compte.
       *[other] { $count } niveaux importés. Le meilleur des deux résultats compte.
    }
progress-no-json = Ce n’est pas un fichier de progrès, ou il est endommagé : ce n’est pas du JSON.
progress-format = Ce n’est pas un fichier de progrès : son format n’est pas « { $expected } ».
progress-version = Le format du fichier a la version { $version }. Choisissez un fichier de la version { $expected }.
progress-game = Ce sont les progrès de « { $text } ». Choisissez un fichier de « { $expected } ».
progress-levels = Ce fichier est endommagé : « levels » n’a aucun niveau, ou trop.
progress-level = Ce fichier est endommagé : « { $text } » n’est pas un niveau. Un niveau, ce sont des couleurs et des missions, comme « RYBG 7 16 ».
progress-entry = Ce fichier est endommagé : ce qu’il dit de « { $level } » est impossible.
