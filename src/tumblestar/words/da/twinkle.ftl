### The words of Twinkle in Danish.

## The game

game-name = Twinkle
game-tagline = 7 terninger under 2 stjerner: hvor du placerer dem, afgør, hvad de giver.
game-by = af Theo Karvounis, V-Games
game-about = Slå 3 valgfrie terninger, og placer 1 i dit stjernebillede. Under en stjerne passer ethvert resultat, under en terning kun et lavere. Hver farve giver point på sin egen måde. Når alle har 7 terninger, vinder spilleren med flest point. For 1 til 4 spillere; alene skal du have 20 point og opfylde hver mission.

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
card-red-does = For hver rød terning vælger du én linje gennem den og enten ulige eller lige resultater, alt efter hvad der giver mest. Få 1 point for hver af de andre terninger i linjen med et sådant resultat; røde terninger tæller også.
card-yellow-does = Dine gule terninger, hvor de end er: én giver 1 point, to giver 3 i alt, tre eller flere giver 6.
card-blue-does = To blå terninger side om side under samme terning eller stjerne er et par: 4 point. Hver blå terning uden for et par giver 1.
card-green-does = Hver grøn terning giver 1 point og 1 mere for hver anden terning af samme type i hele dit stjernebillede.
card-black-does = Hver stjerne tæller for sig. Én sort terning under den giver 1 point; to eller flere giver efter deres sum: 6 eller mindre: 2 point; 7: 3; 8: 4; 9: 5; 10: 4; 11 eller mere: 3.
card-purple-does = Hver lilla terning giver 1 point for hver terning, den er forbundet med, over eller under. Stjerner tæller ikke.
card-twinkle-does = En terning direkte under en terning med færre sider tindrer: 2 point. Eksempel: en d10 under en d6. En terning direkte under en stjerne tindrer aldrig.

card-mission = Mission { $number }: { $mission }
mission-1 = Længste linje
mission-2 = Ens resultater
mission-3 = Laveste sum
mission-4 = Få typer
mission-5 = De tre højeste
mission-6 = Få farver
mission-7 = Ulige eller lige
mission-8 = Alle 5 typer
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
mission-1-does = Få 3 point for flest terninger i én linje. Ved lighed får hver spiller 3.
mission-2-does = Få 3 point for flest terninger med samme resultat. Ved lighed får hver spiller 3.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Læg dine 3 højeste resultater sammen: få 3 point for den højeste sum. Ved lighed får hver spiller 3.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Kun spillere med 7 terninger er med.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Hver spiller, der opfylder det, får 3 point.
mission-11-does = Få 1 point for hver forbindelse mellem to terninger i samme farve.
mission-12-does = Få 1 point for hver terning, der viser præcis 2 mindre end terningen over.
mission-13-does = Få 2 point for hvert par terninger af samme type side om side under samme terning eller stjerne.
mission-14-does = Få 2 point for hver forbindelse mellem en d4 og en anden terning, hvis resultater tilsammen giver 9 eller 10.
mission-15-does = Få 2 point for hver farve, hvis terninger tilsammen giver 13 eller 14.
mission-16-does = Dine terninger, der viser 1: én giver 1 point, to giver 3 i alt, tre eller flere giver 5.
mission-17-does = Få 2 point for hvert par: en d6 og en anden terning, der viser 3, eller en d10 og en anden terning, der viser 4. Hver terning må kun være i ét par.
mission-18-does = Dan par af en terning under den ene stjerne og en under den anden, hver terning kun én gang. Et par med samme farve eller samme resultat giver 1 point, med begge dele 2.
mission-19-does = Få 2 point for hvert par terninger med ens resultater side om side under samme terning eller stjerne.
mission-20-does = Få 3 point for hver terning, hvis resultat er summen af de to terninger under den.
mission-1-solo = Fem eller flere terninger i én linje.
mission-2-solo = Tre eller flere terninger, der viser samme resultat.
mission-3-solo = Syv terninger, hvis resultater tilsammen giver mindre end 30.
mission-4-solo = Terninger af højst 3 typer.
mission-5-solo = Tre terninger, der tilsammen giver 16 eller mere.
mission-6-solo = Terninger i højst 3 farver.
mission-7-solo = Under hver stjerne er alle resultater ulige eller alle lige; de to stjerner må være forskellige, og én må være tom.
mission-8-solo = Terninger af alle 5 typer.
mission-9-solo = Kun resultater på 6 eller lavere.
mission-10-solo = En terning i hver farve i spil.
mission-11-solo = To terninger i samme farve med en forbindelse imellem.
mission-12-solo = En terning, der viser præcis 2 mindre end terningen over.
mission-13-solo = To terninger af samme type side om side under samme terning eller stjerne.
mission-14-solo = En d4 forbundet med en anden terning, så de tilsammen giver 9 eller 10.
mission-15-solo = En farve, hvis terninger tilsammen giver 13 eller 14.
mission-16-solo = En terning, der viser 1.
mission-17-solo = En d6 og en anden terning, der viser 3, eller en d10 og en anden terning, der viser 4.
mission-18-solo = En terning under hver stjerne, med samme farve eller samme resultat.
mission-19-solo = To terninger med ens resultater side om side under samme terning eller stjerne.
mission-20-solo = En terning, hvis resultat er summen af de to terninger under den.

# What wins a game alone, beside the board.
goal-points = Mål { $goal }: { $points } point

goal-points-does = Få mindst { $goal } point med farvekortene og Twinkle-kortet. Nu giver de { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: opfyldt for altid
        [met] { $mission }: foreløbig opfyldt
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
        [you] Du placerer { $die } ({ $result }) under { $place }.
       *[other] { $seat } placerer { $die } ({ $result }) under { $place }.
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
       *[out] { fits-nowhere } { seat-loses } og skal fjerne en slået terning.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Andre: { $others }.
did-out =
    { $seat ->
        [you] Du fjerner { $die }.
       *[other] { $seat } fjerner { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Banen er vundet!
        [failed] { $told } Banen er ikke vundet.
       *[over] { $told } Spillet slutter.
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
would-roll = Slå: { $dice }. Hvis nogen af dem passer, skal du placere en.
would-take = Tag { $die } ({ $result }) fra midten, og placer den uden at slå.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Placer { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Andre: { $others }.
would-out = Fjern { $die } fra spillet.
would-over =
    { $end ->
        [won] { $told } Du vinder spillet!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [level] { $told } Du vinder banen!
       *[failed] { $told } Du vinder ikke banen.
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
        [you] Din tur: vælg { dice-count } at slå, eller tag en d8.
       *[other] { $seat } vælger terninger.
    }
status-pick =
    { $seat ->
        [you] Din tur: vælg { dice-count } at slå.
       *[other] { $seat } vælger terninger.
    }
status-pick-more =
    { $seat ->
        [you] Din tur: vælg { dice-count } mere at slå.
       *[other] { $seat } vælger terninger.
    }
status-roll =
    { $seat ->
        [you] Din tur: slå { dice-count }.
       *[other] { $seat } slår terninger.
    }
status-hang =
    { $seat ->
        [you] Din tur: placer en af dine terninger.
       *[other] { $seat } placerer en terning.
    }
status-take =
    { $seat ->
        [you] Din tur: placer { $die }.
       *[other] { $seat } placerer { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Din tur: fjern en slået terning.
       *[other] { $seat } fjerner en terning.
    }
status-out-centre =
    { $seat ->
        [you] Din tur: fjern en anden d8 fra midten.
       *[other] { $seat } fjerner en d8.
    }
status-out-any =
    { $seat ->
        [you] Din tur: ingen d8 er tilbage, så fjern en ledig terning.
       *[other] { $seat } fjerner en terning.
    }
status-over-won =
    { $seat ->
        [you] Du vandt med { points-count }!
       *[other] { $seat } vandt med { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Lighed, { points-count }: { $seats }. Du spillede sidst og vandt!
       *[other] Lighed, { points-count }: { $seats }. { $seat } spillede sidst og vandt.
    }
status-over-level =
    { $points ->
        [one] Banen er vundet: { $points } point (krav: { $goal })!
       *[other] Banen er vundet: { $points } point (krav: { $goal })!
    }
status-over-short =
    { $points ->
        [one] Banen er ikke vundet: { $points } point (krav: { $goal }).
       *[other] Banen er ikke vundet: { $points } point (krav: { $goal }).
    }
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

refused-TW-1-2 = En terning viser et tal fra 1 til sit antal sider. Vælg et af dem.
refused-TW-2-1 = Den farve kan ikke komme i spil. Vælg en af de viste.
refused-TW-2-2 = En d8 viser et tal fra 1 til 8. Vælg et af dem.
refused-TW-2-4 = Den mission kan ikke komme i spil: den har forkert metal eller er der allerede. Vælg en af de viste.
refused-TW-2-5 = Der sidder ingen. Vælg en plads ved dette bord.
refused-TW-3-1 = Du kan kun vælge terninger i midten eller ved kortene. Vælg en af dem.
refused-TW-3-1-early = Du har ikke valgt nok terninger til at slå. Vælg flere først.
refused-TW-3-1-full = Du har allerede valgt 3 terninger. Slå dem, eller fortryd et valg.
refused-TW-3-3 = Du kan kun tage en d8 fra midten. Vælg en, eller vælg terninger at slå.
refused-TW-3-3-late = Du har valgt terninger at slå. Fortryd dine valg, før du tager en d8.
refused-TW-3-4 = Du kan ikke placere den der: den skal vise mindre end terningen over. Vælg en terning, der viser mere, eller en stjerne.
refused-TW-3-4-take = Den d8 passer ingen steder: dine stjerner er fulde, og ingen terning med plads viser mere. Tag en anden, eller slå.
refused-TW-3-4-lacks = Du kan kun placere terninger under dine egne stjerner og terninger. Vælg en af dem.
refused-TW-3-5 = Du kan ikke placere en tredje terning der. Vælg en anden plads.
refused-TW-3-7 = Placer først en af terningerne på hånden: vælg terningen og dens plads.
refused-TW-3-10 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TW-6-5-rolled = Vælg først, hvilken slået terning du fjerner.
refused-TW-6-5-taken = Fjern først en anden terning: en d8 i midten, eller en hvilken som helst ledig terning, hvis der ingen er. Vælg hvilken.
refused-TW-6-6 = Ingen af de slagne terninger passer. Vælg, hvilken af dem du fjerner.

## Options

option-level = Missioner
option-level-help = Ekstra point for alle spillere; alene skal du opfylde dem alle.
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
option-red-help = Altid i spil; de andre farver er tilfældige.
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
option-first-help = En tilfældig spiller, eller den plads, du vælger.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-keep = Fjern ingen terning ved fejlslag
option-keep-help = Kun solo: hvis ingen slået terning passer, mister du turen, men du fjerner ingen terning.

bad-colours = Med så mange spillere kan kun { $count } farver være i spil, men du valgte flere: { $colours }.
bad-mission-level = Du valgte mission { $number }, men ”Missioner” står ikke på ”valgt nedenfor”. Ret det.
bad-mission-twice = Du valgte mission { $number } to gange. Vælg en anden.
bad-missions = Ingen kan opfylde missionerne { $missions } på én gang. Udelad en.

## The board in text

picture-label = Stjernebillederne, terningerne i midten og ved kortene; også som tekst.
text-board = Terningerne under hver stjerne, derefter de ledige terninger
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
text-out = Fjernet:
text-none = intet
text-row = { $seat }: { $points } point, { $count } af 7 terninger.
text-parts = Pr. kort: { $parts }.
text-blocked = Blokeret: der kan ikke placeres flere terninger.
text-turn =
    { $seat ->
        [you] Din tur.
       *[other] Denne spillers tur.
    }
text-cards = Kort i spil: { $cards }.
text-mission = Mission { $number }, ”{ $mission }”: { $does }

## Rules

rules-intro = I Twinkle bygger du et stjernebillede af 7 terninger. I hver tur slår du 3 valgfrie terninger og placerer en af dem, eller du tager en d8 fra midten med dens resultat. Under en stjerne passer ethvert resultat, under en terning kun et lavere; højst to terninger må være direkte under hver. Hver farve giver point efter sit kort; Twinkle-kortet belønner terninger under terninger med færre sider. Missioner kan give flere. Spilleren med flest point vinder; alene skal du have 20 point og opfylde hver mission.
rules-page = Klik på 3 terninger for at vælge dem, og slå så; et valg kan fortrydes, indtil du slår. Eller tag en d8 fra midten. Peg på en terning på en fri plads for at læse, hvor mange point den ville give der, og klik for at placere den. Tastaturet kan alt dette også. ”Hjælp mig med at vælge” viser også chancerne for de terninger, du har valgt. Vil du spille med rigtige terninger, så vælg et rigtigt bræt, når du opretter bordet, eller brug pointblokken. Missionernes navne er vores.

rules-TW-1 = Indhold
rule-TW-1-1 = Der er 30 terninger, alle forskellige: 6 farver (rød, gul, blå, grøn, sort, lilla), hver med en d4, d6, d8, d10 og d12. En terning nævnes ved farve og type.
rule-TW-1-2 = En d4 viser 1 til 4, en d6 1 til 6, en d8 1 til 8, en d10 1 til 10 (siden med 0 er 10) og en d12 1 til 12. Alle sider er lige sandsynlige.
rule-TW-1-3 = Spillepladen har 2 startstjerner til hver af 4 spillere og et pointspor med 4 markører. Der er 6 pointkort (ét pr. farve), Twinkle-kortet og 20 missionskort (1 til 10 bronze, 11 til 20 sølv). Der er også 4 kampagnekort til solospil og 7 forbindelsesstykker pr. spiller.

rules-TW-2 = Opstilling
rule-TW-2-1 = Vælg tilfældigt farverne i spil: 4 af 6 med 2 spillere, 5 med 3, alle 6 med 4. Terninger i andre farver er ikke med.
rule-TW-2-2 = Slå én gang de d8’ere, der er i spil, og læg dem i midten med deres resultater. Læg alle andre terninger uslåede ved siden af deres farves kort.
rule-TW-2-3 = Twinkle-kortet er altid i spil.
rule-TW-2-4 = Træk missioner tilfældigt. Basis: ingen. Bronze: 1 bronze. Sølv: 2 sølv. Diamant: 1 bronze og 2 sølv. Missioner ligger åbent og er fælles for alle spillere.
rule-TW-2-5 = Den spiller, der sidst så et stjerneskud, begynder, eller vælg tilfældigt. Der spilles med uret.

rules-TW-3 = Din tur
rule-TW-3-1 = Slå 3: vælg 3 ledige terninger, ved kortene, i midten eller begge steder. Slå dem, og placer præcis 1.
rule-TW-3-2 = Læg de andre 2 terninger tilbage: hver ved sit kort, en d8 dog i midten med sit nye resultat.
rule-TW-3-3 = Eller tag en d8: vælg en d8 i midten, der passer et sted. Placer den med det resultat, den viser; slå den ikke.
rule-TW-3-4 = Under en stjerne må du placere ethvert resultat. Under en terning skal resultatet være lavere end på terningen over; det samme tal er ikke nok. Du må bruge enhver af dine terninger som terningen over, ikke kun den nyeste.{$edition}
rule-TW-3-5 = Du må placere højst 2 terninger direkte under hver stjerne og hver terning.
rule-TW-3-6 = Placerede terninger flyttes og ændres aldrig.{$ruling} Én stjerne må forblive tom.
rule-TW-3-7 = Hvis nogen af de slagne terninger passer, skal du placere en; vælg hvilken og hvor. Hvis ingen passer, lægger du dem alle tilbage (d8’ere med deres nye resultater): du mister turen. Efter et mislykket slag må du ikke tage en d8 i stedet.{$ruling}
rule-TW-3-8 = Efter runde 7 indhenter spillere deres mistede ture. Begynd med den første spiller, og gå med uret, 1 tur hver; spillere, der er færdige eller blokeret, springes over. Gentag efter behov.
rule-TW-3-9 = Du er blokeret, hvis du aldrig mere kan placere en terning. Så er begge stjerner fulde, og hver terning, der viser 2 eller mere, har to terninger under sig. Du springes over resten af spillet og slutter med færre end 7 terninger.
rule-TW-3-10 = Spillet slutter, når hver spiller har 7 terninger eller er blokeret.
rule-TW-3-11 = Med 2 til 4 spillere er der altid 3 ledige terninger. Mindst 7 er tilbage med 2 spillere, 5 med 3 og 3 med 4.

rules-TW-4 = Pointkort
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Tæl alle sorte terninger under stjernen med, uanset hvor langt nede.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} For hver rød terning tæller det bedste valg.{$ruling} Terningens eget resultat tæller ikke. En linje går fra en stjerne ned til en terning uden nogen under sig.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Spilleren med flest point vinder. Ved lighed vinder den af dem, der spillede sidst; ture, der indhentes efter runde 7, tæller med.{$ruling}

rules-TW-5 = Missioner
rule-TW-5-1 = { mission-1-does } Mission 1 til 10 er bronze. Mission 1 til 6 sammenligner spillerne.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = Få 3 point for den laveste sum af alle resultater. Ved lighed får hver spiller 3.
rule-TW-5-4 = Få 3 point for færrest forskellige typer terninger. Ved lighed får hver spiller 3.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = Få 3 point for færrest forskellige farver. Ved lighed får hver spiller 3.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Mission 11 til 20 er sølv: de giver point, så ofte de forekommer.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Hele stjernebilledet tæller.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } En terning kan ikke danne par med sig selv.{$ruling} De bedste par tæller; to d6’ere, der begge viser 3, må være et par.
rule-TW-5-18 = { mission-18-does } De bedste par tæller.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Solokampagne
rule-TW-6-1 = Kampagnen har 40 baner i rækkefølge. En bane fastlægger sine missioner og 4 farver: 20 terninger, med 4 d8’ere i midten. Hvis du ikke klarer en bane, prøver du den igen fra begyndelsen.
rule-TW-6-2 = For at vinde en bane skal du få mindst 20 point med farvekortene og Twinkle-kortet tilsammen og opfylde hver mission. Missioner giver ingen point her.
rule-TW-6-3 = Bronzemissionerne kræver dette. 1: en linje på mindst 5 terninger. 2: tre ens resultater eller flere.{$ruling} 3: en sum under 30, med alle 7 terninger.{$ruling} 4: højst 3 typer.{$ruling} 5: tre terninger, der tilsammen giver 16 eller mere. 6: højst 3 farver.{$ruling} 7 til 9: som ovenfor. 10: alle banens 4 farver.
rule-TW-6-4 = Du opfylder en sølvmission, hvis den ville give point mindst én gang.
rule-TW-6-5 = I hver tur fjerner du 1 terning fra spillet. Efter et slag fjerner du 1 af de 2 terninger, du ikke placerede, og lægger den anden tilbage. Når du har taget en d8, fjerner du en anden d8 fra midten, eller en hvilken som helst ledig terning, hvis der ingen er.
rule-TW-6-6 = Efter et mislykket slag fjerner du 1 valgfri af de slagne terninger og lægger resten tilbage.{$ruling} Variant: efter et mislykket slag fjerner du ingen.
rule-TW-6-7 = Hvis færre end 3 terninger er ledige, slår du dem.{$ruling} Hvis der ikke er nogen terning at fjerne, fjerner du ingen.{$ruling} Hvis der ikke er flere terninger, før du har placeret 7, slutter spillet og bedømmes, som det står.{$ruling}
rule-TW-6-8 = Hvis du aldrig mere kan placere en terning, slutter spillet straks og bedømmes, som det står.{$ruling}
rule-TW-6-9 = Du må lave dine egne baner med vilkårlige pointkort og et vilkårligt antal missioner. Her kan du vælge 4 vilkårlige farver og op til 3 missioner.
rule-TW-6-10 = Vi kender ikke de 40 trykte baner. Vores er 4 kort med 10.{$reconstruction} Hver bane er vundet før. De er ordnet efter, hvor ofte botten ”Svær” vinder dem. Hver mission og hvert sæt farver forekommer. Du kan også selv vælge farver og missioner. Mission 4 og 8 udelukker hinanden, ligesom 6 og 10, og 1, 7 og 9.

rules-TW-7 = Eksempel på point
rule-TW-7-1 = Bill har 16 point: gul 3, grøn 2, sort 1, rød 8 (3, 3 og 2), Twinkle 2. Under stjerne A: sort d10 (10); under den rød d12 (9); under den gul d8 (6) og grøn d10 (7). Rød d8 (5) under gul d8, gul d4 (2) under rød d8, rød d4 (3) under grøn d10.
rule-TW-7-2 = Elizabeth har 18 point: blå 4, grøn 5, sort 5 (4 og 1), Twinkle 4. Under stjerne A: sort d8 (7), under den sort d12 (3); grøn d8 (6), under den grøn d6 (4). Under stjerne B: sort d6 (5), under den blå d8 (3) og blå d4 (2).
rule-TW-7-3 = Anna har 19 point: gul 6, blå 2, lilla 3, rød 2, Twinkle 6. Under stjerne A: blå d6 (5), under den blå d10 (4), under den gul d12 (2). Under stjerne B: rød d10 (9), under den lilla d12 (8), under den gul d10 (6) og gul d6 (3).

rules-ours = Andre afgørelser
rule-ours-1 = Du er kun med i mission 3, 4 og 6, hvis du har 7 terninger.{$ruling}
rule-ours-2 = Hvis du opgiver, får du ingenting, og de andre spillere deler sejren.{$ruling}
rule-ours-3 = Vælg terninger i vilkårlig rækkefølge; du kan fortryde et valg, indtil du slår.{$ruling}
rule-ours-4 = De point, der vises under et spil, er stjernebilledernes indtil nu; missioner, der sammenligner spillere, kan stadig ændre sig.{$ruling}

## What a typed text should have been

unread-colour = ”{ $text }” er ikke en farve. Vælg { $colours }.
unread-mission = ”{ $text }” er ikke en mission. Skriv ”mission” og et tal fra 1 til { $count }.
unread-first = ”{ $text }” er ikke en plads. Skriv ”first” og pladsens nummer, som ”first 2”.
unread-result = ”{ $text }” er ikke et resultat for { $die }. Skriv et tal fra 1 til { $count }, som ”{ $die }=1”.
tree-part = ”{ $text }” er ikke en placeret terning. Skriv den som ”red d12=9@black d10” eller ”R12=9@N10”, eller ”R12=9@A” under stjerne A.
tree-result = ”{ $text }”: terningen har ingen sådan side ({ $tag }).
tree-long = Et stjernebillede har højst 7 terninger ({ $tag }), men dette har flere: ”{ $text }”.
tree-twice = Terningen { $text } findes to gange, men der er kun én ({ $tag }).
tree-colour = Terningen { $text } har en farve, der ikke er i spil ({ $tag }).
tree-taken = Terningen { $text } er placeret et andet sted eller fjernet ({ $tag }).
tree-parent = ”{ $text }”: terningen over er ikke i dette stjernebillede ({ $tag }).
tree-lower = ”{ $text }”: resultatet skal være lavere end på terningen over ({ $tag }).
tree-three = Mere end to terninger er direkte under { $text } ({ $tag }).

## Bots

bot-greedy-help = spiller efter flest point i denne tur
bot-beginner-help = tager den første terning, der giver gode point, overser bedre og håber på heldige slag
bot-novice-help = som Svær, men et valg kan koste den op til 6 % vinderchance
bot-club-help = som Svær, men et valg kan koste den op til 2 % vinderchance
bot-strong-help = afvejer, hvad denne tur efterlader til senere ture, som den har lært det
bot-master-help = afvejer hvert slag i denne tur (sent i et spil også i den næste) og de terninger, andre tager

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
advice-odds = Passer: chancen for, at du kan placere en af terningerne.
advice-hang = Placer { $die } ({ $result }) under { $parent }
advice-hang-star = Placer { $die } ({ $result }) under stjerne { $star }
advice-places = Point: hvad terningen giver der nu, kort for kort. Senere ture tæller ikke med.
advice-note = { advice-odds } Point: hvad denne tur giver i gennemsnit med den bedste terning på den bedste plads. Senere ture tæller ikke med.

## Scoring from a file, and the score pad

score-figure = { $mission } (tal til sammenligning, ingen point)
score-compared = { $mission } ({ $figure }, sammenlignes)
score-colours = ”{ $text }” er ikke et sæt farver. Brug nogle af bogstaverne { $letters }, hvert højst én gang.
pad-cards = Kort
pad-missions = Missioner, som de står (for 1 til 6 det, der sammenlignes)
pad-in-play = { $card }: i spil
pad-not-in-play = { $card }: ikke i spil
pad-die = Tryk på den næste ternings plads eller på en placeret terning.
pad-result = Hvad viser { $die }?
pad-shows = { $die }: { $result }
pad-place = Hvor er { $die } ({ $result })?
pad-nowhere = Terningen { $die } ({ $result }) passer ingen steder.
pad-under-star = Under stjerne { $star }
pad-under-die = Under { $die } ({ $result })
pad-remove = Tag { $die } væk
pad-compared = { $mission }: det, der sammenlignes
pad-compared-means = Afgør, hvem der får point ovenfor.
pad-choose-missions = Missioner i spil
pad-bad-missions = ”{ $text }” er ikke et sæt missioner. Vælg højst 1 bronze (1 til 10) og 2 sølv (11 til 20), som ”7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Tag først terningerne under den væk.
pad-tied = Ved lighed vinder den af spillerne, der spillede sidst (TW-4.8). Blokken ved ikke hvem.
pad-whole = Alle 7 terninger er placeret.

# The dice of the hand: which one is hung. The page says ”Turn” here for other pieces.
action-turn = Næste terning
deed-place = Placer under { $place }
deed-pick = Vælg denne terning
deed-take = Tag { $die }
deed-discard = Fjern { $die }
touch-place = Tryk på et lys.
touch-pick = Tryk på en terning.
touch-discard = Tryk på en terning.

## The signs of the picture, explained at a touch and in the legend

sign-star = Startstjerne
sign-star-does = Hvert stjernebillede begynder ved to stjerner, A og B. Op til 2 terninger må være direkte under hver stjerne og hver terning.
sign-connector = Tindrende forbindelse
sign-connector-does = Terningen under har flere sider end den over: den giver 2 point med Twinkle-kortet.
sign-centre = Midten
sign-centre-does = Her ligger d8’erne med resultaterne af deres sidste slag.
sign-take = Tag den, som den ligger
sign-take-does = Placer denne d8 med det resultat, den viser, uden at slå.
sign-cup = Raflebæger
sign-cup-does = Slå de terninger, du har valgt. Hvis nogen passer, placerer du en og lægger de andre tilbage.
sign-left = Fjernet
sign-left-does = Solo: fjern i hver tur en terning fra spillet. Pladsen, hvor den var placeret, er streget over.
now-hung =
    { $count ->
        [one] 1 af 7 terninger er placeret.
       *[other] { $count } af 7 terninger er placeret.
    }
now-points = { $points } point nu.
now-best =
    { $card ->
        [any] En terning til kan gøre det til { $points }.
       *[colour] En terning til i denne farve kan gøre det til { $points }.
    }
now-most =
    { $card ->
        [any] Ingen enkelt terning kan gøre det til mere.
       *[colour] Ingen enkelt terning i denne farve kan gøre det til mere.
    }
now-compared = { $own } her; de andres bedste: { $others }.
now-met = Opfyldt nu.
now-may-meet = { now-unmet } En terning til kan opfylde det.
now-unmet = Ikke opfyldt nu.

## What gives the win shares of a review

evaluator-net = lærte værdier oven på nøjagtige ture
evaluator-level = { evaluator-net }, for banen

## Kinds of chance, for statistics

chance-of-d4 = Resultater på d4’ere
chance-of-d6 = Resultater på d6’ere
chance-of-d8 = Resultater på d8’ere
chance-of-d10 = Resultater på d10’ere
chance-of-d12 = Resultater på d12’ere
chance-of-colour = Farver i spil
mistake-taking = tage i stedet for at slå
mistake-rolling = slå i stedet for at tage
mistake-low-d8 = tage en for lav d8
mistake-dull = slå terninger, der sjældent tindrer
mistake-weak = slå terninger, der giver mindre
mistake-small = slå terninger med for få sider
mistake-large = slå terninger med for mange sider
mistake-colour = vælge den forkerte farve
mistake-mission = overse en mission
mistake-twinkle = overse, at en terning tindrer
mistake-points = placere for for få point
mistake-low = placere et for lavt resultat
mistake-top = placere en terning med mange sider øverst
mistake-star = placere under en stjerne for tidligt
mistake-under = placere under en terning, ikke en stjerne
mistake-place = placere en terning dårligt
mistake-fitting = fjerne en d8, der stadig passer
mistake-discard = fjerne den forkerte terning
why-fits = Så passer en terning i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af slagene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] For at vinde skal du få 1 point i denne sidste tur.
       *[other] For at vinde skal du få { $count } point i denne sidste tur.
    }
why-turn = I gennemsnit giver turen så { NUMBER($better, maximumFractionDigits: 1) } point, ikke { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Det giver straks { $better }, ikke { $taken }.
why-room = I næste tur passer en terning så i { NUMBER($better, style: "percent", maximumFractionDigits: 0) } af slagene, ikke i { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Det efterlader 1 fri plads under stjerner, ikke { $taken }.
       *[other] Det efterlader { $better } frie pladser under stjerner, ikke { $taken }.
    }
why-high = Under terninger passer så resultater op til { $better }, ikke op til { $taken }.
why-next = Med de terninger, der er tilbage, giver næste tur så { NUMBER($better, maximumFractionDigits: 1) } point i gennemsnit, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I tur: { $player }

## Puzzles

puzzle-how-exact-turn = ved hvert slag, hver terning og hvert sted i de sidste ture
puzzle-theme-which-dice = hvilke terninger der slås
puzzle-theme-centre = en terning fra midten
puzzle-theme-twinkle = en terning, der tindrer
puzzle-theme-colour-card = en farves kort
puzzle-theme-mission = en mission
puzzle-theme-last-die = den sidste terning
puzzle-theme-defence = før den anden spillers sidste tur
puzzle-theme-fewer-points = færre point er bedre
puzzle-ask-which-dice = Hvilke terninger slår du, eller hvilken d8 tager du?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Hvor placerer du din sidste terning?
puzzle-ask-defence = { puzzle-ask-last-die } Den anden spiller har en mere at placere.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Med 2 spillere er 4 af de 6 farver i spil, hver med 5 typer. Omridset viser typen, mærket farven.
example-centre = Med 2 spillere er 4 farver i spil. D8’erne ligger i midten med resultater; de andre terninger er uslåede.
example-three = Du vælger 3 terninger, fra midten eller ved kortene, og slår dem. To terninger er ikke nok.
example-take = Rød d8 viser 4 og passer under rød 5. Gul d8 viser 5 og passer ingen steder.
example-lower = Du må placere en 3’er under en 5’er, men ikke under en anden 3’er.
example-two-at-most = Du må placere en terning mere under rød 9. Stjernen har allerede to.
example-yellow = Én, to og tre gule terninger.
example-blue = To blå terninger under samme stjerne er et par: 4 point. Enhver anden blå terning giver 1. Blå og rød er ikke et par.
example-green = En grøn d4 med to andre d4’ere, og en grøn d12 alene af sin type.
example-black = To sorte terninger under samme stjerne med summen 9, eller en under hver stjerne.
example-purple = En lilla terning forbundet med 3 terninger. Stjerner tæller ikke.
example-red = Til den røde terning vælger du linjen med 8, 6 og 4: tre andre lige resultater.
example-twinkle = En d6 tindrer under en d4, og en d8 under en d6. En d6 eller en d4 under en d6 gør ikke.
example-connectors = Tre forbindelser samler terninger i samme farve: 9 og 7, 7 og 5, og 4 og 3.
example-sums = Under 9 er 5 og 4, under 5 er 3 og 2: begge er summer.
example-out = Du placerer den røde d4. Fjern så en af de to terninger, der blev slået med den, ingen anden.
example-bill = Bills stjernebillede: den røde d12 tindrer under den sorte d10.
example-elizabeth = Elizabeths stjernebillede: et blåt par og sorte terninger under begge stjerner.
example-anna = Annas stjernebillede: 3 gule terninger og 3 terninger, der tindrer.
example-any-order = Du vælger først en grøn terning; derefter må du vælge en rød.
summary-turn = Din tur
summary-turn-1 = Vælg 3 ledige terninger, slå dem, og placer præcis 1. Læg de andre tilbage; en d8 kommer i midten med sit nye resultat.
summary-turn-2 = Eller tag en d8 fra midten, og placer den med dens resultat, hvis den passer.
summary-turn-3 = Hvis ingen af de slagne terninger passer, mister du turen.
summary-hang = Placering
summary-hang-1 = Under en stjerne: ethvert resultat. Under en terning: kun et lavere; det samme er ikke nok.
summary-hang-2 = Højst 2 terninger direkte under hver stjerne og hver terning.
summary-hang-3 = Placerede terninger flyttes aldrig.
summary-cards = Point
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Sort, pr. stjerne: én terning 1; to eller flere efter deres sum: 6 eller mindre: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 eller mere: 3.
summary-cards-5 = Hver lilla terning: 1 for hver terning, den er forbundet med, over eller under.
summary-cards-6 = Hver rød terning: vælg én linje gennem den og ulige eller lige resultater. Få 1 point for hver af de andre terninger i linjen med et sådant resultat.
summary-cards-7 = Twinkle: 2 for hver terning direkte under en terning med færre sider.
summary-end = Spillets slutning
summary-end-1 = Spillet slutter, når alle har 7 terninger eller er blokeret. Mistede ture indhentes efter runde 7.
summary-end-2 = Flest point vinder. Ved lighed vinder den af dem, der spillede sidst.
summary-end-3 = Solo: få mindst 20 point med kortene, og opfyld hver mission. Fjern 1 terning i hver tur.

## The tutorial

tutorial-goal = Dit mål: placer 7 terninger under dine to stjerner, og få flere point end Zoe.
tutorial-pick = I hver tur vælger du 3 terninger, slår dem og placerer en. Vælg først den blå d12.
tutorial-pick-other = Vælg i denne lektion den markerede terning.
tutorial-pick-2 = Vælg nu den gule d10.
tutorial-pick-3 = Vælg så den grønne d4.
tutorial-roll = Slå nu de 3 terninger.
tutorial-hang = Du placerer 1 af de 3 og lægger de andre tilbage. Under en stjerne passer ethvert resultat, og et højt er bedst. Placer den blå d12, en 9’er, under din første stjerne.
tutorial-hang-low = Det er tilladt, men kun lavere resultater passer under den, så den giver kun lidt plads. Placer den blå d12, som viser mere.
tutorial-centre = Zoe tog en d8 fra midten og placerede den med det resultat, den viser, uden at slå. Tag den blå d8, en 7’er.
tutorial-centre-other = Tag i denne lektion den blå d8 fra midten.
tutorial-under = Under en terning passer kun et lavere resultat, og højst to terninger. 7’eren passer under 9’eren. Placer den der.
tutorial-under-other = Det er tilladt, men lektionen kræver den under den blå d12. Placer den der.
tutorial-blue-roll = Hver farve giver point efter sit kort. To blå terninger side om side under samme terning eller stjerne giver 4 point, enhver anden blå terning 1. Den blå d10 er en af dine 3: slå.
tutorial-blue = Den blå d10 viser 6. Placer den under 9’eren, ved siden af den blå d8.
tutorial-blue-other = Det er tilladt, men lektionen kræver den blå d10 ved siden af den blå d8. Placer den under 9’eren.
tutorial-yellow = Gul tæller dine gule terninger, hvor de end er: én giver 1 point, to giver 3 i alt, tre eller flere giver 6. Placer den gule d6, en 5’er, under 7’eren.
tutorial-yellow-other = Det er tilladt, men lektionen kræver den gule d6 under den blå d8. Placer den der.
tutorial-twinkle = En terning i enhver farve tindrer direkte under en terning med færre sider: 2 point. Placer den gule d10 under den gule d6.
tutorial-twinkle-other = Placer den gule d10 under den gule d6, hvor den tindrer.
tutorial-green = En grøn terning giver 1 point og 1 mere for hver anden terning af samme type, du har. Du har to d10’ere. Placer den grønne d10 under den gule d6, hvor den tindrer.
tutorial-green-other = Det er tilladt, men lektionen kræver den grønne d10 under den gule d6. Placer den der.
tutorial-mission = Missioner er for alle spillere. Her får hver spiller, der har terninger af alle 5 typer, 3 point. Du mangler kun en d4. Vælg den røde d4.
tutorial-red = En rød terning giver 1 for hver af de andre ulige terninger i en linje gennem den, eller for hver af de lige. Linjen 9, 7, 5, 3 er helt ulige. Placer den røde d4 for enden af den: 4 point og missionen.
tutorial-red-other = Det er tilladt, men giver mindre. Placer den røde d4 for enden af den længste linje, under den gule d10.
tutorial-won = Alle har 7 terninger, og du vandt 22-16! Husk: hvis ingen af dine 3 terninger passer, lægger du dem alle tilbage. Du mister turen.
tutorial-colours = Dette er tæt på slutningen af et andet spil. Med 2 spillere er 4 af de 6 farver i spil, denne gang også sort og lilla.
tutorial-purple = En lilla terning giver 1 point for hver terning, den er forbundet med, over eller under. Placer den lilla d10 under den gule d12.
tutorial-purple-other = Det er tilladt, men lektionen kræver den lilla d10 under den gule d12. Placer den der.
tutorial-purple-two = Forbundne lilla terninger tæller hinanden. Missionen giver 1 point for hver terning, der viser præcis 2 mindre end den over. Placer den lilla d6, en 6’er, under den lilla d10, en 8’er.
tutorial-purple-two-other = Det er tilladt, men det forbinder ikke de lilla terninger. Placer den lilla d6 under den lilla d10.
tutorial-black = Sorte terninger giver point efter deres sum under hver stjerne; 9 er bedst: 5 point. Din første stjerne har en sort 6’er. Placer den sorte 3’er under den røde d12, hvor den også tæller i missionen.
tutorial-black-other = Det er tilladt, men giver mindre. Placer den sorte d4 under den røde d12: summen 9 under din første stjerne, og missionen.
tutorial-end = Du vandt igen, og du kender alle 6 farver. Missionerne skifter fra spil til spil: læs dem først, og hav det sjovt!
