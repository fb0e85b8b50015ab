### The words of Shizzle in Dutch. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = { -shizzle-one }
game-tagline = Zes { -die-other } op een { -line-one }: { -stop-stem } op tijd, of { -roll_on-imperative } en riskeer alles.
game-by = van Patch Products
game-about = Bouw een { -line-one } { -die-other } vanaf de { -spark-one }; elke steen heeft het { -number-one } of de { -colour-one } van de vorige. { -Stop-stem } en pak de { -point-other }, of { -roll_on-imperative } en zet ze op het spel. Alle zes maken een { -shizzle-one }: zes { -point-other } voor jou, of zes die een andere speler { -return-verb-s }.

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
        [you] Je valt { $victim } aan, die { points-count } aan de { -bank-one } { -return-verb-s }.
       *[other] { $victim ->
            [you] { $seat } valt je aan: je moet { points-count } aan de { -bank-one } { -return-verb }.
           *[other] { $seat } valt { $victim } aan, die { points-count } aan de { -bank-one } { -return-verb-s }.
        }
    }
seat-wins =
    { $seat ->
        [you] Je wint
       *[other] { $seat } wint
    }
seats-share = Gedeelde winst: { $seats }
same =
    { $by ->
        [number] zelfde { -number-one }
       *[colour] zelfde { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } op { -number-one }
        [colour] { -fit-verb-s } op { -colour-one }
        [barred] { -fit-verb-s }, maar zou de enige blijven terwijl drie mogelijk is
       *[none] { -fit-verb-s } niet
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] De { -bank-one } is leeg
        [target] De { -target-one } is bereikt
        [rounds] De laatste { -round-one } is voorbij
       *[cap] Er zijn 500 { -turn-other } gespeeld
    }
to-settle = { -Settle-gerund } { -shizzle-other }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } voor een { -line-one } van { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } voor de { -shizzle-one }
       *[other] { $points } { -point-other } voor { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other }: { $line } voor de { -line-one }, { $worth } voor { -shizzle-other }
gain-rest =
    { $points ->
        [one] het laatste { -point-one } van de { -bank-one }, in plaats van { $earned }
       *[other] de laatste { $points } { -point-other } van de { -bank-one }, in plaats van { $earned }
    }

## Set-up: log and hover

did-dice = Op { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }
did-spark =
    { $seat ->
        [you] Je gooit { -die-one } { $die } voor de eerste { -spark-one }.
       *[other] { $seat } gooit { -die-one } { $die } voor de eerste { -spark-one }.
    }
did-fall-spark = Gegooid: { $face }, de eerste { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Gooi { -die-one } { $die } voor de eerste { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Je gooit vijf { -die-other } naast de { -spark-one }, de { $face }.
       *[other] { $seat } gooit vijf { -die-other } naast de { -spark-one }, de { $face }.
    }
rolls-on =
    { $seat ->
        [you] Je { -roll_on-verb-s }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } na de { $face }, met { points-count } op het spel.
did-roll-shizzle = { rolls-on } met { points-count } op het spel; de nieuwe { -spark-one } is de { $face }.
did-fall = Gegooid: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Gegooid: { $face }. Geen { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Gegooid: { $face }. Geen { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu liggen er { $count } op de { -line-one }.
did-join-shizzle = { seat-joins } Alle zes: een { -shizzle-one }!
did-fizzle = { seat-joins } Er { -fit-verb-s } geen derde { -die-one }: een { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Er { -fit-verb-s } geen derde { -die-one }: een { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Je { -stop-verb-s } en pakt { $gain }.
       *[other] { $seat } { -stop-verb-s } en pakt { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Je { -stop-verb-s }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Je pakt { $gain }.
       *[other] { $seat } pakt { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } De { -turn-one } eindigt.
did-over = { $told } { over-why }: het spel is afgelopen.

## Turns: what a hovered target would do

would-roll = { action-roll }. { -Fit-verb-s } er geen bij de { $face }, dan is dat een { -choke-one }.
would-roll-on = { action-roll }. { -Fit-verb-s } er geen bij de { $face }, dan verlies je { points-count }.
would-roll-shizzle = { action-roll }. { -Fit-verb-s } er geen bij de nieuwe { -spark-one }, de { $face }, dan verlies je { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Leg de { $face } naast de { $end }: { same }.
would-join-two = { would-put } Er moet een derde volgen.
would-join = { would-put } { -Stop-verb } levert dan { points-count } op.
would-join-shizzle = { would-put } Alle zes: een { -shizzle-one }!
would-fizzle = { would-put } Er { -fit-verb-s } geen derde { -die-one }: een { -fizzle-one }. Je { -turn-one } eindigt; je pakt { $gain }.
would-fizzle-settle = { would-put } Er { -fit-verb-s } geen derde { -die-one }: een { -fizzle-one }. { to-settle }
would-stop = { -Stop-stem } en pak { $gain }.
would-stop-settle = { -Stop-stem }. Pak dan zes { -point-other } voor elke { -shizzle-one }, of val aan.
would-take = Pak { $gain }.
would-hit = Val { $victim } aan, die { points-count } aan de { -bank-one } { -return-verb-s }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dan pak je { $gain }.
would-attack-last = { would-hit } Je { -turn-one } eindigt.
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
        [you] Kies een { -die-one } en gooi de eerste { -spark-one }.
       *[other] { $seat } kiest een { -die-one } voor de eerste { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] Jouw { -turn-one }: gooi 5 { -die-other }.
       *[other] { $seat } gooit 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Leg een derde { -die-one } aan: { end-colour }, of een { $number }.
       *[other] { $seat } kiest een { -die-one }: { end-colour }, of een { $number }.
    }
status-join =
    { $seat ->
        [you] Leg een { -die-one } aan: { end-colour }, of een { $number }.
       *[other] { $seat } kiest een { -die-one }: { end-colour }, of een { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Een { -line-one } van 3 is onmogelijk. Leg een { -die-one } aan: { -fizzle-one }.
       *[other] { $seat } kiest { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Leg een { -die-one } aan, { -stop-stem } voor { $points } of { -roll_on-imperative }.
       *[other] { $seat } kiest: { -stop-verb } voor { $points } of { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } van { $count }: { -stop-stem } voor { $points } of { -roll_on-imperative }.
       *[other] { $seat } kiest: { -stop-verb } voor { $points } of { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-stem } voor { $points }, of riskeer ze en { -roll_on-imperative }.
       *[other] { -shizzle-one }! { $seat } kiest: { -stop-verb } of { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Pak { points-count }, of val aan met een { -shizzle-one }.
       *[other] { $seat } is een { -shizzle-one } aan het { -settle-verb }.
    }
status-over-won = { over-why }. { seat-wins } met { points-count }!
status-over-shared = { over-why }. { seats-share }, met elk { points-count }.
status-type-dice = { -Die-one } { $die }: welke { -colour-one } heeft de { $number }?
status-type-first = Wie begint?
status-type-fall = Wat toont { -die-one } { $die }? Nog te vallen: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } van { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, tot { $target } { -point-other }
           *[other] { -Round-one } { $count } van { $most }, of tot { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Gooi 1 { -die-one }
       *[other] Gooi { $count } { -die-other }
    }
action-stop = { -Stop-stem }: pak { $points }
action-stop-settle = { -Stop-stem } en { -settle-imperative }
action-take = Pak { $points }
action-attack = Val { $victim } aan
deed-spark = Gooi deze { -die-one }
deed-add = Leg deze { -die-one } aan
touch-spark = Tik op een { -die-one }.
touch-attack = Tik op een speler.
touch-add = Tik op een { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Een { -die-one } toont een { -number-one } van 1 tot 6. Kies een van zijn { -face-other }.
refused-SH-1-2 = Een { -die-one } heeft elke { -colour-one } één keer, en geen { -face-one } komt twee keer voor. Kies een van de aangeboden { -colour-other }.
refused-SH-1-4 = Daar zit niemand. Kies een plaats aan deze tafel.
refused-SH-2-1 = Er is nog geen { -spark-one }. Kies één { -die-one } en gooi alleen die.
refused-SH-2-2 = Je { -turn-one } begint met een worp. Gooi eerst de vijf { -die-other }.
refused-SH-2-3 = Die { -die-one } heeft niet het { -number-one } en niet de { -colour-one } van de laatste { -die-one } op de { -line-one }. Kies een die dat wel heeft.
refused-SH-2-3-lies = Die { -die-one } ligt op de { -line-one } en blijft daar. Kies een die is gegooid.
refused-SH-2-8 = Na elke worp moet een { -die-one } { -join-verb }, en twee op de { -line-one } is te weinig. Kies een { -die-one } die { -fit-verb-s }.
refused-SH-2-8-alone = Achter die { -die-one } { -fit-verb-s } geen andere, maar een { -line-one } van drie is mogelijk en moet worden gemaakt. Kies een andere.
refused-SH-3-1 = Je { -turn-one } is { -stop-participle }; je moet alleen nog { -shizzle-other } { -settle-verb }. Pak de { -point-other }, of val aan.
refused-SH-3-1-early = Er is nog niets { -settle-gerund }. Leg eerst een { -die-one } op de { -line-one }, { -roll_on-imperative }, of { -stop-stem }.
refused-SH-3-2 = Je kunt alleen een andere speler met { -point-other } aanvallen. Kies er een, of pak de { -point-other }.
refused-SH-3-6 = Het spel is afgelopen. Blader erdoorheen, of speel opnieuw.

## Options

option-first = Wie begint
option-first-help = Het toeval beslist, of je kiest een plaats.
option-first-0 = door toeval
option-first-seat = plaats { $count }
option-random_dice = Willekeurige { -die-other }
option-random_dice-help = Het toeval verdeelt de { -colour-other } opnieuw over de { -die-other }. Elke { -die-one } heeft nog steeds elk { -number-one } en elke { -colour-one } één keer, en geen { -face-one } komt twee keer voor.
option-rounds = { -Round-other }
option-rounds-help = Het spel eindigt ook na zoveel { -turn-other } voor iedereen.
option-rounds-0 = geen grens
option-target = { -Target-one } in { -point-other }
option-target-help = Het spel eindigt ook als een speler een { -turn-one } afsluit met zoveel { -point-other } of meer.
option-target-0 = geen
option-cap = Hoogstens 500 { -turn-other }
option-cap-help = Wie dan voor staat, wint. Zonder dit kunnen aanvallen een spel eindeloos rekken. Een tafel met alleen bots heeft het altijd.

## The board in text

picture-label = De { -line-one }, de losse { -die-other }, de { -bank-one } en alle { -point-other }, ook als tekst.
text-board = De { -line-one }, dan de zes { -die-other }
text-place =
    { $by ->
        [number] Plek { $count }: { $face }, op { -number-one }
        [colour] Plek { $count }: { $face }, op { -colour-one }
       *[spark] Plek { $count }: { $face }, de { -spark-one }
    }
text-place-empty = Plek { $count }: vrij
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, op de { -line-one } op plek { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: wordt gegooid
text-die-blank = { -Die-one } { $die }: nog niet gegooid
text-side =
    { $colour ->
        [none] Op { -die-one } { $die }: { $number }, { -colour-one } nog onbekend
       *[other] Op { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Nu aan de { -turn-one }.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } is een dobbelspel voor twee tot zes spelers. Je { -turn-one } begint met de { -spark-one }, de laatste { -die-one } van de vorige { -line-one }; je gooit de andere vijf. { -Die-other } mogen één voor één { -join-verb } op de { -line-one }, elk met het { -number-one } of de { -colour-one } van de vorige. { -Fit-verb-s } er geen, dan is dat een { -choke-one }: de { -point-other } van de { -turn-one } zijn verloren. Is de langst mogelijke { -line-one } twee, dan is het een { -fizzle-one }: twee { -point-other }, en de { -turn-one } eindigt. Drie tot vijf zijn een { -flicker-one }: { -stop-stem } en pak een { -point-one } voor elke { -die-one } op de { -line-one }, of gooi de rest en zet alles op het spel. Zes zijn een { -shizzle-one }: pak zes { -point-other }, laat een andere speler er zes { -return-verb }, of { -roll_on-imperative } met dat risico. Is de { -bank-one } leeg, dan winnen de meeste { -point-other }.
rules-page = { -Die-other } die mogen { -join-verb }, lichten op: klik er een aan om hem aan het eind van de { -line-one } te leggen, of kies hem met het toetsenbord. “{ -Stop-stem }” en “Gooi” verschijnen als ze mogen. Een { -choke-one } of een { -fizzle-one } beëindigt je { -turn-one } vanzelf. Kan bij het { -stop-verb } niemand worden aangevallen, dan krijg je de { -point-other } van je { -shizzle-other } zonder vraag. Met echte { -die-other } typ je wat ze tonen, in elke volgorde. Welke { -colour-other } op welke { -die-one } staan, is onze reconstructie {$reconstruction}; wie de doos heeft, kan het in dice.toml verbeteren.

rules-SH-1 = Wat er in de doos zit
rule-SH-1-1 = Er zijn zes { -die-other } met de { -number-other } 1 tot 6. Elk van de 36 paren van { -number-one } en { -colour-one } staat op maar één { -face-one }, en elke { -die-one } heeft elk { -number-one } en elke { -colour-one } één keer {$review}.
rule-SH-1-2 = De { -colour-other } zijn rood, oranje, paars, blauw, groen en geel; de zesde is onze gok, en echte sets verschillen. Op onze { -die-other } volgen de { -colour-other } in die volgorde, en elke { -die-one } begint één { -colour-one } later {$reconstruction}. Optie: willekeurige { -die-other }.
rule-SH-1-3 = De { -chip-other } zijn { -point-other }: 14 van vijf en 30 van één, 100 in totaal. De { -bank-one } begint met 40 { -point-other } voor twee spelers, 60 voor drie, 75 voor vier, 90 voor vijf en 100 voor zes; spelers beginnen zonder. De { -bank-one } en alle scores zijn samen altijd even groot.
rule-SH-1-4 = In het boekje begint de jongste; hier kiest de gastheer, of het toeval {$ruling}. De { -turn-one } gaat naar links.

rules-SH-2 = Je { -turn-one }
rule-SH-2-0 = Een { -shizzle-one } is { -pending-adjective } tot hij in zijn { -turn-one } is { -settle-participle }; iets anders is nooit { -pending-adjective }. De { -line-one } telt één keer, als de { -turn-one } { -stop-verb-s }: een { -line-one } van drie die naar vijf groeide, is vijf waard. Een { -line-one } van zes is één { -pending-adjective-e } { -shizzle-one } en scoort verder niets.
rule-SH-2-1 = In de eerste { -turn-one } van het spel gooit de startspeler één { -die-one } naar keuze: dat is de { -spark-one }. Later is de { -spark-one } de laatste { -die-one } van de { -line-one } van de vorige speler, zoals hij ligt.
rule-SH-2-2 = De { -spark-one } is de eerste { -die-one } van je { -line-one } en telt mee. Gooi de andere vijf.
rule-SH-2-3 = De { -line-one } groeit alleen aan haar { -open_end-one }. Elke { -die-one } moet { -number-one } of { -colour-one } delen met de vorige. { -Die-other } van deze worp mogen in elke keuze en volgorde { -join-verb }; { -die-other } van eerdere worpen blijven liggen {$ruling}.
rule-SH-2-4 = { -choke-one }: geen { -die-one } van een worp kan { -join-verb }, bij de eerste of bij een latere. De { -turn-one } eindigt, en alle { -point-other } ervan zijn verloren, ook { -pending-adjective-e } { -shizzle-other }.
rule-SH-2-5 = { -fizzle-one }: je gooide vijf { -die-other }, en de langst mogelijke { -line-one } is twee. Je kiest welke { -fit-participle } { -die-one } mag { -join-verb }. Dan moet de { -turn-one } eindigen: twee { -point-other }, plus wat nog { -pending-verb-joined }.
rule-SH-2-6 = { -flicker-one }: een { -line-one } van drie, vier of vijf. { -Stop-stem } en pak zoveel { -point-other } plus wat nog { -pending-verb-joined }; of gooi alle { -die-other } die niet op de { -line-one } liggen. Dan moet er minstens één { -join-verb }, anders is het een { -choke-one }. Het is nooit een { -fizzle-one }: je gooit minder dan vijf { -die-other }.
rule-SH-2-7 = { -shizzle-one }: alle zes { -die-other } liggen op de { -line-one }. Hij is zes { -point-other } waard die je pakt, of zes die een andere speler aan de { -bank-one } { -return-verb-s }. { -Stop-stem }, of { -roll_on-imperative } met dat risico: de zesde { -die-one } wordt de nieuwe { -spark-one }, een verse { -line-one } van één, en je gooit de andere vijf.
rule-SH-2-8 = { -Fit-verb-s } een { -die-one }, dan moet er minstens één { -join-verb }. Andere { -fit-participle } { -die-other } mag je weglaten {$ruling}. Maar zijn er vijf gegooid en is een { -line-one } van drie of meer mogelijk, dan moet de { -line-one } drie halen: twee is altijd alleen een { -fizzle-one } {$ruling}. Een { -die-one } waarachter geen andere { -fit-verb-s }, mag dan dus niet de enige zijn.
rule-SH-2-9 = Wie { -roll_on-verb-joined }, gooit altijd elke { -die-one } die niet op de { -line-one } ligt {$ruling}.

rules-SH-3 = Einde van je { -turn-one }, en van het spel
rule-SH-3-1 = { -shizzle-other } blijven { -pending-adjective } tot de { -turn-one } eindigt, en worden dan { -settle-participle }. Het boekje zegt “onmiddellijk”; wij lezen “dan, niet later”, want { -roll_on-verb } is het alternatief, en bij een { -choke-one } gaan { -pending-adjective-e } { -shizzle-other } verloren {$ruling}. Pak voor elke { -shizzle-one } zes { -point-other } of noem een { -victim-one }; je beslist over elke apart, dus er kunnen meer { -victim-other } zijn {$ruling}. Eerst komen aanvallen, dan wat je pakt {$ruling}.
rule-SH-3-2 = Een { -victim-one } moet zes { -point-other } aan de { -bank-one } { -return-verb }, of alles wat er is als het minder is {$ruling}; de aanvaller wint er niets bij. Aanvallen gaan één voor één. Alleen spelers met { -point-other } kun je noemen, ook dezelfde opnieuw zolang die { -point-other } heeft. Heeft niemand { -point-other }, dan pak je de { -point-other } van de { -shizzle-one } {$ruling}.
rule-SH-3-3 = Heeft de { -bank-one } minder dan je verdiende, dan pak je wat er nog is {$ruling}.
rule-SH-3-4 = Een speler die { -stop-verb-s }, mag geen { -point-other } weigeren {$ruling}. Het boekje raadt af een spel te beëindigen dat je zou verliezen: val liever aan, of { -roll_on-imperative }.
rule-SH-3-5 = De laatste { -die-one } die echt op de { -line-one } ligt, is de { -spark-one } van de volgende speler, ook na een { -choke-one } {$ruling}. Na een { -choke-one } bij de eerste worp is dat dezelfde { -spark-one }.
rule-SH-3-6 = Is de { -bank-one } leeg als een { -turn-one } is { -settle-participle }, dan eindigt het spel meteen. De meeste { -point-other } winnen; bij gelijke stand is de winst gedeeld {$ruling}.
rule-SH-3-7 = Het boekje stelt geen grens aan het aantal { -turn-other }, en aanvallen kunnen een spel eindeloos rekken. Daarom zijn er opties: een aantal { -round-other }, een { -target-one }, en een einde na 500 { -turn-other }. Een lege { -bank-one } beëindigt het spel nog steeds; de { -target-one } telt als een { -turn-one } is { -settle-participle }; { -round-other } eindigen na de laatste plaats; de meeste { -point-other } winnen, en bij gelijke stand is de winst gedeeld {$ruling}.

rules-SH-4 = Goed om te weten
rule-SH-4-1 = Elke { -die-one } mist het eind van de { -line-one } met een kans van twee op drie. Een { -choke-one } komt dus bij 13% van de worpen met vijf { -die-other }, 30% met drie, 44% met twee, en 67% met één.
rule-SH-4-2 = De langst mogelijke { -line-one } bij de 7.776 worpen met vijf { -die-other }: één 1.024 keer, twee 1.034, drie 1.160, vier 1.624, vijf 1.730 en zes 1.204.
rule-SH-4-3 = Een { -shizzle-one }, dan een { -flicker-one } van vier: 10 { -point-other }, of een aanval en 4. Twee { -shizzle-other }, dan een { -fizzle-one }: 14 { -point-other }, of 8 en één aanval, of 2 en twee aanvallen. Een { -shizzle-one }, dan een { -choke-one }: niets. De { -bank-one } heeft 4, je valt een speler met 9 aan, en je hebt nog 5 te pakken: de { -bank-one } groeit naar 10, je pakt er 5, er blijven er 5, en het spel gaat door.

rules-ours = Onze verdere uitspraken
rule-ours-1 = Een speler die opgeeft krijgt niets, en de anderen delen de winst {$ruling}.
rule-ours-2 = Een { -turn-one } wacht tot de speler de vijf { -die-other } gooit {$ruling}.
rule-ours-3 = Wie pakt, pakt voor alle { -shizzle-other } die er nog zijn, en de { -point-other } van de { -line-one } {$ruling}.
rule-ours-4 = Willekeurige { -die-other } worden steen voor steen gemaakt; elke { -die-one } moet samengaan met alle vorige, en alle mogelijkheden zijn even waarschijnlijk {$ruling}.
rule-ours-5 = Gegooide { -die-other } komen één voor één tot rust, die met het laagste nummer eerst; pas bij de laatste blijkt of het een { -choke-one } is {$ruling}.

## What a typed text should have been

unread-first = “{ $text }” is geen plaats; verwacht wordt “{ $name } 1” tot “{ $name } { $count }”.
unread-die = “{ $text }” is geen { -die-one }; verwacht wordt “{ $name } 1” tot “{ $name } { $count }”.
unread-colour = “{ $text }” is geen { -colour-one } voor { $place } ({ -die-one } en { -number-one }); verwacht wordt een van { $colours }.
unread-fallen = “{ $text }” is geen { -face-one } van { -die-one } { $count }; verwacht wordt een van { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte { -die-other }
chance-typed-help = Je gooit echte { -die-other } en typt wat ze tonen.
palette-head = Wat tonen de echte { -die-other }?

## Bots

bot-greedy = Gemiddeld
bot-greedy-help = speelt voor de meeste { -point-other } in deze { -turn-one }
bot-novice = Beginner
bot-novice-help = als { bot-greedy }, maar { -stop-verb-s } vaak te vroeg of { -roll_on-verb-s } als het genoeg is
bot-club = Makkelijk
bot-club-help = als { bot-optimal }, maar mag per actie 8% winkans verliezen, minder met meer spelers
bot-strong = Moeilijk
bot-strong-help = als { bot-optimal }, maar mag per actie 2% winkans verliezen, minder met meer spelers
bot-optimal = Beste
bot-optimal-help = speelt volgens de exacte oplossing (twee spelers, standaard { -die-other }) of de beste schatting

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle zes
       *[other] { $count } of meer
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-stem } met { $length }
advice-stop-joining = Leg { $dice } aan; { -stop-stem } met { $length }
advice-roll-joining = Leg { $dice } aan; { -roll_on-imperative }
advice-fizzle-joining = Leg { $dice } aan: een { -fizzle-one }
advice-die = Gooi { -die-one } { $count } voor de eerste { -spark-one }
advice-odds = Kansen van de volgende worp: een { -choke-one }, of { -die-other } voor een { -line-one } van elke lengte.
advice-turn = { -Point-other }: wat je van deze { -turn-one } kunt verwachten als je om { -point-other } speelt.

## The solution

solve-bank = De { -bank-one } heeft 1 tot { $most } { -point-other }, niet { $bank }.
data-mismatch = De meegeleverde gegevens horen bij iets anders: hun “{ $key }” is { $text }, niet { $expected }. Maak ze opnieuw: { $make }
data-damaged = De meegeleverde gegevens zijn beschadigd ({ $why }). Maak ze opnieuw: { $make }
dice-file = Deze { -die-other } zijn niet bruikbaar. { $why }
dice-no-dice = De { -die-other } moeten een lijst van { $expected } { -die-other } zijn, niet { $count }.
dice-no-faces = { -Die-one } { $die } moet een lijst van zes { -colour-other } zijn, voor de { -number-other } 1 tot 6.
dice-no-face = { -Die-one } { $die } heeft de { -colour-one } “{ $text }”; verwacht wordt een van { $allowed }.
dice-no-twice = Op { -die-one } { $die } komt { $text } { $number } twee keer voor; een { -die-one } heeft elke { -colour-one } één keer, en elk { -face-one } is er één keer.

## The score pad

pad-rounds = { -Point-other } van de { -round-other }
pad-round-means = Gepakte { -point-other }, min die door aanvallen verloren gingen.
pad-who = Tik op de speler van wie de { -turn-one } voorbij is.
pad-over = De { -bank-one } is leeg: het spel is afgelopen (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hoe eindigde de { -turn-one }?
       *[other] { $player }, { -shizzle-other }: { $count }. Hoe ging de { -turn-one } verder?
    }
pad-choke = { -choke-one }: niets
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = Daar { -stop-participle }
pad-settle = { -Point-other } of een aanval? { -shizzle-other }: { $count }
pad-bad-turn = “{ $text }” is geen { -turn-one }: verwacht wordt een speler, de { -die-other } van de laatste { -line-one } (0, 2 tot 6), de { -shizzle-other } en de { -victim-other }, zoals “140” of “1312”.
pad-after-end = “{ $text }” komt na het einde van het spel: de { -bank-one } is leeg ({ $tag }).
pad-bad-attack = “{ $text }” valt een speler aan bij wie dat niet kan: verwacht worden anderen met { -point-other }, hoogstens één per { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-other }
sign-points-does = De { -chip-other } van een speler: vierkante zijn vijf { -point-other } waard, de andere één.
sign-line = { -Line-one }
sign-line-does = Elke { -die-one } deelt { -number-one } of { -colour-one } met de vorige. Een { -line-one } van drie, vier of vijf is evenveel { -point-other } waard als de { -turn-one } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Alle zes { -die-other } op de { -line-one }: zes { -point-other } voor jou, of zes die een andere speler { -return-verb-s }. Elke ster is een { -shizzle-one } die nog moet worden { -settle-participle }.
sign-bank = { -Bank-one }
sign-bank-does = Hier komen alle { -point-other } vandaan. Is hij leeg aan het eind van een { -turn-one }, dan eindigt het spel. Het bordje toont wat { -stop-verb } nu oplevert.
sign-cup = { -Dice_cup-one }
sign-cup-does = Gooit alle { -die-other } die niet op de { -line-one } liggen. Er moet er een { -join-verb }, anders is het een { -choke-one }.
sign-count = Kleine { -die-one }
sign-count-does = Hoeveel { -die-other } de volgende worp zou hebben.
sign-spark = { -spark-one }
sign-spark-does = De eerste { -die-one } van de { -line-one }, op stralen: de laatste { -die-one } van de vorige { -line-one }.
sign-bond = { -Seal-one } tussen twee { -die-other }
sign-bond-does = Waarom de { -die-other } { -join-verb }: het { -number-one } dat ze delen, of het teken van hun { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Geen gegooide { -die-one } { -fit-verb-s }. De { -turn-one } eindigt; alle { -point-other } ervan zijn verloren, ook { -shizzle-other }.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Er zijn vijf { -die-other } gegooid, en geen { -line-one } is langer dan twee: 2 { -point-other }, en de { -turn-one } eindigt.
sign-flicker = { -flicker-one }
sign-flicker-does = Een { -line-one } van drie, vier of vijf. { -Stop-stem } en pak de { -point-other }, of { -roll_on-imperative } en zet ze op het spel.
now-points = { points-count }.
now-line = { $count } van zes { -die-other } op de { -line-one }; de { -turn-one } is { points-count } waard.
now-rolls = Te gooien { -die-other }: { $count }.

## What gives the win shares of a review

evaluator-exact = het opgeloste spel
evaluator-table = de tabel voor drie spelers
evaluator-estimate = een schatting, geleerd van exacte { -turn-other }
evaluator-simple = een ruw model: de meegeleverde schatting is niet bruikbaar

## Kinds of chance, for statistics

chance-of-die = De { -number-other } van de { -die-other }
mistake-ending = een verloren spel beëindigen
mistake-stopping = te vroeg { -stop-verb }
mistake-going-on = een keer te veel gooien
mistake-six = een { -shizzle-one } missen
mistake-left-out = een { -fit-participle } { -die-one } weglaten
mistake-short = een kortere { -line-one } maken dan mogelijk
mistake-dice = de verkeerde { -die-one } toevoegen
mistake-attack = niet aanvallen
mistake-taking = aanvallen in plaats van { -point-other } nemen
mistake-victim = de verkeerde speler aanvallen
why-win =
    { $count ->
        [one] Het spel eindigt dan meteen, met 1 { -point-one } voorsprong.
       *[other] Het spel eindigt dan meteen, met { $count } { -point-other } voorsprong.
    }
why-ending =
    { $count ->
        [one] Het spel eindigde meteen, met 1 { -point-one } achterstand.
       *[other] Het spel eindigde meteen, met { $count } { -point-other } achterstand.
    }
why-victim = { $name } heeft { $better } { -point-other }, { $other } { $taken }.
why-choke = De kans op een { -choke-one } is { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Gemiddeld levert de { -turn-one } dan { NUMBER($better, maximumFractionDigits: 1) } { -point-other } op, niet { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = De { -turn-one } is aan { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -Settle-gerund } { -shizzle-other }: { $count }
edit-ready = Voor de eerste worp
edit-choose = { -Die-other } gegooid
edit-settle = { -shizzle-other } { -settle-verb }
edit-shows = Toont { $count }
edit-out = Van de { -line-one } af
edit-spark = Als de { -spark-one }
edit-join = Aan het eind van de { -line-one }

## Puzzles

puzzle-how-solution = volgens de oplossing, exact
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-stem }
puzzle-theme-joining = welke { -die-one } moet { -join-verb }
puzzle-theme-short-line = een kortere { -line-one }
puzzle-theme-shizzle = een { -shizzle-one }
puzzle-theme-attack = aanvallen
puzzle-theme-take = pakken
puzzle-theme-last-points = de laatste { -point-other }
puzzle-theme-last-turn = de laatste { -turn-one }

## The tutorial

tutorial-goal = Waar het om gaat: de meeste { -point-other } als de { -bank-one } leeg is. Alle { -point-other } komen uit de { -bank-one }, die er nu 32 heeft.
tutorial-spark = Je bent aan de { -turn-one }. De eerste { -die-one } van je { -line-one } ligt er al: de { -spark-one }, een rode 1. Je gooit de andere vijf.
tutorial-roll = Gooi de { -die-other }.
tutorial-colour = Een { -die-one } mag { -join-verb } op de { -line-one } als hij de { -colour-one } of het { -number-one } van de laatste heeft. Na de rode 1 { -fit-verb-s } de rode 4.
tutorial-number = Nu is de rode 4 de laatste. De gele 4 { -fit-verb-s }: hetzelfde { -number-one }.
tutorial-flicker = Drie { -die-other } zijn een { -flicker-one }: je kunt { -stop-verb } en voor elk een { -point-one } pakken. Maar er { -fit-verb } er meer. Leg de gele 2 aan.
tutorial-flicker-stop = Je kunt { -stop-verb }, maar er { -fit-verb-s } nog een { -die-one }, en dat is een { -point-one } meer.
tutorial-flicker-roll = Je kunt de rest gooien, maar een ervan { -fit-verb-s } al. Leg die eerst aan.
tutorial-longer = Nu de paarse 2. Kies de volgorde goed: alleen de laatste { -die-one } van de { -line-one } bepaalt wat daarna { -fit-verb-s }.
tutorial-stop = Vijf { -die-other } zijn vijf { -point-other }. Gooi je de laatste en { -fit-verb-s } hij niet, dan is de hele { -turn-one } verloren. { -Stop-stem }.
tutorial-stop-roll = Dat riskeert vijf { -point-other }, en de { -die-one } { -fit-verb-s } bij één op drie worpen. { -Stop-stem } en pak ze.
tutorial-next-spark = Vijf { -point-other } zijn van jou. Je laatste { -die-one }, de paarse 2, is nu Zoe’s { -spark-one }. Kijk wat ze gooit.
tutorial-choke = Geen { -die-one } was paars of een 2: een { -choke-one }. De { -turn-one } eindigt meteen, en alle { -point-other } ervan zijn verloren. Dezelfde { -spark-one } is nu van jou.
tutorial-fizzle = Van vijf { -die-other } { -fit-verb-s } er maar één, en daarna niets: een { -line-one } van twee is een { -fizzle-one }. Je { -turn-one } eindigt met twee { -point-other }. Leg de paarse 4 aan.
tutorial-again = Zoe is { -stop-participle } met drie { -die-other }. De blauwe 3 is je { -spark-one }: gooi weer.
tutorial-all = Deze keer kunnen alle { -die-other } { -join-verb }, één voor één. Begin met de groene 3.
tutorial-all-2 = Dan de groene 5. De oranje 5 en de oranje 4 volgen.
tutorial-all-stop = Dat mag, maar alle zes { -die-other } kunnen { -join-verb }. Leg de volgende aan.
tutorial-all-3 = Er is er nog maar één. Leg de paarse 4 aan.
tutorial-shizzle = Alle zes: een { -shizzle-one }! Hij is zes { -point-other } waard, of een aanval. Je kunt { -roll_on-verb }, maar bij een { -choke-one } ben je hem kwijt. { -Stop-stem }.
tutorial-shizzle-roll = Bij een { -choke-one } ben je de { -shizzle-one } kwijt. { -Stop-stem } en gebruik hem.
tutorial-attack = Je kunt zes { -point-other } pakken. Of aanvallen: dan moet Zoe er zes aan de { -bank-one } { -return-verb }. Val haar aan.
tutorial-attack-take = Zes { -point-other } zijn vaak even goed. Maar kijk wat een aanval doet.
tutorial-attacked = Zoe heeft zes { -point-other } aan de { -bank-one } { -return-participle }. Een aanval levert je niets op, maar het spel duurt langer, en dat helpt wie achter staat.
tutorial-bank = Een paar { -turn-other } later heeft de { -bank-one } drie { -point-other }, en jij staat voor. { -Stop-stem } met je vier { -die-other }: je pakt wat er is, en een lege { -bank-one } beëindigt het spel.
tutorial-bank-other = Dat mag, maar { -stop-verb } wint nu het spel.
tutorial-end = De { -bank-one } is leeg, en jij hebt de meeste { -point-other }: je hebt gewonnen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Elk { -face-one } heeft een { -number-one } en een { -colour-one }, en geen { -face-one } komt twee keer voor.
example-from-the-bank = Een { -line-one } van drie pakt drie { -point-other } uit de { -bank-one }.
example-next-spark = De { -turn-one } eindigde met een { -line-one } van drie. De laatste { -die-one }, zoals hij ligt, is de { -spark-one } van de volgende speler.
example-join = Rode 4 heeft de { -colour-one } van de { -spark-one } en mag { -join-verb }; oranje 4 heeft noch de { -colour-one } noch het { -number-one }.
example-choke = Geen van de vijf { -die-other } heeft het { -number-one } of de { -colour-one } van de { -spark-one }: een { -choke-one }. De { -turn-one } eindigt zonder { -point-other }.
example-fizzle = Een { -line-one } van drie is niet mogelijk: een { -fizzle-one }. Eén { -die-one } moet { -join-verb }, voor twee { -point-other }, en de { -turn-one } eindigt.
example-flicker = Een { -flicker-one } van vier: { -stop-stem } voor vier { -point-other }, of gooi de andere twee { -die-other }.
example-shizzle = Een { -shizzle-one }: { -stop-stem }, of { -roll_on-imperative } met zes { -point-other } op het spel. De zesde { -die-one } is dan de nieuwe { -spark-one }.
example-three-possible = Vanaf rode 5 is een { -line-one } van drie mogelijk, dus die moet er komen; met oranje 1 zou de { -line-one } op twee blijven steken.
example-attack = Door een { -shizzle-one } moet een andere speler met { -point-other } er zes aan de { -bank-one } { -return-verb }.
example-bank-empty = De { -bank-one } heeft minder dan er is verdiend en raakt leeg: het spel eindigt, en de meeste { -point-other } winnen.
example-shizzle-and-four = Een { -shizzle-one }, dan een { -flicker-one } van vier: tien { -point-other }, of een aanval en vier.
example-two-shizzles = Twee { -shizzle-other }, dan een { -fizzle-one }: 14 { -point-other }, of 8 en één aanval, of 2 en twee aanvallen.
example-shizzle-lost = Een { -shizzle-one }, dan een { -choke-one }: niets.
example-bank-grows = De aanval brengt de { -bank-one } van 4 naar 10, dan worden er vijf gepakt: er blijven er 5, en het spel gaat door.
example-take-all = Drie { -shizzle-other } en een { -line-one } van drie: alles wordt ineens gepakt.
summary-turn = Je { -turn-one }
summary-turn-1 = De { -spark-one } is de laatste { -die-one } van de vorige { -line-one }. Gooi de andere vijf.
summary-turn-2 = Leg { -die-other } aan het { -open_end-one }: elk deelt { -number-one } of { -colour-one } met de vorige.
summary-turn-3 = Geen { -die-one } { -fit-verb-s }: een { -choke-one }. De { -turn-one } eindigt zonder { -point-other }.
summary-turn-4 = Is een { -line-one } van drie mogelijk, dan moet die er komen.
summary-stop = { -Stop-verb } of { -roll_on-verb }
summary-stop-1 = Hoogstens twee: een { -fizzle-one }. 2 { -point-other }, en de { -turn-one } eindigt.
summary-stop-2 = Drie tot vijf: een { -flicker-one }. { -Stop-stem } voor een { -point-one } per { -die-one }, of gooi alle { -die-other } buiten de { -line-one }; dan moet er een { -join-verb }.
summary-six = Alle zes: een { -shizzle-one }
summary-six-1 = { -Stop-stem }: pak zes { -point-other }, of een andere speler moet er zes aan de { -bank-one } { -return-verb }.
summary-six-2 = Of { -roll_on-imperative }: hij staat op het spel, de zesde { -die-one } is de nieuwe { -spark-one }, en je gooit de andere vijf.
summary-six-3 = Als de { -turn-one } eindigt, wordt { -settle-participle } wat nog { -pending-verb-joined }: eerst aanvallen.
summary-end = Einde van het spel
summary-end-1 = De { -bank-one } begint met 40, 60, 75, 90 of 100 { -point-other } voor twee tot zes spelers.
summary-end-2 = De { -bank-one } is leeg als een { -turn-one } is { -settle-participle }: de meeste { -point-other } winnen.
