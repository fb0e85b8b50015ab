### The words of Twinkle in Italian.

## The game

game-name = Twinkle
game-tagline = Sette dadi sotto due stelle: dove sono appesi decide quanto valgono.
game-by = di Theo Karvounis, V-Games
game-about = Tira tre dadi a tua scelta e appendi uno di loro nella tua costellazione: sotto una stella qualsiasi risultato, sotto un dado solo risultati più bassi. Ogni colore dà punti a modo suo. Dopo sette dadi vince chi ha più punti. Da uno a quattro giocatori; in solitario giochi per le missioni.

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
star-a = la stella A
star-b = la stella B
place-die = il { $die } ({ $result })

## Scoring cards and missions

card-red = Rosso
card-yellow = Giallo
card-blue = Blu
card-green = Verde
card-black = Nero
card-purple = Viola
card-twinkle = Twinkle
card-red-does = Per ogni dado rosso scegli una linea che passa per esso, e pari o dispari, come conviene di più: 1 punto per ogni altro dado di quella linea con un risultato così, dadi rossi compresi.
card-yellow-does = Un dado giallo ovunque 1 punto, due 3, tre o più 6.
card-blue-does = 4 punti per due dadi blu affiancati sotto uno stesso dado o una stessa stella, 1 per ogni altro dado blu.
card-green-does = 1 punto per ogni dado verde, e 1 in più per ogni altro dado del suo tipo in tutta la costellazione.
card-black-does = Sotto ogni stella separatamente: un dado nero 1 punto; due o più secondo la somma dei loro risultati: fino a 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; da 11: 3.
card-purple-does = Per ogni dado viola, 1 punto per ogni dado connesso a esso, sopra o sotto. Le stelle non contano.
card-twinkle-does = 2 punti per ogni dado appeso sotto un dado con meno facce, come un d10 sotto un d6. Un dado sotto una stella non brilla mai.

card-mission = Missione { $number }: { $mission }
mission-1 = Linea più lunga
mission-2 = Risultati uguali
mission-3 = Somma più bassa
mission-4 = Pochi tipi
mission-5 = I tre più alti
mission-6 = Pochi colori
mission-7 = Pari o dispari
mission-8 = Tutti e cinque i tipi
mission-9 = Sei al massimo
mission-10 = Ogni colore
mission-11 = Colori connessi
mission-12 = Due in meno
mission-13 = Tipi gemelli
mission-14 = Nove o dieci con un d4
mission-15 = Tredici o quattordici
mission-16 = Gli uno
mission-17 = d6 con 3, d10 con 4
mission-18 = Da stella a stella
mission-19 = Risultati gemelli
mission-20 = Somma di due
mission-1-does = 3 punti a chi ha più dadi in una linea, anche a pari merito.
mission-2-does = 3 punti a chi ha più dadi che mostrano lo stesso risultato, anche a pari merito.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 punti per la somma più alta dei propri tre risultati più alti, anche a pari merito.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Servono sette dadi.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 punti a chiunque la compia.
mission-11-does = 1 punto per ogni connettore tra due dadi dello stesso colore.
mission-12-does = 1 punto per ogni dado che mostra esattamente 2 in meno del dado sopra.
mission-13-does = 2 punti per ogni due dadi dello stesso tipo affiancati sotto un dado o una stella.
mission-14-does = 2 punti per ogni connettore tra un d4 e un altro dado i cui risultati sommati danno 9 o 10.
mission-15-does = 2 punti per ogni colore i cui dadi sommati danno 13 o 14.
mission-16-does = Un dado che mostra 1 vale 1 punto, due 3, tre o più 5.
mission-17-does = 2 punti per ogni coppia di un d6 e un altro dado che mostra 3, o di un d10 e un altro dado che mostra 4. Ogni dado sta al massimo in una coppia.
mission-18-does = Per ogni coppia di dadi, uno da sotto ogni stella: 1 punto per lo stesso colore o risultato, 2 per entrambi. Ogni dado sta al massimo in una coppia.
mission-19-does = 2 punti per ogni due dadi con risultati uguali affiancati sotto un dado o una stella.
mission-20-does = 3 punti per ogni dado i cui due dadi sotto sommati danno il suo risultato.
mission-1-solo = Cinque o più dadi in una linea.
mission-2-solo = Tre o più dadi che mostrano lo stesso risultato.
mission-3-solo = Sette dadi i cui risultati sommati danno meno di 30.
mission-4-solo = Dadi di tre tipi al massimo.
mission-5-solo = Tre dadi che sommati danno 16 o più.
mission-6-solo = Dadi di tre colori al massimo.
mission-7-solo = Sotto ogni stella tutti i risultati pari o tutti dispari: una stella può essere pari e l’altra dispari, e una stella vuota va bene.
mission-8-solo = Dadi di tutti e cinque i tipi.
mission-9-solo = Solo risultati di 6 o meno.
mission-10-solo = Un dado di ogni colore in gioco.
mission-11-solo = Due dadi dello stesso colore uniti da un connettore.
mission-12-solo = Un dado che mostra esattamente 2 in meno del dado sopra.
mission-13-solo = Due dadi dello stesso tipo affiancati sotto un dado o una stella.
mission-14-solo = Un d4 connesso a un altro dado, che insieme danno 9 o 10.
mission-15-solo = Un colore i cui dadi sommati danno 13 o 14.
mission-16-solo = Un dado che mostra 1.
mission-17-solo = Un d6 e un altro dado che mostra 3, o un d10 e un altro dado che mostra 4.
mission-18-solo = Un dado sotto ogni stella, con lo stesso colore o lo stesso risultato.
mission-19-solo = Due dadi con risultati uguali affiancati sotto un dado o una stella.
mission-20-solo = Un dado i cui due dadi sotto sommati danno il suo risultato.

# What wins a game alone, beside the board.
goal-points = { $points } di { $goal } punti
goal-points-does = Le carte colore e Twinkle devono dare { $goal } punti; ora ne danno { $points }.
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
            [minus] −{ $points } per la missione { $number }
           *[plus] { $points } per la missione { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la missione { $number } è compiuta
       *[unmet] la missione { $number } non è più compiuta
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
        [you] Appendi il { $die } ({ $result }) sotto { $place }.
       *[other] { $seat } appende il { $die } ({ $result }) sotto { $place }.
    }
seat-loses =
    { $seat ->
        [you] Perdi il turno
       *[other] { $seat } perde il turno
    }
fits-nowhere =
    { $count ->
        [one] Il { $die } mostra { $result } e non trova posto.
       *[other] Il { $die } mostra { $result }, e nessuno dei dadi trova posto.
    }
points-count =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Set-up: log and hover

did-colour = In gioco: { $colour }.
did-mission = { text-mission }
did-centre = Al centro, il { $die } mostra { $result }.
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
        [you] Prendi il { $die } ({ $result }) dal centro.
       *[other] { $seat } prende il { $die } ({ $result }) dal centro.
    }
did-fall =
    { $fits ->
        [yes] Il { $die } mostra { $result }.
       *[no] Il { $die } mostra { $result } e non trova posto.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, e un dado.
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
        [level] { $told } Livello superato!
        [failed] { $told } Livello non superato.
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
would-roll = Tira: { $dice }. Se uno trova posto, devi appenderne uno.
would-take = Prendi il { $die } ({ $result }) dal centro e appendilo senza tirare.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Appendi il { $die } ({ $result }) sotto { $place }. { $gain }
would-hang-others = { would-hang } Altri: { $others }.
would-out = Togli per sempre il { $die } dal gioco.
would-over =
    { $end ->
        [won] { $told } Vinci la partita!
        [lost] { $told } La partita finisce, e non vinci.
        [level] { $told } Livello superato!
       *[failed] { $told } Livello non superato.
    }
would-resign = Abbandona: gli altri condividono la vittoria.

## Status

status-setup = Preparazione
turn = Turno { $count }
round = Round { $count } di { $most }
round-late = Round { $count }: turni persi
dice-count =
    { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
status-choose =
    { $seat ->
        [you] Scegli { dice-count } da tirare o prendi un d8 dal centro.
       *[other] { $seat } sceglie dadi.
    }
status-pick =
    { $seat ->
        [you] Scegli { dice-count } da tirare.
       *[other] { $seat } sceglie dadi.
    }
status-pick-more =
    { $seat ->
        [you] Scegline ancora { $count } da tirare.
       *[other] { $seat } sceglie dadi.
    }
status-roll =
    { $seat ->
        [you] Tira { dice-count }.
       *[other] { $seat } tira dadi.
    }
status-hang =
    { $seat ->
        [you] Piazza uno di questi dadi: scegli il posto.
       *[other] { $seat } piazza un dado.
    }
status-take =
    { $seat ->
        [you] Piazza il { $die }: scegli il posto.
       *[other] { $seat } piazza il { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Scegli un dado tirato da scartare.
       *[other] { $seat } scarta un dado.
    }
status-out-centre =
    { $seat ->
        [you] Scegli un altro d8 al centro da scartare.
       *[other] { $seat } scarta un d8.
    }
status-out-any =
    { $seat ->
        [you] Nessun d8 al centro: scarta un dado qualsiasi.
       *[other] { $seat } scarta un dado.
    }
status-over-won =
    { $seat ->
        [you] Vinci con { points-count }!
       *[other] { $seat } vince con { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Parità con { points-count } a testa: { $seats }. Hai giocato l’ultimo turno e vinci!
       *[other] Parità con { points-count } a testa: { $seats }. { $seat } ha giocato l’ultimo turno e vince!
    }
status-over-level = Livello superato: { $points } di { $goal } punti!
status-over-short = Livello non superato: { $points } di { $goal } punti.
status-over-unmet = { status-over-short } Non compiute: { $missions }.
status-type-colour = Quali colori sono in gioco? Ancora da scegliere: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Quale missione di bronzo è in gioco?
       *[silver] Quale missione d’argento è in gioco?
    }
status-type-centre = Che cosa mostra il { $die } al centro?
status-type-first = Chi inizia?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Tira 1 dado
       *[other] Tira { $count } dadi
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un dado mostra da 1 al numero delle sue facce. Scegli uno di quelli.
refused-TW-2-1 = Quel colore non può essere in gioco. Scegli uno di quelli proposti.
refused-TW-2-2 = Un d8 mostra da 1 a 8. Scegli uno di quelli.
refused-TW-2-4 = Quella missione non può essere scelta: è del metallo sbagliato, o già in gioco. Scegli una di quelle proposte.
refused-TW-2-5 = Lì non siede nessuno. Scegli un posto di questo tavolo.
refused-TW-3-1 = Si scelgono solo dadi al centro o accanto alle carte. Scegli uno di quelli.
refused-TW-3-1-early = Si tirano tre dadi insieme. Prima scegli gli altri.
refused-TW-3-1-full = Hai scelto tre dadi. Tirali, o annulla una scelta.
refused-TW-3-3 = Si prende solo un d8 dal centro. Scegli uno di quelli, o scegli dadi da tirare.
refused-TW-3-3-late = Hai scelto dadi da tirare. Annulla la scelta prima di prendere un d8.
refused-TW-3-4 = Sotto un dado puoi appendere solo un risultato più basso. Scegli un dado che mostra di più, o una stella.
refused-TW-3-4-take = Quel d8 non trova posto: le tue stelle sono piene, e nessun dado con posto libero mostra di più. Prendine un altro, o tira.
refused-TW-3-4-lacks = Puoi appendere dadi solo sotto le tue stelle e i tuoi dadi. Scegli uno di quelli.
refused-TW-3-5 = Lì ci sono già due dadi appesi. Scegli un altro posto.
refused-TW-3-7 = Ora appendi uno dei dadi che hai in mano: scegli il dado e il suo posto.
refused-TW-3-10 = La partita è finita. Rivedila, o giocane un’altra.
refused-TW-6-5-rolled = Ora uno dei dadi tirati esce dal gioco. Scegli quale.
refused-TW-6-5-taken = Ora un altro dado esce dal gioco: un d8 al centro, o un dado libero qualsiasi se non ce n’è. Scegli quale.
refused-TW-6-6 = Nessuno dei dadi tirati trova posto. Scegli quale di loro esce dal gioco.

## Options

option-level = Missioni
option-level-help = Punti in più, aperte a tutti; in solitario vanno compiute tutte.
option-level-0 = Base: nessuna
option-level-1 = Bronzo: 1 di bronzo
option-level-2 = Argento: 2 d’argento
option-level-3 = Diamante: 1 di bronzo, 2 d’argento
option-level-4 = scelte qui sotto
option-mission_1 = Prima missione
option-mission_1-help = Solo con le missioni «scelte qui sotto»; da 1 a 10 sono di bronzo, da 11 a 20 d’argento.
option-mission_1-0 = nessuna
option-mission_1-seat = { mission-choice }
option-mission_2 = Seconda missione
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = nessuna
option-mission_2-seat = { mission-choice }
option-mission_3 = Terza missione
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
option-red = Rosso in gioco
option-red-help = Di sicuro in gioco; il caso sceglie il resto.
option-yellow = Giallo in gioco
option-yellow-help = { option-red-help }
option-blue = Blu in gioco
option-blue-help = { option-red-help }
option-green = Verde in gioco
option-green-help = { option-red-help }
option-black = Nero in gioco
option-black-help = { option-red-help }
option-purple = Viola in gioco
option-purple-help = { option-red-help }
option-first = Chi inizia
option-first-help = Decide il caso, o un posto a tua scelta.
option-first-0 = a caso
option-first-seat = posto { $count }
option-keep = I tiri falliti non costano dadi
option-keep-help = Solo in solitario: se nessun dado tirato trova posto, il turno è perso, ma nessun dado esce dal gioco.

bad-colours = Con questo numero di giocatori possono essere in gioco solo { $count } colori, ma ne sono richiesti di più: { $colours }.
bad-mission-level = È richiesta la missione { $number }, ma le missioni non sono «scelte qui sotto». Impostale così.
bad-mission-twice = La missione { $number } è richiesta due volte. Scegline un’altra.
bad-missions = Nessuno può compiere insieme le missioni { $missions }. Togline una.

## The board in text

picture-label = Le costellazioni, i dadi al centro e accanto alle carte; anche in forma di testo.
text-board = Che cosa è appeso sotto ogni stella, poi i dadi liberi
text-star-a = { $seat }, stella A:
text-star-b = { $seat }, stella B:
text-hung = { $die }: { $result }, sotto { $place }
text-hand =
    { $seat ->
        [you] Nella tua mano:
       *[other] Nella mano di { $seat }:
    }
text-centre = Al centro:
text-pool = Accanto alle carte, { $colour }:
text-out = Fuori dal gioco:
text-none = niente
text-row =
    { $points ->
        [one] { $seat }: 1 punto, { $count } di 7 dadi.
       *[other] { $seat }: { $points } punti, { $count } di 7 dadi.
    }
text-parts = Per carta: { $parts }.
text-blocked = Non si può più aggiungere nessun dado.
text-turn =
    { $seat ->
        [you] Il tuo turno.
       *[other] Il turno di questo giocatore.
    }
text-cards = Carte in gioco: { $cards }.
text-mission = Missione { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = In Twinkle costruisci una costellazione di sette dadi. Ogni turno tiri tre dadi qualsiasi e appendi uno di loro, oppure prendi un d8 dal centro con il suo risultato. Sotto una stella puoi appendere qualsiasi risultato, sotto un dado solo uno più basso, e mai più di due dadi. Ogni colore dà punti secondo la sua carta; la carta Twinkle premia i dadi sotto dadi con meno facce. Le missioni possono dare altri punti. Vince chi ha più punti; in solitario servono 20 punti e ogni missione.
rules-page = Clicca tre dadi per sceglierli, poi tira; fino ad allora puoi annullare una scelta. Oppure prendi un d8 dal centro. Passa su un dado in un posto libero per leggere quanti punti darebbe lì, e clicca per appenderlo. Anche la tastiera fa tutto questo. «Aiutami a decidere» mostra pure le probabilità dei dadi scelti. Per giocare con dadi veri, scegli «Un gioco fisico» per il caso, o usa il segnapunti. I nomi delle missioni sono nostri.

rules-TW-1 = Contenuto della scatola
rule-TW-1-1 = Ci sono 30 dadi, tutti diversi: sei colori (rosso, giallo, blu, verde, nero, viola), ognuno con un d4, d6, d8, d10 e d12. Un dado si chiama con tipo e colore.
rule-TW-1-2 = Un d4 mostra da 1 a 4, un d6 da 1 a 6, un d8 da 1 a 8, un d10 da 1 a 10 (la faccia con lo 0 vale 10), un d12 da 1 a 12; ogni faccia è ugualmente probabile.
rule-TW-1-3 = Il tabellone ha due Stelle Iniziali per ognuno dei quattro giocatori e un tracciato punti con quattro segnapunti. Ci sono sei Carte Punteggio, una per colore, la carta Twinkle, 20 carte missione (da 1 a 10 di bronzo, da 11 a 20 d’argento), quattro Carte Campagna per il solitario, e sette connettori per giocatore.

rules-TW-2 = Preparazione
rule-TW-2-1 = Il caso sceglie i colori in gioco: quattro su sei in due giocatori, cinque in tre, tutti in quattro. Gli altri dadi non si usano.
rule-TW-2-2 = I d8 in gioco si tirano una volta e stanno al centro. Tutti gli altri dadi stanno, senza tirarli, accanto alla carta del loro colore.
rule-TW-2-3 = La carta Twinkle è sempre in gioco.
rule-TW-2-4 = Missioni, a caso: Base nessuna, Bronzo una di bronzo, Argento due d’argento, Diamante una di bronzo e due d’argento. Le missioni sono scoperte e valgono per tutti.
rule-TW-2-5 = Inizia chi ha visto per ultimo una stella cadente, oppure decide il caso. Si gioca in senso orario.

rules-TW-3 = Un turno
rule-TW-3-1 = Tira tre: scegli tre dadi liberi qualsiasi, accanto alle carte o al centro, tirali, e appendi esattamente uno di loro.
rule-TW-3-2 = Gli altri due dadi tornano al loro posto: alla loro carta, o se d8 al centro con il nuovo risultato.
rule-TW-3-3 = Oppure prendi un d8: appendi un d8 del centro con il risultato che mostra, senza tirarlo. Deve trovare posto da qualche parte.
rule-TW-3-4 = Sotto una stella puoi appendere qualsiasi risultato. Sotto un dado il risultato dev’essere più basso di quello del dado sopra, mai uguale. Va bene ogni tuo dado, non solo l’ultimo.{$edition}
rule-TW-3-5 = Al massimo due dadi sono appesi direttamente sotto ogni stella e ogni dado.
rule-TW-3-6 = I dadi appesi non si spostano e non cambiano mai.{$ruling} Una stella può restare vuota.
rule-TW-3-7 = Se un dado tirato trova posto, devi appenderne uno; scegli tu quale e dove. Se nessuno trova posto, tutti tornano al loro posto, i d8 con i nuovi risultati, e il turno è perso. Dopo un tiro fallito non puoi prendere invece un d8.{$ruling}
rule-TW-3-8 = Dopo il round 7, chi ha perso turni continua in senso orario dal primo giocatore, un turno alla volta; chi ha finito o è bloccato si salta.
rule-TW-3-9 = Chi non può più appendere nessun dado è bloccato: entrambe le stelle sono piene, e così ogni dado che mostra 2 o più. Quel giocatore si salta fino alla fine, con meno di sette dadi.
rule-TW-3-10 = La partita finisce quando ogni giocatore ha sette dadi o è bloccato.
rule-TW-3-11 = Da due a quattro giocatori tre dadi sono sempre liberi: ne restano almeno 7, 5 e 3.

rules-TW-4 = Carte Punteggio
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Contano i dadi neri ovunque sotto la stella.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Ogni dado rosso sceglie per sé.{$ruling} Il suo stesso risultato non conta. Una linea va da una stella giù fino a un dado che non ne ha sotto.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vince chi ha più punti. In caso di parità vince chi tra questi ha giocato per ultimo, contando anche i turni recuperati dopo il round 7.{$ruling}

rules-TW-5 = Missioni
rule-TW-5-1 = { mission-1-does } Le missioni da 1 a 10 sono di bronzo; da 1 a 6 confrontano i giocatori e premiano tutti i primi a pari merito.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 punti per la somma più bassa di tutti i risultati, anche a pari merito.
rule-TW-5-4 = 3 punti a chi ha dadi di meno tipi diversi, anche a pari merito.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 punti a chi ha meno colori diversi, anche a pari merito.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Le missioni da 11 a 20 sono d’argento e valgono ogni volta che si presentano.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Conta tutta la costellazione.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Nessun dado fa coppia con sé stesso.{$ruling} Contano le coppie migliori; due d6 che mostrano entrambi 3 possono fare coppia.
rule-TW-5-18 = { mission-18-does } Contano le coppie migliori.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = In solitario
rule-TW-6-1 = La campagna ha 40 livelli, in ordine. Un livello fissa le sue missioni e quattro colori: 20 dadi, con quattro d8 al centro. Un livello fallito si ritenta dall’inizio.
rule-TW-6-2 = Un livello è superato con almeno 20 punti tra carte colore e Twinkle, e con ogni missione compiuta. Le missioni non danno punti.
rule-TW-6-3 = Le missioni di bronzo chiedono: 1 una linea di cinque o più; 2 tre risultati uguali, o più;{$ruling} 3 una somma sotto 30, con tutti e sette i dadi;{$ruling} 4 tre tipi al massimo;{$ruling} 5 tre dadi che sommati danno 16 o più; 6 tre colori al massimo;{$ruling} da 7 a 10 come sopra, 10 con tutti e quattro i colori del livello.
rule-TW-6-4 = Una missione d’argento è compiuta quando darebbe punti almeno una volta.
rule-TW-6-5 = Ogni turno un dado esce dal gioco per sempre. Dopo un tiro scegli uno dei due dadi non appesi; l’altro torna al suo posto. Dopo la presa di un d8 è un altro d8 del centro, o un dado libero qualsiasi se non ce n’è.
rule-TW-6-6 = Dopo un tiro fallito scegli quale dado tirato esce dal gioco; gli altri tornano al loro posto.{$ruling} Opzione: i tiri falliti non costano dadi.
rule-TW-6-7 = Se meno di tre dadi sono liberi, tira quelli. Se non resta nessun dado che possa uscire dal gioco, nessuno esce. Se i dadi finiscono prima che sette siano appesi, la partita finisce e si valuta così com’è.{$ruling}
rule-TW-6-8 = Se non puoi più appendere nessun dado, la partita finisce subito e si valuta così com’è.{$ruling}
rule-TW-6-9 = Puoi creare livelli tuoi, con Carte Punteggio e missioni qualsiasi. Qui puoi scegliere quattro colori qualsiasi.
rule-TW-6-10 = Non conosciamo i 40 livelli stampati. I nostri {$reconstruction} sono quattro carte da dieci; ognuno è già stato superato, e sono in ordine di quanto spesso li supera il bot «Forte»; compaiono ogni missione e ogni gruppo di colori. Puoi anche scegliere tu colori e missioni; le missioni 4 e 8 si contraddicono, come 6 e 10, e 1, 7 e 9.

rules-TW-7 = Un esempio, con i punti
rule-TW-7-1 = Bill ha 16 punti: giallo 3, verde 2, nero 1, rosso 8 (3, 3 e 2), Twinkle 2. Sotto la stella A: d10 nero (10); sotto, d12 rosso (9); sotto ancora, d8 giallo (6) e d10 verde (7). D8 rosso (5) sotto il d8 giallo, d4 giallo (2) sotto il d8 rosso, d4 rosso (3) sotto il d10 verde.
rule-TW-7-2 = Elizabeth ha 18 punti: blu 4, verde 5, nero 5 (4 e 1), Twinkle 4. Sotto la stella A: d8 nero (7), sotto di esso d12 nero (3); d8 verde (6), sotto di esso d6 verde (4). Sotto la stella B: d6 nero (5), sotto di esso d8 blu (3) e d4 blu (2).
rule-TW-7-3 = Anna ha 19 punti: giallo 6, blu 2, viola 3, rosso 2, Twinkle 6. Sotto la stella A: d6 blu (5), sotto di esso d10 blu (4), sotto ancora d12 giallo (2). Sotto la stella B: d10 rosso (9), sotto di esso d12 viola (8), sotto ancora d10 giallo (6) e d6 giallo (3).

rules-ours = Altre nostre interpretazioni
rule-ours-1 = Una costellazione deve avere sette dadi per concorrere alle missioni 3, 4 e 6.{$ruling}
rule-ours-2 = Chi abbandona non ottiene niente, e gli altri condividono la vittoria.{$ruling}
rule-ours-3 = I dadi si scelgono in qualsiasi ordine, e una scelta si può annullare fino al tiro.{$ruling}
rule-ours-4 = I punti mostrati durante una partita sono quelli delle costellazioni così come i dadi sono appesi; le missioni che confrontano possono ancora cambiare.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» non è un colore; atteso: uno di { $colours }.
unread-mission = «{ $text }» non è una missione; atteso: «mission» e un numero da 1 a { $count }.
unread-first = «{ $text }» non è un posto; atteso: «first» e il numero di un posto, come «first 2».
unread-result = «{ $text }» non è un risultato di { $die }; atteso: un numero da 1 a { $count }, come «{ $die }=1».
tree-part = «{ $text }» non è un dado di una costellazione; atteso: die=result@parent, come «red d12=9@black d10», «R12=9@N10» o «R12=9@A».
tree-result = «{ $text }»: il dado non ha una faccia così ({ $tag }).
tree-long = Una costellazione ha al massimo sette dadi ({ $tag }), questo è di troppo: «{ $text }».
tree-twice = Il dado { $text } c’è due volte, ma ne esiste uno solo ({ $tag }).
tree-colour = Il dado { $text } è di un colore non in gioco ({ $tag }).
tree-taken = Il dado { $text } è appeso altrove, o è uscito dal gioco ({ $tag }).
tree-parent = «{ $text }»: il dado sopra non è in questa costellazione ({ $tag }).
tree-lower = «{ $text }»: il risultato dev’essere più basso di quello sopra ({ $tag }).
tree-three = Più di due dadi sono appesi sotto { $text } ({ $tag }).

## Bots

bot-greedy-help = punta al massimo di punti in questo turno
bot-beginner-help = prende il primo dado che rende bene, non vede i migliori e spera in tiri fortunati
bot-novice-help = come Difficile, ma una scelta può costargli fino al 6% di probabilità di vittoria
bot-club-help = come Difficile, ma una scelta può costargli fino al 2% di probabilità di vittoria
bot-strong-help = valuta ciò che questo turno lascia, come ha imparato
bot-master-help = valuta ogni tiro di questo turno, a fine partita anche del prossimo, e i dadi presi dagli altri

## Help with a decision

advice-fits = Trova posto
advice-cards = Carta per carta
advice-gain = Punti
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Tira { $dice }
advice-take = Prendi il { $die } con il suo { $result }
advice-pick = Scegli il { $die }
advice-odds = Trova posto: la probabilità di poter appendere uno dei dadi.
advice-hang = Appendi il { $die } ({ $result }) sotto il { $parent }
advice-hang-star = Appendi il { $die } ({ $result }) sotto la stella { $star }
advice-places = Punti: quanto dà il posto ora, carta per carta; i turni successivi non contano.
advice-note = { advice-odds } Punti: quanto dà in media questo turno, con il dado migliore nel posto migliore; i turni successivi non contano.

## Scoring from a file, and the score pad

score-figure = { $mission }, a confronto, da sola senza punti
score-compared = { $mission } ({ $figure }, a confronto)
score-colours = «{ $text }» non è un gruppo di colori; atteso: alcune delle lettere { $letters }, ognuna una volta.
pad-cards = Carte
pad-missions = Missioni, per ora (da 1 a 6: ciò che si confronta)
pad-in-play = { $card }: in gioco
pad-not-in-play = { $card }: non in gioco
pad-die = Tocca il posto del prossimo dado, o un dado appeso.
pad-result = Che cosa mostra il { $die }?
pad-shows = { $die }: { $result }
pad-place = Dove appendi il { $die } ({ $result })?
pad-nowhere = Il { $die } ({ $result }) non trova posto.
pad-under-star = Sotto la stella { $star }
pad-under-die = Sotto il { $die } ({ $result })
pad-remove = Togli il { $die }
pad-compared = { $mission }: ciò che si confronta
pad-compared-means = Decide chi riceve i punti qui sopra.
pad-choose-missions = Missioni in gioco
pad-bad-missions = «{ $text }» non sono missioni di una stessa partita; atteso: al massimo una di bronzo (da 1 a 10) e due d’argento (da 11 a 20), come «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Prima togli ciò che è appeso sotto.
pad-tied = In caso di parità vince chi ha giocato per ultimo (TW-4.8); il segnapunti non sa chi è.
pad-whole = Tutti e sette i dadi sono appesi.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Altro dado
deed-place = Piazza sotto { $place }
deed-pick = Scegli questo dado
deed-discard = Scarta il { $die }
touch-place = Tocca una luce.
touch-pick = Tocca un dado.
touch-discard = Tocca un dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Stella Iniziale
sign-star-does = Ogni costellazione parte da due, A e B. Sotto ogni stella e ogni dado si possono appendere fino a due dadi.
sign-connector = Connettore che brilla
sign-connector-does = Il dado sotto ha più facce di quello sopra: 2 punti per la carta Twinkle.
sign-centre = Centro
sign-centre-does = Qui stanno i d8 con i risultati del loro ultimo tiro.
sign-take = Prendilo così com’è
sign-take-does = Appendi questo d8 con il risultato che mostra, senza tirarlo.
sign-cup = Bussolotto
sign-cup-does = Tira i tre dadi scelti; ne puoi appendere uno, gli altri tornano al loro posto.
sign-left = Fuori dal gioco
sign-left-does = In solitario, ogni turno un dado esce dal gioco per sempre; il suo posto è barrato.
now-hung =
    { $count ->
        [one] 1 dado appeso, su sette.
       *[other] { $count } dadi appesi, su sette.
    }
now-points =
    { $points ->
        [one] 1 punto ora.
       *[other] { $points } punti ora.
    }
now-best =
    { $card ->
        [any] Un altro dado può portare a { $points }.
       *[colour] Un altro dado di questo colore può portare a { $points }.
    }
now-most =
    { $card ->
        [any] Nessun singolo dado può dare di più.
       *[colour] Nessun singolo dado di questo colore può dare di più.
    }
now-compared = { $own } qui; il meglio degli altri: { $others }.
now-met = Ora è compiuta.
now-may-meet = { now-unmet } Un altro dado può compierla.
now-unmet = Ora non è compiuta.

## What gives the win shares of a review

evaluator-net = turni esatti, poi stime apprese
evaluator-level = { evaluator-net }, per il livello

## Kinds of chance, for statistics

chance-of-d4 = I numeri dei d4
chance-of-d6 = I numeri dei d6
chance-of-d8 = I numeri dei d8
chance-of-d10 = I numeri dei d10
chance-of-d12 = I numeri dei d12
chance-of-colour = I colori in gioco
mistake-taking = prendere invece di tirare
mistake-rolling = tirare invece di prendere
mistake-low-d8 = prendere un d8 troppo basso
mistake-dull = tirare dadi che brillano di rado
mistake-weak = lanciare dadi che portano meno
mistake-small = tirare dadi con troppo poche facce
mistake-large = tirare dadi con troppe facce
mistake-colour = scegliere il colore sbagliato
mistake-mission = mancare una missione
mistake-twinkle = mancare un brillio
mistake-points = piazzare per troppo pochi punti
mistake-low = piazzare un risultato troppo basso
mistake-top = piazzare in alto un dado con molte facce
mistake-star = piazzare troppo presto sotto una stella
mistake-under = piazzare sotto un dado, non sotto una stella
mistake-place = piazzare un dado
mistake-fitting = scartare un d8 ancora piazzabile
mistake-discard = scartare un dado
why-fits = Così un dado va bene nel { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dei lanci, non nel { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Per vincere, quest’ultimo turno deve portare 1 punto.
       *[other] Per vincere, quest’ultimo turno deve portare { $count } punti.
    }
why-turn = In media il turno porta così { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Porta subito { $better }, non { $taken }.
why-room = Nel prossimo turno un dado va bene così nel { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dei lanci, non nel { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Così resta libero 1 posto sotto le stelle, non { $taken }.
       *[other] Così restano liberi { $better } posti sotto le stelle, non { $taken }.
    }
why-high = Sotto i dadi vanno bene così risultati fino a { $better }, non fino a { $taken }.
why-next = Con i dadi rimasti, il prossimo turno porta così in media { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Tocca a: { $player }

## Puzzles

puzzle-how-exact-turn = con ogni tiro, dado e posto degli ultimi turni
puzzle-theme-which-dice = quali dadi tirare
puzzle-theme-centre = un dado dal centro
puzzle-theme-twinkle = una coppia Twinkle
puzzle-theme-colour-card = la carta di un colore
puzzle-theme-mission = una missione
puzzle-theme-last-die = l’ultimo dado
puzzle-theme-defence = prima dell’ultimo turno altrui
puzzle-theme-fewer-points = meglio meno punti
puzzle-ask-which-dice = Quali dadi tiri, o ne prendi uno?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Dove appendi il tuo ultimo dado?
puzzle-ask-defence = { puzzle-ask-last-die } L’altro posto ne ha ancora uno da appendere.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Quattro colori su sei, ognuno di cinque tipi. Il contorno indica il tipo, il segno il colore.
example-centre = In due giocatori si usano quattro colori. I d8 stanno al centro con i loro risultati; gli altri dadi non sono tirati.
example-three = Si scelgono tre dadi, al centro o accanto alle carte, e si tirano; due non bastano.
example-take = Il d8 rosso mostra 4 e trova posto sotto il 5 rosso. Il d8 giallo mostra 5 e non trova posto.
example-lower = Un 3 si può appendere sotto un 5, ma non sotto un altro 3.
example-two-at-most = Un altro dado può stare sotto il 9 rosso; sotto la stella due sono già appesi.
example-yellow = Uno, due e tre dadi gialli.
example-blue = Due dadi blu sotto una stella sono una coppia; ogni altro dado blu vale 1. Blu e rosso non fanno coppia.
example-green = Un d4 verde con altri due d4, e un d12 verde, unico del suo tipo.
example-black = Due dadi neri sotto una stella con somma 9, o uno sotto ogni stella.
example-purple = Un dado viola connesso a tre dadi. Le stelle non contano.
example-red = Il dado rosso prende la linea con 8, 6 e 4: tre altri risultati pari.
example-twinkle = Un d6 brilla sotto un d4, e un d8 sotto un d6; non un d6 o un d4 sotto un d6.
example-connectors = Tre connettori uniscono dadi dello stesso colore: 9 e 7, 7 e 5, 4 e 3.
example-sums = 5 e 4 fanno 9, e 3 e 2 fanno 5.
example-out = Il d4 rosso è appeso. Uno dei due dadi tirati con lui esce dal gioco, nessun altro.
example-bill = La costellazione di Bill: il d12 rosso sotto il d10 nero brilla.
example-elizabeth = La costellazione di Elizabeth: una coppia blu, e dadi neri sotto entrambe le stelle.
example-anna = La costellazione di Anna: tre dadi gialli, e tre dadi che brillano.
example-any-order = Prima è stato scelto un dado verde; può seguirne uno rosso.
summary-turn = Il tuo turno
summary-turn-1 = Scegli tre dadi liberi qualsiasi, tirali, e appendi esattamente uno di loro. Gli altri tornano al loro posto; un d8 va al centro con il nuovo risultato.
summary-turn-2 = Oppure prendi un d8 dal centro con il suo risultato, se trova posto.
summary-turn-3 = Se nessuno dei tre trova posto, il turno è perso.
summary-hang = Come appendere
summary-hang-1 = Sotto una stella: qualsiasi risultato. Sotto un dado: solo uno più basso.
summary-hang-2 = Al massimo due dadi sotto ogni stella e ogni dado.
summary-hang-3 = Ciò che è appeso non si sposta mai.
summary-cards = Punti
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Nero, per ogni stella: un dado 1; più dadi secondo la somma: fino a 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, da 11 in su: 3.
summary-cards-5 = Viola: 1 per ogni dado connesso.
summary-cards-6 = Rosso: su una linea, 1 per ogni altro risultato pari, o per ogni altro dispari.
summary-cards-7 = Twinkle: 2 per ogni dado sotto un dado con meno facce.
summary-end = Fine della partita
summary-end-1 = Tutti hanno sette dadi o sono bloccati. I turni persi si recuperano dopo il round 7.
summary-end-2 = Vince chi ha più punti; a parità, chi ha giocato per ultimo.
summary-end-3 = In solitario: 20 punti e ogni missione. Ogni turno un altro dado esce dal gioco.

## The tutorial

tutorial-goal = Lo scopo: appendere sette dadi sotto le tue due stelle, e fare più punti di Zoe.
tutorial-pick = Ogni turno scegli tre dadi, li tiri, e appendi uno di loro: scegli prima il d12 blu.
tutorial-pick-other = Per questa lezione, scegli il dado segnato.
tutorial-pick-2 = Ora il d10 giallo.
tutorial-pick-3 = E il d4 verde.
tutorial-roll = Ora tira i tre dadi.
tutorial-hang = Appendi uno dei tre; gli altri tornano al loro posto. Sotto una stella puoi appendere qualsiasi risultato, e uno alto è il migliore: appendi il d12 blu, un 9, sotto la tua prima stella.
tutorial-hang-low = Sotto puoi appendere solo risultati più bassi, quindi così resta poco posto. Il d12 blu mostra di più.
tutorial-centre = Zoe ha preso un d8 dal centro, con il risultato che mostra, senza tirarlo. Prendi quello blu, un 7.
tutorial-centre-other = Per questa lezione, prendi il d8 blu dal centro.
tutorial-under = Sotto un dado puoi appendere solo un risultato più basso, e al massimo due dadi. Il 7 trova posto sotto il 9.
tutorial-under-other = Per ciò che segue, appendilo sotto il d12 blu.
tutorial-blue-roll = Ogni colore dà punti secondo la sua carta. Due dadi blu affiancati sotto un dado o una stella valgono 4 punti, ogni altro dado blu 1. Il d10 blu è tra i tuoi tre: tira.
tutorial-blue = Il d10 blu mostra 6. Appendilo sotto il 9, a fianco del d8 blu.
tutorial-blue-other = Così non fai una coppia blu. Appendi il d10 blu a fianco del d8 blu.
tutorial-yellow = Il giallo conta i tuoi dadi gialli, dovunque siano appesi: uno vale 1 punto, due 3, tre 6. Appendi il d6 giallo, un 5, sotto il 7.
tutorial-yellow-other = Per ciò che segue serve il d6 giallo sotto il d8 blu.
tutorial-twinkle = Un dado brilla sotto un dado con meno facce: 2 punti, per ogni colore. Appendi il d10 giallo sotto il d6 giallo.
tutorial-twinkle-other = Appendi il d10 giallo sotto il d6 giallo, dove brilla.
tutorial-green = Un dado verde vale 1 punto, e 1 in più per ogni altro tuo dado del suo tipo. Hai due d10: appendi il d10 verde sotto il d6 giallo, dove brilla.
tutorial-green-other = Sotto il d6 giallo il d10 verde vale di più, perché lì brilla.
tutorial-mission = Le missioni sono per tutti i giocatori; questa dà 3 punti a chiunque abbia dadi di tutti e cinque i tipi. Ti manca solo un d4: scegli quello rosso.
tutorial-red = Un dado rosso conta gli altri dadi dispari di una linea che passa per esso, o i pari. La linea 9, 7, 5, 3 è tutta dispari: appendi il d4 rosso in fondo, per 4 punti e la missione.
tutorial-red-other = Il d4 rosso vale di più in fondo alla linea più lunga, sotto il d10 giallo.
tutorial-won = Tutti hanno sette dadi, e hai vinto 22 a 16! Ricorda: se nessuno dei tre dadi trova posto, tutti tornano al loro posto, e il turno è perso.
tutorial-colours = Verso la fine di un’altra partita. In due giocatori quattro dei sei colori sono in gioco, stavolta anche nero e viola.
tutorial-purple = Un dado viola vale 1 punto per ogni dado connesso, sopra o sotto. Appendi il d10 viola sotto il d12 giallo.
tutorial-purple-other = La lezione continua con il d10 viola sotto il d12 giallo.
tutorial-purple-two = Due dadi viola connessi si contano a vicenda. Un 6 sotto un 8 serve anche a una missione: 1 punto per ogni dado che mostra esattamente 2 in meno di quello sopra.
tutorial-purple-two-other = Lì i dadi viola non sono connessi. Appendi il d6 viola sotto il d10 viola.
tutorial-black = I dadi neri danno punti secondo la loro somma sotto ogni stella; 9 è la migliore: 5 punti. La tua prima stella ha un 6 nero: appendi il 3 nero sotto il d12 rosso; serve anche alla missione.
tutorial-black-other = Sotto la prima stella il d4 nero dà una somma di 9, e sotto il d12 rosso serve anche alla missione.
tutorial-end = Hai vinto ancora, e conosci tutti e sei i colori. Le missioni cambiano da partita a partita: leggile prima, e buon divertimento!
