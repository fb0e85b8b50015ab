### The analysis board.

## Shelf and tables

card-analysis-short = Analyse
card-analysis = Analyse von { $game }

## New table

new-analysis = Eine beliebige Stellung analysieren

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = Die Stellung; auch als Text.
analysis-long = Diese Adresse hat mehr als { $most } Zeichen. Beginne mit einer Stellung in Notation.
analysis-events = Die Zugfolge hat { $count } Schritte; höchstens { $most } sind erlaubt. Beginne mit einer Stellung in Notation.
analysis-start = Diese Stellung ist nicht möglich. { $why }
analysis-action = Schritt { $n } der Zugfolge, „{ $text }“, ist nicht möglich. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Du siehst die Stellung davor.
analysis-at = „{ $text }“ ist keine Stellung dieser Zugfolge. Wähle 0 bis { $most }. Du siehst die letzte.
analysis-deal = Neuer Aufbau
analysis-blank = Leer
analysis-game = Aus einer Partie
analysis-values = Siegchancen
analysis-show = Siegchancen zeigen
analysis-of = { $seat } { $share }
edit-head = Stellung ändern
edit-open = Durch Klicken aufbauen
edit-hint = Wähle eine Stelle im Bild oder in der Liste, dann, was dort ist.
edit-places = Stellen
edit-none = Etwas anderes kann hier nicht sein. Ändere erst eine andere Stelle.
edit-done = Fertig
edit-more = { $count } mehr
edit-less = { $count } weniger
analysis-large = Brett von { $player } vergrößern
analysis-from = Von hier analysieren
analysis-working =
    { $count ->
        [one] Noch { $count } Stellung wird berechnet …
       *[other] Noch { $count } Stellungen werden berechnet …
    }
analysis-unknown = Für diese Stellung gibt es keine Bewertung.
analysis-actions = Was { $player } tun kann
analysis-chance = Was das Glück bringen kann
analysis-beside = Daneben jeweils: die Siegchance von { $player }.
analysis-odds = Chance { $chance }
analysis-roll = Würfeln
analysis-roll-on = Würfeln bis zu einer Wahl
analysis-line = Zugfolge
analysis-set-up = Aufbau: { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
analysis-empty = Noch keine Schritte. Wähle den ersten.
analysis-add = In Notation weiter
analysis-add-hint = Gib Schritte mit Kommas dazwischen ein. Sie ersetzen alle späteren Schritte.
analysis-position = Stellung aufbauen
analysis-notation = Die Stellung in Notation
analysis-set = Diese Stellung zeigen
analysis-new = Vom Anfang einer Partie
analysis-begin = Dort beginnen
analysis-link = Link zu dieser Stellung
analysis-play = Von hier weiterspielen
analysis-as = Du spielst
analysis-against = Die anderen sind
analysis-play-hint = Damit beginnt von hier ein neuer Tisch, mit neu versiegeltem Glück.
analysis-play-do = Weiterspielen
