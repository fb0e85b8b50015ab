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
language-incomplete = Einige Texte sind noch nicht übersetzt und stehen auf Englisch da.
settings-theme = Aussehen
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
stay-on = Stell deinen Bildschirm so ein, dass er an bleibt.

## Shelf and tables

card-seats = { $first } bis { $last } Spieler
card-minutes = { $first } bis { $last } Minuten
box-minutes = { $count } Min.
card-seats-short = { $first }–{ $last }
card-age = ab { $age }
play-bots = Gegen Bots
play-friends = Mit Freunden
play-friends-how = über einen Link
play-device = Auf diesem Gerät
play-device-how = es geht reihum
play-seats = Personen
play-more = Mehr Optionen
play-count = { $count } Personen
play-level = { $name }, { $stars } von fünf Sternen
card-basis = Auf dem Blatt eines Spiels stehen Minuten und Alter wie auf der Schachtel. Glück ist gemessen: wie oft ein einfacher Bot den stärksten schlägt. Minuten und Denken hier sind unser Urteil.
card-luck-1 = kaum Glück
card-luck-2 = wenig Glück
card-luck-3 = etwas Glück
card-luck-4 = viel Glück
card-luck-5 = sehr viel Glück
card-thought-1 = ohne Anstrengung
card-thought-2 = wenig Grübeln
card-thought-3 = etwas Grübeln
card-thought-4 = viel Grübeln
card-thought-5 = tiefes Grübeln
time-now = gerade eben
time-yesterday = gestern
open-none = Keine Datei wurde gewählt.
card-seats-exactly = { $count ->
        [one] Für einen Spieler
       *[other] Für { $count } Spieler
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
new-bots-away = { $bots }: nur im installierten Programm, denn im Browser würden sie zu lange überlegen.
new-name = Name
new-play = Spielen
new-options = Optionen
new-chance = Zufall und Fairness
new-chance-kind = Woher der Zufall kommt
new-seed = Seed
new-commitment = Festlegung auf den geheimen Seed dieses Tisches:
new-salt = Salz von Platz { $count }
new-salt-help = Der Seed bleibt bis zum Ende geheim; die Festlegung, sein SHA-256, beweist, dass er sich nicht ändert. Traust du diesem Server nicht, gib beliebige Wörter als Salz dazu: Sie fließen in jedes Ergebnis ein.
new-wrong = Dieser Tisch geht so noch nicht:
new-typed-nobody = Ein echtes Spielbrett braucht einen Menschen, der den Zufall eintippt.
chance-sealed = Versiegelt
chance-sealed-help = Ein geheimer Seed, vor dem Start versprochen. Nach dem Ende können alle jedes Ergebnis prüfen.
chance-seed = Aus einem Seed von dir
chance-seed-help = Gleicher Seed, gleicher Aufbau. Wer ihn kennt, sieht alles voraus: Die Aufzeichnung sagt es.
chance-typed = Ein echtes Spielbrett
chance-typed-help = Du baust das echte Spiel auf und tippst ein, was wo liegt.

## Table

rows-label = Die Reihen der Spieler; auch als Text.
action-turn = Drehen
action-over = Wenden
steps-label = Partie Schritt für Schritt ansehen
step-first = Erstes Ereignis
step-previous = Ein Ereignis zurück
step-next = Ein Ereignis weiter
step-last = Letztes Ereignis
rules-open = Regeln
rules-head = Regeln von { $game }
rules-page-link = Die Regeln als Seite

## Campaign

star-won = Level gewonnen
star-great = Gewonnen mit mindestens { $great } Punkten
star-first = Gewonnen beim ersten Versuch, mit neuen Würfeln
star-got = (verdient)
star-not = (noch nicht verdient)

## Check of chance

verify-head = Prüfung des Glücks
verify-open-means = Die Partie kann fair sein; nur ist nicht beweisbar, dass niemand etwas wusste.
verify-older-means = Prüfe sie mit der Version von tumblestar, mit der sie gespielt wurde.
verify-closed-means = Komm wieder, wenn die Partie zu Ende ist.
verify-false-means = Jemand hat diese Aufzeichnung verändert.
verify-commitment-was = Festlegung
verify-seed-is = Seed
verify-how = Du musst dieser Seite nicht trauen: Lade die Aufzeichnung herunter und starte „tumblestar verify“, oder rechne nach, wie docs/chance.md es beschreibt.
verify-details = Einzelheiten
verify-each = Jedes Ergebnis
verify-each-some = Hier stehen { $most } von { $count } Ergebnissen; geprüft sind alle bis zum ersten falschen.
verify-each-right = folgt aus dem Seed
verify-each-wrong = folgt nicht aus dem Seed
verify-each-none = nicht geprüft
verify-draw = (Ziehung { $count } des Stroms „{ $stream }“)
verify-back = Zurück zum Tisch

## Bad news

sorry-400 = Das ist nicht lesbar
sorry-400-help = Geh zurück und versuche es noch einmal.
sorry-403 = Das ist nicht erlaubt
sorry-403-help = Geh zurück zum Tisch.
sorry-404 = Hier ist nichts
sorry-404-help = Die Adresse ist vielleicht falsch, oder der Tisch ist gelöscht oder nicht deiner.
sorry-table = Dieser Tisch braucht eine Einladung.
sorry-table-help = Bitte die Person, die dich hergeschickt hat, um den Link.
sorry-405 = Diese Anfrage ist nicht möglich
sorry-405-help = Benutze die Knöpfe der Seiten.
sorry-409 = Dieser Tisch lässt sich nicht öffnen
sorry-409-help = Vielleicht gehört er zu einer anderen Version von tumblestar. Deine anderen Tische bleiben unberührt.
sorry-413 = Das ist zu groß
sorry-413-help = Eine Aufzeichnung ist höchstens ein Megabyte Text.
sorry-421 = Dieser Server heißt anders
sorry-421-help = Wer ihn betreibt, kann diesen Namen erlauben: TUMBLESTAR_HOSTS=name.
sorry-424 = Dieses Spiel ist jetzt nicht spielbar
sorry-424-help = Berichtige seine Datei, und starte tumblestar neu; die anderen Spiele laufen weiter.
sorry-428 = Dieser Browser blockiert Cookies
sorry-428-help = tumblestar erkennt dich an einem Cookie. Ohne ihn kann dir kein Platz und kein Tisch gehören. Es wurde nichts verbraucht. Erlaube Cookies für diese Adresse, geh zurück und versuch es noch einmal.
sorry-500 = Hier ist etwas schiefgegangen
sorry-500-help = Es liegt an uns. Was gespielt wurde, bleibt; lade die Seite neu.
sorry-503 = Die Tische lassen sich jetzt nicht speichern
sorry-503-help = Nichts Bestätigtes ist verloren. Lade die Seite später neu.
sorry-home = Zu den Spielen
sorry-401 = Passwort nötig
sorry-401-help = Geh zu den Spielen, um es einzugeben.
sorry-429 = Zu viele Anfragen
sorry-429-help = Warte ein wenig und versuche es wieder; nichts ist verloren.
work-busy = Gerade wird zu viel berechnet. Versuche es in { $seconds } s wieder.

## Password

door-head = Komm herein
door-about = Dieser Server verlangt ein Passwort. Wer dich eingeladen hat, kennt es.
door-password = Passwort
door-enter = Eintreten
door-wrong = Falsches Passwort. Nach ein paar Versuchen musst du warten.

## Together

new-friend = jemand, per Link
new-together = Uhr, Chat und Gäste
new-clock = Uhr
new-clock-help = Der erste Zug ist für alle ohne Zeit, und die Uhren stehen, solange der Server ruht.
clock-turn-help = Ist die Zeit für einen Zug um, beendet ihn ein Bot.
clock-bank-help = Wer keine Zeit mehr hat, verliert.
bad-clock = So eine Uhr gibt es nicht.
local-head = Links gehen nur auf diesem Computer
local-why = Die Adresse { $host } bedeutet überall „genau dieses Gerät“: Ein anderes Telefon würde das Spiel bei sich selbst suchen.
local-do = Um mit Freunden in deinem Netz zu spielen, starte tumblestar neu mit diesem Befehl und einem eigenen Passwort:
local-then = Öffne dann die Netzwerkadresse dieses Computers, etwa { $example }, und eröffne den Tisch dort. Seine Links brauchen kein Passwort.
link-copy = Link kopieren
link-copied = Kopiert.
host-head = Einstellungen des Hosts
host-chat = Freier Chat
host-chat-help = Fertige Sätze sind immer erlaubt.
host-watchers = Zuschauer
host-watchers-help = Wer ihren Link hat, darf zusehen, sieht, was Spieler sehen, und kann nicht chatten.
host-listed = In der Lobby gezeigt
host-listed-help = Alle auf diesem Server sehen dort den Tisch, können freie Plätze nehmen und die beendete Partie ansehen.

## The installable app

install-head = tumblestar als App
install-about = Installiert öffnet sich tumblestar in einem eigenen Fenster und braucht weniger als ein Megabyte.
install-do = Installieren
install-ways = Oder auf dem Weg des Browsers:
install-chrome = Chrome und Edge: „Installieren“ in der Adressleiste oder im Menü.
install-ios = iPhone und iPad: Teilen, dann „Zum Home-Bildschirm“.
install-mac = Safari auf dem Mac: „Zum Dock hinzufügen“ im Menü Ablage.
install-firefox = Firefox auf Android: „Installieren“ im Menü.
install-not = Browser installieren nur von einer https-Adresse. Bitte, wer diesen Server betreibt, TLS einzurichten (docs/hosting.md).
offline-head = Keine Verbindung
offline-about = Der Server ist nicht erreichbar. Deine Tische sind sicher; diese Seite kommt von selbst zurück.
offline-again = Jetzt noch einmal versuchen
result-share = Ergebnis teilen
result-save = Als Bild speichern
