### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = Filen ”{ $file }” kan inte skrivas: { $why }.
cli-no-file = Det finns ingen fil ”{ $file }”.
cli-unreadable-file = Filen ”{ $file }” kan inte läsas: { $why }.
cli-not-text = Filen ”{ $file }” är inte text i UTF-8.
cli-no-records = Det finns inga spelfiler i ”{ $file }”. Deras namn slutar på .txt.
open-not-text = Filen är inte text i UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Spelare { $count }
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
seat-you = du
seat-points = { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }

## Colours

colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N
