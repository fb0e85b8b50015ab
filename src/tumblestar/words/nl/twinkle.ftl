### The words of Twinkle in Dutch. Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Zeven dobbelstenen onder twee sterren: waar ze hangen, bepaalt je punten.
game-by = van Theo Karvounis, V-Games
game-about = Gooi drie dobbelstenen naar keuze en hang er één in je sterrenbeeld: onder een ster elke waarde, onder een dobbelsteen alleen een lagere. Elke kleur scoort anders. Na zeven dobbelstenen winnen de meeste punten. Eén tot vier spelers; solo speel je voor missies.

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
card-red-does = Kies voor elke rode dobbelsteen één lijn door die steen, en even of oneven, wat het meest oplevert: 1 punt voor elke andere dobbelsteen op die lijn met zo’n waarde, ook rode.
card-yellow-does = Eén gele dobbelsteen, waar dan ook: 1 punt; twee: 3; drie of meer: 6.
card-blue-does = 4 punten voor twee blauwe dobbelstenen naast elkaar onder één dobbelsteen of ster, 1 voor elke andere blauwe.
card-green-does = 1 punt voor elke groene dobbelsteen, en 1 extra voor elke andere dobbelsteen van hetzelfde type in het hele sterrenbeeld.
card-black-does = Onder elke ster apart: één zwarte dobbelsteen 1 punt; twee of meer naar de som van hun waarden: tot 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; vanaf 11: 3.
card-purple-does = Voor elke paarse dobbelsteen 1 punt per dobbelsteen die ermee verbonden is, erboven of eronder. Sterren tellen niet.
card-twinkle-does = 2 punten voor elke dobbelsteen die onder een dobbelsteen met minder vlakken hangt, zoals een d10 onder een d6. Een dobbelsteen onder een ster fonkelt nooit.

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
mission-1-does = 3 punten voor de meeste dobbelstenen in één lijn, ook bij gelijke stand.
mission-2-does = 3 punten voor de meeste dobbelstenen met dezelfde waarde, ook bij gelijke stand.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 punten voor de hoogste som van je drie hoogste waarden, ook bij gelijke stand.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Hiervoor zijn zeven dobbelstenen nodig.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 punten voor iedereen die dit haalt.
mission-11-does = 1 punt voor elke verbinder tussen twee dobbelstenen van één kleur.
mission-12-does = 1 punt voor elke dobbelsteen die precies 2 minder toont dan die erboven.
mission-13-does = 2 punten voor elke twee dobbelstenen van één type naast elkaar onder één dobbelsteen of ster.
mission-14-does = 2 punten voor elke verbinder tussen een d4 en een andere dobbelsteen met waarden die samen 9 of 10 zijn.
mission-15-does = 2 punten voor elke kleur waarvan de dobbelstenen samen 13 of 14 tonen.
mission-16-does = Eén dobbelsteen die 1 toont: 1 punt; twee: 3; drie of meer: 5.
mission-17-does = 2 punten voor elk paar van een d6 en een andere dobbelsteen die 3 toont, of van een d10 en een andere dobbelsteen die 4 toont. Elke dobbelsteen zit in hoogstens één paar.
mission-18-does = Voor elk paar dobbelstenen, één onder elke ster: 1 punt voor dezelfde kleur of waarde, 2 voor allebei. Elke dobbelsteen zit in hoogstens één paar.
mission-19-does = 2 punten voor elke twee dobbelstenen met gelijke waarde naast elkaar onder één dobbelsteen of ster.
mission-20-does = 3 punten voor elke dobbelsteen waarvan de twee dobbelstenen eronder samen zijn eigen waarde tonen.
mission-1-solo = Vijf of meer dobbelstenen in één lijn.
mission-2-solo = Drie of meer dobbelstenen met dezelfde waarde.
mission-3-solo = Zeven dobbelstenen met waarden die samen minder dan 30 zijn.
mission-4-solo = Dobbelstenen van hoogstens drie types.
mission-5-solo = Drie dobbelstenen die samen 16 of meer tonen.
mission-6-solo = Dobbelstenen van hoogstens drie kleuren.
mission-7-solo = Onder elke ster zijn alle waarden even of alle oneven: de ene ster mag even zijn en de andere oneven, en een lege ster mag ook.
mission-8-solo = Dobbelstenen van alle vijf types.
mission-9-solo = Alleen waarden van 6 of lager.
mission-10-solo = Een dobbelsteen van elke kleur in het spel.
mission-11-solo = Twee dobbelstenen van één kleur met een verbinder ertussen.
mission-12-solo = Een dobbelsteen die precies 2 minder toont dan die erboven.
mission-13-solo = Twee dobbelstenen van één type naast elkaar onder één dobbelsteen of ster.
mission-14-solo = Een d4 verbonden met een andere dobbelsteen die er 9 of 10 van maakt.
mission-15-solo = Een kleur waarvan de dobbelstenen samen 13 of 14 tonen.
mission-16-solo = Een dobbelsteen die 1 toont.
mission-17-solo = Een d6 en een andere dobbelsteen die 3 toont, of een d10 en een andere dobbelsteen die 4 toont.
mission-18-solo = Onder elke ster een dobbelsteen, met dezelfde kleur of dezelfde waarde.
mission-19-solo = Twee dobbelstenen met gelijke waarde naast elkaar onder één dobbelsteen of ster.
mission-20-solo = Een dobbelsteen waarvan de twee dobbelstenen eronder samen zijn eigen waarde tonen.

# What wins a game alone, beside the board.
goal-points = { $points } van { $goal } punten
goal-points-does = De kleurkaarten en Twinkle moeten { $goal } punten opleveren; nu zijn het er { $points }.
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
        [you] Je hangt de { $die } ({ $result }) onder { $place }.
       *[other] { $seat } hangt de { $die } ({ $result }) onder { $place }.
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
       *[out] { fits-nowhere } { seat-loses }, en een dobbelsteen.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Anderen: { $others }.
did-out =
    { $seat ->
        [you] Je legt de { $die } uit het spel.
       *[other] { $seat } legt de { $die } uit het spel.
    }
did-over =
    { $end ->
        [level] { $told } Het level is gewonnen!
        [failed] { $told } Het level is niet gewonnen.
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
would-roll = Gooi: { $dice }. Past er één, dan moet je er één hangen.
would-take = Pak de { $die } ({ $result }) uit het midden en hang hem zonder te gooien.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Hang de { $die } ({ $result }) onder { $place }. { $gain }
would-hang-others = { would-hang } Anderen: { $others }.
would-out = Leg de { $die } voorgoed uit het spel.
would-over =
    { $end ->
        [won] { $told } Je wint het spel!
        [lost] { $told } Het spel is afgelopen, en je wint niet.
        [level] { $told } Het level is gewonnen!
       *[failed] { $told } Het level is niet gewonnen.
    }
would-resign = Opgeven: de anderen delen de winst.

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
        [you] Kies { dice-count } om te gooien, of pak een d8 uit het midden.
       *[other] { $seat } kiest dobbelstenen.
    }
status-pick =
    { $seat ->
        [you] Kies { dice-count } om te gooien.
       *[other] { $seat } kiest dobbelstenen.
    }
status-pick-more =
    { $seat ->
        [you] Kies er nog { $count } om te gooien.
       *[other] { $seat } kiest dobbelstenen.
    }
status-roll =
    { $seat ->
        [you] Gooi { dice-count }.
       *[other] { $seat } gooit dobbelstenen.
    }
status-hang =
    { $seat ->
        [you] Leg een van deze dobbelstenen neer: kies de plek.
       *[other] { $seat } legt een dobbelsteen neer.
    }
status-take =
    { $seat ->
        [you] Leg de { $die } neer: kies de plek.
       *[other] { $seat } legt de { $die } neer.
    }
status-out-rolled =
    { $seat ->
        [you] Kies een gegooide dobbelsteen om af te leggen.
       *[other] { $seat } legt een dobbelsteen af.
    }
status-out-centre =
    { $seat ->
        [you] Kies een andere d8 in het midden om af te leggen.
       *[other] { $seat } legt een d8 af.
    }
status-out-any =
    { $seat ->
        [you] Geen d8 in het midden: leg een dobbelsteen naar keuze af.
       *[other] { $seat } legt een dobbelsteen af.
    }
status-over-won =
    { $seat ->
        [you] Je wint met { points-count }!
       *[other] { $seat } wint met { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Gelijk met elk { points-count }: { $seats }. Je was het laatst aan de beurt en wint!
       *[other] Gelijk met elk { points-count }: { $seats }. { $seat } was het laatst aan de beurt en wint!
    }
status-over-level = Het level is gewonnen: { $points } van { $goal } punten!
status-over-short = Het level is niet gewonnen: { $points } van { $goal } punten.
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

refused-TW-1-2 = Een dobbelsteen toont 1 tot en met zijn aantal vlakken. Kies een van die waarden.
refused-TW-2-1 = Die kleur kan niet in het spel komen. Kies een van de aangeboden kleuren.
refused-TW-2-2 = Een d8 toont 1 tot 8. Kies een van die waarden.
refused-TW-2-4 = Die missie kan niet in het spel komen: ze heeft het verkeerde metaal of is al in het spel. Kies een van de aangeboden missies.
refused-TW-2-5 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-TW-3-1 = Je kunt alleen dobbelstenen in het midden of naast de kaarten kiezen. Kies daaruit.
refused-TW-3-1-early = Je gooit drie dobbelstenen tegelijk. Kies er eerst meer.
refused-TW-3-1-full = Er zijn er al drie gekozen. Gooi de dobbelstenen, of neem een keuze terug.
refused-TW-3-3 = Je kunt alleen een d8 uit het midden pakken. Doe dat, of kies dobbelstenen om te gooien.
refused-TW-3-3-late = Je hebt dobbelstenen gekozen om te gooien. Neem die keuze terug voor je een d8 pakt.
refused-TW-3-4 = Onder een dobbelsteen hangt alleen een strikt lagere waarde. Kies een dobbelsteen die meer toont, of een ster.
refused-TW-3-4-take = Die d8 past nergens: je sterren zijn vol, en geen dobbelsteen met plek toont meer. Pak een andere, of gooi.
refused-TW-3-4-lacks = Dobbelstenen hangen onder je eigen sterren en dobbelstenen. Kies daaruit.
refused-TW-3-5 = Daar hangen al twee dobbelstenen. Kies een andere plek.
refused-TW-3-7 = Hang nu een van de dobbelstenen in je hand: kies de dobbelsteen en zijn plek.
refused-TW-3-10 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.
refused-TW-6-5-rolled = Nu verlaat een van de gegooide dobbelstenen het spel. Kies welke.
refused-TW-6-5-taken = Nu verlaat nog een dobbelsteen het spel: een d8 in het midden, of als die er niet is een willekeurige vrije. Kies welke.
refused-TW-6-6 = Geen van de gegooide dobbelstenen past. Kies welke het spel verlaat.

## Options

option-level = Missies
option-level-help = Extra punten, voor iedereen te halen; solo moet je ze alle halen.
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
option-red-help = Zeker in het spel; het toeval kiest de rest.
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
option-first-help = Het toeval beslist, of een plaats naar keuze.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-keep = Mislukte worp kost geen dobbelsteen
option-keep-help = Alleen solo: past geen gegooide dobbelsteen, dan is de beurt verloren, maar geen dobbelsteen verlaat het spel.

bad-colours = Met zoveel spelers kunnen maar { $count } kleuren in het spel zijn, maar er zijn er meer gevraagd: { $colours }.
bad-mission-level = Missie { $number } is gevraagd, maar de missies zijn niet “hieronder gekozen”. Stel dat zo in.
bad-mission-twice = Missie { $number } is twee keer gevraagd. Kies een andere.
bad-missions = Niemand kan missies { $missions } samen halen. Laat er één weg.

## The board in text

picture-label = De sterrenbeelden, de dobbelstenen in het midden en naast de kaarten; ook als tekst.
text-board = Wat onder elke ster hangt, dan de vrije dobbelstenen
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
text-out = Uit het spel:
text-none = niets
text-row =
    { $points ->
        [one] { $seat }: 1 punt, { $count } van 7 dobbelstenen.
       *[other] { $seat }: { $points } punten, { $count } van 7 dobbelstenen.
    }
text-parts = Per kaart: { $parts }.
text-blocked = Er kan geen dobbelsteen meer bij.
text-turn =
    { $seat ->
        [you] Jouw beurt.
       *[other] Deze speler is aan de beurt.
    }
text-cards = Kaarten in het spel: { $cards }.
text-mission = Missie { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle bouw je een sterrenbeeld van zeven dobbelstenen. Elke beurt gooi je drie dobbelstenen naar keuze en hang je er één, of je pakt een d8 uit het midden met zijn waarde. Onder een ster mag elke waarde hangen, onder een dobbelsteen alleen een lagere, en nooit meer dan twee dobbelstenen. Elke kleur scoort volgens haar kaart; de Twinkle-kaart beloont dobbelstenen onder dobbelstenen met minder vlakken. Daar kunnen missies bij komen. De meeste punten winnen; solo heb je 20 punten en elke missie nodig.
rules-page = Klik op drie dobbelstenen om ze te kiezen en gooi; tot dan kun je een keuze terugnemen. Of pak een d8 uit het midden. Wijs een dobbelsteen op een vrije plek aan om te lezen wat hij daar zou scoren, en klik om hem te hangen. Het toetsenbord kan dit ook. “Help me kiezen” toont ook de kansen van de gekozen dobbelstenen. Om met echte dobbelstenen te spelen, kies je voor het toeval een echt bord, of je gebruikt het scoreblok. De namen van de missies zijn van ons.

rules-TW-1 = Wat er in de doos zit
rule-TW-1-1 = Er zijn 30 dobbelstenen, alle verschillend: zes kleuren (rood, geel, blauw, groen, zwart, paars), elk met een d4, d6, d8, d10 en d12. Een dobbelsteen heet naar kleur en type.
rule-TW-1-2 = Een d4 toont 1 tot 4, een d6 1 tot 6, een d8 1 tot 8, een d10 1 tot 10 (het vlak met 0 is 10), een d12 1 tot 12; elk vlak is even waarschijnlijk.
rule-TW-1-3 = Het bord heeft twee Startsterren voor elk van vier spelers, en een scorespoor met vier markers. Er zijn zes scorekaarten, één per kleur, de Twinkle-kaart, 20 kaarten met een missie (1 tot 10 brons, 11 tot 20 zilver), vier campagnekaarten om alleen te spelen, en zeven verbinders per speler.

rules-TW-2 = Voorbereiding
rule-TW-2-1 = Het toeval kiest de kleuren in het spel: vier van de zes voor twee spelers, vijf voor drie, alle voor vier. Andere dobbelstenen doen niet mee.
rule-TW-2-2 = De d8’s in het spel worden één keer gegooid en liggen in het midden. Alle andere dobbelstenen liggen ongegooid naast de kaart van hun kleur.
rule-TW-2-3 = De Twinkle-kaart is altijd in het spel.
rule-TW-2-4 = Missies, door toeval: Basis heeft er geen, Brons één bronzen, Zilver twee zilveren, Diamant één bronzen en twee zilveren. Missies liggen open en gelden voor iedereen.
rule-TW-2-5 = Wie het laatst een meteoor zag, begint, of het toeval beslist. Er wordt met de klok mee gespeeld.

rules-TW-3 = Een beurt
rule-TW-3-1 = Gooi er drie: kies drie vrije dobbelstenen, naast de kaarten of in het midden, gooi ze, en hang er precies één.
rule-TW-3-2 = De twee andere dobbelstenen gaan naar huis: naar hun kaart, of een d8 naar het midden met zijn nieuwe waarde.
rule-TW-3-3 = Of pak een d8: hang er één uit het midden met de waarde die hij toont, zonder te gooien. Hij moet ergens passen.
rule-TW-3-4 = Onder een ster mag elke waarde hangen. Onder een dobbelsteen moet de waarde strikt lager zijn dan die van de dobbelsteen erboven. Elk van je dobbelstenen is goed, niet alleen de nieuwste.{$edition}
rule-TW-3-5 = Direct onder elke ster en elke dobbelsteen hangen hoogstens twee dobbelstenen.
rule-TW-3-6 = Dobbelstenen die hangen, bewegen en veranderen nooit meer.{$ruling} Eén ster mag leeg blijven.
rule-TW-3-7 = Past een gegooide dobbelsteen, dan moet je er één hangen; jij kiest welke en waar. Past er geen, dan gaan ze alle naar huis, d8’s met hun nieuwe waarde, en is de beurt verloren. Na een mislukte worp mag je niet alsnog een d8 pakken.{$ruling}
rule-TW-3-8 = Na ronde 7 spelen spelers die beurten verloren met de klok mee door vanaf de startspeler, telkens één beurt; wie klaar of geblokkeerd is, wordt overgeslagen.
rule-TW-3-9 = Een speler die nooit meer een dobbelsteen kan hangen is geblokkeerd: beide sterren zijn vol, en elke dobbelsteen die 2 of meer toont ook. Die speler wordt tot het einde overgeslagen, met minder dan zeven dobbelstenen.
rule-TW-3-10 = Het spel eindigt als elke speler zeven dobbelstenen heeft of geblokkeerd is.
rule-TW-3-11 = Met twee tot vier spelers zijn er altijd drie dobbelstenen vrij: er blijven er minstens 7, 5 en 3 over.

rules-TW-4 = Scorekaarten
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Zwarte dobbelstenen tellen overal onder de ster.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Elke rode dobbelsteen kiest voor zichzelf.{$ruling} De eigen waarde telt niet. Een lijn loopt van een ster omlaag naar een dobbelsteen waaronder niets hangt.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = De meeste punten winnen. Bij gelijke stand wint wie het laatst een beurt had, ook een na ronde 7 ingehaalde.{$ruling}

rules-TW-5 = Missies
rule-TW-5-1 = { mission-1-does } Missies 1 tot 10 zijn brons; 1 tot 6 vergelijken spelers en belonen allen die gelijk bovenaan staan.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 punten voor de laagste som van alle waarden, ook bij gelijke stand.
rule-TW-5-4 = 3 punten voor de minste verschillende types dobbelstenen, ook bij gelijke stand.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 punten voor de minste verschillende kleuren, ook bij gelijke stand.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missies 11 tot 20 zijn zilver en tellen zo vaak als ze voorkomen.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Het hele sterrenbeeld telt.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Geen dobbelsteen vormt een paar met zichzelf.{$ruling} De beste indeling telt; twee d6’s die allebei 3 tonen, mogen een paar zijn.
rule-TW-5-18 = { mission-18-does } De beste indeling telt.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alleen spelen
rule-TW-6-1 = De campagne heeft 40 levels, op volgorde. Een level bepaalt de missies en vier kleuren: 20 dobbelstenen, met vier d8’s in het midden. Een mislukt level probeer je opnieuw vanaf het begin.
rule-TW-6-2 = Een level is gewonnen met minstens 20 punten van de kleurkaarten en Twinkle samen, en als elke missie is gehaald. Missies leveren geen punten op.
rule-TW-6-3 = Bronzen missies vragen: 1 een lijn van vijf of meer; 2 drie gelijke waarden, of meer;{$ruling} 3 een som onder 30, met alle zeven dobbelstenen;{$ruling} 4 hoogstens drie types;{$ruling} 5 drie dobbelstenen die samen 16 of meer tonen; 6 hoogstens drie kleuren;{$ruling} 7 tot 10 als hierboven, 10 met alle vier kleuren van het level.
rule-TW-6-4 = Een zilveren missie is gehaald als ze minstens één keer zou scoren.
rule-TW-6-5 = Elke beurt verlaat één dobbelsteen voorgoed het spel. Na een worp kies je een van de twee dobbelstenen die niet hangen; de andere gaat naar huis. Na het pakken van een d8 is het een andere d8 uit het midden, of als die er niet is een willekeurige vrije dobbelsteen.
rule-TW-6-6 = Na een mislukte worp kies je één gegooide dobbelsteen die het spel verlaat; de rest gaat naar huis.{$ruling} Optie: mislukte worpen kosten geen dobbelsteen.
rule-TW-6-7 = Zijn er minder dan drie dobbelstenen vrij, gooi die dan. Is er geen dobbelsteen meer om het spel te verlaten, dan gaat er geen uit. Zijn de dobbelstenen op voor er zeven hangen, dan eindigt het spel en telt de stand van dat moment.{$ruling}
rule-TW-6-8 = Kun je nooit meer een dobbelsteen hangen, dan eindigt het spel meteen en telt de stand van dat moment.{$ruling}
rule-TW-6-9 = Je mag zelf levels maken, met alle scorekaarten en missies. Hier kies je vier willekeurige kleuren.
rule-TW-6-10 = We kennen de 40 gedrukte levels niet. De onze {$reconstruction} zijn vier kaarten van tien, elk level al eens gewonnen, op volgorde van hoe vaak de bot “Sterk” ze wint; elke missie en elke combinatie van kleuren komt voor. Je kunt ook zelf kleuren en missies kiezen; missies 4 en 8 spreken elkaar tegen, net als 6 en 10, en 1, 7 en 9.

rules-TW-7 = Een voorbeeld van de score
rule-TW-7-1 = Bill heeft 16 punten: geel 3, groen 2, zwart 1, rood 8 (3, 3 en 2), Twinkle 2. Onder ster A: zwarte d10 (10); daaronder rode d12 (9); daaronder gele d8 (6) en groene d10 (7). Rode d8 (5) onder gele d8, gele d4 (2) onder rode d8, rode d4 (3) onder groene d10.
rule-TW-7-2 = Elizabeth heeft 18 punten: blauw 4, groen 5, zwart 5 (4 en 1), Twinkle 4. Onder ster A: zwarte d8 (7), daaronder zwarte d12 (3); groene d8 (6), daaronder groene d6 (4). Onder ster B: zwarte d6 (5), daaronder blauwe d8 (3) en blauwe d4 (2).
rule-TW-7-3 = Anna heeft 19 punten: geel 6, blauw 2, paars 3, rood 2, Twinkle 6. Onder ster A: blauwe d6 (5), daaronder blauwe d10 (4), daaronder gele d12 (2). Onder ster B: rode d10 (9), daaronder paarse d12 (8), daaronder gele d10 (6) en gele d6 (3).

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een sterrenbeeld heeft zeven dobbelstenen nodig om mee te dingen naar missies 3, 4 en 6.{$ruling}
rule-ours-2 = Een speler die opgeeft krijgt niets, en de anderen delen de winst.{$ruling}
rule-ours-3 = Dobbelstenen kies je in elke volgorde, en tot de worp kun je een keuze terugnemen.{$ruling}
rule-ours-4 = De punten tijdens het spel zijn die van de sterrenbeelden zoals ze hangen; missies die vergelijken kunnen nog veranderen.{$ruling}

## What a typed text should have been

unread-colour = “{ $text }” is geen kleur; verwacht: een van { $colours }.
unread-mission = “{ $text }” is geen missie; verwacht: “mission” en een getal van 1 tot { $count }.
unread-first = “{ $text }” is geen plaats; verwacht: “first” en het nummer van een plaats, zoals “first 2”.
unread-result = “{ $text }” is geen waarde van { $die }; verwacht: een getal van 1 tot { $count }, zoals “{ $die }=1”.
tree-part = “{ $text }” is geen dobbelsteen van een sterrenbeeld; verwacht: dobbelsteen=waarde@erboven, zoals “red d12=9@black d10”, “R12=9@N10” of “R12=9@A”.
tree-result = “{ $text }”: zo’n vlak heeft de dobbelsteen niet ({ $tag }).
tree-long = Een sterrenbeeld heeft hoogstens zeven dobbelstenen ({ $tag }), dit is er een te veel: “{ $text }”.
tree-twice = De dobbelsteen { $text } staat er twee keer, maar er is er maar één ({ $tag }).
tree-colour = De dobbelsteen { $text } heeft een kleur die niet in het spel is ({ $tag }).
tree-taken = De dobbelsteen { $text } hangt elders, of is uit het spel ({ $tag }).
tree-parent = “{ $text }”: wat erboven hoort, hangt niet in dit sterrenbeeld ({ $tag }).
tree-lower = “{ $text }”: de waarde moet lager zijn dan die erboven ({ $tag }).
tree-three = Onder { $text } hangen meer dan twee dobbelstenen ({ $tag }).

## Bots

bot-greedy-help = speelt voor de meeste punten in deze beurt
bot-beginner-help = pakt de eerste dobbelsteen die goed scoort, ziet betere over het hoofd en hoopt op gelukkige worpen
bot-novice-help = als Moeilijk, maar een keuze mag tot 6% winkans kosten
bot-club-help = als Moeilijk, maar een keuze mag tot 2% winkans kosten
bot-strong-help = weegt wat na deze beurt overblijft, zoals geleerd
bot-master-help = weegt elke worp van deze beurt, tegen het eind ook van de volgende, en de dobbelstenen die anderen pakken

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
advice-odds = Past: de kans dat een van de dobbelstenen kan hangen.
advice-hang = Hang de { $die } ({ $result }) onder de { $parent }
advice-hang-star = Hang de { $die } ({ $result }) onder ster { $star }
advice-places = Punten: wat de plek nu oplevert, per kaart; latere beurten tellen niet mee.
advice-note = { advice-odds } Punten: wat deze beurt gemiddeld oplevert, met de beste dobbelsteen op de beste plek; latere beurten tellen niet mee.

## Scoring from a file, and the score pad

score-figure = { $mission }, vergeleken, solo geen punten
score-compared = { $mission } ({ $figure }, vergeleken)
score-colours = “{ $text }” is geen stel kleuren; verwacht: enkele van de letters { $letters }, elk één keer.
pad-cards = Kaarten
pad-missions = Missies, zoals ze nu staan (bij 1 tot 6: wat wordt vergeleken)
pad-in-play = { $card }: in het spel
pad-not-in-play = { $card }: niet in het spel
pad-die = Tik op de plek van de volgende dobbelsteen, of op een dobbelsteen die hangt.
pad-result = Wat toont de { $die }?
pad-shows = { $die }: { $result }
pad-place = Waar hangt de { $die } ({ $result })?
pad-nowhere = De { $die } ({ $result }) past nergens.
pad-under-star = Onder ster { $star }
pad-under-die = Onder de { $die } ({ $result })
pad-remove = Haal de { $die } weg
pad-compared = { $mission }: wat wordt vergeleken
pad-compared-means = Bepaalt wie de punten hierboven krijgt.
pad-choose-missions = Missies in het spel
pad-bad-missions = “{ $text }” zijn geen missies van één spel; verwacht: hoogstens één bronzen (1 tot 10) en twee zilveren (11 tot 20), zoals “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Haal eerst weg wat eronder hangt.
pad-tied = Bij gelijke stand wint wie het laatst aan de beurt was (TW-4.8); het scoreblok weet niet wie.
pad-whole = Alle zeven dobbelstenen hangen.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Volgende dobbelsteen
deed-place = Leg onder { $place }
deed-pick = Kies deze dobbelsteen
deed-discard = Leg de { $die } af
touch-place = Tik op een licht.
touch-pick = Tik op een dobbelsteen.
touch-discard = Tik op een dobbelsteen.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startster
sign-star-does = Elk sterrenbeeld hangt aan twee sterren, A en B. Onder elke ster en elke dobbelsteen hangen hoogstens twee dobbelstenen.
sign-connector = Fonkelende verbinder
sign-connector-does = De dobbelsteen eronder heeft meer vlakken dan die erboven: 2 punten met de Twinkle-kaart.
sign-centre = Midden
sign-centre-does = Hier liggen de d8’s met de waarde van hun laatste worp.
sign-take = Pakken zoals hij ligt
sign-take-does = Hang deze d8 met de waarde die hij toont, zonder te gooien.
sign-cup = Dobbelbeker
sign-cup-does = Gooit de drie gekozen dobbelstenen; één gaat hangen, de andere gaan naar huis.
sign-left = Uit het spel
sign-left-does = Solo verlaat elke beurt één dobbelsteen voorgoed het spel; zijn plek is doorgestreept.
now-hung =
    { $count ->
        [one] Er hangt 1 dobbelsteen van de zeven.
       *[other] Er hangen { $count } dobbelstenen van de zeven.
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

evaluator-net = geleerde waarden boven op exacte beurten
evaluator-level = { evaluator-net }, voor het level

## Kinds of chance, for statistics

chance-of-d4 = De getallen van de d4
chance-of-d6 = De getallen van de d6
chance-of-d8 = De getallen van de d8
chance-of-d10 = De getallen van de d10
chance-of-d12 = De getallen van de d12
chance-of-colour = De kleuren in het spel
mistake-taking = nemen in plaats van gooien
mistake-rolling = gooien in plaats van nemen
mistake-low-d8 = een te lage d8 nemen
mistake-dull = dobbelstenen gooien die zelden fonkelen
mistake-weak = dobbelstenen gooien die minder opleveren
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
mistake-place = een dobbelsteen plaatsen
mistake-fitting = een d8 afleggen die nog past
mistake-discard = een dobbelsteen afleggen
why-fits = Er past dan een dobbelsteen bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Om te winnen moet deze laatste beurt 1 punt opleveren.
       *[other] Om te winnen moet deze laatste beurt { $count } punten opleveren.
    }
why-turn = Gemiddeld levert de beurt dan { NUMBER($better, maximumFractionDigits: 1) } punten op, niet { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Dat levert meteen { $better } op, niet { $taken }.
why-room = In de volgende beurt past er dan een dobbelsteen bij { NUMBER($better, style: "percent", maximumFractionDigits: 0) } van de worpen, niet bij { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Dan blijft er 1 plaats onder sterren vrij, niet { $taken }.
       *[other] Dan blijven er { $better } plaatsen onder sterren vrij, niet { $taken }.
    }
why-high = Onder dobbelstenen passen dan waarden tot { $better }, niet tot { $taken }.
why-next = Met de dobbelstenen die over zijn, levert de volgende beurt dan gemiddeld { NUMBER($better, maximumFractionDigits: 1) } punten op, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Aan de beurt: { $player }

## Puzzles

puzzle-how-exact-turn = met elke worp, dobbelsteen en plek van de laatste beurten
puzzle-theme-which-dice = welke dobbelstenen je gooit
puzzle-theme-centre = een dobbelsteen uit het midden
puzzle-theme-twinkle = een fonkelend paar
puzzle-theme-colour-card = de kaart van een kleur
puzzle-theme-mission = een missie
puzzle-theme-last-die = de laatste dobbelsteen
puzzle-theme-defence = voor de laatste beurt van de ander
puzzle-theme-fewer-points = minder punten zijn beter
puzzle-ask-which-dice = Welke dobbelstenen gooi je, of pak je er één?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Waar hang je je laatste dobbelsteen?
puzzle-ask-defence = { puzzle-ask-last-die } De ander mag er nog één hangen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Vier van zes kleuren, elk met vijf types. De omtrek toont het type, het teken de kleur.
example-centre = Twee spelers hebben vier kleuren. De d8’s liggen met hun waarden in het midden; de andere dobbelstenen zijn nog niet gegooid.
example-three = Drie dobbelstenen zijn gekozen, uit het midden of naast de kaarten, en gegooid; twee is te weinig.
example-take = De rode d8 toont 4 en past onder de rode 5. De gele d8 toont 5 en past nergens.
example-lower = Een 3 mag onder een 5 hangen, maar niet onder een andere 3.
example-two-at-most = Onder de rode 9 mag nog één dobbelsteen hangen; onder de ster hangen er al twee.
example-yellow = Eén, twee en drie gele dobbelstenen.
example-blue = Twee blauwe dobbelstenen onder één ster zijn een paar; elke andere blauwe levert 1 op. Blauw en rood vormen geen paar.
example-green = Een groene d4 met twee andere d4’s, en een groene d12 die de enige van zijn type is.
example-black = Twee zwarte dobbelstenen onder één ster met som 9, of één onder elke ster.
example-purple = Een paarse dobbelsteen verbonden met drie dobbelstenen. Sterren tellen niet.
example-red = De rode dobbelsteen neemt de lijn met 8, 6 en 4: drie andere even waarden.
example-twinkle = Een d6 fonkelt onder een d4, en een d8 onder een d6; een d6 of d4 onder een d6 niet.
example-connectors = Drie verbinders zitten tussen dobbelstenen van één kleur: 9 en 7, 7 en 5, 4 en 3.
example-sums = 5 en 4 maken 9, en 3 en 2 maken 5.
example-out = De rode d4 hangt. Een van de twee dobbelstenen van die worp verlaat het spel, geen andere.
example-bill = Bills sterrenbeeld: de rode d12 onder de zwarte d10 fonkelt.
example-elizabeth = Elizabeths sterrenbeeld: een blauw paar, en zwarte dobbelstenen onder beide sterren.
example-anna = Anna’s sterrenbeeld: drie gele dobbelstenen, en drie dobbelstenen die fonkelen.
example-any-order = Eerst is een groene dobbelsteen gekozen; een rode mag volgen.
summary-turn = Je beurt
summary-turn-1 = Kies drie vrije dobbelstenen, gooi ze, en hang er precies één. De andere gaan naar huis; een d8 gaat naar het midden met zijn nieuwe waarde.
summary-turn-2 = Of pak een d8 uit het midden met zijn waarde, als die past.
summary-turn-3 = Past geen van de drie, dan is de beurt verloren.
summary-hang = Hangen
summary-hang-1 = Onder een ster: elke waarde. Onder een dobbelsteen: een strikt lagere.
summary-hang-2 = Hoogstens twee dobbelstenen onder elke ster en elke dobbelsteen.
summary-hang-3 = Wat hangt, blijft hangen.
summary-cards = Punten
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Zwart, per ster: één dobbelsteen 1; meer naar hun som: tot 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, vanaf 11: 3.
summary-cards-5 = Paars: 1 voor elke dobbelsteen die ermee verbonden is.
summary-cards-6 = Rood: op één lijn 1 voor elke andere oneven, of elke andere even, waarde.
summary-cards-7 = Twinkle: 2 voor elke dobbelsteen onder een dobbelsteen met minder vlakken.
summary-end = Einde van het spel
summary-end-1 = Iedereen heeft zeven dobbelstenen of is geblokkeerd. Verloren beurten worden na ronde 7 ingehaald.
summary-end-2 = De meeste punten winnen; bij gelijke stand wie het laatst aan de beurt was.
summary-end-3 = Solo: 20 punten en elke missie. Elke beurt verlaat nog een dobbelsteen het spel.

## The tutorial

tutorial-goal = Het doel: hang zeven dobbelstenen onder je twee sterren, en scoor meer punten dan Zoe.
tutorial-pick = Elke beurt kies je drie dobbelstenen, gooi je ze en hang je er één: kies eerst de blauwe d12.
tutorial-pick-other = Kies voor deze les de gemarkeerde dobbelsteen.
tutorial-pick-2 = Nu de gele d10.
tutorial-pick-3 = En de groene d4.
tutorial-roll = Gooi nu de drie dobbelstenen.
tutorial-hang = Je hangt een van de drie; de andere gaan naar huis. Onder een ster mag elke waarde hangen, en een hoge is het best: hang de blauwe d12, een 9, onder je eerste ster.
tutorial-hang-low = Eronder mogen alleen lagere waarden hangen, dus dat laat weinig ruimte. De blauwe d12 toont meer.
tutorial-centre = Zoe pakte een d8 uit het midden, met de waarde die hij toont, zonder te gooien. Pak de blauwe, een 7.
tutorial-centre-other = Pak voor deze les de blauwe d8 uit het midden.
tutorial-under = Onder een dobbelsteen mag alleen een strikt lagere waarde hangen, en hoogstens twee dobbelstenen. De 7 past onder de 9.
tutorial-under-other = Voor wat nu komt, hang je hem onder de blauwe d12.
tutorial-blue-roll = Elke kleur scoort volgens haar kaart. Twee blauwe dobbelstenen naast elkaar onder één dobbelsteen of ster leveren 4 punten op, elke andere blauwe 1. De blauwe d10 is bij je drie: gooi.
tutorial-blue = De blauwe d10 toont 6. Hang hem onder de 9, naast de blauwe d8.
tutorial-blue-other = Dat wordt geen blauw paar. Hang de blauwe d10 naast de blauwe d8.
tutorial-yellow = Geel telt je gele dobbelstenen, waar ze ook hangen: één levert 1 punt op, twee 3, drie 6. Hang de gele d6, een 5, onder de 7.
tutorial-yellow-other = Voor wat nu komt, moet de gele d6 onder de blauwe d8.
tutorial-twinkle = Een dobbelsteen fonkelt onder een dobbelsteen met minder vlakken: 2 punten, in elke kleur. Hang de gele d10 onder de gele d6.
tutorial-twinkle-other = Hang de gele d10 onder de gele d6, waar hij fonkelt.
tutorial-green = Een groene dobbelsteen levert 1 punt op, en 1 extra voor elke andere dobbelsteen van zijn type die je hebt. Je hebt twee d10’s: hang de groene d10 zo dat hij onder de gele d6 fonkelt.
tutorial-green-other = Onder de gele d6 levert de groene d10 meer op, want daar fonkelt hij.
tutorial-mission = Missies zijn voor alle spelers; deze levert 3 punten op voor iedereen met dobbelstenen van alle vijf types. Je mist alleen een d4: kies de rode.
tutorial-red = Een rode dobbelsteen telt de andere oneven dobbelstenen op een lijn door die steen, of de even. De lijn 9, 7, 5, 3 is helemaal oneven: hang de rode d4 aan het eind, voor 4 punten en de missie.
tutorial-red-other = De rode d4 levert meer op aan het eind van de langste lijn, onder de gele d10.
tutorial-won = Iedereen heeft zeven dobbelstenen, en je hebt gewonnen, 22 tegen 16! Onthoud: past geen van de drie dobbelstenen, dan gaan ze alle naar huis en is de beurt verloren.
tutorial-colours = Tegen het einde van een ander spel. Met twee spelers zijn vier van de zes kleuren in het spel, nu ook zwart en paars.
tutorial-purple = Een paarse dobbelsteen levert 1 punt op voor elke dobbelsteen die ermee verbonden is, erboven of eronder. Hang de paarse d10 onder de gele d12.
tutorial-purple-other = De les gaat verder met de paarse d10 onder de gele d12.
tutorial-purple-two = Twee verbonden paarse dobbelstenen tellen elkaar. Een 6 onder een 8 dient ook een missie: 1 punt voor elke dobbelsteen die precies 2 minder toont dan die erboven.
tutorial-purple-two-other = Daar zijn de paarse dobbelstenen niet verbonden. Hang de paarse d6 onder de paarse d10.
tutorial-black = Zwarte dobbelstenen scoren naar hun som onder elke ster; 9 is het best: 5 punten. Je eerste ster heeft een zwarte 6: hang de zwarte 3 onder de rode d12, wat ook de missie dient.
tutorial-black-other = Onder de eerste ster maakt de zwarte d4 een som van 9, en onder de rode d12 dient hij ook de missie.
tutorial-end = Je hebt weer gewonnen, en je kent nu alle zes kleuren. Missies verschillen per spel: lees ze eerst, en veel plezier!
