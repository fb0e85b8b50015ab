### The words of Twinkle Twinkle in Dutch. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Kies je eigen nachthemel: wat je nu pakt, bepaalt wanneer je weer kiest.
game-by = van Ammon Anderson, Allplay
game-about = Pak een tegel uit de rij en leg hem in je sterrenkaart; zijn plek is jouw plaats in de volgende ronde. Sterren vormen sterrenbeelden; asteroïden, kometen, planeten, satellieten en zwarte gaten scoren elk anders. Na twintig tegels winnen de meeste punten. Eén tot vier spelers.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NO
port-E = O
port-SE = ZO
port-S = Z
port-SW = ZW
port-W = W
port-NW = NW
tile-star =
    { $count ->
        [one] ster met een lijn naar { $ports }
       *[other] ster met lijnen naar { $ports }
    }
tile-nova =
    { $count ->
        [one] nova met een lijn naar { $ports }
       *[other] nova met lijnen naar { $ports }
    }
tile-asteroid = asteroïde
tile-satellite = satelliet
tile-black-hole = zwart gat
tile-comet = komeet
tile-rocky = rotsplaneet
tile-gas = gasplaneet
tile-ringed = ringplaneet
tile-slow = { $tile } (traag)
tile-entry = { $code }: { $tile }; { $count } in de doos
tile-code = { $code } ({ $name })
tile-count = { $count } in de doos
tile-is-slow = traag

one-asteroid = asteroïde
one-comet = komeet
one-planet = planeet
one-satellite = satelliet
one-black-hole = zwart gat
one-star = ster
one-nova = nova
many-star = sterren
many-asteroid = asteroïden
many-planet = planeten
many-satellite = satellieten
many-black-hole = zwarte gaten
many-comet = kometen
many-nova = nova’s
many-rocky = rotsplaneten
many-gas = gasplaneten
many-ringed = ringplaneten

set-ours = tumblestars eigen tegels
set-named = de tegels van “{ $name }”

## What scores

card-largest = Grootste sterrenbeeld
card-second = Op één na grootste
card-number = Aantal sterrenbeelden
card-nova = Nova’s
card-asteroids = Asteroïden
card-comets = Kometen
card-planets = Planeten
card-satellites = Satellieten
card-black-holes = Zwarte gaten
card-side = { $name }, kant { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstructie)
        [ruling] { $does } (uitspraak)
        [review] { $does } (recensie)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = grootste sterrenbeeld
scored-second = op één na grootste
scored-number = aantal sterrenbeelden
scored-nova = nova’s
scored-asteroids = asteroïden
scored-comets = kometen
scored-planets = planeten
scored-satellites = satellieten
scored-black-holes = zwarte gaten

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 punt
           *[other] −{ $points } punten
        }
       *[plus] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } of meer: −{ $points }
       *[plus] { $number } of meer: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = Punten naar het aantal sterren. { $table }.
does-second = { does-largest }
does-number = Punten naar het aantal. { $table }.
does-nova = { $each } voor elke nova.
does-flat = { $each } per { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Punten naar de grootste groep die via een rand of hoek samenhangt. { $table }.
       *[no] Punten naar de grootste groep die via een rand samenhangt. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Punten voor elke groep die via een rand of hoek samenhangt, naar grootte. { $table }.
       *[no] Punten voor elke groep die via een rand samenhangt, naar grootte. { $table }.
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
does-beside-table = Per { $tile }: punten naar hoeveel hiervan ernaast liggen: { $of }. { $table }.
does-around-table = Per { $tile }: punten naar hoeveel hiervan in de acht vakken eromheen liggen: { $of }. { $table }.
does-beside-kinds = Per { $tile }: punten naar hoeveel van deze soorten ernaast liggen: { $of }. { $table }.
does-around-kinds = Per { $tile }: punten naar hoeveel van deze soorten in de acht vakken eromheen liggen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Per { $tile }: { $each } voor elk hiervan ernaast: { $of }.
count-around = Per { $tile }: { $each } voor elk hiervan in de acht vakken eromheen: { $of }.
count-in-sight = Per { $tile }: { $each } voor elk hiervan in zicht, langs zijn rij en kolom: { $of }.
in-any-case =
    { $extra ->
        [base] Elk levert ook { $base } op.
        [none] Zonder een hiervan: { $none }.
       *[other] Elk levert ook { $base } op, en zonder een hiervan { $none }.
    }
sight =
    { $limit ->
        [blocked] Het zicht reikt tot het einde, of tot de eerste hiervan: { $blocked }.
       *[open] Het zicht reikt tot het einde.
    }
does-apart =
    { $extra ->
        [bonus] { apart } En { $bonus } extra als ook hiervan niets ernaast ligt: { $other }.
       *[plain] { apart }
    }
apart = Per { $tile }: { $each } als hiervan niets ernaast ligt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } En { $each } per { $tile } naast een andere, van welke soort ook.
       *[plain] { sets }
    }
sets = Punten voor sets van verschillende soorten, elk zo groot mogelijk, naar grootte. { $table }.

rows-of =
    { $count ->
        [1] Solo: plekken in de huidige rij { $current }, in de volgende rij { $next }; figuren { $standees }; ronden { $rounds }
       *[other] { $count } spelers: plekken in de huidige rij { $current }, in de volgende rij { $next }; figuren elk { $standees }; ronden { $rounds }
    }
solo-goals = Doelen: { $goals } punten

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Geen punten.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 punt: { $parts }.
           *[other] −{ $points } punten: { $parts }.
        }
        [plus] { $points ->
            [one] +1 punt: { $parts }.
           *[other] +{ $points } punten: { $parts }.
        }
       *[even] ±0 punten: { $parts }.
    }
goal-points = { $points }; doel: meer dan { $goal }
goal-points-does = Om te winnen moet de kaart meer dan { $goal } punten scoren; nu scoort ze { $points }.

## Log

seat-places =
    { $seat ->
        [you] Je legt in { $cell }: { $tile }.
       *[other] { $seat } legt in { $cell }: { $tile }.
    }
did-order = Plaats { $count } in de eerste beurtvolgorde: { $seat }.
did-order-all = { did-order } Beurtvolgorde: { $order }.
did-draw =
    { $row ->
        [current] Plek { $count } van de huidige rij: { $tile }.
       *[next] Plek { $count } van de volgende rij: { $tile }.
    }
did-take =
    { $seat ->
        [you] Je pakt van plek { $count }: { $tile }.
       *[other] { $seat } pakt van plek { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Beurtvolgorde: { $order }.
did-place-alone = { did-place } De ronde is voorbij. Overgebleven, nu op plek 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Het doel is overtroffen!
        [short] { $told } Het doel is niet overtroffen.
       *[over] { $told } Het spel is afgelopen.
    }
did-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }

## What a hovered target would do

would-take = { would-take-alone } Volgende beurtvolgorde tot nu toe, naar plek: { $order }.
would-take-all = { would-take-alone-all } Volgende beurtvolgorde, naar plek: { $order }.
would-take-alone = Pak van plek { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Overgebleven, straks op plek 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Leg in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Je wint!
        [tied] { $told } Je deelt de winst!
        [lost] { $told } Het spel is afgelopen, en je wint niet.
        [beaten] { $told } Het doel is overtroffen!
       *[short] { $told } Het doel is niet overtroffen.
    }
would-resign = Opgeven: de anderen delen de winst.

## Status

status-setup = Voorbereiding
round = Ronde { $count } van { $most }
status-take =
    { $seat ->
        [you] Jouw beurt: pak een tegel uit de huidige rij.
       *[other] { $seat } pakt een tegel.
    }
status-take-standee =
    { $seat ->
        [you] Jouw beurt: pak tegel { $count } van { $all } uit de huidige rij.
       *[other] { $seat } pakt tegel { $count } van { $all }.
    }
status-take-last =
    { $seat ->
        [you] Laatste ronde: pak een tegel uit de huidige rij.
       *[other] Laatste ronde: { $seat } pakt een tegel.
    }
status-place =
    { $seat ->
        [you] Leg je tegel in een leeg vak: { $tile }.
       *[other] { $seat } legt een tegel: { $tile }.
    }
status-type-order = Wiens figuur heeft plaats { $count } in de eerste beurtvolgorde?
status-type-draw =
    { $row ->
        [current] Welke tegel komt in de huidige rij?
       *[next] Welke tegel komt in de volgende rij?
    }
status-over-won =
    { $seat ->
        [you] Je wint met { $points }!
       *[other] { $seat } wint met { $points }!
    }
status-over-tied = Gedeelde winst met elk { $points }: { $seats }!
status-over-beaten = Het doel van { $goal } punten is overtroffen, met { $points }!
status-over-short = Het doel van { $goal } punten is niet overtroffen: de kaart heeft er { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Die tegel zit niet meer in de zak. Kies een die wordt aangeboden.
refused-TT-2-4 = Die plaats heeft geen figuur meer. Kies een die wordt aangeboden.
refused-TT-3-1 = Op die plek ligt geen tegel: hij is deze ronde gepakt, of die plek bestaat niet. Pak een andere.
refused-TT-3-1-first = Je hebt geen tegel in de hand. Pak er eerst een uit de huidige rij.
refused-TT-3-2 = Zo kan de tegel niet liggen. Draai hem met kwartslagen; spiegelen mag alleen met de optie “{ option-flip }”.
refused-TT-3-2-held = Je hebt al een tegel gepakt. Leg hem in je kaart.
refused-TT-3-6 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.
refused-TT-3-7 = In dat vak ligt een tegel, en die blijft. Kies een leeg vak.

## Options

option-asteroids = Asteroïden: kant B
option-asteroids-help = Kant B van deze scoretabel in plaats van kant A, voor iedereen.
option-comets = Kometen: kant B
option-comets-help = { option-asteroids-help }
option-planets = Planeten: kant B
option-planets-help = { option-asteroids-help }
option-satellites = Satellieten: kant B
option-satellites-help = { option-asteroids-help }
option-black_holes = Zwarte gaten: kant B
option-black_holes-help = { option-asteroids-help }
option-flip = Tegels spiegelen mag
option-flip-help = Tegels mogen in spiegelbeeld liggen.
option-first = Eerste in beurtvolgorde
option-first-help = Wiens figuur vooraan staat in de eerste beurtvolgorde; de plaatsen daarachter bepaalt het toeval.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-goal = Doel
option-goal-help = Alleen solo: hoeveel punten je moet overtreffen.

## The board in text

picture-label = De rijen tegels met de beurtvolgorde, en de sterrenkaarten; ook als tekst.
text-board = Beurtvolgorde, rijen tegels, en kaarten rij voor rij
text-order = Beurtvolgorde:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, nu aan de beurt
        [done] { $count }: { $seat }, is geweest
       *[waits] { $count }: { $seat }
    }
text-current = Huidige rij:
text-next = Volgende rij, naar de plekken die ze krijgen:
text-space = { $count }: { $tile }
text-taken = { $count }: gepakt; hier volgende ronde: { $seat }
text-free = { $count }: leeg
text-chart = { $seat }, rij { $row }:
text-empty = { $cell }: leeg
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, verbonden met { $cells }
text-row = { $seat }: { $points }, { $count } van { $most } tegels.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Naar wat scoort: { $parts }.
text-constellations = Sterrenbeelden, naar sterren: { $sizes }.
text-turn = Nu aan de beurt.
text-left = Overgebleven, op plek 1: { $tile }.

## Rules

rules-intro = { game-about } De vijf andere soorten scoren volgens vijf scoretabellen met elk twee kanten.
rules-page = Wijs een tegel van de huidige rij aan om te zien welke beurtvolgorde hij geeft; klik om hem te pakken. Wijs een leeg vak aan om te lezen wat de tegel daar oplevert, draai hem, en klik om hem te leggen. Het toetsenbord kan dit ook. Hoe tegels eruitzien en scoretabellen scoren, staat in één bestand, box.toml; waar je een teken ziet, kunnen onze tegels van de jouwe verschillen. Heb je de doos, verbeter dan dat bestand: regels, scores, plaatjes en deze hulp volgen. “tumblestar rules twinkle_twinkle --tiles” drukt de tegels af om met een doos te vergelijken.

rules-TT-1 = Wat er in de doos zit
rule-TT-1-1 = Er zijn { $tiles } tegels { $source }: { $star } sterren, waaronder nova’s, { $asteroid } asteroïden, { $planet } planeten, { $satellite } satellieten, { $black_hole } zwarte gaten en { $comet } kometen. Ze doen alle mee, met hoeveel spelers je ook bent.
rule-TT-1-2 = Iedereen heeft een sterrenkaart van { $cells } vakken: 5 × 4,{$review} hier { $columns } kolommen en { $rows } rijen.{$reconstruction} De kaarten zijn gelijk.{$ruling}
rule-TT-1-3 = Op stertegels lopen lijnen van de ster naar randen en hoeken van de tegel. De patronen, de nova’s, de trage tegels en de soorten planeten zijn als volgt.{$reconstruction}
rule-TT-1-4 = Er zijn vijf scoretabellen met elk twee kanten: groen, die het boekje voor een eerste spel aanraadt, en blauw. Wij noemen ze A en B. De doos heeft er 25: voor iedereen een set en één reserve.{$ruling}

rules-TT-2 = Voorbereiding
rule-TT-2-1 = Alle tegels zitten in de zak. Eerst wordt de huidige rij met tegels gevuld, dan de volgende rij, die één plek minder heeft. Beide liggen open voor iedereen.
rule-TT-2-2 = Een trage tegel die in een rij komt, gaat naar de meest rechtse vrije plek, en het vullen gaat links verder: a, traag 1, b, traag 2 op vier plekken wordt a, b, traag 2, traag 1. Bij de voorbereiding geldt dit voor beide rijen, de huidige eerst.{$ruling}
rule-TT-2-3 = Figuren per speler: { $two } met twee spelers, { $three } met drie, { $four } met vier.
rule-TT-2-4 = De eerste beurtvolgorde wordt over alle figuren geloot; met twee spelers kan één speler plaats 1 en 2 hebben.
rule-TT-2-5 = Voor elke scoretabel kiezen de spelers kant A of B, voor iedereen dezelfde, in elke combinatie. Zonder keuze zijn ze alle A.

rules-TT-3 = Een ronde
rule-TT-3-1 = De figuren zijn in beurtvolgorde aan de beurt, van links naar rechts. Een beurt is: pak een tegel naar keuze uit de huidige rij en leg hem.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Je mag hem met kwartslagen draaien { $source }, of spiegelen { $flip_source }.
           *[no] { placing } Je mag hem met kwartslagen draaien { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Je mag hem spiegelen { $flip_source }, maar niet met kwartslagen draaien { $source }.
           *[no] { placing } Je mag hem niet draaien { $source }. { placing-flip }
        }
    }
placing = Leg hem meteen open in een leeg vak van je kaart. Hij hoeft niets te raken.{$review}
placing-flip = De optie “{ option-flip }” staat ook spiegelbeelden toe { $flip_source }.
rule-TT-3-3 = Als alle figuren een tegel hebben gepakt, eindigt de ronde. De nieuwe beurtvolgorde loopt van links naar rechts naar de plekken van de gepakte tegels. Gelijke plaatsen zijn er niet.
rule-TT-3-4 = De ene overgebleven tegel gaat naar de eerste plek van de huidige rij, ook als hij traag is. De volgende rij sluit daarachter aan, in haar volgorde, en wordt dan opnieuw uit de zak gevuld.
rule-TT-3-5 = Zodra de tegels van de laatste ronde in de huidige rij liggen, wordt de volgende rij niet meer gevuld.{$ruling}
rule-TT-3-6 = Een spel heeft { $two } ronden met twee spelers, { $three } met drie en { $four } met vier. Iedereen legt twintig tegels; alle kaarten zijn in dezelfde ronde vol. De zak raakt nooit leeg.
rule-TT-3-7 = Gelegde tegels blijven liggen. Niemand past, en niets wordt afgelegd.{$ruling}

rules-TT-4 = Sterrenbeelden
rule-TT-4-1 = Naast betekent: met een gedeelde rand. Regels die schuin meetellen, zeggen dat.
rule-TT-4-2 = Een verbinding is één rechte lijn van ster naar ster, over een rand of schuin over een hoek: beide tegels moeten een lijn naar die rand of hoek hebben. Komen lijnen van twee tegels met een gedeelde rand in een hoek samen, dan maken ze een V, en dat is geen verbinding. Twee rechte diagonalen die elkaar in één hoek kruisen, zijn twee verbindingen.{$ruling}
rule-TT-4-3 = Een sterrenbeeld is twee of meer sterren, direct of via andere verbonden. De grootte is het aantal sterren. Een nova is in alles een ster.
rule-TT-4-4 = Tegels zonder lijnen geven niets door.{$ruling}

rules-TT-5 = Scoren
rule-TT-5-1 = Wat scoort, op volgorde: het grootste sterrenbeeld, het op één na grootste, het aantal sterrenbeelden,{$review} deze twee meegeteld;{$ruling} dan nova’s, en de vijf scoretabellen.
rule-TT-5-2 = De meeste punten winnen; bij gelijke stand is de winst gedeeld. Totalen mogen onder nul zijn; van twee even grote sterrenbeelden telt één als het grootste, het andere als het tweede.{$ruling}
rule-TT-5-3 = Wat alles oplevert, volgens het bestand.{$reconstruction} Tabellen noemen een aantal en zijn punten; onder hun eerste aantal zijn er geen.
rule-TT-5-4 = Wat uitgever en recensies zeggen, en verbeteringen moeten bewaren: zwarte gaten vermijd je, tenzij ze perfect liggen; kanten A kosten nooit punten, minstens één kant B wel; asteroïden vormen een gordel, kometen willen omringd zijn, planeten worden verzameld, satellieten bestuderen planeten; trage tegels zijn gemiddeld meer waard.

rules-TT-6 = Alleen spelen
rule-TT-6-1 = Deze manier om alleen te spelen is van ons. Je pakt uit kleinere rijen met twee figuren, en probeert een doel te overtreffen.

rules-TT-7 = Voorbeelden
rule-TT-7-1 = Sterren in a1 met een lijn naar Z en in a2 met een lijn naar N zijn verbonden; zonder een van beide lijnen niet.
rule-TT-7-2 = Sterren in a1 met een lijn naar ZO en in b2 met een lijn naar NW zijn verbonden. Een lijn van a1 naar ZO en een van b1 naar ZW maken een V: geen verbinding. Hebben alle vier tegels een lijn naar één hoek, dan zijn er twee verbindingen.
rule-TT-7-3 = Een ster in a1 met een lijn naar O, een planeet in b1, een ster in c1 met een lijn naar W: geen verbinding.
rule-TT-7-4 = Twee spelers, beurtvolgorde 1, 2, 2, 1, pakken om de beurt van plekken 3, 1, 5 en 2. De volgende beurtvolgorde is 2, 1, 1, 2, en de tegel van plek 4 gaat naar plek 1.
rule-TT-7-5 = Zwarte gaten met kant A van tumblestars eigen tabellen: in een hoek, naast een asteroïde en een komeet, 5 punten; naast een ster of een nova 2; twee naast elkaar elk 0. Twee die elkaar alleen met een hoek raken, liggen niet naast elkaar.
rule-TT-7-6 = Na een spel met vier blijven 14 tegels in de zak. Met tumblestars eigen tabellen heeft een speler die meteen voor punten gaat er ongeveer 50, een willekeurige ongeveer 20.

rules-ours = Onze andere uitspraken
rule-ours-1 = De eerste beurtvolgorde wordt vóór de tegels geloot.{$ruling}
rule-ours-2 = Een doel overtreffen vraagt meer punten dan het noemt.{$ruling}
rule-ours-3 = De punten tijdens het spel zijn die van de kaarten zoals ze zijn.{$ruling}
rule-ours-4 = Een speler die opgeeft krijgt niets; de anderen delen de winst.{$ruling}

## Bots

bot-greedy-help = speelt voor de meeste punten ineens
bot-beginner-help = neemt de eerste tegel die ineens bijna de meeste punten oplevert; ziet niet waar lijnen heen kunnen leiden
bot-novice-help = weegt alleen deze beurt, zoals geleerd; kan ongeveer een half punt onder de beste blijven
bot-club-help = rekent deze ronde uit; kan ongeveer een punt onder de beste beurt blijven
bot-strong-help = rekent deze ronde uit; kan een half punt onder de beste beurt blijven
bot-expert-help = rekent deze en de volgende ronde uit; kan een half punt onder de beste beurt blijven
bot-master-help = rekent deze en de volgende ronde zo breed mogelijk uit

## The data file

box-expected-points = getallen met hun punten tussen aanhalingstekens, zoals “{ $example }”
box-expected-goals = een lijst van punten van 1 tot 127, oplopend
box-expected-code = één tot vier letters; er mag één * volgen
box-expected-divides = een getal dat { $number } deelt
box-table-gap = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op { $before }; verwacht: { $expected }.
box-table-begin = { $file }, regel { $line }: “{ $name }” begint met “{ $text }”; verwacht: op zijn laatst { $expected }.
box-table-beyond = { $file }, regel { $line }: in “{ $name }” is “{ $text }” te veel; verwacht: hoogstens { $expected }.
box-table-more = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op een gegeven met +, dat het laatste moet zijn.
box-table-end = { $file }, regel { $line }: “{ $name }” eindigt met “{ $text }”; verwacht: gegevens tot { $expected }, of een + na het laatste getal.
box-total = { $file }, regel { $line }: er zijn in totaal { $found } tegels; verwacht: { $expected }.
box-count = { $file }, regel { $line }: “{ $name }” is { $expected }, maar er zijn { $found } tegels van die soort; verwacht: hetzelfde aantal.
box-code-twice = { $file }, regel { $line }: “{ $name }” is “{ $text }”, de code van { $other }; verwacht: een andere.
box-tile-twice = { $file }, regel { $line }: “{ $name }” is dezelfde tegel als { $other }; verwacht: één gegeven met beide aantallen.
box-tile-name = { $file }, regel { $line }: “{ $name }” is geen naam voor een tegel; verwacht: kleine letters, cijfers en _, met een letter vooraan.

## Notation

unread-order = “{ $text }” is geen plaats; verwacht: “order” en een getal van 1 tot { $count }.
unread-draw = “{ $text }” is geen tegel; verwacht: “draw” en een van { $codes }.
unread-place = “{ $text }” zegt niet waar de tegel moet liggen; verwacht, bijvoorbeeld: “{ $tile }@b4”, met 1 tot 3 kwartslagen als cijfer na de tegel.

## Charts

chart-rows = “{ $text }”: de kaart heeft { $found } rijen; verwacht: { $expected }.
chart-columns = Rij { $row } van de kaart heeft { $found } tegels; verwacht: { $expected }, met “.” voor een leeg vak.
chart-tile = “{ $text }” in { $cell } is geen tegel; verwacht: een van { $codes }, of “.” voor een leeg vak.
chart-turn = “{ $text }” in { $cell }: zo kan een tegel niet liggen; verwacht: 0 tot 3 kwartslagen als cijfer.
chart-flip = “{ $text }” in { $cell }: tegels worden alleen met de optie “spiegelen” gespiegeld ({ $tag }).
chart-many = { $text } in { $cell } is er een te veel; de doos heeft er { $count } ({ $tag }).
score-sides = “{ $text }” is geen keuze van kanten; verwacht: A of B voor elk van de vijf scoretabellen, zoals “ABAAB”.
score-word = “{ $text }” zegt niets over een kaart; verwacht erboven: “sides ABAAB” of “flip”.

## Scoring from a file

cli-scored = Kaart { $count }: { $total } punten
cli-nothing-scored = Niets te scoren in “{ $file }”; verwacht: kaarten van vijf rijen met vier tegels.

## Page


advice-brings = Levert op
advice-stands = Plaats volgende ronde
advice-place = { NUMBER($count, useGrouping: "false") } tot nu toe
advice-never = –
advice-take = Plek { $count }: { $tile }, het best in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Wat elke tegel in zijn beste vak meteen oplevert; wat volgt, en wat voor anderen overblijft, telt niet mee.
advice-note-place = Punten ineens; wat volgt, telt niet mee.

pad-total = Punten: { $total }
pad-sky = Sterrenbeelden en nova’s
pad-references = Scoretabellen
pad-cell = Kies een vak.
pad-whole = Alle vakken zijn gevuld. Kies er een om de tegel te wijzigen.
pad-tile = Welke tegel ligt in { $cell }?
pad-tile-left = { $tile } (nog { $count })
pad-way = Hoe ligt hij in { $cell }?
pad-remove = Haal uit { $cell } weg: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: wissel naar kant { $side }
pad-flip = Sta spiegelen van tegels toe
pad-no-flip = Verbied spiegelen van tegels
pad-too-many = { $tile }: de doos heeft er maar { $count }, de kaarten samen hebben er meer (TT-1.1).
pad-many = { $count ->
        [0] Er staat geen kaart in dit bestand.
       *[other] Er staan { $count } kaarten in dit bestand; het scoreblok neemt er één. “tumblestar score twinkle_twinkle FILE” telt ze alle.
    }
picture-none = Dit plaatje bevat geen kaart. Alleen plaatjes die tumblestar bewaarde, zijn leesbaar; voer andere met de hand in.
picture-broken = Dit SVG-plaatje is niet leesbaar ({ $why }).
picture-box = Dit plaatje is met een andere box.toml bewaard ({ $digest }; hier { $own }), dus de tegels kunnen verschillen.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Trage tegel
sign-slow-does = Gaat naar de meest rechtse vrije plek als hij in een rij komt. Wie hem pakt, is volgende ronde laat aan de beurt.
sign-side = Kant A of B
sign-side-does = Elke scoretabel heeft twee kanten met eigen regels; voor iedereen geldt dezelfde kant. Kant A is voor een eerste spel.
sign-standee = Figuur
sign-standee-does = Staat waar de speler een tegel pakte. In de volgende ronde zijn de figuren van links naar rechts aan de beurt.
sign-left = Overgebleven tegel
sign-left-does = Gaat naar de eerste plek van de volgende ronde; de volgende rij sluit daarachter aan.
sign-rank = Getal op een ster
sign-rank-does = Telt de sterrenbeelden van een kaart naar grootte: 1 is het grootste, 2 het op één na grootste.
sign-refused = Geen verbinding
sign-refused-does = Lijnen van tegels met een gedeelde rand komen hier in een hoek samen: een V, geen verbinding.
sign-round = Ronde
sign-bag = Zak
sign-bag-does = Tegels die nog niet in een rij zijn gekomen.
now-points = Nu { $points }.
now-best = Nog één kan er { $points } van maken.
now-most = Nog één kan er niet meer van maken.
now-count =
    { $what ->
        [stars] Sterren: { $count }.
       *[number] Sterrenbeelden: { $count }.
    }
now-next = Met { $count }: { $points }.
now-bag = Over: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle beurten van de ronde doorzocht, dan geleerde waarden van kaarten
evaluator-round-played = de ronde gretig uitgespeeld, dan geleerde waarden van kaarten
evaluator-ending = alle beurten tot het einde van het spel doorzocht

## Kinds of chance, for statistics

chance-of-tile = Tegels uit de zak
chance-of-order = Volgende plaats in de eerste beurtvolgorde
mistake-few = een tegel laten liggen die meer oplevert
mistake-late = te laat in de beurtvolgorde staan
mistake-needed = anderen hun beste tegel laten
mistake-tile = een tegel kiezen
mistake-link = een verbinding weglaten
mistake-harm = een tegel leggen waar die punten kost
mistake-points = een tegel voor te weinig punten leggen
mistake-turn = een tegel draaien
mistake-line = de lijn van een ster afsluiten
mistake-middle = een vak met ruimte eromheen verbruiken
mistake-tight = een tegel leggen waar die weinig ruimte heeft
mistake-cell = een vak kiezen
why-points = Dat levert meteen { $better } op, niet { $taken }.
why-kept = Zo blijft { $cell } vrij, met { $taken } lege vakken eromheen; hier zijn het er { $better }.
why-less =
    { $count ->
        [one] Dat levert meteen 1 punt minder op.
       *[other] Dat levert meteen { $count } punten minder op.
    }
why-first = Eerste keus uit de volgende rij: { $tile } levert hier { $better } op, de op één na beste tegel { $taken }.
why-cell = Op { $cell } levert hij meteen { $better } op; de andere tegel { $taken }.
why-best = Op { $cell } levert hij meteen { $better } op, de andere tegel hoogstens { $taken }.
why-order = In de volgende ronde komt zijn plek vóór { $names }.
why-needed =
    { $count ->
        [one] { $name } krijgt er 1 punt meer voor dan voor de andere tegels.
       *[other] { $name } krijgt er { $count } punten meer voor dan voor de andere tegels.
    }
why-link = Het sterrenbeeld heeft dan { $better } sterren, niet { $taken }.
why-lines = Zo blijven { $better } lijnen open, niet { $taken }.
why-room =
    { $better ->
        [one] Eromheen is 1 vak vrij, om het andere { $taken }.
       *[other] Eromheen zijn { $better } vakken vrij, om het andere { $taken }.
    }
why-row = De beste tegel in de rijen levert dan { $better } op, niet { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vrij
edit-space = Huidige rij, plek { $count }: { $tile }
edit-next = Volgende rij, plek { $count }: { $tile }
edit-held = In de hand: { $tile }
edit-move = Van { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = met elke beurt van de laatste ronde, exact
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = niet meteen punten
puzzle-theme-last-tile = de laatste tegel
puzzle-theme-deny = meer punten zijn niet het best
puzzle-theme-slow = een trage tegel
puzzle-theme-draw = gedeelde winst
puzzle-ask-draw = Welke tegel, in welk vak, geeft gedeelde winst?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Sterren met lijnen, een nova, asteroïden, een satelliet, een zwart gat, een komeet, en planeten van drie soorten.
example-slow = In deze volgorde getrokken: een asteroïde, een trage planeet, een komeet, een trage planeet. Trage tegels gingen naar rechts.
example-take = Waar de vierde tegel is gepakt, staat een figuur. Elke andere tegel mag nu worden gepakt.
example-next-order = Spelers 1, 2 en 3 pakten van plekken 4, 2 en 1: de volgende beurtvolgorde is 3, 2, 1, en de overgebleven tegel komt vooraan.
example-stays = Elk leeg vak is goed. Een gelegde tegel blijft.
example-beside = De satelliet heeft een rotsplaneet naast zich. Alleen een hoek is niet naast.
example-links = Over een rand; over een hoek; en een V, die geen verbinding is.
example-size = Een sterrenbeeld van drie sterren, waaronder een nova, die ook voor zichzelf telt.
example-between = Tegels zonder lijnen geven niets door.
example-in-order = Sterrenbeelden van drie en van twee sterren; beide tellen mee voor het aantal.
example-asteroids = Een groep van twee, van twee en van één: met kant A telt de grootste groep, met kant B elke.
example-comets = Kant A: drie sterren rond de komeet. Kant B: drie soorten objecten.
example-planets = Kant A: het aantal planeten. Kant B: een set van drie soorten; planeten naast andere kosten punten.
example-satellites = Kant A: één planeet naast de satelliet. Kant B: beide planeten langs zijn rij en kolom.
example-black-holes = Kant A: het best zonder ster, planeet of zwart gat ernaast. Kant B: het best naast asteroïden, kometen en satellieten.
example-alone = Solo: rijen van drie en twee, en beide figuren zijn van jou.
example-both-lines = Beide lijnen zijn er; daarna is er één weggedraaid.
example-crossing = Recht over een hoek; een V; en twee diagonalen die elkaar kruisen, twee verbindingen.
example-planet-between = { example-between }
example-two-players = Beurtvolgorde 1, 2, 2, 1, dan 2, 1, 1, 2.
example-holes = Naast een asteroïde en een komeet; naast een ster; naast elkaar; rakend met een hoek.
example-goal = Een doel van 35 is met 36 overtroffen, niet met 35.
summary-round = Een ronde
summary-round-1 = In beurtvolgorde pakt ieder een tegel uit de huidige rij en legt hem meteen.
summary-round-2 = De plekken van de gepakte tegels geven de volgende beurtvolgorde.
summary-round-3 = De overgebleven tegel komt vooraan; de volgende rij sluit aan en wordt opnieuw gevuld. Trage tegels gaan naar rechts.
summary-place = Leggen
summary-place-1 = In een leeg vak van je kaart, gedraaid zoals je wilt. Daar blijft hij.
summary-place-2 = Lijnen die over een rand, of recht over een hoek, samenkomen, zijn een verbinding.
summary-place-3 = Twee of meer verbonden sterren zijn een sterrenbeeld.
summary-points = Punten
summary-points-1 = Grootste en op één na grootste sterrenbeeld, hun aantal, nova’s.
summary-points-2 = Asteroïden, kometen, planeten, satellieten en zwarte gaten, met kant A of B; de regels hebben de tabellen.
summary-points-3 = Naast betekent met een gedeelde rand; kometen tellen de acht vakken eromheen.
summary-end = Einde van het spel
summary-end-1 = Alle kaarten zijn vol na twintig tegels. De meeste punten winnen; bij gelijke stand is de winst gedeeld.
summary-end-2 = Solo: twee figuren, tien ronden, en een doel om te overtreffen.
## The tutorial

tutorial-goal = Vul je sterrenkaart met twintig tegels die meer punten scoren dan die van Zoe.
tutorial-rows = Je pakt tegels uit de huidige rij; de volgende rij toont wat er komt.
tutorial-take = Een beurt heeft twee stappen: pak een tegel en leg hem. Pak de ster van plek 2.
tutorial-take-other = Dat mag, maar pak in deze les de gemarkeerde tegel.
tutorial-place = Leg hem in b3. Elk leeg vak mag, en een tegel blijft waar hij ligt.
tutorial-place-other = Dat mag, maar kies in deze les het gemarkeerde vak.
tutorial-order = Met twee spelers heeft ieder twee figuren en pakt twee tegels per ronde. In de volgende ronde zijn de figuren van links naar rechts aan de beurt, naar de plekken waarvan ze pakten.
tutorial-slow = Een trage tegel heeft een zandloper en gaat in zijn rij helemaal naar rechts: hij is vaak meer waard, maar wie hem pakt, is volgende ronde laat aan de beurt. Pak deze gasplaneet.
tutorial-hole-early = Een zwart gat scoort alleen op de juiste plaats, zoals je later leert. Hier levert de planeet meer op.
tutorial-planet = Eén planeet levert 2 punten op, elke volgende meer. Een planeet heeft geen lijnen: leg hem in d2.
tutorial-round = De ronde is voorbij: het overgebleven zwarte gat ging naar plek 1, en de volgende rij sloot aan. Er kwamen nieuwe tegels; de trage ging helemaal naar rechts.
tutorial-second = Zoe pakte van plek 1, dus zij was eerst aan de beurt. Nu pak jij de ster van plek 2.
tutorial-link = Twee sterren zijn verbonden als een lijn van elk bij dezelfde rand samenkomt. Je mag de tegel draaien: leg hem in b2 met een lijn omlaag naar je ster.
tutorial-link-other = Dat mag, maar dan raakt geen lijn je ster. Leg hem boven de ster, met een lijn omlaag.
tutorial-satellite = Twee verbonden sterren zijn een sterrenbeeld. Pak nu de satelliet: die bestudeert planeten.
tutorial-satellite-place = Een satelliet levert 2 punten op voor elke planeet ernaast; naast betekent altijd met een gedeelde rand. Leg hem in d3, onder de planeet.
tutorial-sat-other = Dat mag, maar dan ligt er geen planeet naast de satelliet. Leg hem onder de gasplaneet.
tutorial-first-points = Al zes punten: elk 2 voor het sterrenbeeld, de planeet en de satelliet. De tekens van de kaart tonen wat scoort, en hoeveel.
tutorial-later = Een paar ronden later heeft je kaart twaalf tegels. Je satelliet heeft nu een planeet boven en een onder zich.
tutorial-largest = Hoe meer sterren in je grootste sterrenbeeld, hoe meer punten. Pak de ster van plek 2.
tutorial-corner = Een verbinding kan ook over een hoek. De ster in b2 heeft een lijn naar rechtsboven: leg de nieuwe in c1, zodat de lijnen samenkomen.
tutorial-corner-other = Dat mag, maar dan komen de twee lijnen niet samen. In het gemarkeerde vak moet één lijn naar linksonder wijzen.
tutorial-three-scores = Vier verbonden sterren: 6 punten. Het op één na grootste en het aantal sterrenbeelden scoren ook.
tutorial-asteroid = Asteroïden scoren naar de grootste groep die via een rand samenhangt. Pak de asteroïde van plek 1.
tutorial-belt = Twee leveren 3 punten op, drie leveren er 6 op. Leg hem in a3, onder de andere twee.
tutorial-belt-other = Dat mag, maar dan deelt hij geen rand met je andere asteroïden. Leg hem eronder.
tutorial-comet = Je pakte van plekken 1 en 2, dus je bent twee keer aan de beurt vóór Zoe. Begin met de komeet.
tutorial-comet-place = Een komeet levert 1 punt op voor elke ster in de acht vakken eromheen, ook schuin. Leg hem in c3, tussen vier sterren.
tutorial-comet-other = Dat mag, maar het gemarkeerde vak heeft meer sterren om zich heen: vier.
tutorial-hole = Een zwart gat levert 2 punten op als er geen ander naast ligt, en 3 extra als er geen ster en geen planeet naast ligt. Pak het.
tutorial-hole-place = In de hoek a5 ligt er alleen een komeet naast. Leg het daar.
tutorial-hole-other = Dat mag, maar dan ligt er een ster, een planeet of een ander zwart gat naast, of straks misschien. Kies het gemarkeerde vak.
tutorial-five = Vijf punten, het meeste dat een zwart gat kan opleveren. Leg geen ster en geen planeet in b5.
tutorial-last = De laatste ronde: twee vakken zijn leeg. Er volgt geen beurtvolgorde, dus trage tegels kosten je niets.
tutorial-nova = Een nova is een ster met 2 eigen punten, en altijd traag. Pak hem van plek 5.
tutorial-nova-place = De ster in c1 heeft een lijn naar rechts. Leg de nova in d1, zodat de twee verbonden zijn.
tutorial-nova-other = Dat mag, maar dan raakt geen lijn van de nova je sterrenbeeld. Leg hem in het gemarkeerde vak, met een lijn naar links.
tutorial-third-planet = Vijf verbonden sterren: 8 punten. Pak nu de rotsplaneet: drie planeten leveren 9 punten op, twee maar 5.
tutorial-end = Je kaart is vol, en je wint met 47 tegen 16! De scoretabellen hebben ook een kant B, voor later.
deed-place = Leg in { $cell }
deed-take = Neem deze tegel
touch-place = Tik op een vak.
touch-take = Tik op een tegel.
