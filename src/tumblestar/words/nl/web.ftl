### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Bordspellen in de browser, tegen bots of met anderen.
title-page = { $page } · tumblestar
skip = Naar de inhoud
nav-label = Pagina’s
nav-shelf = Spellen
nav-tables = Mijn tafels
settings = Instellingen
settings-name = Je naam
settings-language = Taal
language-incomplete = Sommige teksten zijn nog niet vertaald, en staan in het Engels.
settings-theme = Weergave
settings-save = Bewaar
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
independence = tumblestar is een onafhankelijk project, zonder band met de auteurs of uitgevers van deze spellen.
close = Sluit
nav-lobby = Lobby
nav-api = Voor programma’s
nav-install = Installeer als app
nav-friends = Met vrienden
stay-on = Stel je scherm zo in dat het aan blijft.

## Shelf and tables

card-seats = { $first } tot { $last } spelers
card-minutes = { $first } tot { $last } minuten
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = vanaf { $age } jaar
play-bots = Tegen bots
play-friends = Met vrienden
play-friends-how = via een link
play-device = Op dit apparaat
play-device-how = het gaat rond
play-seats = Spelers
play-more = Meer opties
play-count = { $count } spelers
play-level = { $name }, { $stars } van vijf sterren
card-basis = Op het blad van een spel staan minuten en leeftijd zoals op de doos. Geluk is gemeten: hoe vaak een eenvoudige bot de sterkste verslaat. Minuten en denkwerk hier zijn ons oordeel.
card-luck-1 = nauwelijks geluk
card-luck-2 = weinig geluk
card-luck-3 = wat geluk
card-luck-4 = veel geluk
card-luck-5 = heel veel geluk
card-thought-1 = geen moeite
card-thought-2 = een beetje denken
card-thought-3 = wat denkwerk
card-thought-4 = veel denkwerk
card-thought-5 = diep nadenken
time-now = zojuist
time-yesterday = gisteren
open-none = Er is geen bestand gekozen.
card-seats-exactly = { $count ->
        [one] Voor één speler
       *[other] Voor { $count } spelers
    }

## New table

new-head = Nieuwe tafel: { $game }
new-seats = Hoeveel spelers?
new-seat = Plaats { $count }
new-who = Wie
new-me = ik
new-person = nog iemand aan dit scherm
new-bot = bot: { $name } { $stars }
new-bots = Over de bots
new-bots-away = { $bots }: alleen in het geïnstalleerde programma, want in een browser denken ze te lang na.
new-name = Naam
new-play = Speel
new-options = Opties
new-chance = Toeval en eerlijkheid
new-chance-kind = Waar het toeval vandaan komt
new-seed = Seed
new-commitment = Toezegging voor de geheime seed van deze tafel:
new-salt = Salt van plaats { $count }
new-salt-help = De seed blijft geheim tot het spel eindigt; de toezegging, de SHA-256 ervan, bewijst dat hij niet verandert. Vertrouw je deze server niet, voeg dan als salt eigen woorden toe: die werken door in elke uitkomst.
new-wrong = Deze tafel kan nog niet worden klaargezet:
new-typed-nobody = Een echt bord heeft iemand nodig die intypt wat het toeval doet.
chance-sealed = Verzegeld
chance-sealed-help = Een geheime seed, vóór de start toegezegd. Na afloop kan iedereen elke uitkomst controleren.
chance-seed = Uit een seed van jou
chance-seed-help = Zelfde seed, zelfde voorbereiding. Wie hem kent, kan het voorspellen: het verslag vermeldt dat.
chance-typed = Een echt bord
chance-typed-help = Je legt het echte bord klaar en typt in wat waar ligt.

## Table

rows-label = De rijen van de spelers; ook als tekst.
action-turn = Draai
action-over = Spiegel
steps-label = Blader door het spel
step-first = Eerste gebeurtenis
step-previous = Eén gebeurtenis terug
step-next = Eén gebeurtenis verder
step-last = Laatste gebeurtenis
rules-open = Regels
rules-head = Regels van { $game }
rules-page-link = De regels als pagina

## Campaign

star-won = Level gewonnen
star-great = Gewonnen met { $great } of meer punten
star-first = Gewonnen bij de eerste poging, met nieuwe dobbelstenen
star-got = (verdiend)
star-not = (nog niet verdiend)

## Check of chance

verify-head = Controle van het geluk
verify-open-means = Het spel kan eerlijk zijn, maar het is niet te bewijzen dat niemand iets vooraf wist.
verify-older-means = Controleer het met de versie van tumblestar waarmee het is gespeeld.
verify-closed-means = Kom terug als het spel is afgelopen.
verify-false-means = Iemand heeft dit verslag veranderd.
verify-commitment-was = Toezegging
verify-seed-is = Seed
verify-how = Je hoeft deze pagina niet te vertrouwen: download het verslag en draai “tumblestar verify”, of reken het na zoals docs/chance.md beschrijft.
verify-details = Bijzonderheden
verify-each = Elke uitkomst
verify-each-some = Hier staan { $most } van { $count } uitkomsten; alle zijn gecontroleerd tot de eerste foute.
verify-each-right = volgt uit de seed
verify-each-wrong = volgt niet uit de seed
verify-each-none = niet gecontroleerd
verify-draw = (trekking { $count } van de stroom “{ $stream }”)
verify-back = Terug naar de tafel

## Bad news

sorry-400 = Dat is niet leesbaar
sorry-400-help = Ga terug en probeer het weer.
sorry-403 = Dat mag niet
sorry-403-help = Ga terug naar de tafel.
sorry-404 = Hier is niets
sorry-404-help = Misschien is het adres fout, of is de tafel verwijderd of van iemand anders.
sorry-table = Voor deze tafel is een uitnodiging nodig.
sorry-table-help = Vraag de link aan wie je hierheen stuurde.
sorry-405 = Dit verzoek kan niet
sorry-405-help = Gebruik de knoppen van de pagina’s.
sorry-409 = Deze tafel kan niet open
sorry-409-help = Misschien hoort hij bij een andere versie van tumblestar. Je andere tafels blijven ongemoeid.
sorry-413 = Dat is te groot
sorry-413-help = Een verslag is hoogstens een megabyte tekst.
sorry-421 = Deze server heeft een andere naam
sorry-421-help = De eigenaar kan deze naam toestaan: TUMBLESTAR_HOSTS=naam.
sorry-424 = Dit spel kan nu niet worden gespeeld
sorry-424-help = Verbeter het gegevensbestand en herstart tumblestar; de andere spellen gaan door.
sorry-428 = Deze browser blokkeert cookies
sorry-428-help = tumblestar herkent je aan een cookie. Zonder cookie kan geen plaats en geen tafel van jou zijn. Er is niets verbruikt. Sta cookies toe voor dit adres, ga terug en probeer het opnieuw.
sorry-500 = Hier ging iets mis
sorry-500-help = Het ligt aan ons. Wat is gespeeld, is bewaard; laad de pagina opnieuw.
sorry-503 = De tafels kunnen nu niet worden opgeslagen
sorry-503-help = Niets wat is bevestigd, gaat verloren. Laad de pagina later opnieuw.
sorry-home = Naar de spellen
sorry-401 = Wachtwoord nodig
sorry-401-help = Ga naar de spellen om het te geven.
sorry-429 = Te veel verzoeken
sorry-429-help = Wacht even en probeer het weer; er gaat niets verloren.
work-busy = Er wordt nu te veel uitgerekend. Probeer het over { $seconds } s weer.

## Password

door-head = Kom binnen
door-about = Deze server vraagt een wachtwoord. Wie je uitnodigde, kent het.
door-password = Wachtwoord
door-enter = Ga binnen
door-wrong = Verkeerd wachtwoord. Na een paar pogingen moet je wachten.

## Together

new-friend = een vriend, via link
new-together = Klok, chat en gasten
new-clock = Klok
new-clock-help = In ieders eerste beurt loopt de klok niet, en klokken staan stil als de server uit is.
clock-turn-help = Is de tijd van een beurt om, dan maakt een bot hem af.
clock-bank-help = Wie geen tijd meer heeft, verliest.
bad-clock = Zo’n klok is er niet.
local-head = Links werken alleen op deze computer
local-why = Het adres { $host } betekent overal “dit apparaat zelf”: de telefoon van een vriend zou het spel bij zichzelf zoeken.
local-do = Om met vrienden op je netwerk te spelen, herstart je tumblestar met dit commando en een eigen wachtwoord:
local-then = Open dan het netwerkadres van deze computer, zoals { $example }, en maak de tafel daar. De links vragen geen wachtwoord.
link-copy = Kopieer de link
link-copied = Gekopieerd.
host-head = Instellingen van de gastheer
host-chat = Vrije chat
host-chat-help = Snelle zinnen mogen altijd.
host-watchers = Kijkers
host-watchers-help = Wie hun link heeft, mag toekijken, ziet wat spelers zien, en kan niet chatten.
host-listed = Zichtbaar in de lobby
host-listed-help = Iedereen op deze server ziet daar de tafel, kan vrije plaatsen nemen, en het afgelopen spel bekijken.

## The installable app

install-head = tumblestar als app
install-about = Geïnstalleerd opent tumblestar in een eigen venster en neemt minder dan een megabyte in.
install-do = Installeer
install-ways = Of zoals de browser het doet:
install-chrome = Chrome en Edge: “Installeren” in de adresbalk of het menu.
install-ios = iPhone en iPad: Deel, dan “Zet op beginscherm”.
install-mac = Safari op een Mac: “Voeg toe aan Dock” in het menu Archief.
install-firefox = Firefox op Android: “Installeren” in het menu.
install-not = Browsers installeren alleen vanaf een https-adres. Vraag wie deze server beheert om TLS in te stellen (docs/hosting.md).
offline-head = Geen verbinding
offline-about = De server is niet bereikbaar. Je tafels zijn veilig; deze pagina komt vanzelf terug.
offline-again = Probeer het nu weer
result-share = Deel het resultaat
result-save = Bewaar als plaatje
