### The words of Twisty in Swedish. Arguments as in en/twisty.ftl, which explains them.
### A cube stands with “en”: “en röd kub”.

## The game

game-name = Twisty
game-tagline = En kapplöpning i springardrag, med { -thief-other }.
game-by = av Faouzi Boughida, Djeco
game-about = { -Collect-verb } { -cube-other } i sju färger i dina { -card-gen } ordning, med springarens drag från schacket. { -Special-counter-other } tar dig längre eller { -protect-verb-s } dina { -cube-other }, som andra annars kan { -steal-verb }. Med alla sju { -cube-other } gäller det att vara först till { -centre-one }.

## Colours and counters

colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-green = grön
colour-blue = blå
colour-purple = lila
colour-pink = rosa
colour-black = svart

counter-step = { -step-one }
counter-diagonal = { -diagonal-one }
counter-leap = { -leap-one }
counter-teleport = { -teleport-one }
counter-safety = { -safety-one }

square-empty = tom { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] röd { -cube-one }
        [orange] orange { -cube-one }
        [yellow] gul { -cube-one }
        [green] grön { -cube-one }
        [blue] blå { -cube-one }
        [purple] lila { -cube-one }
        [black] svart { -cube-one }
       *[pink] rosa { -cube-one }
    }
next-goal =
    { $next ->
        [none] Alla sju: nu till { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du flyttar till { $square }
       *[other] { $seat } flyttar till { $square }
    }
collects-there =
    { $seat ->
        [you] Du flyttar till { $square } och { -collect-verb-s } en { cube }
       *[other] { $seat } flyttar till { $square } och { -collect-verb-s } en { cube }
    }
steals-there =
    { $seat ->
        [you] Du flyttar till { $square } och { -steal-verb-s } en { cube } från { $victim }
       *[other] { $victim ->
            [you] { $seat } flyttar till { $square } och { -steal-verb-s } en { cube } från dig
           *[other] { $seat } flyttar till { $square } och { -steal-verb-s } en { cube } från { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -step-counter }
        [diagonal] { -diagonal-counter }
        [leap] { -leap-counter }
        [teleport] { -teleport-counter }
       *[safety] { -safety-counter }
    }
extra-move =
    { $counter ->
        [step] en { -square-one }, rakt
        [diagonal] en { -square-one }, diagonalt
        [leap] ett { -l-one } till
       *[teleport] en annan ledig { -teleport-counter }
    }
leads-on = Där ligger en { counter-name } som leder vidare.
leads-nowhere = Där ligger en { counter-name } som inte leder någonstans nu.
protects =
    { $count ->
        [0] { -Safety-counter-def } där har inget nytt att { -protect-verb }.
        [one] { -Safety-counter-def } där { -protect-verb-s } { $count } { -cube-one } till.
       *[other] { -Safety-counter-def } där { -protect-verb-s } { $count } { -cube-other } till.
    }
also-collected = { -Cube-one-def } där { -collect-passive } också: { $under }.
turn-ends = Din { -turn-one } slutar.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Alla, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Du börjar på { $square }.
       *[other] { $seat } börjar på { $square }.
    }
did-first =
    { $seat ->
        [you] Du spelar först.
       *[other] { $seat } spelar först.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, en tom { -square-one }.
did-land-centre = { moves-to }, { -centre-one }; utan alla sju { -cube-other } händer inget.
did-land-cube = { moves-to }; där ligger en { cube }, inte { -next-colour-one }, och den ligger kvar.
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
        [you] Du når { -centre-one } med alla sju { -cube-other } och vinner!
       *[other] { $seat } når { -centre-one } med alla sju { -cube-other } och vinner!
    }
did-win-seventh = { collects-there }. Det är den sjunde. { status-over-won }
did-win-steal = { steals-there }. Det är den sjunde. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Du stannar på { $square }.
       *[other] { $seat } stannar på { $square }.
    }
did-skip =
    { $seat ->
        [you] Du har inget { -l-one } och står över denna { -turn-one }.
       *[other] { $seat } har inget { -l-one } och står över denna { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Du går till { -corner-one-def } { $square }.
       *[other] { $seat } går till { -corner-one-def } { $square }.
    }
did-resign =
    { $seat ->
        [you] Du ger upp.
       *[other] { $seat } ger upp.
    }

## Turns: what a hovered target would do

would-land-empty = Flytta till { $square }. { turn-ends }
would-land-centre = Flytta till { -centre-one }: utan alla sju { -cube-other } händer inget. { turn-ends }
would-land-cube = Flytta till { $square }: där ligger en { cube }, inte din { -next-colour-one }. { turn-ends }
would-collect = Flytta till { $square } och { -collect-verb } en { cube }. { next-goal }
would-land-spent = Flytta till { $square }. { leads-nowhere }
would-land-counter = Flytta till { $square }. Du får fortsätta: { extra-move }.
would-protect = Flytta till { $square }. { protects } { turn-ends }
would-steal-there = Flytta till { $square } och { -steal-verb-s } en { cube } från { $victim }, som sedan väljer ett { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Flytta till { -centre-one } med alla sju { -cube-other }: du vinner!
would-win-seventh = Flytta till { $square } och { -collect-verb } en { cube }, din sjunde: du vinner!
would-win-steal = Flytta till { $square } och { -steal-verb-s } en { cube } från { $victim }, din sjunde: du vinner!
would-win-steal-collect = Flytta till { $square } och { -steal-verb-s } en { cube } från { $victim }. { also-collected } Du vinner!
would-stay = Stanna på { $square }. { turn-ends }
would-skip = Du har inget { -l-one }: du står över din { -turn-one }.
would-corner = Gå till { -corner-one-def } { $square }.
would-resign = Ge upp: du får ingenting, och de andra delar på segern.

## Status

status-setup = { -Board-one-def } ställs i ordning.
status-move =
    { $seat ->
        [you] Din { -turn-one }: flytta ett { -l-one }. { next-goal }
       *[other] { $seat } flyttar. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du har alla 7 { -cube-other }. Nå { -centre-one }.
       *[other] { $seat } flyttar och har alla 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Du har inget { -l-one }. Stå över denna { -turn-one }.
       *[other] { $seat } har inget { -l-one } och står över denna { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Flytta 1 { -square-one } rakt, eller stanna.
            [diagonal] Flytta 1 { -square-one } diagonalt, eller stanna.
            [leap] Flytta ett { -l-one } till, eller stanna.
           *[teleport] Flytta till en annan ledig { -teleport-counter }, eller stanna.
        }
       *[other] { $seat } får flytta igen.
    }
status-extra-stay =
    { $seat ->
        [you] Du har inget { -extra-move-one }. Stanna för att avsluta denna { -turn-one }.
       *[other] { $seat } har inget { -extra-move-one } och avslutar denna { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } har { -steal-supine } en { cube } från dig. Välj ett ledigt { -corner-one }.
       *[other] { $seat } blir av med en { cube } och väljer ett { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Din { -turn-one }: välj ett ledigt { -corner-one } att börja på.
       *[other] { $seat } väljer ett { -corner-one } att börja på.
    }
status-over-won =
    { $seat ->
        [you] Du vinner!
       *[other] { $seat } vinner!
    }
status-over-shared =
    { $seats ->
        [you] Delad seger: { $seats }!
       *[other] { $seats } delar på segern.
    }
status-over-rounds-won =
    { $seat ->
        [you] Efter 100 { -round-other } leder du och vinner!
       *[other] Efter 100 { -round-other } leder { $seat } och vinner!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Lika efter 100 { -round-other }, delad seger: { $seats }!
       *[other] Efter 100 { -round-other } står { $seats } lika och delar på segern.
    }
status-type-counter = Vilken { -counter-one } ligger på { $square }?
status-type-card = { $seat }: vilket är { -card-one } nummer { $count }?
status-type-card-all = Alla: vilket är { -card-one } nummer { $count }?
status-type-first = Vem börjar?
status-type-corner = { $seat }: vilket { -corner-one } är starthörnet?
action-stay = Stanna på { $square }
action-pass = Stå över denna { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } vann. Du kom på andra plats.
        [3] { $seat } vann. Du kom på tredje plats.
       *[other] { $seat } vann. Du kom på sista plats.
    }
deed-corner = Gå till { $square }
deed-move = Flytta till { $square }
touch-corner = Tryck på ett { -corner-one }.
touch-move = Tryck på en { -square-one }.
round = { -Round-one } { $count } av 100

## Refusals: why not, and what instead

refused-TY-2-1 = Ingen { -counter-one } av den sorten är kvar. Välj en annan sort.
refused-TY-2-2 = En { -piece-one } börjar på ett { -corner-one } där ingen står. Välj a1, g1, a7 eller g7.
refused-TY-2-3 = Det { -card-one-def } finns redan i { -row-one-def }. Välj en färg som saknas.
refused-TY-2-4 = Ingen sitter där. Välj en plats vid det här bordet.
refused-TY-3-1 = Det är inget { -l-one }. Flytta två { -square-other } åt ett håll och en åt sidan.
refused-TY-3-1-stay = Du kan inte stanna där du står: varje { -turn-one } börjar med ett { -l-one }. Välj en markerad { -square-one }.
refused-TY-3-5 = { -Counter-one-def } under din { -piece-one } leder inte dit. Gör dess drag, eller stanna.
refused-TY-3-6 = { -Teleport-one } leder bara till en annan { -teleport-counter }. Välj en, eller stanna.
refused-TY-3-7 = Din { -next-colour-one } är { -protect-participle } där. Välj en annan { -square-one }.
refused-TY-3-9 = { -Teleport-one } leder aldrig till en upptagen { -square-one }. Välj en ledig { -teleport-counter }, eller stanna.
refused-TY-3-10 = Du har redan { -land-supine } där denna { -turn-one }, och har inte { -collect-supine }, { -steal-supine } eller { -protect-supine } något sedan dess. Välj en annan { -square-one }, eller stanna.
refused-TY-4-1 = Du får { -land-verb } på en annan { -piece-one } bara för att { -steal-verb } din { -next-colour-one }, som inte finns där. Välj en annan { -square-one }.
refused-TY-4-4 = Efter en { -theft-one } går din { -piece-one } till ett { -corner-one } där ingen står. Välj a1, g1, a7 eller g7.
refused-TY-5-1 = Spelet är slut. Gå igenom det, eller spela ett nytt.
refused-TY-5-2 = Du har alla sju { -cube-other } och inget kvar att { -steal-verb }. Välj en { -square-one } utan { -piece-one }.

## Options

option-short_game = Snabbspel
option-short_game-help = Den sjunde { -cube-one-def } vinner genast, utan { -centre-one }.
option-same_order = Samma ordning för alla
option-same_order-help = Alla { -row-other } av { -card-one } är lika.
option-chosen_corners = Välj ditt { -corner-one }
option-chosen_corners-help = I turordning, efter att ha sett { -board-one-def } och { -card-other-def }; annars slumpen.
option-take_under = Ta { -cube-one-def } under
option-take_under-help = Efter en { -theft-one }: { -collect-verb } också { -cube-one-def } på den { -square-one-def } om den är din { -next-colour-one }.
option-first = Vem börjar
option-first-help = Slumpen, eller platsen som du anger.
option-first-0 = slumpen
option-first-seat = plats { $count }

## The board in text

picture-label = Twistys { -board-one }, sju gånger sju { -square-other }, finns även som text.
text-board = { -Board-one-def }, { -square-one } för { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ingen { -cube-one } än.
        [one] { $seat }: { $count } { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Kvar att { -collect-verb }, i ordning: { $cubes }.
points-cubes = { -Cube-other }
points-protected = Varav { -protect-participle-other }

## Rules

rules-intro = { game-about } Twisty är för två till fyra spelare; allt är öppet, och efter { -set-up-other-def } styr inte slumpen något.
rules-page = Välj en markerad { -square-one } med mus eller tangentbord; peka på en { -square-one } för att läsa vad som skulle hända. En { -chain-one } går drag för drag; ”stanna” avslutar din { -turn-one }. Vill du spela på en riktig { -board-one } väljer du att skriva in { -set-up-other-def }: { -counter-other }, { -card-one }, { -corner-one } och vem som börjar. Det vi inte kunde läsa av det riktiga spelet är vår rekonstruktion {$reconstruction}; den som äger spelet kan rätta den i en datafil, box.toml.

rules-TY-1 = Innehåll
rule-TY-1-1 = { -Board-one-def } har 7 gånger 7 { -square-other }. Det finns 4 { -piece-other } med varsin ägarbricka, och 4 { -series-other } med sju färgkort (★ ■ ▲ ●).
rule-TY-1-2 = 28 av de 44 { -counter-other-def } av trä är { -cube-other }, 4 i var och en av 7 färger {$review}; de andra 16 är { -special-counter-other } av fem sorter. { -Step-one }: en { -square-one } vågrätt eller lodrätt. { -Diagonal-one }: en { -square-one } diagonalt. { -Leap-one }: ett { -l-one } till. { -Teleport-one }: till en annan { -teleport-counter }. { -Safety-one }: { -protect-verb-s } dina { -cube-other }.
rule-TY-1-3 = De 16 { -special-counter-other-def } är 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } och 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = Färgerna är röd, orange, gul, grön, blå, lila och rosa; bara gul är säker {$reconstruction}.

rules-TY-2 = { -Set-up-other }
rule-TY-2-1 = Lägg alla 44 { -counter-other } slumpvis, med framsidan upp, på varje { -square-one } utom { -centre-one } och de fyra { -corner-other-def }, oavsett hur många ni är.
rule-TY-2-2 = Varje spelares { -piece-one } börjar på ett eget { -corner-one }, som slumpen ger. Alternativ: i turordning väljer var och en ett { -corner-one } efter att ha sett { -board-one-def } och { -card-other-def }.
rule-TY-2-3 = Varje spelare blandar en { -series-one } och lägger den öppet i en { -row-one }: ordningen, från vänster till höger, att { -collect-verb } i. Alternativ: alla har samma ordning {$review}.
rule-TY-2-4 = Den yngsta börjar; här väljer värden, eller slumpen {$ruling}. Spelet går medurs, och allt är öppet för alla.

rules-TY-3 = Din { -turn-one }
rule-TY-3-1 = Flytta din { -piece-one } ett { -l-one }: två { -square-other } åt ett håll och en åt sidan, över allt som ligger emellan {$review}. Du måste flytta.
rule-TY-3-2 = På en tom { -square-one } stannar din { -piece-one }. { -Corner-one } och { -centre-one } är vanliga tomma { -square-other } {$ruling}, { -centre-one } tills du har alla sju { -cube-other }.
rule-TY-3-3 = På en { -cube-one } i din { -next-colour-one } { -collect-verb-s } du den, automatiskt {$ruling}. { -Square-one-def } är tom från och med då, och din { -turn-one } är slut.
rule-TY-3-4 = På varje annan { -cube-one } stannar din { -piece-one }, och { -cube-one-def } ligger kvar.
rule-TY-3-5 = På en { -step-counter }, { -diagonal-counter }, { -leap-counter } eller { -teleport-counter } får du stanna eller göra dess { -extra-move-one }, som är en ny { -landing-one }: en { -turn-one } kan vara en { -chain-one } av drag. { -Special-counter-other } ligger kvar på { -board-one-def } för gott {$ruling}.
rule-TY-3-6 = { -Teleport-one } leder till vilken annan { -teleport-counter } som helst där ingen { -piece-one } står.
rule-TY-3-7 = { -Safety-one } { -protect-verb-s }, för gott och automatiskt {$ruling}, alla { -cube-other } som du har { -collect-supine } hittills. Senare { -cube-other } är inte { -protect-participle-other } förrän du { -land-verb-s } på { -safety-one } igen.
rule-TY-3-8 = En { -counter-one } verkar när du { -land-verb-s } på den, inte när du börjar en { -turn-one } på den {$ruling}.
rule-TY-3-9 = Du får { -land-verb } på en annan { -piece-one } bara för att { -steal-verb }: med { -l-one }, { -step-one }, { -diagonal-one } eller { -leap-one }, aldrig med { -teleport-one }.
rule-TY-3-10 = Regelboken sätter ingen gräns för { -chain-other }. Men en { -square-one } som du har { -land-supine } på denna { -turn-one } erbjuds inte igen förrän du har { -collect-supine }, { -steal-supine } eller { -protect-supine } något, eftersom inget skulle ändras {$ruling}.
rule-TY-3-11 = Utan lagligt { -l-one } står du över din { -turn-one } {$ruling}. Det är ovanligt.
rule-TY-3-12 = Bara de fyra sorternas { -counter-other } med { -extra-move-one } fortsätter en { -turn-one }; varje annan { -landing-one } avslutar den {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Du får { -land-verb } på en annan spelares { -piece-one } bara om spelaren har din { -next-colour-one } { -unprotected-adjective }. Den { -landing-one-def } är en { -theft-one } {$ruling}.
rule-TY-4-2 = Du lägger den { -steal-participle-def } { -cube-one-def } under motsvarande { -card-one }, { -unprotected-adjective }.
rule-TY-4-3 = { -Victim-one-gen } { -card-one } i den färgen flyttas längst till höger i { -row-one-def }; de andra skjuts ihop. { -Collect-participle-other } färger ligger alltså alltid till vänster i { -row-one-def }, och { -next-colour-one } är det första { -card-one-def } utan { -cube-one }.
rule-TY-4-4 = { -Victim-one-gen } { -piece-one } går till ett ledigt { -corner-one } som { -victim-one-def } väljer {$ruling}, genast, innan { -thief-one-def } fortsätter. Inget annat händer där. Ett { -corner-one } är alltid ledigt.
rule-TY-4-5 = Du får { -steal-verb } från en spelare på ett { -corner-one } eller i { -centre-one }, och från en spelare med alla sju { -cube-other } {$ruling}.
rule-TY-4-6 = Efter en { -theft-one } verkar en { -special-counter-one } på { -square-one-def } för { -thief-one-def }; en { -cube-one } där { -collect-passive } inte av den { -landing-one-def } {$ruling}. Alternativ: den { -collect-passive } om den är { -thief-one-gen } nya { -next-colour-one }.

rules-TY-5 = Seger
rule-TY-5-1 = När du har alla sju { -cube-other }: var först med att avsluta ett drag i { -centre-one }, med { -l-one }, { -step-one }, { -diagonal-one } eller { -leap-one }. Spelet slutar genast.
rule-TY-5-2 = Med alla sju { -cube-other } får du inte gå in på någon upptagen { -square-one }, inte heller { -centre-one }: det finns ingen { -next-colour-one } att { -steal-verb }.
rule-TY-5-3 = Den sjunde { -cube-one-def }, { -steal-participle } i själva { -centre-one }, vinner genast {$ruling}.
rule-TY-5-4 = Alternativet ”snabbspel” {$review}, ur förlagets beskrivning: den sjunde { -cube-one-def } vinner, utan { -centre-one }.
rule-TY-5-5 = En { -round-one } är en { -turn-one } per spelare, även överhoppad. Efter 100 { -round-other } slutar spelet: flest { -cube-other } vinner, sedan flest { -protect-participle-other }, annars delas segern {$ruling}. Annars kunde ömsesidig { -theft-one } pågå i all evighet; vanliga spel tar 12 till 25 { -round-other }.

rules-TY-6 = Bra att veta
rule-TY-6-1 = Utan { -theft-one } blir ingen klar på under 8 { -turn-other }. Perfekt ensamspel kräver omkring 10 { -turn-other } (8 till 14).
rule-TY-6-2 = Ett exempel på { -theft-one }: du har röd, blå, grön och gul i den ordningen, med röd och blå { -protect-participle-other }. En { -thief-one } vars { -next-colour-one } är grön { -land-verb-s } på dig. Du behåller röd, blå och gul; ditt gröna { -card-one } läggs sist; din { -next-colour-one } är den som förut var femte.
rule-TY-6-3 = Regelbokens exempel på en { -chain-one }: ett { -l-one } till { -diagonal-one }, en { -diagonal-one } till { -leap-one }, ett { -l-one } till { -cube-one-def } du vill ha, allt i en laglig { -turn-one }.

rules-ours = Våra övriga tolkningar
rule-ours-1 = En spelare som ger upp får ingenting, och de andra delar på segern {$ruling}.
rule-ours-2 = { -Set-up-other-def } visas i denna ordning: { -counter-other }, { -card-one }, startspelare, { -corner-one } {$ruling}.
rule-ours-3 = { -Square-one-def } där en { -turn-one } börjar räknas inte som { -landing-one }; efter en { -theft-one } räknas bara { -square-one-def } där den skedde {$ruling}.
rule-ours-4 = En { -theft-one } som vinner avslutar spelet innan { -victim-one-def } flyttar {$ruling}.
rule-ours-5 = Den sista { -turn-one-def } i sista { -round-one-def } spelas till slut, med { -chain-one } och { -victim-one-gen } val {$ruling}.

## What a typed text should have been

unread-start = ”{ $text }” börjar inte där din { -piece-one } står, på { $square }.
unread-counter = ”{ $text }” är ingen { -counter-one }; väntat är någon av { $kinds }.
unread-square = ”{ $text }” anger en annan { -square-one }; nästa { -counter-one } ligger på { $square }.
unread-card = ”{ $text }” är inget { -card-one }; väntat är ”card” och någon av { $colours }.
unread-first = ”{ $text }” är ingen plats; väntat är ”first” och ett tal från 1 till { $count }.

## The score pad

pad-standing = Ställningen
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle-other }, och inte { -steal-participle-def } sedan dess.
pad-safe = { -Protect-participle-other } { -cube-other }
pad-safe-means = De avgör vid lika efter sista { -round-one-def } (TY-5.5).
pad-home = I { -centre-one }
pad-home-means = Den som först avslutar ett drag där med alla sju { -cube-other } vinner (TY-5.1).
pad-cube = Tryck på en { -cube-one } som har { -collect-passive-supine }.
pad-player = { $count ->
        [one] { $count } { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, inte { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: ta bort den
pad-protect = { -Protect-verb } den
pad-unprotect = Inte { -protect-participle }
pad-protect-all = { -Protect-verb } alla { -cube-other } ({ -safety-counter })
pad-is-home = Nådde { -centre-one }: vann
pad-bad-cubes = { -Cube-other } är olika bokstäver ur { $letters }, med ”!” för { -protect-participle }; ”{ $text }” är något annat.
pad-bad-home = För att vinna i { -centre-one } krävs alla sju { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-verb } på den, eller på en spelare som har den { -unprotected-adjective }, när den är din { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = När du har alla sju { -cube-other }: var först med att avsluta ett drag här.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] Den { -protect-verb-s } alla { -cube-other } du har, för gott. De får en mässingsram och en sköld.
       *[other] Du får fortsätta härifrån: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } din { -next-colour-one }.
sign-badge-theft = Hand
sign-badge-theft-does = { -Steal-verb-s } din { -next-colour-one }.
sign-badge-chain = Dubbelpil
sign-badge-chain-does = { -Land-verb-s } på en { -counter-one } med { -extra-move-one }.
sign-badge-stay = Två streck
sign-badge-stay-does = Stannar här och avslutar din { -turn-one }.
sign-badge-corner = Hus
sign-badge-corner-does = Ett ledigt { -corner-one }, att börja på eller gå till efter en { -theft-one }.
sign-badge-win = Stjärna
sign-badge-win-does = Vinner spelet.
now-cube =
    { $state ->
        [safe] { -Collect-participle } och { -protect-participle } för gott.
        [held] { -Collect-participle }, men kan bli { -steal-participle }.
        [next] Nästa i { -row-one-def }.
       *[later] { $count ->
            [one] { $count } annan kommer före.
           *[other] { $count } andra kommer före.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen är kvar på { -board-one-def }.
now-stealable = Går att { -steal-verb } från: { $seats }.
now-missing =
    { $count ->
        [0] Alla sju { -cube-other } är { -collect-participle-other }.
        [one] { $count } { -cube-one } saknas.
       *[other] { $count } { -cube-other } saknas.
    }
now-protected = { $count } av { $all } { -cube-other } { -protect-participle-other }.

## Bots

bot-beginner-help = går efter sin nästa { -cube-one }; förbiser ofta vart en { -chain-one } leder och väntar sig aldrig en { -theft-one }
bot-novice-help = några hundra ställningar per { -turn-one }; varje { -turn-one } kan kosta upp till 32 % av vinstchansen
bot-club-help = några hundra ställningar per { -turn-one }; varje { -turn-one } kan kosta upp till 23 % av vinstchansen
bot-strong-help = några hundra ställningar per { -turn-one }; varje { -turn-one } kan kosta upp till 12 % av vinstchansen
bot-expert-help = bästa { -turn-one-def } av tusen ställningar, för två spelare tiotusentals
bot-master-help = bästa { -turn-one-def } av tiotusentals ställningar, för två spelare hundratusentals

## What gives the win shares of a review

evaluator-search = en sökning med { $count } ställningar per läge

## Kinds of chance, for statistics

chance-of-counter = { -Counter-other-def } innanför kanten
mistake-corner = välja ett { -corner-one }
mistake-theft = missa en { -theft-one }
mistake-cube = missa en { -cube-one }
mistake-stolen = bjuda in till { -theft-one }
mistake-safety = missa en { -safety-counter }
mistake-way = ta en längre väg
mistake-open = lämna någon en kortare väg
mistake-away = gå bort från en { -safety-counter }
why-on-win = { -Turn-one-def } kan gå vidare till { $square } och vinna.
why-on-theft = { -Turn-one-def } kan gå vidare till { $square } och { -steal-verb } från { $name }.
why-on-cube = { -Turn-one-def } kan gå vidare till { $square }, till nästa { -cube-one }.
why-on-safety = { -Turn-one-def } kan gå vidare till { $square }, en { -safety-counter }.
why-on-way = { -Turn-one-def } kan gå vidare till { $square }.
why-stolen = På { $square } kan { $name } genast { -steal-verb }; på den bättre { -square-one-def } kan ingen.
why-away = En { -safety-counter } är då en { -turn-one } bort.
why-open =
    { $better ->
        [one] { $name } har då 1 { -turn-one } kvar till målet, inte { $taken }.
       *[other] { $name } har då { $better } { -turn-other } kvar till målet, inte { $taken }.
    }
why-turns =
    { $better ->
        [one] Målet är då 1 { -turn-one } bort, inte { $taken }.
       *[other] Målet är då { $better } { -turn-other } bort, inte { $taken }.
    }

## Setting up a position

edit-turn = På { -turn-one }: { $player }
edit-nothing = inget
edit-piece = { -piece-one }: { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-one }, { $player }: { pad-player }, nästa { $colour }
edit-row-whole = { -Card-one }, { $player }: alla { -cube-other }
edit-collect = { -Collect-verb } nästa { -cube-one }
edit-return = Lämna tillbaka sista { -cube-one-def }
edit-protect = { -Protect-verb } alla { -cube-other }
edit-unprotect = { -Protect-verb } ingen { -cube-one }
edit-next = Nästa: { $colour }

## The tutorial

tutorial-goal = { -Collect-verb } sju { -cube-other }, en i varje färg, och var sedan först till stjärnan i { -centre-one }.
tutorial-row = Under { -board-one-def } ligger din { -row-one } av { -card-one }. { -Collect-verb } färgerna från vänster till höger: röd är först.
tutorial-l = Flytta ett { -l-one }: två { -square-other } åt ett håll och en åt sidan, över allt emellan. Gå till den röda { -cube-one-def }.
tutorial-l-orange = Ett { -l-one } leder dit, men den { -cube-one-def } är orange, och din { -next-colour-one } är röd. Den skulle ligga kvar.
tutorial-l-stay = Varje { -turn-one } börjar med ett { -l-one }. Gå till den röda { -cube-one-def }.
tutorial-special = Den röda { -cube-one-def } är din, och Zoe har flyttat. Gul är nästa, och långt bort. { -Special-counter-other } låter dig flytta igen i samma { -turn-one }.
tutorial-chain = { -Diagonal-counter-def } ger ett drag till, en { -square-one } diagonalt. Gå till den.
tutorial-chain-2 = Fortsätt nu diagonalt till { -leap-counter-def }. Den ger ett { -l-one } till.
tutorial-chain-3 = Härifrån leder ett { -l-one } till den gula { -cube-one-def }: tre drag i en { -turn-one }.
tutorial-chain-stay = Du får stanna och avsluta din { -turn-one }, men då når du inte den gula { -cube-one-def }.
tutorial-chain-other = Det är tillåtet, men leder bort från den gula { -cube-one-def }. Följ de markerade { -counter-other-def }.
tutorial-safety = Du har två { -cube-other }, som andra fortfarande kan { -steal-verb }. En { -safety-counter } { -protect-verb-s } alla { -cube-other } du har, för gott.
tutorial-safety-other = Det är tillåtet, men dina { -cube-other } kan fortfarande bli { -steal-participle-def }. Gå till { -safety-counter-def }.
tutorial-victim = Din röda och din gula { -cube-one } har nu mässingsram: de är { -protect-participle-other }. Zoe har blå, din { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Du får { -land-verb } på en annan { -piece-one } bara för att { -steal-verb } din { -next-colour-one }. Zoe står ett { -l-one } bort: { -steal-verb-s } hennes blå { -cube-one }.
tutorial-theft-other = Det är tillåtet, men du kan { -steal-verb } en { -cube-one } nu. { -Land-verb } på Zoes { -piece-one }.
tutorial-robbed = Den blå { -cube-one-def } är din, inte { -protect-participle } än. Zoes blå { -card-one } flyttades sist i { -row-one-def }, och hennes { -piece-one } till ett { -corner-one } som hon valde.
tutorial-danger = Några { -turn-other } senare. Din gröna { -cube-one } är { -unprotected-adjective }, grön är Zoes { -next-colour-one }, och hon står ett { -l-one } bort. Se vad som händer.
tutorial-corner = Zoe har { -steal-supine } din gröna { -cube-one }, och du väljer ett ledigt { -corner-one } för din { -piece-one }. Ta det som ligger ett { -l-one } från den orange { -cube-one-def }.
tutorial-corner-other = Inget { -l-one } leder från det { -corner-one-def } till den orange { -cube-one-def }. Välj det markerade.
tutorial-after = Ditt gröna { -card-one } är nu sist i { -row-one-def }, så orange är din { -next-colour-one }. { -Collect-verb } den.
tutorial-kept = Dina { -protect-participle-other } { -cube-other } har stannat hos dig. Besök därför en { -safety-counter } innan någon kommer nära.
tutorial-seventh = Nära slutet: du har sex { -cube-other }, och bara rosa saknas. { -Collect-verb } den.
tutorial-centre = Alla sju är dina! Var nu först med att avsluta ett drag på stjärnan.
tutorial-centre-other = Det är tillåtet, men { -centre-one } är ett { -l-one } bort. Gå till stjärnan och vinn.
tutorial-end = Du har vunnit. Bara två sorters { -counter-other } är nya: { -teleport-one } leder till vilken annan { -teleport-counter } som helst, { -step-one } en { -square-one } rakt. Reglerna visar alla drag i bilder och har en översikt. Spela nu mot en lätt bot!

## Puzzles

puzzle-how-forced-win = genom uttömmande sökning: det vinner mot varje försvar, och inget annat gör det inom tre { -turn-other }
puzzle-how-only-defence = genom uttömmande sökning: allt annat förlorar
puzzle-theme-win-1 = vinn på en { -turn-one }
puzzle-theme-win-2 = vinn på två { -turn-other }
puzzle-theme-win-3 = vinn på tre { -turn-other }
puzzle-theme-save = rädda spelet
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = en { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = den sista { -cube-one-def }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = rätt { -corner-one }
puzzle-ask-win-1 = Hur vinner du under denna { -turn-one }?
puzzle-ask-win-2 = Hur vinner du på två { -turn-other }?
puzzle-ask-win-3 = Hur vinner du på tre { -turn-other }?
puzzle-ask-save = Hur räddar du spelet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } i sju färger; under dem { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } och { -safety-one }.
example-laid-out = Ett spel för två efter { -set-up-other-def }, med { -row-other-def } av { -card-one } under.
example-the-l = Två { -square-other } åt ett håll och en åt sidan: till f5, men inte till d6.
example-collect = Röd är nästa. Den röda { -cube-one-def } { -collect-passive }; den orange ligger kvar.
example-step = { -Step-counter-def } leder en { -square-one } rakt, här till den röda { -cube-one-def }, men inte diagonalt.
example-teleport = { -Teleport-one } leder bara till en annan { -teleport-counter }.
example-safety = { -Safety-one } { -protect-verb-s } alla { -cube-other } man har. Det som är { -protect-supine } kan inte bli { -steal-participle-n }.
example-no-theft-by-teleport = En { -theft-one } med { -diagonal-one } är tillåten; med { -teleport-one } inte.
example-not-back = Från en { -step-counter } till nästa, men inte tillbaka i samma { -turn-one }.
example-steal = Röd är nästa. Spelare 2 har röd { -unprotected-adjective }, och den kan bli { -steal-participle }; spelare 3 har ingen röd.
example-free-corner = Spelare 2 är { -victim-one-def } och väljer ett ledigt { -corner-one }.
example-home = Med alla sju { -cube-other } vinner ett { -l-one } till { -centre-one }, om inte någon står där.
example-hundred-rounds = Efter 100 { -round-other } har båda två { -cube-other }. Spelare 1 har { -protect-supine } båda och vinner.
example-theft = { -Thief-one-def }, vars { -next-colour-one } är grön, { -land-verb-s } på spelare 2. Det gröna { -card-one-def } flyttas sist i { -row-one-def }.
example-chain = Ett { -l-one } till { -diagonal-one }, en { -diagonal-one } till { -leap-one }, ett { -l-one } till den önskade { -cube-one-def }: en { -turn-one }.
example-begin-square = { -Turn-one-def } började på a1, och ett { -leap-one } får sluta där igen.
summary-goal = Målet
summary-goal-1 = { -Collect-verb } de sju färgerna i dina { -card-gen } ordning, från vänster till höger.
summary-goal-2 = Var sedan först med att avsluta ett drag i { -centre-one }.
summary-turn = Din { -turn-one }
summary-turn-1 = Du måste flytta ett { -l-one }: två { -square-other } åt ett håll, en åt sidan.
summary-turn-2 = En { -cube-one } i din { -next-colour-one }: du { -collect-verb-s } den.
summary-turn-3 = En annan { -cube-one } eller en tom { -square-one }: du stannar. Din { -turn-one } slutar i båda fallen.
summary-turn-4 = En { -turn-one } kan vara en { -chain-one } av { -extra-move-one }, men inte tillbaka till en { -square-one } du { -land-supine } på i samma { -turn-one } om inget har ändrats.
summary-signs = { -Counter-other }
summary-signs-1 = { -Step-one }: en { -square-one }, rakt. { -Diagonal-one }: en { -square-one }, diagonalt. { -Leap-one }: ett { -l-one } till. Eller stanna.
summary-signs-2 = { -Teleport-one }: en annan ledig { -teleport-counter }. Eller stanna.
summary-signs-3 = { -Safety-one }: { -protect-verb-s } för gott alla { -cube-other } du har.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-verb } på en spelare som har din { -next-colour-one } { -unprotected-adjective }: den är din, { -unprotected-adjective }.
summary-theft-2 = { -Victim-one-gen } { -card-one } flyttas sist i { -row-one-def }, { -victim-one-gen } { -piece-one } genast till ett ledigt { -corner-one }.
summary-theft-3 = Aldrig med { -teleport-one }. Du får inte { -land-verb } på någon annan upptagen { -square-one }.
summary-end = Spelets slut
summary-end-1 = Alla sju { -cube-other }, sedan { -centre-one }: du vinner genast.
summary-end-2 = Snabbspel (alternativ): den sjunde { -cube-one-def } vinner.
summary-end-3 = Efter 100 { -round-other }: flest { -cube-other }, sedan flest { -protect-participle-other }, annars delat.
headline-won-by =
    { $seat ->
        [you] Du vann.
       *[other] { $seat } vann.
    }
headline-lost-by =
    { $seat ->
        [you] Du förlorade.
       *[other] { $seat } förlorade.
    }
