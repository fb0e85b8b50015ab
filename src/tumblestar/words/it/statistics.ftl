### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Esiti
chance-of-first = Il posto che inizia
chance-of-others = altri

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Partite: { $count }, senza risultato: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, in solitario
       *[other] { $game }, { $count } posti
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
stats-head-cost = perso a partita
stats-head-rating = rating
stats-head-level = ha giocato come
stats-head-observed = usciti
stats-head-expected = attesi
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } di vittoria perso a partita, esatto: la distanza dal gioco perfetto. Partite: { $count }.
best-so-far = Il tuo miglior risultato in { $game }: { $count }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = meno di { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Troppo pochi esiti del caso per un test.
stats-chance-fair = Niente di strano in { $n } esiti del caso: un caso equo è almeno altrettanto lontano dall’atteso in { $p } dei casi{ $count ->
        [one] .
       *[other] , nel meno probabile di { $count } test, corretto per il loro numero.
    }
stats-chance-odd = Qualcosa è strano: { $kinds }. Un caso equo è così lontano dall’atteso in { $p } dei casi{ $count ->
        [one] .
       *[other] , corretto per { $count } test.
    }
stats-chance-left-out = Partite senza test, perché annullate in parte o giocate con altre regole: { $count }.
stats-seal-proved = Esiti che vengono da semi sigillati prima della partita: { $n } di { $count }.
stats-seal-open = Esiti scritti, o il cui seme qualcuno poteva conoscere: { $n } di { $count }.
stats-seal-closed = Esiti il cui seme non è ancora aperto: { $n } di { $count }.
stats-seal-older = Esiti estratti con altre regole, che qui non si possono verificare: { $n } di { $count }.
stats-seal-false = Esiti di partite il cui caso non viene dal suo seme: { $n } di { $count }.
stats-head = Le tue statistiche
stats-none = Ancora niente: su questo server non hai finito partite con un solo posto tenuto fino alla fine.
stats-about = Partite finite in cui avevi un posto: { $count }, riviste: { $n }. Contano i tuoi ultimi { $most } tavoli. La revisione si fa quando la apri la prima volta.
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
stats-chart-result = Risultati nel tempo; gruppi di partite: { $count }. La tabella sotto ha le cifre.
stats-chart-result-means = ● vinte, ◆ vinte senza fortuna, da 0% (sotto) a 100% (sopra); tratti: intervalli del 95%, punteggiato: una quota equa.
stats-chart-rating = Rating nel tempo; gruppi di partite: { $count }. La tabella sotto ha le cifre.
stats-chart-rating-means = Rating, da 0 (sotto) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (sopra); più basso è meglio; tratti: intervalli del 95%.
stats-chance-head = Che cosa ha fatto il caso
stats-test = { $kind }, esiti: { $count }; un caso equo è così lontano in { $p } dei casi
stats-test-few = { $kind }, esiti: { $count }, troppo pochi per un test
cli-stats = Riassume molte partite: risultati, fortuna, costo e rating per giocatore con intervalli del 95%, e se il caso è stato strano.
cli-stats-files = Registrazioni, file zip di registrazioni, o cartelle.
cli-stats-name = Un giocatore o un bot; di norma tutti.
cli-stats-game = Il gioco; di norma tutti.
cli-stats-csv = Scrive una riga per ogni posto di ogni partita in questo file (CSV).
cli-stats-no-review = Solo risultati e caso, senza revisioni: veloce.
cli-stats-reviews = Conserva le cifre delle revisioni in questo file per la prossima volta.
cli-stats-reviews-bad = «{ $file }» non contiene revisioni conservate. Scegli un altro file per --reviews, o cancellalo.
cli-stats-unreviewed = Non rivista: { $record }: { $why }
cli-stats-false = Il caso di { $record } non viene dal suo seme: vedi tumblestar verify.
