### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = The file “{ $file }” cannot be written: { $why }.
cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-not-text = The file “{ $file }” is not text in UTF-8.
cli-no-records = There are no game files in “{ $file }”. Their names end in .txt.
open-not-text = This file is not text in UTF-8.

## Lists

# A list alone. $items: made by the code, with “and” before the last.
list = { $items }

## Seats

# Name of a player who has given none.
seat-unnamed = Player { $count }
# Name of a bot.
seat-bot = { $name } (bot)
# Name of a bot, where several of that name play. $count: 1, 2 …
seat-bot-twin = { $name } { $count } (bot)
# Name of a bot. $stars: as many stars as its strength.
seat-bot-star = { $name } { $stars } (bot)
# Name of a bot, where several of that name play. $stars: as many stars as its strength.
seat-bot-star-twin = { $name } { $count } { $stars } (bot)
# Name of a bot: a star, weak. All five are names of stars, and in no language translated.
star-1 = Alya
# Name of a bot: a star.
star-2 = Deneb
# Name of a bot: a star.
star-3 = Mizar
# Name of a bot: a star.
star-4 = Rigel
# Name of a bot: a star, strong.
star-5 = Vega
# A name alone.
seat-text = { $name }
# The reader, in the place of a name in a list.
seat-you = you
# Points, in lists and tables.
seat-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Colours

# Colour as one letter, for games without letters of their own. All eight differ.
colour-red-letter = R
# Colour as one letter.
colour-orange-letter = O
# Colour as one letter.
colour-yellow-letter = Y
# Colour as one letter.
colour-green-letter = G
# Colour as one letter.
colour-blue-letter = B
# Colour as one letter.
colour-purple-letter = P
# Colour as one letter: pink, since P is purple.
colour-pink-letter = K
# Colour as one letter: black, since B is blue.
colour-black-letter = N
