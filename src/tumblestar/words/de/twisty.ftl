### Twisty auf Deutsch.

## The game

game-name = Twisty
game-tagline = Ein Wettlauf im Rösselsprung, mit Dieben.
game-by = von Faouzi Boughida, Djeco
game-about = Sammle sieben Farben in der Reihenfolge deiner Karten und zieh dabei wie der Springer im Schach. Sondersteine bringen dich weiter oder schützen deine Würfel, denn andere können sie stehlen. Wer alle sieben Würfel hat und zuerst die Mitte erreicht, gewinnt.

## Colours and counters

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
colour-black = Schwarz

counter-step = Schrittstein
counter-diagonal = Diagonalstein
counter-leap = Sprungstein
counter-teleport = Teleportstein
counter-safety = Schutzstein

square-empty = leeres Feld
square-centre = Mitte
square-corner = Ecke

cube =
    { $colour ->
        [red] roter Würfel
        [orange] oranger Würfel
        [yellow] gelber Würfel
        [green] grüner Würfel
        [blue] blauer Würfel
        [purple] lila Würfel
        [black] schwarzer Würfel
       *[pink] rosa Würfel
    }
next-goal =
    { $next ->
        [none] Alle sieben: jetzt zur Mitte!
       *[other] Nächste Farbe: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du ziehst nach { $square }
       *[other] { $seat } zieht nach { $square }
    }
collects-there =
    { $seat ->
        [you] Du ziehst nach { $square } und sammelst den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } Würfel
       *[other] { $seat } zieht nach { $square } und sammelt den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } Würfel
    }
steals-there =
    { $seat ->
        [you] Du ziehst nach { $square } und stiehlst den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } Würfel von { $victim }
       *[other] { $victim ->
            [you] { $seat } zieht nach { $square } und stiehlt deinen { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } Würfel
           *[other] { $seat } zieht nach { $square } und stiehlt den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } Würfel von { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] Schrittstein
        [diagonal] Diagonalstein
        [leap] Sprungstein
        [teleport] Teleportstein
       *[safety] Schutzstein
    }
extra-move =
    { $counter ->
        [step] ein Feld gerade
        [diagonal] ein Feld diagonal
        [leap] noch ein L
       *[teleport] ein anderer freier Teleportstein
    }
leads-on = Der { counter-name } dort führt weiter.
leads-nowhere = Der { counter-name } dort führt jetzt nirgendwohin.
protects =
    { $count ->
        [0] Der Schutzstein dort hat nichts Neues zu schützen.
        [one] Der Schutzstein dort schützt einen weiteren Würfel.
       *[other] Der Schutzstein dort schützt { $count } weitere Würfel.
    }
also-collected = Dort auch als Würfel gesammelt: { $under }.
turn-ends = Dein Zug endet.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, Karte { $count }: { $colour }.
did-card-all = Alle, Karte { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Du startest auf { $square }.
       *[other] { $seat } startet auf { $square }.
    }
did-first =
    { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, ein leeres Feld.
did-land-centre = { moves-to }, die Mitte; ohne alle sieben Würfel passiert nichts.
did-land-cube = { moves-to }; der { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Würfel dort ist nicht die nächste Farbe und bleibt.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Du erreichst die Mitte mit allen sieben Würfeln und gewinnst!
       *[other] { $seat } erreicht die Mitte mit allen sieben Würfeln und gewinnt!
    }
did-win-seventh = { collects-there }. Das sind sieben. { status-over-won }
did-win-steal = { steals-there }. Das sind sieben. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Du bleibst auf { $square }.
       *[other] { $seat } bleibt auf { $square }.
    }
did-skip =
    { $seat ->
        [you] Du hast kein L und setzt diesen Zug aus.
       *[other] { $seat } hat kein L und setzt diesen Zug aus.
    }
did-corner =
    { $seat ->
        [you] Du gehst in die Ecke { $square }.
       *[other] { $seat } geht in die Ecke { $square }.
    }
did-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }

## Turns: what a hovered target would do

would-land-empty = Nach { $square } ziehen. { turn-ends }
would-land-centre = Zur Mitte ziehen: Ohne alle sieben Würfel passiert nichts. { turn-ends }
would-land-cube = Nach { $square } ziehen: Der { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Würfel dort ist nicht deine nächste Farbe. { turn-ends }
would-collect = Du ziehst nach { $square } und sammelst den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } Würfel. { next-goal }
would-land-spent = Nach { $square } ziehen. { leads-nowhere }
would-land-counter = Nach { $square } ziehen. Du darfst weiterziehen: { extra-move }.
would-protect = Nach { $square } ziehen. { protects } { turn-ends }
would-steal-there = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } Würfel von { $victim } stehlen; { $victim } wählt dann eine Ecke.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Mit allen sieben Würfeln zur Mitte ziehen: Du gewinnst!
would-win-seventh = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } Würfel sammeln, deinen siebten: Du gewinnst!
would-win-steal = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } Würfel von { $victim } stehlen, deinen siebten: Du gewinnst!
would-win-steal-collect = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } Würfel von { $victim } stehlen. { also-collected } Du gewinnst!
would-stay = Auf { $square } bleiben. { turn-ends }
would-skip = Du hast kein L: Dein Zug fällt aus.
would-corner = In die Ecke { $square } gehen.
would-resign = Aufgeben: Du gehst leer aus, und die anderen teilen sich den Sieg.

## Status

status-setup = Das Brett wird aufgebaut.
status-move =
    { $seat ->
        [you] Dein Zug: Zieh ein L. { next-goal }
       *[other] { $seat } zieht. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du hast alle 7 Würfel. Erreiche die Mitte.
       *[other] { $seat } zieht und hat alle 7 Würfel.
    }
status-move-skip =
    { $seat ->
        [you] Du hast kein L. Setz diesen Zug aus.
       *[other] { $seat } hat kein L und setzt diesen Zug aus.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Zieh 1 Feld gerade, oder bleib.
            [diagonal] Zieh 1 Feld diagonal, oder bleib.
            [leap] Zieh noch ein L, oder bleib.
           *[teleport] Zieh auf einen anderen freien Teleportstein, oder bleib.
        }
       *[other] { $seat } darf weiterziehen.
    }
status-extra-stay =
    { $seat ->
        [you] Du hast keinen Zusatzzug. Bleib, um diesen Zug zu beenden.
       *[other] { $seat } hat keinen Zusatzzug und beendet diesen Zug.
    }
status-robbed =
    { $seat ->
        [you] Dein { cube } ist jetzt bei { $thief }. Wähle eine freie Ecke.
       *[other] { $seat } wählt eine Ecke: Ein { cube } ist weg.
    }
status-corners =
    { $seat ->
        [you] Dein Zug: Wähle eine freie Ecke zum Starten.
       *[other] { $seat } wählt eine Ecke zum Starten.
    }
status-over-won =
    { $seat ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt!
    }
status-over-shared =
    { $seats ->
        [you] Geteilter Sieg: { $seats }!
       *[other] { $seats } teilen sich den Sieg.
    }
status-over-rounds-won =
    { $seat ->
        [you] Nach 100 Runden liegst du vorn und gewinnst!
       *[other] Nach 100 Runden liegt { $seat } vorn und gewinnt!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gleichstand nach 100 Runden, geteilter Sieg: { $seats }!
       *[other] Nach 100 Runden liegen { $seats } gleichauf und teilen sich den Sieg.
    }
status-type-counter = Welcher Stein liegt auf { $square }?
status-type-card = { $seat }: Welche Karte ist Nummer { $count }?
status-type-card-all = Alle: Welche Karte ist Nummer { $count }?
status-type-first = Wer beginnt?
status-type-corner = { $seat }: Welche Ecke zum Starten?
action-stay = Auf { $square } bleiben
action-pass = Zug aussetzen
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } hat gewonnen. Du hast den zweiten Platz.
        [3] { $seat } hat gewonnen. Du hast den dritten Platz.
       *[other] { $seat } hat gewonnen. Du hast den letzten Platz.
    }
deed-corner = Nach { $square } gehen
deed-move = Nach { $square } ziehen
touch-corner = Tippe auf eine Ecke.
touch-move = Tippe auf ein Feld.
round = Runde { $count } von 100

## Refusals: why not, and what instead

refused-TY-2-1 = Von dieser Art ist kein Stein mehr übrig. Wähle eine andere.
refused-TY-2-2 = Eine Figur startet auf einer Ecke, auf der niemand steht. Wähle a1, g1, a7 oder g7.
refused-TY-2-3 = Diese Karte ist schon in der Reihe. Wähle eine Farbe, die fehlt.
refused-TY-2-4 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-TY-3-1 = Das ist kein L. Zieh zwei Felder in eine Richtung und eins zur Seite.
refused-TY-3-1-stay = Du kannst nicht stehen bleiben: Jeder Zug beginnt mit einem L. Wähle ein markiertes Feld.
refused-TY-3-5 = Der Stein unter deiner Figur führt nicht dorthin. Nutze seinen Zusatzzug, oder bleib.
refused-TY-3-6 = Ein Teleportstein führt nur zu einem anderen Teleportstein. Wähle einen, oder bleib.
refused-TY-3-7 = Deine nächste Farbe ist dort geschützt. Wähle ein anderes Feld.
refused-TY-3-9 = Ein Teleportstein führt nie auf ein besetztes Feld. Wähle einen freien Teleportstein, oder bleib.
refused-TY-3-10 = Dort bist du in diesem Zug schon gelandet und hast seither nichts gesammelt, gestohlen oder geschützt. Wähle ein anderes Feld, oder bleib.
refused-TY-4-1 = Auf einer anderen Figur darfst du nur landen, um deine nächste Farbe zu stehlen, und die gibt es dort nicht. Wähle ein anderes Feld.
refused-TY-4-4 = Nach einem Diebstahl geht deine Figur in eine Ecke, auf der niemand steht. Wähle a1, g1, a7 oder g7.
refused-TY-5-1 = Das Spiel ist zu Ende. Sieh es dir an, oder spiel ein neues.
refused-TY-5-2 = Du hast alle sieben Würfel und nichts mehr zu stehlen. Wähle ein Feld ohne Figur.

## Options

option-short_game = Kurzes Spiel
option-short_game-help = Der siebte Würfel gewinnt sofort, ohne die Mitte.
option-same_order = Gleiche Reihenfolge für alle
option-same_order-help = Alle Reihen aus Karten sind gleich.
option-chosen_corners = Ecke selbst wählen
option-chosen_corners-help = Reihum, wenn Brett und Karten offen liegen; sonst per Zufall.
option-take_under = Den Würfel darunter nehmen
option-take_under-help = Nach einem Diebstahl sammelst du auch den Würfel auf diesem Feld, wenn er deine nächste Farbe hat.
option-first = Wer beginnt
option-first-help = Per Zufall, oder der Platz, den du nennst.
option-first-0 = per Zufall
option-first-seat = Platz { $count }

## The board in text

picture-label = Das Brett von Twisty, sieben mal sieben Felder, auch als Text.
text-board = Das Brett, Feld für Feld
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: noch kein Würfel.
        [one] { $seat }: ein Würfel, { $cubes }.
       *[other] { $seat }: { $count } Würfel, { $cubes }.
    }
text-protected = { $colour } (geschützt)
text-wanted = Noch zu sammeln, der Reihe nach: { $cubes }.
points-cubes = Würfel
points-protected = Davon geschützt

## Rules

rules-intro = { game-about } Twisty ist für zwei bis vier; alles liegt offen, und nach dem Aufbau gibt es kein Glück.
rules-page = Wähle ein markiertes Feld mit Maus oder Tastatur; zeige auf ein Feld, um zu lesen, was dort passieren würde. Eine Kette geht Schritt für Schritt; „bleiben“ beendet deinen Zug. Um auf einem echten Brett zu spielen, gib den Aufbau selbst ein: Steine, Karten, Ecken, und wer beginnt. Was wir an der echten Schachtel nicht ablesen konnten, ist unsere Rekonstruktion;{$reconstruction} wer sie hat, kann es in einer Datei berichtigen, box.toml.

rules-TY-1 = Was in der Schachtel ist
rule-TY-1-1 = Das Brett hat 7 mal 7 Felder. Es gibt 4 Figuren mit 4 passenden Steinen als Besitzzeichen und 4 Serien (★ ■ ▲ ●) aus sieben Karten, eine je Farbe.
rule-TY-1-2 = 28 der 44 hölzernen Steine sind Würfel, 4 in jeder von 7 Farben;{$review} die anderen 16 sind Sondersteine in fünf Arten. Schrittstein: ein Feld waagerecht oder senkrecht. Diagonalstein: ein Feld diagonal. Sprungstein: noch ein L. Teleportstein: zu einem anderen Teleportstein. Schutzstein: schützt deine Würfel.
rule-TY-1-3 = Die 16 Sondersteine sind 3 mal Schrittstein, 3 mal Diagonalstein, 3 mal Sprungstein, 4 mal Teleportstein und 3 mal Schutzstein.{$reconstruction}
rule-TY-1-4 = Die Farben sind Rot, Orange, Gelb, Grün, Blau, Lila und Rosa; nur Gelb ist sicher.{$reconstruction}

rules-TY-2 = Aufbau
rule-TY-2-1 = Legt alle 44 Steine zufällig und offen auf die Felder, außer auf die Mitte und die vier Ecken, egal wie viele mitspielen.
rule-TY-2-2 = Jede Figur startet auf einer eigenen Ecke, die der Zufall gibt. Option: Reihum wählen alle ihre Ecke, wenn Brett und Karten offen liegen.
rule-TY-2-3 = Alle mischen eine Serie und legen sie offen in einer Reihe aus: In dieser Reihenfolge, von links nach rechts, wird gesammelt. Option: Alle haben dieselbe Reihenfolge.{$review}
rule-TY-2-4 = Wer am jüngsten ist, beginnt; hier wählt, wer den Tisch eröffnet, oder der Zufall.{$ruling} Gespielt wird im Uhrzeigersinn, und alles liegt für alle offen.

rules-TY-3 = Dein Zug
rule-TY-3-1 = Zieh mit deiner Figur ein L: zwei Felder in eine Richtung und eins zur Seite, über alles hinweg, was dazwischen liegt.{$review} Du musst ziehen.
rule-TY-3-2 = Auf einem leeren Feld bleibt deine Figur. Ecken und die Mitte sind gewöhnliche leere Felder,{$ruling} die Mitte, bis du alle sieben Würfel hast.
rule-TY-3-3 = Einen Würfel deiner nächsten Farbe sammelst du von selbst.{$ruling} Das Feld ist von da an leer, und dein Zug endet.
rule-TY-3-4 = Auf jedem anderen Würfel bleibt deine Figur, und der Würfel bleibt auch.
rule-TY-3-5 = Auf Schrittstein, Diagonalstein, Sprungstein oder Teleportstein darfst du bleiben oder seinen Zusatzzug machen, wieder mit einer Landung: Ein Zug kann so eine Kette sein. Sondersteine bleiben immer auf dem Brett.{$ruling}
rule-TY-3-6 = Ein Teleportstein führt zu jedem anderen Teleportstein, auf dem keine Figur steht.
rule-TY-3-7 = Ein Schutzstein schützt von selbst und endgültig {$ruling} alle bisher gesammelten Würfel. Spätere Würfel sind erst geschützt, wenn du wieder auf einem Schutzstein landest.
rule-TY-3-8 = Ein Stein wirkt, wenn du auf ihm landest, nicht wenn du einen Zug auf ihm beginnst.{$ruling}
rule-TY-3-9 = Auf einer anderen Figur darfst du nur landen, um zu stehlen: per L, Schrittstein, Diagonalstein oder Sprungstein, nie per Teleportstein.
rule-TY-3-10 = Das Heft nennt keine Grenze für eine Kette. Aber ein Feld, auf dem du in diesem Zug schon gelandet bist, steht erst wieder offen, wenn du etwas gesammelt, gestohlen oder geschützt hast, denn sonst ändert sich nichts.{$ruling}
rule-TY-3-11 = Ohne erlaubtes L fällt dein Zug aus.{$ruling} Das ist selten.
rule-TY-3-12 = Nur die vier Steine mit Zusatzzug setzen einen Zug fort; jede andere Landung beendet ihn.{$ruling}

rules-TY-4 = Diebstahl
rule-TY-4-1 = Auf einer anderen Figur darfst du nur landen, wenn dort deine nächste Farbe ungeschützt zu holen ist. Diese Landung ist ein Diebstahl.{$ruling}
rule-TY-4-2 = Du legst den Würfel, den du gestohlen hast, unter die passende Karte, ungeschützt.
rule-TY-4-3 = Beim Opfer kommt die Karte dieser Farbe ans rechte Ende seiner Reihe; die anderen rücken auf. So bilden die gesammelten Karten immer den linken Teil einer Reihe, und die nächste Farbe ist die erste Karte ohne Würfel.
rule-TY-4-4 = Die Figur des Opfers geht sofort in eine freie Ecke, die das Opfer wählt,{$ruling} bevor der Dieb weiterzieht. Sonst passiert dort nichts. Eine Ecke ist immer frei.
rule-TY-4-5 = Du darfst auch von Figuren auf einer Ecke oder der Mitte stehlen, und von jemandem mit allen sieben Würfeln.{$ruling}
rule-TY-4-6 = Nach dem Diebstahl wirkt ein Sonderstein auf diesem Feld für den Dieb; ein Würfel dort wird bei dieser Landung nicht gesammelt.{$ruling} Option: doch, wenn er für den Dieb jetzt die nächste Farbe hat.

rules-TY-5 = Sieg
rule-TY-5-1 = Wer alle sieben Würfel hat und zuerst auf der Mitte landet, per L, Schrittstein, Diagonalstein oder Sprungstein, gewinnt. Das Spiel endet sofort.
rule-TY-5-2 = Mit allen sieben Würfeln darfst du auf kein besetztes Feld, auch nicht auf die Mitte: Es gibt keine nächste Farbe mehr zu stehlen.
rule-TY-5-3 = Der siebte Würfel, auf der Mitte selbst gestohlen, gewinnt sofort.{$ruling}
rule-TY-5-4 = Option „kurzes Spiel“,{$review} aus der Beschreibung des Verlags: Der siebte Würfel gewinnt, ohne die Mitte.
rule-TY-5-5 = Eine Runde ist ein Zug für jeden Platz, ausgefallen oder nicht. Nach 100 Runden endet das Spiel: Es gewinnt, wer die meisten Würfel hat, dann, wer die meisten geschützt hat, sonst wird der Sieg geteilt.{$ruling} Ohne das könnte gegenseitiger Diebstahl ewig weitergehen; gewöhnlich dauert ein Spiel 12 bis 25 Runden.

rules-TY-6 = Gut zu wissen
rule-TY-6-1 = Ohne Diebstahl braucht jeder mindestens 8 Züge. Wer allein und fehlerfrei spielt, braucht etwa 10 Züge (8 bis 14).
rule-TY-6-2 = Ein Beispiel für einen Diebstahl: Du hast Rot, Blau, Grün und Gelb in dieser Reihenfolge, Rot und Blau sind geschützt. Auf dir landet ein Dieb, dessen nächste Farbe Grün ist. Du behältst Rot, Blau und Gelb; deine grüne Karte kommt ans Ende; deine nächste Farbe ist die bisher fünfte.
rule-TY-6-3 = Das Beispiel im Heft für eine Kette: ein L auf einen Diagonalstein, diagonal auf einen Sprungstein, ein L auf den gewünschten Würfel, alles in einem erlaubten Zug.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-2 = Der Aufbau wird in dieser Reihenfolge gezeigt: Steine, Karten, wer beginnt, Ecken.{$ruling}
rule-ours-3 = Das Feld, auf dem ein Zug beginnt, zählt nicht als Landung; nach einem Diebstahl zählt nur das Feld des Diebstahls.{$ruling}
rule-ours-4 = Ein Diebstahl, der gewinnt, beendet das Spiel, bevor das Opfer zieht.{$ruling}
rule-ours-5 = Der letzte Zug der letzten Runde wird zu Ende gespielt, mit Kette und der Wahl des Opfers.{$ruling}

## What a typed text should have been

unread-start = „{ $text }“ beginnt nicht dort, wo die Figur steht, auf { $square }.
unread-counter = „{ $text }“ ist kein Stein; erwartet ist eins von { $kinds }.
unread-square = „{ $text }“ nennt ein anderes Feld; der nächste Stein liegt auf { $square }.
unread-card = „{ $text }“ ist keine Karte; erwartet ist „card“ und eins von { $colours }.
unread-first = „{ $text }“ ist kein Platz; erwartet ist „first“ und eine Zahl von 1 bis { $count }.

## The score pad

pad-standing = Wie es steht
pad-held = Würfel
pad-held-means = Gesammelt und seitdem nicht gestohlen.
pad-safe = Geschützte Würfel
pad-safe-means = Sie entscheiden bei Gleichstand nach der letzten Runde (TY-5.5).
pad-home = Auf der Mitte
pad-home-means = Wer dort zuerst mit allen sieben Würfeln landet, gewinnt (TY-5.1).
pad-cube = Tippe auf einen Würfel, der gesammelt ist.
pad-player = { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, nicht gesammelt
pad-cube-held = { $player }: { $colour }, gesammelt
pad-cube-safe = { $player }: { $colour }, geschützt
pad-stolen = Gestohlen: wegnehmen
pad-protect = Schützen
pad-unprotect = Nicht geschützt
pad-protect-all = Alle Würfel schützen (Schutzstein)
pad-is-home = Mitte erreicht: gewonnen
pad-bad-cubes = Würfel sind verschiedene Buchstaben aus { $letters }, mit „!“ für geschützt; „{ $text }“ ist etwas anderes.
pad-bad-home = Der Sieg auf der Mitte braucht alle sieben Würfel (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Würfel: { $colour }
sign-cube-does = Lande darauf, oder auf einer Figur, die ihn ungeschützt hat, wenn es deine nächste Farbe ist.
sign-centre = Mitte
sign-centre-does = Wer mit allen sieben Würfeln zuerst hier landet, gewinnt.
sign-counter = Stein: { $name }
sign-counter-does =
    { $counter ->
        [safety] Er schützt alle Würfel, die du hast, endgültig. Sie bekommen einen Messingrahmen und einen Schild.
       *[other] Von hier darfst du weiterziehen: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Sammelt deine nächste Farbe.
sign-badge-theft = Hand
sign-badge-theft-does = Stiehlt deine nächste Farbe.
sign-badge-chain = Doppelpfeil
sign-badge-chain-does = Landet auf einem Stein mit Zusatzzug.
sign-badge-stay = Zwei Balken
sign-badge-stay-does = Bleibt hier und beendet den Zug.
sign-badge-corner = Haus
sign-badge-corner-does = Eine freie Ecke, zum Starten oder für die Figur nach einem Diebstahl.
sign-badge-win = Stern
sign-badge-win-does = Gewinnt das Spiel.
now-cube =
    { $state ->
        [safe] Gesammelt und endgültig geschützt.
        [held] Gesammelt, kann aber gestohlen werden.
        [next] Als Nächstes in der Reihe.
       *[later] { $count ->
            [one] Ein anderer kommt vorher.
           *[other] { $count } andere kommen vorher.
        }
    }
now-lies = Auf { $squares }.
now-gone = Auf dem Brett ist keiner mehr.
now-stealable = Kann gestohlen werden bei: { $seats }.
now-missing =
    { $count ->
        [0] Alle sieben Würfel sind da.
        [one] 1 Würfel fehlt.
       *[other] { $count } Würfel fehlen.
    }
now-protected = { $count } von { $all } Würfeln geschützt.

## Bots

bot-beginner-help = will zum nächsten Würfel; übersieht oft, wohin eine Kette führt, und rechnet nie mit einem Diebstahl
bot-novice-help = einige hundert Stellungen je Zug; jeder Zug darf ihn bis zu 32 % seiner Siegchance kosten
bot-club-help = einige hundert Stellungen je Zug; jeder Zug darf ihn bis zu 23 % seiner Siegchance kosten
bot-strong-help = einige hundert Stellungen je Zug; jeder Zug darf ihn bis zu 12 % seiner Siegchance kosten
bot-expert-help = der beste Zug aus tausend Stellungen, zu zweit aus zehntausenden
bot-master-help = der beste Zug aus zehntausenden Stellungen, zu zweit aus hunderttausenden

## What gives the win shares of a review

evaluator-search = eine Suche mit { $count } Stellungen je Zustand

## Kinds of chance, for statistics

chance-of-counter = Die Steine innerhalb des Randes
mistake-corner = eine Ecke wählen
mistake-theft = einen Diebstahl übersehen
mistake-cube = einen Würfel übersehen
mistake-stolen = zum Diebstahl einladen
mistake-safety = einen Schutzstein übersehen
mistake-way = einen längeren Weg nehmen
mistake-open = jemandem einen kürzeren Weg lassen
mistake-away = sich von einem Schutzstein entfernen
why-on-win = Weiter nach { $squares } und gewinnen.
why-on-theft = Weiter nach { $squares } und bei { $name } stehlen.
why-on-cube = Weiter nach { $squares } und den nächsten Würfel sammeln.
why-on-safety = Weiter nach { $squares }, zu einem Schutzstein.
why-on-way = Weiter nach { $squares }.
why-stolen = Auf { $square } kann { $name } sofort stehlen: { cube }. Auf dem besseren Feld kann das niemand.
why-away = Ein Schutzstein ist dann einen Zug entfernt.
why-wanted = So ist geschützt, was { $name } als Nächstes braucht: { cube }.
why-near = Von dort ist der nächste Würfel einen Zug entfernt: { cube } auf { $squares }.
why-open =
    { $better ->
        [one] { $name } braucht dann noch 1 Zug zum Sieg, nicht { $taken }.
       *[other] { $name } braucht dann noch { $better } Züge zum Sieg, nicht { $taken }.
    }
why-turns =
    { $better ->
        [one] Zum Sieg fehlt dann noch 1 Zug, nicht { $taken }.
       *[other] Zum Sieg fehlen dann noch { $better } Züge, nicht { $taken }.
    }

## Setting up a position

edit-turn = Am Zug: { $player }
edit-nothing = nichts
edit-piece = die Figur von { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Karten von { $player }: { pad-player }, als Nächstes { $colour }
edit-row-whole = Karten von { $player }: alle Würfel
edit-collect = Den nächsten Würfel sammeln
edit-return = Den letzten Würfel zurückgeben
edit-protect = Alle Würfel schützen
edit-unprotect = Keinen Würfel schützen
edit-next = Als Nächstes: { $colour }

## The tutorial

tutorial-goal = Sammle sieben Würfel, einen in jeder Farbe, und erreiche dann vor allen anderen den Stern in der Mitte.
tutorial-row = Unter dem Brett liegt deine Reihe aus Karten. Sammle die Farben von links nach rechts: Rot kommt zuerst.
tutorial-l = Zieh ein L: zwei Felder in eine Richtung und eins zur Seite, über alles hinweg. Zieh zum roten Würfel.
tutorial-l-orange = Ein L führt dorthin, aber dieser Würfel ist orange, und deine nächste Farbe ist Rot. Er bliebe liegen.
tutorial-l-stay = Jeder Zug beginnt mit einem L. Zieh zum roten Würfel.
tutorial-special = Der rote Würfel gehört dir, und Zoe hat gezogen. Als Nächstes kommt Gelb, und das ist weit weg. Mit Sondersteinen ziehst du in einem Zug mehrmals.
tutorial-chain = Der Diagonalstein bringt dich noch ein Feld diagonal weiter. Zieh dorthin.
tutorial-chain-2 = Zieh jetzt diagonal weiter auf den Sprungstein. Er gibt dir noch ein L.
tutorial-chain-3 = Von hier führt ein L zum gelben Würfel: dreimal bewegt in einem Zug.
tutorial-chain-stay = Du darfst bleiben und deinen Zug beenden, aber dann erreichst du den gelben Würfel nicht.
tutorial-chain-other = Das ist erlaubt, führt aber vom gelben Würfel weg. Folge den markierten Steinen.
tutorial-safety = Du hast zwei Würfel, die noch gestohlen werden können. Ein Schutzstein schützt alle Würfel, die du hast, endgültig.
tutorial-safety-other = Das ist erlaubt, aber deine Würfel könnten noch gestohlen werden. Zieh zum Schutzstein.
tutorial-victim = Dein roter und dein gelber Würfel haben jetzt einen Messingrahmen: geschützt. Zoe hat Blau, deine nächste Farbe, ungeschützt.
tutorial-theft = Auf einer anderen Figur darfst du nur landen, um deine nächste Farbe zu stehlen. Zoe steht ein L entfernt: Stiehl ihren blauen Würfel.
tutorial-theft-other = Das ist erlaubt, aber du kannst jetzt einen Würfel stehlen. Lande auf Zoes Figur.
tutorial-robbed = Der blaue Würfel gehört dir, noch nicht geschützt. Zoes blaue Karte kam ans Ende ihrer Reihe und ihre Figur in eine Ecke ihrer Wahl.
tutorial-danger = Einige Züge später. Dein grüner Würfel ist ungeschützt, Zoes nächste Farbe ist Grün, und sie steht ein L entfernt. Sieh, was passiert.
tutorial-corner = Zoe hat deinen grünen Würfel gestohlen, und du wählst eine freie Ecke für deine Figur. Nimm die, von der ein L zum orangen Würfel führt.
tutorial-corner-other = Von dieser Ecke führt kein L zum orangen Würfel. Wähle die markierte.
tutorial-after = Deine grüne Karte ist jetzt die letzte deiner Reihe, also ist Orange deine nächste Farbe. Sammle den Würfel.
tutorial-kept = Deine geschützten Würfel sind dir geblieben. Besuche also einen Schutzstein, bevor dir jemand nahe kommt.
tutorial-seventh = Kurz vor dem Ende: Du hast sechs Würfel, nur Rosa fehlt. Sammle ihn.
tutorial-centre = Alle sieben gehören dir! Lande jetzt vor allen anderen auf dem Stern.
tutorial-centre-other = Das ist erlaubt, aber die Mitte ist ein L entfernt. Zieh auf den Stern und gewinne.
tutorial-end = Du hast gewonnen. Nur zwei Steine sind neu: Ein Teleportstein führt zu jedem anderen Teleportstein, ein Schrittstein ein Feld geradeaus. Spiel jetzt gegen einen leichten Bot!
## Puzzles

puzzle-how-forced-win = durch vollständige Suche: Es gewinnt gegen jede Verteidigung, und sonst nichts in drei Zügen
puzzle-how-only-defence = durch vollständige Suche: Alles andere verliert
puzzle-theme-win-1 = Sieg in einem Zug
puzzle-theme-win-2 = Sieg in zwei Zügen
puzzle-theme-win-3 = Sieg in drei Zügen
puzzle-theme-save = das Spiel retten
puzzle-theme-theft = Diebstahl
puzzle-theme-chain = eine Kette
puzzle-theme-teleport = Teleportstein
puzzle-theme-last-cube = der letzte Würfel
puzzle-theme-safety = Schutzstein
puzzle-theme-corner = die richtige Ecke
puzzle-ask-win-1 = Wie gewinnst du in diesem Zug?
puzzle-ask-win-2 = Wie gewinnst du in zwei Zügen?
puzzle-ask-win-3 = Wie gewinnst du in drei Zügen?
puzzle-ask-save = Wie rettest du das Spiel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Würfel in sieben Farben; darunter Schrittstein, Diagonalstein, Sprungstein, Teleportstein und Schutzstein.
example-laid-out = Ein Spiel zu zweit nach dem Aufbau, darunter die Reihen aus Karten.
example-the-l = Zwei Felder in eine Richtung und eins zur Seite: nach f5, aber nicht nach d6.
example-collect = Die nächste Farbe ist Rot. Der rote Würfel wird gesammelt; der orange bleibt.
example-step = Der Schrittstein führt ein Feld gerade weiter, hier auf den roten Würfel, aber nicht diagonal.
example-teleport = Ein Teleportstein führt nur zu einem anderen Teleportstein.
example-safety = Ein Schutzstein schützt alle Würfel, die du hast. Was geschützt ist, kann nicht gestohlen werden.
example-no-theft-by-teleport = Ein Diebstahl durch einen Diagonalstein ist erlaubt, durch einen Teleportstein nicht.
example-not-back = Von einem Schrittstein zum nächsten, aber nicht im selben Zug zurück.
example-steal = Die nächste Farbe ist Rot. Spieler 2 hat Rot ungeschützt, und der Würfel kann gestohlen werden; Spieler 3 hat kein Rot.
example-free-corner = Spieler 2, das Opfer, wählt eine freie Ecke.
example-home = Mit allen sieben Würfeln gewinnt ein L auf die Mitte, wenn dort niemand steht.
example-hundred-rounds = Nach 100 Runden haben beide zwei Würfel. Spieler 1 hat beide geschützt und gewinnt.
example-theft = Der Dieb, dessen nächste Farbe Grün ist, landet auf Spieler 2. Die grüne Karte kommt ans Ende der Reihe.
example-chain = Ein L auf einen Diagonalstein, diagonal auf einen Sprungstein, ein L auf den gewünschten Würfel: ein Zug.
example-begin-square = Der Zug begann auf a1, und ein Sprungstein darf dort wieder enden.
summary-goal = Worum es geht
summary-goal-1 = Sammle die sieben Farben in der Reihenfolge deiner Karten, von links nach rechts.
summary-goal-2 = Lande dann vor allen anderen auf der Mitte.
summary-turn = Dein Zug
summary-turn-1 = Du musst ein L ziehen: zwei Felder in eine Richtung, eins zur Seite.
summary-turn-2 = Ein Würfel deiner nächsten Farbe: Du sammelst ihn.
summary-turn-3 = Jeder andere Würfel oder ein leeres Feld: Du bleibst. In beiden Fällen endet dein Zug.
summary-turn-4 = Ein Zug kann eine Kette sein, jeder Zusatzzug ein Glied, aber nicht zurück auf ein Feld, auf dem du in diesem Zug schon gelandet bist, solange sich nichts geändert hat.
summary-signs = Steine
summary-signs-1 = Schrittstein: ein Feld gerade. Diagonalstein: ein Feld diagonal. Sprungstein: noch ein L. Oder bleiben.
summary-signs-2 = Teleportstein: ein anderer freier Teleportstein. Oder bleiben.
summary-signs-3 = Schutzstein: schützt endgültig alle Würfel, die du hast.
summary-theft = Diebstahl
summary-theft-1 = Lande auf einer Figur, die deine nächste Farbe ungeschützt hat: Der Würfel gehört jetzt dir, ungeschützt.
summary-theft-2 = Beim Opfer kommt die Karte ans Ende der Reihe, die Figur sofort in eine freie Ecke.
summary-theft-3 = Nie durch einen Teleportstein. Kein anderes besetztes Feld darfst du betreten.
summary-end = Ende des Spiels
summary-end-1 = Alle sieben Würfel, dann die Mitte: Du gewinnst sofort.
summary-end-2 = Kurzes Spiel (Option): Der siebte Würfel gewinnt.
summary-end-3 = Nach 100 Runden: die meisten Würfel, dann die meisten geschützt, sonst geteilt.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
headline-lost-by =
    { $seat ->
        [you] Du hast verloren.
       *[other] { $seat } hat verloren.
    }
