### Eigene Fehler, die als Aufgaben wiederkommen, bis man sie beherrscht.

cli-mistakes = Geht durch, was du in Partien verschenkt hast, bis du es beherrschst.
cli-mistakes-files = Beendete Partien, die zuerst ausgewertet werden.
cli-mistakes-name = Dein Name in diesen Partien, wenn mehrere Menschen mitspielten.
cli-mistakes-open = { $file }: Diese Partie ist nicht zu Ende. Spiele sie erst zu Ende.
cli-mistakes-who = { $file }: Wer bist du? Gib --name mit einem davon an: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] eine teure Entscheidung
       *[other] { $count } teure Entscheidungen
    }.
mistakes-head = Meine Fehler
mistakes-one = Mein Fehler: { $game }
mistakes-due =
    { $count ->
        [0] Heute ist nichts fällig
        [one] Heute ist { $count } fällig
       *[other] Heute sind { $count } fällig
    }
mistakes-standing =
    { $count ->
        [one] { $count } weiterer wartet auf einen anderen Tag,
       *[other] { $count } weitere warten auf einen anderen Tag,
    } { $mastered ->
        [one] { $mastered } ist gemeistert.
       *[other] { $mastered } sind gemeistert.
    }
mistakes-intro = Jeder kommt jedes Mal später wieder, bis du ihn gemeistert hast.
mistakes-none =
    { $count ->
        [0] Noch keine ausgewerteten Partien. Beende eine Partie und öffne ihren Rückblick.
       *[other] Keine teuren Entscheidungen in deinen ausgewerteten Partien.
    } Was 5 % deiner Siegchance verschenkte, kommt hier wieder.
mistakes-practise = { $count } üben
mistakes-next = Weiter
mistakes-right = Gut. Kommt wieder in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
mistakes-mastered = Gut. Das hast du gemeistert.
mistakes-wrong = Nicht das Beste. Besser: { $better } Kommt wieder in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
mistakes-close = Fast so gut wie das Beste. Finde die beste Wahl.
mistakes-unknown = Diese Wahl wird noch berechnet. Versuche es gleich wieder.
mistakes-taken = In der Partie: { $did } Das verschenkte { $cost } deiner Siegchance.
mistakes-habits = Verschenkt je Partie
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } auf { $now }
mistakes-is-mastered = gemeistert
mistakes-span =
    { $count ->
        [one] deine erste Partie, dann deine letzte
       *[other] deine ersten { $count } Partien, dann deine letzten { $count }
    }
mistakes-term-begin = Tippe, was du tun würdest. Nur der erste Versuch zählt. „hilfe“ nennt die Befehle.
mistakes-kept-bad = Deine Fehler in { $file } sind nicht lesbar: { $why }. Bringe die Datei in Ordnung oder verschiebe sie.
