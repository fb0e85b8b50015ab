### Puzzles.

## Command line

cli-puzzles = Problemi: posizioni con una via dimostrata molto migliore di tutte le altre.
cli-puzzles-list = Elenca i problemi. Come JSON uno per riga: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo quelli di un gioco.
cli-puzzles-theme = Solo quelli di un tema, come «theft».
cli-puzzles-no-theme = Tema sconosciuto «{ $theme }»; atteso: { $allowed }.
cli-puzzles-play = Gioca in questo terminale problemi di un gioco o di tutti.
cli-puzzles-order = Parole qualsiasi: stesse parole, stesso ordine dei problemi.
cli-puzzles-make = Scrive in un file problemi da partite tra bot, e accanto come sono stati fatti. Stesso seme, stessi problemi.
cli-puzzles-count-of = Quanti.
cli-puzzles-bots = I bot, separati da virgole; di norma tutti tranne «random» e i due più forti.
cli-puzzles-seed = Il seme delle partite.
cli-puzzles-out = Il file da scrivere.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = posti
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temi
cli-puzzles-count = Problemi: { $count }

## Shelf and tables

card-puzzles-short = Problemi
card-puzzles = Problemi di { $game }

## Puzzles

puzzle-file = { $file }, riga { $line }: { $why }
puzzle-bad-line = Non è un problema: { $why }. docs/puzzles.md ha il formato.
puzzle-of-another = «{ $id }» non è l’id di un problema di { $name }.
puzzle-twice = Il problema «{ $id }» c’è due volte.
puzzle-empty = Il problema «{ $id }» non ha soluzione.
puzzle-bad-state = Il problema «{ $id }» ha uno stato che non si può leggere. { $why }
puzzle-unknown = Non c’è un problema «{ $text }». Un id è un gioco ({ $games }), un trattino e sette cifre; vedi «tumblestar puzzles list».
puzzle-illegal = «{ $text }» qui non si può fare.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Altro
puzzle-ask = Qual è il modo migliore di giocare?
puzzle-choose = Che cosa faresti?
puzzle-do = Fallo
puzzle-back = Annulla
puzzle-give = Vedi la soluzione
puzzle-skip = Un altro problema
puzzle-next = Prossimo problema
puzzle-retry = Riprova
puzzle-again = Hai già provato questo problema; ora non conta.
puzzle-right = Giusto! Continua.
puzzle-wrong = Non è il modo migliore.
puzzle-answer = Il modo migliore: { $did }
puzzle-found = Sì! { $did }
puzzle-begin = Ripercorri la soluzione passo per passo.
puzzle-rated = Il tuo rating:
puzzle-streak = { $count } di fila
puzzle-solved = Risolto al primo tentativo! Il tuo rating: { $rating }, prima: { $before }.
puzzle-failed = Non risolto al primo tentativo. Il tuo rating: { $rating }, prima: { $before }.
puzzle-seen = La soluzione, senza rating.
puzzle-moves = La soluzione, passo per passo
puzzle-then = Come può continuare
puzzle-why = Perché
puzzle-analyse = Analizza
puzzle-proof = Dimostrato { $how }.
puzzle-margin = Ti lascia { $value } di vittoria, e ogni altro modo almeno { $margin } in meno{ $exact ->
        [yes] , esattamente.
       *[no] , con un errore di { $error }.
    }
puzzle-also = Altre linee con lo stesso risultato: { $count }.
puzzle-fail = Bot che qui di solito sbagliano: { $bots }.
puzzle-themes = Temi: { $themes }.
puzzle-rating = Il tuo rating: { $rating }, con un errore di { $deviation }. Serie: { $count }, la più lunga: { $most }.
puzzles-head = Problemi
puzzles-intro = Posizioni da partite di bot in cui un modo è dimostrato molto migliore di tutti gli altri. Il tuo primo tentativo a ognuno cambia il tuo rating.
puzzles-of = Problemi: { $game }
puzzles-count = Problemi: { $count }
puzzles-play = Gioca
puzzles-play-of = Gioca problemi di { $game }
puzzles-more = Temi e il tuo rating
puzzles-more-of = Temi e il tuo rating: { $game }
puzzles-none-left = Questi sono tutti risolti. Scegli un altro tema o gioco.
puzzles-themes = Per tema
puzzles-solved-of = { $solved } di { $count } risolti
puzzles-history = I tuoi tentativi
puzzles-chart = Il tuo rating da { $first } a { $last }; problemi: { $count }
puzzles-other = Tutti i giochi con problemi
puzzle-term-begin = Scrivi che cosa faresti. Conta il primo tentativo a ogni problema. «aiuto» elenca i comandi.
puzzle-term-wrong = Non è il modo migliore. Provane altri, quanto vuoi; conta solo il primo tentativo.
puzzle-term-right = Giusto, continua!
puzzle-kept-bad = I tuoi problemi in { $file } non si possono leggere: { $why }. Aggiusta il file, o spostalo.
term-does-puzzle-undo = annulla ciò che non è ancora giudicato
term-does-puzzle-answer = mostra la soluzione, e perché; conta come tentativo sbagliato
term-does-puzzle-skip = lascia questo problema per un altro
term-word-answer = soluzione
term-word-skip = salta
