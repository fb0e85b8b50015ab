### The words of Twisty in Italian.

## The game

game-name = Twisty
game-tagline = Una corsa a mosse di cavallo, con { -thief-other }.
game-by = di Faouzi Boughida, Djeco
game-about = { -Collect-imperative } sette colori nell’ordine delle tue { -card-other }, con mosse da cavallo degli scacchi. I { -special-counter-other } ti portano più lontano o { -protect-verb-nt } i tuoi { -cube-other }, che altri possono { -steal-verb }. Con tutti e sette i { -cube-other }, raggiungi il { -centre-one } per primo.

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

square-empty = { -square-one } vuota
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] { -cube-one } rosso
        [orange] { -cube-one } arancione
        [yellow] { -cube-one } giallo
        [green] { -cube-one } verde
        [blue] { -cube-one } blu
        [purple] { -cube-one } viola
        [black] { -cube-one } nero
       *[pink] { -cube-one } rosa
    }
next-goal =
    { $next ->
        [none] Tutti e sette: ora al { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Vai in { $square }
       *[other] { $seat } va in { $square }
    }
collects-there =
    { $seat ->
        [you] Vai in { $square } e { -collect-imperative } il { cube }
       *[other] { $seat } va in { $square } e { -collect-verb-s } il { cube }
    }
steals-there =
    { $seat ->
        [you] Vai in { $square } e { -steal-verb-you } il { cube } a { $victim }
       *[other] { $victim ->
            [you] { $seat } va in { $square } e ti { -steal-verb-s } il { cube }
           *[other] { $seat } va in { $square } e { -steal-verb-s } il { cube } a { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] una { -square-one }, dritto
        [diagonal] una { -square-one }, in diagonale
        [leap] un’altra { -l-one }
       *[teleport] un altro { -counter-one } { -teleport-one } libero
    }
leads-on = Il { counter-name } fa proseguire.
leads-nowhere = Il { counter-name } ora non porta da nessuna parte.
protects =
    { $count ->
        [0] Il { -counter-one } { -safety-one } non ha niente di nuovo da { -protect-verb }.
        [one] Il { -counter-one } { -safety-one } { -protect-verb-s } un altro { -cube-one }.
       *[other] Il { -counter-one } { -safety-one } { -protect-verb-s } altri { $count } { -cube-other }.
    }
also-collected = { -Collect-participle } lì anche un { -cube-one }: { $under }.
turn-ends = Il tuo { -turn-one } finisce.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Tutti, { -card-one } { $count }: { $colour }.
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

did-land-empty = { moves-to }, una { -square-one } vuota.
did-land-centre = { moves-to }, il { -centre-one }; senza tutti e sette i { -cube-other } non succede niente.
did-land-cube = { moves-to }; il { cube } lì non è il { -next-colour-one } e resta.
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
        [you] Raggiungi il { -centre-one } con tutti e sette i { -cube-other } e vinci!
       *[other] { $seat } raggiunge il { -centre-one } con tutti e sette i { -cube-other } e vince!
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
        [you] Non hai nessuna { -l-one } e salti questo { -turn-one }.
       *[other] { $seat } non ha nessuna { -l-one } e salta questo { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Vai nell’{ -corner-one } { $square }.
       *[other] { $seat } va nell’{ -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Abbandoni.
       *[other] { $seat } abbandona.
    }

## Turns: what a hovered target would do

would-land-empty = Vai in { $square }. { turn-ends }
would-land-centre = Vai al { -centre-one }: senza tutti e sette i { -cube-other } non succede niente. { turn-ends }
would-land-cube = Vai in { $square }: il { cube } lì non è il tuo { -next-colour-one }. { turn-ends }
would-collect = Vai in { $square } e { -collect-imperative } il { cube }. { next-goal }
would-land-spent = Vai in { $square }. { leads-nowhere }
would-land-counter = Vai in { $square }. Puoi proseguire: { extra-move }.
would-protect = Vai in { $square }. { protects } { turn-ends }
would-steal-there = Vai in { $square } e { -steal-verb-s } il { cube } a { $victim }, che poi sceglie un { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Vai al { -centre-one } con tutti e sette i { -cube-other }: vinci!
would-win-seventh = Vai in { $square } e { -collect-imperative } il { cube }, il tuo settimo: vinci!
would-win-steal = Vai in { $square } e { -steal-verb-s } il { cube } a { $victim }, il tuo settimo: vinci!
would-win-steal-collect = Vai in { $square } e { -steal-verb-s } il { cube } a { $victim }. { also-collected } Vinci!
would-stay = Resta in { $square }. { turn-ends }
would-skip = Non hai nessuna { -l-one }: il tuo { -turn-one } è saltato.
would-corner = Vai nell’{ -corner-one } { $square }.
would-resign = Abbandona: non ottieni niente, e gli altri condividono la vittoria.

## Status

status-setup = { -Set-up-one } del { -board-one } in corso.
status-move =
    { $seat ->
        [you] Il tuo { -turn-one }: muovi a { -l-one }. { next-goal }
       *[other] { $seat } muove. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Hai tutti e 7 i { -cube-other }. Raggiungi il { -centre-one }.
       *[other] { $seat } muove e ha tutti e 7 i { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Non hai nessuna { -l-one }. Salta questo { -turn-one }.
       *[other] { $seat } non ha nessuna { -l-one } e salta questo { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Muovi di 1 { -square-one } dritto, o resta.
            [diagonal] Muovi di 1 { -square-one } in diagonale, o resta.
            [leap] Fai un’altra { -l-one }, o resta.
           *[teleport] Vai su un altro { -counter-one } { -teleport-one } libero, o resta.
        }
       *[other] { $seat } può muovere ancora.
    }
status-extra-stay =
    { $seat ->
        [you] Non hai nessuna { -extra-move-one }. Resta per finire questo { -turn-one }.
       *[other] { $seat } non ha nessuna { -extra-move-one } e finisce questo { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } ti ha { -steal-participle } il { cube }. Scegli un { -corner-one } libero.
       *[other] { $seat } perde il { cube } e sceglie un { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Il tuo { -turn-one }: scegli un { -corner-one } libero da cui partire.
       *[other] { $seat } sceglie un { -corner-one } da cui partire.
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
        [you] Dopo 100 { -round-one } sei in testa e vinci!
       *[other] Dopo 100 { -round-one } { $seat } è in testa e vince!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Parità dopo 100 { -round-one }, vittoria condivisa: { $seats }!
       *[other] Parità dopo 100 { -round-one }, vittoria condivisa: { $seats }.
    }
status-type-counter = Quale { -counter-one } c’è in { $square }?
status-type-card = { $seat }: qual è la { -card-one } { $count }?
status-type-card-all = Tutti: qual è la { -card-one } { $count }?
status-type-first = Chi inizia?
status-type-corner = { $seat }: quale { -corner-one } di partenza?
action-stay = Resta in { $square }
action-pass = Salta il { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Ha vinto { $seat }. Sei al secondo posto.
        [3] Ha vinto { $seat }. Sei al terzo posto.
       *[other] Ha vinto { $seat }. Sei al ultimo posto.
    }
deed-corner = Vai in { $square }
deed-move = Muovi in { $square }
touch-corner = Tocca un { -corner-one }.
touch-move = Tocca una { -square-one }.
round = { -Round-one } { $count } di 100

## Refusals: why not, and what instead

refused-TY-2-1 = Non restano { -counter-other } di questo tipo. Scegli un altro tipo.
refused-TY-2-2 = Una { -piece-one } parte da un { -corner-one } dove non c’è nessuno. Scegli a1, g1, a7 o g7.
refused-TY-2-3 = Quella { -card-one } è già nella { -row-one }. Scegli un colore che manca.
refused-TY-2-4 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-TY-3-1 = Non è una { -l-one }. Muovi di due { -square-other } in una direzione e una di lato.
refused-TY-3-1-stay = Non puoi restare dove sei: ogni { -turn-one } comincia con una { -l-one }. Scegli una { -square-one } segnata.
refused-TY-3-5 = Il { -counter-one } sotto la tua { -piece-one } non porta lì. Fai la sua mossa, o resta.
refused-TY-3-6 = Il { -counter-one } { -teleport-one } porta solo a un altro { -counter-one } { -teleport-one }. Scegline uno, o resta.
refused-TY-3-7 = Lì il tuo { -next-colour-one } è { -protect-participle }. Scegli un’altra { -square-one }.
refused-TY-3-9 = Il { -counter-one } { -teleport-one } non porta mai a una { -square-one } occupata. Scegli un { -counter-one } { -teleport-one } libero, o resta.
refused-TY-3-10 = La tua { -piece-one } è già { -land-participle-f } lì in questo { -turn-one }, e poi non hai { -collect-participle }, { -steal-participle } o { -protect-participle } niente. Scegli un’altra { -square-one }, o resta.
refused-TY-4-1 = Puoi { -land-verb } su un’altra { -piece-one } solo per { -steal-verb } il tuo { -next-colour-one }, che lì non c’è. Scegli un’altra { -square-one }.
refused-TY-4-4 = Dopo un { -theft-one } la tua { -piece-one } va in un { -corner-one } dove non c’è nessuno. Scegli a1, g1, a7 o g7.
refused-TY-5-1 = La partita è finita. Rivedila, o giocane un’altra.
refused-TY-5-2 = Hai tutti e sette i { -cube-other } e niente più da { -steal-verb }. Scegli una { -square-one } senza { -piece-one }.

## Options

option-short_game = Partita breve
option-short_game-help = Il settimo { -cube-one } vince subito, senza il { -centre-one }.
option-same_order = Stesso ordine per tutti
option-same_order-help = Tutte le { -row-other } di { -card-other } sono uguali.
option-chosen_corners = Scegli il tuo { -corner-one }
option-chosen_corners-help = In ordine di { -turn-one }, dopo aver visto { -board-one } e { -card-other }; altrimenti a caso.
option-take_under = Prendi il { -cube-one } sotto
option-take_under-help = Dopo un { -theft-one }, { -collect-imperative } anche il { -cube-one } di quella { -square-one }, se è il tuo { -next-colour-one }.
option-first = Chi inizia
option-first-help = A caso, o il posto che indichi.
option-first-0 = a caso
option-first-seat = posto { $count }

## The board in text

picture-label = { -Board-one } di Twisty, sette { -square-other } per sette, anche in forma di testo.
text-board = Il { -board-one }, { -square-one } per { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ancora nessun { -cube-one }.
        [one] { $seat }: un { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Ancora da { -collect-verb }, in ordine: { $cubes }.
points-cubes = { -Cube-other } in possesso
points-protected = Di cui { -protect-participles }

## Rules

rules-intro = { game-about } Twisty è per due, tre o quattro giocatori; tutto è visibile, e dopo la { -set-up-one } niente dipende dal caso.
rules-page = Scegli una { -square-one } segnata con mouse o tastiera; punta una { -square-one } per leggere che cosa succederebbe. Una { -chain-one } si fa mossa per mossa; «Resta» chiude il tuo { -turn-one }. Per giocare su un { -board-one } vero, scegli di scrivere la { -set-up-one }: { -counter-other }, { -card-other }, { -corner-other }, e chi inizia. Ciò che non abbiamo potuto leggere sulla scatola vera è una nostra ricostruzione {$reconstruction}; chi ha la scatola può correggerla in box.toml, l’unico posto con questi dati.

rules-TY-1 = Contenuto della scatola
rule-TY-1-1 = Il { -board-one } ha 7 { -square-other } per 7. Ci sono 4 { -piece-other } con 4 { -counter-other } giocatore abbinati, e 4 { -series-one } di sette { -card-other } colore (★ ■ ▲ ●).
rule-TY-1-2 = 28 dei 44 { -counter-other } di legno sono { -cube-other }, 4 per ognuno dei 7 colori {$review}; gli altri 16 sono { -special-counter-other } di cinque tipi. { -Counter-one } { -step-one }: una { -square-one } in orizzontale o verticale. { -Counter-one } { -diagonal-one }: una { -square-one } in diagonale. { -Counter-one } { -leap-one }: un’altra { -l-one }. { -Counter-one } { -teleport-one }: a un altro { -counter-one } { -teleport-one }. { -Counter-one } { -safety-one }: { -protect-verb-s } i tuoi { -cube-other }.
rule-TY-1-3 = I 16 { -special-counter-other } sono 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } e 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = I colori sono rosso, arancione, giallo, verde, blu, viola e rosa; solo il giallo è certo {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Metti tutti i 44 { -counter-other } a caso, a faccia in su, su ogni { -square-one } tranne il { -centre-one } e i quattro { -corner-other }, in qualsiasi numero di giocatori.
rule-TY-2-2 = La { -piece-one } di ogni giocatore parte da un { -corner-one } tutto suo, dato dal caso. Opzione: in ordine di { -turn-one }, ognuno sceglie un { -corner-one } dopo aver visto { -board-one } e { -card-other }.
rule-TY-2-3 = Ogni giocatore mescola una { -series-one } e la dispone scoperta in una { -row-one }: l’ordine, da sinistra a destra, in cui { -collect-verb }. Opzione: tutti hanno lo stesso ordine {$review}.
rule-TY-2-4 = Inizia il più giovane; qui sceglie chi ospita, o il caso {$ruling}. Si gioca in senso orario, e tutto è visibile a tutti.

rules-TY-3 = Il tuo { -turn-one }
rule-TY-3-1 = Muovi la tua { -piece-one } di una { -l-one }: due { -square-other } in una direzione e una di lato, sopra tutto ciò che sta in mezzo {$review}. Devi muovere.
rule-TY-3-2 = Su una { -square-one } vuota la tua { -piece-one } resta. Gli { -corner-other } e il { -centre-one } sono normali { -square-other } vuote {$ruling}, il { -centre-one } finché non hai tutti e sette i { -cube-other }.
rule-TY-3-3 = Su un { -cube-one } del tuo { -next-colour-one }, lo { -collect-imperative } in automatico {$ruling}. Da allora la { -square-one } è vuota, e il tuo { -turn-one } finisce.
rule-TY-3-4 = Su ogni altro { -cube-one } la tua { -piece-one } resta, e il { -cube-one } anche.
rule-TY-3-5 = Su un { -counter-one } { -step-one }, { -diagonal-one }, { -leap-one } o { -teleport-one } puoi restare o fare la sua { -extra-move-one }, che è di nuovo un { -landing-one }: un { -turn-one } può essere una { -chain-one } di mosse. I { -special-counter-other } restano sul { -board-one } per sempre {$ruling}.
rule-TY-3-6 = Il { -counter-one } { -teleport-one } porta a ogni altro { -counter-one } { -teleport-one } dove non c’è una { -piece-one }.
rule-TY-3-7 = Il { -counter-one } { -safety-one } { -protect-verb-s }, per sempre e in automatico {$ruling}, tutti i { -cube-other } { -collect-participles } finora. Quelli successivi lo sono solo quando { -land-verb-you } di nuovo su un { -counter-one } { -safety-one }.
rule-TY-3-8 = Un { -counter-one } agisce quando { -land-verb-you } su di esso, non quando ci cominci un { -turn-one } {$ruling}.
rule-TY-3-9 = Puoi { -land-verb } su un’altra { -piece-one } solo per { -steal-verb }: con { -l-one }, { -step-one }, { -diagonal-one } o { -leap-one }, mai con { -teleport-one }.
rule-TY-3-10 = Il regolamento non limita le { -chain-other }. Ma una { -square-one } dove la tua { -piece-one } è già { -land-participle-f } in questo { -turn-one } non è più proposta finché non hai { -collect-participle }, { -steal-participle } o { -protect-participle } qualcosa, perché non cambierebbe niente {$ruling}.
rule-TY-3-11 = Senza una { -l-one } possibile il tuo { -turn-one } è saltato {$ruling}. È raro.
rule-TY-3-12 = Solo i quattro { -counter-other } con una { -extra-move-one } prolungano un { -turn-one }; ogni altro { -landing-one } lo chiude {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Puoi { -land-verb } sulla { -piece-one } di un altro giocatore solo se ha il tuo { -next-colour-one } { -unprotected-adjective }. Quell’{ -landing-one } è un { -theft-one } {$ruling}.
rule-TY-4-2 = Metti il { -cube-one } { -steal-participle } sotto la { -card-one } del suo colore, { -unprotected-adjective }.
rule-TY-4-3 = La { -card-one } di quel colore della { -victim-one } va all’estremità destra della sua { -row-one }; le altre si accostano. Così le { -card-other } { -collect-participles-f } sono sempre la parte sinistra di una { -row-one }, e il { -next-colour-one } è la prima { -card-one } senza { -cube-one }.
rule-TY-4-4 = La { -piece-one } della { -victim-one } va in un { -corner-one } libero a scelta della { -victim-one } {$ruling}, subito, prima che il { -thief-one } prosegua. Lì non succede altro. Un { -corner-one } è sempre libero.
rule-TY-4-5 = Puoi { -steal-verb } a un giocatore su un { -corner-one } o al { -centre-one }, e a un giocatore con tutti e sette i { -cube-other } {$ruling}.
rule-TY-4-6 = Dopo il { -theft-one }, un { -special-counter-one } su quella { -square-one } agisce per il { -thief-one }; un { -cube-one } non è { -collect-participle } con quell’{ -landing-one } {$ruling}. Opzione: lo è, se è il nuovo { -next-colour-one } del { -thief-one }.

rules-TY-5 = Vittoria
rule-TY-5-1 = Con tutti e sette i { -cube-other }, finisci per primo una mossa sul { -centre-one }, con { -l-one }, { -step-one }, { -diagonal-one } o { -leap-one }. La partita finisce subito.
rule-TY-5-2 = Con tutti e sette i { -cube-other } non puoi entrare in nessuna { -square-one } occupata, nemmeno al { -centre-one }: non c’è più un { -next-colour-one } da { -steal-verb }.
rule-TY-5-3 = Il settimo { -cube-one }, { -steal-participle } proprio sul { -centre-one }, vince subito {$ruling}.
rule-TY-5-4 = Opzione «partita breve» {$review}, dalla descrizione dell’editore: il settimo { -cube-one } vince, senza il { -centre-one }.
rule-TY-5-5 = Un { -round-one } è un { -turn-one } per ogni giocatore, saltato o no. Dopo 100 { -round-one } la partita finisce: vince chi ha più { -cube-other }, poi chi ne ha più { -protect-participles }, poi la vittoria è condivisa {$ruling}. Altrimenti i { -theft-other } reciproci potrebbero durare per sempre; le partite normali durano da 12 a 25 { -round-one }.

rules-TY-6 = Buono a sapersi
rule-TY-6-1 = Senza { -theft-one } nessuno finisce in meno di 8 { -turn-other }. Da soli e alla perfezione servono circa 10 { -turn-other } (da 8 a 14).
rule-TY-6-2 = Un esempio di { -theft-one }: hai rosso, blu, verde e giallo in quest’ordine; il rosso e il blu sono { -protect-participles }. Un { -thief-one } con il verde come { -next-colour-one } { -land-verb-s } su di te. Tieni rosso, blu e giallo; la tua { -card-one } verde va in fondo; il tuo { -next-colour-one } è il vecchio quinto.
rule-TY-6-3 = Un esempio di { -chain-one }, dal regolamento: una { -l-one } su { -diagonal-one }, una mossa in diagonale su { -leap-one }, una { -l-one } sul { -cube-one } che vuoi, tutto in un solo { -turn-one } valido.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria {$ruling}.
rule-ours-2 = La { -set-up-one } si mostra in quest’ordine: { -counter-other }, { -card-other }, primo giocatore, { -corner-other } {$ruling}.
rule-ours-3 = La { -square-one } dove un { -turn-one } comincia non conta come { -landing-one }; dopo un { -theft-one } conta solo la { -square-one } del { -theft-one } {$ruling}.
rule-ours-4 = Un { -theft-one } che vince chiude la partita prima che la { -victim-one } muova {$ruling}.
rule-ours-5 = Anche l’ultimo { -turn-one } dell’ultimo { -round-one } si gioca fino in fondo, con la { -chain-one } e la scelta della { -victim-one } {$ruling}.

## What a typed text should have been

unread-start = «{ $text }» non parte da dove sta la { -piece-one }, in { $square }.
unread-counter = «{ $text }» non è un { -counter-one }; atteso uno di { $kinds }.
unread-square = «{ $text }» indica un’altra { -square-one }; il prossimo { -counter-one } sta in { $square }.
unread-card = «{ $text }» non è una { -card-one }; atteso «card» e uno di { $colours }.
unread-first = «{ $text }» non è un posto; atteso «first» e un numero da 1 a { $count }.

## The score pad

pad-standing = La situazione
pad-held = { -Cube-other }
pad-held-means = { -Collect-participles } e poi non { -steal-participles }.
pad-safe = { -Cube-other } { -protect-participles }
pad-safe-means = Decidono le parità dopo l’ultimo { -round-one } (TY-5.5).
pad-home = Sul { -centre-one }
pad-home-means = Vince chi per primo vi finisce una mossa con tutti e sette i { -cube-other } (TY-5.1).
pad-cube = Tocca un { -cube-one } { -collect-participle }.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, non { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: toglilo
pad-protect = { -Protect-imperative-it }
pad-unprotect = Non { -protect-participle }
pad-protect-all = { -Protect-imperative } tutti i { -cube-other } ({ -counter-one } { -safety-one })
pad-is-home = { -Centre-one } raggiunto: vittoria
pad-bad-cubes = I { -cube-other } sono lettere diverse tra { $letters }, con «!» se { -protect-participles }; «{ $text }» è altro.
pad-bad-home = Per vincere sul { -centre-one } servono tutti e sette i { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-verb-s } qui, o su chi ne ha uno { -unprotected-adjective }, quando è il tuo { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Con tutti e sette i { -cube-other }, finisci qui una mossa per primo.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] { -Protect-verb-s } tutti i { -cube-other } che hai, per sempre. Ricevono una cornice di ottone e uno scudo.
       *[other] Da qui puoi proseguire: { extra-move }.
    }
sign-badge-take = Più
sign-badge-take-does = { -Collect-verb-s } il tuo { -next-colour-one }.
sign-badge-theft = Mano
sign-badge-theft-does = { -Steal-verb-s } il tuo { -next-colour-one }.
sign-badge-chain = Doppia freccia
sign-badge-chain-does = { -Land-verb-s } su un { -counter-one } con una { -extra-move-one }.
sign-badge-stay = Due barre
sign-badge-stay-does = Resta qui e chiude il { -turn-one }.
sign-badge-corner = Casa
sign-badge-corner-does = Un { -corner-one } libero, da cui partire o dove andare dopo un { -theft-one }.
sign-badge-win = Stella
sign-badge-win-does = Vince la partita.
now-cube =
    { $state ->
        [safe] Tuo, e { -protect-participle } per sempre.
        [held] In possesso, ma si può { -steal-verb }.
        [next] Il prossimo nella { -row-one }.
       *[later] { $count ->
            [one] Prima ne viene un altro.
           *[other] Prima ne vengono altri { $count }.
        }
    }
now-lies = In { $squares }.
now-gone = Non ce n’è più sul { -board-one }.
now-stealable = Si può { -steal-verb } a: { $seats }.
now-missing =
    { $count ->
        [0] Tutti e sette i { -cube-other } ci sono.
        [one] Manca 1 { -cube-one }.
       *[other] Mancano { $count } { -cube-other }.
    }
now-protected = { $count } di { $all } { -cube-other } { -protect-participles }.

## Bots

bot-beginner-help = punta al suo prossimo { -cube-one }; spesso non vede dove porta una { -chain-one } e non si aspetta mai un { -theft-one }
bot-novice-help = qualche centinaio di posizioni a { -turn-one }; ogni { -turn-one } può costargli fino al 32% di probabilità di vittoria
bot-club-help = qualche centinaio di posizioni a { -turn-one }; ogni { -turn-one } può costargli fino al 23% di probabilità di vittoria
bot-strong-help = qualche centinaio di posizioni a { -turn-one }; ogni { -turn-one } può costargli fino al 12% di probabilità di vittoria
bot-expert-help = il { -turn-one } migliore tra mille posizioni, in due giocatori decine di migliaia
bot-master-help = il { -turn-one } migliore tra decine di migliaia di posizioni, in due giocatori centinaia di migliaia

## What gives the win shares of a review

evaluator-search = una ricerca di { $count } posizioni a stato

## Kinds of chance, for statistics

chance-of-counter = I { -counter-other } dentro la cornice
mistake-corner = scegliere un { -corner-one }
mistake-theft = mancare un { -theft-one }
mistake-cube = mancare un { -cube-one }
mistake-stolen = esporsi a un { -theft-one }
mistake-safety = mancare un { -counter-one } { -safety-one }
mistake-way = prendere la via più lunga
mistake-open = lasciare a qualcuno una via più corta
mistake-away = allontanarsi da un { -counter-one } { -safety-one }
why-on-win = Il { -turn-one } può proseguire fino a { $square } e vincere.
why-on-theft = Il { -turn-one } può proseguire fino a { $square } e { -steal-verb } a { $name }.
why-on-cube = Il { -turn-one } può proseguire fino a { $square }, al prossimo { -cube-one }.
why-on-safety = Il { -turn-one } può proseguire fino a { $square }, un { -counter-one } { -safety-one }.
why-on-way = Il { -turn-one } può proseguire fino a { $square }.
why-stolen = In { $square } { $name } può { -steal-verb } subito; nella { -square-one } migliore nessuno.
why-away = Un { -counter-one } { -safety-one } è così a un { -turn-one } di distanza.
why-open =
    { $better ->
        [one] A { $name } manca così 1 { -turn-one } alla meta, non { $taken }.
       *[other] A { $name } mancano così { $better } { -turn-other } alla meta, non { $taken }.
    }
why-turns =
    { $better ->
        [one] La meta è così a 1 { -turn-one }, non a { $taken }.
       *[other] La meta è così a { $better } { -turn-other }, non a { $taken }.
    }

## Setting up a position

edit-turn = Tocca a: { $player }
edit-nothing = niente
edit-piece = la { -piece-one } di { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-other } di { $player }: { pad-player }, poi { $colour }
edit-row-whole = { -Card-other } di { $player }: tutti i { -cube-other }
edit-collect = { -Collect-imperative } il { -cube-one } successivo
edit-return = Rendi l’ultimo { -cube-one }
edit-protect = { -Protect-imperative } tutti i { -cube-other }
edit-unprotect = Non { -protect-verb } nessun { -cube-one }
edit-next = Prossimo: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } sette { -cube-other }, uno per colore, poi raggiungi per primo la stella al { -centre-one }.
tutorial-row = Sotto il { -board-one } c’è la tua { -row-one } di { -card-other }. I colori { -collect-verb-nt } da sinistra a destra: prima il rosso.
tutorial-l = Muovi di una { -l-one }: due { -square-other } in una direzione e una di lato, sopra tutto ciò che sta in mezzo. Vai al { -cube-one } rosso.
tutorial-l-orange = Una { -l-one } porta lì, ma quel { -cube-one } è arancione, e il tuo { -next-colour-one } è il rosso. Resterebbe lì.
tutorial-l-stay = Ogni { -turn-one } comincia con una { -l-one }. Vai al { -cube-one } rosso.
tutorial-special = Il { -cube-one } rosso è tuo, e Zoe ha mosso. Ora tocca al giallo, che è lontano. I { -special-counter-other } ti fanno muovere ancora nello stesso { -turn-one }.
tutorial-chain = Il { -counter-one } { -diagonal-one } dà un’altra mossa, di una { -square-one } in diagonale. Vai lì.
tutorial-chain-2 = Ora prosegui, in diagonale, fino al { -counter-one } { -leap-one }. Dà un’altra { -l-one }.
tutorial-chain-3 = Da qui una { -l-one } porta al { -cube-one } giallo: tre mosse in un { -turn-one }.
tutorial-chain-stay = Puoi restare e finire il { -turn-one }, ma allora non raggiungeresti il { -cube-one } giallo.
tutorial-chain-other = È permesso, ma allontana dal { -cube-one } giallo. Segui i { -counter-other } segnati.
tutorial-safety = Hai due { -cube-other }, che si possono ancora { -steal-verb }. Un { -counter-one } { -safety-one } { -protect-verb-s } per sempre tutti i { -cube-other } che hai.
tutorial-safety-other = È permesso, ma ti si possono ancora { -steal-verb } i { -cube-other }. Vai al { -counter-one } { -safety-one }.
tutorial-victim = I tuoi { -cube-other } rosso e giallo ora hanno una cornice di ottone: sono { -protect-participles }. Zoe ha il blu, il tuo { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Puoi { -land-verb } su un’altra { -piece-one } solo per { -steal-verb } il tuo { -next-colour-one }. Zoe è a una { -l-one } da te: { -steal-verb-s } il suo { -cube-one } blu.
tutorial-theft-other = È permesso, ma ora puoi { -steal-verb } un { -cube-one }. { -Land-verb-s } sulla { -piece-one } di Zoe.
tutorial-robbed = Il { -cube-one } blu è tuo, non ancora { -protect-participle }. La { -card-one } blu di Zoe è andata in fondo alla sua { -row-one }, e la sua { -piece-one } in un { -corner-one } a sua scelta.
tutorial-danger = Alcuni { -turn-other } dopo. Il tuo { -cube-one } verde è { -unprotected-adjective }: è il { -next-colour-one } di Zoe, e Zoe è a una { -l-one } da te. Guarda che cosa succede.
tutorial-corner = Zoe ti ha { -steal-participle } il { -cube-one } verde, e tu scegli un { -corner-one } libero per la tua { -piece-one }. Prendi quello a una { -l-one } dal { -cube-one } arancione.
tutorial-corner-other = Da quell’{ -corner-one } nessuna { -l-one } porta al { -cube-one } arancione. Scegli quello segnato.
tutorial-after = La tua { -card-one } verde ora è l’ultima della tua { -row-one }, quindi l’arancione è il tuo { -next-colour-one }. { -Collect-imperative-it }.
tutorial-kept = I tuoi { -cube-other } { -protect-participles } sono rimasti a te. Visita un { -counter-one } { -safety-one } prima che qualcuno si avvicini.
tutorial-seventh = Verso la fine: hai sei { -cube-other }, e manca solo il rosa. { -Collect-imperative-it }.
tutorial-centre = Tutti e sette sono tuoi! Ora finisci per primo una mossa sulla stella.
tutorial-centre-other = È permesso, ma il { -centre-one } è a una { -l-one }. Vai alla stella e vinci.
tutorial-end = Hai vinto. Solo due { -counter-other } sono nuovi: { -teleport-one } porta a ogni altro { -counter-one } { -teleport-one }, { -step-one } una { -square-one } dritto. Ora gioca contro un bot facile!
## Puzzles

puzzle-how-forced-win = con ricerca completa: vince contro ogni difesa, e nient’altro vince entro tre { -turn-other }
puzzle-how-only-defence = con ricerca completa: tutto il resto perde
puzzle-theme-win-1 = vinci in un { -turn-one }
puzzle-theme-win-2 = vinci in due { -turn-other }
puzzle-theme-win-3 = vinci in tre { -turn-other }
puzzle-theme-save = salva la partita
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = una { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = l’ultimo { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = l’{ -corner-one } giusto
puzzle-ask-win-1 = Come vinci in questo { -turn-one }?
puzzle-ask-win-2 = Come vinci in due { -turn-other }?
puzzle-ask-win-3 = Come vinci in tre { -turn-other }?
puzzle-ask-save = Come salvi la partita?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } in sette colori; sotto, { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } e { -safety-one }.
example-laid-out = Una partita a due dopo la { -set-up-one }, con le { -row-other } di { -card-other } sotto.
example-the-l = Due { -square-other } in una direzione e una di lato: in f5, ma non in d6.
example-collect = Tocca al rosso. Il { -cube-one } rosso è { -collect-participle }; quello arancione resta.
example-step = Il { -counter-one } { -step-one } porta di una { -square-one } dritto, qui sul { -cube-one } rosso, ma non in diagonale.
example-teleport = Il { -counter-one } { -teleport-one } porta solo a un altro { -counter-one } { -teleport-one }.
example-safety = Il { -counter-one } { -safety-one } { -protect-verb-s } tutti i { -cube-other } che hai. Ciò che è { -protect-participle } non si può { -steal-verb }.
example-no-theft-by-teleport = Un { -theft-one } con { -diagonal-one } è permesso; con { -teleport-one } no.
example-not-back = Da un { -counter-one } { -step-one } al prossimo, ma non indietro nello stesso { -turn-one }.
example-steal = Tocca al rosso. Il giocatore 2 ha il rosso { -unprotected-adjective }, che si può { -steal-verb }; il giocatore 3 non ha il rosso.
example-free-corner = Il giocatore 2, la { -victim-one }, sceglie un { -corner-one } libero.
example-home = Con tutti e sette i { -cube-other } una { -l-one } sul { -centre-one } vince, se non c’è nessuno.
example-hundred-rounds = Dopo 100 { -round-one } entrambi hanno due { -cube-other }. Il giocatore 1 li ha { -protect-participles } entrambi e vince.
example-theft = Il { -thief-one }, con il verde come { -next-colour-one }, { -land-verb-s } sul giocatore 2. La { -card-one } verde va in fondo alla { -row-one }.
example-chain = Una { -l-one } su { -diagonal-one }, una mossa in diagonale su { -leap-one }, una { -l-one } sul { -cube-one } voluto: un { -turn-one }.
example-begin-square = Il { -turn-one } è cominciato in a1, e un { -leap-one } può finire di nuovo lì.
summary-goal = Scopo
summary-goal-1 = { -Collect-imperative } i sette colori nell’ordine delle tue { -card-other }, da sinistra a destra.
summary-goal-2 = Poi finisci per primo una mossa sul { -centre-one }.
summary-turn = Il tuo { -turn-one }
summary-turn-1 = Devi muovere di una { -l-one }: due { -square-other } in una direzione, una di lato.
summary-turn-2 = Un { -cube-one } del tuo { -next-colour-one }: { -collect-imperative-it }.
summary-turn-3 = Ogni altro { -cube-one } o una { -square-one } vuota: resti. In entrambi i casi il tuo { -turn-one } finisce.
summary-turn-4 = Un { -turn-one } può essere una { -chain-one } di { -extra-move-other }, ma non indietro a una { -square-one } dove la tua { -piece-one } è già { -land-participle-f } in questo { -turn-one }, se intanto non è cambiato niente.
summary-signs = { -Counter-other }
summary-signs-1 = { -Counter-one } { -step-one }: una { -square-one }, dritto. { -Counter-one } { -diagonal-one }: una { -square-one }, in diagonale. { -Counter-one } { -leap-one }: un’altra { -l-one }. O resta.
summary-signs-2 = { -Counter-one } { -teleport-one }: un altro { -counter-one } { -teleport-one } libero. O resta.
summary-signs-3 = { -Counter-one } { -safety-one }: { -protect-verb-s } per sempre tutti i { -cube-other } che hai.
summary-theft = { -Theft-one }
summary-theft-1 = Puoi { -land-verb } su chi ha il tuo { -next-colour-one } { -unprotected-adjective }: è tuo, { -unprotected-adjective }.
summary-theft-2 = La { -card-one } della { -victim-one } va in fondo alla { -row-one }, la { -piece-one } della { -victim-one } subito in un { -corner-one } libero.
summary-theft-3 = Mai con { -teleport-one }. In nessun’altra { -square-one } occupata si può entrare.
summary-end = Fine della partita
summary-end-1 = Tutti e sette i { -cube-other }, poi il { -centre-one }: vinci subito.
summary-end-2 = Partita breve (opzione): il settimo { -cube-one } vince.
summary-end-3 = Dopo 100 { -round-one }: più { -cube-other }, poi più { -protect-participles }, poi vittoria condivisa.
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
