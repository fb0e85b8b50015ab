### The words of Twinkle in Spanish. Arguments as in en/twinkle.ftl, which explains them.
### What a die hangs under follows « bajo », which needs no contraction with the article.

## The game

game-name = Twinkle
game-tagline = Siete { -die-other } bajo dos { -star-other }: dónde { -hang-verb-s } cada uno decide sus { -point-other }.
game-by = de Theo Karvounis, V-Games
game-about = Tira tres { -die-other } a tu elección y { -hang-verb-s } uno en tu { -constellation-one }: cualquier { -result-one } bajo una { -star-one }, solo uno menor bajo un { -die-one }. Cada { -colour-one } puntúa a su manera. Tras siete { -die-other }, gana quien tenga más { -point-other }. De uno a cuatro jugadores; en solitario se juega por las { -mission-other }.

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
star-a = la { -star-one } A
star-b = la { -star-one } B
place-die = el { $die } ({ $result })

## Scoring cards and missions

card-red = Rojo
card-yellow = Amarillo
card-blue = Azul
card-green = Verde
card-black = Negro
card-purple = Morado
card-twinkle = Twinkle
card-red-does = Por cada { -die-one } rojo, toma una { -line-one } que pase por él, y par o impar, lo que más convenga: 1 { -point-one } por cada otro { -die-one } de esa { -line-one } cuyo { -result-one } lo sea, también los { -die-other } rojos.
card-yellow-does = Un { -die-one } amarillo en cualquier lugar, 1 { -point-one }; dos, 3; tres o más, 6.
card-blue-does = 4 { -point-other } por dos { -die-other } azules juntos bajo un mismo { -die-one } o { -star-one }, 1 por cada otro { -die-one } azul.
card-green-does = 1 { -point-one } por cada { -die-one } verde, y 1 más por cada otro { -die-one } de su { -type-one } en toda la { -constellation-one }.
card-black-does = Bajo cada { -star-one } por separado: un { -die-one } negro, 1 { -point-one }; dos o más, según la suma de sus { -result-other }: hasta 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; desde 11: 3.
card-purple-does = Por cada { -die-one } morado, 1 { -point-one } por cada { -die-one } conectado a él, encima o debajo. Las { -star-other } no cuentan.
card-twinkle-does = 2 { -point-other } por cada { -die-one } que { -hang-verb-s } bajo un { -die-one } con menos { -sides-other }, como un d10 bajo un d6. Un { -die-one } bajo una { -star-one } nunca { -twinkle-verb-s }.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = { -Line-one } más larga
mission-2 = { -Result-other } iguales
mission-3 = Suma más baja
mission-4 = Pocos { -type-other }
mission-5 = Los tres más altos
mission-6 = Pocos { -colour-other }
mission-7 = Par o impar
mission-8 = Los cinco { -type-other }
mission-9 = Seis como máximo
mission-10 = Todos los { -colour-other }
mission-11 = { -Colour-other } conectados
mission-12 = Dos menos
mission-13 = { -Type-other } gemelos
mission-14 = d4 que suma nueve o diez
mission-15 = Trece o catorce
mission-16 = Unos
mission-17 = d6 con 3, d10 con 4
mission-18 = De { -star-one } a { -star-one }
mission-19 = { -Result-other } gemelos
mission-20 = Suma de dos
mission-1-does = 3 { -point-other } por la mayor cantidad de { -die-other } en una { -line-one }, también en caso de empate.
mission-2-does = 3 { -point-other } por la mayor cantidad de { -die-other } con el mismo { -result-one }, también en caso de empate.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } por la suma más alta de los tres { -result-other } mayores, también en caso de empate.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Hacen falta siete { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } para quienes lo cumplan.
mission-11-does = 1 { -point-one } por cada { -connector-one } entre dos { -die-other } de un mismo { -colour-one }.
mission-12-does = 1 { -point-one } por cada { -die-one } que muestre exactamente 2 menos que el de encima.
mission-13-does = 2 { -point-other } por cada dos { -die-other } de un mismo { -type-one } juntos bajo un { -die-one } o { -star-one }.
mission-14-does = 2 { -point-other } por cada { -connector-one } entre un d4 y otro { -die-one } cuyos { -result-other } sumen 9 o 10.
mission-15-does = 2 { -point-other } por cada { -colour-one } cuyos { -die-other } sumen 13 o 14.
mission-16-does = Un { -die-one } que muestra 1 da 1 { -point-one }; dos, 3; tres o más, 5.
mission-17-does = 2 { -point-other } por cada pareja de un d6 y otro { -die-one } que muestre 3, o de un d10 y otro { -die-one } que muestre 4. Cada { -die-one } está en una pareja como máximo.
mission-18-does = Por cada pareja de { -die-other }, uno de cada { -star-one }: 1 { -point-one } por el mismo { -colour-one } o el mismo { -result-one }, 2 por ambos. Cada { -die-one } está en una pareja como máximo.
mission-19-does = 2 { -point-other } por cada dos { -die-other } con { -result-other } iguales juntos bajo un { -die-one } o { -star-one }.
mission-20-does = 3 { -point-other } por cada { -die-one } cuyos dos { -die-other } de debajo sumen su propio { -result-one }.
mission-1-solo = Cinco { -die-other } o más en una { -line-one }.
mission-2-solo = Tres { -die-other } o más con el mismo { -result-one }.
mission-3-solo = Siete { -die-other } cuyos { -result-other } sumen menos de 30.
mission-4-solo = { -Die-other } de tres { -type-other } como máximo.
mission-5-solo = Tres { -die-other } que sumen 16 o más.
mission-6-solo = { -Die-other } de tres { -colour-other } como máximo.
mission-7-solo = Bajo cada { -star-one }, todos los { -result-other } pares o todos impares: una { -star-one } puede ser par y la otra impar, y una { -star-one } vacía vale.
mission-8-solo = { -Die-other } de los cinco { -type-other }.
mission-9-solo = Solo { -result-other } de 6 o menos.
mission-10-solo = Un { -die-one } de cada { -colour-one } { -in-play-phrase }.
mission-11-solo = Dos { -die-other } de un mismo { -colour-one } unidos por un { -connector-one }.
mission-12-solo = Un { -die-one } que muestre exactamente 2 menos que el de encima.
mission-13-solo = Dos { -die-other } de un mismo { -type-one } juntos bajo un { -die-one } o { -star-one }.
mission-14-solo = Un d4 conectado a otro { -die-one } de modo que sumen 9 o 10.
mission-15-solo = Un { -colour-one } cuyos { -die-other } sumen 13 o 14.
mission-16-solo = Un { -die-one } que muestre 1.
mission-17-solo = Un d6 y otro { -die-one } que muestre 3, o un d10 y otro { -die-one } que muestre 4.
mission-18-solo = Un { -die-one } bajo cada { -star-one }, con el mismo { -colour-one } o el mismo { -result-one }.
mission-19-solo = Dos { -die-other } con { -result-other } iguales juntos bajo un { -die-one } o { -star-one }.
mission-20-solo = Un { -die-one } cuyos dos { -die-other } de debajo sumen su propio { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } de { $goal } { -point-other }
goal-points-does = Las { -colour-card-other } y Twinkle deben dar { $goal } { -point-other }; ahora dan { $points }.
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
            [minus] −{ $points } por la { -mission-one } { $number }
           *[plus] { $points } por la { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la { -mission-one } { $number } se cumple
       *[unmet] la { -mission-one } { $number } ya no se cumple
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
        [you] { -Hang-verb-you } el { $die } ({ $result }) bajo { $place }.
       *[other] { $seat } { -hang-verb-s } el { $die } ({ $result }) bajo { $place }.
    }
seat-loses =
    { $seat ->
        [you] Pierdes el { -turn-one }
       *[other] { $seat } pierde el { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] El { $die } muestra { $result } y no cabe en ningún sitio.
       *[other] El { $die } muestra { $result }, y ninguno de los { -die-other } cabe.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = En el { -centre-one }, el { $die } muestra { $result }.
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
        [you] Tomas el { $die } ({ $result }) del { -centre-one }.
       *[other] { $seat } toma el { $die } ({ $result }) del { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] El { $die } muestra { $result }.
       *[no] El { $die } muestra { $result } y no cabe en ningún sitio.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } y un { -die-one }.
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
        [level] { $told } ¡{ -Level-one } superado!
        [failed] { $told } { -Level-one } no superado.
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
would-roll = Tirar: { $dice }. Si alguno cabe, hay que { -hang-verb } uno.
would-take = Tomar el { $die } ({ $result }) del { -centre-one } y { -hang-pronoun } sin tirarlo.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-verb } el { $die } ({ $result }) bajo { $place }. { $gain }
would-hang-others = { would-hang } Los demás: { $others }.
would-out = Sacar el { $die } del juego para siempre.
would-over =
    { $end ->
        [won] { $told } ¡Ganas la partida!
        [lost] { $told } La partida acaba y no ganas.
        [level] { $told } ¡{ -Level-one } superado!
       *[failed] { $told } { -Level-one } no superado.
    }
would-resign = Abandonar: los demás comparten la victoria.

## Status

status-setup = Preparación
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } de { $most }
round-late = { -Round-one } { $count }: { -turn-other } perdidos
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Elige { dice-count } para tirar, o toma un d8 del { -centre-one }.
       *[other] { $seat } elige { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Elige { dice-count } para tirar.
       *[other] { $seat } elige { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Elige { $count } más para tirar.
       *[other] { $seat } elige { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Tira { dice-count }.
       *[other] { $seat } tira { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Coloca uno de estos { -die-other }: elige el lugar.
       *[other] { $seat } coloca un { -die-one }.
    }
status-take =
    { $seat ->
        [you] Coloca el { $die }: elige el lugar.
       *[other] { $seat } coloca el { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Elige un { -die-one } tirado para descartarlo.
       *[other] { $seat } descarta un { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Elige otro d8 del { -centre-one } para descartarlo.
       *[other] { $seat } descarta un d8.
    }
status-out-any =
    { $seat ->
        [you] No quedan d8 en el { -centre-one }: descarta cualquier { -die-one }.
       *[other] { $seat } descarta un { -die-one }.
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
status-over-level = { -Level-one } superado: ¡{ $points } de { $goal } { -point-other }!
status-over-short = { -Level-one } no superado: { $points } de { $goal } { -point-other }.
status-over-unmet = { status-over-short } Sin cumplir: { $missions }.
status-type-colour = ¿Qué { -colour-other } están { -in-play-phrase }? Faltan por elegir: { $count }.
status-type-mission =
    { $kind ->
        [bronze] ¿Qué { -bronze-mission-one } está { -in-play-phrase }?
       *[silver] ¿Qué { -silver-mission-one } está { -in-play-phrase }?
    }
status-type-centre = ¿Qué muestra el { $die } del { -centre-one }?
status-type-first = ¿Quién empieza?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Tirar 1 { -die-one }
       *[other] Tirar { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un { -die-one } muestra de 1 hasta su número de { -sides-other }. Elige uno de esos números.
refused-TW-2-1 = Ese { -colour-one } no puede entrar { -in-play-phrase }. Elige uno de los que se ofrecen.
refused-TW-2-2 = Un d8 muestra de 1 a 8. Elige uno de esos números.
refused-TW-2-4 = Esa { -mission-one } no puede entrar { -in-play-phrase }: es de otro metal, o ya está { -in-play-phrase }. Elige una de las que se ofrecen.
refused-TW-2-5 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-TW-3-1 = Solo se pueden elegir { -die-other } del { -centre-one } o de junto a las cartas. Elige uno de esos.
refused-TW-3-1-early = Se tiran tres { -die-other } a la vez. Elige más primero.
refused-TW-3-1-full = Ya hay tres { -die-other } elegidos. Tíralos, o retira uno.
refused-TW-3-3 = Solo se puede tomar un d8 del { -centre-one }. Elige uno, o elige { -die-other } para tirar.
refused-TW-3-3-late = Has elegido { -die-other } para tirar. Retíralos antes de tomar un d8.
refused-TW-3-4 = Bajo un { -die-one } solo { -hang-verb-s } un { -result-one } estrictamente menor. Elige un { -die-one } que muestre más, o una { -star-one }.
refused-TW-3-4-take = Ese d8 no cabe en ningún sitio: tus { -star-other } están llenas, y ningún { -die-one } con sitio muestra más. Toma otro, o tira.
refused-TW-3-4-lacks = Los { -die-other } { -hang-verb-plural } bajo tus propias { -star-other } y { -die-other }. Elige uno de esos.
refused-TW-3-5 = Ahí ya { -hang-verb-plural } dos { -die-other }. Elige otro sitio.
refused-TW-3-7 = Ahora { -hang-verb-s } uno de los { -die-other } de tu { -hand-one }: elige el { -die-one } y su sitio.
refused-TW-3-10 = La partida ha acabado. Recórrela paso a paso, o juega otra.
refused-TW-6-5-rolled = Ahora uno de los { -die-other } tirados { -leave-the-game-verb-s }. Elige cuál.
refused-TW-6-5-taken = Ahora otro { -die-one } { -leave-the-game-verb-s }: un d8 del { -centre-one }, o cualquier { -die-one } libre si no queda ninguno. Elige cuál.
refused-TW-6-6 = Ninguno de los { -die-other } tirados cabe. Elige cuál { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = { -Point-other } extra, abiertos a todos; en solitario hay que cumplirlas todas.
option-level-0 = Básico: ninguna
option-level-1 = Bronce: 1 de bronce
option-level-2 = Plata: 2 de plata
option-level-3 = Diamante: 1 de bronce, 2 de plata
option-level-4 = elegidas abajo
option-mission_1 = Primera { -mission-one }
option-mission_1-help = Solo con { -mission-other } «elegidas abajo»; de 1 a 10 son de bronce, de 11 a 20 de plata.
option-mission_1-0 = ninguna
option-mission_1-seat = { mission-choice }
option-mission_2 = Segunda { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = ninguna
option-mission_2-seat = { mission-choice }
option-mission_3 = Tercera { -mission-one }
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
option-red = Rojo { -in-play-phrase }
option-red-help = { -In-play-phrase } con seguridad; el azar elige los demás.
option-yellow = Amarillo { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Azul { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Verde { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Negro { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Morado { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Quién empieza
option-first-help = Decide el azar, o un puesto a tu elección.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-keep = Una tirada fallida no cuesta ningún { -die-one }
option-keep-help = Solo en solitario: si ningún { -die-one } tirado cabe, se pierde el { -turn-one }, pero ningún { -die-one } { -leave-the-game-verb-s }.

bad-colours = Con tantos jugadores solo puede haber { $count } { -colour-other } { -in-play-phrase }, pero se piden más: { $colours }.
bad-mission-level = Se pide la { -mission-one } { $number }, pero las { -mission-other } no son «elegidas abajo». Ponlas así.
bad-mission-twice = La { -mission-one } { $number } se pide dos veces. Elige otra.
bad-missions = Nadie puede cumplir a la vez las { -mission-other } { $missions }. Quita una.

## The board in text

picture-label = Las { -constellation-other } y los { -die-other } del { -centre-one } y de junto a las cartas; también en texto.
text-board = Lo que { -hang-verb-s } bajo cada { -star-one }, y después los { -die-other } libres
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, bajo { $place }
text-hand =
    { $seat ->
        [you] En tu { -hand-one }:
       *[other] En la { -hand-one } de { $seat }:
    }
text-centre = En el { -centre-one }:
text-pool = Junto a las cartas, { $colour }:
text-out = Fuera del juego:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: 1 { -point-one }, { $count } de 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-other }, { $count } de 7 { -die-other }.
    }
text-parts = Por carta: { $parts }.
text-blocked = Ya no se puede añadir ningún { -die-one }.
text-turn =
    { $seat ->
        [you] Es tu { -turn-one }.
       *[other] Es su { -turn-one }.
    }
text-cards = Cartas { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = En Twinkle formas una { -constellation-one } de siete { -die-other }. En cada { -turn-one } tiras tres { -die-other } cualesquiera y { -hang-verb-you } uno, o tomas un d8 del { -centre-one } con su { -result-one }. Bajo una { -star-one } puede { -hang-verb } cualquier { -result-one }, bajo un { -die-one } solo uno menor, y nunca más de dos { -die-other }. Cada { -colour-one } puntúa según su carta; la { -twinkle-card-one } premia los { -die-other } bajo { -die-other } con menos { -sides-other }. Puede haber además { -mission-other }. Gana quien tenga más { -point-other }; en solitario hacen falta 20 { -point-other } y todas las { -mission-other }.
rules-page = Haz clic en tres { -die-other } para elegirlos y después tira; hasta entonces puedes retirar una elección. O toma un d8 del { -centre-one }. Señala un { -die-one } en un sitio libre para leer lo que daría ahí, y haz clic para { -hang-pronoun }. Todo esto se puede hacer también con el teclado. La ayuda para decidir muestra también las probabilidades de los { -die-other } elegidos. Para jugar con { -die-other } de verdad, elige un tablero real para el azar, o usa la hoja de { -point-other }. Los nombres de las { -mission-other } son nuestros.

rules-TW-1 = Contenido de la caja
rule-TW-1-1 = Hay 30 { -die-other }, todos distintos: seis { -colour-other } (rojo, amarillo, azul, verde, negro, morado), cada uno con un d4, d6, d8, d10 y d12. Un { -die-one } se nombra por su { -type-one } y { -colour-one }.
rule-TW-1-2 = Un d4 muestra de 1 a 4, un d6 de 1 a 6, un d8 de 1 a 8, un d10 de 1 a 10 (la cara marcada con 0 es 10), un d12 de 1 a 12; cada cara es igual de probable.
rule-TW-1-3 = El tablero tiene dos { -starting-star-other } para cada uno de los cuatro jugadores, y un marcador de { -point-other } con cuatro fichas. Hay seis { -scoring-card-other }, una por { -colour-one }, la { -twinkle-card-one }, 20 cartas de { -Mission-one } (de 1 a 10 de bronce, de 11 a 20 de plata), cuatro { -campaign-card-other } para jugar en solitario, y siete { -connector-other } por jugador.

rules-TW-2 = Preparación
rule-TW-2-1 = El azar elige los { -colour-other } { -in-play-phrase }: cuatro de seis para dos jugadores, cinco para tres, todos para cuatro. Los demás { -die-other } no están en la partida.
rule-TW-2-2 = Los d8 { -in-play-phrase } se tiran una vez y quedan en el { -centre-one }. Los demás { -die-other } quedan sin tirar junto a la carta de su { -colour-one }.
rule-TW-2-3 = La { -twinkle-card-one } está siempre { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, al azar: Básico, ninguna; Bronce, una de bronce; Plata, dos de plata; Diamante, una de bronce y dos de plata. Las { -mission-other } están a la vista y valen para todos.
rule-TW-2-5 = Empieza quien haya visto un meteoro más recientemente, o decide el azar. Se juega en el sentido de las agujas del reloj.

rules-TW-3 = Un { -turn-one }
rule-TW-3-1 = Tirar tres: elige tres { -die-other } libres cualesquiera, de junto a las cartas o del { -centre-one }, tíralos y { -hang-verb-s } exactamente uno.
rule-TW-3-2 = Cada uno de los otros dos { -die-other } { -go-home-verb-s }: junto a su carta, o, si es un d8, al { -centre-one } con su nuevo { -result-one }.
rule-TW-3-3 = O tomar un d8: { -hang-verb-s } uno del { -centre-one } con el { -result-one } que muestra, sin tirarlo. Tiene que caber en algún sitio.
rule-TW-3-4 = Bajo una { -star-one } puede { -hang-verb } cualquier { -result-one }. Bajo un { -die-one }, el { -result-one } debe ser estrictamente menor que el del { -die-one } de encima. Vale cualquiera de tus { -die-other }, no solo el último.
rule-TW-3-5 = Directamente bajo cada { -star-one } y cada { -die-one } { -hang-verb-plural } dos { -die-other } como máximo.
rule-TW-3-6 = Los { -die-other } { -hang-participles } nunca se mueven ni cambian {$ruling}. Una { -star-one } puede quedar vacía.
rule-TW-3-7 = Si un { -die-one } tirado cabe, hay que { -hang-verb } uno; tú eliges cuál y dónde. Si ninguno cabe, todos { -go-home-verb-plural }, los d8 con sus nuevos { -result-other }, y se pierde el { -turn-one }. Tras una tirada fallida no se puede tomar un d8 en su lugar {$ruling}.
rule-TW-3-8 = Después de la { -round-one } 7, quienes perdieron { -turn-other } siguen en el sentido de las agujas del reloj desde el primer jugador, un { -turn-one } cada vez; se salta a quienes han acabado o están { -blocked-plural }.
rule-TW-3-9 = Está { -blocked-adjective } quien ya nunca puede { -hang-verb } otro { -die-one }: sus dos { -star-other } están llenas, y también todo { -die-one } que muestre 2 o más. Se le salta hasta el final, con menos de siete { -die-other }.
rule-TW-3-10 = La partida acaba cuando cada jugador tiene siete { -die-other } o está { -blocked-adjective }.
rule-TW-3-11 = De dos a cuatro jugadores siempre hay tres { -die-other } libres: quedan al menos 7, 5 y 3.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Cuentan los { -die-other } negros en cualquier lugar bajo la { -star-one }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Cada { -die-one } rojo elige por su cuenta {$ruling}. Su propio { -result-one } no cuenta. Una { -line-one } va de una { -star-one } hasta un { -die-one } que no tiene ninguno debajo.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Gana quien tenga más { -point-other }. En caso de empate, gana quien jugó su último { -turn-one } más tarde, contando los { -turn-other } recuperados después de la { -round-one } 7 {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } Las { -mission-other } de 1 a 10 son de bronce; las de 1 a 6 comparan a los jugadores y pagan a todos los que empatan en cabeza.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } por la suma más baja de todos los { -result-other }, también en caso de empate.
rule-TW-5-4 = 3 { -point-other } por la menor cantidad de { -type-other } de { -die-other }, también en caso de empate.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } por la menor cantidad de { -colour-other }, también en caso de empate.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Las { -mission-other } de 11 a 20 son de plata y pagan cada vez que se dan.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Cuenta toda la { -constellation-one }.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ningún { -die-one } forma pareja consigo mismo {$ruling}. Cuentan las mejores parejas; dos d6 que muestren 3 pueden formar una.
rule-TW-5-18 = { mission-18-does } Cuentan las mejores parejas.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = En solitario
rule-TW-6-1 = La { -campaign-one } tiene 40 { -level-other }, en orden. Un { -level-one } fija sus { -mission-other } y cuatro { -colour-other }: 20 { -die-other }, con cuatro d8 en el { -centre-one }. Un { -level-one } fallido se intenta de nuevo desde el principio.
rule-TW-6-2 = Un { -level-one } se supera con al menos 20 { -point-other } entre las { -colour-card-other } y Twinkle, y con todas las { -mission-other } cumplidas. Las { -mission-other } no dan { -point-other }.
rule-TW-6-3 = Las { -bronze-mission-other } piden: 1, una { -line-one } de cinco o más; 2, tres { -result-other } iguales, o más {$ruling}; 3, una suma menor de 30, con los siete { -die-other } {$ruling}; 4, tres { -type-other } como máximo {$ruling}; 5, tres { -die-other } que sumen 16 o más; 6, tres { -colour-other } como máximo {$ruling}; de 7 a 10, como arriba, la 10 con los cuatro { -colour-other } del { -level-one }.
rule-TW-6-4 = Una { -silver-mission-one } se cumple si puntuaría al menos una vez.
rule-TW-6-5 = En cada { -turn-one } un { -die-one } { -leave-the-game-verb-s } para siempre. Tras una tirada eliges uno de los dos { -die-other } no { -hang-participles }; el otro { -go-home-verb-s }. Tras tomar un d8 es otro d8 del { -centre-one }, o cualquier { -die-one } libre si no queda ninguno.
rule-TW-6-6 = Tras una tirada fallida eliges un { -die-one } tirado, que { -leave-the-game-verb-s }; los demás { -go-home-verb-plural } {$ruling}. Opción: una tirada fallida no cuesta ningún { -die-one }.
rule-TW-6-7 = Si quedan menos de tres { -die-other } libres, tira esos. Si no queda ningún { -die-one }, ninguno { -leave-the-game-verb-s }. Si se acaban los { -die-other } antes de que { -hang-subjunctive-plural } siete, la partida acaba y se juzga tal como está {$ruling}.
rule-TW-6-8 = Si ya nunca puedes { -hang-verb } otro { -die-one }, la partida acaba en el acto y se juzga tal como está {$ruling}.
rule-TW-6-9 = Puedes crear tus propios { -level-other }, con las { -scoring-card-other } y { -mission-other } que quieras. Aquí puedes elegir cuatro { -colour-other } cualesquiera.
rule-TW-6-10 = No conocemos los 40 { -level-other } impresos. Los nuestros {$reconstruction} son cuatro cartas de diez, cada { -level-one } ya superado alguna vez, ordenados según la frecuencia con que los supera el bot «Fuerte»; aparecen todas las { -mission-other } y todos los grupos de { -colour-other }. También puedes elegir tú los { -colour-other } y las { -mission-other }; las { -mission-other } 4 y 8 se contradicen, igual que 6 y 10, y que 1, 7 y 9.

rules-TW-7 = Un ejemplo puntuado
rule-TW-7-1 = Bill tiene 16 { -point-other }: amarillo 3, verde 2, negro 1, rojo 8 (3, 3 y 2), Twinkle 2. Bajo la { -star-one } A: d10 negro (10); debajo d12 rojo (9); debajo de este d8 amarillo (6) y d10 verde (7). El d8 rojo (5) bajo el d8 amarillo, el d4 amarillo (2) bajo el d8 rojo, el d4 rojo (3) bajo el d10 verde.
rule-TW-7-2 = Elizabeth tiene 18 { -point-other }: azul 4, verde 5, negro 5 (4 y 1), Twinkle 4. Bajo la { -star-one } A: d8 negro (7), debajo d12 negro (3); d8 verde (6), debajo d6 verde (4). Bajo la { -star-one } B: d6 negro (5), debajo d8 azul (3) y d4 azul (2).
rule-TW-7-3 = Anna tiene 19 { -point-other }: amarillo 6, azul 2, morado 3, rojo 2, Twinkle 6. Bajo la { -star-one } A: d6 azul (5), debajo d10 azul (4), debajo de este d12 amarillo (2). Bajo la { -star-one } B: d10 rojo (9), debajo d12 morado (8), debajo de este d10 amarillo (6) y d6 amarillo (3).

rules-ours = Otras decisiones nuestras
rule-ours-1 = Una { -constellation-one } necesita siete { -die-other } para competir en las { -mission-other } 3, 4 y 6 {$ruling}.
rule-ours-2 = Quien abandona no obtiene nada, y los demás comparten la victoria {$ruling}.
rule-ours-3 = Los { -die-other } se eligen en cualquier orden, y una elección se puede retirar hasta la tirada {$ruling}.
rule-ours-4 = Los { -point-other } que se muestran durante la partida son los de las { -constellation-other } tal como { -hang-verb-plural }; las { -mission-other } que comparan aún pueden cambiar {$ruling}.

## What a typed text should have been

unread-colour = «{ $text }» no es un { -colour-one }; se espera uno de { $colours }.
unread-mission = «{ $text }» no es una { -mission-one }; se espera «mission» y un número de 1 a { $count }.
unread-first = «{ $text }» no es un puesto; se espera «first» y el número de un puesto, como «first 2».
unread-result = «{ $text }» no es un { -result-one } de { $die }; se espera un número de 1 a { $count }, como «{ $die }=1».
tree-part = «{ $text }» no es un { -die-one } de una { -constellation-one }; se espera { -die-one }={ -result-one }@padre, como «red d12=9@black d10», «R12=9@N10» o «R12=9@A».
tree-result = «{ $text }»: el { -die-one } no tiene esa cara ({ $tag }).
tree-long = Una { -constellation-one } tiene siete { -die-other } como máximo ({ $tag }), esta uno más: «{ $text }».
tree-twice = El { -die-one } { $text } aparece dos veces, pero solo hay uno ({ $tag }).
tree-colour = El { -die-one } { $text } es de un { -colour-one } que no está { -in-play-phrase } ({ $tag }).
tree-taken = El { -die-one } { $text } { -hang-verb-s } en otro sitio, o ha { -leave-the-game-participle } ({ $tag }).
tree-parent = «{ $text }»: el padre no está en esta { -constellation-one } ({ $tag }).
tree-lower = «{ $text }»: el { -result-one } debe ser menor que el del padre ({ $tag }).
tree-three = Bajo { $text } { -hang-verb-plural } más de dos { -die-other } ({ $tag }).

## Bots

bot-greedy-help = busca la mayor cantidad de { -point-other } en este { -turn-one }
bot-beginner-help = toma el primer { -die-one } que puntúa bien, pasa por alto los mejores y confía en tiradas con suerte
bot-novice-help = como Difícil, pero una elección le puede costar hasta un 6 % de probabilidad de ganar
bot-club-help = como Difícil, pero una elección le puede costar hasta un 2 % de probabilidad de ganar
bot-strong-help = valora lo que deja este { -turn-one }, según lo que ha aprendido
bot-master-help = valora cada tirada de este { -turn-one }, al final de la partida también del siguiente, y los { -die-other } que toman los demás

## Help with a decision

advice-fits = Cabe
advice-cards = Carta por carta
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Tirar { $dice }
advice-take = Tomar el { $die } con su { $result }
advice-pick = Elegir el { $die }
advice-odds = Cabe: la probabilidad de poder { -hang-verb } uno de los { -die-other }.
advice-hang = { -Hang-verb } el { $die } ({ $result }) bajo el { $parent }
advice-hang-star = { -Hang-verb } el { $die } ({ $result }) bajo la { -star-one } { $star }
advice-places = { -Point-other }: lo que el sitio da ahora, carta por carta; los { -turn-other } siguientes no se valoran.
advice-note = { advice-odds } { -Point-other }: lo que da este { -turn-one } de media, con el mejor { -die-one } en el mejor sitio; los { -turn-other } siguientes no se valoran.

## Scoring from a file, and the score pad

score-figure = { $mission }, se compara, por sí sola sin { -point-other }
score-compared = { $mission } ({ $figure }, se compara)
score-colours = «{ $text }» no es un grupo de { -colour-other }; se esperan algunas de las letras { $letters }, cada una una vez.
pad-cards = Cartas
pad-missions = { -Mission-other }, como están (de 1 a 6, lo que se compara)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: no está { -in-play-phrase }
pad-die = Toca el sitio del próximo { -die-one }, o un { -die-one } que { -hang-verb-s }.
pad-result = ¿Qué muestra el { $die }?
pad-shows = { $die }: { $result }
pad-place = ¿Dónde { -hang-verb-s } el { $die } ({ $result })?
pad-nowhere = El { $die } ({ $result }) no cabe en ningún sitio.
pad-under-star = Bajo la { -star-one } { $star }
pad-under-die = Bajo el { $die } ({ $result })
pad-remove = Quitar el { $die }
pad-compared = { $mission }: lo que se compara
pad-compared-means = Decide quién obtiene los { -point-other } de arriba.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = «{ $text }» no son { -mission-other } de una partida; se esperan como máximo una de bronce (de 1 a 10) y dos de plata (de 11 a 20), como «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Primero quita lo que { -hang-verb-s } debajo.
pad-tied = De quienes empatan gana quien jugó en último lugar (TW-4.8); la hoja no sabe quién fue.
pad-whole = Los siete { -die-other } { -hang-verb-plural }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Otro { -die-one }
deed-place = Colocar bajo { $place }
deed-pick = Elegir este { -die-one }
deed-discard = Descartar el { $die }
touch-place = Toca una luz.
touch-pick = Toca un { -die-one }.
touch-discard = Toca un { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Cada { -constellation-one } { -hang-verb-s } de dos, A y B. Bajo cada { -star-one } y cada { -die-one } { -hang-verb-plural } hasta dos { -die-other }.
sign-connector = { -Connector-one } que { -twinkle-verb-s }
sign-connector-does = El { -die-one } de debajo tiene más { -sides-other } que el de encima: 2 { -point-other } por la { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Aquí están los d8 con los { -result-other } de su última tirada.
sign-take = Tomar como está
sign-take-does = { -Hang-verb-s } este d8 con el { -result-one } que muestra, sin tirarlo.
sign-cup = Cubilete
sign-cup-does = Tira los tres { -die-other } elegidos; uno se { -hang-verb-s }, los demás { -go-home-verb-plural }.
sign-left = Fuera del juego
sign-left-does = En solitario, un { -die-one } { -leave-the-game-verb-s } para siempre en cada { -turn-one }; su sitio queda tachado.
now-hung =
    { $count ->
        [one] { -Hang-verb-s } 1 { -die-one } de siete.
       *[other] { -Hang-verb-plural } { $count } { -die-other } de siete.
    }
now-points =
    { $points ->
        [one] Ahora 1 { -point-one }.
       *[other] Ahora { $points } { -point-other }.
    }
now-best =
    { $card ->
        [any] Con un { -die-one } más pueden ser { $points }.
       *[colour] Con un { -die-one } más de este { -colour-one } pueden ser { $points }.
    }
now-most =
    { $card ->
        [any] Ningún { -die-one } por sí solo da más.
       *[colour] Ningún { -die-one } de este { -colour-one } da más por sí solo.
    }
now-compared = Aquí { $own }; el mejor de los demás: { $others }.
now-met = Se cumple ahora.
now-may-meet = { now-unmet } Un { -die-one } más puede cumplirla.
now-unmet = Ahora no se cumple.

## What gives the win shares of a review

evaluator-net = valores aprendidos tras { -turn-other } exactos
evaluator-level = { evaluator-net }, para el { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = Los números de los d4
chance-of-d6 = Los números de los d6
chance-of-d8 = Los números de los d8
chance-of-d10 = Los números de los d10
chance-of-d12 = Los números de los d12
chance-of-colour = Los { -colour-other } { -in-play-phrase }
mistake-taking = tomar en vez de tirar
mistake-rolling = tirar en vez de tomar
mistake-low-d8 = tomar un d8 demasiado bajo
mistake-dull = tirar { -die-other } que { -twinkle-verb-plural } pocas veces
mistake-small = tirar { -die-other } con pocas { -sides-other }
mistake-large = tirar { -die-other } con demasiadas { -sides-other }
mistake-colour = elegir el { -colour-one } equivocado
mistake-mission = perder una { -mission-one }
mistake-twinkle = perder un titileo
mistake-points = colocar por pocos { -point-other }
mistake-low = colocar un { -result-one } demasiado bajo
mistake-top = colocar arriba un { -die-one } con muchas { -sides-other }
mistake-star = colocar demasiado pronto bajo una { -star-one }
mistake-under = colocar bajo un { -die-one } y no bajo una { -star-one }
mistake-place = colocar un { -die-one }
mistake-fitting = descartar un d8 que aún cabe
mistake-discard = descartar un { -die-one }
why-fits = Así encaja un { -die-one } en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = De media, el { -turn-one } da entonces { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, no { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Da { $better } al momento, no { $taken }.
why-room = En el próximo { -turn-one } encaja así un { -die-one } en el { NUMBER($better, style: "percent", maximumFractionDigits: 0) } de las tiradas, no en el { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Así queda libre 1 sitio bajo las { -star-other }, no { $taken }.
       *[other] Así quedan libres { $better } sitios bajo las { -star-other }, no { $taken }.
    }
why-high = Bajo los { -die-other } caben así { -result-other } de hasta { $better }, no de hasta { $taken }.
why-next = Con los { -die-other } que quedan, el próximo { -turn-one } da así de media { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Le toca a: { $player }

## Puzzles

puzzle-how-exact-turn = con cada tirada, { -die-one } y sitio de los últimos { -turn-other }
puzzle-theme-which-dice = qué { -die-other } tirar
puzzle-theme-centre = un { -die-one } del { -centre-one }
puzzle-theme-twinkle = una pareja Twinkle
puzzle-theme-colour-card = la carta de un { -colour-one }
puzzle-theme-mission = una { -mission-one }
puzzle-theme-last-die = el último { -die-one }
puzzle-theme-defence = antes del último { -turn-one } del rival
puzzle-theme-fewer-points = menos { -point-other } es mejor
puzzle-ask-which-dice = ¿Qué { -die-other } tiras, o tomas uno?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = ¿Dónde { -hang-verb-s } tu último { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } Al otro le queda uno por { -hang-verb }.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Cuatro de los seis { -colour-other }, cada uno en cinco { -type-other }. El contorno indica el { -type-one }, la marca el { -colour-one }.
example-centre = Dos jugadores tienen cuatro { -colour-other }. Los d8 están en el { -centre-one } con { -result-other }; los demás { -die-other }, sin tirar.
example-three = Se eligen tres { -die-other }, del { -centre-one } o de junto a las cartas, y se tiran; con dos no basta.
example-take = El d8 rojo muestra 4 y cabe bajo el 5 rojo. El d8 amarillo muestra 5 y no cabe en ningún sitio.
example-lower = Un 3 puede { -hang-verb } bajo un 5, pero no bajo otro 3.
example-two-at-most = Bajo el 9 rojo puede { -hang-verb } un { -die-one } más; bajo la { -star-one } ya { -hang-verb-plural } dos.
example-yellow = Uno, dos y tres { -die-other } amarillos.
example-blue = Dos { -die-other } azules bajo una { -star-one } forman pareja; cada otro { -die-one } azul da 1. Azul y rojo no forman pareja.
example-green = Un d4 verde con otros dos d4, y un d12 verde, único de su { -type-one }.
example-black = Dos { -die-other } negros bajo una { -star-one } con suma 9, o uno bajo cada { -star-one }.
example-purple = Un { -die-one } morado conectado a tres { -die-other }. Las { -star-other } no cuentan.
example-red = El { -die-one } rojo toma la { -line-one } con 8, 6 y 4: otros tres { -result-other } pares.
example-twinkle = Un d6 { -twinkle-verb-s } bajo un d4, y un d8 bajo un d6; un d6 o un d4 bajo un d6, no.
example-connectors = Tres { -connector-other } unen { -die-other } de un mismo { -colour-one }: 9 y 7, 7 y 5, 4 y 3.
example-sums = 5 y 4 suman 9, y 3 y 2 suman 5.
example-out = El d4 rojo { -hang-verb-s }. Uno de los dos { -die-other } tirados con él { -leave-the-game-verb-s }, ningún otro.
example-bill = La { -constellation-one } de Bill: el d12 rojo { -twinkle-verb-s } bajo el d10 negro.
example-elizabeth = La { -constellation-one } de Elizabeth: una pareja azul, y { -die-other } negros bajo ambas { -star-other }.
example-anna = La { -constellation-one } de Anna: tres { -die-other } amarillos, y tres { -die-other } que { -twinkle-verb-plural }.
example-any-order = Primero se eligió un { -die-one } verde; puede seguir uno rojo.
summary-turn = Tu { -turn-one }
summary-turn-1 = Elige tres { -die-other } libres, tíralos y { -hang-verb-s } exactamente uno. Los demás { -go-home-verb-plural }; un d8, al { -centre-one } con su nuevo { -result-one }.
summary-turn-2 = O toma un d8 del { -centre-one } con su { -result-one }, si cabe.
summary-turn-3 = Si ninguno de los tres cabe, se pierde el { -turn-one }.
summary-hang = { -Hang-verb }
summary-hang-1 = Bajo una { -star-one }: cualquier { -result-one }. Bajo un { -die-one }: uno estrictamente menor.
summary-hang-2 = Como máximo dos { -die-other } bajo cada { -star-one } y cada { -die-one }.
summary-hang-3 = Lo que { -hang-verb-s } nunca se mueve.
summary-cards = { -Point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Negro, por cada { -star-one }: un { -die-one }, 1; más, según su suma: hasta 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, desde 11: 3.
summary-cards-5 = Morado: 1 por cada { -die-one } conectado a él.
summary-cards-6 = Rojo: en una { -line-one }, 1 por cada otro { -result-one } impar, o por cada otro par.
summary-cards-7 = Twinkle: 2 por cada { -die-one } bajo un { -die-one } con menos { -sides-other }.
summary-end = Fin de la partida
summary-end-1 = Cada jugador tiene siete { -die-other } o está { -blocked-adjective }. Los { -turn-other } perdidos se recuperan después de la { -round-one } 7.
summary-end-2 = Gana quien tenga más { -point-other }; en caso de empate, quien jugó en último lugar.
summary-end-3 = En solitario: 20 { -point-other } y todas las { -mission-other }. En cada { -turn-one } un { -die-one } más { -leave-the-game-verb-s }.

## The tutorial

tutorial-goal = El objetivo: { -hang-verb-s } siete { -die-other } bajo tus dos { -star-other } y consigue más { -point-other } que Zoe.
tutorial-pick = En cada { -turn-one } eliges tres { -die-other }, los tiras y { -hang-verb-you } uno: elige primero el d12 azul.
tutorial-pick-other = En esta lección, elige el { -die-one } marcado.
tutorial-pick-2 = Ahora el d10 amarillo.
tutorial-pick-3 = Y el d4 verde.
tutorial-roll = Ahora tira los tres { -die-other }.
tutorial-hang = { -Hang-verb-you } uno de los tres; los demás { -go-home-verb-plural }. Bajo una { -star-one } puede { -hang-verb } cualquier { -result-one }, y uno alto es lo mejor: { -hang-verb-s } el d12 azul, un 9, bajo tu primera { -star-one }.
tutorial-hang-low = Debajo solo pueden { -hang-verb } { -result-other } menores, así que eso deja poco sitio. El d12 azul muestra más.
tutorial-centre = Zoe ha tomado un d8 del { -centre-one }, con el { -result-one } que muestra, sin tirarlo. Toma el azul, un 7.
tutorial-centre-other = En esta lección, toma el d8 azul del { -centre-one }.
tutorial-under = Bajo un { -die-one } solo puede { -hang-verb } un { -result-one } estrictamente menor, y dos { -die-other } como máximo. El 7 cabe bajo el 9.
tutorial-under-other = Para lo que sigue, { -hang-imperative-pronoun } bajo el d12 azul.
tutorial-blue-roll = Cada { -colour-one } puntúa según su carta. Dos { -die-other } azules juntos bajo un mismo { -die-one } o { -star-one } dan 4 { -point-other }, cada otro { -die-one } azul 1. El d10 azul está entre tus tres: tira.
tutorial-blue = El d10 azul muestra 6. { -Hang-imperative-pronoun } bajo el 9, junto al d8 azul.
tutorial-blue-other = Así no hay pareja azul. { -Hang-verb-s } el d10 azul junto al d8 azul.
tutorial-yellow = El amarillo cuenta tus { -die-other } amarillos, { -hang-subjunctive-plural } donde { -hang-subjunctive-plural }: uno da 1 { -point-one }, dos 3, tres 6. { -Hang-verb-s } el d6 amarillo, un 5, bajo el 7.
tutorial-yellow-other = Para lo que sigue, el d6 amarillo debe estar bajo el d8 azul.
tutorial-twinkle = Un { -die-one } { -twinkle-verb-s } bajo un { -die-one } con menos { -sides-other }: 2 { -point-other }, en todos los { -colour-other }. { -Hang-verb-s } el d10 amarillo bajo el d6 amarillo.
tutorial-twinkle-other = { -Hang-verb-s } el d10 amarillo bajo el d6 amarillo, donde { -twinkle-verb-s }.
tutorial-green = Un { -die-one } verde da 1 { -point-one }, y 1 más por cada otro { -die-one } de su { -type-one } que tengas. Tienes dos d10: { -hang-verb-s } el d10 verde de modo que { -twinkle-subjunctive } bajo el d6 amarillo.
tutorial-green-other = Bajo el d6 amarillo el d10 verde da más, porque ahí { -twinkle-verb-s }.
tutorial-mission = Las { -mission-other } son para todos; esta da 3 { -point-other } a quienes tengan { -die-other } de los cinco { -type-other }. Solo te falta un d4: elige el rojo.
tutorial-red = Un { -die-one } rojo cuenta los otros { -die-other } impares de una { -line-one } que pase por él, o los pares. La { -line-one } 9, 7, 5, 3 es toda impar: { -hang-verb-s } el d4 rojo al final, por 4 { -point-other } y la { -mission-one }.
tutorial-red-other = El d4 rojo da más al final de la { -line-one } más larga, bajo el d10 amarillo.
tutorial-won = Todos tienen siete { -die-other }, y has ganado, 22 a 16. Recuerda: si ninguno de los tres { -die-other } cabe, todos { -go-home-verb-plural } y se pierde el { -turn-one }.
tutorial-colours = Hacia el final de otra partida. Con dos jugadores hay cuatro de los seis { -colour-other } { -in-play-phrase }, esta vez también negro y morado.
tutorial-purple = Un { -die-one } morado da 1 { -point-one } por cada { -die-one } conectado a él, encima o debajo. { -Hang-verb-s } el d10 morado bajo el d12 amarillo.
tutorial-purple-other = La lección sigue con el d10 morado bajo el d12 amarillo.
tutorial-purple-two = Dos { -die-other } morados conectados se cuentan el uno al otro. Un 6 bajo un 8 sirve además para una { -mission-one }: 1 { -point-one } por cada { -die-one } que muestre exactamente 2 menos que el de encima.
tutorial-purple-two-other = Ahí los { -die-other } morados no están conectados. { -Hang-verb-s } el d6 morado bajo el d10 morado.
tutorial-black = Los { -die-other } negros puntúan por su suma bajo cada { -star-one }; lo mejor es 9: 5 { -point-other }. Tu primera { -star-one } tiene un 6 negro: { -hang-verb-s } el 3 negro bajo el d12 rojo, que también sirve para la { -mission-one }.
tutorial-black-other = Bajo la primera { -star-one } el d4 negro suma 9, y bajo el d12 rojo sirve además para la { -mission-one }.
tutorial-end = Has vuelto a ganar, y ya conoces los seis { -colour-other }. Las { -mission-other } cambian de una partida a otra: léelas primero, ¡y que te diviertas!
