### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Brætspil i browseren, mod bots eller med andre.
title-page = { $page } · tumblestar
skip = Spring til indholdet
nav-label = Sider
nav-shelf = Spil
nav-tables = Mine borde
settings = Indstillinger
settings-name = Dit navn
settings-language = Sprog
language-incomplete = Nogle tekster er ikke oversat endnu og står på engelsk.
settings-theme = Udseende
settings-save = Gem
theme-system = som systemet
theme-light = lyst
theme-dark = mørkt
independence = tumblestar er et uafhængigt projekt uden forbindelse til spillenes forfattere eller forlag.
close = Luk
nav-lobby = Lobby
nav-api = For programmer
nav-install = Installér som app
nav-friends = Med venner
stay-on = Indstil din skærm til at blive tændt.

## Shelf and tables

card-seats = { $first } til { $last } spillere
card-minutes = { $first } til { $last } minutter
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = fra { $age } år
play-bots = Mod bots
play-friends = Med venner
play-friends-how = med et link
play-device = På denne enhed
play-device-how = den går på omgang
play-seats = Spillere
play-more = Flere valg
play-count = { $count } spillere
play-level = { $name }, { $stars } af fem stjerner
card-basis = På et spils ark står minutter og alder som på æsken. Held er målt: hvor ofte en simpel bot slår den stærkeste. Minutter og tanke her er vores skøn.
card-luck-1 = næsten intet held
card-luck-2 = lidt held
card-luck-3 = noget held
card-luck-4 = meget held
card-luck-5 = rigtig meget held
card-thought-1 = ingen anstrengelse
card-thought-2 = lidt at tænke over
card-thought-3 = noget at tænke over
card-thought-4 = meget at tænke over
card-thought-5 = dybe tanker
time-now = lige nu
time-yesterday = i går
open-none = Ingen fil er valgt.
card-seats-exactly = { $count ->
        [one] For én spiller
       *[other] For { $count } spillere
    }

## New table

new-head = Nyt bord: { $game }
new-seats = Hvor mange spiller?
new-seat = Plads { $count }
new-who = Hvem
new-me = mig
new-person = en anden ved denne skærm
new-bot = bot: { $name } { $stars }
new-bots = Om botterne
new-bots-away = { $bots }: kun i det installerede program, for i en browser ville de tænke for længe.
new-name = Navn
new-play = Spil
new-options = Muligheder
new-chance = Tilfældighed og fairness
new-chance-kind = Hvor tilfældigheden kommer fra
new-seed = Startværdi
new-commitment = Segl på dette bords hemmelige startværdi:
new-salt = Salt for plads { $count }
new-salt-help = Startværdien er hemmelig, til spillet slutter; seglet, dens SHA-256, beviser, at den er uændret. Stoler du ikke på denne server, så skriv nogle ord som salt: De indgår i hvert udfald.
new-wrong = Bordet kan ikke stilles op endnu:
new-typed-nobody = Et rigtigt bræt kræver en person, der skriver tilfældets udfald ind.
chance-sealed = Forseglet
chance-sealed-help = En hemmelig startværdi, lovet før start. Efter slut kan alle kontrollere hvert udfald.
chance-seed = Fra en startværdi, du angiver
chance-seed-help = Samme startværdi, samme opstilling. Den, der kender den, kan forudse alt: Optegnelsen siger det.
chance-typed = Et rigtigt bræt
chance-typed-help = Du stiller det rigtige bræt op og skriver ind, hvad der ligger hvor.

## Table

rows-label = Spillernes rækker; også som tekst.
action-turn = Tur
action-over = Turen er slut
steps-label = Gå gennem spillet
step-first = Første hændelse
step-previous = Én hændelse tilbage
step-next = Én hændelse frem
step-last = Sidste hændelse
rules-open = Regler
rules-head = Regler for { $game }
rules-page-link = Reglerne som en side

## Campaign

star-won = Banen vundet
star-great = Vundet med { $great } eller flere point
star-first = Vundet i første forsøg, med nye terninger
star-got = (opnået)
star-not = (ikke opnået endnu)

## Check of chance

verify-head = Kontrol af held
verify-open-means = Spillet kan være fair; det kan blot ikke bevises, at ingen vidste noget.
verify-older-means = Kontrollér det med den version af tumblestar, det blev spillet med.
verify-closed-means = Kom igen, når spillet er slut.
verify-false-means = Nogen har ændret denne optegnelse.
verify-commitment-was = Segl
verify-seed-is = Startværdi
verify-how = Du behøver ikke stole på denne side: Hent optegnelsen, og kør ”tumblestar verify”, eller regn efter, som docs/chance.md beskriver.
verify-details = Detaljer
verify-each = Hvert udfald
verify-each-some = Her vises { $most } af { $count } udfald; alle er kontrolleret til det første forkerte.
verify-each-right = følger af startværdien
verify-each-wrong = følger ikke af startværdien
verify-each-none = ikke kontrolleret
verify-draw = (udtræk { $count } af strømmen ”{ $stream }”)
verify-back = Tilbage til bordet

## Bad news

sorry-400 = Det kan ikke læses
sorry-400-help = Gå tilbage, og prøv igen.
sorry-403 = Det er ikke tilladt
sorry-403-help = Gå tilbage til bordet.
sorry-404 = Her er intet
sorry-404-help = Måske er adressen forkert, eller bordet er slettet eller en andens.
sorry-table = Dette bord kræver en invitation.
sorry-table-help = Bed den, der sendte dig hertil, om linket.
sorry-405 = Den anmodning er ikke mulig
sorry-405-help = Brug knapperne på siderne.
sorry-409 = Bordet kan ikke åbnes
sorry-409-help = Måske hører det til en anden version af tumblestar. Dine andre borde er urørte.
sorry-413 = Det er for stort
sorry-413-help = En optegnelse er højst en megabyte tekst.
sorry-421 = Serveren har et andet navn
sorry-421-help = Dens ejer kan tillade dette navn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spillet kan ikke spilles nu
sorry-424-help = Ret dets datafil, og genstart tumblestar; de andre spil fortsætter.
sorry-428 = Denne browser blokerer cookies
sorry-428-help = tumblestar kender dig på en cookie. Uden den kan ingen plads og intet bord være dit. Intet er brugt. Tillad cookies for denne adresse, gå tilbage, og prøv igen.
sorry-500 = Noget gik galt her
sorry-500-help = Det er vores fejl. Det, der er spillet, er gemt; indlæs siden igen.
sorry-503 = Bordene kan ikke gemmes nu
sorry-503-help = Intet, der er bekræftet, er tabt. Indlæs siden igen senere.
sorry-home = Til spillene
sorry-401 = Adgangskode kræves
sorry-401-help = Gå til spillene for at skrive den.
sorry-429 = For mange anmodninger
sorry-429-help = Vent lidt, og prøv igen; intet er tabt.
work-busy = For meget regnes ud lige nu. Prøv igen om { $seconds } s.

## Password

door-head = Kom ind
door-about = Serveren beder om en adgangskode. Den, der inviterede dig, kender den.
door-password = Adgangskode
door-enter = Gå ind
door-wrong = Forkert adgangskode. Efter nogle forsøg må du vente.

## Together

new-friend = en ven, via link
new-together = Ur, chat og gæster
new-clock = Ur
new-clock-help = Ingens første tur er på tid, og urene står, mens serveren er nede.
clock-turn-help = Når turens tid er gået, spiller en bot den færdig.
clock-bank-help = Den, hvis tid løber ud, taber.
bad-clock = Sådan et ur findes ikke.
local-head = Links virker kun på denne computer
local-why = Adressen { $host } betyder overalt ”netop denne enhed”: En vens telefon ville lede efter spillet hos sig selv.
local-do = Vil du spille med venner på dit netværk, så genstart tumblestar med denne kommando og din egen adgangskode:
local-then = Åbn så computerens netværksadresse, som { $example }, og lav bordet der. Dets links kræver ingen adgangskode.
link-copy = Kopiér linket
link-copied = Kopieret.
host-head = Værtens indstillinger
host-chat = Fri chat
host-chat-help = Hurtige vendinger er altid tilladt.
host-watchers = Tilskuere
host-watchers-help = Den, der har deres link, kan se med, ser det, spillerne ser, og kan ikke chatte.
host-listed = Vist i lobbyen
host-listed-help = Alle på serveren ser bordet der, kan tage frie pladser og se det færdige spil.

## The installable app

install-head = tumblestar som app
install-about = Installeret åbner tumblestar i sit eget vindue og fylder under en megabyte.
install-do = Installér
install-ways = Eller på browserens egen måde:
install-chrome = Chrome og Edge: ”Installér” i adresselinjen eller menuen.
install-ios = iPhone og iPad: Del, så ”Føj til hjemmeskærm”.
install-mac = Safari på Mac: ”Føj til Dock” i menuen Arkiv.
install-firefox = Firefox på Android: ”Installér” i menuen.
install-not = Browsere installerer kun fra en https-adresse. Bed den, der driver serveren, sætte TLS op (docs/hosting.md).
offline-head = Ingen forbindelse
offline-about = Serveren kan ikke nås. Dine borde er i sikkerhed; siden kommer tilbage af sig selv.
offline-again = Prøv igen nu
result-share = Del resultatet
result-save = Gem som billede
