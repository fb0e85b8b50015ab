### The words of Shizzle in Spanish. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = { -shizzle-one }
game-tagline = Seis { -die-other } en { -line-one }: { -stop-imperative } a tiempo, o { -roll_on-verb-s } y arriésgalo todo.
game-by = de Patch Products
game-about = Forma una { -line-one } de { -die-other } a partir de la { -spark-one }, cada uno con el { -number-one } o el { -colour-one } del anterior. { -Stop-imperative } y toma sus { -point-other }, o { -roll_on-verb-s } y arriésgalos. Los seis forman un { -shizzle-one }: seis { -point-other } para ti, o seis que otro jugador { -return-verb-s }.

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
        [you] Atacas a { $victim }, que { -return-verb-s } { points-count } a la { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } te ataca: { -return-verb-you } { points-count } a la { -bank-one }.
           *[other] { $seat } ataca a { $victim }, que { -return-verb-s } { points-count } a la { -bank-one }.
        }
    }
seat-wins =
    { $seat ->
        [you] Ganas
       *[other] { $seat } gana
    }
seats-share = Victoria compartida: { $seats }
same =
    { $by ->
        [number] mismo { -number-one }
       *[colour] mismo { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } por { -number-one }
        [colour] { -fit-verb-s } por { -colour-one }
        [barred] { -fit-verb-s }, pero quedaría solo y hay tres posibles
       *[none] no { -fit-verb-s }
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] La { -bank-one } está vacía
        [target] Se ha alcanzado la { -target-one }
        [rounds] Ha acabado la última { -round-one }
       *[cap] Se han jugado 500 { -turn-other }
    }
to-settle = { -shizzle-other } por { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } por una { -line-one } de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } por el { -shizzle-one }
       *[other] { $points } { -point-other } por { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other }: { $line } por la { -line-one }, { $worth } por { -shizzle-other }
gain-rest =
    { $points ->
        [one] el último { -point-one } de la { -bank-one }, en vez de { $earned }
       *[other] los últimos { $points } { -point-other } de la { -bank-one }, en vez de { $earned }
    }

## Set-up: log and hover

did-dice = En el { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
did-spark =
    { $seat ->
        [you] Tiras el { -die-one } { $die } para la primera { -spark-one }.
       *[other] { $seat } tira el { -die-one } { $die } para la primera { -spark-one }.
    }
did-fall-spark = Sale: { $face }, la primera { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Tirar el { -die-one } { $die } para la primera { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Tiras cinco { -die-other } junto a la { -spark-one }, el { $face }.
       *[other] { $seat } tira cinco { -die-other } junto a la { -spark-one }, el { $face }.
    }
rolls-on =
    { $seat ->
        [you] { -Roll_on-verb-you }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } tras el { $face }, con { points-count } en riesgo.
did-roll-shizzle = { rolls-on } con { points-count } en riesgo; la nueva { -spark-one } es el { $face }.
did-fall = Sale: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Sale: { $face }. Ningún { -die-one } { -fit-verb-s }: ¡{ -choke-one }!
       *[other] Sale: { $face }. Ningún { -die-one } { -fit-verb-s }: ¡{ -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Ya hay { $count } en { -line-one }.
did-join-shizzle = { seat-joins } Los seis: ¡un { -shizzle-one }!
did-fizzle = { seat-joins } Ningún tercer { -die-one } { -fit-verb-s }: un { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Ningún tercer { -die-one } { -fit-verb-s }: un { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] { -Stop-verb-you } y tomas { $gain }.
       *[other] { $seat } { -stop-verb-s } y toma { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] { -Stop-verb-you }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Tomas { $gain }.
       *[other] { $seat } toma { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } El { -turn-one } acaba.
did-over = { $told } { over-why }: fin de la partida.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si ninguno { -fit-verb-s } con el { $face }, es un { -choke-one }.
would-roll-on = { action-roll }. Si ninguno { -fit-verb-s } con el { $face }, pierdes { points-count }.
would-roll-shizzle = { action-roll }. Si ninguno { -fit-verb-s } con la nueva { -spark-one }, el { $face }, pierdes { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Poner el { $face } junto al { $end }: { same }.
would-join-two = { would-put } Debe seguir un tercero.
would-join = { would-put } { -Stop-verb } da entonces { points-count }.
would-join-shizzle = { would-put } Los seis: ¡un { -shizzle-one }!
would-fizzle = { would-put } Ningún tercer { -die-one } { -fit-verb-s }: un { -fizzle-one }. Tu { -turn-one } acaba; tomas { $gain }.
would-fizzle-settle = { would-put } Ningún tercer { -die-one } { -fit-verb-s }: un { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } y tomar { $gain }.
would-stop-settle = { -Stop-verb }. Después, tomar seis { -point-other } por cada { -shizzle-one }, o atacar.
would-take = Tomar { $gain }.
would-hit = Atacar a { $victim }, que { -return-verb-s } { points-count } a la { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Después tomas { $gain }.
would-attack-last = { would-hit } Tu { -turn-one } acaba.
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
        [you] Elige un { -die-one } y tira la primera { -spark-one }.
       *[other] { $seat } elige un { -die-one } para la primera { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] Tu { -turn-one }: tira 5 { -die-other }.
       *[other] { $seat } tira 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Añade un tercer { -die-one }: { end-colour }, o cualquier { $number }.
       *[other] { $seat } elige un { -die-one }: { end-colour }, o cualquier { $number }.
    }
status-join =
    { $seat ->
        [you] Añade un { -die-one }: { end-colour }, o cualquier { $number }.
       *[other] { $seat } elige un { -die-one }: { end-colour }, o cualquier { $number }.
    }
status-fizzle =
    { $seat ->
        [you] No es posible una { -line-one } de 3. Añade un { -die-one }: { -fizzle-one }.
       *[other] { $seat } elige { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Añade un { -die-one }, { -stop-imperative } por { $points } o { -roll_on-verb-s }.
       *[other] { $seat } elige: { -stop-verb } por { $points } o { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } de { $count }: { -stop-imperative } por { $points } o { -roll_on-verb-s }.
       *[other] { $seat } elige: { -stop-verb } por { $points } o { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] ¡{ -shizzle-one }! { -Stop-imperative } por { $points }, o arriésgalos y { -roll_on-verb-s }.
       *[other] ¡{ -shizzle-one }! { $seat } elige: { -stop-verb } o { -roll_on-verb }.
    }
cheer = ¡{ -shizzle-one }!
status-settle =
    { $seat ->
        [you] Toma { points-count }, o ataca con un { -shizzle-one }.
       *[other] { $seat } va a { -settle-verb } un { -shizzle-one }.
    }
status-over-won = { over-why }. ¡{ seat-wins } con { points-count }!
status-over-shared = { over-why }. { seats-share }, con { points-count } por cabeza.
status-type-dice = { -Die-one } { $die }: ¿de qué { -colour-one } es su { $number }?
status-type-first = ¿Quién empieza?
status-type-fall = ¿Qué muestra el { -die-one } { $die }? Faltan por caer: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } de { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, hasta { $target } { -point-other }
           *[other] { -Round-one } { $count } de { $most }, o hasta { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Tirar 1 { -die-one }
       *[other] Tirar { $count } { -die-other }
    }
action-stop = { -Stop-verb }: tomar { $points }
action-stop-settle = { -Stop-verb } y { -settle-verb }
action-take = Tomar { $points }
action-attack = Atacar a { $victim }
deed-spark = Lanzar este { -die-one }
deed-add = Añadir este { -die-one }
touch-spark = Toca un { -die-one }.
touch-attack = Toca a un jugador.
touch-add = Toca un { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Un { -die-one } muestra un { -number-one } de 1 a 6. Elige una de sus { -face-other }.
refused-SH-1-2 = Un { -die-one } tiene cada { -colour-one } una vez, y ninguna { -face-one } se repite. Elige uno de los { -colour-other } que se ofrecen.
refused-SH-1-4 = Ahí no hay nadie. Elige un puesto de esta mesa.
refused-SH-2-1 = Aún no hay { -spark-one }. Elige un { -die-one } para tirarlo solo.
refused-SH-2-2 = Tu { -turn-one } empieza con una tirada. Tira primero los cinco { -die-other }.
refused-SH-2-3 = Ese { -die-one } no tiene ni el { -number-one } ni el { -colour-one } del último de la { -line-one }. Elige uno que tenga el uno o el otro.
refused-SH-2-3-lies = Ese { -die-one } está en la { -line-one } y ahí se queda. Elige uno de los tirados.
refused-SH-2-8 = Tras cada tirada debe { -join-verb } un { -die-one }, y dos en { -line-one } son pocos. Elige un { -die-one } que { -fit-subjunctive }.
refused-SH-2-8-alone = Ningún otro { -die-one } { -fit-verb-s } detrás de ese, pero una { -line-one } de tres es posible y hay que hacerla. Elige otro { -die-one }.
refused-SH-3-1 = Ya te has { -stop-participle } en este { -turn-one }; solo quedan { -shizzle-other } por { -settle-verb }. Toma los { -point-other }, o ataca.
refused-SH-3-1-early = Aún no hay nada que { -settle-verb }. Pon un { -die-one } en la { -line-one }, { -roll_on-verb-s } o { -stop-imperative } primero.
refused-SH-3-2 = Solo se puede atacar a otro jugador que tenga { -point-other }. Elige uno, o toma los { -point-other }.
refused-SH-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.

## Options

option-first = Quién empieza
option-first-help = Decide el azar, o eliges tú un puesto.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-random_dice = { -Die-other } al azar
option-random_dice-help = El azar reparte de nuevo los { -colour-other } en los { -die-other }. Cada { -die-one } sigue teniendo cada { -number-one } y { -colour-one } una vez, y ninguna { -face-one } se repite.
option-rounds = { -Round-other }
option-rounds-help = La partida acaba también tras este { -number-one } de { -turn-other } por jugador.
option-rounds-0 = sin límite
option-target = { -Target-one } en { -point-other }
option-target-help = La partida acaba también cuando un jugador acaba un { -turn-one } con este { -number-one } de { -point-other } o más.
option-target-0 = ninguna
option-cap = 500 { -turn-other } como máximo
option-cap-help = Entonces gana quien va en cabeza. Sin esto, los ataques podrían alargar una partida para siempre. En una mesa solo de bots se aplica siempre.

## The board in text

picture-label = La { -line-one }, los { -die-other } sueltos, la { -bank-one } y todos los { -point-other }, también en texto.
text-board = La { -line-one }, y después los seis { -die-other }
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, por { -number-one }
        [colour] Lugar { $count }: { $face }, por { -colour-one }
       *[spark] Lugar { $count }: { $face }, la { -spark-one }
    }
text-place-empty = Lugar { $count }: libre
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, en { -line-one } en el lugar { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: rodando
text-die-blank = { -Die-one } { $die }: sin tirar
text-side =
    { $colour ->
        [none] En el { -die-one } { $die }: { $number }, { -colour-one } aún desconocido
       *[other] En el { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Juega ahora.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } es un juego de { -die-other } para dos a seis jugadores. Tu { -turn-one } empieza con la { -spark-one }, el último { -die-one } de la { -line-one } anterior; tiras los otros cinco. Los { -die-other } { -join-verb-plural } a la { -line-one } uno a uno, cada uno con el { -number-one } o el { -colour-one } del anterior. Si ninguno { -fit-verb-s }, es un { -choke-one } («Choke»): se pierden los { -point-other } del { -turn-one }. Si la { -line-one } más larga posible es de dos, es un { -fizzle-one } («Fizzle»): dos { -point-other }, y el { -turn-one } acaba. De tres a cinco es un { -flicker-one } («Flicker»): { -stop-imperative } y toma un { -point-one } por cada { -die-one } en { -line-one }, o tira el resto y arriésgalo todo. Seis son un { -shizzle-one }: toma seis { -point-other }, haz que otro jugador { -return-subjunctive } seis, o { -roll_on-verb-s } y arriésgalo. Cuando la { -bank-one } está vacía, gana quien tenga más { -point-other }.
rules-page = Los { -die-other } que pueden { -join-verb } se iluminan: haz clic en uno para ponerlo al final de la { -line-one }, o elígelo con el teclado. «{ -Stop-verb }» y «Tirar» se ofrecen cuando se permiten. Un { -choke-one } o un { -fizzle-one } acaba tu { -turn-one } por sí solo. Si nadie puede ser atacado cuando { -stop-verb-you }, recibes los { -point-other } de tus { -shizzle-other } sin más. Con { -die-other } de verdad, escribe lo que muestran, en cualquier orden. Qué { -colour-other } tiene cada { -die-one } es nuestra reconstrucción {$reconstruction}; quien tenga la caja puede corregirla en dice.toml.

rules-SH-1 = Contenido de la caja
rule-SH-1-1 = Hay seis { -die-other } con los { -number-other } de 1 a 6. Cada una de las 36 parejas de { -number-one } y { -colour-one } está en una sola { -face-one }, y cada { -die-one } tiene cada { -number-one } y cada { -colour-one } una vez {$review}.
rule-SH-1-2 = Los { -colour-other } son rojo, naranja, morado, azul, verde y amarillo; el sexto es una suposición nuestra, y los juegos reales varían. En nuestros { -die-other } los { -colour-other } van en ese orden, y cada { -die-one } empieza un { -colour-one } más tarde {$reconstruction}. Opción: { -die-other } al azar.
rule-SH-1-3 = Las { -chip-other } son { -point-other }: 14 de cinco y 30 de uno, 100 en total. La { -bank-one } empieza con 40 { -point-other } para dos jugadores, 60 para tres, 75 para cuatro, 90 para cinco y 100 para seis; los jugadores empiezan sin ninguno. La { -bank-one } y todos los marcadores suman siempre lo mismo.
rule-SH-1-4 = En el reglamento empieza el más joven; aquí elige el anfitrión, o el azar {$ruling}. El { -turn-one } pasa hacia la izquierda.

rules-SH-2 = Tu { -turn-one }
rule-SH-2-0 = Un { -shizzle-one } está { -pending-adjective } hasta que su { -turn-one } lo ha { -settle-participle }; nada más queda nunca { -pending-adjective }. La { -line-one } cuenta una vez, al { -stop-verb }: una { -line-one } de tres que creció hasta cinco vale cinco. Una { -line-one } de seis es un { -shizzle-one } { -pending-adjective } y no da nada más.
rule-SH-2-1 = En el primer { -turn-one } de la partida, quien empieza tira un { -die-one } cualquiera solo: es la { -spark-one }. Después, la { -spark-one } es el último { -die-one } de la { -line-one } del jugador anterior, tal como está.
rule-SH-2-2 = La { -spark-one } es el primer { -die-one } de tu { -line-one } y cuenta. Tira los otros cinco.
rule-SH-2-3 = La { -line-one } crece solo por su { -open_end-one }. Cada { -die-one } debe compartir { -number-one } o { -colour-one } con el anterior. Los { -die-other } de esta tirada pueden { -join-verb } en la cantidad y el orden que quieras; los de tiradas anteriores se quedan donde están {$ruling}.
rule-SH-2-4 = { -choke-one }: ningún { -die-one } de una tirada puede { -join-verb }, sea la primera u otra posterior. El { -turn-one } acaba y se pierden todos sus { -point-other }, también los { -shizzle-other } { -pending-plural }.
rule-SH-2-5 = { -fizzle-one }: tiraste cinco { -die-other }, y la { -line-one } más larga posible es de dos. Tú eliges cuál de los { -die-other } que { -fit-verb-plural } { -join-verb-s }. Entonces el { -turn-one } tiene que acabar: dos { -point-other }, y lo que haya { -pending-adjective }.
rule-SH-2-6 = { -flicker-one }: una { -line-one } de tres, cuatro o cinco. { -Stop-imperative } y toma esa cantidad de { -point-other } y lo que haya { -pending-adjective }; o tira todos los { -die-other } que no están en { -line-one }. Entonces debe { -join-verb } al menos uno, o es un { -choke-one }. Nunca es un { -fizzle-one }: se tiran menos de cinco { -die-other }.
rule-SH-2-7 = { -shizzle-one }: los seis { -die-other } están en { -line-one }. Vale seis { -point-other } que tomas, o seis que otro jugador { -return-verb-s } a la { -bank-one }. { -Stop-imperative }, o { -roll_on-verb-s } y ponlo en riesgo: el sexto { -die-one } pasa a ser la nueva { -spark-one }, una { -line-one } nueva de uno, y tiras los otros cinco.
rule-SH-2-8 = Si un { -die-one } { -fit-verb-s }, debe { -join-verb } al menos uno. Puedes dejar fuera otros { -die-other } que { -fit-verb-plural } {$ruling}. Pero si se tiraron cinco { -die-other } y es posible una { -line-one } de tres o más, la { -line-one } debe llegar a tres: dos solo puede ser un { -fizzle-one } {$ruling}. Por eso, un { -die-one } detrás del cual no { -fit-verb-s } ningún otro no puede ser entonces el único que { -join-verb-s }.
rule-SH-2-9 = { -Roll_on-verb } significa siempre tirar todos los { -die-other } que no están en { -line-one } {$ruling}.

rules-SH-3 = Fin del { -turn-one } y de la partida
rule-SH-3-1 = Los { -shizzle-other } quedan { -pending-plural } hasta el fin del { -turn-one }, y entonces { -settle-verb-plural }. El reglamento dice «inmediatamente»; leemos «entonces y no después», porque la alternativa es { -roll_on-verb }, y con un { -choke-one } se pierden los { -shizzle-other } { -pending-plural } {$ruling}. Por cada uno, toma seis { -point-other } o nombra una { -victim-one }; cada uno se decide por separado, así que puede haber varias { -victim-other } {$ruling}. Primero van los ataques, después lo que tomas {$ruling}.
rule-SH-3-2 = Una { -victim-one } { -return-verb-s } seis { -point-other } a la { -bank-one }, o todos los que tiene si son menos {$ruling}; quien ataca no gana nada. Los ataques se hacen uno a uno. Solo se puede nombrar a jugadores con { -point-other }, y al mismo de nuevo mientras le queden. Si nadie tiene { -point-other }, el { -shizzle-one } se toma {$ruling}.
rule-SH-3-3 = Si la { -bank-one } tiene menos de lo que has ganado, tomas lo que queda {$ruling}.
rule-SH-3-4 = Quien { -stop-verb-s } no puede rechazar { -point-other } {$ruling}. El reglamento desaconseja acabar una partida que perderías: mejor ataca, o { -roll_on-verb-s }.
rule-SH-3-5 = El último { -die-one } que está realmente en { -line-one } es la { -spark-one } del siguiente jugador, también tras un { -choke-one } {$ruling}. Tras un { -choke-one } en la primera tirada es la misma { -spark-one }.
rule-SH-3-6 = Si la { -bank-one } está vacía cuando se ha { -settle-participle } un { -turn-one }, la partida acaba en el acto. Gana quien tenga más { -point-other }; si hay empate, se comparte la victoria {$ruling}.
rule-SH-3-7 = El reglamento no limita los { -turn-other }, y los ataques pueden alargar una partida sin fin. Por eso hay opciones: un límite de { -round-other }, una { -target-one }, y el final tras 500 { -turn-other }. Una { -bank-one } vacía acaba la partida igualmente; la { -target-one } cuenta cuando se ha { -settle-participle } un { -turn-one }; las { -round-other } acaban tras el último puesto; gana quien tenga más { -point-other }, y si hay empate, se comparte la victoria {$ruling}.

rules-SH-4 = Conviene saber
rule-SH-4-1 = Cada { -die-one } no { -fit-verb-s } en el final de la { -line-one } dos veces de cada tres. Así que hay { -choke-one } en el 13 % de las tiradas de cinco { -die-other }, el 30 % de las de tres, el 44 % de las de dos y el 67 % de las de uno.
rule-SH-4-2 = La { -line-one } más larga posible en las 7776 tiradas de cinco { -die-other }: de uno 1024 veces, de dos 1034, de tres 1160, de cuatro 1624, de cinco 1730 y de seis 1204.
rule-SH-4-3 = Un { -shizzle-one } y después un { -flicker-one } de cuatro: 10 { -point-other }, o un ataque y 4. Dos { -shizzle-other } y después un { -fizzle-one }: 14 { -point-other }, u 8 y un ataque, o 2 y dos ataques. Un { -shizzle-one } y después un { -choke-one }: nada. La { -bank-one } tiene 4, atacas a un jugador con 9, y aún te tocan 5: la { -bank-one } sube a 10, tomas 5, le quedan 5, y la partida sigue.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Quien abandona no obtiene nada, y los demás comparten la victoria {$ruling}.
rule-ours-2 = Un { -turn-one } espera a que su jugador tire los cinco { -die-other } {$ruling}.
rule-ours-3 = Tomar es tomar todos los { -shizzle-other } que quedan, y los { -point-other } de la { -line-one } {$ruling}.
rule-ours-4 = Los { -die-other } al azar se forman uno a uno; cada uno es cualquiera compatible con los anteriores, todos igual de probables {$ruling}.
rule-ours-5 = Los { -die-other } tirados se detienen uno a uno, en el orden de los { -die-other }, del 1 al 6; solo el último decide si es un { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = «{ $text }» no es un puesto; se espera de «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» no es un { -die-one }; se espera de «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» no es un { -colour-one } para { $place } ({ -die-one } y { -number-one }); se espera uno de { $colours }.
unread-fallen = «{ $text }» no es una { -face-one } del { -die-one } { $count }; se espera una de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = { -Die-other } de verdad
chance-typed-help = Tiras { -die-other } de verdad y escribes lo que muestran.
palette-head = ¿Qué muestran los { -die-other } de verdad?

## Bots

bot-greedy = Medio
bot-greedy-help = busca la mayor cantidad de { -point-other } en este { -turn-one }
bot-novice = Principiante
bot-novice-help = como { bot-greedy }, pero a menudo { -stop-verb-s } demasiado pronto o { -roll_on-verb-s } demasiado
bot-club = Fácil
bot-club-help = como { bot-optimal }, pero puede perder un 8 % de probabilidad de ganar por acción, menos con más jugadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, pero puede perder un 2 % de probabilidad de ganar por acción, menos con más jugadores
bot-optimal = El mejor
bot-optimal-help = juega según la solución exacta (dos jugadores, { -die-other } normales) o la mejor estimación

## Help with a decision

advice-reach =
    { $count ->
        [6] Los seis
       *[other] { $count } o más
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } con { $length }
advice-stop-joining = Añadir { $dice }; { -stop-verb } con { $length }
advice-roll-joining = Añadir { $dice }; { -roll_on-verb }
advice-fizzle-joining = Añadir { $dice }: un { -fizzle-one }
advice-die = Tirar el { -die-one } { $count } para la primera { -spark-one }
advice-odds = Probabilidades de la próxima tirada: un { -choke-one }, o { -die-other } para una { -line-one } de cada longitud.
advice-turn = { -Point-other }: lo que cabe esperar de este { -turn-one } si se juega por los { -point-other }.

## The solution

solve-bank = La { -bank-one } tiene de 1 a { $most } { -point-other }, no { $bank }.
data-mismatch = Los datos incluidos son para otra cosa: su «{ $key }» es { $text }, no { $expected }. Para rehacerlos: { $make }
data-damaged = Los datos incluidos están dañados ({ $why }). Para rehacerlos: { $make }
dice-file = Estos { -die-other } no se pueden usar. { $why }
dice-no-dice = Los { -die-other } (dice) deben ser una lista de { $expected } { -die-other }, no de { $count }.
dice-no-faces = El { -die-one } { $die } debe ser una lista de seis { -colour-other }, para sus { -number-other } de 1 a 6.
dice-no-face = El { -die-one } { $die } tiene el { -colour-one } «{ $text }»; se espera uno de { $allowed }.
dice-no-twice = La { -face-one } «{ $text } { $number }» del { -die-one } { $die } se repite; un { -die-one } tiene cada { -colour-one } una vez, y cada { -face-one } existe una vez.

## The score pad

pad-rounds = { -Point-other } de las { -round-other }
pad-round-means = { -Point-other } tomados, menos los perdidos por ataques.
pad-who = Toca al jugador cuyo { -turn-one } ha acabado.
pad-over = La { -bank-one } está vacía: fin de la partida (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: ¿cómo acabó el { -turn-one }?
       *[other] { $player }, { -shizzle-other }: { $count }. ¿Cómo siguió el { -turn-one }?
    }
pad-choke = { -choke-one }: nada
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-verb } ahí
pad-settle = ¿{ -Point-other } o un ataque? { -shizzle-other }: { $count }
pad-bad-turn = «{ $text }» no es un { -turn-one }: se espera un jugador, los { -die-other } de la última { -line-one } (0, de 2 a 6), los { -shizzle-other } y las { -victim-other }, como «140» o «1312».
pad-after-end = «{ $text }» viene después del fin de la partida: la { -bank-one } está vacía ({ $tag }).
pad-bad-attack = «{ $text }» ataca a quien no puede ser atacado: se esperan otros jugadores con { -point-other }, uno por { -shizzle-one } como máximo ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-other }
sign-points-does = Las { -chip-other } de un jugador: las cuadradas son cinco { -point-other }, las redondas uno.
sign-line = { -Line-one }
sign-line-does = Cada { -die-one } comparte { -number-one } o { -colour-one } con el anterior. Una { -line-one } de tres, cuatro o cinco vale esa cantidad de { -point-other } si { -stop-verb-you } en ese { -turn-one }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Los seis { -die-other } en { -line-one }: seis { -point-other } para ti, o seis que otro jugador { -return-verb-s }. Cada estrella es un { -shizzle-one } por { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = De aquí vienen todos los { -point-other }. Si está vacía al final de un { -turn-one }, la partida acaba. La placa muestra lo que da { -stop-verb } ahora.
sign-cup = { -Dice_cup-one }
sign-cup-does = Tira todos los { -die-other } que no están en { -line-one }. Debe { -join-verb } uno, o es un { -choke-one }.
sign-count = { -Die-one } pequeño
sign-count-does = Cuántos { -die-other } tendría la próxima tirada.
sign-spark = { -spark-one }
sign-spark-does = El primer { -die-one } de la { -line-one }, sobre rayos: el último { -die-one } de la { -line-one } anterior.
sign-bond = { -Seal-one } entre dos { -die-other }
sign-bond-does = Por qué { -join-verb-plural } los { -die-other }: el { -number-one } que comparten, o la marca de su { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Ningún { -die-one } tirado { -fit-verb-s }. El { -turn-one } acaba; se pierden sus { -point-other }, también los { -shizzle-other }.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Se tiraron cinco { -die-other }, y ninguna { -line-one } pasa de dos: 2 { -point-other }, y el { -turn-one } acaba.
sign-flicker = { -flicker-one }
sign-flicker-does = Una { -line-one } de tres, cuatro o cinco. { -Stop-imperative } y toma sus { -point-other }, o { -roll_on-verb-s } y arriésgalos.
now-points = { points-count }.
now-line = { $count } de seis { -die-other } en { -line-one }; el { -turn-one } vale { points-count }.
now-rolls = { -Die-other } por tirar: { $count }.

## What gives the win shares of a review

evaluator-exact = el juego resuelto
evaluator-table = la tabla para tres jugadores
evaluator-estimate = una estimación aprendida de { -turn-other } exactos
evaluator-simple = un modelo aproximado: la estimación incluida no se puede usar

## Kinds of chance, for statistics

chance-of-die = Los { -number-other } de los { -die-other }
mistake-ending = acabar una partida perdida
mistake-stopping = { -stop-verb } demasiado pronto
mistake-going-on = tirar una vez de más
mistake-six = perder un { -shizzle-one }
mistake-left-out = dejar fuera un { -die-one } que { -fit-verb-s }
mistake-short = hacer una { -line-one } más corta de lo posible
mistake-dice = añadir el { -die-one } equivocado
mistake-attack = no atacar
mistake-taking = atacar en vez de tomar { -point-other }
mistake-victim = atacar a quien no conviene
why-win =
    { $count ->
        [one] La partida acaba al momento, con 1 { -point-one } de ventaja.
       *[other] La partida acaba al momento, con { $count } { -point-other } de ventaja.
    }
why-ending =
    { $count ->
        [one] La partida acabó al momento, con 1 { -point-one } menos.
       *[other] La partida acabó al momento, con { $count } { -point-other } menos.
    }
why-victim = { $name } tiene { $better } { -point-other }; { $other }, { $taken }.
why-choke = La probabilidad de un { -choke-one } es del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = De media, el { -turn-one } da entonces { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Es el { -turn-one } de { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } por { -settle-verb }: { $count }
edit-ready = Antes de la primera tirada
edit-choose = { -Die-other } tirados
edit-settle = { -Settle-verb } los { -shizzle-other }
edit-shows = Muestra { $count }
edit-out = Fuera de la { -line-one }
edit-spark = Como { -spark-one }
edit-join = Al final de la { -line-one }

## Puzzles

puzzle-how-solution = según la solución, exactamente
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = qué { -die-one } { -join-verb-s }
puzzle-theme-short-line = una { -line-one } más corta
puzzle-theme-shizzle = un { -shizzle-one }
puzzle-theme-attack = atacar
puzzle-theme-take = tomar
puzzle-theme-last-points = los últimos { -point-other }
puzzle-theme-last-turn = el último { -turn-one }

## The tutorial

tutorial-goal = El objetivo: tener más { -point-other } que nadie cuando la { -bank-one } está vacía. Todos los { -point-other } vienen de la { -bank-one }, que ahora tiene 32.
tutorial-spark = Es tu { -turn-one }. El primer { -die-one } de tu { -line-one } ya está ahí: la { -spark-one }, un 1 rojo. Tiras los otros cinco.
tutorial-roll = Tira los { -die-other }.
tutorial-colour = Un { -die-one } { -join-verb-s } a la { -line-one } si tiene el { -colour-one } o el { -number-one } del último. Tras el 1 rojo { -fit-verb-s } el 4 rojo.
tutorial-number = Ahora el último es el 4 rojo. El 4 amarillo { -fit-verb-s }: su { -number-one } es el mismo.
tutorial-flicker = Tres { -die-other } son un { -flicker-one }: podrías { -stop-infinitive-you } y tomar un { -point-one } por cada uno. Pero { -fit-verb-plural } más { -die-other }. Añade el 2 amarillo.
tutorial-flicker-stop = Podrías { -stop-infinitive-you }, pero otro { -die-one } { -fit-verb-s }, y un { -die-one } más es un { -point-one } más.
tutorial-flicker-roll = Podrías tirar el resto, pero uno de ellos ya { -fit-verb-s }. Añádelo primero.
tutorial-longer = Ahora el 2 morado. Elige bien el orden: para lo que { -fit-verb-s } después solo cuenta el último { -die-one } de la { -line-one }.
tutorial-stop = Cinco { -die-other } son cinco { -point-other }. Si tiras el último { -die-one } y no { -fit-verb-s }, se pierde todo el { -turn-one }. { -Stop-imperative }.
tutorial-stop-roll = Eso arriesga cinco { -point-other }, y el { -die-one } { -fit-verb-s } en una tirada de cada tres. { -Stop-imperative } y tómalos.
tutorial-next-spark = Cinco { -point-other } son tuyos. Tu último { -die-one }, el 2 morado, es ahora la { -spark-one } de Zoe. Mira lo que tira.
tutorial-choke = Ningún { -die-one } era morado ni un 2: un { -choke-one }. El { -turn-one } acaba en el acto, y se pierden sus { -point-other }. La misma { -spark-one } es ahora tuya.
tutorial-fizzle = De cinco { -die-other } solo { -fit-verb-s } uno, y ninguno tras él: una { -line-one } de dos es un { -fizzle-one }. Tu { -turn-one } acaba con dos { -point-other }. Añade el 4 morado.
tutorial-again = Zoe se ha { -stop-participle } con tres { -die-other }. El 3 azul es tu { -spark-one }: tira otra vez.
tutorial-all = Esta vez pueden { -join-verb } todos los { -die-other }, uno a uno. Empieza con el 3 verde.
tutorial-all-2 = Después el 5 verde. Seguirán el 5 naranja y el 4 naranja.
tutorial-all-stop = Está permitido, pero pueden { -join-verb } los seis { -die-other }. Añade el siguiente.
tutorial-all-3 = Solo queda uno. Añade el 4 morado.
tutorial-shizzle = Los seis: ¡un { -shizzle-one }! Vale seis { -point-other }, o un ataque. Podrías { -roll_on-verb }, pero con un { -choke-one } se perdería. { -Stop-imperative }.
tutorial-shizzle-roll = Con un { -choke-one } se perdería el { -shizzle-one }. { -Stop-imperative } y úsalo.
tutorial-attack = Podrías tomar seis { -point-other }. O atacar: entonces Zoe { -return-verb-s } seis de los suyos a la { -bank-one }. Ataca a Zoe.
tutorial-attack-take = Seis { -point-other } suelen ser igual de buenos. Pero mira lo que hace un ataque.
tutorial-attacked = Zoe ha { -return-participle } seis { -point-other } a la { -bank-one }. Un ataque no te da nada, pero la partida dura más, y eso ayuda a quien va por detrás.
tutorial-bank = Unos { -turn-other } después la { -bank-one } tiene tres { -point-other }, y vas en cabeza. { -Stop-imperative } con tus cuatro { -die-other }: tomas lo que hay, y una { -bank-one } vacía acaba la partida.
tutorial-bank-other = Está permitido, pero { -stop-verb } gana ahora la partida.
tutorial-end = La { -bank-one } está vacía, y tienes más { -point-other } que nadie: has ganado.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada { -face-one } tiene un { -number-one } y un { -colour-one }, y ninguna { -face-one } se repite.
example-from-the-bank = Una { -line-one } de tres toma tres { -point-other } de la { -bank-one }.
example-next-spark = El { -turn-one } acabó con una { -line-one } de tres. Su último { -die-one }, tal como está, es la { -spark-one } del siguiente jugador.
example-join = El 4 rojo tiene el { -colour-one } de la { -spark-one } y puede { -join-verb }; el 4 naranja no tiene ni su { -colour-one } ni su { -number-one }.
example-choke = Ninguno de los cinco { -die-other } tiene el { -number-one } ni el { -colour-one } de la { -spark-one }: un { -choke-one }. El { -turn-one } acaba sin { -point-other }.
example-fizzle = No es posible una { -line-one } de tres: un { -fizzle-one }. { -Join-verb-s } un { -die-one }, por dos { -point-other }, y el { -turn-one } acaba.
example-flicker = Un { -flicker-one } de cuatro: { -stop-imperative } con cuatro { -point-other }, o tira los otros dos { -die-other }.
example-shizzle = Un { -shizzle-one }: { -stop-imperative }, o { -roll_on-verb-s } con seis { -point-other } en riesgo. El sexto { -die-one } es entonces la nueva { -spark-one }.
example-three-possible = Desde el 5 rojo es posible una { -line-one } de tres, así que hay que hacerla; el 1 naranja dejaría la { -line-one } en dos.
example-attack = Un { -shizzle-one } hace que otro jugador con { -point-other }, a elección, { -return-subjunctive } seis a la { -bank-one }.
example-bank-empty = La { -bank-one } tiene menos de lo ganado y se vacía: la partida acaba, y gana quien tenga más { -point-other }.
example-shizzle-and-four = Un { -shizzle-one } y después un { -flicker-one } de cuatro: diez { -point-other }, o un ataque y cuatro.
example-two-shizzles = Dos { -shizzle-other } y después un { -fizzle-one }: 14 { -point-other }, u 8 y un ataque, o 2 y dos ataques.
example-shizzle-lost = Un { -shizzle-one } y después un { -choke-one }: nada.
example-bank-grows = El ataque sube la { -bank-one } de 4 a 10, después se toman cinco: quedan 5, y la partida sigue.
example-take-all = Tres { -shizzle-other } y una { -line-one } de tres: se toma todo de una vez.
summary-turn = Tu { -turn-one }
summary-turn-1 = La { -spark-one } es el último { -die-one } de la { -line-one } anterior. Tira los otros cinco.
summary-turn-2 = Añade { -die-other } por el { -open_end-one }: cada uno comparte { -number-one } o { -colour-one } con el anterior.
summary-turn-3 = Ningún { -die-one } { -fit-verb-s }: un { -choke-one }. El { -turn-one } acaba sin { -point-other }.
summary-turn-4 = Si es posible una { -line-one } de tres, hay que hacerla.
summary-stop = { -Stop-verb } o { -roll_on-verb }
summary-stop-1 = Dos como máximo: un { -fizzle-one }. 2 { -point-other }, y el { -turn-one } acaba.
summary-stop-2 = De tres a cinco: un { -flicker-one }. { -Stop-imperative } por un { -point-one } por { -die-one }, o tira todos los { -die-other } fuera de la { -line-one }; entonces debe { -join-verb } uno.
summary-six = Los seis: un { -shizzle-one }
summary-six-1 = { -Stop-imperative }: toma seis { -point-other }, u otro jugador { -return-verb-s } seis a la { -bank-one }.
summary-six-2 = O { -roll_on-verb-s }: queda en riesgo, el sexto { -die-one } es la nueva { -spark-one }, y se tiran los otros cinco.
summary-six-3 = Al acabar el { -turn-one } { -settle-verb-s } lo { -pending-adjective }: primero los ataques.
summary-end = Fin de la partida
summary-end-1 = La { -bank-one } empieza con 40, 60, 75, 90 o 100 { -point-other } para dos a seis jugadores.
summary-end-2 = La { -bank-one } está vacía cuando se ha { -settle-participle } un { -turn-one }: gana quien tenga más { -point-other }.
