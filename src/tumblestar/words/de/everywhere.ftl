### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = Die Datei „{ $file }“ lässt sich nicht schreiben: { $why }.
cli-no-file = Eine Datei „{ $file }“ gibt es nicht.
cli-unreadable-file = Die Datei „{ $file }“ ist nicht lesbar: { $why }.
cli-not-text = Die Datei „{ $file }“ ist kein Text in UTF-8.
cli-no-records = In „{ $file }“ sind keine Spieldateien. Ihre Namen enden auf .txt.
open-not-text = Diese Datei ist kein Text in UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Spieler { $count }
seat-bot = { $name } (Bot)
seat-bot-twin = { $name } { $count } (Bot)
seat-bot-star = { $name } { $stars } (Bot)
seat-bot-star-twin = { $name } { $count } { $stars } (Bot)
star-1 = Alya
star-2 = Deneb
star-3 = Mizar
star-4 = Rigel
star-5 = Wega
seat-text = { $name }
seat-you = du
seat-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
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
