### Puzzles.

## Command line

cli-puzzles = Aufgaben: Stellungen, in denen ein Weg nachweislich viel besser ist als alle anderen.
cli-puzzles-list = Listet die Aufgaben. Als JSON eine je Zeile: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Nur die eines Spiels.
cli-puzzles-theme = Nur die eines Themas, etwa „theft“.
cli-puzzles-no-theme = Unbekanntes Thema „{ $theme }“; erwartet: { $allowed }.
cli-puzzles-play = Spielt Aufgaben eines Spiels oder aller in diesem Terminal.
cli-puzzles-order = Beliebige Wörter: gleiche Wörter, gleiche Folge der Aufgaben.
cli-puzzles-make = Schreibt Aufgaben aus Partien zwischen Bots in eine Datei und daneben, wie sie entstanden sind. Gleicher Seed, gleiche Aufgaben.
cli-puzzles-count-of = Wie viele.
cli-puzzles-bots = Die Bots, mit Kommas; standardmäßig alle außer „random“ und den zwei stärksten.
cli-puzzles-seed = Der Seed der Partien.
cli-puzzles-out = Die Datei zum Schreiben.
cli-puzzles-head-id = Aufgabe
cli-puzzles-head-seats = Plätze
cli-puzzles-head-rating = Wertung
cli-puzzles-head-themes = Themen
cli-puzzles-count = Aufgaben: { $count }

## Shelf and tables

card-puzzles-short = Aufgaben
card-puzzles = Aufgaben zu { $game }

## Puzzles

puzzle-file = { $file }, Zeile { $line }: { $why }
puzzle-bad-line = Das ist keine Aufgabe: { $why }. Das Format steht in docs/puzzles.md.
puzzle-of-another = „{ $id }“ ist nicht die id einer Aufgabe zu { $name }.
puzzle-twice = Die Aufgabe „{ $id }“ steht zweimal da.
puzzle-empty = Die Aufgabe „{ $id }“ hat keine Lösung.
puzzle-bad-state = Die Aufgabe „{ $id }“ hat einen unlesbaren Zustand. { $why }
puzzle-unknown = Eine Aufgabe „{ $text }“ gibt es nicht. Eine id ist ein Spiel ({ $games }), ein Bindestrich und sieben Ziffern; siehe „tumblestar puzzles list“.
puzzle-illegal = „{ $text }“ geht hier nicht.

## Playing puzzles

puzzle-head = Aufgabe: { $game }
puzzle-list = Mehr
puzzle-ask = Wie spielst du am besten?
puzzle-choose = Was würdest du tun?
puzzle-do = Ausführen
puzzle-back = Zurücknehmen
puzzle-give = Lösung ansehen
puzzle-skip = Andere Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-retry = Noch einmal versuchen
puzzle-again = Diese Aufgabe hast du schon versucht; sie zählt jetzt nicht.
puzzle-right = Richtig! Weiter.
puzzle-wrong = Nicht der beste Weg.
puzzle-answer = Der beste Weg: { $did }
puzzle-found = Ja! { $did }
puzzle-begin = Geh die beste Lösung Schritt für Schritt durch.
puzzle-rated = Deine Wertung:
puzzle-streak = { $count } in Folge
puzzle-solved = Beim ersten Versuch gelöst! Deine Wertung: { $rating }, vorher: { $before }.
puzzle-failed = Nicht beim ersten Versuch gelöst. Deine Wertung: { $rating }, vorher: { $before }.
puzzle-seen = Die Lösung, ohne Wertung.
puzzle-moves = Die Lösung, Schritt für Schritt
puzzle-then = Wie es weitergehen kann
puzzle-why = Warum
puzzle-analyse = Analysieren
puzzle-proof = Bewiesen { $how }.
puzzle-margin = Es lässt dir { $value } vom Sieg, und jeder andere Weg mindestens { $margin } weniger{ $exact ->
        [yes] , exakt.
       *[no] , plus oder minus { $error }.
    }
puzzle-also = Andere Folgen mit demselben Ausgang: { $count }.
puzzle-fail = Bots, die hier meist scheitern: { $bots }.
puzzle-themes = Themen: { $themes }.
puzzle-rating = Deine Wertung: { $rating }, plus oder minus { $deviation }. Serie: { $count }, die längste: { $most }.
puzzles-head = Aufgaben
puzzles-intro = Stellungen aus Partien von Bots, in denen ein Weg nachweislich viel besser ist als alle anderen. Dein erster Versuch ändert jeweils deine Wertung.
puzzles-of = Aufgaben: { $game }
puzzles-count = Aufgaben: { $count }
puzzles-play = Spielen
puzzles-play-of = Aufgaben zu { $game } spielen
puzzles-more = Themen und deine Wertung
puzzles-more-of = Themen und deine Wertung: { $game }
puzzles-none-left = Alle davon sind gelöst. Wähle ein anderes Thema oder Spiel.
puzzles-themes = Nach Thema
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-history = Deine Versuche
puzzles-chart = Deine Wertung von { $first } bis { $last }; Aufgaben: { $count }
puzzles-other = Alle Spiele mit Aufgaben
puzzle-term-begin = Tippe, was du tun würdest. Der erste Versuch an jeder Aufgabe zählt. „hilfe“ nennt die Befehle.
puzzle-term-wrong = Nicht der beste Weg. Versuche andere, so oft du willst; nur der erste Versuch zählt.
puzzle-term-right = Richtig, weiter!
puzzle-kept-bad = Deine Aufgaben in { $file } sind nicht lesbar: { $why }. Repariere die Datei, oder verschiebe sie.
term-does-puzzle-undo = nimmt zurück, was noch nicht beurteilt ist
term-does-puzzle-answer = zeigt die Lösung, und warum; zählt als falscher Versuch
term-does-puzzle-skip = verlässt diese Aufgabe für eine andere
term-word-answer = lösung
term-word-skip = auslassen
