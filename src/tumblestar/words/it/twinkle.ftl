### The words of Twinkle in Italian.

## The game

game-name = Twinkle
game-tagline = Sette { -die-other } sotto due { -star-other }: dove sono { -hang-participles } decide quanto valgono.
game-by = di Theo Karvounis, V-Games
game-about = Tira tre { -die-other } a tua scelta e { -hang-imperative } uno di loro nella tua { -constellation-one }: sotto una { -star-one } qualsiasi { -result-one }, sotto un { -die-one } solo { -result-other } più bassi. Ogni { -colour-one } dà { -point-other } a modo suo. Dopo sette { -die-other } vince chi ha più { -point-other }. Da uno a quattro giocatori; in solitario giochi per le { -mission-other }.

## Colours, dice, stars

colour-red = rosso
colour-yellow = giallo
colour-blue = blu
colour-green = verde
colour-black = nero
colour-purple = viola

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = d4 rosso
colour-red-d6 = d6 rosso
colour-red-d8 = d8 rosso
colour-red-d10 = d10 rosso
colour-red-d12 = d12 rosso
colour-yellow-d4 = d4 giallo
colour-yellow-d6 = d6 giallo
colour-yellow-d8 = d8 giallo
colour-yellow-d10 = d10 giallo
colour-yellow-d12 = d12 giallo
colour-blue-d4 = d4 blu
colour-blue-d6 = d6 blu
colour-blue-d8 = d8 blu
colour-blue-d10 = d10 blu
colour-blue-d12 = d12 blu
colour-green-d4 = d4 verde
colour-green-d6 = d6 verde
colour-green-d8 = d8 verde
colour-green-d10 = d10 verde
colour-green-d12 = d12 verde
colour-black-d4 = d4 nero
colour-black-d6 = d6 nero
colour-black-d8 = d8 nero
colour-black-d10 = d10 nero
colour-black-d12 = d12 nero
colour-purple-d4 = d4 viola
colour-purple-d6 = d6 viola
colour-purple-d8 = d8 viola
colour-purple-d10 = d10 viola
colour-purple-d12 = d12 viola

die-shown = { $die } ({ $result })
star-a = la { -star-one } A
star-b = la { -star-one } B
place-die = il { $die } ({ $result })

## Scoring cards and missions

card-red = Rosso
card-yellow = Giallo
card-blue = Blu
card-green = Verde
card-black = Nero
card-purple = Viola
card-twinkle = Twinkle
card-red-does = Per ogni { -die-one } rosso scegli una { -line-one } che passa per esso, e pari o dispari, come conviene di più: 1 { -point-one } per ogni altro { -die-one } di quella { -line-one } con un { -result-one } così, { -die-other } rossi compresi.
card-yellow-does = Un { -die-one } giallo ovunque 1 { -point-one }, due 3, tre o più 6.
card-blue-does = 4 { -point-other } per due { -die-other } blu affiancati sotto uno stesso { -die-one } o una stessa { -star-one }, 1 per ogni altro { -die-one } blu.
card-green-does = 1 { -point-one } per ogni { -die-one } verde, e 1 in più per ogni altro { -die-one } del suo { -type-one } in tutta la { -constellation-one }.
card-black-does = Sotto ogni { -star-one } separatamente: un { -die-one } nero 1 { -point-one }; due o più secondo la somma dei loro { -result-other }: fino a 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; da 11: 3.
card-purple-does = Per ogni { -die-one } viola, 1 { -point-one } per ogni { -die-one } connesso a esso, sopra o sotto. Le { -star-other } non contano.
card-twinkle-does = 2 { -point-other } per ogni { -die-one } { -hang-participle } sotto un { -die-one } con meno { -sides-other }, come un d10 sotto un d6. Un { -die-one } sotto una { -star-one } non { -twinkle-verb-s } mai.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = { -Line-one } più lunga
mission-2 = { -Result-other } uguali
mission-3 = Somma più bassa
mission-4 = Pochi { -type-other }
mission-5 = I tre più alti
mission-6 = Pochi { -colour-other }
mission-7 = Pari o dispari
mission-8 = Tutti e cinque i { -type-other }
mission-9 = Sei al massimo
mission-10 = Ogni { -colour-one }
mission-11 = { -Colour-other } connessi
mission-12 = Due in meno
mission-13 = { -Type-other } gemelli
mission-14 = Nove o dieci con un d4
mission-15 = Tredici o quattordici
mission-16 = Gli uno
mission-17 = d6 con 3, d10 con 4
mission-18 = Da { -star-one } a { -star-one }
mission-19 = { -Result-other } gemelli
mission-20 = Somma di due
mission-1-does = 3 { -point-other } a chi ha più { -die-other } in una { -line-one }, anche a pari merito.
mission-2-does = 3 { -point-other } a chi ha più { -die-other } che mostrano lo stesso { -result-one }, anche a pari merito.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } per la somma più alta dei propri tre { -result-other } più alti, anche a pari merito.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Servono sette { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } a chiunque la compia.
mission-11-does = 1 { -point-one } per ogni { -connector-one } tra due { -die-other } dello stesso { -colour-one }.
mission-12-does = 1 { -point-one } per ogni { -die-one } che mostra esattamente 2 in meno del { -die-one } sopra.
mission-13-does = 2 { -point-other } per ogni due { -die-other } dello stesso { -type-one } affiancati sotto un { -die-one } o una { -star-one }.
mission-14-does = 2 { -point-other } per ogni { -connector-one } tra un d4 e un altro { -die-one } i cui { -result-other } sommati danno 9 o 10.
mission-15-does = 2 { -point-other } per ogni { -colour-one } i cui { -die-other } sommati danno 13 o 14.
mission-16-does = Un { -die-one } che mostra 1 vale 1 { -point-one }, due 3, tre o più 5.
mission-17-does = 2 { -point-other } per ogni coppia di un d6 e un altro { -die-one } che mostra 3, o di un d10 e un altro { -die-one } che mostra 4. Ogni { -die-one } sta al massimo in una coppia.
mission-18-does = Per ogni coppia di { -die-other }, uno da sotto ogni { -star-one }: 1 { -point-one } per lo stesso { -colour-one } o { -result-one }, 2 per entrambi. Ogni { -die-one } sta al massimo in una coppia.
mission-19-does = 2 { -point-other } per ogni due { -die-other } con { -result-other } uguali affiancati sotto un { -die-one } o una { -star-one }.
mission-20-does = 3 { -point-other } per ogni { -die-one } i cui due { -die-other } sotto sommati danno il suo { -result-one }.
mission-1-solo = Cinque o più { -die-other } in una { -line-one }.
mission-2-solo = Tre o più { -die-other } che mostrano lo stesso { -result-one }.
mission-3-solo = Sette { -die-other } i cui { -result-other } sommati danno meno di 30.
mission-4-solo = { -Die-other } di tre { -type-other } al massimo.
mission-5-solo = Tre { -die-other } che sommati danno 16 o più.
mission-6-solo = { -Die-other } di tre { -colour-other } al massimo.
mission-7-solo = Sotto ogni { -star-one } tutti i { -result-other } pari o tutti dispari: una { -star-one } può essere pari e l’altra dispari, e una { -star-one } vuota va bene.
mission-8-solo = { -Die-other } di tutti e cinque i { -type-other }.
mission-9-solo = Solo { -result-other } di 6 o meno.
mission-10-solo = Un { -die-one } di ogni { -colour-one } { -in-play-phrase }.
mission-11-solo = Due { -die-other } dello stesso { -colour-one } uniti da un { -connector-one }.
mission-12-solo = Un { -die-one } che mostra esattamente 2 in meno del { -die-one } sopra.
mission-13-solo = Due { -die-other } dello stesso { -type-one } affiancati sotto un { -die-one } o una { -star-one }.
mission-14-solo = Un d4 connesso a un altro { -die-one }, che insieme danno 9 o 10.
mission-15-solo = Un { -colour-one } i cui { -die-other } sommati danno 13 o 14.
mission-16-solo = Un { -die-one } che mostra 1.
mission-17-solo = Un d6 e un altro { -die-one } che mostra 3, o un d10 e un altro { -die-one } che mostra 4.
mission-18-solo = Un { -die-one } sotto ogni { -star-one }, con lo stesso { -colour-one } o lo stesso { -result-one }.
mission-19-solo = Due { -die-other } con { -result-other } uguali affiancati sotto un { -die-one } o una { -star-one }.
mission-20-solo = Un { -die-one } i cui due { -die-other } sotto sommati danno il suo { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } di { $goal } { -point-other }
goal-points-does = Le { -colour-card-other } e Twinkle devono dare { $goal } { -point-other }; ora ne danno { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: compiuta definitivamente
        [met] { $mission }: compiuta per ora
       *[unmet] { $mission }: non compiuta
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
        [black] nero
        [purple] viola
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } per la { -mission-one } { $number }
           *[plus] { $points } per la { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la { -mission-one } { $number } è compiuta
       *[unmet] la { -mission-one } { $number } non è più compiuta
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
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Scegli
       *[other] { $seat } sceglie
    }
seat-hangs =
    { $seat ->
        [you] { -Hang-imperative } il { $die } ({ $result }) sotto { $place }.
       *[other] { $seat } { -hang-verb-s } il { $die } ({ $result }) sotto { $place }.
    }
seat-loses =
    { $seat ->
        [you] Perdi il { -turn-one }
       *[other] { $seat } perde il { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] Il { $die } mostra { $result } e non trova posto.
       *[other] Il { $die } mostra { $result }, e nessuno dei { -die-other } trova posto.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = Al { -centre-one }, il { $die } mostra { $result }.
did-first =
    { $seat ->
        [you] Inizi tu.
       *[other] { $seat } inizia.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } il { $die } ({ $count } di { $most }).
did-roll =
    { $seat ->
        [you] Tiri: { $dice }.
       *[other] { $seat } tira: { $dice }.
    }
did-take =
    { $seat ->
        [you] Prendi il { $die } ({ $result }) dal { -centre-one }.
       *[other] { $seat } prende il { $die } ({ $result }) dal { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] Il { $die } mostra { $result }.
       *[no] Il { $die } mostra { $result } e non trova posto.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, e un { -die-one }.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Altri: { $others }.
did-out =
    { $seat ->
        [you] Togli il { $die } dal gioco.
       *[other] { $seat } toglie il { $die } dal gioco.
    }
did-over =
    { $end ->
        [level] { $told } { -Level-one } superato!
        [failed] { $told } { -Level-one } non superato.
       *[over] { $told } La partita è finita.
    }
did-resign =
    { $seat ->
        [you] Abbandoni.
       *[other] { $seat } abbandona.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Scegli il { $die } da tirare ({ $count } di { $most }).
       *[other] Scegli il { $die } da tirare ({ $count } di { $most }) e rinuncia al suo { $result }.
    }
would-roll = Tira: { $dice }. Se uno trova posto, devi { -hang-verb-some } uno.
would-take = Prendi il { $die } ({ $result }) dal { -centre-one } e { -hang-imperative-it } senza tirare.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-imperative } il { $die } ({ $result }) sotto { $place }. { $gain }
would-hang-others = { would-hang } Altri: { $others }.
would-out = Togli per sempre il { $die } dal gioco.
would-over =
    { $end ->
        [won] { $told } Vinci la partita!
        [lost] { $told } La partita finisce, e non vinci.
        [level] { $told } { -Level-one } superato!
       *[failed] { $told } { -Level-one } non superato.
    }
would-resign = Abbandona: gli altri condividono la vittoria.

## Status

status-setup = Preparazione
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } di { $most }
round-late = { -Round-one } { $count }: { -turn-other } persi
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Scegli { dice-count } da tirare o prendi un d8 dal { -centre-one }.
       *[other] { $seat } sceglie { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Scegli { dice-count } da tirare.
       *[other] { $seat } sceglie { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Scegline ancora { $count } da tirare.
       *[other] { $seat } sceglie { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Tira { dice-count }.
       *[other] { $seat } tira { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Piazza uno di questi { -die-other }: scegli il posto.
       *[other] { $seat } piazza un { -die-one }.
    }
status-take =
    { $seat ->
        [you] Piazza il { $die }: scegli il posto.
       *[other] { $seat } piazza il { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Scegli un { -die-one } tirato da scartare.
       *[other] { $seat } scarta un { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Scegli un altro d8 al { -centre-one } da scartare.
       *[other] { $seat } scarta un d8.
    }
status-out-any =
    { $seat ->
        [you] Nessun d8 al { -centre-one }: scarta un { -die-one } qualsiasi.
       *[other] { $seat } scarta un { -die-one }.
    }
status-over-won =
    { $seat ->
        [you] Vinci con { points-count }!
       *[other] { $seat } vince con { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Parità con { points-count } a testa: { $seats }. Hai giocato l’ultimo { -turn-one } e vinci!
       *[other] Parità con { points-count } a testa: { $seats }. { $seat } ha giocato l’ultimo { -turn-one } e vince!
    }
status-over-level = { -Level-one } superato: { $points } di { $goal } { -point-other }!
status-over-short = { -Level-one } non superato: { $points } di { $goal } { -point-other }.
status-over-unmet = { status-over-short } Non compiute: { $missions }.
status-type-colour = Quali { -colour-other } sono { -in-play-phrase }? Ancora da scegliere: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Quale { -bronze-mission-one } è { -in-play-phrase }?
       *[silver] Quale { -silver-mission-one } è { -in-play-phrase }?
    }
status-type-centre = Che cosa mostra il { $die } al { -centre-one }?
status-type-first = Chi inizia?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Tira 1 { -die-one }
       *[other] Tira { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un { -die-one } mostra da 1 al numero delle sue { -sides-other }. Scegli uno di quelli.
refused-TW-2-1 = Quel { -colour-one } non può essere { -in-play-phrase }. Scegli uno di quelli proposti.
refused-TW-2-2 = Un d8 mostra da 1 a 8. Scegli uno di quelli.
refused-TW-2-4 = Quella { -mission-one } non può essere scelta: è del metallo sbagliato, o già { -in-play-phrase }. Scegli una di quelle proposte.
refused-TW-2-5 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-TW-3-1 = Si scelgono solo { -die-other } al { -centre-one } o accanto alle carte. Scegli uno di quelli.
refused-TW-3-1-early = Si tirano tre { -die-other } insieme. Prima scegli gli altri.
refused-TW-3-1-full = Hai scelto tre { -die-other }. Tirali, o annulla una scelta.
refused-TW-3-3 = Si prende solo un d8 dal { -centre-one }. Scegli uno di quelli, o scegli { -die-other } da tirare.
refused-TW-3-3-late = Hai scelto { -die-other } da tirare. Annulla la scelta prima di prendere un d8.
refused-TW-3-4 = Sotto un { -die-one } puoi { -hang-verb } solo un { -result-one } più basso. Scegli un { -die-one } che mostra di più, o una { -star-one }.
refused-TW-3-4-take = Quel d8 non trova posto: le tue { -star-other } sono piene, e nessun { -die-one } con posto libero mostra di più. Prendine un altro, o tira.
refused-TW-3-4-lacks = Puoi { -hang-verb } { -die-other } solo sotto le tue { -star-other } e i tuoi { -die-other }. Scegli uno di quelli.
refused-TW-3-5 = Lì ci sono già due { -die-other } { -hang-participles }. Scegli un altro posto.
refused-TW-3-7 = Ora { -hang-imperative } uno dei { -die-other } che hai in { -hand-one }: scegli il { -die-one } e il suo posto.
refused-TW-3-10 = La partita è finita. Rivedila, o giocane un’altra.
refused-TW-6-5-rolled = Ora uno dei { -die-other } tirati { -leave-the-game-verb-s }. Scegli quale.
refused-TW-6-5-taken = Ora un altro { -die-one } { -leave-the-game-verb-s }: un d8 al { -centre-one }, o un { -die-one } libero qualsiasi se non ce n’è. Scegli quale.
refused-TW-6-6 = Nessuno dei { -die-other } tirati trova posto. Scegli quale di loro { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = { -Point-other } in più, aperte a tutti; in solitario vanno compiute tutte.
option-level-0 = Base: nessuna
option-level-1 = Bronzo: 1 di bronzo
option-level-2 = Argento: 2 d’argento
option-level-3 = Diamante: 1 di bronzo, 2 d’argento
option-level-4 = scelte qui sotto
option-mission_1 = Prima { -mission-one }
option-mission_1-help = Solo con le { -mission-other } «scelte qui sotto»; da 1 a 10 sono di bronzo, da 11 a 20 d’argento.
option-mission_1-0 = nessuna
option-mission_1-seat = { mission-choice }
option-mission_2 = Seconda { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = nessuna
option-mission_2-seat = { mission-choice }
option-mission_3 = Terza { -mission-one }
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = nessuna
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1: { mission-1 }
        [2] 2: { mission-2 }
        [3] 3: { mission-3 }
        [4] 4: { mission-4 }
        [5] 5: { mission-5 }
        [6] 6: { mission-6 }
        [7] 7: { mission-7 }
        [8] 8: { mission-8 }
        [9] 9: { mission-9 }
        [10] 10: { mission-10 }
        [11] 11: { mission-11 }
        [12] 12: { mission-12 }
        [13] 13: { mission-13 }
        [14] 14: { mission-14 }
        [15] 15: { mission-15 }
        [16] 16: { mission-16 }
        [17] 17: { mission-17 }
        [18] 18: { mission-18 }
        [19] 19: { mission-19 }
       *[20] 20: { mission-20 }
    }
option-red = Rosso { -in-play-phrase }
option-red-help = Di sicuro { -in-play-phrase }; il caso sceglie il resto.
option-yellow = Giallo { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blu { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Verde { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Nero { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Viola { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Chi inizia
option-first-help = Decide il caso, o un posto a tua scelta.
option-first-0 = a caso
option-first-seat = posto { $count }
option-keep = I tiri falliti non costano { -die-other }
option-keep-help = Solo in solitario: se nessun { -die-one } tirato trova posto, il { -turn-one } è perso, ma nessun { -die-one } { -leave-the-game-verb-s }.

bad-colours = Con questo numero di giocatori possono essere { -in-play-phrase } solo { $count } { -colour-other }, ma ne sono richiesti di più: { $colours }.
bad-mission-level = È richiesta la { -mission-one } { $number }, ma le { -mission-other } non sono «scelte qui sotto». Impostale così.
bad-mission-twice = La { -mission-one } { $number } è richiesta due volte. Scegline un’altra.
bad-missions = Nessuno può compiere insieme le { -mission-other } { $missions }. Togline una.

## The board in text

picture-label = Le { -constellation-other }, i { -die-other } al { -centre-one } e accanto alle carte; anche in forma di testo.
text-board = Che cosa è { -hang-participle } sotto ogni { -star-one }, poi i { -die-other } liberi
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, sotto { $place }
text-hand =
    { $seat ->
        [you] Nella tua { -hand-one }:
       *[other] Nella { -hand-one } di { $seat }:
    }
text-centre = Al { -centre-one }:
text-pool = Accanto alle carte, { $colour }:
text-out = Fuori dal gioco:
text-none = niente
text-row =
    { $points ->
        [one] { $seat }: 1 { -point-one }, { $count } di 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-other }, { $count } di 7 { -die-other }.
    }
text-parts = Per carta: { $parts }.
text-blocked = Non si può più aggiungere nessun { -die-one }.
text-turn =
    { $seat ->
        [you] Il tuo { -turn-one }.
       *[other] Il { -turn-one } di questo giocatore.
    }
text-cards = Carte { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = In Twinkle costruisci una { -constellation-one } di sette { -die-other }. Ogni { -turn-one } tiri tre { -die-other } qualsiasi e { -hang-imperative } uno di loro, oppure prendi un d8 dal { -centre-one } con il suo { -result-one }. Sotto una { -star-one } puoi { -hang-verb } qualsiasi { -result-one }, sotto un { -die-one } solo uno più basso, e mai più di due { -die-other }. Ogni { -colour-one } dà { -point-other } secondo la sua carta; la { -twinkle-card-one } premia i { -die-other } sotto { -die-other } con meno { -sides-other }. Le { -mission-other } possono dare altri { -point-other }. Vince chi ha più { -point-other }; in solitario servono 20 { -point-other } e ogni { -mission-one }.
rules-page = Clicca tre { -die-other } per sceglierli, poi tira; fino ad allora puoi annullare una scelta. Oppure prendi un d8 dal { -centre-one }. Passa su un { -die-one } in un posto libero per leggere quanti { -point-other } darebbe lì, e clicca per { -hang-verb-it }. Anche la tastiera fa tutto questo. «Aiutami a decidere» mostra pure le probabilità dei { -die-other } scelti. Per giocare con { -die-other } veri, scegli «Un gioco fisico» per il caso, o usa il segnapunti. I nomi delle { -mission-other } sono nostri.

rules-TW-1 = Contenuto della scatola
rule-TW-1-1 = Ci sono 30 { -die-other }, tutti diversi: sei { -colour-other } (rosso, giallo, blu, verde, nero, viola), ognuno con un d4, d6, d8, d10 e d12. Un { -die-one } si chiama con { -type-one } e { -colour-one }.
rule-TW-1-2 = Un d4 mostra da 1 a 4, un d6 da 1 a 6, un d8 da 1 a 8, un d10 da 1 a 10 (la faccia con lo 0 vale 10), un d12 da 1 a 12; ogni faccia è ugualmente probabile.
rule-TW-1-3 = Il tabellone ha due { -starting-star-other } per ognuno dei quattro giocatori e un tracciato { -point-other } con quattro segnapunti. Ci sono sei { -scoring-card-other }, una per { -colour-one }, la { -twinkle-card-one }, 20 carte { -mission-one } (da 1 a 10 di bronzo, da 11 a 20 d’argento), quattro { -campaign-card-other } per il solitario, e sette { -connector-other } per giocatore.

rules-TW-2 = Preparazione
rule-TW-2-1 = Il caso sceglie i { -colour-other } { -in-play-phrase }: quattro su sei in due giocatori, cinque in tre, tutti in quattro. Gli altri { -die-other } non si usano.
rule-TW-2-2 = I d8 { -in-play-phrase } si tirano una volta e stanno al { -centre-one }. Tutti gli altri { -die-other } stanno, senza tirarli, accanto alla carta del loro { -colour-one }.
rule-TW-2-3 = La { -twinkle-card-one } è sempre { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, a caso: Base nessuna, Bronzo una di bronzo, Argento due d’argento, Diamante una di bronzo e due d’argento. Le { -mission-other } sono scoperte e valgono per tutti.
rule-TW-2-5 = Inizia chi ha visto per ultimo una { -star-one } cadente, oppure decide il caso. Si gioca in senso orario.

rules-TW-3 = Un { -turn-one }
rule-TW-3-1 = Tira tre: scegli tre { -die-other } liberi qualsiasi, accanto alle carte o al { -centre-one }, tirali, e { -hang-imperative } esattamente uno di loro.
rule-TW-3-2 = Gli altri due { -die-other } { -go-home-verb-nt }: alla loro carta, o se d8 al { -centre-one } con il nuovo { -result-one }.
rule-TW-3-3 = Oppure prendi un d8: { -hang-imperative } un d8 del { -centre-one } con il { -result-one } che mostra, senza tirarlo. Deve trovare posto da qualche parte.
rule-TW-3-4 = Sotto una { -star-one } puoi { -hang-verb } qualsiasi { -result-one }. Sotto un { -die-one } il { -result-one } dev’essere più basso di quello del { -die-one } sopra, mai uguale. Va bene ogni tuo { -die-one }, non solo l’ultimo.
rule-TW-3-5 = Al massimo due { -die-other } sono { -hang-participles } direttamente sotto ogni { -star-one } e ogni { -die-one }.
rule-TW-3-6 = I { -die-other } { -hang-participles } non si spostano e non cambiano mai {$ruling}. Una { -star-one } può restare vuota.
rule-TW-3-7 = Se un { -die-one } tirato trova posto, devi { -hang-verb-some } uno; scegli tu quale e dove. Se nessuno trova posto, tutti { -go-home-verb-nt }, i d8 con i nuovi { -result-other }, e il { -turn-one } è perso. Dopo un tiro fallito non puoi prendere invece un d8 {$ruling}.
rule-TW-3-8 = Dopo il { -round-one } 7, chi ha perso { -turn-other } continua in senso orario dal primo giocatore, un { -turn-one } alla volta; chi ha finito o è { -blocked-adjective } si salta.
rule-TW-3-9 = Chi non può più { -hang-verb } nessun { -die-one } è { -blocked-adjective }: entrambe le { -star-other } sono piene, e così ogni { -die-one } che mostra 2 o più. Quel giocatore si salta fino alla fine, con meno di sette { -die-other }.
rule-TW-3-10 = La partita finisce quando ogni giocatore ha sette { -die-other } o è { -blocked-adjective }.
rule-TW-3-11 = Da due a quattro giocatori tre { -die-other } sono sempre liberi: ne restano almeno 7, 5 e 3.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Contano i { -die-other } neri ovunque sotto la { -star-one }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Ogni { -die-one } rosso sceglie per sé {$ruling}. Il suo stesso { -result-one } non conta. Una { -line-one } va da una { -star-one } giù fino a un { -die-one } che non ne ha sotto.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vince chi ha più { -point-other }. In caso di parità vince chi tra questi ha giocato per ultimo, contando anche i { -turn-other } recuperati dopo il { -round-one } 7 {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } Le { -mission-other } da 1 a 10 sono di bronzo; da 1 a 6 confrontano i giocatori e premiano tutti i primi a pari merito.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } per la somma più bassa di tutti i { -result-other }, anche a pari merito.
rule-TW-5-4 = 3 { -point-other } a chi ha { -die-other } di meno { -type-other } diversi, anche a pari merito.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } a chi ha meno { -colour-other } diversi, anche a pari merito.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Le { -mission-other } da 11 a 20 sono d’argento e valgono ogni volta che si presentano.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Conta tutta la { -constellation-one }.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Nessun { -die-one } fa coppia con sé stesso {$ruling}. Contano le coppie migliori; due d6 che mostrano entrambi 3 possono fare coppia.
rule-TW-5-18 = { mission-18-does } Contano le coppie migliori.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = In solitario
rule-TW-6-1 = La { -campaign-one } ha 40 { -level-other }, in ordine. Un { -level-one } fissa le sue { -mission-other } e quattro { -colour-other }: 20 { -die-other }, con quattro d8 al { -centre-one }. Un { -level-one } fallito si ritenta dall’inizio.
rule-TW-6-2 = Un { -level-one } è superato con almeno 20 { -point-other } tra { -colour-card-other } e Twinkle, e con ogni { -mission-one } compiuta. Le { -mission-other } non danno { -point-other }.
rule-TW-6-3 = Le { -bronze-mission-other } chiedono: 1 una { -line-one } di cinque o più; 2 tre { -result-other } uguali, o più {$ruling}; 3 una somma sotto 30, con tutti e sette i { -die-other } {$ruling}; 4 tre { -type-other } al massimo {$ruling}; 5 tre { -die-other } che sommati danno 16 o più; 6 tre { -colour-other } al massimo {$ruling}; da 7 a 10 come sopra, 10 con tutti e quattro i { -colour-other } del { -level-one }.
rule-TW-6-4 = Una { -silver-mission-one } è compiuta quando darebbe { -point-other } almeno una volta.
rule-TW-6-5 = Ogni { -turn-one } un { -die-one } { -leave-the-game-verb-s } per sempre. Dopo un tiro scegli uno dei due { -die-other } non { -hang-participles }; l’altro { -go-home-verb-s }. Dopo la presa di un d8 è un altro d8 del { -centre-one }, o un { -die-one } libero qualsiasi se non ce n’è.
rule-TW-6-6 = Dopo un tiro fallito scegli quale { -die-one } tirato { -leave-the-game-verb-s }; gli altri { -go-home-verb-nt } {$ruling}. Opzione: i tiri falliti non costano { -die-other }.
rule-TW-6-7 = Se meno di tre { -die-other } sono liberi, tira quelli. Se non resta nessun { -die-one } che possa { -leave-the-game-verb }, nessuno esce. Se i { -die-other } finiscono prima che sette siano { -hang-participles }, la partita finisce e si valuta così com’è {$ruling}.
rule-TW-6-8 = Se non puoi più { -hang-verb } nessun { -die-one }, la partita finisce subito e si valuta così com’è {$ruling}.
rule-TW-6-9 = Puoi creare { -level-other } tuoi, con { -scoring-card-other } e { -mission-other } qualsiasi. Qui puoi scegliere quattro { -colour-other } qualsiasi.
rule-TW-6-10 = Non conosciamo i 40 { -level-other } stampati. I nostri {$reconstruction} sono quattro carte da dieci; ognuno è già stato superato, e sono in ordine di quanto spesso li supera il bot «Forte»; compaiono ogni { -mission-one } e ogni gruppo di { -colour-other }. Puoi anche scegliere tu { -colour-other } e { -mission-other }; le { -mission-other } 4 e 8 si contraddicono, come 6 e 10, e 1, 7 e 9.

rules-TW-7 = Un esempio, con i { -point-other }
rule-TW-7-1 = Bill ha 16 { -point-other }: giallo 3, verde 2, nero 1, rosso 8 (3, 3 e 2), Twinkle 2. Sotto la { -star-one } A: d10 nero (10); sotto, d12 rosso (9); sotto ancora, d8 giallo (6) e d10 verde (7). D8 rosso (5) sotto il d8 giallo, d4 giallo (2) sotto il d8 rosso, d4 rosso (3) sotto il d10 verde.
rule-TW-7-2 = Elizabeth ha 18 { -point-other }: blu 4, verde 5, nero 5 (4 e 1), Twinkle 4. Sotto la { -star-one } A: d8 nero (7), sotto di esso d12 nero (3); d8 verde (6), sotto di esso d6 verde (4). Sotto la { -star-one } B: d6 nero (5), sotto di esso d8 blu (3) e d4 blu (2).
rule-TW-7-3 = Anna ha 19 { -point-other }: giallo 6, blu 2, viola 3, rosso 2, Twinkle 6. Sotto la { -star-one } A: d6 blu (5), sotto di esso d10 blu (4), sotto ancora d12 giallo (2). Sotto la { -star-one } B: d10 rosso (9), sotto di esso d12 viola (8), sotto ancora d10 giallo (6) e d6 giallo (3).

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Una { -constellation-one } deve avere sette { -die-other } per concorrere alle { -mission-other } 3, 4 e 6 {$ruling}.
rule-ours-2 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria {$ruling}.
rule-ours-3 = I { -die-other } si scelgono in qualsiasi ordine, e una scelta si può annullare fino al tiro {$ruling}.
rule-ours-4 = I { -point-other } mostrati durante una partita sono quelli delle { -constellation-other } così come i { -die-other } sono { -hang-participles }; le { -mission-other } che confrontano possono ancora cambiare {$ruling}.

## What a typed text should have been

unread-colour = «{ $text }» non è un { -colour-one }; atteso: uno di { $colours }.
unread-mission = «{ $text }» non è una { -mission-one }; atteso: «mission» e un numero da 1 a { $count }.
unread-first = «{ $text }» non è un posto; atteso: «first» e il numero di un posto, come «first 2».
unread-result = «{ $text }» non è un { -result-one } di { $die }; atteso: un numero da 1 a { $count }, come «{ $die }=1».
tree-part = «{ $text }» non è un { -die-one } di una { -constellation-one }; atteso: die=result@parent, come «red d12=9@black d10», «R12=9@N10» o «R12=9@A».
tree-result = «{ $text }»: il { -die-one } non ha una faccia così ({ $tag }).
tree-long = Una { -constellation-one } ha al massimo sette { -die-other } ({ $tag }), questo è di troppo: «{ $text }».
tree-twice = Il { -die-one } { $text } c’è due volte, ma ne esiste uno solo ({ $tag }).
tree-colour = Il { -die-one } { $text } è di un { -colour-one } non { -in-play-phrase } ({ $tag }).
tree-taken = Il { -die-one } { $text } è { -hang-participle } altrove, o è { -leave-the-game-participle } ({ $tag }).
tree-parent = «{ $text }»: il { -die-one } sopra non è in questa { -constellation-one } ({ $tag }).
tree-lower = «{ $text }»: il { -result-one } dev’essere più basso di quello sopra ({ $tag }).
tree-three = Più di due { -die-other } sono { -hang-participles } sotto { $text } ({ $tag }).

## Bots

bot-greedy-help = punta al massimo di { -point-other } in questo { -turn-one }
bot-beginner-help = prende il primo { -die-one } che rende bene, non vede i migliori e spera in tiri fortunati
bot-novice-help = come Difficile, ma una scelta può costargli fino al 6% di probabilità di vittoria
bot-club-help = come Difficile, ma una scelta può costargli fino al 2% di probabilità di vittoria
bot-strong-help = valuta ciò che questo { -turn-one } lascia, come ha imparato
bot-master-help = valuta ogni tiro di questo { -turn-one }, a fine partita anche del prossimo, e i { -die-other } presi dagli altri

## Help with a decision

advice-fits = Trova posto
advice-cards = Carta per carta
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Tira { $dice }
advice-take = Prendi il { $die } con il suo { $result }
advice-pick = Scegli il { $die }
advice-odds = Trova posto: la probabilità di poter { -hang-verb } uno dei { -die-other }.
advice-hang = { -Hang-imperative } il { $die } ({ $result }) sotto il { $parent }
advice-hang-star = { -Hang-imperative } il { $die } ({ $result }) sotto la { -star-one } { $star }
advice-places = { -Point-other }: quanto dà il posto ora, carta per carta; i { -turn-other } successivi non contano.
advice-note = { advice-odds } { -Point-other }: quanto dà in media questo { -turn-one }, con il { -die-one } migliore nel posto migliore; i { -turn-other } successivi non contano.

## Scoring from a file, and the score pad

score-figure = { $mission }, a confronto, da sola senza { -point-other }
score-compared = { $mission } ({ $figure }, a confronto)
score-colours = «{ $text }» non è un gruppo di { -colour-other }; atteso: alcune delle lettere { $letters }, ognuna una volta.
pad-cards = Carte
pad-missions = { -Mission-other }, per ora (da 1 a 6: ciò che si confronta)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: non { -in-play-phrase }
pad-die = Tocca il posto del prossimo { -die-one }, o un { -die-one } { -hang-participle }.
pad-result = Che cosa mostra il { $die }?
pad-shows = { $die }: { $result }
pad-place = Dove { -hang-imperative } il { $die } ({ $result })?
pad-nowhere = Il { $die } ({ $result }) non trova posto.
pad-under-star = Sotto la { -star-one } { $star }
pad-under-die = Sotto il { $die } ({ $result })
pad-remove = Togli il { $die }
pad-compared = { $mission }: ciò che si confronta
pad-compared-means = Decide chi riceve i { -point-other } qui sopra.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = «{ $text }» non sono { -mission-other } di una stessa partita; atteso: al massimo una di bronzo (da 1 a 10) e due d’argento (da 11 a 20), come «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Prima togli ciò che è { -hang-participle } sotto.
pad-tied = In caso di parità vince chi ha giocato per ultimo (TW-4.8); il segnapunti non sa chi è.
pad-whole = Tutti e sette i { -die-other } sono { -hang-participles }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Altro { -die-one }
deed-place = Piazza sotto { $place }
deed-pick = Scegli questo { -die-one }
deed-discard = Scarta il { $die }
touch-place = Tocca una luce.
touch-pick = Tocca un { -die-one }.
touch-discard = Tocca un { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Ogni { -constellation-one } parte da due, A e B. Sotto ogni { -star-one } e ogni { -die-one } si possono { -hang-verb } fino a due { -die-other }.
sign-connector = { -Connector-one } che { -twinkle-verb-s }
sign-connector-does = Il { -die-one } sotto ha più { -sides-other } di quello sopra: 2 { -point-other } per la { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Qui stanno i d8 con i { -result-other } del loro ultimo tiro.
sign-take = Prendilo così com’è
sign-take-does = { -Hang-imperative } questo d8 con il { -result-one } che mostra, senza tirarlo.
sign-cup = Bussolotto
sign-cup-does = Tira i tre { -die-other } scelti; ne puoi { -hang-verb } uno, gli altri { -go-home-verb-nt }.
sign-left = Fuori dal gioco
sign-left-does = In solitario, ogni { -turn-one } un { -die-one } { -leave-the-game-verb-s } per sempre; il suo posto è barrato.
now-hung =
    { $count ->
        [one] 1 { -die-one } { -hang-participle }, su sette.
       *[other] { $count } { -die-other } { -hang-participles }, su sette.
    }
now-points =
    { $points ->
        [one] 1 { -point-one } ora.
       *[other] { $points } { -point-other } ora.
    }
now-best =
    { $card ->
        [any] Un altro { -die-one } può portare a { $points }.
       *[colour] Un altro { -die-one } di questo { -colour-one } può portare a { $points }.
    }
now-most =
    { $card ->
        [any] Nessun singolo { -die-one } può dare di più.
       *[colour] Nessun singolo { -die-one } di questo { -colour-one } può dare di più.
    }
now-compared = { $own } qui; il meglio degli altri: { $others }.
now-met = Ora è compiuta.
now-may-meet = { now-unmet } Un altro { -die-one } può compierla.
now-unmet = Ora non è compiuta.

## What gives the win shares of a review

evaluator-net = { -turn-other } esatti, poi stime apprese
evaluator-level = { evaluator-net }, per il { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = I numeri dei d4
chance-of-d6 = I numeri dei d6
chance-of-d8 = I numeri dei d8
chance-of-d10 = I numeri dei d10
chance-of-d12 = I numeri dei d12
chance-of-colour = I { -colour-other } { -in-play-phrase }
mistake-taking = prendere invece di tirare
mistake-rolling = tirare invece di prendere
mistake-low-d8 = prendere un d8 troppo basso
mistake-dull = tirare { -die-other } che { -twinkle-verb-nt } di rado
mistake-small = tirare { -die-other } con troppo poche { -sides-other }
mistake-large = tirare { -die-other } con troppe { -sides-other }
mistake-colour = scegliere il { -colour-one } sbagliato
mistake-mission = mancare una { -mission-one }
mistake-twinkle = mancare un brillio
mistake-points = piazzare per troppo pochi { -point-other }
mistake-low = piazzare un { -result-one } troppo basso
mistake-top = piazzare in alto un { -die-one } con molte { -sides-other }
mistake-star = piazzare troppo presto sotto una { -star-one }
mistake-under = piazzare sotto un { -die-one }, non sotto una { -star-one }
mistake-place = piazzare un { -die-one }
mistake-fitting = scartare un d8 ancora piazzabile
mistake-discard = scartare un { -die-one }
why-fits = Così un { -die-one } va bene nel { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dei lanci, non nel { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = In media il { -turn-one } porta così { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, non { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Porta subito { $better }, non { $taken }.
why-room = Nel prossimo { -turn-one } un { -die-one } va bene così nel { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dei lanci, non nel { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Così resta libero 1 posto sotto le { -star-other }, non { $taken }.
       *[other] Così restano liberi { $better } posti sotto le { -star-other }, non { $taken }.
    }
why-high = Sotto i { -die-other } vanno bene così { -result-other } fino a { $better }, non fino a { $taken }.
why-next = Con i { -die-other } rimasti, il prossimo { -turn-one } porta così in media { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Tocca a: { $player }

## Puzzles

puzzle-how-exact-turn = con ogni tiro, { -die-one } e posto degli ultimi { -turn-other }
puzzle-theme-which-dice = quali { -die-other } tirare
puzzle-theme-centre = un { -die-one } dal { -centre-one }
puzzle-theme-twinkle = una coppia Twinkle
puzzle-theme-colour-card = la carta di un { -colour-one }
puzzle-theme-mission = una { -mission-one }
puzzle-theme-last-die = l’ultimo { -die-one }
puzzle-theme-defence = prima dell’ultimo { -turn-one } altrui
puzzle-theme-fewer-points = meglio meno { -point-other }
puzzle-ask-which-dice = Quali { -die-other } tiri, o ne prendi uno?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Dove { -hang-imperative } il tuo ultimo { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } L’altro posto ne ha ancora uno da { -hang-verb }.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Quattro { -colour-other } su sei, ognuno di cinque { -type-other }. Il contorno indica il { -type-one }, il segno il { -colour-one }.
example-centre = In due giocatori si usano quattro { -colour-other }. I d8 stanno al { -centre-one } con i loro { -result-other }; gli altri { -die-other } non sono tirati.
example-three = Si scelgono tre { -die-other }, al { -centre-one } o accanto alle carte, e si tirano; due non bastano.
example-take = Il d8 rosso mostra 4 e trova posto sotto il 5 rosso. Il d8 giallo mostra 5 e non trova posto.
example-lower = Un 3 si può { -hang-verb } sotto un 5, ma non sotto un altro 3.
example-two-at-most = Un altro { -die-one } può stare sotto il 9 rosso; sotto la { -star-one } due sono già { -hang-participles }.
example-yellow = Uno, due e tre { -die-other } gialli.
example-blue = Due { -die-other } blu sotto una { -star-one } sono una coppia; ogni altro { -die-one } blu vale 1. Blu e rosso non fanno coppia.
example-green = Un d4 verde con altri due d4, e un d12 verde, unico del suo { -type-one }.
example-black = Due { -die-other } neri sotto una { -star-one } con somma 9, o uno sotto ogni { -star-one }.
example-purple = Un { -die-one } viola connesso a tre { -die-other }. Le { -star-other } non contano.
example-red = Il { -die-one } rosso prende la { -line-one } con 8, 6 e 4: tre altri { -result-other } pari.
example-twinkle = Un d6 { -twinkle-verb-s } sotto un d4, e un d8 sotto un d6; non un d6 o un d4 sotto un d6.
example-connectors = Tre { -connector-other } uniscono { -die-other } dello stesso { -colour-one }: 9 e 7, 7 e 5, 4 e 3.
example-sums = 5 e 4 fanno 9, e 3 e 2 fanno 5.
example-out = Il d4 rosso è { -hang-participle }. Uno dei due { -die-other } tirati con lui { -leave-the-game-verb-s }, nessun altro.
example-bill = La { -constellation-one } di Bill: il d12 rosso sotto il d10 nero { -twinkle-verb-s }.
example-elizabeth = La { -constellation-one } di Elizabeth: una coppia blu, e { -die-other } neri sotto entrambe le { -star-other }.
example-anna = La { -constellation-one } di Anna: tre { -die-other } gialli, e tre { -die-other } che { -twinkle-verb-nt }.
example-any-order = Prima è stato scelto un { -die-one } verde; può seguirne uno rosso.
summary-turn = Il tuo { -turn-one }
summary-turn-1 = Scegli tre { -die-other } liberi qualsiasi, tirali, e { -hang-imperative } esattamente uno di loro. Gli altri { -go-home-verb-nt }; un d8 va al { -centre-one } con il nuovo { -result-one }.
summary-turn-2 = Oppure prendi un d8 dal { -centre-one } con il suo { -result-one }, se trova posto.
summary-turn-3 = Se nessuno dei tre trova posto, il { -turn-one } è perso.
summary-hang = Come { -hang-verb }
summary-hang-1 = Sotto una { -star-one }: qualsiasi { -result-one }. Sotto un { -die-one }: solo uno più basso.
summary-hang-2 = Al massimo due { -die-other } sotto ogni { -star-one } e ogni { -die-one }.
summary-hang-3 = Ciò che è { -hang-participle } non si sposta mai.
summary-cards = { -Point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Nero, per ogni { -star-one }: un { -die-one } 1; più { -die-other } secondo la somma: fino a 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, da 11 in su: 3.
summary-cards-5 = Viola: 1 per ogni { -die-one } connesso.
summary-cards-6 = Rosso: su una { -line-one }, 1 per ogni altro { -result-one } pari, o per ogni altro dispari.
summary-cards-7 = Twinkle: 2 per ogni { -die-one } sotto un { -die-one } con meno { -sides-other }.
summary-end = Fine della partita
summary-end-1 = Tutti hanno sette { -die-other } o sono { -blocked-plural }. I { -turn-other } persi si recuperano dopo il { -round-one } 7.
summary-end-2 = Vince chi ha più { -point-other }; a parità, chi ha giocato per ultimo.
summary-end-3 = In solitario: 20 { -point-other } e ogni { -mission-one }. Ogni { -turn-one } un altro { -die-one } { -leave-the-game-verb-s }.

## The tutorial

tutorial-goal = Lo scopo: { -hang-verb } sette { -die-other } sotto le tue due { -star-other }, e fare più { -point-other } di Zoe.
tutorial-pick = Ogni { -turn-one } scegli tre { -die-other }, li tiri, e { -hang-imperative } uno di loro: scegli prima il d12 blu.
tutorial-pick-other = Per questa lezione, scegli il { -die-one } segnato.
tutorial-pick-2 = Ora il d10 giallo.
tutorial-pick-3 = E il d4 verde.
tutorial-roll = Ora tira i tre { -die-other }.
tutorial-hang = { -Hang-imperative } uno dei tre; gli altri { -go-home-verb-nt }. Sotto una { -star-one } puoi { -hang-verb } qualsiasi { -result-one }, e uno alto è il migliore: { -hang-imperative } il d12 blu, un 9, sotto la tua prima { -star-one }.
tutorial-hang-low = Sotto puoi { -hang-verb } solo { -result-other } più bassi, quindi così resta poco posto. Il d12 blu mostra di più.
tutorial-centre = Zoe ha preso un d8 dal { -centre-one }, con il { -result-one } che mostra, senza tirarlo. Prendi quello blu, un 7.
tutorial-centre-other = Per questa lezione, prendi il d8 blu dal { -centre-one }.
tutorial-under = Sotto un { -die-one } puoi { -hang-verb } solo un { -result-one } più basso, e al massimo due { -die-other }. Il 7 trova posto sotto il 9.
tutorial-under-other = Per ciò che segue, { -hang-imperative-it } sotto il d12 blu.
tutorial-blue-roll = Ogni { -colour-one } dà { -point-other } secondo la sua carta. Due { -die-other } blu affiancati sotto un { -die-one } o una { -star-one } valgono 4 { -point-other }, ogni altro { -die-one } blu 1. Il d10 blu è tra i tuoi tre: tira.
tutorial-blue = Il d10 blu mostra 6. { -Hang-imperative-it } sotto il 9, a fianco del d8 blu.
tutorial-blue-other = Così non fai una coppia blu. { -Hang-imperative } il d10 blu a fianco del d8 blu.
tutorial-yellow = Il giallo conta i tuoi { -die-other } gialli, dovunque siano { -hang-participles }: uno vale 1 { -point-one }, due 3, tre 6. { -Hang-imperative } il d6 giallo, un 5, sotto il 7.
tutorial-yellow-other = Per ciò che segue serve il d6 giallo sotto il d8 blu.
tutorial-twinkle = Un { -die-one } { -twinkle-verb-s } sotto un { -die-one } con meno { -sides-other }: 2 { -point-other }, per ogni { -colour-one }. { -Hang-imperative } il d10 giallo sotto il d6 giallo.
tutorial-twinkle-other = { -Hang-imperative } il d10 giallo sotto il d6 giallo, dove { -twinkle-verb-s }.
tutorial-green = Un { -die-one } verde vale 1 { -point-one }, e 1 in più per ogni altro tuo { -die-one } del suo { -type-one }. Hai due d10: { -hang-imperative } il d10 verde sotto il d6 giallo, dove { -twinkle-verb-s }.
tutorial-green-other = Sotto il d6 giallo il d10 verde vale di più, perché lì { -twinkle-verb-s }.
tutorial-mission = Le { -mission-other } sono per tutti i giocatori; questa dà 3 { -point-other } a chiunque abbia { -die-other } di tutti e cinque i { -type-other }. Ti manca solo un d4: scegli quello rosso.
tutorial-red = Un { -die-one } rosso conta gli altri { -die-other } dispari di una { -line-one } che passa per esso, o i pari. La { -line-one } 9, 7, 5, 3 è tutta dispari: { -hang-imperative } il d4 rosso in fondo, per 4 { -point-other } e la { -mission-one }.
tutorial-red-other = Il d4 rosso vale di più in fondo alla { -line-one } più lunga, sotto il d10 giallo.
tutorial-won = Tutti hanno sette { -die-other }, e hai vinto 22 a 16! Ricorda: se nessuno dei tre { -die-other } trova posto, tutti { -go-home-verb-nt }, e il { -turn-one } è perso.
tutorial-colours = Verso la fine di un’altra partita. In due giocatori quattro dei sei { -colour-other } sono { -in-play-phrase }, stavolta anche nero e viola.
tutorial-purple = Un { -die-one } viola vale 1 { -point-one } per ogni { -die-one } connesso, sopra o sotto. { -Hang-imperative } il d10 viola sotto il d12 giallo.
tutorial-purple-other = La lezione continua con il d10 viola sotto il d12 giallo.
tutorial-purple-two = Due { -die-other } viola connessi si contano a vicenda. Un 6 sotto un 8 serve anche a una { -mission-one }: 1 { -point-one } per ogni { -die-one } che mostra esattamente 2 in meno di quello sopra.
tutorial-purple-two-other = Lì i { -die-other } viola non sono connessi. { -Hang-imperative } il d6 viola sotto il d10 viola.
tutorial-black = I { -die-other } neri danno { -point-other } secondo la loro somma sotto ogni { -star-one }; 9 è la migliore: 5 { -point-other }. La tua prima { -star-one } ha un 6 nero: { -hang-imperative } il 3 nero sotto il d12 rosso; serve anche alla { -mission-one }.
tutorial-black-other = Sotto la prima { -star-one } il d4 nero dà una somma di 9, e sotto il d12 rosso serve anche alla { -mission-one }.
tutorial-end = Hai vinto ancora, e conosci tutti e sei i { -colour-other }. Le { -mission-other } cambiano da partita a partita: leggile prima, e buon divertimento!
