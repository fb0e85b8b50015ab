### The words of Twinkle Twinkle in Spanish. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Compón el cielo nocturno: la loseta que tomas ahora decide cuándo eliges después.
game-by = de Ammon Anderson, Allplay
game-about = Toma una loseta de la fila y colócala en tu mapa estelar. Su espacio en la fila decide tu posición en la próxima ronda. Forma constelaciones con enlaces entre estrellas, y puntúa con asteroides, cometas, planetas, satélites y agujeros negros, cada uno a su manera. Tras 20 losetas por jugador, gana quien tenga más puntos. Para 1 a 4 jugadores.

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
tile-slow = { $tile } (loseta lenta)
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
        [reconstruction] { $does } (suposición)
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
does-largest = Puntúa según su número de estrellas. { $table }.
does-second = { does-largest }
does-number = Puntúa según la cantidad. { $table }.
does-nova = Cada nova da { $each }.
does-flat = Cada { $tile } da { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Puntúa tu grupo más grande (unido por bordes o esquinas) según su tamaño. { $table }.
       *[no] Puntúa tu grupo más grande (unido por bordes) según su tamaño. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Puntúa cada grupo (unido por bordes o esquinas) según su tamaño. { $table }.
       *[no] Puntúa cada grupo (unido por bordes) según su tamaño. { $table }.
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
does-beside-table = Cada { $tile } puntúa según cuántas de estas losetas tiene al lado: { $of }. { $table }.
does-around-table = Cada { $tile } puntúa según cuántas de estas losetas hay en las 8 casillas de alrededor: { $of }. { $table }.
does-beside-kinds = Cada { $tile } puntúa según cuántas de estas clases tiene al lado: { $of }. { $table }.
does-around-kinds = Cada { $tile } puntúa según cuántas de estas clases hay en las 8 casillas de alrededor: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile } da { $each } por cada una de estas losetas que tiene al lado: { $of }.
count-around = Cada { $tile } da { $each } por cada una de estas losetas en las 8 casillas de alrededor: { $of }.
count-in-sight = Cada { $tile } da { $each } por cada una de estas losetas que ve en su fila y su columna: { $of }.
in-any-case =
    { $extra ->
        [base] Además da { $base } en todo caso.
        [none] Sin ninguna de ellas da { $none }.
       *[other] Además da { $base } en todo caso, y { $none } sin ninguna de ellas.
    }
sight =
    { $limit ->
        [blocked] En cada dirección ve hasta el límite del mapa, o hasta la primera de estas: { $blocked }.
       *[open] En cada dirección ve hasta el límite del mapa.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Da { $bonus } más si tampoco tiene al lado ninguna de estas: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile } da { $each } si no tiene al lado ninguna de estas losetas: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Además, { $each } por cada { $tile } que tenga al lado al menos 1 { $tile } de cualquier clase.
       *[plain] { sets }
    }
sets = Puntúa cada conjunto de clases distintas según su tamaño; haz cada conjunto lo más grande que puedas. { $table }.

rows-of =
    { $count ->
        [1] En solitario: { $current } espacios en la fila actual, { $next } en la fila siguiente; { $standees } figuras; { $rounds } rondas
       *[other] { $standees ->
            [one] { $count } jugadores: { $current } espacios en la fila actual, { $next } en la fila siguiente; 1 figura por jugador; { $rounds } rondas
           *[other] { $count } jugadores: { $current } espacios en la fila actual, { $next } en la fila siguiente; { $standees } figuras por jugador; { $rounds } rondas
        }
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
goal-points-does = Para ganar, consigue más de { $goal } puntos. Tu mapa da ahora { $points }.

## Log

seat-places =
    { $seat ->
        [you] Colocas una loseta en { $cell }: { $tile }.
       *[other] { $seat } coloca una loseta en { $cell }: { $tile }.
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
        [you] Tomas una loseta del espacio { $count }: { $tile }.
       *[other] { $seat } toma una loseta del espacio { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Orden de turno: { $order }.
did-place-alone = { did-place } Acaba la ronda. La loseta sobrante pasa al espacio 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } ¡Meta superada!
        [short] { $told } Meta no superada.
       *[over] { $told } La partida acaba.
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
would-take-alone-all = { would-take-alone } La loseta sobrante pasa al espacio 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Colocar en { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } ¡Ganas!
        [tied] { $told } ¡Compartes la victoria!
        [lost] { $told } La partida acaba y no ganas.
        [beaten] { $told } ¡Superas la meta!
       *[short] { $told } No superas la meta.
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
        [you] Tu turno: toma una loseta de la fila actual ({ $count } de { $all }).
       *[other] { $seat } toma una loseta ({ $count } de { $all }).
    }
status-take-last =
    { $seat ->
        [you] Tu turno: toma una loseta. Es la última ronda.
       *[other] { $seat } toma una loseta. Es la última ronda.
    }
status-place =
    { $seat ->
        [you] Tu turno: coloca tu { $tile } en una casilla vacía.
       *[other] { $seat } coloca su { $tile }.
    }
status-type-order = ¿De quién es la figura en la posición { $count } del primer orden de turno?
status-type-draw =
    { $row ->
        [current] ¿Qué loseta se saca para la fila actual?
       *[next] ¿Qué loseta se saca para la fila siguiente?
    }
status-over-won =
    { $seat ->
        [you] ¡Has ganado con { $points }!
       *[other] ¡Ha ganado { $seat } con { $points }!
    }
status-over-tied = Victoria compartida con { $points }: ¡{ $seats }!
status-over-beaten = ¡Meta superada: { $points }, y hacían falta más de { $goal }!
status-over-short = Meta no superada: { $points }, y hacían falta más de { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Esa loseta ya no está en la bolsa. Elige una de las que se ofrecen.
refused-TT-2-4 = A ese jugador no le quedan figuras por poner. Elige otro jugador.
refused-TT-3-1 = No hay ninguna loseta en ese espacio. Toma una de la fila actual.
refused-TT-3-1-first = No tienes ninguna loseta en la mano. Toma primero una de la fila actual.
refused-TT-3-2 = No puedes colocar así la loseta. Gírala por cuartos de vuelta; para voltearla necesitas la opción «{ option-flip }».
refused-TT-3-2-held = Ya has tomado una loseta. Colócala en tu mapa.
refused-TT-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TT-3-7 = Esa casilla tiene una loseta, y las losetas colocadas se quedan. Elige una casilla vacía.

## Options

option-asteroids = Asteroides: cara B
option-asteroids-help = Todos los jugadores usan la cara B de esta referencia en vez de la cara A.
option-comets = Cometas: cara B
option-comets-help = { option-asteroids-help }
option-planets = Planetas: cara B
option-planets-help = { option-asteroids-help }
option-satellites = Satélites: cara B
option-satellites-help = { option-asteroids-help }
option-black_holes = Agujeros negros: cara B
option-black_holes-help = { option-asteroids-help }
option-flip = Las losetas se pueden voltear
option-flip-help = Puedes colocar las losetas en espejo.
option-first = Primer lugar en el orden de turno
option-first-help = El jugador cuya figura va primera en el primer orden de turno. Las demás posiciones, al azar.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-goal = Meta
option-goal-help = Solo en solitario: consigue más puntos que estos.

## The board in text

picture-label = Las filas de losetas con el orden de turno, y los mapas estelares; también en texto.
text-board = Orden de turno, filas de losetas y mapas fila por fila
text-order = Orden de turno:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, juega ahora
        [done] { $count }: { $seat }, ya ha jugado
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
text-parts = Puntos por categoría: { $parts }.
text-constellations = Estrellas de cada constelación: { $sizes }.
text-turn = Juega ahora.
text-left = Sobrante, en el espacio 1: { $tile }.

## Rules

rules-intro = { game-about } Salvo las estrellas, cada clase de loseta tiene una referencia de 2 caras que dice cómo puntúa.
rules-page = Señala una loseta de la fila actual para ver a qué orden de turno lleva; haz clic para tomarla. Señala una casilla vacía para ver cuánto da ahí la loseta. Gírala y haz clic para colocarla. Con el teclado se puede hacer todo esto también. Un archivo de datos, box.toml, dice qué aspecto tienen las losetas y cómo puntúan las referencias. Donde veas una marca, nuestras losetas pueden diferir de las tuyas. Si tienes la caja, corrige ese archivo: reglas, puntos, imágenes y esta ayuda lo siguen. Con --tiles, «tumblestar rules twinkle_twinkle» imprime las losetas para compararlas con una caja.

rules-TT-1 = Componentes
rule-TT-1-1 = La caja tiene { $tiles } losetas: { $star } estrellas (algunas son novas), { $asteroid } asteroides, { $planet } planetas, { $satellite } satélites, { $black_hole } agujeros negros y { $comet } cometas.{$source} Usa todas, sean cuantos sean los jugadores.
rule-TT-1-2 = Cada jugador tiene un mapa estelar de { $cells } casillas. Mide 5 × 4 casillas.{$review} Aquí tiene { $columns } columnas y { $rows } filas.{$reconstruction} Todos los mapas son iguales.{$ruling}
rule-TT-1-3 = En una loseta de estrella, unas líneas van de la estrella a bordes y esquinas de la loseta. Esta lista da los dibujos de líneas, las novas, las losetas lentas y las clases de planeta.{$reconstruction}
rule-TT-1-4 = Hay 5 referencias de puntuación, cada una con una cara verde y una azul. El reglamento recomienda la verde para una primera partida; la azul es para expertos. A la cara verde la llamamos A y a la azul, B. La caja tiene 25 referencias, 5 para cada jugador. Como solo hay 4 mapas, sobra un conjunto de 5.{$ruling}

rules-TT-2 = Preparación
rule-TT-2-1 = Mete todas las losetas en la bolsa. Saca losetas para llenar la fila actual y después la fila siguiente, que tiene 1 espacio menos. Ambas filas están boca arriba, a la vista de todos.
rule-TT-2-2 = Pon cada loseta lenta que saques en el espacio libre más a la derecha de su fila, y sigue llenando desde la izquierda. Ejemplo: sacas a, lenta 1, b y lenta 2 para 4 espacios; la fila queda a, b, lenta 2, lenta 1.{$ruling} En la preparación, hazlo en ambas filas, primero en la fila actual.{$ruling}
rule-TT-2-3 = Da sus figuras a cada jugador: { $two } con 2 jugadores, { $three } con 3, { $four } con 4.
rule-TT-2-4 = Decide al azar el primer orden de turno entre todas las figuras. Con 2 jugadores, un mismo jugador puede tener las posiciones 1 y 2.
rule-TT-2-5 = Entre todos se elige la cara A o B de cada referencia; todos los jugadores usan la misma. Vale cualquier mezcla. Por defecto, todas muestran la cara A.

rules-TT-3 = Una ronda
rule-TT-3-1 = Las figuras juegan en orden de turno, de izquierda a derecha. Cuando le toque a la tuya, toma cualquier loseta que quede en la fila actual y colócala.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Puedes girarla por cuartos de vuelta.{$source} También puedes voltearla.{$flip_source}
           *[no] { placing } Puedes girarla por cuartos de vuelta.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Puedes voltearla.{$flip_source} No puedes girarla por cuartos de vuelta.{$source}
           *[no] { placing } No puedes girarla.{$source} { placing-flip }
        }
    }
placing = Coloca la loseta en el acto en cualquier casilla vacía de tu mapa, boca arriba. No tiene que tocar nada.{$review}
placing-flip = Con la opción «{ option-flip }», también puedes colocarla en espejo.{$flip_source}
rule-TT-3-3 = La ronda acaba cuando todas las figuras han tomado una loseta. Fija el nuevo orden de turno, de izquierda a derecha, según los espacios de las losetas tomadas. No hay empates.
rule-TT-3-4 = Pasa la loseta sobrante al primer espacio de la fila actual, aunque sea lenta. Sube la fila siguiente detrás de ella, en su orden. Después rellena la fila siguiente con la bolsa.
rule-TT-3-5 = Cuando la fila actual tenga las losetas de la última ronda, deja de rellenar la fila siguiente.{$ruling}
rule-TT-3-6 = Se juegan { $two } rondas con 2 jugadores, { $three } con 3 y { $four } con 4. Cada jugador coloca 20 losetas, así que todos los mapas se llenan en la misma ronda. La bolsa nunca se agota.
rule-TT-3-7 = Las losetas colocadas nunca se mueven. No puedes pasar ni descartar.{$ruling}

rules-TT-4 = Constelaciones
rule-TT-4-1 = «Junto a» y «al lado» significan que comparten un borde. Las reglas que cuentan diagonales lo dicen.
rule-TT-4-2 = Un enlace es una línea recta de estrella a estrella, a través de un borde o en diagonal a través de una esquina. Ambas losetas deben tener una línea hasta ese borde o esquina. Si las líneas de losetas con un borde en común se encuentran en una esquina, forman una V: no hay enlace. Si dos diagonales rectas se cruzan en una esquina, son 2 enlaces distintos.{$ruling}
rule-TT-4-3 = Una constelación son 2 o más estrellas enlazadas, directamente o a través de otras. Su tamaño es su número de estrellas. Una nova es una estrella a todos los efectos.
rule-TT-4-4 = Un enlace nunca atraviesa una loseta sin líneas.{$ruling}

rules-TT-5 = Puntuación
rule-TT-5-1 = Puntúa, en este orden, la constelación más grande, la segunda más grande y el número de constelaciones.{$review} Las dos más grandes también cuentan en el número.{$ruling} Después puntúa las novas y luego las 5 referencias.
rule-TT-5-2 = Gana el jugador con más puntos; los empatados comparten la victoria. Un total puede ser menor que cero.{$ruling} Si dos constelaciones son igual de grandes, una cuenta como la más grande y la otra como la segunda más grande.{$ruling}
rule-TT-5-3 = Esta lista dice qué puntúa y cuánto.{$reconstruction} En una tabla, busca tu número y anota los puntos que lo siguen. Por debajo del primer número no hay puntos.
rule-TT-5-4 = El reglamento y las reseñas dicen esto, y las correcciones del archivo de datos deberían mantenerlo. Evita los agujeros negros si no los colocas a la perfección. Ninguna cara A cuesta puntos; al menos una cara B sí. Forma un cinturón de asteroides, rodea los cometas y colecciona planetas, que los satélites estudian. Las losetas lentas valen más de media.

rules-TT-6 = En solitario
rule-TT-6-1 = Estas reglas en solitario son nuestras. Usa filas más cortas y 2 figuras, e intenta superar una meta.

rules-TT-7 = Ejemplos
rule-TT-7-1 = Una estrella en a1 con una línea hacia S y una estrella en a2 con una línea hacia N están enlazadas. Si falta una de las líneas, no lo están.
rule-TT-7-2 = Una estrella en a1 con una línea hacia SE y una estrella en b2 con una línea hacia NO están enlazadas. Una línea de a1 hacia SE y una de b1 hacia SO forman una V: no hay enlace. Si las 4 losetas en torno a una esquina tienen una línea hasta ella, hay 2 enlaces distintos.
rule-TT-7-3 = Una estrella en a1 con una línea hacia E, un planeta en b1, una estrella en c1 con una línea hacia O: no hay enlace.
rule-TT-7-4 = Los jugadores 1 y 2 tienen el orden de turno 1, 2, 2, 1. Toman de los espacios 3, 1, 5 y 2, uno tras otro. El próximo orden de turno es 2, 1, 1, 2, y la loseta del espacio 4 pasa al espacio 1.
rule-TT-7-5 = Según la cara A de las tablas propias de tumblestar, un agujero negro en una esquina, junto a un asteroide y un cometa, da 5 puntos. Junto a una estrella o una nova da 2. Dos agujeros negros uno junto a otro dan 0 cada uno. Los que solo se tocan por una esquina no están uno junto a otro.
rule-TT-7-6 = Tras una partida con 4 jugadores quedan 14 losetas en la bolsa. Con las tablas propias de tumblestar, un jugador que busca los puntos inmediatos consigue unos 50 de media. Un jugador al azar, unos 20.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Decide el primer orden de turno antes de sacar losetas.{$ruling}
rule-ours-2 = Para superar una meta, consigue más puntos de los que dice.{$ruling}
rule-ours-3 = Durante una partida, los puntos que se muestran son los de los mapas tal como están ahora.{$ruling}
rule-ours-4 = Si abandonas, no tienes parte en la victoria; los demás jugadores la comparten.{$ruling}

## Bots

bot-greedy-help = busca la mayor cantidad de puntos inmediatos
bot-beginner-help = toma la primera loseta que da casi los máximos puntos inmediatos; pasa por alto adónde pueden llevar las líneas
bot-novice-help = solo sopesa este turno, según lo que ha aprendido; puede quedarse a medio punto del mejor turno
bot-club-help = calcula esta ronda; puede quedarse a un punto del mejor turno
bot-strong-help = calcula esta ronda; puede quedarse a medio punto del mejor turno
bot-expert-help = calcula esta ronda y la siguiente; puede quedarse a medio punto del mejor turno
bot-master-help = calcula esta ronda y la siguiente con toda la amplitud que puede

## The data file

box-expected-points = números con sus puntos entre comillas rectas, como «{ $example }»
box-expected-goals = una lista de puntos de 1 a 127, en orden creciente
box-expected-code = de una a cuatro letras; puede seguir un *
box-expected-divides = un número que divide a { $number }
box-table-gap = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a { $before }. Pon { $expected } a continuación.
box-table-begin = { $file }, línea { $line }: «{ $name }» empieza con «{ $text }». Empieza con { $expected } o menos.
box-table-beyond = { $file }, línea { $line }: en «{ $name }», «{ $text }» es demasiado alto. Usa números hasta { $expected }.
box-table-more = { $file }, línea { $line }: en «{ $name }», «{ $text }» sigue a una entrada con +. Pon la última la entrada con +.
box-table-end = { $file }, línea { $line }: «{ $name }» acaba con «{ $text }». Añade entradas hasta { $expected }, o pon + tras el último número.
box-total = { $file }, línea { $line }: los números de losetas suman { $found }, no { $expected }. Corrígelos.
box-count = { $file }, línea { $line }: «{ $name }» es { $expected }, pero las losetas de esa clase suman { $found }. Pon el mismo número.
box-code-twice = { $file }, línea { $line }: «{ $name }» es «{ $text }», que también es el código de { $other }. Pon otro código.
box-tile-twice = { $file }, línea { $line }: «{ $name }» es la misma loseta que { $other }. Pon una sola entrada con ambas cantidades.
box-tile-name = { $file }, línea { $line }: «{ $name }» no puede ser el nombre de una loseta. Usa minúsculas, cifras y _, con una letra al principio.

## Notation

unread-order = «{ $text }» no es un jugador. Escribe «order» y un número de 1 a { $count }.
unread-draw = «{ $text }» no es una loseta. Escribe «draw» y uno de estos códigos: { $codes }.
unread-place = «{ $text }» no dice dónde colocar la loseta. Escribe, por ejemplo, «{ $tile }@b4». Para 1 a 3 cuartos de vuelta, pon la cifra tras la loseta.

## Charts

chart-rows =
    { $found ->
        [one] «{ $text }»: el mapa tiene 1 fila. Pon { $expected }.
       *[other] «{ $text }»: el mapa tiene { $found } filas. Pon { $expected }.
    }
chart-columns =
    { $found ->
        [one] La fila { $row } del mapa tiene 1 loseta. Pon { $expected }, con «.» para una casilla vacía.
       *[other] La fila { $row } del mapa tiene { $found } losetas. Pon { $expected }, con «.» para una casilla vacía.
    }
chart-tile = «{ $text }» en { $cell } no es una loseta. Usa uno de estos códigos: { $codes }; o «.» para una casilla vacía.
chart-turn = «{ $text }» en { $cell }: no puedes colocar así una loseta. Pon de 0 a 3 cuartos de vuelta como cifra.
chart-flip = «{ $text }» en { $cell }: solo puedes voltear losetas con la opción «flip» ({ $tag }).
chart-many = { $text } en { $cell } está de más; la caja tiene { $count } ({ $tag }).
score-sides = «{ $text }» no es una elección de caras. Pon A o B para cada una de las 5 referencias, como «ABAAB».
score-word = «{ $text }» no dice nada de un mapa. Encima de un mapa, usa solo «sides ABAAB» o «flip».

## Scoring from a file

cli-scored =
    { $total ->
        [one] Mapa { $count }: 1 punto
       *[other] Mapa { $count }: { $total } puntos
    }
cli-nothing-scored = No hay nada que puntuar en «{ $file }». Pon mapas de 5 filas con 4 losetas cada una.

## Page


advice-brings = Da
advice-stands = Posición en la próxima ronda
advice-place = { NUMBER($count, useGrouping: "false") } por ahora
advice-never = –
advice-take = Espacio { $count }: { $tile }, más puntos en { $cell }
advice-lay = En { $cell }: { $tile }
advice-note-take = Puntos inmediatos de cada loseta en su mejor casilla. No cuentan lo que sigue ni lo que queda para los demás.
advice-note-place = Puntos inmediatos. No cuenta lo que sigue.

pad-total = Puntos: { $total }
pad-sky = Constelaciones y novas
pad-references = Referencias
pad-cell = Elige una casilla.
pad-whole = Todas las casillas están llenas. Elige una para cambiar su loseta.
pad-tile = ¿Qué loseta hay en { $cell }?
pad-tile-left = { $tile } (quedan { $count })
pad-way = ¿Cómo está girada en { $cell }?
pad-remove = Quitar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: cambiar a la cara { $side }
pad-flip = Permitir voltear losetas
pad-no-flip = Prohibir voltear losetas
pad-too-many = { $tile }: la caja solo tiene { $count }, pero los mapas juntos tienen más (TT-1.1).
pad-many = { $count ->
        [0] No hay ningún mapa en este archivo.
        [one] Hay { $count } mapa en este archivo; la hoja solo admite uno. «tumblestar score twinkle_twinkle ARCHIVO» los puntúa todos.
       *[other] Hay { $count } mapas en este archivo; la hoja solo admite uno. «tumblestar score twinkle_twinkle ARCHIVO» los puntúa todos.
    }
picture-none = No hay ningún mapa en esta imagen. Solo se pueden leer imágenes guardadas por tumblestar. Introduce otros mapas a mano.
picture-broken = Esta imagen SVG no se puede leer ({ $why }). Guárdala de nuevo o introduce el mapa a mano.
picture-box = Esta imagen se guardó con otro box.toml ({ $digest }; aquí { $own }), así que sus losetas pueden diferir. Introduce el mapa a mano.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Loseta lenta
sign-slow-does = Al entrar en una fila va al espacio libre más a la derecha. Si la tomas de allí, juegas tarde en la próxima ronda.
sign-side = Cara A o B
sign-side-does = Cada referencia tiene 2 caras con reglas propias. La cara en juego es la misma para todos los jugadores. La cara A es para una primera partida.
sign-standee = Figura
sign-standee-does = Está donde su jugador ha tomado una loseta. En la próxima ronda las figuras juegan de izquierda a derecha.
sign-left = Loseta sobrante
sign-left-does = Pasa al espacio 1 para la próxima ronda; la fila siguiente sube detrás.
sign-rank = Número en una estrella
sign-rank-does = El puesto de su constelación por tamaño, en este mapa: 1 es la más grande; 2, la segunda más grande.
sign-refused = No hay enlace
sign-refused-does = Aquí se encuentran en una esquina líneas de losetas con un borde en común: una V, no un enlace.
sign-round = Ronda
sign-bag = Bolsa
sign-bag-does = Las losetas que aún no se han sacado.
now-points = Ahora { $points }.
now-best = Con una más pueden ser { $points }.
now-most = Con una más no puede subir.
now-count =
    { $what ->
        [stars] Estrellas: { $count }.
       *[number] Constelaciones: { $count }.
    }
now-next = Con { $count }: { $points }.
now-bag = Quedan: { $count }.

## What gives the win shares of a review

evaluator-round-searched = una búsqueda de todos los turnos de la ronda, y después valores aprendidos de los mapas
evaluator-round-played = la ronda jugada a los puntos inmediatos, y después valores aprendidos de los mapas
evaluator-ending = una búsqueda de todos los turnos hasta el final de la partida

## Kinds of chance, for statistics

chance-of-tile = Losetas de la bolsa
chance-of-order = Jugador siguiente en el primer orden de turno
mistake-few = dejar una loseta que da más
mistake-late = una posición tardía en el orden de turno
mistake-needed = dejar a otros su mejor loseta
mistake-tile = elegir la loseta equivocada
mistake-link = dejar fuera un enlace
mistake-harm = colocar una loseta donde cuesta puntos
mistake-points = colocar una loseta por muy pocos puntos
mistake-turn = girar mal una loseta
mistake-line = bloquear la línea de una estrella
mistake-middle = gastar una casilla con sitio alrededor
mistake-tight = colocar una loseta donde tiene poco sitio
mistake-cell = elegir la casilla equivocada
why-points = Da { $better } de inmediato, no { $taken }.
why-kept =
    { $taken ->
        [one] Así queda libre { $cell }. Esa casilla tiene 1 casilla vacía alrededor; esta, { $better }.
       *[other] Así queda libre { $cell }. Esa casilla tiene { $taken } casillas vacías alrededor; esta, { $better }.
    }
why-less =
    { $count ->
        [one] Da 1 punto menos de inmediato.
       *[other] Da { $count } puntos menos de inmediato.
    }
why-first = Conviene elegir antes en la fila siguiente: { $tile } daría { $better }; la segunda mejor loseta, { $taken }.
why-cell = En { $cell } da { $better } de inmediato; la otra loseta, { $taken }.
why-best = En { $cell } da { $better } de inmediato; la otra loseta, { $taken } como máximo.
why-order = En la próxima ronda, su espacio va antes que el de { $names }.
why-needed =
    { $count ->
        [one] { $name } puede conseguir con ella 1 punto más que con cualquier otra loseta.
       *[other] { $name } puede conseguir con ella { $count } puntos más que con cualquier otra loseta.
    }
why-link = Su constelación tiene entonces { $better } estrellas, no { $taken }.
why-lines =
    { $better ->
        [one] Así queda abierta 1 línea, no { $taken }.
       *[other] Así quedan abiertas { $better } líneas, no { $taken }.
    }
why-room =
    { $better ->
        [one] Esta casilla tiene 1 casilla vacía alrededor; la otra, { $taken }.
       *[other] Esta casilla tiene { $better } casillas vacías alrededor; la otra, { $taken }.
    }
why-row = La mejor loseta de las filas da entonces { $better }, no { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vacía
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

example-kinds = Estrellas con líneas, una nova, un asteroide, un satélite, un agujero negro, un cometa y planetas de 3 clases.
example-slow = Sacas, en este orden, un asteroide, un planeta rocoso en loseta lenta, un cometa y un planeta gaseoso en loseta lenta. Las losetas lentas van a la derecha.
example-take = Hay una figura en el espacio 4, de donde se tomó una loseta. Ahora puedes tomar cualquier otra loseta de la fila actual.
example-next-order = Los jugadores 1, 2 y 3 tomaron de los espacios 4, 2 y 1. El próximo orden de turno es 3, 2, 1, y la loseta sobrante pasa al espacio 1.
example-stays = Coloca la loseta en cualquier casilla vacía. Ya no se mueve nunca.
example-beside = El satélite tiene al lado un planeta rocoso. Una loseta que solo toca una esquina no está al lado.
example-links = Un enlace a través de un borde, un enlace a través de una esquina y una V (no hay enlace).
example-size = Una constelación de 3 estrellas. Una de ellas es una nova, que además puntúa por sí misma.
example-between = Un enlace nunca atraviesa una loseta sin líneas.
example-in-order = Constelaciones de 3 y 2 estrellas. Ambas cuentan en el número de constelaciones.
example-asteroids = Grupos de 2, 2 y 1. La cara A puntúa el más grande; la cara B, cada uno.
example-comets = La cara A cuenta 3 estrellas alrededor del cometa. La cara B cuenta 3 clases distintas a su alrededor.
example-planets = La cara A cuenta los planetas. La cara B puntúa un conjunto de 3 clases y uno de 1; los dos planetas que están uno al lado del otro cuestan puntos.
example-satellites = La cara A cuenta 1 planeta al lado del satélite. La cara B cuenta ambos planetas de su fila y su columna.
example-black-holes = Cara A: lo mejor es no tener estrella, planeta ni agujero negro al lado. Cara B: lo mejor es tener al lado asteroides, cometas y satélites.
example-alone = En solitario: filas de 3 y 2 espacios; ambas figuras son tuyas.
example-both-lines = Están ambas líneas: un enlace. Después, una loseta está girada hacia otro lado: no hay enlace.
example-crossing = Un enlace recto a través de una esquina, una V (no hay enlace) y dos diagonales que se cruzan: 2 enlaces distintos.
example-planet-between = { example-between }
example-two-players = Primero el orden de turno es 1, 2, 2, 1; después, 2, 1, 1, 2.
example-holes = Junto a un asteroide y un cometa; junto a una estrella; uno junto a otro; tocándose solo por una esquina.
example-goal = Con 35 puntos no superas una meta de 35; con 36, sí.
summary-round = Una ronda
summary-round-1 = En orden de turno, toma una loseta de la fila actual y colócala en el acto.
summary-round-2 = Los espacios de las losetas tomadas, de izquierda a derecha, dan el próximo orden de turno.
summary-round-3 = La loseta sobrante pasa al espacio 1, y la fila siguiente sube detrás. Rellena la fila siguiente; las losetas lentas van a la derecha.
summary-place = Colocar
summary-place-1 = Coloca la loseta en cualquier casilla vacía de tu mapa, girada como quieras. Ya no se mueve nunca.
summary-place-2 = Las líneas que se encuentran a través de un borde, o rectas a través de una esquina, forman un enlace.
summary-place-3 = Dos o más estrellas enlazadas son una constelación.
summary-points = Puntos
summary-points-1 = Constelación más grande, segunda más grande, número de constelaciones, novas.
summary-points-2 = Asteroides, cometas, planetas, satélites y agujeros negros puntúan por la cara A o B; las tablas están en las reglas.
summary-points-3 = «Junto a» y «al lado» significan que comparten un borde. Los cometas cuentan las 8 casillas de alrededor.
summary-end = Fin de la partida
summary-end-1 = La partida acaba cuando todos los mapas están llenos, tras 20 losetas por jugador. Gana quien tenga más puntos; los empatados comparten la victoria.
summary-end-2 = En solitario: 2 figuras, 10 rondas y una meta que superar.
## The tutorial

tutorial-goal = Llena tu mapa estelar con 20 losetas. Consigue más puntos que Zoe.
tutorial-rows = Tomas losetas de la fila actual; la fila siguiente muestra lo que viene.
tutorial-take = Un turno tiene 2 partes: tomar una loseta y colocarla. Toma la estrella del espacio 2.
tutorial-take-other = Está permitido, pero en esta lección toma la loseta marcada.
tutorial-place = Puedes usar cualquier casilla vacía, y la loseta ya no se mueve nunca. Colócala en b3.
tutorial-place-other = Está permitido, pero en esta lección elige la casilla marcada.
tutorial-order = Con 2 jugadores, cada uno tiene 2 figuras y toma 2 losetas por ronda. En la próxima ronda las figuras juegan de izquierda a derecha, según los espacios de los que tomaron.
tutorial-slow = Una loseta lenta lleva un reloj de arena y va al extremo derecho de su fila. Suele valer más, pero juegas tarde en la próxima ronda. Toma este planeta gaseoso.
tutorial-hole-early = Está permitido, pero un agujero negro solo puntúa bien en el lugar adecuado, como verás más tarde. En esta lección, toma el planeta gaseoso.
tutorial-planet = Tu primer planeta da 2 puntos; cada planeta más, más puntos. No tiene líneas. Colócalo en d2.
tutorial-round = La ronda ha acabado. El agujero negro sobrante ha pasado al espacio 1, y la fila siguiente ha subido tras él. De las losetas nuevas, la lenta ha ido al extremo derecho.
tutorial-second = Zoe tomó del espacio 1, así que ha jugado primero. Ahora toma la estrella del espacio 2.
tutorial-link = Dos estrellas están enlazadas si sus líneas se encuentran en el borde entre ellas. Puedes girar la loseta. Colócala en b2 con una línea hacia abajo, hacia tu estrella.
tutorial-link-other = Está permitido, pero ninguna línea se encontraría con tu estrella. Colócala encima de la estrella, con una línea hacia abajo.
tutorial-satellite = Dos estrellas enlazadas son una constelación. Un satélite estudia planetas. Toma el satélite.
tutorial-satellite-place = Un satélite da 2 puntos por cada planeta que tiene al lado. «Al lado» siempre significa que comparten un borde. Colócalo en d3, debajo del planeta.
tutorial-sat-other = Está permitido, pero el satélite no tendría ningún planeta al lado. Colócalo debajo del planeta gaseoso.
tutorial-first-points = Ya tienes 6 puntos: 2 por la constelación, 2 por el planeta y 2 por el satélite. Los símbolos del mapa muestran qué puntúa y cuánto.
tutorial-later = Unas rondas después, tu mapa tiene 12 losetas. Tu satélite tiene ahora un planeta encima y otro debajo.
tutorial-largest = Cuantas más estrellas en tu constelación más grande, más puntos. Toma la estrella del espacio 2.
tutorial-corner = Los enlaces también van a través de una esquina. La estrella de b2 tiene una línea hacia arriba a la derecha. Coloca la nueva estrella en c1 de modo que las líneas se encuentren.
tutorial-corner-other = Está permitido, pero las dos líneas no se encontrarían. Usa la casilla marcada, con una línea hacia abajo a la izquierda.
tutorial-three-scores = Tus 4 estrellas enlazadas dan 6 puntos. También puntúan la segunda constelación más grande y el número de constelaciones.
tutorial-asteroid = Los asteroides puntúan por el mayor grupo unido por bordes. Toma el asteroide del espacio 1.
tutorial-belt = Un grupo de dos da 3 puntos; un grupo de tres, 6. Colócalo en a3, debajo de los otros dos.
tutorial-belt-other = Está permitido, pero en esta lección colócalo debajo de los otros dos asteroides, para que los tres formen un grupo.
tutorial-comet = Tomaste de los espacios 1 y 2, así que juegas dos veces antes que Zoe. Empieza con el cometa.
tutorial-comet-place = Un cometa da 1 punto por cada estrella en las 8 casillas de alrededor, también en diagonal. Colócalo en c3, entre 4 estrellas.
tutorial-comet-other = Está permitido, pero la casilla marcada tiene más estrellas alrededor: 4.
tutorial-hole = Un agujero negro da 2 puntos si no tiene otro al lado. Da 3 más si tampoco tiene al lado estrellas ni planetas. Tómalo.
tutorial-hole-place = En la esquina a5 solo tiene un cometa al lado. Colócalo ahí.
tutorial-hole-other = Está permitido, pero tendría al lado una estrella, un planeta u otro agujero negro, o podría tenerlos pronto. Elige la casilla marcada.
tutorial-five = Consigues 5 puntos, lo máximo para un agujero negro. Desde ahora no coloques en b5 ni estrellas ni planetas.
tutorial-last = Es la última ronda: te quedan 2 casillas vacías. Ya no sigue ningún orden de turno, así que las losetas lentas no te cuestan nada.
tutorial-nova = Una nova es una estrella que da 2 puntos por sí misma. Las novas son siempre losetas lentas. Toma la nova del espacio 5.
tutorial-nova-place = La estrella de c1 tiene una línea hacia la derecha. Coloca la nova en d1 de modo que las dos queden enlazadas.
tutorial-nova-other = Está permitido, pero ninguna línea de la nova se encontraría con tu constelación. Colócala en la casilla marcada, con una línea hacia la izquierda.
tutorial-third-planet = Tus 5 estrellas enlazadas dan 8 puntos. Tres planetas dan 9 puntos; dos, solo 5. Ahora toma el planeta rocoso.
tutorial-end = Tu mapa está lleno, ¡y has ganado por 47 a 16! Las referencias tienen además una cara B, para más adelante.
deed-place = Colocar en { $cell }
deed-take = Tomar esta loseta
touch-place = Toca una casilla.
touch-take = Toca una loseta.
