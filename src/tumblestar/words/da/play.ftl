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
list-asked = Du spørges, om du vil spille igen
list-yours = Din tur
list-turn = Tur: { $seat }
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
table-abandon-sure = Spillet ender uden resultat. Det bliver blandt de færdige spil.
table-abandon-yes = Ja, afbryd det
table-delete = Slet
table-delete-sure = Bordet og dets optegnelse er så væk for altid.
table-delete-yes = Ja, slet det

## New table

new-seal-gone = Den lovede startværdi er væk: Serveren er genstartet, eller siden var åben længe. Se det nye segl, og start igen.

## Table

seat-you-named = Du ({ $name })
seats-head = Spillere
seat-rename = Navn på plads { $count }
seat-rename-open = Omdøb
seat-rename-do = Gem
status-stepping = Efter hændelse { $n } af { $count }:
status-study = Optegnelsen ender her, ufærdig.
actions-label = Det kan du gøre
others-label = Se tilbage, og gå
pane-chat = Chat
pane-help = Hjælp
pane-log = Log
log-all = Alle runder
pane-menu = Menu
menu-new = Nyt spil
panes-label = Rundt om bordet
plate-you = Dig
plate-stars = bot, { $count } af fem stjerner
plate-leads = fører
acts-skip = Spring til min tur
acts-touch = Tryk på et lys.
plate-score = { $count }
plate-rank = plads { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bekræft
action-expect = Hvad forventer botten?
expect-line = Den stærkeste bot forventer: { $line }.
expect-not-yet = Botten er ikke klar endnu. Spørg igen om nogle sekunder.
refused-expect = Intet at forvente: Ingen skal handle, eller ingen bot ved bordet ser frem.
refused-expect-busy = Botten tænker allerede over det.
action-takeback = Fortryd
action-takeback-far = Fortryd…
action-takeback-here = Fortryd hertil
action-takeback-ask = Bed om at fortryde
practice-head = Fortsæt som øvelse?
practice-sure = Du må gå tilbage, så tit du vil, også forbi tilfældighed og bots. Men så giver spillet ingen stjerne og tæller ikke, startværdien er åben, og optegnelsen siger det. Tilfældigheden er som før.
practice-yes = Ja, øv
practice-no = Nej, lad være
practice-mark = Øvelse.
asked-to = { $seat } vil gerne fortryde. Er det i orden?
asked-count = Hændelser, der fortrydes: { $count }.
asked-own = Du har bedt om at fortryde. Venter på { $others }.
asked-other = { $seat } vil gerne fortryde. Venter på { $others }.
asked-yes = Sig ja
asked-no = Sig nej
asked-withdraw = Træk tilbage
action-resign = Opgiv
action-give-up = Giv op
action-rematch = Revanche
action-record = Hent optegnelsen
action-verify = Kontrollér tilfældigheden
luck-checked = Held kontrolleret ✓
aid-head = Hjælp mig med at vælge
aid-0 = Intet
aid-1 = Chancer
aid-2 = Point
aid-3 = Bedste spil
aid-4 = Træner
aid-asks = Spørg før det, der koster mere end
aid-amount = { NUMBER($share, style: "percent") } af sejren
tutor-looking = Træneren ser efter…
tutor-yes = Behold det
tutor-no = Fortryd
tutor-unasked = Spillet uden at spørge: Vinderchancerne kom for sent.
help-ask = Bed de andre tillade hjælp
help-end = Fortsæt uden hjælp til nogen
help-asked-to = { $seat } vil gerne have hjælp tilladt for alle. Er det i orden?
help-asked-own = Du har bedt om hjælp til alle. Venter på { $others }.
help-asked-other = { $seat } vil gerne have hjælp tilladt for alle. Venter på { $others }.
refused-help = Her spiller flere personer: Hjælp ud over chancer er slået fra, til alle siger ja.
odds-head = Veje videre
odds-way = Vej
odds-best = bedst
hint-win = Sejr
hint-alike = (lige så godt: { $ways })
hint-alike-more = (lige så godt: { $ways } og { $more } mere)
hint-provisional = Vurderingen er ikke klar: Disse vinderchancer er grove.
hint-working = Vinderchancer, der mangler at blive regnet ud: { $count }.
hint-more = Flere veje: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Dig { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Bedst, vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Vinderchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Se spillet igennem
replay-setup = Opstilling
replay-turn = Tur { $n } af { $count }: { $name }
replay-slider = Hele spillet, hændelse for hændelse
replay-value = { $where }. Hændelse { $n } af { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Én tur tilbage
replay-on = Én tur frem
replay-play = Afspil af sig selv
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
palette-head = Hvad skete på det rigtige bræt?
palette-hint = Vælg, hvad der ligger der, eller skriv flere nedenfor.
palette-left = { $count } tilbage
type-label = Skriv en handling
type-do = Gør det
type-hint = I notation, som i forløbet.
type-hint-chance = I notation; flere udfald med mellemrum.
final-head = Resultat
end-decided = Det afgjorde spillet: { $part }, { $points } mod { $behind }.
end-lost =
    { $count ->
        [0] { $seat } vandt. Du fik en { end-place }.
        [one] { $seat } vandt. Du fik en { end-place }, ét point efter.
       *[other] { $seat } vandt. Du fik en { end-place }, { $count } point efter.
    }
end-place =
    { $place ->
        [2] andenplads
        [3] tredjeplads
        [4] fjerdeplads
        [5] femteplads
       *[other] sidsteplads
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
speed-1 = Rask
speed-2 = Rolig
setting-confirm = Bekræft det, der slutter min tur eller ikke kan fortrydes
confirm-again = Tryk igen for at bekræfte.
setting-gains = Vis point på det, jeg kan vælge
resign-head = Opgiv?
resign-sure =
    { $count ->
        [one] Spillet slutter straks, og den anden spiller vinder.
       *[other] Spillet slutter straks for alle. Du får intet, og de { $count } andre deler sejren.
    }
resign-yes = Ja, opgiv
resign-no = Nej, spil videre
give-up-head = Giv op?
give-up-sure = Så er dette forsøg slut.
give-up-yes = Ja, giv op
goal-head = Mål
level-name = Bane { $count }.
level-own = Egen bane.
level-next = Næste bane: { $count }
level-new = Nye terninger
level-same = Samme terninger igen
level-map = Til oversigten
line-doubt = Serveren svarer ikke. Forbindelsen kontrolleres.
line-lost = Forbindelsen er afbrudt; prøver igen.
line-password = Serveren beder om adgangskoden igen. Dit spil er gemt.
line-password-do = Skriv adgangskoden
line-refused = Serveren afviser denne side. Åbn den fra den adresse, du har fået.
line-refused-do = Åbn igen
line-table = Serveren kan ikke åbne dette bord.
line-table-do = Se hvorfor
line-many = For mange sider eller anmodninger herfra: Luk nogle. Prøver igen.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Med én til?
legend-head = Hvad tegnene betyder
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Spillets bord. Tryk T for at få det som tekst.

## Refusals of a table

refused-protocol = Dette program taler en anden version af protokollen end serveren ({ $spoken }). Intet blev gjort; opdatér programmet, eller indlæs siden igen. Hvad der er ændret: { $link }
refused-limit = Det gik for hurtigt. Intet blev gjort; prøv igen om lidt.

## Together

clock-label = { $seat ->
        [you] Din tid
       *[other] Tid: { $seat }
    }
clock-soon = { $count } sekunder tilbage!
clock-low = lidt tid tilbage
clock-last = sidste sekunder
title-waiting = Venter på venner · { $game }
status-waiting = { $count ->
        [0] Spillet begynder straks.
        [one] Spillet begynder, når alle pladser er taget. Endnu fri: { $count }.
       *[other] Spillet begynder, når alle pladser er taget. Endnu fri: { $count }.
    }
status-asked = Spillet begynder, når alle har sagt ja. { $seats ->
        [you] Dit svar mangler.
       *[other] Mangler at svare: { $seats }.
    }
presence-here = her
presence-away = væk
presence-gone = ikke her
presence-free = fri
presence-asked = intet svar endnu
presence-preparing = ikke i fuld styrke endnu
seat-stand-in = { $name } spiller for tiden
seat-more = Mere for denne plads
seat-hand = Lad en bot spille for mig
seat-hand-do = Giv videre
seat-back = Spil selv videre
seat-leave = Forlad pladsen
seat-send = Send væk fra pladsen
seat-send-hint = Pladsen er så fri, med et nyt link.
restrict-mute = Ignorér { $name }
restrict-unmute = Ignorér ikke { $name } mere
restrict-block = Blokér { $name }
restrict-unblock = Fjern blokering af { $name }
restrict-hint = Ignorerer du nogen, ser du ikke deres beskeder; kun du ved det. De, du blokerer, kan ikke sidde, skrive eller se med ved dine borde; et spil, der er begyndt, fortsætter.
seat-leave-hint = Går du, er pladsen fri for en anden; værten får et nyt link.
seat-device = Spil på en anden enhed
people-head = Hvem mangler
invite-head = Invitér
invite-of = { $game }, op til { $count }
free-head = Venter på venner
free-hint-host = Alle åbner det samme link eller scanner dette.
free-hint = Værten har linket til de frie pladser.
free-code = eller skriv koden
free-waiting = Venter: { $names }, { $count } fri
free-fill = Fyld op med bots
free-start = Start med { $count }
free-more = Mere
free-hint-seats = Eller et link til hver plads:
free-bot = En bot på plads { $count }
free-bot-do = Indsæt botten
free-other = En bot eller et nyt link
link-seat = Link til plads { $count }
link-table = Link til et spil { $game }
link-watch = Link til tilskuere
link-share = Del
link-copy-short = Kopiér
link-qr = QR-kode
link-qr-label = QR-kode til linket
link-renew = Lav et nyt link; det gamle virker ikke mere
missed-asked = { $name } er væk. Hvad nu?
missed-bot = Lad en bot spille videre
missed-wait = Vent
missed-end = Slut spillet
missed-count = Stemmer for at slutte spillet: { $n } af { $count }.
rematch-go = Gå til revanchen
rematch-asks = { $count ->
        [0] Der ønskes revanche.
        [one] Revanche ønskes af { $seats }.
       *[other] Revanche ønskes af { $seats }.
    } Er du med?
rematch-yes = Vær med
rematch-no = Nej tak
rematch-head = Venter på svar
rematch-unanswered = { $name }: intet svar endnu.
rematch-instead = Giv plads { $count } til en anden
chat-head = Chat
chat-none = Intet sagt endnu.
chat-phrases = Hurtige vendinger
chat-label = Sig noget
chat-do = Send
chat-off = Fri chat er slået fra; hurtige vendinger er tilbage.
chat-notes = Noteret ved dette bord
setting-sound = Lyde
setting-bubble = Chatbeskeder over brættet
setting-vibration = Vibration
setting-pass = Bed om at give enheden videre
setting-turned = Vend billedet for dem, der sidder overfor
pass-head = Nu er det { $name }
pass-do = Giv enheden til { $name }.
pass-taken = Jeg er { $name }
pass-unasked = Spørg ikke igen
sound-ask = Spil med lyd?
sound-yes = Ja
sound-no = Nej
notify-allow = Giv besked, når det er min tur
notify-how = Din browser beder om lov. Beskederne kommer, mens denne side er åben, også bag andre.
notify-denied = Din browser blokerer beskeder fra denne adresse; dens indstillinger kan tillade dem.
notify-text = Det er din tur.
lobby-free-seat = fri plads
table-waiting = venter på venner
