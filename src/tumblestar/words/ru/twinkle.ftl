### The words of Twinkle in Russian. Arguments as in en/twinkle.ftl, which explains them.
### A die is «кубик», so that names of dice (красный d4) are the same in the nominative and the accusative.

## The game

game-name = Twinkle
game-tagline = Семь кубиков под двумя звёздами: сколько они принесут, решает место.
game-by = автор — Theo Karvounis, издатель — V-Games
game-about = Бросьте 3 кубика на выбор и положите 1 в своё созвездие. Под звезду подходит любое значение, под кубик — только меньшее. Каждый цвет приносит очки по-своему. Когда у всех по 7 кубиков, побеждает тот, у кого больше очков. От 1 до 4 игроков; в одиночку нужны 20 очков и все миссии.

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
star-a = звезду A
star-b = звезду B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Красный
card-yellow = Жёлтый
card-blue = Синий
card-green = Зелёный
card-black = Чёрный
card-purple = Фиолетовый
card-twinkle = Twinkle
card-red-does = Для каждого красного кубика выберите одну цепочку через него и чётные или нечётные значения — что выгоднее. Получите по 1 очку за каждый другой кубик этой цепочки с таким значением; красные тоже считаются.
card-yellow-does = Ваши жёлтые кубики, где бы они ни лежали: один приносит 1 очко, два — 3 вместе, три и больше — 6.
card-blue-does = Два синих кубика рядом под одним кубиком или звездой — пара: 4 очка. Каждый синий кубик не в паре приносит 1.
card-green-does = Каждый зелёный кубик приносит 1 очко и ещё 1 за каждый другой кубик его типа во всём созвездии.
card-black-does = Считайте каждую звезду отдельно. Один чёрный кубик под ней приносит 1 очко; два и больше — по сумме: 6 и меньше — 2 очка; 7 — 3; 8 — 4; 9 — 5; 10 — 4; 11 и больше — 3.
card-purple-does = Каждый фиолетовый кубик приносит по 1 очку за каждый кубик, соединённый с ним сверху или снизу. Звёзды не считаются.
card-twinkle-does = Кубик прямо под кубиком с меньшим числом граней мерцает: 2 очка. Пример: d10 под d6. Кубик прямо под звездой не мерцает никогда.

card-mission = Миссия { $number }: { $mission }
mission-1 = Длинная цепочка
mission-2 = Равные значения
mission-3 = Меньшая сумма
mission-4 = Мало типов
mission-5 = Три старших
mission-6 = Мало цветов
mission-7 = Чёт или нечет
mission-8 = Все пять типов
mission-9 = Не больше шести
mission-10 = Все цвета
mission-11 = Соединённые цвета
mission-12 = На два меньше
mission-13 = Пары типов
mission-14 = d4: сумма 9 или 10
mission-15 = Тринадцать или четырнадцать
mission-16 = Единицы
mission-17 = d6 и 3, d10 и 4
mission-18 = От звезды к звезде
mission-19 = Пары значений
mission-20 = Сумма двух
mission-1-does = 3 очка за наибольшее число кубиков в одной цепочке. При равенстве — по 3 очка каждому.
mission-2-does = 3 очка за наибольшее число кубиков с одинаковым значением. При равенстве — по 3 очка каждому.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Сложите 3 своих старших значения: 3 очка за наибольшую сумму. При равенстве — по 3 очка каждому.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Участвуют только игроки с 7 кубиками.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 очка каждому игроку, который это выполнил.
mission-11-does = 1 очко за каждый соединитель между двумя кубиками одного цвета.
mission-12-does = 1 очко за каждый кубик, который показывает ровно на 2 меньше кубика над ним.
mission-13-does = 2 очка за каждую пару кубиков одного типа рядом под одним кубиком или звездой.
mission-14-does = 2 очка за каждый соединитель между d4 и другим кубиком, если их значения в сумме дают 9 или 10.
mission-15-does = 2 очка за каждый цвет, кубики которого в сумме дают 13 или 14.
mission-16-does = Ваши кубики, которые показывают 1: один приносит 1 очко, два — 3 вместе, три и больше — 5.
mission-17-does = 2 очка за каждую пару: любой d6 с другим кубиком, который показывает 3, или любой d10 с другим кубиком, который показывает 4. Каждый кубик — только в одной паре.
mission-18-does = Составьте пары: один кубик из-под одной звезды, второй из-под другой, каждый один раз. Пара с общим цветом или общим значением приносит 1 очко, с тем и другим — 2.
mission-19-does = 2 очка за каждую пару кубиков с равными значениями рядом под одним кубиком или звездой.
mission-20-does = 3 очка за каждый кубик, значение которого равно сумме двух кубиков под ним.
mission-1-solo = Пять или больше кубиков в одной цепочке.
mission-2-solo = Три или больше кубиков с одинаковым значением.
mission-3-solo = Семь кубиков с суммой значений меньше 30.
mission-4-solo = Кубики не более чем 3 типов.
mission-5-solo = Три кубика, которые в сумме дают 16 или больше.
mission-6-solo = Кубики не более чем 3 цветов.
mission-7-solo = Под каждой звездой все значения нечётные или все чётные. Под двумя звёздами может быть по-разному; одна может быть пустой.
mission-8-solo = Кубики всех 5 типов.
mission-9-solo = Только значения не больше 6.
mission-10-solo = По кубику каждого цвета в игре.
mission-11-solo = Два кубика одного цвета, соединённые соединителем.
mission-12-solo = Кубик, который показывает ровно на 2 меньше кубика над ним.
mission-13-solo = Два кубика одного типа рядом под одним кубиком или звездой.
mission-14-solo = d4, соединённый с другим кубиком так, что в сумме у них 9 или 10.
mission-15-solo = Цвет, кубики которого в сумме дают 13 или 14.
mission-16-solo = Кубик со значением 1.
mission-17-solo = Любой d6 и другой кубик, который показывает 3, или любой d10 и другой кубик, который показывает 4.
mission-18-solo = Два кубика под разными звёздами, одного цвета или с равными значениями.
mission-19-solo = Два кубика с равными значениями рядом под одним кубиком или звездой.
mission-20-solo = Кубик, значение которого равно сумме двух кубиков под ним.

# What wins a game alone, beside the board.
goal-points = Очки: { $points } (нужно { $goal })
goal-points-does = Очков от карт цветов и карты Twinkle нужно не меньше { $goal }. Сейчас они приносят { $points }.
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
            [minus] −{ $points } за миссию { $number }
           *[plus] { $points } за миссию { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] миссия { $number } выполнена
       *[unmet] миссия { $number } больше не выполнена
    }
gain-none = Без очков.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } очко: { $parts }.
            [few] −{ $points } очка: { $parts }.
           *[many] −{ $points } очков: { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } очко: { $parts }.
            [few] +{ $points } очка: { $parts }.
           *[many] +{ $points } очков: { $parts }.
        }
       *[even] ±0 очков: { $parts }.
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
        [you] Вы кладёте { $die } ({ $result }) под { $place }.
       *[other] { $seat } кладёт { $die } ({ $result }) под { $place }.
    }
seat-loses =
    { $seat ->
        [you] Вы теряете ход
       *[other] { $seat } теряет ход
    }
fits-nowhere =
    { $count ->
        [1] Выпало: { $die } — { $result }, никуда не подходит.
       *[other] Выпало: { $die } — { $result }; ни один кубик не подходит.
    }
points-count =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Set-up: log and hover

did-colour = В игре: { $colour }.
did-mission = { text-mission }
did-centre = В центре { $die } показывает { $result }.
did-first =
    { $seat ->
        [you] Первый ход ваш.
       *[other] Первый ход: { $seat }.
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
        [you] Вы берёте { $die } ({ $result }) из центра.
       *[other] { $seat } берёт { $die } ({ $result }) из центра.
    }
did-fall =
    { $fits ->
        [yes] Выпало: { $die } — { $result }.
       *[no] Выпало: { $die } — { $result }, никуда не подходит.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, один брошенный кубик идёт в сброс.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Другие: { $others }.
did-out =
    { $seat ->
        [you] Вы сбрасываете { $die }.
       *[other] { $seat } сбрасывает { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Уровень пройден!
        [failed] { $told } Уровень не пройден.
       *[over] { $told } Игра кончается.
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
       *[other] Выбрать { $die } для броска ({ $count } из { $most }) и отказаться от значения { $result }.
    }
would-roll = Бросить: { $dice }. Если что-то подойдёт, один кубик нужно положить.
would-take = Взять { $die } ({ $result }) из центра и положить без броска.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Положить { $die } ({ $result }) под { $place }. { $gain }
would-hang-others = { would-hang } Другие: { $others }.
would-out = Сбросить { $die } до конца игры.
would-over =
    { $end ->
        [won] { $told } Вы побеждаете!
        [lost] { $told } Игра кончается, и вы не побеждаете.
        [level] { $told } Уровень пройден!
       *[failed] { $told } Уровень не пройден.
    }
would-resign = Сдаться: победу разделят остальные.

## Status

status-setup = Подготовка
turn = Ход { $count }
round = Раунд { $count } из { $most }
round-late = Раунд { $count }: потерянные ходы
dice-count =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
status-choose =
    { $seat ->
        [you] Ваш ход: выберите { dice-count } для броска или возьмите d8.
       *[other] { $seat } выбирает кубики.
    }
status-pick =
    { $seat ->
        [you] Ваш ход: выберите { dice-count } для броска.
       *[other] { $seat } выбирает кубики.
    }
status-pick-more =
    { $seat ->
        [you] Ваш ход: выберите для броска ещё { $count }.
       *[other] { $seat } выбирает кубики.
    }
status-roll =
    { $seat ->
        [you] Ваш ход: бросьте { dice-count }.
       *[other] { $seat } бросает кубики.
    }
status-hang =
    { $seat ->
        [you] Ваш ход: положите один из своих кубиков.
       *[other] { $seat } кладёт кубик.
    }
status-take =
    { $seat ->
        [you] Ваш ход: положите { $die }.
       *[other] { $seat } кладёт { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Ваш ход: сбросьте брошенный кубик.
       *[other] { $seat } сбрасывает кубик.
    }
status-out-centre =
    { $seat ->
        [you] Ваш ход: сбросьте ещё один d8 из центра.
       *[other] { $seat } сбрасывает d8.
    }
status-out-any =
    { $seat ->
        [you] Ваш ход: d8 больше нет, сбросьте любой свободный кубик.
       *[other] { $seat } сбрасывает кубик.
    }
status-over-won =
    { $seat ->
        [you] Вы победили: { points-count }!
       *[other] { $seat } побеждает: { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Ничья, у каждого { points-count }: { $seats }. Последний ход ваш: вы победили!
       *[other] Ничья, у каждого { points-count }: { $seats }. Последний ход и победа: { $seat }.
    }
status-over-level = Уровень пройден! Очки: { $points } (нужно { $goal }).
status-over-short = Уровень не пройден. Очки: { $points } (нужно { $goal }).
status-over-unmet = { status-over-short } Не выполнено: { $missions }.
status-type-colour = Какие цвета в игре? Осталось выбрать: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Какая бронзовая миссия в игре?
       *[silver] Какая серебряная миссия в игре?
    }
status-type-centre = Что показывает { $die } в центре?
status-type-first = Кто ходит первым?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Кубик показывает число от 1 до числа своих граней. Выберите одно из них.
refused-TW-2-1 = Этот цвет не может войти в игру. Выберите один из предложенных.
refused-TW-2-2 = d8 показывает число от 1 до 8. Выберите одно из них.
refused-TW-2-4 = Эта миссия не может войти в игру: она другого металла или уже в игре. Выберите одну из предложенных.
refused-TW-2-5 = Там никто не сидит. Выберите место за этим столом.
refused-TW-3-1 = Выбирать можно только кубики в центре и у карт. Выберите один из них.
refused-TW-3-1-early = Для броска выбрано мало кубиков. Сначала выберите ещё.
refused-TW-3-1-full = Вы уже выбрали 3 кубика. Бросьте их или отмените выбор одного.
refused-TW-3-3 = Взять можно только d8 из центра. Выберите его или кубики для броска.
refused-TW-3-3-late = Вы уже выбрали кубики для броска. Отмените выбор, чтобы взять d8.
refused-TW-3-4 = Положить туда нельзя: значение должно быть меньше, чем у кубика сверху. Выберите кубик, который показывает больше, или звезду.
refused-TW-3-4-take = Этот d8 никуда не подходит: звёзды заняты, а под кубиками, которые показывают больше, нет места. Возьмите другой или бросайте.
refused-TW-3-4-lacks = Класть кубики можно только под свои звёзды и кубики. Выберите одно из этих мест.
refused-TW-3-5 = Третий кубик положить туда нельзя. Выберите другое место.
refused-TW-3-7 = Сначала положите один из кубиков в руке: выберите кубик и место.
refused-TW-3-10 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.
refused-TW-6-5-rolled = Сначала выберите, какой брошенный кубик сбросить.
refused-TW-6-5-taken = Сначала сбросьте ещё один кубик: d8 из центра или, если их нет, любой свободный. Выберите какой.
refused-TW-6-6 = Ни один из брошенных кубиков не подходит. Выберите, какой из них сбросить.

## Options

option-level = Миссии
option-level-help = Дополнительные очки для всех игроков; в одиночку нужно выполнить все миссии.
option-level-0 = Базовый: без миссий
option-level-1 = Бронза: 1 бронзовая
option-level-2 = Серебро: 2 серебряные
option-level-3 = Алмаз: 1 бронзовая, 2 серебряные
option-level-4 = выбранные ниже
option-mission_1 = Первая миссия
option-mission_1-help = Только если миссии «выбранные ниже»; 1–10 бронзовые, 11–20 серебряные.
option-mission_1-0 = нет
option-mission_1-seat = { mission-choice }
option-mission_2 = Вторая миссия
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = нет
option-mission_2-seat = { mission-choice }
option-mission_3 = Третья миссия
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
option-red = Красный в игре
option-red-help = Обязательно в игре; остальные цвета случайны.
option-yellow = Жёлтый в игре
option-yellow-help = { option-red-help }
option-blue = Синий в игре
option-blue-help = { option-red-help }
option-green = Зелёный в игре
option-green-help = { option-red-help }
option-black = Чёрный в игре
option-black-help = { option-red-help }
option-purple = Фиолетовый в игре
option-purple-help = { option-red-help }
option-first = Кто ходит первым
option-first-help = Случайный игрок или игрок на выбранном месте.
option-first-0 = случайно
option-first-seat = место { $count }
option-keep = Неудача без сброса кубика
option-keep-help = Только в одиночку: если ни один кубик не подходит, вы теряете ход, но кубик не сбрасываете.

bad-colours = При таком числе игроков цветов в игре может быть только { $count }, а вы выбрали больше: { $colours }.
bad-mission-level = Вы выбрали миссию { $number }, но в «Миссиях» не указано «выбранные ниже». Укажите это.
bad-mission-twice = Вы выбрали миссию { $number } дважды. Выберите другую.
bad-missions = Миссии { $missions } вместе выполнить нельзя. Уберите одну.

## The board in text

picture-label = Созвездия, кубики в центре и у карт; есть и текстом.
text-board = Кубики под каждой звездой, затем свободные кубики
text-star-a = { $seat }, звезда A:
text-star-b = { $seat }, звезда B:
text-hung = { $die }: { $result }, под { $place }
text-hand =
    { $seat ->
        [you] У вас в руке:
       *[other] В руке ({ $seat }):
    }
text-centre = В центре:
text-pool = У карты ({ $colour }):
text-out = Сброшены:
text-none = ничего
text-row =
    { $points ->
        [one] { $seat }: { $points } очко, кубики: { $count } из 7.
        [few] { $seat }: { $points } очка, кубики: { $count } из 7.
       *[many] { $seat }: { $points } очков, кубики: { $count } из 7.
    }
text-parts = По картам: { $parts }.
text-blocked = Заблокирован: больше ни один кубик не положить.
text-turn =
    { $seat ->
        [you] Ваш ход.
       *[other] Ход этого игрока.
    }
text-cards = Карты в игре: { $cards }.
text-mission = Миссия { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = В Twinkle вы строите созвездие из 7 кубиков. Каждый ход бросайте любые 3 кубика и кладите один из них или берите d8 из центра с его значением. Под звезду подходит любое значение, под кубик — только меньшее; прямо под каждым — не больше двух кубиков. Каждый цвет приносит очки по своей карте; карта Twinkle награждает за кубики под кубиками с меньшим числом граней. Миссии могут добавить очков. Побеждает тот, у кого больше очков; в одиночку нужны 20 очков и все миссии.
rules-page = Нажмите на 3 кубика, чтобы выбрать их, и бросьте; до броска выбор можно отменить. Или возьмите d8 из центра. Наведите указатель на кубик на открытом месте, чтобы узнать, сколько очков он там принесёт, и нажмите, чтобы положить. Всё это можно и с клавиатуры. «Подсказки» показывают и шансы выбранных кубиков. Чтобы играть настоящими кубиками, выберите для нового стола настоящую доску или возьмите блокнот для счёта. Названия миссий придумали мы.

rules-TW-1 = Состав игры
rule-TW-1-1 = В игре 30 кубиков, все разные: 6 цветов (красный, жёлтый, синий, зелёный, чёрный, фиолетовый), в каждом d4, d6, d8, d10 и d12. Кубик называют по цвету и типу.
rule-TW-1-2 = d4 показывает от 1 до 4, d6 — от 1 до 6, d8 — от 1 до 8, d10 — от 1 до 10 (грань с цифрой 0 — это 10), d12 — от 1 до 12. Все грани равновероятны.
rule-TW-1-3 = На поле 2 Начальные звезды для каждого из 4 игроков и шкала очков с 4 маркерами. Есть 6 карт очков (по одной на цвет), карта Twinkle и 20 карт миссий (1–10 бронзовые, 11–20 серебряные). Ещё есть 4 карты кампании для игры в одиночку и по 7 соединителей на игрока.

rules-TW-2 = Подготовка
rule-TW-2-1 = Выберите цвета в игре случайно: 4 из 6 при 2 игроках, 5 при 3, все 6 при 4. Кубики других цветов уберите.
rule-TW-2-2 = Бросьте все d8 в игре один раз и положите в центр с выпавшими значениями. Остальные кубики, не бросая, положите у карты их цвета.
rule-TW-2-3 = Карта Twinkle всегда в игре.
rule-TW-2-4 = Вытяните миссии случайно. Базовый: ни одной. Бронза: 1 бронзовая. Серебро: 2 серебряные. Алмаз: 1 бронзовая и 2 серебряные. Миссии лежат в открытую и общие для всех игроков.
rule-TW-2-5 = Первым ходит игрок, который последним видел падающую звезду, или выберите случайно. Ход переходит по часовой стрелке.

rules-TW-3 = Ваш ход
rule-TW-3-1 = Бросить 3: выберите любые 3 свободных кубика, у карт, в центре или там и там. Бросьте их и положите ровно 1.
rule-TW-3-2 = Верните остальные 2 кубика: каждый к его карте, а d8 — в центр с новым значением.
rule-TW-3-3 = Или взять d8: выберите в центре d8, который куда-нибудь подходит. Положите его с тем значением, которое он показывает, не бросая.
rule-TW-3-4 = Под звезду можно положить любое значение. Под кубик — только меньшее, чем у кубика сверху; равное не подходит. Кубиком сверху может быть любой ваш кубик, не только последний.{$edition}
rule-TW-3-5 = Прямо под каждую звезду и под каждый кубик можно положить не больше 2 кубиков.
rule-TW-3-6 = Положенные кубики никогда не двигаются и не меняются.{$ruling} Одна звезда может остаться пустой.
rule-TW-3-7 = Если хоть один из брошенных кубиков подходит, один нужно положить; какой и куда, решаете вы. Если не подходит ни один, верните все (d8 — с новыми значениями): вы теряете ход. После неудачного броска взять взамен d8 нельзя.{$ruling}
rule-TW-3-8 = После раунда 7 игроки, потерявшие ходы, навёрстывают их. Начните с первого игрока и идите по часовой стрелке, по 1 ходу; тех, кто закончил или заблокирован, пропускайте. При необходимости повторите.
rule-TW-3-9 = Вы заблокированы, если больше никогда не сможете положить кубик. Тогда обе звезды заполнены, и под каждым кубиком, который показывает 2 и больше, лежат два кубика. Вас пропускают до конца, и у вас остаётся меньше 7 кубиков.
rule-TW-3-10 = Игра кончается, когда каждый игрок положил 7 кубиков или заблокирован.
rule-TW-3-11 = При 2–4 игроках 3 кубика всегда свободны. Остаётся не меньше 7 при 2 игроках, 5 при 3 и 3 при 4.

rules-TW-4 = Карты очков
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Считайте все чёрные кубики под звездой, как бы низко они ни лежали.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Для каждого красного кубика считается лучший выбор.{$ruling} Его собственное значение не считается. Цепочка идёт от звезды вниз до кубика, под которым ничего нет.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Побеждает игрок, у которого больше очков. При равенстве побеждает тот из этих игроков, кто ходил последним; навёрстанные после раунда 7 ходы считаются.{$ruling}

rules-TW-5 = Миссии
rule-TW-5-1 = { mission-1-does } Миссии 1–10 бронзовые. Миссии 1–6 сравнивают игроков.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 очка за наименьшую сумму всех значений. При равенстве — по 3 очка каждому.
rule-TW-5-4 = 3 очка за наименьшее число разных типов кубиков. При равенстве — по 3 очка каждому.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 очка за наименьшее число разных цветов. При равенстве — по 3 очка каждому.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Миссии 11–20 серебряные: считайте каждую столько раз, сколько она встретилась.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Считается всё созвездие.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Кубик не образует пару сам с собой.{$ruling} Считается лучшее разбиение на пары; два d6, которые оба показывают 3, могут быть парой.
rule-TW-5-18 = { mission-18-does } Считается лучшее разбиение на пары.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Кампания для одного
rule-TW-6-1 = В кампании 40 уровней, по порядку. Уровень задаёт миссии и 4 цвета: 20 кубиков, из них 4 d8 в центре. Если уровень не пройден, начните его сначала.
rule-TW-6-2 = Чтобы пройти уровень, наберите картами цветов и картой Twinkle вместе не меньше 20 очков и выполните все миссии. Сами миссии здесь очков не приносят.
rule-TW-6-3 = Бронзовые миссии требуют вот чего. 1: цепочка из 5 кубиков и больше. 2: три равных значения и больше.{$ruling} 3: сумма меньше 30, со всеми 7 кубиками.{$ruling} 4: не больше 3 типов.{$ruling} 5: три кубика, в сумме 16 и больше. 6: не больше 3 цветов.{$ruling} 7–9: как выше. 10: все 4 цвета уровня.
rule-TW-6-4 = Серебряная миссия выполнена, если она принесла бы очки хотя бы один раз.
rule-TW-6-5 = Каждый ход сбрасывайте 1 кубик: он выбывает до конца игры. После броска сбросьте 1 из 2 кубиков, которые вы не положили, а другой верните. Взяв d8, сбросьте ещё один d8 из центра, а если их нет — любой свободный кубик.
rule-TW-6-6 = После неудачного броска выберите, какой из брошенных кубиков сбросить, и верните остальные.{$ruling} Опция: после неудачного броска не сбрасывать ничего.
rule-TW-6-7 = Если свободных кубиков меньше 3, бросьте те, что есть.{$ruling} Если сбросить нечего, не сбрасывайте ничего.{$ruling} Если кубики кончились раньше, чем вы положили 7, игра кончается, и итог подводят как есть.{$ruling}
rule-TW-6-8 = Если больше ни один кубик положить нельзя, игра сразу кончается, и итог подводят как есть.{$ruling}
rule-TW-6-9 = Можно составлять свои уровни из любых карт очков и любого числа миссий. Здесь можно выбрать любые 4 цвета и до 3 миссий.
rule-TW-6-10 = Печатные 40 уровней нам неизвестны. Наши — это 4 карты по 10 уровней.{$reconstruction} Каждый уровень уже был пройден. Порядок — по тому, как часто их проходит бот «Сложный». Встречаются все миссии и все наборы цветов. Цвета и миссии можно выбрать и самим. Миссии 4 и 8 противоречат друг другу, как и 6 и 10, а также 1, 7 и 9.

rules-TW-7 = Пример подсчёта
rule-TW-7-1 = Билл, 16 очков: жёлтый 3, зелёный 2, чёрный 1, красный 8 (3, 3 и 2), Twinkle 2. Под звездой A: чёрный d10 (10); под ним красный d12 (9); под ним жёлтый d8 (6) и зелёный d10 (7). Красный d8 (5) под жёлтым d8, жёлтый d4 (2) под красным d8, красный d4 (3) под зелёным d10.
rule-TW-7-2 = Элизабет, 18 очков: синий 4, зелёный 5, чёрный 5 (4 и 1), Twinkle 4. Под звездой A: чёрный d8 (7), под ним чёрный d12 (3); зелёный d8 (6), под ним зелёный d6 (4). Под звездой B: чёрный d6 (5), под ним синий d8 (3) и синий d4 (2).
rule-TW-7-3 = Анна, 19 очков: жёлтый 6, синий 2, фиолетовый 3, красный 2, Twinkle 6. Под звездой A: синий d6 (5), под ним синий d10 (4), под ним жёлтый d12 (2). Под звездой B: красный d10 (9), под ним фиолетовый d12 (8), под ним жёлтый d10 (6) и жёлтый d6 (3).

rules-ours = Прочие уточнения
rule-ours-1 = В миссиях 3, 4 и 6 вы участвуете, только если у вас 7 кубиков.{$ruling}
rule-ours-2 = Если вы сдаётесь, вы не получаете ничего, а победу делят остальные игроки.{$ruling}
rule-ours-3 = Выбирайте кубики в любом порядке; до броска выбор можно отменить.{$ruling}
rule-ours-4 = Во время игры показаны очки за созвездия, какие они сейчас; миссии, которые сравнивают игроков, ещё могут измениться.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» — не цвет. Выберите одно из: { $colours }.
unread-mission = «{ $text }» — не миссия. Введите «mission» и число от 1 до { $count }.
unread-first = «{ $text }» — не место. Введите «first» и номер места, например «first 2».
unread-result = «{ $text }» — не значение кубика ({ $die }). Введите число от 1 до { $count }, например «{ $die }=1».
tree-part = «{ $text }» — не кубик созвездия. Пишите так: «red d12=9@black d10» или «R12=9@N10», а под звездой A — «R12=9@A».
tree-result = «{ $text }»: у кубика нет такой грани ({ $tag }).
tree-long = В созвездии не больше 7 кубиков ({ $tag }), а здесь больше: «{ $text }».
tree-twice = Кубик { $text } указан дважды, а он только один ({ $tag }).
tree-colour = Кубик { $text } — цвета не в игре ({ $tag }).
tree-taken = Кубик { $text } лежит в другом месте или сброшен ({ $tag }).
tree-parent = «{ $text }»: кубика сверху нет в этом созвездии ({ $tag }).
tree-lower = «{ $text }»: значение должно быть меньше, чем у кубика сверху ({ $tag }).
tree-three = Больше двух кубиков прямо под { $text } ({ $tag }).

## Bots

bot-greedy-help = берёт больше всего очков в этот ход
bot-beginner-help = берёт первый выгодный кубик, не замечает лучших и надеется на удачные броски
bot-novice-help = как «Сложный», но выбор может стоить ему до 6 % шансов на победу
bot-club-help = как «Сложный», но выбор может стоить ему до 2 % шансов на победу
bot-strong-help = взвешивает, что ход оставляет для следующих, как этому научился
bot-master-help = взвешивает каждый бросок этого хода (под конец игры и следующего) и какие кубики возьмут другие

## Help with a decision

advice-fits = Подойдёт
advice-cards = По картам
advice-gain = Очки
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Бросить { $dice }
advice-take = Взять { $die } со значением { $result }
advice-pick = Выбрать { $die }
advice-odds = Подойдёт: шанс, что один из кубиков можно будет положить.
advice-hang = Положить { $die } ({ $result }) под { $parent }
advice-hang-star = Положить { $die } ({ $result }) под звезду { $star }
advice-places = Очки: сколько кубик приносит там сейчас, карта за картой. Следующие ходы не учтены.
advice-note = { advice-odds } Очки: сколько этот ход приносит в среднем, с лучшим кубиком на лучшем месте. Следующие ходы не учтены.

## Scoring from a file, and the score pad

score-figure = { $mission } (для сравнения, без очков)
score-compared = { $mission } ({ $figure }, сравнивается)
score-colours = «{ $text }» — не набор цветов. Используйте буквы из { $letters }, каждую не больше раза.
pad-cards = Карты
pad-missions = Миссии, как есть сейчас (для 1–6 — то, что сравнивают)
pad-in-play = { $card }: в игре
pad-not-in-play = { $card }: не в игре
pad-die = Нажмите на место следующего кубика или на положенный кубик.
pad-result = Что показывает { $die }?
pad-shows = { $die }: { $result }
pad-place = Где лежит { $die } ({ $result })?
pad-nowhere = Никуда не подходит: { $die } ({ $result }).
pad-under-star = Под звездой { $star }
pad-under-die = Под { $die } ({ $result })
pad-remove = Убрать { $die }
pad-compared = { $mission }: что сравнивают
pad-compared-means = Решает, кто получит эти очки.
pad-choose-missions = Миссии в игре
pad-bad-missions = «{ $text }» — не набор миссий. Выберите не больше 1 бронзовой (1–10) и 2 серебряных (11–20), например «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Сначала уберите кубики под ним.
pad-tied = Из набравших поровну побеждает тот, кто ходил последним (TW-4.8). Блокнот этого не знает.
pad-whole = Все 7 кубиков положены.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Другой кубик
deed-place = Положить под { $place }
deed-pick = Выбрать кубик
deed-take = Взять { $die }
deed-discard = Сбросить { $die }
touch-place = Нажмите на огонёк.
touch-pick = Нажмите на кубик.
touch-discard = Нажмите на кубик.

## The signs of the picture, explained at a touch and in the legend

sign-star = Начальная звезда
sign-star-does = Каждое созвездие начинается с двух звёзд, A и B. Прямо под каждой звездой и каждым кубиком — до 2 кубиков.
sign-connector = Мерцающий соединитель
sign-connector-does = У кубика снизу больше граней, чем у кубика сверху: 2 очка по карте Twinkle.
sign-centre = Центр
sign-centre-does = Здесь лежат d8 со значениями последнего броска.
sign-take = Взять как есть
sign-take-does = Положите этот d8 с тем значением, которое он показывает, без броска.
sign-cup = Стакан для кубиков
sign-cup-does = Бросьте выбранные кубики. Если хоть один подходит, положите один, остальные верните.
sign-left = Сброшено
sign-left-does = В одиночку: каждый ход сбрасывайте один кубик: он выбывает до конца игры. Его место зачёркнуто.
now-hung =
    { $count ->
        [one] Положен { $count } кубик из 7.
        [few] Положены { $count } кубика из 7.
       *[many] Положено { $count } кубиков из 7.
    }
now-points =
    { $points ->
        [one] Сейчас { $points } очко.
        [few] Сейчас { $points } очка.
       *[many] Сейчас { $points } очков.
    }
now-best =
    { $card ->
        [any] Ещё один кубик может поднять до { $points }.
       *[colour] Ещё один кубик этого цвета может поднять до { $points }.
    }
now-most =
    { $card ->
        [any] Ни один кубик не поднимет выше.
       *[colour] Ни один кубик этого цвета не поднимет выше.
    }
now-compared = Здесь { $own }; лучшее у других: { $others }.
now-met = Сейчас выполнена.
now-may-meet = { now-unmet } Её может выполнить ещё один кубик.
now-unmet = Сейчас не выполнена.

## What gives the win shares of a review

evaluator-net = выученные оценки поверх точно просчитанных ходов
evaluator-level = { evaluator-net }, для уровня

## Kinds of chance, for statistics

chance-of-d4 = Значения d4
chance-of-d6 = Значения d6
chance-of-d8 = Значения d8
chance-of-d10 = Значения d10
chance-of-d12 = Значения d12
chance-of-colour = Цвета в игре
mistake-taking = взят d8 вместо броска
mistake-rolling = бросок вместо взятия d8
mistake-low-d8 = взят слишком низкий d8
mistake-dull = бросок кубиков, которые редко мерцают
mistake-weak = бросок кубиков, которые приносят меньше
mistake-small = бросок кубиков, у которых слишком мало граней
mistake-large = бросок кубиков, у которых слишком много граней
mistake-colour = выбор не того цвета
mistake-mission = упущенная миссия
mistake-twinkle = упущенное мерцание
mistake-points = место, где слишком мало очков
mistake-low = слишком низкое значение в созвездии
mistake-top = кубик с большим числом граней наверху
mistake-star = слишком рано под звезду
mistake-under = под кубик, а не под звезду
mistake-place = неудачное место для кубика
mistake-fitting = сброс d8, который ещё подходит
mistake-discard = сброс не того кубика
why-fits = Кубик тогда подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Для победы наберите в этот последний ход { $count } очко.
        [few] Для победы наберите в этот последний ход { $count } очка.
       *[many] Для победы наберите в этот последний ход { $count } очков.
    }
why-turn = Очков за ход тогда в среднем { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Это сразу приносит { $better }, а не { $taken }.
why-room = В следующий ход кубик тогда подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Под звёздами остаётся { $better } свободное место, а не { $taken }.
        [few] Под звёздами остаются { $better } свободных места, а не { $taken }.
       *[many] Под звёздами остаётся { $better } свободных мест, а не { $taken }.
    }
why-high = Под кубики тогда подходят значения до { $better }, а не до { $taken }.
why-next = С оставшимися кубиками очков за следующий ход тогда в среднем { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Ходит: { $player }

## Puzzles

puzzle-how-exact-turn = перебором всех бросков, кубиков и мест последних ходов
puzzle-theme-which-dice = какие кубики бросить
puzzle-theme-centre = кубик из центра
puzzle-theme-twinkle = мерцающий кубик
puzzle-theme-colour-card = карта цвета
puzzle-theme-mission = миссия
puzzle-theme-last-die = последний кубик
puzzle-theme-defence = перед последним ходом соперника
puzzle-theme-fewer-points = меньше очков, да лучше
puzzle-ask-which-dice = Какие кубики бросить — или какой d8 взять?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Куда положить последний кубик?
puzzle-ask-defence = { puzzle-ask-last-die } Соперник положит ещё один.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = При 2 игроках в игре 4 из 6 цветов, в каждом 5 типов. Контур показывает тип, знак — цвет.
example-centre = При 2 игроках в игре 4 цвета. В центре лежат d8 со значениями; остальные кубики ещё не брошены.
example-three = Вы выбираете 3 кубика, из центра или у карт, и бросаете их. Двух кубиков мало.
example-take = Красный d8 показывает 4 и подходит под красную 5. Жёлтый d8 показывает 5 и никуда не подходит.
example-lower = 3 можно положить под 5, но не под другую 3.
example-two-at-most = Под красную 9 можно положить ещё один кубик. Под звездой уже лежат два.
example-yellow = Один, два и три жёлтых кубика.
example-blue = Два синих кубика под одной звездой — пара: 4 очка. Любой другой синий кубик приносит 1. Синий и красный — не пара.
example-green = Зелёный d4 с двумя другими d4 и зелёный d12, единственный своего типа.
example-black = Два чёрных кубика под одной звездой с суммой 9 или по одному под каждой звездой.
example-purple = Фиолетовый кубик, соединённый с тремя кубиками. Звёзды не считаются.
example-red = Для красного кубика выберите цепочку с 8, 6 и 4: три других чётных значения.
example-twinkle = d6 мерцает под d4, а d8 — под d6. d6 или d4 под d6 не мерцает.
example-connectors = Три соединителя соединяют кубики одного цвета: 9 и 7, 7 и 5, 4 и 3.
example-sums = Под 9 лежат 5 и 4, под 5 — 3 и 2: это суммы.
example-out = Вы кладёте красный d4. Потом сбросьте один из двух брошенных с ним кубиков, и только из них.
example-bill = Созвездие Билла: красный d12 под чёрным d10 мерцает.
example-elizabeth = Созвездие Элизабет: синяя пара и чёрные кубики под обеими звёздами.
example-anna = Созвездие Анны: три жёлтых кубика и три мерцающих.
example-any-order = Вы сначала выбираете зелёный кубик; потом можно выбрать красный.
summary-turn = Ваш ход
summary-turn-1 = Выберите любые 3 свободных кубика, бросьте их и положите ровно 1. Остальные верните; d8 — в центр с новым значением.
summary-turn-2 = Или возьмите d8 из центра и положите с его значением, если он подходит.
summary-turn-3 = Если не подходит ни один из брошенных кубиков, вы теряете ход.
summary-hang = Куда класть
summary-hang-1 = Под звезду: любое значение. Под кубик: только меньшее; равное не подходит.
summary-hang-2 = Прямо под каждой звездой и каждым кубиком — не больше 2 кубиков.
summary-hang-3 = Положенные кубики не двигаются.
summary-cards = Очки
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Чёрный, под каждой звездой: один кубик — 1; два и больше — по сумме: 6 и меньше — 2; 7 — 3; 8 — 4; 9 — 5; 10 — 4; 11 и больше — 3.
summary-cards-5 = Фиолетовый: по 1 за каждый кубик, соединённый с ним сверху или снизу.
summary-cards-6 = Красный: выберите одну цепочку через него и чётные или нечётные значения. По 1 за каждый другой кубик этой цепочки с таким значением.
summary-cards-7 = Twinkle: 2 за каждый кубик прямо под кубиком с меньшим числом граней.
summary-end = Конец игры
summary-end-1 = Игра кончается, когда каждый положил 7 кубиков или заблокирован. Потерянные ходы навёрстывают после раунда 7.
summary-end-2 = Побеждает тот, у кого больше очков. При равенстве — тот из этих игроков, кто ходил последним.
summary-end-3 = В одиночку: наберите картами не меньше 20 очков и выполните все миссии. Каждый ход сбрасывайте 1 кубик.

## The tutorial

tutorial-goal = Ваша цель — положить 7 кубиков под свои две звезды и набрать больше очков, чем Zoe.
tutorial-pick = Каждый ход вы выбираете 3 кубика, бросаете их и кладёте один. Сначала выберите синий d12.
tutorial-pick-other = Для этого урока выберите отмеченный кубик.
tutorial-pick-2 = Теперь выберите жёлтый d10.
tutorial-pick-3 = Потом выберите зелёный d4.
tutorial-roll = Теперь бросьте 3 кубика.
tutorial-hang = Положите 1 из 3, остальные вернутся. Под звезду подходит любое значение, лучше всего высокое. Положите синий d12 со значением 9 под свою первую звезду.
tutorial-hang-low = Так можно, но ниже подходят только меньшие значения, и места останется мало. Положите синий d12, он показывает больше.
tutorial-centre = Zoe взяла d8 из центра и положила его со значением, которое он показывает, без броска. Возьмите синий d8 со значением 7.
tutorial-centre-other = Для этого урока возьмите синий d8 из центра.
tutorial-under = Под кубик можно положить не больше двух кубиков, и только с меньшим значением. 7 подходит под 9. Положите её туда.
tutorial-under-other = Так можно, но для урока он нужен под синим d12. Положите его туда.
tutorial-blue-roll = Каждый цвет приносит очки по своей карте. Два синих кубика рядом под одним кубиком или звездой приносят 4 очка, любой другой синий — 1. Синий d10 — среди ваших 3: бросайте.
tutorial-blue = Синий d10 показывает 6. Положите его под 9, рядом с синим d8.
tutorial-blue-other = Так можно, но для урока синий d10 нужен рядом с синим d8. Положите его под 9.
tutorial-yellow = Жёлтая карта считает ваши жёлтые кубики, где бы они ни лежали: один приносит 1 очко, два вместе — 3, три и больше — 6. Положите жёлтый d6 со значением 5 под 7.
tutorial-yellow-other = Так можно, но для урока жёлтый d6 нужен под синим d8. Положите его туда.
tutorial-twinkle = Кубик любого цвета мерцает прямо под кубиком с меньшим числом граней: 2 очка. Положите жёлтый d10 под жёлтый d6.
tutorial-twinkle-other = Положите жёлтый d10 под жёлтый d6: там он мерцает.
tutorial-green = Зелёный кубик приносит 1 очко и ещё 1 за каждый другой ваш кубик его типа. У вас два d10. Положите зелёный d10 под жёлтый d6: там он мерцает.
tutorial-green-other = Так можно, но для урока зелёный d10 нужен под жёлтым d6. Положите его туда.
tutorial-mission = Миссии — для всех игроков. Здесь 3 очка получает каждый, у кого есть кубики всех 5 типов. Вам не хватает только d4. Выберите красный d4.
tutorial-red = Красный кубик приносит по 1 за каждый другой нечётный кубик цепочки через него или за каждый чётный. Цепочка 9, 7, 5, 3 вся нечётная. Положите красный d4 в её конец: 4 очка и миссия.
tutorial-red-other = Так можно, но очков меньше. Положите красный d4 в конец самой длинной цепочки, под жёлтый d10.
tutorial-won = У всех по 7 кубиков, и вы победили со счётом 22:16! Помните: если ни один из 3 кубиков не подходит, верните все. Вы теряете ход.
tutorial-colours = Это конец другой игры. При 2 игроках в игре 4 из 6 цветов, на этот раз и чёрный с фиолетовым.
tutorial-purple = Фиолетовый кубик приносит по 1 очку за каждый кубик, соединённый с ним сверху или снизу. Положите фиолетовый d10 под жёлтый d12.
tutorial-purple-other = Так можно, но для урока фиолетовый d10 нужен под жёлтым d12. Положите его туда.
tutorial-purple-two = Соединённые фиолетовые кубики считают друг друга. Миссия даёт 1 очко за каждый кубик ровно на 2 меньше кубика над ним. Положите фиолетовый d6 со значением 6 под фиолетовый d10 со значением 8.
tutorial-purple-two-other = Так можно, но фиолетовые кубики там не соединены. Положите фиолетовый d6 под фиолетовый d10.
tutorial-black = Чёрные кубики приносят очки по сумме под каждой звездой; лучше всего 9: 5 очков. Под первой звездой чёрная 6. Положите чёрную 3 под красный d12: там она приносит и очко миссии.
tutorial-black-other = Так можно, но очков меньше. Положите чёрный d4 под красный d12: это сумма 9 под первой звездой и миссия.
tutorial-end = Вы снова победили и знаете все 6 цветов. Миссии в каждой игре разные: сначала прочтите их. Приятной игры!
