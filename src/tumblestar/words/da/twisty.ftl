### The words of Twisty in Danish.

## The game

game-name = Twisty
game-tagline = Et væddeløb i springertræk, med { -thief-other }.
game-by = af Faouzi Boughida, Djeco
game-about = { -Collect-imperative } syv farver i dine { -card-other-gen } rækkefølge, og gå som springeren i skak. { -Special-counter-other } fører dig videre eller { -protect-verb-s } dine { -cube-other }, som andre kan { -steal-verb }. Med alle syv { -cube-other } gælder det om først at nå { -centre-one }.

## Colours and counters

colour-red = rød
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-purple = lilla
colour-pink = pink
colour-black = sort

counter-step = { -step-one }
counter-diagonal = { -diagonal-one }
counter-leap = { -leap-one }
counter-teleport = { -teleport-one }
counter-safety = { -safety-one }

square-empty = tomt { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] rød { -cube-one }
        [orange] orange { -cube-one }
        [yellow] gul { -cube-one }
        [green] grøn { -cube-one }
        [blue] blå { -cube-one }
        [purple] lilla { -cube-one }
        [black] sort { -cube-one }
       *[pink] pink { -cube-one }
    }
next-goal =
    { $next ->
        [none] Alle syv: nu til { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du går til { $square }
       *[other] { $seat } går til { $square }
    }
collects-there =
    { $seat ->
        [you] Du går til { $square } og { -collect-verb-s } en { cube }
       *[other] { $seat } går til { $square } og { -collect-verb-s } en { cube }
    }
steals-there =
    { $seat ->
        [you] Du går til { $square } og { -steal-verb-s } en { cube } fra { $victim }
       *[other] { $victim ->
            [you] { $seat } går til { $square } og { -steal-verb-s } en { cube } fra dig
           *[other] { $seat } går til { $square } og { -steal-verb-s } en { cube } fra { $victim }
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
        [step] ét { -square-one } lige frem
        [diagonal] ét { -square-one } diagonalt
        [leap] endnu et { -l-one }
       *[teleport] en anden fri { -teleport-counter }
    }
leads-on = { -Square-one-gen } { counter-name } fører videre.
leads-nowhere = { -Square-one-gen } { counter-name } fører ingen steder hen nu.
protects =
    { $count ->
        [0] { -Safety-counter-def } der har intet nyt at { -protect-verb }.
        [one] { -Safety-counter-def } der { -protect-verb-s } én { -cube-one } mere.
       *[other] { -Safety-counter-def } der { -protect-verb-s } { $count } { -cube-other } mere.
    }
also-collected = { -Cube-one }, der også { -collect-passive } der: { $under }.
turn-ends = Din { -turn-one } slutter.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Alle, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Du starter på { $square }.
       *[other] { $seat } starter på { $square }.
    }
did-first =
    { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, et tomt { -square-one }.
did-land-centre = { moves-to }, { -centre-one }; uden alle syv { -cube-other } sker der intet.
did-land-cube = { moves-to }; { -cube-one-def } der ({ $colour }) er ikke den { -next-colour-one } og bliver liggende.
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
        [you] Du når { -centre-one } med alle syv { -cube-other } og vinder!
       *[other] { $seat } når { -centre-one } med alle syv { -cube-other } og vinder!
    }
did-win-seventh = { collects-there }. Det er den syvende. { status-over-won }
did-win-steal = { steals-there }. Det er den syvende. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Du bliver på { $square }.
       *[other] { $seat } bliver på { $square }.
    }
did-skip =
    { $seat ->
        [you] Du har intet { -l-one } og springer denne { -turn-one } over.
       *[other] { $seat } har intet { -l-one } og springer denne { -turn-one } over.
    }
did-corner =
    { $seat ->
        [you] Du går til { -corner-one-def } { $square }.
       *[other] { $seat } går til { -corner-one-def } { $square }.
    }
did-resign =
    { $seat ->
        [you] Du opgiver.
       *[other] { $seat } opgiver.
    }

## Turns: what a hovered target would do

would-land-empty = Gå til { $square }. { turn-ends }
would-land-centre = Gå til { -centre-one }: uden alle syv { -cube-other } sker der intet. { turn-ends }
would-land-cube = Gå til { $square }: { -cube-one-def } der ({ $colour }) er ikke din { -next-colour-one }. { turn-ends }
would-collect = Gå til { $square }, og { -collect-imperative } en { cube }. { next-goal }
would-land-spent = Gå til { $square }. { leads-nowhere }
would-land-counter = Gå til { $square }. Du må gå videre: { extra-move }.
would-protect = Gå til { $square }. { protects } { turn-ends }
would-steal-there = Gå til { $square }, og { -steal-imperative } en { cube } fra { $victim }, som derefter vælger et { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Gå til { -centre-one } med alle syv { -cube-other }: du vinder!
would-win-seventh = Gå til { $square }, og { -collect-imperative } en { cube }, din syvende: du vinder!
would-win-steal = Gå til { $square }, og { -steal-imperative } en { cube } fra { $victim }, din syvende: du vinder!
would-win-steal-collect = Gå til { $square }, og { -steal-imperative } en { cube } fra { $victim }. { also-collected } Du vinder!
would-stay = Bliv på { $square }. { turn-ends }
would-skip = Du har intet { -l-one }: din { -turn-one } springes over.
would-corner = Gå til { -corner-one-def } { $square }.
would-resign = Opgiv: du får intet, og de andre deler sejren.

## Status

status-setup = { -Set-up-one } af { -board-one-def }.
status-move =
    { $seat ->
        [you] Din { -turn-one }: gå et { -l-one }. { next-goal }
       *[other] { $seat } går. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du har alle 7 { -cube-other }. Nå { -centre-one }.
       *[other] { $seat } går og har alle 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Du har intet { -l-one }. Meld pas i denne { -turn-one }.
       *[other] { $seat } har intet { -l-one } og springer denne { -turn-one } over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Gå 1 { -square-one } lige frem, eller bliv.
            [diagonal] Gå 1 { -square-one } diagonalt, eller bliv.
            [leap] Gå endnu et { -l-one }, eller bliv.
           *[teleport] Gå til en anden fri { -teleport-counter }, eller bliv.
        }
       *[other] { $seat } må gå videre.
    }
status-extra-stay =
    { $seat ->
        [you] Du har intet { -extra-move-one }. Bliv, og slut denne { -turn-one }.
       *[other] { $seat } har intet { -extra-move-one } og slutter denne { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } har { -steal-participle } en { cube } fra dig. Vælg et frit { -corner-one }.
       *[other] { $seat } mister en { cube } og vælger et { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Din { -turn-one }: vælg et frit { -corner-one } at starte på.
       *[other] { $seat } vælger et { -corner-one } at starte på.
    }
status-over-won =
    { $seat ->
        [you] Du vinder!
       *[other] { $seat } vinder!
    }
status-over-shared =
    { $seats ->
        [you] Delt sejr: { $seats }!
       *[other] { $seats } deler sejren.
    }
status-over-rounds-won =
    { $seat ->
        [you] Efter 100 { -round-other } er du foran og vinder!
       *[other] Efter 100 { -round-other } er { $seat } foran og vinder!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Lighed efter 100 { -round-other }, delt sejr: { $seats }!
       *[other] Efter 100 { -round-other } står { $seats } lige og deler sejren.
    }
status-type-counter = Hvilken { -counter-one } ligger på { $square }?
status-type-card = { $seat }: hvilket { -card-one } er nummer { $count }?
status-type-card-all = Alle: hvilket { -card-one } er nummer { $count }?
status-type-first = Hvem begynder?
status-type-corner = { $seat }: hvilket { -corner-start }?
action-stay = Bliv på { $square }
action-pass = Meld pas i { -turn-one-def }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } vandt. Du fik en andenplads.
        [3] { $seat } vandt. Du fik en tredjeplads.
       *[other] { $seat } vandt. Du fik en sidsteplads.
    }
deed-corner = Gå til { $square }
deed-move = Flyt til { $square }
touch-corner = Tryk på et { -corner-one }.
touch-move = Tryk på et { -square-one }.
round = { -Round-one } { $count } af 100

## Refusals: why not, and what instead

refused-TY-2-1 = Der er ingen { -counter-one } af den slags tilbage. Vælg en anden slags.
refused-TY-2-2 = En { -piece-one } starter på et { -corner-one }, hvor ingen står. Vælg a1, g1, a7 eller g7.
refused-TY-2-3 = Det { -card-one } er allerede i { -row-one-def }. Vælg en farve, der mangler.
refused-TY-2-4 = Der sidder ingen. Vælg en plads ved dette bord.
refused-TY-3-1 = Det er ikke et { -l-one }. Gå to { -square-other } den ene vej og ét til siden.
refused-TY-3-1-stay = Du kan ikke blive, hvor du er: hver { -turn-one } begynder med et { -l-one }. Vælg et markeret { -square-one }.
refused-TY-3-5 = { -Counter-one-def } under din { -piece-one } fører ikke derhen. Brug dens træk, eller bliv.
refused-TY-3-6 = { -Teleport-one } fører kun til en anden { -teleport-counter }. Vælg en, eller bliv.
refused-TY-3-7 = Din { -next-colour-one } er { -protect-participle } der. Vælg et andet { -square-one }.
refused-TY-3-9 = { -Teleport-one } fører aldrig til et optaget { -square-one }. Vælg en fri { -teleport-counter }, eller bliv.
refused-TY-3-10 = Der er du allerede { -land-participle } i denne { -turn-one }, og siden har du hverken { -collect-participle }, { -steal-participle } eller { -protect-participle } noget. Vælg et andet { -square-one }, eller bliv.
refused-TY-4-1 = Du må kun { -land-verb } på en anden { -piece-one } for at { -steal-verb } din { -next-colour-one }, og den har spilleren ikke. Vælg et andet { -square-one }.
refused-TY-4-4 = Efter et { -theft-one } går din { -piece-one } til et { -corner-one }, hvor ingen står. Vælg a1, g1, a7 eller g7.
refused-TY-5-1 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TY-5-2 = Du har alle syv { -cube-other } og intet mere at { -steal-verb }. Vælg et { -square-one } uden { -piece-one }.

## Options

option-short_game = { -Card-one } spil
option-short_game-help = Den syvende { -cube-one } vinder straks, uden { -centre-one }.
option-same_order = Samme rækkefølge for alle
option-same_order-help = Alle { -row-other } af { -card-one } er ens.
option-chosen_corners = Vælg dit { -corner-one }
option-chosen_corners-help = I turrækkefølge, efter at { -board-one-def } og { -card-other-def } er set; ellers tilfældigt.
option-take_under = Tag { -cube-one-def } nedenunder
option-take_under-help = { -Collect-imperative } efter et { -theft-one } også { -cube-one-def } på { -square-one-def }, hvis den er din { -next-colour-one }.
option-first = Hvem begynder
option-first-help = Tilfældet, eller den plads, du nævner.
option-first-0 = tilfældigt
option-first-seat = plads { $count }

## The board in text

picture-label = { -Board-one-def } i Twisty, syv gange syv { -square-other }, også som tekst.
text-board = { -Board-one-def } { -square-one } for { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ingen { -cube-one } endnu.
        [one] { $seat }: én { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Endnu ikke { -collect-participle }, i rækkefølge: { $cubes }.
points-cubes = { -Cube-other }
points-protected = Heraf { -protect-participle }

## Rules

rules-intro = { game-about } Twisty er for to til fire spillere; alt er åbent, og efter { -set-up-one-def } er intet overladt til held.
rules-page = Vælg et markeret { -square-one } med mus eller tastatur; peg på et { -square-one } for at læse, hvad der ville ske. En { -chain-one } spilles træk for træk; ”bliv” slutter din { -turn-one }. Vil du spille på et rigtigt { -board-one }, så vælg at taste { -set-up-one-def } ind: { -counter-other }, { -card-one }, { -corner-other }, og hvem der begynder. Hvad vi ikke kunne læse af den rigtige æske, er vores rekonstruktion {$reconstruction}; ejere af æsken kan rette den i én datafil, box.toml.

rules-TY-1 = Hvad der er i æsken
rule-TY-1-1 = { -Board-one-def } har 7 gange 7 { -square-other }. Der er 4 { -piece-other } med 4 tilhørende ejermærker og 4 { -series-other } med syv farvekort (★ ■ ▲ ●).
rule-TY-1-2 = 28 af de 44 træbrikker er { -cube-other }, 4 i hver af 7 farver {$review}; de andre 16 er { -special-counter-other } af fem slags. { -Step-one }: ét { -square-one } vandret eller lodret. { -Diagonal-one }: ét { -square-one } diagonalt. { -Leap-one }: endnu et { -l-one }. { -Teleport-one }: til en anden { -teleport-counter }. { -Safety-one }: { -protect-verb-s } dine { -cube-other }.
rule-TY-1-3 = De 16 { -special-counter-other } er 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } og 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = Farverne er rød, orange, gul, grøn, blå, lilla og pink; kun gul er sikker {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Læg alle 44 { -counter-other } tilfældigt og med forsiden op på alle { -square-other } undtagen { -centre-one } og de fire { -corner-other }, uanset hvor mange der spiller.
rule-TY-2-2 = Hver spillers { -piece-one } starter på sit eget { -corner-one }, som tilfældet giver. Mulighed: i turrækkefølge vælger hver et { -corner-one } efter at have set { -board-one-def } og { -card-other-def }.
rule-TY-2-3 = Hver spiller blander en { -series-one } og lægger den åbent i en { -row-one }: rækkefølgen, fra venstre til højre, som der { -collect-passive } i. Mulighed: alle har samme rækkefølge {$review}.
rule-TY-2-4 = Den yngste begynder; her vælger værten eller tilfældet {$ruling}. Der spilles med uret, og alt er åbent for alle.

rules-TY-3 = Din { -turn-one }
rule-TY-3-1 = Flyt din { -piece-one } ét { -l-one }: to { -square-other } den ene vej og ét til siden, hen over hvad der end ligger imellem {$review}. Du skal flytte.
rule-TY-3-2 = På et tomt { -square-one } bliver din { -piece-one } stående. { -Corner-other } og { -centre-one } er almindelige tomme { -square-other } {$ruling}, { -centre-one } indtil du har alle syv { -cube-other }.
rule-TY-3-3 = På en { -cube-one } i din { -next-colour-one } { -collect-verb-s } du den, automatisk {$ruling}. { -Square-one-def } er tomt derefter, og din { -turn-one } slutter.
rule-TY-3-4 = På enhver anden { -cube-one } bliver din { -piece-one } stående, og { -cube-one-def } bliver liggende.
rule-TY-3-5 = På en skridt-, diagonal-, spring- eller { -teleport-counter } må du blive eller bruge dens { -extra-move-one }, som igen er en { -landing-one }: én { -turn-one } kan være en { -chain-one } af træk. { -Special-counter-other } bliver på { -board-one-def } for altid {$ruling}.
rule-TY-3-6 = { -Teleport-one } fører til en hvilken som helst anden { -teleport-counter }, hvor ingen { -piece-one } står.
rule-TY-3-7 = { -Safety-one } { -protect-verb-s } for altid og automatisk {$ruling} alle { -cube-other }, der er { -collect-participle } indtil nu. Senere { -cube-other } er ikke { -protect-participle }, før du igen { -land-verb-s } på en { -safety-one }.
rule-TY-3-8 = En { -counter-one } virker, når du { -land-verb-s } på den, ikke når du begynder en { -turn-one } på den {$ruling}.
rule-TY-3-9 = Du må kun { -land-verb } på en anden { -piece-one } for at { -steal-verb }: med { -l-one }, { -step-one }, { -diagonal-one } eller { -leap-one }, aldrig med { -teleport-one }.
rule-TY-3-10 = Bogen sætter ingen grænse for { -chain-other }. Men et { -square-one }, du er { -land-participle } på i denne { -turn-one }, tilbydes ikke igen, før du har { -collect-participle }, { -steal-participle } eller { -protect-participle } noget, for intet ville ændre sig {$ruling}.
rule-TY-3-11 = Uden et lovligt { -l-one } springes din { -turn-one } over {$ruling}. Det er sjældent.
rule-TY-3-12 = Kun de fire { -counter-other } med et { -extra-move-one } fører en { -turn-one } videre; enhver anden { -landing-one } slutter den {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Du må kun { -land-verb } på en anden spillers { -piece-one }, hvis spilleren har din { -next-colour-one } { -unprotected-adjective }. Den { -landing-one } er et { -theft-one } {$ruling}.
rule-TY-4-2 = Du lægger den { -steal-attributive } { -cube-one } under det tilsvarende { -card-one }, { -unprotected-adjective }.
rule-TY-4-3 = { -Victim-one-gen } { -card-one } i den farve flyttes til højre ende af { -victim-one-gen } { -row-one }; de andre rykker sammen. { -Collect-plural } { -card-one } er altså altid { -row-one-gen } venstre del, og den { -next-colour-one } er det første { -card-one } uden { -cube-one }.
rule-TY-4-4 = { -Victim-one-gen } { -piece-one } går til et frit { -corner-one } efter { -victim-one-gen } valg {$ruling}, straks, før { -thief-one-def } går videre. Mere sker der ikke. Ét { -corner-one } er altid frit.
rule-TY-4-5 = Du må { -steal-verb } fra en spiller på et { -corner-one } eller { -centre-one }, og fra en spiller med alle syv { -cube-other } {$ruling}.
rule-TY-4-6 = Efter { -theft-one-def } virker en { -special-counter-one } på { -square-one-def } for { -thief-one-def }; en { -cube-one } der { -collect-passive } ikke ved den { -landing-one } {$ruling}. Mulighed: den { -collect-passive }, hvis den er { -thief-one-gen } nye { -next-colour-one }.

rules-TY-5 = At vinde
rule-TY-5-1 = Med alle syv { -cube-other }: vær den første, der slutter et træk på { -centre-one }, med { -l-one }, { -step-one }, { -diagonal-one } eller { -leap-one }. Spillet slutter straks.
rule-TY-5-2 = Med alle syv { -cube-other } må du ikke gå ind på et optaget { -square-one }, heller ikke { -centre-one }: der er ingen { -next-colour-one } at { -steal-verb }.
rule-TY-5-3 = Den syvende { -cube-one }, { -steal-participle } på selve { -centre-one }, vinder straks {$ruling}.
rule-TY-5-4 = Mulighed ”{ -card-one } spil” {$review}, efter forlagets beskrivelse: den syvende { -cube-one } vinder, uden { -centre-one }.
rule-TY-5-5 = En { -round-one } er én { -turn-one } for hver spiller, også når den springes over. Efter 100 { -round-other } slutter spillet: flest { -cube-other } vinder, så flest { -protect-plural }, ellers deles sejren {$ruling}. Ellers kunne gensidigt { -theft-one } fortsætte for evigt; almindelige spil tager 12 til 25 { -round-other }.

rules-TY-6 = Godt at vide
rule-TY-6-1 = Uden { -theft-one } bliver ingen færdig på under 8 { -turn-other }. Fejlfrit spil alene kræver omkring 10 { -turn-other } (8 til 14).
rule-TY-6-2 = Et eksempel på { -theft-one }: du har rød, blå, grøn og gul i den rækkefølge, rød og blå er { -protect-participle }. En { -thief-one }, hvis { -next-colour-one } er grøn, { -land-verb-s } på dig. Du beholder rød, blå og gul; dit grønne { -card-one } kommer sidst; din { -next-colour-one } er den, der før var nummer fem.
rule-TY-6-3 = Bogens eksempel på en { -chain-one }: et { -l-one } til { -diagonal-one }, en { -diagonal-one } til { -leap-one }, et { -l-one } til den { -cube-one }, du vil have, alt i én lovlig { -turn-one }.

rules-ours = Vores øvrige afgørelser
rule-ours-1 = En spiller, der opgiver, får intet, og de andre deler sejren {$ruling}.
rule-ours-2 = { -Set-up-one-def } vises i denne rækkefølge: { -counter-other }, { -card-one }, første spiller, { -corner-other } {$ruling}.
rule-ours-3 = { -Square-one-def }, hvor en { -turn-one } begynder, tæller ikke som en { -landing-one }; efter et { -theft-one } gør kun { -theft-one-gen } { -square-one } det {$ruling}.
rule-ours-4 = Et { -theft-one }, der vinder, slutter spillet, før { -victim-one-def } flytter {$ruling}.
rule-ours-5 = Sidste { -turn-one } i sidste { -round-one } spilles helt færdig, med { -chain-one } og { -victim-one-gen } valg {$ruling}.

## What a typed text should have been

unread-start = ”{ $text }” begynder ikke, hvor { -piece-one-def } står, på { $square }.
unread-counter = ”{ $text }” er ikke en { -counter-one }; skriv en af disse: { $kinds }.
unread-square = ”{ $text }” nævner et andet { -square-one }; den næste { -counter-one } ligger på { $square }.
unread-card = ”{ $text }” er ikke et { -card-one }; skriv ”card” og en af disse: { $colours }.
unread-first = ”{ $text }” er ikke en plads; skriv ”first” og et tal fra 1 til { $count }.

## The score pad

pad-standing = Stillingen
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle } og ikke { -steal-participle } siden.
pad-safe = { -Protect-plural } { -cube-other }
pad-safe-means = De afgør ved lighed efter sidste { -round-one } (TY-5.5).
pad-home = På { -centre-one }
pad-home-means = Den første, der slutter et træk der med alle syv { -cube-other }, vinder (TY-5.1).
pad-cube = Tryk på en { -cube-one }, der blev { -collect-participle }.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, ikke { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: tag den væk
pad-protect = { -Protect-imperative } den
pad-unprotect = Ikke { -protect-participle }
pad-protect-all = { -Protect-imperative } alle { -cube-other } ({ -safety-counter })
pad-is-home = Nåede { -centre-one }: vundet
pad-bad-cubes = { -Cube-other } er forskellige bogstaver af { $letters }, med ”!” for { -protect-participle }; ”{ $text }” er noget andet.
pad-bad-home = For at vinde på { -centre-one } skal man have alle syv { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-imperative } på den, eller på en spiller, der har den { -unprotected-adjective }, når den er din { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Med alle syv { -cube-other }: vær den første, der slutter et træk her.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] Den { -protect-verb-s } alle { -cube-other }, du har, for altid. De får en messingramme og et skjold.
       *[other] Du må gå videre herfra: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } din { -next-colour-one }.
sign-badge-theft = Hånd
sign-badge-theft-does = { -Steal-verb-s } din { -next-colour-one }.
sign-badge-chain = Dobbeltpil
sign-badge-chain-does = { -Land-verb-s } på en { -counter-one } med et { -extra-move-one }.
sign-badge-stay = To streger
sign-badge-stay-does = Bliver her og slutter { -turn-one-def }.
sign-badge-corner = Hus
sign-badge-corner-does = Et frit { -corner-one } at starte på eller gå til efter et { -theft-one }.
sign-badge-win = Stjerne
sign-badge-win-does = Vinder spillet.
now-cube =
    { $state ->
        [safe] { -Collect-participle } og { -protect-participle } for altid.
        [held] { -Collect-participle }, men den kan { -steal-passive }.
        [next] Næste i { -row-one-def }.
       *[later] { $count ->
            [one] Én anden kommer først.
           *[other] { $count } andre kommer først.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen er tilbage på { -board-one-def }.
now-stealable = Kan { -steal-passive } fra: { $seats }.
now-missing =
    { $count ->
        [0] Alle syv { -cube-other } er { -collect-participle }.
        [one] 1 { -cube-one } mangler.
       *[other] { $count } { -cube-other } mangler.
    }
now-protected = { $count } af { $all } { -cube-other } er { -protect-participle }.

## Bots

bot-beginner-help = går efter sin næste { -cube-one }; overser ofte, hvor en { -chain-one } fører hen, og venter aldrig et { -theft-one }
bot-novice-help = nogle hundrede stillinger pr. { -turn-one }; hver { -turn-one } må koste den op til 32 % af vinderchancen
bot-club-help = nogle hundrede stillinger pr. { -turn-one }; hver { -turn-one } må koste den op til 23 % af vinderchancen
bot-strong-help = nogle hundrede stillinger pr. { -turn-one }; hver { -turn-one } må koste den op til 12 % af vinderchancen
bot-expert-help = den bedste { -turn-one } ud af tusind stillinger, for to spillere titusinder
bot-master-help = den bedste { -turn-one } ud af titusinder af stillinger, for to spillere hundredtusinder

## What gives the win shares of a review

evaluator-search = en søgning i { $count } stillinger pr. tilstand

## Kinds of chance, for statistics

chance-of-counter = { -Counter-other-def } inden for kanten
mistake-corner = vælge et { -corner-one }
mistake-theft = overse et { -theft-one }
mistake-cube = overse en { -cube-one }
mistake-stolen = invitere til { -theft-one }
mistake-safety = overse en { -safety-counter }
mistake-way = tage en længere vej
mistake-open = lade en anden få en kortere vej
mistake-away = bevæge sig væk fra en { -safety-counter }
why-on-win = { -Turn-one-def } kan fortsætte til { $square } og vinde.
why-on-theft = { -Turn-one-def } kan fortsætte til { $square } og { -steal-verb } fra { $name }.
why-on-cube = { -Turn-one-def } kan fortsætte til { $square }, til næste { -cube-one }.
why-on-safety = { -Turn-one-def } kan fortsætte til { $square }, en { -safety-counter }.
why-on-way = { -Turn-one-def } kan fortsætte til { $square }.
why-stolen = På { $square } kan { $name } straks { -steal-verb }; på det bedre { -square-one } kan ingen.
why-away = En { -safety-counter } er så én { -turn-one } væk.
why-open =
    { $better ->
        [one] { $name } mangler så 1 { -turn-one } til målet, ikke { $taken }.
       *[other] { $name } mangler så { $better } { -turn-other } til målet, ikke { $taken }.
    }
why-turns =
    { $better ->
        [one] Målet er så 1 { -turn-one } væk, ikke { $taken }.
       *[other] Målet er så { $better } { -turn-other } væk, ikke { $taken }.
    }

## Setting up a position

edit-turn = I { -turn-one }: { $player }
edit-nothing = intet
edit-piece = { -piece-one }, { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-one }, { $player }: { pad-player }, næste { $colour }
edit-row-whole = { -Card-one }, { $player }: alle { -cube-other }
edit-collect = { -Collect-imperative } den næste { -cube-one }
edit-return = Giv den sidste { -cube-one } tilbage
edit-protect = { -Protect-imperative } alle { -cube-other }
edit-unprotect = { -Protect-imperative } ingen { -cube-one }
edit-next = Næste: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } syv { -cube-other }, én i hver farve, og vær så den første, der når stjernen på { -centre-one }.
tutorial-row = Under { -board-one-def } er din { -row-one } af { -card-one }. { -Collect-imperative } farverne fra venstre til højre: rød kommer først.
tutorial-l = Gå et { -l-one }: to { -square-other } den ene vej og ét til siden, hen over hvad der end ligger imellem. Gå til den røde { -cube-one }.
tutorial-l-orange = Et { -l-one } fører derhen, men { -cube-one-def } er orange, og din { -next-colour-one } er rød. Den ville blive liggende.
tutorial-l-stay = Hver { -turn-one } begynder med et { -l-one }. Gå til den røde { -cube-one }.
tutorial-special = Den røde { -cube-one } er din, og Zoe har flyttet. Gul er { -next-colour-one } og ligger langt væk. { -Special-counter-other } lader dig flytte igen i samme { -turn-one }.
tutorial-chain = { -Diagonal-counter-def } giver et træk mere, ét { -square-one } diagonalt. Gå til den.
tutorial-chain-2 = Gå nu videre, diagonalt, til { -leap-counter-def }. Den giver endnu et { -l-one }.
tutorial-chain-3 = Herfra fører et { -l-one } til den gule { -cube-one }: tre træk i én { -turn-one }.
tutorial-chain-stay = Du må blive og slutte din { -turn-one }, men så når du ikke den gule { -cube-one }.
tutorial-chain-other = Det er tilladt, men fører væk fra den gule { -cube-one }. Følg de markerede { -counter-other }.
tutorial-safety = Du har to { -cube-other }, som stadig kan blive { -steal-participle }. En { -safety-counter } { -protect-verb-s } alle dine { -cube-other } for altid.
tutorial-safety-other = Det er tilladt, men dine { -cube-other } kunne stadig blive { -steal-participle }. Gå til { -safety-counter-def }.
tutorial-victim = Din røde og din gule { -cube-one } har nu en messingramme: de er { -protect-participle }. Zoe har blå, din { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Du må kun { -land-verb } på en anden { -piece-one } for at { -steal-verb } din { -next-colour-one }. Zoe står et { -l-one } væk: { -steal-imperative } hendes blå { -cube-one }.
tutorial-theft-other = Det er tilladt, men du kunne { -steal-verb } en { -cube-one } nu. { -Land-imperative } på Zoes { -piece-one }.
tutorial-robbed = Den blå { -cube-one } er din, ikke { -protect-participle } endnu. Zoes blå { -card-one } kom sidst i hendes { -row-one }, og hendes { -piece-one } gik til et { -corner-one }, hun selv valgte.
tutorial-danger = Nogle { -turn-other } senere. Din grønne { -cube-one } er { -unprotected-adjective }, grøn er Zoes { -next-colour-one }, og hun står et { -l-one } væk. Se, hvad der sker.
tutorial-corner = Zoe har { -steal-participle } din grønne { -cube-one }, og du vælger et frit { -corner-one } til din { -piece-one }. Tag det, der er et { -l-one } fra den orange { -cube-one }.
tutorial-corner-other = Fra det { -corner-one } fører intet { -l-one } til den orange { -cube-one }. Vælg det markerede.
tutorial-after = Dit grønne { -card-one } er nu det sidste i din { -row-one }, så orange er din { -next-colour-one }. { -Collect-imperative } den.
tutorial-kept = Dine { -protect-plural } { -cube-other } er blevet hos dig. Så besøg en { -safety-counter }, før nogen kommer tæt på.
tutorial-seventh = Tæt på slutningen: du har seks { -cube-other }, og kun pink mangler. { -Collect-imperative } den.
tutorial-centre = Alle syv er dine! Vær nu den første, der slutter et træk på stjernen.
tutorial-centre-other = Det er tilladt, men { -centre-one } er et { -l-one } væk. Gå til stjernen, og vind.
tutorial-end = Du har vundet. Kun to { -counter-other } er nye: { -teleport-one } fører til en hvilken som helst anden { -teleport-counter }, { -step-one } ét { -square-one } lige frem. Reglerne viser alle træk i billeder. Spil nu mod en let bot!

## Puzzles

puzzle-how-forced-win = ved udtømmende søgning: det vinder mod ethvert forsvar, og intet andet gør det inden for tre { -turn-other }
puzzle-how-only-defence = ved udtømmende søgning: alt andet taber
puzzle-theme-win-1 = vind i én { -turn-one }
puzzle-theme-win-2 = vind i to { -turn-other }
puzzle-theme-win-3 = vind i tre { -turn-other }
puzzle-theme-save = red spillet
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = en { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = den sidste { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = det rigtige { -corner-one }
puzzle-ask-win-1 = Hvordan vinder du i denne { -turn-one }?
puzzle-ask-win-2 = Hvordan vinder du i to { -turn-other }?
puzzle-ask-win-3 = Hvordan vinder du i tre { -turn-other }?
puzzle-ask-save = Hvordan redder du spillet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } i syv farver; derunder { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } og { -safety-one }.
example-laid-out = Et spil for to efter { -set-up-one-def }, med { -row-other-def } af { -card-one } nedenunder.
example-the-l = To { -square-other } den ene vej og ét til siden: til f5, men ikke til d6.
example-collect = Rød er { -next-colour-one }. Den røde { -cube-one } { -collect-passive }; den orange bliver liggende.
example-step = { -Step-counter-def } fører ét { -square-one } lige frem, her til den røde { -cube-one }, men ikke diagonalt.
example-teleport = { -Teleport-one } fører kun til en anden { -teleport-counter }.
example-safety = { -Safety-one } { -protect-verb-s } alle de { -cube-other }, man har. Hvad der er { -protect-participle }, kan ikke { -steal-passive }.
example-no-theft-by-teleport = { -Theft-one } med { -diagonal-one } er tilladt; med { -teleport-one } er det ikke.
example-not-back = Fra den ene { -step-counter } til den næste, men ikke tilbage i samme { -turn-one }.
example-steal = Rød er { -next-colour-one }. Spiller 2 har rød { -unprotected-adjective }, og den kan { -steal-passive }; spiller 3 har ingen rød.
example-free-corner = Spiller 2, { -victim-one-def }, vælger et frit { -corner-one }.
example-home = Med alle syv { -cube-other } vinder et { -l-one } til { -centre-one }, medmindre nogen står der.
example-hundred-rounds = Efter 100 { -round-other } har begge to { -cube-other }. Spiller 1 har { -protect-participle } begge og vinder.
example-theft = { -Thief-one-def }, hvis { -next-colour-one } er grøn, { -land-verb-s } på spiller 2. Det grønne { -card-one } kommer sidst i { -row-one-def }.
example-chain = Et { -l-one } til { -diagonal-one }, en { -diagonal-one } til { -leap-one }, et { -l-one } til den ønskede { -cube-one }: én { -turn-one }.
example-begin-square = { -Turn-one-def } begyndte på a1, og et { -leap-one } må ende der igen.
summary-goal = Mål
summary-goal-1 = { -Collect-imperative } de syv farver i dine { -card-other-gen } rækkefølge, fra venstre til højre.
summary-goal-2 = Vær så den første, der slutter et træk på { -centre-one }.
summary-turn = Din { -turn-one }
summary-turn-1 = Du skal gå ét { -l-one }: to { -square-other } den ene vej, ét til siden.
summary-turn-2 = En { -cube-one } i din { -next-colour-one }: du { -collect-verb-s } den.
summary-turn-3 = Enhver anden { -cube-one } eller et tomt { -square-one }: du bliver. I begge tilfælde slutter din { -turn-one }.
summary-turn-4 = En { -turn-one } kan være en { -chain-one } af { -extra-move-one }, men ikke tilbage til et { -square-one }, du er { -land-participle } på i { -turn-one-def }, så længe intet har ændret sig.
summary-signs = { -Counter-other }
summary-signs-1 = { -Step-one }: ét { -square-one } lige frem. { -Diagonal-one }: ét { -square-one } diagonalt. { -Leap-one }: endnu et { -l-one }. Eller bliv.
summary-signs-2 = { -Teleport-one }: en anden fri { -teleport-counter }. Eller bliv.
summary-signs-3 = { -Safety-one }: { -protect-verb-s } for altid alle de { -cube-other }, du har.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-imperative } på en spiller, der har din { -next-colour-one } { -unprotected-adjective }: den er din, { -unprotected-adjective }.
summary-theft-2 = { -Victim-one-gen } { -card-one } kommer sidst i { -row-one-def }, { -victim-one-gen } { -piece-one } straks til et frit { -corner-one }.
summary-theft-3 = Aldrig med { -teleport-one }. Intet andet optaget { -square-one } er tilladt.
summary-end = Spillets slutning
summary-end-1 = Alle syv { -cube-other }, så { -centre-one }: du vinder straks.
summary-end-2 = { -Card-one } spil (mulighed): den syvende { -cube-one } vinder.
summary-end-3 = Efter 100 { -round-other }: flest { -cube-other }, så flest { -protect-plural }, ellers delt.
headline-won-by =
    { $seat ->
        [you] Du vandt.
       *[other] { $seat } vandt.
    }
headline-lost-by =
    { $seat ->
        [you] Du tabte.
       *[other] { $seat } tabte.
    }
