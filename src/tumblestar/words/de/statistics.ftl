### Statistics of many games.

chance-of-outcome = Ergebnisse
chance-of-first = Wer beginnt
chance-of-others = andere
stats-games =
    { $count ->
        [one] { $count } Partie, { $unfinished } ohne Ergebnis.
       *[other] { $count } Partien, { $unfinished } ohne Ergebnis.
    }
stats-group =
    { $count ->
        [one] { $game }, allein
       *[other] { $game }, { $count } Personen
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
stats-perfect =
    { $count ->
        [one] { $name }, { $count } Partie: genau { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } Siegchance je Partie verschenkt. Perfektes Spiel verschenkt nichts.
       *[other] { $name }, { $count } Partien: genau { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } Siegchance je Partie verschenkt. Perfektes Spiel verschenkt nichts.
    }
best-so-far =
    { $count ->
        [one] Dein bisher bestes Ergebnis in { $game }: { $count } Punkt
       *[other] Dein bisher bestes Ergebnis in { $game }: { $count } Punkte
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = unter { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Zu wenige Würfe und Ziehungen für einen Test.
stats-chance-fair =
    { $count ->
        [one] Die { $n } Würfe und Ziehungen wirken fair. Bei fairem Glück kommen mindestens so ungewöhnliche Ergebnisse in { $p } der Fälle vor.
       *[other] Die { $n } Würfe und Ziehungen wirken fair. Bei fairem Glück ist der auffälligste von { $count } Tests in { $p } der Fälle mindestens so ungewöhnlich.
    }
stats-chance-odd =
    { $count ->
        [one] Etwas ist auffällig: { $kinds }. Bei fairem Glück kommen mindestens so ungewöhnliche Ergebnisse in { $p } der Fälle vor.
       *[other] Etwas ist auffällig: { $kinds }. Bei fairem Glück kommen mindestens so ungewöhnliche Ergebnisse in { $p } der Fälle vor, korrigiert für { $count } Tests.
    }
stats-chance-left-out =
    { $count ->
        [one] Nicht getestet: { $count } Partie, die eine Übung war oder mit anderen Regeln gespielt wurde.
       *[other] Nicht getestet: { $count } Partien, die Übung waren oder mit anderen Regeln gespielt wurden.
    }
stats-seal-proved = Würfe und Ziehungen, die aus Seeds folgen, die vor der Partie versiegelt wurden: { $n } von { $count }.
stats-seal-open = Würfe und Ziehungen, die eingegeben wurden oder deren Seed jemand kennen konnte: { $n } von { $count }.
stats-seal-closed = Würfe und Ziehungen, deren Seed noch geheim ist: { $n } von { $count }.
stats-seal-older = Würfe und Ziehungen nach anderen Regeln, die hier nicht prüfbar sind: { $n } von { $count }.
stats-seal-false = Würfe und Ziehungen von Partien, die nicht aus ihrem Seed folgen: { $n } von { $count }.
stats-head = Deine Statistik
stats-none = Noch keine Statistik. Spiel auf diesem Server eine Partie von Anfang bis Ende auf einem Platz.
stats-about =
    { $count ->
        [one] Du hast { $count } Partie beendet, in der du einen Platz hattest, { $n } davon mit Rückblick. Deine letzten { $most } Tische zählen. Ein Rückblick entsteht, wenn du ihn zum ersten Mal öffnest.
       *[other] Du hast { $count } Partien beendet, in denen du einen Platz hattest, { $n } davon mit Rückblick. Deine letzten { $most } Tische zählen. Ein Rückblick entsteht, wenn du ihn zum ersten Mal öffnest.
    }
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
stats-chart-result =
    { $count ->
        [one] Ergebnisse im Lauf der Zeit, in { $count } Gruppe von Partien. Die Tabelle unten nennt die Zahlen.
       *[other] Ergebnisse im Lauf der Zeit, in { $count } Gruppen von Partien. Die Tabelle unten nennt die Zahlen.
    }
stats-chart-result-means = ● gewonnen, ◆ gewonnen ohne Glück, von 0 % (unten) bis 100 % (oben). Striche: 95-%-Intervalle. Gepunktet: der faire Anteil.
stats-chart-rating =
    { $count ->
        [one] Wertung im Lauf der Zeit, in { $count } Gruppe von Partien. Die Tabelle unten nennt die Zahlen.
       *[other] Wertung im Lauf der Zeit, in { $count } Gruppen von Partien. Die Tabelle unten nennt die Zahlen.
    }
stats-chart-rating-means = Wertung, von 0 (unten) bis { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (oben); weniger ist besser. Striche: 95-%-Intervalle.
stats-chance-head = Was das Glück getan hat
stats-test =
    { $count ->
        [one] { $kind }: { $count } Ergebnis; bei fairem Glück in { $p } der Fälle mindestens so ungewöhnlich
       *[other] { $kind }: { $count } Ergebnisse; bei fairem Glück in { $p } der Fälle mindestens so ungewöhnlich
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } Ergebnis, zu wenige für einen Test
       *[other] { $kind }: { $count } Ergebnisse, zu wenige für einen Test
    }
cli-stats = Fasst viele Partien zusammen: Ergebnisse, Glück, Kosten und Wertung aller Namen mit 95-%-Intervallen, und ob das Glück fair war.
cli-stats-files = Spieldateien, zip-Dateien davon oder Ordner.
cli-stats-name = Ein Name oder ein Bot; standardmäßig alle.
cli-stats-game = Das Spiel; standardmäßig alle.
cli-stats-csv = Schreibt für jeden Platz jeder Partie eine Zeile in diese Datei (CSV).
cli-stats-no-review = Nur Ergebnisse und Glück, ohne Rückblicke: schnell.
cli-stats-reviews = Bewahrt Zahlen aus Rückblicken in dieser Datei für das nächste Mal auf.
cli-stats-reviews-bad = „{ $file }“ enthält keine aufbewahrten Rückblicke. Lösche diese Datei oder wähle eine andere für --reviews.
cli-stats-unreviewed = { $record } hat keinen Rückblick: { $why }
cli-stats-false = Die Würfe und Ziehungen von { $record } folgen nicht aus ihrem Seed. Siehe „tumblestar verify“.
