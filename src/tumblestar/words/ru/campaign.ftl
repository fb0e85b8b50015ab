### The campaign of levels.

## Shelf and tables

card-campaign-short = Кампания
card-campaign = Кампания: { $game }

## New table

new-campaign = В одиночку: кампания из сорока уровней

## Campaign

campaign-head = Кампания: { $game }
campaign-about = Сорок уровней для игры в одиночку. Уровень пройден, если выполнены все миссии и очков не меньше { $goal }; тогда открывается следующий. За { $great } и больше — вторая звезда, за победу с первой попытки — третья.
campaign-ours = Печатных уровней мы не знаем. Эти сорок — наши, в порядке того, как часто их проходит бот «{ bot-strong }».
campaign-standing = Пройдено уровней: { $won } из { $count }. Звёзды: { $stars } из { $most }.
campaign-next = К уровню { $count }
campaign-all-won = Все уровни пройдены!
campaign-card = Карта { $count }: уровни { $first }–{ $last }
campaign-map = Схема карты { $count }
campaign-node-won = Уровень { $count }: пройден, звёзды: { $stars } из 3
campaign-node-open = Уровень { $count }: открыт, ещё не пройден
campaign-node-locked = Уровень { $count }: закрыт
level-no-mission = без миссий
level-colours = Цвета
level-difficulty = Сложность
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: бот «{ bot-strong }» проходит { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, партий: { $count }.
level-tried = До сих пор
level-tries = Попытки: { $count }.
level-best = Лучший счёт: { $points }.
level-go-on = Продолжить игру
level-same-hint = Те же кубики повторяют значения прошлой попытки по порядку. Звезды за первую попытку они не приносят.
level-watch = Посмотреть победную игру
level-watch-of = Посмотреть победную игру уровня { $count }
level-locked = Закрыт: сначала пройдите уровень { $count }.
level-no-dice = Прошлой попытки нет; сначала сыграйте этот уровень новыми кубиками.
difficulty-gentle = Лёгкий
difficulty-easy = Простой
difficulty-middling = Средний
difficulty-hard = Трудный
difficulty-very-hard = Очень трудный
difficulty-fiendish = Адский
own-head = Свой уровень
own-hint = Звёзд за него нет.
own-four = Четыре цвета
own-missions = До трёх миссий
own-mission = Миссия { $count }
own-none = нет
own-choice = { $count } { $mission }
own-look = Насколько трудно?
own-play = Играть этот уровень
own-colours = Цветов в уровне: { $most }; выбрано: { $count }.
own-unknown = Этот выбор ещё не измерен.
progress-head = Ваши успехи файлом
progress-hint = Успехи принадлежат этому браузеру. Файл хранит их или переносит в другой; что здесь лучше, остаётся.
progress-save = Сохранить успехи
progress-file = Файл успехов
progress-bring = Внести
progress-brought = { $count ->
        [0] В файле нет уровней; ничего не изменилось.
       *[other] Внесено уровней: { $count }. Считается лучшее из обоих.
    }
progress-no-json = Файл повреждён или это не файл успехов: это не JSON.
progress-format = Это не файл успехов; ожидается формат «{ $expected }».
progress-version = Версия формата файла — { $version }; ожидается: { $expected }.
progress-game = Это успехи в «{ $text }»; ожидается «{ $expected }».
progress-levels = Файл повреждён: «levels» — не список.
progress-level = Файл повреждён: «{ $text }» — не уровень; ожидаются цвета и миссии, например «RYBG 7 16».
progress-entry = Файл повреждён: сказанное о «{ $level }» невозможно.
