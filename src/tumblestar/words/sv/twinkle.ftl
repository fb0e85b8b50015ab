### The words of Twinkle in Swedish. Arguments as in en/twinkle.ftl, which explains them.
### Dice stand without an article, like names: “röd d4”.

## The game

game-name = Twinkle
game-tagline = Sju { -die-other } under två { -star-other }: platsen avgör vad de ger.
game-by = av Theo Karvounis, V-Games
game-about = Slå tre valfria { -die-other } och { -hang-imperative } en av dem i din { -constellation-one }: vilket { -result-one } som helst under en { -star-one }, bara lägre under en { -die-one }. Varje { -colour-one } ger { -point-one } på sitt sätt. Efter sju { -die-other } vinner den med flest { -point-one }. För en till fyra spelare; ensam spelar du mot { -mission-one }.

## Colours, dice, stars

colour-red = röd
colour-yellow = gul
colour-blue = blå
colour-green = grön
colour-black = svart
colour-purple = lila

colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

colour-red-d4 = röd d4
colour-red-d6 = röd d6
colour-red-d8 = röd d8
colour-red-d10 = röd d10
colour-red-d12 = röd d12
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
colour-green-d4 = grön d4
colour-green-d6 = grön d6
colour-green-d8 = grön d8
colour-green-d10 = grön d10
colour-green-d12 = grön d12
colour-black-d4 = svart d4
colour-black-d6 = svart d6
colour-black-d8 = svart d8
colour-black-d10 = svart d10
colour-black-d12 = svart d12
colour-purple-d4 = lila d4
colour-purple-d6 = lila d6
colour-purple-d8 = lila d8
colour-purple-d10 = lila d10
colour-purple-d12 = lila d12

die-shown = { $die } ({ $result })
star-a = { -star-one } A
star-b = { -star-one } B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rött
card-yellow = Gult
card-blue = Blått
card-green = Grönt
card-black = Svart
card-purple = Lila
card-twinkle = Twinkle
card-red-does = För varje röd { -die-one }: välj en { -line-one } genom den, och udda eller jämnt, det som ger mest. 1 { -point-one } för varje annan { -die-one } på { -line-one-def } med sådant { -result-one }, även röda.
card-yellow-does = En gul { -die-one } var som helst ger 1 { -point-one }, två 3, tre eller fler 6.
card-blue-does = 4 { -point-one } för två blå { -die-other } sida vid sida under samma { -die-one } eller { -star-one }, 1 för varje annan blå { -die-one }.
card-green-does = 1 { -point-one } för varje grön { -die-one }, och 1 till för varje annan { -die-one } av dess { -type-one } i hela { -constellation-one-def }.
card-black-does = Under varje { -star-one } för sig: en svart { -die-one } 1 { -point-one }; två eller fler efter summan av sina { -result-other }: upp till 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; från 11: 3.
card-purple-does = För varje lila { -die-one }: 1 { -point-one } för varje { -die-one } som sitter ihop med den, över eller under. { -Star-other } räknas inte.
card-twinkle-does = 2 { -point-one } för varje { -die-one } som { -hang-verb-s } under en { -die-one } med färre { -sides-other }, till exempel en d10 under en d6. En { -die-one } under en { -star-one } { -twinkle-verb-s } aldrig.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = Längsta { -line-one-def }
mission-2 = Lika { -result-other }
mission-3 = Lägsta summan
mission-4 = Få { -type-other }
mission-5 = Tre högsta
mission-6 = Få { -colour-other }
mission-7 = Udda eller jämnt
mission-8 = Alla fem { -type-other }
mission-9 = Högst sex
mission-10 = Varje { -colour-one }
mission-11 = { -Colour-one } vid { -colour-one }
mission-12 = Två lägre
mission-13 = Tvillingtyper
mission-14 = d4 till nio eller tio
mission-15 = Tretton eller fjorton
mission-16 = Ettor
mission-17 = d6 med 3, d10 med 4
mission-18 = Från { -star-one } till { -star-one }
mission-19 = Tvillingvärden
mission-20 = Summan av två
mission-1-does = 3 { -point-one } för flest { -die-other } på en { -line-one }, även vid lika.
mission-2-does = 3 { -point-one } för flest { -die-other } som visar samma { -result-one }, även vid lika.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-one } för högst summa av sina tre högsta { -result-other }, även vid lika.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Det kräver sju { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-one } till alla som klarar det.
mission-11-does = 1 { -point-one } för varje { -connector-one } mellan två { -die-other } av samma { -colour-one }.
mission-12-does = 1 { -point-one } för varje { -die-one } som visar exakt 2 mindre än { -die-one-def } över.
mission-13-does = 2 { -point-one } för varje par { -die-other } av samma { -type-one } sida vid sida under en { -die-one } eller { -star-one }.
mission-14-does = 2 { -point-one } för varje { -connector-one } mellan en d4 och en annan { -die-one } vars { -result-other } ihop blir 9 eller 10.
mission-15-does = 2 { -point-one } för varje { -colour-one } vars { -die-other } ihop blir 13 eller 14.
mission-16-does = En { -die-one } som visar 1 ger 1 { -point-one }, två 3, tre eller fler 5.
mission-17-does = 2 { -point-one } för varje par av en valfri d6 och en annan { -die-one } som visar 3, eller av en valfri d10 och en annan { -die-one } som visar 4. Varje { -die-one } ingår i högst ett par.
mission-18-does = För varje par { -die-other }, en från vardera { -star-one-def }: 1 { -point-one } för samma { -colour-one } eller { -result-one }, 2 för båda. Varje { -die-one } ingår i högst ett par.
mission-19-does = 2 { -point-one } för varje par { -die-other } med lika { -result-other } sida vid sida under en { -die-one } eller { -star-one }.
mission-20-does = 3 { -point-one } för varje { -die-one } vars två { -die-other } under ihop blir dess eget { -result-one }.
mission-1-solo = Fem eller fler { -die-other } på en { -line-one }.
mission-2-solo = Tre eller fler { -die-other } som visar samma { -result-one }.
mission-3-solo = Sju { -die-other } vars { -result-other } ihop blir under 30.
mission-4-solo = { -Die-other } av högst tre { -type-other }.
mission-5-solo = Tre { -die-other } som ihop blir 16 eller mer.
mission-6-solo = { -Die-other } i högst tre { -colour-other }.
mission-7-solo = Under varje { -star-one } bara udda eller bara jämna { -result-other }: den ena { -star-one-def } får vara udda och den andra jämn, och en tom { -star-one } duger.
mission-8-solo = { -Die-other } av alla fem { -type-other }.
mission-9-solo = Bara { -result-other } på högst 6.
mission-10-solo = En { -die-one } i varje { -colour-one } som är { -in-play-phrase }.
mission-11-solo = Två { -die-other } av samma { -colour-one } med en { -connector-one } mellan sig.
mission-12-solo = En { -die-one } som visar exakt 2 mindre än { -die-one-def } över.
mission-13-solo = Två { -die-other } av samma { -type-one } sida vid sida under en { -die-one } eller { -star-one }.
mission-14-solo = En d4 ihop med en annan { -die-one } så att de blir 9 eller 10.
mission-15-solo = En { -colour-one } vars { -die-other } ihop blir 13 eller 14.
mission-16-solo = En { -die-one } som visar 1.
mission-17-solo = En valfri d6 och en annan { -die-one } som visar 3, eller en valfri d10 och en annan { -die-one } som visar 4.
mission-18-solo = En { -die-one } under vardera { -star-one-def }, med samma { -colour-one } eller samma { -result-one }.
mission-19-solo = Två { -die-other } med lika { -result-other } sida vid sida under en { -die-one } eller { -star-one }.
mission-20-solo = En { -die-one } vars två { -die-other } under ihop blir dess eget { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } av { $goal } { -point-one }
goal-points-does = { -Colour-card-other-def } och Twinkle måste ge { $goal } { -point-one }; nu ger de { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: klarat för gott
        [met] { $mission }: klarat hittills
       *[unmet] { $mission }: inte klarat
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rött
        [yellow] gult
        [blue] blått
        [green] grönt
        [black] svart
        [purple] lila
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } för { -mission-one } { $number }
           *[plus] { $points } för { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } är klarat
       *[unmet] { -mission-one } { $number } är inte längre klarat
    }
gain-none = Inga { -point-one }.
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
        [you] Du väljer
       *[other] { $seat } väljer
    }
seat-hangs =
    { $seat ->
        [you] Du { -hang-verb-s } { $die } ({ $result }) under { $place }.
       *[other] { $seat } { -hang-verb-s } { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du förlorar { -turn-one-def }
       *[other] { $seat } förlorar { -turn-one-def }
    }
fits-nowhere =
    { $count ->
        [one] Slag: { $die } visar { $result } och passar ingenstans.
       *[other] Slag: { $die } visar { $result }, och ingen av { -die-other-def } passar.
    }
points-count = { $points } { -point-one }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = I { -centre-one } visar { $die } { $result }.
did-first =
    { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } { $die } ({ $count } av { $most }).
did-roll =
    { $seat ->
        [you] Du slår: { $dice }.
       *[other] { $seat } slår: { $dice }.
    }
did-take =
    { $seat ->
        [you] Du tar { $die } ({ $result }) från { -centre-one }.
       *[other] { $seat } tar { $die } ({ $result }) från { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] Slag: { $die } visar { $result }.
       *[no] Slag: { $die } visar { $result } och passar ingenstans.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, och en { -die-one }.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Övriga: { $others }.
did-out =
    { $seat ->
        [you] Du tar { $die } ur spelet.
       *[other] { $seat } tar { $die } ur spelet.
    }
did-over =
    { $end ->
        [level] { $told } { -Level-one-def } är vunnen!
        [failed] { $told } { -Level-one-def } är inte vunnen.
       *[over] { $told } Spelet är slut.
    }
did-resign =
    { $seat ->
        [you] Du ger upp.
       *[other] { $seat } ger upp.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Välj { $die } för att slå den ({ $count } av { $most }).
       *[other] Välj { $die } för att slå den ({ $count } av { $most }) och avstå från dess { $result }.
    }
would-roll = Slå: { $dice }. Om någon passar måste en { -hang-passive }.
would-take = Ta { $die } ({ $result }) från { -centre-one } och { -hang-imperative } den utan slag.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-imperative } { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Övriga: { $others }.
would-out = Ta { $die } ur spelet för gott.
would-over =
    { $end ->
        [won] { $told } Du vinner!
        [lost] { $told } Spelet slutar, och du vinner inte.
        [level] { $told } { -Level-one-def } är vunnen!
       *[failed] { $told } { -Level-one-def } är inte vunnen.
    }
would-resign = Ge upp: de andra delar på segern.

## Status

status-setup = Förberedelser
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } av { $most }
round-late = { -Round-one } { $count }: förlorade { -turn-other }
dice-count =
    { $count ->
        [one] { $count } { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Välj { dice-count } att slå, eller ta en d8 från { -centre-one }.
       *[other] { $seat } väljer { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Välj { dice-count } att slå.
       *[other] { $seat } väljer { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Välj { $count } till att slå.
       *[other] { $seat } väljer { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Slå { dice-count }.
       *[other] { $seat } slår { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Placera en av de här { -die-other-def }: välj platsen.
       *[other] { $seat } placerar en { -die-one }.
    }
status-take =
    { $seat ->
        [you] Placera { $die }: välj platsen.
       *[other] { $seat } placerar { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Välj en slagen { -die-one } att kasta.
       *[other] { $seat } kastar en { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Välj en annan d8 i { -centre-one } att kasta.
       *[other] { $seat } kastar en d8.
    }
status-out-any =
    { $seat ->
        [you] Ingen d8 är i { -centre-one }: kasta en { -die-one }.
       *[other] { $seat } kastar en { -die-one }.
    }
status-over-won =
    { $seat ->
        [you] Du vinner med { points-count }!
       *[other] { $seat } vinner med { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Lika, { points-count } var: { $seats }. Du spelade sist och vinner!
       *[other] Lika, { points-count } var: { $seats }. { $seat } spelade sist och vinner!
    }
status-over-level = { -Level-one-def } är vunnen: { $points } av { $goal } { -point-one }!
status-over-short = { -Level-one-def } är inte vunnen: { $points } av { $goal } { -point-one }.
status-over-unmet = { status-over-short } Inte klarat: { $missions }.
status-type-colour = Vilka { -colour-other } är { -in-play-phrase }? Kvar att välja: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Vilket { -bronze-mission-one } är { -in-play-phrase }?
       *[silver] Vilket { -silver-mission-one } är { -in-play-phrase }?
    }
status-type-centre = Vad visar { $die } i { -centre-one }?
status-type-first = Vem börjar?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Slå { $count } { -die-one }
       *[other] Slå { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = En { -die-one } visar 1 upp till antalet { -sides-other }. Välj ett av de talen.
refused-TW-2-1 = Den { -colour-one-def } kan inte vara { -in-play-phrase }. Välj en av dem som erbjuds.
refused-TW-2-2 = En d8 visar 1 till 8. Välj ett av de talen.
refused-TW-2-4 = Det { -mission-one-def } kan inte vara { -in-play-phrase }: det är av fel metall eller redan { -in-play-phrase }. Välj ett av dem som erbjuds.
refused-TW-2-5 = Ingen sitter där. Välj en plats vid det här bordet.
refused-TW-3-1 = Bara { -die-other } i { -centre-one } eller vid korten kan väljas. Välj en av dem.
refused-TW-3-1-early = Tre { -die-other } slås på en gång. Välj fler först.
refused-TW-3-1-full = Tre { -die-other } är valda. Slå dem, eller ångra ett val.
refused-TW-3-3 = Bara en d8 i { -centre-one } kan tas. Välj en, eller välj { -die-other } att slå.
refused-TW-3-3-late = Du har valt { -die-other } att slå. Ångra de valen innan du tar en d8.
refused-TW-3-4 = Under en { -die-one } { -hang-passive-s } bara ett strikt lägre { -result-one }. Välj en { -die-one } som visar mer, eller en { -star-one }.
refused-TW-3-4-take = Den d8:an passar ingenstans: dina { -star-other } är fulla, och ingen { -die-one } med plats visar mer. Ta en annan, eller slå.
refused-TW-3-4-lacks = { -Die-other } { -hang-verb-s } under dina egna { -star-other } och { -die-other }. Välj en av dem.
refused-TW-3-5 = Där { -hang-verb-s } redan två { -die-other }. Välj en annan plats.
refused-TW-3-7 = { -Hang-imperative } nu en av { -die-other-def } i din { -hand-one }: välj { -die-one-def } och dess plats.
refused-TW-3-10 = Spelet är slut. Stega igenom det, eller spela ett nytt.
refused-TW-6-5-rolled = En av de slagna { -die-other-def } måste nu { -leave-the-game-verb }. Välj vilken.
refused-TW-6-5-taken = Nu måste en { -die-one } till { -leave-the-game-verb }: en d8 i { -centre-one }, eller vilken ledig { -die-one } som helst om ingen finns. Välj vilken.
refused-TW-6-6 = Ingen av de slagna { -die-other-def } passar. Välj vilken av dem som { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-one }
option-level-help = Extra { -point-one }, öppna för alla; ensam måste du klara alla.
option-level-0 = Bas: inga
option-level-1 = Brons: 1 brons
option-level-2 = Silver: 2 silver
option-level-3 = Diamant: 1 brons, 2 silver
option-level-4 = väljs nedan
option-mission_1 = Första { -mission-one-def }
option-mission_1-help = Bara när { -mission-other-def } ”väljs nedan”; 1 till 10 är brons, 11 till 20 silver.
option-mission_1-0 = inget
option-mission_1-seat = { mission-choice }
option-mission_2 = Andra { -mission-one-def }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = inget
option-mission_2-seat = { mission-choice }
option-mission_3 = Tredje { -mission-one-def }
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = inget
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
option-red = Rött { -in-play-phrase }
option-red-help = Säkert { -in-play-phrase }; slumpen väljer resten.
option-yellow = Gult { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blått { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Grönt { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Svart { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Lila { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Vem börjar
option-first-help = Slumpen avgör, eller en plats som du väljer.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-keep = Misslyckade slag kostar ingen { -die-one }
option-keep-help = Bara i ensamspel: om ingen slagen { -die-one } passar förloras { -turn-one-def }, men ingen { -die-one } måste { -leave-the-game-verb }.

bad-colours = Med så många spelare kan bara { $count } { -colour-other } vara { -in-play-phrase }, men fler är begärda: { $colours }.
bad-mission-level = { -Mission-one } { $number } är begärt, men { -mission-other-def } är inte inställda på ”väljs nedan”. Ställ in det.
bad-mission-twice = { -Mission-one } { $number } är begärt två gånger. Välj ett annat.
bad-missions = Ingen kan klara { -mission-one } { $missions } tillsammans. Ta bort ett.

## The board in text

picture-label = { -Constellation-other-def }, { -die-other-def } i { -centre-one } och vid korten; finns även som text.
text-board = Det som { -hang-verb-s } under varje { -star-one }, sedan de lediga { -die-other-def }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] I din { -hand-one }:
       *[other] I { -hand-one-def }, { $seat }:
    }
text-centre = I { -centre-one }:
text-pool = Vid korten, { $colour }:
text-out = Ur spelet:
text-none = inget
text-row =
    { $points ->
        [one] { $seat }: { $points } { -point-one }, { $count } av 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-one }, { $count } av 7 { -die-other }.
    }
text-parts = Per kort: { $parts }.
text-blocked = Ingen { -die-one } kan läggas till längre.
text-turn =
    { $seat ->
        [you] Din { -turn-one }.
       *[other] Den här spelarens { -turn-one }.
    }
text-cards = Kort { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du en { -constellation-one } av sju { -die-other }. Varje { -turn-one } slår du tre valfria { -die-other } och { -hang-verb-s } en av dem, eller tar en d8 från { -centre-one } med dess { -result-one }. Under en { -star-one } får vilket { -result-one } som helst { -hang-verb }, under en { -die-one } bara ett lägre, och aldrig fler än två { -die-other }. Varje { -colour-one } ger { -point-one } enligt sitt kort; { -twinkle-card-one-def } belönar { -die-other } under { -die-other } med färre { -sides-other }. { -Mission-one } kan ge mer. Flest { -point-one } vinner; ensam behöver du 20 { -point-one } och alla { -mission-one }.
rules-page = Klicka på tre { -die-other } för att välja dem, och slå sedan; fram till dess kan ett val ångras. Eller ta en d8 från { -centre-one }. Håll pekaren över en { -die-one } på en öppen plats för att läsa vad den skulle ge, och klicka för att { -hang-verb } den. Allt går även med tangentbordet. ”Hjälp mig välja” visar också oddsen för de valda { -die-other-def }. Vill du spela med riktiga { -die-other } väljer du en riktig spelplan som slump, eller använder poängblocket. Namnen på { -mission-other-def } är våra.

rules-TW-1 = Innehåll
rule-TW-1-1 = Det finns 30 { -die-other }, alla olika: sex { -colour-other } (röd, gul, blå, grön, svart, lila), var och en med d4, d6, d8, d10 och d12. En { -die-one } kallas efter { -colour-one } och { -type-one }.
rule-TW-1-2 = En d4 visar 1 till 4, en d6 1 till 6, en d8 1 till 8, en d10 1 till 10 (den tryckta 0:an är 10), en d12 1 till 12; alla { -sides-other } är lika sannolika.
rule-TW-1-3 = Spelplanen har två { -starting-star-other } för var och en av fyra spelare, och ett poängspår med fyra markörer. Det finns sex { -scoring-card-other }, ett per { -colour-one }, { -twinkle-card-one-def }, 20 uppdragskort (1 till 10 brons, 11 till 20 silver), fyra { -campaign-card-other } för ensamspel och sju { -connector-other } per spelare.

rules-TW-2 = Förberedelser
rule-TW-2-1 = Slumpen väljer vilka { -colour-other } som är { -in-play-phrase }: fyra av sex för två spelare, fem för tre, alla för fyra. Övriga { -die-other } är inte med.
rule-TW-2-2 = De d8:or som är { -in-play-phrase } slås en gång och läggs i { -centre-one }. Alla andra { -die-other } ligger oslagna vid kortet för sin { -colour-one }.
rule-TW-2-3 = { -twinkle-card-one-def } är alltid { -in-play-phrase }.
rule-TW-2-4 = { -Mission-one }, slumpvis: Bas har inga, Brons ett { -bronze-mission-one }, Silver två { -silver-mission-one }, Diamant ett brons och två silver. { -Mission-other-def } är öppna och gäller alla.
rule-TW-2-5 = Den som senast såg ett stjärnfall börjar, eller slumpen avgör. Spelet går medurs.

rules-TW-3 = En { -turn-one }
rule-TW-3-1 = Slå tre: välj tre valfria lediga { -die-other }, vid korten eller i { -centre-one }, slå dem och { -hang-imperative } exakt en.
rule-TW-3-2 = De två andra { -die-other-def } { -go-home-verb-s }: till sitt kort, eller en d8 till { -centre-one } med sitt nya { -result-one }.
rule-TW-3-3 = Eller ta en d8: { -hang-imperative } en från { -centre-one } med det { -result-one } den visar, utan slag. Den måste passa någonstans.
rule-TW-3-4 = Under en { -star-one } får vilket { -result-one } som helst { -hang-verb }. Under en { -die-one } måste { -result-one-def } vara strikt lägre än { -result-one-def } på { -die-one-def } över. Alla dina { -die-other } duger, inte bara den nyaste.
rule-TW-3-5 = Högst två { -die-other } { -hang-verb-s } direkt under varje { -star-one } och varje { -die-one }.
rule-TW-3-6 = { -Die-other } som { -hang-verb-s } flyttas och ändras aldrig {$ruling}. En { -star-one } får förbli tom.
rule-TW-3-7 = Om en slagen { -die-one } passar måste en { -hang-passive }; du väljer vilken och var. Om ingen passar går alla hem, d8:or med sina nya { -result-other }, och { -turn-one-def } är förlorad. Efter ett misslyckat slag kan du inte ta en d8 i stället {$ruling}.
rule-TW-3-8 = Efter { -round-one } 7 fortsätter de spelare som förlorat { -turn-other }, medurs från startspelaren, en { -turn-one } var i taget; de som är klara eller { -blocked-adjective-other } hoppas över.
rule-TW-3-9 = En spelare som aldrig kan { -hang-verb } en { -die-one } till är { -blocked-adjective }: båda { -star-other-def } är fulla, liksom varje { -die-one } som visar 2 eller mer. Spelaren hoppas över till slutet, med färre än sju { -die-other }.
rule-TW-3-10 = Spelet slutar när varje spelare har sju { -die-other } eller är { -blocked-adjective }.
rule-TW-3-11 = Med två till fyra spelare är tre { -die-other } alltid lediga: minst 7, 5 och 3 är kvar.

rules-TW-4 = { -Scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Svarta { -die-other } var som helst under { -star-one-def } räknas.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Varje röd { -die-one } väljer för sig {$ruling}. Dess eget { -result-one } räknas inte. En { -line-one } går från en { -star-one } ned till en { -die-one } som ingen { -hang-verb-s } under.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Flest { -point-one } vinner. Vid lika vinner den vars sista { -turn-one } kom senast, även { -turn-other } efter { -round-one } 7 {$ruling}.

rules-TW-5 = { -Mission-one }
rule-TW-5-1 = { mission-1-does } { -Mission-one } 1 till 10 är brons; 1 till 6 jämför spelarna och betalar alla som delar förstaplatsen.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-one } för lägst summa av alla { -result-other }, även vid lika.
rule-TW-5-4 = 3 { -point-one } för minst antal olika { -type-other } av { -die-other }, även vid lika.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-one } för minst antal olika { -colour-other }, även vid lika.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -Mission-one } 11 till 20 är silver och betalar varje gång de uppfylls.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hela { -constellation-one-def } räknas.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ingen { -die-one } bildar par med sig själv {$ruling}. Den bästa parningen räknas; två d6 som båda visar 3 får bilda par.
rule-TW-5-18 = { mission-18-does } Den bästa parningen räknas.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Ensam
rule-TW-6-1 = { -Campaign-one-def } har 40 { -level-other }, i ordning. En { -level-one } anger sina { -mission-one } och fyra { -colour-other }: 20 { -die-other }, med fyra d8 i { -centre-one }. En misslyckad { -level-one } spelas om från början.
rule-TW-6-2 = En { -level-one } vinns med minst 20 { -point-one } från { -colour-card-other-def } och Twinkle tillsammans, och med alla { -mission-one } klarade. { -Mission-one } ger inga { -point-one }.
rule-TW-6-3 = { -Bronze-mission-one } kräver: 1 en { -line-one } med minst fem; 2 tre lika { -result-other } eller fler {$ruling}; 3 en summa under 30, med alla sju { -die-other } {$ruling}; 4 högst tre { -type-other } {$ruling}; 5 tre { -die-other } som ihop blir minst 16; 6 högst tre { -colour-other } {$ruling}; 7 till 10 som ovan, 10 med { -level-one-gen } alla fyra { -colour-other }.
rule-TW-6-4 = Ett { -silver-mission-one } är klarat när det skulle ge { -point-one } minst en gång.
rule-TW-6-5 = Varje { -turn-one } måste en { -die-one } { -leave-the-game-verb } för gott. Efter ett slag väljer du en av de två { -die-other } som inte { -hang-passive-past }; den andra { -go-home-verb-s }. Tar du en d8 är det en annan d8 från { -centre-one }, eller vilken ledig { -die-one } som helst om ingen finns.
rule-TW-6-6 = Efter ett misslyckat slag väljer du en slagen { -die-one } som { -leave-the-game-verb-s }; resten { -go-home-verb-s } {$ruling}. Alternativ: misslyckade slag kostar ingen { -die-one }.
rule-TW-6-7 = Om färre än tre { -die-other } är lediga slår du dem. Finns ingen { -die-one } som kan { -leave-the-game-verb } gör ingen det. Tar { -die-other-def } slut innan sju { -hang-verb-s } slutar spelet och bedöms som det står {$ruling}.
rule-TW-6-8 = Om du aldrig kan { -hang-verb } en { -die-one } till slutar spelet genast och bedöms som det står {$ruling}.
rule-TW-6-9 = Du får göra egna { -level-other } med valfria { -scoring-card-other } och { -mission-one }. Här får du välja fyra valfria { -colour-other }.
rule-TW-6-10 = De 40 tryckta { -level-other-def } känner vi inte till. Våra {$reconstruction} är fyra kort med tio var; varje { -level-one } har redan vunnits, och de står i ordning efter hur ofta boten ”Stark” vinner dem; alla { -mission-one } och alla färgkombinationer finns med. Du kan också välja { -colour-other } och { -mission-one } själv; { -mission-one } 4 och 8 utesluter varandra, liksom 6 och 10, och alla tre 1, 7 och 9.

rules-TW-7 = Ett räkneexempel
rule-TW-7-1 = Bill har 16 { -point-one }: gult 3, grönt 2, svart 1, rött 8 (3, 3 och 2), Twinkle 2. Under { -star-one } A: svart d10 (10); under den röd d12 (9); under den gul d8 (6) och grön d10 (7). Röd d8 (5) under gul d8, gul d4 (2) under röd d8, röd d4 (3) under grön d10.
rule-TW-7-2 = Elizabeth har 18 { -point-one }: blått 4, grönt 5, svart 5 (4 och 1), Twinkle 4. Under { -star-one } A: svart d8 (7), under den svart d12 (3); grön d8 (6), under den grön d6 (4). Under { -star-one } B: svart d6 (5), under den blå d8 (3) och blå d4 (2).
rule-TW-7-3 = Anna har 19 { -point-one }: gult 6, blått 2, lila 3, rött 2, Twinkle 6. Under { -star-one } A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under { -star-one } B: röd d10 (9), under den lila d12 (8), under den gul d10 (6) och gul d6 (3).

rules-ours = Våra övriga tolkningar
rule-ours-1 = En { -constellation-one } behöver sju { -die-other } för att tävla om { -mission-one } 3, 4 och 6 {$ruling}.
rule-ours-2 = En spelare som ger upp får ingenting, och de andra delar på segern {$ruling}.
rule-ours-3 = { -Die-other } väljs i valfri ordning, och ett val kan ångras fram till slaget {$ruling}.
rule-ours-4 = { -Point-def } som visas under spelet gäller { -constellation-other-def } som de { -hang-verb-s } just då; jämförande { -mission-one } kan fortfarande ändras {$ruling}.

## What a typed text should have been

unread-colour = ”{ $text }” är ingen { -colour-one }; väntat: någon av { $colours }.
unread-mission = ”{ $text }” är inget { -mission-one }; väntat: ”mission” och ett tal från 1 till { $count }.
unread-first = ”{ $text }” är ingen plats; väntat: ”first” och platsens nummer, till exempel ”first 2”.
unread-result = ”{ $text }” är inget { -result-one } för { $die }; väntat: ett tal från 1 till { $count }, till exempel ”{ $die }=1”.
tree-part = ”{ $text }” är ingen { -die-one } i en { -constellation-one }; väntat: die=result@parent, som ”red d12=9@black d10”, ”R12=9@N10” eller ”R12=9@A”.
tree-result = ”{ $text }”: { -die-one-def } har ingen sådan sida ({ $tag }).
tree-long = En { -constellation-one } har högst sju { -die-other } ({ $tag }), den här har fler: ”{ $text }”.
tree-twice = { -Die-one-def } { $text } finns med två gånger, men det finns bara en ({ $tag }).
tree-colour = { -Die-one-def } { $text } har en { -colour-one } som inte är { -in-play-phrase } ({ $tag }).
tree-taken = { -Die-one-def } { $text } { -hang-verb-s } någon annanstans eller har { -leave-the-game-supine } ({ $tag }).
tree-parent = ”{ $text }”: { -die-one-def } över finns inte i den här { -constellation-one-def } ({ $tag }).
tree-lower = ”{ $text }”: { -result-one-def } måste vara lägre än { -result-one-def } över ({ $tag }).
tree-three = Fler än två { -die-other } { -hang-verb-s } under { $text } ({ $tag }).

## Bots

bot-greedy-help = spelar för flest { -point-one } denna { -turn-one }
bot-beginner-help = tar den första { -die-one } som lönar sig, missar bättre och hoppas på lyckliga slag
bot-novice-help = som Svår, men ett val kan kosta upp till 6 % vinstchans
bot-club-help = som Svår, men ett val kan kosta upp till 2 % vinstchans
bot-strong-help = väger in vad { -turn-one-def } lämnar efter sig, som den har lärt sig
bot-master-help = väger varje slag denna { -turn-one }, sent i spelet även nästa, och { -die-other } som andra tar

## Help with a decision

advice-fits = Passar
advice-cards = Kort för kort
advice-gain = { -Point-one }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Slå { $dice }
advice-take = Ta { $die } med dess { $result }
advice-pick = Välj { $die }
advice-odds = Passar: chansen att någon av { -die-other-def } kan { -hang-passive }.
advice-hang = { -Hang-imperative } { $die } ({ $result }) under { $parent }
advice-hang-star = { -Hang-imperative } { $die } ({ $result }) under { -star-one } { $star }
advice-places = { -Point-one }: vad platsen ger nu, kort för kort; senare { -turn-other } vägs inte in.
advice-note = { advice-odds } { -Point-one }: vad { -turn-one-def } ger i snitt, med bästa { -die-one-def } på bästa platsen; senare { -turn-other } vägs inte in.

## Scoring from a file, and the score pad

score-figure = { $mission }, jämförs, inga { -point-one } i sig
score-compared = { $mission } ({ $figure }, jämförs)
score-colours = ”{ $text }” är ingen uppsättning { -colour-other }; väntat: några av bokstäverna { $letters }, var och en högst en gång.
pad-cards = Kort
pad-missions = { -Mission-one }, som de ligger till (för 1 till 6 det som jämförs)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: inte { -in-play-phrase }
pad-die = Tryck på platsen för nästa { -die-one }, eller på en { -die-one } som { -hang-verb-s }.
pad-result = Vad visar { $die }?
pad-shows = { $die }: { $result }
pad-place = Var ska { $die } ({ $result }) { -hang-verb }?
pad-nowhere = Passar ingenstans: { $die } ({ $result }).
pad-under-star = Under { -star-one } { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Ta bort { $die }
pad-compared = { $mission }: det som jämförs
pad-compared-means = Avgör vem som får { -point-def } ovan.
pad-choose-missions = { -Mission-one } { -in-play-phrase }
pad-bad-missions = ”{ $text }” är inte { -mission-one } i samma spel; väntat: högst ett brons (1 till 10) och två silver (11 till 20), till exempel ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Ta först bort det som { -hang-verb-s } under.
pad-tied = Vid lika vinner den som spelade sist (TW-4.8); blocket vet inte vem.
pad-whole = Alla sju { -die-other } { -hang-verb-s }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Nästa { -die-one }
deed-place = Placera under { $place }
deed-pick = Välj den här { -die-one-def }
deed-discard = Kasta { $die }
touch-place = Tryck på ett ljus.
touch-pick = Tryck på en { -die-one }.
touch-discard = Tryck på en { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -Starting-star-one }
sign-star-does = Varje { -constellation-one } { -hang-verb-s } i två, A och B. Upp till två { -die-other } { -hang-verb-s } under varje { -star-one } och varje { -die-one }.
sign-connector = { -Twinkle-ing } { -connector-one }
sign-connector-does = { -Die-one-def } under har fler { -sides-other } än den över: 2 { -point-one } enligt { -twinkle-card-one-def }.
sign-centre = { -Centre-one }
sign-centre-does = Här ligger d8:orna med { -result-other-def } från sitt senaste slag.
sign-take = Ta som den ligger
sign-take-does = { -Hang-imperative } denna d8 med det { -result-one } den visar, utan slag.
sign-cup = Tärningsbägare
sign-cup-does = Slår de tre valda { -die-other-def }; en { -hang-passive-s }, de andra { -go-home-verb-s }.
sign-left = Ur spelet
sign-left-does = I ensamspel måste en { -die-one } { -leave-the-game-verb } för gott varje { -turn-one }; dess plats är överkryssad.
now-hung =
    { $count ->
        [one] { $count } { -die-one } { -hang-verb-s }, av sju.
       *[other] { $count } { -die-other } { -hang-verb-s }, av sju.
    }
now-points = { $points } { -point-one } nu.
now-best =
    { $card ->
        [any] En { -die-one } till kan göra det till { $points }.
       *[colour] En { -die-one } till i { -colour-one-def } kan göra det till { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enskild { -die-one } kan göra det mer.
       *[colour] Ingen enskild { -die-one } i { -colour-one-def } kan göra det mer.
    }
now-compared = { $own } här; bäst av de andra: { $others }.
now-met = Klarat nu.
now-may-meet = { now-unmet } En { -die-one } till kan klara det.
now-unmet = Inte klarat nu.

## What gives the win shares of a review

evaluator-net = inlärda värderingar ovanpå exakta { -turn-other }
evaluator-level = { evaluator-net }, för { -level-one-def }

## Kinds of chance, for statistics

chance-of-d4 = Siffrorna på d4
chance-of-d6 = Siffrorna på d6
chance-of-d8 = Siffrorna på d8
chance-of-d10 = Siffrorna på d10
chance-of-d12 = Siffrorna på d12
chance-of-colour = { -Colour-other-def } { -in-play-phrase }
mistake-taking = ta i stället för att slå
mistake-rolling = slå i stället för att ta
mistake-low-d8 = ta en för låg d8
mistake-dull = slå med { -die-other } som sällan { -twinkle-verb-s }
mistake-small = slå med { -die-other } med för få { -sides-other }
mistake-large = slå med { -die-other } med för många { -sides-other }
mistake-colour = välja fel { -colour-one }
mistake-mission = missa ett { -mission-one }
mistake-twinkle = missa ett { -twinkle-ing }
mistake-points = placera för för få { -point-one }
mistake-low = placera ett för lågt { -result-one }
mistake-top = placera en { -die-one } med många { -sides-other } överst
mistake-star = placera under en { -star-one } för tidigt
mistake-under = placera under en { -die-one }, inte en { -star-one }
mistake-place = placera en { -die-one }
mistake-fitting = kasta bort en d8 som ännu passar
mistake-discard = kasta bort en { -die-one }
why-fits = En { -die-one } passar då i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av kasten, inte i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = I snitt ger { -turn-one-def } då { NUMBER($better, maximumFractionDigits: 1) } { -point-one }, inte { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det ger genast { $better }, inte { $taken }.
why-room = I nästa { -turn-one } passar då en { -die-one } i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av kasten, inte i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Då är 1 plats under { -star-other } fortfarande fri, inte { $taken }.
       *[other] Då är { $better } platser under { -star-other } fortfarande fria, inte { $taken }.
    }
why-high = Under { -die-other } passar då { -result-other } upp till { $better }, inte upp till { $taken }.
why-next = Med { -die-other-def } som är kvar ger nästa { -turn-one } då i snitt { NUMBER($better, maximumFractionDigits: 1) } { -point-one }, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På { -turn-one }: { $player }

## Puzzles

puzzle-how-exact-turn = med alla slag, { -die-other } och platser i de sista { -turn-other-def }
puzzle-theme-which-dice = vilka { -die-other } du slår
puzzle-theme-centre = en { -die-one } från { -centre-one }
puzzle-theme-twinkle = ett Twinkle-par
puzzle-theme-colour-card = kortet för en { -colour-one }
puzzle-theme-mission = ett { -mission-one }
puzzle-theme-last-die = sista { -die-one-def }
puzzle-theme-defence = före motståndarens sista { -turn-one }
puzzle-theme-fewer-points = färre { -point-one } är bättre
puzzle-ask-which-dice = Vilka { -die-other } slår du, eller tar du en?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Var { -hang-verb-s } du din sista { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } Motståndaren har en kvar att { -hang-verb }.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Fyra av sex { -colour-other }, var och en av fem { -type-other }. Konturen visar typen, märket { -colour-one-def }.
example-centre = Två spelare har fyra { -colour-other }. I { -centre-one } ligger d8:orna med { -result-other }; de andra { -die-other-def } är oslagna.
example-three = Tre { -die-other } väljs, från { -centre-one } eller vid korten, och slås; två räcker inte.
example-take = Röd d8 visar 4 och passar under röd 5. Gul d8 visar 5 och passar ingenstans.
example-lower = En 3:a får { -hang-verb } under en 5:a, men inte under en annan 3:a.
example-two-at-most = En { -die-one } till får { -hang-verb } under röd 9; under { -star-one-def } { -hang-verb-s } redan två.
example-yellow = En, två och tre gula { -die-other }.
example-blue = Två blå { -die-other } under samma { -star-one } är ett par; varje annan blå { -die-one } ger 1. Blå och röd är inget par.
example-green = En grön d4 med två andra d4, och en grön d12 som är ensam av sin { -type-one }.
example-black = Två svarta { -die-other } under samma { -star-one } med summan 9, eller en under varje { -star-one }.
example-purple = En lila { -die-one } som sitter ihop med tre { -die-other }. { -Star-other } räknas inte.
example-red = Den röda { -die-one-def } tar { -line-one-def } med 8, 6 och 4: tre andra jämna { -result-other }.
example-twinkle = En d6 { -twinkle-verb-s } under en d4, och en d8 under en d6; inte en d6 eller d4 under en d6.
example-connectors = Tre { -connector-other } förenar { -die-other } av samma { -colour-one }: 9 och 7, 7 och 5, 4 och 3.
example-sums = 5 och 4 blir 9, och 3 och 2 blir 5.
example-out = Röd d4 { -hang-passive-s }. En av de två { -die-other-def } som slogs med den måste { -leave-the-game-verb }, ingen annan.
example-bill = Bills { -constellation-one }: röd d12 under svart d10 { -twinkle-verb-s }.
example-elizabeth = Elizabeths { -constellation-one }: ett blått par, och svarta { -die-other } under båda { -star-other-def }.
example-anna = Annas { -constellation-one }: tre gula { -die-other }, och tre { -die-other } som { -twinkle-verb-s }.
example-any-order = En grön { -die-one } valdes först; en röd får följa.
summary-turn = Din { -turn-one }
summary-turn-1 = Välj tre valfria lediga { -die-other }, slå dem och { -hang-imperative } exakt en. De andra { -go-home-verb-s }; en d8 går till { -centre-one } med sitt nya { -result-one }.
summary-turn-2 = Eller ta en d8 från { -centre-one } med dess { -result-one }, om den passar.
summary-turn-3 = Om ingen av de tre passar är { -turn-one-def } förlorad.
summary-hang = Att { -hang-verb }
summary-hang-1 = Under en { -star-one }: vilket { -result-one } som helst. Under en { -die-one }: ett strikt lägre.
summary-hang-2 = Högst två { -die-other } under varje { -star-one } och varje { -die-one }.
summary-hang-3 = Det som { -hang-verb-s } flyttas aldrig.
summary-cards = { -Point-one }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Svart, per { -star-one }: en { -die-one } 1; fler efter summan: upp till 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, från 11: 3.
summary-cards-5 = Lila: 1 för varje { -die-one } som sitter ihop med den.
summary-cards-6 = Rött: på en { -line-one } 1 för varje annat udda, eller varje annat jämnt, { -result-one }.
summary-cards-7 = Twinkle: 2 för varje { -die-one } under en { -die-one } med färre { -sides-other }.
summary-end = Spelets slut
summary-end-1 = Alla har sju { -die-other } eller är { -blocked-adjective-other }. Förlorade { -turn-other } tas igen efter { -round-one } 7.
summary-end-2 = Flest { -point-one } vinner; vid lika den som spelade sist.
summary-end-3 = Ensam: 20 { -point-one } och alla { -mission-one }. Varje { -turn-one } måste en { -die-one } till { -leave-the-game-verb }.

## The tutorial

tutorial-goal = Det gäller att { -hang-verb } sju { -die-other } under dina två { -star-other } och få fler { -point-one } än Zoe.
tutorial-pick = Varje { -turn-one } väljer du tre { -die-other }, slår dem och { -hang-verb-s } en: välj först blå d12.
tutorial-pick-other = Välj den markerade { -die-one-def } i den här lektionen.
tutorial-pick-2 = Nu gul d10.
tutorial-pick-3 = Och grön d4.
tutorial-roll = Slå nu de tre { -die-other-def }.
tutorial-hang = Du { -hang-verb-s } en av de tre; de andra { -go-home-verb-s }. Under en { -star-one } får vilket { -result-one } som helst { -hang-verb }, och ett högt är bäst: { -hang-imperative } blå d12, en 9:a, under din första { -star-one }.
tutorial-hang-low = Bara lägre { -result-other } får { -hang-verb } under, så det lämnar lite utrymme. Blå d12 visar mer.
tutorial-centre = Zoe tog en d8 från { -centre-one } med det { -result-one } den visar, utan slag. Ta den blå, en 7:a.
tutorial-centre-other = Ta blå d8 från { -centre-one } i den här lektionen.
tutorial-under = Under en { -die-one } får bara ett strikt lägre { -result-one } { -hang-verb }, och högst två { -die-other }. 7:an passar under 9:an.
tutorial-under-other = Det som kommer sedan kräver den under blå d12.
tutorial-blue-roll = Varje { -colour-one } ger { -point-one } enligt sitt kort. Två blå { -die-other } sida vid sida under samma { -die-one } eller { -star-one } ger 4 { -point-one }, varje annan blå { -die-one } 1. Blå d10 är bland dina tre: slå.
tutorial-blue = Blå d10 visar 6. { -Hang-imperative } den under 9:an, bredvid blå d8.
tutorial-blue-other = Det ger inget blått par. { -Hang-imperative } blå d10 bredvid blå d8.
tutorial-yellow = Gult räknar dina gula { -die-other }, var de än { -hang-verb-s }: en ger 1 { -point-one }, två 3, tre 6. { -Hang-imperative } gul d6, en 5:a, under 7:an.
tutorial-yellow-other = Det som kommer sedan kräver gul d6 under blå d8.
tutorial-twinkle = En { -die-one } { -twinkle-verb-s } under en { -die-one } med färre { -sides-other }: 2 { -point-one }, i alla { -colour-other }. { -Hang-imperative } gul d10 under gul d6.
tutorial-twinkle-other = { -Hang-imperative } gul d10 under gul d6, där den { -twinkle-verb-s }.
tutorial-green = En grön { -die-one } ger 1 { -point-one }, och 1 till för varje annan { -die-one } av dess { -type-one } som du har. Du har två d10: { -hang-imperative } grön d10 så att den { -twinkle-verb-s } under gul d6.
tutorial-green-other = Under gul d6 ger grön d10 mer, eftersom den { -twinkle-verb-s } där.
tutorial-mission = { -Mission-one } gäller alla spelare; det här ger 3 { -point-one } till alla som har { -die-other } av alla fem { -type-other }. Du saknar bara en d4: välj den röda.
tutorial-red = En röd { -die-one } räknar de andra udda { -die-other-def } på en { -line-one } genom den, eller de jämna. { -Line-one-def } 9, 7, 5, 3 är helt udda: { -hang-imperative } röd d4 sist på den, för 4 { -point-one } och { -mission-one-def }.
tutorial-red-other = Röd d4 ger mer i slutet av den längsta { -line-one-def }, under gul d10.
tutorial-won = Alla har sju { -die-other }, och du har vunnit med 22 mot 16! Kom ihåg: om ingen av de tre { -die-other-def } passar går alla hem, och { -turn-one-def } är förlorad.
tutorial-colours = Nära slutet av ett annat spel. Med två spelare är fyra av de sex { -colour-other-def } { -in-play-phrase }, den här gången även svart och lila.
tutorial-purple = En lila { -die-one } ger 1 { -point-one } för varje { -die-one } som sitter ihop med den, över eller under. { -Hang-imperative } lila d10 under gul d12.
tutorial-purple-other = Lektionen fortsätter med lila d10 under gul d12.
tutorial-purple-two = Två lila { -die-other } som sitter ihop räknar varandra. En 6:a under en 8:a hjälper också ett { -mission-one }: 1 { -point-one } för varje { -die-one } som visar exakt 2 mindre än den över.
tutorial-purple-two-other = Där sitter de lila { -die-other-def } inte ihop. { -Hang-imperative } lila d6 under lila d10.
tutorial-black = Svarta { -die-other } ger { -point-one } efter sin summa under varje { -star-one }; 9 är bäst: 5 { -point-one }. Din första { -star-one } har en svart 6:a: { -hang-imperative } den svarta 3:an under röd d12, vilket också hjälper { -mission-one-def }.
tutorial-black-other = Under första { -star-one-def } ger svart d4 summan 9, och under röd d12 hjälper den också { -mission-one-def }.
tutorial-end = Du har vunnit igen, och nu kan du alla sex { -colour-other-def }. { -Mission-other-def } skiljer sig från spel till spel: läs dem först, och ha så roligt!
