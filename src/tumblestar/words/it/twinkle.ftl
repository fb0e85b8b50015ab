### The words of Twinkle in Italian.

## The game

game-name = Twinkle
game-tagline = Sette dadi sotto due stelle: dove li piazzi decide quanto valgono.
game-by = di Theo Karvounis, V-Games
game-about = Tira 3 dadi a tua scelta e piazzane 1 nella tua costellazione. Sotto una stella va bene qualsiasi risultato, sotto un dado solo uno più basso. Ogni colore fa punti a modo suo. Quando tutti hanno 7 dadi, vince il giocatore con più punti. Da 1 a 4 giocatori; in solitario ti servono 20 punti e ogni missione.

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
card-red-does = Per ogni dado rosso scegli una linea che passa per quel dado, e risultati pari o dispari, nel modo che ti dà più punti. Fai 1 punto per ognuno degli altri dadi di quella linea con un risultato così; contano anche i dadi rossi.
card-yellow-does = I tuoi dadi gialli, ovunque siano: uno vale 1 punto, due 3 in tutto, tre o più 6.
card-blue-does = Due dadi blu affiancati sotto uno stesso dado o una stessa stella sono una coppia: 4 punti. Ogni dado blu non in coppia vale 1.
card-green-does = Ogni dado verde vale 1 punto, più 1 per ogni altro dado del suo tipo in tutta la tua costellazione.
card-black-does = Calcola ogni stella a parte. Un solo dado nero sotto una stella vale 1 punto; due o più valgono secondo la loro somma: 6 o meno, 2 punti; 7: 3; 8: 4; 9: 5; 10: 4; 11 o più: 3.
card-purple-does = Ogni dado viola vale 1 punto per ogni dado connesso, sopra o sotto. Le stelle non contano.
card-twinkle-does = Un dado direttamente sotto un dado con meno facce brilla: 2 punti. Esempio: un d10 sotto un d6. Un dado direttamente sotto una stella non brilla mai.

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
mission-1-does = 3 punti a chi ha più dadi in una linea. In caso di parità, 3 a ciascuno.
mission-2-does = 3 punti a chi ha più dadi che mostrano lo stesso risultato. In caso di parità, 3 a ciascuno.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Somma i tuoi 3 risultati più alti: 3 punti alla somma più alta. In caso di parità, 3 a ciascuno.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Concorre solo chi ha 7 dadi.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Ogni giocatore che la compie fa 3 punti.
mission-11-does = 1 punto per ogni connettore tra due dadi dello stesso colore.
mission-12-does = 1 punto per ogni dado che mostra esattamente 2 in meno del dado sopra.
mission-13-does = 2 punti per ogni coppia di dadi dello stesso tipo affiancati sotto un dado o una stella.
mission-14-does = 2 punti per ogni connettore tra un d4 e un altro dado i cui risultati sommati danno 9 o 10.
mission-15-does = 2 punti per ogni colore i cui dadi sommati danno 13 o 14.
mission-16-does = I tuoi dadi che mostrano 1: uno vale 1 punto, due 3 in tutto, tre o più 5.
mission-17-does = 2 punti per ogni coppia: un d6 qualsiasi con un altro dado che mostra 3, o un d10 qualsiasi con un altro dado che mostra 4. Usa ogni dado in una sola coppia.
mission-18-does = Forma coppie con un dado sotto una stella e uno sotto l’altra, ogni dado una sola volta. Una coppia con lo stesso colore o lo stesso risultato vale 1 punto, con entrambi 2.
mission-19-does = 2 punti per ogni coppia di dadi con risultati uguali affiancati sotto un dado o una stella.
mission-20-does = 3 punti per ogni dado il cui risultato è la somma dei due dadi sotto.
mission-1-solo = Cinque o più dadi in una linea.
mission-2-solo = Tre o più dadi che mostrano lo stesso risultato.
mission-3-solo = Sette dadi i cui risultati sommati danno meno di 30.
mission-4-solo = Dadi di 3 tipi al massimo.
mission-5-solo = Tre dadi che sommati danno 16 o più.
mission-6-solo = Dadi di 3 colori al massimo.
mission-7-solo = Sotto ogni stella i risultati sono tutti pari o tutti dispari; le due stelle possono differire, e una può essere vuota.
mission-8-solo = Dadi di tutti e 5 i tipi.
mission-9-solo = Solo risultati di 6 o meno.
mission-10-solo = Un dado di ogni colore in gioco.
mission-11-solo = Due dadi dello stesso colore uniti da un connettore.
mission-12-solo = Un dado che mostra esattamente 2 in meno del dado sopra.
mission-13-solo = Due dadi dello stesso tipo affiancati sotto un dado o una stella.
mission-14-solo = Un d4 connesso a un altro dado, che insieme danno 9 o 10.
mission-15-solo = Un colore i cui dadi sommati danno 13 o 14.
mission-16-solo = Un dado che mostra 1.
mission-17-solo = Un d6 qualsiasi e un altro dado che mostra 3, o un d10 qualsiasi e un altro dado che mostra 4.
mission-18-solo = Due dadi, uno sotto ogni stella, con lo stesso colore o lo stesso risultato.
mission-19-solo = Due dadi con risultati uguali affiancati sotto un dado o una stella.
mission-20-solo = Un dado il cui risultato è la somma dei due dadi sotto.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Minimo { $goal }: { $points } punto
       *[other] Minimo { $goal }: { $points } punti
    }

goal-points-does = Fai almeno { $goal } punti con le carte colore e la carta Twinkle. Ora ne danno { $points }.
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
        [you] Piazzi il { $die } ({ $result }) sotto { $place }.
       *[other] { $seat } piazza il { $die } ({ $result }) sotto { $place }.
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
        [you] Cominci tu.
       *[other] Comincia { $seat }.
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
       *[out] { fits-nowhere } { seat-loses }; va scartato un dado tirato.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Altri: { $others }.
did-out =
    { $seat ->
        [you] Scarti il { $die }.
       *[other] { $seat } scarta il { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Livello superato!
        [failed] { $told } Livello non superato.
       *[over] { $told } La partita finisce.
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
would-roll = Tira: { $dice }. Se uno trova posto, devi piazzarne uno.
would-take = Prendi il { $die } ({ $result }) dal centro e piazzalo senza tirare.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Piazza il { $die } ({ $result }) sotto { $place }. { $gain }
would-hang-others = { would-hang } Altri: { $others }.
would-out = Scarta il { $die } per il resto della partita.
would-over =
    { $end ->
        [won] { $told } Vinci la partita!
        [lost] { $told } La partita finisce, e non vinci.
        [level] { $told } Superi il livello!
       *[failed] { $told } Non superi il livello.
    }
would-resign = Abbandona: gli altri giocatori condividono la vittoria.

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
        [you] Tocca a te: scegli { dice-count } da tirare, o prendi un d8.
       *[other] { $seat } sta scegliendo i dadi.
    }
status-pick =
    { $seat ->
        [you] Tocca a te: scegli { dice-count } da tirare.
       *[other] { $seat } sta scegliendo i dadi.
    }
status-pick-more =
    { $seat ->
        [you] Tocca a te: scegline ancora { $count } da tirare.
       *[other] { $seat } sta scegliendo i dadi.
    }
status-roll =
    { $seat ->
        [you] Tocca a te: tira { dice-count }.
       *[other] { $seat } sta per tirare i dadi.
    }
status-hang =
    { $seat ->
        [you] Tocca a te: piazza uno dei tuoi dadi.
       *[other] { $seat } sta per piazzare un dado.
    }
status-take =
    { $seat ->
        [you] Tocca a te: piazza il { $die }.
       *[other] { $seat } sta per piazzare il { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Tocca a te: scarta un dado tirato.
       *[other] { $seat } sta per scartare un dado.
    }
status-out-centre =
    { $seat ->
        [you] Tocca a te: scarta un altro d8 dal centro.
       *[other] { $seat } sta per scartare un d8.
    }
status-out-any =
    { $seat ->
        [you] Tocca a te: nessun d8 rimasto, scarta un dado qualsiasi.
       *[other] { $seat } sta per scartare un dado.
    }
status-over-won =
    { $seat ->
        [you] Hai vinto con { points-count }!
       *[other] Ha vinto { $seat } con { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Parità a { points-count }: { $seats }. Hai vinto perché hai giocato per ultimo!
       *[other] Parità a { points-count }: { $seats }. Ha vinto { $seat }, che ha giocato per ultimo.
    }
status-over-level =
    { $points ->
        [one] Livello superato: { $points } punto (ne servivano { $goal })!
       *[other] Livello superato: { $points } punti (ne servivano { $goal })!
    }
status-over-short =
    { $points ->
        [one] Livello non superato: { $points } punto (ne servivano { $goal }).
       *[other] Livello non superato: { $points } punti (ne servivano { $goal }).
    }
status-over-unmet = { status-over-short } Non compiute: { $missions }.
status-type-colour = Quali colori sono in gioco? Ancora da scegliere: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Quale missione di bronzo è in gioco?
       *[silver] Quale missione d’argento è in gioco?
    }
status-type-centre = Che cosa mostra il { $die } al centro?
status-type-first = Chi comincia?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Tira 1 dado
       *[other] Tira { $count } dadi
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un dado mostra un numero da 1 al numero delle sue facce. Scegli uno di questi.
refused-TW-2-1 = Quel colore non può entrare in gioco. Scegli uno di quelli proposti.
refused-TW-2-2 = Un d8 mostra un numero da 1 a 8. Scegli uno di questi.
refused-TW-2-4 = Quella missione non può entrare in gioco: è del metallo sbagliato, o c’è già. Scegli una di quelle proposte.
refused-TW-2-5 = A questo tavolo quel posto non c’è. Scegline un altro.
refused-TW-3-1 = Puoi scegliere solo dadi al centro o accanto alle carte. Scegli uno di quelli.
refused-TW-3-1-early = Non hai scelto abbastanza dadi da tirare. Prima scegline altri.
refused-TW-3-1-full = Hai già scelto 3 dadi. Tirali, o annulla una scelta.
refused-TW-3-3 = Dal centro puoi prendere solo un d8. Scegline uno, o scegli dadi da tirare.
refused-TW-3-3-late = Hai scelto dadi da tirare. Annulla le tue scelte prima di prendere un d8.
refused-TW-3-4 = Lì non puoi piazzarlo: deve mostrare meno del dado sopra. Scegli un dado che mostra di più, o una stella.
refused-TW-3-4-take = Quel d8 non trova posto: le tue stelle sono piene, e nessun dado con posto libero mostra di più. Prendine un altro, o tira.
refused-TW-3-4-lacks = Puoi piazzare dadi solo sotto le tue stelle e i tuoi dadi. Scegli uno di quelli.
refused-TW-3-5 = Lì non puoi piazzare un terzo dado. Scegli un altro posto.
refused-TW-3-7 = Prima piazza uno dei dadi che hai in mano: scegli il dado e il suo posto.
refused-TW-3-10 = La partita è finita. Rivedila, o giocane un’altra.
refused-TW-6-5-rolled = Prima scegli quale dado tirato scartare.
refused-TW-6-5-taken = Prima scarta un altro dado: un d8 al centro, o un dado disponibile qualsiasi se non ce n’è. Scegli quale.
refused-TW-6-6 = Nessuno dei dadi tirati trova posto. Scegli quale scartare.

## Options

option-level = Missioni
option-level-help = Punti in più per tutti i giocatori; in solitario devi compierle tutte.
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
option-red-help = Sempre in gioco; gli altri colori sono a caso.
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
option-first = Chi comincia
option-first-help = Un giocatore a caso, o il posto che scegli.
option-first-0 = a caso
option-first-seat = posto { $count }
option-keep = Tiri falliti: non scartare dadi
option-keep-help = Solo in solitario: se nessun dado tirato trova posto, perdi il turno, ma non scarti dadi.

bad-colours = Con questo numero di giocatori possono essere in gioco solo { $count } colori, ma ne hai scelti di più: { $colours }.
bad-mission-level = Hai scelto la missione { $number }, ma «Missioni» non è su «scelte qui sotto». Impostala così.
bad-mission-twice = Hai scelto la missione { $number } due volte. Scegline un’altra.
bad-missions = Nessuno può compiere insieme le missioni { $missions }. Togline una.

## The board in text

picture-label = Le costellazioni, i dadi al centro e accanto alle carte; anche a parole.
text-board = I dadi sotto ogni stella, poi i dadi disponibili
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
text-out = Scartati:
text-none = niente
text-row =
    { $points ->
        [one] { $seat }: 1 punto, { $count } di 7 dadi.
       *[other] { $seat }: { $points } punti, { $count } di 7 dadi.
    }
text-parts = Per carta: { $parts }.
text-blocked = Bloccato: non si può più piazzare nessun dado.
text-turn =
    { $seat ->
        [you] Il tuo turno.
       *[other] Il turno di questo giocatore.
    }
text-cards = Carte in gioco: { $cards }.
text-mission = Missione { $number }, «{ $mission }»: { $does }

## Rules

rules-intro = In Twinkle costruisci una costellazione di 7 dadi. Ogni turno tira 3 dadi qualsiasi e piazzane uno, oppure prendi un d8 dal centro con il suo risultato. Sotto una stella va bene qualsiasi risultato, sotto un dado solo uno più basso; direttamente sotto ciascuno stanno al massimo due dadi. Ogni colore fa punti secondo la sua carta; la carta Twinkle premia i dadi sotto dadi con meno facce. Le missioni possono dare altri punti. Vince il giocatore con più punti; in solitario ti servono 20 punti e ogni missione.
rules-page = Clicca su 3 dadi per sceglierli, poi tira; finché non tiri puoi annullare una scelta. Oppure prendi un d8 dal centro. Passa su un dado in un posto libero per leggere quanto varrebbe lì, e clicca per piazzarlo. La tastiera fa le stesse cose. «Aiutami a decidere» mostra anche le probabilità dei dadi scelti. Per giocare con dadi veri, scegli un tabellone vero quando prepari il tavolo, o usa il segnapunti. I nomi delle missioni sono nostri.

rules-TW-1 = Componenti
rule-TW-1-1 = Ci sono 30 dadi, tutti diversi: 6 colori (rosso, giallo, blu, verde, nero, viola), ognuno con un d4, d6, d8, d10 e d12. Un dado si indica con il suo tipo e il suo colore.
rule-TW-1-2 = Un d4 mostra da 1 a 4, un d6 da 1 a 6, un d8 da 1 a 8, un d10 da 1 a 10 (la faccia con lo 0 vale 10) e un d12 da 1 a 12. Ogni faccia è ugualmente probabile.
rule-TW-1-3 = Il tabellone ha 2 Stelle Iniziali per ognuno dei 4 giocatori e un tracciato segnapunti con 4 indicatori. Ci sono 6 Carte Punteggio (una per colore), la carta Twinkle e 20 carte missione (da 1 a 10 di bronzo, da 11 a 20 d’argento). Ci sono anche 4 Carte Campagna per il gioco in solitario e 7 connettori per giocatore.

rules-TW-2 = Preparazione
rule-TW-2-1 = Scegli a caso i colori in gioco: 4 su 6 in 2 giocatori, 5 in 3, tutti e 6 in 4. Lascia fuori dalla partita i dadi degli altri colori.
rule-TW-2-2 = Tira una volta i d8 in gioco e mettili al centro, con i loro risultati. Metti tutti gli altri dadi, senza tirarli, accanto alla carta del loro colore.
rule-TW-2-3 = La carta Twinkle è sempre in gioco.
rule-TW-2-4 = Pesca le missioni a caso. Base: nessuna. Bronzo: 1 di bronzo. Argento: 2 d’argento. Diamante: 1 di bronzo e 2 d’argento. Le missioni sono scoperte e valgono per tutti i giocatori.
rule-TW-2-5 = Comincia il giocatore che ha visto per ultimo una stella cadente, oppure decide la sorte. Si gioca in senso orario.

rules-TW-3 = Il tuo turno
rule-TW-3-1 = Tirane 3: scegli 3 dadi disponibili qualsiasi, accanto alle carte, al centro o da entrambi. Tirali e piazzane esattamente 1.
rule-TW-3-2 = Rimetti gli altri 2 dadi: ognuno alla sua carta, o un d8 al centro con il nuovo risultato.
rule-TW-3-3 = Oppure prendi un d8: scegli un d8 al centro che trova posto da qualche parte. Piazzalo con il risultato che mostra, senza tirarlo.
rule-TW-3-4 = Sotto una stella puoi piazzare qualsiasi risultato. Sotto un dado il risultato deve essere più basso di quello del dado sopra; uguale non basta. Come dado sopra puoi usare uno qualsiasi dei tuoi dadi, non solo l’ultimo.{$edition}
rule-TW-3-5 = Puoi piazzare al massimo 2 dadi direttamente sotto ogni stella e ogni dado.
rule-TW-3-6 = I dadi piazzati non si spostano e non cambiano mai.{$ruling} Una stella può restare vuota.
rule-TW-3-7 = Se uno dei dadi tirati trova posto, devi piazzarne uno; scegli quale e dove. Se nessuno trova posto, rimettili tutti (i d8 con i nuovi risultati): perdi il turno. Dopo un tiro fallito non puoi prendere invece un d8.{$ruling}
rule-TW-3-8 = Dopo il round 7, i giocatori che hanno perso turni li recuperano. Comincia il primo giocatore, poi in senso orario, 1 turno ciascuno, saltando chi ha finito o è bloccato. Si ripete finché serve.
rule-TW-3-9 = Sei bloccato se non potrai mai più piazzare un dado. Allora le due stelle sono piene, e ogni dado che mostra 2 o più ha due dadi sotto. Il tuo turno si salta fino alla fine, e finisci con meno di 7 dadi.
rule-TW-3-10 = La partita finisce quando ogni giocatore ha 7 dadi o è bloccato.
rule-TW-3-11 = Con 2, 3 o 4 giocatori, 3 dadi sono sempre disponibili. Ne restano almeno 7 in 2 giocatori, 5 in 3 e 3 in 4.

rules-TW-4 = Carte Punteggio
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Conta ogni dado nero sotto la stella, per quanto in basso.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Per ogni dado rosso vale la scelta migliore.{$ruling} Il risultato del dado stesso non conta. Una linea scende da una stella fino a un dado che non ne ha altri sotto.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vince il giocatore con più punti. In caso di parità, vince quello tra loro che ha giocato per ultimo; contano anche i turni recuperati dopo il round 7.{$ruling}

rules-TW-5 = Missioni
rule-TW-5-1 = { mission-1-does } Le missioni da 1 a 10 sono di bronzo. Le missioni da 1 a 6 confrontano i giocatori.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 punti alla somma più bassa di tutti i risultati. In caso di parità, 3 a ciascuno.
rule-TW-5-4 = 3 punti a chi ha meno tipi diversi di dadi. In caso di parità, 3 a ciascuno.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 punti a chi ha meno colori diversi. In caso di parità, 3 a ciascuno.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Le missioni da 11 a 20 sono d’argento: calcola ognuna tutte le volte che si presenta.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Conta tutta la costellazione.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Un dado non può fare coppia con sé stesso.{$ruling} Contano le coppie migliori; due d6 che mostrano entrambi 3 possono essere una coppia.
rule-TW-5-18 = { mission-18-does } Contano le coppie migliori.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Campagna in solitario
rule-TW-6-1 = La campagna ha 40 livelli, in ordine. Un livello fissa le sue missioni e 4 colori: 20 dadi, con 4 d8 al centro. Se fallisci un livello, riprovalo dall’inizio.
rule-TW-6-2 = Per superare un livello, fai almeno 20 punti con le carte colore e la carta Twinkle insieme, e compi ogni missione. Qui le missioni non danno punti.
rule-TW-6-3 = Le missioni di bronzo chiedono questo. 1: una linea di 5 dadi o più. 2: tre risultati uguali, o più.{$ruling} 3: una somma sotto 30, con tutti e 7 i dadi.{$ruling} 4: al massimo 3 tipi.{$ruling} 5: tre dadi che sommati danno 16 o più. 6: al massimo 3 colori.{$ruling} Da 7 a 9: come sopra. 10: tutti e 4 i colori del livello.
rule-TW-6-4 = Compi una missione d’argento se darebbe punti almeno una volta.
rule-TW-6-5 = Ogni turno scarta 1 dado per il resto della partita. Dopo un tiro scarta 1 dei 2 dadi non piazzati e rimetti l’altro. Dopo aver preso un d8 scarta un altro d8 dal centro, o un dado disponibile qualsiasi se non ce n’è.
rule-TW-6-6 = Dopo un tiro fallito scegli 1 dei dadi tirati da scartare e rimetti gli altri.{$ruling} Opzione: dopo un tiro fallito non scartare dadi.
rule-TW-6-7 = Se sono disponibili meno di 3 dadi, tira quelli.{$ruling} Se non resta nessun dado da scartare, non scartarne.{$ruling} Se i dadi finiscono prima che tu ne abbia piazzati 7, la partita finisce, e il punteggio si calcola così com’è.{$ruling}
rule-TW-6-8 = Se non potrai mai più piazzare un dado, la partita finisce subito, e il punteggio si calcola così com’è.{$ruling}
rule-TW-6-9 = Puoi creare livelli tuoi, con Carte Punteggio qualsiasi e un numero qualsiasi di missioni. Qui puoi scegliere 4 colori qualsiasi e fino a 3 missioni.
rule-TW-6-10 = Non conosciamo i 40 livelli stampati. I nostri sono 4 carte da 10.{$reconstruction} Ogni livello è già stato superato. Sono in ordine di quanto spesso li supera il bot «Difficile». Ci sono tutte le missioni e tutti i gruppi di colori. Puoi anche scegliere tu colori e missioni. Le missioni 4 e 8 si contraddicono, come 6 e 10, e 1, 7 e 9.

rules-TW-7 = Esempio di punteggio
rule-TW-7-1 = Bill ha 16 punti: giallo 3, verde 2, nero 1, rosso 8 (3, 3 e 2), Twinkle 2. Sotto la stella A: d10 nero (10), con sotto d12 rosso (9), con sotto d8 giallo (6) e d10 verde (7). Sotto il d8 giallo c’è il d8 rosso (5), sotto il d8 rosso il d4 giallo (2), sotto il d10 verde il d4 rosso (3).
rule-TW-7-2 = Elizabeth ha 18 punti: blu 4, verde 5, nero 5 (4 e 1), Twinkle 4. Sotto la stella A: d8 nero (7), con sotto d12 nero (3); d8 verde (6), con sotto d6 verde (4). Sotto la stella B: d6 nero (5), con sotto d8 blu (3) e d4 blu (2).
rule-TW-7-3 = Anna ha 19 punti: giallo 6, blu 2, viola 3, rosso 2, Twinkle 6. Sotto la stella A: d6 blu (5), con sotto d10 blu (4), con sotto d12 giallo (2). Sotto la stella B: d10 rosso (9), con sotto d12 viola (8), con sotto d10 giallo (6) e d6 giallo (3).

rules-ours = Altre interpretazioni
rule-ours-1 = Concorri alle missioni 3, 4 e 6 solo se hai 7 dadi.{$ruling}
rule-ours-2 = Se abbandoni, non ottieni nulla, e gli altri giocatori condividono la vittoria.{$ruling}
rule-ours-3 = Scegli i dadi in qualsiasi ordine; finché non tiri puoi annullare una scelta.{$ruling}
rule-ours-4 = I punti mostrati durante una partita sono quelli delle costellazioni fin lì; le missioni che confrontano i giocatori possono ancora cambiare.{$ruling}

## What a typed text should have been

unread-colour = «{ $text }» non è un colore. Scegli uno di questi: { $colours }.
unread-mission = «{ $text }» non è una missione. Scrivi «mission» e un numero da 1 a { $count }.
unread-first = «{ $text }» non è un posto. Scrivi «first» e il numero di un posto, come «first 2».
unread-result = «{ $text }» non è un risultato di { $die }. Scrivi un numero da 1 a { $count }, come «{ $die }=1».
tree-part = «{ $text }» non è un dado piazzato. Scrivilo come «red d12=9@black d10» o «R12=9@N10», oppure «R12=9@A» sotto la stella A.
tree-result = «{ $text }»: il dado non ha una faccia così ({ $tag }).
tree-long = Una costellazione ha al massimo 7 dadi ({ $tag }), ma questa ne ha di più: «{ $text }».
tree-twice = Il dado { $text } compare due volte, ma ce n’è uno solo ({ $tag }).
tree-colour = Il dado { $text } è di un colore non in gioco ({ $tag }).
tree-taken = Il dado { $text } è piazzato altrove o scartato ({ $tag }).
tree-parent = «{ $text }»: il dado sopra non è in questa costellazione ({ $tag }).
tree-lower = «{ $text }»: il risultato deve essere più basso di quello del dado sopra ({ $tag }).
tree-three = Più di due dadi sono direttamente sotto { $text } ({ $tag }).

## Bots

bot-greedy-help = punta a fare più punti possibile in questo turno
bot-beginner-help = prende il primo dado che dà buoni punti, non vede quelli migliori e spera in tiri fortunati
bot-novice-help = come Difficile, ma una scelta può costargli fino al 6% di probabilità di vittoria
bot-club-help = come Difficile, ma una scelta può costargli fino al 2% di probabilità di vittoria
bot-strong-help = valuta che cosa questo turno lascia ai successivi, come ha imparato
bot-master-help = valuta ogni tiro di questo turno (a fine partita anche del prossimo) e i dadi che prendono gli altri

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
advice-odds = Trova posto: la probabilità di poter piazzare uno dei dadi.
advice-hang = Piazza il { $die } ({ $result }) sotto il { $parent }
advice-hang-star = Piazza il { $die } ({ $result }) sotto la stella { $star }
advice-places = Punti: quanto vale lì il dado ora, carta per carta. I turni successivi non contano.
advice-note = { advice-odds } Punti: quanto vale in media questo turno, con il dado migliore nel posto migliore. I turni successivi non contano.

## Scoring from a file, and the score pad

score-figure = { $mission } (cifra da confrontare, senza punti)
score-compared = { $mission } ({ $figure }, a confronto)
score-colours = «{ $text }» non è un gruppo di colori. Usa alcune delle lettere { $letters }, ognuna al massimo una volta.
pad-cards = Carte
pad-missions = Missioni, per ora (da 1 a 6: ciò che si confronta)
pad-in-play = { $card }: in gioco
pad-not-in-play = { $card }: non in gioco
pad-die = Tocca il posto del prossimo dado, o un dado piazzato.
pad-result = Che cosa mostra il { $die }?
pad-shows = { $die }: { $result }
pad-place = Dov’è il { $die } ({ $result })?
pad-nowhere = Il { $die } ({ $result }) non trova posto.
pad-under-star = Sotto la stella { $star }
pad-under-die = Sotto il { $die } ({ $result })
pad-remove = Togli il { $die }
pad-compared = { $mission }: ciò che si confronta
pad-compared-means = Decide chi riceve i punti qui sopra.
pad-choose-missions = Missioni in gioco
pad-bad-missions = «{ $text }» non è un gruppo di missioni. Scegline al massimo 1 di bronzo (da 1 a 10) e 2 d’argento (da 11 a 20), come «7.16» ({ $tag }).
pad-has-dice = { pad-shows }. Prima togli i dadi sotto.
pad-tied = Tra i giocatori in parità vince quello che ha giocato per ultimo (TW-4.8). Il segnapunti non sa chi è.
pad-whole = Tutti e 7 i dadi sono piazzati.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Altro dado
deed-place = Piazza sotto { $place }
deed-pick = Scegli questo dado
deed-take = Prendi il { $die }
deed-discard = Scarta il { $die }
touch-place = Tocca una luce.
touch-pick = Tocca un dado.
touch-discard = Tocca un dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Stella Iniziale
sign-star-does = Ogni costellazione comincia da due stelle, A e B. Fino a 2 dadi vanno direttamente sotto ogni stella e ogni dado.
sign-connector = Connettore che brilla
sign-connector-does = Il dado sotto ha più facce di quello sopra: vale 2 punti per la carta Twinkle.
sign-centre = Centro
sign-centre-does = Qui stanno i d8 con i risultati del loro ultimo tiro.
sign-take = Prendilo così com’è
sign-take-does = Piazza questo d8 con il risultato che mostra, senza tirarlo.
sign-cup = Bussolotto
sign-cup-does = Tira i dadi scelti. Se uno trova posto, piazzalo e rimetti gli altri.
sign-left = Scartato
sign-left-does = In solitario: ogni turno scarta un dado per il resto della partita. Il suo posto è barrato.
now-hung =
    { $count ->
        [one] 1 dado su 7 è piazzato.
       *[other] { $count } dadi su 7 sono piazzati.
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

chance-of-d4 = Risultati dei d4
chance-of-d6 = Risultati dei d6
chance-of-d8 = Risultati dei d8
chance-of-d10 = Risultati dei d10
chance-of-d12 = Risultati dei d12
chance-of-colour = Colori in gioco
mistake-taking = prendere invece di tirare
mistake-rolling = tirare invece di prendere
mistake-low-d8 = prendere un d8 troppo basso
mistake-dull = tirare dadi che brillano di rado
mistake-weak = tirare dadi che valgono meno
mistake-small = tirare dadi con troppo poche facce
mistake-large = tirare dadi con troppe facce
mistake-colour = scegliere il colore sbagliato
mistake-mission = missione mancata
mistake-twinkle = mancare un dado che brilla
mistake-points = piazzare per troppo pochi punti
mistake-low = piazzare un risultato troppo basso
mistake-top = piazzare in cima un dado con molte facce
mistake-star = piazzare troppo presto sotto una stella
mistake-under = piazzare sotto un dado, non sotto una stella
mistake-place = piazzare male un dado
mistake-fitting = scartare un d8 che trova ancora posto
mistake-discard = scartare il dado sbagliato
why-fits = Tiri in cui un dado trova posto: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }, non { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Per vincere, fai 1 punto in quest’ultimo turno.
       *[other] Per vincere, fai { $count } punti in quest’ultimo turno.
    }
why-turn = Così il turno vale in media { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Vale subito { $better }, non { $taken }.
why-room = Tiri del prossimo turno in cui un dado trova posto: { NUMBER($better, style: "percent", maximumFractionDigits: 0) }, non { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Resta libero 1 posto sotto le stelle, non { $taken }.
       *[other] Restano liberi { $better } posti sotto le stelle, non { $taken }.
    }
why-high = Così sotto i dadi trovano posto risultati fino a { $better }, non fino a { $taken }.
why-next = Con i dadi rimasti, il prossimo turno vale così in media { NUMBER($better, maximumFractionDigits: 1) } punti, non { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Tocca a: { $player }

## Puzzles

puzzle-how-exact-turn = con ogni tiro, dado e posto degli ultimi turni
puzzle-theme-which-dice = quali dadi tirare
puzzle-theme-centre = un dado dal centro
puzzle-theme-twinkle = un dado che brilla
puzzle-theme-colour-card = una carta colore
puzzle-theme-mission = una missione
puzzle-theme-last-die = l’ultimo dado
puzzle-theme-defence = prima dell’ultimo turno dell’altro giocatore
puzzle-theme-fewer-points = meglio meno punti
puzzle-ask-which-dice = Quali dadi tiri, o quale d8 prendi?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Dove piazzi il tuo ultimo dado?
puzzle-ask-defence = { puzzle-ask-last-die } L’altro giocatore ne ha ancora uno da piazzare.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = In 2 giocatori sono in gioco 4 dei 6 colori, ognuno con 5 tipi. Il contorno indica il tipo, il segno il colore.
example-centre = In 2 giocatori sono in gioco 4 colori. I d8 stanno al centro con i loro risultati; gli altri dadi non sono tirati.
example-three = Scegli 3 dadi, al centro o accanto alle carte, e tirali. Due dadi non bastano.
example-take = Il d8 rosso mostra 4 e trova posto sotto il 5 rosso. Il d8 giallo mostra 5 e non trova posto.
example-lower = Puoi piazzare un 3 sotto un 5, ma non sotto un altro 3.
example-two-at-most = Puoi piazzare un altro dado sotto il 9 rosso. La stella ne ha già due.
example-yellow = Uno, due e tre dadi gialli.
example-blue = Due dadi blu sotto una stella sono una coppia: 4 punti. Ogni altro dado blu vale 1. Blu e rosso non sono una coppia.
example-green = Un d4 verde con altri due d4, e un d12 verde, unico del suo tipo.
example-black = Due dadi neri con somma 9 sotto una stella, o uno sotto ogni stella.
example-purple = Un dado viola connesso a tre dadi. Le stelle non contano.
example-red = Per il dado rosso scegli la linea con 8, 6 e 4: altri tre risultati pari.
example-twinkle = Un d6 brilla sotto un d4, e un d8 sotto un d6. Un d6 o un d4 sotto un d6 no.
example-connectors = Tre connettori uniscono dadi dello stesso colore: 9 e 7, 7 e 5, 4 e 3.
example-sums = Sotto il 9 ci sono 5 e 4, sotto il 5 ci sono 3 e 2: entrambi sono somme.
example-out = Piazzi il d4 rosso. Poi scarta uno dei due dadi tirati con lui, nessun altro.
example-bill = La costellazione di Bill: il d12 rosso sotto il d10 nero brilla.
example-elizabeth = La costellazione di Elizabeth: una coppia blu, e dadi neri sotto entrambe le stelle.
example-anna = La costellazione di Anna: tre dadi gialli, e tre dadi che brillano.
example-any-order = Prima scegli un dado verde; poi puoi sceglierne uno rosso.
summary-turn = Il tuo turno
summary-turn-1 = Scegli 3 dadi disponibili qualsiasi, tirali e piazzane esattamente 1. Rimetti gli altri; un d8 va al centro con il nuovo risultato.
summary-turn-2 = Oppure prendi un d8 dal centro e piazzalo con il suo risultato, se trova posto.
summary-turn-3 = Se nessuno dei dadi tirati trova posto, perdi il turno.
summary-hang = Piazzare i dadi
summary-hang-1 = Sotto una stella: qualsiasi risultato. Sotto un dado: solo uno più basso; uguale non basta.
summary-hang-2 = Al massimo 2 dadi direttamente sotto ogni stella e ogni dado.
summary-hang-3 = I dadi piazzati non si spostano mai.
summary-cards = Punti
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Nero, per ogni stella: un dado 1; due o più secondo la somma: 6 o meno: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 o più: 3.
summary-cards-5 = Ogni dado viola: 1 per ogni dado connesso, sopra o sotto.
summary-cards-6 = Ogni dado rosso: scegli una linea che passa per quel dado, e risultati pari o dispari. 1 per ognuno degli altri dadi di quella linea con un risultato così.
summary-cards-7 = Twinkle: 2 per ogni dado direttamente sotto un dado con meno facce.
summary-end = Fine della partita
summary-end-1 = La partita finisce quando tutti hanno 7 dadi o sono bloccati. I turni persi si recuperano dopo il round 7.
summary-end-2 = Vince chi ha più punti. In caso di parità, vince quello tra loro che ha giocato per ultimo.
summary-end-3 = In solitario: fai almeno 20 punti con le carte e compi ogni missione. Scarta 1 dado ogni turno.

## The tutorial

tutorial-goal = Il tuo scopo: piazzare 7 dadi sotto le tue due stelle e fare più punti di Zoe.
tutorial-pick = Ogni turno scegli 3 dadi, li tiri e ne piazzi uno. Scegli prima il d12 blu.
tutorial-pick-other = Per questa lezione, scegli il dado segnato.
tutorial-pick-2 = Ora scegli il d10 giallo.
tutorial-pick-3 = Poi scegli il d4 verde.
tutorial-roll = Ora tira i 3 dadi.
tutorial-hang = Ne piazzi 1 su 3 e rimetti gli altri. Sotto una stella va bene qualsiasi risultato, e uno alto è il migliore. Piazza il d12 blu, un 9, sotto la tua prima stella.
tutorial-hang-low = È permesso, ma sotto trovano posto solo risultati più bassi, quindi resta poco spazio. Piazza il d12 blu, che mostra di più.
tutorial-centre = Zoe ha preso un d8 dal centro e lo ha piazzato con il risultato che mostra, senza tirarlo. Prendi il d8 blu, un 7.
tutorial-centre-other = Per questa lezione, prendi il d8 blu dal centro.
tutorial-under = Sotto un dado va solo un risultato più basso, e al massimo due dadi. Il 7 trova posto sotto il 9. Piazzalo lì.
tutorial-under-other = È permesso, ma per la lezione serve sotto il d12 blu. Piazzalo lì.
tutorial-blue-roll = Ogni colore fa punti secondo la sua carta. Due dadi blu affiancati sotto un dado o una stella valgono 4 punti, ogni altro dado blu 1. Il d10 blu è tra i tuoi 3: tira.
tutorial-blue = Il d10 blu mostra 6. Piazzalo sotto il 9, accanto al d8 blu.
tutorial-blue-other = È permesso, ma per la lezione il d10 blu serve accanto al d8 blu. Piazzalo sotto il 9.
tutorial-yellow = Il giallo conta i tuoi dadi gialli, ovunque siano: uno vale 1 punto, due 3 in tutto, tre o più 6. Piazza il d6 giallo, un 5, sotto il 7.
tutorial-yellow-other = È permesso, ma per la lezione il d6 giallo serve sotto il d8 blu. Piazzalo lì.
tutorial-twinkle = Un dado di qualsiasi colore brilla direttamente sotto un dado con meno facce: 2 punti. Piazza il d10 giallo sotto il d6 giallo.
tutorial-twinkle-other = Piazza il d10 giallo sotto il d6 giallo, dove brilla.
tutorial-green = Un dado verde vale 1 punto, più 1 per ogni altro tuo dado del suo tipo. Hai due d10. Piazza il d10 verde sotto il d6 giallo, dove brilla.
tutorial-green-other = È permesso, ma per la lezione il d10 verde serve sotto il d6 giallo. Piazzalo lì.
tutorial-mission = Le missioni sono per tutti i giocatori. Qui ogni giocatore che ha dadi di tutti e 5 i tipi fa 3 punti. Ti manca solo un d4. Scegli il d4 rosso.
tutorial-red = Un dado rosso vale 1 per ognuno degli altri dadi dispari di una linea che passa per lui, o dei pari. La linea 9, 7, 5, 3 è tutta dispari. Piazza il d4 rosso in fondo: 4 punti e la missione.
tutorial-red-other = È permesso, ma vale meno. Piazza il d4 rosso in fondo alla linea più lunga, sotto il d10 giallo.
tutorial-won = Tutti hanno 7 dadi, e hai vinto 22 a 16! Ricorda: se nessuno dei tuoi 3 dadi trova posto, rimettili tutti. Perdi il turno.
tutorial-colours = Siamo verso la fine di un’altra partita. In 2 giocatori sono in gioco 4 dei 6 colori, stavolta anche il nero e il viola.
tutorial-purple = Un dado viola vale 1 punto per ogni dado connesso, sopra o sotto. Piazza il d10 viola sotto il d12 giallo.
tutorial-purple-other = È permesso, ma per la lezione il d10 viola serve sotto il d12 giallo. Piazzalo lì.
tutorial-purple-two = I dadi viola connessi si contano a vicenda. La missione dà 1 punto per ogni dado esattamente 2 più basso del dado sopra. Piazza il d6 viola, un 6, sotto il d10 viola, un 8.
tutorial-purple-two-other = È permesso, ma non connette i dadi viola. Piazza il d6 viola sotto il d10 viola.
tutorial-black = I dadi neri fanno punti secondo la loro somma sotto ogni stella; 9 è la migliore: 5 punti. La tua prima stella ha un 6 nero. Piazza il 3 nero sotto il d12 rosso, dove vale anche per la missione.
tutorial-black-other = È permesso, ma vale meno. Piazza il d4 nero sotto il d12 rosso: una somma di 9 sotto la tua prima stella, e la missione.
tutorial-end = Hai vinto di nuovo, e conosci tutti e 6 i colori. Le missioni cambiano da una partita all’altra: leggile prima, e buon divertimento!
