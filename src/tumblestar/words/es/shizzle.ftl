### The words of Shizzle in Spanish. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Seis dados en línea: plántate a tiempo, o sigue tirando y arriésgalo todo.
game-by = de Patch Products
game-about = Forma una línea de dados a partir de la Chispa, cada uno con el número o el color del anterior. Plántate y toma sus puntos, o sigue tirando y arriésgalos. Los seis forman un Shizzle: seis puntos para ti, o seis que otro jugador devuelve.

## Colours and faces

colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-pink = rosa
colour-black = negro

face =
    { $colour ->
        [red] { $number } rojo
        [orange] { $number } naranja
        [yellow] { $number } amarillo
        [green] { $number } verde
        [blue] { $number } azul
        [purple] { $number } morado
        [black] { $number } negro
       *[pink] { $number } rosa
    }

# Helpers for the sentences below.
end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Pones el { $face } junto al { $end }: { same }.
       *[other] { $seat } pone el { $face } junto al { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Pierdes { points-count }.
       *[other] { $seat } pierde { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Atacas a { $victim }, que devuelve { points-count } a la banca.
       *[other] { $victim ->
            [you] { $seat } te ataca: devuelves { points-count } a la banca.
           *[other] { $seat } ataca a { $victim }, que devuelve { points-count } a la banca.
        }
    }
seat-wins =
    { $seat ->
        [you] Ganas
       *[other] { $seat } gana
    }
same =
    { $by ->
        [number] mismo número
       *[colour] mismo color
    }
fit =
    { $by ->
        [number] encaja por número
        [colour] encaja por color
        [barred] encaja, pero quedaría solo y hay tres posibles
       *[none] no encaja
    }
points-count =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
over-why =
    { $end ->
        [bank] La banca está vacía
        [target] Se ha alcanzado la meta
        [rounds] Ha acabado la última ronda
       *[cap] Se han jugado 500 turnos
    }
to-settle = Shizzles por resolver: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } puntos por una línea de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } puntos por el Shizzle
       *[other] { $points } puntos por { $count } Shizzles
    }
gain-both = { $points } puntos: { $line } por la línea, { $worth } por Shizzles
gain-rest =
    { $points ->
        [one] el último punto de la banca, en vez de { $earned }
       *[other] los últimos { $points } puntos de la banca, en vez de { $earned }
    }

## Set-up: log and hover

did-dice = En el dado { $die }: { face }.
did-first =
    { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
did-spark =
    { $seat ->
        [you] Tiras el dado { $die } para la primera Chispa.
       *[other] { $seat } tira el dado { $die } para la primera Chispa.
    }
did-fall-spark = Sale: { $face }, la primera Chispa.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Tirar el dado { $die } para la primera Chispa.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Tiras cinco dados junto a la Chispa, el { $face }.
       *[other] { $seat } tira cinco dados junto a la Chispa, el { $face }.
    }
rolls-on =
    { $seat ->
        [you] Sigues tirando
       *[other] { $seat } sigue tirando
    }
did-roll-on = { rolls-on } tras el { $face }, con { points-count } en riesgo.
did-roll-shizzle = { rolls-on } con { points-count } en riesgo; la nueva Chispa es el { $face }.
did-fall = Sale: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Sale: { $face }. Ningún dado encaja: ¡Apagón!
       *[other] Sale: { $face }. Ningún dado encaja: ¡Apagón! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Ya hay { $count } en línea.
did-join-shizzle = { seat-joins } Los seis: ¡un Shizzle!
did-fizzle = { seat-joins } Ningún tercer dado encaja: un Chasco. { did-take }
did-fizzle-settle = { seat-joins } Ningún tercer dado encaja: un Chasco. { to-settle }
did-stop =
    { $seat ->
        [you] Te plantas y tomas { $gain }.
       *[other] { $seat } se planta y toma { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Te plantas. { to-settle }
       *[other] { $seat } se planta. { to-settle }
    }
did-take =
    { $seat ->
        [you] Tomas { $gain }.
       *[other] { $seat } toma { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } El turno acaba.
did-over = { $told } { over-why }: fin de la partida.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si ninguno encaja con el { $face }, es un Apagón.
would-roll-on = { action-roll }. Si ninguno encaja con el { $face }, pierdes { points-count }.
would-roll-shizzle = { action-roll }. Si ninguno encaja con la nueva Chispa, el { $face }, pierdes { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Poner el { $face } junto al { $end }: { same }.
would-join-two = { would-put } Debe seguir un tercero.
would-join = { would-put } Plantarse da entonces { points-count }.
would-join-shizzle = { would-put } Los seis: ¡un Shizzle!
would-fizzle = { would-put } Ningún tercer dado encaja: un Chasco. Tu turno acaba; tomas { $gain }.
would-fizzle-settle = { would-put } Ningún tercer dado encaja: un Chasco. { to-settle }
would-stop = Plantarse y tomar { $gain }.
would-stop-settle = Plantarse. Después, tomar seis puntos por cada Shizzle, o atacar.
would-take = Tomar { $gain }.
would-hit = Atacar a { $victim }, que devuelve { points-count } a la banca.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Después tomas { $gain }.
would-attack-last = { would-hit } Tu turno acaba.
would-over =
    { $result ->
        [won] { $told } ¡Ganas!
        [shared] { $told } Compartes la victoria.
       *[lost] { $told } La partida acaba y no ganas.
    }

## Status

status-setup = Preparación
status-spark =
    { $seat ->
        [you] Elige un dado y tira la primera Chispa.
       *[other] { $seat } elige un dado para la primera Chispa.
    }
status-ready =
    { $seat ->
        [you] Tu turno: tira 5 dados.
       *[other] { $seat } tira 5 dados.
    }
status-join-third =
    { $seat ->
        [you] Añade un tercer dado: { end-colour }, o cualquier { $number }.
       *[other] { $seat } elige un dado: { end-colour }, o cualquier { $number }.
    }
status-join =
    { $seat ->
        [you] Añade un dado: { end-colour }, o cualquier { $number }.
       *[other] { $seat } elige un dado: { end-colour }, o cualquier { $number }.
    }
status-fizzle =
    { $seat ->
        [you] No es posible una línea de 3. Añade un dado: Chasco.
       *[other] { $seat } elige dados.
    }
status-join-or-end =
    { $seat ->
        [you] Añade un dado, plántate por { $points } o sigue tirando.
       *[other] { $seat } elige: plantarse por { $points } o seguir tirando.
    }
status-end =
    { $seat ->
        [you] Línea de { $count }: plántate por { $points } o sigue tirando.
       *[other] { $seat } elige: plantarse por { $points } o seguir tirando.
    }
status-shizzle =
    { $seat ->
        [you] ¡Shizzle! Plántate por { $points }, o arriésgalos y sigue tirando.
       *[other] ¡Shizzle! { $seat } elige: plantarse o seguir tirando.
    }
cheer = ¡Shizzle!
status-settle =
    { $seat ->
        [you] Toma { points-count }, o ataca con un Shizzle.
       *[other] { $seat } va a resolver un Shizzle.
    }
status-over-won = { over-why }. ¡{ seat-wins } con { points-count }!
status-over-shared = { over-why }. Victoria compartida: { $seats }, con { points-count } por cabeza.
status-type-dice = Dado { $die }: ¿de qué color es su { $number }?
status-type-first = ¿Quién empieza?
status-type-fall = ¿Qué muestra el dado { $die }? Faltan por caer: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] Ronda { $count }
           *[other] Ronda { $count } de { $most }
        }
       *[other] { $most ->
            [0] Ronda { $count }, hasta { $target } puntos
           *[other] Ronda { $count } de { $most }, o hasta { $target } puntos
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Tirar 1 dado
       *[other] Tirar { $count } dados
    }
action-stop = Plantarse: tomar { $points }
action-stop-settle = Plantarse y resolver
action-take = Tomar { $points }
action-attack = Atacar a { $victim }
deed-spark = Lanzar este dado
deed-add = Añadir este dado
touch-spark = Toca un dado.
touch-attack = Toca a un jugador.
touch-add = Toca un dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Un dado muestra un número de 1 a 6. Elige una de sus caras.
refused-SH-1-2 = Un dado tiene cada color una vez, y ninguna cara se repite. Elige uno de los colores que se ofrecen.
refused-SH-1-4 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-SH-2-1 = Aún no hay Chispa. Elige un dado para tirarlo solo.
refused-SH-2-2 = Tu turno empieza con una tirada. Tira primero los cinco dados.
refused-SH-2-3 = Ese dado no tiene ni el número ni el color del último de la línea. Elige uno que tenga el uno o el otro.
refused-SH-2-3-lies = Ese dado está en la línea y ahí se queda. Elige uno de los tirados.
refused-SH-2-8 = Tras cada tirada debe unirse un dado, y dos en línea son pocos. Elige un dado que encaje.
refused-SH-2-8-alone = Ningún otro dado encaja detrás de ese, pero una línea de tres es posible y hay que hacerla. Elige otro dado.
refused-SH-3-1 = Ya te has plantado en este turno; solo quedan Shizzles por resolver. Toma los puntos, o ataca.
refused-SH-3-1-early = Aún no hay nada que resolver. Pon un dado en la línea, sigue tirando o plántate primero.
refused-SH-3-2 = Solo se puede atacar a otro jugador que tenga puntos. Elige uno, o toma los puntos.
refused-SH-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.

## Options

option-first = Quién empieza
option-first-help = Decide el azar, o eliges tú un puesto.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-random_dice = Dados al azar
option-random_dice-help = El azar reparte de nuevo los colores en los dados. Cada dado sigue teniendo cada número y color una vez, y ninguna cara se repite.
option-rounds = Rondas
option-rounds-help = La partida acaba también tras este número de turnos por jugador.
option-rounds-0 = sin límite
option-target = Meta en puntos
option-target-help = La partida acaba también cuando un jugador acaba un turno con este número de puntos o más.
option-target-0 = ninguna
option-cap = 500 turnos como máximo
option-cap-help = Entonces gana quien va en cabeza. Sin esto, los ataques podrían alargar una partida para siempre. En una mesa solo de bots se aplica siempre.

## The board in text

picture-label = La línea, los dados sueltos, la banca y todos los puntos, también en texto.
text-board = La línea, y después los seis dados
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, por número
        [colour] Lugar { $count }: { $face }, por color
       *[spark] Lugar { $count }: { $face }, la Chispa
    }
text-place-empty = Lugar { $count }: libre
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, en línea en el lugar { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: rodando
text-die-blank = Dado { $die }: sin tirar
text-side =
    { $colour ->
        [none] En el dado { $die }: { $number }, color aún desconocido
       *[other] En el dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Juega ahora.
text-bank = Banca: { points-count }.
points-banked = Puntos

## Rules

rules-intro = Shizzle es un juego de dados para dos a seis jugadores. Tu turno empieza con la Chispa, el último dado de la línea anterior; tiras los otros cinco. Los dados se unen a la línea uno a uno, cada uno con el número o el color del anterior. Si ninguno encaja, es un Apagón («Choke»): se pierden los puntos del turno. Si la línea más larga posible es de dos, es un Chasco («Fizzle»): dos puntos, y el turno acaba. De tres a cinco es un Destello («Flicker»): plántate y toma un punto por cada dado en línea, o tira el resto y arriésgalo todo. Seis son un Shizzle: toma seis puntos, haz que otro jugador devuelva seis, o sigue tirando y arriésgalo. Cuando la banca está vacía, gana quien tenga más puntos.
rules-page = Los dados que pueden unirse se iluminan: haz clic en uno para ponerlo al final de la línea, o elígelo con el teclado. «Plantarse» y «Tirar» se ofrecen cuando se permiten. Un Apagón o un Chasco acaba tu turno por sí solo. Si nadie puede ser atacado cuando te plantas, recibes los puntos de tus Shizzles sin más. Con dados de verdad, escribe lo que muestran, en cualquier orden. Qué colores tiene cada dado es nuestra reconstrucción;{$reconstruction} quien tenga la caja puede corregirla en dice.toml.

rules-SH-1 = Contenido de la caja
rule-SH-1-1 = Hay seis dados con los números de 1 a 6. Cada una de las 36 parejas de número y color está en una sola cara, y cada dado tiene cada número y cada color una vez.{$review}
rule-SH-1-2 = Los colores son rojo, naranja, morado, azul, verde y amarillo; el sexto es una suposición nuestra, y los juegos reales varían. En nuestros dados los colores van en ese orden, y cada dado empieza un color más tarde.{$reconstruction} Opción: dados al azar.
rule-SH-1-3 = Las fichas son puntos: 14 de cinco y 30 de uno, 100 en total. La banca empieza con 40 puntos para dos jugadores, 60 para tres, 75 para cuatro, 90 para cinco y 100 para seis; los jugadores empiezan sin ninguno. La banca y todos los marcadores suman siempre lo mismo.
rule-SH-1-4 = En el reglamento empieza el más joven; aquí elige el anfitrión, o el azar.{$ruling} El turno pasa hacia la izquierda.

rules-SH-2 = Tu turno
rule-SH-2-0 = Un Shizzle está pendiente hasta que su turno lo ha resuelto; nada más queda nunca pendiente. La línea cuenta una vez, al plantarse: una línea de tres que creció hasta cinco vale cinco. Una línea de seis es un Shizzle pendiente y no da nada más.
rule-SH-2-1 = En el primer turno de la partida, quien empieza tira un dado cualquiera solo: es la Chispa. Después, la Chispa es el último dado de la línea del jugador anterior, tal como está.
rule-SH-2-2 = La Chispa es el primer dado de tu línea y cuenta. Tira los otros cinco.
rule-SH-2-3 = La línea crece solo por su extremo abierto. Cada dado debe compartir número o color con el anterior. Los dados de esta tirada pueden unirse en la cantidad y el orden que quieras; los de tiradas anteriores se quedan donde están.{$ruling}
rule-SH-2-4 = Apagón: ningún dado de una tirada puede unirse, sea la primera u otra posterior. El turno acaba y se pierden todos sus puntos, también los Shizzles pendientes.
rule-SH-2-5 = Chasco: tiraste cinco dados, y la línea más larga posible es de dos. Tú eliges cuál de los dados que encajan se une. Entonces el turno tiene que acabar: dos puntos, y lo que haya pendiente.
rule-SH-2-6 = Destello: una línea de tres, cuatro o cinco. Plántate y toma esa cantidad de puntos y lo que haya pendiente; o tira todos los dados que no están en línea. Entonces debe unirse al menos uno, o es un Apagón. Nunca es un Chasco: se tiran menos de cinco dados.
rule-SH-2-7 = Shizzle: los seis dados están en línea. Vale seis puntos que tomas, o seis que otro jugador devuelve a la banca. Plántate, o sigue tirando y ponlo en riesgo: el sexto dado pasa a ser la nueva Chispa, una línea nueva de uno, y tiras los otros cinco.
rule-SH-2-8 = Si un dado encaja, debe unirse al menos uno. Puedes dejar fuera otros dados que encajan.{$ruling} Pero si se tiraron cinco dados y es posible una línea de tres o más, la línea debe llegar a tres: dos solo puede ser un Chasco.{$ruling} Por eso, un dado detrás del cual no encaja ningún otro no puede ser entonces el único que se une.
rule-SH-2-9 = Seguir tirando significa siempre tirar todos los dados que no están en línea.{$ruling}

rules-SH-3 = Fin del turno y de la partida
rule-SH-3-1 = Los Shizzles quedan pendientes hasta el fin del turno, y entonces se resuelven. El reglamento dice «inmediatamente»; leemos «entonces y no después», porque la alternativa es seguir tirando, y con un Apagón se pierden los Shizzles pendientes.{$ruling} Por cada uno, toma seis puntos o nombra una víctima; cada uno se decide por separado, así que puede haber varias víctimas.{$ruling} Primero van los ataques, después lo que tomas.{$ruling}
rule-SH-3-2 = Una víctima devuelve seis puntos a la banca, o todos los que tiene si son menos;{$ruling} quien ataca no gana nada. Los ataques se hacen uno a uno. Solo se puede nombrar a jugadores con puntos, y al mismo de nuevo mientras le queden. Si nadie tiene puntos, el Shizzle se toma.{$ruling}
rule-SH-3-3 = Si la banca tiene menos de lo que has ganado, tomas lo que queda.{$ruling}
rule-SH-3-4 = Quien se planta no puede rechazar puntos.{$ruling} El reglamento desaconseja acabar una partida que perderías: mejor ataca, o sigue tirando.
rule-SH-3-5 = El último dado que está realmente en línea es la Chispa del siguiente jugador, también tras un Apagón.{$ruling} Tras un Apagón en la primera tirada es la misma Chispa.
rule-SH-3-6 = Si la banca está vacía cuando se ha resuelto un turno, la partida acaba en el acto. Gana quien tenga más puntos; si hay empate, se comparte la victoria.{$ruling}
rule-SH-3-7 = El reglamento no limita los turnos, y los ataques pueden alargar una partida sin fin. Por eso hay opciones: un límite de rondas, una meta, y el final tras 500 turnos. Una banca vacía acaba la partida igualmente; la meta cuenta cuando se ha resuelto un turno; las rondas acaban tras el último puesto; gana quien tenga más puntos, y si hay empate, se comparte la victoria.{$ruling}

rules-SH-4 = Conviene saber
rule-SH-4-1 = Cada dado no encaja en el final de la línea dos veces de cada tres. Así que hay Apagón en el 13 % de las tiradas de cinco dados, el 30 % de las de tres, el 44 % de las de dos y el 67 % de las de uno.
rule-SH-4-2 = La línea más larga posible en las 7776 tiradas de cinco dados: de uno 1024 veces, de dos 1034, de tres 1160, de cuatro 1624, de cinco 1730 y de seis 1204.
rule-SH-4-3 = Un Shizzle y después un Destello de cuatro: 10 puntos, o un ataque y 4. Dos Shizzles y después un Chasco: 14 puntos, u 8 y un ataque, o 2 y dos ataques. Un Shizzle y después un Apagón: nada. La banca tiene 4, atacas a un jugador con 9, y aún te tocan 5: la banca sube a 10, tomas 5, le quedan 5, y la partida sigue.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Quien abandona no obtiene nada, y los demás comparten la victoria.{$ruling}
rule-ours-2 = Un turno espera a que su jugador tire los cinco dados.{$ruling}
rule-ours-3 = Tomar es tomar todos los Shizzles que quedan, y los puntos de la línea.{$ruling}
rule-ours-4 = Los dados al azar se forman uno a uno; cada uno es cualquiera compatible con los anteriores, todos igual de probables.{$ruling}
rule-ours-5 = Los dados tirados se detienen uno a uno, en el orden de los dados, del 1 al 6; solo el último decide si es un Apagón.{$ruling}

## What a typed text should have been

unread-first = «{ $text }» no es un puesto; se espera de «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» no es un dado; se espera de «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» no es un color para { $place } (dado y número); se espera uno de { $colours }.
unread-fallen = «{ $text }» no es una cara del dado { $count }; se espera una de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Dados de verdad
chance-typed-help = Tiras dados de verdad y escribes lo que muestran.
palette-head = ¿Qué muestran los dados de verdad?

## Bots

bot-greedy = Medio
bot-greedy-help = busca la mayor cantidad de puntos en este turno
bot-novice = Principiante
bot-novice-help = como { bot-greedy }, pero a menudo se planta demasiado pronto o sigue tirando demasiado
bot-club = Fácil
bot-club-help = como { bot-optimal }, pero puede perder un 8 % de probabilidad de ganar por acción, menos con más jugadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, pero puede perder un 2 % de probabilidad de ganar por acción, menos con más jugadores
bot-optimal = El mejor
bot-optimal-help = juega según la solución exacta (dos jugadores, dados normales) o la mejor estimación

## Help with a decision

advice-reach =
    { $count ->
        [6] Los seis
       *[other] { $count } o más
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Plantarse con { $length }
advice-stop-joining = Añadir { $dice }; plantarse con { $length }
advice-roll-joining = Añadir { $dice }; seguir tirando
advice-fizzle-joining = Añadir { $dice }: un Chasco
advice-die = Tirar el dado { $count } para la primera Chispa
advice-odds = Probabilidades de la próxima tirada: un Apagón, o dados para una línea de cada longitud.
advice-turn = Puntos: lo que cabe esperar de este turno si se juega por los puntos.

## The solution

solve-bank = La banca tiene de 1 a { $most } puntos, no { $bank }.
data-mismatch = Los datos incluidos son para otra cosa: su «{ $key }» es { $text }, no { $expected }. Para rehacerlos: { $make }
data-damaged = Los datos incluidos están dañados ({ $why }). Para rehacerlos: { $make }
dice-file = Estos dados no se pueden usar. { $why }
dice-no-dice = Los dados (dice) deben ser una lista de { $expected } dados, no de { $count }.
dice-no-faces = El dado { $die } debe ser una lista de seis colores, para sus números de 1 a 6.
dice-no-face = El dado { $die } tiene el color «{ $text }»; se espera uno de { $allowed }.
dice-no-twice = La cara «{ $text } { $number }» del dado { $die } se repite; un dado tiene cada color una vez, y cada cara existe una vez.

## The score pad

pad-rounds = Puntos de las rondas
pad-round-means = Puntos tomados, menos los perdidos por ataques.
pad-who = Toca al jugador cuyo turno ha acabado.
pad-over = La banca está vacía: fin de la partida (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: ¿cómo acabó el turno?
       *[other] { $player }, Shizzles: { $count }. ¿Cómo siguió el turno?
    }
pad-choke = Apagón: nada
pad-fizzle = Chasco: { $count }
pad-flicker = Destello: { $count }
pad-stop = Plantarse ahí
pad-settle = ¿Puntos o un ataque? Shizzles: { $count }
pad-bad-turn = «{ $text }» no es un turno: se espera un jugador, los dados de la última línea (0, de 2 a 6), los Shizzles y las víctimas, como «140» o «1312».
pad-after-end = «{ $text }» viene después del fin de la partida: la banca está vacía ({ $tag }).
pad-bad-attack = «{ $text }» ataca a quien no puede ser atacado: se esperan otros jugadores con puntos, uno por Shizzle como máximo ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Puntos
sign-points-does = Las fichas de un jugador: las cuadradas son cinco puntos, las redondas uno.
sign-line = Línea
sign-line-does = Cada dado comparte número o color con el anterior. Una línea de tres, cuatro o cinco vale esa cantidad de puntos si te plantas en ese turno.
sign-shizzle = Shizzle
sign-shizzle-does = Los seis dados en línea: seis puntos para ti, o seis que otro jugador devuelve. Cada estrella es un Shizzle por resolver.
sign-bank = Banca
sign-bank-does = De aquí vienen todos los puntos. Si está vacía al final de un turno, la partida acaba. La placa muestra lo que da plantarse ahora.
sign-cup = Cubilete
sign-cup-does = Tira todos los dados que no están en línea. Debe unirse uno, o es un Apagón.
sign-count = Dado pequeño
sign-count-does = Cuántos dados tendría la próxima tirada.
sign-spark = Chispa
sign-spark-does = El primer dado de la línea, sobre rayos: el último dado de la línea anterior.
sign-bond = Sello entre dos dados
sign-bond-does = Por qué se unen los dados: el número que comparten, o la marca de su color.
sign-choke = Apagón
sign-choke-does = Ningún dado tirado encaja. El turno acaba; se pierden sus puntos, también los Shizzles.
sign-fizzle = Chasco
sign-fizzle-does = Se tiraron cinco dados, y ninguna línea pasa de dos: 2 puntos, y el turno acaba.
sign-flicker = Destello
sign-flicker-does = Una línea de tres, cuatro o cinco. Plántate y toma sus puntos, o sigue tirando y arriésgalos.
now-points = { points-count }.
now-line = { $count } de seis dados en línea; el turno vale { points-count }.
now-rolls = Dados por tirar: { $count }.

## What gives the win shares of a review

evaluator-exact = el juego resuelto
evaluator-table = la tabla para tres jugadores
evaluator-estimate = una estimación aprendida de turnos exactos
evaluator-simple = un modelo aproximado: la estimación incluida no se puede usar

## Kinds of chance, for statistics

chance-of-die = Los números de los dados
mistake-ending = acabar una partida perdida
mistake-stopping = plantarse demasiado pronto
mistake-going-on = tirar una vez de más
mistake-six = perder un Shizzle
mistake-left-out = dejar fuera un dado que encaja
mistake-short = hacer una línea más corta de lo posible
mistake-dice = añadir el dado equivocado
mistake-attack = no atacar
mistake-taking = atacar en vez de tomar puntos
mistake-victim = atacar a quien no conviene
why-win =
    { $count ->
        [one] La partida acaba al momento, con 1 punto de ventaja.
       *[other] La partida acaba al momento, con { $count } puntos de ventaja.
    }
why-ending =
    { $count ->
        [one] La partida acabó al momento, con 1 punto menos.
       *[other] La partida acabó al momento, con { $count } puntos menos.
    }
why-victim = { $name } tiene { $better } puntos; { $other }, { $taken }.
why-choked = La tirada que se hizo tenía un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de probabilidad de Apagón.
why-roll = El plan: añadir { $dice } y seguir tirando.
why-stop = El plan: añadir { $dice } y plantarse con { $count } dados en la línea.
why-choke = La probabilidad de un Apagón es entonces solo del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = De media, el turno da entonces { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Es el turno de { $player }
edit-bank = Banca: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles por resolver: { $count }
edit-ready = Antes de la primera tirada
edit-choose = Dados tirados
edit-settle = Resolver los Shizzles
edit-shows = Muestra { $count }
edit-out = Fuera de la línea
edit-spark = Como Chispa
edit-join = Al final de la línea

## Puzzles

puzzle-how-solution = según la solución, exactamente
puzzle-theme-push = seguir tirando
puzzle-theme-stop = plantarse
puzzle-theme-joining = qué dado se une
puzzle-theme-short-line = una línea más corta
puzzle-theme-shizzle = un Shizzle
puzzle-theme-attack = atacar
puzzle-theme-take = tomar
puzzle-theme-last-points = los últimos puntos
puzzle-theme-last-turn = el último turno

## The tutorial

tutorial-goal = El objetivo: tener más puntos que nadie cuando la banca está vacía. Todos los puntos vienen de la banca, que ahora tiene 32.
tutorial-spark = Es tu turno. El primer dado de tu línea ya está ahí: la Chispa, un 1 rojo. Tiras los otros cinco.
tutorial-roll = Tira los dados.
tutorial-colour = Un dado se une a la línea si tiene el color o el número del último. Tras el 1 rojo encaja el 4 rojo.
tutorial-number = Ahora el último es el 4 rojo. El 4 amarillo encaja: su número es el mismo.
tutorial-flicker = Tres dados son un Destello: podrías plantarte y tomar un punto por cada uno. Pero encajan más dados. Añade el 2 amarillo.
tutorial-flicker-stop = Podrías plantarte, pero otro dado encaja, y un dado más es un punto más.
tutorial-flicker-roll = Podrías tirar el resto, pero uno de ellos ya encaja. Añádelo primero.
tutorial-longer = Ahora el 2 morado. Elige bien el orden: para lo que encaja después solo cuenta el último dado de la línea.
tutorial-stop = Cinco dados son cinco puntos. Si tiras el último dado y no encaja, se pierde todo el turno. Plántate.
tutorial-stop-roll = Eso arriesga cinco puntos, y el dado encaja en una tirada de cada tres. Plántate y tómalos.
tutorial-next-spark = Cinco puntos son tuyos. Tu último dado, el 2 morado, es ahora la Chispa de Zoe. Mira lo que tira.
tutorial-choke = Ningún dado era morado ni un 2: un Apagón. El turno acaba en el acto, y se pierden sus puntos. La misma Chispa es ahora tuya.
tutorial-fizzle = De cinco dados solo encaja uno, y ninguno tras él: una línea de dos es un Chasco. Tu turno acaba con dos puntos. Añade el 4 morado.
tutorial-again = Zoe se ha plantado con tres dados. El 3 azul es tu Chispa: tira otra vez.
tutorial-all = Esta vez pueden unirse todos los dados, uno a uno. Empieza con el 3 verde.
tutorial-all-2 = Después el 5 verde. Seguirán el 5 naranja y el 4 naranja.
tutorial-all-stop = Está permitido, pero pueden unirse los seis dados. Añade el siguiente.
tutorial-all-3 = Solo queda uno. Añade el 4 morado.
tutorial-shizzle = Los seis: ¡un Shizzle! Vale seis puntos, o un ataque. Podrías seguir tirando, pero con un Apagón se perdería. Plántate.
tutorial-shizzle-roll = Con un Apagón se perdería el Shizzle. Plántate y úsalo.
tutorial-attack = Podrías tomar seis puntos. O atacar: entonces Zoe devuelve seis de los suyos a la banca. Ataca a Zoe.
tutorial-attack-take = Seis puntos suelen ser igual de buenos. Pero mira lo que hace un ataque.
tutorial-attacked = Zoe ha devuelto seis puntos a la banca. Un ataque no te da nada, pero la partida dura más, y eso ayuda a quien va por detrás.
tutorial-bank = Unos turnos después la banca tiene tres puntos, y vas en cabeza. Plántate con tus cuatro dados: tomas lo que hay, y una banca vacía acaba la partida.
tutorial-bank-other = Está permitido, pero plantarse gana ahora la partida.
tutorial-end = La banca está vacía, y tienes más puntos que nadie: has ganado.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada cara tiene un número y un color, y ninguna cara se repite.
example-from-the-bank = Una línea de tres toma tres puntos de la banca.
example-next-spark = El turno acabó con una línea de tres. Su último dado, tal como está, es la Chispa del siguiente jugador.
example-join = El 4 rojo tiene el color de la Chispa y puede unirse; el 4 naranja no tiene ni su color ni su número.
example-choke = Ninguno de los cinco dados tiene el número ni el color de la Chispa: un Apagón. El turno acaba sin puntos.
example-fizzle = No es posible una línea de tres: un Chasco. Se une un dado, por dos puntos, y el turno acaba.
example-flicker = Un Destello de cuatro: plántate con cuatro puntos, o tira los otros dos dados.
example-shizzle = Un Shizzle: plántate, o sigue tirando con seis puntos en riesgo. El sexto dado es entonces la nueva Chispa.
example-three-possible = Desde el 5 rojo es posible una línea de tres, así que hay que hacerla; el 1 naranja dejaría la línea en dos.
example-attack = Un Shizzle hace que otro jugador con puntos, a elección, devuelva seis a la banca.
example-bank-empty = La banca tiene menos de lo ganado y se vacía: la partida acaba, y gana quien tenga más puntos.
example-shizzle-and-four = Un Shizzle y después un Destello de cuatro: diez puntos, o un ataque y cuatro.
example-two-shizzles = Dos Shizzles y después un Chasco: 14 puntos, u 8 y un ataque, o 2 y dos ataques.
example-shizzle-lost = Un Shizzle y después un Apagón: nada.
example-bank-grows = El ataque sube la banca de 4 a 10, después se toman cinco: quedan 5, y la partida sigue.
example-take-all = Tres Shizzles y una línea de tres: se toma todo de una vez.
summary-turn = Tu turno
summary-turn-1 = La Chispa es el último dado de la línea anterior. Tira los otros cinco.
summary-turn-2 = Añade dados por el extremo abierto: cada uno comparte número o color con el anterior.
summary-turn-3 = Ningún dado encaja: un Apagón. El turno acaba sin puntos.
summary-turn-4 = Si es posible una línea de tres, hay que hacerla.
summary-stop = Plantarse o seguir tirando
summary-stop-1 = Dos como máximo: un Chasco. 2 puntos, y el turno acaba.
summary-stop-2 = De tres a cinco: un Destello. Plántate por un punto por dado, o tira todos los dados fuera de la línea; entonces debe unirse uno.
summary-six = Los seis: un Shizzle
summary-six-1 = Plántate: toma seis puntos, u otro jugador devuelve seis a la banca.
summary-six-2 = O sigue tirando: queda en riesgo, el sexto dado es la nueva Chispa, y se tiran los otros cinco.
summary-six-3 = Al acabar el turno se resuelve lo pendiente: primero los ataques.
summary-end = Fin de la partida
summary-end-1 = La banca empieza con 40, 60, 75, 90 o 100 puntos para dos a seis jugadores.
summary-end-2 = La banca está vacía cuando se ha resuelto un turno: gana quien tenga más puntos.
