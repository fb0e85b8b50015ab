### The words of Twinkle Twinkle in Spanish. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Compón el cielo nocturno: lo que tomas ahora decide cuándo eliges después.
game-by = de Ammon Anderson, Allplay
game-about = Toma una loseta de la fila y colócala en tu mapa estelar; su espacio es tu posición en la próxima ronda. Las estrellas se unen en constelaciones; asteroides, cometas, planetas, satélites y agujeros negros puntúan cada uno a su manera. Tras veinte losetas gana quien tenga más puntos. De uno a cuatro jugadores.

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
        [one] estrella con una línea hacia { $ports }
       *[other] estrella con líneas hacia { $ports }
    }
tile-nova =
    { $count ->
        [one] nova con una línea hacia { $ports }
       *[other] nova con líneas hacia { $ports }
    }
tile-asteroid = asteroide
tile-satellite = satélite
tile-black-hole = agujero negro
tile-comet = cometa
tile-rocky = planeta rocoso
tile-gas = planeta gaseoso
tile-ringed = planeta con anillos
tile-slow = { $tile } (lenta)
tile-entry = { $code }: { $tile }; { $count } en la caja
tile-code = { $code } ({ $name })
tile-count = { $count } en la caja
tile-is-slow = loseta lenta

one-asteroid = asteroide
one-comet = cometa
one-planet = planeta
one-satellite = satélite
one-black-hole = agujero negro
one-star = estrella
one-nova = nova
many-star = estrellas
many-asteroid = asteroides
many-planet = planetas
many-satellite = satélites
many-black-hole = agujeros negros
many-comet = cometas
many-nova = novas
many-rocky = planetas rocosos
many-gas = planetas gaseosos
many-ringed = planetas con anillos

set-ours = las losetas propias de tumblestar
set-named = las losetas de «{ $name }»

## What scores

card-largest = Constelación más grande
card-second = Segunda más grande
card-number = Número de constelaciones
card-nova = Novas
card-asteroids = Asteroides
card-comets = Cometas
card-planets = Planetas
card-satellites = Satélites
card-black-holes = Agujeros negros
card-side = { $name }, cara { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstrucción)
        [ruling] { $does } (decisión)
        [review] { $does } (reseña)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = constelación más grande
scored-second = segunda más grande
scored-number = número de constelaciones
scored-nova = novas
scored-asteroids = asteroides
scored-comets = cometas
scored-planets = planetas
scored-satellites = satélites
scored-black-holes = agujeros negros

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 punto
           *[other] −{ $points } puntos
        }
       *[plus] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
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
does-largest = Puntos según sus estrellas. { $table }.
does-second = { does-largest }
does-number = Puntos según su número. { $table }.
does-nova = { $each } por cada nova.
does-flat = { $each } por cada { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Puntos según el mayor grupo unido por bordes o esquinas. { $table }.
       *[no] Puntos según el mayor grupo unido por bordes. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Puntos por cada grupo unido por bordes o esquinas, según su tamaño. { $table }.
       *[no] Puntos por cada grupo unido por bordes, según su tamaño. { $table }.
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
does-beside-table = Cada { $tile }: puntos según cuántas de estas losetas tiene al lado: { $of }. { $table }.
does-around-table = Cada { $tile }: puntos según cuántas de estas losetas hay en las ocho casillas de alrededor: { $of }. { $table }.
does-beside-kinds = Cada { $tile }: puntos según cuántas de estas clases tiene al lado: { $of }. { $table }.
does-around-kinds = Cada { $tile }: puntos según cuántas de estas clases hay en las ocho casillas de alrededor: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile }: { $each } por cada una de estas losetas al lado: { $of }.
count-around = Cada { $tile }: { $each } por cada una de estas losetas en las ocho casillas de alrededor: { $of }.
count-in-sight = Cada { $tile }: { $each } por cada una de estas losetas que ve a lo largo de su fila y columna: { $of }.
in-any-case =
    { $extra ->
        [base] En todo caso, además: { $base }.
        [none] Sin ninguna de ellas: { $none }.
       *[other] En todo caso, además: { $base }; y sin ninguna de ellas: { $none }.
    }
sight =
    { $limit ->
        [blocked] Ve hasta el límite del mapa, o hasta la primera de estas: { $blocked }.
       *[open] Ve hasta el límite del mapa.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Y { $bonus } más si tampoco tiene ninguna de estas al lado: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile }: { $each } si no tiene ninguna de estas losetas al lado: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Y { $each } por cada { $tile } junto a otro de cualquier clase.
       *[plain] { sets }
    }
sets = Puntos por juegos de clases distintas, cada uno lo más grande posible, según su tamaño. { $table }.

rows-of =
    { $count ->
        [1] En solitario: espacios en la fila actual { $current }, en la fila siguiente { $next }; figuras { $standees }; rondas { $rounds }
       *[other] { $count } jugadores: espacios en la fila actual { $current }, en la fila siguiente { $next }; figuras por jugador { $standees }; rondas { $rounds }
    }
solo-goals = Metas: { $goals } puntos

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Sin puntos.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 punto: { $parts }.
           *[other] −{ $points } puntos: { $parts }.
        }
        [plus] { $points ->
            [one] +1 punto: { $parts }.
           *[other] +{ $points } puntos: { $parts }.
        }
       *[even] ±0 puntos: { $parts }.
    }
goal-points = { $points }; meta: más de { $goal }
goal-points-does = Para ganar, el mapa debe dar más de { $goal } puntos; ahora da { $points }.

## Log

seat-places =
    { $seat ->
        [you] Colocas en { $cell }: { $tile }.
       *[other] { $seat } coloca en { $cell }: { $tile }.
    }
did-order = Posición { $count } del primer orden de turno: { $seat }.
did-order-all = { did-order } Orden de turno: { $order }.
did-draw =
    { $row ->
        [current] Espacio { $count } de la fila actual: { $tile }.
       *[next] Espacio { $count } de la fila siguiente: { $tile }.
    }
did-take =
    { $seat ->
        [you] Tomas del espacio { $count }: { $tile }.
       *[other] { $seat } toma del espacio { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Orden de turno: { $order }.
did-place-alone = { did-place } La ronda ha acabado. Sobrante, ahora en el espacio 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } ¡Meta superada!
        [short] { $told } Meta no superada.
       *[over] { $told } Fin de la partida.
    }
did-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $seat } abandona.
    }

## What a hovered target would do

would-take = { would-take-alone } Próximo orden de turno hasta ahora, por espacio: { $order }.
would-take-all = { would-take-alone-all } Próximo orden de turno, por espacio: { $order }.
would-take-alone = Tomar del espacio { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Sobrante, después en el espacio 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Colocar en { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } ¡Ganas!
        [tied] { $told } ¡Compartes la victoria!
        [lost] { $told } La partida acaba y no ganas.
        [beaten] { $told } ¡Meta superada!
       *[short] { $told } Meta no superada.
    }
would-resign = Abandonar: los demás comparten la victoria.

## Status

status-setup = Preparación
round = Ronda { $count } de { $most }
status-take =
    { $seat ->
        [you] Tu turno: toma una loseta de la fila actual.
       *[other] { $seat } toma una loseta.
    }
status-take-standee =
    { $seat ->
        [you] Tu turno: toma la loseta { $count } de { $all } de la fila actual.
       *[other] { $seat } toma la loseta { $count } de { $all }.
    }
status-take-last =
    { $seat ->
        [you] Última ronda: toma una loseta de la fila actual.
       *[other] Última ronda: { $seat } toma una loseta.
    }
status-place =
    { $seat ->
        [you] Coloca tu loseta en una casilla vacía: { $tile }.
       *[other] { $seat } coloca una loseta: { $tile }.
    }
status-type-order = ¿De quién es la figura en la posición { $count } del primer orden de turno?
status-type-draw =
    { $row ->
        [current] ¿Qué loseta se saca para la fila actual?
       *[next] ¿Qué loseta se saca para la fila siguiente?
    }
status-over-won =
    { $seat ->
        [you] ¡Ganas con { $points }!
       *[other] ¡{ $seat } gana con { $points }!
    }
status-over-tied = Victoria compartida con { $points }: ¡{ $seats }!
status-over-beaten = Meta de { $goal } puntos superada, ¡con { $points }!
status-over-short = Meta de { $goal } puntos no superada: el mapa tiene { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Esa loseta ya no está en la bolsa. Elige una de las que se ofrecen.
refused-TT-2-4 = A ese puesto no le quedan figuras. Elige uno de los que se ofrecen.
refused-TT-3-1 = No hay loseta en ese espacio: ya se tomó en esta ronda, o el espacio no existe. Toma otra.
refused-TT-3-1-first = No tienes ninguna loseta en la mano. Toma primero una de la fila actual.
refused-TT-3-2 = La loseta no puede quedar así. Gírala por cuartos de vuelta; solo se puede voltear con la opción «{ option-flip }».
refused-TT-3-2-held = Ya has tomado una loseta. Colócala en tu mapa.
refused-TT-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TT-3-7 = Esa casilla tiene una loseta, y las losetas colocadas se quedan. Elige una casilla vacía.

## Options

option-asteroids = Asteroides: cara B
option-asteroids-help = La cara B de esta referencia en vez de la cara A, para todos.
option-comets = Cometas: cara B
option-comets-help = { option-asteroids-help }
option-planets = Planetas: cara B
option-planets-help = { option-asteroids-help }
option-satellites = Satélites: cara B
option-satellites-help = { option-asteroids-help }
option-black_holes = Agujeros negros: cara B
option-black_holes-help = { option-asteroids-help }
option-flip = Las losetas se pueden voltear
option-flip-help = Las losetas se pueden colocar como imagen en espejo.
option-first = Primera en el orden de turno
option-first-help = De quién es la primera figura en el primer orden de turno; las demás posiciones son al azar.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-goal = Meta
option-goal-help = Solo en solitario: cuántos puntos hay que superar.

## The board in text

picture-label = Las filas de losetas con el orden de turno, y los mapas estelares; también en texto.
text-board = Orden de turno, filas de losetas, y mapas fila por fila
text-order = Orden de turno:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, juega ahora
        [done] { $count }: { $seat }, ya jugó
       *[waits] { $count }: { $seat }
    }
text-current = Fila actual:
text-next = Fila siguiente, según los espacios que tendrá:
text-space = { $count }: { $tile }
text-taken = { $count }: tomada; aquí en la próxima ronda: { $seat }
text-free = { $count }: vacío
text-chart = { $seat }, fila { $row }:
text-empty = { $cell }: vacía
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, enlazada con { $cells }
text-row = { $seat }: { $points }, { $count } de { $most } losetas.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Lo que puntúa: { $parts }.
text-constellations = Constelaciones, por estrellas: { $sizes }.
text-turn = Juega ahora.
text-left = Sobrante, en el espacio 1: { $tile }.

## Rules

rules-intro = { game-about } Las otras cinco clases puntúan según cinco referencias de dos caras.
rules-page = Señala una loseta de la fila actual para ver a qué orden de turno lleva; haz clic para tomarla. Señala una casilla vacía para leer lo que da ahí la loseta, gírala, y haz clic para colocarla. Todo esto se puede hacer también con el teclado. El aspecto de las losetas y los puntos de las referencias se leen de un archivo de datos, box.toml; donde veas una marca, nuestras losetas pueden diferir de las tuyas. Si tienes la caja, corrige ese archivo: reglas, puntos, imágenes y esta ayuda lo siguen. Con --tiles, «tumblestar rules twinkle_twinkle» imprime las losetas para compararlas con una caja.

rules-TT-1 = Contenido de la caja
rule-TT-1-1 = Hay { $tiles } losetas { $source }: { $star } estrellas, algunas de ellas novas, { $asteroid } asteroides, { $planet } planetas, { $satellite } satélites, { $black_hole } agujeros negros y { $comet } cometas. Se usan todas, sean cuantos sean los jugadores.
rule-TT-1-2 = Cada jugador tiene un mapa estelar de { $cells } casillas: 5 × 4,{$review} aquí { $columns } columnas y { $rows } filas.{$reconstruction} Los mapas son iguales.{$ruling}
rule-TT-1-3 = Las losetas de estrella llevan líneas de la estrella a bordes y esquinas de la loseta. Los dibujos, las novas, las losetas lentas y las clases de planeta son los siguientes.{$reconstruction}
rule-TT-1-4 = Hay cinco referencias de puntuación con dos caras cada una: la verde, que el reglamento recomienda para una primera partida, y la azul. Las llamamos A y B. La caja trae 25: un juego para cada persona y uno de repuesto.{$ruling}

rules-TT-2 = Preparación
rule-TT-2-1 = Todas las losetas están en la bolsa. Se sacan losetas para la fila actual y después para la fila siguiente, que tiene un espacio menos. Ambas están a la vista de todos.
rule-TT-2-2 = Una loseta lenta que entra en una fila va a su espacio libre más a la derecha, y se sigue rellenando desde la izquierda: a, lenta 1, b, lenta 2 en cuatro espacios queda a, b, lenta 2, lenta 1. En la preparación esto vale para ambas filas, primero la actual.{$ruling}
rule-TT-2-3 = Figuras por jugador: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro.
rule-TT-2-4 = El primer orden de turno se sortea entre todas las figuras; con dos jugadores, uno puede tener las posiciones 1 y 2.
rule-TT-2-5 = Para cada referencia los jugadores eligen la cara A o B, la misma para todos, en cualquier mezcla. Por defecto todas son A.

rules-TT-3 = Una ronda
rule-TT-3-1 = Las figuras juegan en orden de turno, de izquierda a derecha. Jugar es tomar cualquier loseta que quede en la fila actual, y colocarla.
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
placing = Colócala en el acto en cualquier casilla vacía de tu mapa, boca arriba. No tiene que tocar nada.{$review}
placing-flip = La opción «{ option-flip }» permite también imágenes en espejo { $flip_source }.
rule-TT-3-3 = Cuando todas las figuras han tomado una loseta, la ronda acaba. El nuevo orden de turno va de izquierda a derecha según los espacios de las losetas tomadas. No hay empates.
rule-TT-3-4 = La única loseta sobrante pasa al primer espacio de la fila actual, aunque sea lenta. La fila siguiente va detrás, en su orden, y después se rellena de nuevo con la bolsa.
rule-TT-3-5 = Cuando la fila actual tiene las losetas de la última ronda, la fila siguiente ya no se rellena.{$ruling}
rule-TT-3-6 = Una partida tiene { $two } rondas con dos jugadores, { $three } con tres y { $four } con cuatro. Cada jugador coloca veinte losetas; todos los mapas se llenan en la misma ronda. La bolsa nunca se agota.
rule-TT-3-7 = Las losetas colocadas nunca se mueven. Nadie pasa, y nada se descarta.{$ruling}

rules-TT-4 = Constelaciones
rule-TT-4-1 = «Junto a» significa que comparten un borde. Las reglas que cuentan diagonales lo dicen.
rule-TT-4-2 = Un enlace es una línea recta de estrella a estrella, a través de un borde o en diagonal a través de una esquina: ambas losetas deben llevar una línea hasta ese borde o esquina. Dos líneas que se encuentran en una esquina desde losetas con un borde en común forman una V, que no es un enlace. Dos diagonales rectas que se cruzan en una esquina son dos enlaces.{$ruling}
rule-TT-4-3 = Una constelación son dos o más estrellas enlazadas, directamente o a través de otras. Su tamaño es su número de estrellas. Una nova es una estrella a todos los efectos.
rule-TT-4-4 = Las losetas sin líneas no transmiten nada.{$ruling}

rules-TT-5 = Puntuación
rule-TT-5-1 = Lo que puntúa, en orden: la constelación más grande, la segunda más grande, el número de constelaciones,{$review} incluidas esas dos;{$ruling} después las novas, y las cinco referencias.
rule-TT-5-2 = Gana quien tenga más puntos; si hay empate, se comparte la victoria. Un total puede ser menor que cero; de dos constelaciones de igual tamaño, una cuenta como la más grande y la otra como la segunda.{$ruling}
rule-TT-5-3 = Lo que da cada cosa, según el archivo de datos.{$reconstruction} Las tablas dicen un número y sus puntos; por debajo de su primer número no hay ninguno.
rule-TT-5-4 = Lo que dicen la editorial y las reseñas, y que las correcciones deberían mantener: los agujeros negros se evitan, salvo perfectamente colocados; las caras A nunca cuestan puntos, al menos una cara B sí; los asteroides forman un cinturón, los cometas quieren estar rodeados, los planetas se coleccionan, los satélites estudian planetas; las losetas lentas valen más de media.

rules-TT-6 = En solitario
rule-TT-6-1 = Esta forma de jugar en solitario es nuestra. Tomas de filas más cortas con dos figuras, e intentas superar una meta.

rules-TT-7 = Ejemplos
rule-TT-7-1 = Una estrella en a1 con una línea hacia S y otra en a2 con una línea hacia N están enlazadas; sin alguna de las líneas, no lo están.
rule-TT-7-2 = Una estrella en a1 con una línea hacia SE y otra en b2 con una línea hacia NO están enlazadas. Una línea de a1 hacia SE y una de b1 hacia SO forman una V: no hay enlace. Si las cuatro losetas tienen una línea a una misma esquina, hay dos enlaces.
rule-TT-7-3 = Una estrella en a1 con una línea hacia E, un planeta en b1, una estrella en c1 con una línea hacia O: no hay enlace.
rule-TT-7-4 = Dos jugadores, con orden de turno 1, 2, 2, 1, toman por turno de los espacios 3, 1, 5 y 2. El próximo orden de turno es 2, 1, 1, 2, y la loseta del espacio 4 pasa al espacio 1.
rule-TT-7-5 = Agujeros negros según la cara A de las tablas propias de tumblestar: en una esquina, junto a un asteroide y un cometa, 5 puntos; junto a una estrella o una nova, 2; dos uno junto a otro, 0 cada uno. Dos que solo se tocan por una esquina no cuentan como uno junto a otro.
rule-TT-7-6 = Tras una partida de cuatro quedan 14 losetas en la bolsa. Con las tablas propias de tumblestar, quien busca puntos inmediatos tiene unos 50, y quien juega al azar unos 20.

rules-ours = Otras decisiones nuestras
rule-ours-1 = El primer orden de turno se sortea antes que las losetas.{$ruling}
rule-ours-2 = Superar una meta requiere más puntos de los que dice.{$ruling}
rule-ours-3 = Los puntos que se muestran durante una partida son los de los mapas tal como están.{$ruling}
rule-ours-4 = Quien abandona no obtiene nada; los demás comparten la victoria.{$ruling}

## Bots

bot-greedy-help = busca la mayor cantidad de puntos inmediatos
bot-beginner-help = toma la primera loseta que da casi la mayor cantidad de puntos inmediatos; no ve adónde pueden llevar las líneas
bot-novice-help = valora solo este turno, según lo que ha aprendido; puede quedarse a medio punto del mejor
bot-club-help = calcula esta ronda; puede quedarse a un punto del mejor turno
bot-strong-help = calcula esta ronda; puede quedarse a medio punto del mejor turno
bot-expert-help = calcula esta ronda y la siguiente; puede quedarse a medio punto del mejor turno
bot-master-help = calcula esta ronda y la siguiente con toda la amplitud que puede

## The data file

box-expected-points = números con sus puntos entre comillas rectas, como «{ $example }»
box-expected-goals = una lista de puntos de 1 a 127, en orden creciente
box-expected-code = de una a cuatro letras; puede seguir un *
box-expected-divides = un número que divide a { $number }
box-table-gap = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a { $before }; se espera: { $expected }.
box-table-begin = { $file }, línea { $line }: «{ $name }» empieza con «{ $text }»; se espera: { $expected } a más tardar.
box-table-beyond = { $file }, línea { $line }: en «{ $name }», «{ $text }» es demasiado; se espera: { $expected } como máximo.
box-table-more = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a una entrada con +, que tiene que ser la última.
box-table-end = { $file }, línea { $line }: «{ $name }» acaba con «{ $text }»; se espera: entradas hasta { $expected }, o un + tras el último número.
box-total = { $file }, línea { $line }: hay { $found } losetas en total; se espera: { $expected }.
box-count = { $file }, línea { $line }: «{ $name }» es { $expected }, pero las losetas de esa clase son { $found }; se espera: el mismo número.
box-code-twice = { $file }, línea { $line }: «{ $name }» es «{ $text }», el código de { $other }; se espera: otro.
box-tile-twice = { $file }, línea { $line }: «{ $name }» es la misma loseta que { $other }; se espera: una sola entrada con ambas cantidades.
box-tile-name = { $file }, línea { $line }: «{ $name }» no es un nombre de loseta; se espera: minúsculas, cifras y _, primero una letra.

## Notation

unread-order = «{ $text }» no es un puesto; se espera: «order» y un número de 1 a { $count }.
unread-draw = «{ $text }» no es una loseta; se espera: «draw» y uno de { $codes }.
unread-place = «{ $text }» no dice dónde colocar la loseta; se espera, por ejemplo: «{ $tile }@b4», con 1 a 3 cuartos de vuelta como cifra tras la loseta.

## Charts

chart-rows = «{ $text }»: el mapa tiene { $found } filas; se espera: { $expected }.
chart-columns = La fila { $row } del mapa tiene { $found } losetas; se espera: { $expected }, con «.» para una casilla vacía.
chart-tile = «{ $text }» en { $cell } no es una loseta; se espera: uno de { $codes }, o «.» para una casilla vacía.
chart-turn = «{ $text }» en { $cell }: una loseta no puede quedar así; se espera: de 0 a 3 cuartos de vuelta como cifra.
chart-flip = «{ $text }» en { $cell }: las losetas solo se voltean con la opción «flip» ({ $tag }).
chart-many = { $text } en { $cell } está de más; la caja tiene { $count } ({ $tag }).
score-sides = «{ $text }» no es una elección de caras; se espera: A o B para cada una de las cinco referencias, como «ABAAB».
score-word = «{ $text }» no dice nada de un mapa; se espera encima de él: «sides ABAAB» o «flip».

## Scoring from a file

cli-scored = Mapa { $count }: { $total } puntos
cli-nothing-scored = Nada que puntuar en «{ $file }»; se esperan mapas de cinco filas de cuatro losetas.

## Page


advice-brings = Da
advice-stands = Posición en la próxima ronda
advice-place = { NUMBER($count, useGrouping: "false") } por ahora
advice-never = –
advice-take = Espacio { $count }: { $tile }, mejor en { $cell }
advice-lay = En { $cell }: { $tile }
advice-note-take = Lo que da cada loseta de inmediato en su mejor casilla; no se valora lo que sigue ni lo que queda para los demás.
advice-note-place = Puntos inmediatos; lo que sigue no se valora.

pad-total = Puntos: { $total }
pad-sky = Constelaciones y novas
pad-references = Referencias
pad-cell = Elige una casilla.
pad-whole = Todas las casillas están llenas. Elige una para cambiar su loseta.
pad-tile = ¿Qué loseta hay en { $cell }?
pad-tile-left = { $tile } (quedan { $count })
pad-way = ¿Cómo está puesta en { $cell }?
pad-remove = Quitar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: cambiar a la cara { $side }
pad-flip = Permitir voltear losetas
pad-no-flip = Prohibir voltear losetas
pad-too-many = { $tile }: la caja tiene solo { $count }, y los mapas juntos tienen más (TT-1.1).
pad-many = { $count ->
        [0] No hay ningún mapa en este archivo.
        [one] Hay { $count } mapa en este archivo; la hoja admite uno. «tumblestar score twinkle_twinkle FILE» los puntúa todos.
       *[other] Hay { $count } mapas en este archivo; la hoja admite uno. «tumblestar score twinkle_twinkle FILE» los puntúa todos.
    }
picture-none = Esta imagen no lleva ningún mapa. Solo se pueden leer imágenes guardadas por tumblestar; introduce otras a mano.
picture-broken = Esta imagen SVG no se puede leer ({ $why }).
picture-box = Esta imagen se guardó con otro box.toml ({ $digest }; aquí { $own }), así que sus losetas pueden diferir.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Loseta lenta
sign-slow-does = Al entrar en una fila va al espacio libre más a la derecha. Quien la toma juega tarde en la próxima ronda.
sign-side = Cara A o B
sign-side-does = Cada referencia tiene dos caras con reglas propias; la misma cara vale para todos. La cara A es para una primera partida.
sign-standee = Figura
sign-standee-does = Está donde su jugador tomó una loseta. En la próxima ronda las figuras juegan de izquierda a derecha.
sign-left = Loseta sobrante
sign-left-does = Pasa al primer espacio de la próxima ronda; la fila siguiente va detrás.
sign-rank = Número en una estrella
sign-rank-does = Numera las constelaciones de un mapa por tamaño: 1 es la más grande, 2 la segunda más grande.
sign-refused = No hay enlace
sign-refused-does = Aquí se encuentran en una esquina líneas de losetas con un borde en común: una V, no un enlace.
sign-round = Ronda
sign-bag = Bolsa
sign-bag-does = Losetas que aún no han entrado en una fila.
now-points = Ahora { $points }.
now-best = Con una más pueden ser { $points }.
now-most = Una más no puede dar más.
now-count =
    { $what ->
        [stars] Estrellas: { $count }.
       *[number] Constelaciones: { $count }.
    }
now-next = Con { $count }: { $points }.
now-bag = Quedan: { $count }.

## What gives the win shares of a review

evaluator-round-searched = todos los turnos de la ronda explorados, y después valores aprendidos de los mapas
evaluator-round-played = la ronda jugada a los puntos inmediatos, y después valores aprendidos de los mapas
evaluator-ending = todos los turnos hasta el final de la partida explorados

## Kinds of chance, for statistics

chance-of-tile = Losetas de la bolsa
chance-of-order = Siguiente puesto en el primer orden de turno
mistake-few = dejar una loseta que da más
mistake-late = un puesto demasiado tardío en el orden de turno
mistake-needed = dejar a otros su mejor loseta
mistake-tile = elegir una loseta
mistake-link = dejar fuera un enlace
mistake-harm = colocar una loseta donde cuesta puntos
mistake-points = colocar una loseta por pocos puntos
mistake-turn = girar una loseta
mistake-line = cerrar la línea de una estrella
mistake-middle = gastar una casilla con sitio alrededor
mistake-tight = colocar una loseta donde tiene poco sitio
mistake-cell = elegir una casilla
why-points = Da { $better } al momento, no { $taken }.
why-kept = Así queda libre { $cell }, con { $taken } casillas vacías alrededor; aquí hay { $better }.
why-less =
    { $count ->
        [one] Da 1 punto menos al momento.
       *[other] Da { $count } puntos menos al momento.
    }
why-first = Primera elección de la fila siguiente: { $tile } da aquí { $better }; la segunda loseta, { $taken }.
why-cell = En { $cell } da { $better } al momento; la otra loseta, { $taken }.
why-best = En { $cell } da { $better } al momento; la otra loseta, { $taken } como mucho.
why-order = En la próxima ronda, su espacio va antes que { $names }.
why-needed =
    { $count ->
        [one] A { $name } le da 1 punto más que las otras losetas.
       *[other] A { $name } le da { $count } puntos más que las otras losetas.
    }
why-link = Su constelación tiene entonces { $better } estrellas, no { $taken }.
why-lines = Así quedan abiertas { $better } líneas, no { $taken }.
why-room =
    { $better ->
        [one] A su alrededor hay 1 casilla libre; alrededor de la otra, { $taken }.
       *[other] A su alrededor hay { $better } casillas libres; alrededor de la otra, { $taken }.
    }
why-row = La mejor loseta de las filas da entonces { $better }, no { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: libre
edit-space = Fila actual, espacio { $count }: { $tile }
edit-next = Fila siguiente, espacio { $count }: { $tile }
edit-held = En la mano: { $tile }
edit-move = Desde { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = con cada turno de la última ronda, exactamente
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = sin puntos inmediatos
puzzle-theme-last-tile = la última loseta
puzzle-theme-deny = más puntos no es lo mejor
puzzle-theme-slow = una loseta lenta
puzzle-theme-draw = victoria compartida
puzzle-ask-draw = ¿Qué loseta, en qué casilla, comparte la victoria?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Estrellas con líneas, una nova, asteroides, un satélite, un agujero negro, un cometa, y planetas de tres clases.
example-slow = Se sacaron en este orden: un asteroide, un planeta en loseta lenta, un cometa, otro planeta en loseta lenta. Las losetas lentas fueron a la derecha.
example-take = Hay una figura donde se tomó la cuarta loseta. Ahora se puede tomar cualquier otra.
example-next-order = Los jugadores 1, 2 y 3 tomaron de los espacios 4, 2 y 1: el próximo orden de turno es 3, 2, 1, y la loseta sobrante va primero.
example-stays = Vale cualquier casilla vacía. Una loseta colocada se queda.
example-beside = El satélite está junto a un planeta rocoso. Una esquina sola no basta para estar junto a algo.
example-links = A través de un borde; a través de una esquina; y una V, que no es un enlace.
example-size = Una constelación de tres estrellas, una de ellas una nova, que además puntúa por sí misma.
example-between = Las losetas sin líneas no transmiten nada.
example-in-order = Constelaciones de tres y de dos estrellas; ambas cuentan en el número.
example-asteroids = Grupos de dos, dos y uno: con la cara A cuenta el mayor, con la cara B todos.
example-comets = Cara A: tres estrellas alrededor del cometa. Cara B: tres clases de objeto.
example-planets = Cara A: el número de planetas. Cara B: un juego de tres clases; los planetas junto a otros cuestan puntos.
example-satellites = Cara A: un planeta junto al satélite. Cara B: ambos planetas a lo largo de su fila y columna.
example-black-holes = Cara A: lo mejor es no tener estrella, planeta ni agujero negro al lado. Cara B: lo mejor es tener al lado asteroides, cometas y satélites.
example-alone = En solitario: filas de tres y de dos, y ambas figuras son tuyas.
example-both-lines = Están ambas líneas; después una apunta a otro lado.
example-crossing = Recto a través de una esquina; una V; y dos diagonales que se cruzan, dos enlaces.
example-planet-between = { example-between }
example-two-players = Orden de turno 1, 2, 2, 1, y después 2, 1, 1, 2.
example-holes = Junto a un asteroide y un cometa; junto a una estrella; uno junto a otro; tocándose por una esquina.
example-goal = Una meta de 35 se supera con 36, no con 35.
summary-round = Una ronda
summary-round-1 = En orden de turno, cada uno toma una loseta de la fila actual y la coloca en el acto.
summary-round-2 = Los espacios de las losetas tomadas dan el próximo orden de turno.
summary-round-3 = La loseta sobrante va primero; la fila siguiente va detrás y se rellena. Las losetas lentas van a la derecha.
summary-place = Colocar
summary-place-1 = En cualquier casilla vacía de tu mapa, girada como quieras. Ahí se queda.
summary-place-2 = Las líneas que se encuentran a través de un borde, o rectas a través de una esquina, forman un enlace.
summary-place-3 = Dos o más estrellas enlazadas son una constelación.
summary-points = Puntos
summary-points-1 = Constelación más grande y segunda más grande, número de ellas, novas.
summary-points-2 = Asteroides, cometas, planetas, satélites y agujeros negros, por la cara A o B; las tablas están en las reglas.
summary-points-3 = «Junto a» significa que comparten un borde; los cometas cuentan las ocho casillas de alrededor.
summary-end = Fin de la partida
summary-end-1 = Todos los mapas están llenos tras veinte losetas. Gana quien tenga más puntos; si hay empate, se comparte la victoria.
summary-end-2 = En solitario: dos figuras, diez rondas, y una meta que superar.
## The tutorial

tutorial-goal = Llena tu mapa estelar con veinte losetas que den más puntos que las de Zoe.
tutorial-rows = Tomas losetas de la fila actual; la fila siguiente muestra lo que viene.
tutorial-take = Un turno tiene dos pasos: toma una loseta y después colócala. Toma la estrella del espacio 2.
tutorial-take-other = Está permitido, pero en esta lección toma la loseta marcada.
tutorial-place = Colócala en b3. Vale cualquier casilla vacía, y una loseta se queda donde está.
tutorial-place-other = Está permitido, pero en esta lección elige la casilla marcada.
tutorial-order = Con dos jugadores, cada uno tiene dos figuras y toma dos losetas por ronda. En la próxima ronda las figuras juegan de izquierda a derecha, según los espacios de los que tomaron.
tutorial-slow = Una loseta lenta lleva un reloj de arena y va al extremo derecho de su fila: suele valer más, pero quien la toma juega tarde en la próxima ronda. Toma este planeta gaseoso.
tutorial-hole-early = Un agujero negro solo puntúa en el lugar adecuado, como verás más tarde. Aquí el planeta da más.
tutorial-planet = Un planeta da 2 puntos, cada planeta siguiente más. No tiene líneas: colócalo en d2.
tutorial-round = La ronda ha acabado: el agujero negro sobrante pasó al espacio 1, y la fila siguiente fue detrás. Llegaron losetas nuevas; la lenta fue al extremo derecho.
tutorial-second = Zoe tomó del espacio 1, así que jugó primero. Ahora toma la estrella del espacio 2.
tutorial-link = Dos estrellas están enlazadas si una línea de cada una llega al mismo borde. Puedes girar la loseta: colócala en b2 con una línea hacia abajo, hacia tu estrella.
tutorial-link-other = Está permitido, pero ninguna línea se encontraría con tu estrella. Colócala encima de la estrella, con una línea hacia abajo.
tutorial-satellite = Dos estrellas enlazadas son una constelación. Ahora toma el satélite: estudia planetas.
tutorial-satellite-place = Un satélite da 2 puntos por cada planeta al lado; «junto a» y «al lado» significan siempre que comparten un borde. Colócalo en d3, debajo del planeta.
tutorial-sat-other = Está permitido, pero el satélite no tendría ningún planeta al lado. Colócalo debajo del planeta gaseoso.
tutorial-first-points = Ya seis puntos: 2 por la constelación, 2 por el planeta y 2 por el satélite. Los signos del mapa muestran qué puntúa, y cuánto.
tutorial-later = Unas rondas después, tu mapa tiene doce losetas. Tu satélite tiene ahora un planeta encima y uno debajo.
tutorial-largest = Cuantas más estrellas en tu constelación más grande, más puntos. Toma la estrella del espacio 2.
tutorial-corner = Los enlaces van también a través de una esquina. La estrella de b2 tiene una línea hacia arriba a la derecha: coloca la nueva en c1 de modo que las líneas se encuentren.
tutorial-corner-other = Está permitido, pero las dos líneas no se encontrarían. En la casilla marcada, una línea tiene que ir hacia abajo a la izquierda.
tutorial-three-scores = Cuatro estrellas enlazadas: 6 puntos. También puntúan la segunda constelación más grande y el número de constelaciones.
tutorial-asteroid = Los asteroides puntúan por el mayor grupo unido por bordes. Toma el asteroide del espacio 1.
tutorial-belt = Dos dan 3 puntos, tres dan 6. Colócalo en a3, debajo de los otros dos.
tutorial-belt-other = Está permitido, pero no compartiría ningún borde con tus otros asteroides. Colócalo debajo de ellos.
tutorial-comet = Tomaste de los espacios 1 y 2, así que juegas dos veces antes que Zoe. Empieza con el cometa.
tutorial-comet-place = Un cometa da 1 punto por cada estrella en las ocho casillas de alrededor, diagonales incluidas. Colócalo en c3, entre cuatro estrellas.
tutorial-comet-other = Está permitido, pero la casilla marcada tiene más estrellas alrededor: cuatro.
tutorial-hole = Un agujero negro da 2 puntos si no tiene otro al lado, y 3 más si tampoco tiene estrellas ni planetas. Tómalo.
tutorial-hole-place = En la esquina a5 solo tiene un cometa al lado. Colócalo ahí.
tutorial-hole-other = Está permitido, pero tendría al lado una estrella, un planeta u otro agujero negro, o podría tenerlos pronto. Elige la casilla marcada.
tutorial-five = Cinco puntos, lo máximo que puede dar un agujero negro. No coloques ni una estrella ni un planeta en b5.
tutorial-last = La última ronda: hay dos casillas vacías. Ya no sigue ningún orden de turno, así que las losetas lentas no te cuestan nada.
tutorial-nova = Una nova es una estrella con 2 puntos propios, y siempre lenta. Tómala del espacio 5.
tutorial-nova-place = La estrella de c1 tiene una línea hacia la derecha. Coloca la nova en d1 de modo que las dos queden enlazadas.
tutorial-nova-other = Está permitido, pero ninguna línea de la nova se encontraría con tu constelación. Colócala en la casilla marcada, con una línea hacia la izquierda.
tutorial-third-planet = Cinco estrellas enlazadas: 8 puntos. Ahora toma el planeta rocoso: tres planetas dan 9 puntos, dos solo 5.
tutorial-end = Tu mapa está lleno, ¡y ganas 47 a 16! Las referencias tienen además una cara B, para más adelante.
deed-place = Colocar en { $cell }
deed-take = Tomar esta loseta
touch-place = Toca una casilla.
touch-take = Toca una loseta.
