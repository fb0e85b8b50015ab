### The words of Twisty in Swedish. Arguments as in en/twisty.ftl, which explains them.
### A cube stands with “en”: “en röd kub”.

## The game

game-name = Twisty
game-tagline = En kapplöpning i springardrag, med tjuvar.
game-by = av Faouzi Boughida, Djeco
game-about = Plocka kuber i sju färger i dina korts ordning, med springarens drag från schacket. Specialbrickor tar dig längre eller skyddar dina kuber, som andra annars kan stjäla. Med alla sju kuber gäller det att vara först till mitten.

## Colours and counters

colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-green = grön
colour-blue = blå
colour-purple = lila
colour-pink = rosa
colour-black = svart

counter-step = steg
counter-diagonal = diagonal
counter-leap = hopp
counter-teleport = teleport
counter-safety = skydd

square-empty = tom ruta
square-centre = mitten
square-corner = hörn

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] röd kub
        [orange] orange kub
        [yellow] gul kub
        [green] grön kub
        [blue] blå kub
        [purple] lila kub
        [black] svart kub
       *[pink] rosa kub
    }
next-goal =
    { $next ->
        [none] Alla sju: nu till mitten!
       *[other] Nästa färg: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du flyttar till { $square }
       *[other] { $seat } flyttar till { $square }
    }
collects-there =
    { $seat ->
        [you] Du flyttar till { $square } och plockar en { cube }
       *[other] { $seat } flyttar till { $square } och plockar en { cube }
    }
steals-there =
    { $seat ->
        [you] Du flyttar till { $square } och stjäl en { cube } från { $victim }
       *[other] { $victim ->
            [you] { $seat } flyttar till { $square } och stjäl en { cube } från dig
           *[other] { $seat } flyttar till { $square } och stjäl en { cube } från { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] stegbricka
        [diagonal] diagonalbricka
        [leap] hoppbricka
        [teleport] teleportbricka
       *[safety] skyddsbricka
    }
extra-move =
    { $counter ->
        [step] en ruta, rakt
        [diagonal] en ruta, diagonalt
        [leap] ett L till
       *[teleport] en annan ledig teleportbricka
    }
leads-on = Där ligger en { counter-name } som leder vidare.
leads-nowhere = Där ligger en { counter-name } som inte leder någonstans nu.
protects =
    { $count ->
        [0] Skyddsbrickan där har inget nytt att skydda.
        [one] Skyddsbrickan där skyddar { $count } kub till.
       *[other] Skyddsbrickan där skyddar { $count } kuber till.
    }
also-collected = Kuben där plockas också: { $under }.
turn-ends = Din tur slutar.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, kort { $count }: { $colour }.
did-card-all = Alla, kort { $count }: { $colour }.
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

did-land-empty = { moves-to }, en tom ruta.
did-land-centre = { moves-to }, mitten; utan alla sju kuber händer inget.
did-land-cube = { moves-to }; där ligger en { cube }, inte nästa färg, och den ligger kvar.
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
        [you] Du når mitten med alla sju kuber och vinner!
       *[other] { $seat } når mitten med alla sju kuber och vinner!
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
        [you] Du har inget L och står över denna tur.
       *[other] { $seat } har inget L och står över denna tur.
    }
did-corner =
    { $seat ->
        [you] Du går till hörnet { $square }.
       *[other] { $seat } går till hörnet { $square }.
    }
did-resign =
    { $seat ->
        [you] Du ger upp.
       *[other] { $seat } ger upp.
    }

## Turns: what a hovered target would do

would-land-empty = Flytta till { $square }. { turn-ends }
would-land-centre = Flytta till mitten: utan alla sju kuber händer inget. { turn-ends }
would-land-cube = Flytta till { $square }: där ligger en { cube }, inte din nästa färg. { turn-ends }
would-collect = Flytta till { $square } och plocka en { cube }. { next-goal }
would-land-spent = Flytta till { $square }. { leads-nowhere }
would-land-counter = Flytta till { $square }. Du får fortsätta: { extra-move }.
would-protect = Flytta till { $square }. { protects } { turn-ends }
would-steal-there = Flytta till { $square } och stjäl en { cube } från { $victim }, som sedan väljer ett hörn.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Flytta till mitten med alla sju kuber: du vinner!
would-win-seventh = Flytta till { $square } och plocka en { cube }, din sjunde: du vinner!
would-win-steal = Flytta till { $square } och stjäl en { cube } från { $victim }, din sjunde: du vinner!
would-win-steal-collect = Flytta till { $square } och stjäl en { cube } från { $victim }. { also-collected } Du vinner!
would-stay = Stanna på { $square }. { turn-ends }
would-skip = Du har inget L: du står över din tur.
would-corner = Gå till hörnet { $square }.
would-resign = Ge upp: du får ingenting, och de andra delar på segern.

## Status

status-setup = Spelplanen ställs i ordning.
status-move =
    { $seat ->
        [you] Din tur: flytta ett L. { next-goal }
       *[other] { $seat } flyttar. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du har alla 7 kuber. Nå mitten.
       *[other] { $seat } flyttar och har alla 7 kuber.
    }
status-move-skip =
    { $seat ->
        [you] Du har inget L. Stå över denna tur.
       *[other] { $seat } har inget L och står över denna tur.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Flytta 1 ruta rakt, eller stanna.
            [diagonal] Flytta 1 ruta diagonalt, eller stanna.
            [leap] Flytta ett L till, eller stanna.
           *[teleport] Flytta till en annan ledig teleportbricka, eller stanna.
        }
       *[other] { $seat } får flytta igen.
    }
status-extra-stay =
    { $seat ->
        [you] Du har inget extradrag. Stanna för att avsluta denna tur.
       *[other] { $seat } har inget extradrag och avslutar denna tur.
    }
status-robbed =
    { $seat ->
        [you] { $thief } har stulit en { cube } från dig. Välj ett ledigt hörn.
       *[other] { $seat } blir av med en { cube } och väljer ett hörn.
    }
status-corners =
    { $seat ->
        [you] Din tur: välj ett ledigt hörn att börja på.
       *[other] { $seat } väljer ett hörn att börja på.
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
        [you] Efter 100 rundor leder du och vinner!
       *[other] Efter 100 rundor leder { $seat } och vinner!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Lika efter 100 rundor, delad seger: { $seats }!
       *[other] Efter 100 rundor står { $seats } lika och delar på segern.
    }
status-type-counter = Vilken bricka ligger på { $square }?
status-type-card = { $seat }: vilket är kort nummer { $count }?
status-type-card-all = Alla: vilket är kort nummer { $count }?
status-type-first = Vem börjar?
status-type-corner = { $seat }: vilket hörn är starthörnet?
action-stay = Stanna på { $square }
action-pass = Stå över denna tur
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } vann. Du kom på andra plats.
        [3] { $seat } vann. Du kom på tredje plats.
       *[other] { $seat } vann. Du kom på sista plats.
    }
deed-corner = Gå till { $square }
deed-move = Flytta till { $square }
touch-corner = Tryck på ett hörn.
touch-move = Tryck på en ruta.
round = Runda { $count } av 100

## Refusals: why not, and what instead

refused-TY-2-1 = Ingen bricka av den sorten är kvar. Välj en annan sort.
refused-TY-2-2 = En pjäs börjar på ett hörn där ingen står. Välj a1, g1, a7 eller g7.
refused-TY-2-3 = Det kortet finns redan i raden. Välj en färg som saknas.
refused-TY-2-4 = Ingen sitter där. Välj en plats vid det här bordet.
refused-TY-3-1 = Det är inget L. Flytta två rutor åt ett håll och en åt sidan.
refused-TY-3-1-stay = Du kan inte stanna där du står: varje tur börjar med ett L. Välj en markerad ruta.
refused-TY-3-5 = Brickan under din pjäs leder inte dit. Gör dess drag, eller stanna.
refused-TY-3-6 = Teleport leder bara till en annan teleportbricka. Välj en, eller stanna.
refused-TY-3-7 = Din nästa färg är skyddad där. Välj en annan ruta.
refused-TY-3-9 = Teleport leder aldrig till en upptagen ruta. Välj en ledig teleportbricka, eller stanna.
refused-TY-3-10 = Du har redan landat där denna tur, och har inte plockat, stulit eller skyddat något sedan dess. Välj en annan ruta, eller stanna.
refused-TY-4-1 = Du får landa på en annan pjäs bara för att stjäla din nästa färg, som inte finns där. Välj en annan ruta.
refused-TY-4-4 = Efter en stöld går din pjäs till ett hörn där ingen står. Välj a1, g1, a7 eller g7.
refused-TY-5-1 = Spelet är slut. Gå igenom det, eller spela ett nytt.
refused-TY-5-2 = Du har alla sju kuber och inget kvar att stjäla. Välj en ruta utan pjäs.

## Options

option-short_game = Snabbspel
option-short_game-help = Den sjunde kuben vinner genast, utan mitten.
option-same_order = Samma ordning för alla
option-same_order-help = Alla rader av kort är lika.
option-chosen_corners = Välj ditt hörn
option-chosen_corners-help = I turordning, efter att ha sett spelplanen och korten; annars slumpen.
option-take_under = Ta kuben under
option-take_under-help = Efter en stöld: plocka också kuben på den rutan om den är din nästa färg.
option-first = Vem börjar
option-first-help = Slumpen, eller platsen som du anger.
option-first-0 = slumpen
option-first-seat = plats { $count }

## The board in text

picture-label = Twistys spelplan, sju gånger sju rutor, finns även som text.
text-board = Spelplanen, ruta för ruta
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ingen kub än.
        [one] { $seat }: { $count } kub, { $cubes }.
       *[other] { $seat }: { $count } kuber, { $cubes }.
    }
text-protected = { $colour } (skyddad)
text-wanted = Kvar att plocka, i ordning: { $cubes }.
points-cubes = Kuber
points-protected = Varav skyddade

## Rules

rules-intro = { game-about } Twisty är för två till fyra spelare; allt är öppet, och efter förberedelserna styr inte slumpen något.
rules-page = Välj en markerad ruta med mus eller tangentbord; peka på en ruta för att läsa vad som skulle hända. En kedja går drag för drag; ”stanna” avslutar din tur. Vill du spela på en riktig spelplan väljer du att skriva in förberedelserna: brickor, kort, hörn och vem som börjar. Det vi inte kunde läsa av det riktiga spelet är vår rekonstruktion;{$reconstruction} den som äger spelet kan rätta den i en datafil, box.toml.

rules-TY-1 = Innehåll
rule-TY-1-1 = Spelplanen har 7 gånger 7 rutor. Det finns 4 pjäser med varsin ägarbricka, och 4 serier med sju färgkort (★ ■ ▲ ●).
rule-TY-1-2 = 28 av de 44 brickorna av trä är kuber, 4 i var och en av 7 färger;{$review} de andra 16 är specialbrickor av fem sorter. Steg: en ruta vågrätt eller lodrätt. Diagonal: en ruta diagonalt. Hopp: ett L till. Teleport: till en annan teleportbricka. Skydd: skyddar dina kuber.
rule-TY-1-3 = De 16 specialbrickorna är 3 steg, 3 diagonal, 3 hopp, 4 teleport och 3 skydd.{$reconstruction}
rule-TY-1-4 = Färgerna är röd, orange, gul, grön, blå, lila och rosa; bara gul är säker.{$reconstruction}

rules-TY-2 = Förberedelser
rule-TY-2-1 = Lägg alla 44 brickor slumpvis, med framsidan upp, på varje ruta utom mitten och de fyra hörnen, oavsett hur många ni är.
rule-TY-2-2 = Varje spelares pjäs börjar på ett eget hörn, som slumpen ger. Alternativ: i turordning väljer var och en ett hörn efter att ha sett spelplanen och korten.
rule-TY-2-3 = Varje spelare blandar en serie och lägger den öppet i en rad: ordningen, från vänster till höger, att plocka i. Alternativ: alla har samma ordning.{$review}
rule-TY-2-4 = Den yngsta börjar; här väljer värden, eller slumpen.{$ruling} Spelet går medurs, och allt är öppet för alla.

rules-TY-3 = Din tur
rule-TY-3-1 = Flytta din pjäs ett L: två rutor åt ett håll och en åt sidan, över allt som ligger emellan.{$review} Du måste flytta.
rule-TY-3-2 = På en tom ruta stannar din pjäs. Hörn och mitten är vanliga tomma rutor,{$ruling} mitten tills du har alla sju kuber.
rule-TY-3-3 = På en kub i din nästa färg plockar du den, automatiskt.{$ruling} Rutan är tom från och med då, och din tur är slut.
rule-TY-3-4 = På varje annan kub stannar din pjäs, och kuben ligger kvar.
rule-TY-3-5 = På en stegbricka, diagonalbricka, hoppbricka eller teleportbricka får du stanna eller göra dess extradrag, som är en ny landning: en tur kan vara en kedja av drag. Specialbrickor ligger kvar på spelplanen för gott.{$ruling}
rule-TY-3-6 = Teleport leder till vilken annan teleportbricka som helst där ingen pjäs står.
rule-TY-3-7 = Skydd skyddar, för gott och automatiskt,{$ruling} alla kuber som du har plockat hittills. Senare kuber är inte skyddade förrän du landar på skydd igen.
rule-TY-3-8 = En bricka verkar när du landar på den, inte när du börjar en tur på den.{$ruling}
rule-TY-3-9 = Du får landa på en annan pjäs bara för att stjäla: med L, steg, diagonal eller hopp, aldrig med teleport.
rule-TY-3-10 = Regelboken sätter ingen gräns för kedjor. Men en ruta som du har landat på denna tur erbjuds inte igen förrän du har plockat, stulit eller skyddat något, eftersom inget skulle ändras.{$ruling}
rule-TY-3-11 = Utan lagligt L står du över din tur.{$ruling} Det är ovanligt.
rule-TY-3-12 = Bara de fyra sorternas brickor med extradrag fortsätter en tur; varje annan landning avslutar den.{$ruling}

rules-TY-4 = Stöld
rule-TY-4-1 = Du får landa på en annan spelares pjäs bara om spelaren har din nästa färg oskyddad. Den landningen är en stöld.{$ruling}
rule-TY-4-2 = Du lägger den stulna kuben under motsvarande kort, oskyddad.
rule-TY-4-3 = Offrets kort i den färgen flyttas längst till höger i raden; de andra skjuts ihop. Plockade färger ligger alltså alltid till vänster i raden, och nästa färg är det första kortet utan kub.
rule-TY-4-4 = Offrets pjäs går till ett ledigt hörn som offret väljer,{$ruling} genast, innan tjuven fortsätter. Inget annat händer där. Ett hörn är alltid ledigt.
rule-TY-4-5 = Du får stjäla från en spelare på ett hörn eller i mitten, och från en spelare med alla sju kuber.{$ruling}
rule-TY-4-6 = Efter en stöld verkar en specialbricka på rutan för tjuven; en kub där plockas inte av den landningen.{$ruling} Alternativ: den plockas om den är tjuvens nya nästa färg.

rules-TY-5 = Seger
rule-TY-5-1 = När du har alla sju kuber: var först med att avsluta ett drag i mitten, med L, steg, diagonal eller hopp. Spelet slutar genast.
rule-TY-5-2 = Med alla sju kuber får du inte gå in på någon upptagen ruta, inte heller mitten: det finns ingen nästa färg att stjäla.
rule-TY-5-3 = Den sjunde kuben, stulen i själva mitten, vinner genast.{$ruling}
rule-TY-5-4 = Alternativet ”snabbspel”,{$review} ur förlagets beskrivning: den sjunde kuben vinner, utan mitten.
rule-TY-5-5 = En runda är en tur per spelare, även överhoppad. Efter 100 rundor slutar spelet: flest kuber vinner, sedan flest skyddade, annars delas segern.{$ruling} Annars kunde ömsesidig stöld pågå i all evighet; vanliga spel tar 12 till 25 rundor.

rules-TY-6 = Bra att veta
rule-TY-6-1 = Utan stöld blir ingen klar på under 8 turer. Perfekt ensamspel kräver omkring 10 turer (8 till 14).
rule-TY-6-2 = Ett exempel på stöld: du har röd, blå, grön och gul i den ordningen, med röd och blå skyddade. En tjuv vars nästa färg är grön landar på dig. Du behåller röd, blå och gul; ditt gröna kort läggs sist; din nästa färg är den som förut var femte.
rule-TY-6-3 = Regelbokens exempel på en kedja: ett L till diagonal, en diagonal till hopp, ett L till kuben du vill ha, allt i en laglig tur.

rules-ours = Våra övriga tolkningar
rule-ours-1 = En spelare som ger upp får ingenting, och de andra delar på segern.{$ruling}
rule-ours-2 = Förberedelserna visas i denna ordning: brickor, kort, startspelare, hörn.{$ruling}
rule-ours-3 = Rutan där en tur börjar räknas inte som landning; efter en stöld räknas bara rutan där den skedde.{$ruling}
rule-ours-4 = En stöld som vinner avslutar spelet innan offret flyttar.{$ruling}
rule-ours-5 = Den sista turen i sista rundan spelas till slut, med kedja och offrets val.{$ruling}

## What a typed text should have been

unread-start = ”{ $text }” börjar inte där din pjäs står, på { $square }.
unread-counter = ”{ $text }” är ingen bricka; väntat är någon av { $kinds }.
unread-square = ”{ $text }” anger en annan ruta; nästa bricka ligger på { $square }.
unread-card = ”{ $text }” är inget kort; väntat är ”card” och någon av { $colours }.
unread-first = ”{ $text }” är ingen plats; väntat är ”first” och ett tal från 1 till { $count }.

## The score pad

pad-standing = Ställningen
pad-held = Kuber
pad-held-means = Plockade, och inte stulna sedan dess.
pad-safe = Skyddade kuber
pad-safe-means = De avgör vid lika efter sista rundan (TY-5.5).
pad-home = I mitten
pad-home-means = Den som först avslutar ett drag där med alla sju kuber vinner (TY-5.1).
pad-cube = Tryck på en kub som har plockats.
pad-player = { $count ->
        [one] { $count } kub
       *[other] { $count } kuber
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, inte plockad
pad-cube-held = { $player }: { $colour }, plockad
pad-cube-safe = { $player }: { $colour }, skyddad
pad-stolen = Stulen: ta bort den
pad-protect = Skydda den
pad-unprotect = Inte skyddad
pad-protect-all = Skydda alla kuber (skyddsbricka)
pad-is-home = Nådde mitten: vann
pad-bad-cubes = Kuber är olika bokstäver ur { $letters }, med ”!” för skyddad; ”{ $text }” är något annat.
pad-bad-home = För att vinna i mitten krävs alla sju kuber (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Kub: { $colour }
sign-cube-does = Landa på den, eller på en spelare som har den oskyddad, när den är din nästa färg.
sign-centre = Mitten
sign-centre-does = När du har alla sju kuber: var först med att avsluta ett drag här.
sign-counter = Bricka: { $name }
sign-counter-does =
    { $counter ->
        [safety] Den skyddar alla kuber du har, för gott. De får en mässingsram och en sköld.
       *[other] Du får fortsätta härifrån: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Plockar din nästa färg.
sign-badge-theft = Hand
sign-badge-theft-does = Stjäl din nästa färg.
sign-badge-chain = Dubbelpil
sign-badge-chain-does = Landar på en bricka med extradrag.
sign-badge-stay = Två streck
sign-badge-stay-does = Stannar här och avslutar din tur.
sign-badge-corner = Hus
sign-badge-corner-does = Ett ledigt hörn, att börja på eller gå till efter en stöld.
sign-badge-win = Stjärna
sign-badge-win-does = Vinner spelet.
now-cube =
    { $state ->
        [safe] Plockad och skyddad för gott.
        [held] Plockad, men kan bli stulen.
        [next] Nästa i raden.
       *[later] { $count ->
            [one] { $count } annan kommer före.
           *[other] { $count } andra kommer före.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen är kvar på spelplanen.
now-stealable = Går att stjäla från: { $seats }.
now-missing =
    { $count ->
        [0] Alla sju kuber är plockade.
        [one] { $count } kub saknas.
       *[other] { $count } kuber saknas.
    }
now-protected = { $count } av { $all } kuber skyddade.

## Bots

bot-beginner-help = går efter sin nästa kub; förbiser ofta vart en kedja leder och väntar sig aldrig en stöld
bot-novice-help = några hundra ställningar per tur; varje tur kan kosta upp till 32 % av vinstchansen
bot-club-help = några hundra ställningar per tur; varje tur kan kosta upp till 23 % av vinstchansen
bot-strong-help = några hundra ställningar per tur; varje tur kan kosta upp till 12 % av vinstchansen
bot-expert-help = bästa turen av tusen ställningar, för två spelare tiotusentals
bot-master-help = bästa turen av tiotusentals ställningar, för två spelare hundratusentals

## What gives the win shares of a review

evaluator-search = en sökning med { $count } ställningar per läge

## Kinds of chance, for statistics

chance-of-counter = Brickorna innanför kanten
mistake-corner = välja ett hörn
mistake-theft = missa en stöld
mistake-cube = missa en kub
mistake-stolen = bjuda in till stöld
mistake-safety = missa en skyddsbricka
mistake-way = ta en längre väg
mistake-open = lämna någon en kortare väg
mistake-away = gå bort från en skyddsbricka
why-on-win = Gå vidare till { $squares } och vinn.
why-on-theft = Gå vidare till { $squares } och stjäl från { $name }.
why-on-cube = Gå vidare till { $squares } och plocka nästa kub.
why-on-safety = Gå vidare till { $squares }, en skyddsbricka.
why-on-way = Gå vidare till { $squares }.
why-stolen = På { $square } kan { $name } genast stjäla: { cube }. På den bättre rutan kan ingen.
why-away = En skyddsbricka är då en tur bort.
why-wanted = Det skyddar vad { $name } behöver härnäst: { cube }.
why-near = Därifrån är nästa kub en tur bort: { cube } på { $squares }.
why-open =
    { $better ->
        [one] { $name } har då 1 tur kvar till vinsten, inte { $taken }.
       *[other] { $name } har då { $better } turer kvar till vinsten, inte { $taken }.
    }
why-turns =
    { $better ->
        [one] Då återstår 1 tur till vinsten, inte { $taken }.
       *[other] Då återstår { $better } turer till vinsten, inte { $taken }.
    }

## Setting up a position

edit-turn = På tur: { $player }
edit-nothing = inget
edit-piece = pjäs: { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Kort, { $player }: { pad-player }, nästa { $colour }
edit-row-whole = Kort, { $player }: alla kuber
edit-collect = Plocka nästa kub
edit-return = Lämna tillbaka sista kuben
edit-protect = Skydda alla kuber
edit-unprotect = Skydda ingen kub
edit-next = Nästa: { $colour }

## The tutorial

tutorial-goal = Plocka sju kuber, en i varje färg, och var sedan först till stjärnan i mitten.
tutorial-row = Under spelplanen ligger din rad av kort. Plocka färgerna från vänster till höger: röd är först.
tutorial-l = Flytta ett L: två rutor åt ett håll och en åt sidan, över allt emellan. Gå till den röda kuben.
tutorial-l-orange = Ett L leder dit, men den kuben är orange, och din nästa färg är röd. Den skulle ligga kvar.
tutorial-l-stay = Varje tur börjar med ett L. Gå till den röda kuben.
tutorial-special = Den röda kuben är din, och Zoe har flyttat. Gul är nästa, och långt bort. Specialbrickor låter dig flytta igen i samma tur.
tutorial-chain = Diagonalbrickan ger ett drag till, en ruta diagonalt. Gå till den.
tutorial-chain-2 = Fortsätt nu diagonalt till hoppbrickan. Den ger ett L till.
tutorial-chain-3 = Härifrån leder ett L till den gula kuben: tre drag i en tur.
tutorial-chain-stay = Du får stanna och avsluta din tur, men då når du inte den gula kuben.
tutorial-chain-other = Det är tillåtet, men leder bort från den gula kuben. Följ de markerade brickorna.
tutorial-safety = Du har två kuber, som andra fortfarande kan stjäla. En skyddsbricka skyddar alla kuber du har, för gott.
tutorial-safety-other = Det är tillåtet, men dina kuber kan fortfarande bli stulna. Gå till skyddsbrickan.
tutorial-victim = Din röda och din gula kub har nu mässingsram: de är skyddade. Zoe har blå, din nästa färg, oskyddad.
tutorial-theft = Du får landa på en annan pjäs bara för att stjäla din nästa färg. Zoe står ett L bort: stjäl hennes blå kub.
tutorial-theft-other = Det är tillåtet, men du kan stjäla en kub nu. Landa på Zoes pjäs.
tutorial-robbed = Den blå kuben är din, inte skyddad än. Zoes blå kort flyttades sist i raden, och hennes pjäs till ett hörn som hon valde.
tutorial-danger = Några turer senare. Din gröna kub är oskyddad, grön är Zoes nästa färg, och hon står ett L bort. Se vad som händer.
tutorial-corner = Zoe har stulit din gröna kub, och du väljer ett ledigt hörn för din pjäs. Ta det som ligger ett L från den orange kuben.
tutorial-corner-other = Inget L leder från det hörnet till den orange kuben. Välj det markerade.
tutorial-after = Ditt gröna kort är nu sist i raden, så orange är din nästa färg. Plocka den.
tutorial-kept = Dina skyddade kuber har stannat hos dig. Besök därför en skyddsbricka innan någon kommer nära.
tutorial-seventh = Nära slutet: du har sex kuber, och bara rosa saknas. Plocka den.
tutorial-centre = Alla sju är dina! Var nu först med att avsluta ett drag på stjärnan.
tutorial-centre-other = Det är tillåtet, men mitten är ett L bort. Gå till stjärnan och vinn.
tutorial-end = Du har vunnit. Bara två sorters brickor är nya: teleport leder till vilken annan teleportbricka som helst, steg en ruta rakt. Reglerna visar alla drag i bilder och har en översikt. Spela nu mot en lätt bot!

## Puzzles

puzzle-how-forced-win = genom uttömmande sökning: det vinner mot varje försvar, och inget annat gör det inom tre turer
puzzle-how-only-defence = genom uttömmande sökning: allt annat förlorar
puzzle-theme-win-1 = vinn på en tur
puzzle-theme-win-2 = vinn på två turer
puzzle-theme-win-3 = vinn på tre turer
puzzle-theme-save = rädda spelet
puzzle-theme-theft = stöld
puzzle-theme-chain = en kedja
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = den sista kuben
puzzle-theme-safety = skydd
puzzle-theme-corner = rätt hörn
puzzle-ask-win-1 = Hur vinner du under denna tur?
puzzle-ask-win-2 = Hur vinner du på två turer?
puzzle-ask-win-3 = Hur vinner du på tre turer?
puzzle-ask-save = Hur räddar du spelet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Kuber i sju färger; under dem steg, diagonal, hopp, teleport och skydd.
example-laid-out = Ett spel för två efter förberedelserna, med raderna av kort under.
example-the-l = Två rutor åt ett håll och en åt sidan: till f5, men inte till d6.
example-collect = Röd är nästa. Den röda kuben plockas; den orange ligger kvar.
example-step = Stegbrickan leder en ruta rakt, här till den röda kuben, men inte diagonalt.
example-teleport = Teleport leder bara till en annan teleportbricka.
example-safety = Skydd skyddar alla kuber man har. Det som är skyddat kan inte bli stulet.
example-no-theft-by-teleport = En stöld med diagonal är tillåten; med teleport inte.
example-not-back = Från en stegbricka till nästa, men inte tillbaka i samma tur.
example-steal = Röd är nästa. Spelare 2 har röd oskyddad, och den kan bli stulen; spelare 3 har ingen röd.
example-free-corner = Spelare 2 är offret och väljer ett ledigt hörn.
example-home = Med alla sju kuber vinner ett L till mitten, om inte någon står där.
example-hundred-rounds = Efter 100 rundor har båda två kuber. Spelare 1 har skyddat båda och vinner.
example-theft = Tjuven, vars nästa färg är grön, landar på spelare 2. Det gröna kortet flyttas sist i raden.
example-chain = Ett L till diagonal, en diagonal till hopp, ett L till den önskade kuben: en tur.
example-begin-square = Turen började på a1, och ett hopp får sluta där igen.
summary-goal = Målet
summary-goal-1 = Plocka de sju färgerna i dina korts ordning, från vänster till höger.
summary-goal-2 = Var sedan först med att avsluta ett drag i mitten.
summary-turn = Din tur
summary-turn-1 = Du måste flytta ett L: två rutor åt ett håll, en åt sidan.
summary-turn-2 = En kub i din nästa färg: du plockar den.
summary-turn-3 = En annan kub eller en tom ruta: du stannar. Din tur slutar i båda fallen.
summary-turn-4 = En tur kan vara en kedja av extradrag, men inte tillbaka till en ruta du landat på i samma tur om inget har ändrats.
summary-signs = Brickor
summary-signs-1 = Steg: en ruta, rakt. Diagonal: en ruta, diagonalt. Hopp: ett L till. Eller stanna.
summary-signs-2 = Teleport: en annan ledig teleportbricka. Eller stanna.
summary-signs-3 = Skydd: skyddar för gott alla kuber du har.
summary-theft = Stöld
summary-theft-1 = Landa på en spelare som har din nästa färg oskyddad: den är din, oskyddad.
summary-theft-2 = Offrets kort flyttas sist i raden, offrets pjäs genast till ett ledigt hörn.
summary-theft-3 = Aldrig med teleport. Du får inte landa på någon annan upptagen ruta.
summary-end = Spelets slut
summary-end-1 = Alla sju kuber, sedan mitten: du vinner genast.
summary-end-2 = Snabbspel (alternativ): den sjunde kuben vinner.
summary-end-3 = Efter 100 rundor: flest kuber, sedan flest skyddade, annars delat.
headline-end = { $did }
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
