### The rules of a game.

## Command line

cli-rules = Показывает правила игры с метками и отмечает то, чего нет в печатных правилах.
cli-tiles = Рисует вместо этого тайлы с числами и таблицами для сверки с коробкой.
cli-out = Файл для записи, .html или .svg для тайлов; по умолчанию стандартный вывод.

## Shelf and tables

card-rules-short = Правила
card-rules = Правила: { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Без знака: как говорит издатель.

## Rules in pictures

rules-contents = Содержание
rules-figures = Наши собственные цифры
rules-search = Поиск по правилам
rules-search-do = Искать
rules-found = { $count ->
        [0] Ни в одном правиле нет всех этих слов.
        [one] Найдено { $count } правило.
        [few] Найдено { $count } правила.
       *[many] Найдено { $count } правил.
    }
rules-summary = Памятка для стола
summary-head = { $game } кратко
example-legal = Можно.
example-illegal = Нельзя.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] { $count } очко.
        [few] { $count } очка.
       *[many] { $count } очков.
    }
example-points-of = { $count ->
        [one] { $count } очко ({ $parts }).
        [few] { $count } очка ({ $parts }).
       *[many] { $count } очков ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] файл
       *[other] пример «{ $name }»
    }: { $why }
examples-rule = правила или раздела «{ $tag }» нет. Назовите из words/en.ftl, например AB-3.1 или AB-3.
examples-name = каждому примеру нужны своё имя, слова «{ $key }» в words/en.ftl и рисунок.
examples-crop = нет выреза «{ $text }». Выберите { $allowed }.
examples-seat = места { $count } нет.
examples-legal = «{ $text }» там не разрешено, по { $tag ->
        [none] тому, что может выпасть
       *[other] { $tag }
    }. Исправьте позицию или действие.
examples-tag = действие разрешено или запрещено, но не оба; запрещённому нужна метка запрещающего правила.
examples-illegal = «{ $text }» должно быть запрещено по { $tag }, а правила говорят: { $found ->
        [none] разрешено
       *[other] { $found }
    }.
examples-points = «{ $name }» должно быть { $count }, а правила говорят { $found }.
examples-summary = нужны слова «{ $key }» и «{ $key }-1» в words/en.ftl и примеры с именами: { $names }.
cli-rules-search = Показывает только правила со всеми этими словами, без учёта диакритики.
cli-rules-section = Показывает только этот раздел, например TY-3.
cli-rules-no-section = У { $game } нет раздела «{ $text }». Выберите { $allowed }.
cli-rules-none = Ни в одном правиле { $game } нет всех слов «{ $text }».
