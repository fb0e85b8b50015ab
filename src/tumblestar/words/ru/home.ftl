### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: настольные игры

## Shelf and tables

shelf-head = Во что сыграем?
shelf-resume = Продолжить игру
shelf-turn = Ваш ход: { $game }
shelf-turn-with = Ваш ход: { $game } ({ $others })
shelf-go-on = Продолжить
shelf-over = Последние результаты
tables-head = Мои столы
tables-open = Идут сейчас
tables-over = Закончены
tables-study = Открыты из файлов
tables-none = Сейчас ни одна игра не идёт. Выберите игру, чтобы начать.
title-waits = ({ $count }) { $title }
open-head = Открыть файл игры
open-hint = Выберите файл, скачанный со стола или написанный вручную. Игру можно просмотреть по шагам.
open-file = Файл
open-do = Открыть

## Together

lobby-head = Лобби
lobby-search = Искать
lobby-name = Имя игрока
lobby-game = Игра
lobby-any = все игры
lobby-open = Открытые столы
lobby-open-none = Открытых столов сейчас нет. Создав свой, вы можете показать его здесь.
lobby-playing = Идут сейчас
lobby-own = Мои столы
lobby-own-none = Столов не найдено.
lobby-over = Законченные игры
lobby-over-none = Игр не найдено.
lobby-files = Игры из файлов
lobby-free = { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
       *[many] { $count } мест свободно
    }
lobby-join = Занять место
lobby-join-of = Занять место: { $game }
invited-none = Игр пока нет. Откройте приглашение или введите его код.
invited-code = Войти по коду
