### The words of Twisty in Swedish. Arguments as in en/twisty.ftl, which explains them.
### A cube stands with “en”: “en röd kub”.

## The game

game-name = Twisty
game-tagline = En kapplöpning i springardrag, med tjuvar.
game-by = av Faouzi Boughida, Djeco
game-about = Plocka 7 kuber, en i varje färg, i dina korts ordning. Du flyttar som springaren i schack. Specialbrickor låter dig flytta igen eller skyddar dina kuber mot tjuvar. När du har alla 7 kuber gäller det att nå mitten först.

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
        [none] Alla 7 kuber: nu till mitten.
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
        [step] 1 ruta, rakt
        [diagonal] 1 ruta, diagonalt
        [leap] ett L till
       *[teleport] en annan ledig teleportbricka
    }
leads-on = Där ligger en { counter-name } som ger ett extradrag.
leads-nowhere = Där ligger en { counter-name } som inte ger något extradrag nu.
protects =
    { $count ->
        [0] Skyddsbrickan där har inget nytt att skydda.
        [one] Skyddsbrickan där skyddar { $count } kub till.
       *[other] Skyddsbrickan där skyddar { $count } kuber till.
    }
also-collected = Kuben där plockas också: { $under }.
turn-ends = Din tur är slut.

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
did-land-centre = { moves-to }, mitten. Utan alla 7 kuber händer inget.
did-land-cube = { moves-to }. Där ligger en { cube }, som blir kvar: färgen är inte nästa.
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
        [you] Du når mitten med alla 7 kuber och vinner!
       *[other] { $seat } når mitten med alla 7 kuber och vinner!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Du har alla 7 kuber och vinner!
       *[other] { collects-there }. { $seat } har alla 7 kuber och vinner!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Du har alla 7 kuber och vinner!
       *[other] { steals-there }. { $seat } har alla 7 kuber och vinner!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Du vinner!
       *[other] { steals-there }. { also-collected } { $seat } vinner!
    }
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
would-land-centre = Flytta till mitten. Utan alla 7 kuber händer inget. { turn-ends }
would-land-cube = Flytta till { $square }. Där ligger en { cube }, inte din nästa färg. { turn-ends }
would-collect = Flytta till { $square } och plocka en { cube }. { next-goal }
would-land-spent = Flytta till { $square }. { leads-nowhere }
would-land-counter = Flytta till { $square }. Du får flytta igen: { extra-move }.
would-protect = Flytta till { $square }. { protects } { turn-ends }
would-steal-there = Flytta till { $square } och stjäl en { cube } från { $victim }, som sedan väljer ett hörn.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Flytta till mitten med alla 7 kuber: du vinner!
would-win-seventh = Flytta till { $square } och plocka en { cube }, din sjunde: du vinner!
would-win-steal = Flytta till { $square } och stjäl en { cube } från { $victim }, din sjunde: du vinner!
would-win-steal-collect = Flytta till { $square } och stjäl en { cube } från { $victim }. { also-collected } Du vinner!
would-stay = Stanna på { $square }. { turn-ends }
would-skip = Stå över denna tur: du har inget L.
would-corner = Gå till hörnet { $square }.
would-resign = Ge upp: du får ingenting, och de andra spelarna delar på segern.

## Status

status-setup = Förberedelser
status-move =
    { $seat ->
        [you] Din tur: flytta ett L. { next-goal }
       *[other] { $seat } flyttar. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Din tur: du har alla 7 kuber. Nå mitten.
       *[other] { $seat } flyttar och har alla 7 kuber.
    }
status-move-skip =
    { $seat ->
        [you] Din tur: stå över den, för du har inget L.
       *[other] { $seat } har inget L och står över denna tur.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Din tur: flytta 1 ruta rakt, eller stanna.
            [diagonal] Din tur: flytta 1 ruta diagonalt, eller stanna.
            [leap] Din tur: flytta ett L till, eller stanna.
           *[teleport] Din tur: flytta till en annan ledig teleportbricka, eller stanna.
        }
       *[other] { $seat } får flytta igen och väljer.
    }
status-extra-stay =
    { $seat ->
        [you] Din tur: du har inget extradrag. Stanna för att avsluta den.
       *[other] { $seat } har inget extradrag och avslutar denna tur.
    }
status-robbed =
    { $seat ->
        [you] { $thief } stal en { cube } från dig. Välj ett ledigt hörn.
       *[other] { $seat } blev av med en { cube } och väljer ett hörn.
    }
status-corners =
    { $seat ->
        [you] Din tur: välj ett ledigt hörn att börja på.
       *[other] { $seat } väljer ett hörn att börja på.
    }
status-over-won =
    { $seat ->
        [you] Du vann!
       *[other] { $seat } vann!
    }
status-over-shared =
    { $seats ->
        [you] { $seats } delade på segern!
       *[other] { $seats } delade på segern.
    }
status-over-rounds-won =
    { $seat ->
        [you] Du ledde efter 100 rundor och vann!
       *[other] { $seat } ledde efter 100 rundor och vann!
    }
status-over-rounds-shared =
    { $seats ->
        [you] { $seats } stod lika efter 100 rundor och delade på segern!
       *[other] { $seats } stod lika efter 100 rundor och delade på segern.
    }
status-type-counter = Vilken bricka ligger på { $square }?
status-type-card = { $seat }: vilken färg har kort { $count }?
status-type-card-all = Alla: vilken färg har kort { $count }?
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
refused-TY-2-2 = En pjäs måste börja på ett ledigt hörn: a1, g1, a7 eller g7. Välj ett där ingen pjäs står.
refused-TY-2-3 = Det kortet finns redan i raden. Välj en färg som saknas.
refused-TY-2-4 = Det här bordet har ingen sådan plats. Välj en annan.
refused-TY-3-1 = Det är inget L. Flytta 2 rutor åt ett håll, sedan 1 åt sidan.
refused-TY-3-1-stay = Du kan inte stanna: varje tur börjar med ett L. Välj en markerad ruta.
refused-TY-3-5 = Brickan under din pjäs leder inte dit. Gör dess extradrag, eller stanna.
refused-TY-3-6 = En teleportbricka leder bara till en annan teleportbricka. Välj en ledig, eller stanna.
refused-TY-3-7 = Du kan inte stjäla den kuben: den är skyddad. Välj en annan ruta.
refused-TY-3-9 = Du kan inte teleportera till en upptagen ruta. Välj en ledig teleportbricka, eller stanna.
refused-TY-3-10 = Du kan inte landa där igen denna tur: inget har ändrats sedan sist. Välj en annan ruta, eller stanna.
refused-TY-4-1 = Du får landa på en pjäs bara för att stjäla. Den spelaren har inte din nästa färg. Välj en annan ruta.
refused-TY-4-4 = Efter en stöld måste din pjäs gå till ett ledigt hörn: a1, g1, a7 eller g7. Välj ett där ingen pjäs står.
refused-TY-5-1 = Spelet är slut. Stega igenom det, eller spela igen.
refused-TY-5-2 = Du har alla 7 kuber och ingen nästa färg att stjäla. Välj en ruta utan pjäs.

## Options

option-short_game = Snabbspel
option-short_game-help = Du vinner så snart du har 7 kuber, utan att gå till mitten.
option-same_order = Samma ordning för alla
option-same_order-help = Alla spelare plockar färgerna i samma ordning.
option-chosen_corners = Välj ditt hörn
option-chosen_corners-help = Spelarna väljer i turordning, när de har sett spelplanen och korten. Annars lottas hörnen.
option-take_under = Plocka kuben under
option-take_under-help = Efter en stöld plockar du även kuben på samma ruta, om den nu är din nästa färg.
option-first = Vem börjar
option-first-help = Lottas, eller spelaren på den plats du väljer.
option-first-0 = lottas
option-first-seat = plats { $count }

## The board in text

picture-label = Twistys spelplan med 7 gånger 7 rutor, finns även som text.
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
points-protected = Skyddade kuber

## Rules

rules-intro = { game-about } Twisty är för 2 till 4 spelare. Allt är öppet, och efter förberedelserna avgör ingen slump.
rules-page = Välj en markerad ruta med mus eller tangentbord. Peka på en ruta för att läsa vad som skulle hända. I en kedja väljer du ett drag i taget; ”Stanna” avslutar din tur. Vill du spela på en riktig spelplan skriver du in förberedelserna: brickor, kort, startspelare och hörn. Vissa delar av det riktiga spelet har vi fått gissa.{$reconstruction} Om du äger det kan du rätta dem i en datafil, box.toml.

rules-TY-1 = Innehåll
rule-TY-1-1 = Spelplanen har 7 gånger 7 rutor. Det finns 4 pjäser med var sin ägarbricka och 4 serier med 7 färgkort (★ ■ ▲ ●).
rule-TY-1-2 = Av de 44 träbrickorna är 28 kuber, 4 i var och en av 7 färger.{$review} De andra 16 är specialbrickor av 5 sorter. Steg: 1 ruta vågrätt eller lodrätt. Diagonal: 1 ruta diagonalt. Hopp: ett L till. Teleport: till en annan teleportbricka. Skydd: skyddar dina kuber.
rule-TY-1-3 = De 16 specialbrickorna är 3 steg-, 3 diagonal-, 3 hopp-, 4 teleport- och 3 skyddsbrickor.{$reconstruction}
rule-TY-1-4 = Färgerna är röd, orange, gul, grön, blå, lila och rosa.{$reconstruction} Bara gul är säker.

rules-TY-2 = Förberedelser
rule-TY-2-1 = Lägg ut alla 44 brickor slumpvis med framsidan upp, 1 på varje ruta utom mitten och de 4 hörnen. Använd alla 44 oavsett antalet spelare.
rule-TY-2-2 = Lotta ut ett eget hörn till varje spelare att börja på. Alternativ: spelarna väljer hörn i turordning, när de har sett spelplanen och korten.
rule-TY-2-3 = Blanda din serie och lägg ut den öppet i en rad. Plocka färgerna i denna ordning, från vänster till höger. Alternativ: alla spelare har samma ordning.{$review}
rule-TY-2-4 = Den yngsta spelaren börjar; här väljer värden, eller så lottas det.{$ruling} Spelet går medurs. Allt är öppet.

rules-TY-3 = Din tur
rule-TY-3-1 = Flytta din pjäs ett L: 2 rutor åt ett håll, sedan 1 åt sidan. Den hoppar över allt som ligger emellan.{$review} Du måste flytta.
rule-TY-3-2 = Om du landar på en tom ruta stannar din pjäs där. Hörnen är vanliga tomma rutor, och det är även mitten tills du har alla 7 kuber.{$ruling}
rule-TY-3-3 = Om du landar på en kub i din nästa färg plockar du den. Det sker automatiskt.{$ruling} Rutan är sedan tom, och din tur är slut.
rule-TY-3-4 = Om du landar på någon annan kub plockar du den inte. Din pjäs delar rutan med den.
rule-TY-3-5 = Om du landar på en steg-, diagonal-, hopp- eller teleportbricka stannar du eller gör dess extradrag. Efter det landar du igen, så en tur kan vara en kedja av drag. Specialbrickor ligger kvar på spelplanen hela spelet.{$ruling}
rule-TY-3-6 = Från en teleportbricka får du flytta till vilken annan teleportbricka som helst där ingen pjäs står.
rule-TY-3-7 = Om du landar på en skyddsbricka blir alla dina kuber skyddade för gott. Det sker automatiskt.{$ruling} Kuber du får senare är inte skyddade förrän du landar på en skyddsbricka igen.
rule-TY-3-8 = En bricka verkar när du landar på den, inte när du börjar din tur på den.{$ruling}
rule-TY-3-9 = Du får landa på en annan pjäs bara för att stjäla: med L, steg, diagonal eller hopp, aldrig med teleport.
rule-TY-3-10 = Regelboken sätter ingen gräns för kedjor. Men du får inte landa på en ruta igen i samma tur om du inte har plockat, stulit eller skyddat något sedan dess.{$ruling}
rule-TY-3-11 = Om du inte kan flytta ett L står du över din tur.{$ruling} Det är ovanligt.
rule-TY-3-12 = Din tur fortsätter bara från en steg-, diagonal-, hopp- eller teleportbricka; varje annan landning avslutar den.{$ruling}

rules-TY-4 = Stöld
rule-TY-4-1 = Du får landa på en annan spelares pjäs bara om spelaren har din nästa färg oskyddad. Den landningen är en stöld.{$ruling}
rule-TY-4-2 = Lägg den stulna kuben under ditt kort i den färgen. Den är oskyddad.
rule-TY-4-3 = Offret flyttar sitt kort i den färgen längst till höger i sin rad och skjuter ihop de andra. Kort med kuber ligger alltså alltid till vänster, och det första kortet utan kub visar nästa färg.
rule-TY-4-4 = Offret flyttar genast sin pjäs till ett valfritt ledigt hörn,{$ruling} innan tjuvens tur fortsätter. Inget annat händer där. Ett hörn är alltid ledigt.
rule-TY-4-5 = Du får stjäla från en spelare på ett hörn eller i mitten, och från en spelare med alla 7 kuber.{$ruling}
rule-TY-4-6 = Efter en stöld verkar en specialbricka på rutan för dig som vanligt, men du plockar inte en kub där.{$ruling} Alternativ: du gör det, om den nu är din nästa färg.

rules-TY-5 = Seger
rule-TY-5-1 = Den spelare vinner som först avslutar ett drag i mitten (med L, steg, diagonal eller hopp) och har alla 7 kuber. Spelet slutar genast.
rule-TY-5-2 = När du har alla 7 kuber får du inte gå in på en upptagen ruta, inte ens mitten. Du har ingen nästa färg att stjäla.
rule-TY-5-3 = Om du stjäl din sjunde kub i själva mitten vinner du genast.{$ruling}
rule-TY-5-4 = Alternativet ”Snabbspel”: du vinner så snart du har 7 kuber, utan att gå till mitten.{$review}
rule-TY-5-5 = En runda är en tur per spelare; en tur man står över räknas. Efter 100 rundor slutar spelet, och spelaren med flest kuber vinner.{$ruling} Vid lika avgör flest skyddade kuber; är det fortfarande lika delas segern.{$ruling} (Annars kunde stölderna hålla på för evigt. De flesta partier tar 12 till 25 rundor.)

rules-TY-6 = Bra att veta
rule-TY-6-1 = Utan stöld blir ingen spelare klar på under 8 turer. Ensam och med perfekt spel behöver du omkring 10 turer (8 till 14).
rule-TY-6-2 = Exempel på en stöld: du har röd, blå, grön och gul i den ordningen; röd och blå är skyddade. En tjuv vars nästa färg är grön landar på dig. Du behåller röd, blå och gul. Ditt gröna kort läggs sist i din rad. Din nästa färg är den som var femte.
rule-TY-6-3 = Regelbokens exempel på en kedja: flytta ett L till en diagonalbricka. Fortsätt diagonalt till en hoppbricka. Fortsätt med ett L till, till en kub i din nästa färg. Allt detta är en enda tillåten tur.

rules-ours = Övriga tolkningar
rule-ours-1 = Om du ger upp får du ingenting, och de andra spelarna delar på segern.{$ruling}
rule-ours-2 = Förberedelserna visas i denna ordning: brickor, kort, startspelare, hörn.{$ruling}
rule-ours-3 = Rutan där din tur börjar räknas inte som en landning.{$ruling} Efter en stöld räknas inte tidigare landningar, bara rutan där du stal.{$ruling}
rule-ours-4 = Om du vinner genom en stöld slutar spelet innan offret flyttar.{$ruling}
rule-ours-5 = Den sista turen i den sista rundan spelas till slut, med sin kedja och ett offers val av hörn.{$ruling}

## What a typed text should have been

unread-start = ”{ $text }” börjar inte där pjäsen står. Börja på { $square }.
unread-counter = ”{ $text }” är ingen bricka. Skriv ett av { $kinds }.
unread-square = ”{ $text }” anger en annan ruta. Skriv nu brickan på { $square }.
unread-card = ”{ $text }” är inget kort. Skriv ”card” och ett av { $colours }.
unread-first = ”{ $text }” är ingen plats. Skriv ”first” och ett tal från 1 till { $count }.

## The score pad

pad-standing = Ställning
pad-held = Kuber
pad-held-means = Plockade eller stulna, och fortfarande kvar.
pad-safe = Skyddade kuber
pad-safe-means = De avgör om det är lika efter sista rundan (TY-5.5).
pad-home = I mitten
pad-home-means = Den spelare vinner som först avslutar ett drag där med alla 7 kuber (TY-5.1).
pad-cube = Tryck på en kub som en spelare har.
pad-player = { $count ->
        [one] { $count } kub
       *[other] { $count } kuber
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, inte plockad
pad-cube-held = { $player }: { $colour }, plockad
pad-cube-safe = { $player }: { $colour }, skyddad
pad-stolen = Ta bort: den blev stulen
pad-protect = Skydda den
pad-unprotect = Ta bort skyddet
pad-protect-all = Skydda alla kuber
pad-is-home = Vinst i mitten
pad-bad-cubes = ”{ $text }” är ingen rad med kuber. Använd varje bokstav i { $letters } högst en gång, med ”!” efter en skyddad kub.
pad-bad-home = En spelare måste ha alla 7 kuber för att vinna i mitten (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Kub: { $colour }
sign-cube-does = Om den är din nästa färg: landa på den, eller på en spelare som har den oskyddad.
sign-centre = Mitten
sign-centre-does = Var först med att avsluta ett drag här med alla 7 kuber.
sign-counter = Bricka: { $name }
sign-counter-does =
    { $counter ->
        [safety] Om du landar här blir alla dina kuber skyddade för gott. De får en mässingsram och en sköld.
       *[other] Om du landar här får du flytta igen: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Plocka din nästa färg.
sign-badge-theft = Hand
sign-badge-theft-does = Stjäl din nästa färg.
sign-badge-chain = Dubbelpil
sign-badge-chain-does = Landa på en bricka med extradrag.
sign-badge-stay = Två streck
sign-badge-stay-does = Stanna här och avsluta din tur.
sign-badge-corner = Hus
sign-badge-corner-does = Ett ledigt hörn, att börja på eller gå till efter en stöld.
sign-badge-win = Stjärna
sign-badge-win-does = Vinn spelet.
now-cube =
    { $state ->
        [safe] Tagen och skyddad för gott.
        [held] Tagen, men kan bli stulen.
        [next] Nästa i raden.
       *[later] { $count ->
            [one] { $count } annan färg kommer före.
           *[other] { $count } andra färger kommer före.
        }
    }
now-lies = På { $squares }.
now-gone = Ingen är kvar på spelplanen.
now-stealable = Finns oskyddad hos: { $seats }.
now-missing =
    { $count ->
        [0] Alla 7 kuber är tagna.
        [one] { $count } kub kvar.
       *[other] { $count } kuber kvar.
    }
now-protected =
    { $all ->
        [0] Inga kuber att skydda än.
        [one] { $count } av { $all } kub skyddad.
       *[other] { $count } av { $all } kuber skyddade.
    }

## Bots

bot-beginner-help = går efter sin nästa kub; förbiser ofta vart en kedja leder och väntar sig aldrig en stöld
bot-novice-help = väger några hundra ställningar; kan förlora upp till 32 % vinstchans per tur
bot-club-help = väger några hundra ställningar; kan förlora upp till 23 % vinstchans per tur
bot-strong-help = väger några hundra ställningar; kan förlora upp till 12 % vinstchans per tur
bot-expert-help = spelar den bästa turen av tusen ställningar, med 2 spelare av tiotusentals
bot-master-help = spelar den bästa turen av tiotusentals ställningar, med 2 spelare av hundratusentals

## What gives the win shares of a review

evaluator-search = en sökning bland { $count } ställningar för varje steg

## Kinds of chance, for statistics

chance-of-counter = Brickorna innanför kanten
mistake-corner = valde fel hörn
mistake-theft = missad stöld
mistake-cube = missad kub
mistake-stolen = inbjudan till stöld
mistake-safety = missad skyddsbricka
mistake-way = onödig omväg
mistake-open = kortare väg åt en annan
mistake-away = bort från en skyddsbricka
why-on-win = Fortsätt till { $squares } och vinn.
why-on-theft = Fortsätt till { $squares } och stjäl från { $name }.
why-on-cube = Fortsätt till { $squares } och plocka nästa kub.
why-on-safety = Fortsätt till { $squares }, en skyddsbricka.
why-on-way = Fortsätt till { $squares }.
why-stolen = På { $square } kan { $name } genast stjäla en { cube }. På den bättre rutan kan ingen spelare det.
why-away = Därifrån är det 1 tur till en skyddsbricka.
why-wanted = Den skyddar en { cube }, som { $name } behöver härnäst.
why-near = Därifrån är det 1 tur till nästa kub: { cube } på { $squares }.
why-open =
    { $better ->
        [one] { $name } behöver då 1 tur för att vinna, inte { $taken }.
       *[other] { $name } behöver då { $better } turer för att vinna, inte { $taken }.
    }
why-turns =
    { $better ->
        [one] Då tar det 1 tur till att vinna, inte { $taken }.
       *[other] Då tar det { $better } turer till att vinna, inte { $taken }.
    }

## Setting up a position

edit-turn = På tur: { $player }
edit-nothing = inget
edit-piece = pjäs: { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Kort, { $player }: { pad-player }, nästa { $colour }
edit-row-whole = Kort, { $player }: alla kuber
edit-collect = Plocka nästa kub
edit-return = Lägg tillbaka sista kuben
edit-protect = Skydda alla kuber
edit-unprotect = Skydda ingen kub
edit-next = Nästa: { $colour }

## The tutorial

tutorial-goal = Plocka 7 kuber, en i varje färg. Var sedan först till stjärnan i mitten.
tutorial-row = Under spelplanen ligger din rad med kort. Plocka färgerna från vänster till höger: röd är först.
tutorial-l = Flytta ett L: 2 rutor åt ett håll, sedan 1 åt sidan, över allt emellan. Gå till den röda kuben.
tutorial-l-orange = Det är tillåtet, men du skulle inte plocka den orange kuben: din nästa färg är röd. Gå till den röda kuben.
tutorial-l-stay = Varje tur börjar med ett L. Gå till den röda kuben.
tutorial-special = Du har den röda kuben, och Zoe har flyttat. Din nästa färg, gul, är långt bort. Specialbrickor låter dig flytta igen i samma tur.
tutorial-chain = Diagonalbrickan ger dig ett extradrag: 1 ruta diagonalt. Gå till den.
tutorial-chain-2 = Hoppbrickan ger dig ett L till. Flytta diagonalt till den.
tutorial-chain-3 = Härifrån leder ett L till den gula kuben: 3 drag i en tur. Plocka den.
tutorial-chain-stay = Det är tillåtet, men din tur skulle sluta innan du når den gula kuben. Gå till den markerade rutan.
tutorial-chain-other = Det är tillåtet, men leder bort från den gula kuben. Följ de markerade brickorna.
tutorial-safety = Du har 2 kuber som fortfarande kan bli stulna. En skyddsbricka skyddar alla kuber du har, för gott. Landa på den.
tutorial-safety-other = Det är tillåtet, men dina kuber kan fortfarande bli stulna. Gå till skyddsbrickan.
tutorial-victim = Mässingsramarna visar att din röda och din gula kub är skyddade. Zoe har blå, din nästa färg, oskyddad.
tutorial-theft = Du får landa på en annan pjäs bara för att stjäla din nästa färg. Zoe står ett L bort: stjäl hennes blå kub.
tutorial-theft-other = Det är tillåtet, men du kan stjäla en kub nu. Landa på Zoes pjäs.
tutorial-robbed = Du har den blå kuben, ännu inte skyddad. Zoes blå kort lades sist i hennes rad, och hennes pjäs gick till ett hörn som hon valde.
tutorial-danger = Några turer har gått. Din gröna kub är oskyddad, grön är Zoes nästa färg, och hon står ett L bort. Se vad som händer.
tutorial-corner = Zoe har stulit din gröna kub. Flytta nu din pjäs till ett ledigt hörn. Välj det markerade: därifrån leder ett L till en orange kub.
tutorial-corner-other = Det är tillåtet, men lektionen fortsätter från det markerade hörnet. Välj det.
tutorial-after = Ditt gröna kort är nu sist i raden, så orange är din nästa färg. Plocka den.
tutorial-kept = Du har kvar dina skyddade kuber. Landa alltså på en skyddsbricka innan någon annan spelare kommer nära.
tutorial-seventh = Spelet är nästan slut. Du har 6 kuber, och bara rosa saknas. Plocka den.
tutorial-centre = Du har alla 7 kuber. Var nu först med att avsluta ett drag på stjärnan.
tutorial-centre-other = Det är tillåtet, men mitten är ett L bort. Gå till stjärnan och vinn.
tutorial-end = Du har vunnit! Två brickor är nya: teleport flyttar dig till vilken annan ledig teleportbricka som helst, steg flyttar dig 1 ruta vågrätt eller lodrätt. Spela nu mot en lätt bot.

## Puzzles

puzzle-how-forced-win = genom fullständig sökning: det vinner mot varje försvar, och inget annat gör det inom 3 turer
puzzle-how-only-defence = genom fullständig sökning: allt annat förlorar
puzzle-theme-win-1 = vinst på 1 tur
puzzle-theme-win-2 = vinst på 2 turer
puzzle-theme-win-3 = vinst på 3 turer
puzzle-theme-save = rädda spelet
puzzle-theme-theft = stöld
puzzle-theme-chain = en kedja
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = den sista kuben
puzzle-theme-safety = skydd
puzzle-theme-corner = rätt hörn
puzzle-ask-win-1 = Hur vinner du under denna tur?
puzzle-ask-win-2 = Hur vinner du på 2 turer?
puzzle-ask-win-3 = Hur vinner du på 3 turer?
puzzle-ask-save = Hur räddar du spelet?

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Kuber i 7 färger. Under dem: steg-, diagonal-, hopp-, teleport- och skyddsbricka.
example-laid-out = Ett parti för 2 spelare efter förberedelserna, med deras rader med kort under.
example-the-l = Flytta 2 rutor åt ett håll, sedan 1 åt sidan: till f5, men inte till d6.
example-collect = Röd är din nästa färg. Du plockar den röda kuben, men inte den orange.
example-step = Från stegbrickan får du flytta 1 ruta rakt, här till den röda kuben, men inte diagonalt.
example-teleport = En teleportbricka leder bara till en annan teleportbricka.
example-safety = En skyddsbricka skyddar alla kuber du har. Du kan inte stjäla en skyddad kub.
example-no-theft-by-teleport = Du får stjäla med ett diagonalt drag, men inte med teleport.
example-not-back = Du får flytta från en stegbricka till nästa, men inte tillbaka i samma tur.
example-steal = Röd är din nästa färg. Spelare 2 har röd oskyddad, så du kan stjäla den. Spelare 3 har inte röd.
example-free-corner = Spelare 2 är offret och väljer ett ledigt hörn.
example-home = Med alla 7 kuber vinner du genom ett L till mitten. Du får inte gå in där så länge en pjäs står där.
example-hundred-rounds = Efter 100 rundor har båda spelarna 2 kuber. Spelare 1 har skyddat båda och vinner.
example-theft = Spelare 1, vars nästa färg är grön, landar på spelare 2. Spelare 2 lägger sitt gröna kort sist i sin rad.
example-chain = Ett L till en diagonalbricka, ett diagonalt drag till en hoppbricka, ett L till nästa kub: en tur.
example-begin-square = Turen började på a1. Det är ingen landning, så ett hopp får sluta där.
summary-goal = Målet
summary-goal-1 = Plocka de 7 färgerna i dina korts ordning, från vänster till höger.
summary-goal-2 = Var sedan först med att avsluta ett drag i mitten.
summary-turn = Din tur
summary-turn-1 = Du måste flytta ett L: 2 rutor åt ett håll, sedan 1 åt sidan.
summary-turn-2 = Om du landar på en kub i din nästa färg plockar du den.
summary-turn-3 = Om du landar på någon annan kub eller en tom ruta stannar du bara.
summary-turn-4 = Din tur är slut om du inte gör ett extradrag. Extradrag kan bilda en kedja. Du får inte landa på en ruta igen i samma tur om inget har ändrats.
summary-signs = Brickor
summary-signs-1 = Om du landar på en bricka får du göra dess extradrag. Steg: 1 ruta vågrätt eller lodrätt. Diagonal: 1 ruta diagonalt. Hopp: ett L till.
summary-signs-2 = Teleport: en annan ledig teleportbricka. Eller stanna.
summary-signs-3 = Skydd: skyddar alla kuber du har, för gott.
summary-theft = Stöld
summary-theft-1 = För att stjäla landar du på en spelare som har din nästa färg oskyddad. Kuben är sedan din, oskyddad.
summary-theft-2 = Offret flyttar sitt kort i den färgen sist i sin rad, och genast sin pjäs till ett valfritt ledigt hörn.
summary-theft-3 = Du får inte stjäla med teleport. Du får gå in på en upptagen ruta bara för att stjäla.
summary-end = Spelets slut
summary-end-1 = Om du avslutar ett drag i mitten med alla 7 kuber vinner du genast.
summary-end-2 = Snabbspel (alternativ): du vinner med din sjunde kub.
summary-end-3 = Efter 100 rundor vinner flest kuber; vid lika flest skyddade kuber; är det fortfarande lika delas segern.
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
