### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Esiti
chance-of-first = Chi comincia
chance-of-others = altri

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } partita, { $unfinished } senza risultato.
       *[other] { $count } partite, { $unfinished } senza risultato.
    }
stats-group =
    { $count ->
        [one] { $game }, in solitario
       *[other] { $game }, { $count } giocatori
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = senza nome
stats-head-player = giocatore
stats-head-games = partite
stats-head-result = vinte
stats-head-luck = fortuna
stats-head-adjusted = vinte senza fortuna
stats-head-cost = regalato a partita
stats-head-rating = rating
stats-head-level = ha giocato come
stats-head-observed = usciti
stats-head-expected = attesi
stats-perfect =
    { $count ->
        [one] { $name }, { $count } partita: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } esatto di vittoria regalato a partita. Il gioco perfetto non regala nulla.
       *[other] { $name }, { $count } partite: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } esatto di vittoria regalato a partita. Il gioco perfetto non regala nulla.
    }
best-so-far =
    { $count ->
        [one] Il tuo record a { $game }: { $count } punto
       *[other] Il tuo record a { $game }: { $count } punti
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = meno di { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Troppo pochi tiri ed estrazioni per un test.
stats-chance-fair =
    { $count ->
        [one] I { $n } tiri ed estrazioni sembrano regolari. Se lo sono, risultati almeno così insoliti si hanno in { $p } dei casi.
       *[other] I { $n } tiri ed estrazioni sembrano regolari. Se lo sono, il più strano di { $count } test è almeno così insolito in { $p } dei casi.
    }
stats-chance-odd =
    { $count ->
        [one] Qualcosa sembra strano: { $kinds }. Con tiri ed estrazioni regolari, risultati almeno così insoliti si hanno in { $p } dei casi.
       *[other] Qualcosa sembra strano: { $kinds }. Con tiri ed estrazioni regolari, risultati almeno così insoliti si hanno in { $p } dei casi, valore corretto per { $count } test.
    }
stats-chance-left-out =
    { $count ->
        [one] Non esaminata: { $count } partita, di allenamento o giocata con altre regole.
       *[other] Non esaminate: { $count } partite, di allenamento o giocate con altre regole.
    }
stats-seal-proved = Tiri ed estrazioni che vengono da semi sigillati prima della partita: { $n } di { $count }.
stats-seal-open = Tiri ed estrazioni scritti a mano, o il cui seme un giocatore poteva conoscere: { $n } di { $count }.
stats-seal-closed = Tiri ed estrazioni il cui seme è ancora segreto: { $n } di { $count }.
stats-seal-older = Tiri ed estrazioni con altre regole, che qui non si possono verificare: { $n } di { $count }.
stats-seal-false = Tiri ed estrazioni di partite che non vengono dal loro seme: { $n } di { $count }.
stats-head = Le tue statistiche
stats-none = Ancora nessuna statistica. Finisci una partita su questo server, con un solo posto dall’inizio alla fine.
stats-about =
    { $count ->
        [one] Hai finito { $count } partita in cui avevi un solo posto; riviste: { $n }. Contano i tuoi ultimi { $most } tavoli. Una partita è rivista quando apri la sua revisione la prima volta.
       *[other] Hai finito { $count } partite in cui avevi un solo posto; riviste: { $n }. Contano i tuoi ultimi { $most } tavoli. Una partita è rivista quando apri la sua revisione la prima volta.
    }
stats-csv = Scarica le tue partite come tabella (CSV)
stats-people = persone
stats-you = Tu
stats-head-reviewed = riviste
stats-head-against = contro
stats-head-days = giorni
stats-head-outcome = esito
stats-days =
    { $same ->
        [yes] { $first }
       *[no] da { $first } a { $last }
    }
stats-as-table = Come tabella
stats-chart-result =
    { $count ->
        [one] Risultati nel tempo, in { $count } gruppo di partite. La tabella sotto ha le cifre.
       *[other] Risultati nel tempo, in { $count } gruppi di partite. La tabella sotto ha le cifre.
    }
stats-chart-result-means = ● vinte, ◆ vinte senza fortuna, da 0% (in basso) a 100% (in alto). Tratti: intervalli del 95%. Punteggiato: una quota equa.
stats-chart-rating =
    { $count ->
        [one] Rating nel tempo, in { $count } gruppo di partite. La tabella sotto ha le cifre.
       *[other] Rating nel tempo, in { $count } gruppi di partite. La tabella sotto ha le cifre.
    }
stats-chart-rating-means = Rating, da 0 (in basso) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (in alto); più basso è meglio. Tratti: intervalli del 95%.
stats-chance-head = Che cosa ha fatto la fortuna
stats-test =
    { $count ->
        [one] { $kind }: { $count } esito; con tiri ed estrazioni regolari, un esito almeno così insolito si ha in { $p } dei casi
       *[other] { $kind }: { $count } esiti; con tiri ed estrazioni regolari, esiti almeno così insoliti si hanno in { $p } dei casi
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } esito, troppo pochi per un test
       *[other] { $kind }: { $count } esiti, troppo pochi per un test
    }
cli-stats = Riassume molte partite: risultati, fortuna, costo e rating di ogni giocatore con intervalli del 95%, e se tiri ed estrazioni sono stati regolari.
cli-stats-files = File di partite, file zip che ne contengono, o cartelle.
cli-stats-name = Un giocatore o un bot; di norma tutti.
cli-stats-game = Il gioco; di norma tutti.
cli-stats-csv = Scrive una riga per ogni posto di ogni partita in questo file (CSV).
cli-stats-no-review = Solo risultati e fortuna, senza revisioni: veloce.
cli-stats-reviews = Conserva le cifre delle revisioni in questo file per la prossima volta.
cli-stats-reviews-bad = «{ $file }» non contiene revisioni salvate. Scegli un altro file per --reviews, o cancella questo.
cli-stats-unreviewed = { $record } non è rivista: { $why }
cli-stats-false = Tiri ed estrazioni di { $record } non vengono dal suo seme. Vedi «tumblestar verify».
