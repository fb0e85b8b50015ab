### The words of Twinkle in Spanish. Arguments as in en/twinkle.ftl, which explains them.
### What a die hangs under follows « bajo », which needs no contraction with the article.

## The game

game-name = Twinkle
game-tagline = Siete dados bajo dos estrellas: dónde los colocas decide cuánto puntúan.
game-by = de Theo Karvounis, V-Games
game-about = Tira 3 dados a tu elección y coloca 1 en tu constelación. Bajo una estrella vale cualquier resultado; bajo un dado, solo uno menor. Cada color puntúa a su manera. Cuando todos tienen 7 dados, gana el jugador con más puntos. Para 1 a 4 jugadores; en solitario necesitas 20 puntos y cumplir todas las misiones.

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
card-red-does = Por cada dado rojo, elige una línea que pase por él y resultados pares o impares, lo que más puntúe. Anota 1 punto por cada uno de los otros dados de esa línea con un resultado así; los dados rojos también cuentan.
card-yellow-does = Tus dados amarillos, estén donde estén: uno da 1 punto; dos, 3 en total; tres o más, 6.
card-blue-does = Dos dados azules juntos bajo un mismo dado o estrella son una pareja: 4 puntos. Cada dado azul sin pareja da 1.
card-green-does = Cada dado verde da 1 punto, más 1 por cada otro dado de su tipo en toda tu constelación.
card-black-does = Puntúa cada estrella por separado. Un dado negro bajo ella da 1 punto; dos o más puntúan por su suma: 6 o menos, 2 puntos; 7: 3; 8: 4; 9: 5; 10: 4; 11 o más: 3.
card-purple-does = Cada dado morado da 1 punto por cada dado conectado a él, por encima o por debajo. Las estrellas no cuentan.
card-twinkle-does = Un dado directamente bajo un dado con menos caras titila: 2 puntos. Ejemplo: un d10 bajo un d6. Un dado directamente bajo una estrella nunca titila.

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
mission-1-does = 3 puntos por la línea con más dados. Los empatados reciben 3 cada uno.
mission-2-does = 3 puntos por el mayor número de dados con el mismo resultado. Los empatados reciben 3 cada uno.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Suma tus 3 resultados más altos: 3 puntos por la suma más alta. Los empatados reciben 3 cada uno.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Solo compiten los jugadores con 7 dados.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Cada jugador que la cumpla recibe 3 puntos.
mission-11-does = 1 punto por cada conector entre dos dados del mismo color.
mission-12-does = 1 punto por cada dado que muestre exactamente 2 menos que el dado de encima.
mission-13-does = 2 puntos por cada pareja de dados del mismo tipo juntos bajo un mismo dado o estrella.
mission-14-does = 2 puntos por cada conector entre un d4 y otro dado cuyos resultados sumen 9 o 10.
mission-15-does = 2 puntos por cada color cuyos dados sumen 13 o 14.
mission-16-does = Tus dados que muestran 1: uno da 1 punto; dos, 3 en total; tres o más, 5.
mission-17-does = 2 puntos por cada pareja: un d6 cualquiera con otro dado que muestre 3, o un d10 cualquiera con otro dado que muestre 4. Cada dado puede estar en una sola pareja.
mission-18-does = Empareja dados de una estrella con dados de la otra, cada dado una vez. Una pareja con el mismo color o el mismo resultado da 1 punto; con ambos, 2.
mission-19-does = 2 puntos por cada pareja de dados con resultados iguales juntos bajo un mismo dado o estrella.
mission-20-does = 3 puntos por cada dado cuyo resultado sea la suma de los dos dados de debajo.
mission-1-solo = Una línea de 5 dados o más.
mission-2-solo = Tres dados o más con el mismo resultado.
mission-3-solo = Los 7 dados, con resultados que sumen menos de 30.
mission-4-solo = Dados de 3 tipos como máximo.
mission-5-solo = Tres dados que sumen 16 o más.
mission-6-solo = Dados de 3 colores como máximo.
mission-7-solo = Bajo cada estrella, todos los resultados son pares o todos impares; las dos estrellas pueden ser distintas, y una puede estar vacía.
mission-8-solo = Dados de los 5 tipos.
mission-9-solo = Solo resultados de 6 o menos.
mission-10-solo = Un dado de cada color en juego.
mission-11-solo = Dos dados del mismo color unidos por un conector.
mission-12-solo = Un dado que muestre exactamente 2 menos que el dado de encima.
mission-13-solo = Dos dados del mismo tipo juntos bajo un mismo dado o estrella.
mission-14-solo = Un d4 conectado a otro dado de modo que sumen 9 o 10.
mission-15-solo = Un color cuyos dados sumen 13 o 14.
mission-16-solo = Un dado que muestre 1.
mission-17-solo = Un d6 cualquiera y otro dado que muestre 3, o un d10 cualquiera y otro dado que muestre 4.
mission-18-solo = Dos dados, uno bajo cada estrella, con el mismo color o el mismo resultado.
mission-19-solo = Dos dados con resultados iguales juntos bajo un mismo dado o estrella.
mission-20-solo = Un dado cuyo resultado sea la suma de los dos dados de debajo.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Meta { $goal }: { $points } punto
       *[other] Meta { $goal }: { $points } puntos
    }

goal-points-does = Consigue al menos { $goal } puntos con las cartas de color y la carta Twinkle. Ahora dan { $points }.
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
        [met] cumples la misión { $number }
       *[unmet] dejas de cumplir la misión { $number }
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
        [you] Colocas el { $die } ({ $result }) bajo { $place }.
       *[other] { $seat } coloca el { $die } ({ $result }) bajo { $place }.
    }
seat-loses =
    { $seat ->
        [you] Pierdes el turno
       *[other] { $seat } pierde el turno
    }
fits-nowhere =
    { $count ->
        [one] El { $die } muestra { $result } y no cabe en ningún lugar.
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
       *[no] El { $die } muestra { $result } y no cabe en ningún lugar.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } y hay que descartar un dado tirado.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Los demás: { $others }.
did-out =
    { $seat ->
        [you] Descartas el { $die }.
       *[other] { $seat } descarta el { $die }.
    }
did-over =
    { $end ->
        [level] { $told } ¡Nivel superado!
        [failed] { $told } Nivel no superado.
       *[over] { $told } La partida acaba.
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
would-roll = Tirar: { $dice }. Si alguno cabe, debes colocar uno.
would-take = Tomar el { $die } ({ $result }) del centro y colocarlo sin tirarlo.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Colocar el { $die } ({ $result }) bajo { $place }. { $gain }
would-hang-others = { would-hang } Los demás: { $others }.
would-out = Descartar el { $die } para siempre.
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
        [you] Tu turno: elige { dice-count } para tirar o toma un d8.
       *[other] { $seat } elige dados.
    }
status-pick =
    { $seat ->
        [you] Tu turno: elige { dice-count } para tirar.
       *[other] { $seat } elige dados.
    }
status-pick-more =
    { $seat ->
        [you] Tu turno: elige { $count } más para tirar.
       *[other] { $seat } elige dados.
    }
status-roll =
    { $seat ->
        [you] Tu turno: tira { dice-count }.
       *[other] { $seat } tira dados.
    }
status-hang =
    { $seat ->
        [you] Tu turno: coloca uno de tus dados.
       *[other] { $seat } coloca un dado.
    }
status-take =
    { $seat ->
        [you] Tu turno: coloca el { $die }.
       *[other] { $seat } coloca el { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Tu turno: descarta un dado tirado.
       *[other] { $seat } descarta un dado.
    }
status-out-centre =
    { $seat ->
        [you] Tu turno: descarta otro d8 del centro.
       *[other] { $seat } descarta un d8.
    }
status-out-any =
    { $seat ->
        [you] Tu turno: descarta un dado cualquiera; no quedan d8.
       *[other] { $seat } descarta un dado.
    }
status-over-won =
    { $seat ->
        [you] ¡Has ganado con { points-count }!
       *[other] Ha ganado { $seat } con { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Empate con { points-count }: { $seats }. Jugaste en último lugar: ¡has ganado!
       *[other] Empate con { points-count }: { $seats }. { $seat } jugó en último lugar y ha ganado.
    }
status-over-level =
    { $points ->
        [one] ¡Nivel superado: { $points } punto (hacían falta { $goal })!
       *[other] ¡Nivel superado: { $points } puntos (hacían falta { $goal })!
    }
status-over-short =
    { $points ->
        [one] Nivel no superado: { $points } punto (hacían falta { $goal }).
       *[other] Nivel no superado: { $points } puntos (hacían falta { $goal }).
    }
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

refused-TW-1-2 = Un dado muestra un número de 1 a su número de caras. Elige uno de esos.
refused-TW-2-1 = Ese color no puede entrar en juego. Elige uno de los que se ofrecen.
refused-TW-2-2 = Un d8 muestra un número de 1 a 8. Elige uno de esos.
refused-TW-2-4 = Esa misión no puede entrar en juego: es de otro metal o ya está. Elige una de las que se ofrecen.
refused-TW-2-5 = Ese puesto no existe en esta mesa. Elige otro.
refused-TW-3-1 = Solo puedes elegir dados que estén en el centro o junto a las cartas. Elige uno de esos.
refused-TW-3-1-early = Aún no has elegido bastantes dados para tirar. Elige más primero.
refused-TW-3-1-full = Ya has elegido 3 dados. Tíralos o deshaz una elección.
refused-TW-3-3 = Del centro solo puedes tomar un d8. Elige uno, o elige dados para tirar.
refused-TW-3-3-late = Has elegido dados para tirar. Deshaz tus elecciones antes de tomar un d8.
refused-TW-3-4 = No puedes colocarlo ahí: debe mostrar menos que el dado de encima. Colócalo bajo un dado que muestre más o bajo una estrella.
refused-TW-3-4-take = Ese d8 no cabe en ningún lugar: tus estrellas están llenas, y ningún dado con lugar libre muestra más. Toma otro, o tira.
refused-TW-3-4-lacks = Solo puedes colocar dados bajo tus propias estrellas y dados. Elige uno de esos lugares.
refused-TW-3-5 = No puedes colocar ahí un tercer dado. Elige otro lugar.
refused-TW-3-7 = Primero coloca uno de los dados de tu mano: elige el dado y su lugar.
refused-TW-3-10 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TW-6-5-rolled = Primero elige qué dado tirado descartar.
refused-TW-6-5-taken = Primero debes descartar otro dado: un d8 del centro, o cualquier dado disponible si no hay ninguno. Elige cuál.
refused-TW-6-6 = Ninguno de los dados tirados cabe. Elige cuál de ellos descartar.

## Options

option-level = Misiones
option-level-help = Puntos extra para todos los jugadores; en solitario debes cumplirlas todas.
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
option-red-help = Siempre en juego; los demás colores, al azar.
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
option-first-help = Al azar, o el puesto que elijas.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-keep = Tirada fallida: no descartar ningún dado
option-keep-help = Solo en solitario: si ningún dado tirado cabe, pierdes el turno, pero no tienes que descartar ningún dado.

bad-colours = Con este número de jugadores solo puede haber { $count } colores en juego, pero has elegido más: { $colours }.
bad-mission-level = Has elegido la misión { $number }, pero «Misiones» no está en «elegidas abajo». Ponlo así.
bad-mission-twice = Has elegido dos veces la misión { $number }. Elige otra.
bad-missions = Nadie puede cumplir a la vez las misiones { $missions }. Quita una.

## The board in text

picture-label = Las constelaciones, los dados del centro y los que están junto a las cartas; también en texto.
text-board = Los dados bajo cada estrella, y después los dados disponibles
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
text-out = Descartados:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: 1 punto, { $count } de 7 dados.
       *[other] { $seat }: { $points } puntos, { $count } de 7 dados.
    }
text-parts = Por carta: { $parts }.
text-blocked = Jugador bloqueado: no se pueden colocar más dados.
text-turn =
    { $seat ->
        [you] Es tu turno.
       *[other] Es su turno.
    }
text-cards = Cartas en juego: { $cards }.
text-mission = Misión { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = En Twinkle formas una constelación de 7 dados. En cada turno, tira 3 dados cualesquiera y coloca uno de ellos, o toma un d8 del centro con su resultado. Bajo una estrella vale cualquier resultado; bajo un dado, solo uno menor; y directamente bajo cada uno van dos dados como máximo. Cada color puntúa según su carta; la carta Twinkle premia los dados bajo dados con menos caras. Las misiones pueden añadir puntos. Gana el jugador con más puntos; en solitario necesitas 20 puntos y todas las misiones.
rules-page = Haz clic en 3 dados para elegirlos y después tira; hasta entonces puedes deshacer una elección. O toma un d8 del centro. Señala un dado en un lugar libre para leer lo que daría ahí, y haz clic para colocarlo. Con el teclado se puede hacer todo esto también. «Ayuda para decidir» muestra además las probabilidades de los dados elegidos. Para jugar con dados de verdad, elige un tablero de verdad al preparar la mesa, o usa la hoja de puntos. Los nombres de las misiones son nuestros.

rules-TW-1 = Componentes
rule-TW-1-1 = Hay 30 dados, todos distintos: 6 colores (rojo, amarillo, azul, verde, negro, morado), cada uno con un d4, un d6, un d8, un d10 y un d12. Un dado se nombra por su tipo y su color.
rule-TW-1-2 = Un d4 muestra de 1 a 4, un d6 de 1 a 6, un d8 de 1 a 8, un d10 de 1 a 10 (la cara marcada con 0 es 10) y un d12 de 1 a 12. Todas las caras son igual de probables.
rule-TW-1-3 = El tablero tiene 2 Estrellas Iniciales para cada uno de los 4 jugadores, y un contador de puntos con 4 marcadores. Hay 6 Cartas de Puntuación (una por color), la carta Twinkle y 20 cartas de Misión (de 1 a 10 de bronce, de 11 a 20 de plata). Hay además 4 Cartas de Campaña para jugar en solitario y 7 conectores por jugador.

rules-TW-2 = Preparación
rule-TW-2-1 = Elige al azar los colores en juego: 4 de los 6 con 2 jugadores, 5 con 3, los 6 con 4. Deja fuera de la partida los dados de los demás colores.
rule-TW-2-2 = Tira una vez los d8 en juego y ponlos en el centro con sus resultados. Pon los demás dados, sin tirar, junto a la carta de su color.
rule-TW-2-3 = La carta Twinkle está siempre en juego.
rule-TW-2-4 = Saca misiones al azar. Básico: ninguna. Bronce: 1 de bronce. Plata: 2 de plata. Diamante: 1 de bronce y 2 de plata. Las misiones están a la vista y valen para todos los jugadores.
rule-TW-2-5 = Empieza el jugador que haya visto más recientemente una estrella fugaz, o elige al azar. Se juega en el sentido de las agujas del reloj.

rules-TW-3 = Tu turno
rule-TW-3-1 = Tirar 3: elige 3 dados disponibles cualesquiera, junto a las cartas, en el centro o en ambos sitios. Tíralos y coloca exactamente 1.
rule-TW-3-2 = Devuelve los otros 2 dados: cada uno junto a su carta, o, si es un d8, al centro con su nuevo resultado.
rule-TW-3-3 = O tomar un d8: elige un d8 del centro que quepa en algún lugar. Colócalo con el resultado que muestra; no lo tires.
rule-TW-3-4 = Bajo una estrella puedes colocar cualquier resultado. Bajo un dado, el resultado debe ser menor que el del dado de encima; si es igual, no vale. Como dado de encima puedes usar cualquiera de los tuyos, no solo el último.{$edition}
rule-TW-3-5 = Puedes colocar como máximo 2 dados directamente bajo cada estrella y cada dado.
rule-TW-3-6 = Los dados colocados nunca se mueven ni cambian.{$ruling} Una estrella puede quedar vacía.
rule-TW-3-7 = Si alguno de los dados tirados cabe, debes colocar uno; elige cuál y dónde. Si ninguno cabe, devuélvelos todos (los d8, con sus nuevos resultados): pierdes el turno. Tras una tirada fallida no puedes tomar un d8 en su lugar.{$ruling}
rule-TW-3-8 = Después de la ronda 7, los jugadores que perdieron turnos los recuperan. Empieza el primer jugador y se sigue en el sentido de las agujas del reloj, 1 turno cada uno, saltando a quienes han acabado o están bloqueados. Se repite cuanto haga falta.
rule-TW-3-9 = Estás bloqueado si ya nunca puedes colocar otro dado. Entonces las dos estrellas están llenas, y todo dado que muestra 2 o más tiene dos dados debajo. Se te salta hasta el final y acabas con menos de 7 dados.
rule-TW-3-10 = La partida acaba cuando cada jugador tiene 7 dados o está bloqueado.
rule-TW-3-11 = Con 2 a 4 jugadores siempre hay 3 dados disponibles. Quedan al menos 7 con 2 jugadores, 5 con 3 y 3 con 4.

rules-TW-4 = Cartas de Puntuación
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Cuentan todos los dados negros bajo la estrella, por abajo que estén.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Por cada dado rojo cuenta la mejor elección.{$ruling} El propio resultado del dado no cuenta. Una línea va de una estrella hasta un dado que no tiene ninguno debajo.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Gana el jugador con más puntos. En caso de empate, gana el empatado que jugó en último lugar; cuentan los turnos recuperados después de la ronda 7.{$ruling}

rules-TW-5 = Misiones
rule-TW-5-1 = { mission-1-does } Las misiones 1 a 10 son de bronce. Las misiones 1 a 6 comparan a los jugadores.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 puntos por la suma más baja de todos los resultados. Los empatados reciben 3 cada uno.
rule-TW-5-4 = 3 puntos por el menor número de tipos distintos de dados. Los empatados reciben 3 cada uno.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 puntos por el menor número de colores distintos. Los empatados reciben 3 cada uno.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Las misiones 11 a 20 son de plata: cada una puntúa tantas veces como se dé.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Cuenta toda la constelación.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } No puedes emparejar un dado consigo mismo.{$ruling} Cuenta el mejor emparejamiento; dos d6 que muestran 3 pueden ser una pareja.
rule-TW-5-18 = { mission-18-does } Cuenta el mejor emparejamiento.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Campaña en solitario
rule-TW-6-1 = La campaña tiene 40 niveles, en orden. Un nivel fija sus misiones y 4 colores: 20 dados, con 4 d8 en el centro. Si no superas un nivel, inténtalo de nuevo desde el principio.
rule-TW-6-2 = Para superar un nivel, consigue al menos 20 puntos entre las cartas de color y la carta Twinkle, y cumple todas las misiones. Aquí las misiones no dan puntos.
rule-TW-6-3 = Las misiones de bronce piden esto. 1: una línea de 5 dados o más. 2: tres resultados iguales o más.{$ruling} 3: una suma menor de 30, con los 7 dados.{$ruling} 4: 3 tipos como máximo.{$ruling} 5: tres dados que sumen 16 o más. 6: 3 colores como máximo.{$ruling} 7 a 9: como arriba. 10: los 4 colores del nivel.
rule-TW-6-4 = Cumples una misión de plata si puntuaría al menos una vez.
rule-TW-6-5 = En cada turno, descarta 1 dado para siempre. Tras una tirada, descarta 1 de los 2 dados que no has colocado y devuelve el otro. Tras tomar un d8, descarta otro d8 del centro, o cualquier dado disponible si no hay ninguno.
rule-TW-6-6 = Tras una tirada fallida, descarta 1 de los dados tirados, el que elijas, y devuelve los demás.{$ruling} Opción: tras una tirada fallida no descartas ninguno.
rule-TW-6-7 = Si hay menos de 3 dados disponibles, tira los que haya.{$ruling} Si no queda ninguno que descartar, no descartas ninguno.{$ruling} Si se acaban los dados antes de que coloques 7, la partida acaba y se puntúa tal como está.{$ruling}
rule-TW-6-8 = Si ya nunca puedes colocar otro dado, la partida acaba en el acto y se puntúa tal como está.{$ruling}
rule-TW-6-9 = Puedes crear tus propios niveles, con las Cartas de Puntuación y cuantas misiones quieras. Aquí puedes elegir 4 colores cualesquiera y hasta 3 misiones.
rule-TW-6-10 = No conocemos los 40 niveles impresos. Los nuestros son 4 cartas de 10.{$reconstruction} Todos los niveles se han superado alguna vez. Están ordenados según la frecuencia con que los supera el bot «Difícil». Aparecen todas las misiones y todos los grupos de colores. También puedes elegir tú los colores y las misiones. Las misiones 4 y 8 se contradicen, igual que 6 y 10, y que 1, 7 y 9.

rules-TW-7 = Ejemplo de puntuación
rule-TW-7-1 = Bill tiene 16 puntos: amarillo 3, verde 2, negro 1, rojo 8 (3, 3 y 2), Twinkle 2. Bajo la estrella A: d10 negro (10); debajo d12 rojo (9); debajo de este d8 amarillo (6) y d10 verde (7). El d8 rojo (5) bajo el d8 amarillo, el d4 amarillo (2) bajo el d8 rojo, el d4 rojo (3) bajo el d10 verde.
rule-TW-7-2 = Elizabeth tiene 18 puntos: azul 4, verde 5, negro 5 (4 y 1), Twinkle 4. Bajo la estrella A: d8 negro (7), debajo d12 negro (3); d8 verde (6), debajo d6 verde (4). Bajo la estrella B: d6 negro (5), debajo d8 azul (3) y d4 azul (2).
rule-TW-7-3 = Anna tiene 19 puntos: amarillo 6, azul 2, morado 3, rojo 2, Twinkle 6. Bajo la estrella A: d6 azul (5), debajo d10 azul (4), debajo de este d12 amarillo (2). Bajo la estrella B: d10 rojo (9), debajo d12 morado (8), debajo de este d10 amarillo (6) y d6 amarillo (3).

rules-ours = Otras decisiones nuestras
rule-ours-1 = Solo compites en las misiones 3, 4 y 6 si tienes 7 dados.{$ruling}
rule-ours-2 = Si abandonas, no obtienes nada, y los demás jugadores comparten la victoria.{$ruling}
rule-ours-3 = Elige los dados en cualquier orden; puedes deshacer una elección hasta que tires.{$ruling}
rule-ours-4 = Los puntos que se muestran durante una partida son los de las constelaciones hasta ahora; las misiones que comparan a los jugadores aún pueden cambiar.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» no es un color. Elige uno de estos: { $colours }.
unread-mission = «{ $text }» no es una misión. Escribe «mission» y un número de 1 a { $count }.
unread-first = «{ $text }» no es un puesto. Escribe «first» y el número de un puesto, como «first 2».
unread-result = «{ $text }» no es un resultado de { $die }. Escribe un número de 1 a { $count }, como «{ $die }=1».
tree-part = «{ $text }» no es un dado colocado. Escríbelo como «red d12=9@black d10» o «R12=9@N10», o «R12=9@A» bajo la estrella A.
tree-result = «{ $text }»: el dado no tiene esa cara ({ $tag }).
tree-long = Una constelación tiene como máximo 7 dados ({ $tag }), pero esta tiene más: «{ $text }».
tree-twice = El dado { $text } aparece dos veces, pero solo hay uno ({ $tag }).
tree-colour = El dado { $text } es de un color que no está en juego ({ $tag }).
tree-taken = El dado { $text } está colocado en otro lugar o descartado ({ $tag }).
tree-parent = «{ $text }»: el dado de encima no está en esta constelación ({ $tag }).
tree-lower = «{ $text }»: el resultado debe ser menor que el del dado de encima ({ $tag }).
tree-three = Hay más de dos dados directamente bajo { $text } ({ $tag }).

## Bots

bot-greedy-help = busca la mayor cantidad de puntos en este turno
bot-beginner-help = toma el primer dado que puntúa bien, pasa por alto los mejores y espera tiradas de suerte
bot-novice-help = como Difícil, pero una elección le puede costar hasta un 6 % de probabilidad de ganar
bot-club-help = como Difícil, pero una elección le puede costar hasta un 2 % de probabilidad de ganar
bot-strong-help = sopesa lo que este turno deja para los siguientes, según lo que ha aprendido
bot-master-help = sopesa cada tirada de este turno (al final de la partida, también del siguiente) y los dados que toman los demás

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
advice-odds = Cabe: la probabilidad de que puedas colocar uno de los dados.
advice-hang = Colocar el { $die } ({ $result }) bajo el { $parent }
advice-hang-star = Colocar el { $die } ({ $result }) bajo la estrella { $star }
advice-places = Puntos: lo que el dado da ahí ahora, carta por carta. Los turnos siguientes no cuentan.
advice-note = { advice-odds } Puntos: lo que da este turno de media, con el mejor dado en el mejor lugar. Los turnos siguientes no cuentan.

## Scoring from a file, and the score pad

score-figure = { $mission } (para comparar, sin puntos)
score-compared = { $mission } ({ $figure }, se compara)
score-colours = «{ $text }» no es un grupo de colores. Usa algunas de las letras { $letters }, cada una como máximo una vez.
pad-cards = Cartas
pad-missions = Misiones, como están (de 1 a 6, lo que se compara)
pad-in-play = { $card }: en juego
pad-not-in-play = { $card }: no está en juego
pad-die = Toca el lugar del próximo dado, o un dado colocado.
pad-result = ¿Qué muestra el { $die }?
pad-shows = { $die }: { $result }
pad-place = ¿Dónde está el { $die } ({ $result })?
pad-nowhere = El { $die } ({ $result }) no cabe en ningún lugar.
pad-under-star = Bajo la estrella { $star }
pad-under-die = Bajo el { $die } ({ $result })
pad-remove = Quitar el { $die }
pad-compared = { $mission }: lo que se compara
pad-compared-means = Decide quién obtiene los puntos de arriba.
pad-choose-missions = Misiones en juego
pad-bad-missions = «{ $text }» no es un grupo de misiones. Elige como máximo 1 de bronce (1 a 10) y 2 de plata (11 a 20), como «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Quita primero los dados que tiene debajo.
pad-tied = Entre los empatados gana quien jugó en último lugar (TW-4.8). La hoja no sabe quién fue.
pad-whole = Los 7 dados están colocados.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Otro dado
deed-place = Colocar bajo { $place }
deed-pick = Elegir este dado
deed-take = Tomar el { $die }
deed-discard = Descartar el { $die }
touch-place = Toca una luz.
touch-pick = Toca un dado.
touch-discard = Toca un dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Estrella Inicial
sign-star-does = Cada constelación empieza en dos estrellas, A y B. Directamente bajo cada estrella y cada dado van hasta 2 dados.
sign-connector = Conector que titila
sign-connector-does = El dado de debajo tiene más caras que el de encima: da 2 puntos por la carta Twinkle.
sign-centre = Centro
sign-centre-does = Aquí están los d8 con los resultados de su última tirada.
sign-take = Tomar como está
sign-take-does = Coloca este d8 con el resultado que muestra, sin tirarlo.
sign-cup = Cubilete
sign-cup-does = Tira los dados que has elegido. Si alguno cabe, coloca uno y devuelve los demás.
sign-left = Descartados
sign-left-does = En solitario: en cada turno, descarta un dado para siempre. Aparece tachado.
now-hung =
    { $count ->
        [one] 1 de 7 dados colocado.
       *[other] { $count } de 7 dados colocados.
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

chance-of-d4 = Resultados de los d4
chance-of-d6 = Resultados de los d6
chance-of-d8 = Resultados de los d8
chance-of-d10 = Resultados de los d10
chance-of-d12 = Resultados de los d12
chance-of-colour = Colores en juego
mistake-taking = tomar en vez de tirar
mistake-rolling = tirar en vez de tomar
mistake-low-d8 = tomar un d8 demasiado bajo
mistake-dull = tirar dados que titilan pocas veces
mistake-weak = tirar dados que puntúan menos
mistake-small = tirar dados con muy pocas caras
mistake-large = tirar dados con demasiadas caras
mistake-colour = elegir el color equivocado
mistake-mission = dejar escapar una misión
mistake-twinkle = desaprovechar un dado que titila
mistake-points = colocar por muy pocos puntos
mistake-low = colocar un resultado demasiado bajo
mistake-top = colocar arriba un dado con muchas caras
mistake-star = colocar demasiado pronto bajo una estrella
mistake-under = colocar bajo un dado y no bajo una estrella
mistake-place = colocar mal un dado
mistake-fitting = descartar un d8 que aún cabe
mistake-discard = descartar el dado equivocado
why-fits = Así cabe un dado en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Para ganar, consigue 1 punto en este último turno.
       *[other] Para ganar, consigue { $count } puntos en este último turno.
    }
why-turn = De media, el turno da entonces { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Da { $better } de inmediato, no { $taken }.
why-room = En el próximo turno cabe así un dado en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Así queda libre 1 lugar bajo las estrellas, no { $taken }.
       *[other] Así quedan libres { $better } lugares bajo las estrellas, no { $taken }.
    }
why-high = Bajo los dados caben así resultados de hasta { $better }, no de hasta { $taken }.
why-next = Con los dados que quedan, el próximo turno da así de media { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Le toca a: { $player }

## Puzzles

puzzle-how-exact-turn = con cada tirada, dado y lugar de los últimos turnos
puzzle-theme-which-dice = qué dados tirar
puzzle-theme-centre = un dado del centro
puzzle-theme-twinkle = un dado que titila
puzzle-theme-colour-card = la carta de un color
puzzle-theme-mission = una misión
puzzle-theme-last-die = el último dado
puzzle-theme-defence = antes del último turno del otro jugador
puzzle-theme-fewer-points = menos puntos es mejor
puzzle-ask-which-dice = ¿Qué dados tiras, o qué d8 tomas?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = ¿Dónde colocas tu último dado?
puzzle-ask-defence = { puzzle-ask-last-die } Al otro jugador le queda uno por colocar.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Con 2 jugadores hay 4 de los 6 colores en juego, cada uno con 5 tipos. El contorno indica el tipo; la marca, el color.
example-centre = Con 2 jugadores hay 4 colores en juego. Los d8 están en el centro con resultados; los demás dados, sin tirar.
example-three = Eliges 3 dados, en el centro o junto a las cartas, y los tiras. Dos dados no bastan.
example-take = El d8 rojo muestra 4 y cabe bajo el 5 rojo. El d8 amarillo muestra 5 y no cabe en ningún lugar.
example-lower = Puedes colocar un 3 bajo un 5, pero no bajo otro 3.
example-two-at-most = Puedes colocar un dado más bajo el 9 rojo. La estrella ya tiene dos.
example-yellow = Uno, dos y tres dados amarillos.
example-blue = Dos dados azules bajo una estrella son una pareja: 4 puntos. Cualquier otro dado azul da 1. Azul y rojo no son pareja.
example-green = Un d4 verde con otros dos d4, y un d12 verde, único de su tipo.
example-black = Dos dados negros bajo una estrella con suma 9, o uno bajo cada estrella.
example-purple = Un dado morado conectado a tres dados. Las estrellas no cuentan.
example-red = Para el dado rojo, elige la línea con 8, 6 y 4: otros tres resultados pares.
example-twinkle = Un d6 titila bajo un d4, y un d8 bajo un d6. Un d6 o un d4 bajo un d6 no titilan.
example-connectors = Tres conectores unen dados del mismo color: 9 y 7, 7 y 5, y 4 y 3.
example-sums = Debajo del 9 hay 5 y 4; debajo del 5, 3 y 2: ambos son sumas.
example-out = Colocas el d4 rojo. Descarta después uno de los dos dados tirados con él, ningún otro.
example-bill = La constelación de Bill: el d12 rojo titila bajo el d10 negro.
example-elizabeth = La constelación de Elizabeth: una pareja azul, y dados negros bajo ambas estrellas.
example-anna = La constelación de Anna: tres dados amarillos, y tres dados que titilan.
example-any-order = Eliges primero un dado verde; después puedes elegir uno rojo.
summary-turn = Tu turno
summary-turn-1 = Elige 3 dados disponibles cualesquiera, tíralos y coloca exactamente 1. Devuelve los demás; un d8 va al centro con su nuevo resultado.
summary-turn-2 = O toma un d8 del centro y colócalo con su resultado, si cabe.
summary-turn-3 = Si ninguno de los dados tirados cabe, pierdes el turno.
summary-hang = Colocar
summary-hang-1 = Bajo una estrella: cualquier resultado. Bajo un dado: solo uno menor; si es igual, no vale.
summary-hang-2 = Como máximo 2 dados directamente bajo cada estrella y cada dado.
summary-hang-3 = Los dados colocados nunca se mueven.
summary-cards = Puntos
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Negro, por cada estrella: un dado, 1; dos o más, por su suma: 6 o menos: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 o más: 3.
summary-cards-5 = Cada dado morado: 1 por cada dado conectado a él, por encima o por debajo.
summary-cards-6 = Cada dado rojo: elige una línea que pase por él y resultados pares o impares. Anota 1 por cada uno de los otros dados de esa línea con un resultado así.
summary-cards-7 = Twinkle: 2 por cada dado directamente bajo un dado con menos caras.
summary-end = Fin de la partida
summary-end-1 = La partida acaba cuando todos tienen 7 dados o están bloqueados. Los turnos perdidos se recuperan después de la ronda 7.
summary-end-2 = Gana quien tenga más puntos. En caso de empate, el empatado que jugó en último lugar.
summary-end-3 = En solitario: consigue al menos 20 puntos con las cartas y cumple todas las misiones. Descarta 1 dado en cada turno.

## The tutorial

tutorial-goal = Tu objetivo: coloca 7 dados bajo tus dos estrellas y consigue más puntos que Zoe.
tutorial-pick = En cada turno eliges 3 dados, los tiras y colocas uno. Elige primero el d12 azul.
tutorial-pick-other = En esta lección, elige el dado marcado.
tutorial-pick-2 = Ahora elige el d10 amarillo.
tutorial-pick-3 = Después elige el d4 verde.
tutorial-roll = Ahora tira los 3 dados.
tutorial-hang = Colocas 1 de los 3 y devuelves los demás. Bajo una estrella vale cualquier resultado, y uno alto es lo mejor. Coloca el d12 azul, un 9, bajo tu primera estrella.
tutorial-hang-low = Está permitido, pero debajo solo caben resultados menores, así que deja poco sitio. Coloca el d12 azul, que muestra más.
tutorial-centre = Zoe ha tomado un d8 del centro y lo ha colocado con el resultado que muestra, sin tirarlo. Toma el d8 azul, un 7.
tutorial-centre-other = En esta lección, toma el d8 azul del centro.
tutorial-under = Bajo un dado solo puede ir un resultado menor, y dos dados como máximo. El 7 cabe bajo el 9. Colócalo ahí.
tutorial-under-other = Está permitido, pero la lección lo necesita bajo el d12 azul. Colócalo ahí.
tutorial-blue-roll = Cada color puntúa según su carta. Dos dados azules juntos bajo un mismo dado o estrella dan 4 puntos; cualquier otro dado azul, 1. El d10 azul es uno de tus 3: tira.
tutorial-blue = El d10 azul muestra 6. Colócalo bajo el 9, al lado del d8 azul.
tutorial-blue-other = Está permitido, pero la lección necesita el d10 azul al lado del d8 azul. Colócalo bajo el 9.
tutorial-yellow = El amarillo cuenta tus dados amarillos, estén donde estén: uno da 1 punto; dos, 3 en total; tres o más, 6. Coloca el d6 amarillo, un 5, bajo el 7.
tutorial-yellow-other = Está permitido, pero la lección necesita el d6 amarillo bajo el d8 azul. Colócalo ahí.
tutorial-twinkle = Un dado de cualquier color titila directamente bajo un dado con menos caras: 2 puntos. Coloca el d10 amarillo bajo el d6 amarillo.
tutorial-twinkle-other = Coloca el d10 amarillo bajo el d6 amarillo, donde titila.
tutorial-green = Un dado verde da 1 punto, más 1 por cada otro dado de su tipo que tengas. Tienes dos d10. Coloca el d10 verde bajo el d6 amarillo, donde titila.
tutorial-green-other = Está permitido, pero la lección necesita el d10 verde bajo el d6 amarillo. Colócalo ahí.
tutorial-mission = Las misiones son para todos los jugadores. Aquí recibe 3 puntos cada jugador que tenga dados de los 5 tipos. Solo te falta un d4. Elige el d4 rojo.
tutorial-red = Un dado rojo da 1 por cada uno de los otros dados impares de una línea que pase por él, o de los pares. La línea 9, 7, 5, 3 es toda impar. Coloca el d4 rojo al final: 4 puntos y la misión.
tutorial-red-other = Está permitido, pero puntúa menos. Coloca el d4 rojo al final de la línea más larga, bajo el d10 amarillo.
tutorial-won = Todos tienen 7 dados, ¡y has ganado por 22 a 16! Recuerda: si ninguno de tus 3 dados cabe, los devuelves todos y pierdes el turno.
tutorial-colours = Esto es casi el final de otra partida. Con 2 jugadores hay 4 de los 6 colores en juego, esta vez también negro y morado.
tutorial-purple = Un dado morado da 1 punto por cada dado conectado a él, por encima o por debajo. Coloca el d10 morado bajo el d12 amarillo.
tutorial-purple-other = Está permitido, pero la lección necesita el d10 morado bajo el d12 amarillo. Colócalo ahí.
tutorial-purple-two = Los dados morados conectados se cuentan uno al otro. La misión da 1 punto por cada dado que muestre exactamente 2 menos que el de encima. Coloca el d6 morado, un 6, bajo el d10 morado, un 8.
tutorial-purple-two-other = Está permitido, pero no conecta los dados morados. Coloca el d6 morado bajo el d10 morado.
tutorial-black = Los dados negros puntúan por su suma bajo cada estrella; lo mejor es 9: 5 puntos. Tu primera estrella tiene un 6 negro. Coloca el 3 negro bajo el d12 rojo, donde también puntúa para la misión.
tutorial-black-other = Está permitido, pero puntúa menos. Coloca el d4 negro bajo el d12 rojo: suma 9 bajo tu primera estrella, y la misión.
tutorial-end = Has ganado otra vez, y ya conoces los 6 colores. Las misiones cambian de una partida a otra: léelas primero, ¡y que te diviertas!
