### The analysis board.

## Shelf and tables

card-analysis-short = Analyse
card-analysis = Analyse von { $game }

## New table

new-analysis = Eine beliebige Stellung analysieren

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = Die Stellung; auch als Text.
analysis-long = Die Adresse hat mehr als { $most } Zeichen. Beginne mit einer Stellung in Notation.
analysis-events = Die Zugfolge hat { $count } Aktionen; höchstens { $most } werden angenommen. Beginne mit einer Stellung in Notation.
analysis-start = Diese Stellung kann es nicht geben. { $why }
analysis-action = Aktion { $n } der Zugfolge, „{ $text }“, geht nicht. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Gezeigt wird die Stellung davor.
analysis-at = Unbekannte Stellung „{ $text }“; erwartet: 0 bis { $most }. Gezeigt wird die letzte.
analysis-deal = Neuer Aufbau
analysis-blank = Leer
analysis-game = Aus einer Partie
analysis-values = Sieganteile
analysis-show = Sieganteile zeigen
analysis-of = { $seat } { $share }
edit-head = Stellung ändern
edit-open = Durch Klicken aufbauen
edit-hint = Wähle eine Stelle im Bild oder in der Liste, dann, was dort ist.
edit-places = Stellen
edit-none = Etwas anderes kann hier nicht sein. Ändere erst eine andere Stelle.
edit-done = Fertig
edit-more = { $count } mehr
edit-less = { $count } weniger
analysis-large = Brett groß zeigen: { $player }
analysis-from = Von hier analysieren
analysis-working = Noch zu berechnende Stellungen: { $count }.
analysis-unknown = Für diese Stellung gibt es keine Bewertung.
analysis-actions = Was möglich ist: { $player }
analysis-chance = Was der Zufall bringen kann
analysis-beside = Jeweils daneben: der Sieganteil von { $player }.
analysis-odds = kommt mit { $chance }
analysis-roll = Zufall
analysis-roll-on = Zufall bis zur Entscheidung
analysis-line = Zugfolge
analysis-set-up = Aufbau: { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
analysis-empty = Noch ist nichts geschehen.
analysis-add = In Notation weiter
analysis-add-hint = Aktionen mit Kommas dazwischen; sie ersetzen, was folgte.
analysis-position = Stellung aufbauen
analysis-notation = Die Stellung in Notation
analysis-set = Diese Stellung zeigen
analysis-new = Vom Anfang einer Partie
analysis-begin = Dort beginnen
analysis-link = Link zu dieser Stellung
analysis-play = Von hier weiterspielen
analysis-as = Du spielst
analysis-against = Die anderen sind
analysis-play-hint = Hier beginnt ein Tisch; sein Zufall wird neu versiegelt.
analysis-play-do = Weiterspielen
