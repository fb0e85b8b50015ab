### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = The file “{ $file }” cannot be written: { $why }.
cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-not-text = The file “{ $file }” is not text in UTF-8.
cli-no-records = There are no records in “{ $file }”: files whose names end in .txt.
open-not-text = This file is not text in UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Player { $count }
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
seat-you = you
seat-points = { $count ->
        [one] 1 point
       *[other] { $count } points
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
