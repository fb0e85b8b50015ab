### Score pads.

## Shelf and tables

card-pad-short = Segnapunti
card-pad = Segnapunti per { $game }

## Score pad

pad-head = Segnapunti: { $game }
pad-about = Tocca l’immagine dove c’è qualcosa sul tuo tavolo per vedere quanto vale. Questo dispositivo lo conserva finché non ricominci; un link lo manda ad altri.
pad-lost = Il server non è raggiungibile. Questo dispositivo conserva ciò che hai inserito. Riprova.
pad-bad-players = Questo gioco non può avere «{ $text }» giocatori. Scegli { $allowed }.
pad-choices = La partita sul tuo tavolo
pad-form = Inserisci senza l’immagine
pad-player-name = Giocatore { $count }
pad-rank = { $rank ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $rank }º
    }
pad-look = { $total ->
        [one] { $name }: { $total } punto, { $rank }ª posizione. Mostra che cosa ha davanti
       *[other] { $name }: { $total } punti, { $rank }ª posizione. Mostra che cosa ha davanti
    }
pad-count = Giocatori
pad-names = Usa questi nomi
pad-undo = Annulla
pad-link = Link a questo segnapunti così com’è
pad-total-of = { $count ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $count } punti
    }
pad-save = Salva la mappa come immagine
pad-file-head = Immagini
pad-file-label = Un’immagine salvata da tumblestar, o un file di testo
pad-file-hint = Un’immagine così (SVG) si legge esattamente. Le fotografie non si possono leggere.
pad-file-do = Leggila
pad-clear = Ricomincia
pad-total = Carte: { $total }
