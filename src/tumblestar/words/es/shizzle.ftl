### The words of Shizzle in Spanish. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Seis dados en línea: plántate a tiempo, o sigue tirando y arriésgalo todo.
game-by = de Patch Products
game-about = Forma una línea de dados a partir de la Chispa, cada uno con el número o el color del anterior. Plántate y toma sus puntos, o sigue tirando y arriésgalos. Los 6 dados son un Shizzle: toma 6 puntos o haz que otro jugador devuelva 6.

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
        [you] Añades el { $face } tras el { $end }: { same }.
       *[other] { $seat } añade el { $face } tras el { $end }: { same }.
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
        [you] Has ganado
       *[other] Ha ganado { $seat }
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
        [barred] encaja, pero no se puede añadir: con otro dado es posible una línea de 3
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
       *[cap] Se han jugado los 500 turnos
    }
to-settle =
    { $pending ->
        [one] Por resolver: 1 Shizzle.
       *[other] Por resolver: { $pending } Shizzles.
    }

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
        [you] Tiras 5 dados. La Chispa es el { $face }.
       *[other] { $seat } tira 5 dados. La Chispa es el { $face }.
    }
rolls-on =
    { $seat ->
        [you] Sigues tirando
       *[other] { $seat } sigue tirando
    }
did-roll-on = { rolls-on } tras el { $face }, con { points-count } en riesgo.
did-roll-shizzle = { rolls-on } con { points-count } en riesgo. La nueva Chispa es el { $face }.
did-fall = Sale: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Sale: { $face }. Ningún dado encaja: ¡Apagón!
       *[other] Sale: { $face }. Ningún dado encaja: ¡Apagón! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Ya es una línea de { $count }.
did-join-shizzle = { seat-joins } Los 6: ¡un Shizzle!
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
did-attack-last = { seat-attacks } Acaba el turno.
did-over = { $told } { over-why }, y la partida acaba.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si ninguno encaja con el { $face }, es un Apagón.
would-roll-on =
    { $count ->
        [one] { action-roll }. Si no encaja con el { $face }, pierdes { points-count }.
       *[other] { action-roll }. Si ninguno encaja con el { $face }, pierdes { points-count }.
    }
would-roll-shizzle = { action-roll }. Si ninguno encaja con la nueva Chispa, el { $face }, pierdes { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Añadir el { $face } tras el { $end }: { same }.
would-join-two = { would-put } Después hay que añadir un tercer dado.
would-join = { would-put } Después puedes plantarte con { points-count }.
would-join-shizzle = { would-put } Los 6: ¡un Shizzle!
would-fizzle = { would-put } Ningún tercer dado encaja: un Chasco. Acaba tu turno y tomas { $gain }.
would-fizzle-settle = { would-put } Ningún tercer dado encaja: un Chasco. { to-settle }
would-stop = Plantarse y tomar { $gain }.
would-stop-settle = Plantarse. Después, por cada Shizzle, tomar 6 puntos o atacar.
would-take = Tomar { $gain }.
would-hit = Atacar a { $victim }, que devuelve { points-count } a la banca.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Después tomas { $gain }.
would-attack-last = { would-hit } Acaba tu turno.
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
        [you] Tu turno: tira un dado cualquiera como primera Chispa.
       *[other] { $seat } elige un dado para la primera Chispa.
    }
status-ready =
    { $seat ->
        [you] Tu turno: tira 5 dados.
       *[other] { $seat } tira 5 dados.
    }
status-join-third =
    { $seat ->
        [you] Tu turno: añade un tercer dado, { end-colour } o un { $number }.
       *[other] { $seat } elige un dado: { end-colour } o un { $number }.
    }
status-join =
    { $seat ->
        [you] Tu turno: añade un dado, { end-colour } o un { $number }.
       *[other] { $seat } elige un dado: { end-colour } o un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Tu turno: añade un dado. No se llega a 3: un Chasco.
       *[other] { $seat } elige un dado para un Chasco.
    }
status-join-or-end =
    { $seat ->
        [you] Añade un dado, plántate con { points-count } o sigue tirando.
       *[other] { $seat } elige: plantarse con { points-count } o seguir tirando.
    }
status-end =
    { $seat ->
        [you] Tu turno: plántate con { points-count } o sigue tirando.
       *[other] { $seat } elige: plantarse (línea de { $count }) o seguir tirando.
    }
status-shizzle =
    { $seat ->
        [you] ¡Shizzle! Plántate, o arriesga { points-count } y tira 5 dados.
       *[other] ¡Shizzle! { $seat } elige: plantarse o seguir tirando.
    }
cheer = ¡Shizzle!
status-settle =
    { $seat ->
        [you] Tu turno: toma { points-count } o ataca a un jugador.
       *[other] { $seat } decide cómo resolver un Shizzle.
    }
status-over-won = { over-why }. ¡{ seat-wins } con { points-count }!
status-over-shared = { over-why }. Empate con { points-count }: { $seats }.
status-type-dice = Dado { $die }: ¿de qué color es su { $number }?
status-type-first = ¿Quién empieza?
status-type-fall =
    { $count ->
        [one] ¿Qué muestra el dado { $die }? Falta por escribir 1 dado.
       *[other] ¿Qué muestra el dado { $die }? Faltan por escribir { $count } dados.
    }
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
deed-spark = Tirar este dado
deed-add = Añadir este dado
touch-spark = Toca un dado.
touch-attack = Toca a un jugador.
touch-add = Toca un dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Un dado muestra un número del 1 al 6. Elige una de sus caras.
refused-SH-1-2 = Un dado tiene cada color una vez, y ninguna cara se repite. Elige uno de los colores ofrecidos.
refused-SH-1-4 = Ese jugador no está en esta mesa. Elige uno de los que están.
refused-SH-2-1 = Aún no hay Chispa. Elige un dado para tirarlo solo.
refused-SH-2-2 = Tu turno empieza con una tirada. Tira primero los 5 dados.
refused-SH-2-3 = Ese dado no tiene ni el número ni el color del último de la línea. Añade uno que encaje, si puedes.
refused-SH-2-3-lies = Ese dado ya está en la línea y ahí se queda. Añade uno de fuera de la línea, si puedes.
refused-SH-2-8 = Tras cada tirada debes añadir un dado, y 2 en la línea no bastan. Añade un dado que encaje.
refused-SH-2-8-alone = Tras ese dado no encaja ningún otro, pero es posible una línea de 3. Añade otro dado.
refused-SH-3-1 = Solo quedan Shizzles por resolver. Toma los puntos o ataca.
refused-SH-3-1-early = No hay nada que resolver antes de que acabe tu turno. Añade un dado, plántate o sigue tirando.
refused-SH-3-2 = Solo puedes atacar a otro jugador que tenga puntos. Elige uno o toma los puntos.
refused-SH-3-6 = La partida ha acabado. Recórrela paso a paso, o juega otra.

## Options

option-first = Quién empieza
option-first-help = Al azar, o el puesto que elijas.
option-first-0 = al azar
option-first-seat = puesto { $count }
option-random_dice = Dados al azar
option-random_dice-help = Los colores se reparten en los dados al azar. Cada dado sigue teniendo cada número y cada color una vez, y ninguna cara se repite.
option-rounds = Rondas
option-rounds-help = La partida también acaba cuando cada jugador ha jugado este número de turnos.
option-rounds-0 = sin límite
option-target = Meta de puntos
option-target-help = La partida también acaba cuando un jugador termina un turno con este número de puntos o más.
option-target-0 = ninguna
option-cap = 500 turnos como máximo
option-cap-help = Entonces gana el jugador con más puntos. Sin esto, los ataques podrían alargar una partida sin fin. En una mesa solo de bots se aplica siempre.

## The board in text

picture-label = La línea, los dados de fuera, la banca y todos los puntos; también en texto.
text-board = La línea y después los 6 dados
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, por número
        [colour] Lugar { $count }: { $face }, por color
       *[spark] Lugar { $count }: { $face }, la Chispa
    }
text-place-empty = Lugar { $count }: libre
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, en la línea, en el lugar { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: rodando
text-die-blank = Dado { $die }: sin tirar
text-side =
    { $colour ->
        [none] En el dado { $die }: { $number }, color aún desconocido
       *[other] En el dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Le toca jugar.
text-bank = Banca: { points-count }.
points-banked = Puntos

## Rules

rules-intro = Shizzle es un juego de dados para 2 a 6 jugadores. Tu línea empieza con la Chispa, el último dado de la línea anterior. Tira los otros 5 dados y añade los que encajen: cada uno debe tener el número o el color del anterior. Si ninguno encaja, es un Apagón («Choke») y pierdes los puntos de tu turno. Si no es posible una línea de más de 2, es un Chasco («Fizzle»): toma 2 puntos, y tu turno acaba. Una línea de 3, 4 o 5 es un Destello («Flicker»). Plántate y toma 1 punto por cada dado de la línea, o tira el resto y arriésgalo todo. Los 6 son un Shizzle: toma 6 puntos, haz que otro jugador devuelva 6, o sigue tirando y arriésgalo. Cuando la banca está vacía, gana el jugador con más puntos.
rules-page = Los dados que puedes añadir destacan: haz clic en uno para añadirlo a la línea, o elígelo con el teclado. «Plantarse» y «Tirar» aparecen cuando puedes usarlos. Un Apagón o un Chasco acaba tu turno automáticamente. Si te plantas y no hay a quién atacar, tomas los puntos de tus Shizzles automáticamente. Con dados de verdad, escribe lo que muestran, en cualquier orden. Qué colores tiene cada dado es una suposición nuestra.{$reconstruction} Quien tenga la caja puede corregirla en dice.toml.

rules-SH-1 = Componentes
rule-SH-1-1 = Hay 6 dados con los números del 1 al 6. Cada una de las 36 parejas de número y color está en una sola cara. Cada dado tiene cada número y cada color una vez.{$review}
rule-SH-1-2 = Los colores son rojo, naranja, morado, azul, verde y amarillo. El amarillo es una suposición nuestra, y los juegos reales varían. En el dado 1, los números del 1 al 6 tienen los colores en ese orden; cada dado siguiente empieza un color más adelante.{$reconstruction} Opción: dados al azar.
rule-SH-1-3 = Las fichas son puntos: 14 fichas de 5 y 30 de 1, 100 puntos en total. La banca empieza con 40 puntos para 2 jugadores, 60 para 3, 75 para 4, 90 para 5 y 100 para 6. Los jugadores empiezan sin puntos. La banca y los puntos de todos los jugadores suman siempre lo mismo.
rule-SH-1-4 = Empieza el jugador más joven; aquí elige el anfitrión, o el azar.{$ruling} El turno pasa hacia la izquierda.

rules-SH-2 = Tu turno
rule-SH-2-0 = Un Shizzle está pendiente desde que lo haces hasta que lo resuelves al final de tu turno. Nada más queda pendiente. Tu línea cuenta una vez, cuando acaba tu turno: una línea de 3 que creció hasta 5 vale 5. Una línea de 6 es 1 Shizzle pendiente y no da nada más.
rule-SH-2-1 = En el primer turno de la partida, tira 1 dado cualquiera: es la Chispa. En todos los demás turnos, la Chispa es el último dado de la línea del jugador anterior, tal como está.
rule-SH-2-2 = La Chispa es el primer dado de tu línea y cuenta. Tira los otros 5 dados.
rule-SH-2-3 = Añade dados solo en el extremo abierto de la línea. Cada uno debe tener el número o el color del anterior. Elige cuáles de los dados tirados añades y en qué orden. Los dados de tiradas anteriores se quedan donde están.{$ruling}
rule-SH-2-4 = Apagón: ningún dado tirado encaja, ni en la primera tirada ni en otra posterior. Tu turno acaba y pierdes todos sus puntos, también los Shizzles pendientes.
rule-SH-2-5 = Chasco: has tirado 5 dados, y la línea más larga posible es de 2. Elige cuál de los dados que encajan añades. Tu turno acaba: toma 2 puntos y resuelve los Shizzles pendientes, si los hay.
rule-SH-2-6 = Destello: una línea de 3, 4 o 5. Plántate, toma ese número de puntos y resuelve los Shizzles pendientes; o tira todos los dados que no están en la línea. Entonces hace falta al menos 1 que encaje, o es un Apagón. (No puede ser un Chasco: tiras menos de 5 dados.)
rule-SH-2-7 = Shizzle: los 6 dados están en la línea. Vale 6 puntos que tomas, o 6 que otro jugador devuelve a la banca. Plántate, o sigue tirando y arriésgalo. Si sigues tirando, el sexto dado pasa a ser la nueva Chispa, una nueva línea de 1; tira los otros 5 dados.
rule-SH-2-8 = Si algún dado encaja, debes añadir al menos 1. Puedes dejar fuera otros dados que encajen.{$ruling} Excepción: si has tirado 5 dados y es posible una línea de 3 o más, tu línea debe llegar a 3.{$ruling} En ese caso, elige un primer dado tras el que encaje otro de los tirados. (Una línea de 2 solo puede ser un Chasco.)
rule-SH-2-9 = Cuando sigues tirando, tira todos los dados que no están en la línea.{$ruling}

rules-SH-3 = Fin de tu turno y de la partida
rule-SH-3-1 = Los Shizzles quedan pendientes hasta que acaba tu turno; entonces se resuelven.{$ruling} Por cada uno, toma 6 puntos o ataca a un jugador. Decide cada uno por separado; puedes atacar a varios jugadores.{$ruling} Primero ataca, después toma puntos.{$ruling} (El reglamento dice «inmediatamente». Lo leemos así: cuando acaba tu turno, ya que puedes seguir tirando y perderlos en un Apagón.)
rule-SH-3-2 = El jugador al que atacas devuelve 6 puntos a la banca, o todos los que tiene si son menos.{$ruling} Tú no ganas nada. Los ataques se hacen uno a uno. Solo puedes atacar a otros jugadores que tengan puntos, al mismo de nuevo mientras le queden.{$ruling} Si ninguno tiene puntos, toma los puntos del Shizzle.{$ruling}
rule-SH-3-3 = Si la banca tiene menos de lo que has ganado, toma lo que queda.{$ruling}
rule-SH-3-4 = Cuando te plantas, no puedes rechazar puntos.{$ruling} El reglamento aconseja no acabar una partida que perderías: mejor ataca o sigue tirando.
rule-SH-3-5 = El último dado de tu línea es la Chispa del jugador siguiente, también tras un Apagón.{$ruling} Si el Apagón llega en tu primera tirada, es la misma Chispa con la que empezaste.
rule-SH-3-6 = Si la banca está vacía una vez resuelto un turno, la partida acaba en el acto. Gana el jugador con más puntos. En caso de empate, los empatados comparten la victoria.{$ruling}
rule-SH-3-7 = El reglamento no limita los turnos, y los ataques pueden alargar una partida sin fin. Opciones: un número de rondas, una meta, o 500 turnos como máximo. Una banca vacía acaba la partida igualmente. La meta cuenta cuando se ha resuelto un turno; una ronda acaba tras el turno del último jugador.{$ruling} Gana el jugador con más puntos; en caso de empate, los empatados comparten la victoria.{$ruling}

rules-SH-4 = Conviene saber
rule-SH-4-1 = Dos de cada tres veces, un dado no encaja. Por eso hay Apagón en el 13 % de las tiradas de 5 dados, el 30 % de las de 3, el 44 % de las de 2 y el 67 % de las de 1.
rule-SH-4-2 = En las 7776 tiradas de 5 dados normales, la línea más larga posible es de un dado 1024 veces, de dos 1034, de tres 1160, de cuatro 1624, de cinco 1730 y de seis 1204.
rule-SH-4-3 = Un Shizzle y después un Destello de 4: 10 puntos, o un ataque y 4. Dos Shizzles y después un Chasco: 14 puntos, u 8 y un ataque, o 2 y dos ataques. Un Shizzle y después un Apagón: nada. La banca tiene 4, atacas a un jugador con 9, y aún te tocan 5. La banca sube a 10, tomas 5 y le quedan 5: la partida sigue.

rules-ours = Otras decisiones nuestras
rule-ours-1 = Si abandonas, no obtienes nada, y los demás jugadores comparten la victoria.{$ruling}
rule-ours-2 = La partida espera a que tires los 5 dados al principio de tu turno.{$ruling}
rule-ours-3 = Cuando tomas puntos, tomas 6 por cada Shizzle que quede y los puntos de tu línea.{$ruling}
rule-ours-4 = Con la opción «{ option-random_dice }», los dados se forman uno a uno. Cada uno es cualquiera que pueda ir con los anteriores, todos igual de probables.{$ruling}
rule-ours-5 = Los dados tirados se detienen uno a uno, del dado 1 al dado 6. Hasta el último no se decide si es un Apagón.{$ruling}

## What a typed text should have been

unread-first = «{ $text }» no es un jugador. Escribe de «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» no es un dado. Escribe de «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» no es un color para { $place } (dado y número). Escribe uno de estos: { $colours }.
unread-fallen = «{ $text }» no es una cara del dado { $count }. Escribe una de estas: { $faces }.

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
bot-club-help = como { bot-optimal }, pero puede perder hasta un 8 % de probabilidad de ganar por acción, menos con más jugadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, pero puede perder hasta un 2 % de probabilidad de ganar por acción, menos con más jugadores
bot-optimal = El mejor
bot-optimal-help = juega según la solución exacta (2 jugadores, dados normales) o la mejor estimación

## Help with a decision

advice-reach =
    { $count ->
        [6] Los 6
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
advice-odds = Probabilidad de un Apagón en la próxima tirada, o de poder hacer una línea de 3, 4, 5 o 6.
advice-turn = Puntos: lo que da este turno de media si juegas por los puntos.

## The solution

solve-bank = La banca no puede tener { $bank } puntos aquí. Indica un número de 1 a { $most }.
data-mismatch = Los datos incluidos son para otra cosa: su «{ $key }» es { $text }, no { $expected }. Hazlos de nuevo: { $make }
data-damaged = Los datos incluidos están dañados ({ $why }). Hazlos de nuevo: { $make }
dice-file = Estos dados no se pueden usar. { $why }
dice-no-dice = Los dados (dice) deben ser una lista de { $expected } dados, no de { $count }.
dice-no-faces = El dado { $die } debe ser una lista de 6 colores, para sus números del 1 al 6.
dice-no-face = El dado { $die } no puede tener el color «{ $text }». Usa uno de estos: { $allowed }.
dice-no-twice = La cara «{ $text } { $number }» del dado { $die } sobra. Cada dado tiene cada color una vez, y ninguna cara se repite.

## The score pad

pad-rounds = Puntos por ronda
pad-round-means = Puntos tomados, menos los perdidos por ataques.
pad-who = Toca al jugador cuyo turno ha acabado.
pad-over = La banca está vacía: fin de la partida (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: ¿cómo ha acabado el turno?
        [one] { $player }, 1 Shizzle: ¿cómo ha seguido el turno?
       *[other] { $player }, { $count } Shizzles: ¿cómo ha seguido el turno?
    }
pad-choke = Apagón: nada
pad-fizzle = Chasco: { $count }
pad-flicker = Destello: { $count }
pad-stop = Plantarse ahí
pad-settle =
    { $count ->
        [one] Resolver 1 Shizzle: ¿puntos o un ataque?
       *[other] Resolver { $count } Shizzles: ¿puntos o un ataque?
    }
pad-bad-turn = «{ $text }» no es un turno. Indica un jugador, los dados de la última línea (0, o de 2 a 6), los Shizzles y los jugadores atacados, como «140» o «1312».
pad-after-end = «{ $text }» viene después del fin de la partida: la banca está vacía ({ $tag }).
pad-bad-attack = «{ $text }» tiene un ataque no permitido. Ataca a otros jugadores que tengan puntos, como máximo una vez por Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Puntos
sign-points-does = Las fichas de un jugador: cada cuadrada vale 5 puntos; cada redonda, 1.
sign-line = Línea
sign-line-does = Cada dado tiene el número o el color del anterior. Si te plantas, una línea de 3, 4 o 5 vale esos mismos puntos.
sign-shizzle = Shizzle
sign-shizzle-does = Los 6 dados en la línea: 6 puntos para ti, o 6 que otro jugador devuelve. Cada estrella es un Shizzle por resolver.
sign-bank = Banca
sign-bank-does = De aquí salen todos los puntos. Si está vacía al final de un turno, la partida acaba. La placa muestra lo que tomas si te plantas ahora.
sign-cup = Cubilete
sign-cup-does = Tira todos los dados que no están en la línea. Si no encaja al menos 1, es un Apagón.
sign-count = Dado pequeño
sign-count-does = Cuántos dados tirarías ahora.
sign-spark = Chispa
sign-spark-does = El primer dado de tu línea, sobre rayos. Es el último dado de la línea anterior.
sign-bond = Sello entre dos dados
sign-bond-does = Por qué encajan los dos dados: el número que comparten, o la marca de su color.
sign-choke = Apagón
sign-choke-does = Ningún dado tirado encaja. Tu turno acaba y pierdes sus puntos, también los Shizzles pendientes.
sign-fizzle = Chasco
sign-fizzle-does = Has tirado 5 dados, y no es posible una línea de más de 2: toma 2 puntos, y tu turno acaba.
sign-flicker = Destello
sign-flicker-does = Una línea de 3, 4 o 5. Plántate y toma sus puntos, o sigue tirando y arriésgalos.
now-points = { points-count }.
now-line = La línea tiene { $count } de 6 dados; el turno vale por ahora { points-count }.
now-rolls =
    { $count ->
        [one] La próxima tirada es de 1 dado.
       *[other] La próxima tirada es de { $count } dados.
    }

## What gives the win shares of a review

evaluator-exact = el juego resuelto
evaluator-table = la tabla para 3 jugadores
evaluator-estimate = una estimación aprendida de turnos exactos
evaluator-simple = un modelo aproximado, porque la estimación incluida no se puede usar

## Kinds of chance, for statistics

chance-of-die = Números que han salido
mistake-ending = acabar una partida perdida
mistake-stopping = plantarse demasiado pronto
mistake-going-on = tirar una vez de más
mistake-six = dejar escapar un Shizzle
mistake-left-out = dejar fuera un dado que encaja
mistake-short = hacer una línea más corta de lo posible
mistake-dice = añadir el dado equivocado
mistake-attack = no atacar
mistake-taking = atacar en vez de tomar puntos
mistake-victim = atacar al jugador equivocado
why-win =
    { $count ->
        [one] Así la partida acaba en el acto, con victoria por 1 punto.
       *[other] Así la partida acaba en el acto, con victoria por { $count } puntos.
    }
why-ending =
    { $count ->
        [one] La partida acabó en el acto, con derrota por 1 punto.
       *[other] La partida acabó en el acto, con derrota por { $count } puntos.
    }
why-victim = Puntos: { $name }, { $better }; { $other }, { $taken }.
why-choked = Esa tirada tenía un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de probabilidad de Apagón.
why-roll = El plan: añadir { $dice } y seguir tirando.
why-stop = El plan: añadir { $dice } y plantarse con { $count } dados en la línea.
why-choke = Así la probabilidad de un Apagón es del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Así el turno vale de media { NUMBER($better, maximumFractionDigits: 1) } puntos, no { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Le toca a: { $player }
edit-bank = Banca: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles por resolver: { $count }
edit-ready = Antes de la primera tirada
edit-choose = Dados tirados
edit-settle = Resolver los Shizzles
edit-shows = Muestra { $count }
edit-out = Quitar de la línea
edit-spark = Poner como Chispa
edit-join = Añadir a la línea

## Puzzles

puzzle-how-solution = según la solución, exactamente
puzzle-theme-push = seguir tirando
puzzle-theme-stop = plantarse
puzzle-theme-joining = qué dado añadir
puzzle-theme-short-line = una línea más corta
puzzle-theme-shizzle = un Shizzle
puzzle-theme-attack = atacar
puzzle-theme-take = tomar
puzzle-theme-last-points = los últimos puntos
puzzle-theme-last-turn = el último turno

## The tutorial

tutorial-goal = Tu objetivo: tener más puntos que nadie cuando la banca quede vacía. Todos los puntos salen de la banca, que ahora tiene 32.
tutorial-spark = Es tu turno. El primer dado de tu línea ya está ahí: la Chispa, un 1 rojo. Tiras los otros 5 dados.
tutorial-roll = Tira los dados.
tutorial-colour = Un dado encaja si tiene el color o el número del último dado de la línea. Tras el 1 rojo encaja el 4 rojo. Añádelo.
tutorial-number = Ahora el último es el 4 rojo. Encaja el 4 amarillo: tiene el mismo número. Añádelo.
tutorial-flicker = Una línea de 3 es un Destello: podrías plantarte y tomar 3 puntos. Pero encaja otro dado. Añade el 2 amarillo.
tutorial-flicker-stop = Podrías plantarte, pero encaja otro dado, y 1 dado más es 1 punto más. Añádelo.
tutorial-flicker-roll = Podrías tirar el resto, pero uno de ellos ya encaja. Añádelo primero.
tutorial-longer = Elige bien el orden: solo el último dado de la línea decide qué encaja después. Añade el 2 morado.
tutorial-stop = Tus 5 dados valen 5 puntos. Si tiras el último dado y no encaja, los pierdes todos. Plántate.
tutorial-stop-roll = Eso arriesga 5 puntos, y el dado solo encaja 1 de cada 3 veces. Plántate y tómalos.
tutorial-next-spark = Has tomado 5 puntos. Tu último dado, el 2 morado, es ahora la Chispa de Zoe. Mira qué tira.
tutorial-choke = Ningún dado de Zoe era morado ni un 2: ¡un Apagón! Su turno acaba en el acto y pierde los puntos. La misma Chispa es ahora tuya. Tira.
tutorial-fizzle = Solo encaja 1 de tus 5 dados, y tras él no encaja ninguno. Una línea de 2 es un Chasco: tu turno acaba con 2 puntos. Añade el 4 morado.
tutorial-again = Zoe se ha plantado con 3 dados. El 3 azul es tu Chispa. Tira otra vez.
tutorial-all = Esta vez puedes añadir todos los dados, uno a uno. Empieza con el 3 verde.
tutorial-all-2 = Añade el 5 verde. Después van el 5 naranja y el 4 naranja.
tutorial-all-stop = Está permitido, pero puedes añadir los 6 dados. Añade el siguiente.
tutorial-all-3 = Solo queda 1 dado. Añade el 4 morado.
tutorial-shizzle = Los 6: ¡un Shizzle! Vale 6 puntos o un ataque. Podrías seguir tirando, pero con un Apagón lo pierdes. Plántate.
tutorial-shizzle-roll = Con un Apagón pierdes el Shizzle. Plántate y úsalo.
tutorial-attack = Podrías tomar 6 puntos. Si atacas a Zoe, ella devuelve 6 de los suyos a la banca. Ataca a Zoe.
tutorial-attack-take = Tomar 6 puntos suele ser igual de bueno. Pero mira qué hace un ataque: ataca a Zoe.
tutorial-attacked = Zoe ha devuelto 6 puntos a la banca. Tú no ganas nada, pero la partida dura más, y eso ayuda a quienes van por detrás.
tutorial-bank = Unos turnos después, la banca tiene 3 puntos, y vas en cabeza. Si te plantas con tus 4 dados, tomas esos 3, y la partida acaba. Plántate.
tutorial-bank-other = Está permitido, pero si te plantas ahora, ganas. Plántate.
tutorial-end = La banca está vacía, y tienes más puntos que nadie: ¡has ganado!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada cara tiene un número y un color, y ninguna cara se repite.
example-from-the-bank = Te plantas con una línea de 3 y tomas 3 puntos de la banca.
example-next-spark = Te plantas con una línea de 3. Su último dado, tal como está, es la Chispa del jugador siguiente.
example-join = Puedes añadir el 4 rojo, que tiene el color de la Chispa. El 4 naranja no tiene ni su color ni su número.
example-choke = Ninguno de los 5 dados tiene el número ni el color de la Chispa: un Apagón. Tu turno acaba y pierdes sus puntos.
example-fizzle = No es posible una línea de 3: un Chasco. Añade 1 dado y toma 2 puntos. Tu turno acaba.
example-flicker = Un Destello de 4: plántate y toma 4 puntos, o tira los otros 2 dados.
example-shizzle = Un Shizzle: plántate, o sigue tirando y arriesga 6 puntos. Si sigues tirando, el sexto dado es la nueva Chispa.
example-three-possible = Con el 5 rojo es posible una línea de 3, así que debes hacerla. Con el 1 naranja, la línea acabaría en 2.
example-attack = Con un Shizzle, haz que cualquier otro jugador que tenga puntos devuelva 6 a la banca.
example-bank-empty = La banca tiene menos de lo que has ganado. Tomas lo que queda, y la partida acaba.
example-shizzle-and-four = Un Shizzle y después un Destello de 4: 10 puntos, o un ataque y 4.
example-two-shizzles = Dos Shizzles y después un Chasco: 14 puntos, u 8 y un ataque, o 2 y dos ataques.
example-shizzle-lost = Un Shizzle y después un Apagón: nada.
example-bank-grows = Tu ataque sube la banca de 4 puntos a 10. Después tomas 5: a la banca le quedan 5, y la partida sigue.
example-take-all = Tres Shizzles y una línea de 3: tomas todos sus puntos de una vez, hasta donde alcance la banca.
summary-turn = Tu turno
summary-turn-1 = La Chispa es el último dado de la línea anterior. En el primer turno, tira 1 dado cualquiera como Chispa. Tira los otros 5 dados.
summary-turn-2 = Añade al menos 1 dado en el extremo abierto: cada uno debe tener el número o el color del anterior.
summary-turn-3 = Ningún dado encaja: un Apagón. Tu turno acaba y pierdes sus puntos, también los Shizzles pendientes.
summary-turn-4 = Si es posible una línea de 3, debes hacerla.
summary-stop = Plantarse o seguir tirando
summary-stop-1 = No es posible una línea de más de 2: un Chasco. Toma 2 puntos; tu turno acaba.
summary-stop-2 = Una línea de 3 a 5: un Destello. Plántate y toma 1 punto por dado, o tira todos los dados de fuera de la línea; si no encaja ninguno, es un Apagón.
summary-six = Los 6: un Shizzle
summary-six-1 = Plántate: toma 6 puntos, o haz que otro jugador devuelva 6 a la banca.
summary-six-2 = O sigue tirando y arriésgalo: el sexto dado es la nueva Chispa, y tiras los otros 5.
summary-six-3 = Cuando acabe tu turno, resuelve tus Shizzles pendientes: primero ataca, después toma puntos.
summary-end = Fin de la partida
summary-end-1 = La banca empieza con 40, 60, 75, 90 o 100 puntos para 2, 3, 4, 5 o 6 jugadores.
summary-end-2 = Si la banca está vacía tras un turno, la partida acaba. Gana quien tenga más puntos; los empatados comparten la victoria.
