### The words of Shizzle in Danish.

## The game

game-name = { -shizzle-one }
game-tagline = Seks { -die-other } på { -line-one }: { -stop-imperative } i tide, eller { -roll_on-verb } og sæt alt på spil.
game-by = af Patch Products
game-about = Byg en { -line-one } af { -die-other } fra { -spark-one-def }; hver { -fit-verb-s } til { -die-one-def } før i { -number-one } eller { -colour-one }. { -Stop-imperative } og tag { -point-one } for den, eller { -roll_on-verb } og sæt dem på spil. Alle seks giver en { -shizzle-one }: seks { -point-one } til dig, eller seks, som en anden spiller giver { -return-phrase }.

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
        [you] Du lægger { $face } { -join-phrase } { $end }: { same }.
       *[other] { $seat } lægger { $face } { -join-phrase } { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du mister { points-count }.
       *[other] { $seat } mister { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du angriber { $victim }, som giver { points-count } { -return-phrase } til { -bank-one-def }.
       *[other] { $victim ->
            [you] { $seat } angriber dig: du giver { points-count } { -return-phrase } til { -bank-one-def }.
           *[other] { $seat } angriber { $victim }, som giver { points-count } { -return-phrase } til { -bank-one-def }.
        }
    }
seat-wins =
    { $seat ->
        [you] Du vinder
       *[other] { $seat } vinder
    }
seats-share = Delt sejr: { $seats }
same =
    { $by ->
        [number] samme { -number-one }
       *[colour] samme { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } med sit { -number-one }
        [colour] { -fit-verb-s } med sin { -colour-one }
        [barred] { -fit-verb-s }, men ville stå alene, hvor tre er mulige
       *[none] { -fit-verb-s } ikke
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-one }
    }
over-why =
    { $end ->
        [bank] { -Bank-one-def } er tom
        [target] { -Target-one-def } er nået
        [rounds] Den sidste { -round-one } er slut
       *[cap] 500 { -turn-other } er spillet
    }
to-settle = { -shizzle-other } at { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-one } for en { -line-one } på { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-one } for din { -shizzle-one }
       *[other] { $points } { -point-one } for { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-one }: { $line } for { -line-one-def }, { $worth } for { -shizzle-other }
gain-rest =
    { $points ->
        [one] det sidste { -point-one } i { -bank-one-def } i stedet for { $earned }
       *[other] de sidste { $points } { -point-one } i { -bank-one-def } i stedet for { $earned }
    }

## Set-up: log and hover

did-dice = På { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }
did-spark =
    { $seat ->
        [you] Du slår { -die-one } { $die } for at få den første { -spark-one }.
       *[other] { $seat } slår { -die-one } { $die } for at få den første { -spark-one }.
    }
did-fall-spark = Slået: { $face }, den første { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Slå { -die-one } { $die } for at få den første { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du slår fem { -die-other } ved siden af { -spark-one-def }, { $face }.
       *[other] { $seat } slår fem { -die-other } ved siden af { -spark-one-def }, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du { -roll_on-verb-s }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spil.
did-roll-shizzle = { rolls-on } med { points-count } på spil; den nye { -spark-one } er { $face }.
did-fall = Slået: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slået: { $face }. Ingen { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Slået: { $face }. Ingen { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu er der { $count } på { -line-one }.
did-join-shizzle = { seat-joins } Alle seks: en { -shizzle-one }!
did-fizzle = { seat-joins } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Du { -stop-verb-s } og tager { $gain }.
       *[other] { $seat } { -stop-verb-s } og tager { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du { -stop-verb-s }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du tager { $gain }.
       *[other] { $seat } tager { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } { -Turn-one-def } slutter.
did-over = { $told } { over-why }: spillet er slut.

## Turns: what a hovered target would do

would-roll = { action-roll }. { -Fit-verb-s } ingen til { $face }, er det en { -choke-one }.
would-roll-on = { action-roll }. { -Fit-verb-s } ingen til { $face }, mister du { points-count }.
would-roll-shizzle = { action-roll }. { -Fit-verb-s } ingen til den nye { -spark-one }, { $face }, mister du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Læg { $face } { -join-phrase } { $end }: { same }.
would-join-two = { would-put } En tredje skal følge.
would-join = { would-put } At { -stop-verb } giver så { points-count }.
would-join-shizzle = { would-put } Alle seks: en { -shizzle-one }!
would-fizzle = { would-put } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. Din { -turn-one } slutter; du tager { $gain }.
would-fizzle-settle = { would-put } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { to-settle }
would-stop = { -Stop-imperative } og tag { $gain }.
would-stop-settle = { -Stop-imperative }. Tag så seks { -point-one } for hver { -shizzle-one }, eller angrib.
would-take = Tag { $gain }.
would-hit = Angrib { $victim }, som giver { points-count } { -return-phrase } til { -bank-one-def }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Så tager du { $gain }.
would-attack-last = { would-hit } Din { -turn-one } slutter.
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
        [you] Vælg en { -die-one }, og slå den første { -spark-one }.
       *[other] { $seat } vælger en { -die-one } til den første { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] Din { -turn-one }: slå 5 { -die-other }.
       *[other] { $seat } slår 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Læg en tredje { -die-one }: { end-colour }, eller en { $number }.
       *[other] { $seat } vælger en { -die-one }: { end-colour }, eller en { $number }.
    }
status-join =
    { $seat ->
        [you] Læg en { -die-one }: { end-colour }, eller en { $number }.
       *[other] { $seat } vælger en { -die-one }: { end-colour }, eller en { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Ingen { -line-one } på 3 er mulig. Læg en { -die-one }: { -fizzle-one }.
       *[other] { $seat } vælger { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Læg en { -die-one }, { -stop-imperative } med { $points }, eller { -roll_on-verb }.
       *[other] { $seat } vælger: { -stop-verb } med { $points } eller { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } på { $count }: { -stop-imperative } med { $points }, eller { -roll_on-verb }.
       *[other] { $seat } vælger: { -stop-verb } med { $points } eller { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-imperative } med { $points }, eller { -roll_on-verb } og sæt dem på spil.
       *[other] { -shizzle-one }! { $seat } vælger: { -stop-verb } eller { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Tag { points-count }, eller angrib med en { -shizzle-one }.
       *[other] { $seat } er ved at { -settle-verb } en { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared = { over-why }. { seats-share }, hver med { points-count }.
status-type-dice = { -Die-one } { $die }: hvilken { -colour-one } har dens { $number }?
status-type-first = Hvem begynder?
status-type-fall = Hvad viser { -die-one } { $die }? Mangler endnu: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } af { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, først til { $target } { -point-one }
           *[other] { -Round-one } { $count } af { $most }, eller først til { $target } { -point-one }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Slå 1 { -die-one }
       *[other] Slå { $count } { -die-other }
    }
action-stop = { -Stop-imperative }: tag { $points }
action-stop-settle = { -Stop-imperative }, og { -settle-imperative }
action-take = Tag { $points }
action-attack = Angrib { $victim }
deed-spark = Slå denne { -die-one }
deed-add = Læg denne { -die-one } til
touch-spark = Tryk på en { -die-one }.
touch-attack = Tryk på en spiller.
touch-add = Tryk på en { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = En { -die-one } viser et { -number-one } fra 1 til 6. Vælg en af dens { -face-other }.
refused-SH-1-2 = En { -die-one } har hver { -colour-one } én gang, og ingen { -face-one } findes to gange. Vælg en af de viste { -colour-other }.
refused-SH-1-4 = Der sidder ingen. Vælg en plads ved dette bord.
refused-SH-2-1 = Der er ingen { -spark-one } endnu. Vælg en { -die-one }, der slås alene.
refused-SH-2-2 = Din { -turn-one } begynder med et slag. Slå først de fem { -die-other }.
refused-SH-2-3 = Den { -die-one } har hverken { -number-one-def } eller { -colour-one-def } fra den sidste { -die-one } på { -line-one-def }. Vælg en, der har.
refused-SH-2-3-lies = Den { -die-one } er på { -line-one-def } og bliver der. Vælg en, der blev slået.
refused-SH-2-8 = En { -die-one } skal { -join-passive } efter hvert slag, og to på { -line-one } er for få. Vælg en { -die-one }, der { -fit-verb-s }.
refused-SH-2-8-alone = Efter den { -fit-verb-s } ingen anden { -die-one }, men en { -line-one } på tre er mulig og skal dannes. Vælg en anden { -die-one }.
refused-SH-3-1 = Din { -turn-one } er { -stop-participle }; kun { -shizzle-other } er { -return-phrase } at { -settle-verb }. Tag { -point-other-def }, eller angrib.
refused-SH-3-1-early = Der er intet at { -settle-verb } endnu. Læg en { -die-one } på { -line-one-def }, { -roll_on-verb }, eller { -stop-imperative } først.
refused-SH-3-2 = Kun en anden spiller med { -point-one } kan angribes. Vælg en, eller tag { -point-one }.
refused-SH-3-6 = Spillet er slut. Gennemgå det, eller spil et nyt.

## Options

option-first = Hvem begynder
option-first-help = Tilfældet bestemmer, eller du vælger en plads.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
option-random_dice = Tilfældige { -die-other }
option-random_dice-help = Tilfældet fordeler { -colour-other-def } på ny. Hver { -die-one } har stadig hvert { -number-one } og hver { -colour-one } én gang, og ingen { -face-one } findes to gange.
option-rounds = { -Round-other }
option-rounds-help = Spillet slutter også efter så mange { -turn-other } til alle.
option-rounds-0 = ingen grænse
option-target = { -Target-one } i { -point-one }
option-target-help = Spillet slutter også, når en spiller slutter en { -turn-one } med så mange { -point-one } eller flere.
option-target-0 = intet
option-cap = Højst 500 { -turn-other }
option-cap-help = Den førende vinder så. Uden dette kunne angreb forlænge et spil for evigt. Et bord med kun bots har det altid.

## The board in text

picture-label = { -Line-one-def }, de løse { -die-other }, { -bank-one-def } og alle { -point-one }, også som tekst.
text-board = { -Line-one-def }, så de seks { -die-other }
text-place =
    { $by ->
        [number] Plads { $count }: { $face }, ved { -number-one }
        [colour] Plads { $count }: { $face }, ved { -colour-one }
       *[spark] Plads { $count }: { $face }, { -spark-one-def }
    }
text-place-empty = Plads { $count }: fri
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, på { -line-one-gen } plads { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: bliver slået
text-die-blank = { -Die-one } { $die }: ikke slået endnu
text-side =
    { $colour ->
        [none] På { -die-one } { $die }: { $number }, { -colour-one-def } kendes ikke endnu
       *[other] På { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Er i { -turn-one }.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-one }

## Rules

rules-intro = { -shizzle-one } er et terningspil for to til seks spillere. Din { -turn-one } begynder med { -spark-one-def }, den sidste { -die-one } i { -line-one-def } før din; du slår de andre fem. { -Die-other } { -join-passive } { -line-one-def } en efter en, hver med { -number-one-def } eller { -colour-one-def } fra { -die-one-def } før. { -Fit-verb-s } ingen, er det en { -choke-one }: { -turn-one-gen } { -point-one } er tabt. Er den længst mulige { -line-one } to, er det en { -fizzle-one }: to { -point-one }, og { -turn-one-def } slutter. Tre til fem er et { -flicker-one }: { -stop-imperative } og tag ét { -point-one } for hver { -die-one } på { -line-one-def }, eller slå resten og sæt det på spil. Seks er en { -shizzle-one }: tag seks { -point-one }, lad en anden spiller give seks { -return-phrase }, eller { -roll_on-verb } og sæt den på spil. Når { -bank-one-def } er tom, vinder flest { -point-one }.
rules-page = { -Die-other }, der må { -join-passive }, lyser op: klik på en for at lægge den i { -line-one-gen } ende, eller vælg den med tastaturet. ”{ -Stop-imperative }” og ”Slå” tilbydes, når de er tilladt. En { -choke-one } eller en { -fizzle-one } slutter din { -turn-one } af sig selv. Kan ingen angribes, når du { -stop-verb-s }, får du uden spørgsmål { -point-one } for dine { -shizzle-other }. Med rigtige { -die-other } taster du, hvad de viser, i vilkårlig rækkefølge. Hvilke { -colour-other } der er på hvilken { -die-one }, er vores rekonstruktion {$reconstruction}; ejere af æsken kan rette den i dice.toml.

rules-SH-1 = Hvad der er i æsken
rule-SH-1-1 = Der er seks { -die-other } med { -number-other-def } 1 til 6. Hvert af de 36 par af { -number-one } og { -colour-one } findes på kun én { -face-one }, og hver { -die-one } har hvert { -number-one } og hver { -colour-one } én gang {$review}.
rule-SH-1-2 = { -Colour-other-def } er rød, orange, lilla, blå, grøn og gul; den sjette er vores gæt, og rigtige sæt er forskellige. På vores { -die-other } følger { -colour-other-def } i den rækkefølge, og hver { -die-one } begynder én { -colour-one } senere {$reconstruction}. Mulighed: tilfældige { -die-other }.
rule-SH-1-3 = { -Chip-other-def } er { -point-one }: 14 på fem og 30 på ét, i alt 100. { -Bank-one-def } starter med 40 { -point-one } for to spillere, 60 for tre, 75 for fire, 90 for fem og 100 for seks; spillerne starter uden. { -Bank-one-def } og alles { -point-one } giver altid samme sum.
rule-SH-1-4 = I bogen begynder den yngste; her vælger værten eller tilfældet {$ruling}. { -Turn-one-def } går til venstre.

rules-SH-2 = Din { -turn-one }
rule-SH-2-0 = En { -shizzle-one } er { -pending-adjective }, indtil dens { -turn-one } har { -settle-participle } den; andet er aldrig { -pending-neuter }. { -Line-one-def } tæller én gang, når { -turn-one-def } { -stop-verb-s }: en { -line-one } på tre, der voksede til fem, er fem værd. En { -line-one } på seks er én { -pending-adjective } { -shizzle-one } og giver intet derudover.
rule-SH-2-1 = I spillets første { -turn-one } slår den, der begynder, en valgfri { -die-one } alene: den er { -spark-one-def }. Senere er { -spark-one-def } den sidste { -die-one } i den forrige spillers { -line-one }, som den ligger.
rule-SH-2-2 = { -spark-one-def } er den første { -die-one } i din { -line-one } og tæller med. Slå de andre fem.
rule-SH-2-3 = { -Line-one-def } vokser kun i sin { -open_end-one-def }. Hver { -die-one } skal have { -number-one-def } eller { -colour-one-def } fra { -die-one-def } før. { -Die-other } fra dette slag må { -join-passive } efter valg og i enhver rækkefølge; { -die-other } fra tidligere slag bliver liggende {$ruling}.
rule-SH-2-4 = { -choke-one }: ingen { -die-one } i et slag kan { -join-passive }, hverken i det første eller et senere. { -Turn-one-def } slutter, og alle dens { -point-one } er tabt, også { -pending-plural } { -shizzle-other }.
rule-SH-2-5 = { -fizzle-one }: du slog fem { -die-other }, og den længst mulige { -line-one } er to. Du vælger, hvilken { -die-one } der { -fit-verb-s }, som { -join-passive }. Så skal { -turn-one-def } slutte: to { -point-one }, og hvad der er { -pending-neuter }.
rule-SH-2-6 = { -flicker-one }: en { -line-one } på tre, fire eller fem. { -Stop-imperative }, og tag så mange { -point-one } og hvad der er { -pending-neuter }; eller slå alle { -die-other }, der ikke er på { -line-one-def }. Mindst én skal så kunne { -join-passive }, ellers er det en { -choke-one }. Det er aldrig en { -fizzle-one }: der slås færre end fem { -die-other }.
rule-SH-2-7 = { -shizzle-one }: alle seks { -die-other } er på { -line-one-def }. Den er seks { -point-one } værd, som du tager, eller seks, som en anden spiller giver { -return-phrase } til { -bank-one-def }. { -Stop-imperative }, eller { -roll_on-verb } med den på spil: den sjette { -die-one } bliver den nye { -spark-one }, en ny { -line-one } på én, og du slår de andre fem.
rule-SH-2-8 = { -Fit-verb-s } en { -die-one }, skal mindst én { -join-passive }. Andre { -die-other }, der { -fit-verb-s }, må du udelade {$ruling}. Men blev fem { -die-other } slået, og er en { -line-one } på tre eller flere mulig, skal { -line-one-def } nå tre: to er kun nogensinde en { -fizzle-one } {$ruling}. En { -die-one }, som ingen anden { -fit-verb-s } efter, må da ikke være den eneste, der { -join-passive }.
rule-SH-2-9 = At { -roll_on-verb } er altid at slå hver { -die-one }, der ikke er på { -line-one-def } {$ruling}.

rules-SH-3 = { -Turn-one-gen } og spillets slutning
rule-SH-3-1 = { -shizzle-other } er { -pending-plural }, til { -turn-one-def } slutter, og { -settle-passive } da. Bogen siger ”straks”; vi læser ”da, ikke senere”, for alternativet er at { -roll_on-verb }, og en { -choke-one } mister { -pending-plural } { -shizzle-other } {$ruling}. For hver tager du seks { -point-one } eller nævner et { -victim-one }; hver { -settle-passive } for sig, så der kan være flere { -victim-other } {$ruling}. Angreb kommer først, så hvad du tager {$ruling}.
rule-SH-3-2 = Et { -victim-one } giver seks { -point-one } { -return-phrase } til { -bank-one-def }, eller alle, hvis der er færre {$ruling}; angriberen får intet. Angreb sker et ad gangen. Kun spillere med { -point-one } kan nævnes, den samme igen, så længe vedkommende har flere. Har ingen { -point-one }, tages { -shizzle-one-def } {$ruling}.
rule-SH-3-3 = Har { -bank-one-def } mindre, end du har optjent, tager du, hvad der er { -return-phrase } {$ruling}.
rule-SH-3-4 = En spiller, der { -stop-verb-s }, må ikke afslå { -point-one } {$ruling}. Bogen fraråder at slutte et spil, du ville tabe: angrib i stedet, eller { -roll_on-verb }.
rule-SH-3-5 = Den sidste { -die-one }, der virkelig er på { -line-one-def }, er næste spillers { -spark-one }, også efter en { -choke-one } {$ruling}. Efter en { -choke-one } i første slag er det den samme { -spark-one }.
rule-SH-3-6 = Er { -bank-one-def } tom, når en { -turn-one } { -settle-passive }, slutter spillet straks. Flest { -point-one } vinder; ved lighed deles sejren {$ruling}.
rule-SH-3-7 = Bogen har ingen grænse for { -turn-other }, og angreb kan forlænge et spil i det uendelige. Derfor er der muligheder: en grænse for { -round-other }, et { -target-one }, og slut efter 500 { -turn-other }. En tom { -bank-one } slutter stadig spillet; { -target-one-def } tæller, når en { -turn-one } { -settle-passive }; { -round-other } slutter efter sidste plads; flest { -point-one } vinder, og ved lighed deles sejren {$ruling}.

rules-SH-4 = Godt at vide
rule-SH-4-1 = Hver { -die-one } rammer ved siden af { -line-one-gen } ende i to af tre tilfælde. En { -choke-one } kommer altså ved 13 % af slag med fem { -die-other }, 30 % med tre, 44 % med to og 67 % med én.
rule-SH-4-2 = Den længst mulige { -line-one } i de 7.776 slag med fem { -die-other }: én 1.024 gange, to 1.034, tre 1.160, fire 1.624, fem 1.730 og seks 1.204.
rule-SH-4-3 = En { -shizzle-one }, så et { -flicker-one } på fire: 10 { -point-one }, eller et angreb og 4. To { -shizzle-other }, så en { -fizzle-one }: 14 { -point-one }, eller 8 og ét angreb, eller 2 og to angreb. En { -shizzle-one }, så en { -choke-one }: intet. { -Bank-one-def } har 4, du angriber en spiller med 9, og du har stadig 5 til gode: { -bank-one-def } vokser til 10, du tager 5, den har 5, og spillet fortsætter.

rules-ours = Vores øvrige afgørelser
rule-ours-1 = En spiller, der opgiver, får intet, og de andre deler sejren {$ruling}.
rule-ours-2 = En { -turn-one } venter på, at dens spiller slår de fem { -die-other } {$ruling}.
rule-ours-3 = Den, der tager, tager alle resterende { -shizzle-other } og { -line-one-gen } { -point-one } {$ruling}.
rule-ours-4 = Tilfældige { -die-other } laves én for én; hver er en vilkårlig, der går sammen med dem før, alle lige sandsynlige {$ruling}.
rule-ours-5 = Slagne { -die-other } falder til ro en efter en, den med laveste nummer først; først den sidste { -settle-imperative }, om det er en { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = ”{ $text }” er ikke en plads; skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-die = ”{ $text }” er ikke en { -die-one }; skriv ”{ $name } 1” til ”{ $name } { $count }”.
unread-colour = ”{ $text }” er ikke en { -colour-one } til { $place } ({ -die-one } og { -number-one }); skriv en af disse: { $colours }.
unread-fallen = ”{ $text }” er ikke en { -face-one } på { -die-one } { $count }; skriv en af disse: { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Rigtige { -die-other }
chance-typed-help = Du slår rigtige { -die-other } og taster, hvad de viser.
palette-head = Hvad viser de rigtige { -die-other }?

## Bots

bot-greedy = Mellem
bot-greedy-help = spiller efter flest { -point-one } i denne { -turn-one }
bot-novice = Begynder
bot-novice-help = som { bot-greedy }, men { -stop-verb-s } ofte for tidligt eller { -roll_on-verb-s } for længe
bot-club = Let
bot-club-help = som { bot-optimal }, men må miste 8 % vinderchance pr. handling, mindre med flere spillere
bot-strong = Svær
bot-strong-help = som { bot-optimal }, men må miste 2 % vinderchance pr. handling, mindre med flere spillere
bot-optimal = Bedst
bot-optimal-help = spiller efter den nøjagtige løsning (to spillere, almindelige { -die-other }) eller det bedste skøn

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle seks
       *[other] { $count } eller flere
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-imperative } med { $length }
advice-stop-joining = Læg { $dice } til; { -stop-imperative } med { $length }
advice-roll-joining = Læg { $dice } til; { -roll_on-verb }
advice-fizzle-joining = Læg { $dice } til: en { -fizzle-one }
advice-die = Slå { -die-one } { $count } for at få den første { -spark-one }
advice-odds = Chancer for næste slag: en { -choke-one }, eller { -die-other } til en { -line-one } af hver længde.
advice-turn = { -Point-one }: hvad der kan ventes af denne { -turn-one }, når den spilles efter { -point-one }.

## The solution

solve-bank = { -Bank-one-def } har 1 til { $most } { -point-one }, ikke { $bank }.
data-mismatch = De medfølgende data er til noget andet: deres ”{ $key }” er { $text }, ikke { $expected }. Lav dem på ny: { $make }
data-damaged = De medfølgende data er beskadiget ({ $why }). Lav dem på ny: { $make }
dice-file = Disse { -die-other } kan ikke bruges. { $why }
dice-no-dice = { -Die-other-def } (dice) skal være en liste af { $expected }, ikke { $count }.
dice-no-faces = { -Die-one } { $die } skal være en liste af seks { -colour-other }, til dens { -number-one } 1 til 6.
dice-no-face = { -Die-one } { $die } har { -colour-one-def } ”{ $text }”; mulige er { $allowed }.
dice-no-twice = { -Colour-one-def } { $text } med { -number-one-def } { $number } på { -die-one } { $die } findes to gange; en { -die-one } har hver { -colour-one } én gang, og hver { -face-one } findes én gang.

## The score pad

pad-rounds = { -Round-other-gen } { -point-one }
pad-round-means = Tagne { -point-one }, minus dem, der er mistet ved angreb.
pad-who = Tryk på den spiller, hvis { -turn-one } er slut.
pad-over = { -Bank-one-def } er tom: spillet er slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hvordan sluttede { -turn-one-def }?
       *[other] { $player }, { -shizzle-other }: { $count }. Hvordan gik { -turn-one-def } videre?
    }
pad-choke = { -choke-one }: intet
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-past } der
pad-settle = { -Point-one } eller angreb? { -shizzle-other }: { $count }
pad-bad-turn = ”{ $text }” er ikke en { -turn-one }: skriv en spiller, { -die-other-def } i den sidste { -line-one } (0, 2 til 6), { -shizzle-other-def } og { -victim-other-def }, som ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spillets slutning: { -bank-one-def } er tom ({ $tag }).
pad-bad-attack = ”{ $text }” angriber en spiller, der ikke kan angribes: mulige er andre med { -point-one }, højst én for hver { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-one }
sign-points-does = En spillers { -chip-other }: firkantede er fem { -point-one }, { -round-one } ét.
sign-line = { -Line-one }
sign-line-does = Hver { -die-one } har { -number-one-def } eller { -colour-one-def } fra den før. En { -line-one } på tre, fire eller fem er lige så mange { -point-one } værd, når { -turn-one-def } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Alle seks { -die-other } på { -line-one }: seks { -point-one } til dig, eller seks, som en anden spiller giver { -return-phrase }. Hver stjerne er en { -shizzle-one } at { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Alle { -point-one } kommer herfra. Er den tom ved { -turn-one-gen } slutning, slutter spillet. Skiltet viser, hvad det giver at { -stop-verb } nu.
sign-cup = { -Dice_cup-one }
sign-cup-does = Slår alle { -die-other }, der ikke er på { -line-one-def }. Én skal kunne { -join-passive }, ellers er det en { -choke-one }.
sign-count = Lille { -die-one }
sign-count-does = Hvor mange { -die-other } næste slag ville have.
sign-spark = { -spark-one }
sign-spark-does = { -Line-one-gen } første { -die-one }, på stråler: den sidste { -die-one } i { -line-one-def } før.
sign-bond = { -Seal-one } mellem to { -die-other }
sign-bond-does = Hvorfor { -die-other-def } { -fit-verb-s } sammen: { -number-one-def }, de deler, eller deres { -colour-one-gen } mærke.
sign-choke = { -choke-one }
sign-choke-does = Ingen slået { -die-one } { -fit-verb-s }. { -Turn-one-def } slutter; dens { -point-one } er tabt, også { -shizzle-other }.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Fem { -die-other } blev slået, og ingen { -line-one } er længere end to: 2 { -point-one }, og { -turn-one-def } slutter.
sign-flicker = { -flicker-one }
sign-flicker-does = En { -line-one } på tre, fire eller fem. { -Stop-imperative } og tag { -point-one } for den, eller { -roll_on-verb } og sæt dem på spil.
now-points = { points-count }.
now-line = { $count } af seks { -die-other } på { -line-one }; { -turn-one-def } er { points-count } værd.
now-rolls = { -Die-other } at slå: { $count }.

## What gives the win shares of a review

evaluator-exact = det løste spil
evaluator-table = tabellen for tre spillere
evaluator-estimate = et skøn, lært af nøjagtige { -turn-other }
evaluator-simple = en grov model: det medfølgende skøn kan ikke bruges

## Kinds of chance, for statistics

chance-of-die = { -Die-other-gen } { -number-one }
mistake-ending = afslutte et tabt spil
mistake-stopping = { -stop-verb } for tidligt
mistake-going-on = slå én gang for meget
mistake-six = overse en { -shizzle-one }
mistake-left-out = udelade en { -die-one }, der { -fit-verb-s }
mistake-short = lave en kortere { -line-one } end muligt
mistake-dice = tilføje den forkerte { -die-one }
mistake-attack = ikke angribe
mistake-taking = angribe i stedet for at tage { -point-one }
mistake-victim = angribe den forkerte spiller
why-win =
    { $count ->
        [one] Spillet slutter straks med 1 { -point-one } foran.
       *[other] Spillet slutter straks med { $count } { -point-one } foran.
    }
why-ending =
    { $count ->
        [one] Spillet sluttede straks med 1 { -point-one } bagud.
       *[other] Spillet sluttede straks med { $count } { -point-one } bagud.
    }
why-victim = { $name } har { $better } { -point-one }, { $other } { $taken }.
why-choke = Risikoen for en { -choke-one } er { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I gennemsnit giver { -turn-one-def } så { NUMBER($better, maximumFractionDigits: 1) } { -point-one }, ikke { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = I { -turn-one }: { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } at { -settle-verb }: { $count }
edit-ready = Før første slag
edit-choose = { -Die-other } slået
edit-settle = { -Settle-imperative } { -shizzle-other }
edit-shows = Viser { $count }
edit-out = Væk fra { -line-one-def }
edit-spark = Som { -spark-one }
edit-join = I { -line-one-gen } ende

## Puzzles

puzzle-how-solution = ved løsningen, nøjagtigt
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-imperative }
puzzle-theme-joining = hvilken { -die-one } der { -join-passive }
puzzle-theme-short-line = en kortere { -line-one }
puzzle-theme-shizzle = en { -shizzle-one }
puzzle-theme-attack = angreb
puzzle-theme-take = tage
puzzle-theme-last-points = de sidste { -point-one }
puzzle-theme-last-turn = den sidste { -turn-one }

## The tutorial

tutorial-goal = { -Target-one-def }: flest { -point-one }, når { -bank-one-def } er tom. Alle { -point-one } kommer fra { -bank-one-def }, som nu har 32.
tutorial-spark = Det er din { -turn-one }. { -Line-one-gen } første { -die-one } ligger der allerede: { -spark-one-def }, rød 1. Du slår de andre fem.
tutorial-roll = Slå { -die-other-def }.
tutorial-colour = En { -die-one } kan { -join-passive } { -line-one-def }, hvis den har { -colour-one-def } eller { -number-one-def } fra den sidste. Efter rød 1 { -fit-verb-s } rød 4.
tutorial-number = Nu er rød 4 sidst. Gul 4 { -fit-verb-s }: { -number-one-def } er det samme.
tutorial-flicker = Tre { -die-other } er et { -flicker-one }: du kunne { -stop-verb } og tage ét { -point-one } for hver. Men flere { -die-other } { -fit-verb-s }. Læg gul 2 til.
tutorial-flicker-stop = Du kunne { -stop-verb }, men en { -die-one } mere { -fit-verb-s } og giver et { -point-one } mere.
tutorial-flicker-roll = Du kunne slå resten, men en af dem { -fit-verb-s } allerede. Læg den til først.
tutorial-longer = Nu lilla 2. Vælg rækkefølgen med omtanke: kun { -line-one-gen } sidste { -die-one } tæller for, hvad der { -fit-verb-s } næst.
tutorial-stop = Fem { -die-other } er fem { -point-one }. Slår du den sidste, og { -fit-verb-s } den ikke, er hele { -turn-one-def } tabt. { -Stop-imperative }.
tutorial-stop-roll = Det sætter fem { -point-one } på spil, og { -die-one-def } { -fit-verb-s } i ét slag af tre. { -Stop-imperative } og tag dem.
tutorial-next-spark = Fem { -point-one } er dine. Din sidste { -die-one }, lilla 2, er nu Zoes { -spark-one }. Se, hvad hun slår.
tutorial-choke = Ingen { -die-one } var lilla eller en 2: en { -choke-one }. { -Turn-one-def } slutter straks, og dens { -point-one } er tabt. Den samme { -spark-one } er nu din.
tutorial-fizzle = Af fem { -die-other } { -fit-verb-s } kun én, og intet efter den: en { -line-one } på to er en { -fizzle-one }. Din { -turn-one } slutter med to { -point-one }. Læg lilla 4 til.
tutorial-again = Zoe er { -stop-participle } med tre { -die-other }. Blå 3 er din { -spark-one }: slå igen.
tutorial-all = Denne gang kan alle { -die-other } { -join-passive }, en efter en. Begynd med grøn 3.
tutorial-all-2 = Så grøn 5. Orange 5 og orange 4 følger.
tutorial-all-stop = Det er tilladt, men alle seks { -die-other } kan { -join-passive }. Læg den næste til.
tutorial-all-3 = Kun én er { -return-phrase }. Læg lilla 4 til.
tutorial-shizzle = Alle seks: en { -shizzle-one }! Den er seks { -point-one } værd, eller et angreb. Du kunne { -roll_on-verb }, men en { -choke-one } ville miste den. { -Stop-imperative }.
tutorial-shizzle-roll = En { -choke-one } ville miste din { -shizzle-one }. { -Stop-imperative } og brug den.
tutorial-attack = Du kunne tage seks { -point-one }. Eller angribe: så giver Zoe seks af sine { -return-phrase } til { -bank-one-def }. Angrib hende.
tutorial-attack-take = Seks { -point-one } er ofte lige så gode. Men se, hvad et angreb gør.
tutorial-attacked = Zoe har givet seks { -point-one } { -return-phrase } til { -bank-one-def }. Et angreb giver dig intet, men spillet varer længere, og det hjælper den, der er bagud.
tutorial-bank = Nogle { -turn-other } senere har { -bank-one-def } tre { -point-one }, og du fører. { -Stop-imperative } med dine fire { -die-other }: du tager, hvad der er, og en tom { -bank-one } slutter spillet.
tutorial-bank-other = Det er tilladt, men at { -stop-verb } vinder spillet nu.
tutorial-end = { -Bank-one-def } er tom, og du har flest { -point-one }: du har vundet.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Hver { -face-one } har et { -number-one } og en { -colour-one }, og ingen { -face-one } findes to gange.
example-from-the-bank = En { -line-one } på tre tager tre { -point-one } fra { -bank-one-def }.
example-next-spark = { -Turn-one-def } sluttede med en { -line-one } på tre. Dens sidste { -die-one } er, som den ligger, næste spillers { -spark-one }.
example-join = Rød 4 har { -spark-one-gen } { -colour-one } og må { -join-passive }; orange 4 har hverken { -colour-one-def } eller { -number-one-def }.
example-choke = Ingen af de fem { -die-other } har { -spark-one-gen } { -number-one } eller { -colour-one }: en { -choke-one }. { -Turn-one-def } slutter uden { -point-one }.
example-fizzle = Ingen { -line-one } på tre er mulig: en { -fizzle-one }. Én { -die-one } { -join-passive }, for to { -point-one }, og { -turn-one-def } slutter.
example-flicker = Et { -flicker-one } på fire: { -stop-imperative } for fire { -point-one }, eller slå de andre to { -die-other }.
example-shizzle = En { -shizzle-one }: { -stop-imperative }, eller { -roll_on-verb } med seks { -point-one } på spil. Den sjette { -die-one } er så den nye { -spark-one }.
example-three-possible = Fra rød 5 er en { -line-one } på tre mulig, så den skal dannes; orange 1 ville lade { -line-one-def } ende ved to.
example-attack = En { -shizzle-one } lader en anden spiller med { -point-one } give seks { -return-phrase } til { -bank-one-def }.
example-bank-empty = { -Bank-one-def } har mindre, end der blev optjent, og tømmes: spillet slutter, og flest { -point-one } vinder.
example-shizzle-and-four = En { -shizzle-one }, så et { -flicker-one } på fire: ti { -point-one }, eller et angreb og fire.
example-two-shizzles = To { -shizzle-other }, så en { -fizzle-one }: 14 { -point-one }, eller 8 og ét angreb, eller 2 og to angreb.
example-shizzle-lost = En { -shizzle-one }, så en { -choke-one }: intet.
example-bank-grows = Angrebet bringer { -bank-one-def } fra 4 til 10, så tages fem: 5 er { -return-phrase }, og spillet fortsætter.
example-take-all = Tre { -shizzle-other } og en { -line-one } på tre: alt tages på én gang.
summary-turn = Din { -turn-one }
summary-turn-1 = { -spark-one-def } er den sidste { -die-one } i { -line-one-def } før. Slå de andre fem.
summary-turn-2 = Læg { -die-other } til i den { -open_end-one-def }: hver med { -number-one-def } eller { -colour-one-def } fra den før.
summary-turn-3 = Ingen { -die-one } { -fit-verb-s }: en { -choke-one }. { -Turn-one-def } slutter uden { -point-one }.
summary-turn-4 = Er en { -line-one } på tre mulig, skal den dannes.
summary-stop = { -Stop-imperative } eller { -roll_on-verb }
summary-stop-1 = Højst to: en { -fizzle-one }. 2 { -point-one }, og { -turn-one-def } slutter.
summary-stop-2 = Tre til fem: et { -flicker-one }. { -Stop-imperative } for ét { -point-one } pr. { -die-one }, eller slå alle { -die-other } uden for { -line-one-def }; én skal så kunne { -join-passive }.
summary-six = Alle seks: en { -shizzle-one }
summary-six-1 = { -Stop-imperative }: tag seks { -point-one }, eller en anden spiller giver seks { -return-phrase } til { -bank-one-def }.
summary-six-2 = Eller { -roll_on-verb }: den er på spil, den sjette { -die-one } er den nye { -spark-one }, og de andre fem slås.
summary-six-3 = Når { -turn-one-def } slutter, { -settle-passive } det, der er { -pending-neuter }: angreb først.
summary-end = Spillets slutning
summary-end-1 = { -Bank-one-def } starter med 40, 60, 75, 90 eller 100 { -point-one } for to til seks spillere.
summary-end-2 = Er { -bank-one-def } tom, når en { -turn-one } { -settle-passive }: flest { -point-one } vinder.
