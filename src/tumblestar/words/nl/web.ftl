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
language-incomplete = Sommige teksten zijn nog niet vertaald. Ze staan in het Engels.
settings-theme = Thema
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
stay-on = Stel je scherm zo in dat het aanblijft.

## Shelf and tables

card-seats = { $first } tot { $last } spelers
card-minutes = { $first } tot { $last } minuten
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = vanaf { $age } jaar
play-bots = Tegen bots
play-friends = Met vrienden
play-friends-how = met een link
play-device = Op dit apparaat
play-device-how = je geeft het door
play-seats = Spelers
play-more = Meer opties
play-count =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
play-level = { $name }, { $stars } van 5 sterren
card-basis = De minuten en de leeftijd bij een spel zijn die van de doos. Geluk meten we: hoe vaak een eenvoudige bot de sterkste verslaat. De minuten en het denkwerk hier zijn onze schatting.
card-luck-1 = bijna geen geluk
card-luck-2 = een beetje geluk
card-luck-3 = wat geluk
card-luck-4 = veel geluk
card-luck-5 = vooral geluk
card-thought-1 = ontspannen
card-thought-2 = licht denkwerk
card-thought-3 = wat denkwerk
card-thought-4 = veel denkwerk
card-thought-5 = diep nadenken
time-now = zojuist
time-yesterday = gisteren
open-none = Kies eerst een bestand.
card-seats-exactly = { $count ->
        [one] Voor 1 speler
       *[other] Voor { $count } spelers
    }

## New table

new-head = Nieuwe tafel: { $game }
new-seats = Aantal spelers
new-seat = Plaats { $count }
new-who = Wie
new-me = ik
new-person = nog iemand aan dit scherm
new-bot = bot: { $name } { $stars }
new-bots = Over de bots
new-bots-away = { $bots }: alleen in het geïnstalleerde programma. In een browser zouden ze te lang nadenken.
new-name = Naam
new-play = Speel
new-options = Opties
new-chance = Geluk en eerlijkheid
new-chance-kind = Worpen en trekkingen
new-seed = Seed
new-commitment = Vingerafdruk van de geheime seed van deze tafel:
new-salt = Woorden voor plaats { $count }
new-salt-help = De seed blijft geheim tot het spel eindigt; zijn vingerafdruk (SHA-256) bewijst dat hij niet is veranderd. Vertrouw je deze server niet, voeg dan woorden naar keuze toe: elke worp en trekking hangt dan ook daarvan af.
new-wrong = Deze tafel kan nog niet worden klaargezet:
new-typed-nobody = Met een echt bord moet een mens de worpen en trekkingen invoeren. Voeg er een toe.
chance-sealed = Verzegeld
chance-sealed-help = Een geheime seed ligt vóór het begin vast. Na het spel kan iedereen elke worp en trekking controleren.
chance-seed = Uit je eigen seed
chance-seed-help = Dezelfde seed geeft dezelfde worpen en trekkingen. Wie hem kent, kan ze voorspellen; het spelbestand vermeldt dat.
chance-typed = Een echt bord
chance-typed-help = Speel op het echte bord en typ elke worp en trekking in.

## Table

rows-label = De rijen van de spelers; ook als tekst.
action-turn = Draai
action-over = Draai om
steps-label = Blader door het spel
step-first = Eerste stap
step-previous = Eén stap terug
step-next = Eén stap verder
step-last = Laatste stap
rules-open = Regels
rules-head = Regels van { $game }
rules-page-link = De regels als pagina

## Campaign

star-won = Level gewonnen
star-great = Gewonnen met minstens { $great } punten
star-first = Gewonnen bij de eerste poging, met nieuwe dobbelstenen
star-got = (verdiend)
star-not = (nog niet verdiend)

## Check of chance

verify-head = Controle van de eerlijkheid
verify-open-means = Het spel kan eerlijk zijn, maar niemand kan bewijzen dat de seed geheim was.
verify-older-means = Controleer het met de versie van tumblestar waarmee het is gespeeld.
verify-closed-means = Kom terug als het spel is afgelopen.
verify-false-means = Dit spelbestand is veranderd.
verify-commitment-was = Vingerafdruk
verify-seed-is = Seed
verify-how = Je hoeft deze pagina niet te vertrouwen. Download het spelbestand en voer “tumblestar verify” uit, of reken het na zoals docs/chance.md beschrijft.
verify-details = Details
verify-each = Alle worpen en trekkingen
verify-each-some = Hier staan { $most } van de { $count } worpen en trekkingen. Ze zijn allemaal gecontroleerd, tot de eerste fout.
verify-each-right = volgt uit de seed
verify-each-wrong = volgt niet uit de seed
verify-each-none = niet gecontroleerd
verify-draw = (trekking { $count } van de stroom “{ $stream }”)
verify-back = Terug naar de tafel

## Bad news

sorry-400 = Dit verzoek is niet leesbaar
sorry-400-help = Ga terug en probeer het weer.
sorry-403 = Dat mag niet
sorry-403-help = Ga terug naar de tafel.
sorry-404 = Hier is niets
sorry-404-help = Het adres kan fout zijn, of de tafel is verwijderd of is van een andere speler.
sorry-table = Voor deze tafel is een uitnodiging nodig.
sorry-table-help = Vraag de link aan de persoon die je hierheen heeft gestuurd.
sorry-405 = Dit verzoek is niet mogelijk
sorry-405-help = Gebruik de knoppen op de pagina’s.
sorry-409 = Deze tafel kan niet worden geopend
sorry-409-help = Misschien hoort hij bij een andere versie van tumblestar. Je andere tafels blijven ongemoeid.
sorry-413 = Dat is te groot
sorry-413-help = Een spelbestand mag hoogstens 1 MB tekst bevatten.
sorry-421 = Deze server heeft een andere naam
sorry-421-help = De eigenaar kan deze naam toestaan: TUMBLESTAR_HOSTS=naam.
sorry-424 = Dit spel kan nu niet worden gespeeld
sorry-424-help = Verbeter het gegevensbestand en start tumblestar opnieuw. De andere spellen werken nog.
sorry-428 = Deze browser blokkeert cookies
sorry-428-help = tumblestar herkent je aan een cookie. Zonder cookie kun je geen plaats of tafel hebben. Je link of code blijft geldig. Sta cookies toe voor dit adres, ga terug en probeer het opnieuw.
sorry-500 = Hier ging iets mis
sorry-500-help = Het is onze fout. Alles wat je hebt gespeeld, is veilig. Laad de pagina opnieuw.
sorry-503 = De tafels kunnen nu niet worden opgeslagen
sorry-503-help = Alles wat is bevestigd, is veilig. Laad de pagina later opnieuw.
sorry-home = Naar de spellen
sorry-401 = Wachtwoord nodig
sorry-401-help = Ga naar de spellen om het in te voeren.
sorry-429 = Te veel verzoeken
sorry-429-help = Er is niets verloren. Wacht even en probeer het opnieuw.
work-busy = De server heeft het nu te druk om dit uit te rekenen. Probeer het over { $seconds } s opnieuw.

## Password

door-head = Kom binnen
door-about = Voor deze server is een wachtwoord nodig. De persoon die je heeft uitgenodigd, kent het.
door-password = Wachtwoord
door-enter = Ga binnen
door-wrong = Verkeerd wachtwoord. Na een paar pogingen moet je wachten.

## Together

new-friend = een vriend, via link
new-together = Klok, chat en kijkers
new-clock = Klok
new-clock-help = In de eerste beurt van elke speler loopt de klok niet. Klokken staan stil zolang de server uit is.
clock-turn-help = Is de tijd van een beurt om, dan maakt een bot hem af.
clock-bank-help = Is je tijd om, dan verlies je.
bad-clock = Zo’n klok is er niet. Kies er een uit de lijst.
local-head = Links werken alleen op deze computer
local-why = Op elk apparaat betekent het adres { $host } dat apparaat zelf. De telefoon van een vriend zou het spel bij zichzelf zoeken.
local-do = Om met vrienden op je netwerk te spelen, herstart je tumblestar met dit commando en een eigen wachtwoord:
local-then = Open dan het netwerkadres van deze computer, zoals { $example }, en maak de tafel daar. De links vragen geen wachtwoord.
link-copy = Kopieer de link
link-copied = Gekopieerd.
host-head = Instellingen van de gastheer
host-chat = Vrije chat
host-chat-help = Snelle zinnen mogen altijd.
host-watchers = Kijkers
host-watchers-help = Mensen met de kijklink mogen toekijken. Ze zien wat spelers zien en kunnen niet chatten.
host-listed = Zichtbaar in de lobby
host-listed-help = Iedereen op deze server ziet de tafel daar, kan een vrije plaats nemen en het afgelopen spel bekijken.

## The installable app

install-head = tumblestar als app
install-about = Als app opent tumblestar in een eigen venster. De app neemt minder dan 1 MB in.
install-do = Installeer
install-ways = Of zoals de browser het doet:
install-chrome = Chrome en Edge: “Installeren” in de adresbalk of het menu.
install-ios = iPhone en iPad: Deel, dan “Zet op beginscherm”.
install-mac = Safari op een Mac: “Voeg toe aan Dock” in het menu Archief.
install-firefox = Firefox op Android: “Installeren” in het menu.
install-not = Browsers installeren alleen vanaf een https-adres. Vraag de beheerder van deze server om TLS in te stellen (docs/hosting.md).
offline-head = Geen verbinding
offline-about = De server is niet bereikbaar. Je tafels zijn veilig. Deze pagina komt vanzelf terug.
offline-again = Probeer het nu weer
result-share = Deel het resultaat
result-save = Bewaar als plaatje
