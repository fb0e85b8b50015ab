### The analysis board.

## Shelf and tables

card-analysis-short = Анализ
card-analysis = Анализ: { $game }

## New table

new-analysis = Анализ любой позиции

## A board to think on

analysis-head = Анализ: { $game }
analysis-picture = Позиция; и текстом.
analysis-long = В адресе знаков больше { $most }. Начните с позиции в нотации.
analysis-events = Действий в линии: { $count }; принимается не больше { $most }. Начните с позиции в нотации.
analysis-start = Такой позиции быть не может. { $why }
analysis-action = Действие { $n } линии, «{ $text }», невозможно. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Показана позиция перед ним.
analysis-at = Неизвестная позиция «{ $text }»; ожидается от 0 до { $most }. Показана последняя.
analysis-deal = Новая расстановка
analysis-blank = Пусто
analysis-game = Из партии
analysis-values = Доли победы
analysis-show = Показать доли победы
analysis-of = { $seat } { $share }
edit-head = Изменить позицию
edit-open = Составить нажатиями
edit-hint = Выберите место на рисунке или в списке, потом то, что там.
edit-places = Места
edit-none = Здесь больше ничего быть не может. Сначала измените другое место.
edit-done = Готово
edit-more = на { $count } больше
edit-less = на { $count } меньше
analysis-large = Крупно поле: { $player }
analysis-from = Анализ отсюда
analysis-working = Осталось вычислить позиций: { $count }.
analysis-unknown = Для этой позиции нет оценщика.
analysis-actions = Что можно сделать: { $player }
analysis-chance = Что может принести случай
analysis-beside = Рядом с каждым — доля победы: { $player }.
analysis-odds = выпадает { $chance }
analysis-roll = Бросить
analysis-roll-on = Бросать до решения
analysis-line = Линия
analysis-set-up = Подготовка: { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
analysis-empty = Пока ничего не сделано.
analysis-add = Дальше в нотации
analysis-add-hint = Действия через запятую; они заменяют то, что было дальше.
analysis-position = Составить позицию
analysis-notation = Позиция в нотации
analysis-set = Показать эту позицию
analysis-new = С начала игры
analysis-begin = Начать там
analysis-link = Ссылка на эту позицию
analysis-play = Играть отсюда
analysis-as = Вы играете за
analysis-against = Остальные —
analysis-play-hint = Здесь начинается стол; его случай запечатан заново.
analysis-play-do = Играть
