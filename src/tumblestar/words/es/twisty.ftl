### The words of Twisty in Spanish. Arguments as in en/twisty.ftl, which explains them.
### The names of special counters stand in « »; bare forms only in counter-<kind>.

## The game

game-name = Twisty
game-tagline = Una carrera a saltos de caballo, con { -thief-other }.
game-by = de Faouzi Boughida, Djeco
game-about = { -Collect-imperative } siete colores en el orden de tus { -card-other }, moviéndote como el caballo del ajedrez. Las { -special-counter-other } te llevan más lejos o { -protect-verb-other } tus { -cube-other }, que otros pueden { -steal-verb }. Con los siete { -cube-other }, llega al { -centre-one } antes que nadie.

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

square-empty = { -square-one } vacía
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] { -cube-one } rojo
        [orange] { -cube-one } naranja
        [yellow] { -cube-one } amarillo
        [green] { -cube-one } verde
        [blue] { -cube-one } azul
        [purple] { -cube-one } morado
        [black] { -cube-one } negro
       *[pink] { -cube-one } rosa
    }
next-goal =
    { $next ->
        [none] Los siete: ¡ahora al { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Vas a { $square }
       *[other] { $seat } va a { $square }
    }
collects-there =
    { $seat ->
        [you] Vas a { $square } y { -collect-verb-you } el { cube }
       *[other] { $seat } va a { $square } y { -collect-imperative } el { cube }
    }
steals-there =
    { $seat ->
        [you] Vas a { $square } y { -steal-verb-you } el { cube } a { $victim }
       *[other] { $victim ->
            [you] { $seat } va a { $square } y te { -steal-verb-s } el { cube }
           *[other] { $seat } va a { $square } y { -steal-verb-s } el { cube } a { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] una { -square-one }, en línea recta
        [diagonal] una { -square-one }, en diagonal
        [leap] otra { -l-one }
       *[teleport] otra { -counter-one } { -teleport-one } libre
    }
leads-on = La { counter-name } de ahí permite seguir.
leads-nowhere = La { counter-name } de ahí no lleva a ningún sitio ahora.
protects =
    { $count ->
        [0] La { -counter-one } { -safety-one } de ahí no tiene nada nuevo que { -protect-verb }.
        [one] La { -counter-one } { -safety-one } de ahí { -protect-verb-s } un { -cube-one } más.
       *[other] La { -counter-one } { -safety-one } de ahí { -protect-verb-s } { $count } { -cube-other } más.
    }
also-collected = { -Cube-one } { -collect-participle } ahí también: { $under }.
turn-ends = Tu { -turn-one } acaba.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Todos, { -card-one } { $count }: { $colour }.
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

did-land-empty = { moves-to }, una { -square-one } vacía.
did-land-centre = { moves-to }, el { -centre-one }; sin los siete { -cube-other } no pasa nada.
did-land-cube = { moves-to }; el { cube } de ahí no es el { -next-colour-one } y se queda.
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
        [you] ¡Llegas al { -centre-one } con los siete { -cube-other } y ganas!
       *[other] ¡{ $seat } llega al { -centre-one } con los siete { -cube-other } y gana!
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
        [you] No tienes ninguna { -l-one } y pierdes este { -turn-one }.
       *[other] { $seat } no tiene ninguna { -l-one } y pierde este { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Vas a la { -corner-one } { $square }.
       *[other] { $seat } va a la { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $seat } abandona.
    }

## Turns: what a hovered target would do

would-land-empty = Ir a { $square }. { turn-ends }
would-land-centre = Ir al { -centre-one }: sin los siete { -cube-other } no pasa nada. { turn-ends }
would-land-cube = Ir a { $square }: el { cube } de ahí no es tu { -next-colour-one }. { turn-ends }
would-collect = Ir a { $square } y { -collect-verb } el { cube }. { next-goal }
would-land-spent = Ir a { $square }. { leads-nowhere }
would-land-counter = Ir a { $square }. Puedes seguir: { extra-move }.
would-protect = Ir a { $square }. { protects } { turn-ends }
would-steal-there = Ir a { $square } y { -steal-verb } el { cube } a { $victim }, que después elige una { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir al { -centre-one } con los siete { -cube-other }: ¡ganas!
would-win-seventh = Ir a { $square } y { -collect-verb } el { cube }, el séptimo: ¡ganas!
would-win-steal = Ir a { $square } y { -steal-verb } el { cube } a { $victim }, el séptimo: ¡ganas!
would-win-steal-collect = Ir a { $square } y { -steal-verb } el { cube } a { $victim }. { also-collected } ¡Ganas!
would-stay = Quedarse en { $square }. { turn-ends }
would-skip = No tienes ninguna { -l-one }: pierdes el { -turn-one }.
would-corner = Ir a la { -corner-one } { $square }.
would-resign = Abandonar: no obtienes nada, y los demás comparten la victoria.

## Status

status-setup = Se está preparando el { -board-one }.
status-move =
    { $seat ->
        [you] Tu { -turn-one }: mueve en { -l-one }. { next-goal }
       *[other] { $seat } mueve. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Tienes los 7 { -cube-other }. Llega al { -centre-one }.
       *[other] { $seat } mueve y tiene los 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] No tienes ninguna { -l-one }. Salta este { -turn-one }.
       *[other] { $seat } no tiene ninguna { -l-one } y salta este { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Mueve 1 { -square-one } en línea recta, o quédate.
            [diagonal] Mueve 1 { -square-one } en diagonal, o quédate.
            [leap] Mueve otra vez en { -l-one }, o quédate.
           *[teleport] Ve a otra { -counter-one } { -teleport-one } libre, o quédate.
        }
       *[other] { $seat } puede volver a mover.
    }
status-extra-stay =
    { $seat ->
        [you] No tienes { -extra-move-one }. Quédate para acabar este { -turn-one }.
       *[other] { $seat } no tiene { -extra-move-one } y acaba este { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } te ha { -steal-participle } el { cube }. Elige una { -corner-one } libre.
       *[other] { $seat } pierde el { cube } y elige una { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Tu { -turn-one }: elige una { -corner-one } libre para empezar.
       *[other] { $seat } elige una { -corner-one } para empezar.
    }
status-over-won =
    { $seat ->
        [you] ¡Ganas!
       *[other] ¡{ $seat } gana!
    }
status-over-shared = Victoria compartida: ¡{ $seats }!
status-over-rounds-won =
    { $seat ->
        [you] Tras 100 { -round-other } vas por delante: ¡ganas!
       *[other] Tras 100 { -round-other } { $seat } va por delante: ¡gana!
    }
status-over-rounds-shared = Empate tras 100 { -round-other }, victoria compartida: { $seats }.
status-type-counter = ¿Qué { -counter-one } hay en { $square }?
status-type-card = { $seat }: ¿cuál es la { -card-one } número { $count }?
status-type-card-all = Todos: ¿cuál es la { -card-one } número { $count }?
status-type-first = ¿Quién empieza?
status-type-corner = { $seat }: ¿qué { -corner-one } para empezar?
action-stay = Quedarse en { $square }
action-pass = Saltar este { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha ganado { $seat }. Quedas en segundo lugar.
        [3] Ha ganado { $seat }. Quedas en tercer lugar.
       *[other] Ha ganado { $seat }. Quedas en último lugar.
    }
deed-corner = Ir a { $square }
deed-move = Mover a { $square }
touch-corner = Toca una { -corner-one }.
touch-move = Toca una { -square-one }.
round = { -Round-one } { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = No quedan { -counter-other } de esta clase. Elige otra clase.
refused-TY-2-2 = Un { -piece-one } sale de una { -corner-one } donde no hay nadie. Elige a1, g1, a7 o g7.
refused-TY-2-3 = Esa { -card-one } ya está en la { -row-one }. Elige un color que falte.
refused-TY-2-4 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-TY-3-1 = Eso no es una { -l-one }. Mueve dos { -square-other } en una dirección y una de lado.
refused-TY-3-1-stay = No puedes quedarte donde estás: cada { -turn-one } empieza con una { -l-one }. Elige una { -square-one } marcada.
refused-TY-3-5 = La { -counter-one } bajo tu { -piece-one } no lleva ahí. Haz su movimiento, o quédate.
refused-TY-3-6 = La { -counter-one } { -teleport-one } solo lleva a otra { -counter-one } { -teleport-one }. Elige una, o quédate.
refused-TY-3-7 = Tu { -next-colour-one } está { -protect-participle } ahí. Elige otra { -square-one }.
refused-TY-3-9 = La { -counter-one } { -teleport-one } nunca lleva a una { -square-one } ocupada. Elige una { -counter-one } { -teleport-one } libre, o quédate.
refused-TY-3-10 = Ya has { -land-participle } ahí en este { -turn-one }, y desde entonces no has { -collect-participle }, { -steal-participle } ni { -protect-participle } nada. Elige otra { -square-one }, o quédate.
refused-TY-4-1 = Solo puedes { -land-verb } en otro { -piece-one } para { -steal-verb } tu { -next-colour-one }, que no está ahí. Elige otra { -square-one }.
refused-TY-4-4 = Tras un { -theft-one } tu { -piece-one } va a una { -corner-one } donde no hay nadie. Elige a1, g1, a7 o g7.
refused-TY-5-1 = La partida ha acabado. Repásala, o juega otra.
refused-TY-5-2 = Tienes los siete { -cube-other } y nada más que { -steal-verb }. Elige una { -square-one } sin { -piece-one }.

## Options

option-short_game = Partida corta
option-short_game-help = El séptimo { -cube-one } gana en el acto, sin el { -centre-one }.
option-same_order = El mismo orden para todos
option-same_order-help = Todas las { -row-other } de { -card-other } son iguales.
option-chosen_corners = Elegir la { -corner-one }
option-chosen_corners-help = En orden de { -turn-one }, tras ver el { -board-one } y las { -card-other }; si no, al azar.
option-take_under = Tomar el { -cube-one } de debajo
option-take_under-help = Tras un { -theft-one }, { -collect-verb } también el { -cube-one } de esa { -square-one }, si es tu { -next-colour-one }.
option-first = Quién empieza
option-first-help = Al azar, o el puesto que digas.
option-first-0 = al azar
option-first-seat = puesto { $count }

## The board in text

picture-label = { -Board-one } de Twisty, de siete por siete { -square-other }, también en texto.
text-board = El { -board-one }, { -square-one } por { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: aún ningún { -cube-one }.
        [one] { $seat }: un { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Por { -collect-verb }, en orden: { $cubes }.
points-cubes = { -Cube-other }
points-protected = De ellos, { -protect-participle-other }

## Rules

rules-intro = { game-about } Twisty es para dos a cuatro jugadores; todo está a la vista, y tras la { -set-up-one } nada depende del azar.
rules-page = Elige una { -square-one } marcada con el ratón o el teclado; señala una { -square-one } para leer lo que pasaría. Una { -chain-one } se juega movimiento a movimiento; «quedarse» acaba tu { -turn-one }. Para jugar en un { -board-one } de verdad, elige introducir la { -set-up-one }: { -counter-other }, { -card-other }, { -corner-other } y quién empieza. Lo que no pudimos leer en la caja real es nuestra reconstrucción {$reconstruction}; quien tenga la caja puede corregirla en un solo archivo de datos, box.toml.

rules-TY-1 = Contenido de la caja
rule-TY-1-1 = El { -board-one } tiene 7 por 7 { -square-other }. Hay 4 { -piece-other } con 4 { -counter-other } de jugador a juego, y 4 { -series-other } de siete { -card-other } de color (★ ■ ▲ ●).
rule-TY-1-2 = 28 de las 44 { -counter-other } de madera son { -cube-other }, 4 en cada uno de 7 colores {$review}; las otras 16 son { -special-counter-other } de cinco clases. { -Counter-one } { -step-one }: una { -square-one } en horizontal o vertical. { -Counter-one } { -diagonal-one }: una { -square-one } en diagonal. { -Counter-one } { -leap-one }: otra { -l-one }. { -Counter-one } { -teleport-one }: a otra { -counter-one } { -teleport-one }. { -Counter-one } { -safety-one }: { -protect-verb-s } tus { -cube-other }.
rule-TY-1-3 = Las 16 { -special-counter-other } son 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } y 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = Los colores son rojo, naranja, amarillo, verde, azul, morado y rosa; solo del amarillo hay certeza {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Pon las 44 { -counter-other } al azar, boca arriba, en todas las { -square-other } salvo el { -centre-one } y las cuatro { -corner-other }, sean cuantos sean los jugadores.
rule-TY-2-2 = El { -piece-one } de cada jugador sale de su propia { -corner-one }, dada por el azar. Opción: en orden de { -turn-one }, cada uno elige una { -corner-one } tras ver el { -board-one } y las { -card-other }.
rule-TY-2-3 = Cada jugador baraja una { -series-one } y la pone boca arriba en una { -row-one }: el orden, de izquierda a derecha, en que { -collect-verb }. Opción: todos tienen el mismo orden {$review}.
rule-TY-2-4 = Empieza el más joven; aquí elige el anfitrión, o el azar {$ruling}. Se juega en el sentido de las agujas del reloj, y todo está a la vista de todos.

rules-TY-3 = Tu { -turn-one }
rule-TY-3-1 = Mueve tu { -piece-one } una { -l-one }: dos { -square-other } en una dirección y una de lado, por encima de lo que haya en medio {$review}. Es obligatorio mover.
rule-TY-3-2 = En una { -square-one } vacía tu { -piece-one } se queda. Las { -corner-other } y el { -centre-one } son { -square-other } vacías normales {$ruling}, el { -centre-one } hasta que tienes los siete { -cube-other }.
rule-TY-3-3 = En un { -cube-one } de tu { -next-colour-one }, lo { -collect-verb-you } automáticamente {$ruling}. La { -square-one } queda vacía desde entonces, y tu { -turn-one } acaba.
rule-TY-3-4 = En cualquier otro { -cube-one } tu { -piece-one } se queda, y el { -cube-one } también.
rule-TY-3-5 = En una { -counter-one } { -step-one }, { -diagonal-one }, { -leap-one } o { -teleport-one } puedes quedarte o hacer su { -extra-move-one }, que es otra vez una { -landing-one }: un { -turn-one } puede ser una { -chain-one } de movimientos. Las { -special-counter-other } se quedan siempre en el { -board-one } {$ruling}.
rule-TY-3-6 = La { -counter-one } { -teleport-one } lleva a cualquier otra { -counter-one } { -teleport-one } donde no haya un { -piece-one }.
rule-TY-3-7 = La { -counter-one } { -safety-one } { -protect-verb-s }, para siempre y automáticamente {$ruling}, todos los { -cube-other } { -collect-participle-other } hasta entonces. Los siguientes no están { -protect-participle-other } hasta que { -land-verb-you } de nuevo en una { -counter-one } { -safety-one }.
rule-TY-3-8 = Una { -counter-one } actúa cuando { -land-verb-you } en ella, no cuando empiezas un { -turn-one } sobre ella {$ruling}.
rule-TY-3-9 = Solo puedes { -land-verb } en otro { -piece-one } para { -steal-verb }: con { -l-one }, { -step-one }, { -diagonal-one } o { -leap-one }, nunca con { -teleport-one }.
rule-TY-3-10 = El reglamento no pone límite a las { -chain-other }. Pero una { -square-one } en la que ya has { -land-participle } en este { -turn-one } no se vuelve a ofrecer hasta que hayas { -collect-participle }, { -steal-participle } o { -protect-participle } algo, porque nada cambiaría {$ruling}.
rule-TY-3-11 = Sin una { -l-one } posible, pierdes el { -turn-one } {$ruling}. Es raro.
rule-TY-3-12 = Solo las cuatro clases de { -counter-other } con un { -extra-move-one } alargan un { -turn-one }; cualquier otra { -landing-one } lo acaba {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Solo puedes { -land-verb } en el { -piece-one } de otro jugador si este tiene tu { -next-colour-one } { -unprotected-adjective }. Esa { -landing-one } es un { -theft-one } {$ruling}.
rule-TY-4-2 = Pones el { -cube-one } { -steal-participle } bajo la { -card-one } de ese color, { -unprotected-adjective }.
rule-TY-4-3 = La { -card-one } de ese color de la { -victim-one } pasa al extremo derecho de su { -row-one }; las demás se juntan. Así, lo { -collect-participle } queda siempre a la izquierda de la { -row-one }, y el { -next-colour-one } es la primera { -card-one } sin { -cube-one }.
rule-TY-4-4 = El { -piece-one } de la { -victim-one } va a una { -corner-one } libre, a elección de la { -victim-one } {$ruling}, en el acto, antes de que el { -thief-one } siga. Nada más pasa ahí. Siempre hay una { -corner-one } libre.
rule-TY-4-5 = Puedes { -steal-verb } a un jugador que está en una { -corner-one } o en el { -centre-one }, y a uno que tiene los siete { -cube-other } {$ruling}.
rule-TY-4-6 = Tras el { -theft-one }, una { -special-counter-one } de esa { -square-one } actúa para el { -thief-one }; un { -cube-one } de ahí no se { -collect-imperative } con esa { -landing-one } {$ruling}. Opción: sí, si es el nuevo { -next-colour-one } del { -thief-one }.

rules-TY-5 = Ganar
rule-TY-5-1 = Con los siete { -cube-other }, acaba un movimiento en el { -centre-one } antes que nadie, con { -l-one }, { -step-one }, { -diagonal-one } o { -leap-one }. La partida acaba en el acto.
rule-TY-5-2 = Con los siete { -cube-other } no puedes entrar en ninguna { -square-one } ocupada, tampoco en el { -centre-one }: no hay { -next-colour-one } que { -steal-verb }.
rule-TY-5-3 = El séptimo { -cube-one }, { -steal-participle } en el mismo { -centre-one }, gana en el acto {$ruling}.
rule-TY-5-4 = Opción «partida corta» {$review}, según la descripción de la editorial: el séptimo { -cube-one } gana, sin el { -centre-one }.
rule-TY-5-5 = Una { -round-one } es un { -turn-one } de cada jugador, perdido o no. Tras 100 { -round-other } la partida acaba: gana quien tenga más { -cube-other }, después más { -protect-participle-other }, y si no, se comparte la victoria {$ruling}. De lo contrario, los { -theft-other } mutuos podrían seguir sin fin; una partida normal dura de 12 a 25 { -round-other }.

rules-TY-6 = Conviene saber
rule-TY-6-1 = Sin { -theft-other } nadie acaba en menos de 8 { -turn-other }. El juego perfecto en solitario necesita unos 10 { -turn-other } (de 8 a 14).
rule-TY-6-2 = Un ejemplo de { -theft-one }: tienes rojo, azul, verde y amarillo en ese orden, con rojo y azul { -protect-participle-other }. Un { -thief-one } cuyo { -next-colour-one } es el verde { -land-verb-s } en ti. Conservas rojo, azul y amarillo; tu { -card-one } verde pasa al final; tu { -next-colour-one } es el antiguo quinto.
rule-TY-6-3 = El ejemplo de { -chain-one } del reglamento: una { -l-one } hasta { -diagonal-one }, una diagonal hasta { -leap-one }, una { -l-one } hasta el { -cube-one } que quieres, todo en un solo { -turn-one } permitido.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Quien abandona no obtiene nada, y los demás comparten la victoria {$ruling}.
rule-ours-2 = La { -set-up-one } se muestra en este orden: { -counter-other }, { -card-other }, primer jugador, { -corner-other } {$ruling}.
rule-ours-3 = La { -square-one } en que empieza un { -turn-one } no cuenta como { -landing-one }; tras un { -theft-one }, solo la { -square-one } del { -theft-one } cuenta {$ruling}.
rule-ours-4 = Un { -theft-one } que gana acaba la partida antes de que la { -victim-one } mueva {$ruling}.
rule-ours-5 = El último { -turn-one } de la última { -round-one } se juega hasta el final, con { -chain-one } y elección de la { -victim-one } {$ruling}.

## What a typed text should have been

unread-start = «{ $text }» no sale de donde está el { -piece-one }, en { $square }.
unread-counter = «{ $text }» no es una { -counter-one }; se espera una de { $kinds }.
unread-square = «{ $text }» nombra otra { -square-one }; la próxima { -counter-one } está en { $square }.
unread-card = «{ $text }» no es una { -card-one }; se espera «card» y uno de { $colours }.
unread-first = «{ $text }» no es un puesto; se espera «first» y un número de 1 a { $count }.

## The score pad

pad-standing = Cómo va la partida
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle-other } y no { -steal-participle-other } desde entonces.
pad-safe = { -Cube-other } { -protect-participle-other }
pad-safe-means = Deshacen empates tras la última { -round-one } (TY-5.5).
pad-home = En el { -centre-one }
pad-home-means = Quien primero acaba ahí un movimiento con los siete { -cube-other } gana (TY-5.1).
pad-cube = Toca un { -cube-one } { -collect-participle }.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, sin { -collect-verb }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: quitarlo
pad-protect = { -Protect-pronoun }
pad-unprotect = No { -protect-participle }
pad-protect-all = { -Protect-verb } todos los { -cube-other } ({ -counter-one } { -safety-one })
pad-is-home = Ha llegado al { -centre-one }: gana
pad-bad-cubes = Los { -cube-other } son letras distintas de { $letters }, con un signo de exclamación si están { -protect-participle-other }; «{ $text }» es otra cosa.
pad-bad-home = Para ganar en el { -centre-one } hacen falta los siete { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-verb-s } en él, o en un jugador que lo tiene { -unprotected-adjective }, cuando sea tu { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Con los siete { -cube-other }, acaba aquí un movimiento antes que nadie.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] { -Protect-verb-s } para siempre todos los { -cube-other } que tienes. Reciben un marco de latón y un escudo.
       *[other] Puedes seguir desde aquí: { extra-move }.
    }
sign-badge-take = Signo más
sign-badge-take-does = { -Collect-imperative } tu { -next-colour-one }.
sign-badge-theft = Mano
sign-badge-theft-does = { -Steal-verb-s } tu { -next-colour-one }.
sign-badge-chain = Flecha doble
sign-badge-chain-does = { -Land-verb-s } en una { -counter-one } con un { -extra-move-one }.
sign-badge-stay = Dos barras
sign-badge-stay-does = Se queda aquí y acaba el { -turn-one }.
sign-badge-corner = Casa
sign-badge-corner-does = Una { -corner-one } libre, para empezar o para ir tras un { -theft-one }.
sign-badge-win = Estrella
sign-badge-win-does = Gana la partida.
now-cube =
    { $state ->
        [safe] { -Collect-participle }, y { -protect-participle } para siempre.
        [held] { -Collect-participle }, pero se puede { -steal-verb }.
        [next] El siguiente de la { -row-one }.
       *[later] { $count ->
            [one] Hay otro antes.
           *[other] Hay otros { $count } antes.
        }
    }
now-lies = En { $squares }.
now-gone = No queda ninguno en el { -board-one }.
now-stealable = Se puede { -steal-verb } a: { $seats }.
now-missing =
    { $count ->
        [0] Ya están los siete { -cube-other }.
        [one] Falta 1 { -cube-one }.
       *[other] Faltan { $count } { -cube-other }.
    }
now-protected = { $count } de { $all } { -cube-other } { -protect-participle-other }.

## Bots

bot-beginner-help = va a por su próximo { -cube-one }; a menudo no ve adónde lleva una { -chain-one } y nunca espera un { -theft-one }
bot-novice-help = unos cientos de posiciones por { -turn-one }; cada { -turn-one } le puede costar hasta un 32 % de su probabilidad de ganar
bot-club-help = unos cientos de posiciones por { -turn-one }; cada { -turn-one } le puede costar hasta un 23 % de su probabilidad de ganar
bot-strong-help = unos cientos de posiciones por { -turn-one }; cada { -turn-one } le puede costar hasta un 12 % de su probabilidad de ganar
bot-expert-help = el mejor { -turn-one } entre mil posiciones, para dos jugadores entre decenas de miles
bot-master-help = el mejor { -turn-one } entre decenas de miles de posiciones, para dos jugadores entre cientos de miles

## What gives the win shares of a review

evaluator-search = una búsqueda de { $count } posiciones por estado

## Kinds of chance, for statistics

chance-of-counter = Las { -counter-other } de dentro del borde
mistake-corner = elegir una { -corner-one }
mistake-theft = perder un { -theft-one }
mistake-cube = perder un { -cube-one }
mistake-stolen = exponerse a un { -theft-one }
mistake-safety = perder una { -counter-one } { -safety-one }
mistake-way = tomar un camino más largo
mistake-open = dejar a alguien un camino más corto
mistake-away = alejarse de una { -counter-one } { -safety-one }
why-on-win = El { -turn-one } puede seguir hasta { $square } y ganar.
why-on-theft = El { -turn-one } puede seguir hasta { $square } y { -steal-verb } a { $name }.
why-on-cube = El { -turn-one } puede seguir hasta { $square }, al próximo { -cube-one }.
why-on-safety = El { -turn-one } puede seguir hasta { $square }, una { -counter-one } de { -safety-one }.
why-on-way = El { -turn-one } puede seguir hasta { $square }.
why-stolen = En { $square }, { $name } puede { -steal-verb } enseguida; en la { -square-one } mejor, nadie.
why-away = Una { -counter-one } de { -safety-one } queda así a un { -turn-one }.
why-open =
    { $better ->
        [one] A { $name } le falta entonces 1 { -turn-one } hasta la meta, no { $taken }.
       *[other] A { $name } le faltan entonces { $better } { -turn-other } hasta la meta, no { $taken }.
    }
why-turns =
    { $better ->
        [one] La meta queda así a 1 { -turn-one }, no a { $taken }.
       *[other] La meta queda así a { $better } { -turn-other }, no a { $taken }.
    }

## Setting up a position

edit-turn = Le toca a: { $player }
edit-nothing = nada
edit-piece = el { -piece-one } de { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-other } de { $player }: { pad-player }, próximo { $colour }
edit-row-whole = { -Card-other } de { $player }: todos los { -cube-other }
edit-collect = { -Collect-verb } el próximo { -cube-one }
edit-return = Devolver el último { -cube-one }
edit-protect = { -Protect-verb } todos los { -cube-other }
edit-unprotect = No { -protect-verb } ningún { -cube-one }
edit-next = Próximo: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } siete { -cube-other }, uno de cada color, y después llega antes que nadie a la estrella del { -centre-one }.
tutorial-row = Bajo el { -board-one } está tu { -row-one } de { -card-other }. { -Collect-imperative } los colores de izquierda a derecha: el rojo va primero.
tutorial-l = Mueve una { -l-one }: dos { -square-other } en una dirección y una de lado, por encima de lo que haya en medio. Ve al { -cube-one } rojo.
tutorial-l-orange = Una { -l-one } lleva ahí, pero ese { -cube-one } es naranja, y tu { -next-colour-one } es el rojo. Se quedaría ahí.
tutorial-l-stay = Cada { -turn-one } empieza con una { -l-one }. Ve al { -cube-one } rojo.
tutorial-special = El { -cube-one } rojo es tuyo, y Zoe ha movido. El amarillo es el siguiente, y está lejos. Las { -special-counter-other } te dejan mover otra vez en el mismo { -turn-one }.
tutorial-chain = La { -counter-one } { -diagonal-one } da un movimiento más, de una { -square-one } en diagonal. Ve a ella.
tutorial-chain-2 = Ahora sigue, en diagonal, hasta la { -counter-one } { -leap-one }. Da otra { -l-one }.
tutorial-chain-3 = Desde aquí una { -l-one } lleva al { -cube-one } amarillo: tres movimientos en un { -turn-one }.
tutorial-chain-stay = Puedes quedarte y acabar tu { -turn-one }, pero entonces no llegarías al { -cube-one } amarillo.
tutorial-chain-other = Está permitido, pero te aleja del { -cube-one } amarillo. Sigue las { -counter-other } marcadas.
tutorial-safety = Tienes dos { -cube-other }, que aún se pueden { -steal-verb }. Una { -counter-one } { -safety-one } { -protect-verb-s } para siempre todos los { -cube-other } que tienes.
tutorial-safety-other = Está permitido, pero aún te podrían { -steal-verb } los { -cube-other }. Ve a la { -counter-one } { -safety-one }.
tutorial-victim = Tus { -cube-other } rojo y amarillo tienen ahora un marco de latón: están { -protect-participle-other }. Zoe tiene el azul, tu { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Solo puedes { -land-verb } en otro { -piece-one } para { -steal-verb } tu { -next-colour-one }. Zoe está a una { -l-one }: { -steal-verb-s } su { -cube-one } azul.
tutorial-theft-other = Está permitido, pero ahora podrías { -steal-verb } un { -cube-one }. { -Land-verb-s } en el { -piece-one } de Zoe.
tutorial-robbed = El { -cube-one } azul es tuyo, aún no { -protect-participle }. La { -card-one } azul de Zoe ha pasado al final de su { -row-one }, y su { -piece-one } a una { -corner-one } que ella eligió.
tutorial-danger = Unos { -turn-other } después. Tu { -cube-one } verde está { -unprotected-adjective }, el verde es el { -next-colour-one } de Zoe, y ella está a una { -l-one }. Mira lo que pasa.
tutorial-corner = Zoe te ha { -steal-participle } el { -cube-one } verde, y eliges una { -corner-one } libre para tu { -piece-one }. Elige la que está a una { -l-one } del { -cube-one } naranja.
tutorial-corner-other = Desde esa { -corner-one } ninguna { -l-one } lleva al { -cube-one } naranja. Elige la marcada.
tutorial-after = Tu { -card-one } verde es ahora la última de tu { -row-one }, así que tu { -next-colour-one } es el naranja. { -Collect-pronoun }.
tutorial-kept = Tus { -cube-other } { -protect-participle-other } se han quedado contigo. Así que visita una { -counter-one } { -safety-one } antes de que alguien se acerque.
tutorial-seventh = Cerca del final: tienes seis { -cube-other }, y solo falta el rosa. { -Collect-pronoun }.
tutorial-centre = ¡Los siete son tuyos! Ahora acaba un movimiento en la estrella antes que nadie.
tutorial-centre-other = Está permitido, pero el { -centre-one } está a una { -l-one }. Ve a la estrella y gana.
tutorial-end = Has ganado. Solo dos clases de { -counter-other } son nuevas: { -teleport-one } lleva a cualquier otra { -counter-one } { -teleport-one }, y { -step-one } una { -square-one } en línea recta. ¡Ahora juega contra un bot fácil!
## Puzzles

puzzle-how-forced-win = por búsqueda exhaustiva: gana contra toda defensa, y nada más lo hace en tres { -turn-other }
puzzle-how-only-defence = por búsqueda exhaustiva: todo lo demás pierde
puzzle-theme-win-1 = ganar en un { -turn-one }
puzzle-theme-win-2 = ganar en dos { -turn-other }
puzzle-theme-win-3 = ganar en tres { -turn-other }
puzzle-theme-save = salvar la partida
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = una { -chain-one }
puzzle-theme-teleport = { -counter-one } { -teleport-one }
puzzle-theme-last-cube = el último { -cube-one }
puzzle-theme-safety = { -counter-one } { -safety-one }
puzzle-theme-corner = la { -corner-one } correcta
puzzle-ask-win-1 = ¿Cómo ganas en este { -turn-one }?
puzzle-ask-win-2 = ¿Cómo ganas en dos { -turn-other }?
puzzle-ask-win-3 = ¿Cómo ganas en tres { -turn-other }?
puzzle-ask-save = ¿Cómo salvas la partida?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } de siete colores; debajo, { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } y { -safety-one }.
example-laid-out = Una partida para dos tras la { -set-up-one }, con las { -row-other } de { -card-other } debajo.
example-the-l = Dos { -square-other } en una dirección y una de lado: a f5, pero no a d6.
example-collect = El próximo es el rojo. El { -cube-one } rojo se { -collect-imperative }; el naranja se queda.
example-step = La { -counter-one } { -step-one } lleva una { -square-one } en línea recta, aquí hasta el { -cube-one } rojo, pero no en diagonal.
example-teleport = La { -counter-one } { -teleport-one } solo lleva a otra { -counter-one } { -teleport-one }.
example-safety = La { -counter-one } { -safety-one } { -protect-verb-s } todos los { -cube-other } que tienes. Lo { -protect-participle } no se puede { -steal-verb }.
example-no-theft-by-teleport = Un { -theft-one } con { -diagonal-one } está permitido; con { -teleport-one }, no.
example-not-back = De una { -counter-one } { -step-one } a la siguiente, pero sin volver en el mismo { -turn-one }.
example-steal = El próximo es el rojo. El jugador 2 tiene el rojo { -unprotected-adjective }, y se le puede { -steal-verb }; el jugador 3 no tiene rojo.
example-free-corner = El jugador 2, la { -victim-one }, elige una { -corner-one } libre.
example-home = Con los siete { -cube-other } una { -l-one } al { -centre-one } gana, salvo que haya alguien ahí.
example-hundred-rounds = Tras 100 { -round-other } ambos tienen dos { -cube-other }. El jugador 1 ha { -protect-participle } los dos y gana.
example-theft = El { -thief-one }, cuyo { -next-colour-one } es el verde, { -land-verb-s } en el jugador 2. La { -card-one } verde pasa al final de la { -row-one }.
example-chain = Una { -l-one } hasta { -diagonal-one }, una diagonal hasta { -leap-one }, una { -l-one } hasta el { -cube-one } que se busca: un { -turn-one }.
example-begin-square = El { -turn-one } empezó en a1, y un { -leap-one } puede acabar ahí de nuevo.
summary-goal = Objetivo
summary-goal-1 = { -Collect-imperative } los siete colores en el orden de tus { -card-other }, de izquierda a derecha.
summary-goal-2 = Después, acaba un movimiento en el { -centre-one } antes que nadie.
summary-turn = Tu { -turn-one }
summary-turn-1 = Tienes que mover una { -l-one }: dos { -square-other } en una dirección, una de lado.
summary-turn-2 = Un { -cube-one } de tu { -next-colour-one }: lo { -collect-verb-you }.
summary-turn-3 = Otro { -cube-one } o una { -square-one } vacía: te quedas. En ambos casos tu { -turn-one } acaba.
summary-turn-4 = Un { -turn-one } puede ser una { -chain-one } de { -extra-move-other }, pero sin volver a una { -square-one } en la que ya has { -land-participle } en este { -turn-one } mientras nada haya cambiado.
summary-signs = { -Counter-other }
summary-signs-1 = { -Counter-one } { -step-one }: una { -square-one }, en línea recta. { -Counter-one } { -diagonal-one }: una { -square-one }, en diagonal. { -Counter-one } { -leap-one }: otra { -l-one }. O te quedas.
summary-signs-2 = { -Counter-one } { -teleport-one }: otra { -counter-one } { -teleport-one } libre. O te quedas.
summary-signs-3 = { -Counter-one } { -safety-one }: { -protect-verb-s } para siempre todos los { -cube-other } que tienes.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-verb-s } en un jugador que tiene tu { -next-colour-one } { -unprotected-adjective }: es tuyo, { -unprotected-adjective }.
summary-theft-2 = La { -card-one } de la { -victim-one } pasa al final de la { -row-one }, y su { -piece-one } en el acto a una { -corner-one } libre.
summary-theft-3 = Nunca con { -teleport-one }. No se puede entrar en ninguna otra { -square-one } ocupada.
summary-end = Fin de la partida
summary-end-1 = Los siete { -cube-other }, después el { -centre-one }: ganas en el acto.
summary-end-2 = Partida corta (opción): el séptimo { -cube-one } gana.
summary-end-3 = Tras 100 { -round-other }: más { -cube-other }, después más { -protect-participle-other }; si no, se comparte.
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
