### The words of Shizzle in Swedish. Arguments as in en/shizzle.ftl, which explains them.
### Faces stand without an article, like cards: “röd 4”. Släckt (Choke) has no article either.

## The game

game-name = { -shizzle-one }
game-tagline = Sex { -die-other } i { -line-one }: { -stop-verb } i tid, eller { -roll_on-verb } och riskera allt.
game-by = av Patch Products
game-about = Bygg en { -line-one } av { -die-other } från { -spark-one-def }; varje { -die-one } delar { -number-one } eller { -colour-one } med den före. { -Stop-verb } och ta { -line-one-gen } { -point-one }, eller { -roll_on-verb } och riskera dem. Alla sex blir en { -shizzle-one }: sex { -point-one } till dig, eller sex som en annan spelare { -return-verb-s }.

## Colours and faces

colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-green = grön
colour-blue = blå
colour-purple = lila
colour-pink = rosa
colour-black = svart

face =
    { $colour ->
        [red] röd { $number }
        [orange] orange { $number }
        [yellow] gul { $number }
        [green] grön { $number }
        [blue] blå { $number }
        [purple] lila { $number }
        [black] svart { $number }
       *[pink] rosa { $number }
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
        [you] Du lägger { $face } efter { $end }: { same }.
       *[other] { $seat } lägger { $face } efter { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du förlorar { points-count }.
       *[other] { $seat } förlorar { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du attackerar { $victim }, som { -return-verb-s } { points-count } till { -bank-one-def }.
       *[other] { $victim ->
            [you] { $seat } attackerar dig: du { -return-verb-s } { points-count } till { -bank-one-def }.
           *[other] { $seat } attackerar { $victim }, som { -return-verb-s } { points-count } till { -bank-one-def }.
        }
    }
seat-wins =
    { $seat ->
        [you] Du vinner
       *[other] { $seat } vinner
    }
seats-share = Delad seger: { $seats }
same =
    { $by ->
        [number] samma { -number-one }
       *[colour] samma { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } med { -number-one-def }
        [colour] { -fit-verb-s } med { -colour-one-def }
        [barred] { -fit-verb-s }, men skulle bli ensam där tre är möjligt
       *[none] { -fit-verb-s } inte
    }
points-count = { $points } { -point-one }
over-why =
    { $end ->
        [bank] { -Bank-one-def } är tom
        [target] { -Target-one-def } är nått
        [rounds] Sista { -round-one-def } är slut
       *[cap] 500 { -turn-other } är spelade
    }
to-settle = { -shizzle-other } att { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-one } för en { -line-one } på { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-one } för { -shizzle-one-def }
       *[other] { $points } { -point-one } för { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-one }: { $line } för { -line-one-def }, { $worth } för { -shizzle-other }
gain-rest =
    { $points ->
        [one] den sista { -point-def } i { -bank-one-def }, i stället för { $earned }
       *[other] de sista { $points } { -point-def } i { -bank-one-def }, i stället för { $earned }
    }

## Set-up: log and hover

did-dice = På { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
did-spark =
    { $seat ->
        [you] Du slår { -die-one } { $die } för första { -spark-one-def }.
       *[other] { $seat } slår { -die-one } { $die } för första { -spark-one-def }.
    }
did-fall-spark = Slag: { $face }, första { -spark-one-def }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Slå { -die-one } { $die } för första { -spark-one-def }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du slår fem { -die-other } till { -spark-one-def }, { $face }.
       *[other] { $seat } slår fem { -die-other } till { -spark-one-def }, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du { -roll_on-verb-s }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spel.
did-roll-shizzle = { rolls-on } med { points-count } på spel; den nya { -spark-one-def } är { $face }.
did-fall = Slag: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slag: { $face }. Ingen { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Slag: { $face }. Ingen { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu är { $count } i { -line-one }.
did-join-shizzle = { seat-joins } Alla sex: en { -shizzle-one }!
did-fizzle = { seat-joins } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Du { -stop-verb-s } och tar { $gain }.
       *[other] { $seat } { -stop-verb-s } och tar { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du { -stop-verb-s }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du tar { $gain }.
       *[other] { $seat } tar { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } { -Turn-one-def } är slut.
did-over = { $told } { over-why }: spelet är slut.

## Turns: what a hovered target would do

would-roll = { action-roll }. Om ingen { -fit-verb-s } till { $face } är det { -choke-one }.
would-roll-on = { action-roll }. Om ingen { -fit-verb-s } till { $face } förlorar du { points-count }.
would-roll-shizzle = { action-roll }. Om ingen { -fit-verb-s } till den nya { -spark-one-def }, { $face }, förlorar du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Lägg { $face } efter { $end }: { same }.
would-join-two = { would-put } En tredje måste följa.
would-join = { would-put } Att { -stop-verb } ger sedan { points-count }.
would-join-shizzle = { would-put } Alla sex: en { -shizzle-one }!
would-fizzle = { would-put } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. Din { -turn-one } slutar; du tar { $gain }.
would-fizzle-settle = { would-put } Ingen tredje { -die-one } { -fit-verb-s }: en { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } och ta { $gain }.
would-stop-settle = { -Stop-verb }. Ta sedan sex { -point-one } för varje { -shizzle-one }, eller attackera.
would-take = Ta { $gain }.
would-hit = Attackera { $victim }, som { -return-verb-s } { points-count } till { -bank-one-def }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Sedan tar du { $gain }.
would-attack-last = { would-hit } Din { -turn-one } slutar.
would-over =
    { $result ->
        [won] { $told } Du vinner!
        [shared] { $told } Du delar på segern.
       *[lost] { $told } Spelet slutar, och du vinner inte.
    }

## Status

status-setup = Förberedelser
status-spark =
    { $seat ->
        [you] Välj en { -die-one } och slå första { -spark-one-def }.
       *[other] { $seat } väljer en { -die-one } till första { -spark-one-def }.
    }
status-ready =
    { $seat ->
        [you] Din { -turn-one }: slå 5 { -die-other }.
       *[other] { $seat } slår 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Lägg till en tredje { -die-one }: { end-colour }, eller en { $number }.
       *[other] { $seat } väljer en { -die-one }: { end-colour }, eller en { $number }.
    }
status-join =
    { $seat ->
        [you] Lägg till en { -die-one }: { end-colour }, eller en { $number }.
       *[other] { $seat } väljer en { -die-one }: { end-colour }, eller en { $number }.
    }
status-fizzle =
    { $seat ->
        [you] En { -line-one } på 3 är omöjlig. Lägg till en { -die-one }: { -fizzle-one }.
       *[other] { $seat } väljer { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Lägg till en { -die-one }, { -stop-verb } för { $points } eller { -roll_on-verb }.
       *[other] { $seat } väljer: { -stop-verb } för { $points } eller { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } på { $count }: { -stop-verb } för { $points } eller { -roll_on-verb }.
       *[other] { $seat } väljer: { -stop-verb } för { $points } eller { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-verb } för { $points }, eller riskera dem och { -roll_on-verb }.
       *[other] { -shizzle-one }! { $seat } väljer: { -stop-verb } eller { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Ta { points-count }, eller attackera med en { -shizzle-one }.
       *[other] { $seat } håller på att { -settle-verb } en { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared = { over-why }. { seats-share }, med { points-count } var.
status-type-dice = { -Die-one } { $die }: vilken { -colour-one } har { -number-one-def } { $number }?
status-type-first = Vem börjar?
status-type-fall = Vad visar { -die-one } { $die }? Kvar: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } av { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, först till { $target } { -point-one }
           *[other] { -Round-one } { $count } av { $most }, eller först till { $target } { -point-one }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Slå { $count } { -die-one }
       *[other] Slå { $count } { -die-other }
    }
action-stop = { -Stop-verb }: ta { $points }
action-stop-settle = { -Stop-verb } och { -settle-imperative }
action-take = Ta { $points }
action-attack = Attackera { $victim }
deed-spark = Slå den här { -die-one-def }
deed-add = Lägg till { -die-one-def }
touch-spark = Tryck på en { -die-one }.
touch-attack = Tryck på en spelare.
touch-add = Tryck på en { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = En { -die-one } visar en { -number-one } från 1 till 6. Välj en av dess { -face-other }.
refused-SH-1-2 = En { -die-one } har varje { -colour-one } en gång, och ingen { -face-one } finns två gånger. Välj en av { -colour-other-def } som erbjuds.
refused-SH-1-4 = Ingen sitter där. Välj en plats vid det här bordet.
refused-SH-2-1 = Det finns ingen { -spark-one } ännu. Välj en { -die-one } att slå ensam.
refused-SH-2-2 = Din { -turn-one } börjar med ett slag. Slå de fem { -die-other-def } först.
refused-SH-2-3 = Den { -die-one-def } har varken { -number-one-def } eller { -colour-one-def } hos { -line-one-gen } sista { -die-one }. Välj en som har det.
refused-SH-2-3-lies = Den { -die-one-def } ligger i { -line-one-def } och ligger kvar. Välj en av de slagna.
refused-SH-2-8 = En { -die-one } måste { -join-verb } efter varje slag, och två i { -line-one } är för få. Välj en { -die-one } som { -fit-verb-s }.
refused-SH-2-8-alone = Ingen annan { -die-one } { -fit-verb-s } efter den, men en { -line-one } på tre är möjlig och måste bildas. Välj en annan { -die-one }.
refused-SH-3-1 = Du har { -stop-supine } i din { -turn-one }; bara { -shizzle-other } är kvar att { -settle-verb }. Ta { -point-def }, eller attackera.
refused-SH-3-1-early = Det finns inget att { -settle-verb } ännu. Lägg en { -die-one } i { -line-one-def }, { -roll_on-verb } eller { -stop-verb } först.
refused-SH-3-2 = Bara en annan spelare med { -point-one } kan attackeras. Välj en, eller ta { -point-def }.
refused-SH-3-6 = Spelet är slut. Stega igenom det, eller spela ett nytt.

## Options

option-first = Vem börjar
option-first-help = Slumpen väljer, eller så väljer du en plats.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-random_dice = Slumpade { -die-other }
option-random_dice-help = Slumpen fördelar { -colour-other-def } på nytt. Varje { -die-one } har fortfarande varje { -number-one } och { -colour-one } en gång, och ingen { -face-one } finns två gånger.
option-rounds = { -Round-other }
option-rounds-help = Spelet slutar också efter så många { -turn-other } för alla.
option-rounds-0 = ingen gräns
option-target = { -Target-one } i { -point-one }
option-target-help = Spelet slutar också när en spelare avslutar en { -turn-one } med så många { -point-one } eller fler.
option-target-0 = inget
option-cap = Högst 500 { -turn-other }
option-cap-help = Ledaren vinner då. Utan detta kan attacker dra ut på spelet i all evighet. Ett bord med bara bottar har det alltid.

## The board in text

picture-label = { -Line-one-def }, de lösa { -die-other-def }, { -bank-one-def } och allas { -point-one }, finns även som text.
text-board = { -Line-one-def }, sedan de sex { -die-other-def }
text-place =
    { $by ->
        [number] Plats { $count }: { $face }, genom { -number-one-def }
        [colour] Plats { $count }: { $face }, genom { -colour-one-def }
       *[spark] Plats { $count }: { $face }, { -spark-one-def }
    }
text-place-empty = Plats { $count }: ledig
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, i { -line-one-def } på plats { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: slås nu
text-die-blank = { -Die-one } { $die }: inte slagen ännu
text-side =
    { $colour ->
        [none] På { -die-one } { $die }: { $number }, { -colour-one-def } inte känd ännu
       *[other] På { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Spelar nu.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-one }

## Rules

rules-intro = { -shizzle-one } är ett tärningsspel för två till sex spelare. Din { -turn-one } börjar med { -spark-one-def }, den sista { -die-one-def } i { -line-one-def } före din; du slår de fem andra. { -Die-other-def } { -join-verb-s } { -line-one-def } en i taget, var och en med samma { -number-one } eller { -colour-one } som { -die-one-def } före. Om ingen { -fit-verb-s } är det { -choke-one }: { -turn-one-gen } { -point-one } går förlorade. Om den längsta möjliga { -line-one-def } är två blir det en { -fizzle-one }: två { -point-one }, och { -turn-one-def } är slut. Tre till fem är en { -flicker-one }: { -stop-verb } och ta en { -point-one } för varje { -die-one } i { -line-one-def }, eller slå resten och riskera allt. Sex är en { -shizzle-one }: ta sex { -point-one }, tvinga en annan spelare att { -return-verb } sex, eller { -roll_on-verb } och riskera den. När { -bank-one-def } är tom vinner den med flest { -point-one }.
rules-page = { -Die-other } som får { -join-verb } lyser upp: klicka på en för att lägga den sist i { -line-one-def }, eller välj den med tangentbordet. ”{ -Stop-verb }” och ”Slå” erbjuds när de är tillåtna. { -choke-one } eller en { -fizzle-one } avslutar din { -turn-one } av sig själv. Om ingen kan attackeras när du { -stop-verb-s } får du { -point-def } för dina { -shizzle-other } utan fråga. Med riktiga { -die-other } skriver du vad de visar, i valfri ordning. Vilka { -colour-other } som sitter på vilken { -die-one } är vår rekonstruktion {$reconstruction}; den som äger spelet kan rätta den i dice.toml.

rules-SH-1 = Innehåll
rule-SH-1-1 = Det finns sex { -die-other } med { -number-other-def } 1 till 6. Vart och ett av de 36 paren av { -number-one } och { -colour-one } finns på bara en { -face-one }, och varje { -die-one } har varje { -number-one } och varje { -colour-one } en gång {$review}.
rule-SH-1-2 = { -Colour-other-def } är röd, orange, lila, blå, grön och gul; den sjätte är vår gissning, och riktiga spel skiljer sig åt. På våra { -die-other } följer { -colour-other-def } i den ordningen, och varje { -die-one } börjar en { -colour-one } senare {$reconstruction}. Alternativ: slumpade { -die-other }.
rule-SH-1-3 = { -Chip-other-def } är { -point-one }: 14 på fem och 30 på en, 100 totalt. { -Bank-one-def } börjar med 40 { -point-one } för två spelare, 60 för tre, 75 för fyra, 90 för fem och 100 för sex; spelarna börjar utan. { -Bank-one-def } och allas { -point-one } har alltid samma summa.
rule-SH-1-4 = I regelboken börjar den yngsta; här väljer värden, eller slumpen {$ruling}. Spelet går åt vänster.

rules-SH-2 = Din { -turn-one }
rule-SH-2-0 = En { -shizzle-one } är { -pending-adjective } tills { -turn-one-def } har { -settle-supine } den; inget annat är någonsin { -pending-adjective }. { -Line-one-def } räknas en gång, när du { -stop-verb-s }: en { -line-one } på tre som växte till fem är värd fem. En { -line-one } på sex är en { -pending-adjective } { -shizzle-one } och ger inget därutöver.
rule-SH-2-1 = I spelets första { -turn-one } slår startspelaren en valfri { -die-one } ensam: den är { -spark-one-def }. Senare är { -spark-one-def } den sista { -die-one-def } i föregående spelares { -line-one }, som den ligger.
rule-SH-2-2 = { -spark-one-def } är den första { -die-one-def } i din { -line-one } och räknas. Slå de fem andra.
rule-SH-2-3 = { -Line-one-def } växer bara i den { -open_end-one-def }. Varje { -die-one } måste dela { -number-one } eller { -colour-one } med { -die-one-def } före. { -Die-other } från detta slag får { -join-verb } i valfritt urval och ordning; { -die-other } från tidigare slag ligger kvar {$ruling}.
rule-SH-2-4 = { -choke-one }: ingen { -die-one } i ett slag kan { -join-verb }, i det första eller ett senare. { -Turn-one-def } är slut, och alla dess { -point-one } går förlorade, även { -pending-adjective } { -shizzle-other }.
rule-SH-2-5 = { -fizzle-one }: du slog fem { -die-other }, och den längsta möjliga { -line-one-def } är två. Du väljer vilken { -fit-ing } { -die-one } som { -join-verb-s }. Sedan måste { -turn-one-def } sluta: två { -point-one }, och det som är { -pending-adjective }.
rule-SH-2-6 = { -flicker-one }: en { -line-one } på tre, fyra eller fem. { -Stop-verb } och ta så många { -point-one } och det som är { -pending-adjective }; eller slå alla { -die-other } som inte ligger i { -line-one-def }. Minst en måste då { -join-verb }, annars är det { -choke-one }. Det är aldrig en { -fizzle-one }: färre än fem { -die-other } slås.
rule-SH-2-7 = { -shizzle-one }: alla sex { -die-other } ligger i { -line-one-def }. Den är värd sex { -point-one } som du tar, eller sex som en annan spelare måste { -return-verb } till { -bank-one-def }. { -Stop-verb }, eller { -roll_on-verb } med den på spel: den sjätte { -die-one-def } blir ny { -spark-one }, en ny { -line-one } på en, och du slår de fem andra.
rule-SH-2-8 = Om en { -die-one } { -fit-verb-s } måste minst en { -join-verb }. Du får utelämna andra { -fit-ing } { -die-other } {$ruling}. Men om fem { -die-other } slogs och en { -line-one } på tre eller fler är möjlig måste { -line-one-def } nå tre: två i { -line-one } är aldrig annat än en { -fizzle-one } {$ruling}. Då får alltså en { -die-one } som ingen annan { -fit-verb-s } efter inte vara den enda som { -join-verb-s }.
rule-SH-2-9 = Den som { -roll_on-verb-s } slår alltid varje { -die-one } som inte ligger i { -line-one-def } {$ruling}.

rules-SH-3 = { -Turn-one-gen } slut, och spelets
rule-SH-3-1 = { -shizzle-other } förblir { -pending-adjective } tills { -turn-one-def } slutar, och { -settle-passive } då. Regelboken säger ”omedelbart”; vi läser ”då, inte senare”, för alternativet är att { -roll_on-verb }, och vid { -choke-one } går { -pending-adjective } { -shizzle-other } förlorade {$ruling}. För varje: ta sex { -point-one } eller utse ett { -victim-one }; var och en bestäms för sig, så det kan bli flera { -victim-one } {$ruling}. Attackerna kommer först, sedan det du tar {$ruling}.
rule-SH-3-2 = Ett { -victim-one } ska { -return-verb } sex { -point-one } till { -bank-one-def }, eller alla om de är färre {$ruling}; angriparen får inget. Attackerna görs en i taget. Bara spelare med { -point-one } kan utses, samma spelare igen så länge spelaren har { -point-one } kvar. Om ingen har { -point-one } tas { -point-def } för { -shizzle-one-def } {$ruling}.
rule-SH-3-3 = Om { -bank-one-def } har mindre än du har tjänat tar du det som är kvar {$ruling}.
rule-SH-3-4 = En spelare som { -stop-verb-s } får inte avstå { -point-one } {$ruling}. Regelboken råder dig att inte avsluta ett spel som du skulle förlora: attackera i stället, eller { -roll_on-verb }.
rule-SH-3-5 = Den sista { -die-one-def } som verkligen ligger i { -line-one-def } är nästa spelares { -spark-one }, även efter { -choke-one } {$ruling}. Efter { -choke-one } i första slaget är det samma { -spark-one }.
rule-SH-3-6 = Om { -bank-one-def } är tom när en { -turn-one } är { -settle-participle } slutar spelet genast. Flest { -point-one } vinner; vid lika delas segern {$ruling}.
rule-SH-3-7 = Regelboken har ingen gräns för { -turn-other }, och attacker kan dra ut på spelet i all evighet. Därför finns alternativ: en gräns för { -round-other }, ett { -target-one }, och ett slut efter 500 { -turn-other }. En tom { -bank-one } avslutar ändå spelet; { -target-one-def } räknas när en { -turn-one } är { -settle-participle }; { -round-other } slutar efter sista platsen; flest { -point-one } vinner, och vid lika delas segern {$ruling}.

rules-SH-4 = Bra att veta
rule-SH-4-1 = Varje { -die-one } missar { -line-one-gen } ände två gånger av tre. Därför kommer { -choke-one } i 13 % av slagen med fem { -die-other }, 30 % med tre, 44 % med två och 67 % med en.
rule-SH-4-2 = Den längsta möjliga { -line-one-def } i de 7 776 slagen med fem { -die-other }: en 1 024 gånger, två 1 034, tre 1 160, fyra 1 624, fem 1 730 och sex 1 204.
rule-SH-4-3 = En { -shizzle-one }, sedan en { -flicker-one } på fyra: 10 { -point-one }, eller en attack och 4. Två { -shizzle-other }, sedan en { -fizzle-one }: 14 { -point-one }, eller 8 och en attack, eller 2 och två attacker. En { -shizzle-one }, sedan { -choke-one }: inget. { -Bank-one-def } har 4, du attackerar en spelare med 9 och har ännu 5 att ta: { -bank-one-def } växer till 10, du tar 5, den har 5, och spelet fortsätter.

rules-ours = Våra övriga tolkningar
rule-ours-1 = En spelare som ger upp får ingenting, och de andra delar på segern {$ruling}.
rule-ours-2 = En { -turn-one } väntar på att dess spelare slår de fem { -die-other-def } {$ruling}.
rule-ours-3 = Den som tar får alla { -shizzle-other } som är kvar, och { -line-one-gen } { -point-one } {$ruling}.
rule-ours-4 = Slumpade { -die-other } görs { -die-one } för { -die-one }; varje blir någon som går ihop med dem före, alla lika sannolika {$ruling}.
rule-ours-5 = Slagna { -die-other } kommer till ro en i taget, i ordning från { -die-one } 1 till { -die-one } 6; först den sista visar om det är { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = ”{ $text }” är ingen plats; väntat är ”{ $name } 1” till ”{ $name } { $count }”.
unread-die = ”{ $text }” är ingen { -die-one }; väntat är ”{ $name } 1” till ”{ $name } { $count }”.
unread-colour = ”{ $text }” är ingen { -colour-one } för { $place } ({ -die-one } och { -number-one }); väntat är någon av { $colours }.
unread-fallen = ”{ $text }” är ingen { -face-one } på { -die-one } { $count }; väntat är någon av { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Riktiga { -die-other }
chance-typed-help = Du slår riktiga { -die-other } och skriver vad de visar.
palette-head = Vad visar de riktiga { -die-other-def }?

## Bots

bot-greedy = Medel
bot-greedy-help = spelar för flest { -point-one } denna { -turn-one }
bot-novice = Nybörjare
bot-novice-help = som { bot-greedy }, men { -stop-verb-s } ofta för tidigt eller { -roll_on-verb-s } för länge
bot-club = Lätt
bot-club-help = som { bot-optimal }, men kan förlora 8 % vinstchans per drag, mindre med fler spelare
bot-strong = Svår
bot-strong-help = som { bot-optimal }, men kan förlora 2 % vinstchans per drag, mindre med fler spelare
bot-optimal = Bäst
bot-optimal-help = spelar den exakta lösningen (två spelare, vanliga { -die-other }) eller bästa skattningen

## Help with a decision

advice-reach =
    { $count ->
        [6] Alla sex
       *[other] { $count } eller fler
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } med { $length }
advice-stop-joining = Lägg till { $dice }; { -stop-verb } med { $length }
advice-roll-joining = Lägg till { $dice }; { -roll_on-verb }
advice-fizzle-joining = Lägg till { $dice }: en { -fizzle-one }
advice-die = Slå { -die-one } { $count } för första { -spark-one-def }
advice-odds = Chanser i nästa slag: { -choke-one }, eller { -die-other } för en { -line-one } av varje längd.
advice-turn = { -Point-one }: väntat av denna { -turn-one } om den spelas för { -point-one }.

## The solution

solve-bank = { -Bank-one-def } har 1 till { $most } { -point-one }, inte { $bank }.
data-mismatch = Medföljande data gäller något annat: dess ”{ $key }” är { $text }, inte { $expected }. Skapa den på nytt: { $make }
data-damaged = Medföljande data är skadad ({ $why }). Skapa den på nytt: { $make }
dice-file = De här { -die-other-def } kan inte användas. { $why }
dice-no-dice = { -Die-other-def } måste vara en lista med { $expected } { -die-other }, inte { $count }.
dice-no-faces = { -Die-one } { $die } måste vara en lista med sex { -colour-other }, för { -number-other-def } 1 till 6.
dice-no-face = { -Die-one } { $die } har { -colour-one-def } ”{ $text }”; väntat är någon av { $allowed }.
dice-no-twice = { $text } { $number } på { -die-one } { $die } finns två gånger; en { -die-one } har varje { -colour-one } en gång, och varje { -face-one } finns en gång.

## The score pad

pad-rounds = { -Point-one } per { -round-one }
pad-round-means = Tagna { -point-one }, minus dem som attacker har kostat.
pad-who = Tryck på spelaren vars { -turn-one } är slut.
pad-over = { -Bank-one-def } är tom: spelet är slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hur slutade { -turn-one-def }?
       *[other] { $player }, { -shizzle-other }: { $count }. Hur gick { -turn-one-def } vidare?
    }
pad-choke = { -choke-one }: inget
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = Har { -stop-supine } där
pad-settle = { -Point-one } eller attack? { -shizzle-other }: { $count }
pad-bad-turn = ”{ $text }” är ingen { -turn-one }: väntat är en spelare, { -die-other-def } i sista { -line-one-def } (0, 2 till 6), antalet { -shizzle-other } och { -victim-other-def }, till exempel ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spelets slut: { -bank-one-def } är tom ({ $tag }).
pad-bad-attack = ”{ $text }” attackerar en spelare som inte kan attackeras: väntat är andra som har { -point-one }, högst en per { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-one }
sign-points-does = En spelares { -chip-other }: fyrkantiga är fem { -point-one }, { -round-one } en.
sign-line = { -Line-one }
sign-line-does = Varje { -die-one } delar { -number-one } eller { -colour-one } med den före. En { -line-one } på tre, fyra eller fem är värd lika många { -point-one } när du { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Alla sex { -die-other } i { -line-one }: sex { -point-one } till dig, eller sex som en annan spelare måste { -return-verb }. Varje stjärna är en { -shizzle-one } att { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Alla { -point-one } kommer härifrån. När { -bank-one-def } är tom i slutet av en { -turn-one } är spelet slut. Skylten visar vad det ger att { -stop-verb } nu.
sign-cup = { -Dice_cup-one }
sign-cup-does = Slår alla { -die-other } som inte ligger i { -line-one-def }. En måste { -join-verb }, annars är det { -choke-one }.
sign-count = Liten { -die-one }
sign-count-does = Hur många { -die-other } nästa slag skulle ha.
sign-spark = { -spark-one }
sign-spark-does = { -Line-one-gen } första { -die-one }, på strålar: den sista { -die-one-def } i förra { -line-one-def }.
sign-bond = { -Seal-one } mellan två { -die-other }
sign-bond-does = Varför { -die-other-def } { -join-verb-s }: { -number-one-def } som de delar, eller märket för deras { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Ingen slagen { -die-one } { -fit-verb-s }. { -Turn-one-def } är slut; dess { -point-one } går förlorade, { -shizzle-other } också.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Fem { -die-other } slogs, och ingen { -line-one } är längre än två: 2 { -point-one }, och { -turn-one-def } är slut.
sign-flicker = { -flicker-one }
sign-flicker-does = En { -line-one } på tre, fyra eller fem. { -Stop-verb } och ta dess { -point-one }, eller { -roll_on-verb } och riskera dem.
now-points = { points-count }.
now-line = { $count } av sex { -die-other } i { -line-one-def }; { -turn-one-def } är värd { points-count }.
now-rolls = { -Die-other } att slå: { $count }.

## What gives the win shares of a review

evaluator-exact = det lösta spelet
evaluator-table = tabellen för tre spelare
evaluator-estimate = en skattning inlärd av exakta { -turn-other }
evaluator-simple = en grov modell: den medföljande skattningen kan inte användas

## Kinds of chance, for statistics

chance-of-die = { -Number-other-def } på { -die-other-def }
mistake-ending = avsluta ett förlorat spel
mistake-stopping = { -stop-verb } för tidigt
mistake-going-on = slå en gång för mycket
mistake-six = missa en { -shizzle-one }
mistake-left-out = utelämna en { -fit-ing } { -die-one }
mistake-short = göra en kortare { -line-one } än möjligt
mistake-dice = lägga till fel { -die-one }
mistake-attack = inte attackera
mistake-taking = attackera i stället för att ta { -point-one }
mistake-victim = attackera fel spelare
why-win =
    { $count ->
        [one] Spelet slutar då genast, med 1 { -point-one } i ledning.
       *[other] Spelet slutar då genast, med { $count } { -point-one } i ledning.
    }
why-ending =
    { $count ->
        [one] Spelet slutade genast, med 1 { -point-one } för lite.
       *[other] Spelet slutade genast, med { $count } { -point-one } för lite.
    }
why-victim = { $name } har { $better } { -point-one }, { $other } { $taken }.
why-choke = Risken för { -choke-one } är { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I snitt ger { -turn-one-def } då { NUMBER($better, maximumFractionDigits: 1) } { -point-one }, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På { -turn-one }: { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } att { -settle-verb }: { $count }
edit-ready = Före första slaget
edit-choose = { -Die-other-def } slagna
edit-settle = Att { -settle-verb } { -shizzle-other }
edit-shows = Visar { $count }
edit-out = Ut ur { -line-one-def }
edit-spark = Som { -spark-one }
edit-join = Sist i { -line-one-def }

## Puzzles

puzzle-how-solution = enligt lösningen, exakt
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = vilken { -die-one } som { -join-verb-s }
puzzle-theme-short-line = en kortare { -line-one }
puzzle-theme-shizzle = en { -shizzle-one }
puzzle-theme-attack = attackera
puzzle-theme-take = ta
puzzle-theme-last-points = de sista { -point-def }
puzzle-theme-last-turn = sista { -turn-one-def }

## The tutorial

tutorial-goal = Det gäller att ha flest { -point-one } när { -bank-one-def } är tom. Alla { -point-one } kommer från { -bank-one-def }, som nu har 32.
tutorial-spark = Det är din { -turn-one }. Den första { -die-one-def } i din { -line-one } ligger redan där: { -spark-one-def }, röd 1. Du slår de fem andra.
tutorial-roll = Slå { -die-other-def }.
tutorial-colour = En { -die-one } får { -join-verb } { -line-one-def } om den har samma { -colour-one } eller { -number-one } som den sista. Efter röd 1 { -fit-verb-s } röd 4.
tutorial-number = Nu är röd 4 sist. Gul 4 { -fit-verb-s }: { -number-one-def } är densamma.
tutorial-flicker = Tre { -die-other } är en { -flicker-one }: du kunde { -stop-verb } och ta en { -point-one } för varje. Men fler { -die-other } { -fit-verb-s }. Lägg till gul 2.
tutorial-flicker-stop = Du kunde { -stop-verb }, men en { -die-one } till { -fit-verb-s }, och en { -die-one } till är en { -point-one } till.
tutorial-flicker-roll = Du kunde slå resten, men en av dem { -fit-verb-s } redan. Lägg till den först.
tutorial-longer = Nu lila 2. Välj ordningen väl: bara { -line-one-gen } sista { -die-one } bestämmer vad som { -fit-verb-s } härnäst.
tutorial-stop = Fem { -die-other } är fem { -point-one }. Om du slår den sista { -die-one-def } och den inte { -fit-verb-s } är hela { -turn-one-def } förlorad. { -Stop-verb }.
tutorial-stop-roll = Det riskerar fem { -point-one }, och { -die-one-def } { -fit-verb-s } i ett slag av tre. { -Stop-verb } och ta dem.
tutorial-next-spark = Fem { -point-one } är dina. Din sista { -die-one }, lila 2, är nu Zoes { -spark-one }. Se vad hon slår.
tutorial-choke = Ingen { -die-one } var lila eller en 2:a: { -choke-one }. { -Turn-one-def } slutar genast, och dess { -point-one } går förlorade. Samma { -spark-one } är nu din.
tutorial-fizzle = Av fem { -die-other } { -fit-verb-s } bara en, och ingen efter den: en { -line-one } på två är en { -fizzle-one }. Din { -turn-one } slutar med två { -point-one }. Lägg till lila 4.
tutorial-again = Zoe har { -stop-supine } med tre { -die-other }. Blå 3 är din { -spark-one }: slå igen.
tutorial-all = Den här gången kan alla { -die-other } { -join-verb }, en i taget. Börja med grön 3.
tutorial-all-2 = Sedan grön 5. Orange 5 och orange 4 följer.
tutorial-all-stop = Det är tillåtet, men alla sex { -die-other } kan { -join-verb }. Lägg till nästa.
tutorial-all-3 = Bara en är kvar. Lägg till lila 4.
tutorial-shizzle = Alla sex: en { -shizzle-one }! Den är värd sex { -point-one }, eller en attack. Du kunde { -roll_on-verb }, men vid { -choke-one } vore den förlorad. { -Stop-verb }.
tutorial-shizzle-roll = Vid { -choke-one } vore din { -shizzle-one } förlorad. { -Stop-verb } och använd den.
tutorial-attack = Du kunde ta sex { -point-one }. Eller attackera: då måste Zoe { -return-verb } sex av sina till { -bank-one-def }. Attackera henne.
tutorial-attack-take = Sex { -point-one } är ofta lika bra. Men se vad en attack gör.
tutorial-attacked = Zoe har { -return-supine } sex { -point-one } till { -bank-one-def }. En attack ger dig inget, men spelet varar längre, vilket hjälper dem som ligger efter.
tutorial-bank = Några { -turn-other } senare har { -bank-one-def } tre { -point-one }, och du leder. { -Stop-verb } med dina fyra { -die-other }: du tar det som finns, och en tom { -bank-one } avslutar spelet.
tutorial-bank-other = Det är tillåtet, men att { -stop-verb } vinner spelet nu.
tutorial-end = { -Bank-one-def } är tom, och du har flest { -point-one }: du har vunnit.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Varje { -face-one } har en { -number-one } och en { -colour-one }, och ingen { -face-one } finns två gånger.
example-from-the-bank = En { -line-one } på tre tar tre { -point-one } från { -bank-one-def }.
example-next-spark = { -Turn-one-def } slutade med en { -line-one } på tre. Dess sista { -die-one }, som den ligger, är nästa spelares { -spark-one }.
example-join = Röd 4 har { -spark-one-gen } { -colour-one } och får { -join-verb }; orange 4 har varken dess { -colour-one } eller dess { -number-one }.
example-choke = Ingen av de fem { -die-other-def } har { -spark-one-gen } { -number-one } eller { -colour-one }: { -choke-one }. { -Turn-one-def } slutar utan { -point-one }.
example-fizzle = Ingen { -line-one } på tre är möjlig: en { -fizzle-one }. En { -die-one } { -join-verb-s }, för två { -point-one }, och { -turn-one-def } är slut.
example-flicker = En { -flicker-one } på fyra: { -stop-verb } för fyra { -point-one }, eller slå de två andra { -die-other-def }.
example-shizzle = En { -shizzle-one }: { -stop-verb }, eller { -roll_on-verb } med sex { -point-one } på spel. Den sjätte { -die-one-def } är då ny { -spark-one }.
example-three-possible = Från röd 5 är en { -line-one } på tre möjlig, så den måste bildas; orange 1 skulle lämna { -line-one-def } vid två.
example-attack = En { -shizzle-one } tvingar en annan spelare med { -point-one } att { -return-verb } sex till { -bank-one-def }.
example-bank-empty = { -Bank-one-def } har mindre än det som tjänats och töms: spelet är slut, och flest { -point-one } vinner.
example-shizzle-and-four = En { -shizzle-one }, sedan en { -flicker-one } på fyra: tio { -point-one }, eller en attack och fyra.
example-two-shizzles = Två { -shizzle-other }, sedan en { -fizzle-one }: 14 { -point-one }, eller 8 och en attack, eller 2 och två attacker.
example-shizzle-lost = En { -shizzle-one }, sedan { -choke-one }: inget.
example-bank-grows = Attacken ökar { -bank-one-def } från 4 till 10, sedan tas fem: 5 är kvar, och spelet fortsätter.
example-take-all = Tre { -shizzle-other } och en { -line-one } på tre: allt tas på en gång.
summary-turn = Din { -turn-one }
summary-turn-1 = { -spark-one-def } är den sista { -die-one-def } i förra { -line-one-def }. Slå de fem andra.
summary-turn-2 = Lägg till { -die-other } i den { -open_end-one-def }: var och en delar { -number-one } eller { -colour-one } med den före.
summary-turn-3 = Ingen { -die-one } { -fit-verb-s }: { -choke-one }. { -Turn-one-def } slutar utan { -point-one }.
summary-turn-4 = Om en { -line-one } på tre är möjlig måste den bildas.
summary-stop = { -Stop-verb } eller { -roll_on-verb }
summary-stop-1 = Högst två: en { -fizzle-one }. 2 { -point-one }, och { -turn-one-def } är slut.
summary-stop-2 = Tre till fem: en { -flicker-one }. { -Stop-verb } för en { -point-one } per { -die-one }, eller slå alla { -die-other } utanför { -line-one-def }; en måste då { -join-verb }.
summary-six = Alla sex: en { -shizzle-one }
summary-six-1 = { -Stop-verb }: ta sex { -point-one }, eller tvinga en annan spelare att { -return-verb } sex till { -bank-one-def }.
summary-six-2 = Eller { -roll_on-verb }: den står på spel, den sjätte { -die-one-def } är ny { -spark-one }, och de fem andra slås.
summary-six-3 = När { -turn-one-def } slutar { -settle-passive } det som är { -pending-adjective }: attacker först.
summary-end = Spelets slut
summary-end-1 = { -Bank-one-def } börjar med 40, 60, 75, 90 eller 100 { -point-one } för två till sex spelare.
summary-end-2 = { -Bank-one-def } är tom när en { -turn-one } är { -settle-participle }: flest { -point-one } vinner.
