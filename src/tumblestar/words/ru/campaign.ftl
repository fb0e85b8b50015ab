### The campaign of levels.

## Shelf and tables

card-campaign-short = Кампания
card-campaign = Кампания: { $game }

## New table

new-campaign = В одиночку: кампания из 40 уровней

## Campaign

campaign-head = Кампания: { $game }
campaign-about = Сорок уровней для игры в одиночку. Чтобы пройти уровень и открыть следующий, наберите не меньше { $goal } очков и выполните все его миссии. За { $great } очков — вторая звезда, за победу с первой попытки — третья.
campaign-ours = Печатные уровни нам неизвестны. Эти 40 — наши, в порядке того, как часто их проходит бот «{ bot-strong }».
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
level-tries =
    { $count ->
        [0] Попыток ещё не было.
        [one] { $count } попытка.
        [few] { $count } попытки.
       *[many] { $count } попыток.
    }
level-best = Лучший счёт: { $points }.
level-go-on = Продолжить игру
level-same-hint = Те же кубики дают те же значения, что в прошлой попытке, в том же порядке. Звезды за первую попытку они не приносят.
level-watch = Посмотреть победную игру
level-watch-of = Посмотреть победную игру уровня { $count }
level-locked = Закрыт: сначала пройдите уровень { $count }.
level-no-dice = Прошлой попытки нет. Сначала сыграйте этот уровень с новыми кубиками.
difficulty-gentle = Лёгкий
difficulty-easy = Простой
difficulty-middling = Средний
difficulty-hard = Трудный
difficulty-very-hard = Очень трудный
difficulty-fiendish = Адский
own-head = Свой уровень
own-hint = Звёзд он не приносит.
own-four = Выберите 4 цвета
own-missions = До 3 миссий
own-mission = Миссия { $count }
own-none = нет
own-choice = { $count } { $mission }
own-look = Показать сложность
own-play = Играть этот уровень
own-colours =
    { $count ->
        [one] Вы выбрали { $count } цвет. Выберите { $most }.
        [few] Вы выбрали { $count } цвета. Выберите { $most }.
       *[many] Вы выбрали { $count } цветов. Выберите { $most }.
    }
own-unknown = Этот уровень мы ещё не измерили.
progress-head = Ваши успехи файлом
progress-hint = Ваши успехи хранит этот браузер. Файл сохраняет их или переносит в другой. Импорт никогда не заменяет лучший результат.
progress-save = Сохранить успехи
progress-file = Файл успехов
progress-bring = Импортировать
progress-brought = { $count ->
        [0] В файле нет уровней; ничего не изменилось.
        [one] Импортирован { $count } уровень. Считается лучший из двух результатов.
        [few] Импортированы { $count } уровня. Считается лучший из двух результатов.
       *[many] Импортировано { $count } уровней. Считается лучший из двух результатов.
    }
progress-no-json = Это не файл успехов, или он повреждён: это не JSON.
progress-format = Это не файл успехов: его формат не «{ $expected }».
progress-version = Версия формата файла — { $version }. Выберите файл версии { $expected }.
progress-game = Это успехи в «{ $text }». Выберите файл для «{ $expected }».
progress-levels = Файл повреждён: в «levels» нет уровней или их слишком много.
progress-level = Файл повреждён: «{ $text }» — не уровень. Уровень — это цвета и миссии, например «RYBG 7 16».
progress-entry = Файл повреждён: сказанное о «{ $level }» невозможно.
