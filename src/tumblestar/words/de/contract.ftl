### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Mit { $seats } Plätzen geht das Spiel nicht. Wähle { $allowed }.
bad-option = Eine Option „{ $name }“ gibt es nicht. Wähle { $allowed }.
bad-option-value = „{ $name }“ kann nicht { $value } sein. Wähle { $allowed }.
bad-value = { $name } kann nicht { $value } sein. Möglich ist { $expected }.
bad-name = Ein Name oder die Wörter für einen Platz müssen eine Zeile aus höchstens { $most } sichtbaren Zeichen sein.
name-alike = Dieser Name ähnelt zu sehr dem von jemand anderem oder von einem Bot. Wähle einen anderen.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Wähle { $allowed }.
game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.

## Texts that cannot be read

unreadable-at = Zeile { $line }: { $why }
unread-state = „{ $text }“ gehört nicht zu einem Zustand. Gib Schlüssel=Wert mit den Schlüsseln { $keys } ein, jeden einmal.
unread-state-value = „{ $text }“ passt in diesem Zustand nicht zu „{ $key }“. Siehe docs/{ $page }.md.

## Marks of rules

mark-ruling = Regelung
mark-ruling-means = unsere Regelung: Die gedruckte Anleitung schweigt
mark-review = Rezension
mark-review-means = aus einer Rezension oder vom Verlag
mark-reconstruction = Vermutung
mark-reconstruction-means = unsere Vermutung zu gedrucktem Material
mark-edition = Ausgabe
mark-edition-means = hier unterscheiden sich die gedruckten Ausgaben; es gilt die englische

## What calls of programs take

takes-whole = eine ganze Zahl von { $least } bis { $most }
takes-one-of = { $allowed }
takes-state = ein Zustand von { $name }, etwa position.state
takes-game = ein Spiel, etwa tumblestar.games.find("twisty")
takes-rng = eine Zufallsquelle, etwa random.Random(7)
takes-seed = eine Zahl, ein Text, oder None (geheim)
takes-text = ein Text
takes-number = eine Zahl
takes-bool = True oder False

## Games by others, and what small games need not say themselves

option-first = Wer beginnt
option-first-help = Zufällig oder der Platz, den du wählst.
option-first-0 = zufällig
option-first-seat = Platz { $count }
first-seat = { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
seat-won = { $seat ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen.
    }
first-seat-awaited = Wer beginnt, entscheidet der Zufall.
unread-of = „{ $text }“ geht hier nicht. Gib eins davon ein: { $actions }.

## TOML

toml-bad = { $file }, Zeile { $line }: Das ist kein TOML. { $why }
toml-unknown = { $file }, Zeile { $line }: Einen Eintrag „{ $name }“ gibt es nicht. Wähle { $allowed }.
toml-missing = { $file }, Zeile { $line }: „{ $name }“ fehlt.
toml-value = { $file }, Zeile { $line }: „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist { $expected }.
toml-expected-table = Einträge unter einer Überschrift oder in geschweiften Klammern
toml-expected-number = { NUMBER($number, useGrouping: "false") }, wie in den anderen Einträgen
toml-expected-whole = eine ganze Zahl von { NUMBER($low, useGrouping: "false") } bis { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true oder false
toml-expected-text = Text in Anführungszeichen
toml-expected-one = { $allowed }
toml-expected-some = verschiedene Wörter aus { $allowed }
toml-entry = { $file }, Zeile { $line }: „{ $name }“ lässt sich nicht verwenden. { $why }
toml-expected-integer = eine ganze Zahl
toml-expected-decimal = eine Zahl
toml-expected-total = zusammen { $number }
toml-expected-words = { $count } verschiedene Wörter aus { $allowed }
toml-expected-list = { $count ->
        [0] eine Liste in eckigen Klammern
       *[other] eine Liste mit { $count } Einträgen in eckigen Klammern
    }
