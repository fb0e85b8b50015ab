### Twisty auf Deutsch.

## The game

game-name = Twisty
game-tagline = Ein Wettlauf im Rösselsprung – mit Dieben.
game-by = von Faouzi Boughida, Djeco
game-about = Sammle 7 Klötzchen, 1 in jeder Farbe, in der Reihenfolge deiner Karten, und zieh dabei wie der Springer im Schach. Sondersteine lassen dich weiterziehen oder schützen deine Klötzchen vor Dieben. Hast du alle 7, sei vor allen anderen in der Mitte!

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
        [red] rotes Klötzchen
        [orange] oranges Klötzchen
        [yellow] gelbes Klötzchen
        [green] grünes Klötzchen
        [blue] blaues Klötzchen
        [purple] lila Klötzchen
        [black] schwarzes Klötzchen
       *[pink] rosa Klötzchen
    }
next-goal =
    { $next ->
        [none] Alle 7 Klötzchen: jetzt zur Mitte!
       *[other] Nächste Farbe: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du ziehst nach { $square }
       *[other] { $seat } zieht nach { $square }
    }
collects-there =
    { $seat ->
        [you] Du ziehst nach { $square } und sammelst das { $colour ->
            [red] rote
            [orange] orange
            [yellow] gelbe
            [green] grüne
            [blue] blaue
            [purple] lila
            [black] schwarze
           *[pink] rosa
        } Klötzchen
       *[other] { $seat } zieht nach { $square } und sammelt das { $colour ->
            [red] rote
            [orange] orange
            [yellow] gelbe
            [green] grüne
            [blue] blaue
            [purple] lila
            [black] schwarze
           *[pink] rosa
        } Klötzchen
    }
steals-there =
    { $seat ->
        [you] Du ziehst nach { $square } und stiehlst das { $colour ->
            [red] rote
            [orange] orange
            [yellow] gelbe
            [green] grüne
            [blue] blaue
            [purple] lila
            [black] schwarze
           *[pink] rosa
        } Klötzchen von { $victim }
       *[other] { $victim ->
            [you] { $seat } zieht nach { $square } und stiehlt dein { cube }
           *[other] { $seat } zieht nach { $square } und stiehlt das { $colour ->
            [red] rote
            [orange] orange
            [yellow] gelbe
            [green] grüne
            [blue] blaue
            [purple] lila
            [black] schwarze
           *[pink] rosa
        } Klötzchen von { $victim }
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
        [step] 1 Feld gerade
        [diagonal] 1 Feld diagonal
        [leap] noch ein L
       *[teleport] auf einen anderen freien Teleportstein
    }
leads-on = Der { counter-name } dort gibt einen Zusatzzug.
leads-nowhere = Der { counter-name } dort gibt jetzt keinen Zusatzzug.
protects =
    { $count ->
        [0] Der Schutzstein dort hat nichts Neues zu schützen.
        [one] Der Schutzstein dort schützt 1 weiteres Klötzchen.
       *[other] Der Schutzstein dort schützt { $count } weitere Klötzchen.
    }
also-collected = Auch das Klötzchen dort gesammelt: { $under }.
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
did-land-centre = { moves-to }, in die Mitte. Ohne alle 7 Klötzchen passiert nichts.
did-land-cube = { moves-to }. Das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen dort bleibt liegen: Die Farbe ist noch nicht dran.
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
        [you] Du erreichst die Mitte mit allen 7 Klötzchen und gewinnst!
       *[other] { $seat } erreicht die Mitte mit allen 7 Klötzchen und gewinnt!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Du hast alle 7 Klötzchen und gewinnst!
       *[other] { collects-there }. { $seat } hat alle 7 Klötzchen und gewinnt!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Du hast alle 7 Klötzchen und gewinnst!
       *[other] { steals-there }. { $seat } hat alle 7 Klötzchen und gewinnt!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Du gewinnst!
       *[other] { steals-there }. { also-collected } { $seat } gewinnt!
    }
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
would-land-centre = In die Mitte ziehen. Ohne alle 7 Klötzchen passiert nichts. { turn-ends }
would-land-cube = Nach { $square } ziehen. Das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen dort hat nicht deine nächste Farbe. { turn-ends }
would-collect = Nach { $square } ziehen und das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen sammeln. { next-goal }
would-land-spent = Nach { $square } ziehen. { leads-nowhere }
would-land-counter = Nach { $square } ziehen. Du darfst weiterziehen: { extra-move }.
would-protect = Nach { $square } ziehen. { protects } { turn-ends }
would-steal-there = Nach { $square } ziehen und das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen von { $victim } stehlen. Danach wählt { $victim } eine Ecke.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Mit allen 7 Klötzchen in die Mitte ziehen: Du gewinnst!
would-win-seventh = Nach { $square } ziehen und das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen sammeln, dein siebtes: Du gewinnst!
would-win-steal = Nach { $square } ziehen und das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen von { $victim } stehlen, dein siebtes: Du gewinnst!
would-win-steal-collect = Nach { $square } ziehen und das { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } Klötzchen von { $victim } stehlen. { also-collected } Du gewinnst!
would-stay = Auf { $square } bleiben. { turn-ends }
would-skip = Diesen Zug aussetzen: Du hast kein L.
would-corner = In die Ecke { $square } gehen.
would-resign = Aufgeben: Du gehst leer aus, und die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
status-move =
    { $seat ->
        [you] Du bist dran: Zieh ein L. { next-goal }
       *[other] { $seat } zieht. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du bist dran und hast alle 7 Klötzchen. Auf zur Mitte!
       *[other] { $seat } ist dran und hat alle 7 Klötzchen.
    }
status-move-skip =
    { $seat ->
        [you] Du bist dran, hast aber kein L. Setz diesen Zug aus.
       *[other] { $seat } hat kein L und setzt diesen Zug aus.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Du bist dran: Zieh 1 Feld gerade oder bleib.
            [diagonal] Du bist dran: Zieh 1 Feld diagonal oder bleib.
            [leap] Du bist dran: Zieh noch ein L oder bleib.
           *[teleport] Du bist dran: Zieh auf einen anderen freien Teleportstein oder bleib.
        }
       *[other] { $seat } überlegt, weiterzuziehen.
    }
status-extra-stay =
    { $seat ->
        [you] Du bist dran: kein Zusatzzug möglich. Bleib; dein Zug endet.
       *[other] { $seat } hat keinen Zusatzzug und beendet diesen Zug.
    }
status-robbed =
    { $seat ->
        [you] { $thief } stiehlt dir: { cube }. Wähle eine freie Ecke.
       *[other] { $seat } wählt eine Ecke. Verloren: { cube }.
    }
status-corners =
    { $seat ->
        [you] Du bist dran: Wähle eine freie Ecke zum Starten.
       *[other] { $seat } wählt eine Ecke zum Starten.
    }
status-over-won =
    { $seat ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen!
    }
status-over-shared =
    { $seats ->
        [you] Geteilter Sieg: { $seats }!
       *[other] { $seats } haben sich den Sieg geteilt.
    }
status-over-rounds-won =
    { $seat ->
        [you] Du lagst nach 100 Runden vorn und hast gewonnen!
       *[other] { $seat } lag nach 100 Runden vorn und hat gewonnen!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gleichstand nach 100 Runden, geteilter Sieg: { $seats }!
       *[other] Gleichstand nach 100 Runden: { $seats } haben sich den Sieg geteilt.
    }
status-type-counter = Welcher Stein liegt auf { $square }?
status-type-card = { $seat }: Welche Farbe hat Karte { $count }?
status-type-card-all = Alle: Welche Farbe hat Karte { $count }?
status-type-first = Wer beginnt?
status-type-corner = { $seat }: Welche Ecke zum Starten?
action-stay = Auf { $square } bleiben
action-pass = Zug aussetzen
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } hat gewonnen. Du bist auf Platz zwei.
        [3] { $seat } hat gewonnen. Du bist auf Platz drei.
       *[other] { $seat } hat gewonnen. Du bist auf dem letzten Platz.
    }
deed-corner = Nach { $square } gehen
deed-move = Nach { $square } ziehen
touch-corner = Tippe eine Ecke an.
touch-move = Tippe ein Feld an.
round = Runde { $count } von 100

## Refusals: why not, and what instead

refused-TY-2-1 = Von dieser Art ist kein Stein mehr übrig. Wähle eine andere.
refused-TY-2-2 = Eine Figur muss in einer freien Ecke starten: a1, g1, a7 oder g7. Wähle eine, in der keine Figur steht.
refused-TY-2-3 = Diese Karte ist schon in der Reihe. Wähle eine Farbe, die fehlt.
refused-TY-2-4 = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
refused-TY-3-1 = Das ist kein L. Zieh 2 Felder in eine Richtung, dann 1 zur Seite.
refused-TY-3-1-stay = Du kannst nicht stehen bleiben: Jeder Zug beginnt mit einem L. Wähle ein markiertes Feld.
refused-TY-3-5 = Der Stein unter deiner Figur führt nicht dorthin. Mach seinen Zusatzzug oder bleib.
refused-TY-3-6 = Ein Teleportstein führt nur zu einem anderen Teleportstein. Wähle einen freien oder bleib.
refused-TY-3-7 = Dieses Klötzchen kannst du nicht stehlen: Es ist geschützt. Wähle ein anderes Feld.
refused-TY-3-9 = Auf ein besetztes Feld kannst du nicht teleportieren. Wähle einen freien Teleportstein oder bleib.
refused-TY-3-10 = In diesem Zug kannst du dort nicht noch einmal landen: Seither hat sich nichts geändert. Wähle ein anderes Feld oder bleib.
refused-TY-4-1 = Auf einer anderen Figur darfst du nur landen, um zu stehlen. Deine nächste Farbe ist dort nicht zu holen. Wähle ein anderes Feld.
refused-TY-4-4 = Nach einem Diebstahl muss deine Figur in eine freie Ecke: a1, g1, a7 oder g7. Wähle eine, in der keine Figur steht.
refused-TY-5-1 = Das Spiel ist zu Ende. Sieh es dir noch einmal an oder spiel ein neues.
refused-TY-5-2 = Du hast alle 7 Klötzchen und keine nächste Farbe mehr zu stehlen. Wähle ein Feld ohne Figur.

## Options

option-short_game = Kurzes Spiel
option-short_game-help = Du gewinnst, sobald du 7 Klötzchen hast, auch ohne in die Mitte zu ziehen.
option-same_order = Gleiche Reihenfolge für alle
option-same_order-help = Alle sammeln die Farben in derselben Reihenfolge.
option-chosen_corners = Ecke selbst wählen
option-chosen_corners-help = Alle wählen der Reihe nach, sobald Brett und Karten offen liegen. Sonst entscheidet der Zufall.
option-take_under = Klötzchen darunter sammeln
option-take_under-help = Nach einem Diebstahl sammelst du auch das Klötzchen auf demselben Feld, wenn es jetzt deine nächste Farbe hat.
option-first = Wer beginnt
option-first-help = Zufällig oder der Platz, den du wählst.
option-first-0 = zufällig
option-first-seat = Platz { $count }

## The board in text

picture-label = Brett von Twisty, 7 mal 7 Felder, auch als Text.
text-board = Das Brett, Feld für Feld
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: noch keine Klötzchen.
        [one] { $seat }: 1 Klötzchen, { $cubes }.
       *[other] { $seat }: { $count } Klötzchen, { $cubes }.
    }
text-protected = { $colour } (geschützt)
text-wanted = Noch zu sammeln, der Reihe nach: { $cubes }.
points-cubes = Klötzchen
points-protected = Davon geschützte Klötzchen

## Rules

rules-intro = { game-about } Twisty ist für 2 bis 4 Personen. Alles liegt offen, und nach dem Aufbau spielt Glück keine Rolle.
rules-page = Wähle ein markiertes Feld mit Maus oder Tastatur. Zeige auf ein Feld, um zu lesen, was dort passieren würde. In einer Kette wählst du einen Schritt nach dem anderen; „Bleiben“ beendet deinen Zug. Willst du auf einem echten Brett spielen, gib den Aufbau ein: Steine, Karten, wer beginnt, Ecken. Einiges vom Inhalt der Schachtel mussten wir erraten.{$reconstruction} Hast du das Spiel, kannst du es in einer einzigen Datei berichtigen, box.toml.

rules-TY-1 = Spielmaterial
rule-TY-1-1 = Das Brett hat 7 mal 7 Felder. Dazu gehören 4 Figuren mit 4 passenden Steinen als Besitzzeichen und 4 Serien aus je 7 Farbkarten (★ ■ ▲ ●).
rule-TY-1-2 = Von den 44 Holzsteinen sind 28 Klötzchen, je 4 in 7 Farben.{$review} Die anderen 16 sind Sondersteine in 5 Arten. Schrittstein: 1 Feld gerade, also waagerecht oder senkrecht. Diagonalstein: 1 Feld diagonal. Sprungstein: noch ein L. Teleportstein: zu einem anderen Teleportstein. Schutzstein: schützt deine Klötzchen.
rule-TY-1-3 = Die 16 Sondersteine: 3-mal Schrittstein, 3-mal Diagonalstein, 3-mal Sprungstein, 4-mal Teleportstein und 3-mal Schutzstein.{$reconstruction}
rule-TY-1-4 = Die Farben sind Rot, Orange, Gelb, Grün, Blau, Lila und Rosa.{$reconstruction} Sicher ist nur Gelb.

rules-TY-2 = Aufbau
rule-TY-2-1 = Legt alle 44 Steine zufällig und offen aus, je 1 auf jedes Feld außer der Mitte und den 4 Ecken. Nehmt immer alle 44, egal wie viele mitspielen.
rule-TY-2-2 = Lost allen eine eigene Ecke zu, in der ihre Figur startet. Option: Alle wählen ihre Ecke der Reihe nach, sobald Brett und Karten offen liegen.
rule-TY-2-3 = Misch deine Serie und leg sie offen in einer Reihe aus. In dieser Reihenfolge sammelst du die Farben, von links nach rechts. Option: Alle haben dieselbe Reihenfolge.{$review}
rule-TY-2-4 = Die jüngste Person beginnt; hier bestimmt das der Host oder der Zufall.{$ruling} Gespielt wird im Uhrzeigersinn. Alles liegt offen.

rules-TY-3 = Dein Zug
rule-TY-3-1 = Zieh mit deiner Figur ein L: 2 Felder in eine Richtung, dann 1 zur Seite. Sie springt über alles, was dazwischen liegt.{$review} Du musst ziehen.
rule-TY-3-2 = Landest du auf einem leeren Feld, bleibt deine Figur dort. Die Ecken sind gewöhnliche leere Felder, ebenso die Mitte, bis du alle 7 Klötzchen hast.{$ruling}
rule-TY-3-3 = Landest du auf einem Klötzchen deiner nächsten Farbe, sammelst du es. Das geschieht automatisch.{$ruling} Das Feld ist von da an leer, und dein Zug endet.
rule-TY-3-4 = Landest du auf einem anderen Klötzchen, sammelst du es nicht. Deine Figur teilt sich das Feld mit ihm.
rule-TY-3-5 = Landest du auf einem Schrittstein, Diagonalstein, Sprungstein oder Teleportstein, bleib dort oder mach seinen Zusatzzug. Danach landest du erneut; so kann dein Zug zu einer Kette werden. Sondersteine bleiben immer auf dem Brett.{$ruling}
rule-TY-3-6 = Von einem Teleportstein darfst du auf jeden anderen Teleportstein ziehen, auf dem keine Figur steht.
rule-TY-3-7 = Landest du auf einem Schutzstein, sind alle Klötzchen, die du hast, endgültig geschützt. Das geschieht automatisch.{$ruling} Spätere Klötzchen sind erst geschützt, wenn du wieder auf einem Schutzstein landest.
rule-TY-3-8 = Ein Stein wirkt, wenn du auf ihm landest, nicht wenn du deinen Zug auf ihm beginnst.{$ruling}
rule-TY-3-9 = Auf einer anderen Figur darfst du nur landen, um zu stehlen: per L, Schrittstein, Diagonalstein oder Sprungstein, nie per Teleportstein.
rule-TY-3-10 = Die Anleitung setzt der Kette keine Grenze. Aber du darfst im selben Zug nicht noch einmal auf einem Feld landen, wenn du seither nichts gesammelt, gestohlen oder geschützt hast.{$ruling}
rule-TY-3-11 = Kannst du kein L ziehen, setz deinen Zug aus.{$ruling} Das ist selten.
rule-TY-3-12 = Dein Zug geht nur auf einem Schrittstein, Diagonalstein, Sprungstein oder Teleportstein weiter. Jede andere Landung beendet ihn.{$ruling}

rules-TY-4 = Diebstahl
rule-TY-4-1 = Auf der Figur einer anderen Person darfst du nur landen, wenn sie deine nächste Farbe ungeschützt hat. Diese Landung ist ein Diebstahl.{$ruling}
rule-TY-4-2 = Leg das gestohlene Klötzchen unter deine Karte dieser Farbe. Es ist ungeschützt.
rule-TY-4-3 = Das Opfer legt seine Karte dieser Farbe ans rechte Ende seiner Reihe und schließt die Lücke. So liegen Karten mit Klötzchen immer links, und die erste Karte ohne Klötzchen zeigt die nächste Farbe.
rule-TY-4-4 = Das Opfer stellt seine Figur sofort in eine freie Ecke seiner Wahl,{$ruling} noch bevor der Zug des Diebs weitergeht. Sonst passiert dort nichts. Eine Ecke ist immer frei.
rule-TY-4-5 = Du darfst auch in einer Ecke oder in der Mitte stehlen, und auch von jemandem mit allen 7 Klötzchen.{$ruling}
rule-TY-4-6 = Nach einem Diebstahl wirkt ein Sonderstein auf diesem Feld wie üblich für dich; ein Klötzchen dort sammelst du aber nicht.{$ruling} Option: Du sammelst es, wenn es jetzt deine nächste Farbe hat.

rules-TY-5 = Sieg
rule-TY-5-1 = Wer mit allen 7 Klötzchen zuerst in der Mitte landet (per L, Schrittstein, Diagonalstein oder Sprungstein), gewinnt. Das Spiel endet sofort.
rule-TY-5-2 = Sobald du alle 7 Klötzchen hast, darfst du auf kein besetztes Feld mehr, auch nicht in die Mitte. Du hast keine nächste Farbe, die du stehlen könntest.
rule-TY-5-3 = Stiehlst du dein siebtes Klötzchen in der Mitte selbst, gewinnst du sofort.{$ruling}
rule-TY-5-4 = Option „Kurzes Spiel“: Du gewinnst, sobald du 7 Klötzchen hast, auch ohne in die Mitte zu ziehen.{$review}
rule-TY-5-5 = In einer Runde hat jeder einen Zug; ein ausgesetzter zählt mit. Nach 100 Runden endet das Spiel; wer die meisten Klötzchen hat, gewinnt.{$ruling} Bei Gleichstand zählen die meisten geschützten Klötzchen; herrscht auch dann Gleichstand, wird der Sieg geteilt.{$ruling} (Sonst könnte man sich endlos bestehlen. Meist dauert ein Spiel 12 bis 25 Runden.)

rules-TY-6 = Gut zu wissen
rule-TY-6-1 = Ohne Diebstahl braucht jeder mindestens 8 Züge. Allein und bei perfektem Spiel sind es etwa 10 Züge (8 bis 14).
rule-TY-6-2 = Beispiel für einen Diebstahl: Du hast Rot, Blau, Grün und Gelb in dieser Reihenfolge; Rot und Blau sind geschützt. Ein Dieb, dessen nächste Farbe Grün ist, landet auf dir. Du behältst Rot, Blau und Gelb. Deine grüne Karte kommt ans Ende deiner Reihe. Deine nächste Farbe ist die, die bisher an fünfter Stelle lag.
rule-TY-6-3 = Das Beispiel der Anleitung für eine Kette: Zieh mit einem L auf einen Diagonalstein. Zieh diagonal weiter auf einen Sprungstein. Zieh mit noch einem L auf ein Klötzchen deiner nächsten Farbe. All das ist ein einziger erlaubter Zug.

rules-ours = Weitere Regelungen
rule-ours-1 = Gibst du auf, gehst du leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-2 = Der Aufbau wird in dieser Reihenfolge gezeigt: Steine, Karten, wer beginnt, Ecken.{$ruling}
rule-ours-3 = Das Feld, auf dem dein Zug beginnt, zählt nicht als Landung.{$ruling} Nach einem Diebstahl zählen frühere Landungen nicht mehr, nur noch das Feld des Diebstahls.{$ruling}
rule-ours-4 = Gewinnst du durch einen Diebstahl, endet das Spiel, bevor das Opfer zieht.{$ruling}
rule-ours-5 = Der letzte Zug der letzten Runde wird zu Ende gespielt, mit seiner Kette und der Ecke, die ein Opfer wählt.{$ruling}

## What a typed text should have been

unread-start = „{ $text }“ beginnt nicht dort, wo die Figur steht. Beginne auf { $square }.
unread-counter = „{ $text }“ ist kein Stein. Gib eins davon ein: { $kinds }.
unread-square = „{ $text }“ nennt ein anderes Feld. Gib als Nächstes den Stein auf { $square } ein.
unread-card = „{ $text }“ ist keine Karte. Gib „card“ und eins davon ein: { $colours }.
unread-first = „{ $text }“ ist kein Platz. Gib „first“ und eine Zahl von 1 bis { $count } ein.

## The score pad

pad-standing = Spielstand
pad-held = Klötzchen
pad-held-means = Gesammelt oder gestohlen und noch im Besitz.
pad-safe = Geschützte Klötzchen
pad-safe-means = Sie entscheiden bei Gleichstand nach der letzten Runde (TY-5.5).
pad-home = In der Mitte
pad-home-means = Wer mit allen 7 Klötzchen zuerst dort landet, gewinnt (TY-5.1).
pad-cube = Tippe ein gesammeltes Klötzchen an.
pad-player = { $count ->
        [one] 1 Klötzchen
       *[other] { $count } Klötzchen
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, nicht gesammelt
pad-cube-held = { $player }: { $colour }, gesammelt
pad-cube-safe = { $player }: { $colour }, geschützt
pad-stolen = Gestohlen: entfernen
pad-protect = Schützen
pad-unprotect = Schutz entfernen
pad-protect-all = Alle Klötzchen schützen
pad-is-home = Sieg in der Mitte
pad-bad-cubes = „{ $text }“ ist keine Reihe aus Klötzchen. Nimm jeden Buchstaben aus { $letters } höchstens einmal, mit „!“ hinter einem geschützten Klötzchen.
pad-bad-home = Für den Sieg in der Mitte braucht man alle 7 Klötzchen (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Klötzchen: { $colour }
sign-cube-does = Ist es deine nächste Farbe, lande darauf oder auf einer Figur, die es ungeschützt hat.
sign-centre = Mitte
sign-centre-does = Lande hier mit allen 7 Klötzchen vor allen anderen.
sign-counter = Stein: { $name }
sign-counter-does =
    { $counter ->
        [safety] Landest du hier, sind alle Klötzchen, die du hast, endgültig geschützt. Sie bekommen einen Messingrahmen und einen Schild.
       *[other] Landest du hier, darfst du weiterziehen: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Sammle deine nächste Farbe.
sign-badge-theft = Hand
sign-badge-theft-does = Stiehl deine nächste Farbe.
sign-badge-chain = Doppelpfeil
sign-badge-chain-does = Lande auf einem Stein mit Zusatzzug.
sign-badge-stay = Zwei Balken
sign-badge-stay-does = Bleib hier und beende deinen Zug.
sign-badge-corner = Haus
sign-badge-corner-does = Eine freie Ecke: zum Starten oder als Ziel nach einem Diebstahl.
sign-badge-win = Stern
sign-badge-win-does = Gewinne das Spiel.
now-cube =
    { $state ->
        [safe] Gesammelt und endgültig geschützt.
        [held] Gesammelt, kann aber gestohlen werden.
        [next] Die nächste in der Reihe.
       *[later] { $count ->
            [one] 1 andere Farbe kommt vorher.
           *[other] { $count } andere Farben kommen vorher.
        }
    }
now-lies = Auf { $squares }.
now-gone = Auf dem Brett liegt keins mehr.
now-stealable = Ungeschützt bei: { $seats }.
now-missing =
    { $count ->
        [0] Alle 7 Klötzchen sind da.
        [one] 1 Klötzchen fehlt noch.
       *[other] { $count } Klötzchen fehlen noch.
    }
now-protected =
    { $all ->
        [0] Noch keine Klötzchen zu schützen.
        [one] { $count } von 1 Klötzchen geschützt.
       *[other] { $count } von { $all } Klötzchen geschützt.
    }

## Bots

bot-beginner-help = will zum nächsten Klötzchen, übersieht oft, wohin eine Kette führt, und rechnet nie mit Diebstahl
bot-novice-help = prüft einige hundert Stellungen; verschenkt bis zu 32 % Siegchance je Zug
bot-club-help = prüft einige hundert Stellungen; verschenkt bis zu 23 % Siegchance je Zug
bot-strong-help = prüft einige hundert Stellungen; verschenkt bis zu 12 % Siegchance je Zug
bot-expert-help = spielt den besten Zug aus tausend Stellungen, zu zweit aus zehntausenden
bot-master-help = spielt den besten Zug aus zehntausenden Stellungen, zu zweit aus hunderttausenden

## What gives the win shares of a review

evaluator-search = eine Suche mit { $count } Stellungen für jeden Schritt

## Kinds of chance, for statistics

chance-of-counter = Die Steine innerhalb des Randes
mistake-corner = die falsche Ecke wählen
mistake-theft = einen Diebstahl übersehen
mistake-cube = ein Klötzchen übersehen
mistake-stolen = zum Diebstahl einladen
mistake-safety = einen Schutzstein übersehen
mistake-way = einen längeren Weg nehmen
mistake-open = anderen einen kürzeren Weg lassen
mistake-away = sich vom Schutzstein entfernen
why-on-win = Zieh weiter nach { $squares } und gewinne.
why-on-theft = Zieh weiter nach { $squares } und stiehl von { $name }.
why-on-cube = Zieh weiter nach { $squares } und sammle das nächste Klötzchen.
why-on-safety = Zieh weiter nach { $squares }, auf einen Schutzstein.
why-on-way = Zieh weiter nach { $squares }.
why-stolen = Auf { $square } kann { $name } dir sofort etwas stehlen: { cube }. Auf dem besseren Feld kann das niemand.
why-away = Von dort ist ein Schutzstein 1 Zug entfernt.
why-wanted = Er schützt, was { $name } als Nächstes braucht: { cube }.
why-near = Von dort ist das nächste Klötzchen 1 Zug entfernt: { cube } auf { $squares }.
why-open =
    { $better ->
        [one] { $name } braucht dann noch 1 Zug zum Sieg statt { $taken }.
       *[other] { $name } braucht dann noch { $better } Züge zum Sieg statt { $taken }.
    }
why-turns =
    { $better ->
        [one] Bis zum Sieg brauchst du dann noch 1 Zug statt { $taken }.
       *[other] Bis zum Sieg brauchst du dann noch { $better } Züge statt { $taken }.
    }

## Setting up a position

edit-turn = Am Zug: { $player }
edit-nothing = nichts
edit-piece = die Figur von { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Karten von { $player }: { pad-player }, als Nächstes { $colour }
edit-row-whole = Karten von { $player }: alle Klötzchen
edit-collect = Nächstes Klötzchen sammeln
edit-return = Letztes Klötzchen zurück
edit-protect = Alle Klötzchen schützen
edit-unprotect = Kein Klötzchen schützen
edit-next = Als Nächstes: { $colour }

## The tutorial

tutorial-goal = Sammle 7 Klötzchen, 1 in jeder Farbe. Erreiche dann vor allen anderen den Stern in der Mitte.
tutorial-row = Unter dem Brett liegt deine Reihe aus Karten. Sammle die Farben von links nach rechts: Rot kommt zuerst.
tutorial-l = Zieh ein L: 2 Felder in eine Richtung, dann 1 zur Seite, über alles hinweg. Zieh auf das rote Klötzchen.
tutorial-l-orange = Das ist erlaubt, aber das orange Klötzchen würdest du nicht sammeln: Deine nächste Farbe ist Rot. Zieh auf das rote Klötzchen.
tutorial-l-stay = Jeder Zug beginnt mit einem L. Zieh auf das rote Klötzchen.
tutorial-special = Du hast das rote Klötzchen, und Zoe hat gezogen. Deine nächste Farbe, Gelb, ist weit weg. Mit Sondersteinen ziehst du in einem Zug mehrmals.
tutorial-chain = Der Diagonalstein gibt dir einen Zusatzzug: 1 Feld diagonal. Zieh dorthin.
tutorial-chain-2 = Der Sprungstein gibt dir noch ein L. Zieh diagonal auf ihn.
tutorial-chain-3 = Von hier führt ein L zum gelben Klötzchen: 3-mal gezogen in einem Zug. Sammle es.
tutorial-chain-stay = Das ist erlaubt, aber dein Zug würde enden, bevor du das gelbe Klötzchen erreichst. Zieh auf das markierte Feld.
tutorial-chain-other = Das ist erlaubt, führt aber vom gelben Klötzchen weg. Folge den markierten Steinen.
tutorial-safety = Du hast 2 Klötzchen, die noch gestohlen werden können. Ein Schutzstein schützt alle deine Klötzchen endgültig. Lande darauf.
tutorial-safety-other = Das ist erlaubt, aber deine Klötzchen könnten noch gestohlen werden. Zieh auf den Schutzstein.
tutorial-victim = Die Messingrahmen zeigen: Dein rotes und dein gelbes Klötzchen sind geschützt. Zoe hat Blau, deine nächste Farbe, ungeschützt.
tutorial-theft = Auf einer anderen Figur darfst du nur landen, um deine nächste Farbe zu stehlen. Zoe steht ein L entfernt: Stiehl ihr blaues Klötzchen.
tutorial-theft-other = Das ist erlaubt, aber du kannst jetzt ein Klötzchen stehlen. Lande auf Zoes Figur.
tutorial-robbed = Du hast das blaue Klötzchen; es ist noch nicht geschützt. Zoes blaue Karte kam ans Ende ihrer Reihe, ihre Figur in eine Ecke ihrer Wahl.
tutorial-danger = Einige Züge später: Dein grünes Klötzchen ist ungeschützt. Grün ist Zoes nächste Farbe, und sie steht ein L entfernt. Sieh, was passiert.
tutorial-corner = Zoe hat dein grünes Klötzchen gestohlen. Stell deine Figur jetzt in eine freie Ecke. Wähle die markierte: Von dort führt ein L zu einem orangen Klötzchen.
tutorial-corner-other = Das ist erlaubt, aber die Lektion geht von der markierten Ecke aus weiter. Wähle sie.
tutorial-after = Deine grüne Karte ist jetzt die letzte deiner Reihe, also ist Orange deine nächste Farbe. Sammle sie.
tutorial-kept = Deine geschützten Klötzchen hast du behalten. Lande also auf einem Schutzstein, bevor dir jemand nahe kommt.
tutorial-seventh = Das Spiel ist fast zu Ende. Du hast 6 Klötzchen, nur Rosa fehlt. Sammle es.
tutorial-centre = Du hast alle 7 Klötzchen. Lande jetzt vor allen anderen auf dem Stern in der Mitte.
tutorial-centre-other = Das ist erlaubt, aber die Mitte ist ein L entfernt. Zieh auf den Stern und gewinne.
tutorial-end = Du hast gewonnen! Zwei Steine sind neu: Ein Teleportstein führt zu jedem anderen freien Teleportstein, ein Schrittstein 1 Feld waagerecht oder senkrecht. Spiel jetzt gegen einen leichten Bot.
## Puzzles

puzzle-how-forced-win = durch vollständige Suche: Es gewinnt gegen jede Verteidigung, und nichts anderes gewinnt in 3 Zügen
puzzle-how-only-defence = durch vollständige Suche: Alles andere verliert
puzzle-theme-win-1 = Sieg in 1 Zug
puzzle-theme-win-2 = Sieg in 2 Zügen
puzzle-theme-win-3 = Sieg in 3 Zügen
puzzle-theme-save = das Spiel retten
puzzle-theme-theft = Diebstahl
puzzle-theme-chain = eine Kette
puzzle-theme-teleport = Teleportstein
puzzle-theme-last-cube = das letzte Klötzchen
puzzle-theme-safety = Schutzstein
puzzle-theme-corner = die richtige Ecke
puzzle-ask-win-1 = Wie gewinnst du in diesem Zug?
puzzle-ask-win-2 = Wie gewinnst du in 2 Zügen?
puzzle-ask-win-3 = Wie gewinnst du in 3 Zügen?
puzzle-ask-save = Wie rettest du das Spiel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Klötzchen in 7 Farben. Darunter: Schrittstein, Diagonalstein, Sprungstein, Teleportstein und Schutzstein.
example-laid-out = Ein Spiel zu zweit nach dem Aufbau, darunter die Reihen aus Karten.
example-the-l = Zieh 2 Felder in eine Richtung, dann 1 zur Seite: nach f5, aber nicht nach d6.
example-collect = Rot ist deine nächste Farbe. Du sammelst das rote Klötzchen, das orange nicht.
example-step = Vom Schrittstein darfst du 1 Feld gerade ziehen, hier auf das rote Klötzchen, aber nicht diagonal.
example-teleport = Ein Teleportstein führt nur zu einem anderen Teleportstein.
example-safety = Ein Schutzstein schützt alle Klötzchen, die du hast. Ein geschütztes Klötzchen kannst du nicht stehlen.
example-no-theft-by-teleport = Per Diagonalstein darfst du stehlen, per Teleportstein nicht.
example-not-back = Du darfst von einem Schrittstein auf den nächsten ziehen, aber im selben Zug nicht zurück.
example-steal = Rot ist deine nächste Farbe. Spieler 2 hat Rot ungeschützt, also kannst du es stehlen. Spieler 3 hat kein Rot.
example-free-corner = Spieler 2, das Opfer, wählt eine freie Ecke.
example-home = Mit allen 7 Klötzchen gewinnst du durch ein L in die Mitte. Steht dort eine Figur, darfst du nicht hin.
example-hundred-rounds = Nach 100 Runden haben beide 2 Klötzchen. Spieler 1 hat beide geschützt und gewinnt.
example-theft = Spieler 1 (nächste Farbe: Grün) landet auf Spieler 2. Die grüne Karte von Spieler 2 kommt ans Ende seiner Reihe.
example-chain = Ein L auf einen Diagonalstein, diagonal auf einen Sprungstein, ein L auf das nächste Klötzchen: ein einziger Zug.
example-begin-square = Der Zug begann auf a1. Das zählt nicht als Landung, also darf ein Sprungstein dorthin zurückführen.
summary-goal = Ziel des Spiels
summary-goal-1 = Sammle die 7 Farben in der Reihenfolge deiner Karten, von links nach rechts.
summary-goal-2 = Lande dann vor allen anderen in der Mitte.
summary-turn = Dein Zug
summary-turn-1 = Du musst ein L ziehen: 2 Felder in eine Richtung, dann 1 zur Seite.
summary-turn-2 = Landest du auf einem Klötzchen deiner nächsten Farbe, sammelst du es.
summary-turn-3 = Landest du auf einem anderen Klötzchen oder einem leeren Feld, bleibst du nur.
summary-turn-4 = Dein Zug endet, außer du machst einen Zusatzzug. Zusatzzüge können eine Kette bilden. Im selben Zug darfst du nicht noch einmal auf einem Feld landen, solange sich nichts geändert hat.
summary-signs = Steine
summary-signs-1 = Landest du auf einem Stein, darfst du seinen Zusatzzug machen. Schrittstein: 1 Feld waagerecht oder senkrecht. Diagonalstein: 1 Feld diagonal. Sprungstein: noch ein L.
summary-signs-2 = Teleportstein: auf einen anderen freien Teleportstein. Oder bleiben.
summary-signs-3 = Schutzstein: schützt endgültig alle Klötzchen, die du hast.
summary-theft = Diebstahl
summary-theft-1 = Zum Stehlen lande auf einer Figur, die deine nächste Farbe ungeschützt hat. Das Klötzchen gehört dann dir, ungeschützt.
summary-theft-2 = Das Opfer legt seine Karte dieser Farbe ans Ende seiner Reihe und stellt seine Figur sofort in eine freie Ecke seiner Wahl.
summary-theft-3 = Per Teleportstein darfst du nicht stehlen. Auf ein besetztes Feld darfst du nur, um zu stehlen.
summary-end = Spielende
summary-end-1 = Landest du mit allen 7 Klötzchen in der Mitte, gewinnst du sofort.
summary-end-2 = Kurzes Spiel (Option): Du gewinnst mit deinem siebten Klötzchen.
summary-end-3 = Nach 100 Runden: die meisten Klötzchen gewinnen, bei Gleichstand die meisten geschützten, sonst wird der Sieg geteilt.
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
