### The words of Shizzle in Danish.

## The game

game-name = Shizzle
game-tagline = Seks terninger på linje: stop i tide, eller slå videre og sæt alt på spil.
game-by = af Patch Products
game-about = Byg en linje af terninger fra Gnisten; hver passer til terningen før i tal eller farve. Stop og tag linjens point, eller slå videre og sæt dem på spil. Alle 6 terninger giver en Shizzle: tag 6 point, eller lad en anden spiller give 6 tilbage.

## Colours and faces

colour-red = rød
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-purple = lilla
colour-pink = pink
colour-black = sort

face =
    { $colour ->
        [red] rød { $number }
        [orange] orange { $number }
        [yellow] gul { $number }
        [green] grøn { $number }
        [blue] blå { $number }
        [purple] lilla { $number }
        [black] sort { $number }
       *[pink] pink { $number }
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
        [you] Du lægger { $face } efter { $end }: { same }.
       *[other] { $seat } lægger { $face } efter { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du mister { points-count }.
       *[other] { $seat } mister { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du angriber { $victim }, som giver { points-count } tilbage til banken.
       *[other] { $victim ->
            [you] { $seat } angriber dig: du giver { points-count } tilbage til banken.
           *[other] { $seat } angriber { $victim }, som giver { points-count } tilbage til banken.
        }
    }
seat-wins =
    { $seat ->
        [you] Du vandt
       *[other] { $seat } vandt
    }
same =
    { $by ->
        [number] samme tal
       *[colour] samme farve
    }
fit =
    { $by ->
        [number] passer i tal
        [colour] passer i farve
        [barred] passer, men må ikke lægges, for en anden terning giver en linje på 3
       *[none] passer ikke
    }
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } point
    }
over-why =
    { $end ->
        [bank] Banken er tom
        [target] Målet er nået
        [rounds] Den sidste runde er slut
       *[cap] Alle 500 ture er spillet
    }
to-settle =
    { $pending ->
        [one] Skal afgøres: 1 Shizzle.
       *[other] Skal afgøres: { $pending } Shizzler.
    }

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } point for en linje på { $points }
gain-shizzles =
    { $count ->
        [one] { $points } point for din Shizzle
       *[other] { $points } point for { $count } Shizzler
    }
gain-both = { $points } point: { $line } for linjen, { $worth } for Shizzler
gain-rest =
    { $points ->
        [one] det sidste point i banken i stedet for { $earned }
       *[other] de sidste { $points } point i banken i stedet for { $earned }
    }

## Set-up: log and hover

did-dice = På terning { $die }: { face }.
did-first =
    { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }
did-spark =
    { $seat ->
        [you] Du slår terning { $die } for at få den første Gnist.
       *[other] { $seat } slår terning { $die } for at få den første Gnist.
    }
did-fall-spark = Slået: { $face }, den første Gnist.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Slå terning { $die } for at få den første Gnist.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du slår 5 terninger. Gnisten er { $face }.
       *[other] { $seat } slår 5 terninger. Gnisten er { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du slår videre
       *[other] { $seat } slår videre
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spil.
did-roll-shizzle = { rolls-on } med { points-count } på spil. Den nye Gnist er { $face }.
did-fall = Slået: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slået: { $face }. Ingen terning passer: Slukning!
       *[other] Slået: { $face }. Ingen terning passer: Slukning! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Det giver en linje på { $count }.
did-join-shizzle = { seat-joins } Alle 6: en Shizzle!
did-fizzle = { seat-joins } Ingen tredje terning passer: en Fuser. { did-take }
did-fizzle-settle = { seat-joins } Ingen tredje terning passer: en Fuser. { to-settle }
did-stop =
    { $seat ->
        [you] Du stopper og tager { $gain }.
       *[other] { $seat } stopper og tager { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du stopper. { to-settle }
       *[other] { $seat } stopper. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du tager { $gain }.
       *[other] { $seat } tager { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Turen slutter.
did-over = { $told } { over-why }, og spillet slutter.

## Turns: what a hovered target would do

would-roll = { action-roll }. Hvis ingen passer til { $face }, får du en Slukning.
would-roll-on =
    { $count ->
        [one] { action-roll }. Hvis den ikke passer til { $face }, mister du { points-count }.
       *[other] { action-roll }. Hvis ingen passer til { $face }, mister du { points-count }.
    }
would-roll-shizzle = { action-roll }. Passer ingen til den nye Gnist, { $face }, mister du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Læg { $face } efter { $end }: { same }.
would-join-two = { would-put } Læg så en tredje terning.
would-join = { would-put } Derefter kan du stoppe med { points-count }.
would-join-shizzle = { would-put } Alle 6: en Shizzle!
would-fizzle = { would-put } Ingen tredje terning passer: en Fuser. Din tur slutter, og du tager { $gain }.
would-fizzle-settle = { would-put } Ingen tredje terning passer: en Fuser. { to-settle }
would-stop = Stop og tag { $gain }.
would-stop-settle = Stop. Tag så 6 point for hver Shizzle, eller angrib.
would-take = Tag { $gain }.
would-hit = Angrib { $victim }, som giver { points-count } tilbage til banken.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Så tager du { $gain }.
would-attack-last = { would-hit } Din tur slutter.
would-over =
    { $result ->
        [won] { $told } Du vinder!
        [shared] { $told } Du deler sejren.
       *[lost] { $told } Spillet slutter, og du vinder ikke.
    }

## Status

status-setup = Opstilling
status-spark =
    { $seat ->
        [you] Din tur: slå en valgfri terning som første Gnist.
       *[other] { $seat } vælger en terning til den første Gnist.
    }
status-ready =
    { $seat ->
        [you] Din tur: slå 5 terninger.
       *[other] { $seat } slår 5 terninger.
    }
status-join-third =
    { $seat ->
        [you] Din tur: læg en tredje terning, { end-colour } eller en { $number }’er.
       *[other] { $seat } vælger en terning: { end-colour } eller en { $number }’er.
    }
status-join =
    { $seat ->
        [you] Din tur: læg en terning, { end-colour } eller en { $number }’er.
       *[other] { $seat } vælger en terning: { end-colour } eller en { $number }’er.
    }
status-fizzle =
    { $seat ->
        [you] Din tur: læg en terning til en Fuser. En linje på 3 er ikke mulig.
       *[other] { $seat } vælger en terning til en Fuser.
    }
status-join-or-end =
    { $seat ->
        [you] Læg en terning, stop med { points-count }, eller slå videre.
       *[other] { $seat } vælger: stoppe med { points-count } eller slå videre.
    }
status-end =
    { $seat ->
        [you] Din tur: stop med { points-count }, eller slå videre.
       *[other] { $seat }: stoppe med en linje på { $count } eller slå videre?
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stop, eller sæt { points-count } på spil: slå 5 terninger.
       *[other] Shizzle! { $seat } vælger: stoppe eller slå videre.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Din tur: tag { points-count }, eller angrib en spiller.
       *[other] { $seat } afgør en Shizzle.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared =
    { $seats ->
        [you] { $seats } stod lige med { points-count }. { over-why }.
       *[other] { $seats } stod lige med { points-count }. { over-why }.
    }
status-type-dice = Terning { $die }: hvilken farve har dens { $number }?
status-type-first = Hvem begynder?
status-type-fall =
    { $count ->
        [one] Hvad viser terning { $die }? Mangler endnu: 1 terning.
       *[other] Hvad viser terning { $die }? Mangler endnu: { $count } terninger.
    }
round =
    { $target ->
        [0] { $most ->
            [0] Runde { $count }
           *[other] Runde { $count } af { $most }
        }
       *[other] { $most ->
            [0] Runde { $count }, først til { $target } point
           *[other] Runde { $count } af { $most }, eller først til { $target } point
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Slå 1 terning
       *[other] Slå { $count } terninger
    }
action-stop = Stop: tag { $points }
action-stop-settle = Stop, og afgør
action-take = Tag { $points }
action-attack = Angrib { $victim }
deed-spark = Slå denne terning
deed-add = Læg terningen
touch-spark = Tryk på en terning.
touch-attack = Tryk på en spiller.
touch-add = Tryk på en terning.

## Refusals: why not, and what instead

refused-SH-1-1 = En terning viser et tal fra 1 til 6. Vælg en af dens sider.
refused-SH-1-2 = En terning har hver farve én gang, og ingen side findes to gange. Vælg en af de viste farver.
refused-SH-1-4 = Den spiller er ikke ved dette bord. Vælg en af spillerne.
refused-SH-2-1 = Der er ingen Gnist endnu. Vælg en terning, der slås alene.
refused-SH-2-2 = Din tur begynder med et slag. Slå først de 5 terninger.
refused-SH-2-3 = Den terning har hverken samme tal eller samme farve som den sidste terning i linjen. Læg en, der passer, hvis du kan.
refused-SH-2-3-lies = Den terning er i linjen og bliver der. Læg en uden for linjen, hvis du kan.
refused-SH-2-8 = Efter hvert slag skal du lægge en terning, og 2 i linjen er ikke nok. Læg en terning, der passer.
refused-SH-2-8-alone = Efter den terning passer ingen anden, men en linje på 3 er mulig. Læg en anden terning.
refused-SH-3-1 = Kun Shizzler mangler at blive afgjort. Tag pointene, eller angrib.
refused-SH-3-1-early = Der er intet at afgøre, før din tur slutter. Læg en terning, stop, eller slå videre.
refused-SH-3-2 = Du kan kun angribe en anden spiller, der har point. Vælg en, eller tag pointene.
refused-SH-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.

## Options

option-first = Hvem begynder
option-first-help = Tilfældigt, eller den plads, du vælger.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-random_dice = Tilfældige terninger
option-random_dice-help = Farverne fordeles tilfældigt på terningerne. Hver terning har stadig hvert tal og hver farve én gang, og ingen side findes to gange.
option-rounds = Runder
option-rounds-help = Spillet slutter også, når hver spiller har haft så mange ture.
option-rounds-0 = ingen grænse
option-target = Mål i point
option-target-help = Spillet slutter også, når en spiller afslutter en tur med mindst så mange point.
option-target-0 = intet mål
option-cap = Højst 500 ture
option-cap-help = Så vinder spilleren med flest point. Uden dette kunne angreb forlænge et spil i det uendelige. Et bord med kun bots har det altid.

## The board in text

picture-label = Linjen, terningerne uden for den, banken og alle point; også som tekst.
text-board = Linjen, derefter de 6 terninger
text-place =
    { $by ->
        [number] Plads { $count }: { $face }, passer i tal
        [colour] Plads { $count }: { $face }, passer i farve
       *[spark] Plads { $count }: { $face }, Gnisten
    }
text-place-empty = Plads { $count }: tom
text-die = Terning { $die }: { $face }
text-die-line = Terning { $die }: { $face }, i linjen på plads { $count }
text-die-loose = Terning { $die }: { $face }, { fit }
text-die-falling = Terning { $die }: bliver slået
text-die-blank = Terning { $die }: ikke slået endnu
text-side =
    { $colour ->
        [none] På terning { $die }: { $number }, farven kendes ikke endnu
       *[other] På terning { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Er i tur.
text-bank = Bank: { points-count }.
points-banked = Point

## Rules

rules-intro = Shizzle er et terningspil for 2 til 6 spillere. Din linje begynder med Gnisten, den sidste terning i den forrige linje. Slå de andre 5 terninger, og læg dem, der passer: hver skal have samme tal eller farve som terningen før. Hvis ingen passer, får du en Slukning og mister turens point. Hvis ingen linje længere end 2 er mulig, får du en Fuser: tag 2 point, og din tur slutter. En linje på 3, 4 eller 5 er et Glimt. Stop og tag 1 point for hver terning i den, eller slå resten og sæt det hele på spil. Alle 6 er en Shizzle: tag 6 point, lad en anden spiller give 6 tilbage, eller slå videre og sæt den på spil. Når banken er tom, vinder spilleren med flest point.
rules-page = Terninger, du må lægge, er markeret: klik på en for at lægge den i linjen, eller vælg den med tastaturet. ”Stop” og ”Slå” vises, når du må bruge dem. En Slukning eller en Fuser slutter automatisk din tur. Hvis du stopper, og der ikke er nogen at angribe, tager du automatisk point for dine Shizzler. Med rigtige terninger indtaster du, hvad de viser, i vilkårlig rækkefølge. Hvilke farver der er på hvilken terning, har vi gættet.{$reconstruction} Har du æsken, kan du rette det i dice.toml.

rules-SH-1 = Indhold
rule-SH-1-1 = Der er 6 terninger med tallene 1 til 6. Hvert af de 36 par af tal og farve findes på præcis én side. Hver terning har hvert tal og hver farve én gang.{$review}
rule-SH-1-2 = Farverne er rød, orange, lilla, blå, grøn og gul. Gul er vores gæt, og rigtige sæt er forskellige. På terning 1 har tallene 1 til 6 farverne i den rækkefølge; hver følgende terning begynder én farve senere.{$reconstruction} Variant: tilfældige terninger.
rule-SH-1-3 = Jetonerne er point: 14 jetoner på 5 og 30 på 1, i alt 100 point. Banken starter med 40 point for 2 spillere, 60 for 3, 75 for 4, 90 for 5 og 100 for 6. Spillerne starter uden point. Bankens og alle spilleres point giver altid samme sum.
rule-SH-1-4 = Den yngste spiller begynder; her vælger værten, eller det er tilfældigt.{$ruling} Turen går til venstre.

rules-SH-2 = Din tur
rule-SH-2-0 = En Shizzle venter, fra du laver den, til du afgør den ved turens slutning. Intet andet venter. Din linje tæller én gang, når din tur slutter: en linje på 3, der voksede til 5, er 5 værd. En linje på 6 er 1 ventende Shizzle og giver ikke andet.
rule-SH-2-1 = I spillets første tur slår du 1 valgfri terning: den er Gnisten. I alle andre ture er Gnisten den sidste terning i den forrige spillers linje, præcis som den ligger.
rule-SH-2-2 = Gnisten er den første terning i din linje og tæller med. Slå de andre 5 terninger.
rule-SH-2-3 = Læg kun terninger i linjens åbne ende. Hver skal have samme tal eller farve som terningen før. Vælg selv, hvilke af de slagne terninger du lægger og i hvilken rækkefølge. Terninger fra tidligere slag bliver liggende.{$ruling}
rule-SH-2-4 = Slukning: ingen slået terning passer, hverken i det første slag eller i et senere. Din tur slutter, og du mister alle dens point, også ventende Shizzler.
rule-SH-2-5 = Fuser: du slog 5 terninger, og den længst mulige linje er 2. Vælg, hvilken passende terning du lægger. Din tur slutter: tag 2 point, og afgør eventuelle ventende Shizzler.
rule-SH-2-6 = Glimt: en linje på 3, 4 eller 5. Stop, tag så mange point, og afgør eventuelle ventende Shizzler; eller slå alle terninger, der ikke er i linjen. Mindst 1 skal så passe, ellers får du en Slukning. (Det kan ikke blive en Fuser: du slår færre end 5 terninger.)
rule-SH-2-7 = Shizzle: alle 6 terninger er i linjen. Den er 6 point værd, som du tager, eller 6, som en anden spiller giver tilbage til banken. Stop, eller slå videre og sæt den på spil. Hvis du slår videre, bliver den sjette terning den nye Gnist, en ny linje på 1; slå de andre 5 terninger.
rule-SH-2-8 = Hvis en terning passer, skal du lægge mindst 1. Andre passende terninger må du udelade.{$ruling} Undtagelse: hvis du slog 5 terninger, og en linje på 3 eller flere er mulig, skal din linje nå 3.{$ruling} Vælg i så fald en første terning, som en anden slået terning passer efter. (En linje på 2 er altid en Fuser.)
rule-SH-2-9 = Når du slår videre, slår du alle terninger, der ikke er i linjen.{$ruling}

rules-SH-3 = Når turen og spillet slutter
rule-SH-3-1 = Shizzler venter, til din tur slutter; så afgør du dem.{$ruling} For hver tager du 6 point eller angriber en spiller. Vælg for hver enkelt; du må angribe flere spillere.{$ruling} Angrib først, og tag så point.{$ruling} (Bogen siger ”straks”. Vi læser: når din tur slutter, for du kan i stedet slå videre og miste dem ved en Slukning.)
rule-SH-3-2 = En spiller, du angriber, giver 6 point tilbage til banken, eller alle sine, hvis der er færre.{$ruling} Du får ingenting. Angrib én ad gangen. Du må kun angribe andre spillere, der har point; den samme må du angribe igen, så længe der er point tilbage.{$ruling} Hvis ingen af dem har point, tager du point for din Shizzle.{$ruling}
rule-SH-3-3 = Hvis banken har mindre, end du har optjent, tager du, hvad der er tilbage.{$ruling}
rule-SH-3-4 = Når du stopper, må du ikke afslå point.{$ruling} Bogen råder dig til ikke at slutte et spil, du ville tabe: angrib, eller slå videre i stedet.
rule-SH-3-5 = Den sidste terning i din linje er næste spillers Gnist, også efter en Slukning.{$ruling} Får du en Slukning i dit første slag, er det den Gnist, du begyndte med.
rule-SH-3-6 = Hvis banken er tom, når en tur er afgjort, slutter spillet straks. Spilleren med flest point vinder. Ved lighed deles sejren.{$ruling}
rule-SH-3-7 = Bogen har ingen grænse for antal ture, og angreb kan forlænge et spil i det uendelige. Varianter: et antal runder, et mål eller højst 500 ture. En tom bank slutter stadig spillet. Et mål tæller, når en tur er afgjort; en runde slutter efter den sidste spillers tur.{$ruling} Spilleren med flest point vinder; ved lighed deles sejren.{$ruling}

rules-SH-4 = Godt at vide
rule-SH-4-1 = Chancen for, at en terning ikke passer, er 2 ud af 3. Du får altså en Slukning i 13 % af slagene med 5 terninger, 30 % med 3, 44 % med 2 og 67 % med 1.
rule-SH-4-2 = I de 7.776 slag med 5 almindelige terninger er den længst mulige linje én terning 1.024 gange, to 1.034, tre 1.160, fire 1.624, fem 1.730 og seks 1.204.
rule-SH-4-3 = En Shizzle, så et Glimt på 4: 10 point, eller et angreb og 4. To Shizzler, så en Fuser: 14 point, eller 8 og ét angreb, eller 2 og to angreb. En Shizzle, så en Slukning: ingenting. Banken har 4, du angriber en spiller med 9, og du har stadig 5 at tage. Banken vokser til 10, du tager 5, og den har 5: spillet fortsætter.

rules-ours = Andre afgørelser
rule-ours-1 = Hvis du opgiver, får du ingenting, og de andre spillere deler sejren.{$ruling}
rule-ours-2 = Spillet venter, til du slår de 5 terninger i begyndelsen af din tur.{$ruling}
rule-ours-3 = Når du tager point, tager du 6 for hver Shizzle, der er tilbage, og linjens point.{$ruling}
rule-ours-4 = Tilfældige terninger laves én ad gangen. Hver er en af dem, der er mulige sammen med de foregående, alle lige sandsynlige.{$ruling}
rule-ours-5 = Slagne terninger falder til ro én ad gangen, fra terning 1 til terning 6. Først efter den sidste afgøres det, om du får en Slukning.{$ruling}

## What a typed text should have been

unread-first = ”{ $text }” er ikke en spiller. Skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-die = ”{ $text }” er ikke en terning. Skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-colour = ”{ $text }” er ikke en farve til { $place } (terning og tal). Skriv { $colours }.
unread-fallen = ”{ $text }” er ikke en side på terning { $count }. Skriv { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Rigtige terninger
chance-typed-help = Du slår rigtige terninger og indtaster, hvad de viser.
palette-head = Hvad viser de rigtige terninger?

## Bots

bot-greedy = Mellem
bot-greedy-help = spiller efter flest point i denne tur
bot-novice = Begynder
bot-novice-help = som { bot-greedy }, men stopper ofte for tidligt eller slår videre for længe
bot-club = Let
bot-club-help = som { bot-optimal }, men kan miste op til 8 % vinderchance pr. handling, mindre med flere spillere
bot-strong = Svær
bot-strong-help = som { bot-optimal }, men kan miste op til 2 % vinderchance pr. handling, mindre med flere spillere
bot-optimal = Bedst
bot-optimal-help = spiller efter den nøjagtige løsning (2 spillere, almindelige terninger) eller det bedste skøn

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle 6
       *[other] { $count } eller flere
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stop med { $length }
advice-stop-joining = Læg { $dice }; stop med { $length }
advice-roll-joining = Læg { $dice }; slå videre
advice-fizzle-joining = Læg { $dice }: en Fuser
advice-die = Slå terning { $count } for at få den første Gnist
advice-odds = Chancer for, at du får en Slukning i næste slag eller kan lave en linje på 3, 4, 5 eller 6.
advice-turn = Point: hvad denne tur giver i gennemsnit, hvis du spiller efter point.

## The solution

solve-bank = Banken kan ikke have { $bank } point her. Angiv 1 til { $most }.
data-mismatch = De medfølgende data er til noget andet: deres ”{ $key }” er { $text }, ikke { $expected }. Lav dem igen: { $make }
data-damaged = De medfølgende data er beskadiget ({ $why }). Lav dem igen: { $make }
dice-file = Disse terninger kan ikke bruges. { $why }
dice-no-dice = Terningerne (dice) skal være en liste af { $expected }, ikke { $count }.
dice-no-faces = Terning { $die } skal være en liste med 6 farver, til dens tal 1 til 6.
dice-no-face = Terning { $die } kan ikke have farven ”{ $text }”. Brug { $allowed }.
dice-no-twice = { $text } { $number } på terning { $die } er én for meget. Hver terning har hver farve én gang, og ingen side findes to gange.

## The score pad

pad-rounds = Point pr. runde
pad-round-means = Tagne point, minus dem, der er mistet ved angreb.
pad-who = Tryk på den spiller, hvis tur er slut.
pad-over = Banken er tom: spillet er slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hvordan sluttede turen?
        [one] { $player }, 1 Shizzle: hvordan gik turen videre?
       *[other] { $player }, { $count } Shizzler: hvordan gik turen videre?
    }
pad-choke = Slukning: intet
pad-fizzle = Fuser: { $count }
pad-flicker = Glimt: { $count }
pad-stop = Stoppede der
pad-settle =
    { $count ->
        [one] Afgør 1 Shizzle: point eller angreb?
       *[other] Afgør { $count } Shizzler: point eller angreb?
    }
pad-bad-turn = ”{ $text }” er ikke en tur. Angiv en spiller, terningerne i den sidste linje (0, 2 til 6), Shizzlerne og de angrebne spillere, som ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spillets slutning: banken er tom ({ $tag }).
pad-bad-attack = ”{ $text }” har et angreb, der ikke er tilladt. Angrib andre spillere, der har point, højst én gang for hver Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Point
sign-points-does = En spillers jetoner: en firkantet er 5 point, en rund er 1.
sign-line = Linje
sign-line-does = Hver terning har samme tal eller farve som den før. Når du stopper, er en linje på 3, 4 eller 5 lige så mange point værd.
sign-shizzle = Shizzle
sign-shizzle-does = Alle 6 terninger i linjen: 6 point til dig, eller 6, som en anden spiller giver tilbage. Hver stjerne er en Shizzle, der skal afgøres.
sign-bank = Bank
sign-bank-does = Alle point kommer herfra. Hvis den er tom, når en tur slutter, slutter spillet. Skiltet viser, hvad du tager, hvis du stopper nu.
sign-cup = Raflebæger
sign-cup-does = Slår alle terninger, der ikke er i linjen. Mindst 1 skal passe, ellers får du en Slukning.
sign-count = Lille terning
sign-count-does = Hvor mange terninger du ville slå næste gang.
sign-spark = Gnist
sign-spark-does = Den første terning i din linje, med stråler omkring. Det er den sidste terning i den forrige linje.
sign-bond = Segl mellem to terninger
sign-bond-does = Hvorfor de to terninger passer sammen: tallet, de har til fælles, eller mærket for deres farve.
sign-choke = Slukning
sign-choke-does = Ingen slået terning passer. Din tur slutter, og du mister dens point, også ventende Shizzler.
sign-fizzle = Fuser
sign-fizzle-does = Du slog 5 terninger, og ingen linje længere end 2 er mulig: tag 2 point, og din tur slutter.
sign-flicker = Glimt
sign-flicker-does = En linje på 3, 4 eller 5. Stop og tag dens point, eller slå videre og sæt dem på spil.
now-points = { points-count }.
now-line = Linjen har { $count } af 6 terninger; turen er { points-count } værd indtil nu.
now-rolls =
    { $count ->
        [one] Næste slag er med 1 terning.
       *[other] Næste slag er med { $count } terninger.
    }

## What gives the win shares of a review

evaluator-exact = det løste spil
evaluator-table = tabellen for 3 spillere
evaluator-estimate = et skøn, lært af nøjagtige ture
evaluator-simple = en grov model, da det medfølgende skøn ikke kan bruges

## Kinds of chance, for statistics

chance-of-die = Slagne tal
mistake-ending = afslutte et tabt spil
mistake-stopping = stoppe for tidligt
mistake-going-on = slå én gang for meget
mistake-six = overse en Shizzle
mistake-left-out = udelade en terning, der passer
mistake-short = lave en kortere linje end muligt
mistake-dice = lægge den forkerte terning
mistake-attack = ikke angribe
mistake-taking = angribe i stedet for at tage point
mistake-victim = angribe den forkerte spiller
why-win =
    { $count ->
        [one] Så slutter spillet straks og er vundet med 1 point.
       *[other] Så slutter spillet straks og er vundet med { $count } point.
    }
why-ending =
    { $count ->
        [one] Spillet sluttede straks og var tabt med 1 point.
       *[other] Spillet sluttede straks og var tabt med { $count } point.
    }
why-victim = Point: { $name } { $better }, { $other } { $taken }.
why-choked = Slaget havde { NUMBER($share, style: "percent", maximumFractionDigits: 0) } risiko for en Slukning.
why-roll = Planen: læg { $dice }, og slå videre.
why-stop = Planen: læg { $dice }, og stop med { $count } terninger i linjen.
why-choke = Så er risikoen for en Slukning { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I gennemsnit er turen så { NUMBER($better, maximumFractionDigits: 1) } point værd, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I tur: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzler at afgøre: { $count }
edit-ready = Før første slag
edit-choose = Terninger slået
edit-settle = Afgør Shizzler
edit-shows = Viser { $count }
edit-out = Tag ud af linjen
edit-spark = Gør til Gnist
edit-join = Læg i linjen

## Puzzles

puzzle-how-solution = ved løsningen, nøjagtigt
puzzle-theme-push = slå videre
puzzle-theme-stop = stop
puzzle-theme-joining = hvilken terning der skal lægges
puzzle-theme-short-line = en kortere linje
puzzle-theme-shizzle = en Shizzle
puzzle-theme-attack = angreb
puzzle-theme-take = tage point
puzzle-theme-last-points = de sidste point
puzzle-theme-last-turn = den sidste tur

## The tutorial

tutorial-goal = Dit mål: at have flest point, når banken er tom. Alle point kommer fra banken, som nu har 32.
tutorial-spark = Det er din tur. Den første terning i din linje ligger der allerede: Gnisten, rød 1. Du slår de andre 5 terninger.
tutorial-roll = Slå terningerne.
tutorial-colour = En terning passer, hvis den har samme farve eller tal som den sidste terning i linjen. Efter rød 1 passer rød 4. Læg den.
tutorial-number = Nu er rød 4 sidst. Gul 4 passer: tallet er det samme. Læg den.
tutorial-flicker = En linje på 3 er et Glimt: du kunne stoppe og tage 3 point. Men endnu en terning passer. Læg gul 2.
tutorial-flicker-stop = Du kunne stoppe, men endnu en terning passer, og 1 terning mere er 1 point mere. Læg den.
tutorial-flicker-roll = Du kunne slå resten, men en af dem passer allerede. Læg den først.
tutorial-longer = Vælg rækkefølgen med omtanke: kun den sidste terning i linjen afgør, hvad der passer næste gang. Læg lilla 2.
tutorial-stop = Dine 5 terninger er 5 point værd. Hvis du slår den sidste terning, og den ikke passer, mister du dem alle. Stop.
tutorial-stop-roll = Så sætter du 5 point på spil, og chancen for, at terningen passer, er kun 1 ud af 3. Stop, og tag dem.
tutorial-next-spark = Du har taget 5 point. Din sidste terning, lilla 2, er nu Zoes Gnist. Se, hvad hun slår.
tutorial-choke = Ingen af Zoes terninger var lilla eller en 2’er: en Slukning! Hendes tur slutter straks, og hun mister dens point. Den samme Gnist er nu din. Slå.
tutorial-fizzle = Kun 1 af dine 5 terninger passer, og intet passer efter den. En linje på 2 er en Fuser: din tur slutter med 2 point. Læg lilla 4.
tutorial-again = Zoe er stoppet med 3 terninger. Blå 3 er din Gnist. Slå igen.
tutorial-all = Denne gang kan du lægge alle terningerne, én efter én. Begynd med grøn 3.
tutorial-all-2 = Læg grøn 5. Derefter følger orange 5 og orange 4.
tutorial-all-stop = Det er tilladt, men du kan lægge alle 6 terninger. Læg den næste.
tutorial-all-3 = Kun 1 terning er tilbage. Læg lilla 4.
tutorial-shizzle = Alle 6: en Shizzle! Den er 6 point værd, eller et angreb. Du kunne slå videre, men får du en Slukning, mister du den. Stop.
tutorial-shizzle-roll = Hvis du får en Slukning, mister du din Shizzle. Stop, og brug den.
tutorial-attack = Du kunne tage 6 point. Hvis du angriber Zoe, giver hun 6 af sine tilbage til banken. Angrib hende.
tutorial-attack-take = Det er ofte lige så godt at tage 6 point. Men se, hvad et angreb gør: angrib Zoe.
tutorial-attacked = Zoe har givet 6 point tilbage til banken. Du får ingenting, men spillet varer længere, og det hjælper spillere, der er bagud.
tutorial-bank = Nogle ture senere har banken 3 point, og du fører. Hvis du stopper med dine 4 terninger, tager du de 3, og spillet slutter. Stop.
tutorial-bank-other = Det er tilladt, men hvis du stopper nu, vinder du. Stop.
tutorial-end = Banken er tom, og du har flest point: du har vundet!

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Hver side har et tal og en farve, og ingen side findes to gange.
example-from-the-bank = Du stopper med en linje på 3 og tager 3 point fra banken.
example-next-spark = Du stopper med en linje på 3. Dens sidste terning er, præcis som den ligger, næste spillers Gnist.
example-join = Du må lægge rød 4, som har Gnistens farve. Orange 4 har hverken dens farve eller dens tal.
example-choke = Ingen af de 5 terninger har Gnistens tal eller farve: en Slukning. Din tur slutter, og du mister dens point.
example-fizzle = Ingen linje på 3 er mulig: en Fuser. Læg 1 terning, og tag 2 point. Din tur slutter.
example-flicker = Et Glimt på 4: stop og tag 4 point, eller slå de andre 2 terninger.
example-shizzle = En Shizzle: stop, eller slå videre og sæt 6 point på spil. Hvis du slår videre, er den sjette terning den nye Gnist.
example-three-possible = Med rød 5 er en linje på 3 mulig, så du skal lave den. Med orange 1 ville linjen ende på 2.
example-attack = Med en Shizzle kan du lade en anden spiller, der har point, give 6 tilbage til banken.
example-bank-empty = Banken har mindre, end du har optjent. Du tager, hvad der er tilbage, og spillet slutter.
example-shizzle-and-four = En Shizzle, så et Glimt på 4: 10 point, eller et angreb og 4.
example-two-shizzles = To Shizzler, så en Fuser: 14 point, eller 8 og ét angreb, eller 2 og to angreb.
example-shizzle-lost = En Shizzle, så en Slukning: ingenting.
example-bank-grows = Dit angreb bringer banken fra 4 point til 10. Så tager du 5: banken har 5, og spillet fortsætter.
example-take-all = Tre Shizzler og en linje på 3: du tager alle deres point på én gang, så langt banken rækker.
summary-turn = Din tur
summary-turn-1 = Gnisten er den sidste terning i den forrige linje. I den første tur slår du 1 valgfri terning som Gnist. Slå de andre 5 terninger.
summary-turn-2 = Læg mindst 1 terning i den åbne ende: hver skal have samme tal eller farve som terningen før.
summary-turn-3 = Ingen terning passer: en Slukning. Din tur slutter, og du mister dens point, også ventende Shizzler.
summary-turn-4 = Hvis en linje på 3 er mulig, skal du lave den.
summary-stop = Stop eller slå videre
summary-stop-1 = Ingen linje længere end 2 er mulig: en Fuser. Tag 2 point; din tur slutter.
summary-stop-2 = En linje på 3 til 5: et Glimt. Stop med 1 point pr. terning, eller slå alle terninger uden for linjen; mindst 1 skal så passe.
summary-six = Alle 6: en Shizzle
summary-six-1 = Stop: tag 6 point, eller lad en anden spiller give 6 tilbage til banken.
summary-six-2 = Eller slå videre og sæt den på spil: den sjette terning er den nye Gnist, og du slår de andre 5.
summary-six-3 = Når din tur slutter, afgør du dine ventende Shizzler: angrib først, og tag så point.
summary-end = Spillets slutning
summary-end-1 = Banken starter med 40, 60, 75, 90 eller 100 point for 2, 3, 4, 5 eller 6 spillere.
summary-end-2 = Hvis banken er tom efter en tur, slutter spillet. Flest point vinder; ved lighed deles sejren.
