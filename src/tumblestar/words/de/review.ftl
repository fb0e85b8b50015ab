### The review of a game.

review-ended = Der Rückblick brach unerwartet ab. Starte ihn noch einmal.
review-failed = Der Rückblick ist gescheitert, aber die Partie ist sicher. Das Protokoll des Servers sagt, warum.
review-title = Rückblick: { $game }, { $names }
review-curve = Siegchancen Schritt für Schritt, eine Linie je Person. Zuletzt: { $shares }. „Alle Schritte“ nennt jede Zahl.
review-luck-bars = Glück: oben ist gut
review-luck-of =
    { $name ->
        [you] Dein Glück, Schritt für Schritt
       *[other] Glück von { $name }, Schritt für Schritt
    }
review-cost-bars = Kosten der Entscheidungen
review-cost-of =
    { $name ->
        [you] Kosten deiner Entscheidungen
       *[other] Kosten der Entscheidungen von { $name }
    }
review-means = Was bedeuten diese Wörter?
review-means-luck = Wie sehr Würfe und Ziehungen deine Siegchance veränderten, verglichen mit ihrem mittleren Ergebnis. Über viele Partien ist der Durchschnitt 0.
review-means-skill = Wie sehr Entscheidungen deine Siegchance veränderten, verglichen mit den besten. Eigene können dich nur etwas kosten; die der anderen können dir helfen.
review-means-residual = Was die Schätzung nicht erklären kann. Ist die Schätzung exakt, ist das 0. Je größer es ist, desto weniger solltest du den Zahlen trauen.
review-means-adjusted = Das Ergebnis ohne Glück, mit seinem Intervall. Es zeigt früher als Ergebnisse, wer besser gespielt hat. Ein Strich heißt: Es kann alles sein.
review-means-rating = Die mittleren Kosten deiner eigenen Entscheidungen, mal 1.000. Weniger ist besser.
review-means-level = Der Bot, dessen Entscheidungen etwa so viel kosteten wie deine.
review-totals = Woher das Ergebnis kommt
review-start = Beginn
review-at = Zug { $n }. { $did } Siegchancen: { $shares }.
review-share-of = { $name } { $share }
review-head-event = Schritt
review-head-what = was geschah
review-head-luck = Glück für
review-head-cost = Kosten
review-luckiest = Glücklichste Momente
review-board = Das Brett in Zug { $n }
review-turn = Zug { $n }
review-turn-of = Zug { $n }: { $name }
review-turn-kind = Zug { $n }: { $kind }
review-turn-of-kind = Zug { $n }, { $name }: { $kind }
review-rough = Gestrichelt: eine erste Schätzung aus den Punkten bis dahin.
review-more =
    { $count ->
        [one] { $count } weitere Entscheidung, { $cost }
       *[other] { $count } weitere Entscheidungen, zusammen { $cost }
    }
review-smaller =
    { $count ->
        [one] { $count } Entscheidung, die weniger kostete
       *[other] { $count } Entscheidungen, die weniger kosteten
    }
review-shares-are = Neben jeder Entscheidung: die Siegchance danach.
review-axis = Siegchance je Zug
review-numbers = Zahlen
review-mistakes = Lehrreiche Entscheidungen
review-better = Besser
review-events = Alle Schritte
review-link = Rückblick
review-page = Rückblick auf { $game }
review-later = Den Rückblick gibt es nach der Partie, damit niemand erfährt, wer vorn liegt.
review-back = Zurück zum Tisch
review-slider = Züge der Partie
review-progress = Berechnete Schritte
review-working = Die Partie wird ausgewertet … Du kannst später wiederkommen.
review-waiting = Die Schätzungen werden vorbereitet … Das dauert beim ersten Mal auf diesem Computer bis zu einer Minute.
review-done = Der Rückblick ist fertig.
review-again = Noch einmal versuchen
review-reload = Zeigen, was fertig ist
retry-link = Fehler noch einmal spielen
retry-page = Fehler in { $game }
retry-least = { NUMBER($share, style: "percent") } oder mehr
retry-none = Keine Entscheidung kostete so viel.
retry-puzzle =
    { $name ->
        [you] { $k } von { $count }, Schritt { $n }: du entscheidest
       *[other] { $k } von { $count }, Schritt { $n }: { $name } entscheidet
    }
retry-board = Das Brett vor Schritt { $n }
retry-do = Versuchen
retry-before = Voriger Fehler
retry-next = Nächster Fehler
retry-right = { $action } Siegchance { $best }: Nichts ist besser.
retry-wrong = { $action } Siegchance { $share }; die beste Wahl hat { $best }. Versuch etwas anderes.
retry-unknown = { $action } Diese Wahl wird noch berechnet. Versuch sie gleich noch einmal.
retry-played = In der Partie: { $did } Siegchance { $share }.
review-sum-seat = Name
review-sum-start = Beginn
review-sum-luck = Glück
review-sum-skill = Können
review-sum-residual = unerklärt
review-sum-final = Ergebnis
review-sum-adjusted = ohne Glück (95 %)
review-sum-decisions = Entscheidungen
review-sum-rating = Wertung
review-sum-level = gespielt wie
review-decided =
    { $name ->
        [you] Zug { $n } entschied: Von da an war dir der Sieg fast sicher. Spätere Entscheidungen zählen nicht.
       *[other] Zug { $n } entschied: Von da an war { $name } der Sieg fast sicher. Spätere Entscheidungen zählen nicht.
    }
review-no-mistakes = Keine Entscheidung kostete etwas.
cli-review = Blickt auf eine Partie zurück: wie Glück und Können sie entschieden, in Zahlen, die aufgehen.
cli-review-html = Schreibt den Rückblick als Datei für jeden Browser, ohne Skripte.
cli-review-against = Vergleicht die Partie mit einer anderen, die dasselbe Glück hatte.
compare-alike = So weit beide gehen, sind die Partien gleich.
compare-parting = Die Partien trennen sich bei Schritt { $n }:
compare-other = Diese Partien hatten verschiedenes Glück. Unterschiedlich sind: { $what }.
compare-unknown = Wir wissen nicht, ob diese Partien dasselbe Glück hatten. Würfe wurden eingegeben, oder ein Seed ist noch geheim.
compare-game = die Spiele
compare-seats = die Zahl der Personen
compare-options = die Optionen
compare-start = die Anfangsstellungen
compare-seed = die Seeds
cli-review-title = { $game }: { $names }
cli-review-luckiest = Glücklichste Momente:
cli-review-mistakes = Teuerste Entscheidungen:
cli-review-better = Besser: { $preview } [{ $line }]
