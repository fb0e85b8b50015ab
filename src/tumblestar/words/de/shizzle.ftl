### Shizzle auf Deutsch.
###
### Eine Würfelseite heißt „Rot 4“, ohne Artikel, und passt so in jeden Satz.

## The game

game-name = Shizzle
game-tagline = Sechs Würfel in einer Reihe: Stoppe rechtzeitig oder würfle weiter und riskiere alles.
game-by = von Patch Products
game-about = Bau vom Funken aus eine Reihe aus Würfeln, jeder mit der Zahl oder der Farbe des Würfels davor. Stoppe und nimm die Punkte, oder würfle weiter und riskiere sie. Alle 6 Würfel sind ein Shizzle: Nimm 6 Punkte, oder jemand anderes zahlt 6 an die Bank.

## Colours and faces

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
colour-black = Schwarz

face =
    { $colour ->
        [red] Rot { $number }
        [orange] Orange { $number }
        [yellow] Gelb { $number }
        [green] Grün { $number }
        [blue] Blau { $number }
        [purple] Lila { $number }
        [black] Schwarz { $number }
       *[pink] Rosa { $number }
    }

end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Du legst { $face } an { $end } an: { same }.
       *[other] { $seat } legt { $face } an { $end } an: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du verlierst { points-count }.
       *[other] { $seat } verliert { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du greifst { $victim } an: { $victim } zahlt { points-count } an die Bank.
       *[other] { $victim ->
            [you] { $seat } greift dich an: Du zahlst { points-count } an die Bank.
           *[other] { $seat } greift { $victim } an: { $victim } zahlt { points-count } an die Bank.
        }
    }
seat-wins =
    { $seat ->
        [you] Du hast gewonnen
       *[other] { $seat } hat gewonnen
    }
same =
    { $by ->
        [number] gleiche Zahl
       *[colour] gleiche Farbe
    }
fit =
    { $by ->
        [number] passt durch die Zahl
        [colour] passt durch die Farbe
        [barred] passt, ist aber nicht erlaubt, weil mit einem anderen Würfel eine Reihe aus 3 möglich ist
       *[none] passt nicht
    }
points-count =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
over-why =
    { $end ->
        [bank] Die Bank ist leer
        [target] Das Punkteziel ist erreicht
        [rounds] Die letzte Runde ist vorbei
       *[cap] Alle 500 Züge sind gespielt
    }
to-settle =
    { $pending ->
        [one] Einzulösen: 1 Shizzle.
       *[other] Einzulösen: { $pending } Shizzles.
    }

gain-line = { $points } Punkte für eine Reihe aus { $points }
gain-shizzles =
    { $count ->
        [one] { $points } Punkte für den Shizzle
       *[other] { $points } Punkte für { $count } Shizzles
    }
gain-both = { $points } Punkte: { $line } für die Reihe, { $worth } für Shizzles
gain-rest =
    { $points ->
        [one] den letzten Punkt der Bank statt { $earned }
       *[other] die letzten { $points } Punkte der Bank statt { $earned }
    }

## Set-up: log and hover

did-dice = Auf Würfel { $die }: { face }.
did-first =
    { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
did-spark =
    { $seat ->
        [you] Du wirfst Würfel { $die } für den ersten Funken.
       *[other] { $seat } wirft Würfel { $die } für den ersten Funken.
    }
did-fall-spark = Geworfen: { $face }, der erste Funke.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Würfel { $die } für den ersten Funken werfen.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du wirfst 5 Würfel. Der Funke ist { $face }.
       *[other] { $seat } wirft 5 Würfel. Der Funke ist { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du würfelst weiter
       *[other] { $seat } würfelt weiter
    }
did-roll-on = { rolls-on } nach { $face }. Auf dem Spiel: { points-count }.
did-roll-shizzle = { rolls-on }. Auf dem Spiel: { points-count }. Der neue Funke ist { $face }.
did-fall = Geworfen: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Geworfen: { $face }. Kein Würfel passt: Erlöschen!
       *[other] Geworfen: { $face }. Kein Würfel passt: Erlöschen! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Das ist eine Reihe aus { $count }.
did-join-shizzle = { seat-joins } Alle 6: ein Shizzle!
did-fizzle = { seat-joins } Kein dritter Würfel passt: Verpuffen. { did-take }
did-fizzle-settle = { seat-joins } Kein dritter Würfel passt: Verpuffen. { to-settle }
did-stop =
    { $seat ->
        [you] Du stoppst und nimmst { $gain }.
       *[other] { $seat } stoppt und nimmt { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du stoppst. { to-settle }
       *[other] { $seat } stoppt. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du nimmst { $gain }.
       *[other] { $seat } nimmt { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Der Zug endet.
did-over = { $told } { over-why }, und das Spiel endet.

## Turns: what a hovered target would do

would-roll = { action-roll }. Passt keiner an { $face }, erlischt dein Zug.
would-roll-on =
    { $count ->
        [one] { action-roll }. Passt er nicht an { $face }, verlierst du { points-count }.
       *[other] { action-roll }. Passt keiner an { $face }, verlierst du { points-count }.
    }
would-roll-shizzle = { action-roll }. Passt keiner an den neuen Funken, { $face }, verlierst du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = { $face } an { $end } anlegen: { same }.
would-join-two = { would-put } Dann einen dritten Würfel anlegen.
would-join = { would-put } Du kannst dann stoppen und nimmst { points-count }.
would-join-shizzle = { would-put } Alle 6: ein Shizzle!
would-fizzle = { would-put } Kein dritter Würfel passt: Verpuffen. Dein Zug endet, und du nimmst { $gain }.
would-fizzle-settle = { would-put } Kein dritter Würfel passt: Verpuffen. { to-settle }
would-stop = Stoppen und { $gain } nehmen.
would-stop-settle = Stoppen. Dann für jeden Shizzle 6 Punkte nehmen oder angreifen.
would-take = { $gain } nehmen.
would-hit = { $victim } angreifen: { $victim } zahlt { points-count } an die Bank.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dann nimmst du { $gain }.
would-attack-last = { would-hit } Dein Zug endet.
would-over =
    { $result ->
        [won] { $told } Du gewinnst!
        [shared] { $told } Du teilst dir den Sieg.
       *[lost] { $told } Das Spiel endet, und du gewinnst nicht.
    }

## Status

status-setup = Aufbau
status-spark =
    { $seat ->
        [you] Du bist dran: Wirf einen Würfel für den ersten Funken.
       *[other] { $seat } wählt einen Würfel für den ersten Funken.
    }
status-ready =
    { $seat ->
        [you] Du bist dran: Wirf 5 Würfel.
       *[other] { $seat } wirft 5 Würfel.
    }
status-join-third =
    { $seat ->
        [you] Du bist dran: Leg den dritten Würfel an, { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen Würfel: { end-colour } oder eine { $number }.
    }
status-join =
    { $seat ->
        [you] Du bist dran: Leg einen Würfel an, { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen Würfel: { end-colour } oder eine { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Du bist dran: nur Verpuffen möglich. Leg einen Würfel an.
       *[other] { $seat } wählt einen Würfel zum Verpuffen.
    }
status-join-or-end =
    { $seat ->
        [you] Anlegen, für { points-count } stoppen oder weiterwürfeln.
       *[other] { $seat } wählt: für { points-count } stoppen oder weiterwürfeln.
    }
status-end =
    { $seat ->
        [you] Du bist dran: Für { points-count } stoppen oder weiterwürfeln.
       *[other] { $seat } wählt: stoppen (Reihe aus { $count }) oder weiterwürfeln.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stoppe oder riskiere { points-count } und wirf 5 Würfel.
       *[other] Shizzle! { $seat } wählt: stoppen oder weiterwürfeln.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Du bist dran: Nimm { points-count } oder greif jemanden an.
       *[other] { $seat } löst einen Shizzle ein.
    }
status-over-won = { over-why }. { seat-wins }, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
status-over-shared = Gleichstand mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $seats }. { over-why }.
status-type-dice = Würfel { $die }: Welche Farbe hat die { $number }?
status-type-first = Wer beginnt?
status-type-fall =
    { $count ->
        [one] Was zeigt Würfel { $die }? Noch 1 Würfel einzugeben.
       *[other] Was zeigt Würfel { $die }? Noch { $count } Würfel einzugeben.
    }
round =
    { $target ->
        [0] { $most ->
            [0] Runde { $count }
           *[other] Runde { $count } von { $most }
        }
       *[other] { $most ->
            [0] Runde { $count }, wer zuerst { $target } Punkte hat
           *[other] Runde { $count } von { $most }, oder wer zuerst { $target } Punkte hat
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
action-stop = Stopp: { $points } nehmen
action-stop-settle = Stopp, einlösen
action-take = { $points } nehmen
action-attack = { $victim } angreifen
deed-spark = Würfel werfen
deed-add = Würfel anlegen
touch-spark = Tippe einen Würfel an.
touch-attack = Tippe jemanden an.
touch-add = Tippe einen Würfel an.

## Refusals: why not, and what instead

refused-SH-1-1 = Ein Würfel zeigt eine Zahl von 1 bis 6. Wähle eine seiner Seiten.
refused-SH-1-2 = Ein Würfel hat jede Farbe nur einmal, und keine Seite gibt es zweimal. Wähle eine der angebotenen Farben.
refused-SH-1-4 = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
refused-SH-2-1 = Es gibt noch keinen Funken. Wähle einen Würfel und wirf ihn allein.
refused-SH-2-2 = Dein Zug beginnt mit einem Wurf. Wirf zuerst die 5 Würfel.
refused-SH-2-3 = Dieser Würfel hat weder die Zahl noch die Farbe des letzten in der Reihe. Leg einen an, der passt, wenn du kannst.
refused-SH-2-3-lies = Dieser Würfel liegt in der Reihe und bleibt dort. Leg einen von außerhalb der Reihe an, wenn du kannst.
refused-SH-2-8 = Nach jedem Wurf musst du einen Würfel anlegen, und 2 in der Reihe reichen nicht. Leg einen passenden Würfel an.
refused-SH-2-8-alone = Hinter diesen Würfel passt kein weiterer, aber eine Reihe aus 3 ist möglich. Leg einen anderen Würfel an.
refused-SH-3-1 = Jetzt sind nur noch Shizzles einzulösen. Nimm die Punkte oder greif an.
refused-SH-3-1-early = Vor dem Ende deines Zugs gibt es nichts einzulösen. Leg einen Würfel an, stoppe oder würfle weiter.
refused-SH-3-2 = Du kannst nur andere angreifen, die Punkte haben. Wähle jemanden davon oder nimm die Punkte.
refused-SH-3-6 = Das Spiel ist zu Ende. Sieh es dir Schritt für Schritt an oder spiel ein neues.

## Options

option-first = Wer beginnt
option-first-help = Zufällig oder der Platz, den du wählst.
option-first-0 = zufällig
option-first-seat = Platz { $count }
option-random_dice = Zufällige Würfel
option-random_dice-help = Die Farben werden zufällig auf die Würfel verteilt. Jeder Würfel hat weiter jede Zahl und jede Farbe einmal, und keine Seite gibt es zweimal.
option-rounds = Runden
option-rounds-help = Das Spiel endet auch, wenn alle so viele Züge hatten.
option-rounds-0 = ohne Grenze
option-target = Punkteziel
option-target-help = Das Spiel endet auch, wenn jemand am Ende eines Zugs mindestens so viele Punkte hat.
option-target-0 = keines
option-cap = Höchstens 500 Züge
option-cap-help = Dann gewinnt, wer die meisten Punkte hat. Sonst könnten Angriffe ein Spiel endlos verlängern. Für Tische nur mit Bots gilt das immer.

## The board in text

picture-label = Die Reihe, die Würfel daneben, die Bank und alle Punkte, auch als Text.
text-board = Die Reihe, dann die 6 Würfel
text-place =
    { $by ->
        [number] Stelle { $count }: { $face }, durch die Zahl
        [colour] Stelle { $count }: { $face }, durch die Farbe
       *[spark] Stelle { $count }: { $face }, der Funke
    }
text-place-empty = Stelle { $count }: frei
text-die = Würfel { $die }: { $face }
text-die-line = Würfel { $die }: { $face }, in der Reihe an Stelle { $count }
text-die-loose = Würfel { $die }: { $face }, { fit }
text-die-falling = Würfel { $die }: wird geworfen
text-die-blank = Würfel { $die }: noch nicht geworfen
text-side =
    { $colour ->
        [none] Auf Würfel { $die }: { $number }, Farbe noch unbekannt
       *[other] Auf Würfel { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Jetzt am Zug.
text-bank = Bank: { points-count }.
points-banked = Punkte

## Rules

rules-intro = Shizzle ist ein Würfelspiel für 2 bis 6 Personen. Deine Reihe beginnt mit dem Funken, dem letzten Würfel der Reihe davor. Wirf die anderen 5 Würfel und leg passende an: Jeder muss die Zahl oder die Farbe des Würfels davor haben. Passt keiner, erlischt dein Zug, und seine Punkte sind verloren. Ist keine Reihe aus mehr als 2 möglich, verpufft er: Nimm 2 Punkte, und dein Zug endet. Eine Reihe aus 3, 4 oder 5 ist ein Flackern. Stoppe und nimm 1 Punkt für jeden Würfel darin, oder wirf die übrigen und riskiere alles. Alle 6 sind ein Shizzle: Nimm 6 Punkte, lass jemanden 6 an die Bank zahlen, oder würfle weiter und riskiere ihn. Ist die Bank leer, gewinnt, wer die meisten Punkte hat.
rules-page = Würfel, die du anlegen darfst, sind hervorgehoben: Klicke einen an, um ihn ans Ende der Reihe zu legen, oder wähle ihn mit der Tastatur. „Stopp“ und „Werfen“ erscheinen, wenn sie erlaubt sind. Ein Erlöschen oder Verpuffen beendet deinen Zug automatisch. Kannst du beim Stoppen niemanden angreifen, nimmst du die Punkte deiner Shizzles automatisch. Mit echten Würfeln gibst du ein, was sie zeigen, in beliebiger Reihenfolge. Welche Farben auf welchem Würfel sind, haben wir geraten.{$reconstruction} Hast du das Spiel, kannst du es in dice.toml berichtigen.

rules-SH-1 = Spielmaterial
rule-SH-1-1 = Es gibt 6 Würfel mit den Zahlen 1 bis 6. Jedes der 36 Paare aus Zahl und Farbe steht auf genau einer Seite. Jeder Würfel hat jede Zahl und jede Farbe einmal.{$review}
rule-SH-1-2 = Die Farben sind Rot, Orange, Lila, Blau, Grün und Gelb. Gelb ist geraten, und echte Ausgaben unterscheiden sich. Auf Würfel 1 haben die Zahlen 1 bis 6 die Farben in dieser Reihenfolge; jeder weitere Würfel beginnt eine Farbe später.{$reconstruction} Option: zufällige Würfel.
rule-SH-1-3 = Chips sind Punkte: 14 Chips zu 5 und 30 zu 1, zusammen 100 Punkte. Die Bank beginnt zu zweit mit 40 Punkten, zu dritt mit 60, zu viert mit 75, zu fünft mit 90 und zu sechst mit 100. Alle beginnen ohne Punkte. Die Bank und alle Punktestände ergeben immer dieselbe Summe.
rule-SH-1-4 = Die jüngste Person beginnt; hier bestimmt das der Host oder der Zufall.{$ruling} Gespielt wird nach links.

rules-SH-2 = Dein Zug
rule-SH-2-0 = Gelingt dir ein Shizzle, ist er offen, bis du ihn am Ende deines Zugs einlöst. Sonst ist nie etwas offen. Deine Reihe zählt einmal, am Ende deines Zugs: Eine Reihe aus 3, die auf 5 wächst, zählt 5. Eine Reihe aus 6 ist 1 offener Shizzle und zählt sonst nichts.
rule-SH-2-1 = Im ersten Zug des Spiels wirfst du einen beliebigen Würfel: Er ist der Funke. In jedem anderen Zug ist der Funke der letzte Würfel der Reihe davor, so wie er liegt.
rule-SH-2-2 = Der Funke ist der erste Würfel deiner Reihe und zählt mit. Wirf die anderen 5 Würfel.
rule-SH-2-3 = Leg Würfel nur am offenen Ende der Reihe an. Jeder muss die Zahl oder die Farbe des Würfels davor haben. Du wählst, welche geworfenen Würfel du anlegst und in welcher Reihenfolge. Würfel früherer Würfe bleiben, wo sie sind.{$ruling}
rule-SH-2-4 = Erlöschen: Kein geworfener Würfel passt, ob beim ersten Wurf oder später. Dein Zug endet, und du verlierst alle seine Punkte, auch offene Shizzles.
rule-SH-2-5 = Verpuffen: Du hast 5 Würfel geworfen, und die längste mögliche Reihe ist 2. Wähle, welchen passenden Würfel du anlegst. Dein Zug endet: Nimm 2 Punkte und löse alle offenen Shizzles ein.
rule-SH-2-6 = Flackern: eine Reihe aus 3, 4 oder 5. Stoppe, nimm so viele Punkte und löse alle offenen Shizzles ein; oder wirf alle Würfel, die nicht in der Reihe sind. Mindestens 1 davon muss passen, sonst erlischt dein Zug. (Verpuffen kann er nicht: Du wirfst weniger als 5 Würfel.)
rule-SH-2-7 = Shizzle: Alle 6 Würfel sind in der Reihe. Er bringt 6 Punkte, die du nimmst, oder 6, die jemand anderes an die Bank zahlt. Stoppe, oder würfle weiter und riskiere ihn. Würfelst du weiter, wird der sechste Würfel zum neuen Funken, einer neuen Reihe aus 1; wirf die anderen 5 Würfel.
rule-SH-2-8 = Passt ein Würfel, musst du mindestens 1 anlegen. Andere passende Würfel darfst du auslassen.{$ruling} Ausnahme: Hast du 5 Würfel geworfen und ist eine Reihe aus 3 oder mehr möglich, muss deine Reihe 3 erreichen.{$ruling} Wähle dann einen ersten Würfel, hinter den noch ein geworfener passt. (Eine Reihe aus 2 gibt es nur beim Verpuffen.)
rule-SH-2-9 = Wenn du weiterwürfelst, wirf alle Würfel, die nicht in der Reihe sind.{$ruling}

rules-SH-3 = Ende deines Zugs und Spielende
rule-SH-3-1 = Shizzles bleiben offen, bis dein Zug endet; dann löst du sie ein.{$ruling} Für jeden nimmst du 6 Punkte oder greifst jemanden an. Entscheide für jeden einzeln; du darfst auch mehrere angreifen.{$ruling} Erst kommen die Angriffe, dann die Punkte.{$ruling} (Die Anleitung sagt „sofort“. Wir lesen: am Ende deines Zugs, denn du kannst stattdessen weiterwürfeln und sie bei einem Erlöschen verlieren.)
rule-SH-3-2 = Wen du angreifst, der zahlt 6 Punkte an die Bank oder alle, wenn es weniger sind.{$ruling} Du bekommst nichts. Greif nacheinander an, und nur andere, die Punkte haben; auch dieselbe Person wieder, solange sie welche hat.{$ruling} Hat niemand von ihnen Punkte, nimm die Punkte des Shizzles.{$ruling}
rule-SH-3-3 = Hat die Bank weniger, als du verdient hast, nimm, was noch da ist.{$ruling}
rule-SH-3-4 = Wenn du stoppst, darfst du keine Punkte ablehnen.{$ruling} Die Anleitung rät davon ab, ein Spiel zu beenden, das du verlieren würdest: Greif lieber an oder würfle weiter.
rule-SH-3-5 = Der letzte Würfel deiner Reihe ist der nächste Funke, auch nach einem Erlöschen.{$ruling} Erlischt dein Zug beim ersten Wurf, ist es der Funke, mit dem du begonnen hast.
rule-SH-3-6 = Ist die Bank leer, nachdem ein Zug eingelöst ist, endet das Spiel sofort. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.{$ruling}
rule-SH-3-7 = Die Anleitung begrenzt die Züge nicht, und Angriffe können ein Spiel endlos verlängern. Optionen: eine Anzahl Runden, ein Punkteziel oder höchstens 500 Züge. Eine leere Bank beendet das Spiel weiterhin. Das Punkteziel zählt, wenn ein Zug eingelöst ist; eine Runde endet nach dem Zug des letzten Platzes.{$ruling} Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.{$ruling}

rules-SH-4 = Gut zu wissen
rule-SH-4-1 = Jeder Würfel passt in 2 von 3 Fällen nicht. So kommt es bei 13 % der Würfe mit 5 Würfeln zum Erlöschen, bei 30 % mit 3, bei 44 % mit 2 und bei 67 % mit 1.
rule-SH-4-2 = Unter den 7.776 Würfen mit 5 üblichen Würfeln ist die längste mögliche Reihe 1.024-mal ein Würfel, 1.034-mal zwei, 1.160-mal drei, 1.624-mal vier, 1.730-mal fünf und 1.204-mal sechs.
rule-SH-4-3 = Ein Shizzle, dann ein Flackern aus 4: 10 Punkte, oder ein Angriff und 4. Zwei Shizzles, dann ein Verpuffen: 14 Punkte, oder 8 und ein Angriff, oder 2 und zwei Angriffe. Ein Shizzle, dann ein Erlöschen: nichts. Die Bank hat 4, du greifst jemanden mit 9 an, und dir stehen noch 5 zu. Die Bank wächst auf 10, du nimmst 5, und sie hat 5: Das Spiel geht weiter.

rules-ours = Weitere Regelungen
rule-ours-1 = Gibst du auf, gehst du leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-2 = Das Spiel wartet, bis du zu Beginn deines Zugs die 5 Würfel wirfst.{$ruling}
rule-ours-3 = Nimmst du Punkte, nimmst du 6 für jeden übrigen Shizzle und die Punkte deiner Reihe.{$ruling}
rule-ours-4 = Zufällige Würfel entstehen einer nach dem anderen. Jeder ist irgendein Würfel, der neben den vorigen möglich ist; alle sind gleich wahrscheinlich.{$ruling}
rule-ours-5 = Geworfene Würfel kommen einzeln zur Ruhe, von Würfel 1 bis Würfel 6. Erst der letzte entscheidet, ob dein Zug erlischt.{$ruling}

## What a typed text should have been

unread-first = „{ $text }“ ist kein Platz. Gib „{ $name } 1“ bis „{ $name } { $count }“ ein.
unread-die = „{ $text }“ ist kein Würfel. Gib „{ $name } 1“ bis „{ $name } { $count }“ ein.
unread-colour = „{ $text }“ ist keine Farbe für { $place } (Würfel und Zahl). Gib eine davon ein: { $colours }.
unread-fallen = „{ $text }“ ist keine Seite von Würfel { $count }. Gib eine davon ein: { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte Würfel
chance-typed-help = Du wirfst echte Würfel und gibst ein, was sie zeigen.
palette-head = Was zeigen die echten Würfel?

## Bots

bot-greedy = Mittel
bot-greedy-help = spielt auf die meisten Punkte in diesem Zug
bot-novice = Anfänger
bot-novice-help = wie { bot-greedy }, stoppt aber oft zu früh oder würfelt zu lange weiter
bot-club = Leicht
bot-club-help = wie { bot-optimal }, verschenkt aber bis zu 8 % Siegchance je Aktion, bei über 2 Personen weniger
bot-strong = Schwer
bot-strong-help = wie { bot-optimal }, verschenkt aber bis zu 2 % Siegchance je Aktion, bei über 2 Personen weniger
bot-optimal = Spitze
bot-optimal-help = spielt nach der exakten Lösung (zu zweit, übliche Würfel) oder der besten Schätzung

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle 6
       *[other] { $count } oder mehr
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Mit { $length } stoppen
advice-stop-joining = { $dice } anlegen; mit { $length } stoppen
advice-roll-joining = { $dice } anlegen; weiterwürfeln
advice-fizzle-joining = { $dice } anlegen: Verpuffen
advice-die = Würfel { $count } für den ersten Funken werfen
advice-odds = Chancen beim nächsten Wurf: auf ein Erlöschen oder auf eine Reihe aus 3, 4, 5 oder 6.
advice-turn = Punkte: was dieser Zug im Schnitt bringt, wenn du auf Punkte spielst.

## The solution

solve-bank = Die Bank kann hier nicht { $bank } Punkte haben. Gib 1 bis { $most } an.
data-mismatch = Die mitgelieferten Daten gehören zu etwas anderem: Ihr „{ $key }“ ist { $text }, nicht { $expected }. Erzeuge sie neu: { $make }
data-damaged = Die mitgelieferten Daten sind beschädigt ({ $why }). Erzeuge sie neu: { $make }
dice-file = Diese Würfel lassen sich nicht verwenden. { $why }
dice-no-dice = Die Würfel müssen eine Liste aus { $expected } Würfeln sein, nicht { $count }.
dice-no-faces = Würfel { $die } muss eine Liste aus 6 Farben sein, für seine Zahlen 1 bis 6.
dice-no-face = Würfel { $die } kann nicht die Farbe „{ $text }“ haben. Nimm eine davon: { $allowed }.
dice-no-twice = { $text } { $number } auf Würfel { $die } ist eine zu viel. Jeder Würfel hat jede Farbe einmal, und keine Seite gibt es zweimal.

## The score pad

pad-rounds = Punkte je Runde
pad-round-means = Genommene Punkte, abzüglich der durch Angriffe verlorenen.
pad-who = Tippe an, wessen Zug vorbei ist.
pad-over = Die Bank ist leer: Das Spiel ist zu Ende (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: Wie endete der Zug?
        [one] { $player }, 1 Shizzle: Wie ging der Zug weiter?
       *[other] { $player }, { $count } Shizzles: Wie ging der Zug weiter?
    }
pad-choke = Erlöschen: nichts
pad-fizzle = Verpuffen: { $count }
pad-flicker = Flackern: { $count }
pad-stop = Dort gestoppt
pad-settle =
    { $count ->
        [one] 1 Shizzle einlösen: Punkte oder Angriff?
       *[other] { $count } Shizzles einlösen: Punkte oder Angriff?
    }
pad-bad-turn = „{ $text }“ ist kein Zug. Gib den Platz, die Würfel der letzten Reihe (0, 2 bis 6), die Shizzles und die Angegriffenen an, etwa „140“ oder „1312“.
pad-after-end = „{ $text }“ kommt nach dem Ende des Spiels: Die Bank ist leer ({ $tag }).
pad-bad-attack = „{ $text }“ enthält einen Angriff, der nicht erlaubt ist. Greif nur andere an, die Punkte haben, höchstens einmal je Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punkte
sign-points-does = Die Chips einer Person: Ein eckiger zählt 5 Punkte, ein runder 1.
sign-line = Reihe
sign-line-does = Jeder Würfel hat die Zahl oder die Farbe des Würfels davor. Stoppst du, bringt eine Reihe aus 3, 4 oder 5 ebenso viele Punkte.
sign-shizzle = Shizzle
sign-shizzle-does = Alle 6 Würfel in der Reihe: 6 Punkte für dich, oder 6, die jemand anderes zahlt. Jeder Stern ist ein Shizzle, der noch einzulösen ist.
sign-bank = Bank
sign-bank-does = Von hier kommen alle Punkte. Ist sie am Ende eines Zugs leer, endet das Spiel. Das Schild zeigt, was du nimmst, wenn du jetzt stoppst.
sign-cup = Würfelbecher
sign-cup-does = Wirft alle Würfel, die nicht in der Reihe sind. Mindestens 1 muss passen, sonst erlischt dein Zug.
sign-count = Kleiner Würfel
sign-count-does = Wie viele Würfel du als Nächstes werfen würdest.
sign-spark = Funke
sign-spark-does = Der erste Würfel deiner Reihe, auf Strahlen. Er ist der letzte Würfel der Reihe davor.
sign-bond = Siegel zwischen zwei Würfeln
sign-bond-does = Warum die beiden Würfel zusammenpassen: die gemeinsame Zahl oder das Zeichen ihrer Farbe.
sign-choke = Erlöschen
sign-choke-does = Kein geworfener Würfel passt. Dein Zug endet, und du verlierst seine Punkte, auch offene Shizzles.
sign-fizzle = Verpuffen
sign-fizzle-does = Du hast 5 Würfel geworfen, und keine Reihe aus mehr als 2 ist möglich: Nimm 2 Punkte, und dein Zug endet.
sign-flicker = Flackern
sign-flicker-does = Eine Reihe aus 3, 4 oder 5. Stoppe und nimm ihre Punkte, oder würfle weiter und riskiere sie.
now-points = { points-count }.
now-line = Die Reihe hat { $count } von 6 Würfeln; der Zug bringt bisher { points-count }.
now-rolls =
    { $count ->
        [one] Der nächste Wurf hat 1 Würfel.
       *[other] Der nächste Wurf hat { $count } Würfel.
    }

## What gives the win shares of a review

evaluator-exact = das gelöste Spiel
evaluator-table = die Tabelle für 3 Personen
evaluator-estimate = eine Schätzung, gelernt aus exakten Zügen
evaluator-simple = ein grobes Modell, weil die mitgelieferte Schätzung nicht verwendbar ist

## Kinds of chance, for statistics

chance-of-die = Geworfene Zahlen
mistake-ending = ein Spiel beenden, das du verlierst
mistake-stopping = zu früh stoppen
mistake-going-on = einmal zu oft weiterwürfeln
mistake-six = einen Shizzle übersehen
mistake-left-out = einen passenden Würfel auslassen
mistake-short = kürzere Reihe als möglich
mistake-dice = den falschen Würfel anlegen
mistake-attack = nicht angreifen
mistake-taking = angreifen, statt Punkte zu nehmen
mistake-victim = die falsche Person angreifen
why-win =
    { $count ->
        [one] Das Spiel endet dann sofort, gewonnen mit 1 Punkt Vorsprung.
       *[other] Das Spiel endet dann sofort, gewonnen mit { $count } Punkten Vorsprung.
    }
why-ending =
    { $count ->
        [one] Das Spiel endete sofort, verloren mit 1 Punkt Rückstand.
       *[other] Das Spiel endete sofort, verloren mit { $count } Punkten Rückstand.
    }
why-victim = Punkte: { $name } { $better }, { $other } { $taken }.
why-choked = Bei diesem Wurf lag die Chance auf ein Erlöschen bei { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-roll = Der Plan: { $dice } anlegen, dann weiterwürfeln.
why-stop = Der Plan: { $dice } anlegen, dann mit { $count } Würfeln in der Reihe stoppen.
why-choke = Die Chance auf ein Erlöschen liegt dann bei { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Im Schnitt bringt der Zug dann { NUMBER($better, maximumFractionDigits: 1) } Punkte statt { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am Zug: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles einzulösen: { $count }
edit-ready = Vor dem ersten Wurf
edit-choose = Würfel geworfen
edit-settle = Shizzles einlösen
edit-shows = Zeigt { $count }
edit-out = Aus der Reihe nehmen
edit-spark = Zum Funken machen
edit-join = An die Reihe anlegen

## Puzzles

puzzle-how-solution = durch die Lösung, exakt
puzzle-theme-push = weiterwürfeln
puzzle-theme-stop = stoppen
puzzle-theme-joining = welchen Würfel anlegen
puzzle-theme-short-line = eine kürzere Reihe
puzzle-theme-shizzle = ein Shizzle
puzzle-theme-attack = angreifen
puzzle-theme-take = nehmen
puzzle-theme-last-points = die letzten Punkte
puzzle-theme-last-turn = der letzte Zug

## The tutorial

tutorial-goal = Dein Ziel: die meisten Punkte haben, wenn die Bank leer ist. Alle Punkte kommen aus der Bank; jetzt hat sie 32.
tutorial-spark = Du bist am Zug. Der erste Würfel deiner Reihe liegt schon da: der Funke, eine rote 1. Du wirfst die anderen 5 Würfel.
tutorial-roll = Wirf die Würfel.
tutorial-colour = Ein Würfel passt, wenn er die Farbe oder die Zahl des letzten Würfels der Reihe hat. An die rote 1 passt die rote 4. Leg sie an.
tutorial-number = Jetzt ist die rote 4 die letzte. Die gelbe 4 passt: Sie hat dieselbe Zahl. Leg sie an.
tutorial-flicker = Eine Reihe aus 3 ist ein Flackern: Du könntest stoppen und 3 Punkte nehmen. Aber es passt noch ein Würfel. Leg die gelbe 2 an.
tutorial-flicker-stop = Du könntest stoppen, aber noch ein Würfel passt, und 1 Würfel mehr ist 1 Punkt mehr. Leg ihn an.
tutorial-flicker-roll = Du könntest die übrigen werfen, aber einer davon passt schon. Leg ihn zuerst an.
tutorial-longer = Wähle die Reihenfolge gut: Nur der letzte Würfel der Reihe entscheidet, was als Nächstes passt. Leg die lila 2 an.
tutorial-stop = Deine 5 Würfel bringen 5 Punkte. Wirfst du den letzten Würfel und er passt nicht, verlierst du sie alle. Stoppe.
tutorial-stop-roll = Damit riskierst du 5 Punkte, und der Würfel passt nur in 1 von 3 Fällen. Stoppe und nimm sie.
tutorial-next-spark = Du hast 5 Punkte genommen. Dein letzter Würfel, die lila 2, ist jetzt Zoes Funke. Sieh, was sie wirft.
tutorial-choke = Keiner von Zoes Würfeln war lila oder eine 2: Erlöschen! Ihr Zug endet sofort, und seine Punkte sind verloren. Jetzt hast du denselben Funken. Wirf.
tutorial-fizzle = Nur 1 deiner 5 Würfel passt, und dahinter nichts mehr. Eine Reihe aus 2 ist ein Verpuffen: Dein Zug endet mit 2 Punkten. Leg die lila 4 an.
tutorial-again = Zoe hat mit 3 Würfeln gestoppt. Die blaue 3 ist dein Funke. Wirf wieder.
tutorial-all = Diesmal kannst du alle Würfel anlegen, einen nach dem anderen. Beginne mit der grünen 3.
tutorial-all-2 = Leg die grüne 5 an. Dann folgen die orange 5 und die orange 4.
tutorial-all-stop = Das ist erlaubt, aber du kannst alle 6 Würfel anlegen. Leg den nächsten an.
tutorial-all-3 = Nur 1 Würfel ist übrig. Leg die lila 4 an.
tutorial-shizzle = Alle 6: ein Shizzle! Er bringt 6 Punkte oder einen Angriff. Du könntest weiterwürfeln, aber ein Erlöschen kostet ihn dich. Stoppe.
tutorial-shizzle-roll = Bei einem Erlöschen verlierst du den Shizzle. Stoppe und nutze ihn.
tutorial-attack = Du könntest 6 Punkte nehmen. Greifst du Zoe an, zahlt sie 6 von ihren an die Bank. Greif sie an.
tutorial-attack-take = 6 Punkte zu nehmen ist oft genauso gut. Aber sieh, was ein Angriff bewirkt: Greif Zoe an.
tutorial-attacked = Zoe hat 6 Punkte an die Bank gezahlt. Du bekommst nichts, aber das Spiel dauert länger, und das hilft allen, die hinten liegen.
tutorial-bank = Einige Züge später hat die Bank 3 Punkte, und du führst. Stoppst du mit deinen 4 Würfeln, nimmst du diese 3, und das Spiel endet. Stoppe.
tutorial-bank-other = Das ist erlaubt, aber wenn du jetzt stoppst, gewinnst du. Stoppe.
tutorial-end = Die Bank ist leer, und du hast die meisten Punkte: Du hast gewonnen!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Jede Seite hat eine Zahl und eine Farbe, und keine Seite gibt es zweimal.
example-from-the-bank = Du stoppst mit einer Reihe aus 3 und nimmst 3 Punkte aus der Bank.
example-next-spark = Du stoppst mit einer Reihe aus 3. Ihr letzter Würfel, so wie er liegt, ist der nächste Funke.
example-join = Die rote 4 darfst du anlegen; sie hat die Farbe des Funkens. Die orange 4 hat weder seine Farbe noch seine Zahl.
example-choke = Keiner der 5 Würfel hat die Zahl oder die Farbe des Funkens: Erlöschen. Dein Zug endet, und du verlierst seine Punkte.
example-fizzle = Keine Reihe aus 3 ist möglich: Verpuffen. Leg 1 Würfel an und nimm 2 Punkte. Dein Zug endet.
example-flicker = Ein Flackern aus 4: Stoppe und nimm 4 Punkte, oder wirf die anderen 2 Würfel.
example-shizzle = Ein Shizzle: Stoppe, oder würfle weiter und riskiere 6 Punkte. Würfelst du weiter, ist der sechste Würfel der neue Funke.
example-three-possible = Mit der roten 5 ist eine Reihe aus 3 möglich, also musst du sie legen. Mit der orangen 1 würde die Reihe bei 2 enden.
example-attack = Mit einem Shizzle lässt du jemand anderen, der Punkte hat, 6 an die Bank zahlen.
example-bank-empty = Die Bank hat weniger, als du verdient hast. Du nimmst, was noch da ist, und das Spiel endet.
example-shizzle-and-four = Ein Shizzle, dann ein Flackern aus 4: 10 Punkte, oder ein Angriff und 4.
example-two-shizzles = Zwei Shizzles, dann ein Verpuffen: 14 Punkte, oder 8 und ein Angriff, oder 2 und zwei Angriffe.
example-shizzle-lost = Ein Shizzle, dann ein Erlöschen: nichts.
example-bank-grows = Dein Angriff bringt die Bank von 4 Punkten auf 10. Dann nimmst du 5: Die Bank hat noch 5, und das Spiel geht weiter.
example-take-all = Drei Shizzles und eine Reihe aus 3: Du nimmst alle ihre Punkte auf einmal, soweit die Bank sie hat.
summary-turn = Dein Zug
summary-turn-1 = Der Funke ist der letzte Würfel der Reihe davor. Im ersten Zug wirfst du dafür 1 beliebigen Würfel. Wirf die anderen 5 Würfel.
summary-turn-2 = Leg mindestens 1 Würfel am offenen Ende an: Jeder muss die Zahl oder die Farbe des Würfels davor haben.
summary-turn-3 = Kein Würfel passt: Erlöschen. Dein Zug endet, und du verlierst seine Punkte, auch offene Shizzles.
summary-turn-4 = Ist eine Reihe aus 3 möglich, musst du sie legen.
summary-stop = Stoppen oder weiterwürfeln
summary-stop-1 = Keine Reihe aus mehr als 2 möglich: Verpuffen. Nimm 2 Punkte; dein Zug endet.
summary-stop-2 = Reihe aus 3 bis 5: Flackern. Stoppe für 1 Punkt je Würfel, oder wirf alle Würfel außerhalb der Reihe; mindestens 1 muss dann passen.
summary-six = Alle 6: ein Shizzle
summary-six-1 = Stoppe: Nimm 6 Punkte, oder lass jemand anderen 6 an die Bank zahlen.
summary-six-2 = Oder würfle weiter und riskiere ihn: Der sechste Würfel ist der neue Funke, und du wirfst die anderen 5.
summary-six-3 = Endet dein Zug, löse deine offenen Shizzles ein: erst angreifen, dann Punkte nehmen.
summary-end = Spielende
summary-end-1 = Die Bank beginnt mit 40, 60, 75, 90 oder 100 Punkten bei 2, 3, 4, 5 oder 6 Personen.
summary-end-2 = Ist die Bank nach einem Zug leer, endet das Spiel. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
