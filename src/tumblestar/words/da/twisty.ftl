### The words of Twisty in Danish.

## The game

game-name = Twisty
game-tagline = Et væddeløb i springertræk, med tyve.
game-by = af Faouzi Boughida, Djeco
game-about = Saml syv farver i dine korts rækkefølge, og gå som springeren i skak. Specialbrikker fører dig videre eller beskytter dine klodser, som andre kan stjæle. Med alle syv klodser gælder det om først at nå midten.

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
        [none] Alle syv: nu til midten!
       *[other] Næste farve: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du går til { $square }
       *[other] { $seat } går til { $square }
    }
collects-there =
    { $seat ->
        [you] Du går til { $square } og samler en { cube }
       *[other] { $seat } går til { $square } og samler en { cube }
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
        [step] ét felt lige frem
        [diagonal] ét felt diagonalt
        [leap] endnu et L
       *[teleport] en anden fri teleportbrik
    }
leads-on = Feltets { counter-name } fører videre.
leads-nowhere = Feltets { counter-name } fører ingen steder hen nu.
protects =
    { $count ->
        [0] Sikringsbrikken der har intet nyt at beskytte.
        [one] Sikringsbrikken der beskytter én klods mere.
       *[other] Sikringsbrikken der beskytter { $count } klodser mere.
    }
also-collected = Klods, der også samles der: { $under }.
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
did-land-centre = { moves-to }, midten; uden alle syv klodser sker der intet.
did-land-cube = { moves-to }; klodsen der ({ $colour }) er ikke den næste farve og bliver liggende.
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
        [you] Du når midten med alle syv klodser og vinder!
       *[other] { $seat } når midten med alle syv klodser og vinder!
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
        [you] Du har intet L og springer denne tur over.
       *[other] { $seat } har intet L og springer denne tur over.
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
would-land-centre = Gå til midten: uden alle syv klodser sker der intet. { turn-ends }
would-land-cube = Gå til { $square }: klodsen der ({ $colour }) er ikke din næste farve. { turn-ends }
would-collect = Gå til { $square }, og saml en { cube }. { next-goal }
would-land-spent = Gå til { $square }. { leads-nowhere }
would-land-counter = Gå til { $square }. Du må gå videre: { extra-move }.
would-protect = Gå til { $square }. { protects } { turn-ends }
would-steal-there = Gå til { $square }, og stjæl en { cube } fra { $victim }, som derefter vælger et hjørne.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Gå til midten med alle syv klodser: du vinder!
would-win-seventh = Gå til { $square }, og saml en { cube }, din syvende: du vinder!
would-win-steal = Gå til { $square }, og stjæl en { cube } fra { $victim }, din syvende: du vinder!
would-win-steal-collect = Gå til { $square }, og stjæl en { cube } fra { $victim }. { also-collected } Du vinder!
would-stay = Bliv på { $square }. { turn-ends }
would-skip = Du har intet L: din tur springes over.
would-corner = Gå til hjørnet { $square }.
would-resign = Opgiv: du får intet, og de andre deler sejren.

## Status

status-setup = Opstilling af brættet.
status-move =
    { $seat ->
        [you] Din tur: gå et L. { next-goal }
       *[other] { $seat } går. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du har alle 7 klodser. Nå midten.
       *[other] { $seat } går og har alle 7 klodser.
    }
status-move-skip =
    { $seat ->
        [you] Du har intet L. Meld pas i denne tur.
       *[other] { $seat } har intet L og springer denne tur over.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Gå 1 felt lige frem, eller bliv.
            [diagonal] Gå 1 felt diagonalt, eller bliv.
            [leap] Gå endnu et L, eller bliv.
           *[teleport] Gå til en anden fri teleportbrik, eller bliv.
        }
       *[other] { $seat } må gå videre.
    }
status-extra-stay =
    { $seat ->
        [you] Du har intet ekstra træk. Bliv, og slut denne tur.
       *[other] { $seat } har intet ekstra træk og slutter denne tur.
    }
status-robbed =
    { $seat ->
        [you] { $thief } har stjålet en { cube } fra dig. Vælg et frit hjørne.
       *[other] { $seat } mister en { cube } og vælger et hjørne.
    }
status-corners =
    { $seat ->
        [you] Din tur: vælg et frit hjørne at starte på.
       *[other] { $seat } vælger et hjørne at starte på.
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
        [you] Efter 100 runder er du foran og vinder!
       *[other] Efter 100 runder er { $seat } foran og vinder!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Lighed efter 100 runder, delt sejr: { $seats }!
       *[other] Efter 100 runder står { $seats } lige og deler sejren.
    }
status-type-counter = Hvilken brik ligger på { $square }?
status-type-card = { $seat }: hvilket kort er nummer { $count }?
status-type-card-all = Alle: hvilket kort er nummer { $count }?
status-type-first = Hvem begynder?
status-type-corner = { $seat }: hvilket starthjørne?
action-stay = Bliv på { $square }
action-pass = Meld pas i turen
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } vandt. Du fik en andenplads.
        [3] { $seat } vandt. Du fik en tredjeplads.
       *[other] { $seat } vandt. Du fik en sidsteplads.
    }
deed-corner = Gå til { $square }
deed-move = Flyt til { $square }
touch-corner = Tryk på et hjørne.
touch-move = Tryk på et felt.
round = Runde { $count } af 100

## Refusals: why not, and what instead

refused-TY-2-1 = Der er ingen brik af den slags tilbage. Vælg en anden slags.
refused-TY-2-2 = En figur starter på et hjørne, hvor ingen står. Vælg a1, g1, a7 eller g7.
refused-TY-2-3 = Det kort er allerede i rækken. Vælg en farve, der mangler.
refused-TY-2-4 = Der sidder ingen. Vælg en plads ved dette bord.
refused-TY-3-1 = Det er ikke et L. Gå to felter den ene vej og ét til siden.
refused-TY-3-1-stay = Du kan ikke blive, hvor du er: hver tur begynder med et L. Vælg et markeret felt.
refused-TY-3-5 = Brikken under din figur fører ikke derhen. Brug dens træk, eller bliv.
refused-TY-3-6 = Teleport fører kun til en anden teleportbrik. Vælg en, eller bliv.
refused-TY-3-7 = Din næste farve er beskyttet der. Vælg et andet felt.
refused-TY-3-9 = Teleport fører aldrig til et optaget felt. Vælg en fri teleportbrik, eller bliv.
refused-TY-3-10 = Der er du allerede landet i denne tur, og siden har du hverken samlet, stjålet eller beskyttet noget. Vælg et andet felt, eller bliv.
refused-TY-4-1 = Du må kun lande på en anden figur for at stjæle din næste farve, og den har spilleren ikke. Vælg et andet felt.
refused-TY-4-4 = Efter et tyveri går din figur til et hjørne, hvor ingen står. Vælg a1, g1, a7 eller g7.
refused-TY-5-1 = Spillet er slut. Gennemgå det, eller spil et nyt.
refused-TY-5-2 = Du har alle syv klodser og intet mere at stjæle. Vælg et felt uden figur.

## Options

option-short_game = Kort spil
option-short_game-help = Den syvende klods vinder straks, uden midten.
option-same_order = Samme rækkefølge for alle
option-same_order-help = Alle rækker af kort er ens.
option-chosen_corners = Vælg dit hjørne
option-chosen_corners-help = I turrækkefølge, efter at brættet og kortene er set; ellers tilfældigt.
option-take_under = Tag klodsen nedenunder
option-take_under-help = Saml efter et tyveri også klodsen på feltet, hvis den er din næste farve.
option-first = Hvem begynder
option-first-help = Tilfældet, eller den plads, du nævner.
option-first-0 = tilfældigt
option-first-seat = plads { $count }

## The board in text

picture-label = Brættet i Twisty, syv gange syv felter, også som tekst.
text-board = Brættet felt for felt
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ingen klods endnu.
        [one] { $seat }: én klods, { $cubes }.
       *[other] { $seat }: { $count } klodser, { $cubes }.
    }
text-protected = { $colour } (beskyttet)
text-wanted = Endnu ikke samlet, i rækkefølge: { $cubes }.
points-cubes = Klodser
points-protected = Heraf beskyttet

## Rules

rules-intro = { game-about } Twisty er for to til fire spillere; alt er åbent, og efter opstillingen er intet overladt til held.
rules-page = Vælg et markeret felt med mus eller tastatur; peg på et felt for at læse, hvad der ville ske. En kæde spilles træk for træk; ”bliv” slutter din tur. Vil du spille på et rigtigt bræt, så vælg at taste opstillingen ind: brikker, kort, hjørner, og hvem der begynder. Hvad vi ikke kunne læse af den rigtige æske, er vores rekonstruktion;{$reconstruction} ejere af æsken kan rette den i én datafil, box.toml.

rules-TY-1 = Hvad der er i æsken
rule-TY-1-1 = Brættet har 7 gange 7 felter. Der er 4 figurer med 4 tilhørende ejermærker og 4 serier med syv farvekort (★ ■ ▲ ●).
rule-TY-1-2 = 28 af de 44 træbrikker er klodser, 4 i hver af 7 farver;{$review} de andre 16 er specialbrikker af fem slags. Skridt: ét felt vandret eller lodret. Diagonal: ét felt diagonalt. Spring: endnu et L. Teleport: til en anden teleportbrik. Sikring: beskytter dine klodser.
rule-TY-1-3 = De 16 specialbrikker er 3 skridt, 3 diagonal, 3 spring, 4 teleport og 3 sikring.{$reconstruction}
rule-TY-1-4 = Farverne er rød, orange, gul, grøn, blå, lilla og pink; kun gul er sikker.{$reconstruction}

rules-TY-2 = Opstilling
rule-TY-2-1 = Læg alle 44 brikker tilfældigt og med forsiden op på alle felter undtagen midten og de fire hjørner, uanset hvor mange der spiller.
rule-TY-2-2 = Hver spillers figur starter på sit eget hjørne, som tilfældet giver. Mulighed: i turrækkefølge vælger hver et hjørne efter at have set brættet og kortene.
rule-TY-2-3 = Hver spiller blander en serie og lægger den åbent i en række: rækkefølgen, fra venstre til højre, som der samles i. Mulighed: alle har samme rækkefølge.{$review}
rule-TY-2-4 = Den yngste begynder; her vælger værten eller tilfældet.{$ruling} Der spilles med uret, og alt er åbent for alle.

rules-TY-3 = Din tur
rule-TY-3-1 = Flyt din figur ét L: to felter den ene vej og ét til siden, hen over hvad der end ligger imellem.{$review} Du skal flytte.
rule-TY-3-2 = På et tomt felt bliver din figur stående. Hjørner og midten er almindelige tomme felter,{$ruling} midten indtil du har alle syv klodser.
rule-TY-3-3 = På en klods i din næste farve samler du den, automatisk.{$ruling} Feltet er tomt derefter, og din tur slutter.
rule-TY-3-4 = På enhver anden klods bliver din figur stående, og klodsen bliver liggende.
rule-TY-3-5 = På en skridt-, diagonal-, spring- eller teleportbrik må du blive eller bruge dens ekstra træk, som igen er en landing: én tur kan være en kæde af træk. Specialbrikker bliver på brættet for altid.{$ruling}
rule-TY-3-6 = Teleport fører til en hvilken som helst anden teleportbrik, hvor ingen figur står.
rule-TY-3-7 = Sikring beskytter for altid og automatisk {$ruling} alle klodser, der er samlet indtil nu. Senere klodser er ikke beskyttet, før du igen lander på en sikring.
rule-TY-3-8 = En brik virker, når du lander på den, ikke når du begynder en tur på den.{$ruling}
rule-TY-3-9 = Du må kun lande på en anden figur for at stjæle: med L, skridt, diagonal eller spring, aldrig med teleport.
rule-TY-3-10 = Bogen sætter ingen grænse for kæder. Men et felt, du er landet på i denne tur, tilbydes ikke igen, før du har samlet, stjålet eller beskyttet noget, for intet ville ændre sig.{$ruling}
rule-TY-3-11 = Uden et lovligt L springes din tur over.{$ruling} Det er sjældent.
rule-TY-3-12 = Kun de fire brikker med et ekstra træk fører en tur videre; enhver anden landing slutter den.{$ruling}

rules-TY-4 = Tyveri
rule-TY-4-1 = Du må kun lande på en anden spillers figur, hvis spilleren har din næste farve ubeskyttet. Den landing er et tyveri.{$ruling}
rule-TY-4-2 = Du lægger den stjålne klods under det tilsvarende kort, ubeskyttet.
rule-TY-4-3 = Offerets kort i den farve flyttes til højre ende af offerets række; de andre rykker sammen. Samlede kort er altså altid rækkens venstre del, og den næste farve er det første kort uden klods.
rule-TY-4-4 = Offerets figur går til et frit hjørne efter offerets valg,{$ruling} straks, før tyven går videre. Mere sker der ikke. Ét hjørne er altid frit.
rule-TY-4-5 = Du må stjæle fra en spiller på et hjørne eller midten, og fra en spiller med alle syv klodser.{$ruling}
rule-TY-4-6 = Efter tyveriet virker en specialbrik på feltet for tyven; en klods der samles ikke ved den landing.{$ruling} Mulighed: den samles, hvis den er tyvens nye næste farve.

rules-TY-5 = At vinde
rule-TY-5-1 = Med alle syv klodser: vær den første, der slutter et træk på midten, med L, skridt, diagonal eller spring. Spillet slutter straks.
rule-TY-5-2 = Med alle syv klodser må du ikke gå ind på et optaget felt, heller ikke midten: der er ingen næste farve at stjæle.
rule-TY-5-3 = Den syvende klods, stjålet på selve midten, vinder straks.{$ruling}
rule-TY-5-4 = Mulighed ”kort spil”,{$review} efter forlagets beskrivelse: den syvende klods vinder, uden midten.
rule-TY-5-5 = En runde er én tur for hver spiller, også når den springes over. Efter 100 runder slutter spillet: flest klodser vinder, så flest beskyttede, ellers deles sejren.{$ruling} Ellers kunne gensidigt tyveri fortsætte for evigt; almindelige spil tager 12 til 25 runder.

rules-TY-6 = Godt at vide
rule-TY-6-1 = Uden tyveri bliver ingen færdig på under 8 ture. Fejlfrit spil alene kræver omkring 10 ture (8 til 14).
rule-TY-6-2 = Et eksempel på tyveri: du har rød, blå, grøn og gul i den rækkefølge, rød og blå er beskyttet. En tyv, hvis næste farve er grøn, lander på dig. Du beholder rød, blå og gul; dit grønne kort kommer sidst; din næste farve er den, der før var nummer fem.
rule-TY-6-3 = Bogens eksempel på en kæde: et L til diagonal, en diagonal til spring, et L til den klods, du vil have, alt i én lovlig tur.

rules-ours = Vores øvrige afgørelser
rule-ours-1 = En spiller, der opgiver, får intet, og de andre deler sejren.{$ruling}
rule-ours-2 = Opstillingen vises i denne rækkefølge: brikker, kort, første spiller, hjørner.{$ruling}
rule-ours-3 = Feltet, hvor en tur begynder, tæller ikke som en landing; efter et tyveri gør kun tyveriets felt det.{$ruling}
rule-ours-4 = Et tyveri, der vinder, slutter spillet, før offeret flytter.{$ruling}
rule-ours-5 = Sidste tur i sidste runde spilles helt færdig, med kæde og offerets valg.{$ruling}

## What a typed text should have been

unread-start = ”{ $text }” begynder ikke, hvor figuren står, på { $square }.
unread-counter = ”{ $text }” er ikke en brik; skriv en af disse: { $kinds }.
unread-square = ”{ $text }” nævner et andet felt; den næste brik ligger på { $square }.
unread-card = ”{ $text }” er ikke et kort; skriv ”card” og en af disse: { $colours }.
unread-first = ”{ $text }” er ikke en plads; skriv ”first” og et tal fra 1 til { $count }.

## The score pad

pad-standing = Stillingen
pad-held = Klodser
pad-held-means = Samlet og ikke stjålet siden.
pad-safe = Beskyttede klodser
pad-safe-means = De afgør ved lighed efter sidste runde (TY-5.5).
pad-home = På midten
pad-home-means = Den første, der slutter et træk der med alle syv klodser, vinder (TY-5.1).
pad-cube = Tryk på en klods, der blev samlet.
pad-player = { $count ->
        [one] 1 klods
       *[other] { $count } klodser
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, ikke samlet
pad-cube-held = { $player }: { $colour }, samlet
pad-cube-safe = { $player }: { $colour }, beskyttet
pad-stolen = Stjålet: tag den væk
pad-protect = Beskyt den
pad-unprotect = Ikke beskyttet
pad-protect-all = Beskyt alle klodser (sikringsbrik)
pad-is-home = Nåede midten: vundet
pad-bad-cubes = Klodser er forskellige bogstaver af { $letters }, med ”!” for beskyttet; ”{ $text }” er noget andet.
pad-bad-home = For at vinde på midten skal man have alle syv klodser (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Klods: { $colour }
sign-cube-does = Land på den, eller på en spiller, der har den ubeskyttet, når den er din næste farve.
sign-centre = Midten
sign-centre-does = Med alle syv klodser: vær den første, der slutter et træk her.
sign-counter = Brik: { $name }
sign-counter-does =
    { $counter ->
        [safety] Den beskytter alle klodser, du har, for altid. De får en messingramme og et skjold.
       *[other] Du må gå videre herfra: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Samler din næste farve.
sign-badge-theft = Hånd
sign-badge-theft-does = Stjæler din næste farve.
sign-badge-chain = Dobbeltpil
sign-badge-chain-does = Lander på en brik med et ekstra træk.
sign-badge-stay = To streger
sign-badge-stay-does = Bliver her og slutter turen.
sign-badge-corner = Hus
sign-badge-corner-does = Et frit hjørne at starte på eller gå til efter et tyveri.
sign-badge-win = Stjerne
sign-badge-win-does = Vinder spillet.
now-cube =
    { $state ->
        [safe] Samlet og beskyttet for altid.
        [held] Samlet, men den kan stjæles.
        [next] Næste i rækken.
       *[later] { $count ->
            [one] Én anden kommer først.
           *[other] { $count } andre kommer først.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen er tilbage på brættet.
now-stealable = Kan stjæles fra: { $seats }.
now-missing =
    { $count ->
        [0] Alle syv klodser er samlet.
        [one] 1 klods mangler.
       *[other] { $count } klodser mangler.
    }
now-protected = { $count } af { $all } klodser er beskyttet.

## Bots

bot-beginner-help = går efter sin næste klods; overser ofte, hvor en kæde fører hen, og venter aldrig et tyveri
bot-novice-help = nogle hundrede stillinger pr. tur; hver tur må koste den op til 32 % af vinderchancen
bot-club-help = nogle hundrede stillinger pr. tur; hver tur må koste den op til 23 % af vinderchancen
bot-strong-help = nogle hundrede stillinger pr. tur; hver tur må koste den op til 12 % af vinderchancen
bot-expert-help = den bedste tur ud af tusind stillinger, for to spillere titusinder
bot-master-help = den bedste tur ud af titusinder af stillinger, for to spillere hundredtusinder

## What gives the win shares of a review

evaluator-search = en søgning i { $count } stillinger pr. tilstand

## Kinds of chance, for statistics

chance-of-counter = Brikkerne inden for kanten
mistake-corner = vælge et hjørne
mistake-theft = overse et tyveri
mistake-cube = overse en klods
mistake-stolen = invitere til tyveri
mistake-safety = overse en sikringsbrik
mistake-way = tage en længere vej
mistake-open = lade en anden få en kortere vej
mistake-away = bevæge sig væk fra en sikringsbrik
why-on-win = Gå videre til { $squares }, og vind.
why-on-theft = Gå videre til { $squares }, og stjæl fra { $name }.
why-on-cube = Gå videre til { $squares }, og saml den næste klods.
why-on-safety = Gå videre til { $squares }, en sikringsbrik.
why-on-way = Gå videre til { $squares }.
why-stolen = På { $square } kan { $name } straks stjæle: { cube }. På det bedre felt kan ingen.
why-away = En sikringsbrik er så én tur væk.
why-wanted = Det beskytter, hvad { $name } mangler som det næste: { cube }.
why-near = Derfra er den næste klods én tur væk: { cube } på { $squares }.
why-open =
    { $better ->
        [one] { $name } mangler så 1 tur for at vinde, ikke { $taken }.
       *[other] { $name } mangler så { $better } ture for at vinde, ikke { $taken }.
    }
why-turns =
    { $better ->
        [one] Så mangler der 1 tur til sejren, ikke { $taken }.
       *[other] Så mangler der { $better } ture til sejren, ikke { $taken }.
    }

## Setting up a position

edit-turn = I tur: { $player }
edit-nothing = intet
edit-piece = figur, { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Kort, { $player }: { pad-player }, næste { $colour }
edit-row-whole = Kort, { $player }: alle klodser
edit-collect = Saml den næste klods
edit-return = Giv den sidste klods tilbage
edit-protect = Beskyt alle klodser
edit-unprotect = Beskyt ingen klods
edit-next = Næste: { $colour }

## The tutorial

tutorial-goal = Saml syv klodser, én i hver farve, og vær så den første, der når stjernen på midten.
tutorial-row = Under brættet er din række af kort. Saml farverne fra venstre til højre: rød kommer først.
tutorial-l = Gå et L: to felter den ene vej og ét til siden, hen over hvad der end ligger imellem. Gå til den røde klods.
tutorial-l-orange = Et L fører derhen, men klodsen er orange, og din næste farve er rød. Den ville blive liggende.
tutorial-l-stay = Hver tur begynder med et L. Gå til den røde klods.
tutorial-special = Den røde klods er din, og Zoe har flyttet. Gul er næste farve og ligger langt væk. Specialbrikker lader dig flytte igen i samme tur.
tutorial-chain = Diagonalbrikken giver et træk mere, ét felt diagonalt. Gå til den.
tutorial-chain-2 = Gå nu videre, diagonalt, til springbrikken. Den giver endnu et L.
tutorial-chain-3 = Herfra fører et L til den gule klods: tre træk i én tur.
tutorial-chain-stay = Du må blive og slutte din tur, men så når du ikke den gule klods.
tutorial-chain-other = Det er tilladt, men fører væk fra den gule klods. Følg de markerede brikker.
tutorial-safety = Du har to klodser, som stadig kan blive stjålet. En sikringsbrik beskytter alle dine klodser for altid.
tutorial-safety-other = Det er tilladt, men dine klodser kunne stadig blive stjålet. Gå til sikringsbrikken.
tutorial-victim = Din røde og din gule klods har nu en messingramme: de er beskyttet. Zoe har blå, din næste farve, ubeskyttet.
tutorial-theft = Du må kun lande på en anden figur for at stjæle din næste farve. Zoe står et L væk: stjæl hendes blå klods.
tutorial-theft-other = Det er tilladt, men du kunne stjæle en klods nu. Land på Zoes figur.
tutorial-robbed = Den blå klods er din, ikke beskyttet endnu. Zoes blå kort kom sidst i hendes række, og hendes figur gik til et hjørne, hun selv valgte.
tutorial-danger = Nogle ture senere. Din grønne klods er ubeskyttet, grøn er Zoes næste farve, og hun står et L væk. Se, hvad der sker.
tutorial-corner = Zoe har stjålet din grønne klods, og du vælger et frit hjørne til din figur. Tag det, der er et L fra den orange klods.
tutorial-corner-other = Fra det hjørne fører intet L til den orange klods. Vælg det markerede.
tutorial-after = Dit grønne kort er nu det sidste i din række, så orange er din næste farve. Saml den.
tutorial-kept = Dine beskyttede klodser er blevet hos dig. Så besøg en sikringsbrik, før nogen kommer tæt på.
tutorial-seventh = Tæt på slutningen: du har seks klodser, og kun pink mangler. Saml den.
tutorial-centre = Alle syv er dine! Vær nu den første, der slutter et træk på stjernen.
tutorial-centre-other = Det er tilladt, men midten er et L væk. Gå til stjernen, og vind.
tutorial-end = Du har vundet. Kun to brikker er nye: teleport fører til en hvilken som helst anden teleportbrik, skridt ét felt lige frem. Reglerne viser alle træk i billeder. Spil nu mod en let bot!

## Puzzles

puzzle-how-forced-win = ved udtømmende søgning: det vinder mod ethvert forsvar, og intet andet gør det inden for tre ture
puzzle-how-only-defence = ved udtømmende søgning: alt andet taber
puzzle-theme-win-1 = vind i én tur
puzzle-theme-win-2 = vind i to ture
puzzle-theme-win-3 = vind i tre ture
puzzle-theme-save = red spillet
puzzle-theme-theft = tyveri
puzzle-theme-chain = en kæde
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = den sidste klods
puzzle-theme-safety = sikring
puzzle-theme-corner = det rigtige hjørne
puzzle-ask-win-1 = Hvordan vinder du i denne tur?
puzzle-ask-win-2 = Hvordan vinder du i to ture?
puzzle-ask-win-3 = Hvordan vinder du i tre ture?
puzzle-ask-save = Hvordan redder du spillet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Klodser i syv farver; derunder skridt, diagonal, spring, teleport og sikring.
example-laid-out = Et spil for to efter opstillingen, med rækkerne af kort nedenunder.
example-the-l = To felter den ene vej og ét til siden: til f5, men ikke til d6.
example-collect = Rød er næste farve. Den røde klods samles; den orange bliver liggende.
example-step = Skridtbrikken fører ét felt lige frem, her til den røde klods, men ikke diagonalt.
example-teleport = Teleport fører kun til en anden teleportbrik.
example-safety = Sikring beskytter alle de klodser, man har. Hvad der er beskyttet, kan ikke stjæles.
example-no-theft-by-teleport = Tyveri med diagonal er tilladt; med teleport er det ikke.
example-not-back = Fra den ene skridtbrik til den næste, men ikke tilbage i samme tur.
example-steal = Rød er næste farve. Spiller 2 har rød ubeskyttet, og den kan stjæles; spiller 3 har ingen rød.
example-free-corner = Spiller 2, offeret, vælger et frit hjørne.
example-home = Med alle syv klodser vinder et L til midten, medmindre nogen står der.
example-hundred-rounds = Efter 100 runder har begge to klodser. Spiller 1 har beskyttet begge og vinder.
example-theft = Tyven, hvis næste farve er grøn, lander på spiller 2. Det grønne kort kommer sidst i rækken.
example-chain = Et L til diagonal, en diagonal til spring, et L til den ønskede klods: én tur.
example-begin-square = Turen begyndte på a1, og et spring må ende der igen.
summary-goal = Mål
summary-goal-1 = Saml de syv farver i dine korts rækkefølge, fra venstre til højre.
summary-goal-2 = Vær så den første, der slutter et træk på midten.
summary-turn = Din tur
summary-turn-1 = Du skal gå ét L: to felter den ene vej, ét til siden.
summary-turn-2 = En klods i din næste farve: du samler den.
summary-turn-3 = Enhver anden klods eller et tomt felt: du bliver. I begge tilfælde slutter din tur.
summary-turn-4 = En tur kan være en kæde af ekstra træk, men ikke tilbage til et felt, du er landet på i turen, så længe intet har ændret sig.
summary-signs = Brikker
summary-signs-1 = Skridt: ét felt lige frem. Diagonal: ét felt diagonalt. Spring: endnu et L. Eller bliv.
summary-signs-2 = Teleport: en anden fri teleportbrik. Eller bliv.
summary-signs-3 = Sikring: beskytter for altid alle de klodser, du har.
summary-theft = Tyveri
summary-theft-1 = Land på en spiller, der har din næste farve ubeskyttet: den er din, ubeskyttet.
summary-theft-2 = Offerets kort kommer sidst i rækken, offerets figur straks til et frit hjørne.
summary-theft-3 = Aldrig med teleport. Intet andet optaget felt er tilladt.
summary-end = Spillets slutning
summary-end-1 = Alle syv klodser, så midten: du vinder straks.
summary-end-2 = Kort spil (mulighed): den syvende klods vinder.
summary-end-3 = Efter 100 runder: flest klodser, så flest beskyttede, ellers delt.
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
