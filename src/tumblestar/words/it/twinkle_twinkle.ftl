### The words of Twinkle Twinkle in Italian.

## The game

game-name = Twinkle Twinkle
game-tagline = Componi il cielo notturno: la tessera che prendi ora decide quando sceglierai poi.
game-by = di Ammon Anderson, Allplay
game-about = Prendi una tessera dalla fila e mettila nella tua mappa stellare. Il suo spazio nella fila decide il tuo posto nel prossimo round. Collega le stelle in costellazioni, e fai punti con asteroidi, comete, pianeti, satelliti e buchi neri, ognuno a modo suo. Dopo 20 tessere a testa, vince il giocatore con più punti. Da 1 a 4 giocatori.

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
        [reconstruction] { $does } (ipotesi)
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
does-largest = Vale secondo il numero delle sue stelle. { $table }.
does-second = { does-largest }
does-number = Fai punti secondo quante di queste tessere hai. { $table }.
does-nova = Ogni nova vale { $each }.
does-flat = Ogni { $tile } vale { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Il tuo gruppo più grande (unito per bordi o angoli) vale secondo la sua grandezza. { $table }.
       *[no] Il tuo gruppo più grande (unito per bordi) vale secondo la sua grandezza. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Ogni gruppo (unito per bordi o angoli) vale secondo la sua grandezza. { $table }.
       *[no] Ogni gruppo (unito per bordi) vale secondo la sua grandezza. { $table }.
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
does-beside-table = Ogni { $tile } vale secondo quanti di questi ha accanto: { $of }. { $table }.
does-around-table = Ogni { $tile } vale secondo quanti di questi ci sono nelle 8 caselle intorno: { $of }. { $table }.
does-beside-kinds = Ogni { $tile } vale secondo quanti di questi tipi ha accanto: { $of }. { $table }.
does-around-kinds = Ogni { $tile } vale secondo quanti di questi tipi ci sono nelle 8 caselle intorno: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Ogni { $tile } vale { $each } per ognuno di questi accanto: { $of }.
count-around = Ogni { $tile } vale { $each } per ognuno di questi nelle 8 caselle intorno: { $of }.
count-in-sight = Ogni { $tile } vale { $each } per ognuno di questi che vede lungo la sua riga e la sua colonna: { $of }.
in-any-case =
    { $extra ->
        [base] In ogni caso vale anche { $base }.
        [none] Senza nessuno di questi vale { $none }.
       *[other] In ogni caso vale anche { $base }, e senza nessuno di questi { $none }.
    }
sight =
    { $limit ->
        [blocked] In ogni direzione vede fino al margine, o fino al primo di questi: { $blocked }.
       *[open] In ogni direzione vede fino al margine.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Vale { $bonus } in più se non ha accanto nemmeno uno di questi: { $other }.
       *[plain] { apart }
    }
apart = Ogni { $tile } vale { $each } se non ha accanto nessuno di questi: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Inoltre { $each } per ogni { $tile } che ha accanto almeno 1 { $tile } di qualsiasi tipo.
       *[plain] { sets }
    }
sets = Ogni serie di tipi diversi vale secondo la sua grandezza; forma serie più grandi possibile. { $table }.

rows-of =
    { $count ->
        [1] In solitario: { $current } spazi nella fila attuale, { $next } nella prossima fila; { $standees } sagome; { $rounds } round
       *[other] { $standees ->
            [one] { $count } giocatori: { $current } spazi nella fila attuale, { $next } nella prossima fila; 1 sagoma a testa; { $rounds } round
           *[other] { $count } giocatori: { $current } spazi nella fila attuale, { $next } nella prossima fila; { $standees } sagome a testa; { $rounds } round
        }
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
goal-points-does = Per vincere, fai più di { $goal } punti. Ora la tua mappa vale { $points }.

## Log

seat-places =
    { $seat ->
        [you] Metti una tessera in { $cell }: { $tile }.
       *[other] { $seat } mette una tessera in { $cell }: { $tile }.
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
        [you] Prendi una tessera dallo spazio { $count }: { $tile }.
       *[other] { $seat } prende una tessera dallo spazio { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordine di turno: { $order }.
did-place-alone = { did-place } Il round finisce. La tessera rimasta va nello spazio 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Obiettivo superato!
        [short] { $told } Obiettivo non superato.
       *[over] { $told } La partita finisce.
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
would-take-alone-all = { would-take-alone } La tessera rimasta va nello spazio 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Metti in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vinci!
        [tied] { $told } Condividi la vittoria!
        [lost] { $told } La partita finisce, e non vinci.
        [beaten] { $told } Superi l’obiettivo!
       *[short] { $told } Non superi l’obiettivo.
    }
would-resign = Abbandona: gli altri giocatori condividono la vittoria.

## Status

status-setup = Preparazione
round = Round { $count } di { $most }
status-take =
    { $seat ->
        [you] Tocca a te: prendi una tessera dalla fila attuale.
       *[other] { $seat } sta per prendere una tessera.
    }
status-take-standee =
    { $seat ->
        [you] Tocca a te: prendi una tessera della fila attuale ({ $count } di { $all }).
       *[other] { $seat } sta per prendere una tessera ({ $count } di { $all }).
    }
status-take-last =
    { $seat ->
        [you] Tocca a te: prendi una tessera. È l’ultimo round.
       *[other] { $seat } sta per prendere una tessera. È l’ultimo round.
    }
status-place =
    { $seat ->
        [you] Tocca a te: metti in una casella vuota: { $tile }.
       *[other] { $seat } sta per mettere: { $tile }.
    }
status-type-order = Di chi è la sagoma al posto { $count } nel primo ordine di turno?
status-type-draw =
    { $row ->
        [current] Quale tessera esce per la fila attuale?
       *[next] Quale tessera esce per la prossima fila?
    }
status-over-won =
    { $seat ->
        [you] Hai vinto con { $points }!
       *[other] Ha vinto { $seat } con { $points }!
    }
status-over-tied = Vittoria condivisa con { $points } a testa: { $seats }!
status-over-beaten = Obiettivo superato: { $points }, ne servivano più di { $goal }!
status-over-short = Obiettivo non superato: { $points }, ne servivano più di { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Quella tessera non è più nel sacchetto. Scegline una tra quelle proposte.
refused-TT-2-4 = Quel giocatore non ha più sagome da mettere. Scegli un altro giocatore.
refused-TT-3-1 = In quello spazio non c’è una tessera. Prendi una tessera dalla fila attuale.
refused-TT-3-1-first = Non hai tessere in mano. Prima prendine una dalla fila attuale.
refused-TT-3-2 = Non puoi mettere la tessera così. Girala di quarti di giro; per capovolgerla serve l’opzione «{ option-flip }».
refused-TT-3-2-held = Hai già preso una tessera. Mettila nella tua mappa.
refused-TT-3-6 = La partita è finita. Rivedila, o giocane un’altra.
refused-TT-3-7 = Quella casella ha una tessera, e le tessere messe restano. Scegli una casella vuota.

## Options

option-asteroids = Asteroidi: lato B
option-asteroids-help = Tutti i giocatori usano il lato B di questa scheda, non il lato A.
option-comets = Comete: lato B
option-comets-help = { option-asteroids-help }
option-planets = Pianeti: lato B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliti: lato B
option-satellites-help = { option-asteroids-help }
option-black_holes = Buchi neri: lato B
option-black_holes-help = { option-asteroids-help }
option-flip = Si possono capovolgere le tessere
option-flip-help = Puoi mettere le tessere anche come immagini speculari.
option-first = Primo nell’ordine di turno
option-first-help = Il giocatore la cui sagoma è prima nel primo ordine di turno. Gli altri posti sono a caso.
option-first-0 = a caso
option-first-seat = posto { $count }
option-goal = Obiettivo
option-goal-help = Solo in solitario: fai più punti di questi.

## The board in text

picture-label = Le file di tessere con l’ordine di turno, e le mappe stellari; anche a parole.
text-board = Ordine di turno, file di tessere, mappe riga per riga
text-order = Ordine di turno:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, deve agire ora
        [done] { $count }: { $seat }, ha già agito
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
text-parts = Punti per voce: { $parts }.
text-constellations = Stelle in ogni costellazione: { $sizes }.
text-turn = È di turno.
text-left = Tessera rimasta, nello spazio 1: { $tile }.

## Rules

rules-intro = { game-about } Tranne le stelle, ogni tipo di tessera ha una scheda con 2 lati che dice quanto vale.
rules-page = Passa su una tessera della fila attuale per vedere a quale ordine di turno porta; clicca per prenderla. Passa su una casella vuota per vedere quanto vi vale la tessera. Girala e clicca per metterla. Tutto questo si può fare anche con la tastiera. Un solo file di dati, box.toml, dice come sono le tessere e quanto valgono le schede. Dove vedi un segno, le nostre tessere possono essere diverse dalle tue. Se hai la scatola, correggi quel file: regole, punti, immagini e questo aiuto lo seguono. Il comando tumblestar rules twinkle_twinkle --tiles stampa le tessere da confrontare con una scatola.

rules-TT-1 = Componenti
rule-TT-1-1 = La scatola ha { $tiles } tessere: { $star } stelle (alcune sono novae), { $asteroid } asteroidi, { $planet } pianeti, { $satellite } satelliti, { $black_hole } buchi neri e { $comet } comete.{$source} Usale tutte, con qualsiasi numero di giocatori.
rule-TT-1-2 = Ogni giocatore ha una mappa stellare di { $cells } caselle. Misura 5 × 4 caselle.{$review} Qui ha { $columns } colonne e { $rows } righe.{$reconstruction} Tutte le mappe sono uguali.{$ruling}
rule-TT-1-3 = Su una tessera stella, dalla stella partono linee verso bordi e angoli della tessera. Questo elenco dà i disegni delle linee, le novae, le tessere lente e i tipi di pianeta.{$reconstruction}
rule-TT-1-4 = Ci sono 5 schede punteggio, ognuna con un lato verde e uno blu. Il regolamento consiglia il verde per la prima partita; il blu è per esperti. Noi chiamiamo il verde lato A e il blu lato B. La scatola ha 25 schede, 5 per ogni giocatore. Poiché le mappe sono solo 4, una serie di 5 avanza.{$ruling}

rules-TT-2 = Preparazione
rule-TT-2-1 = Metti tutte le tessere nel sacchetto. Pesca tessere per riempire la fila attuale, poi la prossima fila, che ha 1 spazio in meno. Entrambe le file sono scoperte e visibili a tutti.
rule-TT-2-2 = Metti ogni tessera lenta che peschi nello spazio libero più a destra della sua fila, poi continua a riempire da sinistra. Esempio: peschi a, lenta 1, b, lenta 2 in 4 spazi; la fila diventa a, b, lenta 2, lenta 1.{$ruling} Nella preparazione fallo in entrambe le file, prima nella fila attuale.{$ruling}
rule-TT-2-3 = Dai a ogni giocatore le sue sagome: { $two } in 2 giocatori, { $three } in 3, { $four } in 4.
rule-TT-2-4 = Stabilisci a caso il primo ordine di turno tra tutte le sagome. In 2 giocatori lo stesso giocatore può avere i posti 1 e 2.
rule-TT-2-5 = Scegliete insieme il lato A o B di ogni scheda; tutti i giocatori usano lo stesso lato. Ogni combinazione è permessa. Di norma sono tutte sul lato A.

rules-TT-3 = Un round
rule-TT-3-1 = Le sagome agiscono in ordine di turno, da sinistra a destra. Quando agisce la tua, prendi una tessera qualsiasi ancora nella fila attuale e mettila.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Puoi girarla di quarti di giro.{$source} Puoi anche capovolgerla.{$flip_source}
           *[no] { placing } Puoi girarla di quarti di giro.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Puoi capovolgerla.{$flip_source} Non puoi girarla di quarti di giro.{$source}
           *[no] { placing } Non puoi girarla.{$source} { placing-flip }
        }
    }
placing = Metti subito la tessera in una casella vuota qualsiasi della tua mappa, a faccia in su. Non deve toccare nulla.{$review}
placing-flip = Con l’opzione «{ option-flip }» puoi anche metterla come immagine speculare.{$flip_source}
rule-TT-3-3 = Il round finisce quando ogni sagoma ha preso una tessera. Stabilisci il nuovo ordine di turno, da sinistra a destra, secondo gli spazi delle tessere prese. Non ci sono parità.
rule-TT-3-4 = Sposta la tessera rimasta nel primo spazio della fila attuale, anche se è lenta. Fai salire dietro di lei la prossima fila, nello stesso ordine. Poi riempi di nuovo la prossima fila dal sacchetto.
rule-TT-3-5 = Quando la fila attuale ha le tessere dell’ultimo round, non riempire più la prossima fila.{$ruling}
rule-TT-3-6 = Giocate { $two } round in 2 giocatori, { $three } in 3 e { $four } in 4. Ogni giocatore mette 20 tessere, quindi tutte le mappe sono piene nello stesso round. Il sacchetto non si esaurisce mai.
rule-TT-3-7 = Le tessere messe non si spostano mai. Non puoi passare né scartare.{$ruling}

rules-TT-4 = Costellazioni
rule-TT-4-1 = Accanto significa con un bordo in comune. Le regole che contano le diagonali lo dicono.
rule-TT-4-2 = Un collegamento è una sola linea retta da stella a stella, attraverso un bordo o in diagonale attraverso un angolo. Entrambe le tessere devono avere una linea verso quel bordo o angolo. Se le linee di tessere con un bordo in comune si incontrano in un angolo, fanno una V: nessun collegamento. Se due diagonali rette si incrociano in un angolo, sono 2 collegamenti separati.{$ruling}
rule-TT-4-3 = Una costellazione è formata da 2 o più stelle collegate direttamente o tramite altre. La sua grandezza è il suo numero di stelle. Una nova è una stella a tutti gli effetti.
rule-TT-4-4 = Un collegamento non passa mai attraverso una tessera senza linee.{$ruling}

rules-TT-5 = Punteggio
rule-TT-5-1 = Danno punti la costellazione più grande, la seconda più grande e il numero di costellazioni, in quest’ordine.{$review} Le due più grandi contano anche nel numero.{$ruling} Poi calcola le novae, poi le 5 schede.
rule-TT-5-2 = Vince il giocatore con più punti; i giocatori in parità condividono la vittoria. Il totale può essere sotto zero.{$ruling} Se due costellazioni sono ugualmente grandi, una conta come la più grande e l’altra come la seconda.{$ruling}
rule-TT-5-3 = Questo elenco dice che cosa dà punti, e quanti.{$reconstruction} In una tabella trova il tuo numero e fai i punti indicati dopo. Sotto il primo numero non fai punti.
rule-TT-5-4 = Così dicono il regolamento e le recensioni, e chi corregge il file di dati dovrebbe rispettarlo. Evita i buchi neri, se non li metti alla perfezione. Nessun lato A costa punti; almeno un lato B sì. Forma una cintura di asteroidi, circonda le comete e colleziona pianeti, che i satelliti studiano. Le tessere lente valgono di più in media.

rules-TT-6 = In solitario
rule-TT-6-1 = Queste regole in solitario sono nostre. Usa file più corte e 2 sagome, e prova a superare un obiettivo.

rules-TT-7 = Esempi
rule-TT-7-1 = Una stella in a1 con una linea a S e una stella in a2 con una linea a N sono collegate. Se manca una delle due linee, non lo sono.
rule-TT-7-2 = Una stella in a1 con una linea a SE e una stella in b2 con una linea a NO sono collegate. Una linea da a1 a SE e una da b1 a SO fanno una V: nessun collegamento. Se tutte e 4 le tessere intorno a un angolo hanno una linea verso l’angolo, ci sono 2 collegamenti separati.
rule-TT-7-3 = Una stella in a1 con una linea a E, un pianeta in b1, una stella in c1 con una linea a O: nessun collegamento.
rule-TT-7-4 = I giocatori 1 e 2 hanno l’ordine di turno 1, 2, 2, 1. Prendono dagli spazi 3, 1, 5 e 2, uno dopo l’altro. Il prossimo ordine di turno è 2, 1, 1, 2, e la tessera nello spazio 4 va nello spazio 1.
rule-TT-7-5 = Con il lato A delle tabelle di tumblestar, un buco nero in un angolo, accanto a un asteroide e una cometa, vale 5 punti. Accanto a una stella o una nova ne vale 2. Due buchi neri uno accanto all’altro valgono 0 ciascuno. Buchi neri che si toccano solo per un angolo non sono uno accanto all’altro.
rule-TT-7-6 = Dopo una partita in 4 restano 14 tessere nel sacchetto. Con le tabelle di tumblestar, un giocatore che punta subito al massimo dei punti ne fa in media circa 50. Un giocatore che gioca a caso ne fa in media circa 20.

rules-ours = Altre interpretazioni
rule-ours-1 = Stabilisci il primo ordine di turno prima di pescare tessere.{$ruling}
rule-ours-2 = Per superare un obiettivo, fai più punti di quelli indicati.{$ruling}
rule-ours-3 = Durante una partita i punti mostrati sono quelli delle mappe come sono in quel momento.{$ruling}
rule-ours-4 = Se abbandoni, non hai parte nella vittoria; gli altri giocatori la condividono.{$ruling}

## Bots

bot-greedy-help = punta a fare subito più punti possibile
bot-beginner-help = prende la prima tessera che dà subito quasi il massimo dei punti; non vede dove possono portare le linee
bot-novice-help = valuta solo questo turno, come ha imparato; può restare circa mezzo punto sotto il turno migliore
bot-club-help = calcola questo round; può restare circa un punto sotto il turno migliore
bot-strong-help = calcola questo round; può restare mezzo punto sotto il turno migliore
bot-expert-help = calcola questo round e il prossimo; può restare mezzo punto sotto il turno migliore
bot-master-help = calcola questo round e il prossimo il più ampiamente possibile

## The data file

box-expected-points = numeri con i loro punti tra virgolette, come «{ $example }»
box-expected-goals = una lista crescente di punti da 1 a 127
box-expected-code = da una a quattro lettere; può seguire un *
box-expected-divides = un numero che divide { $number }
box-table-gap = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue { $before }. Ora indica { $expected }.
box-table-begin = { $file }, riga { $line }: «{ $name }» comincia con «{ $text }». Fallo cominciare con { $expected } o meno.
box-table-beyond = { $file }, riga { $line }: in «{ $name }», «{ $text }» è troppo alto. Usa numeri fino a { $expected }.
box-table-more = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue una voce con +. Metti per ultima la voce con +.
box-table-end = { $file }, riga { $line }: «{ $name }» finisce con «{ $text }». Aggiungi voci fino a { $expected }, o metti + dopo l’ultimo numero.
box-total = { $file }, riga { $line }: i numeri delle tessere sommati danno { $found }, non { $expected }. Correggili.
box-count = { $file }, riga { $line }: «{ $name }» è { $expected }, ma le tessere di quel tipo sommate danno { $found }. Indica lo stesso numero.
box-code-twice = { $file }, riga { $line }: «{ $name }» è «{ $text }», che è anche il codice di { $other }. Indica un altro codice.
box-tile-twice = { $file }, riga { $line }: «{ $name }» è la stessa tessera di { $other }. Indica una sola voce con entrambi i conteggi.
box-tile-name = { $file }, riga { $line }: «{ $name }» non può essere il nome di una tessera. Usa lettere minuscole, cifre e _, prima una lettera.

## Notation

unread-order = «{ $text }» non è un giocatore. Scrivi «order» e un numero da 1 a { $count }.
unread-draw = «{ $text }» non è una tessera. Scrivi «draw» e uno di { $codes }.
unread-place = «{ $text }» non dice dove mettere la tessera. Scrivi, per esempio, «{ $tile }@b4». Per girarla da 1 a 3 quarti di giro, metti la cifra dopo la tessera.

## Charts

chart-rows =
    { $found ->
        [one] «{ $text }»: la mappa ha 1 riga. Indicane { $expected }.
       *[other] «{ $text }»: la mappa ha { $found } righe. Indicane { $expected }.
    }
chart-columns =
    { $found ->
        [one] La riga { $row } della mappa ha 1 tessera. Indicane { $expected }, con «.» per una casella vuota.
       *[other] La riga { $row } della mappa ha { $found } tessere. Indicane { $expected }, con «.» per una casella vuota.
    }
chart-tile = «{ $text }» in { $cell } non è una tessera. Usa uno di { $codes }, o «.» per una casella vuota.
chart-turn = «{ $text }» in { $cell }: non puoi mettere una tessera così. Indica da 0 a 3 quarti di giro con una cifra.
chart-flip = «{ $text }» in { $cell }: puoi capovolgere le tessere solo con l’opzione «flip» ({ $tag }).
chart-many = { $text } in { $cell } è di troppo; la scatola ne ha { $count } ({ $tag }).
score-sides = «{ $text }» non è una scelta di lati. Indica A o B per ognuna delle 5 schede, come «ABAAB».
score-word = «{ $text }» non dice nulla su una mappa. Sopra una mappa usa solo «sides ABAAB» o «flip».

## Scoring from a file

cli-scored =
    { $total ->
        [one] Mappa { $count }: 1 punto
       *[other] Mappa { $count }: { $total } punti
    }
cli-nothing-scored = In «{ $file }» non c’è nulla da calcolare. Indica mappe di 5 righe con 4 tessere ciascuna.

## Page


advice-brings = Vale
advice-stands = Posto nel prossimo round
advice-place = { NUMBER($count, useGrouping: "false") } finora
advice-never = –
advice-take = Spazio { $count }: { $tile }, più punti in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Punti che ogni tessera vale subito nella sua casella migliore. Non conta ciò che segue, né ciò che resta agli altri.
advice-note-place = Punti che vale subito. Non conta ciò che segue.

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
pad-too-many = { $tile }: la scatola ne ha solo { $count }, ma le mappe insieme ne hanno di più (TT-1.1).
pad-many = { $count ->
        [0] In questo file non c’è nessuna mappa.
        [one] In questo file c’è { $count } mappa; il segnapunti ne prende solo una. «tumblestar score twinkle_twinkle FILE» le calcola tutte.
       *[other] In questo file ci sono { $count } mappe; il segnapunti ne prende solo una. «tumblestar score twinkle_twinkle FILE» le calcola tutte.
    }
picture-none = In questa immagine non c’è nessuna mappa. Si possono leggere solo immagini salvate da tumblestar. Inserisci le altre mappe a mano.
picture-broken = Questa immagine SVG non si può leggere ({ $why }). Salvala di nuovo, o inserisci la mappa a mano.
picture-box = Questa immagine è stata salvata con un altro box.toml ({ $digest }; qui { $own }), quindi le sue tessere possono essere diverse. Inserisci la mappa a mano.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Tessera lenta
sign-slow-does = Quando entra in una fila va nello spazio libero più a destra. Se la prendi da lì, nel prossimo round agisci tardi.
sign-side = Lato A o B
sign-side-does = Ogni scheda ha 2 lati con regole proprie. Il lato in gioco è lo stesso per tutti i giocatori. Il lato A è per la prima partita.
sign-standee = Sagoma
sign-standee-does = Sta dove il suo giocatore ha preso una tessera. Nel prossimo round le sagome agiscono da sinistra a destra.
sign-left = Tessera rimasta
sign-left-does = Va nello spazio 1 per il prossimo round; la prossima fila sale dietro di lei.
sign-rank = Numero su una stella
sign-rank-does = La posizione della sua costellazione per grandezza, in questa mappa: 1 è la più grande, 2 la seconda.
sign-refused = Nessun collegamento
sign-refused-does = Qui le linee di tessere con un bordo in comune si incontrano in un angolo: una V, nessun collegamento.
sign-round = Round
sign-bag = Sacchetto
sign-bag-does = Le tessere ancora da pescare.
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
evaluator-round-played = il round giocato puntando ai punti immediati, poi stime apprese delle mappe
evaluator-ending = tutti i turni fino alla fine della partita esaminati

## Kinds of chance, for statistics

chance-of-tile = Tessere dal sacchetto
chance-of-order = Giocatore successivo nel primo ordine di turno
mistake-few = lasciare una tessera che vale di più
mistake-late = un posto troppo indietro nell’ordine di turno
mistake-needed = lasciare agli altri la loro tessera migliore
mistake-tile = scegliere la tessera sbagliata
mistake-link = collegamento mancato
mistake-harm = mettere una tessera dove costa punti
mistake-points = mettere una tessera per troppo pochi punti
mistake-turn = girare male una tessera
mistake-line = chiudere la linea di una stella
mistake-middle = occupare una casella con spazio intorno
mistake-tight = mettere una tessera dove ha poco spazio
mistake-cell = scegliere la casella sbagliata
why-points = Vale subito { $better }, non { $taken }.
why-kept =
    { $taken ->
        [one] Lascia libera { $cell }. Quella casella ha intorno 1 casella vuota, questa { $better }.
       *[other] Lascia libera { $cell }. Quella casella ha intorno { $taken } caselle vuote, questa { $better }.
    }
why-less =
    { $count ->
        [one] Vale subito 1 punto in meno.
       *[other] Vale subito { $count } punti in meno.
    }
why-first = Conviene scegliere prima dalla prossima fila: { $tile } varrebbe { $better }, la seconda tessera migliore { $taken }.
why-cell = In { $cell } vale subito { $better }, l’altra tessera { $taken }.
why-best = In { $cell } vale subito { $better }, l’altra tessera al massimo { $taken }.
why-order = Nel prossimo round il suo spazio viene prima di { $names }.
why-needed =
    { $count ->
        [one] { $name } può farci 1 punto in più che con qualsiasi altra tessera.
       *[other] { $name } può farci { $count } punti in più che con qualsiasi altra tessera.
    }
why-link = Così la sua costellazione ha { $better } stelle, non { $taken }.
why-lines =
    { $better ->
        [one] Resta aperta 1 linea, non { $taken }.
       *[other] Restano aperte { $better } linee, non { $taken }.
    }
why-room =
    { $better ->
        [one] Questa casella ha intorno 1 casella vuota, l’altra { $taken }.
       *[other] Questa casella ha intorno { $better } caselle vuote, l’altra { $taken }.
    }
why-row = Così la tessera migliore delle file vale { $better }, non { $taken }.

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
puzzle-theme-quiet = nessun punto subito
puzzle-theme-last-tile = l’ultima tessera
puzzle-theme-deny = più punti non sono meglio
puzzle-theme-slow = una tessera lenta
puzzle-theme-draw = vittoria condivisa
puzzle-ask-draw = Con quale tessera, in quale casella, condividi la vittoria?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stelle con linee, una nova, un asteroide, un satellite, un buco nero, una cometa e pianeti di 3 tipi.
example-slow = Peschi un asteroide, un pianeta roccioso lento, una cometa e un pianeta gassoso lento, in quest’ordine. Le tessere lente vanno a destra.
example-take = Una sagoma sta nello spazio 4, da cui è stata presa una tessera. Ora puoi prendere qualsiasi altra tessera della fila attuale.
example-next-order = I giocatori 1, 2 e 3 hanno preso dagli spazi 4, 2 e 1. Il prossimo ordine di turno è 3, 2, 1, e la tessera rimasta va nello spazio 1.
example-stays = Metti la tessera in una casella vuota qualsiasi. Non si sposta più.
example-beside = Il satellite ha accanto un pianeta roccioso. Una tessera che lo tocca solo per un angolo non è accanto.
example-links = Un collegamento attraverso un bordo, uno attraverso un angolo, e una V: nessun collegamento.
example-size = Una costellazione di 3 stelle. Una di loro è una nova, che dà punti anche da sola.
example-between = Un collegamento non passa mai attraverso una tessera senza linee.
example-in-order = Costellazioni di 3 e 2 stelle. Entrambe contano nel numero di costellazioni.
example-asteroids = Gruppi di 2, 2 e 1. Il lato A calcola il più grande, il lato B ognuno.
example-comets = Il lato A conta 3 stelle intorno alla cometa. Il lato B conta 3 tipi diversi intorno.
example-planets = Il lato A conta i pianeti. Il lato B calcola una serie di 3 tipi e una di 1; i due pianeti uno accanto all’altro costano punti.
example-satellites = Il lato A conta 1 pianeta accanto al satellite. Il lato B conta entrambi i pianeti lungo la sua riga e la sua colonna.
example-black-holes = Lato A: meglio senza stella, pianeta o buco nero accanto. Lato B: meglio con asteroidi, comete e satelliti accanto.
example-alone = In solitario: file di 3 e 2 spazi; entrambe le sagome sono tue.
example-both-lines = Ci sono entrambe le linee: un collegamento. Poi una tessera è girata via: nessun collegamento.
example-crossing = Un collegamento dritto attraverso un angolo, una V (nessun collegamento), e due diagonali che si incrociano: 2 collegamenti separati.
example-planet-between = { example-between }
example-two-players = Prima l’ordine di turno è 1, 2, 2, 1, poi 2, 1, 1, 2.
example-holes = Accanto a un asteroide e una cometa; accanto a una stella; uno accanto all’altro; a contatto solo per un angolo.
example-goal = Con 35 punti non superi un obiettivo di 35, con 36 sì.
summary-round = Un round
summary-round-1 = In ordine di turno, prendi una tessera dalla fila attuale e mettila subito.
summary-round-2 = Gli spazi delle tessere prese, da sinistra a destra, danno il prossimo ordine di turno.
summary-round-3 = La tessera rimasta va nello spazio 1 e la prossima fila sale dietro di lei. Riempi di nuovo la prossima fila; le tessere lente vanno a destra.
summary-place = Mettere una tessera
summary-place-1 = Metti la tessera in una casella vuota qualsiasi della tua mappa, girata come vuoi. Non si sposta più.
summary-place-2 = Linee che si incontrano attraverso un bordo o dritto attraverso un angolo fanno un collegamento.
summary-place-3 = Due o più stelle collegate sono una costellazione.
summary-points = Punti
summary-points-1 = Costellazione più grande, seconda più grande, numero di costellazioni, novae.
summary-points-2 = Asteroidi, comete, pianeti, satelliti e buchi neri valgono secondo il lato A o B; vedi le tabelle nelle regole.
summary-points-3 = Accanto significa con un bordo in comune. Le comete contano le 8 caselle intorno.
summary-end = Fine della partita
summary-end-1 = La partita finisce quando tutte le mappe sono piene, dopo 20 tessere a testa. Vince chi ha più punti; i giocatori in parità condividono la vittoria.
summary-end-2 = In solitario: 2 sagome, 10 round e un obiettivo da superare.
## The tutorial

tutorial-goal = Riempi la tua mappa stellare con 20 tessere. Fai più punti di Zoe.
tutorial-rows = Prendi le tessere dalla fila attuale; la prossima fila mostra che cosa arriva.
tutorial-take = Un turno ha 2 passi: prendi una tessera, poi mettila. Prendi la stella dallo spazio 2.
tutorial-take-other = È permesso, ma in questa lezione prendi la tessera segnata.
tutorial-place = Puoi usare qualsiasi casella vuota, e la tessera non si sposta più. Mettila in b3.
tutorial-place-other = È permesso, ma in questa lezione scegli la casella segnata.
tutorial-order = In 2 giocatori ognuno ha 2 sagome e prende 2 tessere a round. Nel prossimo round le sagome agiscono da sinistra a destra, nell’ordine degli spazi da cui hanno preso.
tutorial-slow = Una tessera lenta ha una clessidra e va all’estrema destra della sua fila. Spesso vale di più, ma nel prossimo round agisci tardi. Prendi questo pianeta gassoso.
tutorial-hole-early = È permesso, ma un buco nero vale molto solo nel posto giusto, come imparerai. In questa lezione prendi il pianeta gassoso.
tutorial-planet = Il tuo primo pianeta vale 2 punti, ogni altro pianeta di più. Non ha linee. Mettilo in d2.
tutorial-round = Il round è finito. Il buco nero rimasto è andato nello spazio 1, e la prossima fila è salita dietro di lui. Delle tessere nuove, quella lenta è andata all’estrema destra.
tutorial-second = Zoe ha preso dallo spazio 1, quindi ha agito per prima. Ora prendi la stella dallo spazio 2.
tutorial-link = Due stelle sono collegate se le loro linee si incontrano sul bordo tra le due. Puoi girare la tessera. Mettila in b2 con una linea in giù verso la tua stella.
tutorial-link-other = È permesso, ma nessuna linea incontrerebbe la tua stella. Mettila sopra la stella, con una linea verso il basso.
tutorial-satellite = Due stelle collegate sono una costellazione. Un satellite studia i pianeti. Prendi il satellite.
tutorial-satellite-place = Un satellite vale 2 punti per ogni pianeta accanto. Accanto significa sempre con un bordo in comune. Mettilo in d3, sotto il pianeta.
tutorial-sat-other = È permesso, ma il satellite non avrebbe accanto nessun pianeta. Mettilo sotto il pianeta gassoso.
tutorial-first-points = Hai già 6 punti: 2 ciascuno per la costellazione, il pianeta e il satellite. I simboli della mappa mostrano che cosa vale punti, e quanti.
tutorial-later = Qualche round dopo, la tua mappa ha 12 tessere. Ora il tuo satellite ha un pianeta sopra e uno sotto.
tutorial-largest = Più stelle ha la tua costellazione più grande, più punti vale. Prendi la stella dallo spazio 2.
tutorial-corner = I collegamenti passano anche attraverso un angolo. La stella in b2 ha una linea in alto a destra. Metti la nuova stella in c1 in modo che le linee si incontrino.
tutorial-corner-other = È permesso, ma le due linee non si incontrerebbero. Usa la casella segnata, con una linea in basso a sinistra.
tutorial-three-scores = Le tue 4 stelle collegate valgono 6 punti. Anche la seconda costellazione più grande e il numero di costellazioni danno punti.
tutorial-asteroid = Gli asteroidi valgono secondo il gruppo più grande, unito per bordi. Prendi l’asteroide dallo spazio 1.
tutorial-belt = Un gruppo di due vale 3 punti, un gruppo di tre 6. Mettilo in a3, sotto gli altri due.
tutorial-belt-other = È permesso, ma in questa lezione mettilo sotto gli altri due asteroidi, così che i tre formino un gruppo.
tutorial-comet = Hai preso dagli spazi 1 e 2, quindi agisci due volte prima di Zoe. Comincia con la cometa.
tutorial-comet-place = Una cometa vale 1 punto per ogni stella nelle 8 caselle intorno, diagonali comprese. Mettila in c3, tra 4 stelle.
tutorial-comet-other = È permesso, ma la casella segnata ha più stelle intorno: 4.
tutorial-hole = Un buco nero vale 2 punti se non ne ha un altro accanto. Vale 3 in più se non ha accanto nemmeno stelle o pianeti. Prendilo.
tutorial-hole-place = Nell’angolo a5 ha accanto solo una cometa. Mettilo lì.
tutorial-hole-other = È permesso, ma accanto avrebbe, o potrebbe presto avere, una stella, un pianeta o un altro buco nero. Scegli la casella segnata.
tutorial-five = Fai 5 punti, il massimo per un buco nero. D’ora in poi non mettere in b5 né una stella né un pianeta.
tutorial-last = È l’ultimo round: hai 2 caselle vuote. Non segue un altro ordine di turno, quindi le tessere lente non ti costano nulla.
tutorial-nova = Una nova è una stella che vale 2 punti da sola. Le novae sono sempre lente. Prendi la nova dallo spazio 5.
tutorial-nova-place = La stella in c1 ha una linea a destra. Metti la nova in d1 in modo che le due siano collegate.
tutorial-nova-other = È permesso, ma nessuna linea della nova incontrerebbe la tua costellazione. Mettila nella casella segnata, con una linea a sinistra.
tutorial-third-planet = Le tue 5 stelle collegate valgono 8 punti. Tre pianeti valgono 9 punti, due solo 5. Ora prendi il pianeta roccioso.
tutorial-end = La tua mappa è piena, e hai vinto 47 a 16! Le schede hanno anche un lato B, per dopo.
deed-place = Metti in { $cell }
deed-take = Prendi questa tessera
touch-place = Tocca una casella.
touch-take = Tocca una tessera.
