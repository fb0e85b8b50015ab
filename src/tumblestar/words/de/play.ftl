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
list-asked = Du bist zu einer Revanche eingeladen
list-yours = Du bist dran
list-turn = Warten auf { $seat }
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
table-delete-sure = Der Tisch und seine gespeicherte Partie werden endgültig gelöscht.
table-delete-yes = Ja, löschen

## New table

new-seal-gone = Der versiegelte Seed dieser Seite ist weg: Der Server wurde neu gestartet, oder die Seite war zu lange offen. Prüfe den neuen Fingerabdruck und starte noch einmal.

## Table

seat-you-named = Du ({ $name })
seats-head = Am Tisch
seat-rename = Name von Platz { $count }
seat-rename-open = Umbenennen
seat-rename-do = Speichern
status-stepping = Nach Schritt { $n } von { $count }:
status-study = Diese Spieldatei endet hier, die Partie ist nicht zu Ende.
actions-label = Was du tun kannst
others-label = Zurückblicken oder gehen
pane-chat = Chat
pane-help = Hilfe
pane-log = Verlauf
log-all = Alle Runden
pane-menu = Menü
menu-new = Neue Partie
panes-label = Rund um den Tisch
plate-you = Du
plate-stars = Bot, { $count } von 5 Sternen
plate-leads = führt
acts-skip = Weiter zu meinem Zug
acts-touch = Tippe eine markierte Stelle an.
plate-score = { $count }
plate-rank = Rang { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Bestätigen
action-expect = Was ein Bot erwartet
expect-line = Der stärkste Bot erwartet: { $line }.
expect-not-yet = Der Bot ist noch nicht bereit. Frag in ein paar Sekunden noch einmal.
refused-expect = Niemand ist am Zug, oder kein Bot an diesem Tisch denkt voraus.
refused-expect-busy = Der Bot denkt schon darüber nach.
action-takeback = Zurücknehmen
action-takeback-far = Zurücknehmen …
action-takeback-here = Bis hier zurücknehmen
action-takeback-ask = Rücknahme erbitten
practice-head = Als Übung weiterspielen?
practice-sure = Du kannst so oft zurücknehmen, wie du willst, auch Würfe und Züge von Bots. Die Partie bringt dann aber keinen Stern, zählt nirgends, zeigt ihren geheimen Seed und wird als Übung gespeichert. Würfe und Ziehungen kommen in derselben Reihenfolge wieder.
practice-yes = Ja, üben
practice-no = Abbrechen
practice-mark = Übung.
asked-to = { $seat } möchte etwas zurücknehmen. Einverstanden?
asked-count =
    { $count ->
        [one] 1 Schritt wird zurückgenommen.
       *[other] { $count } Schritte werden zurückgenommen.
    }
asked-own = Du hast um Rücknahme gebeten. Warten auf { $others }.
asked-other = { $seat } möchte etwas zurücknehmen. Warten auf { $others }.
asked-yes = Zustimmen
asked-no = Ablehnen
asked-withdraw = Zurückziehen
action-resign = Aufgeben
action-give-up = Aufgeben
action-rematch = Revanche
action-record = Spieldatei herunterladen
action-verify = Fairness prüfen
luck-checked = Glück geprüft ✓
aid-head = Entscheidungshilfe
aid-0 = Keine Hilfe
aid-1 = Chancen
aid-2 = Punkte
aid-3 = Bestes Spiel
aid-4 = Tutor
aid-asks = Nachfragen, bevor ich mehr verschenke als
aid-amount = { NUMBER($share, style: "percent") } Siegchance
tutor-looking = Der Tutor sieht nach …
tutor-yes = So lassen
tutor-no = Doch nicht
tutor-unasked = Ohne Rückfrage gespielt: Die Siegchancen kamen zu spät.
help-ask = Um Hilfe für alle bitten
help-end = Hilfe für alle beenden
help-asked-to = { $seat } möchte Hilfe für alle erlauben. Einverstanden?
help-asked-own = Du hast um Hilfe für alle gebeten. Warten auf { $others }.
help-asked-other = { $seat } möchte Hilfe für alle erlauben. Warten auf { $others }.
refused-help = Hier spielen mehrere Menschen. Tipps über die Chancen hinaus gibt es nur, wenn alle zustimmen.
odds-head = Deine Möglichkeiten
odds-way = Möglichkeit
odds-best = beste
hint-win = Sieg
hint-alike = (ebenso gut: { $ways })
hint-alike-more = (ebenso gut: { $ways } und { $more } weitere)
hint-provisional = Diese Siegchancen sind noch grob: Bessere sind unterwegs.
hint-working =
    { $count ->
        [one] 1 Siegchance fehlt noch.
       *[other] { $count } Siegchancen fehlen noch.
    }
hint-more =
    { $count ->
        [one] 1 weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Du { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Am besten, Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Siegchance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Die Partie noch einmal ansehen
replay-setup = Aufbau
replay-turn = Zug { $n } von { $count }: { $name }
replay-slider = Die ganze Partie, Schritt für Schritt
replay-value = { $where }. Schritt { $n } von { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Automatisch abspielen
replay-pace = Tempo
replay-skip = Ende des Aufbaus
step-live = Zurück zur Partie
board-own = Zurück zu meinem Brett
board-turn = Dem Zug folgen
seat-board = Brett ansehen
seat-board-of = { $name ->
        [you] Dein Brett ansehen
       *[other] Brett ansehen: { $name }
    }
palette-head = Was ist auf dem echten Brett passiert?
palette-hint = Wähle, was dort liegt, oder gib unten mehrere Ergebnisse ein.
palette-left = noch { $count }
type-label = Eine Aktion eingeben
type-do = Ausführen
type-hint = Verwende die Notation aus dem Verlauf.
type-hint-chance = Verwende die Notation aus dem Verlauf. Trenne mehrere Ergebnisse durch Leerzeichen.
final-head = Ergebnis
end-decided = Ausschlaggebend: { $part }, { $points } zu { $behind }.
end-lost =
    { $count ->
        [0] { $seat } hat gewonnen. Du bist auf { end-place }.
        [one] { $seat } hat gewonnen. Du bist auf { end-place }, 1 Punkt dahinter.
       *[other] { $seat } hat gewonnen. Du bist auf { end-place }, { $count } Punkte dahinter.
    }
end-place =
    { $place ->
        [2] Platz zwei
        [3] Platz drei
        [4] Platz vier
        [5] Platz fünf
       *[other] dem letzten Platz
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
speed-1 = Schnell
speed-2 = Ruhig
setting-confirm = Nachfragen, bevor mein Zug endet oder etwas endgültig wird
confirm-again = Zum Bestätigen noch einmal drücken.
setting-gains = Punkte meiner Möglichkeiten zeigen
resign-head = Aufgeben?
resign-sure =
    { $count ->
        [one] Die Partie endet sofort, und die andere Seite gewinnt.
       *[other] Die Partie endet sofort für alle. Du gehst leer aus, und die { $count } anderen teilen sich den Sieg.
    }
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
give-up-head = Aufgeben?
give-up-sure = Damit endet dein Versuch.
give-up-yes = Ja, aufgeben
goal-head = Ziel
level-name = Level { $count }.
level-own = Eigenes Level.
level-next = Nächstes Level: { $count }
level-new = Neue Würfel
level-same = Dieselben Würfel
level-map = Zum Plan
line-doubt = Der Server antwortet nicht. Verbindung wird geprüft …
line-lost = Verbindung verloren. Neuer Versuch …
line-password = Dieser Server braucht wieder sein Passwort. Deine Partie ist sicher.
line-password-do = Passwort eingeben
line-refused = Der Server lehnt diese Seite ab. Öffne sie unter der Adresse, die du bekommen hast.
line-refused-do = Neu öffnen
line-table = Der Server kann diesen Tisch nicht öffnen.
line-table-do = Warum?
line-many = Zu viele Seiten oder Anfragen von hier: Schließe einige. Neuer Versuch …
legend-more = Mit einem mehr?
legend-head = Symbole
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Regel
picture-label = Der Tisch. Drücke T, um ihn als Text zu lesen.

## Refusals of a table

refused-protocol = Dieses Programm und der Server ({ $spoken }) sprechen verschiedene Versionen des Protokolls. Es ist nichts geschehen. Aktualisiere das Programm oder lade die Seite neu. Was sich geändert hat: { $link }
refused-limit = Das war zu schnell, darum ist nichts geschehen. Versuch es gleich noch einmal.

## Together

clock-label = { $seat ->
        [you] Deine Zeit
       *[other] Zeit von { $seat }
    }
clock-soon =
    { $count ->
        [one] Noch 1 Sekunde!
       *[other] Noch { $count } Sekunden!
    }
clock-low = wenig Zeit übrig
clock-last = letzte Sekunden
title-waiting = Warten auf Freunde · { $game }
status-waiting = { $count ->
        [0] Die Partie beginnt gleich.
        [one] Die Partie beginnt, wenn der letzte Platz besetzt ist.
       *[other] Die Partie beginnt, wenn alle Plätze besetzt sind: { $count } sind frei.
    }
status-asked = Die Partie beginnt, wenn alle zustimmen. { $seats ->
        [you] Deine Antwort fehlt noch.
       *[other] Warten auf { $seats }.
    }
presence-here = da
presence-away = abwesend
presence-gone = nicht da
presence-free = frei
presence-asked = noch keine Antwort
presence-preparing = noch nicht in voller Stärke
seat-stand-in = { $name } springt ein
seat-more = Mehr zu diesem Platz
seat-hand = Einen Bot für mich spielen lassen
seat-hand-do = Übergeben
seat-back = Selbst weiterspielen
seat-leave = Diesen Platz verlassen
seat-send = Vom Platz entfernen
seat-send-hint = Der Platz ist dann frei, mit neuem Link.
restrict-mute = { $name } stumm schalten
restrict-unmute = { $name } nicht mehr stumm schalten
restrict-block = { $name } blockieren
restrict-unblock = { $name } nicht mehr blockieren
restrict-hint = Schaltest du jemanden stumm, siehst du dessen Nachrichten nicht mehr; das weißt nur du. Blockierst du jemanden, kann diese Person an deinen Tischen keinen Platz nehmen, nicht schreiben und nicht zusehen. Eine begonnene Partie geht weiter.
seat-leave-hint = Gehst du, wird der Platz für jemand anderen frei. Der Host bekommt einen neuen Link.
seat-device = Auf einem anderen Gerät spielen
people-head = Wer fehlt
invite-head = Einladen
invite-of = { $game }, bis zu { $count } Personen
free-head = Warten auf Freunde
free-hint-host = Alle öffnen denselben Link oder scannen diesen Code.
free-hint = Den Link zu den freien Plätzen hat der Host.
free-code = oder gib den Code ein
free-waiting = Es warten: { $names }, { $count } frei
free-fill = Mit Bots füllen
free-start = Mit { $count } beginnen
free-more = Mehr
free-hint-seats = Oder ein Link für jeden Platz:
free-bot = Ein Bot auf Platz { $count }
free-bot-do = Bot hinsetzen
free-other = Ein Bot oder ein neuer Link
link-seat = Link zu Platz { $count }
link-table = Link zu einer Partie { $game }
link-watch = Link für Zuschauer
link-share = Teilen
link-copy-short = Kopieren
link-qr = QR-Code
link-qr-label = QR-Code des Links
link-renew = Neuen Link erstellen; der alte gilt nicht mehr
missed-asked = { $name } ist schon eine Weile weg. Was nun?
missed-bot = Einen Bot weiterspielen lassen
missed-wait = Warten
missed-end = Partie beenden
missed-count = Stimmen für das Ende der Partie: { $n } von { $count }.
rematch-go = Zur Revanche
rematch-asks = { $count ->
        [0] Du bist zu einer Revanche eingeladen.
        [one] { $seats } möchte eine Revanche.
       *[other] { $seats } möchten eine Revanche.
    } Spielst du mit?
rematch-yes = Mitspielen
rematch-no = Nein, danke
rematch-head = Warten auf eine Antwort
rematch-unanswered = { $name }: noch keine Antwort.
rematch-instead = Platz { $count } vergeben
chat-head = Chat
chat-none = Noch keine Nachrichten.
chat-phrases = Fertige Sätze
chat-label = Sag etwas
chat-do = Senden
chat-off = Der freie Chat ist aus. Fertige Sätze gehen weiterhin.
chat-notes = An diesem Tisch vermerkt
setting-sound = Töne abspielen
setting-bubble = Chat-Nachrichten über dem Brett zeigen
setting-vibration = Vibrieren
setting-pass = Zur Weitergabe des Geräts auffordern
setting-turned = Bild für alle drehen, die gegenübersitzen
pass-head = { $name } ist dran
pass-do = Gib das Gerät an { $name } weiter.
pass-taken = Ich bin { $name }
pass-unasked = Nicht mehr fragen
sound-ask = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
notify-allow = Mich benachrichtigen, wenn ich dran bin
notify-how = Dein Browser fragt um Erlaubnis. Benachrichtigungen kommen, solange diese Seite offen ist, auch im Hintergrund.
notify-denied = Dein Browser blockiert Benachrichtigungen von dieser Adresse. Erlaube sie in seinen Einstellungen.
notify-text = Du bist dran.
lobby-free-seat = freier Platz
table-waiting = wartet auf Freunde
