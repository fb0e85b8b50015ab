### The words of Twinkle Twinkle in Dutch. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Kies je eigen nachthemel: wat je nu pakt, bepaalt wanneer je weer kiest.
game-by = van Ammon Anderson, Allplay
game-about = Pak een { -tile-one } uit de rij en leg hem in je { -star-chart-one }; zijn { -space-one } is jouw plaats in de volgende { -round-one }. { -Star-other } vormen { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } en { -black-hole-other } scoren elk anders. Na twintig { -tile-other } winnen de meeste { -point-other }. Eén tot vier spelers.

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
        [one] { -star-one } met een lijn naar { $ports }
       *[other] { -star-one } met lijnen naar { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } met een lijn naar { $ports }
       *[other] { -nova-one } met lijnen naar { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective })
tile-entry = { $code }: { $tile }; { $count } in de doos
tile-code = { $code } ({ $name })
tile-count = { $count } in de doos
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

set-ours = tumblestars eigen { -tile-other }
set-named = de { -tile-other } van “{ $name }”

## What scores

card-largest = Grootste { -constellation-one }
card-second = Op één na grootste
card-number = Aantal { -constellation-other }
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
        [reconstruction] { $does } (reconstructie)
        [ruling] { $does } (uitspraak)
        [review] { $does } (recensie)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = grootste { -constellation-one }
scored-second = op één na grootste
scored-number = aantal { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] 1 { -point-one }
           *[other] { $points } { -point-other }
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
does-largest = { -Point-other } naar het aantal { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-other } naar het aantal. { $table }.
does-nova = { $each } voor elke { -nova-one }.
does-flat = { $each } per { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-other } naar de grootste { -group-one } die via een { -edge-one } of { -corner-one } samenhangt. { $table }.
       *[no] { -Point-other } naar de grootste { -group-one } die via een { -edge-one } samenhangt. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-other } voor elke { -group-one } die via een { -edge-one } of { -corner-one } samenhangt, naar grootte. { $table }.
       *[no] { -Point-other } voor elke { -group-one } die via een { -edge-one } samenhangt, naar grootte. { $table }.
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
does-beside-table = Per { $tile }: { -point-other } naar hoeveel hiervan { -beside-adverb } liggen: { $of }. { $table }.
does-around-table = Per { $tile }: { -point-other } naar hoeveel hiervan in de acht { -cell-other } eromheen liggen: { $of }. { $table }.
does-beside-kinds = Per { $tile }: { -point-other } naar hoeveel van deze soorten { -beside-adverb } liggen: { $of }. { $table }.
does-around-kinds = Per { $tile }: { -point-other } naar hoeveel van deze soorten in de acht { -cell-other } eromheen liggen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Per { $tile }: { $each } voor elk hiervan { -beside-adverb }: { $of }.
count-around = Per { $tile }: { $each } voor elk hiervan in de acht { -cell-other } eromheen: { $of }.
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
        [bonus] { apart } En { $bonus } extra als ook hiervan niets { -beside-adverb } ligt: { $other }.
       *[plain] { apart }
    }
apart = Per { $tile }: { $each } als hiervan niets { -beside-adverb } ligt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } En { $each } per { $tile } { -beside-phrase } een andere, van welke soort ook.
       *[plain] { sets }
    }
sets = { -Point-other } voor sets van verschillende soorten, elk zo groot mogelijk, naar grootte. { $table }.

rows-of =
    { $count ->
        [1] Solo: { -space-other } in de { -current-row-one } { $current }, in de { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } spelers: { -space-other } in de { -current-row-one } { $current }, in de { -next-row-one } { $next }; { -standee-other } elk { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Geen { -point-other }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +1 { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: meer dan { $goal }
goal-points-does = Om te winnen moet de { -chart-one } meer dan { $goal } { -point-other } scoren; nu scoort ze { $points }.

## Log

seat-places =
    { $seat ->
        [you] Je legt in { $cell }: { $tile }.
       *[other] { $seat } legt in { $cell }: { $tile }.
    }
did-order = Plaats { $count } in de eerste { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } van de { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } van de { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Je pakt van { -space-one } { $count }: { $tile }.
       *[other] { $seat } pakt van { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } De { -round-one } is voorbij. { -Left-over-adjective }, nu op { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Het { -goal-one } is overtroffen!
        [short] { $told } Het { -goal-one } is niet overtroffen.
       *[over] { $told } Het spel is afgelopen.
    }
did-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }

## What a hovered target would do

would-take = { would-take-alone } Volgende { -turn-order-one } tot nu toe, naar { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Volgende { -turn-order-one }, naar { -space-one }: { $order }.
would-take-alone = Pak van { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective }, straks op { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Leg in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Je wint!
        [tied] { $told } Je deelt de winst!
        [lost] { $told } Het spel is afgelopen, en je wint niet.
        [beaten] { $told } Het { -goal-one } is overtroffen!
       *[short] { $told } Het { -goal-one } is niet overtroffen.
    }
would-resign = Opgeven: de anderen delen de winst.

## Status

status-setup = Voorbereiding
round = { -Round-one } { $count } van { $most }
status-take =
    { $seat ->
        [you] Jouw beurt: pak een { -tile-one } uit de { -current-row-one }.
       *[other] { $seat } pakt een { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Jouw beurt: pak { -tile-one } { $count } van { $all } uit de { -current-row-one }.
       *[other] { $seat } pakt { -tile-one } { $count } van { $all }.
    }
status-take-last =
    { $seat ->
        [you] Laatste { -round-one }: pak een { -tile-one } uit de { -current-row-one }.
       *[other] Laatste { -round-one }: { $seat } pakt een { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Leg je { -tile-one } in een leeg { -cell-one }: { $tile }.
       *[other] { $seat } legt een { -tile-one }: { $tile }.
    }
status-type-order = Wiens { -standee-one } heeft plaats { $count } in de eerste { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Welke { -tile-one } komt in de { -current-row-one }?
       *[next] Welke { -tile-one } komt in de { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Je wint met { $points }!
       *[other] { $seat } wint met { $points }!
    }
status-over-tied = Gedeelde winst met elk { $points }: { $seats }!
status-over-beaten = Het { -goal-one } van { $goal } { -point-other } is overtroffen, met { $points }!
status-over-short = Het { -goal-one } van { $goal } { -point-other } is niet overtroffen: de { -chart-one } heeft er { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Die { -tile-one } zit niet meer in de { -bag-one }. Kies een die wordt aangeboden.
refused-TT-2-4 = Die plaats heeft geen { -standee-one } meer. Kies een die wordt aangeboden.
refused-TT-3-1 = Op die { -space-one } ligt geen { -tile-one }: hij is deze { -round-one } gepakt, of die { -space-one } bestaat niet. Pak een andere.
refused-TT-3-1-first = Je hebt geen { -tile-one } { -in-hand-phrase }. Pak er eerst een uit de { -current-row-one }.
refused-TT-3-2 = Zo kan de { -tile-one } niet liggen. Draai hem met kwartslagen; spiegelen mag alleen met de optie “{ option-flip }”.
refused-TT-3-2-held = Je hebt al een { -tile-one } gepakt. Leg hem in je { -chart-one }.
refused-TT-3-6 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.
refused-TT-3-7 = In dat { -cell-one } ligt een { -tile-one }, en die blijft. Kies een leeg { -cell-one }.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = { -Side-one } B van deze { -reference-one } in plaats van { -side-one } A, voor iedereen.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-other } spiegelen mag
option-flip-help = { -Tile-other } mogen in spiegelbeeld liggen.
option-first = Eerste in { -turn-order-one }
option-first-help = Wiens { -standee-one } vooraan staat in de eerste { -turn-order-one }; de plaatsen daarachter bepaalt het toeval.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-goal = { -Goal-one }
option-goal-help = Alleen solo: hoeveel { -point-other } je moet overtreffen.

## The board in text

picture-label = De rijen { -tile-other } met de { -turn-order-one }, en de { -star-chart-other }; ook als tekst.
text-board = { -Turn-order-one }, rijen { -tile-other }, en { -chart-other } rij voor rij
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, nu aan de beurt
        [done] { $count }: { $seat }, is geweest
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, naar de { -space-other } die ze krijgen:
text-space = { $count }: { $tile }
text-taken = { $count }: gepakt; hier volgende { -round-one }: { $seat }
text-free = { $count }: leeg
text-chart = { $seat }, rij { $row }:
text-empty = { $cell }: leeg
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-adjective } met { $cells }
text-row = { $seat }: { $points }, { $count } van { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Naar wat scoort: { $parts }.
text-constellations = { -Constellation-other }, naar { -star-other }: { $sizes }.
text-turn = Nu aan de beurt.
text-left = { -Left-over-adjective }, op { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } De vijf andere soorten scoren volgens vijf { -reference-other } met elk twee { -side-other }.
rules-page = Wijs een { -tile-one } van de { -current-row-one } aan om te zien welke { -turn-order-one } hij geeft; klik om hem te pakken. Wijs een leeg { -cell-one } aan om te lezen wat de { -tile-one } daar oplevert, draai hem, en klik om hem te leggen. Het toetsenbord kan dit ook. Hoe { -tile-other } eruitzien en { -reference-other } scoren, staat in één bestand, box.toml; waar je een teken ziet, kunnen onze { -tile-other } van de jouwe verschillen. Heb je de doos, verbeter dan dat bestand: regels, scores, plaatjes en deze hulp volgen. “tumblestar rules twinkle_twinkle --tiles” drukt de { -tile-other } af om met een doos te vergelijken.

rules-TT-1 = Wat er in de doos zit
rule-TT-1-1 = Er zijn { $tiles } { -tile-other } { $source }: { $star } { -star-other }, waaronder { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } en { $comet } { -comet-other }. Ze doen alle mee, met hoeveel spelers je ook bent.
rule-TT-1-2 = Iedereen heeft een { -star-chart-one } van { $cells } { -cell-other }: 5 × 4 {$review}, hier { $columns } kolommen en { $rows } rijen {$reconstruction}. De { -chart-other } zijn gelijk {$ruling}.
rule-TT-1-3 = Op stertegels lopen lijnen van de { -star-one } naar { -edge-other } en { -corner-other } van de { -tile-one }. De patronen, de { -nova-other }, de { -slow-adjective-e } { -tile-other } en de soorten { -planet-other } zijn als volgt {$reconstruction}.
rule-TT-1-4 = Er zijn vijf { -reference-other } met elk twee { -side-other }: groen, die het boekje voor een eerste spel aanraadt, en blauw. Wij noemen ze A en B. De doos heeft er 25: voor iedereen een set en één reserve {$ruling}.

rules-TT-2 = Voorbereiding
rule-TT-2-1 = Alle { -tile-other } zitten in de { -bag-one }. Eerst wordt de { -current-row-one } met { -tile-other } gevuld, dan de { -next-row-one }, die één { -space-one } minder heeft. Beide liggen open voor iedereen.
rule-TT-2-2 = Een { -slow-adjective-e } { -tile-one } die in een rij komt, gaat naar de meest rechtse vrije { -space-one }, en het vullen gaat links verder: a, { -slow-adjective } 1, b, { -slow-adjective } 2 op vier { -space-other } wordt a, b, { -slow-adjective } 2, { -slow-adjective } 1. Bij de voorbereiding geldt dit voor beide rijen, de huidige eerst {$ruling}.
rule-TT-2-3 = { -Standee-other } per speler: { $two } met twee spelers, { $three } met drie, { $four } met vier.
rule-TT-2-4 = De eerste { -turn-order-one } wordt over alle { -standee-other } geloot; met twee spelers kan één speler plaats 1 en 2 hebben.
rule-TT-2-5 = Voor elke { -reference-one } kiezen de spelers { -side-one } A of B, voor iedereen dezelfde, in elke combinatie. Zonder keuze zijn ze alle A.

rules-TT-3 = Een { -round-one }
rule-TT-3-1 = De { -standee-other } zijn in { -turn-order-one } aan de beurt, van links naar rechts. Een beurt is: pak een { -tile-one } naar keuze uit de { -current-row-one } en leg hem.
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
placing = Leg hem meteen open in een leeg { -cell-one } van je { -chart-one }. Hij hoeft niets te raken {$review}.
placing-flip = De optie “{ option-flip }” staat ook spiegelbeelden toe { $flip_source }.
rule-TT-3-3 = Als alle { -standee-other } een { -tile-one } hebben gepakt, eindigt de { -round-one }. De nieuwe { -turn-order-one } loopt van links naar rechts naar de { -space-other } van de gepakte { -tile-other }. Gelijke plaatsen zijn er niet.
rule-TT-3-4 = De ene { -left-over-adjective } { -tile-one } gaat naar de eerste { -space-one } van de { -current-row-one }, ook als hij { -slow-adjective } is. De { -next-row-one } sluit daarachter aan, in haar volgorde, en wordt dan opnieuw uit de { -bag-one } gevuld.
rule-TT-3-5 = Zodra de { -tile-other } van de laatste { -round-one } in de { -current-row-one } liggen, wordt de { -next-row-one } niet meer gevuld {$ruling}.
rule-TT-3-6 = Een spel heeft { $two } { -round-other } met twee spelers, { $three } met drie en { $four } met vier. Iedereen legt twintig { -tile-other }; alle { -chart-other } zijn in dezelfde { -round-one } vol. De { -bag-one } raakt nooit leeg.
rule-TT-3-7 = Gelegde { -tile-other } blijven liggen. Niemand past, en niets wordt afgelegd {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } betekent: met een gedeelde { -edge-one }. Regels die schuin meetellen, zeggen dat.
rule-TT-4-2 = Een { -link-one } is één rechte lijn van { -star-one } naar { -star-one }, over een { -edge-one } of schuin over een { -corner-one }: beide { -tile-other } moeten een lijn naar die { -edge-one } of { -corner-one } hebben. Komen lijnen van twee { -tile-other } met een gedeelde { -edge-one } in een { -corner-one } samen, dan maken ze een V, en dat is geen { -link-one }. Twee rechte diagonalen die elkaar in één { -corner-one } kruisen, zijn twee { -link-other } {$ruling}.
rule-TT-4-3 = Een { -constellation-one } is twee of meer { -star-other }, direct of via andere { -linked-adjective }. De grootte is het aantal { -star-other }. Een { -nova-one } is in alles een { -star-one }.
rule-TT-4-4 = { -Tile-other } zonder lijnen geven niets door {$ruling}.

rules-TT-5 = Scoren
rule-TT-5-1 = Wat scoort, op volgorde: het grootste { -constellation-one }, het op één na grootste, het aantal { -constellation-other } {$review}, deze twee meegeteld {$ruling}; dan { -nova-other }, en de vijf { -reference-other }.
rule-TT-5-2 = De meeste { -point-other } winnen; bij gelijke stand is de winst gedeeld. Totalen mogen onder nul zijn; van twee even grote { -constellation-other } telt één als het grootste, het andere als het tweede {$ruling}.
rule-TT-5-3 = Wat alles oplevert, volgens het bestand {$reconstruction}. Tabellen noemen een aantal en zijn { -point-other }; onder hun eerste aantal zijn er geen.
rule-TT-5-4 = Wat uitgever en recensies zeggen, en verbeteringen moeten bewaren: { -black-hole-other } vermijd je, tenzij ze perfect liggen; { -side-other } A kosten nooit { -point-other }, minstens één { -side-one } B wel; { -asteroid-other } vormen een gordel, { -comet-other } willen omringd zijn, { -planet-other } worden verzameld, { -satellite-other } bestuderen { -planet-other }; { -slow-adjective-e } { -tile-other } zijn gemiddeld meer waard.

rules-TT-6 = Alleen spelen
rule-TT-6-1 = Deze manier om alleen te spelen is van ons. Je pakt uit kleinere rijen met twee { -standee-other }, en probeert een { -goal-one } te overtreffen.

rules-TT-7 = Voorbeelden
rule-TT-7-1 = { -Star-other } in a1 met een lijn naar Z en in a2 met een lijn naar N zijn { -linked-adjective }; zonder een van beide lijnen niet.
rule-TT-7-2 = { -Star-other } in a1 met een lijn naar ZO en in b2 met een lijn naar NW zijn { -linked-adjective }. Een lijn van a1 naar ZO en een van b1 naar ZW maken een V: geen { -link-one }. Hebben alle vier { -tile-other } een lijn naar één { -corner-one }, dan zijn er twee { -link-other }.
rule-TT-7-3 = Een { -star-one } in a1 met een lijn naar O, een { -planet-one } in b1, een { -star-one } in c1 met een lijn naar W: geen { -link-one }.
rule-TT-7-4 = Twee spelers, { -turn-order-one } 1, 2, 2, 1, pakken om de beurt van { -space-other } 3, 1, 5 en 2. De volgende { -turn-order-one } is 2, 1, 1, 2, en de { -tile-one } van { -space-one } 4 gaat naar { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } met { -side-one } A van tumblestars eigen tabellen: in een { -corner-one }, { -beside-phrase } een { -asteroid-one } en een { -comet-one }, 5 { -point-other }; { -beside-phrase } een { -star-one } of een { -nova-one } 2; twee { -beside-phrase } elkaar elk 0. Twee die elkaar alleen met een { -corner-one } raken, liggen niet { -beside-phrase } elkaar.
rule-TT-7-6 = Na een spel met vier blijven 14 { -tile-other } in de { -bag-one }. Met tumblestars eigen tabellen heeft een speler die meteen voor { -point-other } gaat er ongeveer 50, een willekeurige ongeveer 20.

rules-ours = Onze andere uitspraken
rule-ours-1 = De eerste { -turn-order-one } wordt vóór de { -tile-other } geloot {$ruling}.
rule-ours-2 = Een { -goal-one } overtreffen vraagt meer { -point-other } dan het noemt {$ruling}.
rule-ours-3 = De { -point-other } tijdens het spel zijn die van de { -chart-other } zoals ze zijn {$ruling}.
rule-ours-4 = Een speler die opgeeft krijgt niets; de anderen delen de winst {$ruling}.

## Bots

bot-greedy-help = speelt voor de meeste { -point-other } ineens
bot-beginner-help = neemt de eerste { -tile-one } die ineens bijna de meeste { -point-other } oplevert; ziet niet waar lijnen heen kunnen leiden
bot-novice-help = weegt alleen deze beurt, zoals geleerd; kan ongeveer een half { -point-one } onder de beste blijven
bot-club-help = rekent deze { -round-one } uit; kan ongeveer een { -point-one } onder de beste beurt blijven
bot-strong-help = rekent deze { -round-one } uit; kan een half { -point-one } onder de beste beurt blijven
bot-expert-help = rekent deze en de volgende { -round-one } uit; kan een half { -point-one } onder de beste beurt blijven
bot-master-help = rekent deze en de volgende { -round-one } zo breed mogelijk uit

## The data file

box-expected-points = getallen met hun { -point-other } tussen aanhalingstekens, zoals “{ $example }”
box-expected-goals = een lijst van { -point-other } van 1 tot 127, oplopend
box-expected-code = één tot vier letters; er mag één * volgen
box-expected-divides = een getal dat { $number } deelt
box-table-gap = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op { $before }; verwacht: { $expected }.
box-table-begin = { $file }, regel { $line }: “{ $name }” begint met “{ $text }”; verwacht: op zijn laatst { $expected }.
box-table-beyond = { $file }, regel { $line }: in “{ $name }” is “{ $text }” te veel; verwacht: hoogstens { $expected }.
box-table-more = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op een gegeven met +, dat het laatste moet zijn.
box-table-end = { $file }, regel { $line }: “{ $name }” eindigt met “{ $text }”; verwacht: gegevens tot { $expected }, of een + na het laatste getal.
box-total = { $file }, regel { $line }: er zijn in totaal { $found } { -tile-other }; verwacht: { $expected }.
box-count = { $file }, regel { $line }: “{ $name }” is { $expected }, maar er zijn { $found } { -tile-other } van die soort; verwacht: hetzelfde aantal.
box-code-twice = { $file }, regel { $line }: “{ $name }” is “{ $text }”, de code van { $other }; verwacht: een andere.
box-tile-twice = { $file }, regel { $line }: “{ $name }” is dezelfde { -tile-one } als { $other }; verwacht: één gegeven met beide aantallen.
box-tile-name = { $file }, regel { $line }: “{ $name }” is geen naam voor een { -tile-one }; verwacht: kleine letters, cijfers en _, met een letter vooraan.

## Notation

unread-order = “{ $text }” is geen plaats; verwacht: “order” en een getal van 1 tot { $count }.
unread-draw = “{ $text }” is geen { -tile-one }; verwacht: “draw” en een van { $codes }.
unread-place = “{ $text }” zegt niet waar de { -tile-one } moet liggen; verwacht, bijvoorbeeld: “{ $tile }@b4”, met 1 tot 3 kwartslagen als cijfer na de { -tile-one }.

## Charts

chart-rows = “{ $text }”: de { -chart-one } heeft { $found } rijen; verwacht: { $expected }.
chart-columns = Rij { $row } van de { -chart-one } heeft { $found } { -tile-other }; verwacht: { $expected }, met “.” voor een leeg { -cell-one }.
chart-tile = “{ $text }” in { $cell } is geen { -tile-one }; verwacht: een van { $codes }, of “.” voor een leeg { -cell-one }.
chart-turn = “{ $text }” in { $cell }: zo kan een { -tile-one } niet liggen; verwacht: 0 tot 3 kwartslagen als cijfer.
chart-flip = “{ $text }” in { $cell }: { -tile-other } worden alleen met de optie “spiegelen” gespiegeld ({ $tag }).
chart-many = { $text } in { $cell } is er een te veel; de doos heeft er { $count } ({ $tag }).
score-sides = “{ $text }” is geen keuze van { -side-other }; verwacht: A of B voor elk van de vijf { -reference-other }, zoals “ABAAB”.
score-word = “{ $text }” zegt niets over een { -chart-one }; verwacht erboven: “sides ABAAB” of “flip”.

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = Niets te scoren in “{ $file }”; verwacht: { -chart-other } van vijf rijen met vier { -tile-other }.

## Page


advice-brings = Levert op
advice-stands = Plaats volgende { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } tot nu toe
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, het best in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Wat elke { -tile-one } in zijn beste { -cell-one } meteen oplevert; wat volgt, en wat voor anderen overblijft, telt niet mee.
advice-note-place = { -Point-other } ineens; wat volgt, telt niet mee.

pad-total = { -Point-other }: { $total }
pad-sky = { -Constellation-other } en { -nova-other }
pad-references = { -Reference-other }
pad-cell = Kies een { -cell-one }.
pad-whole = Alle { -cell-other } zijn gevuld. Kies er een om de { -tile-one } te wijzigen.
pad-tile = Welke { -tile-one } ligt in { $cell }?
pad-tile-left = { $tile } (nog { $count })
pad-way = Hoe ligt hij in { $cell }?
pad-remove = Haal uit { $cell } weg: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: wissel naar { -side-one } { $side }
pad-flip = Sta spiegelen van { -tile-other } toe
pad-no-flip = Verbied spiegelen van { -tile-other }
pad-too-many = { $tile }: de doos heeft er maar { $count }, de { -chart-other } samen hebben er meer (TT-1.1).
pad-many = { $count ->
        [0] Er staat geen { -chart-one } in dit bestand.
       *[other] Er staan { $count } { -chart-other } in dit bestand; het scoreblok neemt er één. “tumblestar score twinkle_twinkle FILE” telt ze alle.
    }
picture-none = Dit plaatje bevat geen { -chart-one }. Alleen plaatjes die tumblestar bewaarde, zijn leesbaar; voer andere met de hand in.
picture-broken = Dit SVG-plaatje is niet leesbaar ({ $why }).
picture-box = Dit plaatje is met een andere box.toml bewaard ({ $digest }; hier { $own }), dus de { -tile-other } kunnen verschillen.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-adjective-e } { -tile-one }
sign-slow-does = Gaat naar de meest rechtse vrije { -space-one } als hij in een rij komt. Wie hem pakt, is volgende { -round-one } laat aan de beurt.
sign-side = { -Side-one } A of B
sign-side-does = Elke { -reference-one } heeft twee { -side-other } met eigen regels; voor iedereen geldt dezelfde { -side-one }. { -Side-one } A is voor een eerste spel.
sign-standee = { -Standee-one }
sign-standee-does = Staat waar de speler een { -tile-one } pakte. In de volgende { -round-one } zijn de { -standee-other } van links naar rechts aan de beurt.
sign-left = { -Left-over-adjective } { -tile-one }
sign-left-does = Gaat naar de eerste { -space-one } van de volgende { -round-one }; de { -next-row-one } sluit daarachter aan.
sign-rank = Getal op een { -star-one }
sign-rank-does = Telt de { -constellation-other } van een { -chart-one } naar grootte: 1 is het grootste, 2 het op één na grootste.
sign-refused = Geen { -link-one }
sign-refused-does = Lijnen van { -tile-other } met een gedeelde { -edge-one } komen hier in een { -corner-one } samen: een V, geen { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } die nog niet in een rij zijn gekomen.
now-points = Nu { $points }.
now-best = Nog één kan er { $points } van maken.
now-most = Nog één kan er niet meer van maken.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Met { $count }: { $points }.
now-bag = Over: { $count }.

## What gives the win shares of a review

evaluator-round-searched = alle beurten van de { -round-one } doorzocht, dan geleerde waarden van { -chart-other }
evaluator-round-played = de { -round-one } gretig uitgespeeld, dan geleerde waarden van { -chart-other }
evaluator-ending = alle beurten tot het einde van het spel doorzocht

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } uit de { -bag-one }
chance-of-order = Volgende plaats in de eerste { -turn-order-one }
mistake-few = een { -tile-one } laten liggen die meer oplevert
mistake-late = te laat in de { -turn-order-one } staan
mistake-needed = anderen hun beste { -tile-one } laten
mistake-tile = een { -tile-one } kiezen
mistake-link = een { -link-one } weglaten
mistake-harm = een { -tile-one } leggen waar die { -point-other } kost
mistake-points = een { -tile-one } voor te weinig { -point-other } leggen
mistake-turn = een { -tile-one } draaien
mistake-line = de lijn van een { -star-one } afsluiten
mistake-middle = een { -cell-one } met ruimte eromheen verbruiken
mistake-tight = een { -tile-one } leggen waar die weinig ruimte heeft
mistake-cell = een { -cell-one } kiezen
why-points = Dat levert meteen { $better } op, niet { $taken }.
why-order = In de volgende { -round-one } komt { -space-one } { $better } vóór { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } krijgt er 1 { -point-one } meer voor dan voor de andere { -tile-other }.
       *[other] { $name } krijgt er { $count } { -point-other } meer voor dan voor de andere { -tile-other }.
    }
why-link = Het { -constellation-one } heeft dan { $better } { -star-other }, niet { $taken }.
why-lines = Zo blijven { $better } lijnen open, niet { $taken }.
why-room =
    { $better ->
        [one] Eromheen is 1 { -cell-one } vrij, om het andere { $taken }.
       *[other] Eromheen zijn { $better } { -cell-other } vrij, om het andere { $taken }.
    }
why-row = De beste { -tile-one } in de rijen levert dan { $better } op, niet { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vrij
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = Van { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = met elke beurt van de laatste { -round-one }, exact
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = niet meteen { -point-other }
puzzle-theme-last-tile = de laatste { -tile-one }
puzzle-theme-deny = meer { -point-other } zijn niet het best
puzzle-theme-slow = een { -slow-adjective-e } { -tile-one }
puzzle-theme-draw = gedeelde winst
puzzle-ask-draw = Welke { -tile-one }, in welk { -cell-one }, geeft gedeelde winst?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } met lijnen, een { -nova-one }, { -asteroid-other }, een { -satellite-one }, een { -black-hole-one }, een { -comet-one }, en { -planet-other } van drie soorten.
example-slow = In deze volgorde getrokken: een { -asteroid-one }, een { -slow-adjective-e } { -planet-one }, een { -comet-one }, een { -slow-adjective-e } { -planet-one }. { -Slow-adjective-e } { -tile-other } gingen naar rechts.
example-take = Waar de vierde { -tile-one } is gepakt, staat een { -standee-one }. Elke andere { -tile-one } mag nu worden gepakt.
example-next-order = Spelers 1, 2 en 3 pakten van { -space-other } 4, 2 en 1: de volgende { -turn-order-one } is 3, 2, 1, en de { -left-over-adjective } { -tile-one } komt vooraan.
example-stays = Elk leeg { -cell-one } is goed. Een gelegde { -tile-one } blijft.
example-beside = De { -satellite-one } heeft een { -rocky-planet-one } { -beside-phrase } zich. Alleen een { -corner-one } is niet { -beside-phrase }.
example-links = Over een { -edge-one }; over een { -corner-one }; en een V, die geen { -link-one } is.
example-size = Een { -constellation-one } van drie { -star-other }, waaronder een { -nova-one }, die ook voor zichzelf telt.
example-between = { -Tile-other } zonder lijnen geven niets door.
example-in-order = { -Constellation-other } van drie en van twee { -star-other }; beide tellen mee voor het aantal.
example-asteroids = Een { -group-one } van twee, van twee en van één: met { -side-one } A telt de grootste { -group-one }, met { -side-one } B elke.
example-comets = { -Side-one } A: drie { -star-other } rond de { -comet-one }. { -Side-one } B: drie soorten objecten.
example-planets = { -Side-one } A: het aantal { -planet-other }. { -Side-one } B: een set van drie soorten; { -planet-other } { -beside-phrase } andere kosten { -point-other }.
example-satellites = { -Side-one } A: één { -planet-one } { -beside-phrase } de { -satellite-one }. { -Side-one } B: beide { -planet-other } langs zijn rij en kolom.
example-black-holes = { -Side-one } A: het best zonder { -star-one }, { -planet-one } of { -black-hole-one } { -beside-adverb }. { -Side-one } B: het best { -beside-phrase } { -asteroid-other }, { -comet-other } en { -satellite-other }.
example-alone = Solo: rijen van drie en twee, en beide { -standee-other } zijn van jou.
example-both-lines = Beide lijnen zijn er; daarna is er één weggedraaid.
example-crossing = Recht over een { -corner-one }; een V; en twee diagonalen die elkaar kruisen, twee { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, dan 2, 1, 1, 2.
example-holes = { -Beside-phrase } een { -asteroid-one } en een { -comet-one }; { -beside-phrase } een { -star-one }; { -beside-phrase } elkaar; rakend met een { -corner-one }.
example-goal = Een { -goal-one } van 35 is met 36 overtroffen, niet met 35.
summary-round = Een { -round-one }
summary-round-1 = In { -turn-order-one } pakt ieder een { -tile-one } uit de { -current-row-one } en legt hem meteen.
summary-round-2 = De { -space-other } van de gepakte { -tile-other } geven de volgende { -turn-order-one }.
summary-round-3 = De { -left-over-adjective } { -tile-one } komt vooraan; de { -next-row-one } sluit aan en wordt opnieuw gevuld. { -Slow-adjective-e } { -tile-other } gaan naar rechts.
summary-place = Leggen
summary-place-1 = In een leeg { -cell-one } van je { -chart-one }, gedraaid zoals je wilt. Daar blijft hij.
summary-place-2 = Lijnen die over een { -edge-one }, of recht over een { -corner-one }, samenkomen, zijn een { -link-one }.
summary-place-3 = Twee of meer { -linked-adjective } { -star-other } zijn een { -constellation-one }.
summary-points = { -Point-other }
summary-points-1 = Grootste en op één na grootste { -constellation-one }, hun aantal, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } en { -black-hole-other }, met { -side-one } A of B; de regels hebben de tabellen.
summary-points-3 = { -Beside-phrase } betekent met een gedeelde { -edge-one }; { -comet-other } tellen de acht { -cell-other } eromheen.
summary-end = Einde van het spel
summary-end-1 = Alle { -chart-other } zijn vol na twintig { -tile-other }. De meeste { -point-other } winnen; bij gelijke stand is de winst gedeeld.
summary-end-2 = Solo: twee { -standee-other }, tien { -round-other }, en een { -goal-one } om te overtreffen.
## The tutorial

tutorial-goal = Vul je { -star-chart-one } met twintig { -tile-other } die meer { -point-other } scoren dan die van Zoe.
tutorial-rows = Je pakt { -tile-other } uit de { -current-row-one }; de { -next-row-one } toont wat er komt.
tutorial-take = Een beurt heeft twee stappen: pak een { -tile-one } en leg hem. Pak de { -star-one } van { -space-one } 2.
tutorial-take-other = Dat mag, maar pak in deze les de gemarkeerde { -tile-one }.
tutorial-place = Leg hem in b3. Elk leeg { -cell-one } mag, en een { -tile-one } blijft waar hij ligt.
tutorial-place-other = Dat mag, maar kies in deze les het gemarkeerde { -cell-one }.
tutorial-order = Met twee spelers heeft ieder twee { -standee-other } en pakt twee { -tile-other } per { -round-one }. In de volgende { -round-one } zijn de { -standee-other } van links naar rechts aan de beurt, naar de { -space-other } waarvan ze pakten.
tutorial-slow = Een { -slow-adjective-e } { -tile-one } heeft een zandloper en gaat in zijn rij helemaal naar rechts: hij is vaak meer waard, maar wie hem pakt, is volgende { -round-one } laat aan de beurt. Pak deze { -gas-planet-one }.
tutorial-hole-early = Een { -black-hole-one } scoort alleen op de juiste plaats, zoals je later leert. Hier levert de { -planet-one } meer op.
tutorial-planet = Eén { -planet-one } levert 2 { -point-other } op, elke volgende meer. Een { -planet-one } heeft geen lijnen: leg hem in d2.
tutorial-round = De { -round-one } is voorbij: het { -left-over-adjective } { -black-hole-one-definite } ging naar { -space-one } 1, en de { -next-row-one } sloot aan. Er kwamen nieuwe { -tile-other }; de { -slow-adjective-e } ging helemaal naar rechts.
tutorial-second = Zoe pakte van { -space-one } 1, dus zij was eerst aan de beurt. Nu pak jij de { -star-one } van { -space-one } 2.
tutorial-link = Twee { -star-other } zijn { -linked-adjective } als een lijn van elk bij dezelfde { -edge-one } samenkomt. Je mag de { -tile-one } draaien: leg hem in b2 met een lijn omlaag naar je { -star-one }.
tutorial-link-other = Dat mag, maar dan raakt geen lijn je { -star-one }. Leg hem boven de { -star-one }, met een lijn omlaag.
tutorial-satellite = Twee { -linked-adjective } { -star-other } zijn een { -constellation-one }. Pak nu de { -satellite-one }: die bestudeert { -planet-other }.
tutorial-satellite-place = Een { -satellite-one } levert 2 { -point-other } op voor elke { -planet-one } { -beside-adverb }; { -beside-phrase } betekent altijd met een gedeelde { -edge-one }. Leg hem in d3, onder de { -planet-one }.
tutorial-sat-other = Dat mag, maar dan ligt er geen { -planet-one } { -beside-phrase } de { -satellite-one }. Leg hem onder de { -gas-planet-one }.
tutorial-first-points = Al zes { -point-other }: elk 2 voor het { -constellation-one }, de { -planet-one } en de { -satellite-one }. De tekens van de { -chart-one } tonen wat scoort, en hoeveel.
tutorial-later = Een paar { -round-other } later heeft je { -chart-one } twaalf { -tile-other }. Je { -satellite-one } heeft nu een { -planet-one } boven en een onder zich.
tutorial-largest = Hoe meer { -star-other } in je grootste { -constellation-one }, hoe meer { -point-other }. Pak de { -star-one } van { -space-one } 2.
tutorial-corner = Een { -link-one } kan ook over een { -corner-one }. De { -star-one } in b2 heeft een lijn naar rechtsboven: leg de nieuwe in c1, zodat de lijnen samenkomen.
tutorial-corner-other = Dat mag, maar dan komen de twee lijnen niet samen. In het gemarkeerde { -cell-one } moet één lijn naar linksonder wijzen.
tutorial-three-scores = Vier { -linked-adjective } { -star-other }: 6 { -point-other }. Het op één na grootste en het aantal { -constellation-other } scoren ook.
tutorial-asteroid = { -Asteroid-other } scoren naar de grootste { -group-one } die via een { -edge-one } samenhangt. Pak de { -asteroid-one } van { -space-one } 1.
tutorial-belt = Twee leveren 3 { -point-other } op, drie leveren er 6 op. Leg hem in a3, onder de andere twee.
tutorial-belt-other = Dat mag, maar dan deelt hij geen { -edge-one } met je andere { -asteroid-other }. Leg hem eronder.
tutorial-comet = Je pakte van { -space-other } 1 en 2, dus je bent twee keer aan de beurt vóór Zoe. Begin met de { -comet-one }.
tutorial-comet-place = Een { -comet-one } levert 1 { -point-one } op voor elke { -star-one } in de acht { -cell-other } eromheen, ook schuin. Leg hem in c3, tussen vier { -star-other }.
tutorial-comet-other = Dat mag, maar het gemarkeerde { -cell-one } heeft meer { -star-other } om zich heen: vier.
tutorial-hole = Een { -black-hole-one } levert 2 { -point-other } op als er geen ander { -beside-phrase } ligt, en 3 extra als er geen { -star-one } en geen { -planet-one } { -beside-phrase } ligt. Pak het.
tutorial-hole-place = In de { -corner-one } a5 ligt er alleen een { -comet-one } { -beside-phrase }. Leg het daar.
tutorial-hole-other = Dat mag, maar dan ligt er een { -star-one }, een { -planet-one } of een ander { -black-hole-one } { -beside-phrase }, of straks misschien. Kies het gemarkeerde { -cell-one }.
tutorial-five = Vijf { -point-other }, het meeste dat een { -black-hole-one } kan opleveren. Leg geen { -star-one } en geen { -planet-one } in b5.
tutorial-last = De laatste { -round-one }: twee { -cell-other } zijn leeg. Er volgt geen { -turn-order-one }, dus { -slow-adjective-e } { -tile-other } kosten je niets.
tutorial-nova = Een { -nova-one } is een { -star-one } met 2 eigen { -point-other }, en altijd { -slow-adjective }. Pak hem van { -space-one } 5.
tutorial-nova-place = De { -star-one } in c1 heeft een lijn naar rechts. Leg de { -nova-one } in d1, zodat de twee { -linked-adjective } zijn.
tutorial-nova-other = Dat mag, maar dan raakt geen lijn van de { -nova-one } je { -constellation-one }. Leg hem in het gemarkeerde { -cell-one }, met een lijn naar links.
tutorial-third-planet = Vijf { -linked-adjective } { -star-other }: 8 { -point-other }. Pak nu de { -rocky-planet-one }: drie { -planet-other } leveren 9 { -point-other } op, twee maar 5.
tutorial-end = Je { -chart-one } is vol, en je wint met 47 tegen 16! De { -reference-other } hebben ook een { -side-one } B, voor later.
deed-place = Leg in { $cell }
deed-take = Neem deze { -tile-one }
touch-place = Tik op een { -cell-one }.
touch-take = Tik op een { -tile-one }.
