### The words of Twisty in Italian.

## The game

game-name = Twisty
game-tagline = Una corsa a mosse di cavallo, con ladri.
game-by = di Faouzi Boughida, Djeco
game-about = Raccogli 7 cubi, 1 per colore, nell’ordine delle tue carte, muovendoti come il cavallo degli scacchi. I gettoni speciali ti fanno muovere ancora o proteggono i tuoi cubi dai ladri. Con tutti e 7 i cubi, raggiungi il centro per primo.

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
        [none] Tutti e 7 i cubi: ora al centro.
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
        [step] gettone passo
        [diagonal] gettone diagonale
        [leap] gettone salto
        [teleport] gettone teletrasporto
       *[safety] gettone sicurezza
    }
extra-move =
    { $counter ->
        [step] 1 casella in orizzontale o verticale
        [diagonal] 1 casella in diagonale
        [leap] un’altra L
       *[teleport] un altro gettone teletrasporto libero
    }
leads-on = Lì il { counter-name } dà una mossa extra.
leads-nowhere = Lì il { counter-name } ora non dà nessuna mossa extra.
protects =
    { $count ->
        [0] Lì il gettone sicurezza non ha nulla di nuovo da proteggere.
        [one] Lì il gettone sicurezza protegge 1 altro cubo.
       *[other] Lì il gettone sicurezza protegge altri { $count } cubi.
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
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, una casella vuota.
did-land-centre = { moves-to }, il centro. Senza tutti e 7 i cubi non succede nulla.
did-land-cube = { moves-to }. Lì il { cube } resta: non è il prossimo colore.
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
        [you] Raggiungi il centro con tutti e 7 i cubi e vinci!
       *[other] { $seat } raggiunge il centro con tutti e 7 i cubi e vince!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Hai tutti e 7 i cubi e vinci!
       *[other] { collects-there }. { $seat } ha tutti e 7 i cubi e vince!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Hai tutti e 7 i cubi e vinci!
       *[other] { steals-there }. { $seat } ha tutti e 7 i cubi e vince!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Vinci!
       *[other] { steals-there }. { also-collected } { $seat } vince!
    }
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
would-land-centre = Vai al centro. Senza tutti e 7 i cubi non succede nulla. { turn-ends }
would-land-cube = Vai in { $square }. Lì il { cube } non è il tuo prossimo colore. { turn-ends }
would-collect = Vai in { $square } e raccogli il { cube }. { next-goal }
would-land-spent = Vai in { $square }. { leads-nowhere }
would-land-counter = Vai in { $square }. Puoi muovere ancora: { extra-move }.
would-protect = Vai in { $square }. { protects } { turn-ends }
would-steal-there = Vai in { $square } e ruba il { cube } a { $victim }, che poi sceglie un angolo.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Vai al centro con tutti e 7 i cubi: vinci!
would-win-seventh = Vai in { $square } e raccogli il { cube }, il tuo 7º: vinci!
would-win-steal = Vai in { $square } e ruba il { cube } a { $victim }, il tuo 7º: vinci!
would-win-steal-collect = Vai in { $square } e ruba il { cube } a { $victim }. { also-collected } Vinci!
would-stay = Resta in { $square }. { turn-ends }
would-skip = Salta questo turno: non hai nessuna L.
would-corner = Vai nell’angolo { $square }.
would-resign = Abbandona: non ottieni nulla, e gli altri giocatori condividono la vittoria.

## Status

status-setup = Preparazione
status-move =
    { $seat ->
        [you] Tocca a te: muovi a L. { next-goal }
       *[other] { $seat } sta muovendo. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Tocca a te: hai tutti e 7 i cubi. Raggiungi il centro.
       *[other] { $seat } sta muovendo e ha tutti e 7 i cubi.
    }
status-move-skip =
    { $seat ->
        [you] Salta questo turno: non hai nessuna L.
       *[other] { $seat } non ha nessuna L e salta questo turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Tocca a te: 1 casella in orizzontale o verticale, o resta.
            [diagonal] Tocca a te: muovi di 1 casella in diagonale, o resta.
            [leap] Tocca a te: fai un’altra L, o resta.
           *[teleport] Tocca a te: un altro gettone teletrasporto libero, o resta.
        }
       *[other] { $seat } sta decidendo se muovere ancora.
    }
status-extra-stay =
    { $seat ->
        [you] Resta e finisci il turno: non hai nessuna mossa extra.
       *[other] { $seat } non ha nessuna mossa extra e finisce il turno.
    }
status-robbed =
    { $seat ->
        [you] { $thief } ti ha rubato il { cube }: scegli un angolo.
       *[other] { $seat } ha perso il { cube } e sceglie un angolo.
    }
status-corners =
    { $seat ->
        [you] Tocca a te: scegli un angolo libero da cui partire.
       *[other] { $seat } sta scegliendo l’angolo di partenza.
    }
status-over-won =
    { $seat ->
        [you] Hai vinto!
       *[other] Ha vinto { $seat }!
    }
status-over-shared =
    { $seats ->
        [you] Vittoria condivisa: { $seats }!
       *[other] Vittoria condivisa: { $seats }.
    }
status-over-rounds-won =
    { $seat ->
        [you] Dopo 100 round eri in testa: hai vinto!
       *[other] Dopo 100 round { $seat } era in testa: ha vinto!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Parità dopo 100 round, vittoria condivisa: { $seats }!
       *[other] Parità dopo 100 round, vittoria condivisa: { $seats }.
    }
status-type-counter = Quale gettone c’è in { $square }?
status-type-card = { $seat }: di che colore è la carta { $count }?
status-type-card-all = Tutti: di che colore è la carta { $count }?
status-type-first = Chi comincia?
status-type-corner = { $seat }: quale angolo di partenza?
action-stay = Resta in { $square }
action-pass = Salta il turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha vinto { $seat }. Sei al secondo posto.
        [3] Ha vinto { $seat }. Sei al terzo posto.
       *[other] Ha vinto { $seat }. Sei all’ultimo posto.
    }
deed-corner = Vai in { $square }
deed-move = Vai in { $square }
touch-corner = Tocca un angolo.
touch-move = Tocca una casella.
round = Round { $count } di 100

## Refusals: why not, and what instead

refused-TY-2-1 = Non restano gettoni di questo tipo. Scegli un altro tipo.
refused-TY-2-2 = Una pedina deve partire da un angolo libero: a1, g1, a7 o g7. Scegline uno senza pedina.
refused-TY-2-3 = Quella carta è già nella fila. Scegli un colore che manca.
refused-TY-2-4 = A questo tavolo quel posto non c’è. Scegline un altro.
refused-TY-3-1 = Questa non è una L. Muovi di 2 caselle in una direzione, poi di 1 di lato.
refused-TY-3-1-stay = Non puoi restare: ogni turno comincia con una L. Scegli una casella segnata.
refused-TY-3-5 = Il gettone sotto la tua pedina non porta lì. Fai la sua mossa extra, o resta.
refused-TY-3-6 = Un gettone teletrasporto porta solo a un altro gettone teletrasporto. Scegline uno libero, o resta.
refused-TY-3-7 = Non puoi rubare quel cubo: è protetto. Scegli un’altra casella.
refused-TY-3-9 = Con il teletrasporto non puoi andare su una casella occupata. Scegli un gettone teletrasporto libero, o resta.
refused-TY-3-10 = In questo turno non puoi arrivare di nuovo lì: da allora non è cambiato nulla. Scegli un’altra casella, o resta.
refused-TY-4-1 = Puoi arrivare su una pedina solo per rubare. Quel giocatore non ha il tuo prossimo colore. Scegli un’altra casella.
refused-TY-4-4 = Dopo un furto la tua pedina deve andare in un angolo libero: a1, g1, a7 o g7. Scegline uno senza pedina.
refused-TY-5-1 = La partita è finita. Rivedila, o giocane un’altra.
refused-TY-5-2 = Hai tutti e 7 i cubi e nessun prossimo colore da rubare. Scegli una casella senza pedina.

## Options

option-short_game = Partita breve
option-short_game-help = Vinci appena hai 7 cubi, senza andare al centro.
option-same_order = Stesso ordine per tutti
option-same_order-help = Tutti i giocatori raccolgono i colori nello stesso ordine.
option-chosen_corners = Scegli il tuo angolo
option-chosen_corners-help = I giocatori scelgono in ordine di turno, dopo aver visto tabellone e carte. Altrimenti decide la sorte.
option-take_under = Raccogli il cubo sotto
option-take_under-help = Dopo un furto, raccogli anche il cubo su quella casella, se ora è il tuo prossimo colore.
option-first = Chi comincia
option-first-help = A caso, o il giocatore del posto che scegli.
option-first-0 = a caso
option-first-seat = posto { $count }

## The board in text

picture-label = Tabellone di Twisty, 7 caselle per 7, descritto anche a parole.
text-board = Il tabellone, casella per casella
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ancora nessun cubo.
        [one] { $seat }: 1 cubo, { $cubes }.
       *[other] { $seat }: { $count } cubi, { $cubes }.
    }
text-protected = { $colour } (protetto)
text-wanted = Ancora da raccogliere, in ordine: { $cubes }.
points-cubes = Cubi in possesso
points-protected = Cubi protetti

## Rules

rules-intro = { game-about } Twisty è per 2, 3 o 4 giocatori. Tutto è visibile, e dopo la preparazione la fortuna non conta.
rules-page = Scegli una casella segnata con il mouse o la tastiera. Passa su una casella per leggere che cosa succederebbe. In una catena scegli una mossa alla volta; «Resta» finisce il tuo turno. Per giocare su un tabellone vero, scrivi la sua preparazione: gettoni, carte, primo giocatore e angoli. Alcune parti della scatola vera le abbiamo dovute indovinare.{$reconstruction} Se hai il gioco, puoi correggerle in un solo file di dati, box.toml.

rules-TY-1 = Componenti
rule-TY-1-1 = Il tabellone ha 7 caselle per 7. Ci sono 4 pedine con 4 gettoni giocatore abbinati, e 4 serie di 7 carte colore (★ ■ ▲ ●).
rule-TY-1-2 = Dei 44 gettoni di legno, 28 sono cubi, 4 per ognuno dei 7 colori.{$review} Gli altri 16 sono gettoni speciali di 5 tipi. Passo: 1 casella in orizzontale o verticale. Diagonale: 1 casella in diagonale. Salto: un’altra L. Teletrasporto: a un altro gettone teletrasporto. Sicurezza: protegge i tuoi cubi.
rule-TY-1-3 = I 16 gettoni speciali sono 3 gettoni passo, 3 diagonale, 3 salto, 4 teletrasporto e 3 sicurezza.{$reconstruction}
rule-TY-1-4 = I colori sono rosso, arancione, giallo, verde, blu, viola e rosa.{$reconstruction} Solo il giallo è certo.

rules-TY-2 = Preparazione
rule-TY-2-1 = Disponi a caso tutti i 44 gettoni, a faccia in su, 1 su ogni casella tranne il centro e i 4 angoli. Usali tutti e 44 con qualsiasi numero di giocatori.
rule-TY-2-2 = Assegna a caso a ogni giocatore un angolo diverso da cui partire. Opzione: i giocatori scelgono il loro angolo in ordine di turno, dopo aver visto il tabellone e le carte.
rule-TY-2-3 = Mescola la tua serie e disponila scoperta in una fila. Raccogli i colori in quest’ordine, da sinistra a destra. Opzione: tutti i giocatori usano lo stesso ordine.{$review}
rule-TY-2-4 = Comincia il giocatore più giovane; qui sceglie chi ospita, o decide la sorte.{$ruling} Si gioca in senso orario. Tutto è visibile.

rules-TY-3 = Il tuo turno
rule-TY-3-1 = Muovi la tua pedina a L: 2 caselle in una direzione, poi 1 di lato. Salta tutto ciò che sta in mezzo.{$review} Devi muovere.
rule-TY-3-2 = Se arrivi su una casella vuota, la tua pedina resta lì. Gli angoli sono normali caselle vuote, e così il centro finché non hai tutti e 7 i cubi.{$ruling}
rule-TY-3-3 = Se arrivi su un cubo del tuo prossimo colore, lo raccogli. Avviene in automatico.{$ruling} Da quel momento la casella è vuota, e il tuo turno finisce.
rule-TY-3-4 = Se arrivi su un altro cubo, non lo raccogli. La tua pedina condivide la casella con il cubo.
rule-TY-3-5 = Se arrivi su un gettone passo, diagonale, salto o teletrasporto, puoi restare o fare la sua mossa extra. Anche questa finisce con un arrivo, quindi un turno può essere una catena di mosse. I gettoni speciali restano sul tabellone fino alla fine.{$ruling}
rule-TY-3-6 = Da un gettone teletrasporto puoi andare su qualsiasi altro gettone teletrasporto senza pedina.
rule-TY-3-7 = Se arrivi su un gettone sicurezza, tutti i cubi che hai sono protetti per sempre. Avviene in automatico.{$ruling} I cubi che ottieni dopo non sono protetti finché non arrivi di nuovo su un gettone sicurezza.
rule-TY-3-8 = Un gettone agisce quando arrivi su di esso, non quando ci cominci un turno.{$ruling}
rule-TY-3-9 = Puoi arrivare su un’altra pedina solo per rubare: con una L o con una mossa passo, diagonale o salto, mai con il teletrasporto.
rule-TY-3-10 = Il regolamento non limita le catene. Ma nello stesso turno non puoi arrivare di nuovo su una casella, se da allora non hai raccolto, rubato o protetto nulla.{$ruling}
rule-TY-3-11 = Se non puoi fare nessuna L, salta il tuo turno.{$ruling} È raro.
rule-TY-3-12 = Il tuo turno continua solo da un gettone passo, diagonale, salto o teletrasporto; ogni altro arrivo lo fa finire.{$ruling}

rules-TY-4 = Furto
rule-TY-4-1 = Puoi arrivare sulla pedina di un altro giocatore solo se ha il tuo prossimo colore senza protezione. Quell’arrivo è un furto.{$ruling}
rule-TY-4-2 = Metti il cubo rubato sotto la tua carta di quel colore. È senza protezione.
rule-TY-4-3 = La vittima sposta la sua carta di quel colore all’estremità destra della fila e chiude lo spazio vuoto. Così le carte con un cubo sono sempre a sinistra, e la prima carta senza cubo mostra il prossimo colore.
rule-TY-4-4 = La vittima sposta subito la sua pedina in un angolo libero a sua scelta,{$ruling} prima che il turno del ladro continui. Lì non succede altro. Un angolo è sempre libero.
rule-TY-4-5 = Puoi rubare a un giocatore che sta su un angolo o al centro, e a un giocatore con tutti e 7 i cubi.{$ruling}
rule-TY-4-6 = Dopo un furto, un gettone speciale su quella casella agisce per te come al solito, ma non raccogli un cubo che sta lì.{$ruling} Opzione: lo raccogli, se ora è il tuo prossimo colore.

rules-TY-5 = Vittoria
rule-TY-5-1 = Vince il primo giocatore che finisce una mossa sul centro (con una L o con una mossa passo, diagonale o salto) avendo tutti e 7 i cubi. La partita finisce subito.
rule-TY-5-2 = Quando hai tutti e 7 i cubi, non puoi entrare in una casella occupata, nemmeno al centro. Non hai più un prossimo colore da rubare.
rule-TY-5-3 = Se rubi il tuo 7º cubo proprio sul centro, vinci subito.{$ruling}
rule-TY-5-4 = Opzione «Partita breve»: vinci appena hai 7 cubi, senza andare al centro.{$review}
rule-TY-5-5 = Un round è un turno per ogni giocatore; vale anche un turno saltato. Dopo 100 round la partita finisce, e vince il giocatore con più cubi.{$ruling} In caso di parità decide il maggior numero di cubi protetti; se la parità resta, i giocatori in parità condividono la vittoria.{$ruling} (Altrimenti i furti potrebbero continuare all’infinito. Di solito una partita dura da 12 a 25 round.)

rules-TY-6 = Buono a sapersi
rule-TY-6-1 = Senza furti nessun giocatore può finire in meno di 8 turni. Giocando da soli e alla perfezione servono circa 10 turni (da 8 a 14).
rule-TY-6-2 = Esempio di furto: hai rosso, blu, verde e giallo in quest’ordine; rosso e blu sono protetti. Un ladro il cui prossimo colore è il verde arriva su di te. Ti restano rosso, blu e giallo. La tua carta verde va in fondo alla fila. Il tuo prossimo colore è quello che era quinto.
rule-TY-6-3 = L’esempio di catena del regolamento: con una L arrivi su un gettone diagonale. In diagonale prosegui fino a un gettone salto. Con un’altra L prosegui fino a un cubo del tuo prossimo colore. Tutto questo è un solo turno, permesso.

rules-ours = Altre interpretazioni
rule-ours-1 = Se abbandoni, non ottieni nulla, e gli altri giocatori condividono la vittoria.{$ruling}
rule-ours-2 = La preparazione si mostra in quest’ordine: gettoni, carte, primo giocatore, angoli.{$ruling}
rule-ours-3 = La casella su cui comincia il tuo turno non conta come arrivo.{$ruling} Dopo un furto gli arrivi precedenti non contano più; conta solo la casella del furto.{$ruling}
rule-ours-4 = Se vinci con un furto, la partita finisce prima che la vittima muova.{$ruling}
rule-ours-5 = L’ultimo turno dell’ultimo round si gioca fino in fondo, con la sua catena e la scelta dell’angolo della vittima.{$ruling}

## What a typed text should have been

unread-start = «{ $text }» non parte da dove sta la pedina. Parti da { $square }.
unread-counter = «{ $text }» non è un gettone. Scrivi uno di { $kinds }.
unread-square = «{ $text }» indica un’altra casella. Ora scrivi il gettone in { $square }.
unread-card = «{ $text }» non è una carta. Scrivi «card» e uno di { $colours }.
unread-first = «{ $text }» non è un posto. Scrivi «first» e un numero da 1 a { $count }.

## The score pad

pad-standing = Situazione
pad-held = Cubi
pad-held-means = Raccolti o rubati, e ancora in possesso.
pad-safe = Cubi protetti
pad-safe-means = Decidono in caso di parità dopo l’ultimo round (TY-5.5).
pad-home = Sul centro
pad-home-means = Con tutti e 7 i cubi, vince chi per primo vi finisce una mossa (TY-5.1).
pad-cube = Tocca un cubo preso da un giocatore.
pad-player = { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, non raccolto
pad-cube-held = { $player }: { $colour }, raccolto
pad-cube-safe = { $player }: { $colour }, protetto
pad-stolen = Togli: è stato rubato
pad-protect = Proteggilo
pad-unprotect = Togli la protezione
pad-protect-all = Proteggi tutti i cubi
pad-is-home = Vittoria sul centro
pad-bad-cubes = «{ $text }» non è una fila di cubi. Usa ogni lettera di { $letters } al massimo una volta, con «!» dopo un cubo protetto.
pad-bad-home = Per vincere sul centro servono tutti e 7 i cubi (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Se è il tuo prossimo colore, arriva qui, o su un giocatore che ne ha uno senza protezione.
sign-centre = Centro
sign-centre-does = Con tutti e 7 i cubi, finisci qui una mossa per primo.
sign-counter = Gettone: { $name }
sign-counter-does =
    { $counter ->
        [safety] Se arrivi qui, tutti i cubi che hai sono protetti per sempre. Ricevono una cornice di ottone e uno scudo.
       *[other] Se arrivi qui, puoi muovere ancora: { extra-move }.
    }
sign-badge-take = Più
sign-badge-take-does = Raccogli il tuo prossimo colore.
sign-badge-theft = Mano
sign-badge-theft-does = Ruba il tuo prossimo colore.
sign-badge-chain = Doppia freccia
sign-badge-chain-does = Arriva su un gettone con una mossa extra.
sign-badge-stay = Due barre
sign-badge-stay-does = Resta qui e finisci il turno.
sign-badge-corner = Casa
sign-badge-corner-does = Un angolo libero, da cui partire o dove andare dopo un furto.
sign-badge-win = Stella
sign-badge-win-does = Vinci la partita.
now-cube =
    { $state ->
        [safe] Preso, e protetto per sempre.
        [held] Preso, ma si può rubare.
        [next] Il prossimo nella fila.
       *[later] { $count ->
            [one] Prima viene 1 altro colore.
           *[other] Prima vengono altri { $count } colori.
        }
    }
now-lies = In { $squares }.
now-gone = Non ce n’è più sul tabellone.
now-stealable = Senza protezione, in possesso di: { $seats }.
now-missing =
    { $count ->
        [0] Presi tutti e 7 i cubi.
        [one] Manca 1 cubo.
       *[other] Mancano { $count } cubi.
    }
now-protected =
    { $all ->
        [0] Ancora nessun cubo da proteggere.
        [one] Protetti: { $count } su 1 cubo.
       *[other] Protetti: { $count } su { $all } cubi.
    }

## Bots

bot-beginner-help = punta al suo prossimo cubo; spesso non vede dove porta una catena, e non si aspetta mai un furto
bot-novice-help = valuta qualche centinaio di posizioni; può perdere fino al 32% di probabilità di vittoria a turno
bot-club-help = valuta qualche centinaio di posizioni; può perdere fino al 23% di probabilità di vittoria a turno
bot-strong-help = valuta qualche centinaio di posizioni; può perdere fino al 12% di probabilità di vittoria a turno
bot-expert-help = gioca il turno migliore tra un migliaio di posizioni, in 2 giocatori tra decine di migliaia
bot-master-help = gioca il turno migliore tra decine di migliaia di posizioni, in 2 giocatori tra centinaia di migliaia

## What gives the win shares of a review

evaluator-search = una ricerca su { $count } posizioni per ogni passo

## Kinds of chance, for statistics

chance-of-counter = I gettoni dentro la cornice
mistake-corner = scegliere l’angolo sbagliato
mistake-theft = furto mancato
mistake-cube = cubo mancato
mistake-stolen = esporsi a un furto
mistake-safety = gettone sicurezza mancato
mistake-way = strada più lunga del necessario
mistake-open = lasciare una strada più corta a un altro
mistake-away = allontanarsi da un gettone sicurezza
why-on-win = Prosegui fino a { $squares } e vinci.
why-on-theft = Prosegui fino a { $squares } e ruba a { $name }.
why-on-cube = Prosegui fino a { $squares } e raccogli il prossimo cubo.
why-on-safety = Prosegui fino a { $squares }, un gettone sicurezza.
why-on-way = Prosegui fino a { $squares }.
why-stolen = In { $square } { $name } può rubare subito il { cube }. Sulla casella migliore non può farlo nessuno.
why-away = Da lì un gettone sicurezza è a 1 turno.
why-wanted = Protegge il { cube }, il prossimo colore di { $name }.
why-near = Da lì il prossimo cubo è a 1 turno: { cube } in { $squares }.
why-open =
    { $better ->
        [one] Così a { $name } manca 1 turno per vincere, non { $taken }.
       *[other] Così a { $name } mancano { $better } turni per vincere, non { $taken }.
    }
why-turns =
    { $better ->
        [one] Così per vincere serve ancora 1 turno, non { $taken }.
       *[other] Così per vincere servono ancora { $better } turni, non { $taken }.
    }

## Setting up a position

edit-turn = Tocca a: { $player }
edit-nothing = niente
edit-piece = la pedina di { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Carte di { $player }: { pad-player }, poi { $colour }
edit-row-whole = Carte di { $player }: tutti i cubi
edit-collect = Raccogli il cubo successivo
edit-return = Togli l’ultimo cubo
edit-protect = Proteggi tutti i cubi
edit-unprotect = Nessun cubo protetto
edit-next = Prossimo: { $colour }

## The tutorial

tutorial-goal = Raccogli 7 cubi, 1 per colore. Poi raggiungi per primo la stella al centro.
tutorial-row = Sotto il tabellone c’è la tua fila di carte. I colori si raccolgono da sinistra a destra: prima il rosso.
tutorial-l = Muovi a L: 2 caselle in una direzione, poi 1 di lato, sopra tutto ciò che sta in mezzo. Vai al cubo rosso.
tutorial-l-orange = È permesso, ma non raccoglieresti il cubo arancione: il tuo prossimo colore è il rosso. Vai al cubo rosso.
tutorial-l-stay = Ogni turno comincia con una L. Vai al cubo rosso.
tutorial-special = Hai il cubo rosso, e Zoe ha mosso. Il tuo prossimo colore, il giallo, è lontano. Con i gettoni speciali puoi muovere ancora nello stesso turno.
tutorial-chain = Il gettone diagonale ti dà una mossa extra: 1 casella in diagonale. Vai lì.
tutorial-chain-2 = Il gettone salto ti dà un’altra L. Raggiungilo in diagonale.
tutorial-chain-3 = Da qui una L porta al cubo giallo: 3 mosse in un turno. Raccoglilo.
tutorial-chain-stay = È permesso, ma il tuo turno finirebbe prima di raggiungere il cubo giallo. Vai sulla casella segnata.
tutorial-chain-other = È permesso, ma allontana dal cubo giallo. Segui i gettoni segnati.
tutorial-safety = Hai 2 cubi, che si possono ancora rubare. Un gettone sicurezza protegge per sempre tutti i cubi che hai. Arriva su quel gettone.
tutorial-safety-other = È permesso, ma ti si possono ancora rubare i cubi. Vai al gettone sicurezza.
tutorial-victim = Le cornici di ottone mostrano che i tuoi cubi rosso e giallo sono protetti. Zoe ha il blu, il tuo prossimo colore, senza protezione.
tutorial-theft = Puoi arrivare su un’altra pedina solo per rubare il tuo prossimo colore. Zoe è a una L da te: ruba il suo cubo blu.
tutorial-theft-other = È permesso, ma ora puoi rubare un cubo. Arriva sulla pedina di Zoe.
tutorial-robbed = Hai il cubo blu, non ancora protetto. La carta blu di Zoe è finita in fondo alla sua fila, e la sua pedina in un angolo a sua scelta.
tutorial-danger = È passato qualche turno. Il tuo cubo verde è senza protezione, il verde è il prossimo colore di Zoe, e lei è a una L da te. Guarda che cosa succede.
tutorial-corner = Zoe ti ha rubato il cubo verde. Ora sposta la tua pedina in un angolo libero. Scegli quello segnato: da lì una L porta a un cubo arancione.
tutorial-corner-other = È permesso, ma il tutorial continua dall’angolo segnato. Scegli quello.
tutorial-after = La tua carta verde ora è l’ultima della tua fila, quindi l’arancione è il tuo prossimo colore. Raccoglilo.
tutorial-kept = I cubi protetti sono rimasti a te. Perciò arriva su un gettone sicurezza prima che un altro giocatore si avvicini.
tutorial-seventh = La partita è quasi finita. Hai 6 cubi, e manca solo il rosa. Raccoglilo.
tutorial-centre = Hai tutti e 7 i cubi. Ora finisci per primo una mossa sulla stella.
tutorial-centre-other = È permesso, ma il centro è a una L. Vai alla stella e vinci.
tutorial-end = Hai vinto! Due gettoni sono nuovi: quello teletrasporto porta a un altro gettone teletrasporto libero, quello passo porta di 1 casella in orizzontale o verticale. Ora gioca contro un bot facile.
## Puzzles

puzzle-how-forced-win = con ricerca completa: vince contro ogni difesa, e nient’altro vince entro 3 turni
puzzle-how-only-defence = con ricerca completa: tutto il resto perde
puzzle-theme-win-1 = vittoria in 1 turno
puzzle-theme-win-2 = vittoria in 2 turni
puzzle-theme-win-3 = vittoria in 3 turni
puzzle-theme-save = salva la partita
puzzle-theme-theft = furto
puzzle-theme-chain = catena
puzzle-theme-teleport = teletrasporto
puzzle-theme-last-cube = l’ultimo cubo
puzzle-theme-safety = sicurezza
puzzle-theme-corner = l’angolo giusto
puzzle-ask-win-1 = Come vinci in questo turno?
puzzle-ask-win-2 = Come vinci in 2 turni?
puzzle-ask-win-3 = Come vinci in 3 turni?
puzzle-ask-save = Come salvi la partita?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubi di 7 colori. Sotto: gettoni passo, diagonale, salto, teletrasporto e sicurezza.
example-laid-out = Una partita in 2 dopo la preparazione, con le file di carte sotto.
example-the-l = Muovi di 2 caselle in una direzione, poi di 1 di lato: in f5, ma non in d6.
example-collect = Il rosso è il tuo prossimo colore. Raccogli il cubo rosso, ma non quello arancione.
example-step = Dal gettone passo puoi muovere di 1 casella in orizzontale o verticale, qui sul cubo rosso, ma non in diagonale.
example-teleport = Un gettone teletrasporto porta solo a un altro gettone teletrasporto.
example-safety = Un gettone sicurezza protegge tutti i cubi che hai. Un cubo protetto non si può rubare.
example-no-theft-by-teleport = Puoi rubare con una mossa diagonale, ma non con il teletrasporto.
example-not-back = Puoi andare da un gettone passo al prossimo, ma non tornare indietro nello stesso turno.
example-steal = Il rosso è il tuo prossimo colore. Il giocatore 2 ha il rosso senza protezione, quindi puoi rubarlo. Il giocatore 3 non ha il rosso.
example-free-corner = Il giocatore 2, la vittima, sceglie un angolo libero.
example-home = Con tutti e 7 i cubi, vinci con una L sul centro. Non puoi entrarci se c’è una pedina.
example-hundred-rounds = Dopo 100 round tutti e due i giocatori hanno 2 cubi. Il giocatore 1 li ha protetti entrambi e vince.
example-theft = Il giocatore 1, il cui prossimo colore è il verde, arriva sul giocatore 2. Il giocatore 2 sposta la sua carta verde in fondo alla fila.
example-chain = Una L su un gettone diagonale, una mossa in diagonale su un gettone salto, una L sul prossimo cubo: un solo turno.
example-begin-square = Il turno è cominciato in a1. Non conta come arrivo, quindi un salto può finire lì.
summary-goal = Scopo
summary-goal-1 = Raccogli i 7 colori nell’ordine delle tue carte, da sinistra a destra.
summary-goal-2 = Poi finisci per primo una mossa sul centro.
summary-turn = Il tuo turno
summary-turn-1 = Devi muovere a L: 2 caselle in una direzione, poi 1 di lato.
summary-turn-2 = Se arrivi su un cubo del tuo prossimo colore, lo raccogli.
summary-turn-3 = Se arrivi su un altro cubo o su una casella vuota, resti e basta.
summary-turn-4 = Il tuo turno finisce, a meno che tu non faccia una mossa extra. Più mosse extra possono formare una catena. Nello stesso turno non puoi arrivare di nuovo su una casella, se non è cambiato nulla.
summary-signs = Gettoni
summary-signs-1 = Se arrivi su un gettone, puoi fare la sua mossa extra. Passo: 1 casella in orizzontale o verticale. Diagonale: 1 casella in diagonale. Salto: un’altra L.
summary-signs-2 = Teletrasporto: un altro gettone teletrasporto libero. Oppure resta.
summary-signs-3 = Sicurezza: protegge per sempre tutti i cubi che hai.
summary-theft = Furto
summary-theft-1 = Per rubare, arriva su un giocatore che ha il tuo prossimo colore senza protezione. Il cubo è tuo, senza protezione.
summary-theft-2 = La vittima sposta la sua carta di quel colore in fondo alla fila, e subito la sua pedina in un angolo libero a sua scelta.
summary-theft-3 = Non puoi rubare con il teletrasporto. Puoi entrare in una casella occupata solo per rubare.
summary-end = Fine della partita
summary-end-1 = Se finisci una mossa sul centro con tutti e 7 i cubi, vinci subito.
summary-end-2 = Partita breve (opzione): vinci con il tuo 7º cubo.
summary-end-3 = Dopo 100 round: vince chi ha più cubi; in caso di parità, più cubi protetti; se la parità resta, la vittoria è condivisa.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Hai vinto.
       *[other] Ha vinto { $seat }.
    }
headline-lost-by =
    { $seat ->
        [you] Hai perso.
       *[other] { $seat } ha perso.
    }
