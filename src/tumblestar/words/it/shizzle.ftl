### The words of Shizzle in Italian.

## The game

game-name = { -shizzle-one }
game-tagline = Sei { -die-other } in { -line-one }: { -stop-imperative } in tempo, o { -roll_on-verb-s } e rischia tutto.
game-by = di Patch Products
game-about = Costruisci una { -line-one } di { -die-other } a partire dalla { -spark-one }: ogni { -die-one } ha il { -number-one } o il { -colour-one } di quello prima. { -Stop-imperative } e prendi i suoi { -point-other }, o { -roll_on-verb-s } e rischiali. Tutti e sei fanno uno { -shizzle-one }: sei { -point-other } per te, o sei che un altro giocatore { -return-verb-s }.

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
        [you] Attacchi { $victim }, che { -return-verb-s } { points-count } alla { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } ti attacca: { -return-verb-you } { points-count } alla { -bank-one }.
           *[other] { $seat } attacca { $victim }, che { -return-verb-s } { points-count } alla { -bank-one }.
        }
    }
seat-wins =
    { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    }
seats-share = Vittoria condivisa: { $seats }
same =
    { $by ->
        [number] stesso { -number-one }
       *[colour] stesso { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } per { -number-one }
        [colour] { -fit-verb-s } per { -colour-one }
        [barred] { -fit-verb-s }, ma resterebbe solo dove se ne possono unire tre
       *[none] non { -fit-verb-s }
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] La { -bank-one } è vuota
        [target] Il { -target-one } è raggiunto
        [rounds] L’ultimo { -round-one } è finito
       *[cap] I 500 { -turn-other } sono finiti
    }
to-settle = { -shizzle-one } da { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } per una { -line-one } di { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } per lo { -shizzle-one }
       *[other] { $points } { -point-other } per { $count } { -shizzle-one }
    }
gain-both = { $points } { -point-other }: { $line } per la { -line-one }, { $worth } per gli { -shizzle-one }
gain-rest =
    { $points ->
        [one] l’ultimo { -point-one } della { -bank-one }, invece di { $earned }
       *[other] gli ultimi { $points } { -point-other } della { -bank-one }, invece di { $earned }
    }

## Set-up: log and hover

did-dice = Sul { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Inizi tu.
       *[other] { $seat } inizia.
    }
did-spark =
    { $seat ->
        [you] Tiri il { -die-one } { $die } per la prima { -spark-one }.
       *[other] { $seat } tira il { -die-one } { $die } per la prima { -spark-one }.
    }
did-fall-spark = È uscito: { $face }, la prima { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Tira il { -die-one } { $die } per la prima { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Tiri cinque { -die-other } accanto alla { -spark-one }, { $face }.
       *[other] { $seat } tira cinque { -die-other } accanto alla { -spark-one }, { $face }.
    }
rolls-on =
    { $seat ->
        [you] { -Roll_on-verb-you }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } dopo { $face }, con { points-count } a rischio.
did-roll-shizzle = { rolls-on } con { points-count } a rischio; la nuova { -spark-one } è { $face }.
did-fall = È uscito: { $face }, { fit }.
did-choke =
    { $points ->
        [0] È uscito: { $face }. Nessun { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] È uscito: { $face }. Nessun { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Sono { $count } in { -line-one }.
did-join-shizzle = { seat-joins } Tutti e sei: uno { -shizzle-one }!
did-fizzle = { seat-joins } Nessun terzo { -die-one } { -fit-verb-s }: { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Nessun terzo { -die-one } { -fit-verb-s }: { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] { -Stop-verb-you } e prendi { $gain }.
       *[other] { $seat } { -stop-verb-s } e prende { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] { -Stop-verb-you }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Prendi { $gain }.
       *[other] { $seat } prende { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Il { -turn-one } finisce.
did-over = { $told } { over-why }: la partita è finita.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nessuno { -fit-verb-s } a { $face }, è { -choke-one }.
would-roll-on = { action-roll }. Se nessuno { -fit-verb-s } a { $face }, perdi { points-count }.
would-roll-shizzle = { action-roll }. Se nessuno { -fit-verb-s } alla nuova { -spark-one }, { $face }, perdi { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Metti { $face } accanto a { $end }: { same }.
would-join-two = { would-put } Deve seguire un terzo.
would-join = { would-put } Se poi { -stop-verb-you }, prendi { points-count }.
would-join-shizzle = { would-put } Tutti e sei: uno { -shizzle-one }!
would-fizzle = { would-put } Nessun terzo { -die-one } { -fit-verb-s }: { -fizzle-one }. Il tuo { -turn-one } finisce; prendi { $gain }.
would-fizzle-settle = { would-put } Nessun terzo { -die-one } { -fit-verb-s }: { -fizzle-one }. { to-settle }
would-stop = { -Stop-imperative } e prendi { $gain }.
would-stop-settle = { -Stop-imperative }. Poi prendi sei { -point-other } per ogni { -shizzle-one }, o attacca.
would-take = Prendi { $gain }.
would-hit = Attacca { $victim }, che { -return-verb-s } { points-count } alla { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Poi prendi { $gain }.
would-attack-last = { would-hit } Il tuo { -turn-one } finisce.
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
        [you] Scegli un { -die-one } e tira la prima { -spark-one }.
       *[other] { $seat } sceglie un { -die-one } per la prima { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] Tocca a te: tira 5 { -die-other }.
       *[other] { $seat } tira 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Aggiungi un terzo { -die-one }: { end-colour }, o un { $number }.
       *[other] { $seat } sceglie un { -die-one }: { end-colour }, o un { $number }.
    }
status-join =
    { $seat ->
        [you] Aggiungi un { -die-one }: { end-colour }, o un { $number }.
       *[other] { $seat } sceglie un { -die-one }: { end-colour }, o un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Una { -line-one } di 3 è impossibile. Aggiungi un { -die-one }: { -fizzle-one }.
       *[other] { $seat } sceglie i { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Aggiungi un { -die-one }, { -stop-imperative } per { $points } o { -roll_on-verb-s }.
       *[other] { $seat } sceglie: { -stop-verb } per { $points } o { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } di { $count }: { -stop-imperative } per { $points } o { -roll_on-verb-s }.
       *[other] { $seat } sceglie: { -stop-verb } per { $points } o { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-imperative } per { $points }, o rischiali e { -roll_on-verb-s }.
       *[other] { -shizzle-one }! { $seat } sceglie: { -stop-verb } o { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Prendi { points-count }, o attacca con uno { -shizzle-one }.
       *[other] { $seat } sta per { -settle-verb } uno { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } con { points-count }!
status-over-shared = { over-why }. { seats-share }, con { points-count } a testa.
status-type-dice = { -Die-one } { $die }: di che { -colour-one } è il suo { $number }?
status-type-first = Chi inizia?
status-type-fall = Che cosa mostra il { -die-one } { $die }? Ancora in aria: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } di { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, fino a { $target } { -point-other }
           *[other] { -Round-one } { $count } di { $most }, o fino a { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Tira 1 { -die-one }
       *[other] Tira { $count } { -die-other }
    }
action-stop = { -Stop-imperative }: prendi { $points }
action-stop-settle = { -Stop-imperative } e { -settle-imperative }
action-take = Prendi { $points }
action-attack = Attacca { $victim }
deed-spark = Lancia questo { -die-one }
deed-add = Aggiungi questo { -die-one }
touch-spark = Tocca un { -die-one }.
touch-attack = Tocca un giocatore.
touch-add = Tocca un { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Un { -die-one } mostra un { -number-one } da 1 a 6. Scegli una delle sue { -face-other }.
refused-SH-1-2 = Un { -die-one } ha ogni { -colour-one } una volta, e nessuna { -face-one } si ripete. Scegli uno dei { -colour-other } proposti.
refused-SH-1-4 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-SH-2-1 = Non c’è ancora una { -spark-one }. Scegli un { -die-one } da tirare da solo.
refused-SH-2-2 = Il tuo { -turn-one } comincia con un tiro. Prima tira i cinque { -die-other }.
refused-SH-2-3 = Quel { -die-one } non ha né il { -number-one } né il { -colour-one } dell’ultimo in { -line-one }. Scegline uno con lo stesso { -number-one } o { -colour-one }.
refused-SH-2-3-lies = Quel { -die-one } è in { -line-one } e ci resta. Scegline uno appena tirato.
refused-SH-2-8 = Dopo ogni tiro un { -die-one } deve { -join-verb }, e due in { -line-one } sono troppo pochi. Scegli un { -die-one } che { -fit-verb-s }.
refused-SH-2-8-alone = Dietro a quello nessun altro { -die-one } { -fit-verb-s }, ma una { -line-one } di tre è possibile e obbligatoria. Scegli un altro { -die-one }.
refused-SH-3-1 = Il tuo { -turn-one } si è { -stop-participle }; restano solo { -shizzle-one } da { -settle-verb }. Prendi i { -point-other }, o attacca.
refused-SH-3-1-early = Non c’è ancora niente da { -settle-verb }. Prima metti un { -die-one } in { -line-one }, { -roll_on-verb-s } o { -stop-imperative }.
refused-SH-3-2 = Puoi attaccare solo un altro giocatore che ha { -point-other }. Scegline uno, o prendi i { -point-other }.
refused-SH-3-6 = La partita è finita. Rivedila, o giocane un’altra.

## Options

option-first = Chi inizia
option-first-help = Decide il caso, o scegli un posto.
option-first-0 = a caso
option-first-seat = posto { $count }
option-random_dice = { -Die-other } casuali
option-random_dice-help = Il caso ridistribuisce i { -colour-other } sui { -die-other }. Ogni { -die-one } ha sempre ogni { -number-one } e { -colour-one } una volta, e nessuna { -face-one } si ripete.
option-rounds = { -Round-one }
option-rounds-help = La partita finisce anche dopo questo { -number-one } di { -turn-other } a testa.
option-rounds-0 = senza limite
option-target = { -Target-one } in { -point-other }
option-target-help = La partita finisce anche quando un giocatore chiude un { -turn-one } con almeno questi { -point-other }.
option-target-0 = nessuno
option-cap = Al massimo 500 { -turn-other }
option-cap-help = Poi vince chi è in testa. Senza, gli attacchi potrebbero allungare la partita all’infinito. I tavoli di soli bot ce l’hanno sempre.

## The board in text

picture-label = La { -line-one }, i { -die-other } liberi, la { -bank-one } e tutti i { -point-other }, anche in forma di testo.
text-board = La { -line-one }, poi i sei { -die-other }
text-place =
    { $by ->
        [number] Posto { $count }: { $face }, per { -number-one }
        [colour] Posto { $count }: { $face }, per { -colour-one }
       *[spark] Posto { $count }: { $face }, la { -spark-one }
    }
text-place-empty = Posto { $count }: libero
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, in { -line-one } al posto { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: in corso di tiro
text-die-blank = { -Die-one } { $die }: non ancora tirato
text-side =
    { $colour ->
        [none] Sul { -die-one } { $die }: { $number }, { -colour-one } ancora ignoto
       *[other] Sul { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Ora di { -turn-one }.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } è un gioco di { -die-other } da due a sei giocatori. Il tuo { -turn-one } comincia con la { -spark-one }, l’ultimo { -die-one } della { -line-one } precedente; tu tiri gli altri cinque. I { -die-other } { -join-verb-nt } alla { -line-one } uno alla volta, ognuno con il { -number-one } o il { -colour-one } del { -die-one } prima. Se nessuno { -fit-verb-s }, è { -choke-one }: i { -point-other } del { -turn-one } sono persi. Se la { -line-one } più lunga possibile è di due, è una { -fizzle-one }: due { -point-other }, e il { -turn-one } finisce. Da tre a cinque è un { -flicker-one }: { -stop-imperative } e prendi un { -point-one } per ogni { -die-one } in { -line-one }, o tira gli altri e rischia tutto. Sei sono uno { -shizzle-one }: prendi sei { -point-other }, fanne { -return-verb } sei a un altro giocatore, o { -roll_on-verb-s } e rischialo. Quando la { -bank-one } è vuota, vince chi ha più { -point-other }.
rules-page = I { -die-other } che possono { -join-verb } si illuminano: cliccane uno per metterlo in fondo alla { -line-one }, o sceglilo con la tastiera. «{ -Stop-imperative }» e «Tira» appaiono quando sono permessi. { -choke-one } e { -fizzle-one } chiudono il tuo { -turn-one } da soli. Se quando { -stop-verb-you } nessuno può essere attaccato, ricevi i { -point-other } dei tuoi { -shizzle-one } senza domande. Con { -die-other } veri, scrivi che cosa mostrano, in qualsiasi ordine. Quali { -colour-other } stanno su quale { -die-one } è una nostra ricostruzione {$reconstruction}; chi ha la scatola può correggerla in dice.toml.

rules-SH-1 = Contenuto della scatola
rule-SH-1-1 = Ci sono sei { -die-other } con i { -number-other } da 1 a 6. Ognuna delle 36 coppie di { -number-one } e { -colour-one } sta su una sola { -face-one }, e ogni { -die-one } ha ogni { -number-one } e ogni { -colour-one } una volta {$review}.
rule-SH-1-2 = I { -colour-other } sono rosso, arancione, viola, blu, verde e giallo; il sesto è una nostra ipotesi, e le scatole vere differiscono. Sui nostri { -die-other } i { -colour-other } seguono quest’ordine, e ogni { -die-one } comincia un { -colour-one } più avanti {$reconstruction}. Opzione: { -die-other } casuali.
rule-SH-1-3 = I { -chip-other } sono { -point-other }: 14 da cinque e 30 da uno, 100 in tutto. La { -bank-one } parte con 40 { -point-other } in due giocatori, 60 in tre, 75 in quattro, 90 in cinque e 100 in sei; i giocatori partono da zero. { -Bank-one } e punteggi insieme danno sempre la stessa somma.
rule-SH-1-4 = Nel regolamento inizia il più giovane; qui sceglie chi ospita, o il caso {$ruling}. Si gioca verso sinistra.

rules-SH-2 = Il tuo { -turn-one }
rule-SH-2-0 = Uno { -shizzle-one } è { -pending-adjective } finché non è { -settle-participle } alla fine del { -turn-one }; nient’altro è mai { -pending-adjective }. La { -line-one } conta una volta, quando il { -turn-one } { -stop-verb-s }: una { -line-one } di tre cresciuta fino a cinque vale cinque. Una { -line-one } di sei è uno { -shizzle-one } { -pending-adjective } e non dà altri { -point-other }.
rule-SH-2-1 = Nel primo { -turn-one } della partita chi inizia tira da solo un { -die-one } qualsiasi: è la { -spark-one }. Poi la { -spark-one } è l’ultimo { -die-one } della { -line-one } del giocatore precedente, così com’è.
rule-SH-2-2 = La { -spark-one } è il primo { -die-one } della tua { -line-one } e conta. Tira gli altri cinque.
rule-SH-2-3 = La { -line-one } cresce solo alla sua { -open_end-one }. Ogni { -die-one } deve avere il { -number-one } o il { -colour-one } del { -die-one } prima. I { -die-other } di questo tiro { -join-verb-nt } nella scelta e nell’ordine che vuoi; i { -die-other } dei tiri precedenti restano dove sono {$ruling}.
rule-SH-2-4 = { -choke-one }: nessun { -die-one } di un tiro può { -join-verb }, che sia il primo tiro o uno successivo. Il { -turn-one } finisce, e tutti i suoi { -point-other } sono persi, anche gli { -shizzle-one } { -pending-adjective }.
rule-SH-2-5 = { -fizzle-one }: hai tirato cinque { -die-other }, e la { -line-one } più lunga possibile è di due. Scegli tu quale { -die-one } { -fit-adjective } { -join-verb-s }. Poi il { -turn-one } deve finire: due { -point-other }, più ciò che è { -pending-adjective }.
rule-SH-2-6 = { -flicker-one }: una { -line-one } di tre, quattro o cinque. { -Stop-imperative }, e prendi altrettanti { -point-other } più ciò che è { -pending-adjective }; oppure tira tutti i { -die-other } fuori dalla { -line-one }. Almeno uno deve poi { -join-verb }, o è { -choke-one }. Non è mai una { -fizzle-one }: si tirano meno di cinque { -die-other }.
rule-SH-2-7 = { -shizzle-one }: tutti e sei i { -die-other } sono in { -line-one }. Vale sei { -point-other } che prendi tu, o sei che un altro giocatore { -return-verb-s } alla { -bank-one }. { -Stop-imperative }, o { -roll_on-verb-s } mettendolo a rischio: il sesto { -die-one } diventa la nuova { -spark-one }, una nuova { -line-one } di uno, e tiri gli altri cinque.
rule-SH-2-8 = Se un { -die-one } { -fit-verb-s }, almeno uno deve { -join-verb }. Puoi lasciare fuori altri { -die-other } { -fit-adjectives } {$ruling}. Ma se hai tirato cinque { -die-other } e una { -line-one } di tre o più è possibile, la { -line-one } deve arrivare a tre: due sono sempre e solo una { -fizzle-one } {$ruling}. Quindi un { -die-one } dopo il quale nessun altro { -fit-verb-s } non può essere allora il solo che { -join-verb-s }.
rule-SH-2-9 = Quando { -roll_on-verb-you }, tiri sempre ogni { -die-one } che non è in { -line-one } {$ruling}.

rules-SH-3 = Fine del { -turn-one } e della partita
rule-SH-3-1 = Gli { -shizzle-one } restano { -pending-adjective } fino alla fine del { -turn-one }, e allora { -settle-verb-nt }. Il regolamento dice «subito»; noi leggiamo «allora, non dopo», perché { -roll_on-verb } è l’alternativa, e un { -choke-one } fa perdere gli { -shizzle-one } { -pending-adjective } {$ruling}. Per ognuno prendi sei { -point-other } o nomina una { -victim-one }; ognuno si decide a parte, quindi le { -victim-other } possono essere più di una {$ruling}. Prima gli attacchi, poi ciò che prendi {$ruling}.
rule-SH-3-2 = Una { -victim-one } { -return-verb-s } sei { -point-other } alla { -bank-one }, o tutti quelli che ha se sono meno {$ruling}; chi attacca non guadagna niente. Gli attacchi si fanno uno alla volta. Si può nominare solo chi ha { -point-other }, anche la stessa persona finché ne ha. Se nessuno ha { -point-other }, lo { -shizzle-one } si prende {$ruling}.
rule-SH-3-3 = Se la { -bank-one } ha meno di quanto hai guadagnato, prendi ciò che resta {$ruling}.
rule-SH-3-4 = Chi { -stop-verb-s } non può rifiutare { -point-other } {$ruling}. Il regolamento sconsiglia di chiudere una partita che perderesti: piuttosto attacca, o { -roll_on-verb-s }.
rule-SH-3-5 = L’ultimo { -die-one } davvero in { -line-one } è la { -spark-one } del giocatore successivo, anche dopo un { -choke-one } {$ruling}. Dopo un { -choke-one } al primo tiro è la stessa { -spark-one }.
rule-SH-3-6 = Se la { -bank-one } è vuota quando un { -turn-one } è { -settle-participle }, la partita finisce subito. Vince chi ha più { -point-other }; a parità la vittoria è condivisa {$ruling}.
rule-SH-3-7 = Il regolamento non limita i { -turn-other }, e gli attacchi possono allungare la partita all’infinito. Perciò ci sono opzioni: un limite di { -round-one }, un { -target-one }, e una fine dopo 500 { -turn-other }. Una { -bank-one } vuota chiude sempre la partita; il { -target-one } conta quando un { -turn-one } è { -settle-participle }; i { -round-one } finiscono dopo l’ultimo posto; vince chi ha più { -point-other }, e a parità la vittoria è condivisa {$ruling}.

rules-SH-4 = Buono a sapersi
rule-SH-4-1 = Due volte su tre un { -die-one } non { -fit-verb-s } alla fine della { -line-one }. Perciò il { -choke-one } arriva nel 13% dei tiri di cinque { -die-other }, nel 30% di tre, nel 44% di due, e nel 67% di uno.
rule-SH-4-2 = La { -line-one } più lunga possibile nei 7.776 tiri di cinque { -die-other }: uno 1.024 volte, due 1.034, tre 1.160, quattro 1.624, cinque 1.730 e sei 1.204.
rule-SH-4-3 = Uno { -shizzle-one }, poi un { -flicker-one } di quattro: 10 { -point-other }, o un attacco e 4. Due { -shizzle-one }, poi una { -fizzle-one }: 14 { -point-other }, o 8 e un attacco, o 2 e due attacchi. Uno { -shizzle-one }, poi { -choke-one }: niente. La { -bank-one } ha 4, attacchi chi ha 9, e ti restano 5 da prendere: la { -bank-one } sale a 10, tu prendi 5, ne restano 5, e la partita continua.

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria {$ruling}.
rule-ours-2 = Un { -turn-one } aspetta che il suo giocatore tiri i cinque { -die-other } {$ruling}.
rule-ours-3 = Con «Prendi» si prendono tutti gli { -shizzle-one } che restano, e i { -point-other } della { -line-one } {$ruling}.
rule-ours-4 = I { -die-other } casuali si creano uno per uno; ognuno è uno qualsiasi compatibile con i { -die-other } prima, con uguale probabilità {$ruling}.
rule-ours-5 = I { -die-other } tirati si posano uno alla volta, nell’ordine dal { -die-one } 1 al { -die-one } 6; solo l’ultimo decide se è { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = «{ $text }» non è un posto; atteso: da «{ $name } 1» a «{ $name } { $count }».
unread-die = «{ $text }» non è un { -die-one }; atteso: da «{ $name } 1» a «{ $name } { $count }».
unread-colour = «{ $text }» non è un { -colour-one } per { $place } ({ -die-one } e { -number-one }); atteso: uno di { $colours }.
unread-fallen = «{ $text }» non è una { -face-one } del { -die-one } { $count }; atteso: uno di { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = { -Die-other } veri
chance-typed-help = Tiri { -die-other } veri e scrivi che cosa mostrano.
palette-head = Che cosa mostrano i { -die-other } veri?

## Bots

bot-greedy = Medio
bot-greedy-help = punta al massimo di { -point-other } in questo { -turn-one }
bot-novice = Principiante
bot-novice-help = come { bot-greedy }, ma spesso { -stop-verb-s } troppo presto o { -roll_on-verb-s } troppo a lungo
bot-club = Facile
bot-club-help = come { bot-optimal }, ma può perdere l’8% di probabilità di vittoria per azione, meno con più giocatori
bot-strong = Difficile
bot-strong-help = come { bot-optimal }, ma può perdere il 2% di probabilità di vittoria per azione, meno con più giocatori
bot-optimal = Il migliore
bot-optimal-help = gioca secondo la soluzione esatta (due giocatori, { -die-other } normali) o la stima migliore

## Help with a decision

advice-reach =
    { $count ->
        [6] Tutti e sei
       *[other] { $count } o più
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-imperative } con { $length }
advice-stop-joining = Aggiungi { $dice }; { -stop-imperative } con { $length }
advice-roll-joining = Aggiungi { $dice }; { -roll_on-verb-s }
advice-fizzle-joining = Aggiungi { $dice }: { -fizzle-one }
advice-die = Tira il { -die-one } { $count } per la prima { -spark-one }
advice-odds = Probabilità del prossimo tiro: { -choke-one }, o { -die-other } per una { -line-one } di ogni lunghezza.
advice-turn = { -Point-other }: che cosa aspettarsi da questo { -turn-one } se si gioca per i { -point-other }.

## The solution

solve-bank = La { -bank-one } ha da 1 a { $most } { -point-other }, non { $bank }.
data-mismatch = I dati forniti riguardano altro: il loro «{ $key }» è { $text }, non { $expected }. Rifalli: { $make }
data-damaged = I dati forniti sono danneggiati ({ $why }). Rifalli: { $make }
dice-file = Questi { -die-other } non si possono usare. { $why }
dice-no-dice = I { -die-other } devono essere una lista di { $expected } { -die-other }, non { $count }.
dice-no-faces = Il { -die-one } { $die } dev’essere una lista di sei { -colour-other }, per i suoi { -number-other } da 1 a 6.
dice-no-face = Il { -die-one } { $die } ha il { -colour-one } «{ $text }»; atteso: uno di { $allowed }.
dice-no-twice = Il { -number-one } { $number } di { -colour-one } { $text } del { -die-one } { $die } c’è due volte; un { -die-one } ha ogni { -colour-one } una volta, e ogni { -face-one } c’è una volta.

## The score pad

pad-rounds = { -Point-other } dei { -round-one }
pad-round-means = { -Point-other } presi, meno quelli persi per attacchi.
pad-who = Tocca il giocatore che ha finito il { -turn-one }.
pad-over = La { -bank-one } è vuota: la partita è finita (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: com’è finito il { -turn-one }?
       *[other] { $player }, { -shizzle-one }: { $count }. Com’è continuato il { -turn-one }?
    }
pad-choke = { -choke-one }: niente
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-verb-s } qui
pad-settle = { -Point-other } o un attacco? { -shizzle-one }: { $count }
pad-bad-turn = «{ $text }» non è un { -turn-one }: atteso un giocatore, i { -die-other } dell’ultima { -line-one } (0, da 2 a 6), gli { -shizzle-one }, e le { -victim-other }, come «140» o «1312».
pad-after-end = «{ $text }» viene dopo la fine della partita: la { -bank-one } è vuota ({ $tag }).
pad-bad-attack = «{ $text }» attacca chi non può essere attaccato: attesi altri che hanno { -point-other }, al massimo uno per ogni { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-other }
sign-points-does = I { -chip-other } di un giocatore: quelli quadrati valgono cinque { -point-other }, quelli tondi uno.
sign-line = { -Line-one }
sign-line-does = Ogni { -die-one } ha il { -number-one } o il { -colour-one } di quello prima. Una { -line-one } di tre, quattro o cinque vale altrettanti { -point-other } quando il { -turn-one } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Tutti e sei i { -die-other } in { -line-one }: sei { -point-other } per te, o sei che un altro giocatore { -return-verb-s }. Ogni stella è uno { -shizzle-one } da { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Tutti i { -point-other } vengono da qui. Quando è vuota alla fine di un { -turn-one }, la partita finisce. La targhetta dice quanto prendi se ora { -stop-verb-you }.
sign-cup = { -Dice_cup-one }
sign-cup-does = Tira tutti i { -die-other } che non sono in { -line-one }. Uno deve { -join-verb }, o è { -choke-one }.
sign-count = { -Die-one } piccolo
sign-count-does = Quanti { -die-other } avrebbe il prossimo tiro.
sign-spark = { -spark-one }
sign-spark-does = Il primo { -die-one } della { -line-one }, sui raggi: l’ultimo { -die-one } della { -line-one } precedente.
sign-bond = { -Seal-one } tra due { -die-other }
sign-bond-does = Perché i { -die-other } { -join-verb-nt }: il { -number-one } comune, o il segno del loro { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Nessun { -die-one } tirato { -fit-verb-s }. Il { -turn-one } finisce; i suoi { -point-other } sono persi, anche gli { -shizzle-one }.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Hai tirato cinque { -die-other }, e nessuna { -line-one } supera due: 2 { -point-other }, e il { -turn-one } finisce.
sign-flicker = { -flicker-one }
sign-flicker-does = Una { -line-one } di tre, quattro o cinque. { -Stop-imperative } e prendi i suoi { -point-other }, o { -roll_on-verb-s } e rischiali.
now-points = { points-count }.
now-line = { $count } di sei { -die-other } in { -line-one }; il { -turn-one } vale { points-count }.
now-rolls = { -Die-other } da tirare: { $count }.

## What gives the win shares of a review

evaluator-exact = il gioco { -settle-participle }
evaluator-table = la tabella per tre giocatori
evaluator-estimate = una stima appresa da { -turn-other } esatti
evaluator-simple = un modello grossolano: la stima fornita non si può usare

## Kinds of chance, for statistics

chance-of-die = I { -number-other } dei { -die-other }
mistake-ending = finire una partita persa
mistake-stopping = { -stop-verb } troppo presto
mistake-going-on = tirare una volta di troppo
mistake-six = mancare uno { -shizzle-one }
mistake-left-out = tralasciare un { -die-one } { -fit-adjective }
mistake-short = fare una { -line-one } più corta del possibile
mistake-dice = aggiungere il { -die-one } sbagliato
mistake-attack = non attaccare
mistake-taking = attaccare invece di prendere { -point-other }
mistake-victim = attaccare il giocatore sbagliato
why-win =
    { $count ->
        [one] La partita finisce subito, con 1 { -point-one } di vantaggio.
       *[other] La partita finisce subito, con { $count } { -point-other } di vantaggio.
    }
why-ending =
    { $count ->
        [one] La partita è finita subito, con 1 { -point-one } in meno.
       *[other] La partita è finita subito, con { $count } { -point-other } in meno.
    }
why-victim = { $name } ha { $better } { -point-other }, { $other } { $taken }.
why-choke = La probabilità di un { -choke-one } è del { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = In media il { -turn-one } porta così { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = { -Turn-one } di { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-one } da { -settle-verb }: { $count }
edit-ready = Prima del primo tiro
edit-choose = { -Die-other } tirati
edit-settle = { -shizzle-one } da { -settle-verb }
edit-shows = Mostra { $count }
edit-out = Fuori dalla { -line-one }
edit-spark = Come { -spark-one }
edit-join = In fondo alla { -line-one }

## Puzzles

puzzle-how-solution = secondo la soluzione, esatta
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = quale { -die-one } { -join-verb-s }
puzzle-theme-short-line = una { -line-one } più corta
puzzle-theme-shizzle = uno { -shizzle-one }
puzzle-theme-attack = attaccare
puzzle-theme-take = prendere
puzzle-theme-last-points = gli ultimi { -point-other }
puzzle-theme-last-turn = l’ultimo { -turn-one }

## The tutorial

tutorial-goal = Lo scopo: avere più { -point-other } quando la { -bank-one } è vuota. Tutti i { -point-other } vengono dalla { -bank-one }, che ora ne ha 32.
tutorial-spark = È il tuo { -turn-one }. Il primo { -die-one } della tua { -line-one } è già lì: la { -spark-one }, un 1 rosso. Tu tiri gli altri cinque.
tutorial-roll = Tira i { -die-other }.
tutorial-colour = Un { -die-one } { -join-verb-s } alla { -line-one } se ha il { -colour-one } o il { -number-one } dell’ultimo. Dopo l’1 rosso { -fit-verb-s } il 4 rosso.
tutorial-number = Ora l’ultimo è il 4 rosso. Il 4 giallo { -fit-verb-s }: ha lo stesso { -number-one }.
tutorial-flicker = Tre { -die-other } sono un { -flicker-one }: potresti { -stop-verb-self } e prendere un { -point-one } per ognuno. Ma altri { -die-other } { -fit-verb-nt }. Aggiungi il 2 giallo.
tutorial-flicker-stop = Potresti { -stop-verb-self }, ma un altro { -die-one } { -fit-verb-s }, e un { -die-one } in più è un { -point-one } in più.
tutorial-flicker-roll = Potresti tirare gli altri, ma uno di loro { -fit-verb-s } già. Prima aggiungilo.
tutorial-longer = Ora il 2 viola. Scegli bene l’ordine: solo l’ultimo { -die-one } della { -line-one } conta per ciò che { -fit-verb-s } dopo.
tutorial-stop = Cinque { -die-other } sono cinque { -point-other }. Se tiri l’ultimo { -die-one } e non { -fit-verb-s }, tutto il { -turn-one } è perso. { -Stop-imperative }.
tutorial-stop-roll = Così rischi cinque { -point-other }, e il { -die-one } { -fit-verb-s } in un tiro su tre. { -Stop-imperative } e prendili.
tutorial-next-spark = Cinque { -point-other } sono tuoi. Il tuo ultimo { -die-one }, il 2 viola, ora è la { -spark-one } di Zoe. Guarda che cosa tira.
tutorial-choke = Nessun { -die-one } era viola o un 2: { -choke-one }. Il { -turn-one } finisce subito, e i suoi { -point-other } sono persi. La stessa { -spark-one } ora è tua.
tutorial-fizzle = Di cinque { -die-other } uno solo { -fit-verb-s }, e niente dopo: una { -line-one } di due è una { -fizzle-one }. Il tuo { -turn-one } finisce con due { -point-other }. Aggiungi il 4 viola.
tutorial-again = Zoe si è { -stop-participle-f } con tre { -die-other }. Il 3 blu è la tua { -spark-one }: tira di nuovo.
tutorial-all = Stavolta tutti i { -die-other } possono { -join-verb }, uno alla volta. Comincia con il 3 verde.
tutorial-all-2 = Poi il 5 verde. Seguiranno il 5 arancione e il 4 arancione.
tutorial-all-stop = È permesso, ma tutti e sei i { -die-other } possono { -join-verb }. Aggiungi il prossimo.
tutorial-all-3 = Ne resta uno solo. Aggiungi il 4 viola.
tutorial-shizzle = Tutti e sei: uno { -shizzle-one }! Vale sei { -point-other }, o un attacco. Potresti { -roll_on-verb }, ma con un { -choke-one } lo perderesti. { -Stop-imperative }.
tutorial-shizzle-roll = Con un { -choke-one } perderesti lo { -shizzle-one }. { -Stop-imperative } e usalo.
tutorial-attack = Potresti prendere sei { -point-other }. Oppure attacca: allora Zoe { -return-verb-s } sei dei suoi alla { -bank-one }. Attaccala.
tutorial-attack-take = Spesso sei { -point-other } sono altrettanto buoni. Ma guarda che cosa fa un attacco.
tutorial-attacked = Zoe ha { -return-participle } sei { -point-other } alla { -bank-one }. Un attacco non ti dà niente, ma la partita dura di più, e questo aiuta chi è indietro.
tutorial-bank = Alcuni { -turn-other } dopo, la { -bank-one } ha tre { -point-other }, e tu sei in testa. { -Stop-imperative } con i tuoi quattro { -die-other }: prendi ciò che c’è, e una { -bank-one } vuota chiude la partita.
tutorial-bank-other = È permesso, ma se { -stop-verb-you } ora vinci la partita.
tutorial-end = La { -bank-one } è vuota, e hai più { -point-other } di tutti: hai vinto.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Ogni { -face-one } ha un { -number-one } e un { -colour-one }, e nessuna { -face-one } si ripete.
example-from-the-bank = Una { -line-one } di tre prende tre { -point-other } dalla { -bank-one }.
example-next-spark = Il { -turn-one } è finito con una { -line-one } di tre. Il suo ultimo { -die-one }, così com’è, è la { -spark-one } del giocatore successivo.
example-join = Il 4 rosso ha il { -colour-one } della { -spark-one } e può { -join-verb }; il 4 arancione non ne ha né il { -colour-one } né il { -number-one }.
example-choke = Nessuno dei cinque { -die-other } ha il { -number-one } o il { -colour-one } della { -spark-one }: { -choke-one }. Il { -turn-one } finisce senza { -point-other }.
example-fizzle = Nessuna { -line-one } di tre è possibile: una { -fizzle-one }. Un { -die-one } { -join-verb-s }, per due { -point-other }, e il { -turn-one } finisce.
example-flicker = Un { -flicker-one } di quattro: { -stop-imperative } per quattro { -point-other }, o tira gli altri due { -die-other }.
example-shizzle = Uno { -shizzle-one }: { -stop-imperative }, o { -roll_on-verb-s } con sei { -point-other } a rischio. Il sesto { -die-one } è allora la nuova { -spark-one }.
example-three-possible = Dal 5 rosso una { -line-one } di tre è possibile, quindi va fatta; l’1 arancione fermerebbe la { -line-one } a due.
example-attack = Uno { -shizzle-one } fa { -return-verb } sei { -point-other } alla { -bank-one } a qualsiasi altro giocatore che ne abbia.
example-bank-empty = La { -bank-one } ha meno di quanto è stato guadagnato e si svuota: la partita finisce, e vince chi ha più { -point-other }.
example-shizzle-and-four = Uno { -shizzle-one }, poi un { -flicker-one } di quattro: dieci { -point-other }, o un attacco e quattro.
example-two-shizzles = Due { -shizzle-one }, poi una { -fizzle-one }: 14 { -point-other }, o 8 e un attacco, o 2 e due attacchi.
example-shizzle-lost = Uno { -shizzle-one }, poi { -choke-one }: niente.
example-bank-grows = Con l’attacco la { -bank-one } sale da 4 a 10, poi se ne prendono cinque: ne restano 5, e la partita continua.
example-take-all = Tre { -shizzle-one } e una { -line-one } di tre: si prende tutto insieme.
summary-turn = Il tuo { -turn-one }
summary-turn-1 = La { -spark-one } è l’ultimo { -die-one } della { -line-one } precedente. Tira gli altri cinque.
summary-turn-2 = Aggiungi { -die-other } all’{ -open_end-one }: ognuno ha il { -number-one } o il { -colour-one } di quello prima.
summary-turn-3 = Nessun { -die-one } { -fit-verb-s }: { -choke-one }. Il { -turn-one } finisce senza { -point-other }.
summary-turn-4 = Se una { -line-one } di tre è possibile, va fatta.
summary-stop = { -Stop-verb } o { -roll_on-verb }
summary-stop-1 = Due al massimo: { -fizzle-one }. 2 { -point-other }, e il { -turn-one } finisce.
summary-stop-2 = Da tre a cinque: un { -flicker-one }. { -Stop-imperative } per un { -point-one } a { -die-one }, o tira tutti i { -die-other } fuori dalla { -line-one }; uno deve poi { -join-verb }.
summary-six = Tutti e sei: uno { -shizzle-one }
summary-six-1 = { -Stop-imperative }: prendi sei { -point-other }, o un altro giocatore ne { -return-verb-s } sei alla { -bank-one }.
summary-six-2 = Oppure { -roll_on-verb-s }: è a rischio, il sesto { -die-one } è la nuova { -spark-one }, e tiri gli altri cinque.
summary-six-3 = Alla fine del { -turn-one } { -settle-verb-s } ciò che è { -pending-adjective }: prima gli attacchi.
summary-end = Fine della partita
summary-end-1 = La { -bank-one } parte con 40, 60, 75, 90 o 100 { -point-other } da due a sei giocatori.
summary-end-2 = La { -bank-one } è vuota quando un { -turn-one } è { -settle-participle }: vince chi ha più { -point-other }.
