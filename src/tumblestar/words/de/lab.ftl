### The lab: many games between bots, for measuring games and bots.

cli-lab = Spielt viele Partien zwischen Bots und misst Bots und Regeln.
cli-ladder = Ordnet die Bots eines Spiels auf einer Skala (Bradley-Terry): Ein Bot mit 100 Punkten mehr gewinnt 64 % der Partien zu zweit. Jeder Bot spielt gegen seine Nachbarn und „greedy“, mit jeder Zahl von Plätzen, und jeden Aufbau von jedem Platz. Bei mehr als 2 Plätzen spielt ein Bot unter anderen einer Art, in beiden Richtungen. Ein Sieganteil von 1 / Plätze ist ausgeglichen.
cli-ladder-game = Das Spiel; standardmäßig alle.
cli-ladder-seats = Eine Zahl von Plätzen, wiederholbar; standardmäßig alle ab 2.
cli-ladder-games = Wie viele Partien ein Duell mit den Optionen der Schachtel hat.
cli-ladder-mixed = Wie viele Partien ein Duell mit für jeden Aufbau gelosten Optionen hat; standardmäßig keine.
cli-ladder-bots = Die Bots, schwächster zuerst, kommagetrennt; standardmäßig alle des Spiels.
cli-ladder-seed = Der Seed für Aufbau und Glück.
cli-ladder-keep = Schreibt nach jedem Duell ladder-SPIEL.json in diesen Ordner und setzt eine mit denselben Bots, demselben Seed und denselben Optionen fort.
cli-ladder-two = Eine Rangliste braucht mindestens 2 Bots. Das Spiel hat { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } gegen { $them }
       *[other] { $us } unter { $rivals } × { $them }
    }{ $options ->
        [mixed] , gemischte Optionen
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
cli-ladder-head-bot = Wertung
cli-ladder-head-box = { $seats } Plätze
cli-ladder-head-mixed = { $seats } Plätze, gemischte Optionen
cli-ladder-head-all = alle Partien
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spielt viele Partien zwischen Bots und berichtet über Bots, Plätze, Länge und Punkte. Jeder Aufbau wird für jede Rotation der Bots einmal gespielt, mit demselben Glück. Die Intervalle sind 95 % über die Aufbauten. Ctrl-C hält an und berichtet; mit --keep setzt derselbe Befehl fort.
cli-lab-compare = Vergleicht zwei Varianten oder zwei Besetzungen mit Bots bei demselben Glück. Zeigt Mittelwerte, 95-%-Intervalle über die Aufbauten und Effektstärken (in Standardabweichungen einer Partie).
cli-lab-selfplay = Schreibt Partien von Bots als Trainingsdaten: eine Parquet-Zeile je Entscheidung (Beobachtung, erlaubte Aktionen, Aktion, Strategie, Sieganteile der Bewertung, Ergebnis) und eine Datenkarte. Braucht das Extra „lab“. Nach Ctrl-C setzt derselbe Befehl fort; mit einer größeren Zahl von Partien ergänzt er den Rest.
cli-lab-out = Der Zielordner; wird angelegt, wenn er fehlt.
cli-lab-values = Schreibt auch den Wert jeder erlaubten Aktion nach der Bewertung. Dauert ein Vielfaches der Zeit.
cli-lab-tries = Wie oft jeder Bot in jedem Zustand für seine Strategie gefragt wird; 1 nimmt, was er gespielt hat.
cli-lab-per-file = Partien in einer Datei, auf ganze Aufbauten aufgerundet.
lab-selfplay-done = Partien: { $games }. Entscheidungen: { $rows }. Dateien: { $files }. Ordner: „{ $folder }“.
cli-lab-bots = Die Bots nach Platz vor der Rotation, kommagetrennt; der letzte nimmt die übrigen Plätze. Standardmäßig „greedy“.
cli-lab-seats = Die Zahl der Plätze; standardmäßig die der Bots oder die kleinste ab 2.
cli-lab-games = Die Zahl der Partien, auf ganze Aufbauten aufgerundet.
cli-lab-option = Eine Option des Spiels, wiederholbar.
cli-lab-against-bots = Die zweite Besetzung; standardmäßig die erste.
cli-lab-against-option = Eine Option der zweiten Variante, wiederholbar; die anderen sind die der ersten.
cli-lab-seed = Der Seed für Glück und Auswahl: gleicher Seed, gleiche Partien.
cli-lab-workers = Zahl der Prozesse; standardmäßig einer je Kern. Die Ergebnisse bleiben dieselben.
cli-lab-keep = Speichert fertige Partien in dieser Datei und macht dort weiter.
cli-lab-ray = Spielt auf dem Ray-Cluster an dieser Adresse („auto“: ein lokaler). Braucht das Extra „ray“.
cli-lab-luck = Untersucht so viele Partien: was Glück erklärt, und Entscheidungen nach Regel. Dauert Sekunden je Partie.
cli-lab-csv = Schreibt für jede Partie und jeden Platz eine CSV-Zeile in diese Datei.
cli-lab-parquet = Schreibt dieselben Zeilen als Parquet. Braucht das Extra „lab“.
cli-lab-html = Schreibt alle Tabellen und Diagramme als eine HTML-Seite. Braucht das Extra „lab“.
lab-needs = { $option } braucht das Extra „{ $extra }“: pip install { $what }
lab-too-many-bots =
    { $count } Bots sind zu viele für { $seats ->
        [one] 1 Platz.
       *[other] { $seats } Plätze.
    }
lab-same = Es gibt keinen Unterschied: Gib --against-bots oder --against-option an.
cli-not-both = Gib { $first } oder { $second } an, nicht beides.
lab-kept-other = Die Datei „{ $file }“ enthält Partien einer anderen Studie oder älterer Bots. Wähle eine andere Datei oder verschiebe sie.
lab-kept-damaged = Zeile { $line } der Datei „{ $file }“ ist beschädigt. Lösche sie oder verschiebe die Datei.
lab-kept-dropped = Die letzte Zeile der Datei „{ $file }“ ist unvollständig; ihre Partien werden neu gespielt.
lab-broken-off = Angehalten nach { $games } von { $total } Partien.
lab-broken-off-kept = Angehalten nach { $games } von { $total } Partien. Derselbe Befehl setzt fort.
lab-workers-died = Die Prozesse brachen immer wieder ab, vielleicht fehlt Speicher. Versuch es mit weniger (--workers).
lab-no-ray = Kein Ray-Cluster an „{ $address }“: { $why }
lab-title =
    { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
lab-title-compare =
    { $game }: je { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $first } und { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Nach Bot (Intervalle von 95 %; ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Nach Platz (ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Nach Partie
lab-spread = Verteilungen
lab-by-rule =
    Entscheidungen nach Regel ({ $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    })
lab-luck =
    Glück erklärt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Varianz der Ergebnisse ({ $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }). So viel nimmt die Bereinigung um Glück heraus.
lab-no-luck = Glück ist nicht messbar: Das Spiel hat hier keine Bewertung, oder alle Ergebnisse sind gleich.
lab-head =
    { $what ->
        [bot] Bot
        [seat] Platz
        [share] Sieganteil
        [points] Punkte
        [figure] Größe
        [mean] Mittel
        [least] kleinster
        [tenth] ein Zehntel darunter
        [median] Median
        [ninetieth] ein Zehntel darüber
        [most] größter
        [first] erste
        [second] zweite
        [difference] Unterschied
        [effect] Effektstärke
        [rule] Regel
        [decisions] der Entscheidungen
       *[games] in Partien
    }
lab-figure =
    { $what ->
        [events] Ereignisse
        [decisions] Entscheidungen
        [legal] erlaubte Aktionen, alle Entscheidungen zusammen
        [choices] erlaubte Aktionen je Entscheidung
        [leads] Wechsel der Führung nach Punkten
        [margin] Vorsprung an Punkten am Ende
        [ties] Partien mit geteiltem Sieg
       *[unfinished] als zu lang abgebrochene Partien
    }
lab-figure-of = { $what ->
        [share] Sieganteil
       *[points] Punkte
    } von { $who }
lab-figure-seat = { $what ->
        [share] Sieganteil
       *[points] Punkte
    } von Platz { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } bis { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Sieganteil, mit 95-%-Intervallen
lab-chart-of = { $what ->
        [points] Punkte am Ende, nach Bot
        [events] Ereignisse einer Partie
       *[legal] Erlaubte Aktionen je Entscheidung
    }
lab-chart-text = { $title }. Zahlen: Tabelle „{ $table }“.
