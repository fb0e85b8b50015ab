### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = El archivo «{ $file }» no se puede escribir: { $why }.
cli-no-file = No existe el archivo «{ $file }».
cli-unreadable-file = El archivo «{ $file }» no se puede leer: { $why }.
cli-not-text = El archivo «{ $file }» no es texto en UTF-8.
cli-no-records = En «{ $file }» no hay archivos de partida. Sus nombres acaban en .txt.
open-not-text = Este archivo no es texto en UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Jugador { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-bot-star = { $name } { $stars } (bot)
seat-bot-star-twin = { $name } { $count } { $stars } (bot)
star-1 = Alya
star-2 = Deneb
star-3 = Mizar
star-4 = Rigel
star-5 = Vega
seat-text = { $name }
seat-you = tú
seat-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## Colours

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N
