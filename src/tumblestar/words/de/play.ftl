### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Du bist dran · { $game }
title-over = Partie zu Ende · { $game }
title-level = Level { $count } · { $game }
title-own-level = Eigenes Level · { $game }

## Shelf and tables

table-open = läuft
table-over = beendet, { $result }
list-asked = Du wirst zu einer neuen Partie gebeten
list-yours = Du bist dran
list-turn = { $seat } ist dran
list-won-you = Du hast gewonnen
list-won-you-to = Du hast gewonnen, { $points } zu { $others }
list-won = { $seat } hat gewonnen
list-won-to = { $seat } hat gewonnen, { $points } zu { $others }
list-tied = Gleichstand: { $seats }
list-tied-at = Gleichstand bei { $points }: { $seats }
list-alone-won = gewonnen
list-alone-lost = nicht gewonnen
table-abandoned = abgebrochen
table-study = aus einer Datei, { $result }
table-study-unfinished = aus einer Datei, nicht beendet
table-abandon = Abbrechen
table-abandon-sure = Die Partie endet ohne Ergebnis. Sie bleibt bei den beendeten Partien.
table-abandon-yes = Ja, abbrechen
table-delete = Löschen
table-delete-sure = Tisch und Aufzeichnung sind dann endgültig weg.
table-delete-yes = Ja, löschen

## New table

new-seal-gone = Der hier versprochene Seed ist weg: Der Server wurde neu gestartet, oder die Seite war lange offen. Sieh dir die neue Festlegung an, und starte noch einmal.

## Table

seat-you-named = Du ({ $name })
seats-head = Spieler
seat-rename = Name von Platz { $count }
seat-rename-open = Umbenennen
seat-rename-do = Merken
status-stepping = Nach Ereignis { $n } von { $count }:
status-study = Die Aufzeichnung hört hier auf, ohne Ende.
actions-label = Was du tun kannst
others-label = Zurückblicken und gehen
pane-chat = Chat
pane-help = Hilfe
pane-log = Verlauf
log-all = Alle Runden
pane-menu = Menü
menu-new = Neue Partie
panes-label = Rund um den Tisch
plate-you = Du
plate-stars = Bot, { $count } von fünf Sternen
plate-leads = führt
acts-skip = Zu meinem Zug
acts-touch = Tippe auf ein Licht.
plate-score = { $count }
plate-rank = Platz { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bestätigen
action-expect = Was erwartet der Bot?
expect-line = Der stärkste Bot erwartet: { $line }.
expect-not-yet = Der Bot ist noch nicht bereit. Frage in ein paar Sekunden wieder.
refused-expect = Nichts zu erwarten: Niemand ist dran, oder kein Bot an diesem Tisch denkt voraus.
refused-expect-busy = Der Bot denkt schon darüber nach.
action-takeback = Zurücknehmen
action-takeback-far = Zurücknehmen…
action-takeback-here = Bis hierher zurücknehmen
action-takeback-ask = Um Rücknahme bitten
practice-head = Als Übung weiterspielen?
practice-sure = Du darfst so oft zurückgehen, wie du willst, auch hinter Zufall und Bots. Aber von da an bringt die Partie keinen Stern und zählt nicht, ihr Seed ist offen, und die Aufzeichnung sagt es. Der Zufall fällt wie zuvor.
practice-yes = Ja, üben
practice-no = Nein, lass es
practice-mark = Übung.
asked-to = { $seat } bittet um Rücknahme. Einverstanden?
asked-count = Zurückgenommene Ereignisse: { $count }.
asked-own = Du hast um Rücknahme gebeten. Noch keine Antwort: { $others }.
asked-other = { $seat } bittet um Rücknahme. Noch keine Antwort: { $others }.
asked-yes = Zustimmen
asked-no = Ablehnen
asked-withdraw = Zurückziehen
action-resign = Aufgeben
action-give-up = Aufgeben
action-rematch = Revanche
action-record = Aufzeichnung herunterladen
action-verify = Zufall prüfen
luck-checked = Glück geprüft ✓
aid-head = Entscheidungshilfe
aid-0 = Keine
aid-1 = Chancen
aid-2 = Punkte
aid-3 = Bestes Spiel
aid-4 = Tutor
aid-asks = Fragen vor allem, was mehr kostet als
aid-amount = { NUMBER($share, style: "percent") } vom Sieg
tutor-looking = Der Tutor sieht nach …
tutor-yes = So lassen
tutor-no = Zurücknehmen
tutor-unasked = Ungefragt gespielt: Die Sieganteile kamen zu spät.
help-ask = Andere um Hilfe für alle bitten
help-end = Ohne Hilfe für alle weiterspielen
help-asked-to = { $seat } möchte Hilfe für alle erlauben. Einverstanden?
help-asked-own = Du hast um Hilfe für alle gebeten. Noch keine Antwort: { $others }.
help-asked-other = { $seat } möchte Hilfe für alle erlauben. Noch keine Antwort: { $others }.
refused-help = Hier spielen mehrere Menschen: Mehr Hilfe als die Chancen gibt es nur, wenn alle zustimmen.
odds-head = Möglichkeiten
odds-way = Möglichkeit
odds-best = beste
hint-win = Sieg
hint-alike = (ebenso gut: { $ways })
hint-alike-more = (ebenso gut: { $ways } und { $more } mehr)
hint-provisional = Die Bewertung ist noch nicht bereit: Diese Sieganteile sind grob.
hint-working = Noch zu berechnende Sieganteile: { $count }.
hint-more = Weitere Möglichkeiten: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Du { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Am besten, Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Die Partie durchgehen
replay-setup = Aufbau
replay-turn = Zug { $n } von { $count }: { $name }
replay-slider = Die ganze Partie, Ereignis für Ereignis
replay-value = { $where }. Ereignis { $n } von { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Von selbst abspielen
replay-pace = Tempo
replay-skip = Ende vom Aufbau
step-live = Zurück zur Partie
board-own = Zurück zu meinem Brett
board-turn = Dem Zug folgen
seat-board = Brett ansehen
seat-board-of = { $name ->
        [you] Dein Brett ansehen
       *[other] Brett ansehen: { $name }
    }
palette-head = Was ist auf dem echten Brett passiert?
palette-hint = Wähle, was dort liegt, oder tippe unten mehreres ein.
palette-left = noch { $count }
type-label = Eine Aktion tippen
type-do = Ausführen
type-hint = In Notation, wie im Verlauf.
type-hint-chance = In Notation; mehrere Ergebnisse mit Leerzeichen dazwischen.
final-head = Ergebnis
end-decided = Was entschied: { $part }, { $points } zu { $behind }.
end-lost =
    { $count ->
        [0] { $seat } hat gewonnen. Du hast den { end-place }.
        [one] { $seat } hat gewonnen. Du hast den { end-place }, einen Punkt dahinter.
       *[other] { $seat } hat gewonnen. Du hast den { end-place }, { $count } Punkte dahinter.
    }
end-place =
    { $place ->
        [2] zweiten Platz
        [3] dritten Platz
        [4] vierten Platz
        [5] fünften Platz
       *[other] letzten Platz
    }
final-points = Punkte
final-share = Sieg
log-head = Was geschah
log-empty = Noch nichts.
text-head = Das Brett als Text
text-board = Das Brett, Feld für Feld
text-state = In Notation:
more-head = Mehr
settings-head = Einstellungen auf diesem Gerät
setting-speed = Tempo von Bots und Animationen
speed-0 = Überspringen
speed-1 = Zügig
speed-2 = Ruhig
setting-confirm = Bestätigen, was meinen Zug beendet oder sich nicht zurücknehmen lässt
confirm-again = Zum Bestätigen noch einmal drücken.
setting-gains = Punkte an dem zeigen, was ich wählen kann
resign-head = Aufgeben?
resign-sure =
    { $count ->
        [one] Die Partie endet sofort, und die andere Seite gewinnt.
       *[other] Die Partie endet sofort für alle. Du gehst leer aus, und die { $count } anderen teilen sich den Sieg.
    }
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen
give-up-head = Aufgeben?
give-up-sure = Dieser Versuch ist dann vorbei.
give-up-yes = Ja, aufgeben
goal-head = Ziel
level-name = Level { $count }.
level-own = Eigenes Level.
level-next = Nächstes Level: { $count }
level-new = Neue Würfel
level-same = Noch mal dieselben Würfel
level-map = Zur Karte
line-doubt = Der Server antwortet nicht. Die Verbindung wird geprüft.
line-lost = Verbindung verloren; neuer Versuch läuft.
line-password = Dieser Server fragt wieder nach seinem Passwort. Deine Partie bleibt erhalten.
line-password-do = Passwort eingeben
line-refused = Der Server lehnt diese Seite ab. Öffne sie mit der Adresse, die du bekommen hast.
line-refused-do = Neu öffnen
line-table = Der Server kann diesen Tisch nicht öffnen.
line-table-do = Warum?
line-many = Zu viele Seiten oder Anfragen von hier: Schließe einige. Neuer Versuch läuft.
legend-more = Mit einem mehr?
legend-head = Was die Zeichen bedeuten
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Der Spieltisch. T zeigt ihn als Text.

## Refusals of a table

refused-protocol = Dieses Programm spricht eine andere Version des Protokolls als der Server ({ $spoken }). Nichts ist geschehen; aktualisiere das Programm, oder lade die Seite neu. Was sich geändert hat: { $link }
refused-limit = Das war zu schnell. Nichts ist geschehen; versuche es gleich wieder.

## Together

clock-label = { $seat ->
        [you] Deine Zeit
       *[other] Zeit von { $seat }
    }
clock-soon = Noch { $count } Sekunden!
clock-low = wenig Zeit übrig
clock-last = letzte Sekunden
title-waiting = Warten auf Freunde · { $game }
status-waiting = { $count ->
        [0] Die Partie beginnt gleich.
       *[other] Die Partie beginnt, wenn alle Plätze besetzt sind. Noch frei: { $count }.
    }
status-asked = Die Partie beginnt, wenn alle zugestimmt haben. { $seats ->
        [you] Deine Antwort fehlt.
       *[other] Noch keine Antwort: { $seats }.
    }
presence-here = da
presence-away = abwesend
presence-gone = nicht da
presence-free = frei
presence-asked = noch keine Antwort
presence-preparing = noch nicht bei voller Stärke
seat-stand-in = { $name } spielt vorläufig
seat-more = Mehr zu diesem Platz
seat-hand = Einen Bot für mich spielen lassen
seat-hand-do = Übergeben
seat-back = Selbst weiterspielen
seat-leave = Diesen Platz verlassen
seat-send = Von diesem Platz wegschicken
seat-send-hint = Der Platz ist dann frei, mit neuem Link.
restrict-mute = Stumm schalten: { $name }
restrict-unmute = Nicht mehr stumm: { $name }
restrict-block = Blockieren: { $name }
restrict-unblock = Nicht mehr blockieren: { $name }
restrict-hint = Stumm schalten verbirgt Nachrichten vor dir; nur du weißt es. Wen du blockierst, der kann an deinen Tischen nicht sitzen, schreiben oder zusehen; eine begonnene Partie geht weiter.
seat-leave-hint = Wenn du gehst, wird der Platz für jemand anderen frei; der Host bekommt einen neuen Link.
seat-device = Auf einem anderen Gerät spielen
people-head = Wer fehlt
invite-head = Einladen
invite-of = { $game }, bis zu { $count }
free-head = Warten auf Freunde
free-hint-host = Alle öffnen denselben Link oder scannen das hier.
free-hint = Der Host hat den Link zu den freien Plätzen.
free-code = oder gib den Code ein
free-waiting = Es warten: { $names }, { $count } frei
free-fill = Mit Bots füllen
free-start = Zu { $count } beginnen
free-more = Mehr
free-hint-seats = Oder ein Link für jeden Platz:
free-bot = Ein Bot auf Platz { $count }
free-bot-do = Bot hinsetzen
free-other = Ein Bot, oder ein neuer Link
link-seat = Link zu Platz { $count }
link-table = Link zu einer Partie { $game }
link-watch = Link für Zuschauer
link-share = Teilen
link-copy-short = Kopieren
link-qr = QR-Code
link-qr-label = QR-Code des Links
link-renew = Neuen Link machen; der alte gilt nicht mehr
missed-asked = { $name } ist weg. Was nun?
missed-bot = Einen Bot weiterspielen lassen
missed-wait = Warten
missed-end = Partie beenden
missed-count = Stimmen für das Ende der Partie: { $n } von { $count }.
rematch-go = Zur Revanche
rematch-asks = { $count ->
        [0] Eine Revanche ist gewünscht.
       *[other] Eine Revanche ist gewünscht von { $seats }.
    } Spielst du mit?
rematch-yes = Mitspielen
rematch-no = Nein, danke
rematch-head = Warten auf eine Antwort
rematch-unanswered = { $name }: noch keine Antwort.
rematch-instead = Platz { $count } jemand anderem geben
chat-head = Chat
chat-none = Noch nichts gesagt.
chat-phrases = Fertige Sätze
chat-label = Sag etwas
chat-do = Senden
chat-off = Freier Chat ist aus; fertige Sätze bleiben.
chat-notes = An diesem Tisch vermerkt
setting-sound = Töne
setting-bubble = Chatnachrichten über dem Brett
setting-vibration = Vibration
setting-pass = Bitten, das Gerät weiterzugeben
setting-turned = Bild drehen für alle, die gegenüber sitzen
pass-head = { $name } ist dran
pass-do = Gib das Gerät an { $name }.
pass-taken = Ich bin { $name }
pass-unasked = Nicht mehr fragen
sound-ask = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
notify-allow = Benachrichtigen, wenn ich dran bin
notify-how = Dein Browser fragt um Erlaubnis. Benachrichtigungen kommen, solange diese Seite offen ist, auch hinter anderen.
notify-denied = Dein Browser blockiert Benachrichtigungen von dieser Adresse; in seinen Einstellungen kannst du sie erlauben.
notify-text = Du bist dran.
lobby-free-seat = freier Platz
table-waiting = wartet auf Freunde
