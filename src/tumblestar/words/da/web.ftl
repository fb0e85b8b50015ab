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
language-incomplete = Nogle tekster er ikke oversat endnu. De står på engelsk.
settings-theme = Tema
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
stay-on = Indstil din skærm til ikke at slukke.

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
play-device-how = I giver den videre
play-seats = Spillere
play-more = Flere valg
play-count =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
play-level = { $name }, { $stars } af 5 stjerner
card-basis = Minutter og alder på et spils ark er dem fra æsken. Held måler vi: hvor ofte en simpel bot slår den stærkeste. Minutter og omtanke her er vores skøn.
card-luck-1 = næsten intet held
card-luck-2 = lidt held
card-luck-3 = noget held
card-luck-4 = meget held
card-luck-5 = næsten kun held
card-thought-1 = afslappet
card-thought-2 = let omtanke
card-thought-3 = nogen omtanke
card-thought-4 = meget omtanke
card-thought-5 = dyb omtanke
time-now = lige nu
time-yesterday = i går
open-none = Vælg først en fil.
card-seats-exactly = { $count ->
        [one] For 1 spiller
       *[other] For { $count } spillere
    }

## New table

new-head = Nyt bord: { $game }
new-seats = Antal spillere
new-seat = Plads { $count }
new-who = Hvem
new-me = mig
new-person = en anden ved denne skærm
new-bot = bot: { $name } { $stars }
new-bots = Om bots
new-bots-away = { $bots }: kun i det installerede program. I en browser ville de tænke for længe.
new-name = Navn
new-play = Spil
new-options = Varianter
new-chance = Held og fairness
new-chance-kind = Slag og trækninger
new-seed = Startværdi
new-commitment = Fingeraftryk af bordets hemmelige startværdi:
new-salt = Ord for plads { $count }
new-salt-help = Startværdien er hemmelig, til spillet slutter; dens fingeraftryk (SHA-256) beviser, at den ikke blev ændret. Stoler du ikke på denne server, så tilføj nogle ord: hvert slag og hver trækning afhænger så også af dem.
new-wrong = Bordet kan ikke stilles op endnu:
new-typed-nobody = Med et rigtigt bræt skal en person indtaste slag og trækninger. Tilføj en.
chance-sealed = Forseglet
chance-sealed-help = En hemmelig startværdi fastlægges før start. Efter spillet kan alle kontrollere hvert slag og hver trækning.
chance-seed = Fra din egen startværdi
chance-seed-help = Samme startværdi giver de samme slag og trækninger. Den, der kender den, kan forudse dem; det står i spilfilen.
chance-typed = Et rigtigt bræt
chance-typed-help = Spil på det rigtige bræt, og indtast hvert slag og hver trækning.

## Table

rows-label = Spillernes rækker; også som tekst.
action-turn = Drej
action-over = Vend
steps-label = Gå gennem spillet
step-first = Første trin
step-previous = Et trin tilbage
step-next = Et trin frem
step-last = Sidste trin
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

verify-head = Kontrol af fairness
verify-open-means = Spillet kan være fair, men ingen kan bevise, at startværdien var hemmelig.
verify-older-means = Kontrollér det med den version af tumblestar, det blev spillet med.
verify-closed-means = Kom igen, når spillet er slut.
verify-false-means = Denne spilfil er blevet ændret.
verify-commitment-was = Fingeraftryk
verify-seed-is = Startværdi
verify-how = Du behøver ikke stole på denne side. Hent spilfilen, og kør ”tumblestar verify”, eller regn efter, som docs/chance.md beskriver.
verify-details = Detaljer
verify-each = Alle slag og trækninger
verify-each-some = Her vises { $most } af { $count } slag og trækninger. Alle er kontrolleret til det første forkerte.
verify-each-right = følger af startværdien
verify-each-wrong = følger ikke af startværdien
verify-each-none = ikke kontrolleret
verify-draw = (udtræk { $count } af strømmen ”{ $stream }”)
verify-back = Tilbage til bordet

## Bad news

sorry-400 = Denne anmodning kan ikke læses
sorry-400-help = Gå tilbage, og prøv igen.
sorry-403 = Det er ikke tilladt
sorry-403-help = Gå tilbage til bordet.
sorry-404 = Her er intet
sorry-404-help = Måske er adressen forkert, eller bordet er slettet eller tilhører en anden spiller.
sorry-table = Dette bord kræver en invitation.
sorry-table-help = Bed den, der sendte dig hertil, om linket.
sorry-405 = Den anmodning er ikke mulig
sorry-405-help = Brug knapperne på siderne.
sorry-409 = Bordet kan ikke åbnes
sorry-409-help = Måske hører det til en anden version af tumblestar. Dine andre borde er urørte.
sorry-413 = Det er for stort
sorry-413-help = En spilfil må højst have 1 MB tekst.
sorry-421 = Serveren har et andet navn
sorry-421-help = Dens ejer kan tillade dette navn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spillet kan ikke spilles nu
sorry-424-help = Ret dets datafil, og genstart tumblestar. De andre spil virker stadig.
sorry-428 = Denne browser blokerer cookies
sorry-428-help = tumblestar kender dig på en cookie. Uden den kan du ikke have en plads eller et bord. Dit link eller din kode virker stadig. Tillad cookies for denne adresse, gå tilbage, og prøv igen.
sorry-500 = Noget gik galt her
sorry-500-help = Det er vores fejl. Alt, hvad du har spillet, er i sikkerhed. Indlæs siden igen.
sorry-503 = Bordene kan ikke gemmes nu
sorry-503-help = Alt, hvad der blev bekræftet, er i sikkerhed. Indlæs siden igen senere.
sorry-home = Til spillene
sorry-401 = Adgangskode kræves
sorry-401-help = Gå til spillene for at indtaste den.
sorry-429 = For mange anmodninger
sorry-429-help = Intet er tabt. Vent lidt, og prøv så igen.
work-busy = Serveren har for travlt til at regne det ud nu. Prøv igen om { $seconds } s.

## Password

door-head = Kom ind
door-about = Denne server kræver en adgangskode. Den, der inviterede dig, kender den.
door-password = Adgangskode
door-enter = Gå ind
door-wrong = Forkert adgangskode. Efter nogle forsøg må du vente.

## Together

new-friend = en ven, via link
new-together = Ur, chat og tilskuere
new-clock = Ur
new-clock-help = Hver spillers første tur er uden tid. Urene står stille, mens serveren er nede.
clock-turn-help = Når turens tid er løbet ud, spiller en bot den færdig.
clock-bank-help = En spiller, hvis tid løber ud, taber.
bad-clock = Det ur findes ikke. Vælg et fra listen.
local-head = Links virker kun på denne computer
local-why = På enhver enhed betyder adressen { $host } enheden selv. En vens telefon ville lede efter spillet hos sig selv.
local-do = Vil du spille med venner på dit netværk, så genstart tumblestar med denne kommando og din egen adgangskode:
local-then = Åbn så computerens netværksadresse, som { $example }, og lav bordet der. Dets links kræver ingen adgangskode.
link-copy = Kopiér linket
link-copied = Kopieret.
host-head = Værtens indstillinger
host-chat = Fri chat
host-chat-help = Hurtige vendinger er altid tilladt.
host-watchers = Tilskuere
host-watchers-help = Personer, der har deres link, kan se med. De ser det, spillerne ser, og kan ikke chatte.
host-listed = Vist i lobbyen
host-listed-help = Alle på denne server kan se bordet der, tage en ledig plads og se det færdige spil.

## The installable app

install-head = tumblestar som app
install-about = Som app åbner tumblestar i sit eget vindue. Den fylder under 1 MB.
install-do = Installér
install-ways = Eller på browserens egen måde:
install-chrome = Chrome og Edge: ”Installér” i adresselinjen eller menuen.
install-ios = iPhone og iPad: Del, så ”Føj til hjemmeskærm”.
install-mac = Safari på Mac: ”Føj til Dock” i menuen Arkiv.
install-firefox = Firefox på Android: ”Installér” i menuen.
install-not = Browsere installerer kun fra en https-adresse. Bed den, der driver serveren, om at sætte TLS op (docs/hosting.md).
offline-head = Ingen forbindelse
offline-about = Serveren kan ikke nås. Dine borde er i sikkerhed. Siden kommer tilbage af sig selv.
offline-again = Prøv igen nu
result-share = Del resultatet
result-save = Gem som billede
