### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Brettspiele im Browser, gegen Bots oder mit anderen.
title-page = { $page } · tumblestar
skip = Zum Inhalt springen
nav-label = Seiten
nav-shelf = Spiele
nav-tables = Meine Tische
settings = Einstellungen
settings-name = Dein Name
settings-language = Sprache
language-incomplete = Einige Texte sind noch nicht übersetzt. Sie stehen auf Englisch da.
settings-theme = Design
settings-save = Speichern
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
independence = tumblestar ist ein unabhängiges Projekt, ohne Verbindung zu den Autoren oder Verlagen dieser Spiele.
close = Schließen
nav-lobby = Lobby
nav-api = Für Programme
nav-install = Als App installieren
nav-friends = Mit Freunden
stay-on = Stell deinen Bildschirm so ein, dass er anbleibt.

## Shelf and tables

card-seats = { $first } bis { $last } Personen
card-minutes = { $first } bis { $last } Minuten
box-minutes = { $count } Min.
card-seats-short = { $first }–{ $last }
card-age = ab { $age }
play-bots = Gegen Bots
play-friends = Mit Freunden
play-friends-how = über einen Link
play-device = Auf diesem Gerät
play-device-how = ihr reicht es herum
play-seats = Personen
play-more = Mehr Optionen
play-count =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
play-level = { $name }, { $stars } von 5 Sternen
card-basis = Minuten und Alter auf dem Blatt eines Spiels sind die von der Schachtel. Das Glück messen wir: wie oft ein einfacher Bot den stärksten schlägt. Minuten und Denkaufwand hier sind unsere Schätzung.
card-luck-1 = fast kein Glück
card-luck-2 = ein wenig Glück
card-luck-3 = etwas Glück
card-luck-4 = viel Glück
card-luck-5 = vor allem Glück
card-thought-1 = ganz entspannt
card-thought-2 = wenig Denken
card-thought-3 = etwas Denken
card-thought-4 = viel Denken
card-thought-5 = tiefes Denken
time-now = gerade eben
time-yesterday = gestern
open-none = Wähle zuerst eine Datei.
card-seats-exactly = { $count ->
        [one] Für 1 Person
       *[other] Für { $count } Personen
    }

## New table

new-head = Neuer Tisch: { $game }
new-seats = Wie viele spielen mit?
new-seat = Platz { $count }
new-who = Wer
new-me = ich
new-person = noch jemand an diesem Bildschirm
new-bot = Bot: { $name } { $stars }
new-bots = Über die Bots
new-bots-away = { $bots }: nur im installierten Programm. Im Browser würden sie zu lange überlegen.
new-name = Name
new-play = Spielen
new-options = Optionen
new-chance = Glück und Fairness
new-chance-kind = Würfe und Ziehungen
new-seed = Seed
new-commitment = Fingerabdruck des geheimen Seeds dieses Tisches:
new-salt = Wörter für Platz { $count }
new-salt-help = Der Seed bleibt geheim, bis die Partie endet; sein Fingerabdruck (SHA-256) beweist, dass er nicht geändert wurde. Traust du diesem Server nicht, gib beliebige Wörter dazu: Jeder Wurf und jede Ziehung hängt dann auch von ihnen ab.
new-wrong = Dieser Tisch lässt sich so noch nicht eröffnen:
new-typed-nobody = Bei einem echten Spielbrett muss ein Mensch die Würfe und Ziehungen eingeben. Füge einen hinzu.
chance-sealed = Versiegelt
chance-sealed-help = Ein geheimer Seed steht vor dem Start fest. Nach der Partie können alle jeden Wurf und jede Ziehung prüfen.
chance-seed = Aus deinem eigenen Seed
chance-seed-help = Derselbe Seed gibt dieselben Würfe und Ziehungen. Wer ihn kennt, kann sie vorhersagen; die Spieldatei weist darauf hin.
chance-typed = Ein echtes Spielbrett
chance-typed-help = Spiel auf dem echten Brett und gib jeden Wurf und jede Ziehung ein.

## Table

rows-label = Die Reihen von allen; auch als Text.
action-turn = Drehen
action-over = Wenden
steps-label = Partie Schritt für Schritt ansehen
step-first = Erster Schritt
step-previous = Ein Schritt zurück
step-next = Ein Schritt weiter
step-last = Letzter Schritt
rules-open = Regeln
rules-head = Regeln von { $game }
rules-page-link = Die Regeln als Seite

## Campaign

star-won = Level geschafft
star-great = Geschafft mit mindestens { $great } Punkten
star-first = Beim ersten Versuch geschafft, mit neuen Würfeln
star-got = (verdient)
star-not = (noch nicht verdient)

## Check of chance

verify-head = Prüfung der Fairness
verify-open-means = Die Partie kann fair sein, aber niemand kann beweisen, dass der Seed geheim war.
verify-older-means = Prüfe sie mit der Version von tumblestar, mit der sie gespielt wurde.
verify-closed-means = Komm wieder, wenn die Partie zu Ende ist.
verify-false-means = Diese Spieldatei wurde verändert.
verify-commitment-was = Fingerabdruck
verify-seed-is = Seed
verify-how = Du musst dieser Seite nicht trauen. Lade die Spieldatei herunter und starte „tumblestar verify“, oder rechne nach, wie docs/chance.md es beschreibt.
verify-details = Einzelheiten
verify-each = Alle Würfe und Ziehungen
verify-each-some = Hier stehen { $most } von { $count } Würfen und Ziehungen. Geprüft wurden alle bis zum ersten falschen.
verify-each-right = folgt aus dem Seed
verify-each-wrong = folgt nicht aus dem Seed
verify-each-none = nicht geprüft
verify-draw = (Ziehung { $count } des Stroms „{ $stream }“)
verify-back = Zurück zum Tisch

## Bad news

sorry-400 = Diese Anfrage ist nicht lesbar
sorry-400-help = Geh zurück und versuch es noch einmal.
sorry-403 = Das ist nicht erlaubt
sorry-403-help = Geh zurück zum Tisch.
sorry-404 = Hier ist nichts
sorry-404-help = Vielleicht ist die Adresse falsch, oder der Tisch wurde gelöscht oder gehört jemand anderem.
sorry-table = Für diesen Tisch brauchst du eine Einladung.
sorry-table-help = Bitte die Person um den Link, die dich hergeschickt hat.
sorry-405 = Diese Anfrage ist nicht möglich
sorry-405-help = Benutze die Knöpfe auf den Seiten.
sorry-409 = Dieser Tisch lässt sich nicht öffnen
sorry-409-help = Vielleicht gehört er zu einer anderen Version von tumblestar. Deine anderen Tische bleiben unberührt.
sorry-413 = Das ist zu groß
sorry-413-help = Eine Spieldatei darf höchstens 1 MB Text haben.
sorry-421 = Dieser Server heißt anders
sorry-421-help = Wer ihn betreibt, kann diesen Namen erlauben: TUMBLESTAR_HOSTS=name.
sorry-424 = Dieses Spiel ist jetzt nicht spielbar
sorry-424-help = Berichtige seine Datei und starte tumblestar neu. Die anderen Spiele funktionieren weiter.
sorry-428 = Dieser Browser blockiert Cookies
sorry-428-help = tumblestar erkennt dich an einem Cookie. Ohne ihn kannst du keinen Platz und keinen Tisch haben. Dein Link oder Code gilt weiter. Erlaube Cookies für diese Adresse, geh zurück und versuch es noch einmal.
sorry-500 = Hier ist etwas schiefgegangen
sorry-500-help = Das ist unser Fehler. Alles, was du gespielt hast, ist sicher. Lade die Seite neu.
sorry-503 = Die Tische lassen sich jetzt nicht speichern
sorry-503-help = Alles, was bestätigt war, ist sicher. Lade die Seite später neu.
sorry-home = Zu den Spielen
sorry-401 = Passwort nötig
sorry-401-help = Geh zu den Spielen, um es einzugeben.
sorry-429 = Zu viele Anfragen
sorry-429-help = Es ist nichts verloren. Warte ein wenig und versuch es dann noch einmal.
work-busy = Der Server hat gerade zu viel zu berechnen. Versuch es in { $seconds } s noch einmal.

## Password

door-head = Komm herein
door-about = Dieser Server verlangt ein Passwort. Die Person, die dich eingeladen hat, kennt es.
door-password = Passwort
door-enter = Eintreten
door-wrong = Falsches Passwort. Nach ein paar Versuchen musst du warten.

## Together

new-friend = jemand per Link
new-together = Uhr, Chat, Zuschauer
new-clock = Uhr
new-clock-help = Der erste Zug läuft für alle ohne Uhr. Die Uhren stehen, solange der Server nicht läuft.
clock-turn-help = Ist die Zeit für einen Zug um, beendet ihn ein Bot.
clock-bank-help = Wer keine Zeit mehr hat, verliert.
bad-clock = So eine Uhr gibt es nicht. Wähle eine aus der Liste.
local-head = Links gehen nur auf diesem Computer
local-why = Auf jedem Gerät bedeutet die Adresse { $host } dieses Gerät selbst. Das Telefon einer anderen Person würde das Spiel bei sich selbst suchen.
local-do = Um mit Freunden in deinem Netz zu spielen, starte tumblestar neu mit diesem Befehl und einem eigenen Passwort:
local-then = Öffne dann die Netzwerkadresse dieses Computers, etwa { $example }, und eröffne den Tisch dort. Seine Links brauchen kein Passwort.
link-copy = Link kopieren
link-copied = Kopiert.
host-head = Einstellungen des Hosts
host-chat = Freier Chat
host-chat-help = Fertige Sätze sind immer erlaubt.
host-watchers = Zuschauer
host-watchers-help = Wer ihren Link hat, kann zusehen. Zuschauer sehen, was alle am Tisch sehen, und können nicht chatten.
host-listed = In der Lobby gezeigt
host-listed-help = Alle auf diesem Server können den Tisch dort sehen, einen freien Platz nehmen und die beendete Partie ansehen.

## The installable app

install-head = tumblestar als App
install-about = Als App öffnet sich tumblestar in einem eigenen Fenster. Sie braucht weniger als 1 MB.
install-do = Installieren
install-ways = Oder so, wie es dein Browser anbietet:
install-chrome = Chrome und Edge: „Installieren“ in der Adressleiste oder im Menü.
install-ios = iPhone und iPad: Teilen, dann „Zum Home-Bildschirm“.
install-mac = Safari auf dem Mac: „Zum Dock hinzufügen“ im Menü „Ablage“.
install-firefox = Firefox auf Android: „Installieren“ im Menü.
install-not = Browser installieren nur von einer https-Adresse. Bitte die Person, die diesen Server betreibt, TLS einzurichten (docs/hosting.md).
offline-head = Keine Verbindung
offline-about = Der Server ist nicht erreichbar. Deine Tische sind sicher. Diese Seite kommt von allein zurück.
offline-again = Jetzt noch einmal versuchen
result-share = Ergebnis teilen
result-save = Als Bild speichern
