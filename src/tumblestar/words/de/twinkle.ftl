### Twinkle auf Deutsch.
###
### Die Würfel heißen Rot-W4 und so weiter: so stehen sie in jedem Fall nach „der“, „den“ und „dem“.

## The game

game-name = Twinkle
game-tagline = Sieben Würfel unter zwei Sternen: Wo du sie anlegst, entscheidet über ihre Punkte.
game-by = von Theo Karvounis, V-Games
game-about = Wirf 3 Würfel deiner Wahl und leg 1 davon in dein Sternbild. Unter einen Stern passt jeder Wert, unter einen Würfel nur ein kleinerer. Jede Farbe zählt auf ihre eigene Art. Sobald alle 7 Würfel haben, gewinnt, wer die meisten Punkte hat. Für 1 bis 4 Personen; allein brauchst du 20 Punkte und musst alle Missionen erfüllen.

## Colours, dice, stars

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-black = Schwarz
colour-purple = Lila

colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

colour-red-d4 = Rot-W4
colour-red-d6 = Rot-W6
colour-red-d8 = Rot-W8
colour-red-d10 = Rot-W10
colour-red-d12 = Rot-W12
colour-yellow-d4 = Gelb-W4
colour-yellow-d6 = Gelb-W6
colour-yellow-d8 = Gelb-W8
colour-yellow-d10 = Gelb-W10
colour-yellow-d12 = Gelb-W12
colour-blue-d4 = Blau-W4
colour-blue-d6 = Blau-W6
colour-blue-d8 = Blau-W8
colour-blue-d10 = Blau-W10
colour-blue-d12 = Blau-W12
colour-green-d4 = Grün-W4
colour-green-d6 = Grün-W6
colour-green-d8 = Grün-W8
colour-green-d10 = Grün-W10
colour-green-d12 = Grün-W12
colour-black-d4 = Schwarz-W4
colour-black-d6 = Schwarz-W6
colour-black-d8 = Schwarz-W8
colour-black-d10 = Schwarz-W10
colour-black-d12 = Schwarz-W12
colour-purple-d4 = Lila-W4
colour-purple-d6 = Lila-W6
colour-purple-d8 = Lila-W8
colour-purple-d10 = Lila-W10
colour-purple-d12 = Lila-W12

die-shown = { $die } ({ $result })
star-a = Stern A
star-b = Stern B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rot
card-yellow = Gelb
card-blue = Blau
card-green = Grün
card-black = Schwarz
card-purple = Lila
card-twinkle = Twinkle
card-red-does = Wähle für jeden roten Würfel einen Strang durch ihn und gerade oder ungerade Werte, je nachdem, was mehr bringt. 1 Punkt für jeden anderen Würfel dieses Strangs mit so einem Wert; auch rote Würfel zählen.
card-yellow-does = Deine gelben Würfel, egal wo sie liegen: einer bringt 1 Punkt, zwei zusammen 3, drei oder mehr 6.
card-blue-does = Zwei blaue Würfel nebeneinander unter demselben Würfel oder Stern sind ein Paar: 4 Punkte. Jeder blaue Würfel ohne Paar bringt 1.
card-green-does = Jeder grüne Würfel bringt 1 Punkt, und 1 mehr für jeden anderen Würfel seines Typs in deinem ganzen Sternbild.
card-black-does = Werte jeden Stern für sich. Ein schwarzer Würfel darunter bringt 1 Punkt; zwei oder mehr zählen nach ihrer Summe: höchstens 6: 2 Punkte; 7: 3; 8: 4; 9: 5; 10: 4; mindestens 11: 3.
card-purple-does = Jeder lila Würfel bringt 1 Punkt für jeden Würfel, der mit ihm verbunden ist, darüber oder darunter. Sterne zählen nicht.
card-twinkle-does = Ein Würfel direkt unter einem Würfel mit weniger Seiten funkelt: 2 Punkte. Beispiel: ein W10 unter einem W6. Direkt unter einem Stern funkelt ein Würfel nie.

card-mission = Mission { $number }: { $mission }
mission-1 = Längster Strang
mission-2 = Gleiche Werte
mission-3 = Kleinste Summe
mission-4 = Wenige Typen
mission-5 = Die drei höchsten
mission-6 = Wenige Farben
mission-7 = Gerade oder ungerade
mission-8 = Alle fünf Typen
mission-9 = Höchstens sechs
mission-10 = Jede Farbe
mission-11 = Farben verbunden
mission-12 = Zwei weniger
mission-13 = Typ neben Typ
mission-14 = W4 zu neun oder zehn
mission-15 = Dreizehn oder vierzehn
mission-16 = Einsen
mission-17 = W6 mit 3, W10 mit 4
mission-18 = Von Stern zu Stern
mission-19 = Wert neben Wert
mission-20 = Summe aus zweien
mission-1-does = 3 Punkte für die meisten Würfel in einem Strang. Bei Gleichstand je 3.
mission-2-does = 3 Punkte für die meisten Würfel mit demselben Wert. Bei Gleichstand je 3.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Zähle deine 3 höchsten Werte zusammen: 3 Punkte für die höchste Summe. Bei Gleichstand je 3.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Dafür zählen nur Sternbilder aus 7 Würfeln.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 Punkte für alle, die das erfüllen.
mission-11-does = 1 Punkt für jeden Verbinder zwischen zwei Würfeln derselben Farbe.
mission-12-does = 1 Punkt für jeden Würfel, der genau 2 weniger zeigt als der Würfel darüber.
mission-13-does = 2 Punkte für je zwei Würfel desselben Typs nebeneinander unter demselben Würfel oder Stern.
mission-14-does = 2 Punkte für jeden Verbinder zwischen einem W4 und einem anderen Würfel, deren Werte zusammen 9 oder 10 ergeben.
mission-15-does = 2 Punkte für jede Farbe, deren Würfel zusammen 13 oder 14 ergeben.
mission-16-does = Deine Würfel mit einer 1: einer bringt 1 Punkt, zwei zusammen 3, drei oder mehr 5.
mission-17-does = 2 Punkte für jedes Paar: ein beliebiger W6 mit einem anderen Würfel, der 3 zeigt, oder ein beliebiger W10 mit einem anderen Würfel, der 4 zeigt. Jeder Würfel zählt nur in einem Paar.
mission-18-does = Bilde Paare aus je einem Würfel unter jedem Stern, jeder Würfel nur einmal. Ein Paar mit gleicher Farbe oder gleichem Wert bringt 1 Punkt, mit beidem 2.
mission-19-does = 2 Punkte für je zwei Würfel mit gleichem Wert nebeneinander unter demselben Würfel oder Stern.
mission-20-does = 3 Punkte für jeden Würfel, dessen Wert die Summe der zwei Würfel darunter ist.
mission-1-solo = Fünf oder mehr Würfel in einem Strang.
mission-2-solo = Drei oder mehr Würfel mit dem gleichen Wert.
mission-3-solo = Sieben Würfel, deren Werte zusammen weniger als 30 ergeben.
mission-4-solo = Würfel von höchstens 3 Typen.
mission-5-solo = Drei Würfel, die zusammen 16 oder mehr ergeben.
mission-6-solo = Würfel in höchstens 3 Farben.
mission-7-solo = Unter jedem Stern sind alle Werte gerade oder alle ungerade; die beiden Sterne dürfen sich unterscheiden, und einer darf leer sein.
mission-8-solo = Würfel aller 5 Typen.
mission-9-solo = Nur Werte von höchstens 6.
mission-10-solo = Ein Würfel in jeder Farbe, die im Spiel ist.
mission-11-solo = Zwei Würfel derselben Farbe mit einem Verbinder dazwischen.
mission-12-solo = Ein Würfel, der genau 2 weniger zeigt als der Würfel darüber.
mission-13-solo = Zwei Würfel desselben Typs nebeneinander unter demselben Würfel oder Stern.
mission-14-solo = Ein W4 und ein mit ihm verbundener Würfel, die zusammen 9 oder 10 ergeben.
mission-15-solo = Eine Farbe, deren Würfel zusammen 13 oder 14 ergeben.
mission-16-solo = Ein Würfel, der 1 zeigt.
mission-17-solo = Ein beliebiger W6 und ein anderer Würfel, der 3 zeigt, oder ein beliebiger W10 und ein anderer, der 4 zeigt.
mission-18-solo = Zwei Würfel, je einer unter jedem Stern, mit gleicher Farbe oder gleichem Wert.
mission-19-solo = Zwei Würfel mit gleichem Wert nebeneinander unter demselben Würfel oder Stern.
mission-20-solo = Ein Würfel, dessen Wert die Summe der zwei Würfel darunter ist.

goal-points =
    { $points ->
        [one] Ziel { $goal }: { $points } Punkt
       *[other] Ziel { $goal }: { $points } Punkte
    }

goal-points-does = Hol mit den Farbkarten und der Twinkle-Karte mindestens { $goal } Punkte. Jetzt bringen sie { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: endgültig erfüllt
        [met] { $mission }: bisher erfüllt
       *[unmet] { $mission }: nicht erfüllt
    }

card-name =
    { $card ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [green] Grün
        [black] Schwarz
        [purple] Lila
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } für Mission { $number }
           *[plus] { $points } für Mission { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] Mission { $number } ist erfüllt
       *[unmet] Mission { $number } ist nicht mehr erfüllt
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
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Du wählst
       *[other] { $seat } wählt
    }
seat-hangs =
    { $seat ->
        [you] Du legst den { $die } ({ $result }) unter { $place }.
       *[other] { $seat } legt den { $die } ({ $result }) unter { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du verlierst den Zug
       *[other] { $seat } verliert den Zug
    }
fits-nowhere =
    { $count ->
        [one] Der { $die } zeigt { $result } und passt nirgends.
       *[other] Der { $die } zeigt { $result }, und keiner der Würfel passt.
    }
points-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Set-up: log and hover

did-colour = Im Spiel: { $colour }.
did-mission = { text-mission }
did-centre = In der Mitte zeigt der { $die } { $result }.
did-first =
    { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } den { $die } ({ $count } von { $most }).
did-roll =
    { $seat ->
        [you] Du wirfst: { $dice }.
       *[other] { $seat } wirft: { $dice }.
    }
did-take =
    { $seat ->
        [you] Du nimmst den { $die } ({ $result }) aus der Mitte.
       *[other] { $seat } nimmt den { $die } ({ $result }) aus der Mitte.
    }
did-fall =
    { $fits ->
        [yes] Der { $die } zeigt { $result }.
       *[no] Der { $die } zeigt { $result } und passt nirgends.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }. Ein geworfener Würfel muss aussortiert werden.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Die anderen: { $others }.
did-out =
    { $seat ->
        [you] Du sortierst den { $die } aus.
       *[other] { $seat } sortiert den { $die } aus.
    }
did-over =
    { $end ->
        [level] { $told } Level geschafft!
        [failed] { $told } Level nicht geschafft.
       *[over] { $told } Das Spiel endet.
    }
did-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Den { $die } für den Wurf wählen ({ $count } von { $most }).
       *[other] Den { $die } für den Wurf wählen ({ $count } von { $most }) und seine { $result } aufgeben.
    }
would-roll = Werfen: { $dice }. Passt einer davon, musst du einen anlegen.
would-take = Den { $die } ({ $result }) aus der Mitte nehmen und ohne Wurf anlegen.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Den { $die } ({ $result }) unter { $place } legen. { $gain }
would-hang-others = { would-hang } Die anderen: { $others }.
would-out = Den { $die } endgültig aussortieren.
would-over =
    { $end ->
        [won] { $told } Du gewinnst das Spiel!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [level] { $told } Du schaffst das Level!
       *[failed] { $told } Du schaffst das Level nicht.
    }
would-resign = Aufgeben: Die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
turn = Zug { $count }
round = Runde { $count } von { $most }
round-late = Runde { $count }: verlorene Züge
dice-count =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
status-choose =
    { $seat ->
        [you] Du bist dran: Wähle { dice-count } zum Werfen oder nimm einen W8.
       *[other] { $seat } wählt Würfel.
    }
status-pick =
    { $seat ->
        [you] Du bist dran: Wähle { dice-count } zum Werfen.
       *[other] { $seat } wählt Würfel.
    }
status-pick-more =
    { $seat ->
        [you] Du bist dran: Wähle noch { $count } zum Werfen.
       *[other] { $seat } wählt Würfel.
    }
status-roll =
    { $seat ->
        [you] Du bist dran: Wirf { dice-count }.
       *[other] { $seat } wirft Würfel.
    }
status-hang =
    { $seat ->
        [you] Du bist dran: Leg einen deiner Würfel an.
       *[other] { $seat } legt einen Würfel an.
    }
status-take =
    { $seat ->
        [you] Du bist dran: Leg den { $die } an.
       *[other] { $seat } legt den { $die } an.
    }
status-out-rolled =
    { $seat ->
        [you] Du bist dran: Sortiere einen geworfenen Würfel aus.
       *[other] { $seat } sortiert einen Würfel aus.
    }
status-out-centre =
    { $seat ->
        [you] Du bist dran: Sortiere noch einen W8 aus der Mitte aus.
       *[other] { $seat } sortiert einen W8 aus.
    }
status-out-any =
    { $seat ->
        [you] Du bist dran: Sortiere irgendeinen Würfel aus (kein W8 da).
       *[other] { $seat } sortiert einen Würfel aus.
    }
status-over-won =
    { $seat ->
        [you] Du hast mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } gewonnen!
       *[other] { $seat } hat mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } gewonnen.
    }
status-over-tied =
    { $seat ->
        [you] Gleichstand, je { points-count }: { $seats }. Du warst zuletzt dran und hast gewonnen!
       *[other] Gleichstand, je { points-count }: { $seats }. { $seat } war zuletzt dran und hat gewonnen.
    }
status-over-level =
    { $points ->
        [one] Level geschafft: { $points } Punkt ({ $goal } nötig)!
       *[other] Level geschafft: { $points } Punkte ({ $goal } nötig)!
    }
status-over-short =
    { $points ->
        [one] Level nicht geschafft: { $points } Punkt ({ $goal } nötig).
       *[other] Level nicht geschafft: { $points } Punkte ({ $goal } nötig).
    }
status-over-unmet = { status-over-short } Nicht erfüllt: { $missions }.
status-type-colour = Welche Farben sind im Spiel? Noch zu wählen: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Welche Bronze-Mission ist im Spiel?
       *[silver] Welche Silber-Mission ist im Spiel?
    }
status-type-centre = Was zeigt der { $die } in der Mitte?
status-type-first = Wer beginnt?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Ein Würfel zeigt eine Zahl von 1 bis zur Anzahl seiner Seiten. Wähle eine davon.
refused-TW-2-1 = Diese Farbe kann nicht ins Spiel kommen. Wähle eine der angebotenen.
refused-TW-2-2 = Ein W8 zeigt eine Zahl von 1 bis 8. Wähle eine davon.
refused-TW-2-4 = Diese Mission kann nicht ins Spiel kommen: Sie hat das falsche Metall oder ist schon dabei. Wähle eine der angebotenen.
refused-TW-2-5 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-TW-3-1 = Du kannst nur Würfel in der Mitte oder neben den Karten wählen. Wähle einen davon.
refused-TW-3-1-early = Du hast noch nicht genug Würfel für den Wurf gewählt. Wähle erst weitere.
refused-TW-3-1-full = Du hast schon 3 Würfel gewählt. Wirf sie oder nimm eine Wahl zurück.
refused-TW-3-3 = Aus der Mitte kannst du nur einen W8 nehmen. Wähle einen oder wähle Würfel für einen Wurf.
refused-TW-3-3-late = Du hast schon Würfel für den Wurf gewählt. Nimm das zurück, bevor du einen W8 nimmst.
refused-TW-3-4 = Dort kannst du ihn nicht anlegen: Er muss weniger zeigen als der Würfel darüber. Leg ihn unter einen Würfel, der mehr zeigt, oder unter einen Stern.
refused-TW-3-4-take = Dieser W8 passt nirgends: Deine Sterne sind voll, und kein Würfel mit Platz darunter zeigt mehr. Nimm einen anderen oder wirf Würfel.
refused-TW-3-4-lacks = Du kannst nur unter deinen eigenen Sternen und Würfeln anlegen. Wähle einen davon.
refused-TW-3-5 = Einen dritten Würfel kannst du dort nicht anlegen. Wähle eine andere Stelle.
refused-TW-3-7 = Leg zuerst einen der Würfel aus deiner Hand an: Wähle den Würfel und seine Stelle.
refused-TW-3-10 = Das Spiel ist zu Ende. Sieh es dir Schritt für Schritt an oder spiel ein neues.
refused-TW-6-5-rolled = Wähle zuerst, welchen geworfenen Würfel du aussortierst.
refused-TW-6-5-taken = Sortiere zuerst einen anderen Würfel aus: einen W8 aus der Mitte oder, wenn dort keiner liegt, einen beliebigen verfügbaren. Wähle, welchen.
refused-TW-6-6 = Keiner der geworfenen Würfel passt. Wähle, welchen davon du aussortierst.

## Options

option-level = Missionen
option-level-help = Zusätzliche Punkte für alle; allein musst du sie alle erfüllen.
option-level-0 = Basis: keine
option-level-1 = Bronze: 1 Bronze
option-level-2 = Silber: 2 Silber
option-level-3 = Diamant: 1 Bronze, 2 Silber
option-level-4 = unten gewählt
option-mission_1 = Erste Mission
option-mission_1-help = Nur wenn die Missionen „unten gewählt“ sind; 1 bis 10 sind Bronze, 11 bis 20 Silber.
option-mission_1-0 = keine
option-mission_1-seat = { mission-choice }
option-mission_2 = Zweite Mission
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = keine
option-mission_2-seat = { mission-choice }
option-mission_3 = Dritte Mission
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = keine
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1: { mission-1 }
        [2] 2: { mission-2 }
        [3] 3: { mission-3 }
        [4] 4: { mission-4 }
        [5] 5: { mission-5 }
        [6] 6: { mission-6 }
        [7] 7: { mission-7 }
        [8] 8: { mission-8 }
        [9] 9: { mission-9 }
        [10] 10: { mission-10 }
        [11] 11: { mission-11 }
        [12] 12: { mission-12 }
        [13] 13: { mission-13 }
        [14] 14: { mission-14 }
        [15] 15: { mission-15 }
        [16] 16: { mission-16 }
        [17] 17: { mission-17 }
        [18] 18: { mission-18 }
        [19] 19: { mission-19 }
       *[20] 20: { mission-20 }
    }
option-red = Rot im Spiel
option-red-help = Immer im Spiel; die anderen Farben sind zufällig.
option-yellow = Gelb im Spiel
option-yellow-help = { option-red-help }
option-blue = Blau im Spiel
option-blue-help = { option-red-help }
option-green = Grün im Spiel
option-green-help = { option-red-help }
option-black = Schwarz im Spiel
option-black-help = { option-red-help }
option-purple = Lila im Spiel
option-purple-help = { option-red-help }
option-first = Wer beginnt
option-first-help = Zufällig oder der Platz, den du wählst.
option-first-0 = zufällig
option-first-seat = Platz { $count }
option-keep = Fehlwurf: keinen Würfel aussortieren
option-keep-help = Nur allein: Passt kein geworfener Würfel, verlierst du den Zug, musst aber keinen Würfel aussortieren.

bad-colours = Bei so vielen Personen können nur { $count } Farben im Spiel sein, aber du hast mehr gewählt: { $colours }.
bad-mission-level = Du hast Mission { $number } gewählt, aber „Missionen“ steht nicht auf „unten gewählt“. Stell es so ein.
bad-mission-twice = Du hast Mission { $number } zweimal gewählt. Wähle eine andere.
bad-missions = Niemand kann diese Missionen zusammen erfüllen: { $missions }. Lass eine weg.

## The board in text

picture-label = Die Sternbilder, die Würfel in der Mitte und neben den Karten; auch als Text.
text-board = Die Würfel unter jedem Stern, dann die verfügbaren Würfel
text-star-a = { $seat }, Stern A:
text-star-b = { $seat }, Stern B:
text-hung = { $die }: { $result }, unter { $place }
text-hand =
    { $seat ->
        [you] In deiner Hand:
       *[other] In der Hand, { $seat }:
    }
text-centre = In der Mitte:
text-pool = Neben den Karten, { $colour }:
text-out = Aussortiert:
text-none = nichts
text-row =
    { $points ->
        [one] { $seat }: 1 Punkt, { $count } von 7 Würfeln.
       *[other] { $seat }: { $points } Punkte, { $count } von 7 Würfeln.
    }
text-parts = Nach Karten: { $parts }.
text-blocked = Blockiert: Kein Würfel kann mehr angelegt werden.
text-turn =
    { $seat ->
        [you] Du bist am Zug.
       *[other] Ist am Zug.
    }
text-cards = Karten im Spiel: { $cards }.
text-mission = Mission { $number }, „{ $mission }“: { $does }

## Rules

rules-intro = In Twinkle baust du ein Sternbild aus 7 Würfeln. In jedem Zug wirfst du 3 beliebige Würfel und legst 1 davon an, oder du nimmst einen W8 mit seinem Wert aus der Mitte. Unter einem Stern darf jeder Wert liegen, unter einem Würfel nur ein kleinerer, und direkt darunter jeweils höchstens zwei Würfel. Jede Farbe zählt nach ihrer Karte; die Twinkle-Karte belohnt Würfel unter Würfeln mit weniger Seiten. Dazu können Missionen kommen. Wer die meisten Punkte hat, gewinnt; allein brauchst du 20 Punkte und jede Mission.
rules-page = Klicke 3 Würfel an, um sie zu wählen, und wirf sie dann; bis zum Wurf kannst du jede Wahl zurücknehmen. Oder nimm einen W8 aus der Mitte. Zeige auf einen Würfel an einer freien Stelle, um zu lesen, was er dort bringen würde, und klicke, um ihn anzulegen. Mit der Tastatur geht das alles auch. Die „Entscheidungshilfe“ zeigt auch, welche Chancen die gewählten Würfel haben. Für echte Würfel wähle beim Eröffnen des Tisches „Ein echtes Spielbrett“, oder nutze den Wertungsblock für Punkte. Die Namen der Missionen sind von uns.

rules-TW-1 = Spielmaterial
rule-TW-1-1 = Es gibt 30 Würfel, alle verschieden: 6 Farben (Rot, Gelb, Blau, Grün, Schwarz, Lila), jede mit W4, W6, W8, W10 und W12. Ein Würfel heißt nach seiner Farbe und seinem Typ.
rule-TW-1-2 = Ein W4 zeigt 1 bis 4, ein W6 1 bis 6, ein W8 1 bis 8, ein W10 1 bis 10 (die aufgedruckte 0 ist 10) und ein W12 1 bis 12. Jede Seite ist gleich wahrscheinlich.
rule-TW-1-3 = Der Spielplan hat für 4 Personen je 2 Startsterne und eine Punkteleiste mit 4 Markern. Es gibt 6 Wertungskarten (eine je Farbe), die Twinkle-Karte und 20 Missionskarten (1 bis 10 Bronze, 11 bis 20 Silber). Dazu kommen 4 Kampagnenkarten für eine Person und 7 Verbinder pro Person.

rules-TW-2 = Aufbau
rule-TW-2-1 = Wählt zufällig die Farben, die im Spiel sind: zu zweit 4 von 6, zu dritt 5, zu viert alle 6. Die Würfel der anderen Farben bleiben in der Schachtel.
rule-TW-2-2 = Werft die W8, die im Spiel sind, einmal und legt sie mit ihren Werten in die Mitte. Legt alle anderen Würfel ungeworfen neben die Karte ihrer Farbe.
rule-TW-2-3 = Die Twinkle-Karte ist immer im Spiel.
rule-TW-2-4 = Zieht zufällig Missionen. Basis: keine. Bronze: 1 Bronze-Mission. Silber: 2 Silber-Missionen. Diamant: 1 in Bronze und 2 in Silber. Missionen liegen offen und gelten für alle.
rule-TW-2-5 = Wer zuletzt eine Sternschnuppe gesehen hat, beginnt, oder der Zufall entscheidet. Gespielt wird im Uhrzeigersinn.

rules-TW-3 = Dein Zug
rule-TW-3-1 = 3 Würfel werfen: Wähle 3 beliebige verfügbare Würfel, neben den Karten, in der Mitte oder gemischt. Wirf sie und leg genau 1 an.
rule-TW-3-2 = Leg die anderen 2 Würfel zurück: jeden zu seiner Karte, einen W8 mit seinem neuen Wert in die Mitte.
rule-TW-3-3 = Oder einen W8 nehmen: Wähle einen W8 in der Mitte, der irgendwo passt. Leg ihn mit dem Wert an, den er zeigt; wirf ihn nicht.
rule-TW-3-4 = Unter einem Stern darfst du jeden Wert anlegen. Unter einem Würfel muss der Wert kleiner sein als der des Würfels darüber; ein gleicher reicht nicht. Du darfst unter jedem deiner Würfel anlegen, nicht nur unter dem neuesten.{$edition}
rule-TW-3-5 = Direkt unter jedem Stern und jedem Würfel darfst du höchstens 2 Würfel anlegen.
rule-TW-3-6 = Angelegte Würfel werden nie verschoben und nie verändert.{$ruling} Ein Stern darf leer bleiben.
rule-TW-3-7 = Passt ein geworfener Würfel, musst du einen anlegen; wähle, welchen und wo. Passt keiner, leg alle zurück (W8 mit ihren neuen Werten): Du verlierst den Zug. Nach einem Fehlwurf darfst du nicht stattdessen einen W8 nehmen.{$ruling}
rule-TW-3-8 = Nach Runde 7 werden verlorene Züge nachgeholt: im Uhrzeigersinn, jeweils 1 Zug, zuerst von der Person, die begonnen hat. Wer fertig oder blockiert ist, wird übergangen. Wiederholt das, so oft es nötig ist.
rule-TW-3-9 = Du bist blockiert, wenn du nie mehr einen Würfel anlegen kannst. Dann sind beide Sterne voll, und unter jedem Würfel, der 2 oder mehr zeigt, liegen zwei Würfel. Du wirst bis zum Ende übergangen und hast dann weniger als 7 Würfel.
rule-TW-3-10 = Das Spiel endet, wenn alle 7 Würfel haben oder blockiert sind.
rule-TW-3-11 = Zu zweit bis zu viert sind immer 3 Würfel verfügbar. Zu zweit bleiben mindestens 7 übrig, zu dritt 5 und zu viert 3.

rules-TW-4 = Wertungskarten
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Es zählt jeder schwarze Würfel unter dem Stern, egal wie weit unten.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Für jeden roten Würfel gilt die beste Wahl.{$ruling} Sein eigener Wert zählt nicht. Ein Strang reicht von einem Stern bis hinab zu einem Würfel, unter dem keiner mehr liegt.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer davon zuletzt am Zug war; nach Runde 7 nachgeholte Züge zählen mit.{$ruling}

rules-TW-5 = Missionen
rule-TW-5-1 = { mission-1-does } Missionen 1 bis 10 sind Bronze. Bei Missionen 1 bis 6 werden die Sternbilder aller verglichen.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 Punkte für die kleinste Summe aller Werte. Bei Gleichstand je 3.
rule-TW-5-4 = 3 Punkte für die wenigsten verschiedenen Würfeltypen. Bei Gleichstand je 3.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 Punkte für die wenigsten verschiedenen Farben. Bei Gleichstand je 3.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missionen 11 bis 20 sind Silber: Werte jede so oft, wie sie vorkommt.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Das ganze Sternbild zählt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ein Würfel bildet kein Paar mit sich selbst.{$ruling} Die beste Einteilung zählt; zwei W6, die beide 3 zeigen, können ein Paar sein.
rule-TW-5-18 = { mission-18-does } Die beste Einteilung zählt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Solo-Kampagne
rule-TW-6-1 = Die Kampagne hat 40 Level, in fester Reihenfolge. Ein Level legt seine Missionen und 4 Farben fest: 20 Würfel, davon 4 W8 in der Mitte. Schaffst du ein Level nicht, versuch es von vorn.
rule-TW-6-2 = Um ein Level zu schaffen, hol mit den Farbkarten und der Twinkle-Karte zusammen mindestens 20 Punkte und erfülle jede Mission. Missionen bringen hier keine Punkte.
rule-TW-6-3 = Das verlangen Bronze-Missionen. 1: einen Strang aus mindestens 5 Würfeln. 2: drei gleiche Werte oder mehr.{$ruling} 3: eine Summe unter 30, mit allen 7 Würfeln.{$ruling} 4: höchstens 3 Typen.{$ruling} 5: drei Würfel, die zusammen mindestens 16 ergeben. 6: höchstens 3 Farben.{$ruling} 7 bis 9: wie oben. 10: alle 4 Farben des Levels.
rule-TW-6-4 = Eine Silber-Mission ist erfüllt, wenn sie mindestens einmal Punkte bringen würde.
rule-TW-6-5 = Sortiere in jedem Zug 1 Würfel endgültig aus. Nach einem Wurf sortierst du 1 der 2 nicht angelegten Würfel aus und legst den anderen zurück. Hast du einen W8 genommen, sortiere einen anderen W8 aus der Mitte aus oder, wenn dort keiner liegt, einen beliebigen verfügbaren Würfel.
rule-TW-6-6 = Nach einem Fehlwurf wählst du 1 geworfenen Würfel, den du aussortierst, und legst die übrigen zurück.{$ruling} Option: nach einem Fehlwurf keinen aussortieren.
rule-TW-6-7 = Sind weniger als 3 Würfel verfügbar, wirf diese.{$ruling} Ist kein Würfel zum Aussortieren da, sortiere keinen aus.{$ruling} Sind keine Würfel mehr da, bevor du 7 angelegt hast, endet das Spiel und wird so gewertet, wie es steht.{$ruling}
rule-TW-6-8 = Kannst du nie mehr einen Würfel anlegen, endet das Spiel sofort und wird so gewertet, wie es steht.{$ruling}
rule-TW-6-9 = Du darfst dir eigene Level ausdenken, mit beliebigen Wertungskarten und beliebig vielen Missionen. Hier darfst du 4 beliebige Farben und bis zu 3 Missionen wählen.
rule-TW-6-10 = Die 40 gedruckten Level kennen wir nicht. Unsere sind 4 Karten mit je 10 Leveln.{$reconstruction} Jedes Level wurde schon einmal geschafft. Die Level sind danach geordnet, wie oft der Bot „Schwer“ sie schafft. Jede Mission und jede Auswahl an Farben kommt vor. Du kannst Farben und Missionen auch selbst wählen. Die Missionen 4 und 8 widersprechen sich, ebenso 6 und 10 sowie 1, 7 und 9.

rules-TW-7 = Wertungsbeispiel
rule-TW-7-1 = Bill hat 16 Punkte: Gelb 3, Grün 2, Schwarz 1, Rot 8 (3, 3 und 2), Twinkle 2. Unter Stern A: schwarzer W10 (10); darunter roter W12 (9); darunter gelber W8 (6) und grüner W10 (7). Roter W8 (5) unter dem gelben W8, gelber W4 (2) unter dem roten W8, roter W4 (3) unter dem grünen W10.
rule-TW-7-2 = Elizabeth hat 18 Punkte: Blau 4, Grün 5, Schwarz 5 (4 und 1), Twinkle 4. Unter Stern A: schwarzer W8 (7), darunter schwarzer W12 (3); grüner W8 (6), darunter grüner W6 (4). Unter Stern B: schwarzer W6 (5), darunter blauer W8 (3) und blauer W4 (2).
rule-TW-7-3 = Anna hat 19 Punkte: Gelb 6, Blau 2, Lila 3, Rot 2, Twinkle 6. Unter Stern A: blauer W6 (5), darunter blauer W10 (4), darunter gelber W12 (2). Unter Stern B: roter W10 (9), darunter lila W12 (8), darunter gelber W10 (6) und gelber W6 (3).

rules-ours = Weitere Regelungen
rule-ours-1 = Bei den Missionen 3, 4 und 6 zählst du nur mit, wenn du 7 Würfel hast.{$ruling}
rule-ours-2 = Gibst du auf, gehst du leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-3 = Wähle Würfel in beliebiger Reihenfolge; bis zum Wurf kannst du eine Wahl zurücknehmen.{$ruling}
rule-ours-4 = Während eines Spiels zeigen wir die Punkte der Sternbilder bis dahin; bei Missionen, die Sternbilder vergleichen, können sie sich noch ändern.{$ruling}

## What a typed text should have been

unread-colour = „{ $text }“ ist keine Farbe. Wähle eine davon: { $colours }.
unread-mission = „{ $text }“ ist keine Mission. Gib „mission“ und eine Zahl von 1 bis { $count } ein.
unread-first = „{ $text }“ ist kein Platz. Gib „first“ und die Nummer eines Platzes ein, etwa „first 2“.
unread-result = „{ $text }“ ist kein Wert für { $die }. Gib eine Zahl von 1 bis { $count } ein, etwa „{ $die }=1“.
tree-part = „{ $text }“ ist kein angelegter Würfel. Schreib ihn wie „red d12=9@black d10“ oder „R12=9@N10“, unter Stern A „R12=9@A“.
tree-result = „{ $text }“: Diese Zahl hat der Würfel nicht ({ $tag }).
tree-long = Ein Sternbild hat höchstens 7 Würfel ({ $tag }), dieses hat aber mehr: „{ $text }“.
tree-twice = Der Würfel { $text } kommt zweimal vor, es gibt ihn aber nur einmal ({ $tag }).
tree-colour = Der Würfel { $text } hat eine Farbe, die nicht im Spiel ist ({ $tag }).
tree-taken = Der Würfel { $text } ist anderswo angelegt oder aussortiert ({ $tag }).
tree-parent = „{ $text }“: Der Würfel darüber ist nicht in diesem Sternbild ({ $tag }).
tree-lower = „{ $text }“: Der Wert muss kleiner sein als der des Würfels darüber ({ $tag }).
tree-three = Direkt unter { $text } liegen mehr als zwei Würfel ({ $tag }).

## Bots

bot-greedy-help = spielt auf die meisten Punkte in diesem Zug
bot-beginner-help = nimmt den ersten Würfel, der gut punktet, übersieht bessere und hofft auf Glückswürfe
bot-novice-help = wie Schwer, verschenkt aber mit einer Wahl bis zu 6 % Siegchance
bot-club-help = wie Schwer, verschenkt aber mit einer Wahl bis zu 2 % Siegchance
bot-strong-help = wägt ab, was dieser Zug für spätere übrig lässt, wie er es gelernt hat
bot-master-help = wägt jeden Wurf dieses Zugs ab (spät im Spiel auch des nächsten) und die Würfel, die andere nehmen

## Help with a decision

advice-fits = Passt
advice-cards = Karte für Karte
advice-gain = Punkte
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Werfen: { $dice }
advice-take = Den { $die } mit seiner { $result } nehmen
advice-pick = Den { $die } wählen
advice-odds = Passt: die Chance, dass du einen der Würfel anlegen kannst.
advice-hang = Den { $die } ({ $result }) unter den { $parent } legen
advice-hang-star = Den { $die } ({ $result }) unter Stern { $star } legen
advice-places = Punkte: was der Würfel dort jetzt bringt, Karte für Karte. Spätere Züge zählen nicht mit.
advice-note = { advice-odds } Punkte: was dieser Zug im Schnitt bringt, mit dem besten Würfel an der besten Stelle. Spätere Züge zählen nicht mit.

## Scoring from a file, and the score pad

score-figure = { $mission } (Zahl zum Vergleich, keine Punkte)
score-compared = { $mission } ({ $figure }, im Vergleich)
score-colours = „{ $text }“ ist keine Auswahl an Farben. Nimm einige der Buchstaben { $letters }, jeden höchstens einmal.
pad-cards = Karten
pad-missions = Missionen, Stand jetzt (bei 1 bis 6 der Wert, der verglichen wird)
pad-in-play = { $card }: im Spiel
pad-not-in-play = { $card }: nicht im Spiel
pad-die = Tippe die Stelle des nächsten Würfels an oder einen angelegten Würfel.
pad-result = Was zeigt der { $die }?
pad-shows = { $die }: { $result }
pad-place = Wo liegt der { $die } ({ $result })?
pad-nowhere = Der { $die } ({ $result }) passt nirgends.
pad-under-star = Unter Stern { $star }
pad-under-die = Unter dem { $die } ({ $result })
pad-remove = Den { $die } entfernen
pad-compared = { $mission }: was verglichen wird
pad-compared-means = Entscheidet, wer die Punkte oben bekommt.
pad-choose-missions = Missionen im Spiel
pad-bad-missions = „{ $text }“ ist keine Auswahl an Missionen. Wähle höchstens 1 in Bronze (1 bis 10) und 2 in Silber (11 bis 20), etwa „7.16“ ({ $tag }).
pad-has-dice = { pad-shows }. Entferne zuerst die Würfel darunter.
pad-tied = Bei Gleichstand gewinnt, wer davon zuletzt am Zug war (TW-4.8). Der Block weiß nicht, wer das war.
pad-whole = Alle 7 Würfel sind angelegt.

action-turn = Nächster Würfel
deed-place = Unter { $place } legen
deed-pick = Würfel wählen
deed-take = Den { $die } nehmen
deed-discard = Den { $die } aussortieren
touch-place = Tippe ein Licht an.
touch-pick = Tippe einen Würfel an.
touch-discard = Tippe einen Würfel an.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstern
sign-star-does = Jedes Sternbild beginnt an zwei Sternen, A und B. Bis zu 2 Würfel liegen direkt unter jedem Stern und jedem Würfel.
sign-connector = Funkelnder Verbinder
sign-connector-does = Der Würfel darunter hat mehr Seiten als der darüber: Er bringt 2 Punkte durch die Twinkle-Karte.
sign-centre = Mitte
sign-centre-does = Hier liegen die W8 mit den Werten ihres letzten Wurfs.
sign-take = Nehmen, wie er liegt
sign-take-does = Leg diesen W8 mit dem Wert an, den er zeigt, ohne Wurf.
sign-cup = Würfelbecher
sign-cup-does = Wirf die gewählten Würfel. Passt einer, leg einen an und die anderen zurück.
sign-left = Aussortiert
sign-left-does = Allein: Sortiere in jedem Zug einen Würfel endgültig aus. Die Stelle, an der er liegt, ist durchgestrichen.
now-hung =
    { $count ->
        [one] 1 von 7 Würfeln ist angelegt.
       *[other] { $count } von 7 Würfeln sind angelegt.
    }
now-points =
    { $points ->
        [one] Jetzt 1 Punkt.
       *[other] Jetzt { $points } Punkte.
    }
now-best =
    { $card ->
        [any] Mit einem weiteren Würfel sind bis zu { $points } möglich.
       *[colour] Mit einem weiteren Würfel dieser Farbe sind bis zu { $points } möglich.
    }
now-most =
    { $card ->
        [any] Ein einzelner Würfel bringt hier nichts dazu.
       *[colour] Ein einzelner Würfel dieser Farbe bringt hier nichts dazu.
    }
now-compared = Hier { $own }; Bestwert der anderen: { $others }.
now-met = Jetzt erfüllt.
now-may-meet = { now-unmet } Ein Würfel mehr kann sie erfüllen.
now-unmet = Jetzt nicht erfüllt.

## What gives the win shares of a review

evaluator-net = genau berechnete Züge, danach gelernte Werte
evaluator-level = { evaluator-net }, für das Level

## Kinds of chance, for statistics

chance-of-d4 = Werte der W4
chance-of-d6 = Werte der W6
chance-of-d8 = Werte der W8
chance-of-d10 = Werte der W10
chance-of-d12 = Werte der W12
chance-of-colour = Farben im Spiel
mistake-taking = nehmen statt würfeln
mistake-rolling = würfeln statt nehmen
mistake-low-d8 = einen zu niedrigen W8 nehmen
mistake-dull = Würfel werfen, die selten funkeln
mistake-weak = Würfel werfen, die weniger bringen
mistake-small = Würfel mit zu wenigen Seiten werfen
mistake-large = Würfel mit zu vielen Seiten werfen
mistake-colour = die falsche Farbe wählen
mistake-mission = eine Mission übersehen
mistake-twinkle = ein Funkeln übersehen
mistake-points = für zu wenige Punkte anlegen
mistake-low = einen zu niedrigen Wert anlegen
mistake-top = einen Würfel mit vielen Seiten oben anlegen
mistake-star = zu früh unter einem Stern anlegen
mistake-under = unter einem Würfel statt einem Stern anlegen
mistake-place = einen Würfel falsch anlegen
mistake-fitting = einen W8 aussortieren, der noch passt
mistake-discard = den falschen Würfel aussortieren
why-fits = Ein Würfel passt dann in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe statt in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Zum Sieg musst du in diesem letzten Zug 1 Punkt holen.
       *[other] Zum Sieg musst du in diesem letzten Zug { $count } Punkte holen.
    }
why-turn = Im Schnitt bringt der Zug dann { NUMBER($better, maximumFractionDigits: 1) } Punkte statt { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Das bringt sofort { $better } statt { $taken }.
why-room = Im nächsten Zug passt dann ein Würfel in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe statt in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Unter Sternen bleibt dann 1 Platz frei statt { $taken }.
       *[other] Unter Sternen bleiben dann { $better } Plätze frei statt { $taken }.
    }
why-high = Unter Würfeln passen dann Werte bis { $better } statt bis { $taken }.
why-next = Mit den übrigen Würfeln bringt der nächste Zug dann im Schnitt { NUMBER($better, maximumFractionDigits: 1) } Punkte statt { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am Zug: { $player }

## Puzzles

puzzle-how-exact-turn = durch jeden Wurf, jeden Würfel und jede Stelle der letzten Züge
puzzle-theme-which-dice = welche Würfel werfen
puzzle-theme-centre = ein Würfel aus der Mitte
puzzle-theme-twinkle = ein Würfel, der funkelt
puzzle-theme-colour-card = die Karte einer Farbe
puzzle-theme-mission = eine Mission
puzzle-theme-last-die = der letzte Würfel
puzzle-theme-defence = vor dem letzten Zug der Gegenseite
puzzle-theme-fewer-points = weniger Punkte sind besser
puzzle-ask-which-dice = Welche Würfel wirfst du, oder welchen W8 nimmst du?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Wo legst du deinen letzten Würfel an?
puzzle-ask-defence = { puzzle-ask-last-die } Die Gegenseite legt danach noch einen an.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Zu zweit sind 4 der 6 Farben im Spiel, jede in 5 Typen. Der Umriss zeigt den Typ, das Zeichen die Farbe.
example-centre = Zu zweit sind 4 Farben im Spiel. Die W8 liegen mit ihren Werten in der Mitte; die anderen Würfel sind ungeworfen.
example-three = Du wählst 3 Würfel, aus der Mitte oder neben den Karten, und wirfst sie. Zwei Würfel reichen nicht.
example-take = Der rote W8 zeigt 4 und passt unter die rote 5. Der gelbe W8 zeigt 5 und passt nirgends.
example-lower = Eine 3 darfst du unter einer 5 anlegen, aber nicht unter einer anderen 3.
example-two-at-most = Unter der roten 9 darfst du noch einen Würfel anlegen. Unter dem Stern liegen schon zwei.
example-yellow = Ein, zwei und drei gelbe Würfel.
example-blue = Zwei blaue Würfel unter demselben Stern sind ein Paar: 4 Punkte. Jeder andere blaue Würfel bringt 1. Blau und Rot sind kein Paar.
example-green = Ein grüner W4 mit zwei anderen W4, und ein grüner W12 als einziger seines Typs.
example-black = Zwei schwarze Würfel mit der Summe 9 unter einem Stern, oder je einer unter jedem Stern.
example-purple = Ein lila Würfel, verbunden mit drei Würfeln. Sterne zählen nicht.
example-red = Wähle für den roten Würfel den Strang mit 8, 6 und 4: drei andere gerade Werte.
example-twinkle = Ein W6 funkelt unter einem W4 und ein W8 unter einem W6. Ein W6 oder W4 unter einem W6 funkelt nicht.
example-connectors = Drei Verbinder liegen zwischen Würfeln derselben Farbe: 9 und 7, 7 und 5 sowie 4 und 3.
example-sums = Unter der 9 liegen 5 und 4, unter der 5 liegen 3 und 2: Beide sind Summen.
example-out = Du legst den roten W4 an. Sortiere dann einen der beiden mit ihm geworfenen Würfel aus, keinen anderen.
example-bill = Das Sternbild von Bill: Der rote W12 unter dem schwarzen W10 funkelt.
example-elizabeth = Das Sternbild von Elizabeth: ein blaues Paar und schwarze Würfel unter beiden Sternen.
example-anna = Das Sternbild von Anna: drei gelbe Würfel und drei Würfel, die funkeln.
example-any-order = Du wählst zuerst einen grünen Würfel; danach darfst du einen roten wählen.
summary-turn = Dein Zug
summary-turn-1 = Wähle 3 beliebige verfügbare Würfel, wirf sie und leg genau 1 an. Leg die anderen zurück; ein W8 kommt mit seinem neuen Wert in die Mitte.
summary-turn-2 = Oder nimm einen W8 aus der Mitte und leg ihn mit seinem Wert an, wenn er passt.
summary-turn-3 = Passt keiner der geworfenen Würfel, verlierst du den Zug.
summary-hang = Anlegen
summary-hang-1 = Unter einen Stern: jeder Wert. Unter einen Würfel: nur ein kleinerer; ein gleicher reicht nicht.
summary-hang-2 = Höchstens 2 Würfel direkt unter jedem Stern und jedem Würfel.
summary-hang-3 = Angelegte Würfel werden nie verschoben.
summary-cards = Punkte
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Schwarz, je Stern: ein Würfel 1; zwei oder mehr nach Summe: höchstens 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; mindestens 11: 3.
summary-cards-5 = Jeder lila Würfel: 1 für jeden Würfel, der mit ihm verbunden ist, darüber oder darunter.
summary-cards-6 = Jeder rote Würfel: Wähle einen Strang durch ihn und gerade oder ungerade Werte. 1 für jeden anderen Würfel dieses Strangs mit so einem Wert.
summary-cards-7 = Twinkle: 2 für jeden Würfel direkt unter einem Würfel mit weniger Seiten.
summary-end = Spielende
summary-end-1 = Das Spiel endet, wenn alle 7 Würfel haben oder blockiert sind. Verlorene Züge werden nach Runde 7 nachgeholt.
summary-end-2 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer davon zuletzt am Zug war.
summary-end-3 = Allein: Hol mit den Karten mindestens 20 Punkte und erfülle jede Mission. Sortiere in jedem Zug 1 Würfel aus.

## The tutorial

tutorial-goal = Dein Ziel: Leg 7 Würfel unter deine zwei Sterne und hol mehr Punkte als Zoe.
tutorial-pick = In jedem Zug wählst du 3 Würfel, wirfst sie und legst einen an. Wähle zuerst den blauen W12.
tutorial-pick-other = Wähle in dieser Lektion den markierten Würfel.
tutorial-pick-2 = Wähle jetzt den gelben W10.
tutorial-pick-3 = Wähle dann den grünen W4.
tutorial-roll = Wirf jetzt die 3 Würfel.
tutorial-hang = Du legst 1 der 3 an; die anderen legst du zurück. Unter einem Stern darf jeder Wert liegen, am besten ein hoher. Leg den blauen W12, eine 9, unter deinen ersten Stern.
tutorial-hang-low = Das ist erlaubt, aber darunter passen nur kleinere Werte, es bleibt also wenig Platz. Leg den blauen W12 an, der mehr zeigt.
tutorial-centre = Zoe hat einen W8 aus der Mitte genommen und mit dem Wert angelegt, den er zeigt, ohne Wurf. Nimm den blauen W8, eine 7.
tutorial-centre-other = Nimm in dieser Lektion den blauen W8 aus der Mitte.
tutorial-under = Unter einem Würfel darf nur ein kleinerer Wert liegen, und höchstens zwei Würfel. Die 7 passt unter die 9. Leg sie dort an.
tutorial-under-other = Das ist erlaubt, aber in dieser Lektion gehört er unter den blauen W12. Leg ihn dort an.
tutorial-blue-roll = Jede Farbe zählt nach ihrer Karte. Zwei blaue Würfel nebeneinander unter demselben Würfel oder Stern bringen 4 Punkte, jeder andere blaue Würfel 1. Der blaue W10 ist einer deiner 3: Wirf sie.
tutorial-blue = Der blaue W10 zeigt 6. Leg ihn unter die 9, neben den blauen W8.
tutorial-blue-other = Das ist erlaubt, aber in dieser Lektion gehört der blaue W10 neben den blauen W8. Leg ihn unter die 9.
tutorial-yellow = Gelb zählt deine gelben Würfel, egal wo sie liegen: Einer bringt 1 Punkt, zwei zusammen 3, drei oder mehr 6. Leg den gelben W6, eine 5, unter die 7.
tutorial-yellow-other = Das ist erlaubt, aber in dieser Lektion gehört der gelbe W6 unter den blauen W8. Leg ihn dort an.
tutorial-twinkle = Ein Würfel beliebiger Farbe funkelt direkt unter einem Würfel mit weniger Seiten: 2 Punkte. Leg den gelben W10 unter den gelben W6.
tutorial-twinkle-other = Leg den gelben W10 unter den gelben W6, wo er funkelt.
tutorial-green = Ein grüner Würfel bringt 1 Punkt, und 1 mehr für jeden anderen Würfel seines Typs, den du hast. Du hast zwei W10. Leg den grünen W10 unter den gelben W6, wo er funkelt.
tutorial-green-other = Das ist erlaubt, aber in dieser Lektion gehört der grüne W10 unter den gelben W6. Leg ihn dort an.
tutorial-mission = Missionen gelten für alle. Wer hier Würfel aller 5 Typen hat, bekommt 3 Punkte. Dir fehlt nur ein W4. Wähle den roten W4.
tutorial-red = Wähle für einen roten Würfel einen Strang durch ihn und gerade oder ungerade: 1 Punkt für jeden anderen Würfel dort, auf den das zutrifft. Der Strang 9, 7, 5, 3 ist ganz ungerade. Leg den roten W4 an sein Ende: 4 Punkte und die Mission.
tutorial-red-other = Das ist erlaubt, bringt aber weniger. Leg den roten W4 ans Ende des längsten Strangs, unter den gelben W10.
tutorial-won = Alle haben 7 Würfel, und du hast 22 zu 16 gewonnen! Denk daran: Passt keiner deiner 3 Würfel, leg alle zurück. Du verlierst den Zug.
tutorial-colours = Hier siehst du ein anderes Spiel kurz vor dem Ende. Zu zweit sind 4 der 6 Farben im Spiel, diesmal auch Schwarz und Lila.
tutorial-purple = Ein lila Würfel bringt 1 Punkt für jeden Würfel, der mit ihm verbunden ist, darüber oder darunter. Leg den lila W10 unter den gelben W12.
tutorial-purple-other = Das ist erlaubt, aber in dieser Lektion gehört der lila W10 unter den gelben W12. Leg ihn dort an.
tutorial-purple-two = Verbundene lila Würfel zählen sich gegenseitig. Die Mission bringt 1 Punkt für jeden Würfel, der genau 2 weniger zeigt als der darüber. Leg den lila W6, eine 6, unter den lila W10, eine 8.
tutorial-purple-two-other = Das ist erlaubt, verbindet aber die lila Würfel nicht. Leg den lila W6 unter den lila W10.
tutorial-black = Schwarze Würfel zählen nach ihrer Summe unter jedem Stern; 9 ist am besten: 5 Punkte. Dein erster Stern hat eine schwarze 6. Leg die schwarze 3 unter den roten W12, wo sie auch für die Mission zählt.
tutorial-black-other = Das ist erlaubt, bringt aber weniger. Leg den schwarzen W4 unter den roten W12: Summe 9 unter deinem ersten Stern, und die Mission.
tutorial-end = Wieder gewonnen, und du kennst alle 6 Farben. Missionen wechseln von Spiel zu Spiel: Lies sie zuerst, und viel Spaß!
