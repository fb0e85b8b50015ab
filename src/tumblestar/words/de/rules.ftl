### The rules of a game.

## Command line

cli-rules = Zeigt die Regeln eines Spiels mit Nummern und kennzeichnet, was nicht in der gedruckten Anleitung steht.
cli-tiles = Zeichnet stattdessen die Plättchen, mit Anzahlen und Tabellen, zum Vergleich mit einer Schachtel.
cli-out = Die Zieldatei, .html oder .svg für Plättchen; standardmäßig die Standardausgabe.

## Shelf and tables

card-rules-short = Regeln
card-rules = Regeln von { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Ohne Zeichen: wie es der Verlag sagt.

## Rules in pictures

rules-contents = Inhalt
rules-figures = Unsere eigenen Zahlen
rules-search = Regeln durchsuchen
rules-search-do = Suchen
rules-found = { $count ->
        [0] Keine Regel hat alle diese Wörter.
        [one] 1 Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-summary = Kurzregeln für den Tisch
summary-head = { $game } in Kürze
example-legal = Erlaubt.
example-illegal = Nicht erlaubt.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
example-points-of = { $count ->
        [one] 1 Punkt ({ $parts }).
       *[other] { $count } Punkte ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] die Datei
       *[other] Beispiel „{ $name }“
    }: { $why }
examples-rule = Eine Regel oder einen Abschnitt „{ $tag }“ gibt es nicht. Nenne eins aus words/en.ftl, etwa AB-3.1 oder AB-3.
examples-name = Jedes Beispiel braucht einen eigenen Namen, Wörter „{ $key }“ in words/en.ftl und ein Bild.
examples-crop = Einen Ausschnitt „{ $text }“ gibt es nicht. Wähle { $allowed }.
examples-seat = Einen Platz { $count } gibt es nicht.
examples-legal = „{ $text }“ ist dort nicht erlaubt, nach { $tag ->
        [none] dem, was geworfen oder gezogen werden kann
       *[other] { $tag }
    }. Berichtige den Zustand oder die Aktion.
examples-tag = Eine Aktion ist erlaubt oder verboten, nicht beides; eine verbotene braucht die Nummer der Regel, die sie verbietet.
examples-illegal = „{ $text }“ sollte durch { $tag } verboten sein, aber die Regeln sagen{ $found ->
        [none] , dass es erlaubt ist
       *[other] {" "}{ $found }
    }.
examples-points = „{ $name }“ sollte { $count } sein, aber die Regeln sagen { $found }.
examples-summary = Nötig sind die Wörter „{ $key }“ und „{ $key }-1“ in words/en.ftl und Beispiele mit diesen Namen: { $names }.
cli-rules-search = Zeigt nur Regeln mit allen diesen Wörtern, ohne Rücksicht auf Akzente.
cli-rules-section = Zeigt nur diesen Abschnitt, etwa TY-3.
cli-rules-no-section = { $game } hat keinen Abschnitt „{ $text }“. Wähle { $allowed }.
cli-rules-none = Keine Regel von { $game } hat alle Wörter „{ $text }“.
