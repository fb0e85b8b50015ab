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
language-incomplete = Vissa texter är inte översatta än, och står på engelska.
settings-theme = Utseende
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
stay-on = Ställ in skärmen så att den förblir tänd.

## Shelf and tables

card-seats = { $first } till { $last } spelare
card-minutes = { $first } till { $last } minuter
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = från { $age } år
play-bots = Mot bottar
play-friends = Med vänner
play-friends-how = via en länk
play-device = På den här enheten
play-device-how = den går runt
play-seats = Spelare
play-more = Fler val
play-count = { $count } spelare
play-level = { $name }, { $stars } av fem stjärnor
card-basis = På ett spels blad står minuter och ålder som på asken. Tur är mätt: hur ofta en enkel bot slår den starkaste. Minuter och tanke här är vår bedömning.
card-luck-1 = nästan ingen tur
card-luck-2 = lite tur
card-luck-3 = viss tur
card-luck-4 = mycket tur
card-luck-5 = väldigt mycket tur
card-thought-1 = ingen tankemöda
card-thought-2 = lite eftertanke
card-thought-3 = viss eftertanke
card-thought-4 = mycket eftertanke
card-thought-5 = djup eftertanke
time-now = nyss
time-yesterday = i går
open-none = Ingen fil valdes.
card-seats-exactly = { $count ->
        [one] För en spelare
       *[other] För { $count } spelare
    }

## New table

new-head = Nytt bord: { $game }
new-seats = Hur många spelar?
new-seat = Plats { $count }
new-who = Vem
new-me = jag
new-person = en annan person vid denna skärm
new-bot = bot: { $name } { $stars }
new-bots = Om botarna
new-bots-away = { $bots }: bara i det installerade programmet, för i en webbläsare skulle de tänka för länge.
new-name = Namn
new-play = Spela
new-options = Alternativ
new-chance = Slump och rättvisa
new-chance-kind = Var slumpen kommer ifrån
new-seed = Frö
new-commitment = Åtagande för bordets hemliga frö:
new-salt = Salt för plats { $count }
new-salt-help = Fröet är hemligt tills spelet är slut; åtagandet, dess SHA-256, bevisar att det inte ändrats. Litar du inte på servern kan du lägga till valfria ord som salt: de påverkar varje utfall.
new-wrong = Bordet kan inte ställas i ordning än:
new-typed-nobody = En riktig spelplan kräver en person som skriver in vad slumpen gör.
chance-sealed = Förseglad
chance-sealed-help = Ett hemligt frö, utlovat före starten. Efter slutet kan vem som helst kontrollera varje utfall.
chance-seed = Från ett frö du anger
chance-seed-help = Samma frö, samma start. Den som känner till fröet kan förutse starten; så står det i protokollet.
chance-typed = En riktig spelplan
chance-typed-help = Du lägger ut det riktiga spelet och skriver in vad som ligger var.

## Table

rows-label = Spelarnas rader; även som text.
action-turn = Vrid
action-over = Vänd
steps-label = Stega igenom partiet
step-first = Första händelsen
step-previous = En händelse bakåt
step-next = En händelse framåt
step-last = Sista händelsen
rules-open = Regler
rules-head = Regler för { $game }
rules-page-link = Reglerna som sida

## Campaign

star-won = Nivån vunnen
star-great = Vunnen med { $great } poäng eller fler
star-first = Vunnen på första försöket, med nya tärningar
star-got = (tagen)
star-not = (inte tagen än)

## Check of chance

verify-head = Kontroll av turen
verify-open-means = Partiet kan vara rättvist; det kan bara inte bevisas att ingen visste.
verify-older-means = Kontrollera det med den version av tumblestar som det spelades med.
verify-closed-means = Kom tillbaka när spelet är slut.
verify-false-means = Någon har ändrat detta protokoll.
verify-commitment-was = Åtagande
verify-seed-is = Frö
verify-how = Du behöver inte lita på denna sida: ladda ned protokollet och kör ”tumblestar verify”, eller räkna själv som docs/chance.md beskriver.
verify-details = Detaljer
verify-each = Varje utfall
verify-each-some = Här visas { $most } av { $count } utfall; alla är kontrollerade fram till det första felaktiga.
verify-each-right = följer av fröet
verify-each-wrong = följer inte av fröet
verify-each-none = inte kontrollerat
verify-draw = (dragning { $count } ur strömmen ”{ $stream }”)
verify-back = Tillbaka till bordet

## Bad news

sorry-400 = Det går inte att läsa
sorry-400-help = Gå tillbaka och försök igen.
sorry-403 = Det är inte tillåtet
sorry-403-help = Gå tillbaka till bordet.
sorry-404 = Här finns inget
sorry-404-help = Adressen kan vara fel, eller bordet raderat eller någon annans.
sorry-table = Det här bordet kräver en inbjudan.
sorry-table-help = Be den som skickade dig hit om länken.
sorry-405 = Det anropet är inte möjligt
sorry-405-help = Använd knapparna på sidorna.
sorry-409 = Bordet kan inte öppnas
sorry-409-help = Det kan höra till en annan version av tumblestar. Dina andra bord berörs inte.
sorry-413 = Det är för stort
sorry-413-help = Ett protokoll är högst en megabyte text.
sorry-421 = Servern har ett annat namn
sorry-421-help = Dess ägare kan tillåta detta namn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spelet kan inte spelas nu
sorry-424-help = Rätta dess datafil och starta om tumblestar; de andra spelen fungerar.
sorry-428 = Den här webbläsaren blockerar kakor
sorry-428-help = tumblestar känner igen dig på en kaka. Utan den kan ingen plats och inget bord vara ditt. Inget har förbrukats. Tillåt kakor för den här adressen, gå tillbaka och försök igen.
sorry-500 = Något gick fel här
sorry-500-help = Det är vårt fel. Det som spelats är sparat; ladda om sidan.
sorry-503 = Borden kan inte sparas nu
sorry-503-help = Inget som bekräftats är förlorat. Ladda om sidan senare.
sorry-home = Till spelen
sorry-401 = Lösenord krävs
sorry-401-help = Gå till spelen för att ange det.
sorry-429 = För många anrop
sorry-429-help = Vänta lite och försök igen; inget är förlorat.
work-busy = För mycket räknas ut just nu. Försök igen om { $seconds } s.

## Password

door-head = Kom in
door-about = Servern frågar efter ett lösenord. Den som bjöd in dig kan det.
door-password = Lösenord
door-enter = Gå in
door-wrong = Fel lösenord. Efter några försök måste du vänta.

## Together

new-friend = en vän, via länk
new-together = Klocka, chatt och gäster
new-clock = Klocka
new-clock-help = Ingens första tur tas på tid, och klockorna står stilla medan servern är nere.
clock-turn-help = När tiden för en tur är ute spelar en bot klart den.
clock-bank-help = Den vars tid tar slut förlorar.
bad-clock = Det finns ingen sådan klocka.
local-head = Länkarna fungerar bara på denna dator
local-why = Adressen { $host } betyder ”just denna enhet” överallt: en väns telefon skulle leta efter spelet på sig själv.
local-do = För att spela med vänner på ditt nät: starta om tumblestar med detta kommando och ett eget lösenord:
local-then = Öppna sedan datorns nätadress, till exempel { $example }, och skapa bordet där. Dess länkar kräver inget lösenord.
link-copy = Kopiera länken
link-copied = Kopierad.
host-head = Värdens inställningar
host-chat = Fri chatt
host-chat-help = Snabbfraser är alltid tillåtna.
host-watchers = Åskådare
host-watchers-help = Den som har deras länk får titta på, ser det spelarna ser, och kan inte chatta.
host-listed = Visas i lobbyn
host-listed-help = Alla på servern ser bordet där, kan ta lediga platser, och kan se det avslutade partiet.

## The installable app

install-head = tumblestar som app
install-about = Installerad öppnas tumblestar i ett eget fönster och tar mindre än en megabyte.
install-do = Installera
install-ways = Eller på webbläsarens eget sätt:
install-chrome = Chrome och Edge: ”Installera” i adressfältet eller menyn.
install-ios = iPhone och iPad: Dela, sedan ”Lägg till på hemskärmen”.
install-mac = Safari på Mac: ”Lägg till i Dock” i menyn Arkiv.
install-firefox = Firefox på Android: ”Installera” i menyn.
install-not = Webbläsare installerar bara från en https-adress. Be den som kör servern att ställa in TLS (docs/hosting.md).
offline-head = Ingen anslutning
offline-about = Servern kan inte nås. Dina bord är i säkerhet; sidan kommer tillbaka av sig själv.
offline-again = Försök igen nu
result-share = Dela resultatet
result-save = Spara som bild
