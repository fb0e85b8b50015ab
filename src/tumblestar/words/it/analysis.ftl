### The analysis board.

## Shelf and tables

card-analysis-short = Analisi
card-analysis = Analisi di { $game }

## New table

new-analysis = Analizza una posizione qualsiasi

## A board to think on

analysis-head = Analisi: { $game }
analysis-picture = La posizione; anche a parole.
analysis-long = Questo indirizzo ha più di { $most } caratteri. Parti da una posizione in notazione.
analysis-events = La linea ha { $count } passi; ne sono permessi al massimo { $most }. Parti da una posizione in notazione.
analysis-start = Questa posizione non è possibile. { $why }
analysis-action = Il passo { $n } della linea, «{ $text }», non è possibile. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Qui vedi la posizione precedente.
analysis-at = «{ $text }» non è una posizione di questa linea. Scegli da 0 a { $most }. Qui vedi l’ultima.
analysis-deal = Nuova preparazione
analysis-blank = Vuota
analysis-game = Da una partita
analysis-values = Probabilità di vittoria
analysis-show = Mostra le probabilità di vittoria
analysis-of = { $seat } { $share }
edit-head = Cambia la posizione
edit-open = Prepara con i clic
edit-hint = Scegli un punto nell’immagine o nell’elenco, poi che cosa c’è.
edit-places = Dove
edit-none = Qui non può esserci altro. Prima cambia un altro punto.
edit-done = Fatto
edit-more = { $count } in più
edit-less = { $count } in meno
analysis-large = Ingrandisci la plancia di { $player }
analysis-from = Analizza da qui
analysis-working =
    { $count ->
        [one] Calcolo di { $count } altra posizione…
       *[other] Calcolo di altre { $count } posizioni…
    }
analysis-unknown = Per questa posizione non c’è una valutazione.
analysis-actions = Che cosa può fare { $player }
analysis-chance = Che cosa può portare la fortuna
analysis-beside = Accanto a ognuna: la probabilità di vittoria di { $player }.
analysis-odds = probabilità { $chance }
analysis-roll = Tira
analysis-roll-on = Tira fino a una scelta
analysis-line = Linea
analysis-set-up = Preparazione: { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
analysis-empty = Ancora nessun passo. Scegli il primo.
analysis-add = Continua in notazione
analysis-add-hint = Scrivi passi separati da virgole. Sostituiscono tutti i passi successivi.
analysis-position = Prepara una posizione
analysis-notation = La posizione in notazione
analysis-set = Mostra questa posizione
analysis-new = Dall’inizio di una partita
analysis-begin = Parti da lì
analysis-link = Link a questa posizione
analysis-play = Continua a giocare da qui
analysis-as = Tu giochi
analysis-against = Gli altri sono
analysis-play-hint = Da qui comincia un nuovo tavolo, con fortuna sigillata di nuovo.
analysis-play-do = Gioca
