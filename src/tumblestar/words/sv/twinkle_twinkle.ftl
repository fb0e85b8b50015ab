### The words of Twinkle Twinkle in Swedish. Arguments as in en/twinkle_twinkle.ftl, which explains them.
### Directions are those of a Swedish compass: N, NO, O, SO, S, SV, V, NV.

## The game

game-name = Twinkle Twinkle
game-tagline = Plocka ihop natthimlen: det du tar nu avgör när du väljer nästa gång.
game-by = av Ammon Anderson, Allplay
game-about = Ta en bricka ur raden och lägg den i din stjärnkarta; dess fält är din plats i nästa runda. Stjärnor bildar stjärnbilder; asteroider, kometer, planeter, satelliter och svarta hål ger poäng på var sitt sätt. Efter tjugo brickor vinner den med flest poäng. För en till fyra spelare.

## Tiles

port-N = N
port-NE = NO
port-E = O
port-SE = SO
port-S = S
port-SW = SV
port-W = V
port-NW = NV
tile-star =
    { $count ->
        [one] stjärna med streck åt { $ports }
       *[other] stjärna med streck åt { $ports }
    }
tile-nova =
    { $count ->
        [one] nova med streck åt { $ports }
       *[other] nova med streck åt { $ports }
    }
tile-asteroid = asteroid
tile-satellite = satellit
tile-black-hole = svart hål
tile-comet = komet
tile-rocky = stenplanet
tile-gas = gasplanet
tile-ringed = ringplanet
tile-slow = { $tile } (långsam)
tile-entry = { $code }: { $tile }; { $count } i spelet
tile-code = { $code } ({ $name })
tile-count = { $count } i spelet
tile-is-slow = långsam

one-asteroid = asteroid
one-comet = komet
one-planet = planet
one-satellite = satellit
one-black-hole = svart hål
one-star = stjärna
one-nova = nova
many-star = stjärnor
many-asteroid = asteroider
many-planet = planeter
many-satellite = satelliter
many-black-hole = svarta hål
many-comet = kometer
many-nova = novor
many-rocky = stenplaneter
many-gas = gasplaneter
many-ringed = ringplaneter

set-ours = tumblestars egna brickor
set-named = brickorna i ”{ $name }”

## What scores

card-largest = Största stjärnbilden
card-second = Näst största stjärnbilden
card-number = Antal stjärnbilder
card-nova = Novor
card-asteroids = Asteroider
card-comets = Kometer
card-planets = Planeter
card-satellites = Satelliter
card-black-holes = Svarta hål
card-side = { $name }, sida { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (rekonstruktion)
        [ruling] { $does } (tolkning)
        [review] { $does } (recension)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = största stjärnbilden
scored-second = näst största
scored-number = antal stjärnbilder
scored-nova = novor
scored-asteroids = asteroider
scored-comets = kometer
scored-planets = planeter
scored-satellites = satelliter
scored-black-holes = svarta hål

points-of =
    { $sign ->
        [minus] −{ $points } poäng
       *[plus] { $points } poäng
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } eller fler: −{ $points }
       *[plus] { $number } eller fler: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = Poäng efter antal stjärnor. { $table }.
does-second = { does-largest }
does-number = Poäng efter antal. { $table }.
does-nova = { $each } för varje nova.
does-flat = { $each } för varje { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Poäng för största gruppen som hänger ihop över kant eller hörn. { $table }.
       *[no] Poäng för största gruppen som hänger ihop över kanter. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Poäng för varje grupp som hänger ihop över kant eller hörn, efter storlek. { $table }.
       *[no] Poäng för varje grupp som hänger ihop över kanter, efter storlek. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Varje { $tile }: poäng efter hur många av dessa som ligger intill: { $of }. { $table }.
does-around-table = Varje { $tile }: poäng efter hur många av dessa som ligger i de åtta rutorna runt om: { $of }. { $table }.
does-beside-kinds = Varje { $tile }: poäng efter hur många av dessa sorter som ligger intill: { $of }. { $table }.
does-around-kinds = Varje { $tile }: poäng efter hur många av dessa sorter som ligger i de åtta rutorna runt om: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Varje { $tile }: { $each } för var och en av dessa intill: { $of }.
count-around = Varje { $tile }: { $each } för var och en av dessa i de åtta rutorna runt om: { $of }.
count-in-sight = Varje { $tile }: { $each } för var och en av dessa som syns längs rad och kolumn: { $of }.
in-any-case =
    { $extra ->
        [base] Dessutom { $base } för varje.
        [none] Utan någon av dessa: { $none }.
       *[other] Dessutom { $base } för varje, och utan någon av dessa { $none }.
    }
sight =
    { $limit ->
        [blocked] Sikten når till kanten, eller till den första av dessa: { $blocked }.
       *[open] Sikten når till kanten.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Och { $bonus } till om ingen av dessa heller ligger intill: { $other }.
       *[plain] { apart }
    }
apart = Varje { $tile }: { $each } om ingen av dessa ligger intill: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Och { $each } för varje { $tile } intill en annan av valfri sort.
       *[plain] { sets }
    }
sets = Poäng för uppsättningar av olika sorter, var och en så stor som möjligt, efter storlek. { $table }.

rows-of =
    { $count ->
        [1] Ensam: fält i aktuella raden { $current }, i nästa rad { $next }; figurer { $standees }; rundor { $rounds }
       *[other] { $count } spelare: fält i aktuella raden { $current }, i nästa rad { $next }; figurer var { $standees }; rundor { $rounds }
    }
solo-goals = Mål: { $goals } poäng

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Inga poäng.
gain =
    { $sign ->
        [minus] −{ $points } poäng: { $parts }.
        [plus] +{ $points } poäng: { $parts }.
       *[even] ±0 poäng: { $parts }.
    }
goal-points = { $points }; mål: mer än { $goal }
goal-points-does = För att vinna måste kartan ge mer än { $goal } poäng; nu ger den { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lägger i { $cell }: { $tile }.
       *[other] { $seat } lägger i { $cell }: { $tile }.
    }
did-order = Plats { $count } i första turordningen: { $seat }.
did-order-all = { did-order } Turordning: { $order }.
did-draw =
    { $row ->
        [current] Fält { $count } i aktuella raden: { $tile }.
       *[next] Fält { $count } i nästa rad: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du tar från fält { $count }: { $tile }.
       *[other] { $seat } tar från fält { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Turordning: { $order }.
did-place-alone = { did-place } Rundan är slut. Blev kvar, nu i fält 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Målet är slaget!
        [short] { $told } Målet är inte slaget.
       *[over] { $told } Spelet är slut.
    }
did-resign =
    { $seat ->
        [you] Du ger upp.
       *[other] { $seat } ger upp.
    }

## What a hovered target would do

would-take = { would-take-alone } Nästa turordning hittills, efter fält: { $order }.
would-take-all = { would-take-alone-all } Nästa turordning, efter fält: { $order }.
would-take-alone = Ta från fält { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Blir kvar, sedan i fält 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Lägg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinner!
        [tied] { $told } Du delar på segern!
        [lost] { $told } Spelet slutar, och du vinner inte.
        [beaten] { $told } Målet är slaget!
       *[short] { $told } Målet är inte slaget.
    }
would-resign = Ge upp: de andra delar på segern.

## Status

status-setup = Förberedelser
round = Runda { $count } av { $most }
status-take =
    { $seat ->
        [you] Din tur: ta en bricka ur aktuella raden.
       *[other] { $seat } tar en bricka.
    }
status-take-standee =
    { $seat ->
        [you] Din tur: ta bricka { $count } av { $all } ur aktuella raden.
       *[other] { $seat } tar bricka { $count } av { $all }.
    }
status-take-last =
    { $seat ->
        [you] Sista rundan: ta en bricka ur aktuella raden.
       *[other] Sista rundan: { $seat } tar en bricka.
    }
status-place =
    { $seat ->
        [you] Lägg din bricka i en tom ruta: { $tile }.
       *[other] { $seat } lägger en bricka: { $tile }.
    }
status-type-order = Vems figur har plats { $count } i första turordningen?
status-type-draw =
    { $row ->
        [current] Vilken bricka dras till aktuella raden?
       *[next] Vilken bricka dras till nästa rad?
    }
status-over-won =
    { $seat ->
        [you] Du vinner med { $points }!
       *[other] { $seat } vinner med { $points }!
    }
status-over-tied = Delad seger med { $points } var: { $seats }!
status-over-beaten = Målet på { $goal } poäng är slaget, med { $points }!
status-over-short = Målet på { $goal } poäng är inte slaget: kartan har { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den brickan är inte längre i påsen. Välj en som erbjuds.
refused-TT-2-4 = Den platsen har ingen figur kvar. Välj en som erbjuds.
refused-TT-3-1 = Det fältet har ingen bricka: den togs denna runda, eller så finns inget sådant fält. Ta en annan.
refused-TT-3-1-first = Du har ingen bricka i handen. Ta först en ur aktuella raden.
refused-TT-3-2 = Så får brickan inte ligga. Vrid den i kvartsvarv; den får vändas bara med alternativet ”{ option-flip }”.
refused-TT-3-2-held = Du har redan tagit en bricka. Lägg den i din karta.
refused-TT-3-6 = Spelet är slut. Stega igenom det, eller spela ett nytt.
refused-TT-3-7 = Den rutan har en bricka, och lagda brickor ligger kvar. Välj en tom ruta.

## Options

option-asteroids = Asteroider: sida B
option-asteroids-help = Sida B av detta poängkort i stället för sida A, för alla.
option-comets = Kometer: sida B
option-comets-help = { option-asteroids-help }
option-planets = Planeter: sida B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliter: sida B
option-satellites-help = { option-asteroids-help }
option-black_holes = Svarta hål: sida B
option-black_holes-help = { option-asteroids-help }
option-flip = Brickor får vändas
option-flip-help = Brickor får läggas som spegelbilder.
option-first = Först i turordningen
option-first-help = Vems figur som är först i första turordningen; platserna därefter slumpas.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-goal = Mål
option-goal-help = Bara ensam: hur många poäng som ska slås.

## The board in text

picture-label = Raderna av brickor med turordningen, och alla stjärnkartor; finns även som text.
text-board = Turordning, rader av brickor, och kartor rad för rad
text-order = Turordning:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, på tur nu
        [done] { $count }: { $seat }, klar
       *[waits] { $count }: { $seat }
    }
text-current = Aktuella raden:
text-next = Nästa rad, efter de fält den får:
text-space = { $count }: { $tile }
text-taken = { $count }: tagen; här nästa runda: { $seat }
text-free = { $count }: tomt
text-chart = { $seat }, rad { $row }:
text-empty = { $cell }: tom
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, länkad med { $cells }
text-row = { $seat }: { $points }, { $count } av { $most } brickor.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Efter vad som ger poäng: { $parts }.
text-constellations = Stjärnbilder, efter stjärnor: { $sizes }.
text-turn = På tur nu.
text-left = Blev kvar, i fält 1: { $tile }.

## Rules

rules-intro = { game-about } De övriga fem sorterna ger poäng enligt fem poängkort med två sidor vardera.
rules-page = Håll pekaren över en bricka i aktuella raden för att se vilken turordning den leder till; klicka för att ta den. Håll pekaren över en tom ruta för att läsa vad brickan ger där, vrid den, och klicka för att lägga den. Allt går även med tangentbordet. Hur brickor ser ut och vad varje poängkort ger läses ur en datafil, box.toml; där du ser ett märke kan våra brickor skilja sig från dina. Har du spelet kan du rätta filen: regler, poäng, bilder och denna hjälp följer med. ”tumblestar rules twinkle_twinkle --tiles” skriver ut brickorna för att jämföra med ett spel.

rules-TT-1 = Innehåll
rule-TT-1-1 = Det finns { $tiles } brickor { $source }: { $star } stjärnor, varav några novor, { $asteroid } asteroider, { $planet } planeter, { $satellite } satelliter, { $black_hole } svarta hål och { $comet } kometer. Alla används, oavsett hur många ni är.
rule-TT-1-2 = Var och en har en stjärnkarta med { $cells } rutor: 5 × 4,{$review} här { $columns } kolumner och { $rows } rader.{$reconstruction} Alla kartor är lika.{$ruling}
rule-TT-1-3 = Brickor med en stjärna har streck från den till kanter och hörn på brickan. Mönstren, novorna, de långsamma brickorna och sorterna av planeter är som följer.{$reconstruction}
rule-TT-1-4 = Det finns fem poängkort med två sidor vardera: grön, som regelboken rekommenderar för ett första spel, och blå. Vi kallar dem A och B. Lådan har 25: en uppsättning var och en i reserv.{$ruling}

rules-TT-2 = Förberedelser
rule-TT-2-1 = Alla brickor ligger i påsen. Brickor dras till aktuella raden, sedan till nästa rad, som har ett fält mindre. Båda är öppna för alla.
rule-TT-2-2 = En långsam bricka som kommer till en rad går till det lediga fältet längst till höger, och påfyllningen fortsätter från vänster: a, långsam 1, b, långsam 2 i fyra fält blir a, b, långsam 2, långsam 1. Vid förberedelserna gäller det båda raderna, den aktuella först.{$ruling}
rule-TT-2-3 = Figurer per spelare: { $two } med två spelare, { $three } med tre, { $four } med fyra.
rule-TT-2-4 = Den första turordningen lottas bland alla figurer; med två spelare kan en spelare ha plats 1 och 2.
rule-TT-2-5 = För varje poängkort väljer spelarna sida A eller B, samma för alla, i valfri blandning. Utan val gäller A.

rules-TT-3 = En runda
rule-TT-3-1 = Figurerna agerar i turordning, från vänster till höger: ta en valfri bricka som finns kvar i aktuella raden, och lägg den.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du får vrida den i kvartsvarv { $source }, eller vända den { $flip_source }.
           *[no] { placing } Du får vrida den i kvartsvarv { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du får vända den { $flip_source }, men inte vrida den i kvartsvarv { $source }.
           *[no] { placing } Du får inte vrida den { $source }. { placing-flip }
        }
    }
placing = Lägg den genast i en valfri tom ruta i din karta, med framsidan upp. Den behöver inte röra vid något.{$review}
placing-flip = Alternativet ”{ option-flip }” tillåter även spegelbilder { $flip_source }.
rule-TT-3-3 = När alla figurer har tagit en bricka är rundan slut. Den nya turordningen går från vänster till höger efter de tagna brickornas fält. Lika kan det inte bli.
rule-TT-3-4 = Brickan som är kvar flyttas till första fältet i aktuella raden, även om den är långsam. Nästa rad följer efter den, i sin ordning, och fylls sedan på ur påsen.
rule-TT-3-5 = När aktuella raden har den sista rundans brickor fylls nästa rad inte på längre.{$ruling}
rule-TT-3-6 = Ett spel har { $two } rundor med två spelare, { $three } med tre och { $four } med fyra. Alla lägger tjugo brickor; alla kartor fylls i samma runda. Påsen tar aldrig slut.
rule-TT-3-7 = Lagda brickor flyttas aldrig. Ingen passar, och ingen bricka kastas.{$ruling}

rules-TT-4 = Stjärnbilder
rule-TT-4-1 = Intill är att dela en kant. Regler som räknar diagonaler säger det.
rule-TT-4-2 = En länk är en rak linje från stjärna till stjärna, över en kant eller diagonalt över ett hörn: båda brickorna måste ha ett streck till den kanten eller det hörnet. Två streck som möts i ett hörn från brickor som delar en kant bildar ett V, som inte är en länk. Två raka diagonaler som korsas i ett hörn är två länkar.{$ruling}
rule-TT-4-3 = En stjärnbild är två eller fler stjärnor som är länkade direkt eller genom andra. Dess storlek är antalet stjärnor. En nova är en stjärna i alla avseenden.
rule-TT-4-4 = Brickor utan streck leder inget vidare.{$ruling}

rules-TT-5 = Poäng
rule-TT-5-1 = Det som ger poäng, i ordning: största stjärnbilden, den näst största, antalet stjärnbilder,{$review} inräknat dessa två;{$ruling} sedan novor, och de fem poängkorten.
rule-TT-5-2 = Flest poäng vinner; vid lika delas segern. Summan kan bli under noll; av två lika stora stjärnbilder räknas en som den största, den andra som den näst största stjärnbilden.{$ruling}
rule-TT-5-3 = Vad var och en ger, enligt datafilen.{$reconstruction} Tabellerna anger ett antal och dess poäng; under det första antalet ges inga.
rule-TT-5-4 = Vad förlag och recensioner säger, och rättelser bör bevara: ett svart hål ska undvikas om det inte ligger perfekt; ingen sida A kostar någonsin poäng, minst en sida B gör det; asteroider bildar ett bälte, kometer vill vara omgivna, planeter samlas, satelliter studerar planeter; en långsam bricka är värd mer i snitt.

rules-TT-6 = Ensam
rule-TT-6-1 = Det här sättet att spela ensam är vårt. Du tar ur mindre rader med två figurer, och försöker slå ett mål.

rules-TT-7 = Exempel
rule-TT-7-1 = Stjärnor i a1 med streck åt S och i a2 med streck åt N är länkade; utan något av strecken är de inte det.
rule-TT-7-2 = Stjärnor i a1 med streck åt SO och i b2 med streck åt NV är länkade. Ett streck från a1 åt SO och ett från b1 åt SV bildar ett V: ingen länk. Har alla fyra brickor ett streck in i samma hörn blir det två länkar.
rule-TT-7-3 = En stjärna i a1 med streck åt O, en planet i b1, en stjärna i c1 med streck åt V: ingen länk.
rule-TT-7-4 = Två spelare, turordning 1, 2, 2, 1, tar i tur och ordning från fält 3, 1, 5 och 2. Nästa turordning är 2, 1, 1, 2, och brickan i fält 4 flyttas till fält 1.
rule-TT-7-5 = Svarta hål på sida A i tumblestars egna tabeller: i ett hörn, intill en asteroid och en komet, 5 poäng; intill en stjärna eller nova 2; två intill varandra 0 var. Två som bara möts i ett hörn räknas inte som intill.
rule-TT-7-6 = Efter ett spel med fyra är 14 brickor kvar i påsen. Enligt tumblestars egna tabeller får en spelare som jagar snabba poäng omkring 50, en slumpmässig omkring 20.

rules-ours = Våra övriga tolkningar
rule-ours-1 = Den första turordningen lottas innan brickorna dras.{$ruling}
rule-ours-2 = Att slå ett mål kräver fler poäng än det anger.{$ruling}
rule-ours-3 = Poäng som visas under spelet gäller kartorna som de ser ut just då.{$ruling}
rule-ours-4 = En spelare som ger upp får ingenting; de andra delar på segern.{$ruling}

## Bots

bot-greedy-help = spelar för flest poäng genast
bot-beginner-help = tar den första bricka som genast ger nästan flest poäng; förbiser vart linjer kan leda
bot-novice-help = väger bara denna tur, som den har lärt sig; kan missa det bästa med omkring en halv poäng
bot-club-help = räknar ut denna runda; kan missa bästa turen med omkring en poäng
bot-strong-help = räknar ut denna runda; kan missa bästa turen med en halv poäng
bot-expert-help = räknar ut denna runda och nästa; kan missa bästa turen med en halv poäng
bot-master-help = räknar ut denna runda och nästa så brett den kan

## The data file

box-expected-points = tal med sina poäng inom citattecken, till exempel ”{ $example }”
box-expected-goals = en lista med poäng från 1 till 127, stigande
box-expected-code = en till fyra bokstäver; ett * får följa
box-expected-divides = ett tal som delar { $number }
box-table-gap = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på { $before }; väntat: { $expected }.
box-table-begin = { $file }, rad { $line }: ”{ $name }” börjar med ”{ $text }”; väntat: senast { $expected }.
box-table-beyond = { $file }, rad { $line }: i ”{ $name }” är ”{ $text }” för mycket; väntat: högst { $expected }.
box-table-more = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på en post med +, som måste vara den sista.
box-table-end = { $file }, rad { $line }: ”{ $name }” slutar med ”{ $text }”; väntat: poster upp till { $expected }, eller ett + efter sista talet.
box-total = { $file }, rad { $line }: totalt finns { $found } brickor; väntat: { $expected }.
box-count = { $file }, rad { $line }: ”{ $name }” är { $expected }, men brickorna av den sorten är { $found }; väntat: samma tal.
box-code-twice = { $file }, rad { $line }: ”{ $name }” är ”{ $text }”, koden för { $other }; väntat: en annan.
box-tile-twice = { $file }, rad { $line }: ”{ $name }” är samma bricka som { $other }; väntat: en post med båda antalen.
box-tile-name = { $file }, rad { $line }: ”{ $name }” är inget namn på en bricka; väntat: små bokstäver, siffror och _, en bokstav först.

## Notation

unread-order = ”{ $text }” är ingen plats; väntat: ”order” och ett tal från 1 till { $count }.
unread-draw = ”{ $text }” är ingen bricka; väntat: ”draw” och någon av { $codes }.
unread-place = ”{ $text }” säger inte var brickan ska läggas; väntat, till exempel: ”{ $tile }@b4”, med 1 till 3 kvartsvarv som siffra efter brickan.

## Charts

chart-rows = ”{ $text }”: kartan har { $found } rader; väntat: { $expected }.
chart-columns = Rad { $row } i kartan har { $found } brickor; väntat: { $expected }, med ”.” för en tom ruta.
chart-tile = ”{ $text }” i { $cell } är ingen bricka; väntat: någon av { $codes }, eller ”.” för en tom ruta.
chart-turn = ”{ $text }” i { $cell }: så kan en bricka inte ligga; väntat: 0 till 3 kvartsvarv som siffra.
chart-flip = ”{ $text }” i { $cell }: brickor vänds bara med alternativet ”flip” ({ $tag }).
chart-many = { $text } i { $cell } är en för mycket; spelet har { $count } ({ $tag }).
score-sides = ”{ $text }” är inget val av sidor; väntat: A eller B för vart och ett av de fem poängkorten, till exempel ”ABAAB”.
score-word = ”{ $text }” säger inget om en karta; väntat ovanför den: ”sides ABAAB” eller ”flip”.

## Scoring from a file

cli-scored = Karta { $count }: { $total } poäng
cli-nothing-scored = Inget att räkna i ”{ $file }”; väntat: kartor med fem rader om fyra brickor.

## Page

advice-brings = Ger
advice-stands = Plats i nästa runda
advice-place = { NUMBER($count, useGrouping: "false") } hittills
advice-never = –
advice-take = Fält { $count }: { $tile }, bäst i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Vad varje bricka ger genast i sin bästa ruta; det som följer, och vad andra har att ta, vägs inte in.
advice-note-place = Poäng genast; det som följer vägs inte in.

pad-total = Poäng: { $total }
pad-sky = Stjärnbilder och novor
pad-references = Poängkort
pad-cell = Välj en ruta.
pad-whole = Alla rutor är fyllda. Välj en för att byta dess bricka.
pad-tile = Vilken bricka ligger i { $cell }?
pad-tile-left = { $tile } ({ $count } kvar)
pad-way = Hur ligger den i { $cell }?
pad-remove = Ta bort från { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: byt till sida { $side }
pad-flip = Tillåt vändning av brickor
pad-no-flip = Förbjud vändning av brickor
pad-too-many = { $tile }: spelet har bara { $count }, kartorna tillsammans har fler (TT-1.1).
pad-many = { $count ->
        [0] Det finns ingen karta i den här filen.
       *[other] Det finns { $count } kartor i den här filen; blocket tar en. ”tumblestar score twinkle_twinkle FILE” räknar alla.
    }
picture-none = Den här bilden har ingen karta. Bara bilder som tumblestar har sparat kan läsas; mata in andra för hand.
picture-broken = Den här SVG-bilden kan inte läsas ({ $why }).
picture-box = Den här bilden sparades med en annan box.toml ({ $digest }; här { $own }), så dess brickor kan skilja sig.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Långsam bricka
sign-slow-does = Går till det lediga fältet längst till höger när den kommer till en rad. Den som tar den agerar sent i nästa runda.
sign-side = Sida A eller B
sign-side-does = Varje poängkort har två sidor med egna regler; samma sida gäller för alla. Sida A är för ett första spel.
sign-standee = Figur
sign-standee-does = Står där dess spelare tog en bricka. I nästa runda agerar figurerna från vänster till höger.
sign-left = Bricka som blev kvar
sign-left-does = Flyttas till första fältet i nästa runda; nästa rad följer efter den.
sign-rank = Siffra på en stjärna
sign-rank-does = Rangordnar kartans stjärnbilder efter storlek: 1 är den största, 2 den näst största.
sign-refused = Ingen länk
sign-refused-does = Här möts streck från brickor som delar en kant i ett hörn: ett V, ingen länk.
sign-round = Runda
sign-bag = Påse
sign-bag-does = Brickor som inte har kommit till en rad än.
now-points = { $points } nu.
now-best = En till kan göra det till { $points }.
now-most = En till kan inte göra det mer.
now-count =
    { $what ->
        [stars] Stjärnor: { $count }.
       *[number] Stjärnbilder: { $count }.
    }
now-next = Med { $count }: { $points }.
now-bag = Kvar: { $count }.

## What gives the win shares of a review

evaluator-round-searched = rundans alla turer genomsökta, sedan inlärda värden för kartorna
evaluator-round-played = rundan färdigspelad girigt, sedan inlärda värden för kartorna
evaluator-ending = alla turer till spelets slut genomsökta

## Kinds of chance, for statistics

chance-of-tile = Brickor ur påsen
chance-of-order = Nästa plats i första turordningen
mistake-few = lämna en bricka som ger mer
mistake-late = för sen plats i turordningen
mistake-needed = lämna andra deras bästa bricka
mistake-tile = välja en bricka
mistake-link = utelämna en länk
mistake-harm = placera en bricka där den kostar poäng
mistake-points = placera en bricka för för få poäng
mistake-turn = vrida en bricka
mistake-line = spärra en linje från en stjärna
mistake-middle = använda en ruta med plats omkring
mistake-tight = placera en bricka där den har ont om plats
mistake-cell = välja en ruta
why-points = Det ger genast { $better }, inte { $taken }.
why-kept = Då blir { $cell } kvar, med { $taken } tomma rutor runt; här är det { $better }.
why-less =
    { $count ->
        [one] Det ger genast 1 poäng mindre.
       *[other] Det ger genast { $count } poäng mindre.
    }
why-first = Första valet i nästa rad: { $tile } ger { $better } här, den näst bästa brickan { $taken }.
why-cell = På { $cell } ger den genast { $better }; den andra brickan { $taken }.
why-best = På { $cell } ger den genast { $better }, den andra brickan högst { $taken }.
why-order = I nästa runda kommer dess fält före { $names }.
why-needed =
    { $count ->
        [one] { $name } får 1 poäng mer för den än för de andra brickorna.
       *[other] { $name } får { $count } poäng mer för den än för de andra brickorna.
    }
why-link = Dess stjärnbild har då { $better } stjärnor, inte { $taken }.
why-lines = Det håller { $better } linjer öppna, inte { $taken }.
why-room =
    { $better ->
        [one] Runt den är 1 ruta fri, runt den andra { $taken }.
       *[other] Runt den är { $better } rutor fria, runt den andra { $taken }.
    }
why-row = Den bästa brickan i raderna ger då { $better }, inte { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: ledig
edit-space = Aktuella raden, fält { $count }: { $tile }
edit-next = Nästa rad, fält { $count }: { $tile }
edit-held = I handen: { $tile }
edit-move = Från { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = med alla turer i den sista rundan, exakt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = inga poäng genast
puzzle-theme-last-tile = sista brickan
puzzle-theme-deny = fler poäng är inte bäst
puzzle-theme-slow = en långsam bricka
puzzle-theme-draw = delad seger
puzzle-ask-draw = Vilken bricka, i vilken ruta, ger delad seger?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stjärnor med streck, en nova, asteroider, en satellit, ett svart hål, en komet och planeter av tre sorter.
example-slow = Dragna i denna ordning: en asteroid, en långsam planet, en komet, en långsam planet. Långsamma brickor gick åt höger.
example-take = En figur står där den fjärde brickan togs. Vilken annan bricka som helst får tas nu.
example-next-order = Spelare 1, 2 och 3 tog från fält 4, 2 och 1: nästa turordning är 3, 2, 1, och brickan som är kvar kommer först.
example-stays = Vilken tom ruta som helst duger. En lagd bricka ligger kvar.
example-beside = Satelliten har en stenplanet intill sig. Enbart ett hörn räknas inte som intill.
example-links = Över en kant; över ett hörn; och ett V, som inte är en länk.
example-size = En stjärnbild med tre stjärnor, varav en nova, som också räknas för sig.
example-between = Brickor utan streck leder inget vidare.
example-in-order = Stjärnbilder med tre och med två stjärnor; båda räknas i antalet.
example-asteroids = Grupper om två, två och en: på sida A räknas den största, på sida B räknas alla.
example-comets = Sida A: tre stjärnor runt kometen. Sida B: tre sorters himlakroppar.
example-planets = Sida A: antalet planeter. Sida B: en uppsättning av tre sorter; planeter intill andra kostar poäng.
example-satellites = Sida A: en planet intill satelliten. Sida B: båda planeterna längs dess rad och kolumn.
example-black-holes = Sida A: bäst utan stjärna, planet eller svart hål intill. Sida B: bäst med asteroider, kometer och satelliter intill.
example-alone = Ensam: rader om tre och två, och båda figurerna är dina.
example-both-lines = Båda strecken finns; sedan är ett bortvänt.
example-crossing = Rakt över ett hörn; ett V; och två diagonaler som korsas, två länkar.
example-planet-between = { example-between }
example-two-players = Turordning 1, 2, 2, 1, sedan 2, 1, 1, 2.
example-holes = Intill en asteroid och en komet; intill en stjärna; intill varandra; möts i ett hörn.
example-goal = Ett mål på 35 slås med 36, inte med 35.
summary-round = En runda
summary-round-1 = I turordning tar var och en en bricka ur aktuella raden och lägger den genast.
summary-round-2 = De tagna brickornas fält ger nästa turordning.
summary-round-3 = Brickan som är kvar kommer först; nästa rad följer och fylls på. Långsamma brickor går åt höger.
summary-place = Att lägga
summary-place-1 = I valfri tom ruta i din karta, vriden som du vill. Den ligger kvar.
summary-place-2 = Streck som möts över en kant, eller rakt över ett hörn, bildar en länk.
summary-place-3 = Två eller fler länkade stjärnor är en stjärnbild.
summary-points = Poäng
summary-points-1 = Största och näst största stjärnbilden, antalet, novor.
summary-points-2 = Asteroider, kometer, planeter, satelliter och svarta hål, enligt sida A eller B; reglerna har tabellerna.
summary-points-3 = Intill är att dela en kant; kometer räknar de åtta rutorna runt sig.
summary-end = Spelets slut
summary-end-1 = Alla kartor är fulla efter tjugo brickor. Flest poäng vinner; vid lika delas segern.
summary-end-2 = Ensam: två figurer, tio rundor, och ett mål att slå.

## The tutorial

tutorial-goal = Fyll din stjärnkarta med tjugo brickor som ger fler poäng än Zoes.
tutorial-rows = Du tar brickor ur aktuella raden; nästa rad visar vad som kommer.
tutorial-take = En tur är två steg: ta en bricka, lägg den sedan. Ta stjärnan i fält 2.
tutorial-take-other = Det är tillåtet, men ta den markerade brickan i den här lektionen.
tutorial-place = Lägg den i b3. Vilken tom ruta som helst är tillåten, och en bricka ligger kvar.
tutorial-place-other = Det är tillåtet, men välj den markerade rutan i den här lektionen.
tutorial-order = Med två spelare har var och en två figurer och tar två brickor per runda. I nästa runda agerar figurerna från vänster till höger, efter de fält de tog från.
tutorial-slow = En långsam bricka har ett timglas och hamnar längst till höger i sin rad: den är ofta värd mer, men den som tar den agerar sent i nästa runda. Ta gasplaneten.
tutorial-hole-early = Ett svart hål ger poäng bara på rätt plats, som du får lära dig senare. Här ger planeten mer.
tutorial-planet = En planet ger 2 poäng, varje ytterligare planet mer. Den har inga streck: lägg den i d2.
tutorial-round = Rundan är slut: det svarta hålet som blev kvar flyttades till fält 1, och nästa rad följde. Nya brickor kom; den långsamma gick längst till höger.
tutorial-second = Zoe tog från fält 1, så hon agerade först. Nu tar du stjärnan i fält 2.
tutorial-link = Två stjärnor är länkade om ett streck från vardera möts vid samma kant. Du får vrida brickan: lägg den i b2 med ett streck ned mot din stjärna.
tutorial-link-other = Det är tillåtet, men inget streck skulle möta din stjärna. Lägg den ovanför den, med ett streck nedåt.
tutorial-satellite = Två länkade stjärnor är en stjärnbild. Ta nu satelliten: den studerar planeter.
tutorial-satellite-place = En satellit ger 2 poäng för varje planet intill; intill är alltid att dela en kant. Lägg den i d3, under planeten.
tutorial-sat-other = Det är tillåtet, men satelliten skulle inte ha någon planet intill. Lägg den under gasplaneten.
tutorial-first-points = Redan sex poäng: 2 var för stjärnbilden, planeten och satelliten. Tecknen på kartan visar vad som ger poäng, och hur mycket.
tutorial-later = Några rundor senare har din karta tolv brickor. Din satellit har nu en planet ovanför och en under.
tutorial-largest = Ju fler stjärnor i din största stjärnbild, desto fler poäng. Ta stjärnan i fält 2.
tutorial-corner = Länkar går också över ett hörn. Stjärnan i b2 har ett streck snett uppåt åt höger: lägg den nya i c1 så att strecken möts.
tutorial-corner-other = Det är tillåtet, men de två strecken skulle inte mötas. I den markerade rutan måste ett streck leda snett nedåt åt vänster.
tutorial-three-scores = Fyra länkade stjärnor: 6 poäng. Den näst största stjärnbilden och antalet stjärnbilder ger också poäng.
tutorial-asteroid = Asteroider ger poäng för största gruppen som hänger ihop över kanter. Ta asteroiden i fält 1.
tutorial-belt = Två ger 3 poäng, tre ger 6. Lägg den i a3, under de andra två.
tutorial-belt-other = Det är tillåtet, men den skulle inte dela någon kant med dina andra asteroider. Lägg den under dem.
tutorial-comet = Du tog från fält 1 och 2, så du agerar två gånger före Zoe. Börja med kometen.
tutorial-comet-place = En komet ger 1 poäng för varje stjärna i de åtta rutorna runt om, även diagonalt. Lägg den i c3, bland fyra stjärnor.
tutorial-comet-other = Det är tillåtet, men den markerade rutan har fler stjärnor runt om: fyra.
tutorial-hole = Ett svart hål ger 2 poäng om inget annat ligger intill, och 3 till om ingen stjärna och ingen planet gör det. Ta det.
tutorial-hole-place = I hörnet a5 ligger bara en komet intill. Lägg det där.
tutorial-hole-other = Det är tillåtet, men en stjärna, en planet eller ett svart hål till skulle ligga intill, eller snart kunna göra det. Välj den markerade rutan.
tutorial-five = Fem poäng, det mesta ett svart hål kan ge. Lägg ingen stjärna och ingen planet i b5.
tutorial-last = Sista rundan: två rutor är tomma. Ingen turordning följer, så långsamma brickor kostar dig inget.
tutorial-nova = En nova är en stjärna med 2 egna poäng, och alltid långsam. Ta den från fält 5.
tutorial-nova-place = Stjärnan i c1 har ett streck åt höger. Lägg novan i d1 så att de två blir länkade.
tutorial-nova-other = Det är tillåtet, men inget streck från novan skulle möta din stjärnbild. Lägg den i den markerade rutan, med ett streck åt vänster.
tutorial-third-planet = Fem länkade stjärnor: 8 poäng. Ta nu stenplaneten: tre planeter ger 9 poäng, två bara 5.
tutorial-end = Din karta är full, och du vinner med 47 mot 16! Poängkorten har också en sida B, för senare.
deed-place = Lägg i { $cell }
deed-take = Ta den här brickan
touch-place = Tryck på en ruta.
touch-take = Tryck på en bricka.
