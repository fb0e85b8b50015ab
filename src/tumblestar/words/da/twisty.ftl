### The words of Twisty in Danish.

## The game

game-name = Twisty
game-tagline = Et kapløb i springertræk, med tyve.
game-by = af Faouzi Boughida, Djeco
game-about = Saml 7 klodser, 1 i hver farve, i dine korts rækkefølge. Du går som springeren i skak. Specialbrikker lader dig gå videre eller beskytter dine klodser mod tyve. Med alle 7 klodser gælder det om at nå først til midten.

## Colours and counters

colour-red = rød
colour-orange = orange
colour-yellow = gul
colour-green = grøn
colour-blue = blå
colour-purple = lilla
colour-pink = pink
colour-black = sort

counter-step = skridt
counter-diagonal = diagonal
counter-leap = spring
counter-teleport = teleport
counter-safety = sikring

square-empty = tomt felt
square-centre = midten
square-corner = hjørne

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] rød klods
        [orange] orange klods
        [yellow] gul klods
        [green] grøn klods
        [blue] blå klods
        [purple] lilla klods
        [black] sort klods
       *[pink] pink klods
    }
next-goal =
    { $next ->
        [none] Alle 7 klodser: nu til midten.
       *[other] Næste farve: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du går til { $square }
       *[other] { $seat } går til { $square }
    }
collects-there =
    { $seat ->
        [you] Du går til { $square } og samler en { cube } op
       *[other] { $seat } går til { $square } og samler en { cube } op
    }
steals-there =
    { $seat ->
        [you] Du går til { $square } og stjæler en { cube } fra { $victim }
       *[other] { $victim ->
            [you] { $seat } går til { $square } og stjæler en { cube } fra dig
           *[other] { $seat } går til { $square } og stjæler en { cube } fra { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] skridtbrik
        [diagonal] diagonalbrik
        [leap] springbrik
        [teleport] teleportbrik
       *[safety] sikringsbrik
    }
extra-move =
    { $counter ->
        [step] 1 felt lige ud
        [diagonal] 1 felt diagonalt
        [leap] endnu et L
       *[teleport] en anden fri teleportbrik
    }
leads-on = Feltets { counter-name } giver et ekstra træk.
leads-nowhere = Feltets { counter-name } giver ikke noget ekstra træk nu.
protects =
    { $count ->
        [0] Sikringsbrikken der har ikke noget nyt at beskytte.
        [one] Sikringsbrikken der beskytter 1 klods mere.
       *[other] Sikringsbrikken der beskytter { $count } klodser mere.
    }
also-collected = Klods, der også samles op der: { $under }.
turn-ends = Din tur slutter.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, kort { $count }: { $colour }.
did-card-all = Alle, kort { $count }: { $colour }.
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

did-land-empty = { moves-to }, et tomt felt.
did-land-centre = { moves-to }, midten. Uden alle 7 klodser sker der ikke noget.
did-land-cube = { moves-to }. En { cube } bliver liggende der: farven er ikke den næste.
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
        [you] Du når midten med alle 7 klodser og vinder!
       *[other] { $seat } når midten med alle 7 klodser og vinder!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Du har alle 7 klodser og vinder!
       *[other] { collects-there }. { $seat } har alle 7 klodser og vinder!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Du har alle 7 klodser og vinder!
       *[other] { steals-there }. { $seat } har alle 7 klodser og vinder!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Du vinder!
       *[other] { steals-there }. { also-collected } { $seat } vinder!
    }
did-stay =
    { $seat ->
        [you] Du bliver på { $square }.
       *[other] { $seat } bliver på { $square }.
    }
did-skip =
    { $seat ->
        [you] Du har ikke noget L og springer turen over.
       *[other] { $seat } har ikke noget L og springer turen over.
    }
did-corner =
    { $seat ->
        [you] Du går til hjørnet { $square }.
       *[other] { $seat } går til hjørnet { $square }.
    }
did-resign =
    { $seat ->
        [you] Du opgiver.
       *[other] { $seat } opgiver.
    }

## Turns: what a hovered target would do

would-land-empty = Gå til { $square }. { turn-ends }
would-land-centre = Gå til midten. Uden alle 7 klodser sker der ikke noget. { turn-ends }
would-land-cube = Gå til { $square }. Der ligger en { cube }, men det er ikke din næste farve. { turn-ends }
would-collect = Gå til { $square }, og saml en { cube } op. { next-goal }
would-land-spent = Gå til { $square }. { leads-nowhere }
would-land-counter = Gå til { $square }. Du må gå videre: { extra-move }.
would-protect = Gå til { $square }. { protects } { turn-ends }
would-steal-there = Gå til { $square }, og stjæl en { cube } fra { $victim }, som derefter vælger et hjørne.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Gå til midten med alle 7 klodser: du vinder!
would-win-seventh = Gå til { $square }, og saml en { cube } op, din 7.: du vinder!
would-win-steal = Gå til { $square }, og stjæl en { cube } fra { $victim }, din 7.: du vinder!
would-win-steal-collect = Gå til { $square }, og stjæl en { cube } fra { $victim }. { also-collected } Du vinder!
would-stay = Bliv på { $square }. { turn-ends }
would-skip = Spring denne tur over: du har ikke noget L.
would-corner = Gå til hjørnet { $square }.
would-resign = Opgiv: du får ingenting, og de andre deler sejren.

## Status

status-setup = Opstilling
status-move =
    { $seat ->
        [you] Din tur: gå et L. { next-goal }
       *[other] { $seat } skal gå et L. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Din tur: du har alle 7 klodser. Nå ind til midten.
       *[other] { $seat } har alle 7 klodser og skal gå et L.
    }
status-move-skip =
    { $seat ->
        [you] Din tur: spring den over, for du har ikke noget L.
       *[other] { $seat } har ikke noget L og springer turen over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Din tur: gå 1 felt lige ud, eller bliv.
            [diagonal] Din tur: gå 1 felt diagonalt, eller bliv.
            [leap] Din tur: gå endnu et L, eller bliv.
           *[teleport] Din tur: gå til en anden fri teleportbrik, eller bliv.
        }
       *[other] { $seat } vælger, om figuren skal gå videre.
    }
status-extra-stay =
    { $seat ->
        [you] Din tur: du har intet ekstra træk. Bliv, og slut den.
       *[other] { $seat } har ikke noget ekstra træk og slutter turen.
    }
status-robbed =
    { $seat ->
        [you] { $thief } stjal en { cube } fra dig. Vælg et frit hjørne.
       *[other] { $seat } har mistet en { cube } og vælger et hjørne.
    }
status-corners =
    { $seat ->
        [you] Din tur: vælg et frit hjørne at starte på.
       *[other] { $seat } vælger et hjørne at starte på.
    }
status-over-won =
    { $seat ->
        [you] Du vandt!
       *[other] { $seat } vandt!
    }
status-over-shared =
    { $seats ->
        [you] { $seats } delte sejren!
       *[other] { $seats } delte sejren.
    }
status-over-rounds-won =
    { $seat ->
        [you] Du var foran efter 100 runder og vandt!
       *[other] { $seat } var foran efter 100 runder og vandt!
    }
status-over-rounds-shared =
    { $seats ->
        [you] { $seats } stod lige efter 100 runder og delte sejren!
       *[other] { $seats } stod lige efter 100 runder og delte sejren.
    }
status-type-counter = Hvilken brik ligger på { $square }?
status-type-card = { $seat }: hvilken farve har kort { $count }?
status-type-card-all = Alle: hvilken farve har kort { $count }?
status-type-first = Hvem begynder?
status-type-corner = { $seat }: hvilket starthjørne?
action-stay = Bliv på { $square }
action-pass = Spring turen over
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } vandt. Du blev nummer to.
        [3] { $seat } vandt. Du blev nummer tre.
       *[other] { $seat } vandt. Du blev sidst.
    }
deed-corner = Gå til { $square }
deed-move = Gå til { $square }
touch-corner = Tryk på et hjørne.
touch-move = Tryk på et felt.
round = Runde { $count } af 100

## Refusals: why not, and what instead

refused-TY-2-1 = Der er ingen brik af den slags tilbage. Vælg en anden slags.
refused-TY-2-2 = En figur skal starte på et frit hjørne: a1, g1, a7 eller g7. Vælg et, hvor der ikke står nogen figur.
refused-TY-2-3 = Det kort er allerede i rækken. Vælg en farve, der mangler.
refused-TY-2-4 = Bordet har ikke den plads. Vælg en anden.
refused-TY-3-1 = Det er ikke et L. Gå 2 felter i én retning og derefter 1 til siden.
refused-TY-3-1-stay = Du kan ikke blive: hver tur begynder med et L. Vælg et markeret felt.
refused-TY-3-5 = Brikken under din figur fører ikke derhen. Brug dens ekstra træk, eller bliv.
refused-TY-3-6 = En teleportbrik fører kun til en anden teleportbrik. Vælg en fri, eller bliv.
refused-TY-3-7 = Du kan ikke stjæle den klods: den er beskyttet. Vælg et andet felt.
refused-TY-3-9 = Du kan ikke teleportere til et optaget felt. Vælg en fri teleportbrik, eller bliv.
refused-TY-3-10 = Du kan ikke lande der igen i denne tur: intet har ændret sig siden. Vælg et andet felt, eller bliv.
refused-TY-4-1 = Du må kun lande på en figur for at stjæle, og spilleren der har ikke din næste farve. Vælg et andet felt.
refused-TY-4-4 = Efter et tyveri skal din figur gå til et frit hjørne: a1, g1, a7 eller g7. Vælg et, hvor der ikke står nogen figur.
refused-TY-5-1 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TY-5-2 = Du har alle 7 klodser og ingen næste farve at stjæle. Vælg et felt uden figur.

## Options

option-short_game = Kort spil
option-short_game-help = Du vinder, så snart du har 7 klodser, uden at gå til midten.
option-same_order = Samme rækkefølge for alle
option-same_order-help = Alle spillere samler farverne i samme rækkefølge.
option-chosen_corners = Vælg dit hjørne
option-chosen_corners-help = Spillerne vælger i turrækkefølge, når de har set brættet og kortene. Ellers er det tilfældigt.
option-take_under = Saml klodsen nedenunder op
option-take_under-help = Efter et tyveri samler du også klodsen på samme felt op, hvis den nu er din næste farve.
option-first = Hvem begynder
option-first-help = Tilfældigt, eller spilleren på den plads, du vælger.
option-first-0 = tilfældigt
option-first-seat = plads { $count }

## The board in text

picture-label = Brættet i Twisty, 7 gange 7 felter, også som tekst.
text-board = Brættet felt for felt
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ingen klodser endnu.
        [one] { $seat }: 1 klods, { $cubes }.
       *[other] { $seat }: { $count } klodser, { $cubes }.
    }
text-protected = { $colour } (beskyttet)
text-wanted = Endnu ikke samlet, i rækkefølge: { $cubes }.
points-cubes = Klodser
points-protected = Beskyttede klodser

## Rules

rules-intro = { game-about } Twisty er for 2 til 4 spillere. Intet er skjult, og efter opstillingen er der intet held med i spillet.
rules-page = Vælg et markeret felt med mus eller tastatur. Peg på et felt for at læse, hvad der ville ske. I en kæde vælger du ét træk ad gangen, og ”Bliv” slutter din tur. Vil du spille på et rigtigt bræt, så indtast dets opstilling: brikker, kort, første spiller og hjørner. Enkelte dele af den rigtige æske har vi måttet gætte os til.{$reconstruction} Har du æsken, kan du rette dem i én datafil, box.toml.

rules-TY-1 = Indhold
rule-TY-1-1 = Brættet har 7 gange 7 felter. Der er 4 figurer med 4 tilhørende ejermærker og 4 serier med 7 farvekort (★ ■ ▲ ●).
rule-TY-1-2 = Af de 44 træbrikker er 28 klodser, 4 i hver af 7 farver.{$review} De andre 16 er specialbrikker af 5 slags. Skridt: 1 felt vandret eller lodret. Diagonal: 1 felt diagonalt. Spring: endnu et L. Teleport: til en anden teleportbrik. Sikring: beskytter dine klodser.
rule-TY-1-3 = De 16 specialbrikker er 3 skridt-, 3 diagonal-, 3 spring-, 4 teleport- og 3 sikringsbrikker.{$reconstruction}
rule-TY-1-4 = Farverne er rød, orange, gul, grøn, blå, lilla og pink.{$reconstruction} Kun gul er sikker.

rules-TY-2 = Opstilling
rule-TY-2-1 = Læg alle 44 brikker tilfældigt ud med forsiden opad, 1 på hvert felt undtagen midten og de 4 hjørner. Brug alle 44, uanset hvor mange I er.
rule-TY-2-2 = Giv hver spiller sit eget, tilfældige hjørne at starte på. Variant: spillerne vælger deres hjørne i turrækkefølge, når de har set brættet og kortene.
rule-TY-2-3 = Bland din serie, og læg den i en række med forsiden opad. Saml farverne i den rækkefølge, fra venstre mod højre. Variant: alle spillere har samme rækkefølge.{$review}
rule-TY-2-4 = Den yngste spiller begynder; her vælger værten, eller det er tilfældigt.{$ruling} Der spilles med uret. Intet er skjult.

rules-TY-3 = Din tur
rule-TY-3-1 = Gå et L med din figur: 2 felter i én retning og derefter 1 til siden. Den springer over alt, der ligger imellem.{$review} Du skal flytte.
rule-TY-3-2 = Hvis du lander på et tomt felt, bliver din figur stående der. Hjørnerne er almindelige tomme felter, og det er midten også, indtil du har alle 7 klodser.{$ruling}
rule-TY-3-3 = Hvis du lander på en klods i din næste farve, samler du den op. Det sker automatisk.{$ruling} Feltet er derefter tomt, og din tur slutter.
rule-TY-3-4 = Hvis du lander på en anden klods, samler du den ikke op. Din figur deler felt med den.
rule-TY-3-5 = Hvis du lander på en skridt-, diagonal-, spring- eller teleportbrik, kan du enten blive eller bruge dens ekstra træk. Derefter lander du igen, så én tur kan være en kæde af træk. Specialbrikker bliver liggende på brættet hele spillet.{$ruling}
rule-TY-3-6 = Fra en teleportbrik må du gå til en hvilken som helst anden teleportbrik, hvor der ikke står nogen figur.
rule-TY-3-7 = Hvis du lander på en sikringsbrik, er alle klodser, du har, beskyttet resten af spillet. Det sker automatisk.{$ruling} Klodser, du får senere, er ikke beskyttet, før du igen lander på en sikringsbrik.
rule-TY-3-8 = En brik virker, når du lander på den, ikke når du begynder en tur på den.{$ruling}
rule-TY-3-9 = Du må kun lande på en anden figur for at stjæle: med L, skridt, diagonal eller spring, aldrig med teleport.
rule-TY-3-10 = Bogen sætter ingen grænse for kæder. Men du må ikke lande på samme felt igen i samme tur, medmindre du siden har samlet en klods op eller stjålet eller beskyttet noget.{$ruling}
rule-TY-3-11 = Hvis du ikke kan gå et L, springer du turen over.{$ruling} Det er sjældent.
rule-TY-3-12 = Din tur går kun videre fra en skridt-, diagonal-, spring- eller teleportbrik; enhver anden landing slutter den.{$ruling}

rules-TY-4 = Tyveri
rule-TY-4-1 = Du må kun lande på en anden spillers figur, hvis spilleren har din næste farve ubeskyttet. Den landing er et tyveri.{$ruling}
rule-TY-4-2 = Læg den stjålne klods under dit kort i den farve. Den er ubeskyttet.
rule-TY-4-3 = Offeret flytter sit kort i den farve til højre ende af sin række og lukker hullet. Kort med klodser ligger altså altid til venstre, og det første kort uden klods viser den næste farve.
rule-TY-4-4 = Offeret flytter straks sin figur til et frit hjørne efter eget valg,{$ruling} før tyvens tur går videre. Der sker ikke andet der. Et hjørne er altid frit.
rule-TY-4-5 = Du må stjæle fra en spiller, der står på et hjørne eller på midten, og fra en spiller med alle 7 klodser.{$ruling}
rule-TY-4-6 = Efter et tyveri virker en specialbrik på feltet for dig som ellers, men en klods der samler du ikke op.{$ruling} Variant: det gør du, hvis den nu er din næste farve.

rules-TY-5 = At vinde
rule-TY-5-1 = Den første spiller, der har alle 7 klodser og slutter et træk på midten (med L, skridt, diagonal eller spring), vinder. Spillet slutter straks.
rule-TY-5-2 = Når du har alle 7 klodser, må du ikke gå ind på et optaget felt, heller ikke midten. Du har ingen næste farve at stjæle.
rule-TY-5-3 = Hvis du stjæler din 7. klods på selve midten, vinder du straks.{$ruling}
rule-TY-5-4 = Variant ”Kort spil”: du vinder, så snart du har 7 klodser, uden at gå til midten.{$review}
rule-TY-5-5 = En runde er 1 tur til hver spiller; en tur, der springes over, tæller med. Efter 100 runder slutter spillet, og spilleren med flest klodser vinder.{$ruling} Ved lighed afgør flest beskyttede klodser; er der stadig lighed, deler spillerne sejren.{$ruling} (Ellers kunne tyverier fortsætte i det uendelige. De fleste spil tager 12 til 25 runder.)

rules-TY-6 = Godt at vide
rule-TY-6-1 = Uden tyveri kan ingen spiller blive færdig på under 8 ture. Alene og med fejlfrit spil skal du bruge omkring 10 ture (8 til 14).
rule-TY-6-2 = Eksempel på et tyveri: du har rød, blå, grøn og gul i den rækkefølge, og rød og blå er beskyttet. En tyv med grøn som næste farve lander på dig. Du beholder rød, blå og gul. Dit grønne kort kommer bagest i din række. Din næste farve er den, der før var nummer fem.
rule-TY-6-3 = Bogens eksempel på en kæde: gå et L til en diagonalbrik. Gå videre diagonalt til en springbrik. Gå videre med endnu et L til en klods i din næste farve. Det hele er én lovlig tur.

rules-ours = Andre afgørelser
rule-ours-1 = Hvis du opgiver, får du ingenting, og de andre spillere deler sejren.{$ruling}
rule-ours-2 = Opstillingen vises i denne rækkefølge: brikker, kort, første spiller, hjørner.{$ruling}
rule-ours-3 = Det felt, hvor din tur begynder, tæller ikke som en landing.{$ruling} Efter et tyveri tæller tidligere landinger ikke længere; kun feltet med tyveriet gør.{$ruling}
rule-ours-4 = Hvis du vinder ved et tyveri, slutter spillet, før offeret flytter.{$ruling}
rule-ours-5 = Den sidste tur i den sidste runde spilles helt færdig, med kæde og et offers valg af hjørne.{$ruling}

## What a typed text should have been

unread-start = ”{ $text }” begynder ikke, hvor figuren står. Begynd på { $square }.
unread-counter = ”{ $text }” er ikke en brik. Skriv { $kinds }.
unread-square = ”{ $text }” er et andet felt. Skriv nu brikken på { $square }.
unread-card = ”{ $text }” er ikke et kort. Skriv ”card” og { $colours }.
unread-first = ”{ $text }” er ikke en plads. Skriv ”first” og et tal fra 1 til { $count }.

## The score pad

pad-standing = Stilling
pad-held = Klodser
pad-held-means = Samlet op eller stjålet, og stadig hos spilleren.
pad-safe = Beskyttede klodser
pad-safe-means = De afgør ved lighed efter sidste runde (TY-5.5).
pad-home = På midten
pad-home-means = Den første spiller, der slutter et træk der med alle 7 klodser, vinder (TY-5.1).
pad-cube = Tryk på en klods, som en spiller har.
pad-player = { $count ->
        [one] 1 klods
       *[other] { $count } klodser
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, ikke samlet
pad-cube-held = { $player }: { $colour }, samlet
pad-cube-safe = { $player }: { $colour }, beskyttet
pad-stolen = Fjern: den blev stjålet
pad-protect = Beskyt den
pad-unprotect = Fjern beskyttelsen
pad-protect-all = Beskyt alle klodser
pad-is-home = Vind på midten
pad-bad-cubes = ”{ $text }” er ikke en række klodser. Brug hvert bogstav i { $letters } højst én gang, med ”!” efter en beskyttet klods.
pad-bad-home = En spiller skal have alle 7 klodser for at vinde på midten (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Klods: { $colour }
sign-cube-does = Er den din næste farve, så land på den eller på en spiller, der har den ubeskyttet.
sign-centre = Midten
sign-centre-does = Vær den første, der slutter et træk her med alle 7 klodser.
sign-counter = Brik: { $name }
sign-counter-does =
    { $counter ->
        [safety] Hvis du lander her, er alle klodser, du har, beskyttet resten af spillet. De får en messingramme og et skjold.
       *[other] Hvis du lander her, må du gå videre: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Saml din næste farve op.
sign-badge-theft = Hånd
sign-badge-theft-does = Stjæl din næste farve.
sign-badge-chain = Dobbeltpil
sign-badge-chain-does = Land på en brik med et ekstra træk.
sign-badge-stay = To streger
sign-badge-stay-does = Bliv her, og slut din tur.
sign-badge-corner = Hus
sign-badge-corner-does = Et frit hjørne at starte på eller gå til efter et tyveri.
sign-badge-win = Stjerne
sign-badge-win-does = Vind spillet.
now-cube =
    { $state ->
        [safe] Har den, beskyttet resten af spillet.
        [held] Har den, men den kan stjæles.
        [next] Næste i rækken.
       *[later] { $count ->
            [one] 1 anden farve kommer først.
           *[other] { $count } andre farver kommer først.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen er tilbage på brættet.
now-stealable = Ubeskyttet hos: { $seats }.
now-missing =
    { $count ->
        [0] Har alle 7 klodser.
        [one] 1 klods mangler.
       *[other] { $count } klodser mangler.
    }
now-protected =
    { $all ->
        [0] Ingen klodser at beskytte endnu.
        [one] { $count } af 1 klods beskyttet.
       *[other] { $count } af { $all } klodser beskyttet.
    }

## Bots

bot-beginner-help = går efter sin næste klods; overser ofte, hvor en kæde fører hen, og regner aldrig med tyveri
bot-novice-help = vurderer nogle hundrede stillinger; kan miste op til 32 % vinderchance pr. tur
bot-club-help = vurderer nogle hundrede stillinger; kan miste op til 23 % vinderchance pr. tur
bot-strong-help = vurderer nogle hundrede stillinger; kan miste op til 12 % vinderchance pr. tur
bot-expert-help = spiller den bedste tur ud fra tusind stillinger, med 2 spillere titusinder
bot-master-help = spiller den bedste tur ud fra titusinder af stillinger, med 2 spillere hundredtusinder

## What gives the win shares of a review

evaluator-search = en søgning i { $count } stillinger for hvert trin

## Kinds of chance, for statistics

chance-of-counter = Brikkerne inden for kanten
mistake-corner = vælge det forkerte hjørne
mistake-theft = overse et tyveri
mistake-cube = overse en klods
mistake-stolen = indbyde til tyveri
mistake-safety = overse en sikringsbrik
mistake-way = tage en længere vej
mistake-open = give en spiller en kortere vej
mistake-away = gå væk fra en sikringsbrik
why-on-win = Gå videre til { $squares }, og vind.
why-on-theft = Gå videre til { $squares }, og stjæl fra { $name }.
why-on-cube = Gå videre til { $squares }, og saml den næste klods op.
why-on-safety = Gå videre til { $squares }, en sikringsbrik.
why-on-way = Gå videre til { $squares }.
why-stolen = På { $square } kan { $name } straks stjæle en { cube }. På det bedre felt kan ingen spiller.
why-away = Derfra er der 1 tur til en sikringsbrik.
why-wanted = Det beskytter en { cube }, som { $name } mangler som den næste.
why-near = Derfra er der 1 tur til den næste klods: { cube } på { $squares }.
why-open =
    { $better ->
        [one] { $name } skal så bruge 1 tur på at vinde, ikke { $taken }.
       *[other] { $name } skal så bruge { $better } ture på at vinde, ikke { $taken }.
    }
why-turns =
    { $better ->
        [one] Så er der 1 tur til sejren, ikke { $taken }.
       *[other] Så er der { $better } ture til sejren, ikke { $taken }.
    }

## Setting up a position

edit-turn = I tur: { $player }
edit-nothing = intet
edit-piece = figur, { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Kort, { $player }: { pad-player }, næste { $colour }
edit-row-whole = Kort, { $player }: alle klodser
edit-collect = Saml den næste klods op
edit-return = Giv den sidste klods tilbage
edit-protect = Beskyt alle klodser
edit-unprotect = Beskyt ingen klodser
edit-next = Næste: { $colour }

## The tutorial

tutorial-goal = Saml 7 klodser, 1 i hver farve. Vær så den første, der når stjernen på midten.
tutorial-row = Under brættet ligger din række af kort. Saml farverne fra venstre mod højre: rød kommer først.
tutorial-l = Gå et L: 2 felter i én retning og derefter 1 til siden, hen over alt imellem. Gå til den røde klods.
tutorial-l-orange = Det er tilladt, men du ville ikke samle den orange klods op: din næste farve er rød. Gå til den røde klods.
tutorial-l-stay = Hver tur begynder med et L. Gå til den røde klods.
tutorial-special = Du har den røde klods, og Zoe har flyttet. Din næste farve, gul, ligger langt væk. Med specialbrikker kan du gå videre i samme tur.
tutorial-chain = Diagonalbrikken giver dig et ekstra træk: 1 felt diagonalt. Gå til den.
tutorial-chain-2 = Springbrikken giver dig endnu et L. Gå diagonalt til den.
tutorial-chain-3 = Herfra fører et L til den gule klods: 3 træk i én tur. Saml den op.
tutorial-chain-stay = Det er tilladt, men din tur ville slutte, før du når den gule klods. Gå til det markerede felt.
tutorial-chain-other = Det er tilladt, men fører væk fra den gule klods. Følg de markerede brikker.
tutorial-safety = Du har 2 klodser, som stadig kan stjæles. En sikringsbrik beskytter alle klodser, du har, resten af spillet. Land på den.
tutorial-safety-other = Det er tilladt, men dine klodser kunne stadig blive stjålet. Gå til sikringsbrikken.
tutorial-victim = Messingrammerne viser, at din røde og din gule klods er beskyttet. Zoe har blå, din næste farve, ubeskyttet.
tutorial-theft = Du må kun lande på en anden figur for at stjæle din næste farve. Zoe står et L væk: stjæl hendes blå klods.
tutorial-theft-other = Det er tilladt, men du kunne stjæle en klods nu. Land på Zoes figur.
tutorial-robbed = Du har den blå klods, men den er ikke beskyttet endnu. Zoes blå kort kom bagest i hendes række, og hendes figur gik til et hjørne, hun selv valgte.
tutorial-danger = Der er gået nogle ture. Din grønne klods er ubeskyttet, grøn er Zoes næste farve, og hun står et L væk. Se, hvad der sker.
tutorial-corner = Zoe har stjålet din grønne klods. Flyt nu din figur til et frit hjørne. Vælg det markerede: derfra fører et L til en orange klods.
tutorial-corner-other = Det er tilladt, men lektionen går videre fra det markerede hjørne. Vælg det.
tutorial-after = Dit grønne kort er nu det sidste i din række, så orange er din næste farve. Saml den op.
tutorial-kept = Du har beholdt dine beskyttede klodser. Så land på en sikringsbrik, før en anden spiller kommer tæt på.
tutorial-seventh = Spillet er næsten slut. Du har 6 klodser, og kun pink mangler. Saml den op.
tutorial-centre = Du har alle 7 klodser. Vær nu den første, der slutter et træk på stjernen.
tutorial-centre-other = Det er tilladt, men midten er et L væk. Gå til stjernen, og vind.
tutorial-end = Du har vundet! To brikker er nye: teleport fører til en hvilken som helst anden fri teleportbrik, skridt 1 felt vandret eller lodret. Spil nu mod en let bot.

## Puzzles

puzzle-how-forced-win = ved udtømmende søgning: det vinder mod ethvert forsvar, og det gør intet andet inden for 3 ture
puzzle-how-only-defence = ved udtømmende søgning: alt andet taber
puzzle-theme-win-1 = vind på 1 tur
puzzle-theme-win-2 = vind på 2 ture
puzzle-theme-win-3 = vind på 3 ture
puzzle-theme-save = red spillet
puzzle-theme-theft = tyveri
puzzle-theme-chain = en kæde
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = den sidste klods
puzzle-theme-safety = sikring
puzzle-theme-corner = det rigtige hjørne
puzzle-ask-win-1 = Hvordan vinder du i denne tur?
puzzle-ask-win-2 = Hvordan vinder du på 2 ture?
puzzle-ask-win-3 = Hvordan vinder du på 3 ture?
puzzle-ask-save = Hvordan redder du spillet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Klodser i 7 farver. Under dem: skridt-, diagonal-, spring-, teleport- og sikringsbrikker.
example-laid-out = Et spil for 2 spillere efter opstillingen, med deres rækker af kort nedenunder.
example-the-l = Gå 2 felter i én retning og derefter 1 til siden: til f5, men ikke til d6.
example-collect = Rød er din næste farve. Du samler den røde klods op, men ikke den orange.
example-step = Fra skridtbrikken må du gå 1 felt lige ud, her til den røde klods, men ikke diagonalt.
example-teleport = En teleportbrik fører kun til en anden teleportbrik.
example-safety = En sikringsbrik beskytter alle klodser, du har. Du kan ikke stjæle en beskyttet klods.
example-no-theft-by-teleport = Du må stjæle med et diagonalt træk, men ikke med teleport.
example-not-back = Du må gå fra den ene skridtbrik til den næste, men ikke tilbage i samme tur.
example-steal = Rød er din næste farve. Spiller 2 har rød ubeskyttet, så den kan du stjæle. Spiller 3 har ikke rød.
example-free-corner = Spiller 2, offeret, vælger et frit hjørne.
example-home = Med alle 7 klodser vinder du med et L til midten. Du må ikke gå derind, mens der står en figur.
example-hundred-rounds = Efter 100 runder har begge spillere 2 klodser. Spiller 1 har beskyttet begge sine og vinder.
example-theft = Spiller 1, der har grøn som næste farve, lander på spiller 2. Spiller 2 flytter sit grønne kort om bagest i sin række.
example-chain = Et L til en diagonalbrik, et diagonalt træk til en springbrik, et L til den næste klods: én tur.
example-begin-square = Turen begyndte på a1. Det er ikke en landing, så et spring må ende der.
summary-goal = Mål
summary-goal-1 = Saml de 7 farver i dine korts rækkefølge, fra venstre mod højre.
summary-goal-2 = Vær så den første, der slutter et træk på midten.
summary-turn = Din tur
summary-turn-1 = Du skal gå et L: 2 felter i én retning og derefter 1 til siden.
summary-turn-2 = Hvis du lander på en klods i din næste farve, samler du den op.
summary-turn-3 = Hvis du lander på en anden klods eller et tomt felt, bliver du bare stående.
summary-turn-4 = Din tur slutter, medmindre du bruger et ekstra træk. Ekstra træk kan danne en kæde. Du må ikke lande på samme felt igen i samme tur, så længe intet har ændret sig.
summary-signs = Brikker
summary-signs-1 = Hvis du lander på en brik, må du bruge dens ekstra træk. Skridt: 1 felt vandret eller lodret. Diagonal: 1 felt diagonalt. Spring: endnu et L.
summary-signs-2 = Teleport: en anden fri teleportbrik. Eller bliv.
summary-signs-3 = Sikring: beskytter alle klodser, du har, resten af spillet.
summary-theft = Tyveri
summary-theft-1 = For at stjæle lander du på en spiller, der har din næste farve ubeskyttet. Så er klodsen din, ubeskyttet.
summary-theft-2 = Offeret flytter sit kort i den farve bagest i sin række. Offeret flytter straks sin figur til et frit hjørne efter eget valg.
summary-theft-3 = Du må ikke stjæle med teleport. Et optaget felt må du kun gå ind på for at stjæle.
summary-end = Spillets slutning
summary-end-1 = Hvis du slutter et træk på midten med alle 7 klodser, vinder du straks.
summary-end-2 = Kort spil (variant): du vinder med din 7. klods.
summary-end-3 = Efter 100 runder: flest klodser vinder; ved lighed flest beskyttede klodser; ellers deles sejren.
headline-end = { $did }
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
