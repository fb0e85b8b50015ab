### The words of Twinkle in Russian. Arguments as in en/twinkle.ftl, which explains them.
### A die is «кубик», so that names of dice (красный d4) are the same in the nominative and the accusative.

## The game

game-name = Twinkle
game-tagline = Семь кубиков под двумя звёздами: где они висят, решает, сколько они приносят.
game-by = автор: Theo Karvounis, V-Games
game-about = Бросьте три кубика на выбор и подвесьте один в своё созвездие: под звезду — с любым значением, под кубик — только с меньшим. Каждый цвет приносит очки по-своему. После семи кубиков побеждает тот, у кого больше очков. От одного до четырёх игроков; в одиночку играют на миссии.

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
card-red-does = Для каждого красного кубика возьмите одну цепочку через него и чётные или нечётные значения, что выгоднее: 1 очко за каждый другой кубик этой цепочки с таким значением, красные тоже считаются.
card-yellow-does = Один жёлтый кубик где угодно — 1 очко, два — 3, три и больше — 6.
card-blue-does = 4 очка за два синих кубика рядом под одним кубиком или одной звездой, 1 за каждый другой синий кубик.
card-green-does = 1 очко за каждый зелёный кубик и ещё 1 за каждый другой кубик его типа во всём созвездии.
card-black-does = Под каждой звездой отдельно: один чёрный кубик — 1 очко; два и больше — по сумме их значений: до 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; от 11: 3.
card-purple-does = За каждый фиолетовый кубик — 1 очко за каждый кубик, соединённый с ним сверху или снизу. Звёзды не считаются.
card-twinkle-does = 2 очка за каждый кубик, который висит под кубиком с меньшим числом граней, например d10 под d6. Кубик под звездой никогда не мерцает.

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
mission-14 = d4 до девяти или десяти
mission-15 = Тринадцать или четырнадцать
mission-16 = Единицы
mission-17 = d6 с 3, d10 с 4
mission-18 = От звезды к звезде
mission-19 = Пары значений
mission-20 = Сумма двух
mission-1-does = 3 очка за наибольшее число кубиков в одной цепочке, при равенстве тоже.
mission-2-does = 3 очка за наибольшее число кубиков с одинаковым значением, при равенстве тоже.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 очка за наибольшую сумму трёх старших значений, при равенстве тоже.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Нужны семь кубиков.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 очка каждому, кто это выполнит.
mission-11-does = 1 очко за каждый соединитель между двумя кубиками одного цвета.
mission-12-does = 1 очко за каждый кубик со значением ровно на 2 меньше, чем у кубика над ним.
mission-13-does = 2 очка за каждые два кубика одного типа рядом под одним кубиком или одной звездой.
mission-14-does = 2 очка за каждый соединитель между d4 и другим кубиком, если их значения в сумме дают 9 или 10.
mission-15-does = 2 очка за каждый цвет, кубики которого в сумме дают 13 или 14.
mission-16-does = Один кубик со значением 1 приносит 1 очко, два — 3, три и больше — 5.
mission-17-does = 2 очка за каждую пару: d6 и другой кубик со значением 3 или d10 и другой кубик со значением 4. Каждый кубик входит не более чем в одну пару.
mission-18-does = За каждую пару кубиков, по одному из-под каждой звезды: 1 очко за общий цвет или общее значение, 2 за то и другое. Каждый кубик входит не более чем в одну пару.
mission-19-does = 2 очка за каждые два кубика с равными значениями рядом под одним кубиком или одной звездой.
mission-20-does = 3 очка за каждый кубик, значение которого равно сумме двух кубиков под ним.
mission-1-solo = Пять или больше кубиков в одной цепочке.
mission-2-solo = Три или больше кубиков с одинаковым значением.
mission-3-solo = Семь кубиков с суммой значений меньше 30.
mission-4-solo = Кубики не более чем трёх типов.
mission-5-solo = Три кубика, которые в сумме дают 16 или больше.
mission-6-solo = Кубики не более чем трёх цветов.
mission-7-solo = Под каждой звездой все значения чётные или все нечётные: под одной могут быть чётные, под другой нечётные, пустая звезда тоже годится.
mission-8-solo = Кубики всех пяти типов.
mission-9-solo = Только значения не больше 6.
mission-10-solo = По кубику каждого цвета в игре.
mission-11-solo = Два кубика одного цвета, скреплённые соединителем.
mission-12-solo = Кубик со значением ровно на 2 меньше, чем у кубика над ним.
mission-13-solo = Два кубика одного типа рядом под одним кубиком или одной звездой.
mission-14-solo = d4, соединённый с другим кубиком так, что в сумме у них 9 или 10.
mission-15-solo = Цвет, кубики которого в сумме дают 13 или 14.
mission-16-solo = Кубик со значением 1.
mission-17-solo = d6 и другой кубик со значением 3 или d10 и другой кубик со значением 4.
mission-18-solo = По кубику под каждой звездой, одного цвета или с одним значением.
mission-19-solo = Два кубика с равными значениями рядом под одним кубиком или одной звездой.
mission-20-solo = Кубик, значение которого равно сумме двух кубиков под ним.

# What wins a game alone, beside the board.
goal-points = Очки: { $points } из { $goal }
goal-points-does = Карты цветов и Twinkle должны принести очков: { $goal }; сейчас они приносят: { $points }.
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
        [you] Вы подвешиваете { $die } ({ $result }) под { $place }.
       *[other] { $seat } подвешивает { $die } ({ $result }) под { $place }.
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
       *[out] { fits-nowhere } { seat-loses } и кубик.
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
        [level] { $told } Уровень пройден!
        [failed] { $told } Уровень не пройден.
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
would-roll = Бросить: { $dice }. Если что-то подойдёт, один кубик нужно подвесить.
would-take = Взять { $die } ({ $result }) из центра и подвесить без броска.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Подвесить { $die } ({ $result }) под { $place }. { $gain }
would-hang-others = { would-hang } Другие: { $others }.
would-out = Вывести { $die } из игры насовсем.
would-over =
    { $end ->
        [won] { $told } Вы побеждаете!
        [lost] { $told } Игра закончится, и вы не победите.
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
        [you] Выберите { dice-count } для броска или возьмите d8 из центра.
       *[other] { $seat } выбирает кубики.
    }
status-pick =
    { $seat ->
        [you] Выберите { dice-count } для броска.
       *[other] { $seat } выбирает кубики.
    }
status-pick-more =
    { $seat ->
        [you] Выберите для броска ещё { $count }.
       *[other] { $seat } выбирает кубики.
    }
status-roll =
    { $seat ->
        [you] Бросьте { dice-count }.
       *[other] { $seat } бросает кубики.
    }
status-hang =
    { $seat ->
        [you] Поместите один из этих кубиков: выберите место.
       *[other] { $seat } помещает кубик.
    }
status-take =
    { $seat ->
        [you] Поместите { $die }: выберите место.
       *[other] { $seat } помещает { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Выберите брошенный кубик для сброса.
       *[other] { $seat } сбрасывает кубик.
    }
status-out-centre =
    { $seat ->
        [you] Выберите другой d8 в центре для сброса.
       *[other] { $seat } сбрасывает d8.
    }
status-out-any =
    { $seat ->
        [you] В центре нет d8: сбросьте любой кубик.
       *[other] { $seat } сбрасывает кубик.
    }
status-over-won =
    { $seat ->
        [you] Вы побеждаете: { points-count }!
       *[other] { $seat } побеждает: { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Ничья, у каждого { points-count }: { $seats }. Последний ход ваш: вы побеждаете!
       *[other] Ничья, у каждого { points-count }: { $seats }. Последний ход и победа: { $seat }!
    }
status-over-level = Уровень пройден! Очки: { $points } из { $goal }.
status-over-short = Уровень не пройден. Очки: { $points } из { $goal }.
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

refused-TW-1-2 = Кубик показывает от 1 до числа своих граней. Выберите одно из этих чисел.
refused-TW-2-1 = Этот цвет не может войти в игру. Выберите один из предложенных.
refused-TW-2-2 = d8 показывает от 1 до 8. Выберите одно из этих чисел.
refused-TW-2-4 = Эта миссия не может войти в игру: она не того металла или уже в игре. Выберите одну из предложенных.
refused-TW-2-5 = Там никто не сидит. Выберите место за этим столом.
refused-TW-3-1 = Выбирать можно только кубики в центре и у карт. Выберите один из них.
refused-TW-3-1-early = Бросают сразу три кубика. Сначала выберите ещё.
refused-TW-3-1-full = Три кубика выбраны. Бросьте их или отмените выбор одного.
refused-TW-3-3 = Взять можно только d8 из центра. Возьмите его или выберите кубики для броска.
refused-TW-3-3-late = Вы уже выбрали кубики для броска. Отмените выбор, чтобы взять d8.
refused-TW-3-4 = Под кубик подвешивают только строго меньшее значение. Выберите кубик со значением больше или звезду.
refused-TW-3-4-take = Этот d8 никуда не подходит: звёзды заняты, а кубиков со значением больше и свободным местом нет. Возьмите другой или бросайте.
refused-TW-3-4-lacks = Кубики подвешивают под свои звёзды и кубики. Выберите один из них.
refused-TW-3-5 = Там уже висят два кубика. Выберите другое место.
refused-TW-3-7 = Теперь подвесьте один из кубиков в руке: выберите кубик и место.
refused-TW-3-10 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.
refused-TW-6-5-rolled = Теперь один из брошенных кубиков выходит из игры. Выберите какой.
refused-TW-6-5-taken = Теперь ещё один кубик выходит из игры: d8 из центра или, если их нет, любой свободный. Выберите какой.
refused-TW-6-6 = Ни один брошенный кубик не подходит. Выберите, какой из них выходит из игры.

## Options

option-level = Миссии
option-level-help = Дополнительные очки, открыты всем; в одиночку нужно выполнить все.
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
option-red-help = В игре точно; остальные выбирает случай.
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
option-first-help = Решает случай или выбранное место.
option-first-0 = по жребию
option-first-seat = место { $count }
option-keep = Неудача не стоит кубика
option-keep-help = Только в одиночку: если ни один кубик не подходит, ход потерян, но ни один кубик не выходит из игры.

bad-colours = При таком числе игроков цветов в игре может быть только { $count }, а заказано больше: { $colours }.
bad-mission-level = Заказана миссия { $number }, но миссии не «выбранные ниже». Задайте это.
bad-mission-twice = Миссия { $number } заказана дважды. Выберите другую.
bad-missions = Миссии { $missions } вместе выполнить нельзя. Уберите одну.

## The board in text

picture-label = Созвездия, кубики в центре и у карт; даны и текстом.
text-board = Что висит под каждой звездой, затем свободные кубики
text-star-a = { $seat }, звезда A:
text-star-b = { $seat }, звезда B:
text-hung = { $die }: { $result }, под { $place }
text-hand =
    { $seat ->
        [you] У вас в руке:
       *[other] В руке ({ $seat }):
    }
text-centre = В центре:
text-pool = У карты, { $colour }:
text-out = Вне игры:
text-none = ничего
text-row =
    { $points ->
        [one] { $seat }: { $points } очко, кубики: { $count } из 7.
        [few] { $seat }: { $points } очка, кубики: { $count } из 7.
       *[many] { $seat }: { $points } очков, кубики: { $count } из 7.
    }
text-parts = По картам: { $parts }.
text-blocked = Больше ни один кубик не добавить.
text-turn =
    { $seat ->
        [you] Ваш ход.
       *[other] Ход этого игрока.
    }
text-cards = Карты в игре: { $cards }.
text-mission = Миссия { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = В Twinkle вы строите созвездие из семи кубиков. Каждый ход бросьте любые три кубика и подвесьте один из них или возьмите d8 из центра с его значением. Под звезду можно подвесить любое значение, под кубик — только меньшее, и никогда больше двух кубиков. Каждый цвет приносит очки по своей карте; карта Twinkle награждает за кубики под кубиками с меньшим числом граней. Миссии могут добавить очков. Побеждает тот, у кого больше очков; в одиночку нужны 20 очков и все миссии.
rules-page = Нажмите на три кубика, чтобы выбрать их, и бросьте; до броска выбор можно отменить. Или возьмите d8 из центра. Наведите указатель на кубик на открытом месте, чтобы узнать, сколько он там принесёт, и нажмите, чтобы подвесить. Всё это можно и с клавиатуры. «Подсказки» показывают и шансы выбранных кубиков. Чтобы играть настоящими кубиками, выберите для случая «Настоящая доска» или возьмите блокнот для счёта. Названия миссий придумали мы.

rules-TW-1 = Что в коробке
rule-TW-1-1 = Всего 30 кубиков, все разные: шесть цветов (красный, жёлтый, синий, зелёный, чёрный, фиолетовый), в каждом d4, d6, d8, d10 и d12. Кубик называют по цвету и типу.
rule-TW-1-2 = d4 показывает от 1 до 4, d6 от 1 до 6, d8 от 1 до 8, d10 от 1 до 10 (грань с цифрой 0 — это 10), d12 от 1 до 12; все грани равновероятны.
rule-TW-1-3 = На поле по две Начальные звезды для каждого из четырёх игроков и шкала очков с четырьмя маркерами. Есть шесть карт очков, по одной на цвет, карта Twinkle, 20 карт миссий (1–10 бронзовые, 11–20 серебряные), четыре карты кампании для игры в одиночку и по семь соединителей на игрока.

rules-TW-2 = Подготовка
rule-TW-2-1 = Цвета в игре выбирает случай: четыре из шести для двух игроков, пять для трёх, все для четырёх. Другие кубики не участвуют.
rule-TW-2-2 = Все d8 в игре бросают один раз и кладут в центр. Остальные кубики лежат, ещё не брошенные, у карты своего цвета.
rule-TW-2-3 = Карта Twinkle всегда в игре.
rule-TW-2-4 = Миссии по жребию: Базовый — ни одной, Бронза — одна бронзовая, Серебро — две серебряные, Алмаз — одна бронзовая и две серебряные. Миссии открыты и общие для всех.
rule-TW-2-5 = Первым ходит тот, кто последним видел метеор, или решает жребий. Далее по часовой стрелке.

rules-TW-3 = Ход
rule-TW-3-1 = Бросить три: выберите любые три свободных кубика, у карт или в центре, бросьте их и подвесьте ровно один.
rule-TW-3-2 = Два других кубика возвращаются: к своей карте, а d8 — в центр с новым значением.
rule-TW-3-3 = Или взять d8: подвесьте один из центра с тем значением, которое он показывает, без броска. Он должен куда-то подходить.
rule-TW-3-4 = Под звезду можно подвесить любое значение. Под кубик — только строго меньшее, чем у кубика над ним. Годится любой ваш кубик, не только последний.{$edition}
rule-TW-3-5 = Прямо под каждой звездой и каждым кубиком висят не больше двух кубиков.
rule-TW-3-6 = Висящие кубики никогда не двигаются и не меняются.{$ruling} Одна звезда может остаться пустой.
rule-TW-3-7 = Если брошенный кубик подходит, один нужно подвесить; какой и куда, решаете вы. Если не подходит ни один, все возвращаются, d8 с новыми значениями, и ход потерян. После неудачного броска взять взамен d8 нельзя.{$ruling}
rule-TW-3-8 = После раунда 7 игроки, потерявшие ходы, продолжают по часовой стрелке от первого игрока, по одному ходу за раз; тех, кто закончил или заблокирован, пропускают.
rule-TW-3-9 = Игрок, который уже никогда не сможет подвесить кубик, заблокирован: обе звезды заняты, и под каждым кубиком со значением 2 и больше тоже нет места. Его пропускают до конца, и кубиков у него меньше семи.
rule-TW-3-10 = Игра кончается, когда у каждого игрока семь кубиков или он заблокирован.
rule-TW-3-11 = При двух, трёх и четырёх игроках три кубика всегда свободны: остаётся не меньше 7, 5 и 3.

rules-TW-4 = Карты очков
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Считаются чёрные кубики в любом месте под звездой.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Каждый красный кубик выбирает сам за себя.{$ruling} Его собственное значение не считается. Цепочка идёт от звезды вниз до кубика, под которым ничего нет.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Побеждает тот, у кого больше очков. При равенстве — тот, чей последний ход был позже, считая и ходы после раунда 7.{$ruling}

rules-TW-5 = Миссии
rule-TW-5-1 = { mission-1-does } Миссии 1–10 бронзовые; 1–6 сравнивают игроков и платят всем, кто делит первое место.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 очка за наименьшую сумму всех значений, при равенстве тоже.
rule-TW-5-4 = 3 очка за наименьшее число разных типов кубиков, при равенстве тоже.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 очка за наименьшее число разных цветов, при равенстве тоже.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Миссии 11–20 серебряные и платят за каждый случай.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Считается всё созвездие.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Кубик не образует пару сам с собой.{$ruling} Берётся лучшее разбиение; два d6, оба со значением 3, могут быть парой.
rule-TW-5-18 = { mission-18-does } Берётся лучшее разбиение.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = В одиночку
rule-TW-6-1 = В кампании 40 уровней по порядку. Уровень задаёт миссии и четыре цвета: 20 кубиков, из них четыре d8 в центре. Непройденный уровень начинают сначала.
rule-TW-6-2 = Уровень пройден, если карты цветов и Twinkle вместе приносят не меньше 20 очков и все миссии выполнены. Миссии очков не приносят.
rule-TW-6-3 = Бронзовые миссии требуют: 1 — цепочка из пяти или больше; 2 — три равных значения или больше;{$ruling} 3 — сумма меньше 30, со всеми семью кубиками;{$ruling} 4 — не больше трёх типов;{$ruling} 5 — три кубика, в сумме 16 или больше; 6 — не больше трёх цветов;{$ruling} 7–10 как выше, 10 — все четыре цвета уровня.
rule-TW-6-4 = Серебряная миссия выполнена, если принесла бы очки хотя бы один раз.
rule-TW-6-5 = Каждый ход один кубик выходит из игры насовсем. После броска выберите один из двух неподвешенных; другой возвращается. Если вы взяли d8, выходит ещё один d8 из центра или, если их нет, любой свободный кубик.
rule-TW-6-6 = После неудачного броска выберите, какой брошенный кубик выходит из игры; остальные возвращаются.{$ruling} Опция: неудача не стоит кубика.
rule-TW-6-7 = Если свободных кубиков меньше трёх, бросьте их. Если выходить из игры нечему, ничего не выходит. Если кубики кончились раньше, чем висят семь, игра кончается и оценивается как есть.{$ruling}
rule-TW-6-8 = Если больше ни один кубик подвесить нельзя, игра сразу кончается и оценивается как есть.{$ruling}
rule-TW-6-9 = Можно составлять свои уровни из любых карт очков и миссий. Здесь можно выбрать любые четыре цвета.
rule-TW-6-10 = Сорок печатных уровней нам неизвестны. Наши {$reconstruction} — это четыре карты по десять уровней; каждый уже пройден, порядок — по тому, как часто их проходит бот «Сильный»; встречаются все миссии и все наборы цветов. Можно выбрать и свои цвета и миссии; миссии 4 и 8 противоречат друг другу, как и 6 и 10, а также 1, 7 и 9.

rules-TW-7 = Пример подсчёта
rule-TW-7-1 = Билл, 16 очков: жёлтый 3, зелёный 2, чёрный 1, красный 8 (3, 3 и 2), Twinkle 2. Под звездой A: чёрный d10 (10); под ним красный d12 (9); под ним жёлтый d8 (6) и зелёный d10 (7). Красный d8 (5) под жёлтым d8, жёлтый d4 (2) под красным d8, красный d4 (3) под зелёным d10.
rule-TW-7-2 = Элизабет, 18 очков: синий 4, зелёный 5, чёрный 5 (4 и 1), Twinkle 4. Под звездой A: чёрный d8 (7), под ним чёрный d12 (3); зелёный d8 (6), под ним зелёный d6 (4). Под звездой B: чёрный d6 (5), под ним синий d8 (3) и синий d4 (2).
rule-TW-7-3 = Анна, 19 очков: жёлтый 6, синий 2, фиолетовый 3, красный 2, Twinkle 6. Под звездой A: синий d6 (5), под ним синий d10 (4), под ним жёлтый d12 (2). Под звездой B: красный d10 (9), под ним фиолетовый d12 (8), под ним жёлтый d10 (6) и жёлтый d6 (3).

rules-ours = Наши уточнения
rule-ours-1 = Чтобы соревноваться в миссиях 3, 4 и 6, созвездию нужны семь кубиков.{$ruling}
rule-ours-2 = Сдавшийся игрок не получает ничего, победу делят остальные.{$ruling}
rule-ours-3 = Кубики выбирают в любом порядке; до броска выбор можно отменить.{$ruling}
rule-ours-4 = Очки во время игры показаны за созвездия, как они висят; миссии, которые сравнивают, ещё могут измениться.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» — не цвет; ожидается одно из: { $colours }.
unread-mission = «{ $text }» — не миссия; ожидается «mission» и число от 1 до { $count }.
unread-first = «{ $text }» — не место; ожидается «first» и номер места, например «first 2».
unread-result = «{ $text }» — не значение кубика ({ $die }); ожидается число от 1 до { $count }, например «{ $die }=1».
tree-part = «{ $text }» — не кубик созвездия; ожидается кубик=значение@место, например «red d12=9@black d10», «R12=9@N10» или «R12=9@A».
tree-result = «{ $text }»: у кубика нет такой грани ({ $tag }).
tree-long = В созвездии не больше семи кубиков ({ $tag }), здесь больше: «{ $text }».
tree-twice = Кубик { $text } указан дважды, а он один ({ $tag }).
tree-colour = Кубик { $text } — цвета не в игре ({ $tag }).
tree-taken = Кубик { $text } висит в другом месте или вышел из игры ({ $tag }).
tree-parent = «{ $text }»: кубика сверху нет в этом созвездии ({ $tag }).
tree-lower = «{ $text }»: значение должно быть меньше, чем у кубика сверху ({ $tag }).
tree-three = Больше двух кубиков висит под: { $text } ({ $tag }).

## Bots

bot-greedy-help = берёт больше всего очков в этот ход
bot-beginner-help = берёт первый выгодный кубик, не замечает лучших и надеется на удачные броски
bot-novice-help = как «Сложный», но выбор может стоить до 6 % шансов на победу
bot-club-help = как «Сложный», но выбор может стоить до 2 % шансов на победу
bot-strong-help = взвешивает, что останется после хода, по выученным оценкам
bot-master-help = взвешивает каждый бросок этого хода, а под конец и следующего, и какие кубики возьмут другие

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
advice-odds = Подойдёт: шанс, что один из кубиков удастся подвесить.
advice-hang = Подвесить { $die } ({ $result }) под { $parent }
advice-hang-star = Подвесить { $die } ({ $result }) под звезду { $star }
advice-places = Очки: что место приносит сейчас, по картам; дальнейшие ходы не учтены.
advice-note = { advice-odds } Очки: что ход приносит в среднем с лучшим кубиком на лучшем месте; дальнейшие ходы не учтены.

## Scoring from a file, and the score pad

score-figure = { $mission }, сравнивается, сама очков не даёт
score-compared = { $mission } ({ $figure }, сравнивается)
score-colours = «{ $text }» — не набор цветов; ожидаются буквы из { $letters }, каждая один раз.
pad-cards = Карты
pad-missions = Миссии, как есть сейчас (для 1–6 — то, что сравнивают)
pad-in-play = { $card }: в игре
pad-not-in-play = { $card }: не в игре
pad-die = Нажмите на место следующего кубика или на висящий кубик.
pad-result = Что показывает { $die }?
pad-shows = { $die }: { $result }
pad-place = Где висит { $die } ({ $result })?
pad-nowhere = Никуда не подходит: { $die } ({ $result }).
pad-under-star = Под звездой { $star }
pad-under-die = Под { $die } ({ $result })
pad-remove = Убрать { $die }
pad-compared = { $mission }: что сравнивают
pad-compared-means = Решает, кто получит очки выше.
pad-choose-missions = Миссии в игре
pad-bad-missions = «{ $text }» — не миссии одной игры; ожидается не больше одной бронзовой (1–10) и двух серебряных (11–20), например «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Сначала уберите то, что висит под ним.
pad-tied = При равенстве побеждает тот, кто ходил последним (TW-4.8); блокнот этого не знает.
pad-whole = Все семь кубиков висят.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Другой кубик
deed-place = Поместить под { $place }
deed-pick = Выбрать этот кубик
deed-discard = Сбросить { $die }
touch-place = Коснитесь огонька.
touch-pick = Коснитесь кубика.
touch-discard = Коснитесь кубика.

## The signs of the picture, explained at a touch and in the legend

sign-star = Начальная звезда
sign-star-does = Каждое созвездие висит на двух, A и B. Под каждой звездой и каждым кубиком — до двух кубиков.
sign-connector = Мерцающий соединитель
sign-connector-does = У нижнего кубика больше граней, чем у верхнего: 2 очка по карте Twinkle.
sign-centre = Центр
sign-centre-does = Здесь лежат d8 со значениями последнего броска.
sign-take = Взять как есть
sign-take-does = Подвесить этот d8 со значением, которое он показывает, без броска.
sign-cup = Стакан для кубиков
sign-cup-does = Бросает три выбранных кубика; один подвешивают, другие возвращаются.
sign-left = Вне игры
sign-left-does = В одиночку каждый ход один кубик выходит из игры насовсем; его место зачёркнуто.
now-hung = Висит кубиков: { $count } из семи.
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

chance-of-d4 = Числа на d4
chance-of-d6 = Числа на d6
chance-of-d8 = Числа на d8
chance-of-d10 = Числа на d10
chance-of-d12 = Числа на d12
chance-of-colour = Цвета в игре
mistake-taking = взятие вместо броска
mistake-rolling = бросок вместо взятия
mistake-low-d8 = слишком низкий взятый d8
mistake-dull = бросок кубиков, которые редко мерцают
mistake-weak = бросок кубиков, которые дают меньше
mistake-small = бросок кубиков, у которых мало граней
mistake-large = бросок кубиков, у которых много граней
mistake-colour = выбор не того цвета
mistake-mission = упущенная миссия
mistake-twinkle = упущенное мерцание
mistake-points = размещение ради малых очков
mistake-low = слишком низкое значение
mistake-top = кубик, у которого много граней, наверху
mistake-star = раннее место под звездой
mistake-under = место под кубиком, а не под звездой
mistake-place = место для кубика
mistake-fitting = сброс d8, который ещё подходит
mistake-discard = сброс кубика
why-fits = Тогда кубик подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Для победы последний ход должен дать { $count } очко.
        [few] Для победы последний ход должен дать { $count } очка.
       *[other] Для победы последний ход должен дать { $count } очков.
    }
why-turn = Тогда ход даёт в среднем очков: { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Это сразу даёт { $better }, а не { $taken }.
why-room = В следующий ход кубик тогда подходит в { NUMBER($better, style: "percent", maximumFractionDigits: 0) } бросков, а не в { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Под звёздами остаётся { $better } свободное место, а не { $taken }.
        [few] Под звёздами остаётся { $better } свободных места, а не { $taken }.
       *[other] Под звёздами остаётся { $better } свободных мест, а не { $taken }.
    }
why-high = Под кубиками тогда подходит любое значение до { $better }, а не до { $taken }.
why-next = С оставшимися кубиками следующий ход даёт тогда в среднем очков: { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Ходит: { $player }

## Puzzles

puzzle-how-exact-turn = перебором всех бросков, кубиков и мест последних ходов
puzzle-theme-which-dice = какие кубики бросить
puzzle-theme-centre = кубик из центра
puzzle-theme-twinkle = пара Twinkle
puzzle-theme-colour-card = карта цвета
puzzle-theme-mission = миссия
puzzle-theme-last-die = последний кубик
puzzle-theme-defence = перед последним ходом соперника
puzzle-theme-fewer-points = меньше очков, да лучше
puzzle-ask-which-dice = Какие кубики бросить, или взять один?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Куда подвесить последний кубик?
puzzle-ask-defence = { puzzle-ask-last-die } Сопернику осталось подвесить ещё один.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Четыре из шести цветов, в каждом пять типов. Контур показывает тип, знак — цвет.
example-centre = У двух игроков четыре цвета. В центре лежат d8 со значениями; остальные кубики ещё не брошены.
example-three = Выбраны и брошены три кубика, из центра или от карт; двух мало.
example-take = Красный d8 показывает 4 и подходит под красную 5. Жёлтый d8 показывает 5 и никуда не подходит.
example-lower = 3 можно подвесить под 5, но не под другую 3.
example-two-at-most = Под красную 9 можно подвесить ещё один кубик; под звездой уже висят два.
example-yellow = Один, два и три жёлтых кубика.
example-blue = Два синих кубика под одной звездой — пара; каждый другой синий кубик приносит 1. Синий и красный — не пара.
example-green = Зелёный d4 с двумя другими d4 и зелёный d12, единственный своего типа.
example-black = Два чёрных кубика под одной звездой с суммой 9 или по одному под каждой звездой.
example-purple = Фиолетовый кубик, соединённый с тремя кубиками. Звёзды не считаются.
example-red = Красный кубик берёт цепочку с 8, 6 и 4: три других чётных значения.
example-twinkle = d6 мерцает под d4, а d8 под d6; но не d6 или d4 под d6.
example-connectors = Три соединителя скрепляют кубики одного цвета: 9 и 7, 7 и 5, 4 и 3.
example-sums = 5 и 4 дают 9, а 3 и 2 дают 5.
example-out = Красный d4 висит. Один из двух брошенных с ним кубиков выходит из игры, никакой другой.
example-bill = Созвездие Билла: красный d12 под чёрным d10 мерцает.
example-elizabeth = Созвездие Элизабет: синяя пара и чёрные кубики под обеими звёздами.
example-anna = Созвездие Анны: три жёлтых кубика и три мерцающих.
example-any-order = Сначала выбран зелёный кубик; за ним может идти красный.
summary-turn = Ваш ход
summary-turn-1 = Выберите любые три свободных кубика, бросьте их и подвесьте ровно один. Другие возвращаются; d8 — в центр с новым значением.
summary-turn-2 = Или возьмите d8 из центра с его значением, если он подходит.
summary-turn-3 = Если не подходит ни один из трёх, ход потерян.
summary-hang = Куда подвешивать
summary-hang-1 = Под звезду: любое значение. Под кубик: строго меньшее.
summary-hang-2 = Не больше двух кубиков под каждой звездой и каждым кубиком.
summary-hang-3 = Что висит, не двигается.
summary-cards = Очки
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Чёрный, под каждой звездой: один кубик 1; больше — по сумме: до 6 — 2, 7 — 3, 8 — 4, 9 — 5, 10 — 4, от 11 — 3.
summary-cards-5 = Фиолетовый: 1 за каждый соединённый с ним кубик.
summary-cards-6 = Красный: на одной цепочке 1 за каждое другое чётное или каждое другое нечётное значение.
summary-cards-7 = Twinkle: 2 за каждый кубик под кубиком с меньшим числом граней.
summary-end = Конец игры
summary-end-1 = У каждого семь кубиков или он заблокирован. Потерянные ходы добирают после раунда 7.
summary-end-2 = Побеждает тот, у кого больше очков; при равенстве — кто ходил последним.
summary-end-3 = В одиночку: 20 очков и все миссии. Каждый ход ещё один кубик выходит из игры.

## The tutorial

tutorial-goal = Задача: подвесить семь кубиков под две свои звезды и набрать больше очков, чем Zoe.
tutorial-pick = Каждый ход выберите три кубика, бросьте их и подвесьте один: сначала выберите синий d12.
tutorial-pick-other = Для этого урока выберите отмеченный кубик.
tutorial-pick-2 = Теперь жёлтый d10.
tutorial-pick-3 = И зелёный d4.
tutorial-roll = Теперь бросьте три кубика.
tutorial-hang = Подвесьте один из трёх; другие возвращаются. Под звезду подходит любое значение, и лучше всего высокое: подвесьте синий d12, это 9, под первую звезду.
tutorial-hang-low = Ниже могут висеть только меньшие значения, так что места останется мало. Синий d12 показывает больше.
tutorial-centre = Zoe берёт d8 из центра с тем значением, которое он показывает, без броска. Возьмите синий, это 7.
tutorial-centre-other = Для этого урока возьмите синий d8 из центра.
tutorial-under = Под кубик можно подвесить только строго меньшее значение и не больше двух кубиков. 7 подходит под 9.
tutorial-under-other = Для продолжения подвесьте его под синий d12.
tutorial-blue-roll = Каждый цвет приносит очки по своей карте. Два синих кубика рядом под одним кубиком или одной звездой приносят 4 очка, каждый другой синий — 1. Синий d10 среди ваших трёх: бросайте.
tutorial-blue = Синий d10 показывает 6. Подвесьте его под 9, рядом с синим d8.
tutorial-blue-other = Так синей пары не выйдет. Подвесьте синий d10 рядом с синим d8.
tutorial-yellow = Жёлтые кубики считаются, где бы они ни висели: один приносит 1 очко, два — 3, три — 6. Подвесьте жёлтый d6, это 5, под 7.
tutorial-yellow-other = Для продолжения жёлтый d6 нужен под синим d8.
tutorial-twinkle = Кубик мерцает под кубиком с меньшим числом граней: 2 очка при любом цвете. Подвесьте жёлтый d10 под жёлтый d6.
tutorial-twinkle-other = Подвесьте жёлтый d10 под жёлтый d6, где он мерцает.
tutorial-green = Зелёный кубик приносит 1 очко и ещё 1 за каждый другой ваш кубик его типа. У вас уже два d10: подвесьте зелёный d10 под жёлтый d6, чтобы он мерцал.
tutorial-green-other = Под жёлтым d6 зелёный d10 приносит больше: там он мерцает.
tutorial-mission = Миссии общие для всех; эта приносит 3 очка каждому, у кого есть кубики всех пяти типов. Вам не хватает только d4: выберите красный.
tutorial-red = Красный кубик считает другие нечётные кубики на цепочке через него или чётные. Цепочка 9, 7, 5, 3 вся нечётная: подвесьте красный d4 в её конец — 4 очка и миссия.
tutorial-red-other = Красный d4 приносит больше в конце самой длинной цепочки, под жёлтым d10.
tutorial-won = У всех по семь кубиков, и вы победили, 22 — 16! Помните: если ни один из трёх кубиков не подходит, все они возвращаются, и ход потерян.
tutorial-colours = Под конец другой игры. При двух игроках в игре четыре из шести цветов, на этот раз и чёрный с фиолетовым.
tutorial-purple = Фиолетовый кубик приносит 1 очко за каждый кубик, соединённый с ним сверху или снизу. Подвесьте фиолетовый d10 под жёлтый d12.
tutorial-purple-other = Урок продолжается с фиолетовым d10 под жёлтым d12.
tutorial-purple-two = Два соединённых фиолетовых кубика считают друг друга. 6 под 8 служит и миссии: 1 очко за каждый кубик со значением ровно на 2 меньше, чем у кубика над ним.
tutorial-purple-two-other = Там фиолетовые кубики не соединены. Подвесьте фиолетовый d6 под фиолетовый d10.
tutorial-black = Чёрные кубики приносят очки по сумме под каждой звездой; лучше всего 9: 5 очков. Под первой звездой чёрная 6: подвесьте чёрную 3 под красный d12, это служит и миссии.
tutorial-black-other = Под первой звездой чёрный d4 даёт сумму 9, а под красным d12 служит и миссии.
tutorial-end = Вы снова победили и знаете все шесть цветов. Миссии в каждой игре разные: сначала прочтите их — и приятной игры!
