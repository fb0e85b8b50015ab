### Statistics of many games.

chance-of-outcome = Ergebnisse
chance-of-first = Der Platz, der beginnt
chance-of-others = andere
stats-games = Partien: { $count }, ohne Ergebnis: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, allein
       *[other] { $game }, { $count } Plätze
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (Bot)
stats-nobody = kein Name
stats-head-player = Name
stats-head-games = Partien
stats-head-result = gewonnen
stats-head-luck = Glück
stats-head-adjusted = gewonnen ohne Glück
stats-head-cost = verschenkt je Partie
stats-head-rating = Wertung
stats-head-level = gespielt wie
stats-head-observed = kam
stats-head-expected = erwartet
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } eines Sieges je Partie verschenkt, exakt: der Abstand zum perfekten Spiel. Partien: { $count }.
best-so-far = Dein Bestes bisher in { $game }: { $count }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = unter { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Zu wenige Ergebnisse des Zufalls für einen Test.
stats-chance-fair = An { $n } Ergebnissen des Zufalls ist nichts auffällig: Fairer Zufall ist in { $p } der Fälle mindestens so weit vom Erwarteten entfernt{ $count ->
        [one] .
       *[other] , beim unwahrscheinlichsten von { $count } Tests, für ihre Zahl korrigiert.
    }
stats-chance-odd = Etwas ist auffällig: { $kinds }. Fairer Zufall ist in { $p } der Fälle so weit vom Erwarteten entfernt{ $count ->
        [one] .
       *[other] , für { $count } Tests korrigiert.
    }
stats-chance-left-out = Nicht getestete Partien, da zurückgenommen oder nach anderen Regeln gespielt: { $count }.
stats-seal-proved = Ergebnisse aus Seeds, die vor der Partie versiegelt wurden: { $n } von { $count }.
stats-seal-open = Ergebnisse, die eingetippt wurden oder deren Seed jemand kennen konnte: { $n } von { $count }.
stats-seal-closed = Ergebnisse, deren Seed noch nicht offen ist: { $n } von { $count }.
stats-seal-older = Nach anderen Regeln gezogene Ergebnisse, die hier nicht prüfbar sind: { $n } von { $count }.
stats-seal-false = Ergebnisse aus Partien, deren Zufall nicht aus ihrem Seed folgt: { $n } von { $count }.
stats-head = Deine Statistik
stats-none = Noch nichts: Auf diesem Server hast du noch keine Partie auf einem Platz zu Ende gespielt.
stats-about = Beendete Partien, in denen du einen Platz hattest: { $count }, mit Rückblick: { $n }. Deine letzten { $most } Tische zählen. Ein Rückblick entsteht, wenn du ihn zum ersten Mal öffnest.
stats-csv = Deine Partien als Tabelle herunterladen (CSV)
stats-people = Menschen
stats-you = Du
stats-head-reviewed = mit Rückblick
stats-head-against = gegen
stats-head-days = Tage
stats-head-outcome = Ergebnis
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } bis { $last }
    }
stats-as-table = Als Tabelle
stats-chart-result = Ergebnisse im Lauf der Zeit; Gruppen von Partien: { $count }. Die Tabelle unten hat die Zahlen.
stats-chart-result-means = ● gewonnen, ◆ gewonnen ohne Glück, von 0 % (unten) bis 100 % (oben); Striche: Intervalle von 95 %, gepunktet: der faire Anteil.
stats-chart-rating = Wertung im Lauf der Zeit; Gruppen von Partien: { $count }. Die Tabelle unten hat die Zahlen.
stats-chart-rating-means = Wertung, von 0 (unten) bis { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (oben); weniger ist besser; Striche: Intervalle von 95 %.
stats-chance-head = Was der Zufall tat
stats-test = { $kind }, Ergebnisse: { $count }; fairer Zufall ist in { $p } der Fälle so weit entfernt
stats-test-few = { $kind }, Ergebnisse: { $count }, zu wenige für einen Test
cli-stats = Fasst viele Partien zusammen: Ergebnisse, Glück, Kosten und Wertung nach Name mit Intervallen von 95 %, und ob der Zufall auffällig war.
cli-stats-files = Aufzeichnungen, zip-Dateien mit Aufzeichnungen, oder Ordner.
cli-stats-name = Ein Name oder ein Bot; standardmäßig alle.
cli-stats-game = Das Spiel; standardmäßig alle.
cli-stats-csv = Schreibt für jeden Platz jeder Partie eine Zeile in diese Datei (CSV).
cli-stats-no-review = Nur Ergebnisse und Zufall, ohne Rückblicke: schnell.
cli-stats-reviews = Bewahrt Zahlen aus Rückblicken in dieser Datei für das nächste Mal.
cli-stats-reviews-bad = „{ $file }“ enthält keine aufbewahrten Rückblicke. Wähle eine andere Datei für --reviews, oder lösche sie.
cli-stats-unreviewed = Ohne Rückblick: { $record }: { $why }
cli-stats-false = Der Zufall von { $record } folgt nicht aus seinem Seed: siehe tumblestar verify.
