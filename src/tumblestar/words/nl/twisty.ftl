### The words of Twisty in Dutch. Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Een race met paardensprongen, en met { -thief-other }.
game-by = van Faouzi Boughida, Djeco
game-about = { -Collect-stem } zeven kleuren in de volgorde van je { -card-other }, met de sprong van het paard uit het schaken. { -Special-counter-other } brengen je verder of { -protect-verb } je { -cube-other }, die anderen kunnen { -steal-verb }. Bereik met alle zeven { -cube-other } als eerste het { -centre-one }.

## Colours and counters

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-pink = roze
colour-black = zwart

counter-step = stap
counter-diagonal = diagonaal
counter-leap = sprong
counter-teleport = teleport
counter-safety = veilig

square-empty = leeg { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] rode { -cube-one }
        [orange] oranje { -cube-one }
        [yellow] gele { -cube-one }
        [green] groene { -cube-one }
        [blue] blauwe { -cube-one }
        [purple] paarse { -cube-one }
        [black] zwarte { -cube-one }
       *[pink] roze { -cube-one }
    }
next-goal =
    { $next ->
        [none] Alle zeven: nu naar het { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Je gaat naar { $square }
       *[other] { $seat } gaat naar { $square }
    }
collects-there =
    { $seat ->
        [you] Je gaat naar { $square } en { -collect-verb-s } de { cube }
       *[other] { $seat } gaat naar { $square } en { -collect-verb-s } de { cube }
    }
steals-there =
    { $seat ->
        [you] Je gaat naar { $square } en { -steal-verb-s } de { cube } van { $victim }
       *[other] { $victim ->
            [you] { $seat } gaat naar { $square } en { -steal-verb-s } jouw { cube }
           *[other] { $seat } gaat naar { $square } en { -steal-verb-s } de { cube } van { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] één { -square-one }, rechtdoor
        [diagonal] één { -square-one }, schuin
        [leap] nog een { -l-one }
       *[teleport] een ander vrij { -counter-one } { -teleport-one }
    }
leads-on = Het { counter-name } daar brengt verder.
leads-nowhere = Het { counter-name } daar leidt nu nergens heen.
protects =
    { $count ->
        [0] Het { -counter-one } { -safety-one } daar heeft niets nieuws te { -protect-verb }.
        [one] Het { -counter-one } { -safety-one } daar { -protect-verb-s } nog één { -cube-one }.
       *[other] Het { -counter-one } { -safety-one } daar { -protect-verb-s } nog { $count } { -cube-other }.
    }
also-collected = Daar ook { -collect-participle }, { -cube-one }: { $under }.
turn-ends = Je { -turn-one } eindigt.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Iedereen, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Je start op { $square }.
       *[other] { $seat } start op { $square }.
    }
did-first =
    { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, een leeg { -square-one }.
did-land-centre = { moves-to }, het { -centre-one }; zonder alle zeven { -cube-other } gebeurt er niets.
did-land-cube = { moves-to }; de { cube } daar is niet de { -next-colour-one } en blijft liggen.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Je bereikt het { -centre-one } met alle zeven { -cube-other } en wint!
       *[other] { $seat } bereikt het { -centre-one } met alle zeven { -cube-other } en wint!
    }
did-win-seventh = { collects-there }. Dat is nummer zeven. { status-over-won }
did-win-steal = { steals-there }. Dat is nummer zeven. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Je blijft op { $square }.
       *[other] { $seat } blijft op { $square }.
    }
did-skip =
    { $seat ->
        [you] Je hebt geen { -l-one } en slaat deze { -turn-one } over.
       *[other] { $seat } heeft geen { -l-one } en slaat deze { -turn-one } over.
    }
did-corner =
    { $seat ->
        [you] Je gaat naar de { -corner-one } { $square }.
       *[other] { $seat } gaat naar de { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }

## Turns: what a hovered target would do

would-land-empty = Ga naar { $square }. { turn-ends }
would-land-centre = Ga naar het { -centre-one }: zonder alle zeven { -cube-other } gebeurt er niets. { turn-ends }
would-land-cube = Ga naar { $square }: de { cube } daar is niet je { -next-colour-one }. { turn-ends }
would-collect = Ga naar { $square } en { -collect-stem } de { cube }. { next-goal }
would-land-spent = Ga naar { $square }. { leads-nowhere }
would-land-counter = Ga naar { $square }. Je mag verder: { extra-move }.
would-protect = Ga naar { $square }. { protects } { turn-ends }
would-steal-there = Ga naar { $square } en { -steal-stem } de { cube } van { $victim }, die dan een { -corner-one } kiest.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ga met alle zeven { -cube-other } naar het { -centre-one }: je wint!
would-win-seventh = Ga naar { $square } en { -collect-stem } de { cube }, je zevende: je wint!
would-win-steal = Ga naar { $square } en { -steal-stem } de { cube } van { $victim }, je zevende: je wint!
would-win-steal-collect = Ga naar { $square } en { -steal-stem } de { cube } van { $victim }. { also-collected } Je wint!
would-stay = Blijf op { $square }. { turn-ends }
would-skip = Je hebt geen { -l-one }: je { -turn-one } wordt overgeslagen.
would-corner = Ga naar de { -corner-one } { $square }.
would-resign = Opgeven: je krijgt niets, en de anderen delen de winst.

## Status

status-setup = Het { -board-one } wordt klaargezet.
status-move =
    { $seat ->
        [you] Jouw { -turn-one }: doe een { -l-one }. { next-goal }
       *[other] { $seat } is aan zet. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Je hebt alle 7 { -cube-other }. Ga naar het { -centre-one }.
       *[other] { $seat } is aan zet en heeft alle 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Je hebt geen { -l-one }. Sla deze { -turn-one } over.
       *[other] { $seat } heeft geen { -l-one } en slaat deze { -turn-one } over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Ga 1 { -square-one } rechtdoor, of blijf.
            [diagonal] Ga 1 { -square-one } schuin, of blijf.
            [leap] Doe nog een { -l-one }, of blijf.
           *[teleport] Ga naar een ander vrij { -counter-one } { -teleport-one }, of blijf.
        }
       *[other] { $seat } mag nog eens.
    }
status-extra-stay =
    { $seat ->
        [you] Je hebt geen { -extra-move-one }. Blijf om deze { -turn-one } te beëindigen.
       *[other] { $seat } heeft geen { -extra-move-one } en beëindigt deze { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } heeft jouw { cube } { -steal-participle }. Kies een vrije { -corner-one }.
       *[other] { $seat } verliest de { cube } en kiest een { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Jouw { -turn-one }: kies een vrije { -corner-one } om te starten.
       *[other] { $seat } kiest een { -corner-one } om te starten.
    }
status-over-won =
    { $seat ->
        [you] Je wint!
       *[other] { $seat } wint!
    }
status-over-shared =
    { $seats ->
        [you] Gedeelde winst: { $seats }!
       *[other] { $seats } delen de winst.
    }
status-over-rounds-won =
    { $seat ->
        [you] Na 100 { -round-other } sta je voor en win je!
       *[other] Na 100 { -round-other } staat { $seat } voor en wint!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gelijk na 100 { -round-other }, gedeelde winst: { $seats }!
       *[other] Na 100 { -round-other } staan { $seats } gelijk en delen de winst.
    }
status-type-counter = Welk { -counter-one } ligt op { $square }?
status-type-card = { $seat }: wat is { -card-one } nummer { $count }?
status-type-card-all = Iedereen: wat is { -card-one } nummer { $count }?
status-type-first = Wie begint?
status-type-corner = { $seat }: op welke { -corner-one }?
action-stay = Blijf op { $square }
action-pass = Sla deze { -turn-one } over
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } heeft gewonnen. Je bent tweede.
        [3] { $seat } heeft gewonnen. Je bent derde.
       *[other] { $seat } heeft gewonnen. Je bent laatste.
    }
deed-corner = Ga naar { $square }
deed-move = Zet op { $square }
touch-corner = Tik op een { -corner-one }.
touch-move = Tik op een { -square-one }.
round = { -Round-one } { $count } van 100

## Refusals: why not, and what instead

refused-TY-2-1 = Er is geen { -counter-one } van deze soort over. Kies een andere soort.
refused-TY-2-2 = Een { -piece-one } start op een { -corner-one } waar niemand staat. Kies a1, g1, a7 of g7.
refused-TY-2-3 = Die { -card-one } ligt al in de { -row-one }. Kies een kleur die nog ontbreekt.
refused-TY-2-4 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-TY-3-1 = Dat is geen { -l-one }. Ga twee { -square-other } de ene kant op en één opzij.
refused-TY-3-1-stay = Je kunt niet blijven staan: elke { -turn-one } begint met een { -l-one }. Kies een gemarkeerd { -square-one }.
refused-TY-3-5 = Het { -counter-one } onder je { -piece-one } leidt daar niet heen. Doe zijn zet, of blijf.
refused-TY-3-6 = { -teleport-one } leidt alleen naar een ander { -counter-one } { -teleport-one }. Kies er een, of blijf.
refused-TY-3-7 = Je { -next-colour-one } is daar { -protect-participle }. Kies een ander { -square-one }.
refused-TY-3-9 = { -teleport-one } leidt nooit naar een bezet { -square-one }. Kies een vrij { -counter-one } { -teleport-one }, of blijf.
refused-TY-3-10 = Je bent daar deze { -turn-one } al { -land-participle }, en hebt sindsdien niets { -collect-participle }, { -steal-participle } of { -protect-participle }. Kies een ander { -square-one }, of blijf.
refused-TY-4-1 = Je mag alleen op een andere { -piece-one } { -land-verb } om je { -next-colour-one } te { -steal-verb }, en die is daar niet. Kies een ander { -square-one }.
refused-TY-4-4 = Na een { -theft-one } gaat je { -piece-one } naar een { -corner-one } waar niemand staat. Kies a1, g1, a7 of g7.
refused-TY-5-1 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.
refused-TY-5-2 = Je hebt alle zeven { -cube-other } en niets meer te { -steal-verb }. Kies een { -square-one } zonder { -piece-one }.

## Options

option-short_game = Kort spel
option-short_game-help = De zevende { -cube-one } wint meteen, zonder het { -centre-one }.
option-same_order = Zelfde volgorde voor iedereen
option-same_order-help = Alle { -row-other } { -card-other } zijn gelijk.
option-chosen_corners = Kies je { -corner-one }
option-chosen_corners-help = Om de { -turn-one }, na het zien van { -board-one } en { -card-other }; anders door toeval.
option-take_under = Pak de { -cube-one } eronder
option-take_under-help = { -Collect-stem } na een { -theft-one } ook de { -cube-one } op dat { -square-one } als het je { -next-colour-one } is.
option-first = Wie begint
option-first-help = Door toeval, of de plaats die je noemt.
option-first-0 = door toeval
option-first-seat = plaats { $count }

## The board in text

picture-label = Het { -board-one } van Twisty, zeven bij zeven { -square-other }, ook als tekst.
text-board = Het { -board-one }, { -square-one } voor { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: nog geen { -cube-one }.
        [one] { $seat }: één { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Nog te { -collect-verb }, op volgorde: { $cubes }.
points-cubes = { -Cube-other }
points-protected = Daarvan { -protect-participle }

## Rules

rules-intro = { game-about } Twisty is voor twee tot vier spelers; alles ligt open, en na de { -set-up-one } is niets meer geluk.
rules-page = Kies een gemarkeerd { -square-one } met muis of toetsenbord; wijs een { -square-one } aan om te lezen wat er zou gebeuren. Een { -chain-one } gaat zet voor zet; “blijf” beëindigt je { -turn-one }. Speel je op een echt { -board-one }, kies dan om de { -set-up-one } in te typen: { -counter-other }, { -card-other }, { -corner-other }, en wie begint. Wat we niet van de echte doos konden aflezen, is onze reconstructie {$reconstruction}; wie de doos heeft, kan het in één bestand verbeteren, box.toml.

rules-TY-1 = Wat er in de doos zit
rule-TY-1-1 = Het { -board-one } heeft 7 bij 7 { -square-other }. Er zijn 4 { -piece-other } met 4 bijpassende { -counter-other } die de eigenaar aangeven, en 4 { -series-other } van zeven gekleurde { -card-other } (★ ■ ▲ ●).
rule-TY-1-2 = 28 van de 44 houten { -counter-other } zijn { -cube-other }, 4 in elk van 7 kleuren {$review}; de andere 16 zijn { -special-counter-other } van vijf soorten. { -step-one }: één { -square-one } horizontaal of verticaal. { -diagonal-one }: één { -square-one } schuin. { -leap-one }: nog een { -l-one }. { -teleport-one }: naar een ander { -counter-one } { -teleport-one }. { -safety-one }: { -protect-verb-s } je { -cube-other }.
rule-TY-1-3 = De 16 { -special-counter-other } zijn 3 × { -step-one }, 3 × { -diagonal-one }, 3 × { -leap-one }, 4 × { -teleport-one } en 3 × { -safety-one } {$reconstruction}.
rule-TY-1-4 = De kleuren zijn rood, oranje, geel, groen, blauw, paars en roze; alleen geel is zeker {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Leg alle 44 { -counter-other } willekeurig open neer, op elk { -square-one } behalve het { -centre-one } en de vier { -corner-other }, met hoeveel spelers je ook bent.
rule-TY-2-2 = De { -piece-one } van elke speler start op een eigen { -corner-one }, door toeval bepaald. Optie: om de { -turn-one } kiest ieder een { -corner-one } na het zien van het { -board-one } en de { -card-other }.
rule-TY-2-3 = Elke speler schudt één { -series-one } en legt die open in een { -row-one }: de volgorde, van links naar rechts, waarin je { -collect-verb-s }. Optie: iedereen heeft dezelfde volgorde {$review}.
rule-TY-2-4 = De jongste begint; hier kiest de gastheer, of het toeval {$ruling}. Er wordt met de klok mee gespeeld, en alles ligt open voor iedereen.

rules-TY-3 = Je { -turn-one }
rule-TY-3-1 = Verzet je { -piece-one } één { -l-one }: twee { -square-other } de ene kant op en één opzij, over alles heen wat ertussen ligt {$review}. Je moet zetten.
rule-TY-3-2 = Op een leeg { -square-one } blijft je { -piece-one } staan. { -Corner-other } en het { -centre-one } zijn gewone lege { -square-other } {$ruling}, het { -centre-one } tot je alle zeven { -cube-other } hebt.
rule-TY-3-3 = Op een { -cube-one } van je { -next-colour-one } { -collect-stem } je die, automatisch {$ruling}. Het { -square-one } is voortaan leeg, en je { -turn-one } eindigt.
rule-TY-3-4 = Op elke andere { -cube-one } blijft je { -piece-one } staan, en de { -cube-one } blijft liggen.
rule-TY-3-5 = Op een { -counter-one } { -step-one }, { -diagonal-one }, { -leap-one } of { -teleport-one } mag je blijven of de { -extra-move-one } doen, die weer een { -landing-one } is: één { -turn-one } kan een { -chain-one } zetten zijn. { -Special-counter-other } blijven altijd op het { -board-one } {$ruling}.
rule-TY-3-6 = { -teleport-one } leidt naar elk ander { -counter-one } { -teleport-one } waar geen { -piece-one } staat.
rule-TY-3-7 = { -safety-one } { -protect-verb-s }, voorgoed en automatisch {$ruling}, alle tot dan { -collect-participle-e } { -cube-other }. Latere { -cube-other } zijn niet { -protect-participle } tot je weer op { -safety-one } bent { -land-participle }.
rule-TY-3-8 = Een { -counter-one } werkt als je erop { -land-verb-s }, niet als je er een { -turn-one } op begint {$ruling}.
rule-TY-3-9 = Je mag alleen op een andere { -piece-one } { -land-verb } om te { -steal-verb }: met { -l-one }, { -step-one }, { -diagonal-one } of { -leap-one }, nooit met { -teleport-one }.
rule-TY-3-10 = Het boekje stelt geen grens aan een { -chain-one }. Maar een { -square-one } waarop je deze { -turn-one } bent { -land-participle }, wordt pas weer aangeboden als je iets hebt { -collect-participle }, { -steal-participle } of { -protect-participle }, want anders verandert er niets {$ruling}.
rule-TY-3-11 = Zonder geldige { -l-one } wordt je { -turn-one } overgeslagen {$ruling}. Dat is zeldzaam.
rule-TY-3-12 = Alleen de vier { -counter-other } met een { -extra-move-one } zetten een { -turn-one } voort; elke andere { -landing-one } beëindigt hem {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Je mag alleen op de { -piece-one } van een andere speler { -land-verb } als die speler je { -next-colour-one } { -unprotected-adjective } heeft. Die { -landing-one } is een { -theft-one } {$ruling}.
rule-TY-4-2 = Je legt de { -steal-participle } { -cube-one } onder de bijpassende { -card-one }, { -unprotected-adjective }.
rule-TY-4-3 = De { -card-one } van die kleur gaat bij het { -victim-one } naar het rechtereind van de { -row-one }; de andere schuiven aan. Zo liggen de { -collect-participle-e } { -card-other } altijd links in een { -row-one }, en is de { -next-colour-one } de eerste { -card-one } zonder { -cube-one }.
rule-TY-4-4 = De { -piece-one } van het { -victim-one } gaat naar een vrije { -corner-one } die het { -victim-one } kiest {$ruling}, meteen, voor de { -thief-one } verdergaat. Verder gebeurt daar niets. Er is altijd een { -corner-one } vrij.
rule-TY-4-5 = Je mag { -steal-verb } van een speler op een { -corner-one } of het { -centre-one }, en van een speler met alle zeven { -cube-other } {$ruling}.
rule-TY-4-6 = Na de { -theft-one } werkt een { -special-counter-one } op dat { -square-one } voor de { -thief-one }; een { -cube-one } daar wordt met die { -landing-one } niet { -collect-participle } {$ruling}. Optie: wel, als het de nieuwe { -next-colour-one } van de { -thief-one } is.

rules-TY-5 = Winnen
rule-TY-5-1 = Eindig met alle zeven { -cube-other } als eerste een zet op het { -centre-one }, met { -l-one }, { -step-one }, { -diagonal-one } of { -leap-one }. Het spel eindigt meteen.
rule-TY-5-2 = Met alle zeven { -cube-other } mag je niet naar een bezet { -square-one }, ook niet naar een bezet { -centre-one }: er is geen { -next-colour-one } om te { -steal-verb }.
rule-TY-5-3 = De zevende { -cube-one }, op het { -centre-one } zelf { -steal-participle }, wint meteen {$ruling}.
rule-TY-5-4 = Optie “kort spel” {$review}, uit de beschrijving van de uitgever: de zevende { -cube-one } wint, zonder het { -centre-one }.
rule-TY-5-5 = Een { -round-one } is één { -turn-one } voor elke speler, overgeslagen of niet. Na 100 { -round-other } eindigt het spel: de meeste { -cube-other } winnen, dan de meeste { -protect-participle-e }, anders is de winst gedeeld {$ruling}. Zonder die grens kan wederzijdse { -theft-one } eeuwig doorgaan; gewone spellen duren 12 tot 25 { -round-other }.

rules-TY-6 = Goed om te weten
rule-TY-6-1 = Zonder { -theft-one } is niemand in minder dan 8 { -turn-other } klaar. Wie alleen en foutloos speelt, heeft er ongeveer 10 { -turn-other } voor nodig (8 tot 14).
rule-TY-6-2 = Een voorbeeld van { -theft-one }: je hebt rood, blauw, groen en geel in die volgorde, met rood en blauw { -protect-participle }. Een { -thief-one } met groen als { -next-colour-one } { -land-verb-s } op jou. Je houdt rood, blauw en geel; je groene { -card-one } gaat achteraan; je { -next-colour-one } is de oude vijfde.
rule-TY-6-3 = Het voorbeeld van een { -chain-one } in het boekje: met een { -l-one } op { -diagonal-one }, met { -diagonal-one } op { -leap-one }, met een { -l-one } op de gewenste { -cube-one }, alles in één geldige { -turn-one }.

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een speler die opgeeft krijgt niets, en de anderen delen de winst {$ruling}.
rule-ours-2 = De { -set-up-one } wordt in deze volgorde getoond: { -counter-other }, { -card-other }, startspeler, { -corner-other } {$ruling}.
rule-ours-3 = Het { -square-one } waarop een { -turn-one } begint telt niet als { -landing-one }; na een { -theft-one } alleen het { -square-one } van de { -theft-one } {$ruling}.
rule-ours-4 = Een { -theft-one } die wint, beëindigt het spel voor het { -victim-one } een { -corner-one } kiest {$ruling}.
rule-ours-5 = De laatste { -turn-one } van de laatste { -round-one } wordt uitgespeeld, met { -chain-one } en keuze van het { -victim-one } {$ruling}.

## What a typed text should have been

unread-start = “{ $text }” begint niet waar de { -piece-one } staat, op { $square }.
unread-counter = “{ $text }” is geen { -counter-one }; verwacht wordt een van { $kinds }.
unread-square = “{ $text }” noemt een ander { -square-one }; het volgende { -counter-one } ligt op { $square }.
unread-card = “{ $text }” is geen { -card-one }; verwacht wordt “card” en een van { $colours }.
unread-first = “{ $text }” is geen plaats; verwacht wordt “first” en een getal van 1 tot { $count }.

## The score pad

pad-standing = De stand
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle } en sindsdien niet { -steal-participle }.
pad-safe = { -Protect-participle-e } { -cube-other }
pad-safe-means = Zij beslissen bij gelijke stand na de laatste { -round-one } (TY-5.5).
pad-home = Op het { -centre-one }
pad-home-means = Wie daar met alle zeven { -cube-other } als eerste een zet beëindigt, wint (TY-5.1).
pad-cube = Tik op een { -cube-one } die is { -collect-participle }.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, niet { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: haal weg
pad-protect = { -Protect-stem } hem
pad-unprotect = Niet { -protect-participle }
pad-protect-all = { -Protect-stem } alle { -cube-other } ({ -counter-one } { -safety-one })
pad-is-home = { -Centre-one } bereikt: gewonnen
pad-bad-cubes = { -Cube-other } zijn verschillende letters uit { $letters }, met “!” voor { -protect-participle }; “{ $text }” is iets anders.
pad-bad-home = Winnen op het { -centre-one } kan alleen met alle zeven { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-stem } erop, of op een speler die hem { -unprotected-adjective } heeft, als het je { -next-colour-one } is.
sign-centre = { -Centre-one }
sign-centre-does = Eindig hier met alle zeven { -cube-other } als eerste een zet.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] Het { -protect-verb-s } voorgoed alle { -cube-other } die je hebt. Ze krijgen een koperen rand en een schild.
       *[other] Je mag van hier verder: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } je { -next-colour-one }.
sign-badge-theft = Hand
sign-badge-theft-does = { -Steal-verb-s } je { -next-colour-one }.
sign-badge-chain = Dubbele pijl
sign-badge-chain-does = { -Land-verb-s } op een { -counter-one } met een { -extra-move-one }.
sign-badge-stay = Twee streepjes
sign-badge-stay-does = Blijft hier en beëindigt de { -turn-one }.
sign-badge-corner = Huis
sign-badge-corner-does = Een vrije { -corner-one }, om te starten of voor na een { -theft-one }.
sign-badge-win = Ster
sign-badge-win-does = Wint het spel.
now-cube =
    { $state ->
        [safe] In bezit, en voorgoed { -protect-participle }.
        [held] In bezit, maar kan nog worden { -steal-participle }.
        [next] De volgende in de { -row-one }.
       *[later] { $count ->
            [one] Er komt nog één andere eerst.
           *[other] Er komen nog { $count } andere eerst.
        }
    }
now-lies = Op { $squares }.
now-gone = Er ligt er geen meer op het { -board-one }.
now-stealable = Te { -steal-verb } van: { $seats }.
now-missing =
    { $count ->
        [0] Alle zeven { -cube-other } zijn binnen.
        [one] Er ontbreekt 1 { -cube-one }.
       *[other] Er ontbreken { $count } { -cube-other }.
    }
now-protected = { $count } van { $all } { -cube-other } { -protect-participle }.

## Bots

bot-beginner-help = gaat op de volgende { -cube-one } af; ziet vaak niet waar een { -chain-one } heen leidt en verwacht nooit een { -theft-one }
bot-novice-help = een paar honderd posities per { -turn-one }; elke { -turn-one } mag tot 32% van de winkans kosten
bot-club-help = een paar honderd posities per { -turn-one }; elke { -turn-one } mag tot 23% van de winkans kosten
bot-strong-help = een paar honderd posities per { -turn-one }; elke { -turn-one } mag tot 12% van de winkans kosten
bot-expert-help = de beste { -turn-one } uit duizend posities, voor twee spelers tienduizenden
bot-master-help = de beste { -turn-one } uit tienduizenden posities, voor twee spelers honderdduizenden

## What gives the win shares of a review

evaluator-search = een zoektocht van { $count } posities per stand

## Kinds of chance, for statistics

chance-of-counter = De { -counter-other } binnen de rand
mistake-corner = een { -corner-one } kiezen
mistake-theft = een { -theft-one } missen
mistake-cube = een { -cube-one } missen
mistake-stolen = een { -theft-one } uitlokken
mistake-safety = een { -counter-one } { -safety-one } missen
mistake-way = een langere weg nemen
mistake-open = iemand een kortere weg laten
mistake-away = van een { -counter-one } { -safety-one } weggaan
why-on-win = De { -turn-one } kan doorgaan naar { $square } en winnen.
why-on-theft = De { -turn-one } kan doorgaan naar { $square } en { -steal-verb } van { $name }.
why-on-cube = De { -turn-one } kan doorgaan naar { $square }, naar de volgende { -cube-one }.
why-on-safety = De { -turn-one } kan doorgaan naar { $square }, een { -counter-one } { -safety-one }.
why-on-way = De { -turn-one } kan doorgaan naar { $square }.
why-stolen = Op { $square } kan { $name } meteen { -steal-verb }; op het betere { -square-one } niemand.
why-away = Een { -counter-one } { -safety-one } is dan één { -turn-one } weg.
why-open =
    { $better ->
        [one] { $name } heeft dan nog 1 { -turn-one } nodig tot het doel, niet { $taken }.
       *[other] { $name } heeft dan nog { $better } { -turn-other } nodig tot het doel, niet { $taken }.
    }
why-turns =
    { $better ->
        [one] Het doel is dan 1 { -turn-one } weg, niet { $taken }.
       *[other] Het doel is dan { $better } { -turn-other } weg, niet { $taken }.
    }

## Setting up a position

edit-turn = Aan de { -turn-one }: { $player }
edit-nothing = niets
edit-piece = de { -piece-one } van { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-other } van { $player }: { pad-player }, volgende { $colour }
edit-row-whole = { -Card-other } van { $player }: alle { -cube-other }
edit-collect = { -Collect-stem } de volgende { -cube-one }
edit-return = Geef de laatste { -cube-one } terug
edit-protect = { -Protect-stem } alle { -cube-other }
edit-unprotect = { -Protect-stem } geen { -cube-one }
edit-next = Volgende: { $colour }

## The tutorial

tutorial-goal = { -Collect-stem } zeven { -cube-other }, één van elke kleur, en bereik dan als eerste de ster in het { -centre-one }.
tutorial-row = Onder het { -board-one } ligt je { -row-one } { -card-other }. { -Collect-stem } de kleuren van links naar rechts: eerst rood.
tutorial-l = Zet met een { -l-one }: twee { -square-other } de ene kant op en één opzij, over alles heen wat ertussen ligt. Ga naar de rode { -cube-one }.
tutorial-l-orange = Daar kom je met een { -l-one }, maar die { -cube-one } is oranje, en je { -next-colour-one } is rood. Hij zou blijven liggen.
tutorial-l-stay = Elke { -turn-one } begint met een { -l-one }. Ga naar de rode { -cube-one }.
tutorial-special = De rode { -cube-one } is van jou, en Zoe heeft gezet. Nu komt geel, en dat is ver weg. Met { -special-counter-other } mag je binnen één { -turn-one } nog eens zetten.
tutorial-chain = Het { -counter-one } { -diagonal-one } geeft nog een zet, één { -square-one } schuin. Ga erheen.
tutorial-chain-2 = Ga nu verder, schuin, naar het { -counter-one } { -leap-one }. Dat geeft nog een { -l-one }.
tutorial-chain-3 = Van hier brengt een { -l-one } je naar de gele { -cube-one }: drie zetten in één { -turn-one }.
tutorial-chain-stay = Je mag blijven en je { -turn-one } beëindigen, maar dan bereik je de gele { -cube-one } niet.
tutorial-chain-other = Dat mag, maar het brengt je weg van de gele { -cube-one }. Volg de gemarkeerde { -counter-other }.
tutorial-safety = Je hebt twee { -cube-other }, die nog kunnen worden { -steal-participle }. Een { -counter-one } { -safety-one } { -protect-verb-s } voorgoed alle { -cube-other } die je hebt.
tutorial-safety-other = Dat mag, maar dan kunnen je { -cube-other } nog worden { -steal-participle }. Ga naar het { -counter-one } { -safety-one }.
tutorial-victim = Je rode en gele { -cube-one } hebben nu een koperen rand: { -protect-participle }. Zoe heeft blauw, je { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Je mag alleen op een andere { -piece-one } { -land-verb } om je { -next-colour-one } te { -steal-verb }. Zoe staat een { -l-one } van je af: { -steal-stem } haar blauwe { -cube-one }.
tutorial-theft-other = Dat mag, maar je kunt nu een { -cube-one } { -steal-verb }. { -Land-stem } op Zoe’s { -piece-one }.
tutorial-robbed = De blauwe { -cube-one } is van jou, nog niet { -protect-participle }. Zoe’s blauwe { -card-one } ging naar het eind van haar { -row-one }, en haar { -piece-one } naar een { -corner-one } die zij koos.
tutorial-danger = Een paar { -turn-other } later. Je groene { -cube-one } is { -unprotected-adjective }, groen is Zoe’s { -next-colour-one }, en ze staat een { -l-one } van je af. Kijk wat er gebeurt.
tutorial-corner = Zoe heeft je groene { -cube-one } { -steal-participle }, en jij kiest een vrije { -corner-one } voor je { -piece-one }. Neem de { -corner-one } die een { -l-one } van de oranje { -cube-one } af ligt.
tutorial-corner-other = Van die { -corner-one } gaat geen { -l-one } naar de oranje { -cube-one }. Kies de gemarkeerde.
tutorial-after = Je groene { -card-one } is nu de laatste van je { -row-one }, dus oranje is je { -next-colour-one }. { -Collect-stem } die.
tutorial-kept = Je { -protect-participle-e } { -cube-other } heb je gehouden. Ga dus naar een { -counter-one } { -safety-one } voor er iemand in de buurt komt.
tutorial-seventh = Bijna klaar: je hebt zes { -cube-other }, en alleen roze ontbreekt. { -Collect-stem } die.
tutorial-centre = Alle zeven zijn van jou! Eindig nu als eerste een zet op de ster.
tutorial-centre-other = Dat mag, maar het { -centre-one } is een { -l-one } van je af. Ga naar de ster en win.
tutorial-end = Je hebt gewonnen. Nog maar twee { -counter-other } zijn nieuw: { -teleport-one } leidt naar elk ander { -counter-one } { -teleport-one }, { -step-one } één { -square-one } rechtdoor. Speel nu tegen een makkelijke bot!
## Puzzles

puzzle-how-forced-win = door alles te doorzoeken: het wint tegen elke verdediging, en verder wint niets binnen drie { -turn-other }
puzzle-how-only-defence = door alles te doorzoeken: al het andere verliest
puzzle-theme-win-1 = win in één { -turn-one }
puzzle-theme-win-2 = win in twee { -turn-other }
puzzle-theme-win-3 = win in drie { -turn-other }
puzzle-theme-save = red het spel
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = een { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = de laatste { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = de juiste { -corner-one }
puzzle-ask-win-1 = Hoe win je in deze { -turn-one }?
puzzle-ask-win-2 = Hoe win je in twee { -turn-other }?
puzzle-ask-win-3 = Hoe win je in drie { -turn-other }?
puzzle-ask-save = Hoe red je het spel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } in zeven kleuren; daaronder { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } en { -safety-one }.
example-laid-out = Een spel voor twee na de { -set-up-one }, met de { -row-other } { -card-other } eronder.
example-the-l = Twee { -square-other } de ene kant op en één opzij: wel naar f5, niet naar d6.
example-collect = Rood is de { -next-colour-one }. De rode { -cube-one } wordt { -collect-participle }; de oranje blijft.
example-step = Het { -counter-one } { -step-one } leidt één { -square-one } rechtdoor, hier naar de rode { -cube-one }, maar niet schuin.
example-teleport = { -teleport-one } leidt alleen naar een ander { -counter-one } { -teleport-one }.
example-safety = { -safety-one } { -protect-verb-s } alle { -cube-other } die je hebt. Wat { -protect-participle } is, kan niet worden { -steal-participle }.
example-no-theft-by-teleport = Een { -theft-one } met { -diagonal-one } mag; met { -teleport-one } niet.
example-not-back = Van het ene { -counter-one } { -step-one } naar het volgende, maar niet terug in dezelfde { -turn-one }.
example-steal = Rood is de { -next-colour-one }. Speler 2 heeft rood { -unprotected-adjective }, en het kan worden { -steal-participle }; speler 3 heeft geen rood.
example-free-corner = Speler 2, het { -victim-one }, kiest een vrije { -corner-one }.
example-home = Met alle zeven { -cube-other } wint een { -l-one } naar het { -centre-one }, tenzij daar iemand staat.
example-hundred-rounds = Na 100 { -round-other } hebben beiden twee { -cube-other }. Speler 1 heeft ze allebei { -protect-participle } en wint.
example-theft = De { -thief-one }, met groen als { -next-colour-one }, { -land-verb-s } op speler 2. De groene { -card-one } gaat naar het eind van de { -row-one }.
example-chain = Met een { -l-one } op { -diagonal-one }, met { -diagonal-one } op { -leap-one }, met een { -l-one } op de gewenste { -cube-one }: één { -turn-one }.
example-begin-square = De { -turn-one } begon op a1, en een { -leap-one } mag daar weer eindigen.
summary-goal = Doel
summary-goal-1 = { -Collect-stem } de zeven kleuren in de volgorde van je { -card-other }, van links naar rechts.
summary-goal-2 = Eindig dan als eerste een zet op het { -centre-one }.
summary-turn = Je { -turn-one }
summary-turn-1 = Je moet één { -l-one } zetten: twee { -square-other } de ene kant op, één opzij.
summary-turn-2 = Een { -cube-one } van je { -next-colour-one }: je { -collect-verb-s } hem.
summary-turn-3 = Een andere { -cube-one } of een leeg { -square-one }: je blijft staan. In beide gevallen eindigt je { -turn-one }.
summary-turn-4 = Een { -turn-one } kan een { -chain-one } { -extra-move-other } zijn, maar niet terug naar een { -square-one } waarop je deze { -turn-one } bent { -land-participle } zolang er niets is veranderd.
summary-signs = { -Counter-other }
summary-signs-1 = { -step-one }: één { -square-one }, rechtdoor. { -diagonal-one }: één { -square-one }, schuin. { -leap-one }: nog een { -l-one }. Of blijf.
summary-signs-2 = { -teleport-one }: een ander vrij { -counter-one } { -teleport-one }. Of blijf.
summary-signs-3 = { -safety-one }: { -protect-verb-s } voorgoed alle { -cube-other } die je hebt.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-stem } op een speler die je { -next-colour-one } { -unprotected-adjective } heeft: die is van jou, { -unprotected-adjective }.
summary-theft-2 = De { -card-one } van het { -victim-one } gaat naar het eind van de { -row-one }, de { -piece-one } van het { -victim-one } meteen naar een vrije { -corner-one }.
summary-theft-3 = Nooit met { -teleport-one }. Op geen ander bezet { -square-one } mag je komen.
summary-end = Einde van het spel
summary-end-1 = Alle zeven { -cube-other }, dan het { -centre-one }: je wint meteen.
summary-end-2 = Kort spel (optie): de zevende { -cube-one } wint.
summary-end-3 = Na 100 { -round-other }: de meeste { -cube-other }, dan de meeste { -protect-participle-e }, anders gedeeld.
headline-won-by =
    { $seat ->
        [you] Je hebt gewonnen.
       *[other] { $seat } heeft gewonnen.
    }
headline-lost-by =
    { $seat ->
        [you] Je hebt verloren.
       *[other] { $seat } heeft verloren.
    }
