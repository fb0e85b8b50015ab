### The words of Twinkle Twinkle in Russian. Arguments as in en.ftl, which explains them.
### Names of tiles have any gender; they follow a colon or stand in guillemets.

## The game

game-name = Twinkle Twinkle
game-tagline = Соберите ночное небо: что вы берёте сейчас, решает, когда вы выбираете потом.
game-about = Возьмите тайл из ряда и положите его на свою карту неба; его ячейка — ваше место в следующем раунде. Звёзды складываются в созвездия; астероиды, кометы, планеты, спутники и чёрные дыры приносят очки каждый по-своему. После двадцати тайлов побеждает тот, у кого больше очков. От одного до четырёх игроков.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = С
port-NE = СВ
port-E = В
port-SE = ЮВ
port-S = Ю
port-SW = ЮЗ
port-W = З
port-NW = СЗ
tile-star =
    { $count ->
        [1] звезда с линией на { $ports }
       *[other] звезда с линиями на { $ports }
    }
tile-nova =
    { $count ->
        [1] сверхновая с линией на { $ports }
       *[other] сверхновая с линиями на { $ports }
    }
tile-asteroid = астероид
tile-satellite = спутник
tile-black-hole = чёрная дыра
tile-comet = комета
tile-rocky = каменистая планета
tile-gas = газовая планета
tile-ringed = планета с кольцами
tile-slow = { $tile } (медленный тайл)
tile-entry = { $code }: { $tile }; в коробке { $count }
tile-code = { $code } ({ $name })
tile-count = в коробке { $count }
tile-is-slow = медленный

one-asteroid = астероид
one-comet = комета
one-planet = планета
one-satellite = спутник
one-black-hole = чёрная дыра
many-star = звёзды
many-asteroid = астероиды
many-planet = планеты
many-satellite = спутники
many-black-hole = чёрные дыры
many-comet = кометы
many-nova = сверхновые
many-rocky = каменистые планеты
many-gas = газовые планеты
many-ringed = планеты с кольцами

set-ours = собственные тайлы tumblestar
set-named = тайлы «{ $name }»

## What scores

card-largest = Самое большое созвездие
card-second = Второе по величине
card-number = Число созвездий
card-nova = Сверхновые
card-asteroids = Астероиды
card-comets = Кометы
card-planets = Планеты
card-satellites = Спутники
card-black-holes = Чёрные дыры
card-side = { $name }, сторона { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (реконструкция)
        [ruling] { $does } (решение)
        [review] { $does } (обзор)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = самое большое созвездие
scored-second = второе по величине
scored-number = число созвездий
scored-nova = сверхновые
scored-asteroids = астероиды
scored-comets = кометы
scored-planets = планеты
scored-satellites = спутники
scored-black-holes = чёрные дыры

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } очко
            [few] −{ $points } очка
           *[many] −{ $points } очков
        }
       *[plus] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } и больше: −{ $points }
       *[plus] { $number } и больше: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = Очки по числу звёзд. { $table }.
does-second = { does-largest }
does-number = Очки по числу. { $table }.
does-nova = { $each } за каждую сверхновую.
does-flat = { $each } за каждый тайл «{ $tile }».
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Очки за самую большую группу, соединённую краями или углами. { $table }.
       *[no] Очки за самую большую группу, соединённую краями. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Очки за каждую группу, соединённую краями или углами, по её величине. { $table }.
       *[no] Очки за каждую группу, соединённую краями, по её величине. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Каждый тайл «{ $tile }»: очки по числу этих рядом с ним: { $of }. { $table }.
does-around-table = Каждый тайл «{ $tile }»: очки по числу этих в восьми клетках вокруг: { $of }. { $table }.
does-beside-kinds = Каждый тайл «{ $tile }»: очки по числу этих видов рядом с ним: { $of }. { $table }.
does-around-kinds = Каждый тайл «{ $tile }»: очки по числу этих видов в восьми клетках вокруг: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Каждый тайл «{ $tile }»: { $each } за каждый из этих рядом: { $of }.
count-around = Каждый тайл «{ $tile }»: { $each } за каждый из этих в восьми клетках вокруг: { $of }.
count-in-sight = Каждый тайл «{ $tile }»: { $each } за каждый из этих, что видны по строке и столбцу: { $of }.
in-any-case =
    { $extra ->
        [base] Каждый приносит ещё { $base }.
        [none] Если таких нет: { $none }.
       *[other] Каждый приносит ещё { $base }, а если таких нет, то { $none }.
    }
sight =
    { $limit ->
        [blocked] Видно до края карты или до первого из этих: { $blocked }.
       *[open] Видно до края карты.
    }
does-apart =
    { $extra ->
        [bonus] { apart } И ещё { $bonus }, если рядом нет и этих: { $other }.
       *[plain] { apart }
    }
apart = Каждый тайл «{ $tile }»: { $each }, если рядом нет этих: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } И { $each } за каждый тайл «{ $tile }» рядом с другим любого вида.
       *[plain] { sets }
    }
sets = Очки за наборы разных видов, каждый как можно больше, по его величине. { $table }.

rows-of =
    { $count ->
        [1] В одиночку: ячейки в текущем ряду { $current }, в следующем ряду { $next }; фигурки { $standees }; раунды { $rounds }
       *[other] Игроков { $count }: ячейки в текущем ряду { $current }, в следующем ряду { $next }; фигурки у каждого { $standees }; раунды { $rounds }
    }
solo-goals = Цели в очках: { $goals }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
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
goal-points = { $points }; цель: больше { $goal }
goal-points-does = Для победы карта должна принести больше очков, чем цель ({ $goal }); сейчас она приносит { $points }.

## Log

to-act =
    { $seat ->
        [you] Ваш ход
       *[other] { $seat }
    }
seat-places =
    { $seat ->
        [you] Вы кладёте на { $cell }: { $tile }.
       *[other] { $seat } кладёт на { $cell }: { $tile }.
    }
did-order = Номер { $count } в первом порядке хода: { $seat }.
did-order-all = { did-order } Порядок хода: { $order }.
did-draw =
    { $row ->
        [current] Ячейка { $count } текущего ряда: { $tile }.
       *[next] Ячейка { $count } следующего ряда: { $tile }.
    }
did-take =
    { $seat ->
        [you] Вы берёте из ячейки { $count }: { $tile }.
       *[other] { $seat } берёт из ячейки { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Порядок хода: { $order }.
did-place-alone = { did-place } Раунд окончен. Оставшийся тайл, теперь в ячейке 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Цель превзойдена!
        [short] { $told } Цель не превзойдена.
       *[over] { $told } Игра окончена.
    }
did-resign =
    { $seat ->
        [you] Вы сдаётесь.
       *[other] { $seat } сдаётся.
    }

## What a hovered target would do

would-take = { would-take-alone } Следующий порядок хода пока, по ячейкам: { $order }.
would-take-all = { would-take-alone-all } Следующий порядок хода, по ячейкам: { $order }.
would-take-alone = Взять из ячейки { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Оставшийся тайл, потом в ячейке 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Положить на { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Вы побеждаете!
        [tied] { $told } Вы делите победу!
        [lost] { $told } Игра кончается, и вы не побеждаете.
        [beaten] { $told } Цель превзойдена!
       *[short] { $told } Цель не превзойдена.
    }
would-resign = Сдаться: победу разделят остальные.

## Status

status-setup = Подготовка
round = Раунд { $count } из { $most }
status-take = { to-act }: возьмите тайл из текущего ряда.
status-take-standee = { status-take } Фигурка { $count } из { $all }.
status-place = { to-act }: положите тайл на карту: { $tile }.
status-type-order = Чья фигурка под номером { $count } в первом порядке хода?
status-type-draw =
    { $row ->
        [current] Какой тайл вытянут в текущий ряд?
       *[next] Какой тайл вытянут в следующий ряд?
    }
status-over-won =
    { $seat ->
        [you] Вы побеждаете: { $points }!
       *[other] { $seat } побеждает: { $points }!
    }
status-over-tied = Победа поделена, у каждого { $points }: { $seats }!
status-over-beaten = Цель { $goal } превзойдена: { $points }!
status-over-short = Цель { $goal } не превзойдена: у карты { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Этого тайла в мешке больше нет. Выберите один из предложенных.
refused-TT-2-4 = У этого места не осталось фигурок. Выберите одно из предложенных.
refused-TT-3-1 = В этой ячейке тайла нет: его взяли в этом раунде, или такой ячейки нет. Возьмите другой.
refused-TT-3-1-first = У вас нет тайла в руке. Сначала возьмите его из текущего ряда.
refused-TT-3-2 = Так тайл лежать не может. Поворачивайте на четверть оборота; переворачивать можно только с опцией «flip».
refused-TT-3-2-held = Вы уже взяли тайл. Положите его на свою карту.
refused-TT-3-6 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.
refused-TT-3-7 = На этой клетке тайл, а положенные тайлы остаются. Выберите пустую клетку.

## Options

option-asteroids = Астероиды: сторона B
option-asteroids-help = Для всех сторона B этой памятки вместо стороны A.
option-comets = Кометы: сторона B
option-comets-help = { option-asteroids-help }
option-planets = Планеты: сторона B
option-planets-help = { option-asteroids-help }
option-satellites = Спутники: сторона B
option-satellites-help = { option-asteroids-help }
option-black_holes = Чёрные дыры: сторона B
option-black_holes-help = { option-asteroids-help }
option-flip = Тайлы можно переворачивать
option-flip-help = Тайлы можно класть в зеркальном виде.
option-first = Первый в порядке хода
option-first-help = Чья фигурка первая в первом порядке хода; остальные по жребию.
option-first-0 = по жребию
option-first-seat = место { $count }
option-goal = Цель
option-goal-help = Только в одиночку: сколько очков нужно превзойти.

## The board in text

picture-label = Ряды тайлов с порядком хода и карты неба; даны и текстом.
text-board = Порядок хода, ряды тайлов и карты по строкам
text-order = Порядок хода:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, сейчас ходит
        [done] { $count }: { $seat }, ход сделан
       *[waits] { $count }: { $seat }
    }
text-current = Текущий ряд:
text-next = Следующий ряд, по будущим ячейкам:
text-space = { $count }: { $tile }
text-taken = { $count }: взят; здесь в следующем раунде: { $seat }
text-free = { $count }: пусто
text-chart = { $seat }, строка { $row }:
text-empty = { $cell }: пусто
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, связь с { $cells }
text-row = { $seat }: { $points }, тайлы: { $count } из { $most }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = По видам: { $parts }.
text-constellations = Созвездия по числу звёзд: { $sizes }.
text-turn = Сейчас ходит.
text-left = Оставшийся, в ячейке 1: { $tile }.

## Rules

rules-intro = { game-about } Пять других видов приносят очки по пяти памяткам, у каждой две стороны.
rules-page = Наведите на тайл текущего ряда, чтобы увидеть, к какому порядку хода он ведёт; нажмите, чтобы взять его. Наведите на пустую клетку, чтобы узнать, что тайл там принесёт, поверните его и нажмите, чтобы положить. Всё это можно и с клавиатуры. Вид тайлов и подсчёт по памяткам берутся из одного файла, box.toml; где стоит знак, наши тайлы могут отличаться от ваших. Если у вас есть коробка, исправьте этот файл: правила, очки, рисунки и эта справка изменятся вслед за ним. Команда tumblestar rules twinkle_twinkle --tiles печатает тайлы для сверки с коробкой.

rules-TT-1 = Что в коробке
rule-TT-1-1 = Всего тайлов { $tiles } { $source }: звёзды ({ $star }), часть из них сверхновые, астероиды ({ $asteroid }), планеты ({ $planet }), спутники ({ $satellite }), чёрные дыры ({ $black_hole }) и кометы ({ $comet }). Участвуют все при любом числе игроков.
rule-TT-1-2 = У каждого карта неба, клеток { $cells }: 5 × 4 {$review}, здесь столбцов { $columns }, строк { $rows } {$reconstruction}. Карты одинаковы {$ruling}.
rule-TT-1-3 = На тайлах звёзд линии идут от звезды к краям и углам тайла. Узоры, сверхновые, медленные тайлы и виды планет таковы {$reconstruction}.
rule-TT-1-4 = Есть пять памяток подсчёта, у каждой две стороны: зелёная, которую книга советует для первой игры, и синяя. Мы называем их A и B.

rules-TT-2 = Подготовка
rule-TT-2-1 = Все тайлы в мешке. Тайлы тянут в текущий ряд, потом в следующий ряд, где на одну ячейку меньше. Оба открыты для всех.
rule-TT-2-2 = Медленный тайл, попадая в ряд, уходит в самую правую свободную ячейку, и заполнение продолжается слева: a, медленный 1, b, медленный 2 в четырёх ячейках дают a, b, медленный 2, медленный 1. При подготовке так заполняют оба ряда, сначала текущий {$ruling}.
rule-TT-2-3 = Фигурки у каждого игрока: { $two } при двух игроках, { $three } при трёх, { $four } при четырёх.
rule-TT-2-4 = Первый порядок хода решает жребий между всеми фигурками; при двух игроках у одного могут оказаться номера 1 и 2.
rule-TT-2-5 = Для каждой памятки игроки выбирают сторону A или B, одну для всех, в любом сочетании. По умолчанию везде A.

rules-TT-3 = Раунд
rule-TT-3-1 = Фигурки ходят в порядке хода, слева направо. Ходить — значит взять любой тайл, оставшийся в текущем ряду, и положить его.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Его можно поворачивать на четверть оборота { $source } или переворачивать { $flip_source }.
           *[no] { placing } Его можно поворачивать на четверть оборота { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Его можно переворачивать { $flip_source }, но не поворачивать { $source }.
           *[no] { placing } Поворачивать его нельзя { $source }. { placing-flip }
        }
    }
placing = Сразу положите тайл на любую пустую клетку своей карты, лицом вверх. Касаться других он не обязан {$review}.
placing-flip = Опция «flip» разрешает и зеркальный вид { $flip_source }.
rule-TT-3-3 = Когда все фигурки взяли тайлы, раунд окончен. Новый порядок хода — слева направо по ячейкам взятых тайлов. Равенства не бывает.
rule-TT-3-4 = Единственный оставшийся тайл переходит в первую ячейку текущего ряда, даже медленный. За ним в своём порядке идёт следующий ряд, который потом заново заполняют из мешка.
rule-TT-3-5 = Когда в текущем ряду тайлы последнего раунда, следующий ряд больше не заполняют {$ruling}.
rule-TT-3-6 = Раундов в игре: { $two } при двух игроках, { $three } при трёх и { $four } при четырёх. Каждый кладёт двадцать тайлов; все карты заполняются в одном раунде. Мешок никогда не пустеет.
rule-TT-3-7 = Положенные тайлы не двигаются. Пропускать нельзя, и ничего не сбрасывают {$ruling}.

rules-TT-4 = Созвездия
rule-TT-4-1 = Рядом — значит с общим краем. Где считаются и диагонали, это сказано.
rule-TT-4-2 = Связь — это одна прямая линия от звезды к звезде, через край или наискось через угол: на обоих тайлах должна быть линия к этому краю или углу. Две линии, которые сходятся в углу с тайлов, имеющих общий край, образуют V, это не связь. Две прямые диагонали, пересекшиеся в одном углу, — две связи {$ruling}.
rule-TT-4-3 = Созвездие — это две или больше звёзд, связанных прямо или через другие. Его величина — число звёзд. Сверхновая — звезда во всех отношениях.
rule-TT-4-4 = Тайлы без линий ничего не передают {$ruling}.

rules-TT-5 = Подсчёт
rule-TT-5-1 = Очки приносят по порядку: самое большое созвездие, второе по величине, число созвездий {$review}, считая и эти два {$ruling}; потом сверхновые и пять памяток.
rule-TT-5-2 = Побеждает тот, у кого больше очков; при равенстве победу делят. Итог может быть меньше нуля; из двух созвездий равной величины одно считается самым большим, другое — вторым {$ruling}.
rule-TT-5-3 = Что приносит каждое, по файлу данных {$reconstruction}. В таблицах — число и очки за него; ниже первого числа очков нет.
rule-TT-5-4 = Что говорят издатель и обзоры и что исправления должны сохранить: чёрных дыр избегают, если для них нет идеального места; стороны A никогда не отнимают очков, хотя бы одна сторона B отнимает; астероиды образуют пояс, кометы хотят быть в окружении, планеты собирают, спутники изучают планеты; медленные тайлы в среднем ценнее.

rules-TT-6 = В одиночку
rule-TT-6-1 = Эту игру в одиночку придумали мы. Вы берёте из рядов поменьше двумя фигурками и стараетесь превзойти цель.

rules-TT-7 = Примеры
rule-TT-7-1 = Звёзды на a1 с линией на Ю и на a2 с линией на С связаны; без любой из этих линий — нет.
rule-TT-7-2 = Звёзды на a1 с линией на ЮВ и на b2 с линией на СЗ связаны. Линия с a1 на ЮВ и линия с b1 на ЮЗ образуют V: связи нет. Если у всех четырёх тайлов линия в один угол, связей две.
rule-TT-7-3 = Звезда на a1 с линией на В, планета на b1, звезда на c1 с линией на З: связи нет.
rule-TT-7-4 = Два игрока с порядком хода 1, 2, 2, 1 берут по очереди из ячеек 3, 1, 5 и 2. Следующий порядок хода — 2, 1, 1, 2, а тайл ячейки 4 переходит в ячейку 1.
rule-TT-7-5 = Чёрные дыры по стороне A собственных таблиц tumblestar: в углу, рядом с астероидом и кометой, 5 очков; рядом со звездой или сверхновой 2; две рядом друг с другом — по 0. Две, которые касаются только углом, не рядом.
rule-TT-7-6 = После игры вчетвером в мешке остаётся 14 тайлов. По собственным таблицам tumblestar игрок, который сразу гонится за очками, набирает около 50, случайный — около 20.

rules-ours = Другие наши решения
rule-ours-1 = Первый порядок хода определяют до тайлов {$ruling}.
rule-ours-2 = Чтобы превзойти цель, нужно больше очков, чем в ней названо {$ruling}.
rule-ours-3 = Очки во время игры показаны за карты, как они есть {$ruling}.
rule-ours-4 = Сдавшийся игрок не получает ничего; победу делят остальные {$ruling}.

## Bots

bot-greedy-help = сразу берёт больше всего очков
bot-novice-help = взвешивает только этот ход, по выученным оценкам; может потерять около половины очка
bot-club-help = просчитывает этот раунд; может потерять за ход около очка
bot-strong-help = просчитывает этот раунд; может потерять за ход половину очка
bot-expert-help = просчитывает этот раунд и следующий; может потерять за ход половину очка
bot-master-help = просчитывает этот раунд и следующий как можно шире

## The data file

box-no-toml = { $file }, строка { $line }: это не TOML. { $why }
box-unknown = { $file }, строка { $line }: записи «{ $name }» нет; ожидается: { $allowed }.
box-missing = { $file }, строка { $line }: нет записи «{ $name }».
box-value = { $file }, строка { $line }: «{ $name }» — это «{ $value }»; ожидается: { $expected }.
box-expected-table = записи под заголовком или в фигурных скобках
box-expected-number = { NUMBER($number, useGrouping: "false") }, как в других записях
box-expected-whole = целое число от { NUMBER($low, useGrouping: "false") } до { NUMBER($high, useGrouping: "false") }
box-expected-yes = true или false
box-expected-text = текст в кавычках
box-expected-one = одно из: { $allowed }
box-expected-some = разные слова из: { $allowed }
box-expected-points = числа с их очками в кавычках, например «{ $example }»
box-expected-goals = список очков от 1 до 127 по возрастанию
box-expected-code = от одной до четырёх букв; за ними может стоять одна *
box-expected-divides = делитель числа { $number }
box-table-gap = { $file }, строка { $line }: в «{ $name }» за { $before } идёт «{ $text }»; ожидается: { $expected }.
box-table-begin = { $file }, строка { $line }: «{ $name }» начинается с «{ $text }»; ожидается не позже: { $expected }.
box-table-beyond = { $file }, строка { $line }: в «{ $name }» «{ $text }» — слишком много; ожидается не больше { $expected }.
box-table-more = { $file }, строка { $line }: в «{ $name }» «{ $text }» идёт за записью с +, которая должна быть последней.
box-table-end = { $file }, строка { $line }: «{ $name }» кончается на «{ $text }»; ожидаются записи до { $expected } или + за последним числом.
box-total = { $file }, строка { $line }: всего тайлов { $found }; ожидается: { $expected }.
box-count = { $file }, строка { $line }: «{ $name }» — { $expected }, а тайлов этого вида { $found }; ожидается то же число.
box-code-twice = { $file }, строка { $line }: «{ $name }» — «{ $text }», код у { $other }; ожидается другой.
box-tile-twice = { $file }, строка { $line }: «{ $name }» — тот же тайл, что { $other }; ожидается одна запись с общим числом.
box-tile-name = { $file }, строка { $line }: «{ $name }» — не название тайла; ожидаются строчные буквы, цифры и _, сначала буква.

## Notation

unread-order = «{ $text }» — не место; ожидается «order» и число от 1 до { $count }.
unread-draw = «{ $text }» — не тайл; ожидается «draw» и одно из: { $codes }.
unread-take = «{ $text }» — не ячейка; ожидается «take» и число от 1 до { $count }.
unread-place = «{ $text }» не говорит, куда положить тайл; ожидается, например, «{ $tile }@b4», где цифра от 1 до 3 после тайла — число четвертей оборота.

## Charts

chart-rows = «{ $text }»: строк на карте { $found }; ожидается: { $expected }.
chart-columns = В строке { $row } карты тайлов { $found }; ожидается: { $expected }, с «.» для пустой клетки.
chart-tile = «{ $text }» на { $cell } — не тайл; ожидается одно из: { $codes } или «.» для пустой клетки.
chart-turn = «{ $text }» на { $cell }: так тайл лежать не может; ожидаются четверти оборота, цифра от 0 до 3.
chart-flip = «{ $text }» на { $cell }: тайлы переворачивают только с опцией «flip» ({ $tag }).
chart-many = { $text } на { $cell } — лишний; в коробке их { $count } ({ $tag }).
score-sides = «{ $text }» — не выбор сторон; ожидается A или B для каждой из пяти памяток, например «ABAAB».
score-word = «{ $text }» ничего не говорит о карте; ожидается над ней «sides ABAAB» или «flip».

## Scoring from a file

cli-scored = Карта { $count }, очки: { $total }
cli-nothing-scored = В «{ $file }» нечего считать; ожидаются карты из пяти строк по четыре тайла.

## Page


advice-brings = Приносит
advice-stands = Место в следующем раунде
advice-place = пока { NUMBER($count, useGrouping: "false") }
advice-never = –
advice-take = Ячейка { $count }: { $tile }, лучше всего на { $cell }
advice-lay = На { $cell }: { $tile }
advice-note-take = Что каждый тайл сразу приносит на лучшей клетке; что будет дальше и что останется другим, не учтено.
advice-note-place = Очки сразу; что будет дальше, не учтено.

pad-total = Очки: { $total }
pad-sky = Созвездия и сверхновые
pad-references = Памятки
pad-cell = Выберите клетку.
pad-whole = Все клетки заполнены. Выберите клетку, чтобы сменить тайл.
pad-tile = Какой тайл лежит на { $cell }?
pad-tile-left = { $tile } (осталось { $count })
pad-way = Как он лежит на { $cell }?
pad-remove = Убрать с { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: сменить на сторону { $side }
pad-flip = Разрешить переворачивать тайлы
pad-no-flip = Запретить переворачивать тайлы
pad-too-many = { $tile }: в коробке только { $count }, на картах вместе больше (TT-1.1).
pad-many = { $count ->
        [0] В этом файле нет карты.
       *[other] Карт в этом файле: { $count }; блокнот берёт одну. «tumblestar score twinkle_twinkle FILE» считает все.
    }
picture-none = В этом рисунке нет карты. Читаются только рисунки, сохранённые в tumblestar; другие введите вручную.
picture-broken = Этот рисунок SVG не читается ({ $why }).
picture-box = Этот рисунок сохранён с другим box.toml ({ $digest }; здесь { $own }), его тайлы могут отличаться.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Медленный тайл
sign-slow-does = Попадая в ряд, уходит в самую правую свободную ячейку. Кто его берёт, ходит в следующем раунде поздно.
sign-side = Сторона a или b
sign-side-does = У каждой памятки две стороны со своими правилами; для всех действует одна. Сторона a — для первой игры.
sign-standee = Фигурка
sign-standee-does = Стоит там, где игрок берёт тайл. В следующем раунде фигурки ходят слева направо.
sign-left = Оставшийся тайл
sign-left-does = Переходит в первую ячейку следующего раунда; за ним идёт следующий ряд.
sign-rank = Число на звезде
sign-rank-does = Нумерует созвездия карты по величине: 1 — самое большое, 2 — второе.
sign-refused = Нет связи
sign-refused-does = Здесь в углу сходятся линии тайлов с общим краем: это V, а не связь.
sign-round = Раунд
sign-bag = Мешок
sign-bag-does = Тайлы, которые ещё не попали в ряд.
now-points = Сейчас { $points }.
now-best = Ещё один может поднять до { $points }.
now-most = Ещё один не поднимет выше.
now-count =
    { $what ->
        [stars] Звёзды: { $count }.
       *[number] Созвездия: { $count }.
    }
now-next = Если их { $count }: { $points }.
now-bag = Осталось: { $count }.

## What gives the win shares of a review

evaluator-round-searched = перебор всех ходов раунда, потом выученные оценки карт
evaluator-round-played = раунд, доигранный жадно, потом выученные оценки карт

## Kinds of chance, for statistics

chance-of-tile = Тайлы из мешка
chance-of-order = Следующее место в первом порядке хода

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: свободно
edit-space = Текущий ряд, ячейка { $count }: { $tile }
edit-next = Следующий ряд, ячейка { $count }: { $tile }
edit-held = В руке: { $tile }
edit-move = С { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = перебором всех ходов последнего раунда, точно
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = без очков сразу
puzzle-theme-last-tile = последний тайл
puzzle-theme-deny = больше очков — не лучше
puzzle-theme-slow = медленный тайл
puzzle-theme-draw = общая победа
puzzle-ask-draw = Какой тайл и на какой клетке даёт общую победу?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Звёзды с линиями, сверхновая, астероиды, спутник, чёрная дыра, комета и планеты трёх видов.
example-slow = Вытянуты в таком порядке: астероид, медленная планета, комета, медленная планета. Медленные тайлы ушли вправо.
example-take = Фигурка стоит там, где взят четвёртый тайл. Теперь можно взять любой другой.
example-next-order = Игроки 1, 2 и 3 взяли из ячеек 4, 2 и 1: следующий порядок хода — 3, 2, 1, а оставшийся тайл идёт первым.
example-stays = Годится любая пустая клетка. Положенный тайл остаётся.
example-beside = Рядом со спутником каменистая планета. Только угол — это не рядом.
example-links = Через край; через угол; и V, это не связь.
example-size = Созвездие из трёх звёзд, одна из них сверхновая, которая приносит очки и сама по себе.
example-between = Тайлы без линий ничего не передают.
example-in-order = Созвездия из трёх и из двух звёзд; оба входят в число.
example-asteroids = Группы из двух, двух и одного: по стороне A считается самая большая, по стороне B — каждая.
example-comets = Сторона A: три звезды вокруг кометы. Сторона B: три вида тел.
example-planets = Сторона A: число планет. Сторона B: набор из трёх видов; планеты рядом с другими отнимают очки.
example-satellites = Сторона A: одна планета рядом со спутником. Сторона B: обе планеты в его строке и столбце.
example-black-holes = Сторона A: лучше, когда рядом нет звёзд, планет и чёрных дыр. Сторона B: лучше, когда рядом астероиды, кометы и спутники.
example-alone = В одиночку: ряды из трёх и двух, и обе фигурки ваши.
example-both-lines = Обе линии на месте; потом одна отвёрнута.
example-crossing = Прямо через угол; V; и две пересекающиеся диагонали, две связи.
example-planet-between = { example-between }
example-two-players = Порядок хода 1, 2, 2, 1, потом 2, 1, 1, 2.
example-holes = Рядом с астероидом и кометой; рядом со звездой; рядом друг с другом; касание углом.
example-goal = Цель 35 превзойдена с 36, но не с 35.
summary-round = Раунд
summary-round-1 = В порядке хода каждый берёт тайл текущего ряда и сразу кладёт его.
summary-round-2 = Ячейки взятых тайлов дают следующий порядок хода.
summary-round-3 = Оставшийся тайл идёт первым; за ним следующий ряд, и его заполняют заново. Медленные тайлы уходят вправо.
summary-place = Куда класть
summary-place-1 = На любую пустую клетку своей карты, с любым поворотом. Там он остаётся.
summary-place-2 = Линии, которые сходятся через край или прямо через угол, дают связь.
summary-place-3 = Две или больше связанных звёзд — созвездие.
summary-points = Очки
summary-points-1 = Самое большое и второе созвездие, их число, сверхновые.
summary-points-2 = Астероиды, кометы, планеты, спутники и чёрные дыры, по стороне A или B; таблицы в правилах.
summary-points-3 = Рядом — значит с общим краем; кометы считают восемь клеток вокруг.
summary-end = Конец игры
summary-end-1 = После двадцати тайлов все карты заполнены. Побеждает тот, у кого больше очков; при равенстве победу делят.
summary-end-2 = В одиночку: две фигурки, десять раундов и цель, которую нужно превзойти.
## The tutorial

tutorial-goal = Заполните карту неба двадцатью тайлами и наберите больше очков, чем Zoe.
tutorial-rows = Тайлы вы берёте из текущего ряда; следующий ряд показывает, что будет потом.
tutorial-take = Ход — это два шага: взять тайл, потом положить. Возьмите звезду из ячейки 2.
tutorial-take-other = Так можно, но в этом уроке возьмите отмеченный тайл.
tutorial-place = Положите её на b3. Можно на любую пустую клетку, и тайл остаётся, где лежит.
tutorial-place-other = Так можно, но в этом уроке выберите отмеченную клетку.
tutorial-order = При двух игроках у каждого две фигурки и два тайла за раунд. В следующем раунде фигурки ходят слева направо, по ячейкам взятых тайлов.
tutorial-slow = У медленного тайла песочные часы, и он уходит в правый конец ряда: он часто ценнее, но кто его берёт, ходит в следующем раунде поздно. Возьмите эту газовую планету.
tutorial-hole-early = Чёрная дыра приносит очки только на нужном месте, это впереди. Здесь планета даёт больше.
tutorial-planet = Одна планета приносит 2 очка, каждая следующая больше. Линий у неё нет: положите её на d2.
tutorial-round = Раунд окончен: оставшаяся чёрная дыра перешла в ячейку 1, за ней следующий ряд. Пришли новые тайлы; медленный ушёл в правый конец.
tutorial-second = Zoe взяла из ячейки 1 и ходила первой. Теперь возьмите звезду из ячейки 2.
tutorial-link = Две звезды связаны, если их линии сходятся у одного края. Тайл можно повернуть: положите его на b2 линией вниз, к вашей звезде.
tutorial-link-other = Так можно, но ни одна линия не сойдётся с вашей звездой. Положите тайл над звездой, линией вниз.
tutorial-satellite = Две связанные звезды — созвездие. Теперь возьмите спутник: он изучает планеты.
tutorial-satellite-place = Спутник приносит 2 очка за каждую планету рядом; рядом — всегда с общим краем. Положите его на d3, под планету.
tutorial-sat-other = Так можно, но рядом со спутником не будет планеты. Положите его под газовую планету.
tutorial-first-points = Уже шесть очков: по 2 за созвездие, планету и спутник. Знаки на карте показывают, что приносит очки и сколько.
tutorial-later = Несколько раундов спустя на вашей карте двенадцать тайлов. У спутника теперь планета сверху и планета снизу.
tutorial-largest = Чем больше звёзд в самом большом созвездии, тем больше очков. Возьмите звезду из ячейки 2.
tutorial-corner = Связь идёт и через угол. У звезды на b2 линия вверх направо: положите новую на c1, чтобы линии сошлись.
tutorial-corner-other = Так можно, но линии не сойдутся. На отмеченной клетке одна линия должна идти вниз налево.
tutorial-three-scores = Четыре связанные звезды: 6 очков. Второе по величине созвездие и число созвездий тоже приносят очки.
tutorial-asteroid = Астероиды приносят очки за самую большую группу, соединённую краями. Возьмите астероид из ячейки 1.
tutorial-belt = Два приносят 3 очка, три — 6. Положите его на a3, под два других.
tutorial-belt-other = Так можно, но общего края с другими астероидами не будет. Положите его под них.
tutorial-comet = Вы взяли из ячеек 1 и 2, поэтому ходите дважды до Zoe. Начните с кометы.
tutorial-comet-place = Комета приносит 1 очко за каждую звезду в восьми клетках вокруг, с диагоналями. Положите её на c3, среди четырёх звёзд.
tutorial-comet-other = Так можно, но вокруг отмеченной клетки звёзд больше: четыре.
tutorial-hole = Чёрная дыра приносит 2 очка, если рядом нет другой, и ещё 3, если рядом нет звёзд и планет. Возьмите её.
tutorial-hole-place = В углу, на a5, рядом только комета. Положите её туда.
tutorial-hole-other = Так можно, но рядом будет или скоро появится звезда, планета или другая чёрная дыра. Выберите отмеченную клетку.
tutorial-five = Пять очков — больше чёрная дыра не приносит. Не кладите на b5 звёзд и планет.
tutorial-last = Последний раунд: пусты две клетки. Порядка хода дальше нет, и медленные тайлы вам ничем не мешают.
tutorial-nova = Сверхновая — звезда с 2 собственными очками, всегда медленная. Возьмите её из ячейки 5.
tutorial-nova-place = У звезды на c1 линия направо. Положите сверхновую на d1, чтобы обе были связаны.
tutorial-nova-other = Так можно, но ни одна линия сверхновой не сойдётся с вашим созвездием. Положите её на отмеченную клетку линией налево.
tutorial-third-planet = Пять связанных звёзд: 8 очков. Теперь возьмите каменистую планету: три планеты приносят 9 очков, две — только 5.
tutorial-end = Ваша карта заполнена, и вы победили, 47 — 16! У памяток есть ещё сторона b, на потом.
