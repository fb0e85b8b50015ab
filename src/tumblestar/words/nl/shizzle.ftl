### The words of Shizzle in Dutch. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Zes dobbelstenen op een rij: stop op tijd, of gooi door en riskeer alles.
game-by = van Patch Products
game-about = Bouw vanaf de Vonk een rij dobbelstenen, elk met het getal of de kleur van de vorige. Stop en pak de punten, of gooi door en zet ze op het spel. Alle 6 dobbelstenen zijn een Shizzle: pak 6 punten, of laat een andere speler er 6 teruggeven.

## Colours and faces

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-pink = roze
colour-black = zwart

face =
    { $colour ->
        [red] rode { $number }
        [orange] oranje { $number }
        [yellow] gele { $number }
        [green] groene { $number }
        [blue] blauwe { $number }
        [purple] paarse { $number }
        [black] zwarte { $number }
       *[pink] roze { $number }
    }

# Helpers for the sentences below.
end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Je legt de { $face } aan na de { $end }: { same }.
       *[other] { $seat } legt de { $face } aan na de { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Je verliest { points-count }.
       *[other] { $seat } verliest { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Je valt { $victim } aan, die { points-count } aan de bank teruggeeft.
       *[other] { $victim ->
            [you] { $seat } valt je aan: je moet { points-count } aan de bank teruggeven.
           *[other] { $seat } valt { $victim } aan, die { points-count } aan de bank teruggeeft.
        }
    }
seat-wins =
    { $seat ->
        [you] Je hebt gewonnen
       *[other] { $seat } heeft gewonnen
    }
same =
    { $by ->
        [number] zelfde getal
       *[colour] zelfde kleur
    }
fit =
    { $by ->
        [number] past op getal
        [colour] past op kleur
        [barred] past, maar mag niet worden aangelegd, omdat met een andere dobbelsteen een rij van 3 kan
       *[none] past niet
    }
points-count =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
over-why =
    { $end ->
        [bank] De bank is leeg
        [target] De doelscore is bereikt
        [rounds] De laatste ronde is voorbij
       *[cap] Alle 500 beurten zijn gespeeld
    }
to-settle =
    { $pending ->
        [one] Nog af te rekenen: 1 Shizzle.
       *[other] Nog af te rekenen: { $pending } Shizzles.
    }

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } punten voor een rij van { $points }
gain-shizzles =
    { $count ->
        [one] { $points } punten voor de Shizzle
       *[other] { $points } punten voor { $count } Shizzles
    }
gain-both = { $points } punten: { $line } voor de rij, { $worth } voor Shizzles
gain-rest =
    { $points ->
        [one] het laatste punt van de bank, in plaats van { $earned }
       *[other] de laatste { $points } punten van de bank, in plaats van { $earned }
    }

## Set-up: log and hover

did-dice = Op dobbelsteen { $die }: { face }.
did-first =
    { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }
did-spark =
    { $seat ->
        [you] Je gooit dobbelsteen { $die } voor de eerste Vonk.
       *[other] { $seat } gooit dobbelsteen { $die } voor de eerste Vonk.
    }
did-fall-spark = Gegooid: { $face }, de eerste Vonk.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Gooi dobbelsteen { $die } voor de eerste Vonk.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Je gooit 5 dobbelstenen. De Vonk is de { $face }.
       *[other] { $seat } gooit 5 dobbelstenen. De Vonk is de { $face }.
    }
rolls-on =
    { $seat ->
        [you] Je gooit door
       *[other] { $seat } gooit door
    }
did-roll-on = { rolls-on } na de { $face }, met { points-count } op het spel.
did-roll-shizzle = { rolls-on } met { points-count } op het spel. De nieuwe Vonk is de { $face }.
did-fall = Gegooid: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Gegooid: { $face }. Geen dobbelsteen past: Domper!
       *[other] Gegooid: { $face }. Geen dobbelsteen past: Domper! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Dat is een rij van { $count }.
did-join-shizzle = { seat-joins } Alle 6: een Shizzle!
did-fizzle = { seat-joins } Er past geen derde dobbelsteen: een Sisser. { did-take }
did-fizzle-settle = { seat-joins } Er past geen derde dobbelsteen: een Sisser. { to-settle }
did-stop =
    { $seat ->
        [you] Je stopt en pakt { $gain }.
       *[other] { $seat } stopt en pakt { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Je stopt. { to-settle }
       *[other] { $seat } stopt. { to-settle }
    }
did-take =
    { $seat ->
        [you] Je pakt { $gain }.
       *[other] { $seat } pakt { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } De beurt eindigt.
did-over = { $told } { over-why }, en het spel eindigt.

## Turns: what a hovered target would do

would-roll = { action-roll }. Past er geen bij de { $face }, dan heb je een Domper.
would-roll-on =
    { $count ->
        [one] { action-roll }. Past die niet bij de { $face }, dan verlies je { points-count }.
       *[other] { action-roll }. Past er geen bij de { $face }, dan verlies je { points-count }.
    }
would-roll-shizzle = { action-roll }. Past er geen bij de nieuwe Vonk, de { $face }, dan verlies je { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Leg de { $face } aan na de { $end }: { same }.
would-join-two = { would-put } Leg daarna een derde dobbelsteen aan.
would-join = { would-put } Je kunt dan stoppen met { points-count }.
would-join-shizzle = { would-put } Alle 6: een Shizzle!
would-fizzle = { would-put } Er past geen derde dobbelsteen: een Sisser. Je beurt eindigt, en je pakt { $gain }.
would-fizzle-settle = { would-put } Er past geen derde dobbelsteen: een Sisser. { to-settle }
would-stop = Stop en pak { $gain }.
would-stop-settle = Stop. Pak daarna voor elke Shizzle 6 punten, of val aan.
would-take = Pak { $gain }.
would-hit = Val { $victim } aan, die { points-count } aan de bank teruggeeft.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dan pak je { $gain }.
would-attack-last = { would-hit } Je beurt eindigt.
would-over =
    { $result ->
        [won] { $told } Je wint!
        [shared] { $told } Je deelt de overwinning.
       *[lost] { $told } Het spel eindigt, en je wint niet.
    }

## Status

status-setup = Voorbereiding
status-spark =
    { $seat ->
        [you] Jouw beurt: gooi een dobbelsteen voor de eerste Vonk.
       *[other] { $seat } kiest een dobbelsteen voor de eerste Vonk.
    }
status-ready =
    { $seat ->
        [you] Jouw beurt: gooi 5 dobbelstenen.
       *[other] { $seat } gooit 5 dobbelstenen.
    }
status-join-third =
    { $seat ->
        [you] Jouw beurt: leg een derde dobbelsteen aan, { end-colour } of een { $number }.
       *[other] { $seat } kiest een dobbelsteen: { end-colour } of een { $number }.
    }
status-join =
    { $seat ->
        [you] Jouw beurt: leg een dobbelsteen aan, { end-colour } of een { $number }.
       *[other] { $seat } kiest een dobbelsteen: { end-colour } of een { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Jouw beurt: 3 lukt niet. Leg een dobbelsteen aan: Sisser.
       *[other] { $seat } kiest een dobbelsteen voor een Sisser.
    }
status-join-or-end =
    { $seat ->
        [you] Leg een dobbelsteen aan, stop met { points-count } of gooi door.
       *[other] { $seat } kiest: stoppen met { points-count } of doorgooien.
    }
status-end =
    { $seat ->
        [you] Jouw beurt: stop met { points-count } of gooi door.
       *[other] { $seat } kiest: stoppen met een rij van { $count } of doorgooien.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stop, of riskeer { points-count } en gooi 5 dobbelstenen.
       *[other] Shizzle! { $seat } kiest: stoppen of doorgooien.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Jouw beurt: pak { points-count } of val een speler aan.
       *[other] { $seat } rekent een Shizzle af.
    }
status-over-won = { over-why }. { seat-wins } met { points-count }!
status-over-shared = { over-why }. Gedeelde overwinning met { points-count }: { $seats }.
status-type-dice = Dobbelsteen { $die }: welke kleur heeft de { $number }?
status-type-first = Wie begint?
status-type-fall =
    { $count ->
        [one] Wat toont dobbelsteen { $die }? Nog in te typen: 1 dobbelsteen.
       *[other] Wat toont dobbelsteen { $die }? Nog in te typen: { $count } dobbelstenen.
    }
round =
    { $target ->
        [0] { $most ->
            [0] Ronde { $count }
           *[other] Ronde { $count } van { $most }
        }
       *[other] { $most ->
            [0] Ronde { $count }, tot { $target } punten
           *[other] Ronde { $count } van { $most }, of tot { $target } punten
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $count } dobbelstenen
    }
action-stop = Stop: pak { $points }
action-stop-settle = Stop en reken af
action-take = Pak { $points }
action-attack = Val { $victim } aan
deed-spark = Gooi deze
deed-add = Leg deze aan
touch-spark = Tik op een dobbelsteen.
touch-attack = Tik op een speler.
touch-add = Tik op een dobbelsteen.

## Refusals: why not, and what instead

refused-SH-1-1 = Een dobbelsteen toont een getal van 1 tot 6. Kies een van zijn vlakken.
refused-SH-1-2 = Een dobbelsteen heeft elke kleur één keer, en geen vlak komt twee keer voor. Kies een van de aangeboden kleuren.
refused-SH-1-4 = Die speler zit niet aan deze tafel. Kies een speler die er wel zit.
refused-SH-2-1 = Er is nog geen Vonk. Kies één dobbelsteen en gooi alleen die.
refused-SH-2-2 = Je beurt begint met een worp. Gooi eerst de 5 dobbelstenen.
refused-SH-2-3 = Die dobbelsteen heeft niet het getal en niet de kleur van de laatste in de rij. Leg er een aan die past, als dat kan.
refused-SH-2-3-lies = Die dobbelsteen ligt al in de rij en blijft daar. Leg er een aan van buiten de rij, als dat kan.
refused-SH-2-8 = Na elke worp moet je een dobbelsteen aanleggen, en 2 in de rij is niet genoeg. Leg een passende dobbelsteen aan.
refused-SH-2-8-alone = Na die dobbelsteen past er geen andere, terwijl een rij van 3 mogelijk is. Leg een andere dobbelsteen aan.
refused-SH-3-1 = Je hoeft alleen nog Shizzles af te rekenen. Pak de punten, of val aan.
refused-SH-3-1-early = Er is niets af te rekenen voordat je beurt eindigt. Leg een dobbelsteen aan, stop of gooi door.
refused-SH-3-2 = Je kunt alleen een andere speler met punten aanvallen. Kies er een, of pak de punten.
refused-SH-3-6 = Het spel is afgelopen. Kijk het terug, of speel opnieuw.

## Options

option-first = Wie begint
option-first-help = Willekeurig, of de plaats die je kiest.
option-first-0 = willekeurig
option-first-seat = plaats { $count }
option-random_dice = Willekeurige dobbelstenen
option-random_dice-help = De kleuren worden willekeurig over de dobbelstenen verdeeld. Elke dobbelsteen heeft nog steeds elk getal en elke kleur één keer, en geen vlak komt twee keer voor.
option-rounds = Rondes
option-rounds-help = Het spel eindigt ook na zoveel beurten per speler.
option-rounds-0 = geen grens
option-target = Doelscore in punten
option-target-help = Het spel eindigt ook als een speler een beurt afsluit met minstens zoveel punten.
option-target-0 = geen
option-cap = Hoogstens 500 beurten
option-cap-help = De speler met de meeste punten wint dan. Anders kunnen aanvallen een spel eindeloos rekken. Een tafel met alleen bots heeft deze grens altijd.

## The board in text

picture-label = De rij, de dobbelstenen erbuiten, de bank en alle punten; ook als tekst.
text-board = De rij, daarna de 6 dobbelstenen
text-place =
    { $by ->
        [number] Plek { $count }: { $face }, op getal
        [colour] Plek { $count }: { $face }, op kleur
       *[spark] Plek { $count }: { $face }, de Vonk
    }
text-place-empty = Plek { $count }: vrij
text-die = Dobbelsteen { $die }: { $face }
text-die-line = Dobbelsteen { $die }: { $face }, in de rij op plek { $count }
text-die-loose = Dobbelsteen { $die }: { $face }, { fit }
text-die-falling = Dobbelsteen { $die }: wordt gegooid
text-die-blank = Dobbelsteen { $die }: nog niet gegooid
text-side =
    { $colour ->
        [none] Op dobbelsteen { $die }: { $number }, kleur nog onbekend
       *[other] Op dobbelsteen { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Nu aan de beurt.
text-bank = Bank: { points-count }.
points-banked = Punten

## Rules

rules-intro = Shizzle is een dobbelspel voor 2 tot 6 spelers. Je rij begint met de Vonk, de laatste dobbelsteen van de vorige rij. Gooi de andere 5 dobbelstenen en leg aan wat past: elke dobbelsteen moet het getal of de kleur van de vorige hebben. Past er geen, dan heb je een Domper en verlies je de punten van je beurt. Is geen rij langer dan 2 mogelijk, dan heb je een Sisser: pak 2 punten, en je beurt eindigt. Een rij van 3, 4 of 5 is een Vlam. Stop en pak 1 punt voor elke dobbelsteen in de rij, of gooi de rest en zet alles op het spel. Alle 6 zijn een Shizzle: pak 6 punten, laat een andere speler er 6 teruggeven, of gooi door met dat risico. Als de bank leeg is, wint de speler met de meeste punten.
rules-page = Dobbelstenen die je mag aanleggen, vallen op: klik er een aan om die aan de rij te leggen, of kies met het toetsenbord. “Stop” en “Gooi” verschijnen zodra je ze mag gebruiken. Een Domper of een Sisser beëindigt je beurt automatisch. Stop je en is er niemand om aan te vallen, dan pak je automatisch de punten van je Shizzles. Gooi je echte dobbelstenen, typ dan in wat ze tonen, in elke volgorde. Welke kleuren op welke dobbelsteen staan, is onze gok.{$reconstruction} Heb je de doos, dan kun je het verbeteren in dice.toml.

rules-SH-1 = Spelmateriaal
rule-SH-1-1 = Er zijn 6 dobbelstenen met de getallen 1 tot 6. Elk van de 36 paren van getal en kleur staat op precies één vlak. Elke dobbelsteen heeft elk getal en elke kleur één keer.{$review}
rule-SH-1-2 = De kleuren zijn rood, oranje, paars, blauw, groen en geel. Geel is onze gok, en echte sets verschillen. Op dobbelsteen 1 hebben de getallen 1 tot 6 de kleuren in die volgorde; elke volgende dobbelsteen begint één kleur later.{$reconstruction} Optie: willekeurige dobbelstenen.
rule-SH-1-3 = Fiches zijn punten: 14 fiches van 5 en 30 van 1, samen 100 punten. De bank begint met 40 punten bij 2 spelers, 60 bij 3, 75 bij 4, 90 bij 5 en 100 bij 6. De spelers beginnen zonder punten. De bank en alle spelers hebben samen altijd evenveel punten.
rule-SH-1-4 = De jongste speler begint; hier kiest de gastheer, of het is willekeurig.{$ruling} De beurt gaat naar links.

rules-SH-2 = Je beurt
rule-SH-2-0 = Een Shizzle staat open vanaf het moment dat je hem maakt tot je hem aan het eind van je beurt afrekent. Verder staat nooit iets open. Je rij telt één keer, als je beurt eindigt: een rij van 3 die tot 5 is gegroeid, is 5 waard. Een rij van 6 is 1 openstaande Shizzle en levert verder niets op.
rule-SH-2-1 = Gooi in de eerste beurt van het spel 1 dobbelsteen naar keuze: dat is de Vonk. In elke andere beurt is de Vonk de laatste dobbelsteen van de rij van de vorige speler, precies zoals die ligt.
rule-SH-2-2 = De Vonk is de eerste dobbelsteen van je rij en telt mee. Gooi de andere 5 dobbelstenen.
rule-SH-2-3 = Leg dobbelstenen alleen aan het open eind van de rij. Elke dobbelsteen moet het getal of de kleur van de vorige hebben. Kies welke van de gegooide dobbelstenen je aanlegt, en in welke volgorde. Dobbelstenen van eerdere worpen blijven liggen.{$ruling}
rule-SH-2-4 = Domper: geen gegooide dobbelsteen past, bij de eerste worp of een latere. Je beurt eindigt, en je verliest alle punten ervan, ook openstaande Shizzles.
rule-SH-2-5 = Sisser: je hebt 5 dobbelstenen gegooid, en de langst mogelijke rij is 2. Kies welke passende dobbelsteen je aanlegt. Je beurt eindigt: pak 2 punten en reken openstaande Shizzles af.
rule-SH-2-6 = Vlam: een rij van 3, 4 of 5. Stop, pak zoveel punten en reken openstaande Shizzles af; of gooi alle dobbelstenen die niet in de rij liggen. Daarvan moet er minstens 1 passen, anders heb je een Domper. (Een Sisser kan het niet zijn: je gooit minder dan 5 dobbelstenen.)
rule-SH-2-7 = Shizzle: alle 6 dobbelstenen liggen in de rij. Hij is 6 punten waard die je pakt, of 6 die een andere speler aan de bank teruggeeft. Stop, of gooi door met dat risico. Gooi je door, dan wordt de zesde dobbelsteen de nieuwe Vonk, een nieuwe rij van 1; gooi de andere 5.
rule-SH-2-8 = Past er een dobbelsteen, dan moet je er minstens 1 aanleggen. Andere passende dobbelstenen mag je weglaten.{$ruling} Uitzondering: heb je 5 dobbelstenen gegooid en is een rij van 3 of meer mogelijk, dan moet je rij minstens 3 lang worden.{$ruling} Kies dan als eerste een dobbelsteen waarna nog een gegooide dobbelsteen past. (Een rij van 2 is altijd een Sisser.)
rule-SH-2-9 = Gooi je door, gooi dan alle dobbelstenen die niet in de rij liggen.{$ruling}

rules-SH-3 = Einde van je beurt en van het spel
rule-SH-3-1 = Shizzles blijven openstaan tot je beurt eindigt; reken ze dan af.{$ruling} Pak voor elke Shizzle 6 punten of val een speler aan. Je kiest voor elke Shizzle apart; je mag dus verschillende spelers aanvallen.{$ruling} Val eerst aan en pak dan punten.{$ruling} (Het spelboekje zegt “onmiddellijk”. Wij lezen: als je beurt eindigt, want je kunt ook doorgooien, en ze bij een Domper verliezen.)
rule-SH-3-2 = Een speler die je aanvalt, moet 6 punten aan de bank teruggeven, of alles als hij er minder heeft.{$ruling} Jij krijgt niets. Val één voor één aan. Je mag alleen andere spelers aanvallen die punten hebben, ook dezelfde nog eens zolang die punten heeft.{$ruling} Heeft niemand anders punten, pak dan de punten van de Shizzle.{$ruling}
rule-SH-3-3 = Heeft de bank minder dan je hebt verdiend, pak dan wat er nog is.{$ruling}
rule-SH-3-4 = Stop je, dan mag je geen punten weigeren.{$ruling} Het spelboekje raadt af een spel te beëindigen dat je zou verliezen: val liever aan, of gooi door.
rule-SH-3-5 = De laatste dobbelsteen in je rij is de Vonk van de volgende speler, ook na een Domper.{$ruling} Heb je bij je eerste worp een Domper, dan is dat de Vonk waarmee je begon.
rule-SH-3-6 = Is de bank leeg zodra een beurt is afgerekend, dan eindigt het spel meteen. De speler met de meeste punten wint. Bij gelijke stand delen die spelers de overwinning.{$ruling}
rule-SH-3-7 = Het spelboekje stelt geen grens aan de beurten, en aanvallen kunnen een spel eindeloos rekken. Opties: een aantal rondes, een doelscore, of hoogstens 500 beurten. Ook dan beëindigt een lege bank het spel. Een doelscore telt als een beurt is afgerekend; een ronde eindigt na de beurt van de laatste speler.{$ruling} De speler met de meeste punten wint; bij gelijke stand delen die spelers de overwinning.{$ruling}

rules-SH-4 = Goed om te weten
rule-SH-4-1 = Elke dobbelsteen past in 2 van de 3 gevallen niet. Een Domper krijg je dus bij 13% van de worpen met 5 dobbelstenen, 30% met 3, 44% met 2 en 67% met 1.
rule-SH-4-2 = Bij de 7.776 worpen met 5 standaarddobbelstenen is de langst mogelijke rij 1.024 keer één dobbelsteen, 1.034 keer twee, 1.160 keer drie, 1.624 keer vier, 1.730 keer vijf en 1.204 keer zes.
rule-SH-4-3 = Een Shizzle, dan een Vlam van 4: 10 punten, of een aanval en 4. Twee Shizzles, dan een Sisser: 14 punten, of 8 en één aanval, of 2 en twee aanvallen. Een Shizzle, dan een Domper: niets. De bank heeft 4 punten, je valt een speler met 9 aan en moet er zelf nog 5 pakken. De bank groeit tot 10, je pakt er 5, en er blijven er 5 over: het spel gaat door.

rules-ours = Overige uitspraken
rule-ours-1 = Geef je op, dan krijg je niets en delen de andere spelers de overwinning.{$ruling}
rule-ours-2 = Het spel wacht tot je aan het begin van je beurt de 5 dobbelstenen gooit.{$ruling}
rule-ours-3 = Pak je punten, dan pak je 6 voor elke overgebleven Shizzle en de punten van je rij.{$ruling}
rule-ours-4 = Willekeurige dobbelstenen worden één voor één gemaakt. Elke dobbelsteen wordt geloot uit alle die met de eerdere samengaan; alle hebben dezelfde kans.{$ruling}
rule-ours-5 = Gegooide dobbelstenen komen één voor één tot stilstand, van dobbelsteen 1 tot dobbelsteen 6. Pas na de laatste staat vast of je een Domper hebt.{$ruling}

## What a typed text should have been

unread-first = “{ $text }” is geen speler. Typ “{ $name } 1” tot “{ $name } { $count }”.
unread-die = “{ $text }” is geen dobbelsteen. Typ “{ $name } 1” tot “{ $name } { $count }”.
unread-colour = “{ $text }” is geen kleur voor { $place } (dobbelsteen en getal). Typ een van { $colours }.
unread-fallen = “{ $text }” is geen vlak van dobbelsteen { $count }. Typ een van { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte dobbelstenen
chance-typed-help = Je gooit echte dobbelstenen en typt wat ze tonen.
palette-head = Wat tonen de echte dobbelstenen?

## Bots

bot-greedy = Gemiddeld
bot-greedy-help = speelt voor de meeste punten in deze beurt
bot-novice = Beginner
bot-novice-help = als { bot-greedy }, maar stopt vaak te vroeg of gooit te lang door
bot-club = Makkelijk
bot-club-help = als { bot-optimal }, maar kan per actie tot 8% winkans verspelen, minder met meer spelers
bot-strong = Moeilijk
bot-strong-help = als { bot-optimal }, maar kan per actie tot 2% winkans verspelen, minder met meer spelers
bot-optimal = Beste
bot-optimal-help = speelt volgens de exacte oplossing (2 spelers, standaarddobbelstenen) of de beste schatting

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle 6
       *[other] { $count } of meer
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stop met { $length }
advice-stop-joining = Leg { $dice } aan; stop met { $length }
advice-roll-joining = Leg { $dice } aan; gooi door
advice-fizzle-joining = Leg { $dice } aan: een Sisser
advice-die = Gooi dobbelsteen { $count } voor de eerste Vonk
advice-odds = Kans dat je volgende worp een Domper is, of een rij van 3, 4, 5 of 6 mogelijk maakt.
advice-turn = Punten: wat deze beurt gemiddeld oplevert als je om punten speelt.

## The solution

solve-bank = De bank kan hier geen { $bank } punten hebben. Geef 1 tot { $most } op.
data-mismatch = De meegeleverde gegevens horen bij iets anders: hun “{ $key }” is { $text }, niet { $expected }. Maak ze opnieuw: { $make }
data-damaged = De meegeleverde gegevens zijn beschadigd ({ $why }). Maak ze opnieuw: { $make }
dice-file = Deze dobbelstenen zijn niet bruikbaar. { $why }
dice-no-dice = De dobbelstenen moeten een lijst van { $expected } dobbelstenen zijn, niet { $count }.
dice-no-faces = Dobbelsteen { $die } moet een lijst van 6 kleuren zijn, voor de getallen 1 tot 6.
dice-no-face = Dobbelsteen { $die } kan de kleur “{ $text }” niet hebben. Gebruik een van { $allowed }.
dice-no-twice = De { $text } { $number } van dobbelsteen { $die } is er een te veel. Elke dobbelsteen heeft elke kleur één keer, en geen vlak komt twee keer voor.

## The score pad

pad-rounds = Punten per ronde
pad-round-means = Gepakte punten, min de punten die door aanvallen verloren gingen.
pad-who = Tik op de speler van wie de beurt voorbij is.
pad-over = De bank is leeg: het spel is afgelopen (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hoe eindigde de beurt?
        [one] { $player }, 1 Shizzle: hoe ging de beurt verder?
       *[other] { $player }, { $count } Shizzles: hoe ging de beurt verder?
    }
pad-choke = Domper: niets
pad-fizzle = Sisser: { $count }
pad-flicker = Vlam: { $count }
pad-stop = Daar gestopt
pad-settle =
    { $count ->
        [one] Reken 1 Shizzle af: punten of een aanval?
       *[other] Reken { $count } Shizzles af: punten of een aanval?
    }
pad-bad-turn = “{ $text }” is geen beurt. Geef een speler, de dobbelstenen van de laatste rij (0, 2 tot 6), de Shizzles en de aangevallen spelers, zoals “140” of “1312”.
pad-after-end = “{ $text }” komt na het einde van het spel: de bank is leeg ({ $tag }).
pad-bad-attack = “{ $text }” heeft een aanval die niet mag. Val andere spelers aan die punten hebben, hoogstens één keer per Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punten
sign-points-does = De fiches van een speler: een vierkant fiche is 5 punten, een rond fiche 1.
sign-line = Rij
sign-line-does = Elke dobbelsteen heeft het getal of de kleur van de vorige. Stop je, dan is een rij van 3, 4 of 5 evenveel punten waard.
sign-shizzle = Shizzle
sign-shizzle-does = Alle 6 dobbelstenen in de rij: 6 punten voor jou, of 6 die een andere speler moet teruggeven. Elke ster is een Shizzle die je nog moet afrekenen.
sign-bank = Bank
sign-bank-does = Alle punten komen hiervandaan. Is de bank leeg aan het eind van een beurt, dan eindigt het spel. Op het bordje staat wat je pakt als je nu stopt.
sign-cup = Dobbelbeker
sign-cup-does = Gooit alle dobbelstenen die niet in de rij liggen. Er moet er minstens 1 passen, anders heb je een Domper.
sign-count = Kleine dobbelsteen
sign-count-does = Hoeveel dobbelstenen je hierna zou gooien.
sign-spark = Vonk
sign-spark-does = De eerste dobbelsteen van je rij, met stralen eromheen. Het is de laatste dobbelsteen van de vorige rij.
sign-bond = Zegel tussen twee dobbelstenen
sign-bond-does = Waarom de twee dobbelstenen bij elkaar passen: het getal dat ze delen, of het teken van hun kleur.
sign-choke = Domper
sign-choke-does = Geen gegooide dobbelsteen past. Je beurt eindigt, en je verliest de punten ervan, ook openstaande Shizzles.
sign-fizzle = Sisser
sign-fizzle-does = Je hebt 5 dobbelstenen gegooid, en geen rij langer dan 2 is mogelijk: pak 2 punten, en je beurt eindigt.
sign-flicker = Vlam
sign-flicker-does = Een rij van 3, 4 of 5. Stop en pak de punten, of gooi door en zet ze op het spel.
now-points = { points-count }.
now-line = De rij heeft { $count } van de 6 dobbelstenen; de beurt is tot nu toe { points-count } waard.
now-rolls =
    { $count ->
        [one] De volgende worp is met 1 dobbelsteen.
       *[other] De volgende worp is met { $count } dobbelstenen.
    }

## What gives the win shares of a review

evaluator-exact = het opgeloste spel
evaluator-table = de tabel voor 3 spelers
evaluator-estimate = een schatting, geleerd van exacte beurten
evaluator-simple = een ruw model, want de meegeleverde schatting is niet bruikbaar

## Kinds of chance, for statistics

chance-of-die = Gegooide getallen
mistake-ending = een spel beëindigen dat je verliest
mistake-stopping = te vroeg stoppen
mistake-going-on = één keer te vaak gooien
mistake-six = een Shizzle missen
mistake-left-out = een passende dobbelsteen weglaten
mistake-short = een kortere rij maken dan mogelijk
mistake-dice = de verkeerde dobbelsteen aanleggen
mistake-attack = niet aanvallen
mistake-taking = aanvallen in plaats van punten pakken
mistake-victim = de verkeerde speler aanvallen
why-win =
    { $count ->
        [one] Het spel eindigt dan meteen, gewonnen met 1 punt verschil.
       *[other] Het spel eindigt dan meteen, gewonnen met { $count } punten verschil.
    }
why-ending =
    { $count ->
        [one] Het spel eindigde meteen, verloren met 1 punt verschil.
       *[other] Het spel eindigde meteen, verloren met { $count } punten verschil.
    }
why-victim = Punten: { $name } { $better }, { $other } { $taken }.
why-choked = Die worp had { NUMBER($share, style: "percent", maximumFractionDigits: 0) } kans op een Domper.
why-roll = Het plan: leg { $dice } aan en gooi dan door.
why-stop = Het plan: leg { $dice } aan en stop dan met { $count } dobbelstenen in de rij.
why-choke = De kans op een Domper is dan { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Gemiddeld is de beurt dan { NUMBER($better, maximumFractionDigits: 1) } punten waard, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Aan de beurt: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Af te rekenen Shizzles: { $count }
edit-ready = Voor de eerste worp
edit-choose = Dobbelstenen gegooid
edit-settle = Shizzles afrekenen
edit-shows = Toont { $count }
edit-out = Haal uit de rij
edit-spark = Maak dit de Vonk
edit-join = Leg aan de rij

## Puzzles

puzzle-how-solution = volgens de oplossing, exact
puzzle-theme-push = doorgooien
puzzle-theme-stop = stoppen
puzzle-theme-joining = welke dobbelsteen je aanlegt
puzzle-theme-short-line = een kortere rij
puzzle-theme-shizzle = een Shizzle
puzzle-theme-attack = aanvallen
puzzle-theme-take = pakken
puzzle-theme-last-points = de laatste punten
puzzle-theme-last-turn = de laatste beurt

## The tutorial

tutorial-goal = Je doel: de meeste punten hebben als de bank leeg is. Alle punten komen uit de bank, die er nu 32 heeft.
tutorial-spark = Je bent aan de beurt. De eerste dobbelsteen van je rij ligt er al: de Vonk, een rode 1. Je gooit de andere 5 dobbelstenen.
tutorial-roll = Gooi de dobbelstenen.
tutorial-colour = Een dobbelsteen past als hij de kleur of het getal van de laatste in de rij heeft. Na de rode 1 past de rode 4. Leg die aan.
tutorial-number = Nu is de rode 4 de laatste. De gele 4 past: die heeft hetzelfde getal. Leg die aan.
tutorial-flicker = Een rij van 3 is een Vlam: je kunt stoppen en 3 punten pakken. Maar er past nog een dobbelsteen. Leg de gele 2 aan.
tutorial-flicker-stop = Je kunt stoppen, maar er past nog een dobbelsteen, en 1 dobbelsteen meer is 1 punt meer. Leg hem aan.
tutorial-flicker-roll = Je kunt de rest gooien, maar er past al een dobbelsteen. Leg die eerst aan.
tutorial-longer = Kies de volgorde goed: alleen de laatste dobbelsteen in de rij bepaalt wat er daarna past. Leg de paarse 2 aan.
tutorial-stop = Je 5 dobbelstenen zijn 5 punten waard. Gooi je de laatste dobbelsteen en past die niet, dan verlies je ze allemaal. Stop.
tutorial-stop-roll = Dat zet 5 punten op het spel, en de kans dat de dobbelsteen past is maar 1 op 3. Stop en pak ze.
tutorial-next-spark = Je hebt 5 punten gepakt. Je laatste dobbelsteen, de paarse 2, is nu de Vonk van Zoe. Kijk wat ze gooit.
tutorial-choke = Geen dobbelsteen van Zoe was paars of een 2: een Domper! Haar beurt eindigt meteen, en ze verliest de punten ervan. Dezelfde Vonk is nu van jou. Gooi.
tutorial-fizzle = Maar 1 van je 5 dobbelstenen past, en daarna past er niets. Een rij van 2 is een Sisser: je beurt eindigt met 2 punten. Leg de paarse 4 aan.
tutorial-again = Zoe is gestopt met 3 dobbelstenen. De blauwe 3 is jouw Vonk. Gooi weer.
tutorial-all = Deze keer kun je alle dobbelstenen aanleggen, één voor één. Begin met de groene 3.
tutorial-all-2 = Leg de groene 5 aan. Daarna volgen de oranje 5 en de oranje 4.
tutorial-all-stop = Dat mag, maar je kunt alle 6 dobbelstenen aanleggen. Leg de volgende aan.
tutorial-all-3 = Er is nog maar 1 dobbelsteen over. Leg de paarse 4 aan.
tutorial-shizzle = Alle 6: een Shizzle! Die is 6 punten waard, of een aanval. Je kunt doorgooien, maar bij een Domper verlies je hem. Stop.
tutorial-shizzle-roll = Bij een Domper verlies je de Shizzle. Stop en gebruik hem.
tutorial-attack = Je kunt 6 punten pakken. Val je Zoe aan, dan moet zij 6 van haar punten aan de bank teruggeven. Val haar aan.
tutorial-attack-take = Zes punten pakken is vaak even goed. Maar bekijk eens wat een aanval doet: val Zoe aan.
tutorial-attacked = Zoe heeft 6 punten aan de bank teruggegeven. Jij krijgt niets, maar het spel duurt langer, en dat helpt spelers die achterstaan.
tutorial-bank = Een paar beurten later heeft de bank nog 3 punten, en jij staat voor. Stop je met je 4 dobbelstenen, dan pak je die 3 en eindigt het spel. Stop.
tutorial-bank-other = Dat mag, maar als je nu stopt, win je. Stop.
tutorial-end = De bank is leeg, en jij hebt de meeste punten: je hebt gewonnen!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Elk vlak heeft een getal en een kleur, en geen vlak komt twee keer voor.
example-from-the-bank = Je stopt met een rij van 3 en pakt 3 punten uit de bank.
example-next-spark = Je stopt met een rij van 3. De laatste dobbelsteen daarvan is, precies zoals die ligt, de Vonk van de volgende speler.
example-join = Je mag de rode 4 aanleggen: die heeft de kleur van de Vonk. De oranje 4 heeft niet dezelfde kleur en niet hetzelfde getal.
example-choke = Geen van de 5 dobbelstenen heeft het getal of de kleur van de Vonk: een Domper. Je beurt eindigt, en je verliest de punten ervan.
example-fizzle = Een rij van 3 is niet mogelijk: een Sisser. Leg 1 dobbelsteen aan en pak 2 punten. Je beurt eindigt.
example-flicker = Een Vlam van 4: stop en pak 4 punten, of gooi de andere 2 dobbelstenen.
example-shizzle = Een Shizzle: stop, of gooi door en riskeer 6 punten. Gooi je door, dan is de zesde dobbelsteen de nieuwe Vonk.
example-three-possible = Met de rode 5 is een rij van 3 mogelijk, dus die moet je maken. Met de oranje 1 zou de rij bij 2 eindigen.
example-attack = Laat met een Shizzle een andere speler die punten heeft er 6 aan de bank teruggeven.
example-bank-empty = De bank heeft minder dan je hebt verdiend. Je pakt wat er nog is, en het spel eindigt.
example-shizzle-and-four = Een Shizzle, dan een Vlam van 4: 10 punten, of een aanval en 4.
example-two-shizzles = Twee Shizzles, dan een Sisser: 14 punten, of 8 en één aanval, of 2 en twee aanvallen.
example-shizzle-lost = Een Shizzle, dan een Domper: niets.
example-bank-grows = Je aanval brengt de bank van 4 punten op 10. Dan pak je er 5: de bank heeft er nog 5, en het spel gaat door.
example-take-all = Drie Shizzles en een rij van 3: je pakt alle punten in één keer, voor zover de bank ze heeft.
summary-turn = Je beurt
summary-turn-1 = De Vonk is de laatste dobbelsteen van de vorige rij. Gooi in de allereerste beurt 1 dobbelsteen naar keuze als Vonk. Gooi dan de andere 5 dobbelstenen.
summary-turn-2 = Leg minstens 1 dobbelsteen aan het open eind: elke moet het getal of de kleur van de vorige hebben.
summary-turn-3 = Geen dobbelsteen past: een Domper. Je beurt eindigt, en je verliest de punten ervan, ook openstaande Shizzles.
summary-turn-4 = Is een rij van 3 mogelijk, dan moet je die maken.
summary-stop = Stoppen of doorgooien
summary-stop-1 = Geen rij langer dan 2 mogelijk: een Sisser. Pak 2 punten; je beurt eindigt.
summary-stop-2 = Een rij van 3 tot 5: een Vlam. Stop voor 1 punt per dobbelsteen, of gooi alle dobbelstenen buiten de rij; er moet er dan minstens 1 passen.
summary-six = Alle 6: een Shizzle
summary-six-1 = Stop: pak 6 punten, of laat een andere speler er 6 aan de bank teruggeven.
summary-six-2 = Of gooi door met dat risico: de zesde dobbelsteen is de nieuwe Vonk, en je gooit de andere 5.
summary-six-3 = Reken aan het eind van je beurt je openstaande Shizzles af: val eerst aan, pak dan punten.
summary-end = Einde van het spel
summary-end-1 = De bank begint met 40, 60, 75, 90 of 100 punten bij 2, 3, 4, 5 of 6 spelers.
summary-end-2 = Is de bank leeg na een beurt, dan eindigt het spel. Wie de meeste punten heeft, wint; bij gelijke stand is de overwinning gedeeld.
