### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Brettspiele im Browser oder im Terminal. Ohne Befehl öffnen sich die Spiele im Browser.
cli-play = Öffnet die Spiele im Browser oder spielt eins im Terminal.
cli-replay = Zeigt jeden Zustand einer Spieldatei mit seinen erlaubten Aktionen.
cli-verify = Prüft die Würfe und Ziehungen einer Spieldatei anhand ihres Seeds.
cli-expect = Zeigt die Züge, die der stärkste Bot nach dem Ende einer Spieldatei erwartet.
cli-solve = Löst ein Spiel zu zweit, in bewiesenen Grenzen. Die Antwort ist, wie oft der erste Platz bei bestem Spiel gewinnt.
cli-bank = Punkte in der Bank am Anfang; standardmäßig wie in der Schachtel.
cli-dice = Eine Datei mit den Farben deiner Würfel, wie dice.toml.
cli-solve-first = Bei bestem Spiel gewinnt der erste Platz { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } aller Partien. Ein Gleichstand zählt halb.
cli-solve-bounds = Bewiesen: mindestens { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, höchstens { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Das geht nicht mit { $name }, nur mit { $allowed }.
cli-score = Wertet Sternbilder oder Karten, die an einem echten Tisch notiert wurden.
cli-colours = Für twinkle: die Buchstaben der Farben im Spiel; standardmäßig alle.
cli-sides = Für twinkle_twinkle: die Seiten der 5 Wertungstafeln in der Reihenfolge der Wertung, etwa ABAAB. Standardmäßig die der Datei, sonst überall A.
cli-not-scored-by = { $option } ist nicht für { $name }. Lass es weg.
cli-scored =
    Sternbild { $count }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } für seine Karten
cli-scored-line = { $what }: { $points }
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten. Schreib ein Sternbild je Zeile.
cli-seconds = Sekunden, die der Bot nachdenken darf.
cli-bench = Misst die Geschwindigkeit zufälliger Partien. Die Zahlen sind Millionen Ereignisse pro Sekunde.
cli-file = Die Spieldatei, die gelesen wird; „-“ liest die Standardeingabe.
cli-json = Antwortet in JSON.
cli-no-browser = Öffnet kein Browserfenster.
cli-lang = Die Sprache der Antworten.
cli-help = Zeigt diese Hilfe.
cli-version = Zeigt die Version.
cli-working = { $name }: { $seconds } s
cli-working-share =
    { $name }: { $share } % fertig, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , noch etwa { $left } s
    }
cli-no-command-game = „{ $name }“ ist ein Spiel. So spielst du es: tumblestar play { $game }
cli-no-command-file = „{ $name }“ ist eine Datei. So setzt du ihre Partie fort: tumblestar play { $file }
cli-no-command = Den Befehl „{ $name }“ gibt es nicht. „tumblestar --help“ nennt alle Befehle.
cli-no-command-like = Den Befehl „{ $name }“ gibt es nicht. Meintest du „{ $command }“? „tumblestar --help“ nennt alle Befehle.
cli-expect-over = Die Partie ist zu Ende. „tumblestar replay DATEI“ zeigt sie Schritt für Schritt.
cli-completion = Gibt das Vervollständigungsskript einer Shell aus. Bash: Schreib eval "$(tumblestar completion bash)" in ~/.bashrc. Zsh: Mach dasselbe in ~/.zshrc. Fish: Schreib das Skript nach ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Lesen oder Schreiben ist fehlgeschlagen: { $why }.

## The doctor

cli-doctor = Prüft die Installation und sagt, wie sich Probleme beheben lassen. Sieht nach Versionen, Paketen, Spielen, Datenordner, Datenbank, Port, Terminal und kompilierten Bots.
doctor-ok = gut
doctor-note = Hinweis
doctor-todo = zu tun
doctor-end =
    { $count ->
        [0] Nichts zu tun.
        [one] 1 Sache zu tun.
       *[other] { $count } Sachen zu tun.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pakete: { $packages }.
doctor-not-installed = tumblestar läuft aus seinen Quellen, seine Pakete sind also nicht bekannt.
doctor-install = Gib ein: python -m pip install { $what }
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
doctor-served = Port { $port } von { $host } ist belegt; ein anderes tumblestar benutzt diesen Datenordner.
doctor-port-taken = Port { $port } von { $host } ist nicht verfügbar: { $why }.
doctor-other-port = Wähle mit --port oder TUMBLESTAR_PORT einen anderen, oder beende das Programm, das ihn benutzt.
doctor-data = Datenordner: { $folder } (Eigentümer { $owner }, Modus { $mode }, { $free } MB frei)
doctor-data-none = Datenordner: { $folder }, wird bei Bedarf angelegt ({ $free } MB frei in { $there })
doctor-unwritable = Dort kannst du nicht schreiben. Werde Eigentümer, oder wähle einen anderen mit --data oder TUMBLESTAR_DATA.
doctor-open-folder = Andere an diesem Rechner können ihn lesen, auch die geheimen Seeds laufender Partien. Gib ein: chmod 700 { $folder }
doctor-little-space = Schaffe Platz, oder wähle einen anderen Ordner mit --data oder TUMBLESTAR_DATA.
doctor-sqlite = Tische liegen in SQLite { $version }.
doctor-postgres = Tische liegen in PostgreSQL { $version } bei { $place }
doctor-terminal = Terminal: { $columns } x { $rows } Zeichen, { $encoding }.
doctor-utf8 = Manche Zeichen werden durch ähnliche ersetzt. Stelle das Terminal auf UTF-8, oder setze PYTHONUTF8=1.

## Start of a server

run-at = tumblestar ist bei { $address } (Ctrl-C beendet es)
run-data = Tische liegen in { $folder }
run-no-numba = Ohne Numba sind Bots langsamer und schwächer. Für volle Stärke: pip install { $what }
run-end = Auf Wiedersehen. Deine Tische sind gespeichert.
run-port-taken = Port { $port } ist belegt, vielleicht von einem anderen tumblestar. Öffne dieses, oder wähle einen anderen Port: --port { $other }
run-port-forbidden = Port { $port } darfst du nicht benutzen. Wähle einen über 1023: --port 8017
run-no-address = An { $host } lässt sich nicht lauschen: { $why }.
run-twice = Ein anderes tumblestar benutzt schon { $folder }. Öffne dieses, oder wähle einen anderen Ordner mit --data.
run-twice-at = Ein anderes tumblestar benutzt schon { $folder }. Öffne { $address } im Browser oder wähle mit --data einen anderen Ordner.
run-no-limits = Grenzen sind aus: Alle können beliebig viele Anfragen senden. Nimm das nur zum Messen.
run-no-hooks = uvicorn { $version } fehlt { $what }; die Grenzen für Verbindungen brauchen das. Ohne es bedient tumblestar nur diesen Rechner. Um es für andere zu öffnen, installiere eine andere Version von uvicorn.

## Server

cli-serve = Bedient ein Netz mit den Spielen, ohne einen Browser zu öffnen.
cli-backup = Kopiert alle Tische in eine Datei, auch während gespielt wird.
cli-backup-file = Die Zieldatei. Sie enthält die Seeds laufender Partien: Halte sie geheim.
cli-backup-replace = Ersetzt eine vorhandene Datei.
cli-backed-up =
    { $count ->
        [one] 1 Tisch in { $file } gesichert
       *[other] { $count } Tische in { $file } gesichert
    }
cli-terminal-games =
    { $count ->
        [one] 1 Partie des Terminals
       *[other] { $count } Partien des Terminals
    }
cli-restore = Stellt alle Tische aus einer Sicherung wieder her.
cli-restore-file = Eine Datei von „tumblestar backup“.
cli-restore-replace = Legt vorhandene Tische beiseite, unter anderem Namen.
cli-restored =
    { $count ->
        [one] 1 Tisch in { $folder } wiederhergestellt
       *[other] { $count } Tische in { $folder } wiederhergestellt
    }
cli-restored-aside = Deine früheren Tische bleiben als { $file } erhalten.
cli-export = Exportiert jede Partie als Spieldatei. Menschen und Programme können sie lesen.
cli-export-target = Ein Ordner, oder eine neue .zip-Datei.
cli-exported =
    { $count ->
        [one] 1 Partie nach { $target } exportiert
       *[other] { $count } Partien nach { $target } exportiert
    }
cli-import = Importiert Spieldateien. Alle auf dem Server können sie dann ansehen.
cli-import-files = Spieldateien oder zip-Dateien mit Spieldateien.
cli-imported =
    { $count ->
        [one] 1 Partie importiert
       *[other] { $count } Partien importiert
    }
cli-imported-before =
    { $count ->
        [one] 1 Partie war schon da und behält ihren Tisch
       *[other] { $count } Partien waren schon da und behalten ihre Tische
    }
cli-move = Kopiert alle Tische an einen anderen Ort. Das muss ein leerer Ordner oder eine leere PostgreSQL-Datenbank sein. Die Quelle bleibt, wie sie ist.
cli-move-from = Wo die Tische jetzt sind: ein Ordner oder eine Adresse mit postgresql://.
cli-move-to = Wohin sie kopiert werden: ein Ordner oder eine Adresse mit postgresql://.
cli-moved =
    { $count ->
        [one] 1 Tisch nach { $place } kopiert
       *[other] { $count } Tische nach { $place } kopiert
    }

## Games by others, and what small games need not say themselves

cli-new-game = Schreibt ein kleines Spiel als Paket, aus dem du dein eigenes machen kannst.
cli-new-game-name = Der Name des Spiels in Python: Kleinbuchstaben, Ziffern und Unterstriche.
cli-new-game-out = Der Zielordner; standardmäßig einer mit dem Namen des Spiels, hier.
cli-new-game-bad = „{ $name }“ kann kein Spiel heißen. Nimm Kleinbuchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben, und nicht den Namen eines anderen Spiels.
cli-new-game-there = „{ $folder }“ gibt es schon. Wähle mit --out einen anderen Ordner.
cli-new-game-made = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann tumblestar check-game { $name } und tumblestar play { $name }.
cli-check-game = Prüft, ob ein Spiel alles hat, was verlangt ist, und sagt, was fehlt.
cli-check-game-passed = { $name } besteht alle { $count } Prüfungen.
cli-check-game-failed =
    { $count ->
        [one] { $name } besteht 1 Prüfung nicht.
       *[other] { $name } besteht { $count } Prüfungen nicht.
    }

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
