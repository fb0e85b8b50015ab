### Le plateau d’analyse.

## Étagère et tables

card-analysis-short = Analyse
card-analysis = Analyse de { $game }

## Nouvelle table

new-analysis = Analyser n’importe quelle position

## Un plateau pour réfléchir

analysis-head = Analyse : { $game }
analysis-picture = La position ; aussi en texte.
analysis-long = Cette adresse a plus de { $most } caractères. Partez d’une position en notation.
analysis-events = La suite a { $count } étapes ; { $most } au plus sont permises. Partez d’une position en notation.
analysis-start = Cette position est impossible. { $why }
analysis-action = L’étape { $n } de la suite, « { $text } », est impossible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Vous voyez la position d’avant.
analysis-at = « { $text } » n’est pas une position de cette suite. Choisissez de 0 à { $most }. Vous voyez la dernière.
analysis-deal = Nouvelle mise en place
analysis-blank = Vide
analysis-game = D’une partie
analysis-values = Chances de victoire
analysis-show = Voir les chances
analysis-of = { $seat } { $share }
edit-head = Modifier la position
edit-open = Composer en cliquant
edit-hint = Choisissez un endroit dans l’image ou dans la liste, puis ce qui s’y trouve.
edit-places = Endroits
edit-none = Rien d’autre ne peut être ici. Changez d’abord un autre endroit.
edit-done = Terminé
edit-more = { $count } de plus
edit-less = { $count } de moins
analysis-large = Agrandir le plateau : { $player }
analysis-from = Analyser d’ici
analysis-working =
    { $count ->
        [one] Encore { $count } position à calculer…
       *[other] Encore { $count } positions à calculer…
    }
analysis-unknown = Il n’y a pas d’évaluation de cette position.
analysis-actions = Ce que peut faire { $player }
analysis-chance = Ce que le hasard peut donner
analysis-beside = À côté de chacune : les chances de victoire ({ $player }).
analysis-odds = probabilité { $chance }
analysis-roll = Lancer
analysis-roll-on = Lancer jusqu’au choix
analysis-line = Suite
analysis-set-up = Mise en place : { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
analysis-empty = Pas encore d’étapes. Choisissez la première.
analysis-add = Continuer en notation
analysis-add-hint = Tapez des étapes séparées par des virgules. Elles remplacent toutes les suivantes.
analysis-position = Composer une position
analysis-notation = La position en notation
analysis-set = Voir la position
analysis-new = Début d’une partie
analysis-begin = Partir de là
analysis-link = Lien vers cette position
analysis-play = Jouer à partir d’ici
analysis-as = Vous jouez
analysis-against = Les autres sont
analysis-play-hint = Cela ouvre d’ici une nouvelle table, avec un hasard scellé à neuf.
analysis-play-do = Jouer la suite
