### The rules of a game.

## Command line

cli-rules = Mostra le regole di un gioco con i numeri, e segna quelle non nel regolamento stampato.
cli-tiles = Disegna invece le tessere, con quantità e tabelle, da confrontare con una scatola.
cli-out = Il file da scrivere, .html o .svg per le tessere; di norma l’uscita standard.

## Shelf and tables

card-rules-short = Regole
card-rules = Regole di { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Senza segno: come dice l’editore.

## Rules in pictures

rules-contents = Indice
rules-figures = Le nostre cifre
rules-search = Cerca nelle regole
rules-search-do = Cerca
rules-found = { $count ->
        [0] Nessuna regola ha tutte queste parole.
        [one] Trovata 1 regola.
       *[other] Trovate { $count } regole.
    }
rules-summary = Riassunto per il tavolo
summary-head = { $game } in breve
example-legal = Permesso.
example-illegal = Non permesso.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] 1 punto.
       *[other] { $count } punti.
    }
example-points-of = { $count ->
        [one] 1 punto ({ $parts }).
       *[other] { $count } punti ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] il file
       *[other] esempio «{ $name }»
    }: { $why }
examples-rule = non c’è una regola né una sezione «{ $tag }». Indicane una di words/en.ftl, come AB-3.1 o AB-3.
examples-name = a ogni esempio servono un nome suo, le parole «{ $key }» in words/en.ftl e un’immagine.
examples-crop = non c’è un ritaglio «{ $text }». Scegli { $allowed }.
examples-seat = non c’è un posto { $count }.
examples-legal = «{ $text }» lì non è permesso, secondo { $tag ->
        [none] ciò che si può tirare o estrarre
       *[other] { $tag }
    }. Correggi lo stato o l’azione.
examples-tag = un’azione è permessa o vietata, non entrambe; a una vietata serve il numero della regola che la vieta.
examples-illegal = «{ $text }» dovrebbe essere vietato da { $tag }, ma le regole dicono { $found ->
        [none] che è permesso
       *[other] { $found }
    }.
examples-points = «{ $name }» dovrebbe essere { $count }, ma le regole dicono { $found }.
examples-summary = servono le parole «{ $key }» e «{ $key }-1» in words/en.ftl, ed esempi con questi nomi: { $names }.
cli-rules-search = Mostra solo le regole con tutte queste parole, senza badare agli accenti.
cli-rules-section = Mostra solo questa sezione, come TY-3.
cli-rules-no-section = { $game } non ha una sezione «{ $text }». Scegli { $allowed }.
cli-rules-none = Nessuna regola di { $game } ha tutte le parole «{ $text }».
