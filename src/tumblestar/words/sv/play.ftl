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
list-asked = Du är inbjuden att spela igen
list-yours = Din tur
list-turn = På tur: { $seat }
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
table-delete-sure = Bordet och dess protokoll försvinner då för gott.
table-delete-yes = Ja, radera det

## New table

new-seal-gone = Fröet som utlovades här är borta: servern startades om, eller så var sidan öppen länge. Se det nya åtagandet och börja om.

## Table

seat-you-named = Du ({ $name })
seats-head = Spelare
seat-rename = Namn på plats { $count }
seat-rename-open = Byt namn
seat-rename-do = Spara
status-stepping = Efter händelse { $n } av { $count }:
status-study = Protokollet slutar här, oavslutat.
actions-label = Vad du kan göra
others-label = Se tillbaka, och lämna
pane-chat = Chatt
pane-help = Hjälp
pane-log = Logg
log-all = Alla ronder
pane-menu = Meny
menu-new = Nytt spel
panes-label = Runt bordet
plate-you = Du
plate-stars = bot, { $count } av fem stjärnor
plate-leads = leder
acts-skip = Hoppa till min tur
acts-touch = Tryck på ett ljus.
plate-score = { $count }
plate-rank = plats { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bekräfta
action-expect = Vad väntar sig boten?
expect-line = Den starkaste boten väntar sig: { $line }.
expect-not-yet = Boten är inte redo än. Fråga igen om några sekunder.
refused-expect = Inget att vänta sig: ingen är på tur, eller så ser ingen bot vid bordet framåt.
refused-expect-busy = Boten tänker redan på detta.
action-takeback = Ta tillbaka
action-takeback-far = Ta tillbaka…
action-takeback-here = Ta tillbaka hit
action-takeback-ask = Be att få ta tillbaka
practice-head = Fortsätta som övning?
practice-sure = Du får gå tillbaka så ofta du vill, även förbi slump och bottar. Men därefter ger partiet ingen stjärna och räknas inte, fröet är öppet, och protokollet säger det. Slumpen utfaller som förut.
practice-yes = Ja, öva
practice-no = Nej, låt bli
practice-mark = Övning.
asked-to = { $seat } vill ta tillbaka. Går du med på det?
asked-count = Händelser som ångras: { $count }.
asked-own = Du har bett att få ta tillbaka. Väntar på: { $others }.
asked-other = { $seat } vill ta tillbaka. Väntar på: { $others }.
asked-yes = Gå med på det
asked-no = Avböj
asked-withdraw = Dra tillbaka
action-resign = Ge upp
action-give-up = Ge upp
action-rematch = Revansch
action-record = Ladda ned protokollet
action-verify = Kontrollera slumpen
luck-checked = Slumpen kontrollerad ✓
aid-head = Hjälp mig välja
aid-0 = Inget
aid-1 = Odds
aid-2 = Poäng
aid-3 = Bästa spel
aid-4 = Handledare
aid-asks = Fråga före det som kostar mer än
aid-amount = { NUMBER($share, style: "percent") } av segern
tutor-looking = Handledaren tittar…
tutor-yes = Behåll
tutor-no = Ångra
tutor-unasked = Spelat utan fråga: vinstandelarna kom för sent.
help-ask = Be de andra att tillåta hjälp
help-end = Fortsätt utan hjälp för alla
help-asked-to = { $seat } vill att hjälp tillåts för alla. Går du med på det?
help-asked-own = Du har bett om hjälp för alla. Väntar på: { $others }.
help-asked-other = { $seat } vill att hjälp tillåts för alla. Väntar på: { $others }.
refused-help = Flera personer spelar här: annan hjälp än odds är avstängd om inte alla går med på den.
odds-head = Sätt att fortsätta
odds-way = Sätt
odds-best = bäst
hint-win = Seger
hint-alike = (lika bra: { $ways })
hint-alike-more = (lika bra: { $ways } och { $more } till)
hint-provisional = Värderaren är inte redo: dessa vinstandelar är grova.
hint-working = Vinstandelar kvar att räkna ut: { $count }.
hint-more = Fler sätt: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Du { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Bäst, vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Vinstchans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Gå igenom partiet
replay-setup = Förberedelser
replay-turn = Tur { $n } av { $count }: { $name }
replay-slider = Hela partiet, händelse för händelse
replay-value = { $where }. Händelse { $n } av { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = En tur bakåt
replay-on = En tur framåt
replay-play = Spela upp
replay-pace = Takt
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
palette-hint = Välj vad som ligger där, eller skriv flera nedan.
palette-left = { $count } kvar
type-label = Skriv ett drag
type-do = Utför
type-hint = I notation, som i loggen.
type-hint-chance = I notation; flera utfall med blanksteg emellan.
final-head = Resultat
end-decided = Det som avgjorde: { $part }, { $points } mot { $behind }.
end-lost =
    { $count ->
        [0] { $seat } vann. Du kom på { end-place }.
        [one] { $seat } vann. Du kom på { end-place }, en poäng efter.
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
log-head = Vad som hänt
log-empty = Inget än.
text-head = Spelplanen som text
text-board = Spelplanen, ruta för ruta
text-state = I notation:
more-head = Mer
settings-head = Inställningar på denna enhet
setting-speed = Fart på bottar och animationer
speed-0 = Hoppa över
speed-1 = Rask
speed-2 = Lugn
setting-confirm = Bekräfta det som avslutar min tur eller inte kan tas tillbaka
confirm-again = Tryck igen för att bekräfta.
setting-gains = Visa poängen på det jag kan välja
resign-head = Ge upp?
resign-sure =
    { $count ->
        [one] Spelet slutar genast, och den andra spelaren vinner.
       *[other] Spelet slutar genast för alla. Du får ingenting, och de { $count } andra delar på segern.
    }
resign-yes = Ja, ge upp
resign-no = Nej, spela vidare
give-up-head = Ge upp?
give-up-sure = Detta försök är då slut.
give-up-yes = Ja, ge upp
goal-head = Mål
level-name = Nivå { $count }.
level-own = Egen nivå.
level-next = Nästa nivå: { $count }
level-new = Nya tärningar
level-same = Samma tärningar igen
level-map = Till kartan
line-doubt = Servern svarar inte. Anslutningen kontrolleras.
line-lost = Anslutningen bröts; försöker igen.
line-password = Servern frågar efter lösenordet igen. Ditt parti är sparat.
line-password-do = Ange lösenordet
line-refused = Servern avvisar denna sida. Öppna den på adressen du fick.
line-refused-do = Öppna igen
line-table = Servern kan inte öppna detta bord.
line-table-do = Se varför
line-many = För många sidor eller anrop härifrån: stäng några. Försöker igen.
legend-more = Med en till?
legend-head = Vad tecknen betyder
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Spelets bord. Tryck på T för att få det som text.

## Refusals of a table

refused-protocol = Detta program talar en annan version av protokollet än servern ({ $spoken }). Inget gjordes; uppdatera programmet, eller ladda om sidan. Vad som har ändrats: { $link }
refused-limit = Det gick för fort. Inget gjordes; försök igen om en stund.

## Together

clock-label = { $seat ->
        [you] Din tid
       *[other] Tid, { $seat }
    }
clock-soon = { $count } sekunder kvar!
clock-low = lite tid kvar
clock-last = sista sekunderna
title-waiting = Väntar på vänner · { $game }
status-waiting = { $count ->
        [0] Partiet börjar strax.
       *[other] Partiet börjar när alla platser är tagna. Lediga än: { $count }.
    }
status-asked = Partiet börjar när alla har sagt ja. { $seats ->
        [you] Ditt svar saknas.
       *[other] Har inte svarat: { $seats }.
    }
presence-here = här
presence-away = borta
presence-gone = inte här
presence-free = ledig
presence-asked = inget svar än
presence-preparing = inte i full styrka än
seat-stand-in = { $name } spelar så länge
seat-more = Mer för denna plats
seat-hand = Låt en bot spela för mig
seat-hand-do = Överlåt
seat-back = Spela själv igen
seat-leave = Lämna denna plats
seat-send = Avvisa från denna plats
seat-send-hint = Platsen blir då ledig, med en ny länk.
restrict-mute = Tysta { $name }
restrict-unmute = Sluta tysta { $name }
restrict-block = Blockera { $name }
restrict-unblock = Sluta blockera { $name }
restrict-hint = Att tysta döljer någons meddelanden för dig; bara du vet det. De du blockerar kan inte sitta, skriva eller titta på vid dina bord; ett påbörjat parti fortsätter.
seat-leave-hint = Lämnar du platsen blir den ledig för någon annan; värden får en ny länk.
seat-device = Spela på en annan enhet
people-head = Vem som saknas
invite-head = Bjud in
invite-of = { $game }, upp till { $count }
free-head = Väntar på vänner
free-hint-host = Alla öppnar samma länk, eller skannar detta.
free-hint = Värden har länken till de lediga platserna.
free-code = eller skriv koden
free-waiting = Väntar: { $names }, { $count } lediga
free-fill = Fyll på med bottar
free-start = Börja med { $count }
free-more = Mer
free-hint-seats = Eller en länk för varje plats:
free-bot = En bot på plats { $count }
free-bot-do = Placera boten
free-other = En bot, eller en ny länk
link-seat = Länk till plats { $count }
link-table = Länk till ett parti { $game }
link-watch = Länk för åskådare
link-share = Dela
link-copy-short = Kopiera
link-qr = QR-kod
link-qr-label = Länkens QR-kod
link-renew = Skapa en ny länk; den gamla slutar fungera
missed-asked = { $name } är borta. Vad nu?
missed-bot = Låt en bot spela vidare
missed-wait = Vänta
missed-end = Avsluta partiet
missed-count = Röster för att avsluta partiet: { $n } av { $count }.
rematch-go = Gå till revanschen
rematch-asks = { $count ->
        [0] Någon vill ha revansch.
       *[other] Vill ha revansch: { $seats }.
    } Är du med?
rematch-yes = Jag är med
rematch-no = Nej tack
rematch-head = Väntar på svar
rematch-unanswered = { $name }: inget svar än.
rematch-instead = Ge plats { $count } till någon annan
chat-head = Chatt
chat-none = Inget sagt än.
chat-phrases = Snabbfraser
chat-label = Säg något
chat-do = Skicka
chat-off = Fri chatt är av; snabbfraserna finns kvar.
chat-notes = Noterat vid bordet
setting-sound = Ljud
setting-bubble = Chattmeddelanden över spelplanen
setting-vibration = Vibration
setting-pass = Be om att enheten lämnas vidare
setting-turned = Vänd bilden för dem som sitter mittemot
pass-head = Nu är det { $name }
pass-do = Ge enheten till { $name }.
pass-taken = Jag är { $name }
pass-unasked = Fråga inte igen
sound-ask = Spela med ljud?
sound-yes = Ja
sound-no = Nej
notify-allow = Säg till när det är min tur
notify-how = Webbläsaren frågar om lov. Aviseringar kommer medan sidan är öppen, även bakom andra.
notify-denied = Webbläsaren blockerar aviseringar från denna adress; dess inställningar kan tillåta dem.
notify-text = Det är din tur.
lobby-free-seat = ledig plats
table-waiting = väntar på vänner
