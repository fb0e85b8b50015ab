### What several parts of tumblestar say: lists, seats, colours, and files that cannot be read.

## Files that cannot be read or written

cli-unwritable-file = В файл «{ $file }» нельзя писать: { $why }.
cli-no-file = Файла «{ $file }» нет.
cli-unreadable-file = Файл «{ $file }» не читается: { $why }.
cli-not-text = Файл «{ $file }» — не текст в UTF-8.
cli-no-records = В «{ $file }» нет файлов игр. Их имена кончаются на .txt.
open-not-text = Этот файл — не текст в UTF-8.

## Lists

list = { $items }

## Seats

seat-unnamed = Игрок { $count }
seat-bot = { $name } (бот)
seat-bot-twin = { $name } { $count } (бот)
seat-bot-star = { $name } { $stars } (бот)
seat-bot-star-twin = { $name } { $count } { $stars } (бот)
star-1 = Алия
star-2 = Денеб
star-3 = Мицар
star-4 = Ригель
star-5 = Вега
seat-text = { $name }
seat-you = вы
seat-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
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
