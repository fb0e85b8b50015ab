### The words of Twisty in Spanish. Arguments as in en/twisty.ftl, which explains them.
### The names of special counters stand in « »; bare forms only in counter-<kind>.

## The game

game-name = Twisty
game-tagline = Una carrera a saltos de caballo, con ladrones.
game-by = de Faouzi Boughida, Djeco
game-about = Recoge 7 cubos, 1 de cada color, en el orden de tus cartas, moviéndote como el caballo del ajedrez. Las fichas especiales te dejan mover otra vez o protegen tus cubos de los ladrones. Con los 7 cubos, llega al centro antes que nadie.

## Colours and counters

colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-pink = rosa
colour-black = negro

counter-step = paso
counter-diagonal = diagonal
counter-leap = salto
counter-teleport = teletransporte
counter-safety = seguridad

square-empty = casilla vacía
square-centre = centro
square-corner = esquina

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] cubo rojo
        [orange] cubo naranja
        [yellow] cubo amarillo
        [green] cubo verde
        [blue] cubo azul
        [purple] cubo morado
        [black] cubo negro
       *[pink] cubo rosa
    }
next-goal =
    { $next ->
        [none] Los 7 cubos: ahora, al centro.
       *[other] Próximo color: { $next }.
    }
moves-to =
    { $seat ->
        [you] Vas a { $square }
       *[other] { $seat } va a { $square }
    }
collects-there =
    { $seat ->
        [you] Vas a { $square } y recoges el { cube }
       *[other] { $seat } va a { $square } y recoge el { cube }
    }
steals-there =
    { $seat ->
        [you] Vas a { $square } y robas el { cube } a { $victim }
       *[other] { $victim ->
            [you] { $seat } va a { $square } y te roba el { cube }
           *[other] { $seat } va a { $square } y roba el { cube } a { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] ficha de paso
        [diagonal] ficha diagonal
        [leap] ficha de salto
        [teleport] ficha de teletransporte
       *[safety] ficha de seguridad
    }
extra-move =
    { $counter ->
        [step] 1 casilla en línea recta
        [diagonal] 1 casilla en diagonal
        [leap] otra L
       *[teleport] a otra ficha de teletransporte libre
    }
leads-on = La { counter-name } de ahí da un movimiento adicional.
leads-nowhere = La { counter-name } de ahí no da ahora ningún movimiento adicional.
protects =
    { $count ->
        [0] La ficha de seguridad de ahí no tiene nada nuevo que proteger.
        [one] La ficha de seguridad de ahí protege 1 cubo más.
       *[other] La ficha de seguridad de ahí protege { $count } cubos más.
    }
also-collected = También se recoge un cubo de ahí: { $under }.
turn-ends = Acaba tu turno.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, carta { $count }: { $colour }.
did-card-all = Todos, carta { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Sales de { $square }.
       *[other] { $seat } sale de { $square }.
    }
did-first =
    { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, una casilla vacía.
did-land-centre = { moves-to }, el centro. Sin los 7 cubos no pasa nada.
did-land-cube = { moves-to }. El { cube } de ahí se queda: no es el próximo color.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Llegas al centro con los 7 cubos: ¡ganas!
       *[other] { $seat } llega al centro con los 7 cubos y gana.
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Tienes los 7 cubos: ¡ganas!
       *[other] { collects-there }. { $seat } tiene los 7 cubos y gana.
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Tienes los 7 cubos: ¡ganas!
       *[other] { steals-there }. { $seat } tiene los 7 cubos y gana.
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } ¡Ganas!
       *[other] { steals-there }. { also-collected } Gana { $seat }.
    }
did-stay =
    { $seat ->
        [you] Te quedas en { $square }.
       *[other] { $seat } se queda en { $square }.
    }
did-skip =
    { $seat ->
        [you] No tienes ninguna L y saltas este turno.
       *[other] { $seat } no tiene ninguna L y salta este turno.
    }
did-corner =
    { $seat ->
        [you] Vas a la esquina { $square }.
       *[other] { $seat } va a la esquina { $square }.
    }
did-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $seat } abandona.
    }

## Turns: what a hovered target would do

would-land-empty = Ir a { $square }. { turn-ends }
would-land-centre = Ir al centro. Sin los 7 cubos no pasa nada. { turn-ends }
would-land-cube = Ir a { $square }. El { cube } de ahí no es tu próximo color. { turn-ends }
would-collect = Ir a { $square } y recoger el { cube }. { next-goal }
would-land-spent = Ir a { $square }. { leads-nowhere }
would-land-counter = Ir a { $square }. Puedes mover otra vez: { extra-move }.
would-protect = Ir a { $square }. { protects } { turn-ends }
would-steal-there = Ir a { $square } y robar el { cube } a { $victim }, que después elige una esquina.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir al centro con los 7 cubos: ¡ganas!
would-win-seventh = Ir a { $square } y recoger el { cube }, el séptimo: ¡ganas!
would-win-steal = Ir a { $square } y robar el { cube } a { $victim }, el séptimo: ¡ganas!
would-win-steal-collect = Ir a { $square } y robar el { cube } a { $victim }. { also-collected } ¡Ganas!
would-stay = Quedarse en { $square }. { turn-ends }
would-skip = Saltar este turno: no tienes ninguna L.
would-corner = Ir a la esquina { $square }.
would-resign = Abandonar: no obtienes nada, y los demás comparten la victoria.

## Status

status-setup = Preparación
status-move =
    { $seat ->
        [you] Tu turno: mueve en L. { next-goal }
       *[other] { $seat } mueve. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Tu turno: tienes los 7 cubos. Llega al centro.
       *[other] { $seat } mueve y tiene los 7 cubos.
    }
status-move-skip =
    { $seat ->
        [you] Tu turno: sáltalo, porque no tienes ninguna L.
       *[other] { $seat } no tiene ninguna L y salta este turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Tu turno: mueve 1 casilla en línea recta o quédate.
            [diagonal] Tu turno: mueve 1 casilla en diagonal o quédate.
            [leap] Tu turno: mueve otra vez en L o quédate.
           *[teleport] Tu turno: ve a otra ficha de teletransporte libre o quédate.
        }
       *[other] { $seat } decide si mueve otra vez.
    }
status-extra-stay =
    { $seat ->
        [you] Tu turno: sin movimiento adicional. Quédate para acabarlo.
       *[other] { $seat } no tiene movimiento adicional y acaba el turno.
    }
status-robbed =
    { $seat ->
        [you] { $thief } te roba el { cube }. Elige una esquina libre.
       *[other] { $seat } pierde el { cube } y elige una esquina.
    }
status-corners =
    { $seat ->
        [you] Tu turno: elige una esquina libre para empezar.
       *[other] { $seat } elige una esquina para empezar.
    }
status-over-won =
    { $seat ->
        [you] ¡Has ganado!
       *[other] ¡Ha ganado { $seat }!
    }
status-over-shared =
    { $seats ->
        [you] ¡Victoria compartida: { $seats }!
       *[other] Victoria compartida: { $seats }.
    }
status-over-rounds-won =
    { $seat ->
        [you] Ibas por delante tras 100 rondas: ¡has ganado!
       *[other] { $seat } iba por delante tras 100 rondas y ha ganado.
    }
status-over-rounds-shared =
    { $seats ->
        [you] ¡Empate tras 100 rondas y victoria compartida: { $seats }!
       *[other] Empate tras 100 rondas y victoria compartida: { $seats }.
    }
status-type-counter = ¿Qué ficha hay en { $square }?
status-type-card = { $seat }: ¿de qué color es la carta { $count }?
status-type-card-all = Para todos: ¿de qué color es la carta { $count }?
status-type-first = ¿Quién empieza?
status-type-corner = { $seat }: ¿qué esquina para empezar?
action-stay = Quedarse en { $square }
action-pass = Saltar este turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha ganado { $seat }. Has quedado en segundo lugar.
        [3] Ha ganado { $seat }. Has quedado en tercer lugar.
       *[other] Ha ganado { $seat }. Has quedado en último lugar.
    }
deed-corner = Ir a { $square }
deed-move = Mover a { $square }
touch-corner = Toca una esquina.
touch-move = Toca una casilla.
round = Ronda { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = No quedan fichas de esta clase. Elige otra clase.
refused-TY-2-2 = Un peón debe salir de una esquina libre: a1, g1, a7 o g7. Elige una en la que no haya ningún peón.
refused-TY-2-3 = Esa carta ya está en la fila. Elige un color que falte.
refused-TY-2-4 = Ese puesto no existe en esta mesa. Elige otro.
refused-TY-3-1 = Eso no es una L. Mueve 2 casillas en una dirección y luego 1 de lado.
refused-TY-3-1-stay = No puedes quedarte: todo turno empieza con una L. Elige una casilla marcada.
refused-TY-3-5 = La ficha bajo tu peón no lleva ahí. Haz su movimiento adicional o quédate.
refused-TY-3-6 = Una ficha de teletransporte solo lleva a otra ficha de teletransporte. Elige una libre o quédate.
refused-TY-3-7 = No puedes robar ese cubo: está protegido. Elige otra casilla.
refused-TY-3-9 = No puedes teletransportarte a una casilla ocupada. Elige una ficha de teletransporte libre o quédate.
refused-TY-3-10 = No puedes volver a caer ahí en este turno: nada ha cambiado desde entonces. Elige otra casilla o quédate.
refused-TY-4-1 = Solo puedes caer en un peón para robar. Ese jugador no tiene tu próximo color. Elige otra casilla.
refused-TY-4-4 = Tras un robo, tu peón debe ir a una esquina libre: a1, g1, a7 o g7. Elige una en la que no haya ningún peón.
refused-TY-5-1 = La partida ha acabado. Repásala, o juega otra.
refused-TY-5-2 = Tienes los 7 cubos y ningún próximo color que robar. Elige una casilla sin peón.

## Options

option-short_game = Partida corta
option-short_game-help = Ganas en cuanto tienes 7 cubos, sin ir al centro.
option-same_order = El mismo orden para todos
option-same_order-help = Todos deben recoger los colores en el mismo orden.
option-chosen_corners = Elegir esquina
option-chosen_corners-help = Se elige en orden de turno, tras ver el tablero y las cartas. Si no, al azar.
option-take_under = Recoger el cubo de debajo
option-take_under-help = Tras un robo, recoger también el cubo de la misma casilla, si ahora es tu próximo color.
option-first = Quién empieza
option-first-help = Al azar, o el jugador del puesto que elijas.
option-first-0 = al azar
option-first-seat = puesto { $count }

## The board in text

picture-label = Tablero de Twisty, de 7 por 7 casillas; también en texto.
text-board = El tablero, casilla por casilla
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ningún cubo todavía.
        [one] { $seat }: 1 cubo, { $cubes }.
       *[other] { $seat }: { $count } cubos, { $cubes }.
    }
text-protected = { $colour } (protegido)
text-wanted = Por recoger, en orden: { $cubes }.
points-cubes = Cubos
points-protected = Cubos protegidos

## Rules

rules-intro = { game-about } Twisty es para 2 a 4 jugadores. Todo está a la vista, y tras la preparación no interviene la suerte.
rules-page = Elige una casilla marcada con el ratón o el teclado. Señala una casilla para leer qué pasaría. En una cadena, elige los movimientos uno a uno; «Quedarse» acaba tu turno. Para jugar en un tablero de verdad, introduce su preparación: fichas, cartas, primer jugador y esquinas. Algunas partes de la caja real las hemos tenido que suponer.{$reconstruction} Si la tienes, puedes corregirlas en un solo archivo de datos, box.toml.

rules-TY-1 = Componentes
rule-TY-1-1 = El tablero tiene 7 por 7 casillas. Hay 4 peones con 4 fichas de jugador a juego, y 4 series de 7 cartas de color (★ ■ ▲ ●).
rule-TY-1-2 = De las 44 fichas de madera, 28 son cubos, 4 de cada uno de los 7 colores.{$review} Las otras 16 son fichas especiales de 5 clases. Paso: 1 casilla en horizontal o en vertical. Diagonal: 1 casilla en diagonal. Salto: otra L. Teletransporte: a otra ficha de teletransporte. Seguridad: protege tus cubos.
rule-TY-1-3 = Las fichas especiales son 16: 3 fichas de paso, 3 diagonales, 3 de salto, 4 de teletransporte y 3 de seguridad.{$reconstruction}
rule-TY-1-4 = Los colores son rojo, naranja, amarillo, verde, azul, morado y rosa.{$reconstruction} Solo del amarillo hay certeza.

rules-TY-2 = Preparación
rule-TY-2-1 = Coloca las 44 fichas al azar, boca arriba, 1 en cada casilla salvo el centro y las 4 esquinas. Usa las 44, sean cuantos sean los jugadores.
rule-TY-2-2 = Da a cada jugador, al azar, una esquina distinta de la que salir. Opción: los jugadores eligen su esquina en orden de turno, tras ver el tablero y las cartas.
rule-TY-2-3 = Baraja tu serie y ponla boca arriba en una fila. Recoge los colores en ese orden, de izquierda a derecha. Opción: todos los jugadores usan el mismo orden.{$review}
rule-TY-2-4 = Empieza el jugador más joven; aquí elige el anfitrión, o el azar.{$ruling} Se juega en el sentido de las agujas del reloj. Todo está a la vista.

rules-TY-3 = Tu turno
rule-TY-3-1 = Mueve tu peón en L: 2 casillas en una dirección y luego 1 de lado. Salta por encima de lo que haya en medio.{$review} Es obligatorio mover.
rule-TY-3-2 = Si caes en una casilla vacía, tu peón se queda ahí. Las esquinas son casillas vacías normales, y el centro también hasta que tengas los 7 cubos.{$ruling}
rule-TY-3-3 = Si caes en un cubo de tu próximo color, lo recoges. Esto es automático.{$ruling} Desde entonces la casilla queda vacía, y tu turno acaba.
rule-TY-3-4 = Si caes en cualquier otro cubo, no lo recoges. Tu peón comparte la casilla con él.
rule-TY-3-5 = Si caes en una ficha de paso, diagonal, de salto o de teletransporte, quédate o haz su movimiento adicional. Después vuelves a caer, así que un turno puede ser una cadena de movimientos. Las fichas especiales se quedan siempre en el tablero.{$ruling}
rule-TY-3-6 = Desde una ficha de teletransporte puedes ir a cualquier otra ficha de teletransporte en la que no haya ningún peón.
rule-TY-3-7 = Si caes en una ficha de seguridad, todos los cubos que tienes quedan protegidos para siempre. Esto es automático.{$ruling} Los cubos que consigas después no están protegidos hasta que caigas otra vez en una ficha de seguridad.
rule-TY-3-8 = Una ficha actúa cuando caes en ella, no cuando empiezas un turno sobre ella.{$ruling}
rule-TY-3-9 = Solo puedes caer en otro peón para robar: con una L o con una ficha de paso, diagonal o de salto, nunca por teletransporte.
rule-TY-3-10 = El reglamento no pone límite a las cadenas. Pero no puedes volver a caer en una casilla en el mismo turno si desde entonces no has recogido, robado ni protegido nada.{$ruling}
rule-TY-3-11 = Si no puedes mover en L, salta tu turno.{$ruling} Es raro que ocurra.
rule-TY-3-12 = Tu turno solo sigue desde una ficha de paso, diagonal, de salto o de teletransporte; cualquier otra caída lo acaba.{$ruling}

rules-TY-4 = Robo
rule-TY-4-1 = Solo puedes caer en el peón de otro jugador si este tiene tu próximo color sin protección. Esa caída es un robo.{$ruling}
rule-TY-4-2 = Pon el cubo robado bajo tu carta de ese color. Queda sin protección.
rule-TY-4-3 = La víctima pasa su carta de ese color al extremo derecho de su fila y junta las demás. Así, las cartas con cubos están siempre a la izquierda, y la primera carta sin cubo indica el próximo color.
rule-TY-4-4 = La víctima mueve en el acto su peón a una esquina libre de su elección,{$ruling} antes de que siga el turno del ladrón. Ahí no pasa nada más. Siempre hay una esquina libre.
rule-TY-4-5 = Puedes robar a un jugador que está en una esquina o en el centro, y a uno que tiene los 7 cubos.{$ruling}
rule-TY-4-6 = Tras un robo, una ficha especial de esa casilla actúa para ti como siempre, pero no recoges un cubo de ahí.{$ruling} Opción: sí lo recoges, si es ahora tu próximo color.

rules-TY-5 = Ganar
rule-TY-5-1 = Gana el primer jugador que acaba un movimiento en el centro (con una L, un paso, una diagonal o un salto) con los 7 cubos. La partida acaba en el acto.
rule-TY-5-2 = Con los 7 cubos no puedes entrar en una casilla ocupada, ni siquiera en el centro. No tienes próximo color que robar.
rule-TY-5-3 = Si robas tu séptimo cubo en el mismo centro, ganas en el acto.{$ruling}
rule-TY-5-4 = Opción «Partida corta»: ganas en cuanto tienes 7 cubos, sin ir al centro.{$review}
rule-TY-5-5 = Una ronda es un turno de cada jugador; un turno saltado también cuenta. Tras 100 rondas la partida acaba, y gana el jugador con más cubos.{$ruling} En caso de empate deciden los cubos protegidos; si el empate sigue, los empatados comparten la victoria.{$ruling} (Si no, los robos podrían no acabar nunca. Casi todas las partidas duran de 12 a 25 rondas.)

rules-TY-6 = Conviene saber
rule-TY-6-1 = Sin robos, nadie puede acabar en menos de 8 turnos. En solitario y con un juego perfecto necesitas unos 10 turnos (de 8 a 14).
rule-TY-6-2 = Ejemplo de robo: tienes rojo, azul, verde y amarillo en ese orden; rojo y azul están protegidos. Un ladrón cuyo próximo color es el verde cae en ti. Conservas rojo, azul y amarillo. Tu carta verde pasa al final de la fila. Tu próximo color es el que era quinto.
rule-TY-6-3 = El ejemplo de cadena del reglamento: mueve en L hasta una ficha diagonal. Sigue en diagonal hasta una ficha de salto. Sigue con otra L hasta un cubo de tu próximo color. Todo eso es un único turno válido.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Si abandonas, no obtienes nada, y los demás jugadores comparten la victoria.{$ruling}
rule-ours-2 = La preparación se muestra en este orden: fichas, cartas, primer jugador, esquinas.{$ruling}
rule-ours-3 = La casilla en que empieza tu turno no cuenta como caída.{$ruling} Tras un robo, las caídas anteriores dejan de contar; solo cuenta la casilla del robo.{$ruling}
rule-ours-4 = Si ganas con un robo, la partida acaba antes de que mueva la víctima.{$ruling}
rule-ours-5 = El último turno de la última ronda se juega hasta el final, con su cadena y con la esquina que elija una víctima.{$ruling}

## What a typed text should have been

unread-start = «{ $text }» no sale de donde está el peón. Empieza en { $square }.
unread-counter = «{ $text }» no es una ficha. Escribe una de estas: { $kinds }.
unread-square = «{ $text }» nombra otra casilla. Escribe ahora la ficha de { $square }.
unread-card = «{ $text }» no es una carta. Escribe «card» y uno de estos colores: { $colours }.
unread-first = «{ $text }» no es un puesto. Escribe «first» y un número de 1 a { $count }.

## The score pad

pad-standing = Cómo va la partida
pad-held = Cubos
pad-held-means = Recogidos o robados, y aún en su poder.
pad-safe = Cubos protegidos
pad-safe-means = Deshacen empates tras la última ronda (TY-5.5).
pad-home = En el centro
pad-home-means = Gana el primer jugador que acaba ahí un movimiento con los 7 cubos (TY-5.1).
pad-cube = Toca un cubo que tenga un jugador.
pad-player = { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, sin recoger
pad-cube-held = { $player }: { $colour }, recogido
pad-cube-safe = { $player }: { $colour }, protegido
pad-stolen = Quitar: lo han robado
pad-protect = Protegerlo
pad-unprotect = Quitar la protección
pad-protect-all = Proteger todos los cubos
pad-is-home = Gana en el centro
pad-bad-cubes = «{ $text }» no es una fila de cubos. Usa cada letra de { $letters } una vez como máximo, con un signo de exclamación tras un cubo protegido.
pad-bad-home = Para ganar en el centro, un jugador necesita los 7 cubos (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Si es tu próximo color, cae en él, o en el peón de un jugador que lo tenga sin protección.
sign-centre = Centro
sign-centre-does = Con los 7 cubos, acaba aquí un movimiento antes que nadie.
sign-counter = Ficha: { $name }
sign-counter-does =
    { $counter ->
        [safety] Si caes aquí, todos los cubos que tienes quedan protegidos para siempre. Reciben un marco de latón y un escudo.
       *[other] Si caes aquí, puedes mover otra vez: { extra-move }.
    }
sign-badge-take = Signo más
sign-badge-take-does = Recoge tu próximo color.
sign-badge-theft = Mano
sign-badge-theft-does = Roba tu próximo color.
sign-badge-chain = Flecha doble
sign-badge-chain-does = Cae en una ficha con un movimiento adicional.
sign-badge-stay = Dos barras
sign-badge-stay-does = Quédate aquí y acaba tu turno.
sign-badge-corner = Casa
sign-badge-corner-does = Una esquina libre, para empezar o para ir tras un robo.
sign-badge-win = Estrella
sign-badge-win-does = Gana la partida.
now-cube =
    { $state ->
        [safe] Conseguido y protegido para siempre.
        [held] Conseguido, pero se puede robar.
        [next] El siguiente de la fila.
       *[later] { $count ->
            [one] Antes va 1 color más.
           *[other] Antes van { $count } colores más.
        }
    }
now-lies = En { $squares }.
now-gone = No queda ninguno en el tablero.
now-stealable = Sin protección, en manos de: { $seats }.
now-missing =
    { $count ->
        [0] Ya están los 7 cubos.
        [one] Falta 1 cubo.
       *[other] Faltan { $count } cubos.
    }
now-protected =
    { $all ->
        [0] Aún no hay cubos que proteger.
        [one] { $count } de 1 cubo protegido.
       *[other] { $count } de { $all } cubos protegidos.
    }

## Bots

bot-beginner-help = va a por su próximo cubo; a menudo no ve adónde lleva una cadena y nunca espera un robo
bot-novice-help = sopesa unos cientos de posiciones; puede perder hasta un 32 % de probabilidad de ganar por turno
bot-club-help = sopesa unos cientos de posiciones; puede perder hasta un 23 % de probabilidad de ganar por turno
bot-strong-help = sopesa unos cientos de posiciones; puede perder hasta un 12 % de probabilidad de ganar por turno
bot-expert-help = juega el mejor turno entre mil posiciones; con 2 jugadores, entre decenas de miles
bot-master-help = juega el mejor turno entre decenas de miles de posiciones; con 2 jugadores, entre cientos de miles

## What gives the win shares of a review

evaluator-search = una búsqueda de { $count } posiciones por cada paso

## Kinds of chance, for statistics

chance-of-counter = Las fichas del interior del borde
mistake-corner = elegir la esquina equivocada
mistake-theft = robo desaprovechado
mistake-cube = cubo desaprovechado
mistake-stolen = exponerse a un robo
mistake-safety = ficha de seguridad desaprovechada
mistake-way = camino más largo
mistake-open = dejar un camino más corto
mistake-away = alejarse de una ficha de seguridad
why-on-win = Sigue a { $squares } y gana.
why-on-theft = Sigue a { $squares } y roba a { $name }.
why-on-cube = Sigue a { $squares } y recoge el próximo cubo.
why-on-safety = Sigue a { $squares }, una ficha de seguridad.
why-on-way = Sigue a { $squares }.
why-stolen = En { $square }, { $name } puede robar enseguida el { cube }. En la casilla mejor no puede nadie.
why-away = Desde ahí, una ficha de seguridad está a 1 turno.
why-wanted = Protege el { cube }, el próximo que necesita { $name }.
why-near = Desde ahí, el próximo cubo está a 1 turno: { cube } en { $squares }.
why-open =
    { $better ->
        [one] A { $name } le falta entonces 1 turno para ganar, no { $taken }.
       *[other] A { $name } le faltan entonces { $better } turnos para ganar, no { $taken }.
    }
why-turns =
    { $better ->
        [one] Para ganar falta entonces 1 turno, no { $taken }.
       *[other] Para ganar faltan entonces { $better } turnos, no { $taken }.
    }

## Setting up a position

edit-turn = Le toca a: { $player }
edit-nothing = nada
edit-piece = el peón de { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Cartas de { $player }: { pad-player }, próximo { $colour }
edit-row-whole = Cartas de { $player }: todos los cubos
edit-collect = Recoger el próximo cubo
edit-return = Devolver el último cubo
edit-protect = Proteger todos los cubos
edit-unprotect = No proteger ningún cubo
edit-next = Próximo: { $colour }

## The tutorial

tutorial-goal = Recoge 7 cubos, 1 de cada color. Después, llega antes que nadie a la estrella del centro.
tutorial-row = Bajo el tablero está tu fila de cartas. Recoge los colores de izquierda a derecha: el rojo va primero.
tutorial-l = Mueve en L: 2 casillas en una dirección y luego 1 de lado, por encima de lo que haya en medio. Ve al cubo rojo.
tutorial-l-orange = Está permitido, pero no puedes recoger el cubo naranja: tu próximo color es el rojo. Ve al cubo rojo.
tutorial-l-stay = Cada turno empieza con una L. Ve al cubo rojo.
tutorial-special = Tienes el cubo rojo, y Zoe ha movido. Tu próximo color, el amarillo, está lejos. Las fichas especiales te dejan mover otra vez en el mismo turno.
tutorial-chain = La ficha diagonal te da un movimiento adicional: 1 casilla en diagonal. Ve a ella.
tutorial-chain-2 = La ficha de salto te da otra L. Ve a ella en diagonal.
tutorial-chain-3 = Desde aquí, una L lleva al cubo amarillo: 3 movimientos en un turno. Recógelo.
tutorial-chain-stay = Está permitido, pero tu turno acabaría antes de llegar al cubo amarillo. Ve a la casilla marcada.
tutorial-chain-other = Está permitido, pero te aleja del cubo amarillo. Sigue las fichas marcadas.
tutorial-safety = Tienes 2 cubos, que aún te pueden robar. Una ficha de seguridad protege para siempre todos los cubos que tienes. Cae en ella.
tutorial-safety-other = Está permitido, pero aún te podrían robar los cubos. Ve a la ficha de seguridad.
tutorial-victim = Los marcos de latón muestran que tus cubos rojo y amarillo están protegidos. Zoe tiene el azul, tu próximo color, sin protección.
tutorial-theft = Solo puedes caer en otro peón para robar tu próximo color. Zoe está a una L: roba su cubo azul.
tutorial-theft-other = Está permitido, pero ahora podrías robar un cubo. Cae en el peón de Zoe.
tutorial-robbed = Tienes el cubo azul, aún sin proteger. La carta azul de Zoe ha pasado al final de su fila, y su peón, a una esquina que ella ha elegido.
tutorial-danger = Han pasado unos turnos. Tu cubo verde está sin protección, el verde es el próximo color de Zoe, y ella está a una L. Mira qué pasa.
tutorial-corner = Zoe te ha robado el cubo verde. Ahora lleva tu peón a una esquina libre. Elige la marcada: desde ella, una L lleva a un cubo naranja.
tutorial-corner-other = Está permitido, pero la lección sigue desde la esquina marcada. Elígela.
tutorial-after = Tu carta verde es ahora la última de tu fila, así que tu próximo color es el naranja. Recógelo.
tutorial-kept = Has conservado los cubos protegidos. Así que cae en una ficha de seguridad antes de que se acerque otro jugador.
tutorial-seventh = La partida está a punto de acabar. Tienes 6 cubos, y solo falta el rosa. Recógelo.
tutorial-centre = Tienes los 7 cubos. Ahora acaba un movimiento en la estrella antes que nadie.
tutorial-centre-other = Está permitido, pero el centro está a una L. Ve a la estrella y gana.
tutorial-end = ¡Has ganado! Hay dos fichas que aún no conoces: la de teletransporte lleva a cualquier otra ficha de teletransporte libre; la de paso, 1 casilla en horizontal o vertical. Ahora juega contra un bot fácil.
## Puzzles

puzzle-how-forced-win = por búsqueda exhaustiva: gana contra toda defensa, y nada más lo consigue en 3 turnos
puzzle-how-only-defence = por búsqueda exhaustiva: todo lo demás pierde
puzzle-theme-win-1 = ganar en 1 turno
puzzle-theme-win-2 = ganar en 2 turnos
puzzle-theme-win-3 = ganar en 3 turnos
puzzle-theme-save = salvar la partida
puzzle-theme-theft = robo
puzzle-theme-chain = una cadena
puzzle-theme-teleport = ficha de teletransporte
puzzle-theme-last-cube = el último cubo
puzzle-theme-safety = ficha de seguridad
puzzle-theme-corner = la esquina correcta
puzzle-ask-win-1 = ¿Cómo ganas en este turno?
puzzle-ask-win-2 = ¿Cómo ganas en 2 turnos?
puzzle-ask-win-3 = ¿Cómo ganas en 3 turnos?
puzzle-ask-save = ¿Cómo salvas la partida?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubos de 7 colores. Debajo, fichas de paso, diagonal, salto, teletransporte y seguridad.
example-laid-out = Una partida para 2 tras la preparación, con sus filas de cartas debajo.
example-the-l = Mueve 2 casillas en una dirección y luego 1 de lado: a f5, pero no a d6.
example-collect = Tu próximo color es el rojo. Recoges el cubo rojo, pero no el naranja.
example-step = Desde la ficha de paso puedes mover 1 casilla en línea recta, aquí hasta el cubo rojo, pero no en diagonal.
example-teleport = Una ficha de teletransporte solo lleva a otra ficha de teletransporte.
example-safety = Una ficha de seguridad protege todos los cubos que tienes. No se puede robar un cubo protegido.
example-no-theft-by-teleport = Puedes robar con un movimiento diagonal, pero no por teletransporte.
example-not-back = Puedes ir de una ficha de paso a la siguiente, pero no volver en el mismo turno.
example-steal = Tu próximo color es el rojo. El jugador 2 lo tiene sin protección, así que se lo puedes robar. El jugador 3 no tiene rojo.
example-free-corner = El jugador 2, la víctima, elige una esquina libre.
example-home = Con los 7 cubos ganas si una L te lleva al centro. No puedes entrar mientras haya ahí un peón.
example-hundred-rounds = Tras 100 rondas, los dos jugadores tienen 2 cubos. El jugador 1 ha protegido los suyos y gana.
example-theft = El jugador 1, cuyo próximo color es el verde, cae en el peón del jugador 2. El jugador 2 pasa su carta verde al final de su fila.
example-chain = Una L hasta una ficha diagonal, una diagonal hasta una ficha de salto, una L hasta el próximo cubo: un solo turno.
example-begin-square = El turno empezó en a1. Eso no es una caída, así que un salto puede acabar ahí.
summary-goal = Objetivo
summary-goal-1 = Recoge los 7 colores en el orden de tus cartas, de izquierda a derecha.
summary-goal-2 = Después, acaba un movimiento en el centro antes que nadie.
summary-turn = Tu turno
summary-turn-1 = Debes mover en L: 2 casillas en una dirección y luego 1 de lado.
summary-turn-2 = Si caes en un cubo de tu próximo color, lo recoges.
summary-turn-3 = Si caes en otro cubo o en una casilla vacía, te quedas ahí sin más.
summary-turn-4 = Tu turno acaba, salvo que hagas un movimiento adicional. Los movimientos adicionales pueden formar una cadena. No puedes volver a caer en una casilla en el mismo turno si nada ha cambiado.
summary-signs = Fichas
summary-signs-1 = Si caes en una ficha, puedes hacer su movimiento adicional. Paso: 1 casilla en horizontal o vertical. Diagonal: 1 casilla en diagonal. Salto: otra L.
summary-signs-2 = Teletransporte: a cualquier otra ficha de teletransporte libre. O quédate.
summary-signs-3 = Seguridad: protege para siempre todos los cubos que tienes.
summary-theft = Robo
summary-theft-1 = Para robar, cae en el peón de un jugador que tenga tu próximo color sin protección. El cubo es entonces tuyo, sin protección.
summary-theft-2 = La víctima pasa su carta de ese color al final de su fila. En el acto lleva su peón a una esquina libre de su elección.
summary-theft-3 = No puedes robar por teletransporte. Solo puedes entrar en una casilla ocupada para robar.
summary-end = Fin de la partida
summary-end-1 = Si acabas un movimiento en el centro con los 7 cubos, ganas en el acto.
summary-end-2 = Partida corta (opción): ganas con tu séptimo cubo.
summary-end-3 = Tras 100 rondas gana quien tenga más cubos; si hay empate, más protegidos; si sigue, se comparte la victoria.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Has ganado.
       *[other] Ha ganado { $seat }.
    }
headline-lost-by =
    { $seat ->
        [you] Has perdido.
       *[other] Ha perdido { $seat }.
    }
