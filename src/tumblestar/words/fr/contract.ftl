### Ce qu’est un jeu : options, états, fichiers de données, marques des règles, valeurs que donnent les programmes.

## Jeux, places et options

bad-seats = Le jeu ne peut pas avoir { $seats } places. Choisissez { $allowed }.
bad-option = L’option « { $name } » n’existe pas. Choisissez { $allowed }.
bad-option-value = « { $name } » ne peut pas valoir { $value }. Choisissez { $allowed }.
bad-value = { $name } ne peut pas valoir { $value }. Indiquez { $expected }.
bad-name = Un nom, ou les mots d’une place, tiennent sur une ligne d’au plus { $most } caractères visibles.
name-alike = Ce nom ressemble trop à celui d’un autre joueur ou d’un robot. Choisissez-en un autre.
unknown-game = Le jeu « { $name } » n’existe pas. Choisissez { $allowed }.
game-broken = Le jeu « { $name } » ne peut pas être chargé : { $why }
row-points = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.

## Textes illisibles

unreadable-at = Ligne { $line } : { $why }
unread-state = « { $text } » ne fait pas partie d’une position. Tapez clé=valeur avec les clés { $keys }, une fois chacune.
unread-state-value = « { $text } » ne convient pas à « { $key } » dans cette position. Voyez docs/{ $page }.md.

## Marques des règles

mark-ruling = décision
mark-ruling-means = notre décision : la règle imprimée se tait
mark-review = critique
mark-review-means = d’après une critique ou l’éditeur
mark-reconstruction = supposition
mark-reconstruction-means = ce que nous supposons d’un élément imprimé
mark-edition = édition
mark-edition-means = les éditions imprimées diffèrent ici ; l’anglaise est suivie

## Ce que prennent les appels des programmes

takes-whole = un nombre entier de { $least } à { $most }
takes-one-of = { $allowed }
takes-state = un état de { $name }, comme position.state
takes-game = un jeu, comme tumblestar.games.find("twisty")
takes-rng = une source de hasard, comme random.Random(7)
takes-seed = un nombre, un texte, ou None (secrète)
takes-text = un texte
takes-number = un nombre
takes-bool = True ou False

## Les jeux des autres, et ce que les petits jeux n’ont pas à dire eux-mêmes

option-first = Qui commence
option-first-help = Au hasard, ou la place que vous choisissez.
option-first-0 = au hasard
option-first-seat = place { $count }
first-seat = { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
seat-won = { $seat ->
        [you] Vous avez gagné !
       *[other] { $seat } a gagné.
    }
first-seat-awaited = Le premier joueur est tiré au hasard.
unread-of = Vous ne pouvez pas faire « { $text } » ici. Tapez l’une de ces actions : { $actions }.

## TOML

toml-bad = { $file }, ligne { $line } : ce n’est pas du TOML. { $why }
toml-unknown = { $file }, ligne { $line } : l’entrée « { $name } » n’existe pas. Choisissez { $allowed }.
toml-missing = { $file }, ligne { $line } : « { $name } » manque.
toml-value = { $file }, ligne { $line } : « { $name } » ne peut pas valoir « { $value } ». Indiquez { $expected }.
toml-expected-table = des entrées sous un titre ou entre accolades
toml-expected-number = { NUMBER($number, useGrouping: "false") }, comme les autres entrées
toml-expected-whole = un nombre entier de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true ou false
toml-expected-text = un texte entre guillemets droits
toml-expected-one = { $allowed }
toml-expected-some = des mots différents parmi { $allowed }
toml-entry = { $file }, ligne { $line } : « { $name } » est inutilisable. { $why }
toml-expected-integer = un nombre entier
toml-expected-decimal = un nombre
toml-expected-total = { $number } en tout
toml-expected-words = { $count } mots différents parmi { $allowed }
toml-expected-list = { $count ->
        [0] une liste entre crochets
       *[other] une liste de { $count } entrées entre crochets
    }
