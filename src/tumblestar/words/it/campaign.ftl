### The campaign of levels.

## Shelf and tables

card-campaign-short = Campagna
card-campaign = Campagna di { $game }

## New table

new-campaign = In solitario: la campagna di 40 livelli

## Campaign

campaign-head = Campagna: { $game }
campaign-about = Quaranta livelli in solitario. Per superarne uno e aprire il prossimo, fai almeno { $goal } punti e compi tutte le sue missioni. Con { $great } punti ottieni una seconda stella; se lo superi al primo tentativo, una terza.
campaign-ours = Non conosciamo i livelli stampati. Questi 40 sono nostri, in ordine di quanto spesso li supera il bot «{ bot-strong }».
campaign-standing = Hai superato { $won } livelli su { $count } e ottenuto { $stars } stelle su { $most }.
campaign-next = Vai al livello { $count }
campaign-all-won = Hai superato tutti i livelli!
campaign-card = Carta { $count }: livelli da { $first } a { $last }
campaign-map = Mappa della carta { $count }
campaign-node-won = Livello { $count }: superato, { $stars } stelle su 3
campaign-node-open = Livello { $count }: aperto, non ancora superato
campaign-node-locked = Livello { $count }: chiuso
level-no-mission = nessuna missione
level-colours = Colori
level-difficulty = Difficoltà
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: il bot «{ bot-strong }» ha vinto { NUMBER($share, style: "percent", maximumFractionDigits: 1) } di { $count } partite.
level-tried = Finora
level-tries =
    { $count ->
        [0] Ancora nessun tentativo.
        [one] { $count } tentativo.
       *[other] { $count } tentativi.
    }
level-best = Miglior punteggio: { $points }.
level-go-on = Continua a giocare
level-same-hint = Con gli stessi dadi ritornano i risultati del tuo ultimo tentativo, nello stesso ordine. Non danno la stella del primo tentativo.
level-watch = Guarda una partita vinta
level-watch-of = Guarda una partita vinta del livello { $count }
level-locked = Chiuso: prima supera il livello { $count }.
level-no-dice = Non c’è ancora nessun tentativo. Prima gioca questo livello con nuovi dadi.
difficulty-gentle = Facilissimo
difficulty-easy = Facile
difficulty-middling = Medio
difficulty-hard = Difficile
difficulty-very-hard = Molto difficile
difficulty-fiendish = Diabolico
own-head = Un livello tutto tuo
own-hint = Non dà stelle.
own-four = Scegli 4 colori
own-missions = Fino a 3 missioni
own-mission = Missione { $count }
own-none = nessuna
own-choice = { $count } { $mission }
own-look = Mostra la difficoltà
own-play = Gioca questo livello
own-colours =
    { $count ->
        [one] Hai scelto { $count } colore. Scegline { $most }.
       *[other] Hai scelto { $count } colori. Scegline { $most }.
    }
own-unknown = Non abbiamo ancora misurato questo livello.
progress-head = I tuoi progressi in un file
progress-hint = I tuoi progressi sono di questo browser. Un file li conserva o li porta in un altro. L’importazione non sostituisce mai un risultato migliore.
progress-save = Salva i miei progressi
progress-file = File dei progressi
progress-bring = Importa
progress-brought = { $count ->
        [0] Il file non ha livelli; non è cambiato nulla.
        [one] Importato { $count } livello. Conta il migliore dei due risultati.
       *[other] Importati { $count } livelli. Conta il migliore dei due risultati.
    }
progress-no-json = Questo non è un file di progressi, o è danneggiato: non è JSON.
progress-format = Questo non è un file di progressi: il suo formato non è «{ $expected }».
progress-version = Il formato del file ha la versione { $version }. Scegli un file della versione { $expected }.
progress-game = Questi sono i progressi di «{ $text }». Scegli un file di «{ $expected }».
progress-levels = Questo file è danneggiato: «levels» non contiene livelli, o ne contiene troppi.
progress-level = Questo file è danneggiato: «{ $text }» non è un livello. Un livello è fatto di colori e missioni, come «RYBG 7 16».
progress-entry = Questo file è danneggiato: ciò che dice di «{ $level }» è impossibile.
