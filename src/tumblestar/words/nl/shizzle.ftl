### The words of Shizzle in Dutch. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Zes dobbelstenen op een rij: stop op tijd, of gooi door en riskeer alles.
game-by = van Patch Products
game-about = Bouw een rij dobbelstenen vanaf de Vonk; elke steen heeft het getal of de kleur van de vorige. Stop en pak de punten, of gooi door en zet ze op het spel. Alle zes maken een Shizzle: zes punten voor jou, of zes die een andere speler teruggeeft.

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
        [you] Je legt de { $face } naast de { $end }: { same }.
       *[other] { $seat } legt de { $face } naast de { $end }: { same }.
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
        [you] Je wint
       *[other] { $seat } wint
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
        [barred] past, maar zou de enige blijven terwijl drie mogelijk is
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
       *[cap] Er zijn 500 beurten gespeeld
    }
to-settle = Af te rekenen Shizzles: { $pending }.

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
        [you] Je gooit vijf dobbelstenen naast de Vonk, de { $face }.
       *[other] { $seat } gooit vijf dobbelstenen naast de Vonk, de { $face }.
    }
rolls-on =
    { $seat ->
        [you] Je gooit door
       *[other] { $seat } gooit door
    }
did-roll-on = { rolls-on } na de { $face }, met { points-count } op het spel.
did-roll-shizzle = { rolls-on } met { points-count } op het spel; de nieuwe Vonk is de { $face }.
did-fall = Gegooid: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Gegooid: { $face }. Geen dobbelsteen past: Domper!
       *[other] Gegooid: { $face }. Geen dobbelsteen past: Domper! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu liggen er { $count } op de rij.
did-join-shizzle = { seat-joins } Alle zes: een Shizzle!
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
did-over = { $told } { over-why }: het spel is afgelopen.

## Turns: what a hovered target would do

would-roll = { action-roll }. Past er geen bij de { $face }, dan is dat een Domper.
would-roll-on = { action-roll }. Past er geen bij de { $face }, dan verlies je { points-count }.
would-roll-shizzle = { action-roll }. Past er geen bij de nieuwe Vonk, de { $face }, dan verlies je { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Leg de { $face } naast de { $end }: { same }.
would-join-two = { would-put } Er moet een derde volgen.
would-join = { would-put } Stoppen levert dan { points-count } op.
would-join-shizzle = { would-put } Alle zes: een Shizzle!
would-fizzle = { would-put } Er past geen derde dobbelsteen: een Sisser. Je beurt eindigt; je pakt { $gain }.
would-fizzle-settle = { would-put } Er past geen derde dobbelsteen: een Sisser. { to-settle }
would-stop = Stop en pak { $gain }.
would-stop-settle = Stop. Pak dan zes punten voor elke Shizzle, of val aan.
would-take = Pak { $gain }.
would-hit = Val { $victim } aan, die { points-count } aan de bank teruggeeft.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dan pak je { $gain }.
would-attack-last = { would-hit } Je beurt eindigt.
would-over =
    { $result ->
        [won] { $told } Je wint!
        [shared] { $told } Je deelt de winst.
       *[lost] { $told } Het spel is afgelopen, en je wint niet.
    }

## Status

status-setup = Voorbereiding
status-spark =
    { $seat ->
        [you] Kies een dobbelsteen en gooi de eerste Vonk.
       *[other] { $seat } kiest een dobbelsteen voor de eerste Vonk.
    }
status-ready =
    { $seat ->
        [you] Jouw beurt: gooi 5 dobbelstenen.
       *[other] { $seat } gooit 5 dobbelstenen.
    }
status-join-third =
    { $seat ->
        [you] Leg een derde dobbelsteen aan: { end-colour }, of een { $number }.
       *[other] { $seat } kiest een dobbelsteen: { end-colour }, of een { $number }.
    }
status-join =
    { $seat ->
        [you] Leg een dobbelsteen aan: { end-colour }, of een { $number }.
       *[other] { $seat } kiest een dobbelsteen: { end-colour }, of een { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Een rij van 3 is onmogelijk. Leg een dobbelsteen aan: Sisser.
       *[other] { $seat } kiest dobbelstenen.
    }
status-join-or-end =
    { $seat ->
        [you] Leg een dobbelsteen aan, stop voor { $points } of gooi door.
       *[other] { $seat } kiest: stoppen voor { $points } of doorgooien.
    }
status-end =
    { $seat ->
        [you] Rij van { $count }: stop voor { $points } of gooi door.
       *[other] { $seat } kiest: stoppen voor { $points } of doorgooien.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stop voor { $points }, of riskeer ze en gooi door.
       *[other] Shizzle! { $seat } kiest: stoppen of doorgooien.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Pak { points-count }, of val aan met een Shizzle.
       *[other] { $seat } is een Shizzle aan het afrekenen.
    }
status-over-won = { over-why }. { seat-wins } met { points-count }!
status-over-shared = { over-why }. Gedeelde winst: { $seats }, met elk { points-count }.
status-type-dice = Dobbelsteen { $die }: welke kleur heeft de { $number }?
status-type-first = Wie begint?
status-type-fall = Wat toont dobbelsteen { $die }? Nog te vallen: { $count }.
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
deed-spark = Gooi deze dobbelsteen
deed-add = Leg deze dobbelsteen aan
touch-spark = Tik op een dobbelsteen.
touch-attack = Tik op een speler.
touch-add = Tik op een dobbelsteen.

## Refusals: why not, and what instead

refused-SH-1-1 = Een dobbelsteen toont een getal van 1 tot 6. Kies een van zijn vlakken.
refused-SH-1-2 = Een dobbelsteen heeft elke kleur één keer, en geen vlak komt twee keer voor. Kies een van de aangeboden kleuren.
refused-SH-1-4 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-SH-2-1 = Er is nog geen Vonk. Kies één dobbelsteen en gooi alleen die.
refused-SH-2-2 = Je beurt begint met een worp. Gooi eerst de vijf dobbelstenen.
refused-SH-2-3 = Die dobbelsteen heeft niet het getal en niet de kleur van de laatste dobbelsteen op de rij. Kies een die dat wel heeft.
refused-SH-2-3-lies = Die dobbelsteen ligt op de rij en blijft daar. Kies een die is gegooid.
refused-SH-2-8 = Na elke worp moet een dobbelsteen aansluiten, en twee op de rij is te weinig. Kies een dobbelsteen die past.
refused-SH-2-8-alone = Achter die dobbelsteen past geen andere, maar een rij van drie is mogelijk en moet worden gemaakt. Kies een andere.
refused-SH-3-1 = Je beurt is gestopt; je moet alleen nog Shizzles afrekenen. Pak de punten, of val aan.
refused-SH-3-1-early = Er is nog niets af te rekenen. Leg eerst een dobbelsteen op de rij, gooi door, of stop.
refused-SH-3-2 = Je kunt alleen een andere speler met punten aanvallen. Kies er een, of pak de punten.
refused-SH-3-6 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.

## Options

option-first = Wie begint
option-first-help = Het toeval beslist, of je kiest een plaats.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-random_dice = Willekeurige dobbelstenen
option-random_dice-help = Het toeval verdeelt de kleuren opnieuw over de dobbelstenen. Elke dobbelsteen heeft nog steeds elk getal en elke kleur één keer, en geen vlak komt twee keer voor.
option-rounds = Ronden
option-rounds-help = Het spel eindigt ook na zoveel beurten voor iedereen.
option-rounds-0 = geen grens
option-target = Doelscore in punten
option-target-help = Het spel eindigt ook als een speler een beurt afsluit met zoveel punten of meer.
option-target-0 = geen
option-cap = Hoogstens 500 beurten
option-cap-help = Wie dan voor staat, wint. Zonder dit kunnen aanvallen een spel eindeloos rekken. Een tafel met alleen bots heeft het altijd.

## The board in text

picture-label = De rij, de losse dobbelstenen, de bank en alle punten, ook als tekst.
text-board = De rij, dan de zes dobbelstenen
text-place =
    { $by ->
        [number] Plek { $count }: { $face }, op getal
        [colour] Plek { $count }: { $face }, op kleur
       *[spark] Plek { $count }: { $face }, de Vonk
    }
text-place-empty = Plek { $count }: vrij
text-die = Dobbelsteen { $die }: { $face }
text-die-line = Dobbelsteen { $die }: { $face }, op de rij op plek { $count }
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

rules-intro = Shizzle is een dobbelspel voor twee tot zes spelers. Je beurt begint met de Vonk, de laatste dobbelsteen van de vorige rij; je gooit de andere vijf. Dobbelstenen mogen één voor één aansluiten op de rij, elk met het getal of de kleur van de vorige. Past er geen, dan is dat een Domper: de punten van de beurt zijn verloren. Is de langst mogelijke rij twee, dan is het een Sisser: twee punten, en de beurt eindigt. Drie tot vijf zijn een Vlam: stop en pak een punt voor elke dobbelsteen op de rij, of gooi de rest en zet alles op het spel. Zes zijn een Shizzle: pak zes punten, laat een andere speler er zes teruggeven, of gooi door met dat risico. Is de bank leeg, dan winnen de meeste punten.
rules-page = Dobbelstenen die mogen aansluiten, lichten op: klik er een aan om hem aan het eind van de rij te leggen, of kies hem met het toetsenbord. “Stop” en “Gooi” verschijnen als ze mogen. Een Domper of een Sisser beëindigt je beurt vanzelf. Kan bij het stoppen niemand worden aangevallen, dan krijg je de punten van je Shizzles zonder vraag. Met echte dobbelstenen typ je wat ze tonen, in elke volgorde. Welke kleuren op welke dobbelsteen staan, is onze reconstructie;{$reconstruction} wie de doos heeft, kan het in dice.toml verbeteren.

rules-SH-1 = Wat er in de doos zit
rule-SH-1-1 = Er zijn zes dobbelstenen met de getallen 1 tot 6. Elk van de 36 paren van getal en kleur staat op maar één vlak, en elke dobbelsteen heeft elk getal en elke kleur één keer.{$review}
rule-SH-1-2 = De kleuren zijn rood, oranje, paars, blauw, groen en geel; de zesde is onze gok, en echte sets verschillen. Op onze dobbelstenen volgen de kleuren in die volgorde, en elke dobbelsteen begint één kleur later.{$reconstruction} Optie: willekeurige dobbelstenen.
rule-SH-1-3 = De fiches zijn punten: 14 van vijf en 30 van één, 100 in totaal. De bank begint met 40 punten voor twee spelers, 60 voor drie, 75 voor vier, 90 voor vijf en 100 voor zes; spelers beginnen zonder. De bank en alle scores zijn samen altijd even groot.
rule-SH-1-4 = In het boekje begint de jongste; hier kiest de gastheer, of het toeval.{$ruling} De beurt gaat naar links.

rules-SH-2 = Je beurt
rule-SH-2-0 = Een Shizzle is openstaand tot hij in zijn beurt is afgerekend; iets anders is nooit openstaand. De rij telt één keer, als de beurt stopt: een rij van drie die naar vijf groeide, is vijf waard. Een rij van zes is één openstaande Shizzle en scoort verder niets.
rule-SH-2-1 = In de eerste beurt van het spel gooit de startspeler één dobbelsteen naar keuze: dat is de Vonk. Later is de Vonk de laatste dobbelsteen van de rij van de vorige speler, zoals hij ligt.
rule-SH-2-2 = De Vonk is de eerste dobbelsteen van je rij en telt mee. Gooi de andere vijf.
rule-SH-2-3 = De rij groeit alleen aan haar open eind. Elke dobbelsteen moet getal of kleur delen met de vorige. Dobbelstenen van deze worp mogen in elke keuze en volgorde aansluiten; dobbelstenen van eerdere worpen blijven liggen.{$ruling}
rule-SH-2-4 = Domper: geen dobbelsteen van een worp kan aansluiten, bij de eerste of bij een latere. De beurt eindigt, en alle punten ervan zijn verloren, ook openstaande Shizzles.
rule-SH-2-5 = Sisser: je gooide vijf dobbelstenen, en de langst mogelijke rij is twee. Je kiest welke passende dobbelsteen mag aansluiten. Dan moet de beurt eindigen: twee punten, plus wat nog openstaat.
rule-SH-2-6 = Vlam: een rij van drie, vier of vijf. Stop en pak zoveel punten plus wat nog openstaat; of gooi alle dobbelstenen die niet op de rij liggen. Dan moet er minstens één aansluiten, anders is het een Domper. Het is nooit een Sisser: je gooit minder dan vijf dobbelstenen.
rule-SH-2-7 = Shizzle: alle zes dobbelstenen liggen op de rij. Hij is zes punten waard die je pakt, of zes die een andere speler aan de bank teruggeeft. Stop, of gooi door met dat risico: de zesde dobbelsteen wordt de nieuwe Vonk, een verse rij van één, en je gooit de andere vijf.
rule-SH-2-8 = Past een dobbelsteen, dan moet er minstens één aansluiten. Andere passende dobbelstenen mag je weglaten.{$ruling} Maar zijn er vijf gegooid en is een rij van drie of meer mogelijk, dan moet de rij drie halen: twee is altijd alleen een Sisser.{$ruling} Een dobbelsteen waarachter geen andere past, mag dan dus niet de enige zijn.
rule-SH-2-9 = Wie doorgooit, gooit altijd elke dobbelsteen die niet op de rij ligt.{$ruling}

rules-SH-3 = Einde van je beurt, en van het spel
rule-SH-3-1 = Shizzles blijven openstaand tot de beurt eindigt, en worden dan afgerekend. Het boekje zegt “onmiddellijk”; wij lezen “dan, niet later”, want doorgooien is het alternatief, en bij een Domper gaan openstaande Shizzles verloren.{$ruling} Pak voor elke Shizzle zes punten of noem een slachtoffer; je beslist over elke apart, dus er kunnen meer slachtoffers zijn.{$ruling} Eerst komen aanvallen, dan wat je pakt.{$ruling}
rule-SH-3-2 = Een slachtoffer moet zes punten aan de bank teruggeven, of alles wat er is als het minder is;{$ruling} de aanvaller wint er niets bij. Aanvallen gaan één voor één. Alleen spelers met punten kun je noemen, ook dezelfde opnieuw zolang die punten heeft. Heeft niemand punten, dan pak je de punten van de Shizzle.{$ruling}
rule-SH-3-3 = Heeft de bank minder dan je verdiende, dan pak je wat er nog is.{$ruling}
rule-SH-3-4 = Een speler die stopt, mag geen punten weigeren.{$ruling} Het boekje raadt af een spel te beëindigen dat je zou verliezen: val liever aan, of gooi door.
rule-SH-3-5 = De laatste dobbelsteen die echt op de rij ligt, is de Vonk van de volgende speler, ook na een Domper.{$ruling} Na een Domper bij de eerste worp is dat dezelfde Vonk.
rule-SH-3-6 = Is de bank leeg als een beurt is afgerekend, dan eindigt het spel meteen. De meeste punten winnen; bij gelijke stand is de winst gedeeld.{$ruling}
rule-SH-3-7 = Het boekje stelt geen grens aan het aantal beurten, en aanvallen kunnen een spel eindeloos rekken. Daarom zijn er opties: een aantal ronden, een doelscore, en een einde na 500 beurten. Een lege bank beëindigt het spel nog steeds; de doelscore telt als een beurt is afgerekend; ronden eindigen na de laatste plaats; de meeste punten winnen, en bij gelijke stand is de winst gedeeld.{$ruling}

rules-SH-4 = Goed om te weten
rule-SH-4-1 = Elke dobbelsteen mist het eind van de rij met een kans van twee op drie. Een Domper komt dus bij 13% van de worpen met vijf dobbelstenen, 30% met drie, 44% met twee, en 67% met één.
rule-SH-4-2 = De langst mogelijke rij bij de 7.776 worpen met vijf dobbelstenen: één 1.024 keer, twee 1.034, drie 1.160, vier 1.624, vijf 1.730 en zes 1.204.
rule-SH-4-3 = Een Shizzle, dan een Vlam van vier: 10 punten, of een aanval en 4. Twee Shizzles, dan een Sisser: 14 punten, of 8 en één aanval, of 2 en twee aanvallen. Een Shizzle, dan een Domper: niets. De bank heeft 4, je valt een speler met 9 aan, en je hebt nog 5 te pakken: de bank groeit naar 10, je pakt er 5, er blijven er 5, en het spel gaat door.

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een speler die opgeeft krijgt niets, en de anderen delen de winst.{$ruling}
rule-ours-2 = Een beurt wacht tot de speler de vijf dobbelstenen gooit.{$ruling}
rule-ours-3 = Wie pakt, pakt voor alle Shizzles die er nog zijn, en de punten van de rij.{$ruling}
rule-ours-4 = Willekeurige dobbelstenen worden steen voor steen gemaakt; elke dobbelsteen moet samengaan met alle vorige, en alle mogelijkheden zijn even waarschijnlijk.{$ruling}
rule-ours-5 = Gegooide dobbelstenen komen één voor één tot rust, die met het laagste nummer eerst; pas bij de laatste blijkt of het een Domper is.{$ruling}

## What a typed text should have been

unread-first = “{ $text }” is geen plaats; verwacht wordt “{ $name } 1” tot “{ $name } { $count }”.
unread-die = “{ $text }” is geen dobbelsteen; verwacht wordt “{ $name } 1” tot “{ $name } { $count }”.
unread-colour = “{ $text }” is geen kleur voor { $place } (dobbelsteen en getal); verwacht wordt een van { $colours }.
unread-fallen = “{ $text }” is geen vlak van dobbelsteen { $count }; verwacht wordt een van { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte dobbelstenen
chance-typed-help = Je gooit echte dobbelstenen en typt wat ze tonen.
palette-head = Wat tonen de echte dobbelstenen?

## Bots

bot-greedy = Gemiddeld
bot-greedy-help = speelt voor de meeste punten in deze beurt
bot-novice = Beginner
bot-novice-help = als { bot-greedy }, maar stopt vaak te vroeg of gooit door als het genoeg is
bot-club = Makkelijk
bot-club-help = als { bot-optimal }, maar mag per actie 8% winkans verliezen, minder met meer spelers
bot-strong = Moeilijk
bot-strong-help = als { bot-optimal }, maar mag per actie 2% winkans verliezen, minder met meer spelers
bot-optimal = Beste
bot-optimal-help = speelt volgens de exacte oplossing (twee spelers, standaard dobbelstenen) of de beste schatting

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle zes
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
advice-odds = Kansen van de volgende worp: een Domper, of dobbelstenen voor een rij van elke lengte.
advice-turn = Punten: wat je van deze beurt kunt verwachten als je om punten speelt.

## The solution

solve-bank = De bank heeft 1 tot { $most } punten, niet { $bank }.
data-mismatch = De meegeleverde gegevens horen bij iets anders: hun “{ $key }” is { $text }, niet { $expected }. Maak ze opnieuw: { $make }
data-damaged = De meegeleverde gegevens zijn beschadigd ({ $why }). Maak ze opnieuw: { $make }
dice-file = Deze dobbelstenen zijn niet bruikbaar. { $why }
dice-no-dice = De dobbelstenen moeten een lijst van { $expected } dobbelstenen zijn, niet { $count }.
dice-no-faces = Dobbelsteen { $die } moet een lijst van zes kleuren zijn, voor de getallen 1 tot 6.
dice-no-face = Dobbelsteen { $die } heeft de kleur “{ $text }”; verwacht wordt een van { $allowed }.
dice-no-twice = Op dobbelsteen { $die } komt { $text } { $number } twee keer voor; een dobbelsteen heeft elke kleur één keer, en elk vlak is er één keer.

## The score pad

pad-rounds = Punten van de ronden
pad-round-means = Gepakte punten, min die door aanvallen verloren gingen.
pad-who = Tik op de speler van wie de beurt voorbij is.
pad-over = De bank is leeg: het spel is afgelopen (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hoe eindigde de beurt?
       *[other] { $player }, Shizzles: { $count }. Hoe ging de beurt verder?
    }
pad-choke = Domper: niets
pad-fizzle = Sisser: { $count }
pad-flicker = Vlam: { $count }
pad-stop = Daar gestopt
pad-settle = Punten of een aanval? Shizzles: { $count }
pad-bad-turn = “{ $text }” is geen beurt: verwacht wordt een speler, de dobbelstenen van de laatste rij (0, 2 tot 6), de Shizzles en de slachtoffers, zoals “140” of “1312”.
pad-after-end = “{ $text }” komt na het einde van het spel: de bank is leeg ({ $tag }).
pad-bad-attack = “{ $text }” valt een speler aan bij wie dat niet kan: verwacht worden anderen met punten, hoogstens één per Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Punten
sign-points-does = De fiches van een speler: vierkante zijn vijf punten waard, de andere één.
sign-line = Rij
sign-line-does = Elke dobbelsteen deelt getal of kleur met de vorige. Een rij van drie, vier of vijf is evenveel punten waard als de beurt stopt.
sign-shizzle = Shizzle
sign-shizzle-does = Alle zes dobbelstenen op de rij: zes punten voor jou, of zes die een andere speler teruggeeft. Elke ster is een Shizzle die nog moet worden afgerekend.
sign-bank = Bank
sign-bank-does = Hier komen alle punten vandaan. Is hij leeg aan het eind van een beurt, dan eindigt het spel. Het bordje toont wat stoppen nu oplevert.
sign-cup = Dobbelbeker
sign-cup-does = Gooit alle dobbelstenen die niet op de rij liggen. Er moet er een aansluiten, anders is het een Domper.
sign-count = Kleine dobbelsteen
sign-count-does = Hoeveel dobbelstenen de volgende worp zou hebben.
sign-spark = Vonk
sign-spark-does = De eerste dobbelsteen van de rij, op stralen: de laatste dobbelsteen van de vorige rij.
sign-bond = Zegel tussen twee dobbelstenen
sign-bond-does = Waarom de dobbelstenen aansluiten: het getal dat ze delen, of het teken van hun kleur.
sign-choke = Domper
sign-choke-does = Geen gegooide dobbelsteen past. De beurt eindigt; alle punten ervan zijn verloren, ook Shizzles.
sign-fizzle = Sisser
sign-fizzle-does = Er zijn vijf dobbelstenen gegooid, en geen rij is langer dan twee: 2 punten, en de beurt eindigt.
sign-flicker = Vlam
sign-flicker-does = Een rij van drie, vier of vijf. Stop en pak de punten, of gooi door en zet ze op het spel.
now-points = { points-count }.
now-line = { $count } van zes dobbelstenen op de rij; de beurt is { points-count } waard.
now-rolls = Te gooien dobbelstenen: { $count }.

## What gives the win shares of a review

evaluator-exact = het opgeloste spel
evaluator-table = de tabel voor drie spelers
evaluator-estimate = een schatting, geleerd van exacte beurten
evaluator-simple = een ruw model: de meegeleverde schatting is niet bruikbaar

## Kinds of chance, for statistics

chance-of-die = De getallen van de dobbelstenen
mistake-ending = een verloren spel beëindigen
mistake-stopping = te vroeg stoppen
mistake-going-on = een keer te veel gooien
mistake-six = een Shizzle missen
mistake-left-out = een passende dobbelsteen weglaten
mistake-short = een kortere rij maken dan mogelijk
mistake-dice = de verkeerde dobbelsteen toevoegen
mistake-attack = niet aanvallen
mistake-taking = aanvallen in plaats van punten nemen
mistake-victim = de verkeerde speler aanvallen
why-win =
    { $count ->
        [one] Het spel eindigt dan meteen, met 1 punt voorsprong.
       *[other] Het spel eindigt dan meteen, met { $count } punten voorsprong.
    }
why-ending =
    { $count ->
        [one] Het spel eindigde meteen, met 1 punt achterstand.
       *[other] Het spel eindigde meteen, met { $count } punten achterstand.
    }
why-victim = { $name } heeft { $better } punten, { $other } { $taken }.
why-choked = De worp die gedaan is, had { NUMBER($share, style: "percent", maximumFractionDigits: 0) } kans op een Domper.
why-roll = Het plan: leg { $dice } aan en gooi door.
why-stop = Het plan: leg { $dice } aan en stop met { $count } dobbelstenen in de rij.
why-choke = De kans op een Domper is dan maar { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Gemiddeld levert de beurt dan { NUMBER($better, maximumFractionDigits: 1) } punten op, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = De beurt is aan { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Af te rekenen Shizzles: { $count }
edit-ready = Voor de eerste worp
edit-choose = Dobbelstenen gegooid
edit-settle = Shizzles afrekenen
edit-shows = Toont { $count }
edit-out = Van de rij af
edit-spark = Als de Vonk
edit-join = Aan het eind van de rij

## Puzzles

puzzle-how-solution = volgens de oplossing, exact
puzzle-theme-push = doorgooien
puzzle-theme-stop = stop
puzzle-theme-joining = welke dobbelsteen moet aansluiten
puzzle-theme-short-line = een kortere rij
puzzle-theme-shizzle = een Shizzle
puzzle-theme-attack = aanvallen
puzzle-theme-take = pakken
puzzle-theme-last-points = de laatste punten
puzzle-theme-last-turn = de laatste beurt

## The tutorial

tutorial-goal = Waar het om gaat: de meeste punten als de bank leeg is. Alle punten komen uit de bank, die er nu 32 heeft.
tutorial-spark = Je bent aan de beurt. De eerste dobbelsteen van je rij ligt er al: de Vonk, een rode 1. Je gooit de andere vijf.
tutorial-roll = Gooi de dobbelstenen.
tutorial-colour = Een dobbelsteen mag aansluiten op de rij als hij de kleur of het getal van de laatste heeft. Na de rode 1 past de rode 4.
tutorial-number = Nu is de rode 4 de laatste. De gele 4 past: hetzelfde getal.
tutorial-flicker = Drie dobbelstenen zijn een Vlam: je kunt stoppen en voor elk een punt pakken. Maar er passen er meer. Leg de gele 2 aan.
tutorial-flicker-stop = Je kunt stoppen, maar er past nog een dobbelsteen, en dat is een punt meer.
tutorial-flicker-roll = Je kunt de rest gooien, maar een ervan past al. Leg die eerst aan.
tutorial-longer = Nu de paarse 2. Kies de volgorde goed: alleen de laatste dobbelsteen van de rij bepaalt wat daarna past.
tutorial-stop = Vijf dobbelstenen zijn vijf punten. Gooi je de laatste en past hij niet, dan is de hele beurt verloren. Stop.
tutorial-stop-roll = Dat riskeert vijf punten, en de dobbelsteen past bij één op drie worpen. Stop en pak ze.
tutorial-next-spark = Vijf punten zijn van jou. Je laatste dobbelsteen, de paarse 2, is nu Zoe’s Vonk. Kijk wat ze gooit.
tutorial-choke = Geen dobbelsteen was paars of een 2: een Domper. De beurt eindigt meteen, en alle punten ervan zijn verloren. Dezelfde Vonk is nu van jou.
tutorial-fizzle = Van vijf dobbelstenen past er maar één, en daarna niets: een rij van twee is een Sisser. Je beurt eindigt met twee punten. Leg de paarse 4 aan.
tutorial-again = Zoe is gestopt met drie dobbelstenen. De blauwe 3 is je Vonk: gooi weer.
tutorial-all = Deze keer kunnen alle dobbelstenen aansluiten, één voor één. Begin met de groene 3.
tutorial-all-2 = Dan de groene 5. De oranje 5 en de oranje 4 volgen.
tutorial-all-stop = Dat mag, maar alle zes dobbelstenen kunnen aansluiten. Leg de volgende aan.
tutorial-all-3 = Er is er nog maar één. Leg de paarse 4 aan.
tutorial-shizzle = Alle zes: een Shizzle! Hij is zes punten waard, of een aanval. Je kunt doorgooien, maar bij een Domper ben je hem kwijt. Stop.
tutorial-shizzle-roll = Bij een Domper ben je de Shizzle kwijt. Stop en gebruik hem.
tutorial-attack = Je kunt zes punten pakken. Of aanvallen: dan moet Zoe er zes aan de bank teruggeven. Val haar aan.
tutorial-attack-take = Zes punten zijn vaak even goed. Maar kijk wat een aanval doet.
tutorial-attacked = Zoe heeft zes punten aan de bank teruggegeven. Een aanval levert je niets op, maar het spel duurt langer, en dat helpt wie achter staat.
tutorial-bank = Een paar beurten later heeft de bank drie punten, en jij staat voor. Stop met je vier dobbelstenen: je pakt wat er is, en een lege bank beëindigt het spel.
tutorial-bank-other = Dat mag, maar stoppen wint nu het spel.
tutorial-end = De bank is leeg, en jij hebt de meeste punten: je hebt gewonnen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Elk vlak heeft een getal en een kleur, en geen vlak komt twee keer voor.
example-from-the-bank = Een rij van drie pakt drie punten uit de bank.
example-next-spark = De beurt eindigde met een rij van drie. De laatste dobbelsteen, zoals hij ligt, is de Vonk van de volgende speler.
example-join = Rode 4 heeft de kleur van de Vonk en mag aansluiten; oranje 4 heeft noch de kleur noch het getal.
example-choke = Geen van de vijf dobbelstenen heeft het getal of de kleur van de Vonk: een Domper. De beurt eindigt zonder punten.
example-fizzle = Een rij van drie is niet mogelijk: een Sisser. Eén dobbelsteen moet aansluiten, voor twee punten, en de beurt eindigt.
example-flicker = Een Vlam van vier: stop voor vier punten, of gooi de andere twee dobbelstenen.
example-shizzle = Een Shizzle: stop, of gooi door met zes punten op het spel. De zesde dobbelsteen is dan de nieuwe Vonk.
example-three-possible = Vanaf rode 5 is een rij van drie mogelijk, dus die moet er komen; met oranje 1 zou de rij op twee blijven steken.
example-attack = Door een Shizzle moet een andere speler met punten er zes aan de bank teruggeven.
example-bank-empty = De bank heeft minder dan er is verdiend en raakt leeg: het spel eindigt, en de meeste punten winnen.
example-shizzle-and-four = Een Shizzle, dan een Vlam van vier: tien punten, of een aanval en vier.
example-two-shizzles = Twee Shizzles, dan een Sisser: 14 punten, of 8 en één aanval, of 2 en twee aanvallen.
example-shizzle-lost = Een Shizzle, dan een Domper: niets.
example-bank-grows = De aanval brengt de bank van 4 naar 10, dan worden er vijf gepakt: er blijven er 5, en het spel gaat door.
example-take-all = Drie Shizzles en een rij van drie: alles wordt ineens gepakt.
summary-turn = Je beurt
summary-turn-1 = De Vonk is de laatste dobbelsteen van de vorige rij. Gooi de andere vijf.
summary-turn-2 = Leg dobbelstenen aan het open eind: elk deelt getal of kleur met de vorige.
summary-turn-3 = Geen dobbelsteen past: een Domper. De beurt eindigt zonder punten.
summary-turn-4 = Is een rij van drie mogelijk, dan moet die er komen.
summary-stop = Stoppen of doorgooien
summary-stop-1 = Hoogstens twee: een Sisser. 2 punten, en de beurt eindigt.
summary-stop-2 = Drie tot vijf: een Vlam. Stop voor een punt per dobbelsteen, of gooi alle dobbelstenen buiten de rij; dan moet er een aansluiten.
summary-six = Alle zes: een Shizzle
summary-six-1 = Stop: pak zes punten, of een andere speler moet er zes aan de bank teruggeven.
summary-six-2 = Of gooi door: hij staat op het spel, de zesde dobbelsteen is de nieuwe Vonk, en je gooit de andere vijf.
summary-six-3 = Als de beurt eindigt, wordt afgerekend wat nog openstaat: eerst aanvallen.
summary-end = Einde van het spel
summary-end-1 = De bank begint met 40, 60, 75, 90 of 100 punten voor twee tot zes spelers.
summary-end-2 = De bank is leeg als een beurt is afgerekend: de meeste punten winnen.
