### The words of Twinkle in Danish.

## The game

game-name = Twinkle
game-tagline = Syv terninger under to stjerner: hvor de hænger, afgør, hvad de giver.
game-by = af Theo Karvounis, V-Games
game-about = Slå tre terninger efter eget valg, og hæng en af dem i dit stjernebillede: ethvert resultat under en stjerne, kun lavere under en terning. Hver farve giver point på sin egen måde. Efter syv terninger vinder flest point. En til fire spillere; alene spiller du efter missioner.

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
star-a = stjerne A
star-b = stjerne B
place-die = { $die } ({ $result })

## Scoring cards and missions

card-red = Rød
card-yellow = Gul
card-blue = Blå
card-green = Grøn
card-black = Sort
card-purple = Lilla
card-twinkle = Twinkle
card-red-does = For hver rød terning: tag én linje gennem den, og ulige eller lige, hvad der er bedst: 1 point for hver af de andre terninger på linjen med et sådant resultat, også røde terninger.
card-yellow-does = Én gul terning et vilkårligt sted giver 1 point, to 3, tre eller flere 6.
card-blue-does = 4 point for to blå terninger side om side under samme terning eller stjerne, 1 for hver af de øvrige blå terninger.
card-green-does = 1 point for hver grøn terning, og 1 mere for hver af de andre terninger af dens type i hele stjernebilledet.
card-black-does = Under hver stjerne for sig: én sort terning 1 point; to eller flere efter summen af deres resultater: op til 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; fra 11: 3.
card-purple-does = For hver lilla terning 1 point for hver terning, den er forbundet med, over eller under. Stjerner tæller ikke.
card-twinkle-does = 2 point for hver terning, der hænger under en terning med færre sider, som en d10 under en d6. En terning under en stjerne tindrer aldrig.

card-mission = Mission { $number }: { $mission }
mission-1 = Længste linje
mission-2 = Ens resultater
mission-3 = Laveste sum
mission-4 = Få typer
mission-5 = De tre højeste
mission-6 = Få farver
mission-7 = Ulige eller lige
mission-8 = Alle fem typer
mission-9 = Højst seks
mission-10 = Hver farve
mission-11 = Farver forbundet
mission-12 = To lavere
mission-13 = Tvillingtyper
mission-14 = d4 til ni eller ti
mission-15 = Tretten eller fjorten
mission-16 = Ettere
mission-17 = d6 med 3, d10 med 4
mission-18 = Fra stjerne til stjerne
mission-19 = Tvillingresultater
mission-20 = Sum af to
mission-1-does = 3 point for flest terninger på én linje, også ved lighed.
mission-2-does = 3 point for flest terninger, der viser samme resultat, også ved lighed.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 point for den højeste sum af ens tre højeste resultater, også ved lighed.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Det kræver syv terninger.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 point til alle, der opfylder det.
mission-11-does = 1 point for hver forbinder mellem to terninger i samme farve.
mission-12-does = 1 point for hver terning, der viser præcis 2 mindre end terningen over.
mission-13-does = 2 point for hver to terninger af samme type side om side under samme terning eller stjerne.
mission-14-does = 2 point for hver forbinder mellem en d4 og en anden terning, hvis resultater tilsammen giver 9 eller 10.
mission-15-does = 2 point for hver farve, hvis terninger tilsammen giver 13 eller 14.
mission-16-does = Én terning, der viser 1, giver 1 point, to 3, tre eller flere 5.
mission-17-does = 2 point for hvert par af en d6 og en anden terning, der viser 3, eller af en d10 og en anden terning, der viser 4. Hver terning er højst i ét par.
mission-18-does = For hvert par af terninger, en fra hver stjerne: 1 point for samme farve eller resultat, 2 for begge dele. Hver terning er højst i ét par.
mission-19-does = 2 point for hver to terninger med ens resultater side om side under samme terning eller stjerne.
mission-20-does = 3 point for hver terning, hvis to terninger under tilsammen giver dens eget resultat.
mission-1-solo = Fem eller flere terninger på én linje.
mission-2-solo = Tre eller flere terninger, der viser samme resultat.
mission-3-solo = Syv terninger, hvis resultater tilsammen giver mindre end 30.
mission-4-solo = Terninger af højst tre typer.
mission-5-solo = Tre terninger, der tilsammen giver 16 eller mere.
mission-6-solo = Terninger i højst tre farver.
mission-7-solo = Under hver stjerne alle resultater ulige eller alle lige: den ene stjerne må være ulige, den anden lige, og en tom stjerne er i orden.
mission-8-solo = Terninger af alle fem typer.
mission-9-solo = Kun resultater på 6 eller lavere.
mission-10-solo = En terning i hver farve i spil.
mission-11-solo = To terninger i samme farve med en forbinder imellem.
mission-12-solo = En terning, der viser præcis 2 mindre end terningen over.
mission-13-solo = To terninger af samme type side om side under samme terning eller stjerne.
mission-14-solo = En d4 forbundet med en anden terning, så de tilsammen giver 9 eller 10.
mission-15-solo = En farve, hvis terninger tilsammen giver 13 eller 14.
mission-16-solo = En terning, der viser 1.
mission-17-solo = En d6 og en anden terning, der viser 3, eller en d10 og en anden terning, der viser 4.
mission-18-solo = En terning under hver stjerne, med samme farve eller samme resultat.
mission-19-solo = To terninger med ens resultater side om side under samme terning eller stjerne.
mission-20-solo = En terning, hvis to terninger under tilsammen giver dens eget resultat.

# What wins a game alone, beside the board.
goal-points = { $points } af { $goal } point
goal-points-does = Farvekortene og Twinkle skal give { $goal } point; nu giver de { $points }.
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
            [minus] −{ $points } for mission { $number }
           *[plus] { $points } for mission { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] mission { $number } er opfyldt
       *[unmet] mission { $number } er ikke længere opfyldt
    }
gain-none = Ingen point.
gain =
    { $sign ->
        [minus] −{ $points } point: { $parts }.
        [plus] +{ $points } point: { $parts }.
       *[even] ±0 point: { $parts }.
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
        [you] Du hænger { $die } ({ $result }) under { $place }.
       *[other] { $seat } hænger { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] Du mister turen
       *[other] { $seat } mister turen
    }
fits-nowhere =
    { $count ->
        [one] Terningen { $die } viser { $result } og passer ingen steder.
       *[other] Terningen { $die } viser { $result }, og ingen af terningerne passer.
    }
points-count = { $points } point

## Set-up: log and hover

did-colour = I spil: { $colour }.
did-mission = { text-mission }
did-centre = I midten viser { $die } { $result }.
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
        [you] Du tager { $die } ({ $result }) fra midten.
       *[other] { $seat } tager { $die } ({ $result }) fra midten.
    }
did-fall =
    { $fits ->
        [yes] Terningen { $die } viser { $result }.
       *[no] Terningen { $die } viser { $result } og passer ingen steder.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } og en terning.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Andre: { $others }.
did-out =
    { $seat ->
        [you] Du lægger { $die } ud af spillet.
       *[other] { $seat } lægger { $die } ud af spillet.
    }
did-over =
    { $end ->
        [level] { $told } Banen er vundet!
        [failed] { $told } Banen er ikke vundet.
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
would-roll = Slå: { $dice }. Passer en, skal en hænges.
would-take = Tag { $die } ({ $result }) fra midten, og hæng den uden slag.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Hæng { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Andre: { $others }.
would-out = Læg { $die } ud af spillet for altid.
would-over =
    { $end ->
        [won] { $told } Du vinder spillet!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [level] { $told } Banen er vundet!
       *[failed] { $told } Banen er ikke vundet.
    }
would-resign = Opgiv: de andre deler sejren.

## Status

status-setup = Opstilling
turn = Tur { $count }
round = Runde { $count } af { $most }
round-late = Runde { $count }: mistede ture
dice-count =
    { $count ->
        [one] 1 terning
       *[other] { $count } terninger
    }
status-choose =
    { $seat ->
        [you] Vælg { dice-count } at slå, eller tag en d8 fra midten.
       *[other] { $seat } vælger terninger.
    }
status-pick =
    { $seat ->
        [you] Vælg { dice-count } at slå.
       *[other] { $seat } vælger terninger.
    }
status-pick-more =
    { $seat ->
        [you] Vælg { $count } mere at slå.
       *[other] { $seat } vælger terninger.
    }
status-roll =
    { $seat ->
        [you] Slå { dice-count }.
       *[other] { $seat } slår terninger.
    }
status-hang =
    { $seat ->
        [you] Anbring en af disse terninger: vælg pladsen.
       *[other] { $seat } anbringer en terning.
    }
status-take =
    { $seat ->
        [you] Anbring { $die }: vælg pladsen.
       *[other] { $seat } anbringer { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Vælg en terning fra slaget at smide væk.
       *[other] { $seat } smider en terning væk.
    }
status-out-centre =
    { $seat ->
        [you] Vælg en anden d8 i midten at smide væk.
       *[other] { $seat } smider en d8 væk.
    }
status-out-any =
    { $seat ->
        [you] Ingen d8 er i midten: smid en terning væk.
       *[other] { $seat } smider en terning væk.
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
status-over-level = Banen er vundet: { $points } af { $goal } point!
status-over-short = Banen er ikke vundet: { $points } af { $goal } point.
status-over-unmet = { status-over-short } Ikke opfyldt: { $missions }.
status-type-colour = Hvilke farver er i spil? Mangler endnu: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Hvilken bronzemission er i spil?
       *[silver] Hvilken sølvmission er i spil?
    }
status-type-centre = Hvad viser { $die } i midten?
status-type-first = Hvem begynder?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Slå 1 terning
       *[other] Slå { $count } terninger
    }

## Refusals: why not, and what instead

refused-TW-1-2 = En terning viser 1 op til sit antal sider. Vælg et af disse tal.
refused-TW-2-1 = Den farve kan ikke komme i spil. Vælg en af de viste.
refused-TW-2-2 = En d8 viser 1 til 8. Vælg et af disse tal.
refused-TW-2-4 = Den mission kan ikke komme i spil: den er af det forkerte metal eller allerede i spil. Vælg en af de viste.
refused-TW-2-5 = Der sidder ingen. Vælg en plads ved dette bord.
refused-TW-3-1 = Kun terninger i midten eller ved kortene kan vælges. Vælg en af dem.
refused-TW-3-1-early = Tre terninger slås sammen. Vælg flere først.
refused-TW-3-1-full = Tre terninger er valgt. Slå dem, eller fortryd et valg.
refused-TW-3-3 = Kun en d8 i midten kan tages. Vælg en, eller vælg terninger at slå.
refused-TW-3-3-late = Du har valgt terninger at slå. Læg dem tilbage, før du tager en d8.
refused-TW-3-4 = Under en terning hænger kun et lavere resultat, ikke et lige så højt. Vælg en terning, der viser mere, eller en stjerne.
refused-TW-3-4-take = Den d8 passer ingen steder: dine stjerner er fulde, og ingen terning med plads viser mere. Tag en anden, eller slå.
refused-TW-3-4-lacks = Terninger hænger under dine egne stjerner og terninger. Vælg en af dem.
refused-TW-3-5 = Der hænger allerede to terninger. Vælg et andet sted.
refused-TW-3-7 = Hæng nu en af terningerne på hånden: vælg terningen og dens sted.
refused-TW-3-10 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TW-6-5-rolled = Nu går en af de slagne terninger ud af spillet. Vælg hvilken.
refused-TW-6-5-taken = Nu går en anden terning ud af spillet: en d8 i midten, eller en vilkårlig fri terning, hvis der ingen er. Vælg hvilken.
refused-TW-6-6 = Ingen af de slagne terninger passer. Vælg, hvilken af dem der går ud af spillet.

## Options

option-level = Missioner
option-level-help = Ekstra point, åbne for alle; alene skal alle opfyldes.
option-level-0 = Basis: ingen
option-level-1 = Bronze: 1 bronze
option-level-2 = Sølv: 2 sølv
option-level-3 = Diamant: 1 bronze, 2 sølv
option-level-4 = valgt nedenfor
option-mission_1 = Første mission
option-mission_1-help = Kun med missioner ”valgt nedenfor”; 1 til 10 er bronze, 11 til 20 sølv.
option-mission_1-0 = ingen
option-mission_1-seat = { mission-choice }
option-mission_2 = Anden mission
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = ingen
option-mission_2-seat = { mission-choice }
option-mission_3 = Tredje mission
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
option-red = Rød i spil
option-red-help = Helt sikkert i spil; tilfældet vælger resten.
option-yellow = Gul i spil
option-yellow-help = { option-red-help }
option-blue = Blå i spil
option-blue-help = { option-red-help }
option-green = Grøn i spil
option-green-help = { option-red-help }
option-black = Sort i spil
option-black-help = { option-red-help }
option-purple = Lilla i spil
option-purple-help = { option-red-help }
option-first = Hvem begynder
option-first-help = Tilfældet bestemmer, eller en plads efter dit valg.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-keep = Mislykkede slag koster ingen terning
option-keep-help = Kun alene: passer ingen slået terning, er turen mistet, men ingen terning går ud af spillet.

bad-colours = Med så mange spillere kan kun { $count } farver være i spil, men der bedes om flere: { $colours }.
bad-mission-level = Der bedes om mission { $number }, men missioner er ikke ”valgt nedenfor”. Indstil dem sådan.
bad-mission-twice = Der bedes om mission { $number } to gange. Vælg en anden.
bad-missions = Ingen kan opfylde missionerne { $missions } på én gang. Udelad en.

## The board in text

picture-label = Stjernebillederne, terningerne i midten og ved kortene; også som tekst.
text-board = Hvad der hænger under hver stjerne, så de frie terninger
text-star-a = { $seat }, stjerne A:
text-star-b = { $seat }, stjerne B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] På din hånd:
       *[other] På hånden, { $seat }:
    }
text-centre = I midten:
text-pool = Ved kortene, { $colour }:
text-out = Ude af spillet:
text-none = intet
text-row = { $seat }: { $points } point, { $count } af 7 terninger.
text-parts = Pr. kort: { $parts }.
text-blocked = Ingen terning kan tilføjes mere.
text-turn =
    { $seat ->
        [you] Din tur.
       *[other] Denne spillers tur.
    }
text-cards = Kort i spil: { $cards }.
text-mission = Mission { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du et stjernebillede af syv terninger. I hver tur slår du tre valgfrie terninger og hænger en af dem, eller tager en d8 fra midten med dens resultat. Under en stjerne må ethvert resultat hænge, under en terning kun et lavere, og aldrig mere end to terninger. Hver farve giver point efter sit kort; Twinklekortet belønner terninger under terninger med færre sider. Missioner kan komme til. Flest point vinder; alene skal du have 20 point og hver mission.
rules-page = Klik på tre terninger for at vælge dem, og slå så; indtil da kan et valg fortrydes. Eller tag en d8 fra midten. Peg på en terning på et åbent sted for at læse, hvad den ville give, og klik for at hænge den. Tastaturet kan det hele også. ”Hjælp mig med at vælge” viser også chancerne for de valgte terninger. Vil du spille med rigtige terninger, så vælg et rigtigt bræt under ”Tilfældighed og fairness”, eller brug pointblokken. Missionernes navne er vores.

rules-TW-1 = Hvad der er i æsken
rule-TW-1-1 = Der er 30 terninger, alle forskellige: seks farver (rød, gul, blå, grøn, sort, lilla), hver med en d4, d6, d8, d10 og d12. En terning nævnes ved farve og type.
rule-TW-1-2 = En d4 viser 1 til 4, en d6 1 til 6, en d8 1 til 8, en d10 1 til 10 (siden med 0 er 10), en d12 1 til 12; alle sider er lige sandsynlige.
rule-TW-1-3 = Spillepladen har to Startstjerner til hver af fire spillere og et pointspor med fire markører. Der er seks Pointkort, ét pr. farve, Twinklekortet, 20 Missionskort (1 til 10 bronze, 11 til 20 sølv), fire Kampagnekort til at spille alene og syv forbindere pr. spiller.

rules-TW-2 = Opstilling
rule-TW-2-1 = Tilfældet vælger farverne i spil: fire af seks for to spillere, fem for tre, alle for fire. Andre terninger er ikke med.
rule-TW-2-2 = De d8’ere, der er i spil, slås én gang og ligger i midten. Alle andre terninger ligger uslåede ved deres farves kort.
rule-TW-2-3 = Twinklekortet er altid i spil.
rule-TW-2-4 = Missioner, tilfældigt: Basis har ingen, Bronze én bronze, Sølv to sølv, Diamant én bronze og to sølv. Missioner er åbne og for alle.
rule-TW-2-5 = Den, der sidst så en meteor, begynder, eller tilfældet bestemmer. Der spilles med uret.

rules-TW-3 = En tur
rule-TW-3-1 = Slå tre: vælg tre frie terninger, ved kortene eller i midten, slå dem, og hæng præcis én.
rule-TW-3-2 = De to andre terninger går hjem: til deres kort, eller en d8 til midten med sit nye resultat.
rule-TW-3-3 = Eller tag en d8: hæng en fra midten med det resultat, den viser, uden slag. Den skal passe et sted.
rule-TW-3-4 = Under en stjerne må ethvert resultat hænge. Under en terning skal resultatet være lavere end terningens over, ikke lige så højt. Enhver af dine terninger kan bruges, ikke kun den nyeste.{$edition}
rule-TW-3-5 = Højst to terninger hænger direkte under hver stjerne og hver terning.
rule-TW-3-6 = Hængte terninger flyttes og ændres aldrig.{$ruling} Én stjerne må forblive tom.
rule-TW-3-7 = Passer en slået terning, skal en hænges; du vælger hvilken og hvor. Passer ingen, går alle hjem, d8’ere med deres nye resultater, og turen er mistet. Efter et mislykket slag kan du ikke tage en d8 i stedet.{$ruling}
rule-TW-3-8 = Efter runde 7 fortsætter spillere, der mistede ture, med uret fra første spiller, én tur hver ad gangen; de, der er færdige eller blokeret, springes over.
rule-TW-3-9 = En spiller, der aldrig mere kan hænge en terning, er blokeret: begge stjerner er fulde, og det er også hver terning, der viser 2 eller mere. Den spiller springes over til slut, med færre end syv terninger.
rule-TW-3-10 = Spillet slutter, når hver spiller har syv terninger eller er blokeret.
rule-TW-3-11 = Med to til fire spillere er tre terninger altid frie: mindst 7, 5 og 3 er tilbage.

rules-TW-4 = Pointkort
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Sorte terninger hvor som helst under stjernen tæller.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Hver rød terning vælger for sig.{$ruling} Dens eget resultat tæller ikke. En linje går fra en stjerne ned til en terning uden nogen under.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Flest point vinder. Ved lighed vinder den, hvis sidste tur kom senest, ture indhentet efter runde 7 medregnet.{$ruling}

rules-TW-5 = Missioner
rule-TW-5-1 = { mission-1-does } Missionerne 1 til 10 er bronze; 1 til 6 sammenligner spillere og giver point til alle, der er lige bedst.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 point for den laveste sum af alle resultater, også ved lighed.
rule-TW-5-4 = 3 point for færrest forskellige typer terninger, også ved lighed.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 point for færrest forskellige farver, også ved lighed.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missionerne 11 til 20 er sølv og giver point, så ofte de forekommer.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hele stjernebilledet tæller.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Ingen terning danner par med sig selv.{$ruling} Den bedste parring tæller; to d6, der begge viser 3, må danne par.
rule-TW-5-18 = { mission-18-does } Den bedste parring tæller.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alene
rule-TW-6-1 = Kampagnen har 40 baner i rækkefølge. En bane fastlægger sine missioner og fire farver: 20 terninger, med fire d8’ere i midten. En tabt bane prøves igen fra begyndelsen.
rule-TW-6-2 = En bane er vundet med mindst 20 point fra farvekortene og Twinkle tilsammen, og med hver mission opfyldt. Missioner giver ingen point.
rule-TW-6-3 = Bronzemissioner kræver: 1 en linje på fem eller flere; 2 tre ens resultater eller flere;{$ruling} 3 en sum under 30 med alle syv terninger;{$ruling} 4 højst tre typer;{$ruling} 5 tre terninger, der tilsammen giver 16 eller mere; 6 højst tre farver;{$ruling} 7 til 10 som ovenfor, 10 med alle banens fire farver.
rule-TW-6-4 = En sølvmission er opfyldt, når den ville give point mindst én gang.
rule-TW-6-5 = Hver tur går én terning ud af spillet for altid. Efter et slag vælger du en af de to, der ikke blev hængt; den anden går hjem. Efter at have taget en d8 er det en anden d8 fra midten, eller en vilkårlig fri terning, hvis der ingen er.
rule-TW-6-6 = Efter et mislykket slag vælger du én slået terning, der går ud af spillet; resten går hjem.{$ruling} Mulighed: mislykkede slag koster ingen terning.
rule-TW-6-7 = Er færre end tre terninger frie, slås de. Er ingen terning tilbage, der kan gå ud af spillet, gør ingen det. Er der ingen terninger, før syv hænger, slutter spillet og bedømmes, som det står.{$ruling}
rule-TW-6-8 = Kan du aldrig mere hænge en terning, slutter spillet straks og bedømmes, som det står.{$ruling}
rule-TW-6-9 = Du må lave dine egne baner med vilkårlige Pointkort og missioner. Her må du vælge fire vilkårlige farver.
rule-TW-6-10 = Vi kender ikke de 40 trykte baner. Vores {$reconstruction} er fire kort med ti, hver bane vundet før, ordnet efter, hvor ofte botten ”Stærk” vinder dem; hver mission og hvert sæt farver forekommer. Du kan også selv vælge farver og missioner; missionerne 4 og 8 udelukker hinanden, ligesom 6 og 10, samt 1, 7 og 9.

rules-TW-7 = Et eksempel med point
rule-TW-7-1 = Bill har 16 point: gul 3, grøn 2, sort 1, rød 8 (3, 3 og 2), Twinkle 2. Under stjerne A: sort d10 (10); under den rød d12 (9); under den gul d8 (6) og grøn d10 (7). Rød d8 (5) under gul d8, gul d4 (2) under rød d8, rød d4 (3) under grøn d10.
rule-TW-7-2 = Elizabeth har 18 point: blå 4, grøn 5, sort 5 (4 og 1), Twinkle 4. Under stjerne A: sort d8 (7), under den sort d12 (3); grøn d8 (6), under den grøn d6 (4). Under stjerne B: sort d6 (5), under den blå d8 (3) og blå d4 (2).
rule-TW-7-3 = Anna har 19 point: gul 6, blå 2, lilla 3, rød 2, Twinkle 6. Under stjerne A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under stjerne B: rød d10 (9), under den lilla d12 (8), under den gul d10 (6) og gul d6 (3).

rules-ours = Vores øvrige afgørelser
rule-ours-1 = Et stjernebillede skal have syv terninger for at deltage i missionerne 3, 4 og 6.{$ruling}
rule-ours-2 = En spiller, der opgiver, får intet, og de andre deler sejren.{$ruling}
rule-ours-3 = Terninger vælges i vilkårlig rækkefølge, og et valg kan fortrydes, til der slås.{$ruling}
rule-ours-4 = Point, der vises under et spil, er stjernebilledernes, som de hænger; missioner, der sammenligner, kan stadig ændre sig.{$ruling}

## What a typed text should have been

unread-colour = ”{ $text }” er ikke en farve; skriv en af disse: { $colours }.
unread-mission = ”{ $text }” er ikke en mission; skriv ”mission” og et tal fra 1 til { $count }.
unread-first = ”{ $text }” er ikke en plads; skriv ”first” og pladsens nummer, som ”first 2”.
unread-result = ”{ $text }” er ikke et resultat for { $die }; skriv et tal fra 1 til { $count }, som ”{ $die }=1”.
tree-part = ”{ $text }” er ikke en terning i et stjernebillede; skriv terning=resultat@over, som ”red d12=9@black d10”, ”R12=9@N10” eller ”R12=9@A”.
tree-result = ”{ $text }”: terningen har ingen sådan side ({ $tag }).
tree-long = Et stjernebillede har højst syv terninger ({ $tag }), dette én mere: ”{ $text }”.
tree-twice = Terningen { $text } står der to gange, men der er kun én ({ $tag }).
tree-colour = Terningen { $text } har en farve, der ikke er i spil ({ $tag }).
tree-taken = Terningen { $text } hænger et andet sted eller er ude af spillet ({ $tag }).
tree-parent = ”{ $text }”: terningen over er ikke i dette stjernebillede ({ $tag }).
tree-lower = ”{ $text }”: resultatet skal være lavere end det over ({ $tag }).
tree-three = Mere end to terninger hænger under { $text } ({ $tag }).

## Bots

bot-greedy-help = spiller efter flest point i denne tur
bot-beginner-help = tager den første terning, der giver godt, overser bedre og håber på heldige slag
bot-novice-help = som Svær, men et valg må koste den op til 6 % vinderchance
bot-club-help = som Svær, men et valg må koste den op til 2 % vinderchance
bot-strong-help = vejer, hvad denne tur efterlader, som den har lært det
bot-master-help = vejer hvert slag i denne tur, sent i et spil også i den næste, og de terninger, andre tager

## Help with a decision

advice-fits = Passer
advice-cards = Kort for kort
advice-gain = Point
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Slå { $dice }
advice-take = Tag { $die } med dens { $result }
advice-pick = Vælg { $die }
advice-odds = Passer: chancen for, at en af terningerne kan hænges.
advice-hang = Hæng { $die } ({ $result }) under { $parent }
advice-hang-star = Hæng { $die } ({ $result }) under stjerne { $star }
advice-places = Point: hvad stedet giver nu, kort for kort; senere ture er ikke vejet med.
advice-note = { advice-odds } Point: hvad denne tur giver i snit, med den bedste terning på det bedste sted; senere ture er ikke vejet med.

## Scoring from a file, and the score pad

score-figure = { $mission }, sammenlignes, ingen point alene
score-compared = { $mission } ({ $figure }, sammenlignes)
score-colours = ”{ $text }” er ikke et sæt farver; skriv nogle af bogstaverne { $letters }, hvert én gang.
pad-cards = Kort
pad-missions = Missioner, som de står (for 1 til 6 det, der sammenlignes)
pad-in-play = { $card }: i spil
pad-not-in-play = { $card }: ikke i spil
pad-die = Tryk på stedet for næste terning, eller på en terning, der hænger.
pad-result = Hvad viser { $die }?
pad-shows = { $die }: { $result }
pad-place = Hvor hænger { $die } ({ $result })?
pad-nowhere = Terningen { $die } ({ $result }) passer ingen steder.
pad-under-star = Under stjerne { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Tag { $die } væk
pad-compared = { $mission }: det, der sammenlignes
pad-compared-means = Afgør, hvem der får point ovenfor.
pad-choose-missions = Missioner i spil
pad-bad-missions = ”{ $text }” er ikke ét spils missioner; skriv højst én bronze (1 til 10) og to sølv (11 til 20), som ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Tag først det væk, der hænger under den.
pad-tied = Ved lighed vinder den, der spillede sidst (TW-4.8); blokken ved ikke hvem.
pad-whole = Alle syv terninger hænger.

# The dice of the hand: which one is hung. The page says ”Turn” here for other pieces.
action-turn = Næste terning
deed-place = Anbring under { $place }
deed-pick = Vælg denne terning
deed-discard = Smid { $die } væk
touch-place = Tryk på et lys.
touch-pick = Tryk på en terning.
touch-discard = Tryk på en terning.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstjerne
sign-star-does = Hvert stjernebillede hænger i to, A og B. Op til to terninger hænger under hver stjerne og hver terning.
sign-connector = Tindrende forbinder
sign-connector-does = Terningen under har flere sider end den over: 2 point efter Twinklekortet.
sign-centre = Midten
sign-centre-does = Her ligger d8’erne med resultaterne af deres sidste slag.
sign-take = Tag den, som den ligger
sign-take-does = Hæng denne d8 med det resultat, den viser, uden slag.
sign-cup = Raflebæger
sign-cup-does = Slår de tre valgte terninger; én hænges, de andre går hjem.
sign-left = Ude af spillet
sign-left-does = Alene går én terning ud af spillet for altid hver tur; dens plads er streget over.
now-hung =
    { $count ->
        [one] 1 terning hænger, af syv.
       *[other] { $count } terninger hænger, af syv.
    }
now-points = { $points } point nu.
now-best =
    { $card ->
        [any] Én terning mere kan gøre det til { $points }.
       *[colour] Én terning mere i denne farve kan gøre det til { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enkelt terning kan gøre det til mere.
       *[colour] Ingen enkelt terning i denne farve kan gøre det til mere.
    }
now-compared = { $own } her; de andres bedste: { $others }.
now-met = Opfyldt nu.
now-may-meet = { now-unmet } Én terning mere kan opfylde det.
now-unmet = Ikke opfyldt nu.

## What gives the win shares of a review

evaluator-net = lærte værdier oven på nøjagtige ture
evaluator-level = { evaluator-net }, for banen

## Kinds of chance, for statistics

chance-of-d4 = Tallene på d4
chance-of-d6 = Tallene på d6
chance-of-d8 = Tallene på d8
chance-of-d10 = Tallene på d10
chance-of-d12 = Tallene på d12
chance-of-colour = Farverne i spil
mistake-taking = tage i stedet for at slå
mistake-rolling = slå i stedet for at tage
mistake-low-d8 = tage en for lav d8
mistake-dull = slå med terninger, der sjældent tindrer
mistake-weak = at kaste terninger, der giver mindre
mistake-small = slå med terninger med for få sider
mistake-large = slå med terninger med for mange sider
mistake-colour = vælge den forkerte farve
mistake-mission = overse en mission
mistake-twinkle = overse en tindren
mistake-points = placere for for få point
mistake-low = placere et for lavt resultat
mistake-top = placere en terning med mange sider øverst
mistake-star = placere under en stjerne for tidligt
mistake-under = placere under en terning, ikke en stjerne
mistake-place = placere en terning
mistake-fitting = kassere en d8, der stadig passer
mistake-discard = kassere en terning
why-fits = En terning passer så i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af kastene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] For at vinde skal denne sidste tur give 1 point.
       *[other] For at vinde skal denne sidste tur give { $count } point.
    }
why-turn = I gennemsnit giver turen så { NUMBER($better, maximumFractionDigits: 1) } point, ikke { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det giver straks { $better }, ikke { $taken }.
why-room = I næste tur passer en terning så i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af kastene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Så er 1 plads under stjerner stadig fri, ikke { $taken }.
       *[other] Så er { $better } pladser under stjerner stadig fri, ikke { $taken }.
    }
why-high = Under terninger passer så resultater op til { $better }, ikke op til { $taken }.
why-next = Med de terninger, der er tilbage, giver næste tur så { NUMBER($better, maximumFractionDigits: 1) } point i gennemsnit, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I tur: { $player }

## Puzzles

puzzle-how-exact-turn = ved hvert slag, hver terning og hvert sted i de sidste ture
puzzle-theme-which-dice = hvilke terninger der slås
puzzle-theme-centre = en terning fra midten
puzzle-theme-twinkle = et Twinklepar
puzzle-theme-colour-card = en farves kort
puzzle-theme-mission = en mission
puzzle-theme-last-die = den sidste terning
puzzle-theme-defence = før den andens sidste tur
puzzle-theme-fewer-points = færre point er bedre
puzzle-ask-which-dice = Hvilke terninger slår du, eller tager du en?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Hvor hænger din sidste terning?
puzzle-ask-defence = { puzzle-ask-last-die } Den anden plads har én mere at hænge.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Fire af seks farver, hver i fem typer. Omridset viser typen, mærket farven.
example-centre = To spillere har fire farver. D8’erne ligger i midten med resultater; de andre terninger er uslåede.
example-three = Tre terninger vælges, fra midten eller ved kortene, og slås; to er ikke nok.
example-take = Rød d8 viser 4 og passer under rød 5. Gul d8 viser 5 og passer ingen steder.
example-lower = En 3 må hænge under en 5, men ikke under en anden 3.
example-two-at-most = Én terning mere må hænge under rød 9; under stjernen hænger allerede to.
example-yellow = Én, to og tre gule terninger.
example-blue = To blå terninger under samme stjerne er et par; hver af de øvrige blå terninger giver 1. Blå og rød er intet par.
example-green = En grøn d4 med to andre d4’ere, og en grøn d12 alene af sin type.
example-black = To sorte terninger under samme stjerne med summen 9, eller en under hver stjerne.
example-purple = En lilla terning forbundet med tre terninger. Stjerner tæller ikke.
example-red = Den røde terning tager linjen med 8, 6 og 4: tre andre lige resultater.
example-twinkle = En d6 tindrer under en d4, og en d8 under en d6; ikke en d6 eller d4 under en d6.
example-connectors = Tre forbindere binder terninger i samme farve sammen: 9 og 7, 7 og 5, 4 og 3.
example-sums = 5 og 4 giver 9, og 3 og 2 giver 5.
example-out = Rød d4 hænger. En af de to terninger, der blev slået med den, går ud af spillet, ingen anden.
example-bill = Bills stjernebillede: rød d12 tindrer under sort d10.
example-elizabeth = Elizabeths stjernebillede: et blåt par og sorte terninger under begge stjerner.
example-anna = Annas stjernebillede: tre gule terninger, og tre terninger, der tindrer.
example-any-order = En grøn terning blev valgt først; en rød kan følge.
summary-turn = Din tur
summary-turn-1 = Vælg tre frie terninger, slå dem, og hæng præcis én. De andre går hjem; en d8 går til midten med sit nye resultat.
summary-turn-2 = Eller tag en d8 fra midten med dens resultat, hvis den passer.
summary-turn-3 = Passer ingen af de tre, er turen mistet.
summary-hang = At hænge
summary-hang-1 = Under en stjerne: ethvert resultat. Under en terning: et lavere, ikke et lige så højt.
summary-hang-2 = Højst to terninger under hver stjerne og hver terning.
summary-hang-3 = Hvad der hænger, flyttes aldrig.
summary-cards = Point
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Sort, pr. stjerne: én terning 1; flere efter deres sum: op til 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, fra 11: 3.
summary-cards-5 = Lilla: 1 for hver terning, den er forbundet med.
summary-cards-6 = Rød: på én linje, 1 for hvert af de øvrige ulige, eller af de øvrige lige, resultater.
summary-cards-7 = Twinkle: 2 for hver terning under en terning med færre sider.
summary-end = Spillets slutning
summary-end-1 = Alle har syv terninger eller er blokeret. Mistede ture indhentes efter runde 7.
summary-end-2 = Flest point vinder; ved lighed den, der spillede sidst.
summary-end-3 = Alene: 20 point og hver mission. Hver tur går én terning mere ud af spillet.

## The tutorial

tutorial-goal = Målet: hæng syv terninger under dine to stjerner, og få flere point end Zoe.
tutorial-pick = Hver tur vælger du tre terninger, slår dem og hænger en: vælg blå d12 først.
tutorial-pick-other = Vælg i denne lektion den markerede terning.
tutorial-pick-2 = Nu gul d10.
tutorial-pick-3 = Og grøn d4.
tutorial-roll = Slå nu de tre terninger.
tutorial-hang = Du hænger en af de tre; de andre går hjem. Under en stjerne må ethvert resultat hænge, og et højt er bedst: hæng blå d12, en 9, under din første stjerne.
tutorial-hang-low = Kun lavere resultater må hænge under, så det giver lidt plads. Blå d12 viser mere.
tutorial-centre = Zoe tog en d8 fra midten med det resultat, den viser, uden slag. Tag den blå, en 7.
tutorial-centre-other = Tag i denne lektion blå d8 fra midten.
tutorial-under = Under en terning må kun et lavere resultat hænge, ikke et lige så højt, og højst to terninger. 7 passer under 9.
tutorial-under-other = Til det næste skal den hænge under blå d12.
tutorial-blue-roll = Hver farve giver point efter sit kort. To blå terninger side om side under samme terning eller stjerne giver 4 point, hver af de øvrige blå terninger 1. Blå d10 er blandt dine tre: slå.
tutorial-blue = Blå d10 viser 6. Hæng den under 9, ved siden af blå d8.
tutorial-blue-other = Det giver intet blåt par. Hæng blå d10 ved siden af blå d8.
tutorial-yellow = Gul tæller dine gule terninger, hvor de end hænger: én giver 1 point, to 3, tre 6. Hæng gul d6, en 5, under 7.
tutorial-yellow-other = Det næste kræver gul d6 under blå d8.
tutorial-twinkle = En terning tindrer under en terning med færre sider: 2 point, i hver farve. Hæng gul d10 under gul d6.
tutorial-twinkle-other = Hæng gul d10 under gul d6, hvor den tindrer.
tutorial-green = En grøn terning giver 1 point, og 1 mere for hver af dine andre terninger af dens type. Du har to d10’ere: hæng grøn d10, så den tindrer under gul d6.
tutorial-green-other = Under gul d6 giver grøn d10 mere, fordi den tindrer der.
tutorial-mission = Missioner er for alle spillere; denne giver 3 point til alle, der har terninger af alle fem typer. Du mangler kun en d4: vælg den røde.
tutorial-red = En rød terning tæller de andre ulige terninger på en linje gennem den, eller de lige. Linjen 9, 7, 5, 3 er helt ulige: hæng rød d4 i dens ende, for 4 point og missionen.
tutorial-red-other = Rød d4 giver mere i enden af den længste linje, under gul d10.
tutorial-won = Alle har syv terninger, og du har vundet med 22 mod 16! Husk: passer ingen af de tre terninger, går de alle hjem, og turen er mistet.
tutorial-colours = Tæt på slutningen af et andet spil. Med to spillere er fire af de seks farver i spil, denne gang også sort og lilla.
tutorial-purple = En lilla terning giver 1 point for hver terning, den er forbundet med, over eller under. Hæng lilla d10 under gul d12.
tutorial-purple-other = Lektionen går videre med lilla d10 under gul d12.
tutorial-purple-two = To forbundne lilla terninger tæller hinanden. En 6 under en 8 tjener også en mission: 1 point for hver terning, der viser præcis 2 mindre end den over.
tutorial-purple-two-other = Der er de lilla terninger ikke forbundet. Hæng lilla d6 under lilla d10.
tutorial-black = Sorte terninger giver point efter deres sum under hver stjerne; 9 er bedst: 5 point. Din første stjerne har en sort 6: hæng sort 3 under rød d12, hvor den også tjener missionen.
tutorial-black-other = Under den første stjerne giver sort d4 summen 9, og under rød d12 tjener den også missionen.
tutorial-end = Du har vundet igen, og du kender alle seks farver. Missioner skifter fra spil til spil: læs dem først, og hav det sjovt!
