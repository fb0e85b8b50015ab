### The words of Shizzle in Swedish. Arguments as in en/shizzle.ftl, which explains them.
### Faces stand without an article, like cards: “röd 4”. Släckt (Choke) has no article either.

## The game

game-name = Shizzle
game-tagline = Sex tärningar i rad: stanna i tid, eller slå vidare och riskera allt.
game-by = av Patch Products
game-about = Bygg en rad av tärningar från Gnistan; varje tärning delar siffra eller färg med den före. Stanna och ta radens poäng, eller slå vidare och riskera dem. Alla sex blir en Shizzle: sex poäng till dig, eller sex som en annan spelare lämnar tillbaka.

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
        [you] Du attackerar { $victim }, som lämnar tillbaka { points-count } till banken.
       *[other] { $victim ->
            [you] { $seat } attackerar dig: du lämnar tillbaka { points-count } till banken.
           *[other] { $seat } attackerar { $victim }, som lämnar tillbaka { points-count } till banken.
        }
    }
seat-wins =
    { $seat ->
        [you] Du vinner
       *[other] { $seat } vinner
    }
same =
    { $by ->
        [number] samma siffra
       *[colour] samma färg
    }
fit =
    { $by ->
        [number] passar med siffran
        [colour] passar med färgen
        [barred] passar, men skulle bli ensam där tre är möjligt
       *[none] passar inte
    }
points-count = { $points } poäng
over-why =
    { $end ->
        [bank] Banken är tom
        [target] Målet är nått
        [rounds] Sista rundan är slut
       *[cap] 500 turer är spelade
    }
to-settle = Shizzles att avgöra: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } poäng för en rad på { $points }
gain-shizzles =
    { $count ->
        [one] { $points } poäng för Shizzlen
       *[other] { $points } poäng för { $count } Shizzles
    }
gain-both = { $points } poäng: { $line } för raden, { $worth } för Shizzles
gain-rest =
    { $points ->
        [one] den sista poängen i banken, i stället för { $earned }
       *[other] de sista { $points } poängen i banken, i stället för { $earned }
    }

## Set-up: log and hover

did-dice = På tärning { $die }: { face }.
did-first =
    { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
did-spark =
    { $seat ->
        [you] Du slår tärning { $die } för första Gnistan.
       *[other] { $seat } slår tärning { $die } för första Gnistan.
    }
did-fall-spark = Slag: { $face }, första Gnistan.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Slå tärning { $die } för första Gnistan.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du slår fem tärningar till Gnistan, { $face }.
       *[other] { $seat } slår fem tärningar till Gnistan, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du slår vidare
       *[other] { $seat } slår vidare
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spel.
did-roll-shizzle = { rolls-on } med { points-count } på spel; den nya Gnistan är { $face }.
did-fall = Slag: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slag: { $face }. Ingen tärning passar: Släckt!
       *[other] Slag: { $face }. Ingen tärning passar: Släckt! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Nu är { $count } i rad.
did-join-shizzle = { seat-joins } Alla sex: en Shizzle!
did-fizzle = { seat-joins } Ingen tredje tärning passar: en Pys. { did-take }
did-fizzle-settle = { seat-joins } Ingen tredje tärning passar: en Pys. { to-settle }
did-stop =
    { $seat ->
        [you] Du stannar och tar { $gain }.
       *[other] { $seat } stannar och tar { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du stannar. { to-settle }
       *[other] { $seat } stannar. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du tar { $gain }.
       *[other] { $seat } tar { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Turen är slut.
did-over = { $told } { over-why }: spelet är slut.

## Turns: what a hovered target would do

would-roll = { action-roll }. Om ingen passar till { $face } är det Släckt.
would-roll-on = { action-roll }. Om ingen passar till { $face } förlorar du { points-count }.
would-roll-shizzle = { action-roll }. Om ingen passar till den nya Gnistan, { $face }, förlorar du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Lägg { $face } efter { $end }: { same }.
would-join-two = { would-put } En tredje måste följa.
would-join = { would-put } Att stanna ger sedan { points-count }.
would-join-shizzle = { would-put } Alla sex: en Shizzle!
would-fizzle = { would-put } Ingen tredje tärning passar: en Pys. Din tur slutar; du tar { $gain }.
would-fizzle-settle = { would-put } Ingen tredje tärning passar: en Pys. { to-settle }
would-stop = Stanna och ta { $gain }.
would-stop-settle = Stanna. Ta sedan sex poäng för varje Shizzle, eller attackera.
would-take = Ta { $gain }.
would-hit = Attackera { $victim }, som lämnar tillbaka { points-count } till banken.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Sedan tar du { $gain }.
would-attack-last = { would-hit } Din tur slutar.
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
        [you] Välj en tärning och slå första Gnistan.
       *[other] { $seat } väljer en tärning till första Gnistan.
    }
status-ready =
    { $seat ->
        [you] Din tur: slå 5 tärningar.
       *[other] { $seat } slår 5 tärningar.
    }
status-join-third =
    { $seat ->
        [you] Lägg till en tredje tärning: { end-colour }, eller en { $number }.
       *[other] { $seat } väljer en tärning: { end-colour }, eller en { $number }.
    }
status-join =
    { $seat ->
        [you] Lägg till en tärning: { end-colour }, eller en { $number }.
       *[other] { $seat } väljer en tärning: { end-colour }, eller en { $number }.
    }
status-fizzle =
    { $seat ->
        [you] En rad på 3 är omöjlig. Lägg till en tärning: Pys.
       *[other] { $seat } väljer tärningar.
    }
status-join-or-end =
    { $seat ->
        [you] Lägg till en tärning, stanna för { $points } eller slå vidare.
       *[other] { $seat } väljer: stanna för { $points } eller slå vidare.
    }
status-end =
    { $seat ->
        [you] Rad på { $count }: stanna för { $points } eller slå vidare.
       *[other] { $seat } väljer: stanna för { $points } eller slå vidare.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stanna för { $points }, eller riskera dem och slå vidare.
       *[other] Shizzle! { $seat } väljer: stanna eller slå vidare.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Ta { points-count }, eller attackera med en Shizzle.
       *[other] { $seat } håller på att avgöra en Shizzle.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared = { over-why }. Delad seger: { $seats }, med { points-count } var.
status-type-dice = Tärning { $die }: vilken färg har siffran { $number }?
status-type-first = Vem börjar?
status-type-fall = Vad visar tärning { $die }? Kvar: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] Runda { $count }
           *[other] Runda { $count } av { $most }
        }
       *[other] { $most ->
            [0] Runda { $count }, först till { $target } poäng
           *[other] Runda { $count } av { $most }, eller först till { $target } poäng
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Slå { $count } tärning
       *[other] Slå { $count } tärningar
    }
action-stop = Stanna: ta { $points }
action-stop-settle = Stanna och avgör
action-take = Ta { $points }
action-attack = Attackera { $victim }
deed-spark = Slå den här tärningen
deed-add = Lägg till tärningen
touch-spark = Tryck på en tärning.
touch-attack = Tryck på en spelare.
touch-add = Tryck på en tärning.

## Refusals: why not, and what instead

refused-SH-1-1 = En tärning visar en siffra från 1 till 6. Välj en av dess sidor.
refused-SH-1-2 = En tärning har varje färg en gång, och ingen sida finns två gånger. Välj en av färgerna som erbjuds.
refused-SH-1-4 = Ingen sitter där. Välj en plats vid det här bordet.
refused-SH-2-1 = Det finns ingen Gnista ännu. Välj en tärning att slå ensam.
refused-SH-2-2 = Din tur börjar med ett slag. Slå de fem tärningarna först.
refused-SH-2-3 = Den tärningen har varken siffran eller färgen hos radens sista tärning. Välj en som har det.
refused-SH-2-3-lies = Den tärningen ligger i raden och ligger kvar. Välj en av de slagna.
refused-SH-2-8 = En tärning måste haka på efter varje slag, och två i rad är för få. Välj en tärning som passar.
refused-SH-2-8-alone = Ingen annan tärning passar efter den, men en rad på tre är möjlig och måste bildas. Välj en annan tärning.
refused-SH-3-1 = Du har stannat i din tur; bara Shizzles är kvar att avgöra. Ta poängen, eller attackera.
refused-SH-3-1-early = Det finns inget att avgöra ännu. Lägg en tärning i raden, slå vidare eller stanna först.
refused-SH-3-2 = Bara en annan spelare med poäng kan attackeras. Välj en, eller ta poängen.
refused-SH-3-6 = Spelet är slut. Stega igenom det, eller spela ett nytt.

## Options

option-first = Vem börjar
option-first-help = Slumpen väljer, eller så väljer du en plats.
option-first-0 = slumpen
option-first-seat = plats { $count }
option-random_dice = Slumpade tärningar
option-random_dice-help = Slumpen fördelar färgerna på nytt. Varje tärning har fortfarande varje siffra och färg en gång, och ingen sida finns två gånger.
option-rounds = Rundor
option-rounds-help = Spelet slutar också efter så många turer för alla.
option-rounds-0 = ingen gräns
option-target = Mål i poäng
option-target-help = Spelet slutar också när en spelare avslutar en tur med så många poäng eller fler.
option-target-0 = inget
option-cap = Högst 500 turer
option-cap-help = Ledaren vinner då. Utan detta kan attacker dra ut på spelet i all evighet. Ett bord med bara bottar har det alltid.

## The board in text

picture-label = Raden, de lösa tärningarna, banken och allas poäng, finns även som text.
text-board = Raden, sedan de sex tärningarna
text-place =
    { $by ->
        [number] Plats { $count }: { $face }, genom siffran
        [colour] Plats { $count }: { $face }, genom färgen
       *[spark] Plats { $count }: { $face }, Gnistan
    }
text-place-empty = Plats { $count }: ledig
text-die = Tärning { $die }: { $face }
text-die-line = Tärning { $die }: { $face }, i raden på plats { $count }
text-die-loose = Tärning { $die }: { $face }, { fit }
text-die-falling = Tärning { $die }: slås nu
text-die-blank = Tärning { $die }: inte slagen ännu
text-side =
    { $colour ->
        [none] På tärning { $die }: { $number }, färgen inte känd ännu
       *[other] På tärning { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Spelar nu.
text-bank = Bank: { points-count }.
points-banked = Poäng

## Rules

rules-intro = Shizzle är ett tärningsspel för två till sex spelare. Din tur börjar med Gnistan, den sista tärningen i raden före din; du slår de fem andra. Tärningarna hakar på raden en i taget, var och en med samma siffra eller färg som tärningen före. Om ingen passar är det Släckt: turens poäng går förlorade. Om den längsta möjliga raden är två blir det en Pys: två poäng, och turen är slut. Tre till fem är en Glimt: stanna och ta en poäng för varje tärning i raden, eller slå resten och riskera allt. Sex är en Shizzle: ta sex poäng, tvinga en annan spelare att lämna tillbaka sex, eller slå vidare och riskera den. När banken är tom vinner den med flest poäng.
rules-page = Tärningar som får haka på lyser upp: klicka på en för att lägga den sist i raden, eller välj den med tangentbordet. ”Stanna” och ”Slå” erbjuds när de är tillåtna. Släckt eller en Pys avslutar din tur av sig själv. Om ingen kan attackeras när du stannar får du poängen för dina Shizzles utan fråga. Med riktiga tärningar skriver du vad de visar, i valfri ordning. Vilka färger som sitter på vilken tärning är vår rekonstruktion;{$reconstruction} den som äger spelet kan rätta den i dice.toml.

rules-SH-1 = Innehåll
rule-SH-1-1 = Det finns sex tärningar med siffrorna 1 till 6. Vart och ett av de 36 paren av siffra och färg finns på bara en sida, och varje tärning har varje siffra och varje färg en gång.{$review}
rule-SH-1-2 = Färgerna är röd, orange, lila, blå, grön och gul; den sjätte är vår gissning, och riktiga spel skiljer sig åt. På våra tärningar följer färgerna i den ordningen, och varje tärning börjar en färg senare.{$reconstruction} Alternativ: slumpade tärningar.
rule-SH-1-3 = Markerna är poäng: 14 på fem och 30 på en, 100 totalt. Banken börjar med 40 poäng för två spelare, 60 för tre, 75 för fyra, 90 för fem och 100 för sex; spelarna börjar utan. Banken och allas poäng har alltid samma summa.
rule-SH-1-4 = I regelboken börjar den yngsta; här väljer värden, eller slumpen.{$ruling} Spelet går åt vänster.

rules-SH-2 = Din tur
rule-SH-2-0 = En Shizzle är vilande tills turen har avgjort den; inget annat är någonsin vilande. Raden räknas en gång, när du stannar: en rad på tre som växte till fem är värd fem. En rad på sex är en vilande Shizzle och ger inget därutöver.
rule-SH-2-1 = I spelets första tur slår startspelaren en valfri tärning ensam: den är Gnistan. Senare är Gnistan den sista tärningen i föregående spelares rad, som den ligger.
rule-SH-2-2 = Gnistan är den första tärningen i din rad och räknas. Slå de fem andra.
rule-SH-2-3 = Raden växer bara i den öppna änden. Varje tärning måste dela siffra eller färg med tärningen före. Tärningar från detta slag får haka på i valfritt urval och ordning; tärningar från tidigare slag ligger kvar.{$ruling}
rule-SH-2-4 = Släckt: ingen tärning i ett slag kan haka på, i det första eller ett senare. Turen är slut, och alla dess poäng går förlorade, även vilande Shizzles.
rule-SH-2-5 = Pys: du slog fem tärningar, och den längsta möjliga raden är två. Du väljer vilken passande tärning som hakar på. Sedan måste turen sluta: två poäng, och det som är vilande.
rule-SH-2-6 = Glimt: en rad på tre, fyra eller fem. Stanna och ta så många poäng och det som är vilande; eller slå alla tärningar som inte ligger i raden. Minst en måste då haka på, annars är det Släckt. Det är aldrig en Pys: färre än fem tärningar slås.
rule-SH-2-7 = Shizzle: alla sex tärningar ligger i raden. Den är värd sex poäng som du tar, eller sex som en annan spelare måste lämna tillbaka till banken. Stanna, eller slå vidare med den på spel: den sjätte tärningen blir ny Gnista, en ny rad på en, och du slår de fem andra.
rule-SH-2-8 = Om en tärning passar måste minst en haka på. Du får utelämna andra passande tärningar.{$ruling} Men om fem tärningar slogs och en rad på tre eller fler är möjlig måste raden nå tre: två i rad är aldrig annat än en Pys.{$ruling} Då får alltså en tärning som ingen annan passar efter inte vara den enda som hakar på.
rule-SH-2-9 = Den som slår vidare slår alltid varje tärning som inte ligger i raden.{$ruling}

rules-SH-3 = Turens slut, och spelets
rule-SH-3-1 = Shizzles förblir vilande tills turen slutar, och avgörs då. Regelboken säger ”omedelbart”; vi läser ”då, inte senare”, för alternativet är att slå vidare, och vid Släckt går vilande Shizzles förlorade.{$ruling} För varje: ta sex poäng eller utse ett offer; var och en bestäms för sig, så det kan bli flera offer.{$ruling} Attackerna kommer först, sedan det du tar.{$ruling}
rule-SH-3-2 = Ett offer ska lämna tillbaka sex poäng till banken, eller alla om de är färre;{$ruling} angriparen får inget. Attackerna görs en i taget. Bara spelare med poäng kan utses, samma spelare igen så länge spelaren har poäng kvar. Om ingen har poäng tas poängen för Shizzlen.{$ruling}
rule-SH-3-3 = Om banken har mindre än du har tjänat tar du det som är kvar.{$ruling}
rule-SH-3-4 = En spelare som stannar får inte avstå poäng.{$ruling} Regelboken råder dig att inte avsluta ett spel som du skulle förlora: attackera i stället, eller slå vidare.
rule-SH-3-5 = Den sista tärningen som verkligen ligger i raden är nästa spelares Gnista, även efter Släckt.{$ruling} Efter Släckt i första slaget är det samma Gnista.
rule-SH-3-6 = Om banken är tom när en tur är avgjord slutar spelet genast. Flest poäng vinner; vid lika delas segern.{$ruling}
rule-SH-3-7 = Regelboken har ingen gräns för turer, och attacker kan dra ut på spelet i all evighet. Därför finns alternativ: en gräns för rundor, ett mål, och ett slut efter 500 turer. En tom bank avslutar ändå spelet; målet räknas när en tur är avgjord; rundor slutar efter sista platsen; flest poäng vinner, och vid lika delas segern.{$ruling}

rules-SH-4 = Bra att veta
rule-SH-4-1 = Varje tärning missar radens ände två gånger av tre. Därför kommer Släckt i 13 % av slagen med fem tärningar, 30 % med tre, 44 % med två och 67 % med en.
rule-SH-4-2 = Den längsta möjliga raden i de 7 776 slagen med fem tärningar: en 1 024 gånger, två 1 034, tre 1 160, fyra 1 624, fem 1 730 och sex 1 204.
rule-SH-4-3 = En Shizzle, sedan en Glimt på fyra: 10 poäng, eller en attack och 4. Två Shizzles, sedan en Pys: 14 poäng, eller 8 och en attack, eller 2 och två attacker. En Shizzle, sedan Släckt: inget. Banken har 4, du attackerar en spelare med 9 och har ännu 5 att ta: banken växer till 10, du tar 5, den har 5, och spelet fortsätter.

rules-ours = Våra övriga tolkningar
rule-ours-1 = En spelare som ger upp får ingenting, och de andra delar på segern.{$ruling}
rule-ours-2 = En tur väntar på att dess spelare slår de fem tärningarna.{$ruling}
rule-ours-3 = Den som tar får alla Shizzles som är kvar, och radens poäng.{$ruling}
rule-ours-4 = Slumpade tärningar görs tärning för tärning; varje blir någon som går ihop med dem före, alla lika sannolika.{$ruling}
rule-ours-5 = Slagna tärningar kommer till ro en i taget, i ordning från tärning 1 till tärning 6; först den sista visar om det är Släckt.{$ruling}

## What a typed text should have been

unread-first = ”{ $text }” är ingen plats; väntat är ”{ $name } 1” till ”{ $name } { $count }”.
unread-die = ”{ $text }” är ingen tärning; väntat är ”{ $name } 1” till ”{ $name } { $count }”.
unread-colour = ”{ $text }” är ingen färg för { $place } (tärning och siffra); väntat är någon av { $colours }.
unread-fallen = ”{ $text }” är ingen sida på tärning { $count }; väntat är någon av { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Riktiga tärningar
chance-typed-help = Du slår riktiga tärningar och skriver vad de visar.
palette-head = Vad visar de riktiga tärningarna?

## Bots

bot-greedy = Medel
bot-greedy-help = spelar för flest poäng denna tur
bot-novice = Nybörjare
bot-novice-help = som { bot-greedy }, men stannar ofta för tidigt eller slår vidare för länge
bot-club = Lätt
bot-club-help = som { bot-optimal }, men kan förlora 8 % vinstchans per drag, mindre med fler spelare
bot-strong = Svår
bot-strong-help = som { bot-optimal }, men kan förlora 2 % vinstchans per drag, mindre med fler spelare
bot-optimal = Bäst
bot-optimal-help = spelar den exakta lösningen (två spelare, vanliga tärningar) eller bästa skattningen

## Help with a decision

advice-reach =
    { $count ->
        [6] Alla sex
       *[other] { $count } eller fler
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stanna med { $length }
advice-stop-joining = Lägg till { $dice }; stanna med { $length }
advice-roll-joining = Lägg till { $dice }; slå vidare
advice-fizzle-joining = Lägg till { $dice }: en Pys
advice-die = Slå tärning { $count } för första Gnistan
advice-odds = Chanser i nästa slag: Släckt, eller tärningar för en rad av varje längd.
advice-turn = Poäng: väntat av denna tur om den spelas för poäng.

## The solution

solve-bank = Banken har 1 till { $most } poäng, inte { $bank }.
data-mismatch = Medföljande data gäller något annat: dess ”{ $key }” är { $text }, inte { $expected }. Skapa den på nytt: { $make }
data-damaged = Medföljande data är skadad ({ $why }). Skapa den på nytt: { $make }
dice-file = De här tärningarna kan inte användas. { $why }
dice-no-dice = Tärningarna måste vara en lista med { $expected } tärningar, inte { $count }.
dice-no-faces = Tärning { $die } måste vara en lista med sex färger, för siffrorna 1 till 6.
dice-no-face = Tärning { $die } har färgen ”{ $text }”; väntat är någon av { $allowed }.
dice-no-twice = { $text } { $number } på tärning { $die } finns två gånger; en tärning har varje färg en gång, och varje sida finns en gång.

## The score pad

pad-rounds = Poäng per runda
pad-round-means = Tagna poäng, minus dem som attacker har kostat.
pad-who = Tryck på spelaren vars tur är slut.
pad-over = Banken är tom: spelet är slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hur slutade turen?
       *[other] { $player }, Shizzles: { $count }. Hur gick turen vidare?
    }
pad-choke = Släckt: inget
pad-fizzle = Pys: { $count }
pad-flicker = Glimt: { $count }
pad-stop = Har stannat där
pad-settle = Poäng eller attack? Shizzles: { $count }
pad-bad-turn = ”{ $text }” är ingen tur: väntat är en spelare, tärningarna i sista raden (0, 2 till 6), antalet Shizzles och offren, till exempel ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spelets slut: banken är tom ({ $tag }).
pad-bad-attack = ”{ $text }” attackerar en spelare som inte kan attackeras: väntat är andra som har poäng, högst en per Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Poäng
sign-points-does = En spelares marker: fyrkantiga är fem poäng, runda en.
sign-line = Rad
sign-line-does = Varje tärning delar siffra eller färg med den före. En rad på tre, fyra eller fem är värd lika många poäng när du stannar.
sign-shizzle = Shizzle
sign-shizzle-does = Alla sex tärningar i rad: sex poäng till dig, eller sex som en annan spelare måste lämna tillbaka. Varje stjärna är en Shizzle att avgöra.
sign-bank = Bank
sign-bank-does = Alla poäng kommer härifrån. När banken är tom i slutet av en tur är spelet slut. Skylten visar vad det ger att stanna nu.
sign-cup = Tärningsbägare
sign-cup-does = Slår alla tärningar som inte ligger i raden. En måste haka på, annars är det Släckt.
sign-count = Liten tärning
sign-count-does = Hur många tärningar nästa slag skulle ha.
sign-spark = Gnista
sign-spark-does = Radens första tärning, på strålar: den sista tärningen i förra raden.
sign-bond = Sigill mellan två tärningar
sign-bond-does = Varför tärningarna hakar på: siffran som de delar, eller märket för deras färg.
sign-choke = Släckt
sign-choke-does = Ingen slagen tärning passar. Turen är slut; dess poäng går förlorade, Shizzles också.
sign-fizzle = Pys
sign-fizzle-does = Fem tärningar slogs, och ingen rad är längre än två: 2 poäng, och turen är slut.
sign-flicker = Glimt
sign-flicker-does = En rad på tre, fyra eller fem. Stanna och ta dess poäng, eller slå vidare och riskera dem.
now-points = { points-count }.
now-line = { $count } av sex tärningar i raden; turen är värd { points-count }.
now-rolls = Tärningar att slå: { $count }.

## What gives the win shares of a review

evaluator-exact = det lösta spelet
evaluator-table = tabellen för tre spelare
evaluator-estimate = en skattning inlärd av exakta turer
evaluator-simple = en grov modell: den medföljande skattningen kan inte användas

## Kinds of chance, for statistics

chance-of-die = Siffrorna på tärningarna
mistake-ending = avsluta ett förlorat spel
mistake-stopping = stanna för tidigt
mistake-going-on = slå en gång för mycket
mistake-six = missa en Shizzle
mistake-left-out = utelämna en passande tärning
mistake-short = göra en kortare rad än möjligt
mistake-dice = lägga till fel tärning
mistake-attack = inte attackera
mistake-taking = attackera i stället för att ta poäng
mistake-victim = attackera fel spelare
why-win =
    { $count ->
        [one] Spelet slutar då genast, med 1 poäng i ledning.
       *[other] Spelet slutar då genast, med { $count } poäng i ledning.
    }
why-ending =
    { $count ->
        [one] Spelet slutade genast, med 1 poäng för lite.
       *[other] Spelet slutade genast, med { $count } poäng för lite.
    }
why-victim = { $name } har { $better } poäng, { $other } { $taken }.
why-choked = Slaget som gjordes hade { NUMBER($share, style: "percent", maximumFractionDigits: 0) } risk för Släckt.
why-roll = Planen: lägg till { $dice } och slå vidare.
why-stop = Planen: lägg till { $dice } och stanna med { $count } tärningar i raden.
why-choke = Risken för Släckt är då bara { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I snitt ger turen då { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På tur: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles att avgöra: { $count }
edit-ready = Före första slaget
edit-choose = Tärningarna slagna
edit-settle = Att avgöra Shizzles
edit-shows = Visar { $count }
edit-out = Ut ur raden
edit-spark = Som Gnista
edit-join = Sist i raden

## Puzzles

puzzle-how-solution = enligt lösningen, exakt
puzzle-theme-push = slå vidare
puzzle-theme-stop = stanna
puzzle-theme-joining = vilken tärning som hakar på
puzzle-theme-short-line = en kortare rad
puzzle-theme-shizzle = en Shizzle
puzzle-theme-attack = attackera
puzzle-theme-take = ta
puzzle-theme-last-points = de sista poängen
puzzle-theme-last-turn = sista turen

## The tutorial

tutorial-goal = Det gäller att ha flest poäng när banken är tom. Alla poäng kommer från banken, som nu har 32.
tutorial-spark = Det är din tur. Den första tärningen i din rad ligger redan där: Gnistan, röd 1. Du slår de fem andra.
tutorial-roll = Slå tärningarna.
tutorial-colour = En tärning får haka på raden om den har samma färg eller siffra som den sista. Efter röd 1 passar röd 4.
tutorial-number = Nu är röd 4 sist. Gul 4 passar: siffran är densamma.
tutorial-flicker = Tre tärningar är en Glimt: du kunde stanna och ta en poäng för varje. Men fler tärningar passar. Lägg till gul 2.
tutorial-flicker-stop = Du kunde stanna, men en tärning till passar, och en tärning till är en poäng till.
tutorial-flicker-roll = Du kunde slå resten, men en av dem passar redan. Lägg till den först.
tutorial-longer = Nu lila 2. Välj ordningen väl: bara radens sista tärning bestämmer vad som passar härnäst.
tutorial-stop = Fem tärningar är fem poäng. Om du slår den sista tärningen och den inte passar är hela turen förlorad. Stanna.
tutorial-stop-roll = Det riskerar fem poäng, och tärningen passar i ett slag av tre. Stanna och ta dem.
tutorial-next-spark = Fem poäng är dina. Din sista tärning, lila 2, är nu Zoes Gnista. Se vad hon slår.
tutorial-choke = Ingen tärning var lila eller en 2:a: Släckt. Turen slutar genast, och dess poäng går förlorade. Samma Gnista är nu din.
tutorial-fizzle = Av fem tärningar passar bara en, och ingen efter den: en rad på två är en Pys. Din tur slutar med två poäng. Lägg till lila 4.
tutorial-again = Zoe har stannat med tre tärningar. Blå 3 är din Gnista: slå igen.
tutorial-all = Den här gången kan alla tärningar haka på, en i taget. Börja med grön 3.
tutorial-all-2 = Sedan grön 5. Orange 5 och orange 4 följer.
tutorial-all-stop = Det är tillåtet, men alla sex tärningar kan haka på. Lägg till nästa.
tutorial-all-3 = Bara en är kvar. Lägg till lila 4.
tutorial-shizzle = Alla sex: en Shizzle! Den är värd sex poäng, eller en attack. Du kunde slå vidare, men vid Släckt vore den förlorad. Stanna.
tutorial-shizzle-roll = Vid Släckt vore din Shizzle förlorad. Stanna och använd den.
tutorial-attack = Du kunde ta sex poäng. Eller attackera: då måste Zoe lämna tillbaka sex av sina till banken. Attackera henne.
tutorial-attack-take = Sex poäng är ofta lika bra. Men se vad en attack gör.
tutorial-attacked = Zoe har lämnat tillbaka sex poäng till banken. En attack ger dig inget, men spelet varar längre, vilket hjälper dem som ligger efter.
tutorial-bank = Några turer senare har banken tre poäng, och du leder. Stanna med dina fyra tärningar: du tar det som finns, och en tom bank avslutar spelet.
tutorial-bank-other = Det är tillåtet, men att stanna vinner spelet nu.
tutorial-end = Banken är tom, och du har flest poäng: du har vunnit.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Varje sida har en siffra och en färg, och ingen sida finns två gånger.
example-from-the-bank = En rad på tre tar tre poäng från banken.
example-next-spark = Turen slutade med en rad på tre. Dess sista tärning, som den ligger, är nästa spelares Gnista.
example-join = Röd 4 har Gnistans färg och får haka på; orange 4 har varken dess färg eller dess siffra.
example-choke = Ingen av de fem tärningarna har Gnistans siffra eller färg: Släckt. Turen slutar utan poäng.
example-fizzle = Ingen rad på tre är möjlig: en Pys. En tärning hakar på, för två poäng, och turen är slut.
example-flicker = En Glimt på fyra: stanna för fyra poäng, eller slå de två andra tärningarna.
example-shizzle = En Shizzle: stanna, eller slå vidare med sex poäng på spel. Den sjätte tärningen är då ny Gnista.
example-three-possible = Från röd 5 är en rad på tre möjlig, så den måste bildas; orange 1 skulle lämna raden vid två.
example-attack = En Shizzle tvingar en annan spelare med poäng att lämna tillbaka sex till banken.
example-bank-empty = Banken har mindre än det som tjänats och töms: spelet är slut, och flest poäng vinner.
example-shizzle-and-four = En Shizzle, sedan en Glimt på fyra: tio poäng, eller en attack och fyra.
example-two-shizzles = Två Shizzles, sedan en Pys: 14 poäng, eller 8 och en attack, eller 2 och två attacker.
example-shizzle-lost = En Shizzle, sedan Släckt: inget.
example-bank-grows = Attacken ökar banken från 4 till 10, sedan tas fem: 5 är kvar, och spelet fortsätter.
example-take-all = Tre Shizzles och en rad på tre: allt tas på en gång.
summary-turn = Din tur
summary-turn-1 = Gnistan är den sista tärningen i förra raden. Slå de fem andra.
summary-turn-2 = Lägg till tärningar i den öppna änden: var och en delar siffra eller färg med den före.
summary-turn-3 = Ingen tärning passar: Släckt. Turen slutar utan poäng.
summary-turn-4 = Om en rad på tre är möjlig måste den bildas.
summary-stop = Stanna eller slå vidare
summary-stop-1 = Högst två: en Pys. 2 poäng, och turen är slut.
summary-stop-2 = Tre till fem: en Glimt. Stanna för en poäng per tärning, eller slå alla tärningar utanför raden; en måste då haka på.
summary-six = Alla sex: en Shizzle
summary-six-1 = Stanna: ta sex poäng, eller tvinga en annan spelare att lämna tillbaka sex till banken.
summary-six-2 = Eller slå vidare: den står på spel, den sjätte tärningen är ny Gnista, och de fem andra slås.
summary-six-3 = När turen slutar avgörs det som är vilande: attacker först.
summary-end = Spelets slut
summary-end-1 = Banken börjar med 40, 60, 75, 90 eller 100 poäng för två till sex spelare.
summary-end-2 = Banken är tom när en tur är avgjord: flest poäng vinner.
