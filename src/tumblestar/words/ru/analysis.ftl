### The analysis board.

## Shelf and tables

card-analysis-short = Анализ
card-analysis = Анализ: { $game }

## New table

new-analysis = Анализ любой позиции

## A board to think on

analysis-head = Анализ: { $game }
analysis-picture = Позиция; есть и текстом.
analysis-long = В этом адресе больше { $most } знаков. Начните с позиции в нотации.
analysis-events = Шагов в этой линии: { $count }; допускается не больше { $most }. Начните с позиции в нотации.
analysis-start = Такая позиция невозможна. { $why }
analysis-action = Шаг { $n } линии, «{ $text }», невозможен. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Показана позиция перед ним.
analysis-at = «{ $text }» — не позиция этой линии. Выберите от 0 до { $most }. Показана последняя.
analysis-deal = Новый расклад
analysis-blank = Пусто
analysis-game = Из игры
analysis-values = Шансы на победу
analysis-show = Показать шансы на победу
analysis-of = { $seat } { $share }
edit-head = Изменить позицию
edit-open = Составить нажатиями
edit-hint = Выберите место на рисунке или в списке, потом то, что там.
edit-places = Места
edit-none = Здесь больше ничего быть не может. Сначала измените другое место.
edit-done = Готово
edit-more = на { $count } больше
edit-less = на { $count } меньше
analysis-large = Увеличить поле: { $player }
analysis-from = Анализ отсюда
analysis-working =
    { $count ->
        [one] Вычисляем ещё { $count } позицию…
        [few] Вычисляем ещё { $count } позиции…
       *[many] Вычисляем ещё { $count } позиций…
    }
analysis-unknown = Для этой позиции оценки нет.
analysis-actions = Что можно сделать: { $player }
analysis-chance = Что может выпасть
analysis-beside = Рядом с каждым — шансы на победу: { $player }.
analysis-odds = вероятность { $chance }
analysis-roll = Бросить
analysis-roll-on = Бросать до выбора
analysis-line = Линия
analysis-set-up = Подготовка: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
analysis-empty = Шагов пока нет. Выберите первый.
analysis-add = Продолжить в нотации
analysis-add-hint = Введите шаги через запятую. Они заменяют все следующие шаги.
analysis-position = Составить позицию
analysis-notation = Позиция в нотации
analysis-set = Показать эту позицию
analysis-new = С начала игры
analysis-begin = Начать там
analysis-link = Ссылка на эту позицию
analysis-play = Играть отсюда
analysis-as = Вы играете за
analysis-against = Остальные —
analysis-play-hint = Отсюда начнётся новый стол, с заново запечатанной удачей.
analysis-play-do = Играть
