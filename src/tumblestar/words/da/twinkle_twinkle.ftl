### The words of Twinkle Twinkle in Danish.

## The game

game-name = Twinkle Twinkle
game-tagline = Vælg din nattehimmel: hvad du tager nu, siger, hvornår du vælger næste gang.
game-by = af Ammon Anderson, Allplay
game-about = Tag en { -tile-one } fra rækken, og læg den på dit { -star-chart-one }; dens { -space-one } er din plads i næste { -round-one }. { -Star-other } samles i { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } og { -black-hole-other } giver hver især { -point-one } på deres måde. Efter tyve { -tile-other } vinder flest { -point-one }. En til fire spillere.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NØ
port-E = Ø
port-SE = SØ
port-S = S
port-SW = SV
port-W = V
port-NW = NV
tile-star =
    { $count ->
        [one] { -star-one } med linje mod { $ports }
       *[other] { -star-one } med linjer mod { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } med linje mod { $ports }
       *[other] { -nova-one } med linjer mod { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective })
tile-entry = { $code }: { $tile }; { $count } i æsken
tile-code = { $code } ({ $name })
tile-count = { $count } i æsken
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

set-ours = tumblestars egne { -tile-other }
set-named = { -tile-other-def } fra ”{ $name }”

## What scores

card-largest = Største { -constellation-one }
card-second = Næststørste
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
        [ruling] { $does } (afgørelse)
        [review] { $does } (anmeldelse)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = største { -constellation-one }
scored-second = næststørste
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
        [minus] { $number } eller flere: −{ $points }
       *[plus] { $number } eller flere: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = { -Point-one } efter antal { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-one } efter antal. { $table }.
does-nova = { $each } for hver { -nova-one }.
does-flat = { $each } pr. { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-one } for den største { -group-one }, forbundet ved { -edge-other } eller { -corner-other }. { $table }.
       *[no] { -Point-one } for den største { -group-one }, forbundet ved { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-one } for hver { -group-one }, forbundet ved { -edge-other } eller { -corner-other }, efter størrelse. { $table }.
       *[no] { -Point-one } for hver { -group-one }, forbundet ved { -edge-other }, efter størrelse. { $table }.
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
does-beside-table = Pr. { $tile }: { -point-one } efter, hvor mange af disse der er { -beside-phrase }: { $of }. { $table }.
does-around-table = Pr. { $tile }: { -point-one } efter, hvor mange af disse der er i de otte { -cell-other } omkring: { $of }. { $table }.
does-beside-kinds = Pr. { $tile }: { -point-one } efter, hvor mange af disse slags der er { -beside-phrase }: { $of }. { $table }.
does-around-kinds = Pr. { $tile }: { -point-one } efter, hvor mange af disse slags der er i de otte { -cell-other } omkring: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Pr. { $tile }: { $each } for hver af disse { -beside-phrase }: { $of }.
count-around = Pr. { $tile }: { $each } for hver af disse i de otte { -cell-other } omkring: { $of }.
count-in-sight = Pr. { $tile }: { $each } for hver af disse, der ses langs dens række og kolonne: { $of }.
in-any-case =
    { $extra ->
        [base] Hver giver også { $base }.
        [none] Uden nogen af disse: { $none }.
       *[other] Hver giver også { $base }, og uden nogen af disse { $none }.
    }
sight =
    { $limit ->
        [blocked] Den ser til { -edge-one-def } eller til den første af disse: { $blocked }.
       *[open] Den ser til { -edge-one-def }.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Og { $bonus } mere, hvis heller ingen af disse er { -beside-phrase }: { $other }.
       *[plain] { apart }
    }
apart = Pr. { $tile }: { $each } uden nogen af disse { -beside-phrase }: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Og { $each } pr. { $tile } { -beside-phrase } en anden af enhver slags.
       *[plain] { sets }
    }
sets = { -Point-one } for sæt af forskellige slags, hvert så stort som muligt, efter størrelse. { $table }.

rows-of =
    { $count ->
        [1] Alene: { -space-other } i den { -current-row-one } { $current }, i den { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } spillere: { -space-other } i den { -current-row-one } { $current }, i den { -next-row-one } { $next }; { -standee-other } hver { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-one }: { $goals } { -point-one }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Ingen { -point-one }.
gain =
    { $sign ->
        [minus] −{ $points } { -point-one }: { $parts }.
        [plus] +{ $points } { -point-one }: { $parts }.
       *[even] ±0 { -point-one }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: mere end { $goal }
goal-points-does = For at vinde skal { -star-chart-one-def } give mere end { $goal } { -point-one }; nu giver det { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lægger i { $cell }: { $tile }.
       *[other] { $seat } lægger i { $cell }: { $tile }.
    }
did-order = Plads { $count } i den første { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } i den { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } i den { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du tager fra { -space-one } { $count }: { $tile }.
       *[other] { $seat } tager fra { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } { -Round-one-def } er slut. { -Left-over-adjective }, nu på { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } { -Goal-one-def } er slået!
        [short] { $told } { -Goal-one-def } er ikke slået.
       *[over] { $told } Spillet er slut.
    }
did-resign =
    { $seat ->
        [you] Du opgiver.
       *[other] { $seat } opgiver.
    }

## What a hovered target would do

would-take = { would-take-alone } Næste { -turn-order-one } indtil nu, efter { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Næste { -turn-order-one }, efter { -space-one }: { $order }.
would-take-alone = Tag fra { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective }, næste gang på { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Læg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinder!
        [tied] { $told } Du deler sejren!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [beaten] { $told } { -Goal-one-def } er slået!
       *[short] { $told } { -Goal-one-def } er ikke slået.
    }
would-resign = Opgiv: de andre deler sejren.

## Status

status-setup = Opstilling
round = { -Round-one } { $count } af { $most }
status-take =
    { $seat ->
        [you] Din tur: tag en { -tile-one } fra den { -current-row-one }.
       *[other] { $seat } tager en { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Din tur: tag { -tile-one } { $count } af { $all } fra den { -current-row-one }.
       *[other] { $seat } tager { -tile-one } { $count } af { $all }.
    }
status-take-last =
    { $seat ->
        [you] Sidste { -round-one }: tag en { -tile-one } fra den { -current-row-one }.
       *[other] Sidste { -round-one }: { $seat } tager en { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Læg din { -tile-one } på en tom { -cell-one }: { $tile }.
       *[other] { $seat } lægger en { -tile-one }: { $tile }.
    }
status-type-order = Hvis { -standee-one } har plads { $count } i den første { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Hvilken { -tile-one } trækkes til den { -current-row-one }?
       *[next] Hvilken { -tile-one } trækkes til den { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Du vinder med { $points }!
       *[other] { $seat } vinder med { $points }!
    }
status-over-tied = Delt sejr med { $points } hver: { $seats }!
status-over-beaten = { -Goal-one-def } på { $goal } { -point-one } er slået, med { $points }!
status-over-short = { -Goal-one-def } på { $goal } { -point-one } er ikke slået: { -star-chart-one-def } har { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den { -tile-one } er ikke længere i { -bag-one-def }. Vælg en af de viste.
refused-TT-2-4 = Den plads har ingen { -standee-one } tilbage. Vælg en af de viste.
refused-TT-3-1 = Der er ingen { -tile-one } på det { -space-one }: den blev taget i denne { -round-one }, eller { -space-one-def } findes ikke. Tag en anden.
refused-TT-3-1-first = Du har ingen { -tile-one } { -in-hand-phrase }. Tag først en fra den { -current-row-one }.
refused-TT-3-2 = Sådan kan { -tile-one-def } ikke ligge. Drej den i kvarte omgange; den må kun vendes med muligheden ”{ option-flip }”.
refused-TT-3-2-held = Du har allerede taget en { -tile-one }. Læg den på dit { -star-chart-one }.
refused-TT-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TT-3-7 = Den { -cell-one } har en { -tile-one }, og lagte { -tile-other } bliver liggende. Vælg en tom { -cell-one }.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = { -Side-one } B af dette { -reference-one } i stedet for { -side-one } A, for alle.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-other } må vendes
option-flip-help = { -Tile-other } må lægges spejlvendt.
option-first = Først i { -turn-order-one-def }
option-first-help = Hvis { -standee-one } der er først i den første { -turn-order-one }; pladserne bagved er tilfældige.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-goal = { -Goal-one }
option-goal-help = Kun alene: hvor mange { -point-one } der skal slås.

## The board in text

picture-label = Rækkerne af { -tile-other } med { -turn-order-one-def } og { -chart-other-def }; også som tekst.
text-board = { -Turn-order-one }, rækker af { -tile-other }, og { -star-chart-one } række for række
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, i tur nu
        [done] { $count }: { $seat }, har handlet
       *[waits] { $count }: { $seat }
    }
text-current = Den { -current-row-one }:
text-next = Den { -next-row-one }, efter de { -space-other }, den får:
text-space = { $count }: { $tile }
text-taken = { $count }: taget; her i næste { -round-one }: { $seat }
text-free = { $count }: tomt
text-chart = { $seat }, række { $row }:
text-empty = { $cell }: tom
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-adjective } med { $cells }
text-row = { $seat }: { $points }, { $count } af { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Efter hvad der giver { -point-one }: { $parts }.
text-constellations = { -Constellation-other }, efter { -star-other }: { $sizes }.
text-turn = I tur nu.
text-left = { -Left-over-adjective }, på { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } De fem andre slags giver { -point-one } efter fem { -reference-one } med to { -side-other } hver.
rules-page = Hold musen over en { -tile-one } i den { -current-row-one } for at se den { -turn-order-one }, den fører til; klik for at tage den. Hold musen over en tom { -cell-one } for at læse, hvad { -tile-one-def } giver der, drej den, og klik for at lægge den. Tastaturet kan det hele også. Hvordan { -tile-other } ser ud, og hvad { -reference-one } giver, læses fra én datafil, box.toml; hvor du ser et mærke, kan vores { -tile-other } afvige fra dine. Har du æsken, så ret filen: regler, { -point-one }, billeder og denne hjælp følger. ”tumblestar rules twinkle_twinkle --tiles” udskriver { -tile-other-def } til at sammenligne med en æske.

rules-TT-1 = Hvad der er i æsken
rule-TT-1-1 = Der er { $tiles } { -tile-other } { $source }: { $star } { -star-other }, nogle af dem { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } og { $comet } { -comet-other }. Alle bruges, uanset hvor mange der spiller.
rule-TT-1-2 = Alle har et { -star-chart-one } med { $cells } { -cell-other }: 5 × 4 {$review}, her { $columns } kolonner og { $rows } rækker {$reconstruction}. { -Chart-other-def } er ens {$ruling}.
rule-TT-1-3 = Stjernebrikker har linjer fra { -star-one-def } til { -tile-one-gen } { -edge-other } og { -corner-other }. Mønstrene, { -nova-other-def }, de { -slow-plural } { -tile-other } og { -planet-other-gen } slags er som følger {$reconstruction}.
rule-TT-1-4 = Der er fem { -reference-one } med to { -side-other } hver: grøn, som bogen anbefaler til et første spil, og blå. Vi kalder dem A og B. Æsken har 25: et sæt til hver spiller og ét i reserve {$ruling}.

rules-TT-2 = Opstilling
rule-TT-2-1 = Alle { -tile-other } er i { -bag-one-def }. { -Tile-other } trækkes til den { -current-row-one }, så til den { -next-row-one }, som har ét { -space-one } mindre. Begge er åbne for alle.
rule-TT-2-2 = En { -slow-adjective } { -tile-one }, der kommer i en række, går til rækkens frie { -space-one } længst til højre, og der fyldes videre fra venstre: a, { -slow-adjective } 1, b, { -slow-adjective } 2 i fire { -space-other } giver a, b, { -slow-adjective } 2, { -slow-adjective } 1. Ved opstillingen gælder det begge rækker, den aktuelle først {$ruling}.
rule-TT-2-3 = { -Standee-other } pr. spiller: { $two } med to spillere, { $three } med tre, { $four } med fire.
rule-TT-2-4 = Den første { -turn-order-one } trækkes blandt alle { -standee-other }; med to spillere kan én have plads 1 og 2.
rule-TT-2-5 = For hvert { -reference-one } vælger spillerne { -side-one } A eller B, den samme for alle, i enhver blanding. Som standard er alle A.

rules-TT-3 = En { -round-one }
rule-TT-3-1 = { -Standee-other } handler i { -turn-order-one }, fra venstre til højre. At handle er at tage en { -tile-one }, der er tilbage i den { -current-row-one }, og lægge den.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du må dreje den i kvarte omgange { $source } eller vende den { $flip_source }.
           *[no] { placing } Du må dreje den i kvarte omgange { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du må vende den { $flip_source }, men ikke dreje den { $source }.
           *[no] { placing } Du må ikke dreje den { $source }. { placing-flip }
        }
    }
placing = Læg den straks i en tom { -cell-one } på dit { -star-chart-one } med forsiden op. Den behøver ikke røre ved noget {$review}.
placing-flip = Muligheden ”{ option-flip }” tillader også spejlvending { $flip_source }.
rule-TT-3-3 = Når alle { -standee-other } har taget en { -tile-one }, slutter { -round-one-def }. Den nye { -turn-order-one } går fra venstre til højre efter de tagne { -tile-other-gen } { -space-other }. Der er ingen lighed.
rule-TT-3-4 = Den ene { -tile-one }, der er { -left-over-adjective }, flyttes til det første { -space-one } i den { -current-row-one }, også hvis den er { -slow-adjective }. Den { -next-row-one } følger bagefter i sin rækkefølge og fyldes så igen fra { -bag-one-def }.
rule-TT-3-5 = Når den { -current-row-one } har den sidste { -round-indef-gen } { -tile-other }, fyldes den { -next-row-one } ikke mere {$ruling}.
rule-TT-3-6 = Et spil har { $two } { -round-other } med to spillere, { $three } med tre og { $four } med fire. Alle lægger tyve { -tile-other }; alle { -star-chart-one } bliver fulde i samme { -round-one }. { -Bag-one-def } løber aldrig tør.
rule-TT-3-7 = Lagte { -tile-other } flyttes aldrig. Ingen melder pas, og intet smides væk {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } betyder med fælles { -edge-one }. Regler, der tæller diagonaler, siger det.
rule-TT-4-2 = En { -link-one } er én lige linje fra { -star-one } til { -star-one }, over en { -edge-one } eller diagonalt over et { -corner-one }: begge { -tile-other } skal have en linje til den { -edge-one } eller det { -corner-one }. To linjer, der mødes i et { -corner-one } fra { -tile-other } med fælles { -edge-one }, danner et V, som ingen { -link-one } er. To lige diagonaler, der krydser i ét { -corner-one }, er to { -link-other } {$ruling}.
rule-TT-4-3 = Et { -constellation-one } er to eller flere { -star-other }, { -linked-adjective } direkte eller gennem andre. Dets størrelse er antallet af { -star-other }. En { -nova-one } er en { -star-one } i alle henseender.
rule-TT-4-4 = { -Tile-other } uden linjer leder intet videre {$ruling}.

rules-TT-5 = { -Point-one }
rule-TT-5-1 = Hvad der giver { -point-one }, i rækkefølge: det største { -constellation-one }, det næststørste, antallet af { -constellation-other } {$review}, disse to medregnet {$ruling}; så { -nova-other } og de fem { -reference-one }.
rule-TT-5-2 = Flest { -point-one } vinder; ved lighed deles sejren. Summer må være under nul; af to lige store { -constellation-other } tæller det ene som det største, det andet som det næststørste {$ruling}.
rule-TT-5-3 = Hvad hver ting giver, efter datafilen {$reconstruction}. Tabeller nævner et tal og dets { -point-one }; under deres første tal er der ingen.
rule-TT-5-4 = Hvad forlag og anmeldelser siger, og rettelser bør bevare: { -black-hole-other } skal undgås, medmindre de ligger perfekt; A-sider koster aldrig { -point-one }, mindst én B-side gør; { -asteroid-other } danner et bælte, { -comet-other } vil omringes, { -planet-other } samles, { -satellite-other } studerer { -planet-other }; { -slow-plural } { -tile-other } er i snit mere værd.

rules-TT-6 = Alene
rule-TT-6-1 = Denne måde at spille alene er vores. Du tager fra mindre rækker med to { -standee-other } og prøver at slå et { -goal-one }.

rules-TT-7 = Eksempler
rule-TT-7-1 = { -Star-other } i a1 med linje mod S og i a2 med linje mod N er { -linked-adjective }; uden den ene linje er de ikke.
rule-TT-7-2 = { -Star-other } i a1 med linje mod SØ og i b2 med linje mod NV er { -linked-adjective }. En linje fra a1 mod SØ og en fra b1 mod SV danner et V: ingen { -link-one }. Har alle fire { -tile-other } en linje til samme { -corner-one }, er der to { -link-other }.
rule-TT-7-3 = En { -star-one } i a1 med linje mod Ø, en { -planet-one } i b1, en { -star-one } i c1 med linje mod V: ingen { -link-one }.
rule-TT-7-4 = To spillere, { -turn-order-one } 1, 2, 2, 1, tager efter tur fra { -space-one } 3, 1, 5 og 2. Den næste { -turn-order-one } er 2, 1, 1, 2, og { -tile-one-def } på { -space-one } 4 flyttes til { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } efter { -side-one } A i tumblestars egne tabeller: i et { -corner-one }, { -beside-phrase } en { -asteroid-one } og en { -comet-one }, 5 { -point-one }; { -beside-phrase } en { -star-one } eller en { -nova-one } 2; to { -beside-phrase } hinanden 0 hver. To, der kun rører hinanden i et { -corner-one }, tæller ikke som { -beside-phrase }.
rule-TT-7-6 = Efter et spil for fire er 14 { -tile-other } tilbage i { -bag-one-def }. Efter tumblestars egne tabeller får en spiller, der går efter { -point-one } med det samme, omkring 50, en tilfældig omkring 20.

rules-ours = Vores andre afgørelser
rule-ours-1 = Den første { -turn-order-one } trækkes før { -tile-other-def } {$ruling}.
rule-ours-2 = At slå et { -goal-one } kræver flere { -point-one }, end det siger {$ruling}.
rule-ours-3 = { -Point-one }, der vises under et spil, er { -chart-other-gen }, som de er {$ruling}.
rule-ours-4 = En spiller, der opgiver, får intet; de andre deler sejren {$ruling}.

## Bots

bot-greedy-help = spiller efter flest { -point-one } med det samme
bot-beginner-help = tager den første { -tile-one }, der straks giver næsten flest { -point-one }; overser, hvor linjer kan føre hen
bot-novice-help = vejer kun denne tur, som den har lært det; kan gå glip af et halvt { -point-one }
bot-club-help = regner denne { -round-one } ud; kan gå glip af omkring et { -point-one } i forhold til den bedste tur
bot-strong-help = regner denne { -round-one } ud; kan gå glip af et halvt { -point-one } i forhold til den bedste tur
bot-expert-help = regner denne { -round-one } og den næste ud; kan gå glip af et halvt { -point-one }
bot-master-help = regner denne { -round-one } og den næste ud, så bredt den kan

## The data file

box-expected-points = tal med deres { -point-one } i anførselstegn, som ”{ $example }”
box-expected-goals = en stigende liste af { -point-one } fra 1 til 127
box-expected-code = et til fire bogstaver; én * må følge
box-expected-divides = et tal, der går op i { $number }
box-table-gap = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter { $before }; ventet: { $expected }.
box-table-begin = { $file }, linje { $line }: ”{ $name }” begynder med ”{ $text }”; ventet: senest { $expected }.
box-table-beyond = { $file }, linje { $line }: i ”{ $name }” er ”{ $text }” for meget; ventet: højst { $expected }.
box-table-more = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter et punkt med +, som skal være det sidste.
box-table-end = { $file }, linje { $line }: ”{ $name }” slutter med ”{ $text }”; ventet: punkter op til { $expected }, eller et + efter det sidste tal.
box-total = { $file }, linje { $line }: der er i alt { $found } { -tile-other }; ventet: { $expected }.
box-count = { $file }, linje { $line }: ”{ $name }” er { $expected }, men der er { $found } { -tile-other } af den slags; ventet: samme tal.
box-code-twice = { $file }, linje { $line }: ”{ $name }” er ”{ $text }”, koden for { $other }; ventet: en anden.
box-tile-twice = { $file }, linje { $line }: ”{ $name }” er samme { -tile-one } som { $other }; ventet: ét punkt med begge antal.
box-tile-name = { $file }, linje { $line }: ”{ $name }” er ikke et navn på en { -tile-one }; ventet: små bogstaver, cifre og _, et bogstav først.

## Notation

unread-order = ”{ $text }” er ikke en plads; skriv ”order” og et tal fra 1 til { $count }.
unread-draw = ”{ $text }” er ikke en { -tile-one }; skriv ”draw” og en af disse: { $codes }.
unread-place = ”{ $text }” siger ikke, hvor { -tile-one-def } lægges; skriv for eksempel ”{ $tile }@b4”, med 1 til 3 kvarte omgange som et ciffer efter { -tile-one-def }.

## Charts

chart-rows = ”{ $text }”: { -star-chart-one-def } har { $found } rækker; ventet: { $expected }.
chart-columns = Række { $row } på { -star-chart-one-def } har { $found } { -tile-other }; ventet: { $expected }, med ”.” for en tom { -cell-one }.
chart-tile = ”{ $text }” i { $cell } er ikke en { -tile-one }; ventet: en af { $codes }, eller ”.” for en tom { -cell-one }.
chart-turn = ”{ $text }” i { $cell }: sådan kan en { -tile-one } ikke ligge; ventet: 0 til 3 kvarte omgange som et ciffer.
chart-flip = ”{ $text }” i { $cell }: { -tile-other } vendes kun med muligheden ”flip” ({ $tag }).
chart-many = { $text } i { $cell } er én for meget; æsken har { $count } ({ $tag }).
score-sides = ”{ $text }” er ikke et valg af { -side-other }; ventet: A eller B for hvert af de fem { -reference-one }, som ”ABAAB”.
score-word = ”{ $text }” siger intet om et { -star-chart-one }; ventet over det: ”sides ABAAB” eller ”flip”.

## Scoring from a file

cli-scored = { -Star-chart-one } { $count }: { $total } { -point-one }
cli-nothing-scored = Intet at tælle op i ”{ $file }”; ventet: { -star-chart-one } med fem rækker af fire { -tile-other }.

## Page

advice-brings = Giver
advice-stands = Plads i næste { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } indtil nu
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, bedst i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Hvad hver { -tile-one } giver straks i sin bedste { -cell-one }; hvad der følger, og hvad andre har tilbage, er ikke vejet med.
advice-note-place = { -Point-one } med det samme; hvad der følger, er ikke vejet med.

pad-total = { -Point-one }: { $total }
pad-sky = { -Constellation-other } og { -nova-other }
pad-references = { -Reference-one }
pad-cell = Vælg en { -cell-one }.
pad-whole = Alle { -cell-other } er fyldt. Vælg en for at skifte dens { -tile-one }.
pad-tile = Hvilken { -tile-one } ligger i { $cell }?
pad-tile-left = { $tile } ({ $count } tilbage)
pad-way = Hvordan ligger den i { $cell }?
pad-remove = Tag væk fra { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: skift til { -side-one } { $side }
pad-flip = Tillad at vende { -tile-other }
pad-no-flip = Forbyd at vende { -tile-other }
pad-too-many = { $tile }: æsken har kun { $count }, { -chart-other-def } har tilsammen flere (TT-1.1).
pad-many = { $count ->
        [0] Der er intet { -star-chart-one } i denne fil.
       *[other] Der er { $count } { -star-chart-one } i denne fil; blokken tager ét. ”tumblestar score twinkle_twinkle FILE” tæller alle op.
    }
picture-none = Dette billede har intet { -star-chart-one }. Kun billeder gemt af tumblestar kan læses; indtast andre selv.
picture-broken = Dette SVG-billede kan ikke læses ({ $why }).
picture-box = Dette billede blev gemt med en anden box.toml ({ $digest }; her { $own }), så dets { -tile-other } kan være anderledes.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-adjective } { -tile-one }
sign-slow-does = Går til det frie { -space-one } længst til højre, når den kommer i en række. Den, der tager den, handler sent i næste { -round-one }.
sign-side = { -Side-one } A eller B
sign-side-does = Hvert { -reference-one } har to { -side-other } med egne regler; samme { -side-one } gælder for alle. { -Side-one } A er til et første spil.
sign-standee = { -Standee-one }
sign-standee-does = Står, hvor dens spiller tog en { -tile-one }. I næste { -round-one } handler { -standee-other-def } fra venstre til højre.
sign-left = { -Tile-one } { -left-over-adjective }
sign-left-does = Flyttes til det første { -space-one } i næste { -round-one }; den { -next-row-one } følger bagefter.
sign-rank = Tal på en { -star-one }
sign-rank-does = Nummererer { -constellation-other } efter størrelse: 1 er det største, 2 det næststørste.
sign-refused = Ingen { -link-one }
sign-refused-does = Linjer fra { -tile-other } med fælles { -edge-one } mødes her i et { -corner-one }: et V, ingen { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other }, der ikke er kommet i en række endnu.
now-points = { $points } nu.
now-best = Én mere kan gøre det til { $points }.
now-most = Én mere kan ikke gøre det til mere.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Med { $count }: { $points }.
now-bag = Tilbage: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle { -round-one-gen } ture gennemsøgt, så lærte værdier af { -star-chart-one }
evaluator-round-played = { -round-one-def } spillet grådigt til ende, så lærte værdier af { -star-chart-one }
evaluator-ending = alle ture til spillets slutning gennemsøgt

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } fra { -bag-one-def }
chance-of-order = Næste plads i den første { -turn-order-one }
mistake-few = lade en { -tile-one } ligge, der giver mere
mistake-late = for sen plads i { -turn-order-one-def }
mistake-needed = lade andre få deres bedste { -tile-one }
mistake-tile = vælge en { -tile-one }
mistake-link = udelade en { -link-one }
mistake-harm = placere en { -tile-one }, hvor den koster { -point-one }
mistake-points = placere en { -tile-one } for for få { -point-one }
mistake-turn = dreje en { -tile-one }
mistake-line = spærre en linje fra en { -star-one }
mistake-middle = bruge en { -cell-one } med plads omkring
mistake-tight = placere en { -tile-one }, hvor den har lidt plads
mistake-cell = vælge en { -cell-one }
why-points = Det giver straks { $better }, ikke { $taken }.
why-order = I næste { -round-one } kommer { -space-one } { $better } før { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } får 1 { -point-one } mere af den end af de andre { -tile-other }.
       *[other] { $name } får { $count } { -point-one } mere af den end af de andre { -tile-other }.
    }
why-link = Dens { -constellation-one } har så { $better } { -star-other }, ikke { $taken }.
why-lines = Det holder { $better } linjer åbne, ikke { $taken }.
why-room =
    { $better ->
        [one] Omkring den er 1 { -cell-one } fri, omkring den anden { $taken }.
       *[other] Omkring den er { $better } { -cell-other } fri, omkring den anden { $taken }.
    }
why-row = Den bedste { -tile-one } i rækkerne giver så { $better }, ikke { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: fri
edit-space = Den { -current-row-one }, { -space-one } { $count }: { $tile }
edit-next = Den { -next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Fra { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = ved hver tur i den sidste { -round-one }, nøjagtigt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = ingen { -point-one } med det samme
puzzle-theme-last-tile = den sidste { -tile-one }
puzzle-theme-deny = flere { -point-one } er ikke bedst
puzzle-theme-slow = en { -slow-adjective } { -tile-one }
puzzle-theme-draw = delt sejr
puzzle-ask-draw = Hvilken { -tile-one }, i hvilken { -cell-one }, deler sejren?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } med linjer, en { -nova-one }, { -asteroid-other }, en { -satellite-one }, et { -black-hole-one }, en { -comet-one } og { -planet-other } af tre slags.
example-slow = Trukket i denne rækkefølge: en { -asteroid-one }, en { -slow-adjective } { -planet-one }, en { -comet-one }, en { -slow-adjective } { -planet-one }. { -Slow-plural } { -tile-other } gik til højre.
example-take = En { -standee-one } står, hvor den fjerde { -tile-one } blev taget. Enhver anden { -tile-one } må tages nu.
example-next-order = Spiller 1, 2 og 3 tog fra { -space-one } 4, 2 og 1: den næste { -turn-order-one } er 3, 2, 1, og { -tile-one-def } { -left-over-adjective } kommer først.
example-stays = Enhver tom { -cell-one } kan bruges. En lagt { -tile-one } bliver liggende.
example-beside = { -Satellite-one-def } har en { -rocky-planet-one } { -beside-phrase }. Et { -corner-one } alene er ikke { -beside-phrase }.
example-links = Over en { -edge-one }; over et { -corner-one }; og et V, som ingen { -link-one } er.
example-size = Et { -constellation-one } med tre { -star-other }, en af dem en { -nova-one }, som også tæller for sig.
example-between = { -Tile-other } uden linjer leder intet videre.
example-in-order = { -Constellation-other } med tre og med to { -star-other }; begge tæller med i antallet.
example-asteroids = { -Group-other } på to, to og én: efter { -side-one } A tæller den største, efter { -side-one } B hver.
example-comets = { -Side-one } A: tre { -star-other } omkring { -comet-one-def }. { -Side-one } B: tre slags objekter.
example-planets = { -Side-one } A: antallet af { -planet-other }. { -Side-one } B: et sæt af tre slags; { -planet-other } { -beside-phrase } andre koster { -point-one }.
example-satellites = { -Side-one } A: én { -planet-one } { -beside-phrase } { -satellite-one-def }. { -Side-one } B: begge { -planet-other } langs dens række og kolonne.
example-black-holes = { -Side-one } A: bedst uden { -star-one }, { -planet-one } eller { -black-hole-one } { -beside-phrase }. { -Side-one } B: bedst med { -asteroid-other }, { -comet-other } og { -satellite-other } { -beside-phrase }.
example-alone = Alene: rækker på tre og to, og begge { -standee-other } er dine.
example-both-lines = Begge linjer er der; så er den ene drejet væk.
example-crossing = Lige over et { -corner-one }; et V; og to diagonaler, der krydser, to { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, så 2, 1, 1, 2.
example-holes = { -Beside-phrase } en { -asteroid-one } og en { -comet-one }; { -beside-phrase } en { -star-one }; { -beside-phrase } hinanden; kun { -corner-one } mod { -corner-one }.
example-goal = Et { -goal-one } på 35 slås af 36, ikke af 35.
summary-round = En { -round-one }
summary-round-1 = I { -turn-order-one } tager alle en { -tile-one } fra den { -current-row-one } og lægger den straks.
summary-round-2 = De tagne { -tile-other-gen } { -space-other } giver den næste { -turn-order-one }.
summary-round-3 = { -Tile-one-def } { -left-over-adjective } kommer først; den { -next-row-one } følger og fyldes på ny. { -Slow-plural } { -tile-other } går til højre.
summary-place = At lægge
summary-place-1 = I en tom { -cell-one } på dit { -star-chart-one }, drejet som du vil. Den bliver liggende der.
summary-place-2 = Linjer, der mødes over en { -edge-one } eller lige over et { -corner-one }, danner en { -link-one }.
summary-place-3 = To eller flere { -linked-plural } { -star-other } er et { -constellation-one }.
summary-points = { -Point-one }
summary-points-1 = Største og næststørste { -constellation-one }, deres antal, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } og { -black-hole-other }, efter { -side-one } A eller B; reglerne har tabellerne.
summary-points-3 = { -Beside-phrase } betyder med fælles { -edge-one }; { -comet-other } tæller de otte { -cell-other } omkring sig.
summary-end = Spillets slutning
summary-end-1 = Alle { -star-chart-one } er fulde efter tyve { -tile-other }. Flest { -point-one } vinder; ved lighed deles sejren.
summary-end-2 = Alene: to { -standee-other }, ti { -round-other } og et { -goal-one } at slå.

## The tutorial

tutorial-goal = Fyld dit { -star-chart-one } med tyve { -tile-other }, der giver flere { -point-one } end Zoes.
tutorial-rows = Du tager { -tile-other } fra den { -current-row-one }; den { -next-row-one } viser, hvad der kommer.
tutorial-take = En tur er to trin: tag en { -tile-one }, og læg den så. Tag { -star-one-def } fra { -space-one } 2.
tutorial-take-other = Det er tilladt, men tag i denne lektion den markerede { -tile-one }.
tutorial-place = Læg den i b3. Enhver tom { -cell-one } er tilladt, og en { -tile-one } bliver, hvor den er.
tutorial-place-other = Det er tilladt, men vælg i denne lektion den markerede { -cell-one }.
tutorial-order = Med to spillere har hver to { -standee-other } og tager to { -tile-other } pr. { -round-one }. I næste { -round-one } handler { -standee-other-def } fra venstre til højre, efter de { -space-other }, de tog fra.
tutorial-slow = En { -slow-adjective } { -tile-one } har et timeglas og går længst til højre i sin række: den er ofte mere værd, men den, der tager den, handler sent i næste { -round-one }. Tag denne { -gas-planet-one }.
tutorial-hole-early = Et { -black-hole-one } giver kun { -point-one } på det rette sted, som du lærer senere. Her giver { -planet-one-def } mere.
tutorial-planet = Én { -planet-one } giver 2 { -point-one }, hver { -planet-one } mere giver flere. Den har ingen linjer: læg den i d2.
tutorial-round = { -Round-one-def } er slut: det { -black-hole-one-def }, der var { -left-over-adjective }, flyttede til { -space-one } 1, og den { -next-row-one } fulgte efter. Nye { -tile-other } kom; den { -slow-plural } gik længst til højre.
tutorial-second = Zoe tog fra { -space-one } 1, så hun handlede først. Nu tager du { -star-one-def } fra { -space-one } 2.
tutorial-link = To { -star-other } er { -linked-adjective }, hvis en linje fra hver af dem når deres fælles { -edge-one }. Du må dreje { -tile-one-def }: læg den i b2 med en linje ned til din { -star-one }.
tutorial-link-other = Det er tilladt, men ingen linje ville møde din { -star-one }. Læg den over { -star-one-def } med en linje ned.
tutorial-satellite = To { -linked-plural } { -star-other } er et { -constellation-one }. Tag nu { -satellite-one-def }: den studerer { -planet-other }.
tutorial-satellite-place = En { -satellite-one } giver 2 { -point-one } for hver { -planet-one } { -beside-phrase }; { -beside-phrase } betyder altid med fælles { -edge-one }. Læg den i d3, under { -planet-one-def }.
tutorial-sat-other = Det er tilladt, men { -satellite-one-def } ville ingen { -planet-one } have { -beside-phrase }. Læg den under { -gas-planet-one-def }.
tutorial-first-points = Allerede seks { -point-one }: 2 hver for { -constellation-one-def }, { -planet-one-def } og { -satellite-one-def }. { -Chart-one-gen } tegn viser, hvad der giver { -point-one }, og hvor mange.
tutorial-later = Nogle { -round-other } senere har dit { -star-chart-one } tolv { -tile-other }. Din { -satellite-one } har nu en { -planet-one } over sig og en under.
tutorial-largest = Jo flere { -star-other } i dit største { -constellation-one }, jo flere { -point-one }. Tag { -star-one-def } fra { -space-one } 2.
tutorial-corner = { -Link-other } går også over et { -corner-one }. { -Star-one-def } i b2 har en linje op mod højre: læg den nye i c1, så linjerne mødes.
tutorial-corner-other = Det er tilladt, men de to linjer ville ikke mødes. I den markerede { -cell-one } skal en linje gå ned mod venstre.
tutorial-three-scores = Fire { -linked-plural } { -star-other }: 6 { -point-one }. Det næststørste { -constellation-one } og antallet af { -constellation-other } giver også { -point-one }.
tutorial-asteroid = { -Asteroid-other } giver { -point-one } efter den største { -group-one }, forbundet ved { -edge-other }. Tag { -asteroid-one-def } fra { -space-one } 1.
tutorial-belt = To giver 3 { -point-one }, tre giver 6. Læg den i a3, under de to andre.
tutorial-belt-other = Det er tilladt, men den ville ingen { -edge-one } have fælles med dine andre { -asteroid-other }. Læg den under dem.
tutorial-comet = Du tog fra { -space-one } 1 og 2, så du handler to gange før Zoe. Begynd med { -comet-one-def }.
tutorial-comet-place = En { -comet-one } giver 1 { -point-one } for hver { -star-one } i de otte { -cell-other } omkring, diagonaler medregnet. Læg den i c3, blandt fire { -star-other }.
tutorial-comet-other = Det er tilladt, men den markerede { -cell-one } har flere { -star-other } omkring sig: fire.
tutorial-hole = Et { -black-hole-one } giver 2 { -point-one }, hvis intet andet { -black-hole-one } er { -beside-phrase }, og 3 mere, hvis ingen { -star-one } og ingen { -planet-one } er det. Tag det.
tutorial-hole-place = I { -corner-one-def } a5 er kun en { -comet-one } { -beside-phrase }. Læg det der.
tutorial-hole-other = Det er tilladt, men en { -star-one }, en { -planet-one } eller et andet { -black-hole-one } ville være { -beside-phrase }, eller kunne snart være det. Vælg den markerede { -cell-one }.
tutorial-five = Fem { -point-one }, det meste et { -black-hole-one } kan give. Læg ingen { -star-one } og ingen { -planet-one } i b5.
tutorial-last = Den sidste { -round-one }: to { -cell-other } er tomme. Ingen { -turn-order-one } følger, så { -slow-plural } { -tile-other } koster dig intet.
tutorial-nova = En { -nova-one } er en { -star-one } med 2 { -point-one } for sig selv, og altid { -slow-adjective }. Tag den fra { -space-one } 5.
tutorial-nova-place = { -Star-one-def } i c1 har en linje mod højre. Læg { -nova-one-def } i d1, så de to er { -linked-adjective }.
tutorial-nova-other = Det er tilladt, men ingen af { -nova-one-gen } linjer ville møde dit { -constellation-one }. Læg den i den markerede { -cell-one } med en linje mod venstre.
tutorial-third-planet = Fem { -linked-plural } { -star-other }: 8 { -point-one }. Tag nu { -rocky-planet-one-def }: tre { -planet-other } giver 9 { -point-one }, to kun 5.
tutorial-end = Dit { -star-chart-one } er fuldt, og du vinder med 47 mod 16! { -Reference-one-def } har også en { -side-one } B, til senere.
deed-place = Læg på { $cell }
deed-take = Tag denne { -tile-one }
touch-place = Tryk på en { -cell-one }.
touch-take = Tryk på en { -tile-one }.
