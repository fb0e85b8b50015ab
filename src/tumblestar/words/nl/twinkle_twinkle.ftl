### The words of Twinkle Twinkle in Dutch. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Stel je sterrenhemel samen: de tegel die je nu pakt, bepaalt wanneer je weer kiest.
game-by = van Ammon Anderson, Allplay
game-about = Pak een tegel uit de rij en leg hem in je sterrenkaart. Zijn plek in de rij bepaalt jouw plaats in de volgende ronde. Verbind sterren tot sterrenbeelden en scoor met asteroïden, kometen, planeten, satellieten en zwarte gaten, elk op een eigen manier. Na 20 tegels per speler wint de speler met de meeste punten. Voor 1 tot 4 spelers.

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
        [reconstruction] { $does } (gok)
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
does-largest = Punten naar het aantal sterren erin. { $table }.
does-second = { does-largest }
does-number = Punten naar het aantal. { $table }.
does-nova = Elke nova scoort { $each }.
does-flat = Per { $tile }: { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Punten voor je grootste groep (via randen of hoeken), naar grootte. { $table }.
       *[no] Punten voor je grootste groep (via randen), naar grootte. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Punten voor elke groep (via randen of hoeken), naar grootte. { $table }.
       *[no] Punten voor elke groep (via randen), naar grootte. { $table }.
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
does-around-table = Per { $tile }: punten naar hoeveel hiervan in de 8 vakken eromheen liggen: { $of }. { $table }.
does-beside-kinds = Per { $tile }: punten naar hoeveel van deze soorten ernaast liggen: { $of }. { $table }.
does-around-kinds = Per { $tile }: punten naar hoeveel van deze soorten in de 8 vakken eromheen liggen: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Per { $tile }: { $each } voor elk hiervan ernaast: { $of }.
count-around = Per { $tile }: { $each } voor elk hiervan in de 8 vakken eromheen: { $of }.
count-in-sight = Per { $tile }: { $each } voor elk hiervan in zicht, langs de eigen rij en kolom: { $of }.
in-any-case =
    { $extra ->
        [base] In elk geval ook { $base }.
        [none] Zonder een hiervan: { $none }.
       *[other] In elk geval ook { $base }, en zonder een hiervan { $none }.
    }
sight =
    { $limit ->
        [blocked] In elke richting reikt het zicht tot het eind van de kaart, of tot de eerste hiervan: { $blocked }.
       *[open] In elke richting reikt het zicht tot het eind van de kaart.
    }
does-apart =
    { $extra ->
        [bonus] { apart } En { $bonus } extra als ook hiervan niets ernaast ligt: { $other }.
       *[plain] { apart }
    }
apart = Per { $tile }: { $each } als hiervan niets ernaast ligt: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Bovendien { $each } per { $tile } met minstens 1 { $tile } ernaast, van welke soort ook.
       *[plain] { sets }
    }
sets = Punten voor elke set van verschillende soorten, naar grootte; maak elke set zo groot mogelijk. { $table }.

rows-of =
    { $count ->
        [1] Solo: { $current } plekken in de huidige rij, { $next } in de volgende; { $standees } figuren; { $rounds } rondes
       *[other] { $standees ->
            [one] { $count } spelers: { $current } plekken in de huidige rij, { $next } in de volgende; elk 1 figuur; { $rounds } rondes
           *[other] { $count } spelers: { $current } plekken in de huidige rij, { $next } in de volgende; elk { $standees } figuren; { $rounds } rondes
        }
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
goal-points-does = Scoor meer dan { $goal } punten om te winnen. Je kaart scoort nu { $points }.

## Log

seat-places =
    { $seat ->
        [you] Je legt een tegel in { $cell }: { $tile }.
       *[other] { $seat } legt een tegel in { $cell }: { $tile }.
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
        [you] Je pakt een tegel van plek { $count }: { $tile }.
       *[other] { $seat } pakt een tegel van plek { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Beurtvolgorde: { $order }.
did-place-alone = { did-place } De ronde eindigt. De overgebleven tegel gaat naar plek 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Doel overtroffen!
        [short] { $told } Doel niet overtroffen.
       *[over] { $told } Het spel eindigt.
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
would-take-alone-all = { would-take-alone } De overgebleven tegel gaat naar plek 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Leg in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Je wint!
        [tied] { $told } Je deelt de overwinning!
        [lost] { $told } Het spel eindigt, en je wint niet.
        [beaten] { $told } Je overtreft het doel!
       *[short] { $told } Je overtreft het doel niet.
    }
would-resign = Geef op: de andere spelers delen de overwinning.

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
        [you] Jouw beurt: pak een tegel uit de huidige rij ({ $count } van { $all }).
       *[other] { $seat } pakt een tegel ({ $count } van { $all }).
    }
status-take-last =
    { $seat ->
        [you] Jouw beurt: pak een tegel. Dit is de laatste ronde.
       *[other] { $seat } pakt een tegel. Dit is de laatste ronde.
    }
status-place =
    { $seat ->
        [you] Jouw beurt: leg een { $tile } in een leeg vak.
       *[other] { $seat } legt een { $tile }.
    }
status-type-order = Wiens figuur heeft plaats { $count } in de eerste beurtvolgorde?
status-type-draw =
    { $row ->
        [current] Welke tegel komt in de huidige rij?
       *[next] Welke tegel komt in de volgende rij?
    }
status-over-won =
    { $seat ->
        [you] Je hebt gewonnen met { $points }!
       *[other] { $seat } heeft gewonnen met { $points }!
    }
status-over-tied = Gedeelde overwinning met { $points }: { $seats }!
status-over-beaten = Doel overtroffen: { $points }, meer dan { $goal } nodig!
status-over-short = Doel niet overtroffen: { $points }, meer dan { $goal } nodig.

## Refusals: why not, and what instead

refused-TT-2-1 = Die tegel zit niet meer in de zak. Kies een van de aangeboden tegels.
refused-TT-2-4 = Die speler heeft geen figuur meer om neer te zetten. Kies een andere speler.
refused-TT-3-1 = Op die plek ligt geen tegel. Pak een tegel uit de huidige rij.
refused-TT-3-1-first = Je hebt geen tegel in de hand. Pak er eerst een uit de huidige rij.
refused-TT-3-2 = Zo mag je de tegel niet leggen. Gebruik kwartslagen; voor omdraaien heb je de optie “{ option-flip }” nodig.
refused-TT-3-2-held = Je hebt al een tegel gepakt. Leg hem in je kaart.
refused-TT-3-6 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.
refused-TT-3-7 = In dat vak ligt een tegel, en die blijft. Kies een leeg vak.

## Options

option-asteroids = Asteroïden: kant B
option-asteroids-help = Alle spelers gebruiken kant B van deze scoretabel, niet kant A.
option-comets = Kometen: kant B
option-comets-help = { option-asteroids-help }
option-planets = Planeten: kant B
option-planets-help = { option-asteroids-help }
option-satellites = Satellieten: kant B
option-satellites-help = { option-asteroids-help }
option-black_holes = Zwarte gaten: kant B
option-black_holes-help = { option-asteroids-help }
option-flip = Tegels omdraaien mag
option-flip-help = Je mag tegels in spiegelbeeld leggen.
option-first = Eerste in beurtvolgorde
option-first-help = De speler wiens figuur vooraan staat in de eerste beurtvolgorde. De andere plaatsen zijn willekeurig.
option-first-0 = willekeurig
option-first-seat = plaats { $count }
option-goal = Doel
option-goal-help = Alleen solo: scoor meer punten dan dit.

## The board in text

picture-label = De rijen tegels met de beurtvolgorde, en de sterrenkaarten; ook als tekst.
text-board = Beurtvolgorde, rijen tegels, kaarten rij voor rij
text-order = Beurtvolgorde:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, nu aan de beurt
        [done] { $count }: { $seat }, al geweest
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
text-parts = Punten per onderdeel: { $parts }.
text-constellations = Sterren per sterrenbeeld: { $sizes }.
text-turn = Nu aan de beurt.
text-left = Overgebleven, op plek 1: { $tile }.

## Rules

rules-intro = { game-about } Behalve sterren heeft elke soort tegels een scoretabel met 2 kanten, waarop staat hoe die soort scoort.
rules-page = Wijs een tegel in de huidige rij aan om te zien tot welke beurtvolgorde hij leidt; klik om hem te pakken. Wijs een leeg vak aan om te zien wat de tegel daar scoort. Draai hem en klik om hem te leggen. Met het toetsenbord kan dit allemaal ook. In één bestand, box.toml, staat hoe tegels eruitzien en hoe scoretabellen scoren. Waar je een teken ziet, kunnen onze tegels van de jouwe verschillen. Heb je de doos, verbeter dan dat bestand: regels, scores, plaatjes en deze hulp volgen. “tumblestar rules twinkle_twinkle --tiles” drukt de tegels af om met een doos te vergelijken.

rules-TT-1 = Spelmateriaal
rule-TT-1-1 = De doos heeft { $tiles } tegels: { $star } sterren (waaronder nova’s), { $asteroid } asteroïden, { $planet } planeten, { $satellite } satellieten, { $black_hole } zwarte gaten en { $comet } kometen.{$source} Gebruik ze allemaal, met hoeveel spelers je ook bent.
rule-TT-1-2 = Elke speler heeft een sterrenkaart van { $cells } vakken. Dat zijn 5 × 4 vakken.{$review} Hier zijn het { $columns } kolommen en { $rows } rijen.{$reconstruction} Alle kaarten zijn gelijk.{$ruling}
rule-TT-1-3 = Op een stertegel lopen lijnen van de ster naar randen en hoeken van de tegel. Deze lijst geeft de lijnenpatronen, de nova’s, de trage tegels en de soorten planeten.{$reconstruction}
rule-TT-1-4 = Er zijn 5 scoretabellen, elk met een groene en een blauwe kant. Het spelboekje raadt groen aan voor een eerste spel; blauw is voor gevorderden. Groen noemen we kant A en blauw kant B. De doos heeft 25 scoretabellen, 5 per speler. Omdat er maar 4 kaarten zijn, is één set van 5 over.{$ruling}

rules-TT-2 = Voorbereiding
rule-TT-2-1 = Doe alle tegels in de zak. Trek tegels om de huidige rij te vullen en daarna de volgende rij, die 1 plek minder heeft. Beide rijen liggen open voor iedereen.
rule-TT-2-2 = Leg elke trage tegel die je trekt op de meest rechtse vrije plek van zijn rij, en vul dan van links verder. Voorbeeld: je trekt a, traag 1, b, traag 2 voor 4 plekken; de rij wordt a, b, traag 2, traag 1.{$ruling} Doe dit bij de voorbereiding in beide rijen, de huidige rij eerst.{$ruling}
rule-TT-2-3 = Geef elke speler de eigen figuren: { $two } met 2 spelers, { $three } met 3, { $four } met 4.
rule-TT-2-4 = Loot de eerste beurtvolgorde over alle figuren. Met 2 spelers kan één speler plaats 1 en 2 hebben.
rule-TT-2-5 = Kies samen kant A of B van elke scoretabel; alle spelers gebruiken dezelfde kant. Elke combinatie mag. Zonder keuze is het overal kant A.

rules-TT-3 = Een ronde
rule-TT-3-1 = De figuren zijn in beurtvolgorde aan de beurt, van links naar rechts. Is jouw figuur aan de beurt, pak dan een tegel naar keuze uit de huidige rij en leg hem.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Je mag hem met kwartslagen draaien.{$source} Je mag hem ook omdraaien.{$flip_source}
           *[no] { placing } Je mag hem met kwartslagen draaien.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Je mag hem omdraaien.{$flip_source} Je mag hem niet met kwartslagen draaien.{$source}
           *[no] { placing } Je mag hem niet draaien.{$source} { placing-flip }
        }
    }
placing = Leg de tegel meteen open in een leeg vak van je kaart. Hij hoeft niets te raken.{$review}
placing-flip = Met de optie “{ option-flip }” mag je hem ook in spiegelbeeld leggen.{$flip_source}
rule-TT-3-3 = De ronde eindigt als elke figuur een tegel heeft gepakt. De plekken van de gepakte tegels geven, van links naar rechts, de nieuwe beurtvolgorde. Gelijke plaatsen zijn er niet.
rule-TT-3-4 = Schuif de overgebleven tegel naar de eerste plek van de huidige rij, ook als hij traag is. Schuif de volgende rij daarachter aan, in dezelfde volgorde. Vul dan de volgende rij weer uit de zak.
rule-TT-3-5 = Liggen de tegels van de laatste ronde in de huidige rij, vul de volgende rij dan niet meer.{$ruling}
rule-TT-3-6 = Speel { $two } rondes met 2 spelers, { $three } met 3 en { $four } met 4. Elke speler legt 20 tegels, dus alle kaarten zijn in dezelfde ronde vol. De zak raakt nooit leeg.
rule-TT-3-7 = Gelegde tegels bewegen nooit meer. Je mag niet passen en niets afleggen.{$ruling}

rules-TT-4 = Sterrenbeelden
rule-TT-4-1 = Naast betekent: met een gedeelde rand. Regels die schuin meetellen, zeggen dat.
rule-TT-4-2 = Een verbinding is één rechte lijn van ster naar ster, over een rand of schuin over een hoek. Beide tegels moeten een lijn naar die rand of hoek hebben. Komen lijnen van tegels met een gedeelde rand in een hoek samen, dan maken ze een V: geen verbinding. Kruisen twee rechte diagonalen elkaar in een hoek, dan zijn het 2 aparte verbindingen.{$ruling}
rule-TT-4-3 = Een sterrenbeeld is 2 of meer sterren die direct of via andere verbonden zijn. Zijn grootte is het aantal sterren. Een nova is in alle opzichten een ster.
rule-TT-4-4 = Een verbinding loopt nooit door een tegel zonder lijnen.{$ruling}

rules-TT-5 = Scoren
rule-TT-5-1 = Scoor het grootste sterrenbeeld, het op één na grootste en het aantal sterrenbeelden, in deze volgorde.{$review} De twee grootste tellen ook mee voor het aantal.{$ruling} Scoor daarna nova’s en dan de 5 scoretabellen.
rule-TT-5-2 = De speler met de meeste punten wint; bij gelijke stand delen die spelers de overwinning. Een totaal mag onder nul zijn.{$ruling} Zijn twee sterrenbeelden even groot, dan telt het ene als het grootste en het andere als het op één na grootste.{$ruling}
rule-TT-5-3 = Deze lijst zegt wat er scoort, en hoeveel.{$reconstruction} Zoek in een tabel je aantal op en scoor de punten erachter. Onder het eerste aantal scoor je niets.
rule-TT-5-4 = Dit zeggen het spelboekje en recensies, en wie het bestand verbetert, moet dit zo laten. Vermijd zwarte gaten, tenzij je ze perfect legt. Geen enkele kant A kost punten; minstens één kant B wel. Bouw een gordel van asteroïden, omring kometen en verzamel planeten, die door satellieten worden bestudeerd. Trage tegels zijn gemiddeld meer waard.

rules-TT-6 = Solo
rule-TT-6-1 = Deze soloregels zijn van ons. Gebruik kortere rijen en 2 figuren, en probeer een doel te overtreffen.

rules-TT-7 = Voorbeelden
rule-TT-7-1 = Een ster in a1 met een lijn naar Z en een ster in a2 met een lijn naar N zijn verbonden. Ontbreekt een van die lijnen, dan niet.
rule-TT-7-2 = Een ster in a1 met een lijn naar ZO en een ster in b2 met een lijn naar NW zijn verbonden. Een lijn van a1 naar ZO en een lijn van b1 naar ZW maken een V: geen verbinding. Hebben alle 4 tegels rond een hoek er een lijn naartoe, dan zijn er 2 aparte verbindingen.
rule-TT-7-3 = Een ster in a1 met een lijn naar O, een planeet in b1, een ster in c1 met een lijn naar W: geen verbinding.
rule-TT-7-4 = Spelers 1 en 2 hebben de beurtvolgorde 1, 2, 2, 1. Ze pakken na elkaar van plek 3, 1, 5 en 2. De volgende beurtvolgorde is 2, 1, 1, 2, en de tegel op plek 4 gaat naar plek 1.
rule-TT-7-5 = Met kant A van tumblestars eigen tabellen scoort een zwart gat in een hoek, naast een asteroïde en een komeet, 5 punten. Naast een ster of een nova scoort het 2. Twee zwarte gaten naast elkaar scoren elk 0. Zwarte gaten die elkaar alleen met een hoek raken, liggen niet naast elkaar.
rule-TT-7-6 = Na een spel met 4 spelers zitten er nog 14 tegels in de zak. Met tumblestars eigen tabellen haalt een speler die steeds meteen de meeste punten kiest gemiddeld zo’n 50 punten. Een willekeurige speler haalt er zo’n 20.

rules-ours = Overige uitspraken
rule-ours-1 = Loot de eerste beurtvolgorde voordat je tegels trekt.{$ruling}
rule-ours-2 = Om een doel te overtreffen moet je meer scoren dan het noemt.{$ruling}
rule-ours-3 = De punten die je tijdens het spel ziet, zijn die van de kaarten zoals ze nu zijn.{$ruling}
rule-ours-4 = Geef je op, dan deel je niet in de overwinning; de andere spelers delen die.{$ruling}

## Bots

bot-greedy-help = kiest wat meteen de meeste punten oplevert
bot-beginner-help = pakt de eerste tegel die meteen bijna de meeste punten scoort; ziet niet waar lijnen heen kunnen leiden
bot-novice-help = weegt alleen deze beurt, zoals geleerd; kan ongeveer een half punt onder de beste beurt blijven
bot-club-help = rekent deze ronde uit; kan ongeveer een punt onder de beste beurt blijven
bot-strong-help = rekent deze ronde uit; kan een half punt onder de beste beurt blijven
bot-expert-help = rekent deze en de volgende ronde uit; kan een half punt onder de beste beurt blijven
bot-master-help = rekent deze en de volgende ronde zo breed mogelijk uit

## The data file

box-expected-points = getallen met hun punten tussen aanhalingstekens, zoals “{ $example }”
box-expected-goals = een lijst van punten van 1 tot 127, oplopend
box-expected-code = één tot vier letters; er mag één * volgen
box-expected-divides = een getal dat { $number } deelt
box-table-gap = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op { $before }. Geef daarna { $expected }.
box-table-begin = { $file }, regel { $line }: “{ $name }” begint met “{ $text }”. Begin met { $expected } of minder.
box-table-beyond = { $file }, regel { $line }: in “{ $name }” is “{ $text }” te hoog. Gebruik getallen tot { $expected }.
box-table-more = { $file }, regel { $line }: in “{ $name }” volgt “{ $text }” op een gegeven met +. Zet het gegeven met + achteraan.
box-table-end = { $file }, regel { $line }: “{ $name }” eindigt met “{ $text }”. Voeg gegevens toe tot { $expected }, of zet + achter het laatste getal.
box-total = { $file }, regel { $line }: de aantallen tegels zijn samen { $found }, niet { $expected }. Verbeter ze.
box-count = { $file }, regel { $line }: “{ $name }” is { $expected }, maar de tegels van die soort zijn er samen { $found }. Geef hetzelfde aantal.
box-code-twice = { $file }, regel { $line }: “{ $name }” is “{ $text }”, en dat is ook de code van { $other }. Geef een andere code.
box-tile-twice = { $file }, regel { $line }: “{ $name }” is dezelfde tegel als { $other }. Geef één gegeven met beide aantallen.
box-tile-name = { $file }, regel { $line }: “{ $name }” kan niet de naam van een tegel zijn. Gebruik kleine letters, cijfers en _, met een letter vooraan.

## Notation

unread-order = “{ $text }” is geen speler. Typ “order” en een getal van 1 tot { $count }.
unread-draw = “{ $text }” is geen tegel. Typ “draw” en een van { $codes }.
unread-place = “{ $text }” zegt niet waar je de tegel wilt leggen. Typ bijvoorbeeld “{ $tile }@b4”. Zet voor 1 tot 3 kwartslagen het cijfer achter de tegel.

## Charts

chart-rows =
    { $found ->
        [one] “{ $text }”: de kaart heeft 1 rij. Geef er { $expected }.
       *[other] “{ $text }”: de kaart heeft { $found } rijen. Geef er { $expected }.
    }
chart-columns =
    { $found ->
        [one] Rij { $row } van de kaart heeft 1 tegel. Geef er { $expected }, met “.” voor een leeg vak.
       *[other] Rij { $row } van de kaart heeft { $found } tegels. Geef er { $expected }, met “.” voor een leeg vak.
    }
chart-tile = “{ $text }” in { $cell } is geen tegel. Gebruik een van { $codes }, of “.” voor een leeg vak.
chart-turn = “{ $text }” in { $cell }: zo kun je een tegel niet leggen. Geef 0 tot 3 kwartslagen als cijfer.
chart-flip = “{ $text }” in { $cell }: je mag tegels alleen omdraaien met de optie “flip” ({ $tag }).
chart-many = { $text } in { $cell } is er een te veel; de doos heeft er { $count } ({ $tag }).
score-sides = “{ $text }” is geen keuze van kanten. Geef A of B voor elk van de 5 scoretabellen, zoals “ABAAB”.
score-word = “{ $text }” zegt niets over een kaart. Gebruik boven een kaart alleen “sides ABAAB” of “flip”.

## Scoring from a file

cli-scored =
    { $total ->
        [one] Kaart { $count }: 1 punt
       *[other] Kaart { $count }: { $total } punten
    }
cli-nothing-scored = Niets te scoren in “{ $file }”. Geef kaarten van 5 rijen met elk 4 tegels.

## Page


advice-brings = Scoort
advice-stands = Plaats volgende ronde
advice-place = { NUMBER($count, useGrouping: "false") } tot nu toe
advice-never = –
advice-take = Plek { $count }: { $tile }, de meeste punten in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = Punten die je meteen krijgt, met elke tegel in zijn beste vak. Niet meegeteld: wat volgt, en wat er voor de anderen overblijft.
advice-note-place = Punten die je meteen krijgt. Niet meegeteld: wat volgt.

pad-total = Punten: { $total }
pad-sky = Sterrenbeelden en nova’s
pad-references = Scoretabellen
pad-cell = Kies een vak.
pad-whole = Alle vakken zijn gevuld. Kies er een om de tegel te wijzigen.
pad-tile = Welke tegel ligt in { $cell }?
pad-tile-left = { $tile } (nog { $count })
pad-way = Hoe is hij gedraaid in { $cell }?
pad-remove = Haal weg uit { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: wissel naar kant { $side }
pad-flip = Sta omdraaien van tegels toe
pad-no-flip = Verbied omdraaien van tegels
pad-too-many = { $tile }: de doos heeft er maar { $count }, maar de kaarten samen hebben er meer (TT-1.1).
pad-many = { $count ->
        [0] Er staat geen kaart in dit bestand.
       *[other] Er staan { $count } kaarten in dit bestand; in het scoreblok past er maar één. “tumblestar score twinkle_twinkle BESTAND” telt ze allemaal.
    }
picture-none = Er staat geen kaart in dit plaatje. Alleen plaatjes die tumblestar heeft bewaard, zijn leesbaar. Voer andere kaarten met de hand in.
picture-broken = Dit SVG-plaatje is niet leesbaar ({ $why }). Bewaar het opnieuw, of voer de kaart met de hand in.
picture-box = Dit plaatje is bewaard met een andere box.toml ({ $digest }; hier { $own }), dus de tegels kunnen verschillen. Voer de kaart met de hand in.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Trage tegel
sign-slow-does = Hij gaat naar de meest rechtse vrije plek als hij in een rij komt. Pak je hem daar, dan ben je in de volgende ronde laat aan de beurt.
sign-side = Kant A of B
sign-side-does = Elke scoretabel heeft 2 kanten met eigen regels. De kant in het spel is voor alle spelers dezelfde. Kant A is voor een eerste spel.
sign-standee = Figuur
sign-standee-does = Hij staat waar de speler een tegel heeft gepakt. In de volgende ronde zijn de figuren van links naar rechts aan de beurt.
sign-left = Overgebleven tegel
sign-left-does = Hij gaat naar plek 1 voor de volgende ronde; de volgende rij schuift daarachter aan.
sign-rank = Getal op een ster
sign-rank-does = De rang van het sterrenbeeld in deze kaart, naar grootte: 1 is het grootste, 2 het op één na grootste.
sign-refused = Geen verbinding
sign-refused-does = Lijnen van tegels met een gedeelde rand komen hier in een hoek samen: een V, geen verbinding.
sign-round = Ronde
sign-bag = Zak
sign-bag-does = De tegels die nog niet zijn getrokken.
now-points = Nu { $points }.
now-best = Nog één kan er { $points } van maken.
now-most = Nog één maakt er niet meer punten van.
now-count =
    { $what ->
        [stars] Sterren: { $count }.
       *[number] Sterrenbeelden: { $count }.
    }
now-next = Met { $count }: { $points }.
now-bag = Over: { $count }.

## What gives the win shares of a review

evaluator-round-searched = het doorzoeken van alle beurten van de ronde, daarna geleerde waarden van kaarten
evaluator-round-played = het gretig uitspelen van de ronde, daarna geleerde waarden van kaarten
evaluator-ending = het doorzoeken van alle beurten tot het eind van het spel

## Kinds of chance, for statistics

chance-of-tile = Tegels uit de zak
chance-of-order = Volgende speler in de eerste beurtvolgorde
mistake-few = een tegel laten liggen die meer scoort
mistake-late = een te late plaats in de beurtvolgorde
mistake-needed = anderen hun beste tegel laten
mistake-tile = de verkeerde tegel kiezen
mistake-link = een verbinding weglaten
mistake-harm = een tegel leggen waar die punten kost
mistake-points = een tegel voor te weinig punten leggen
mistake-turn = een tegel verkeerd draaien
mistake-line = de lijn van een ster afsluiten
mistake-middle = een vak met ruimte eromheen verbruiken
mistake-tight = een tegel leggen waar die weinig ruimte heeft
mistake-cell = het verkeerde vak kiezen
why-points = Dat scoort meteen { $better }, niet { $taken }.
why-kept =
    { $taken ->
        [one] Zo blijft { $cell } vrij. Om dat vak ligt 1 leeg vak, om dit { $better }.
       *[other] Zo blijft { $cell } vrij. Om dat vak liggen { $taken } lege vakken, om dit { $better }.
    }
why-less =
    { $count ->
        [one] Dat scoort meteen 1 punt minder.
       *[other] Dat scoort meteen { $count } punten minder.
    }
why-first = Eerder kiezen uit de volgende rij helpt: { $tile } zou { $better } scoren, de op één na beste tegel { $taken }.
why-cell = In { $cell } scoort hij meteen { $better }, de andere tegel { $taken }.
why-best = In { $cell } scoort hij meteen { $better }, de andere tegel hoogstens { $taken }.
why-order = In de volgende ronde komt zijn plek vóór { $names }.
why-needed =
    { $count ->
        [one] { $name } kan er 1 punt meer mee scoren dan met elke andere tegel.
       *[other] { $name } kan er { $count } punten meer mee scoren dan met elke andere tegel.
    }
why-link = Zijn sterrenbeeld heeft dan { $better } sterren, niet { $taken }.
why-lines =
    { $better ->
        [one] Zo blijft 1 lijn open, niet { $taken }.
       *[other] Zo blijven { $better } lijnen open, niet { $taken }.
    }
why-room =
    { $better ->
        [one] Om dit vak ligt 1 leeg vak, om het andere { $taken }.
       *[other] Om dit vak liggen { $better } lege vakken, om het andere { $taken }.
    }
why-row = De beste tegel in de rijen scoort dan { $better }, niet { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: leeg
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
puzzle-theme-draw = gedeelde overwinning
puzzle-ask-draw = Met welke tegel, in welk vak, deel je de overwinning?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Sterren met lijnen, een nova, een asteroïde, een satelliet, een zwart gat, een komeet en planeten van 3 soorten.
example-slow = Je trekt een asteroïde, een trage rotsplaneet, een komeet en een trage gasplaneet, in deze volgorde. De trage tegels gaan naar rechts.
example-take = Op plek 4 staat een figuur, waar een tegel is gepakt. Je mag nu elke andere tegel van de huidige rij pakken.
example-next-order = Spelers 1, 2 en 3 pakten van plek 4, 2 en 1. De volgende beurtvolgorde is 3, 2, 1, en de overgebleven tegel gaat naar plek 1.
example-stays = Leg de tegel in een leeg vak naar keuze. Hij beweegt nooit meer.
example-beside = De satelliet heeft een rotsplaneet naast zich. Een tegel die alleen met een hoek raakt, ligt er niet naast.
example-links = Een verbinding over een rand, een verbinding over een hoek, en een V: geen verbinding.
example-size = Een sterrenbeeld van 3 sterren. Een ervan is een nova, die ook apart scoort.
example-between = Een verbinding loopt nooit door een tegel zonder lijnen.
example-in-order = Sterrenbeelden van 3 en 2 sterren. Beide tellen mee voor het aantal sterrenbeelden.
example-asteroids = Groepen van 2, 2 en 1. Kant A scoort de grootste, kant B elke groep.
example-comets = Kant A telt 3 sterren rond de komeet. Kant B telt 3 verschillende soorten eromheen.
example-planets = Kant A telt de planeten. Kant B scoort een set van 3 soorten en een set van 1; de twee planeten naast elkaar kosten punten.
example-satellites = Kant A telt 1 planeet naast de satelliet. Kant B telt beide planeten langs zijn rij en kolom.
example-black-holes = Kant A: het best zonder ster, planeet of zwart gat ernaast. Kant B: het best naast asteroïden, kometen en satellieten.
example-alone = Solo: rijen van 3 en 2 plekken; beide figuren zijn van jou.
example-both-lines = Beide lijnen zijn er: een verbinding. Daarna is één tegel weggedraaid: geen verbinding.
example-crossing = Een verbinding recht over een hoek, een V (geen verbinding), en twee diagonalen die elkaar kruisen: 2 aparte verbindingen.
example-planet-between = { example-between }
example-two-players = Eerst is de beurtvolgorde 1, 2, 2, 1, dan 2, 1, 1, 2.
example-holes = Naast een asteroïde en een komeet; naast een ster; naast elkaar; alleen rakend met een hoek.
example-goal = Met 35 punten overtref je een doel van 35 niet, met 36 wel.
summary-round = Een ronde
summary-round-1 = Pak in beurtvolgorde een tegel uit de huidige rij en leg hem meteen.
summary-round-2 = De plekken van de gepakte tegels bepalen, van links naar rechts, de beurtvolgorde van de volgende ronde.
summary-round-3 = De overgebleven tegel gaat naar plek 1, en de volgende rij schuift daarachter aan. Vul de volgende rij weer; trage tegels gaan naar rechts.
summary-place = Leggen
summary-place-1 = Leg de tegel in een leeg vak van je kaart, gedraaid zoals je wilt. Daarna verplaats je hem nooit meer.
summary-place-2 = Lijnen die over een rand of recht over een hoek samenkomen, vormen een verbinding.
summary-place-3 = Twee of meer verbonden sterren zijn een sterrenbeeld.
summary-points = Punten
summary-points-1 = Grootste sterrenbeeld, op één na grootste, aantal sterrenbeelden, nova’s.
summary-points-2 = Asteroïden, kometen, planeten, satellieten en zwarte gaten scoren volgens kant A of B; zie de tabellen in de regels.
summary-points-3 = Naast betekent: met een gedeelde rand. Kometen tellen de 8 vakken eromheen.
summary-end = Einde van het spel
summary-end-1 = Het spel eindigt als alle kaarten vol zijn, na 20 tegels per speler. Wie de meeste punten heeft, wint; bij gelijke stand is de overwinning gedeeld.
summary-end-2 = Solo: 2 figuren, 10 rondes en een doel om te overtreffen.
## The tutorial

tutorial-goal = Vul je sterrenkaart met 20 tegels. Scoor meer punten dan Zoe.
tutorial-rows = Je pakt tegels uit de huidige rij; de volgende rij toont wat er komt.
tutorial-take = Een beurt heeft 2 stappen: pak een tegel en leg hem. Pak de ster van plek 2.
tutorial-take-other = Dat mag, maar pak in deze les de gemarkeerde tegel.
tutorial-place = Elk leeg vak mag, en de tegel beweegt nooit meer. Leg hem in b3.
tutorial-place-other = Dat mag, maar kies in deze les het gemarkeerde vak.
tutorial-order = Met 2 spelers heeft ieder 2 figuren en pakt ieder 2 tegels per ronde. In de volgende ronde zijn de figuren van links naar rechts aan de beurt, in de volgorde van de plekken waar ze een tegel hebben gepakt.
tutorial-slow = Een trage tegel heeft een zandloper en gaat in zijn rij helemaal naar rechts. Hij is vaak meer waard, maar je bent in de volgende ronde laat aan de beurt. Pak deze gasplaneet.
tutorial-hole-early = Dat mag, maar een zwart gat scoort alleen goed op de juiste plaats, zoals je nog leert. Pak in deze les de gasplaneet.
tutorial-planet = Je eerste planeet scoort 2 punten, elke volgende planeet meer. Hij heeft geen lijnen. Leg hem in d2.
tutorial-round = De ronde is voorbij. Het overgebleven zwarte gat ging naar plek 1, en de volgende rij schoof daarachter aan. Van de nieuwe tegels ging de trage helemaal naar rechts.
tutorial-second = Zoe pakte van plek 1, dus zij was als eerste aan de beurt. Pak nu de ster van plek 2.
tutorial-link = Twee sterren zijn verbonden als hun lijnen bij de rand ertussen samenkomen. Je mag de tegel draaien. Leg hem in b2 met een lijn omlaag naar je ster.
tutorial-link-other = Dat mag, maar dan raakt geen lijn je ster. Leg hem boven de ster, met een lijn omlaag.
tutorial-satellite = Twee verbonden sterren zijn een sterrenbeeld. Een satelliet bestudeert planeten. Pak de satelliet.
tutorial-satellite-place = Een satelliet scoort 2 punten voor elke planeet ernaast. Naast betekent altijd: met een gedeelde rand. Leg hem in d3, onder de planeet.
tutorial-sat-other = Dat mag, maar dan ligt er geen planeet naast de satelliet. Leg hem onder de gasplaneet.
tutorial-first-points = Je hebt al 6 punten: 2 voor het sterrenbeeld, 2 voor de planeet en 2 voor de satelliet. De symbolen van de kaart tonen wat er scoort en hoeveel.
tutorial-later = Een paar rondes later heeft je kaart 12 tegels. Boven en onder je satelliet ligt nu een planeet.
tutorial-largest = Hoe meer sterren in je grootste sterrenbeeld, hoe meer punten. Pak de ster van plek 2.
tutorial-corner = Verbindingen gaan ook over een hoek. De ster in b2 heeft een lijn naar rechtsboven. Leg de nieuwe ster zo in c1 dat de lijnen samenkomen.
tutorial-corner-other = Dat mag, maar dan komen de twee lijnen niet samen. Gebruik het gemarkeerde vak, met een lijn naar linksonder.
tutorial-three-scores = Je 4 verbonden sterren scoren 6 punten. Het op één na grootste sterrenbeeld en het aantal sterrenbeelden scoren ook.
tutorial-asteroid = Asteroïden scoren naar de grootste groep die via een rand samenhangt. Pak de asteroïde van plek 1.
tutorial-belt = Een groep van twee scoort 3 punten, een groep van drie 6. Leg hem in a3, onder de andere twee.
tutorial-belt-other = Dat mag, maar leg hem in deze les onder de andere twee asteroïden, zodat de drie een groep vormen.
tutorial-comet = Je pakte van plek 1 en 2, dus je bent twee keer aan de beurt vóór Zoe. Begin met de komeet.
tutorial-comet-place = Een komeet scoort 1 punt voor elke ster in de 8 vakken eromheen, ook schuin. Leg hem in c3, tussen 4 sterren.
tutorial-comet-other = Dat mag, maar om het gemarkeerde vak liggen meer sterren: 4.
tutorial-hole = Een zwart gat scoort 2 punten als er geen ander naast ligt. Het scoort er nog 3 als er ook geen ster of planeet naast ligt. Pak het.
tutorial-hole-place = In de hoek a5 ligt er alleen een komeet naast. Leg het daar.
tutorial-hole-other = Dat mag, maar dan ligt er een ster, een planeet of een ander zwart gat naast, of straks misschien. Kies het gemarkeerde vak.
tutorial-five = Je scoort 5 punten, het meeste voor een zwart gat. Leg vanaf nu geen ster en geen planeet in b5.
tutorial-last = Dit is de laatste ronde: je hebt 2 lege vakken. Er volgt geen beurtvolgorde, dus trage tegels kosten je niets.
tutorial-nova = Een nova is een ster die zelf al 2 punten scoort. Nova’s zijn altijd traag. Pak de nova van plek 5.
tutorial-nova-place = De ster in c1 heeft een lijn naar rechts. Leg de nova in d1, zodat de twee verbonden zijn.
tutorial-nova-other = Dat mag, maar dan raakt geen lijn van de nova je sterrenbeeld. Leg hem in het gemarkeerde vak, met een lijn naar links.
tutorial-third-planet = Je 5 verbonden sterren scoren 8 punten. Drie planeten scoren 9 punten, twee maar 5. Pak nu de rotsplaneet.
tutorial-end = Je kaart is vol, en je hebt met 47 tegen 16 gewonnen! De scoretabellen hebben ook een kant B, voor later.
deed-place = Leg in { $cell }
deed-take = Pak deze tegel
touch-place = Tik op een vak.
touch-take = Tik op een tegel.
