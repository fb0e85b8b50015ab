### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = O arquivo “{ $file }” não pode ser escrito: { $why }.
cli-no-file = Não há arquivo “{ $file }”.
cli-unreadable-file = O arquivo “{ $file }” não pode ser lido: { $why }.
cli-not-text = O arquivo “{ $file }” não é texto em UTF-8.
cli-no-records = Não há arquivos de partida em “{ $file }”. Os nomes deles terminam em .txt.
open-not-text = Este arquivo não é texto em UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Jogador { $count }
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
seat-you = você
seat-points = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
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
