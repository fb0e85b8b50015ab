### The words of Twisty in Dutch. Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Een race met paardensprongen, en met dieven.
game-by = van Faouzi Boughida, Djeco
game-about = Verzamel zeven kleuren in de volgorde van je kaarten, met de sprong van het paard uit het schaken. Speciale fiches brengen je verder of beschermen je kubussen, die anderen kunnen stelen. Bereik met alle zeven kubussen als eerste het midden.

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

square-empty = leeg veld
square-centre = midden
square-corner = hoek

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] rode kubus
        [orange] oranje kubus
        [yellow] gele kubus
        [green] groene kubus
        [blue] blauwe kubus
        [purple] paarse kubus
        [black] zwarte kubus
       *[pink] roze kubus
    }
next-goal =
    { $next ->
        [none] Alle zeven: nu naar het midden!
       *[other] Volgende kleur: { $next }.
    }
moves-to =
    { $seat ->
        [you] Je gaat naar { $square }
       *[other] { $seat } gaat naar { $square }
    }
collects-there =
    { $seat ->
        [you] Je gaat naar { $square } en verzamelt de { cube }
       *[other] { $seat } gaat naar { $square } en verzamelt de { cube }
    }
steals-there =
    { $seat ->
        [you] Je gaat naar { $square } en steelt de { cube } van { $victim }
       *[other] { $victim ->
            [you] { $seat } gaat naar { $square } en steelt jouw { cube }
           *[other] { $seat } gaat naar { $square } en steelt de { cube } van { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] fiche “stap”
        [diagonal] fiche “diagonaal”
        [leap] fiche “sprong”
        [teleport] fiche “teleport”
       *[safety] fiche “veilig”
    }
extra-move =
    { $counter ->
        [step] één veld, rechtdoor
        [diagonal] één veld, schuin
        [leap] nog een L
       *[teleport] een ander vrij fiche “teleport”
    }
leads-on = Het { counter-name } daar brengt verder.
leads-nowhere = Het { counter-name } daar leidt nu nergens heen.
protects =
    { $count ->
        [0] Het fiche “veilig” daar heeft niets nieuws te beschermen.
        [one] Het fiche “veilig” daar beschermt nog één kubus.
       *[other] Het fiche “veilig” daar beschermt nog { $count } kubussen.
    }
also-collected = Daar ook verzameld, kubus: { $under }.
turn-ends = Je beurt eindigt.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, kaart { $count }: { $colour }.
did-card-all = Iedereen, kaart { $count }: { $colour }.
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

did-land-empty = { moves-to }, een leeg veld.
did-land-centre = { moves-to }, het midden; zonder alle zeven kubussen gebeurt er niets.
did-land-cube = { moves-to }; de { cube } daar is niet de volgende kleur en blijft liggen.
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
        [you] Je bereikt het midden met alle zeven kubussen en wint!
       *[other] { $seat } bereikt het midden met alle zeven kubussen en wint!
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
        [you] Je hebt geen L en slaat deze beurt over.
       *[other] { $seat } heeft geen L en slaat deze beurt over.
    }
did-corner =
    { $seat ->
        [you] Je gaat naar de hoek { $square }.
       *[other] { $seat } gaat naar de hoek { $square }.
    }
did-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }

## Turns: what a hovered target would do

would-land-empty = Ga naar { $square }. { turn-ends }
would-land-centre = Ga naar het midden: zonder alle zeven kubussen gebeurt er niets. { turn-ends }
would-land-cube = Ga naar { $square }: de { cube } daar is niet je volgende kleur. { turn-ends }
would-collect = Ga naar { $square } en verzamel de { cube }. { next-goal }
would-land-spent = Ga naar { $square }. { leads-nowhere }
would-land-counter = Ga naar { $square }. Je mag verder: { extra-move }.
would-protect = Ga naar { $square }. { protects } { turn-ends }
would-steal-there = Ga naar { $square } en steel de { cube } van { $victim }, die dan een hoek kiest.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ga met alle zeven kubussen naar het midden: je wint!
would-win-seventh = Ga naar { $square } en verzamel de { cube }, je zevende: je wint!
would-win-steal = Ga naar { $square } en steel de { cube } van { $victim }, je zevende: je wint!
would-win-steal-collect = Ga naar { $square } en steel de { cube } van { $victim }. { also-collected } Je wint!
would-stay = Blijf op { $square }. { turn-ends }
would-skip = Je hebt geen L: je beurt wordt overgeslagen.
would-corner = Ga naar de hoek { $square }.
would-resign = Opgeven: je krijgt niets, en de anderen delen de winst.

## Status

status-setup = Het bord wordt klaargezet.
status-move =
    { $seat ->
        [you] Jouw beurt: doe een L. { next-goal }
       *[other] { $seat } is aan zet. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Je hebt alle 7 kubussen. Ga naar het midden.
       *[other] { $seat } is aan zet en heeft alle 7 kubussen.
    }
status-move-skip =
    { $seat ->
        [you] Je hebt geen L. Sla deze beurt over.
       *[other] { $seat } heeft geen L en slaat deze beurt over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Ga 1 veld rechtdoor, of blijf.
            [diagonal] Ga 1 veld schuin, of blijf.
            [leap] Doe nog een L, of blijf.
           *[teleport] Ga naar een ander vrij fiche “teleport”, of blijf.
        }
       *[other] { $seat } mag nog eens.
    }
status-extra-stay =
    { $seat ->
        [you] Je hebt geen extra zet. Blijf om deze beurt te beëindigen.
       *[other] { $seat } heeft geen extra zet en beëindigt deze beurt.
    }
status-robbed =
    { $seat ->
        [you] { $thief } heeft jouw { cube } gestolen. Kies een vrije hoek.
       *[other] { $seat } verliest de { cube } en kiest een hoek.
    }
status-corners =
    { $seat ->
        [you] Jouw beurt: kies een vrije hoek om te starten.
       *[other] { $seat } kiest een hoek om te starten.
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
        [you] Na 100 ronden sta je voor en win je!
       *[other] Na 100 ronden staat { $seat } voor en wint!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gelijk na 100 ronden, gedeelde winst: { $seats }!
       *[other] Na 100 ronden staan { $seats } gelijk en delen de winst.
    }
status-type-counter = Welk fiche ligt op { $square }?
status-type-card = { $seat }: wat is kaart nummer { $count }?
status-type-card-all = Iedereen: wat is kaart nummer { $count }?
status-type-first = Wie begint?
status-type-corner = { $seat }: op welke hoek?
action-stay = Blijf op { $square }
action-pass = Sla deze beurt over
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } heeft gewonnen. Je bent tweede.
        [3] { $seat } heeft gewonnen. Je bent derde.
       *[other] { $seat } heeft gewonnen. Je bent laatste.
    }
deed-corner = Ga naar { $square }
deed-move = Zet op { $square }
touch-corner = Tik op een hoek.
touch-move = Tik op een veld.
round = Ronde { $count } van 100

## Refusals: why not, and what instead

refused-TY-2-1 = Er is geen fiche van deze soort over. Kies een andere soort.
refused-TY-2-2 = Een pion start op een hoek waar niemand staat. Kies a1, g1, a7 of g7.
refused-TY-2-3 = Die kaart ligt al in de rij. Kies een kleur die nog ontbreekt.
refused-TY-2-4 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-TY-3-1 = Dat is geen L. Ga twee velden de ene kant op en één opzij.
refused-TY-3-1-stay = Je kunt niet blijven staan: elke beurt begint met een L. Kies een gemarkeerd veld.
refused-TY-3-5 = Het fiche onder je pion leidt daar niet heen. Doe zijn zet, of blijf.
refused-TY-3-6 = “teleport” leidt alleen naar een ander fiche “teleport”. Kies er een, of blijf.
refused-TY-3-7 = Je volgende kleur is daar beschermd. Kies een ander veld.
refused-TY-3-9 = “teleport” leidt nooit naar een bezet veld. Kies een vrij fiche “teleport”, of blijf.
refused-TY-3-10 = Je bent daar deze beurt al geland, en hebt sindsdien niets verzameld, gestolen of beschermd. Kies een ander veld, of blijf.
refused-TY-4-1 = Je mag alleen op een andere pion landen om je volgende kleur te stelen, en die is daar niet. Kies een ander veld.
refused-TY-4-4 = Na een diefstal gaat je pion naar een hoek waar niemand staat. Kies a1, g1, a7 of g7.
refused-TY-5-1 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.
refused-TY-5-2 = Je hebt alle zeven kubussen en niets meer te stelen. Kies een veld zonder pion.

## Options

option-short_game = Kort spel
option-short_game-help = De zevende kubus wint meteen, zonder het midden.
option-same_order = Zelfde volgorde voor iedereen
option-same_order-help = Alle rijen kaarten zijn gelijk.
option-chosen_corners = Kies je hoek
option-chosen_corners-help = Om de beurt, na het zien van bord en kaarten; anders door toeval.
option-take_under = Pak de kubus eronder
option-take_under-help = Verzamel na een diefstal ook de kubus op dat veld als het je volgende kleur is.
option-first = Wie begint
option-first-help = Door toeval, of de plaats die je noemt.
option-first-0 = door toeval
option-first-seat = plaats { $count }

## The board in text

picture-label = Het bord van Twisty, zeven bij zeven velden, ook als tekst.
text-board = Het bord, veld voor veld
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: nog geen kubus.
        [one] { $seat }: één kubus, { $cubes }.
       *[other] { $seat }: { $count } kubussen, { $cubes }.
    }
text-protected = { $colour } (beschermd)
text-wanted = Nog te verzamelen, op volgorde: { $cubes }.
points-cubes = Kubussen
points-protected = Daarvan beschermd

## Rules

rules-intro = { game-about } Twisty is voor twee tot vier spelers; alles ligt open, en na de voorbereiding is niets meer geluk.
rules-page = Kies een gemarkeerd veld met muis of toetsenbord; wijs een veld aan om te lezen wat er zou gebeuren. Een reeks gaat zet voor zet; “blijf” beëindigt je beurt. Speel je op een echt bord, kies dan om de voorbereiding in te typen: fiches, kaarten, hoeken, en wie begint. Wat we niet van de echte doos konden aflezen, is onze reconstructie;{$reconstruction} wie de doos heeft, kan het in één bestand verbeteren, box.toml.

rules-TY-1 = Wat er in de doos zit
rule-TY-1-1 = Het bord heeft 7 bij 7 velden. Er zijn 4 pionnen met 4 bijpassende fiches die de eigenaar aangeven, en 4 series van zeven gekleurde kaarten (★ ■ ▲ ●).
rule-TY-1-2 = 28 van de 44 houten fiches zijn kubussen, 4 in elk van 7 kleuren;{$review} de andere 16 zijn speciale fiches van vijf soorten. “stap”: één veld horizontaal of verticaal. “diagonaal”: één veld schuin. “sprong”: nog een L. “teleport”: naar een ander fiche “teleport”. “veilig”: beschermt je kubussen.
rule-TY-1-3 = De 16 speciale fiches zijn 3 × “stap”, 3 × “diagonaal”, 3 × “sprong”, 4 × “teleport” en 3 × “veilig”.{$reconstruction}
rule-TY-1-4 = De kleuren zijn rood, oranje, geel, groen, blauw, paars en roze; alleen geel is zeker.{$reconstruction}

rules-TY-2 = Voorbereiding
rule-TY-2-1 = Leg alle 44 fiches willekeurig open neer, op elk veld behalve het midden en de vier hoeken, met hoeveel spelers je ook bent.
rule-TY-2-2 = De pion van elke speler start op een eigen hoek, door toeval bepaald. Optie: om de beurt kiest ieder een hoek na het zien van het bord en de kaarten.
rule-TY-2-3 = Elke speler schudt één serie en legt die open in een rij: de volgorde, van links naar rechts, waarin je verzamelt. Optie: iedereen heeft dezelfde volgorde.{$review}
rule-TY-2-4 = De jongste begint; hier kiest de gastheer, of het toeval.{$ruling} Er wordt met de klok mee gespeeld, en alles ligt open voor iedereen.

rules-TY-3 = Je beurt
rule-TY-3-1 = Verzet je pion één L: twee velden de ene kant op en één opzij, over alles heen wat ertussen ligt.{$review} Je moet zetten.
rule-TY-3-2 = Op een leeg veld blijft je pion staan. Hoeken en het midden zijn gewone lege velden,{$ruling} het midden tot je alle zeven kubussen hebt.
rule-TY-3-3 = Op een kubus van je volgende kleur verzamel je die, automatisch.{$ruling} Het veld is voortaan leeg, en je beurt eindigt.
rule-TY-3-4 = Op elke andere kubus blijft je pion staan, en de kubus blijft liggen.
rule-TY-3-5 = Op een fiche “stap”, “diagonaal”, “sprong” of “teleport” mag je blijven of de extra zet doen, die weer een landing is: één beurt kan een reeks zetten zijn. Speciale fiches blijven altijd op het bord.{$ruling}
rule-TY-3-6 = “teleport” leidt naar elk ander fiche “teleport” waar geen pion staat.
rule-TY-3-7 = “veilig” beschermt, voorgoed en automatisch,{$ruling} alle tot dan verzamelde kubussen. Latere kubussen zijn niet beschermd tot je weer op “veilig” bent geland.
rule-TY-3-8 = Een fiche werkt als je erop landt, niet als je er een beurt op begint.{$ruling}
rule-TY-3-9 = Je mag alleen op een andere pion landen om te stelen: met L, “stap”, “diagonaal” of “sprong”, nooit met “teleport”.
rule-TY-3-10 = Het boekje stelt geen grens aan een reeks. Maar een veld waarop je deze beurt bent geland, wordt pas weer aangeboden als je iets hebt verzameld, gestolen of beschermd, want anders verandert er niets.{$ruling}
rule-TY-3-11 = Zonder geldige L wordt je beurt overgeslagen.{$ruling} Dat is zeldzaam.
rule-TY-3-12 = Alleen de vier fiches met een extra zet zetten een beurt voort; elke andere landing beëindigt hem.{$ruling}

rules-TY-4 = Diefstal
rule-TY-4-1 = Je mag alleen op de pion van een andere speler landen als die speler je volgende kleur onbeschermd heeft. Die landing is een diefstal.{$ruling}
rule-TY-4-2 = Je legt de gestolen kubus onder de bijpassende kaart, onbeschermd.
rule-TY-4-3 = De kaart van die kleur gaat bij het slachtoffer naar het rechtereind van de rij; de andere schuiven aan. Zo liggen de verzamelde kaarten altijd links in een rij, en is de volgende kleur de eerste kaart zonder kubus.
rule-TY-4-4 = De pion van het slachtoffer gaat naar een vrije hoek die het slachtoffer kiest,{$ruling} meteen, voor de dief verdergaat. Verder gebeurt daar niets. Er is altijd een hoek vrij.
rule-TY-4-5 = Je mag stelen van een speler op een hoek of het midden, en van een speler met alle zeven kubussen.{$ruling}
rule-TY-4-6 = Na de diefstal werkt een speciaal fiche op dat veld voor de dief; een kubus daar wordt met die landing niet verzameld.{$ruling} Optie: wel, als het de nieuwe volgende kleur van de dief is.

rules-TY-5 = Winnen
rule-TY-5-1 = Eindig met alle zeven kubussen als eerste een zet op het midden, met L, “stap”, “diagonaal” of “sprong”. Het spel eindigt meteen.
rule-TY-5-2 = Met alle zeven kubussen mag je niet naar een bezet veld, ook niet naar een bezet midden: er is geen volgende kleur om te stelen.
rule-TY-5-3 = De zevende kubus, op het midden zelf gestolen, wint meteen.{$ruling}
rule-TY-5-4 = Optie “kort spel”,{$review} uit de beschrijving van de uitgever: de zevende kubus wint, zonder het midden.
rule-TY-5-5 = Een ronde is één beurt voor elke speler, overgeslagen of niet. Na 100 ronden eindigt het spel: de meeste kubussen winnen, dan de meeste beschermde, anders is de winst gedeeld.{$ruling} Zonder die grens kan wederzijdse diefstal eeuwig doorgaan; gewone spellen duren 12 tot 25 ronden.

rules-TY-6 = Goed om te weten
rule-TY-6-1 = Zonder diefstal is niemand in minder dan 8 beurten klaar. Wie alleen en foutloos speelt, heeft er ongeveer 10 beurten voor nodig (8 tot 14).
rule-TY-6-2 = Een voorbeeld van diefstal: je hebt rood, blauw, groen en geel in die volgorde, met rood en blauw beschermd. Een dief met groen als volgende kleur landt op jou. Je houdt rood, blauw en geel; je groene kaart gaat achteraan; je volgende kleur is de oude vijfde.
rule-TY-6-3 = Het voorbeeld van een reeks in het boekje: met een L op “diagonaal”, met “diagonaal” op “sprong”, met een L op de gewenste kubus, alles in één geldige beurt.

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een speler die opgeeft krijgt niets, en de anderen delen de winst.{$ruling}
rule-ours-2 = De voorbereiding wordt in deze volgorde getoond: fiches, kaarten, startspeler, hoeken.{$ruling}
rule-ours-3 = Het veld waarop een beurt begint telt niet als landing; na een diefstal alleen het veld van de diefstal.{$ruling}
rule-ours-4 = Een diefstal die wint, beëindigt het spel voor het slachtoffer een hoek kiest.{$ruling}
rule-ours-5 = De laatste beurt van de laatste ronde wordt uitgespeeld, met reeks en keuze van het slachtoffer.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” begint niet waar de pion staat, op { $square }.
unread-counter = “{ $text }” is geen fiche; verwacht wordt een van { $kinds }.
unread-square = “{ $text }” noemt een ander veld; het volgende fiche ligt op { $square }.
unread-card = “{ $text }” is geen kaart; verwacht wordt “card” en een van { $colours }.
unread-first = “{ $text }” is geen plaats; verwacht wordt “first” en een getal van 1 tot { $count }.

## The score pad

pad-standing = De stand
pad-held = Kubussen
pad-held-means = Verzameld en sindsdien niet gestolen.
pad-safe = Beschermde kubussen
pad-safe-means = Zij beslissen bij gelijke stand na de laatste ronde (TY-5.5).
pad-home = Op het midden
pad-home-means = Wie daar met alle zeven kubussen als eerste een zet beëindigt, wint (TY-5.1).
pad-cube = Tik op een kubus die is verzameld.
pad-player = { $count ->
        [one] 1 kubus
       *[other] { $count } kubussen
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, niet verzameld
pad-cube-held = { $player }: { $colour }, verzameld
pad-cube-safe = { $player }: { $colour }, beschermd
pad-stolen = Gestolen: haal weg
pad-protect = Bescherm hem
pad-unprotect = Niet beschermd
pad-protect-all = Bescherm alle kubussen (fiche “veilig”)
pad-is-home = Midden bereikt: gewonnen
pad-bad-cubes = Kubussen zijn verschillende letters uit { $letters }, met “!” voor beschermd; “{ $text }” is iets anders.
pad-bad-home = Winnen op het midden kan alleen met alle zeven kubussen (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Kubus: { $colour }
sign-cube-does = Land erop, of op een speler die hem onbeschermd heeft, als het je volgende kleur is.
sign-centre = Midden
sign-centre-does = Eindig hier met alle zeven kubussen als eerste een zet.
sign-counter = Fiche: { $name }
sign-counter-does =
    { $counter ->
        [safety] Het beschermt voorgoed alle kubussen die je hebt. Ze krijgen een koperen rand en een schild.
       *[other] Je mag van hier verder: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Verzamelt je volgende kleur.
sign-badge-theft = Hand
sign-badge-theft-does = Steelt je volgende kleur.
sign-badge-chain = Dubbele pijl
sign-badge-chain-does = Landt op een fiche met een extra zet.
sign-badge-stay = Twee streepjes
sign-badge-stay-does = Blijft hier en beëindigt de beurt.
sign-badge-corner = Huis
sign-badge-corner-does = Een vrije hoek, om te starten of voor na een diefstal.
sign-badge-win = Ster
sign-badge-win-does = Wint het spel.
now-cube =
    { $state ->
        [safe] In bezit, en voorgoed beschermd.
        [held] In bezit, maar kan nog worden gestolen.
        [next] De volgende in de rij.
       *[later] { $count ->
            [one] Er komt nog één andere eerst.
           *[other] Er komen nog { $count } andere eerst.
        }
    }
now-lies = Op { $squares }.
now-gone = Er ligt er geen meer op het bord.
now-stealable = Te stelen van: { $seats }.
now-missing =
    { $count ->
        [0] Alle zeven kubussen zijn binnen.
        [one] Er ontbreekt 1 kubus.
       *[other] Er ontbreken { $count } kubussen.
    }
now-protected = { $count } van { $all } kubussen beschermd.

## Bots

bot-beginner-help = gaat op de volgende kubus af; ziet vaak niet waar een reeks heen leidt en verwacht nooit een diefstal
bot-novice-help = een paar honderd posities per beurt; elke beurt mag tot 32% van de winkans kosten
bot-club-help = een paar honderd posities per beurt; elke beurt mag tot 23% van de winkans kosten
bot-strong-help = een paar honderd posities per beurt; elke beurt mag tot 12% van de winkans kosten
bot-expert-help = de beste beurt uit duizend posities, voor twee spelers tienduizenden
bot-master-help = de beste beurt uit tienduizenden posities, voor twee spelers honderdduizenden

## What gives the win shares of a review

evaluator-search = een zoektocht van { $count } posities per stand

## Kinds of chance, for statistics

chance-of-counter = De fiches binnen de rand
mistake-corner = een hoek kiezen
mistake-theft = een diefstal missen
mistake-cube = een kubus missen
mistake-stolen = een diefstal uitlokken
mistake-safety = een fiche “veilig” missen
mistake-way = een langere weg nemen
mistake-open = iemand een kortere weg laten
mistake-away = van een fiche “veilig” weggaan
why-on-win = Ga door naar { $squares } en win.
why-on-theft = Ga door naar { $squares } en steel van { $name }.
why-on-cube = Ga door naar { $squares } en verzamel de volgende kubus.
why-on-safety = Ga door naar { $squares }, een fiche “veilig”.
why-on-way = Ga door naar { $squares }.
why-stolen = Op { $square } kan { $name } meteen stelen: { cube }. Op het betere veld kan niemand dat.
why-away = Een fiche “veilig” is dan één beurt weg.
why-wanted = Zo is beschermd wat { $name } nu nodig heeft: { cube }.
why-near = Vandaar is de volgende kubus één beurt weg: { cube } op { $squares }.
why-open =
    { $better ->
        [one] { $name } heeft dan nog 1 beurt nodig om te winnen, niet { $taken }.
       *[other] { $name } heeft dan nog { $better } beurten nodig om te winnen, niet { $taken }.
    }
why-turns =
    { $better ->
        [one] Winnen kost dan nog 1 beurt, niet { $taken }.
       *[other] Winnen kost dan nog { $better } beurten, niet { $taken }.
    }

## Setting up a position

edit-turn = Aan de beurt: { $player }
edit-nothing = niets
edit-piece = de pion van { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Kaarten van { $player }: { pad-player }, volgende { $colour }
edit-row-whole = Kaarten van { $player }: alle kubussen
edit-collect = Verzamel de volgende kubus
edit-return = Geef de laatste kubus terug
edit-protect = Bescherm alle kubussen
edit-unprotect = Bescherm geen kubus
edit-next = Volgende: { $colour }

## The tutorial

tutorial-goal = Verzamel zeven kubussen, één van elke kleur, en bereik dan als eerste de ster in het midden.
tutorial-row = Onder het bord ligt je rij kaarten. Verzamel de kleuren van links naar rechts: eerst rood.
tutorial-l = Zet met een L: twee velden de ene kant op en één opzij, over alles heen wat ertussen ligt. Ga naar de rode kubus.
tutorial-l-orange = Daar kom je met een L, maar die kubus is oranje, en je volgende kleur is rood. Hij zou blijven liggen.
tutorial-l-stay = Elke beurt begint met een L. Ga naar de rode kubus.
tutorial-special = De rode kubus is van jou, en Zoe heeft gezet. Nu komt geel, en dat is ver weg. Met speciale fiches mag je binnen één beurt nog eens zetten.
tutorial-chain = Het fiche “diagonaal” geeft nog een zet, één veld schuin. Ga erheen.
tutorial-chain-2 = Ga nu verder, schuin, naar het fiche “sprong”. Dat geeft nog een L.
tutorial-chain-3 = Van hier brengt een L je naar de gele kubus: drie zetten in één beurt.
tutorial-chain-stay = Je mag blijven en je beurt beëindigen, maar dan bereik je de gele kubus niet.
tutorial-chain-other = Dat mag, maar het brengt je weg van de gele kubus. Volg de gemarkeerde fiches.
tutorial-safety = Je hebt twee kubussen, die nog kunnen worden gestolen. Een fiche “veilig” beschermt voorgoed alle kubussen die je hebt.
tutorial-safety-other = Dat mag, maar dan kunnen je kubussen nog worden gestolen. Ga naar het fiche “veilig”.
tutorial-victim = Je rode en gele kubus hebben nu een koperen rand: beschermd. Zoe heeft blauw, je volgende kleur, onbeschermd.
tutorial-theft = Je mag alleen op een andere pion landen om je volgende kleur te stelen. Zoe staat een L van je af: steel haar blauwe kubus.
tutorial-theft-other = Dat mag, maar je kunt nu een kubus stelen. Land op Zoe’s pion.
tutorial-robbed = De blauwe kubus is van jou, nog niet beschermd. Zoe’s blauwe kaart ging naar het eind van haar rij, en haar pion naar een hoek die zij koos.
tutorial-danger = Een paar beurten later. Je groene kubus is onbeschermd, groen is Zoe’s volgende kleur, en ze staat een L van je af. Kijk wat er gebeurt.
tutorial-corner = Zoe heeft je groene kubus gestolen, en jij kiest een vrije hoek voor je pion. Neem de hoek die een L van de oranje kubus af ligt.
tutorial-corner-other = Van die hoek gaat geen L naar de oranje kubus. Kies de gemarkeerde.
tutorial-after = Je groene kaart is nu de laatste van je rij, dus oranje is je volgende kleur. Verzamel die.
tutorial-kept = Je beschermde kubussen heb je gehouden. Ga dus naar een fiche “veilig” voor er iemand in de buurt komt.
tutorial-seventh = Bijna klaar: je hebt zes kubussen, en alleen roze ontbreekt. Verzamel die.
tutorial-centre = Alle zeven zijn van jou! Eindig nu als eerste een zet op de ster.
tutorial-centre-other = Dat mag, maar het midden is een L van je af. Ga naar de ster en win.
tutorial-end = Je hebt gewonnen. Nog maar twee fiches zijn nieuw: “teleport” leidt naar elk ander fiche “teleport”, “stap” één veld rechtdoor. Speel nu tegen een makkelijke bot!
## Puzzles

puzzle-how-forced-win = door alles te doorzoeken: het wint tegen elke verdediging, en verder wint niets binnen drie beurten
puzzle-how-only-defence = door alles te doorzoeken: al het andere verliest
puzzle-theme-win-1 = win in één beurt
puzzle-theme-win-2 = win in twee beurten
puzzle-theme-win-3 = win in drie beurten
puzzle-theme-save = red het spel
puzzle-theme-theft = diefstal
puzzle-theme-chain = een reeks
puzzle-theme-teleport = “teleport”
puzzle-theme-last-cube = de laatste kubus
puzzle-theme-safety = “veilig”
puzzle-theme-corner = de juiste hoek
puzzle-ask-win-1 = Hoe win je in deze beurt?
puzzle-ask-win-2 = Hoe win je in twee beurten?
puzzle-ask-win-3 = Hoe win je in drie beurten?
puzzle-ask-save = Hoe red je het spel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Kubussen in zeven kleuren; daaronder “stap”, “diagonaal”, “sprong”, “teleport” en “veilig”.
example-laid-out = Een spel voor twee na de voorbereiding, met de rijen kaarten eronder.
example-the-l = Twee velden de ene kant op en één opzij: wel naar f5, niet naar d6.
example-collect = Rood is de volgende kleur. De rode kubus wordt verzameld; de oranje blijft.
example-step = Het fiche “stap” leidt één veld rechtdoor, hier naar de rode kubus, maar niet schuin.
example-teleport = “teleport” leidt alleen naar een ander fiche “teleport”.
example-safety = “veilig” beschermt alle kubussen die je hebt. Wat beschermd is, kan niet worden gestolen.
example-no-theft-by-teleport = Een diefstal met “diagonaal” mag; met “teleport” niet.
example-not-back = Van het ene fiche “stap” naar het volgende, maar niet terug in dezelfde beurt.
example-steal = Rood is de volgende kleur. Speler 2 heeft rood onbeschermd, en het kan worden gestolen; speler 3 heeft geen rood.
example-free-corner = Speler 2, het slachtoffer, kiest een vrije hoek.
example-home = Met alle zeven kubussen wint een L naar het midden, tenzij daar iemand staat.
example-hundred-rounds = Na 100 ronden hebben beiden twee kubussen. Speler 1 heeft ze allebei beschermd en wint.
example-theft = De dief, met groen als volgende kleur, landt op speler 2. De groene kaart gaat naar het eind van de rij.
example-chain = Met een L op “diagonaal”, met “diagonaal” op “sprong”, met een L op de gewenste kubus: één beurt.
example-begin-square = De beurt begon op a1, en een “sprong” mag daar weer eindigen.
summary-goal = Doel
summary-goal-1 = Verzamel de zeven kleuren in de volgorde van je kaarten, van links naar rechts.
summary-goal-2 = Eindig dan als eerste een zet op het midden.
summary-turn = Je beurt
summary-turn-1 = Je moet één L zetten: twee velden de ene kant op, één opzij.
summary-turn-2 = Een kubus van je volgende kleur: je verzamelt hem.
summary-turn-3 = Een andere kubus of een leeg veld: je blijft staan. In beide gevallen eindigt je beurt.
summary-turn-4 = Een beurt kan een reeks extra zetten zijn, maar niet terug naar een veld waarop je deze beurt bent geland zolang er niets is veranderd.
summary-signs = Fiches
summary-signs-1 = “stap”: één veld, rechtdoor. “diagonaal”: één veld, schuin. “sprong”: nog een L. Of blijf.
summary-signs-2 = “teleport”: een ander vrij fiche “teleport”. Of blijf.
summary-signs-3 = “veilig”: beschermt voorgoed alle kubussen die je hebt.
summary-theft = Diefstal
summary-theft-1 = Land op een speler die je volgende kleur onbeschermd heeft: die is van jou, onbeschermd.
summary-theft-2 = De kaart van het slachtoffer gaat naar het eind van de rij, de pion van het slachtoffer meteen naar een vrije hoek.
summary-theft-3 = Nooit met “teleport”. Op geen ander bezet veld mag je komen.
summary-end = Einde van het spel
summary-end-1 = Alle zeven kubussen, dan het midden: je wint meteen.
summary-end-2 = Kort spel (optie): de zevende kubus wint.
summary-end-3 = Na 100 ronden: de meeste kubussen, dan de meeste beschermde, anders gedeeld.
headline-end = { $did }
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
