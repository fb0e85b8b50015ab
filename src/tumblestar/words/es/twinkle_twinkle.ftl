### The words of Twinkle Twinkle in Spanish. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Compón el cielo nocturno: lo que tomas ahora decide cuándo eliges después.
game-by = de Ammon Anderson, Allplay
game-about = Toma una { -tile-one } de la fila y colócala en tu { -star-chart-one }; su { -space-one } es tu posición en la próxima { -round-one }. Las { -star-other } se unen en { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } y { -black-hole-other } puntúan cada uno a su manera. Tras veinte { -tile-other } gana quien tenga más { -point-other }. De uno a cuatro jugadores.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NE
port-E = E
port-SE = SE
port-S = S
port-SW = SO
port-W = O
port-NW = NO
tile-star =
    { $count ->
        [one] { -star-one } con una línea hacia { $ports }
       *[other] { -star-one } con líneas hacia { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } con una línea hacia { $ports }
       *[other] { -nova-one } con líneas hacia { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-feminine })
tile-entry = { $code }: { $tile }; { $count } en la caja
tile-code = { $code } ({ $name })
tile-count = { $count } en la caja
tile-is-slow = { -tile-one } { -slow-feminine }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = las { -tile-other } propias de tumblestar
set-named = las { -tile-other } de «{ $name }»

## What scores

card-largest = { -Constellation-one } más grande
card-second = Segunda más grande
card-number = Número de { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstrucción)
        [ruling] { $does } (decisión)
        [review] { $does } (reseña)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = { -constellation-one } más grande
scored-second = segunda más grande
scored-number = número de { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] 1 { -point-one }
           *[other] { $points } { -point-other }
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } o más: −{ $points }
       *[plus] { $number } o más: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = { -Point-other } según sus { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-other } según su número. { $table }.
does-nova = { $each } por cada { -nova-one }.
does-flat = { $each } por cada { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-other } según el mayor { -group-one } unido por { -edge-other } o { -corner-other }. { $table }.
       *[no] { -Point-other } según el mayor { -group-one } unido por { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-other } por cada { -group-one } unido por { -edge-other } o { -corner-other }, según su tamaño. { $table }.
       *[no] { -Point-other } por cada { -group-one } unido por { -edge-other }, según su tamaño. { $table }.
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
does-beside-table = Cada { $tile }: { -point-other } según cuántas de estas { -tile-other } tiene { -beside-adverb }: { $of }. { $table }.
does-around-table = Cada { $tile }: { -point-other } según cuántas de estas { -tile-other } hay en las ocho { -cell-other } de alrededor: { $of }. { $table }.
does-beside-kinds = Cada { $tile }: { -point-other } según cuántas de estas clases tiene { -beside-adverb }: { $of }. { $table }.
does-around-kinds = Cada { $tile }: { -point-other } según cuántas de estas clases hay en las ocho { -cell-other } de alrededor: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile }: { $each } por cada una de estas { -tile-other } { -beside-adverb }: { $of }.
count-around = Cada { $tile }: { $each } por cada una de estas { -tile-other } en las ocho { -cell-other } de alrededor: { $of }.
count-in-sight = Cada { $tile }: { $each } por cada una de estas { -tile-other } que ve a lo largo de su fila y columna: { $of }.
in-any-case =
    { $extra ->
        [base] En todo caso, además: { $base }.
        [none] Sin ninguna de ellas: { $none }.
       *[other] En todo caso, además: { $base }; y sin ninguna de ellas: { $none }.
    }
sight =
    { $limit ->
        [blocked] Ve hasta el límite del { -chart-one }, o hasta la primera de estas: { $blocked }.
       *[open] Ve hasta el límite del { -chart-one }.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Y { $bonus } más si tampoco tiene ninguna de estas { -beside-adverb }: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile }: { $each } si no tiene ninguna de estas { -tile-other } { -beside-adverb }: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Y { $each } por cada { $tile } { -beside-phrase } otro de cualquier clase.
       *[plain] { sets }
    }
sets = { -Point-other } por juegos de clases distintas, cada uno lo más grande posible, según su tamaño. { $table }.

rows-of =
    { $count ->
        [1] En solitario: { -space-other } en la { -current-row-one } { $current }, en la { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } jugadores: { -space-other } en la { -current-row-one } { $current }, en la { -next-row-one } { $next }; { -standee-other } por jugador { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Sin { -point-other }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +1 { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: más de { $goal }
goal-points-does = Para ganar, el { -chart-one } debe dar más de { $goal } { -point-other }; ahora da { $points }.

## Log

seat-places =
    { $seat ->
        [you] Colocas en { $cell }: { $tile }.
       *[other] { $seat } coloca en { $cell }: { $tile }.
    }
did-order = Posición { $count } del primer { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } de la { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } de la { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Tomas del { -space-one } { $count }: { $tile }.
       *[other] { $seat } toma del { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } La { -round-one } ha acabado. { -Left-over-adjective }, ahora en el { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } ¡{ -Goal-one } superada!
        [short] { $told } { -Goal-one } no superada.
       *[over] { $told } Fin de la partida.
    }
did-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $seat } abandona.
    }

## What a hovered target would do

would-take = { would-take-alone } Próximo { -turn-order-one } hasta ahora, por { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Próximo { -turn-order-one }, por { -space-one }: { $order }.
would-take-alone = Tomar del { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective }, después en el { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Colocar en { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } ¡Ganas!
        [tied] { $told } ¡Compartes la victoria!
        [lost] { $told } La partida acaba y no ganas.
        [beaten] { $told } ¡{ -Goal-one } superada!
       *[short] { $told } { -Goal-one } no superada.
    }
would-resign = Abandonar: los demás comparten la victoria.

## Status

status-setup = Preparación
round = { -Round-one } { $count } de { $most }
status-take =
    { $seat ->
        [you] Tu turno: toma una { -tile-one } de la { -current-row-one }.
       *[other] { $seat } toma una { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Tu turno: toma la { -tile-one } { $count } de { $all } de la { -current-row-one }.
       *[other] { $seat } toma la { -tile-one } { $count } de { $all }.
    }
status-take-last =
    { $seat ->
        [you] Última { -round-one }: toma una { -tile-one } de la { -current-row-one }.
       *[other] Última { -round-one }: { $seat } toma una { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Coloca tu { -tile-one } en una { -cell-one } vacía: { $tile }.
       *[other] { $seat } coloca una { -tile-one }: { $tile }.
    }
status-type-order = ¿De quién es la { -standee-one } en la posición { $count } del primer { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] ¿Qué { -tile-one } se saca para la { -current-row-one }?
       *[next] ¿Qué { -tile-one } se saca para la { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] ¡Ganas con { $points }!
       *[other] ¡{ $seat } gana con { $points }!
    }
status-over-tied = Victoria compartida con { $points }: ¡{ $seats }!
status-over-beaten = { -Goal-one } de { $goal } { -point-other } superada, ¡con { $points }!
status-over-short = { -Goal-one } de { $goal } { -point-other } no superada: el { -chart-one } tiene { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Esa { -tile-one } ya no está en la { -bag-one }. Elige una de las que se ofrecen.
refused-TT-2-4 = A ese puesto no le quedan { -standee-other }. Elige uno de los que se ofrecen.
refused-TT-3-1 = No hay { -tile-one } en ese { -space-one }: ya se tomó en esta { -round-one }, o el { -space-one } no existe. Toma otra.
refused-TT-3-1-first = No tienes ninguna { -tile-one } { -in-hand-phrase }. Toma primero una de la { -current-row-one }.
refused-TT-3-2 = La { -tile-one } no puede quedar así. Gírala por cuartos de vuelta; solo se puede voltear con la opción «{ option-flip }».
refused-TT-3-2-held = Ya has tomado una { -tile-one }. Colócala en tu { -chart-one }.
refused-TT-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TT-3-7 = Esa { -cell-one } tiene una { -tile-one }, y las { -tile-other } colocadas se quedan. Elige una { -cell-one } vacía.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = La { -side-one } B de esta { -reference-one } en vez de la { -side-one } A, para todos.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = Las { -tile-other } se pueden voltear
option-flip-help = Las { -tile-other } se pueden colocar como imagen en espejo.
option-first = Primera en el { -turn-order-one }
option-first-help = De quién es la primera { -standee-one } en el primer { -turn-order-one }; las demás posiciones son al azar.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-goal = { -Goal-one }
option-goal-help = Solo en solitario: cuántos { -point-other } hay que superar.

## The board in text

picture-label = Las filas de { -tile-other } con el { -turn-order-one }, y los { -star-chart-other }; también en texto.
text-board = { -Turn-order-one }, filas de { -tile-other }, y { -chart-other } fila por fila
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, juega ahora
        [done] { $count }: { $seat }, ya jugó
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, según los { -space-other } que tendrá:
text-space = { $count }: { $tile }
text-taken = { $count }: tomada; aquí en la próxima { -round-one }: { $seat }
text-free = { $count }: vacío
text-chart = { $seat }, fila { $row }:
text-empty = { $cell }: vacía
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-feminine } con { $cells }
text-row = { $seat }: { $points }, { $count } de { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Lo que puntúa: { $parts }.
text-constellations = { -Constellation-other }, por { -star-other }: { $sizes }.
text-turn = Juega ahora.
text-left = { -Left-over-adjective }, en el { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } Las otras cinco clases puntúan según cinco { -reference-other } de dos { -side-other }.
rules-page = Señala una { -tile-one } de la { -current-row-one } para ver a qué { -turn-order-one } lleva; haz clic para tomarla. Señala una { -cell-one } vacía para leer lo que da ahí la { -tile-one }, gírala, y haz clic para colocarla. Todo esto se puede hacer también con el teclado. El aspecto de las { -tile-other } y los { -point-other } de las { -reference-other } se leen de un archivo de datos, box.toml; donde veas una marca, nuestras { -tile-other } pueden diferir de las tuyas. Si tienes la caja, corrige ese archivo: reglas, { -point-other }, imágenes y esta ayuda lo siguen. Con --tiles, «tumblestar rules twinkle_twinkle» imprime las { -tile-other } para compararlas con una caja.

rules-TT-1 = Contenido de la caja
rule-TT-1-1 = Hay { $tiles } { -tile-other } { $source }: { $star } { -star-other }, algunas de ellas { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } y { $comet } { -comet-other }. Se usan todas, sean cuantos sean los jugadores.
rule-TT-1-2 = Cada jugador tiene un { -star-chart-one } de { $cells } { -cell-other }: 5 × 4 {$review}, aquí { $columns } columnas y { $rows } filas {$reconstruction}. Los { -chart-other } son iguales {$ruling}.
rule-TT-1-3 = Las { -tile-other } de { -star-one } llevan líneas de la { -star-one } a { -edge-other } y { -corner-other } de la { -tile-one }. Los dibujos, las { -nova-other }, las { -tile-other } { -slow-feminine-plural } y las clases de { -planet-one } son los siguientes {$reconstruction}.
rule-TT-1-4 = Hay cinco { -reference-other } de puntuación con dos { -side-other } cada una: la verde, que el reglamento recomienda para una primera partida, y la azul. Las llamamos A y B. La caja trae 25: un juego para cada persona y uno de repuesto {$ruling}.

rules-TT-2 = Preparación
rule-TT-2-1 = Todas las { -tile-other } están en la { -bag-one }. Se sacan { -tile-other } para la { -current-row-one } y después para la { -next-row-one }, que tiene un { -space-one } menos. Ambas están a la vista de todos.
rule-TT-2-2 = Una { -tile-one } { -slow-feminine } que entra en una fila va a su { -space-one } libre más a la derecha, y se sigue rellenando desde la izquierda: a, { -slow-feminine } 1, b, { -slow-feminine } 2 en cuatro { -space-other } queda a, b, { -slow-feminine } 2, { -slow-feminine } 1. En la preparación esto vale para ambas filas, primero la actual {$ruling}.
rule-TT-2-3 = { -Standee-other } por jugador: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro.
rule-TT-2-4 = El primer { -turn-order-one } se sortea entre todas las { -standee-other }; con dos jugadores, uno puede tener las posiciones 1 y 2.
rule-TT-2-5 = Para cada { -reference-one } los jugadores eligen la { -side-one } A o B, la misma para todos, en cualquier mezcla. Por defecto todas son A.

rules-TT-3 = Una { -round-one }
rule-TT-3-1 = Las { -standee-other } juegan en { -turn-order-one }, de izquierda a derecha. Jugar es tomar cualquier { -tile-one } que quede en la { -current-row-one }, y colocarla.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Puedes girarla por cuartos de vuelta { $source }, o voltearla { $flip_source }.
           *[no] { placing } Puedes girarla por cuartos de vuelta { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Puedes voltearla { $flip_source }, pero no girarla por cuartos de vuelta { $source }.
           *[no] { placing } No puedes girarla { $source }. { placing-flip }
        }
    }
placing = Colócala en el acto en cualquier { -cell-one } vacía de tu { -chart-one }, boca arriba. No tiene que tocar nada {$review}.
placing-flip = La opción «{ option-flip }» permite también imágenes en espejo { $flip_source }.
rule-TT-3-3 = Cuando todas las { -standee-other } han tomado una { -tile-one }, la { -round-one } acaba. El nuevo { -turn-order-one } va de izquierda a derecha según los { -space-other } de las { -tile-other } tomadas. No hay empates.
rule-TT-3-4 = La única { -tile-one } { -left-over-adjective } pasa al primer { -space-one } de la { -current-row-one }, aunque sea { -slow-feminine }. La { -next-row-one } va detrás, en su orden, y después se rellena de nuevo con la { -bag-one }.
rule-TT-3-5 = Cuando la { -current-row-one } tiene las { -tile-other } de la última { -round-one }, la { -next-row-one } ya no se rellena {$ruling}.
rule-TT-3-6 = Una partida tiene { $two } { -round-other } con dos jugadores, { $three } con tres y { $four } con cuatro. Cada jugador coloca veinte { -tile-other }; todos los { -chart-other } se llenan en la misma { -round-one }. La { -bag-one } nunca se agota.
rule-TT-3-7 = Las { -tile-other } colocadas nunca se mueven. Nadie pasa, y nada se descarta {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = «{ -Beside-phrase }» significa que comparten un { -edge-one }. Las reglas que cuentan diagonales lo dicen.
rule-TT-4-2 = Un { -link-one } es una línea recta de { -star-one } a { -star-one }, a través de un { -edge-one } o en diagonal a través de una { -corner-one }: ambas { -tile-other } deben llevar una línea hasta ese { -edge-one } o { -corner-one }. Dos líneas que se encuentran en una { -corner-one } desde { -tile-other } con un { -edge-one } en común forman una V, que no es un { -link-one }. Dos diagonales rectas que se cruzan en una { -corner-one } son dos { -link-other } {$ruling}.
rule-TT-4-3 = Una { -constellation-one } son dos o más { -star-other } { -linked-feminine-plural }, directamente o a través de otras. Su tamaño es su número de { -star-other }. Una { -nova-one } es una { -star-one } a todos los efectos.
rule-TT-4-4 = Las { -tile-other } sin líneas no transmiten nada {$ruling}.

rules-TT-5 = Puntuación
rule-TT-5-1 = Lo que puntúa, en orden: la { -constellation-one } más grande, la segunda más grande, el número de { -constellation-other } {$review}, incluidas esas dos {$ruling}; después las { -nova-other }, y las cinco { -reference-other }.
rule-TT-5-2 = Gana quien tenga más { -point-other }; si hay empate, se comparte la victoria. Un total puede ser menor que cero; de dos { -constellation-other } de igual tamaño, una cuenta como la más grande y la otra como la segunda {$ruling}.
rule-TT-5-3 = Lo que da cada cosa, según el archivo de datos {$reconstruction}. Las tablas dicen un número y sus { -point-other }; por debajo de su primer número no hay ninguno.
rule-TT-5-4 = Lo que dicen la editorial y las reseñas, y que las correcciones deberían mantener: los { -black-hole-other } se evitan, salvo perfectamente colocados; las { -side-other } A nunca cuestan { -point-other }, al menos una { -side-one } B sí; los { -asteroid-other } forman un cinturón, los { -comet-other } quieren estar rodeados, los { -planet-other } se coleccionan, los { -satellite-other } estudian { -planet-other }; las { -tile-other } { -slow-feminine-plural } valen más de media.

rules-TT-6 = En solitario
rule-TT-6-1 = Esta forma de jugar en solitario es nuestra. Tomas de filas más cortas con dos { -standee-other }, e intentas superar una { -goal-one }.

rules-TT-7 = Ejemplos
rule-TT-7-1 = Una { -star-one } en a1 con una línea hacia S y otra en a2 con una línea hacia N están { -linked-feminine-plural }; sin alguna de las líneas, no lo están.
rule-TT-7-2 = Una { -star-one } en a1 con una línea hacia SE y otra en b2 con una línea hacia NO están { -linked-feminine-plural }. Una línea de a1 hacia SE y una de b1 hacia SO forman una V: no hay { -link-one }. Si las cuatro { -tile-other } tienen una línea a una misma { -corner-one }, hay dos { -link-other }.
rule-TT-7-3 = Una { -star-one } en a1 con una línea hacia E, un { -planet-one } en b1, una { -star-one } en c1 con una línea hacia O: no hay { -link-one }.
rule-TT-7-4 = Dos jugadores, con { -turn-order-one } 1, 2, 2, 1, toman por turno de los { -space-other } 3, 1, 5 y 2. El próximo { -turn-order-one } es 2, 1, 1, 2, y la { -tile-one } del { -space-one } 4 pasa al { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } según la { -side-one } A de las tablas propias de tumblestar: en una { -corner-one }, { -beside-phrase } un { -asteroid-one } y un { -comet-one }, 5 { -point-other }; { -beside-phrase } una { -star-one } o una { -nova-one }, 2; dos uno { -beside-phrase } otro, 0 cada uno. Dos que solo se tocan por una { -corner-one } no cuentan como uno { -beside-phrase } otro.
rule-TT-7-6 = Tras una partida de cuatro quedan 14 { -tile-other } en la { -bag-one }. Con las tablas propias de tumblestar, quien busca { -point-other } inmediatos tiene unos 50, y quien juega al azar unos 20.

rules-ours = Otras decisiones nuestras
rule-ours-1 = El primer { -turn-order-one } se sortea antes que las { -tile-other } {$ruling}.
rule-ours-2 = Superar una { -goal-one } requiere más { -point-other } de los que dice {$ruling}.
rule-ours-3 = Los { -point-other } que se muestran durante una partida son los de los { -chart-other } tal como están {$ruling}.
rule-ours-4 = Quien abandona no obtiene nada; los demás comparten la victoria {$ruling}.

## Bots

bot-greedy-help = busca la mayor cantidad de { -point-other } inmediatos
bot-beginner-help = toma la primera { -tile-one } que da casi la mayor cantidad de { -point-other } inmediatos; no ve adónde pueden llevar las líneas
bot-novice-help = valora solo este turno, según lo que ha aprendido; puede quedarse a medio { -point-one } del mejor
bot-club-help = calcula esta { -round-one }; puede quedarse a un { -point-one } del mejor turno
bot-strong-help = calcula esta { -round-one }; puede quedarse a medio { -point-one } del mejor turno
bot-expert-help = calcula esta { -round-one } y la siguiente; puede quedarse a medio { -point-one } del mejor turno
bot-master-help = calcula esta { -round-one } y la siguiente con toda la amplitud que puede

## The data file

box-expected-points = números con sus { -point-other } entre comillas rectas, como «{ $example }»
box-expected-goals = una lista de { -point-other } de 1 a 127, en orden creciente
box-expected-code = de una a cuatro letras; puede seguir un *
box-expected-divides = un número que divide a { $number }
box-table-gap = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a { $before }; se espera: { $expected }.
box-table-begin = { $file }, línea { $line }: «{ $name }» empieza con «{ $text }»; se espera: { $expected } a más tardar.
box-table-beyond = { $file }, línea { $line }: en «{ $name }», «{ $text }» es demasiado; se espera: { $expected } como máximo.
box-table-more = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a una entrada con +, que tiene que ser la última.
box-table-end = { $file }, línea { $line }: «{ $name }» acaba con «{ $text }»; se espera: entradas hasta { $expected }, o un + tras el último número.
box-total = { $file }, línea { $line }: hay { $found } { -tile-other } en total; se espera: { $expected }.
box-count = { $file }, línea { $line }: «{ $name }» es { $expected }, pero las { -tile-other } de esa clase son { $found }; se espera: el mismo número.
box-code-twice = { $file }, línea { $line }: «{ $name }» es «{ $text }», el código de { $other }; se espera: otro.
box-tile-twice = { $file }, línea { $line }: «{ $name }» es la misma { -tile-one } que { $other }; se espera: una sola entrada con ambas cantidades.
box-tile-name = { $file }, línea { $line }: «{ $name }» no es un nombre de { -tile-one }; se espera: minúsculas, cifras y _, primero una letra.

## Notation

unread-order = «{ $text }» no es un puesto; se espera: «order» y un número de 1 a { $count }.
unread-draw = «{ $text }» no es una { -tile-one }; se espera: «draw» y uno de { $codes }.
unread-place = «{ $text }» no dice dónde colocar la { -tile-one }; se espera, por ejemplo: «{ $tile }@b4», con 1 a 3 cuartos de vuelta como cifra tras la { -tile-one }.

## Charts

chart-rows = «{ $text }»: el { -chart-one } tiene { $found } filas; se espera: { $expected }.
chart-columns = La fila { $row } del { -chart-one } tiene { $found } { -tile-other }; se espera: { $expected }, con «.» para una { -cell-one } vacía.
chart-tile = «{ $text }» en { $cell } no es una { -tile-one }; se espera: uno de { $codes }, o «.» para una { -cell-one } vacía.
chart-turn = «{ $text }» en { $cell }: una { -tile-one } no puede quedar así; se espera: de 0 a 3 cuartos de vuelta como cifra.
chart-flip = «{ $text }» en { $cell }: las { -tile-other } solo se voltean con la opción «flip» ({ $tag }).
chart-many = { $text } en { $cell } está de más; la caja tiene { $count } ({ $tag }).
score-sides = «{ $text }» no es una elección de { -side-other }; se espera: A o B para cada una de las cinco { -reference-other }, como «ABAAB».
score-word = «{ $text }» no dice nada de un { -chart-one }; se espera encima de él: «sides ABAAB» o «flip».

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = Nada que puntuar en «{ $file }»; se esperan { -chart-other } de cinco filas de cuatro { -tile-other }.

## Page


advice-brings = Da
advice-stands = Posición en la próxima { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } por ahora
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, mejor en { $cell }
advice-lay = En { $cell }: { $tile }
advice-note-take = Lo que da cada { -tile-one } de inmediato en su mejor { -cell-one }; no se valora lo que sigue ni lo que queda para los demás.
advice-note-place = { -Point-other } inmediatos; lo que sigue no se valora.

pad-total = { -Point-other }: { $total }
pad-sky = { -Constellation-other } y { -nova-other }
pad-references = { -Reference-other }
pad-cell = Elige una { -cell-one }.
pad-whole = Todas las { -cell-other } están llenas. Elige una para cambiar su { -tile-one }.
pad-tile = ¿Qué { -tile-one } hay en { $cell }?
pad-tile-left = { $tile } (quedan { $count })
pad-way = ¿Cómo está puesta en { $cell }?
pad-remove = Quitar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: cambiar a la { -side-one } { $side }
pad-flip = Permitir voltear { -tile-other }
pad-no-flip = Prohibir voltear { -tile-other }
pad-too-many = { $tile }: la caja tiene solo { $count }, y los { -chart-other } juntos tienen más (TT-1.1).
pad-many = { $count ->
        [0] No hay ningún { -chart-one } en este archivo.
        [one] Hay { $count } { -chart-one } en este archivo; la hoja admite uno. «tumblestar score twinkle_twinkle FILE» los puntúa todos.
       *[other] Hay { $count } { -chart-other } en este archivo; la hoja admite uno. «tumblestar score twinkle_twinkle FILE» los puntúa todos.
    }
picture-none = Esta imagen no lleva ningún { -chart-one }. Solo se pueden leer imágenes guardadas por tumblestar; introduce otras a mano.
picture-broken = Esta imagen SVG no se puede leer ({ $why }).
picture-box = Esta imagen se guardó con otro box.toml ({ $digest }; aquí { $own }), así que sus { -tile-other } pueden diferir.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Tile-one } { -slow-feminine }
sign-slow-does = Al entrar en una fila va al { -space-one } libre más a la derecha. Quien la toma juega tarde en la próxima { -round-one }.
sign-side = { -Side-one } A o B
sign-side-does = Cada { -reference-one } tiene dos { -side-other } con reglas propias; la misma { -side-one } vale para todos. La { -side-one } A es para una primera partida.
sign-standee = { -Standee-one }
sign-standee-does = Está donde su jugador tomó una { -tile-one }. En la próxima { -round-one } las { -standee-other } juegan de izquierda a derecha.
sign-left = { -Tile-one } { -left-over-adjective }
sign-left-does = Pasa al primer { -space-one } de la próxima { -round-one }; la { -next-row-one } va detrás.
sign-rank = Número en una { -star-one }
sign-rank-does = Numera las { -constellation-other } de un { -chart-one } por tamaño: 1 es la más grande, 2 la segunda más grande.
sign-refused = No hay { -link-one }
sign-refused-does = Aquí se encuentran en una { -corner-one } líneas de { -tile-other } con un { -edge-one } en común: una V, no un { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } que aún no han entrado en una fila.
now-points = Ahora { $points }.
now-best = Con una más pueden ser { $points }.
now-most = Una más no puede dar más.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Con { $count }: { $points }.
now-bag = Quedan: { $count }.

## What gives the win shares of a review

evaluator-round-searched = todos los turnos de la { -round-one } explorados, y después valores aprendidos de los { -chart-other }
evaluator-round-played = la { -round-one } jugada a los { -point-other } inmediatos, y después valores aprendidos de los { -chart-other }
evaluator-ending = todos los turnos hasta el final de la partida explorados

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } de la { -bag-one }
chance-of-order = Siguiente puesto en el primer { -turn-order-one }
mistake-few = dejar una { -tile-one } que da más
mistake-late = un puesto demasiado tardío en el { -turn-order-one }
mistake-needed = dejar a otros su mejor { -tile-one }
mistake-tile = elegir una { -tile-one }
mistake-link = dejar fuera un { -link-one }
mistake-harm = colocar una { -tile-one } donde cuesta { -point-other }
mistake-points = colocar una { -tile-one } por pocos { -point-other }
mistake-turn = girar una { -tile-one }
mistake-line = cerrar la línea de una { -star-one }
mistake-middle = gastar una { -cell-one } con sitio alrededor
mistake-tight = colocar una { -tile-one } donde tiene poco sitio
mistake-cell = elegir una { -cell-one }
why-points = Da { $better } al momento, no { $taken }.
why-order = En la próxima { -round-one }, el { -space-one } { $better } va antes que el { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] A { $name } le da 1 { -point-one } más que las otras { -tile-other }.
       *[other] A { $name } le da { $count } { -point-other } más que las otras { -tile-other }.
    }
why-link = Su { -constellation-one } tiene entonces { $better } { -star-other }, no { $taken }.
why-lines = Así quedan abiertas { $better } líneas, no { $taken }.
why-room =
    { $better ->
        [one] A su alrededor hay 1 { -cell-one } libre; alrededor de la otra, { $taken }.
       *[other] A su alrededor hay { $better } { -cell-other } libres; alrededor de la otra, { $taken }.
    }
why-row = La mejor { -tile-one } de las filas da entonces { $better }, no { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: libre
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Desde { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = con cada turno de la última { -round-one }, exactamente
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = sin { -point-other } inmediatos
puzzle-theme-last-tile = la última { -tile-one }
puzzle-theme-deny = más { -point-other } no es lo mejor
puzzle-theme-slow = una { -tile-one } { -slow-feminine }
puzzle-theme-draw = victoria compartida
puzzle-ask-draw = ¿Qué { -tile-one }, en qué { -cell-one }, comparte la victoria?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } con líneas, una { -nova-one }, { -asteroid-other }, un { -satellite-one }, un { -black-hole-one }, un { -comet-one }, y { -planet-other } de tres clases.
example-slow = Se sacaron en este orden: un { -asteroid-one }, un { -planet-one } en { -tile-one } { -slow-feminine }, un { -comet-one }, otro { -planet-one } en { -tile-one } { -slow-feminine }. Las { -tile-other } { -slow-feminine-plural } fueron a la derecha.
example-take = Hay una { -standee-one } donde se tomó la cuarta { -tile-one }. Ahora se puede tomar cualquier otra.
example-next-order = Los jugadores 1, 2 y 3 tomaron de los { -space-other } 4, 2 y 1: el próximo { -turn-order-one } es 3, 2, 1, y la { -tile-one } { -left-over-adjective } va primero.
example-stays = Vale cualquier { -cell-one } vacía. Una { -tile-one } colocada se queda.
example-beside = El { -satellite-one } está { -beside-phrase } un { -rocky-planet-one }. Una { -corner-one } sola no basta para estar { -beside-phrase } algo.
example-links = A través de un { -edge-one }; a través de una { -corner-one }; y una V, que no es un { -link-one }.
example-size = Una { -constellation-one } de tres { -star-other }, una de ellas una { -nova-one }, que además puntúa por sí misma.
example-between = Las { -tile-other } sin líneas no transmiten nada.
example-in-order = { -Constellation-other } de tres y de dos { -star-other }; ambas cuentan en el número.
example-asteroids = { -Group-other } de dos, dos y uno: con la { -side-one } A cuenta el mayor, con la { -side-one } B todos.
example-comets = { -Side-one } A: tres { -star-other } alrededor del { -comet-one }. { -Side-one } B: tres clases de objeto.
example-planets = { -Side-one } A: el número de { -planet-other }. { -Side-one } B: un juego de tres clases; los { -planet-other } { -beside-phrase } otros cuestan { -point-other }.
example-satellites = { -Side-one } A: un { -planet-one } { -beside-contracted } { -satellite-one }. { -Side-one } B: ambos { -planet-other } a lo largo de su fila y columna.
example-black-holes = { -Side-one } A: lo mejor es no tener { -star-one }, { -planet-one } ni { -black-hole-one } { -beside-adverb }. { -Side-one } B: lo mejor es tener { -beside-adverb } { -asteroid-other }, { -comet-other } y { -satellite-other }.
example-alone = En solitario: filas de tres y de dos, y ambas { -standee-other } son tuyas.
example-both-lines = Están ambas líneas; después una apunta a otro lado.
example-crossing = Recto a través de una { -corner-one }; una V; y dos diagonales que se cruzan, dos { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, y después 2, 1, 1, 2.
example-holes = { -Beside-phrase } un { -asteroid-one } y un { -comet-one }; { -beside-phrase } una { -star-one }; uno { -beside-phrase } otro; tocándose por una { -corner-one }.
example-goal = Una { -goal-one } de 35 se supera con 36, no con 35.
summary-round = Una { -round-one }
summary-round-1 = En { -turn-order-one }, cada uno toma una { -tile-one } de la { -current-row-one } y la coloca en el acto.
summary-round-2 = Los { -space-other } de las { -tile-other } tomadas dan el próximo { -turn-order-one }.
summary-round-3 = La { -tile-one } { -left-over-adjective } va primero; la { -next-row-one } va detrás y se rellena. Las { -tile-other } { -slow-feminine-plural } van a la derecha.
summary-place = Colocar
summary-place-1 = En cualquier { -cell-one } vacía de tu { -chart-one }, girada como quieras. Ahí se queda.
summary-place-2 = Las líneas que se encuentran a través de un { -edge-one }, o rectas a través de una { -corner-one }, forman un { -link-one }.
summary-place-3 = Dos o más { -star-other } { -linked-feminine-plural } son una { -constellation-one }.
summary-points = { -Point-other }
summary-points-1 = { -Constellation-one } más grande y segunda más grande, número de ellas, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } y { -black-hole-other }, por la { -side-one } A o B; las tablas están en las reglas.
summary-points-3 = «{ -Beside-phrase }» significa que comparten un { -edge-one }; los { -comet-other } cuentan las ocho { -cell-other } de alrededor.
summary-end = Fin de la partida
summary-end-1 = Todos los { -chart-other } están llenos tras veinte { -tile-other }. Gana quien tenga más { -point-other }; si hay empate, se comparte la victoria.
summary-end-2 = En solitario: dos { -standee-other }, diez { -round-other }, y una { -goal-one } que superar.
## The tutorial

tutorial-goal = Llena tu { -star-chart-one } con veinte { -tile-other } que den más { -point-other } que las de Zoe.
tutorial-rows = Tomas { -tile-other } de la { -current-row-one }; la { -next-row-one } muestra lo que viene.
tutorial-take = Un turno tiene dos pasos: toma una { -tile-one } y después colócala. Toma la { -star-one } del { -space-one } 2.
tutorial-take-other = Está permitido, pero en esta lección toma la { -tile-one } marcada.
tutorial-place = Colócala en b3. Vale cualquier { -cell-one } vacía, y una { -tile-one } se queda donde está.
tutorial-place-other = Está permitido, pero en esta lección elige la { -cell-one } marcada.
tutorial-order = Con dos jugadores, cada uno tiene dos { -standee-other } y toma dos { -tile-other } por { -round-one }. En la próxima { -round-one } las { -standee-other } juegan de izquierda a derecha, según los { -space-other } de los que tomaron.
tutorial-slow = Una { -tile-one } { -slow-feminine } lleva un reloj de arena y va al extremo derecho de su fila: suele valer más, pero quien la toma juega tarde en la próxima { -round-one }. Toma este { -gas-planet-one }.
tutorial-hole-early = Un { -black-hole-one } solo puntúa en el lugar adecuado, como verás más tarde. Aquí el { -planet-one } da más.
tutorial-planet = Un { -planet-one } da 2 { -point-other }, cada { -planet-one } siguiente más. No tiene líneas: colócalo en d2.
tutorial-round = La { -round-one } ha acabado: el { -black-hole-one } { -left-over-adjective } pasó al { -space-one } 1, y la { -next-row-one } fue detrás. Llegaron { -tile-other } nuevas; la { -slow-feminine } fue al extremo derecho.
tutorial-second = Zoe tomó del { -space-one } 1, así que jugó primero. Ahora toma la { -star-one } del { -space-one } 2.
tutorial-link = Dos { -star-other } están { -linked-feminine-plural } si una línea de cada una llega al mismo { -edge-one }. Puedes girar la { -tile-one }: colócala en b2 con una línea hacia abajo, hacia tu { -star-one }.
tutorial-link-other = Está permitido, pero ninguna línea se encontraría con tu { -star-one }. Colócala encima de la { -star-one }, con una línea hacia abajo.
tutorial-satellite = Dos { -star-other } { -linked-feminine-plural } son una { -constellation-one }. Ahora toma el { -satellite-one }: estudia { -planet-other }.
tutorial-satellite-place = Un { -satellite-one } da 2 { -point-other } por cada { -planet-one } { -beside-adverb }; «{ -beside-phrase }» y «{ -beside-adverb }» significan siempre que comparten un { -edge-one }. Colócalo en d3, debajo del { -planet-one }.
tutorial-sat-other = Está permitido, pero el { -satellite-one } no tendría ningún { -planet-one } { -beside-adverb }. Colócalo debajo del { -gas-planet-one }.
tutorial-first-points = Ya seis { -point-other }: 2 por la { -constellation-one }, 2 por el { -planet-one } y 2 por el { -satellite-one }. Los signos del { -chart-one } muestran qué puntúa, y cuánto.
tutorial-later = Unas { -round-other } después, tu { -chart-one } tiene doce { -tile-other }. Tu { -satellite-one } tiene ahora un { -planet-one } encima y uno debajo.
tutorial-largest = Cuantas más { -star-other } en tu { -constellation-one } más grande, más { -point-other }. Toma la { -star-one } del { -space-one } 2.
tutorial-corner = Los { -link-other } van también a través de una { -corner-one }. La { -star-one } de b2 tiene una línea hacia arriba a la derecha: coloca la nueva en c1 de modo que las líneas se encuentren.
tutorial-corner-other = Está permitido, pero las dos líneas no se encontrarían. En la { -cell-one } marcada, una línea tiene que ir hacia abajo a la izquierda.
tutorial-three-scores = Cuatro { -star-other } { -linked-feminine-plural }: 6 { -point-other }. También puntúan la segunda { -constellation-one } más grande y el número de { -constellation-other }.
tutorial-asteroid = Los { -asteroid-other } puntúan por el mayor { -group-one } unido por { -edge-other }. Toma el { -asteroid-one } del { -space-one } 1.
tutorial-belt = Dos dan 3 { -point-other }, tres dan 6. Colócalo en a3, debajo de los otros dos.
tutorial-belt-other = Está permitido, pero no compartiría ningún { -edge-one } con tus otros { -asteroid-other }. Colócalo debajo de ellos.
tutorial-comet = Tomaste de los { -space-other } 1 y 2, así que juegas dos veces antes que Zoe. Empieza con el { -comet-one }.
tutorial-comet-place = Un { -comet-one } da 1 { -point-one } por cada { -star-one } en las ocho { -cell-other } de alrededor, diagonales incluidas. Colócalo en c3, entre cuatro { -star-other }.
tutorial-comet-other = Está permitido, pero la { -cell-one } marcada tiene más { -star-other } alrededor: cuatro.
tutorial-hole = Un { -black-hole-one } da 2 { -point-other } si no tiene otro { -beside-adverb }, y 3 más si tampoco tiene { -star-other } ni { -planet-other }. Tómalo.
tutorial-hole-place = En la { -corner-one } a5 solo tiene un { -comet-one } { -beside-adverb }. Colócalo ahí.
tutorial-hole-other = Está permitido, pero tendría { -beside-adverb } una { -star-one }, un { -planet-one } u otro { -black-hole-one }, o podría tenerlos pronto. Elige la { -cell-one } marcada.
tutorial-five = Cinco { -point-other }, lo máximo que puede dar un { -black-hole-one }. No coloques ni una { -star-one } ni un { -planet-one } en b5.
tutorial-last = La última { -round-one }: hay dos { -cell-other } vacías. Ya no sigue ningún { -turn-order-one }, así que las { -tile-other } { -slow-feminine-plural } no te cuestan nada.
tutorial-nova = Una { -nova-one } es una { -star-one } con 2 { -point-other } propios, y siempre { -slow-feminine }. Tómala del { -space-one } 5.
tutorial-nova-place = La { -star-one } de c1 tiene una línea hacia la derecha. Coloca la { -nova-one } en d1 de modo que las dos queden { -linked-feminine-plural }.
tutorial-nova-other = Está permitido, pero ninguna línea de la { -nova-one } se encontraría con tu { -constellation-one }. Colócala en la { -cell-one } marcada, con una línea hacia la izquierda.
tutorial-third-planet = Cinco { -star-other } { -linked-feminine-plural }: 8 { -point-other }. Ahora toma el { -rocky-planet-one }: tres { -planet-other } dan 9 { -point-other }, dos solo 5.
tutorial-end = Tu { -chart-one } está lleno, ¡y ganas 47 a 16! Las { -reference-other } tienen además una { -side-one } B, para más adelante.
deed-place = Colocar en { $cell }
deed-take = Tomar esta { -tile-one }
touch-place = Toca una { -cell-one }.
touch-take = Toca una { -tile-one }.
