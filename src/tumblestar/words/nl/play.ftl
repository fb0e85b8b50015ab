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
list-asked = Je bent uitgenodigd voor een revanche
list-yours = Jouw beurt
list-turn = Wachten op { $seat }
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
table-delete-sure = Hiermee verwijder je de tafel en het bewaarde spel voorgoed.
table-delete-yes = Ja, verwijder

## New table

new-seal-gone = De verzegelde seed van deze pagina is weg: de server is herstart, of de pagina stond te lang open. Bekijk de nieuwe vingerafdruk en begin opnieuw.

## Table

seat-you-named = Jij ({ $name })
seats-head = Spelers
seat-rename = Naam van plaats { $count }
seat-rename-open = Hernoem
seat-rename-do = Bewaar
status-stepping = Na stap { $n } van { $count }:
status-study = Dit spelbestand eindigt hier, vóór het einde van het spel.
actions-label = Wat je kunt doen
others-label = Terugkijken of weggaan
pane-chat = Chat
pane-help = Hulp
pane-log = Verloop
log-all = Alle rondes
pane-menu = Menu
menu-new = Nieuw spel
panes-label = Rond de tafel
plate-you = Jij
plate-stars = bot, { $count } van 5 sterren
plate-leads = staat voor
acts-skip = Naar mijn beurt
acts-touch = Tik op een gemarkeerde plek.
plate-score = { $count }
plate-rank = plaats { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bevestig
action-expect = Wat een bot verwacht
expect-line = De sterkste bot verwacht: { $line }.
expect-not-yet = De bot is nog niet klaar. Vraag het over een paar seconden opnieuw.
refused-expect = Niemand is aan de beurt, of geen bot aan deze tafel kijkt vooruit.
refused-expect-busy = De bot denkt hier al over na.
action-takeback = Terugnemen
action-takeback-far = Terugnemen…
action-takeback-here = Terug tot hier
action-takeback-ask = Mag ik terugnemen?
practice-head = Verder als oefening?
practice-sure = Je kunt zo vaak terugnemen als je wilt, ook worpen en beurten van bots. Maar dan levert het spel geen ster op, telt het nergens voor mee, toont het zijn geheime seed en wordt het als oefening bewaard. Worpen en trekkingen komen in dezelfde volgorde terug.
practice-yes = Ja, oefen
practice-no = Annuleer
practice-mark = Oefening.
asked-to = { $seat } wil graag iets terugnemen. Akkoord?
asked-count =
    { $count ->
        [one] Er wordt 1 stap teruggenomen.
       *[other] Er worden { $count } stappen teruggenomen.
    }
asked-own = Je hebt gevraagd om iets terug te nemen. Wachten op { $others }.
asked-other = { $seat } wil graag iets terugnemen. Wachten op { $others }.
asked-yes = Akkoord
asked-no = Weiger
asked-withdraw = Trek in
action-resign = Geef op
action-give-up = Stop ermee
action-rematch = Revanche
action-record = Download spelbestand
action-verify = Controleer eerlijkheid
luck-checked = Eerlijkheid gecontroleerd ✓
aid-head = Help me kiezen
aid-0 = Geen hulp
aid-1 = Kansen
aid-2 = Punten
aid-3 = Beste keuze
aid-4 = Tutor
aid-asks = Vraag het voordat ik meer weggeef dan
aid-amount = { NUMBER($share, style: "percent") } winkans
tutor-looking = De tutor kijkt…
tutor-yes = Laat het zo
tutor-no = Toch niet
tutor-unasked = Gespeeld zonder te vragen: de winkansen kwamen te laat.
help-ask = Vraag of hulp mag
help-end = Hulp uit voor iedereen
help-asked-to = { $seat } wil hulp voor iedereen toestaan. Akkoord?
help-asked-own = Je hebt voorgesteld om hulp voor iedereen toe te staan. Wachten op { $others }.
help-asked-other = { $seat } wil hulp voor iedereen toestaan. Wachten op { $others }.
refused-help = Hier spelen meerdere mensen. Andere hulp dan de kansen staat uit, tenzij iedereen akkoord is.
odds-head = Je keuzes
odds-way = Keuze
odds-best = beste
hint-win = Winkans
hint-alike = (even goed: { $ways })
hint-alike-more = (even goed: { $ways } en nog { $more })
hint-provisional = Deze winkansen zijn ruwe schattingen: betere volgen.
hint-working =
    { $count ->
        [one] Er komt nog 1 winkans.
       *[other] Er komen nog { $count } winkansen.
    }
hint-more =
    { $count ->
        [one] Nog 1 keuze
       *[other] Nog { $count } keuzes
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Jij { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Beste, winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Winkans { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Kijk het spel terug
replay-setup = Voorbereiding
replay-turn = Beurt { $n } van { $count }: { $name }
replay-slider = Het hele spel, stap voor stap
replay-value = { $where }. Stap { $n } van { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-play = Speel automatisch af
replay-pace = Snelheid
replay-skip = Einde voorbereiding
step-live = Terug naar het spel
board-own = Terug naar mijn bord
board-turn = Volg de beurt
seat-board = Bekijk bord
seat-board-of = { $name ->
        [you] Bekijk je bord
       *[other] Bekijk bord: { $name }
    }
palette-head = Wat gebeurde er op het echte bord?
palette-hint = Kies wat er ligt, of typ hieronder meerdere uitkomsten.
palette-left = nog { $count }
type-label = Typ een actie
type-do = Doe het
type-hint = Gebruik de notatie van het verloop.
type-hint-chance = Gebruik de notatie van het verloop. Zet spaties tussen meerdere uitkomsten.
final-head = Resultaat
end-decided = Wat de doorslag gaf: { $part }, { $points } tegen { $behind }.
end-lost =
    { $count ->
        [0] { $seat } heeft gewonnen. Je werd { end-place }.
        [one] { $seat } heeft gewonnen. Je werd { end-place }, met 1 punt achterstand.
       *[other] { $seat } heeft gewonnen. Je werd { end-place }, met { $count } punten achterstand.
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
final-share = Overwinning
log-head = Wat er gebeurde
log-empty = Nog niets.
text-head = Het bord als tekst
text-board = Het bord, veld voor veld
text-state = In notatie:
more-head = Meer
settings-head = Instellingen op dit apparaat
setting-speed = Snelheid van bots en animaties
speed-0 = Sla over
speed-1 = Snel
speed-2 = Rustig
setting-confirm = Vraag het voordat mijn beurt eindigt of ik niet meer terug kan
confirm-again = Druk nog eens om te bevestigen.
setting-gains = Toon de punten van mijn keuzes
resign-head = Opgeven?
resign-sure =
    { $count ->
        [one] Het spel eindigt meteen, en de andere speler wint.
       *[other] Het spel eindigt meteen voor iedereen. Je krijgt niets, en de { $count } anderen delen de overwinning.
    }
resign-yes = Ja, geef op
resign-no = Speel door
give-up-head = Stoppen?
give-up-sure = Hiermee eindigt je poging.
give-up-yes = Ja, stop
goal-head = Doel
level-name = Level { $count }.
level-own = Eigen level.
level-next = Volgend level: { $count }
level-new = Nieuwe dobbelstenen
level-same = Zelfde worpen
level-map = Naar het overzicht
line-doubt = De server antwoordt niet. Verbinding controleren…
line-lost = Verbinding verbroken. Opnieuw proberen…
line-password = Deze server vraagt opnieuw om het wachtwoord. Je spel is veilig.
line-password-do = Voer het wachtwoord in
line-refused = De server weigert deze pagina. Open hem via het adres dat je hebt gekregen.
line-refused-do = Open opnieuw
line-table = De server kan deze tafel niet openen.
line-table-do = Bekijk waarom
line-many = Te veel pagina’s of verzoeken vanaf hier: sluit er een paar. Opnieuw proberen…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Met nog één?
legend-head = Symbolen
legend-of =
    { $seat ->
        [you] Jij:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = De tafel. Druk op T om hem als tekst te lezen.

## Refusals of a table

refused-protocol = Dit programma en de server ({ $spoken }) gebruiken verschillende versies van het protocol. Er is niets gedaan. Werk het programma bij, of laad de pagina opnieuw. Wat er is veranderd: { $link }
refused-limit = Dat was te snel, dus er is niets gedaan. Probeer het zo weer.

## Together

clock-label = { $seat ->
        [you] Jouw tijd
       *[other] Tijd van { $seat }
    }
clock-soon =
    { $count ->
        [one] Nog 1 seconde!
       *[other] Nog { $count } seconden!
    }
clock-low = nog weinig tijd
clock-last = laatste seconden
title-waiting = Wachten op vrienden · { $game }
status-waiting = { $count ->
        [0] Het spel begint zo.
        [one] Het spel begint als de laatste plaats bezet is.
       *[other] Het spel begint als alle plaatsen bezet zijn: nog { $count } vrij.
    }
status-asked = Het spel begint als iedereen akkoord is. { $seats ->
        [you] Jouw antwoord ontbreekt nog.
       *[other] Wachten op { $seats }.
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
seat-send = Verwijder speler
seat-send-hint = De plaats is dan vrij, met een nieuwe link.
restrict-mute = Demp { $name }
restrict-unmute = Demp { $name } niet meer
restrict-block = Blokkeer { $name }
restrict-unblock = Deblokkeer { $name }
restrict-hint = Demp je iemand, dan zie je diens berichten niet meer; alleen jij weet het. Blokkeer je iemand, dan kan die aan jouw tafels geen plaats nemen, schrijven of kijken. Een spel dat is begonnen, gaat door.
seat-leave-hint = Ga je weg, dan is de plaats vrij voor een andere speler. De gastheer krijgt een nieuwe link.
seat-device = Speel op een ander apparaat
people-head = Wie ontbreekt
invite-head = Uitnodigen
invite-of = { $game }, tot { $count } spelers
free-head = Wachten op vrienden
free-hint-host = Iedereen opent dezelfde link of scant deze code.
free-hint = De gastheer heeft de link voor de vrije plaatsen.
free-code = of typ de code
free-waiting = Wachten: { $names }, { $count } vrij
free-fill = Vul aan met bots
free-start = Begin met { $count }
free-more = Meer
free-hint-seats = Of een link voor elke plaats:
free-bot = Een bot op plaats { $count }
free-bot-do = Voeg de bot toe
free-other = Een bot, of een nieuwe link
link-seat = Link naar plaats { $count }
link-table = Link naar een spel { $game }
link-watch = Link voor kijkers
link-share = Deel
link-copy-short = Kopieer
link-qr = QR-code
link-qr-label = QR-code van de link
link-renew = Maak een nieuwe link; de oude werkt dan niet meer
missed-asked = { $name } is al een tijdje weg. Wat nu?
missed-bot = Laat bot verderspelen
missed-wait = Wacht
missed-end = Beëindig het spel
missed-count = Stemmen om te stoppen: { $n } van { $count }.
rematch-go = Ga naar de revanche
rematch-asks = { $count ->
        [0] Je bent uitgenodigd voor een revanche.
       *[other] Revanche gevraagd door { $seats }.
    } Doe je mee?
rematch-yes = Doe mee
rematch-no = Nee, dank je
rematch-head = Wachten op antwoord
rematch-unanswered = { $name }: nog geen antwoord.
rematch-instead = Geef plaats { $count } weg
chat-head = Chat
chat-none = Nog geen berichten.
chat-phrases = Snelle zinnen
chat-label = Zeg iets
chat-do = Verstuur
chat-off = Vrije chat staat uit. Snelle zinnen kun je nog wel gebruiken.
chat-notes = Genoteerd aan deze tafel
setting-sound = Speel geluiden af
setting-bubble = Toon chatberichten boven het bord
setting-vibration = Laat het apparaat trillen
setting-pass = Vraag om het apparaat door te geven
setting-turned = Draai het beeld voor spelers aan de overkant
pass-head = { $name } is aan de beurt
pass-do = Geef het apparaat aan { $name }.
pass-taken = Ik ben { $name }
pass-unasked = Niet meer vragen
sound-ask = Met geluid spelen?
sound-yes = Ja
sound-no = Nee
notify-allow = Meld het als ik aan de beurt ben
notify-how = Je browser vraagt om toestemming. Je krijgt meldingen zolang deze pagina open is, ook op de achtergrond.
notify-denied = Je browser blokkeert meldingen van dit adres. Sta ze toe in de browserinstellingen.
notify-text = Jij bent aan de beurt.
lobby-free-seat = vrije plaats
table-waiting = wacht op vrienden
