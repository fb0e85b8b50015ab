### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = В игре не может быть мест: { $seats }. Выберите { $allowed }.
bad-option = Нет опции «{ $name }». Выберите { $allowed }.
bad-option-value = «{ $name }» не может быть { $value }. Выберите { $allowed }.
bad-value = { $name } не может быть { $value }. Укажите { $expected }.
bad-name = Имя или слова для места — одна строка, видимых знаков не больше { $most }.
name-alike = Это имя слишком похоже на имя другого игрока или бота. Выберите другое.
unknown-game = Нет игры «{ $name }». Выберите { $allowed }.
game-broken = Игру «{ $name }» загрузить нельзя: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.

## Texts that cannot be read

unreadable-at = Строка { $line }: { $why }
unread-state = «{ $text }» — не часть позиции. Введите ключ=значение с ключами { $keys }, каждый один раз.
unread-state-value = «{ $text }» не подходит к «{ $key }» в этой позиции. См. docs/{ $page }.md.

## Marks of rules

mark-ruling = уточнение
mark-ruling-means = наше уточнение: в печатных правилах об этом ничего нет
mark-review = обзор
mark-review-means = из обзора или от издателя
mark-reconstruction = догадка
mark-reconstruction-means = наша догадка о том, что напечатано в игре
mark-edition = издание
mark-edition-means = здесь печатные издания расходятся; мы следуем английскому

## What calls of programs take

takes-whole = целое число от { $least } до { $most }
takes-one-of = { $allowed }
takes-state = позиция { $name }, например position.state
takes-game = игра, например tumblestar.games.find("twisty")
takes-rng = источник случая, например random.Random(7)
takes-seed = число, текст или None (секрет)
takes-text = текст
takes-number = число
takes-bool = True или False

## Games by others, and what small games need not say themselves

option-first = Кто ходит первым
option-first-help = Случайно — или игрок на выбранном месте.
option-first-0 = случайно
option-first-seat = место { $count }
first-seat = { $seat ->
        [you] Первый ход ваш.
       *[other] Первый ход: { $seat }.
    }
seat-won = { $seat ->
        [you] Вы победили!
       *[other] { $seat } побеждает.
    }
first-seat-awaited = Первый игрок определяется случайно.
unread-of = «{ $text }» здесь невозможно. Введите одно из: { $actions }.

## TOML

toml-bad = { $file }, строка { $line }: это не TOML. { $why }
toml-unknown = { $file }, строка { $line }: нет записи «{ $name }». Выберите { $allowed }.
toml-missing = { $file }, строка { $line }: не хватает «{ $name }».
toml-value = { $file }, строка { $line }: «{ $name }» не может быть «{ $value }». Укажите { $expected }.
toml-expected-table = записи под заголовком или в фигурных скобках
toml-expected-number = { NUMBER($number, useGrouping: "false") }, как в других записях
toml-expected-whole = целое число от { NUMBER($low, useGrouping: "false") } до { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true или false
toml-expected-text = текст в кавычках
toml-expected-one = { $allowed }
toml-expected-some = разные слова из этих: { $allowed }
toml-entry = { $file }, строка { $line }: «{ $name }» использовать нельзя. { $why }
toml-expected-integer = целое число
toml-expected-decimal = число
toml-expected-total = всего { $number }
toml-expected-words = { $count } разных слов из списка: { $allowed }
toml-expected-list = { $count ->
        [0] список в квадратных скобках
        [one] список из { $count } элемента в квадратных скобках
        [few] список из { $count } элементов в квадратных скобках
       *[many] список из { $count } элементов в квадратных скобках
    }
