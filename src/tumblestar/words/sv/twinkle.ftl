### The words of Twinkle in Swedish. Arguments as in en/twinkle.ftl, which explains them.
### Dice stand without an article, like names: “röd d4”.

## The game

game-name = Twinkle
game-tagline = Sju tärningar under två stjärnor: platsen avgör vad de ger.
game-by = av Theo Karvounis, V-Games
game-about = Slå 3 valfria tärningar och placera 1 i din stjärnbild. Vilket värde som helst får ligga under en stjärna, bara ett lägre under en tärning. Varje färg ger poäng på sitt sätt. När alla har 7 tärningar vinner spelaren med flest poäng. För 1 till 4 spelare; ensam behöver du 20 poäng och alla uppdrag.

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
card-red-does = För varje röd tärning väljer du en linje genom den och udda eller jämna värden, det som ger mest. Du får 1 poäng för var och en av de andra tärningarna på linjen med sådant värde; även röda räknas.
card-yellow-does = Dina gula tärningar, var de än ligger: en ger 1 poäng, två totalt 3, tre eller fler 6.
card-blue-does = Två blå tärningar sida vid sida under samma tärning eller stjärna är ett par: 4 poäng. Varje blå tärning utan par ger 1.
card-green-does = Varje grön tärning ger 1 poäng, och 1 till för varje annan tärning av dess typ i hela stjärnbilden.
card-black-does = Räkna varje stjärna för sig. En svart tärning under den ger 1 poäng; två eller fler ger poäng efter sin summa: 6 eller mindre, 2 poäng; 7: 3; 8: 4; 9: 5; 10: 4; 11 eller mer: 3.
card-purple-does = Varje lila tärning ger 1 poäng för varje tärning som sitter ihop med den, ovanför eller under. Stjärnor räknas inte.
card-twinkle-does = En tärning direkt under en tärning med färre sidor tindrar: 2 poäng. Exempel: en d10 under en d6. En tärning direkt under en stjärna tindrar aldrig.

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
mission-1-does = Flest tärningar på en linje ger 3 poäng. De som ligger lika får 3 var.
mission-2-does = Flest tärningar som visar samma värde ger 3 poäng. De som ligger lika får 3 var.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Lägg ihop dina 3 högsta värden: högst summa ger 3 poäng. De som ligger lika får 3 var.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Bara spelare med 7 tärningar tävlar.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Varje spelare som klarar det får 3 poäng.
mission-11-does = Du får 1 poäng för varje länk mellan två tärningar av samma färg.
mission-12-does = Du får 1 poäng för varje tärning som visar exakt 2 mindre än tärningen ovanför.
mission-13-does = Du får 2 poäng för varje par tärningar av samma typ sida vid sida under samma tärning eller stjärna.
mission-14-does = Du får 2 poäng för varje länk mellan en d4 och en annan tärning vars värden ihop blir 9 eller 10.
mission-15-does = Du får 2 poäng för varje färg vars tärningar ihop blir 13 eller 14.
mission-16-does = Dina tärningar som visar 1: en ger 1 poäng, två totalt 3, tre eller fler 5.
mission-17-does = Du får 2 poäng för varje par: en d6 och en annan tärning som visar 3, eller en d10 och en annan tärning som visar 4. Varje tärning får ingå i högst ett par.
mission-18-does = Para ihop tärningar under den ena stjärnan med tärningar under den andra, varje tärning en gång. Ett par med samma färg eller samma värde ger 1 poäng, med båda 2.
mission-19-does = Du får 2 poäng för varje par tärningar med samma värde sida vid sida under samma tärning eller stjärna.
mission-20-does = Du får 3 poäng för varje tärning vars värde är summan av de två tärningarna under den.
mission-1-solo = Fem eller fler tärningar på en linje.
mission-2-solo = Tre eller fler tärningar som visar samma värde.
mission-3-solo = Sju tärningar vars värden ihop blir under 30.
mission-4-solo = Tärningar av högst 3 typer.
mission-5-solo = Tre tärningar som ihop blir 16 eller mer.
mission-6-solo = Tärningar i högst 3 färger.
mission-7-solo = Under varje stjärna är alla värden udda eller alla jämna; de två stjärnorna får skilja sig åt, och en får vara tom.
mission-8-solo = Tärningar av alla 5 typer.
mission-9-solo = Bara värden på högst 6.
mission-10-solo = En tärning i varje färg som är i spel.
mission-11-solo = Två tärningar av samma färg med en länk emellan.
mission-12-solo = En tärning som visar exakt 2 mindre än tärningen ovanför.
mission-13-solo = Två tärningar av samma typ sida vid sida under samma tärning eller stjärna.
mission-14-solo = En d4 ihop med en annan tärning, med summan 9 eller 10.
mission-15-solo = En färg vars tärningar ihop blir 13 eller 14.
mission-16-solo = En tärning som visar 1.
mission-17-solo = En d6 och en annan tärning som visar 3, eller en d10 och en annan tärning som visar 4.
mission-18-solo = Två tärningar, en under varje stjärna, med samma färg eller samma värde.
mission-19-solo = Två tärningar med samma värde sida vid sida under samma tärning eller stjärna.
mission-20-solo = En tärning vars värde är summan av de två tärningarna under den.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Mål { $goal }: { $points } poäng
       *[other] Mål { $goal }: { $points } poäng
    }

goal-points-does = Få minst { $goal } poäng med färgkorten och Twinklekortet. Nu ger de { $points }.
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
        [you] Du placerar { $die } ({ $result }) under { $place }.
       *[other] { $seat } placerar { $die } ({ $result }) under { $place }.
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
       *[out] { fits-nowhere } { seat-loses } och måste kassera en slagen tärning.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Övriga: { $others }.
did-out =
    { $seat ->
        [you] Du kasserar { $die }.
       *[other] { $seat } kasserar { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Nivån är klarad!
        [failed] { $told } Nivån är inte klarad.
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
would-roll = Slå: { $dice }. Om någon av dem passar måste du placera en.
would-take = Ta { $die } ({ $result }) från mitten och placera den utan slag.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Placera { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Övriga: { $others }.
would-out = Kassera { $die } för gott.
would-over =
    { $end ->
        [won] { $told } Du vinner spelet!
        [lost] { $told } Spelet är slut, och du vinner inte.
        [level] { $told } Du klarar nivån!
       *[failed] { $told } Du klarar inte nivån.
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
        [you] Din tur: välj { dice-count } att slå, eller ta en d8.
       *[other] { $seat } väljer tärningar.
    }
status-pick =
    { $seat ->
        [you] Din tur: välj { dice-count } att slå.
       *[other] { $seat } väljer tärningar.
    }
status-pick-more =
    { $seat ->
        [you] Din tur: välj ytterligare { $count } att slå.
       *[other] { $seat } väljer tärningar.
    }
status-roll =
    { $seat ->
        [you] Din tur: slå { dice-count }.
       *[other] { $seat } slår tärningar.
    }
status-hang =
    { $seat ->
        [you] Din tur: placera en av dina tärningar.
       *[other] { $seat } placerar en tärning.
    }
status-take =
    { $seat ->
        [you] Din tur: placera { $die }.
       *[other] { $seat } placerar { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Din tur: kassera en slagen tärning.
       *[other] { $seat } kasserar en tärning.
    }
status-out-centre =
    { $seat ->
        [you] Din tur: kassera en annan d8 i mitten.
       *[other] { $seat } kasserar en d8.
    }
status-out-any =
    { $seat ->
        [you] Din tur: kassera en tillgänglig tärning, ingen d8 är kvar.
       *[other] { $seat } kasserar en tärning.
    }
status-over-won =
    { $seat ->
        [you] Du vann med { points-count }!
       *[other] { $seat } vann med { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Lika med { points-count }: { $seats }. Du spelade sist, så du vann!
       *[other] Lika med { points-count }: { $seats }. { $seat } spelade sist och vann.
    }
status-over-level =
    { $points ->
        [one] Nivån klarad: { $points } poäng ({ $goal } krävdes)!
       *[other] Nivån klarad: { $points } poäng ({ $goal } krävdes)!
    }
status-over-short =
    { $points ->
        [one] Nivån inte klarad: { $points } poäng ({ $goal } krävdes).
       *[other] Nivån inte klarad: { $points } poäng ({ $goal } krävdes).
    }
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

refused-TW-1-2 = En tärning visar ett tal från 1 till antalet sidor. Välj ett av dem.
refused-TW-2-1 = Den färgen kan inte vara i spel. Välj en av dem som erbjuds.
refused-TW-2-2 = En d8 visar ett tal från 1 till 8. Välj ett av dem.
refused-TW-2-4 = Det uppdraget kan inte komma i spel: det har fel metall eller är redan med. Välj ett av dem som erbjuds.
refused-TW-2-5 = Ingen sitter där. Välj en plats vid det här bordet.
refused-TW-3-1 = Du kan bara välja tärningar i mitten eller vid korten. Välj en av dem.
refused-TW-3-1-early = Du har inte valt tillräckligt många tärningar att slå. Välj fler först.
refused-TW-3-1-full = Du har redan valt 3 tärningar. Slå dem, eller ångra ett val.
refused-TW-3-3 = Du kan bara ta en d8 från mitten. Välj en, eller välj tärningar att slå.
refused-TW-3-3-late = Du har valt tärningar att slå. Ångra dina val innan du tar en d8.
refused-TW-3-4 = Du kan inte placera den där: den måste visa mindre än tärningen ovanför. Välj en tärning som visar mer, eller en stjärna.
refused-TW-3-4-take = Den d8:an passar ingenstans: dina stjärnor är fulla, och ingen tärning med plats under sig visar mer. Ta en annan, eller slå.
refused-TW-3-4-lacks = Du kan bara placera tärningar under dina egna stjärnor och tärningar. Välj en av dem.
refused-TW-3-5 = Du kan inte placera en tredje tärning där. Välj en annan plats.
refused-TW-3-7 = Placera först en av tärningarna i din hand: välj tärningen och dess plats.
refused-TW-3-10 = Spelet är slut. Stega igenom det, eller spela igen.
refused-TW-6-5-rolled = Välj först vilken slagen tärning du kasserar.
refused-TW-6-5-taken = Kassera först en annan tärning: en d8 i mitten, eller en valfri tillgänglig tärning om ingen finns. Välj vilken.
refused-TW-6-6 = Ingen av de slagna tärningarna passar. Välj vilken av dem du kasserar.

## Options

option-level = Uppdrag
option-level-help = Extra poäng för alla spelare; ensam måste du klara alla.
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
option-red-help = Alltid i spel; de andra färgerna lottas.
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
option-first-help = En lottad spelare, eller platsen som du väljer.
option-first-0 = lottas
option-first-seat = plats { $count }
option-keep = Misslyckat slag: ingen tärning kasseras
option-keep-help = Bara solo: om ingen slagen tärning passar förlorar du turen, men du kasserar ingen tärning.

bad-colours = Med så här många spelare kan bara { $count } färger vara i spel, men du har valt fler: { $colours }.
bad-mission-level = Du har valt uppdrag { $number }, men ”Uppdrag” står inte på ”väljs nedan”. Ställ in det.
bad-mission-twice = Du har valt uppdrag { $number } två gånger. Välj ett annat.
bad-missions = Ingen kan klara uppdrag { $missions } tillsammans. Ta bort ett.

## The board in text

picture-label = Stjärnbilderna, tärningarna i mitten och vid korten; finns även som text.
text-board = Tärningarna under varje stjärna, sedan de tillgängliga tärningarna
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
text-out = Kasserade:
text-none = inget
text-row =
    { $points ->
        [one] { $seat }: { $points } poäng, { $count } av 7 tärningar.
       *[other] { $seat }: { $points } poäng, { $count } av 7 tärningar.
    }
text-parts = Per kort: { $parts }.
text-blocked = Blockerad: inga fler tärningar kan placeras.
text-turn =
    { $seat ->
        [you] Din tur.
       *[other] Den här spelarens tur.
    }
text-cards = Kort i spel: { $cards }.
text-mission = Uppdrag { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du en stjärnbild av 7 tärningar. Varje tur slår du 3 valfria tärningar och placerar en av dem, eller tar en d8 från mitten med dess värde. Under en stjärna får vilket värde som helst ligga, under en tärning bara ett lägre; högst två tärningar får ligga direkt under varje. Varje färg ger poäng enligt sitt kort; Twinklekortet belönar tärningar under tärningar med färre sidor. Uppdrag kan ge mer. Spelaren med flest poäng vinner; ensam behöver du 20 poäng och alla uppdrag.
rules-page = Klicka på 3 tärningar för att välja dem och slå sedan; du kan ångra ett val tills du slår. Eller ta en d8 från mitten. Peka på en tärning på en öppen plats för att läsa hur många poäng den skulle ge där, och klicka för att placera den. Allt går även med tangentbordet. ”Hjälp mig välja” visar också oddsen för tärningarna du har valt. Vill du spela med riktiga tärningar väljer du en riktig spelplan när du skapar bordet, eller använder poängblocket. Namnen på uppdragen är våra.

rules-TW-1 = Innehåll
rule-TW-1-1 = Det finns 30 tärningar, alla olika: 6 färger (röd, gul, blå, grön, svart, lila), var och en med en d4, d6, d8, d10 och d12. En tärning kallas efter sin färg och typ.
rule-TW-1-2 = En d4 visar 1 till 4, en d6 1 till 6, en d8 1 till 8, en d10 1 till 10 (den tryckta 0:an är 10) och en d12 1 till 12. Alla sidor är lika sannolika.
rule-TW-1-3 = Spelplanen har 2 startstjärnor för var och en av 4 spelare, och ett poängspår med 4 markörer. Det finns 6 poängkort (ett per färg), Twinklekortet och 20 uppdragskort (1 till 10 brons, 11 till 20 silver). Dessutom finns 4 kampanjkort för solospel och 7 länkar per spelare.

rules-TW-2 = Förberedelser
rule-TW-2-1 = Lotta vilka färger som är i spel: 4 av 6 med 2 spelare, 5 med 3, alla 6 med 4. Tärningarna i andra färger är inte med.
rule-TW-2-2 = Slå de d8:or som är i spel en gång och lägg dem i mitten med sina värden. Lägg alla andra tärningar oslagna vid kortet i sin färg.
rule-TW-2-3 = Twinklekortet är alltid i spel.
rule-TW-2-4 = Dra uppdrag slumpvis. Bas: inga. Brons: 1 bronsuppdrag. Silver: 2 silveruppdrag. Diamant: 1 brons och 2 silver. Uppdragen är öppna och gäller alla spelare.
rule-TW-2-5 = Den spelare som senast såg ett stjärnfall börjar, eller lotta. Spelet går medurs.

rules-TW-3 = Din tur
rule-TW-3-1 = Slå 3: välj 3 valfria tillgängliga tärningar, vid korten, i mitten eller både och. Slå dem och placera exakt 1.
rule-TW-3-2 = Lägg tillbaka de andra 2 tärningarna: var och en vid sitt kort, eller en d8 i mitten med sitt nya värde.
rule-TW-3-3 = Eller ta en d8: välj en d8 i mitten som passar någonstans. Placera den med värdet den visar; slå den inte.
rule-TW-3-4 = Du får placera vilket värde som helst under en stjärna. Under en tärning måste värdet vara lägre än hos tärningen ovanför; lika räcker inte. Du får placera under vilken som helst av dina tärningar, inte bara den nyaste.{$edition}
rule-TW-3-5 = Du får placera högst 2 tärningar direkt under varje stjärna och varje tärning.
rule-TW-3-6 = Placerade tärningar flyttas aldrig och ändras aldrig.{$ruling} En stjärna får förbli tom.
rule-TW-3-7 = Om någon av de slagna tärningarna passar måste du placera en; välj vilken och var. Om ingen passar lägger du tillbaka alla (d8:or med sina nya värden): du förlorar turen. Efter ett misslyckat slag får du inte ta en d8 i stället.{$ruling}
rule-TW-3-8 = Efter runda 7 tar spelare som har förlorat turer igen dem. Börja med startspelaren och gå medurs, 1 tur var; hoppa över spelare som är klara eller blockerade. Upprepa vid behov.
rule-TW-3-9 = Du är blockerad om du aldrig kan placera en tärning till. Då är båda stjärnorna fulla, och varje tärning som visar 2 eller mer har två tärningar under sig. Du hoppas över till slutet och har då färre än 7 tärningar.
rule-TW-3-10 = Spelet slutar när varje spelare har 7 tärningar eller är blockerad.
rule-TW-3-11 = Med 2 till 4 spelare är 3 tärningar alltid tillgängliga. Minst 7 är kvar med 2 spelare, 5 med 3 och 3 med 4.

rules-TW-4 = Poängkort
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Räkna alla svarta tärningar under stjärnan, hur långt ner de än ligger.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} För varje röd tärning räknas det bästa valet.{$ruling} Tärningens eget värde räknas inte. En linje går från en stjärna ner till en tärning utan någon under sig.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Spelaren med flest poäng vinner. Vid lika vinner den av dem som spelade sist; turer som togs igen efter runda 7 räknas.{$ruling}

rules-TW-5 = Uppdrag
rule-TW-5-1 = { mission-1-does } Uppdrag 1 till 10 är brons. Uppdrag 1 till 6 jämför spelarna.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = Lägst summa av alla värden ger 3 poäng. De som ligger lika får 3 var.
rule-TW-5-4 = Minst antal olika typer av tärningar ger 3 poäng. De som ligger lika får 3 var.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = Minst antal olika färger ger 3 poäng. De som ligger lika får 3 var.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Uppdrag 11 till 20 är silver: varje ger poäng så ofta det uppfylls.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hela stjärnbilden räknas.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Du kan inte para ihop en tärning med sig själv.{$ruling} Den bästa parningen räknas; två d6:or som båda visar 3 får vara ett par.
rule-TW-5-18 = { mission-18-does } Den bästa parningen räknas.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Solokampanj
rule-TW-6-1 = Kampanjen har 40 nivåer, i ordning. En nivå anger sina uppdrag och 4 färger: 20 tärningar, med 4 d8:or i mitten. Om du misslyckas med en nivå försöker du igen från början.
rule-TW-6-2 = För att klara en nivå måste du få minst 20 poäng med färgkorten och Twinklekortet tillsammans, och klara alla uppdrag. Uppdrag ger inga poäng här.
rule-TW-6-3 = Bronsuppdragen kräver detta. 1: en linje med minst 5 tärningar. 2: tre lika värden, eller fler.{$ruling} 3: en summa under 30, med alla 7 tärningar.{$ruling} 4: högst 3 typer.{$ruling} 5: tre tärningar som ihop blir 16 eller mer. 6: högst 3 färger.{$ruling} 7 till 9: som ovan. 10: nivåns alla 4 färger.
rule-TW-6-4 = Du klarar ett silveruppdrag om det skulle ge poäng minst en gång.
rule-TW-6-5 = Kassera 1 tärning för gott varje tur. Efter ett slag kasserar du 1 av de 2 tärningar du inte placerade och lägger tillbaka den andra. När du har tagit en d8 kasserar du en annan d8 i mitten, eller en valfri tillgänglig tärning om ingen finns.
rule-TW-6-6 = Efter ett misslyckat slag väljer du 1 av de slagna tärningarna att kassera och lägger tillbaka resten.{$ruling} Alternativ: kassera ingen efter ett misslyckat slag.
rule-TW-6-7 = Om färre än 3 tärningar är tillgängliga slår du dem.{$ruling} Om ingen tärning är kvar att kassera kasserar du ingen.{$ruling} Om tärningarna tar slut innan du har placerat 7 slutar spelet och räknas som det står.{$ruling}
rule-TW-6-8 = Om du aldrig kan placera en tärning till slutar spelet genast och räknas som det står.{$ruling}
rule-TW-6-9 = Du får göra egna nivåer, med valfria poängkort och valfritt antal uppdrag. Här får du välja 4 valfria färger och upp till 3 uppdrag.
rule-TW-6-10 = Vi känner inte till de 40 tryckta nivåerna. Våra är 4 kort med 10 var.{$reconstruction} Varje nivå har klarats förut. De är ordnade efter hur ofta boten ”Svår” klarar dem. Alla uppdrag och alla färgkombinationer förekommer. Du får också välja färger och uppdrag själv. Uppdrag 4 och 8 utesluter varandra, liksom 6 och 10, samt 1, 7 och 9.

rules-TW-7 = Räkneexempel
rule-TW-7-1 = Bill har 16 poäng: gult 3, grönt 2, svart 1, rött 8 (3, 3 och 2), Twinkle 2. Under stjärna A: svart d10 (10); under den röd d12 (9); under den gul d8 (6) och grön d10 (7). Röd d8 (5) under gul d8, gul d4 (2) under röd d8, röd d4 (3) under grön d10.
rule-TW-7-2 = Elizabeth har 18 poäng: blått 4, grönt 5, svart 5 (4 och 1), Twinkle 4. Under stjärna A: svart d8 (7), under den svart d12 (3); grön d8 (6), under den grön d6 (4). Under stjärna B: svart d6 (5), under den blå d8 (3) och blå d4 (2).
rule-TW-7-3 = Anna har 19 poäng: gult 6, blått 2, lila 3, rött 2, Twinkle 6. Under stjärna A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under stjärna B: röd d10 (9), under den lila d12 (8), under den gul d10 (6) och gul d6 (3).

rules-ours = Övriga tolkningar
rule-ours-1 = Du tävlar om uppdrag 3, 4 och 6 bara om du har 7 tärningar.{$ruling}
rule-ours-2 = Om du ger upp får du ingenting, och de andra spelarna delar på segern.{$ruling}
rule-ours-3 = Välj tärningar i valfri ordning; du kan ångra ett val tills du slår.{$ruling}
rule-ours-4 = Poängen som visas under spelet gäller stjärnbilderna hittills; uppdrag som jämför spelare kan fortfarande ändras.{$ruling}

## What a typed text should have been

unread-colour = ”{ $text }” är ingen färg. Välj en av dessa: { $colours }.
unread-mission = ”{ $text }” är inget uppdrag. Skriv ”mission” och ett tal från 1 till { $count }.
unread-first = ”{ $text }” är ingen plats. Skriv ”first” och platsens nummer, till exempel ”first 2”.
unread-result = ”{ $text }” är inget värde för { $die }. Skriv ett tal från 1 till { $count }, till exempel ”{ $die }=1”.
tree-part = ”{ $text }” är ingen placerad tärning. Skriv den som ”red d12=9@black d10” eller ”R12=9@N10”, eller ”R12=9@A” under stjärna A.
tree-result = ”{ $text }”: tärningen har ingen sådan sida ({ $tag }).
tree-long = En stjärnbild har högst 7 tärningar ({ $tag }), men den här har fler: ”{ $text }”.
tree-twice = Tärningen { $text } finns med två gånger, men det finns bara en ({ $tag }).
tree-colour = Tärningen { $text } har en färg som inte är i spel ({ $tag }).
tree-taken = Tärningen { $text } är placerad någon annanstans eller kasserad ({ $tag }).
tree-parent = ”{ $text }”: tärningen ovanför finns inte i den här stjärnbilden ({ $tag }).
tree-lower = ”{ $text }”: värdet måste vara lägre än hos tärningen ovanför ({ $tag }).
tree-three = Fler än två tärningar ligger direkt under { $text } ({ $tag }).

## Bots

bot-greedy-help = spelar för flest poäng denna tur
bot-beginner-help = tar den första tärning som ger bra med poäng, förbiser bättre och hoppas på tur med slagen
bot-novice-help = som Svår, men ett val kan kosta upp till 6 % vinstchans
bot-club-help = som Svår, men ett val kan kosta upp till 2 % vinstchans
bot-strong-help = väger in vad turen lämnar till senare turer, som den har lärt sig
bot-master-help = väger varje slag i denna tur (sent i spelet även i nästa) och tärningarna som andra tar

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
advice-odds = Passar: chansen att du kan placera en av tärningarna.
advice-hang = Placera { $die } ({ $result }) under { $parent }
advice-hang-star = Placera { $die } ({ $result }) under stjärna { $star }
advice-places = Poäng: vad tärningen ger där nu, kort för kort. Senare turer räknas inte.
advice-note = { advice-odds } Poäng: vad turen ger i snitt, med bästa tärningen på bästa platsen. Senare turer räknas inte.

## Scoring from a file, and the score pad

score-figure = { $mission } (jämförs, ger inga poäng här)
score-compared = { $mission } ({ $figure }, jämförs)
score-colours = ”{ $text }” är ingen uppsättning färger. Använd några av bokstäverna { $letters }, var och en högst en gång.
pad-cards = Kort
pad-missions = Uppdrag, som de ligger till (för 1 till 6 det som jämförs)
pad-in-play = { $card }: i spel
pad-not-in-play = { $card }: inte i spel
pad-die = Tryck på nästa tärnings plats, eller på en placerad tärning.
pad-result = Vad visar { $die }?
pad-shows = { $die }: { $result }
pad-place = Var ligger { $die } ({ $result })?
pad-nowhere = Passar ingenstans: { $die } ({ $result }).
pad-under-star = Under stjärna { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Ta bort { $die }
pad-compared = { $mission }: det som jämförs
pad-compared-means = Avgör vem som får poängen ovan.
pad-choose-missions = Uppdrag i spel
pad-bad-missions = ”{ $text }” är ingen uppsättning uppdrag. Välj högst 1 brons (1 till 10) och 2 silver (11 till 20), till exempel ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Ta först bort tärningarna under den.
pad-tied = Vid lika vinner den spelare som spelade sist (TW-4.8). Blocket vet inte vem det är.
pad-whole = Alla 7 tärningar är placerade.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Nästa tärning
deed-place = Placera under { $place }
deed-pick = Välj tärningen
deed-take = Ta { $die }
deed-discard = Kassera { $die }
touch-place = Tryck på en ljuspunkt.
touch-pick = Tryck på en tärning.
touch-discard = Tryck på en tärning.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstjärna
sign-star-does = Varje stjärnbild börjar vid två stjärnor, A och B. Högst 2 tärningar får ligga direkt under varje stjärna och varje tärning.
sign-connector = Tindrande länk
sign-connector-does = Tärningen under har fler sidor än den ovanför: den ger 2 poäng enligt Twinklekortet.
sign-centre = Mitten
sign-centre-does = Här ligger d8:orna med värdena från sitt senaste slag.
sign-take = Ta som den ligger
sign-take-does = Placera denna d8 med värdet den visar, utan slag.
sign-cup = Tärningsbägare
sign-cup-does = Slå de valda tärningarna. Om någon passar placerar du en och lägger tillbaka de andra.
sign-left = Kasserade
sign-left-does = Solo: kassera en tärning för gott varje tur. Dess plats är överkryssad.
now-hung =
    { $count ->
        [one] { $count } av 7 tärningar är placerad.
       *[other] { $count } av 7 tärningar är placerade.
    }
now-points = { $points } poäng nu.
now-best =
    { $card ->
        [any] En tärning till kan höja det till { $points }.
       *[colour] En tärning till i färgen kan höja det till { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enskild tärning kan höja det.
       *[colour] Ingen enskild tärning i färgen kan höja det.
    }
now-compared = { $own } här; bäst av de andra: { $others }.
now-met = Klarat nu.
now-may-meet = { now-unmet } En tärning till kan klara det.
now-unmet = Inte klarat nu.

## What gives the win shares of a review

evaluator-net = inlärda värderingar ovanpå exakta turer
evaluator-level = { evaluator-net }, för nivån

## Kinds of chance, for statistics

chance-of-d4 = Värden på d4:orna
chance-of-d6 = Värden på d6:orna
chance-of-d8 = Värden på d8:orna
chance-of-d10 = Värden på d10:orna
chance-of-d12 = Värden på d12:orna
chance-of-colour = Färgerna i spel
mistake-taking = tog i stället för att slå
mistake-rolling = slog i stället för att ta
mistake-low-d8 = tog en för låg d8
mistake-dull = slog tärningar som sällan tindrar
mistake-weak = slog tärningar som ger mindre
mistake-small = slog tärningar med för få sidor
mistake-large = slog tärningar med för många sidor
mistake-colour = valde fel färg
mistake-mission = missade ett uppdrag
mistake-twinkle = missade en tindrande tärning
mistake-points = placerade för för få poäng
mistake-low = placerade ett för lågt värde
mistake-top = placerade tärning med många sidor överst
mistake-star = placerade under en stjärna för tidigt
mistake-under = placerade under tärning, inte stjärna
mistake-place = placerade en tärning fel
mistake-fitting = kasserade en d8 som ännu passar
mistake-discard = kasserade fel tärning
why-fits = En tärning passar då i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av slagen, inte { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] För att vinna måste du få { $count } poäng i denna sista tur.
       *[other] För att vinna måste du få { $count } poäng i denna sista tur.
    }
why-turn = I snitt ger turen då { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det ger { $better } genast, inte { $taken }.
why-room = I nästa tur passar då en tärning i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } av slagen, inte { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Då är { $better } plats kvar under stjärnor, inte { $taken }.
       *[other] Då är { $better } platser kvar under stjärnor, inte { $taken }.
    }
why-high = Under tärningar passar då värden upp till { $better }, inte upp till { $taken }.
why-next = Med tärningarna som är kvar ger nästa tur då i snitt { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På tur: { $player }

## Puzzles

puzzle-how-exact-turn = med alla slag, tärningar och platser i de sista turerna
puzzle-theme-which-dice = vilka tärningar du slår
puzzle-theme-centre = en tärning från mitten
puzzle-theme-twinkle = en tärning som tindrar
puzzle-theme-colour-card = kortet för en färg
puzzle-theme-mission = ett uppdrag
puzzle-theme-last-die = sista tärningen
puzzle-theme-defence = före den andra spelarens sista tur
puzzle-theme-fewer-points = färre poäng är bättre
puzzle-ask-which-dice = Vilka tärningar slår du, eller vilken d8 tar du?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Var placerar du din sista tärning?
puzzle-ask-defence = { puzzle-ask-last-die } Den andra spelaren har en kvar att placera.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Med 2 spelare är 4 av de 6 färgerna i spel, var och en i 5 typer. Konturen visar typen, märket färgen.
example-centre = Med 2 spelare är 4 färger i spel. D8:orna ligger i mitten med värden; de andra tärningarna är oslagna.
example-three = Du väljer 3 tärningar, från mitten eller vid korten, och slår dem. Två tärningar räcker inte.
example-take = Röd d8 visar 4 och passar under röd 5. Gul d8 visar 5 och passar ingenstans.
example-lower = Du får placera en 3:a under en 5:a, men inte under en annan 3:a.
example-two-at-most = Du får placera en tärning till under röd 9. Under stjärnan ligger redan två.
example-yellow = En, två och tre gula tärningar.
example-blue = Två blå tärningar under samma stjärna är ett par: 4 poäng. Varje annan blå tärning ger 1. Blå och röd är inget par.
example-green = En grön d4 med två andra d4, och en grön d12 som är ensam av sin typ.
example-black = Två svarta tärningar under samma stjärna med summan 9, eller en under varje stjärna.
example-purple = En lila tärning som sitter ihop med tre tärningar. Stjärnor räknas inte.
example-red = Välj linjen med 8, 6 och 4 för den röda tärningen: tre andra jämna värden.
example-twinkle = En d6 tindrar under en d4, och en d8 under en d6. En d6 eller d4 under en d6 gör det inte.
example-connectors = Tre länkar förbinder tärningar av samma färg: 9 och 7, 7 och 5 samt 4 och 3.
example-sums = Under 9:an ligger 5 och 4, under 5:an 3 och 2: båda är summor.
example-out = Du placerar röd d4. Kassera sedan en av de två tärningarna som slogs med den, ingen annan.
example-bill = Bills stjärnbild: röd d12 under svart d10 tindrar.
example-elizabeth = Elizabeths stjärnbild: ett blått par, och svarta tärningar under båda stjärnorna.
example-anna = Annas stjärnbild: tre gula tärningar, och tre tärningar som tindrar.
example-any-order = Du väljer en grön tärning först; sedan får du välja en röd.
summary-turn = Din tur
summary-turn-1 = Välj 3 valfria tillgängliga tärningar, slå dem och placera exakt 1. Lägg tillbaka de andra; en d8 läggs i mitten med sitt nya värde.
summary-turn-2 = Eller ta en d8 från mitten och placera den med sitt värde, om den passar.
summary-turn-3 = Om ingen av de slagna tärningarna passar förlorar du turen.
summary-hang = Placering
summary-hang-1 = Under en stjärna: vilket värde som helst. Under en tärning: bara ett lägre; lika räcker inte.
summary-hang-2 = Högst 2 tärningar direkt under varje stjärna och varje tärning.
summary-hang-3 = Placerade tärningar flyttas aldrig.
summary-cards = Poäng
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Svart, för varje stjärna: en tärning 1; två eller fler efter sin summa: 6 eller mindre: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 eller mer: 3.
summary-cards-5 = Varje lila tärning: 1 för varje tärning som sitter ihop med den, ovanför eller under.
summary-cards-6 = Varje röd tärning: välj en linje genom den och udda eller jämna värden. Få 1 för var och en av de andra tärningarna på linjen med sådant värde.
summary-cards-7 = Twinkle: 2 för varje tärning direkt under en tärning med färre sidor.
summary-end = Spelets slut
summary-end-1 = Spelet slutar när alla har 7 tärningar eller är blockerade. Förlorade turer tas igen efter runda 7.
summary-end-2 = Flest poäng vinner. Vid lika vinner den av spelarna som spelade sist.
summary-end-3 = Solo: få minst 20 poäng med korten och klara alla uppdrag. Kassera 1 tärning varje tur.

## The tutorial

tutorial-goal = Ditt mål: placera 7 tärningar under dina två stjärnor och få fler poäng än Zoe.
tutorial-pick = Varje tur väljer du 3 tärningar, slår dem och placerar en. Välj först blå d12.
tutorial-pick-other = Välj den markerade tärningen i den här lektionen.
tutorial-pick-2 = Välj nu gul d10.
tutorial-pick-3 = Välj sedan grön d4.
tutorial-roll = Slå nu de 3 tärningarna.
tutorial-hang = Du placerar 1 av de 3 och lägger tillbaka de andra. Vilket värde som helst får ligga under en stjärna, och ett högt är bäst. Placera blå d12, en 9:a, under din första stjärna.
tutorial-hang-low = Det är tillåtet, men bara lägre värden passar under, så det lämnar lite utrymme. Placera blå d12, som visar mer.
tutorial-centre = Zoe tog en d8 från mitten och placerade den med värdet den visar, utan slag. Ta blå d8, en 7:a.
tutorial-centre-other = Ta blå d8 från mitten i den här lektionen.
tutorial-under = Under en tärning får bara ett lägre värde ligga, och högst två tärningar. 7:an passar under 9:an. Placera den där.
tutorial-under-other = Det är tillåtet, men lektionen behöver den under blå d12. Placera den där.
tutorial-blue-roll = Varje färg ger poäng enligt sitt kort. Två blå tärningar sida vid sida under samma tärning eller stjärna ger 4 poäng, varje annan blå tärning 1. Blå d10 är en av dina 3: slå.
tutorial-blue = Blå d10 visar 6. Placera den under 9:an, bredvid blå d8.
tutorial-blue-other = Det är tillåtet, men lektionen behöver blå d10 bredvid blå d8. Placera den under 9:an.
tutorial-yellow = Gult räknar dina gula tärningar, var de än ligger: en ger 1 poäng, två totalt 3, tre eller fler 6. Placera gul d6, en 5:a, under 7:an.
tutorial-yellow-other = Det är tillåtet, men lektionen behöver gul d6 under blå d8. Placera den där.
tutorial-twinkle = En tärning i vilken färg som helst tindrar direkt under en tärning med färre sidor: 2 poäng. Placera gul d10 under gul d6.
tutorial-twinkle-other = Placera gul d10 under gul d6, där den tindrar.
tutorial-green = En grön tärning ger 1 poäng, och 1 till för varje annan tärning av dess typ som du har. Du har två d10:or. Placera grön d10 under gul d6, där den tindrar.
tutorial-green-other = Det är tillåtet, men lektionen behöver grön d10 under gul d6. Placera den där.
tutorial-mission = Uppdrag gäller alla spelare. Här får varje spelare som har tärningar av alla 5 typer 3 poäng. Du saknar bara en d4. Välj röd d4.
tutorial-red = En röd tärning ger 1 för var och en av de andra udda tärningarna på en linje genom den, eller de jämna. Linjen 9, 7, 5, 3 är helt udda. Placera röd d4 sist på den: 4 poäng och uppdraget.
tutorial-red-other = Det är tillåtet, men ger mindre. Placera röd d4 sist på den längsta linjen, under gul d10.
tutorial-won = Alla har 7 tärningar, och du vann med 22 mot 16! Kom ihåg: om ingen av dina 3 tärningar passar lägger du tillbaka alla. Du förlorar turen.
tutorial-colours = Nu är ett annat parti nästan slut. Med 2 spelare är 4 av de 6 färgerna i spel, den här gången även svart och lila.
tutorial-purple = En lila tärning ger 1 poäng för varje tärning som sitter ihop med den, ovanför eller under. Placera lila d10 under gul d12.
tutorial-purple-other = Det är tillåtet, men lektionen behöver lila d10 under gul d12. Placera den där.
tutorial-purple-two = Lila tärningar som sitter ihop räknar varandra. Uppdraget ger 1 poäng för varje tärning som är exakt 2 lägre än tärningen ovanför. Placera lila d6, en 6:a, under lila d10, en 8:a.
tutorial-purple-two-other = Det är tillåtet, men då sitter de lila tärningarna inte ihop. Placera lila d6 under lila d10.
tutorial-black = Svarta tärningar ger poäng efter sin summa under varje stjärna; 9 är bäst: 5 poäng. Din första stjärna har en svart 6:a. Placera svart 3:a under röd d12, där den också ger poäng för uppdraget.
tutorial-black-other = Det är tillåtet, men ger mindre. Placera svart d4 under röd d12: summan 9 under din första stjärna, och uppdraget.
tutorial-end = Du vann igen, och nu kan du alla 6 färger. Uppdragen skiljer sig från parti till parti: läs dem först, och ha så roligt!
