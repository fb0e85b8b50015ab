### The words of Twinkle in Swedish. Arguments as in en/twinkle.ftl, which explains them.
### Dice stand without an article, like names: “röd d4”.

## The game

game-name = Twinkle
game-tagline = Sju tärningar under två stjärnor: platsen avgör vad de ger.
game-by = av Theo Karvounis, V-Games
game-about = Slå tre valfria tärningar och häng en av dem i din stjärnbild: vilket värde som helst under en stjärna, bara lägre under en tärning. Varje färg ger poäng på sitt sätt. Efter sju tärningar vinner den med flest poäng. För en till fyra spelare; ensam spelar du mot uppdrag.

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
star-a = stjärna A
star-b = stjärna B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rött
card-yellow = Gult
card-blue = Blått
card-green = Grönt
card-black = Svart
card-purple = Lila
card-twinkle = Twinkle
card-red-does = För varje röd tärning: välj en linje genom den, och udda eller jämnt, det som ger mest. 1 poäng för varje annan tärning på linjen med sådant värde, även röda.
card-yellow-does = En gul tärning var som helst ger 1 poäng, två 3, tre eller fler 6.
card-blue-does = 4 poäng för två blå tärningar sida vid sida under samma tärning eller stjärna, 1 för varje annan blå tärning.
card-green-does = 1 poäng för varje grön tärning, och 1 till för varje annan tärning av dess typ i hela stjärnbilden.
card-black-does = Under varje stjärna för sig: en svart tärning 1 poäng; två eller fler efter summan av sina värden: upp till 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; från 11: 3.
card-purple-does = För varje lila tärning: 1 poäng för varje tärning som sitter ihop med den, över eller under. Stjärnor räknas inte.
card-twinkle-does = 2 poäng för varje tärning som hänger under en tärning med färre sidor, till exempel en d10 under en d6. En tärning under en stjärna tindrar aldrig.

card-mission = Uppdrag { $number }: { $mission }
mission-1 = Längsta linjen
mission-2 = Lika värden
mission-3 = Lägsta summan
mission-4 = Få typer
mission-5 = Tre högsta
mission-6 = Få färger
mission-7 = Udda eller jämnt
mission-8 = Alla fem typer
mission-9 = Högst sex
mission-10 = Varje färg
mission-11 = Färg vid färg
mission-12 = Två lägre
mission-13 = Tvillingtyper
mission-14 = d4 till nio eller tio
mission-15 = Tretton eller fjorton
mission-16 = Ettor
mission-17 = d6 med 3, d10 med 4
mission-18 = Från stjärna till stjärna
mission-19 = Tvillingvärden
mission-20 = Summan av två
mission-1-does = 3 poäng för flest tärningar på en linje, även vid lika.
mission-2-does = 3 poäng för flest tärningar som visar samma värde, även vid lika.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 poäng för högst summa av sina tre högsta värden, även vid lika.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Det kräver sju tärningar.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 poäng till alla som klarar det.
mission-11-does = 1 poäng för varje länk mellan två tärningar av samma färg.
mission-12-does = 1 poäng för varje tärning som visar exakt 2 mindre än tärningen över.
mission-13-does = 2 poäng för varje par tärningar av samma typ sida vid sida under en tärning eller stjärna.
mission-14-does = 2 poäng för varje länk mellan en d4 och en annan tärning vars värden ihop blir 9 eller 10.
mission-15-does = 2 poäng för varje färg vars tärningar ihop blir 13 eller 14.
mission-16-does = En tärning som visar 1 ger 1 poäng, två 3, tre eller fler 5.
mission-17-does = 2 poäng för varje par av en valfri d6 och en annan tärning som visar 3, eller av en valfri d10 och en annan tärning som visar 4. Varje tärning ingår i högst ett par.
mission-18-does = För varje par tärningar, en från vardera stjärnan: 1 poäng för samma färg eller värde, 2 för båda. Varje tärning ingår i högst ett par.
mission-19-does = 2 poäng för varje par tärningar med lika värden sida vid sida under en tärning eller stjärna.
mission-20-does = 3 poäng för varje tärning vars två tärningar under ihop blir dess eget värde.
mission-1-solo = Fem eller fler tärningar på en linje.
mission-2-solo = Tre eller fler tärningar som visar samma värde.
mission-3-solo = Sju tärningar vars värden ihop blir under 30.
mission-4-solo = Tärningar av högst tre typer.
mission-5-solo = Tre tärningar som ihop blir 16 eller mer.
mission-6-solo = Tärningar i högst tre färger.
mission-7-solo = Under varje stjärna bara udda eller bara jämna värden: den ena stjärnan får vara udda och den andra jämn, och en tom stjärna duger.
mission-8-solo = Tärningar av alla fem typer.
mission-9-solo = Bara värden på högst 6.
mission-10-solo = En tärning i varje färg som är i spel.
mission-11-solo = Två tärningar av samma färg med en länk mellan sig.
mission-12-solo = En tärning som visar exakt 2 mindre än tärningen över.
mission-13-solo = Två tärningar av samma typ sida vid sida under en tärning eller stjärna.
mission-14-solo = En d4 ihop med en annan tärning så att de blir 9 eller 10.
mission-15-solo = En färg vars tärningar ihop blir 13 eller 14.
mission-16-solo = En tärning som visar 1.
mission-17-solo = En valfri d6 och en annan tärning som visar 3, eller en valfri d10 och en annan tärning som visar 4.
mission-18-solo = En tärning under vardera stjärnan, med samma färg eller samma värde.
mission-19-solo = Två tärningar med lika värden sida vid sida under en tärning eller stjärna.
mission-20-solo = En tärning vars två tärningar under ihop blir dess eget värde.

# What wins a game alone, beside the board.
goal-points = { $points } av { $goal } poäng
goal-points-does = Färgkorten och Twinkle måste ge { $goal } poäng; nu ger de { $points }.
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
            [minus] −{ $points } för uppdrag { $number }
           *[plus] { $points } för uppdrag { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] uppdrag { $number } är klarat
       *[unmet] uppdrag { $number } är inte längre klarat
    }
gain-none = Inga poäng.
gain =
    { $sign ->
        [minus] −{ $points } poäng: { $parts }.
        [plus] +{ $points } poäng: { $parts }.
       *[even] ±0 poäng: { $parts }.
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
        [you] Du hänger { $die } ({ $result }) under { $place }.
       *[other] { $seat } hänger { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du förlorar turen
       *[other] { $seat } förlorar turen
    }
fits-nowhere =
    { $count ->
        [one] Slag: { $die } visar { $result } och passar ingenstans.
       *[other] Slag: { $die } visar { $result }, och ingen av tärningarna passar.
    }
points-count = { $points } poäng

## Set-up: log and hover

did-colour = I spel: { $colour }.
did-mission = { text-mission }
did-centre = I mitten visar { $die } { $result }.
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
        [you] Du tar { $die } ({ $result }) från mitten.
       *[other] { $seat } tar { $die } ({ $result }) från mitten.
    }
did-fall =
    { $fits ->
        [yes] Slag: { $die } visar { $result }.
       *[no] Slag: { $die } visar { $result } och passar ingenstans.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, och en tärning.
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
        [level] { $told } Nivån är vunnen!
        [failed] { $told } Nivån är inte vunnen.
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
would-roll = Slå: { $dice }. Om någon passar måste en hängas.
would-take = Ta { $die } ({ $result }) från mitten och häng den utan slag.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Häng { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Övriga: { $others }.
would-out = Ta { $die } ur spelet för gott.
would-over =
    { $end ->
        [won] { $told } Du vinner!
        [lost] { $told } Spelet slutar, och du vinner inte.
        [level] { $told } Nivån är vunnen!
       *[failed] { $told } Nivån är inte vunnen.
    }
would-resign = Ge upp: de andra delar på segern.

## Status

status-setup = Förberedelser
turn = Tur { $count }
round = Runda { $count } av { $most }
round-late = Runda { $count }: förlorade turer
dice-count =
    { $count ->
        [one] { $count } tärning
       *[other] { $count } tärningar
    }
status-choose =
    { $seat ->
        [you] Välj { dice-count } att slå, eller ta en d8 från mitten.
       *[other] { $seat } väljer tärningar.
    }
status-pick =
    { $seat ->
        [you] Välj { dice-count } att slå.
       *[other] { $seat } väljer tärningar.
    }
status-pick-more =
    { $seat ->
        [you] Välj { $count } till att slå.
       *[other] { $seat } väljer tärningar.
    }
status-roll =
    { $seat ->
        [you] Slå { dice-count }.
       *[other] { $seat } slår tärningar.
    }
status-hang =
    { $seat ->
        [you] Placera en av de här tärningarna: välj platsen.
       *[other] { $seat } placerar en tärning.
    }
status-take =
    { $seat ->
        [you] Placera { $die }: välj platsen.
       *[other] { $seat } placerar { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Välj en slagen tärning att kasta.
       *[other] { $seat } kastar en tärning.
    }
status-out-centre =
    { $seat ->
        [you] Välj en annan d8 i mitten att kasta.
       *[other] { $seat } kastar en d8.
    }
status-out-any =
    { $seat ->
        [you] Ingen d8 är i mitten: kasta en tärning.
       *[other] { $seat } kastar en tärning.
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
status-over-level = Nivån är vunnen: { $points } av { $goal } poäng!
status-over-short = Nivån är inte vunnen: { $points } av { $goal } poäng.
status-over-unmet = { status-over-short } Inte klarat: { $missions }.
status-type-colour = Vilka färger är i spel? Kvar att välja: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Vilket bronsuppdrag är i spel?
       *[silver] Vilket silveruppdrag är i spel?
    }
status-type-centre = Vad visar { $die } i mitten?
status-type-first = Vem börjar?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Slå { $count } tärning
       *[other] Slå { $count } tärningar
    }

## Refusals: why not, and what instead

refused-TW-1-2 = En tärning visar 1 upp till antalet sidor. Välj ett av de talen.
refused-TW-2-1 = Den färgen kan inte vara i spel. Välj en av dem som erbjuds.
refused-TW-2-2 = En d8 visar 1 till 8. Välj ett av de talen.
refused-TW-2-4 = Det uppdraget kan inte vara i spel: det är av fel metall eller redan i spel. Välj ett av dem som erbjuds.
refused-TW-2-5 = Ingen sitter där. Välj en plats vid det här bordet.
refused-TW-3-1 = Bara tärningar i mitten eller vid korten kan väljas. Välj en av dem.
refused-TW-3-1-early = Tre tärningar slås på en gång. Välj fler först.
refused-TW-3-1-full = Tre tärningar är valda. Slå dem, eller ångra ett val.
refused-TW-3-3 = Bara en d8 i mitten kan tas. Välj en, eller välj tärningar att slå.
refused-TW-3-3-late = Du har valt tärningar att slå. Ångra de valen innan du tar en d8.
refused-TW-3-4 = Under en tärning hängs bara ett strikt lägre värde. Välj en tärning som visar mer, eller en stjärna.
refused-TW-3-4-take = Den d8:an passar ingenstans: dina stjärnor är fulla, och ingen tärning med plats visar mer. Ta en annan, eller slå.
refused-TW-3-4-lacks = Tärningar hänger under dina egna stjärnor och tärningar. Välj en av dem.
refused-TW-3-5 = Där hänger redan två tärningar. Välj en annan plats.
refused-TW-3-7 = Häng nu en av tärningarna i din hand: välj tärningen och dess plats.
refused-TW-3-10 = Spelet är slut. Stega igenom det, eller spela ett nytt.
refused-TW-6-5-rolled = En av de slagna tärningarna måste nu lämna spelet. Välj vilken.
refused-TW-6-5-taken = Nu måste en tärning till lämna spelet: en d8 i mitten, eller vilken ledig tärning som helst om ingen finns. Välj vilken.
refused-TW-6-6 = Ingen av de slagna tärningarna passar. Välj vilken av dem som lämnar spelet.

## Options

option-level = Uppdrag
option-level-help = Extra poäng, öppna för alla; ensam måste du klara alla.
option-level-0 = Bas: inga
option-level-1 = Brons: 1 brons
option-level-2 = Silver: 2 silver
option-level-3 = Diamant: 1 brons, 2 silver
option-level-4 = väljs nedan
option-mission_1 = Första uppdraget
option-mission_1-help = Bara när uppdragen ”väljs nedan”; 1 till 10 är brons, 11 till 20 silver.
option-mission_1-0 = inget
option-mission_1-seat = { mission-choice }
option-mission_2 = Andra uppdraget
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = inget
option-mission_2-seat = { mission-choice }
option-mission_3 = Tredje uppdraget
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
option-red = Rött i spel
option-red-help = Säkert i spel; slumpen väljer resten.
option-yellow = Gult i spel
option-yellow-help = { option-red-help }
option-blue = Blått i spel
option-blue-help = { option-red-help }
option-green = Grönt i spel
option-green-help = { option-red-help }
option-black = Svart i spel
option-black-help = { option-red-help }
option-purple = Lila i spel
option-purple-help = { option-red-help }
option-first = Vem börjar
option-first-help = Slumpen avgör, eller en plats som du väljer.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-keep = Misslyckade slag kostar ingen tärning
option-keep-help = Bara i ensamspel: om ingen slagen tärning passar förloras turen, men ingen tärning måste lämna spelet.

bad-colours = Med så många spelare kan bara { $count } färger vara i spel, men fler är begärda: { $colours }.
bad-mission-level = Uppdrag { $number } är begärt, men uppdragen är inte inställda på ”väljs nedan”. Ställ in det.
bad-mission-twice = Uppdrag { $number } är begärt två gånger. Välj ett annat.
bad-missions = Ingen kan klara uppdrag { $missions } tillsammans. Ta bort ett.

## The board in text

picture-label = Stjärnbilderna, tärningarna i mitten och vid korten; finns även som text.
text-board = Det som hänger under varje stjärna, sedan de lediga tärningarna
text-star-a = { $seat }, stjärna A:
text-star-b = { $seat }, stjärna B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] I din hand:
       *[other] I handen, { $seat }:
    }
text-centre = I mitten:
text-pool = Vid korten, { $colour }:
text-out = Ur spelet:
text-none = inget
text-row =
    { $points ->
        [one] { $seat }: { $points } poäng, { $count } av 7 tärningar.
       *[other] { $seat }: { $points } poäng, { $count } av 7 tärningar.
    }
text-parts = Per kort: { $parts }.
text-blocked = Ingen tärning kan läggas till längre.
text-turn =
    { $seat ->
        [you] Din tur.
       *[other] Den här spelarens tur.
    }
text-cards = Kort i spel: { $cards }.
text-mission = Uppdrag { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du en stjärnbild av sju tärningar. Varje tur slår du tre valfria tärningar och hänger en av dem, eller tar en d8 från mitten med dess värde. Under en stjärna får vilket värde som helst hänga, under en tärning bara ett lägre, och aldrig fler än två tärningar. Varje färg ger poäng enligt sitt kort; Twinklekortet belönar tärningar under tärningar med färre sidor. Uppdrag kan ge mer. Flest poäng vinner; ensam behöver du 20 poäng och alla uppdrag.
rules-page = Klicka på tre tärningar för att välja dem, och slå sedan; fram till dess kan ett val ångras. Eller ta en d8 från mitten. Håll pekaren över en tärning på en öppen plats för att läsa vad den skulle ge, och klicka för att hänga den. Allt går även med tangentbordet. ”Hjälp mig välja” visar också oddsen för de valda tärningarna. Vill du spela med riktiga tärningar väljer du en riktig spelplan som slump, eller använder poängblocket. Namnen på uppdragen är våra.

rules-TW-1 = Innehåll
rule-TW-1-1 = Det finns 30 tärningar, alla olika: sex färger (röd, gul, blå, grön, svart, lila), var och en med d4, d6, d8, d10 och d12. En tärning kallas efter färg och typ.
rule-TW-1-2 = En d4 visar 1 till 4, en d6 1 till 6, en d8 1 till 8, en d10 1 till 10 (den tryckta 0:an är 10), en d12 1 till 12; alla sidor är lika sannolika.
rule-TW-1-3 = Spelplanen har två startstjärnor för var och en av fyra spelare, och ett poängspår med fyra markörer. Det finns sex poängkort, ett per färg, Twinklekortet, 20 uppdragskort (1 till 10 brons, 11 till 20 silver), fyra kampanjkort för ensamspel och sju länkar per spelare.

rules-TW-2 = Förberedelser
rule-TW-2-1 = Slumpen väljer vilka färger som är i spel: fyra av sex för två spelare, fem för tre, alla för fyra. Övriga tärningar är inte med.
rule-TW-2-2 = De d8:or som är i spel slås en gång och läggs i mitten. Alla andra tärningar ligger oslagna vid kortet för sin färg.
rule-TW-2-3 = Twinklekortet är alltid i spel.
rule-TW-2-4 = Uppdrag, slumpvis: Bas har inga, Brons ett bronsuppdrag, Silver två silveruppdrag, Diamant ett brons och två silver. Uppdragen är öppna och gäller alla.
rule-TW-2-5 = Den som senast såg ett stjärnfall börjar, eller slumpen avgör. Spelet går medurs.

rules-TW-3 = En tur
rule-TW-3-1 = Slå tre: välj tre valfria lediga tärningar, vid korten eller i mitten, slå dem och häng exakt en.
rule-TW-3-2 = De två andra tärningarna går hem: till sitt kort, eller en d8 till mitten med sitt nya värde.
rule-TW-3-3 = Eller ta en d8: häng en från mitten med det värde den visar, utan slag. Den måste passa någonstans.
rule-TW-3-4 = Under en stjärna får vilket värde som helst hänga. Under en tärning måste värdet vara strikt lägre än värdet på tärningen över. Alla dina tärningar duger, inte bara den nyaste.{$edition}
rule-TW-3-5 = Högst två tärningar hänger direkt under varje stjärna och varje tärning.
rule-TW-3-6 = Tärningar som hänger flyttas och ändras aldrig.{$ruling} En stjärna får förbli tom.
rule-TW-3-7 = Om en slagen tärning passar måste en hängas; du väljer vilken och var. Om ingen passar går alla hem, d8:or med sina nya värden, och turen är förlorad. Efter ett misslyckat slag kan du inte ta en d8 i stället.{$ruling}
rule-TW-3-8 = Efter runda 7 fortsätter de spelare som förlorat turer, medurs från startspelaren, en tur var i taget; de som är klara eller blockerade hoppas över.
rule-TW-3-9 = En spelare som aldrig kan hänga en tärning till är blockerad: båda stjärnorna är fulla, liksom varje tärning som visar 2 eller mer. Spelaren hoppas över till slutet, med färre än sju tärningar.
rule-TW-3-10 = Spelet slutar när varje spelare har sju tärningar eller är blockerad.
rule-TW-3-11 = Med två till fyra spelare är tre tärningar alltid lediga: minst 7, 5 och 3 är kvar.

rules-TW-4 = Poängkort
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Svarta tärningar var som helst under stjärnan räknas.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Varje röd tärning väljer för sig.{$ruling} Dess eget värde räknas inte. En linje går från en stjärna ned till en tärning som ingen hänger under.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Flest poäng vinner. Vid lika vinner den vars sista tur kom senast, även turer efter runda 7.{$ruling}

rules-TW-5 = Uppdrag
rule-TW-5-1 = { mission-1-does } Uppdrag 1 till 10 är brons; 1 till 6 jämför spelarna och betalar alla som delar förstaplatsen.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 poäng för lägst summa av alla värden, även vid lika.
rule-TW-5-4 = 3 poäng för minst antal olika typer av tärningar, även vid lika.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 poäng för minst antal olika färger, även vid lika.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Uppdrag 11 till 20 är silver och betalar varje gång de uppfylls.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hela stjärnbilden räknas.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ingen tärning bildar par med sig själv.{$ruling} Den bästa parningen räknas; två d6 som båda visar 3 får bilda par.
rule-TW-5-18 = { mission-18-does } Den bästa parningen räknas.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Ensam
rule-TW-6-1 = Kampanjen har 40 nivåer, i ordning. En nivå anger sina uppdrag och fyra färger: 20 tärningar, med fyra d8 i mitten. En misslyckad nivå spelas om från början.
rule-TW-6-2 = En nivå vinns med minst 20 poäng från färgkorten och Twinkle tillsammans, och med alla uppdrag klarade. Uppdrag ger inga poäng.
rule-TW-6-3 = Bronsuppdrag kräver: 1 en linje med minst fem; 2 tre lika värden eller fler;{$ruling} 3 en summa under 30, med alla sju tärningar;{$ruling} 4 högst tre typer;{$ruling} 5 tre tärningar som ihop blir minst 16; 6 högst tre färger;{$ruling} 7 till 10 som ovan, 10 med nivåns alla fyra färger.
rule-TW-6-4 = Ett silveruppdrag är klarat när det skulle ge poäng minst en gång.
rule-TW-6-5 = Varje tur måste en tärning lämna spelet för gott. Efter ett slag väljer du en av de två tärningar som inte hängdes; den andra går hem. Tar du en d8 är det en annan d8 från mitten, eller vilken ledig tärning som helst om ingen finns.
rule-TW-6-6 = Efter ett misslyckat slag väljer du en slagen tärning som lämnar spelet; resten går hem.{$ruling} Alternativ: misslyckade slag kostar ingen tärning.
rule-TW-6-7 = Om färre än tre tärningar är lediga slår du dem. Finns ingen tärning som kan lämna spelet gör ingen det. Tar tärningarna slut innan sju hänger slutar spelet och bedöms som det står.{$ruling}
rule-TW-6-8 = Om du aldrig kan hänga en tärning till slutar spelet genast och bedöms som det står.{$ruling}
rule-TW-6-9 = Du får göra egna nivåer med valfria poängkort och uppdrag. Här får du välja fyra valfria färger.
rule-TW-6-10 = De 40 tryckta nivåerna känner vi inte till. Våra {$reconstruction} är fyra kort med tio var; varje nivå har redan vunnits, och de står i ordning efter hur ofta boten ”Stark” vinner dem; alla uppdrag och alla färgkombinationer finns med. Du kan också välja färger och uppdrag själv; uppdrag 4 och 8 utesluter varandra, liksom 6 och 10, och alla tre 1, 7 och 9.

rules-TW-7 = Ett räkneexempel
rule-TW-7-1 = Bill har 16 poäng: gult 3, grönt 2, svart 1, rött 8 (3, 3 och 2), Twinkle 2. Under stjärna A: svart d10 (10); under den röd d12 (9); under den gul d8 (6) och grön d10 (7). Röd d8 (5) under gul d8, gul d4 (2) under röd d8, röd d4 (3) under grön d10.
rule-TW-7-2 = Elizabeth har 18 poäng: blått 4, grönt 5, svart 5 (4 och 1), Twinkle 4. Under stjärna A: svart d8 (7), under den svart d12 (3); grön d8 (6), under den grön d6 (4). Under stjärna B: svart d6 (5), under den blå d8 (3) och blå d4 (2).
rule-TW-7-3 = Anna har 19 poäng: gult 6, blått 2, lila 3, rött 2, Twinkle 6. Under stjärna A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under stjärna B: röd d10 (9), under den lila d12 (8), under den gul d10 (6) och gul d6 (3).

rules-ours = Våra övriga tolkningar
rule-ours-1 = En stjärnbild behöver sju tärningar för att tävla om uppdrag 3, 4 och 6.{$ruling}
rule-ours-2 = En spelare som ger upp får ingenting, och de andra delar på segern.{$ruling}
rule-ours-3 = Tärningar väljs i valfri ordning, och ett val kan ångras fram till slaget.{$ruling}
rule-ours-4 = Poängen som visas under spelet gäller stjärnbilderna som de hänger just då; jämförande uppdrag kan fortfarande ändras.{$ruling}

## What a typed text should have been

unread-colour = ”{ $text }” är ingen färg; väntat: någon av { $colours }.
unread-mission = ”{ $text }” är inget uppdrag; väntat: ”mission” och ett tal från 1 till { $count }.
unread-first = ”{ $text }” är ingen plats; väntat: ”first” och platsens nummer, till exempel ”first 2”.
unread-result = ”{ $text }” är inget värde för { $die }; väntat: ett tal från 1 till { $count }, till exempel ”{ $die }=1”.
tree-part = ”{ $text }” är ingen tärning i en stjärnbild; väntat: die=result@parent, som ”red d12=9@black d10”, ”R12=9@N10” eller ”R12=9@A”.
tree-result = ”{ $text }”: tärningen har ingen sådan sida ({ $tag }).
tree-long = En stjärnbild har högst sju tärningar ({ $tag }), den här har fler: ”{ $text }”.
tree-twice = Tärningen { $text } finns med två gånger, men det finns bara en ({ $tag }).
tree-colour = Tärningen { $text } har en färg som inte är i spel ({ $tag }).
tree-taken = Tärningen { $text } hänger någon annanstans eller har lämnat spelet ({ $tag }).
tree-parent = ”{ $text }”: tärningen över finns inte i den här stjärnbilden ({ $tag }).
tree-lower = ”{ $text }”: värdet måste vara lägre än värdet över ({ $tag }).
tree-three = Fler än två tärningar hänger under { $text } ({ $tag }).

## Bots

bot-greedy-help = spelar för flest poäng denna tur
bot-beginner-help = tar den första tärning som lönar sig, missar bättre och hoppas på lyckliga slag
bot-novice-help = som Svår, men ett val kan kosta upp till 6 % vinstchans
bot-club-help = som Svår, men ett val kan kosta upp till 2 % vinstchans
bot-strong-help = väger in vad turen lämnar efter sig, som den har lärt sig
bot-master-help = väger varje slag denna tur, sent i spelet även nästa, och tärningar som andra tar

## Help with a decision

advice-fits = Passar
advice-cards = Kort för kort
advice-gain = Poäng
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Slå { $dice }
advice-take = Ta { $die } med dess { $result }
advice-pick = Välj { $die }
advice-odds = Passar: chansen att någon av tärningarna kan hängas.
advice-hang = Häng { $die } ({ $result }) under { $parent }
advice-hang-star = Häng { $die } ({ $result }) under stjärna { $star }
advice-places = Poäng: vad platsen ger nu, kort för kort; senare turer vägs inte in.
advice-note = { advice-odds } Poäng: vad turen ger i snitt, med bästa tärningen på bästa platsen; senare turer vägs inte in.

## Scoring from a file, and the score pad

score-figure = { $mission }, jämförs, inga poäng i sig
score-compared = { $mission } ({ $figure }, jämförs)
score-colours = ”{ $text }” är ingen uppsättning färger; väntat: några av bokstäverna { $letters }, var och en högst en gång.
pad-cards = Kort
pad-missions = Uppdrag, som de ligger till (för 1 till 6 det som jämförs)
pad-in-play = { $card }: i spel
pad-not-in-play = { $card }: inte i spel
pad-die = Tryck på platsen för nästa tärning, eller på en tärning som hänger.
pad-result = Vad visar { $die }?
pad-shows = { $die }: { $result }
pad-place = Var ska { $die } ({ $result }) hänga?
pad-nowhere = Passar ingenstans: { $die } ({ $result }).
pad-under-star = Under stjärna { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Ta bort { $die }
pad-compared = { $mission }: det som jämförs
pad-compared-means = Avgör vem som får poängen ovan.
pad-choose-missions = Uppdrag i spel
pad-bad-missions = ”{ $text }” är inte uppdrag i samma spel; väntat: högst ett brons (1 till 10) och två silver (11 till 20), till exempel ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Ta först bort det som hänger under.
pad-tied = Vid lika vinner den som spelade sist (TW-4.8); blocket vet inte vem.
pad-whole = Alla sju tärningar hänger.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Nästa tärning
deed-place = Placera under { $place }
deed-pick = Välj den här tärningen
deed-discard = Kasta { $die }
touch-place = Tryck på ett ljus.
touch-pick = Tryck på en tärning.
touch-discard = Tryck på en tärning.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstjärna
sign-star-does = Varje stjärnbild hänger i två, A och B. Upp till två tärningar hänger under varje stjärna och varje tärning.
sign-connector = Tindrande länk
sign-connector-does = Tärningen under har fler sidor än den över: 2 poäng enligt Twinklekortet.
sign-centre = Mitten
sign-centre-does = Här ligger d8:orna med värdena från sitt senaste slag.
sign-take = Ta som den ligger
sign-take-does = Häng denna d8 med det värde den visar, utan slag.
sign-cup = Tärningsbägare
sign-cup-does = Slår de tre valda tärningarna; en hängs, de andra går hem.
sign-left = Ur spelet
sign-left-does = I ensamspel måste en tärning lämna spelet för gott varje tur; dess plats är överkryssad.
now-hung =
    { $count ->
        [one] { $count } tärning hänger, av sju.
       *[other] { $count } tärningar hänger, av sju.
    }
now-points = { $points } poäng nu.
now-best =
    { $card ->
        [any] En tärning till kan göra det till { $points }.
       *[colour] En tärning till i färgen kan göra det till { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enskild tärning kan göra det mer.
       *[colour] Ingen enskild tärning i färgen kan göra det mer.
    }
now-compared = { $own } här; bäst av de andra: { $others }.
now-met = Klarat nu.
now-may-meet = { now-unmet } En tärning till kan klara det.
now-unmet = Inte klarat nu.

## What gives the win shares of a review

evaluator-net = inlärda värderingar ovanpå exakta turer
evaluator-level = { evaluator-net }, för nivån

## Kinds of chance, for statistics

chance-of-d4 = Siffrorna på d4
chance-of-d6 = Siffrorna på d6
chance-of-d8 = Siffrorna på d8
chance-of-d10 = Siffrorna på d10
chance-of-d12 = Siffrorna på d12
chance-of-colour = Färgerna i spel
mistake-taking = ta i stället för att slå
mistake-rolling = slå i stället för att ta
mistake-low-d8 = ta en för låg d8
mistake-dull = slå med tärningar som sällan tindrar
mistake-weak = att slå tärningar som ger mindre
mistake-small = slå med tärningar med för få sidor
mistake-large = slå med tärningar med för många sidor
mistake-colour = välja fel färg
mistake-mission = missa ett uppdrag
mistake-twinkle = missa ett tindrande
mistake-points = placera för för få poäng
mistake-low = placera ett för lågt värde
mistake-top = placera en tärning med många sidor överst
mistake-star = placera under en stjärna för tidigt
mistake-under = placera under en tärning, inte en stjärna
mistake-place = placera en tärning
mistake-fitting = kasta bort en d8 som ännu passar
mistake-discard = kasta bort en tärning
why-fits = En tärning passar då i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av kasten, inte i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] För att vinna måste den här sista turen ge 1 poäng.
       *[other] För att vinna måste den här sista turen ge { $count } poäng.
    }
why-turn = I snitt ger turen då { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det ger genast { $better }, inte { $taken }.
why-room = I nästa tur passar då en tärning i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av kasten, inte i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Då är 1 plats under stjärnor fortfarande fri, inte { $taken }.
       *[other] Då är { $better } platser under stjärnor fortfarande fria, inte { $taken }.
    }
why-high = Under tärningar passar då värden upp till { $better }, inte upp till { $taken }.
why-next = Med tärningarna som är kvar ger nästa tur då i snitt { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På tur: { $player }

## Puzzles

puzzle-how-exact-turn = med alla slag, tärningar och platser i de sista turerna
puzzle-theme-which-dice = vilka tärningar du slår
puzzle-theme-centre = en tärning från mitten
puzzle-theme-twinkle = ett Twinkle-par
puzzle-theme-colour-card = kortet för en färg
puzzle-theme-mission = ett uppdrag
puzzle-theme-last-die = sista tärningen
puzzle-theme-defence = före motståndarens sista tur
puzzle-theme-fewer-points = färre poäng är bättre
puzzle-ask-which-dice = Vilka tärningar slår du, eller tar du en?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Var hänger du din sista tärning?
puzzle-ask-defence = { puzzle-ask-last-die } Motståndaren har en kvar att hänga.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Fyra av sex färger, var och en av fem typer. Konturen visar typen, märket färgen.
example-centre = Två spelare har fyra färger. I mitten ligger d8:orna med värden; de andra tärningarna är oslagna.
example-three = Tre tärningar väljs, från mitten eller vid korten, och slås; två räcker inte.
example-take = Röd d8 visar 4 och passar under röd 5. Gul d8 visar 5 och passar ingenstans.
example-lower = En 3:a får hänga under en 5:a, men inte under en annan 3:a.
example-two-at-most = En tärning till får hänga under röd 9; under stjärnan hänger redan två.
example-yellow = En, två och tre gula tärningar.
example-blue = Två blå tärningar under samma stjärna är ett par; varje annan blå tärning ger 1. Blå och röd är inget par.
example-green = En grön d4 med två andra d4, och en grön d12 som är ensam av sin typ.
example-black = Två svarta tärningar under samma stjärna med summan 9, eller en under varje stjärna.
example-purple = En lila tärning som sitter ihop med tre tärningar. Stjärnor räknas inte.
example-red = Den röda tärningen tar linjen med 8, 6 och 4: tre andra jämna värden.
example-twinkle = En d6 tindrar under en d4, och en d8 under en d6; inte en d6 eller d4 under en d6.
example-connectors = Tre länkar förenar tärningar av samma färg: 9 och 7, 7 och 5, 4 och 3.
example-sums = 5 och 4 blir 9, och 3 och 2 blir 5.
example-out = Röd d4 hängs. En av de två tärningarna som slogs med den måste lämna spelet, ingen annan.
example-bill = Bills stjärnbild: röd d12 under svart d10 tindrar.
example-elizabeth = Elizabeths stjärnbild: ett blått par, och svarta tärningar under båda stjärnorna.
example-anna = Annas stjärnbild: tre gula tärningar, och tre tärningar som tindrar.
example-any-order = En grön tärning valdes först; en röd får följa.
summary-turn = Din tur
summary-turn-1 = Välj tre valfria lediga tärningar, slå dem och häng exakt en. De andra går hem; en d8 går till mitten med sitt nya värde.
summary-turn-2 = Eller ta en d8 från mitten med dess värde, om den passar.
summary-turn-3 = Om ingen av de tre passar är turen förlorad.
summary-hang = Att hänga
summary-hang-1 = Under en stjärna: vilket värde som helst. Under en tärning: ett strikt lägre.
summary-hang-2 = Högst två tärningar under varje stjärna och varje tärning.
summary-hang-3 = Det som hänger flyttas aldrig.
summary-cards = Poäng
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Svart, per stjärna: en tärning 1; fler efter summan: upp till 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, från 11: 3.
summary-cards-5 = Lila: 1 för varje tärning som sitter ihop med den.
summary-cards-6 = Rött: på en linje 1 för varje annat udda, eller varje annat jämnt, värde.
summary-cards-7 = Twinkle: 2 för varje tärning under en tärning med färre sidor.
summary-end = Spelets slut
summary-end-1 = Alla har sju tärningar eller är blockerade. Förlorade turer tas igen efter runda 7.
summary-end-2 = Flest poäng vinner; vid lika den som spelade sist.
summary-end-3 = Ensam: 20 poäng och alla uppdrag. Varje tur måste en tärning till lämna spelet.

## The tutorial

tutorial-goal = Det gäller att hänga sju tärningar under dina två stjärnor och få fler poäng än Zoe.
tutorial-pick = Varje tur väljer du tre tärningar, slår dem och hänger en: välj först blå d12.
tutorial-pick-other = Välj den markerade tärningen i den här lektionen.
tutorial-pick-2 = Nu gul d10.
tutorial-pick-3 = Och grön d4.
tutorial-roll = Slå nu de tre tärningarna.
tutorial-hang = Du hänger en av de tre; de andra går hem. Under en stjärna får vilket värde som helst hänga, och ett högt är bäst: häng blå d12, en 9:a, under din första stjärna.
tutorial-hang-low = Bara lägre värden får hänga under, så det lämnar lite utrymme. Blå d12 visar mer.
tutorial-centre = Zoe tog en d8 från mitten med det värde den visar, utan slag. Ta den blå, en 7:a.
tutorial-centre-other = Ta blå d8 från mitten i den här lektionen.
tutorial-under = Under en tärning får bara ett strikt lägre värde hänga, och högst två tärningar. 7:an passar under 9:an.
tutorial-under-other = Det som kommer sedan kräver den under blå d12.
tutorial-blue-roll = Varje färg ger poäng enligt sitt kort. Två blå tärningar sida vid sida under samma tärning eller stjärna ger 4 poäng, varje annan blå tärning 1. Blå d10 är bland dina tre: slå.
tutorial-blue = Blå d10 visar 6. Häng den under 9:an, bredvid blå d8.
tutorial-blue-other = Det ger inget blått par. Häng blå d10 bredvid blå d8.
tutorial-yellow = Gult räknar dina gula tärningar, var de än hänger: en ger 1 poäng, två 3, tre 6. Häng gul d6, en 5:a, under 7:an.
tutorial-yellow-other = Det som kommer sedan kräver gul d6 under blå d8.
tutorial-twinkle = En tärning tindrar under en tärning med färre sidor: 2 poäng, i alla färger. Häng gul d10 under gul d6.
tutorial-twinkle-other = Häng gul d10 under gul d6, där den tindrar.
tutorial-green = En grön tärning ger 1 poäng, och 1 till för varje annan tärning av dess typ som du har. Du har två d10: häng grön d10 så att den tindrar under gul d6.
tutorial-green-other = Under gul d6 ger grön d10 mer, eftersom den tindrar där.
tutorial-mission = Uppdrag gäller alla spelare; det här ger 3 poäng till alla som har tärningar av alla fem typer. Du saknar bara en d4: välj den röda.
tutorial-red = En röd tärning räknar de andra udda tärningarna på en linje genom den, eller de jämna. Linjen 9, 7, 5, 3 är helt udda: häng röd d4 sist på den, för 4 poäng och uppdraget.
tutorial-red-other = Röd d4 ger mer i slutet av den längsta linjen, under gul d10.
tutorial-won = Alla har sju tärningar, och du har vunnit med 22 mot 16! Kom ihåg: om ingen av de tre tärningarna passar går alla hem, och turen är förlorad.
tutorial-colours = Nära slutet av ett annat spel. Med två spelare är fyra av de sex färgerna i spel, den här gången även svart och lila.
tutorial-purple = En lila tärning ger 1 poäng för varje tärning som sitter ihop med den, över eller under. Häng lila d10 under gul d12.
tutorial-purple-other = Lektionen fortsätter med lila d10 under gul d12.
tutorial-purple-two = Två lila tärningar som sitter ihop räknar varandra. En 6:a under en 8:a hjälper också ett uppdrag: 1 poäng för varje tärning som visar exakt 2 mindre än den över.
tutorial-purple-two-other = Där sitter de lila tärningarna inte ihop. Häng lila d6 under lila d10.
tutorial-black = Svarta tärningar ger poäng efter sin summa under varje stjärna; 9 är bäst: 5 poäng. Din första stjärna har en svart 6:a: häng den svarta 3:an under röd d12, vilket också hjälper uppdraget.
tutorial-black-other = Under första stjärnan ger svart d4 summan 9, och under röd d12 hjälper den också uppdraget.
tutorial-end = Du har vunnit igen, och nu kan du alla sex färgerna. Uppdragen skiljer sig från spel till spel: läs dem först, och ha så roligt!
