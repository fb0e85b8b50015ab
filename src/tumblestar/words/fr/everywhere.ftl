### Ce que disent plusieurs parties de tumblestar : listes, places, couleurs, fichiers illisibles.

## Fichiers illisibles, ou impossibles à écrire

cli-unwritable-file = Le fichier « { $file } » ne peut pas être écrit : { $why }.
cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $why }.
cli-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8.
cli-no-records = Il n’y a pas de fichiers de parties dans « { $file } ». Leurs noms finissent par .txt.
open-not-text = Ce fichier n’est pas du texte en UTF-8.

## Listes

list = { $items }

## Places

seat-unnamed = Joueur { $count }
seat-bot = { $name } (robot)
seat-bot-twin = { $name } { $count } (robot)
seat-bot-star = { $name } { $stars } (robot)
seat-bot-star-twin = { $name } { $count } { $stars } (robot)
star-1 = Alya
star-2 = Deneb
star-3 = Mizar
star-4 = Rigel
star-5 = Vega
seat-text = { $name }
seat-you = vous
seat-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Couleurs

# Les couleurs en une lettre, pour les jeux qui n’ont pas leurs propres lettres.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N
