### The words of Twinkle Twinkle in Italian.

## The game

game-name = Twinkle Twinkle
game-tagline = Componi il cielo notturno: ciò che prendi ora dice quando scegli poi.
game-by = di Ammon Anderson, Allplay
game-about = Prendi una { -tile-one } dalla fila e mettila nella tua { -star-chart-one }; lo { -space-one } da cui la prendi è il tuo posto nel prossimo { -round-one }. Le { -star-other } formano { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } e { -black-hole-other } danno { -point-other } ciascuno a modo suo. Dopo venti { -tile-other } vince chi ha più { -point-other }. Da uno a quattro giocatori.

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
        [one] { -star-one } con una linea verso { $ports }
       *[other] { -star-one } con linee verso { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } con una linea verso { $ports }
       *[other] { -nova-one } con linee verso { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -tile-one } { -slow-feminine })
tile-entry = { $code }: { $tile }; { $count } nella scatola
tile-code = { $code } ({ $name })
tile-count = { $count } nella scatola
tile-is-slow = { -slow-feminine }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = le { -tile-other } di tumblestar
set-named = le { -tile-other } di «{ $name }»

## What scores

card-largest = { -Constellation-one } più grande
card-second = Seconda più grande
card-number = Numero di { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (ricostruzione)
        [ruling] { $does } (interpretazione)
        [review] { $does } (recensione)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = { -constellation-one } più grande
scored-second = seconda più grande
scored-number = numero di { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] 1 { -point-one }
           *[other] { $points } { -point-other }
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
does-largest = { -Point-other } secondo le sue { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-other } secondo il loro numero. { $table }.
does-nova = { $each } per ogni { -nova-one }.
does-flat = { $each } per ogni { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-other } secondo il { -group-one } più grande, unito per { -edge-other } o { -corner-other }. { $table }.
       *[no] { -Point-other } secondo il { -group-one } più grande, unito per { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-other } per ogni { -group-one } unito per { -edge-other } o { -corner-other }, secondo la grandezza. { $table }.
       *[no] { -Point-other } per ogni { -group-one } unito per { -edge-other }, secondo la grandezza. { $table }.
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
does-beside-table = Ogni { $tile }: { -point-other } secondo quanti di questi ha { -beside-phrase }: { $of }. { $table }.
does-around-table = Ogni { $tile }: { -point-other } secondo quanti di questi ha nelle otto { -cell-other } intorno: { $of }. { $table }.
does-beside-kinds = Ogni { $tile }: { -point-other } secondo quanti di questi tipi ha { -beside-phrase }: { $of }. { $table }.
does-around-kinds = Ogni { $tile }: { -point-other } secondo quanti di questi tipi ha nelle otto { -cell-other } intorno: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Ogni { $tile }: { $each } per ognuno di questi che ha { -beside-phrase }: { $of }.
count-around = Ogni { $tile }: { $each } per ognuno di questi nelle otto { -cell-other } intorno: { $of }.
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
        [bonus] { apart } E { $bonus } in più se non ha { -beside-phrase } neppure questi: { $other }.
       *[plain] { apart }
    }
apart = Ogni { $tile }: { $each } se non ha { -beside-phrase } nessuno di questi: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } E { $each } per ogni { $tile } { -beside-phrase } a un altro di qualsiasi tipo.
       *[plain] { sets }
    }
sets = { -Point-other } per serie di tipi diversi, ognuna più grande possibile, secondo la grandezza. { $table }.

rows-of =
    { $count ->
        [1] In solitario: { -space-other } nella { -current-row-one } { $current }, nella { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-one } { $rounds }
       *[other] { $count } giocatori: { -space-other } nella { -current-row-one } { $current }, nella { -next-row-one } { $next }; { -standee-other } a testa { $standees }; { -round-one } { $rounds }
    }
solo-goals = { -Goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Nessun { -point-one }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +1 { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: più di { $goal }
goal-points-does = Per vincere la { -chart-one } deve dare più di { $goal } { -point-other }; ora ne dà { $points }.

## Log

seat-places =
    { $seat ->
        [you] Metti in { $cell }: { $tile }.
       *[other] { $seat } mette in { $cell }: { $tile }.
    }
did-order = Posto { $count } nel primo { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } della { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } della { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Prendi dallo { -space-one } { $count }: { $tile }.
       *[other] { $seat } prende dallo { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } Il { -round-one } è finito. { -Tile-one } { -left-over-feminine }, ora nello { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } { -Goal-one } superato!
        [short] { $told } { -Goal-one } non superato.
       *[over] { $told } La partita è finita.
    }
did-resign =
    { $seat ->
        [you] Abbandoni.
       *[other] { $seat } abbandona.
    }

## What a hovered target would do

would-take = { would-take-alone } Prossimo { -turn-order-one } finora, per { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Prossimo { -turn-order-one }, per { -space-one }: { $order }.
would-take-alone = Prendi dallo { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Tile-one } { -left-over-feminine }, poi nello { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Metti in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vinci!
        [tied] { $told } Condividi la vittoria!
        [lost] { $told } La partita finisce, e non vinci.
        [beaten] { $told } { -Goal-one } superato!
       *[short] { $told } { -Goal-one } non superato.
    }
would-resign = Abbandona: gli altri condividono la vittoria.

## Status

status-setup = Preparazione
round = { -Round-one } { $count } di { $most }
status-take =
    { $seat ->
        [you] Tocca a te: prendi una { -tile-one } dalla { -current-row-one }.
       *[other] { $seat } prende una { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Tocca a te: prendi la { -tile-one } { $count } di { $all } dalla { -current-row-one }.
       *[other] { $seat } prende la { -tile-one } { $count } di { $all }.
    }
status-take-last =
    { $seat ->
        [you] Ultimo { -round-one }: prendi una { -tile-one } dalla { -current-row-one }.
       *[other] Ultimo { -round-one }: { $seat } prende una { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Metti la tua { -tile-one } in una { -cell-one } vuota: { $tile }.
       *[other] { $seat } mette una { -tile-one }: { $tile }.
    }
status-type-order = Di chi è la { -standee-one } al posto { $count } nel primo { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Quale { -tile-one } esce per la { -current-row-one }?
       *[next] Quale { -tile-one } esce per la { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Vinci con { $points }!
       *[other] { $seat } vince con { $points }!
    }
status-over-tied = Vittoria condivisa con { $points } a testa: { $seats }!
status-over-beaten = L’{ -goal-one } di { $goal } { -point-other } è superato, con { $points }!
status-over-short = L’{ -goal-one } di { $goal } { -point-other } non è superato: la { -chart-one } ne ha { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Quella { -tile-one } non è più nel { -bag-one }. Scegline una tra quelle proposte.
refused-TT-2-4 = Quel giocatore non ha più { -standee-other }. Scegline uno tra quelli proposti.
refused-TT-3-1 = In quello { -space-one } non c’è una { -tile-one }: è stata presa in questo { -round-one }, o lo { -space-one } non esiste. Prendine un’altra.
refused-TT-3-1-first = Non hai { -tile-other } { -in-hand-phrase }. Prima prendine una dalla { -current-row-one }.
refused-TT-3-2 = La { -tile-one } non può stare così. Girala di quarti di giro; si può capovolgere solo con l’opzione «{ option-flip }».
refused-TT-3-2-held = Hai già preso una { -tile-one }. Mettila nella tua { -chart-one }.
refused-TT-3-6 = La partita è finita. Rivedila, o giocane un’altra.
refused-TT-3-7 = Quella { -cell-one } ha una { -tile-one }, e le { -tile-other } messe restano. Scegli una { -cell-one } vuota.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = Il { -side-one } B di questa { -reference-one } invece del { -side-one } A, per tutti.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = Le { -tile-other } si possono capovolgere
option-flip-help = Le { -tile-other } si possono mettere anche come immagini speculari.
option-first = Primo nell’{ -turn-order-one }
option-first-help = Di chi è la prima { -standee-one } nel primo { -turn-order-one }; i posti dopo sono a caso.
option-first-0 = a caso
option-first-seat = posto { $count }
option-goal = { -Goal-one }
option-goal-help = Solo in solitario: quanti { -point-other } bisogna superare.

## The board in text

picture-label = Le file di { -tile-other } con l’{ -turn-order-one }, e le { -star-chart-other }; anche in forma di testo.
text-board = { -Turn-order-one }, file di { -tile-other }, e { -chart-other } riga per riga
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, di turno ora
        [done] { $count }: { $seat }, turno fatto
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, secondo gli { -space-other } che avrà:
text-space = { $count }: { $tile }
text-taken = { $count }: { -tile-one } presa; qui nel prossimo { -round-one }: { $seat }
text-free = { $count }: vuoto
text-chart = { $seat }, riga { $row }:
text-empty = { $cell }: vuota
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-feminine } con { $cells }
text-row = { $seat }: { $points }, { $count } di { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Voce per voce: { $parts }.
text-constellations = { -Constellation-other }, per { -star-other }: { $sizes }.
text-turn = Ora di turno.
text-left = { -Tile-one } { -left-over-feminine }, nello { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } Gli altri cinque tipi danno { -point-other } secondo cinque { -reference-other } con due { -side-other } ciascuna.
rules-page = Passa su una { -tile-one } della { -current-row-one } per vedere a quale { -turn-order-one } porta; clicca per prenderla. Passa su una { -cell-one } vuota per leggere che cosa vi dà la { -tile-one }, girala, e clicca per metterla. Anche la tastiera fa tutto questo. Come sono le { -tile-other } e quanti { -point-other } danno le { -reference-other } si legge da un solo file di dati, box.toml; dove vedi un segno, le nostre { -tile-other } possono essere diverse dalle tue. Se hai la scatola, correggi quel file: regole, { -point-other }, figure e questo aiuto lo seguono. Il comando tumblestar rules twinkle_twinkle --tiles stampa le { -tile-other } da confrontare con una scatola.

rules-TT-1 = Contenuto della scatola
rule-TT-1-1 = Ci sono { $tiles } { -tile-other } { $source }: { $star } { -star-other }, alcune delle quali { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } e { $comet } { -comet-other }. Si usano tutte, in qualsiasi numero di giocatori.
rule-TT-1-2 = Ognuno ha una { -star-chart-one } di { $cells } { -cell-other }: 5 × 4 {$review}, qui { $columns } colonne e { $rows } righe {$reconstruction}. Le { -chart-other } sono uguali {$ruling}.
rule-TT-1-3 = Le { -tile-other } con { -star-other } hanno linee dalla { -star-one } a { -edge-other } e { -corner-other } della { -tile-one }. I disegni, le { -nova-other }, le { -tile-other } { -slow-feminine-plural } e i tipi di { -planet-one } sono i seguenti {$reconstruction}.
rule-TT-1-4 = Ci sono cinque { -reference-other } punteggio con due { -side-other } ciascuna: verde, che il regolamento consiglia per la prima partita, e blu. Noi li chiamiamo { -side-one } A e { -side-one } B. La scatola ne ha 25: una serie a testa e una di riserva {$ruling}.

rules-TT-2 = Preparazione
rule-TT-2-1 = Tutte le { -tile-other } sono nel { -bag-one }. Si pescano { -tile-other } per la { -current-row-one }, poi per la { -next-row-one }, che ha uno { -space-one } in meno. Entrambe sono visibili a tutti.
rule-TT-2-2 = Una { -tile-one } { -slow-feminine } che entra in una fila va nello { -space-one } libero più a destra, e si continua a riempire da sinistra: a, { -slow-feminine } 1, b, { -slow-feminine } 2 in quattro { -space-other } diventano a, b, { -slow-feminine } 2, { -slow-feminine } 1. Alla preparazione vale per entrambe le file, prima la { -current-row-one } {$ruling}.
rule-TT-2-3 = { -Standee-other } per ogni giocatore: { $two } in due giocatori, { $three } in tre, { $four } in quattro.
rule-TT-2-4 = Il primo { -turn-order-one } si estrae tra tutte le { -standee-other }; in due giocatori uno può avere i posti 1 e 2.
rule-TT-2-5 = Per ogni { -reference-one } i giocatori scelgono il { -side-one } A o B, lo stesso per tutti, in qualsiasi combinazione. Di norma sono tutti A.

rules-TT-3 = Un { -round-one }
rule-TT-3-1 = Le { -standee-other } agiscono in { -turn-order-one }, da sinistra a destra. Agire significa prendere una { -tile-one } ancora presente nella { -current-row-one }, e metterla.
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
placing = Mettila subito in una { -cell-one } vuota qualsiasi della tua { -chart-one }, a faccia in su. Non deve toccare niente {$review}.
placing-flip = L’opzione «{ option-flip }» permette anche immagini speculari { $flip_source }.
rule-TT-3-3 = Quando tutte le { -standee-other } hanno preso una { -tile-one }, il { -round-one } finisce. Il nuovo { -turn-order-one } va da sinistra a destra secondo gli { -space-other } delle { -tile-other } prese. Non ci sono parità.
rule-TT-3-4 = La sola { -tile-one } { -left-over-feminine } va nel primo { -space-one } della { -current-row-one }, anche se { -slow-feminine }. La { -next-row-one } la segue, nel suo ordine, e poi si riempie di nuovo dal { -bag-one }.
rule-TT-3-5 = Quando la { -current-row-one } ha le { -tile-other } dell’ultimo { -round-one }, la { -next-row-one } non si riempie più {$ruling}.
rule-TT-3-6 = Una partita ha { $two } { -round-one } in due giocatori, { $three } in tre e { $four } in quattro. Ognuno mette venti { -tile-other }; tutte le { -chart-other } si completano nello stesso { -round-one }. Il { -bag-one } non si esaurisce mai.
rule-TT-3-7 = Le { -tile-other } messe non si spostano mai. Nessuno passa, e niente si scarta {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } significa con un { -edge-one } in comune. Le regole che contano le diagonali lo dicono.
rule-TT-4-2 = Un { -link-one } è una linea retta da { -star-one } a { -star-one }, attraverso un { -edge-one } o in diagonale attraverso un { -corner-one }: entrambe le { -tile-other } devono avere una linea verso quel { -edge-one } o { -corner-one }. Due linee che si incontrano in un { -corner-one } da { -tile-other } con un { -edge-one } in comune fanno una V, che non è un { -link-one }. Due diagonali rette che si incrociano in un { -corner-one } sono due { -link-other } {$ruling}.
rule-TT-4-3 = Una { -constellation-one } è di due o più { -star-other } { -linked-feminine-plural } direttamente o tramite altre. La sua grandezza è il suo numero di { -star-other }. Una { -nova-one } è una { -star-one } a tutti gli effetti.
rule-TT-4-4 = Le { -tile-other } senza linee non trasmettono niente {$ruling}.

rules-TT-5 = Punteggio
rule-TT-5-1 = Che cosa dà { -point-other }, in ordine: la { -constellation-one } più grande, la seconda più grande, il numero di { -constellation-other } {$review}, queste due comprese {$ruling}; poi le { -nova-other }, e le cinque { -reference-other }.
rule-TT-5-2 = Vince chi ha più { -point-other }; a parità la vittoria è condivisa. Il totale può andare sotto zero; di due { -constellation-other } di pari grandezza una conta come la più grande, l’altra come la seconda {$ruling}.
rule-TT-5-3 = Che cosa dà ogni voce, secondo il file di dati {$reconstruction}. Le tabelle dicono un numero e i suoi { -point-other }; sotto il primo numero non ce ne sono.
rule-TT-5-4 = Ciò che dicono editore e recensioni, e che le correzioni devono rispettare: i { -black-hole-other } si evitano, a meno di metterli alla perfezione; i { -side-other } A non costano mai { -point-other }, almeno un { -side-one } B sì; gli { -asteroid-other } formano una cintura, le { -comet-other } vogliono essere circondate, i { -planet-other } si collezionano, i { -satellite-other } studiano { -planet-other }; le { -tile-other } { -slow-feminine-plural } in media valgono di più.

rules-TT-6 = In solitario
rule-TT-6-1 = Questo modo di giocare da soli è nostro. Prendi da file più piccole con due { -standee-other }, e provi a superare un { -goal-one }.

rules-TT-7 = Esempi
rule-TT-7-1 = Le { -star-other } in a1 con una linea a S e in a2 con una linea a N sono { -linked-feminine-plural }; senza una delle due linee non lo sono.
rule-TT-7-2 = Le { -star-other } in a1 con una linea a SE e in b2 con una linea a NO sono { -linked-feminine-plural }. Una linea da a1 a SE e una da b1 a SO fanno una V: nessun { -link-one }. Se tutte e quattro le { -tile-other } hanno una linea in un { -corner-one }, ci sono due { -link-other }.
rule-TT-7-3 = Una { -star-one } in a1 con una linea a E, un { -planet-one } in b1, una { -star-one } in c1 con una linea a O: nessun { -link-one }.
rule-TT-7-4 = Due giocatori, { -turn-order-one } 1, 2, 2, 1, prendono via via dagli { -space-other } 3, 1, 5 e 2. Il prossimo { -turn-order-one } è 2, 1, 1, 2, e la { -tile-one } dello { -space-one } 4 va nello { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } con il { -side-one } A delle tabelle di tumblestar: in un { -corner-one }, { -beside-phrase } a un { -asteroid-one } e una { -comet-one }, 5 { -point-other }; { -beside-phrase } a una { -star-one } o una { -nova-one } 2; due uno { -beside-phrase } all’altro, 0 ciascuno. Due che si toccano solo per un { -corner-one } non contano come { -beside-phrase }.
rule-TT-7-6 = Dopo una partita in quattro restano 14 { -tile-other } nel { -bag-one }. Con le tabelle di tumblestar chi cerca { -point-other } immediati ne fa circa 50, chi gioca a caso circa 20.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Il primo { -turn-order-one } si estrae prima delle { -tile-other } {$ruling}.
rule-ours-2 = Per superare un { -goal-one } servono più { -point-other } di quelli indicati {$ruling}.
rule-ours-3 = I { -point-other } mostrati durante una partita sono quelli delle { -chart-other } così come sono {$ruling}.
rule-ours-4 = Chi abbandona non ottiene niente; gli altri condividono la vittoria {$ruling}.

## Bots

bot-greedy-help = punta al massimo di { -point-other } immediati
bot-beginner-help = prende la prima { -tile-one } che dà quasi il massimo di { -point-other } immediati; non vede dove possono portare le linee
bot-novice-help = valuta solo questo turno, come ha imparato; può restare circa mezzo { -point-one } sotto il meglio
bot-club-help = calcola questo { -round-one }; può restare circa un { -point-one } sotto il turno migliore
bot-strong-help = calcola questo { -round-one }; può restare mezzo { -point-one } sotto il turno migliore
bot-expert-help = calcola questo { -round-one } e il prossimo; può restare mezzo { -point-one } sotto il turno migliore
bot-master-help = calcola questo { -round-one } e il prossimo il più ampiamente possibile

## The data file

box-expected-points = numeri con i loro { -point-other } tra virgolette, come «{ $example }»
box-expected-goals = una lista crescente di { -point-other } da 1 a 127
box-expected-code = da una a quattro lettere; può seguire un *
box-expected-divides = un numero che divide { $number }
box-table-gap = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue { $before }; atteso: { $expected }.
box-table-begin = { $file }, riga { $line }: «{ $name }» comincia con «{ $text }»; atteso: al più tardi { $expected }.
box-table-beyond = { $file }, riga { $line }: in «{ $name }», «{ $text }» è troppo; atteso: al massimo { $expected }.
box-table-more = { $file }, riga { $line }: in «{ $name }», «{ $text }» segue una voce con +, che deve essere l’ultima.
box-table-end = { $file }, riga { $line }: «{ $name }» finisce con «{ $text }»; atteso: voci fino a { $expected }, o un + dopo l’ultimo numero.
box-total = { $file }, riga { $line }: ci sono { $found } { -tile-other } in tutto; atteso: { $expected }.
box-count = { $file }, riga { $line }: «{ $name }» è { $expected }, ma le { -tile-other } di quel tipo sono { $found }; atteso: lo stesso numero.
box-code-twice = { $file }, riga { $line }: «{ $name }» è «{ $text }», il codice di { $other }; atteso: un altro.
box-tile-twice = { $file }, riga { $line }: «{ $name }» è la stessa { -tile-one } di { $other }; atteso: una sola voce con entrambi i conteggi.
box-tile-name = { $file }, riga { $line }: «{ $name }» non può essere il nome di una { -tile-one }; atteso: lettere minuscole, cifre e _, prima una lettera.

## Notation

unread-order = «{ $text }» non è un posto; atteso: «order» e un numero da 1 a { $count }.
unread-draw = «{ $text }» non è una { -tile-one }; atteso: «draw» e uno di { $codes }.
unread-place = «{ $text }» non dice dove mettere la { -tile-one }; atteso, per esempio: «{ $tile }@b4», con da 1 a 3 quarti di giro come cifra dopo la { -tile-one }.

## Charts

chart-rows = «{ $text }»: la { -chart-one } ha { $found } righe; atteso: { $expected }.
chart-columns = La riga { $row } della { -chart-one } ha { $found } { -tile-other }; atteso: { $expected }, con «.» per una { -cell-one } vuota.
chart-tile = «{ $text }» in { $cell } non è una { -tile-one }; atteso: uno di { $codes }, o «.» per una { -cell-one } vuota.
chart-turn = «{ $text }» in { $cell }: una { -tile-one } non può stare così; atteso: da 0 a 3 quarti di giro come cifra.
chart-flip = «{ $text }» in { $cell }: le { -tile-other } si capovolgono solo con l’opzione «flip» ({ $tag }).
chart-many = { $text } in { $cell } è di troppo; la scatola ne ha { $count } ({ $tag }).
score-sides = «{ $text }» non è una scelta valida; atteso: A o B per ognuna delle cinque { -reference-other }, come «ABAAB».
score-word = «{ $text }» non dice niente su una { -chart-one }; atteso sopra di essa: «sides ABAAB» o «flip».

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = Niente da valutare in «{ $file }»; atteso: { -chart-other } di cinque righe da quattro { -tile-other }.

## Page


advice-brings = Dà
advice-stands = Posto nel prossimo { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } finora
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, meglio in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Che cosa dà subito ogni { -tile-one } nella sua { -cell-one } migliore; ciò che segue, e ciò che resta agli altri, non conta.
advice-note-place = { -Point-other } immediati; ciò che segue non conta.

pad-total = { -Point-other }: { $total }
pad-sky = { -Constellation-other } e { -nova-other }
pad-references = { -Reference-other }
pad-cell = Scegli una { -cell-one }.
pad-whole = Tutte le { -cell-other } sono piene. Scegline una per cambiare la sua { -tile-one }.
pad-tile = Quale { -tile-one } c’è in { $cell }?
pad-tile-left = { $tile } (ne restano { $count })
pad-way = Com’è girata in { $cell }?
pad-remove = Togli da { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: passa al { -side-one } { $side }
pad-flip = Permetti di capovolgere le { -tile-other }
pad-no-flip = Vieta di capovolgere le { -tile-other }
pad-too-many = { $tile }: la scatola ne ha solo { $count }, le { -chart-other } insieme di più (TT-1.1).
pad-many = { $count ->
        [0] In questo file non c’è una { -chart-one }.
        [one] In questo file c’è { $count } { -chart-one }; il segnapunti ne prende una. «tumblestar score twinkle_twinkle FILE» le valuta tutte.
       *[other] In questo file ci sono { $count } { -chart-other }; il segnapunti ne prende una. «tumblestar score twinkle_twinkle FILE» le valuta tutte.
    }
picture-none = Questa figura non contiene una { -chart-one }. Si leggono solo figure salvate da tumblestar; le altre si inseriscono a mano.
picture-broken = Questa figura SVG non si può leggere ({ $why }).
picture-box = Questa figura è stata salvata con un altro box.toml ({ $digest }; qui { $own }), quindi le sue { -tile-other } possono essere diverse.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Tile-one } { -slow-feminine }
sign-slow-does = Quando entra in una fila va nello { -space-one } libero più a destra. Chi la prende gioca tardi nel prossimo { -round-one }.
sign-side = { -Side-one } A o B
sign-side-does = Ogni { -reference-one } ha due { -side-other } con regole proprie; lo stesso { -side-one } vale per tutti. Il { -side-one } A è per la prima partita.
sign-standee = { -Standee-one }
sign-standee-does = Sta dove il suo giocatore ha preso una { -tile-one }. Nel prossimo { -round-one } le { -standee-other } agiscono da sinistra a destra.
sign-left = { -Tile-one } { -left-over-feminine }
sign-left-does = Va nel primo { -space-one } del prossimo { -round-one }; la { -next-row-one } la segue.
sign-rank = Numero su una { -star-one }
sign-rank-does = Ordina le { -constellation-other } di una { -chart-one } per grandezza: 1 è la più grande, 2 la seconda.
sign-refused = Nessun { -link-one }
sign-refused-does = Qui le linee di { -tile-other } con un { -edge-one } in comune si incontrano in un { -corner-one }: una V, nessun { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } che non sono ancora entrate in una fila.
now-points = { $points } ora.
now-best = Una { -tile-one } in più può portare a { $points }.
now-most = Una { -tile-one } in più non può dare di più.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Con { $count }: { $points }.
now-bag = Ne restano: { $count }.

## What gives the win shares of a review

evaluator-round-searched = tutti i turni del { -round-one } esaminati, poi stime apprese delle { -chart-other }
evaluator-round-played = il { -round-one } giocato in modo avido, poi stime apprese delle { -chart-other }
evaluator-ending = tutti i turni fino alla fine della partita esaminati

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } dal { -bag-one }
chance-of-order = Prossimo posto nel primo { -turn-order-one }
mistake-few = lasciare una { -tile-one } che rende di più
mistake-late = un posto troppo tardo nell’{ -turn-order-one }
mistake-needed = lasciare ad altri la loro { -tile-one } migliore
mistake-tile = scegliere una { -tile-one }
mistake-link = tralasciare un { -link-one }
mistake-harm = piazzare una { -tile-one } dove costa { -point-other }
mistake-points = piazzare una { -tile-one } per troppo pochi { -point-other }
mistake-turn = girare una { -tile-one }
mistake-line = chiudere la linea di una { -star-one }
mistake-middle = usare una { -cell-one } libera tutt’attorno
mistake-tight = piazzare una { -tile-one } dove resta stretta
mistake-cell = scegliere una { -cell-one }
why-points = Porta subito { $better }, non { $taken }.
why-order = Nel prossimo { -round-one } lo { -space-one } { $better } viene prima dello { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] A { $name } porta 1 { -point-one } più delle altre { -tile-other }.
       *[other] A { $name } porta { $count } { -point-other } più delle altre { -tile-other }.
    }
why-link = La sua { -constellation-one } ha così { $better } { -star-other }, non { $taken }.
why-lines = Così restano aperte { $better } linee, non { $taken }.
why-room =
    { $better ->
        [one] Intorno c’è 1 { -cell-one } libera, intorno all’altra { $taken }.
       *[other] Intorno ci sono { $better } { -cell-other } libere, intorno all’altra { $taken }.
    }
why-row = La { -tile-one } migliore delle file porta così { $better }, non { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vuota
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Da { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = con ogni turno dell’ultimo { -round-one }, esattamente
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = nessun { -point-one } immediato
puzzle-theme-last-tile = l’ultima { -tile-one }
puzzle-theme-deny = più { -point-other } non è meglio
puzzle-theme-slow = una { -tile-one } { -slow-feminine }
puzzle-theme-draw = vittoria condivisa
puzzle-ask-draw = Quale { -tile-one }, in quale { -cell-one }, dà la vittoria condivisa?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } con linee, una { -nova-one }, { -asteroid-other }, un { -satellite-one }, un { -black-hole-one }, una { -comet-one }, e { -planet-other } di tre tipi.
example-slow = Usciti in quest’ordine: un { -asteroid-one }, un { -planet-one } { -slow-masculine }, una { -comet-one }, un { -planet-one } { -slow-masculine }. Le { -tile-other } { -slow-feminine-plural } sono andate a destra.
example-take = Dov’è stata presa la quarta { -tile-one } c’è una { -standee-one }. Ora si può prendere ogni altra { -tile-one }.
example-next-order = I giocatori 1, 2 e 3 hanno preso dagli { -space-other } 4, 2 e 1: il prossimo { -turn-order-one } è 3, 2, 1, e la { -tile-one } { -left-over-feminine } viene per prima.
example-stays = Va bene ogni { -cell-one } vuota. Una { -tile-one } messa resta.
example-beside = Il { -satellite-one } ha { -beside-phrase } un { -rocky-planet-one }. Un { -corner-one } da solo non è { -beside-phrase }.
example-links = Attraverso un { -edge-one }; attraverso un { -corner-one }; e una V, che non è un { -link-one }.
example-size = Una { -constellation-one } di tre { -star-other }, una delle quali una { -nova-one }, che conta anche da sola.
example-between = Le { -tile-other } senza linee non trasmettono niente.
example-in-order = { -Constellation-other } di tre e di due { -star-other }; entrambe contano nel numero.
example-asteroids = { -Group-other } di due, due e uno: con il { -side-one } A conta il più grande, con il { -side-one } B ognuno.
example-comets = { -Side-one } A: tre { -star-other } intorno alla { -comet-one }. { -Side-one } B: tre tipi di oggetto.
example-planets = { -Side-one } A: il numero di { -planet-other }. { -Side-one } B: una serie di tre tipi; i { -planet-other } { -beside-phrase } ad altri costano { -point-other }.
example-satellites = { -Side-one } A: un { -planet-one } { -beside-phrase } al { -satellite-one }. { -Side-one } B: entrambi i { -planet-other } lungo la sua riga e colonna.
example-black-holes = { -Side-one } A: meglio senza { -star-one }, { -planet-one } o { -black-hole-one } { -beside-phrase }. { -Side-one } B: meglio con { -asteroid-other }, { -comet-other } e { -satellite-other } { -beside-phrase }.
example-alone = In solitario: file di tre e di due, ed entrambe le { -standee-other } sono tue.
example-both-lines = Ci sono entrambe le linee; poi una è girata via.
example-crossing = Dritto attraverso un { -corner-one }; una V; e due diagonali che si incrociano, due { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, poi 2, 1, 1, 2.
example-holes = { -Beside-phrase } a un { -asteroid-one } e una { -comet-one }; { -beside-phrase } a una { -star-one }; uno { -beside-phrase } all’altro; in contatto per un { -corner-one }.
example-goal = Un { -goal-one } di 35 si supera con 36, non con 35.
summary-round = Un { -round-one }
summary-round-1 = In { -turn-order-one } ognuno prende una { -tile-one } della { -current-row-one } e la mette subito.
summary-round-2 = Gli { -space-other } delle { -tile-other } prese danno il prossimo { -turn-order-one }.
summary-round-3 = La { -tile-one } { -left-over-feminine } viene per prima; la { -next-row-one } segue e si riempie di nuovo. Le { -tile-other } { -slow-feminine-plural } vanno a destra.
summary-place = Mettere una { -tile-one }
summary-place-1 = In una { -cell-one } vuota qualsiasi della tua { -chart-one }, girata come vuoi. Resta lì.
summary-place-2 = Linee che si incontrano attraverso un { -edge-one }, o dritto attraverso un { -corner-one }, fanno un { -link-one }.
summary-place-3 = Due o più { -star-other } { -linked-feminine-plural } sono una { -constellation-one }.
summary-points = { -Point-other }
summary-points-1 = { -Constellation-one } più grande e seconda più grande, il loro numero, le { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } e { -black-hole-other }, con il { -side-one } A o B; le regole hanno le tabelle.
summary-points-3 = { -Beside-phrase } significa con un { -edge-one } in comune; le { -comet-other } contano le otto { -cell-other } intorno.
summary-end = Fine della partita
summary-end-1 = Dopo venti { -tile-other } tutte le { -chart-other } sono piene. Vince chi ha più { -point-other }; a parità la vittoria è condivisa.
summary-end-2 = In solitario: due { -standee-other }, dieci { -round-one }, e un { -goal-one } da superare.
## The tutorial

tutorial-goal = Riempi la tua { -star-chart-one } con venti { -tile-other } che danno più { -point-other } di quelle di Zoe.
tutorial-rows = Prendi le { -tile-other } dalla { -current-row-one }; la { -next-row-one } mostra che cosa arriva.
tutorial-take = Un turno ha due passi: prendi una { -tile-one }, poi mettila. Prendi la { -star-one } dallo { -space-one } 2.
tutorial-take-other = È permesso, ma in questa lezione prendi la { -tile-one } segnata.
tutorial-place = Mettila in b3. Ogni { -cell-one } vuota è permessa, e una { -tile-one } resta dov’è.
tutorial-place-other = È permesso, ma in questa lezione scegli la { -cell-one } segnata.
tutorial-order = In due giocatori ognuno ha due { -standee-other } e prende due { -tile-other } a { -round-one }. Nel prossimo { -round-one } le { -standee-other } agiscono da sinistra a destra, secondo gli { -space-other } da cui hanno preso.
tutorial-slow = Una { -tile-one } { -slow-feminine } ha una clessidra e va all’estrema destra della sua fila: spesso vale di più, ma chi la prende gioca tardi nel prossimo { -round-one }. Prendi questo { -gas-planet-one }.
tutorial-hole-early = Un { -black-hole-one } dà { -point-other } solo nel posto giusto, come imparerai più avanti. Qui il { -planet-one } dà di più.
tutorial-planet = Un { -planet-one } dà 2 { -point-other }, ogni altro { -planet-one } di più. Non ha linee: mettilo in d2.
tutorial-round = Il { -round-one } è finito: il { -black-hole-one }, la { -tile-one } { -left-over-feminine }, è andato nello { -space-one } 1, e la { -next-row-one } l’ha seguito. Sono arrivate nuove { -tile-other }; quella { -slow-feminine } è andata all’estrema destra.
tutorial-second = Zoe ha preso dallo { -space-one } 1, quindi ha giocato per prima. Ora tu prendi la { -star-one } dallo { -space-one } 2.
tutorial-link = Due { -star-other } sono { -linked-feminine-plural } se una linea dell’una e una dell’altra si incontrano su un { -edge-one }. Puoi girare la { -tile-one }: mettila in b2 con una linea giù verso la tua { -star-one }.
tutorial-link-other = È permesso, ma nessuna linea incontrerebbe la tua { -star-one }. Mettila sopra la { -star-one }, con una linea verso il basso.
tutorial-satellite = Due { -star-other } { -linked-feminine-plural } sono una { -constellation-one }. Ora prendi il { -satellite-one }: studia i { -planet-other }.
tutorial-satellite-place = Un { -satellite-one } dà 2 { -point-other } per ogni { -planet-one } { -beside-phrase }; { -beside-phrase } significa sempre con un { -edge-one } in comune. Mettilo in d3, sotto il { -planet-one }.
tutorial-sat-other = È permesso, ma il { -satellite-one } non avrebbe { -beside-phrase } nessun { -planet-one }. Mettilo sotto il { -gas-planet-one }.
tutorial-first-points = Già sei { -point-other }: 2 ciascuno per la { -constellation-one }, il { -planet-one } e il { -satellite-one }. I segni della { -chart-one } mostrano che cosa dà { -point-other }, e quanti.
tutorial-later = Alcuni { -round-one } dopo, la tua { -chart-one } ha dodici { -tile-other }. Il tuo { -satellite-one } ora ha un { -planet-one } sopra e uno sotto.
tutorial-largest = Più { -star-other } ha la tua { -constellation-one } più grande, più { -point-other } dà. Prendi la { -star-one } dallo { -space-one } 2.
tutorial-corner = I { -link-other } passano anche attraverso un { -corner-one }. La { -star-one } in b2 ha una linea in alto a destra: metti quella nuova in c1 in modo che le linee si incontrino.
tutorial-corner-other = È permesso, ma le due linee non si incontrerebbero. Nella { -cell-one } segnata una linea deve andare in basso a sinistra.
tutorial-three-scores = Quattro { -star-other } { -linked-feminine-plural }: 6 { -point-other }. Anche la seconda { -constellation-one } più grande e il numero di { -constellation-other } danno { -point-other }.
tutorial-asteroid = Gli { -asteroid-other } danno { -point-other } secondo il { -group-one } più grande, unito per { -edge-other }. Prendi l’{ -asteroid-one } dallo { -space-one } 1.
tutorial-belt = Due danno 3 { -point-other }, tre ne danno 6. Mettilo in a3, sotto gli altri due.
tutorial-belt-other = È permesso, ma non avrebbe nessun { -edge-one } in comune con gli altri tuoi { -asteroid-other }. Mettilo sotto di loro.
tutorial-comet = Hai preso dagli { -space-other } 1 e 2, quindi giochi due volte prima di Zoe. Comincia con la { -comet-one }.
tutorial-comet-place = Una { -comet-one } dà 1 { -point-one } per ogni { -star-one } nelle otto { -cell-other } intorno, diagonali comprese. Mettila in c3, tra quattro { -star-other }.
tutorial-comet-other = È permesso, ma la { -cell-one } segnata ha più { -star-other } intorno: quattro.
tutorial-hole = Un { -black-hole-one } dà 2 { -point-other } se non ne ha un altro { -beside-phrase }, e 3 in più se non ha { -beside-phrase } nessuna { -star-one } e nessun { -planet-one }. Prendilo.
tutorial-hole-place = Nell’{ -corner-one } a5 ha { -beside-phrase } solo una { -comet-one }. Mettilo lì.
tutorial-hole-other = È permesso, ma { -beside-phrase } avrebbe, o potrebbe presto avere, una { -star-one }, un { -planet-one } o un altro { -black-hole-one }. Scegli la { -cell-one } segnata.
tutorial-five = Cinque { -point-other }, il massimo che un { -black-hole-one } può dare. Non mettere né { -star-one } né { -planet-one } in b5.
tutorial-last = L’ultimo { -round-one }: due { -cell-other } sono vuote. Non segue un altro { -turn-order-one }, quindi le { -tile-other } { -slow-feminine-plural } non ti costano niente.
tutorial-nova = Una { -nova-one } è una { -star-one } che dà 2 { -point-other } da sola, ed è sempre una { -tile-one } { -slow-feminine }. Prendila dallo { -space-one } 5.
tutorial-nova-place = La { -star-one } in c1 ha una linea a destra. Metti la { -nova-one } in d1 in modo che le due siano { -linked-feminine-plural }.
tutorial-nova-other = È permesso, ma nessuna linea della { -nova-one } incontrerebbe la tua { -constellation-one }. Mettila nella { -cell-one } segnata, con una linea a sinistra.
tutorial-third-planet = Cinque { -star-other } { -linked-feminine-plural }: 8 { -point-other }. Ora prendi il { -rocky-planet-one }: tre { -planet-other } danno 9 { -point-other }, due solo 5.
tutorial-end = La tua { -chart-one } è piena, e vinci 47 a 16! Le { -reference-other } hanno anche un { -side-one } B, per più avanti.
deed-place = Metti in { $cell }
deed-take = Prendi questa { -tile-one }
touch-place = Tocca una { -cell-one }.
touch-take = Tocca una { -tile-one }.
