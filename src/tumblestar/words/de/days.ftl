### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Eine Vorlage braucht einen Platz für einen Menschen. Setz „{ $person }“ anstelle eines Bots.
deal-long = Der Link einer Vorlage hat höchstens { $most } Zeichen. Kopiere nur den Link.
deal-missing = In diesem Link fehlt: { $names }. Kopiere den ganzen Link noch einmal.
deal-hand-on = Dasselbe Glück für Freunde
deal-head = { $game }: dieselbe Vorlage
deal-about = Wer diesen Link öffnet, spielt diese Partie mit denselben Bots, Optionen und demselben Glück. Wenn ihr fertig seid, seht ihr gegenseitig eure Partien, Zug für Zug. Sieh dir vorher keine fremde Partie an: Sie zeigt, was kommt.
deal-you = du
deal-seats = Am Tisch: { $names }
deal-option = { $name }: { $value }
deal-play = Diese Vorlage spielen
deal-go-on = Deine Partie fortsetzen
deal-see = Deine Partie ansehen
deal-again = Das ist deine eigene Partie. Schick den Link an Freunde. Du kannst sie auch noch einmal spielen, weißt dann aber, was kommt.
deal-link = Link zum Verschicken
deal-others =
    { $count ->
        [one] { $count } beendete Partie. Du siehst sie, wenn du deine beendet hast.
       *[other] { $count } beendete Partien. Du siehst sie, wenn du deine beendet hast.
    }
deal-turns = Zug für Zug
deal-turn = Zug
deal-result = Ergebnis
deal-alike = alle gleich

## The challenges of the day

day-order = { $file }, Zeile { $line }: { $date } muss nach dem Datum darüber liegen.
day-none = Für „{ $date }“ gibt es keine Tagesaufgaben. Wähle ein Datum von { $first } bis { $last }; ein neueres tumblestar hat vielleicht mehr.
day-not-yet = { $date } hat noch nirgends begonnen.
day-head = tumblestar, { $date }
day-about = Vier Tagesaufgaben, für alle dieselben. Jede kannst du einmal spielen. Würfe und Ziehungen folgen aus dem Datum.
day-before = Der Tag davor
day-after = Der Tag danach
day-puzzle = Aufgabe
day-level = Level
day-duel = Duell
day-chart = Karte
day-puzzle-about = { $game }: Finde die beste Wahl. Nur der erste Versuch zählt.
day-level-about = { $game } allein: Schaffe dieses Level der Kampagne.
day-duel-about = { $game } gegen einen Bot, der keine Fehler macht.
day-chart-about = { $game } allein: Hol mit deiner Karte mehr als { $goal } Punkte.
day-play = Spielen
day-go-on = Weiter
day-see = Noch einmal ansehen
day-open = – { $kind }: noch nicht gespielt
day-going = – { $kind }: läuft
day-won = ★ { $kind }: gelöst
day-lost = ● { $kind }: nicht gelöst
day-won-alone =
    { $points ->
        [one] ★ { $kind }: geschafft mit { $points } Punkt
       *[other] ★ { $kind }: geschafft mit { $points } Punkten
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: nicht geschafft, { $points } Punkt
       *[other] ● { $kind }: nicht geschafft, { $points } Punkte
    }
day-won-against = ★ { $kind }: gewonnen, { $points } zu { $other }
day-lost-against = ● { $kind }: nicht gewonnen, { $points } zu { $other }
day-share = Dein Ergebnis
day-copy = Text kopieren
day-history = Deine Tage
day-streak =
    { $count ->
        [one] { $count } Tag in Folge, am längsten: { $longest }.
       *[other] { $count } Tage in Folge, am längsten: { $longest }.
    }
day-history-item = { $date }: { $count } von 4
day-history-kept = Deine Tage sind nur auf diesem Gerät gespeichert.
day-back = Zu den Tagesaufgaben
day-link = Tagesaufgaben
day-today = Heute
day-in-a-row = { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
day-done-of = { $count } von { $most } Tagesaufgaben erledigt
cli-day = Nennt die vier Tagesaufgaben, für alle dieselben, oder spielt eine in diesem Terminal.
cli-day-date = Das Datum, etwa 2026-11-24; standardmäßig heute.
cli-day-play = Spielt diese Tagesaufgabe; jede zählt einmal.
cli-day-how = „tumblestar day { $date } --play NAME“ spielt eine: { $kinds }.
cli-day-kept-bad = Deine Tage in „{ $file }“ sind nicht lesbar: { $why }. Repariere die Datei oder verschiebe sie.
