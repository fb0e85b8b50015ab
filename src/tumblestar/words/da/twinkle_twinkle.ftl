### The words of Twinkle Twinkle in Danish.

## The game

game-name = Twinkle Twinkle
game-tagline = Vælg din nattehimmel: hvad du tager nu, siger, hvornår du vælger næste gang.
game-by = af Ammon Anderson, Allplay
game-about = Tag en brik fra rækken, og læg den på dit stjernekort; dens felt er din plads i næste runde. Stjerner samles i stjernebilleder; asteroider, kometer, planeter, satellitter og sorte huller giver hver især point på deres måde. Efter tyve brikker vinder flest point. En til fire spillere.

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
        [one] stjerne med linje mod { $ports }
       *[other] stjerne med linjer mod { $ports }
    }
tile-nova =
    { $count ->
        [one] nova med linje mod { $ports }
       *[other] nova med linjer mod { $ports }
    }
tile-asteroid = asteroide
tile-satellite = satellit
tile-black-hole = sort hul
tile-comet = komet
tile-rocky = klippeplanet
tile-gas = gasplanet
tile-ringed = ringplanet
tile-slow = { $tile } (langsom)
tile-entry = { $code }: { $tile }; { $count } i æsken
tile-code = { $code } ({ $name })
tile-count = { $count } i æsken
tile-is-slow = langsom

one-asteroid = asteroide
one-comet = komet
one-planet = planet
one-satellite = satellit
one-black-hole = sort hul
one-star = stjerne
one-nova = nova
many-star = stjerner
many-asteroid = asteroider
many-planet = planeter
many-satellite = satellitter
many-black-hole = sorte huller
many-comet = kometer
many-nova = novaer
many-rocky = klippeplaneter
many-gas = gasplaneter
many-ringed = ringplaneter

set-ours = tumblestars egne brikker
set-named = brikkerne fra ”{ $name }”

## What scores

card-largest = Største stjernebillede
card-second = Næststørste
card-number = Antal stjernebilleder
card-nova = Novaer
card-asteroids = Asteroider
card-comets = Kometer
card-planets = Planeter
card-satellites = Satellitter
card-black-holes = Sorte huller
card-side = { $name }, side { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (rekonstruktion)
        [ruling] { $does } (afgørelse)
        [review] { $does } (anmeldelse)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = største stjernebillede
scored-second = næststørste
scored-number = antal stjernebilleder
scored-nova = novaer
scored-asteroids = asteroider
scored-comets = kometer
scored-planets = planeter
scored-satellites = satellitter
scored-black-holes = sorte huller

points-of =
    { $sign ->
        [minus] −{ $points } point
       *[plus] { $points } point
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
does-largest = Point efter antal stjerner. { $table }.
does-second = { does-largest }
does-number = Point efter antal. { $table }.
does-nova = { $each } for hver nova.
does-flat = { $each } pr. { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Point for den største gruppe, forbundet ved kanter eller hjørner. { $table }.
       *[no] Point for den største gruppe, forbundet ved kanter. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Point for hver gruppe, forbundet ved kanter eller hjørner, efter størrelse. { $table }.
       *[no] Point for hver gruppe, forbundet ved kanter, efter størrelse. { $table }.
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
does-beside-table = Pr. { $tile }: point efter, hvor mange af disse der er ved siden af: { $of }. { $table }.
does-around-table = Pr. { $tile }: point efter, hvor mange af disse der er i de otte ruder omkring: { $of }. { $table }.
does-beside-kinds = Pr. { $tile }: point efter, hvor mange af disse slags der er ved siden af: { $of }. { $table }.
does-around-kinds = Pr. { $tile }: point efter, hvor mange af disse slags der er i de otte ruder omkring: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Pr. { $tile }: { $each } for hver af disse ved siden af: { $of }.
count-around = Pr. { $tile }: { $each } for hver af disse i de otte ruder omkring: { $of }.
count-in-sight = Pr. { $tile }: { $each } for hver af disse, der ses langs dens række og kolonne: { $of }.
in-any-case =
    { $extra ->
        [base] Hver giver også { $base }.
        [none] Uden nogen af disse: { $none }.
       *[other] Hver giver også { $base }, og uden nogen af disse { $none }.
    }
sight =
    { $limit ->
        [blocked] Den ser til kanten eller til den første af disse: { $blocked }.
       *[open] Den ser til kanten.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Og { $bonus } mere, hvis heller ingen af disse er ved siden af: { $other }.
       *[plain] { apart }
    }
apart = Pr. { $tile }: { $each } uden nogen af disse ved siden af: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Og { $each } pr. { $tile } ved siden af en anden af enhver slags.
       *[plain] { sets }
    }
sets = Point for sæt af forskellige slags, hvert så stort som muligt, efter størrelse. { $table }.

rows-of =
    { $count ->
        [1] Alene: felter i den aktuelle række { $current }, i den næste række { $next }; figurer { $standees }; runder { $rounds }
       *[other] { $count } spillere: felter i den aktuelle række { $current }, i den næste række { $next }; figurer hver { $standees }; runder { $rounds }
    }
solo-goals = Mål: { $goals } point

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Ingen point.
gain =
    { $sign ->
        [minus] −{ $points } point: { $parts }.
        [plus] +{ $points } point: { $parts }.
       *[even] ±0 point: { $parts }.
    }
goal-points = { $points }; mål: mere end { $goal }
goal-points-does = For at vinde skal stjernekortet give mere end { $goal } point; nu giver det { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lægger i { $cell }: { $tile }.
       *[other] { $seat } lægger i { $cell }: { $tile }.
    }
did-order = Plads { $count } i den første turrækkefølge: { $seat }.
did-order-all = { did-order } Turrækkefølge: { $order }.
did-draw =
    { $row ->
        [current] Felt { $count } i den aktuelle række: { $tile }.
       *[next] Felt { $count } i den næste række: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du tager fra felt { $count }: { $tile }.
       *[other] { $seat } tager fra felt { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Turrækkefølge: { $order }.
did-place-alone = { did-place } Runden er slut. Tilovers, nu på felt 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Målet er slået!
        [short] { $told } Målet er ikke slået.
       *[over] { $told } Spillet er slut.
    }
did-resign =
    { $seat ->
        [you] Du opgiver.
       *[other] { $seat } opgiver.
    }

## What a hovered target would do

would-take = { would-take-alone } Næste turrækkefølge indtil nu, efter felt: { $order }.
would-take-all = { would-take-alone-all } Næste turrækkefølge, efter felt: { $order }.
would-take-alone = Tag fra felt { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Tilovers, næste gang på felt 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Læg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinder!
        [tied] { $told } Du deler sejren!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [beaten] { $told } Målet er slået!
       *[short] { $told } Målet er ikke slået.
    }
would-resign = Opgiv: de andre deler sejren.

## Status

status-setup = Opstilling
round = Runde { $count } af { $most }
status-take =
    { $seat ->
        [you] Din tur: tag en brik fra den aktuelle række.
       *[other] { $seat } tager en brik.
    }
status-take-standee =
    { $seat ->
        [you] Din tur: tag brik { $count } af { $all } fra den aktuelle række.
       *[other] { $seat } tager brik { $count } af { $all }.
    }
status-take-last =
    { $seat ->
        [you] Sidste runde: tag en brik fra den aktuelle række.
       *[other] Sidste runde: { $seat } tager en brik.
    }
status-place =
    { $seat ->
        [you] Læg din brik på en tom rude: { $tile }.
       *[other] { $seat } lægger en brik: { $tile }.
    }
status-type-order = Hvis figur har plads { $count } i den første turrækkefølge?
status-type-draw =
    { $row ->
        [current] Hvilken brik trækkes til den aktuelle række?
       *[next] Hvilken brik trækkes til den næste række?
    }
status-over-won =
    { $seat ->
        [you] Du vinder med { $points }!
       *[other] { $seat } vinder med { $points }!
    }
status-over-tied = Delt sejr med { $points } hver: { $seats }!
status-over-beaten = Målet på { $goal } point er slået, med { $points }!
status-over-short = Målet på { $goal } point er ikke slået: stjernekortet har { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den brik er ikke længere i posen. Vælg en af de viste.
refused-TT-2-4 = Den plads har ingen figur tilbage. Vælg en af de viste.
refused-TT-3-1 = Der er ingen brik på det felt: den blev taget i denne runde, eller feltet findes ikke. Tag en anden.
refused-TT-3-1-first = Du har ingen brik på hånden. Tag først en fra den aktuelle række.
refused-TT-3-2 = Sådan kan brikken ikke ligge. Drej den i kvarte omgange; den må kun vendes med muligheden ”{ option-flip }”.
refused-TT-3-2-held = Du har allerede taget en brik. Læg den på dit stjernekort.
refused-TT-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TT-3-7 = Den rude har en brik, og lagte brikker bliver liggende. Vælg en tom rude.

## Options

option-asteroids = Asteroider: side B
option-asteroids-help = Side B af dette pointkort i stedet for side A, for alle.
option-comets = Kometer: side B
option-comets-help = { option-asteroids-help }
option-planets = Planeter: side B
option-planets-help = { option-asteroids-help }
option-satellites = Satellitter: side B
option-satellites-help = { option-asteroids-help }
option-black_holes = Sorte huller: side B
option-black_holes-help = { option-asteroids-help }
option-flip = Brikker må vendes
option-flip-help = Brikker må lægges spejlvendt.
option-first = Først i turrækkefølgen
option-first-help = Hvis figur der er først i den første turrækkefølge; pladserne bagved er tilfældige.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-goal = Mål
option-goal-help = Kun alene: hvor mange point der skal slås.

## The board in text

picture-label = Rækkerne af brikker med turrækkefølgen og stjernekortene; også som tekst.
text-board = Turrækkefølge, rækker af brikker, og stjernekort række for række
text-order = Turrækkefølge:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, i tur nu
        [done] { $count }: { $seat }, har handlet
       *[waits] { $count }: { $seat }
    }
text-current = Den aktuelle række:
text-next = Den næste række, efter de felter, den får:
text-space = { $count }: { $tile }
text-taken = { $count }: taget; her i næste runde: { $seat }
text-free = { $count }: tomt
text-chart = { $seat }, række { $row }:
text-empty = { $cell }: tom
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, forbundet med { $cells }
text-row = { $seat }: { $points }, { $count } af { $most } brikker.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Efter hvad der giver point: { $parts }.
text-constellations = Stjernebilleder, efter stjerner: { $sizes }.
text-turn = I tur nu.
text-left = Tilovers, på felt 1: { $tile }.

## Rules

rules-intro = { game-about } De fem andre slags giver point efter fem pointkort med to sider hver.
rules-page = Hold musen over en brik i den aktuelle række for at se den turrækkefølge, den fører til; klik for at tage den. Hold musen over en tom rude for at læse, hvad brikken giver der, drej den, og klik for at lægge den. Tastaturet kan det hele også. Hvordan brikker ser ud, og hvad pointkort giver, læses fra én datafil, box.toml; hvor du ser et mærke, kan vores brikker afvige fra dine. Har du æsken, så ret filen: regler, point, billeder og denne hjælp følger. ”tumblestar rules twinkle_twinkle --tiles” udskriver brikkerne til at sammenligne med en æske.

rules-TT-1 = Hvad der er i æsken
rule-TT-1-1 = Der er { $tiles } brikker { $source }: { $star } stjerner, nogle af dem novaer, { $asteroid } asteroider, { $planet } planeter, { $satellite } satellitter, { $black_hole } sorte huller og { $comet } kometer. Alle bruges, uanset hvor mange der spiller.
rule-TT-1-2 = Alle har et stjernekort med { $cells } ruder: 5 × 4,{$review} her { $columns } kolonner og { $rows } rækker.{$reconstruction} Stjernekortene er ens.{$ruling}
rule-TT-1-3 = Stjernebrikker har linjer fra stjernen til brikkens kanter og hjørner. Mønstrene, novaerne, de langsomme brikker og planeternes slags er som følger.{$reconstruction}
rule-TT-1-4 = Der er fem pointkort med to sider hver: grøn, som bogen anbefaler til et første spil, og blå. Vi kalder dem A og B. Æsken har 25: et sæt til hver spiller og ét i reserve.{$ruling}

rules-TT-2 = Opstilling
rule-TT-2-1 = Alle brikker er i posen. Brikker trækkes til den aktuelle række, så til den næste række, som har ét felt mindre. Begge er åbne for alle.
rule-TT-2-2 = En langsom brik, der kommer i en række, går til rækkens frie felt længst til højre, og der fyldes videre fra venstre: a, langsom 1, b, langsom 2 i fire felter giver a, b, langsom 2, langsom 1. Ved opstillingen gælder det begge rækker, den aktuelle først.{$ruling}
rule-TT-2-3 = Figurer pr. spiller: { $two } med to spillere, { $three } med tre, { $four } med fire.
rule-TT-2-4 = Den første turrækkefølge trækkes blandt alle figurer; med to spillere kan én have plads 1 og 2.
rule-TT-2-5 = For hvert pointkort vælger spillerne side A eller B, den samme for alle, i enhver blanding. Som standard er alle A.

rules-TT-3 = En runde
rule-TT-3-1 = Figurer handler i turrækkefølge, fra venstre til højre. At handle er at tage en brik, der er tilbage i den aktuelle række, og lægge den.
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
placing = Læg den straks i en tom rude på dit stjernekort med forsiden op. Den behøver ikke røre ved noget.{$review}
placing-flip = Muligheden ”{ option-flip }” tillader også spejlvending { $flip_source }.
rule-TT-3-3 = Når alle figurer har taget en brik, slutter runden. Den nye turrækkefølge går fra venstre til højre efter de tagne brikkers felter. Der er ingen lighed.
rule-TT-3-4 = Den ene brik, der er tilovers, flyttes til det første felt i den aktuelle række, også hvis den er langsom. Den næste række følger bagefter i sin rækkefølge og fyldes så igen fra posen.
rule-TT-3-5 = Når den aktuelle række har den sidste rundes brikker, fyldes den næste række ikke mere.{$ruling}
rule-TT-3-6 = Et spil har { $two } runder med to spillere, { $three } med tre og { $four } med fire. Alle lægger tyve brikker; alle stjernekort bliver fulde i samme runde. Posen løber aldrig tør.
rule-TT-3-7 = Lagte brikker flyttes aldrig. Ingen melder pas, og intet smides væk.{$ruling}

rules-TT-4 = Stjernebilleder
rule-TT-4-1 = Ved siden af betyder med fælles kant. Regler, der tæller diagonaler, siger det.
rule-TT-4-2 = En forbindelse er én lige linje fra stjerne til stjerne, over en kant eller diagonalt over et hjørne: begge brikker skal have en linje til den kant eller det hjørne. To linjer, der mødes i et hjørne fra brikker med fælles kant, danner et V, som ingen forbindelse er. To lige diagonaler, der krydser i ét hjørne, er to forbindelser.{$ruling}
rule-TT-4-3 = Et stjernebillede er to eller flere stjerner, forbundet direkte eller gennem andre. Dets størrelse er antallet af stjerner. En nova er en stjerne i alle henseender.
rule-TT-4-4 = Brikker uden linjer leder intet videre.{$ruling}

rules-TT-5 = Point
rule-TT-5-1 = Hvad der giver point, i rækkefølge: det største stjernebillede, det næststørste, antallet af stjernebilleder,{$review} disse to medregnet;{$ruling} så novaer og de fem pointkort.
rule-TT-5-2 = Flest point vinder; ved lighed deles sejren. Summer må være under nul; af to lige store stjernebilleder tæller det ene som det største, det andet som det næststørste.{$ruling}
rule-TT-5-3 = Hvad hver ting giver, efter datafilen.{$reconstruction} Tabeller nævner et tal og dets point; under deres første tal er der ingen.
rule-TT-5-4 = Hvad forlag og anmeldelser siger, og rettelser bør bevare: sorte huller skal undgås, medmindre de ligger perfekt; A-sider koster aldrig point, mindst én B-side gør; asteroider danner et bælte, kometer vil omringes, planeter samles, satellitter studerer planeter; langsomme brikker er i snit mere værd.

rules-TT-6 = Alene
rule-TT-6-1 = Denne måde at spille alene er vores. Du tager fra mindre rækker med to figurer og prøver at slå et mål.

rules-TT-7 = Eksempler
rule-TT-7-1 = Stjerner i a1 med linje mod S og i a2 med linje mod N er forbundet; uden den ene linje er de ikke.
rule-TT-7-2 = Stjerner i a1 med linje mod SØ og i b2 med linje mod NV er forbundet. En linje fra a1 mod SØ og en fra b1 mod SV danner et V: ingen forbindelse. Har alle fire brikker en linje til samme hjørne, er der to forbindelser.
rule-TT-7-3 = En stjerne i a1 med linje mod Ø, en planet i b1, en stjerne i c1 med linje mod V: ingen forbindelse.
rule-TT-7-4 = To spillere, turrækkefølge 1, 2, 2, 1, tager efter tur fra felt 3, 1, 5 og 2. Den næste turrækkefølge er 2, 1, 1, 2, og brikken på felt 4 flyttes til felt 1.
rule-TT-7-5 = Sorte huller efter side A i tumblestars egne tabeller: i et hjørne, ved siden af en asteroide og en komet, 5 point; ved siden af en stjerne eller en nova 2; to ved siden af hinanden 0 hver. To, der kun rører hinanden i et hjørne, tæller ikke som ved siden af.
rule-TT-7-6 = Efter et spil for fire er 14 brikker tilbage i posen. Efter tumblestars egne tabeller får en spiller, der går efter point med det samme, omkring 50, en tilfældig omkring 20.

rules-ours = Vores andre afgørelser
rule-ours-1 = Den første turrækkefølge trækkes før brikkerne.{$ruling}
rule-ours-2 = At slå et mål kræver flere point, end det siger.{$ruling}
rule-ours-3 = Point, der vises under et spil, er stjernekortenes, som de er.{$ruling}
rule-ours-4 = En spiller, der opgiver, får intet; de andre deler sejren.{$ruling}

## Bots

bot-greedy-help = spiller efter flest point med det samme
bot-beginner-help = tager den første brik, der straks giver næsten flest point; overser, hvor linjer kan føre hen
bot-novice-help = vejer kun denne tur, som den har lært det; kan gå glip af et halvt point
bot-club-help = regner denne runde ud; kan gå glip af omkring et point i forhold til den bedste tur
bot-strong-help = regner denne runde ud; kan gå glip af et halvt point i forhold til den bedste tur
bot-expert-help = regner denne runde og den næste ud; kan gå glip af et halvt point
bot-master-help = regner denne runde og den næste ud, så bredt den kan

## The data file

box-expected-points = tal med deres point i anførselstegn, som ”{ $example }”
box-expected-goals = en stigende liste af point fra 1 til 127
box-expected-code = et til fire bogstaver; én * må følge
box-expected-divides = et tal, der går op i { $number }
box-table-gap = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter { $before }; ventet: { $expected }.
box-table-begin = { $file }, linje { $line }: ”{ $name }” begynder med ”{ $text }”; ventet: senest { $expected }.
box-table-beyond = { $file }, linje { $line }: i ”{ $name }” er ”{ $text }” for meget; ventet: højst { $expected }.
box-table-more = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter et punkt med +, som skal være det sidste.
box-table-end = { $file }, linje { $line }: ”{ $name }” slutter med ”{ $text }”; ventet: punkter op til { $expected }, eller et + efter det sidste tal.
box-total = { $file }, linje { $line }: der er i alt { $found } brikker; ventet: { $expected }.
box-count = { $file }, linje { $line }: ”{ $name }” er { $expected }, men der er { $found } brikker af den slags; ventet: samme tal.
box-code-twice = { $file }, linje { $line }: ”{ $name }” er ”{ $text }”, koden for { $other }; ventet: en anden.
box-tile-twice = { $file }, linje { $line }: ”{ $name }” er samme brik som { $other }; ventet: ét punkt med begge antal.
box-tile-name = { $file }, linje { $line }: ”{ $name }” er ikke et navn på en brik; ventet: små bogstaver, cifre og _, et bogstav først.

## Notation

unread-order = ”{ $text }” er ikke en plads; skriv ”order” og et tal fra 1 til { $count }.
unread-draw = ”{ $text }” er ikke en brik; skriv ”draw” og en af disse: { $codes }.
unread-place = ”{ $text }” siger ikke, hvor brikken lægges; skriv for eksempel ”{ $tile }@b4”, med 1 til 3 kvarte omgange som et ciffer efter brikken.

## Charts

chart-rows = ”{ $text }”: stjernekortet har { $found } rækker; ventet: { $expected }.
chart-columns = Række { $row } på stjernekortet har { $found } brikker; ventet: { $expected }, med ”.” for en tom rude.
chart-tile = ”{ $text }” i { $cell } er ikke en brik; ventet: en af { $codes }, eller ”.” for en tom rude.
chart-turn = ”{ $text }” i { $cell }: sådan kan en brik ikke ligge; ventet: 0 til 3 kvarte omgange som et ciffer.
chart-flip = ”{ $text }” i { $cell }: brikker vendes kun med muligheden ”flip” ({ $tag }).
chart-many = { $text } i { $cell } er én for meget; æsken har { $count } ({ $tag }).
score-sides = ”{ $text }” er ikke et valg af sider; ventet: A eller B for hvert af de fem pointkort, som ”ABAAB”.
score-word = ”{ $text }” siger intet om et stjernekort; ventet over det: ”sides ABAAB” eller ”flip”.

## Scoring from a file

cli-scored = Stjernekort { $count }: { $total } point
cli-nothing-scored = Intet at tælle op i ”{ $file }”; ventet: stjernekort med fem rækker af fire brikker.

## Page

advice-brings = Giver
advice-stands = Plads i næste runde
advice-place = { NUMBER($count, useGrouping: "false") } indtil nu
advice-never = –
advice-take = Felt { $count }: { $tile }, bedst i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Hvad hver brik giver straks i sin bedste rude; hvad der følger, og hvad andre har tilbage, er ikke vejet med.
advice-note-place = Point med det samme; hvad der følger, er ikke vejet med.

pad-total = Point: { $total }
pad-sky = Stjernebilleder og novaer
pad-references = Pointkort
pad-cell = Vælg en rude.
pad-whole = Alle ruder er fyldt. Vælg en for at skifte dens brik.
pad-tile = Hvilken brik ligger i { $cell }?
pad-tile-left = { $tile } ({ $count } tilbage)
pad-way = Hvordan ligger den i { $cell }?
pad-remove = Tag væk fra { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: skift til side { $side }
pad-flip = Tillad at vende brikker
pad-no-flip = Forbyd at vende brikker
pad-too-many = { $tile }: æsken har kun { $count }, stjernekortene har tilsammen flere (TT-1.1).
pad-many = { $count ->
        [0] Der er intet stjernekort i denne fil.
       *[other] Der er { $count } stjernekort i denne fil; blokken tager ét. ”tumblestar score twinkle_twinkle FILE” tæller alle op.
    }
picture-none = Dette billede har intet stjernekort. Kun billeder gemt af tumblestar kan læses; indtast andre selv.
picture-broken = Dette SVG-billede kan ikke læses ({ $why }).
picture-box = Dette billede blev gemt med en anden box.toml ({ $digest }; her { $own }), så dets brikker kan være anderledes.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Langsom brik
sign-slow-does = Går til det frie felt længst til højre, når den kommer i en række. Den, der tager den, handler sent i næste runde.
sign-side = Side A eller B
sign-side-does = Hvert pointkort har to sider med egne regler; samme side gælder for alle. Side A er til et første spil.
sign-standee = Figur
sign-standee-does = Står, hvor dens spiller tog en brik. I næste runde handler figurerne fra venstre til højre.
sign-left = Brik tilovers
sign-left-does = Flyttes til det første felt i næste runde; den næste række følger bagefter.
sign-rank = Tal på en stjerne
sign-rank-does = Nummererer stjernebilleder efter størrelse: 1 er det største, 2 det næststørste.
sign-refused = Ingen forbindelse
sign-refused-does = Linjer fra brikker med fælles kant mødes her i et hjørne: et V, ingen forbindelse.
sign-round = Runde
sign-bag = Pose
sign-bag-does = Brikker, der ikke er kommet i en række endnu.
now-points = { $points } nu.
now-best = Én mere kan gøre det til { $points }.
now-most = Én mere kan ikke gøre det til mere.
now-count =
    { $what ->
        [stars] Stjerner: { $count }.
       *[number] Stjernebilleder: { $count }.
    }
now-next = Med { $count }: { $points }.
now-bag = Tilbage: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle rundens ture gennemsøgt, så lærte værdier af stjernekort
evaluator-round-played = runden spillet grådigt til ende, så lærte værdier af stjernekort
evaluator-ending = alle ture til spillets slutning gennemsøgt

## Kinds of chance, for statistics

chance-of-tile = Brikker fra posen
chance-of-order = Næste plads i den første turrækkefølge
mistake-few = lade en brik ligge, der giver mere
mistake-late = for sen plads i turrækkefølgen
mistake-needed = lade andre få deres bedste brik
mistake-tile = vælge en brik
mistake-link = udelade en forbindelse
mistake-harm = placere en brik, hvor den koster point
mistake-points = placere en brik for for få point
mistake-turn = dreje en brik
mistake-line = spærre en linje fra en stjerne
mistake-middle = bruge en rude med plads omkring
mistake-tight = placere en brik, hvor den har lidt plads
mistake-cell = vælge en rude
why-points = Det giver straks { $better }, ikke { $taken }.
why-kept = Så bliver { $cell } fri, med { $taken } tomme ruder omkring; her er der { $better }.
why-less =
    { $count ->
        [one] Det giver straks 1 point mindre.
       *[other] Det giver straks { $count } point mindre.
    }
why-first = Første valg i næste række: { $tile } giver { $better } her, den næstbedste brik { $taken }.
why-cell = På { $cell } giver den straks { $better }; den anden brik { $taken }.
why-best = På { $cell } giver den straks { $better }, den anden brik højst { $taken }.
why-order = I næste runde kommer dens felt før { $names }.
why-needed =
    { $count ->
        [one] { $name } får 1 point mere af den end af de andre brikker.
       *[other] { $name } får { $count } point mere af den end af de andre brikker.
    }
why-link = Dens stjernebillede har så { $better } stjerner, ikke { $taken }.
why-lines = Det holder { $better } linjer åbne, ikke { $taken }.
why-room =
    { $better ->
        [one] Omkring den er 1 rude fri, omkring den anden { $taken }.
       *[other] Omkring den er { $better } ruder fri, omkring den anden { $taken }.
    }
why-row = Den bedste brik i rækkerne giver så { $better }, ikke { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: fri
edit-space = Den aktuelle række, felt { $count }: { $tile }
edit-next = Den næste række, felt { $count }: { $tile }
edit-held = På hånden: { $tile }
edit-move = Fra { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = ved hver tur i den sidste runde, nøjagtigt
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = ingen point med det samme
puzzle-theme-last-tile = den sidste brik
puzzle-theme-deny = flere point er ikke bedst
puzzle-theme-slow = en langsom brik
puzzle-theme-draw = delt sejr
puzzle-ask-draw = Hvilken brik, i hvilken rude, deler sejren?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stjerner med linjer, en nova, asteroider, en satellit, et sort hul, en komet og planeter af tre slags.
example-slow = Trukket i denne rækkefølge: en asteroide, en langsom planet, en komet, en langsom planet. Langsomme brikker gik til højre.
example-take = En figur står, hvor den fjerde brik blev taget. Enhver anden brik må tages nu.
example-next-order = Spiller 1, 2 og 3 tog fra felt 4, 2 og 1: den næste turrækkefølge er 3, 2, 1, og brikken tilovers kommer først.
example-stays = Enhver tom rude kan bruges. En lagt brik bliver liggende.
example-beside = Satellitten har en klippeplanet ved siden af. Et hjørne alene er ikke ved siden af.
example-links = Over en kant; over et hjørne; og et V, som ingen forbindelse er.
example-size = Et stjernebillede med tre stjerner, en af dem en nova, som også tæller for sig.
example-between = Brikker uden linjer leder intet videre.
example-in-order = Stjernebilleder med tre og med to stjerner; begge tæller med i antallet.
example-asteroids = Grupper på to, to og én: efter side A tæller den største, efter side B hver.
example-comets = Side A: tre stjerner omkring kometen. Side B: tre slags objekter.
example-planets = Side A: antallet af planeter. Side B: et sæt af tre slags; planeter ved siden af andre koster point.
example-satellites = Side A: én planet ved siden af satellitten. Side B: begge planeter langs dens række og kolonne.
example-black-holes = Side A: bedst uden stjerne, planet eller sort hul ved siden af. Side B: bedst med asteroider, kometer og satellitter ved siden af.
example-alone = Alene: rækker på tre og to, og begge figurer er dine.
example-both-lines = Begge linjer er der; så er den ene drejet væk.
example-crossing = Lige over et hjørne; et V; og to diagonaler, der krydser, to forbindelser.
example-planet-between = { example-between }
example-two-players = Turrækkefølge 1, 2, 2, 1, så 2, 1, 1, 2.
example-holes = Ved siden af en asteroide og en komet; ved siden af en stjerne; ved siden af hinanden; kun hjørne mod hjørne.
example-goal = Et mål på 35 slås af 36, ikke af 35.
summary-round = En runde
summary-round-1 = I turrækkefølge tager alle en brik fra den aktuelle række og lægger den straks.
summary-round-2 = De tagne brikkers felter giver den næste turrækkefølge.
summary-round-3 = Brikken tilovers kommer først; den næste række følger og fyldes på ny. Langsomme brikker går til højre.
summary-place = At lægge
summary-place-1 = I en tom rude på dit stjernekort, drejet som du vil. Den bliver liggende der.
summary-place-2 = Linjer, der mødes over en kant eller lige over et hjørne, danner en forbindelse.
summary-place-3 = To eller flere forbundne stjerner er et stjernebillede.
summary-points = Point
summary-points-1 = Største og næststørste stjernebillede, deres antal, novaer.
summary-points-2 = Asteroider, kometer, planeter, satellitter og sorte huller, efter side A eller B; reglerne har tabellerne.
summary-points-3 = Ved siden af betyder med fælles kant; kometer tæller de otte ruder omkring sig.
summary-end = Spillets slutning
summary-end-1 = Alle stjernekort er fulde efter tyve brikker. Flest point vinder; ved lighed deles sejren.
summary-end-2 = Alene: to figurer, ti runder og et mål at slå.

## The tutorial

tutorial-goal = Fyld dit stjernekort med tyve brikker, der giver flere point end Zoes.
tutorial-rows = Du tager brikker fra den aktuelle række; den næste række viser, hvad der kommer.
tutorial-take = En tur er to trin: tag en brik, og læg den så. Tag stjernen fra felt 2.
tutorial-take-other = Det er tilladt, men tag i denne lektion den markerede brik.
tutorial-place = Læg den i b3. Enhver tom rude er tilladt, og en brik bliver, hvor den er.
tutorial-place-other = Det er tilladt, men vælg i denne lektion den markerede rude.
tutorial-order = Med to spillere har hver to figurer og tager to brikker pr. runde. I næste runde handler figurerne fra venstre til højre, efter de felter, de tog fra.
tutorial-slow = En langsom brik har et timeglas og går længst til højre i sin række: den er ofte mere værd, men den, der tager den, handler sent i næste runde. Tag denne gasplanet.
tutorial-hole-early = Et sort hul giver kun point på det rette sted, som du lærer senere. Her giver planeten mere.
tutorial-planet = Én planet giver 2 point, hver planet mere giver flere. Den har ingen linjer: læg den i d2.
tutorial-round = Runden er slut: det sorte hul, der var tilovers, flyttede til felt 1, og den næste række fulgte efter. Nye brikker kom; den langsomme gik længst til højre.
tutorial-second = Zoe tog fra felt 1, så hun handlede først. Nu tager du stjernen fra felt 2.
tutorial-link = To stjerner er forbundet, hvis en linje fra hver af dem når deres fælles kant. Du må dreje brikken: læg den i b2 med en linje ned til din stjerne.
tutorial-link-other = Det er tilladt, men ingen linje ville møde din stjerne. Læg den over stjernen med en linje ned.
tutorial-satellite = To forbundne stjerner er et stjernebillede. Tag nu satellitten: den studerer planeter.
tutorial-satellite-place = En satellit giver 2 point for hver planet ved siden af; ved siden af betyder altid med fælles kant. Læg den i d3, under planeten.
tutorial-sat-other = Det er tilladt, men satellitten ville ingen planet have ved siden af. Læg den under gasplaneten.
tutorial-first-points = Allerede seks point: 2 hver for stjernebilledet, planeten og satellitten. Stjernekortets tegn viser, hvad der giver point, og hvor mange.
tutorial-later = Nogle runder senere har dit stjernekort tolv brikker. Din satellit har nu en planet over sig og en under.
tutorial-largest = Jo flere stjerner i dit største stjernebillede, jo flere point. Tag stjernen fra felt 2.
tutorial-corner = Forbindelser går også over et hjørne. Stjernen i b2 har en linje op mod højre: læg den nye i c1, så linjerne mødes.
tutorial-corner-other = Det er tilladt, men de to linjer ville ikke mødes. I den markerede rude skal en linje gå ned mod venstre.
tutorial-three-scores = Fire forbundne stjerner: 6 point. Det næststørste stjernebillede og antallet af stjernebilleder giver også point.
tutorial-asteroid = Asteroider giver point efter den største gruppe, forbundet ved kanter. Tag asteroiden fra felt 1.
tutorial-belt = To giver 3 point, tre giver 6. Læg den i a3, under de to andre.
tutorial-belt-other = Det er tilladt, men den ville ingen kant have fælles med dine andre asteroider. Læg den under dem.
tutorial-comet = Du tog fra felt 1 og 2, så du handler to gange før Zoe. Begynd med kometen.
tutorial-comet-place = En komet giver 1 point for hver stjerne i de otte ruder omkring, diagonaler medregnet. Læg den i c3, blandt fire stjerner.
tutorial-comet-other = Det er tilladt, men den markerede rude har flere stjerner omkring sig: fire.
tutorial-hole = Et sort hul giver 2 point, hvis intet andet sort hul er ved siden af, og 3 mere, hvis ingen stjerne og ingen planet er det. Tag det.
tutorial-hole-place = I hjørnet a5 er kun en komet ved siden af. Læg det der.
tutorial-hole-other = Det er tilladt, men en stjerne, en planet eller et andet sort hul ville være ved siden af, eller kunne snart være det. Vælg den markerede rude.
tutorial-five = Fem point, det meste et sort hul kan give. Læg ingen stjerne og ingen planet i b5.
tutorial-last = Den sidste runde: to ruder er tomme. Ingen turrækkefølge følger, så langsomme brikker koster dig intet.
tutorial-nova = En nova er en stjerne med 2 point for sig selv, og altid langsom. Tag den fra felt 5.
tutorial-nova-place = Stjernen i c1 har en linje mod højre. Læg novaen i d1, så de to er forbundet.
tutorial-nova-other = Det er tilladt, men ingen af novaens linjer ville møde dit stjernebillede. Læg den i den markerede rude med en linje mod venstre.
tutorial-third-planet = Fem forbundne stjerner: 8 point. Tag nu klippeplaneten: tre planeter giver 9 point, to kun 5.
tutorial-end = Dit stjernekort er fuldt, og du vinder med 47 mod 16! Pointkortene har også en side B, til senere.
deed-place = Læg på { $cell }
deed-take = Tag denne brik
touch-place = Tryk på en rude.
touch-take = Tryk på en brik.
