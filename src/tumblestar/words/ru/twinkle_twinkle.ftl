### The words of Twinkle Twinkle in Russian. Arguments as in en/twinkle_twinkle.ftl, which explains them.
### Names of tiles have any gender; they follow a colon or stand in guillemets.

## The game

game-name = Twinkle Twinkle
game-tagline = Соберите ночное небо: что вы берёте сейчас, решает, когда вы выбираете потом.
game-by = автор: Ammon Anderson, Allplay
game-about = Возьмите { -tile-one } из ряда и положите его на свою { -star-chart-acc }; его { -space-one } — ваше место в следующем { -round-loc }. { -Star-pl } складываются в { -constellation-gen }; { -asteroid-pl }, { -comet-gen }, { -planet-gen }, { -satellite-pl } и { -black-hole-pl } приносят { -point-pl } каждый по-своему. После двадцати { -tile-pl-gen } побеждает тот, у кого больше { -point-pl-gen }. От одного до четырёх игроков.

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
        [1] { -star-one } с линией на { $ports }
       *[other] { -star-one } с линиями на { $ports }
    }
tile-nova =
    { $count ->
        [1] { -nova-one } с линией на { $ports }
       *[other] { -nova-one } с линиями на { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective } { -tile-one })
tile-entry = { $code }: { $tile }; в коробке { $count }
tile-code = { $code } ({ $name })
tile-count = в коробке { $count }
tile-is-slow = { -slow-adjective }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-pl }
many-asteroid = { -asteroid-pl }
many-planet = { -planet-gen }
many-satellite = { -satellite-pl }
many-black-hole = { -black-hole-pl }
many-comet = { -comet-gen }
many-nova = { -nova-pl }
many-rocky = { -rocky-planet-pl }
many-gas = { -gas-planet-pl }
many-ringed = { -ringed-planet-pl }

set-ours = собственные { -tile-pl } tumblestar
set-named = { -tile-pl } «{ $name }»

## What scores

card-largest = Самое большое { -constellation-one }
card-second = Второе по величине
card-number = Число { -constellation-pl-gen }
card-nova = { -Nova-pl }
card-asteroids = { -Asteroid-pl }
card-comets = { -Comet-gen }
card-planets = { -Planet-gen }
card-satellites = { -Satellite-pl }
card-black-holes = { -Black-hole-pl }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (реконструкция)
        [ruling] { $does } (решение)
        [review] { $does } (обзор)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = самое большое { -constellation-one }
scored-second = второе по величине
scored-number = число { -constellation-pl-gen }
scored-nova = { -nova-pl }
scored-asteroids = { -asteroid-pl }
scored-comets = { -comet-gen }
scored-planets = { -planet-gen }
scored-satellites = { -satellite-pl }
scored-black-holes = { -black-hole-pl }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one }
            [few] −{ $points } { -point-few }
           *[many] −{ $points } { -point-pl-gen }
        }
       *[plus] { $points ->
            [one] { $points } { -point-one }
            [few] { $points } { -point-few }
           *[many] { $points } { -point-pl-gen }
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
does-largest = { -Point-pl } по числу { -star-pl-gen }. { $table }.
does-second = { does-largest }
does-number = { -Point-pl } по числу. { $table }.
does-nova = { $each } за каждую { -nova-acc }.
does-flat = { $each } за каждый { -tile-one } «{ $tile }».
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-pl } за самую большую { -group-acc }, соединённую { -edge-pl-ins } или { -corner-pl-ins }. { $table }.
       *[no] { -Point-pl } за самую большую { -group-acc }, соединённую { -edge-pl-ins }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-pl } за каждую { -group-acc }, соединённую { -edge-pl-ins } или { -corner-pl-ins }, по её величине. { $table }.
       *[no] { -Point-pl } за каждую { -group-acc }, соединённую { -edge-pl-ins }, по её величине. { $table }.
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
does-beside-table = Каждый { -tile-one } «{ $tile }»: { -point-pl } по числу этих { -beside-phrase } с ним: { $of }. { $table }.
does-around-table = Каждый { -tile-one } «{ $tile }»: { -point-pl } по числу этих в восьми { -cell-pl-loc } вокруг: { $of }. { $table }.
does-beside-kinds = Каждый { -tile-one } «{ $tile }»: { -point-pl } по числу этих видов { -beside-phrase } с ним: { $of }. { $table }.
does-around-kinds = Каждый { -tile-one } «{ $tile }»: { -point-pl } по числу этих видов в восьми { -cell-pl-loc } вокруг: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Каждый { -tile-one } «{ $tile }»: { $each } за каждый из этих { -beside-phrase }: { $of }.
count-around = Каждый { -tile-one } «{ $tile }»: { $each } за каждый из этих в восьми { -cell-pl-loc } вокруг: { $of }.
count-in-sight = Каждый { -tile-one } «{ $tile }»: { $each } за каждый из этих, что видны по строке и столбцу: { $of }.
in-any-case =
    { $extra ->
        [base] Каждый приносит ещё { $base }.
        [none] Если таких нет: { $none }.
       *[other] Каждый приносит ещё { $base }, а если таких нет, то { $none }.
    }
sight =
    { $limit ->
        [blocked] Видно до { -edge-gen } { -chart-gen } или до первого из этих: { $blocked }.
       *[open] Видно до { -edge-gen } { -chart-gen }.
    }
does-apart =
    { $extra ->
        [bonus] { apart } И ещё { $bonus }, если { -beside-phrase } нет и этих: { $other }.
       *[plain] { apart }
    }
apart = Каждый { -tile-one } «{ $tile }»: { $each }, если { -beside-phrase } нет этих: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } И { $each } за каждый { -tile-one } «{ $tile }» { -beside-phrase } с другим любого вида.
       *[plain] { sets }
    }
sets = { -Point-pl } за наборы разных видов, каждый как можно больше, по его величине. { $table }.

rows-of =
    { $count ->
        [1] В одиночку: { -space-gen } в { -current-row-loc } { $current }, в { -next-row-loc } { $next }; { -standee-gen } { $standees }; { -round-pl } { $rounds }
       *[other] Игроков { $count }: { -space-gen } в { -current-row-loc } { $current }, в { -next-row-loc } { $next }; { -standee-gen } у каждого { $standees }; { -round-pl } { $rounds }
    }
solo-goals = { -Goal-gen } в { -point-pl-loc }: { $goals }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
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
goal-points = { $points }; { -goal-one }: больше { $goal }
goal-points-does = Для победы { -chart-one } должна принести больше { -point-pl-gen }, чем { -goal-one } ({ $goal }); сейчас она приносит { $points }.

## Log

seat-places =
    { $seat ->
        [you] Вы кладёте на { $cell }: { $tile }.
       *[other] { $seat } кладёт на { $cell }: { $tile }.
    }
did-order = Номер { $count } в первом { -turn-order-loc }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } { -current-row-gen }: { $tile }.
       *[next] { -Space-one } { $count } { -next-row-gen }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Вы берёте из { -space-gen } { $count }: { $tile }.
       *[other] { $seat } берёт из { -space-gen } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } { -Round-one } окончен. { -Left-over-adjective } { -tile-one }, теперь в { -space-loc } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } { -Goal-one } превзойдена!
        [short] { $told } { -Goal-one } не превзойдена.
       *[over] { $told } Игра окончена.
    }
did-resign =
    { $seat ->
        [you] Вы сдаётесь.
       *[other] { $seat } сдаётся.
    }

## What a hovered target would do

would-take = { would-take-alone } Следующий { -turn-order-one } пока, по { -space-pl-dat }: { $order }.
would-take-all = { would-take-alone-all } Следующий { -turn-order-one }, по { -space-pl-dat }: { $order }.
would-take-alone = Взять из { -space-gen } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective } { -tile-one }, потом в { -space-loc } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Положить на { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Вы побеждаете!
        [tied] { $told } Вы делите победу!
        [lost] { $told } Игра кончается, и вы не побеждаете.
        [beaten] { $told } { -Goal-one } превзойдена!
       *[short] { $told } { -Goal-one } не превзойдена.
    }
would-resign = Сдаться: победу разделят остальные.

## Status

status-setup = Подготовка
round = { -Round-one } { $count } из { $most }
status-take =
    { $seat ->
        [you] Ваш ход: возьмите { -tile-one } из { -current-row-gen }.
       *[other] { $seat } берёт { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Ваш ход: возьмите { -tile-one } { $count } из { $all }, { -current-row-one }.
       *[other] { $seat } берёт { -tile-one } { $count } из { $all }.
    }
status-take-last =
    { $seat ->
        [you] Последний { -round-one }: возьмите { -tile-one } из { -current-row-gen }.
       *[other] Последний { -round-one }: { $seat } берёт { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Положите { -tile-one } на пустую { -cell-acc }: { $tile }.
       *[other] { $seat } кладёт { -tile-one }: { $tile }.
    }
status-type-order = Чья { -standee-one } под номером { $count } в первом { -turn-order-loc }?
status-type-draw =
    { $row ->
        [current] Какой { -tile-one } вытянут в { -current-row-one }?
       *[next] Какой { -tile-one } вытянут в { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Вы побеждаете: { $points }!
       *[other] { $seat } побеждает: { $points }!
    }
status-over-tied = Победа поделена, у каждого { $points }: { $seats }!
status-over-beaten = { -Goal-one } { $goal } превзойдена: { $points }!
status-over-short = { -Goal-one } { $goal } не превзойдена: у { -chart-gen } { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Этого { -tile-gen } в { -bag-loc } больше нет. Выберите один из предложенных.
refused-TT-2-4 = У этого места не осталось { -standee-pl-gen }. Выберите одно из предложенных.
refused-TT-3-1 = В этой { -space-loc } { -tile-gen } нет: его взяли в этом { -round-loc }, или такой { -space-gen } нет. Возьмите другой.
refused-TT-3-1-first = У вас нет { -tile-gen } { -in-hand-phrase }. Сначала возьмите его из { -current-row-gen }.
refused-TT-3-2 = Так { -tile-one } лежать не может. Поворачивайте на четверть оборота; переворачивать можно только с опцией «{ option-flip }».
refused-TT-3-2-held = Вы уже взяли { -tile-one }. Положите его на свою { -chart-acc }.
refused-TT-3-6 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.
refused-TT-3-7 = На этой { -cell-loc } { -tile-one }, а положенные { -tile-pl } остаются. Выберите пустую { -cell-acc }.

## Options

option-asteroids = { -Asteroid-pl }: { -side-one } B
option-asteroids-help = Для всех { -side-one } B этой { -reference-gen } вместо { -side-gen } A.
option-comets = { -Comet-gen }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-gen }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-pl }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-pl }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-pl } можно переворачивать
option-flip-help = { -Tile-pl } можно класть в зеркальном виде.
option-first = Первый в { -turn-order-loc }
option-first-help = Чья { -standee-one } первая в первом { -turn-order-loc }; остальные по жребию.
option-first-0 = по жребию
option-first-seat = место { $count }
option-goal = { -Goal-one }
option-goal-help = Только в одиночку: сколько { -point-pl-gen } нужно превзойти.

## The board in text

picture-label = Ряды { -tile-pl-gen } с { -turn-order-ins } и { -star-chart-gen }; даны и текстом.
text-board = { -Turn-order-one }, ряды { -tile-pl-gen } и { -chart-gen } по строкам
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, сейчас ходит
        [done] { $count }: { $seat }, ход сделан
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, по будущим { -space-pl-dat }:
text-space = { $count }: { $tile }
text-taken = { $count }: взят; здесь в следующем { -round-loc }: { $seat }
text-free = { $count }: пусто
text-chart = { $seat }, строка { $row }:
text-empty = { $cell }: пусто
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -link-one } с { $cells }
text-row = { $seat }: { $points }, { -tile-pl }: { $count } из { $most }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = По видам: { $parts }.
text-constellations = { -Constellation-gen } по числу { -star-pl-gen }: { $sizes }.
text-turn = Сейчас ходит.
text-left = { -Left-over-adjective }, в { -space-loc } 1: { $tile }.

## Rules

rules-intro = { game-about } Пять других видов приносят { -point-pl } по пяти { -reference-pl-dat }, у каждой две { -side-gen }.
rules-page = Наведите на { -tile-one } { -current-row-gen }, чтобы увидеть, к какому { -turn-order-dat } он ведёт; нажмите, чтобы взять его. Наведите на пустую { -cell-acc }, чтобы узнать, что { -tile-one } там принесёт, поверните его и нажмите, чтобы положить. Всё это можно и с клавиатуры. Вид { -tile-pl-gen } и подсчёт по { -reference-pl-dat } берутся из одного файла, box.toml; где стоит знак, наши { -tile-pl } могут отличаться от ваших. Если у вас есть коробка, исправьте этот файл: правила, { -point-pl }, рисунки и эта справка изменятся вслед за ним. Команда tumblestar rules twinkle_twinkle --tiles печатает { -tile-pl } для сверки с коробкой.

rules-TT-1 = Что в коробке
rule-TT-1-1 = Всего { -tile-pl-gen } { $tiles } { $source }: { -star-pl } ({ $star }), часть из них { -nova-pl }, { -asteroid-pl } ({ $asteroid }), { -planet-gen } ({ $planet }), { -satellite-pl } ({ $satellite }), { -black-hole-pl } ({ $black_hole }) и { -comet-gen } ({ $comet }). Участвуют все при любом числе игроков.
rule-TT-1-2 = У каждого { -star-chart-one }, { -cell-pl-gen } { $cells }: 5 × 4 {$review}, здесь столбцов { $columns }, строк { $rows } {$reconstruction}. { -Chart-gen } одинаковы {$ruling}.
rule-TT-1-3 = На { -tile-pl-loc } { -star-pl-gen } линии идут от { -star-gen } к { -edge-pl-dat } и { -corner-pl-dat } { -tile-gen }. Узоры, { -nova-pl }, { -slow-pl } { -tile-pl } и виды { -planet-pl-gen } таковы {$reconstruction}.
rule-TT-1-4 = Есть пять { -reference-pl-gen } подсчёта, у каждой две { -side-gen }: зелёная, которую книга советует для первой игры, и синяя. Мы называем их A и B. В коробке их 25: по набору на игрока и один запасной {$ruling}.

rules-TT-2 = Подготовка
rule-TT-2-1 = Все { -tile-pl } в { -bag-loc }. { -Tile-pl } тянут в { -current-row-one }, потом в { -next-row-one }, где на одну { -space-acc } меньше. Оба открыты для всех.
rule-TT-2-2 = { -Slow-adjective } { -tile-one }, попадая в ряд, уходит в самую правую свободную { -space-acc }, и заполнение продолжается слева: a, { -slow-adjective } 1, b, { -slow-adjective } 2 в четырёх { -space-pl-loc } дают a, b, { -slow-adjective } 2, { -slow-adjective } 1. При подготовке так заполняют оба ряда, сначала текущий {$ruling}.
rule-TT-2-3 = { -Standee-gen } у каждого игрока: { $two } при двух игроках, { $three } при трёх, { $four } при четырёх.
rule-TT-2-4 = Первый { -turn-order-one } решает жребий между всеми { -standee-pl-ins }; при двух игроках у одного могут оказаться номера 1 и 2.
rule-TT-2-5 = Для каждой { -reference-gen } игроки выбирают { -side-acc } A или B, одну для всех, в любом сочетании. По умолчанию везде A.

rules-TT-3 = { -Round-one }
rule-TT-3-1 = { -Standee-gen } ходят в { -turn-order-loc }, слева направо. Ходить — значит взять любой { -tile-one }, { -left-over-adjective } в { -current-row-loc }, и положить его.
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
placing = Сразу положите { -tile-one } на любую пустую { -cell-acc } своей { -chart-gen }, лицом вверх. Касаться других он не обязан {$review}.
placing-flip = Опция «{ option-flip }» разрешает и зеркальный вид { $flip_source }.
rule-TT-3-3 = Когда все { -standee-gen } взяли { -tile-pl }, { -round-one } окончен. Новый { -turn-order-one } — слева направо по { -space-pl-dat } взятых { -tile-pl-gen }. Равенства не бывает.
rule-TT-3-4 = Единственный { -left-over-adjective } { -tile-one } переходит в первую { -space-acc } { -current-row-gen }, даже { -slow-adjective }. За ним в своём порядке идёт { -next-row-one }, который потом заново заполняют из { -bag-gen }.
rule-TT-3-5 = Когда в { -current-row-loc } { -tile-pl } последнего { -round-gen }, { -next-row-one } больше не заполняют {$ruling}.
rule-TT-3-6 = { -Round-pl-gen } в игре: { $two } при двух игроках, { $three } при трёх и { $four } при четырёх. Каждый кладёт двадцать { -tile-pl-gen }; все { -chart-gen } заполняются в одном { -round-loc }. { -Bag-one } никогда не пустеет.
rule-TT-3-7 = Положенные { -tile-pl } не двигаются. Пропускать нельзя, и ничего не сбрасывают {$ruling}.

rules-TT-4 = { -Constellation-gen }
rule-TT-4-1 = { -Beside-phrase } — значит с общим { -edge-ins }. Где считаются и диагонали, это сказано.
rule-TT-4-2 = { -Link-one } — это одна прямая линия от { -star-gen } к { -star-dat }, через { -edge-one } или наискось через { -corner-one }: на обоих { -tile-pl-loc } должна быть линия к этому { -edge-dat } или { -corner-loc }. Две линии, которые сходятся в { -corner-loc } с { -tile-pl-gen }, имеющих общий { -edge-one }, образуют V, это не { -link-one }. Две прямые диагонали, пересекшиеся в одном { -corner-loc }, — две { -link-gen } {$ruling}.
rule-TT-4-3 = { -Constellation-one } — это две или больше { -star-pl-gen }, { -linked-pl-gen } прямо или через другие. Его величина — число { -star-pl-gen }. { -Nova-one } — { -star-one } во всех отношениях.
rule-TT-4-4 = { -Tile-pl } без линий ничего не передают {$ruling}.

rules-TT-5 = Подсчёт
rule-TT-5-1 = { -Point-pl } приносят по порядку: самое большое { -constellation-one }, второе по величине, число { -constellation-pl-gen } {$review}, считая и эти два {$ruling}; потом { -nova-pl } и пять { -reference-pl-gen }.
rule-TT-5-2 = Побеждает тот, у кого больше { -point-pl-gen }; при равенстве победу делят. Итог может быть меньше нуля; из двух { -constellation-pl-gen } равной величины одно считается самым большим, другое — вторым {$ruling}.
rule-TT-5-3 = Что приносит каждое, по файлу данных {$reconstruction}. В таблицах — число и { -point-pl } за него; ниже первого числа { -point-pl-gen } нет.
rule-TT-5-4 = Что говорят издатель и обзоры и что исправления должны сохранить: { -black-hole-pl-gen } избегают, если для них нет идеального места; { -side-gen } A никогда не отнимают { -point-pl-gen }, хотя бы одна { -side-one } B отнимает; { -asteroid-pl } образуют пояс, { -comet-gen } хотят быть в окружении, { -planet-gen } собирают, { -satellite-pl } изучают { -planet-gen }; { -slow-pl } { -tile-pl } в среднем ценнее.

rules-TT-6 = В одиночку
rule-TT-6-1 = Эту игру в одиночку придумали мы. Вы берёте из рядов поменьше двумя { -standee-pl-ins } и стараетесь превзойти { -goal-one }.

rules-TT-7 = Примеры
rule-TT-7-1 = { -Star-pl } на a1 с линией на Ю и на a2 с линией на С { -linked-adjective }; без любой из этих линий — нет.
rule-TT-7-2 = { -Star-pl } на a1 с линией на ЮВ и на b2 с линией на СЗ { -linked-adjective }. Линия с a1 на ЮВ и линия с b1 на ЮЗ образуют V: { -link-gen } нет. Если у всех четырёх { -tile-pl-gen } линия в один { -corner-one }, { -link-pl-gen } две.
rule-TT-7-3 = { -Star-one } на a1 с линией на В, { -planet-one } на b1, { -star-one } на c1 с линией на З: { -link-gen } нет.
rule-TT-7-4 = Два игрока с { -turn-order-ins } 1, 2, 2, 1 берут по очереди из { -space-pl-gen } 3, 1, 5 и 2. Следующий { -turn-order-one } — 2, 1, 1, 2, а { -tile-one } { -space-gen } 4 переходит в { -space-acc } 1.
rule-TT-7-5 = { -Black-hole-pl } по { -side-loc } A собственных таблиц tumblestar: в { -corner-loc }, { -beside-phrase } с { -asteroid-ins } и { -comet-ins }, 5 { -point-pl-gen }; { -beside-phrase } со { -star-ins } или { -nova-gen } 2; две { -beside-phrase } друг с другом — по 0. Две, которые касаются только { -corner-ins }, не { -beside-phrase }.
rule-TT-7-6 = После игры вчетвером в { -bag-loc } остаётся 14 { -tile-pl-gen }. По собственным таблицам tumblestar игрок, который сразу гонится за { -point-pl-ins }, набирает около 50, случайный — около 20.

rules-ours = Другие наши решения
rule-ours-1 = Первый { -turn-order-one } определяют до { -tile-pl-gen } {$ruling}.
rule-ours-2 = Чтобы превзойти { -goal-one }, нужно больше { -point-pl-gen }, чем в ней названо {$ruling}.
rule-ours-3 = { -Point-pl } во время игры показаны за { -chart-gen }, как они есть {$ruling}.
rule-ours-4 = Сдавшийся игрок не получает ничего; победу делят остальные {$ruling}.

## Bots

bot-greedy-help = сразу берёт больше всего { -point-pl-gen }
bot-beginner-help = берёт первый { -tile-one }, который сразу приносит почти больше всего { -point-pl-gen }; не видит, куда могут вести линии
bot-novice-help = взвешивает только этот ход, по выученным оценкам; может потерять около половины { -point-few }
bot-club-help = просчитывает этот { -round-one }; может потерять за ход около { -point-few }
bot-strong-help = просчитывает этот { -round-one }; может потерять за ход половину { -point-few }
bot-expert-help = просчитывает этот { -round-one } и следующий; может потерять за ход половину { -point-few }
bot-master-help = просчитывает этот { -round-one } и следующий как можно шире

## The data file

box-expected-points = числа с их { -point-pl-ins } в кавычках, например «{ $example }»
box-expected-goals = список { -point-pl-gen } от 1 до 127 по возрастанию
box-expected-code = от одной до четырёх букв; за ними может стоять одна *
box-expected-divides = делитель числа { $number }
box-table-gap = { $file }, строка { $line }: в «{ $name }» за { $before } идёт «{ $text }»; ожидается: { $expected }.
box-table-begin = { $file }, строка { $line }: «{ $name }» начинается с «{ $text }»; ожидается не позже: { $expected }.
box-table-beyond = { $file }, строка { $line }: в «{ $name }» «{ $text }» — слишком много; ожидается не больше { $expected }.
box-table-more = { $file }, строка { $line }: в «{ $name }» «{ $text }» идёт за записью с +, которая должна быть последней.
box-table-end = { $file }, строка { $line }: «{ $name }» кончается на «{ $text }»; ожидаются записи до { $expected } или + за последним числом.
box-total = { $file }, строка { $line }: всего { -tile-pl-gen } { $found }; ожидается: { $expected }.
box-count = { $file }, строка { $line }: «{ $name }» — { $expected }, а { -tile-pl-gen } этого вида { $found }; ожидается то же число.
box-code-twice = { $file }, строка { $line }: «{ $name }» — «{ $text }», код у { $other }; ожидается другой.
box-tile-twice = { $file }, строка { $line }: «{ $name }» — тот же { -tile-one }, что { $other }; ожидается одна запись с общим числом.
box-tile-name = { $file }, строка { $line }: «{ $name }» — не название { -tile-gen }; ожидаются строчные буквы, цифры и _, сначала буква.

## Notation

unread-order = «{ $text }» — не место; ожидается «order» и число от 1 до { $count }.
unread-draw = «{ $text }» — не { -tile-one }; ожидается «draw» и одно из: { $codes }.
unread-place = «{ $text }» не говорит, куда положить { -tile-one }; ожидается, например, «{ $tile }@b4», где цифра от 1 до 3 после { -tile-gen } — число четвертей оборота.

## Charts

chart-rows = «{ $text }»: строк на { -chart-loc } { $found }; ожидается: { $expected }.
chart-columns = В строке { $row } { -chart-gen } { -tile-pl-gen } { $found }; ожидается: { $expected }, с «.» для пустой { -cell-gen }.
chart-tile = «{ $text }» на { $cell } — не { -tile-one }; ожидается одно из: { $codes } или «.» для пустой { -cell-gen }.
chart-turn = «{ $text }» на { $cell }: так { -tile-one } лежать не может; ожидаются четверти оборота, цифра от 0 до 3.
chart-flip = «{ $text }» на { $cell }: { -tile-pl } переворачивают только с опцией «flip» ({ $tag }).
chart-many = { $text } на { $cell } — лишний; в коробке их { $count } ({ $tag }).
score-sides = «{ $text }» — не выбор { -side-pl-gen }; ожидается A или B для каждой из пяти { -reference-pl-gen }, например «ABAAB».
score-word = «{ $text }» ничего не говорит о { -chart-loc }; ожидается над ней «sides ABAAB» или «flip».

## Scoring from a file

cli-scored = { -Chart-one } { $count }, { -point-pl }: { $total }
cli-nothing-scored = В «{ $file }» нечего считать; ожидаются { -chart-gen } из пяти строк по четыре { -tile-gen }.

## Page


advice-brings = Приносит
advice-stands = Место в следующем { -round-loc }
advice-place = пока { NUMBER($count, useGrouping: "false") }
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, лучше всего на { $cell }
advice-lay = На { $cell }: { $tile }
advice-note-take = Что каждый { -tile-one } сразу приносит на лучшей { -cell-loc }; что будет дальше и что останется другим, не учтено.
advice-note-place = { -Point-pl } сразу; что будет дальше, не учтено.

pad-total = { -Point-pl }: { $total }
pad-sky = { -Constellation-gen } и { -nova-pl }
pad-references = { -Reference-gen }
pad-cell = Выберите { -cell-acc }.
pad-whole = Все { -cell-gen } заполнены. Выберите { -cell-acc }, чтобы сменить { -tile-one }.
pad-tile = Какой { -tile-one } лежит на { $cell }?
pad-tile-left = { $tile } (осталось { $count })
pad-way = Как он лежит на { $cell }?
pad-remove = Убрать с { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: сменить на { -side-acc } { $side }
pad-flip = Разрешить переворачивать { -tile-pl }
pad-no-flip = Запретить переворачивать { -tile-pl }
pad-too-many = { $tile }: в коробке только { $count }, на { -chart-pl-loc } вместе больше (TT-1.1).
pad-many = { $count ->
        [0] В этом файле нет { -chart-gen }.
       *[other] { -Chart-pl-gen } в этом файле: { $count }; блокнот берёт одну. «tumblestar score twinkle_twinkle FILE» считает все.
    }
picture-none = В этом рисунке нет { -chart-gen }. Читаются только рисунки, сохранённые в tumblestar; другие введите вручную.
picture-broken = Этот рисунок SVG не читается ({ $why }).
picture-box = Этот рисунок сохранён с другим box.toml ({ $digest }; здесь { $own }), его { -tile-pl } могут отличаться.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-adjective } { -tile-one }
sign-slow-does = Попадая в ряд, уходит в самую правую свободную { -space-acc }. Кто его берёт, ходит в следующем { -round-loc } поздно.
sign-side = { -Side-one } A или B
sign-side-does = У каждой { -reference-gen } две { -side-gen } со своими правилами; для всех действует одна. { -Side-one } A — для первой игры.
sign-standee = { -Standee-one }
sign-standee-does = Стоит там, где игрок берёт { -tile-one }. В следующем { -round-loc } { -standee-gen } ходят слева направо.
sign-left = { -Left-over-adjective } { -tile-one }
sign-left-does = Переходит в первую { -space-acc } следующего { -round-gen }; за ним идёт { -next-row-one }.
sign-rank = Число на { -star-dat }
sign-rank-does = Нумерует { -constellation-gen } { -chart-gen } по величине: 1 — самое большое, 2 — второе.
sign-refused = Нет { -link-gen }
sign-refused-does = Здесь в { -corner-loc } сходятся линии { -tile-pl-gen } с общим { -edge-ins }: это V, а не { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-pl }, которые ещё не попали в ряд.
now-points = Сейчас { $points }.
now-best = Ещё один может поднять до { $points }.
now-most = Ещё один не поднимет выше.
now-count =
    { $what ->
        [stars] { -Star-pl }: { $count }.
       *[number] { -Constellation-gen }: { $count }.
    }
now-next = Если их { $count }: { $points }.
now-bag = Осталось: { $count }.

## What gives the win shares of a review

evaluator-round-searched = перебор всех ходов { -round-gen }, потом выученные оценки { -chart-pl-gen }
evaluator-round-played = { -round-one }, доигранный жадно, потом выученные оценки { -chart-pl-gen }
evaluator-ending = перебор всех ходов до конца игры

## Kinds of chance, for statistics

chance-of-tile = { -Tile-pl } из { -bag-gen }
chance-of-order = Следующее место в первом { -turn-order-loc }
mistake-few = оставленный более ценный { -tile-one }
mistake-late = слишком позднее место в { -turn-order-loc }
mistake-needed = лучший { -tile-one }, оставленный другим
mistake-tile = выбор { -tile-gen }
mistake-link = упущенная { -link-one }
mistake-harm = { -tile-one } там, где он стоит { -point-pl-gen }
mistake-points = { -tile-one } ради малых { -point-pl-gen }
mistake-turn = поворот { -tile-gen }
mistake-line = перекрытая линия { -star-gen }
mistake-middle = занятая { -cell-one } со свободным местом вокруг
mistake-tight = { -tile-one } там, где ему тесно
mistake-cell = выбор { -cell-gen }
why-points = Это сразу даёт { $better }, а не { $taken }.
why-order = В следующем { -round-loc } { -space-one } { $better } идёт раньше, чем { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } получает за него на { $count } { -point-one } больше, чем за другие { -tile-pl }.
        [few] { $name } получает за него на { $count } { -point-few } больше, чем за другие { -tile-pl }.
       *[other] { $name } получает за него на { $count } { -point-pl-gen } больше, чем за другие { -tile-pl }.
    }
why-link = В его { -constellation-loc } тогда столько { -star-pl-gen }: { $better }, а не { $taken }.
why-lines = Открытых линий остаётся { $better }, а не { $taken }.
why-room = Свободных { -cell-pl-gen } вокруг: { $better }, а вокруг другой — { $taken }.
why-row = Лучший { -tile-one } из рядов даёт тогда { $better }, а не { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: свободно
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = С { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = перебором всех ходов последнего { -round-gen }, точно
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = без { -point-pl-gen } сразу
puzzle-theme-last-tile = последний { -tile-one }
puzzle-theme-deny = больше { -point-pl-gen } — не лучше
puzzle-theme-slow = { -slow-adjective } { -tile-one }
puzzle-theme-draw = общая победа
puzzle-ask-draw = Какой { -tile-one } и на какой { -cell-loc } даёт общую победу?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-pl } с линиями, { -nova-one }, { -asteroid-pl }, { -satellite-one }, { -black-hole-one }, { -comet-one } и { -planet-gen } трёх видов.
example-slow = Вытянуты в таком порядке: { -asteroid-one }, { -slow-feminine } { -planet-one }, { -comet-one }, { -slow-feminine } { -planet-one }. { -Slow-pl } { -tile-pl } ушли вправо.
example-take = { -Standee-one } стоит там, где взят четвёртый { -tile-one }. Теперь можно взять любой другой.
example-next-order = Игроки 1, 2 и 3 взяли из { -space-pl-gen } 4, 2 и 1: следующий { -turn-order-one } — 3, 2, 1, а { -left-over-adjective } { -tile-one } идёт первым.
example-stays = Годится любая пустая { -cell-one }. Положенный { -tile-one } остаётся.
example-beside = { -Beside-phrase } со { -satellite-ins } { -rocky-planet-one }. Только { -corner-one } — это не { -beside-phrase }.
example-links = Через { -edge-one }; через { -corner-one }; и V, это не { -link-one }.
example-size = { -Constellation-one } из трёх { -star-pl-gen }, одна из них { -nova-one }, которая приносит { -point-pl } и сама по себе.
example-between = { -Tile-pl } без линий ничего не передают.
example-in-order = { -Constellation-gen } из трёх и из двух { -star-pl-gen }; оба входят в число.
example-asteroids = { -Group-pl } из двух, двух и одного: по { -side-loc } A считается самая большая, по { -side-loc } B — каждая.
example-comets = { -Side-one } A: три { -star-gen } вокруг { -comet-gen }. { -Side-one } B: три вида тел.
example-planets = { -Side-one } A: число { -planet-pl-gen }. { -Side-one } B: набор из трёх видов; { -planet-gen } { -beside-phrase } с другими отнимают { -point-pl }.
example-satellites = { -Side-one } A: одна { -planet-one } { -beside-phrase } со { -satellite-ins }. { -Side-one } B: обе { -planet-gen } в его строке и столбце.
example-black-holes = { -Side-one } A: лучше, когда { -beside-phrase } нет { -star-pl-gen }, { -planet-pl-gen } и { -black-hole-pl-gen }. { -Side-one } B: лучше, когда { -beside-phrase } { -asteroid-pl }, { -comet-gen } и { -satellite-pl }.
example-alone = В одиночку: ряды из трёх и двух, и обе { -standee-gen } ваши.
example-both-lines = Обе линии на месте; потом одна отвёрнута.
example-crossing = Прямо через { -corner-one }; V; и две пересекающиеся диагонали, две { -link-gen }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, потом 2, 1, 1, 2.
example-holes = { -Beside-phrase } с { -asteroid-ins } и { -comet-ins }; { -beside-phrase } со { -star-ins }; { -beside-phrase } друг с другом; касание { -corner-ins }.
example-goal = { -Goal-one } 35 превзойдена с 36, но не с 35.
summary-round = { -Round-one }
summary-round-1 = В { -turn-order-loc } каждый берёт { -tile-one } { -current-row-gen } и сразу кладёт его.
summary-round-2 = { -Space-gen } взятых { -tile-pl-gen } дают следующий { -turn-order-one }.
summary-round-3 = { -Left-over-adjective } { -tile-one } идёт первым; за ним { -next-row-one }, и его заполняют заново. { -Slow-pl } { -tile-pl } уходят вправо.
summary-place = Куда класть
summary-place-1 = На любую пустую { -cell-acc } своей { -chart-gen }, с любым поворотом. Там он остаётся.
summary-place-2 = Линии, которые сходятся через { -edge-one } или прямо через { -corner-one }, дают { -link-one }.
summary-place-3 = Две или больше { -linked-pl-gen } { -star-pl-gen } — { -constellation-one }.
summary-points = { -Point-pl }
summary-points-1 = Самое большое и второе { -constellation-one }, их число, { -nova-pl }.
summary-points-2 = { -Asteroid-pl }, { -comet-gen }, { -planet-gen }, { -satellite-pl } и { -black-hole-pl }, по { -side-loc } A или B; таблицы в правилах.
summary-points-3 = { -Beside-phrase } — значит с общим { -edge-ins }; { -comet-gen } считают восемь { -cell-pl-gen } вокруг.
summary-end = Конец игры
summary-end-1 = После двадцати { -tile-pl-gen } все { -chart-gen } заполнены. Побеждает тот, у кого больше { -point-pl-gen }; при равенстве победу делят.
summary-end-2 = В одиночку: две { -standee-gen }, десять { -round-pl-gen } и { -goal-one }, которую нужно превзойти.
## The tutorial

tutorial-goal = Заполните { -star-chart-acc } двадцатью { -tile-pl-ins } и наберите больше { -point-pl-gen }, чем Zoe.
tutorial-rows = { -Tile-pl } вы берёте из { -current-row-gen }; { -next-row-one } показывает, что будет потом.
tutorial-take = Ход — это два шага: взять { -tile-one }, потом положить. Возьмите { -star-acc } из { -space-gen } 2.
tutorial-take-other = Так можно, но в этом уроке возьмите отмеченный { -tile-one }.
tutorial-place = Положите её на b3. Можно на любую пустую { -cell-acc }, и { -tile-one } остаётся, где лежит.
tutorial-place-other = Так можно, но в этом уроке выберите отмеченную { -cell-acc }.
tutorial-order = При двух игроках у каждого две { -standee-gen } и два { -tile-gen } за { -round-one }. В следующем { -round-loc } { -standee-gen } ходят слева направо, по { -space-pl-dat } взятых { -tile-pl-gen }.
tutorial-slow = У { -slow-gen } { -tile-gen } песочные часы, и он уходит в правый конец ряда: он часто ценнее, но кто его берёт, ходит в следующем { -round-loc } поздно. Возьмите эту { -gas-planet-acc }.
tutorial-hole-early = { -Black-hole-one } приносит { -point-pl } только на нужном месте, это впереди. Здесь { -planet-one } даёт больше.
tutorial-planet = Одна { -planet-one } приносит 2 { -point-few }, каждая следующая больше. Линий у неё нет: положите её на d2.
tutorial-round = { -Round-one } окончен: { -left-over-feminine } { -black-hole-one } перешла в { -space-acc } 1, за ней { -next-row-one }. Пришли новые { -tile-pl }; { -slow-adjective } ушёл в правый конец.
tutorial-second = Zoe взяла из { -space-gen } 1 и ходила первой. Теперь возьмите { -star-acc } из { -space-gen } 2.
tutorial-link = Две { -star-gen } { -linked-adjective }, если их линии сходятся у одного { -edge-gen }. { -Tile-one } можно повернуть: положите его на b2 линией вниз, к вашей { -star-dat }.
tutorial-link-other = Так можно, но ни одна линия не сойдётся с вашей { -star-ins }. Положите { -tile-one } над { -star-ins }, линией вниз.
tutorial-satellite = Две { -linked-pl } { -star-gen } — { -constellation-one }. Теперь возьмите { -satellite-one }: он изучает { -planet-gen }.
tutorial-satellite-place = { -Satellite-one } приносит 2 { -point-few } за каждую { -planet-acc } { -beside-phrase }; { -beside-phrase } — всегда с общим { -edge-ins }. Положите его на d3, под { -planet-acc }.
tutorial-sat-other = Так можно, но { -beside-phrase } со { -satellite-ins } не будет { -planet-gen }. Положите его под { -gas-planet-acc }.
tutorial-first-points = Уже шесть { -point-pl-gen }: по 2 за { -constellation-one }, { -planet-acc } и { -satellite-one }. Знаки на { -chart-loc } показывают, что приносит { -point-pl } и сколько.
tutorial-later = Несколько { -round-pl-gen } спустя на вашей { -chart-loc } двенадцать { -tile-pl-gen }. У { -satellite-gen } теперь { -planet-one } сверху и { -planet-one } снизу.
tutorial-largest = Чем больше { -star-pl-gen } в самом большом { -constellation-loc }, тем больше { -point-pl-gen }. Возьмите { -star-acc } из { -space-gen } 2.
tutorial-corner = { -Link-one } идёт и через { -corner-one }. У { -star-gen } на b2 линия вверх направо: положите новую на c1, чтобы линии сошлись.
tutorial-corner-other = Так можно, но линии не сойдутся. На отмеченной { -cell-loc } одна линия должна идти вниз налево.
tutorial-three-scores = Четыре { -linked-pl } { -star-gen }: 6 { -point-pl-gen }. Второе по величине { -constellation-one } и число { -constellation-pl-gen } тоже приносят { -point-pl }.
tutorial-asteroid = { -Asteroid-pl } приносят { -point-pl } за самую большую { -group-acc }, соединённую { -edge-pl-ins }. Возьмите { -asteroid-one } из { -space-gen } 1.
tutorial-belt = Два приносят 3 { -point-few }, три — 6. Положите его на a3, под два других.
tutorial-belt-other = Так можно, но общего { -edge-gen } с другими { -asteroid-pl-ins } не будет. Положите его под них.
tutorial-comet = Вы взяли из { -space-pl-gen } 1 и 2, поэтому ходите дважды до Zoe. Начните с { -comet-gen }.
tutorial-comet-place = { -Comet-one } приносит 1 { -point-one } за каждую { -star-acc } в восьми { -cell-pl-loc } вокруг, с диагоналями. Положите её на c3, среди четырёх { -star-pl-gen }.
tutorial-comet-other = Так можно, но вокруг отмеченной { -cell-gen } { -star-pl-gen } больше: четыре.
tutorial-hole = { -Black-hole-one } приносит 2 { -point-few }, если { -beside-phrase } нет другой, и ещё 3, если { -beside-phrase } нет { -star-pl-gen } и { -planet-pl-gen }. Возьмите её.
tutorial-hole-place = В { -corner-loc }, на a5, { -beside-phrase } только { -comet-one }. Положите её туда.
tutorial-hole-other = Так можно, но { -beside-phrase } будет или скоро появится { -star-one }, { -planet-one } или другая { -black-hole-one }. Выберите отмеченную { -cell-acc }.
tutorial-five = Пять { -point-pl-gen } — больше { -black-hole-one } не приносит. Не кладите на b5 { -star-pl-gen } и { -planet-pl-gen }.
tutorial-last = Последний { -round-one }: пусты две { -cell-gen }. { -Turn-order-gen } дальше нет, и { -slow-pl } { -tile-pl } вам ничем не мешают.
tutorial-nova = { -Nova-one } — { -star-one } с 2 собственными { -point-pl-ins }, всегда { -slow-feminine }. Возьмите её из { -space-gen } 5.
tutorial-nova-place = У { -star-gen } на c1 линия направо. Положите { -nova-acc } на d1, чтобы обе были { -linked-adjective }.
tutorial-nova-other = Так можно, но ни одна линия { -nova-gen } не сойдётся с вашим { -constellation-ins }. Положите её на отмеченную { -cell-acc } линией налево.
tutorial-third-planet = Пять { -linked-pl-gen } { -star-pl-gen }: 8 { -point-pl-gen }. Теперь возьмите { -rocky-planet-acc }: три { -planet-gen } приносят 9 { -point-pl-gen }, две — только 5.
tutorial-end = Ваша { -chart-one } заполнена, и вы победили, 47 — 16! У { -reference-pl-gen } есть ещё { -side-one } B, на потом.
deed-place = Положить на { $cell }
deed-take = Взять { -tile-one }
touch-place = Коснитесь { -cell-gen }.
touch-take = Коснитесь { -tile-gen }.
