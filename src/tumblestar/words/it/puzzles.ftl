### Puzzles.

## Command line

cli-puzzles = Elenca, gioca e crea problemi: posizioni con una sola scelta dimostrata migliore.
cli-puzzles-list = Elenca i problemi. Come JSON, un problema per riga: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo problemi di questo gioco.
cli-puzzles-theme = Solo problemi di questo tema, come «theft».
cli-puzzles-no-theme = «{ $theme }» non è un tema. Scegli { $allowed }.
cli-puzzles-play = Gioca in questo terminale problemi di un gioco o di tutti.
cli-puzzles-order = Parole qualsiasi. Le stesse parole danno lo stesso ordine dei problemi.
cli-puzzles-make = Crea problemi da partite tra bot e li scrive in un file. Un file accanto dice come. Lo stesso seme dà gli stessi problemi.
cli-puzzles-count-of = Quanti problemi.
cli-puzzles-bots = I bot, separati da virgole; di norma tutti tranne «random» e i due più forti.
cli-puzzles-seed = Il seme delle partite.
cli-puzzles-out = Il file da scrivere.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = giocatori
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temi
cli-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemi
    }

## Shelf and tables

card-puzzles-short = Problemi
card-puzzles = Problemi di { $game }

## Puzzles

puzzle-file = { $file }, riga { $line }: { $why }
puzzle-bad-line = Questo non è un problema: { $why }. Il formato è in docs/puzzles.md.
puzzle-of-another = «{ $id }» non è l’id di un problema di { $name }.
puzzle-twice = Il problema «{ $id }» compare due volte.
puzzle-empty = Il problema «{ $id }» non ha soluzione.
puzzle-bad-state = Il problema «{ $id }» ha uno stato che non si può leggere. { $why }
puzzle-unknown = Non c’è un problema «{ $text }». Un id è un gioco ({ $games }), un trattino e 7 caratteri. «tumblestar puzzles list» li elenca tutti.
puzzle-illegal = «{ $text }» qui non è possibile.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Altro
puzzle-ask = Qual è la scelta migliore?
puzzle-choose = Che cosa faresti?
puzzle-do = Esegui
puzzle-back = Annulla
puzzle-give = Vedi la soluzione
puzzle-skip = Un altro problema
puzzle-next = Prossimo problema
puzzle-retry = Riprova
puzzle-again = Hai già provato questo problema, quindi ora non conta.
puzzle-right = Giusto. Continua.
puzzle-wrong = Non è la scelta migliore.
puzzle-answer = La scelta migliore: { $did }
puzzle-found = Giusto: { $did }
puzzle-begin = Ripercorri la soluzione passo per passo.
puzzle-rated = Il tuo rating:
puzzle-streak = { $count } di fila
puzzle-solved = Risolto al primo tentativo. Il tuo rating: { $rating }, prima: { $before }.
puzzle-failed = Non risolto al primo tentativo. Il tuo rating: { $rating }, prima: { $before }.
puzzle-seen = La soluzione, senza rating.
puzzle-moves = La soluzione, passo per passo
puzzle-then = Come può continuare
puzzle-why = Perché
puzzle-analyse = Analizza
puzzle-proof = Dimostrato { $how }.
puzzle-margin =
    { $exact ->
        [yes] Così la tua probabilità di vittoria è { $value }; ogni altra scelta è peggiore di almeno { $margin }. Le cifre sono esatte.
       *[no] Così la tua probabilità di vittoria è { $value }; ogni altra scelta è peggiore di almeno { $margin }, con un errore di { $error }.
    }
puzzle-also =
    { $count ->
        [one] C’è { $count } altra linea altrettanto buona.
       *[other] Ci sono altre { $count } linee altrettanto buone.
    }
puzzle-fail = Bot che qui di solito sbagliano: { $bots }.
puzzle-themes = Temi: { $themes }.
puzzle-rating = Il tuo rating: { $rating }, con un errore di { $deviation }. Serie: { $count }, la più lunga: { $most }.
puzzles-head = Problemi
puzzles-intro = Posizioni da partite tra bot in cui una sola scelta è dimostrata molto migliore di tutte le altre. Il tuo primo tentativo a ognuna cambia il tuo rating.
puzzles-of = Problemi: { $game }
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemi
    }
puzzles-play = Gioca
puzzles-play-of = Gioca problemi di { $game }
puzzles-more = Temi e il tuo rating
puzzles-more-of = Temi e il tuo rating: { $game }
puzzles-none-left = Qui non ci sono altri problemi. Scegli un altro tema o gioco.
puzzles-themes = Per tema
puzzles-solved-of = { $solved } di { $count } risolti
puzzles-history = I tuoi tentativi
puzzles-chart =
    { $count ->
        [one] Il tuo rating dopo { $count } problema: da { $first } a { $last }
       *[other] Il tuo rating in { $count } problemi: da { $first } a { $last }
    }
puzzles-other = Tutti i giochi con problemi
puzzle-term-begin = Scrivi che cosa faresti. Conta solo il primo tentativo a ogni problema. «aiuto» elenca i comandi.
puzzle-term-wrong = Non è la scelta migliore. Prova quanto vuoi; conta solo il primo tentativo.
puzzle-term-right = Giusto. Continua.
puzzle-kept-bad = I tuoi problemi in { $file } non si possono leggere: { $why }. Correggi il file o spostalo.
term-does-puzzle-undo = annulla ciò che non è ancora giudicato
term-does-puzzle-answer = mostra la soluzione e i suoi motivi; conta come tentativo sbagliato
term-does-puzzle-skip = salta questo problema e passa a un altro
term-word-answer = soluzione
term-word-skip = salta
