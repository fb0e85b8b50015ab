### The words of Twinkle Twinkle in Swedish. Arguments as in en/twinkle_twinkle.ftl, which explains them.
### Directions are those of a Swedish compass: N, NO, O, SO, S, SV, V, NV.

## The game

game-name = Twinkle Twinkle
game-tagline = Bygg en natthimmel: brickan du tar nu avgör när du väljer nästa gång.
game-by = av Ammon Anderson, Allplay
game-about = Ta en bricka ur raden och lägg den i din stjärnkarta. Dess fält i raden avgör din plats i nästa runda. Länka ihop stjärnor till stjärnbilder, och få poäng för asteroider, kometer, planeter, satelliter och svarta hål, var och en på sitt sätt. När alla har lagt 20 brickor vinner spelaren med flest poäng. För 1 till 4 spelare.

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
        [reconstruction] { $does } (gissning)
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
does-largest = Poäng efter antalet stjärnor i den. { $table }.
does-second = { does-largest }
does-number = Poäng efter hur många du har. { $table }.
does-nova = Varje nova ger { $each }.
does-flat = Varje { $tile } ger { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Din största grupp (som hänger ihop över kanter eller hörn) ger poäng efter sin storlek. { $table }.
       *[no] Din största grupp (som hänger ihop över kanter) ger poäng efter sin storlek. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Varje grupp (som hänger ihop över kanter eller hörn) ger poäng efter sin storlek. { $table }.
       *[no] Varje grupp (som hänger ihop över kanter) ger poäng efter sin storlek. { $table }.
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
does-beside-table = Varje { $tile } ger poäng efter hur många av dessa som ligger intill: { $of }. { $table }.
does-around-table = Varje { $tile } ger poäng efter hur många av dessa som ligger i de 8 rutorna runt om: { $of }. { $table }.
does-beside-kinds = Varje { $tile } ger poäng efter hur många av dessa sorter som ligger intill: { $of }. { $table }.
does-around-kinds = Varje { $tile } ger poäng efter hur många av dessa sorter som ligger i de 8 rutorna runt om: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Varje { $tile } ger { $each } för var och en av dessa intill: { $of }.
count-around = Varje { $tile } ger { $each } för var och en av dessa i de 8 rutorna runt om: { $of }.
count-in-sight = Varje { $tile } ger { $each } för var och en av dessa som syns längs rad och kolumn: { $of }.
in-any-case =
    { $extra ->
        [base] Dessutom alltid { $base }.
        [none] Utan någon av dessa: { $none }.
       *[other] Dessutom alltid { $base }, och { $none } utan någon av dessa.
    }
sight =
    { $limit ->
        [blocked] I varje riktning når sikten till kanten, eller till den första av dessa: { $blocked }.
       *[open] I varje riktning når sikten till kanten.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Det blir { $bonus } till om inte heller någon av dessa ligger intill: { $other }.
       *[plain] { apart }
    }
apart = Varje { $tile } ger { $each } om ingen av dessa ligger intill: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Dessutom { $each } för varje { $tile } med minst 1 { $tile } av valfri sort intill.
       *[plain] { sets }
    }
sets = Varje uppsättning av olika sorter ger poäng efter sin storlek; gör varje uppsättning så stor du kan. { $table }.

rows-of =
    { $count ->
        [1] Solo: { $current } fält i den aktuella raden, { $next } i nästa rad; { $standees } figurer; { $rounds } rundor
       *[other] { $standees ->
            [one] { $count } spelare: { $current } fält i den aktuella raden, { $next } i nästa rad; { $standees } figur var; { $rounds } rundor
           *[other] { $count } spelare: { $current } fält i den aktuella raden, { $next } i nästa rad; { $standees } figurer var; { $rounds } rundor
        }
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
goal-points-does = För att vinna måste du få mer än { $goal } poäng. Din karta ger nu { $points }.

## Log

seat-places =
    { $seat ->
        [you] Du lägger en bricka i { $cell }: { $tile }.
       *[other] { $seat } lägger en bricka i { $cell }: { $tile }.
    }
did-order = Plats { $count } i den första turordningen: { $seat }.
did-order-all = { did-order } Turordning: { $order }.
did-draw =
    { $row ->
        [current] Fält { $count } i den aktuella raden: { $tile }.
       *[next] Fält { $count } i nästa rad: { $tile }.
    }
did-take =
    { $seat ->
        [you] Du tar en bricka från fält { $count }: { $tile }.
       *[other] { $seat } tar en bricka från fält { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Turordning: { $order }.
did-place-alone = { did-place } Rundan är slut. Brickan som blev kvar flyttas till fält 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Målet är klarat!
        [short] { $told } Målet är inte klarat.
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
would-take-alone-all = { would-take-alone } Brickan som blir kvar flyttas till fält 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Lägg i { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Du vinner!
        [tied] { $told } Du delar på segern!
        [lost] { $told } Spelet är slut, och du vinner inte.
        [beaten] { $told } Du klarar målet!
       *[short] { $told } Du klarar inte målet.
    }
would-resign = Ge upp: de andra delar på segern.

## Status

status-setup = Förberedelser
round = Runda { $count } av { $most }
status-take =
    { $seat ->
        [you] Din tur: ta en bricka ur den aktuella raden.
       *[other] { $seat } tar en bricka.
    }
status-take-standee =
    { $seat ->
        [you] Din tur: ta en bricka ur den aktuella raden ({ $count } av { $all }).
       *[other] { $seat } tar en bricka ({ $count } av { $all }).
    }
status-take-last =
    { $seat ->
        [you] Din tur: ta en bricka. Det är sista rundan.
       *[other] { $seat } tar en bricka. Det är sista rundan.
    }
status-place =
    { $seat ->
        [you] Din tur: lägg brickan i en tom ruta ({ $tile }).
       *[other] { $seat } lägger en bricka ({ $tile }).
    }
status-type-order = Vems figur har plats { $count } i den första turordningen?
status-type-draw =
    { $row ->
        [current] Vilken bricka dras till den aktuella raden?
       *[next] Vilken bricka dras till nästa rad?
    }
status-over-won =
    { $seat ->
        [you] Du vann med { $points }!
       *[other] { $seat } vann med { $points }!
    }
status-over-tied = Delad seger med { $points } var: { $seats }!
status-over-beaten = Målet klarat: { $points }, och du behövde mer än { $goal }!
status-over-short = Målet inte klarat: { $points }, och du behövde mer än { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Den brickan är inte längre i påsen. Välj en som erbjuds.
refused-TT-2-4 = Den spelaren har ingen figur kvar att placera. Välj en annan spelare.
refused-TT-3-1 = Det finns ingen bricka på det fältet. Ta en bricka ur den aktuella raden.
refused-TT-3-1-first = Du har ingen bricka i handen. Ta först en ur den aktuella raden.
refused-TT-3-2 = Du kan inte lägga brickan så. Vrid den i kvartsvarv; för att vända den krävs alternativet ”{ option-flip }”.
refused-TT-3-2-held = Du har redan tagit en bricka. Lägg den i din karta.
refused-TT-3-6 = Spelet är slut. Stega igenom det, eller spela igen.
refused-TT-3-7 = Den rutan har en bricka, och lagda brickor ligger kvar. Välj en tom ruta.

## Options

option-asteroids = Asteroider: sida B
option-asteroids-help = Alla spelare använder sida B av detta poängkort, inte sida A.
option-comets = Kometer: sida B
option-comets-help = { option-asteroids-help }
option-planets = Planeter: sida B
option-planets-help = { option-asteroids-help }
option-satellites = Satelliter: sida B
option-satellites-help = { option-asteroids-help }
option-black_holes = Svarta hål: sida B
option-black_holes-help = { option-asteroids-help }
option-flip = Brickor får vändas
option-flip-help = Du får lägga brickor som spegelbilder.
option-first = Först i turordningen
option-first-help = Spelaren vars figur är först i den första turordningen. De andra platserna lottas.
option-first-0 = lottas
option-first-seat = plats { $count }
option-goal = Mål
option-goal-help = Bara solo: få fler poäng än så här.

## The board in text

picture-label = Raderna av brickor med turordningen, och alla stjärnkartor; finns även som text.
text-board = Turordning, rader av brickor, kartor rad för rad
text-order = Turordning:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, på tur nu
        [done] { $count }: { $seat }, har redan spelat
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
text-parts = Poäng per kategori: { $parts }.
text-constellations = Stjärnor i varje stjärnbild: { $sizes }.
text-turn = På tur nu.
text-left = Blev kvar, på fält 1: { $tile }.

## Rules

rules-intro = { game-about } Alla sorters brickor utom stjärnor har ett poängkort med 2 sidor, som visar hur de ger poäng.
rules-page = Peka på en bricka i den aktuella raden för att se vilken turordning den leder till; klicka för att ta den. Peka på en tom ruta för att se vad brickan ger där. Vrid den och klicka för att lägga den. Allt går även med tangentbordet. En datafil, box.toml, säger hur brickorna ser ut och hur poängkorten ger poäng. Där du ser ett märke kan våra brickor skilja sig från dina. Om du äger spelet kan du rätta filen: regler, poäng, bilder och denna hjälp följer med. ”tumblestar rules twinkle_twinkle --tiles” skriver ut brickorna så att du kan jämföra med ett spel.

rules-TT-1 = Innehåll
rule-TT-1-1 = Lådan har { $tiles } brickor: { $star } stjärnor (några är novor), { $asteroid } asteroider, { $planet } planeter, { $satellite } satelliter, { $black_hole } svarta hål och { $comet } kometer.{$source} Använd alla, oavsett hur många ni är.
rule-TT-1-2 = Varje spelare har en stjärnkarta med { $cells } rutor. Den mäter 5 × 4 rutor.{$review} Här har den { $columns } kolumner och { $rows } rader.{$reconstruction} Alla kartor är lika.{$ruling}
rule-TT-1-3 = På en stjärnbricka går streck från stjärnan till kanter och hörn på brickan. Denna lista visar strecken, novorna, de långsamma brickorna och sorterna av planeter.{$reconstruction}
rule-TT-1-4 = Det finns 5 poängkort, vart och ett med en grön och en blå sida. Regelboken rekommenderar grön för ett första parti; blå är för vana spelare. Vi kallar grön sida A och blå sida B. Lådan har 25 poängkort, 5 per spelare. Eftersom det bara finns 4 kartor är en uppsättning om 5 i reserv.{$ruling}

rules-TT-2 = Förberedelser
rule-TT-2-1 = Lägg alla brickor i påsen. Dra brickor och fyll den aktuella raden, sedan nästa rad, som har 1 fält mindre. Båda raderna är öppna för alla.
rule-TT-2-2 = Lägg varje långsam bricka du drar på det lediga fältet längst till höger i sin rad, och fortsätt sedan att fylla på från vänster. Exempel: du drar a, långsam 1, b, långsam 2 till 4 fält; raden blir a, b, långsam 2, långsam 1.{$ruling} Vid förberedelserna gäller det båda raderna, den aktuella raden först.{$ruling}
rule-TT-2-3 = Ge varje spelare sina figurer: { $two } med 2 spelare, { $three } med 3, { $four } med 4.
rule-TT-2-4 = Lotta den första turordningen bland alla figurer. Med 2 spelare kan samma spelare ha plats 1 och 2.
rule-TT-2-5 = Välj tillsammans sida A eller B av varje poängkort; alla spelare använder samma sida. Valfri blandning är tillåten. Annars gäller sida A för alla.

rules-TT-3 = En runda
rule-TT-3-1 = Figurerna spelar i turordning, från vänster till höger. När din står på tur tar du en valfri bricka som är kvar i den aktuella raden och lägger den.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Du får vrida den i kvartsvarv.{$source} Du får också vända den.{$flip_source}
           *[no] { placing } Du får vrida den i kvartsvarv.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Du får vända den.{$flip_source} Du får inte vrida den i kvartsvarv.{$source}
           *[no] { placing } Du får inte vrida den.{$source} { placing-flip }
        }
    }
placing = Lägg genast brickan i en valfri tom ruta i din karta, med framsidan upp. Den behöver inte röra vid något.{$review}
placing-flip = Med alternativet ”{ option-flip }” får du också lägga den som sin spegelbild.{$flip_source}
rule-TT-3-3 = Rundan är slut när varje figur har tagit en bricka. Den nya turordningen följer fälten som brickorna togs från, från vänster till höger. Lika kan det inte bli.
rule-TT-3-4 = Flytta brickan som blev kvar till det första fältet i den aktuella raden, även om den är långsam. Flytta fram nästa rad efter den, i sin ordning. Fyll sedan på nästa rad ur påsen.
rule-TT-3-5 = När den aktuella raden har den sista rundans brickor fyller du inte längre på nästa rad.{$ruling}
rule-TT-3-6 = Spela { $two } rundor med 2 spelare, { $three } med 3 och { $four } med 4. Varje spelare lägger 20 brickor, så alla kartor är fulla i samma runda. Påsen tar aldrig slut.
rule-TT-3-7 = Lagda brickor flyttas aldrig. Du får inte passa eller kassera.{$ruling}

rules-TT-4 = Stjärnbilder
rule-TT-4-1 = Intill betyder att dela en kant. Regler som räknar diagonaler säger det uttryckligen.
rule-TT-4-2 = En länk är en rak linje från stjärna till stjärna, över en kant eller diagonalt över ett hörn. Båda brickorna måste ha ett streck till den kanten eller det hörnet. Om streck från brickor som delar en kant möts i ett hörn bildar de ett V: ingen länk. Om två raka diagonaler korsas i ett hörn är de 2 skilda länkar.{$ruling}
rule-TT-4-3 = En stjärnbild är 2 eller fler stjärnor som är länkade direkt eller genom andra. Dess storlek är antalet stjärnor. En nova är en stjärna i alla avseenden.
rule-TT-4-4 = En länk går aldrig genom en bricka utan streck.{$ruling}

rules-TT-5 = Poäng
rule-TT-5-1 = Räkna den största stjärnbilden, den näst största och antalet stjärnbilder, i denna ordning.{$review} De två största räknas också in i antalet.{$ruling} Räkna sedan novor och därefter de 5 poängkorten.
rule-TT-5-2 = Spelaren med flest poäng vinner; vid lika delas segern. Summan kan bli mindre än noll.{$ruling} Om två stjärnbilder är lika stora räknas den ena som den största och den andra som den näst största.{$ruling}
rule-TT-5-3 = Denna lista säger vad som ger poäng, och hur mycket.{$reconstruction} Sök ditt antal i en tabell och ta poängen efter det. Under det första antalet får du inget.
rule-TT-5-4 = Så här säger regelboken och recensioner, och rättelser i datafilen bör följa det. Undvik svarta hål om du inte kan lägga dem perfekt. Ingen sida A kostar poäng; minst en sida B gör det. Bygg ett bälte av asteroider, omge kometer och samla planeter, som satelliter studerar. Långsamma brickor är värda mer i snitt.

rules-TT-6 = Solo
rule-TT-6-1 = Soloreglerna är våra egna. Använd kortare rader och 2 figurer, och försök klara ett mål.

rules-TT-7 = Exempel
rule-TT-7-1 = En stjärna i a1 med ett streck åt S och en stjärna i a2 med ett streck åt N är länkade. Saknas något av strecken är de det inte.
rule-TT-7-2 = En stjärna i a1 med ett streck åt SO och en stjärna i b2 med ett streck åt NV är länkade. Ett streck från a1 åt SO och ett från b1 åt SV bildar ett V: ingen länk. Om alla 4 brickor runt ett hörn har ett streck in i det blir det 2 skilda länkar.
rule-TT-7-3 = En stjärna i a1 med streck åt O, en planet i b1, en stjärna i c1 med streck åt V: ingen länk.
rule-TT-7-4 = Spelare 1 och 2 har turordningen 1, 2, 2, 1. De tar från fält 3, 1, 5 och 2, i tur och ordning. Nästa turordning är 2, 1, 1, 2, och brickan på fält 4 flyttas till fält 1.
rule-TT-7-5 = Enligt sida A i tumblestars egna tabeller ger ett svart hål i ett hörn, intill en asteroid och en komet, 5 poäng. Intill en stjärna eller nova ger det 2. Två svarta hål intill varandra ger 0 var. Svarta hål som bara möts i ett hörn ligger inte intill varandra.
rule-TT-7-6 = Efter ett parti med 4 spelare är 14 brickor kvar i påsen. Enligt tumblestars egna tabeller får en spelare som jagar flest poäng genast omkring 50 i snitt. En slumpmässig spelare får omkring 20.

rules-ours = Övriga tolkningar
rule-ours-1 = Lotta den första turordningen innan du drar några brickor.{$ruling}
rule-ours-2 = För att klara ett mål måste du få fler poäng än det anger.{$ruling}
rule-ours-3 = Poängen som visas under spelet gäller kartorna som de ser ut just då.{$ruling}
rule-ours-4 = Om du ger upp har du ingen del i segern; de andra spelarna delar på den.{$ruling}

## Bots

bot-greedy-help = spelar för flest poäng genast
bot-beginner-help = tar den första bricka som genast ger nästan flest poäng; förbiser vart streck kan leda
bot-novice-help = väger bara denna tur, som den har lärt sig; kan missa den bästa turen med omkring en halv poäng
bot-club-help = räknar ut denna runda; kan missa bästa turen med omkring en poäng
bot-strong-help = räknar ut denna runda; kan missa bästa turen med en halv poäng
bot-expert-help = räknar ut denna runda och nästa; kan missa bästa turen med en halv poäng
bot-master-help = räknar ut denna runda och nästa så brett den kan

## The data file

box-expected-points = tal med sina poäng inom citattecken, till exempel ”{ $example }”
box-expected-goals = en lista med poäng från 1 till 127, stigande
box-expected-code = en till fyra bokstäver; ett * får följa
box-expected-divides = ett tal som delar { $number }
box-table-gap = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på { $before }. Ange { $expected } härnäst.
box-table-begin = { $file }, rad { $line }: ”{ $name }” börjar med ”{ $text }”. Börja med { $expected } eller mindre.
box-table-beyond = { $file }, rad { $line }: i ”{ $name }” är ”{ $text }” för högt. Använd tal upp till { $expected }.
box-table-more = { $file }, rad { $line }: i ”{ $name }” följer ”{ $text }” på en post med +. Sätt posten med + sist.
box-table-end = { $file }, rad { $line }: ”{ $name }” slutar med ”{ $text }”. Lägg till poster upp till { $expected }, eller sätt + efter det sista talet.
box-total = { $file }, rad { $line }: antalen brickor är sammanlagt { $found }, inte { $expected }. Rätta dem.
box-count = { $file }, rad { $line }: ”{ $name }” är { $expected }, men brickorna av den sorten är sammanlagt { $found }. Ange samma tal.
box-code-twice = { $file }, rad { $line }: ”{ $name }” är ”{ $text }”, som också är koden för { $other }. Ange en annan kod.
box-tile-twice = { $file }, rad { $line }: ”{ $name }” är samma bricka som { $other }. Ange en post med båda antalen.
box-tile-name = { $file }, rad { $line }: ”{ $name }” kan inte vara namnet på en bricka. Använd små bokstäver, siffror och _, med en bokstav först.

## Notation

unread-order = ”{ $text }” är ingen spelare. Skriv ”order” och ett tal från 1 till { $count }.
unread-draw = ”{ $text }” är ingen bricka. Skriv ”draw” och en av { $codes }.
unread-place = ”{ $text }” säger inte var brickan ska ligga. Skriv till exempel ”{ $tile }@b4”. För 1 till 3 kvartsvarv sätter du siffran efter brickan.

## Charts

chart-rows =
    { $found ->
        [one] ”{ $text }”: kartan har { $found } rad. Ange { $expected }.
       *[other] ”{ $text }”: kartan har { $found } rader. Ange { $expected }.
    }
chart-columns =
    { $found ->
        [one] Rad { $row } i kartan har { $found } bricka. Ange { $expected }, med ”.” för en tom ruta.
       *[other] Rad { $row } i kartan har { $found } brickor. Ange { $expected }, med ”.” för en tom ruta.
    }
chart-tile = ”{ $text }” i { $cell } är ingen bricka. Använd en av { $codes }, eller ”.” för en tom ruta.
chart-turn = ”{ $text }” i { $cell }: du kan inte lägga en bricka så. Ange 0 till 3 kvartsvarv som siffra.
chart-flip = ”{ $text }” i { $cell }: du får vända brickor bara med alternativet ”flip” ({ $tag }).
chart-many = { $text } i { $cell } är en för mycket; spelet har { $count } ({ $tag }).
score-sides = ”{ $text }” är inget val av sidor. Ange A eller B för vart och ett av de 5 poängkorten, till exempel ”ABAAB”.
score-word = ”{ $text }” säger inget om en karta. Skriv bara ”sides ABAAB” eller ”flip” ovanför en karta.

## Scoring from a file

cli-scored =
    { $total ->
        [one] Karta { $count }: { $total } poäng
       *[other] Karta { $count }: { $total } poäng
    }
cli-nothing-scored = Inget att räkna i ”{ $file }”. Ange kartor med 5 rader om 4 brickor.

## Page

advice-brings = Ger
advice-stands = Plats i nästa runda
advice-place = { NUMBER($count, useGrouping: "false") } hittills
advice-never = –
advice-take = Fält { $count }: { $tile }, flest poäng i { $cell }
advice-lay = I { $cell }: { $tile }
advice-note-take = Poäng genast för varje bricka i dess bästa ruta. Räknas inte: vad som följer, och vad som blir kvar åt de andra.
advice-note-place = Poäng genast. Räknas inte: vad som följer.

pad-total = Poäng: { $total }
pad-sky = Stjärnbilder och novor
pad-references = Poängkort
pad-cell = Välj en ruta.
pad-whole = Alla rutor är fyllda. Välj en för att byta dess bricka.
pad-tile = Vilken bricka ligger i { $cell }?
pad-tile-left = { $tile } ({ $count } kvar)
pad-way = Hur är den vriden i { $cell }?
pad-remove = Ta bort från { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: byt till sida { $side }
pad-flip = Tillåt att brickor vänds
pad-no-flip = Förbjud att brickor vänds
pad-too-many = { $tile }: lådan har bara { $count }, men kartorna har tillsammans fler (TT-1.1).
pad-many = { $count ->
        [0] Det finns ingen karta i den här filen.
       *[other] Det finns { $count } kartor i den här filen; blocket tar bara en. ”tumblestar score twinkle_twinkle FIL” räknar alla.
    }
picture-none = Det finns ingen karta i den här bilden. Bara bilder som tumblestar har sparat kan läsas. Mata in andra kartor för hand.
picture-broken = Den här SVG-bilden kan inte läsas ({ $why }). Spara den igen, eller mata in kartan för hand.
picture-box = Den här bilden sparades med en annan box.toml ({ $digest }; här { $own }), så dess brickor kan skilja sig. Mata in kartan för hand.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Långsam bricka
sign-slow-does = Den går till det lediga fältet längst till höger när den kommer in i en rad. Om du tar den därifrån kommer du sent i nästa runda.
sign-side = Sida A eller B
sign-side-does = Varje poängkort har 2 sidor med egna regler. Sidan i spel är densamma för alla spelare. Sida A är för ett första parti.
sign-standee = Figur
sign-standee-does = Den står där dess spelare tog en bricka. I nästa runda spelar figurerna från vänster till höger.
sign-left = Bricka som blev kvar
sign-left-does = Den flyttas till fält 1 inför nästa runda; nästa rad flyttas fram efter den.
sign-rank = Siffra på en stjärna
sign-rank-does = Stjärnbildens plats efter storlek i denna karta: 1 är den största stjärnbilden, 2 den näst största.
sign-refused = Ingen länk
sign-refused-does = Här möts streck från brickor som delar en kant i ett hörn: ett V, ingen länk.
sign-round = Runda
sign-bag = Påse
sign-bag-does = Brickorna som ännu inte har dragits.
now-points = { $points } nu.
now-best = En till kan höja det till { $points }.
now-most = En till kan inte höja det.
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
chance-of-order = Nästa spelare i den första turordningen
mistake-few = lämnade en bricka som ger mer
mistake-late = för sen plats i turordningen
mistake-needed = lämnade andra deras bästa bricka
mistake-tile = valde fel bricka
mistake-link = utelämnade en länk
mistake-harm = lade en bricka där den kostar poäng
mistake-points = lade en bricka för för få poäng
mistake-turn = vred en bricka fel
mistake-line = stängde ett streck från en stjärna
mistake-middle = tog en ruta med plats omkring sig
mistake-tight = lade en bricka där den har ont om plats
mistake-cell = valde fel ruta
why-points = Det ger { $better } genast, inte { $taken }.
why-kept =
    { $taken ->
        [one] Det håller { $cell } fri. Den rutan har { $taken } tom ruta runt sig, den här { $better }.
       *[other] Det håller { $cell } fri. Den rutan har { $taken } tomma rutor runt sig, den här { $better }.
    }
why-less =
    { $count ->
        [one] Det ger { $count } poäng mindre genast.
       *[other] Det ger { $count } poäng mindre genast.
    }
why-first = Ett tidigare val ur nästa rad hjälper: { $tile } skulle ge { $better }, den näst bästa brickan { $taken }.
why-cell = I { $cell } ger den { $better } genast, den andra brickan { $taken }.
why-best = I { $cell } ger den { $better } genast, den andra brickan högst { $taken }.
why-order = I nästa runda kommer dess fält före { $names }.
why-needed =
    { $count ->
        [one] { $name } kan få { $count } poäng mer med den än med någon annan bricka.
       *[other] { $name } kan få { $count } poäng mer med den än med någon annan bricka.
    }
why-link = Dess stjärnbild har då { $better } stjärnor, inte { $taken }.
why-lines =
    { $better ->
        [one] Det håller { $better } streck öppet, inte { $taken }.
       *[other] Det håller { $better } streck öppna, inte { $taken }.
    }
why-room =
    { $better ->
        [one] Den här rutan har { $better } tom ruta runt sig, den andra { $taken }.
       *[other] Den här rutan har { $better } tomma rutor runt sig, den andra { $taken }.
    }
why-row = Den bästa brickan i raderna ger då { $better }, inte { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: tom
edit-space = Aktuella raden, fält { $count }: { $tile }
edit-next = Nästa rad, fält { $count }: { $tile }
edit-held = I handen: { $tile }
edit-move = Från { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = exakt, genom alla turer i den sista rundan
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

example-kinds = Stjärnor med streck, en nova, en asteroid, en satellit, ett svart hål, en komet och planeter av 3 sorter.
example-slow = Du drar en asteroid, en långsam stenplanet, en komet och en långsam gasplanet, i denna ordning. De långsamma brickorna går till höger.
example-take = En figur står på fält 4, där en bricka togs. Du får nu ta vilken annan bricka som helst i den aktuella raden.
example-next-order = Spelare 1, 2 och 3 tog från fält 4, 2 och 1. Nästa turordning är 3, 2, 1, och brickan som blev kvar flyttas till fält 1.
example-stays = Lägg brickan i en valfri tom ruta. Den flyttas aldrig igen.
example-beside = Satelliten har en stenplanet intill sig. En bricka som bara möter den i ett hörn ligger inte intill.
example-links = En länk över en kant, en länk över ett hörn, och ett V: ingen länk.
example-size = En stjärnbild med 3 stjärnor. En av dem är en nova, som också ger egna poäng.
example-between = En länk går aldrig genom en bricka utan streck.
example-in-order = Stjärnbilder med 3 och 2 stjärnor. Båda räknas i antalet stjärnbilder.
example-asteroids = Grupper om 2, 2 och 1. Sida A räknar den största, sida B räknar alla.
example-comets = Sida A räknar 3 stjärnor runt kometen. Sida B räknar 3 olika sorter runt den.
example-planets = Sida A räknar planeterna. Sida B räknar en uppsättning av 3 sorter och en av 1; de två planeterna intill varandra kostar poäng.
example-satellites = Sida A räknar 1 planet intill satelliten. Sida B räknar båda planeterna längs dess rad och kolumn.
example-black-holes = Sida A: bäst utan stjärna, planet eller svart hål intill. Sida B: bäst med asteroider, kometer och satelliter intill.
example-alone = Solo: rader med 3 och 2 fält; båda figurerna är dina.
example-both-lines = Båda strecken finns: en länk. Sedan är en bricka bortvänd: ingen länk.
example-crossing = En länk rakt över ett hörn, ett V (ingen länk) och två diagonaler som korsas: 2 skilda länkar.
example-planet-between = { example-between }
example-two-players = Först är turordningen 1, 2, 2, 1, sedan 2, 1, 1, 2.
example-holes = Intill en asteroid och en komet; intill en stjärna; intill varandra; möts bara i ett hörn.
example-goal = Med 35 poäng klarar du inte ett mål på 35, med 36 gör du det.
summary-round = En runda
summary-round-1 = Ta i turordning en bricka ur den aktuella raden och lägg den genast.
summary-round-2 = De tagna brickornas fält, från vänster till höger, ger nästa turordning.
summary-round-3 = Brickan som blev kvar flyttas till fält 1, och nästa rad flyttas fram efter den. Fyll på nästa rad; långsamma brickor går till höger.
summary-place = Placering
summary-place-1 = Lägg brickan i en valfri tom ruta i din karta, vriden som du vill. Den flyttas aldrig igen.
summary-place-2 = Streck som möts över en kant eller rakt över ett hörn bildar en länk.
summary-place-3 = Två eller fler länkade stjärnor är en stjärnbild.
summary-points = Poäng
summary-points-1 = Största stjärnbilden, näst största, antalet stjärnbilder, novor.
summary-points-2 = Asteroider, kometer, planeter, satelliter och svarta hål ger poäng enligt sida A eller B; se tabellerna i reglerna.
summary-points-3 = Intill betyder att dela en kant. Kometer räknar de 8 rutorna runt sig.
summary-end = Spelets slut
summary-end-1 = Spelet slutar när alla kartor är fulla, efter 20 brickor var. Flest poäng vinner; vid lika delas segern.
summary-end-2 = Solo: 2 figurer, 10 rundor och ett mål att klara.

## The tutorial

tutorial-goal = Fyll din stjärnkarta med 20 brickor. Få fler poäng än Zoe.
tutorial-rows = Du tar brickor ur den aktuella raden; nästa rad visar vad som kommer.
tutorial-take = En tur har 2 steg: ta en bricka, lägg den sedan. Ta stjärnan från fält 2.
tutorial-take-other = Det är tillåtet, men ta den markerade brickan i den här lektionen.
tutorial-place = Vilken tom ruta som helst är tillåten, och brickan flyttas aldrig igen. Lägg den i b3.
tutorial-place-other = Det är tillåtet, men välj den markerade rutan i den här lektionen.
tutorial-order = Med 2 spelare har var och en 2 figurer och tar 2 brickor per runda. I nästa runda spelar figurerna från vänster till höger, efter fälten de tog från.
tutorial-slow = En långsam bricka har ett timglas och hamnar längst till höger i sin rad. Den är ofta värd mer, men du kommer sent i nästa runda. Ta gasplaneten.
tutorial-hole-early = Det är tillåtet, men ett svart hål ger bra med poäng bara på rätt plats, som du får lära dig. Ta gasplaneten i den här lektionen.
tutorial-planet = Din första planet ger 2 poäng, varje ytterligare planet mer. Den har inga streck. Lägg den i d2.
tutorial-round = Rundan är slut. Det svarta hålet som blev kvar flyttades till fält 1, och nästa rad flyttades fram efter det. Av de nya brickorna gick den långsamma längst till höger.
tutorial-second = Zoe tog från fält 1, så hon var först på tur. Ta nu stjärnan från fält 2.
tutorial-link = Två stjärnor är länkade om deras streck möts vid kanten mellan dem. Du får vrida brickan. Lägg den i b2 med ett streck ner mot din stjärna.
tutorial-link-other = Det är tillåtet, men inget streck skulle möta din stjärna. Lägg den ovanför den, med ett streck nedåt.
tutorial-satellite = Två länkade stjärnor är en stjärnbild. En satellit studerar planeter. Ta satelliten.
tutorial-satellite-place = En satellit ger 2 poäng för varje planet intill. Intill betyder alltid att dela en kant. Lägg den i d3, under planeten.
tutorial-sat-other = Det är tillåtet, men satelliten skulle inte ha någon planet intill. Lägg den under gasplaneten.
tutorial-first-points = Du har redan 6 poäng: 2 var för stjärnbilden, planeten och satelliten. Symbolerna på kartan visar vad som ger poäng, och hur mycket.
tutorial-later = Några rundor senare har din karta 12 brickor. Din satellit har nu en planet ovanför och en under.
tutorial-largest = Ju fler stjärnor i din största stjärnbild, desto fler poäng. Ta stjärnan från fält 2.
tutorial-corner = Länkar går också över ett hörn. Stjärnan i b2 har ett streck snett upp åt höger. Lägg den nya stjärnan i c1 så att strecken möts.
tutorial-corner-other = Det är tillåtet, men de två strecken skulle inte mötas. Använd den markerade rutan, med ett streck snett ner åt vänster.
tutorial-three-scores = Dina 4 länkade stjärnor ger 6 poäng. Den näst största stjärnbilden och antalet stjärnbilder ger också poäng.
tutorial-asteroid = Asteroider ger poäng för din största grupp som hänger ihop över kanter. Ta asteroiden från fält 1.
tutorial-belt = En grupp om två ger 3 poäng, en grupp om tre 6. Lägg den i a3, under de andra två.
tutorial-belt-other = Det är tillåtet, men i den här lektionen ska den ligga under de andra två asteroiderna, så att de tre bildar en grupp.
tutorial-comet = Du tog från fält 1 och 2, så du är på tur två gånger före Zoe. Börja med kometen.
tutorial-comet-place = En komet ger 1 poäng för varje stjärna i de 8 rutorna runt om, även diagonalt. Lägg den i c3, bland 4 stjärnor.
tutorial-comet-other = Det är tillåtet, men den markerade rutan har fler stjärnor runt sig: 4.
tutorial-hole = Ett svart hål ger 2 poäng om inget annat ligger intill. Det ger 3 till om inte heller någon stjärna eller planet gör det. Ta det.
tutorial-hole-place = I hörnet a5 ligger bara en komet intill. Lägg det där.
tutorial-hole-other = Det är tillåtet, men en stjärna, en planet eller ett svart hål till skulle ligga intill, eller snart kunna göra det. Välj den markerade rutan.
tutorial-five = Du får 5 poäng, det mesta ett svart hål kan ge. Lägg hädanefter ingen stjärna och ingen planet i b5.
tutorial-last = Det är sista rundan: du har 2 tomma rutor. Ingen turordning följer, så långsamma brickor kostar dig inget.
tutorial-nova = En nova är en stjärna som ger 2 egna poäng. Novor är alltid långsamma. Ta novan från fält 5.
tutorial-nova-place = Stjärnan i c1 har ett streck åt höger. Lägg novan i d1 så att de två blir länkade.
tutorial-nova-other = Det är tillåtet, men inget streck från novan skulle möta din stjärnbild. Lägg den i den markerade rutan, med ett streck åt vänster.
tutorial-third-planet = Dina 5 länkade stjärnor ger 8 poäng. Tre planeter ger 9 poäng, två bara 5. Ta nu stenplaneten.
tutorial-end = Din karta är full, och du vann med 47 mot 16! Poängkorten har också en sida B, för senare.
deed-place = Lägg i { $cell }
deed-take = Ta brickan
touch-place = Tryck på en ruta.
touch-take = Tryck på en bricka.
