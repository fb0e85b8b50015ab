### Twinkle auf Deutsch.
###
### Die Würfel heißen Rot-W4 und so weiter: so stehen sie in jedem Fall nach „der“, „den“ und „dem“.

## The game

game-name = Twinkle
game-tagline = Sieben { -die-one } unter zwei { -star-other-dat }: Wo sie { -hang-verb }, entscheidet über die { -point-other }.
game-by = von Theo Karvounis, V-Games
game-about = Wirf drei { -die-one } deiner Wahl und { -hang-imperative } einen in dein { -constellation-one }: unter einen { -star-one } jeden { -result-one }, unter einen { -die-one } nur kleinere. Jede { -colour-one } zählt auf ihre Art. Nach sieben { -die-other-dat } gewinnen die meisten { -point-other }. Für eine bis vier Personen; allein spielst du um { -mission-other }.

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
star-a = { -star-one } A
star-b = { -star-one } B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rot
card-yellow = Gelb
card-blue = Blau
card-green = Grün
card-black = Schwarz
card-purple = Lila
card-twinkle = Twinkle
card-red-does = Wähle für jeden roten { -die-one } einen { -line-one } durch ihn und gerade oder ungerade, je nachdem, was mehr bringt: 1 { -point-one } für jeden anderen { -die-one } des { -line-one-gen } mit so einem { -result-one }, auch für rote { -die-one }.
card-yellow-does = Ein gelber { -die-one } 1 { -point-one }, zwei 3, drei oder mehr 6, egal wo sie { -hang-verb }.
card-blue-does = 4 { -point-other } für zwei blaue { -die-one } nebeneinander unter demselben { -die-one } oder { -star-one }, 1 für jeden anderen blauen { -die-one }.
card-green-does = 1 { -point-one } für jeden grünen { -die-one } und 1 mehr für jeden anderen { -die-one } seines { -type-one-gen } im ganzen { -constellation-one }.
card-black-does = Unter jedem { -star-one } für sich: ein schwarzer { -die-one } 1 { -point-one }; zwei oder mehr nach der Summe ihrer { -result-other }: bis 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; ab 11: 3.
card-purple-does = Für jeden lila { -die-one } 1 { -point-one } je { -die-one }, der mit ihm verbunden ist, darüber oder darunter. { -star-other } zählen nicht.
card-twinkle-does = 2 { -point-other } für jeden { -die-one }, der unter einem { -die-one } mit weniger { -sides-other } { -hang-verb-s }, etwa ein W10 unter einem W6. Ein { -die-one } unter einem { -star-one } { -twinkle-verb-s } nie.

card-mission = { -mission-one } { $number }: { $mission }
mission-1 = Längster { -line-one }
mission-2 = Gleiche { -result-other }
mission-3 = Kleinste Summe
mission-4 = Wenige { -type-other }
mission-5 = Die drei höchsten
mission-6 = Wenige { -colour-other }
mission-7 = Gerade oder ungerade
mission-8 = Alle fünf { -type-other }
mission-9 = Höchstens sechs
mission-10 = Jede { -colour-one }
mission-11 = { -colour-other } verbunden
mission-12 = Zwei weniger
mission-13 = { -type-one } neben { -type-one }
mission-14 = W4 zu neun oder zehn
mission-15 = Dreizehn oder vierzehn
mission-16 = Einsen
mission-17 = W6 mit 3, W10 mit 4
mission-18 = Von { -star-one } zu { -star-one }
mission-19 = { -result-one } neben { -result-one }
mission-20 = Summe aus zweien
mission-1-does = 3 { -point-other } für die meisten { -die-one } in einem { -line-one }, auch bei Gleichstand.
mission-2-does = 3 { -point-other } für die meisten { -die-one } mit dem gleichen { -result-one }, auch bei Gleichstand.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } für die höchste Summe der eigenen drei höchsten { -result-other }, auch bei Gleichstand.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Dazu braucht es sieben { -die-one }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } für alle, die das erfüllen.
mission-11-does = 1 { -point-one } für jeden { -connector-one } zwischen zwei { -die-other-dat } einer { -colour-one }.
mission-12-does = 1 { -point-one } für jeden { -die-one }, der genau 2 weniger zeigt als der { -die-one } darüber.
mission-13-does = 2 { -point-other } für je zwei { -die-one } eines { -type-one-gen } nebeneinander unter demselben { -die-one } oder { -star-one }.
mission-14-does = 2 { -point-other } für jeden { -connector-one } zwischen einem W4 und einem anderen { -die-one }, deren { -result-other } zusammen 9 oder 10 ergeben.
mission-15-does = 2 { -point-other } für jede { -colour-one }, deren { -die-one } zusammen 13 oder 14 ergeben.
mission-16-does = Ein { -die-one } mit einer 1 bringt 1 { -point-one }, zwei bringen 3, drei oder mehr 5.
mission-17-does = 2 { -point-other } für jedes Paar aus einem beliebigen W6 und einem anderen { -die-one }, der 3 zeigt, oder aus einem beliebigen W10 und einem anderen { -die-one }, der 4 zeigt. Jeder { -die-one } gehört zu höchstens einem Paar.
mission-18-does = Für jedes Paar mit je einem { -die-one } unter jedem { -star-one }: 1 { -point-one } bei gleicher { -colour-one } oder gleichem { -result-one }, 2 bei beidem. Jeder { -die-one } gehört zu höchstens einem Paar.
mission-19-does = 2 { -point-other } für je zwei { -die-one } mit gleichem { -result-one } nebeneinander unter demselben { -die-one } oder { -star-one }.
mission-20-does = 3 { -point-other } für jeden { -die-one }, dessen zwei { -die-one } darunter zusammen seinen { -result-one } ergeben.
mission-1-solo = Fünf oder mehr { -die-one } in einem { -line-one }.
mission-2-solo = Drei oder mehr { -die-one } mit dem gleichen { -result-one }.
mission-3-solo = Sieben { -die-one }, deren { -result-other } zusammen weniger als 30 ergeben.
mission-4-solo = { -die-one } von höchstens drei { -type-other }.
mission-5-solo = Drei { -die-one }, die zusammen 16 oder mehr ergeben.
mission-6-solo = { -die-one } in höchstens drei { -colour-other }.
mission-7-solo = Unter jedem { -star-one } alle { -result-other } gerade oder alle ungerade: Ein { -star-one } darf ungerade, der andere gerade sein, und ein leerer { -star-one } zählt auch.
mission-8-solo = { -die-one } aller fünf { -type-other }.
mission-9-solo = Nur { -result-other } von höchstens 6.
mission-10-solo = Ein { -die-one } in jeder { -colour-one } { -in-play-phrase }.
mission-11-solo = Zwei { -die-one } einer { -colour-one } mit einem { -connector-one } dazwischen.
mission-12-solo = Ein { -die-one }, der genau 2 weniger zeigt als der { -die-one } darüber.
mission-13-solo = Zwei { -die-one } eines { -type-one-gen } nebeneinander unter demselben { -die-one } oder { -star-one }.
mission-14-solo = Ein W4, der mit einem anderen { -die-one } verbunden ist, sodass sie zusammen 9 oder 10 ergeben.
mission-15-solo = Eine { -colour-one }, deren { -die-one } zusammen 13 oder 14 ergeben.
mission-16-solo = Ein { -die-one }, der 1 zeigt.
mission-17-solo = Ein beliebiger W6 und ein anderer { -die-one }, der 3 zeigt, oder ein beliebiger W10 und ein anderer { -die-one }, der 4 zeigt.
mission-18-solo = Unter jedem { -star-one } ein { -die-one }, beide mit gleicher { -colour-one } oder gleichem { -result-one }.
mission-19-solo = Zwei { -die-one } mit gleichem { -result-one } nebeneinander unter demselben { -die-one } oder { -star-one }.
mission-20-solo = Ein { -die-one }, dessen zwei { -die-one } darunter zusammen seinen { -result-one } ergeben.

goal-points = { $points } von { $goal } { -point-other-dat }
goal-points-does = Die { -colour-card-other } und Twinkle müssen { $goal } { -point-other } bringen; jetzt bringen sie { $points }.
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
            [minus] −{ $points } für { -mission-one } { $number }
           *[plus] { $points } für { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } ist erfüllt
       *[unmet] { -mission-one } { $number } ist nicht mehr erfüllt
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
        [you] Du { -hang-verb-you } den { $die } ({ $result }) unter { $place }.
       *[other] { $seat } { -hang-verb-s } den { $die } ({ $result }) unter { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du verlierst den { -turn-one }
       *[other] { $seat } verliert den { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] Der { $die } zeigt { $result } und passt nirgends.
       *[other] Der { $die } zeigt { $result }, und keiner der { -die-one } passt.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = In der { -centre-one } zeigt der { $die } { $result }.
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
        [you] Du nimmst den { $die } ({ $result }) aus der { -centre-one }.
       *[other] { $seat } nimmt den { $die } ({ $result }) aus der { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] Der { $die } zeigt { $result }.
       *[no] Der { $die } zeigt { $result } und passt nirgends.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } und einen { -die-one }.
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
        [level] { $told } Das { -level-one } ist gewonnen!
        [failed] { $told } Das { -level-one } ist nicht gewonnen.
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
would-roll = Werfen: { $dice }. Passt einer, muss einer { -hang-participle } werden.
would-take = Den { $die } ({ $result }) aus der { -centre-one } nehmen und ohne Wurf { -hang-verb }.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Den { $die } ({ $result }) unter { $place } { -hang-verb }. { $gain }
would-hang-others = { would-hang } Die anderen: { $others }.
would-out = Den { $die } endgültig aus dem Spiel nehmen.
would-over =
    { $end ->
        [won] { $told } Du gewinnst das Spiel!
        [lost] { $told } Das Spiel endet, und du gewinnst nicht.
        [level] { $told } Das { -level-one } ist gewonnen!
       *[failed] { $told } Das { -level-one } ist nicht gewonnen.
    }
would-resign = Aufgeben: Die anderen teilen sich den Sieg.

## Status

status-setup = Aufbau
turn = { -turn-one } { $count }
round = { -round-one } { $count } von { $most }
round-late = { -round-one } { $count }: verlorene { -turn-other }
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-one }
    }
status-choose =
    { $seat ->
        [you] { dice-count } wählen oder einen W8 aus der { -centre-one } nehmen.
       *[other] { $seat } wählt { -die-one }.
    }
status-pick =
    { $seat ->
        [you] { dice-count } zum Werfen wählen.
       *[other] { $seat } wählt { -die-one }.
    }
status-pick-more =
    { $seat ->
        [you] Noch { $count } zum Werfen wählen.
       *[other] { $seat } wählt { -die-one }.
    }
status-roll =
    { $seat ->
        [you] { dice-count } werfen.
       *[other] { $seat } wirft { -die-one }.
    }
status-hang =
    { $seat ->
        [you] Einen dieser { -die-one } anlegen: den Platz wählen.
       *[other] { $seat } legt einen { -die-one } an.
    }
status-take =
    { $seat ->
        [you] { $die } anlegen: den Platz wählen.
       *[other] { $seat } legt an: { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Einen geworfenen { -die-one } zum Abwerfen wählen.
       *[other] { $seat } wirft einen { -die-one } ab.
    }
status-out-centre =
    { $seat ->
        [you] Einen anderen W8 der { -centre-one } zum Abwerfen wählen.
       *[other] { $seat } wirft einen W8 ab.
    }
status-out-any =
    { $seat ->
        [you] Kein W8 ist in der { -centre-one }: irgendeinen { -die-one } abwerfen.
       *[other] { $seat } wirft einen { -die-one } ab.
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
status-over-level = Das { -level-one } ist gewonnen: { $points } von { $goal } { -point-other-dat }!
status-over-short = Das { -level-one } ist nicht gewonnen: { $points } von { $goal } { -point-other-dat }.
status-over-unmet = { status-over-short } Nicht erfüllt: { $missions }.
status-type-colour = Welche { -colour-other } sind { -in-play-phrase }? Noch zu wählen: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Welche { -bronze-mission-one } ist { -in-play-phrase }?
       *[silver] Welche { -silver-mission-one } ist { -in-play-phrase }?
    }
status-type-centre = Was zeigt der { $die } in der { -centre-one }?
status-type-first = Wer beginnt?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] 1 { -die-one } werfen
       *[other] { $count } { -die-one } werfen
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Ein { -die-one } zeigt 1 bis zur Zahl seiner { -sides-other }. Wähle eine davon.
refused-TW-2-1 = Diese { -colour-one } kann nicht ins Spiel kommen. Wähle eine der angebotenen.
refused-TW-2-2 = Ein W8 zeigt 1 bis 8. Wähle eine dieser Zahlen.
refused-TW-2-4 = Diese { -mission-one } kann nicht ins Spiel kommen: Sie hat das falsche Metall oder ist schon { -in-play-phrase }. Wähle eine der angebotenen.
refused-TW-2-5 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-TW-3-1 = Nur { -die-one } in der { -centre-one } oder neben den Karten kannst du wählen. Wähle einen davon.
refused-TW-3-1-early = Drei { -die-one } werden zusammen geworfen. Wähle erst noch mehr.
refused-TW-3-1-full = Drei { -die-one } sind gewählt. Wirf sie, oder nimm eine Wahl zurück.
refused-TW-3-3 = Nur einen W8 in der { -centre-one } kannst du nehmen. Wähle einen, oder wähle { -die-one } für einen Wurf.
refused-TW-3-3-late = Du hast schon { -die-one } für den Wurf gewählt. Nimm sie zurück, bevor du einen W8 nimmst.
refused-TW-3-4 = Unter einem { -die-one } { -hang-verb-s } nur ein kleinerer { -result-one }. Wähle einen { -die-one }, der mehr zeigt, oder einen { -star-one }.
refused-TW-3-4-take = Dieser W8 passt nirgends: Deine { -star-other } sind voll, und kein { -die-one } mit Platz darunter zeigt mehr. Nimm einen anderen, oder wirf { -die-one }.
refused-TW-3-4-lacks = { -die-one } { -hang-verb } nur unter eigenen { -star-other-dat } und { -die-other-dat }. Wähle davon.
refused-TW-3-5 = Dort { -hang-verb } schon zwei { -die-one }. Wähle eine andere Stelle.
refused-TW-3-7 = { -Hang-imperative } jetzt einen der { -die-one } aus deiner { -hand-one }: Wähle den { -die-one } und seine Stelle.
refused-TW-3-10 = Das Spiel ist zu Ende. Sieh es dir { -turn-one } für { -turn-one } an, oder spiel ein neues.
refused-TW-6-5-rolled = Wähle jetzt, welcher der geworfenen { -die-one } { -leave-the-game-verb-s-last }.
refused-TW-6-5-taken = Wähle jetzt noch einen { -die-one }, der { -leave-the-game-verb-s-last }: einen W8 aus der { -centre-one }, oder einen beliebigen freien, wenn dort keiner liegt.
refused-TW-6-6 = Keiner der geworfenen { -die-one } passt. Wähle, welcher { -leave-the-game-verb-s-last }.

## Options

option-level = { -mission-other }
option-level-help = Zusätzliche { -point-other }, offen für alle; allein musst du alle erfüllen.
option-level-0 = Basis: keine
option-level-1 = Bronze: 1 Bronze
option-level-2 = Silber: 2 Silber
option-level-3 = Diamant: 1 Bronze, 2 Silber
option-level-4 = unten gewählt
option-mission_1 = Erste { -mission-one }
option-mission_1-help = Nur wenn die { -mission-other } „unten gewählt“ sind; 1 bis 10 sind Bronze, 11 bis 20 Silber.
option-mission_1-0 = keine
option-mission_1-seat = { mission-choice }
option-mission_2 = Zweite { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = keine
option-mission_2-seat = { mission-choice }
option-mission_3 = Dritte { -mission-one }
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
option-red = Rot { -in-play-phrase }
option-red-help = Sicher { -in-play-phrase }; über den Rest entscheidet der Zufall.
option-yellow = Gelb { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blau { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Grün { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Schwarz { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Lila { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Wer beginnt
option-first-help = Der Zufall entscheidet, oder ein Platz deiner Wahl.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-keep = Fehlwürfe kosten keinen { -die-one }
option-keep-help = Nur allein: Passt kein geworfener { -die-one }, ist der { -turn-one } verloren, aber kein { -die-one } { -leave-the-game-verb-s }.

bad-colours = Bei so vielen Personen können nur { $count } { -colour-other } { -in-play-phrase } sein, verlangt sind mehr: { $colours }.
bad-mission-level = { -mission-one } { $number } ist verlangt, aber die { -mission-other } sind nicht „unten gewählt“. Stelle sie so ein.
bad-mission-twice = { -mission-one } { $number } ist zweimal verlangt. Wähle eine andere.
bad-missions = Niemand kann diese { -mission-other } zusammen erfüllen: { $missions }. Lass eine weg.

## The board in text

picture-label = Die { -constellation-other }, die { -die-one } in der { -centre-one } und neben den Karten; auch als Text.
text-board = Was unter jedem { -star-one } { -hang-verb-s }, dann die freien { -die-one }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, unter { $place }
text-hand =
    { $seat ->
        [you] In deiner { -hand-one }:
       *[other] In der { -hand-one }, { $seat }:
    }
text-centre = In der { -centre-one }:
text-pool = Neben den Karten, { $colour }:
text-out = Aus dem Spiel:
text-none = nichts
text-row =
    { $points ->
        [one] { $seat }: 1 { -point-one }, { $count } von 7 { -die-other-dat }.
       *[other] { $seat }: { $points } { -point-other }, { $count } von 7 { -die-other-dat }.
    }
text-parts = Nach Karten: { $parts }.
text-blocked = Kein { -die-one } kann mehr dazukommen.
text-turn =
    { $seat ->
        [you] Du bist am { -turn-one }.
       *[other] Hier am { -turn-one }.
    }
text-cards = Karten { -in-play-phrase }: { $cards }.
text-mission = { -mission-one } { $number }, „{ $mission }“: { $does }

## Rules

rules-intro = In Twinkle baust du ein { -constellation-one } aus sieben { -die-other-dat }. In jedem { -turn-one } wirfst du drei beliebige { -die-one } und { -hang-verb-you } einen davon auf, oder du nimmst einen W8 aus der { -centre-one } mit seinem { -result-one }. Unter einem { -star-one } darf jeder { -result-one } { -hang-verb }, unter einem { -die-one } nur ein kleinerer, und nie mehr als zwei { -die-one }. Jede { -colour-one } zählt nach ihrer Karte; die { -twinkle-card-one } belohnt { -die-one } unter { -die-other-dat } mit weniger { -sides-other }. Dazu können { -mission-other } kommen. Die meisten { -point-other } gewinnen; allein brauchst du 20 { -point-other } und jede { -mission-one }.
rules-page = Klicke drei { -die-one } an, um sie zu wählen, dann wirf sie; bis dahin kannst du jede Wahl zurücknehmen. Oder nimm einen W8 aus der { -centre-one }. Zeige auf einen { -die-one } an einer offenen Stelle, um zu lesen, was er dort bringt, und klicke, um ihn zu { -hang-verb }. Mit der Tastatur geht das alles auch. Die Entscheidungshilfe zeigt auch die Chancen der gewählten { -die-one }. Mit echten { -die-other-dat } spielst du, wenn du beim Zufall „Ein echtes Spielbrett“ wählst, oder mit dem Wertungsblock. Die Namen der { -mission-other } sind von uns.

rules-TW-1 = Was in der Schachtel ist
rule-TW-1-1 = Es gibt 30 { -die-one }, alle verschieden: sechs { -colour-other } (Rot, Gelb, Blau, Grün, Schwarz, Lila), jede mit W4, W6, W8, W10 und W12. Ein { -die-one } heißt nach { -colour-one } und { -type-one }.
rule-TW-1-2 = Ein W4 zeigt 1 bis 4, ein W6 1 bis 6, ein W8 1 bis 8, ein W10 1 bis 10 (die gedruckte 0 ist 10), ein W12 1 bis 12; jede Zahl ist gleich wahrscheinlich.
rule-TW-1-3 = Der Spielplan hat je zwei { -starting-star-other } für vier Personen und eine Punkteleiste mit vier Markern. Es gibt sechs { -scoring-card-other }, eine je { -colour-one }, die { -twinkle-card-one }, 20 Karten mit { -mission-other } (1 bis 10 Bronze, 11 bis 20 Silber), vier { -campaign-card-other } zum Alleinspielen und sieben { -connector-one } pro Person.

rules-TW-2 = Aufbau
rule-TW-2-1 = Der Zufall wählt die { -colour-other } { -in-play-phrase }: vier von sechs zu zweit, fünf zu dritt, alle zu viert. Die übrigen { -die-one } bleiben in der Schachtel.
rule-TW-2-2 = Die W8 { -in-play-phrase } werden einmal geworfen und liegen in der { -centre-one }. Alle anderen { -die-one } liegen ungeworfen neben der Karte ihrer { -colour-one }.
rule-TW-2-3 = Die { -twinkle-card-one } ist immer { -in-play-phrase }.
rule-TW-2-4 = { -mission-other }, per Zufall: Basis hat keine, Bronze eine { -bronze-mission-one }, Silber zwei { -silver-mission-other }, Diamant eine in Bronze und zwei in Silber. { -mission-other } sind offen und gelten für alle.
rule-TW-2-5 = Wer zuletzt eine Sternschnuppe gesehen hat, beginnt, oder der Zufall entscheidet. Gespielt wird im Uhrzeigersinn.

rules-TW-3 = Ein { -turn-one }
rule-TW-3-1 = Drei werfen: Wähle drei beliebige freie { -die-one }, neben den Karten oder in der { -centre-one }, wirf sie und { -hang-imperative } genau einen.
rule-TW-3-2 = Die beiden anderen { -die-one } { -go-home-verb }: zu ihrer Karte, ein W8 mit seinem neuen { -result-one } in die { -centre-one }.
rule-TW-3-3 = Oder einen W8 nehmen: { -Hang-imperative } einen aus der { -centre-one } mit dem { -result-one }, den er zeigt, ohne Wurf. Er muss irgendwo passen.
rule-TW-3-4 = Unter einem { -star-one } darf jeder { -result-one } { -hang-verb }. Unter einem { -die-one } muss der { -result-one } kleiner sein als der des { -die-one-gen } darüber. Jeder deiner { -die-one } kommt infrage, nicht nur der neueste.
rule-TW-3-5 = Direkt unter jedem { -star-one } und jedem { -die-one } { -hang-verb } höchstens zwei { -die-one }.
rule-TW-3-6 = { -Hang-participles } { -die-one } wandern nie und ändern sich nie {$ruling}. Ein { -star-one } darf leer bleiben.
rule-TW-3-7 = Passt ein geworfener { -die-one }, muss einer { -hang-participle } werden; du wählst, welcher und wo. Passt keiner, ist der { -turn-one } verloren: Alle { -go-home-verb }, W8 mit ihren neuen { -result-other-dat }. Nach einem Fehlwurf kannst du nicht stattdessen einen W8 nehmen {$ruling}.
rule-TW-3-8 = Nach { -round-one } 7 holen alle ihre verlorenen { -turn-other } nach, im Uhrzeigersinn und reihum immer nur einen, angefangen bei der Person, die begonnen hat; wer fertig oder { -blocked-adjective } ist, wird übergangen.
rule-TW-3-9 = Wer nie mehr einen { -die-one } { -hang-verb } kann, ist { -blocked-adjective }: Beide { -star-other } sind voll, ebenso jeder { -die-one }, der 2 oder mehr zeigt. Wer { -blocked-adjective } ist, wird bis zum Ende übergangen, mit weniger als sieben { -die-other-dat }.
rule-TW-3-10 = Das Spiel endet, wenn alle sieben { -die-one } haben oder { -blocked-adjective } sind.
rule-TW-3-11 = Zu zweit bis viert sind immer drei { -die-one } frei: Mindestens 7, 5 und 3 bleiben übrig.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Es zählen alle schwarzen { -die-one } unter dem { -star-one }, egal wo.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Jeder rote { -die-one } wählt für sich {$ruling}. Sein eigener { -result-one } zählt nicht. Ein { -line-one } reicht von einem { -star-one } bis zu einem { -die-one }, unter dem keiner { -hang-verb-s }.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Die meisten { -point-other } gewinnen. Bei Gleichstand gewinnt, wer davon den letzten { -turn-one } hatte, nachgeholte { -turn-other } nach { -round-one } 7 eingeschlossen {$ruling}.

rules-TW-5 = { -mission-other }
rule-TW-5-1 = { mission-1-does } { -mission-other } 1 bis 10 sind Bronze; 1 bis 6 vergleichen alle miteinander und belohnen jeden, der gleichauf vorn liegt.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } für die kleinste Summe aller { -result-other }, auch bei Gleichstand.
rule-TW-5-4 = 3 { -point-other } für die wenigsten verschiedenen { -type-other } von { -die-other-dat }, auch bei Gleichstand.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } für die wenigsten verschiedenen { -colour-other }, auch bei Gleichstand.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -mission-other } 11 bis 20 sind Silber und zählen so oft, wie sie vorkommen.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Das ganze { -constellation-one } zählt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Kein { -die-one } bildet ein Paar mit sich selbst {$ruling}. Die beste Einteilung zählt; zwei W6, die beide 3 zeigen, können ein Paar sein.
rule-TW-5-18 = { mission-18-does } Die beste Einteilung zählt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Allein
rule-TW-6-1 = Die { -campaign-one } hat 40 { -level-one }, der Reihe nach. Ein { -level-one } legt seine { -mission-other } und vier { -colour-other } fest: 20 { -die-one }, davon vier W8 in der { -centre-one }. Ein verlorenes { -level-one } beginnt von vorn.
rule-TW-6-2 = Ein { -level-one } ist mit mindestens 20 { -point-other-dat } aus { -colour-card-other } und Twinkle zusammen gewonnen, wenn auch jede { -mission-one } erfüllt ist. { -mission-other } bringen keine { -point-other }.
rule-TW-6-3 = { -bronze-mission-other } verlangen: 1 einen { -line-one } aus fünf oder mehr; 2 drei gleiche { -result-other } oder mehr {$ruling}; 3 eine Summe unter 30, mit allen sieben { -die-other-dat } {$ruling}; 4 höchstens drei { -type-other } {$ruling}; 5 drei { -die-one }, die zusammen 16 oder mehr ergeben; 6 höchstens drei { -colour-other } {$ruling}; 7 bis 10 wie oben, 10 mit allen vier { -colour-other } des { -level-one-gen }.
rule-TW-6-4 = Eine { -silver-mission-one } ist erfüllt, wenn sie mindestens einmal zählen würde.
rule-TW-6-5 = In jedem { -turn-one } gibt es einen { -die-one }, der endgültig { -leave-the-game-verb-s-last }. Nach einem Wurf wählst du einen der beiden nicht { -hang-participles-dat } { -die-one }; der andere { -go-home-verb-s }. Nimmst du einen W8, ist es ein anderer W8 aus der { -centre-one }, oder ein beliebiger freier { -die-one }, wenn dort keiner liegt.
rule-TW-6-6 = Nach einem Fehlwurf wählst du einen geworfenen { -die-one }, der { -leave-the-game-verb-s-last }; die übrigen { -go-home-verb } {$ruling}. Option: Fehlwürfe kosten keinen { -die-one }.
rule-TW-6-7 = Sind weniger als drei { -die-one } frei, wirf diese. Kann kein { -die-one } { -leave-the-game-verb }, tut es keiner. Ist kein { -die-one } mehr da, bevor sieben { -hang-verb }, endet das Spiel und wird so gewertet, wie es steht {$ruling}.
rule-TW-6-8 = Kannst du nie mehr einen { -die-one } { -hang-verb }, endet das Spiel sofort und wird so gewertet, wie es steht {$ruling}.
rule-TW-6-9 = Du kannst dir eigene { -level-one } ausdenken, mit beliebigen { -scoring-card-other } und { -mission-other }. Hier wählst du vier beliebige { -colour-other }.
rule-TW-6-10 = Die 40 gedruckten { -level-one } kennen wir nicht. Unsere {$reconstruction} sind vier Karten mit je zehn, jedes { -level-one } schon einmal gewonnen, geordnet danach, wie oft der Bot „Stark“ sie gewinnt; jede { -mission-one } und jede Auswahl an { -colour-other } kommt vor. Du kannst { -colour-other } und { -mission-other } auch selbst wählen; die { -mission-other } 4 und 8 widersprechen sich, ebenso 6 und 10 sowie 1, 7 und 9.

rules-TW-7 = Ein Beispiel, ausgewertet
rule-TW-7-1 = Bill hat 16 { -point-other }: Gelb 3, Grün 2, Schwarz 1, Rot 8 (3, 3 und 2), Twinkle 2. Unter { -star-one } A: schwarzer W10 (10); darunter roter W12 (9); darunter gelber W8 (6) und grüner W10 (7). Roter W8 (5) unter dem gelben W8, gelber W4 (2) unter dem roten W8, roter W4 (3) unter dem grünen W10.
rule-TW-7-2 = Elizabeth hat 18 { -point-other }: Blau 4, Grün 5, Schwarz 5 (4 und 1), Twinkle 4. Unter { -star-one } A: schwarzer W8 (7), darunter schwarzer W12 (3); grüner W8 (6), darunter grüner W6 (4). Unter { -star-one } B: schwarzer W6 (5), darunter blauer W8 (3) und blauer W4 (2).
rule-TW-7-3 = Anna hat 19 { -point-other }: Gelb 6, Blau 2, Lila 3, Rot 2, Twinkle 6. Unter { -star-one } A: blauer W6 (5), darunter blauer W10 (4), darunter gelber W12 (2). Unter { -star-one } B: roter W10 (9), darunter lila W12 (8), darunter gelber W10 (6) und gelber W6 (3).

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Ein { -constellation-one } braucht sieben { -die-one }, um bei den { -mission-other } 3, 4 und 6 mitzuzählen {$ruling}.
rule-ours-2 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg {$ruling}.
rule-ours-3 = { -die-one } werden in beliebiger Reihenfolge gewählt, und bis zum Wurf kann eine Wahl zurückgenommen werden {$ruling}.
rule-ours-4 = Die { -point-other } während eines Spiels sind die der { -constellation-other }, wie sie gerade { -hang-verb }; { -mission-other }, die vergleichen, können sich noch ändern {$ruling}.

## What a typed text should have been

unread-colour = „{ $text }“ ist keine { -colour-one }; erwartet: eine von { $colours }.
unread-mission = „{ $text }“ ist keine { -mission-one }; erwartet: „mission“ und eine Zahl von 1 bis { $count }.
unread-first = „{ $text }“ ist kein Platz; erwartet: „first“ und die Nummer eines Platzes, etwa „first 2“.
unread-result = „{ $text }“ ist kein { -result-one } für { $die }; erwartet: eine Zahl von 1 bis { $count }, etwa „{ $die }=1“.
tree-part = „{ $text }“ ist kein { -die-one } eines { -constellation-one-gen }; erwartet: { -die-one }={ -result-one }@darüber, etwa „red d12=9@black d10“, „R12=9@N10“ oder „R12=9@A“.
tree-result = „{ $text }“: Diese Zahl hat der { -die-one } nicht ({ $tag }).
tree-long = Ein { -constellation-one } hat höchstens sieben { -die-one } ({ $tag }), dieses mehr: „{ $text }“.
tree-twice = Der { -die-one } { $text } steht zweimal da, es gibt ihn aber nur einmal ({ $tag }).
tree-colour = Der { -die-one } { $text } hat eine { -colour-one }, die nicht { -in-play-phrase } ist ({ $tag }).
tree-taken = Der { -die-one } { $text } { -hang-verb-s } woanders oder hat { -leave-the-game-verb } ({ $tag }).
tree-parent = „{ $text }“: Was darüber sein soll, ist nicht in diesem { -constellation-one } ({ $tag }).
tree-lower = „{ $text }“: Der { -result-one } muss kleiner sein als der darüber ({ $tag }).
tree-three = Mehr als zwei { -die-one } { -hang-verb } unter { $text } ({ $tag }).

## Bots

bot-greedy-help = spielt auf die meisten { -point-other } in diesem { -turn-one }
bot-beginner-help = nimmt den ersten { -die-one }, der gut punktet, übersieht bessere und hofft auf Glückswürfe
bot-novice-help = wie Schwer, aber eine Wahl darf ihn bis zu 6 % Siegchance kosten
bot-club-help = wie Schwer, aber eine Wahl darf ihn bis zu 2 % Siegchance kosten
bot-strong-help = wägt ab, was dieser { -turn-one } übrig lässt, wie er es gelernt hat
bot-master-help = wägt jeden Wurf dieses { -turn-one-gen } ab, spät { -in-play-phrase } auch des nächsten, und welche { -die-one } andere nehmen

## Help with a decision

advice-fits = Passt
advice-cards = Karte für Karte
advice-gain = { -point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Werfen: { $dice }
advice-take = Den { $die } mit seiner { $result } nehmen
advice-pick = Den { $die } wählen
advice-odds = Passt: die Chance, dass sich einer der { -die-one } { -hang-verb } lässt.
advice-hang = Den { $die } ({ $result }) unter den { $parent } { -hang-verb }
advice-hang-star = Den { $die } ({ $result }) unter { -star-one } { $star } { -hang-verb }
advice-places = { -point-other }: was die Stelle jetzt bringt, Karte für Karte; spätere { -turn-other } sind nicht eingerechnet.
advice-note = { advice-odds } { -point-other }: was dieser { -turn-one } im Schnitt bringt, mit dem besten { -die-one } an der besten Stelle; spätere { -turn-other } sind nicht eingerechnet.

## Scoring from a file, and the score pad

score-figure = { $mission }, im Vergleich, allein ohne { -point-other }
score-compared = { $mission } ({ $figure }, im Vergleich)
score-colours = „{ $text }“ ist keine Auswahl von { -colour-other }; erwartet: einige der Buchstaben { $letters }, jeder einmal.
pad-cards = Karten
pad-missions = { -mission-other }, wie sie stehen (bei 1 bis 6, was verglichen wird)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: nicht { -in-play-phrase }
pad-die = Tippe auf die Stelle des nächsten { -die-one-gen } oder auf einen, der { -hang-verb-s }.
pad-result = Was zeigt der { $die }?
pad-shows = { $die }: { $result }
pad-place = Wo { -hang-verb-s } der { $die } ({ $result })?
pad-nowhere = Der { $die } ({ $result }) passt nirgends.
pad-under-star = Unter { -star-one } { $star }
pad-under-die = Unter dem { $die } ({ $result })
pad-remove = Den { $die } wegnehmen
pad-compared = { $mission }: was verglichen wird
pad-compared-means = Entscheidet, wer die { -point-other } oben bekommt.
pad-choose-missions = { -mission-other } { -in-play-phrase }
pad-bad-missions = „{ $text }“ sind keine { -mission-other } für ein Spiel; erwartet: höchstens eine in Bronze (1 bis 10) und zwei in Silber (11 bis 20), etwa „7.16“ ({ $tag }).
pad-has-dice = { pad-shows }. Nimm zuerst weg, was darunter { -hang-verb-s }.
pad-tied = Bei Gleichstand gewinnt, wer zuletzt dran war (TW-4.8); der Block weiß nicht, wer das war.
pad-whole = Alle sieben { -die-one } { -hang-verb }.

action-turn = Nächster { -die-one }
deed-place = Unter { $place } anlegen
deed-pick = Diesen { -die-one } wählen
deed-discard = Den { $die } abwerfen
touch-place = Tippe auf ein Licht.
touch-pick = Tippe auf einen { -die-one }.
touch-discard = Tippe auf einen { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Jedes { -constellation-one } { -hang-verb-s } an zweien, A und B. Bis zu zwei { -die-one } { -hang-verb } unter jedem { -star-one } und jedem { -die-one }.
sign-connector = { -Twinkle-ing } { -connector-one }
sign-connector-does = Der untere { -die-one } hat mehr { -sides-other } als der obere: 2 { -point-other } nach der { -twinkle-card-one }.
sign-centre = { -centre-one }
sign-centre-does = Hier liegen die W8 mit den { -result-other-dat } ihres letzten Wurfs.
sign-take = Nehmen, wie er liegt
sign-take-does = Diesen W8 mit dem { -result-one } { -hang-verb }, den er zeigt, ohne Wurf.
sign-cup = Würfelbecher
sign-cup-does = Wirft die drei gewählten { -die-one }; einer wird { -hang-participle }, die anderen { -go-home-verb }.
sign-left = Aus dem Spiel
sign-left-does = Allein gibt es in jedem { -turn-one } einen { -die-one }, der endgültig { -leave-the-game-verb-s-last }; seine Stelle ist durchgestrichen.
now-hung =
    { $count ->
        [one] 1 { -die-one } von sieben { -hang-verb-s }.
       *[other] { $count } { -die-one } von sieben { -hang-verb }.
    }
now-points =
    { $points ->
        [one] Jetzt 1 { -point-one }.
       *[other] Jetzt { $points } { -point-other }.
    }
now-best =
    { $card ->
        [any] Ein { -die-one } mehr kann es auf { $points } bringen.
       *[colour] Ein { -die-one } mehr in dieser { -colour-one } kann es auf { $points } bringen.
    }
now-most =
    { $card ->
        [any] Kein einzelner { -die-one } kann es erhöhen.
       *[colour] Kein einzelner { -die-one } dieser { -colour-one } kann es erhöhen.
    }
now-compared = Hier { $own }; bestes der anderen: { $others }.
now-met = Jetzt erfüllt.
now-may-meet = { now-unmet } Ein { -die-one } mehr kann sie erfüllen.
now-unmet = Jetzt nicht erfüllt.

## What gives the win shares of a review

evaluator-net = gelernte { -result-other } und darüber genau berechnete { -turn-other }
evaluator-level = { evaluator-net }, für das { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = Die Zahlen der W4
chance-of-d6 = Die Zahlen der W6
chance-of-d8 = Die Zahlen der W8
chance-of-d10 = Die Zahlen der W10
chance-of-d12 = Die Zahlen der W12
chance-of-colour = Die { -colour-other } { -in-play-phrase }
mistake-taking = nehmen statt würfeln
mistake-rolling = würfeln statt nehmen
mistake-low-d8 = einen zu niedrigen W8 nehmen
mistake-dull = { -die-one } werfen, die selten { -twinkle-verb }
mistake-small = { -die-one } mit zu wenigen { -sides-other } werfen
mistake-large = { -die-one } mit zu vielen { -sides-other } werfen
mistake-colour = die falsche { -colour-one } wählen
mistake-mission = eine { -mission-one } übersehen
mistake-twinkle = ein { -Twinkle-verb } übersehen
mistake-points = für zu wenige { -point-other } anlegen
mistake-low = einen zu niedrigen { -result-one } anlegen
mistake-top = einen { -die-one } mit vielen { -sides-other } oben anlegen
mistake-star = zu früh unter einem { -star-one } anlegen
mistake-under = unter einem { -die-one } statt einem { -star-one } anlegen
mistake-place = einen { -die-one } anlegen
mistake-fitting = einen W8 ablegen, der noch passt
mistake-discard = einen { -die-one } ablegen
why-fits = Ein { -die-one } passt dann in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe, nicht in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = Im Schnitt bringt der { -turn-one } dann { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, nicht { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Das bringt sofort { $better }, nicht { $taken }.
why-room = Im nächsten { -turn-one } passt dann ein { -die-one } in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } der Würfe, nicht in { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Unter { -star-other-dat } bleibt dann 1 Platz frei, nicht { $taken }.
       *[other] Unter { -star-other-dat } bleiben dann { $better } Plätze frei, nicht { $taken }.
    }
why-high = Unter { -die-other-dat } passen dann { -result-other } bis { $better }, nicht nur bis { $taken }.
why-next = Mit den { -die-other-dat }, die übrig sind, bringt der nächste { -turn-one } dann im Schnitt { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, nicht { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am { -turn-one }: { $player }

## Puzzles

puzzle-how-exact-turn = durch jeden Wurf, jeden { -die-one } und jede Stelle der letzten { -turn-other }
puzzle-theme-which-dice = welche { -die-one } werfen
puzzle-theme-centre = ein { -die-one } aus der { -centre-one }
puzzle-theme-twinkle = ein Twinkle-Paar
puzzle-theme-colour-card = die Karte einer { -colour-one }
puzzle-theme-mission = eine { -mission-one }
puzzle-theme-last-die = der letzte { -die-one }
puzzle-theme-defence = vor dem letzten { -turn-one } der Gegenseite
puzzle-theme-fewer-points = weniger { -point-other } sind besser
puzzle-ask-which-dice = Welche { -die-one } wirfst du, oder nimmst du einen?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Wo { -hang-verb-s } dein letzter { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } Die Gegenseite { -hang-verb-s } danach noch einen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Vier von sechs { -colour-other }, jede in fünf { -type-other }. Der Umriss zeigt den { -type-one }, das Zeichen die { -colour-one }.
example-centre = Zu zweit gibt es vier { -colour-other }. Die W8 liegen mit { -result-other-dat } in der { -centre-one }; die anderen { -die-one } sind ungeworfen.
example-three = Drei { -die-one } werden gewählt, aus der { -centre-one } oder neben den Karten, und geworfen; zwei reichen nicht.
example-take = Der rote W8 zeigt 4 und passt unter die rote 5. Der gelbe W8 zeigt 5 und passt nirgends.
example-lower = Eine 3 darf unter einer 5 { -hang-verb }, aber nicht unter einer anderen 3.
example-two-at-most = Ein { -die-one } darf noch unter der roten 9 { -hang-verb }; unter dem { -star-one } { -hang-verb } schon zwei.
example-yellow = Ein, zwei und drei gelbe { -die-one }.
example-blue = Zwei blaue { -die-one } unter einem { -star-one } sind ein Paar; jeder andere blaue { -die-one } bringt 1. Blau und Rot sind kein Paar.
example-green = Ein grüner W4 mit zwei anderen W4, und ein grüner W12 als einziger seines { -type-one-gen }.
example-black = Zwei schwarze { -die-one } unter einem { -star-one } mit der Summe 9, oder je einer unter jedem { -star-one }.
example-purple = Ein lila { -die-one }, verbunden mit drei { -die-other-dat }. { -star-other } zählen nicht.
example-red = Der rote { -die-one } nimmt den { -line-one } mit 8, 6 und 4: drei andere gerade { -result-other }.
example-twinkle = Ein W6 { -twinkle-verb-s } unter einem W4, ein W8 unter einem W6; nicht aber ein W6 oder W4 unter einem W6.
example-connectors = Drei { -connector-one } verbinden { -die-one } einer { -colour-one }: 9 und 7, 7 und 5, 4 und 3.
example-sums = 5 und 4 ergeben 9, und 3 und 2 ergeben 5.
example-out = Der rote W4 { -hang-verb-s }. Einer der beiden mit ihm geworfenen { -die-one } { -leave-the-game-verb-s }, kein anderer.
example-bill = Das { -constellation-one } von Bill: Der rote W12 unter dem schwarzen W10 { -twinkle-verb-s }.
example-elizabeth = Das { -constellation-one } von Elizabeth: ein blaues Paar, und schwarze { -die-one } unter beiden { -star-other-dat }.
example-anna = Das { -constellation-one } von Anna: drei gelbe { -die-one }, und drei { -die-one }, die { -twinkle-verb }.
example-any-order = Ein grüner { -die-one } wurde zuerst gewählt; ein roter darf folgen.
summary-turn = Dein { -turn-one }
summary-turn-1 = Wähle drei beliebige freie { -die-one }, wirf sie und { -hang-imperative } genau einen. Die anderen { -go-home-verb }; ein W8 liegt mit seinem neuen { -result-one } in der { -centre-one }.
summary-turn-2 = Oder nimm einen W8 aus der { -centre-one } mit seinem { -result-one }, wenn er passt.
summary-turn-3 = Passt keiner der drei, ist der { -turn-one } verloren.
summary-hang = { -Hang-verb }
summary-hang-1 = Unter einen { -star-one }: jeder { -result-one }. Unter einen { -die-one }: nur ein kleinerer.
summary-hang-2 = Höchstens zwei { -die-one } unter jedem { -star-one } und jedem { -die-one }.
summary-hang-3 = Was { -hang-verb-s }, wandert nie.
summary-cards = { -point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Schwarz, je { -star-one }: ein { -die-one } 1; mehrere nach Summe: bis 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, ab 11: 3.
summary-cards-5 = Lila: 1 für jeden { -die-one }, der mit ihm verbunden ist.
summary-cards-6 = Rot: in einem { -line-one } 1 für jeden anderen geraden oder jeden anderen ungeraden { -result-one }.
summary-cards-7 = Twinkle: 2 für jeden { -die-one } unter einem { -die-one } mit weniger { -sides-other }.
summary-end = Ende des Spiels
summary-end-1 = Alle haben sieben { -die-one } oder sind { -blocked-adjective }. Verlorene { -turn-other } werden nach { -round-one } 7 nachgeholt.
summary-end-2 = Die meisten { -point-other } gewinnen; bei Gleichstand, wer zuletzt dran war.
summary-end-3 = Allein: 20 { -point-other } und jede { -mission-one }. In jedem { -turn-one } gibt es einen weiteren { -die-one }, der { -leave-the-game-verb-s-last }.

## The tutorial

tutorial-goal = Das Ziel: { -Hang-imperative } sieben { -die-one } unter deine zwei { -star-other } und hole mehr { -point-other } als Zoe.
tutorial-pick = In jedem { -turn-one } wählst du drei { -die-one }, wirfst sie und { -hang-verb-you } einen: Wähle zuerst den blauen W12.
tutorial-pick-other = Wähle in dieser Lektion den markierten { -die-one }.
tutorial-pick-2 = Jetzt den gelben W10.
tutorial-pick-3 = Und den grünen W4.
tutorial-roll = Wirf jetzt die drei { -die-one }.
tutorial-hang = Einen der drei { -hang-verb-you } du; die anderen { -go-home-verb }. Unter einem { -star-one } darf jeder { -result-one } { -hang-verb }, und ein hoher ist am besten: { -Hang-imperative } den blauen W12, eine 9, unter deinen ersten { -star-one }.
tutorial-hang-low = Darunter dürfen nur kleinere { -result-other } { -hang-verb }, das lässt also wenig Raum. Der blaue W12 zeigt mehr.
tutorial-centre = Zoe hat einen W8 aus der { -centre-one } genommen, mit dem { -result-one }, den er zeigt, ohne Wurf. Nimm den blauen, eine 7.
tutorial-centre-other = Nimm in dieser Lektion den blauen W8 aus der { -centre-one }.
tutorial-under = Unter einem { -die-one } darf nur ein kleinerer { -result-one } { -hang-verb }, und höchstens zwei { -die-one }. Die 7 passt unter die 9.
tutorial-under-other = Damit es gleich passt, { -hang-imperative } ihn unter den blauen W12.
tutorial-blue-roll = Jede { -colour-one } zählt nach ihrer Karte. Zwei blaue { -die-one } nebeneinander unter demselben { -die-one } oder { -star-one } bringen 4 { -point-other }, jeder andere blaue { -die-one } 1. Der blaue W10 ist unter deinen dreien: Wirf sie.
tutorial-blue = Der blaue W10 zeigt 6. { -Hang-imperative } ihn unter die 9, neben den blauen W8.
tutorial-blue-other = Das gibt kein blaues Paar. { -Hang-imperative } den blauen W10 neben den blauen W8.
tutorial-yellow = Gelb zählt deine gelben { -die-one }, egal wo sie { -hang-verb }: Einer bringt 1 { -point-one }, zwei 3, drei 6. { -Hang-imperative } den gelben W6, eine 5, unter die 7.
tutorial-yellow-other = Für das Folgende muss der gelbe W6 unter den blauen W8.
tutorial-twinkle = Ein { -die-one } { -twinkle-verb-s } unter einem { -die-one } mit weniger { -sides-other }: 2 { -point-other }, in jeder { -colour-one }. { -Hang-imperative } den gelben W10 unter den gelben W6.
tutorial-twinkle-other = { -Hang-imperative } den gelben W10 unter den gelben W6, wo er { -twinkle-verb-s }.
tutorial-green = Ein grüner { -die-one } bringt 1 { -point-one } und 1 mehr für jeden anderen { -die-one } seines { -type-one-gen }, den du hast. Du hast zwei W10: { -Hang-imperative } den grünen W10 so, dass er unter dem gelben W6 { -twinkle-verb-s }.
tutorial-green-other = Unter dem gelben W6 bringt der grüne W10 mehr, weil er dort { -twinkle-verb-s }.
tutorial-mission = { -mission-other } gelten für alle; diese bringt allen 3 { -point-other }, die { -die-one } aller fünf { -type-other } haben. Dir fehlt nur ein W4: Wähle den roten.
tutorial-red = Ein roter { -die-one } zählt die anderen ungeraden { -die-one } in einem { -line-one } durch ihn, oder die geraden. Der { -line-one } 9, 7, 5, 3 ist ganz ungerade: { -Hang-imperative } den roten W4 an sein Ende, für 4 { -point-other } und die { -mission-one }.
tutorial-red-other = Der rote W4 bringt am Ende des längsten { -line-one-gen } mehr, unter dem gelben W10.
tutorial-won = Alle haben sieben { -die-one }, und du hast gewonnen, 22 zu 16! Denk daran: Passt keiner der drei { -die-one }, ist der { -turn-one } verloren, und alle { -go-home-verb }.
tutorial-colours = Kurz vor dem Ende eines anderen Spiels. Zu zweit sind vier der sechs { -colour-other } { -in-play-phrase }, diesmal auch Schwarz und Lila.
tutorial-purple = Ein lila { -die-one } bringt 1 { -point-one } für jeden { -die-one }, der mit ihm verbunden ist, darüber oder darunter. { -Hang-imperative } den lila W10 unter den gelben W12.
tutorial-purple-other = Die Lektion geht mit dem lila W10 unter dem gelben W12 weiter.
tutorial-purple-two = Zwei verbundene lila { -die-one } zählen sich gegenseitig. Eine 6 unter einer 8 nützt auch einer { -mission-one }: 1 { -point-one } für jeden { -die-one }, der genau 2 weniger zeigt als der darüber.
tutorial-purple-two-other = Dort sind die lila { -die-one } nicht verbunden. { -Hang-imperative } den lila W6 unter den lila W10.
tutorial-black = Schwarze { -die-one } zählen nach ihrer Summe unter jedem { -star-one }; 9 ist am besten: 5 { -point-other }. Dein erster { -star-one } hat eine schwarze 6: { -Hang-imperative } die schwarze 3 unter den roten W12, das nützt auch der { -mission-one }.
tutorial-black-other = Unter dem ersten { -star-one } ergibt der schwarze W4 die Summe 9, und unter dem roten W12 nützt er auch der { -mission-one }.
tutorial-end = Wieder gewonnen, und du kennst alle sechs { -colour-other }. { -mission-other } wechseln von Spiel zu Spiel: Lies sie zuerst, und viel Spaß!
