### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Din tur · { $game }
title-over = Spelet är slut · { $game }
title-level = Nivå { $count } · { $game }
title-own-level = Egen nivå · { $game }

## Shelf and tables

table-open = pågår
table-over = avslutat, { $result }
list-asked = Du är inbjuden till revansch
list-yours = Din tur
list-turn = Väntar på { $seat }
list-won-you = Du vann
list-won-you-to = Du vann, { $points } mot { $others }
list-won = { $seat } vann
list-won-to = { $seat } vann, { $points } mot { $others }
list-tied = Lika: { $seats }
list-tied-at = Lika på { $points }: { $seats }
list-alone-won = vunnet
list-alone-lost = inte vunnet
table-abandoned = avbrutet
table-study = från fil, { $result }
table-study-unfinished = från fil, oavslutat
table-abandon = Avbryt partiet
table-abandon-sure = Partiet slutar utan resultat. Det finns kvar bland de avslutade.
table-abandon-yes = Ja, avbryt det
table-delete = Radera
table-delete-sure = Bordet och det sparade partiet raderas för gott.
table-delete-yes = Ja, radera det

## New table

new-seal-gone = Det hemliga slumpfröet för den här sidan är borta: servern startades om, eller så var sidan öppen för länge. Kontrollera det nya fingeravtrycket och börja sedan om.

## Table

seat-you-named = Du ({ $name })
seats-head = Spelare
seat-rename = Namn på plats { $count }
seat-rename-open = Byt namn
seat-rename-do = Spara
status-stepping = Efter steg { $n } av { $count }:
status-study = Spelfilen slutar här, innan partiet är slut.
actions-label = Vad du kan göra
others-label = Se tillbaka eller lämna
pane-chat = Chatt
pane-help = Hjälp
pane-log = Logg
log-all = Alla rundor
pane-menu = Meny
menu-new = Nytt parti
panes-label = Runt bordet
plate-you = Du
plate-stars = bot, { $count } av 5 stjärnor
plate-leads = leder
acts-skip = Hoppa till min tur
acts-touch = Tryck på en markerad plats.
plate-score = { $count }
plate-rank = plats { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bekräfta
action-expect = Vad en bot väntar sig
expect-line = Den starkaste boten väntar sig: { $line }.
expect-not-yet = Boten är inte redo än. Fråga igen om några sekunder.
refused-expect = Ingen är på tur, eller så tänker ingen bot vid bordet framåt.
refused-expect-busy = Boten tänker redan på detta.
action-takeback = Ångra
action-takeback-far = Ångra…
action-takeback-here = Ångra hit
action-takeback-ask = Be att få ångra
practice-head = Fortsätta som övning?
practice-sure = Du kan ångra så ofta du vill, även slag och bottars turer. Men då ger partiet ingen stjärna, räknas inte, visar sitt hemliga slumpfrö och sparas som övning. Slag och dragningar upprepas i samma ordning.
practice-yes = Ja, öva
practice-no = Avbryt
practice-mark = Övning.
asked-to = { $seat } vill ångra. Går du med på det?
asked-count =
    { $count ->
        [one] { $count } steg ångras.
       *[other] { $count } steg ångras.
    }
asked-own = Du har bett att få ångra. Väntar på { $others }.
asked-other = { $seat } vill ångra. Väntar på { $others }.
asked-yes = Gå med på det
asked-no = Avböj
asked-withdraw = Dra tillbaka
action-resign = Ge upp
action-give-up = Ge upp
action-rematch = Revansch
action-record = Ladda ner spelfilen
action-verify = Kontrollera slumpen
luck-checked = Slumpen kontrollerad ✓
aid-head = Hjälp mig välja
aid-0 = Ingen hjälp
aid-1 = Odds
aid-2 = Poäng
aid-3 = Bästa val
aid-4 = Handledare
aid-asks = Fråga innan jag ger bort mer än
aid-amount = { NUMBER($share, style: "percent") } vinstchans
tutor-looking = Handledaren tittar…
tutor-yes = Behåll
tutor-no = Ångra
tutor-unasked = Spelat utan fråga: vinstchanserna kom för sent.
help-ask = Be om hjälp för alla
help-end = Avsluta hjälpen för alla
help-asked-to = { $seat } vill tillåta hjälp för alla. Går du med på det?
help-asked-own = Du har bett om att tillåta hjälp för alla. Väntar på { $others }.
help-asked-other = { $seat } vill tillåta hjälp för alla. Väntar på { $others }.
refused-help = Flera personer spelar här. Tips utöver oddsen är avstängda om inte alla går med på dem.
odds-head = Dina val
odds-way = Val
odds-best = bäst
hint-win = Seger
hint-alike = (lika bra: { $ways })
hint-alike-more = (lika bra: { $ways } och { $more } till)
hint-provisional = De här vinstchanserna är grova uppskattningar: bättre kommer snart.
hint-working =
    { $count ->
        [one] { $count } vinstchans är kvar att räkna ut.
       *[other] { $count } vinstchanser är kvar att räkna ut.
    }
hint-more =
    { $count ->
        [one] { $count } val till
       *[other] { $count } val till
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Du { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Bäst, vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Spela upp partiet
replay-setup = Förberedelser
replay-turn = Tur { $n } av { $count }: { $name }
replay-slider = Hela partiet, steg för steg
replay-value = { $where }. Steg { $n } av { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = En tur bakåt
replay-on = En tur framåt
replay-play = Spela automatiskt
replay-pace = Hastighet
replay-skip = Förberedelsernas slut
step-live = Tillbaka till spelet
board-own = Tillbaka till min spelplan
board-turn = Följ turen
seat-board = Se spelplanen
seat-board-of = { $name ->
        [you] Se din spelplan
       *[other] Se spelplanen: { $name }
    }
palette-head = Vad hände på den riktiga spelplanen?
palette-hint = Välj vad som ligger där, eller skriv flera resultat nedan.
palette-left = { $count } kvar
type-label = Skriv ett drag
type-do = Utför
type-hint = Skriv på samma sätt som i loggen.
type-hint-chance = Skriv på samma sätt som i loggen. Sätt blanksteg mellan flera resultat.
final-head = Resultat
end-decided = Det som avgjorde: { $part }, { $points } mot { $behind }.
end-lost =
    { $count ->
        [0] { $seat } vann. Du kom på { end-place }.
        [one] { $seat } vann. Du kom på { end-place }, { $count } poäng efter.
       *[other] { $seat } vann. Du kom på { end-place }, { $count } poäng efter.
    }
end-place =
    { $place ->
        [2] andra plats
        [3] tredje plats
        [4] fjärde plats
        [5] femte plats
       *[other] sista plats
    }
final-points = Poäng
final-share = Seger
log-head = Vad som har hänt
log-empty = Inget än.
text-head = Spelplanen som text
text-board = Spelplanen, ruta för ruta
text-state = I notation:
more-head = Mer
settings-head = Inställningar på den här enheten
setting-speed = Fart på bottar och animationer
speed-0 = Hoppa över
speed-1 = Snabb
speed-2 = Lugn
setting-confirm = Fråga innan min tur är slut eller något inte kan ångras
confirm-again = Tryck igen för att bekräfta.
setting-gains = Visa poängen för mina val
resign-head = Ge upp?
resign-sure =
    { $count ->
        [one] Spelet slutar genast, och den andra spelaren vinner.
       *[other] Spelet slutar genast för alla. Du får ingenting, och de { $count } andra delar på segern.
    }
resign-yes = Ja, ge upp
resign-no = Fortsätt spela
give-up-head = Ge upp?
give-up-sure = Det avslutar ditt försök.
give-up-yes = Ja, ge upp
goal-head = Mål
level-name = Nivå { $count }.
level-own = Egen nivå.
level-next = Nästa nivå: { $count }
level-new = Nya tärningar
level-same = Samma tärningar igen
level-map = Till kartan
line-doubt = Servern svarar inte. Kontrollerar anslutningen…
line-lost = Anslutningen bröts. Försöker igen…
line-password = Servern behöver sitt lösenord igen. Ditt parti finns kvar.
line-password-do = Ange lösenordet
line-refused = Servern avvisar den här sidan. Öppna den på adressen du fick.
line-refused-do = Öppna igen
line-table = Servern kan inte öppna det här bordet.
line-table-do = Se varför
line-many = För många sidor eller anrop härifrån: stäng några. Försöker igen…
legend-more = Med en till?
legend-head = Symboler
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Bordet. Tryck på T för att läsa det som text.

## Refusals of a table

refused-protocol = Programmet och servern ({ $spoken }) använder olika versioner av protokollet. Inget gjordes. Uppdatera programmet, eller ladda om sidan. Vad som har ändrats: { $link }
refused-limit = Det gick för fort, så inget gjordes. Försök igen om en stund.

## Together

clock-label = { $seat ->
        [you] Din tid
       *[other] Tid, { $seat }
    }
clock-soon =
    { $count ->
        [one] { $count } sekund kvar!
       *[other] { $count } sekunder kvar!
    }
clock-low = bara lite tid kvar
clock-last = sista sekunderna
title-waiting = Väntar på vänner · { $game }
status-waiting = { $count ->
        [0] Partiet börjar strax.
        [one] Partiet börjar när den sista platsen är tagen.
       *[other] Partiet börjar när alla platser är tagna: { $count } är lediga.
    }
status-asked = Partiet börjar när alla har sagt ja. { $seats ->
        [you] Ditt svar behövs.
       *[other] Väntar på { $seats }.
    }
presence-here = här
presence-away = borta
presence-gone = inte här
presence-free = ledig
presence-asked = inget svar än
presence-preparing = ännu inte i full styrka
seat-stand-in = { $name } spelar så länge
seat-more = Mer för platsen
seat-hand = Låt en bot spela för mig
seat-hand-do = Överlåt
seat-back = Återta min plats
seat-leave = Lämna platsen
seat-send = Avvisa spelaren
seat-send-hint = Platsen blir då ledig, med en ny länk.
restrict-mute = Tysta { $name }
restrict-unmute = Sluta tysta { $name }
restrict-block = Blockera { $name }
restrict-unblock = Sluta blockera { $name }
restrict-hint = Om du tystar någon ser du inte längre den personens meddelanden; bara du vet det. Den du blockerar kan inte ta plats, skriva eller titta på vid dina bord. Ett påbörjat parti fortsätter.
seat-leave-hint = Om du lämnar platsen blir den ledig för en annan spelare. Värden får en ny länk.
seat-device = Spela på en annan enhet
people-head = Vem som saknas
invite-head = Bjud in
invite-of = { $game }, upp till { $count }
free-head = Väntar på vänner
free-hint-host = Alla öppnar samma länk eller skannar koden.
free-hint = Värden har länken till de lediga platserna.
free-code = eller skriv koden
free-waiting = Väntar: { $names }, { $count } lediga
free-fill = Fyll på med bottar
free-start = Starta med { $count }
free-more = Mer
free-hint-seats = Eller en länk till varje plats:
free-bot = En bot på plats { $count }
free-bot-do = Lägg till boten
free-other = En bot, eller en ny länk
link-seat = Länk till plats { $count }
link-table = Länk till ett parti { $game }
link-watch = Länk för åskådare
link-share = Dela
link-copy-short = Kopiera
link-qr = QR-kod
link-qr-label = QR-kod för länken
link-renew = Skapa en ny länk; den gamla slutar fungera
missed-asked = { $name } har varit borta ett tag. Vad gör vi?
missed-bot = Låt en bot spela vidare
missed-wait = Vänta
missed-end = Avsluta partiet
missed-count = Röster för att avsluta partiet: { $n } av { $count }.
rematch-go = Gå till revanschen
rematch-asks = { $count ->
        [0] Du är inbjuden till revansch.
       *[other] { $seats } vill ha revansch.
    } Är du med?
rematch-yes = Jag är med
rematch-no = Nej tack
rematch-head = Väntar på svar
rematch-unanswered = { $name }: inget svar än.
rematch-instead = Ge bort plats { $count }
chat-head = Chatt
chat-none = Inga meddelanden än.
chat-phrases = Snabbfraser
chat-label = Säg något
chat-do = Skicka
chat-off = Fri chatt är avstängd. Du kan fortfarande använda snabbfraser.
chat-notes = Noterat vid bordet
setting-sound = Spela ljud
setting-bubble = Visa chattmeddelanden över spelplanen
setting-vibration = Vibrera
setting-pass = Be om att enheten skickas vidare
setting-turned = Vänd bilden för spelare som sitter mittemot
pass-head = { $name } är på tur
pass-do = Skicka enheten till { $name }.
pass-taken = Jag är { $name }
pass-unasked = Fråga inte igen
sound-ask = Spela med ljud?
sound-yes = Ja
sound-no = Nej
notify-allow = Säg till när det är min tur
notify-how = Webbläsaren frågar om tillåtelse. Du får aviseringar medan sidan är öppen, även i bakgrunden.
notify-denied = Webbläsaren blockerar aviseringar från den här adressen. Tillåt dem i dess inställningar.
notify-text = Det är din tur.
lobby-free-seat = ledig plats
table-waiting = väntar på vänner
