### The words of Twinkle Twinkle in Danish.

## The game

game-name = Twinkle Twinkle
game-tagline = Vælg din nattehimmel: den brik, du tager nu, afgør, hvornår du vælger næste gang.
game-by = af Ammon Anderson, Allplay
game-about = Tag en brik fra rækken, og læg den på dit stjernekort. Dens felt i rækken afgør din plads i næste runde. Forbind stjerner til stjernebilleder, og få point for asteroider, kometer, planeter, satellitter og sorte huller, hver på sin egen måde. Efter 20 brikker til hver vinder spilleren med flest point. For 1 til 4 spillere.

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
        [reconstruction] { $does } (gæt)
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
does-largest = Point efter antal stjerner i det. { $table }.
does-second = { does-largest }
does-number = Point efter, hvor mange du har. { $table }.
does-nova = Hver nova giver { $each }.
does-flat = Pr. { $tile }: { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Din største gruppe (samlet ved kanter eller hjørner) giver point efter størrelse. { $table }.
       *[no] Din største gruppe (samlet ved kanter) giver point efter størrelse. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Hver gruppe (samlet ved kanter eller hjørner) giver point efter størrelse. { $table }.
       *[no] Hver gruppe (samlet ved kanter) giver point efter størrelse. { $table }.
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
does-around-table = Pr. { $tile }: point efter, hvor mange af disse der er i de 8 ruder omkring: { $of }. { $table }.
does-beside-kinds = Pr. { $tile }: point efter, hvor mange af disse slags der er ved siden af: { $of }. { $table }.
does-around-kinds = Pr. { $tile }: point efter, hvor mange af disse slags der er i de 8 ruder omkring: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Pr. { $tile }: { $each } for hver af disse ved siden af: { $of }.
count-around = Pr. { $tile }: { $each } for hver af disse i de 8 ruder omkring: { $of }.
count-in-sight = Pr. { $tile }: { $each } for hver af disse, den ser langs sin række og kolonne: { $of }.
in-any-case =
    { $extra ->
        [base] Desuden i alle tilfælde { $base }.
        [none] Uden nogen af disse: { $none }.
       *[other] Desuden i alle tilfælde { $base }, og uden nogen af disse { $none }.
    }
sight =
    { $limit ->
        [blocked] Den ser i hver retning til kanten eller til den første af disse: { $blocked }.
       *[open] Den ser i hver retning til kanten.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Og { $bonus } mere, hvis heller ingen af disse er ved siden af: { $other }.
       *[plain] { apart }
    }
apart = Pr. { $tile }: { $each }, hvis ingen af disse er ved siden af: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Desuden { $each } pr. { $tile } med mindst 1 anden { $tile } ved siden af, uanset slags.
       *[plain] { sets }
    }
sets = Hvert sæt af forskellige slags giver point efter størrelse; gør hvert sæt så stort, du kan. { $table }.

rows-of =
    { $count ->
        [1] Solo: { $current } felter i den aktuelle række, { $next } i den næste række; { $standees } figurer; { $rounds } runder
       *[other] { $standees ->
            [one] { $count } spillere: { $current } felter i den aktuelle række, { $next } i den næste række; 1 figur til hver; { $rounds } runder
           *[other] { $count } spillere: { $current } felter i den aktuelle række, { $next } i den næste række; { $standees } figurer til hver; { $rounds } runder
        }
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
goal-points-does = For at vinde skal du have mere end { $goal } point. Dit stjernekort giver nu { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lægger en brik i { $cell }: { $tile }.
       *[other] { $seat } lægger en brik i { $cell }: { $tile }.
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
        [you] Du tager en brik fra felt { $count }: { $tile }.
       *[other] { $seat } tager en brik fra felt { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Turrækkefølge: { $order }.
did-place-alone = { did-place } Runden slutter. Brikken tilovers flyttes til felt 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Målet er overgået!
        [short] { $told } Målet er ikke overgået.
       *[over] { $told } Spillet slutter.
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
would-take-alone-all = { would-take-alone } Brikken tilovers flyttes til felt 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Læg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinder!
        [tied] { $told } Du deler sejren!
        [lost] { $told } Spillet slutter, og du vinder ikke.
        [beaten] { $told } Du overgår målet!
       *[short] { $told } Du overgår ikke målet.
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
        [you] Din tur: tag en brik fra den aktuelle række ({ $count } af { $all }).
       *[other] { $seat } tager en brik ({ $count } af { $all }).
    }
status-take-last =
    { $seat ->
        [you] Din tur: tag en brik. Det er sidste runde.
       *[other] { $seat } tager en brik. Det er sidste runde.
    }
status-place =
    { $seat ->
        [you] Din tur: læg din brik ({ $tile }) i en tom rude.
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
        [you] Du vandt med { $points }!
       *[other] { $seat } vandt med { $points }!
    }
status-over-tied = Delt sejr med { $points } hver: { $seats }!
status-over-beaten = Målet er overgået: { $points }, og du skulle have mere end { $goal }!
status-over-short = Målet er ikke overgået: { $points }, og du skulle have mere end { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den brik er ikke længere i posen. Vælg en af de viste.
refused-TT-2-4 = Den spiller har ingen figurer tilbage at stille op. Vælg en anden spiller.
refused-TT-3-1 = Der er ingen brik på det felt. Tag en brik fra den aktuelle række.
refused-TT-3-1-first = Du har ingen brik på hånden. Tag først en fra den aktuelle række.
refused-TT-3-2 = Du kan ikke lægge brikken sådan. Drej den i kvarte omgange; for at vende den skal du bruge varianten ”{ option-flip }”.
refused-TT-3-2-held = Du har allerede taget en brik. Læg den på dit stjernekort.
refused-TT-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TT-3-7 = Den rude har en brik, og lagte brikker bliver liggende. Vælg en tom rude.

## Options

option-asteroids = Asteroider: side B
option-asteroids-help = Alle spillere bruger side B af dette pointkort, ikke side A.
option-comets = Kometer: side B
option-comets-help = { option-asteroids-help }
option-planets = Planeter: side B
option-planets-help = { option-asteroids-help }
option-satellites = Satellitter: side B
option-satellites-help = { option-asteroids-help }
option-black_holes = Sorte huller: side B
option-black_holes-help = { option-asteroids-help }
option-flip = Brikker må vendes
option-flip-help = Du må lægge brikker spejlvendt.
option-first = Først i turrækkefølgen
option-first-help = Spilleren, hvis figur er først i den første turrækkefølge. De andre pladser er tilfældige.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-goal = Mål
option-goal-help = Kun solo: få flere point end dette.

## The board in text

picture-label = Rækkerne af brikker med turrækkefølgen og stjernekortene; også som tekst.
text-board = Turrækkefølge, rækker af brikker, stjernekort række for række
text-order = Turrækkefølge:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, skal handle nu
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
text-parts = Point efter slags: { $parts }.
text-constellations = Stjerner i hvert stjernebillede: { $sizes }.
text-turn = I tur nu.
text-left = Tilovers, på felt 1: { $tile }.

## Rules

rules-intro = { game-about } Bortset fra stjerner har hver slags brik et pointkort med 2 sider, der viser, hvordan den giver point.
rules-page = Hold musen over en brik i den aktuelle række for at se den turrækkefølge, den fører til; klik for at tage den. Hold musen over en tom rude for at se, hvad brikken giver der. Drej den, og klik for at lægge den. Du kan gøre alt dette med tastaturet også. Én datafil, box.toml, bestemmer, hvordan brikkerne ser ud, og hvad pointkortene giver. Hvor du ser et mærke, kan vores brikker afvige fra dine. Har du æsken, så ret filen: regler, point, billeder og denne hjælp følger med. ”tumblestar rules twinkle_twinkle --tiles” udskriver brikkerne, så du kan sammenligne med en æske.

rules-TT-1 = Indhold
rule-TT-1-1 = Æsken har { $tiles } brikker: { $star } stjerner (nogle er novaer), { $asteroid } asteroider, { $planet } planeter, { $satellite } satellitter, { $black_hole } sorte huller og { $comet } kometer.{$source} Brug dem alle, uanset hvor mange I er.
rule-TT-1-2 = Hver spiller har et stjernekort med { $cells } ruder. Det måler 5 × 4 ruder.{$review} Her har det { $columns } kolonner og { $rows } rækker.{$reconstruction} Alle stjernekort er ens.{$ruling}
rule-TT-1-3 = På en stjernebrik fører linjer fra stjernen til brikkens kanter og hjørner. Denne liste viser mønstrene af linjer, novaerne, de langsomme brikker og planeternes slags.{$reconstruction}
rule-TT-1-4 = Der er 5 pointkort, hver med en grøn og en blå side. Bogen anbefaler grøn til et første spil; blå er for øvede. Vi kalder den grønne side A og den blå side B. Æsken har 25 pointkort, 5 til hver spiller. Da der kun er 4 stjernekort, er et sæt på 5 i overskud.{$ruling}

rules-TT-2 = Opstilling
rule-TT-2-1 = Kom alle brikker i posen. Træk brikker, til den aktuelle række er fyldt, og så til den næste række, som har 1 felt færre. Begge rækker ligger åbent for alle.
rule-TT-2-2 = Læg hver langsom brik, du trækker, på det frie felt længst til højre i dens række, og fyld så videre fra venstre. Eksempel: du trækker a, langsom 1, b, langsom 2 til 4 felter; rækken bliver a, b, langsom 2, langsom 1.{$ruling} Gør det ved opstillingen i begge rækker, den aktuelle række først.{$ruling}
rule-TT-2-3 = Giv hver spiller sine figurer: { $two } med 2 spillere, { $three } med 3, { $four } med 4.
rule-TT-2-4 = Træk den første turrækkefølge blandt alle figurer. Med 2 spillere kan samme spiller få plads 1 og 2.
rule-TT-2-5 = Vælg sammen side A eller B for hvert pointkort; alle spillere bruger samme side. Enhver blanding er tilladt. Som standard er alle side A.

rules-TT-3 = En runde
rule-TT-3-1 = Figurerne handler i turrækkefølge, fra venstre mod højre. Når din figur handler, tager du en hvilken som helst brik, der er tilbage i den aktuelle række, og lægger den.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du må dreje den i kvarte omgange.{$source} Du må også vende den.{$flip_source}
           *[no] { placing } Du må dreje den i kvarte omgange.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du må vende den.{$flip_source} Du må ikke dreje den i kvarte omgange.{$source}
           *[no] { placing } Du må ikke dreje den.{$source} { placing-flip }
        }
    }
placing = Læg straks brikken i en tom rude på dit stjernekort med forsiden opad. Den behøver ikke røre ved noget.{$review}
placing-flip = Med varianten ”{ option-flip }” må du også lægge den spejlvendt.{$flip_source}
rule-TT-3-3 = Runden slutter, når hver figur har taget en brik. Sæt den nye turrækkefølge, fra venstre mod højre, efter de felter, brikkerne blev taget fra. Der er ingen lighed.
rule-TT-3-4 = Flyt brikken, der er tilovers, til det første felt i den aktuelle række, også hvis den er langsom. Ryk den næste række op bag den i samme rækkefølge. Fyld så den næste række op igen fra posen.
rule-TT-3-5 = Når den aktuelle række har den sidste rundes brikker, fylder du ikke den næste række op mere.{$ruling}
rule-TT-3-6 = Spil { $two } runder med 2 spillere, { $three } med 3 og { $four } med 4. Hver spiller lægger 20 brikker, så alle stjernekort bliver fulde i samme runde. Posen løber aldrig tør.
rule-TT-3-7 = Lagte brikker flyttes aldrig. Du må ikke melde pas eller smide en brik væk.{$ruling}

rules-TT-4 = Stjernebilleder
rule-TT-4-1 = Ved siden af betyder med fælles kant. Regler, der tæller diagonaler, siger det.
rule-TT-4-2 = En forbindelse er én lige linje fra stjerne til stjerne, over en kant eller diagonalt over et hjørne. Begge brikker skal have en linje til den kant eller det hjørne. Hvis linjer fra brikker med fælles kant mødes i et hjørne, danner de et V: ingen forbindelse. Hvis to lige diagonaler krydser hinanden i et hjørne, er det 2 adskilte forbindelser.{$ruling}
rule-TT-4-3 = Et stjernebillede er 2 eller flere stjerner, der er forbundet direkte eller gennem andre. Dets størrelse er antallet af stjerner. En nova er en stjerne i alle henseender.
rule-TT-4-4 = En forbindelse går aldrig gennem en brik uden linjer.{$ruling}

rules-TT-5 = Point
rule-TT-5-1 = Tæl point for det største stjernebillede, det næststørste og antallet af stjernebilleder, i den rækkefølge.{$review} De to største tæller også med i antallet.{$ruling} Tæl derefter novaer og så de 5 pointkort.
rule-TT-5-2 = Spilleren med flest point vinder; ved lighed deles sejren. Summen må være under nul.{$ruling} Hvis to stjernebilleder er lige store, tæller det ene som det største og det andet som det næststørste.{$ruling}
rule-TT-5-3 = Denne liste viser, hvad der giver point, og hvor mange.{$reconstruction} Find dit tal i tabellen, og få de point, der står efter det. Under det første tal får du ingen.
rule-TT-5-4 = Dette siger bogen og anmeldelser, og rettelser af datafilen bør bevare det. Undgå sorte huller, medmindre du lægger dem perfekt. Ingen side A koster point; mindst én side B gør. Byg et bælte af asteroider, omring kometer, og saml planeter, som satellitter studerer. Langsomme brikker er i gennemsnit mere værd.

rules-TT-6 = Solospil
rule-TT-6-1 = Disse soloregler er vores. Brug kortere rækker og 2 figurer, og prøv at overgå et mål.

rules-TT-7 = Eksempler
rule-TT-7-1 = En stjerne i a1 med en linje mod S og en stjerne i a2 med en linje mod N er forbundet. Mangler en af linjerne, er de det ikke.
rule-TT-7-2 = En stjerne i a1 med en linje mod SØ og en stjerne i b2 med en linje mod NV er forbundet. En linje fra a1 mod SØ og en linje fra b1 mod SV danner et V: ingen forbindelse. Hvis alle 4 brikker omkring et hjørne har en linje derind, er der 2 adskilte forbindelser.
rule-TT-7-3 = En stjerne i a1 med linje mod Ø, en planet i b1, en stjerne i c1 med linje mod V: ingen forbindelse.
rule-TT-7-4 = Spiller 1 og 2 har turrækkefølgen 1, 2, 2, 1. De tager efter tur fra felt 3, 1, 5 og 2. Den næste turrækkefølge er 2, 1, 1, 2, og brikken på felt 4 flyttes til felt 1.
rule-TT-7-5 = Efter side A i tumblestars egne tabeller giver et sort hul i et hjørne, ved siden af en asteroide og en komet, 5 point. Ved siden af en stjerne eller en nova giver det 2. To sorte huller ved siden af hinanden giver 0 hver. Sorte huller, der kun rører hinanden i et hjørne, er ikke ved siden af hinanden.
rule-TT-7-6 = Efter et spil med 4 spillere er der 14 brikker tilbage i posen. Efter tumblestars egne tabeller får en spiller, der altid går efter flest point med det samme, i gennemsnit omkring 50. En tilfældig spiller får omkring 20.

rules-ours = Vores andre afgørelser
rule-ours-1 = Træk den første turrækkefølge, før I trækker brikker.{$ruling}
rule-ours-2 = For at overgå et mål skal du have flere point, end det siger.{$ruling}
rule-ours-3 = Under et spil er de viste point stjernekortenes, som de er nu.{$ruling}
rule-ours-4 = Hvis du opgiver, har du ingen del i sejren; de andre spillere deler den.{$ruling}

## Bots

bot-greedy-help = spiller efter flest point med det samme
bot-beginner-help = tager den første brik, der straks giver næsten flest point; overser, hvor linjer kan føre hen
bot-novice-help = afvejer kun denne tur, som den har lært det; kan gå glip af et halvt point
bot-club-help = regner denne runde ud; kan gå glip af omkring et point i forhold til den bedste tur
bot-strong-help = regner denne runde ud; kan gå glip af et halvt point i forhold til den bedste tur
bot-expert-help = regner denne runde og den næste ud; kan gå glip af et halvt point
bot-master-help = regner denne runde og den næste ud, så bredt den kan

## The data file

box-expected-points = tal med deres point i anførselstegn, som ”{ $example }”
box-expected-goals = en stigende liste af point fra 1 til 127
box-expected-code = et til fire bogstaver; én * må følge
box-expected-divides = et tal, der går op i { $number }
box-table-gap = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter { $before }. Angiv { $expected } som det næste.
box-table-begin = { $file }, linje { $line }: ”{ $name }” begynder med ”{ $text }”. Begynd med { $expected } eller mindre.
box-table-beyond = { $file }, linje { $line }: i ”{ $name }” er ”{ $text }” for højt. Brug tal op til { $expected }.
box-table-more = { $file }, linje { $line }: i ”{ $name }” følger ”{ $text }” efter et punkt med +. Sæt punktet med + sidst.
box-table-end = { $file }, linje { $line }: ”{ $name }” slutter med ”{ $text }”. Tilføj punkter op til { $expected }, eller sæt + efter det sidste tal.
box-total = { $file }, linje { $line }: antallene af brikker giver i alt { $found }, ikke { $expected }. Ret dem.
box-count = { $file }, linje { $line }: ”{ $name }” er { $expected }, men brikkerne af den slags giver i alt { $found }. Angiv samme tal.
box-code-twice = { $file }, linje { $line }: ”{ $name }” er ”{ $text }”, som også er koden for { $other }. Angiv en anden kode.
box-tile-twice = { $file }, linje { $line }: ”{ $name }” er samme brik som { $other }. Angiv ét punkt med begge antal.
box-tile-name = { $file }, linje { $line }: ”{ $name }” kan ikke være navnet på en brik. Brug små bogstaver, cifre og _, et bogstav først.

## Notation

unread-order = ”{ $text }” er ikke en spiller. Skriv ”order” og et tal fra 1 til { $count }.
unread-draw = ”{ $text }” er ikke en brik. Skriv ”draw” og { $codes }.
unread-place = ”{ $text }” siger ikke, hvor brikken skal ligge. Skriv for eksempel ”{ $tile }@b4”. For 1 til 3 kvarte omgange sættes cifferet efter brikken.

## Charts

chart-rows =
    { $found ->
        [one] ”{ $text }”: stjernekortet har 1 række. Angiv { $expected }.
       *[other] ”{ $text }”: stjernekortet har { $found } rækker. Angiv { $expected }.
    }
chart-columns =
    { $found ->
        [one] Række { $row } på stjernekortet har 1 brik. Angiv { $expected }, med ”.” for en tom rude.
       *[other] Række { $row } på stjernekortet har { $found } brikker. Angiv { $expected }, med ”.” for en tom rude.
    }
chart-tile = ”{ $text }” i { $cell } er ikke en brik. Brug { $codes }, eller ”.” for en tom rude.
chart-turn = ”{ $text }” i { $cell }: sådan kan du ikke lægge en brik. Angiv 0 til 3 kvarte omgange som et ciffer.
chart-flip = ”{ $text }” i { $cell }: du må kun vende brikker med varianten ”flip” ({ $tag }).
chart-many = { $text } i { $cell } er én for meget; æsken har { $count } ({ $tag }).
score-sides = ”{ $text }” er ikke et valg af sider. Angiv A eller B for hvert af de 5 pointkort, som ”ABAAB”.
score-word = ”{ $text }” siger intet om et stjernekort. Brug kun ”sides ABAAB” eller ”flip” over et stjernekort.

## Scoring from a file

cli-scored =
    { $total ->
        [one] Stjernekort { $count }: 1 point
       *[other] Stjernekort { $count }: { $total } point
    }
cli-nothing-scored = Der er intet at tælle op i ”{ $file }”. Angiv stjernekort på 5 rækker med 4 brikker hver.

## Page

advice-brings = Giver
advice-stands = Plads i næste runde
advice-place = { NUMBER($count, useGrouping: "false") } indtil nu
advice-never = –
advice-take = Felt { $count }: { $tile }, flest point i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Point med det samme i hver briks bedste rude. Ikke medregnet: hvad der følger, og hvad de andre har tilbage.
advice-note-place = Point med det samme. Ikke medregnet: hvad der følger.

pad-total = Point: { $total }
pad-sky = Stjernebilleder og novaer
pad-references = Pointkort
pad-cell = Vælg en rude.
pad-whole = Alle ruder er fyldt. Vælg en for at skifte dens brik.
pad-tile = Hvilken brik er i { $cell }?
pad-tile-left = { $tile } ({ $count } tilbage)
pad-way = Hvordan er den drejet i { $cell }?
pad-remove = Tag væk fra { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: skift til side { $side }
pad-flip = Tillad at vende brikker
pad-no-flip = Forbyd at vende brikker
pad-too-many = { $tile }: æsken har kun { $count }, men stjernekortene har tilsammen flere (TT-1.1).
pad-many = { $count ->
        [0] Der er intet stjernekort i denne fil.
       *[other] Der er { $count } stjernekort i denne fil; blokken tager kun ét. ”tumblestar score twinkle_twinkle FIL” tæller alle op.
    }
picture-none = Der er intet stjernekort i dette billede. Kun billeder gemt af tumblestar kan læses. Indtast andre stjernekort i hånden.
picture-broken = Dette SVG-billede kan ikke læses ({ $why }). Gem det igen, eller indtast stjernekortet i hånden.
picture-box = Dette billede blev gemt med en anden box.toml ({ $digest }; her { $own }), så brikkerne kan være anderledes. Indtast stjernekortet i hånden.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Langsom brik
sign-slow-does = Den går til det frie felt længst til højre, når den kommer i en række. Hvis du tager den derfra, handler du sent i næste runde.
sign-side = Side A eller B
sign-side-does = Hvert pointkort har 2 sider med egne regler. Siden i spil er den samme for alle spillere. Side A er til et første spil.
sign-standee = Figur
sign-standee-does = Den står, hvor dens spiller tog en brik. I næste runde handler figurerne fra venstre mod højre.
sign-left = Brik tilovers
sign-left-does = Den flyttes til felt 1 til næste runde; den næste række rykker op bag den.
sign-rank = Tal på en stjerne
sign-rank-does = Dens stjernebilledes plads efter størrelse på dette stjernekort: 1 er det største, 2 det næststørste.
sign-refused = Ingen forbindelse
sign-refused-does = Linjer fra brikker med fælles kant mødes her i et hjørne: et V, ingen forbindelse.
sign-round = Runde
sign-bag = Pose
sign-bag-does = De brikker, der endnu ikke er trukket.
now-points = { $points } nu.
now-best = En til kan gøre det til { $points }.
now-most = En til kan ikke give mere.
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
evaluator-ending = gennemsøgning af alle ture til spillets slutning

## Kinds of chance, for statistics

chance-of-tile = Brikker fra posen
chance-of-order = Næste spiller i den første turrækkefølge
mistake-few = lade en brik ligge, der giver mere
mistake-late = for sen plads i turrækkefølgen
mistake-needed = lade andre få deres bedste brik
mistake-tile = vælge den forkerte brik
mistake-link = udelade en forbindelse
mistake-harm = lægge en brik, hvor den koster point
mistake-points = lægge en brik for for få point
mistake-turn = dreje en brik forkert
mistake-line = lukke en stjernes linje
mistake-middle = bruge en rude med plads omkring
mistake-tight = lægge en brik, hvor der er lidt plads
mistake-cell = vælge den forkerte rude
why-points = Det giver straks { $better }, ikke { $taken }.
why-kept =
    { $taken ->
        [one] Det holder { $cell } fri. Den rude har 1 tom rude omkring sig, denne { $better }.
       *[other] Det holder { $cell } fri. Den rude har { $taken } tomme ruder omkring sig, denne { $better }.
    }
why-less =
    { $count ->
        [one] Det giver straks 1 point mindre.
       *[other] Det giver straks { $count } point mindre.
    }
why-first = Et tidligere valg i den næste række hjælper: { $tile } ville give { $better }, den næstbedste brik { $taken }.
why-cell = I { $cell } giver den straks { $better }, den anden brik { $taken }.
why-best = I { $cell } giver den straks { $better }, den anden brik højst { $taken }.
why-order = I næste runde kommer dens felt før { $names }.
why-needed =
    { $count ->
        [one] { $name } kan få 1 point mere med den end med nogen anden brik.
       *[other] { $name } kan få { $count } point mere med den end med nogen anden brik.
    }
why-link = Dens stjernebillede har så { $better } stjerner, ikke { $taken }.
why-lines =
    { $better ->
        [one] Det holder 1 linje åben, ikke { $taken }.
       *[other] Det holder { $better } linjer åbne, ikke { $taken }.
    }
why-room =
    { $better ->
        [one] Denne rude har 1 tom rude omkring sig, den anden { $taken }.
       *[other] Denne rude har { $better } tomme ruder omkring sig, den anden { $taken }.
    }
why-row = Den bedste brik i rækkerne giver så { $better }, ikke { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: tom
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

example-kinds = Stjerner med linjer, en nova, en asteroide, en satellit, et sort hul, en komet og planeter af 3 slags.
example-slow = Du trækker en asteroide, en langsom klippeplanet, en komet og en langsom gasplanet, i denne rækkefølge. De langsomme brikker går til højre.
example-take = En figur står på felt 4, hvor en brik blev taget. Nu må du tage enhver anden brik i den aktuelle række.
example-next-order = Spiller 1, 2 og 3 tog fra felt 4, 2 og 1. Den næste turrækkefølge er 3, 2, 1, og brikken tilovers flyttes til felt 1.
example-stays = Læg brikken i en hvilken som helst tom rude. Den flyttes aldrig igen.
example-beside = Satellitten har en klippeplanet ved siden af sig. En brik, der kun rører den i et hjørne, er ikke ved siden af.
example-links = En forbindelse over en kant, en forbindelse over et hjørne, og et V: ingen forbindelse.
example-size = Et stjernebillede med 3 stjerner. En af dem er en nova, som også giver point for sig selv.
example-between = En forbindelse går aldrig gennem en brik uden linjer.
example-in-order = Stjernebilleder med 3 og 2 stjerner. Begge tæller med i antallet af stjernebilleder.
example-asteroids = Grupper på 2, 2 og 1. Side A giver point for den største, side B for hver.
example-comets = Side A tæller 3 stjerner omkring kometen. Side B tæller 3 forskellige slags omkring den.
example-planets = Side A tæller planeterne. Side B giver point for et sæt på 3 slags og et sæt på 1; de to planeter ved siden af hinanden koster point.
example-satellites = Side A tæller 1 planet ved siden af satellitten. Side B tæller begge planeter langs dens række og kolonne.
example-black-holes = Side A: bedst uden stjerne, planet eller sort hul ved siden af. Side B: bedst med asteroider, kometer og satellitter ved siden af.
example-alone = Solo: rækker med 3 og 2 felter; begge figurer er dine.
example-both-lines = Begge linjer er der: en forbindelse. Så er den ene brik drejet væk: ingen forbindelse.
example-crossing = En forbindelse lige over et hjørne, et V (ingen forbindelse) og to diagonaler, der krydser: 2 adskilte forbindelser.
example-planet-between = { example-between }
example-two-players = Først er turrækkefølgen 1, 2, 2, 1, derefter 2, 1, 1, 2.
example-holes = Ved siden af en asteroide og en komet; ved siden af en stjerne; ved siden af hinanden; kun hjørne mod hjørne.
example-goal = Med 35 point overgår du ikke et mål på 35, med 36 gør du.
summary-round = En runde
summary-round-1 = Tag i turrækkefølge en brik fra den aktuelle række, og læg den straks.
summary-round-2 = De felter, brikkerne blev taget fra, giver den næste turrækkefølge, fra venstre mod højre.
summary-round-3 = Brikken tilovers flyttes til felt 1, og den næste række rykker op bag den. Fyld den næste række op igen; langsomme brikker går til højre.
summary-place = At lægge
summary-place-1 = Læg brikken i en tom rude på dit stjernekort, drejet som du vil. Den flyttes aldrig igen.
summary-place-2 = Linjer, der mødes over en kant eller lige over et hjørne, danner en forbindelse.
summary-place-3 = To eller flere forbundne stjerner er et stjernebillede.
summary-points = Point
summary-points-1 = Største stjernebillede, næststørste, antal stjernebilleder, novaer.
summary-points-2 = Asteroider, kometer, planeter, satellitter og sorte huller giver point efter side A eller B; se tabellerne i reglerne.
summary-points-3 = Ved siden af betyder med fælles kant. Kometer tæller de 8 ruder omkring sig.
summary-end = Spillets slutning
summary-end-1 = Spillet slutter, når alle stjernekort er fulde, efter 20 brikker til hver. Flest point vinder; ved lighed deles sejren.
summary-end-2 = Solo: 2 figurer, 10 runder og et mål at overgå.

## The tutorial

tutorial-goal = Fyld dit stjernekort med 20 brikker. Få flere point end Zoe.
tutorial-rows = Du tager brikker fra den aktuelle række; den næste række viser, hvad der kommer.
tutorial-take = En tur har 2 trin: tag en brik, og læg den så. Tag stjernen fra felt 2.
tutorial-take-other = Det er tilladt, men tag i denne lektion den markerede brik.
tutorial-place = Du må bruge enhver tom rude, og brikken flyttes aldrig igen. Læg den i b3.
tutorial-place-other = Det er tilladt, men vælg i denne lektion den markerede rude.
tutorial-order = Med 2 spillere har hver 2 figurer og tager 2 brikker pr. runde. I næste runde handler figurerne fra venstre mod højre, efter de felter, de tog fra.
tutorial-slow = En langsom brik har et timeglas og går længst til højre i sin række. Den er ofte mere værd, men du handler sent i næste runde. Tag denne gasplanet.
tutorial-hole-early = Det er tilladt, men et sort hul giver kun mange point på det rette sted, som du skal se senere. I denne lektion tager du gasplaneten.
tutorial-planet = Din første planet giver 2 point, hver ekstra planet flere. Den har ingen linjer. Læg den i d2.
tutorial-round = Runden er slut. Det sorte hul, der var tilovers, blev flyttet til felt 1, og den næste række rykkede op bag det. Af de nye brikker gik den langsomme længst til højre.
tutorial-second = Zoe tog fra felt 1, så hun handlede først. Tag nu stjernen fra felt 2.
tutorial-link = To stjerner er forbundet, hvis deres linjer mødes ved kanten mellem dem. Du må dreje brikken. Læg den i b2 med en linje ned til din stjerne.
tutorial-link-other = Det er tilladt, men ingen linje ville møde din stjerne. Læg den over stjernen med en linje ned.
tutorial-satellite = To forbundne stjerner er et stjernebillede. En satellit studerer planeter. Tag satellitten.
tutorial-satellite-place = En satellit giver 2 point for hver planet ved siden af. Ved siden af betyder altid med fælles kant. Læg den i d3, under planeten.
tutorial-sat-other = Det er tilladt, men satellitten ville ingen planet have ved siden af. Læg den under gasplaneten.
tutorial-first-points = Du har allerede 6 point: 2 for hver af de tre: stjernebilledet, planeten og satellitten. Stjernekortets symboler viser, hvad der giver point, og hvor mange.
tutorial-later = Nogle runder senere har dit stjernekort 12 brikker. Din satellit har nu en planet over sig og en under sig.
tutorial-largest = Jo flere stjerner i dit største stjernebillede, jo flere point. Tag stjernen fra felt 2.
tutorial-corner = Forbindelser går også over et hjørne. Stjernen i b2 har en linje op mod højre. Læg den nye stjerne i c1, så linjerne mødes.
tutorial-corner-other = Det er tilladt, men de to linjer ville ikke mødes. Brug den markerede rude, med en linje ned mod venstre.
tutorial-three-scores = Dine 4 forbundne stjerner giver 6 point. Det næststørste stjernebillede og antallet af stjernebilleder giver også point.
tutorial-asteroid = Asteroider giver point efter den største gruppe, forbundet ved kanter. Tag asteroiden fra felt 1.
tutorial-belt = En gruppe på to giver 3 point, en gruppe på tre 6. Læg den i a3, under de to andre.
tutorial-belt-other = Det er tilladt, men i denne lektion skal den ligge under de to andre asteroider, så de tre danner en gruppe.
tutorial-comet = Du tog fra felt 1 og 2, så du handler to gange før Zoe. Begynd med kometen.
tutorial-comet-place = En komet giver 1 point for hver stjerne i de 8 ruder omkring den, også diagonalt. Læg den i c3, blandt 4 stjerner.
tutorial-comet-other = Det er tilladt, men den markerede rude har flere stjerner omkring sig: 4.
tutorial-hole = Et sort hul giver 2 point, hvis intet andet er ved siden af. Det giver 3 mere, hvis der heller ikke er en stjerne eller planet ved siden af. Tag det.
tutorial-hole-place = I hjørnet a5 er kun en komet ved siden af. Læg det der.
tutorial-hole-other = Det er tilladt, men en stjerne, en planet eller et andet sort hul ville være ved siden af, eller kunne snart være det. Vælg den markerede rude.
tutorial-five = Du får 5 point, det meste et sort hul kan give. Læg fra nu af ingen stjerne og ingen planet i b5.
tutorial-last = Dette er den sidste runde: du har 2 tomme ruder. Der følger ingen turrækkefølge, så langsomme brikker koster dig intet.
tutorial-nova = En nova er en stjerne, der giver 2 point for sig selv. Novaer er altid langsomme. Tag novaen fra felt 5.
tutorial-nova-place = Stjernen i c1 har en linje mod højre. Læg novaen i d1, så de to er forbundet.
tutorial-nova-other = Det er tilladt, men ingen af novaens linjer ville møde dit stjernebillede. Læg den i den markerede rude med en linje mod venstre.
tutorial-third-planet = Dine 5 forbundne stjerner giver 8 point. Tre planeter giver 9 point, to kun 5. Tag nu klippeplaneten.
tutorial-end = Dit stjernekort er fuldt, og du vandt 47-16! Pointkortene har også en side B, til senere.
deed-place = Læg i { $cell }
deed-take = Tag denne brik
touch-place = Tryk på en rude.
touch-take = Tryk på en brik.
