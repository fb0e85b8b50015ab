### Twinkle Twinkle auf Deutsch.

## The game

game-name = Twinkle Twinkle
game-tagline = Drafte den Nachthimmel: Welches Plättchen du nimmst, bestimmt, wann du als Nächstes wählst.
game-by = von Ammon Anderson, Allplay
game-about = Nimm ein Plättchen aus der Auslage und leg es in deine Sternkarte. Sein Platz in der Auslage bestimmt, wann du in der nächsten Runde dran bist. Verbinde Sterne zu Sternbildern und werte Asteroiden, Kometen, Planeten, Satelliten und Schwarze Löcher, alle auf ihre eigene Art. Nach je 20 Plättchen gewinnt, wer die meisten Punkte hat. Für 1 bis 4 Personen.

## Tiles

port-N = N
port-NE = NO
port-E = O
port-SE = SO
port-S = S
port-SW = SW
port-W = W
port-NW = NW
tile-star =
    { $count ->
        [one] Stern mit Linie nach { $ports }
       *[other] Stern mit Linien nach { $ports }
    }
tile-nova =
    { $count ->
        [one] Nova mit Linie nach { $ports }
       *[other] Nova mit Linien nach { $ports }
    }
tile-asteroid = Asteroid
tile-satellite = Satellit
tile-black-hole = Schwarzes Loch
tile-comet = Komet
tile-rocky = Gesteinsplanet
tile-gas = Gasplanet
tile-ringed = Ringplanet
tile-slow = { $tile } (langsam)
tile-entry = { $code }: { $tile }; { $count } in der Schachtel
tile-code = { $code } ({ $name })
tile-count = { $count } in der Schachtel
tile-is-slow = langsam

one-asteroid = Asteroid
one-comet = Komet
one-planet = Planet
one-satellite = Satellit
one-black-hole = Schwarzes Loch
one-star = Stern
one-nova = Nova
many-star = Sterne
many-asteroid = Asteroiden
many-planet = Planeten
many-satellite = Satelliten
many-black-hole = Schwarze Löcher
many-comet = Kometen
many-nova = Novae
many-rocky = Gesteinsplaneten
many-gas = Gasplaneten
many-ringed = Ringplaneten

set-ours = Plättchen von tumblestar
set-named = die Plättchen von „{ $name }“

## What scores

card-largest = Größtes Sternbild
card-second = Zweitgrößtes
card-number = Zahl der Sternbilder
card-nova = Novae
card-asteroids = Asteroiden
card-comets = Kometen
card-planets = Planeten
card-satellites = Satelliten
card-black-holes = Schwarze Löcher
card-side = { $name }, Seite { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (Vermutung)
        [ruling] { $does } (Regelung)
        [review] { $does } (Rezension)
       *[book] { $does }
    }

scored-largest = größtes Sternbild
scored-second = zweitgrößtes
scored-number = Zahl der Sternbilder
scored-nova = Novae
scored-asteroids = Asteroiden
scored-comets = Kometen
scored-planets = Planeten
scored-satellites = Satelliten
scored-black-holes = Schwarze Löcher

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 Punkt
           *[other] −{ $points } Punkte
        }
       *[plus] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } oder mehr: −{ $points }
       *[plus] { $number } oder mehr: { $points }
    }

does-largest = Punkte nach der Zahl seiner Sterne. { $table }.
does-second = { does-largest }
does-number = Punkte nach ihrer Anzahl. { $table }.
does-nova = Jede Nova bringt { $each }.
does-flat = { $each } je { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Werte deine größte Gruppe (über Kanten oder Ecken verbunden) nach ihrer Größe. { $table }.
       *[no] Werte deine größte Gruppe (über Kanten verbunden) nach ihrer Größe. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Werte jede Gruppe (über Kanten oder Ecken verbunden) nach ihrer Größe. { $table }.
       *[no] Werte jede Gruppe (über Kanten verbunden) nach ihrer Größe. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Je { $tile } Punkte danach, wie viele dieser Plättchen daneben liegen: { $of }. { $table }.
does-around-table = Je { $tile } Punkte danach, wie viele dieser Plättchen in den 8 Feldern rundum liegen: { $of }. { $table }.
does-beside-kinds = Je { $tile } Punkte danach, wie viele dieser Arten daneben liegen: { $of }. { $table }.
does-around-kinds = Je { $tile } Punkte danach, wie viele dieser Arten in den 8 Feldern rundum liegen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Je { $tile } { $each } für jedes dieser Plättchen daneben: { $of }.
count-around = Je { $tile } { $each } für jedes dieser Plättchen in den 8 Feldern rundum: { $of }.
count-in-sight = Je { $tile } { $each } für jedes dieser Plättchen, das in seiner Zeile und Spalte zu sehen ist: { $of }.
in-any-case =
    { $extra ->
        [base] Dazu in jedem Fall { $base }.
        [none] Ist keins davon da: { $none }.
       *[other] Dazu in jedem Fall { $base }, und wenn keins davon da ist, { $none }.
    }
sight =
    { $limit ->
        [blocked] In jeder Richtung reicht die Sicht bis zum Rand oder bis zum ersten davon: { $blocked }.
       *[open] In jeder Richtung reicht die Sicht bis zum Rand.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Dazu { $bonus }, wenn auch keins davon daneben liegt: { $other }.
       *[plain] { apart }
    }
apart = Je { $tile } { $each }, wenn keins dieser Plättchen daneben liegt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Dazu { $each } je { $tile }, neben dem mindestens 1 { $tile } beliebiger Art liegt.
       *[plain] { sets }
    }
sets = Werte jeden Satz verschiedener Arten nach seiner Größe; mach jeden Satz so groß wie möglich. { $table }.

rows-of =
    { $count ->
        [1] Allein: { $current } Plätze in der aktuellen Auslage, { $next } in der nächsten Auslage; { $standees } Aufsteller; { $rounds } Runden
       *[other] { $standees ->
            [one] { $count } Personen: { $current } Plätze in der aktuellen Auslage, { $next } in der nächsten Auslage; je 1 Aufsteller; { $rounds } Runden
           *[other] { $count } Personen: { $current } Plätze in der aktuellen Auslage, { $next } in der nächsten Auslage; je { $standees } Aufsteller; { $rounds } Runden
        }
    }
solo-goals = Ziele: { $goals } Punkte

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Keine Punkte.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 Punkt: { $parts }.
           *[other] −{ $points } Punkte: { $parts }.
        }
        [plus] { $points ->
            [one] +1 Punkt: { $parts }.
           *[other] +{ $points } Punkte: { $parts }.
        }
       *[even] ±0 Punkte: { $parts }.
    }
goal-points = { $points }; Ziel: mehr als { $goal }
goal-points-does = Zum Sieg brauchst du mehr als { $goal } Punkte. Deine Karte bringt jetzt { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du legst ein Plättchen auf { $cell }: { $tile }.
       *[other] { $seat } legt ein Plättchen auf { $cell }: { $tile }.
    }
did-order = Stelle { $count } in der ersten Zugreihenfolge: { $seat }.
did-order-all = { did-order } Zugreihenfolge: { $order }.
did-draw =
    { $row ->
        [current] Platz { $count } der aktuellen Auslage: { $tile }.
       *[next] Platz { $count } der nächsten Auslage: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du nimmst ein Plättchen von Platz { $count }: { $tile }.
       *[other] { $seat } nimmt ein Plättchen von Platz { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Zugreihenfolge: { $order }.
did-place-alone = { did-place } Die Runde endet. Das übrige Plättchen rückt auf Platz 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Ziel übertroffen!
        [short] { $told } Ziel nicht übertroffen.
       *[over] { $told } Das Spiel endet.
    }
did-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }

## What a hovered target would do

would-take = { would-take-alone } Nächste Zugreihenfolge bisher, nach Platz: { $order }.
would-take-all = { would-take-alone-all } Nächste Zugreihenfolge, nach Platz: { $order }.
would-take-alone = Von Platz { $count } nehmen: { $tile }.
would-take-alone-all = { would-take-alone } Das übrige Plättchen rückt auf Platz 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Auf { $cell } legen: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du gewinnst!
        [tied] { $told } Du teilst dir den Sieg!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [beaten] { $told } Du übertriffst das Ziel!
       *[short] { $told } Du übertriffst das Ziel nicht.
    }
would-resign = Aufgeben: Die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
round = Runde { $count } von { $most }
status-take =
    { $seat ->
        [you] Nimm ein Plättchen aus der aktuellen Auslage.
       *[other] { $seat } nimmt ein Plättchen.
    }
status-take-standee =
    { $seat ->
        [you] Nimm ein Plättchen aus der aktuellen Auslage ({ $count } von { $all }).
       *[other] { $seat } nimmt ein Plättchen ({ $count } von { $all }).
    }
status-take-last =
    { $seat ->
        [you] Du bist dran: Nimm ein Plättchen. Das ist die letzte Runde.
       *[other] { $seat } nimmt ein Plättchen. Das ist die letzte Runde.
    }
status-place =
    { $seat ->
        [you] Leg dein Plättchen auf ein freies Feld ({ $tile }).
       *[other] { $seat } legt ein Plättchen: { $tile }.
    }
status-type-order = Wessen Aufsteller hat Stelle { $count } in der ersten Zugreihenfolge?
status-type-draw =
    { $row ->
        [current] Welches Plättchen kommt in die aktuelle Auslage?
       *[next] Welches Plättchen kommt in die nächste Auslage?
    }
status-over-won =
    { $seat ->
        [you] Du hast gewonnen: { $points }!
       *[other] { $seat } hat gewonnen: { $points }!
    }
status-over-tied = Geteilter Sieg, je { $points }: { $seats }!
status-over-beaten = Ziel übertroffen: { $points }, nötig waren mehr als { $goal }!
status-over-short = Ziel nicht übertroffen: { $points }, nötig waren mehr als { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Dieses Plättchen ist nicht mehr im Beutel. Wähle eins der angebotenen.
refused-TT-2-4 = Diese Person hat keinen Aufsteller mehr. Wähle eine andere.
refused-TT-3-1 = Auf diesem Platz liegt kein Plättchen. Nimm ein Plättchen aus der aktuellen Auslage.
refused-TT-3-1-first = Du hast kein Plättchen in der Hand. Nimm zuerst eins aus der aktuellen Auslage.
refused-TT-3-2 = So kannst du das Plättchen nicht legen. Dreh es um Vierteldrehungen; zum Wenden brauchst du die Option „{ option-flip }“.
refused-TT-3-2-held = Du hast schon ein Plättchen genommen. Leg es in deine Karte.
refused-TT-3-6 = Das Spiel ist zu Ende. Sieh es dir Schritt für Schritt an oder spiel ein neues.
refused-TT-3-7 = Auf diesem Feld liegt schon ein Plättchen, und gelegte Plättchen bleiben. Wähle ein leeres Feld.

## Options

option-asteroids = Asteroiden: Seite B
option-asteroids-help = Alle spielen mit Seite B dieser Wertungstafel, nicht mit Seite A.
option-comets = Kometen: Seite B
option-comets-help = { option-asteroids-help }
option-planets = Planeten: Seite B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliten: Seite B
option-satellites-help = { option-asteroids-help }
option-black_holes = Schwarze Löcher: Seite B
option-black_holes-help = { option-asteroids-help }
option-flip = Plättchen dürfen gewendet werden
option-flip-help = Du darfst Plättchen spiegelverkehrt legen.
option-first = Zuerst in der Zugreihenfolge
option-first-help = Wessen Aufsteller in der ersten Zugreihenfolge ganz vorn steht. Die anderen Stellen sind zufällig.
option-first-0 = zufällig
option-first-seat = Platz { $count }
option-goal = Ziel
option-goal-help = Nur allein: So viele Punkte musst du übertreffen.

## The board in text

picture-label = Die Auslagen der Plättchen mit der Zugreihenfolge und die Sternkarten; auch als Text.
text-board = Zugreihenfolge, Auslagen der Plättchen, Karten Zeile für Zeile
text-order = Zugreihenfolge:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, jetzt am Zug
        [done] { $count }: { $seat }, war schon am Zug
       *[waits] { $count }: { $seat }
    }
text-current = Aktuelle Auslage:
text-next = Nächste Auslage, nach ihren künftigen Plätzen:
text-space = { $count }: { $tile }
text-taken = { $count }: genommen; hier in der nächsten Runde: { $seat }
text-free = { $count }: leer
text-chart = { $seat }, Zeile { $row }:
text-empty = { $cell }: leer
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, verbunden mit { $cells }
text-row = { $seat }: { $points }, { $count } von { $most } Plättchen.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Punkte im Einzelnen: { $parts }.
text-constellations = Sterne in jedem Sternbild: { $sizes }.
text-turn = Jetzt am Zug.
text-left = Übrig, auf Platz 1: { $tile }.

## Rules

rules-intro = { game-about } Außer dem Stern hat jede Art von Plättchen eine Wertungstafel mit 2 Seiten, auf der steht, was sie bringt.
rules-page = Zeige auf ein Plättchen der aktuellen Auslage, um zu sehen, zu welcher Zugreihenfolge es führt; klicke, um es zu nehmen. Zeige auf ein leeres Feld, um zu sehen, was das Plättchen dort bringt. Dreh es und klicke, um es zu legen. Mit der Tastatur geht das alles auch. In einer einzigen Datei, box.toml, steht, wie Plättchen aussehen und was Wertungstafeln bringen. Wo du ein Zeichen siehst, können unsere Plättchen von deinen abweichen. Hast du das Spiel, berichtige diese Datei: Regeln, Wertung, Bilder und diese Hilfe richten sich danach. „tumblestar rules twinkle_twinkle --tiles“ druckt die Plättchen zum Vergleich mit der Schachtel.

rules-TT-1 = Spielmaterial
rule-TT-1-1 = In der Schachtel sind { $tiles } Plättchen: { $star } Sterne (einige davon Novae), { $asteroid } Asteroiden, { $planet } Planeten, { $satellite } Satelliten, { $black_hole } Schwarze Löcher und { $comet } Kometen.{$source} Nehmt immer alle, egal wie viele mitspielen.
rule-TT-1-2 = Alle haben eine Sternkarte mit { $cells } Feldern. Sie ist 5 × 4 Felder groß.{$review} Hier hat sie { $columns } Spalten und { $rows } Zeilen.{$reconstruction} Alle Karten sind gleich.{$ruling}
rule-TT-1-3 = Auf einem Plättchen mit einem Stern führen Linien vom Stern zu Kanten und Ecken des Plättchens. Diese Liste nennt die Muster der Linien, die Novae, die langsamen Plättchen und die Arten von Planeten.{$reconstruction}
rule-TT-1-4 = Es gibt 5 Wertungstafeln, jede mit einer grünen und einer blauen Seite. Die Anleitung empfiehlt Grün für das erste Spiel; Blau ist für Fortgeschrittene. Wir nennen Grün Seite A und Blau Seite B. In der Schachtel sind 25 Wertungstafeln, 5 für jede Person. Weil es nur 4 Karten gibt, ist ein Satz aus 5 Tafeln Reserve.{$ruling}

rules-TT-2 = Aufbau
rule-TT-2-1 = Legt alle Plättchen in den Beutel. Zieht Plättchen, bis die aktuelle Auslage voll ist, dann für die nächste Auslage, die 1 Platz weniger hat. Beide Auslagen liegen offen, für alle sichtbar.
rule-TT-2-2 = Leg jedes langsame Plättchen, das du ziehst, auf den freien Platz ganz rechts in seiner Auslage, und fülle dann von links weiter auf. Beispiel: Du ziehst a, langsam 1, b, langsam 2 für 4 Plätze; dort liegen dann a, b, langsam 2, langsam 1.{$ruling} Beim Aufbau gilt das für beide Auslagen, zuerst für die aktuelle Auslage.{$ruling}
rule-TT-2-3 = Gebt allen ihre Aufsteller: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
rule-TT-2-4 = Lost die erste Zugreihenfolge über alle Aufsteller aus. Zu zweit kann eine Person die Stellen 1 und 2 haben.
rule-TT-2-5 = Wählt gemeinsam Seite A oder B jeder Wertungstafel; alle spielen mit derselben Seite. Jede Mischung ist erlaubt. Ohne Wahl gilt überall Seite A.

rules-TT-3 = Eine Runde
rule-TT-3-1 = Die Aufsteller sind in der Zugreihenfolge am Zug, von links nach rechts. Ist deiner am Zug, nimm ein beliebiges Plättchen, das noch in der aktuellen Auslage liegt, und leg es.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du darfst es um Vierteldrehungen drehen.{$source} Du darfst es auch wenden.{$flip_source}
           *[no] { placing } Du darfst es um Vierteldrehungen drehen.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du darfst es wenden.{$flip_source} Du darfst es nicht um Vierteldrehungen drehen.{$source}
           *[no] { placing } Du darfst es nicht drehen.{$source} { placing-flip }
        }
    }
placing = Leg das Plättchen sofort offen auf ein beliebiges leeres Feld deiner Karte. Es muss nichts berühren.{$review}
placing-flip = Mit der Option „{ option-flip }“ darfst du es auch spiegelverkehrt legen.{$flip_source}
rule-TT-3-3 = Die Runde endet, wenn jeder Aufsteller ein Plättchen genommen hat. Stellt die neue Zugreihenfolge von links nach rechts nach den Plätzen der genommenen Plättchen auf. Gleichstand gibt es nicht.
rule-TT-3-4 = Schieb das Plättchen, das übrig ist, auf den ersten Platz der aktuellen Auslage, auch wenn es langsam ist. Dahinter rückt die nächste Auslage in ihrer Reihenfolge nach. Fülle die nächste Auslage dann aus dem Beutel auf.
rule-TT-3-5 = Sobald in der aktuellen Auslage die Plättchen der letzten Runde liegen, fülle die nächste Auslage nicht mehr auf.{$ruling}
rule-TT-3-6 = Spielt { $two } Runden zu zweit, { $three } zu dritt und { $four } zu viert. Alle legen 20 Plättchen, also werden alle Karten in derselben Runde voll. Der Beutel wird nie leer.
rule-TT-3-7 = Gelegte Plättchen werden nie verschoben. Du darfst weder passen noch ein Plättchen abwerfen.{$ruling}

rules-TT-4 = Sternbilder
rule-TT-4-1 = Neben heißt: mit einer gemeinsamen Kante. Regeln, bei denen Diagonalen zählen, sagen das.
rule-TT-4-2 = Eine Verbindung ist eine gerade Linie von Stern zu Stern, über eine Kante oder diagonal über eine Ecke. Beide Plättchen müssen eine Linie zu dieser Kante oder Ecke haben. Treffen sich Linien von Plättchen mit gemeinsamer Kante an einer Ecke, bilden sie ein V: keine Verbindung. Kreuzen sich an einer Ecke zwei gerade Diagonalen, sind es 2 getrennte Verbindungen.{$ruling}
rule-TT-4-3 = Ein Sternbild sind 2 oder mehr Sterne, direkt oder über andere verbunden. Seine Größe ist die Zahl seiner Sterne. Eine Nova ist in jeder Hinsicht ein Stern.
rule-TT-4-4 = Eine Verbindung geht nie durch ein Plättchen ohne Linien.{$ruling}

rules-TT-5 = Wertung
rule-TT-5-1 = Wertet nacheinander das größte Sternbild, das zweitgrößte und die Zahl der Sternbilder.{$review} Die beiden größten zählen auch bei der Zahl mit.{$ruling} Wertet danach Novae und dann die 5 Wertungstafeln.
rule-TT-5-2 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Summen unter null sind möglich.{$ruling} Sind zwei Sternbilder gleich groß, gilt eins als das größte und das andere als das zweitgrößte.{$ruling}
rule-TT-5-3 = In dieser Liste steht, was Punkte bringt und wie viele.{$reconstruction} Such in einer Tabelle deine Zahl; dahinter stehen die Punkte. Unter der ersten Zahl gibt es keine.
rule-TT-5-4 = Das sagen Anleitung und Rezensionen, und Berichtigungen der Datei sollten es wahren. Meide Schwarze Löcher, wenn du sie nicht perfekt legst. Keine Seite A kostet Punkte, mindestens eine Seite B schon. Bilde einen Gürtel aus Asteroiden, umringe Kometen und sammle Planeten, die von Satelliten erforscht werden. Langsame Plättchen sind im Schnitt mehr wert.

rules-TT-6 = Allein spielen
rule-TT-6-1 = Diese Solo-Regeln sind von uns. Nimm kürzere Auslagen und 2 Aufsteller, und versuch, ein Ziel zu übertreffen.

rules-TT-7 = Beispiele
rule-TT-7-1 = Ein Stern auf a1 mit einer Linie nach S und ein Stern auf a2 mit einer Linie nach N sind verbunden. Fehlt eine der Linien, sind sie es nicht.
rule-TT-7-2 = Ein Stern auf a1 mit einer Linie nach SO und ein Stern auf b2 mit einer Linie nach NW sind verbunden. Eine Linie von a1 nach SO und eine von b1 nach SW bilden ein V: keine Verbindung. Haben alle 4 Plättchen um eine Ecke eine Linie in sie hinein, sind es 2 getrennte Verbindungen.
rule-TT-7-3 = Ein Stern auf a1 mit einer Linie nach O, ein Planet auf b1, ein Stern auf c1 mit einer Linie nach W: keine Verbindung.
rule-TT-7-4 = Spieler 1 und 2 haben die Zugreihenfolge 1, 2, 2, 1. Sie nehmen der Reihe nach von den Plätzen 3, 1, 5 und 2. Die nächste Zugreihenfolge ist 2, 1, 1, 2, und das Plättchen von Platz 4 rückt auf Platz 1.
rule-TT-7-5 = Nach Seite A der eigenen Tabellen von tumblestar bringt ein Schwarzes Loch in einer Ecke neben einem Asteroiden und einem Kometen 5 Punkte. Neben einem Stern oder einer Nova bringt es 2. Zwei Schwarze Löcher nebeneinander bringen je 0. Berühren sie sich nur an einer Ecke, liegen sie nicht nebeneinander.
rule-TT-7-6 = Nach einem Spiel zu viert sind noch 14 Plättchen im Beutel. Wer immer auf die meisten Punkte sofort spielt, kommt nach den eigenen Tabellen von tumblestar im Schnitt auf etwa 50. Wer zufällig spielt, kommt auf etwa 20.

rules-ours = Weitere Regelungen
rule-ours-1 = Lost die erste Zugreihenfolge aus, bevor ihr Plättchen zieht.{$ruling}
rule-ours-2 = Um ein Ziel zu übertreffen, hol mehr Punkte, als es nennt.{$ruling}
rule-ours-3 = Während eines Spiels zeigen die Punkte, was die Karten gerade bringen.{$ruling}
rule-ours-4 = Gibst du auf, hast du keinen Anteil am Sieg; die anderen teilen ihn sich.{$ruling}

## Bots

bot-greedy-help = spielt immer auf die meisten Punkte sofort
bot-beginner-help = nimmt das erste Plättchen, das sofort fast die meisten Punkte bringt; übersieht, wohin Linien führen können
bot-novice-help = wägt nur diesen Zug ab, wie er es gelernt hat; verfehlt den besten Zug um bis zu etwa einen halben Punkt
bot-club-help = rechnet diese Runde durch; verfehlt den besten Zug um bis zu etwa einen Punkt
bot-strong-help = rechnet diese Runde durch; verfehlt den besten Zug um bis zu einen halben Punkt
bot-expert-help = rechnet diese Runde und die nächste durch; verfehlt den besten Zug um bis zu einen halben Punkt
bot-master-help = rechnet diese Runde und die nächste durch, so breit wie möglich

## The data file

box-expected-points = Zahlen mit ihren Punkten in Anführungszeichen, etwa „{ $example }“
box-expected-goals = eine Liste von Punkten von 1 bis 127, aufsteigend
box-expected-code = ein bis vier Buchstaben; ein * darf folgen
box-expected-divides = eine Zahl, die { $number } teilt
box-table-gap = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf { $before }. Gib als Nächstes { $expected } an.
box-table-begin = { $file }, Zeile { $line }: „{ $name }“ beginnt mit „{ $text }“. Beginne mit höchstens { $expected }.
box-table-beyond = { $file }, Zeile { $line }: In „{ $name }“ ist „{ $text }“ zu hoch. Nimm Zahlen bis { $expected }.
box-table-more = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf einen Eintrag mit +. Stell den Eintrag mit + ans Ende.
box-table-end = { $file }, Zeile { $line }: „{ $name }“ endet mit „{ $text }“. Ergänze Einträge bis { $expected } oder setz ein + hinter die letzte Zahl.
box-total = { $file }, Zeile { $line }: Die Anzahlen der Plättchen ergeben zusammen { $found }, nicht { $expected }. Berichtige sie.
box-count = { $file }, Zeile { $line }: „{ $name }“ ist { $expected }, aber Plättchen dieser Art gibt es zusammen { $found }. Gib dieselbe Zahl an.
box-code-twice = { $file }, Zeile { $line }: „{ $name }“ ist „{ $text }“, und das ist auch der Code von { $other }. Gib einen anderen Code an.
box-tile-twice = { $file }, Zeile { $line }: „{ $name }“ ist dasselbe Plättchen wie { $other }. Mach daraus einen Eintrag mit beiden Anzahlen.
box-tile-name = { $file }, Zeile { $line }: „{ $name }“ kann kein Name für ein Plättchen sein. Nimm Kleinbuchstaben, Ziffern und _, zuerst einen Buchstaben.

## Notation

unread-order = „{ $text }“ ist kein Platz. Gib „order“ und eine Zahl von 1 bis { $count } ein.
unread-draw = „{ $text }“ ist kein Plättchen. Gib „draw“ und eins davon ein: { $codes }.
unread-place = „{ $text }“ sagt nicht, wohin du das Plättchen legst. Gib zum Beispiel „{ $tile }@b4“ ein. Für 1 bis 3 Vierteldrehungen setz die Ziffer hinter das Plättchen.

## Charts

chart-rows =
    { $found ->
        [one] „{ $text }“: Die Karte hat 1 Zeile. Gib { $expected } an.
       *[other] „{ $text }“: Die Karte hat { $found } Zeilen. Gib { $expected } an.
    }
chart-columns =
    { $found ->
        [one] Zeile { $row } der Karte hat 1 Plättchen. Gib { $expected } an, mit „.“ für ein leeres Feld.
       *[other] Zeile { $row } der Karte hat { $found } Plättchen. Gib { $expected } an, mit „.“ für ein leeres Feld.
    }
chart-tile = „{ $text }“ auf { $cell } ist kein Plättchen. Nimm eins davon: { $codes }, oder „.“ für ein leeres Feld.
chart-turn = „{ $text }“ auf { $cell }: So kannst du ein Plättchen nicht legen. Gib 0 bis 3 Vierteldrehungen als Ziffer an.
chart-flip = „{ $text }“ auf { $cell }: Plättchen wenden darfst du nur mit der Option „flip“ ({ $tag }).
chart-many = { $text } auf { $cell } ist eins zu viel; die Schachtel hat { $count } ({ $tag }).
score-sides = „{ $text }“ ist keine Wahl von Seiten. Gib A oder B für jede der 5 Wertungstafeln an, etwa „ABAAB“.
score-word = „{ $text }“ sagt nichts über eine Karte. Nimm über einer Karte nur „sides ABAAB“ oder „flip“.

## Scoring from a file

cli-scored =
    { $total ->
        [one] Karte { $count }: 1 Punkt
       *[other] Karte { $count }: { $total } Punkte
    }
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten. Gib Karten aus 5 Zeilen mit je 4 Plättchen an.

## Page


advice-brings = Bringt
advice-stands = Stelle danach
advice-place = { NUMBER($count, useGrouping: "false") } bisher
advice-never = –
advice-take = Platz { $count }: { $tile }, die meisten Punkte auf { $cell }
advice-lay = Auf { $cell }: { $tile }
advice-note-take = Punkte, die jedes Plättchen auf seinem besten Feld sofort bringt. Nicht eingerechnet: was folgt und was anderen bleibt.
advice-note-place = Punkte, die das sofort bringt. Nicht eingerechnet: was folgt.

pad-total = Punkte: { $total }
pad-sky = Sternbilder und Novae
pad-references = Wertungstafeln
pad-cell = Wähle ein Feld.
pad-whole = Alle Felder sind belegt. Wähle eins, um sein Plättchen zu ändern.
pad-tile = Welches Plättchen liegt auf { $cell }?
pad-tile-left = { $tile } (noch { $count })
pad-way = Wie ist es auf { $cell } gedreht?
pad-remove = Von { $cell } entfernen: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: zu Seite { $side } wechseln
pad-flip = Wenden der Plättchen erlauben
pad-no-flip = Wenden der Plättchen verbieten
pad-too-many = { $tile }: In der Schachtel gibt es nur { $count }, die Karten zusammen haben aber mehr (TT-1.1).
pad-many = { $count ->
        [0] In dieser Datei ist keine Karte.
       *[other] In dieser Datei sind { $count } Karten; der Block nimmt nur eine. „tumblestar score twinkle_twinkle DATEI“ wertet alle.
    }
picture-none = In diesem Bild ist keine Karte. Lesbar sind nur Bilder, die tumblestar gespeichert hat. Gib andere Karten von Hand ein.
picture-broken = Dieses SVG-Bild ist nicht lesbar ({ $why }). Speichere es noch einmal oder gib die Karte von Hand ein.
picture-box = Dieses Bild wurde mit einer anderen box.toml gespeichert ({ $digest }; hier { $own }), seine Plättchen können also abweichen. Gib die Karte von Hand ein.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Langsames Plättchen
sign-slow-does = Es kommt auf den freien Platz ganz rechts in seiner Auslage. Nimmst du es von dort, bist du in der nächsten Runde spät am Zug.
sign-side = Seite A oder B
sign-side-does = Jede Wertungstafel hat 2 Seiten mit eigenen Regeln. Für alle gilt dieselbe Seite. Seite A ist für das erste Spiel.
sign-standee = Aufsteller
sign-standee-does = Er steht dort, wo sein Plättchen genommen wurde. In der nächsten Runde sind die Aufsteller von links nach rechts am Zug.
sign-left = Plättchen, das übrig ist
sign-left-does = Es rückt für die nächste Runde auf Platz 1; dahinter rückt die nächste Auslage nach.
sign-rank = Zahl auf einem Stern
sign-rank-does = Der Rang seines Sternbilds nach Größe, in dieser Karte: 1 ist das größte, 2 das zweitgrößte.
sign-refused = Keine Verbindung
sign-refused-does = Hier treffen sich Linien von Plättchen mit gemeinsamer Kante an einer Ecke: ein V, keine Verbindung.
sign-round = Runde
sign-bag = Beutel
sign-bag-does = Die Plättchen, die noch gezogen werden.
now-points = Jetzt { $points }.
now-best = Eins mehr kann es auf { $points } bringen.
now-most = Eins mehr kann es nicht erhöhen.
now-count =
    { $what ->
        [stars] Sterne: { $count }.
       *[number] Sternbilder: { $count }.
    }
now-next = Mit { $count }: { $points }.
now-bag = Noch darin: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle Züge der Runde durchsucht, danach gelernte Werte der Karten
evaluator-round-played = die Runde gierig zu Ende gespielt, danach gelernte Werte der Karten
evaluator-ending = alle Züge bis zum Spielende durchsucht

## Kinds of chance, for statistics

chance-of-tile = Plättchen aus dem Beutel
chance-of-order = Wer in der ersten Zugreihenfolge als Nächstes kommt
mistake-few = ein Plättchen liegen lassen, das mehr bringt
mistake-late = zu späte Stelle in der Zugreihenfolge
mistake-needed = anderen ihr bestes Plättchen lassen
mistake-tile = das falsche Plättchen wählen
mistake-link = eine Verbindung auslassen
mistake-harm = ein Plättchen legen, wo es Punkte kostet
mistake-points = ein Plättchen für zu wenige Punkte legen
mistake-turn = ein Plättchen falsch drehen
mistake-line = einem Stern eine Linie versperren
mistake-middle = ein Feld mit viel Platz verbrauchen
mistake-tight = ein Plättchen legen, wo es wenig Platz hat
mistake-cell = das falsche Feld wählen
why-points = Das bringt sofort { $better } statt { $taken }.
why-kept =
    { $taken ->
        [one] So bleibt { $cell } frei. Um dieses Feld ist 1 Feld leer, um das andere { $better }.
       *[other] So bleibt { $cell } frei. Um dieses Feld sind { $taken } Felder leer, um das andere { $better }.
    }
why-less =
    { $count ->
        [one] Das bringt sofort 1 Punkt weniger.
       *[other] Das bringt sofort { $count } Punkte weniger.
    }
why-first = Eine frühere Wahl aus der nächsten Auslage hilft: { $tile } brächte { $better }, das zweitbeste Plättchen { $taken }.
why-cell = Auf { $cell } bringt es sofort { $better }, das andere Plättchen { $taken }.
why-best = Auf { $cell } bringt es sofort { $better }, das andere Plättchen höchstens { $taken }.
why-order = In der nächsten Runde kommt sein Platz vor { $names }.
why-needed =
    { $count ->
        [one] { $name } kann damit 1 Punkt mehr holen als mit jedem anderen Plättchen.
       *[other] { $name } kann damit { $count } Punkte mehr holen als mit jedem anderen Plättchen.
    }
why-link = Sein Sternbild hat dann { $better } Sterne statt { $taken }.
why-lines =
    { $better ->
        [one] So bleibt 1 Linie offen statt { $taken }.
       *[other] So bleiben { $better } Linien offen statt { $taken }.
    }
why-room =
    { $better ->
        [one] Um dieses Feld ist 1 Feld leer, um das andere { $taken }.
       *[other] Um dieses Feld sind { $better } Felder leer, um das andere { $taken }.
    }
why-row = Das beste Plättchen der Auslagen bringt dann { $better } statt { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: leer
edit-space = Aktuelle Auslage, Platz { $count }: { $tile }
edit-next = Nächste Auslage, Platz { $count }: { $tile }
edit-held = In der Hand: { $tile }
edit-move = Von { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = durch jeden Zug der letzten Runde, exakt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = sofort keine Punkte
puzzle-theme-last-tile = das letzte Plättchen
puzzle-theme-deny = mehr Punkte sind nicht das Beste
puzzle-theme-slow = ein langsames Plättchen
puzzle-theme-draw = geteilter Sieg
puzzle-ask-draw = Mit welchem Plättchen auf welchem Feld teilst du dir den Sieg?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Sterne mit Linien, eine Nova, ein Asteroid, ein Satellit, ein Schwarzes Loch, ein Komet und Planeten in 3 Arten.
example-slow = Du ziehst nacheinander einen Asteroiden, einen langsamen Gesteinsplaneten, einen Kometen und einen langsamen Gasplaneten. Die langsamen Plättchen kommen nach rechts.
example-take = Auf Platz 4, wo ein Plättchen genommen wurde, steht ein Aufsteller. Du darfst jetzt jedes andere Plättchen der aktuellen Auslage nehmen.
example-next-order = Spieler 1, 2 und 3 haben von den Plätzen 4, 2 und 1 genommen. Die nächste Zugreihenfolge ist 3, 2, 1, und das Plättchen, das übrig ist, kommt auf Platz 1.
example-stays = Leg das Plättchen auf ein beliebiges leeres Feld. Es wird nie mehr verschoben.
example-beside = Der Satellit liegt neben einem Gesteinsplaneten. Ein Plättchen, das ihn nur an einer Ecke berührt, liegt nicht neben ihm.
example-links = Eine Verbindung über eine Kante, eine Verbindung über eine Ecke und ein V (keine Verbindung).
example-size = Ein Sternbild aus 3 Sternen. Einer davon ist eine Nova, die auch für sich zählt.
example-between = Eine Verbindung geht nie durch ein Plättchen ohne Linien.
example-in-order = Sternbilder aus 3 und 2 Sternen. Beide zählen bei der Zahl der Sternbilder mit.
example-asteroids = Gruppen aus 2, 2 und 1. Seite A wertet die größte, Seite B jede.
example-comets = Seite A zählt 3 Sterne um den Kometen. Seite B zählt 3 verschiedene Arten um ihn.
example-planets = Seite A zählt die Planeten. Seite B wertet einen Satz aus 3 Arten und einen aus 1; die beiden Planeten nebeneinander kosten Punkte.
example-satellites = Seite A zählt 1 Planeten neben dem Satelliten. Seite B zählt beide Planeten in seiner Zeile und Spalte.
example-black-holes = Seite A: am besten ohne Stern, Planet oder Schwarzes Loch daneben. Seite B: am besten neben Asteroiden, Kometen und Satelliten.
example-alone = Allein: Auslagen mit 3 und 2 Plätzen; beide Aufsteller gehören dir.
example-both-lines = Beide Linien sind da: eine Verbindung. Dann ist ein Plättchen weggedreht: keine Verbindung.
example-crossing = Eine Verbindung geradlinig über eine Ecke, ein V (keine Verbindung) und zwei Diagonalen, die sich kreuzen: 2 getrennte Verbindungen.
example-planet-between = { example-between }
example-two-players = Zuerst ist die Zugreihenfolge 1, 2, 2, 1, dann 2, 1, 1, 2.
example-holes = Neben einem Asteroiden und einem Kometen; neben einem Stern; nebeneinander; nur an einer Ecke berührt.
example-goal = Mit 35 Punkten übertriffst du ein Ziel von 35 nicht, mit 36 schon.
summary-round = Eine Runde
summary-round-1 = Nimm in der Zugreihenfolge ein Plättchen aus der aktuellen Auslage und leg es sofort.
summary-round-2 = Die Plätze der genommenen Plättchen ergeben von links nach rechts die nächste Zugreihenfolge.
summary-round-3 = Das Plättchen, das übrig ist, rückt auf Platz 1; dahinter rückt die nächste Auslage nach. Fülle die nächste Auslage auf; langsame Plättchen kommen nach rechts.
summary-place = Legen
summary-place-1 = Leg das Plättchen auf ein beliebiges leeres Feld deiner Karte, beliebig gedreht. Es wird nie mehr verschoben.
summary-place-2 = Linien, die sich über eine Kante oder geradlinig über eine Ecke treffen, bilden eine Verbindung.
summary-place-3 = Zwei oder mehr verbundene Sterne sind ein Sternbild.
summary-points = Punkte
summary-points-1 = Größtes Sternbild, zweitgrößtes, Zahl der Sternbilder, Novae.
summary-points-2 = Asteroiden, Kometen, Planeten, Satelliten und Schwarze Löcher zählen nach Seite A oder B; siehe die Tabellen in den Regeln.
summary-points-3 = Neben heißt: mit gemeinsamer Kante. Kometen zählen die 8 Felder rundum.
summary-end = Spielende
summary-end-1 = Das Spiel endet, wenn alle Karten voll sind, nach je 20 Plättchen. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
summary-end-2 = Allein: 2 Aufsteller, 10 Runden und ein Ziel, das du übertreffen musst.
## The tutorial

tutorial-goal = Fülle deine Sternkarte mit 20 Plättchen. Hol mehr Punkte als Zoe.
tutorial-rows = Plättchen nimmst du aus der aktuellen Auslage; die nächste Auslage zeigt, was kommt.
tutorial-take = Ein Zug hat 2 Schritte: ein Plättchen nehmen, dann legen. Nimm den Stern von Platz 2.
tutorial-take-other = Das ist erlaubt, aber nimm in dieser Lektion das markierte Plättchen.
tutorial-place = Jedes leere Feld ist erlaubt, und das Plättchen wird nie mehr verschoben. Leg es auf b3.
tutorial-place-other = Das ist erlaubt, aber wähle in dieser Lektion das markierte Feld.
tutorial-order = Zu zweit haben beide 2 Aufsteller und nehmen 2 Plättchen pro Runde. In der nächsten Runde sind die Aufsteller von links nach rechts am Zug, nach den Plätzen, von denen sie genommen haben.
tutorial-slow = Ein langsames Plättchen hat eine Sanduhr und kommt in seiner Auslage ganz nach rechts. Es ist oft mehr wert, aber du bist in der nächsten Runde spät am Zug. Nimm diesen Gasplaneten.
tutorial-hole-early = Das ist erlaubt, aber ein Schwarzes Loch bringt nur am richtigen Ort viel, wie du noch lernst. Nimm in dieser Lektion den Gasplaneten.
tutorial-planet = Dein erster Planet bringt 2 Punkte, jeder weitere Planet mehr. Er hat keine Linien. Leg ihn auf d2.
tutorial-round = Die Runde ist vorbei. Das Schwarze Loch, das übrig war, rückte auf Platz 1, und dahinter rückte die nächste Auslage nach. Von den neuen Plättchen kam das langsame ganz nach rechts.
tutorial-second = Zoe hat von Platz 1 genommen und war darum zuerst am Zug. Nimm jetzt den Stern von Platz 2.
tutorial-link = Zwei Sterne sind verbunden, wenn sich ihre Linien an der Kante zwischen ihnen treffen. Du darfst das Plättchen drehen. Leg es auf b2, mit einer Linie hinunter zu deinem Stern.
tutorial-link-other = Das ist erlaubt, aber keine Linie träfe deinen Stern. Leg es über den Stern, mit einer Linie nach unten.
tutorial-satellite = Zwei verbundene Sterne sind ein Sternbild. Ein Satellit erforscht Planeten. Nimm den Satelliten.
tutorial-satellite-place = Ein Satellit bringt 2 Punkte für jeden Planeten neben ihm. Neben heißt immer: mit gemeinsamer Kante. Leg ihn auf d3, unter den Planeten.
tutorial-sat-other = Das ist erlaubt, aber der Satellit läge neben keinem Planeten. Leg ihn unter den Gasplaneten.
tutorial-first-points = Du hast schon 6 Punkte: je 2 für das Sternbild, den Planeten und den Satelliten. Die Symbole der Karte zeigen, was zählt und wie viel.
tutorial-later = Einige Runden später hat deine Karte 12 Plättchen. Über und unter deinem Satelliten liegt jetzt ein Planet.
tutorial-largest = Je mehr Sterne in deinem größten Sternbild, desto mehr Punkte. Nimm den Stern von Platz 2.
tutorial-corner = Verbindungen gehen auch über eine Ecke. Der Stern auf b2 hat eine Linie nach rechts oben. Leg den neuen Stern so auf c1, dass sich die Linien treffen.
tutorial-corner-other = Das ist erlaubt, aber die zwei Linien träfen sich nicht. Nimm das markierte Feld, mit einer Linie nach links unten.
tutorial-three-scores = Deine 4 verbundenen Sterne bringen 6 Punkte. Auch das zweitgrößte Sternbild und die Zahl der Sternbilder zählen.
tutorial-asteroid = Asteroiden zählen nach der größten Gruppe, über Kanten verbunden. Nimm den Asteroiden von Platz 1.
tutorial-belt = Eine Gruppe aus zwei bringt 3 Punkte, eine Gruppe aus drei 6. Leg ihn auf a3, unter die anderen beiden.
tutorial-belt-other = Das ist erlaubt, aber leg ihn in dieser Lektion unter die anderen beiden Asteroiden, damit alle drei eine Gruppe bilden.
tutorial-comet = Du hast von Platz 1 und 2 genommen, also bist du zweimal vor Zoe am Zug. Beginne mit dem Kometen.
tutorial-comet-place = Ein Komet bringt 1 Punkt für jeden Stern in den 8 Feldern rundum, auch diagonal. Leg ihn auf c3, zwischen 4 Sterne.
tutorial-comet-other = Das ist erlaubt, aber um das markierte Feld liegen mehr Sterne: 4.
tutorial-hole = Ein Schwarzes Loch bringt 2 Punkte, wenn kein anderes neben ihm liegt. Es bringt 3 mehr, wenn auch kein Stern und kein Planet neben ihm liegt. Nimm es.
tutorial-hole-place = In der Ecke a5 liegt nur ein Komet neben ihm. Leg es dorthin.
tutorial-hole-other = Das ist erlaubt, aber ein Stern, ein Planet oder ein anderes Schwarzes Loch läge neben ihm oder könnte es bald. Wähle das markierte Feld.
tutorial-five = Du holst 5 Punkte, mehr bringt ein Schwarzes Loch nie. Leg von jetzt an keinen Stern und keinen Planeten auf b5.
tutorial-last = Das ist die letzte Runde: Du hast noch 2 leere Felder. Es folgt keine Zugreihenfolge mehr, also kosten dich langsame Plättchen nichts.
tutorial-nova = Eine Nova ist ein Stern, der für sich 2 Punkte bringt. Novae sind immer langsam. Nimm die Nova von Platz 5.
tutorial-nova-place = Der Stern auf c1 hat eine Linie nach rechts. Leg die Nova so auf d1, dass die beiden verbunden sind.
tutorial-nova-other = Das ist erlaubt, aber keine Linie der Nova träfe dein Sternbild. Leg sie auf das markierte Feld, mit einer Linie nach links.
tutorial-third-planet = Deine 5 verbundenen Sterne bringen 8 Punkte. Drei Planeten bringen 9 Punkte, zwei nur 5. Nimm jetzt den Gesteinsplaneten.
tutorial-end = Deine Karte ist voll, und du hast 47 zu 16 gewonnen! Die Wertungstafeln haben auch eine Seite B, für später.
deed-place = Auf { $cell } legen
deed-take = Plättchen nehmen
touch-place = Tippe ein Feld an.
touch-take = Tippe ein Plättchen an.
