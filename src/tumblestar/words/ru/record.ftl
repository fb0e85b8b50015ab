### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Игра окончена.
refused-seat = Сейчас не ваш ход; ходит: { $seat ->
        [0] случай
       *[other] место { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = Сейчас не ваш ход. { $now }
refused-place = Сейчас там ничего не сделать. { $now }
refused-chance = Исходы случая здесь следуют из сида. Вводить их можно только за столом с настоящей доской.
bad-chance = Неизвестный вид случая «{ $text }»; ожидается: { $allowed }.
bad-commitment = Запечатанному случаю нужно обязательство: 64 шестнадцатеричные цифры.
bad-practice = В тренировочной игре нет запечатанного случая.
bad-seed = Сид — одна строка, видимых знаков от 1 до { $most }.
bad-salts = Ожидаются соли по числу мест: { $seats }; соль может быть пустой.
bad-seat-kind = Место принадлежит человеку или боту.

## Reading a record

record-long = В файле знаков больше { $most }: для записи слишком много.
record-events = Событий в записи: { $count }; принимается не больше { $most }.
record-format = Это не запись; ожидается первая строка «{ $expected }».
record-header = Неизвестная строка заголовка «{ $text }»; ожидается: { $keys }.
record-twice = Строка «{ $key }» указана дважды.
record-missing = В заголовке нет строки «{ $key }».
record-older = Сыграно и показано по версии { $rules } правил. Новейшая версия — { $version }.
record-other = Сыграно по версии { $rules } правил (данные { $data }), показано по версии { $version } (данные { $digest }); очки могут отличаться.
record-cut = Сыграно по версии { $rules } правил (данные { $data }). Версия { $version } (данные { $digest }) показывает события: { $n } из { $count }; в тексте записи есть все.
record-rules = В записи версия «{ $text }» правил; эта программа играет по версии { $version }.
record-data = В записи другие детали (данные «{ $text }»), чем в этой программе ({ $digest }).
record-seat = «{ $text }» — не место; ожидается «person» или «bot», потом имя.
record-salt = Места этой соли нет; мест в игре: { $seats }.
record-options = «{ $text }» — не опция; ожидается имя=число, где имя: { $options }.
record-seed = Открытый сид — это 64 шестнадцатеричные цифры.
record-early-seed = Сид запечатанной игры открывается только в конце.
record-date = Дата должна быть вида 2026-11-21.
record-start = Места и опции должны быть как в позиции, с которой начата игра.
record-practice = За «practice» не может стоять «{ $text }»; ожидается «yes».
record-event = «{ $text }» — не событие; ожидается число, потом * (случай) или номер места, потом действие.
record-number = Номер события — { $text }; ожидается: { $expected }. Возможно, перед ним пропущена строка.
record-actor = Событие у «{ $text }», а ходит { $expected }.
record-after-end = Игра окончена до этого события.
record-refused = «{ $text }» здесь невозможно. { $why }
record-end = Запись кончается на «{ $text }», а её события — на «{ $expected }».
record-result = Результат записи — «{ $text }», а её событий — «{ $expected }».

## Checking chance

verify-proved = Удача проверена ✓ Никто не мог изменить исход после начала. Проверено: { $count }.
verify-seed = Удача проверена. Кто выбрал слова «{ $seed }», мог её знать. Проверено: { $count }.
verify-practice = Тренировка: кто-то возвращался, поэтому дальнейшее можно было знать. Проверено: { $count }.
verify-typed = Исходы ({ $count }) введены или выбраны, проверять нечего.
verify-older = Правила (версия { $rules }) или данные этой игры здесь не хранятся, поэтому её случай не проверить.
verify-closed = Удача запечатана до конца игры, поэтому исходы ({ $count }) пока не проверить.
verify-commitment = Неверно: это не та удача, что запечатана до начала.
verify-outcome = Неверно: событие { $n } — «{ $text }», а номер { $count } потока «{ $stream }» из сида даёт «{ $expected }».

## How a game ended

status-resigned = { $seat ->
        [you] Вы сдались. { $others } побеждает.
       *[other] { $others ->
            [you] { $seat } сдаётся. Вы побеждаете!
           *[other] { $seat } сдаётся. { $others } побеждает.
        }
    }
status-resigned-shared = { $seat ->
        [you] Вы сдались. { $others } делят победу.
       *[other] { $others ->
            [you] { $seat } сдаётся; победа общая: { $others }.
           *[other] { $seat } сдаётся. { $others } делят победу.
        }
    }
status-abandoned = Игра прервана; победителя нет.
status-given-up = { $seat ->
        [you] Вы прекратили попытку.
       *[other] { $seat } прекращает попытку.
    }
final-won = победа
final-shared = общая победа
status-flagged = { $seat ->
        [you] { $count ->
            [0] Ваше время вышло.
            [1] Ваше время вышло. { $others } побеждает.
           *[other] Ваше время вышло. { $others } делят победу.
        }
       *[other] { $others ->
            [you] { $count ->
                [1] Время вышло: { $seat }. Вы побеждаете!
               *[other] Время вышло: { $seat }. Победа общая: { $others }.
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
takes-record = текст записи
takes-seats = по одному Seat(kind, name) на место
takes-salts = список текстов, по одному на место
