### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Brettspiele im Browser. Ohne Befehl: öffnet die Spiele.
cli-play = Öffnet die Spiele im Browser, oder spielt eins im Terminal.
cli-replay = Zeigt jeden Zustand einer Aufzeichnung und seine erlaubten Aktionen, in Notation.
cli-verify = Prüft den Zufall einer Aufzeichnung anhand ihres Seeds.
cli-expect = Zeigt, wie der stärkste Bot den Fortgang einer Aufzeichnung erwartet, in Notation.
cli-solve = Berechnet den Sieganteil des ersten Platzes zu zweit bei bestem Spiel, in bewiesenen Grenzen.
cli-bank = Punkte der Bank am Anfang; standardmäßig die der Schachtel.
cli-dice = Eine Datei mit den Farben deiner Würfel, wie dice.toml.
cli-solve-first = Bei bestem Spiel gewinnt der erste Platz { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } aller Partien, ein Gleichstand zählt halb.
cli-solve-bounds = Bewiesen: mindestens { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, höchstens { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Das geht nicht für { $name }; erwartet: { $allowed }.
cli-score = Wertet Sternbilder oder Karten, die an einem echten Tisch notiert wurden.
cli-colours = Für twinkle: die Buchstaben der Farben im Spiel; standardmäßig alle.
cli-sides = Für twinkle_twinkle: die Seiten der fünf Wertungstafeln in der Folge der Wertung, etwa ABAAB; standardmäßig die der Datei, sonst überall A.
cli-not-scored-by = { $option } sagt nichts über { $name }. Lass es weg.
cli-scored = Sternbild { $count }, Summe der Karten: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten; erwartet: ein Sternbild je Zeile.
cli-seconds = Sekunden zum Nachdenken.
cli-bench = Misst die Geschwindigkeit zufälliger Partien, in Millionen Ereignissen pro Sekunde.
cli-file = Die Aufzeichnung zum Lesen; - liest die Standardeingabe.
cli-json = Antwortet in JSON.
cli-no-browser = Öffnet kein Browserfenster.
cli-lang = Die Sprache der Antworten.
cli-help = Zeigt diese Hilfe.
cli-version = Zeigt die Version.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % fertig, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , noch etwa { $left } s
    }
cli-no-command-game = „{ $name }“ ist ein Spiel. So spielst du es: tumblestar play { $game }
cli-no-command-file = „{ $name }“ ist eine Datei. So geht ihre Partie weiter: tumblestar play { $file }
cli-no-command = Unbekannter Befehl „{ $name }“. tumblestar --help nennt alle Befehle.
cli-no-command-like = Unbekannter Befehl „{ $name }“; vielleicht „{ $command }“? tumblestar --help nennt alle Befehle.
cli-expect-over = Die Partie ist zu Ende. „tumblestar replay FILE“ zeigt sie Schritt für Schritt.
cli-completion = Gibt das Vervollständigungsskript einer Shell aus. Für bash kommt eval "$(tumblestar completion bash)" in ~/.bashrc; für zsh ebenso in ~/.zshrc; für fish schreibe es nach ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Lesen oder Schreiben ist fehlgeschlagen: { $why }.

## The doctor

cli-doctor = Prüft Versionen, Pakete, Spiele, Datenordner, Datenbank, Port, Terminal und kompilierte Bots, und sagt, was zu tun ist.
doctor-ok = gut
doctor-note = Hinweis
doctor-todo = zu tun
doctor-end = { $count ->
        [0] Nichts zu tun.
       *[other] Zu tun: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pakete: { $packages }.
doctor-not-installed = tumblestar läuft aus seinen Quellen, seine Pakete sind also nicht bekannt.
doctor-install = Tippe: python -m pip install { $what }
doctor-games = Spiele: { $games }.
doctor-no-numba = Numba ist nicht installiert: Bots sind langsamer und schwächer.
doctor-interpreted = TUMBLESTAR_INTERPRET schaltet Numba ab: Bots sind langsamer und schwächer.
doctor-compile = Entferne TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } kann die Bots nicht kompilieren: { $why }
doctor-compiled = Die Bots sind mit Numba { $version } kompiliert und liegen in { $folder }
doctor-not-kept = Die Bots werden mit Numba { $version } kompiliert, aber nicht aufbewahrt, also bei jedem Start neu.
doctor-cache = Setze TUMBLESTAR_CACHE auf einen Ordner, in den nur du schreiben kannst.
doctor-settings = Einstellungen in der Umgebung: { $count ->
        [0] keine
       *[other] { $names }
    }.
doctor-port = Port { $port } von { $host } ist frei.
doctor-served = Port { $port } von { $host } ist belegt; ein tumblestar bedient diesen Datenordner.
doctor-port-taken = Port { $port } von { $host } ist nicht verfügbar: { $why }.
doctor-other-port = Wähle einen anderen mit --port oder TUMBLESTAR_PORT, oder beende, was ihn belegt.
doctor-data = Datenordner: { $folder } (Eigentümer { $owner }, Modus { $mode }, { $free } MB frei)
doctor-data-none = Datenordner: { $folder } wird bei Bedarf angelegt ({ $free } MB frei in { $there })
doctor-unwritable = Dort kannst du nicht schreiben. Werde Eigentümer, oder wähle einen anderen mit --data oder TUMBLESTAR_DATA.
doctor-open-folder = Andere können ihn lesen, auch die Seeds laufender Partien. Tippe: chmod 700 { $folder }
doctor-little-space = Schaffe Platz, oder wähle einen anderen Ordner mit --data oder TUMBLESTAR_DATA.
doctor-sqlite = Tische liegen in SQLite { $version }.
doctor-postgres = Tische liegen in PostgreSQL { $version } bei { $place }
doctor-terminal = Terminal: { $columns } x { $rows } Zeichen, { $encoding }.
doctor-utf8 = Manche Zeichen werden durch ähnliche ersetzt. Stelle das Terminal auf UTF-8, oder setze PYTHONUTF8=1.

## Start of a server

run-at = tumblestar ist bei { $address } (Ctrl-C beendet es)
run-data = Tische liegen in { $folder }
run-no-numba = Ohne Numba spielen Bots hier langsamer und schwächer. Volle Stärke: pip install { $what }
run-end = Auf Wiedersehen. Deine Tische bleiben.
run-port-taken = Port { $port } ist belegt, vielleicht von einem anderen tumblestar. Öffne dieses, oder wähle einen anderen Port: --port { $other }
run-port-forbidden = Port { $port } darfst du nicht benutzen. Wähle einen über 1023: --port 8017
run-no-address = An { $host } lässt sich nicht lauschen: { $why }.
run-twice = Ein anderes tumblestar bedient { $folder }. Öffne dieses, oder wähle einen anderen Ordner mit --data.
run-twice-at = Ein anderes tumblestar bedient { $folder }. Öffne { $address } im Browser, oder wähle einen anderen Ordner mit --data.
run-no-limits = Grenzen sind aus: Alle dürfen endlos fragen. Nur zum Messen.
run-no-hooks = uvicorn { $version } fehlt, was die Grenzen für Verbindungen brauchen: { $what }. Dieser Server ist nur für diesen Rechner; um ihn für andere zu öffnen, installiere eine andere Version von uvicorn.

## Server

cli-serve = Bedient ein Netz mit den Spielen, ohne einen Browser zu öffnen.
cli-backup = Kopiert alle Tische in eine Datei, auch während gespielt wird.
cli-backup-file = Die Datei zum Schreiben. Sie enthält die Seeds laufender Partien: Halte sie geheim.
cli-backup-replace = Ersetzt eine vorhandene Datei.
cli-backed-up = Tische in { $file }: { $count }
cli-terminal-games = Partien im Terminal: { $count }
cli-restore = Ersetzt die Tische durch eine Kopie.
cli-restore-file = Eine Datei von „tumblestar backup“.
cli-restore-replace = Legt vorhandene Tische beiseite, unter anderem Namen.
cli-restored = Tische in { $folder }: { $count }
cli-restored-aside = Die früheren bleiben als { $file }.
cli-export = Schreibt jede Partie als Text, den Menschen und Programme lesen können.
cli-export-target = Ein Ordner, oder eine neue .zip-Datei.
cli-exported = Partien in { $target }: { $count }
cli-import = Liest Partien aus Texten ein, für alle zum Ansehen.
cli-import-files = Aufzeichnungen, oder zip-Dateien mit Aufzeichnungen.
cli-imported = Eingelesene Partien: { $count }
cli-imported-before = Partien, die schon da waren und ihre Tische behalten: { $count }
cli-move = Kopiert alle Tische in einen leeren Ordner oder eine PostgreSQL-Datenbank; die Quelle bleibt, wie sie ist.
cli-move-from = Wo sie sind: ein Ordner oder eine Adresse mit postgresql://.
cli-move-to = Wohin sie kommen: ein Ordner oder so eine Adresse.
cli-moved = Tische in { $place }: { $count }

## Games by others, and what small games need not say themselves

cli-new-game = Schreibt ein kleines Spiel als Paket, aus dem deins werden kann.
cli-new-game-name = Der Name des Spiels in Python: Kleinbuchstaben, Ziffern und Unterstriche.
cli-new-game-out = Der Ordner zum Schreiben; standardmäßig einer mit dem Namen des Spiels, hier.
cli-new-game-bad = „{ $name }“ kann kein Spiel heißen: Kleinbuchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe, und kein Name eines anderen Spiels.
cli-new-game-there = „{ $folder }“ gibt es schon; wähle einen anderen Ordner mit --out.
cli-new-game-made = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann tumblestar check-game { $name } und tumblestar play { $name }.
cli-check-game = Prüft, ob ein Spiel alles hat, was verlangt ist, und sagt, was fehlt.
cli-check-game-passed = { $name } besteht alle { $count } Prüfungen.
cli-check-game-failed = Nicht bestandene Prüfungen von { $name }: { $count }

## Usage, placeholders, groups and errors of the command line

click-usage = Verwendung:
click-options = Optionen
click-commands = Befehle
click-default = Standard: { $default }
click-required = nötig
click-error = Fehler: { $message }
click-aborted = Abgebrochen.
click-try = Hilfe: { $command } { $option }
click-no-option = Eine Option „{ $name }“ gibt es nicht.
click-no-command = Einen Befehl „{ $name }“ gibt es hier nicht.
click-did-you-mean = Meinst du { $possibility }?
click-missing-command = Nenne einen Befehl.
click-missing-argument = Es fehlt
click-missing-option = Es fehlt die Option
click-choose = Zur Wahl stehen: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = „{ $value }“ steht nicht zur Wahl, sondern: { $choice }.
click-no-number = „{ $value }“ ist { $number_type ->
        [float] keine Zahl
       *[other] keine ganze Zahl
    }.
click-out-of-range = { $value } liegt nicht im Bereich { $range }.
click-needs-value = Die Option „{ $name }“ braucht einen Wert.
click-takes-no-value = Die Option „{ $name }“ nimmt keinen Wert.
click-too-many = Zu viele Argumente: { $args }
click-is-file = „{ $filename }“ ist eine Datei. Wähle einen Ordner.
click-is-folder = „{ $filename }“ ist ein Ordner. Wähle eine Datei.
click-unreadable = „{ $filename }“ lässt sich nicht lesen.
click-version = %(prog)s, Version %(version)s
click-quoted = „{ $text }“
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-path = PFAD
placeholder-source = QUELLE
placeholder-target = ZIEL
placeholder-game = SPIEL
placeholder-date = DATUM
placeholder-link = LINK
placeholder-name = NAME
placeholder-names = NAME,…
placeholder-number = ZAHL
placeholder-text = TEXT
placeholder-setting = NAME=ZAHL
placeholder-address = ADRESSE
placeholder-addresses = ADRESSE,…
placeholder-options = OPTIONEN
placeholder-command = BEFEHL
placeholder-arguments = ARGUMENTE
cli-group-play = Spielen
cli-group-play-for = Für alle: im Browser oder im Terminal spielen.
cli-group-learn = Lernen
cli-group-learn-for = Für Spieler: ein Spiel lernen und besser werden.
cli-group-keep = Aufbewahren
cli-group-keep-for = Für Spieler mit gespeicherten Partien: ansehen, prüfen und kopieren.
cli-group-host = Bereitstellen
cli-group-host-for = Für Gastgeber: tumblestar einrichten und für andere öffnen.
cli-group-study = Erforschen
cli-group-study-for = Für Forscher: Spiele und Bots messen.
cli-group-make = Entwickeln
cli-group-make-for = Für Programmierer: ein eigenes Spiel schreiben.
