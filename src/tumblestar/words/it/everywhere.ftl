### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = Il file «{ $file }» non si può scrivere: { $why }.
cli-no-file = Non c’è un file «{ $file }».
cli-unreadable-file = Il file «{ $file }» non si può leggere: { $why }.
cli-not-text = Il file «{ $file }» non è testo in UTF-8.
cli-no-records = In «{ $file }» non ci sono file di partita. Il loro nome finisce in .txt.
open-not-text = Questo file non è testo in UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Giocatore { $count }
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
seat-you = tu
seat-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
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
