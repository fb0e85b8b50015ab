### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Das Spiel geht nicht mit { $seats } Plätzen; erwartet: { $allowed }.
bad-option = Unbekannte Option „{ $name }“; erwartet: { $allowed }.
bad-option-value = Die Option „{ $name }“ kann nicht { $value } sein; erwartet: { $allowed }.
bad-value = { $name } kann nicht { $value } sein; erwartet: { $expected }.
bad-name = Ein Name oder Salz ist eine Zeile aus höchstens { $most } sichtbaren Zeichen.
name-alike = Dieser Name sieht aus wie der von jemand anderem hier oder von einem Bot. Wähle einen anderen.
unknown-game = Unbekanntes Spiel „{ $name }“; erwartet: { $allowed }.
game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.

## Texts that cannot be read

unreadable-at = Zeile { $line }: { $why }
unread-state = „{ $text }“ gehört nicht zu einem Zustand; erwartet: Schlüssel=Wert mit den Schlüsseln { $keys }, jeder einmal.
unread-state-value = „{ $text }“ passt in diesem Zustand nicht zu „{ $key }“; Grammatik: docs/{ $page }.md.

## Marks of rules

mark-ruling = Regelung
mark-ruling-means = unsere Regelung, wo das gedruckte Heft schweigt
mark-review = Rezension
mark-review-means = aus Rezensionen oder Texten des Verlags
mark-reconstruction = Rekonstruktion
mark-reconstruction-means = unsere beste Vermutung, was in der Schachtel liegt
mark-edition = Ausgabe
mark-edition-means = hier unterscheiden sich die gedruckten Ausgaben; es gilt die englische

## What calls of programs take

takes-whole = eine ganze Zahl von { $least } bis { $most }
takes-one-of = eins von { $allowed }
takes-state = ein Zustand von { $name }, etwa position.state
takes-game = ein Spiel, etwa tumblestar.games.find("twisty")
takes-rng = eine Zufallsquelle, etwa random.Random(7)
takes-seed = eine Zahl, ein Text, oder None (geheim)
takes-text = ein Text
takes-number = eine Zahl
takes-bool = True oder False

## Games by others, and what small games need not say themselves

option-first = Wer beginnt
option-first-help = Der Zufall entscheidet, oder du.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
first-seat = { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
seat-won = { $seat ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
first-seat-awaited = Der Zufall entscheidet, wer beginnt.
unread-of = „{ $text }“ geht hier nicht; erwartet ist eins von { $actions }.

## TOML

toml-bad = { $file }, Zeile { $line }: Das ist kein TOML. { $why }
toml-unknown = { $file }, Zeile { $line }: Einen Eintrag „{ $name }“ gibt es nicht; erwartet: { $allowed }.
toml-missing = { $file }, Zeile { $line }: „{ $name }“ fehlt.
toml-value = { $file }, Zeile { $line }: „{ $name }“ ist „{ $value }“; erwartet: { $expected }.
toml-expected-table = Einträge unter einer Überschrift oder in Klammern
toml-expected-number = { NUMBER($number, useGrouping: "false") }, wie es die anderen Einträge haben
toml-expected-whole = eine ganze Zahl von { NUMBER($low, useGrouping: "false") } bis { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true oder false
toml-expected-text = Text in Anführungszeichen
toml-expected-one = eins von { $allowed }
toml-expected-some = verschiedene Wörter aus { $allowed }
toml-entry = { $file }, Zeile { $line }: „{ $name }“ ist nicht zu gebrauchen. { $why }
toml-expected-integer = eine ganze Zahl
toml-expected-decimal = eine Zahl
toml-expected-total = zusammen { $number }
toml-expected-words = { $count } verschiedene Wörter aus { $allowed }
toml-expected-list = { $count ->
        [0] eine Liste in eckigen Klammern
       *[other] eine Liste mit { $count } Einträgen in eckigen Klammern
    }
