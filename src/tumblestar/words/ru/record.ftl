### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Игра окончена.
refused-seat =
    Сейчас не ваш ход. { $seat ->
        [0] Следующим идёт случайный исход.
       *[other] Ходит игрок на месте { $seat }.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = Сейчас не ваш ход. { $now }
refused-place = Сейчас там ничего сделать нельзя. { $now }
refused-chance = Здесь все случайные исходы решает сид. Вводить их можно только за столом с настоящей доской.
bad-chance = «{ $text }» — не вид случая. Используйте одно из: { $allowed }.
bad-commitment = Запечатанным исходам нужен отпечаток: 64 шестнадцатеричные цифры.
bad-practice = В тренировке не может быть запечатанных случайных исходов.
bad-seed = Сид — одна строка, видимых знаков от 1 до { $most }.
bad-salts =
    { $seats ->
        [one] Укажите { $seats } соль. Она может быть пустой.
        [few] Укажите { $seats } соли, по одной на место. Соль может быть пустой.
       *[many] Укажите { $seats } солей, по одной на место. Соль может быть пустой.
    }
bad-seat-kind = Отдайте каждое место человеку или боту.

## Reading a record

record-long = В этом файле больше { $most } знаков: для файла игры слишком много.
record-events = В файле игры шагов: { $count }. Допускается не больше { $most }.
record-format = Это не файл игры: его первая строка должна быть «{ $expected }».
record-header = «{ $text }» — не строка заголовка. Используйте одну из: { $keys }.
record-twice = Строка «{ $key }» встречается дважды.
record-missing = В заголовке нет строки «{ $key }».
record-older = Сыграно и показано по версии { $rules } правил. Новейшая версия — { $version }.
record-other = Сыграно по версии { $rules } правил (данные { $data }), показано по версии { $version } (данные { $digest }). Очки могут отличаться.
record-cut = Сыграно по версии { $rules } правил (данные { $data }). Версия { $version } (данные { $digest }) может показать только первые { $n } из { $count }. В файле игры есть все шаги.
record-rules = В файле игры версия «{ $text }» правил, а эта программа играет по версии { $version }.
record-data = Игра сыграна с другими данными игры («{ $text }»), чем в этой программе ({ $digest }).
record-seat = «{ $text }» — не место. Напишите «person» или «bot», потом имя.
record-salt = Для этой соли нет места. Мест в игре: { $seats }.
record-options = «{ $text }» — не опция. Пишите имя=число, каждое имя один раз. Имена: { $options }.
record-seed = В сиде должно быть 64 шестнадцатеричные цифры.
record-early-seed = Сид игры с запечатанной удачей можно показать только после её конца.
record-date = Пишите дату так: 2026-11-21.
record-start = Места и опции должны быть как в позиции, с которой начата игра.
record-practice = За «practice» не может стоять «{ $text }». Напишите «yes» или уберите строку.
record-event = «{ $text }» — не шаг. Напишите его номер, потом * (случайный исход) или номер места, потом действие.
record-number = Номер шага — { $text }, а не { $expected }. Возможно, перед ним пропущена строка.
record-actor = Этот шаг сделан за «{ $text }», а ходить должен «{ $expected }».
record-after-end = Игра кончилась до этого шага.
record-refused = «{ $text }» здесь невозможно. { $why }
record-end = Строка «end» — «{ $text }», а шаги кончаются на «{ $expected }».
record-result = Строка «result» — «{ $text }», а шаги дают «{ $expected }».

## Checking chance

verify-proved =
    Честность проверена ✓ Никто не мог изменить { $count ->
        [one] { $count } случайный исход после начала.
        [few] { $count } случайных исхода после начала.
       *[many] { $count } случайных исходов после начала.
    }
verify-seed =
    Честность проверена: { $count ->
        [one] { $count } случайный исход соответствует
        [few] { $count } случайных исхода соответствуют
       *[many] { $count } случайных исходов соответствуют
    } словам «{ $seed }». Кто их знал, мог предвидеть удачу.
verify-practice =
    Тренировка: ходы отменяли, поэтому будущую удачу можно было узнать. { $count ->
        [one] Проверен { $count } случайный исход.
        [few] Проверены { $count } случайных исхода.
       *[many] Проверено { $count } случайных исходов.
    }
verify-typed = Случайные исходы ({ $count }) введены или выбраны, проверять нечего.
verify-older = В этой программе нет правил (версия { $rules }) или данных этой игры, поэтому удачу не проверить.
verify-closed = Удача запечатана до конца игры, поэтому исходы ({ $count }) пока не проверить.
verify-commitment = Неверно: это не та удача, которую запечатали до начала.
verify-outcome = Неверно: шаг { $n } — «{ $text }», а сид даёт «{ $expected }» (№ { $count } в потоке «{ $stream }»).

## How a game ended

status-resigned =
    { $seat ->
        [you] Вы сдались. { $others } побеждает.
       *[other] { $others ->
            [you] { $seat } сдаётся. Вы победили!
           *[other] { $seat } сдаётся. { $others } побеждает.
        }
    }
status-resigned-shared =
    { $seat ->
        [you] Вы сдались. { $others } делят победу.
       *[other] { $others ->
            [you] { $seat } сдаётся. Общая победа: { $others }.
           *[other] { $seat } сдаётся. { $others } делят победу.
        }
    }
status-abandoned = Игра прервана. Победителя нет.
status-given-up = { $seat ->
        [you] Вы прекратили попытку.
       *[other] { $seat } прекращает попытку.
    }
final-won = победа
final-shared = общая победа
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] Ваше время вышло.
            [1] Ваше время вышло. { $others } побеждает.
           *[other] Ваше время вышло. { $others } делят победу.
        }
       *[other] { $others ->
            [you] { $count ->
                [1] Время вышло: { $seat }. Вы победили!
               *[other] Время вышло: { $seat }. Общая победа: { $others }.
            }
           *[other] { $count ->
                [0] Время вышло: { $seat }.
                [1] Время вышло: { $seat }. { $others } побеждает.
               *[other] Время вышло: { $seat }. { $others } делят победу.
            }
        }
    }

## What calls of programs take

takes-action = действие в нотации
takes-record = текст файла игры
takes-seats = по одному Seat(kind, name) на место
takes-salts = список текстов, по одному на место
