### The review of a game.

review-ended = La revisione si è interrotta. Avviala di nuovo.
review-failed = La revisione non è riuscita, ma la partita è salva. Il log del server dice perché.
review-title = Revisione: { $game }, { $names }
review-curve = Probabilità di vittoria passo per passo, una linea per ogni giocatore. Ultime: { $shares }. «Tutti i passi» elenca ogni cifra.
review-luck-bars = Fortuna: verso l’alto è a favore del giocatore
review-luck-of =
    { $name ->
        [you] La tua fortuna, passo per passo
       *[other] Fortuna di { $name }, passo per passo
    }
review-cost-bars = Costo delle scelte
review-cost-of =
    { $name ->
        [you] Costo delle tue scelte
       *[other] Costo delle scelte di { $name }
    }
review-means = Che cosa significano queste parole?
review-means-luck = Quanto tiri ed estrazioni hanno cambiato la tua probabilità di vittoria, rispetto al loro risultato medio. Su molte partite la media è 0.
review-means-skill = Quanto le scelte hanno cambiato la tua probabilità di vittoria, rispetto alle migliori. Le tue possono solo costarti; quelle degli altri possono aiutarti.
review-means-residual = Ciò che la stima non sa spiegare. Se la stima è esatta, è 0. Più è grande, meno devi fidarti delle cifre.
review-means-adjusted = Il risultato senza fortuna, con il suo intervallo. Mostra chi ha giocato meglio, e più presto dei risultati. Un trattino significa che può essere qualsiasi valore.
review-means-rating = Il costo medio delle tue scelte, moltiplicato per 1.000. Più basso è meglio.
review-means-level = Il bot le cui scelte costano circa quanto le tue.
review-totals = Da dove viene il risultato
review-start = Inizio
review-at = Turno { $n }. { $did } Probabilità di vittoria: { $shares }.
review-share-of = { $name } { $share }
review-head-event = passo
review-head-what = che cosa è successo
review-head-luck = fortuna per
review-head-cost = costo
review-luckiest = Momenti più fortunati
review-board = Il tabellone al turno { $n }
review-turn = Turno { $n }
review-turn-of = Turno { $n }: { $name }
review-turn-kind = Turno { $n }: { $kind }
review-turn-of-kind = Turno { $n }, { $name }: { $kind }
review-rough = Tratteggiata: una prima stima dai punti fin qui.
review-more =
    { $count ->
        [one] { $count } altra scelta, { $cost }
       *[other] Altre { $count } scelte, { $cost } in tutto
    }
review-smaller =
    { $count ->
        [one] { $count } scelta che è costata meno
       *[other] { $count } scelte che sono costate meno
    }
review-shares-are = Accanto a ogni scelta: la probabilità di vittoria dopo quella scelta.
review-axis = probabilità di vittoria per turno
review-numbers = Numeri
review-mistakes = Scelte da cui imparare
review-better = Meglio
review-events = Tutti i passi
review-link = Revisione
review-page = Revisione di { $game }
review-later = Puoi vedere la revisione dopo la partita, così nessuno sa chi è in testa.
review-back = Torna al tavolo
review-slider = Turni della partita
review-progress = Passi esaminati
review-working = Revisione della partita in corso… Puoi tornare più tardi.
review-waiting = Preparazione delle stime… La prima volta su questo computer richiede fino a un minuto.
review-done = La revisione è completa.
review-again = Riprova
review-reload = Mostra ciò che è pronto
retry-link = Riprova gli errori
retry-page = Errori in { $game }
retry-least = { NUMBER($share, style: "percent") } o più
retry-none = Nessuna scelta è costata tanto.
retry-puzzle =
    { $name ->
        [you] { $k } di { $count }, passo { $n }: scegli tu
       *[other] { $k } di { $count }, passo { $n }: sceglie { $name }
    }
retry-board = Il tabellone prima del passo { $n }
retry-do = Provala
retry-before = Errore precedente
retry-next = Errore successivo
retry-right = { $action } Probabilità di vittoria { $best }: nessuna scelta è migliore.
retry-wrong = { $action } Probabilità di vittoria { $share }; la scelta migliore ha { $best }. Provane un’altra.
retry-unknown = { $action } Questa scelta è ancora in calcolo. Riprovala tra un momento.
retry-played = Nella partita: { $did } Probabilità di vittoria { $share }.
review-sum-seat = giocatore
review-sum-start = inizio
review-sum-luck = fortuna
review-sum-skill = abilità
review-sum-residual = non spiegato
review-sum-final = risultato
review-sum-adjusted = senza fortuna (95%)
review-sum-decisions = scelte
review-sum-rating = rating
review-sum-level = ha giocato come
review-decided =
    { $name ->
        [you] Il turno { $n } è stato decisivo: da lì la vittoria era tua. Le scelte successive non contano.
       *[other] Il turno { $n } è stato decisivo: da lì { $name } non ha più perso la vittoria. Le scelte successive non contano.
    }
review-no-mistakes = Nessuna scelta è costata nulla.
cli-review = Rivede una partita: come l’hanno decisa fortuna e abilità, in cifre che tornano.
cli-review-html = Scrive la revisione come file per qualsiasi browser, senza script.
cli-review-against = Confronta la partita con un’altra che ha avuto la stessa fortuna.
compare-alike = Fin dove arrivano entrambe, le partite sono uguali.
compare-parting = Le partite si separano al passo { $n }:
compare-other = Queste partite hanno avuto fortuna diversa: cambiano { $what }.
compare-unknown = Non sappiamo se queste partite hanno avuto la stessa fortuna. I tiri sono stati scritti a mano, o un seme è ancora segreto.
compare-game = i giochi
compare-seats = i numeri di giocatori
compare-options = le opzioni
compare-start = le prime posizioni
compare-seed = i semi
cli-review-title = { $game }: { $names }
cli-review-luckiest = Momenti più fortunati:
cli-review-mistakes = Scelte più costose:
cli-review-better = Meglio: { $preview } [{ $line }]
