### The analysis board.

## Shelf and tables

card-analysis-short = Analisi
card-analysis = Analisi di { $game }

## New table

new-analysis = Analizza una posizione qualsiasi

## A board to think on

analysis-head = Analisi: { $game }
analysis-picture = La posizione; anche in forma di testo.
analysis-long = L’indirizzo ha più di { $most } caratteri. Parti da una posizione in notazione.
analysis-events = La linea ha { $count } azioni; se ne accettano al massimo { $most }. Parti da una posizione in notazione.
analysis-start = Questa posizione è impossibile. { $why }
analysis-action = L’azione { $n } della linea, «{ $text }», non si può fare. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Si vede la posizione precedente.
analysis-at = Posizione sconosciuta «{ $text }»; atteso: da 0 a { $most }. Si vede l’ultima.
analysis-deal = Nuova preparazione
analysis-blank = Vuota
analysis-game = Da una partita
analysis-values = Quote di vittoria
analysis-show = Mostra le quote di vittoria
analysis-of = { $seat } { $share }
edit-head = Cambia la posizione
edit-open = Prepara con i clic
edit-hint = Scegli un punto nella figura o nell’elenco, poi che cosa c’è.
edit-places = Dove
edit-none = Qui non può esserci altro. Prima cambia un altro punto.
edit-done = Fatto
edit-more = { $count } in più
edit-less = { $count } in meno
analysis-large = La plancia di { $player }, in grande
analysis-from = Analizza da qui
analysis-working = Posizioni ancora da calcolare: { $count }.
analysis-unknown = Per questa posizione non c’è un valutatore.
analysis-actions = Che cosa può fare { $player }
analysis-chance = Che cosa può portare il caso
analysis-beside = Accanto a ognuno: la quota di vittoria di { $player }.
analysis-odds = esce { $chance }
analysis-roll = Tira
analysis-roll-on = Tira fino a una decisione
analysis-line = Linea
analysis-set-up = Preparazione: { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
analysis-empty = Non è stato ancora fatto niente.
analysis-add = Continua in notazione
analysis-add-hint = Azioni separate da virgole; sostituiscono ciò che seguiva.
analysis-position = Prepara una posizione
analysis-notation = La posizione in notazione
analysis-set = Mostra questa posizione
analysis-new = Dall’inizio di una partita
analysis-begin = Parti da lì
analysis-link = Link a questa posizione
analysis-play = Continua a giocare da qui
analysis-as = Tu giochi
analysis-against = Gli altri sono
analysis-play-hint = Qui comincia un tavolo; il suo caso è sigillato di nuovo.
analysis-play-do = Gioca
