### Eigene Fehler, die als Aufgaben wiederkommen, bis man sie beherrscht.

cli-mistakes = Geht die teuren Entscheidungen deiner Partien durch, bis du sie meisterst.
cli-mistakes-files = Beendete Partien, die zuerst ausgewertet werden.
cli-mistakes-name = Dein Name in diesen Partien, wenn mehrere Menschen mitspielten.
cli-mistakes-open = { $file }: Diese Partie ist nicht zu Ende. Spiel sie erst zu Ende.
cli-mistakes-who = { $file }: Wer bist du? Gib --name mit einem dieser Namen an: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } teure Entscheidung
       *[other] { $count } teure Entscheidungen
    }.
mistakes-head = Meine Fehler
mistakes-one = Mein Fehler: { $game }
mistakes-due =
    { $count ->
        [0] Heute ist nichts fällig
        [one] Heute ist { $count } Fehler fällig
       *[other] Heute sind { $count } Fehler fällig
    }
mistakes-standing =
    { $count ->
        [one] { $count } weiterer kommt an einem anderen Tag,
       *[other] { $count } weitere kommen an einem anderen Tag,
    } { $mastered ->
        [one] { $mastered } ist gemeistert.
       *[other] { $mastered } sind gemeistert.
    }
mistakes-intro = Jeder Fehler kommt wieder, bis du ihn gemeistert hast, nach jeder richtigen Antwort etwas später.
mistakes-none =
    { $count ->
        [0] Noch keine Partien mit Rückblick. Beende eine Partie und öffne ihren Rückblick.
       *[other] Keine teuren Entscheidungen in deinen Partien mit Rückblick.
    } Entscheidungen, die mindestens 5 % deiner Siegchance verschenkt haben, kommen hier wieder.
mistakes-practise = { $count } üben
mistakes-next = Weiter
mistakes-right = Gut. Der Fehler kommt in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } wieder.
mistakes-mastered = Gut. Diesen Fehler hast du gemeistert.
mistakes-wrong = Nicht die beste Wahl. Besser: { $better } Der Fehler kommt in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } wieder.
mistakes-close = Fast so gut wie das Beste. Finde die beste Wahl.
mistakes-unknown = Diese Wahl wird noch berechnet. Versuch sie gleich noch einmal.
mistakes-taken = In der Partie: { $did } Das verschenkte { $cost } deiner Siegchance.
mistakes-habits = Verschenkt je Partie
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, jetzt { $now }
mistakes-is-mastered = gemeistert
mistakes-span =
    { $count ->
        [one] deine erste Partie, dann deine letzte
       *[other] deine ersten { $count } Partien, dann deine letzten { $count }
    }
mistakes-term-begin = Gib ein, was du tun würdest. Nur der erste Versuch zählt. „hilfe“ nennt die Befehle.
mistakes-kept-bad = Deine Fehler in { $file } sind nicht lesbar: { $why }. Repariere die Datei oder verschiebe sie.
