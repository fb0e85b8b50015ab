### The words of Twinkle in Danish.

## The game

game-name = Twinkle
game-tagline = Syv { -die-other } under to { -star-other }: hvor de { -hang-verb-s }, afgør, hvad de giver.
game-by = af Theo Karvounis, V-Games
game-about = Slå tre { -die-other } efter eget valg, og { -hang-imperative } en af dem i dit { -constellation-one }: ethvert { -result-one } under en { -star-one }, kun lavere under en { -die-one }. Hver { -colour-one } giver { -point-one } på sin egen måde. Efter syv { -die-other } vinder flest { -point-one }. En til fire spillere; alene spiller du efter { -mission-other }.

## Colours, dice, stars

colour-red = rød
colour-yellow = gul
colour-blue = blå
colour-green = grøn
colour-black = sort
colour-purple = lilla

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = rød d4
colour-red-d6 = rød d6
colour-red-d8 = rød d8
colour-red-d10 = rød d10
colour-red-d12 = rød d12
colour-yellow-d4 = gul d4
colour-yellow-d6 = gul d6
colour-yellow-d8 = gul d8
colour-yellow-d10 = gul d10
colour-yellow-d12 = gul d12
colour-blue-d4 = blå d4
colour-blue-d6 = blå d6
colour-blue-d8 = blå d8
colour-blue-d10 = blå d10
colour-blue-d12 = blå d12
colour-green-d4 = grøn d4
colour-green-d6 = grøn d6
colour-green-d8 = grøn d8
colour-green-d10 = grøn d10
colour-green-d12 = grøn d12
colour-black-d4 = sort d4
colour-black-d6 = sort d6
colour-black-d8 = sort d8
colour-black-d10 = sort d10
colour-black-d12 = sort d12
colour-purple-d4 = lilla d4
colour-purple-d6 = lilla d6
colour-purple-d8 = lilla d8
colour-purple-d10 = lilla d10
colour-purple-d12 = lilla d12

die-shown = { $die } ({ $result })
star-a = { -star-one } A
star-b = { -star-one } B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rød
card-yellow = Gul
card-blue = Blå
card-green = Grøn
card-black = Sort
card-purple = Lilla
card-twinkle = Twinkle
card-red-does = For hver rød { -die-one }: tag én { -line-one } gennem den, og ulige eller lige, hvad der er bedst: 1 { -point-one } for hver af de andre { -die-other } på { -line-one-def } med et sådant { -result-one }, også røde { -die-other }.
card-yellow-does = Én gul { -die-one } et vilkårligt sted giver 1 { -point-one }, to 3, tre eller flere 6.
card-blue-does = 4 { -point-one } for to blå { -die-other } side om side under samme { -die-one } eller { -star-one }, 1 for hver af de øvrige blå { -die-other }.
card-green-does = 1 { -point-one } for hver grøn { -die-one }, og 1 mere for hver af de andre { -die-other } af dens { -type-one } i hele { -constellation-one-def }.
card-black-does = Under hver { -star-one } for sig: én sort { -die-one } 1 { -point-one }; to eller flere efter summen af deres { -result-other }: op til 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; fra 11: 3.
card-purple-does = For hver lilla { -die-one } 1 { -point-one } for hver { -die-one }, den er forbundet med, over eller under. { -Star-other } tæller ikke.
card-twinkle-does = 2 { -point-one } for hver { -die-one }, der { -hang-verb-s } under en { -die-one } med færre { -sides-other }, som en d10 under en d6. En { -die-one } under en { -star-one } { -twinkle-verb-s } aldrig.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = Længste { -line-one }
mission-2 = Ens { -result-other }
mission-3 = Laveste sum
mission-4 = Få { -type-other }
mission-5 = De tre højeste
mission-6 = Få { -colour-other }
mission-7 = Ulige eller lige
mission-8 = Alle fem { -type-other }
mission-9 = Højst seks
mission-10 = Hver { -colour-one }
mission-11 = { -Colour-other } forbundet
mission-12 = To lavere
mission-13 = Tvillingtyper
mission-14 = d4 til ni eller ti
mission-15 = Tretten eller fjorten
mission-16 = Ettere
mission-17 = d6 med 3, d10 med 4
mission-18 = Fra { -star-one } til { -star-one }
mission-19 = Tvillingresultater
mission-20 = Sum af to
mission-1-does = 3 { -point-one } for flest { -die-other } på én { -line-one }, også ved lighed.
mission-2-does = 3 { -point-one } for flest { -die-other }, der viser samme { -result-one }, også ved lighed.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-one } for den højeste sum af ens tre højeste { -result-other }, også ved lighed.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Det kræver syv { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-one } til alle, der opfylder det.
mission-11-does = 1 { -point-one } for hver { -connector-one } mellem to { -die-other } i samme { -colour-one }.
mission-12-does = 1 { -point-one } for hver { -die-one }, der viser præcis 2 mindre end { -die-one-def } over.
mission-13-does = 2 { -point-one } for hver to { -die-other } af samme { -type-one } side om side under samme { -die-one } eller { -star-one }.
mission-14-does = 2 { -point-one } for hver { -connector-one } mellem en d4 og en anden { -die-one }, hvis { -result-other } tilsammen giver 9 eller 10.
mission-15-does = 2 { -point-one } for hver { -colour-one }, hvis { -die-other } tilsammen giver 13 eller 14.
mission-16-does = Én { -die-one }, der viser 1, giver 1 { -point-one }, to 3, tre eller flere 5.
mission-17-does = 2 { -point-one } for hvert par af en d6 og en anden { -die-one }, der viser 3, eller af en d10 og en anden { -die-one }, der viser 4. Hver { -die-one } er højst i ét par.
mission-18-does = For hvert par af { -die-other }, en fra hver { -star-one }: 1 { -point-one } for samme { -colour-one } eller { -result-one }, 2 for begge dele. Hver { -die-one } er højst i ét par.
mission-19-does = 2 { -point-one } for hver to { -die-other } med ens { -result-other } side om side under samme { -die-one } eller { -star-one }.
mission-20-does = 3 { -point-one } for hver { -die-one }, hvis to { -die-other } under tilsammen giver dens eget { -result-one }.
mission-1-solo = Fem eller flere { -die-other } på én { -line-one }.
mission-2-solo = Tre eller flere { -die-other }, der viser samme { -result-one }.
mission-3-solo = Syv { -die-other }, hvis { -result-other } tilsammen giver mindre end 30.
mission-4-solo = { -Die-other } af højst tre { -type-other }.
mission-5-solo = Tre { -die-other }, der tilsammen giver 16 eller mere.
mission-6-solo = { -Die-other } i højst tre { -colour-other }.
mission-7-solo = Under hver { -star-one } alle { -result-other } ulige eller alle lige: den ene { -star-one } må være ulige, den anden lige, og en tom { -star-one } er i orden.
mission-8-solo = { -Die-other } af alle fem { -type-other }.
mission-9-solo = Kun { -result-other } på 6 eller lavere.
mission-10-solo = En { -die-one } i hver { -colour-one } { -in-play-phrase }.
mission-11-solo = To { -die-other } i samme { -colour-one } med en { -connector-one } imellem.
mission-12-solo = En { -die-one }, der viser præcis 2 mindre end { -die-one-def } over.
mission-13-solo = To { -die-other } af samme { -type-one } side om side under samme { -die-one } eller { -star-one }.
mission-14-solo = En d4 forbundet med en anden { -die-one }, så de tilsammen giver 9 eller 10.
mission-15-solo = En { -colour-one }, hvis { -die-other } tilsammen giver 13 eller 14.
mission-16-solo = En { -die-one }, der viser 1.
mission-17-solo = En d6 og en anden { -die-one }, der viser 3, eller en d10 og en anden { -die-one }, der viser 4.
mission-18-solo = En { -die-one } under hver { -star-one }, med samme { -colour-one } eller samme { -result-one }.
mission-19-solo = To { -die-other } med ens { -result-other } side om side under samme { -die-one } eller { -star-one }.
mission-20-solo = En { -die-one }, hvis to { -die-other } under tilsammen giver dens eget { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } af { $goal } { -point-one }
goal-points-does = { -Colour-card-other-def } og Twinkle skal give { $goal } { -point-one }; nu giver de { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: opfyldt for altid
        [met] { $mission }: opfyldt indtil nu
       *[unmet] { $mission }: ikke opfyldt
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rød
        [yellow] gul
        [blue] blå
        [green] grøn
        [black] sort
        [purple] lilla
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } for { -mission-one } { $number }
           *[plus] { $points } for { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } er opfyldt
       *[unmet] { -mission-one } { $number } er ikke længere opfyldt
    }
gain-none = Ingen { -point-one }.
gain =
    { $sign ->
        [minus] −{ $points } { -point-one }: { $parts }.
        [plus] +{ $points } { -point-one }: { $parts }.
       *[even] ±0 { -point-one }: { $parts }.
    }
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Du vælger
       *[other] { $seat } vælger
    }
seat-hangs =
    { $seat ->
        [you] Du { -hang-verb-s } { $die } ({ $result }) under { $place }.
       *[other] { $seat } { -hang-verb-s } { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du mister { -turn-one-def }
       *[other] { $seat } mister { -turn-one-def }
    }
fits-nowhere =
    { $count ->
        [one] { -Die-one-def } { $die } viser { $result } og passer ingen steder.
       *[other] { -Die-one-def } { $die } viser { $result }, og ingen af { -die-other-def } passer.
    }
points-count = { $points } { -point-one }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = I { -centre-one } viser { $die } { $result }.
did-first =
    { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } { $die } ({ $count } af { $most }).
did-roll =
    { $seat ->
        [you] Du slår: { $dice }.
       *[other] { $seat } slår: { $dice }.
    }
did-take =
    { $seat ->
        [you] Du tager { $die } ({ $result }) fra { -centre-one }.
       *[other] { $seat } tager { $die } ({ $result }) fra { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] { -Die-one-def } { $die } viser { $result }.
       *[no] { -Die-one-def } { $die } viser { $result } og passer ingen steder.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } og en { -die-one }.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Andre: { $others }.
did-out =
    { $seat ->
        [you] Du lægger { $die } { -leave-the-game-phrase }.
       *[other] { $seat } lægger { $die } { -leave-the-game-phrase }.
    }
did-over =
    { $end ->
        [level] { $told } { -Level-one-def } er vundet!
        [failed] { $told } { -Level-one-def } er ikke vundet.
       *[over] { $told } Spillet er slut.
    }
did-resign =
    { $seat ->
        [you] Du opgiver.
       *[other] { $seat } opgiver.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Vælg { $die } til at slå ({ $count } af { $most }).
       *[other] Vælg { $die } til at slå ({ $count } af { $most }), og opgiv dens { $result }.
    }
would-roll = Slå: { $dice }. Passer en, skal en { -hang-passive }.
would-take = Tag { $die } ({ $result }) fra { -centre-one }, og { -hang-imperative } den uden slag.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-imperative } { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Andre: { $others }.
would-out = Læg { $die } { -leave-the-game-phrase } for altid.
would-over =
    { $end ->
        [won] { $told } Du vinder spillet!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [level] { $told } { -Level-one-def } er vundet!
       *[failed] { $told } { -Level-one-def } er ikke vundet.
    }
would-resign = Opgiv: de andre deler sejren.

## Status

status-setup = Opstilling
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } af { $most }
round-late = { -Round-one } { $count }: mistede { -turn-other }
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Vælg { dice-count } at slå, eller tag en d8 fra { -centre-one }.
       *[other] { $seat } vælger { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Vælg { dice-count } at slå.
       *[other] { $seat } vælger { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Vælg { $count } mere at slå.
       *[other] { $seat } vælger { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Slå { dice-count }.
       *[other] { $seat } slår { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Anbring en af disse { -die-other }: vælg pladsen.
       *[other] { $seat } anbringer en { -die-one }.
    }
status-take =
    { $seat ->
        [you] Anbring { $die }: vælg pladsen.
       *[other] { $seat } anbringer { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Vælg en { -die-one } fra slaget at smide væk.
       *[other] { $seat } smider en { -die-one } væk.
    }
status-out-centre =
    { $seat ->
        [you] Vælg en anden d8 i { -centre-one } at smide væk.
       *[other] { $seat } smider en d8 væk.
    }
status-out-any =
    { $seat ->
        [you] Ingen d8 er i { -centre-one }: smid en { -die-one } væk.
       *[other] { $seat } smider en { -die-one } væk.
    }
status-over-won =
    { $seat ->
        [you] Du vinder med { points-count }!
       *[other] { $seat } vinder med { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Pointlighed, { points-count } hver: { $seats }. Du spillede sidst og vinder!
       *[other] Pointlighed, { points-count } hver: { $seats }. { $seat } spillede sidst og vinder!
    }
status-over-level = { -Level-one-def } er vundet: { $points } af { $goal } { -point-one }!
status-over-short = { -Level-one-def } er ikke vundet: { $points } af { $goal } { -point-one }.
status-over-unmet = { status-over-short } Ikke opfyldt: { $missions }.
status-type-colour = Hvilke { -colour-other } er { -in-play-phrase }? Mangler endnu: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Hvilken { -bronze-mission-one } er { -in-play-phrase }?
       *[silver] Hvilken { -silver-mission-one } er { -in-play-phrase }?
    }
status-type-centre = Hvad viser { $die } i { -centre-one }?
status-type-first = Hvem begynder?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Slå 1 { -die-one }
       *[other] Slå { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = En { -die-one } viser 1 op til sit antal { -sides-other }. Vælg et af disse tal.
refused-TW-2-1 = Den { -colour-one } kan ikke komme { -in-play-phrase }. Vælg en af de viste.
refused-TW-2-2 = En d8 viser 1 til 8. Vælg et af disse tal.
refused-TW-2-4 = Den { -mission-one } kan ikke komme { -in-play-phrase }: den er af det forkerte metal eller allerede { -in-play-phrase }. Vælg en af de viste.
refused-TW-2-5 = Der sidder ingen. Vælg en plads ved dette bord.
refused-TW-3-1 = Kun { -die-other } i { -centre-one } eller ved kortene kan vælges. Vælg en af dem.
refused-TW-3-1-early = Tre { -die-other } slås sammen. Vælg flere først.
refused-TW-3-1-full = Tre { -die-other } er valgt. Slå dem, eller fortryd et valg.
refused-TW-3-3 = Kun en d8 i { -centre-one } kan tages. Vælg en, eller vælg { -die-other } at slå.
refused-TW-3-3-late = Du har valgt { -die-other } at slå. Læg dem tilbage, før du tager en d8.
refused-TW-3-4 = Under en { -die-one } { -hang-verb-s } kun et lavere { -result-one }, ikke et lige så højt. Vælg en { -die-one }, der viser mere, eller en { -star-one }.
refused-TW-3-4-take = Den d8 passer ingen steder: dine { -star-other } er fulde, og ingen { -die-one } med plads viser mere. Tag en anden, eller slå.
refused-TW-3-4-lacks = { -Die-other } { -hang-verb-s } under dine egne { -star-other } og { -die-other }. Vælg en af dem.
refused-TW-3-5 = Der { -hang-verb-s } allerede to { -die-other }. Vælg et andet sted.
refused-TW-3-7 = { -Hang-imperative } nu en af { -die-other-def } på { -hand-one-def }: vælg { -die-one-def } og dens sted.
refused-TW-3-10 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TW-6-5-rolled = Nu går en af de slagne { -die-other } { -leave-the-game-phrase }. Vælg hvilken.
refused-TW-6-5-taken = Nu går en anden { -die-one } { -leave-the-game-phrase }: en d8 i { -centre-one }, eller en vilkårlig fri { -die-one }, hvis der ingen er. Vælg hvilken.
refused-TW-6-6 = Ingen af de slagne { -die-other } passer. Vælg, hvilken af dem der går { -leave-the-game-phrase }.

## Options

option-level = { -Mission-other }
option-level-help = Ekstra { -point-one }, åbne for alle; alene skal alle opfyldes.
option-level-0 = Basis: ingen
option-level-1 = Bronze: 1 bronze
option-level-2 = Sølv: 2 sølv
option-level-3 = Diamant: 1 bronze, 2 sølv
option-level-4 = valgt nedenfor
option-mission_1 = Første { -mission-one }
option-mission_1-help = Kun med { -mission-other } ”valgt nedenfor”; 1 til 10 er bronze, 11 til 20 sølv.
option-mission_1-0 = ingen
option-mission_1-seat = { mission-choice }
option-mission_2 = Anden { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = ingen
option-mission_2-seat = { mission-choice }
option-mission_3 = Tredje { -mission-one }
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = ingen
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
option-red = Rød { -in-play-phrase }
option-red-help = Helt sikkert { -in-play-phrase }; tilfældet vælger resten.
option-yellow = Gul { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blå { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Grøn { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Sort { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Lilla { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Hvem begynder
option-first-help = Tilfældet bestemmer, eller en plads efter dit valg.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-keep = Mislykkede slag koster ingen { -die-one }
option-keep-help = Kun alene: passer ingen slået { -die-one }, er { -turn-one-def } mistet, men ingen { -die-one } går { -leave-the-game-phrase }.

bad-colours = Med så mange spillere kan kun { $count } { -colour-other } være { -in-play-phrase }, men der bedes om flere: { $colours }.
bad-mission-level = Der bedes om { -mission-one } { $number }, men { -mission-other } er ikke ”valgt nedenfor”. Indstil dem sådan.
bad-mission-twice = Der bedes om { -mission-one } { $number } to gange. Vælg en anden.
bad-missions = Ingen kan opfylde { -mission-other-def } { $missions } på én gang. Udelad en.

## The board in text

picture-label = { -Constellation-other-def }, { -die-other-def } i { -centre-one } og ved kortene; også som tekst.
text-board = Hvad der { -hang-verb-s } under hver { -star-one }, så de frie { -die-other }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] På din { -hand-one }:
       *[other] På { -hand-one-def }, { $seat }:
    }
text-centre = I { -centre-one }:
text-pool = Ved kortene, { $colour }:
text-out = { -Leave-the-game-state }:
text-none = intet
text-row = { $seat }: { $points } { -point-one }, { $count } af 7 { -die-other }.
text-parts = Pr. kort: { $parts }.
text-blocked = Ingen { -die-one } kan tilføjes mere.
text-turn =
    { $seat ->
        [you] Din { -turn-one }.
       *[other] Denne spillers { -turn-one }.
    }
text-cards = Kort { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du et { -constellation-one } af syv { -die-other }. I hver { -turn-one } slår du tre valgfrie { -die-other } og { -hang-verb-s } en af dem, eller tager en d8 fra { -centre-one } med dens { -result-one }. Under en { -star-one } må ethvert { -result-one } { -hang-verb }, under en { -die-one } kun et lavere, og aldrig mere end to { -die-other }. Hver { -colour-one } giver { -point-one } efter sit kort; { -twinkle-card-one } belønner { -die-other } under { -die-other } med færre { -sides-other }. { -Mission-other } kan komme til. Flest { -point-one } vinder; alene skal du have 20 { -point-one } og hver { -mission-one }.
rules-page = Klik på tre { -die-other } for at vælge dem, og slå så; indtil da kan et valg fortrydes. Eller tag en d8 fra { -centre-one }. Peg på en { -die-one } på et åbent sted for at læse, hvad den ville give, og klik for at { -hang-verb } den. Tastaturet kan det hele også. ”Hjælp mig med at vælge” viser også chancerne for de valgte { -die-other }. Vil du spille med rigtige { -die-other }, så vælg et rigtigt bræt under ”Tilfældighed og fairness”, eller brug pointblokken. { -Mission-other-gen } navne er vores.

rules-TW-1 = Hvad der er i æsken
rule-TW-1-1 = Der er 30 { -die-other }, alle forskellige: seks { -colour-other } (rød, gul, blå, grøn, sort, lilla), hver med en d4, d6, d8, d10 og d12. En { -die-one } nævnes ved { -colour-one } og { -type-one }.
rule-TW-1-2 = En d4 viser 1 til 4, en d6 1 til 6, en d8 1 til 8, en d10 1 til 10 (siden med 0 er 10), en d12 1 til 12; alle sider er lige sandsynlige.
rule-TW-1-3 = Spillepladen har to { -starting-star-other } til hver af fire spillere og et pointspor med fire markører. Der er seks { -scoring-card-other }, ét pr. { -colour-one }, { -twinkle-card-one }, 20 Missionskort (1 til 10 bronze, 11 til 20 sølv), fire { -campaign-card-other } til at spille alene og syv { -connector-other } pr. spiller.

rules-TW-2 = Opstilling
rule-TW-2-1 = Tilfældet vælger { -colour-other-def } { -in-play-phrase }: fire af seks for to spillere, fem for tre, alle for fire. Andre { -die-other } er ikke med.
rule-TW-2-2 = De d8’ere, der er { -in-play-phrase }, slås én gang og ligger i { -centre-one }. Alle andre { -die-other } ligger uslåede ved deres { -colour-one-gen } kort.
rule-TW-2-3 = { -twinkle-card-one } er altid { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, tilfældigt: Basis har ingen, Bronze én bronze, Sølv to sølv, Diamant én bronze og to sølv. { -Mission-other } er åbne og for alle.
rule-TW-2-5 = Den, der sidst så en meteor, begynder, eller tilfældet bestemmer. Der spilles med uret.

rules-TW-3 = En { -turn-one }
rule-TW-3-1 = Slå tre: vælg tre frie { -die-other }, ved kortene eller i { -centre-one }, slå dem, og { -hang-imperative } præcis én.
rule-TW-3-2 = De to andre { -die-other } { -go-home-verb-s }: til deres kort, eller en d8 til { -centre-one } med sit nye { -result-one }.
rule-TW-3-3 = Eller tag en d8: { -hang-imperative } en fra { -centre-one } med det { -result-one }, den viser, uden slag. Den skal passe et sted.
rule-TW-3-4 = Under en { -star-one } må ethvert { -result-one } { -hang-verb }. Under en { -die-one } skal { -result-one-def } være lavere end { -die-one-gen } over, ikke lige så højt. Enhver af dine { -die-other } kan bruges, ikke kun den nyeste.
rule-TW-3-5 = Højst to { -die-other } { -hang-verb-s } direkte under hver { -star-one } og hver { -die-one }.
rule-TW-3-6 = { -Hang-plural } { -die-other } flyttes og ændres aldrig {$ruling}. Én { -star-one } må forblive tom.
rule-TW-3-7 = Passer en slået { -die-one }, skal en { -hang-passive }; du vælger hvilken og hvor. Passer ingen, { -go-home-all }, d8’ere med deres nye { -result-other }, og { -turn-one-def } er mistet. Efter et mislykket slag kan du ikke tage en d8 i stedet {$ruling}.
rule-TW-3-8 = Efter { -round-one } 7 fortsætter spillere, der mistede { -turn-other }, med uret fra første spiller, én { -turn-one } hver ad gangen; de, der er færdige eller { -blocked-adjective }, springes over.
rule-TW-3-9 = En spiller, der aldrig mere kan { -hang-verb } en { -die-one }, er { -blocked-adjective }: begge { -star-other } er fulde, og det er også hver { -die-one }, der viser 2 eller mere. Den spiller springes over til slut, med færre end syv { -die-other }.
rule-TW-3-10 = Spillet slutter, når hver spiller har syv { -die-other } eller er { -blocked-adjective }.
rule-TW-3-11 = Med to til fire spillere er tre { -die-other } altid frie: mindst 7, 5 og 3 er tilbage.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Sorte { -die-other } hvor som helst under { -star-one-def } tæller.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Hver rød { -die-one } vælger for sig {$ruling}. Dens eget { -result-one } tæller ikke. En { -line-one } går fra en { -star-one } ned til en { -die-one } uden nogen under.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Flest { -point-one } vinder. Ved lighed vinder den, hvis sidste { -turn-one } kom senest, { -turn-other } indhentet efter { -round-one } 7 medregnet {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } { -Mission-other-def } 1 til 10 er bronze; 1 til 6 sammenligner spillere og giver { -point-one } til alle, der er lige bedst.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-one } for den laveste sum af alle { -result-other }, også ved lighed.
rule-TW-5-4 = 3 { -point-one } for færrest forskellige { -type-other } { -die-other }, også ved lighed.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-one } for færrest forskellige { -colour-other }, også ved lighed.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -Mission-other-def } 11 til 20 er sølv og giver { -point-one }, så ofte de forekommer.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hele { -constellation-one-def } tæller.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ingen { -die-one } danner par med sig selv {$ruling}. Den bedste parring tæller; to d6, der begge viser 3, må danne par.
rule-TW-5-18 = { mission-18-does } Den bedste parring tæller.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alene
rule-TW-6-1 = { -Campaign-one-def } har 40 { -level-other } i rækkefølge. En { -level-one } fastlægger sine { -mission-other } og fire { -colour-other }: 20 { -die-other }, med fire d8’ere i { -centre-one }. En tabt { -level-one } prøves igen fra begyndelsen.
rule-TW-6-2 = En { -level-one } er vundet med mindst 20 { -point-one } fra { -colour-card-other-def } og Twinkle tilsammen, og med hver { -mission-one } opfyldt. { -Mission-other } giver ingen { -point-one }.
rule-TW-6-3 = { -Bronze-mission-other } kræver: 1 en { -line-one } på fem eller flere; 2 tre ens { -result-other } eller flere {$ruling}; 3 en sum under 30 med alle syv { -die-other } {$ruling}; 4 højst tre { -type-other } {$ruling}; 5 tre { -die-other }, der tilsammen giver 16 eller mere; 6 højst tre { -colour-other } {$ruling}; 7 til 10 som ovenfor, 10 med alle { -level-one-gen } fire { -colour-other }.
rule-TW-6-4 = En { -silver-mission-one } er opfyldt, når den ville give { -point-one } mindst én gang.
rule-TW-6-5 = Hver { -turn-one } går én { -die-one } { -leave-the-game-phrase } for altid. Efter et slag vælger du en af de to, der ikke blev { -hang-participle }; den anden { -go-home-verb-s }. Efter at have taget en d8 er det en anden d8 fra { -centre-one }, eller en vilkårlig fri { -die-one }, hvis der ingen er.
rule-TW-6-6 = Efter et mislykket slag vælger du én slået { -die-one }, der går { -leave-the-game-phrase }; resten { -go-home-verb-s } {$ruling}. Mulighed: mislykkede slag koster ingen { -die-one }.
rule-TW-6-7 = Er færre end tre { -die-other } frie, slås de. Er ingen { -die-one } tilbage, der kan gå { -leave-the-game-phrase }, gør ingen det. Er der ingen { -die-other }, før syv { -hang-verb-s }, slutter spillet og bedømmes, som det står {$ruling}.
rule-TW-6-8 = Kan du aldrig mere { -hang-verb } en { -die-one }, slutter spillet straks og bedømmes, som det står {$ruling}.
rule-TW-6-9 = Du må lave dine egne { -level-other } med vilkårlige { -scoring-card-other } og { -mission-other }. Her må du vælge fire vilkårlige { -colour-other }.
rule-TW-6-10 = Vi kender ikke de 40 trykte { -level-other }. Vores {$reconstruction} er fire kort med ti, hver { -level-one } vundet før, ordnet efter, hvor ofte botten ”Stærk” vinder dem; hver { -mission-one } og hvert sæt { -colour-other } forekommer. Du kan også selv vælge { -colour-other } og { -mission-other }; { -mission-other-def } 4 og 8 udelukker hinanden, ligesom 6 og 10, samt 1, 7 og 9.

rules-TW-7 = Et eksempel med { -point-one }
rule-TW-7-1 = Bill har 16 { -point-one }: gul 3, grøn 2, sort 1, rød 8 (3, 3 og 2), Twinkle 2. Under { -star-one } A: sort d10 (10); under den rød d12 (9); under den gul d8 (6) og grøn d10 (7). Rød d8 (5) under gul d8, gul d4 (2) under rød d8, rød d4 (3) under grøn d10.
rule-TW-7-2 = Elizabeth har 18 { -point-one }: blå 4, grøn 5, sort 5 (4 og 1), Twinkle 4. Under { -star-one } A: sort d8 (7), under den sort d12 (3); grøn d8 (6), under den grøn d6 (4). Under { -star-one } B: sort d6 (5), under den blå d8 (3) og blå d4 (2).
rule-TW-7-3 = Anna har 19 { -point-one }: gul 6, blå 2, lilla 3, rød 2, Twinkle 6. Under { -star-one } A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under { -star-one } B: rød d10 (9), under den lilla d12 (8), under den gul d10 (6) og gul d6 (3).

rules-ours = Vores øvrige afgørelser
rule-ours-1 = Et { -constellation-one } skal have syv { -die-other } for at deltage i { -mission-other-def } 3, 4 og 6 {$ruling}.
rule-ours-2 = En spiller, der opgiver, får intet, og de andre deler sejren {$ruling}.
rule-ours-3 = { -Die-other } vælges i vilkårlig rækkefølge, og et valg kan fortrydes, til der slås {$ruling}.
rule-ours-4 = { -Point-one }, der vises under et spil, er { -constellation-other-gen }, som de { -hang-verb-s }; { -mission-other }, der sammenligner, kan stadig ændre sig {$ruling}.

## What a typed text should have been

unread-colour = ”{ $text }” er ikke en { -colour-one }; skriv en af disse: { $colours }.
unread-mission = ”{ $text }” er ikke en { -mission-one }; skriv ”{ -mission-one }” og et tal fra 1 til { $count }.
unread-first = ”{ $text }” er ikke en plads; skriv ”first” og pladsens nummer, som ”first 2”.
unread-result = ”{ $text }” er ikke et { -result-one } for { $die }; skriv et tal fra 1 til { $count }, som ”{ $die }=1”.
tree-part = ”{ $text }” er ikke en { -die-one } i et { -constellation-one }; skriv { -die-one }={ -result-one }@over, som ”red d12=9@black d10”, ”R12=9@N10” eller ”R12=9@A”.
tree-result = ”{ $text }”: { -die-one-def } har ingen sådan side ({ $tag }).
tree-long = Et { -constellation-one } har højst syv { -die-other } ({ $tag }), dette én mere: ”{ $text }”.
tree-twice = { -Die-one-def } { $text } står der to gange, men der er kun én ({ $tag }).
tree-colour = { -Die-one-def } { $text } har en { -colour-one }, der ikke er { -in-play-phrase } ({ $tag }).
tree-taken = { -Die-one-def } { $text } { -hang-verb-s } et andet sted eller er { -leave-the-game-state } ({ $tag }).
tree-parent = ”{ $text }”: { -die-one-def } over er ikke i dette { -constellation-one } ({ $tag }).
tree-lower = ”{ $text }”: { -result-one-def } skal være lavere end det over ({ $tag }).
tree-three = Mere end to { -die-other } { -hang-verb-s } under { $text } ({ $tag }).

## Bots

bot-greedy-help = spiller efter flest { -point-one } i denne { -turn-one }
bot-beginner-help = tager den første { -die-one }, der giver godt, overser bedre og håber på heldige slag
bot-novice-help = som Svær, men et valg må koste den op til 6 % vinderchance
bot-club-help = som Svær, men et valg må koste den op til 2 % vinderchance
bot-strong-help = vejer, hvad denne { -turn-one } efterlader, som den har lært det
bot-master-help = vejer hvert slag i denne { -turn-one }, sent i et spil også i den næste, og de { -die-other }, andre tager

## Help with a decision

advice-fits = Passer
advice-cards = Kort for kort
advice-gain = { -Point-one }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Slå { $dice }
advice-take = Tag { $die } med dens { $result }
advice-pick = Vælg { $die }
advice-odds = Passer: chancen for, at en af { -die-other-def } kan { -hang-passive }.
advice-hang = { -Hang-imperative } { $die } ({ $result }) under { $parent }
advice-hang-star = { -Hang-imperative } { $die } ({ $result }) under { -star-one } { $star }
advice-places = { -Point-one }: hvad stedet giver nu, kort for kort; senere { -turn-other } er ikke vejet med.
advice-note = { advice-odds } { -Point-one }: hvad denne { -turn-one } giver i snit, med den bedste { -die-one } på det bedste sted; senere { -turn-other } er ikke vejet med.

## Scoring from a file, and the score pad

score-figure = { $mission }, sammenlignes, ingen { -point-one } alene
score-compared = { $mission } ({ $figure }, sammenlignes)
score-colours = ”{ $text }” er ikke et sæt { -colour-other }; skriv nogle af bogstaverne { $letters }, hvert én gang.
pad-cards = Kort
pad-missions = { -Mission-other }, som de står (for 1 til 6 det, der sammenlignes)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: ikke { -in-play-phrase }
pad-die = Tryk på stedet for næste { -die-one }, eller på en { -die-one }, der { -hang-verb-s }.
pad-result = Hvad viser { $die }?
pad-shows = { $die }: { $result }
pad-place = Hvor { -hang-verb-s } { $die } ({ $result })?
pad-nowhere = { -Die-one-def } { $die } ({ $result }) passer ingen steder.
pad-under-star = Under { -star-one } { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Tag { $die } væk
pad-compared = { $mission }: det, der sammenlignes
pad-compared-means = Afgør, hvem der får { -point-one } ovenfor.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = ”{ $text }” er ikke ét spils { -mission-other }; skriv højst én bronze (1 til 10) og to sølv (11 til 20), som ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Tag først det væk, der { -hang-verb-s } under den.
pad-tied = Ved lighed vinder den, der spillede sidst (TW-4.8); blokken ved ikke hvem.
pad-whole = Alle syv { -die-other } { -hang-verb-s }.

# The dice of the hand: which one is hung. The page says ”Turn” here for other pieces.
action-turn = Næste { -die-one }
deed-place = Anbring under { $place }
deed-pick = Vælg denne { -die-one }
deed-discard = Smid { $die } væk
touch-place = Tryk på et lys.
touch-pick = Tryk på en { -die-one }.
touch-discard = Tryk på en { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Hvert { -constellation-one } { -hang-verb-s } i to, A og B. Op til to { -die-other } { -hang-verb-s } under hver { -star-one } og hver { -die-one }.
sign-connector = { -Twinkle-ing } { -connector-one }
sign-connector-does = { -Die-one-def } under har flere { -sides-other } end den over: 2 { -point-one } efter { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Her ligger d8’erne med { -result-other-def } af deres sidste slag.
sign-take = Tag den, som den ligger
sign-take-does = { -Hang-imperative } denne d8 med det { -result-one }, den viser, uden slag.
sign-cup = Raflebæger
sign-cup-does = Slår de tre valgte { -die-other }; én { -hang-passive }, de andre { -go-home-verb-s }.
sign-left = { -Leave-the-game-state }
sign-left-does = Alene går én { -die-one } { -leave-the-game-phrase } for altid hver { -turn-one }; dens plads er streget over.
now-hung =
    { $count ->
        [one] 1 { -die-one } { -hang-verb-s }, af syv.
       *[other] { $count } { -die-other } { -hang-verb-s }, af syv.
    }
now-points = { $points } { -point-one } nu.
now-best =
    { $card ->
        [any] Én { -die-one } mere kan gøre det til { $points }.
       *[colour] Én { -die-one } mere i denne { -colour-one } kan gøre det til { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enkelt { -die-one } kan gøre det til mere.
       *[colour] Ingen enkelt { -die-one } i denne { -colour-one } kan gøre det til mere.
    }
now-compared = { $own } her; de andres bedste: { $others }.
now-met = Opfyldt nu.
now-may-meet = { now-unmet } Én { -die-one } mere kan opfylde det.
now-unmet = Ikke opfyldt nu.

## What gives the win shares of a review

evaluator-net = lærte værdier oven på nøjagtige { -turn-other }
evaluator-level = { evaluator-net }, for { -level-one-def }

## Kinds of chance, for statistics

chance-of-d4 = Tallene på d4
chance-of-d6 = Tallene på d6
chance-of-d8 = Tallene på d8
chance-of-d10 = Tallene på d10
chance-of-d12 = Tallene på d12
chance-of-colour = { -Colour-other-def } { -in-play-phrase }
mistake-taking = tage i stedet for at slå
mistake-rolling = slå i stedet for at tage
mistake-low-d8 = tage en for lav d8
mistake-dull = slå med { -die-other }, der sjældent { -twinkle-verb-s }
mistake-small = slå med { -die-other } med for få { -sides-other }
mistake-large = slå med { -die-other } med for mange { -sides-other }
mistake-colour = vælge den forkerte { -colour-one }
mistake-mission = overse en { -mission-one }
mistake-twinkle = overse en tindren
mistake-points = placere for for få { -point-one }
mistake-low = placere et for lavt { -result-one }
mistake-top = placere en { -die-one } med mange { -sides-other } øverst
mistake-star = placere under en { -star-one } for tidligt
mistake-under = placere under en { -die-one }, ikke en { -star-one }
mistake-place = placere en { -die-one }
mistake-fitting = kassere en d8, der stadig passer
mistake-discard = kassere en { -die-one }
why-fits = En { -die-one } passer så i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af kastene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = I gennemsnit giver { -turn-one-def } så { NUMBER($better, maximumFractionDigits: 1) } { -point-one }, ikke { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det giver straks { $better }, ikke { $taken }.
why-room = I næste { -turn-one } passer en { -die-one } så i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af kastene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Så er 1 plads under { -star-other } stadig fri, ikke { $taken }.
       *[other] Så er { $better } pladser under { -star-other } stadig fri, ikke { $taken }.
    }
why-high = Under { -die-other } passer så { -result-other } op til { $better }, ikke op til { $taken }.
why-next = Med de { -die-other }, der er tilbage, giver næste { -turn-one } så { NUMBER($better, maximumFractionDigits: 1) } { -point-one } i gennemsnit, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I { -turn-one }: { $player }

## Puzzles

puzzle-how-exact-turn = ved hvert slag, hver { -die-one } og hvert sted i de sidste { -turn-other }
puzzle-theme-which-dice = hvilke { -die-other } der slås
puzzle-theme-centre = en { -die-one } fra { -centre-one }
puzzle-theme-twinkle = et Twinklepar
puzzle-theme-colour-card = en { -colour-one-gen } kort
puzzle-theme-mission = en { -mission-one }
puzzle-theme-last-die = den sidste { -die-one }
puzzle-theme-defence = før den andens sidste { -turn-one }
puzzle-theme-fewer-points = færre { -point-one } er bedre
puzzle-ask-which-dice = Hvilke { -die-other } slår du, eller tager du en?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Hvor { -hang-verb-s } din sidste { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } Den anden plads har én mere at { -hang-verb }.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Fire af seks { -colour-other }, hver i fem { -type-other }. Omridset viser { -type-one-def }, mærket { -colour-one-def }.
example-centre = To spillere har fire { -colour-other }. D8’erne ligger i { -centre-one } med { -result-other }; de andre { -die-other } er uslåede.
example-three = Tre { -die-other } vælges, fra { -centre-one } eller ved kortene, og slås; to er ikke nok.
example-take = Rød d8 viser 4 og passer under rød 5. Gul d8 viser 5 og passer ingen steder.
example-lower = En 3 må { -hang-verb } under en 5, men ikke under en anden 3.
example-two-at-most = Én { -die-one } mere må { -hang-verb } under rød 9; under { -star-one-def } { -hang-verb-s } allerede to.
example-yellow = Én, to og tre gule { -die-other }.
example-blue = To blå { -die-other } under samme { -star-one } er et par; hver af de øvrige blå { -die-other } giver 1. Blå og rød er intet par.
example-green = En grøn d4 med to andre d4’ere, og en grøn d12 alene af sin { -type-one }.
example-black = To sorte { -die-other } under samme { -star-one } med summen 9, eller en under hver { -star-one }.
example-purple = En lilla { -die-one } forbundet med tre { -die-other }. { -Star-other } tæller ikke.
example-red = Den røde { -die-one } tager { -line-one-def } med 8, 6 og 4: tre andre lige { -result-other }.
example-twinkle = En d6 { -twinkle-verb-s } under en d4, og en d8 under en d6; ikke en d6 eller d4 under en d6.
example-connectors = Tre { -connector-other } binder { -die-other } i samme { -colour-one } sammen: 9 og 7, 7 og 5, 4 og 3.
example-sums = 5 og 4 giver 9, og 3 og 2 giver 5.
example-out = Rød d4 { -hang-verb-s }. En af de to { -die-other }, der blev slået med den, går { -leave-the-game-phrase }, ingen anden.
example-bill = Bills { -constellation-one }: rød d12 { -twinkle-verb-s } under sort d10.
example-elizabeth = Elizabeths { -constellation-one }: et blåt par og sorte { -die-other } under begge { -star-other }.
example-anna = Annas { -constellation-one }: tre gule { -die-other }, og tre { -die-other }, der { -twinkle-verb-s }.
example-any-order = En grøn { -die-one } blev valgt først; en rød kan følge.
summary-turn = Din { -turn-one }
summary-turn-1 = Vælg tre frie { -die-other }, slå dem, og { -hang-imperative } præcis én. De andre { -go-home-verb-s }; en d8 går til { -centre-one } med sit nye { -result-one }.
summary-turn-2 = Eller tag en d8 fra { -centre-one } med dens { -result-one }, hvis den passer.
summary-turn-3 = Passer ingen af de tre, er { -turn-one-def } mistet.
summary-hang = At { -hang-verb }
summary-hang-1 = Under en { -star-one }: ethvert { -result-one }. Under en { -die-one }: et lavere, ikke et lige så højt.
summary-hang-2 = Højst to { -die-other } under hver { -star-one } og hver { -die-one }.
summary-hang-3 = Hvad der { -hang-verb-s }, flyttes aldrig.
summary-cards = { -Point-one }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Sort, pr. { -star-one }: én { -die-one } 1; flere efter deres sum: op til 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, fra 11: 3.
summary-cards-5 = Lilla: 1 for hver { -die-one }, den er forbundet med.
summary-cards-6 = Rød: på én { -line-one }, 1 for hvert af de øvrige ulige, eller af de øvrige lige, { -result-other }.
summary-cards-7 = Twinkle: 2 for hver { -die-one } under en { -die-one } med færre { -sides-other }.
summary-end = Spillets slutning
summary-end-1 = Alle har syv { -die-other } eller er { -blocked-adjective }. Mistede { -turn-other } indhentes efter { -round-one } 7.
summary-end-2 = Flest { -point-one } vinder; ved lighed den, der spillede sidst.
summary-end-3 = Alene: 20 { -point-one } og hver { -mission-one }. Hver { -turn-one } går én { -die-one } mere { -leave-the-game-phrase }.

## The tutorial

tutorial-goal = Målet: { -hang-imperative } syv { -die-other } under dine to { -star-other }, og få flere { -point-one } end Zoe.
tutorial-pick = Hver { -turn-one } vælger du tre { -die-other }, slår dem og { -hang-verb-s } en: vælg blå d12 først.
tutorial-pick-other = Vælg i denne lektion den markerede { -die-one }.
tutorial-pick-2 = Nu gul d10.
tutorial-pick-3 = Og grøn d4.
tutorial-roll = Slå nu de tre { -die-other }.
tutorial-hang = Du { -hang-verb-s } en af de tre; de andre { -go-home-verb-s }. Under en { -star-one } må ethvert { -result-one } { -hang-verb }, og et højt er bedst: { -hang-imperative } blå d12, en 9, under din første { -star-one }.
tutorial-hang-low = Kun lavere { -result-other } må { -hang-verb } under, så det giver lidt plads. Blå d12 viser mere.
tutorial-centre = Zoe tog en d8 fra { -centre-one } med det { -result-one }, den viser, uden slag. Tag den blå, en 7.
tutorial-centre-other = Tag i denne lektion blå d8 fra { -centre-one }.
tutorial-under = Under en { -die-one } må kun et lavere { -result-one } { -hang-verb }, ikke et lige så højt, og højst to { -die-other }. 7 passer under 9.
tutorial-under-other = Til det næste skal den { -hang-verb } under blå d12.
tutorial-blue-roll = Hver { -colour-one } giver { -point-one } efter sit kort. To blå { -die-other } side om side under samme { -die-one } eller { -star-one } giver 4 { -point-one }, hver af de øvrige blå { -die-other } 1. Blå d10 er blandt dine tre: slå.
tutorial-blue = Blå d10 viser 6. { -Hang-imperative } den under 9, ved siden af blå d8.
tutorial-blue-other = Det giver intet blåt par. { -Hang-imperative } blå d10 ved siden af blå d8.
tutorial-yellow = Gul tæller dine gule { -die-other }, hvor de end { -hang-verb-s }: én giver 1 { -point-one }, to 3, tre 6. { -Hang-imperative } gul d6, en 5, under 7.
tutorial-yellow-other = Det næste kræver gul d6 under blå d8.
tutorial-twinkle = En { -die-one } { -twinkle-verb-s } under en { -die-one } med færre { -sides-other }: 2 { -point-one }, i hver { -colour-one }. { -Hang-imperative } gul d10 under gul d6.
tutorial-twinkle-other = { -Hang-imperative } gul d10 under gul d6, hvor den { -twinkle-verb-s }.
tutorial-green = En grøn { -die-one } giver 1 { -point-one }, og 1 mere for hver af dine andre { -die-other } af dens { -type-one }. Du har to d10’ere: { -hang-imperative } grøn d10, så den { -twinkle-verb-s } under gul d6.
tutorial-green-other = Under gul d6 giver grøn d10 mere, fordi den { -twinkle-verb-s } der.
tutorial-mission = { -Mission-other } er for alle spillere; denne giver 3 { -point-one } til alle, der har { -die-other } af alle fem { -type-other }. Du mangler kun en d4: vælg den røde.
tutorial-red = En rød { -die-one } tæller de andre ulige { -die-other } på en { -line-one } gennem den, eller de lige. { -Line-one-def } 9, 7, 5, 3 er helt ulige: { -hang-imperative } rød d4 i dens ende, for 4 { -point-one } og { -mission-one-def }.
tutorial-red-other = Rød d4 giver mere i enden af den længste { -line-one }, under gul d10.
tutorial-won = Alle har syv { -die-other }, og du har vundet med 22 mod 16! Husk: passer ingen af de tre { -die-other }, { -go-home-they }, og { -turn-one-def } er mistet.
tutorial-colours = Tæt på slutningen af et andet spil. Med to spillere er fire af de seks { -colour-other } { -in-play-phrase }, denne gang også sort og lilla.
tutorial-purple = En lilla { -die-one } giver 1 { -point-one } for hver { -die-one }, den er forbundet med, over eller under. { -Hang-imperative } lilla d10 under gul d12.
tutorial-purple-other = Lektionen går videre med lilla d10 under gul d12.
tutorial-purple-two = To forbundne lilla { -die-other } tæller hinanden. En 6 under en 8 tjener også en { -mission-one }: 1 { -point-one } for hver { -die-one }, der viser præcis 2 mindre end den over.
tutorial-purple-two-other = Der er de lilla { -die-other } ikke forbundet. { -Hang-imperative } lilla d6 under lilla d10.
tutorial-black = Sorte { -die-other } giver { -point-one } efter deres sum under hver { -star-one }; 9 er bedst: 5 { -point-one }. Din første { -star-one } har en sort 6: { -hang-imperative } sort 3 under rød d12, hvor den også tjener { -mission-one-def }.
tutorial-black-other = Under den første { -star-one } giver sort d4 summen 9, og under rød d12 tjener den også { -mission-one-def }.
tutorial-end = Du har vundet igen, og du kender alle seks { -colour-other }. { -Mission-other } skifter fra spil til spil: læs dem først, og hav det sjovt!
