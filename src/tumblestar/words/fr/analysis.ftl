### Le plateau d’analyse.

## Étagère et tables

card-analysis-short = Analyse
card-analysis = Analyse de { $game }

## Nouvelle table

new-analysis = Analyser n’importe quelle position

## Un plateau pour réfléchir

analysis-head = Analyse : { $game }
analysis-picture = La position ; aussi en texte.
analysis-long = L’adresse a plus de { $most } caractères. Partez d’une position notée.
analysis-events = La suite compte { $count } actions ; { $most } au plus sont acceptées. Partez d’une position notée.
analysis-start = Cette position est impossible. { $why }
analysis-action = L’action { $n } de la suite, « { $text } », est impossible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } La position qui la précède est affichée.
analysis-at = Position inconnue : « { $text } » ; attendu : 0 à { $most }. La dernière est affichée.
analysis-deal = Nouvelle mise en place
analysis-blank = Vide
analysis-game = D’une partie
analysis-values = Parts de victoire
analysis-show = Afficher les parts de victoire
analysis-of = { $seat } { $share }
edit-head = Modifier la position
edit-open = Installer en cliquant
edit-hint = Choisissez un endroit dans l’image ou dans la liste, puis ce qui s’y trouve.
edit-places = Endroits
edit-none = Rien d’autre ne peut être ici. Changez d’abord un autre endroit.
edit-done = Terminé
edit-more = { $count } de plus
edit-less = { $count } de moins
analysis-large = Le plateau de { $player }, en grand
analysis-from = Analyser à partir d’ici
analysis-working = Positions restant à calculer : { $count }.
analysis-unknown = Il n’y a pas d’évaluateur pour cette position.
analysis-actions = Ce que peut faire { $player }
analysis-chance = Ce que le hasard peut donner
analysis-beside = À côté de chacune : la part de victoire de { $player }.
analysis-odds = vient { $chance }
analysis-roll = Tirer
analysis-roll-on = Tirer jusqu’à une décision
analysis-line = Suite
analysis-set-up = Mise en place : { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
analysis-empty = Rien n’a encore été joué.
analysis-add = Continuer en notation
analysis-add-hint = Des actions séparées par des virgules ; elles remplacent ce qui suivait.
analysis-position = Installer une position
analysis-notation = La position en notation
analysis-set = Afficher cette position
analysis-new = Depuis le début d’une partie
analysis-begin = Partir de là
analysis-link = Lien vers cette position
analysis-play = Jouer à partir d’ici
analysis-as = Vous jouez
analysis-against = Les autres sont
analysis-play-hint = Une table commence ici ; son hasard est scellé à nouveau.
analysis-play-do = Jouer la suite
