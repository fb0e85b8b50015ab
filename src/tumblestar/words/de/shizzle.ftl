### Shizzle auf Deutsch.
###
### Eine Würfelseite heißt „Rot 4“, ohne Artikel, und passt so in jeden Satz.

## The game

game-name = Shizzle
game-tagline = Sechs Würfel in einer Reihe: Stoppe rechtzeitig, oder würfle weiter und riskiere alles.
game-by = von Patch Products
game-about = Baue vom Funken aus eine Reihe aus Würfeln, jeder mit der Zahl oder der Farbe des Würfels davor. Stoppe und nimm die Punkte, oder würfle weiter und riskiere sie. Alle sechs sind ein Shizzle: sechs Punkte für dich, oder sechs, die jemand anderes zahlt.

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
        [you] Du legst { $face } an { $end }: { same }.
       *[other] { $seat } legt { $face } an { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du verlierst { points-count }.
       *[other] { $seat } verliert { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du greifst an: { $victim } zahlt { points-count } an die Bank.
       *[other] { $victim ->
            [you] { $seat } greift dich an: Du zahlst { points-count } an die Bank.
           *[other] { $seat } greift an: { $victim } zahlt { points-count } an die Bank.
        }
    }
seat-wins =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
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
        [barred] passt, stünde aber allein, wo drei möglich sind
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
        [target] Das Ziel ist erreicht
        [rounds] Die letzte Runde ist vorbei
       *[cap] 500 Züge sind vorbei
    }
to-settle = Shizzles einzulösen: { $pending }.

gain-line = { $points } Punkte für eine Reihe aus { $points }
gain-shizzles =
    { $count ->
        [one] { $points } Punkte für den Shizzle
       *[other] { $points } Punkte für { $count } Shizzles
    }
gain-both = { $points } Punkte: { $line } für die Reihe, { $worth } für Shizzles
gain-rest =
    { $points ->
        [one] den letzten Punkt der Bank, statt { $earned }
       *[other] die letzten { $points } Punkte der Bank, statt { $earned }
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
        [you] Du wirfst fünf Würfel zum Funken, { $face }.
       *[other] { $seat } wirft fünf Würfel zum Funken, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du würfelst weiter
       *[other] { $seat } würfelt weiter
    }
did-roll-on = { rolls-on } nach { $face }; es geht um { points-count }.
did-roll-shizzle = { rolls-on }; es geht um { points-count }, der neue Funke ist { $face }.
did-fall = Geworfen: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Geworfen: { $face }. Kein Würfel passt: Erlöschen!
       *[other] Geworfen: { $face }. Kein Würfel passt: Erlöschen! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Die Reihe hat jetzt { $count }.
did-join-shizzle = { seat-joins } Alle sechs: ein Shizzle!
did-fizzle = { seat-joins } Kein dritter Würfel passt: ein Verpuffen. { did-take }
did-fizzle-settle = { seat-joins } Kein dritter Würfel passt: ein Verpuffen. { to-settle }
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
did-over = { $told } { over-why }: Das Spiel ist zu Ende.

## Turns: what a hovered target would do

would-roll = { action-roll }. Passt keiner an { $face }, ist das ein Erlöschen.
would-roll-on = { action-roll }. Passt keiner an { $face }, verlierst du { points-count }.
would-roll-shizzle = { action-roll }. Passt keiner an den neuen Funken, { $face }, verlierst du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = { $face } an { $end } legen: { same }.
would-join-two = { would-put } Ein dritter muss folgen.
would-join = { would-put } Wenn du dann stoppst, bringt das { points-count }.
would-join-shizzle = { would-put } Alle sechs: ein Shizzle!
would-fizzle = { would-put } Kein dritter Würfel passt: ein Verpuffen. Dein Zug endet; du nimmst { $gain }.
would-fizzle-settle = { would-put } Kein dritter Würfel passt: ein Verpuffen. { to-settle }
would-stop = Du stoppst und nimmst { $gain }.
would-stop-settle = Du stoppst. Dann nimmst du für jeden Shizzle sechs Punkte, oder du greifst an.
would-take = Du nimmst { $gain }.
would-hit = Angriff: { $victim } zahlt { points-count } an die Bank.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dann nimmst du { $gain }.
would-attack-last = { would-hit } Dein Zug endet.
would-over =
    { $result ->
        [won] { $told } Du gewinnst!
        [shared] { $told } Du teilst den Sieg.
       *[lost] { $told } Das Spiel endet, und du gewinnst nicht.
    }

## Status

status-setup = Aufbau
status-spark =
    { $seat ->
        [you] Einen Würfel wählen und den ersten Funken werfen.
       *[other] { $seat } wählt einen Würfel für den ersten Funken.
    }
status-ready =
    { $seat ->
        [you] Dein Zug: 5 Würfel werfen.
       *[other] { $seat } wirft 5 Würfel.
    }
status-join-third =
    { $seat ->
        [you] Einen dritten Würfel anlegen: { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen Würfel: { end-colour } oder eine { $number }.
    }
status-join =
    { $seat ->
        [you] Einen Würfel anlegen: { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen Würfel: { end-colour } oder eine { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Keine Reihe aus 3 ist möglich. Einen Würfel anlegen: Verpuffen.
       *[other] { $seat } wählt Würfel.
    }
status-join-or-end =
    { $seat ->
        [you] Einen Würfel anlegen, für { $points } stoppen oder weiterwürfeln.
       *[other] { $seat } wählt: für { $points } stoppen oder weiterwürfeln.
    }
status-end =
    { $seat ->
        [you] Reihe aus { $count }: für { $points } stoppen oder weiterwürfeln.
       *[other] { $seat } wählt: für { $points } stoppen oder weiterwürfeln.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Für { $points } stoppen oder riskant weiterwürfeln.
       *[other] Shizzle! { $seat } wählt: stoppen oder weiterwürfeln.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] { points-count } nehmen oder mit einem Shizzle angreifen.
       *[other] { $seat } ist dabei, einen Shizzle einzulösen.
    }
status-over-won = { over-why }. { seat-wins }, Stand: { points-count }!
status-over-shared = { over-why }. Geteilter Sieg: { $seats }, je { points-count }.
status-type-dice = Würfel { $die }: Welche Farbe hat die { $number }?
status-type-first = Wer beginnt?
status-type-fall = Was zeigt Würfel { $die }? Noch zu werfen: { $count }.
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
action-stop = Stoppen: { $points } nehmen
action-stop-settle = Stoppen und einlösen
action-take = { $points } nehmen
action-attack = { $victim } angreifen
deed-spark = Diesen Würfel werfen
deed-add = Diesen Würfel anlegen
touch-spark = Tippe auf einen Würfel.
touch-attack = Tippe auf einen Spieler.
touch-add = Tippe auf einen Würfel.

## Refusals: why not, and what instead

refused-SH-1-1 = Ein Würfel zeigt eine Zahl von 1 bis 6. Wähle eine seiner Seiten.
refused-SH-1-2 = Jeder Würfel hat jede Farbe einmal, und keine Seite gibt es zweimal. Wähle eine der angebotenen Farben.
refused-SH-1-4 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-SH-2-1 = Es gibt noch keinen Funken. Wähle einen Würfel und wirf ihn allein.
refused-SH-2-2 = Dein Zug beginnt mit einem Wurf. Wirf zuerst die fünf Würfel.
refused-SH-2-3 = Dieser Würfel hat weder Zahl noch Farbe des letzten in der Reihe. Wähle einen, der passt.
refused-SH-2-3-lies = Dieser Würfel liegt in der Reihe und bleibt dort. Wähle einen geworfenen.
refused-SH-2-8 = Nach jedem Wurf musst du einen Würfel anlegen, und zwei in der Reihe sind zu wenig. Wähle einen Würfel, der passt.
refused-SH-2-8-alone = Hinter diesen passt kein anderer Würfel; eine Reihe aus drei ist aber möglich und muss sein. Wähle einen anderen Würfel.
refused-SH-3-1 = Dein Zug ist gestoppt; nur Shizzles sind noch einzulösen. Nimm die Punkte, oder greif an.
refused-SH-3-1-early = Noch gibt es nichts einzulösen. Lege erst einen Würfel in die Reihe, würfle weiter, oder stoppe.
refused-SH-3-2 = Angreifen kannst du nur andere, die Punkte haben. Wähle davon, oder nimm die Punkte.
refused-SH-3-6 = Das Spiel ist zu Ende. Sieh es dir Zug für Zug an, oder spiel ein neues.

## Options

option-first = Wer beginnt
option-first-help = Der Zufall entscheidet, oder du wählst einen Platz.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-random_dice = Zufällige Würfel
option-random_dice-help = Der Zufall verteilt die Farben neu auf die Würfel. Jeder Würfel hat weiter jede Zahl und jede Farbe einmal, und keine Seite gibt es zweimal.
option-rounds = Runden
option-rounds-help = Das Spiel endet auch, wenn alle so viele Züge hatten.
option-rounds-0 = ohne Grenze
option-target = Ziel in Punkten
option-target-help = Das Spiel endet auch, wenn jemand am Ende eines Zugs so viele Punkte oder mehr hat.
option-target-0 = keines
option-cap = Höchstens 500 Züge
option-cap-help = Dann gewinnt, wer führt. Ohne das könnten Angriffe ein Spiel endlos verlängern. Ein Tisch nur mit Bots hat es immer.

## The board in text

picture-label = Die Reihe, die losen Würfel, die Bank und alle Punkte, auch als Text.
text-board = Die Reihe, dann die sechs Würfel
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

rules-intro = Shizzle ist ein Würfelspiel für zwei bis sechs. Dein Zug beginnt mit dem Funken, dem letzten Würfel der Reihe vor deiner; die anderen fünf wirfst du. Du kannst die Würfel einzeln anlegen, jeden mit der Zahl oder der Farbe des Würfels davor. Passt keiner, ist das ein Erlöschen: Die Punkte des Zugs sind verloren. Ist die längste mögliche Reihe zwei, ist es ein Verpuffen: zwei Punkte, und der Zug endet. Drei bis fünf sind ein Flackern: Stoppe und nimm einen Punkt für jeden Würfel der Reihe, oder wirf den Rest und riskiere alles. Sechs sind ein Shizzle: Nimm sechs Punkte, oder jemand anderes zahlt sechs, oder würfle weiter und riskiere ihn. Ist die Bank leer, gewinnen die meisten Punkte.
rules-page = Würfel, die du anlegen darfst, leuchten auf: Klicke einen an, damit er ans Ende der Reihe kommt, oder wähle ihn mit der Tastatur. „Stoppen“ und „werfen“ erscheinen, wenn sie erlaubt sind. Ein Erlöschen oder Verpuffen beendet deinen Zug von selbst. Kann niemand angegriffen werden, wenn du stoppst, bekommst du die Punkte deiner Shizzles ungefragt. Mit echten Würfeln tippst du ein, was sie zeigen, in beliebiger Reihenfolge. Welche Farben auf welchem Würfel sind, ist unsere Rekonstruktion;{$reconstruction} wer die Schachtel hat, kann sie in dice.toml berichtigen.

rules-SH-1 = Was in der Schachtel ist
rule-SH-1-1 = Es gibt sechs Würfel mit den Zahlen 1 bis 6. Jedes der 36 Paare aus Zahl und Farbe steht nur auf einer Seite, und jeder Würfel hat jede Zahl und jede Farbe einmal.{$review}
rule-SH-1-2 = Die Farben sind Rot, Orange, Lila, Blau, Grün und Gelb; die sechste ist geraten, und echte Ausgaben unterscheiden sich. Auf unseren Würfeln folgen die Farben so aufeinander, und jeder Würfel beginnt eine Farbe später.{$reconstruction} Option: zufällige Würfel.
rule-SH-1-3 = Die Chips sind Punkte: 14 zu fünf und 30 zu einem, zusammen 100. Die Bank beginnt mit 40 Punkten zu zweit, 60 zu dritt, 75 zu viert, 90 zu fünft und 100 zu sechst; alle beginnen ohne Punkte. Die Bank und alle Punktestände ergeben immer dieselbe Summe.
rule-SH-1-4 = Im Heft beginnt, wer am jüngsten ist; hier wählt, wer den Tisch eröffnet, oder der Zufall.{$ruling} Gespielt wird nach links.

rules-SH-2 = Dein Zug
rule-SH-2-0 = Ein Shizzle ist offen, bis ihn sein Zug eingelöst hat; sonst ist nie etwas offen. Die Reihe zählt einmal, wenn der Zug stoppt: Eine Reihe aus drei, die auf fünf gewachsen ist, zählt fünf. Eine Reihe aus sechs ist ein offener Shizzle und zählt sonst nichts.
rule-SH-2-1 = Im ersten Zug des Spiels wirft, wer beginnt, einen beliebigen Würfel allein: Er ist der Funke. Später ist der Funke der letzte Würfel der Reihe davor, so wie er liegt.
rule-SH-2-2 = Der Funke ist der erste Würfel deiner Reihe und zählt mit. Wirf die anderen fünf.
rule-SH-2-3 = Die Reihe wächst nur am offenen Ende. Jeder Würfel muss Zahl oder Farbe mit dem davor gemeinsam haben. Von den Würfeln dieses Wurfs kannst du beliebige in beliebiger Reihenfolge anlegen; Würfel früherer Würfe bleiben, wo sie sind.{$ruling}
rule-SH-2-4 = Erlöschen: Von einem Wurf kannst du keinen Würfel anlegen, ob beim ersten Wurf oder später. Der Zug endet, und alle seine Punkte sind verloren, auch offene Shizzles.
rule-SH-2-5 = Verpuffen: Du hast fünf Würfel geworfen, und die längste mögliche Reihe ist zwei. Du wählst, welchen passenden Würfel du anlegen willst. Dann muss der Zug enden: zwei Punkte und alles, was offen ist.
rule-SH-2-6 = Flackern: eine Reihe aus drei, vier oder fünf. Stoppe und nimm so viele Punkte und alles, was offen ist; oder wirf alle Würfel, die nicht in der Reihe sind. Mindestens einen davon musst du dann anlegen, sonst ist es ein Erlöschen. Ein Verpuffen ist es nie: Geworfen werden weniger als fünf Würfel.
rule-SH-2-7 = Shizzle: Alle sechs Würfel sind in der Reihe. Er bringt sechs Punkte, die du nimmst, oder sechs, die jemand anderes an die Bank zahlt. Stoppe, oder würfle weiter und riskiere ihn: Der sechste Würfel wird der neue Funke, eine frische Reihe aus einem, und du wirfst die anderen fünf.
rule-SH-2-8 = Passt ein Würfel, musst du mindestens einen anlegen. Andere passende Würfel darfst du auslassen.{$ruling} Wurden aber fünf Würfel geworfen und ist eine Reihe aus drei oder mehr möglich, muss die Reihe drei erreichen: Zwei gibt es nur beim Verpuffen.{$ruling} Dann darf also ein Würfel, hinter den kein anderer passt, nicht als einziger dazukommen.
rule-SH-2-9 = Wer weiterwürfelt, wirft immer jeden Würfel, der nicht in der Reihe ist.{$ruling}

rules-SH-3 = Ende deines Zugs und des Spiels
rule-SH-3-1 = Shizzles bleiben bis zum Ende des Zugs offen und werden dann eingelöst. Das Heft sagt „sofort“; wir lesen „dann, nicht später“, denn die Alternative heißt weiterwürfeln, und bei einem Erlöschen sind offene Shizzles verloren.{$ruling} Für jeden nimmst du sechs Punkte oder nennst ein Opfer; über jeden entscheidest du einzeln, es kann also mehrere Opfer geben.{$ruling} Zuerst kommen Angriffe, dann das, was du nimmst.{$ruling}
rule-SH-3-2 = Ein Opfer zahlt sechs Punkte an die Bank, oder alle, wenn es weniger sind;{$ruling} wer angreift, bekommt nichts. Angriffe folgen einzeln. Angegriffen werden kann nur, wer Punkte hat, auch mehrmals, solange welche da sind. Hat niemand Punkte, wird der Shizzle genommen.{$ruling}
rule-SH-3-3 = Hat die Bank weniger, als du verdient hast, nimmst du, was da ist.{$ruling}
rule-SH-3-4 = Wer stoppt, darf keine Punkte ablehnen.{$ruling} Das Heft rät davon ab, ein Spiel zu beenden, das man verlöre: Greif lieber an, oder würfle weiter.
rule-SH-3-5 = Der letzte Würfel, der wirklich in der Reihe liegt, ist der nächste Funke, auch nach einem Erlöschen.{$ruling} Nach einem Erlöschen beim ersten Wurf ist es derselbe Funke.
rule-SH-3-6 = Ist die Bank leer, wenn ein Zug eingelöst ist, endet das Spiel sofort. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.{$ruling}
rule-SH-3-7 = Das Heft hat keine Grenze für Züge, und Angriffe können ein Spiel endlos verlängern. Darum gibt es Optionen: eine Grenze für Runden, ein Ziel und ein Ende nach 500 Zügen. Eine leere Bank beendet das Spiel weiterhin; das Ziel zählt, wenn ein Zug eingelöst ist; Runden enden nach dem letzten Platz; die meisten Punkte gewinnen, und bei Gleichstand wird der Sieg geteilt.{$ruling}

rules-SH-4 = Gut zu wissen
rule-SH-4-1 = Jeder Würfel verfehlt das Ende der Reihe in zwei von drei Fällen. So kommt ein Erlöschen bei 13 % der Würfe mit fünf Würfeln, 30 % mit drei, 44 % mit zwei und 67 % mit einem.
rule-SH-4-2 = Die längste mögliche Reihe bei den 7.776 Würfen mit fünf Würfeln: eins 1.024-mal, zwei 1.034, drei 1.160, vier 1.624, fünf 1.730 und sechs 1.204.
rule-SH-4-3 = Ein Shizzle, dann ein Flackern aus vier: 10 Punkte, oder ein Angriff und 4. Zwei Shizzles, dann ein Verpuffen: 14 Punkte, oder 8 und ein Angriff, oder 2 und zwei Angriffe. Ein Shizzle, dann ein Erlöschen: nichts. Die Bank hat 4, du greifst jemanden mit 9 an, und 5 stehen dir noch zu: Die Bank wächst auf 10, du nimmst 5, sie hat 5, und das Spiel geht weiter.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-2 = Ein Zug wartet, bis die fünf Würfel geworfen werden.{$ruling}
rule-ours-3 = „Nehmen“ nimmt alle übrigen Shizzles und die Punkte der Reihe.{$ruling}
rule-ours-4 = Zufällige Würfel entstehen nacheinander; jeder ist einer, der zu den Würfeln davor möglich ist, alle gleich wahrscheinlich.{$ruling}
rule-ours-5 = Geworfene Würfel kommen einzeln zur Ruhe, der mit der niedrigsten Nummer zuerst; erst der letzte entscheidet, ob es ein Erlöschen ist.{$ruling}

## What a typed text should have been

unread-first = „{ $text }“ ist kein Platz; erwartet ist „{ $name } 1“ bis „{ $name } { $count }“.
unread-die = „{ $text }“ ist kein Würfel; erwartet ist „{ $name } 1“ bis „{ $name } { $count }“.
unread-colour = „{ $text }“ ist keine Farbe für { $place } (Würfel und Zahl); erwartet ist eine von { $colours }.
unread-fallen = „{ $text }“ ist keine Seite von Würfel { $count }; erwartet ist eine von { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte Würfel
chance-typed-help = Du wirfst echte Würfel und tippst ein, was sie zeigen.
palette-head = Was zeigen die echten Würfel?

## Bots

bot-greedy = Mittel
bot-greedy-help = spielt auf die meisten Punkte in diesem Zug
bot-novice = Anfänger
bot-novice-help = wie { bot-greedy }, stoppt aber oft zu früh oder würfelt weiter, wenn es reicht
bot-club = Leicht
bot-club-help = wie { bot-optimal }, darf aber 8 % Siegchance je Aktion verlieren, mit mehr Plätzen weniger
bot-strong = Schwer
bot-strong-help = wie { bot-optimal }, darf aber 2 % Siegchance je Aktion verlieren, mit mehr Plätzen weniger
bot-optimal = Spitze
bot-optimal-help = spielt nach der exakten Lösung (zu zweit, übliche Würfel) oder der besten Schätzung

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle sechs
       *[other] { $count } oder mehr
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Mit { $length } stoppen
advice-stop-joining = { $dice } dazu; mit { $length } stoppen
advice-roll-joining = { $dice } dazu; weiterwürfeln
advice-fizzle-joining = { $dice } dazu: ein Verpuffen
advice-die = Würfel { $count } für den ersten Funken werfen
advice-odds = Chancen des nächsten Wurfs: ein Erlöschen, oder Würfel für eine Reihe jeder Länge.
advice-turn = Punkte: was von diesem Zug zu erwarten ist, auf Punkte gespielt.

## The solution

solve-bank = Die Bank hat 1 bis { $most } Punkte, nicht { $bank }.
data-mismatch = Die mitgelieferten Daten sind für etwas anderes: Ihr „{ $key }“ ist { $text }, nicht { $expected }. Erzeuge sie neu: { $make }
data-damaged = Die mitgelieferten Daten sind beschädigt ({ $why }). Erzeuge sie neu: { $make }
dice-file = Diese Würfel gehen nicht. { $why }
dice-no-dice = Die Würfel müssen eine Liste aus { $expected } Würfeln sein, nicht { $count }.
dice-no-faces = Würfel { $die } muss eine Liste aus sechs Farben sein, für seine Zahlen 1 bis 6.
dice-no-face = Würfel { $die } hat die Farbe „{ $text }“; erwartet ist eine von { $allowed }.
dice-no-twice = { $text } { $number } auf Würfel { $die } gibt es zweimal; ein Würfel hat jede Farbe einmal, und jede Seite gibt es einmal.

## The score pad

pad-rounds = Punkte der Runden
pad-round-means = Genommene Punkte, abzüglich der durch Angriffe verlorenen.
pad-who = Tippe an, wessen Zug vorbei ist.
pad-over = Die Bank ist leer: Das Spiel ist zu Ende (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: Wie ging der Zug aus?
       *[other] { $player }, Shizzles: { $count }. Wie ging der Zug weiter?
    }
pad-choke = Erlöschen: nichts
pad-fizzle = Verpuffen: { $count }
pad-flicker = Flackern: { $count }
pad-stop = Dort gestoppt
pad-settle = Punkte oder Angriff? Shizzles: { $count }
pad-bad-turn = „{ $text }“ ist kein Zug: Erwartet sind Platz, Würfel der letzten Reihe (0, 2 bis 6), Shizzles und Opfer, etwa „140“ oder „1312“.
pad-after-end = „{ $text }“ kommt nach dem Ende des Spiels: Die Bank ist leer ({ $tag }).
pad-bad-attack = „{ $text }“ greift jemanden an, der nicht angreifbar ist: Erwartet sind andere, die Punkte haben, höchstens einer je Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punkte
sign-points-does = Die Chips einer Person: eckige sind fünf Punkte, runde einer.
sign-line = Reihe
sign-line-does = Jeder Würfel hat Zahl oder Farbe mit dem davor gemeinsam. Eine Reihe aus drei, vier oder fünf bringt so viele Punkte, wenn der Zug stoppt.
sign-shizzle = Shizzle
sign-shizzle-does = Alle sechs Würfel in der Reihe: sechs Punkte für dich, oder sechs, die jemand anderes zahlt. Jeder Stern ist ein Shizzle, noch einzulösen.
sign-bank = Bank
sign-bank-does = Von hier kommen alle Punkte. Ist sie am Ende eines Zugs leer, endet das Spiel. Auf dem Schild steht, was es bringt, wenn du jetzt stoppst.
sign-cup = Würfelbecher
sign-cup-does = Wirft alle Würfel, die nicht in der Reihe sind. Einen musst du anlegen, sonst ist es ein Erlöschen.
sign-count = Kleiner Würfel
sign-count-does = Wie viele Würfel der nächste Wurf hätte.
sign-spark = Funke
sign-spark-does = Der erste Würfel der Reihe, auf Strahlen: der letzte Würfel der Reihe davor.
sign-bond = Siegel zwischen zwei Würfeln
sign-bond-does = Warum du die Würfel anlegen konntest: die gemeinsame Zahl, oder das Zeichen ihrer Farbe.
sign-choke = Erlöschen
sign-choke-does = Kein geworfener Würfel passt. Der Zug endet; seine Punkte sind verloren, auch Shizzles.
sign-fizzle = Verpuffen
sign-fizzle-does = Fünf Würfel wurden geworfen, und keine Reihe ist länger als zwei: 2 Punkte, und der Zug endet.
sign-flicker = Flackern
sign-flicker-does = Eine Reihe aus drei, vier oder fünf. Stoppe und nimm ihre Punkte, oder würfle weiter und riskiere sie.
now-points = { points-count }.
now-line = { $count } von sechs Würfeln in der Reihe; der Zug bringt { points-count }.
now-rolls = Würfel zum Werfen: { $count }.

## What gives the win shares of a review

evaluator-exact = das gelöste Spiel
evaluator-table = die Tabelle für drei Plätze
evaluator-estimate = eine Schätzung, gelernt aus exakten Zügen
evaluator-simple = ein grobes Modell: Die mitgelieferte Schätzung geht nicht

## Kinds of chance, for statistics

chance-of-die = Die Zahlen der Würfel
mistake-ending = ein verlorenes Spiel beenden
mistake-stopping = zu früh stoppen
mistake-going-on = einmal zu oft würfeln
mistake-six = einen Shizzle übersehen
mistake-left-out = einen passenden Würfel auslassen
mistake-short = eine kürzere Reihe bilden als möglich
mistake-dice = den falschen Würfel anlegen
mistake-attack = nicht angreifen
mistake-taking = angreifen statt Punkte nehmen
mistake-victim = die falsche Person angreifen
why-win =
    { $count ->
        [one] Das Spiel endet dann sofort, mit 1 Punkt Vorsprung.
       *[other] Das Spiel endet dann sofort, mit { $count } Punkten Vorsprung.
    }
why-ending =
    { $count ->
        [one] Das Spiel endete sofort, mit 1 Punkt Rückstand.
       *[other] Das Spiel endete sofort, mit { $count } Punkten Rückstand.
    }
why-victim = { $name } hat { $better } Punkte, { $other } { $taken }.
why-choked = Bei dem Wurf, der gemacht wurde, kommt ein Erlöschen in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle.
why-roll = Der Plan: { $dice } dazu, dann weiterwürfeln.
why-stop = Der Plan: { $dice } dazu, dann mit { $count } Würfeln in der Reihe stoppen.
why-choke = Ein Erlöschen kommt dann nur in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Würfe.
why-turn = Im Schnitt bringt der Zug dann { NUMBER($better, maximumFractionDigits: 1) } Punkte, nicht { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am Zug: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles einzulösen: { $count }
edit-ready = Vor dem ersten Wurf
edit-choose = Würfel geworfen
edit-settle = Shizzles einlösen
edit-shows = Zeigt { $count }
edit-out = Nicht in der Reihe
edit-spark = Als Funke
edit-join = Am Ende der Reihe

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

tutorial-goal = Darum geht es: die meisten Punkte zu haben, wenn die Bank leer ist. Alle Punkte kommen aus der Bank, jetzt sind darin 32.
tutorial-spark = Dein Zug. Der erste Würfel deiner Reihe liegt schon da: der Funke, eine rote 1. Du wirfst die anderen fünf.
tutorial-roll = Wirf die Würfel.
tutorial-colour = An die Reihe kannst du einen Würfel anlegen, wenn er die Farbe oder die Zahl des letzten hat. An die rote 1 passt die rote 4.
tutorial-number = Jetzt ist die rote 4 die letzte. Die gelbe 4 passt: Ihre Zahl ist gleich.
tutorial-flicker = Drei Würfel sind ein Flackern: Wenn du stoppst, bringt jeder einen Punkt. Aber es passen noch mehr Würfel. Nimm die gelbe 2 dazu.
tutorial-flicker-stop = Du kannst stoppen, aber noch ein Würfel passt, und ein Würfel mehr ist ein Punkt mehr.
tutorial-flicker-roll = Du kannst den Rest werfen, aber einer davon passt schon. Nimm ihn erst dazu.
tutorial-longer = Jetzt die lila 2. Wähle die Reihenfolge gut: Nur der letzte Würfel der Reihe zählt dafür, was als Nächstes passt.
tutorial-stop = Fünf Würfel sind fünf Punkte. Wirfst du den letzten Würfel und er passt nicht, ist der ganze Zug verloren. Stoppe.
tutorial-stop-roll = Das riskiert fünf Punkte, und der Würfel passt nur in einem von drei Würfen. Stoppe und nimm sie.
tutorial-next-spark = Fünf Punkte gehören dir. Dein letzter Würfel, die lila 2, ist jetzt Zoes Funke. Sieh, was sie wirft.
tutorial-choke = Kein Würfel war lila oder eine 2: ein Erlöschen. Der Zug endet sofort, seine Punkte sind verloren. Derselbe Funke ist jetzt deiner.
tutorial-fizzle = Von fünf Würfeln passt nur einer, und danach nichts: Eine Reihe aus zwei ist ein Verpuffen. Dein Zug endet mit zwei Punkten. Nimm die lila 4 dazu.
tutorial-again = Zoe hat mit drei Würfeln gestoppt. Die blaue 3 ist dein Funke: Wirf wieder.
tutorial-all = Diesmal kannst du alle Würfel anlegen, einen nach dem anderen. Beginne mit der grünen 3.
tutorial-all-2 = Dann die grüne 5. Die orange 5 und die orange 4 werden folgen.
tutorial-all-stop = Das ist erlaubt, aber du kannst alle sechs Würfel anlegen. Nimm den nächsten dazu.
tutorial-all-3 = Nur einer ist übrig. Nimm die lila 4 dazu.
tutorial-shizzle = Alle sechs: ein Shizzle! Er bringt sechs Punkte oder einen Angriff. Du kannst weiterwürfeln, aber ein Erlöschen kostet ihn. Stoppe.
tutorial-shizzle-roll = Ein Erlöschen kostet den Shizzle. Stoppe und nutze ihn.
tutorial-attack = Du kannst sechs Punkte nehmen. Oder angreifen: Dann zahlt Zoe sechs von ihren an die Bank. Greif sie an.
tutorial-attack-take = Sechs Punkte sind oft genauso gut. Aber sieh, was ein Angriff tut.
tutorial-attacked = Zoe hat sechs Punkte an die Bank gezahlt. Ein Angriff bringt dir nichts, aber das Spiel dauert länger; das hilft allen, die hinten liegen.
tutorial-bank = Einige Züge später hat die Bank drei Punkte, und du führst. Stoppe mit deinen vier Würfeln: Du nimmst, was da ist, und eine leere Bank beendet das Spiel.
tutorial-bank-other = Das ist erlaubt, aber wenn du stoppst, gewinnst du jetzt das Spiel.
tutorial-end = Die Bank ist leer, und du hast die meisten Punkte: Du hast gewonnen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Jede Seite hat eine Zahl und eine Farbe, und keine Seite gibt es zweimal.
example-from-the-bank = Eine Reihe aus drei nimmt drei Punkte aus der Bank.
example-next-spark = Der Zug endete mit einer Reihe aus drei. Ihr letzter Würfel, so wie er liegt, ist der nächste Funke.
example-join = Die rote 4 hat die Farbe des Funkens: Du darfst sie anlegen. Die orange 4 hat weder seine Farbe noch seine Zahl.
example-choke = Keiner der fünf Würfel hat Zahl oder Farbe des Funkens: ein Erlöschen. Der Zug endet ohne Punkte.
example-fizzle = Keine Reihe aus drei ist möglich: ein Verpuffen. Einen Würfel musst du anlegen, für zwei Punkte, und der Zug endet.
example-flicker = Ein Flackern aus vier: Stoppe für vier Punkte, oder wirf die anderen zwei Würfel.
example-shizzle = Ein Shizzle: Stoppe, oder würfle weiter und riskiere sechs Punkte. Der sechste Würfel ist dann der neue Funke.
example-three-possible = Nach der roten 5 ist eine Reihe aus drei möglich, also muss sie sein; mit der orangen 1 bliebe die Reihe bei zwei.
example-attack = Durch einen Shizzle zahlt jemand anderes, der Punkte hat, sechs an die Bank.
example-bank-empty = Die Bank hat weniger, als verdient wurde, und wird geleert: Das Spiel endet, und die meisten Punkte gewinnen.
example-shizzle-and-four = Ein Shizzle, dann ein Flackern aus vier: zehn Punkte, oder ein Angriff und vier.
example-two-shizzles = Zwei Shizzles, dann ein Verpuffen: 14 Punkte, oder 8 und ein Angriff, oder 2 und zwei Angriffe.
example-shizzle-lost = Ein Shizzle, dann ein Erlöschen: nichts.
example-bank-grows = Der Angriff bringt die Bank von 4 auf 10, dann werden fünf genommen: 5 bleiben, und das Spiel geht weiter.
example-take-all = Drei Shizzles und eine Reihe aus drei: Alles wird auf einmal genommen.
summary-turn = Dein Zug
summary-turn-1 = Der Funke ist der letzte Würfel der Reihe davor. Wirf die anderen fünf.
summary-turn-2 = Lege Würfel am offenen Ende an: jeder mit Zahl oder Farbe des Würfels davor.
summary-turn-3 = Kein Würfel passt: ein Erlöschen. Der Zug endet ohne Punkte.
summary-turn-4 = Ist eine Reihe aus drei möglich, muss sie sein.
summary-stop = Stoppen oder weiterwürfeln
summary-stop-1 = Höchstens zwei: ein Verpuffen. 2 Punkte, und der Zug endet.
summary-stop-2 = Drei bis fünf: ein Flackern. Stoppe für einen Punkt je Würfel, oder wirf alle Würfel außerhalb der Reihe; einen musst du dann anlegen.
summary-six = Alle sechs: ein Shizzle
summary-six-1 = Stoppe: Nimm sechs Punkte, oder jemand anderes zahlt sechs an die Bank.
summary-six-2 = Oder würfle weiter: Du riskierst ihn, der sechste Würfel ist der neue Funke, und die anderen fünf werden geworfen.
summary-six-3 = Am Ende des Zugs wird alles, was offen ist, eingelöst: Angriffe zuerst.
summary-end = Ende des Spiels
summary-end-1 = Die Bank beginnt mit 40, 60, 75, 90 oder 100 Punkten bei zwei bis sechs Plätzen.
summary-end-2 = Die Bank ist leer, wenn ein Zug eingelöst ist: Die meisten Punkte gewinnen.
