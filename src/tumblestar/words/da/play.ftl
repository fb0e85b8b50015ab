### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Din tur · { $game }
title-over = Spillet er slut · { $game }
title-level = Bane { $count } · { $game }
title-own-level = Egen bane · { $game }

## Shelf and tables

table-open = i gang
table-over = færdigt, { $result }
list-asked = Du er inviteret til revanche
list-yours = Din tur
list-turn = Venter på { $seat }
list-won-you = Du vandt
list-won-you-to = Du vandt, { $points } mod { $others }
list-won = { $seat } vandt
list-won-to = { $seat } vandt, { $points } mod { $others }
list-tied = Uafgjort: { $seats }
list-tied-at = Uafgjort med { $points }: { $seats }
list-alone-won = vundet
list-alone-lost = ikke vundet
table-abandoned = afbrudt
table-study = fra fil, { $result }
table-study-unfinished = fra fil, ufærdigt
table-abandon = Afbryd
table-abandon-sure = Spillet slutter uden resultat. Det bliver stående blandt de færdige spil.
table-abandon-yes = Ja, afbryd det
table-delete = Slet
table-delete-sure = Det sletter bordet og dets gemte spil for altid.
table-delete-yes = Ja, slet det

## New table

new-seal-gone = Sidens forseglede startværdi er væk: serveren er genstartet, eller siden var åben for længe. Se det nye fingeraftryk, og start igen.

## Table

seat-you-named = Du ({ $name })
seats-head = Spillere
seat-rename = Navn på plads { $count }
seat-rename-open = Omdøb
seat-rename-do = Gem
status-stepping = Efter trin { $n } af { $count }:
status-study = Spilfilen slutter her, før spillet er færdigt.
actions-label = Det kan du gøre
others-label = Se tilbage, eller forlad spillet
pane-chat = Chat
pane-help = Hjælp
pane-log = Log
log-all = Alle runder
pane-menu = Menu
menu-new = Nyt spil
panes-label = Rundt om bordet
plate-you = Dig
plate-stars = bot, { $count } af 5 stjerner
plate-leads = fører
acts-skip = Spring til min tur
acts-touch = Tryk på et markeret sted.
plate-score = { $count }
plate-rank = nummer { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bekræft
action-expect = Hvad en bot forventer
expect-line = Den stærkeste bot forventer: { $line }.
expect-not-yet = Botten er ikke klar endnu. Spørg igen om nogle sekunder.
refused-expect = Det er ingens tur, eller ingen bot ved bordet tænker fremad.
refused-expect-busy = Botten tænker allerede over det.
action-takeback = Fortryd
action-takeback-far = Fortryd…
action-takeback-here = Fortryd hertil
action-takeback-ask = Bed om at fortryde
practice-head = Fortsæt som øvelse?
practice-sure = Du kan fortryde, så tit du vil, også slag og bots’ ture. Men så giver spillet ingen stjerne, tæller ikke, viser sin hemmelige startværdi og gemmes som øvelse. Slag og trækninger kommer igen i samme rækkefølge.
practice-yes = Ja, øv
practice-no = Annuller
practice-mark = Øvelse.
asked-to = { $seat } vil gerne fortryde. Er det i orden?
asked-count =
    { $count ->
        [one] 1 trin bliver fortrudt.
       *[other] { $count } trin bliver fortrudt.
    }
asked-own = Du har bedt om at fortryde. Venter på { $others }.
asked-other = { $seat } vil gerne fortryde. Venter på { $others }.
asked-yes = Sig ja
asked-no = Sig nej
asked-withdraw = Træk tilbage
action-resign = Opgiv
action-give-up = Giv op
action-rematch = Revanche
action-record = Hent spilfil
action-verify = Kontrollér fairness
luck-checked = Held kontrolleret ✓
aid-head = Hjælp mig med at vælge
aid-0 = Ingen hjælp
aid-1 = Chancer
aid-2 = Point
aid-3 = Bedste spil
aid-4 = Træner
aid-asks = Spørg, før jeg giver mere væk end
aid-amount = { NUMBER($share, style: "percent") } vinderchance
tutor-looking = Træneren ser efter…
tutor-yes = Behold det
tutor-no = Fortryd
tutor-unasked = Der blev ikke spurgt: vinderchancerne kom for sent.
help-ask = Bed om at tillade hjælp
help-end = Slut med hjælp for alle
help-asked-to = { $seat } vil gerne tillade hjælp for alle. Er det i orden?
help-asked-own = Du har bedt om at tillade hjælp for alle. Venter på { $others }.
help-asked-other = { $seat } vil gerne tillade hjælp for alle. Venter på { $others }.
refused-help = Her spiller flere personer. Hjælp ud over chancer er slået fra, medmindre alle siger ja.
odds-head = Dine valg
odds-way = Valg
odds-best = bedst
hint-win = Sejr
hint-alike = (lige så godt: { $ways })
hint-alike-more = (lige så godt: { $ways } og { $more } mere)
hint-provisional = Disse vinderchancer er foreløbige: bedre er på vej.
hint-working =
    { $count ->
        [one] 1 vinderchance mangler endnu.
       *[other] { $count } vinderchancer mangler endnu.
    }
hint-more =
    { $count ->
        [one] 1 valg mere
       *[other] { $count } valg mere
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Dig { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Bedst, vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Se spillet igennem
replay-setup = Opstilling
replay-turn = Tur { $n } af { $count }: { $name }
replay-slider = Hele spillet, trin for trin
replay-value = { $where }. Trin { $n } af { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = En tur tilbage
replay-on = En tur frem
replay-play = Afspil automatisk
replay-pace = Tempo
replay-skip = Opstillingens slutning
step-live = Tilbage til spillet
board-own = Tilbage til mit bræt
board-turn = Følg turen
seat-board = Se bræt
seat-board-of = { $name ->
        [you] Se dit bræt
       *[other] Se bræt: { $name }
    }
palette-head = Hvad skete der på det rigtige bræt?
palette-hint = Vælg, hvad der ligger der, eller skriv flere resultater nedenfor.
palette-left = { $count } tilbage
type-label = Skriv en handling
type-do = Gør det
type-hint = Brug loggens notation.
type-hint-chance = Brug loggens notation. Sæt mellemrum mellem flere resultater.
final-head = Resultat
end-decided = Det afgjorde spillet: { $part }, { $points } mod { $behind }.
end-lost =
    { $count ->
        [0] { $seat } vandt. Du blev { end-place }.
        [one] { $seat } vandt. Du blev { end-place }, 1 point efter.
       *[other] { $seat } vandt. Du blev { end-place }, { $count } point efter.
    }
end-place =
    { $place ->
        [2] nummer to
        [3] nummer tre
        [4] nummer fire
        [5] nummer fem
       *[other] sidst
    }
final-points = Point
final-share = Sejr
log-head = Hvad der skete
log-empty = Intet endnu.
text-head = Brættet som tekst
text-board = Brættet, felt for felt
text-state = I notation:
more-head = Mere
settings-head = Indstillinger på denne enhed
setting-speed = Fart for bots og animationer
speed-0 = Spring over
speed-1 = Hurtig
speed-2 = Rolig
setting-confirm = Spørg, før min tur slutter eller ikke kan fortrydes
confirm-again = Tryk igen for at bekræfte.
setting-gains = Vis point for mine valg
resign-head = Opgiv?
resign-sure =
    { $count ->
        [one] Spillet slutter straks, og den anden spiller vinder.
       *[other] Spillet slutter straks for alle. Du får intet, og de { $count } andre deler sejren.
    }
resign-yes = Ja, opgiv
resign-no = Spil videre
give-up-head = Giv op?
give-up-sure = Det afslutter dit forsøg.
give-up-yes = Ja, giv op
goal-head = Mål
level-name = Bane { $count }.
level-own = Egen bane.
level-next = Næste bane: { $count }
level-new = Nye terninger
level-same = Samme terninger igen
level-map = Til oversigten
line-doubt = Serveren svarer ikke. Kontrollerer forbindelsen…
line-lost = Forbindelsen er afbrudt. Prøver igen…
line-password = Serveren kræver adgangskoden igen. Dit spil er i sikkerhed.
line-password-do = Skriv adgangskoden
line-refused = Serveren afviser denne side. Åbn den på den adresse, du har fået.
line-refused-do = Åbn igen
line-table = Serveren kan ikke åbne dette bord.
line-table-do = Se hvorfor
line-many = For mange sider eller anmodninger herfra: luk nogle. Prøver igen…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Med én til?
legend-head = Symboler
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Bordet. Tryk på T for at læse det som tekst.

## Refusals of a table

refused-protocol = Dette program og serveren ({ $spoken }) bruger forskellige versioner af protokollen. Intet blev gjort. Opdatér programmet, eller indlæs siden igen. Det er nyt: { $link }
refused-limit = Det gik for hurtigt, så intet blev gjort. Prøv igen om lidt.

## Together

clock-label = { $seat ->
        [you] Din tid
       *[other] Tid: { $seat }
    }
clock-soon =
    { $count ->
        [one] 1 sekund tilbage!
       *[other] { $count } sekunder tilbage!
    }
clock-low = kun lidt tid tilbage
clock-last = sidste sekunder
title-waiting = Venter på venner · { $game }
status-waiting = { $count ->
        [0] Spillet begynder om lidt.
        [one] Spillet begynder, når den sidste plads er taget.
       *[other] Spillet begynder, når alle pladser er taget: { $count } er ledige.
    }
status-asked = Spillet begynder, når alle siger ja. { $seats ->
        [you] Dit svar mangler.
       *[other] Venter på { $seats }.
    }
presence-here = her
presence-away = væk
presence-gone = ikke her
presence-free = ledig
presence-asked = intet svar endnu
presence-preparing = endnu ikke på fuld styrke
seat-stand-in = { $name } spiller for tiden
seat-more = Mere for denne plads
seat-hand = Lad en bot spille for mig
seat-hand-do = Giv videre
seat-back = Tag min plads igen
seat-leave = Forlad pladsen
seat-send = Fjern spilleren
seat-send-hint = Pladsen er så ledig, med et nyt link.
restrict-mute = Ignorér { $name }
restrict-unmute = Ignorér ikke { $name } mere
restrict-block = Blokér { $name }
restrict-unblock = Fjern blokering af { $name }
restrict-hint = Hvis du ignorerer nogen, ser du ikke længere deres beskeder; kun du ved det. Hvis du blokerer dem, kan de ikke tage plads, skrive eller se med ved dine borde. Et spil, der er begyndt, fortsætter.
seat-leave-hint = Hvis du går, er pladsen ledig for en anden spiller. Værten får et nyt link.
seat-device = Spil på en anden enhed
people-head = Hvem mangler
invite-head = Invitér
invite-of = { $game }, op til { $count }
free-head = Venter på venner
free-hint-host = Alle åbner det samme link eller scanner koden.
free-hint = Værten har linket til de ledige pladser.
free-code = eller skriv koden
free-waiting = Venter: { $names }, { $count } ledige
free-fill = Fyld op med bots
free-start = Start med { $count }
free-more = Mere
free-hint-seats = Eller et link til hver plads:
free-bot = En bot på plads { $count }
free-bot-do = Tilføj botten
free-other = En bot eller et nyt link
link-seat = Link til plads { $count }
link-table = Link til et spil { $game }
link-watch = Link til tilskuere
link-share = Del
link-copy-short = Kopiér
link-qr = QR-kode
link-qr-label = QR-kode til linket
link-renew = Lav et nyt link; det gamle virker ikke mere
missed-asked = { $name } har været væk et stykke tid. Hvad nu?
missed-bot = Lad en bot spille videre
missed-wait = Vent
missed-end = Slut spillet
missed-count = Stemmer for at slutte spillet: { $n } af { $count }.
rematch-go = Gå til revanchen
rematch-asks = { $count ->
        [0] Du er inviteret til revanche.
       *[other] { $seats } vil gerne have revanche.
    } Er du med?
rematch-yes = Vær med
rematch-no = Nej tak
rematch-head = Venter på svar
rematch-unanswered = { $name }: intet svar endnu.
rematch-instead = Giv plads { $count } væk
chat-head = Chat
chat-none = Ingen beskeder endnu.
chat-phrases = Hurtige vendinger
chat-label = Sig noget
chat-do = Send
chat-off = Fri chat er slået fra. Du kan stadig bruge hurtige vendinger.
chat-notes = Noteret ved dette bord
setting-sound = Afspil lyde
setting-bubble = Vis chatbeskeder over brættet
setting-vibration = Vibrér
setting-pass = Bed om at give enheden videre
setting-turned = Vend billedet for spillere, der sidder overfor
pass-head = Nu er det { $name }
pass-do = Giv enheden til { $name }.
pass-taken = Jeg er { $name }
pass-unasked = Spørg ikke igen
sound-ask = Vil du spille med lyd?
sound-yes = Ja
sound-no = Nej
notify-allow = Giv besked, når det er min tur
notify-how = Din browser beder om tilladelse. Du får beskeder, mens denne side er åben, også i baggrunden.
notify-denied = Din browser blokerer beskeder fra denne adresse. Tillad dem i dens indstillinger.
notify-text = Det er din tur.
lobby-free-seat = ledig plads
table-waiting = venter på venner
