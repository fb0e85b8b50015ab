### Puzzles.

## Command line

cli-puzzles = Nennt, spielt und erzeugt Aufgaben: Stellungen, in denen eine Wahl nachweislich die beste ist.
cli-puzzles-list = Nennt die Aufgaben. Als JSON eine Aufgabe je Zeile: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Nur Aufgaben dieses Spiels.
cli-puzzles-theme = Nur Aufgaben dieses Themas, etwa „theft“.
cli-puzzles-no-theme = „{ $theme }“ ist kein Thema. Wähle { $allowed }.
cli-puzzles-play = Spielt Aufgaben eines Spiels oder aller in diesem Terminal.
cli-puzzles-order = Beliebige Wörter. Dieselben Wörter geben dieselbe Reihenfolge der Aufgaben.
cli-puzzles-make = Erzeugt Aufgaben aus Partien zwischen Bots und schreibt sie in eine Datei. Eine Datei daneben sagt, wie. Derselbe Seed gibt dieselben Aufgaben.
cli-puzzles-count-of = Wie viele Aufgaben.
cli-puzzles-bots = Die Bots, kommagetrennt; standardmäßig alle außer „random“ und den zwei stärksten.
cli-puzzles-seed = Der Seed der Partien.
cli-puzzles-out = Die Zieldatei.
cli-puzzles-head-id = Aufgabe
cli-puzzles-head-seats = Personen
cli-puzzles-head-rating = Wertung
cli-puzzles-head-themes = Themen
cli-puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }

## Shelf and tables

card-puzzles-short = Aufgaben
card-puzzles = Aufgaben zu { $game }

## Puzzles

puzzle-file = { $file }, Zeile { $line }: { $why }
puzzle-bad-line = Das ist keine Aufgabe: { $why }. Das Format steht in docs/puzzles.md.
puzzle-of-another = „{ $id }“ ist nicht die id einer Aufgabe zu { $name }.
puzzle-twice = Die Aufgabe „{ $id }“ kommt zweimal vor.
puzzle-empty = Die Aufgabe „{ $id }“ hat keine Lösung.
puzzle-bad-state = Die Aufgabe „{ $id }“ hat einen unlesbaren Zustand. { $why }
puzzle-unknown = Eine Aufgabe „{ $text }“ gibt es nicht. Eine id besteht aus einem Spiel ({ $games }), einem Bindestrich und 7 Zeichen. „tumblestar puzzles list“ nennt alle.
puzzle-illegal = „{ $text }“ ist hier nicht möglich.

## Playing puzzles

puzzle-head = Aufgabe: { $game }
puzzle-list = Mehr
puzzle-ask = Was ist die beste Wahl?
puzzle-choose = Was würdest du tun?
puzzle-do = Ausführen
puzzle-back = Zurücknehmen
puzzle-give = Lösung ansehen
puzzle-skip = Andere Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-retry = Noch einmal versuchen
puzzle-again = Diese Aufgabe hast du schon einmal versucht, darum zählt sie jetzt nicht.
puzzle-right = Richtig. Weiter.
puzzle-wrong = Nicht die beste Wahl.
puzzle-answer = Die beste Wahl: { $did }
puzzle-found = Richtig: { $did }
puzzle-begin = Geh die Lösung Schritt für Schritt durch.
puzzle-rated = Deine Wertung:
puzzle-streak = { $count } in Folge
puzzle-solved = Beim ersten Versuch gelöst. Deine Wertung: { $rating }, vorher: { $before }.
puzzle-failed = Nicht beim ersten Versuch gelöst. Deine Wertung: { $rating }, vorher: { $before }.
puzzle-seen = Die Lösung, ohne Wertung.
puzzle-moves = Die Lösung, Schritt für Schritt
puzzle-then = Wie es weitergehen kann
puzzle-why = Warum
puzzle-analyse = Analysieren
puzzle-proof = Bewiesen { $how }.
puzzle-margin =
    { $exact ->
        [yes] Deine Siegchance ist dann { $value }; jede andere Wahl ist um mindestens { $margin } schlechter. Die Zahlen sind exakt.
       *[no] Deine Siegchance ist dann { $value }; jede andere Wahl ist um mindestens { $margin } schlechter, plus oder minus { $error }.
    }
puzzle-also =
    { $count ->
        [one] { $count } andere Fortsetzung ist ebenso gut.
       *[other] { $count } andere Fortsetzungen sind ebenso gut.
    }
puzzle-fail = Bots, die hier meist scheitern: { $bots }.
puzzle-themes = Themen: { $themes }.
puzzle-rating = Deine Wertung: { $rating }, plus oder minus { $deviation }. Serie: { $count }, die längste: { $most }.
puzzles-head = Aufgaben
puzzles-intro = Stellungen aus Partien von Bots, in denen eine Wahl nachweislich viel besser ist als alle anderen. Jeweils dein erster Versuch ändert deine Wertung.
puzzles-of = Aufgaben: { $game }
puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzles-play = Spielen
puzzles-play-of = Aufgaben zu { $game } spielen
puzzles-more = Themen und deine Wertung
puzzles-more-of = Themen und deine Wertung: { $game }
puzzles-none-left = Hier gibt es keine weiteren Aufgaben. Wähle ein anderes Thema oder Spiel.
puzzles-themes = Nach Thema
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-history = Deine Versuche
puzzles-chart =
    { $count ->
        [one] Deine Wertung nach { $count } Aufgabe: von { $first } auf { $last }
       *[other] Deine Wertung nach { $count } Aufgaben: von { $first } auf { $last }
    }
puzzles-other = Alle Spiele mit Aufgaben
puzzle-term-begin = Gib ein, was du tun würdest. Nur der erste Versuch an jeder Aufgabe zählt. „hilfe“ nennt die Befehle.
puzzle-term-wrong = Nicht die beste Wahl. Versuch es, so oft du willst; nur der erste Versuch zählt.
puzzle-term-right = Richtig. Weiter.
puzzle-kept-bad = Deine Aufgaben in { $file } sind nicht lesbar: { $why }. Repariere die Datei oder verschiebe sie.
term-does-puzzle-undo = nimmt zurück, was noch nicht beurteilt ist
term-does-puzzle-answer = zeigt die Lösung und ihre Gründe; zählt als falscher Versuch
term-does-puzzle-skip = lässt diese Aufgabe aus und nimmt eine andere
term-word-answer = lösung
term-word-skip = auslassen
