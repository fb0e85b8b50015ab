### The words of Twisty in Spanish. Arguments as in en/twisty.ftl, which explains them.
### The names of special counters stand in « »; bare forms only in counter-<kind>.

## The game

game-name = Twisty
game-tagline = Una carrera a saltos de caballo, con ladrones.
game-by = de Faouzi Boughida, Djeco
game-about = Recoge siete colores en el orden de tus cartas, moviéndote como el caballo del ajedrez. Las fichas especiales te llevan más lejos o protegen tus cubos, que otros pueden robar. Con los siete cubos, llega al centro antes que nadie.

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
        [none] Los siete: ¡ahora al centro!
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
        [step] ficha «paso»
        [diagonal] ficha «diagonal»
        [leap] ficha «salto»
        [teleport] ficha «teletransporte»
       *[safety] ficha «seguridad»
    }
extra-move =
    { $counter ->
        [step] una casilla, en línea recta
        [diagonal] una casilla, en diagonal
        [leap] otra L
       *[teleport] otra ficha «teletransporte» libre
    }
leads-on = La { counter-name } de ahí permite seguir.
leads-nowhere = La { counter-name } de ahí no lleva a ningún sitio ahora.
protects =
    { $count ->
        [0] La ficha «seguridad» de ahí no tiene nada nuevo que proteger.
        [one] La ficha «seguridad» de ahí protege un cubo más.
       *[other] La ficha «seguridad» de ahí protege { $count } cubos más.
    }
also-collected = Cubo recogido ahí también: { $under }.
turn-ends = Tu turno acaba.

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
did-land-centre = { moves-to }, el centro; sin los siete cubos no pasa nada.
did-land-cube = { moves-to }; el { cube } de ahí no es el próximo color y se queda.
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
        [you] ¡Llegas al centro con los siete cubos y ganas!
       *[other] ¡{ $seat } llega al centro con los siete cubos y gana!
    }
did-win-seventh = { collects-there }. Es el séptimo. { status-over-won }
did-win-steal = { steals-there }. Es el séptimo. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Te quedas en { $square }.
       *[other] { $seat } se queda en { $square }.
    }
did-skip =
    { $seat ->
        [you] No tienes ninguna L y pierdes este turno.
       *[other] { $seat } no tiene ninguna L y pierde este turno.
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
would-land-centre = Ir al centro: sin los siete cubos no pasa nada. { turn-ends }
would-land-cube = Ir a { $square }: el { cube } de ahí no es tu próximo color. { turn-ends }
would-collect = Ir a { $square } y recoger el { cube }. { next-goal }
would-land-spent = Ir a { $square }. { leads-nowhere }
would-land-counter = Ir a { $square }. Puedes seguir: { extra-move }.
would-protect = Ir a { $square }. { protects } { turn-ends }
would-steal-there = Ir a { $square } y robar el { cube } a { $victim }, que después elige una esquina.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir al centro con los siete cubos: ¡ganas!
would-win-seventh = Ir a { $square } y recoger el { cube }, el séptimo: ¡ganas!
would-win-steal = Ir a { $square } y robar el { cube } a { $victim }, el séptimo: ¡ganas!
would-win-steal-collect = Ir a { $square } y robar el { cube } a { $victim }. { also-collected } ¡Ganas!
would-stay = Quedarse en { $square }. { turn-ends }
would-skip = No tienes ninguna L: pierdes el turno.
would-corner = Ir a la esquina { $square }.
would-resign = Abandonar: no obtienes nada, y los demás comparten la victoria.

## Status

status-setup = Se está preparando el tablero.
status-move =
    { $seat ->
        [you] Tu turno: mueve en L. { next-goal }
       *[other] { $seat } mueve. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Tienes los 7 cubos. Llega al centro.
       *[other] { $seat } mueve y tiene los 7 cubos.
    }
status-move-skip =
    { $seat ->
        [you] No tienes ninguna L. Salta este turno.
       *[other] { $seat } no tiene ninguna L y salta este turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Mueve 1 casilla en línea recta, o quédate.
            [diagonal] Mueve 1 casilla en diagonal, o quédate.
            [leap] Mueve otra vez en L, o quédate.
           *[teleport] Ve a otra ficha «teletransporte» libre, o quédate.
        }
       *[other] { $seat } puede volver a mover.
    }
status-extra-stay =
    { $seat ->
        [you] No tienes movimiento adicional. Quédate para acabar este turno.
       *[other] { $seat } no tiene movimiento adicional y acaba este turno.
    }
status-robbed =
    { $seat ->
        [you] { $thief } te ha robado el { cube }. Elige una esquina libre.
       *[other] { $seat } pierde el { cube } y elige una esquina.
    }
status-corners =
    { $seat ->
        [you] Tu turno: elige una esquina libre para empezar.
       *[other] { $seat } elige una esquina para empezar.
    }
status-over-won =
    { $seat ->
        [you] ¡Ganas!
       *[other] ¡{ $seat } gana!
    }
status-over-shared = Victoria compartida: ¡{ $seats }!
status-over-rounds-won =
    { $seat ->
        [you] Tras 100 rondas vas por delante: ¡ganas!
       *[other] Tras 100 rondas { $seat } va por delante: ¡gana!
    }
status-over-rounds-shared = Empate tras 100 rondas, victoria compartida: { $seats }.
status-type-counter = ¿Qué ficha hay en { $square }?
status-type-card = { $seat }: ¿cuál es la carta número { $count }?
status-type-card-all = Todos: ¿cuál es la carta número { $count }?
status-type-first = ¿Quién empieza?
status-type-corner = { $seat }: ¿qué esquina para empezar?
action-stay = Quedarse en { $square }
action-pass = Saltar este turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha ganado { $seat }. Quedas en segundo lugar.
        [3] Ha ganado { $seat }. Quedas en tercer lugar.
       *[other] Ha ganado { $seat }. Quedas en último lugar.
    }
deed-corner = Ir a { $square }
deed-move = Mover a { $square }
touch-corner = Toca una esquina.
touch-move = Toca una casilla.
round = Ronda { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = No quedan fichas de esta clase. Elige otra clase.
refused-TY-2-2 = Un peón sale de una esquina donde no hay nadie. Elige a1, g1, a7 o g7.
refused-TY-2-3 = Esa carta ya está en la fila. Elige un color que falte.
refused-TY-2-4 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-TY-3-1 = Eso no es una L. Mueve dos casillas en una dirección y una de lado.
refused-TY-3-1-stay = No puedes quedarte donde estás: cada turno empieza con una L. Elige una casilla marcada.
refused-TY-3-5 = La ficha bajo tu peón no lleva ahí. Haz su movimiento, o quédate.
refused-TY-3-6 = La ficha «teletransporte» solo lleva a otra ficha «teletransporte». Elige una, o quédate.
refused-TY-3-7 = Tu próximo color está protegido ahí. Elige otra casilla.
refused-TY-3-9 = La ficha «teletransporte» nunca lleva a una casilla ocupada. Elige una ficha «teletransporte» libre, o quédate.
refused-TY-3-10 = Ya has caído ahí en este turno, y desde entonces no has recogido, robado ni protegido nada. Elige otra casilla, o quédate.
refused-TY-4-1 = Solo puedes caer en otro peón para robar tu próximo color, que no está ahí. Elige otra casilla.
refused-TY-4-4 = Tras un robo tu peón va a una esquina donde no hay nadie. Elige a1, g1, a7 o g7.
refused-TY-5-1 = La partida ha acabado. Repásala, o juega otra.
refused-TY-5-2 = Tienes los siete cubos y nada más que robar. Elige una casilla sin peón.

## Options

option-short_game = Partida corta
option-short_game-help = El séptimo cubo gana en el acto, sin el centro.
option-same_order = El mismo orden para todos
option-same_order-help = Todas las filas de cartas son iguales.
option-chosen_corners = Elegir la esquina
option-chosen_corners-help = En orden de turno, tras ver el tablero y las cartas; si no, al azar.
option-take_under = Tomar el cubo de debajo
option-take_under-help = Tras un robo, recoger también el cubo de esa casilla, si es tu próximo color.
option-first = Quién empieza
option-first-help = Al azar, o el puesto que digas.
option-first-0 = al azar
option-first-seat = puesto { $count }

## The board in text

picture-label = Tablero de Twisty, de siete por siete casillas, también en texto.
text-board = El tablero, casilla por casilla
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: aún ningún cubo.
        [one] { $seat }: un cubo, { $cubes }.
       *[other] { $seat }: { $count } cubos, { $cubes }.
    }
text-protected = { $colour } (protegido)
text-wanted = Por recoger, en orden: { $cubes }.
points-cubes = Cubos
points-protected = De ellos, protegidos

## Rules

rules-intro = { game-about } Twisty es para dos a cuatro jugadores; todo está a la vista, y tras la preparación nada depende del azar.
rules-page = Elige una casilla marcada con el ratón o el teclado; señala una casilla para leer lo que pasaría. Una cadena se juega movimiento a movimiento; «quedarse» acaba tu turno. Para jugar en un tablero de verdad, elige introducir la preparación: fichas, cartas, esquinas y quién empieza. Lo que no pudimos leer en la caja real es nuestra reconstrucción;{$reconstruction} quien tenga la caja puede corregirla en un solo archivo de datos, box.toml.

rules-TY-1 = Contenido de la caja
rule-TY-1-1 = El tablero tiene 7 por 7 casillas. Hay 4 peones con 4 fichas de jugador a juego, y 4 series de siete cartas de color (★ ■ ▲ ●).
rule-TY-1-2 = 28 de las 44 fichas de madera son cubos, 4 en cada uno de 7 colores;{$review} las otras 16 son fichas especiales de cinco clases. Ficha «paso»: una casilla en horizontal o vertical. Ficha «diagonal»: una casilla en diagonal. Ficha «salto»: otra L. Ficha «teletransporte»: a otra ficha «teletransporte». Ficha «seguridad»: protege tus cubos.
rule-TY-1-3 = Las 16 fichas especiales son 3 «paso», 3 «diagonal», 3 «salto», 4 «teletransporte» y 3 «seguridad».{$reconstruction}
rule-TY-1-4 = Los colores son rojo, naranja, amarillo, verde, azul, morado y rosa; solo del amarillo hay certeza.{$reconstruction}

rules-TY-2 = Preparación
rule-TY-2-1 = Pon las 44 fichas al azar, boca arriba, en todas las casillas salvo el centro y las cuatro esquinas, sean cuantos sean los jugadores.
rule-TY-2-2 = El peón de cada jugador sale de su propia esquina, dada por el azar. Opción: en orden de turno, cada uno elige una esquina tras ver el tablero y las cartas.
rule-TY-2-3 = Cada jugador baraja una serie y la pone boca arriba en una fila: el orden, de izquierda a derecha, en que recoger. Opción: todos tienen el mismo orden.{$review}
rule-TY-2-4 = Empieza el más joven; aquí elige el anfitrión, o el azar.{$ruling} Se juega en el sentido de las agujas del reloj, y todo está a la vista de todos.

rules-TY-3 = Tu turno
rule-TY-3-1 = Mueve tu peón una L: dos casillas en una dirección y una de lado, por encima de lo que haya en medio.{$review} Es obligatorio mover.
rule-TY-3-2 = En una casilla vacía tu peón se queda. Las esquinas y el centro son casillas vacías normales,{$ruling} el centro hasta que tienes los siete cubos.
rule-TY-3-3 = En un cubo de tu próximo color, lo recoges automáticamente.{$ruling} La casilla queda vacía desde entonces, y tu turno acaba.
rule-TY-3-4 = En cualquier otro cubo tu peón se queda, y el cubo también.
rule-TY-3-5 = En una ficha «paso», «diagonal», «salto» o «teletransporte» puedes quedarte o hacer su movimiento adicional, que es otra vez una caída: un turno puede ser una cadena de movimientos. Las fichas especiales se quedan siempre en el tablero.{$ruling}
rule-TY-3-6 = La ficha «teletransporte» lleva a cualquier otra ficha «teletransporte» donde no haya un peón.
rule-TY-3-7 = La ficha «seguridad» protege, para siempre y automáticamente,{$ruling} todos los cubos recogidos hasta entonces. Los siguientes no están protegidos hasta que caes de nuevo en una ficha «seguridad».
rule-TY-3-8 = Una ficha actúa cuando caes en ella, no cuando empiezas un turno sobre ella.{$ruling}
rule-TY-3-9 = Solo puedes caer en otro peón para robar: con L, «paso», «diagonal» o «salto», nunca con «teletransporte».
rule-TY-3-10 = El reglamento no pone límite a las cadenas. Pero una casilla en la que ya has caído en este turno no se vuelve a ofrecer hasta que hayas recogido, robado o protegido algo, porque nada cambiaría.{$ruling}
rule-TY-3-11 = Sin una L posible, pierdes el turno.{$ruling} Es raro.
rule-TY-3-12 = Solo las cuatro clases de fichas con un movimiento adicional alargan un turno; cualquier otra caída lo acaba.{$ruling}

rules-TY-4 = Robo
rule-TY-4-1 = Solo puedes caer en el peón de otro jugador si este tiene tu próximo color sin protección. Esa caída es un robo.{$ruling}
rule-TY-4-2 = Pones el cubo robado bajo la carta de ese color, sin protección.
rule-TY-4-3 = La carta de ese color de la víctima pasa al extremo derecho de su fila; las demás se juntan. Así, lo recogido queda siempre a la izquierda de la fila, y el próximo color es la primera carta sin cubo.
rule-TY-4-4 = El peón de la víctima va a una esquina libre, a elección de la víctima,{$ruling} en el acto, antes de que el ladrón siga. Nada más pasa ahí. Siempre hay una esquina libre.
rule-TY-4-5 = Puedes robar a un jugador que está en una esquina o en el centro, y a uno que tiene los siete cubos.{$ruling}
rule-TY-4-6 = Tras el robo, una ficha especial de esa casilla actúa para el ladrón; un cubo de ahí no se recoge con esa caída.{$ruling} Opción: sí, si es el nuevo próximo color del ladrón.

rules-TY-5 = Ganar
rule-TY-5-1 = Con los siete cubos, acaba un movimiento en el centro antes que nadie, con L, «paso», «diagonal» o «salto». La partida acaba en el acto.
rule-TY-5-2 = Con los siete cubos no puedes entrar en ninguna casilla ocupada, tampoco en el centro: no hay próximo color que robar.
rule-TY-5-3 = El séptimo cubo, robado en el mismo centro, gana en el acto.{$ruling}
rule-TY-5-4 = Opción «partida corta»,{$review} según la descripción de la editorial: el séptimo cubo gana, sin el centro.
rule-TY-5-5 = Una ronda es un turno de cada jugador, perdido o no. Tras 100 rondas la partida acaba: gana quien tenga más cubos, después más protegidos, y si no, se comparte la victoria.{$ruling} De lo contrario, los robos mutuos podrían seguir sin fin; una partida normal dura de 12 a 25 rondas.

rules-TY-6 = Conviene saber
rule-TY-6-1 = Sin robos nadie acaba en menos de 8 turnos. El juego perfecto en solitario necesita unos 10 turnos (de 8 a 14).
rule-TY-6-2 = Un ejemplo de robo: tienes rojo, azul, verde y amarillo en ese orden, con rojo y azul protegidos. Un ladrón cuyo próximo color es el verde cae en ti. Conservas rojo, azul y amarillo; tu carta verde pasa al final; tu próximo color es el antiguo quinto.
rule-TY-6-3 = El ejemplo de cadena del reglamento: una L hasta «diagonal», una diagonal hasta «salto», una L hasta el cubo que quieres, todo en un solo turno permitido.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Quien abandona no obtiene nada, y los demás comparten la victoria.{$ruling}
rule-ours-2 = La preparación se muestra en este orden: fichas, cartas, primer jugador, esquinas.{$ruling}
rule-ours-3 = La casilla en que empieza un turno no cuenta como caída; tras un robo, solo la casilla del robo cuenta.{$ruling}
rule-ours-4 = Un robo que gana acaba la partida antes de que la víctima mueva.{$ruling}
rule-ours-5 = El último turno de la última ronda se juega hasta el final, con cadena y elección de la víctima.{$ruling}

## What a typed text should have been

unread-start = «{ $text }» no sale de donde está el peón, en { $square }.
unread-counter = «{ $text }» no es una ficha; se espera una de { $kinds }.
unread-square = «{ $text }» nombra otra casilla; la próxima ficha está en { $square }.
unread-card = «{ $text }» no es una carta; se espera «card» y uno de { $colours }.
unread-first = «{ $text }» no es un puesto; se espera «first» y un número de 1 a { $count }.

## The score pad

pad-standing = Cómo va la partida
pad-held = Cubos
pad-held-means = Recogidos y no robados desde entonces.
pad-safe = Cubos protegidos
pad-safe-means = Deshacen empates tras la última ronda (TY-5.5).
pad-home = En el centro
pad-home-means = Quien primero acaba ahí un movimiento con los siete cubos gana (TY-5.1).
pad-cube = Toca un cubo recogido.
pad-player = { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, sin recoger
pad-cube-held = { $player }: { $colour }, recogido
pad-cube-safe = { $player }: { $colour }, protegido
pad-stolen = Robado: quitarlo
pad-protect = Protegerlo
pad-unprotect = No protegido
pad-protect-all = Proteger todos los cubos (ficha «seguridad»)
pad-is-home = Ha llegado al centro: gana
pad-bad-cubes = Los cubos son letras distintas de { $letters }, con un signo de exclamación si están protegidos; «{ $text }» es otra cosa.
pad-bad-home = Para ganar en el centro hacen falta los siete cubos (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Cae en él, o en un jugador que lo tiene sin protección, cuando sea tu próximo color.
sign-centre = Centro
sign-centre-does = Con los siete cubos, acaba aquí un movimiento antes que nadie.
sign-counter = Ficha: { $name }
sign-counter-does =
    { $counter ->
        [safety] Protege para siempre todos los cubos que tienes. Reciben un marco de latón y un escudo.
       *[other] Puedes seguir desde aquí: { extra-move }.
    }
sign-badge-take = Signo más
sign-badge-take-does = Recoge tu próximo color.
sign-badge-theft = Mano
sign-badge-theft-does = Roba tu próximo color.
sign-badge-chain = Flecha doble
sign-badge-chain-does = Cae en una ficha con un movimiento adicional.
sign-badge-stay = Dos barras
sign-badge-stay-does = Se queda aquí y acaba el turno.
sign-badge-corner = Casa
sign-badge-corner-does = Una esquina libre, para empezar o para ir tras un robo.
sign-badge-win = Estrella
sign-badge-win-does = Gana la partida.
now-cube =
    { $state ->
        [safe] Recogido, y protegido para siempre.
        [held] Recogido, pero se puede robar.
        [next] El siguiente de la fila.
       *[later] { $count ->
            [one] Hay otro antes.
           *[other] Hay otros { $count } antes.
        }
    }
now-lies = En { $squares }.
now-gone = No queda ninguno en el tablero.
now-stealable = Se puede robar a: { $seats }.
now-missing =
    { $count ->
        [0] Ya están los siete cubos.
        [one] Falta 1 cubo.
       *[other] Faltan { $count } cubos.
    }
now-protected = { $count } de { $all } cubos protegidos.

## Bots

bot-beginner-help = va a por su próximo cubo; a menudo no ve adónde lleva una cadena y nunca espera un robo
bot-novice-help = unos cientos de posiciones por turno; cada turno le puede costar hasta un 32 % de su probabilidad de ganar
bot-club-help = unos cientos de posiciones por turno; cada turno le puede costar hasta un 23 % de su probabilidad de ganar
bot-strong-help = unos cientos de posiciones por turno; cada turno le puede costar hasta un 12 % de su probabilidad de ganar
bot-expert-help = el mejor turno entre mil posiciones, para dos jugadores entre decenas de miles
bot-master-help = el mejor turno entre decenas de miles de posiciones, para dos jugadores entre cientos de miles

## What gives the win shares of a review

evaluator-search = una búsqueda de { $count } posiciones por estado

## Kinds of chance, for statistics

chance-of-counter = Las fichas de dentro del borde
mistake-corner = elegir una esquina
mistake-theft = perder un robo
mistake-cube = perder un cubo
mistake-stolen = exponerse a un robo
mistake-safety = perder una ficha «seguridad»
mistake-way = tomar un camino más largo
mistake-open = dejar a alguien un camino más corto
mistake-away = alejarse de una ficha «seguridad»
why-on-win = Seguir a { $squares } y ganar.
why-on-theft = Seguir a { $squares } y robar a { $name }.
why-on-cube = Seguir a { $squares } y recoger el próximo cubo.
why-on-safety = Seguir a { $squares }, una ficha de «seguridad».
why-on-way = Seguir a { $squares }.
why-stolen = En { $square }, { $name } puede robar enseguida: { cube }. En la casilla mejor, nadie puede.
why-away = Una ficha de «seguridad» queda así a un turno.
why-wanted = Así queda protegido lo que { $name } necesita ahora: { cube }.
why-near = Desde ahí, el próximo cubo está a un turno: { cube } en { $squares }.
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

tutorial-goal = Recoge siete cubos, uno de cada color, y después llega antes que nadie a la estrella del centro.
tutorial-row = Bajo el tablero está tu fila de cartas. Recoge los colores de izquierda a derecha: el rojo va primero.
tutorial-l = Mueve una L: dos casillas en una dirección y una de lado, por encima de lo que haya en medio. Ve al cubo rojo.
tutorial-l-orange = Una L lleva ahí, pero ese cubo es naranja, y tu próximo color es el rojo. Se quedaría ahí.
tutorial-l-stay = Cada turno empieza con una L. Ve al cubo rojo.
tutorial-special = El cubo rojo es tuyo, y Zoe ha movido. El amarillo es el siguiente, y está lejos. Las fichas especiales te dejan mover otra vez en el mismo turno.
tutorial-chain = La ficha «diagonal» da un movimiento más, de una casilla en diagonal. Ve a ella.
tutorial-chain-2 = Ahora sigue, en diagonal, hasta la ficha «salto». Da otra L.
tutorial-chain-3 = Desde aquí una L lleva al cubo amarillo: tres movimientos en un turno.
tutorial-chain-stay = Puedes quedarte y acabar tu turno, pero entonces no llegarías al cubo amarillo.
tutorial-chain-other = Está permitido, pero te aleja del cubo amarillo. Sigue las fichas marcadas.
tutorial-safety = Tienes dos cubos, que aún se pueden robar. Una ficha «seguridad» protege para siempre todos los cubos que tienes.
tutorial-safety-other = Está permitido, pero aún te podrían robar los cubos. Ve a la ficha «seguridad».
tutorial-victim = Tus cubos rojo y amarillo tienen ahora un marco de latón: están protegidos. Zoe tiene el azul, tu próximo color, sin protección.
tutorial-theft = Solo puedes caer en otro peón para robar tu próximo color. Zoe está a una L: roba su cubo azul.
tutorial-theft-other = Está permitido, pero ahora podrías robar un cubo. Cae en el peón de Zoe.
tutorial-robbed = El cubo azul es tuyo, aún no protegido. La carta azul de Zoe ha pasado al final de su fila, y su peón a una esquina que ella eligió.
tutorial-danger = Unos turnos después. Tu cubo verde está sin protección, el verde es el próximo color de Zoe, y ella está a una L. Mira lo que pasa.
tutorial-corner = Zoe te ha robado el cubo verde, y eliges una esquina libre para tu peón. Elige la que está a una L del cubo naranja.
tutorial-corner-other = Desde esa esquina ninguna L lleva al cubo naranja. Elige la marcada.
tutorial-after = Tu carta verde es ahora la última de tu fila, así que tu próximo color es el naranja. Recógelo.
tutorial-kept = Tus cubos protegidos se han quedado contigo. Así que visita una ficha «seguridad» antes de que alguien se acerque.
tutorial-seventh = Cerca del final: tienes seis cubos, y solo falta el rosa. Recógelo.
tutorial-centre = ¡Los siete son tuyos! Ahora acaba un movimiento en la estrella antes que nadie.
tutorial-centre-other = Está permitido, pero el centro está a una L. Ve a la estrella y gana.
tutorial-end = Has ganado. Solo dos clases de fichas son nuevas: «teletransporte» lleva a cualquier otra ficha «teletransporte», y «paso» una casilla en línea recta. ¡Ahora juega contra un bot fácil!
## Puzzles

puzzle-how-forced-win = por búsqueda exhaustiva: gana contra toda defensa, y nada más lo hace en tres turnos
puzzle-how-only-defence = por búsqueda exhaustiva: todo lo demás pierde
puzzle-theme-win-1 = ganar en un turno
puzzle-theme-win-2 = ganar en dos turnos
puzzle-theme-win-3 = ganar en tres turnos
puzzle-theme-save = salvar la partida
puzzle-theme-theft = robo
puzzle-theme-chain = una cadena
puzzle-theme-teleport = ficha «teletransporte»
puzzle-theme-last-cube = el último cubo
puzzle-theme-safety = ficha «seguridad»
puzzle-theme-corner = la esquina correcta
puzzle-ask-win-1 = ¿Cómo ganas en este turno?
puzzle-ask-win-2 = ¿Cómo ganas en dos turnos?
puzzle-ask-win-3 = ¿Cómo ganas en tres turnos?
puzzle-ask-save = ¿Cómo salvas la partida?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubos de siete colores; debajo, «paso», «diagonal», «salto», «teletransporte» y «seguridad».
example-laid-out = Una partida para dos tras la preparación, con las filas de cartas debajo.
example-the-l = Dos casillas en una dirección y una de lado: a f5, pero no a d6.
example-collect = El próximo es el rojo. El cubo rojo se recoge; el naranja se queda.
example-step = La ficha «paso» lleva una casilla en línea recta, aquí hasta el cubo rojo, pero no en diagonal.
example-teleport = La ficha «teletransporte» solo lleva a otra ficha «teletransporte».
example-safety = La ficha «seguridad» protege todos los cubos que tienes. Lo protegido no se puede robar.
example-no-theft-by-teleport = Un robo con «diagonal» está permitido; con «teletransporte», no.
example-not-back = De una ficha «paso» a la siguiente, pero sin volver en el mismo turno.
example-steal = El próximo es el rojo. El jugador 2 tiene el rojo sin protección, y se le puede robar; el jugador 3 no tiene rojo.
example-free-corner = El jugador 2, la víctima, elige una esquina libre.
example-home = Con los siete cubos una L al centro gana, salvo que haya alguien ahí.
example-hundred-rounds = Tras 100 rondas ambos tienen dos cubos. El jugador 1 ha protegido los dos y gana.
example-theft = El ladrón, cuyo próximo color es el verde, cae en el jugador 2. La carta verde pasa al final de la fila.
example-chain = Una L hasta «diagonal», una diagonal hasta «salto», una L hasta el cubo que se busca: un turno.
example-begin-square = El turno empezó en a1, y un «salto» puede acabar ahí de nuevo.
summary-goal = Objetivo
summary-goal-1 = Recoge los siete colores en el orden de tus cartas, de izquierda a derecha.
summary-goal-2 = Después, acaba un movimiento en el centro antes que nadie.
summary-turn = Tu turno
summary-turn-1 = Tienes que mover una L: dos casillas en una dirección, una de lado.
summary-turn-2 = Un cubo de tu próximo color: lo recoges.
summary-turn-3 = Otro cubo o una casilla vacía: te quedas. En ambos casos tu turno acaba.
summary-turn-4 = Un turno puede ser una cadena de movimientos adicionales, pero sin volver a una casilla en la que ya has caído en este turno mientras nada haya cambiado.
summary-signs = Fichas
summary-signs-1 = Ficha «paso»: una casilla, en línea recta. Ficha «diagonal»: una casilla, en diagonal. Ficha «salto»: otra L. O te quedas.
summary-signs-2 = Ficha «teletransporte»: otra ficha «teletransporte» libre. O te quedas.
summary-signs-3 = Ficha «seguridad»: protege para siempre todos los cubos que tienes.
summary-theft = Robo
summary-theft-1 = Cae en un jugador que tiene tu próximo color sin protección: es tuyo, sin protección.
summary-theft-2 = La carta de la víctima pasa al final de la fila, y su peón en el acto a una esquina libre.
summary-theft-3 = Nunca con «teletransporte». No se puede entrar en ninguna otra casilla ocupada.
summary-end = Fin de la partida
summary-end-1 = Los siete cubos, después el centro: ganas en el acto.
summary-end-2 = Partida corta (opción): el séptimo cubo gana.
summary-end-3 = Tras 100 rondas: más cubos, después más protegidos; si no, se comparte.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Has ganado.
       *[other] { $seat } ha ganado.
    }
headline-lost-by =
    { $seat ->
        [you] Has perdido.
       *[other] { $seat } ha perdido.
    }
