### The words of Twinkle in Spanish. Arguments as in en/twinkle.ftl, which explains them.
### What a die hangs under follows « bajo », which needs no contraction with the article.

## The game

game-name = Twinkle
game-tagline = Siete dados bajo dos estrellas: dónde cuelga cada uno decide sus puntos.
game-by = de Theo Karvounis, V-Games
game-about = Tira tres dados a tu elección y cuelga uno en tu constelación: cualquier resultado bajo una estrella, solo uno menor bajo un dado. Cada color puntúa a su manera. Tras siete dados, gana quien tenga más puntos. De uno a cuatro jugadores; en solitario se juega por las misiones.

## Colours, dice, stars

colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-green = verde
colour-black = negro
colour-purple = morado

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = d4 rojo
colour-red-d6 = d6 rojo
colour-red-d8 = d8 rojo
colour-red-d10 = d10 rojo
colour-red-d12 = d12 rojo
colour-yellow-d4 = d4 amarillo
colour-yellow-d6 = d6 amarillo
colour-yellow-d8 = d8 amarillo
colour-yellow-d10 = d10 amarillo
colour-yellow-d12 = d12 amarillo
colour-blue-d4 = d4 azul
colour-blue-d6 = d6 azul
colour-blue-d8 = d8 azul
colour-blue-d10 = d10 azul
colour-blue-d12 = d12 azul
colour-green-d4 = d4 verde
colour-green-d6 = d6 verde
colour-green-d8 = d8 verde
colour-green-d10 = d10 verde
colour-green-d12 = d12 verde
colour-black-d4 = d4 negro
colour-black-d6 = d6 negro
colour-black-d8 = d8 negro
colour-black-d10 = d10 negro
colour-black-d12 = d12 negro
colour-purple-d4 = d4 morado
colour-purple-d6 = d6 morado
colour-purple-d8 = d8 morado
colour-purple-d10 = d10 morado
colour-purple-d12 = d12 morado

die-shown = { $die } ({ $result })
star-a = la estrella A
star-b = la estrella B
place-die = el { $die } ({ $result })

## Scoring cards and missions

card-red = Rojo
card-yellow = Amarillo
card-blue = Azul
card-green = Verde
card-black = Negro
card-purple = Morado
card-twinkle = Twinkle
card-red-does = Por cada dado rojo, toma una línea que pase por él, y par o impar, lo que más convenga: 1 punto por cada otro dado de esa línea cuyo resultado lo sea, también los dados rojos.
card-yellow-does = Un dado amarillo en cualquier lugar, 1 punto; dos, 3; tres o más, 6.
card-blue-does = 4 puntos por dos dados azules juntos bajo un mismo dado o estrella, 1 por cada otro dado azul.
card-green-does = 1 punto por cada dado verde, y 1 más por cada otro dado de su tipo en toda la constelación.
card-black-does = Bajo cada estrella por separado: un dado negro, 1 punto; dos o más, según la suma de sus resultados: hasta 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; desde 11: 3.
card-purple-does = Por cada dado morado, 1 punto por cada dado conectado a él, encima o debajo. Las estrellas no cuentan.
card-twinkle-does = 2 puntos por cada dado que cuelga bajo un dado con menos caras, como un d10 bajo un d6. Un dado bajo una estrella nunca titila.

card-mission = Misión { $number }: { $mission }
mission-1 = Línea más larga
mission-2 = Resultados iguales
mission-3 = Suma más baja
mission-4 = Pocos tipos
mission-5 = Los tres más altos
mission-6 = Pocos colores
mission-7 = Par o impar
mission-8 = Los cinco tipos
mission-9 = Seis como máximo
mission-10 = Todos los colores
mission-11 = Colores conectados
mission-12 = Dos menos
mission-13 = Tipos gemelos
mission-14 = d4 que suma nueve o diez
mission-15 = Trece o catorce
mission-16 = Unos
mission-17 = d6 con 3, d10 con 4
mission-18 = De estrella a estrella
mission-19 = Resultados gemelos
mission-20 = Suma de dos
mission-1-does = 3 puntos por la mayor cantidad de dados en una línea, también en caso de empate.
mission-2-does = 3 puntos por la mayor cantidad de dados con el mismo resultado, también en caso de empate.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 puntos por la suma más alta de los tres resultados mayores, también en caso de empate.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Hacen falta siete dados.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 puntos para quienes lo cumplan.
mission-11-does = 1 punto por cada conector entre dos dados de un mismo color.
mission-12-does = 1 punto por cada dado que muestre exactamente 2 menos que el de encima.
mission-13-does = 2 puntos por cada dos dados de un mismo tipo juntos bajo un dado o estrella.
mission-14-does = 2 puntos por cada conector entre un d4 y otro dado cuyos resultados sumen 9 o 10.
mission-15-does = 2 puntos por cada color cuyos dados sumen 13 o 14.
mission-16-does = Un dado que muestra 1 da 1 punto; dos, 3; tres o más, 5.
mission-17-does = 2 puntos por cada pareja de un d6 y otro dado que muestre 3, o de un d10 y otro dado que muestre 4. Cada dado está en una pareja como máximo.
mission-18-does = Por cada pareja de dados, uno de cada estrella: 1 punto por el mismo color o el mismo resultado, 2 por ambos. Cada dado está en una pareja como máximo.
mission-19-does = 2 puntos por cada dos dados con resultados iguales juntos bajo un dado o estrella.
mission-20-does = 3 puntos por cada dado cuyos dos dados de debajo sumen su propio resultado.
mission-1-solo = Cinco dados o más en una línea.
mission-2-solo = Tres dados o más con el mismo resultado.
mission-3-solo = Siete dados cuyos resultados sumen menos de 30.
mission-4-solo = Dados de tres tipos como máximo.
mission-5-solo = Tres dados que sumen 16 o más.
mission-6-solo = Dados de tres colores como máximo.
mission-7-solo = Bajo cada estrella, todos los resultados pares o todos impares: una estrella puede ser par y la otra impar, y una estrella vacía vale.
mission-8-solo = Dados de los cinco tipos.
mission-9-solo = Solo resultados de 6 o menos.
mission-10-solo = Un dado de cada color en juego.
mission-11-solo = Dos dados de un mismo color unidos por un conector.
mission-12-solo = Un dado que muestre exactamente 2 menos que el de encima.
mission-13-solo = Dos dados de un mismo tipo juntos bajo un dado o estrella.
mission-14-solo = Un d4 conectado a otro dado de modo que sumen 9 o 10.
mission-15-solo = Un color cuyos dados sumen 13 o 14.
mission-16-solo = Un dado que muestre 1.
mission-17-solo = Un d6 y otro dado que muestre 3, o un d10 y otro dado que muestre 4.
mission-18-solo = Un dado bajo cada estrella, con el mismo color o el mismo resultado.
mission-19-solo = Dos dados con resultados iguales juntos bajo un dado o estrella.
mission-20-solo = Un dado cuyos dos dados de debajo sumen su propio resultado.

# What wins a game alone, beside the board.
goal-points = { $points } de { $goal } puntos
goal-points-does = Las cartas de color y Twinkle deben dar { $goal } puntos; ahora dan { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: cumplida para siempre
        [met] { $mission }: cumplida por ahora
       *[unmet] { $mission }: sin cumplir
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rojo
        [yellow] amarillo
        [blue] azul
        [green] verde
        [black] negro
        [purple] morado
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } por la misión { $number }
           *[plus] { $points } por la misión { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la misión { $number } se cumple
       *[unmet] la misión { $number } ya no se cumple
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
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Eliges
       *[other] { $seat } elige
    }
seat-hangs =
    { $seat ->
        [you] Cuelgas el { $die } ({ $result }) bajo { $place }.
       *[other] { $seat } cuelga el { $die } ({ $result }) bajo { $place }.
    }
seat-loses =
    { $seat ->
        [you] Pierdes el turno
       *[other] { $seat } pierde el turno
    }
fits-nowhere =
    { $count ->
        [one] El { $die } muestra { $result } y no cabe en ningún sitio.
       *[other] El { $die } muestra { $result }, y ninguno de los dados cabe.
    }
points-count =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Set-up: log and hover

did-colour = En juego: { $colour }.
did-mission = { text-mission }
did-centre = En el centro, el { $die } muestra { $result }.
did-first =
    { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } el { $die } ({ $count } de { $most }).
did-roll =
    { $seat ->
        [you] Tiras: { $dice }.
       *[other] { $seat } tira: { $dice }.
    }
did-take =
    { $seat ->
        [you] Tomas el { $die } ({ $result }) del centro.
       *[other] { $seat } toma el { $die } ({ $result }) del centro.
    }
did-fall =
    { $fits ->
        [yes] El { $die } muestra { $result }.
       *[no] El { $die } muestra { $result } y no cabe en ningún sitio.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } y un dado.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Los demás: { $others }.
did-out =
    { $seat ->
        [you] Sacas el { $die } del juego.
       *[other] { $seat } saca el { $die } del juego.
    }
did-over =
    { $end ->
        [level] { $told } ¡Nivel superado!
        [failed] { $told } Nivel no superado.
       *[over] { $told } Fin de la partida.
    }
did-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $seat } abandona.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Elegir el { $die } para tirarlo ({ $count } de { $most }).
       *[other] Elegir el { $die } para tirarlo ({ $count } de { $most }) y renunciar a su { $result }.
    }
would-roll = Tirar: { $dice }. Si alguno cabe, hay que colgar uno.
would-take = Tomar el { $die } ({ $result }) del centro y colgarlo sin tirarlo.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Colgar el { $die } ({ $result }) bajo { $place }. { $gain }
would-hang-others = { would-hang } Los demás: { $others }.
would-out = Sacar el { $die } del juego para siempre.
would-over =
    { $end ->
        [won] { $told } ¡Ganas la partida!
        [lost] { $told } La partida acaba y no ganas.
        [level] { $told } ¡Nivel superado!
       *[failed] { $told } Nivel no superado.
    }
would-resign = Abandonar: los demás comparten la victoria.

## Status

status-setup = Preparación
turn = Turno { $count }
round = Ronda { $count } de { $most }
round-late = Ronda { $count }: turnos perdidos
dice-count =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
status-choose =
    { $seat ->
        [you] Elige { dice-count } para tirar, o toma un d8 del centro.
       *[other] { $seat } elige dados.
    }
status-pick =
    { $seat ->
        [you] Elige { dice-count } para tirar.
       *[other] { $seat } elige dados.
    }
status-pick-more =
    { $seat ->
        [you] Elige { $count } más para tirar.
       *[other] { $seat } elige dados.
    }
status-roll =
    { $seat ->
        [you] Tira { dice-count }.
       *[other] { $seat } tira dados.
    }
status-hang =
    { $seat ->
        [you] Coloca uno de estos dados: elige el lugar.
       *[other] { $seat } coloca un dado.
    }
status-take =
    { $seat ->
        [you] Coloca el { $die }: elige el lugar.
       *[other] { $seat } coloca el { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Elige un dado tirado para descartarlo.
       *[other] { $seat } descarta un dado.
    }
status-out-centre =
    { $seat ->
        [you] Elige otro d8 del centro para descartarlo.
       *[other] { $seat } descarta un d8.
    }
status-out-any =
    { $seat ->
        [you] No quedan d8 en el centro: descarta cualquier dado.
       *[other] { $seat } descarta un dado.
    }
status-over-won =
    { $seat ->
        [you] ¡Ganas con { points-count }!
       *[other] ¡{ $seat } gana con { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Empate a { points-count }: { $seats }. ¡Jugaste en último lugar y ganas!
       *[other] Empate a { points-count }: { $seats }. ¡{ $seat } jugó en último lugar y gana!
    }
status-over-level = Nivel superado: ¡{ $points } de { $goal } puntos!
status-over-short = Nivel no superado: { $points } de { $goal } puntos.
status-over-unmet = { status-over-short } Sin cumplir: { $missions }.
status-type-colour = ¿Qué colores están en juego? Faltan por elegir: { $count }.
status-type-mission =
    { $kind ->
        [bronze] ¿Qué misión de bronce está en juego?
       *[silver] ¿Qué misión de plata está en juego?
    }
status-type-centre = ¿Qué muestra el { $die } del centro?
status-type-first = ¿Quién empieza?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Tirar 1 dado
       *[other] Tirar { $count } dados
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un dado muestra de 1 hasta su número de caras. Elige uno de esos números.
refused-TW-2-1 = Ese color no puede entrar en juego. Elige uno de los que se ofrecen.
refused-TW-2-2 = Un d8 muestra de 1 a 8. Elige uno de esos números.
refused-TW-2-4 = Esa misión no puede entrar en juego: es de otro metal, o ya está en juego. Elige una de las que se ofrecen.
refused-TW-2-5 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-TW-3-1 = Solo se pueden elegir dados del centro o de junto a las cartas. Elige uno de esos.
refused-TW-3-1-early = Se tiran tres dados a la vez. Elige más primero.
refused-TW-3-1-full = Ya hay tres dados elegidos. Tíralos, o retira uno.
refused-TW-3-3 = Solo se puede tomar un d8 del centro. Elige uno, o elige dados para tirar.
refused-TW-3-3-late = Has elegido dados para tirar. Retíralos antes de tomar un d8.
refused-TW-3-4 = Bajo un dado solo cuelga un resultado estrictamente menor. Elige un dado que muestre más, o una estrella.
refused-TW-3-4-take = Ese d8 no cabe en ningún sitio: tus estrellas están llenas, y ningún dado con sitio muestra más. Toma otro, o tira.
refused-TW-3-4-lacks = Los dados cuelgan bajo tus propias estrellas y dados. Elige uno de esos.
refused-TW-3-5 = Ahí ya cuelgan dos dados. Elige otro sitio.
refused-TW-3-7 = Ahora cuelga uno de los dados de tu mano: elige el dado y su sitio.
refused-TW-3-10 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TW-6-5-rolled = Ahora uno de los dados tirados sale del juego. Elige cuál.
refused-TW-6-5-taken = Ahora otro dado sale del juego: un d8 del centro, o cualquier dado libre si no queda ninguno. Elige cuál.
refused-TW-6-6 = Ninguno de los dados tirados cabe. Elige cuál sale del juego.

## Options

option-level = Misiones
option-level-help = Puntos extra, abiertos a todos; en solitario hay que cumplirlas todas.
option-level-0 = Básico: ninguna
option-level-1 = Bronce: 1 de bronce
option-level-2 = Plata: 2 de plata
option-level-3 = Diamante: 1 de bronce, 2 de plata
option-level-4 = elegidas abajo
option-mission_1 = Primera misión
option-mission_1-help = Solo con misiones «elegidas abajo»; de 1 a 10 son de bronce, de 11 a 20 de plata.
option-mission_1-0 = ninguna
option-mission_1-seat = { mission-choice }
option-mission_2 = Segunda misión
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = ninguna
option-mission_2-seat = { mission-choice }
option-mission_3 = Tercera misión
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = ninguna
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
option-red = Rojo en juego
option-red-help = En juego con seguridad; el azar elige los demás.
option-yellow = Amarillo en juego
option-yellow-help = { option-red-help }
option-blue = Azul en juego
option-blue-help = { option-red-help }
option-green = Verde en juego
option-green-help = { option-red-help }
option-black = Negro en juego
option-black-help = { option-red-help }
option-purple = Morado en juego
option-purple-help = { option-red-help }
option-first = Quién empieza
option-first-help = Decide el azar, o un puesto a tu elección.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-keep = Una tirada fallida no cuesta ningún dado
option-keep-help = Solo en solitario: si ningún dado tirado cabe, se pierde el turno, pero ningún dado sale del juego.

bad-colours = Con tantos jugadores solo puede haber { $count } colores en juego, pero se piden más: { $colours }.
bad-mission-level = Se pide la misión { $number }, pero las misiones no son «elegidas abajo». Ponlas así.
bad-mission-twice = La misión { $number } se pide dos veces. Elige otra.
bad-missions = Nadie puede cumplir a la vez las misiones { $missions }. Quita una.

## The board in text

picture-label = Las constelaciones y los dados del centro y de junto a las cartas; también en texto.
text-board = Lo que cuelga bajo cada estrella, y después los dados libres
text-star-a = { $seat }, estrella A:
text-star-b = { $seat }, estrella B:
text-hung = { $die }: { $result }, bajo { $place }
text-hand =
    { $seat ->
        [you] En tu mano:
       *[other] En la mano de { $seat }:
    }
text-centre = En el centro:
text-pool = Junto a las cartas, { $colour }:
text-out = Fuera del juego:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: 1 punto, { $count } de 7 dados.
       *[other] { $seat }: { $points } puntos, { $count } de 7 dados.
    }
text-parts = Por carta: { $parts }.
text-blocked = Ya no se puede añadir ningún dado.
text-turn =
    { $seat ->
        [you] Es tu turno.
       *[other] Es su turno.
    }
text-cards = Cartas en juego: { $cards }.
text-mission = Misión { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = En Twinkle formas una constelación de siete dados. En cada turno tiras tres dados cualesquiera y cuelgas uno, o tomas un d8 del centro con su resultado. Bajo una estrella puede colgar cualquier resultado, bajo un dado solo uno menor, y nunca más de dos dados. Cada color puntúa según su carta; la carta Twinkle premia los dados bajo dados con menos caras. Puede haber además misiones. Gana quien tenga más puntos; en solitario hacen falta 20 puntos y todas las misiones.
rules-page = Haz clic en tres dados para elegirlos y después tira; hasta entonces puedes retirar una elección. O toma un d8 del centro. Señala un dado en un sitio libre para leer lo que daría ahí, y haz clic para colgarlo. Todo esto se puede hacer también con el teclado. La ayuda para decidir muestra también las probabilidades de los dados elegidos. Para jugar con dados de verdad, elige un tablero real para el azar, o usa la hoja de puntos. Los nombres de las misiones son nuestros.

rules-TW-1 = Contenido de la caja
rule-TW-1-1 = Hay 30 dados, todos distintos: seis colores (rojo, amarillo, azul, verde, negro, morado), cada uno con un d4, d6, d8, d10 y d12. Un dado se nombra por su tipo y color.
rule-TW-1-2 = Un d4 muestra de 1 a 4, un d6 de 1 a 6, un d8 de 1 a 8, un d10 de 1 a 10 (la cara marcada con 0 es 10), un d12 de 1 a 12; cada cara es igual de probable.
rule-TW-1-3 = El tablero tiene dos Estrellas Iniciales para cada uno de los cuatro jugadores, y un marcador de puntos con cuatro fichas. Hay seis Cartas de Puntuación, una por color, la carta Twinkle, 20 cartas de Misión (de 1 a 10 de bronce, de 11 a 20 de plata), cuatro Cartas de Campaña para jugar en solitario, y siete conectores por jugador.

rules-TW-2 = Preparación
rule-TW-2-1 = El azar elige los colores en juego: cuatro de seis para dos jugadores, cinco para tres, todos para cuatro. Los demás dados no están en la partida.
rule-TW-2-2 = Los d8 en juego se tiran una vez y quedan en el centro. Los demás dados quedan sin tirar junto a la carta de su color.
rule-TW-2-3 = La carta Twinkle está siempre en juego.
rule-TW-2-4 = Misiones, al azar: Básico, ninguna; Bronce, una de bronce; Plata, dos de plata; Diamante, una de bronce y dos de plata. Las misiones están a la vista y valen para todos.
rule-TW-2-5 = Empieza quien haya visto un meteoro más recientemente, o decide el azar. Se juega en el sentido de las agujas del reloj.

rules-TW-3 = Un turno
rule-TW-3-1 = Tirar tres: elige tres dados libres cualesquiera, de junto a las cartas o del centro, tíralos y cuelga exactamente uno.
rule-TW-3-2 = Cada uno de los otros dos dados vuelve a su sitio: junto a su carta, o, si es un d8, al centro con su nuevo resultado.
rule-TW-3-3 = O tomar un d8: cuelga uno del centro con el resultado que muestra, sin tirarlo. Tiene que caber en algún sitio.
rule-TW-3-4 = Bajo una estrella puede colgar cualquier resultado. Bajo un dado, el resultado debe ser estrictamente menor que el del dado de encima. Vale cualquiera de tus dados, no solo el último.{$edition}
rule-TW-3-5 = Directamente bajo cada estrella y cada dado cuelgan dos dados como máximo.
rule-TW-3-6 = Los dados colgados nunca se mueven ni cambian.{$ruling} Una estrella puede quedar vacía.
rule-TW-3-7 = Si un dado tirado cabe, hay que colgar uno; tú eliges cuál y dónde. Si ninguno cabe, todos vuelven a su sitio, los d8 con sus nuevos resultados, y se pierde el turno. Tras una tirada fallida no se puede tomar un d8 en su lugar.{$ruling}
rule-TW-3-8 = Después de la ronda 7, quienes perdieron turnos siguen en el sentido de las agujas del reloj desde el primer jugador, un turno cada vez; se salta a quienes han acabado o están bloqueados.
rule-TW-3-9 = Está bloqueado quien ya nunca puede colgar otro dado: sus dos estrellas están llenas, y también todo dado que muestre 2 o más. Se le salta hasta el final, con menos de siete dados.
rule-TW-3-10 = La partida acaba cuando cada jugador tiene siete dados o está bloqueado.
rule-TW-3-11 = De dos a cuatro jugadores siempre hay tres dados libres: quedan al menos 7, 5 y 3.

rules-TW-4 = Cartas de Puntuación
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Cuentan los dados negros en cualquier lugar bajo la estrella.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Cada dado rojo elige por su cuenta.{$ruling} Su propio resultado no cuenta. Una línea va de una estrella hasta un dado que no tiene ninguno debajo.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Gana quien tenga más puntos. En caso de empate, gana quien jugó su último turno más tarde, contando los turnos recuperados después de la ronda 7.{$ruling}

rules-TW-5 = Misiones
rule-TW-5-1 = { mission-1-does } Las misiones de 1 a 10 son de bronce; las de 1 a 6 comparan a los jugadores y pagan a todos los que empatan en cabeza.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 puntos por la suma más baja de todos los resultados, también en caso de empate.
rule-TW-5-4 = 3 puntos por la menor cantidad de tipos de dados, también en caso de empate.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 puntos por la menor cantidad de colores, también en caso de empate.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Las misiones de 11 a 20 son de plata y pagan cada vez que se dan.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Cuenta toda la constelación.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ningún dado forma pareja consigo mismo.{$ruling} Cuentan las mejores parejas; dos d6 que muestren 3 pueden formar una.
rule-TW-5-18 = { mission-18-does } Cuentan las mejores parejas.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = En solitario
rule-TW-6-1 = La campaña tiene 40 niveles, en orden. Un nivel fija sus misiones y cuatro colores: 20 dados, con cuatro d8 en el centro. Un nivel fallido se intenta de nuevo desde el principio.
rule-TW-6-2 = Un nivel se supera con al menos 20 puntos entre las cartas de color y Twinkle, y con todas las misiones cumplidas. Las misiones no dan puntos.
rule-TW-6-3 = Las misiones de bronce piden: 1, una línea de cinco o más; 2, tres resultados iguales, o más;{$ruling} 3, una suma menor de 30, con los siete dados;{$ruling} 4, tres tipos como máximo;{$ruling} 5, tres dados que sumen 16 o más; 6, tres colores como máximo;{$ruling} de 7 a 10, como arriba, la 10 con los cuatro colores del nivel.
rule-TW-6-4 = Una misión de plata se cumple si puntuaría al menos una vez.
rule-TW-6-5 = En cada turno un dado sale del juego para siempre. Tras una tirada eliges uno de los dos dados no colgados; el otro vuelve a su sitio. Tras tomar un d8 es otro d8 del centro, o cualquier dado libre si no queda ninguno.
rule-TW-6-6 = Tras una tirada fallida eliges un dado tirado, que sale del juego; los demás vuelven a su sitio.{$ruling} Opción: una tirada fallida no cuesta ningún dado.
rule-TW-6-7 = Si quedan menos de tres dados libres, tira esos. Si no queda ningún dado, ninguno sale del juego. Si se acaban los dados antes de que cuelguen siete, la partida acaba y se juzga tal como está.{$ruling}
rule-TW-6-8 = Si ya nunca puedes colgar otro dado, la partida acaba en el acto y se juzga tal como está.{$ruling}
rule-TW-6-9 = Puedes crear tus propios niveles, con las Cartas de Puntuación y misiones que quieras. Aquí puedes elegir cuatro colores cualesquiera.
rule-TW-6-10 = No conocemos los 40 niveles impresos. Los nuestros {$reconstruction} son cuatro cartas de diez, cada nivel ya superado alguna vez, ordenados según la frecuencia con que los supera el bot «Fuerte»; aparecen todas las misiones y todos los grupos de colores. También puedes elegir tú los colores y las misiones; las misiones 4 y 8 se contradicen, igual que 6 y 10, y que 1, 7 y 9.

rules-TW-7 = Un ejemplo puntuado
rule-TW-7-1 = Bill tiene 16 puntos: amarillo 3, verde 2, negro 1, rojo 8 (3, 3 y 2), Twinkle 2. Bajo la estrella A: d10 negro (10); debajo d12 rojo (9); debajo de este d8 amarillo (6) y d10 verde (7). El d8 rojo (5) bajo el d8 amarillo, el d4 amarillo (2) bajo el d8 rojo, el d4 rojo (3) bajo el d10 verde.
rule-TW-7-2 = Elizabeth tiene 18 puntos: azul 4, verde 5, negro 5 (4 y 1), Twinkle 4. Bajo la estrella A: d8 negro (7), debajo d12 negro (3); d8 verde (6), debajo d6 verde (4). Bajo la estrella B: d6 negro (5), debajo d8 azul (3) y d4 azul (2).
rule-TW-7-3 = Anna tiene 19 puntos: amarillo 6, azul 2, morado 3, rojo 2, Twinkle 6. Bajo la estrella A: d6 azul (5), debajo d10 azul (4), debajo de este d12 amarillo (2). Bajo la estrella B: d10 rojo (9), debajo d12 morado (8), debajo de este d10 amarillo (6) y d6 amarillo (3).

rules-ours = Otras decisiones nuestras
rule-ours-1 = Una constelación necesita siete dados para competir en las misiones 3, 4 y 6.{$ruling}
rule-ours-2 = Quien abandona no obtiene nada, y los demás comparten la victoria.{$ruling}
rule-ours-3 = Los dados se eligen en cualquier orden, y una elección se puede retirar hasta la tirada.{$ruling}
rule-ours-4 = Los puntos que se muestran durante la partida son los de las constelaciones tal como cuelgan; las misiones que comparan aún pueden cambiar.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» no es un color; se espera uno de { $colours }.
unread-mission = «{ $text }» no es una misión; se espera «mission» y un número de 1 a { $count }.
unread-first = «{ $text }» no es un puesto; se espera «first» y el número de un puesto, como «first 2».
unread-result = «{ $text }» no es un resultado de { $die }; se espera un número de 1 a { $count }, como «{ $die }=1».
tree-part = «{ $text }» no es un dado de una constelación; se espera dado=resultado@padre, como «red d12=9@black d10», «R12=9@N10» o «R12=9@A».
tree-result = «{ $text }»: el dado no tiene esa cara ({ $tag }).
tree-long = Una constelación tiene siete dados como máximo ({ $tag }), esta uno más: «{ $text }».
tree-twice = El dado { $text } aparece dos veces, pero solo hay uno ({ $tag }).
tree-colour = El dado { $text } es de un color que no está en juego ({ $tag }).
tree-taken = El dado { $text } cuelga en otro sitio, o ha salido del juego ({ $tag }).
tree-parent = «{ $text }»: el padre no está en esta constelación ({ $tag }).
tree-lower = «{ $text }»: el resultado debe ser menor que el del padre ({ $tag }).
tree-three = Bajo { $text } cuelgan más de dos dados ({ $tag }).

## Bots

bot-greedy-help = busca la mayor cantidad de puntos en este turno
bot-beginner-help = toma el primer dado que puntúa bien, pasa por alto los mejores y confía en tiradas con suerte
bot-novice-help = como Difícil, pero una elección le puede costar hasta un 6 % de probabilidad de ganar
bot-club-help = como Difícil, pero una elección le puede costar hasta un 2 % de probabilidad de ganar
bot-strong-help = valora lo que deja este turno, según lo que ha aprendido
bot-master-help = valora cada tirada de este turno, al final de la partida también del siguiente, y los dados que toman los demás

## Help with a decision

advice-fits = Cabe
advice-cards = Carta por carta
advice-gain = Puntos
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Tirar { $dice }
advice-take = Tomar el { $die } con su { $result }
advice-pick = Elegir el { $die }
advice-odds = Cabe: la probabilidad de poder colgar uno de los dados.
advice-hang = Colgar el { $die } ({ $result }) bajo el { $parent }
advice-hang-star = Colgar el { $die } ({ $result }) bajo la estrella { $star }
advice-places = Puntos: lo que el sitio da ahora, carta por carta; los turnos siguientes no se valoran.
advice-note = { advice-odds } Puntos: lo que da este turno de media, con el mejor dado en el mejor sitio; los turnos siguientes no se valoran.

## Scoring from a file, and the score pad

score-figure = { $mission }, se compara, por sí sola sin puntos
score-compared = { $mission } ({ $figure }, se compara)
score-colours = «{ $text }» no es un grupo de colores; se esperan algunas de las letras { $letters }, cada una una vez.
pad-cards = Cartas
pad-missions = Misiones, como están (de 1 a 6, lo que se compara)
pad-in-play = { $card }: en juego
pad-not-in-play = { $card }: no está en juego
pad-die = Toca el sitio del próximo dado, o un dado que cuelga.
pad-result = ¿Qué muestra el { $die }?
pad-shows = { $die }: { $result }
pad-place = ¿Dónde cuelga el { $die } ({ $result })?
pad-nowhere = El { $die } ({ $result }) no cabe en ningún sitio.
pad-under-star = Bajo la estrella { $star }
pad-under-die = Bajo el { $die } ({ $result })
pad-remove = Quitar el { $die }
pad-compared = { $mission }: lo que se compara
pad-compared-means = Decide quién obtiene los puntos de arriba.
pad-choose-missions = Misiones en juego
pad-bad-missions = «{ $text }» no son misiones de una partida; se esperan como máximo una de bronce (de 1 a 10) y dos de plata (de 11 a 20), como «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Primero quita lo que cuelga debajo.
pad-tied = De quienes empatan gana quien jugó en último lugar (TW-4.8); la hoja no sabe quién fue.
pad-whole = Los siete dados cuelgan.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Otro dado
deed-place = Colocar bajo { $place }
deed-pick = Elegir este dado
deed-discard = Descartar el { $die }
touch-place = Toca una luz.
touch-pick = Toca un dado.
touch-discard = Toca un dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Estrella Inicial
sign-star-does = Cada constelación cuelga de dos, A y B. Bajo cada estrella y cada dado cuelgan hasta dos dados.
sign-connector = Conector que titila
sign-connector-does = El dado de debajo tiene más caras que el de encima: 2 puntos por la carta Twinkle.
sign-centre = Centro
sign-centre-does = Aquí están los d8 con los resultados de su última tirada.
sign-take = Tomar como está
sign-take-does = Cuelga este d8 con el resultado que muestra, sin tirarlo.
sign-cup = Cubilete
sign-cup-does = Tira los tres dados elegidos; uno se cuelga, los demás vuelven a su sitio.
sign-left = Fuera del juego
sign-left-does = En solitario, un dado sale del juego para siempre en cada turno; su sitio queda tachado.
now-hung =
    { $count ->
        [one] Cuelga 1 dado de siete.
       *[other] Cuelgan { $count } dados de siete.
    }
now-points =
    { $points ->
        [one] Ahora 1 punto.
       *[other] Ahora { $points } puntos.
    }
now-best =
    { $card ->
        [any] Con un dado más pueden ser { $points }.
       *[colour] Con un dado más de este color pueden ser { $points }.
    }
now-most =
    { $card ->
        [any] Ningún dado por sí solo da más.
       *[colour] Ningún dado de este color da más por sí solo.
    }
now-compared = Aquí { $own }; el mejor de los demás: { $others }.
now-met = Se cumple ahora.
now-may-meet = { now-unmet } Un dado más puede cumplirla.
now-unmet = Ahora no se cumple.

## What gives the win shares of a review

evaluator-net = valores aprendidos tras turnos exactos
evaluator-level = { evaluator-net }, para el nivel

## Kinds of chance, for statistics

chance-of-d4 = Los números de los d4
chance-of-d6 = Los números de los d6
chance-of-d8 = Los números de los d8
chance-of-d10 = Los números de los d10
chance-of-d12 = Los números de los d12
chance-of-colour = Los colores en juego
mistake-taking = tomar en vez de tirar
mistake-rolling = tirar en vez de tomar
mistake-low-d8 = tomar un d8 demasiado bajo
mistake-dull = tirar dados que titilan pocas veces
mistake-weak = tirar dados que dan menos
mistake-small = tirar dados con pocas caras
mistake-large = tirar dados con demasiadas caras
mistake-colour = elegir el color equivocado
mistake-mission = perder una misión
mistake-twinkle = perder un titileo
mistake-points = colocar por pocos puntos
mistake-low = colocar un resultado demasiado bajo
mistake-top = colocar arriba un dado con muchas caras
mistake-star = colocar demasiado pronto bajo una estrella
mistake-under = colocar bajo un dado y no bajo una estrella
mistake-place = colocar un dado
mistake-fitting = descartar un d8 que aún cabe
mistake-discard = descartar un dado
why-fits = Así encaja un dado en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Para ganar, este último turno debe dar 1 punto.
       *[other] Para ganar, este último turno debe dar { $count } puntos.
    }
why-turn = De media, el turno da entonces { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Da { $better } al momento, no { $taken }.
why-room = En el próximo turno encaja así un dado en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Así queda libre 1 sitio bajo las estrellas, no { $taken }.
       *[other] Así quedan libres { $better } sitios bajo las estrellas, no { $taken }.
    }
why-high = Bajo los dados caben así resultados de hasta { $better }, no de hasta { $taken }.
why-next = Con los dados que quedan, el próximo turno da así de media { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Le toca a: { $player }

## Puzzles

puzzle-how-exact-turn = con cada tirada, dado y sitio de los últimos turnos
puzzle-theme-which-dice = qué dados tirar
puzzle-theme-centre = un dado del centro
puzzle-theme-twinkle = una pareja Twinkle
puzzle-theme-colour-card = la carta de un color
puzzle-theme-mission = una misión
puzzle-theme-last-die = el último dado
puzzle-theme-defence = antes del último turno del rival
puzzle-theme-fewer-points = menos puntos es mejor
puzzle-ask-which-dice = ¿Qué dados tiras, o tomas uno?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = ¿Dónde cuelga tu último dado?
puzzle-ask-defence = { puzzle-ask-last-die } Al otro le queda uno por colgar.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Cuatro de los seis colores, cada uno en cinco tipos. El contorno indica el tipo, la marca el color.
example-centre = Dos jugadores tienen cuatro colores. Los d8 están en el centro con resultados; los demás dados, sin tirar.
example-three = Se eligen tres dados, del centro o de junto a las cartas, y se tiran; con dos no basta.
example-take = El d8 rojo muestra 4 y cabe bajo el 5 rojo. El d8 amarillo muestra 5 y no cabe en ningún sitio.
example-lower = Un 3 puede colgar bajo un 5, pero no bajo otro 3.
example-two-at-most = Bajo el 9 rojo puede colgar un dado más; bajo la estrella ya cuelgan dos.
example-yellow = Uno, dos y tres dados amarillos.
example-blue = Dos dados azules bajo una estrella forman pareja; cada otro dado azul da 1. Azul y rojo no forman pareja.
example-green = Un d4 verde con otros dos d4, y un d12 verde, único de su tipo.
example-black = Dos dados negros bajo una estrella con suma 9, o uno bajo cada estrella.
example-purple = Un dado morado conectado a tres dados. Las estrellas no cuentan.
example-red = El dado rojo toma la línea con 8, 6 y 4: otros tres resultados pares.
example-twinkle = Un d6 titila bajo un d4, y un d8 bajo un d6; un d6 o un d4 bajo un d6, no.
example-connectors = Tres conectores unen dados de un mismo color: 9 y 7, 7 y 5, 4 y 3.
example-sums = 5 y 4 suman 9, y 3 y 2 suman 5.
example-out = El d4 rojo cuelga. Uno de los dos dados tirados con él sale del juego, ningún otro.
example-bill = La constelación de Bill: el d12 rojo titila bajo el d10 negro.
example-elizabeth = La constelación de Elizabeth: una pareja azul, y dados negros bajo ambas estrellas.
example-anna = La constelación de Anna: tres dados amarillos, y tres dados que titilan.
example-any-order = Primero se eligió un dado verde; puede seguir uno rojo.
summary-turn = Tu turno
summary-turn-1 = Elige tres dados libres, tíralos y cuelga exactamente uno. Los demás vuelven a su sitio; un d8, al centro con su nuevo resultado.
summary-turn-2 = O toma un d8 del centro con su resultado, si cabe.
summary-turn-3 = Si ninguno de los tres cabe, se pierde el turno.
summary-hang = Colgar
summary-hang-1 = Bajo una estrella: cualquier resultado. Bajo un dado: uno estrictamente menor.
summary-hang-2 = Como máximo dos dados bajo cada estrella y cada dado.
summary-hang-3 = Lo que cuelga nunca se mueve.
summary-cards = Puntos
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Negro, por cada estrella: un dado, 1; más, según su suma: hasta 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, desde 11: 3.
summary-cards-5 = Morado: 1 por cada dado conectado a él.
summary-cards-6 = Rojo: en una línea, 1 por cada otro resultado impar, o por cada otro par.
summary-cards-7 = Twinkle: 2 por cada dado bajo un dado con menos caras.
summary-end = Fin de la partida
summary-end-1 = Cada jugador tiene siete dados o está bloqueado. Los turnos perdidos se recuperan después de la ronda 7.
summary-end-2 = Gana quien tenga más puntos; en caso de empate, quien jugó en último lugar.
summary-end-3 = En solitario: 20 puntos y todas las misiones. En cada turno un dado más sale del juego.

## The tutorial

tutorial-goal = El objetivo: cuelga siete dados bajo tus dos estrellas y consigue más puntos que Zoe.
tutorial-pick = En cada turno eliges tres dados, los tiras y cuelgas uno: elige primero el d12 azul.
tutorial-pick-other = En esta lección, elige el dado marcado.
tutorial-pick-2 = Ahora el d10 amarillo.
tutorial-pick-3 = Y el d4 verde.
tutorial-roll = Ahora tira los tres dados.
tutorial-hang = Cuelgas uno de los tres; los demás vuelven a su sitio. Bajo una estrella puede colgar cualquier resultado, y uno alto es lo mejor: cuelga el d12 azul, un 9, bajo tu primera estrella.
tutorial-hang-low = Debajo solo pueden colgar resultados menores, así que eso deja poco sitio. El d12 azul muestra más.
tutorial-centre = Zoe ha tomado un d8 del centro, con el resultado que muestra, sin tirarlo. Toma el azul, un 7.
tutorial-centre-other = En esta lección, toma el d8 azul del centro.
tutorial-under = Bajo un dado solo puede colgar un resultado estrictamente menor, y dos dados como máximo. El 7 cabe bajo el 9.
tutorial-under-other = Para lo que sigue, cuélgalo bajo el d12 azul.
tutorial-blue-roll = Cada color puntúa según su carta. Dos dados azules juntos bajo un mismo dado o estrella dan 4 puntos, cada otro dado azul 1. El d10 azul está entre tus tres: tira.
tutorial-blue = El d10 azul muestra 6. Cuélgalo bajo el 9, junto al d8 azul.
tutorial-blue-other = Así no hay pareja azul. Cuelga el d10 azul junto al d8 azul.
tutorial-yellow = El amarillo cuenta tus dados amarillos, cuelguen donde cuelguen: uno da 1 punto, dos 3, tres 6. Cuelga el d6 amarillo, un 5, bajo el 7.
tutorial-yellow-other = Para lo que sigue, el d6 amarillo debe estar bajo el d8 azul.
tutorial-twinkle = Un dado titila bajo un dado con menos caras: 2 puntos, en todos los colores. Cuelga el d10 amarillo bajo el d6 amarillo.
tutorial-twinkle-other = Cuelga el d10 amarillo bajo el d6 amarillo, donde titila.
tutorial-green = Un dado verde da 1 punto, y 1 más por cada otro dado de su tipo que tengas. Tienes dos d10: cuelga el d10 verde de modo que titile bajo el d6 amarillo.
tutorial-green-other = Bajo el d6 amarillo el d10 verde da más, porque ahí titila.
tutorial-mission = Las misiones son para todos; esta da 3 puntos a quienes tengan dados de los cinco tipos. Solo te falta un d4: elige el rojo.
tutorial-red = Un dado rojo cuenta los otros dados impares de una línea que pase por él, o los pares. La línea 9, 7, 5, 3 es toda impar: cuelga el d4 rojo al final, por 4 puntos y la misión.
tutorial-red-other = El d4 rojo da más al final de la línea más larga, bajo el d10 amarillo.
tutorial-won = Todos tienen siete dados, y has ganado, 22 a 16. Recuerda: si ninguno de los tres dados cabe, todos vuelven a su sitio y se pierde el turno.
tutorial-colours = Hacia el final de otra partida. Con dos jugadores hay cuatro de los seis colores en juego, esta vez también negro y morado.
tutorial-purple = Un dado morado da 1 punto por cada dado conectado a él, encima o debajo. Cuelga el d10 morado bajo el d12 amarillo.
tutorial-purple-other = La lección sigue con el d10 morado bajo el d12 amarillo.
tutorial-purple-two = Dos dados morados conectados se cuentan el uno al otro. Un 6 bajo un 8 sirve además para una misión: 1 punto por cada dado que muestre exactamente 2 menos que el de encima.
tutorial-purple-two-other = Ahí los dados morados no están conectados. Cuelga el d6 morado bajo el d10 morado.
tutorial-black = Los dados negros puntúan por su suma bajo cada estrella; lo mejor es 9: 5 puntos. Tu primera estrella tiene un 6 negro: cuelga el 3 negro bajo el d12 rojo, que también sirve para la misión.
tutorial-black-other = Bajo la primera estrella el d4 negro suma 9, y bajo el d12 rojo sirve además para la misión.
tutorial-end = Has vuelto a ganar, y ya conoces los seis colores. Las misiones cambian de una partida a otra: léelas primero, ¡y que te diviertas!
