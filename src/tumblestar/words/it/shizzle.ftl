### The words of Shizzle in Italian.

## The game

game-name = Shizzle
game-tagline = Sei dadi in linea: fermati in tempo, o tira ancora e rischia tutto.
game-by = di Patch Products
game-about = Forma una linea di dadi a partire dalla Scintilla: ogni dado ha il numero o il colore di quello prima. Fermati e prendi i suoi punti, o tira ancora e rischiali. Tutti e 6 i dadi fanno uno Shizzle: prendi 6 punti, o fanne restituire 6 a un altro giocatore.

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
        [you] Aggiungi un { $face } dopo un { $end }: { same }.
       *[other] { $seat } aggiunge un { $face } dopo un { $end }: { same }.
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
        [you] Hai vinto
       *[other] Ha vinto { $seat }
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
        [barred] si abbina, ma non si può aggiungere: un altro dado permette una linea di 3
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
        [you] Cominci tu.
       *[other] Comincia { $seat }.
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
        [you] Tiri 5 dadi. La Scintilla è un { $face }.
       *[other] { $seat } tira 5 dadi. La Scintilla è un { $face }.
    }
rolls-on =
    { $seat ->
        [you] Tiri ancora
       *[other] { $seat } tira ancora
    }
did-roll-on = { rolls-on } dopo un { $face }, con { points-count } a rischio.
did-roll-shizzle = { rolls-on } con { points-count } a rischio. La nuova Scintilla è un { $face }.
did-fall = È uscito: { $face }, { fit }.
did-choke =
    { $points ->
        [0] È uscito: { $face }. Nessun dado si abbina: Buio!
       *[other] È uscito: { $face }. Nessun dado si abbina: Buio! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Ora la linea è di { $count }.
did-join-shizzle = { seat-joins } Tutti e 6: uno Shizzle!
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
did-over = { $told } { over-why }, e la partita finisce.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nessuno si abbina alla Scintilla, { $face }, è Buio.
would-roll-on =
    { $count ->
        [one] { action-roll }. Se non si abbina all’ultimo, { $face }, perdi { points-count }.
       *[other] { action-roll }. Se nessuno si abbina all’ultimo, { $face }, perdi { points-count }.
    }
would-roll-shizzle = { action-roll }. Se nessuno si abbina alla nuova Scintilla, { $face }, perdi { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Aggiungi un { $face } dopo un { $end }: { same }.
would-join-two = { would-put } Poi aggiungi un terzo dado.
would-join = { would-put } Poi puoi fermarti con { points-count }.
would-join-shizzle = { would-put } Tutti e 6: uno Shizzle!
would-fizzle = { would-put } Nessun terzo dado si abbina: Cilecca. Il tuo turno finisce, e prendi { $gain }.
would-fizzle-settle = { would-put } Nessun terzo dado si abbina: Cilecca. { to-settle }
would-stop = Fermati e prendi { $gain }.
would-stop-settle = Fermati. Poi, per ogni Shizzle, prendi 6 punti o attacca.
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
        [you] Tocca a te: tira un dado a scelta per la prima Scintilla.
       *[other] { $seat } sceglie un dado per la prima Scintilla.
    }
status-ready =
    { $seat ->
        [you] Tocca a te: tira 5 dadi.
       *[other] { $seat } sta per tirare 5 dadi.
    }
status-join-third =
    { $seat ->
        [you] Tocca a te: aggiungi un terzo dado, { end-colour } o un { $number }.
       *[other] { $seat } sta scegliendo un dado: { end-colour } o un { $number }.
    }
status-join =
    { $seat ->
        [you] Tocca a te: aggiungi un dado, { end-colour } o un { $number }.
       *[other] { $seat } sta scegliendo un dado: { end-colour } o un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Tocca a te: aggiungi un dado. A 3 non arrivi: Cilecca.
       *[other] { $seat } sta scegliendo un dado per una Cilecca.
    }
status-join-or-end =
    { $seat ->
        [you] Aggiungi un dado, fermati con { points-count } o tira ancora.
       *[other] { $seat } sceglie: fermarsi con { points-count } o tirare ancora.
    }
status-end =
    { $seat ->
        [you] Tocca a te: fermati con { points-count } o tira ancora.
       *[other] { $seat } sceglie: fermarsi (linea di { $count }) o tirare ancora.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Fermati, o rischia { points-count } e tira 5 dadi.
       *[other] Shizzle! { $seat } sceglie se fermarsi o tirare ancora.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Tocca a te: prendi { points-count }, o attacca un giocatore.
       *[other] { $seat } sta per risolvere uno Shizzle.
    }
status-over-won = { over-why }. { seat-wins } con { points-count }!
status-over-shared = { over-why }. Parità a { points-count }: { $seats }.
status-type-dice = Dado { $die }: di che colore è il suo { $number }?
status-type-first = Chi comincia?
status-type-fall =
    { $count ->
        [one] Che cosa mostra il dado { $die }? Resta da scrivere 1 dado.
       *[other] Che cosa mostra il dado { $die }? Restano da scrivere { $count } dadi.
    }
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
deed-spark = Tira questo dado
deed-add = Aggiungi il dado
touch-spark = Tocca un dado.
touch-attack = Tocca un giocatore.
touch-add = Tocca un dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Un dado mostra un numero da 1 a 6. Scegli una delle sue facce.
refused-SH-1-2 = Un dado ha ogni colore una volta, e nessuna faccia si ripete. Scegli uno dei colori proposti.
refused-SH-1-4 = A questo tavolo quel giocatore non c’è. Scegli uno dei presenti.
refused-SH-2-1 = Non c’è ancora una Scintilla. Scegli un dado da tirare da solo.
refused-SH-2-2 = Il tuo turno comincia con un tiro. Prima tira i 5 dadi.
refused-SH-2-3 = Quel dado non ha né il numero né il colore dell’ultimo dado della linea. Se puoi, aggiungine uno che si abbina.
refused-SH-2-3-lies = Quel dado è nella linea e ci resta. Se puoi, aggiungine uno fuori dalla linea.
refused-SH-2-8 = Dopo ogni tiro devi aggiungere un dado, e 2 nella linea non bastano. Aggiungi un dado che si abbina.
refused-SH-2-8-alone = Dopo quel dado nessun altro si abbina, ma una linea di 3 è possibile. Aggiungi un altro dado.
refused-SH-3-1 = Restano solo gli Shizzle da risolvere. Prendi i punti, o attacca.
refused-SH-3-1-early = Non c’è nulla da risolvere prima della fine del tuo turno. Aggiungi un dado, fermati o tira ancora.
refused-SH-3-2 = Puoi attaccare solo un altro giocatore che ha punti. Scegline uno, o prendi i punti.
refused-SH-3-6 = La partita è finita. Rivedila, o giocane un’altra.

## Options

option-first = Chi comincia
option-first-help = A caso, o il posto che scegli.
option-first-0 = a caso
option-first-seat = posto { $count }
option-random_dice = Dadi casuali
option-random_dice-help = I colori sono messi a caso sui dadi. Ogni dado ha sempre ogni numero e ogni colore una volta, e nessuna faccia si ripete.
option-rounds = Round
option-rounds-help = La partita finisce anche dopo questo numero di turni per ogni giocatore.
option-rounds-0 = senza limite
option-target = Traguardo in punti
option-target-help = La partita finisce anche quando un giocatore conclude un turno con almeno questi punti.
option-target-0 = nessuno
option-cap = Al massimo 500 turni
option-cap-help = Poi vince il giocatore con più punti. Altrimenti gli attacchi potrebbero prolungare la partita all’infinito. Un tavolo di soli bot ce l’ha sempre.

## The board in text

picture-label = La linea, i dadi fuori dalla linea, la banca e tutti i punti; anche a parole.
text-board = La linea, poi i 6 dadi
text-place =
    { $by ->
        [number] Posto { $count }: { $face }, per numero
        [colour] Posto { $count }: { $face }, per colore
       *[spark] Posto { $count }: { $face }, la Scintilla
    }
text-place-empty = Posto { $count }: libero
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, nella linea al posto { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: sta rotolando
text-die-blank = Dado { $die }: non ancora tirato
text-side =
    { $colour ->
        [none] Sul dado { $die }: { $number }, colore ancora ignoto
       *[other] Sul dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = È di turno.
text-bank = Banca: { points-count }.
points-banked = Punti

## Rules

rules-intro = Shizzle è un gioco di dadi da 2 a 6 giocatori. La tua linea comincia con la Scintilla, l’ultimo dado della linea precedente. Tira gli altri 5 dadi e aggiungi quelli che si abbinano: ognuno deve avere il numero o il colore del dado prima. Se nessuno si abbina è Buio, e perdi i punti del turno. Se nessuna linea più lunga di 2 è possibile è Cilecca: prendi 2 punti, e il tuo turno finisce. Una linea di 3, 4 o 5 è un Bagliore. Fermati e prendi 1 punto per ogni dado della linea, o tira gli altri e rischia tutto. Tutti e 6 sono uno Shizzle: prendi 6 punti, fanne restituire 6 a un altro giocatore, o tira ancora e rischialo. Quando la banca è vuota, vince il giocatore con più punti.
rules-page = I dadi che puoi aggiungere sono in evidenza: clicca su uno per aggiungerlo alla linea, o sceglilo con la tastiera. «Fermati» e «Tira» compaiono quando puoi usarli. Un Buio o una Cilecca fa finire il tuo turno in automatico. Se ti fermi e non c’è nessuno da attaccare, prendi in automatico i punti dei tuoi Shizzle. Con dadi veri, scrivi che cosa mostrano, in qualsiasi ordine. Quali colori stanno su quale dado è una nostra ipotesi.{$reconstruction} Chi ha la scatola può correggerla in dice.toml.

rules-SH-1 = Componenti
rule-SH-1-1 = Ci sono 6 dadi con i numeri da 1 a 6. Ognuna delle 36 coppie di numero e colore sta su una sola faccia. Ogni dado ha ogni numero e ogni colore una volta.{$review}
rule-SH-1-2 = I colori sono rosso, arancione, viola, blu, verde e giallo. Il giallo è una nostra ipotesi, e le scatole vere differiscono. Sul dado 1 i numeri da 1 a 6 hanno i colori in quest’ordine; ogni dado seguente comincia un colore più avanti.{$reconstruction} Opzione: dadi casuali.
rule-SH-1-3 = I gettoni sono punti: 14 da 5 e 30 da 1, 100 punti in tutto. La banca comincia con 40 punti in 2 giocatori, 60 in 3, 75 in 4, 90 in 5 e 100 in 6. I giocatori cominciano senza punti. La banca e i punti di tutti i giocatori hanno sempre la stessa somma.
rule-SH-1-4 = Comincia il giocatore più giovane; qui sceglie chi ospita, o decide la sorte.{$ruling} Si gioca verso sinistra.

rules-SH-2 = Il tuo turno
rule-SH-2-0 = Uno Shizzle è in sospeso da quando lo fai fino a quando lo risolvi alla fine del tuo turno. Nient’altro è in sospeso. La tua linea conta una volta sola, quando il tuo turno finisce: una linea di 3 cresciuta fino a 5 vale 5. Una linea di 6 è 1 Shizzle in sospeso e non vale altri punti.
rule-SH-2-1 = Nel primo turno della partita, tira 1 dado a scelta: è la Scintilla. In ogni altro turno la Scintilla è l’ultimo dado della linea del giocatore precedente, così com’è.
rule-SH-2-2 = La Scintilla è il primo dado della tua linea e conta. Tira gli altri 5 dadi.
rule-SH-2-3 = Aggiungi dadi solo all’estremità libera della linea. Ognuno deve avere il numero o il colore del dado prima. Scegli quali dei dadi tirati aggiungere, e in quale ordine. I dadi dei tiri precedenti restano dove sono.{$ruling}
rule-SH-2-4 = Buio: nessun dado tirato si abbina, al primo tiro o a uno successivo. Il tuo turno finisce e perdi tutti i suoi punti, anche gli Shizzle in sospeso.
rule-SH-2-5 = Cilecca: hai tirato 5 dadi, e la linea più lunga possibile è di 2. Scegli quale dado abbinabile aggiungere. Il tuo turno finisce: prendi 2 punti, e risolvi gli eventuali Shizzle in sospeso.
rule-SH-2-6 = Bagliore: una linea di 3, 4 o 5. Fermati, prendi altrettanti punti e risolvi gli eventuali Shizzle in sospeso; oppure tira tutti i dadi che non sono nella linea. Poi almeno 1 deve abbinarsi, o è Buio. (Non può essere una Cilecca: tiri meno di 5 dadi.)
rule-SH-2-7 = Shizzle: tutti e 6 i dadi sono nella linea. Vale 6 punti che prendi tu, o 6 che un altro giocatore restituisce alla banca. Fermati, o tira ancora e rischialo. Se tiri ancora, il sesto dado diventa la nuova Scintilla, una nuova linea di 1; tira gli altri 5 dadi.
rule-SH-2-8 = Se un dado si abbina, devi aggiungerne almeno 1. Puoi lasciare fuori altri dadi abbinabili.{$ruling} Eccezione: se hai tirato 5 dadi e una linea di 3 o più è possibile, la tua linea deve arrivare a 3.{$ruling} In quel caso scegli un primo dado dopo il quale si abbina un altro dado tirato. (Una linea di 2 è sempre e solo una Cilecca.)
rule-SH-2-9 = Quando tiri ancora, tira tutti i dadi che non sono nella linea.{$ruling}

rules-SH-3 = Fine del tuo turno e della partita
rule-SH-3-1 = Gli Shizzle restano in sospeso fino alla fine del tuo turno; allora risolvili.{$ruling} Per ognuno prendi 6 punti o attacca un giocatore. Scegli separatamente per ognuno; puoi attaccare più giocatori.{$ruling} Prima attacca, poi prendi i punti.{$ruling} (Il regolamento dice «subito». Noi leggiamo: quando il tuo turno finisce, perché invece puoi tirare ancora e perderli con un Buio.)
rule-SH-3-2 = Un giocatore che attacchi restituisce 6 punti alla banca, o tutti quelli che ha, se sono meno.{$ruling} Tu non guadagni nulla. Fai un attacco alla volta. Puoi attaccare solo altri giocatori che hanno punti, anche lo stesso finché ne ha.{$ruling} Se nessuno di loro ha punti, prendi i punti dello Shizzle.{$ruling}
rule-SH-3-3 = Se la banca ha meno di quanto hai guadagnato, prendi quello che resta.{$ruling}
rule-SH-3-4 = Quando ti fermi, non puoi rifiutare punti.{$ruling} Il regolamento consiglia di non finire una partita che perderesti: piuttosto attacca o tira ancora.
rule-SH-3-5 = L’ultimo dado della tua linea è la Scintilla del giocatore successivo, anche dopo un Buio.{$ruling} Se è Buio al primo tiro, è la Scintilla con cui hai cominciato.
rule-SH-3-6 = Se la banca è vuota quando un turno è risolto, la partita finisce subito. Vince il giocatore con più punti. I giocatori in parità condividono la vittoria.{$ruling}
rule-SH-3-7 = Il regolamento non limita i turni, e gli attacchi possono prolungare la partita senza fine. Opzioni: un numero di round, un traguardo, o al massimo 500 turni. Una banca vuota fa comunque finire la partita. Un traguardo conta quando un turno è risolto; un round finisce dopo il turno dell’ultimo giocatore.{$ruling} Vince il giocatore con più punti; i giocatori in parità condividono la vittoria.{$ruling}

rules-SH-4 = Buono a sapersi
rule-SH-4-1 = Ogni dado ha 2 probabilità su 3 di non abbinarsi. Perciò è Buio nel 13% dei tiri di 5 dadi, nel 30% di 3, nel 44% di 2 e nel 67% di 1.
rule-SH-4-2 = Nei 7.776 tiri di 5 dadi normali, la linea più lunga possibile è di un dado 1.024 volte, di due 1.034 volte, di tre 1.160, di quattro 1.624, di cinque 1.730 e di sei 1.204.
rule-SH-4-3 = Uno Shizzle, poi un Bagliore di 4: 10 punti, o un attacco e 4. Due Shizzle, poi una Cilecca: 14 punti, o 8 e un attacco, o 2 e due attacchi. Uno Shizzle, poi un Buio: nulla. La banca ha 4 punti, attacchi un giocatore che ne ha 9, e te ne restano 5 da prendere. La banca sale a 10, tu ne prendi 5, e gliene restano 5: la partita continua.

rules-ours = Altre interpretazioni
rule-ours-1 = Se abbandoni, non ottieni nulla, e gli altri giocatori condividono la vittoria.{$ruling}
rule-ours-2 = Il gioco aspetta che tu tiri i 5 dadi all’inizio del tuo turno.{$ruling}
rule-ours-3 = Quando prendi punti, ne prendi 6 per ogni Shizzle che resta, più i punti della tua linea.{$ruling}
rule-ours-4 = I dadi casuali si creano uno alla volta. Ognuno è un dado qualsiasi compatibile con quelli prima, tutti con la stessa probabilità.{$ruling}
rule-ours-5 = I dadi tirati si fermano uno alla volta, dal dado 1 al dado 6. Solo dopo l’ultimo si decide se è Buio.{$ruling}

## What a typed text should have been

unread-first = «{ $text }» non è un giocatore. Scrivi da «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» non è un dado. Scrivi da «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» non è un colore per { $place } (dado e numero). Scrivi uno di { $colours }.
unread-fallen = «{ $text }» non è una faccia del dado { $count }. Scrivi uno di { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Dadi veri
chance-typed-help = Tiri dadi veri e scrivi che cosa mostrano.
palette-head = Che cosa mostrano i dadi veri?

## Bots

bot-greedy = Medio
bot-greedy-help = punta a fare più punti possibile in questo turno
bot-novice = Principiante
bot-novice-help = come { bot-greedy }, ma spesso si ferma troppo presto o tira ancora troppo a lungo
bot-club = Facile
bot-club-help = come { bot-optimal }, ma può perdere fino all’8% di probabilità di vittoria per azione, meno con più giocatori
bot-strong = Difficile
bot-strong-help = come { bot-optimal }, ma può perdere fino al 2% di probabilità di vittoria per azione, meno con più giocatori
bot-optimal = Il migliore
bot-optimal-help = gioca secondo la soluzione esatta (2 giocatori, dadi normali) o la stima migliore

## Help with a decision

advice-reach =
    { $count ->
        [6] Tutti e 6
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
advice-odds = Probabilità che il prossimo tiro sia un Buio, o permetta una linea di 3, 4, 5 o 6.
advice-turn = Punti: quanto vale in media questo turno se giochi per i punti.

## The solution

solve-bank = Qui la banca non può avere { $bank } punti. Indica da 1 a { $most }.
data-mismatch = I dati forniti sono per altro: il loro «{ $key }» è { $text }, non { $expected }. Rifalli: { $make }
data-damaged = I dati forniti sono danneggiati ({ $why }). Rifalli: { $make }
dice-file = Questi dadi non si possono usare. { $why }
dice-no-dice = I dadi devono essere una lista di { $expected } dadi, non { $count }.
dice-no-faces = Il dado { $die } deve essere una lista di 6 colori, per i suoi numeri da 1 a 6.
dice-no-face = Il dado { $die } non può avere il colore «{ $text }». Usa uno di { $allowed }.
dice-no-twice = Sul dado { $die } il { $number } { $text } è di troppo. Ogni dado ha ogni colore una volta, e nessuna faccia si ripete.

## The score pad

pad-rounds = Punti per round
pad-round-means = Punti presi, meno quelli persi per attacchi.
pad-who = Tocca il giocatore che ha finito il turno.
pad-over = La banca è vuota: la partita è finita (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: com’è finito il turno?
        [one] { $player }, 1 Shizzle: com’è continuato il turno?
       *[other] { $player }, { $count } Shizzle: com’è continuato il turno?
    }
pad-choke = Buio: nulla
pad-fizzle = Cilecca: { $count }
pad-flicker = Bagliore: { $count }
pad-stop = Si ferma qui
pad-settle =
    { $count ->
        [one] Risolvi 1 Shizzle: punti o un attacco?
       *[other] Risolvi { $count } Shizzle: punti o un attacco?
    }
pad-bad-turn = «{ $text }» non è un turno. Indica un giocatore, i dadi dell’ultima linea (0, da 2 a 6), gli Shizzle e i giocatori attaccati, come «140» o «1312».
pad-after-end = «{ $text }» viene dopo la fine della partita: la banca è vuota ({ $tag }).
pad-bad-attack = «{ $text }» ha un attacco non permesso. Attacca altri giocatori che hanno punti, al massimo una volta per ogni Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punti
sign-points-does = I gettoni di un giocatore: uno quadrato vale 5 punti, uno rotondo 1.
sign-line = Linea
sign-line-does = Ogni dado ha il numero o il colore del dado prima. Quando ti fermi, una linea di 3, 4 o 5 vale altrettanti punti.
sign-shizzle = Shizzle
sign-shizzle-does = Tutti e 6 i dadi nella linea: 6 punti per te, o 6 che un altro giocatore restituisce. Ogni stella è uno Shizzle da risolvere.
sign-bank = Banca
sign-bank-does = Tutti i punti vengono da qui. Se è vuota alla fine di un turno, la partita finisce. La targhetta mostra quanto prendi se ti fermi ora.
sign-cup = Bussolotto
sign-cup-does = Tira tutti i dadi che non sono nella linea. Almeno 1 deve abbinarsi, o è Buio.
sign-count = Dado piccolo
sign-count-does = Quanti dadi tireresti la prossima volta.
sign-spark = Scintilla
sign-spark-does = Il primo dado della tua linea, sui raggi. È l’ultimo dado della linea precedente.
sign-bond = Sigillo tra due dadi
sign-bond-does = Perché i due dadi si abbinano: il numero che hanno in comune, o il segno del loro colore.
sign-choke = Buio
sign-choke-does = Nessun dado tirato si abbina. Il tuo turno finisce, e ne perdi i punti, anche gli Shizzle in sospeso.
sign-fizzle = Cilecca
sign-fizzle-does = Hai tirato 5 dadi, e nessuna linea più lunga di 2 è possibile: prendi 2 punti, e il tuo turno finisce.
sign-flicker = Bagliore
sign-flicker-does = Una linea di 3, 4 o 5. Fermati e prendi i suoi punti, o tira ancora e rischiali.
now-points = { points-count }.
now-line = La linea ha { $count } dadi su 6; finora il turno vale { points-count }.
now-rolls =
    { $count ->
        [one] Il prossimo tiro è di 1 dado.
       *[other] Il prossimo tiro è di { $count } dadi.
    }

## What gives the win shares of a review

evaluator-exact = il gioco risolto
evaluator-table = la tabella per 3 giocatori
evaluator-estimate = una stima appresa da turni esatti
evaluator-simple = un modello approssimativo, perché la stima fornita non si può usare

## Kinds of chance, for statistics

chance-of-die = Numeri tirati
mistake-ending = finire una partita che perdi
mistake-stopping = fermarsi troppo presto
mistake-going-on = tirare una volta di troppo
mistake-six = Shizzle mancato
mistake-left-out = lasciare fuori un dado abbinabile
mistake-short = fare una linea più corta del possibile
mistake-dice = aggiungere il dado sbagliato
mistake-attack = non attaccare
mistake-taking = attaccare invece di prendere punti
mistake-victim = attaccare il giocatore sbagliato
why-win =
    { $count ->
        [one] La partita finisce subito, vinta per 1 punto.
       *[other] La partita finisce subito, vinta per { $count } punti.
    }
why-ending =
    { $count ->
        [one] La partita è finita subito, persa per 1 punto.
       *[other] La partita è finita subito, persa per { $count } punti.
    }
why-victim = Punti: { $name } { $better }, { $other } { $taken }.
why-choked = Probabilità di Buio di quel tiro: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-roll = Il piano: aggiungi { $dice }, poi tira ancora.
why-stop = Il piano: aggiungi { $dice }, poi fermati con { $count } dadi nella linea.
why-choke = Così la probabilità di un Buio è del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Così il turno vale in media { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Tocca a: { $player }
edit-bank = Banca: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzle da risolvere: { $count }
edit-ready = Prima del primo tiro
edit-choose = Dadi tirati
edit-settle = Shizzle da risolvere
edit-shows = Mostra { $count }
edit-out = Togli dalla linea
edit-spark = Usa come Scintilla
edit-join = Aggiungi alla linea

## Puzzles

puzzle-how-solution = secondo la soluzione, esatta
puzzle-theme-push = tirare ancora
puzzle-theme-stop = fermarsi
puzzle-theme-joining = quale dado aggiungere
puzzle-theme-short-line = una linea più corta
puzzle-theme-shizzle = uno Shizzle
puzzle-theme-attack = attaccare
puzzle-theme-take = prendere
puzzle-theme-last-points = gli ultimi punti
puzzle-theme-last-turn = l’ultimo turno

## The tutorial

tutorial-goal = Il tuo scopo: avere più punti di tutti quando la banca è vuota. Tutti i punti vengono dalla banca, che ora ne ha 32.
tutorial-spark = È il tuo turno. Il primo dado della tua linea c’è già: la Scintilla, un 1 rosso. Tu tiri gli altri 5 dadi.
tutorial-roll = Tira i dadi.
tutorial-colour = Un dado si abbina se ha il colore o il numero dell’ultimo dado della linea. Dopo l’1 rosso si abbina il 4 rosso. Aggiungilo.
tutorial-number = Ora l’ultimo è il 4 rosso. Il 4 giallo si abbina: ha lo stesso numero. Aggiungilo.
tutorial-flicker = Una linea di 3 è un Bagliore: potresti fermarti e prendere 3 punti. Ma si abbina un altro dado. Aggiungi il 2 giallo.
tutorial-flicker-stop = Potresti fermarti, ma si abbina un altro dado, e 1 dado in più è 1 punto in più. Aggiungilo.
tutorial-flicker-roll = Potresti tirare gli altri, ma uno di loro si abbina già. Prima aggiungilo.
tutorial-longer = Scegli bene l’ordine: solo l’ultimo dado della linea decide che cosa si abbina dopo. Aggiungi il 2 viola.
tutorial-stop = I tuoi 5 dadi valgono 5 punti. Se tiri l’ultimo dado e non si abbina, li perdi tutti. Fermati.
tutorial-stop-roll = Così rischi 5 punti, e il dado ha solo 1 probabilità su 3 di abbinarsi. Fermati e prendili.
tutorial-next-spark = Hai preso 5 punti. Il tuo ultimo dado, il 2 viola, ora è la Scintilla di Zoe. Guarda che cosa tira.
tutorial-choke = Nessun dado di Zoe era viola o un 2: Buio! Il suo turno finisce subito, e lei ne perde i punti. Ora la stessa Scintilla è tua. Tira.
tutorial-fizzle = Solo 1 dei tuoi 5 dadi si abbina, e dopo non si abbina più nulla. Una linea di 2 è una Cilecca: il tuo turno finisce con 2 punti. Aggiungi il 4 viola.
tutorial-again = Zoe si è fermata con 3 dadi. Il 3 blu è la tua Scintilla. Tira di nuovo.
tutorial-all = Stavolta puoi aggiungere tutti i dadi, uno alla volta. Comincia con il 3 verde.
tutorial-all-2 = Aggiungi il 5 verde. Poi seguono il 5 arancione e il 4 arancione.
tutorial-all-stop = È permesso, ma puoi aggiungere tutti e 6 i dadi. Aggiungi il prossimo.
tutorial-all-3 = Resta solo 1 dado. Aggiungi il 4 viola.
tutorial-shizzle = Tutti e 6: uno Shizzle! Vale 6 punti, o un attacco. Potresti tirare ancora, ma con un Buio lo perdi. Fermati.
tutorial-shizzle-roll = Con un Buio perdi lo Shizzle. Fermati e usalo.
tutorial-attack = Potresti prendere 6 punti. Se attacchi Zoe, lei ne restituisce 6 alla banca. Attaccala.
tutorial-attack-take = Spesso prendere 6 punti è altrettanto buono. Ma guarda che cosa fa un attacco: attacca Zoe.
tutorial-attacked = Zoe ha restituito 6 punti alla banca. Tu non guadagni nulla, ma la partita dura di più, e questo aiuta chi è indietro.
tutorial-bank = Qualche turno dopo, la banca ha 3 punti, e tu sei in testa. Se ti fermi con i tuoi 4 dadi, prendi quei 3, e la partita finisce. Fermati.
tutorial-bank-other = È permesso, ma se ti fermi ora, vinci. Fermati.
tutorial-end = La banca è vuota, e hai più punti di tutti: hai vinto!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Ogni faccia ha un numero e un colore, e nessuna faccia si ripete.
example-from-the-bank = Ti fermi con una linea di 3 e prendi 3 punti dalla banca.
example-next-spark = Ti fermi con una linea di 3. Il suo ultimo dado, così com’è, è la Scintilla del giocatore successivo.
example-join = Puoi aggiungere il 4 rosso, che ha il colore della Scintilla. Il 4 arancione non ne ha né il colore né il numero.
example-choke = Nessuno dei 5 dadi ha il numero o il colore della Scintilla: Buio. Il tuo turno finisce, e ne perdi i punti.
example-fizzle = Nessuna linea di 3 è possibile: Cilecca. Aggiungi 1 dado e prendi 2 punti. Il tuo turno finisce.
example-flicker = Un Bagliore di 4: fermati e prendi 4 punti, o tira gli altri 2 dadi.
example-shizzle = Uno Shizzle: fermati, o tira ancora e rischia 6 punti. Se tiri ancora, il sesto dado è la nuova Scintilla.
example-three-possible = Con il 5 rosso è possibile una linea di 3, quindi devi farla. Con l’1 arancione la linea finirebbe a 2.
example-attack = Con uno Shizzle fai restituire 6 punti alla banca a un altro giocatore che ne ha.
example-bank-empty = La banca ha meno di quanto hai guadagnato. Prendi quello che resta, e la partita finisce.
example-shizzle-and-four = Uno Shizzle, poi un Bagliore di 4: 10 punti, o un attacco e 4.
example-two-shizzles = Due Shizzle, poi una Cilecca: 14 punti, o 8 e un attacco, o 2 e due attacchi.
example-shizzle-lost = Uno Shizzle, poi un Buio: nulla.
example-bank-grows = Il tuo attacco porta la banca da 4 punti a 10. Poi ne prendi 5: la banca ne ha ancora 5, e la partita continua.
example-take-all = Tre Shizzle e una linea di 3: prendi tutti i loro punti insieme, finché la banca ne ha.
summary-turn = Il tuo turno
summary-turn-1 = La Scintilla è l’ultimo dado della linea precedente. Nel primo turno della partita tira 1 dado a scelta: è la Scintilla. Tira gli altri 5 dadi.
summary-turn-2 = Aggiungi almeno 1 dado all’estremità libera: ognuno deve avere il numero o il colore del dado prima.
summary-turn-3 = Nessun dado si abbina: Buio. Il tuo turno finisce, e ne perdi i punti, anche gli Shizzle in sospeso.
summary-turn-4 = Se una linea di 3 è possibile, devi farla.
summary-stop = Fermarsi o tirare ancora
summary-stop-1 = Nessuna linea più lunga di 2 è possibile: Cilecca. Prendi 2 punti; il tuo turno finisce.
summary-stop-2 = Una linea da 3 a 5: un Bagliore. Fermati per 1 punto a dado, o tira tutti i dadi fuori dalla linea; poi almeno 1 deve abbinarsi.
summary-six = Tutti e 6: uno Shizzle
summary-six-1 = Fermati: prendi 6 punti, o fanne restituire 6 alla banca a un altro giocatore.
summary-six-2 = Oppure tira ancora e rischialo: il sesto dado è la nuova Scintilla, e tiri gli altri 5.
summary-six-3 = Quando il tuo turno finisce, risolvi i tuoi Shizzle in sospeso: prima attacca, poi prendi i punti.
summary-end = Fine della partita
summary-end-1 = La banca comincia con 40, 60, 75, 90 o 100 punti in 2, 3, 4, 5 o 6 giocatori.
summary-end-2 = Se la banca è vuota dopo un turno, la partita finisce. Vince chi ha più punti; i giocatori in parità condividono la vittoria.
