### The words of Twisty in Dutch. Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Een race in paardensprongen, met dieven onderweg.
game-by = van Faouzi Boughida, Djeco
game-about = Verzamel 7 kubussen, 1 van elke kleur, in de volgorde van je kaarten. Je springt als een paard bij het schaken. Speciale fiches geven je een extra zet of beschermen je kubussen tegen dieven. Heb je alle 7 kubussen, bereik dan als eerste het midden.

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
counter-safety = veiligheid

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
        [none] Alle 7 kubussen: nu naar het midden.
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
        [step] stapfiche
        [diagonal] diagonaalfiche
        [leap] sprongfiche
        [teleport] teleportfiche
       *[safety] veiligheidsfiche
    }
extra-move =
    { $counter ->
        [step] 1 veld horizontaal of verticaal
        [diagonal] 1 veld schuin
        [leap] nog een L
       *[teleport] een ander vrij teleportfiche
    }
leads-on = Het { counter-name } daar geeft een extra zet.
leads-nowhere = Het { counter-name } daar geeft nu geen extra zet.
protects =
    { $count ->
        [0] Het veiligheidsfiche daar heeft niets nieuws te beschermen.
        [one] Het veiligheidsfiche daar beschermt nog 1 kubus.
       *[other] Het veiligheidsfiche daar beschermt nog { $count } kubussen.
    }
also-collected = Ook de kubus daar verzameld: { $under }.
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
did-land-centre = { moves-to }, het midden. Zonder alle 7 kubussen gebeurt er niets.
did-land-cube = { moves-to }. De { cube } daar blijft liggen: die kleur is nog niet aan de beurt.
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
        [you] Je bereikt het midden met alle 7 kubussen en wint!
       *[other] { $seat } bereikt het midden met alle 7 kubussen en wint!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Je hebt alle 7 kubussen en wint!
       *[other] { collects-there }. { $seat } heeft alle 7 kubussen en wint!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Je hebt alle 7 kubussen en wint!
       *[other] { steals-there }. { $seat } heeft alle 7 kubussen en wint!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Je wint!
       *[other] { steals-there }. { also-collected } { $seat } wint!
    }
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
would-land-centre = Ga naar het midden. Zonder alle 7 kubussen gebeurt er niets. { turn-ends }
would-land-cube = Ga naar { $square }. De { cube } daar is niet je volgende kleur. { turn-ends }
would-collect = Ga naar { $square } en verzamel de { cube }. { next-goal }
would-land-spent = Ga naar { $square }. { leads-nowhere }
would-land-counter = Ga naar { $square }. Je mag nog eens zetten: { extra-move }.
would-protect = Ga naar { $square }. { protects } { turn-ends }
would-steal-there = Ga naar { $square } en steel de { cube } van { $victim }, die dan een hoek kiest.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ga met alle 7 kubussen naar het midden: je wint!
would-win-seventh = Ga naar { $square } en verzamel de { cube }, je zevende: je wint!
would-win-steal = Ga naar { $square } en steel de { cube } van { $victim }, je zevende: je wint!
would-win-steal-collect = Ga naar { $square } en steel de { cube } van { $victim }. { also-collected } Je wint!
would-stay = Blijf op { $square }. { turn-ends }
would-skip = Sla deze beurt over: je hebt geen L.
would-corner = Ga naar de hoek { $square }.
would-resign = Geef op: je krijgt niets, en de andere spelers delen de overwinning.

## Status

status-setup = Voorbereiding
status-move =
    { $seat ->
        [you] Jouw beurt: zet een L. { next-goal }
       *[other] { $seat } is aan zet. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Jouw beurt: je hebt alle 7 kubussen. Bereik het midden.
       *[other] { $seat } is aan zet en heeft alle 7 kubussen.
    }
status-move-skip =
    { $seat ->
        [you] Jouw beurt: sla hem over, want je hebt geen L.
       *[other] { $seat } heeft geen L en slaat deze beurt over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Jouw beurt: ga 1 veld horizontaal of verticaal, of blijf.
            [diagonal] Jouw beurt: ga 1 veld schuin, of blijf.
            [leap] Jouw beurt: zet nog een L, of blijf.
           *[teleport] Jouw beurt: ga naar een ander vrij teleportfiche, of blijf.
        }
       *[other] { $seat } mag nog eens zetten.
    }
status-extra-stay =
    { $seat ->
        [you] Jouw beurt: geen extra zet. Beëindig hem met “Blijf”.
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
        [you] Je hebt gewonnen!
       *[other] { $seat } heeft gewonnen!
    }
status-over-shared =
    { $seats ->
        [you] { $seats } hebben de overwinning gedeeld!
       *[other] { $seats } hebben de overwinning gedeeld.
    }
status-over-rounds-won =
    { $seat ->
        [you] Je stond na 100 rondes voor en hebt gewonnen!
       *[other] { $seat } stond na 100 rondes voor en heeft gewonnen!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gelijk na 100 rondes: { $seats } delen de overwinning!
       *[other] Gelijk na 100 rondes: { $seats } delen de overwinning.
    }
status-type-counter = Welk fiche ligt op { $square }?
status-type-card = { $seat }: welke kleur heeft kaart { $count }?
status-type-card-all = Iedereen: welke kleur heeft kaart { $count }?
status-type-first = Wie begint?
status-type-corner = { $seat }: op welke hoek?
action-stay = Blijf op { $square }
action-pass = Sla beurt over
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } heeft gewonnen. Je werd tweede.
        [3] { $seat } heeft gewonnen. Je werd derde.
       *[other] { $seat } heeft gewonnen. Je werd laatste.
    }
deed-corner = Ga naar { $square }
deed-move = Ga naar { $square }
touch-corner = Tik op een hoek.
touch-move = Tik op een veld.
round = Ronde { $count } van 100

## Refusals: why not, and what instead

refused-TY-2-1 = Er is geen fiche van deze soort meer over. Kies een andere soort.
refused-TY-2-2 = Een pion moet starten op een vrije hoek: a1, g1, a7 of g7. Kies een hoek waar geen pion staat.
refused-TY-2-3 = Die kaart ligt al in de rij. Kies een kleur die nog ontbreekt.
refused-TY-2-4 = Die plaats is er niet aan deze tafel. Kies een andere.
refused-TY-3-1 = Dat is geen L. Ga 2 velden in één richting en dan 1 opzij.
refused-TY-3-1-stay = Je kunt niet blijven staan: elke beurt begint met een L. Kies een gemarkeerd veld.
refused-TY-3-5 = Het fiche onder je pion leidt daar niet heen. Doe de extra zet van dat fiche, of blijf.
refused-TY-3-6 = Een teleportfiche leidt alleen naar een ander teleportfiche. Kies een vrij fiche, of blijf.
refused-TY-3-7 = Die kubus kun je niet stelen: hij is beschermd. Kies een ander veld.
refused-TY-3-9 = Teleporteren naar een bezet veld kan niet. Kies een vrij teleportfiche, of blijf.
refused-TY-3-10 = Je kunt daar deze beurt niet nog eens landen: er is sindsdien niets veranderd. Kies een ander veld, of blijf.
refused-TY-4-1 = Je mag alleen op een pion landen om te stelen. Die speler heeft je volgende kleur niet. Kies een ander veld.
refused-TY-4-4 = Na een diefstal moet je pion naar een vrije hoek: a1, g1, a7 of g7. Kies een hoek waar geen pion staat.
refused-TY-5-1 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.
refused-TY-5-2 = Je hebt alle 7 kubussen, dus geen volgende kleur om te stelen. Kies een veld zonder pion.

## Options

option-short_game = Kort spel
option-short_game-help = Je wint zodra je 7 kubussen hebt, zonder naar het midden te gaan.
option-same_order = Zelfde volgorde voor iedereen
option-same_order-help = Alle spelers verzamelen de kleuren in dezelfde volgorde.
option-chosen_corners = Kies je hoek
option-chosen_corners-help = De spelers kiezen in beurtvolgorde, nadat ze het bord en de kaarten hebben gezien. Anders is het willekeurig.
option-take_under = Verzamel de kubus eronder
option-take_under-help = Verzamel na een diefstal ook de kubus op hetzelfde veld, als die nu je volgende kleur is.
option-first = Wie begint
option-first-help = Willekeurig, of de speler op de plaats die je kiest.
option-first-0 = willekeurig
option-first-seat = plaats { $count }

## The board in text

picture-label = Het bord van Twisty, 7 bij 7 velden, ook als tekst.
text-board = Het bord, veld voor veld
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: nog geen kubussen.
        [one] { $seat }: 1 kubus, { $cubes }.
       *[other] { $seat }: { $count } kubussen, { $cubes }.
    }
text-protected = { $colour } (beschermd)
text-wanted = Nog te verzamelen, op volgorde: { $cubes }.
points-cubes = Kubussen
points-protected = Beschermde kubussen

## Rules

rules-intro = { game-about } Twisty is voor 2 tot 4 spelers. Alles ligt open, en na de voorbereiding speelt geluk geen rol meer.
rules-page = Kies een gemarkeerd veld met de muis of het toetsenbord. Wijs een veld aan om te lezen wat er zou gebeuren. Bij een reeks kies je de zetten één voor één; met “Blijf” beëindig je je beurt. Speel je op een echt bord, typ dan de voorbereiding in: fiches, kaarten, wie begint en de hoeken. Naar sommige delen van de echte doos moesten we raden.{$reconstruction} Heb je die doos, dan kun je ze verbeteren in één bestand, box.toml.

rules-TY-1 = Spelmateriaal
rule-TY-1-1 = Het bord heeft 7 bij 7 velden. Er zijn 4 pionnen met 4 bijpassende eigenaarsfiches, en 4 series van 7 kleurkaarten (★ ■ ▲ ●).
rule-TY-1-2 = Van de 44 houten fiches zijn er 28 kubussen, 4 in elk van de 7 kleuren.{$review} De andere 16 zijn speciale fiches van 5 soorten. Stap: 1 veld horizontaal of verticaal. Diagonaal: 1 veld schuin. Sprong: nog een L. Teleport: naar een ander teleportfiche. Veiligheid: beschermt je kubussen.
rule-TY-1-3 = De 16 speciale fiches zijn 3 stapfiches, 3 diagonaalfiches, 3 sprongfiches, 4 teleportfiches en 3 veiligheidsfiches.{$reconstruction}
rule-TY-1-4 = De kleuren zijn rood, oranje, geel, groen, blauw, paars en roze.{$reconstruction} Alleen geel is zeker.

rules-TY-2 = Voorbereiding
rule-TY-2-1 = Leg alle 44 fiches willekeurig open op het bord: 1 op elk veld, behalve het midden en de 4 hoeken. Gebruik ze alle 44, met hoeveel spelers je ook bent.
rule-TY-2-2 = Geef elke speler willekeurig een andere hoek om op te starten. Optie: de spelers kiezen hun hoek in beurtvolgorde, nadat ze het bord en de kaarten hebben gezien.
rule-TY-2-3 = Schud je serie en leg de kaarten open in een rij. Verzamel de kleuren in deze volgorde, van links naar rechts. Optie: alle spelers gebruiken dezelfde volgorde.{$review}
rule-TY-2-4 = De jongste speler begint; hier kiest de gastheer, of het is willekeurig.{$ruling} Er wordt met de klok mee gespeeld. Alles ligt open.

rules-TY-3 = Je beurt
rule-TY-3-1 = Verplaats je pion in een L: 2 velden in één richting en dan 1 opzij. Hij springt over alles heen wat ertussen ligt.{$review} Je moet zetten.
rule-TY-3-2 = Land je op een leeg veld, dan blijft je pion daar staan. De hoeken zijn gewone lege velden, en het midden ook, zolang je niet alle 7 kubussen hebt.{$ruling}
rule-TY-3-3 = Land je op een kubus van je volgende kleur, dan verzamel je die. Dat gaat automatisch.{$ruling} Het veld is vanaf dan leeg, en je beurt eindigt.
rule-TY-3-4 = Land je op een andere kubus, dan verzamel je die niet. Je pion deelt het veld met de kubus.
rule-TY-3-5 = Land je op een stapfiche, diagonaalfiche, sprongfiche of teleportfiche, dan blijf je staan of doe je de extra zet. Daarmee land je opnieuw, dus één beurt kan een reeks zetten zijn. Speciale fiches blijven het hele spel op het bord.{$ruling}
rule-TY-3-6 = Van een teleportfiche mag je naar elk ander teleportfiche waar geen pion staat.
rule-TY-3-7 = Land je op een veiligheidsfiche, dan zijn alle kubussen die je hebt voorgoed beschermd. Dat gaat automatisch.{$ruling} Kubussen die je later krijgt, zijn niet beschermd tot je weer op een veiligheidsfiche landt.
rule-TY-3-8 = Een fiche werkt als je erop landt, niet als je er een beurt op begint.{$ruling}
rule-TY-3-9 = Je mag alleen op een andere pion landen om te stelen: met een L, een stap, een diagonaal of een sprong, nooit met een teleport.
rule-TY-3-10 = Het spelboekje stelt geen grens aan een reeks. Maar je mag in dezelfde beurt niet nog eens op een veld landen, tenzij je sindsdien iets hebt verzameld, gestolen of beschermd.{$ruling}
rule-TY-3-11 = Kun je geen L zetten, sla dan je beurt over.{$ruling} Dat komt zelden voor.
rule-TY-3-12 = Je beurt gaat alleen verder vanaf een stapfiche, diagonaalfiche, sprongfiche of teleportfiche; elke andere landing beëindigt hem.{$ruling}

rules-TY-4 = Diefstal
rule-TY-4-1 = Je mag alleen op de pion van een andere speler landen als die speler je volgende kleur onbeschermd heeft. Die landing is een diefstal.{$ruling}
rule-TY-4-2 = Leg de gestolen kubus onder je kaart van die kleur. Hij is onbeschermd.
rule-TY-4-3 = Het slachtoffer legt de kaart van die kleur aan het rechtereind van zijn rij en schuift de rest aan. Zo liggen kaarten met kubussen altijd links, en toont de eerste kaart zonder kubus de volgende kleur.
rule-TY-4-4 = Het slachtoffer zet de eigen pion meteen op een vrije hoek naar keuze,{$ruling} voordat de beurt van de dief verdergaat. Verder gebeurt daar niets. Er is altijd een hoek vrij.
rule-TY-4-5 = Je mag stelen van een speler op een hoek of in het midden, en van een speler met alle 7 kubussen.{$ruling}
rule-TY-4-6 = Na een diefstal werkt een speciaal fiche op dat veld gewoon voor jou, maar een kubus daar verzamel je niet.{$ruling} Optie: wel, als die nu je volgende kleur is.

rules-TY-5 = Winnen
rule-TY-5-1 = De eerste speler die met alle 7 kubussen een zet (L, stap, diagonaal of sprong) op het midden beëindigt, wint. Het spel eindigt meteen.
rule-TY-5-2 = Heb je alle 7 kubussen, dan mag je niet naar een bezet veld, ook niet naar het midden. Je hebt geen volgende kleur meer om te stelen.
rule-TY-5-3 = Steel je je zevende kubus op het midden zelf, dan win je meteen.{$ruling}
rule-TY-5-4 = Optie “Kort spel”: je wint zodra je 7 kubussen hebt, zonder naar het midden te gaan.{$review}
rule-TY-5-5 = Een ronde is 1 beurt voor elke speler; een overgeslagen beurt telt mee. Na 100 rondes eindigt het spel en wint de speler met de meeste kubussen.{$ruling} Bij gelijke stand beslissen de meeste beschermde kubussen; is het dan nog gelijk, dan delen die spelers de overwinning.{$ruling} (Anders kan het stelen eeuwig doorgaan. De meeste spellen duren 12 tot 25 rondes.)

rules-TY-6 = Goed om te weten
rule-TY-6-1 = Zonder diefstal is geen speler in minder dan 8 beurten klaar. Speel je alleen en foutloos, dan heb je ongeveer 10 beurten nodig (8 tot 14).
rule-TY-6-2 = Voorbeeld van een diefstal: je hebt rood, blauw, groen en geel, in die volgorde; rood en blauw zijn beschermd. Een dief met groen als volgende kleur landt op jou. Je houdt rood, blauw en geel. Je groene kaart gaat naar het eind van je rij. Je volgende kleur is de kleur die eerst de vijfde was.
rule-TY-6-3 = Het voorbeeld van een reeks uit het spelboekje: ga met een L naar een diagonaalfiche. Ga schuin verder naar een sprongfiche. Ga met nog een L naar een kubus van je volgende kleur. Dat is samen één geldige beurt.

rules-ours = Overige uitspraken
rule-ours-1 = Geef je op, dan krijg je niets en delen de andere spelers de overwinning.{$ruling}
rule-ours-2 = De voorbereiding wordt in deze volgorde getoond: fiches, kaarten, startspeler, hoeken.{$ruling}
rule-ours-3 = Het veld waarop je beurt begint, telt niet als landing.{$ruling} Na een diefstal tellen eerdere landingen niet meer, alleen nog het veld van de diefstal.{$ruling}
rule-ours-4 = Win je met een diefstal, dan eindigt het spel voordat het slachtoffer zijn pion verplaatst.{$ruling}
rule-ours-5 = De laatste beurt van de laatste ronde wordt uitgespeeld, met de hele reeks en de hoek die een slachtoffer kiest.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” begint niet waar de pion staat. Begin op { $square }.
unread-counter = “{ $text }” is geen fiche. Typ een van deze woorden: { $kinds }.
unread-square = “{ $text }” noemt een ander veld. Typ nu het fiche op { $square }.
unread-card = “{ $text }” is geen kaart. Typ “card” en een van deze woorden: { $colours }.
unread-first = “{ $text }” is geen plaats. Typ “first” en een getal van 1 tot { $count }.

## The score pad

pad-standing = Stand
pad-held = Kubussen
pad-held-means = Verzameld of gestolen, en nog in bezit.
pad-safe = Beschermde kubussen
pad-safe-means = Zij beslissen bij gelijke stand na de laatste ronde (TY-5.5).
pad-home = Op het midden
pad-home-means = De eerste speler die daar met alle 7 kubussen een zet beëindigt, wint (TY-5.1).
pad-cube = Tik op een kubus die een speler heeft.
pad-player = { $count ->
        [one] 1 kubus
       *[other] { $count } kubussen
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, niet verzameld
pad-cube-held = { $player }: { $colour }, verzameld
pad-cube-safe = { $player }: { $colour }, beschermd
pad-stolen = Gestolen: haal weg
pad-protect = Bescherm deze kubus
pad-unprotect = Haal bescherming weg
pad-protect-all = Bescherm alle kubussen
pad-is-home = Gewonnen op het midden
pad-bad-cubes = “{ $text }” is geen rij kubussen. Gebruik elke letter van { $letters } hoogstens één keer, met “!” achter een beschermde kubus.
pad-bad-home = Een speler heeft alle 7 kubussen nodig om op het midden te winnen (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Kubus: { $colour }
sign-cube-does = Is dit je volgende kleur, land er dan op, of op een speler die de kubus onbeschermd heeft.
sign-centre = Midden
sign-centre-does = Beëindig hier met alle 7 kubussen als eerste een zet.
sign-counter = Fiche: { $name }
sign-counter-does =
    { $counter ->
        [safety] Land je hier, dan zijn alle kubussen die je hebt voorgoed beschermd. Ze krijgen een koperen rand en een schild.
       *[other] Land je hier, dan mag je nog eens zetten: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Verzamel je volgende kleur.
sign-badge-theft = Hand
sign-badge-theft-does = Steel je volgende kleur.
sign-badge-chain = Dubbele pijl
sign-badge-chain-does = Land op een fiche met een extra zet.
sign-badge-stay = Twee streepjes
sign-badge-stay-does = Blijf hier en beëindig je beurt.
sign-badge-corner = Huis
sign-badge-corner-does = Een vrije hoek, om te starten of om na een diefstal heen te gaan.
sign-badge-win = Ster
sign-badge-win-does = Win het spel.
now-cube =
    { $state ->
        [safe] In bezit en voorgoed beschermd.
        [held] In bezit, maar kan nog worden gestolen.
        [next] De volgende in de rij.
       *[later] { $count ->
            [one] Er komt nog 1 andere kleur eerst.
           *[other] Er komen nog { $count } andere kleuren eerst.
        }
    }
now-lies = Op { $squares }.
now-gone = Er ligt er geen meer op het bord.
now-stealable = Onbeschermd in bezit van: { $seats }.
now-missing =
    { $count ->
        [0] Alle 7 kubussen in bezit.
        [one] Nog 1 kubus te gaan.
       *[other] Nog { $count } kubussen te gaan.
    }
now-protected =
    { $all ->
        [0] Nog geen kubussen om te beschermen.
        [one] { $count } van 1 kubus beschermd.
       *[other] { $count } van { $all } kubussen beschermd.
    }

## Bots

bot-beginner-help = gaat op de volgende kubus af; ziet vaak niet waar een reeks heen leidt en rekent nooit op een diefstal
bot-novice-help = bekijkt een paar honderd stellingen; kan per beurt tot 32% winkans verspelen
bot-club-help = bekijkt een paar honderd stellingen; kan per beurt tot 23% winkans verspelen
bot-strong-help = bekijkt een paar honderd stellingen; kan per beurt tot 12% winkans verspelen
bot-expert-help = speelt de beste beurt uit duizend stellingen, met 2 spelers uit tienduizenden
bot-master-help = speelt de beste beurt uit tienduizenden stellingen, met 2 spelers uit honderdduizenden

## What gives the win shares of a review

evaluator-search = het doorzoeken van { $count } stellingen per stap

## Kinds of chance, for statistics

chance-of-counter = De fiches binnen de rand
mistake-corner = de verkeerde hoek kiezen
mistake-theft = een diefstal missen
mistake-cube = een kubus missen
mistake-stolen = een diefstal uitlokken
mistake-safety = een veiligheidsfiche missen
mistake-way = een langere weg nemen
mistake-open = een speler een kortere weg laten
mistake-away = van een veiligheidsfiche weggaan
why-on-win = Ga door naar { $squares } en win.
why-on-theft = Ga door naar { $squares } en steel van { $name }.
why-on-cube = Ga door naar { $squares } en verzamel de volgende kubus.
why-on-safety = Ga door naar { $squares }, een veiligheidsfiche.
why-on-way = Ga door naar { $squares }.
why-stolen = Op { $square } kan { $name } de { cube } meteen stelen. Op het betere veld kan niemand dat.
why-away = Van daar is een veiligheidsfiche 1 beurt weg.
why-wanted = Dat beschermt de { cube }, die { $name } als volgende nodig heeft.
why-near = Van daar is de volgende kubus 1 beurt weg: { cube } op { $squares }.
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
edit-return = Geef laatste kubus terug
edit-protect = Bescherm alle kubussen
edit-unprotect = Bescherm geen kubussen
edit-next = Volgende: { $colour }

## The tutorial

tutorial-goal = Verzamel 7 kubussen, 1 van elke kleur. Bereik daarna als eerste de ster in het midden.
tutorial-row = Onder het bord ligt je rij kaarten. Verzamel de kleuren van links naar rechts: eerst rood.
tutorial-l = Verplaats je pion in een L: 2 velden in één richting en dan 1 opzij, over alles heen wat ertussen ligt. Ga naar de rode kubus.
tutorial-l-orange = Dat mag, maar de oranje kubus zou je niet verzamelen: je volgende kleur is rood. Ga naar de rode kubus.
tutorial-l-stay = Elke beurt begint met een L. Ga naar de rode kubus.
tutorial-special = Je hebt de rode kubus, en Zoe heeft gezet. Je volgende kleur, geel, ligt ver weg. Met speciale fiches mag je binnen één beurt nog eens zetten.
tutorial-chain = Het diagonaalfiche geeft je een extra zet: 1 veld schuin. Ga erheen.
tutorial-chain-2 = Het sprongfiche geeft je nog een L. Ga er schuin heen.
tutorial-chain-3 = Van hier leidt een L naar de gele kubus: 3 zetten in één beurt. Verzamel hem.
tutorial-chain-stay = Dat mag, maar dan eindigt je beurt voordat je bij de gele kubus bent. Ga naar het gemarkeerde veld.
tutorial-chain-other = Dat mag, maar het brengt je weg van de gele kubus. Volg de gemarkeerde fiches.
tutorial-safety = Je hebt 2 kubussen, die nog kunnen worden gestolen. Een veiligheidsfiche beschermt alle kubussen die je hebt, voorgoed. Land erop.
tutorial-safety-other = Dat mag, maar dan kunnen je kubussen nog worden gestolen. Ga naar het veiligheidsfiche.
tutorial-victim = Aan de koperen randen zie je dat je rode en gele kubus beschermd zijn. Zoe heeft blauw, je volgende kleur, onbeschermd.
tutorial-theft = Je mag alleen op een andere pion landen om je volgende kleur te stelen. Zoe staat een L van je af: steel haar blauwe kubus.
tutorial-theft-other = Dat mag, maar je kunt nu een kubus stelen. Land op de pion van Zoe.
tutorial-robbed = Je hebt de blauwe kubus, nog niet beschermd. De blauwe kaart van Zoe ging naar het eind van haar rij, en haar pion naar een hoek die zij koos.
tutorial-danger = We zijn een paar beurten verder. Je groene kubus is onbeschermd, groen is de volgende kleur van Zoe, en ze staat een L van je af. Kijk wat er gebeurt.
tutorial-corner = Zoe heeft je groene kubus gestolen. Zet je pion nu op een vrije hoek. Kies de gemarkeerde: van daar leidt een L naar een oranje kubus.
tutorial-corner-other = Dat mag, maar de les gaat verder vanaf de gemarkeerde hoek. Kies die.
tutorial-after = Je groene kaart is nu de laatste van je rij, dus oranje is je volgende kleur. Verzamel die.
tutorial-kept = Je beschermde kubussen heb je gehouden. Land dus op een veiligheidsfiche voordat een andere speler in de buurt komt.
tutorial-seventh = Het spel is bijna afgelopen. Je hebt 6 kubussen, en alleen roze ontbreekt nog. Verzamel die.
tutorial-centre = Je hebt alle 7 kubussen. Beëindig nu als eerste een zet op de ster.
tutorial-centre-other = Dat mag, maar het midden is een L van je af. Ga naar de ster en win.
tutorial-end = Je hebt gewonnen! Twee fiches zijn nog nieuw: teleport leidt naar elk ander vrij teleportfiche, stap 1 veld horizontaal of verticaal. Speel nu tegen een makkelijke bot.
## Puzzles

puzzle-how-forced-win = door alles te doorzoeken: dit wint tegen elke verdediging, en binnen 3 beurten wint niets anders
puzzle-how-only-defence = door alles te doorzoeken: al het andere verliest
puzzle-theme-win-1 = win in 1 beurt
puzzle-theme-win-2 = win in 2 beurten
puzzle-theme-win-3 = win in 3 beurten
puzzle-theme-save = red het spel
puzzle-theme-theft = diefstal
puzzle-theme-chain = een reeks
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = de laatste kubus
puzzle-theme-safety = veiligheid
puzzle-theme-corner = de juiste hoek
puzzle-ask-win-1 = Hoe win je in deze beurt?
puzzle-ask-win-2 = Hoe win je in 2 beurten?
puzzle-ask-win-3 = Hoe win je in 3 beurten?
puzzle-ask-save = Hoe red je het spel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Kubussen in 7 kleuren. Daaronder: een stapfiche, diagonaalfiche, sprongfiche, teleportfiche en veiligheidsfiche.
example-laid-out = Een spel voor 2 spelers na de voorbereiding, met hun rijen kaarten eronder.
example-the-l = Ga 2 velden in één richting en dan 1 opzij: wel naar f5, niet naar d6.
example-collect = Rood is je volgende kleur. Je verzamelt de rode kubus, maar niet de oranje.
example-step = Van het stapfiche mag je 1 veld horizontaal of verticaal, hier naar de rode kubus, maar niet schuin.
example-teleport = Een teleportfiche leidt alleen naar een ander teleportfiche.
example-safety = Een veiligheidsfiche beschermt alle kubussen die je hebt. Een beschermde kubus kun je niet stelen.
example-no-theft-by-teleport = Stelen met een diagonale zet mag, met een teleport niet.
example-not-back = Van het ene stapfiche naar het volgende mag, maar in dezelfde beurt niet terug.
example-steal = Rood is je volgende kleur. Speler 2 heeft rood onbeschermd, dus je kunt het stelen. Speler 3 heeft geen rood.
example-free-corner = Speler 2, het slachtoffer, kiest een vrije hoek.
example-home = Met alle 7 kubussen win je met een L naar het midden. Je mag er niet heen zolang er een pion staat.
example-hundred-rounds = Na 100 rondes hebben beide spelers 2 kubussen. Speler 1 heeft ze allebei beschermd en wint.
example-theft = Speler 1, met groen als volgende kleur, landt op speler 2. Speler 2 legt de groene kaart aan het eind van zijn rij.
example-chain = Een L naar een diagonaalfiche, schuin naar een sprongfiche, een L naar de volgende kubus: één beurt.
example-begin-square = De beurt begon op a1. Dat is geen landing, dus een sprong mag daar eindigen.
summary-goal = Doel
summary-goal-1 = Verzamel de 7 kleuren in de volgorde van je kaarten, van links naar rechts.
summary-goal-2 = Beëindig dan als eerste een zet op het midden.
summary-turn = Je beurt
summary-turn-1 = Je moet je pion in een L verplaatsen: 2 velden in één richting en dan 1 opzij.
summary-turn-2 = Land je op een kubus van je volgende kleur, dan verzamel je die.
summary-turn-3 = Land je op een andere kubus of een leeg veld, dan blijf je gewoon staan.
summary-turn-4 = Je beurt eindigt, tenzij je een extra zet doet. Extra zetten kunnen een reeks vormen. Je mag in dezelfde beurt niet nog eens op een veld landen zolang er niets is veranderd.
summary-signs = Fiches
summary-signs-1 = Land je op een fiche, dan mag je de extra zet ervan doen. Stap: 1 veld horizontaal of verticaal. Diagonaal: 1 veld schuin. Sprong: nog een L.
summary-signs-2 = Teleport: een ander vrij teleportfiche. Of blijf.
summary-signs-3 = Veiligheid: beschermt voorgoed alle kubussen die je hebt.
summary-theft = Diefstal
summary-theft-1 = Om te stelen land je op een speler die je volgende kleur onbeschermd heeft. De kubus is dan van jou, maar onbeschermd.
summary-theft-2 = Het slachtoffer legt de kaart van die kleur aan het eind van zijn rij en zet zijn pion meteen op een vrije hoek naar keuze.
summary-theft-3 = Stelen met een teleport mag niet. Naar een bezet veld mag je alleen om te stelen.
summary-end = Einde van het spel
summary-end-1 = Beëindig je met alle 7 kubussen een zet op het midden, dan win je meteen.
summary-end-2 = Kort spel (optie): je wint met je zevende kubus.
summary-end-3 = Na 100 rondes wint wie de meeste kubussen heeft; bij gelijke stand wie de meeste beschermde kubussen heeft; anders is de overwinning gedeeld.
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
