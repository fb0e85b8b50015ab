### Twinkle Twinkle auf Deutsch.

## The game

game-name = Twinkle Twinkle
game-tagline = Drafte den Nachthimmel: Was du jetzt nimmst, bestimmt, wann du als Nächstes wählst.
game-by = von Ammon Anderson, Allplay
game-about = Nimm ein { -tile-one } aus der Auslage und lege es in deine { -star-chart-one }; sein { -space-one } ist deine Stelle in der nächsten { -round-one }. { -star-other } verbinden sich zu { -constellation-other-dat }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } und { -black-hole-other } zählen jeweils auf ihre Art. Nach zwanzig { -tile-one } gewinnen die meisten { -point-other }. Für eine bis vier Personen.

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
        [one] { -star-one } mit Linie nach { $ports }
       *[other] { -star-one } mit Linien nach { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } mit Linie nach { $ports }
       *[other] { -nova-one } mit Linien nach { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective })
tile-entry = { $code }: { $tile }; { $count } in der Schachtel
tile-code = { $code } ({ $name })
tile-count = { $count } in der Schachtel
tile-is-slow = { -slow-adjective }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = { -tile-one } von tumblestar
set-named = die { -tile-one } von „{ $name }“

## What scores

card-largest = Größtes { -constellation-one }
card-second = Zweitgrößtes
card-number = Zahl der { -constellation-other }
card-nova = { -nova-other }
card-asteroids = { -asteroid-other }
card-comets = { -comet-other }
card-planets = { -planet-other }
card-satellites = { -satellite-other }
card-black-holes = { -black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (Rekonstruktion)
        [ruling] { $does } (Regelung)
        [review] { $does } (Rezension)
       *[book] { $does }
    }

scored-largest = größtes { -constellation-one }
scored-second = zweitgrößtes
scored-number = Zahl der { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] 1 { -point-one }
           *[other] { $points } { -point-other }
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

does-largest = { -point-other } nach seinen { -star-other-dat }. { $table }.
does-second = { does-largest }
does-number = { -point-other } nach ihrer Zahl. { $table }.
does-nova = { $each } für jede { -nova-one }.
does-flat = { $each } je { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -point-other } nach der größten { -group-one }, verbunden über { -edge-other } oder { -corner-other }. { $table }.
       *[no] { -point-other } nach der größten { -group-one }, verbunden über { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -point-other } für jede { -group-one }, verbunden über { -edge-other } oder { -corner-other }, nach ihrer Größe. { $table }.
       *[no] { -point-other } für jede { -group-one }, verbunden über { -edge-other }, nach ihrer Größe. { $table }.
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
does-beside-table = Je { $tile }: { -point-other } danach, wie viele davon { -beside-phrase } ihm liegen: { $of }. { $table }.
does-around-table = Je { $tile }: { -point-other } danach, wie viele davon in den acht { -cell-other-dat } rundum liegen: { $of }. { $table }.
does-beside-kinds = Je { $tile }: { -point-other } danach, wie viele dieser Arten { -beside-phrase } ihm liegen: { $of }. { $table }.
does-around-kinds = Je { $tile }: { -point-other } danach, wie viele dieser Arten in den acht { -cell-other-dat } rundum liegen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Je { $tile }: { $each } für jedes davon { -beside-phrase } ihm: { $of }.
count-around = Je { $tile }: { $each } für jedes davon in den acht { -cell-other-dat } rundum: { $of }.
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
        [bonus] { apart } Und { $bonus } mehr, wenn auch davon nichts { -beside-phrase } ihm liegt: { $other }.
       *[plain] { apart }
    }
apart = Je { $tile }: { $each }, wenn davon nichts { -beside-phrase } ihm liegt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Und { $each } je { $tile } { -beside-phrase } einem anderen beliebiger Art.
       *[plain] { sets }
    }
sets = { -point-other } für Sätze verschiedener Arten, jeder so groß wie möglich, nach seiner Größe. { $table }.

rows-of =
    { $count ->
        [1] Allein: { -space-other } in der { -current-row-one-dat } { $current }, in der { -next-row-one-dat } { $next }; { -standee-one } { $standees }; { -round-other } { $rounds }
       *[other] Bei { $count } Spielern: { -space-other } in der { -current-row-one-dat } { $current }, in der { -next-row-one-dat } { $next }; { -standee-one } pro Person { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Keine { -point-other }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +1 { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: mehr als { $goal }
goal-points-does = Zum Sieg muss die { -chart-one } mehr als { $goal } { -point-other } bringen; jetzt bringt sie { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du legst auf { $cell }: { $tile }.
       *[other] { $seat } legt auf { $cell }: { $tile }.
    }
did-order = Stelle { $count } in der ersten { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -space-one } { $count } der { -current-row-one-dat }: { $tile }.
       *[next] { -space-one } { $count } der { -next-row-one-dat }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du nimmst von { -space-one } { $count }: { $tile }.
       *[other] { $seat } nimmt von { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -turn-order-one }: { $order }.
did-place-alone = { did-place } Die { -round-one } ist vorbei. { -Left-over-adjective }, jetzt auf { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Das { -goal-one } ist übertroffen!
        [short] { $told } Das { -goal-one } ist nicht übertroffen.
       *[over] { $told } Das Spiel ist zu Ende.
    }
did-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }

## What a hovered target would do

would-take = { would-take-alone } Nächste { -turn-order-one } bisher, nach { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Nächste { -turn-order-one }, nach { -space-one }: { $order }.
would-take-alone = Von { -space-one } { $count } nehmen: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective }, dann auf { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Auf { $cell } legen: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du gewinnst!
        [tied] { $told } Du teilst den Sieg!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [beaten] { $told } Das { -goal-one } ist übertroffen!
       *[short] { $told } Das { -goal-one } ist nicht übertroffen.
    }
would-resign = Aufgeben: Die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
round = { -round-one } { $count } von { $most }
status-take =
    { $seat ->
        [you] Dein Zug: Nimm ein { -tile-one } aus der { -current-row-one-dat }.
       *[other] { $seat } nimmt ein { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Dein Zug: Nimm { -tile-one } { $count } von { $all } aus der { -current-row-one-dat }.
       *[other] { $seat } nimmt { -tile-one } { $count } von { $all }.
    }
status-take-last =
    { $seat ->
        [you] Letzte { -round-one }: Nimm ein { -tile-one } aus der { -current-row-one-dat }.
       *[other] Letzte { -round-one }: { $seat } nimmt ein { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Lege dein { -tile-one } auf ein leeres { -cell-one }: { $tile }.
       *[other] { $seat } legt ein { -tile-one }: { $tile }.
    }
status-type-order = Wessen { -standee-one } hat Stelle { $count } in der ersten { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Welches { -tile-one } kommt in die { -current-row-one }?
       *[next] Welches { -tile-one } kommt in die { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Du gewinnst, Stand: { $points }!
       *[other] { $seat } gewinnt, Stand: { $points }!
    }
status-over-tied = Geteilter Sieg, je { $points }: { $seats }!
status-over-beaten = Das { -goal-one } von { $goal } { -point-other-dat } ist übertroffen, Stand: { $points }!
status-over-short = Das { -goal-one } von { $goal } { -point-other-dat } ist nicht übertroffen, Stand der { -chart-one }: { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Dieses { -tile-one } ist nicht mehr im { -bag-one }. Wähle eins der angebotenen.
refused-TT-2-4 = Wer auf diesem Platz sitzt, hat keinen { -standee-one } mehr. Wähle einen der angebotenen.
refused-TT-3-1 = Auf diesem { -space-one } liegt kein { -tile-one }: Es wurde in dieser { -round-one } genommen, oder es gibt den { -space-one } nicht. Nimm ein anderes.
refused-TT-3-1-first = Du hast kein { -tile-one } { -in-hand-phrase }. Nimm erst eins aus der { -current-row-one-dat }.
refused-TT-3-2 = So kann das { -tile-one } nicht liegen. Drehe es um Vierteldrehungen; wenden darfst du es nur mit der Option „{ option-flip }“.
refused-TT-3-2-held = Du hast schon ein { -tile-one } genommen. Lege es in deine { -chart-one }.
refused-TT-3-6 = Das Spiel ist zu Ende. Sieh es dir Zug für Zug an, oder spiel ein neues.
refused-TT-3-7 = Auf diesem { -cell-one } liegt ein { -tile-one }, und was liegt, bleibt. Wähle ein leeres { -cell-one }.

## Options

option-asteroids = { -asteroid-other }: { -side-one } B
option-asteroids-help = { -side-one } B dieser { -reference-one } statt { -side-one } A, für alle.
option-comets = { -comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -tile-one } dürfen gewendet werden
option-flip-help = { -tile-one } dürfen gespiegelt gelegt werden.
option-first = Zuerst in der { -turn-order-one }
option-first-help = Wessen { -standee-one } in der ersten { -turn-order-one } vorn steht; über die Stellen dahinter entscheidet der Zufall.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-goal = { -goal-one }
option-goal-help = Nur allein: wie viele { -point-other } zu übertreffen sind.

## The board in text

picture-label = Die Auslagen der { -tile-one } mit der { -turn-order-one }, und die { -star-chart-other }; auch als Text.
text-board = { -turn-order-one }, Auslagen der { -tile-one }, und { -chart-other } Zeile für Zeile
text-order = { -turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, jetzt dran
        [done] { $count }: { $seat }, war dran
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, nach ihren künftigen { -space-other-dat }:
text-space = { $count }: { $tile }
text-taken = { $count }: genommen; hier in der nächsten { -round-one }: { $seat }
text-free = { $count }: leer
text-chart = { $seat }, Zeile { $row }:
text-empty = { $cell }: leer
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-adjective } mit { $cells }
text-row = { $seat }: { $points }, { $count } von { $most } { -tile-one }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Im Einzelnen: { $parts }.
text-constellations = { -constellation-other }, nach { -star-other-dat }: { $sizes }.
text-turn = Jetzt dran.
text-left = { -Left-over-adjective }, auf { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } Die fünf anderen Arten zählen nach fünf { -reference-other } mit je zwei { -side-other }.
rules-page = Zeige auf ein { -tile-one } der { -current-row-one-dat }, um die { -turn-order-one } zu sehen, zu der es führt; klicke, um es zu nehmen. Zeige auf ein leeres { -cell-one }, um zu lesen, was das { -tile-one } dort bringt, drehe es, und klicke, um es zu legen. Mit der Tastatur geht das alles auch. Wie { -tile-one } aussehen und was { -reference-other } zählen, steht in einer Datei, box.toml; wo du ein Zeichen siehst, können unsere { -tile-one } von deinen abweichen. Wenn du die Schachtel hast, berichtige diese Datei: Regeln, Wertung, Bilder und diese Hilfe folgen ihr. „tumblestar rules twinkle_twinkle --tiles“ druckt die { -tile-one } zum Vergleich.

rules-TT-1 = Was in der Schachtel ist
rule-TT-1-1 = Es gibt { $tiles } { -tile-one } { $source }: { $star } { -star-other }, davon einige { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } und { $comet } { -comet-other }. Alle sind dabei, egal wie viele mitspielen.
rule-TT-1-2 = Alle haben eine { -star-chart-one } mit { $cells } { -cell-other-dat }: 5 × 4 {$review}, hier { $columns } Spalten und { $rows } Zeilen {$reconstruction}. Die { -chart-other } sind gleich {$ruling}.
rule-TT-1-3 = { -tile-one } mit einem { -star-one } tragen Linien vom { -star-one } zu { -edge-other } und { -corner-other }. Die Muster, die { -nova-other }, die { -slow-plural-def } { -tile-one } und die Arten von { -planet-other } sind wie folgt {$reconstruction}.
rule-TT-1-4 = Es gibt fünf { -reference-other } mit je zwei { -side-other }: grün, vom Heft für das erste Spiel empfohlen, und blau. Wir nennen sie A und B. In der Schachtel liegen 25: ein Satz für jeden und einer als Reserve {$ruling}.

rules-TT-2 = Aufbau
rule-TT-2-1 = Alle { -tile-one } sind im { -bag-one }. { -tile-one } werden in die { -current-row-one } gezogen, dann in die { -next-row-one }, die einen { -space-one } weniger hat. Beide liegen offen.
rule-TT-2-2 = Kommt ein { -slow-neuter } { -tile-one } in eine Auslage, geht es auf den freien { -space-one } am weitesten rechts; gefüllt wird von links weiter: a, { -slow-adjective } 1, b, { -slow-adjective } 2 auf vier { -space-other } ergibt a, b, { -slow-adjective } 2, { -slow-adjective } 1. Beim Aufbau gilt das für beide, erst für die aktuelle {$ruling}.
rule-TT-2-3 = { -standee-one } pro Person: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
rule-TT-2-4 = Die erste { -turn-order-one } wird über alle { -standee-one } ausgelost; zu zweit kann jemand die Stellen 1 und 2 haben.
rule-TT-2-5 = Für jede { -reference-one } wählt ihr { -side-one } A oder B, für alle gleich, in beliebiger Mischung. Standardmäßig ist es überall A.

rules-TT-3 = Eine { -round-one }
rule-TT-3-1 = Die { -standee-one } sind in der { -turn-order-one } dran, von links nach rechts. Wer dran ist, nimmt ein beliebiges { -tile-one } der { -current-row-one-dat } und legt es.
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
placing = Lege es sofort offen auf ein beliebiges leeres { -cell-one } deiner { -chart-one }. Es muss nichts berühren {$review}.
placing-flip = Die Option „{ option-flip }“ erlaubt auch Spiegelbilder { $flip_source }.
rule-TT-3-3 = Haben alle { -standee-one } ein { -tile-one } genommen, endet die { -round-one }. Die neue { -turn-order-one } geht von links nach rechts nach den { -space-other-dat } der genommenen { -tile-one }. Gleichstand gibt es nicht.
rule-TT-3-4 = Das eine { -tile-one }, das { -left-over-adjective } ist, rückt auf den ersten { -space-one } der { -current-row-one-dat }, auch wenn es { -slow-adjective } ist. Dahinter folgt in ihrer Ordnung die { -next-row-one }, die dann neu aus dem { -bag-one } gefüllt wird.
rule-TT-3-5 = Sobald in der { -current-row-one-dat } die { -tile-one } der letzten { -round-one } liegen, wird die { -next-row-one } nicht mehr gefüllt {$ruling}.
rule-TT-3-6 = Ein Spiel hat { $two } { -round-other } zu zweit, { $three } zu dritt und { $four } zu viert. Alle legen zwanzig { -tile-one }; alle { -chart-other } werden in derselben { -round-one } voll. Der { -bag-one } wird nie leer.
rule-TT-3-7 = Gelegte { -tile-one } wandern nie. Niemand passt, und nichts wird abgeworfen {$ruling}.

rules-TT-4 = { -constellation-other }
rule-TT-4-1 = { -Beside-phrase } heißt: mit einer gemeinsamen { -edge-one }. Regeln, bei denen Diagonalen zählen, sagen es.
rule-TT-4-2 = Eine { -link-one } ist eine gerade Linie von { -star-one } zu { -star-one }, über eine { -edge-one } oder diagonal über eine { -corner-one }: Beide { -tile-one } müssen eine Linie zu dieser { -edge-one } oder { -corner-one } haben. Zwei Linien, die sich an einer { -corner-one } von { -tile-one } mit gemeinsamer { -edge-one } treffen, bilden ein V, und das ist keine { -link-one }. Zwei gerade Diagonalen, die sich an einer { -corner-one } kreuzen, sind zwei { -link-other } {$ruling}.
rule-TT-4-3 = Ein { -constellation-one } sind zwei oder mehr { -star-other }, direkt oder über andere { -linked-adjective }. Seine Größe ist die Zahl seiner { -star-other }. Eine { -nova-one } ist in jeder Hinsicht ein { -star-one }.
rule-TT-4-4 = { -tile-one } ohne Linien geben nichts weiter {$ruling}.

rules-TT-5 = Wertung
rule-TT-5-1 = Es zählen der Reihe nach: das größte { -constellation-one }, das zweitgrößte, die Zahl der { -constellation-other } {$review}, diese zwei eingeschlossen {$ruling}; dann { -nova-other } und die fünf { -reference-other }.
rule-TT-5-2 = Die meisten { -point-other } gewinnen; bei Gleichstand wird der Sieg geteilt. Summen unter null sind möglich; von zwei gleich großen { -constellation-other-dat } gilt eins als größtes, das andere als zweitgrößtes {$ruling}.
rule-TT-5-3 = Was jedes bringt, nach der Datei {$reconstruction}. Tabellen nennen eine Zahl und ihre { -point-other }; unter der ersten Zahl gibt es keine.
rule-TT-5-4 = Was Verlag und Rezensionen sagen und Berichtigungen wahren sollten: { -black-hole-other } meidet man, außer sie liegen perfekt; eine { -side-one } A kostet nie { -point-other }, mindestens eine { -side-one } B schon; { -asteroid-other } bilden einen Gürtel, { -comet-other } wollen umringt sein, { -planet-other } werden gesammelt, { -satellite-other } erforschen { -planet-other }; { -slow-plural } { -tile-one } sind im Schnitt mehr wert.

rules-TT-6 = Allein
rule-TT-6-1 = Diese Art, allein zu spielen, ist von uns. Du nimmst mit zwei { -standee-other-dat } aus kleineren Auslagen und willst ein { -goal-one } übertreffen.

rules-TT-7 = Beispiele
rule-TT-7-1 = { -star-other } auf a1 mit einer Linie nach S und auf a2 mit einer Linie nach N sind { -linked-adjective }; fehlt eine der Linien, sind sie es nicht.
rule-TT-7-2 = { -star-other } auf a1 mit einer Linie nach SO und auf b2 mit einer Linie nach NW sind { -linked-adjective }. Eine Linie von a1 nach SO und eine von b1 nach SW bilden ein V: keine { -link-one }. Haben alle vier { -tile-one } eine Linie in dieselbe { -corner-one }, sind es zwei { -link-other }.
rule-TT-7-3 = Ein { -star-one } auf a1 mit einer Linie nach O, ein { -planet-one } auf b1, ein { -star-one } auf c1 mit einer Linie nach W: keine { -link-one }.
rule-TT-7-4 = Zu zweit, { -turn-order-one } 1, 2, 2, 1, genommen wird der Reihe nach von den { -space-other-dat } 3, 1, 5 und 2. Die nächste { -turn-order-one } ist 2, 1, 1, 2, und das { -tile-one } von { -space-one } 4 rückt auf { -space-one } 1.
rule-TT-7-5 = { -black-hole-other } nach { -side-one } A der Tabellen von tumblestar: in einer { -corner-one }, { -beside-phrase } einem { -asteroid-other } und einem { -comet-other }, 5 { -point-other }; { -beside-phrase } einem { -star-one } oder einer { -nova-one } 2; liegen zwei { -beside-reciprocal }, je 0. Zwei, die sich nur an einer { -corner-one } berühren, liegen nicht { -beside-reciprocal }.
rule-TT-7-6 = Nach einem Spiel zu viert sind 14 { -tile-one } im { -bag-one }. Wer immer auf sofortige { -point-other } spielt, hat nach den Tabellen von tumblestar etwa 50, wer zufällig spielt, etwa 20.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Die erste { -turn-order-one } wird vor den { -tile-one } ausgelost {$ruling}.
rule-ours-2 = Ein { -goal-one } übertrifft man mit mehr { -point-other-dat }, als es nennt {$ruling}.
rule-ours-3 = { -point-other } während eines Spiels sind die der { -chart-other }, wie sie gerade sind {$ruling}.
rule-ours-4 = Wer aufgibt, geht leer aus; die anderen teilen sich den Sieg {$ruling}.

## Bots

bot-greedy-help = spielt auf die meisten { -point-other } sofort
bot-beginner-help = nimmt das erste { -tile-one }, das sofort fast die meisten { -point-other } bringt; übersieht, wohin Linien führen können
bot-novice-help = wägt nur diesen Zug ab, wie er es gelernt hat; verfehlt den besten um bis zu etwa einen halben { -point-one }
bot-club-help = rechnet diese { -round-one } durch; verfehlt den besten Zug um bis zu etwa einen { -point-one }
bot-strong-help = rechnet diese { -round-one } durch; verfehlt den besten Zug um bis zu einen halben { -point-one }
bot-expert-help = rechnet diese { -round-one } und die nächste durch; verfehlt den besten Zug um bis zu einen halben { -point-one }
bot-master-help = rechnet diese { -round-one } und die nächste durch, so breit wie möglich

## The data file

box-expected-points = Zahlen mit ihren { -point-other-dat } in Anführungszeichen, etwa „{ $example }“
box-expected-goals = eine Liste von { -point-other-dat } von 1 bis 127, aufsteigend
box-expected-code = ein bis vier Buchstaben; ein * darf folgen
box-expected-divides = eine Zahl, die { $number } teilt
box-table-gap = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf { $before }; erwartet: { $expected }.
box-table-begin = { $file }, Zeile { $line }: „{ $name }“ beginnt mit „{ $text }“; erwartet: spätestens { $expected }.
box-table-beyond = { $file }, Zeile { $line }: In „{ $name }“ ist „{ $text }“ zu viel; erwartet: höchstens { $expected }.
box-table-more = { $file }, Zeile { $line }: In „{ $name }“ folgt „{ $text }“ auf einen Eintrag mit +, der der letzte sein muss.
box-table-end = { $file }, Zeile { $line }: „{ $name }“ endet mit „{ $text }“; erwartet: Einträge bis { $expected }, oder ein + nach der letzten Zahl.
box-total = { $file }, Zeile { $line }: Es sind zusammen { $found } { -tile-one }; erwartet: { $expected }.
box-count = { $file }, Zeile { $line }: „{ $name }“ ist { $expected }, aber { -tile-one } dieser Art gibt es { $found }; erwartet: dieselbe Zahl.
box-code-twice = { $file }, Zeile { $line }: „{ $name }“ ist „{ $text }“, der Code von { $other }; erwartet: ein anderer.
box-tile-twice = { $file }, Zeile { $line }: „{ $name }“ ist dasselbe { -tile-one } wie { $other }; erwartet: ein Eintrag mit beiden Anzahlen.
box-tile-name = { $file }, Zeile { $line }: „{ $name }“ ist kein Name für ein { -tile-one }; erwartet: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.

## Notation

unread-order = „{ $text }“ ist kein Platz; erwartet: „order“ und eine Zahl von 1 bis { $count }.
unread-draw = „{ $text }“ ist kein { -tile-one }; erwartet: „draw“ und eins von { $codes }.
unread-place = „{ $text }“ sagt nicht, wohin das { -tile-one } gelegt wird; erwartet etwa: „{ $tile }@b4“, nach dem { -tile-one } 1 bis 3 Vierteldrehungen als Ziffer.

## Charts

chart-rows = „{ $text }“: Die { -chart-one } hat { $found } Zeilen; erwartet: { $expected }.
chart-columns = Zeile { $row } der { -chart-one } hat { $found } { -tile-one }; erwartet: { $expected }, mit „.“ für ein leeres { -cell-one }.
chart-tile = „{ $text }“ auf { $cell } ist kein { -tile-one }; erwartet: eins von { $codes }, oder „.“ für ein leeres { -cell-one }.
chart-turn = „{ $text }“ auf { $cell }: So kann ein { -tile-one } nicht liegen; erwartet: 0 bis 3 Vierteldrehungen als Ziffer.
chart-flip = „{ $text }“ auf { $cell }: { -tile-one } werden nur mit der Option „flip“ gewendet ({ $tag }).
chart-many = { $text } auf { $cell } ist eins zu viel; die Schachtel hat { $count } ({ $tag }).
score-sides = „{ $text }“ ist keine Wahl von { -side-other }; erwartet: A oder B für jede der fünf { -reference-other }, etwa „ABAAB“.
score-word = „{ $text }“ sagt nichts über eine { -chart-one }; erwartet darüber: „sides ABAAB“ oder „flip“.

## Scoring from a file

cli-scored = { -chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten; erwartet: { -chart-other } aus fünf Zeilen mit vier { -tile-one }.

## Page


advice-brings = Bringt
advice-stands = Stelle danach
advice-place = { NUMBER($count, useGrouping: "false") } bisher
advice-never = –
advice-take = { -space-one } { $count }: { $tile }, am besten auf { $cell }
advice-lay = Auf { $cell }: { $tile }
advice-note-take = Was jedes { -tile-one } auf seinem besten { -cell-one } sofort bringt; was folgt und was anderen bleibt, ist nicht eingerechnet.
advice-note-place = { -point-other } sofort; was folgt, ist nicht eingerechnet.

pad-total = { -point-other }: { $total }
pad-sky = { -constellation-other } und { -nova-other }
pad-references = { -reference-other }
pad-cell = Wähle ein { -cell-one }.
pad-whole = Alle { -cell-other } sind belegt. Wähle eins, um sein { -tile-one } zu ändern.
pad-tile = Welches { -tile-one } liegt auf { $cell }?
pad-tile-left = { $tile } (noch { $count })
pad-way = Wie liegt es auf { $cell }?
pad-remove = Wegnehmen von { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: zu { -side-one } { $side } wechseln
pad-flip = Wenden der { -tile-one } erlauben
pad-no-flip = Wenden der { -tile-one } verbieten
pad-too-many = { $tile }: Die Schachtel hat nur { $count }, die { -chart-other } zusammen haben mehr (TT-1.1).
pad-many = { $count ->
        [0] In dieser Datei ist keine { -chart-one }.
       *[other] In dieser Datei sind { $count } { -chart-other }; der Block nimmt eine. „tumblestar score twinkle_twinkle FILE“ wertet alle.
    }
picture-none = Dieses Bild enthält keine { -chart-one }. Lesbar sind nur Bilder, die tumblestar gespeichert hat; gib andere von Hand ein.
picture-broken = Dieses SVG-Bild ist nicht lesbar ({ $why }).
picture-box = Dieses Bild wurde mit einer anderen box.toml gespeichert ({ $digest }; hier { $own }), seine { -tile-one } können also abweichen.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-neuter } { -tile-one }
sign-slow-does = Geht auf den freien { -space-one } am weitesten rechts, wenn es in die Auslage kommt. Wer es nimmt, ist in der nächsten { -round-one } spät dran.
sign-side = { -side-one } A oder B
sign-side-does = Jede { -reference-one } hat zwei { -side-other } mit eigenen Regeln; für alle gilt dieselbe { -side-one }. { -side-one } A ist für das erste Spiel.
sign-standee = { -standee-one }
sign-standee-does = Steht, wo seine Farbe ein { -tile-one } genommen hat. In der nächsten { -round-one } sind die { -standee-one } von links nach rechts dran.
sign-left = { -tile-one }, das { -left-over-adjective } ist
sign-left-does = Rückt auf den ersten { -space-one } der nächsten { -round-one }; dahinter folgt die { -next-row-one }.
sign-rank = Zahl auf einem { -star-one }
sign-rank-does = Zählt die { -constellation-other } einer { -chart-one } nach Größe: 1 ist das größte, 2 das zweitgrößte.
sign-refused = Keine { -link-one }
sign-refused-does = Hier treffen sich Linien von { -tile-one } mit gemeinsamer { -edge-one } an einer { -corner-one }: ein V, keine { -link-one }.
sign-round = { -round-one }
sign-bag = { -bag-one }
sign-bag-does = { -tile-one }, die noch in keine Auslage gekommen sind.
now-points = Jetzt { $points }.
now-best = Eins mehr kann es auf { $points } bringen.
now-most = Eins mehr kann es nicht erhöhen.
now-count =
    { $what ->
        [stars] { -star-other }: { $count }.
       *[number] { -constellation-other }: { $count }.
    }
now-next = Mit { $count }: { $points }.
now-bag = Noch darin: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle Züge der { -round-one } durchsucht, dann gelernte Werte der { -chart-other }
evaluator-round-played = die { -round-one } gierig zu Ende gespielt, dann gelernte Werte der { -chart-other }
evaluator-ending = alle Züge bis zum Ende der Partie durchsucht

## Kinds of chance, for statistics

chance-of-tile = { -tile-one } aus dem { -bag-one }
chance-of-order = Wer in der ersten { -turn-order-one } als Nächstes kommt
mistake-few = ein { -tile-one } liegen lassen, das mehr bringt
mistake-late = zu spät in der { -turn-order-one } stehen
mistake-needed = anderen ihr bestes { -tile-one } lassen
mistake-tile = ein { -tile-one } wählen
mistake-link = eine { -link-one } auslassen
mistake-harm = ein { -tile-one } legen, wo es { -point-other } kostet
mistake-points = ein { -tile-one } für zu wenige { -point-other } legen
mistake-turn = ein { -tile-one } drehen
mistake-line = einem { -star-one } eine Linie versperren
mistake-middle = ein { -cell-one } mit Raum ringsum verbrauchen
mistake-tight = ein { -tile-one } legen, wo es wenig Raum hat
mistake-cell = ein { -cell-one } wählen
why-points = Das bringt sofort { $better }, nicht { $taken }.
why-order = In der nächsten { -round-one } kommt { -space-one } { $better } vor { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } bringt es 1 { -point-one } mehr als die anderen { -tile-one }.
       *[other] { $name } bringt es { $count } { -point-other } mehr als die anderen { -tile-one }.
    }
why-link = Sein { -constellation-one } hat dann { $better } { -star-other }, nicht { $taken }.
why-lines = So bleiben { $better } Linien offen, nicht { $taken }.
why-room =
    { $better ->
        [one] Ringsum ist 1 { -cell-one } frei, um das andere { $taken }.
       *[other] Ringsum sind { $better } { -cell-other } frei, um das andere { $taken }.
    }
why-row = Das beste { -tile-one } der Reihen bringt dann { $better }, nicht { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: frei
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Von { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = durch jeden Zug der letzten { -round-one }, exakt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = sofort keine { -point-other }
puzzle-theme-last-tile = das letzte { -tile-one }
puzzle-theme-deny = mehr { -point-other } sind nicht das Beste
puzzle-theme-slow = ein { -slow-neuter } { -tile-one }
puzzle-theme-draw = geteilter Sieg
puzzle-ask-draw = Welches { -tile-one } auf welchem { -cell-one } teilt den Sieg?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -star-other } mit Linien, eine { -nova-one }, { -asteroid-other }, ein { -satellite-one }, ein { -black-hole-one }, ein { -comet-one } und drei Arten von { -planet-other }.
example-slow = So gezogen: ein { -asteroid-one }, ein { -slow-masculine } { -planet-one }, ein { -comet-one }, ein { -slow-masculine } { -planet-one }. { -Slow-plural } { -tile-one } gingen nach rechts.
example-take = Wo das vierte { -tile-one } genommen wurde, steht ein { -standee-one }. Jedes andere { -tile-one } darf jetzt genommen werden.
example-next-order = Die Spieler 1, 2 und 3 nahmen von den { -space-other-dat } 4, 2 und 1: Die nächste { -turn-order-one } ist 3, 2, 1, und das { -tile-one }, das { -left-over-adjective } ist, kommt nach vorn.
example-stays = Jedes leere { -cell-one } ist möglich. Ein gelegtes { -tile-one } bleibt.
example-beside = Der { -satellite-one } liegt { -beside-phrase } einem { -rocky-planet-other }. Eine { -corner-one } allein heißt nicht { -beside-phrase }.
example-links = Über eine { -edge-one }; über eine { -corner-one }; und ein V, das keine { -link-one } ist.
example-size = Ein { -constellation-one } aus drei { -star-other-dat }, einer davon eine { -nova-one }, die auch für sich zählt.
example-between = { -tile-one } ohne Linien geben nichts weiter.
example-in-order = { -constellation-other } aus drei und aus zwei { -star-other-dat }; beide gehören zur Zahl der { -constellation-other }.
example-asteroids = { -group-other } aus zwei, zwei und einem: Nach { -side-one } A zählt die größte, nach { -side-one } B jede.
example-comets = { -side-one } A: drei { -star-other } rund um den { -comet-other }. { -side-one } B: drei Arten von Objekten.
example-planets = { -side-one } A: die Zahl der { -planet-other }. { -side-one } B: ein Satz aus drei Arten; { -planet-other } { -beside-phrase } anderen kosten { -point-other }.
example-satellites = { -side-one } A: ein { -planet-one } { -beside-phrase } dem { -satellite-other }. { -side-one } B: beide { -planet-other } in seiner Zeile und Spalte.
example-black-holes = { -side-one } A: am besten ohne { -star-one }, { -planet-one } oder { -black-hole-one } { -beside-adverb }. { -side-one } B: am besten { -beside-phrase } { -asteroid-other }, { -comet-other } und { -satellite-other }.
example-alone = Allein: Auslagen aus drei und zwei, und beide { -standee-one } gehören dir.
example-both-lines = Beide Linien sind da; dann ist eine weggedreht.
example-crossing = Gerade über eine { -corner-one }; ein V; und zwei Diagonalen, die sich kreuzen, zwei { -link-other }.
example-planet-between = { example-between }
example-two-players = { -turn-order-one } 1, 2, 2, 1, dann 2, 1, 1, 2.
example-holes = { -Beside-phrase } einem { -asteroid-other } und einem { -comet-other }; { -beside-phrase } einem { -star-one }; { -beside-reciprocal }; Berührung nur an einer { -corner-one }.
example-goal = Ein { -goal-one } von 35 übertrifft man mit 36, nicht mit 35.
summary-round = Eine { -round-one }
summary-round-1 = In der { -turn-order-one } nehmen alle ein { -tile-one } der { -current-row-one-dat } und legen es sofort.
summary-round-2 = Die { -space-other } der genommenen { -tile-one } ergeben die nächste { -turn-order-one }.
summary-round-3 = Das { -tile-one }, das { -left-over-adjective } ist, kommt nach vorn; dahinter folgt die { -next-row-one }, die neu gefüllt wird. { -Slow-plural } { -tile-one } gehen nach rechts.
summary-place = Legen
summary-place-1 = Auf ein beliebiges leeres { -cell-one } deiner { -chart-one }, beliebig gedreht. Dort bleibt es.
summary-place-2 = Linien, die sich über eine { -edge-one } oder gerade über eine { -corner-one } treffen, bilden eine { -link-one }.
summary-place-3 = Zwei oder mehr { -linked-plural } { -star-other } sind ein { -constellation-one }.
summary-points = { -point-other }
summary-points-1 = Größtes und zweitgrößtes { -constellation-one }, ihre Zahl, { -nova-other }.
summary-points-2 = { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } und { -black-hole-other }, nach { -side-one } A oder B; die Tabellen stehen in den Regeln.
summary-points-3 = { -Beside-phrase } heißt: mit gemeinsamer { -edge-one }; { -comet-other } zählen die acht { -cell-other } rundum.
summary-end = Ende des Spiels
summary-end-1 = Alle { -chart-other } sind nach zwanzig { -tile-one } voll. Die meisten { -point-other } gewinnen; bei Gleichstand wird der Sieg geteilt.
summary-end-2 = Allein: zwei { -standee-one }, zehn { -round-other }, und ein { -goal-one }, das es zu übertreffen gilt.
## The tutorial

tutorial-goal = Fülle deine { -star-chart-one } mit zwanzig { -tile-one }, die mehr { -point-other } bringen als die von Zoe.
tutorial-rows = { -tile-one } nimmst du aus der { -current-row-one-dat }; die { -next-row-one } zeigt, was kommt.
tutorial-take = Ein Zug hat zwei Schritte: ein { -tile-one } nehmen, dann legen. Nimm den { -star-one } von { -space-one } 2.
tutorial-take-other = Das ist erlaubt, aber nimm in dieser Lektion das markierte { -tile-one }.
tutorial-place = Lege es auf b3. Jedes leere { -cell-one } ist erlaubt, und ein { -tile-one } bleibt, wo es ist.
tutorial-place-other = Das ist erlaubt, aber wähle in dieser Lektion das markierte { -cell-one }.
tutorial-order = Zu zweit haben beide zwei { -standee-one } und nehmen zwei { -tile-one } pro { -round-one }. In der nächsten { -round-one } sind die { -standee-one } von links nach rechts dran, nach den { -space-other-dat }, von denen genommen wurde.
tutorial-slow = Ein { -slow-neuter } { -tile-one } hat eine Sanduhr und geht in seiner Auslage ganz nach rechts: Es ist oft mehr wert, aber wer es nimmt, ist in der nächsten { -round-one } spät dran. Nimm diesen { -gas-planet-other }.
tutorial-hole-early = Ein { -black-hole-one } zählt nur am richtigen Ort, wie du später lernst. Hier bringt der { -planet-one } mehr.
tutorial-planet = Ein { -planet-one } bringt 2 { -point-other }, jeder weitere { -planet-one } mehr. Er hat keine Linien: Lege ihn auf d2.
tutorial-round = Die { -round-one } ist vorbei: Das { -black-hole-one-def }, das { -left-over-adjective } war, rückte auf { -space-one } 1, und dahinter kam die { -next-row-one }. Neue { -tile-one } kamen; das { -slow-plural } ging ganz nach rechts.
tutorial-second = Zoe hat von { -space-one } 1 genommen und war darum zuerst dran. Jetzt nimm den { -star-one } von { -space-one } 2.
tutorial-link = Zwei { -star-other } sind { -linked-adjective }, wenn von jedem eine Linie zur selben { -edge-one } führt. Du darfst das { -tile-one } drehen: Lege es auf b2, mit einer Linie hinunter zu deinem { -star-one }.
tutorial-link-other = Das ist erlaubt, aber keine Linie träfe deinen { -star-one }. Lege es über den { -star-one }, mit einer Linie nach unten.
tutorial-satellite = Zwei { -linked-plural } { -star-other } sind ein { -constellation-one }. Nimm jetzt den { -satellite-other }: Er erforscht { -planet-other }.
tutorial-satellite-place = Ein { -satellite-one } bringt 2 { -point-other } für jeden { -planet-other } { -beside-phrase } ihm; { -beside-phrase } heißt immer: mit gemeinsamer { -edge-one }. Lege ihn auf d3, unter den { -planet-other }.
tutorial-sat-other = Das ist erlaubt, aber der { -satellite-one } läge { -beside-phrase } keinem { -planet-other }. Lege ihn unter den { -gas-planet-other }.
tutorial-first-points = Schon sechs { -point-other }: je 2 für das { -constellation-one }, den { -planet-other } und den { -satellite-other }. Die Zeichen der { -chart-one } zeigen, was zählt, und wie viel.
tutorial-later = Einige { -round-other } später hat deine { -chart-one } zwölf { -tile-one }. Dein { -satellite-one } hat jetzt einen { -planet-other } über und einen unter sich.
tutorial-largest = Je mehr { -star-other } in deinem größten { -constellation-one }, desto mehr { -point-other }. Nimm den { -star-one } von { -space-one } 2.
tutorial-corner = Eine { -link-one } geht auch über eine { -corner-one }. Der { -star-one } auf b2 hat eine Linie nach rechts oben: Lege den neuen so auf c1, dass sich die Linien treffen.
tutorial-corner-other = Das ist erlaubt, aber die zwei Linien träfen sich nicht. Auf dem markierten { -cell-one } muss eine Linie nach links unten führen.
tutorial-three-scores = Vier { -linked-plural } { -star-other }: 6 { -point-other }. Auch das zweitgrößte { -constellation-one } und die Zahl der { -constellation-other } zählen.
tutorial-asteroid = { -asteroid-other } zählen nach der größten { -group-one }, verbunden über { -edge-other }. Nimm den { -asteroid-other } von { -space-one } 1.
tutorial-belt = Zwei bringen 3 { -point-other }, drei bringen 6. Lege ihn auf a3, unter die anderen beiden.
tutorial-belt-other = Das ist erlaubt, aber er hätte keine { -edge-one } mit deinen anderen { -asteroid-other } gemeinsam. Lege ihn darunter.
tutorial-comet = Du hast von { -space-one } 1 und 2 genommen, also bist du zweimal vor Zoe dran. Beginne mit dem { -comet-other }.
tutorial-comet-place = Ein { -comet-one } bringt 1 { -point-one } für jeden { -star-one } in den acht { -cell-other-dat } rundum, Diagonalen eingeschlossen. Lege ihn auf c3, zwischen vier { -star-other }.
tutorial-comet-other = Das ist erlaubt, aber das markierte { -cell-one } hat mehr { -star-other } um sich: vier.
tutorial-hole = Ein { -black-hole-one } bringt 2 { -point-other }, wenn kein anderes { -beside-phrase } ihm liegt, und 3 mehr, wenn dort auch kein { -star-one } und kein { -planet-one } liegt. Nimm es.
tutorial-hole-place = In der { -corner-one } a5 liegt es nur { -beside-phrase } einem { -comet-other }. Lege es dorthin.
tutorial-hole-other = Das ist erlaubt, aber ein { -star-one }, ein { -planet-one } oder ein anderes { -black-hole-one } läge { -beside-phrase } ihm, oder könnte es bald. Wähle das markierte { -cell-one }.
tutorial-five = Fünf { -point-other }: Mehr bringt ein { -black-hole-one } nie. Lege keinen { -star-one } und keinen { -planet-other } auf b5.
tutorial-last = Die letzte { -round-one }: Zwei { -cell-other } sind leer. Keine { -turn-order-one } folgt mehr, also kosten dich { -slow-plural } { -tile-one } nichts.
tutorial-nova = Eine { -nova-one } ist ein { -star-one } mit 2 eigenen { -point-other-dat }, und immer { -slow-adjective }. Nimm sie von { -space-one } 5.
tutorial-nova-place = Der { -star-one } auf c1 hat eine Linie nach rechts. Lege die { -nova-one } so auf d1, dass die beiden { -linked-adjective } sind.
tutorial-nova-other = Das ist erlaubt, aber keine Linie der { -nova-one } träfe dein { -constellation-one }. Lege sie auf das markierte { -cell-one }, mit einer Linie nach links.
tutorial-third-planet = Fünf { -linked-plural } { -star-other }: 8 { -point-other }. Nimm jetzt den { -rocky-planet-other }: Drei { -planet-other } bringen 9 { -point-other }, zwei nur 5.
tutorial-end = Deine { -chart-one } ist voll, und du gewinnst 47 zu 16! Die { -reference-other } haben auch eine { -side-one } B, für später.
deed-place = Auf { $cell } legen
deed-take = Dieses { -tile-one } nehmen
touch-place = Tippe auf ein { -cell-one }.
touch-take = Tippe auf ein { -tile-one }.
