### The words of Shizzle in Italian.

## The game

game-name = Shizzle
game-tagline = Sei dadi in linea: fermati in tempo, o tira ancora e rischia tutto.
game-by = di Patch Products
game-about = Costruisci una linea di dadi a partire dalla Scintilla: ogni dado ha il numero o il colore di quello prima. Fermati e prendi i suoi punti, o tira ancora e rischiali. Tutti e sei fanno uno Shizzle: sei punti per te, o sei che un altro giocatore restituisce.

## Colours and faces

colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
colour-pink = rosa
colour-black = nero

face =
    { $colour ->
        [red] { $number } rosso
        [orange] { $number } arancione
        [yellow] { $number } giallo
        [green] { $number } verde
        [blue] { $number } blu
        [purple] { $number } viola
        [black] { $number } nero
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
        [you] Metti { $face } accanto a { $end }: { same }.
       *[other] { $seat } mette { $face } accanto a { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Perdi { points-count }.
       *[other] { $seat } perde { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Attacchi { $victim }, che restituisce { points-count } alla banca.
       *[other] { $victim ->
            [you] { $seat } ti attacca: restituisci { points-count } alla banca.
           *[other] { $seat } attacca { $victim }, che restituisce { points-count } alla banca.
        }
    }
seat-wins =
    { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    }
same =
    { $by ->
        [number] stesso numero
       *[colour] stesso colore
    }
fit =
    { $by ->
        [number] si abbina per numero
        [colour] si abbina per colore
        [barred] si abbina, ma resterebbe solo dove se ne possono unire tre
       *[none] non si abbina
    }
points-count =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
over-why =
    { $end ->
        [bank] La banca è vuota
        [target] Il traguardo è raggiunto
        [rounds] L’ultimo round è finito
       *[cap] I 500 turni sono finiti
    }
to-settle = Shizzle da risolvere: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } punti per una linea di { $points }
gain-shizzles =
    { $count ->
        [one] { $points } punti per lo Shizzle
       *[other] { $points } punti per { $count } Shizzle
    }
gain-both = { $points } punti: { $line } per la linea, { $worth } per gli Shizzle
gain-rest =
    { $points ->
        [one] l’ultimo punto della banca, invece di { $earned }
       *[other] gli ultimi { $points } punti della banca, invece di { $earned }
    }

## Set-up: log and hover

did-dice = Sul dado { $die }: { face }.
did-first =
    { $seat ->
        [you] Inizi tu.
       *[other] { $seat } inizia.
    }
did-spark =
    { $seat ->
        [you] Tiri il dado { $die } per la prima Scintilla.
       *[other] { $seat } tira il dado { $die } per la prima Scintilla.
    }
did-fall-spark = È uscito: { $face }, la prima Scintilla.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Tira il dado { $die } per la prima Scintilla.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Tiri cinque dadi accanto alla Scintilla, { $face }.
       *[other] { $seat } tira cinque dadi accanto alla Scintilla, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Tiri ancora
       *[other] { $seat } tira ancora
    }
did-roll-on = { rolls-on } dopo { $face }, con { points-count } a rischio.
did-roll-shizzle = { rolls-on } con { points-count } a rischio; la nuova Scintilla è { $face }.
did-fall = È uscito: { $face }, { fit }.
did-choke =
    { $points ->
        [0] È uscito: { $face }. Nessun dado si abbina: Buio!
       *[other] È uscito: { $face }. Nessun dado si abbina: Buio! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Sono { $count } in linea.
did-join-shizzle = { seat-joins } Tutti e sei: uno Shizzle!
did-fizzle = { seat-joins } Nessun terzo dado si abbina: Cilecca. { did-take }
did-fizzle-settle = { seat-joins } Nessun terzo dado si abbina: Cilecca. { to-settle }
did-stop =
    { $seat ->
        [you] Ti fermi e prendi { $gain }.
       *[other] { $seat } si ferma e prende { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Ti fermi. { to-settle }
       *[other] { $seat } si ferma. { to-settle }
    }
did-take =
    { $seat ->
        [you] Prendi { $gain }.
       *[other] { $seat } prende { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Il turno finisce.
did-over = { $told } { over-why }: la partita è finita.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nessuno si abbina a { $face }, è Buio.
would-roll-on = { action-roll }. Se nessuno si abbina a { $face }, perdi { points-count }.
would-roll-shizzle = { action-roll }. Se nessuno si abbina alla nuova Scintilla, { $face }, perdi { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Metti { $face } accanto a { $end }: { same }.
would-join-two = { would-put } Deve seguire un terzo.
would-join = { would-put } Se poi ti fermi, prendi { points-count }.
would-join-shizzle = { would-put } Tutti e sei: uno Shizzle!
would-fizzle = { would-put } Nessun terzo dado si abbina: Cilecca. Il tuo turno finisce; prendi { $gain }.
would-fizzle-settle = { would-put } Nessun terzo dado si abbina: Cilecca. { to-settle }
would-stop = Fermati e prendi { $gain }.
would-stop-settle = Fermati. Poi prendi sei punti per ogni Shizzle, o attacca.
would-take = Prendi { $gain }.
would-hit = Attacca { $victim }, che restituisce { points-count } alla banca.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Poi prendi { $gain }.
would-attack-last = { would-hit } Il tuo turno finisce.
would-over =
    { $result ->
        [won] { $told } Vinci!
        [shared] { $told } Condividi la vittoria.
       *[lost] { $told } La partita finisce, e non vinci.
    }

## Status

status-setup = Preparazione
status-spark =
    { $seat ->
        [you] Scegli un dado e tira la prima Scintilla.
       *[other] { $seat } sceglie un dado per la prima Scintilla.
    }
status-ready =
    { $seat ->
        [you] Tocca a te: tira 5 dadi.
       *[other] { $seat } tira 5 dadi.
    }
status-join-third =
    { $seat ->
        [you] Aggiungi un terzo dado: { end-colour }, o un { $number }.
       *[other] { $seat } sceglie un dado: { end-colour }, o un { $number }.
    }
status-join =
    { $seat ->
        [you] Aggiungi un dado: { end-colour }, o un { $number }.
       *[other] { $seat } sceglie un dado: { end-colour }, o un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Una linea di 3 è impossibile. Aggiungi un dado: Cilecca.
       *[other] { $seat } sceglie i dadi.
    }
status-join-or-end =
    { $seat ->
        [you] Aggiungi un dado, fermati per { $points } o tira ancora.
       *[other] { $seat } sceglie: fermarsi per { $points } o tirare ancora.
    }
status-end =
    { $seat ->
        [you] Linea di { $count }: fermati per { $points } o tira ancora.
       *[other] { $seat } sceglie: fermarsi per { $points } o tirare ancora.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Fermati per { $points }, o rischiali e tira ancora.
       *[other] Shizzle! { $seat } sceglie: fermarsi o tirare ancora.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Prendi { points-count }, o attacca con uno Shizzle.
       *[other] { $seat } sta per risolvere uno Shizzle.
    }
status-over-won = { over-why }. { seat-wins } con { points-count }!
status-over-shared = { over-why }. Vittoria condivisa: { $seats }, con { points-count } a testa.
status-type-dice = Dado { $die }: di che colore è il suo { $number }?
status-type-first = Chi inizia?
status-type-fall = Che cosa mostra il dado { $die }? Ancora in aria: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] Round { $count }
           *[other] Round { $count } di { $most }
        }
       *[other] { $most ->
            [0] Round { $count }, fino a { $target } punti
           *[other] Round { $count } di { $most }, o fino a { $target } punti
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Tira 1 dado
       *[other] Tira { $count } dadi
    }
action-stop = Fermati: prendi { $points }
action-stop-settle = Fermati e risolvi
action-take = Prendi { $points }
action-attack = Attacca { $victim }
deed-spark = Lancia questo dado
deed-add = Aggiungi questo dado
touch-spark = Tocca un dado.
touch-attack = Tocca un giocatore.
touch-add = Tocca un dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Un dado mostra un numero da 1 a 6. Scegli una delle sue facce.
refused-SH-1-2 = Un dado ha ogni colore una volta, e nessuna faccia si ripete. Scegli uno dei colori proposti.
refused-SH-1-4 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-SH-2-1 = Non c’è ancora una Scintilla. Scegli un dado da tirare da solo.
refused-SH-2-2 = Il tuo turno comincia con un tiro. Prima tira i cinque dadi.
refused-SH-2-3 = Quel dado non ha né il numero né il colore dell’ultimo in linea. Scegline uno con lo stesso numero o colore.
refused-SH-2-3-lies = Quel dado è in linea e ci resta. Scegline uno appena tirato.
refused-SH-2-8 = Dopo ogni tiro un dado deve unirsi, e due in linea sono troppo pochi. Scegli un dado che si abbina.
refused-SH-2-8-alone = Dietro a quello nessun altro dado si abbina, ma una linea di tre è possibile e obbligatoria. Scegli un altro dado.
refused-SH-3-1 = Il tuo turno si è fermato; restano solo Shizzle da risolvere. Prendi i punti, o attacca.
refused-SH-3-1-early = Non c’è ancora niente da risolvere. Prima metti un dado in linea, tira ancora o fermati.
refused-SH-3-2 = Puoi attaccare solo un altro giocatore che ha punti. Scegline uno, o prendi i punti.
refused-SH-3-6 = La partita è finita. Rivedila, o giocane un’altra.

## Options

option-first = Chi inizia
option-first-help = Decide il caso, o scegli un posto.
option-first-0 = a caso
option-first-seat = posto { $count }
option-random_dice = Dadi casuali
option-random_dice-help = Il caso ridistribuisce i colori sui dadi. Ogni dado ha sempre ogni numero e colore una volta, e nessuna faccia si ripete.
option-rounds = Round
option-rounds-help = La partita finisce anche dopo questo numero di turni a testa.
option-rounds-0 = senza limite
option-target = Traguardo in punti
option-target-help = La partita finisce anche quando un giocatore chiude un turno con almeno questi punti.
option-target-0 = nessuno
option-cap = Al massimo 500 turni
option-cap-help = Poi vince chi è in testa. Senza, gli attacchi potrebbero allungare la partita all’infinito. I tavoli di soli bot ce l’hanno sempre.

## The board in text

picture-label = La linea, i dadi liberi, la banca e tutti i punti, anche in forma di testo.
text-board = La linea, poi i sei dadi
text-place =
    { $by ->
        [number] Posto { $count }: { $face }, per numero
        [colour] Posto { $count }: { $face }, per colore
       *[spark] Posto { $count }: { $face }, la Scintilla
    }
text-place-empty = Posto { $count }: libero
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, in linea al posto { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: in corso di tiro
text-die-blank = Dado { $die }: non ancora tirato
text-side =
    { $colour ->
        [none] Sul dado { $die }: { $number }, colore ancora ignoto
       *[other] Sul dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Ora di turno.
text-bank = Banca: { points-count }.
points-banked = Punti

## Rules

rules-intro = Shizzle è un gioco di dadi da due a sei giocatori. Il tuo turno comincia con la Scintilla, l’ultimo dado della linea precedente; tu tiri gli altri cinque. I dadi si uniscono alla linea uno alla volta, ognuno con il numero o il colore del dado prima. Se nessuno si abbina, è Buio: i punti del turno sono persi. Se la linea più lunga possibile è di due, è una Cilecca: due punti, e il turno finisce. Da tre a cinque è un Bagliore: fermati e prendi un punto per ogni dado in linea, o tira gli altri e rischia tutto. Sei sono uno Shizzle: prendi sei punti, fanne restituire sei a un altro giocatore, o tira ancora e rischialo. Quando la banca è vuota, vince chi ha più punti.
rules-page = I dadi che possono unirsi si illuminano: cliccane uno per metterlo in fondo alla linea, o sceglilo con la tastiera. «Fermati» e «Tira» appaiono quando sono permessi. Buio e Cilecca chiudono il tuo turno da soli. Se quando ti fermi nessuno può essere attaccato, ricevi i punti dei tuoi Shizzle senza domande. Con dadi veri, scrivi che cosa mostrano, in qualsiasi ordine. Quali colori stanno su quale dado è una nostra ricostruzione;{$reconstruction} chi ha la scatola può correggerla in dice.toml.

rules-SH-1 = Contenuto della scatola
rule-SH-1-1 = Ci sono sei dadi con i numeri da 1 a 6. Ognuna delle 36 coppie di numero e colore sta su una sola faccia, e ogni dado ha ogni numero e ogni colore una volta.{$review}
rule-SH-1-2 = I colori sono rosso, arancione, viola, blu, verde e giallo; il sesto è una nostra ipotesi, e le scatole vere differiscono. Sui nostri dadi i colori seguono quest’ordine, e ogni dado comincia un colore più avanti.{$reconstruction} Opzione: dadi casuali.
rule-SH-1-3 = I gettoni sono punti: 14 da cinque e 30 da uno, 100 in tutto. La banca parte con 40 punti in due giocatori, 60 in tre, 75 in quattro, 90 in cinque e 100 in sei; i giocatori partono da zero. Banca e punteggi insieme danno sempre la stessa somma.
rule-SH-1-4 = Nel regolamento inizia il più giovane; qui sceglie chi ospita, o il caso.{$ruling} Si gioca verso sinistra.

rules-SH-2 = Il tuo turno
rule-SH-2-0 = Uno Shizzle è in sospeso finché non è risolto alla fine del turno; nient’altro è mai in sospeso. La linea conta una volta, quando il turno si ferma: una linea di tre cresciuta fino a cinque vale cinque. Una linea di sei è uno Shizzle in sospeso e non dà altri punti.
rule-SH-2-1 = Nel primo turno della partita chi inizia tira da solo un dado qualsiasi: è la Scintilla. Poi la Scintilla è l’ultimo dado della linea del giocatore precedente, così com’è.
rule-SH-2-2 = La Scintilla è il primo dado della tua linea e conta. Tira gli altri cinque.
rule-SH-2-3 = La linea cresce solo alla sua estremità libera. Ogni dado deve avere il numero o il colore del dado prima. I dadi di questo tiro si uniscono nella scelta e nell’ordine che vuoi; i dadi dei tiri precedenti restano dove sono.{$ruling}
rule-SH-2-4 = Buio: nessun dado di un tiro può unirsi, che sia il primo tiro o uno successivo. Il turno finisce, e tutti i suoi punti sono persi, anche gli Shizzle in sospeso.
rule-SH-2-5 = Cilecca: hai tirato cinque dadi, e la linea più lunga possibile è di due. Scegli tu quale dado abbinabile si unisce. Poi il turno deve finire: due punti, più ciò che è in sospeso.
rule-SH-2-6 = Bagliore: una linea di tre, quattro o cinque. Fermati, e prendi altrettanti punti più ciò che è in sospeso; oppure tira tutti i dadi fuori dalla linea. Almeno uno deve poi unirsi, o è Buio. Non è mai una Cilecca: si tirano meno di cinque dadi.
rule-SH-2-7 = Shizzle: tutti e sei i dadi sono in linea. Vale sei punti che prendi tu, o sei che un altro giocatore restituisce alla banca. Fermati, o tira ancora mettendolo a rischio: il sesto dado diventa la nuova Scintilla, una nuova linea di uno, e tiri gli altri cinque.
rule-SH-2-8 = Se un dado si abbina, almeno uno deve unirsi. Puoi lasciare fuori altri dadi abbinabili.{$ruling} Ma se hai tirato cinque dadi e una linea di tre o più è possibile, la linea deve arrivare a tre: due sono sempre e solo una Cilecca.{$ruling} Quindi un dado dopo il quale nessun altro si abbina non può essere allora il solo che si unisce.
rule-SH-2-9 = Quando tiri ancora, tiri sempre ogni dado che non è in linea.{$ruling}

rules-SH-3 = Fine del turno e della partita
rule-SH-3-1 = Gli Shizzle restano in sospeso fino alla fine del turno, e allora si risolvono. Il regolamento dice «subito»; noi leggiamo «allora, non dopo», perché tirare ancora è l’alternativa, e un Buio fa perdere gli Shizzle in sospeso.{$ruling} Per ognuno prendi sei punti o nomina una vittima; ognuno si decide a parte, quindi le vittime possono essere più di una.{$ruling} Prima gli attacchi, poi ciò che prendi.{$ruling}
rule-SH-3-2 = Una vittima restituisce sei punti alla banca, o tutti quelli che ha se sono meno;{$ruling} chi attacca non guadagna niente. Gli attacchi si fanno uno alla volta. Si può nominare solo chi ha punti, anche la stessa persona finché ne ha. Se nessuno ha punti, lo Shizzle si prende.{$ruling}
rule-SH-3-3 = Se la banca ha meno di quanto hai guadagnato, prendi ciò che resta.{$ruling}
rule-SH-3-4 = Chi si ferma non può rifiutare punti.{$ruling} Il regolamento sconsiglia di chiudere una partita che perderesti: piuttosto attacca, o tira ancora.
rule-SH-3-5 = L’ultimo dado davvero in linea è la Scintilla del giocatore successivo, anche dopo un Buio.{$ruling} Dopo un Buio al primo tiro è la stessa Scintilla.
rule-SH-3-6 = Se la banca è vuota quando un turno è risolto, la partita finisce subito. Vince chi ha più punti; a parità la vittoria è condivisa.{$ruling}
rule-SH-3-7 = Il regolamento non limita i turni, e gli attacchi possono allungare la partita all’infinito. Perciò ci sono opzioni: un limite di round, un traguardo, e una fine dopo 500 turni. Una banca vuota chiude sempre la partita; il traguardo conta quando un turno è risolto; i round finiscono dopo l’ultimo posto; vince chi ha più punti, e a parità la vittoria è condivisa.{$ruling}

rules-SH-4 = Buono a sapersi
rule-SH-4-1 = Due volte su tre un dado non si abbina alla fine della linea. Perciò il Buio arriva nel 13% dei tiri di cinque dadi, nel 30% di tre, nel 44% di due, e nel 67% di uno.
rule-SH-4-2 = La linea più lunga possibile nei 7.776 tiri di cinque dadi: uno 1.024 volte, due 1.034, tre 1.160, quattro 1.624, cinque 1.730 e sei 1.204.
rule-SH-4-3 = Uno Shizzle, poi un Bagliore di quattro: 10 punti, o un attacco e 4. Due Shizzle, poi una Cilecca: 14 punti, o 8 e un attacco, o 2 e due attacchi. Uno Shizzle, poi Buio: niente. La banca ha 4, attacchi chi ha 9, e ti restano 5 da prendere: la banca sale a 10, tu prendi 5, ne restano 5, e la partita continua.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria.{$ruling}
rule-ours-2 = Un turno aspetta che il suo giocatore tiri i cinque dadi.{$ruling}
rule-ours-3 = Con «Prendi» si prendono tutti gli Shizzle che restano, e i punti della linea.{$ruling}
rule-ours-4 = I dadi casuali si creano uno per uno; ognuno è uno qualsiasi compatibile con i dadi prima, con uguale probabilità.{$ruling}
rule-ours-5 = I dadi tirati si posano uno alla volta, nell’ordine dal dado 1 al dado 6; solo l’ultimo decide se è Buio.{$ruling}

## What a typed text should have been

unread-first = «{ $text }» non è un posto; atteso: da «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» non è un dado; atteso: da «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» non è un colore per { $place } (dado e numero); atteso: uno di { $colours }.
unread-fallen = «{ $text }» non è una faccia del dado { $count }; atteso: uno di { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Dadi veri
chance-typed-help = Tiri dadi veri e scrivi che cosa mostrano.
palette-head = Che cosa mostrano i dadi veri?

## Bots

bot-greedy = Medio
bot-greedy-help = punta al massimo di punti in questo turno
bot-novice = Principiante
bot-novice-help = come { bot-greedy }, ma spesso si ferma troppo presto o tira ancora troppo a lungo
bot-club = Facile
bot-club-help = come { bot-optimal }, ma può perdere l’8% di probabilità di vittoria per azione, meno con più giocatori
bot-strong = Difficile
bot-strong-help = come { bot-optimal }, ma può perdere il 2% di probabilità di vittoria per azione, meno con più giocatori
bot-optimal = Il migliore
bot-optimal-help = gioca secondo la soluzione esatta (due giocatori, dadi normali) o la stima migliore

## Help with a decision

advice-reach =
    { $count ->
        [6] Tutti e sei
       *[other] { $count } o più
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Fermati con { $length }
advice-stop-joining = Aggiungi { $dice }; fermati con { $length }
advice-roll-joining = Aggiungi { $dice }; tira ancora
advice-fizzle-joining = Aggiungi { $dice }: Cilecca
advice-die = Tira il dado { $count } per la prima Scintilla
advice-odds = Probabilità del prossimo tiro: Buio, o dadi per una linea di ogni lunghezza.
advice-turn = Punti: che cosa aspettarsi da questo turno se si gioca per i punti.

## The solution

solve-bank = La banca ha da 1 a { $most } punti, non { $bank }.
data-mismatch = I dati forniti riguardano altro: il loro «{ $key }» è { $text }, non { $expected }. Rifalli: { $make }
data-damaged = I dati forniti sono danneggiati ({ $why }). Rifalli: { $make }
dice-file = Questi dadi non si possono usare. { $why }
dice-no-dice = I dadi devono essere una lista di { $expected } dadi, non { $count }.
dice-no-faces = Il dado { $die } dev’essere una lista di sei colori, per i suoi numeri da 1 a 6.
dice-no-face = Il dado { $die } ha il colore «{ $text }»; atteso: uno di { $allowed }.
dice-no-twice = Il numero { $number } di colore { $text } del dado { $die } c’è due volte; un dado ha ogni colore una volta, e ogni faccia c’è una volta.

## The score pad

pad-rounds = Punti dei round
pad-round-means = Punti presi, meno quelli persi per attacchi.
pad-who = Tocca il giocatore che ha finito il turno.
pad-over = La banca è vuota: la partita è finita (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: com’è finito il turno?
       *[other] { $player }, Shizzle: { $count }. Com’è continuato il turno?
    }
pad-choke = Buio: niente
pad-fizzle = Cilecca: { $count }
pad-flicker = Bagliore: { $count }
pad-stop = Si ferma qui
pad-settle = Punti o un attacco? Shizzle: { $count }
pad-bad-turn = «{ $text }» non è un turno: atteso un giocatore, i dadi dell’ultima linea (0, da 2 a 6), gli Shizzle, e le vittime, come «140» o «1312».
pad-after-end = «{ $text }» viene dopo la fine della partita: la banca è vuota ({ $tag }).
pad-bad-attack = «{ $text }» attacca chi non può essere attaccato: attesi altri che hanno punti, al massimo uno per ogni Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punti
sign-points-does = I gettoni di un giocatore: quelli quadrati valgono cinque punti, quelli tondi uno.
sign-line = Linea
sign-line-does = Ogni dado ha il numero o il colore di quello prima. Una linea di tre, quattro o cinque vale altrettanti punti quando il turno si ferma.
sign-shizzle = Shizzle
sign-shizzle-does = Tutti e sei i dadi in linea: sei punti per te, o sei che un altro giocatore restituisce. Ogni stella è uno Shizzle da risolvere.
sign-bank = Banca
sign-bank-does = Tutti i punti vengono da qui. Quando è vuota alla fine di un turno, la partita finisce. La targhetta dice quanto prendi se ora ti fermi.
sign-cup = Bussolotto
sign-cup-does = Tira tutti i dadi che non sono in linea. Uno deve unirsi, o è Buio.
sign-count = Dado piccolo
sign-count-does = Quanti dadi avrebbe il prossimo tiro.
sign-spark = Scintilla
sign-spark-does = Il primo dado della linea, sui raggi: l’ultimo dado della linea precedente.
sign-bond = Sigillo tra due dadi
sign-bond-does = Perché i dadi si uniscono: il numero comune, o il segno del loro colore.
sign-choke = Buio
sign-choke-does = Nessun dado tirato si abbina. Il turno finisce; i suoi punti sono persi, anche gli Shizzle.
sign-fizzle = Cilecca
sign-fizzle-does = Hai tirato cinque dadi, e nessuna linea supera due: 2 punti, e il turno finisce.
sign-flicker = Bagliore
sign-flicker-does = Una linea di tre, quattro o cinque. Fermati e prendi i suoi punti, o tira ancora e rischiali.
now-points = { points-count }.
now-line = { $count } di sei dadi in linea; il turno vale { points-count }.
now-rolls = Dadi da tirare: { $count }.

## What gives the win shares of a review

evaluator-exact = il gioco risolto
evaluator-table = la tabella per tre giocatori
evaluator-estimate = una stima appresa da turni esatti
evaluator-simple = un modello grossolano: la stima fornita non si può usare

## Kinds of chance, for statistics

chance-of-die = I numeri dei dadi
mistake-ending = finire una partita persa
mistake-stopping = fermarsi troppo presto
mistake-going-on = tirare una volta di troppo
mistake-six = mancare uno Shizzle
mistake-left-out = tralasciare un dado abbinabile
mistake-short = fare una linea più corta del possibile
mistake-dice = aggiungere il dado sbagliato
mistake-attack = non attaccare
mistake-taking = attaccare invece di prendere punti
mistake-victim = attaccare il giocatore sbagliato
why-win =
    { $count ->
        [one] La partita finisce subito, con 1 punto di vantaggio.
       *[other] La partita finisce subito, con { $count } punti di vantaggio.
    }
why-ending =
    { $count ->
        [one] La partita è finita subito, con 1 punto in meno.
       *[other] La partita è finita subito, con { $count } punti in meno.
    }
why-victim = { $name } ha { $better } punti, { $other } { $taken }.
why-choked = Il lancio fatto aveva una probabilità di Buio del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-roll = Il piano: aggiungere { $dice }, poi tirare ancora.
why-stop = Il piano: aggiungere { $dice }, poi fermarsi con { $count } dadi nella linea.
why-choke = La probabilità di un Buio è così solo del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = In media il turno porta così { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Turno di { $player }
edit-bank = Banca: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzle da risolvere: { $count }
edit-ready = Prima del primo tiro
edit-choose = Dadi tirati
edit-settle = Shizzle da risolvere
edit-shows = Mostra { $count }
edit-out = Fuori dalla linea
edit-spark = Come Scintilla
edit-join = In fondo alla linea

## Puzzles

puzzle-how-solution = secondo la soluzione, esatta
puzzle-theme-push = tirare ancora
puzzle-theme-stop = fermarsi
puzzle-theme-joining = quale dado si unisce
puzzle-theme-short-line = una linea più corta
puzzle-theme-shizzle = uno Shizzle
puzzle-theme-attack = attaccare
puzzle-theme-take = prendere
puzzle-theme-last-points = gli ultimi punti
puzzle-theme-last-turn = l’ultimo turno

## The tutorial

tutorial-goal = Lo scopo: avere più punti quando la banca è vuota. Tutti i punti vengono dalla banca, che ora ne ha 32.
tutorial-spark = È il tuo turno. Il primo dado della tua linea è già lì: la Scintilla, un 1 rosso. Tu tiri gli altri cinque.
tutorial-roll = Tira i dadi.
tutorial-colour = Un dado si unisce alla linea se ha il colore o il numero dell’ultimo. Dopo l’1 rosso si abbina il 4 rosso.
tutorial-number = Ora l’ultimo è il 4 rosso. Il 4 giallo si abbina: ha lo stesso numero.
tutorial-flicker = Tre dadi sono un Bagliore: potresti fermarti e prendere un punto per ognuno. Ma altri dadi si abbinano. Aggiungi il 2 giallo.
tutorial-flicker-stop = Potresti fermarti, ma un altro dado si abbina, e un dado in più è un punto in più.
tutorial-flicker-roll = Potresti tirare gli altri, ma uno di loro si abbina già. Prima aggiungilo.
tutorial-longer = Ora il 2 viola. Scegli bene l’ordine: solo l’ultimo dado della linea conta per ciò che si abbina dopo.
tutorial-stop = Cinque dadi sono cinque punti. Se tiri l’ultimo dado e non si abbina, tutto il turno è perso. Fermati.
tutorial-stop-roll = Così rischi cinque punti, e il dado si abbina in un tiro su tre. Fermati e prendili.
tutorial-next-spark = Cinque punti sono tuoi. Il tuo ultimo dado, il 2 viola, ora è la Scintilla di Zoe. Guarda che cosa tira.
tutorial-choke = Nessun dado era viola o un 2: Buio. Il turno finisce subito, e i suoi punti sono persi. La stessa Scintilla ora è tua.
tutorial-fizzle = Di cinque dadi uno solo si abbina, e niente dopo: una linea di due è una Cilecca. Il tuo turno finisce con due punti. Aggiungi il 4 viola.
tutorial-again = Zoe si è fermata con tre dadi. Il 3 blu è la tua Scintilla: tira di nuovo.
tutorial-all = Stavolta tutti i dadi possono unirsi, uno alla volta. Comincia con il 3 verde.
tutorial-all-2 = Poi il 5 verde. Seguiranno il 5 arancione e il 4 arancione.
tutorial-all-stop = È permesso, ma tutti e sei i dadi possono unirsi. Aggiungi il prossimo.
tutorial-all-3 = Ne resta uno solo. Aggiungi il 4 viola.
tutorial-shizzle = Tutti e sei: uno Shizzle! Vale sei punti, o un attacco. Potresti tirare ancora, ma con un Buio lo perderesti. Fermati.
tutorial-shizzle-roll = Con un Buio perderesti lo Shizzle. Fermati e usalo.
tutorial-attack = Potresti prendere sei punti. Oppure attacca: allora Zoe restituisce sei dei suoi alla banca. Attaccala.
tutorial-attack-take = Spesso sei punti sono altrettanto buoni. Ma guarda che cosa fa un attacco.
tutorial-attacked = Zoe ha restituito sei punti alla banca. Un attacco non ti dà niente, ma la partita dura di più, e questo aiuta chi è indietro.
tutorial-bank = Alcuni turni dopo, la banca ha tre punti, e tu sei in testa. Fermati con i tuoi quattro dadi: prendi ciò che c’è, e una banca vuota chiude la partita.
tutorial-bank-other = È permesso, ma se ti fermi ora vinci la partita.
tutorial-end = La banca è vuota, e hai più punti di tutti: hai vinto.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Ogni faccia ha un numero e un colore, e nessuna faccia si ripete.
example-from-the-bank = Una linea di tre prende tre punti dalla banca.
example-next-spark = Il turno è finito con una linea di tre. Il suo ultimo dado, così com’è, è la Scintilla del giocatore successivo.
example-join = Il 4 rosso ha il colore della Scintilla e può unirsi; il 4 arancione non ne ha né il colore né il numero.
example-choke = Nessuno dei cinque dadi ha il numero o il colore della Scintilla: Buio. Il turno finisce senza punti.
example-fizzle = Nessuna linea di tre è possibile: una Cilecca. Un dado si unisce, per due punti, e il turno finisce.
example-flicker = Un Bagliore di quattro: fermati per quattro punti, o tira gli altri due dadi.
example-shizzle = Uno Shizzle: fermati, o tira ancora con sei punti a rischio. Il sesto dado è allora la nuova Scintilla.
example-three-possible = Dal 5 rosso una linea di tre è possibile, quindi va fatta; l’1 arancione fermerebbe la linea a due.
example-attack = Uno Shizzle fa restituire sei punti alla banca a qualsiasi altro giocatore che ne abbia.
example-bank-empty = La banca ha meno di quanto è stato guadagnato e si svuota: la partita finisce, e vince chi ha più punti.
example-shizzle-and-four = Uno Shizzle, poi un Bagliore di quattro: dieci punti, o un attacco e quattro.
example-two-shizzles = Due Shizzle, poi una Cilecca: 14 punti, o 8 e un attacco, o 2 e due attacchi.
example-shizzle-lost = Uno Shizzle, poi Buio: niente.
example-bank-grows = Con l’attacco la banca sale da 4 a 10, poi se ne prendono cinque: ne restano 5, e la partita continua.
example-take-all = Tre Shizzle e una linea di tre: si prende tutto insieme.
summary-turn = Il tuo turno
summary-turn-1 = La Scintilla è l’ultimo dado della linea precedente. Tira gli altri cinque.
summary-turn-2 = Aggiungi dadi all’estremità libera: ognuno ha il numero o il colore di quello prima.
summary-turn-3 = Nessun dado si abbina: Buio. Il turno finisce senza punti.
summary-turn-4 = Se una linea di tre è possibile, va fatta.
summary-stop = Fermarsi o tirare ancora
summary-stop-1 = Due al massimo: Cilecca. 2 punti, e il turno finisce.
summary-stop-2 = Da tre a cinque: un Bagliore. Fermati per un punto a dado, o tira tutti i dadi fuori dalla linea; uno deve poi unirsi.
summary-six = Tutti e sei: uno Shizzle
summary-six-1 = Fermati: prendi sei punti, o un altro giocatore ne restituisce sei alla banca.
summary-six-2 = Oppure tira ancora: è a rischio, il sesto dado è la nuova Scintilla, e tiri gli altri cinque.
summary-six-3 = Alla fine del turno si risolve ciò che è in sospeso: prima gli attacchi.
summary-end = Fine della partita
summary-end-1 = La banca parte con 40, 60, 75, 90 o 100 punti da due a sei giocatori.
summary-end-2 = La banca è vuota quando un turno è risolto: vince chi ha più punti.
