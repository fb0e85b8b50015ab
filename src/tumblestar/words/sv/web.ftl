### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Sällskapsspel i webbläsaren, mot bottar eller med andra.
title-page = { $page } · tumblestar
skip = Hoppa till innehållet
nav-label = Sidor
nav-shelf = Spel
nav-tables = Mina bord
settings = Inställningar
settings-name = Ditt namn
settings-language = Språk
language-incomplete = Vissa texter är inte översatta än. De är på engelska.
settings-theme = Tema
settings-save = Spara
theme-system = som systemet
theme-light = ljust
theme-dark = mörkt
independence = tumblestar är ett oberoende projekt, utan koppling till dessa spels upphovspersoner eller förlag.
close = Stäng
nav-lobby = Lobby
nav-api = För program
nav-install = Installera som app
nav-friends = Med vänner
stay-on = Ställ in skärmen så att den inte släcks.

## Shelf and tables

card-seats = { $first } till { $last } spelare
card-minutes = { $first } till { $last } minuter
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = från { $age } år
play-bots = Mot bottar
play-friends = Med vänner
play-friends-how = via en länk
play-device = På den här enheten
play-device-how = den skickas runt
play-seats = Spelare
play-more = Fler alternativ
play-count =
    { $count ->
        [one] { $count } spelare
       *[other] { $count } spelare
    }
play-level = { $name }, { $stars } av 5 stjärnor
card-basis = Minuter och ålder i beskrivningen av ett spel är de som står på asken. Hur stor roll turen spelar mäter vi: hur ofta en enkel bot slår den starkaste. Minuter och eftertanke här är våra uppskattningar.
card-luck-1 = nästan ingen tur
card-luck-2 = lite tur
card-luck-3 = viss tur
card-luck-4 = mycket tur
card-luck-5 = främst tur
card-thought-1 = avkopplande
card-thought-2 = lätt eftertanke
card-thought-3 = viss eftertanke
card-thought-4 = mycket eftertanke
card-thought-5 = djup eftertanke
time-now = nyss
time-yesterday = i går
open-none = Välj en fil först.
card-seats-exactly = { $count ->
        [one] För { $count } spelare
       *[other] För { $count } spelare
    }

## New table

new-head = Nytt bord: { $game }
new-seats = Antal spelare
new-seat = Plats { $count }
new-who = Vem
new-me = jag
new-person = en annan person vid den här skärmen
new-bot = bot: { $name } { $stars }
new-bots = Om bottarna
new-bots-away = { $bots }: bara i det installerade programmet. I en webbläsare skulle de tänka för länge.
new-name = Namn
new-play = Spela
new-options = Alternativ
new-chance = Slump och rättvisa
new-chance-kind = Slag och dragningar
new-seed = Slumpfrö
new-commitment = Fingeravtryck av bordets hemliga slumpfrö:
new-salt = Ord för plats { $count }
new-salt-help = Slumpfröet är hemligt tills partiet är slut; fingeravtrycket (SHA-256) bevisar att det inte har ändrats. Om du inte litar på servern kan du lägga till valfria ord: varje slag och dragning beror då även på dem.
new-wrong = Bordet kan inte ställas i ordning än:
new-typed-nobody = Med en riktig spelplan måste en person skriva in slag och dragningar. Lägg till en.
chance-sealed = Förseglad
chance-sealed-help = Ett hemligt slumpfrö bestäms före starten. Efter partiet kan vem som helst kontrollera varje slag och dragning.
chance-seed = Från ditt eget slumpfrö
chance-seed-help = Samma slumpfrö ger samma slag och dragningar. Den som känner till det kan förutse dem; det står i spelfilen.
chance-typed = En riktig spelplan
chance-typed-help = Spela på den riktiga spelplanen och skriv in varje slag och dragning.

## Table

rows-label = Spelarnas rader; även som text.
action-turn = Vrid
action-over = Vänd
steps-label = Stega igenom partiet
step-first = Första steget
step-previous = Ett steg bakåt
step-next = Ett steg framåt
step-last = Sista steget
rules-open = Regler
rules-head = Regler för { $game }
rules-page-link = Reglerna som sida

## Campaign

star-won = Nivån klarad
star-great = Klarad med { $great } poäng eller fler
star-first = Klarad på första försöket, med nya tärningar
star-got = (tagen)
star-not = (inte tagen än)

## Check of chance

verify-head = Kontroll av slumpen
verify-open-means = Partiet kan vara rättvist, men ingen kan bevisa att slumpfröet var hemligt.
verify-older-means = Kontrollera det med den version av tumblestar som det spelades med.
verify-closed-means = Kom tillbaka när spelet är slut.
verify-false-means = Den här spelfilen har ändrats.
verify-commitment-was = Fingeravtryck
verify-seed-is = Slumpfrö
verify-how = Du behöver inte lita på den här sidan. Ladda ner spelfilen och kör ”tumblestar verify”, eller räkna själv som docs/chance.md beskriver.
verify-details = Detaljer
verify-each = Alla slag och dragningar
verify-each-some = { $most } av { $count } slag och dragningar visas här. Alla kontrollerades fram till det första felaktiga.
verify-each-right = följer av slumpfröet
verify-each-wrong = följer inte av slumpfröet
verify-each-none = inte kontrollerat
verify-draw = (dragning { $count } ur strömmen ”{ $stream }”)
verify-back = Tillbaka till bordet

## Bad news

sorry-400 = Begäran kan inte läsas
sorry-400-help = Gå tillbaka och försök igen.
sorry-403 = Det är inte tillåtet
sorry-403-help = Gå tillbaka till bordet.
sorry-404 = Här finns inget
sorry-404-help = Adressen kan vara fel, eller så är bordet raderat eller tillhör en annan spelare.
sorry-table = Det här bordet kräver en inbjudan.
sorry-table-help = Be personen som skickade dig hit om länken.
sorry-405 = Det anropet är inte möjligt
sorry-405-help = Använd knapparna på sidorna.
sorry-409 = Bordet kan inte öppnas
sorry-409-help = Det kan höra till en annan version av tumblestar. Dina andra bord berörs inte.
sorry-413 = Det är för stort
sorry-413-help = En spelfil får ha högst 1 MB text.
sorry-421 = Servern har ett annat namn
sorry-421-help = Dess ägare kan tillåta detta namn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spelet kan inte spelas nu
sorry-424-help = Rätta dess datafil och starta om tumblestar. De andra spelen fungerar ändå.
sorry-428 = Den här webbläsaren blockerar kakor
sorry-428-help = tumblestar känner igen dig på en kaka. Utan den kan du inte ha en plats eller ett bord. Din länk eller kod gäller fortfarande. Tillåt kakor för den här adressen, gå tillbaka och försök igen.
sorry-500 = Något gick fel här
sorry-500-help = Det är vårt fel. Allt du har spelat finns kvar. Ladda om sidan.
sorry-503 = Borden kan inte sparas nu
sorry-503-help = Allt som har bekräftats finns kvar. Ladda om sidan senare.
sorry-home = Till spelen
sorry-401 = Lösenord krävs
sorry-401-help = Gå till spelen för att ange det.
sorry-429 = För många anrop
sorry-429-help = Inget är förlorat. Vänta lite och försök sedan igen.
work-busy = Servern är för upptagen för att räkna ut det nu. Försök igen om { $seconds } s.

## Password

door-head = Kom in
door-about = Servern kräver ett lösenord. Den som bjöd in dig kan det.
door-password = Lösenord
door-enter = Gå in
door-wrong = Fel lösenord. Efter några försök måste du vänta.

## Together

new-friend = en vän, via länk
new-together = Klocka, chatt och åskådare
new-clock = Klocka
new-clock-help = Varje spelares första tur tas inte på tid. Klockorna står stilla medan servern är nere.
clock-turn-help = När tiden för en tur är ute spelar en bot klart den.
clock-bank-help = En spelare vars tid tar slut förlorar.
bad-clock = Det finns ingen sådan klocka. Välj en i listan.
local-head = Länkarna fungerar bara på den här datorn
local-why = På varje enhet betyder adressen { $host } själva enheten. En väns telefon skulle leta efter spelet på sig själv.
local-do = För att spela med vänner på ditt nät: starta om tumblestar med detta kommando och ett eget lösenord:
local-then = Öppna sedan datorns nätadress, till exempel { $example }, och skapa bordet där. Dess länkar kräver inget lösenord.
link-copy = Kopiera länken
link-copied = Kopierad.
host-head = Värdens inställningar
host-chat = Fri chatt
host-chat-help = Snabbfraser är alltid tillåtna.
host-watchers = Åskådare
host-watchers-help = Personer som har deras länk får titta på. De ser det spelarna ser och kan inte chatta.
host-listed = Visas i lobbyn
host-listed-help = Alla på servern kan se bordet där, ta en ledig plats och titta på det avslutade partiet.

## The installable app

install-head = tumblestar som app
install-about = Som app öppnas tumblestar i ett eget fönster. Den tar mindre än 1 MB.
install-do = Installera
install-ways = Eller på webbläsarens eget sätt:
install-chrome = Chrome och Edge: ”Installera” i adressfältet eller menyn.
install-ios = iPhone och iPad: Dela, sedan ”Lägg till på hemskärmen”.
install-mac = Safari på Mac: ”Lägg till i Dock” på menyn Arkiv.
install-firefox = Firefox på Android: ”Installera” i menyn.
install-not = Webbläsare installerar bara från en https-adress. Be den som driver servern att ställa in TLS (docs/hosting.md).
offline-head = Ingen anslutning
offline-about = Servern kan inte nås. Dina bord finns kvar. Sidan kommer tillbaka av sig själv.
offline-again = Försök igen nu
result-share = Dela resultatet
result-save = Spara som bild
