### Twinkle auf Deutsch.
###
### Die Würfel heißen Rot-W4 und so weiter: so stehen sie in jedem Fall nach „der“, „den“ und „dem“.

## The game

game-name = Twinkle
game-tagline = Sieben Würfel unter zwei Sternen: Wo sie hängen, entscheidet über die Punkte.
game-by = von Theo Karvounis, V-Games
game-about = Wirf drei Würfel deiner Wahl und hänge einen in dein Sternbild: unter einen Stern jeden Wert, unter einen Würfel nur kleinere. Jede Farbe zählt auf ihre Art. Nach sieben Würfeln gewinnen die meisten Punkte. Für eine bis vier Personen; allein spielst du um Missionen.

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
card-red-does = Wähle für jeden roten Würfel einen Strang durch ihn und gerade oder ungerade, je nachdem, was mehr bringt: 1 Punkt für jeden anderen Würfel des Strangs mit so einem Wert, auch für rote Würfel.
card-yellow-does = Ein gelber Würfel 1 Punkt, zwei 3, drei oder mehr 6, egal wo sie hängen.
card-blue-does = 4 Punkte für zwei blaue Würfel nebeneinander unter demselben Würfel oder Stern, 1 für jeden anderen blauen Würfel.
card-green-does = 1 Punkt für jeden grünen Würfel und 1 mehr für jeden anderen Würfel seines Typs im ganzen Sternbild.
card-black-does = Unter jedem Stern für sich: ein schwarzer Würfel 1 Punkt; zwei oder mehr nach der Summe ihrer Werte: bis 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; ab 11: 3.
card-purple-does = Für jeden lila Würfel 1 Punkt je Würfel, der mit ihm verbunden ist, darüber oder darunter. Sterne zählen nicht.
card-twinkle-does = 2 Punkte für jeden Würfel, der unter einem Würfel mit weniger Seiten hängt, etwa ein W10 unter einem W6. Ein Würfel unter einem Stern funkelt nie.

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
mission-1-does = 3 Punkte für die meisten Würfel in einem Strang, auch bei Gleichstand.
mission-2-does = 3 Punkte für die meisten Würfel mit dem gleichen Wert, auch bei Gleichstand.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 Punkte für die höchste Summe der eigenen drei höchsten Werte, auch bei Gleichstand.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Dazu braucht es sieben Würfel.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 Punkte für alle, die das erfüllen.
mission-11-does = 1 Punkt für jeden Verbinder zwischen zwei Würfeln einer Farbe.
mission-12-does = 1 Punkt für jeden Würfel, der genau 2 weniger zeigt als der Würfel darüber.
mission-13-does = 2 Punkte für je zwei Würfel eines Typs nebeneinander unter demselben Würfel oder Stern.
mission-14-does = 2 Punkte für jeden Verbinder zwischen einem W4 und einem anderen Würfel, deren Werte zusammen 9 oder 10 ergeben.
mission-15-does = 2 Punkte für jede Farbe, deren Würfel zusammen 13 oder 14 ergeben.
mission-16-does = Ein Würfel mit einer 1 bringt 1 Punkt, zwei bringen 3, drei oder mehr 5.
mission-17-does = 2 Punkte für jedes Paar aus einem beliebigen W6 und einem anderen Würfel, der 3 zeigt, oder aus einem beliebigen W10 und einem anderen Würfel, der 4 zeigt. Jeder Würfel gehört zu höchstens einem Paar.
mission-18-does = Für jedes Paar mit je einem Würfel unter jedem Stern: 1 Punkt bei gleicher Farbe oder gleichem Wert, 2 bei beidem. Jeder Würfel gehört zu höchstens einem Paar.
mission-19-does = 2 Punkte für je zwei Würfel mit gleichem Wert nebeneinander unter demselben Würfel oder Stern.
mission-20-does = 3 Punkte für jeden Würfel, dessen zwei Würfel darunter zusammen seinen Wert ergeben.
mission-1-solo = Fünf oder mehr Würfel in einem Strang.
mission-2-solo = Drei oder mehr Würfel mit dem gleichen Wert.
mission-3-solo = Sieben Würfel, deren Werte zusammen weniger als 30 ergeben.
mission-4-solo = Würfel von höchstens drei Typen.
mission-5-solo = Drei Würfel, die zusammen 16 oder mehr ergeben.
mission-6-solo = Würfel in höchstens drei Farben.
mission-7-solo = Unter jedem Stern alle Werte gerade oder alle ungerade: Ein Stern darf ungerade, der andere gerade sein, und ein leerer Stern zählt auch.
mission-8-solo = Würfel aller fünf Typen.
mission-9-solo = Nur Werte von höchstens 6.
mission-10-solo = Ein Würfel in jeder Farbe im Spiel.
mission-11-solo = Zwei Würfel einer Farbe mit einem Verbinder dazwischen.
mission-12-solo = Ein Würfel, der genau 2 weniger zeigt als der Würfel darüber.
mission-13-solo = Zwei Würfel eines Typs nebeneinander unter demselben Würfel oder Stern.
mission-14-solo = Ein W4, der mit einem anderen Würfel verbunden ist, sodass sie zusammen 9 oder 10 ergeben.
mission-15-solo = Eine Farbe, deren Würfel zusammen 13 oder 14 ergeben.
mission-16-solo = Ein Würfel, der 1 zeigt.
mission-17-solo = Ein beliebiger W6 und ein anderer Würfel, der 3 zeigt, oder ein beliebiger W10 und ein anderer Würfel, der 4 zeigt.
mission-18-solo = Unter jedem Stern ein Würfel, beide mit gleicher Farbe oder gleichem Wert.
mission-19-solo = Zwei Würfel mit gleichem Wert nebeneinander unter demselben Würfel oder Stern.
mission-20-solo = Ein Würfel, dessen zwei Würfel darunter zusammen seinen Wert ergeben.

goal-points = { $points } von { $goal } Punkten
goal-points-does = Die Farbkarten und Twinkle müssen { $goal } Punkte bringen; jetzt bringen sie { $points }.
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
        [you] Du hängst den { $die } ({ $result }) unter { $place }.
       *[other] { $seat } hängt den { $die } ({ $result }) unter { $place }.
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
       *[out] { fits-nowhere } { seat-loses } und einen Würfel.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Die anderen: { $others }.
did-out =
    { $seat ->
        [you] Du nimmst den { $die } aus dem Spiel.
       *[other] { $seat } nimmt den { $die } aus dem Spiel.
    }
did-over =
    { $end ->
        [level] { $told } Das Level ist gewonnen!
        [failed] { $told } Das Level ist nicht gewonnen.
       *[over] { $told } Das Spiel ist zu Ende.
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
       *[other] Den { $die } für den Wurf wählen ({ $count } von { $most }); seine { $result } ist dann weg.
    }
would-roll = Werfen: { $dice }. Passt einer, muss einer gehängt werden.
would-take = Den { $die } ({ $result }) aus der Mitte nehmen und ohne Wurf hängen.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Den { $die } ({ $result }) unter { $place } hängen. { $gain }
would-hang-others = { would-hang } Die anderen: { $others }.
would-out = Den { $die } endgültig aus dem Spiel nehmen.
would-over =
    { $end ->
        [won] { $told } Du gewinnst das Spiel!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [level] { $told } Das Level ist gewonnen!
       *[failed] { $told } Das Level ist nicht gewonnen.
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
        [you] { dice-count } wählen oder einen W8 aus der Mitte nehmen.
       *[other] { $seat } wählt Würfel.
    }
status-pick =
    { $seat ->
        [you] { dice-count } zum Werfen wählen.
       *[other] { $seat } wählt Würfel.
    }
status-pick-more =
    { $seat ->
        [you] Noch { $count } zum Werfen wählen.
       *[other] { $seat } wählt Würfel.
    }
status-roll =
    { $seat ->
        [you] { dice-count } werfen.
       *[other] { $seat } wirft Würfel.
    }
status-hang =
    { $seat ->
        [you] Einen dieser Würfel anlegen: den Platz wählen.
       *[other] { $seat } legt einen Würfel an.
    }
status-take =
    { $seat ->
        [you] { $die } anlegen: den Platz wählen.
       *[other] { $seat } legt an: { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Einen geworfenen Würfel zum Abwerfen wählen.
       *[other] { $seat } wirft einen Würfel ab.
    }
status-out-centre =
    { $seat ->
        [you] Einen anderen W8 der Mitte zum Abwerfen wählen.
       *[other] { $seat } wirft einen W8 ab.
    }
status-out-any =
    { $seat ->
        [you] Kein W8 ist in der Mitte: irgendeinen Würfel abwerfen.
       *[other] { $seat } wirft einen Würfel ab.
    }
status-over-won =
    { $seat ->
        [you] Du gewinnst, Stand: { points-count }!
       *[other] { $seat } gewinnt, Stand: { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Gleichstand, je { points-count }: { $seats }. Du warst zuletzt dran und gewinnst!
       *[other] Gleichstand, je { points-count }: { $seats }. { $seat } war zuletzt dran und gewinnt!
    }
status-over-level = Das Level ist gewonnen: { $points } von { $goal } Punkten!
status-over-short = Das Level ist nicht gewonnen: { $points } von { $goal } Punkten.
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

refused-TW-1-2 = Ein Würfel zeigt 1 bis zur Zahl seiner Seiten. Wähle eine davon.
refused-TW-2-1 = Diese Farbe kann nicht ins Spiel kommen. Wähle eine der angebotenen.
refused-TW-2-2 = Ein W8 zeigt 1 bis 8. Wähle eine dieser Zahlen.
refused-TW-2-4 = Diese Mission kann nicht ins Spiel kommen: Sie hat das falsche Metall oder ist schon im Spiel. Wähle eine der angebotenen.
refused-TW-2-5 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-TW-3-1 = Nur Würfel in der Mitte oder neben den Karten kannst du wählen. Wähle einen davon.
refused-TW-3-1-early = Drei Würfel werden zusammen geworfen. Wähle erst noch mehr.
refused-TW-3-1-full = Drei Würfel sind gewählt. Wirf sie, oder nimm eine Wahl zurück.
refused-TW-3-3 = Nur einen W8 in der Mitte kannst du nehmen. Wähle einen, oder wähle Würfel für einen Wurf.
refused-TW-3-3-late = Du hast schon Würfel für den Wurf gewählt. Nimm sie zurück, bevor du einen W8 nimmst.
refused-TW-3-4 = Unter einem Würfel hängt nur ein kleinerer Wert. Wähle einen Würfel, der mehr zeigt, oder einen Stern.
refused-TW-3-4-take = Dieser W8 passt nirgends: Deine Sterne sind voll, und kein Würfel mit Platz darunter zeigt mehr. Nimm einen anderen, oder wirf Würfel.
refused-TW-3-4-lacks = Würfel hängen nur unter eigenen Sternen und Würfeln. Wähle davon.
refused-TW-3-5 = Dort hängen schon zwei Würfel. Wähle eine andere Stelle.
refused-TW-3-7 = Hänge jetzt einen der Würfel aus deiner Hand: Wähle den Würfel und seine Stelle.
refused-TW-3-10 = Das Spiel ist zu Ende. Sieh es dir Zug für Zug an, oder spiel ein neues.
refused-TW-6-5-rolled = Wähle jetzt, welcher der geworfenen Würfel das Spiel verlässt.
refused-TW-6-5-taken = Wähle jetzt noch einen Würfel, der das Spiel verlässt: einen W8 aus der Mitte, oder einen beliebigen freien, wenn dort keiner liegt.
refused-TW-6-6 = Keiner der geworfenen Würfel passt. Wähle, welcher das Spiel verlässt.

## Options

option-level = Missionen
option-level-help = Zusätzliche Punkte, offen für alle; allein musst du alle erfüllen.
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
option-red-help = Sicher im Spiel; über den Rest entscheidet der Zufall.
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
option-first-help = Der Zufall entscheidet, oder ein Platz deiner Wahl.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-keep = Fehlwürfe kosten keinen Würfel
option-keep-help = Nur allein: Passt kein geworfener Würfel, ist der Zug verloren, aber kein Würfel verlässt das Spiel.

bad-colours = Bei so vielen Personen können nur { $count } Farben im Spiel sein, verlangt sind mehr: { $colours }.
bad-mission-level = Mission { $number } ist verlangt, aber die Missionen sind nicht „unten gewählt“. Stelle sie so ein.
bad-mission-twice = Mission { $number } ist zweimal verlangt. Wähle eine andere.
bad-missions = Niemand kann diese Missionen zusammen erfüllen: { $missions }. Lass eine weg.

## The board in text

picture-label = Die Sternbilder, die Würfel in der Mitte und neben den Karten; auch als Text.
text-board = Was unter jedem Stern hängt, dann die freien Würfel
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
text-out = Aus dem Spiel:
text-none = nichts
text-row =
    { $points ->
        [one] { $seat }: 1 Punkt, { $count } von 7 Würfeln.
       *[other] { $seat }: { $points } Punkte, { $count } von 7 Würfeln.
    }
text-parts = Nach Karten: { $parts }.
text-blocked = Kein Würfel kann mehr dazukommen.
text-turn =
    { $seat ->
        [you] Du bist am Zug.
       *[other] Hier am Zug.
    }
text-cards = Karten im Spiel: { $cards }.
text-mission = Mission { $number }, „{ $mission }“: { $does }

## Rules

rules-intro = In Twinkle baust du ein Sternbild aus sieben Würfeln. In jedem Zug wirfst du drei beliebige Würfel und hängst einen davon auf, oder du nimmst einen W8 aus der Mitte mit seinem Wert. Unter einem Stern darf jeder Wert hängen, unter einem Würfel nur ein kleinerer, und nie mehr als zwei Würfel. Jede Farbe zählt nach ihrer Karte; die Twinkle-Karte belohnt Würfel unter Würfeln mit weniger Seiten. Dazu können Missionen kommen. Die meisten Punkte gewinnen; allein brauchst du 20 Punkte und jede Mission.
rules-page = Klicke drei Würfel an, um sie zu wählen, dann wirf sie; bis dahin kannst du jede Wahl zurücknehmen. Oder nimm einen W8 aus der Mitte. Zeige auf einen Würfel an einer offenen Stelle, um zu lesen, was er dort bringt, und klicke, um ihn zu hängen. Mit der Tastatur geht das alles auch. Die Entscheidungshilfe zeigt auch die Chancen der gewählten Würfel. Mit echten Würfeln spielst du, wenn du beim Zufall „Ein echtes Spielbrett“ wählst, oder mit dem Wertungsblock. Die Namen der Missionen sind von uns.

rules-TW-1 = Was in der Schachtel ist
rule-TW-1-1 = Es gibt 30 Würfel, alle verschieden: sechs Farben (Rot, Gelb, Blau, Grün, Schwarz, Lila), jede mit W4, W6, W8, W10 und W12. Ein Würfel heißt nach Farbe und Typ.
rule-TW-1-2 = Ein W4 zeigt 1 bis 4, ein W6 1 bis 6, ein W8 1 bis 8, ein W10 1 bis 10 (die gedruckte 0 ist 10), ein W12 1 bis 12; jede Zahl ist gleich wahrscheinlich.
rule-TW-1-3 = Der Spielplan hat je zwei Startsterne für vier Personen und eine Punkteleiste mit vier Markern. Es gibt sechs Wertungskarten, eine je Farbe, die Twinkle-Karte, 20 Karten mit Missionen (1 bis 10 Bronze, 11 bis 20 Silber), vier Kampagnenkarten zum Alleinspielen und sieben Verbinder pro Person.

rules-TW-2 = Aufbau
rule-TW-2-1 = Der Zufall wählt die Farben im Spiel: vier von sechs zu zweit, fünf zu dritt, alle zu viert. Die übrigen Würfel bleiben in der Schachtel.
rule-TW-2-2 = Die W8 im Spiel werden einmal geworfen und liegen in der Mitte. Alle anderen Würfel liegen ungeworfen neben der Karte ihrer Farbe.
rule-TW-2-3 = Die Twinkle-Karte ist immer im Spiel.
rule-TW-2-4 = Missionen, per Zufall: Basis hat keine, Bronze eine Bronze-Mission, Silber zwei Silber-Missionen, Diamant eine in Bronze und zwei in Silber. Missionen sind offen und gelten für alle.
rule-TW-2-5 = Wer zuletzt eine Sternschnuppe gesehen hat, beginnt, oder der Zufall entscheidet. Gespielt wird im Uhrzeigersinn.

rules-TW-3 = Ein Zug
rule-TW-3-1 = Drei werfen: Wähle drei beliebige freie Würfel, neben den Karten oder in der Mitte, wirf sie und hänge genau einen.
rule-TW-3-2 = Die beiden anderen Würfel kommen zurück: zu ihrer Karte, ein W8 mit seinem neuen Wert in die Mitte.
rule-TW-3-3 = Oder einen W8 nehmen: Hänge einen aus der Mitte mit dem Wert, den er zeigt, ohne Wurf. Er muss irgendwo passen.
rule-TW-3-4 = Unter einem Stern darf jeder Wert hängen. Unter einem Würfel muss der Wert kleiner sein als der des Würfels darüber. Jeder deiner Würfel kommt infrage, nicht nur der neueste.{$edition}
rule-TW-3-5 = Direkt unter jedem Stern und jedem Würfel hängen höchstens zwei Würfel.
rule-TW-3-6 = Gehängte Würfel wandern nie und ändern sich nie.{$ruling} Ein Stern darf leer bleiben.
rule-TW-3-7 = Passt ein geworfener Würfel, muss einer gehängt werden; du wählst, welcher und wo. Passt keiner, ist der Zug verloren: Alle kommen zurück, W8 mit ihren neuen Werten. Nach einem Fehlwurf kannst du nicht stattdessen einen W8 nehmen.{$ruling}
rule-TW-3-8 = Nach Runde 7 holen alle ihre verlorenen Züge nach, im Uhrzeigersinn und reihum immer nur einen, angefangen bei der Person, die begonnen hat; wer fertig oder blockiert ist, wird übergangen.
rule-TW-3-9 = Wer nie mehr einen Würfel hängen kann, ist blockiert: Beide Sterne sind voll, ebenso jeder Würfel, der 2 oder mehr zeigt. Wer blockiert ist, wird bis zum Ende übergangen, mit weniger als sieben Würfeln.
rule-TW-3-10 = Das Spiel endet, wenn alle sieben Würfel haben oder blockiert sind.
rule-TW-3-11 = Zu zweit bis viert sind immer drei Würfel frei: Mindestens 7, 5 und 3 bleiben übrig.

rules-TW-4 = Wertungskarten
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Es zählen alle schwarzen Würfel unter dem Stern, egal wo.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Jeder rote Würfel wählt für sich.{$ruling} Sein eigener Wert zählt nicht. Ein Strang reicht von einem Stern bis zu einem Würfel, unter dem keiner hängt.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer davon den letzten Zug hatte, nachgeholte Züge nach Runde 7 eingeschlossen.{$ruling}

rules-TW-5 = Missionen
rule-TW-5-1 = { mission-1-does } Missionen 1 bis 10 sind Bronze; 1 bis 6 vergleichen alle miteinander und belohnen jeden, der gleichauf vorn liegt.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 Punkte für die kleinste Summe aller Werte, auch bei Gleichstand.
rule-TW-5-4 = 3 Punkte für die wenigsten verschiedenen Typen von Würfeln, auch bei Gleichstand.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 Punkte für die wenigsten verschiedenen Farben, auch bei Gleichstand.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missionen 11 bis 20 sind Silber und zählen so oft, wie sie vorkommen.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Das ganze Sternbild zählt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Kein Würfel bildet ein Paar mit sich selbst.{$ruling} Die beste Einteilung zählt; zwei W6, die beide 3 zeigen, können ein Paar sein.
rule-TW-5-18 = { mission-18-does } Die beste Einteilung zählt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Allein
rule-TW-6-1 = Die Kampagne hat 40 Level, der Reihe nach. Ein Level legt seine Missionen und vier Farben fest: 20 Würfel, davon vier W8 in der Mitte. Ein verlorenes Level beginnt von vorn.
rule-TW-6-2 = Ein Level ist mit mindestens 20 Punkten aus Farbkarten und Twinkle zusammen gewonnen, wenn auch jede Mission erfüllt ist. Missionen bringen keine Punkte.
rule-TW-6-3 = Bronze-Missionen verlangen: 1 einen Strang aus fünf oder mehr; 2 drei gleiche Werte oder mehr;{$ruling} 3 eine Summe unter 30, mit allen sieben Würfeln;{$ruling} 4 höchstens drei Typen;{$ruling} 5 drei Würfel, die zusammen 16 oder mehr ergeben; 6 höchstens drei Farben;{$ruling} 7 bis 10 wie oben, 10 mit allen vier Farben des Levels.
rule-TW-6-4 = Eine Silber-Mission ist erfüllt, wenn sie mindestens einmal zählen würde.
rule-TW-6-5 = In jedem Zug gibt es einen Würfel, der endgültig das Spiel verlässt. Nach einem Wurf wählst du einen der beiden nicht gehängten Würfel; der andere kommt zurück. Nimmst du einen W8, ist es ein anderer W8 aus der Mitte, oder ein beliebiger freier Würfel, wenn dort keiner liegt.
rule-TW-6-6 = Nach einem Fehlwurf wählst du einen geworfenen Würfel, der das Spiel verlässt; die übrigen kommen zurück.{$ruling} Option: Fehlwürfe kosten keinen Würfel.
rule-TW-6-7 = Sind weniger als drei Würfel frei, wirf diese. Kann kein Würfel das Spiel verlassen, tut es keiner. Ist kein Würfel mehr da, bevor sieben hängen, endet das Spiel und wird so gewertet, wie es steht.{$ruling}
rule-TW-6-8 = Kannst du nie mehr einen Würfel hängen, endet das Spiel sofort und wird so gewertet, wie es steht.{$ruling}
rule-TW-6-9 = Du kannst dir eigene Level ausdenken, mit beliebigen Wertungskarten und Missionen. Hier wählst du vier beliebige Farben.
rule-TW-6-10 = Die 40 gedruckten Level kennen wir nicht. Unsere {$reconstruction} sind vier Karten mit je zehn, jedes Level schon einmal gewonnen, geordnet danach, wie oft der Bot „Stark“ sie gewinnt; jede Mission und jede Auswahl an Farben kommt vor. Du kannst Farben und Missionen auch selbst wählen; die Missionen 4 und 8 widersprechen sich, ebenso 6 und 10 sowie 1, 7 und 9.

rules-TW-7 = Ein Beispiel, ausgewertet
rule-TW-7-1 = Bill hat 16 Punkte: Gelb 3, Grün 2, Schwarz 1, Rot 8 (3, 3 und 2), Twinkle 2. Unter Stern A: schwarzer W10 (10); darunter roter W12 (9); darunter gelber W8 (6) und grüner W10 (7). Roter W8 (5) unter dem gelben W8, gelber W4 (2) unter dem roten W8, roter W4 (3) unter dem grünen W10.
rule-TW-7-2 = Elizabeth hat 18 Punkte: Blau 4, Grün 5, Schwarz 5 (4 und 1), Twinkle 4. Unter Stern A: schwarzer W8 (7), darunter schwarzer W12 (3); grüner W8 (6), darunter grüner W6 (4). Unter Stern B: schwarzer W6 (5), darunter blauer W8 (3) und blauer W4 (2).
rule-TW-7-3 = Anna hat 19 Punkte: Gelb 6, Blau 2, Lila 3, Rot 2, Twinkle 6. Unter Stern A: blauer W6 (5), darunter blauer W10 (4), darunter gelber W12 (2). Unter Stern B: roter W10 (9), darunter lila W12 (8), darunter gelber W10 (6) und gelber W6 (3).

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Ein Sternbild braucht sieben Würfel, um bei den Missionen 3, 4 und 6 mitzuzählen.{$ruling}
rule-ours-2 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg.{$ruling}
rule-ours-3 = Würfel werden in beliebiger Reihenfolge gewählt, und bis zum Wurf kann eine Wahl zurückgenommen werden.{$ruling}
rule-ours-4 = Die Punkte während eines Spiels sind die der Sternbilder, wie sie gerade hängen; Missionen, die vergleichen, können sich noch ändern.{$ruling}

## What a typed text should have been

unread-colour = „{ $text }“ ist keine Farbe; erwartet: eine von { $colours }.
unread-mission = „{ $text }“ ist keine Mission; erwartet: „mission“ und eine Zahl von 1 bis { $count }.
unread-first = „{ $text }“ ist kein Platz; erwartet: „first“ und die Nummer eines Platzes, etwa „first 2“.
unread-result = „{ $text }“ ist kein Wert für { $die }; erwartet: eine Zahl von 1 bis { $count }, etwa „{ $die }=1“.
tree-part = „{ $text }“ ist kein Würfel eines Sternbilds; erwartet: Würfel=Wert@darüber, etwa „red d12=9@black d10“, „R12=9@N10“ oder „R12=9@A“.
tree-result = „{ $text }“: Diese Zahl hat der Würfel nicht ({ $tag }).
tree-long = Ein Sternbild hat höchstens sieben Würfel ({ $tag }), dieses mehr: „{ $text }“.
tree-twice = Der Würfel { $text } steht zweimal da, es gibt ihn aber nur einmal ({ $tag }).
tree-colour = Der Würfel { $text } hat eine Farbe, die nicht im Spiel ist ({ $tag }).
tree-taken = Der Würfel { $text } hängt woanders oder hat das Spiel verlassen ({ $tag }).
tree-parent = „{ $text }“: Was darüber sein soll, ist nicht in diesem Sternbild ({ $tag }).
tree-lower = „{ $text }“: Der Wert muss kleiner sein als der darüber ({ $tag }).
tree-three = Mehr als zwei Würfel hängen unter { $text } ({ $tag }).

## Bots

bot-greedy-help = spielt auf die meisten Punkte in diesem Zug
bot-beginner-help = nimmt den ersten Würfel, der gut punktet, übersieht bessere und hofft auf Glückswürfe
bot-novice-help = wie Schwer, aber eine Wahl darf ihn bis zu 6 % Siegchance kosten
bot-club-help = wie Schwer, aber eine Wahl darf ihn bis zu 2 % Siegchance kosten
bot-strong-help = wägt ab, was dieser Zug übrig lässt, wie er es gelernt hat
bot-master-help = wägt jeden Wurf dieses Zugs ab, spät im Spiel auch des nächsten, und welche Würfel andere nehmen

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
advice-odds = Passt: die Chance, dass sich einer der Würfel hängen lässt.
advice-hang = Den { $die } ({ $result }) unter den { $parent } hängen
advice-hang-star = Den { $die } ({ $result }) unter Stern { $star } hängen
advice-places = Punkte: was die Stelle jetzt bringt, Karte für Karte; spätere Züge sind nicht eingerechnet.
advice-note = { advice-odds } Punkte: was dieser Zug im Schnitt bringt, mit dem besten Würfel an der besten Stelle; spätere Züge sind nicht eingerechnet.

## Scoring from a file, and the score pad

score-figure = { $mission }, im Vergleich, allein ohne Punkte
score-compared = { $mission } ({ $figure }, im Vergleich)
score-colours = „{ $text }“ ist keine Auswahl von Farben; erwartet: einige der Buchstaben { $letters }, jeder einmal.
pad-cards = Karten
pad-missions = Missionen, wie sie stehen (bei 1 bis 6, was verglichen wird)
pad-in-play = { $card }: im Spiel
pad-not-in-play = { $card }: nicht im Spiel
pad-die = Tippe auf die Stelle des nächsten Würfels oder auf einen, der hängt.
pad-result = Was zeigt der { $die }?
pad-shows = { $die }: { $result }
pad-place = Wo hängt der { $die } ({ $result })?
pad-nowhere = Der { $die } ({ $result }) passt nirgends.
pad-under-star = Unter Stern { $star }
pad-under-die = Unter dem { $die } ({ $result })
pad-remove = Den { $die } wegnehmen
pad-compared = { $mission }: was verglichen wird
pad-compared-means = Entscheidet, wer die Punkte oben bekommt.
pad-choose-missions = Missionen im Spiel
pad-bad-missions = „{ $text }“ sind keine Missionen für ein Spiel; erwartet: höchstens eine in Bronze (1 bis 10) und zwei in Silber (11 bis 20), etwa „7.16“ ({ $tag }).
pad-has-dice = { pad-shows }. Nimm zuerst weg, was darunter hängt.
pad-tied = Bei Gleichstand gewinnt, wer zuletzt dran war (TW-4.8); der Block weiß nicht, wer das war.
pad-whole = Alle sieben Würfel hängen.

action-turn = Nächster Würfel
deed-place = Unter { $place } anlegen
deed-pick = Diesen Würfel wählen
deed-discard = Den { $die } abwerfen
touch-place = Tippe auf ein Licht.
touch-pick = Tippe auf einen Würfel.
touch-discard = Tippe auf einen Würfel.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstern
sign-star-does = Jedes Sternbild hängt an zweien, A und B. Bis zu zwei Würfel hängen unter jedem Stern und jedem Würfel.
sign-connector = Funkelnder Verbinder
sign-connector-does = Der untere Würfel hat mehr Seiten als der obere: 2 Punkte nach der Twinkle-Karte.
sign-centre = Mitte
sign-centre-does = Hier liegen die W8 mit den Werten ihres letzten Wurfs.
sign-take = Nehmen, wie er liegt
sign-take-does = Diesen W8 mit dem Wert hängen, den er zeigt, ohne Wurf.
sign-cup = Würfelbecher
sign-cup-does = Wirft die drei gewählten Würfel; einer wird gehängt, die anderen kommen zurück.
sign-left = Aus dem Spiel
sign-left-does = Allein gibt es in jedem Zug einen Würfel, der endgültig das Spiel verlässt; seine Stelle ist durchgestrichen.
now-hung =
    { $count ->
        [one] 1 Würfel von sieben hängt.
       *[other] { $count } Würfel von sieben hängen.
    }
now-points =
    { $points ->
        [one] Jetzt 1 Punkt.
       *[other] Jetzt { $points } Punkte.
    }
now-best =
    { $card ->
        [any] Ein Würfel mehr kann es auf { $points } bringen.
       *[colour] Ein Würfel mehr in dieser Farbe kann es auf { $points } bringen.
    }
now-most =
    { $card ->
        [any] Kein einzelner Würfel kann es erhöhen.
       *[colour] Kein einzelner Würfel dieser Farbe kann es erhöhen.
    }
now-compared = Hier { $own }; bestes der anderen: { $others }.
now-met = Jetzt erfüllt.
now-may-meet = { now-unmet } Ein Würfel mehr kann sie erfüllen.
now-unmet = Jetzt nicht erfüllt.

## What gives the win shares of a review

evaluator-net = gelernte Werte und darüber genau berechnete Züge
evaluator-level = { evaluator-net }, für das Level

## Kinds of chance, for statistics

chance-of-d4 = Die Zahlen der W4
chance-of-d6 = Die Zahlen der W6
chance-of-d8 = Die Zahlen der W8
chance-of-d10 = Die Zahlen der W10
chance-of-d12 = Die Zahlen der W12
chance-of-colour = Die Farben im Spiel
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
mistake-place = einen Würfel anlegen
mistake-fitting = einen W8 ablegen, der noch passt
mistake-discard = einen Würfel ablegen
why-fits = Ein Würfel passt dann in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe, nicht in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Zum Sieg muss dieser letzte Zug 1 Punkt bringen.
       *[other] Zum Sieg muss dieser letzte Zug { $count } Punkte bringen.
    }
why-turn = Im Schnitt bringt der Zug dann { NUMBER($better, maximumFractionDigits: 1) } Punkte, nicht { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Das bringt sofort { $better }, nicht { $taken }.
why-room = Im nächsten Zug passt dann ein Würfel in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe, nicht in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Unter Sternen bleibt dann 1 Platz frei, nicht { $taken }.
       *[other] Unter Sternen bleiben dann { $better } Plätze frei, nicht { $taken }.
    }
why-high = Unter Würfeln passen dann Werte bis { $better }, nicht nur bis { $taken }.
why-next = Mit den Würfeln, die übrig sind, bringt der nächste Zug dann im Schnitt { NUMBER($better, maximumFractionDigits: 1) } Punkte, nicht { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am Zug: { $player }

## Puzzles

puzzle-how-exact-turn = durch jeden Wurf, jeden Würfel und jede Stelle der letzten Züge
puzzle-theme-which-dice = welche Würfel werfen
puzzle-theme-centre = ein Würfel aus der Mitte
puzzle-theme-twinkle = ein Twinkle-Paar
puzzle-theme-colour-card = die Karte einer Farbe
puzzle-theme-mission = eine Mission
puzzle-theme-last-die = der letzte Würfel
puzzle-theme-defence = vor dem letzten Zug der Gegenseite
puzzle-theme-fewer-points = weniger Punkte sind besser
puzzle-ask-which-dice = Welche Würfel wirfst du, oder nimmst du einen?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Wo hängt dein letzter Würfel?
puzzle-ask-defence = { puzzle-ask-last-die } Die Gegenseite hängt danach noch einen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Vier von sechs Farben, jede in fünf Typen. Der Umriss zeigt den Typ, das Zeichen die Farbe.
example-centre = Zu zweit gibt es vier Farben. Die W8 liegen mit Werten in der Mitte; die anderen Würfel sind ungeworfen.
example-three = Drei Würfel werden gewählt, aus der Mitte oder neben den Karten, und geworfen; zwei reichen nicht.
example-take = Der rote W8 zeigt 4 und passt unter die rote 5. Der gelbe W8 zeigt 5 und passt nirgends.
example-lower = Eine 3 darf unter einer 5 hängen, aber nicht unter einer anderen 3.
example-two-at-most = Ein Würfel darf noch unter der roten 9 hängen; unter dem Stern hängen schon zwei.
example-yellow = Ein, zwei und drei gelbe Würfel.
example-blue = Zwei blaue Würfel unter einem Stern sind ein Paar; jeder andere blaue Würfel bringt 1. Blau und Rot sind kein Paar.
example-green = Ein grüner W4 mit zwei anderen W4, und ein grüner W12 als einziger seines Typs.
example-black = Zwei schwarze Würfel unter einem Stern mit der Summe 9, oder je einer unter jedem Stern.
example-purple = Ein lila Würfel, verbunden mit drei Würfeln. Sterne zählen nicht.
example-red = Der rote Würfel nimmt den Strang mit 8, 6 und 4: drei andere gerade Werte.
example-twinkle = Ein W6 funkelt unter einem W4, ein W8 unter einem W6; nicht aber ein W6 oder W4 unter einem W6.
example-connectors = Drei Verbinder verbinden Würfel einer Farbe: 9 und 7, 7 und 5, 4 und 3.
example-sums = 5 und 4 ergeben 9, und 3 und 2 ergeben 5.
example-out = Der rote W4 hängt. Einer der beiden mit ihm geworfenen Würfel verlässt das Spiel, kein anderer.
example-bill = Das Sternbild von Bill: Der rote W12 unter dem schwarzen W10 funkelt.
example-elizabeth = Das Sternbild von Elizabeth: ein blaues Paar, und schwarze Würfel unter beiden Sternen.
example-anna = Das Sternbild von Anna: drei gelbe Würfel, und drei Würfel, die funkeln.
example-any-order = Ein grüner Würfel wurde zuerst gewählt; ein roter darf folgen.
summary-turn = Dein Zug
summary-turn-1 = Wähle drei beliebige freie Würfel, wirf sie und hänge genau einen. Die anderen kommen zurück; ein W8 liegt mit seinem neuen Wert in der Mitte.
summary-turn-2 = Oder nimm einen W8 aus der Mitte mit seinem Wert, wenn er passt.
summary-turn-3 = Passt keiner der drei, ist der Zug verloren.
summary-hang = Hängen
summary-hang-1 = Unter einen Stern: jeder Wert. Unter einen Würfel: nur ein kleinerer.
summary-hang-2 = Höchstens zwei Würfel unter jedem Stern und jedem Würfel.
summary-hang-3 = Was hängt, wandert nie.
summary-cards = Punkte
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Schwarz, je Stern: ein Würfel 1; mehrere nach Summe: bis 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, ab 11: 3.
summary-cards-5 = Lila: 1 für jeden Würfel, der mit ihm verbunden ist.
summary-cards-6 = Rot: in einem Strang 1 für jeden anderen geraden oder jeden anderen ungeraden Wert.
summary-cards-7 = Twinkle: 2 für jeden Würfel unter einem Würfel mit weniger Seiten.
summary-end = Ende des Spiels
summary-end-1 = Alle haben sieben Würfel oder sind blockiert. Verlorene Züge werden nach Runde 7 nachgeholt.
summary-end-2 = Die meisten Punkte gewinnen; bei Gleichstand, wer zuletzt dran war.
summary-end-3 = Allein: 20 Punkte und jede Mission. In jedem Zug gibt es einen weiteren Würfel, der das Spiel verlässt.

## The tutorial

tutorial-goal = Das Ziel: Hänge sieben Würfel unter deine zwei Sterne und hole mehr Punkte als Zoe.
tutorial-pick = In jedem Zug wählst du drei Würfel, wirfst sie und hängst einen: Wähle zuerst den blauen W12.
tutorial-pick-other = Wähle in dieser Lektion den markierten Würfel.
tutorial-pick-2 = Jetzt den gelben W10.
tutorial-pick-3 = Und den grünen W4.
tutorial-roll = Wirf jetzt die drei Würfel.
tutorial-hang = Einen der drei hängst du; die anderen kommen zurück. Unter einem Stern darf jeder Wert hängen, und ein hoher ist am besten: Hänge den blauen W12, eine 9, unter deinen ersten Stern.
tutorial-hang-low = Darunter dürfen nur kleinere Werte hängen, das lässt also wenig Raum. Der blaue W12 zeigt mehr.
tutorial-centre = Zoe hat einen W8 aus der Mitte genommen, mit dem Wert, den er zeigt, ohne Wurf. Nimm den blauen, eine 7.
tutorial-centre-other = Nimm in dieser Lektion den blauen W8 aus der Mitte.
tutorial-under = Unter einem Würfel darf nur ein kleinerer Wert hängen, und höchstens zwei Würfel. Die 7 passt unter die 9.
tutorial-under-other = Damit es gleich passt, hänge ihn unter den blauen W12.
tutorial-blue-roll = Jede Farbe zählt nach ihrer Karte. Zwei blaue Würfel nebeneinander unter demselben Würfel oder Stern bringen 4 Punkte, jeder andere blaue Würfel 1. Der blaue W10 ist unter deinen dreien: Wirf sie.
tutorial-blue = Der blaue W10 zeigt 6. Hänge ihn unter die 9, neben den blauen W8.
tutorial-blue-other = Das gibt kein blaues Paar. Hänge den blauen W10 neben den blauen W8.
tutorial-yellow = Gelb zählt deine gelben Würfel, egal wo sie hängen: Einer bringt 1 Punkt, zwei 3, drei 6. Hänge den gelben W6, eine 5, unter die 7.
tutorial-yellow-other = Für das Folgende muss der gelbe W6 unter den blauen W8.
tutorial-twinkle = Ein Würfel funkelt unter einem Würfel mit weniger Seiten: 2 Punkte, in jeder Farbe. Hänge den gelben W10 unter den gelben W6.
tutorial-twinkle-other = Hänge den gelben W10 unter den gelben W6, wo er funkelt.
tutorial-green = Ein grüner Würfel bringt 1 Punkt und 1 mehr für jeden anderen Würfel seines Typs, den du hast. Du hast zwei W10: Hänge den grünen W10 so, dass er unter dem gelben W6 funkelt.
tutorial-green-other = Unter dem gelben W6 bringt der grüne W10 mehr, weil er dort funkelt.
tutorial-mission = Missionen gelten für alle; diese bringt allen 3 Punkte, die Würfel aller fünf Typen haben. Dir fehlt nur ein W4: Wähle den roten.
tutorial-red = Ein roter Würfel zählt die anderen ungeraden Würfel in einem Strang durch ihn, oder die geraden. Der Strang 9, 7, 5, 3 ist ganz ungerade: Hänge den roten W4 an sein Ende, für 4 Punkte und die Mission.
tutorial-red-other = Der rote W4 bringt am Ende des längsten Strangs mehr, unter dem gelben W10.
tutorial-won = Alle haben sieben Würfel, und du hast gewonnen, 22 zu 16! Denk daran: Passt keiner der drei Würfel, ist der Zug verloren, und alle kommen zurück.
tutorial-colours = Kurz vor dem Ende eines anderen Spiels. Zu zweit sind vier der sechs Farben im Spiel, diesmal auch Schwarz und Lila.
tutorial-purple = Ein lila Würfel bringt 1 Punkt für jeden Würfel, der mit ihm verbunden ist, darüber oder darunter. Hänge den lila W10 unter den gelben W12.
tutorial-purple-other = Die Lektion geht mit dem lila W10 unter dem gelben W12 weiter.
tutorial-purple-two = Zwei verbundene lila Würfel zählen sich gegenseitig. Eine 6 unter einer 8 nützt auch einer Mission: 1 Punkt für jeden Würfel, der genau 2 weniger zeigt als der darüber.
tutorial-purple-two-other = Dort sind die lila Würfel nicht verbunden. Hänge den lila W6 unter den lila W10.
tutorial-black = Schwarze Würfel zählen nach ihrer Summe unter jedem Stern; 9 ist am besten: 5 Punkte. Dein erster Stern hat eine schwarze 6: Hänge die schwarze 3 unter den roten W12, das nützt auch der Mission.
tutorial-black-other = Unter dem ersten Stern ergibt der schwarze W4 die Summe 9, und unter dem roten W12 nützt er auch der Mission.
tutorial-end = Wieder gewonnen, und du kennst alle sechs Farben. Missionen wechseln von Spiel zu Spiel: Lies sie zuerst, und viel Spaß!
