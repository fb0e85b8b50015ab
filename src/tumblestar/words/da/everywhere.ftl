### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = Filen ”{ $file }” kan ikke skrives: { $why }.
cli-no-file = Der er ingen fil ”{ $file }”.
cli-unreadable-file = Filen ”{ $file }” kan ikke læses: { $why }.
cli-not-text = Filen ”{ $file }” er ikke tekst i UTF-8.
cli-no-records = Der er ingen spilfiler i ”{ $file }”. Deres navne ender på .txt.
open-not-text = Filen er ikke tekst i UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Spiller { $count }
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
        [one] 1 point
       *[other] { $count } point
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
