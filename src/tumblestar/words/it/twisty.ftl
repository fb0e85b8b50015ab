### The words of Twisty in Italian.

## The game

game-name = Twisty
game-tagline = Una corsa a mosse di cavallo, con ladri.
game-by = di Faouzi Boughida, Djeco
game-about = Raccogli sette colori nell’ordine delle tue carte, con mosse da cavallo degli scacchi. I gettoni speciali ti portano più lontano o proteggono i tuoi cubi, che altri possono rubare. Con tutti e sette i cubi, raggiungi il centro per primo.

## Colours and counters

colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
colour-pink = rosa
colour-black = nero

counter-step = passo
counter-diagonal = diagonale
counter-leap = salto
counter-teleport = teletrasporto
counter-safety = sicurezza

square-empty = casella vuota
square-centre = centro
square-corner = angolo

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] cubo rosso
        [orange] cubo arancione
        [yellow] cubo giallo
        [green] cubo verde
        [blue] cubo blu
        [purple] cubo viola
        [black] cubo nero
       *[pink] cubo rosa
    }
next-goal =
    { $next ->
        [none] Tutti e sette: ora al centro!
       *[other] Prossimo colore: { $next }.
    }
moves-to =
    { $seat ->
        [you] Vai in { $square }
       *[other] { $seat } va in { $square }
    }
collects-there =
    { $seat ->
        [you] Vai in { $square } e raccogli il { cube }
       *[other] { $seat } va in { $square } e raccoglie il { cube }
    }
steals-there =
    { $seat ->
        [you] Vai in { $square } e rubi il { cube } a { $victim }
       *[other] { $victim ->
            [you] { $seat } va in { $square } e ti ruba il { cube }
           *[other] { $seat } va in { $square } e ruba il { cube } a { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] gettone «passo»
        [diagonal] gettone «diagonale»
        [leap] gettone «salto»
        [teleport] gettone «teletrasporto»
       *[safety] gettone «sicurezza»
    }
extra-move =
    { $counter ->
        [step] una casella, dritto
        [diagonal] una casella, in diagonale
        [leap] un’altra L
       *[teleport] un altro gettone «teletrasporto» libero
    }
leads-on = Il { counter-name } fa proseguire.
leads-nowhere = Il { counter-name } ora non porta da nessuna parte.
protects =
    { $count ->
        [0] Il gettone «sicurezza» non ha niente di nuovo da proteggere.
        [one] Il gettone «sicurezza» protegge un altro cubo.
       *[other] Il gettone «sicurezza» protegge altri { $count } cubi.
    }
also-collected = Raccolto lì anche un cubo: { $under }.
turn-ends = Il tuo turno finisce.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, carta { $count }: { $colour }.
did-card-all = Tutti, carta { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Parti da { $square }.
       *[other] { $seat } parte da { $square }.
    }
did-first =
    { $seat ->
        [you] Inizi tu.
       *[other] { $seat } inizia.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, una casella vuota.
did-land-centre = { moves-to }, il centro; senza tutti e sette i cubi non succede niente.
did-land-cube = { moves-to }; il { cube } lì non è il prossimo colore e resta.
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
        [you] Raggiungi il centro con tutti e sette i cubi e vinci!
       *[other] { $seat } raggiunge il centro con tutti e sette i cubi e vince!
    }
did-win-seventh = { collects-there }. È il settimo. { status-over-won }
did-win-steal = { steals-there }. È il settimo. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Resti in { $square }.
       *[other] { $seat } resta in { $square }.
    }
did-skip =
    { $seat ->
        [you] Non hai nessuna L e salti questo turno.
       *[other] { $seat } non ha nessuna L e salta questo turno.
    }
did-corner =
    { $seat ->
        [you] Vai nell’angolo { $square }.
       *[other] { $seat } va nell’angolo { $square }.
    }
did-resign =
    { $seat ->
        [you] Abbandoni.
       *[other] { $seat } abbandona.
    }

## Turns: what a hovered target would do

would-land-empty = Vai in { $square }. { turn-ends }
would-land-centre = Vai al centro: senza tutti e sette i cubi non succede niente. { turn-ends }
would-land-cube = Vai in { $square }: il { cube } lì non è il tuo prossimo colore. { turn-ends }
would-collect = Vai in { $square } e raccogli il { cube }. { next-goal }
would-land-spent = Vai in { $square }. { leads-nowhere }
would-land-counter = Vai in { $square }. Puoi proseguire: { extra-move }.
would-protect = Vai in { $square }. { protects } { turn-ends }
would-steal-there = Vai in { $square } e ruba il { cube } a { $victim }, che poi sceglie un angolo.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Vai al centro con tutti e sette i cubi: vinci!
would-win-seventh = Vai in { $square } e raccogli il { cube }, il tuo settimo: vinci!
would-win-steal = Vai in { $square } e ruba il { cube } a { $victim }, il tuo settimo: vinci!
would-win-steal-collect = Vai in { $square } e ruba il { cube } a { $victim }. { also-collected } Vinci!
would-stay = Resta in { $square }. { turn-ends }
would-skip = Non hai nessuna L: il tuo turno è saltato.
would-corner = Vai nell’angolo { $square }.
would-resign = Abbandona: non ottieni niente, e gli altri condividono la vittoria.

## Status

status-setup = Preparazione del tabellone in corso.
status-move =
    { $seat ->
        [you] Il tuo turno: muovi a L. { next-goal }
       *[other] { $seat } muove. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Hai tutti e 7 i cubi. Raggiungi il centro.
       *[other] { $seat } muove e ha tutti e 7 i cubi.
    }
status-move-skip =
    { $seat ->
        [you] Non hai nessuna L. Salta questo turno.
       *[other] { $seat } non ha nessuna L e salta questo turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Muovi di 1 casella dritto, o resta.
            [diagonal] Muovi di 1 casella in diagonale, o resta.
            [leap] Fai un’altra L, o resta.
           *[teleport] Vai su un altro gettone «teletrasporto» libero, o resta.
        }
       *[other] { $seat } può muovere ancora.
    }
status-extra-stay =
    { $seat ->
        [you] Non hai nessuna mossa extra. Resta per finire questo turno.
       *[other] { $seat } non ha nessuna mossa extra e finisce questo turno.
    }
status-robbed =
    { $seat ->
        [you] { $thief } ti ha rubato il { cube }. Scegli un angolo libero.
       *[other] { $seat } perde il { cube } e sceglie un angolo.
    }
status-corners =
    { $seat ->
        [you] Il tuo turno: scegli un angolo libero da cui partire.
       *[other] { $seat } sceglie un angolo da cui partire.
    }
status-over-won =
    { $seat ->
        [you] Vinci!
       *[other] { $seat } vince!
    }
status-over-shared =
    { $seats ->
        [you] Vittoria condivisa: { $seats }!
       *[other] Vittoria condivisa: { $seats }.
    }
status-over-rounds-won =
    { $seat ->
        [you] Dopo 100 round sei in testa e vinci!
       *[other] Dopo 100 round { $seat } è in testa e vince!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Parità dopo 100 round, vittoria condivisa: { $seats }!
       *[other] Parità dopo 100 round, vittoria condivisa: { $seats }.
    }
status-type-counter = Quale gettone c’è in { $square }?
status-type-card = { $seat }: qual è la carta { $count }?
status-type-card-all = Tutti: qual è la carta { $count }?
status-type-first = Chi inizia?
status-type-corner = { $seat }: quale angolo di partenza?
action-stay = Resta in { $square }
action-pass = Salta il turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha vinto { $seat }. Sei al secondo posto.
        [3] Ha vinto { $seat }. Sei al terzo posto.
       *[other] Ha vinto { $seat }. Sei al ultimo posto.
    }
deed-corner = Vai in { $square }
deed-move = Muovi in { $square }
touch-corner = Tocca un angolo.
touch-move = Tocca una casella.
round = Round { $count } di 100

## Refusals: why not, and what instead

refused-TY-2-1 = Non restano gettoni di questo tipo. Scegli un altro tipo.
refused-TY-2-2 = Una pedina parte da un angolo dove non c’è nessuno. Scegli a1, g1, a7 o g7.
refused-TY-2-3 = Quella carta è già nella fila. Scegli un colore che manca.
refused-TY-2-4 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-TY-3-1 = Non è una L. Muovi di due caselle in una direzione e una di lato.
refused-TY-3-1-stay = Non puoi restare dove sei: ogni turno comincia con una L. Scegli una casella segnata.
refused-TY-3-5 = Il gettone sotto la tua pedina non porta lì. Fai la sua mossa, o resta.
refused-TY-3-6 = Il gettone «teletrasporto» porta solo a un altro gettone «teletrasporto». Scegline uno, o resta.
refused-TY-3-7 = Lì il tuo prossimo colore è protetto. Scegli un’altra casella.
refused-TY-3-9 = Il gettone «teletrasporto» non porta mai a una casella occupata. Scegli un gettone «teletrasporto» libero, o resta.
refused-TY-3-10 = La tua pedina è già arrivata lì in questo turno, e poi non hai raccolto, rubato o protetto niente. Scegli un’altra casella, o resta.
refused-TY-4-1 = Puoi arrivare su un’altra pedina solo per rubare il tuo prossimo colore, che lì non c’è. Scegli un’altra casella.
refused-TY-4-4 = Dopo un furto la tua pedina va in un angolo dove non c’è nessuno. Scegli a1, g1, a7 o g7.
refused-TY-5-1 = La partita è finita. Rivedila, o giocane un’altra.
refused-TY-5-2 = Hai tutti e sette i cubi e niente più da rubare. Scegli una casella senza pedina.

## Options

option-short_game = Partita breve
option-short_game-help = Il settimo cubo vince subito, senza il centro.
option-same_order = Stesso ordine per tutti
option-same_order-help = Tutte le file di carte sono uguali.
option-chosen_corners = Scegli il tuo angolo
option-chosen_corners-help = In ordine di turno, dopo aver visto tabellone e carte; altrimenti a caso.
option-take_under = Prendi il cubo sotto
option-take_under-help = Dopo un furto, raccogli anche il cubo di quella casella, se è il tuo prossimo colore.
option-first = Chi inizia
option-first-help = A caso, o il posto che indichi.
option-first-0 = a caso
option-first-seat = posto { $count }

## The board in text

picture-label = Tabellone di Twisty, sette caselle per sette, anche in forma di testo.
text-board = Il tabellone, casella per casella
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ancora nessun cubo.
        [one] { $seat }: un cubo, { $cubes }.
       *[other] { $seat }: { $count } cubi, { $cubes }.
    }
text-protected = { $colour } (protetto)
text-wanted = Ancora da raccogliere, in ordine: { $cubes }.
points-cubes = Cubi in possesso
points-protected = Di cui protetti

## Rules

rules-intro = { game-about } Twisty è per due, tre o quattro giocatori; tutto è visibile, e dopo la preparazione niente dipende dal caso.
rules-page = Scegli una casella segnata con mouse o tastiera; punta una casella per leggere che cosa succederebbe. Una catena si fa mossa per mossa; «Resta» chiude il tuo turno. Per giocare su un tabellone vero, scegli di scrivere la preparazione: gettoni, carte, angoli, e chi inizia. Ciò che non abbiamo potuto leggere sulla scatola vera è una nostra ricostruzione;{$reconstruction} chi ha la scatola può correggerla in box.toml, l’unico posto con questi dati.

rules-TY-1 = Contenuto della scatola
rule-TY-1-1 = Il tabellone ha 7 caselle per 7. Ci sono 4 pedine con 4 gettoni giocatore abbinati, e 4 serie di sette carte colore (★ ■ ▲ ●).
rule-TY-1-2 = 28 dei 44 gettoni di legno sono cubi, 4 per ognuno dei 7 colori;{$review} gli altri 16 sono gettoni speciali di cinque tipi. Gettone «passo»: una casella in orizzontale o verticale. Gettone «diagonale»: una casella in diagonale. Gettone «salto»: un’altra L. Gettone «teletrasporto»: a un altro gettone «teletrasporto». Gettone «sicurezza»: protegge i tuoi cubi.
rule-TY-1-3 = I 16 gettoni speciali sono 3 «passo», 3 «diagonale», 3 «salto», 4 «teletrasporto» e 3 «sicurezza».{$reconstruction}
rule-TY-1-4 = I colori sono rosso, arancione, giallo, verde, blu, viola e rosa; solo il giallo è certo.{$reconstruction}

rules-TY-2 = Preparazione
rule-TY-2-1 = Metti tutti i 44 gettoni a caso, a faccia in su, su ogni casella tranne il centro e i quattro angoli, in qualsiasi numero di giocatori.
rule-TY-2-2 = La pedina di ogni giocatore parte da un angolo tutto suo, dato dal caso. Opzione: in ordine di turno, ognuno sceglie un angolo dopo aver visto tabellone e carte.
rule-TY-2-3 = Ogni giocatore mescola una serie e la dispone scoperta in una fila: l’ordine, da sinistra a destra, in cui raccogliere. Opzione: tutti hanno lo stesso ordine.{$review}
rule-TY-2-4 = Inizia il più giovane; qui sceglie chi ospita, o il caso.{$ruling} Si gioca in senso orario, e tutto è visibile a tutti.

rules-TY-3 = Il tuo turno
rule-TY-3-1 = Muovi la tua pedina di una L: due caselle in una direzione e una di lato, sopra tutto ciò che sta in mezzo.{$review} Devi muovere.
rule-TY-3-2 = Su una casella vuota la tua pedina resta. Gli angoli e il centro sono normali caselle vuote,{$ruling} il centro finché non hai tutti e sette i cubi.
rule-TY-3-3 = Su un cubo del tuo prossimo colore, lo raccogli in automatico.{$ruling} Da allora la casella è vuota, e il tuo turno finisce.
rule-TY-3-4 = Su ogni altro cubo la tua pedina resta, e il cubo anche.
rule-TY-3-5 = Su un gettone «passo», «diagonale», «salto» o «teletrasporto» puoi restare o fare la sua mossa extra, che è di nuovo un arrivo: un turno può essere una catena di mosse. I gettoni speciali restano sul tabellone per sempre.{$ruling}
rule-TY-3-6 = Il gettone «teletrasporto» porta a ogni altro gettone «teletrasporto» dove non c’è una pedina.
rule-TY-3-7 = Il gettone «sicurezza» protegge, per sempre e in automatico,{$ruling} tutti i cubi raccolti finora. Quelli successivi lo sono solo quando arrivi di nuovo su un gettone «sicurezza».
rule-TY-3-8 = Un gettone agisce quando arrivi su di esso, non quando ci cominci un turno.{$ruling}
rule-TY-3-9 = Puoi arrivare su un’altra pedina solo per rubare: con L, «passo», «diagonale» o «salto», mai con «teletrasporto».
rule-TY-3-10 = Il regolamento non limita le catene. Ma una casella dove la tua pedina è già arrivata in questo turno non è più proposta finché non hai raccolto, rubato o protetto qualcosa, perché non cambierebbe niente.{$ruling}
rule-TY-3-11 = Senza una L possibile il tuo turno è saltato.{$ruling} È raro.
rule-TY-3-12 = Solo i quattro gettoni con una mossa extra prolungano un turno; ogni altro arrivo lo chiude.{$ruling}

rules-TY-4 = Furto
rule-TY-4-1 = Puoi arrivare sulla pedina di un altro giocatore solo se ha il tuo prossimo colore senza protezione. Quell’arrivo è un furto.{$ruling}
rule-TY-4-2 = Metti il cubo rubato sotto la carta del suo colore, senza protezione.
rule-TY-4-3 = La carta di quel colore della vittima va all’estremità destra della sua fila; le altre si accostano. Così le carte raccolte sono sempre la parte sinistra di una fila, e il prossimo colore è la prima carta senza cubo.
rule-TY-4-4 = La pedina della vittima va in un angolo libero a scelta della vittima,{$ruling} subito, prima che il ladro prosegua. Lì non succede altro. Un angolo è sempre libero.
rule-TY-4-5 = Puoi rubare a un giocatore su un angolo o al centro, e a un giocatore con tutti e sette i cubi.{$ruling}
rule-TY-4-6 = Dopo il furto, un gettone speciale su quella casella agisce per il ladro; un cubo non è raccolto con quell’arrivo.{$ruling} Opzione: lo è, se è il nuovo prossimo colore del ladro.

rules-TY-5 = Vittoria
rule-TY-5-1 = Con tutti e sette i cubi, finisci per primo una mossa sul centro, con L, «passo», «diagonale» o «salto». La partita finisce subito.
rule-TY-5-2 = Con tutti e sette i cubi non puoi entrare in nessuna casella occupata, nemmeno al centro: non c’è più un prossimo colore da rubare.
rule-TY-5-3 = Il settimo cubo, rubato proprio sul centro, vince subito.{$ruling}
rule-TY-5-4 = Opzione «partita breve»,{$review} dalla descrizione dell’editore: il settimo cubo vince, senza il centro.
rule-TY-5-5 = Un round è un turno per ogni giocatore, saltato o no. Dopo 100 round la partita finisce: vince chi ha più cubi, poi chi ne ha più protetti, poi la vittoria è condivisa.{$ruling} Altrimenti i furti reciproci potrebbero durare per sempre; le partite normali durano da 12 a 25 round.

rules-TY-6 = Buono a sapersi
rule-TY-6-1 = Senza furto nessuno finisce in meno di 8 turni. Da soli e alla perfezione servono circa 10 turni (da 8 a 14).
rule-TY-6-2 = Un esempio di furto: hai rosso, blu, verde e giallo in quest’ordine; il rosso e il blu sono protetti. Un ladro con il verde come prossimo colore arriva su di te. Tieni rosso, blu e giallo; la tua carta verde va in fondo; il tuo prossimo colore è il vecchio quinto.
rule-TY-6-3 = Un esempio di catena, dal regolamento: una L su «diagonale», una mossa in diagonale su «salto», una L sul cubo che vuoi, tutto in un solo turno valido.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria.{$ruling}
rule-ours-2 = La preparazione si mostra in quest’ordine: gettoni, carte, primo giocatore, angoli.{$ruling}
rule-ours-3 = La casella dove un turno comincia non conta come arrivo; dopo un furto conta solo la casella del furto.{$ruling}
rule-ours-4 = Un furto che vince chiude la partita prima che la vittima muova.{$ruling}
rule-ours-5 = Anche l’ultimo turno dell’ultimo round si gioca fino in fondo, con la catena e la scelta della vittima.{$ruling}

## What a typed text should have been

unread-start = «{ $text }» non parte da dove sta la pedina, in { $square }.
unread-counter = «{ $text }» non è un gettone; atteso uno di { $kinds }.
unread-square = «{ $text }» indica un’altra casella; il prossimo gettone sta in { $square }.
unread-card = «{ $text }» non è una carta; atteso «card» e uno di { $colours }.
unread-first = «{ $text }» non è un posto; atteso «first» e un numero da 1 a { $count }.

## The score pad

pad-standing = La situazione
pad-held = Cubi
pad-held-means = Raccolti e poi non rubati.
pad-safe = Cubi protetti
pad-safe-means = Decidono le parità dopo l’ultimo round (TY-5.5).
pad-home = Sul centro
pad-home-means = Vince chi per primo vi finisce una mossa con tutti e sette i cubi (TY-5.1).
pad-cube = Tocca un cubo raccolto.
pad-player = { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, non raccolto
pad-cube-held = { $player }: { $colour }, raccolto
pad-cube-safe = { $player }: { $colour }, protetto
pad-stolen = Rubato: toglilo
pad-protect = Proteggilo
pad-unprotect = Non protetto
pad-protect-all = Proteggi tutti i cubi (gettone «sicurezza»)
pad-is-home = Centro raggiunto: vittoria
pad-bad-cubes = I cubi sono lettere diverse tra { $letters }, con «!» se protetti; «{ $text }» è altro.
pad-bad-home = Per vincere sul centro servono tutti e sette i cubi (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Arriva qui, o su chi ne ha uno senza protezione, quando è il tuo prossimo colore.
sign-centre = Centro
sign-centre-does = Con tutti e sette i cubi, finisci qui una mossa per primo.
sign-counter = Gettone: { $name }
sign-counter-does =
    { $counter ->
        [safety] Protegge tutti i cubi che hai, per sempre. Ricevono una cornice di ottone e uno scudo.
       *[other] Da qui puoi proseguire: { extra-move }.
    }
sign-badge-take = Più
sign-badge-take-does = Raccoglie il tuo prossimo colore.
sign-badge-theft = Mano
sign-badge-theft-does = Ruba il tuo prossimo colore.
sign-badge-chain = Doppia freccia
sign-badge-chain-does = Arriva su un gettone con una mossa extra.
sign-badge-stay = Due barre
sign-badge-stay-does = Resta qui e chiude il turno.
sign-badge-corner = Casa
sign-badge-corner-does = Un angolo libero, da cui partire o dove andare dopo un furto.
sign-badge-win = Stella
sign-badge-win-does = Vince la partita.
now-cube =
    { $state ->
        [safe] Tuo, e protetto per sempre.
        [held] In possesso, ma si può rubare.
        [next] Il prossimo nella fila.
       *[later] { $count ->
            [one] Prima ne viene un altro.
           *[other] Prima ne vengono altri { $count }.
        }
    }
now-lies = In { $squares }.
now-gone = Non ce n’è più sul tabellone.
now-stealable = Si può rubare a: { $seats }.
now-missing =
    { $count ->
        [0] Tutti e sette i cubi ci sono.
        [one] Manca 1 cubo.
       *[other] Mancano { $count } cubi.
    }
now-protected = { $count } di { $all } cubi protetti.

## Bots

bot-beginner-help = punta al suo prossimo cubo; spesso non vede dove porta una catena e non si aspetta mai un furto
bot-novice-help = qualche centinaio di posizioni a turno; ogni turno può costargli fino al 32% di probabilità di vittoria
bot-club-help = qualche centinaio di posizioni a turno; ogni turno può costargli fino al 23% di probabilità di vittoria
bot-strong-help = qualche centinaio di posizioni a turno; ogni turno può costargli fino al 12% di probabilità di vittoria
bot-expert-help = il turno migliore tra mille posizioni, in due giocatori decine di migliaia
bot-master-help = il turno migliore tra decine di migliaia di posizioni, in due giocatori centinaia di migliaia

## What gives the win shares of a review

evaluator-search = una ricerca di { $count } posizioni a stato

## Kinds of chance, for statistics

chance-of-counter = I gettoni dentro la cornice
mistake-corner = scegliere un angolo
mistake-theft = mancare un furto
mistake-cube = mancare un cubo
mistake-stolen = esporsi a un furto
mistake-safety = mancare un gettone «sicurezza»
mistake-way = prendere la via più lunga
mistake-open = lasciare a qualcuno una via più corta
mistake-away = allontanarsi da un gettone «sicurezza»
why-on-win = Proseguire fino a { $squares } e vincere.
why-on-theft = Proseguire fino a { $squares } e rubare a { $name }.
why-on-cube = Proseguire fino a { $squares } e raccogliere il prossimo cubo.
why-on-safety = Proseguire fino a { $squares }, un gettone «sicurezza».
why-on-way = Proseguire fino a { $squares }.
why-stolen = In { $square } { $name } può rubare subito: { cube }. Nella casella migliore nessuno può.
why-away = Un gettone «sicurezza» è così a un turno di distanza.
why-wanted = Così è protetto ciò che serve ora a { $name }: { cube }.
why-near = Da lì il prossimo cubo è a un turno: { cube } in { $squares }.
why-open =
    { $better ->
        [one] A { $name } manca così 1 turno per vincere, non { $taken }.
       *[other] A { $name } mancano così { $better } turni per vincere, non { $taken }.
    }
why-turns =
    { $better ->
        [one] Per vincere manca così 1 turno, non { $taken }.
       *[other] Per vincere mancano così { $better } turni, non { $taken }.
    }

## Setting up a position

edit-turn = Tocca a: { $player }
edit-nothing = niente
edit-piece = la pedina di { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Carte di { $player }: { pad-player }, poi { $colour }
edit-row-whole = Carte di { $player }: tutti i cubi
edit-collect = Raccogli il cubo successivo
edit-return = Rendi l’ultimo cubo
edit-protect = Proteggi tutti i cubi
edit-unprotect = Non proteggere nessun cubo
edit-next = Prossimo: { $colour }

## The tutorial

tutorial-goal = Raccogli sette cubi, uno per colore, poi raggiungi per primo la stella al centro.
tutorial-row = Sotto il tabellone c’è la tua fila di carte. I colori si raccolgono da sinistra a destra: prima il rosso.
tutorial-l = Muovi di una L: due caselle in una direzione e una di lato, sopra tutto ciò che sta in mezzo. Vai al cubo rosso.
tutorial-l-orange = Una L porta lì, ma quel cubo è arancione, e il tuo prossimo colore è il rosso. Resterebbe lì.
tutorial-l-stay = Ogni turno comincia con una L. Vai al cubo rosso.
tutorial-special = Il cubo rosso è tuo, e Zoe ha mosso. Ora tocca al giallo, che è lontano. I gettoni speciali ti fanno muovere ancora nello stesso turno.
tutorial-chain = Il gettone «diagonale» dà un’altra mossa, di una casella in diagonale. Vai lì.
tutorial-chain-2 = Ora prosegui, in diagonale, fino al gettone «salto». Dà un’altra L.
tutorial-chain-3 = Da qui una L porta al cubo giallo: tre mosse in un turno.
tutorial-chain-stay = Puoi restare e finire il turno, ma allora non raggiungeresti il cubo giallo.
tutorial-chain-other = È permesso, ma allontana dal cubo giallo. Segui i gettoni segnati.
tutorial-safety = Hai due cubi, che si possono ancora rubare. Un gettone «sicurezza» protegge per sempre tutti i cubi che hai.
tutorial-safety-other = È permesso, ma ti si possono ancora rubare i cubi. Vai al gettone «sicurezza».
tutorial-victim = I tuoi cubi rosso e giallo ora hanno una cornice di ottone: sono protetti. Zoe ha il blu, il tuo prossimo colore, senza protezione.
tutorial-theft = Puoi arrivare su un’altra pedina solo per rubare il tuo prossimo colore. Zoe è a una L da te: ruba il suo cubo blu.
tutorial-theft-other = È permesso, ma ora puoi rubare un cubo. Arriva sulla pedina di Zoe.
tutorial-robbed = Il cubo blu è tuo, non ancora protetto. La carta blu di Zoe è andata in fondo alla sua fila, e la sua pedina in un angolo a sua scelta.
tutorial-danger = Alcuni turni dopo. Il tuo cubo verde è senza protezione: è il prossimo colore di Zoe, e Zoe è a una L da te. Guarda che cosa succede.
tutorial-corner = Zoe ti ha rubato il cubo verde, e tu scegli un angolo libero per la tua pedina. Prendi quello a una L dal cubo arancione.
tutorial-corner-other = Da quell’angolo nessuna L porta al cubo arancione. Scegli quello segnato.
tutorial-after = La tua carta verde ora è l’ultima della tua fila, quindi l’arancione è il tuo prossimo colore. Raccoglilo.
tutorial-kept = I tuoi cubi protetti sono rimasti a te. Visita un gettone «sicurezza» prima che qualcuno si avvicini.
tutorial-seventh = Verso la fine: hai sei cubi, e manca solo il rosa. Raccoglilo.
tutorial-centre = Tutti e sette sono tuoi! Ora finisci per primo una mossa sulla stella.
tutorial-centre-other = È permesso, ma il centro è a una L. Vai alla stella e vinci.
tutorial-end = Hai vinto. Solo due gettoni sono nuovi: «teletrasporto» porta a ogni altro gettone «teletrasporto», «passo» una casella dritto. Ora gioca contro un bot facile!
## Puzzles

puzzle-how-forced-win = con ricerca completa: vince contro ogni difesa, e nient’altro vince entro tre turni
puzzle-how-only-defence = con ricerca completa: tutto il resto perde
puzzle-theme-win-1 = vinci in un turno
puzzle-theme-win-2 = vinci in due turni
puzzle-theme-win-3 = vinci in tre turni
puzzle-theme-save = salva la partita
puzzle-theme-theft = furto
puzzle-theme-chain = una catena
puzzle-theme-teleport = «teletrasporto»
puzzle-theme-last-cube = l’ultimo cubo
puzzle-theme-safety = «sicurezza»
puzzle-theme-corner = l’angolo giusto
puzzle-ask-win-1 = Come vinci in questo turno?
puzzle-ask-win-2 = Come vinci in due turni?
puzzle-ask-win-3 = Come vinci in tre turni?
puzzle-ask-save = Come salvi la partita?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubi in sette colori; sotto, «passo», «diagonale», «salto», «teletrasporto» e «sicurezza».
example-laid-out = Una partita a due dopo la preparazione, con le file di carte sotto.
example-the-l = Due caselle in una direzione e una di lato: in f5, ma non in d6.
example-collect = Tocca al rosso. Il cubo rosso è raccolto; quello arancione resta.
example-step = Il gettone «passo» porta di una casella dritto, qui sul cubo rosso, ma non in diagonale.
example-teleport = Il gettone «teletrasporto» porta solo a un altro gettone «teletrasporto».
example-safety = Il gettone «sicurezza» protegge tutti i cubi che hai. Ciò che è protetto non si può rubare.
example-no-theft-by-teleport = Un furto con «diagonale» è permesso; con «teletrasporto» no.
example-not-back = Da un gettone «passo» al prossimo, ma non indietro nello stesso turno.
example-steal = Tocca al rosso. Il giocatore 2 ha il rosso senza protezione, che si può rubare; il giocatore 3 non ha il rosso.
example-free-corner = Il giocatore 2, la vittima, sceglie un angolo libero.
example-home = Con tutti e sette i cubi una L sul centro vince, se non c’è nessuno.
example-hundred-rounds = Dopo 100 round entrambi hanno due cubi. Il giocatore 1 li ha protetti entrambi e vince.
example-theft = Il ladro, con il verde come prossimo colore, arriva sul giocatore 2. La carta verde va in fondo alla fila.
example-chain = Una L su «diagonale», una mossa in diagonale su «salto», una L sul cubo voluto: un turno.
example-begin-square = Il turno è cominciato in a1, e un «salto» può finire di nuovo lì.
summary-goal = Scopo
summary-goal-1 = Raccogli i sette colori nell’ordine delle tue carte, da sinistra a destra.
summary-goal-2 = Poi finisci per primo una mossa sul centro.
summary-turn = Il tuo turno
summary-turn-1 = Devi muovere di una L: due caselle in una direzione, una di lato.
summary-turn-2 = Un cubo del tuo prossimo colore: raccoglilo.
summary-turn-3 = Ogni altro cubo o una casella vuota: resti. In entrambi i casi il tuo turno finisce.
summary-turn-4 = Un turno può essere una catena di mosse extra, ma non indietro a una casella dove la tua pedina è già arrivata in questo turno, se intanto non è cambiato niente.
summary-signs = Gettoni
summary-signs-1 = Gettone «passo»: una casella, dritto. Gettone «diagonale»: una casella, in diagonale. Gettone «salto»: un’altra L. O resta.
summary-signs-2 = Gettone «teletrasporto»: un altro gettone «teletrasporto» libero. O resta.
summary-signs-3 = Gettone «sicurezza»: protegge per sempre tutti i cubi che hai.
summary-theft = Furto
summary-theft-1 = Puoi arrivare su chi ha il tuo prossimo colore senza protezione: è tuo, senza protezione.
summary-theft-2 = La carta della vittima va in fondo alla fila, la pedina della vittima subito in un angolo libero.
summary-theft-3 = Mai con «teletrasporto». In nessun’altra casella occupata si può entrare.
summary-end = Fine della partita
summary-end-1 = Tutti e sette i cubi, poi il centro: vinci subito.
summary-end-2 = Partita breve (opzione): il settimo cubo vince.
summary-end-3 = Dopo 100 round: più cubi, poi più protetti, poi vittoria condivisa.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Hai vinto.
       *[other] { $seat } ha vinto.
    }
headline-lost-by =
    { $seat ->
        [you] Hai perso.
       *[other] { $seat } ha perso.
    }
