### The words of Shizzle in Danish.

## The game

game-name = Shizzle
game-tagline = Seks terninger på linje: stop i tide, eller slå videre og sæt alt på spil.
game-by = af Patch Products
game-about = Byg en linje af terninger fra Gnisten; hver passer til terningen før i tal eller farve. Stop og tag point for den, eller slå videre og sæt dem på spil. Alle seks giver en Shizzle: seks point til dig, eller seks, som en anden spiller giver tilbage.

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
        [you] Du lægger { $face } til ved { $end }: { same }.
       *[other] { $seat } lægger { $face } til ved { $end }: { same }.
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
        [you] Du vinder
       *[other] { $seat } vinder
    }
same =
    { $by ->
        [number] samme tal
       *[colour] samme farve
    }
fit =
    { $by ->
        [number] passer med sit tal
        [colour] passer med sin farve
        [barred] passer, men ville stå alene, hvor tre er mulige
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
       *[cap] 500 ture er spillet
    }
to-settle = Shizzler at afgøre: { $pending }.

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
        [you] Du slår fem terninger ved siden af Gnisten, { $face }.
       *[other] { $seat } slår fem terninger ved siden af Gnisten, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du slår videre
       *[other] { $seat } slår videre
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spil.
did-roll-shizzle = { rolls-on } med { points-count } på spil; den nye Gnist er { $face }.
did-fall = Slået: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slået: { $face }. Ingen terning passer: Slukning!
       *[other] Slået: { $face }. Ingen terning passer: Slukning! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu er der { $count } på linje.
did-join-shizzle = { seat-joins } Alle seks: en Shizzle!
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
did-over = { $told } { over-why }: spillet er slut.

## Turns: what a hovered target would do

would-roll = { action-roll }. Passer ingen til { $face }, er det en Slukning.
would-roll-on = { action-roll }. Passer ingen til { $face }, mister du { points-count }.
would-roll-shizzle = { action-roll }. Passer ingen til den nye Gnist, { $face }, mister du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Læg { $face } til ved { $end }: { same }.
would-join-two = { would-put } En tredje skal følge.
would-join = { would-put } At stoppe giver så { points-count }.
would-join-shizzle = { would-put } Alle seks: en Shizzle!
would-fizzle = { would-put } Ingen tredje terning passer: en Fuser. Din tur slutter; du tager { $gain }.
would-fizzle-settle = { would-put } Ingen tredje terning passer: en Fuser. { to-settle }
would-stop = Stop og tag { $gain }.
would-stop-settle = Stop. Tag så seks point for hver Shizzle, eller angrib.
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
        [you] Vælg en terning, og slå den første Gnist.
       *[other] { $seat } vælger en terning til den første Gnist.
    }
status-ready =
    { $seat ->
        [you] Din tur: slå 5 terninger.
       *[other] { $seat } slår 5 terninger.
    }
status-join-third =
    { $seat ->
        [you] Læg en tredje terning: { end-colour }, eller en { $number }.
       *[other] { $seat } vælger en terning: { end-colour }, eller en { $number }.
    }
status-join =
    { $seat ->
        [you] Læg en terning: { end-colour }, eller en { $number }.
       *[other] { $seat } vælger en terning: { end-colour }, eller en { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Ingen linje på 3 er mulig. Læg en terning: Fuser.
       *[other] { $seat } vælger terninger.
    }
status-join-or-end =
    { $seat ->
        [you] Læg en terning, stop med { $points }, eller slå videre.
       *[other] { $seat } vælger: stoppe med { $points } eller slå videre.
    }
status-end =
    { $seat ->
        [you] Linje på { $count }: stop med { $points }, eller slå videre.
       *[other] { $seat } vælger: stoppe med { $points } eller slå videre.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stop med { $points }, eller slå videre og sæt dem på spil.
       *[other] Shizzle! { $seat } vælger: stoppe eller slå videre.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Tag { points-count }, eller angrib med en Shizzle.
       *[other] { $seat } er ved at afgøre en Shizzle.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared = { over-why }. Delt sejr: { $seats }, hver med { points-count }.
status-type-dice = Terning { $die }: hvilken farve har dens { $number }?
status-type-first = Hvem begynder?
status-type-fall = Hvad viser terning { $die }? Mangler endnu: { $count }.
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
deed-add = Læg denne terning til
touch-spark = Tryk på en terning.
touch-attack = Tryk på en spiller.
touch-add = Tryk på en terning.

## Refusals: why not, and what instead

refused-SH-1-1 = En terning viser et tal fra 1 til 6. Vælg en af dens sider.
refused-SH-1-2 = En terning har hver farve én gang, og ingen side findes to gange. Vælg en af de viste farver.
refused-SH-1-4 = Der sidder ingen. Vælg en plads ved dette bord.
refused-SH-2-1 = Der er ingen Gnist endnu. Vælg en terning, der slås alene.
refused-SH-2-2 = Din tur begynder med et slag. Slå først de fem terninger.
refused-SH-2-3 = Den terning har hverken tallet eller farven fra den sidste terning på linjen. Vælg en, der har.
refused-SH-2-3-lies = Den terning er på linjen og bliver der. Vælg en, der blev slået.
refused-SH-2-8 = En terning skal lægges til efter hvert slag, og to på linje er for få. Vælg en terning, der passer.
refused-SH-2-8-alone = Efter den passer ingen anden terning, men en linje på tre er mulig og skal dannes. Vælg en anden terning.
refused-SH-3-1 = Din tur er stoppet; kun Shizzler er tilbage at afgøre. Tag pointene, eller angrib.
refused-SH-3-1-early = Der er intet at afgøre endnu. Læg en terning på linjen, slå videre, eller stop først.
refused-SH-3-2 = Kun en anden spiller med point kan angribes. Vælg en, eller tag point.
refused-SH-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.

## Options

option-first = Hvem begynder
option-first-help = Tilfældet bestemmer, eller du vælger en plads.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-random_dice = Tilfældige terninger
option-random_dice-help = Tilfældet fordeler farverne på ny. Hver terning har stadig hvert tal og hver farve én gang, og ingen side findes to gange.
option-rounds = Runder
option-rounds-help = Spillet slutter også efter så mange ture til alle.
option-rounds-0 = ingen grænse
option-target = Mål i point
option-target-help = Spillet slutter også, når en spiller slutter en tur med så mange point eller flere.
option-target-0 = intet
option-cap = Højst 500 ture
option-cap-help = Den førende vinder så. Uden dette kunne angreb forlænge et spil for evigt. Et bord med kun bots har det altid.

## The board in text

picture-label = Linjen, de løse terninger, banken og alle point, også som tekst.
text-board = Linjen, så de seks terninger
text-place =
    { $by ->
        [number] Plads { $count }: { $face }, ved tal
        [colour] Plads { $count }: { $face }, ved farve
       *[spark] Plads { $count }: { $face }, Gnisten
    }
text-place-empty = Plads { $count }: fri
text-die = Terning { $die }: { $face }
text-die-line = Terning { $die }: { $face }, på linjens plads { $count }
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

rules-intro = Shizzle er et terningspil for to til seks spillere. Din tur begynder med Gnisten, den sidste terning i linjen før din; du slår de andre fem. Terninger lægges til linjen en efter en, hver med tallet eller farven fra terningen før. Passer ingen, er det en Slukning: turens point er tabt. Er den længst mulige linje to, er det en Fuser: to point, og turen slutter. Tre til fem er et Glimt: stop og tag ét point for hver terning på linjen, eller slå resten og sæt det på spil. Seks er en Shizzle: tag seks point, lad en anden spiller give seks tilbage, eller slå videre og sæt den på spil. Når banken er tom, vinder flest point.
rules-page = Terninger, der må lægges til, lyser op: klik på en for at lægge den i linjens ende, eller vælg den med tastaturet. ”Stop” og ”Slå” tilbydes, når de er tilladt. En Slukning eller en Fuser slutter din tur af sig selv. Kan ingen angribes, når du stopper, får du uden spørgsmål point for dine Shizzler. Med rigtige terninger taster du, hvad de viser, i vilkårlig rækkefølge. Hvilke farver der er på hvilken terning, er vores rekonstruktion;{$reconstruction} ejere af æsken kan rette den i dice.toml.

rules-SH-1 = Hvad der er i æsken
rule-SH-1-1 = Der er seks terninger med tallene 1 til 6. Hvert af de 36 par af tal og farve findes på kun én side, og hver terning har hvert tal og hver farve én gang.{$review}
rule-SH-1-2 = Farverne er rød, orange, lilla, blå, grøn og gul; den sjette er vores gæt, og rigtige sæt er forskellige. På vores terninger følger farverne i den rækkefølge, og hver terning begynder én farve senere.{$reconstruction} Mulighed: tilfældige terninger.
rule-SH-1-3 = Jetonerne er point: 14 på fem og 30 på ét, i alt 100. Banken starter med 40 point for to spillere, 60 for tre, 75 for fire, 90 for fem og 100 for seks; spillerne starter uden. Banken og alles point giver altid samme sum.
rule-SH-1-4 = I bogen begynder den yngste; her vælger værten eller tilfældet.{$ruling} Turen går til venstre.

rules-SH-2 = Din tur
rule-SH-2-0 = En Shizzle er åben, indtil dens tur har afgjort den; andet er aldrig åbent. Linjen tæller én gang, når turen stopper: en linje på tre, der voksede til fem, er fem værd. En linje på seks er én åben Shizzle og giver intet derudover.
rule-SH-2-1 = I spillets første tur slår den, der begynder, en valgfri terning alene: den er Gnisten. Senere er Gnisten den sidste terning i den forrige spillers linje, som den ligger.
rule-SH-2-2 = Gnisten er den første terning i din linje og tæller med. Slå de andre fem.
rule-SH-2-3 = Linjen vokser kun i sin åbne ende. Hver terning skal have tallet eller farven fra terningen før. Terninger fra dette slag må lægges til efter valg og i enhver rækkefølge; terninger fra tidligere slag bliver liggende.{$ruling}
rule-SH-2-4 = Slukning: ingen terning i et slag kan lægges til, hverken i det første eller et senere. Turen slutter, og alle dens point er tabt, også åbne Shizzler.
rule-SH-2-5 = Fuser: du slog fem terninger, og den længst mulige linje er to. Du vælger, hvilken terning der passer, som lægges til. Så skal turen slutte: to point, og hvad der er åbent.
rule-SH-2-6 = Glimt: en linje på tre, fire eller fem. Stop, og tag så mange point og hvad der er åbent; eller slå alle terninger, der ikke er på linjen. Mindst én skal så kunne lægges til, ellers er det en Slukning. Det er aldrig en Fuser: der slås færre end fem terninger.
rule-SH-2-7 = Shizzle: alle seks terninger er på linjen. Den er seks point værd, som du tager, eller seks, som en anden spiller giver tilbage til banken. Stop, eller slå videre med den på spil: den sjette terning bliver den nye Gnist, en ny linje på én, og du slår de andre fem.
rule-SH-2-8 = Passer en terning, skal mindst én lægges til. Andre terninger, der passer, må du udelade.{$ruling} Men blev fem terninger slået, og er en linje på tre eller flere mulig, skal linjen nå tre: to er kun nogensinde en Fuser.{$ruling} En terning, som ingen anden passer efter, må da ikke være den eneste, der lægges til.
rule-SH-2-9 = At slå videre er altid at slå hver terning, der ikke er på linjen.{$ruling}

rules-SH-3 = Turens og spillets slutning
rule-SH-3-1 = Shizzler er åbne, til turen slutter, og afgøres da. Bogen siger ”straks”; vi læser ”da, ikke senere”, for alternativet er at slå videre, og en Slukning mister åbne Shizzler.{$ruling} For hver tager du seks point eller nævner et offer; hver afgøres for sig, så der kan være flere ofre.{$ruling} Angreb kommer først, så hvad du tager.{$ruling}
rule-SH-3-2 = Et offer giver seks point tilbage til banken, eller alle, hvis der er færre;{$ruling} angriberen får intet. Angreb sker et ad gangen. Kun spillere med point kan nævnes, den samme igen, så længe vedkommende har flere. Har ingen point, tages Shizzlen.{$ruling}
rule-SH-3-3 = Har banken mindre, end du har optjent, tager du, hvad der er tilbage.{$ruling}
rule-SH-3-4 = En spiller, der stopper, må ikke afslå point.{$ruling} Bogen fraråder at slutte et spil, du ville tabe: angrib i stedet, eller slå videre.
rule-SH-3-5 = Den sidste terning, der virkelig er på linjen, er næste spillers Gnist, også efter en Slukning.{$ruling} Efter en Slukning i første slag er det den samme Gnist.
rule-SH-3-6 = Er banken tom, når en tur afgøres, slutter spillet straks. Flest point vinder; ved lighed deles sejren.{$ruling}
rule-SH-3-7 = Bogen har ingen grænse for ture, og angreb kan forlænge et spil i det uendelige. Derfor er der muligheder: en grænse for runder, et mål, og slut efter 500 ture. En tom bank slutter stadig spillet; målet tæller, når en tur afgøres; runder slutter efter sidste plads; flest point vinder, og ved lighed deles sejren.{$ruling}

rules-SH-4 = Godt at vide
rule-SH-4-1 = Hver terning rammer ved siden af linjens ende i to af tre tilfælde. En Slukning kommer altså ved 13 % af slag med fem terninger, 30 % med tre, 44 % med to og 67 % med én.
rule-SH-4-2 = Den længst mulige linje i de 7.776 slag med fem terninger: én 1.024 gange, to 1.034, tre 1.160, fire 1.624, fem 1.730 og seks 1.204.
rule-SH-4-3 = En Shizzle, så et Glimt på fire: 10 point, eller et angreb og 4. To Shizzler, så en Fuser: 14 point, eller 8 og ét angreb, eller 2 og to angreb. En Shizzle, så en Slukning: intet. Banken har 4, du angriber en spiller med 9, og du har stadig 5 til gode: banken vokser til 10, du tager 5, den har 5, og spillet fortsætter.

rules-ours = Vores øvrige afgørelser
rule-ours-1 = En spiller, der opgiver, får intet, og de andre deler sejren.{$ruling}
rule-ours-2 = En tur venter på, at dens spiller slår de fem terninger.{$ruling}
rule-ours-3 = Den, der tager, tager alle resterende Shizzler og linjens point.{$ruling}
rule-ours-4 = Tilfældige terninger laves én for én; hver er en vilkårlig, der går sammen med dem før, alle lige sandsynlige.{$ruling}
rule-ours-5 = Slagne terninger falder til ro en efter en, den med laveste nummer først; først den sidste afgør, om det er en Slukning.{$ruling}

## What a typed text should have been

unread-first = ”{ $text }” er ikke en plads; skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-die = ”{ $text }” er ikke en terning; skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-colour = ”{ $text }” er ikke en farve til { $place } (terning og tal); skriv en af disse: { $colours }.
unread-fallen = ”{ $text }” er ikke en side på terning { $count }; skriv en af disse: { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Rigtige terninger
chance-typed-help = Du slår rigtige terninger og taster, hvad de viser.
palette-head = Hvad viser de rigtige terninger?

## Bots

bot-greedy = Mellem
bot-greedy-help = spiller efter flest point i denne tur
bot-novice = Begynder
bot-novice-help = som { bot-greedy }, men stopper ofte for tidligt eller slår videre for længe
bot-club = Let
bot-club-help = som { bot-optimal }, men må miste 8 % vinderchance pr. handling, mindre med flere spillere
bot-strong = Svær
bot-strong-help = som { bot-optimal }, men må miste 2 % vinderchance pr. handling, mindre med flere spillere
bot-optimal = Bedst
bot-optimal-help = spiller efter den nøjagtige løsning (to spillere, almindelige terninger) eller det bedste skøn

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle seks
       *[other] { $count } eller flere
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stop med { $length }
advice-stop-joining = Læg { $dice } til; stop med { $length }
advice-roll-joining = Læg { $dice } til; slå videre
advice-fizzle-joining = Læg { $dice } til: en Fuser
advice-die = Slå terning { $count } for at få den første Gnist
advice-odds = Chancer for næste slag: en Slukning, eller terninger til en linje af hver længde.
advice-turn = Point: hvad der kan ventes af denne tur, når den spilles efter point.

## The solution

solve-bank = Banken har 1 til { $most } point, ikke { $bank }.
data-mismatch = De medfølgende data er til noget andet: deres ”{ $key }” er { $text }, ikke { $expected }. Lav dem på ny: { $make }
data-damaged = De medfølgende data er beskadiget ({ $why }). Lav dem på ny: { $make }
dice-file = Disse terninger kan ikke bruges. { $why }
dice-no-dice = Terningerne (dice) skal være en liste af { $expected }, ikke { $count }.
dice-no-faces = Terning { $die } skal være en liste af seks farver, til dens tal 1 til 6.
dice-no-face = Terning { $die } har farven ”{ $text }”; mulige er { $allowed }.
dice-no-twice = Farven { $text } med tallet { $number } på terning { $die } findes to gange; en terning har hver farve én gang, og hver side findes én gang.

## The score pad

pad-rounds = Rundernes point
pad-round-means = Tagne point, minus dem, der er mistet ved angreb.
pad-who = Tryk på den spiller, hvis tur er slut.
pad-over = Banken er tom: spillet er slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hvordan sluttede turen?
       *[other] { $player }, Shizzler: { $count }. Hvordan gik turen videre?
    }
pad-choke = Slukning: intet
pad-fizzle = Fuser: { $count }
pad-flicker = Glimt: { $count }
pad-stop = Stoppede der
pad-settle = Point eller angreb? Shizzler: { $count }
pad-bad-turn = ”{ $text }” er ikke en tur: skriv en spiller, terningerne i den sidste linje (0, 2 til 6), Shizzlerne og ofrene, som ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spillets slutning: banken er tom ({ $tag }).
pad-bad-attack = ”{ $text }” angriber en spiller, der ikke kan angribes: mulige er andre med point, højst én for hver Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Point
sign-points-does = En spillers jetoner: firkantede er fem point, runde ét.
sign-line = Linje
sign-line-does = Hver terning har tallet eller farven fra den før. En linje på tre, fire eller fem er lige så mange point værd, når turen stopper.
sign-shizzle = Shizzle
sign-shizzle-does = Alle seks terninger på linje: seks point til dig, eller seks, som en anden spiller giver tilbage. Hver stjerne er en Shizzle at afgøre.
sign-bank = Bank
sign-bank-does = Alle point kommer herfra. Er den tom ved turens slutning, slutter spillet. Skiltet viser, hvad det giver at stoppe nu.
sign-cup = Raflebæger
sign-cup-does = Slår alle terninger, der ikke er på linjen. Én skal kunne lægges til, ellers er det en Slukning.
sign-count = Lille terning
sign-count-does = Hvor mange terninger næste slag ville have.
sign-spark = Gnist
sign-spark-does = Linjens første terning, på stråler: den sidste terning i linjen før.
sign-bond = Segl mellem to terninger
sign-bond-does = Hvorfor terningerne passer sammen: tallet, de deler, eller deres farves mærke.
sign-choke = Slukning
sign-choke-does = Ingen slået terning passer. Turen slutter; dens point er tabt, også Shizzler.
sign-fizzle = Fuser
sign-fizzle-does = Fem terninger blev slået, og ingen linje er længere end to: 2 point, og turen slutter.
sign-flicker = Glimt
sign-flicker-does = En linje på tre, fire eller fem. Stop og tag point for den, eller slå videre og sæt dem på spil.
now-points = { points-count }.
now-line = { $count } af seks terninger på linje; turen er { points-count } værd.
now-rolls = Terninger at slå: { $count }.

## What gives the win shares of a review

evaluator-exact = det løste spil
evaluator-table = tabellen for tre spillere
evaluator-estimate = et skøn, lært af nøjagtige ture
evaluator-simple = en grov model: det medfølgende skøn kan ikke bruges

## Kinds of chance, for statistics

chance-of-die = Terningernes tal
mistake-ending = afslutte et tabt spil
mistake-stopping = stoppe for tidligt
mistake-going-on = slå én gang for meget
mistake-six = overse en Shizzle
mistake-left-out = udelade en terning, der passer
mistake-short = lave en kortere linje end muligt
mistake-dice = tilføje den forkerte terning
mistake-attack = ikke angribe
mistake-taking = angribe i stedet for at tage point
mistake-victim = angribe den forkerte spiller
why-win =
    { $count ->
        [one] Spillet slutter straks med 1 point foran.
       *[other] Spillet slutter straks med { $count } point foran.
    }
why-ending =
    { $count ->
        [one] Spillet sluttede straks med 1 point bagud.
       *[other] Spillet sluttede straks med { $count } point bagud.
    }
why-victim = { $name } har { $better } point, { $other } { $taken }.
why-choked = Kastet havde en risiko på { NUMBER($share, style: "percent", maximumFractionDigits: 0) } for en Slukning.
why-roll = Planen: læg { $dice } til, og slå videre.
why-stop = Planen: læg { $dice } til, og stop med { $count } terninger i linjen.
why-choke = Risikoen for en Slukning er så kun { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I gennemsnit giver turen så { NUMBER($better, maximumFractionDigits: 1) } point, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I tur: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzler at afgøre: { $count }
edit-ready = Før første slag
edit-choose = Terninger slået
edit-settle = Afgør Shizzler
edit-shows = Viser { $count }
edit-out = Væk fra linjen
edit-spark = Som Gnist
edit-join = I linjens ende

## Puzzles

puzzle-how-solution = ved løsningen, nøjagtigt
puzzle-theme-push = slå videre
puzzle-theme-stop = stop
puzzle-theme-joining = hvilken terning der lægges til
puzzle-theme-short-line = en kortere linje
puzzle-theme-shizzle = en Shizzle
puzzle-theme-attack = angreb
puzzle-theme-take = tage
puzzle-theme-last-points = de sidste point
puzzle-theme-last-turn = den sidste tur

## The tutorial

tutorial-goal = Målet: flest point, når banken er tom. Alle point kommer fra banken, som nu har 32.
tutorial-spark = Det er din tur. Linjens første terning ligger der allerede: Gnisten, rød 1. Du slår de andre fem.
tutorial-roll = Slå terningerne.
tutorial-colour = En terning kan lægges til linjen, hvis den har farven eller tallet fra den sidste. Efter rød 1 passer rød 4.
tutorial-number = Nu er rød 4 sidst. Gul 4 passer: tallet er det samme.
tutorial-flicker = Tre terninger er et Glimt: du kunne stoppe og tage ét point for hver. Men flere terninger passer. Læg gul 2 til.
tutorial-flicker-stop = Du kunne stoppe, men en terning mere passer og giver et point mere.
tutorial-flicker-roll = Du kunne slå resten, men en af dem passer allerede. Læg den til først.
tutorial-longer = Nu lilla 2. Vælg rækkefølgen med omtanke: kun linjens sidste terning tæller for, hvad der passer næst.
tutorial-stop = Fem terninger er fem point. Slår du den sidste, og passer den ikke, er hele turen tabt. Stop.
tutorial-stop-roll = Det sætter fem point på spil, og terningen passer i ét slag af tre. Stop og tag dem.
tutorial-next-spark = Fem point er dine. Din sidste terning, lilla 2, er nu Zoes Gnist. Se, hvad hun slår.
tutorial-choke = Ingen terning var lilla eller en 2: en Slukning. Turen slutter straks, og dens point er tabt. Den samme Gnist er nu din.
tutorial-fizzle = Af fem terninger passer kun én, og intet efter den: en linje på to er en Fuser. Din tur slutter med to point. Læg lilla 4 til.
tutorial-again = Zoe er stoppet med tre terninger. Blå 3 er din Gnist: slå igen.
tutorial-all = Denne gang kan alle terninger lægges til, en efter en. Begynd med grøn 3.
tutorial-all-2 = Så grøn 5. Orange 5 og orange 4 følger.
tutorial-all-stop = Det er tilladt, men alle seks terninger kan lægges til. Læg den næste til.
tutorial-all-3 = Kun én er tilbage. Læg lilla 4 til.
tutorial-shizzle = Alle seks: en Shizzle! Den er seks point værd, eller et angreb. Du kunne slå videre, men en Slukning ville miste den. Stop.
tutorial-shizzle-roll = En Slukning ville miste din Shizzle. Stop og brug den.
tutorial-attack = Du kunne tage seks point. Eller angribe: så giver Zoe seks af sine tilbage til banken. Angrib hende.
tutorial-attack-take = Seks point er ofte lige så gode. Men se, hvad et angreb gør.
tutorial-attacked = Zoe har givet seks point tilbage til banken. Et angreb giver dig intet, men spillet varer længere, og det hjælper den, der er bagud.
tutorial-bank = Nogle ture senere har banken tre point, og du fører. Stop med dine fire terninger: du tager, hvad der er, og en tom bank slutter spillet.
tutorial-bank-other = Det er tilladt, men at stoppe vinder spillet nu.
tutorial-end = Banken er tom, og du har flest point: du har vundet.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Hver side har et tal og en farve, og ingen side findes to gange.
example-from-the-bank = En linje på tre tager tre point fra banken.
example-next-spark = Turen sluttede med en linje på tre. Dens sidste terning er, som den ligger, næste spillers Gnist.
example-join = Rød 4 har Gnistens farve og må lægges til; orange 4 har hverken farven eller tallet.
example-choke = Ingen af de fem terninger har Gnistens tal eller farve: en Slukning. Turen slutter uden point.
example-fizzle = Ingen linje på tre er mulig: en Fuser. Én terning lægges til, for to point, og turen slutter.
example-flicker = Et Glimt på fire: stop for fire point, eller slå de andre to terninger.
example-shizzle = En Shizzle: stop, eller slå videre med seks point på spil. Den sjette terning er så den nye Gnist.
example-three-possible = Fra rød 5 er en linje på tre mulig, så den skal dannes; orange 1 ville lade linjen ende ved to.
example-attack = En Shizzle lader en anden spiller med point give seks tilbage til banken.
example-bank-empty = Banken har mindre, end der blev optjent, og tømmes: spillet slutter, og flest point vinder.
example-shizzle-and-four = En Shizzle, så et Glimt på fire: ti point, eller et angreb og fire.
example-two-shizzles = To Shizzler, så en Fuser: 14 point, eller 8 og ét angreb, eller 2 og to angreb.
example-shizzle-lost = En Shizzle, så en Slukning: intet.
example-bank-grows = Angrebet bringer banken fra 4 til 10, så tages fem: 5 er tilbage, og spillet fortsætter.
example-take-all = Tre Shizzler og en linje på tre: alt tages på én gang.
summary-turn = Din tur
summary-turn-1 = Gnisten er den sidste terning i linjen før. Slå de andre fem.
summary-turn-2 = Læg terninger til i den åbne ende: hver med tallet eller farven fra den før.
summary-turn-3 = Ingen terning passer: en Slukning. Turen slutter uden point.
summary-turn-4 = Er en linje på tre mulig, skal den dannes.
summary-stop = Stop eller slå videre
summary-stop-1 = Højst to: en Fuser. 2 point, og turen slutter.
summary-stop-2 = Tre til fem: et Glimt. Stop for ét point pr. terning, eller slå alle terninger uden for linjen; én skal så kunne lægges til.
summary-six = Alle seks: en Shizzle
summary-six-1 = Stop: tag seks point, eller en anden spiller giver seks tilbage til banken.
summary-six-2 = Eller slå videre: den er på spil, den sjette terning er den nye Gnist, og de andre fem slås.
summary-six-3 = Når turen slutter, afgøres det, der er åbent: angreb først.
summary-end = Spillets slutning
summary-end-1 = Banken starter med 40, 60, 75, 90 eller 100 point for to til seks spillere.
summary-end-2 = Er banken tom, når en tur afgøres: flest point vinder.
