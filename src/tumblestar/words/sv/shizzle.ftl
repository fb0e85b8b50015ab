### The words of Shizzle in Swedish. Arguments as in en/shizzle.ftl, which explains them.
### Faces stand without an article, like cards: “röd 4”. Släckt (Choke) has no article either.

## The game

game-name = Shizzle
game-tagline = Sex tärningar i rad: stanna i tid, eller slå vidare och riskera allt.
game-by = av Patch Products
game-about = Bygg en rad av tärningar från Gnistan; varje tärning har samma siffra eller färg som den före. Stanna och ta radens poäng, eller slå vidare och riskera dem. Alla 6 tärningar blir en Shizzle: ta 6 poäng, eller låt en annan spelare lämna tillbaka 6.

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
        [you] Du lägger till { $face } efter { $end }: { same }.
       *[other] { $seat } lägger till { $face } efter { $end }: { same }.
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
        [you] Du vann
       *[other] { $seat } vann
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
        [barred] passar, men får inte läggas till, eftersom en annan tärning gör en rad på 3 möjlig
       *[none] passar inte
    }
points-count = { $points } poäng
over-why =
    { $end ->
        [bank] Banken är tom
        [target] Målet är nått
        [rounds] Sista rundan är slut
       *[cap] Alla 500 turer är spelade
    }
to-settle =
    { $pending ->
        [one] Att lösa in: { $pending } Shizzle.
       *[other] Att lösa in: { $pending } Shizzles.
    }

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
        [you] Du slår tärning { $die } för den första Gnistan.
       *[other] { $seat } slår tärning { $die } för den första Gnistan.
    }
did-fall-spark = Slag: { $face }, första Gnistan.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Slå tärning { $die } för den första Gnistan.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du slår 5 tärningar. Gnistan är { $face }.
       *[other] { $seat } slår 5 tärningar. Gnistan är { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du slår vidare
       *[other] { $seat } slår vidare
    }
did-roll-on = { rolls-on } efter { $face }, med { points-count } på spel.
did-roll-shizzle = { rolls-on } med { points-count } på spel. Den nya Gnistan är { $face }.
did-fall = Slag: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Slag: { $face }. Ingen tärning passar: Släckt!
       *[other] Slag: { $face }. Ingen tärning passar: Släckt! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Det blir en rad på { $count }.
did-join-shizzle = { seat-joins } Alla 6: en Shizzle!
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
did-over = { $told } { over-why }, och spelet är slut.

## Turns: what a hovered target would do

would-roll = { action-roll }. Om ingen passar till { $face } blir det Släckt.
would-roll-on =
    { $count ->
        [one] { action-roll }. Om den inte passar till { $face } förlorar du { points-count }.
       *[other] { action-roll }. Om ingen passar till { $face } förlorar du { points-count }.
    }
would-roll-shizzle = { action-roll }. Om ingen passar till den nya Gnistan, { $face }, förlorar du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Lägg till { $face } efter { $end }: { same }.
would-join-two = { would-put } Då måste du lägga till en tredje tärning.
would-join = { would-put } Du kan sedan stanna med { points-count }.
would-join-shizzle = { would-put } Alla 6: en Shizzle!
would-fizzle = { would-put } Ingen tredje tärning passar: en Pys. Din tur är slut, och du tar { $gain }.
would-fizzle-settle = { would-put } Ingen tredje tärning passar: en Pys. { to-settle }
would-stop = Stanna och ta { $gain }.
would-stop-settle = Stanna. Ta sedan 6 poäng för varje Shizzle, eller attackera.
would-take = Ta { $gain }.
would-hit = Attackera { $victim }, som lämnar tillbaka { points-count } till banken.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Sedan tar du { $gain }.
would-attack-last = { would-hit } Din tur är slut.
would-over =
    { $result ->
        [won] { $told } Du vinner!
        [shared] { $told } Du delar på segern.
       *[lost] { $told } Spelet är slut, och du vinner inte.
    }

## Status

status-setup = Förberedelser
status-spark =
    { $seat ->
        [you] Din tur: slå en valfri tärning som första Gnista.
       *[other] { $seat } väljer en tärning för den första Gnistan.
    }
status-ready =
    { $seat ->
        [you] Din tur: slå 5 tärningar.
       *[other] { $seat } slår 5 tärningar.
    }
status-join-third =
    { $seat ->
        [you] Din tur: lägg till en tredje tärning, { end-colour } eller en { $number }:a.
       *[other] { $seat } väljer en tärning: { end-colour } eller en { $number }:a.
    }
status-join =
    { $seat ->
        [you] Din tur: lägg till en tärning, { end-colour } eller en { $number }:a.
       *[other] { $seat } väljer en tärning: { end-colour } eller en { $number }:a.
    }
status-fizzle =
    { $seat ->
        [you] Din tur: lägg till en tärning. Det blir en Pys.
       *[other] { $seat } väljer en tärning för en Pys.
    }
status-join-or-end =
    { $seat ->
        [you] Lägg till en tärning, stanna med { points-count } eller slå vidare.
       *[other] { $seat } väljer: stanna med { points-count } eller slå vidare.
    }
status-end =
    { $seat ->
        [you] Din tur: stanna med { points-count } eller slå vidare.
       *[other] { $seat } väljer: stanna med en rad på { $count } eller slå vidare.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stanna, eller riskera { points-count } och slå 5 tärningar.
       *[other] Shizzle! { $seat } väljer: stanna eller slå vidare.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Din tur: ta { points-count } eller attackera en spelare.
       *[other] { $seat } löser in en Shizzle.
    }
status-over-won = { over-why }. { seat-wins } med { points-count }!
status-over-shared = Delad seger med { points-count } var: { $seats }. { over-why }.
status-type-dice = Tärning { $die }: vilken färg har siffran { $number }?
status-type-first = Vem börjar?
status-type-fall =
    { $count ->
        [one] Vad visar tärning { $die }? Kvar att skriva: { $count } tärning.
       *[other] Vad visar tärning { $die }? Kvar att skriva: { $count } tärningar.
    }
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
action-stop-settle = Stanna och lös in
action-take = Ta { $points }
action-attack = Attackera { $victim }
deed-spark = Slå tärningen
deed-add = Lägg till tärning
touch-spark = Tryck på en tärning.
touch-attack = Tryck på en spelare.
touch-add = Tryck på en tärning.

## Refusals: why not, and what instead

refused-SH-1-1 = En tärning visar en siffra från 1 till 6. Välj en av dess sidor.
refused-SH-1-2 = En tärning har varje färg en gång, och ingen sida finns två gånger. Välj en av färgerna som erbjuds.
refused-SH-1-4 = Det finns ingen sådan spelare vid det här bordet. Välj en av dess spelare.
refused-SH-2-1 = Det finns ingen Gnista ännu. Välj en tärning att slå ensam.
refused-SH-2-2 = Din tur börjar med ett slag. Slå de 5 tärningarna först.
refused-SH-2-3 = Den tärningen har varken siffran eller färgen hos radens sista tärning. Lägg till en som passar, om du kan.
refused-SH-2-3-lies = Den tärningen ligger i raden och blir kvar där. Lägg till en utanför raden, om du kan.
refused-SH-2-8 = Efter varje slag måste du lägga till en tärning, och 2 i raden räcker inte. Lägg till en tärning som passar.
refused-SH-2-8-alone = Efter den tärningen passar ingen annan, men en rad på 3 är möjlig. Lägg till en annan tärning.
refused-SH-3-1 = Bara Shizzles är kvar att lösa in. Ta poängen, eller attackera.
refused-SH-3-1-early = Det finns inget att lösa in innan din tur är slut. Lägg till en tärning, stanna eller slå vidare.
refused-SH-3-2 = Du kan bara attackera en annan spelare som har poäng. Välj en, eller ta poängen.
refused-SH-3-6 = Spelet är slut. Stega igenom det, eller spela igen.

## Options

option-first = Vem börjar
option-first-help = Lottas, eller platsen som du väljer.
option-first-0 = lottas
option-first-seat = plats { $count }
option-random_dice = Slumpade tärningar
option-random_dice-help = Färgerna fördelas slumpvis på tärningarna. Varje tärning har fortfarande varje siffra och varje färg en gång, och ingen sida finns två gånger.
option-rounds = Rundor
option-rounds-help = Spelet slutar också efter så här många turer per spelare.
option-rounds-0 = ingen gräns
option-target = Mål i poäng
option-target-help = Spelet slutar också när en spelare avslutar en tur med minst så här många poäng.
option-target-0 = inget
option-cap = Högst 500 turer
option-cap-help = Spelaren med flest poäng vinner då. Annars kan attacker dra ut på spelet för evigt. Ett bord med bara bottar har alltid denna gräns.

## The board in text

picture-label = Raden, tärningarna utanför den, banken och allas poäng; finns även som text.
text-board = Raden, sedan de 6 tärningarna
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

rules-intro = Shizzle är ett tärningsspel för 2 till 6 spelare. Din rad börjar med Gnistan, den sista tärningen i förra raden. Slå de andra 5 tärningarna och lägg till dem som passar: var och en måste ha samma siffra eller färg som tärningen före. Om ingen passar blir det Släckt, och du förlorar turens poäng. Om ingen rad längre än 2 är möjlig blir det en Pys: ta 2 poäng, och din tur är slut. En rad på 3, 4 eller 5 är en Glimt. Stanna och ta 1 poäng för varje tärning i den, eller slå resten och riskera allt. Alla 6 är en Shizzle: ta 6 poäng, låt en annan spelare lämna tillbaka 6, eller slå vidare och riskera den. När banken är tom vinner spelaren med flest poäng.
rules-page = Tärningar som du får lägga till framhävs: klicka på en för att lägga till den i raden, eller välj den med tangentbordet. ”Stanna” och ”Slå” visas när du får använda dem. Släckt eller en Pys avslutar din tur automatiskt. Om du stannar och ingen går att attackera tar du automatiskt poängen för dina Shizzles. Med riktiga tärningar skriver du vad de visar, i valfri ordning. Vilka färger som finns på vilken tärning har vi fått gissa.{$reconstruction} Den som äger spelet kan rätta dem i dice.toml.

rules-SH-1 = Innehåll
rule-SH-1-1 = Det finns 6 tärningar med siffrorna 1 till 6. Vart och ett av de 36 paren av siffra och färg finns på exakt en sida. Varje tärning har varje siffra och varje färg en gång.{$review}
rule-SH-1-2 = Färgerna är röd, orange, lila, blå, grön och gul. Gul är vår gissning, och riktiga spel skiljer sig åt. På tärning 1 har siffrorna 1 till 6 färgerna i den ordningen; varje följande tärning börjar en färg senare.{$reconstruction} Alternativ: slumpade tärningar.
rule-SH-1-3 = Markerna är poäng: 14 marker på 5 och 30 på 1, totalt 100 poäng. Banken börjar med 40 poäng för 2 spelare, 60 för 3, 75 för 4, 90 för 5 och 100 för 6. Spelarna börjar utan poäng. Banken och alla spelares poäng har alltid samma summa.
rule-SH-1-4 = Den yngsta spelaren börjar; här väljer värden, eller så lottas det.{$ruling} Turen går vidare åt vänster.

rules-SH-2 = Din tur
rule-SH-2-0 = En Shizzle är oinlöst från det att du gör den tills du löser in den i slutet av din tur. Inget annat är någonsin oinlöst. Din rad räknas en gång, när din tur är slut: en rad på 3 som växte till 5 är värd 5. En rad på 6 är 1 oinlöst Shizzle och ger inget annat.
rule-SH-2-1 = I spelets första tur slår du en valfri tärning: den är Gnistan. I alla andra turer är Gnistan den sista tärningen i den förra spelarens rad, precis som den ligger.
rule-SH-2-2 = Gnistan är den första tärningen i din rad och räknas. Slå de andra 5 tärningarna.
rule-SH-2-3 = Lägg till tärningar bara i radens öppna ände. Var och en måste ha samma siffra eller färg som tärningen före. Välj vilka av de slagna tärningarna du vill lägga till, och i vilken ordning. Tärningar från tidigare slag ligger kvar.{$ruling}
rule-SH-2-4 = Släckt: ingen slagen tärning passar, i det första eller något senare slag. Din tur är slut, och du förlorar alla turens poäng, även oinlösta Shizzles.
rule-SH-2-5 = Pys: du slog 5 tärningar, och den längsta möjliga raden är 2. Välj vilken passande tärning du vill lägga till. Din tur är slut: ta 2 poäng, och lös in oinlösta Shizzles.
rule-SH-2-6 = Glimt: en rad på 3, 4 eller 5. Stanna, ta så många poäng och lös in oinlösta Shizzles; eller slå alla tärningar som inte ligger i raden. Minst 1 måste då passa, annars blir det Släckt. (Det kan inte bli en Pys: du slår färre än 5 tärningar.)
rule-SH-2-7 = Shizzle: alla 6 tärningar ligger i raden. Den är värd 6 poäng som du tar, eller 6 som en annan spelare lämnar tillbaka till banken. Stanna, eller slå vidare och riskera den. Om du slår vidare blir den sjätte tärningen den nya Gnistan, en ny rad på 1; slå de andra 5 tärningarna.
rule-SH-2-8 = Om någon tärning passar måste du lägga till minst 1. Du får avstå från andra passande tärningar.{$ruling} Undantag: om du slog 5 tärningar och en rad på 3 eller fler är möjlig måste din rad nå 3.{$ruling} Välj då en första tärning som någon annan slagen tärning passar efter. (En rad på 2 är aldrig annat än en Pys.)
rule-SH-2-9 = När du slår vidare slår du alla tärningar som inte ligger i raden.{$ruling}

rules-SH-3 = Turens slut och spelets slut
rule-SH-3-1 = Shizzles är oinlösta tills din tur är slut; då måste du lösa in dem.{$ruling} För varje Shizzle: ta 6 poäng eller attackera en spelare. Välj för var och en; du får attackera flera spelare.{$ruling} Attackera först, ta sedan poäng.{$ruling} (I regelboken står ”omedelbart”. Vi tolkar det som: när din tur är slut, eftersom du kan slå vidare i stället, och förlora dem om det blir Släckt.)
rule-SH-3-2 = En spelare som du attackerar lämnar tillbaka 6 poäng till banken, eller alla om det är färre.{$ruling} Du får inget. Attackera en i taget. Du får bara attackera andra spelare som har poäng, samma spelare igen så länge poäng finns kvar.{$ruling} Om ingen av dem har poäng tar du poängen för din Shizzle.{$ruling}
rule-SH-3-3 = Om banken har mindre än du ska få tar du det som är kvar.{$ruling}
rule-SH-3-4 = När du stannar får du inte avstå från poäng.{$ruling} Regelboken råder dig att inte avsluta ett spel som du skulle förlora: attackera eller slå vidare i stället.
rule-SH-3-5 = Den sista tärningen i din rad är nästa spelares Gnista, även efter Släckt.{$ruling} Om det blir Släckt i ditt första slag är det Gnistan du började med.
rule-SH-3-6 = Om banken är tom när en tur är avgjord slutar spelet genast. Spelaren med flest poäng vinner. Vid lika delas segern.{$ruling}
rule-SH-3-7 = Regelboken har ingen gräns för antalet turer, och attacker kan dra ut på spelet i evighet. Alternativ: ett antal rundor, ett mål eller högst 500 turer. En tom bank avslutar ändå spelet. Ett mål räknas när en tur är avgjord; en runda slutar efter den sista spelarens tur.{$ruling} Spelaren med flest poäng vinner; vid lika delas segern.{$ruling}

rules-SH-4 = Bra att veta
rule-SH-4-1 = I 2 fall av 3 passar en tärning inte. Därför blir det Släckt i 13 % av slagen med 5 tärningar, 30 % med 3, 44 % med 2 och 67 % med 1.
rule-SH-4-2 = Bland de 7 776 slagen med 5 vanliga tärningar är den längsta möjliga raden en tärning 1 024 gånger, två 1 034 gånger, tre 1 160, fyra 1 624, fem 1 730 och sex 1 204.
rule-SH-4-3 = En Shizzle, sedan en Glimt på 4: 10 poäng, eller en attack och 4. Två Shizzles, sedan en Pys: 14 poäng, eller 8 och en attack, eller 2 och två attacker. En Shizzle, sedan Släckt: inget. Banken har 4, du attackerar en spelare med 9 och har fortfarande 5 att ta. Banken växer till 10, du tar 5, och den har 5: spelet fortsätter.

rules-ours = Övriga tolkningar
rule-ours-1 = Om du ger upp får du ingenting, och de andra spelarna delar på segern.{$ruling}
rule-ours-2 = Spelet väntar tills du slår de 5 tärningarna i början av din tur.{$ruling}
rule-ours-3 = När du tar poäng tar du 6 för varje kvarvarande Shizzle och poängen för din rad.{$ruling}
rule-ours-4 = Slumpade tärningar görs en i taget. Var och en blir någon av dem som går ihop med de tidigare, alla lika sannolika.{$ruling}
rule-ours-5 = Slagna tärningar stannar en i taget, från tärning 1 till tärning 6. Först efter den sista avgörs om det blir Släckt.{$ruling}

## What a typed text should have been

unread-first = ”{ $text }” är ingen spelare. Skriv ”{ $name } 1” till ”{ $name } { $count }”.
unread-die = ”{ $text }” är ingen tärning. Skriv ”{ $name } 1” till ”{ $name } { $count }”.
unread-colour = ”{ $text }” är ingen färg för { $place } (tärning och siffra). Skriv en av { $colours }.
unread-fallen = ”{ $text }” är ingen sida på tärning { $count }. Skriv en av { $faces }.

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
bot-club-help = som { bot-optimal }, men kan förlora upp till 8 % vinstchans per val, mindre med fler spelare
bot-strong = Svår
bot-strong-help = som { bot-optimal }, men kan förlora upp till 2 % vinstchans per val, mindre med fler spelare
bot-optimal = Bäst
bot-optimal-help = spelar efter den exakta lösningen (2 spelare, vanliga tärningar) eller den bästa uppskattningen

## Help with a decision

advice-reach =
    { $count ->
        [6] Alla 6
       *[other] { $count } eller fler
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stanna med { $length }
advice-stop-joining = Lägg till { $dice }; stanna med { $length }
advice-roll-joining = Lägg till { $dice }; slå vidare
advice-fizzle-joining = Lägg till { $dice }: en Pys
advice-die = Slå tärning { $count } för den första Gnistan
advice-odds = Chanserna i nästa slag: Släckt, eller en möjlig rad på 3, 4, 5 eller 6.
advice-turn = Poäng: vad denna tur ger i snitt om du spelar för poäng.

## The solution

solve-bank = Banken kan inte ha { $bank } poäng här. Ange 1 till { $most }.
data-mismatch = Medföljande data gäller något annat: ”{ $key }” är { $text }, inte { $expected }. Skapa dem på nytt: { $make }
data-damaged = Medföljande data är skadade ({ $why }). Skapa dem på nytt: { $make }
dice-file = De här tärningarna kan inte användas. { $why }
dice-no-dice = Tärningarna måste vara en lista med { $expected } tärningar, inte { $count }.
dice-no-faces = Tärning { $die } måste vara en lista med 6 färger, för siffrorna 1 till 6.
dice-no-face = Tärning { $die } kan inte ha färgen ”{ $text }”. Använd en av { $allowed }.
dice-no-twice = { $text } { $number } på tärning { $die } är en för mycket. Varje tärning har varje färg en gång, och ingen sida finns två gånger.

## The score pad

pad-rounds = Poäng per runda
pad-round-means = Tagna poäng, minus dem som attacker har kostat.
pad-who = Tryck på spelaren vars tur är slut.
pad-over = Banken är tom: spelet är slut (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: hur slutade turen?
        [one] { $player }, { $count } Shizzle: hur fortsatte turen?
       *[other] { $player }, { $count } Shizzles: hur fortsatte turen?
    }
pad-choke = Släckt: inget
pad-fizzle = Pys: { $count }
pad-flicker = Glimt: { $count }
pad-stop = Har stannat där
pad-settle =
    { $count ->
        [one] Lös in { $count } Shizzle: poäng eller attack?
       *[other] Lös in { $count } Shizzles: poäng eller attack?
    }
pad-bad-turn = ”{ $text }” är ingen tur. Ange en spelare, tärningarna i sista raden (0, 2 till 6), antalet Shizzles och de attackerade spelarna, till exempel ”140” eller ”1312”.
pad-after-end = ”{ $text }” kommer efter spelets slut: banken är tom ({ $tag }).
pad-bad-attack = ”{ $text }” har en attack som inte är tillåten. Attackera andra spelare som har poäng, högst en gång per Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Poäng
sign-points-does = En spelares marker: en fyrkantig är 5 poäng, en rund är 1.
sign-line = Rad
sign-line-does = Varje tärning har samma siffra eller färg som den före. När du stannar är en rad på 3, 4 eller 5 värd lika många poäng.
sign-shizzle = Shizzle
sign-shizzle-does = Alla 6 tärningar i raden: 6 poäng till dig, eller 6 som en annan spelare lämnar tillbaka. Varje stjärna är en Shizzle att lösa in.
sign-bank = Bank
sign-bank-does = Alla poäng kommer härifrån. Om den är tom i slutet av en tur är spelet slut. Skylten visar vad du tar om du stannar nu.
sign-cup = Tärningsbägare
sign-cup-does = Slår alla tärningar som inte ligger i raden. Minst 1 måste passa, annars blir det Släckt.
sign-count = Liten tärning
sign-count-does = Så många tärningar skulle du slå härnäst.
sign-spark = Gnista
sign-spark-does = Den första tärningen i din rad, med strålar omkring. Det är den sista tärningen i förra raden.
sign-bond = Sigill mellan två tärningar
sign-bond-does = Varför de två tärningarna passar ihop: siffran som de delar, eller märket för deras färg.
sign-choke = Släckt
sign-choke-does = Ingen slagen tärning passar. Din tur är slut, och du förlorar turens poäng, även oinlösta Shizzles.
sign-fizzle = Pys
sign-fizzle-does = Du slog 5 tärningar, och ingen rad längre än 2 är möjlig: ta 2 poäng, och din tur är slut.
sign-flicker = Glimt
sign-flicker-does = En rad på 3, 4 eller 5. Stanna och ta dess poäng, eller slå vidare och riskera dem.
now-points = { points-count }.
now-line = Raden har { $count } av 6 tärningar; turen är hittills värd { points-count }.
now-rolls =
    { $count ->
        [one] Nästa slag har { $count } tärning.
       *[other] Nästa slag har { $count } tärningar.
    }

## What gives the win shares of a review

evaluator-exact = det lösta spelet
evaluator-table = tabellen för 3 spelare
evaluator-estimate = en uppskattning inlärd från exakta turer
evaluator-simple = en grov modell, eftersom den medföljande uppskattningen inte kan användas

## Kinds of chance, for statistics

chance-of-die = Slagna siffror
mistake-ending = avslutade ett förlorat spel
mistake-stopping = stannade för tidigt
mistake-going-on = slog en gång för mycket
mistake-six = missade en Shizzle
mistake-left-out = utelämnade en passande tärning
mistake-short = kortare rad än möjligt
mistake-dice = lade till fel tärning
mistake-attack = attackerade inte
mistake-taking = attack i stället för poäng
mistake-victim = attackerade fel spelare
why-win =
    { $count ->
        [one] Då slutar spelet genast: vinst med { $count } poängs marginal.
       *[other] Då slutar spelet genast: vinst med { $count } poängs marginal.
    }
why-ending =
    { $count ->
        [one] Spelet slutade genast: förlust med { $count } poängs marginal.
       *[other] Spelet slutade genast: förlust med { $count } poängs marginal.
    }
why-victim = Poäng: { $name } { $better }, { $other } { $taken }.
why-choked = Det slaget hade { NUMBER($share, style: "percent", maximumFractionDigits: 0) } risk för Släckt.
why-roll = Planen: lägg till { $dice } och slå vidare.
why-stop = Planen: lägg till { $dice } och stanna med { $count } tärningar i raden.
why-choke = Risken för Släckt är då { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = I snitt är turen då värd { NUMBER($better, maximumFractionDigits: 1) } poäng, inte { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = På tur: { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles att lösa in: { $count }
edit-ready = Före första slaget
edit-choose = Tärningarna slagna
edit-settle = Shizzles ska lösas in
edit-shows = Visar { $count }
edit-out = Ta bort ur raden
edit-spark = Gör till Gnista
edit-join = Lägg till i raden

## Puzzles

puzzle-how-solution = enligt lösningen, exakt
puzzle-theme-push = slå vidare
puzzle-theme-stop = stanna
puzzle-theme-joining = vilken tärning du lägger till
puzzle-theme-short-line = en kortare rad
puzzle-theme-shizzle = en Shizzle
puzzle-theme-attack = attackera
puzzle-theme-take = ta
puzzle-theme-last-points = de sista poängen
puzzle-theme-last-turn = sista turen

## The tutorial

tutorial-goal = Ditt mål: ha flest poäng när banken är tom. Alla poäng kommer från banken, som nu har 32.
tutorial-spark = Det är din tur. Den första tärningen i din rad ligger redan där: Gnistan, röd 1. Du slår de andra 5 tärningarna.
tutorial-roll = Slå tärningarna.
tutorial-colour = En tärning passar om den har samma färg eller siffra som radens sista tärning. Efter röd 1 passar röd 4. Lägg till den.
tutorial-number = Nu är röd 4 sist. Gul 4 passar: siffran är densamma. Lägg till den.
tutorial-flicker = En rad på 3 är en Glimt: du kunde stanna och ta 3 poäng. Men en tärning till passar. Lägg till gul 2.
tutorial-flicker-stop = Du kunde stanna, men en tärning till passar, och 1 tärning till är 1 poäng till. Lägg till den.
tutorial-flicker-roll = Du kunde slå resten, men en av dem passar redan. Lägg till den först.
tutorial-longer = Välj ordningen väl: bara radens sista tärning avgör vad som passar härnäst. Lägg till lila 2.
tutorial-stop = Dina 5 tärningar är värda 5 poäng. Om du slår den sista tärningen och den inte passar förlorar du alla. Stanna.
tutorial-stop-roll = Det riskerar 5 poäng, och tärningen passar bara i 1 fall av 3. Stanna och ta dem.
tutorial-next-spark = Du har tagit 5 poäng. Din sista tärning, lila 2, är nu Zoes Gnista. Se vad hon slår.
tutorial-choke = Ingen av Zoes tärningar var lila eller en 2:a: Släckt! Hennes tur är genast slut, och hon förlorar turens poäng. Samma Gnista är nu din. Slå.
tutorial-fizzle = Bara 1 av dina 5 tärningar passar, och ingen passar efter den. En rad på 2 är en Pys: din tur slutar med 2 poäng. Lägg till lila 4.
tutorial-again = Zoe har stannat med 3 tärningar. Blå 3 är din Gnista. Slå igen.
tutorial-all = Den här gången kan du lägga till alla tärningar, en i taget. Börja med grön 3.
tutorial-all-2 = Lägg till grön 5. Orange 5 och orange 4 följer sedan.
tutorial-all-stop = Det är tillåtet, men du kan lägga till alla 6 tärningar. Lägg till nästa.
tutorial-all-3 = Bara 1 tärning är kvar. Lägg till lila 4.
tutorial-shizzle = Alla 6: en Shizzle! Den är värd 6 poäng, eller en attack. Du kunde slå vidare, men blir det Släckt förlorar du den. Stanna.
tutorial-shizzle-roll = Blir det Släckt förlorar du din Shizzle. Stanna och använd den.
tutorial-attack = Du kunde ta 6 poäng. Om du attackerar Zoe måste hon lämna tillbaka 6 av sina till banken. Attackera henne.
tutorial-attack-take = Att ta 6 poäng är ofta lika bra. Men se vad en attack gör: attackera Zoe.
tutorial-attacked = Zoe har lämnat tillbaka 6 poäng till banken. Du får inget, men spelet varar längre, och det hjälper spelare som ligger efter.
tutorial-bank = Några turer senare har banken 3 poäng, och du leder. Om du stannar med dina 4 tärningar tar du de 3, och spelet är slut. Stanna.
tutorial-bank-other = Det är tillåtet, men om du stannar nu vinner du. Stanna.
tutorial-end = Banken är tom, och du har flest poäng: du har vunnit!

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Varje sida har en siffra och en färg, och ingen sida finns två gånger.
example-from-the-bank = Du stannar med en rad på 3 och tar 3 poäng från banken.
example-next-spark = Du stannar med en rad på 3. Dess sista tärning är nästa spelares Gnista, precis som den ligger.
example-join = Du får lägga till röd 4, som har Gnistans färg. Orange 4 har varken dess färg eller dess siffra.
example-choke = Ingen av de 5 tärningarna har Gnistans siffra eller färg: Släckt. Din tur är slut, och du förlorar turens poäng.
example-fizzle = Ingen rad på 3 är möjlig: en Pys. Lägg till 1 tärning och ta 2 poäng. Din tur är slut.
example-flicker = En Glimt på 4: stanna och ta 4 poäng, eller slå de andra 2 tärningarna.
example-shizzle = En Shizzle: stanna, eller slå vidare och riskera 6 poäng. Om du slår vidare är den sjätte tärningen den nya Gnistan.
example-three-possible = Med röd 5 är en rad på 3 möjlig, så du måste bilda den. Med orange 1 skulle raden sluta vid 2.
example-attack = Med en Shizzle låter du en annan spelare som har poäng lämna tillbaka 6 till banken.
example-bank-empty = Banken har mindre än du ska få. Du tar det som är kvar, och spelet är slut.
example-shizzle-and-four = En Shizzle, sedan en Glimt på 4: 10 poäng, eller en attack och 4.
example-two-shizzles = Två Shizzles, sedan en Pys: 14 poäng, eller 8 och en attack, eller 2 och två attacker.
example-shizzle-lost = En Shizzle, sedan Släckt: inget.
example-bank-grows = Din attack ökar banken från 4 poäng till 10. Sedan tar du 5: banken har 5, och spelet fortsätter.
example-take-all = Tre Shizzles och en rad på 3: du tar alla deras poäng på en gång, så långt banken räcker.
summary-turn = Din tur
summary-turn-1 = Gnistan är den sista tärningen i förra raden. I första turen slår du en valfri tärning som Gnista. Slå de andra 5 tärningarna.
summary-turn-2 = Lägg till minst 1 tärning i den öppna änden: var och en måste ha samma siffra eller färg som tärningen före.
summary-turn-3 = Ingen tärning passar: Släckt. Din tur är slut, och du förlorar turens poäng, även oinlösta Shizzles.
summary-turn-4 = Om en rad på 3 är möjlig måste du bilda den.
summary-stop = Stanna eller slå vidare
summary-stop-1 = Ingen rad längre än 2 är möjlig: en Pys. Ta 2 poäng; din tur är slut.
summary-stop-2 = En rad på 3 till 5: en Glimt. Stanna för 1 poäng per tärning, eller slå alla tärningar utanför raden; minst 1 måste då passa.
summary-six = Alla 6: en Shizzle
summary-six-1 = Stanna: ta 6 poäng, eller låt en annan spelare lämna tillbaka 6 till banken.
summary-six-2 = Eller slå vidare och riskera den: den sjätte tärningen är den nya Gnistan, och du slår de andra 5.
summary-six-3 = Lös in dina oinlösta Shizzles när din tur är slut: attackera först, ta sedan poäng.
summary-end = Spelets slut
summary-end-1 = Banken börjar med 40, 60, 75, 90 eller 100 poäng för 2, 3, 4, 5 eller 6 spelare.
summary-end-2 = Om banken är tom efter en tur är spelet slut. Flest poäng vinner; vid lika delas segern.
