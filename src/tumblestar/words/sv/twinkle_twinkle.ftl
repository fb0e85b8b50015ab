### The words of Twinkle Twinkle in Swedish. Arguments as in en/twinkle_twinkle.ftl, which explains them.
### Directions are those of a Swedish compass: N, NO, O, SO, S, SV, V, NV.

## The game

game-name = Twinkle Twinkle
game-tagline = Plocka ihop natthimlen: det du tar nu avgör när du väljer nästa gång.
game-by = av Ammon Anderson, Allplay
game-about = Ta en { -tile-one } ur raden och lägg den i din { -star-chart-one }; dess { -space-one } är din plats i nästa { -round-one }. { -Star-other } bildar { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } och { -black-hole-other } ger { -point-one } på var sitt sätt. Efter tjugo { -tile-other } vinner den med flest { -point-one }. För en till fyra spelare.

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
        [one] { -star-one } med streck åt { $ports }
       *[other] { -star-one } med streck åt { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } med streck åt { $ports }
       *[other] { -nova-one } med streck åt { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective })
tile-entry = { $code }: { $tile }; { $count } i spelet
tile-code = { $code } ({ $name })
tile-count = { $count } i spelet
tile-is-slow = { -slow-adjective }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = tumblestars egna { -tile-other }
set-named = { -tile-other-def } i ”{ $name }”

## What scores

card-largest = Största { -constellation-one-def }
card-second = Näst största { -constellation-one-def }
card-number = Antal { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (rekonstruktion)
        [ruling] { $does } (tolkning)
        [review] { $does } (recension)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = största { -constellation-one-def }
scored-second = näst största
scored-number = antal { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] −{ $points } { -point-one }
       *[plus] { $points } { -point-one }
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
does-largest = { -Point-one } efter antal { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-one } efter antal. { $table }.
does-nova = { $each } för varje { -nova-one }.
does-flat = { $each } för varje { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-one } för största { -group-one-def } som hänger ihop över { -edge-one } eller { -corner-one }. { $table }.
       *[no] { -Point-one } för största { -group-one-def } som hänger ihop över { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-one } för varje { -group-one } som hänger ihop över { -edge-one } eller { -corner-one }, efter storlek. { $table }.
       *[no] { -Point-one } för varje { -group-one } som hänger ihop över { -edge-other }, efter storlek. { $table }.
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
does-beside-table = Varje { $tile }: { -point-one } efter hur många av dessa som ligger { -beside-phrase }: { $of }. { $table }.
does-around-table = Varje { $tile }: { -point-one } efter hur många av dessa som ligger i de åtta { -cell-other-def } runt om: { $of }. { $table }.
does-beside-kinds = Varje { $tile }: { -point-one } efter hur många av dessa sorter som ligger { -beside-phrase }: { $of }. { $table }.
does-around-kinds = Varje { $tile }: { -point-one } efter hur många av dessa sorter som ligger i de åtta { -cell-other-def } runt om: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Varje { $tile }: { $each } för var och en av dessa { -beside-phrase }: { $of }.
count-around = Varje { $tile }: { $each } för var och en av dessa i de åtta { -cell-other-def } runt om: { $of }.
count-in-sight = Varje { $tile }: { $each } för var och en av dessa som syns längs rad och kolumn: { $of }.
in-any-case =
    { $extra ->
        [base] Dessutom { $base } för varje.
        [none] Utan någon av dessa: { $none }.
       *[other] Dessutom { $base } för varje, och utan någon av dessa { $none }.
    }
sight =
    { $limit ->
        [blocked] Sikten når till { -edge-one-def }, eller till den första av dessa: { $blocked }.
       *[open] Sikten når till { -edge-one-def }.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Och { $bonus } till om ingen av dessa heller ligger { -beside-phrase }: { $other }.
       *[plain] { apart }
    }
apart = Varje { $tile }: { $each } om ingen av dessa ligger { -beside-phrase }: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Och { $each } för varje { $tile } { -beside-phrase } en annan av valfri sort.
       *[plain] { sets }
    }
sets = { -Point-one } för uppsättningar av olika sorter, var och en så stor som möjligt, efter storlek. { $table }.

rows-of =
    { $count ->
        [1] Ensam: { -space-one } i { -current-row-one } { $current }, i { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } spelare: { -space-one } i { -current-row-one } { $current }, i { -next-row-one } { $next }; { -standee-other } var { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-one }: { $goals } { -point-one }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Inga { -point-one }.
gain =
    { $sign ->
        [minus] −{ $points } { -point-one }: { $parts }.
        [plus] +{ $points } { -point-one }: { $parts }.
       *[even] ±0 { -point-one }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: mer än { $goal }
goal-points-does = För att vinna måste { -chart-one-def } ge mer än { $goal } { -point-one }; nu ger den { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lägger i { $cell }: { $tile }.
       *[other] { $seat } lägger i { $cell }: { $tile }.
    }
did-order = Plats { $count } i första { -turn-order-one-def }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } i { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } i { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du tar från { -space-one } { $count }: { $tile }.
       *[other] { $seat } tar från { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } { -Round-one-def } är slut. { -Left-over-past }, nu i { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } { -Goal-one-def } är slaget!
        [short] { $told } { -Goal-one-def } är inte slaget.
       *[over] { $told } Spelet är slut.
    }
did-resign =
    { $seat ->
        [you] Du ger upp.
       *[other] { $seat } ger upp.
    }

## What a hovered target would do

would-take = { would-take-alone } Nästa { -turn-order-one } hittills, efter { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Nästa { -turn-order-one }, efter { -space-one }: { $order }.
would-take-alone = Ta från { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-future }, sedan i { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Lägg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinner!
        [tied] { $told } Du delar på segern!
        [lost] { $told } Spelet slutar, och du vinner inte.
        [beaten] { $told } { -Goal-one-def } är slaget!
       *[short] { $told } { -Goal-one-def } är inte slaget.
    }
would-resign = Ge upp: de andra delar på segern.

## Status

status-setup = Förberedelser
round = { -Round-one } { $count } av { $most }
status-take =
    { $seat ->
        [you] Din tur: ta en { -tile-one } ur { -current-row-one }.
       *[other] { $seat } tar en { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Din tur: ta { -tile-one } { $count } av { $all } ur { -current-row-one }.
       *[other] { $seat } tar { -tile-one } { $count } av { $all }.
    }
status-take-last =
    { $seat ->
        [you] Sista { -round-one-def }: ta en { -tile-one } ur { -current-row-one }.
       *[other] Sista { -round-one-def }: { $seat } tar en { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Lägg din { -tile-one } i en tom { -cell-one }: { $tile }.
       *[other] { $seat } lägger en { -tile-one }: { $tile }.
    }
status-type-order = Vems { -standee-one } har plats { $count } i första { -turn-order-one-def }?
status-type-draw =
    { $row ->
        [current] Vilken { -tile-one } dras till { -current-row-one }?
       *[next] Vilken { -tile-one } dras till { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Du vinner med { $points }!
       *[other] { $seat } vinner med { $points }!
    }
status-over-tied = Delad seger med { $points } var: { $seats }!
status-over-beaten = { -Goal-one-def } på { $goal } { -point-one } är slaget, med { $points }!
status-over-short = { -Goal-one-def } på { $goal } { -point-one } är inte slaget: { -chart-one-def } har { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den { -tile-one-def } är inte längre i { -bag-one-def }. Välj en som erbjuds.
refused-TT-2-4 = Den platsen har ingen { -standee-one } kvar. Välj en som erbjuds.
refused-TT-3-1 = Det { -space-one-def } har ingen { -tile-one }: den togs denna { -round-one }, eller så finns inget sådant { -space-one }. Ta en annan.
refused-TT-3-1-first = Du har ingen { -tile-one } { -in-hand-phrase }. Ta först en ur { -current-row-one }.
refused-TT-3-2 = Så får { -tile-one-def } inte ligga. Vrid den i kvartsvarv; den får vändas bara med alternativet ”{ option-flip }”.
refused-TT-3-2-held = Du har redan tagit en { -tile-one }. Lägg den i din { -chart-one }.
refused-TT-3-6 = Spelet är slut. Stega igenom det, eller spela ett nytt.
refused-TT-3-7 = Den { -cell-one-def } har en { -tile-one }, och lagda { -tile-other } ligger kvar. Välj en tom { -cell-one }.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = { -Side-one } B av detta { -reference-one } i stället för { -side-one } A, för alla.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-other } får vändas
option-flip-help = { -Tile-other } får läggas som spegelbilder.
option-first = Först i { -turn-order-one-def }
option-first-help = Vems { -standee-one } som är först i första { -turn-order-one-def }; platserna därefter slumpas.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-goal = { -Goal-one }
option-goal-help = Bara ensam: hur många { -point-one } som ska slås.

## The board in text

picture-label = Raderna av { -tile-other } med { -turn-order-one-def }, och alla { -star-chart-other }; finns även som text.
text-board = { -Turn-order-one }, rader av { -tile-other }, och { -chart-other } rad för rad
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, på tur nu
        [done] { $count }: { $seat }, klar
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, efter de { -space-one } den får:
text-space = { $count }: { $tile }
text-taken = { $count }: tagen; här nästa { -round-one }: { $seat }
text-free = { $count }: tomt
text-chart = { $seat }, rad { $row }:
text-empty = { $cell }: tom
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-adjective } med { $cells }
text-row = { $seat }: { $points }, { $count } av { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Efter vad som ger { -point-one }: { $parts }.
text-constellations = { -Constellation-other }, efter { -star-other }: { $sizes }.
text-turn = På tur nu.
text-left = { -Left-over-past }, i { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } De övriga fem sorterna ger { -point-one } enligt fem { -reference-one } med två { -side-other } vardera.
rules-page = Håll pekaren över en { -tile-one } i { -current-row-one } för att se vilken { -turn-order-one } den leder till; klicka för att ta den. Håll pekaren över en tom { -cell-one } för att läsa vad { -tile-one-def } ger där, vrid den, och klicka för att lägga den. Allt går även med tangentbordet. Hur { -tile-other } ser ut och vad varje { -reference-one } ger läses ur en datafil, box.toml; där du ser ett märke kan våra { -tile-other } skilja sig från dina. Har du spelet kan du rätta filen: regler, { -point-one }, bilder och denna hjälp följer med. ”tumblestar rules twinkle_twinkle --tiles” skriver ut { -tile-other-def } för att jämföra med ett spel.

rules-TT-1 = Innehåll
rule-TT-1-1 = Det finns { $tiles } { -tile-other } { $source }: { $star } { -star-other }, varav några { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } och { $comet } { -comet-other }. Alla används, oavsett hur många ni är.
rule-TT-1-2 = Var och en har en { -star-chart-one } med { $cells } { -cell-other }: 5 × 4 {$review}, här { $columns } kolumner och { $rows } rader {$reconstruction}. Alla { -chart-other } är lika {$ruling}.
rule-TT-1-3 = { -Tile-other } med en { -star-one } har streck från den till { -edge-other } och { -corner-one } på { -tile-one-def }. Mönstren, { -nova-other-def }, de { -slow-adjective-def } { -tile-other-def } och sorterna av { -planet-other } är som följer {$reconstruction}.
rule-TT-1-4 = Det finns fem { -reference-one } med två { -side-other } vardera: grön, som regelboken rekommenderar för ett första spel, och blå. Vi kallar dem A och B. Lådan har 25: en uppsättning var och en i reserv {$ruling}.

rules-TT-2 = Förberedelser
rule-TT-2-1 = Alla { -tile-other } ligger i { -bag-one-def }. { -Tile-other } dras till { -current-row-one }, sedan till { -next-row-one }, som har ett { -space-one } mindre. Båda är öppna för alla.
rule-TT-2-2 = En { -slow-adjective } { -tile-one } som kommer till en rad går till det lediga { -space-one-def } längst till höger, och påfyllningen fortsätter från vänster: a, { -slow-adjective } 1, b, { -slow-adjective } 2 i fyra { -space-one } blir a, b, { -slow-adjective } 2, { -slow-adjective } 1. Vid förberedelserna gäller det båda raderna, den aktuella först {$ruling}.
rule-TT-2-3 = { -Standee-other } per spelare: { $two } med två spelare, { $three } med tre, { $four } med fyra.
rule-TT-2-4 = Den första { -turn-order-one-def } lottas bland alla { -standee-other }; med två spelare kan en spelare ha plats 1 och 2.
rule-TT-2-5 = För varje { -reference-one } väljer spelarna { -side-one } A eller B, samma för alla, i valfri blandning. Utan val gäller A.

rules-TT-3 = En { -round-one }
rule-TT-3-1 = { -Standee-other-def } agerar i { -turn-order-one }, från vänster till höger: ta en valfri { -tile-one } som finns kvar i { -current-row-one }, och lägg den.
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
placing = Lägg den genast i en valfri tom { -cell-one } i din { -chart-one }, med framsidan upp. Den behöver inte röra vid något {$review}.
placing-flip = Alternativet ”{ option-flip }” tillåter även spegelbilder { $flip_source }.
rule-TT-3-3 = När alla { -standee-other } har tagit en { -tile-one } är { -round-one-def } slut. Den nya { -turn-order-one-def } går från vänster till höger efter de tagna { -tile-other-gen } { -space-one }. Lika kan det inte bli.
rule-TT-3-4 = { -Tile-one-def } som { -left-over-verb-s } flyttas till första { -space-one-def } i { -current-row-one }, även om den är { -slow-adjective }. { -Next-row-one } följer efter den, i sin ordning, och fylls sedan på ur { -bag-one-def }.
rule-TT-3-5 = När { -current-row-one } har den sista { -round-one-gen } { -tile-other } fylls { -next-row-one } inte på längre {$ruling}.
rule-TT-3-6 = Ett spel har { $two } { -round-other } med två spelare, { $three } med tre och { $four } med fyra. Alla lägger tjugo { -tile-other }; alla { -chart-other } fylls i samma { -round-one }. { -Bag-one-def } tar aldrig slut.
rule-TT-3-7 = Lagda { -tile-other } flyttas aldrig. Ingen passar, och ingen { -tile-one } kastas {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } är att dela en { -edge-one }. Regler som räknar diagonaler säger det.
rule-TT-4-2 = En { -link-one } är en rak linje från { -star-one } till { -star-one }, över en { -edge-one } eller diagonalt över ett { -corner-one }: båda { -tile-other-def } måste ha ett streck till den { -edge-one-def } eller det { -corner-one-def }. Två streck som möts i ett { -corner-one } från { -tile-other } som delar en { -edge-one } bildar ett V, som inte är en { -link-one }. Två raka diagonaler som korsas i ett { -corner-one } är två { -link-other } {$ruling}.
rule-TT-4-3 = En { -constellation-one } är två eller fler { -star-other } som är { -linked-adjective-other } direkt eller genom andra. Dess storlek är antalet { -star-other }. En { -nova-one } är en { -star-one } i alla avseenden.
rule-TT-4-4 = { -Tile-other } utan streck leder inget vidare {$ruling}.

rules-TT-5 = { -Point-one }
rule-TT-5-1 = Det som ger { -point-one }, i ordning: största { -constellation-one-def }, den näst största, antalet { -constellation-other } {$review}, inräknat dessa två {$ruling}; sedan { -nova-other }, och de fem { -reference-other-def }.
rule-TT-5-2 = Flest { -point-one } vinner; vid lika delas segern. Summan kan bli under noll; av två lika stora { -constellation-other } räknas en som den största, den andra som den näst största { -constellation-one-def } {$ruling}.
rule-TT-5-3 = Vad var och en ger, enligt datafilen {$reconstruction}. Tabellerna anger ett antal och dess { -point-one }; under det första antalet ges inga.
rule-TT-5-4 = Vad förlag och recensioner säger, och rättelser bör bevara: ett { -black-hole-one } ska undvikas om det inte ligger perfekt; ingen { -side-one } A kostar någonsin { -point-one }, minst en { -side-one } B gör det; { -asteroid-other } bildar ett bälte, { -comet-other } vill vara omgivna, { -planet-other } samlas, { -satellite-other } studerar { -planet-other }; en { -slow-adjective } { -tile-one } är värd mer i snitt.

rules-TT-6 = Ensam
rule-TT-6-1 = Det här sättet att spela ensam är vårt. Du tar ur mindre rader med två { -standee-other }, och försöker slå ett { -goal-one }.

rules-TT-7 = Exempel
rule-TT-7-1 = { -Star-other } i a1 med streck åt S och i a2 med streck åt N är { -linked-adjective-other }; utan något av strecken är de inte det.
rule-TT-7-2 = { -Star-other } i a1 med streck åt SO och i b2 med streck åt NV är { -linked-adjective-other }. Ett streck från a1 åt SO och ett från b1 åt SV bildar ett V: ingen { -link-one }. Har alla fyra { -tile-other } ett streck in i samma { -corner-one } blir det två { -link-other }.
rule-TT-7-3 = En { -star-one } i a1 med streck åt O, en { -planet-one } i b1, en { -star-one } i c1 med streck åt V: ingen { -link-one }.
rule-TT-7-4 = Två spelare, { -turn-order-one } 1, 2, 2, 1, tar i tur och ordning från { -space-one } 3, 1, 5 och 2. Nästa { -turn-order-one } är 2, 1, 1, 2, och { -tile-one-def } i { -space-one } 4 flyttas till { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } på { -side-one } A i tumblestars egna tabeller: i ett { -corner-one }, { -beside-phrase } en { -asteroid-one } och en { -comet-one }, 5 { -point-one }; { -beside-phrase } en { -star-one } eller { -nova-one } 2; två { -beside-phrase } varandra 0 var. Två som bara möts i ett { -corner-one } räknas inte som { -beside-phrase }.
rule-TT-7-6 = Efter ett spel med fyra är 14 { -tile-other } kvar i { -bag-one-def }. Enligt tumblestars egna tabeller får en spelare som jagar snabba { -point-one } omkring 50, en slumpmässig omkring 20.

rules-ours = Våra övriga tolkningar
rule-ours-1 = Den första { -turn-order-one-def } lottas innan { -tile-other-def } dras {$ruling}.
rule-ours-2 = Att slå ett { -goal-one } kräver fler { -point-one } än det anger {$ruling}.
rule-ours-3 = { -Point-one } som visas under spelet gäller { -chart-other-def } som de ser ut just då {$ruling}.
rule-ours-4 = En spelare som ger upp får ingenting; de andra delar på segern {$ruling}.

## Bots

bot-greedy-help = spelar för flest { -point-one } genast
bot-beginner-help = tar den första { -tile-one } som genast ger nästan flest { -point-one }; förbiser vart linjer kan leda
bot-novice-help = väger bara denna tur, som den har lärt sig; kan missa det bästa med omkring en halv { -point-one }
bot-club-help = räknar ut denna { -round-one }; kan missa bästa turen med omkring en { -point-one }
bot-strong-help = räknar ut denna { -round-one }; kan missa bästa turen med en halv { -point-one }
bot-expert-help = räknar ut denna { -round-one } och nästa; kan missa bästa turen med en halv { -point-one }
bot-master-help = räknar ut denna { -round-one } och nästa så brett den kan

## The data file

box-expected-points = tal med sina { -point-one } inom citattecken, till exempel ”{ $example }”
box-expected-goals = en lista med { -point-one } från 1 till 127, stigande
box-expected-code = en till fyra bokstäver; ett * får följa
box-expected-divides = ett tal som delar { $number }
box-table-gap = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på { $before }; väntat: { $expected }.
box-table-begin = { $file }, rad { $line }: ”{ $name }” börjar med ”{ $text }”; väntat: senast { $expected }.
box-table-beyond = { $file }, rad { $line }: i ”{ $name }” är ”{ $text }” för mycket; väntat: högst { $expected }.
box-table-more = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på en post med +, som måste vara den sista.
box-table-end = { $file }, rad { $line }: ”{ $name }” slutar med ”{ $text }”; väntat: poster upp till { $expected }, eller ett + efter sista talet.
box-total = { $file }, rad { $line }: totalt finns { $found } { -tile-other }; väntat: { $expected }.
box-count = { $file }, rad { $line }: ”{ $name }” är { $expected }, men { -tile-other-def } av den sorten är { $found }; väntat: samma tal.
box-code-twice = { $file }, rad { $line }: ”{ $name }” är ”{ $text }”, koden för { $other }; väntat: en annan.
box-tile-twice = { $file }, rad { $line }: ”{ $name }” är samma { -tile-one } som { $other }; väntat: en post med båda antalen.
box-tile-name = { $file }, rad { $line }: ”{ $name }” är inget namn på en { -tile-one }; väntat: små bokstäver, siffror och _, en bokstav först.

## Notation

unread-order = ”{ $text }” är ingen plats; väntat: ”order” och ett tal från 1 till { $count }.
unread-draw = ”{ $text }” är ingen { -tile-one }; väntat: ”draw” och någon av { $codes }.
unread-place = ”{ $text }” säger inte var { -tile-one-def } ska läggas; väntat, till exempel: ”{ $tile }@b4”, med 1 till 3 kvartsvarv som siffra efter { -tile-one-def }.

## Charts

chart-rows = ”{ $text }”: { -chart-one-def } har { $found } rader; väntat: { $expected }.
chart-columns = Rad { $row } i { -chart-one-def } har { $found } { -tile-other }; väntat: { $expected }, med ”.” för en tom { -cell-one }.
chart-tile = ”{ $text }” i { $cell } är ingen { -tile-one }; väntat: någon av { $codes }, eller ”.” för en tom { -cell-one }.
chart-turn = ”{ $text }” i { $cell }: så kan en { -tile-one } inte ligga; väntat: 0 till 3 kvartsvarv som siffra.
chart-flip = ”{ $text }” i { $cell }: { -tile-other } vänds bara med alternativet ”flip” ({ $tag }).
chart-many = { $text } i { $cell } är en för mycket; spelet har { $count } ({ $tag }).
score-sides = ”{ $text }” är inget val av { -side-other }; väntat: A eller B för vart och ett av de fem { -reference-other-def }, till exempel ”ABAAB”.
score-word = ”{ $text }” säger inget om en { -chart-one }; väntat ovanför den: ”sides ABAAB” eller ”flip”.

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-one }
cli-nothing-scored = Inget att räkna i ”{ $file }”; väntat: { -chart-other } med fem rader om fyra { -tile-other }.

## Page

advice-brings = Ger
advice-stands = Plats i nästa { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } hittills
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, bäst i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Vad varje { -tile-one } ger genast i sin bästa { -cell-one }; det som följer, och vad andra har att ta, vägs inte in.
advice-note-place = { -Point-one } genast; det som följer vägs inte in.

pad-total = { -Point-one }: { $total }
pad-sky = { -Constellation-other } och { -nova-other }
pad-references = { -Reference-one }
pad-cell = Välj en { -cell-one }.
pad-whole = Alla { -cell-other } är fyllda. Välj en för att byta dess { -tile-one }.
pad-tile = Vilken { -tile-one } ligger i { $cell }?
pad-tile-left = { $tile } ({ $count } kvar)
pad-way = Hur ligger den i { $cell }?
pad-remove = Ta bort från { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: byt till { -side-one } { $side }
pad-flip = Tillåt vändning av { -tile-other }
pad-no-flip = Förbjud vändning av { -tile-other }
pad-too-many = { $tile }: spelet har bara { $count }, { -chart-other-def } tillsammans har fler (TT-1.1).
pad-many = { $count ->
        [0] Det finns ingen { -chart-one } i den här filen.
       *[other] Det finns { $count } { -chart-other } i den här filen; blocket tar en. ”tumblestar score twinkle_twinkle FILE” räknar alla.
    }
picture-none = Den här bilden har ingen { -chart-one }. Bara bilder som tumblestar har sparat kan läsas; mata in andra för hand.
picture-broken = Den här SVG-bilden kan inte läsas ({ $why }).
picture-box = Den här bilden sparades med en annan box.toml ({ $digest }; här { $own }), så dess { -tile-other } kan skilja sig.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-adjective } { -tile-one }
sign-slow-does = Går till det lediga { -space-one-def } längst till höger när den kommer till en rad. Den som tar den agerar sent i nästa { -round-one }.
sign-side = { -Side-one } A eller B
sign-side-does = Varje { -reference-one } har två { -side-other } med egna regler; samma { -side-one } gäller för alla. { -Side-one } A är för ett första spel.
sign-standee = { -Standee-one }
sign-standee-does = Står där dess spelare tog en { -tile-one }. I nästa { -round-one } agerar { -standee-other-def } från vänster till höger.
sign-left = { -Tile-one } som { -left-over-past }
sign-left-does = Flyttas till första { -space-one-def } i nästa { -round-one }; { -next-row-one } följer efter den.
sign-rank = Siffra på en { -star-one }
sign-rank-does = Rangordnar { -chart-one-gen } { -constellation-other } efter storlek: 1 är den största, 2 den näst största.
sign-refused = Ingen { -link-one }
sign-refused-does = Här möts streck från { -tile-other } som delar en { -edge-one } i ett { -corner-one }: ett V, ingen { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } som inte har kommit till en rad än.
now-points = { $points } nu.
now-best = En till kan göra det till { $points }.
now-most = En till kan inte göra det mer.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Med { $count }: { $points }.
now-bag = Kvar: { $count }.

## What gives the win shares of a review

evaluator-round-searched = { -round-one-gen } alla turer genomsökta, sedan inlärda värden för { -chart-other-def }
evaluator-round-played = { -round-one-def } färdigspelad girigt, sedan inlärda värden för { -chart-other-def }
evaluator-ending = alla turer till spelets slut genomsökta

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } ur { -bag-one-def }
chance-of-order = Nästa plats i första { -turn-order-one-def }
mistake-few = lämna en { -tile-one } som ger mer
mistake-late = för sen plats i { -turn-order-one-def }
mistake-needed = lämna andra deras bästa { -tile-one }
mistake-tile = välja en { -tile-one }
mistake-link = utelämna en { -link-one }
mistake-harm = placera en { -tile-one } där den kostar { -point-one }
mistake-points = placera en { -tile-one } för för få { -point-one }
mistake-turn = vrida en { -tile-one }
mistake-line = spärra en linje från en { -star-one }
mistake-middle = använda en { -cell-one } med plats omkring
mistake-tight = placera en { -tile-one } där den har ont om plats
mistake-cell = välja en { -cell-one }
why-points = Det ger genast { $better }, inte { $taken }.
why-order = I nästa { -round-one } kommer { -space-one } { $better } före { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } får 1 { -point-one } mer för den än för de andra { -tile-other-def }.
       *[other] { $name } får { $count } { -point-one } mer för den än för de andra { -tile-other-def }.
    }
why-link = Dess { -constellation-one } har då { $better } { -star-other }, inte { $taken }.
why-lines = Det håller { $better } linjer öppna, inte { $taken }.
why-room =
    { $better ->
        [one] Runt den är 1 { -cell-one } fri, runt den andra { $taken }.
       *[other] Runt den är { $better } { -cell-other } fria, runt den andra { $taken }.
    }
why-row = Den bästa { -tile-one-def } i raderna ger då { $better }, inte { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: ledig
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Från { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = med alla turer i den sista { -round-one-def }, exakt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = inga { -point-one } genast
puzzle-theme-last-tile = sista { -tile-one-def }
puzzle-theme-deny = fler { -point-one } är inte bäst
puzzle-theme-slow = en { -slow-adjective } { -tile-one }
puzzle-theme-draw = delad seger
puzzle-ask-draw = Vilken { -tile-one }, i vilken { -cell-one }, ger delad seger?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } med streck, en { -nova-one }, { -asteroid-other }, en { -satellite-one }, ett { -black-hole-one }, en { -comet-one } och { -planet-other } av tre sorter.
example-slow = Dragna i denna ordning: en { -asteroid-one }, en { -slow-adjective } { -planet-one }, en { -comet-one }, en { -slow-adjective } { -planet-one }. { -Slow-adjective-def } { -tile-other } gick åt höger.
example-take = En { -standee-one } står där den fjärde { -tile-one-def } togs. Vilken annan { -tile-one } som helst får tas nu.
example-next-order = Spelare 1, 2 och 3 tog från { -space-one } 4, 2 och 1: nästa { -turn-order-one } är 3, 2, 1, och { -tile-one-def } som { -left-over-verb-s } kommer först.
example-stays = Vilken tom { -cell-one } som helst duger. En lagd { -tile-one } ligger kvar.
example-beside = { -Satellite-one-def } har en { -rocky-planet-one } { -beside-phrase } sig. Enbart ett { -corner-one } räknas inte som { -beside-phrase }.
example-links = Över en { -edge-one }; över ett { -corner-one }; och ett V, som inte är en { -link-one }.
example-size = En { -constellation-one } med tre { -star-other }, varav en { -nova-one }, som också räknas för sig.
example-between = { -Tile-other } utan streck leder inget vidare.
example-in-order = { -Constellation-other } med tre och med två { -star-other }; båda räknas i antalet.
example-asteroids = { -Group-other } om två, två och en: på { -side-one } A räknas den största, på { -side-one } B räknas alla.
example-comets = { -Side-one } A: tre { -star-other } runt { -comet-one-def }. { -Side-one } B: tre sorters himlakroppar.
example-planets = { -Side-one } A: antalet { -planet-other }. { -Side-one } B: en uppsättning av tre sorter; { -planet-other } { -beside-phrase } andra kostar { -point-one }.
example-satellites = { -Side-one } A: en { -planet-one } { -beside-phrase } { -satellite-one-def }. { -Side-one } B: båda { -planet-other-def } längs dess rad och kolumn.
example-black-holes = { -Side-one } A: bäst utan { -star-one }, { -planet-one } eller { -black-hole-one } { -beside-phrase }. { -Side-one } B: bäst med { -asteroid-other }, { -comet-other } och { -satellite-other } { -beside-phrase }.
example-alone = Ensam: rader om tre och två, och båda { -standee-other-def } är dina.
example-both-lines = Båda strecken finns; sedan är ett bortvänt.
example-crossing = Rakt över ett { -corner-one }; ett V; och två diagonaler som korsas, två { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, sedan 2, 1, 1, 2.
example-holes = { -Beside-phrase } en { -asteroid-one } och en { -comet-one }; { -beside-phrase } en { -star-one }; { -beside-phrase } varandra; möts i ett { -corner-one }.
example-goal = Ett { -goal-one } på 35 slås med 36, inte med 35.
summary-round = En { -round-one }
summary-round-1 = I { -turn-order-one } tar var och en en { -tile-one } ur { -current-row-one } och lägger den genast.
summary-round-2 = De tagna { -tile-other-gen } { -space-one } ger nästa { -turn-order-one }.
summary-round-3 = { -Tile-one-def } som { -left-over-verb-s } kommer först; { -next-row-one } följer och fylls på. { -Slow-adjective-def } { -tile-other } går åt höger.
summary-place = Att lägga
summary-place-1 = I valfri tom { -cell-one } i din { -chart-one }, vriden som du vill. Den ligger kvar.
summary-place-2 = Streck som möts över en { -edge-one }, eller rakt över ett { -corner-one }, bildar en { -link-one }.
summary-place-3 = Två eller fler { -linked-adjective-other } { -star-other } är en { -constellation-one }.
summary-points = { -Point-one }
summary-points-1 = Största och näst största { -constellation-one-def }, antalet, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } och { -black-hole-other }, enligt { -side-one } A eller B; reglerna har tabellerna.
summary-points-3 = { -Beside-phrase } är att dela en { -edge-one }; { -comet-other } räknar de åtta { -cell-other-def } runt sig.
summary-end = Spelets slut
summary-end-1 = Alla { -chart-other } är fulla efter tjugo { -tile-other }. Flest { -point-one } vinner; vid lika delas segern.
summary-end-2 = Ensam: två { -standee-other }, tio { -round-other }, och ett { -goal-one } att slå.

## The tutorial

tutorial-goal = Fyll din { -star-chart-one } med tjugo { -tile-other } som ger fler { -point-one } än Zoes.
tutorial-rows = Du tar { -tile-other } ur { -current-row-one }; { -next-row-one } visar vad som kommer.
tutorial-take = En tur är två steg: ta en { -tile-one }, lägg den sedan. Ta { -star-one-def } i { -space-one } 2.
tutorial-take-other = Det är tillåtet, men ta den markerade { -tile-one-def } i den här lektionen.
tutorial-place = Lägg den i b3. Vilken tom { -cell-one } som helst är tillåten, och en { -tile-one } ligger kvar.
tutorial-place-other = Det är tillåtet, men välj den markerade { -cell-one-def } i den här lektionen.
tutorial-order = Med två spelare har var och en två { -standee-other } och tar två { -tile-other } per { -round-one }. I nästa { -round-one } agerar { -standee-other-def } från vänster till höger, efter de { -space-one } de tog från.
tutorial-slow = En { -slow-adjective } { -tile-one } har ett timglas och hamnar längst till höger i sin rad: den är ofta värd mer, men den som tar den agerar sent i nästa { -round-one }. Ta { -gas-planet-one-def }.
tutorial-hole-early = Ett { -black-hole-one } ger { -point-one } bara på rätt plats, som du får lära dig senare. Här ger { -planet-one-def } mer.
tutorial-planet = En { -planet-one } ger 2 { -point-one }, varje ytterligare { -planet-one } mer. Den har inga streck: lägg den i d2.
tutorial-round = { -Round-one-def } är slut: det { -black-hole-one-def } som { -left-over-past } flyttades till { -space-one } 1, och { -next-row-one } följde. Nya { -tile-other } kom; den { -slow-adjective-def } gick längst till höger.
tutorial-second = Zoe tog från { -space-one } 1, så hon agerade först. Nu tar du { -star-one-def } i { -space-one } 2.
tutorial-link = Två { -star-other } är { -linked-adjective-other } om ett streck från vardera möts vid samma { -edge-one }. Du får vrida { -tile-one-def }: lägg den i b2 med ett streck ned mot din { -star-one }.
tutorial-link-other = Det är tillåtet, men inget streck skulle möta din { -star-one }. Lägg den ovanför den, med ett streck nedåt.
tutorial-satellite = Två { -linked-adjective-other } { -star-other } är en { -constellation-one }. Ta nu { -satellite-one-def }: den studerar { -planet-other }.
tutorial-satellite-place = En { -satellite-one } ger 2 { -point-one } för varje { -planet-one } { -beside-phrase }; { -beside-phrase } är alltid att dela en { -edge-one }. Lägg den i d3, under { -planet-one-def }.
tutorial-sat-other = Det är tillåtet, men { -satellite-one-def } skulle inte ha någon { -planet-one } { -beside-phrase }. Lägg den under { -gas-planet-one-def }.
tutorial-first-points = Redan sex { -point-one }: 2 var för { -constellation-one-def }, { -planet-one-def } och { -satellite-one-def }. Tecknen på { -chart-one-def } visar vad som ger { -point-one }, och hur mycket.
tutorial-later = Några { -round-other } senare har din { -chart-one } tolv { -tile-other }. Din { -satellite-one } har nu en { -planet-one } ovanför och en under.
tutorial-largest = Ju fler { -star-other } i din största { -constellation-one }, desto fler { -point-one }. Ta { -star-one-def } i { -space-one } 2.
tutorial-corner = { -Link-other } går också över ett { -corner-one }. { -Star-one-def } i b2 har ett streck snett uppåt åt höger: lägg den nya i c1 så att strecken möts.
tutorial-corner-other = Det är tillåtet, men de två strecken skulle inte mötas. I den markerade { -cell-one-def } måste ett streck leda snett nedåt åt vänster.
tutorial-three-scores = Fyra { -linked-adjective-other } { -star-other }: 6 { -point-one }. Den näst största { -constellation-one-def } och antalet { -constellation-other } ger också { -point-one }.
tutorial-asteroid = { -Asteroid-other } ger { -point-one } för största { -group-one-def } som hänger ihop över { -edge-other }. Ta { -asteroid-one-def } i { -space-one } 1.
tutorial-belt = Två ger 3 { -point-one }, tre ger 6. Lägg den i a3, under de andra två.
tutorial-belt-other = Det är tillåtet, men den skulle inte dela någon { -edge-one } med dina andra { -asteroid-other }. Lägg den under dem.
tutorial-comet = Du tog från { -space-one } 1 och 2, så du agerar två gånger före Zoe. Börja med { -comet-one-def }.
tutorial-comet-place = En { -comet-one } ger 1 { -point-one } för varje { -star-one } i de åtta { -cell-other-def } runt om, även diagonalt. Lägg den i c3, bland fyra { -star-other }.
tutorial-comet-other = Det är tillåtet, men den markerade { -cell-one-def } har fler { -star-other } runt om: fyra.
tutorial-hole = Ett { -black-hole-one } ger 2 { -point-one } om inget annat ligger { -beside-phrase }, och 3 till om ingen { -star-one } och ingen { -planet-one } gör det. Ta det.
tutorial-hole-place = I { -corner-one-def } a5 ligger bara en { -comet-one } { -beside-phrase }. Lägg det där.
tutorial-hole-other = Det är tillåtet, men en { -star-one }, en { -planet-one } eller ett { -black-hole-one } till skulle ligga { -beside-phrase }, eller snart kunna göra det. Välj den markerade { -cell-one-def }.
tutorial-five = Fem { -point-one }, det mesta ett { -black-hole-one } kan ge. Lägg ingen { -star-one } och ingen { -planet-one } i b5.
tutorial-last = Sista { -round-one-def }: två { -cell-other } är tomma. Ingen { -turn-order-one } följer, så { -slow-adjective-def } { -tile-other } kostar dig inget.
tutorial-nova = En { -nova-one } är en { -star-one } med 2 egna { -point-one }, och alltid { -slow-adjective }. Ta den från { -space-one } 5.
tutorial-nova-place = { -Star-one-def } i c1 har ett streck åt höger. Lägg { -nova-one-def } i d1 så att de två blir { -linked-adjective-other }.
tutorial-nova-other = Det är tillåtet, men inget streck från { -nova-one-def } skulle möta din { -constellation-one }. Lägg den i den markerade { -cell-one-def }, med ett streck åt vänster.
tutorial-third-planet = Fem { -linked-adjective-other } { -star-other }: 8 { -point-one }. Ta nu { -rocky-planet-one-def }: tre { -planet-other } ger 9 { -point-one }, två bara 5.
tutorial-end = Din { -chart-one } är full, och du vinner med 47 mot 16! { -Reference-other-def } har också en { -side-one } B, för senare.
deed-place = Lägg i { $cell }
deed-take = Ta den här { -tile-one-def }
touch-place = Tryck på en { -cell-one }.
touch-take = Tryck på en { -tile-one }.
