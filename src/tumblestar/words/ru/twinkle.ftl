### The words of Twinkle in Russian. Arguments as in en/twinkle.ftl, which explains them.
### A die is «кубик», so that names of dice (красный d4) are the same in the nominative and the accusative.

## The game

game-name = Twinkle
game-tagline = Семь { -die-pl-gen } под двумя { -star-pl-ins }: где они { -hang-state-plural }, решает, сколько они приносят.
game-by = автор: Theo Karvounis, V-Games
game-about = Бросьте три { -die-gen } на выбор и { -hang-imperative } один в своё { -constellation-one }: под { -star-acc } — с любым { -result-ins }, под { -die-one } — только с меньшим. Каждый { -colour-one } приносит { -point-pl } по-своему. После семи { -die-pl-gen } побеждает тот, у кого больше { -point-pl-gen }. От одного до четырёх игроков; в одиночку играют на { -mission-gen }.

## Colours, dice, stars

colour-red = красный
colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-black = чёрный
colour-purple = фиолетовый

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = красный d4
colour-red-d6 = красный d6
colour-red-d8 = красный d8
colour-red-d10 = красный d10
colour-red-d12 = красный d12
colour-yellow-d4 = жёлтый d4
colour-yellow-d6 = жёлтый d6
colour-yellow-d8 = жёлтый d8
colour-yellow-d10 = жёлтый d10
colour-yellow-d12 = жёлтый d12
colour-blue-d4 = синий d4
colour-blue-d6 = синий d6
colour-blue-d8 = синий d8
colour-blue-d10 = синий d10
colour-blue-d12 = синий d12
colour-green-d4 = зелёный d4
colour-green-d6 = зелёный d6
colour-green-d8 = зелёный d8
colour-green-d10 = зелёный d10
colour-green-d12 = зелёный d12
colour-black-d4 = чёрный d4
colour-black-d6 = чёрный d6
colour-black-d8 = чёрный d8
colour-black-d10 = чёрный d10
colour-black-d12 = чёрный d12
colour-purple-d4 = фиолетовый d4
colour-purple-d6 = фиолетовый d6
colour-purple-d8 = фиолетовый d8
colour-purple-d10 = фиолетовый d10
colour-purple-d12 = фиолетовый d12

die-shown = { $die } ({ $result })
star-a = { -star-acc } A
star-b = { -star-acc } B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Красный
card-yellow = Жёлтый
card-blue = Синий
card-green = Зелёный
card-black = Чёрный
card-purple = Фиолетовый
card-twinkle = Twinkle
card-red-does = Для каждого красного { -die-gen } возьмите одну { -line-acc } через него и чётные или нечётные { -result-gen }, что выгоднее: 1 { -point-one } за каждый другой { -die-one } этой { -line-gen } с таким { -result-ins }, красные тоже считаются.
card-yellow-does = Один жёлтый { -die-one } где угодно — 1 { -point-one }, два — 3, три и больше — 6.
card-blue-does = 4 { -point-few } за два синих { -die-gen } рядом под одним { -die-ins } или одной { -star-ins }, 1 за каждый другой синий { -die-one }.
card-green-does = 1 { -point-one } за каждый зелёный { -die-one } и ещё 1 за каждый другой { -die-one } его { -type-gen } во всём { -constellation-loc }.
card-black-does = Под каждой { -star-ins } отдельно: один чёрный { -die-one } — 1 { -point-one }; два и больше — по сумме их { -result-pl-gen }: до 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; от 11: 3.
card-purple-does = За каждый фиолетовый { -die-one } — 1 { -point-one } за каждый { -die-one }, соединённый с ним сверху или снизу. { -Star-pl } не считаются.
card-twinkle-does = 2 { -point-few } за каждый { -die-one }, который { -hang-state-s } под { -die-ins } с меньшим числом { -sides-other }, например d10 под d6. { -Die-one } под { -star-ins } никогда не { -twinkle-verb-s }.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = Длинная { -line-one }
mission-2 = Равные { -result-gen }
mission-3 = Меньшая сумма
mission-4 = Мало { -type-pl-gen }
mission-5 = Три старших
mission-6 = Мало { -colour-pl-gen }
mission-7 = Чёт или нечет
mission-8 = Все пять { -type-pl-gen }
mission-9 = Не больше шести
mission-10 = Все { -colour-gen }
mission-11 = Соединённые { -colour-gen }
mission-12 = На два меньше
mission-13 = Пары { -type-pl-gen }
mission-14 = d4 до девяти или десяти
mission-15 = Тринадцать или четырнадцать
mission-16 = Единицы
mission-17 = d6 с 3, d10 с 4
mission-18 = От { -star-gen } к { -star-dat }
mission-19 = Пары { -result-pl-gen }
mission-20 = Сумма двух
mission-1-does = 3 { -point-few } за наибольшее число { -die-pl-gen } в одной { -line-loc }, при равенстве тоже.
mission-2-does = 3 { -point-few } за наибольшее число { -die-pl-gen } с одинаковым { -result-ins }, при равенстве тоже.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-few } за наибольшую сумму трёх старших { -result-pl-gen }, при равенстве тоже.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Нужны семь { -die-pl-gen }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-few } каждому, кто это выполнит.
mission-11-does = 1 { -point-one } за каждый { -connector-one } между двумя { -die-pl-ins } одного { -colour-gen }.
mission-12-does = 1 { -point-one } за каждый { -die-one } со { -result-ins } ровно на 2 меньше, чем у { -die-gen } над ним.
mission-13-does = 2 { -point-few } за каждые два { -die-gen } одного { -type-gen } рядом под одним { -die-ins } или одной { -star-ins }.
mission-14-does = 2 { -point-few } за каждый { -connector-one } между d4 и другим { -die-ins }, если их { -result-gen } в сумме дают 9 или 10.
mission-15-does = 2 { -point-few } за каждый { -colour-one }, { -die-pl } которого в сумме дают 13 или 14.
mission-16-does = Один { -die-one } со { -result-ins } 1 приносит 1 { -point-one }, два — 3, три и больше — 5.
mission-17-does = 2 { -point-few } за каждую пару: d6 и другой { -die-one } со { -result-ins } 3 или d10 и другой { -die-one } со { -result-ins } 4. Каждый { -die-one } входит не более чем в одну пару.
mission-18-does = За каждую пару { -die-pl-gen }, по одному из-под каждой { -star-gen }: 1 { -point-one } за общий { -colour-one } или общее { -result-one }, 2 за то и другое. Каждый { -die-one } входит не более чем в одну пару.
mission-19-does = 2 { -point-few } за каждые два { -die-gen } с равными { -result-pl-ins } рядом под одним { -die-ins } или одной { -star-ins }.
mission-20-does = 3 { -point-few } за каждый { -die-one }, { -result-one } которого равно сумме двух { -die-pl-gen } под ним.
mission-1-solo = Пять или больше { -die-pl-gen } в одной { -line-loc }.
mission-2-solo = Три или больше { -die-pl-gen } с одинаковым { -result-ins }.
mission-3-solo = Семь { -die-pl-gen } с суммой { -result-pl-gen } меньше 30.
mission-4-solo = { -Die-pl } не более чем трёх { -type-pl-gen }.
mission-5-solo = Три { -die-gen }, которые в сумме дают 16 или больше.
mission-6-solo = { -Die-pl } не более чем трёх { -colour-pl-gen }.
mission-7-solo = Под каждой { -star-ins } все { -result-gen } чётные или все нечётные: под одной могут быть чётные, под другой нечётные, пустая { -star-one } тоже годится.
mission-8-solo = { -Die-pl } всех пяти { -type-pl-gen }.
mission-9-solo = Только { -result-gen } не больше 6.
mission-10-solo = По { -die-dat } каждого { -colour-gen } { -in-play-phrase }.
mission-11-solo = Два { -die-gen } одного { -colour-gen }, скреплённые { -connector-ins }.
mission-12-solo = { -Die-one } со { -result-ins } ровно на 2 меньше, чем у { -die-gen } над ним.
mission-13-solo = Два { -die-gen } одного { -type-gen } рядом под одним { -die-ins } или одной { -star-ins }.
mission-14-solo = d4, соединённый с другим { -die-ins } так, что в сумме у них 9 или 10.
mission-15-solo = { -Colour-one }, { -die-pl } которого в сумме дают 13 или 14.
mission-16-solo = { -Die-one } со { -result-ins } 1.
mission-17-solo = d6 и другой { -die-one } со { -result-ins } 3 или d10 и другой { -die-one } со { -result-ins } 4.
mission-18-solo = По { -die-dat } под каждой { -star-ins }, одного { -colour-gen } или с одним { -result-ins }.
mission-19-solo = Два { -die-gen } с равными { -result-pl-ins } рядом под одним { -die-ins } или одной { -star-ins }.
mission-20-solo = { -Die-one }, { -result-one } которого равно сумме двух { -die-pl-gen } под ним.

# What wins a game alone, beside the board.
goal-points = { -Point-pl }: { $points } из { $goal }
goal-points-does = { -Colour-card-other } и Twinkle должны принести { -point-pl-gen }: { $goal }; сейчас они приносят: { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: выполнена навсегда
        [met] { $mission }: пока выполнена
       *[unmet] { $mission }: не выполнена
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] красный
        [yellow] жёлтый
        [blue] синий
        [green] зелёный
        [black] чёрный
        [purple] фиолетовый
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } за { -mission-acc } { $number }
           *[plus] { $points } за { -mission-acc } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } выполнена
       *[unmet] { -mission-one } { $number } больше не выполнена
    }
gain-none = Без { -point-pl-gen }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one }: { $parts }.
            [few] −{ $points } { -point-few }: { $parts }.
           *[many] −{ $points } { -point-pl-gen }: { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } { -point-one }: { $parts }.
            [few] +{ $points } { -point-few }: { $parts }.
           *[many] +{ $points } { -point-pl-gen }: { $parts }.
        }
       *[even] ±0 { -point-pl-gen }: { $parts }.
    }
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Вы выбираете
       *[other] { $seat } выбирает
    }
seat-hangs =
    { $seat ->
        [you] Вы { -hang-verb-you } { $die } ({ $result }) под { $place }.
       *[other] { $seat } { -hang-verb-s } { $die } ({ $result }) под { $place }.
    }
seat-loses =
    { $seat ->
        [you] Вы теряете { -turn-one }
       *[other] { $seat } теряет { -turn-one }
    }
fits-nowhere =
    { $count ->
        [1] Выпало: { $die } — { $result }, никуда не подходит.
       *[other] Выпало: { $die } — { $result }; ни один { -die-one } не подходит.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
        [few] { $points } { -point-few }
       *[many] { $points } { -point-pl-gen }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = В { -centre-loc } { $die } показывает { $result }.
did-first =
    { $seat ->
        [you] Первый { -turn-one } ваш.
       *[other] Первый { -turn-one }: { $seat }.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } { $die } ({ $count } из { $most }).
did-roll =
    { $seat ->
        [you] Вы бросаете: { $dice }.
       *[other] { $seat } бросает: { $dice }.
    }
did-take =
    { $seat ->
        [you] Вы берёте { $die } ({ $result }) из { -centre-gen }.
       *[other] { $seat } берёт { $die } ({ $result }) из { -centre-gen }.
    }
did-fall =
    { $fits ->
        [yes] Выпало: { $die } — { $result }.
       *[no] Выпало: { $die } — { $result }, никуда не подходит.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } и { -die-one }.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Другие: { $others }.
did-out =
    { $seat ->
        [you] Вы выводите { $die } из игры.
       *[other] { $seat } выводит { $die } из игры.
    }
did-over =
    { $end ->
        [level] { $told } { -Level-one } пройден!
        [failed] { $told } { -Level-one } не пройден.
       *[over] { $told } Игра окончена.
    }
did-resign =
    { $seat ->
        [you] Вы сдаётесь.
       *[other] { $seat } сдаётся.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Выбрать { $die } для броска ({ $count } из { $most }).
       *[other] Выбрать { $die } для броска ({ $count } из { $most }) и отказаться от его { $result }.
    }
would-roll = Бросить: { $dice }. Если что-то подойдёт, один { -die-one } нужно { -hang-verb }.
would-take = Взять { $die } ({ $result }) из { -centre-gen } и { -hang-verb } без броска.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-verb } { $die } ({ $result }) под { $place }. { $gain }
would-hang-others = { would-hang } Другие: { $others }.
would-out = Вывести { $die } из игры насовсем.
would-over =
    { $end ->
        [won] { $told } Вы побеждаете!
        [lost] { $told } Игра закончится, и вы не победите.
        [level] { $told } { -Level-one } пройден!
       *[failed] { $told } { -Level-one } не пройден.
    }
would-resign = Сдаться: победу разделят остальные.

## Status

status-setup = Подготовка
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } из { $most }
round-late = { -Round-one } { $count }: потерянные { -turn-pl }
dice-count =
    { $count ->
        [one] { $count } { -die-one }
        [few] { $count } { -die-gen }
       *[many] { $count } { -die-pl-gen }
    }
status-choose =
    { $seat ->
        [you] Выберите { dice-count } для броска или возьмите d8 из { -centre-gen }.
       *[other] { $seat } выбирает { -die-pl }.
    }
status-pick =
    { $seat ->
        [you] Выберите { dice-count } для броска.
       *[other] { $seat } выбирает { -die-pl }.
    }
status-pick-more =
    { $seat ->
        [you] Выберите для броска ещё { $count }.
       *[other] { $seat } выбирает { -die-pl }.
    }
status-roll =
    { $seat ->
        [you] Бросьте { dice-count }.
       *[other] { $seat } бросает { -die-pl }.
    }
status-hang =
    { $seat ->
        [you] Поместите один из этих { -die-pl-gen }: выберите место.
       *[other] { $seat } помещает { -die-one }.
    }
status-take =
    { $seat ->
        [you] Поместите { $die }: выберите место.
       *[other] { $seat } помещает { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Выберите брошенный { -die-one } для сброса.
       *[other] { $seat } сбрасывает { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Выберите другой d8 в { -centre-loc } для сброса.
       *[other] { $seat } сбрасывает d8.
    }
status-out-any =
    { $seat ->
        [you] В { -centre-loc } нет d8: сбросьте любой { -die-one }.
       *[other] { $seat } сбрасывает { -die-one }.
    }
status-over-won =
    { $seat ->
        [you] Вы побеждаете: { points-count }!
       *[other] { $seat } побеждает: { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Ничья, у каждого { points-count }: { $seats }. Последний { -turn-one } ваш: вы побеждаете!
       *[other] Ничья, у каждого { points-count }: { $seats }. Последний { -turn-one } и победа: { $seat }!
    }
status-over-level = { -Level-one } пройден! { -Point-pl }: { $points } из { $goal }.
status-over-short = { -Level-one } не пройден. { -Point-pl }: { $points } из { $goal }.
status-over-unmet = { status-over-short } Не выполнено: { $missions }.
status-type-colour = Какие { -colour-gen } { -in-play-phrase }? Осталось выбрать: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Какая { -bronze-mission-one } { -in-play-phrase }?
       *[silver] Какая { -silver-mission-one } { -in-play-phrase }?
    }
status-type-centre = Что показывает { $die } в { -centre-loc }?
status-type-first = Кто ходит первым?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Бросить { $count } { -die-one }
        [few] Бросить { $count } { -die-gen }
       *[many] Бросить { $count } { -die-pl-gen }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = { -Die-one } показывает от 1 до числа своих { -sides-other }. Выберите одно из этих чисел.
refused-TW-2-1 = Этот { -colour-one } не может войти в игру. Выберите один из предложенных.
refused-TW-2-2 = d8 показывает от 1 до 8. Выберите одно из этих чисел.
refused-TW-2-4 = Эта { -mission-one } не может войти в игру: она не того металла или уже { -in-play-phrase }. Выберите одну из предложенных.
refused-TW-2-5 = Там никто не сидит. Выберите место за этим столом.
refused-TW-3-1 = Выбирать можно только { -die-pl } в { -centre-loc } и у карт. Выберите один из них.
refused-TW-3-1-early = Бросают сразу три { -die-gen }. Сначала выберите ещё.
refused-TW-3-1-full = Три { -die-gen } выбраны. Бросьте их или отмените выбор одного.
refused-TW-3-3 = Взять можно только d8 из { -centre-gen }. Возьмите его или выберите { -die-pl } для броска.
refused-TW-3-3-late = Вы уже выбрали { -die-pl } для броска. Отмените выбор, чтобы взять d8.
refused-TW-3-4 = Под { -die-one } { -hang-verb-plural } только строго меньшее { -result-one }. Выберите { -die-one } со { -result-ins } больше или { -star-acc }.
refused-TW-3-4-take = Этот d8 никуда не подходит: { -star-pl } заняты, а { -die-pl-gen } со { -result-ins } больше и свободным местом нет. Возьмите другой или бросайте.
refused-TW-3-4-lacks = { -Die-pl } { -hang-verb-plural } под свои { -star-pl } и { -die-pl }. Выберите один из них.
refused-TW-3-5 = Там уже { -hang-state-plural } два { -die-gen }. Выберите другое место.
refused-TW-3-7 = Теперь { -hang-imperative } один из { -die-pl-gen } в { -hand-loc }: выберите { -die-one } и место.
refused-TW-3-10 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.
refused-TW-6-5-rolled = Теперь один из брошенных { -die-pl-gen } { -leave-the-game-verb-s }. Выберите какой.
refused-TW-6-5-taken = Теперь ещё один { -die-one } { -leave-the-game-verb-s }: d8 из { -centre-gen } или, если их нет, любой свободный. Выберите какой.
refused-TW-6-6 = Ни один брошенный { -die-one } не подходит. Выберите, какой из них { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-gen }
option-level-help = Дополнительные { -point-pl }, открыты всем; в одиночку нужно выполнить все.
option-level-0 = Базовый: без { -mission-pl-gen }
option-level-1 = Бронза: 1 бронзовая
option-level-2 = Серебро: 2 серебряные
option-level-3 = Алмаз: 1 бронзовая, 2 серебряные
option-level-4 = выбранные ниже
option-mission_1 = Первая { -mission-one }
option-mission_1-help = Только если { -mission-gen } «выбранные ниже»; 1–10 бронзовые, 11–20 серебряные.
option-mission_1-0 = нет
option-mission_1-seat = { mission-choice }
option-mission_2 = Вторая { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = нет
option-mission_2-seat = { mission-choice }
option-mission_3 = Третья { -mission-one }
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = нет
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1: { mission-1 }
        [2] 2: { mission-2 }
        [3] 3: { mission-3 }
        [4] 4: { mission-4 }
        [5] 5: { mission-5 }
        [6] 6: { mission-6 }
        [7] 7: { mission-7 }
        [8] 8: { mission-8 }
        [9] 9: { mission-9 }
        [10] 10: { mission-10 }
        [11] 11: { mission-11 }
        [12] 12: { mission-12 }
        [13] 13: { mission-13 }
        [14] 14: { mission-14 }
        [15] 15: { mission-15 }
        [16] 16: { mission-16 }
        [17] 17: { mission-17 }
        [18] 18: { mission-18 }
        [19] 19: { mission-19 }
       *[20] 20: { mission-20 }
    }
option-red = Красный { -in-play-phrase }
option-red-help = { -In-play-phrase } точно; остальные выбирает случай.
option-yellow = Жёлтый { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Синий { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Зелёный { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Чёрный { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Фиолетовый { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Кто ходит первым
option-first-help = Решает случай или выбранное место.
option-first-0 = по жребию
option-first-seat = место { $count }
option-keep = Неудача не стоит { -die-gen }
option-keep-help = Только в одиночку: если ни один { -die-one } не подходит, { -turn-one } потерян, но ни один { -die-one } не { -leave-the-game-verb-s }.

bad-colours = При таком числе игроков { -colour-pl-gen } { -in-play-phrase } может быть только { $count }, а заказано больше: { $colours }.
bad-mission-level = Заказана { -mission-one } { $number }, но { -mission-gen } не «выбранные ниже». Задайте это.
bad-mission-twice = { -Mission-one } { $number } заказана дважды. Выберите другую.
bad-missions = { -Mission-gen } { $missions } вместе выполнить нельзя. Уберите одну.

## The board in text

picture-label = { -Constellation-gen }, { -die-pl } в { -centre-loc } и у карт; даны и текстом.
text-board = Что { -hang-state-s } под каждой { -star-ins }, затем свободные { -die-pl }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, под { $place }
text-hand =
    { $seat ->
        [you] У вас в { -hand-loc }:
       *[other] В { -hand-loc } ({ $seat }):
    }
text-centre = В { -centre-loc }:
text-pool = У карты, { $colour }:
text-out = Вне игры:
text-none = ничего
text-row =
    { $points ->
        [one] { $seat }: { $points } { -point-one }, { -die-pl }: { $count } из 7.
        [few] { $seat }: { $points } { -point-few }, { -die-pl }: { $count } из 7.
       *[many] { $seat }: { $points } { -point-pl-gen }, { -die-pl }: { $count } из 7.
    }
text-parts = По картам: { $parts }.
text-blocked = Больше ни один { -die-one } не добавить.
text-turn =
    { $seat ->
        [you] Ваш { -turn-one }.
       *[other] { -Turn-one } этого игрока.
    }
text-cards = Карты { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = В Twinkle вы строите { -constellation-one } из семи { -die-pl-gen }. Каждый { -turn-one } бросьте любые три { -die-gen } и { -hang-imperative } один из них или возьмите d8 из { -centre-gen } с его { -result-ins }. Под { -star-acc } можно { -hang-verb } любое { -result-one }, под { -die-one } — только меньшее, и никогда больше двух { -die-pl-gen }. Каждый { -colour-one } приносит { -point-pl } по своей карте; { -twinkle-card-one } награждает за { -die-pl } под { -die-pl-ins } с меньшим числом { -sides-other }. { -Mission-gen } могут добавить { -point-pl-gen }. Побеждает тот, у кого больше { -point-pl-gen }; в одиночку нужны 20 { -point-pl-gen } и все { -mission-gen }.
rules-page = Нажмите на три { -die-gen }, чтобы выбрать их, и бросьте; до броска выбор можно отменить. Или возьмите d8 из { -centre-gen }. Наведите указатель на { -die-one } на открытом месте, чтобы узнать, сколько он там принесёт, и нажмите, чтобы { -hang-verb }. Всё это можно и с клавиатуры. «Подсказки» показывают и шансы выбранных { -die-pl-gen }. Чтобы играть настоящими { -die-pl-ins }, выберите для случая «Настоящая доска» или возьмите блокнот для счёта. Названия { -mission-pl-gen } придумали мы.

rules-TW-1 = Что в коробке
rule-TW-1-1 = Всего 30 { -die-pl-gen }, все разные: шесть { -colour-pl-gen } (красный, жёлтый, синий, зелёный, чёрный, фиолетовый), в каждом d4, d6, d8, d10 и d12. { -Die-one } называют по { -colour-dat } и { -type-dat }.
rule-TW-1-2 = d4 показывает от 1 до 4, d6 от 1 до 6, d8 от 1 до 8, d10 от 1 до 10 (грань с цифрой 0 — это 10), d12 от 1 до 12; все грани равновероятны.
rule-TW-1-3 = На поле по две { -starting-star-gen } для каждого из четырёх игроков и шкала { -point-pl-gen } с четырьмя маркерами. Есть шесть { -scoring-card-gen }, по одной на { -colour-one }, { -twinkle-card-one }, 20 карт { -mission-pl-gen } (1–10 бронзовые, 11–20 серебряные), четыре { -campaign-card-other } для игры в одиночку и по семь { -connector-pl-gen } на игрока.

rules-TW-2 = Подготовка
rule-TW-2-1 = { -Colour-gen } { -in-play-phrase } выбирает случай: четыре из шести для двух игроков, пять для трёх, все для четырёх. Другие { -die-pl } не участвуют.
rule-TW-2-2 = Все d8 { -in-play-phrase } бросают один раз и кладут в { -centre-one }. Остальные { -die-pl } лежат, ещё не брошенные, у карты своего { -colour-gen }.
rule-TW-2-3 = { -Twinkle-card-one } всегда { -in-play-phrase }.
rule-TW-2-4 = { -Mission-gen } по жребию: Базовый — ни одной, Бронза — одна бронзовая, Серебро — две серебряные, Алмаз — одна бронзовая и две серебряные. { -Mission-gen } открыты и общие для всех.
rule-TW-2-5 = Первым ходит тот, кто последним видел метеор, или решает жребий. Далее по часовой стрелке.

rules-TW-3 = { -Turn-one }
rule-TW-3-1 = Бросить три: выберите любые три свободных { -die-gen }, у карт или в { -centre-loc }, бросьте их и { -hang-imperative } ровно один.
rule-TW-3-2 = Два других { -die-gen } { -go-home-verb-plural }: к своей карте, а d8 — в { -centre-one } с новым { -result-ins }.
rule-TW-3-3 = Или взять d8: { -hang-imperative } один из { -centre-gen } с тем { -result-ins }, которое он показывает, без броска. Он должен куда-то подходить.
rule-TW-3-4 = Под { -star-acc } можно { -hang-verb } любое { -result-one }. Под { -die-one } — только строго меньшее, чем у { -die-gen } над ним. Годится любой ваш { -die-one }, не только последний.
rule-TW-3-5 = Прямо под каждой { -star-ins } и каждым { -die-ins } { -hang-state-plural } не больше двух { -die-pl-gen }.
rule-TW-3-6 = { -Hang-participle-pl } { -die-pl } никогда не двигаются и не меняются {$ruling}. Одна { -star-one } может остаться пустой.
rule-TW-3-7 = Если брошенный { -die-one } подходит, один нужно { -hang-verb }; какой и куда, решаете вы. Если не подходит ни один, все { -go-home-verb-plural }, d8 с новыми { -result-pl-ins }, и { -turn-one } потерян. После неудачного броска взять взамен d8 нельзя {$ruling}.
rule-TW-3-8 = После { -round-gen } 7 игроки, потерявшие { -turn-pl }, продолжают по часовой стрелке от первого игрока, по одному { -turn-dat } за раз; тех, кто закончил или { -blocked-adjective }, пропускают.
rule-TW-3-9 = Игрок, который уже никогда не сможет { -hang-verb } { -die-one }, { -blocked-adjective }: обе { -star-gen } заняты, и под каждым { -die-ins } со { -result-ins } 2 и больше тоже нет места. Его пропускают до конца, и { -die-pl-gen } у него меньше семи.
rule-TW-3-10 = Игра кончается, когда у каждого игрока семь { -die-pl-gen } или он { -blocked-adjective }.
rule-TW-3-11 = При двух, трёх и четырёх игроках три { -die-gen } всегда свободны: остаётся не меньше 7, 5 и 3.

rules-TW-4 = { -Scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Считаются чёрные { -die-pl } в любом месте под { -star-ins }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Каждый красный { -die-one } выбирает сам за себя {$ruling}. Его собственное { -result-one } не считается. { -Line-one } идёт от { -star-gen } вниз до { -die-gen }, под которым ничего нет.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Побеждает тот, у кого больше { -point-pl-gen }. При равенстве — тот, чей последний { -turn-one } был позже, считая и { -turn-pl } после { -round-gen } 7 {$ruling}.

rules-TW-5 = { -Mission-gen }
rule-TW-5-1 = { mission-1-does } { -Mission-gen } 1–10 бронзовые; 1–6 сравнивают игроков и платят всем, кто делит первое место.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-few } за наименьшую сумму всех { -result-pl-gen }, при равенстве тоже.
rule-TW-5-4 = 3 { -point-few } за наименьшее число разных { -type-pl-gen } { -die-pl-gen }, при равенстве тоже.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-few } за наименьшее число разных { -colour-pl-gen }, при равенстве тоже.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -Mission-gen } 11–20 серебряные и платят за каждый случай.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Считается всё { -constellation-one }.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } { -Die-one } не образует пару сам с собой {$ruling}. Берётся лучшее разбиение; два d6, оба со { -result-ins } 3, могут быть парой.
rule-TW-5-18 = { mission-18-does } Берётся лучшее разбиение.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = В одиночку
rule-TW-6-1 = В { -campaign-gen } 40 { -level-pl-gen } по порядку. { -Level-one } задаёт { -mission-gen } и четыре { -colour-gen }: 20 { -die-pl-gen }, из них четыре d8 в { -centre-loc }. Непройденный { -level-one } начинают сначала.
rule-TW-6-2 = { -Level-one } пройден, если { -colour-card-other } и Twinkle вместе приносят не меньше 20 { -point-pl-gen } и все { -mission-gen } выполнены. { -Mission-gen } { -point-pl-gen } не приносят.
rule-TW-6-3 = { -Bronze-mission-other } требуют: 1 — { -line-one } из пяти или больше; 2 — три равных { -result-gen } или больше {$ruling}; 3 — сумма меньше 30, со всеми семью { -die-pl-ins } {$ruling}; 4 — не больше трёх { -type-pl-gen } {$ruling}; 5 — три { -die-gen }, в сумме 16 или больше; 6 — не больше трёх { -colour-pl-gen } {$ruling}; 7–10 как выше, 10 — все четыре { -colour-gen } { -level-gen }.
rule-TW-6-4 = { -Silver-mission-one } выполнена, если принесла бы { -point-pl } хотя бы один раз.
rule-TW-6-5 = Каждый { -turn-one } один { -die-one } { -leave-the-game-verb-s } насовсем. После броска выберите один из двух { -hang-not-hung-gen }; другой { -go-home-verb-s }. Если вы взяли d8, выходит ещё один d8 из { -centre-gen } или, если их нет, любой свободный { -die-one }.
rule-TW-6-6 = После неудачного броска выберите, какой брошенный { -die-one } { -leave-the-game-verb-s }; остальные { -go-home-verb-plural } {$ruling}. Опция: неудача не стоит { -die-gen }.
rule-TW-6-7 = Если свободных { -die-pl-gen } меньше трёх, бросьте их. Если { -leave-the-game-verb } нечему, ничего не выходит. Если { -die-pl } кончились раньше, чем { -hang-state-plural } семь, игра кончается и оценивается как есть {$ruling}.
rule-TW-6-8 = Если больше ни один { -die-one } { -hang-verb } нельзя, игра сразу кончается и оценивается как есть {$ruling}.
rule-TW-6-9 = Можно составлять свои { -level-pl } из любых { -scoring-card-gen } и { -mission-pl-gen }. Здесь можно выбрать любые четыре { -colour-gen }.
rule-TW-6-10 = Сорок печатных { -level-pl-gen } нам неизвестны. Наши {$reconstruction} — это четыре карты по десять { -level-pl-gen }; каждый уже пройден, порядок — по тому, как часто их проходит бот «Сильный»; встречаются все { -mission-gen } и все наборы { -colour-pl-gen }. Можно выбрать и свои { -colour-gen } и { -mission-gen }; { -mission-gen } 4 и 8 противоречат друг другу, как и 6 и 10, а также 1, 7 и 9.

rules-TW-7 = Пример подсчёта
rule-TW-7-1 = Билл, 16 { -point-pl-gen }: жёлтый 3, зелёный 2, чёрный 1, красный 8 (3, 3 и 2), Twinkle 2. Под { -star-ins } A: чёрный d10 (10); под ним красный d12 (9); под ним жёлтый d8 (6) и зелёный d10 (7). Красный d8 (5) под жёлтым d8, жёлтый d4 (2) под красным d8, красный d4 (3) под зелёным d10.
rule-TW-7-2 = Элизабет, 18 { -point-pl-gen }: синий 4, зелёный 5, чёрный 5 (4 и 1), Twinkle 4. Под { -star-ins } A: чёрный d8 (7), под ним чёрный d12 (3); зелёный d8 (6), под ним зелёный d6 (4). Под { -star-ins } B: чёрный d6 (5), под ним синий d8 (3) и синий d4 (2).
rule-TW-7-3 = Анна, 19 { -point-pl-gen }: жёлтый 6, синий 2, фиолетовый 3, красный 2, Twinkle 6. Под { -star-ins } A: синий d6 (5), под ним синий d10 (4), под ним жёлтый d12 (2). Под { -star-ins } B: красный d10 (9), под ним фиолетовый d12 (8), под ним жёлтый d10 (6) и жёлтый d6 (3).

rules-ours = Наши уточнения
rule-ours-1 = Чтобы соревноваться в { -mission-pl-loc } 3, 4 и 6, { -constellation-dat } нужны семь { -die-pl-gen } {$ruling}.
rule-ours-2 = Сдавшийся игрок не получает ничего, победу делят остальные {$ruling}.
rule-ours-3 = { -Die-pl } выбирают в любом порядке; до броска выбор можно отменить {$ruling}.
rule-ours-4 = { -Point-pl } во время игры показаны за { -constellation-gen }, как они { -hang-state-plural }; { -mission-gen }, которые сравнивают, ещё могут измениться {$ruling}.

## What a typed text should have been

unread-colour = «{ $text }» — не { -colour-one }; ожидается одно из: { $colours }.
unread-mission = «{ $text }» — не { -mission-one }; ожидается «mission» и число от 1 до { $count }.
unread-first = «{ $text }» — не место; ожидается «first» и номер места, например «first 2».
unread-result = «{ $text }» — не { -result-one } { -die-gen } ({ $die }); ожидается число от 1 до { $count }, например «{ $die }=1».
tree-part = «{ $text }» — не { -die-one } { -constellation-gen }; ожидается { -die-one }={ -result-one }@место, например «red d12=9@black d10», «R12=9@N10» или «R12=9@A».
tree-result = «{ $text }»: у { -die-gen } нет такой грани ({ $tag }).
tree-long = В { -constellation-loc } не больше семи { -die-pl-gen } ({ $tag }), здесь больше: «{ $text }».
tree-twice = { -Die-one } { $text } указан дважды, а он один ({ $tag }).
tree-colour = { -Die-one } { $text } — { -colour-gen } не { -in-play-phrase } ({ $tag }).
tree-taken = { -Die-one } { $text } { -hang-state-s } в другом месте или { -leave-the-game-past } ({ $tag }).
tree-parent = «{ $text }»: { -die-gen } сверху нет в этом { -constellation-loc } ({ $tag }).
tree-lower = «{ $text }»: { -result-one } должно быть меньше, чем у { -die-gen } сверху ({ $tag }).
tree-three = Больше двух { -die-pl-gen } { -hang-state-s } под: { $text } ({ $tag }).

## Bots

bot-greedy-help = берёт больше всего { -point-pl-gen } в этот { -turn-one }
bot-beginner-help = берёт первый выгодный { -die-one }, не замечает лучших и надеется на удачные броски
bot-novice-help = как «Сложный», но выбор может стоить до 6 % шансов на победу
bot-club-help = как «Сложный», но выбор может стоить до 2 % шансов на победу
bot-strong-help = взвешивает, что останется после { -turn-gen }, по выученным оценкам
bot-master-help = взвешивает каждый бросок этого { -turn-gen }, а под конец и следующего, и какие { -die-pl } возьмут другие

## Help with a decision

advice-fits = Подойдёт
advice-cards = По картам
advice-gain = { -Point-pl }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Бросить { $dice }
advice-take = Взять { $die } со { -result-ins } { $result }
advice-pick = Выбрать { $die }
advice-odds = Подойдёт: шанс, что один из { -die-pl-gen } удастся { -hang-verb }.
advice-hang = { -Hang-verb } { $die } ({ $result }) под { $parent }
advice-hang-star = { -Hang-verb } { $die } ({ $result }) под { -star-acc } { $star }
advice-places = { -Point-pl }: что место приносит сейчас, по картам; дальнейшие { -turn-pl } не учтены.
advice-note = { advice-odds } { -Point-pl }: что { -turn-one } приносит в среднем с лучшим { -die-ins } на лучшем месте; дальнейшие { -turn-pl } не учтены.

## Scoring from a file, and the score pad

score-figure = { $mission }, сравнивается, сама { -point-pl-gen } не даёт
score-compared = { $mission } ({ $figure }, сравнивается)
score-colours = «{ $text }» — не набор { -colour-pl-gen }; ожидаются буквы из { $letters }, каждая один раз.
pad-cards = Карты
pad-missions = { -Mission-gen }, как есть сейчас (для 1–6 — то, что сравнивают)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: не { -in-play-phrase }
pad-die = Нажмите на место следующего { -die-gen } или на { -hang-participle } { -die-one }.
pad-result = Что показывает { $die }?
pad-shows = { $die }: { $result }
pad-place = Где { -hang-state-s } { $die } ({ $result })?
pad-nowhere = Никуда не подходит: { $die } ({ $result }).
pad-under-star = Под { -star-ins } { $star }
pad-under-die = Под { $die } ({ $result })
pad-remove = Убрать { $die }
pad-compared = { $mission }: что сравнивают
pad-compared-means = Решает, кто получит { -point-pl } выше.
pad-choose-missions = { -Mission-gen } { -in-play-phrase }
pad-bad-missions = «{ $text }» — не { -mission-gen } одной игры; ожидается не больше одной бронзовой (1–10) и двух серебряных (11–20), например «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Сначала уберите то, что { -hang-state-s } под ним.
pad-tied = При равенстве побеждает тот, кто ходил последним (TW-4.8); блокнот этого не знает.
pad-whole = Все семь { -die-pl-gen } { -hang-state-plural }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Другой { -die-one }
deed-place = Поместить под { $place }
deed-pick = Выбрать этот { -die-one }
deed-discard = Сбросить { $die }
touch-place = Коснитесь огонька.
touch-pick = Коснитесь { -die-gen }.
touch-discard = Коснитесь { -die-gen }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Каждое { -constellation-one } { -hang-state-s } на двух, A и B. Под каждой { -star-ins } и каждым { -die-ins } — до двух { -die-pl-gen }.
sign-connector = { -Twinkle-ing } { -connector-one }
sign-connector-does = У нижнего { -die-gen } больше { -sides-other }, чем у верхнего: 2 { -point-few } по { -twinkle-card-loc }.
sign-centre = { -Centre-one }
sign-centre-does = Здесь лежат d8 со { -result-pl-ins } последнего броска.
sign-take = Взять как есть
sign-take-does = { -Hang-verb } этот d8 со { -result-ins }, которое он показывает, без броска.
sign-cup = Стакан для { -die-pl-gen }
sign-cup-does = Бросает три выбранных { -die-gen }; один { -hang-verb-plural }, другие { -go-home-verb-plural }.
sign-left = Вне игры
sign-left-does = В одиночку каждый { -turn-one } один { -die-one } { -leave-the-game-verb-s } насовсем; его место зачёркнуто.
now-hung = { -Hang-state-s } { -die-pl-gen }: { $count } из семи.
now-points =
    { $points ->
        [one] Сейчас { $points } { -point-one }.
        [few] Сейчас { $points } { -point-few }.
       *[many] Сейчас { $points } { -point-pl-gen }.
    }
now-best =
    { $card ->
        [any] Ещё один { -die-one } может поднять до { $points }.
       *[colour] Ещё один { -die-one } этого { -colour-gen } может поднять до { $points }.
    }
now-most =
    { $card ->
        [any] Ни один { -die-one } не поднимет выше.
       *[colour] Ни один { -die-one } этого { -colour-gen } не поднимет выше.
    }
now-compared = Здесь { $own }; лучшее у других: { $others }.
now-met = Сейчас выполнена.
now-may-meet = { now-unmet } Её может выполнить ещё один { -die-one }.
now-unmet = Сейчас не выполнена.

## What gives the win shares of a review

evaluator-net = выученные оценки поверх точно просчитанных { -turn-pl-gen }
evaluator-level = { evaluator-net }, для { -level-gen }

## Kinds of chance, for statistics

chance-of-d4 = Числа на d4
chance-of-d6 = Числа на d6
chance-of-d8 = Числа на d8
chance-of-d10 = Числа на d10
chance-of-d12 = Числа на d12
chance-of-colour = { -Colour-gen } { -in-play-phrase }
mistake-taking = взятие вместо броска
mistake-rolling = бросок вместо взятия
mistake-low-d8 = слишком низкий взятый d8
mistake-dull = бросок { -die-pl-gen }, которые редко мерцают
mistake-small = бросок { -die-pl-gen }, у которых мало { -sides-other }
mistake-large = бросок { -die-pl-gen }, у которых много { -sides-other }
mistake-colour = выбор не того { -colour-gen }
mistake-mission = упущенная { -mission-one }
mistake-twinkle = упущенное мерцание
mistake-points = размещение ради малых { -point-pl-gen }
mistake-low = слишком низкое { -result-one }
mistake-top = { -die-one }, у которого много { -sides-other }, наверху
mistake-star = раннее место под { -star-ins }
mistake-under = место под { -die-ins }, а не под { -star-ins }
mistake-place = место для { -die-gen }
mistake-fitting = сброс d8, который ещё подходит
mistake-discard = сброс { -die-gen }
why-fits = Тогда { -die-one } подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = Тогда { -turn-one } даёт в среднем { -point-pl-gen }: { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Это сразу даёт { $better }, а не { $taken }.
why-room = В следующий { -turn-one } { -die-one } тогда подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Под { -star-pl-ins } остаётся { $better } свободное место, а не { $taken }.
        [few] Под { -star-pl-ins } остаётся { $better } свободных места, а не { $taken }.
       *[other] Под { -star-pl-ins } остаётся { $better } свободных мест, а не { $taken }.
    }
why-high = Под { -die-pl-ins } тогда подходит любое { -result-one } до { $better }, а не до { $taken }.
why-next = С оставшимися { -die-pl-ins } следующий { -turn-one } даёт тогда в среднем { -point-pl-gen }: { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Ходит: { $player }

## Puzzles

puzzle-how-exact-turn = перебором всех бросков, { -die-pl-gen } и мест последних { -turn-pl-gen }
puzzle-theme-which-dice = какие { -die-pl } бросить
puzzle-theme-centre = { -die-one } из { -centre-gen }
puzzle-theme-twinkle = пара Twinkle
puzzle-theme-colour-card = карта { -colour-gen }
puzzle-theme-mission = { -mission-one }
puzzle-theme-last-die = последний { -die-one }
puzzle-theme-defence = перед последним { -turn-ins } соперника
puzzle-theme-fewer-points = меньше { -point-pl-gen }, да лучше
puzzle-ask-which-dice = Какие { -die-pl } бросить, или взять один?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Куда { -hang-verb } последний { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } Сопернику осталось { -hang-verb } ещё один.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Четыре из шести { -colour-pl-gen }, в каждом пять { -type-pl-gen }. Контур показывает { -type-one }, знак — { -colour-one }.
example-centre = У двух игроков четыре { -colour-gen }. В { -centre-loc } лежат d8 со { -result-pl-ins }; остальные { -die-pl } ещё не брошены.
example-three = Выбраны и брошены три { -die-gen }, из { -centre-gen } или от карт; двух мало.
example-take = Красный d8 показывает 4 и подходит под красную 5. Жёлтый d8 показывает 5 и никуда не подходит.
example-lower = 3 можно { -hang-verb } под 5, но не под другую 3.
example-two-at-most = Под красную 9 можно { -hang-verb } ещё один { -die-one }; под { -star-ins } уже { -hang-state-plural } два.
example-yellow = Один, два и три жёлтых { -die-gen }.
example-blue = Два синих { -die-gen } под одной { -star-ins } — пара; каждый другой синий { -die-one } приносит 1. Синий и красный — не пара.
example-green = Зелёный d4 с двумя другими d4 и зелёный d12, единственный своего { -type-gen }.
example-black = Два чёрных { -die-gen } под одной { -star-ins } с суммой 9 или по одному под каждой { -star-ins }.
example-purple = Фиолетовый { -die-one }, соединённый с тремя { -die-pl-ins }. { -Star-pl } не считаются.
example-red = Красный { -die-one } берёт { -line-acc } с 8, 6 и 4: три других чётных { -result-gen }.
example-twinkle = d6 { -twinkle-verb-s } под d4, а d8 под d6; но не d6 или d4 под d6.
example-connectors = Три { -connector-gen } скрепляют { -die-pl } одного { -colour-gen }: 9 и 7, 7 и 5, 4 и 3.
example-sums = 5 и 4 дают 9, а 3 и 2 дают 5.
example-out = Красный d4 { -hang-state-s }. Один из двух брошенных с ним { -die-pl-gen } { -leave-the-game-verb-s }, никакой другой.
example-bill = { -Constellation-one } Билла: красный d12 под чёрным d10 { -twinkle-verb-s }.
example-elizabeth = { -Constellation-one } Элизабет: синяя пара и чёрные { -die-pl } под обеими { -star-pl-ins }.
example-anna = { -Constellation-one } Анны: три жёлтых { -die-gen } и три { -twinkle-ing-pl-gen }.
example-any-order = Сначала выбран зелёный { -die-one }; за ним может идти красный.
summary-turn = Ваш { -turn-one }
summary-turn-1 = Выберите любые три свободных { -die-gen }, бросьте их и { -hang-imperative } ровно один. Другие { -go-home-verb-plural }; d8 — в { -centre-one } с новым { -result-ins }.
summary-turn-2 = Или возьмите d8 из { -centre-gen } с его { -result-ins }, если он подходит.
summary-turn-3 = Если не подходит ни один из трёх, { -turn-one } потерян.
summary-hang = Куда { -hang-verb-imperfective }
summary-hang-1 = Под { -star-acc }: любое { -result-one }. Под { -die-one }: строго меньшее.
summary-hang-2 = Не больше двух { -die-pl-gen } под каждой { -star-ins } и каждым { -die-ins }.
summary-hang-3 = Что { -hang-state-s }, не двигается.
summary-cards = { -Point-pl }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Чёрный, под каждой { -star-ins }: один { -die-one } 1; больше — по сумме: до 6 — 2, 7 — 3, 8 — 4, 9 — 5, 10 — 4, от 11 — 3.
summary-cards-5 = Фиолетовый: 1 за каждый соединённый с ним { -die-one }.
summary-cards-6 = Красный: на одной { -line-loc } 1 за каждое другое чётное или каждое другое нечётное { -result-one }.
summary-cards-7 = Twinkle: 2 за каждый { -die-one } под { -die-ins } с меньшим числом { -sides-other }.
summary-end = Конец игры
summary-end-1 = У каждого семь { -die-pl-gen } или он { -blocked-adjective }. Потерянные { -turn-pl } добирают после { -round-gen } 7.
summary-end-2 = Побеждает тот, у кого больше { -point-pl-gen }; при равенстве — кто ходил последним.
summary-end-3 = В одиночку: 20 { -point-pl-gen } и все { -mission-gen }. Каждый { -turn-one } ещё один { -die-one } { -leave-the-game-verb-s }.

## The tutorial

tutorial-goal = Задача: { -hang-verb } семь { -die-pl-gen } под две свои { -star-gen } и набрать больше { -point-pl-gen }, чем Zoe.
tutorial-pick = Каждый { -turn-one } выберите три { -die-gen }, бросьте их и { -hang-imperative } один: сначала выберите синий d12.
tutorial-pick-other = Для этого урока выберите отмеченный { -die-one }.
tutorial-pick-2 = Теперь жёлтый d10.
tutorial-pick-3 = И зелёный d4.
tutorial-roll = Теперь бросьте три { -die-gen }.
tutorial-hang = { -Hang-imperative } один из трёх; другие { -go-home-verb-plural }. Под { -star-acc } подходит любое { -result-one }, и лучше всего высокое: { -hang-imperative } синий d12, это 9, под первую { -star-acc }.
tutorial-hang-low = Ниже могут { -hang-state-verb } только меньшие { -result-gen }, так что места останется мало. Синий d12 показывает больше.
tutorial-centre = Zoe берёт d8 из { -centre-gen } с тем { -result-ins }, которое он показывает, без броска. Возьмите синий, это 7.
tutorial-centre-other = Для этого урока возьмите синий d8 из { -centre-gen }.
tutorial-under = Под { -die-one } можно { -hang-verb } только строго меньшее { -result-one } и не больше двух { -die-pl-gen }. 7 подходит под 9.
tutorial-under-other = Для продолжения { -hang-imperative } его под синий d12.
tutorial-blue-roll = Каждый { -colour-one } приносит { -point-pl } по своей карте. Два синих { -die-gen } рядом под одним { -die-ins } или одной { -star-ins } приносят 4 { -point-few }, каждый другой синий — 1. Синий d10 среди ваших трёх: бросайте.
tutorial-blue = Синий d10 показывает 6. { -Hang-imperative } его под 9, рядом с синим d8.
tutorial-blue-other = Так синей пары не выйдет. { -Hang-imperative } синий d10 рядом с синим d8.
tutorial-yellow = Жёлтые { -die-pl } считаются, где бы они ни { -hang-state-past }: один приносит 1 { -point-one }, два — 3, три — 6. { -Hang-imperative } жёлтый d6, это 5, под 7.
tutorial-yellow-other = Для продолжения жёлтый d6 нужен под синим d8.
tutorial-twinkle = { -Die-one } { -twinkle-verb-s } под { -die-ins } с меньшим числом { -sides-other }: 2 { -point-few } при любом { -colour-loc }. { -Hang-imperative } жёлтый d10 под жёлтый d6.
tutorial-twinkle-other = { -Hang-imperative } жёлтый d10 под жёлтый d6, где он { -twinkle-verb-s }.
tutorial-green = Зелёный { -die-one } приносит 1 { -point-one } и ещё 1 за каждый другой ваш { -die-one } его { -type-gen }. У вас уже два d10: { -hang-imperative } зелёный d10 под жёлтый d6, чтобы он { -twinkle-past }.
tutorial-green-other = Под жёлтым d6 зелёный d10 приносит больше: там он { -twinkle-verb-s }.
tutorial-mission = { -Mission-gen } общие для всех; эта приносит 3 { -point-few } каждому, у кого есть { -die-pl } всех пяти { -type-pl-gen }. Вам не хватает только d4: выберите красный.
tutorial-red = Красный { -die-one } считает другие нечётные { -die-pl } на { -line-loc } через него или чётные. { -Line-one } 9, 7, 5, 3 вся нечётная: { -hang-imperative } красный d4 в её конец — 4 { -point-few } и { -mission-one }.
tutorial-red-other = Красный d4 приносит больше в конце самой длинной { -line-gen }, под жёлтым d10.
tutorial-won = У всех по семь { -die-pl-gen }, и вы победили, 22 — 16! Помните: если ни один из трёх { -die-pl-gen } не подходит, все они { -go-home-verb-plural }, и { -turn-one } потерян.
tutorial-colours = Под конец другой игры. При двух игроках { -in-play-phrase } четыре из шести { -colour-pl-gen }, на этот раз и чёрный с фиолетовым.
tutorial-purple = Фиолетовый { -die-one } приносит 1 { -point-one } за каждый { -die-one }, соединённый с ним сверху или снизу. { -Hang-imperative } фиолетовый d10 под жёлтый d12.
tutorial-purple-other = Урок продолжается с фиолетовым d10 под жёлтым d12.
tutorial-purple-two = Два соединённых фиолетовых { -die-gen } считают друг друга. 6 под 8 служит и { -mission-gen }: 1 { -point-one } за каждый { -die-one } со { -result-ins } ровно на 2 меньше, чем у { -die-gen } над ним.
tutorial-purple-two-other = Там фиолетовые { -die-pl } не соединены. { -Hang-imperative } фиолетовый d6 под фиолетовый d10.
tutorial-black = Чёрные { -die-pl } приносят { -point-pl } по сумме под каждой { -star-ins }; лучше всего 9: 5 { -point-pl-gen }. Под первой { -star-ins } чёрная 6: { -hang-imperative } чёрную 3 под красный d12, это служит и { -mission-gen }.
tutorial-black-other = Под первой { -star-ins } чёрный d4 даёт сумму 9, а под красным d12 служит и { -mission-gen }.
tutorial-end = Вы снова победили и знаете все шесть { -colour-pl-gen }. { -Mission-gen } в каждой игре разные: сначала прочтите их — и приятной игры!
