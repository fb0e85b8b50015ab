### Twinkle Twinkle auf Deutsch.

## The game

game-name = Twinkle Twinkle
game-tagline = Drafte den Nachthimmel: Was du jetzt nimmst, bestimmt, wann du als Nächstes wählst.
game-by = von Ammon Anderson, Allplay
game-about = Nimm ein Plättchen aus der Auslage und lege es in deine Sternkarte; sein Platz ist deine Stelle in der nächsten Runde. Sterne verbinden sich zu Sternbildern; Asteroiden, Kometen, Planeten, Satelliten und Schwarze Löcher zählen jeweils auf ihre Art. Nach zwanzig Plättchen gewinnen die meisten Punkte. Für eine bis vier Personen.

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
        [reconstruction] { $does } (Rekonstruktion)
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

does-largest = Punkte nach seinen Sternen. { $table }.
does-second = { does-largest }
does-number = Punkte nach ihrer Zahl. { $table }.
does-nova = { $each } für jede Nova.
does-flat = { $each } je { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Punkte nach der größten Gruppe, verbunden über Kanten oder Ecken. { $table }.
       *[no] Punkte nach der größten Gruppe, verbunden über Kanten. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Punkte für jede Gruppe, verbunden über Kanten oder Ecken, nach ihrer Größe. { $table }.
       *[no] Punkte für jede Gruppe, verbunden über Kanten, nach ihrer Größe. { $table }.
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
does-beside-table = Je { $tile }: Punkte danach, wie viele davon neben ihm liegen: { $of }. { $table }.
does-around-table = Je { $tile }: Punkte danach, wie viele davon in den acht Feldern rundum liegen: { $of }. { $table }.
does-beside-kinds = Je { $tile }: Punkte danach, wie viele dieser Arten neben ihm liegen: { $of }. { $table }.
does-around-kinds = Je { $tile }: Punkte danach, wie viele dieser Arten in den acht Feldern rundum liegen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Je { $tile }: { $each } für jedes davon neben ihm: { $of }.
count-around = Je { $tile }: { $each } für jedes davon in den acht Feldern rundum: { $of }.
count-in-sight = Je { $tile }: { $each } für jedes davon, das in seiner Zeile und Spalte zu sehen ist: { $of }.
in-any-case =
    { $extra ->
        [base] Dazu jeweils { $base }.
        [none] Gibt es davon keins: { $none }.
       *[other] Dazu jeweils { $base }, und gibt es davon keins, { $none }.
    }
sight =
    { $limit ->
        [blocked] Die Sicht reicht bis zum Rand oder bis zum ersten davon: { $blocked }.
       *[open] Die Sicht reicht bis zum Rand.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Und { $bonus } mehr, wenn auch davon nichts neben ihm liegt: { $other }.
       *[plain] { apart }
    }
apart = Je { $tile }: { $each }, wenn davon nichts neben ihm liegt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Und { $each } je { $tile } neben einem anderen beliebiger Art.
       *[plain] { sets }
    }
sets = Punkte für Sätze verschiedener Arten, jeder so groß wie möglich, nach seiner Größe. { $table }.

rows-of =
    { $count ->
        [1] Allein: Plätze in der aktuellen Auslage { $current }, in der nächsten Auslage { $next }; Aufsteller { $standees }; Runden { $rounds }
       *[other] Bei { $count } Spielern: Plätze in der aktuellen Auslage { $current }, in der nächsten Auslage { $next }; Aufsteller pro Person { $standees }; Runden { $rounds }
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
goal-points-does = Zum Sieg muss die Karte mehr als { $goal } Punkte bringen; jetzt bringt sie { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du legst auf { $cell }: { $tile }.
       *[other] { $seat } legt auf { $cell }: { $tile }.
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
        [you] Du nimmst von Platz { $count }: { $tile }.
       *[other] { $seat } nimmt von Platz { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Zugreihenfolge: { $order }.
did-place-alone = { did-place } Die Runde ist vorbei. Übrig, jetzt auf Platz 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Das Ziel ist übertroffen!
        [short] { $told } Das Ziel ist nicht übertroffen.
       *[over] { $told } Das Spiel ist zu Ende.
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
would-take-alone-all = { would-take-alone } Übrig, dann auf Platz 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Auf { $cell } legen: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du gewinnst!
        [tied] { $told } Du teilst den Sieg!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [beaten] { $told } Das Ziel ist übertroffen!
       *[short] { $told } Das Ziel ist nicht übertroffen.
    }
would-resign = Aufgeben: Die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
round = Runde { $count } von { $most }
status-take =
    { $seat ->
        [you] Dein Zug: Nimm ein Plättchen aus der aktuellen Auslage.
       *[other] { $seat } nimmt ein Plättchen.
    }
status-take-standee =
    { $seat ->
        [you] Dein Zug: Nimm Plättchen { $count } von { $all } aus der aktuellen Auslage.
       *[other] { $seat } nimmt Plättchen { $count } von { $all }.
    }
status-take-last =
    { $seat ->
        [you] Letzte Runde: Nimm ein Plättchen aus der aktuellen Auslage.
       *[other] Letzte Runde: { $seat } nimmt ein Plättchen.
    }
status-place =
    { $seat ->
        [you] Lege dein Plättchen auf ein leeres Feld: { $tile }.
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
        [you] Du gewinnst, Stand: { $points }!
       *[other] { $seat } gewinnt, Stand: { $points }!
    }
status-over-tied = Geteilter Sieg, je { $points }: { $seats }!
status-over-beaten = Das Ziel von { $goal } Punkten ist übertroffen, Stand: { $points }!
status-over-short = Das Ziel von { $goal } Punkten ist nicht übertroffen, Stand der Karte: { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Dieses Plättchen ist nicht mehr im Beutel. Wähle eins der angebotenen.
refused-TT-2-4 = Wer auf diesem Platz sitzt, hat keinen Aufsteller mehr. Wähle einen der angebotenen.
refused-TT-3-1 = Auf diesem Platz liegt kein Plättchen: Es wurde in dieser Runde genommen, oder es gibt den Platz nicht. Nimm ein anderes.
refused-TT-3-1-first = Du hast kein Plättchen in der Hand. Nimm erst eins aus der aktuellen Auslage.
refused-TT-3-2 = So kann das Plättchen nicht liegen. Drehe es um Vierteldrehungen; wenden darfst du es nur mit der Option „{ option-flip }“.
refused-TT-3-2-held = Du hast schon ein Plättchen genommen. Lege es in deine Karte.
refused-TT-3-6 = Das Spiel ist zu Ende. Sieh es dir Zug für Zug an, oder spiel ein neues.
refused-TT-3-7 = Auf diesem Feld liegt ein Plättchen, und was liegt, bleibt. Wähle ein leeres Feld.

## Options

option-asteroids = Asteroiden: Seite B
option-asteroids-help = Seite B dieser Wertungstafel statt Seite A, für alle.
option-comets = Kometen: Seite B
option-comets-help = { option-asteroids-help }
option-planets = Planeten: Seite B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliten: Seite B
option-satellites-help = { option-asteroids-help }
option-black_holes = Schwarze Löcher: Seite B
option-black_holes-help = { option-asteroids-help }
option-flip = Plättchen dürfen gewendet werden
option-flip-help = Plättchen dürfen gespiegelt gelegt werden.
option-first = Zuerst in der Zugreihenfolge
option-first-help = Wessen Aufsteller in der ersten Zugreihenfolge vorn steht; über die Stellen dahinter entscheidet der Zufall.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-goal = Ziel
option-goal-help = Nur allein: wie viele Punkte zu übertreffen sind.

## The board in text

picture-label = Die Auslagen der Plättchen mit der Zugreihenfolge, und die Sternkarten; auch als Text.
text-board = Zugreihenfolge, Auslagen der Plättchen, und Karten Zeile für Zeile
text-order = Zugreihenfolge:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, jetzt dran
        [done] { $count }: { $seat }, war dran
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
text-parts = Im Einzelnen: { $parts }.
text-constellations = Sternbilder, nach Sternen: { $sizes }.
text-turn = Jetzt dran.
text-left = Übrig, auf Platz 1: { $tile }.

## Rules

rules-intro = { game-about } Die fünf anderen Arten zählen nach fünf Wertungstafeln mit je zwei Seiten.
rules-page = Zeige auf ein Plättchen der aktuellen Auslage, um die Zugreihenfolge zu sehen, zu der es führt; klicke, um es zu nehmen. Zeige auf ein leeres Feld, um zu lesen, was das Plättchen dort bringt, drehe es, und klicke, um es zu legen. Mit der Tastatur geht das alles auch. Wie Plättchen aussehen und was Wertungstafeln zählen, steht in einer Datei, box.toml; wo du ein Zeichen siehst, können unsere Plättchen von deinen abweichen. Wenn du die Schachtel hast, berichtige diese Datei: Regeln, Wertung, Bilder und diese Hilfe folgen ihr. „tumblestar rules twinkle_twinkle --tiles“ druckt die Plättchen zum Vergleich.

rules-TT-1 = Was in der Schachtel ist
rule-TT-1-1 = Es gibt { $tiles } Plättchen { $source }: { $star } Sterne, davon einige Novae, { $asteroid } Asteroiden, { $planet } Planeten, { $satellite } Satelliten, { $black_hole } Schwarze Löcher und { $comet } Kometen. Alle sind dabei, egal wie viele mitspielen.
rule-TT-1-2 = Alle haben eine Sternkarte mit { $cells } Feldern: 5 × 4,{$review} hier { $columns } Spalten und { $rows } Zeilen.{$reconstruction} Die Karten sind gleich.{$ruling}
rule-TT-1-3 = Plättchen mit einem Stern tragen Linien vom Stern zu Kanten und Ecken. Die Muster, die Novae, die langsamen Plättchen und die Arten von Planeten sind wie folgt.{$reconstruction}
rule-TT-1-4 = Es gibt fünf Wertungstafeln mit je zwei Seiten: grün, vom Heft für das erste Spiel empfohlen, und blau. Wir nennen sie A und B. In der Schachtel liegen 25: ein Satz für jeden und einer als Reserve.{$ruling}

rules-TT-2 = Aufbau
rule-TT-2-1 = Alle Plättchen sind im Beutel. Plättchen werden in die aktuelle Auslage gezogen, dann in die nächste Auslage, die einen Platz weniger hat. Beide liegen offen.
rule-TT-2-2 = Kommt ein langsames Plättchen in eine Auslage, geht es auf den freien Platz am weitesten rechts; gefüllt wird von links weiter: a, langsam 1, b, langsam 2 auf vier Plätze ergibt a, b, langsam 2, langsam 1. Beim Aufbau gilt das für beide, erst für die aktuelle.{$ruling}
rule-TT-2-3 = Aufsteller pro Person: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
rule-TT-2-4 = Die erste Zugreihenfolge wird über alle Aufsteller ausgelost; zu zweit kann jemand die Stellen 1 und 2 haben.
rule-TT-2-5 = Für jede Wertungstafel wählt ihr Seite A oder B, für alle gleich, in beliebiger Mischung. Standardmäßig ist es überall A.

rules-TT-3 = Eine Runde
rule-TT-3-1 = Die Aufsteller sind in der Zugreihenfolge dran, von links nach rechts. Wer dran ist, nimmt ein beliebiges Plättchen der aktuellen Auslage und legt es.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du darfst es um Vierteldrehungen drehen { $source } oder wenden { $flip_source }.
           *[no] { placing } Du darfst es um Vierteldrehungen drehen { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du darfst es wenden { $flip_source }, aber nicht drehen { $source }.
           *[no] { placing } Du darfst es nicht drehen { $source }. { placing-flip }
        }
    }
placing = Lege es sofort offen auf ein beliebiges leeres Feld deiner Karte. Es muss nichts berühren.{$review}
placing-flip = Die Option „{ option-flip }“ erlaubt auch Spiegelbilder { $flip_source }.
rule-TT-3-3 = Haben alle Aufsteller ein Plättchen genommen, endet die Runde. Die neue Zugreihenfolge geht von links nach rechts nach den Plätzen der genommenen Plättchen. Gleichstand gibt es nicht.
rule-TT-3-4 = Das eine Plättchen, das übrig ist, rückt auf den ersten Platz der aktuellen Auslage, auch wenn es langsam ist. Dahinter folgt in ihrer Ordnung die nächste Auslage, die dann neu aus dem Beutel gefüllt wird.
rule-TT-3-5 = Sobald in der aktuellen Auslage die Plättchen der letzten Runde liegen, wird die nächste Auslage nicht mehr gefüllt.{$ruling}
rule-TT-3-6 = Ein Spiel hat { $two } Runden zu zweit, { $three } zu dritt und { $four } zu viert. Alle legen zwanzig Plättchen; alle Karten werden in derselben Runde voll. Der Beutel wird nie leer.
rule-TT-3-7 = Gelegte Plättchen wandern nie. Niemand passt, und nichts wird abgeworfen.{$ruling}

rules-TT-4 = Sternbilder
rule-TT-4-1 = Neben heißt: mit einer gemeinsamen Kante. Regeln, bei denen Diagonalen zählen, sagen es.
rule-TT-4-2 = Eine Verbindung ist eine gerade Linie von Stern zu Stern, über eine Kante oder diagonal über eine Ecke: Beide Plättchen müssen eine Linie zu dieser Kante oder Ecke haben. Zwei Linien, die sich an einer Ecke von Plättchen mit gemeinsamer Kante treffen, bilden ein V, und das ist keine Verbindung. Zwei gerade Diagonalen, die sich an einer Ecke kreuzen, sind zwei Verbindungen.{$ruling}
rule-TT-4-3 = Ein Sternbild sind zwei oder mehr Sterne, direkt oder über andere verbunden. Seine Größe ist die Zahl seiner Sterne. Eine Nova ist in jeder Hinsicht ein Stern.
rule-TT-4-4 = Plättchen ohne Linien geben nichts weiter.{$ruling}

rules-TT-5 = Wertung
rule-TT-5-1 = Es zählen der Reihe nach: das größte Sternbild, das zweitgrößte, die Zahl der Sternbilder,{$review} diese zwei eingeschlossen;{$ruling} dann Novae und die fünf Wertungstafeln.
rule-TT-5-2 = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. Summen unter null sind möglich; von zwei gleich großen Sternbildern gilt eins als größtes, das andere als zweitgrößtes.{$ruling}
rule-TT-5-3 = Was jedes bringt, nach der Datei.{$reconstruction} Tabellen nennen eine Zahl und ihre Punkte; unter der ersten Zahl gibt es keine.
rule-TT-5-4 = Was Verlag und Rezensionen sagen und Berichtigungen wahren sollten: Schwarze Löcher meidet man, außer sie liegen perfekt; eine Seite A kostet nie Punkte, mindestens eine Seite B schon; Asteroiden bilden einen Gürtel, Kometen wollen umringt sein, Planeten werden gesammelt, Satelliten erforschen Planeten; langsame Plättchen sind im Schnitt mehr wert.

rules-TT-6 = Allein
rule-TT-6-1 = Diese Art, allein zu spielen, ist von uns. Du nimmst mit zwei Aufstellern aus kleineren Auslagen und willst ein Ziel übertreffen.

rules-TT-7 = Beispiele
rule-TT-7-1 = Sterne auf a1 mit einer Linie nach S und auf a2 mit einer Linie nach N sind verbunden; fehlt eine der Linien, sind sie es nicht.
rule-TT-7-2 = Sterne auf a1 mit einer Linie nach SO und auf b2 mit einer Linie nach NW sind verbunden. Eine Linie von a1 nach SO und eine von b1 nach SW bilden ein V: keine Verbindung. Haben alle vier Plättchen eine Linie in dieselbe Ecke, sind es zwei Verbindungen.
rule-TT-7-3 = Ein Stern auf a1 mit einer Linie nach O, ein Planet auf b1, ein Stern auf c1 mit einer Linie nach W: keine Verbindung.
rule-TT-7-4 = Zu zweit, Zugreihenfolge 1, 2, 2, 1, genommen wird der Reihe nach von den Plätzen 3, 1, 5 und 2. Die nächste Zugreihenfolge ist 2, 1, 1, 2, und das Plättchen von Platz 4 rückt auf Platz 1.
rule-TT-7-5 = Schwarze Löcher nach Seite A der Tabellen von tumblestar: in einer Ecke, neben einem Asteroiden und einem Kometen, 5 Punkte; neben einem Stern oder einer Nova 2; liegen zwei nebeneinander, je 0. Zwei, die sich nur an einer Ecke berühren, liegen nicht nebeneinander.
rule-TT-7-6 = Nach einem Spiel zu viert sind 14 Plättchen im Beutel. Wer immer auf sofortige Punkte spielt, hat nach den Tabellen von tumblestar etwa 50, wer zufällig spielt, etwa 20.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Die erste Zugreihenfolge wird vor den Plättchen ausgelost.{$ruling}
rule-ours-2 = Ein Ziel übertrifft man mit mehr Punkten, als es nennt.{$ruling}
rule-ours-3 = Punkte während eines Spiels sind die der Karten, wie sie gerade sind.{$ruling}
rule-ours-4 = Wer aufgibt, geht leer aus; die anderen teilen sich den Sieg.{$ruling}

## Bots

bot-greedy-help = spielt auf die meisten Punkte sofort
bot-beginner-help = nimmt das erste Plättchen, das sofort fast die meisten Punkte bringt; übersieht, wohin Linien führen können
bot-novice-help = wägt nur diesen Zug ab, wie er es gelernt hat; verfehlt den besten um bis zu etwa einen halben Punkt
bot-club-help = rechnet diese Runde durch; verfehlt den besten Zug um bis zu etwa einen Punkt
bot-strong-help = rechnet diese Runde durch; verfehlt den besten Zug um bis zu einen halben Punkt
bot-expert-help = rechnet diese Runde und die nächste durch; verfehlt den besten Zug um bis zu einen halben Punkt
bot-master-help = rechnet diese Runde und die nächste durch, so breit wie möglich

## The data file

box-expected-points = Zahlen mit ihren Punkten in Anführungszeichen, etwa „{ $example }“
box-expected-goals = eine Liste von Punkten von 1 bis 127, aufsteigend
box-expected-code = ein bis vier Buchstaben; ein * darf folgen
box-expected-divides = eine Zahl, die { $number } teilt
box-table-gap = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf { $before }; erwartet: { $expected }.
box-table-begin = { $file }, Zeile { $line }: „{ $name }“ beginnt mit „{ $text }“; erwartet: spätestens { $expected }.
box-table-beyond = { $file }, Zeile { $line }: In „{ $name }“ ist „{ $text }“ zu viel; erwartet: höchstens { $expected }.
box-table-more = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf einen Eintrag mit +, der der letzte sein muss.
box-table-end = { $file }, Zeile { $line }: „{ $name }“ endet mit „{ $text }“; erwartet: Einträge bis { $expected }, oder ein + nach der letzten Zahl.
box-total = { $file }, Zeile { $line }: Es sind zusammen { $found } Plättchen; erwartet: { $expected }.
box-count = { $file }, Zeile { $line }: „{ $name }“ ist { $expected }, aber Plättchen dieser Art gibt es { $found }; erwartet: dieselbe Zahl.
box-code-twice = { $file }, Zeile { $line }: „{ $name }“ ist „{ $text }“, der Code von { $other }; erwartet: ein anderer.
box-tile-twice = { $file }, Zeile { $line }: „{ $name }“ ist dasselbe Plättchen wie { $other }; erwartet: ein Eintrag mit beiden Anzahlen.
box-tile-name = { $file }, Zeile { $line }: „{ $name }“ ist kein Name für ein Plättchen; erwartet: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.

## Notation

unread-order = „{ $text }“ ist kein Platz; erwartet: „order“ und eine Zahl von 1 bis { $count }.
unread-draw = „{ $text }“ ist kein Plättchen; erwartet: „draw“ und eins von { $codes }.
unread-place = „{ $text }“ sagt nicht, wohin das Plättchen gelegt wird; erwartet etwa: „{ $tile }@b4“, nach dem Plättchen 1 bis 3 Vierteldrehungen als Ziffer.

## Charts

chart-rows = „{ $text }“: Die Karte hat { $found } Zeilen; erwartet: { $expected }.
chart-columns = Zeile { $row } der Karte hat { $found } Plättchen; erwartet: { $expected }, mit „.“ für ein leeres Feld.
chart-tile = „{ $text }“ auf { $cell } ist kein Plättchen; erwartet: eins von { $codes }, oder „.“ für ein leeres Feld.
chart-turn = „{ $text }“ auf { $cell }: So kann ein Plättchen nicht liegen; erwartet: 0 bis 3 Vierteldrehungen als Ziffer.
chart-flip = „{ $text }“ auf { $cell }: Plättchen werden nur mit der Option „flip“ gewendet ({ $tag }).
chart-many = { $text } auf { $cell } ist eins zu viel; die Schachtel hat { $count } ({ $tag }).
score-sides = „{ $text }“ ist keine Wahl von Seiten; erwartet: A oder B für jede der fünf Wertungstafeln, etwa „ABAAB“.
score-word = „{ $text }“ sagt nichts über eine Karte; erwartet darüber: „sides ABAAB“ oder „flip“.

## Scoring from a file

cli-scored = Karte { $count }: { $total } Punkte
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten; erwartet: Karten aus fünf Zeilen mit vier Plättchen.

## Page


advice-brings = Bringt
advice-stands = Stelle danach
advice-place = { NUMBER($count, useGrouping: "false") } bisher
advice-never = –
advice-take = Platz { $count }: { $tile }, am besten auf { $cell }
advice-lay = Auf { $cell }: { $tile }
advice-note-take = Was jedes Plättchen auf seinem besten Feld sofort bringt; was folgt und was anderen bleibt, ist nicht eingerechnet.
advice-note-place = Punkte sofort; was folgt, ist nicht eingerechnet.

pad-total = Punkte: { $total }
pad-sky = Sternbilder und Novae
pad-references = Wertungstafeln
pad-cell = Wähle ein Feld.
pad-whole = Alle Felder sind belegt. Wähle eins, um sein Plättchen zu ändern.
pad-tile = Welches Plättchen liegt auf { $cell }?
pad-tile-left = { $tile } (noch { $count })
pad-way = Wie liegt es auf { $cell }?
pad-remove = Wegnehmen von { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: zu Seite { $side } wechseln
pad-flip = Wenden der Plättchen erlauben
pad-no-flip = Wenden der Plättchen verbieten
pad-too-many = { $tile }: Die Schachtel hat nur { $count }, die Karten zusammen haben mehr (TT-1.1).
pad-many = { $count ->
        [0] In dieser Datei ist keine Karte.
       *[other] In dieser Datei sind { $count } Karten; der Block nimmt eine. „tumblestar score twinkle_twinkle FILE“ wertet alle.
    }
picture-none = Dieses Bild enthält keine Karte. Lesbar sind nur Bilder, die tumblestar gespeichert hat; gib andere von Hand ein.
picture-broken = Dieses SVG-Bild ist nicht lesbar ({ $why }).
picture-box = Dieses Bild wurde mit einer anderen box.toml gespeichert ({ $digest }; hier { $own }), seine Plättchen können also abweichen.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Langsames Plättchen
sign-slow-does = Geht auf den freien Platz am weitesten rechts, wenn es in die Auslage kommt. Wer es nimmt, ist in der nächsten Runde spät dran.
sign-side = Seite A oder B
sign-side-does = Jede Wertungstafel hat zwei Seiten mit eigenen Regeln; für alle gilt dieselbe Seite. Seite A ist für das erste Spiel.
sign-standee = Aufsteller
sign-standee-does = Steht, wo seine Farbe ein Plättchen genommen hat. In der nächsten Runde sind die Aufsteller von links nach rechts dran.
sign-left = Plättchen, das übrig ist
sign-left-does = Rückt auf den ersten Platz der nächsten Runde; dahinter folgt die nächste Auslage.
sign-rank = Zahl auf einem Stern
sign-rank-does = Zählt die Sternbilder einer Karte nach Größe: 1 ist das größte, 2 das zweitgrößte.
sign-refused = Keine Verbindung
sign-refused-does = Hier treffen sich Linien von Plättchen mit gemeinsamer Kante an einer Ecke: ein V, keine Verbindung.
sign-round = Runde
sign-bag = Beutel
sign-bag-does = Plättchen, die noch in keine Auslage gekommen sind.
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

evaluator-round-searched = alle Züge der Runde durchsucht, dann gelernte Werte der Karten
evaluator-round-played = die Runde gierig zu Ende gespielt, dann gelernte Werte der Karten
evaluator-ending = alle Züge bis zum Ende der Partie durchsucht

## Kinds of chance, for statistics

chance-of-tile = Plättchen aus dem Beutel
chance-of-order = Wer in der ersten Zugreihenfolge als Nächstes kommt
mistake-few = ein Plättchen liegen lassen, das mehr bringt
mistake-late = zu spät in der Zugreihenfolge stehen
mistake-needed = anderen ihr bestes Plättchen lassen
mistake-tile = ein Plättchen wählen
mistake-link = eine Verbindung auslassen
mistake-harm = ein Plättchen legen, wo es Punkte kostet
mistake-points = ein Plättchen für zu wenige Punkte legen
mistake-turn = ein Plättchen drehen
mistake-line = einem Stern eine Linie versperren
mistake-middle = ein Feld mit Raum ringsum verbrauchen
mistake-tight = ein Plättchen legen, wo es wenig Raum hat
mistake-cell = ein Feld wählen
why-points = Das bringt sofort { $better }, nicht { $taken }.
why-kept = So bleibt { $cell } frei, mit { $taken } leeren Feldern ringsum; hier sind es { $better }.
why-less =
    { $count ->
        [one] Das bringt sofort 1 Punkt weniger.
       *[other] Das bringt sofort { $count } Punkte weniger.
    }
why-first = Erste Wahl in der nächsten Auslage: { $tile } bringt hier { $better }, das zweitbeste Plättchen { $taken }.
why-cell = Auf { $cell } bringt es sofort { $better }, das andere Plättchen { $taken }.
why-best = Auf { $cell } bringt es sofort { $better }, das andere Plättchen höchstens { $taken }.
why-order = In der nächsten Runde kommt sein Platz vor { $names }.
why-needed =
    { $count ->
        [one] { $name } bringt es 1 Punkt mehr als die anderen Plättchen.
       *[other] { $name } bringt es { $count } Punkte mehr als die anderen Plättchen.
    }
why-link = Sein Sternbild hat dann { $better } Sterne, nicht { $taken }.
why-lines = So bleiben { $better } Linien offen, nicht { $taken }.
why-room =
    { $better ->
        [one] Ringsum ist 1 Feld frei, um das andere { $taken }.
       *[other] Ringsum sind { $better } Felder frei, um das andere { $taken }.
    }
why-row = Das beste Plättchen der Auslagen bringt dann { $better }, nicht { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: frei
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
puzzle-ask-draw = Welches Plättchen auf welchem Feld teilt den Sieg?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Sterne mit Linien, eine Nova, Asteroiden, ein Satellit, ein Schwarzes Loch, ein Komet und drei Arten von Planeten.
example-slow = So gezogen: ein Asteroid, ein langsamer Planet, ein Komet, ein langsamer Planet. Langsame Plättchen gingen nach rechts.
example-take = Wo das vierte Plättchen genommen wurde, steht ein Aufsteller. Jedes andere Plättchen darf jetzt genommen werden.
example-next-order = Die Spieler 1, 2 und 3 nahmen von den Plätzen 4, 2 und 1: Die nächste Zugreihenfolge ist 3, 2, 1, und das Plättchen, das übrig ist, kommt nach vorn.
example-stays = Jedes leere Feld ist möglich. Ein gelegtes Plättchen bleibt.
example-beside = Der Satellit liegt neben einem Gesteinsplaneten. Eine Ecke allein heißt nicht neben.
example-links = Über eine Kante; über eine Ecke; und ein V, das keine Verbindung ist.
example-size = Ein Sternbild aus drei Sternen, einer davon eine Nova, die auch für sich zählt.
example-between = Plättchen ohne Linien geben nichts weiter.
example-in-order = Sternbilder aus drei und aus zwei Sternen; beide gehören zur Zahl der Sternbilder.
example-asteroids = Gruppen aus zwei, zwei und einem: Nach Seite A zählt die größte, nach Seite B jede.
example-comets = Seite A: drei Sterne rund um den Kometen. Seite B: drei Arten von Objekten.
example-planets = Seite A: die Zahl der Planeten. Seite B: ein Satz aus drei Arten; Planeten neben anderen kosten Punkte.
example-satellites = Seite A: ein Planet neben dem Satelliten. Seite B: beide Planeten in seiner Zeile und Spalte.
example-black-holes = Seite A: am besten ohne Stern, Planet oder Schwarzes Loch daneben. Seite B: am besten neben Asteroiden, Kometen und Satelliten.
example-alone = Allein: Auslagen aus drei und zwei, und beide Aufsteller gehören dir.
example-both-lines = Beide Linien sind da; dann ist eine weggedreht.
example-crossing = Gerade über eine Ecke; ein V; und zwei Diagonalen, die sich kreuzen, zwei Verbindungen.
example-planet-between = { example-between }
example-two-players = Zugreihenfolge 1, 2, 2, 1, dann 2, 1, 1, 2.
example-holes = Neben einem Asteroiden und einem Kometen; neben einem Stern; nebeneinander; Berührung nur an einer Ecke.
example-goal = Ein Ziel von 35 übertrifft man mit 36, nicht mit 35.
summary-round = Eine Runde
summary-round-1 = In der Zugreihenfolge nehmen alle ein Plättchen der aktuellen Auslage und legen es sofort.
summary-round-2 = Die Plätze der genommenen Plättchen ergeben die nächste Zugreihenfolge.
summary-round-3 = Das Plättchen, das übrig ist, kommt nach vorn; dahinter folgt die nächste Auslage, die neu gefüllt wird. Langsame Plättchen gehen nach rechts.
summary-place = Legen
summary-place-1 = Auf ein beliebiges leeres Feld deiner Karte, beliebig gedreht. Dort bleibt es.
summary-place-2 = Linien, die sich über eine Kante oder gerade über eine Ecke treffen, bilden eine Verbindung.
summary-place-3 = Zwei oder mehr verbundene Sterne sind ein Sternbild.
summary-points = Punkte
summary-points-1 = Größtes und zweitgrößtes Sternbild, ihre Zahl, Novae.
summary-points-2 = Asteroiden, Kometen, Planeten, Satelliten und Schwarze Löcher, nach Seite A oder B; die Tabellen stehen in den Regeln.
summary-points-3 = Neben heißt: mit gemeinsamer Kante; Kometen zählen die acht Felder rundum.
summary-end = Ende des Spiels
summary-end-1 = Alle Karten sind nach zwanzig Plättchen voll. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
summary-end-2 = Allein: zwei Aufsteller, zehn Runden, und ein Ziel, das es zu übertreffen gilt.
## The tutorial

tutorial-goal = Fülle deine Sternkarte mit zwanzig Plättchen, die mehr Punkte bringen als die von Zoe.
tutorial-rows = Plättchen nimmst du aus der aktuellen Auslage; die nächste Auslage zeigt, was kommt.
tutorial-take = Ein Zug hat zwei Schritte: ein Plättchen nehmen, dann legen. Nimm den Stern von Platz 2.
tutorial-take-other = Das ist erlaubt, aber nimm in dieser Lektion das markierte Plättchen.
tutorial-place = Lege es auf b3. Jedes leere Feld ist erlaubt, und ein Plättchen bleibt, wo es ist.
tutorial-place-other = Das ist erlaubt, aber wähle in dieser Lektion das markierte Feld.
tutorial-order = Zu zweit haben beide zwei Aufsteller und nehmen zwei Plättchen pro Runde. In der nächsten Runde sind die Aufsteller von links nach rechts dran, nach den Plätzen, von denen genommen wurde.
tutorial-slow = Ein langsames Plättchen hat eine Sanduhr und geht in seiner Auslage ganz nach rechts: Es ist oft mehr wert, aber wer es nimmt, ist in der nächsten Runde spät dran. Nimm diesen Gasplaneten.
tutorial-hole-early = Ein Schwarzes Loch zählt nur am richtigen Ort, wie du später lernst. Hier bringt der Planet mehr.
tutorial-planet = Ein Planet bringt 2 Punkte, jeder weitere Planet mehr. Er hat keine Linien: Lege ihn auf d2.
tutorial-round = Die Runde ist vorbei: Das Schwarze Loch, das übrig war, rückte auf Platz 1, und dahinter kam die nächste Auslage. Neue Plättchen kamen; das langsame ging ganz nach rechts.
tutorial-second = Zoe hat von Platz 1 genommen und war darum zuerst dran. Jetzt nimm den Stern von Platz 2.
tutorial-link = Zwei Sterne sind verbunden, wenn von jedem eine Linie zur selben Kante führt. Du darfst das Plättchen drehen: Lege es auf b2, mit einer Linie hinunter zu deinem Stern.
tutorial-link-other = Das ist erlaubt, aber keine Linie träfe deinen Stern. Lege es über den Stern, mit einer Linie nach unten.
tutorial-satellite = Zwei verbundene Sterne sind ein Sternbild. Nimm jetzt den Satelliten: Er erforscht Planeten.
tutorial-satellite-place = Ein Satellit bringt 2 Punkte für jeden Planeten neben ihm; neben heißt immer: mit gemeinsamer Kante. Lege ihn auf d3, unter den Planeten.
tutorial-sat-other = Das ist erlaubt, aber der Satellit läge neben keinem Planeten. Lege ihn unter den Gasplaneten.
tutorial-first-points = Schon sechs Punkte: je 2 für das Sternbild, den Planeten und den Satelliten. Die Zeichen der Karte zeigen, was zählt, und wie viel.
tutorial-later = Einige Runden später hat deine Karte zwölf Plättchen. Dein Satellit hat jetzt einen Planeten über und einen unter sich.
tutorial-largest = Je mehr Sterne in deinem größten Sternbild, desto mehr Punkte. Nimm den Stern von Platz 2.
tutorial-corner = Eine Verbindung geht auch über eine Ecke. Der Stern auf b2 hat eine Linie nach rechts oben: Lege den neuen so auf c1, dass sich die Linien treffen.
tutorial-corner-other = Das ist erlaubt, aber die zwei Linien träfen sich nicht. Auf dem markierten Feld muss eine Linie nach links unten führen.
tutorial-three-scores = Vier verbundene Sterne: 6 Punkte. Auch das zweitgrößte Sternbild und die Zahl der Sternbilder zählen.
tutorial-asteroid = Asteroiden zählen nach der größten Gruppe, verbunden über Kanten. Nimm den Asteroiden von Platz 1.
tutorial-belt = Zwei bringen 3 Punkte, drei bringen 6. Lege ihn auf a3, unter die anderen beiden.
tutorial-belt-other = Das ist erlaubt, aber er hätte keine Kante mit deinen anderen Asteroiden gemeinsam. Lege ihn darunter.
tutorial-comet = Du hast von Platz 1 und 2 genommen, also bist du zweimal vor Zoe dran. Beginne mit dem Kometen.
tutorial-comet-place = Ein Komet bringt 1 Punkt für jeden Stern in den acht Feldern rundum, Diagonalen eingeschlossen. Lege ihn auf c3, zwischen vier Sterne.
tutorial-comet-other = Das ist erlaubt, aber das markierte Feld hat mehr Sterne um sich: vier.
tutorial-hole = Ein Schwarzes Loch bringt 2 Punkte, wenn kein anderes neben ihm liegt, und 3 mehr, wenn dort auch kein Stern und kein Planet liegt. Nimm es.
tutorial-hole-place = In der Ecke a5 liegt es nur neben einem Kometen. Lege es dorthin.
tutorial-hole-other = Das ist erlaubt, aber ein Stern, ein Planet oder ein anderes Schwarzes Loch läge neben ihm, oder könnte es bald. Wähle das markierte Feld.
tutorial-five = Fünf Punkte: Mehr bringt ein Schwarzes Loch nie. Lege keinen Stern und keinen Planeten auf b5.
tutorial-last = Die letzte Runde: Zwei Felder sind leer. Keine Zugreihenfolge folgt mehr, also kosten dich langsame Plättchen nichts.
tutorial-nova = Eine Nova ist ein Stern mit 2 eigenen Punkten, und immer langsam. Nimm sie von Platz 5.
tutorial-nova-place = Der Stern auf c1 hat eine Linie nach rechts. Lege die Nova so auf d1, dass die beiden verbunden sind.
tutorial-nova-other = Das ist erlaubt, aber keine Linie der Nova träfe dein Sternbild. Lege sie auf das markierte Feld, mit einer Linie nach links.
tutorial-third-planet = Fünf verbundene Sterne: 8 Punkte. Nimm jetzt den Gesteinsplaneten: Drei Planeten bringen 9 Punkte, zwei nur 5.
tutorial-end = Deine Karte ist voll, und du gewinnst 47 zu 16! Die Wertungstafeln haben auch eine Seite B, für später.
deed-place = Auf { $cell } legen
deed-take = Dieses Plättchen nehmen
touch-place = Tippe auf ein Feld.
touch-take = Tippe auf ein Plättchen.
