### The words of Twinkle in Dutch. Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Zeven dobbelstenen onder twee sterren: waar je ze plaatst, bepaalt je punten.
game-by = van Theo Karvounis, V-Games
game-about = Gooi 3 dobbelstenen naar keuze en plaats er 1 in je sterrenbeeld. Onder een ster mag elke waarde, onder een dobbelsteen alleen een lagere. Elke kleur scoort op een eigen manier. Heeft iedereen 7 dobbelstenen, dan wint de speler met de meeste punten. Voor 1 tot 4 spelers; solo heb je 20 punten en elke missie nodig.

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
star-a = ster A
star-b = ster B
place-die = de { $die } ({ $result })

## Scoring cards and missions

card-red = Rood
card-yellow = Geel
card-blue = Blauw
card-green = Groen
card-black = Zwart
card-purple = Paars
card-twinkle = Twinkle
card-red-does = Kies voor elke rode dobbelsteen één lijn waarop die ligt, en even of oneven waarden: wat het meest oplevert. Scoor 1 punt voor elke andere dobbelsteen op die lijn met zo’n waarde; rode tellen ook mee.
card-yellow-does = Je gele dobbelstenen, waar ze ook liggen: één scoort 1 punt, twee samen 3, drie of meer samen 6.
card-blue-does = Twee blauwe dobbelstenen naast elkaar onder één dobbelsteen of ster zijn een paar: 4 punten. Elke blauwe die geen deel is van een paar, scoort 1.
card-green-does = Elke groene dobbelsteen scoort 1 punt, plus 1 voor elke andere dobbelsteen van hetzelfde type in je hele sterrenbeeld.
card-black-does = Tel elke ster apart. Eén zwarte dobbelsteen eronder scoort 1 punt; twee of meer scoren naar hun som: 6 of minder: 2 punten; 7: 3; 8: 4; 9: 5; 10: 4; 11 of meer: 3.
card-purple-does = Elke paarse dobbelsteen scoort 1 punt voor elke dobbelsteen die ermee verbonden is, erboven of eronder. Sterren tellen niet mee.
card-twinkle-does = Een dobbelsteen direct onder een dobbelsteen met minder vlakken fonkelt: 2 punten. Voorbeeld: een d10 onder een d6. Een dobbelsteen direct onder een ster fonkelt nooit.

card-mission = Missie { $number }: { $mission }
mission-1 = Langste lijn
mission-2 = Gelijke waarden
mission-3 = Laagste som
mission-4 = Weinig types
mission-5 = Hoogste drie
mission-6 = Weinig kleuren
mission-7 = Even of oneven
mission-8 = Alle vijf types
mission-9 = Hoogstens zes
mission-10 = Elke kleur
mission-11 = Kleuren verbonden
mission-12 = Twee lager
mission-13 = Dubbel type
mission-14 = d4 naar negen of tien
mission-15 = Dertien of veertien
mission-16 = Enen
mission-17 = d6 met 3, d10 met 4
mission-18 = Van ster tot ster
mission-19 = Dubbele waarde
mission-20 = Som van twee
mission-1-does = Scoor 3 punten voor de meeste dobbelstenen in één lijn. Bij gelijke stand scoort elk van die spelers 3.
mission-2-does = Scoor 3 punten voor de meeste dobbelstenen met dezelfde waarde. Bij gelijke stand scoort elk van die spelers 3.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Tel je 3 hoogste waarden op: scoor 3 punten voor de hoogste som. Bij gelijke stand scoort elk van die spelers 3.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Alleen spelers met 7 dobbelstenen doen mee.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Elke speler die dit haalt, scoort 3 punten.
mission-11-does = Scoor 1 punt voor elke verbinder tussen twee dobbelstenen van dezelfde kleur.
mission-12-does = Scoor 1 punt voor elke dobbelsteen die precies 2 minder toont dan de dobbelsteen erboven.
mission-13-does = Scoor 2 punten voor elk paar dobbelstenen van hetzelfde type naast elkaar onder één dobbelsteen of ster.
mission-14-does = Scoor 2 punten voor elke verbinder tussen een d4 en een andere dobbelsteen met waarden die samen 9 of 10 zijn.
mission-15-does = Scoor 2 punten voor elke kleur waarvan de dobbelstenen samen 13 of 14 tonen.
mission-16-does = Je dobbelstenen die 1 tonen: één scoort 1 punt, twee samen 3, drie of meer samen 5.
mission-17-does = Scoor 2 punten voor elk paar: een willekeurige d6 met een andere dobbelsteen die 3 toont, of een willekeurige d10 met een andere dobbelsteen die 4 toont. Gebruik elke dobbelsteen in maar één paar.
mission-18-does = Maak paren van een dobbelsteen onder de ene ster en een onder de andere, elke dobbelsteen één keer. Een paar met dezelfde kleur of dezelfde waarde scoort 1 punt, met allebei 2.
mission-19-does = Scoor 2 punten voor elk paar dobbelstenen met gelijke waarden naast elkaar onder één dobbelsteen of ster.
mission-20-does = Scoor 3 punten voor elke dobbelsteen met als waarde de som van de twee dobbelstenen eronder.
mission-1-solo = Minstens 5 dobbelstenen in één lijn.
mission-2-solo = Minstens 3 dobbelstenen met dezelfde waarde.
mission-3-solo = Zeven dobbelstenen met waarden die samen minder dan 30 zijn.
mission-4-solo = Dobbelstenen van hoogstens 3 types.
mission-5-solo = Drie dobbelstenen die samen 16 of meer tonen.
mission-6-solo = Dobbelstenen van hoogstens 3 kleuren.
mission-7-solo = Onder elke ster zijn alle waarden oneven of alle even; de twee sterren mogen verschillen, en één mag leeg zijn.
mission-8-solo = Dobbelstenen van alle 5 types.
mission-9-solo = Alleen waarden van 6 of lager.
mission-10-solo = Een dobbelsteen van elke kleur in het spel.
mission-11-solo = Twee dobbelstenen van dezelfde kleur met een verbinder ertussen.
mission-12-solo = Een dobbelsteen die precies 2 minder toont dan de dobbelsteen erboven.
mission-13-solo = Twee dobbelstenen van hetzelfde type naast elkaar onder één dobbelsteen of ster.
mission-14-solo = Een d4 verbonden met een andere dobbelsteen, samen 9 of 10.
mission-15-solo = Een kleur waarvan de dobbelstenen samen 13 of 14 tonen.
mission-16-solo = Een dobbelsteen die 1 toont.
mission-17-solo = Een willekeurige d6 en een andere dobbelsteen die 3 toont, of een willekeurige d10 en een andere dobbelsteen die 4 toont.
mission-18-solo = Twee dobbelstenen, één onder elke ster, met dezelfde kleur of dezelfde waarde.
mission-19-solo = Twee dobbelstenen met gelijke waarde naast elkaar onder één dobbelsteen of ster.
mission-20-solo = Een dobbelsteen met als waarde de som van de twee dobbelstenen eronder.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Doel { $goal }: { $points } punt
       *[other] Doel { $goal }: { $points } punten
    }

goal-points-does = Scoor minstens { $goal } punten met de kleurkaarten en de Twinkle-kaart. Nu scoren ze { $points }.
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
            [minus] −{ $points } voor missie { $number }
           *[plus] { $points } voor missie { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] missie { $number } is gehaald
       *[unmet] missie { $number } is niet meer gehaald
    }
gain-none = Geen punten.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 punt: { $parts }.
           *[other] −{ $points } punten: { $parts }.
        }
        [plus] { $points ->
            [one] +1 punt: { $parts }.
           *[other] +{ $points } punten: { $parts }.
        }
       *[even] ±0 punten: { $parts }.
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
        [you] Je plaatst de { $die } ({ $result }) onder { $place }.
       *[other] { $seat } plaatst de { $die } ({ $result }) onder { $place }.
    }
seat-loses =
    { $seat ->
        [you] Je verliest de beurt
       *[other] { $seat } verliest de beurt
    }
fits-nowhere =
    { $count ->
        [one] De { $die } toont { $result } en past nergens.
       *[other] De { $die } toont { $result }, en geen van de dobbelstenen past.
    }
points-count =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Set-up: log and hover

did-colour = In het spel: { $colour }.
did-mission = { text-mission }
did-centre = In het midden toont de { $die } een { $result }.
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
        [you] Je pakt de { $die } ({ $result }) uit het midden.
       *[other] { $seat } pakt de { $die } ({ $result }) uit het midden.
    }
did-fall =
    { $fits ->
        [yes] De { $die } toont { $result }.
       *[no] De { $die } toont { $result } en past nergens.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } en moet een gegooide dobbelsteen afleggen.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Anderen: { $others }.
did-out =
    { $seat ->
        [you] Je legt de { $die } af.
       *[other] { $seat } legt de { $die } af.
    }
did-over =
    { $end ->
        [level] { $told } Level gewonnen!
        [failed] { $told } Level niet gewonnen.
       *[over] { $told } Het spel eindigt.
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
would-roll = Gooi: { $dice }. Past er een, dan moet je er een plaatsen.
would-take = Pak de { $die } ({ $result }) uit het midden en plaats hem zonder te gooien.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Plaats de { $die } ({ $result }) onder { $place }. { $gain }
would-hang-others = { would-hang } Anderen: { $others }.
would-out = Leg de { $die } voorgoed af.
would-over =
    { $end ->
        [won] { $told } Je wint het spel!
        [lost] { $told } Het spel eindigt, en je wint niet.
        [level] { $told } Je wint het level!
       *[failed] { $told } Je wint het level niet.
    }
would-resign = Geef op: de andere spelers delen de overwinning.

## Status

status-setup = Voorbereiding
turn = Beurt { $count }
round = Ronde { $count } van { $most }
round-late = Ronde { $count }: verloren beurten
dice-count =
    { $count ->
        [one] 1 dobbelsteen
       *[other] { $count } dobbelstenen
    }
status-choose =
    { $seat ->
        [you] Jouw beurt: kies { dice-count }, of pak een d8.
       *[other] { $seat } kiest dobbelstenen.
    }
status-pick =
    { $seat ->
        [you] Jouw beurt: kies { dice-count } om te gooien.
       *[other] { $seat } kiest dobbelstenen.
    }
status-pick-more =
    { $seat ->
        [you] Jouw beurt: kies er nog { $count } om te gooien.
       *[other] { $seat } kiest dobbelstenen.
    }
status-roll =
    { $seat ->
        [you] Jouw beurt: gooi { dice-count }.
       *[other] { $seat } gooit dobbelstenen.
    }
status-hang =
    { $seat ->
        [you] Jouw beurt: plaats een van je dobbelstenen.
       *[other] { $seat } plaatst een dobbelsteen.
    }
status-take =
    { $seat ->
        [you] Jouw beurt: plaats de { $die }.
       *[other] { $seat } plaatst de { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Jouw beurt: leg een gegooide dobbelsteen af.
       *[other] { $seat } legt een dobbelsteen af.
    }
status-out-centre =
    { $seat ->
        [you] Jouw beurt: leg een andere d8 uit het midden af.
       *[other] { $seat } legt een d8 af.
    }
status-out-any =
    { $seat ->
        [you] Jouw beurt: geen d8 meer. Leg een andere dobbelsteen af.
       *[other] { $seat } legt een dobbelsteen af.
    }
status-over-won =
    { $seat ->
        [you] Je hebt gewonnen met { points-count }!
       *[other] { $seat } heeft gewonnen met { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Gelijk met { points-count }: { $seats }. Jij speelde het laatst en hebt gewonnen!
       *[other] Gelijk met { points-count }: { $seats }. { $seat } speelde het laatst en heeft gewonnen.
    }
status-over-level =
    { $points ->
        [one] Level gewonnen: { $points } punt ({ $goal } nodig)!
       *[other] Level gewonnen: { $points } punten ({ $goal } nodig)!
    }
status-over-short =
    { $points ->
        [one] Level niet gewonnen: { $points } punt ({ $goal } nodig).
       *[other] Level niet gewonnen: { $points } punten ({ $goal } nodig).
    }
status-over-unmet = { status-over-short } Niet gehaald: { $missions }.
status-type-colour = Welke kleuren zijn in het spel? Nog te kiezen: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Welke bronzen missie is in het spel?
       *[silver] Welke zilveren missie is in het spel?
    }
status-type-centre = Wat toont de { $die } in het midden?
status-type-first = Wie begint?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $count } dobbelstenen
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Een dobbelsteen toont een getal van 1 tot zijn aantal vlakken. Kies een van deze.
refused-TW-2-1 = Die kleur kan niet in het spel komen. Kies een van de aangeboden kleuren.
refused-TW-2-2 = Een d8 toont een getal van 1 tot 8. Kies een van deze.
refused-TW-2-4 = Die missie kan niet in het spel komen: die heeft het verkeerde metaal of ligt er al. Kies een van de aangeboden missies.
refused-TW-2-5 = Die plaats is er niet aan deze tafel. Kies een andere.
refused-TW-3-1 = Je kunt alleen dobbelstenen kiezen die in het midden of naast de kaarten liggen. Kies daaruit.
refused-TW-3-1-early = Je hebt niet genoeg dobbelstenen gekozen om te gooien. Kies er eerst meer.
refused-TW-3-1-full = Je hebt al 3 dobbelstenen gekozen. Gooi ze, of neem een keuze terug.
refused-TW-3-3 = Je kunt alleen een d8 uit het midden pakken. Kies er een, of kies dobbelstenen om te gooien.
refused-TW-3-3-late = Je hebt dobbelstenen gekozen om te gooien. Neem die keuze terug voordat je een d8 pakt.
refused-TW-3-4 = Daar kun je hem niet plaatsen: hij moet minder tonen dan de dobbelsteen erboven. Kies een dobbelsteen die meer toont, of een ster.
refused-TW-3-4-take = Die d8 past nergens: je sterren zijn vol, en geen dobbelsteen met ruimte eronder toont meer. Pak een andere, of gooi.
refused-TW-3-4-lacks = Je kunt dobbelstenen alleen onder je eigen sterren en dobbelstenen plaatsen. Kies daaruit.
refused-TW-3-5 = Je kunt daar geen derde dobbelsteen plaatsen. Kies een andere plek.
refused-TW-3-7 = Plaats eerst een van de dobbelstenen in je hand: kies de dobbelsteen en de plek.
refused-TW-3-10 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.
refused-TW-6-5-rolled = Kies eerst welke gegooide dobbelsteen je aflegt.
refused-TW-6-5-taken = Leg eerst nog een dobbelsteen af: een d8 uit het midden, of als die er niet is een andere beschikbare. Kies welke.
refused-TW-6-6 = Geen van de gegooide dobbelstenen past. Kies welke je aflegt.

## Options

option-level = Missies
option-level-help = Extra punten voor alle spelers; solo moet je ze allemaal halen.
option-level-0 = Basis: geen
option-level-1 = Brons: 1 bronzen
option-level-2 = Zilver: 2 zilveren
option-level-3 = Diamant: 1 bronzen, 2 zilveren
option-level-4 = hieronder gekozen
option-mission_1 = Eerste missie
option-mission_1-help = Alleen bij missies “hieronder gekozen”; 1 tot 10 zijn brons, 11 tot 20 zilver.
option-mission_1-0 = geen
option-mission_1-seat = { mission-choice }
option-mission_2 = Tweede missie
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = geen
option-mission_2-seat = { mission-choice }
option-mission_3 = Derde missie
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
option-red = Rood in het spel
option-red-help = Altijd in het spel; de andere kleuren zijn willekeurig.
option-yellow = Geel in het spel
option-yellow-help = { option-red-help }
option-blue = Blauw in het spel
option-blue-help = { option-red-help }
option-green = Groen in het spel
option-green-help = { option-red-help }
option-black = Zwart in het spel
option-black-help = { option-red-help }
option-purple = Paars in het spel
option-purple-help = { option-red-help }
option-first = Wie begint
option-first-help = Een willekeurige speler, of de plaats die je kiest.
option-first-0 = willekeurig
option-first-seat = plaats { $count }
option-keep = Mislukte worp: geen dobbelsteen afleggen
option-keep-help = Alleen solo: past geen gegooide dobbelsteen, dan verlies je de beurt, maar leg je geen dobbelsteen af.

bad-colours = Met zoveel spelers kunnen maar { $count } kleuren in het spel zijn, maar je hebt er meer gekozen: { $colours }.
bad-mission-level = Je hebt missie { $number } gekozen, maar “Missies” staat niet op “hieronder gekozen”. Stel dat zo in.
bad-mission-twice = Je hebt missie { $number } twee keer gekozen. Kies een andere.
bad-missions = Niemand kan missies { $missions } samen halen. Laat er één weg.

## The board in text

picture-label = De sterrenbeelden, de dobbelstenen in het midden en naast de kaarten; ook als tekst.
text-board = De dobbelstenen onder elke ster, daarna de beschikbare
text-star-a = { $seat }, ster A:
text-star-b = { $seat }, ster B:
text-hung = { $die }: { $result }, onder { $place }
text-hand =
    { $seat ->
        [you] In je hand:
       *[other] In de hand van { $seat }:
    }
text-centre = In het midden:
text-pool = Naast de kaarten, { $colour }:
text-out = Afgelegd:
text-none = niets
text-row =
    { $points ->
        [one] { $seat }: 1 punt, { $count } van 7 dobbelstenen.
       *[other] { $seat }: { $points } punten, { $count } van 7 dobbelstenen.
    }
text-parts = Per kaart: { $parts }.
text-blocked = Geblokkeerd: er kan geen dobbelsteen meer worden geplaatst.
text-turn =
    { $seat ->
        [you] Jouw beurt.
       *[other] Deze speler is aan de beurt.
    }
text-cards = Kaarten in het spel: { $cards }.
text-mission = Missie { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle bouw je een sterrenbeeld van 7 dobbelstenen. Elke beurt gooi je 3 dobbelstenen naar keuze en plaats je er één van, of je pakt een d8 uit het midden met zijn waarde. Onder een ster mag elke waarde, onder een dobbelsteen alleen een lagere; direct onder een ster of dobbelsteen passen hoogstens twee dobbelstenen. Elke kleur scoort volgens een eigen kaart; de Twinkle-kaart beloont dobbelstenen onder dobbelstenen met minder vlakken. Daar kunnen missies bij komen. De speler met de meeste punten wint; solo heb je 20 punten en elke missie nodig.
rules-page = Klik op 3 dobbelstenen om ze te kiezen en gooi; tot je gooit, kun je een keuze terugnemen. Of pak een d8 uit het midden. Wijs een dobbelsteen op een open plek aan om te lezen hoeveel punten hij daar zou scoren, en klik om hem te plaatsen. Met het toetsenbord gaat dit ook. “Help me kiezen” toont ook de kansen van de gekozen dobbelstenen. Wil je met echte dobbelstenen spelen, kies dan een echt bord als je de tafel klaarzet, of gebruik het scoreblok. De namen van de missies zijn van ons.

rules-TW-1 = Spelmateriaal
rule-TW-1-1 = Er zijn 30 dobbelstenen, allemaal verschillend: 6 kleuren (rood, geel, blauw, groen, zwart, paars), elk met een d4, d6, d8, d10 en d12. Een dobbelsteen heet naar zijn kleur en type.
rule-TW-1-2 = Een d4 toont 1 tot 4, een d6 1 tot 6, een d8 1 tot 8, een d10 1 tot 10 (het vlak met 0 is 10) en een d12 1 tot 12. Elk vlak heeft dezelfde kans.
rule-TW-1-3 = Het bord heeft 2 Startsterren voor elk van 4 spelers, en een scorespoor met 4 scorefiches. Er zijn 6 scorekaarten (één per kleur), de Twinkle-kaart en 20 kaarten met missies (1 tot 10 brons, 11 tot 20 zilver). Verder zijn er 4 campagnekaarten voor solospellen en 7 verbinders per speler.

rules-TW-2 = Voorbereiding
rule-TW-2-1 = Kies willekeurig de kleuren in het spel: 4 van de 6 met 2 spelers, 5 met 3, alle 6 met 4. Dobbelstenen van andere kleuren doen niet mee.
rule-TW-2-2 = Gooi de d8’s die in het spel zijn één keer en leg ze met hun waarde in het midden. Leg alle andere dobbelstenen ongegooid naast de kaart van hun kleur.
rule-TW-2-3 = De Twinkle-kaart is altijd in het spel.
rule-TW-2-4 = Trek willekeurig missies. Basis: geen. Brons: 1 bronzen. Zilver: 2 zilveren. Diamant: 1 bronzen en 2 zilveren. Missies liggen open en gelden voor alle spelers.
rule-TW-2-5 = De speler die het laatst een vallende ster heeft gezien, begint, of kies willekeurig. Er wordt met de klok mee gespeeld.

rules-TW-3 = Je beurt
rule-TW-3-1 = Gooi er 3: kies 3 beschikbare dobbelstenen naar wens, naast de kaarten, in het midden of allebei. Gooi ze en plaats er precies 1.
rule-TW-3-2 = Leg de andere 2 dobbelstenen terug: elk naast zijn kaart, of een d8 met zijn nieuwe waarde in het midden.
rule-TW-3-3 = Of pak een d8: kies een d8 in het midden die ergens past. Plaats hem met de waarde die hij toont, zonder te gooien.
rule-TW-3-4 = Onder een ster mag je elke waarde plaatsen. Onder een dobbelsteen moet de waarde lager zijn dan die van de dobbelsteen erboven; gelijk is niet genoeg. Je mag onder elk van je dobbelstenen plaatsen, niet alleen onder de nieuwste.{$edition}
rule-TW-3-5 = Je mag hoogstens 2 dobbelstenen direct onder elke ster en elke dobbelsteen plaatsen.
rule-TW-3-6 = Geplaatste dobbelstenen bewegen of veranderen nooit meer.{$ruling} Eén ster mag leeg blijven.
rule-TW-3-7 = Past een van de gegooide dobbelstenen, dan moet je er een plaatsen; jij kiest welke en waar. Past er geen, leg ze dan allemaal terug (d8’s met hun nieuwe waarde): je verliest de beurt. Na een mislukte worp mag je niet alsnog een d8 pakken.{$ruling}
rule-TW-3-8 = Na ronde 7 halen spelers hun verloren beurten in. Begin bij de startspeler en ga met de klok mee, telkens 1 beurt; sla spelers over die klaar of geblokkeerd zijn. Herhaal dat zo vaak als nodig.
rule-TW-3-9 = Je bent geblokkeerd als je nooit meer een dobbelsteen kunt plaatsen. Dan zijn beide sterren vol, en liggen onder elke dobbelsteen die 2 of meer toont twee dobbelstenen. Je wordt tot het eind overgeslagen en eindigt met minder dan 7 dobbelstenen.
rule-TW-3-10 = Het spel eindigt als elke speler 7 dobbelstenen heeft of geblokkeerd is.
rule-TW-3-11 = Met 2 tot 4 spelers zijn er altijd 3 dobbelstenen beschikbaar. Er blijven er minstens 7 over met 2 spelers, 5 met 3 en 3 met 4.

rules-TW-4 = Scorekaarten
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Tel elke zwarte dobbelsteen onder de ster mee, hoe ver eronder ook.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Voor elke rode dobbelsteen telt de beste keuze.{$ruling} Zijn eigen waarde telt niet mee. Een lijn loopt van een ster omlaag tot een dobbelsteen waar niets onder ligt.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = De speler met de meeste punten wint. Staan spelers gelijk, dan wint van hen de speler die het laatst aan de beurt was; beurten die na ronde 7 zijn ingehaald, tellen mee.{$ruling}

rules-TW-5 = Missies
rule-TW-5-1 = { mission-1-does } Missies 1 tot 10 zijn brons. Bij missies 1 tot 6 worden de spelers vergeleken.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = Scoor 3 punten voor de laagste som van alle waarden. Bij gelijke stand scoort elk van die spelers 3.
rule-TW-5-4 = Scoor 3 punten voor de minste verschillende types dobbelstenen. Bij gelijke stand scoort elk van die spelers 3.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = Scoor 3 punten voor de minste verschillende kleuren. Bij gelijke stand scoort elk van die spelers 3.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missies 11 tot 20 zijn zilver: elke missie scoort zo vaak als ze voorkomt.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Het hele sterrenbeeld telt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Een dobbelsteen vormt geen paar met zichzelf.{$ruling} De beste indeling telt; twee d6’s die allebei 3 tonen, mogen een paar zijn.
rule-TW-5-18 = { mission-18-does } De beste indeling telt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Solocampagne
rule-TW-6-1 = De campagne heeft 40 levels, op volgorde. Een level bepaalt de missies en 4 kleuren: 20 dobbelstenen, met 4 d8’s in het midden. Win je een level niet, begin het dan opnieuw.
rule-TW-6-2 = Om een level te winnen moet je minstens 20 punten scoren met de kleurkaarten en de Twinkle-kaart samen, en elke missie halen. Missies leveren hier geen punten op.
rule-TW-6-3 = Bronzen missies vragen dit. 1: een lijn van 5 of meer dobbelstenen. 2: drie gelijke waarden, of meer.{$ruling} 3: een som onder 30, met alle 7 dobbelstenen.{$ruling} 4: hoogstens 3 types.{$ruling} 5: drie dobbelstenen die samen 16 of meer tonen. 6: hoogstens 3 kleuren.{$ruling} 7 tot 9: zoals hierboven. 10: alle 4 kleuren van het level.
rule-TW-6-4 = Je haalt een zilveren missie als ze minstens één keer zou scoren.
rule-TW-6-5 = Leg elke beurt 1 dobbelsteen voorgoed af. Leg na een worp 1 van de 2 dobbelstenen af die je niet hebt geplaatst, en leg de andere terug. Heb je een d8 gepakt, leg dan een andere d8 uit het midden af, of als die er niet is een beschikbare dobbelsteen naar keuze.
rule-TW-6-6 = Kies na een mislukte worp 1 van de gegooide dobbelstenen om af te leggen en leg de rest terug.{$ruling} Optie: leg na een mislukte worp niets af.
rule-TW-6-7 = Zijn er minder dan 3 dobbelstenen beschikbaar, gooi die dan.{$ruling} Is er geen dobbelsteen meer om af te leggen, leg er dan geen af.{$ruling} Zijn de dobbelstenen op voordat je er 7 hebt geplaatst, dan eindigt het spel en telt de stand van dat moment.{$ruling}
rule-TW-6-8 = Kun je nooit meer een dobbelsteen plaatsen, dan eindigt het spel meteen en telt de stand van dat moment.{$ruling}
rule-TW-6-9 = Je mag zelf levels maken, met scorekaarten naar keuze en elk aantal missies. Hier mag je 4 kleuren naar keuze en tot 3 missies kiezen.
rule-TW-6-10 = We kennen de 40 gedrukte levels niet. De onze zijn 4 kaarten van 10.{$reconstruction} Elk level is al eens gewonnen. Ze staan op volgorde van hoe vaak de bot “Moeilijk” ze wint. Elke missie en elke combinatie van kleuren komt voor. Je kunt ook zelf kleuren en missies kiezen. Missies 4 en 8 gaan niet samen, evenmin als 6 en 10, en 1, 7 en 9.

rules-TW-7 = Voorbeeld van de puntentelling
rule-TW-7-1 = Bill heeft 16 punten: geel 3, groen 2, zwart 1, rood 8 (3, 3 en 2), Twinkle 2. Onder ster A: zwarte d10 (10); daaronder rode d12 (9); daaronder gele d8 (6) en groene d10 (7). Rode d8 (5) onder gele d8, gele d4 (2) onder rode d8, rode d4 (3) onder groene d10.
rule-TW-7-2 = Elizabeth heeft 18 punten: blauw 4, groen 5, zwart 5 (4 en 1), Twinkle 4. Onder ster A: zwarte d8 (7), daaronder zwarte d12 (3); groene d8 (6), daaronder groene d6 (4). Onder ster B: zwarte d6 (5), daaronder blauwe d8 (3) en blauwe d4 (2).
rule-TW-7-3 = Anna heeft 19 punten: geel 6, blauw 2, paars 3, rood 2, Twinkle 6. Onder ster A: blauwe d6 (5), daaronder blauwe d10 (4), daaronder gele d12 (2). Onder ster B: rode d10 (9), daaronder paarse d12 (8), daaronder gele d10 (6) en gele d6 (3).

rules-ours = Overige uitspraken
rule-ours-1 = Je dingt alleen mee naar missies 3, 4 en 6 als je 7 dobbelstenen hebt.{$ruling}
rule-ours-2 = Geef je op, dan krijg je niets en delen de andere spelers de overwinning.{$ruling}
rule-ours-3 = Kies dobbelstenen in elke volgorde; tot je gooit, kun je een keuze terugnemen.{$ruling}
rule-ours-4 = De punten die je tijdens het spel ziet, zijn die van de sterrenbeelden tot dan toe; missies die spelers vergelijken, kunnen nog veranderen.{$ruling}

## What a typed text should have been

unread-colour = “{ $text }” is geen kleur. Kies een van deze: { $colours }.
unread-mission = “{ $text }” is geen missie. Typ “mission” en een getal van 1 tot { $count }.
unread-first = “{ $text }” is geen plaats. Typ “first” en het nummer van een plaats, zoals “first 2”.
unread-result = “{ $text }” is geen waarde van { $die }. Typ een getal van 1 tot { $count }, zoals “{ $die }=1”.
tree-part = “{ $text }” is geen geplaatste dobbelsteen. Schrijf hem als “red d12=9@black d10” of “R12=9@N10”, of als “R12=9@A” onder ster A.
tree-result = “{ $text }”: zo’n vlak heeft de dobbelsteen niet ({ $tag }).
tree-long = Een sterrenbeeld heeft hoogstens 7 dobbelstenen ({ $tag }), maar dit heeft er meer: “{ $text }”.
tree-twice = De dobbelsteen { $text } komt twee keer voor, maar er is er maar één ({ $tag }).
tree-colour = De dobbelsteen { $text } heeft een kleur die niet in het spel is ({ $tag }).
tree-taken = De dobbelsteen { $text } is ergens anders geplaatst of afgelegd ({ $tag }).
tree-parent = “{ $text }”: de dobbelsteen erboven ligt niet in dit sterrenbeeld ({ $tag }).
tree-lower = “{ $text }”: de waarde moet lager zijn dan die van de dobbelsteen erboven ({ $tag }).
tree-three = Er liggen meer dan twee dobbelstenen direct onder { $text } ({ $tag }).

## Bots

bot-greedy-help = speelt voor de meeste punten in deze beurt
bot-beginner-help = pakt de eerste dobbelsteen die goed scoort, ziet betere over het hoofd en hoopt op gelukkige worpen
bot-novice-help = als Moeilijk, maar een keuze kan tot 6% winkans kosten
bot-club-help = als Moeilijk, maar een keuze kan tot 2% winkans kosten
bot-strong-help = weegt mee wat er na deze beurt overblijft, zoals geleerd
bot-master-help = weegt elke worp van deze beurt (laat in het spel ook van de volgende) en de dobbelstenen die anderen pakken

## Help with a decision

advice-fits = Past
advice-cards = Per kaart
advice-gain = Punten
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Gooi { $dice }
advice-take = Pak de { $die } met de { $result }
advice-pick = Kies de { $die }
advice-odds = Past: de kans dat je een van de dobbelstenen kunt plaatsen.
advice-hang = Plaats de { $die } ({ $result }) onder de { $parent }
advice-hang-star = Plaats de { $die } ({ $result }) onder ster { $star }
advice-places = Punten: wat de dobbelsteen daar nu scoort, per kaart. Latere beurten tellen niet mee.
advice-note = { advice-odds } Punten: wat deze beurt gemiddeld scoort, met de beste dobbelsteen op de beste plek. Latere beurten tellen niet mee.

## Scoring from a file, and the score pad

score-figure = { $mission } (getal om te vergelijken, geen punten)
score-compared = { $mission } ({ $figure }, vergeleken)
score-colours = “{ $text }” is geen stel kleuren. Gebruik enkele van de letters { $letters }, elk hoogstens één keer.
pad-cards = Kaarten
pad-missions = Missies, zoals ze nu staan (bij 1 tot 6: wat wordt vergeleken)
pad-in-play = { $card }: in het spel
pad-not-in-play = { $card }: niet in het spel
pad-die = Tik op de plek van de volgende dobbelsteen, of op een geplaatste dobbelsteen.
pad-result = Wat toont de { $die }?
pad-shows = { $die }: { $result }
pad-place = Waar ligt de { $die } ({ $result })?
pad-nowhere = De { $die } ({ $result }) past nergens.
pad-under-star = Onder ster { $star }
pad-under-die = Onder de { $die } ({ $result })
pad-remove = Haal de { $die } weg
pad-compared = { $mission }: wat wordt vergeleken
pad-compared-means = Bepaalt wie de punten hierboven krijgt.
pad-choose-missions = Missies in het spel
pad-bad-missions = “{ $text }” is geen stel missies. Kies hoogstens 1 bronzen (1 tot 10) en 2 zilveren (11 tot 20), zoals “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Haal eerst de dobbelstenen eronder weg.
pad-tied = Van de spelers die gelijk staan, wint degene die het laatst aan de beurt was (TW-4.8). Het scoreblok weet niet wie dat is.
pad-whole = Alle 7 dobbelstenen zijn geplaatst.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Volgende dobbelsteen
deed-place = Plaats onder { $place }
deed-pick = Kies deze
deed-take = Pak de { $die }
deed-discard = Leg de { $die } af
touch-place = Tik op een lichtje.
touch-pick = Tik op een dobbelsteen.
touch-discard = Tik op een dobbelsteen.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startster
sign-star-does = Elk sterrenbeeld begint bij twee sterren, A en B. Direct onder elke ster en elke dobbelsteen passen hoogstens 2 dobbelstenen.
sign-connector = Fonkelende verbinder
sign-connector-does = De onderste dobbelsteen heeft meer vlakken dan de bovenste: hij scoort 2 punten met de Twinkle-kaart.
sign-centre = Midden
sign-centre-does = Hier liggen de d8’s met de waarde van hun laatste worp.
sign-take = Pakken zoals hij ligt
sign-take-does = Plaats deze d8 met de waarde die hij toont, zonder te gooien.
sign-cup = Dobbelbeker
sign-cup-does = Gooi de gekozen dobbelstenen. Past er een, plaats er dan een en leg de andere terug.
sign-left = Afgelegd
sign-left-does = Solo: leg elke beurt een dobbelsteen voorgoed af. Zijn plek is doorgestreept.
now-hung =
    { $count ->
        [one] 1 van de 7 dobbelstenen is geplaatst.
       *[other] { $count } van de 7 dobbelstenen zijn geplaatst.
    }
now-points =
    { $points ->
        [one] Nu 1 punt.
       *[other] Nu { $points } punten.
    }
now-best =
    { $card ->
        [any] Nog één dobbelsteen kan er { $points } van maken.
       *[colour] Nog één dobbelsteen van deze kleur kan er { $points } van maken.
    }
now-most =
    { $card ->
        [any] Geen enkele dobbelsteen maakt er meer van.
       *[colour] Geen enkele dobbelsteen van deze kleur maakt er meer van.
    }
now-compared = Hier { $own }; beste van de anderen: { $others }.
now-met = Nu gehaald.
now-may-meet = { now-unmet } Nog één dobbelsteen kan genoeg zijn.
now-unmet = Nu niet gehaald.

## What gives the win shares of a review

evaluator-net = geleerde waarden, boven op exact berekende beurten
evaluator-level = { evaluator-net }, voor het level

## Kinds of chance, for statistics

chance-of-d4 = Waarden van de d4’s
chance-of-d6 = Waarden van de d6’s
chance-of-d8 = Waarden van de d8’s
chance-of-d10 = Waarden van de d10’s
chance-of-d12 = Waarden van de d12’s
chance-of-colour = Kleuren in het spel
mistake-taking = pakken in plaats van gooien
mistake-rolling = gooien in plaats van pakken
mistake-low-d8 = een te lage d8 pakken
mistake-dull = dobbelstenen gooien die zelden fonkelen
mistake-weak = dobbelstenen gooien die minder scoren
mistake-small = dobbelstenen met te weinig vlakken gooien
mistake-large = dobbelstenen met te veel vlakken gooien
mistake-colour = de verkeerde kleur kiezen
mistake-mission = een missie missen
mistake-twinkle = een fonkeling missen
mistake-points = plaatsen voor te weinig punten
mistake-low = een te lage waarde plaatsen
mistake-top = een dobbelsteen met veel vlakken bovenaan plaatsen
mistake-star = te vroeg onder een ster plaatsen
mistake-under = onder een dobbelsteen plaatsen, niet onder een ster
mistake-place = een dobbelsteen slecht plaatsen
mistake-fitting = een d8 afleggen die nog past
mistake-discard = de verkeerde dobbelsteen afleggen
why-fits = Er past dan een dobbelsteen bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Om te winnen moet je in deze laatste beurt 1 punt scoren.
       *[other] Om te winnen moet je in deze laatste beurt { $count } punten scoren.
    }
why-turn = Gemiddeld scoort de beurt dan { NUMBER($better, maximumFractionDigits: 1) } punten, niet { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Dat scoort meteen { $better }, niet { $taken }.
why-room = In de volgende beurt past er dan een dobbelsteen bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Dan blijft er 1 plek onder sterren vrij, niet { $taken }.
       *[other] Dan blijven er { $better } plekken onder sterren vrij, niet { $taken }.
    }
why-high = Onder dobbelstenen passen dan waarden tot { $better }, niet tot { $taken }.
why-next = Met de dobbelstenen die over zijn, scoort de volgende beurt dan gemiddeld { NUMBER($better, maximumFractionDigits: 1) } punten, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Aan de beurt: { $player }

## Puzzles

puzzle-how-exact-turn = met elke worp, dobbelsteen en plek van de laatste beurten
puzzle-theme-which-dice = welke dobbelstenen je gooit
puzzle-theme-centre = een dobbelsteen uit het midden
puzzle-theme-twinkle = een dobbelsteen die fonkelt
puzzle-theme-colour-card = de kaart van een kleur
puzzle-theme-mission = een missie
puzzle-theme-last-die = de laatste dobbelsteen
puzzle-theme-defence = voor de laatste beurt van de andere speler
puzzle-theme-fewer-points = minder punten zijn beter
puzzle-ask-which-dice = Welke dobbelstenen gooi je, of welke d8 pak je?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Waar plaats je je laatste dobbelsteen?
puzzle-ask-defence = { puzzle-ask-last-die } De andere speler mag er nog één plaatsen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Met 2 spelers zijn 4 van de 6 kleuren in het spel, elk met 5 types. De omtrek toont het type, het teken de kleur.
example-centre = Met 2 spelers zijn 4 kleuren in het spel. De d8’s liggen met hun waarde in het midden; de andere dobbelstenen zijn nog niet gegooid.
example-three = Je kiest 3 dobbelstenen, uit het midden of naast de kaarten, en gooit ze. Twee dobbelstenen is te weinig.
example-take = De rode d8 toont 4 en past onder de rode 5. De gele d8 toont 5 en past nergens.
example-lower = Je mag een 3 onder een 5 plaatsen, maar niet onder een andere 3.
example-two-at-most = Onder de rode 9 mag je nog één dobbelsteen plaatsen. De ster heeft er al twee.
example-yellow = Eén, twee en drie gele dobbelstenen.
example-blue = Twee blauwe dobbelstenen onder één ster zijn een paar: 4 punten. Elke andere blauwe scoort 1. Blauw en rood zijn geen paar.
example-green = Een groene d4 met twee andere d4’s, en een groene d12 die de enige van zijn type is.
example-black = Twee zwarte dobbelstenen onder één ster met som 9, of één onder elke ster.
example-purple = Een paarse dobbelsteen verbonden met drie dobbelstenen. Sterren tellen niet.
example-red = Kies voor de rode dobbelsteen de lijn met 8, 6 en 4: drie andere even waarden.
example-twinkle = Een d6 fonkelt onder een d4, en een d8 onder een d6. Een d6 of een d4 onder een d6 fonkelt niet.
example-connectors = Drie verbinders verbinden dobbelstenen van dezelfde kleur: 9 en 7, 7 en 5, en 4 en 3.
example-sums = Onder de 9 liggen 5 en 4, onder de 5 liggen 3 en 2: beide keren klopt de som.
example-out = Je plaatst de rode d4. Leg dan een van de twee dobbelstenen af die je mee hebt gegooid, geen andere.
example-bill = Bills sterrenbeeld: de rode d12 onder de zwarte d10 fonkelt.
example-elizabeth = Elizabeths sterrenbeeld: een blauw paar, en zwarte dobbelstenen onder beide sterren.
example-anna = Anna’s sterrenbeeld: drie gele dobbelstenen, en drie dobbelstenen die fonkelen.
example-any-order = Je kiest eerst een groene dobbelsteen; daarna mag je een rode kiezen.
summary-turn = Je beurt
summary-turn-1 = Kies 3 beschikbare dobbelstenen naar wens, gooi ze en plaats er precies 1. Leg de andere terug; een d8 gaat met zijn nieuwe waarde naar het midden.
summary-turn-2 = Of pak een d8 uit het midden en plaats hem met zijn waarde, als hij past.
summary-turn-3 = Past geen van de gegooide dobbelstenen, dan verlies je de beurt.
summary-hang = Plaatsen
summary-hang-1 = Onder een ster: elke waarde. Onder een dobbelsteen: alleen een lagere; gelijk is niet genoeg.
summary-hang-2 = Hoogstens 2 dobbelstenen direct onder elke ster en elke dobbelsteen.
summary-hang-3 = Geplaatste dobbelstenen bewegen nooit meer.
summary-cards = Punten
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Zwart, per ster: één dobbelsteen 1; twee of meer naar hun som: 6 of minder: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 of meer: 3.
summary-cards-5 = Elke paarse dobbelsteen: 1 voor elke dobbelsteen die ermee verbonden is, erboven of eronder.
summary-cards-6 = Elke rode dobbelsteen: kies één lijn erdoor en even of oneven waarden. Scoor 1 voor elke andere dobbelsteen op die lijn met zo’n waarde.
summary-cards-7 = Twinkle: 2 voor elke dobbelsteen direct onder een dobbelsteen met minder vlakken.
summary-end = Einde van het spel
summary-end-1 = Het spel eindigt als iedereen 7 dobbelstenen heeft of geblokkeerd is. Verloren beurten worden na ronde 7 ingehaald.
summary-end-2 = Wie de meeste punten heeft, wint. Staan spelers gelijk, dan wint van hen de speler die het laatst aan de beurt was.
summary-end-3 = Solo: scoor minstens 20 punten met de kaarten en haal elke missie. Leg elke beurt 1 dobbelsteen af.

## The tutorial

tutorial-goal = Je doel: plaats 7 dobbelstenen onder je twee sterren en scoor meer punten dan Zoe.
tutorial-pick = Elke beurt kies je 3 dobbelstenen, gooi je ze en plaats je er één. Kies eerst de blauwe d12.
tutorial-pick-other = Kies voor deze les de gemarkeerde dobbelsteen.
tutorial-pick-2 = Kies nu de gele d10.
tutorial-pick-3 = Kies dan de groene d4.
tutorial-roll = Gooi nu de 3 dobbelstenen.
tutorial-hang = Je plaatst 1 van de 3 dobbelstenen en legt de andere terug. Onder een ster mag elke waarde, en een hoge is het best. Plaats de blauwe d12, een 9, onder je eerste ster.
tutorial-hang-low = Dat mag, maar eronder passen alleen lagere waarden, dus dan houd je weinig ruimte over. Plaats de blauwe d12, die meer toont.
tutorial-centre = Zoe pakte een d8 uit het midden en plaatste hem met de waarde die hij toont, zonder te gooien. Pak de blauwe d8, een 7.
tutorial-centre-other = Pak voor deze les de blauwe d8 uit het midden.
tutorial-under = Onder een dobbelsteen passen alleen lagere waarden, en hoogstens twee dobbelstenen. De 7 past onder de 9. Plaats hem daar.
tutorial-under-other = Dat mag, maar voor deze les moet hij onder de blauwe d12. Plaats hem daar.
tutorial-blue-roll = Elke kleur scoort volgens een eigen kaart. Twee blauwe dobbelstenen naast elkaar onder één dobbelsteen of ster scoren 4 punten, elke andere blauwe 1. De blauwe d10 is een van je 3: gooi.
tutorial-blue = De blauwe d10 toont 6. Plaats hem onder de 9, naast de blauwe d8.
tutorial-blue-other = Dat mag, maar voor deze les moet de blauwe d10 naast de blauwe d8. Plaats hem onder de 9.
tutorial-yellow = Geel telt je gele dobbelstenen, waar ze ook liggen: één scoort 1 punt, twee samen 3, drie of meer samen 6. Plaats de gele d6, een 5, onder de 7.
tutorial-yellow-other = Dat mag, maar voor deze les moet de gele d6 onder de blauwe d8. Plaats hem daar.
tutorial-twinkle = Een dobbelsteen van elke kleur fonkelt direct onder een dobbelsteen met minder vlakken: 2 punten. Plaats de gele d10 onder de gele d6.
tutorial-twinkle-other = Plaats de gele d10 onder de gele d6, waar hij fonkelt.
tutorial-green = Een groene dobbelsteen scoort 1 punt, plus 1 voor elke andere dobbelsteen van zijn type die je hebt. Je hebt twee d10’s. Plaats de groene d10 onder de gele d6, waar hij fonkelt.
tutorial-green-other = Dat mag, maar voor deze les moet de groene d10 onder de gele d6. Plaats hem daar.
tutorial-mission = Missies zijn voor alle spelers. Hier scoort elke speler met dobbelstenen van alle 5 types 3 punten. Je mist alleen nog een d4. Kies de rode d4.
tutorial-red = Een rode dobbelsteen scoort 1 voor elke andere oneven dobbelsteen op een lijn erdoor, of voor elke even. De lijn 9, 7, 5, 3 is helemaal oneven. Plaats de rode d4 aan het eind ervan: 4 punten en de missie.
tutorial-red-other = Dat mag, maar scoort minder. Plaats de rode d4 aan het eind van de langste lijn, onder de gele d10.
tutorial-won = Iedereen heeft 7 dobbelstenen, en je hebt met 22 tegen 16 gewonnen! Onthoud: past geen van je 3 dobbelstenen, leg ze dan allemaal terug. Je verliest de beurt.
tutorial-colours = Dit is bijna het eind van een ander spel. Met 2 spelers zijn 4 van de 6 kleuren in het spel, deze keer ook zwart en paars.
tutorial-purple = Een paarse dobbelsteen scoort 1 punt voor elke dobbelsteen die ermee verbonden is, erboven of eronder. Plaats de paarse d10 onder de gele d12.
tutorial-purple-other = Dat mag, maar voor deze les moet de paarse d10 onder de gele d12. Plaats hem daar.
tutorial-purple-two = Verbonden paarse dobbelstenen tellen elkaar mee. De missie scoort 1 punt voor elke dobbelsteen die precies 2 lager is dan die erboven. Plaats de paarse d6, een 6, onder de paarse d10, een 8.
tutorial-purple-two-other = Dat mag, maar dan zijn de paarse dobbelstenen niet verbonden. Plaats de paarse d6 onder de paarse d10.
tutorial-black = Zwarte dobbelstenen scoren naar hun som onder elke ster; 9 is het best: 5 punten. Je eerste ster heeft een zwarte 6. Plaats de zwarte 3 onder de rode d12, waar hij ook voor de missie scoort.
tutorial-black-other = Dat mag, maar scoort minder. Plaats de zwarte d4 onder de rode d12: een som van 9 onder je eerste ster, en de missie.
tutorial-end = Je hebt weer gewonnen, en je kent nu alle 6 kleuren. Missies verschillen per spel: lees ze eerst, en veel plezier!
