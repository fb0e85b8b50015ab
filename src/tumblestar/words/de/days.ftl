### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Eine Vorlage braucht einen Platz für Menschen: „{ $person }“ statt eines Bots.
deal-long = Der Link einer Vorlage hat höchstens { $most } Zeichen. Kopiere nur den ganzen Link.
deal-missing = Im Link der Vorlage fehlt: { $names }. Kopiere den ganzen Link noch einmal.
deal-hand-on = Dasselbe Glück für Freunde
deal-head = { $game }: dieselbe Vorlage
deal-about = Wer diesen Link öffnet, spielt diese Partie mit denselben Bots, Optionen und demselben Zufall. Wer fertig ist, sieht die Partien der anderen, Zug für Zug. Der Zufall ist offen: Eine fremde Partie zeigt, was kommt.
deal-you = du
deal-seats = Plätze: { $names }
deal-option = { $name }: { $value }
deal-play = Diese Vorlage spielen
deal-go-on = Deine Partie fortsetzen
deal-see = Deine Partie ansehen
deal-again = Das ist deine eigene Partie. Schick den Link an Freunde; du kannst sie auch noch einmal spielen und weißt dann, was kommt.
deal-link = Link zum Verschicken
deal-others = Beendete Partien, die du siehst, wenn deine fertig ist: { $count }
deal-turns = Zug für Zug
deal-turn = Zug
deal-result = Ergebnis
deal-alike = alle gleich

## The challenges of the day

day-order = { $file }, Zeile { $line }: { $date } ist kein Tag nach dem davor.
day-none = Für „{ $date }“ gibt es keine Tagesaufgaben. Erwartet ist ein Datum von { $first } bis { $last }; ein neueres tumblestar hat vielleicht mehr.
day-not-yet = { $date } hat noch nirgends begonnen.
day-head = tumblestar, { $date }
day-about = Vier Aufgaben am Tag, für alle dieselben. Der Zufall folgt aus dem Datum, ist also offen; jede lässt sich einmal spielen.
day-before = Der Tag davor
day-after = Der Tag danach
day-puzzle = Aufgabe
day-level = Level
day-duel = Duell
day-chart = Karte
day-puzzle-about = { $game }: Finde den besten Weg. Der erste Versuch zählt.
day-level-about = { $game } allein: Gewinne dieses Level der Kampagne.
day-duel-about = { $game } gegen das gelöste Spiel, das keine Fehler macht.
day-chart-about = { $game } allein: Fülle die Karte für mehr als { $goal } Punkte.
day-play = Spielen
day-go-on = Weiter
day-see = Noch einmal ansehen
day-open = – { $kind }: noch nicht gespielt
day-going = – { $kind }: läuft
day-won = ★ { $kind }: gelöst
day-lost = ● { $kind }: nicht gelöst
day-won-alone = ★ { $kind }: gewonnen, Punkte: { $points }
day-lost-alone = ● { $kind }: nicht gewonnen, Punkte: { $points }
day-won-against = ★ { $kind }: gewonnen, { $points } zu { $other }
day-lost-against = ● { $kind }: nicht gewonnen, { $points } zu { $other }
day-share = Dein Ergebnis
day-copy = Text kopieren
day-history = Deine Tage
day-streak = Tage in Folge: { $count }, am meisten: { $longest }.
day-history-item = { $date }: { $count } von 4
day-history-kept = Deine Tage liegen nur auf diesem Gerät.
day-back = Zu den Tagesaufgaben
day-link = Tagesaufgaben
day-today = Heute
day-in-a-row = { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
day-done-of = { $count } von { $most } Aufgaben erledigt
cli-day = Nennt die vier Aufgaben eines Tages, für alle dieselben, oder spielt eine in diesem Terminal.
cli-day-date = Das Datum, etwa 2026-11-24; standardmäßig heute.
cli-day-play = Spielt diese Aufgabe; jede zählt einmal.
cli-day-how = „tumblestar day { $date } --play NAME“ spielt eine: { $kinds }.
cli-day-kept-bad = Deine Tage in „{ $file }“ sind nicht lesbar: { $why }. Repariere die Datei, oder verschiebe sie.
