### The words of Twinkle Twinkle in Italian.

## The game

game-name = Twinkle Twinkle
game-tagline = Componi il cielo notturno: ciò che prendi ora dice quando scegli poi.
game-by = di Ammon Anderson, Allplay
game-about = Prendi una tessera dalla fila e mettila nella tua mappa stellare; lo spazio da cui la prendi è il tuo posto nel prossimo round. Le stelle formano costellazioni; asteroidi, comete, pianeti, satelliti e buchi neri danno punti ciascuno a modo suo. Dopo venti tessere vince chi ha più punti. Da uno a quattro giocatori.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NE
port-E = E
port-SE = SE
port-S = S
port-SW = SO
port-W = O
port-NW = NO
tile-star =
    { $count ->
        [one] stella con una linea verso { $ports }
       *[other] stella con linee verso { $ports }
    }
tile-nova =
    { $count ->
        [one] nova con una linea verso { $ports }
       *[other] nova con linee verso { $ports }
    }
tile-asteroid = asteroide
tile-satellite = satellite
tile-black-hole = buco nero
tile-comet = cometa
tile-rocky = pianeta roccioso
tile-gas = pianeta gassoso
tile-ringed = pianeta con anelli
tile-slow = { $tile } (tessera lenta)
tile-entry = { $code }: { $tile }; { $count } nella scatola
tile-code = { $code } ({ $name })
tile-count = { $count } nella scatola
tile-is-slow = lenta

one-asteroid = asteroide
one-comet = cometa
one-planet = pianeta
one-satellite = satellite
one-black-hole = buco nero
one-star = stella
one-nova = nova
many-star = stelle
many-asteroid = asteroidi
many-planet = pianeti
many-satellite = satelliti
many-black-hole = buchi neri
many-comet = comete
many-nova = novae
many-rocky = pianeti rocciosi
many-gas = pianeti gassosi
many-ringed = pianeti con anelli

set-ours = le tessere di tumblestar
set-named = le tessere di «{ $name }»

## What scores

card-largest = Costellazione più grande
card-second = Seconda più grande
card-number = Numero di costellazioni
card-nova = Novae
card-asteroids = Asteroidi
card-comets = Comete
card-planets = Pianeti
card-satellites = Satelliti
card-black-holes = Buchi neri
card-side = { $name }, lato { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (ricostruzione)
        [ruling] { $does } (interpretazione)
        [review] { $does } (recensione)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = costellazione più grande
scored-second = seconda più grande
scored-number = numero di costellazioni
scored-nova = novae
scored-asteroids = asteroidi
scored-comets = comete
scored-planets = pianeti
scored-satellites = satelliti
scored-black-holes = buchi neri

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 punto
           *[other] −{ $points } punti
        }
       *[plus] { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } o più: −{ $points }
       *[plus] { $number } o più: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = Punti secondo le sue stelle. { $table }.
does-second = { does-largest }
does-number = Punti secondo il loro numero. { $table }.
does-nova = { $each } per ogni nova.
does-flat = { $each } per ogni { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Punti secondo il gruppo più grande, unito per bordi o angoli. { $table }.
       *[no] Punti secondo il gruppo più grande, unito per bordi. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Punti per ogni gruppo unito per bordi o angoli, secondo la grandezza. { $table }.
       *[no] Punti per ogni gruppo unito per bordi, secondo la grandezza. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Ogni { $tile }: punti secondo quanti di questi ha accanto: { $of }. { $table }.
does-around-table = Ogni { $tile }: punti secondo quanti di questi ha nelle otto caselle intorno: { $of }. { $table }.
does-beside-kinds = Ogni { $tile }: punti secondo quanti di questi tipi ha accanto: { $of }. { $table }.
does-around-kinds = Ogni { $tile }: punti secondo quanti di questi tipi ha nelle otto caselle intorno: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Ogni { $tile }: { $each } per ognuno di questi che ha accanto: { $of }.
count-around = Ogni { $tile }: { $each } per ognuno di questi nelle otto caselle intorno: { $of }.
count-in-sight = Ogni { $tile }: { $each } per ognuno di questi che vede lungo la sua riga e colonna: { $of }.
in-any-case =
    { $extra ->
        [base] In ogni caso dà anche { $base }.
        [none] Senza nessuno di questi: { $none }.
       *[other] In ogni caso dà anche { $base }, e senza nessuno di questi { $none }.
    }
sight =
    { $limit ->
        [blocked] Vede fino al margine, o al primo di questi: { $blocked }.
       *[open] Vede fino al margine.
    }
does-apart =
    { $extra ->
        [bonus] { apart } E { $bonus } in più se non ha accanto neppure questi: { $other }.
       *[plain] { apart }
    }
apart = Ogni { $tile }: { $each } se non ha accanto nessuno di questi: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } E { $each } per ogni { $tile } accanto a un altro di qualsiasi tipo.
       *[plain] { sets }
    }
sets = Punti per serie di tipi diversi, ognuna più grande possibile, secondo la grandezza. { $table }.

rows-of =
    { $count ->
        [1] In solitario: spazi nella fila attuale { $current }, nella prossima fila { $next }; sagome { $standees }; round { $rounds }
       *[other] { $count } giocatori: spazi nella fila attuale { $current }, nella prossima fila { $next }; sagome a testa { $standees }; round { $rounds }
    }
solo-goals = Obiettivi: { $goals } punti

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Nessun punto.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 punto: { $parts }.
           *[other] −{ $points } punti: { $parts }.
        }
        [plus] { $points ->
            [one] +1 punto: { $parts }.
           *[other] +{ $points } punti: { $parts }.
        }
       *[even] ±0 punti: { $parts }.
    }
goal-points = { $points }; obiettivo: più di { $goal }
goal-points-does = Per vincere la mappa deve dare più di { $goal } punti; ora ne dà { $points }.

## Log

seat-places =
    { $seat ->
        [you] Metti in { $cell }: { $tile }.
       *[other] { $seat } mette in { $cell }: { $tile }.
    }
did-order = Posto { $count } nel primo ordine di turno: { $seat }.
did-order-all = { did-order } Ordine di turno: { $order }.
did-draw =
    { $row ->
        [current] Spazio { $count } della fila attuale: { $tile }.
       *[next] Spazio { $count } della prossima fila: { $tile }.
    }
did-take =
    { $seat ->
        [you] Prendi dallo spazio { $count }: { $tile }.
       *[other] { $seat } prende dallo spazio { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordine di turno: { $order }.
did-place-alone = { did-place } Il round è finito. Tessera rimasta, ora nello spazio 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Obiettivo superato!
        [short] { $told } Obiettivo non superato.
       *[over] { $told } La partita è finita.
    }
did-resign =
    { $seat ->
        [you] Abbandoni.
       *[other] { $seat } abbandona.
    }

## What a hovered target would do

would-take = { would-take-alone } Prossimo ordine di turno finora, per spazio: { $order }.
would-take-all = { would-take-alone-all } Prossimo ordine di turno, per spazio: { $order }.
would-take-alone = Prendi dallo spazio { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Tessera rimasta, poi nello spazio 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Metti in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vinci!
        [tied] { $told } Condividi la vittoria!
        [lost] { $told } La partita finisce, e non vinci.
        [beaten] { $told } Obiettivo superato!
       *[short] { $told } Obiettivo non superato.
    }
would-resign = Abbandona: gli altri condividono la vittoria.

## Status

status-setup = Preparazione
round = Round { $count } di { $most }
status-take =
    { $seat ->
        [you] Tocca a te: prendi una tessera dalla fila attuale.
       *[other] { $seat } prende una tessera.
    }
status-take-standee =
    { $seat ->
        [you] Tocca a te: prendi la tessera { $count } di { $all } dalla fila attuale.
       *[other] { $seat } prende la tessera { $count } di { $all }.
    }
status-take-last =
    { $seat ->
        [you] Ultimo round: prendi una tessera dalla fila attuale.
       *[other] Ultimo round: { $seat } prende una tessera.
    }
status-place =
    { $seat ->
        [you] Metti la tua tessera in una casella vuota: { $tile }.
       *[other] { $seat } mette una tessera: { $tile }.
    }
status-type-order = Di chi è la sagoma al posto { $count } nel primo ordine di turno?
status-type-draw =
    { $row ->
        [current] Quale tessera esce per la fila attuale?
       *[next] Quale tessera esce per la prossima fila?
    }
status-over-won =
    { $seat ->
        [you] Vinci con { $points }!
       *[other] { $seat } vince con { $points }!
    }
status-over-tied = Vittoria condivisa con { $points } a testa: { $seats }!
status-over-beaten = L’obiettivo di { $goal } punti è superato, con { $points }!
status-over-short = L’obiettivo di { $goal } punti non è superato: la mappa ne ha { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Quella tessera non è più nel sacchetto. Scegline una tra quelle proposte.
refused-TT-2-4 = Quel giocatore non ha più sagome. Scegline uno tra quelli proposti.
refused-TT-3-1 = In quello spazio non c’è una tessera: è stata presa in questo round, o lo spazio non esiste. Prendine un’altra.
refused-TT-3-1-first = Non hai tessere in mano. Prima prendine una dalla fila attuale.
refused-TT-3-2 = La tessera non può stare così. Girala di quarti di giro; si può capovolgere solo con l’opzione «{ option-flip }».
refused-TT-3-2-held = Hai già preso una tessera. Mettila nella tua mappa.
refused-TT-3-6 = La partita è finita. Rivedila, o giocane un’altra.
refused-TT-3-7 = Quella casella ha una tessera, e le tessere messe restano. Scegli una casella vuota.

## Options

option-asteroids = Asteroidi: lato B
option-asteroids-help = Il lato B di questa scheda invece del lato A, per tutti.
option-comets = Comete: lato B
option-comets-help = { option-asteroids-help }
option-planets = Pianeti: lato B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliti: lato B
option-satellites-help = { option-asteroids-help }
option-black_holes = Buchi neri: lato B
option-black_holes-help = { option-asteroids-help }
option-flip = Le tessere si possono capovolgere
option-flip-help = Le tessere si possono mettere anche come immagini speculari.
option-first = Primo nell’ordine di turno
option-first-help = Di chi è la prima sagoma nel primo ordine di turno; i posti dopo sono a caso.
option-first-0 = a caso
option-first-seat = posto { $count }
option-goal = Obiettivo
option-goal-help = Solo in solitario: quanti punti bisogna superare.

## The board in text

picture-label = Le file di tessere con l’ordine di turno, e le mappe stellari; anche in forma di testo.
text-board = Ordine di turno, file di tessere, e mappe riga per riga
text-order = Ordine di turno:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, di turno ora
        [done] { $count }: { $seat }, turno fatto
       *[waits] { $count }: { $seat }
    }
text-current = Fila attuale:
text-next = Prossima fila, secondo gli spazi che avrà:
text-space = { $count }: { $tile }
text-taken = { $count }: tessera presa; qui nel prossimo round: { $seat }
text-free = { $count }: vuoto
text-chart = { $seat }, riga { $row }:
text-empty = { $cell }: vuota
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, collegata con { $cells }
text-row = { $seat }: { $points }, { $count } di { $most } tessere.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Voce per voce: { $parts }.
text-constellations = Costellazioni, per stelle: { $sizes }.
text-turn = Ora di turno.
text-left = Tessera rimasta, nello spazio 1: { $tile }.

## Rules

rules-intro = { game-about } Gli altri cinque tipi danno punti secondo cinque schede con due lati ciascuna.
rules-page = Passa su una tessera della fila attuale per vedere a quale ordine di turno porta; clicca per prenderla. Passa su una casella vuota per leggere che cosa vi dà la tessera, girala, e clicca per metterla. Anche la tastiera fa tutto questo. Come sono le tessere e quanti punti danno le schede si legge da un solo file di dati, box.toml; dove vedi un segno, le nostre tessere possono essere diverse dalle tue. Se hai la scatola, correggi quel file: regole, punti, figure e questo aiuto lo seguono. Il comando tumblestar rules twinkle_twinkle --tiles stampa le tessere da confrontare con una scatola.

rules-TT-1 = Contenuto della scatola
rule-TT-1-1 = Ci sono { $tiles } tessere { $source }: { $star } stelle, alcune delle quali novae, { $asteroid } asteroidi, { $planet } pianeti, { $satellite } satelliti, { $black_hole } buchi neri e { $comet } comete. Si usano tutte, in qualsiasi numero di giocatori.
rule-TT-1-2 = Ognuno ha una mappa stellare di { $cells } caselle: 5 × 4,{$review} qui { $columns } colonne e { $rows } righe.{$reconstruction} Le mappe sono uguali.{$ruling}
rule-TT-1-3 = Le tessere con stelle hanno linee dalla stella a bordi e angoli della tessera. I disegni, le novae, le tessere lente e i tipi di pianeta sono i seguenti.{$reconstruction}
rule-TT-1-4 = Ci sono cinque schede punteggio con due lati ciascuna: verde, che il regolamento consiglia per la prima partita, e blu. Noi li chiamiamo lato A e lato B. La scatola ne ha 25: una serie a testa e una di riserva.{$ruling}

rules-TT-2 = Preparazione
rule-TT-2-1 = Tutte le tessere sono nel sacchetto. Si pescano tessere per la fila attuale, poi per la prossima fila, che ha uno spazio in meno. Entrambe sono visibili a tutti.
rule-TT-2-2 = Una tessera lenta che entra in una fila va nello spazio libero più a destra, e si continua a riempire da sinistra: a, lenta 1, b, lenta 2 in quattro spazi diventano a, b, lenta 2, lenta 1. Alla preparazione vale per entrambe le file, prima la fila attuale.{$ruling}
rule-TT-2-3 = Sagome per ogni giocatore: { $two } in due giocatori, { $three } in tre, { $four } in quattro.
rule-TT-2-4 = Il primo ordine di turno si estrae tra tutte le sagome; in due giocatori uno può avere i posti 1 e 2.
rule-TT-2-5 = Per ogni scheda i giocatori scelgono il lato A o B, lo stesso per tutti, in qualsiasi combinazione. Di norma sono tutti A.

rules-TT-3 = Un round
rule-TT-3-1 = Le sagome agiscono in ordine di turno, da sinistra a destra. Agire significa prendere una tessera ancora presente nella fila attuale, e metterla.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Puoi girarla di quarti di giro { $source }, o capovolgerla { $flip_source }.
           *[no] { placing } Puoi girarla di quarti di giro { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Puoi capovolgerla { $flip_source }, ma non girarla di quarti di giro { $source }.
           *[no] { placing } Non puoi girarla { $source }. { placing-flip }
        }
    }
placing = Mettila subito in una casella vuota qualsiasi della tua mappa, a faccia in su. Non deve toccare niente.{$review}
placing-flip = L’opzione «{ option-flip }» permette anche immagini speculari { $flip_source }.
rule-TT-3-3 = Quando tutte le sagome hanno preso una tessera, il round finisce. Il nuovo ordine di turno va da sinistra a destra secondo gli spazi delle tessere prese. Non ci sono parità.
rule-TT-3-4 = La sola tessera rimasta va nel primo spazio della fila attuale, anche se lenta. La prossima fila la segue, nel suo ordine, e poi si riempie di nuovo dal sacchetto.
rule-TT-3-5 = Quando la fila attuale ha le tessere dell’ultimo round, la prossima fila non si riempie più.{$ruling}
rule-TT-3-6 = Una partita ha { $two } round in due giocatori, { $three } in tre e { $four } in quattro. Ognuno mette venti tessere; tutte le mappe si completano nello stesso round. Il sacchetto non si esaurisce mai.
rule-TT-3-7 = Le tessere messe non si spostano mai. Nessuno passa, e niente si scarta.{$ruling}

rules-TT-4 = Costellazioni
rule-TT-4-1 = Accanto significa con un bordo in comune. Le regole che contano le diagonali lo dicono.
rule-TT-4-2 = Un collegamento è una linea retta da stella a stella, attraverso un bordo o in diagonale attraverso un angolo: entrambe le tessere devono avere una linea verso quel bordo o angolo. Due linee che si incontrano in un angolo da tessere con un bordo in comune fanno una V, che non è un collegamento. Due diagonali rette che si incrociano in un angolo sono due collegamenti.{$ruling}
rule-TT-4-3 = Una costellazione è di due o più stelle collegate direttamente o tramite altre. La sua grandezza è il suo numero di stelle. Una nova è una stella a tutti gli effetti.
rule-TT-4-4 = Le tessere senza linee non trasmettono niente.{$ruling}

rules-TT-5 = Punteggio
rule-TT-5-1 = Che cosa dà punti, in ordine: la costellazione più grande, la seconda più grande, il numero di costellazioni,{$review} queste due comprese;{$ruling} poi le novae, e le cinque schede.
rule-TT-5-2 = Vince chi ha più punti; a parità la vittoria è condivisa. Il totale può andare sotto zero; di due costellazioni di pari grandezza una conta come la più grande, l’altra come la seconda.{$ruling}
rule-TT-5-3 = Che cosa dà ogni voce, secondo il file di dati.{$reconstruction} Le tabelle dicono un numero e i suoi punti; sotto il primo numero non ce ne sono.
rule-TT-5-4 = Ciò che dicono editore e recensioni, e che le correzioni devono rispettare: i buchi neri si evitano, a meno di metterli alla perfezione; i lati A non costano mai punti, almeno un lato B sì; gli asteroidi formano una cintura, le comete vogliono essere circondate, i pianeti si collezionano, i satelliti studiano pianeti; le tessere lente in media valgono di più.

rules-TT-6 = In solitario
rule-TT-6-1 = Questo modo di giocare da soli è nostro. Prendi da file più piccole con due sagome, e provi a superare un obiettivo.

rules-TT-7 = Esempi
rule-TT-7-1 = Le stelle in a1 con una linea a S e in a2 con una linea a N sono collegate; senza una delle due linee non lo sono.
rule-TT-7-2 = Le stelle in a1 con una linea a SE e in b2 con una linea a NO sono collegate. Una linea da a1 a SE e una da b1 a SO fanno una V: nessun collegamento. Se tutte e quattro le tessere hanno una linea in un angolo, ci sono due collegamenti.
rule-TT-7-3 = Una stella in a1 con una linea a E, un pianeta in b1, una stella in c1 con una linea a O: nessun collegamento.
rule-TT-7-4 = Due giocatori, ordine di turno 1, 2, 2, 1, prendono via via dagli spazi 3, 1, 5 e 2. Il prossimo ordine di turno è 2, 1, 1, 2, e la tessera dello spazio 4 va nello spazio 1.
rule-TT-7-5 = Buchi neri con il lato A delle tabelle di tumblestar: in un angolo, accanto a un asteroide e una cometa, 5 punti; accanto a una stella o una nova 2; due uno accanto all’altro, 0 ciascuno. Due che si toccano solo per un angolo non contano come accanto.
rule-TT-7-6 = Dopo una partita in quattro restano 14 tessere nel sacchetto. Con le tabelle di tumblestar chi cerca punti immediati ne fa circa 50, chi gioca a caso circa 20.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Il primo ordine di turno si estrae prima delle tessere.{$ruling}
rule-ours-2 = Per superare un obiettivo servono più punti di quelli indicati.{$ruling}
rule-ours-3 = I punti mostrati durante una partita sono quelli delle mappe così come sono.{$ruling}
rule-ours-4 = Chi abbandona non ottiene niente; gli altri condividono la vittoria.{$ruling}

## Bots

bot-greedy-help = punta al massimo di punti immediati
bot-beginner-help = prende la prima tessera che dà quasi il massimo di punti immediati; non vede dove possono portare le linee
bot-novice-help = valuta solo questo turno, come ha imparato; può restare circa mezzo punto sotto il meglio
bot-club-help = calcola questo round; può restare circa un punto sotto il turno migliore
bot-strong-help = calcola questo round; può restare mezzo punto sotto il turno migliore
bot-expert-help = calcola questo round e il prossimo; può restare mezzo punto sotto il turno migliore
bot-master-help = calcola questo round e il prossimo il più ampiamente possibile

## The data file

box-expected-points = numeri con i loro punti tra virgolette, come «{ $example }»
box-expected-goals = una lista crescente di punti da 1 a 127
box-expected-code = da una a quattro lettere; può seguire un *
box-expected-divides = un numero che divide { $number }
box-table-gap = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue { $before }; atteso: { $expected }.
box-table-begin = { $file }, riga { $line }: «{ $name }» comincia con «{ $text }»; atteso: al più tardi { $expected }.
box-table-beyond = { $file }, riga { $line }: in «{ $name }», «{ $text }» è troppo; atteso: al massimo { $expected }.
box-table-more = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue una voce con +, che deve essere l’ultima.
box-table-end = { $file }, riga { $line }: «{ $name }» finisce con «{ $text }»; atteso: voci fino a { $expected }, o un + dopo l’ultimo numero.
box-total = { $file }, riga { $line }: ci sono { $found } tessere in tutto; atteso: { $expected }.
box-count = { $file }, riga { $line }: «{ $name }» è { $expected }, ma le tessere di quel tipo sono { $found }; atteso: lo stesso numero.
box-code-twice = { $file }, riga { $line }: «{ $name }» è «{ $text }», il codice di { $other }; atteso: un altro.
box-tile-twice = { $file }, riga { $line }: «{ $name }» è la stessa tessera di { $other }; atteso: una sola voce con entrambi i conteggi.
box-tile-name = { $file }, riga { $line }: «{ $name }» non può essere il nome di una tessera; atteso: lettere minuscole, cifre e _, prima una lettera.

## Notation

unread-order = «{ $text }» non è un posto; atteso: «order» e un numero da 1 a { $count }.
unread-draw = «{ $text }» non è una tessera; atteso: «draw» e uno di { $codes }.
unread-place = «{ $text }» non dice dove mettere la tessera; atteso, per esempio: «{ $tile }@b4», con da 1 a 3 quarti di giro come cifra dopo la tessera.

## Charts

chart-rows = «{ $text }»: la mappa ha { $found } righe; atteso: { $expected }.
chart-columns = La riga { $row } della mappa ha { $found } tessere; atteso: { $expected }, con «.» per una casella vuota.
chart-tile = «{ $text }» in { $cell } non è una tessera; atteso: uno di { $codes }, o «.» per una casella vuota.
chart-turn = «{ $text }» in { $cell }: una tessera non può stare così; atteso: da 0 a 3 quarti di giro come cifra.
chart-flip = «{ $text }» in { $cell }: le tessere si capovolgono solo con l’opzione «flip» ({ $tag }).
chart-many = { $text } in { $cell } è di troppo; la scatola ne ha { $count } ({ $tag }).
score-sides = «{ $text }» non è una scelta valida; atteso: A o B per ognuna delle cinque schede, come «ABAAB».
score-word = «{ $text }» non dice niente su una mappa; atteso sopra di essa: «sides ABAAB» o «flip».

## Scoring from a file

cli-scored = Mappa { $count }: { $total } punti
cli-nothing-scored = Niente da valutare in «{ $file }»; atteso: mappe di cinque righe da quattro tessere.

## Page


advice-brings = Dà
advice-stands = Posto nel prossimo round
advice-place = { NUMBER($count, useGrouping: "false") } finora
advice-never = –
advice-take = Spazio { $count }: { $tile }, meglio in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Che cosa dà subito ogni tessera nella sua casella migliore; ciò che segue, e ciò che resta agli altri, non conta.
advice-note-place = Punti immediati; ciò che segue non conta.

pad-total = Punti: { $total }
pad-sky = Costellazioni e novae
pad-references = Schede
pad-cell = Scegli una casella.
pad-whole = Tutte le caselle sono piene. Scegline una per cambiare la sua tessera.
pad-tile = Quale tessera c’è in { $cell }?
pad-tile-left = { $tile } (ne restano { $count })
pad-way = Com’è girata in { $cell }?
pad-remove = Togli da { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: passa al lato { $side }
pad-flip = Permetti di capovolgere le tessere
pad-no-flip = Vieta di capovolgere le tessere
pad-too-many = { $tile }: la scatola ne ha solo { $count }, le mappe insieme di più (TT-1.1).
pad-many = { $count ->
        [0] In questo file non c’è una mappa.
        [one] In questo file c’è { $count } mappa; il segnapunti ne prende una. «tumblestar score twinkle_twinkle FILE» le valuta tutte.
       *[other] In questo file ci sono { $count } mappe; il segnapunti ne prende una. «tumblestar score twinkle_twinkle FILE» le valuta tutte.
    }
picture-none = Questa figura non contiene una mappa. Si leggono solo figure salvate da tumblestar; le altre si inseriscono a mano.
picture-broken = Questa figura SVG non si può leggere ({ $why }).
picture-box = Questa figura è stata salvata con un altro box.toml ({ $digest }; qui { $own }), quindi le sue tessere possono essere diverse.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Tessera lenta
sign-slow-does = Quando entra in una fila va nello spazio libero più a destra. Chi la prende gioca tardi nel prossimo round.
sign-side = Lato A o B
sign-side-does = Ogni scheda ha due lati con regole proprie; lo stesso lato vale per tutti. Il lato A è per la prima partita.
sign-standee = Sagoma
sign-standee-does = Sta dove il suo giocatore ha preso una tessera. Nel prossimo round le sagome agiscono da sinistra a destra.
sign-left = Tessera rimasta
sign-left-does = Va nel primo spazio del prossimo round; la prossima fila la segue.
sign-rank = Numero su una stella
sign-rank-does = Ordina le costellazioni di una mappa per grandezza: 1 è la più grande, 2 la seconda.
sign-refused = Nessun collegamento
sign-refused-does = Qui le linee di tessere con un bordo in comune si incontrano in un angolo: una V, nessun collegamento.
sign-round = Round
sign-bag = Sacchetto
sign-bag-does = Tessere che non sono ancora entrate in una fila.
now-points = { $points } ora.
now-best = Una tessera in più può portare a { $points }.
now-most = Una tessera in più non può dare di più.
now-count =
    { $what ->
        [stars] Stelle: { $count }.
       *[number] Costellazioni: { $count }.
    }
now-next = Con { $count }: { $points }.
now-bag = Ne restano: { $count }.

## What gives the win shares of a review

evaluator-round-searched = tutti i turni del round esaminati, poi stime apprese delle mappe
evaluator-round-played = il round giocato in modo avido, poi stime apprese delle mappe
evaluator-ending = tutti i turni fino alla fine della partita esaminati

## Kinds of chance, for statistics

chance-of-tile = Tessere dal sacchetto
chance-of-order = Prossimo posto nel primo ordine di turno
mistake-few = lasciare una tessera che rende di più
mistake-late = un posto troppo tardo nell’ordine di turno
mistake-needed = lasciare ad altri la loro tessera migliore
mistake-tile = scegliere una tessera
mistake-link = tralasciare un collegamento
mistake-harm = piazzare una tessera dove costa punti
mistake-points = piazzare una tessera per troppo pochi punti
mistake-turn = girare una tessera
mistake-line = chiudere la linea di una stella
mistake-middle = usare una casella libera tutt’attorno
mistake-tight = piazzare una tessera dove resta stretta
mistake-cell = scegliere una casella
why-points = Porta subito { $better }, non { $taken }.
why-kept = Così resta libera { $cell }, con { $taken } caselle vuote intorno; qui sono { $better }.
why-less =
    { $count ->
        [one] Porta subito 1 punto in meno.
       *[other] Porta subito { $count } punti in meno.
    }
why-first = Prima scelta nella prossima fila: { $tile } porta qui { $better }, la seconda tessera { $taken }.
why-cell = In { $cell } porta subito { $better }; l’altra tessera { $taken }.
why-best = In { $cell } porta subito { $better }, l’altra tessera al massimo { $taken }.
why-order = Nel prossimo round il suo spazio viene prima di { $names }.
why-needed =
    { $count ->
        [one] A { $name } porta 1 punto più delle altre tessere.
       *[other] A { $name } porta { $count } punti più delle altre tessere.
    }
why-link = La sua costellazione ha così { $better } stelle, non { $taken }.
why-lines = Così restano aperte { $better } linee, non { $taken }.
why-room =
    { $better ->
        [one] Intorno c’è 1 casella libera, intorno all’altra { $taken }.
       *[other] Intorno ci sono { $better } caselle libere, intorno all’altra { $taken }.
    }
why-row = La tessera migliore delle file porta così { $better }, non { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vuota
edit-space = Fila attuale, spazio { $count }: { $tile }
edit-next = Prossima fila, spazio { $count }: { $tile }
edit-held = In mano: { $tile }
edit-move = Da { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = con ogni turno dell’ultimo round, esattamente
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = nessun punto immediato
puzzle-theme-last-tile = l’ultima tessera
puzzle-theme-deny = più punti non è meglio
puzzle-theme-slow = una tessera lenta
puzzle-theme-draw = vittoria condivisa
puzzle-ask-draw = Quale tessera, in quale casella, dà la vittoria condivisa?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stelle con linee, una nova, asteroidi, un satellite, un buco nero, una cometa, e pianeti di tre tipi.
example-slow = Usciti in quest’ordine: un asteroide, un pianeta lento, una cometa, un pianeta lento. Le tessere lente sono andate a destra.
example-take = Dov’è stata presa la quarta tessera c’è una sagoma. Ora si può prendere ogni altra tessera.
example-next-order = I giocatori 1, 2 e 3 hanno preso dagli spazi 4, 2 e 1: il prossimo ordine di turno è 3, 2, 1, e la tessera rimasta viene per prima.
example-stays = Va bene ogni casella vuota. Una tessera messa resta.
example-beside = Il satellite ha accanto un pianeta roccioso. Un angolo da solo non è accanto.
example-links = Attraverso un bordo; attraverso un angolo; e una V, che non è un collegamento.
example-size = Una costellazione di tre stelle, una delle quali una nova, che conta anche da sola.
example-between = Le tessere senza linee non trasmettono niente.
example-in-order = Costellazioni di tre e di due stelle; entrambe contano nel numero.
example-asteroids = Gruppi di due, due e uno: con il lato A conta il più grande, con il lato B ognuno.
example-comets = Lato A: tre stelle intorno alla cometa. Lato B: tre tipi di oggetto.
example-planets = Lato A: il numero di pianeti. Lato B: una serie di tre tipi; i pianeti accanto ad altri costano punti.
example-satellites = Lato A: un pianeta accanto al satellite. Lato B: entrambi i pianeti lungo la sua riga e colonna.
example-black-holes = Lato A: meglio senza stella, pianeta o buco nero accanto. Lato B: meglio con asteroidi, comete e satelliti accanto.
example-alone = In solitario: file di tre e di due, ed entrambe le sagome sono tue.
example-both-lines = Ci sono entrambe le linee; poi una è girata via.
example-crossing = Dritto attraverso un angolo; una V; e due diagonali che si incrociano, due collegamenti.
example-planet-between = { example-between }
example-two-players = Ordine di turno 1, 2, 2, 1, poi 2, 1, 1, 2.
example-holes = Accanto a un asteroide e una cometa; accanto a una stella; uno accanto all’altro; in contatto per un angolo.
example-goal = Un obiettivo di 35 si supera con 36, non con 35.
summary-round = Un round
summary-round-1 = In ordine di turno ognuno prende una tessera della fila attuale e la mette subito.
summary-round-2 = Gli spazi delle tessere prese danno il prossimo ordine di turno.
summary-round-3 = La tessera rimasta viene per prima; la prossima fila segue e si riempie di nuovo. Le tessere lente vanno a destra.
summary-place = Mettere una tessera
summary-place-1 = In una casella vuota qualsiasi della tua mappa, girata come vuoi. Resta lì.
summary-place-2 = Linee che si incontrano attraverso un bordo, o dritto attraverso un angolo, fanno un collegamento.
summary-place-3 = Due o più stelle collegate sono una costellazione.
summary-points = Punti
summary-points-1 = Costellazione più grande e seconda più grande, il loro numero, le novae.
summary-points-2 = Asteroidi, comete, pianeti, satelliti e buchi neri, con il lato A o B; le regole hanno le tabelle.
summary-points-3 = Accanto significa con un bordo in comune; le comete contano le otto caselle intorno.
summary-end = Fine della partita
summary-end-1 = Dopo venti tessere tutte le mappe sono piene. Vince chi ha più punti; a parità la vittoria è condivisa.
summary-end-2 = In solitario: due sagome, dieci round, e un obiettivo da superare.
## The tutorial

tutorial-goal = Riempi la tua mappa stellare con venti tessere che danno più punti di quelle di Zoe.
tutorial-rows = Prendi le tessere dalla fila attuale; la prossima fila mostra che cosa arriva.
tutorial-take = Un turno ha due passi: prendi una tessera, poi mettila. Prendi la stella dallo spazio 2.
tutorial-take-other = È permesso, ma in questa lezione prendi la tessera segnata.
tutorial-place = Mettila in b3. Ogni casella vuota è permessa, e una tessera resta dov’è.
tutorial-place-other = È permesso, ma in questa lezione scegli la casella segnata.
tutorial-order = In due giocatori ognuno ha due sagome e prende due tessere a round. Nel prossimo round le sagome agiscono da sinistra a destra, secondo gli spazi da cui hanno preso.
tutorial-slow = Una tessera lenta ha una clessidra e va all’estrema destra della sua fila: spesso vale di più, ma chi la prende gioca tardi nel prossimo round. Prendi questo pianeta gassoso.
tutorial-hole-early = Un buco nero dà punti solo nel posto giusto, come imparerai più avanti. Qui il pianeta dà di più.
tutorial-planet = Un pianeta dà 2 punti, ogni altro pianeta di più. Non ha linee: mettilo in d2.
tutorial-round = Il round è finito: il buco nero, la tessera rimasta, è andato nello spazio 1, e la prossima fila l’ha seguito. Sono arrivate nuove tessere; quella lenta è andata all’estrema destra.
tutorial-second = Zoe ha preso dallo spazio 1, quindi ha giocato per prima. Ora tu prendi la stella dallo spazio 2.
tutorial-link = Due stelle sono collegate se una linea dell’una e una dell’altra si incontrano su un bordo. Puoi girare la tessera: mettila in b2 con una linea giù verso la tua stella.
tutorial-link-other = È permesso, ma nessuna linea incontrerebbe la tua stella. Mettila sopra la stella, con una linea verso il basso.
tutorial-satellite = Due stelle collegate sono una costellazione. Ora prendi il satellite: studia i pianeti.
tutorial-satellite-place = Un satellite dà 2 punti per ogni pianeta accanto; accanto significa sempre con un bordo in comune. Mettilo in d3, sotto il pianeta.
tutorial-sat-other = È permesso, ma il satellite non avrebbe accanto nessun pianeta. Mettilo sotto il pianeta gassoso.
tutorial-first-points = Già sei punti: 2 ciascuno per la costellazione, il pianeta e il satellite. I segni della mappa mostrano che cosa dà punti, e quanti.
tutorial-later = Alcuni round dopo, la tua mappa ha dodici tessere. Il tuo satellite ora ha un pianeta sopra e uno sotto.
tutorial-largest = Più stelle ha la tua costellazione più grande, più punti dà. Prendi la stella dallo spazio 2.
tutorial-corner = I collegamenti passano anche attraverso un angolo. La stella in b2 ha una linea in alto a destra: metti quella nuova in c1 in modo che le linee si incontrino.
tutorial-corner-other = È permesso, ma le due linee non si incontrerebbero. Nella casella segnata una linea deve andare in basso a sinistra.
tutorial-three-scores = Quattro stelle collegate: 6 punti. Anche la seconda costellazione più grande e il numero di costellazioni danno punti.
tutorial-asteroid = Gli asteroidi danno punti secondo il gruppo più grande, unito per bordi. Prendi l’asteroide dallo spazio 1.
tutorial-belt = Due danno 3 punti, tre ne danno 6. Mettilo in a3, sotto gli altri due.
tutorial-belt-other = È permesso, ma non avrebbe nessun bordo in comune con gli altri tuoi asteroidi. Mettilo sotto di loro.
tutorial-comet = Hai preso dagli spazi 1 e 2, quindi giochi due volte prima di Zoe. Comincia con la cometa.
tutorial-comet-place = Una cometa dà 1 punto per ogni stella nelle otto caselle intorno, diagonali comprese. Mettila in c3, tra quattro stelle.
tutorial-comet-other = È permesso, ma la casella segnata ha più stelle intorno: quattro.
tutorial-hole = Un buco nero dà 2 punti se non ne ha un altro accanto, e 3 in più se non ha accanto nessuna stella e nessun pianeta. Prendilo.
tutorial-hole-place = Nell’angolo a5 ha accanto solo una cometa. Mettilo lì.
tutorial-hole-other = È permesso, ma accanto avrebbe, o potrebbe presto avere, una stella, un pianeta o un altro buco nero. Scegli la casella segnata.
tutorial-five = Cinque punti, il massimo che un buco nero può dare. Non mettere né stella né pianeta in b5.
tutorial-last = L’ultimo round: due caselle sono vuote. Non segue un altro ordine di turno, quindi le tessere lente non ti costano niente.
tutorial-nova = Una nova è una stella che dà 2 punti da sola, ed è sempre una tessera lenta. Prendila dallo spazio 5.
tutorial-nova-place = La stella in c1 ha una linea a destra. Metti la nova in d1 in modo che le due siano collegate.
tutorial-nova-other = È permesso, ma nessuna linea della nova incontrerebbe la tua costellazione. Mettila nella casella segnata, con una linea a sinistra.
tutorial-third-planet = Cinque stelle collegate: 8 punti. Ora prendi il pianeta roccioso: tre pianeti danno 9 punti, due solo 5.
tutorial-end = La tua mappa è piena, e vinci 47 a 16! Le schede hanno anche un lato B, per più avanti.
deed-place = Metti in { $cell }
deed-take = Prendi questa tessera
touch-place = Tocca una casella.
touch-take = Tocca una tessera.
