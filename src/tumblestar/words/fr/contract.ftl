### Ce qu’est un jeu : options, états, fichiers de données, marques des règles, valeurs que donnent les programmes.

## Jeux, places et options

bad-seats = Le jeu ne peut pas avoir { $seats } places ; attendu : { $allowed }.
bad-option = Option inconnue : « { $name } » ; attendu : { $allowed }.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; attendu : { $allowed }.
bad-value = { $name } ne peut pas être { $value } ; attendu : { $expected }.
bad-name = Un nom ou un sel tient sur une ligne d’au plus { $most } caractères visibles.
name-alike = Ce nom ressemble à celui de quelqu’un d’autre ici ou à celui d’un robot. Choisissez-en un autre.
unknown-game = Jeu inconnu : « { $name } » ; attendu : { $allowed }.
game-broken = Le jeu « { $name } » ne peut pas être chargé : { $why }
row-points = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.

## Textes illisibles

unreadable-at = Ligne { $line } : { $why }
unread-state = « { $text } » ne fait pas partie d’une position ; attendu : clé=valeur avec les clés { $keys }, une fois chacune.
unread-state-value = « { $text } » ne convient pas à « { $key } » dans cette position ; grammaire : docs/{ $page }.md.

## Marques des règles

mark-ruling = décision
mark-ruling-means = notre décision, là où la règle imprimée se tait
mark-review = critique
mark-review-means = tiré de critiques ou des textes de l’éditeur
mark-reconstruction = reconstitution
mark-reconstruction-means = notre meilleure idée de ce que contient la boîte
mark-edition = édition
mark-edition-means = les éditions imprimées diffèrent ici ; l’édition anglaise est suivie

## Ce que prennent les appels des programmes

takes-whole = un nombre entier de { $least } à { $most }
takes-one-of = l’un de { $allowed }
takes-state = un état de { $name }, comme position.state
takes-game = un jeu, comme tumblestar.games.find("twisty")
takes-rng = une source de hasard, comme random.Random(7)
takes-seed = un nombre, un texte, ou None (secrète)
takes-text = un texte
takes-number = un nombre
takes-bool = True ou False

## Les jeux des autres, et ce que les petits jeux n’ont pas à dire eux-mêmes

option-first = Qui commence
option-first-help = Le hasard décide, ou vous.
option-first-0 = au hasard
option-first-seat = place { $count }
first-seat = { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
seat-won = { $seat ->
        [you] Vous gagnez !
       *[other] { $seat } gagne.
    }
first-seat-awaited = Le hasard décide qui commence.
unread-of = « { $text } » ne peut pas se faire ici ; on attend l’un de ceux-ci : { $actions }.

## TOML

toml-bad = { $file }, ligne { $line } : ce n’est pas du TOML. { $why }
toml-unknown = { $file }, ligne { $line } : il n’y a pas d’entrée « { $name } » ; attendu : { $allowed }.
toml-missing = { $file }, ligne { $line } : « { $name } » manque.
toml-value = { $file }, ligne { $line } : « { $name } » vaut « { $value } » ; attendu : { $expected }.
toml-expected-table = des entrées sous un titre ou entre accolades
toml-expected-number = { NUMBER($number, useGrouping: "false") }, comme le veulent les autres entrées
toml-expected-whole = un nombre entier de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true ou false
toml-expected-text = un texte entre guillemets droits
toml-expected-one = l’un des mots { $allowed }
toml-expected-some = des mots différents parmi { $allowed }
toml-entry = { $file }, ligne { $line } : « { $name } » est inutilisable. { $why }
toml-expected-integer = un nombre entier
toml-expected-decimal = un nombre
toml-expected-total = { $number } en tout
toml-expected-words = { $count } mots différents parmi { $allowed }
toml-expected-list = { $count ->
        [0] une liste entre crochets
       *[other] une liste de { $count } éléments entre crochets
    }
