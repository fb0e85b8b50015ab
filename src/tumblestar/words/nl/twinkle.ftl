### The words of Twinkle in Dutch. Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Zeven { -die-other } onder twee { -star-other }: waar ze { -hang-verb }, bepaalt je { -point-other }.
game-by = van Theo Karvounis, V-Games
game-about = Gooi drie { -die-other } naar keuze en { -hang-stem } er één in je { -constellation-one }: onder een { -star-one } elke { -result-one }, onder een { -die-one } alleen een lagere. Elke { -colour-one } scoort anders. Na zeven { -die-other } winnen de meeste { -point-other }. Eén tot vier spelers; solo speel je voor { -mission-other }.

## Colours, dice, stars

colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-green = groen
colour-black = zwart
colour-purple = paars

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = rode d4
colour-red-d6 = rode d6
colour-red-d8 = rode d8
colour-red-d10 = rode d10
colour-red-d12 = rode d12
colour-yellow-d4 = gele d4
colour-yellow-d6 = gele d6
colour-yellow-d8 = gele d8
colour-yellow-d10 = gele d10
colour-yellow-d12 = gele d12
colour-blue-d4 = blauwe d4
colour-blue-d6 = blauwe d6
colour-blue-d8 = blauwe d8
colour-blue-d10 = blauwe d10
colour-blue-d12 = blauwe d12
colour-green-d4 = groene d4
colour-green-d6 = groene d6
colour-green-d8 = groene d8
colour-green-d10 = groene d10
colour-green-d12 = groene d12
colour-black-d4 = zwarte d4
colour-black-d6 = zwarte d6
colour-black-d8 = zwarte d8
colour-black-d10 = zwarte d10
colour-black-d12 = zwarte d12
colour-purple-d4 = paarse d4
colour-purple-d6 = paarse d6
colour-purple-d8 = paarse d8
colour-purple-d10 = paarse d10
colour-purple-d12 = paarse d12

die-shown = { $die } ({ $result })
star-a = { -star-one } A
star-b = { -star-one } B
place-die = de { $die } ({ $result })

## Scoring cards and missions

card-red = Rood
card-yellow = Geel
card-blue = Blauw
card-green = Groen
card-black = Zwart
card-purple = Paars
card-twinkle = Twinkle
card-red-does = Kies voor elke rode { -die-one } één { -line-one } door die steen, en even of oneven, wat het meest oplevert: 1 { -point-one } voor elke andere { -die-one } op die { -line-one } met zo’n { -result-one }, ook rode.
card-yellow-does = Eén gele { -die-one }, waar dan ook: 1 { -point-one }; twee: 3; drie of meer: 6.
card-blue-does = 4 { -point-other } voor twee blauwe { -die-other } naast elkaar onder één { -die-one } of { -star-one }, 1 voor elke andere blauwe.
card-green-does = 1 { -point-one } voor elke groene { -die-one }, en 1 extra voor elke andere { -die-one } van hetzelfde { -type-one } in het hele { -constellation-one }.
card-black-does = Onder elke { -star-one } apart: één zwarte { -die-one } 1 { -point-one }; twee of meer naar de som van hun { -result-other }: tot 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; vanaf 11: 3.
card-purple-does = Voor elke paarse { -die-one } 1 { -point-one } per { -die-one } die ermee verbonden is, erboven of eronder. { -Star-other } tellen niet.
card-twinkle-does = 2 { -point-other } voor elke { -die-one } die onder een { -die-one } met minder { -sides-other } { -hang-verb-s }, zoals een d10 onder een d6. Een { -die-one } onder een { -star-one } { -twinkle-verb-s } nooit.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = Langste { -line-one }
mission-2 = Gelijke { -result-other }
mission-3 = Laagste som
mission-4 = Weinig { -type-other }
mission-5 = Hoogste drie
mission-6 = Weinig { -colour-other }
mission-7 = Even of oneven
mission-8 = Alle vijf { -type-other }
mission-9 = Hoogstens zes
mission-10 = Elke { -colour-one }
mission-11 = { -Colour-other } verbonden
mission-12 = Twee lager
mission-13 = Dubbel { -type-one }
mission-14 = d4 naar negen of tien
mission-15 = Dertien of veertien
mission-16 = Enen
mission-17 = d6 met 3, d10 met 4
mission-18 = Van { -star-one } tot { -star-one }
mission-19 = Dubbele { -result-one }
mission-20 = Som van twee
mission-1-does = 3 { -point-other } voor de meeste { -die-other } in één { -line-one }, ook bij gelijke stand.
mission-2-does = 3 { -point-other } voor de meeste { -die-other } met dezelfde { -result-one }, ook bij gelijke stand.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } voor de hoogste som van je drie hoogste { -result-other }, ook bij gelijke stand.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Hiervoor zijn zeven { -die-other } nodig.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } voor iedereen die dit haalt.
mission-11-does = 1 { -point-one } voor elke { -connector-one } tussen twee { -die-other } van één { -colour-one }.
mission-12-does = 1 { -point-one } voor elke { -die-one } die precies 2 minder toont dan die erboven.
mission-13-does = 2 { -point-other } voor elke twee { -die-other } van één { -type-one } naast elkaar onder één { -die-one } of { -star-one }.
mission-14-does = 2 { -point-other } voor elke { -connector-one } tussen een d4 en een andere { -die-one } met { -result-other } die samen 9 of 10 zijn.
mission-15-does = 2 { -point-other } voor elke { -colour-one } waarvan de { -die-other } samen 13 of 14 tonen.
mission-16-does = Eén { -die-one } die 1 toont: 1 { -point-one }; twee: 3; drie of meer: 5.
mission-17-does = 2 { -point-other } voor elk paar van een d6 en een andere { -die-one } die 3 toont, of van een d10 en een andere { -die-one } die 4 toont. Elke { -die-one } zit in hoogstens één paar.
mission-18-does = Voor elk paar { -die-other }, één onder elke { -star-one }: 1 { -point-one } voor dezelfde { -colour-one } of { -result-one }, 2 voor allebei. Elke { -die-one } zit in hoogstens één paar.
mission-19-does = 2 { -point-other } voor elke twee { -die-other } met gelijke { -result-one } naast elkaar onder één { -die-one } of { -star-one }.
mission-20-does = 3 { -point-other } voor elke { -die-one } waarvan de twee { -die-other } eronder samen zijn eigen { -result-one } tonen.
mission-1-solo = Vijf of meer { -die-other } in één { -line-one }.
mission-2-solo = Drie of meer { -die-other } met dezelfde { -result-one }.
mission-3-solo = Zeven { -die-other } met { -result-other } die samen minder dan 30 zijn.
mission-4-solo = { -Die-other } van hoogstens drie { -type-other }.
mission-5-solo = Drie { -die-other } die samen 16 of meer tonen.
mission-6-solo = { -Die-other } van hoogstens drie { -colour-other }.
mission-7-solo = Onder elke { -star-one } zijn alle { -result-other } even of alle oneven: de ene { -star-one } mag even zijn en de andere oneven, en een lege { -star-one } mag ook.
mission-8-solo = { -Die-other } van alle vijf { -type-other }.
mission-9-solo = Alleen { -result-other } van 6 of lager.
mission-10-solo = Een { -die-one } van elke { -colour-one } { -in-play-phrase }.
mission-11-solo = Twee { -die-other } van één { -colour-one } met een { -connector-one } ertussen.
mission-12-solo = Een { -die-one } die precies 2 minder toont dan die erboven.
mission-13-solo = Twee { -die-other } van één { -type-one } naast elkaar onder één { -die-one } of { -star-one }.
mission-14-solo = Een d4 verbonden met een andere { -die-one } die er 9 of 10 van maakt.
mission-15-solo = Een { -colour-one } waarvan de { -die-other } samen 13 of 14 tonen.
mission-16-solo = Een { -die-one } die 1 toont.
mission-17-solo = Een d6 en een andere { -die-one } die 3 toont, of een d10 en een andere { -die-one } die 4 toont.
mission-18-solo = Onder elke { -star-one } een { -die-one }, met dezelfde { -colour-one } of dezelfde { -result-one }.
mission-19-solo = Twee { -die-other } met gelijke { -result-one } naast elkaar onder één { -die-one } of { -star-one }.
mission-20-solo = Een { -die-one } waarvan de twee { -die-other } eronder samen zijn eigen { -result-one } tonen.

# What wins a game alone, beside the board.
goal-points = { $points } van { $goal } { -point-other }
goal-points-does = De { -colour-card-other } en Twinkle moeten { $goal } { -point-other } opleveren; nu zijn het er { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: definitief gehaald
        [met] { $mission }: tot nu toe gehaald
       *[unmet] { $mission }: niet gehaald
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rood
        [yellow] geel
        [blue] blauw
        [green] groen
        [black] zwart
        [purple] paars
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } voor { -mission-one } { $number }
           *[plus] { $points } voor { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } is gehaald
       *[unmet] { -mission-one } { $number } is niet meer gehaald
    }
gain-none = Geen { -point-other }.
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
        [you] Je kiest
       *[other] { $seat } kiest
    }
seat-hangs =
    { $seat ->
        [you] Je { -hang-verb-s } de { $die } ({ $result }) onder { $place }.
       *[other] { $seat } { -hang-verb-s } de { $die } ({ $result }) onder { $place }.
    }
seat-loses =
    { $seat ->
        [you] Je verliest de { -turn-one }
       *[other] { $seat } verliest de { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] De { $die } toont { $result } en past nergens.
       *[other] De { $die } toont { $result }, en geen van de { -die-other } past.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = In het { -centre-one } toont de { $die } een { $result }.
did-first =
    { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } de { $die } ({ $count } van { $most }).
did-roll =
    { $seat ->
        [you] Je gooit: { $dice }.
       *[other] { $seat } gooit: { $dice }.
    }
did-take =
    { $seat ->
        [you] Je pakt de { $die } ({ $result }) uit het { -centre-one }.
       *[other] { $seat } pakt de { $die } ({ $result }) uit het { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] De { $die } toont { $result }.
       *[no] De { $die } toont { $result } en past nergens.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, en een { -die-one }.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Anderen: { $others }.
did-out =
    { $seat ->
        [you] Je legt de { $die } { -leave-the-game-phrase }.
       *[other] { $seat } legt de { $die } { -leave-the-game-phrase }.
    }
did-over =
    { $end ->
        [level] { $told } Het { -level-one } is gewonnen!
        [failed] { $told } Het { -level-one } is niet gewonnen.
       *[over] { $told } Het spel is afgelopen.
    }
did-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Kies de { $die } om te gooien ({ $count } van { $most }).
       *[other] Kies de { $die } om te gooien ({ $count } van { $most }) en geef de { $result } op.
    }
would-roll = Gooi: { $dice }. Past er één, dan moet je er één { -hang-verb }.
would-take = Pak de { $die } ({ $result }) uit het { -centre-one } en { -hang-stem } hem zonder te gooien.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-stem } de { $die } ({ $result }) onder { $place }. { $gain }
would-hang-others = { would-hang } Anderen: { $others }.
would-out = Leg de { $die } voorgoed { -leave-the-game-phrase }.
would-over =
    { $end ->
        [won] { $told } Je wint het spel!
        [lost] { $told } Het spel is afgelopen, en je wint niet.
        [level] { $told } Het { -level-one } is gewonnen!
       *[failed] { $told } Het { -level-one } is niet gewonnen.
    }
would-resign = Opgeven: de anderen delen de winst.

## Status

status-setup = Voorbereiding
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } van { $most }
round-late = { -Round-one } { $count }: verloren { -turn-other }
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Kies { dice-count } om te gooien, of pak een d8 uit het { -centre-one }.
       *[other] { $seat } kiest { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Kies { dice-count } om te gooien.
       *[other] { $seat } kiest { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Kies er nog { $count } om te gooien.
       *[other] { $seat } kiest { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Gooi { dice-count }.
       *[other] { $seat } gooit { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Leg een van deze { -die-other } neer: kies de plek.
       *[other] { $seat } legt een { -die-one } neer.
    }
status-take =
    { $seat ->
        [you] Leg de { $die } neer: kies de plek.
       *[other] { $seat } legt de { $die } neer.
    }
status-out-rolled =
    { $seat ->
        [you] Kies een gegooide { -die-one } om af te leggen.
       *[other] { $seat } legt een { -die-one } af.
    }
status-out-centre =
    { $seat ->
        [you] Kies een andere d8 in het { -centre-one } om af te leggen.
       *[other] { $seat } legt een d8 af.
    }
status-out-any =
    { $seat ->
        [you] Geen d8 in het { -centre-one }: leg een { -die-one } naar keuze af.
       *[other] { $seat } legt een { -die-one } af.
    }
status-over-won =
    { $seat ->
        [you] Je wint met { points-count }!
       *[other] { $seat } wint met { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Gelijk met elk { points-count }: { $seats }. Je was het laatst aan de { -turn-one } en wint!
       *[other] Gelijk met elk { points-count }: { $seats }. { $seat } was het laatst aan de { -turn-one } en wint!
    }
status-over-level = Het { -level-one } is gewonnen: { $points } van { $goal } { -point-other }!
status-over-short = Het { -level-one } is niet gewonnen: { $points } van { $goal } { -point-other }.
status-over-unmet = { status-over-short } Niet gehaald: { $missions }.
status-type-colour = Welke { -colour-other } zijn { -in-play-phrase }? Nog te kiezen: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Welke { -bronze-mission-one } is { -in-play-phrase }?
       *[silver] Welke { -silver-mission-one } is { -in-play-phrase }?
    }
status-type-centre = Wat toont de { $die } in het { -centre-one }?
status-type-first = Wie begint?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Gooi 1 { -die-one }
       *[other] Gooi { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Een { -die-one } toont 1 tot en met zijn aantal { -sides-other }. Kies een van die { -result-other }.
refused-TW-2-1 = Die { -colour-one } kan niet { -in-play-phrase } komen. Kies een van de aangeboden { -colour-other }.
refused-TW-2-2 = Een d8 toont 1 tot 8. Kies een van die { -result-other }.
refused-TW-2-4 = Die { -mission-one } kan niet { -in-play-phrase } komen: ze heeft het verkeerde metaal of is al { -in-play-phrase }. Kies een van de aangeboden { -mission-other }.
refused-TW-2-5 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-TW-3-1 = Je kunt alleen { -die-other } in het { -centre-one } of naast de kaarten kiezen. Kies daaruit.
refused-TW-3-1-early = Je gooit drie { -die-other } tegelijk. Kies er eerst meer.
refused-TW-3-1-full = Er zijn er al drie gekozen. Gooi de { -die-other }, of neem een keuze terug.
refused-TW-3-3 = Je kunt alleen een d8 uit het { -centre-one } pakken. Doe dat, of kies { -die-other } om te gooien.
refused-TW-3-3-late = Je hebt { -die-other } gekozen om te gooien. Neem die keuze terug voor je een d8 pakt.
refused-TW-3-4 = Onder een { -die-one } { -hang-verb-s } alleen een strikt lagere { -result-one }. Kies een { -die-one } die meer toont, of een { -star-one }.
refused-TW-3-4-take = Die d8 past nergens: je { -star-other } zijn vol, en geen { -die-one } met plek toont meer. Pak een andere, of gooi.
refused-TW-3-4-lacks = { -Die-other } { -hang-verb } onder je eigen { -star-other } en { -die-other }. Kies daaruit.
refused-TW-3-5 = Daar { -hang-verb } al twee { -die-other }. Kies een andere plek.
refused-TW-3-7 = { -Hang-stem } nu een van de { -die-other } in je { -hand-one }: kies de { -die-one } en zijn plek.
refused-TW-3-10 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.
refused-TW-6-5-rolled = Nu { -leave-the-game-verb-s } een van de gegooide { -die-other } het spel. Kies welke.
refused-TW-6-5-taken = Nu { -leave-the-game-verb-s } nog een { -die-one } het spel: een d8 in het { -centre-one }, of als die er niet is een willekeurige vrije. Kies welke.
refused-TW-6-6 = Geen van de gegooide { -die-other } past. Kies welke het spel { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = Extra { -point-other }, voor iedereen te halen; solo moet je ze alle halen.
option-level-0 = Basis: geen
option-level-1 = Brons: 1 bronzen
option-level-2 = Zilver: 2 zilveren
option-level-3 = Diamant: 1 bronzen, 2 zilveren
option-level-4 = hieronder gekozen
option-mission_1 = Eerste { -mission-one }
option-mission_1-help = Alleen bij { -mission-other } “hieronder gekozen”; 1 tot 10 zijn brons, 11 tot 20 zilver.
option-mission_1-0 = geen
option-mission_1-seat = { mission-choice }
option-mission_2 = Tweede { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = geen
option-mission_2-seat = { mission-choice }
option-mission_3 = Derde { -mission-one }
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = geen
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
option-red = Rood { -in-play-phrase }
option-red-help = Zeker { -in-play-phrase }; het toeval kiest de rest.
option-yellow = Geel { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blauw { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Groen { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Zwart { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Paars { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Wie begint
option-first-help = Het toeval beslist, of een plaats naar keuze.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-keep = Mislukte worp kost geen { -die-one }
option-keep-help = Alleen solo: past geen gegooide { -die-one }, dan is de { -turn-one } verloren, maar geen { -die-one } { -leave-the-game-verb-s } het spel.

bad-colours = Met zoveel spelers kunnen maar { $count } { -colour-other } { -in-play-phrase } zijn, maar er zijn er meer gevraagd: { $colours }.
bad-mission-level = { -Mission-one } { $number } is gevraagd, maar de { -mission-other } zijn niet “hieronder gekozen”. Stel dat zo in.
bad-mission-twice = { -Mission-one } { $number } is twee keer gevraagd. Kies een andere.
bad-missions = Niemand kan { -mission-other } { $missions } samen halen. Laat er één weg.

## The board in text

picture-label = De { -constellation-other }, de { -die-other } in het { -centre-one } en naast de kaarten; ook als tekst.
text-board = Wat onder elke { -star-one } { -hang-verb-s }, dan de vrije { -die-other }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, onder { $place }
text-hand =
    { $seat ->
        [you] In je { -hand-one }:
       *[other] In de { -hand-one } van { $seat }:
    }
text-centre = In het { -centre-one }:
text-pool = Naast de kaarten, { $colour }:
text-out = { -Leave-the-game-phrase }:
text-none = niets
text-row =
    { $points ->
        [one] { $seat }: 1 { -point-one }, { $count } van 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-other }, { $count } van 7 { -die-other }.
    }
text-parts = Per kaart: { $parts }.
text-blocked = Er kan geen { -die-one } meer bij.
text-turn =
    { $seat ->
        [you] Jouw { -turn-one }.
       *[other] Deze speler is aan de { -turn-one }.
    }
text-cards = Kaarten { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle bouw je een { -constellation-one } van zeven { -die-other }. Elke { -turn-one } gooi je drie { -die-other } naar keuze en { -hang-stem } je er één, of je pakt een d8 uit het { -centre-one } met zijn { -result-one }. Onder een { -star-one } mag elke { -result-one } { -hang-verb }, onder een { -die-one } alleen een lagere, en nooit meer dan twee { -die-other }. Elke { -colour-one } scoort volgens haar kaart; de { -twinkle-card-one } beloont { -die-other } onder { -die-other } met minder { -sides-other }. Daar kunnen { -mission-other } bij komen. De meeste { -point-other } winnen; solo heb je 20 { -point-other } en elke { -mission-one } nodig.
rules-page = Klik op drie { -die-other } om ze te kiezen en gooi; tot dan kun je een keuze terugnemen. Of pak een d8 uit het { -centre-one }. Wijs een { -die-one } op een vrije plek aan om te lezen wat hij daar zou scoren, en klik om hem te { -hang-verb }. Het toetsenbord kan dit ook. “Help me kiezen” toont ook de kansen van de gekozen { -die-other }. Om met echte { -die-other } te spelen, kies je voor het toeval een echt bord, of je gebruikt het scoreblok. De namen van de { -mission-other } zijn van ons.

rules-TW-1 = Wat er in de doos zit
rule-TW-1-1 = Er zijn 30 { -die-other }, alle verschillend: zes { -colour-other } (rood, geel, blauw, groen, zwart, paars), elk met een d4, d6, d8, d10 en d12. Een { -die-one } heet naar { -colour-one } en { -type-one }.
rule-TW-1-2 = Een d4 toont 1 tot 4, een d6 1 tot 6, een d8 1 tot 8, een d10 1 tot 10 (het { -sides-one } met 0 is 10), een d12 1 tot 12; elk { -sides-one } is even waarschijnlijk.
rule-TW-1-3 = Het bord heeft twee { -starting-star-other } voor elk van vier spelers, en een scorespoor met vier markers. Er zijn zes { -scoring-card-other }, één per { -colour-one }, de { -twinkle-card-one }, 20 kaarten met een { -mission-one } (1 tot 10 brons, 11 tot 20 zilver), vier { -campaign-card-other } om alleen te spelen, en zeven { -connector-other } per speler.

rules-TW-2 = Voorbereiding
rule-TW-2-1 = Het toeval kiest de { -colour-other } { -in-play-phrase }: vier van de zes voor twee spelers, vijf voor drie, alle voor vier. Andere { -die-other } doen niet mee.
rule-TW-2-2 = De d8’s { -in-play-phrase } worden één keer gegooid en liggen in het { -centre-one }. Alle andere { -die-other } liggen ongegooid naast de kaart van hun { -colour-one }.
rule-TW-2-3 = De { -twinkle-card-one } is altijd { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, door toeval: Basis heeft er geen, Brons één bronzen, Zilver twee zilveren, Diamant één bronzen en twee zilveren. { -Mission-other } liggen open en gelden voor iedereen.
rule-TW-2-5 = Wie het laatst een meteoor zag, begint, of het toeval beslist. Er wordt met de klok mee gespeeld.

rules-TW-3 = Een { -turn-one }
rule-TW-3-1 = Gooi er drie: kies drie vrije { -die-other }, naast de kaarten of in het { -centre-one }, gooi ze, en { -hang-stem } er precies één.
rule-TW-3-2 = De twee andere { -die-other } gaan { -go-home-phrase }: naar hun kaart, of een d8 naar het { -centre-one } met zijn nieuwe { -result-one }.
rule-TW-3-3 = Of pak een d8: { -hang-stem } er één uit het { -centre-one } met de { -result-one } die hij toont, zonder te gooien. Hij moet ergens passen.
rule-TW-3-4 = Onder een { -star-one } mag elke { -result-one } { -hang-verb }. Onder een { -die-one } moet de { -result-one } strikt lager zijn dan die van de { -die-one } erboven. Elk van je { -die-other } is goed, niet alleen de nieuwste.
rule-TW-3-5 = Direct onder elke { -star-one } en elke { -die-one } { -hang-verb } hoogstens twee { -die-other }.
rule-TW-3-6 = { -Die-other } die { -hang-verb }, bewegen en veranderen nooit meer {$ruling}. Eén { -star-one } mag leeg blijven.
rule-TW-3-7 = Past een gegooide { -die-one }, dan moet je er één { -hang-verb }; jij kiest welke en waar. Past er geen, dan gaan ze alle { -go-home-phrase }, d8’s met hun nieuwe { -result-one }, en is de { -turn-one } verloren. Na een mislukte worp mag je niet alsnog een d8 pakken {$ruling}.
rule-TW-3-8 = Na { -round-one } 7 spelen spelers die { -turn-other } verloren met de klok mee door vanaf de startspeler, telkens één { -turn-one }; wie klaar of { -blocked-adjective } is, wordt overgeslagen.
rule-TW-3-9 = Een speler die nooit meer een { -die-one } kan { -hang-verb } is { -blocked-adjective }: beide { -star-other } zijn vol, en elke { -die-one } die 2 of meer toont ook. Die speler wordt tot het einde overgeslagen, met minder dan zeven { -die-other }.
rule-TW-3-10 = Het spel eindigt als elke speler zeven { -die-other } heeft of { -blocked-adjective } is.
rule-TW-3-11 = Met twee tot vier spelers zijn er altijd drie { -die-other } vrij: er blijven er minstens 7, 5 en 3 over.

rules-TW-4 = { -Scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Zwarte { -die-other } tellen overal onder de { -star-one }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Elke rode { -die-one } kiest voor zichzelf {$ruling}. De eigen { -result-one } telt niet. Een { -line-one } loopt van een { -star-one } omlaag naar een { -die-one } waaronder niets { -hang-verb-s }.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = De meeste { -point-other } winnen. Bij gelijke stand wint wie het laatst een { -turn-one } had, ook een na { -round-one } 7 ingehaalde {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } { -Mission-other } 1 tot 10 zijn brons; 1 tot 6 vergelijken spelers en belonen allen die gelijk bovenaan staan.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } voor de laagste som van alle { -result-other }, ook bij gelijke stand.
rule-TW-5-4 = 3 { -point-other } voor de minste verschillende { -type-other } { -die-other }, ook bij gelijke stand.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } voor de minste verschillende { -colour-other }, ook bij gelijke stand.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -Mission-other } 11 tot 20 zijn zilver en tellen zo vaak als ze voorkomen.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Het hele { -constellation-one } telt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Geen { -die-one } vormt een paar met zichzelf {$ruling}. De beste indeling telt; twee d6’s die allebei 3 tonen, mogen een paar zijn.
rule-TW-5-18 = { mission-18-does } De beste indeling telt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alleen spelen
rule-TW-6-1 = De { -campaign-one } heeft 40 { -level-other }, op volgorde. Een { -level-one } bepaalt de { -mission-other } en vier { -colour-other }: 20 { -die-other }, met vier d8’s in het { -centre-one }. Een mislukt { -level-one } probeer je opnieuw vanaf het begin.
rule-TW-6-2 = Een { -level-one } is gewonnen met minstens 20 { -point-other } van de { -colour-card-other } en Twinkle samen, en als elke { -mission-one } is gehaald. { -Mission-other } leveren geen { -point-other } op.
rule-TW-6-3 = { -Bronze-mission-other } vragen: 1 een { -line-one } van vijf of meer; 2 drie gelijke { -result-other }, of meer {$ruling}; 3 een som onder 30, met alle zeven { -die-other } {$ruling}; 4 hoogstens drie { -type-other } {$ruling}; 5 drie { -die-other } die samen 16 of meer tonen; 6 hoogstens drie { -colour-other } {$ruling}; 7 tot 10 als hierboven, 10 met alle vier { -colour-other } van het { -level-one }.
rule-TW-6-4 = Een { -silver-mission-one } is gehaald als ze minstens één keer zou scoren.
rule-TW-6-5 = Elke { -turn-one } { -leave-the-game-verb-s } één { -die-one } voorgoed het spel. Na een worp kies je een van de twee { -die-other } die niet { -hang-verb }; de andere gaat { -go-home-phrase }. Na het pakken van een d8 is het een andere d8 uit het { -centre-one }, of als die er niet is een willekeurige vrije { -die-one }.
rule-TW-6-6 = Na een mislukte worp kies je één gegooide { -die-one } die het spel { -leave-the-game-verb-s }; de rest gaat { -go-home-phrase } {$ruling}. Optie: mislukte worpen kosten geen { -die-one }.
rule-TW-6-7 = Zijn er minder dan drie { -die-other } vrij, gooi die dan. Is er geen { -die-one } meer om het spel te { -leave-the-game-verb }, dan gaat er geen uit. Zijn de { -die-other } op voor er zeven { -hang-verb }, dan eindigt het spel en telt de stand van dat moment {$ruling}.
rule-TW-6-8 = Kun je nooit meer een { -die-one } { -hang-verb }, dan eindigt het spel meteen en telt de stand van dat moment {$ruling}.
rule-TW-6-9 = Je mag zelf { -level-other } maken, met alle { -scoring-card-other } en { -mission-other }. Hier kies je vier willekeurige { -colour-other }.
rule-TW-6-10 = We kennen de 40 gedrukte { -level-other } niet. De onze {$reconstruction} zijn vier kaarten van tien, elk { -level-one } al eens gewonnen, op volgorde van hoe vaak de bot “Sterk” ze wint; elke { -mission-one } en elke combinatie van { -colour-other } komt voor. Je kunt ook zelf { -colour-other } en { -mission-other } kiezen; { -mission-other } 4 en 8 spreken elkaar tegen, net als 6 en 10, en 1, 7 en 9.

rules-TW-7 = Een voorbeeld van de score
rule-TW-7-1 = Bill heeft 16 { -point-other }: geel 3, groen 2, zwart 1, rood 8 (3, 3 en 2), Twinkle 2. Onder { -star-one } A: zwarte d10 (10); daaronder rode d12 (9); daaronder gele d8 (6) en groene d10 (7). Rode d8 (5) onder gele d8, gele d4 (2) onder rode d8, rode d4 (3) onder groene d10.
rule-TW-7-2 = Elizabeth heeft 18 { -point-other }: blauw 4, groen 5, zwart 5 (4 en 1), Twinkle 4. Onder { -star-one } A: zwarte d8 (7), daaronder zwarte d12 (3); groene d8 (6), daaronder groene d6 (4). Onder { -star-one } B: zwarte d6 (5), daaronder blauwe d8 (3) en blauwe d4 (2).
rule-TW-7-3 = Anna heeft 19 { -point-other }: geel 6, blauw 2, paars 3, rood 2, Twinkle 6. Onder { -star-one } A: blauwe d6 (5), daaronder blauwe d10 (4), daaronder gele d12 (2). Onder { -star-one } B: rode d10 (9), daaronder paarse d12 (8), daaronder gele d10 (6) en gele d6 (3).

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een { -constellation-one } heeft zeven { -die-other } nodig om mee te dingen naar { -mission-other } 3, 4 en 6 {$ruling}.
rule-ours-2 = Een speler die opgeeft krijgt niets, en de anderen delen de winst {$ruling}.
rule-ours-3 = { -Die-other } kies je in elke volgorde, en tot de worp kun je een keuze terugnemen {$ruling}.
rule-ours-4 = De { -point-other } tijdens het spel zijn die van de { -constellation-other } zoals ze { -hang-verb }; { -mission-other } die vergelijken kunnen nog veranderen {$ruling}.

## What a typed text should have been

unread-colour = “{ $text }” is geen { -colour-one }; verwacht: een van { $colours }.
unread-mission = “{ $text }” is geen { -mission-one }; verwacht: “mission” en een getal van 1 tot { $count }.
unread-first = “{ $text }” is geen plaats; verwacht: “first” en het nummer van een plaats, zoals “first 2”.
unread-result = “{ $text }” is geen { -result-one } van { $die }; verwacht: een getal van 1 tot { $count }, zoals “{ $die }=1”.
tree-part = “{ $text }” is geen { -die-one } van een { -constellation-one }; verwacht: { -die-one }={ -result-one }@erboven, zoals “red d12=9@black d10”, “R12=9@N10” of “R12=9@A”.
tree-result = “{ $text }”: zo’n { -sides-one } heeft de { -die-one } niet ({ $tag }).
tree-long = Een { -constellation-one } heeft hoogstens zeven { -die-other } ({ $tag }), dit is er een te veel: “{ $text }”.
tree-twice = De { -die-one } { $text } staat er twee keer, maar er is er maar één ({ $tag }).
tree-colour = De { -die-one } { $text } heeft een { -colour-one } die niet { -in-play-phrase } is ({ $tag }).
tree-taken = De { -die-one } { $text } { -hang-verb-s } elders, of is { -leave-the-game-phrase } ({ $tag }).
tree-parent = “{ $text }”: wat erboven hoort, { -hang-verb-s } niet in dit { -constellation-one } ({ $tag }).
tree-lower = “{ $text }”: de { -result-one } moet lager zijn dan die erboven ({ $tag }).
tree-three = Onder { $text } { -hang-verb } meer dan twee { -die-other } ({ $tag }).

## Bots

bot-greedy-help = speelt voor de meeste { -point-other } in deze { -turn-one }
bot-beginner-help = pakt de eerste { -die-one } die goed scoort, ziet betere over het hoofd en hoopt op gelukkige worpen
bot-novice-help = als Moeilijk, maar een keuze mag tot 6% winkans kosten
bot-club-help = als Moeilijk, maar een keuze mag tot 2% winkans kosten
bot-strong-help = weegt wat na deze { -turn-one } overblijft, zoals geleerd
bot-master-help = weegt elke worp van deze { -turn-one }, tegen het eind ook van de volgende, en de { -die-other } die anderen pakken

## Help with a decision

advice-fits = Past
advice-cards = Per kaart
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Gooi { $dice }
advice-take = Pak de { $die } met de { $result }
advice-pick = Kies de { $die }
advice-odds = Past: de kans dat een van de { -die-other } kan { -hang-verb }.
advice-hang = { -Hang-stem } de { $die } ({ $result }) onder de { $parent }
advice-hang-star = { -Hang-stem } de { $die } ({ $result }) onder { -star-one } { $star }
advice-places = { -Point-other }: wat de plek nu oplevert, per kaart; latere { -turn-other } tellen niet mee.
advice-note = { advice-odds } { -Point-other }: wat deze { -turn-one } gemiddeld oplevert, met de beste { -die-one } op de beste plek; latere { -turn-other } tellen niet mee.

## Scoring from a file, and the score pad

score-figure = { $mission }, vergeleken, solo geen { -point-other }
score-compared = { $mission } ({ $figure }, vergeleken)
score-colours = “{ $text }” is geen stel { -colour-other }; verwacht: enkele van de letters { $letters }, elk één keer.
pad-cards = Kaarten
pad-missions = { -Mission-other }, zoals ze nu staan (bij 1 tot 6: wat wordt vergeleken)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: niet { -in-play-phrase }
pad-die = Tik op de plek van de volgende { -die-one }, of op een { -die-one } die { -hang-verb-s }.
pad-result = Wat toont de { $die }?
pad-shows = { $die }: { $result }
pad-place = Waar { -hang-verb-s } de { $die } ({ $result })?
pad-nowhere = De { $die } ({ $result }) past nergens.
pad-under-star = Onder { -star-one } { $star }
pad-under-die = Onder de { $die } ({ $result })
pad-remove = Haal de { $die } weg
pad-compared = { $mission }: wat wordt vergeleken
pad-compared-means = Bepaalt wie de { -point-other } hierboven krijgt.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = “{ $text }” zijn geen { -mission-other } van één spel; verwacht: hoogstens één bronzen (1 tot 10) en twee zilveren (11 tot 20), zoals “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Haal eerst weg wat eronder { -hang-verb-s }.
pad-tied = Bij gelijke stand wint wie het laatst aan de { -turn-one } was (TW-4.8); het scoreblok weet niet wie.
pad-whole = Alle zeven { -die-other } { -hang-verb }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Volgende { -die-one }
deed-place = Leg onder { $place }
deed-pick = Kies deze { -die-one }
deed-discard = Leg de { $die } af
touch-place = Tik op een licht.
touch-pick = Tik op een { -die-one }.
touch-discard = Tik op een { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Elk { -constellation-one } { -hang-verb-s } aan twee { -star-other }, A en B. Onder elke { -star-one } en elke { -die-one } { -hang-verb } hoogstens twee { -die-other }.
sign-connector = { -Twinkle-adjective-e } { -connector-one }
sign-connector-does = De { -die-one } eronder heeft meer { -sides-other } dan die erboven: 2 { -point-other } met de { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Hier liggen de d8’s met de { -result-one } van hun laatste worp.
sign-take = Pakken zoals hij ligt
sign-take-does = { -Hang-stem } deze d8 met de { -result-one } die hij toont, zonder te gooien.
sign-cup = Dobbelbeker
sign-cup-does = Gooit de drie gekozen { -die-other }; één gaat { -hang-verb }, de andere gaan { -go-home-phrase }.
sign-left = { -Leave-the-game-phrase }
sign-left-does = Solo { -leave-the-game-verb-s } elke { -turn-one } één { -die-one } voorgoed het spel; zijn plek is doorgestreept.
now-hung =
    { $count ->
        [one] Er { -hang-verb-s } 1 { -die-one } van de zeven.
       *[other] Er { -hang-verb } { $count } { -die-other } van de zeven.
    }
now-points =
    { $points ->
        [one] Nu 1 { -point-one }.
       *[other] Nu { $points } { -point-other }.
    }
now-best =
    { $card ->
        [any] Nog één { -die-one } kan er { $points } van maken.
       *[colour] Nog één { -die-one } van deze { -colour-one } kan er { $points } van maken.
    }
now-most =
    { $card ->
        [any] Geen enkele { -die-one } maakt er meer van.
       *[colour] Geen enkele { -die-one } van deze { -colour-one } maakt er meer van.
    }
now-compared = Hier { $own }; beste van de anderen: { $others }.
now-met = Nu gehaald.
now-may-meet = { now-unmet } Nog één { -die-one } kan genoeg zijn.
now-unmet = Nu niet gehaald.

## What gives the win shares of a review

evaluator-net = geleerde { -result-other } boven op exacte { -turn-other }
evaluator-level = { evaluator-net }, voor het { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = De getallen van de d4
chance-of-d6 = De getallen van de d6
chance-of-d8 = De getallen van de d8
chance-of-d10 = De getallen van de d10
chance-of-d12 = De getallen van de d12
chance-of-colour = De { -colour-other } { -in-play-phrase }
mistake-taking = nemen in plaats van gooien
mistake-rolling = gooien in plaats van nemen
mistake-low-d8 = een te lage d8 nemen
mistake-dull = { -die-other } gooien die zelden { -twinkle-verb }
mistake-small = { -die-other } met te weinig { -sides-other } gooien
mistake-large = { -die-other } met te veel { -sides-other } gooien
mistake-colour = de verkeerde { -colour-one } kiezen
mistake-mission = een { -mission-one } missen
mistake-twinkle = een fonkeling missen
mistake-points = plaatsen voor te weinig { -point-other }
mistake-low = een te lage { -result-one } plaatsen
mistake-top = een { -die-one } met veel { -sides-other } bovenaan plaatsen
mistake-star = te vroeg onder een { -star-one } plaatsen
mistake-under = onder een { -die-one } plaatsen, niet onder een { -star-one }
mistake-place = een { -die-one } plaatsen
mistake-fitting = een d8 afleggen die nog past
mistake-discard = een { -die-one } afleggen
why-fits = Er past dan een { -die-one } bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = Gemiddeld levert de { -turn-one } dan { NUMBER($better, maximumFractionDigits: 1) } { -point-other } op, niet { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Dat levert meteen { $better } op, niet { $taken }.
why-room = In de volgende { -turn-one } past er dan een { -die-one } bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Dan blijft er 1 plaats onder { -star-other } vrij, niet { $taken }.
       *[other] Dan blijven er { $better } plaatsen onder { -star-other } vrij, niet { $taken }.
    }
why-high = Onder { -die-other } passen dan { -result-other } tot { $better }, niet tot { $taken }.
why-next = Met de { -die-other } die over zijn, levert de volgende { -turn-one } dan gemiddeld { NUMBER($better, maximumFractionDigits: 1) } { -point-other } op, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Aan de { -turn-one }: { $player }

## Puzzles

puzzle-how-exact-turn = met elke worp, { -die-one } en plek van de laatste { -turn-other }
puzzle-theme-which-dice = welke { -die-other } je gooit
puzzle-theme-centre = een { -die-one } uit het { -centre-one }
puzzle-theme-twinkle = een { -twinkle-adjective } paar
puzzle-theme-colour-card = de kaart van een { -colour-one }
puzzle-theme-mission = een { -mission-one }
puzzle-theme-last-die = de laatste { -die-one }
puzzle-theme-defence = voor de laatste { -turn-one } van de ander
puzzle-theme-fewer-points = minder { -point-other } zijn beter
puzzle-ask-which-dice = Welke { -die-other } gooi je, of pak je er één?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Waar { -hang-stem } je je laatste { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } De ander mag er nog één { -hang-verb }.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Vier van zes { -colour-other }, elk met vijf { -type-other }. De omtrek toont het { -type-one }, het teken de { -colour-one }.
example-centre = Twee spelers hebben vier { -colour-other }. De d8’s liggen met hun { -result-other } in het { -centre-one }; de andere { -die-other } zijn nog niet gegooid.
example-three = Drie { -die-other } zijn gekozen, uit het { -centre-one } of naast de kaarten, en gegooid; twee is te weinig.
example-take = De rode d8 toont 4 en past onder de rode 5. De gele d8 toont 5 en past nergens.
example-lower = Een 3 mag onder een 5 { -hang-verb }, maar niet onder een andere 3.
example-two-at-most = Onder de rode 9 mag nog één { -die-one } { -hang-verb }; onder de { -star-one } { -hang-verb } er al twee.
example-yellow = Eén, twee en drie gele { -die-other }.
example-blue = Twee blauwe { -die-other } onder één { -star-one } zijn een paar; elke andere blauwe levert 1 op. Blauw en rood vormen geen paar.
example-green = Een groene d4 met twee andere d4’s, en een groene d12 die de enige van zijn { -type-one } is.
example-black = Twee zwarte { -die-other } onder één { -star-one } met som 9, of één onder elke { -star-one }.
example-purple = Een paarse { -die-one } verbonden met drie { -die-other }. { -Star-other } tellen niet.
example-red = De rode { -die-one } neemt de { -line-one } met 8, 6 en 4: drie andere even { -result-other }.
example-twinkle = Een d6 { -twinkle-verb-s } onder een d4, en een d8 onder een d6; een d6 of d4 onder een d6 niet.
example-connectors = Drie { -connector-other } zitten tussen { -die-other } van één { -colour-one }: 9 en 7, 7 en 5, 4 en 3.
example-sums = 5 en 4 maken 9, en 3 en 2 maken 5.
example-out = De rode d4 { -hang-verb-s }. Een van de twee { -die-other } van die worp { -leave-the-game-verb-s } het spel, geen andere.
example-bill = Bills { -constellation-one }: de rode d12 onder de zwarte d10 { -twinkle-verb-s }.
example-elizabeth = Elizabeths { -constellation-one }: een blauw paar, en zwarte { -die-other } onder beide { -star-other }.
example-anna = Anna’s { -constellation-one }: drie gele { -die-other }, en drie { -die-other } die { -twinkle-verb }.
example-any-order = Eerst is een groene { -die-one } gekozen; een rode mag volgen.
summary-turn = Je { -turn-one }
summary-turn-1 = Kies drie vrije { -die-other }, gooi ze, en { -hang-stem } er precies één. De andere gaan { -go-home-phrase }; een d8 gaat naar het { -centre-one } met zijn nieuwe { -result-one }.
summary-turn-2 = Of pak een d8 uit het { -centre-one } met zijn { -result-one }, als die past.
summary-turn-3 = Past geen van de drie, dan is de { -turn-one } verloren.
summary-hang = { -Hang-verb }
summary-hang-1 = Onder een { -star-one }: elke { -result-one }. Onder een { -die-one }: een strikt lagere.
summary-hang-2 = Hoogstens twee { -die-other } onder elke { -star-one } en elke { -die-one }.
summary-hang-3 = Wat { -hang-verb-s }, blijft { -hang-verb }.
summary-cards = { -Point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Zwart, per { -star-one }: één { -die-one } 1; meer naar hun som: tot 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, vanaf 11: 3.
summary-cards-5 = Paars: 1 voor elke { -die-one } die ermee verbonden is.
summary-cards-6 = Rood: op één { -line-one } 1 voor elke andere oneven, of elke andere even, { -result-one }.
summary-cards-7 = Twinkle: 2 voor elke { -die-one } onder een { -die-one } met minder { -sides-other }.
summary-end = Einde van het spel
summary-end-1 = Iedereen heeft zeven { -die-other } of is { -blocked-adjective }. Verloren { -turn-other } worden na { -round-one } 7 ingehaald.
summary-end-2 = De meeste { -point-other } winnen; bij gelijke stand wie het laatst aan de { -turn-one } was.
summary-end-3 = Solo: 20 { -point-other } en elke { -mission-one }. Elke { -turn-one } { -leave-the-game-verb-s } nog een { -die-one } het spel.

## The tutorial

tutorial-goal = Het doel: { -hang-stem } zeven { -die-other } onder je twee { -star-other }, en scoor meer { -point-other } dan Zoe.
tutorial-pick = Elke { -turn-one } kies je drie { -die-other }, gooi je ze en { -hang-stem } je er één: kies eerst de blauwe d12.
tutorial-pick-other = Kies voor deze les de gemarkeerde { -die-one }.
tutorial-pick-2 = Nu de gele d10.
tutorial-pick-3 = En de groene d4.
tutorial-roll = Gooi nu de drie { -die-other }.
tutorial-hang = Je { -hang-verb-s } een van de drie; de andere gaan { -go-home-phrase }. Onder een { -star-one } mag elke { -result-one } { -hang-verb }, en een hoge is het best: { -hang-stem } de blauwe d12, een 9, onder je eerste { -star-one }.
tutorial-hang-low = Eronder mogen alleen lagere { -result-other } { -hang-verb }, dus dat laat weinig ruimte. De blauwe d12 toont meer.
tutorial-centre = Zoe pakte een d8 uit het { -centre-one }, met de { -result-one } die hij toont, zonder te gooien. Pak de blauwe, een 7.
tutorial-centre-other = Pak voor deze les de blauwe d8 uit het { -centre-one }.
tutorial-under = Onder een { -die-one } mag alleen een strikt lagere { -result-one } { -hang-verb }, en hoogstens twee { -die-other }. De 7 past onder de 9.
tutorial-under-other = Voor wat nu komt, { -hang-stem } je hem onder de blauwe d12.
tutorial-blue-roll = Elke { -colour-one } scoort volgens haar kaart. Twee blauwe { -die-other } naast elkaar onder één { -die-one } of { -star-one } leveren 4 { -point-other } op, elke andere blauwe 1. De blauwe d10 is bij je drie: gooi.
tutorial-blue = De blauwe d10 toont 6. { -Hang-stem } hem onder de 9, naast de blauwe d8.
tutorial-blue-other = Dat wordt geen blauw paar. { -Hang-stem } de blauwe d10 naast de blauwe d8.
tutorial-yellow = Geel telt je gele { -die-other }, waar ze ook { -hang-verb }: één levert 1 { -point-one } op, twee 3, drie 6. { -Hang-stem } de gele d6, een 5, onder de 7.
tutorial-yellow-other = Voor wat nu komt, moet de gele d6 onder de blauwe d8.
tutorial-twinkle = Een { -die-one } { -twinkle-verb-s } onder een { -die-one } met minder { -sides-other }: 2 { -point-other }, in elke { -colour-one }. { -Hang-stem } de gele d10 onder de gele d6.
tutorial-twinkle-other = { -Hang-stem } de gele d10 onder de gele d6, waar hij { -twinkle-verb-s }.
tutorial-green = Een groene { -die-one } levert 1 { -point-one } op, en 1 extra voor elke andere { -die-one } van zijn { -type-one } die je hebt. Je hebt twee d10’s: { -hang-stem } de groene d10 zo dat hij onder de gele d6 { -twinkle-verb-s }.
tutorial-green-other = Onder de gele d6 levert de groene d10 meer op, want daar { -twinkle-verb-s } hij.
tutorial-mission = { -Mission-other } zijn voor alle spelers; deze levert 3 { -point-other } op voor iedereen met { -die-other } van alle vijf { -type-other }. Je mist alleen een d4: kies de rode.
tutorial-red = Een rode { -die-one } telt de andere oneven { -die-other } op een { -line-one } door die steen, of de even. De { -line-one } 9, 7, 5, 3 is helemaal oneven: { -hang-stem } de rode d4 aan het eind, voor 4 { -point-other } en de { -mission-one }.
tutorial-red-other = De rode d4 levert meer op aan het eind van de langste { -line-one }, onder de gele d10.
tutorial-won = Iedereen heeft zeven { -die-other }, en je hebt gewonnen, 22 tegen 16! Onthoud: past geen van de drie { -die-other }, dan gaan ze alle { -go-home-phrase } en is de { -turn-one } verloren.
tutorial-colours = Tegen het einde van een ander spel. Met twee spelers zijn vier van de zes { -colour-other } { -in-play-phrase }, nu ook zwart en paars.
tutorial-purple = Een paarse { -die-one } levert 1 { -point-one } op voor elke { -die-one } die ermee verbonden is, erboven of eronder. { -Hang-stem } de paarse d10 onder de gele d12.
tutorial-purple-other = De les gaat verder met de paarse d10 onder de gele d12.
tutorial-purple-two = Twee verbonden paarse { -die-other } tellen elkaar. Een 6 onder een 8 dient ook een { -mission-one }: 1 { -point-one } voor elke { -die-one } die precies 2 minder toont dan die erboven.
tutorial-purple-two-other = Daar zijn de paarse { -die-other } niet verbonden. { -Hang-stem } de paarse d6 onder de paarse d10.
tutorial-black = Zwarte { -die-other } scoren naar hun som onder elke { -star-one }; 9 is het best: 5 { -point-other }. Je eerste { -star-one } heeft een zwarte 6: { -hang-stem } de zwarte 3 onder de rode d12, wat ook de { -mission-one } dient.
tutorial-black-other = Onder de eerste { -star-one } maakt de zwarte d4 een som van 9, en onder de rode d12 dient hij ook de { -mission-one }.
tutorial-end = Je hebt weer gewonnen, en je kent nu alle zes { -colour-other }. { -Mission-other } verschillen per spel: lees ze eerst, en veel plezier!
