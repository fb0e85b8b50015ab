### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Jouw beurt · { $game }
title-over = Afgelopen · { $game }
title-level = Level { $count } · { $game }
title-own-level = Eigen level · { $game }

## Shelf and tables

table-open = bezig
table-over = afgelopen, { $result }
list-asked = Je bent gevraagd om weer te spelen
list-yours = Jouw beurt
list-turn = { $seat } is aan de beurt
list-won-you = Je won
list-won-you-to = Je won, { $points } tegen { $others }
list-won = { $seat } won
list-won-to = { $seat } won, { $points } tegen { $others }
list-tied = { $seats } gelijk
list-tied-at = { $seats } gelijk met { $points }
list-alone-won = gewonnen
list-alone-lost = niet gewonnen
table-abandoned = afgebroken
table-study = uit een bestand, { $result }
table-study-unfinished = uit een bestand, niet afgelopen
table-abandon = Breek af
table-abandon-sure = Het spel eindigt zonder resultaat. Het blijft bij de afgelopen spellen.
table-abandon-yes = Ja, breek af
table-delete = Verwijder
table-delete-sure = De tafel en het verslag zijn dan voorgoed weg.
table-delete-yes = Ja, verwijder

## New table

new-seal-gone = De hier toegezegde seed is weg: de server is herstart, of de pagina stond lang open. Bekijk de nieuwe toezegging, en begin opnieuw.

## Table

seat-you-named = Jij ({ $name })
seats-head = Spelers
seat-rename = Naam van plaats { $count }
seat-rename-open = Hernoem
seat-rename-do = Bewaar
status-stepping = Na gebeurtenis { $n } van { $count }:
status-study = Dit verslag eindigt hier, niet afgelopen.
actions-label = Wat je kunt doen
others-label = Terugkijken, en weggaan
pane-chat = Chat
pane-help = Hulp
pane-log = Verloop
log-all = Alle rondes
pane-menu = Menu
menu-new = Nieuw spel
panes-label = Rond de tafel
plate-you = Jij
plate-stars = bot, { $count } van vijf sterren
plate-leads = staat voor
acts-skip = Naar mijn beurt
acts-touch = Tik op een licht.
plate-score = { $count }
plate-rank = plaats { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bevestig
action-expect = Wat verwacht de bot?
expect-line = De sterkste bot verwacht: { $line }.
expect-not-yet = De bot is nog niet klaar. Vraag het over een paar seconden weer.
refused-expect = Niets te verwachten: niemand is aan de beurt, of geen bot aan deze tafel kijkt vooruit.
refused-expect-busy = De bot denkt hier al over na.
action-takeback = Terugnemen
action-takeback-far = Terugnemen…
action-takeback-here = Neem terug tot hier
action-takeback-ask = Vraag terugname
practice-head = Verder als oefening?
practice-sure = Je mag zo vaak teruggaan als je wilt, ook voorbij toeval en bots. Maar vanaf dan levert het spel geen ster op en telt het nergens voor, de seed is open, en het verslag vermeldt het. Het toeval valt hetzelfde uit als eerst.
practice-yes = Ja, oefen
practice-no = Nee, laat het zo
practice-mark = Oefening.
asked-to = { $seat } wil graag iets terugnemen. Akkoord?
asked-count = Teruggedraaide gebeurtenissen: { $count }.
asked-own = Je hebt gevraagd om iets terug te nemen. Wachten op { $others }.
asked-other = { $seat } wil graag iets terugnemen. Wachten op { $others }.
asked-yes = Akkoord
asked-no = Weiger
asked-withdraw = Trek in
action-resign = Geef op
action-give-up = Stop ermee
action-rematch = Revanche
action-record = Download het verslag
action-verify = Controleer het toeval
luck-checked = Geluk gecontroleerd ✓
aid-head = Help me kiezen
aid-0 = Niets
aid-1 = Kansen
aid-2 = Punten
aid-3 = Beste spel
aid-4 = Tutor
aid-asks = Vraag voor wat meer kost dan
aid-amount = { NUMBER($share, style: "percent") } van de winst
tutor-looking = De tutor kijkt…
tutor-yes = Houden
tutor-no = Ongedaan maken
tutor-unasked = Zonder vraag gespeeld: de winkansen kwamen te laat.
help-ask = Vraag de anderen om hulp toe te staan
help-end = Verder zonder hulp voor allen
help-asked-to = { $seat } wil graag hulp voor allen. Akkoord?
help-asked-own = Je hebt om hulp voor allen gevraagd. Wachten op { $others }.
help-asked-other = { $seat } wil graag hulp voor allen. Wachten op { $others }.
refused-help = Hier spelen meer mensen: hulp voorbij de kansen is uit, tenzij allen akkoord gaan.
odds-head = Manieren om verder te gaan
odds-way = Manier
odds-best = beste
hint-win = Winst
hint-alike = (even goed: { $ways })
hint-alike-more = (even goed: { $ways } en nog { $more })
hint-provisional = De beoordelaar is niet klaar: deze winkansen zijn ruw.
hint-working = Winkansen nog uit te rekenen: { $count }.
hint-more = Meer manieren: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Jij { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Beste, winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Bekijk het spel terug
replay-setup = Voorbereiding
replay-turn = Beurt { $n } van { $count }: { $name }
replay-slider = Het hele spel, gebeurtenis voor gebeurtenis
replay-value = { $where }. Gebeurtenis { $n } van { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-play = Speel automatisch af
replay-pace = Tempo
replay-skip = Einde van de voorbereiding
step-live = Terug naar het spel
board-own = Terug naar mijn bord
board-turn = Volg de beurt
seat-board = Bekijk bord
seat-board-of = { $name ->
        [you] Bekijk je bord
       *[other] Bekijk bord: { $name }
    }
palette-head = Wat gebeurde er op het echte bord?
palette-hint = Kies wat daar ligt, of typ er hieronder meer.
palette-left = nog { $count }
type-label = Typ een actie
type-do = Doe het
type-hint = In notatie, zoals in het logboek.
type-hint-chance = In notatie; meer uitkomsten met spaties ertussen.
final-head = Resultaat
end-decided = Wat de doorslag gaf: { $part }, { $points } tegen { $behind }.
end-lost =
    { $count ->
        [0] { $seat } heeft gewonnen. Je bent { end-place }.
        [one] { $seat } heeft gewonnen. Je bent { end-place }, één punt erachter.
       *[other] { $seat } heeft gewonnen. Je bent { end-place }, { $count } punten erachter.
    }
end-place =
    { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] laatste
    }
final-points = Punten
final-share = Winst
log-head = Wat er gebeurde
log-empty = Nog niets.
text-head = Het bord als tekst
text-board = Het bord, veld voor veld
text-state = In notatie:
more-head = Meer
settings-head = Instellingen op dit apparaat
setting-speed = Snelheid van bots en animaties
speed-0 = Overslaan
speed-1 = Vlot
speed-2 = Rustig
setting-confirm = Bevestig wat mijn beurt beëindigt of niet terug te nemen is
confirm-again = Druk nog eens om te bevestigen.
setting-gains = Toon de punten bij wat ik kan kiezen
resign-head = Opgeven?
resign-sure =
    { $count ->
        [one] Het spel eindigt meteen, en de andere speler wint.
       *[other] Het spel eindigt meteen voor allen. Je krijgt niets, en de { $count } anderen delen de winst.
    }
resign-yes = Ja, geef op
resign-no = Nee, speel door
give-up-head = Stoppen?
give-up-sure = Deze poging is dan voorbij.
give-up-yes = Ja, stop
goal-head = Doel
level-name = Level { $count }.
level-own = Eigen level.
level-next = Volgend level: { $count }
level-new = Nieuwe dobbelstenen
level-same = Zelfde worpen opnieuw
level-map = Naar het overzicht
line-doubt = De server antwoordt niet. De verbinding wordt gecontroleerd.
line-lost = Verbinding verbroken; nieuwe poging.
line-password = Deze server vraagt het wachtwoord opnieuw. Je spel is bewaard.
line-password-do = Geef het wachtwoord
line-refused = De server weigert deze pagina. Open hem via het adres dat je kreeg.
line-refused-do = Open opnieuw
line-table = De server kan deze tafel niet openen.
line-table-do = Bekijk waarom
line-many = Te veel pagina’s of verzoeken vanaf hier: sluit er een paar. Nieuwe poging.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Met nog één?
legend-head = Wat de tekens betekenen
legend-of =
    { $seat ->
        [you] Jij:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = De tafel van het spel. Druk op T voor de tekst.

## Refusals of a table

refused-protocol = Dit programma spreekt een andere versie van het protocol dan de server ({ $spoken }). Er is niets gedaan; werk het programma bij, of laad de pagina opnieuw. Wat er is veranderd: { $link }
refused-limit = Dat was te snel. Er is niets gedaan; probeer het zo weer.

## Together

clock-label = { $seat ->
        [you] Jouw tijd
       *[other] Tijd van { $seat }
    }
clock-soon = nog { $count } seconden!
clock-low = nog weinig tijd
clock-last = laatste seconden
title-waiting = Wachten op vrienden · { $game }
status-waiting = { $count ->
        [0] Het spel begint zo.
       *[other] Het spel begint als alle plaatsen bezet zijn. Nog vrij: { $count }.
    }
status-asked = Het spel begint als allen akkoord zijn. { $seats ->
        [you] Jouw antwoord ontbreekt.
       *[other] Nog te antwoorden: { $seats }.
    }
presence-here = hier
presence-away = weg
presence-gone = niet hier
presence-free = vrij
presence-asked = nog geen antwoord
presence-preparing = nog niet op volle sterkte
seat-stand-in = { $name } speelt nu even
seat-more = Meer voor deze plaats
seat-hand = Laat een bot voor mij spelen
seat-hand-do = Draag over
seat-back = Speel zelf verder
seat-leave = Verlaat deze plaats
seat-send = Stuur weg van deze plaats
seat-send-hint = De plaats is dan vrij, met een nieuwe link.
restrict-mute = Demp { $name }
restrict-unmute = Demp { $name } niet meer
restrict-block = Blokkeer { $name }
restrict-unblock = Deblokkeer { $name }
restrict-hint = Dempen verbergt iemands berichten voor jou; alleen jij weet het. Wie je blokkeert, kan aan jouw tafels niet zitten, schrijven of kijken; een begonnen spel gaat door.
seat-leave-hint = Weggaan maakt de plaats vrij voor iemand anders; de gastheer krijgt een nieuwe link.
seat-device = Speel op een ander apparaat
people-head = Wie ontbreekt
invite-head = Uitnodigen
invite-of = { $game }, tot { $count }
free-head = Wachten op vrienden
free-hint-host = Iedereen opent dezelfde link, of scant dit.
free-hint = De gastheer heeft de link naar de vrije plaatsen.
free-code = of typ de code
free-waiting = Wachten: { $names }, { $count } vrij
free-fill = Vul aan met bots
free-start = Begin met { $count }
free-more = Meer
free-hint-seats = Of een link voor elke plaats:
free-bot = Een bot op plaats { $count }
free-bot-do = Zet de bot neer
free-other = Een bot, of een nieuwe link
link-seat = Link naar plaats { $count }
link-table = Link naar een spel { $game }
link-watch = Link voor kijkers
link-share = Deel
link-copy-short = Kopieer
link-qr = QR-code
link-qr-label = QR-code van de link
link-renew = Maak een nieuwe link; de oude werkt dan niet meer
missed-asked = { $name } is weg. Wat nu?
missed-bot = Laat een bot verder spelen
missed-wait = Wacht
missed-end = Beëindig het spel
missed-count = Stemmen om te stoppen: { $n } van { $count }.
rematch-go = Ga naar de revanche
rematch-asks = { $count ->
        [0] Er wordt revanche gevraagd.
       *[other] Er wordt revanche gevraagd door { $seats }.
    } Doe je mee?
rematch-yes = Doe mee
rematch-no = Nee, dank je
rematch-head = Wachten op antwoord
rematch-unanswered = { $name }: nog geen antwoord.
rematch-instead = Geef plaats { $count } aan iemand anders
chat-head = Chat
chat-none = Nog niets gezegd.
chat-phrases = Snelle zinnen
chat-label = Zeg iets
chat-do = Stuur
chat-off = Vrije chat is uit; snelle zinnen kunnen nog.
chat-notes = Genoteerd aan deze tafel
setting-sound = Geluiden
setting-bubble = Chatberichten boven het bord
setting-vibration = Trillen
setting-pass = Vragen het toestel door te geven
setting-turned = Beeld draaien voor wie ertegenover zit
pass-head = { $name } is aan de beurt
pass-do = Geef het toestel aan { $name }.
pass-taken = Ik ben { $name }
pass-unasked = Niet meer vragen
sound-ask = Met geluid spelen?
sound-yes = Ja
sound-no = Nee
notify-allow = Meld me wanneer ik aan de beurt ben
notify-how = Je browser vraagt om toestemming. Meldingen komen zolang deze pagina open is, ook achter andere.
notify-denied = Je browser blokkeert meldingen van dit adres; in de instellingen kun je ze toestaan.
notify-text = Jij bent aan de beurt.
lobby-free-seat = vrije plaats
table-waiting = wacht op vrienden
