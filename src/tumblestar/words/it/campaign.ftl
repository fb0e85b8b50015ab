### The campaign of levels.

## Shelf and tables

card-campaign-short = Campagna
card-campaign = Campagna di { $game }

## New table

new-campaign = In solitario: la campagna di quaranta livelli

## Campaign

campaign-head = Campagna: { $game }
campaign-about = Quaranta livelli in solitario. Vincine uno con { $goal } punti e tutte le missioni compiute, e si apre il prossimo. { $great } punti danno una seconda stella, vincere al primo tentativo una terza.
campaign-ours = Non conosciamo i livelli stampati. Questi quaranta sono nostri, in ordine di quanto spesso li vince il bot «{ bot-strong }».
campaign-standing = Livelli vinti: { $won } di { $count }. Stelle: { $stars } di { $most }.
campaign-next = Vai al livello { $count }
campaign-all-won = Tutti i livelli sono vinti!
campaign-card = Carta { $count }: livelli da { $first } a { $last }
campaign-map = Mappa della carta { $count }
campaign-node-won = Livello { $count }: vinto, stelle: { $stars } di 3
campaign-node-open = Livello { $count }: aperto, non ancora vinto
campaign-node-locked = Livello { $count }: chiuso
level-no-mission = nessuna missione
level-colours = Colori
level-difficulty = Difficoltà
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: il bot «{ bot-strong }» ha vinto { NUMBER($share, style: "percent", maximumFractionDigits: 1) } di { $count } partite.
level-tried = Finora
level-tries = Tentativi: { $count }.
level-best = Miglior punteggio: { $points }.
level-go-on = Continua a giocare
level-same-hint = Gli stessi dadi ripetono in ordine i risultati del tuo ultimo tentativo. Non danno la stella del primo tentativo.
level-watch = Guarda una partita vinta
level-watch-of = Guarda una partita vinta del livello { $count }
level-locked = Chiuso: vinci prima il livello { $count }.
level-no-dice = Non c’è un ultimo tentativo; prima gioca questo livello con nuovi dadi.
difficulty-gentle = Facilissimo
difficulty-easy = Facile
difficulty-middling = Medio
difficulty-hard = Difficile
difficulty-very-hard = Molto difficile
difficulty-fiendish = Diabolico
own-head = Un livello tuo
own-hint = Non conta per le stelle.
own-four = Quattro colori
own-missions = Fino a tre missioni
own-mission = Missione { $count }
own-none = nessuna
own-choice = { $count } { $mission }
own-look = Quanto è difficile?
own-play = Gioca questo livello
own-colours = Un livello ha { $most } colori; scelti: { $count }.
own-unknown = Nessuno ha ancora misurato questa scelta.
progress-head = I tuoi progressi in un file
progress-hint = I progressi sono di questo browser. Un file li conserva o li porta in un altro; ciò che qui è migliore resta.
progress-save = Salva i miei progressi
progress-file = File dei progressi
progress-bring = Importa
progress-brought = { $count ->
        [0] Il file non ha livelli; non è cambiato niente.
       *[other] Livelli importati: { $count }. Conta il meglio di entrambi.
    }
progress-no-json = Questo file è danneggiato, o non è un file di progressi: non è JSON.
progress-format = Non è un file di progressi; formato atteso: «{ $expected }».
progress-version = Il formato del file ha la versione { $version }; atteso: { $expected }.
progress-game = Questi sono i progressi di «{ $text }»; atteso: «{ $expected }».
progress-levels = Questo file è danneggiato: «levels» non è un elenco.
progress-level = Questo file è danneggiato: «{ $text }» non è un livello; atteso: colori e missioni, come «RYBG 7 16».
progress-entry = Questo file è danneggiato: ciò che dice di «{ $level }» è impossibile.
