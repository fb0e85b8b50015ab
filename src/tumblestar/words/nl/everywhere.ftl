### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = Het bestand “{ $file }” kan niet worden geschreven: { $why }.
cli-no-file = Er is geen bestand “{ $file }”.
cli-unreadable-file = Het bestand “{ $file }” kan niet worden gelezen: { $why }.
cli-not-text = Het bestand “{ $file }” is geen tekst in UTF-8.
cli-no-records = Er zijn geen spelbestanden in “{ $file }”. Hun namen eindigen op .txt.
open-not-text = Dit bestand is geen tekst in UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Speler { $count }
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
seat-you = jij
seat-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
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
