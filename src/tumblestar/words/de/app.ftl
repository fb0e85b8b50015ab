### Die Wörter der App auf Deutsch.

## Refusals and errors of records, options and chance

refused-over = Die Partie ist zu Ende.
refused-seat = Du bist nicht dran; dran ist: { $seat ->
        [0] der Zufall
       *[other] Platz { $seat }
    }.
refused-turn = Du bist nicht dran. { $now }
refused-place = Dort ist jetzt nichts zu tun. { $now }
refused-chance = Der Zufall folgt hier aus dem Seed. Eintippen kann man ihn nur an einem Tisch mit echtem Spielbrett.
bad-seats = Das Spiel geht nicht mit { $seats } Plätzen; erwartet: { $allowed }.
bad-option = Unbekannte Option „{ $name }“; erwartet: { $allowed }.
bad-option-value = Die Option „{ $name }“ kann nicht { $value } sein; erwartet: { $allowed }.
bad-option-twice = Die Option „{ $name }“ kann nicht zugleich { $first } und { $second } sein; gib sie einmal an.
bad-value = { $name } kann nicht { $value } sein; erwartet: { $expected }.
bad-name = Ein Name oder Salz ist eine Zeile aus höchstens { $most } sichtbaren Zeichen.
bad-chance = Unbekannte Art von Zufall „{ $text }“; erwartet: { $allowed }.
bad-commitment = Versiegelter Zufall braucht eine Festlegung: 64 hexadezimale Ziffern.
bad-practice = Eine Übungspartie hat keinen versiegelten Zufall.
bad-seed = Ein Seed ist eine Zeile aus 1 bis { $most } sichtbaren Zeichen.
bad-salts = Erwartet: { $seats } Salze, eins je Platz; ein Salz darf leer sein.
bad-seat-kind = Ein Platz gehört einem Menschen oder einem Bot.
unknown-game = Unbekanntes Spiel „{ $name }“; erwartet: { $games }.
game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
unknown-bot = Unbekannter Bot „{ $name }“; erwartet: { $bots }.

## Reading a record

record-long = Die Datei hat mehr als { $most } Zeichen, zu viele für eine Aufzeichnung.
record-format = Das ist keine Aufzeichnung; erwartet als erste Zeile: „{ $expected }“.
record-header = Unbekannter Eintrag im Kopf „{ $text }“; erwartet: { $keys }.
record-twice = Der Eintrag „{ $key }“ steht zweimal da.
record-missing = Im Kopf fehlt der Eintrag „{ $key }“.
record-older = Gespielt und gezeigt nach Version { $rules } der Regeln. Die neueste Version ist { $version }.
record-other = Gespielt nach Version { $rules } der Regeln (Daten { $data }), gezeigt nach Version { $version } (Daten { $digest }); Punkte können abweichen.
record-cut = Gespielt nach Version { $rules } der Regeln (Daten { $data }). Version { $version } (Daten { $digest }) zeigt { $n } der { $count } Ereignisse; der Text der Aufzeichnung hat alle.
record-rules = Die Aufzeichnung hat Version „{ $text }“ der Regeln; dieses Programm spielt Version { $version }.
record-data = Die Aufzeichnung hat andere Teile (Daten „{ $text }“) als dieses Programm ({ $digest }).
record-seat = „{ $text }“ ist kein Platz; erwartet: „person“ oder „bot“, dann ein Name.
record-salt = Den Platz dieses Salzes gibt es nicht; die Partie hat { $seats } Plätze.
record-options = „{ $text }“ ist keine Option; erwartet: Name=Zahl, mit den Namen { $options }.
record-seed = Der geöffnete Seed muss aus 64 hexadezimalen Ziffern bestehen.
record-early-seed = Der Seed einer versiegelten Partie öffnet sich erst an ihrem Ende.
record-date = Das Datum muss aussehen wie 2026-11-21.
record-start = Plätze und Optionen müssen die der Stellung sein, mit der die Partie beginnt.
record-practice = „{ $text }“ kann nicht nach „practice“ stehen; erwartet: „yes“.
record-event = „{ $text }“ ist kein Ereignis; erwartet: eine Zahl, dann * für den Zufall oder die Nummer eines Platzes, dann die Aktion.
record-number = Das Ereignis hat die Nummer { $text }; erwartet: { $expected }. Vielleicht fehlt davor eine Zeile.
record-actor = Das Ereignis ist von „{ $text }“, aber dran ist { $expected }.
record-after-end = Die Partie ist vor diesem Ereignis zu Ende.
record-refused = „{ $text }“ geht hier nicht. { $why }
record-end = Die Aufzeichnung endet mit „{ $text }“, ihre Ereignisse aber mit „{ $expected }“.
record-result = Das Ergebnis der Aufzeichnung ist „{ $text }“, das ihrer Ereignisse aber „{ $expected }“.
unreadable-at = Zeile { $line }: { $why }
unread-state = „{ $text }“ gehört nicht zu einem Zustand; erwartet: Schlüssel=Wert mit den Schlüsseln { $keys }, jeder einmal.
unread-state-value = „{ $text }“ passt in diesem Zustand nicht zu „{ $key }“; Grammatik: docs/{ $page }.md.

## Checking chance

verify-proved = Der ganze Zufall folgt aus dem Seed, der vor dem Start versiegelt wurde. Geprüft: { $count }.
verify-seed = Offener Zufall: Alles folgt aus dem Seed „{ $seed }“, den jemand vorgegeben hat und kennen konnte. Geprüft: { $count }.
verify-practice = Übung: Jemand ist zurückgegangen, also ist der Zufall offen. Alles folgt aus dem Seed. Geprüft: { $count }.
verify-typed = Offener Zufall: Die Ergebnisse ({ $count }) wurden eingetippt oder gewählt, es gibt also nichts zu prüfen.
verify-older = Die Regeln (Version { $rules }) oder Daten dieser Partie gibt es hier nicht, ihr Zufall ist also nicht prüfbar.
verify-closed = Der Seed ist bis zum Ende der Partie versiegelt, die Ergebnisse bisher ({ $count }) sind also noch nicht prüfbar.
verify-commitment = Falsch: Der Seed der Aufzeichnung ist nicht der, der vor dem Start versiegelt wurde.
verify-outcome = Falsch: Ereignis { $n } ist „{ $text }“, aber Ziehung { $count } des Stroms „{ $stream }“ aus dem Seed ergibt „{ $expected }“.

## Bots

bot-random = Zufall
bot-random-help = spielt irgendeine erlaubte Aktion
bot-greedy = Gierig
bot-greedy-help = nimmt, was sofort etwas bringt
bot-novice = Neuling
bot-club = Vereinsniveau
bot-strong = Stark
bot-expert = Experte
bot-master = Meister

## Environments for programs that learn

env-fault = { $env }: { $why }
env-illegal = { $env }: Aktion { $action } von { $agent } ist nicht erlaubt; erwartet: { $allowed }.
env-not-begun = { $env }: Rufe zuerst reset() auf.
env-needs = { $env } braucht das Paket { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } ist ein Array aus { $type } mit der Form { $shape }; erwartet: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: Das Array für { $name } hat Lücken oder ist nicht beschreibbar; erwartet: eins wie von numpy.zeros.

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
cli-game-unfit = Das geht nicht für { $name }; erwartet: { $games }.
cli-score = Wertet Sternbilder oder Karten, die an einem echten Tisch notiert wurden.
cli-colours = Für twinkle: die Buchstaben der Farben im Spiel; standardmäßig alle.
cli-sides = Für twinkle_twinkle: die Seiten der fünf Wertungstafeln in der Folge der Wertung, etwa ABAAB; standardmäßig die der Datei, sonst überall A.
cli-not-scored-by = { $option } sagt nichts über { $name }. Lass es weg.
cli-rules = Zeigt die Regeln eines Spiels mit Nummern und kennzeichnet, was nicht im gedruckten Heft steht.
cli-tiles = Zeichnet stattdessen die Plättchen, mit Anzahlen und Tabellen, zum Vergleich mit einer Schachtel.
cli-out = Die Datei zum Schreiben, .html oder .svg für Plättchen; standardmäßig die Standardausgabe.
cli-unwritable-file = Die Datei „{ $file }“ lässt sich nicht schreiben: { $why }.
cli-scored = Sternbild { $count }, Summe der Karten: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = In „{ $file }“ gibt es nichts zu werten; erwartet: ein Sternbild je Zeile.
cli-seconds = Sekunden zum Nachdenken.
cli-bench = Misst die Geschwindigkeit zufälliger Partien, in Millionen Ereignissen pro Sekunde.
cli-lab = Misst Bots und Spiele durch viele Partien zwischen Bots.
cli-ladder = Ordnet die Bots eines Spiels auf einer Skala (Bradley-Terry): 100 Punkte mehr gewinnen 64 % der Partien zu zweit. Jeder Bot spielt gegen seine Nachbarn und „greedy“, mit jeder Zahl von Plätzen, jeden Aufbau von jedem Platz. Bei mehr als zwei Plätzen spielt ein Bot unter lauter gleichen, in beiden Richtungen; 1 / Plätze ist ausgeglichen.
cli-ladder-game = Das Spiel; standardmäßig alle.
cli-ladder-seats = Eine Zahl von Plätzen, wiederholbar; standardmäßig alle ab zwei.
cli-ladder-games = Partien je Duell mit den Optionen der Schachtel.
cli-ladder-mixed = Partien je Duell mit zufälligen Optionen für jeden Aufbau; standardmäßig keine.
cli-ladder-bots = Die Bots, schwächster zuerst, mit Kommas; standardmäßig alle des Spiels.
cli-ladder-seed = Der Seed für Aufbau und Zufall.
cli-ladder-keep = Schreibt nach jedem Duell ladder-GAME.json in diesen Ordner und setzt eine mit den jetzigen Bots fort.
cli-ladder-two = Eine Rangliste braucht mindestens zwei Bots; das Spiel hat { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } gegen { $them }
       *[other] { $us } unter { $rivals } × { $them }
    }{ $options ->
        [mixed] , gemischte Optionen
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) von { $games } Partien
cli-ladder-head-bot = Wertung
cli-ladder-head-box = { $seats } Plätze
cli-ladder-head-mixed = { $seats } Plätze, gemischte Optionen
cli-ladder-head-all = alle Partien
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spielt viele Partien zwischen Bots und berichtet über Bots, Plätze, Länge und Punkte. Jeder Aufbau wird für jede Verteilung der Bots einmal gespielt, mit demselben Glück; die Intervalle sind 95 % über die Aufbauten. Ctrl-C hält an und berichtet; mit --keep setzt derselbe Befehl fort.
cli-lab-compare = Vergleicht zwei Varianten oder zwei Besetzungen mit Bots bei demselben Glück: Mittelwerte, Intervalle von 95 % über die Aufbauten und Effektstärken (in Standardabweichungen einer Partie).
cli-lab-selfplay = Schreibt Partien von Bots als Trainingsdaten: eine Parquet-Zeile je Entscheidung (Beobachtung, erlaubte Aktionen, Aktion, Strategie, Sieganteile der Bewertung, Ergebnis) und eine Datenkarte. Braucht das Extra „lab“. Nach Ctrl-C setzt derselbe Befehl fort; mit mehr Partien ergänzt er sie.
cli-lab-out = Der Ordner zum Schreiben; wird angelegt, wenn er fehlt.
cli-lab-values = Schreibt auch den Wert jeder erlaubten Aktion nach der Bewertung. Dauert viel länger.
cli-lab-tries = Wie oft jeder Bot in jedem Zustand für seine Strategie gefragt wird; 1 nimmt, was er gespielt hat.
cli-lab-per-file = Partien je Datei, auf ganze Aufbauten aufgerundet.
lab-selfplay-done = Partien: { $games }. Entscheidungen: { $rows }. Dateien: { $files }. Ordner: „{ $folder }“.
cli-lab-bots = Die Bots nach Platz vor dem Tauschen, mit Kommas; der letzte nimmt die übrigen Plätze. Standardmäßig „greedy“.
cli-lab-seats = Die Zahl der Plätze; standardmäßig die der Bots, oder die kleinste ab zwei.
cli-lab-games = Die Zahl der Partien, auf ganze Aufbauten aufgerundet.
cli-lab-option = Eine Option des Spiels, wiederholbar.
cli-lab-against-bots = Die zweite Besetzung; standardmäßig die erste.
cli-lab-against-option = Eine Option der zweiten Variante, wiederholbar; die übrigen sind die der ersten.
cli-lab-seed = Der Seed für Zufall und Auswahl: gleicher Seed, gleiche Partien.
cli-lab-workers = Prozesse; standardmäßig einer je Kern. Die Ergebnisse sind dieselben.
cli-lab-keep = Bewahrt fertige Partien in dieser Datei und macht dort weiter.
cli-lab-ray = Spielt auf dem Ray-Cluster an dieser Adresse („auto“: ein lokaler). Braucht das Extra „ray“.
cli-lab-luck = Untersucht so viele Partien: was Glück erklärt, und Entscheidungen nach Regel. Dauert Sekunden je Partie.
cli-lab-csv = Schreibt für jede Partie und jeden Platz eine CSV-Zeile in diese Datei.
cli-lab-parquet = Schreibt dieselben Zeilen als Parquet. Braucht das Extra „lab“.
cli-lab-html = Schreibt alle Tabellen und Diagramme als eine HTML-Seite. Braucht das Extra „lab“.
lab-needs = { $option } braucht das Extra „{ $extra }“: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = Zu viele Bots ({ $count }) für { $seats } Plätze.
lab-same = Es gibt keinen Unterschied: Gib --against-bots oder --against-option an.
cli-not-both = Gib { $first } oder { $second } an, nicht beides.
lab-kept-other = Die Datei „{ $file }“ hat Partien einer anderen Studie oder älterer Bots; wähle eine andere Datei, oder verschiebe sie.
lab-kept-damaged = Zeile { $line } der Datei „{ $file }“ ist beschädigt; lösche sie, oder verschiebe die Datei.
lab-kept-dropped = Die letzte Zeile der Datei „{ $file }“ ist unvollständig; ihre Partien werden neu gespielt.
lab-broken-off = Angehalten nach { $games } von { $total } Partien.
lab-broken-off-kept = Angehalten nach { $games } von { $total } Partien; derselbe Befehl setzt fort.
lab-workers-died = Die Prozesse brachen immer wieder ab, vielleicht fehlt Speicher; versuche weniger (--workers).
lab-no-ray = Kein Ray-Cluster an „{ $address }“: { $why }
lab-title = { $game }: { $games } Partien
lab-title-compare = { $game }: je { $games } Partien, { $first } und { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Nach Bot (Intervalle von 95 %; ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Nach Platz (ausgeglichen ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Nach Partie
lab-spread = Verteilungen
lab-by-rule = Entscheidungen nach Regel ({ $games } Partien)
lab-luck = Glück erklärt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Varianz der Ergebnisse ({ $games } Partien): So viel nimmt die Bereinigung um Glück heraus.
lab-no-luck = Glück ist nicht messbar: Das Spiel hat hier keine Bewertung, oder alle Ergebnisse sind gleich.
lab-head = { $what ->
        [bot] Bot
        [seat] Platz
        [share] Sieganteil
        [points] Punkte
        [figure] Größe
        [mean] Mittel
        [least] kleinster
        [tenth] ein Zehntel darunter
        [median] Median
        [ninetieth] ein Zehntel darüber
        [most] größter
        [first] erste
        [second] zweite
        [difference] Unterschied
        [effect] Effektstärke
        [rule] Regel
        [decisions] der Entscheidungen
       *[games] in Partien
    }
lab-figure = { $what ->
        [events] Ereignisse
        [decisions] Entscheidungen
        [legal] erlaubte Aktionen, alle Entscheidungen zusammen
        [choices] erlaubte Aktionen je Entscheidung
        [leads] Wechsel der Führung nach Punkten
        [margin] Vorsprung an Punkten am Ende
        [ties] geteilte Partien
       *[unfinished] abgebrochene Partien
    }
lab-figure-of = { $what ->
        [share] Sieganteil
       *[points] Punkte
    } von { $who }
lab-figure-seat = { $what ->
        [share] Sieganteil
       *[points] Punkte
    } von Platz { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } bis { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Sieganteil, mit Intervallen von 95 %
lab-chart-of = { $what ->
        [points] Punkte am Ende, nach Bot
        [events] Ereignisse einer Partie
       *[legal] Erlaubte Aktionen je Entscheidung
    }
lab-chart-text = { $title }. Zahlen: Tabelle „{ $table }“.
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
cli-play-resume = Setzt die letzte Partie im Terminal fort; mit GAME die letzte dieses Spiels.
cli-completion = Gibt das Vervollständigungsskript einer Shell aus. Für bash kommt eval "$(tumblestar completion bash)" in ~/.bashrc; für zsh ebenso in ~/.zshrc; für fish schreibe es nach ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Aufgaben: Stellungen, in denen ein Weg nachweislich viel besser ist als alle anderen.
cli-puzzles-list = Listet die Aufgaben. Als JSON eine je Zeile: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Nur die eines Spiels.
cli-puzzles-theme = Nur die eines Themas, etwa „theft“.
cli-puzzles-no-theme = Unbekanntes Thema „{ $theme }“; erwartet: { $themes }.
cli-puzzles-play = Spielt Aufgaben eines Spiels oder aller in diesem Terminal.
cli-puzzles-order = Beliebige Wörter: gleiche Wörter, gleiche Folge der Aufgaben.
cli-puzzles-make = Schreibt Aufgaben aus Partien zwischen Bots in eine Datei und daneben, wie sie entstanden sind. Gleicher Seed, gleiche Aufgaben.
cli-puzzles-count-of = Wie viele.
cli-puzzles-bots = Die Bots, mit Kommas; standardmäßig alle außer „random“ und den zwei stärksten.
cli-puzzles-seed = Der Seed der Partien.
cli-puzzles-out = Die Datei zum Schreiben.
cli-puzzles-head-id = Aufgabe
cli-puzzles-head-seats = Plätze
cli-puzzles-head-rating = Wertung
cli-puzzles-head-themes = Themen
cli-puzzles-count = Aufgaben: { $count }


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

cli-no-file = Eine Datei „{ $file }“ gibt es nicht.
cli-unreadable-file = Die Datei „{ $file }“ ist nicht lesbar: { $why }.
cli-not-text = Die Datei „{ $file }“ ist kein Text in UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: Brettspiele
app-description = Brettspiele im Browser, gegen Bots oder mit anderen.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Du bist dran · { $game }
title-over = Partie zu Ende · { $game }
title-level = Level { $count } · { $game }
title-own-level = Eigenes Level · { $game }
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
mine-head = Meine Daten
mine-nobody = Über dich ist hier noch nichts gespeichert. Spielst du auf einem anderen Gerät, hol deine Daten von dort.
carry-out-head = Auf einem anderen Gerät spielen
carry-out-about = Ein Link oder QR-Code macht ein anderes Gerät zu deinem, mit Tischen, Name und Fortschritt. Er gilt einmal, { $count } Minuten lang.
carry-out-do = Link zeigen
carry-shown = Öffne das binnen { $count } Minuten auf deinem anderen Gerät. Zeig es sonst niemandem: Damit kann man als du spielen.
carry-link = Link für dein anderes Gerät
carry-back = Zurück zu meinen Daten
carry-head = Deine Daten auf dieses Gerät holen
carry-about = Öffne auf deinem anderen Gerät „Meine Daten“ und zeige den Link. Öffne ihn hier, oder kopiere den Code nach dem #.
carry-code = Code
carry-look = Ansehen, wer das ist
carry-wrong = Dieser Code ist unbekannt, verbraucht oder abgelaufen. Zeige auf deinem anderen Gerät einen neuen.
carry-asked = Bist du „{ $name }“? Tische, die mitkommen: { $count }. Von da an spielt dieses Gerät als „{ $name }“.
carry-asked-unnamed = Bist du das, jemand ohne Namen? Tische, die mitkommen: { $count }. Von da an spielt dieses Gerät für diese Person.
carry-joins = { $count ->
        [0] Deine Einstellungen auf diesem Gerät weichen den mitgebrachten.
       *[other] Deine Tische auf diesem Gerät ({ $count }) kommen dazu, mit Plätzen, Chat und Fortschritt. Das lässt sich nicht rückgängig machen.
    }
carry-yes = Ja, das bin ich
carry-no = Nein, lass es
mine-data-head = Meine Daten als Datei
mine-data-about = Dein Name, Einstellungen, Tische, Aufzeichnungen, Fortschritt und Chatnachrichten: ein JSON-Objekt je Zeile, das erste erklärt die anderen.
mine-data-do = Meine Daten herunterladen
mine-data-readme = Ein JSON-Objekt je Zeile, jedes mit einem type. person: dein Name, deine Sprache, dein Aussehen. bot: dein Programm. token: was ein Programm darf (nie das Token selbst). table: ein Tisch, den du eröffnet hast, an dem du sitzt oder zusiehst; seats: deine Plätze ab 1; record: die Partie, für „tumblestar replay“ und „verify“. attempt, imported: Fortschritt in Kampagnen. chat: was du geschrieben hast; at: Millisekunden seit 1970; key: ein fertiger Satz. restriction: wen du stumm geschaltet oder blockiert hast. Zeiten sind UTC.
mine-restricted-head = Stumm und blockiert
mine-restricted-unnamed = jemand ohne Namen
mine-delete-head = Mich löschen
mine-delete-goes = Endgültig gelöscht: Name, Einstellungen, Fortschritt, Tokens, Programme, Chatnachrichten und Tische, an denen sonst niemand spielt. In laufenden Partien verlässt du deinen Platz; wo das nicht geht, gibst du auf.
mine-delete-stays = Ohne deinen Namen bleiben: Partien mit anderen und ihre Aufzeichnungen. Deine Tische gehen an jemanden, der dort spielt. Heruntergeladene Kopien und Sicherungen dieses Servers ändern sich nicht.
mine-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
mine-delete-do = Mich jetzt löschen
mine-deleted-head = Du bist gelöscht
mine-deleted = Über dich ist hier und in diesem Browser nichts mehr gespeichert.
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
independence = tumblestar ist ein unabhängiges Projekt, ohne Verbindung zu den Autoren oder Verlagen dieser Spiele.
close = Schließen
list = { $items }

## Shelf and tables

shelf-head = Was spielen wir?
shelf-intro = Spiel gegen einen Bot, oder reicht einen Bildschirm herum.
shelf-games = Spiele
shelf-resume = Weiterspielen
shelf-over = Letzte Ergebnisse
card-seats = { $first } bis { $last } Spieler
card-minutes = { $first } bis { $last } Minuten
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
card-rules-short = Regeln
card-pad-short = Wertungsblock
card-analysis-short = Analyse
card-puzzles-short = Aufgaben
card-campaign-short = Kampagne
card-basis = Glück ist gemessen: wie oft ein einfacher Bot den stärksten schlägt. Minuten und Grübeln schätzen wir.
card-play = { $game } spielen
card-rules = Regeln von { $game }
card-pad = Wertungsblock für { $game }
card-analysis = Analyse von { $game }
card-puzzles = Aufgaben zu { $game }
card-campaign = Kampagne von { $game }
tables-head = Meine Tische
tables-open = Laufend
tables-over = Beendet
tables-study = Aus Dateien geöffnet
tables-none = Keine Partie läuft.
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
title-waits = ({ $count }) { $title }
time-now = gerade eben
time-yesterday = gestern
table-abandoned = abgebrochen
table-study = aus einer Datei, { $result }
table-study-unfinished = aus einer Datei, nicht beendet
table-abandon = Abbrechen
table-abandon-sure = Die Partie endet ohne Ergebnis. Sie bleibt bei den beendeten Partien.
table-abandon-yes = Ja, abbrechen
table-delete = Löschen
table-delete-sure = Tisch und Aufzeichnung sind dann endgültig weg.
table-delete-yes = Ja, löschen
open-head = Aufzeichnung öffnen
open-hint = Von einem Tisch heruntergeladen oder von Hand geschrieben. Du kannst sie Schritt für Schritt ansehen.
open-file = Datei
open-do = Öffnen
open-none = Keine Datei wurde gewählt.
open-not-text = Diese Datei ist kein Text in UTF-8.

## New table

new-head = Neuer Tisch: { $game }
new-campaign = Allein: die Kampagne mit vierzig Leveln
new-analysis = Eine beliebige Stellung analysieren
new-seats = Wie viele spielen mit?
new-seat = Platz { $count }
new-who = Wer
new-me = ich
new-person = noch jemand an diesem Bildschirm
new-bot = Bot: { $name }, { $what }
new-name = Name
new-play = Spielen
new-options = Optionen
new-chance = Zufall und Fairness
new-chance-kind = Woher der Zufall kommt
new-seed = Seed
new-commitment = Festlegung auf den geheimen Seed dieses Tisches:
new-salt = Salz von Platz { $count }
new-salt-help = Der Seed bleibt bis zum Ende geheim; die Festlegung, sein SHA-256, beweist, dass er sich nicht ändert. Traust du diesem Server nicht, gib beliebige Wörter als Salz dazu: Sie fließen in jedes Ergebnis ein.
new-seal-gone = Der hier versprochene Seed ist weg: Der Server wurde neu gestartet, oder die Seite war lange offen. Sieh dir die neue Festlegung an, und starte noch einmal.
new-wrong = Dieser Tisch geht so noch nicht:
new-typed-nobody = Ein echtes Spielbrett braucht einen Menschen, der den Zufall eintippt.
chance-sealed = Versiegelt
chance-sealed-help = Ein geheimer Seed, vor dem Start versprochen. Nach dem Ende können alle jedes Ergebnis prüfen.
chance-seed = Aus einem Seed von dir
chance-seed-help = Gleicher Seed, gleicher Aufbau. Wer ihn kennt, sieht alles voraus: Die Aufzeichnung sagt es.
chance-typed = Ein echtes Spielbrett
chance-typed-help = Du baust das echte Spiel auf und tippst ein, was wo liegt.

## Table

seat-unnamed = Spieler { $count }
seat-bot = { $name } (Bot)
seat-bot-twin = { $name } { $count } (Bot)
seat-text = { $name }
seat-you = du
seat-you-named = Du ({ $name })
seat-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
seats-head = Spieler
seat-rename = Name von Platz { $count }
seat-rename-open = Umbenennen
seat-rename-do = Merken
rows-label = Die Reihen der Spieler; auch als Text.
status-stepping = Nach Ereignis { $n } von { $count }:
status-study = Die Aufzeichnung hört hier auf, ohne Ende.
status-resigned = { $seat ->
        [you] Du hast aufgegeben. { $others } gewinnt.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben. Du gewinnst!
           *[other] { $seat } hat aufgegeben. { $others } gewinnt.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du hast aufgegeben. { $others } teilen sich den Sieg.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben; geteilter Sieg: { $others }.
           *[other] { $seat } hat aufgegeben. { $others } teilen sich den Sieg.
        }
    }
status-abandoned = Die Partie wurde abgebrochen; niemand gewinnt.
status-given-up = { $seat ->
        [you] Du hast aufgegeben.
       *[other] { $seat } hat aufgegeben.
    }
actions-label = Was du tun kannst
others-label = Zurückblicken und gehen
action-confirm = Bestätigen
action-expect = Was erwartet der Bot?
expect-line = Der stärkste Bot erwartet: { $line }.
expect-not-yet = Der Bot ist noch nicht bereit. Frage in ein paar Sekunden wieder.
refused-expect = Nichts zu erwarten: Niemand ist dran, oder kein Bot an diesem Tisch denkt voraus.
refused-expect-busy = Der Bot denkt schon darüber nach.
action-turn = Drehen
action-over = Wenden
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
aid-head = Entscheidungshilfe
aid-0 = Keine
aid-1 = Chancen
aid-2 = Punkte
aid-3 = Bestes Spiel
aid-4 = Tutor
aid-asks = Fragen vor allem, was mehr kostet als
aid-amount = { NUMBER($share, style: "percent") } vom Sieg
tutor-head = Sicher?
tutor-cost = Das kostet { $cost } Siegchance.
tutor-own = Deine Wahl, danach { $share }: { $way }
tutor-better = Vielleicht übersehen, danach { $share }: { $way }
tutor-error = Kosten unter { $error } sind vielleicht keine; dann fragt der Tutor nicht.
tutor-unmeasured = Der Fehler der Sieganteile ist nicht gemessen.
tutor-looking = Der Tutor sieht nach …
tutor-yes = So spielen
tutor-no = Noch mal überlegen
tutor-unasked = Ungefragt gespielt: Die Sieganteile kamen zu spät.
help-ask = Andere um Hilfe für alle bitten
help-end = Ohne Hilfe für alle weiterspielen
help-asked-to = { $seat } möchte Hilfe für alle erlauben. Einverstanden?
help-asked-own = Du hast um Hilfe für alle gebeten. Noch keine Antwort: { $others }.
help-asked-other = { $seat } möchte Hilfe für alle erlauben. Noch keine Antwort: { $others }.
refused-help = Hier spielen mehrere Menschen: Mehr Hilfe als die Chancen gibt es nur, wenn alle zustimmen.
refused-help-declined = Deine Bitte um Hilfe wurde schon abgelehnt.
odds-head = Möglichkeiten
odds-way = Möglichkeit
odds-best = beste
hint-win = Sieg
hint-points = Punkte jetzt
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (ebenso gut: { $ways })
hint-equal = Die ersten { $count } sind etwa gleich gut.
hint-all-equal = Alle sind etwa gleich gut.
hint-error = Möglichkeiten mit weniger als { $error } Unterschied gelten als gleich.
hint-unmeasured = Der Fehler der Sieganteile ist nicht gemessen, also gilt keine Möglichkeit als beste.
hint-provisional = Die Bewertung ist noch nicht bereit: Diese Sieganteile sind grob.
hint-working = Noch zu berechnende Sieganteile: { $count }.
hint-more = Weitere Möglichkeiten: { $count }
steps-label = Partie Schritt für Schritt ansehen
step-first = Erstes Ereignis
step-previous = Ein Ereignis zurück
step-next = Ein Ereignis weiter
step-last = Letztes Ereignis
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
final-points = Punkte
final-won = gewonnen
final-shared = geteilter Sieg
final-share = Sieg
log-head = Was geschah
log-empty = Noch nichts.
text-head = Das Brett als Text
text-board = Das Brett, Feld für Feld
text-state = In Notation:
more-head = Mehr
settings-head = Einstellungen auf diesem Gerät
setting-speed = Tempo von Bots und Animationen
speed-0 = Sofort
speed-1 = Schnell
speed-2 = Normal
speed-3 = Ruhig
setting-confirm = Bestätigen, was meinen Zug beendet oder sich nicht zurücknehmen lässt
confirm-again = Zum Bestätigen noch einmal drücken.
setting-gains = Punkte an dem zeigen, was ich wählen kann
rules-open = Regeln
rules-head = Regeln von { $game }
rules-page-link = Die Regeln als Seite
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
refused-rule = Regel zeigen
mark-ruling = Regelung
mark-ruling-means = unsere Regelung, wo das gedruckte Heft schweigt
mark-review = Rezension
mark-review-means = aus Rezensionen oder Texten des Verlags
sheet-title = { $name }: { $set }
sheet-marks = Ohne Zeichen: wie es der Verlag sagt.
mark-reconstruction = Rekonstruktion
mark-reconstruction-means = unsere beste Vermutung, was in der Schachtel liegt

## Refusals of a table

refused-stale = Am Tisch ist inzwischen etwas passiert. Sieh noch einmal hin und entscheide neu.
refused-takeback = Das lässt sich nicht zurücknehmen: Der Zug ist vorbei, oder jemand anderes war seither dran.
refused-takeback-chance = Das lässt sich nicht zurücknehmen: Unter Menschen geht nichts hinter den Zufall zurück.
refused-practice = Damit würde die Partie zur Übung: kein Stern und offener Zufall. Bestätige es.
refused-asked = Jemand hat schon um Rücknahme gebeten. Antworte zuerst.
refused-declined = Die anderen haben abgelehnt. Frag wieder, wenn jemand gespielt hat.
refused-not-asked = Niemand bittet mehr um Rücknahme.
refused-not-yours = Das steht dir nicht zu.
refused-send-late = Nach dem Start kann niemand von einem Platz weggeschickt werden.
refused-blocked = Der Host möchte nicht mit dir spielen. Spiel an einem anderen Tisch, oder eröffne einen.
refused-blocked-chat = Der Host möchte nicht, dass du hier schreibst.
refused-restrict-nobody = Es gibt sonst niemanden zum Stummschalten oder Blockieren.
refused-restrict-stranger = Zum Stummschalten oder Blockieren setz dich erst an einen Tisch, oder wähle Einstellungen.
refused-message = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-protocol = Dieses Programm spricht eine andere Version des Protokolls als der Server ({ $spoken }). Nichts ist geschehen; aktualisiere das Programm, oder lade die Seite neu.
refused-typed = Tippe 1 bis { $most } Ergebnisse mit Leerzeichen dazwischen.
refused-typed-on = Zu viele Ergebnisse; tippe nur die gefragten.

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = Die Stellung; auch als Text.
analysis-long = Die Adresse hat mehr als { $most } Zeichen. Beginne mit einer Stellung in Notation.
analysis-events = Die Zugfolge hat mehr als { $most } Aktionen. Beginne mit einer Stellung in Notation.
analysis-start = Diese Stellung kann es nicht geben. { $why }
analysis-action = Aktion { $n } der Zugfolge, „{ $text }“, geht nicht. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Gezeigt wird die Stellung davor.
analysis-at = Unbekannte Stellung „{ $text }“; erwartet: 0 bis { $most }. Gezeigt wird die letzte.
analysis-values = Sieganteile
analysis-show = Sieganteile zeigen
analysis-of = { $seat } { $share }
analysis-by = Nach: { $name }.
analysis-by-exact = Exakt: { $name }.
analysis-by-error = Nach: { $name }. Mittlerer Fehler von Ereignis zu Ereignis: { $error }.
edit-head = Stellung ändern
edit-open = Durch Klicken aufbauen
edit-hint = Wähle eine Stelle im Bild oder in der Liste, dann, was dort ist.
edit-places = Stellen
edit-none = Etwas anderes kann hier nicht sein. Ändere erst eine andere Stelle.
edit-done = Fertig
edit-more = { $count } mehr
edit-less = { $count } weniger
analysis-large = Brett groß zeigen: { $player }
analysis-from = Von hier analysieren
analysis-working = Noch zu berechnende Stellungen: { $count }.
analysis-busy = Der Server ist mit anderen Stellungen beschäftigt. Versuche es gleich wieder.
analysis-unknown = Für diese Stellung gibt es keine Bewertung.
analysis-actions = Was möglich ist: { $player }
analysis-chance = Was der Zufall bringen kann
analysis-beside = Jeweils daneben: der Sieganteil von { $player }.
analysis-odds = kommt mit { $chance }
analysis-roll = Zufall
analysis-roll-on = Zufall bis zur Entscheidung
analysis-line = Zugfolge
analysis-set-up = Aufbau: { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
analysis-empty = Noch ist nichts geschehen.
analysis-add = In Notation weiter
analysis-add-hint = Aktionen mit Kommas dazwischen; sie ersetzen, was folgte.
analysis-position = Stellung aufbauen
analysis-notation = Die Stellung in Notation
analysis-set = Diese Stellung zeigen
analysis-new = Vom Anfang einer Partie
analysis-begin = Dort beginnen
analysis-link = Link zu dieser Stellung
analysis-play = Von hier weiterspielen
analysis-as = Du spielst
analysis-against = Die anderen sind
analysis-play-hint = Hier beginnt ein Tisch; sein Zufall wird neu versiegelt.
analysis-play-do = Weiterspielen

## Score pad

pad-head = Wertungsblock: { $game }
pad-about = Tippe im Bild an, wo auf deinem Tisch etwas liegt, und sieh, was es zählt. Dieses Gerät behält es, bis du neu beginnst; ein Link schickt es anderen.
pad-lost = Der Server ist nicht erreichbar; dieses Gerät behält deine Eingaben. Versuche es noch einmal.
pad-bad-players = Das Spiel geht nicht mit „{ $text }“ Spielern; erwartet: { $allowed }.
pad-choices = Die Partie auf deinem Tisch
pad-form = Ohne Bild eingeben
pad-player-name = Spieler { $count }
pad-rank = { $rank ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $rank }.
    }
pad-look = { $name }: { $total } Punkte, { $rank } Rang. Zeigen, was dort liegt
pad-count = Spieler
pad-names = Namen übernehmen
pad-undo = Rückgängig
pad-link = Link zu diesem Block, wie er ist
pad-total-of = { $count ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $count } Punkte
    }
pad-save = Karte als Bild speichern
pad-file-head = Bilder
pad-file-label = Ein von tumblestar gespeichertes Bild, oder eine Textdatei
pad-file-hint = So ein Bild (SVG) wird genau gelesen. Fotos sind nicht lesbar.
pad-file-do = Lesen
pad-clear = Neu beginnen
pad-total = Karten: { $total }

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Vierzig Level für dich allein. Gewinne eins mit { $goal } Punkten und allen Missionen, und das nächste öffnet sich. { $great } Punkte bringen einen zweiten Stern, ein Sieg beim ersten Versuch einen dritten.
campaign-ours = Die gedruckten Level kennen wir nicht. Diese vierzig sind unsere, geordnet danach, wie oft der Bot „{ bot-strong }“ sie gewinnt.
campaign-standing = Gewonnene Level: { $won } von { $count }. Sterne: { $stars } von { $most }.
campaign-next = Zu Level { $count }
campaign-all-won = Alle Level sind gewonnen!
campaign-card = Karte { $count }: Level { $first } bis { $last }
campaign-map = Plan von Karte { $count }
campaign-node-won = Level { $count }: gewonnen, Sterne: { $stars } von 3
campaign-node-open = Level { $count }: offen, noch nicht gewonnen
campaign-node-locked = Level { $count }: gesperrt
level-no-mission = keine Mission
level-colours = Farben
level-difficulty = Schwierigkeit
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: Der Bot „{ bot-strong }“ gewann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $count } Partien.
level-tried = Bisher
level-tries = Versuche: { $count }.
level-best = Bestes Ergebnis: { $points }.
level-go-on = Weiterspielen
level-same-hint = Dieselben Würfel wiederholen die Würfe deines letzten Versuchs der Reihe nach. Den Stern für den ersten Versuch bringen sie nicht.
level-watch = Eine gewonnene Partie ansehen
level-watch-of = Gewonnene Partie von Level { $count } ansehen
level-locked = Gesperrt: Gewinne erst Level { $count }.
level-no-dice = Es gibt keinen letzten Versuch; spiel dieses Level erst mit neuen Würfeln.
difficulty-gentle = Sanft
difficulty-easy = Leicht
difficulty-middling = Mittel
difficulty-hard = Schwer
difficulty-very-hard = Sehr schwer
difficulty-fiendish = Teuflisch
star-won = Level gewonnen
star-great = Gewonnen mit mindestens { $great } Punkten
star-first = Gewonnen beim ersten Versuch, mit neuen Würfeln
star-got = (verdient)
star-not = (noch nicht verdient)
own-head = Ein eigenes Level
own-hint = Es bringt keinen Stern.
own-four = Vier Farben
own-missions = Bis zu drei Missionen
own-mission = Mission { $count }
own-none = keine
own-choice = { $count } { $mission }
own-look = Wie schwer ist es?
own-play = Dieses Level spielen
own-colours = Ein Level hat { $most } Farben; gewählt sind { $count }.
own-unknown = Diese Auswahl hat noch niemand gemessen.
progress-head = Dein Fortschritt als Datei
progress-hint = Der Fortschritt gehört zu diesem Browser. Eine Datei bewahrt ihn oder bringt ihn in einen anderen; was hier besser ist, bleibt.
progress-save = Fortschritt speichern
progress-file = Fortschrittsdatei
progress-bring = Einlesen
progress-brought = { $count ->
        [0] Die Datei hat keine Level; nichts hat sich geändert.
       *[other] Eingelesene Level: { $count }. Das Beste aus beiden zählt.
    }
progress-no-json = Diese Datei ist beschädigt oder keine Fortschrittsdatei: Sie ist kein JSON.
progress-format = Das ist keine Fortschrittsdatei; erwartetes Format: „{ $expected }“.
progress-version = Das Format der Datei hat Version { $version }; erwartet: { $expected }.
progress-game = Das ist der Fortschritt von „{ $text }“; erwartet: „{ $expected }“.
progress-levels = Diese Datei ist beschädigt: „levels“ ist keine Liste.
progress-level = Diese Datei ist beschädigt: „{ $text }“ ist kein Level; erwartet: Farben und Missionen, etwa „RYBG 7 16“.
progress-entry = Diese Datei ist beschädigt: Was sie über „{ $level }“ sagt, ist unmöglich.

## Check of chance

verify-head = Prüfung des Zufalls
verify-proved-means = Nach dem Start konnte niemand ein Ergebnis ändern.
verify-open-means = Die Partie kann fair sein; nur ist nicht beweisbar, dass niemand etwas wusste.
verify-older-means = Prüfe sie mit der Version von tumblestar, mit der sie gespielt wurde.
verify-closed-means = Komm wieder, wenn die Partie zu Ende ist.
verify-false-means = Jemand hat diese Aufzeichnung verändert.
verify-commitment-was = Festlegung
verify-seed-is = Seed
verify-how = Du musst dieser Seite nicht trauen: Lade die Aufzeichnung herunter und starte „tumblestar verify“, oder rechne nach, wie docs/chance.md es beschreibt.
verify-each = Jedes Ergebnis
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
sorry-500 = Hier ist etwas schiefgegangen
sorry-500-help = Es liegt an uns. Was gespielt wurde, bleibt; lade die Seite neu.
sorry-503 = Die Tische lassen sich jetzt nicht speichern
sorry-503-help = Nichts Bestätigtes ist verloren. Lade die Seite später neu.
sorry-home = Zu den Spielen
game-fault = { $name } ist nicht spielbar: { $why }
table-damaged = Der gespeicherte Tisch ist nicht lesbar: { $why }

## Store and start

store-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }. Wähle einen anderen mit --data oder TUMBLESTAR_DATA.
store-foreign = { $file } ist die Datenbank eines anderen Programms. Wähle einen anderen Ordner mit --data oder TUMBLESTAR_DATA.
store-newer = Die Tische in { $folder } sind von einem neueren tumblestar. Aktualisiere tumblestar, oder wähle einen anderen Ordner mit --data.
store-read-only = In den Ordner { $folder } lässt sich nicht schreiben. Ändere seine Rechte, oder wähle einen anderen mit --data oder TUMBLESTAR_DATA.
store-address = Das ist keine Adresse einer PostgreSQL-Datenbank. Erwartet: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL braucht psycopg. Installiere es: pip install "tumblestar[postgres]"
store-pg-foreign = Die Datenbank { $place } gehört einem anderen Programm. Gib die Adresse einer leeren an.
store-pg-newer = Die Tische in { $place } sind von einem neueren tumblestar. Aktualisiere tumblestar, oder wähle eine andere Datenbank.
store-pg-gone = Die Datenbank { $place } ist nicht erreichbar: { $why }. Nichts Bestätigtes ist verloren.
store-pg-refused = Die Datenbank { $place } verweigert den Zugang: { $why }. Prüfe Benutzer und Passwort in der Adresse.
store-pg-full = Die Datenbank { $place } hat keinen Platz oder keine Verbindung mehr frei: { $why }. Nichts Bestätigtes ist verloren.
store-pg-held = Die Datenbank { $place } wird verlegt oder nimmt keine Verbindungen mehr an. Starte später noch einmal.
store-unmet = Die Prozesse für { $place } erreichen einander nicht. Lies die Fehlerausgabe (--log all), oder nimm einen Prozess.
store-pg-trouble = Die Datenbank { $place } ist nicht benutzbar: { $why }.
store-full = Für { $folder } ist kein Platz mehr. Schaffe welchen; nichts Bestätigtes ist verloren.
store-damaged = Die Datei { $file } ist beschädigt ({ $why }). Ersetze sie durch eine ältere Kopie, oder verschiebe sie.
store-locked = Ein anderes Programm benutzt { $file }. Beende zuerst das.
store-unsure = Die Verbindung zur Datenbank brach beim Schreiben ab; vielleicht ist es geschehen, vielleicht nicht. Sieh nach, bevor du es wiederholst.
store-raced = Dieser Tisch hat sich eben geändert. Lade die Seite neu.
store-busy = Die Festplatte kommt nicht nach. Nichts ist geschehen; versuche es gleich wieder.
store-closed = Der Server hält an. Nichts ist geschehen; versuche es wieder, wenn er zurück ist.
store-trouble = Die Datei { $file } ist nicht benutzbar: { $why }.
run-at = tumblestar ist bei { $address } (Ctrl-C beendet es)
run-data = Tische liegen in { $folder }
run-no-numba = Ohne Numba spielen Bots hier langsamer und schwächer. Installiere „tumblestar[fast]“ für volle Stärke.
run-end = Auf Wiedersehen. Deine Tische bleiben.
run-port-taken = Port { $port } ist belegt, vielleicht von einem anderen tumblestar. Öffne dieses, oder wähle einen anderen Port: --port { $other }
run-port-forbidden = Port { $port } darfst du nicht benutzen. Wähle einen über 1023: --port 8017
run-no-address = An { $host } lässt sich nicht lauschen: { $why }.

## Server

set-wrong = { $name } kann nicht „{ $value }“ sein; erwartet ist { $expected }.
set-unguarded = Ein Server, den andere erreichen ({ $host }), braucht ein Passwort (--password-file FILE oder TUMBLESTAR_PASSWORD), erlaubte Adressen (--allow 192.168.1.0/24), oder --open, damit alle spielen dürfen.
set-two-passwords = Gib --password oder --password-file an, nicht beides.
set-short-password-file = Das Passwort in der ersten Zeile von { $file } braucht mindestens { $least } Zeichen.
takes-address = eine Adresse oder ein Name dieses Rechners, etwa 127.0.0.1 oder 0.0.0.0
takes-port = eine ganze Zahl von 0 bis 65535
takes-whole = eine ganze Zahl von { $least } bis { $most }
takes-folder = ein Ordner
takes-database = eine Adresse wie postgresql://user:password@host:5432/name
takes-file = eine Datei
takes-hosts = Hostnamen, mit Kommas, etwa games.example
takes-password = mindestens { $least } Zeichen
takes-networks = Adressen oder Netze, mit Kommas, etwa 192.168.1.0/24
takes-switch = on oder off
takes-token = 16 bis 200 Zeichen, ohne Leerzeichen
takes-one-of = eins von { $allowed }
takes-seconds = eine Zahl von Sekunden von { $least } bis { $most }
takes-action = eine Aktion in Notation
takes-record = der Text einer Aufzeichnung
takes-state = ein Zustand von { $name }, etwa position.state
takes-game = ein Spiel, etwa tumblestar.games.find("twisty")
takes-seats = ein Seat(kind, name) je Platz
takes-salts = eine Liste von Texten, einer je Platz
takes-choosers = eine Liste von { $count } Bots, einer je Platz
takes-opponents = der Name eines Bots, oder eine Liste von { $count }, einer für jeden anderen Platz
takes-level = Nummer oder Auswahl eines Levels, etwa { $example }
takes-no-levels = None, denn { $name } hat keine Level
takes-rng = eine Zufallsquelle, etwa random.Random(7)
takes-seed = eine Zahl, ein Text, oder None (geheim)
takes-text = ein Text
takes-number = eine Zahl
takes-bool = True oder False
set-host = Adresse zum Lauschen; 127.0.0.1 lässt nur diesen Rechner ein.
set-port = Port zum Lauschen; 0 nimmt irgendeinen.
set-data = Ordner für Tische und beendete Partien.
set-database = PostgreSQL-Datenbank statt des Ordners; mehrere Server können sie teilen.
set-processes = Prozesse, die sich die Arbeit an dieser einen Adresse teilen; etwa einer je Kern.
set-hosts = Weitere Hostnamen, auf die der Server hört, mit Kommas.
set-password = Das Passwort für alle. Auf einer Befehlszeile können andere an diesem Rechner es lesen; besser sind die Umgebung oder eine Datei.
set-password-file = Eine Datei, deren erste Zeile das Passwort ist.
set-allow = Netze, die eingelassen werden; alle anderen werden abgewiesen.
set-open = Lässt alle ein, die den Server erreichen, ohne Passwort.
set-behind-proxy = Adressen von Proxys, denen geglaubt wird, wer fragt.
set-fast-sockets = Schneller Weg für WebSocket-Nachrichten; off nimmt den von uvicorn.
set-limits = Begrenzt, wie oft jemand fragen darf; off ist zum Messen.
set-metrics-token = Token, das /metrics auch von anderswo lesen darf.
set-log = Was zur Fehlerausgabe geht: quiet (Fehler) oder all.
set-pace = Sekunden zwischen den Schritten eines Bots.
set-grace = Sekunden Abwesenheit, bis die anderen gefragt werden, was tun.
cli-serve = Bedient ein Netz mit den Spielen, ohne einen Browser zu öffnen.
cli-backup = Kopiert alle Tische in eine Datei, auch während gespielt wird.
cli-backup-file = Die Datei zum Schreiben. Sie enthält die Seeds laufender Partien: Halte sie geheim.
cli-backup-replace = Ersetzt eine vorhandene Datei.
cli-backed-up = Tische in { $file }: { $count }
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
move-there = { $place } hat schon Personen oder Tische. Wähle einen leeren Ordner oder eine leere Datenbank.
move-served = Ein Server benutzt { $place }. Halte ihn zuerst an.
move-short = „{ $table }“ kam in { $place } nicht ganz an; nichts wurde dort behalten. Versuche es noch einmal.
move-same = Beide Orte sind derselbe. Nenne zwei.
cli-move = Kopiert alle Tische in einen leeren Ordner oder eine PostgreSQL-Datenbank; die Quelle bleibt, wie sie ist.
cli-move-from = Wo sie sind: ein Ordner oder eine Adresse mit postgresql://.
cli-move-to = Wohin sie kommen: ein Ordner oder so eine Adresse.
cli-moved = Tische in { $place }: { $count }
backup-there = { $file } gibt es schon. Wähle einen anderen Namen, oder ergänze --replace.
backup-none = In { $folder } gibt es keine Tische.
backup-trouble = { $file } ist nicht benutzbar: { $why }.
restore-there = In { $folder } gibt es schon Tische. Ergänze --replace, um sie beiseitezulegen.
restore-foreign = { $file } ist keine Kopie von Tischen aus tumblestar.
restore-newer = { $file } ist von einem neueren tumblestar. Aktualisiere erst tumblestar.
restore-damaged = { $file } ist beschädigt; nichts wurde geändert.
run-twice = Ein anderes tumblestar bedient { $folder }. Öffne dieses, oder wähle einen anderen Ordner mit --data.
run-no-limits = Grenzen sind aus: Alle dürfen endlos fragen. Nur zum Messen.
run-no-processes = Auf diesem System kann nur ein Prozess eine Adresse bedienen. Lass --processes weg.
sorry-401 = Passwort nötig
sorry-401-help = Geh zu den Spielen, um es einzugeben.
sorry-429 = Zu viele Anfragen
sorry-429-help = Warte ein wenig und versuche es wieder; nichts ist verloren.
door-head = Komm herein
door-about = Dieser Server verlangt ein Passwort. Wer dich eingeladen hat, kennt es.
door-password = Passwort
door-enter = Eintreten
door-wrong = Falsches Passwort. Nach ein paar Versuchen musst du warten.
refused-limit = Das war zu schnell. Nichts ist geschehen; versuche es gleich wieder.
limit-tables = Du hast { $most } unfertige Tische. Beende erst einige.

## Together

nav-lobby = Lobby
new-friend = jemand, per Link
new-together = Uhr, Chat und Gäste
new-clock = Uhr
new-clock-help = Der erste Zug ist für alle ohne Zeit, und die Uhren stehen, solange der Server ruht.
clock-none = keine
clock-turn = { $count ->
        [3600] 1 Stunde
        [86400] 1 Tag
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } je Zug
clock-turn-help = Ist die Zeit für einen Zug um, beendet ihn ein Bot.
clock-bank = { $n } min für die ganze Partie
clock-bank-more = { $n } min für die ganze Partie und { $more } s mehr nach jedem Zug
clock-bank-help = Wer keine Zeit mehr hat, verliert.
clock-label = { $seat ->
        [you] Deine Zeit
       *[other] Zeit von { $seat }
    }
clock-soon = Noch { $count } Sekunden!
clock-low = wenig Zeit übrig
clock-last = letzte Sekunden
bad-clock = So eine Uhr gibt es nicht.
title-waiting = Warten auf Freunde · { $game }
status-waiting = { $count ->
        [0] Die Partie beginnt gleich.
       *[other] Die Partie beginnt, wenn alle Plätze besetzt sind. Noch frei: { $count }.
    }
status-asked = Die Partie beginnt, wenn alle zugestimmt haben. { $seats ->
        [you] Deine Antwort fehlt.
       *[other] Noch keine Antwort: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Deine Zeit ist um.
            [one] Deine Zeit ist um. { $others } gewinnt.
           *[other] Deine Zeit ist um. { $others } teilen sich den Sieg.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Die Zeit von { $seat } ist um. Du gewinnst!
               *[other] Die Zeit von { $seat } ist um; geteilter Sieg: { $others }.
            }
           *[other] { $count ->
                [0] Die Zeit von { $seat } ist um.
                [one] Die Zeit von { $seat } ist um. { $others } gewinnt.
               *[other] Die Zeit von { $seat } ist um. { $others } teilen sich den Sieg.
            }
        }
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
free-head = Warten auf Freunde
free-hint-host = Schick jedem einen eigenen Link. Wer ihn zuerst öffnet, nimmt den Platz, ohne Konto.
free-hint = Der Host hat die Links zu den freien Plätzen.
local-head = Links gehen nur auf diesem Computer
local-why = Die Adresse { $host } bedeutet überall „genau dieses Gerät“: Ein anderes Telefon würde das Spiel bei sich selbst suchen.
local-do = Um mit Freunden in deinem Netz zu spielen, starte tumblestar neu mit diesem Befehl und einem eigenen Passwort:
local-then = Öffne dann die Netzwerkadresse dieses Computers, etwa { $example }, und eröffne den Tisch dort. Seine Links brauchen kein Passwort.
free-seat = Platz { $count } ist frei.
free-bot = Ein Bot auf Platz { $count }
free-bot-do = Bot hinsetzen
free-other = Ein Bot, oder ein neuer Link
link-seat = Link zu Platz { $count }
link-watch = Link für Zuschauer
link-device = Link für dein anderes Gerät
link-copy = Link kopieren
link-copied = Kopiert.
link-share = Teilen
link-qr = QR-Code
link-qr-label = QR-Code des Links oben
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
chat-hello = Hallo!
chat-luck = Viel Glück!
chat-nice = Gut gespielt!
chat-oops = Hoppla!
chat-thinking = Lass mich überlegen.
chat-moment = Gleich wieder da.
chat-back = Ich bin zurück.
chat-thanks = Danke!
chat-good-game = Schöne Partie!
chat-again = Noch eine?
chat-bye = Tschüss!
note-sat = Neu auf Platz { $count }: { $name }.
note-agreed = { $name }: ja zur Revanche.
note-declined = { $name }: nein zur Revanche.
note-unasked = { $name }: wird nicht mehr erwartet; Platz { $count } ist frei.
note-left = { $name } hat Platz { $count } verlassen.
note-sent = Der Host hat { $name } weggeschickt.
note-handed = { $name }: Platz { $count } an einen Bot übergeben.
note-back = { $name }: wieder auf Platz { $count }.
note-stand-in = { $name }: ein Bot spielt weiter, auf Platz { $count }.
note-flag = { $name }: Zeit um auf Platz { $count }.
note-help-1 = { $name }: Hilfe benutzt (Chancen).
note-help-2 = { $name }: Hilfe benutzt (Punkte).
note-help-3 = { $name }: Hilfe benutzt (bestes Spiel).
note-help-4 = { $name }: Hilfe benutzt (der Tutor).
note-help-expect = { $name }: Hilfe benutzt (was ein Bot erwartet).
note-help-on = { $name }: Hilfe ist jetzt für alle an, mit Zustimmung aller.
note-help-off = { $name }: Hilfe über die Chancen hinaus ist für alle aus.
note-slow = { $name }: Zeit um auf Platz { $count }; ein Bot beendet den Zug.
chat-notes = An diesem Tisch vermerkt
host-head = Einstellungen des Hosts
host-chat = Freier Chat
host-chat-help = Fertige Sätze sind immer erlaubt.
host-watchers = Zuschauer
host-watchers-help = Wer ihren Link hat, darf zusehen, sieht, was Spieler sehen, und kann nicht chatten.
host-listed = In der Lobby gezeigt
host-listed-help = Alle auf diesem Server sehen dort den Tisch, können freie Plätze nehmen und die beendete Partie ansehen.
setting-sound = Töne
setting-bubble = Chatnachrichten über dem Brett
notify-allow = Benachrichtigen, wenn ich dran bin
notify-how = Dein Browser fragt um Erlaubnis. Benachrichtigungen kommen, solange diese Seite offen ist, auch hinter anderen.
notify-denied = Dein Browser blockiert Benachrichtigungen von dieser Adresse; in seinen Einstellungen kannst du sie erlauben.
notify-text = Du bist dran.
refused-waiting = Die Partie hat nicht begonnen: Plätze sind frei.
refused-time = Deine Zeit ist um.
refused-taken = Dieser Platz ist besetzt.
refused-leave-clock = In einer Partie mit Uhr kannst du den Platz nicht verlassen. Lass einen Bot für dich spielen.
refused-leave-alone = Sonst spielt hier niemand. Lass einen Bot für dich spielen.
refused-not-missed = Alle sind zurück, oder es ist schon entschieden.
refused-watch = Zuschauer sind nicht zugelassen.
refused-link-used = Dieser Link ist verbraucht oder zu alt.
refused-sits = Du sitzt selbst an diesem Tisch.
refused-host = Das kann nur der Host tun.
refused-chat-seat = Nur wer am Tisch sitzt, kann chatten.
refused-chat-off = Freier Chat ist aus.
refused-chat-text = Eine Nachricht ist eine Zeile aus 1 bis { $most } Zeichen.
join-title = Du bist eingeladen
join-head = { $game }: ein Platz für dich
join-from = { $host } lädt dich zum Spielen ein.
join-from-nobody = Du bist zum Spielen eingeladen.
join-seat = Du nimmst Platz { $count }.
join-which = Welcher Platz?
join-seat-choice = Platz { $count }
join-name = Dein Name, wie andere ihn sehen
join-do = Platz nehmen
join-fair = Fairness
join-fair-help = Ein geheimer Seed entscheidet alles Glück. Das ist seine Festlegung, damit er sich nicht ändern kann. Du kannst eigene Wörter dazugeben: Sie fließen in jedes Ergebnis ein.
join-salt = Deine Wörter (Salz)
join-who = Am Tisch
join-clock = Uhr
join-begun = Die Partie läuft schon; du übernimmst sie, wie sie steht.
join-own = Dieser Tisch gehört dir. Schick den Link weiter, oder spiel diesen Platz mit, an diesem Bildschirm.
join-sits = Du sitzt schon an diesem Tisch.
join-open = Tisch öffnen
join-taken-head = Dieser Platz ist besetzt
join-taken = Jemand hat diesen Link benutzt, oder der Host hat einen neuen gemacht. Bitte um einen anderen.
join-over = Diese Partie ist zu Ende.
watch-head = { $game } ansehen
watch-about = Du siehst ungesehen zu, ohne zu spielen.
watch-do = Zusehen
watch-off-head = Dieser Link gilt nicht mehr
watch-off = Der Host lässt keine Zuschauer zu oder hat einen neuen Link gemacht.
bring-head = Hier weiterspielen
bring-about = Dieses Gerät spielt dann für { $name }, wie auch das andere noch. Der Link gilt einmal.
bring-nobody = wer den Link gemacht hat
bring-do = Auf diesem Gerät spielen
device-head = Auf einem anderen Gerät spielen
device-about = Öffne diesen Link binnen { $count } min auf dem anderen Gerät. Er gilt einmal und steht nur auf dieser Seite. Behalte ihn für dich: Wer ihn hat, spielt für dich.
device-back = Zurück zum Tisch
lobby-head = Lobby
lobby-search = Suchen
lobby-name = Name in der Partie
lobby-game = Spiel
lobby-any = alle Spiele
lobby-open = Offene Tische
lobby-open-none = Gerade ist kein Tisch für alle offen. Eröffnest du einen, kannst du ihn hier zeigen.
lobby-playing = Laufende Partien
lobby-own = Meine Tische
lobby-own-none = Nichts gefunden.
lobby-over = Beendete Partien
lobby-over-none = Nichts gefunden.
lobby-files = Partien aus Dateien
lobby-free = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
lobby-join = Platz nehmen
lobby-join-of = Platz nehmen bei { $game }
lobby-free-seat = freier Platz
table-waiting = wartet auf Freunde

## Terminal

cli-play-game = Ein Spiel für das Terminal, oder die Datei einer Aufzeichnung zum Fortsetzen; ohne öffnen sich die Spiele im Browser.
cli-play-seats = Terminal: wie viele spielen.
cli-play-bots = Terminal: Bots für die letzten Plätze, mit Kommas.
cli-play-names = Terminal: Namen der Menschen, mit Kommas.
cli-play-option = Terminal: eine Option des Spiels, Name=Zahl; wiederholbar.
cli-play-seed = Terminal: Wörter, die alles Glück festlegen, das dann offen ist; sonst ist es geheim und versiegelt.
cli-play-plain = Terminal: zeichnet nichts und sagt eine Tatsache je Zeile, für Bildschirmleser.
cli-play-no-color = Terminal: keine Farben.
term-what = Ein Spiel oder eine Datei „{ $name }“ gibt es nicht. Spiele: { $games }.
term-not-for-server = { $option } braucht ein Spiel im Terminal: tumblestar play GAME.
term-not-for-terminal = { $option } ist für Spiele im Browser, nicht im Terminal.
term-option = „{ $text }“ ist keine Option; erwartet ist Name=Zahl.
term-crowded = Mit { $bots } Bots sind { $seats } Plätze zu wenig für die Menschen.
term-sealed = Ein geheimer Seed entscheidet das Glück; er wird am Ende geöffnet. Seine Festlegung: { $commitment }
term-seed = Das Glück ist offen: Es folgt aus dem Seed „{ $seed }“.
term-open = Das Glück ist offen: Die Aufzeichnung kann es nicht beweisen.
term-begin = Tippe eine Aktion in Notation, „?“ für das, was möglich ist, oder „hilfe“.
term-resumed = Die Partie aus { $file } geht nach Ereignis { $count } weiter.
term-seed-lost = Auf diesem Rechner fehlt der geheime Seed der Partie: Das Glück geht mit einem neuen weiter, und die Aufzeichnung sagt, dass es offen ist.
term-opened = Der versiegelte Seed: { $seed }. Sein SHA-256 ist die Festlegung vom Anfang: { $commitment }
term-verify = Die Partie liegt in { $file }. Alle können ihr Glück prüfen:
term-type-verify = tumblestar verify { $file }
term-kept = Die Partie liegt in { $file }. So geht sie weiter:
term-type-play = tumblestar play { $file }
term-kept-games = Unfertige Partien im Terminal ({ $count }), die jüngste zuerst:
term-kept-game = { $game }, { $when }, Ereignis { $events }
term-kept-resume = „tumblestar play --resume“ setzt die erste fort. Alle liegen in { $folder }.
term-none-kept = In { $folder } gibt es keine solche unfertige Partie. „tumblestar play GAME“ beginnt eine.
term-not-for-resumed = { $option } ist nur für neue Partien.
term-not-kept = Nichts wurde gespielt, also bleibt auch nichts.
term-unkept = Die Partie lässt sich nicht in { $file } aufbewahren: { $why }. Sie geht weiter; „speichern FILE“ legt sie woanders ab.
term-prompt = { $seat }>
term-thinking = { $seat } denkt nach …
bot-compiling = Der Bot wird für diesen Rechner kompiliert, einmal, in ein bis zwei Minuten …
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Ziel, erfüllt
        [kept] Ziel, bisher erfüllt
       *[unmet] Ziel, noch nicht erfüllt
    }: { $goal }
term-no-cards = Dieses Spiel hat keine gemeinsamen Karten.
term-no-choice = Nichts, was jetzt möglich ist, enthält „{ $text }“.
term-best = ★ { $way } (beste)
term-alike = { $way } (ebenso gut: { $count } mehr)
term-hint-working = Sieganteile werden berechnet …
term-way = - { $way }
term-no-hint = Es gibt nichts zu raten.
term-undone = Die letzte Aktion ist zurückgenommen.
term-asked = Du hast die anderen um Rücknahme gebeten.
term-practice = Zurückgehen und üben? (ja oder nein)
term-asks = { $seat } bittet um Rücknahme. Tippe „zustimmen“ oder „ablehnen“.
term-dropped = Etwas ist passiert; der Rest deiner Eingabe wurde nicht ausgeführt.
term-tutor-on = Der Tutor fragt vor einer Aktion, die mehr als { NUMBER($share, style: "percent") } vom Sieg kostet.
term-tutor-off = Der Tutor ist aus.
term-tutor-what = Sag, was eine Aktion ungefragt kosten darf, in Prozentpunkten: „tutor { $usual }“, aus { $amounts }; oder „tutor aus“.
term-tutor-none = Dieses Spiel hat keine Sieganteile, also keinen Tutor.
term-tutor-sure = Tippe „ja“, um es zu spielen:
term-tutor-kept = Es wird nicht gespielt.
term-off = aus
term-asks-help = { $seat } möchte Hilfe für alle erlauben. Tippe „zustimmen“ oder „ablehnen“.
term-asked-help = Du hast die anderen gebeten, Hilfe zu erlauben.
term-does-allow = bittet die anderen um mehr Hilfe als die Chancen, oder stimmt zu; „erlauben aus“ beendet sie
term-word-allow = erlauben
term-sure = Tippe „ja“, um sie zu beenden:
term-yes = ja yes
term-not-resigned = Die Partie geht weiter.
term-refused = Nicht ausgeführt. { $why }
term-refused-rule = Nicht ausgeführt. { $why } Die Regel: „hilfe { $tag }“.
term-refused-unread = Nicht verstanden. { $why } „?“ nennt, was möglich ist, „hilfe“ alle Befehle.
term-save-what = Sag, wohin: speichern FILE
term-saved = Die Partie ist in { $file } gespeichert.
term-foreign = { $file } gibt es und ist keine Aufzeichnung, bleibt also, wie es ist.
term-no-rule = Eine Regel „{ $text }“ gibt es nicht. Abschnitte der Regeln:
term-section = hilfe { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Tippe eine Aktion in Notation, mehrere mit „;“ dazwischen, oder eins davon:
term-does-choices = was möglich ist, mit Wirkung; „? TEXT“ nur das mit diesem Text
term-does-help = das hier; „hilfe TAG“ zeigt eine Regel oder einen Abschnitt
term-does-board = das Brett und wie es für alle steht; „brett TEXT“ nur Zeilen mit diesem Text
term-does-cards = die Karten im Spiel und was sie tun
term-does-log = was geschah; „verlauf 10“ die letzten zehn Ereignisse
term-does-hint = Möglichkeiten mit Chancen, Punkten und Sieganteilen; die beste ist gekennzeichnet, wenn bekannt
term-does-tutor = fragt vor teuren Aktionen: „tutor 5“ ab 5 % vom Sieg (1, 2, 5 oder 10), „tutor aus“
term-does-undo = nimmt deine letzte Aktion zurück; allein auch hinter das Glück, als Übung; Menschen werden gefragt
term-does-resign = gibt auf
term-does-save = „speichern FILE“ schreibt die Aufzeichnung; die Partie bleibt auch von selbst erhalten
term-does-quit = hört auf; auch Ctrl-C und Ctrl-D
term-word-help = hilfe
term-word-board = brett
term-word-cards = karten
term-word-log = verlauf
term-word-hint = tipp
term-word-tutor = tutor
term-word-undo = zurücknehmen
term-word-resign = aufgeben
term-word-save = speichern
term-word-quit = beenden
cli-join = Spielt im Terminal an einem Tisch eines Servers.
cli-join-link = Eine Einladung, etwa https://games.example/join/…, oder die Adresse eines Tisches.
cli-join-name = Dein Name, wie andere ihn sehen.
term-no-link = „{ $link }“ führt zu keinem Platz; erwartet ist eine Einladung (https://…/join/…) oder ein Tisch (https://…/table/…).
term-no-seat = Bei { $link } ist kein Platz frei, oder die Partie ist zu Ende. Bitte um einen anderen Link.
term-nothing-there = Bei { $link } ist nichts: Die Adresse ist falsch, oder der Tisch ist nicht deiner.
term-password = { $link } verlangt ein Passwort. Eine Einladung braucht keins: Bitte um eine.
term-server-refuses = Der Server weist dich bei { $link } ab (Status { $status }).
term-no-server = { $link } ist nicht erreichbar: { $why }.
term-no-jar = Deine Identität bei diesem Server lässt sich nicht in { $file } aufbewahren: { $why }.
term-you-are = { $count ->
        [0] Du siehst zu.
       *[other] Du spielst für { $names }.
    }
term-waiting = { $seat ->
        [you] Ein Bot ist für dich dran.
       *[other] { $seat } ist dran.
    } Ctrl-C beendet.
term-waiting-start = Die Partie beginnt, wenn alle Plätze besetzt sind. Ctrl-C beendet.
term-line-lost = Die Verbindung war weg und ist wieder da.
term-line-gone = Die Verbindung ist weg, und { $link } antwortet nicht.
term-table-gone = Der Tisch bei { $link } ist weg oder dir nicht zugänglich.
term-other-protocol = Der Server bei { $link } hat eine andere Version als dieses Programm. Aktualisiere das ältere.
term-seat-kept = Dein Platz bleibt deiner. So kommst du zurück:
term-type-join = tumblestar join { $link }
term-verify-there = Der Server zeigt dieselbe Prüfung: { $link }
term-said = { $words }
term-does-people = wer da ist; der Host bekommt die Einladungen zu freien Plätzen
term-does-time = verbleibende Zeit für jeden Platz
term-does-chat = die Nachrichten; „chat 10“ die letzten zehn
term-does-say = „sagen TEXT“ spricht zu allen; „sagen“ listet fertige Sätze, „sagen 2“ sagt den zweiten
term-does-hand = lässt einen Bot für dich spielen; „übergeben random“ nennt ihn
term-does-back = du spielst selbst weiter
term-does-gone = wenn jemand lange weg ist: „weg warten“, „weg bot“ (ein Bot spielt weiter), „weg ende“ (beendet die Partie)
term-does-fill = für den Host, ein Bot auf einen freien Platz; „füllen 2 random“ sagt, wo und welcher
term-does-leave = überlässt deinen Platz jemand anderem
term-does-rematch = noch eine Partie mit denselben Leuten
term-does-agree = stimmt einer Rücknahme zu, oder Hilfe für alle
term-does-decline = lehnt das oder eine Revanche ab, oder zieht deine Bitte zurück
term-word-people = leute
term-word-time = zeit
term-word-chat = chat
term-word-say = sagen
term-word-hand = übergeben
term-word-back = wieder
term-word-gone = weg
term-word-fill = füllen
term-word-leave = gehen
term-word-rematch = revanche
term-word-agree = zustimmen
term-word-decline = ablehnen
term-word-gone-wait = warten
term-word-gone-bot = bot
term-word-gone-end = ende
term-person = Platz { $count }, { $seat }{ $how ->
        [here] : da
        [away] : abwesend
        [asked] : noch keine Antwort
        [bot] { "" }
       *[gone] : nicht da
    }
term-person-you = Platz { $count }, { $seat }: du
term-person-bot = Platz { $count }, { $seat }: { $bot } spielt vorläufig
term-person-free = Platz { $count }: frei
term-link = Die Einladung zu Platz { $count }, für eine Person:
term-type-link = { $link }
term-time = { $seat }: noch { $minutes } min { $seconds } s{ $runs ->
        [yes] , läuft
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Zeit übrig: { $times }
term-no-clock = Hier gibt es keine Uhr, oder die Partie hat nicht begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Sag, was: sagen TEXT, oder die Nummer eines Satzes
term-gone = { $seat } ist nicht mehr da.
term-came = { $seat } ist da.
term-missed = { $seat } (Platz { $count }) ist lange weg. Stimmen für das Ende der Partie: { $n } von { $asked }. Tippe „weg warten“, „weg bot“ oder „weg ende“.
term-nobody-missed = Niemand ist lange weg.
term-nobody-free = So einen freien Platz gibt es nicht.
term-waits = Erwartet wird { $seat }.
term-filled = Auf Platz { $count } sitzt ein Bot.
term-sure-leave = Tippe „ja“, um ihn zu verlassen:
term-left = Du bist gegangen; der Host bekommt einen neuen Link zu deinem Platz.
term-after = „revanche“ spielt noch einmal, „sagen TEXT“ sagt etwas, „beenden“ hört auf.
term-rematch-there = Eine Revanche: Tippe „revanche“, um hinzugehen, oder „ablehnen“.
term-rematch-declined = Revanche abgelehnt; dein Platz dort ist frei.
term-rematch-early = Eine Revanche kommt nach dem Ende der Partie.

colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } schr
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } schu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }schr
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }schu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Würfel: R Rot, O Orange, Y Gelb, G Grün, B Blau, P Lila, K Rosa. [1] ist die Figur von Platz 1; was folgt, liegt darunter.
term-face = { $letter }{ $number }
term-legend-shizzle = R Rot, O Orange, Y Gelb, G Grün, B Blau, P Lila, K Rosa, N Schwarz, dann die Zahl.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Nächste Auslage:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ Stern, ✹ Nova, Richtungen der Linien, = verbundene Felder. „karten“ sagt, was zählt.

## The API for programs, and tokens

nav-api = Für Programme
api-title = Die API für Programme
api-about = Programme können Tischen folgen, sie eröffnen und spielen, über HTTP mit JSON. Jeder Aufruf trägt ein Token, „Authorization: Bearer tms_…“; Cookies zählen nicht. Zeiten in Millisekunden zählen ab 1970, Plätze ab 1.
api-token-help = Entsteht auf der Seite /tokens oder durch „tumblestar token new“.
api-to-document = Das OpenAPI-Dokument
api-begin = Zum Anfang
api-begin-help = Erzeuge ein Token für einen Bot, dann frage, wer du bist:
api-example = Ein Aufruf zum Kopieren
api-scopes = Was ein Token darf
api-scopes-help = Ein Token darf nur, was beim Erzeugen angekreuzt war.
api-can = Aufrufe
api-needs = braucht { $scope }
api-once = Noch einmal fragen
api-once-help = Anfragen, die etwas ändern, tragen eine „id“ deiner Wahl. Gleiche id ist gleiche Anfrage: Sie wird einmal ausgeführt, und ihre Antwort, die kommt, wenn sie auf der Platte ist, kommt wieder. Schick also eine Anfrage ohne Antwort noch einmal, wie sie war. „seen“ ist das „n“ des Tisches, nach dem du entschieden hast; ist seither etwas passiert, wird die Anfrage als „stale“ abgelehnt.
api-lines = Die Zeilen eines Stroms
api-lines-help = Jede Zeile ist ein JSON-Objekt mit einem „type“: erst die Plätze, dann die Einträge nach „from“, dann der Tisch jetzt; danach, was immer geschieht. Komm nach einer Unterbrechung mit dem letzten „n“ als „from“ wieder: Nichts fehlt, nichts kommt doppelt.
api-line-seats = Wer dort sitzt: zuerst, und wann immer es sich ändert.
api-line-entry = Ein Eintrag im Verlauf des Tisches, der Reihe nach. „act“: eine Aktion in Notation; „takeback“: „kept“ sagt, wie viele Ereignisse der Aufzeichnung bleiben, „practice“, ob die Partie damit Übung ist; „ask“: Der Platz „actor“ bittet um Rückkehr zu „kept“ Ereignissen; „agree“ und „decline“: Der Platz „actor“ antwortet; „resign“ und „flag“: „seat“ ist raus; „abandon“: Die Partie endete ohne Ergebnis.
api-line-now = Der Tisch nach allen Einträgen bisher.
api-line-chat = Was von jetzt an gesagt wird.
api-line-beat = Der Strom lebt.
api-line-bye = Die letzte Zeile. „over“: Die Partie ist zu Ende; „gone“: Du darfst den Tisch nicht mehr sehen; „token“: Das Token wurde widerrufen; „restart“: Der Server hält an, komm mit „from“ wieder.
api-socket = Stattdessen ein WebSocket
api-socket-help = /live/TABLE?as=json ist eine Verbindung zum Handeln und Hören. Sie nimmt dasselbe Token im selben Header; docs/server.md hat ihre Nachrichten.
api-problems = Ablehnungen
api-problems-help = Eine Ablehnung ist ein JSON-Objekt (RFC 9457): „code“ ist für Programme, „detail“ für Menschen in ihrer Sprache (Accept-Language); „tag“ und „help“ nennen die Spielregel, „n“ ist das des Tisches jetzt.
api-limits = Wie oft
api-limits-help = Über einer Grenze werden Anfragen mit 429 abgelehnt; „Retry-After“ sagt, wie viele Sekunden zu warten ist. Grenzen gelten je Token und Adresse, wenn nichts anderes gesagt ist. Ein Body hat höchstens 10.000 Bytes, ein Import 1.500.000.
api-limit = { $what }: { $burst } auf einmal, dann 1 alle { $every } s.
api-limit-call = Aufrufe, je Token
api-limit-request = Anfragen jeder Art, je Adresse
api-limit-table = Neue Tische
api-limit-link = Angesehene oder angenommene Einladungen
api-limit-chat = Gesagtes, je Mensch oder Bot
api-limit-upload = Importe und Dateien
api-limit-export = Exporte
api-limit-lines = Offene Ströme und WebSockets, je Token: { $count }.
api-limit-tables = Laufende Tische, je Host: { $count }.
api-notation = An einem Tisch nennt „legal“ alle erlaubten Aktionen in der Notation des Spiels, ein Programm muss die Regeln also nicht kennen; docs/ hat die Grammatik.
api-me-help = Dein Name, ob du ein Bot bist, und was dein Token darf.
api-games-help = Alle Spiele: Plätze, Optionen, Bots des Hauses und Beispiele der Notation.
api-game-help = Ein Spiel.
api-tables-help = Tische, die du eröffnet hast oder an denen du sitzt: die sechzig zuletzt gespielten.
api-make-help = Ein neuer Tisch. Er beginnt, wenn alle Plätze besetzt sind. Eine schon benutzte id gibt den Tisch, der damals entstand.
api-table-help = Ein Tisch, wie er steht; für seinen Host, mit einem Token dafür, die Links zu den freien Plätzen.
api-puzzles-help = Alle Aufgaben mit Lösung und Beweis, ein JSON-Objekt je Zeile (docs/puzzles.md).
api-record-help = Die Partie als Text, den „tumblestar verify“ und „tumblestar replay“ lesen. Ihr Seed steht darin, wenn die Partie zu Ende ist.
api-review-help = Wo eine beendete Partie entschieden wurde, durch Glück und durch Können (docs/review.md). Die Anfrage wartet bis zu zwanzig Sekunden darauf.
api-chat-help = Die letzten zweihundert Dinge, die an einem Tisch gesagt wurden.
api-stream-help = Was an einem Tisch geschieht, ein JSON-Objekt je Zeile, bis die Partie zu Ende ist; „beat“ nach fünfzehn Sekunden, in denen nichts geschieht. Wer zehn Sekunden lang nichts liest, wird getrennt.
api-invitation-help = Wohin ein Link führt: Spiel, Platz, Uhr, wer sonst dort sitzt, und die Festlegung des Glücks. Nichts wird genommen.
api-join-help = Nimmt den Platz einer Einladung. Wer ihn durch diesen Link schon hat, bekommt dieselbe Antwort.
api-act-help = Spielt eine Aktion, nach ihrer Nummer in „legal“ oder ihrer Notation. Wo der Zufall eingetippt wird, hat „text“ Ergebnisse mit Leerzeichen dazwischen.
api-takeback-help = Nimmt deine letzte Aktion zurück, in deinem Zug und solange weder das Glück noch ein anderer Platz dran war. Mit „kept“ alle Ereignisse nach so vielen: allein gegen Bots als Übung; unter Menschen werden die anderen gefragt, und nichts geht hinter das Glück zurück.
api-answer-help = Stimmt einer Bitte um Rücknahme zu oder lehnt sie ab; wer gebeten hat, zieht sie so zurück. Sie wird ausgeführt, wenn alle zugestimmt haben.
api-resign-help = Gibt einen deiner Plätze auf; „seat“ sagt, welchen, wenn du mehrere hast.
api-rematch-help = Noch eine Partie mit denselben Leuten auf ihren Plätzen, wenn diese zu Ende ist. Wer zuerst fragt, eröffnet den Tisch; „agree“ false lehnt ab und macht deinen Platz frei.
api-say-help = Eine Zeile Text, oder ein fertiger Satz, den alle in ihrer Sprache lesen.
api-abandon-help = Beendet eine Partie ohne Ergebnis, für ihren Host.
api-delete-help = Löscht einen endgültig beendeten Tisch, für seinen Host.
api-export-help = Die Aufzeichnung jedes Tisches, den du eröffnet hast oder an dem du sitzt, ein JSON-Objekt je Zeile, die älteste zuerst.
api-import-help = Fügt Aufzeichnungen als deine Tische zum Ansehen hinzu: als Text, einer nach dem anderen, oder als exportierte JSON-Zeilen. Was schon da ist, kommt nicht noch einmal dazu. Antwortet mit einem JSON-Objekt je Zeile für jede. Höchstens 200, und 1,5 MB.
api-field-asked = Die Bitte um Rücknahme, die auf Antworten wartet.
api-field-actor = Ein Platz, 0 für den Zufall, null für niemanden.
api-field-added = Falsch, wenn es schon da war.
api-field-bot = Wahr für Bots des Hauses und für Programme.
api-field-chance = „sealed“: ein geheimer Seed, am Ende geöffnet; „seed“: einer von dir; „typed“: von einem echten Brett eingetippt.
api-field-changed = Wann zuletzt daran gespielt wurde (UTC).
api-field-chat = Ob Menschen frei schreiben dürfen; fertige Sätze sind immer erlaubt.
api-field-clock = „none“, „turn-SECONDS“ oder „bank-SECONDS-INCREMENT“.
api-field-commitment = Der SHA-256 des versiegelten Seeds.
api-field-data = Der Prüfwert der Datendateien des Spiels.
api-field-due = Wann die laufende Uhr abläuft.
api-field-end = Wie in der Aufzeichnung; null, solange die Partie läuft.
api-field-following = Der Tisch der Revanche, oder leer.
api-field-from = Der letzte Eintrag, den du hast: Du bekommst die danach. Ohne: von jetzt an. 0: alle.
api-field-good = Ob die Einladung noch angenommen werden kann.
api-field-id = Gleiche id ist gleiche Anfrage, einmal ausgeführt.
api-field-increment = Sekunden, die nach jedem Zug dazukommen.
api-field-kept = Wie viele Ereignisse der Aufzeichnung bleiben.
api-field-left = Verbleibende Millisekunden je Platz.
api-field-legal = Die erlaubten Aktionen des Platzes, der dran ist; bei einem Spiel Beispiele.
api-field-link = Eine Einladung, oder was nach ihrem letzten Schrägstrich steht.
api-field-links = Null für alle außer dem Host.
api-field-listed = Ob die Lobby ihn zeigt.
api-field-n = Die laufende Nummer des Tisches: Sie zählt die Einträge seines Verlaufs und steigt nur.
api-field-options = Fehlende haben ihren Standardwert.
api-field-phrase = Alle lesen ihn in ihrer Sprache; „note-“ beginnt die des Tisches selbst.
api-field-practice = Ob jemand hinter das Glück oder einen Bot zurückging. In einer Anfrage: Du weißt, dass die Partie Übung wird.
api-field-preparing = Der Bot macht sich bereit; bis dahin spielt er unter voller Stärke.
api-field-presence = „none“, wo niemand erwartet wird.
api-field-remark = Nach welchen Regeln eine ältere Partie gespielt wurde und gezeigt wird; meist leer.
api-field-result = Die Anteile der Plätze, wenn sie zu Ende ist.
api-field-retry-after = Sekunden zu warten.
api-field-salt = Wörter von dir, die in das versiegelte Glück einfließen.
api-field-scope = Was dem Token fehlt.
api-field-seats = Für einen neuen Tisch: „me“, „open“ für alle, die den Link bekommen, oder „bot:NAME“ für einen Bot des Hauses.
api-field-seconds = Für einen Zug oder für die Partie.
api-field-seen = Das „n“ des Tisches, nach dem du entschieden hast.
api-field-stand-in = Der Bot, der gerade für einen Menschen spielt.
api-field-status = „study“ ist eine Aufzeichnung zum Ansehen. Bei einem Problem: der HTTP-Status.
api-field-table = Der Name des Tisches, wie in seiner Adresse.
api-field-tag = Die Spielregel, die es verbietet.
api-field-token = Der Name des Tokens.
api-field-watch = Der Link für Zuschauer.
api-field-watchers = Wer den Link hat, darf zusehen.
problem-request = Keine gültige Anfrage: Ein Header steht doppelt, oder der Body endete zu früh.
problem-json = Der Body ist nicht als JSON in UTF-8 lesbar.
problem-token = Kein gültiges Token: Sende „Authorization: Bearer tms_…“ mit einem, das hier entstand und nicht widerrufen ist.
problem-scope = Das darf das Token nicht: „scope“ nennt, was fehlt.
problem-address = Dieser Server lässt nur bestimmte Adressen ein.
problem-blocked = Der Host des Tisches hat dich blockiert.
problem-missing = Hier ist nichts für dich: Der Name ist falsch, der Tisch wurde gelöscht, oder er gehört anderen.
problem-method = Nicht mit dieser Methode: „Allow“ nennt die, die diese Adresse nimmt.
problem-stale = Seither ist etwas passiert: Sieh noch einmal hin und entscheide neu, mit neuer id.
problem-seat = Das steht dir jetzt nicht zu: Ein anderer Platz ist dran, es ist nicht dein Platz, oder nur der Host darf es.
problem-chance = Das ist Sache des Zufalls; Ergebnisse eintippen geht nur an Tischen, die dafür eröffnet wurden.
problem-takeback = Nichts lässt sich zurücknehmen: Der Zug ist vorbei, oder das Glück oder jemand anderes war seither dran.
problem-practice = Die Partie würde zur Übung: kein Stern, und ihr Zufall offen. Frage noch einmal mit „practice“, wenn du es willst.
problem-over = Die Partie ist zu Ende.
problem-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
problem-clock = Die Zeit des Platzes ist um.
problem-taken = Der Platz ist besetzt, der Link ist alt, oder du sitzt schon dort.
problem-chat = Das geht nicht: Der Host hat freien Chat abgeschaltet, oder es ist nicht eine einzelne Zeile Text.
problem-going = Die Partie läuft; beende sie zuerst.
problem-table = Der Tisch lässt sich nicht öffnen; vielleicht gehört er zu einer anderen Version von tumblestar.
problem-game = Das Spiel ist gerade nicht spielbar: Seine Datei hat einen Fehler. Wer den Server betreibt, kann sie berichtigen.
problem-long = Zu groß: Ein Body hat höchstens 10.000 Bytes, ein Import 1.500.000.
problem-kind = Sende den Body als „Content-Type: application/json“.
problem-host = Dieser Server heißt anders; wer ihn gestartet hat, kann diesen Namen erlauben: TUMBLESTAR_HOSTS=name.
problem-message = Ein Feld ist unbekannt oder nicht, wie es sein muss: „field“ sagt, welches, „expected“, wie es sein soll.
problem-rule = Eine Spielregel verbietet es: „tag“ ist die Regel, „help“ ihre Seite.
problem-unread = Die Notation ist nicht lesbar; „legal“ nennt, was möglich ist.
problem-options = Dieses Spiel, diese Zahl von Plätzen, diese Option, diesen Bot oder Namen gibt es nicht, oder die Optionen passen nicht zusammen.
problem-limit = Zu oft: Warte so viele Sekunden, wie „Retry-After“ sagt. Nichts ist geschehen.
problem-head = Adresse und Header haben höchstens 16.384 Bytes.
problem-trouble = Hier ist etwas schiefgegangen. Frage noch einmal mit derselben id: Was geschehen ist, geschieht nicht doppelt.
problem-working = Es wird gerade berechnet; frage gleich noch einmal.
problem-store = Es ließ sich nicht schreiben, und nichts ist geschehen; frage gleich noch einmal, mit derselben id.
refused-scope = Das darf dieses Token nicht: Ihm fehlt „{ $scope }“.
refused-long = Der Body hat mehr als { $most } Bytes.
refused-field = Das Feld { $field } ist nicht, wie es sein muss: { $expected }.
import-none = Darin ist keine Aufzeichnung.
import-many = Darin sind { $count } Aufzeichnungen; importiere höchstens { $most } auf einmal.
import-line = Diese Zeile ist kein JSON-Objekt mit einem „record“.
refused-kind = Sende den Body als { $kinds }.
refused-act = Gib entweder die Nummer einer Aktion als „action“ oder ihre Notation als „text“ an.
refused-no-link = Das ist keine Einladung, die wir kennen.
refused-streams = Zu viele Ströme sind offen. Schließe erst einen.
scope-read = Deine Tische sehen, ihnen folgen, Aufzeichnungen und Chat lesen
scope-play = Plätze per Einladung nehmen, handeln, zurücknehmen, aufgeben, chatten
scope-tables = Tische eröffnen, ihre Links sehen, sie beenden und löschen
tokens-head = Tokens für Programme
tokens-about = Mit einem Token kann ein Programm von dir hier spielen.
tokens-yours = Deine Tokens
tokens-none = Du hast keine.
token-made = Dein neues Token
token-once = Kopiere es jetzt: Es wird nur dieses Mal gezeigt. Wer es hat, kann es benutzen.
token-label = Token
token-copy = Token kopieren
token-new = Noch ein Token
token-name = Name
token-for = Wer damit handelt
token-for-me = Ich: ein Terminal oder ein Skript von mir
token-for-bot = Ein neuer Bot mit diesem Namen
token-for-this-bot = Mein Bot { $name }
token-bot-help = Ein Programm, das selbst entscheidet, ist ein Bot: Es sitzt unter eigenem Namen am Tisch und ist als Bot gekennzeichnet.
token-do = Token erzeugen
token-of-you = handelt als du
token-of-bot = handelt als der Bot { $name }
token-since = erzeugt am { $day }
token-used = zuletzt benutzt am { $day }
token-unused = nie benutzt
token-revoke = Widerrufen
token-revoke-sure = Programme, die es benutzen, werden abgewiesen.
token-revoke-yes = Ja, widerrufen
token-no-name = Gib ihm einen Namen.
token-no-scope = Kreuze mindestens eins an, was es darf.
token-for-whom = Wähle, wer damit handelt.
token-many = Du hast { $most } Tokens. Widerrufe erst einige.
cli-token = Erzeugt, listet und widerruft Tokens für Programme, auch während der Server läuft.
cli-token-new = Erzeugt ein Token für einen neuen Bot namens NAME und zeigt es, nur dieses Mal.
cli-token-person = Für einen Menschen, keinen Bot.
cli-token-scope = Was es darf, standardmäßig read; mehrmals möglich.
cli-token-list = Listet alle Tokens.
cli-token-revoke = Widerruft das Token mit dieser NUMBER in der Liste.
cli-token-bot = Bot { $name }
cli-token-none = Es gibt keine Tokens.
cli-token-head-number = Nummer
cli-token-head-name = Name
cli-token-head-who = wer
cli-token-head-scopes = darf
cli-token-head-made = erzeugt
cli-token-head-used = zuletzt benutzt
cli-token-revoked = Token { $number } ist widerrufen.
cli-token-unknown = Ein Token { $number } gibt es nicht.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] Für einen Spieler
       *[other] Für { $count } Spieler
    }
option-first = Wer beginnt
option-first-help = Der Zufall entscheidet, oder du.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
picture-label = Der Spieltisch. T zeigt ihn als Text.
first-seat = { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
seat-won = { $seat ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
first-seat-awaited = Der Zufall entscheidet, wer beginnt.
unread-of = „{ $text }“ geht hier nicht; erwartet ist eins von { $actions }.
cli-new-game = Schreibt ein kleines Spiel als Paket, aus dem deins werden kann.
cli-new-game-name = Der Name des Spiels in Python: Kleinbuchstaben, Ziffern und Unterstriche.
cli-new-game-out = Der Ordner zum Schreiben; standardmäßig einer mit dem Namen des Spiels, hier.
cli-new-game-bad = „{ $name }“ kann kein Spiel heißen: Kleinbuchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe, und kein Name eines anderen Spiels.
cli-new-game-there = „{ $folder }“ gibt es schon; wähle einen anderen Ordner mit --out.
cli-new-game-made = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann tumblestar check-game { $name } und tumblestar play { $name }.
cli-check-game = Prüft, ob ein Spiel alles hat, was verlangt ist, und sagt, was fehlt.
cli-check-game-passed = { $name } besteht alle { $count } Prüfungen.
cli-check-game-failed = Nicht bestandene Prüfungen von { $name }: { $count }

## The installable app

nav-install = Als App installieren
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

## Review of a game

review-none = { $game } hat keine Bewertung, also gibt es zu seinen Partien keinen Rückblick.
review-empty = In dieser Partie ist noch nichts geschehen.
review-older = Diese Partie wurde nach Regeln oder Daten einer anderen Version gespielt, also gibt es keinen Rückblick.
review-ended = Der Rückblick brach unerwartet ab. Frage noch einmal, um ihn neu zu starten.
review-busy = Gerade wird zu viel berechnet. Versuche es in einer Minute wieder.
review-failed = Der Rückblick ist gescheitert; das Protokoll des Servers sagt, warum.
review-title = Rückblick: { $game }, { $names }
review-curve = Sieganteile nach Ereignis, eine Linie je Platz; zuletzt { $shares }. Die Liste der Ereignisse hat alle Zahlen.
review-luck-bars = Glück: oben ist gut für den Platz
review-luck-of = Glück von { $name } nach Ereignis
review-cost-bars = Kosten der Entscheidungen
review-cost-of = Kosten der Entscheidungen von { $name }
review-means = Was bedeuten diese Wörter?
review-means-luck = Was der Zufall brachte, gemessen am Mittel dessen, was er bringen konnte, in Sieganteilen; im Schnitt 0.
review-means-skill = Was alle Entscheidungen für einen Platz bewirkten, gemessen an den besten. Eigene können nur kosten; die der anderen sind Geschenke.
review-means-residual = Was die Bewertung nicht erklärt: 0, wenn sie exakt ist, sonst ein Maß, wie weit man ihr trauen kann.
review-means-adjusted = Das Ergebnis ohne das Glück, mit seinem Intervall. Es sagt früher als Ergebnisse, wer besser gespielt hat.
review-means-rating = Das Tausendfache der mittleren Kosten der eigenen Entscheidungen; weniger ist besser.
review-means-level = Der Bot, dessen Entscheidungen etwa so viel kosteten.
review-totals = Woher das Ergebnis kommt
review-start = Der Anfang.
review-at = Ereignis { $n }. { $did } Sieganteile: { $shares }.
review-share-of = { $name } { $share }
review-head-event = Ereignis
review-head-what = was geschah
review-head-luck = Glück für
review-head-cost = Kosten
review-luckiest = Das meiste Glück
review-event = Ereignis { $n }
review-board = Das Brett nach Ereignis { $n }
review-mistakes = Teuerste Entscheidungen
review-better-board = Das Brett nach der besseren Folge, Ereignis { $n }
review-decision = Ereignis { $n }: { $name } entscheidet
review-played = Gespielt
review-better = Besser
review-events = Alle Ereignisse
review-link = Rückblick
review-page = Rückblick auf { $game }
review-later = Der Rückblick kommt nach der Partie, damit niemand erfährt, wer vorn liegt.
review-back = Zurück zum Tisch
review-slider = Ereignisse der Partie
review-progress = Berechnete Ereignisse
review-working = Die Partie wird berechnet. Du kannst später wiederkommen.
review-waiting = Die Bewertung wird vorbereitet, beim ersten Mal auf diesem Computer bis zu einer Minute.
review-done = Die ganze Partie ist berechnet.
review-again = Noch einmal versuchen
review-reload = Zeigen, was fertig ist
review-play-on = Diese Folge auf dem Analysebrett ausprobieren
review-moment = Diesen Moment am Tisch zeigen
retry-link = Fehler noch einmal spielen
retry-page = Fehler in { $game }
retry-least = Ab { NUMBER($share, style: "percent") }
retry-none = Keine Entscheidung kostete so viel.
retry-puzzle = { $k } von { $count }, Ereignis { $n }: { $name } entscheidet
retry-board = Das Brett vor Ereignis { $n }
retry-do = Versuchen
retry-before = Der davor
retry-next = Der nächste
retry-right = { $action } Das hält { $best }, und nichts hält mehr.
retry-wrong = { $action } Das hält { $share }; das Beste hält { $best }. Versuche etwas anderes.
retry-unknown = „{ $action }“ wird noch berechnet. Versuche es gleich wieder.
retry-played = Gespielt: { $did } Das hielt { $share }.
evaluator-own = die eigenen Werte des Spiels
review-evaluator = Werte: { $name }. Mittlerer Fehler eines Schritts: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Werte: { $name }; exakt.
review-evaluator-unmeasured = Werte: { $name }; Fehler nicht gemessen.
review-level-none = –
review-level-perfect = Perfekt
review-resigned = { $name } hat aufgegeben
review-sum-seat = Platz
review-sum-start = Anfang
review-sum-luck = Glück
review-sum-skill = Können
review-sum-residual = unerklärt
review-sum-final = Ergebnis
review-sum-adjusted = ohne Glück (95 %)
review-sum-decisions = Entscheidungen
review-sum-rating = Wertung
review-sum-level = gespielt wie
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } bis { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } für { $name }
review-no-mistakes = Keine Entscheidung kostete etwas.
cli-review = Sagt, wo eine Partie entschieden wurde, durch Glück und durch Können, in Zahlen, die aufgehen.
cli-review-html = Schreibt den Rückblick als Datei für jeden Browser, ohne Skripte.
cli-review-against = Vergleicht die Partie mit einer anderen Aufzeichnung mit demselben Glück.
compare-alike = So weit beide gehen, sind die Partien gleich.
compare-parting = Sie trennen sich bei Ereignis { $n }:
compare-other = Diese Partien hatten verschiedenes Glück; anders sind: { $what }.
compare-unknown = Ob diese Partien dasselbe Glück hatten, ist nicht bekannt: Der Zufall wurde eingetippt, oder der Seed ist noch nicht offen.
compare-game = die Spiele
compare-seats = die Zahlen der Plätze
compare-options = die Optionen
compare-start = die Anfangsstellungen
compare-seed = die Seeds
cli-review-title = { $game }: { $names }
cli-review-luckiest = Das meiste Glück:
cli-review-mistakes = Teuerste Entscheidungen:
cli-review-better = Besser: { $preview } [{ $line }]

## Statistics of many games

chance-of-outcome = Ergebnisse
chance-of-first = Der Platz, der beginnt
chance-of-others = andere

stats-games = Partien: { $count }, ohne Ergebnis: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, allein
       *[other] { $game }, { $count } Plätze
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (Bot)
stats-nobody = kein Name
stats-head-player = Name
stats-head-games = Partien
stats-head-result = gewonnen
stats-head-luck = Glück
stats-head-adjusted = gewonnen ohne Glück
stats-head-cost = verschenkt je Partie
stats-head-rating = Wertung
stats-head-level = gespielt wie
stats-head-observed = kam
stats-head-expected = erwartet
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } eines Sieges je Partie verschenkt, exakt: der Abstand zum perfekten Spiel. Partien: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = unter { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Zu wenige Ergebnisse des Zufalls für einen Test.
stats-chance-fair = An { $n } Ergebnissen des Zufalls ist nichts auffällig: Fairer Zufall ist in { $p } der Fälle mindestens so weit vom Erwarteten entfernt{ $count ->
        [one] .
       *[other] , beim unwahrscheinlichsten von { $count } Tests, für ihre Zahl korrigiert.
    }
stats-chance-odd = Etwas ist auffällig: { $kinds }. Fairer Zufall ist in { $p } der Fälle so weit vom Erwarteten entfernt{ $count ->
        [one] .
       *[other] , für { $count } Tests korrigiert.
    }
stats-chance-left-out = Nicht getestete Partien, da zurückgenommen oder nach anderen Regeln gespielt: { $count }.
stats-seal-proved = Ergebnisse aus Seeds, die vor der Partie versiegelt wurden: { $n } von { $count }.
stats-seal-open = Ergebnisse, die eingetippt wurden oder deren Seed jemand kennen konnte: { $n } von { $count }.
stats-seal-closed = Ergebnisse, deren Seed noch nicht offen ist: { $n } von { $count }.
stats-seal-older = Nach anderen Regeln gezogene Ergebnisse, die hier nicht prüfbar sind: { $n } von { $count }.
stats-seal-false = Ergebnisse aus Partien, deren Zufall nicht aus ihrem Seed folgt: { $n } von { $count }.
stats-head = Deine Statistik
stats-none = Noch nichts: Auf diesem Server hast du noch keine Partie auf einem Platz zu Ende gespielt.
stats-about = Beendete Partien, in denen du einen Platz hattest: { $count }, mit Rückblick: { $n }. Deine letzten { $most } Tische zählen. Ein Rückblick entsteht, wenn du ihn zum ersten Mal öffnest.
stats-csv = Deine Partien als Tabelle herunterladen (CSV)
stats-people = Menschen
stats-you = Du
stats-head-reviewed = mit Rückblick
stats-head-against = gegen
stats-head-days = Tage
stats-head-outcome = Ergebnis
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } bis { $last }
    }
stats-as-table = Als Tabelle
stats-chart-result = Ergebnisse im Lauf der Zeit; Gruppen von Partien: { $count }. Die Tabelle unten hat die Zahlen.
stats-chart-result-means = ● gewonnen, ◆ gewonnen ohne Glück, von 0 % (unten) bis 100 % (oben); Striche: Intervalle von 95 %, gepunktet: der faire Anteil.
stats-chart-rating = Wertung im Lauf der Zeit; Gruppen von Partien: { $count }. Die Tabelle unten hat die Zahlen.
stats-chart-rating-means = Wertung, von 0 (unten) bis { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (oben); weniger ist besser; Striche: Intervalle von 95 %.
stats-chance-head = Was der Zufall tat
stats-test = { $kind }, Ergebnisse: { $count }; fairer Zufall ist in { $p } der Fälle so weit entfernt
stats-test-few = { $kind }, Ergebnisse: { $count }, zu wenige für einen Test
cli-stats = Fasst viele Partien zusammen: Ergebnisse, Glück, Kosten und Wertung nach Name mit Intervallen von 95 %, und ob der Zufall auffällig war.
cli-stats-files = Aufzeichnungen, zip-Dateien mit Aufzeichnungen, oder Ordner.
cli-stats-name = Ein Name oder ein Bot; standardmäßig alle.
cli-stats-game = Das Spiel; standardmäßig alle.
cli-stats-csv = Schreibt für jeden Platz jeder Partie eine Zeile in diese Datei (CSV).
cli-stats-no-review = Nur Ergebnisse und Zufall, ohne Rückblicke: schnell.
cli-stats-reviews = Bewahrt Zahlen aus Rückblicken in dieser Datei für das nächste Mal.
cli-stats-reviews-bad = „{ $file }“ enthält keine aufbewahrten Rückblicke. Wähle eine andere Datei für --reviews, oder lösche sie.
cli-stats-unreviewed = Ohne Rückblick: { $record }: { $why }
cli-stats-false = Der Zufall von { $record } folgt nicht aus seinem Seed: siehe tumblestar verify.

## Puzzles

puzzle-file = { $file }, Zeile { $line }: { $why }
puzzle-bad-line = Das ist keine Aufgabe: { $why }. Das Format steht in docs/puzzles.md.
puzzle-of-another = „{ $id }“ ist nicht die id einer Aufgabe zu { $name }.
puzzle-twice = Die Aufgabe „{ $id }“ steht zweimal da.
puzzle-empty = Die Aufgabe „{ $id }“ hat keine Lösung.
puzzle-bad-state = Die Aufgabe „{ $id }“ hat einen unlesbaren Zustand. { $why }
puzzle-unknown = Eine Aufgabe „{ $text }“ gibt es nicht. Eine id ist ein Spiel ({ $games }), ein Bindestrich und sieben Ziffern; siehe „tumblestar puzzles list“.
puzzle-illegal = „{ $text }“ geht hier nicht.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, Notiz { $n }: { $why }
bad-tutorial-form = Das ist keine Datei mit Notizen (docs/tutorials.md). { $why }
bad-tutorial-alone = Die aufgezeichnete Partie { $file } fehlt daneben.
bad-tutorial-record = Zeile { $line } der aufgezeichneten Partie: { $why }
bad-tutorial-game = Die aufgezeichnete Partie ist von { $other }; erwartet ist { $game }.
bad-tutorial-learner = Wer lernt, hat Platz { $n }; erwartet ist ein Platz jeder aufgezeichneten Partie.
bad-tutorial-idle = Wer lernt, auf Platz { $n }, hat nichts zu tun; erwartet ist eine Notiz vor einer Aktion dieses Platzes.
bad-tutorial-chapter = Sie gehört zu Kapitel { $n }; erwartet ist 1 bis { $count }, eins für jede aufgezeichnete Partie.
bad-tutorial-event = Sie steht vor Ereignis { $event }; erwartet ist 1 bis { $count }, das letzte für das Ende.
bad-tutorial-order = Sie kommt nach einer Notiz zu einem späteren Ereignis; erwartet ist die Folge der Partie.
bad-tutorial-end = Das Kapitel endet mit etwas zu tun; erwartet ist noch eine Notiz, die zeigt, was daraus wurde.
bad-tutorial-words = Für „{ $key }“ gibt es keine Wörter; erwartet ist eine Meldung von { $game } in jeder Sprache.
bad-tutorial-reading = Wer lernt, hat hier nichts zu tun; „also“, „answers“ und „other“ sind nur vor eigenen Aktionen erwartet.
bad-tutorial-action = „{ $text }“ ist keine Aktion. { $why }
bad-tutorial-illegal = „{ $text }“ ist hier nicht erlaubt; unter „also“ sind Aktionen erwartet, die so gut sind wie die aufgezeichnete.
bad-tutorial-right = „{ $text }“ ist die aufgezeichnete Aktion; unter „answers“ sind falsche Versuche erwartet.
bad-tutorial-mark = Nichts hier heißt „{ $text }“; erwartet ist eine erlaubte Aktion, eine Stelle auf dem Brett, oder ein Teil oder Zeichen des Bildes.
learn-right = Richtig.
learn-head = { $game } lernen
learn-step = { $n } von { $count }
learn-back = Zurück
learn-next = Weiter
learn-again = Von vorn
learn-play = Eine Partie gegen { $bot } spielen
learn-another = Eine andere Lektion: { $name }
learn-board = Das Brett der Lektion
learn-choose = Alles, was hier möglich ist
learn-do = Ausführen
learn-turn = Drücke „{ $turn }“, bis das Teil richtig gedreht ist.
learn-marked = Markiert: { $marked }
term-learn-begin = Tu, was die Notizen verlangen: Tippe eine Aktion in Notation, oder Enter zum Weitergehen. „?“ nennt, was möglich ist, „brett“ zeigt das Brett, „zurück“ geht zurück, „beenden“ hört auf.
term-learn-try = Deine Aktion:
term-learn-on = Weiter mit Enter:
term-learn-play = Enter beginnt eine Partie gegen { $bot }; „beenden“ hört auf:
term-learn-left = Die Lektion bleibt erhalten. „tumblestar learn { $game }“ setzt sie fort.
term-learn-rule = Die Regel ist { $tag }: Sie steht in „tumblestar rules { $game }“.
term-word-step-back = zurück
cli-learn = Lehrt ein Spiel, indem du es im Terminal spielst, dann gegen einen Bot; geht weiter, wo du aufgehört hast.
cli-learn-game = Das Spiel.
cli-learn-lesson = Der Name einer Lektion; standardmäßig die erste.
cli-learn-none = { $game } hat noch keine Lektion; docs/tutorials.md sagt, wie man eine schreibt.
cli-learn-unknown = Eine Lektion „{ $name }“ gibt es nicht; es gibt { $names }.
card-learn = { $game } beim Spielen lernen
card-learn-short = Lernen
new-learn = Beim Spielen lernen: ein paar Minuten
learn-also = Das ist ebenso gut. Die Lektion geht mit einer anderen Aktion weiter. { $did }
learn-other = { $did } Das ist erlaubt, aber hier nicht gemeint. Versuche, was markiert ist.
## The same deal: a finished game handed to friends

deal-nobody = Eine Vorlage braucht einen Platz für Menschen: „{ $person }“ statt eines Bots.
deal-long = Der Link einer Vorlage hat höchstens { $most } Zeichen. Kopiere nur den ganzen Link.
deal-unknown = Der Link einer Vorlage kann nicht „{ $name }“ sagen; er kann { $allowed } sagen. Kopiere den ganzen Link noch einmal.
deal-missing = Im Link der Vorlage fehlt: { $names }. Kopiere den ganzen Link noch einmal.
deal-hand-on = Dasselbe Glück für Freunde
deal-head = { $game }: dieselbe Vorlage
deal-about = Wer diesen Link öffnet, spielt diese Partie mit denselben Bots, Optionen und demselben Zufall. Wer fertig ist, sieht die Partien der anderen, Zug für Zug. Der Zufall ist offen: Eine fremde Partie zeigt, was kommt.
deal-you = du
deal-seats = Plätze: { $names }
deal-option = { $name }: { $value }
deal-play = Diese Vorlage spielen
deal-go-on = Deine Partie fortsetzen
deal-see = Deine Partie ansehen
deal-again = Das ist deine eigene Partie. Schick den Link an Freunde; du kannst sie auch noch einmal spielen und weißt dann, was kommt.
deal-link = Link zum Verschicken
deal-others = Beendete Partien, die du siehst, wenn deine fertig ist: { $count }
deal-turns = Zug für Zug
deal-turn = Zug
deal-result = Ergebnis
deal-alike = alle gleich
## Playing puzzles

puzzle-head = Aufgabe: { $game }
puzzle-board = Das Brett der Aufgabe
puzzle-ask = Wie spielst du am besten?
puzzle-choose = Was würdest du tun?
puzzle-do = Ausführen
puzzle-back = Zurücknehmen
puzzle-give = Lösung ansehen
puzzle-skip = Andere Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-retry = Noch einmal versuchen
puzzle-again = Diese Aufgabe hast du schon versucht; sie zählt jetzt nicht.
puzzle-open = Bisher:
puzzle-right = Richtig, weiter! Bisher:
puzzle-wrong = Nicht der beste Weg. Versuche andere, so oft du willst; nur der erste Versuch zählt. Dein Versuch:
puzzle-answer = Das ist die Lösung.
puzzle-solved = Beim ersten Versuch gelöst! Deine Wertung: { $rating }, vorher: { $before }.
puzzle-failed = Nicht beim ersten Versuch gelöst. Deine Wertung: { $rating }, vorher: { $before }.
puzzle-seen = Die Lösung, ohne Wertung.
puzzle-moves = Die Lösung, Schritt für Schritt
puzzle-then = Wie es weitergehen kann
puzzle-why = Warum
puzzle-analyse = Von hier weiterdenken
puzzle-proof = Bewiesen { $how }.
puzzle-margin = Es lässt dir { $value } vom Sieg, und jeder andere Weg mindestens { $margin } weniger{ $exact ->
        [yes] , exakt.
       *[no] , plus oder minus { $error }.
    }
puzzle-also = Andere Folgen mit demselben Ausgang: { $count }.
puzzle-fail = Bots, die hier meist scheitern: { $bots }.
puzzle-themes = Themen: { $themes }.
puzzle-rating = Deine Wertung: { $rating }, plus oder minus { $deviation }. Serie: { $count }, die längste: { $most }.
puzzles-head = Aufgaben
puzzles-intro = Stellungen aus Partien von Bots, in denen ein Weg nachweislich viel besser ist als alle anderen. Dein erster Versuch ändert jeweils deine Wertung.
puzzles-of = Aufgaben: { $game }
puzzles-count = Aufgaben: { $count }
puzzles-play = Spielen
puzzles-play-of = Aufgaben zu { $game } spielen
puzzles-more = Themen und deine Wertung
puzzles-more-of = Themen und deine Wertung: { $game }
puzzles-none-left = Alle davon sind gelöst. Wähle ein anderes Thema oder Spiel.
puzzles-themes = Nach Thema
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-history = Deine Versuche
puzzles-chart = Deine Wertung von { $first } bis { $last }; Aufgaben: { $count }
puzzles-other = Alle Spiele mit Aufgaben
puzzle-term-begin = Tippe, was du tun würdest. Der erste Versuch an jeder Aufgabe zählt. „hilfe“ nennt die Befehle.
puzzle-term-wrong = Nicht der beste Weg. Versuche andere, so oft du willst; nur der erste Versuch zählt.
puzzle-term-right = Richtig, weiter!
puzzle-kept-bad = Deine Aufgaben in { $file } sind nicht lesbar: { $why }. Repariere die Datei, oder verschiebe sie.
term-does-puzzle-undo = nimmt zurück, was noch nicht beurteilt ist
term-does-puzzle-answer = zeigt die Lösung, und warum; zählt als falscher Versuch
term-does-puzzle-skip = verlässt diese Aufgabe für eine andere
term-word-answer = lösung
term-word-skip = auslassen

## The challenges of the day

day-order = { $file }, Zeile { $line }: { $date } ist kein Tag nach dem davor.
day-none = Für „{ $date }“ gibt es keine Tagesaufgaben. Erwartet ist ein Datum von { $first } bis { $last }; ein neueres tumblestar hat vielleicht mehr.
day-not-yet = { $date } hat noch nirgends begonnen.
day-head = tumblestar, { $date }
day-about = Vier Aufgaben am Tag, für alle dieselben. Der Zufall folgt aus dem Datum, ist also offen; jede lässt sich einmal spielen.
day-before = Der Tag davor
day-after = Der Tag danach
day-puzzle = Aufgabe
day-level = Level
day-duel = Duell
day-chart = Karte
day-puzzle-about = { $game }: Finde den besten Weg. Der erste Versuch zählt.
day-level-about = { $game } allein: Gewinne dieses Level der Kampagne.
day-duel-about = { $game } gegen das gelöste Spiel, das keine Fehler macht.
day-chart-about = { $game } allein: Fülle die Karte für mehr als { $goal } Punkte.
day-play = Spielen
day-go-on = Weiter
day-see = Noch einmal ansehen
day-open = – { $kind }: noch nicht gespielt
day-going = – { $kind }: läuft
day-won = ★ { $kind }: gelöst
day-lost = ● { $kind }: nicht gelöst
day-won-alone = ★ { $kind }: gewonnen, Punkte: { $points }
day-lost-alone = ● { $kind }: nicht gewonnen, Punkte: { $points }
day-won-against = ★ { $kind }: gewonnen, { $points } zu { $other }
day-lost-against = ● { $kind }: nicht gewonnen, { $points } zu { $other }
day-share = Dein Ergebnis
day-copy = Text kopieren
day-history = Deine Tage
day-streak = Tage in Folge: { $count }, am meisten: { $longest }.
day-history-item = { $date }: { $count } von 4
day-history-kept = Deine Tage liegen nur auf diesem Gerät.
day-back = Zu den Tagesaufgaben
day-link = Tagesaufgaben
cli-day = Nennt die vier Aufgaben eines Tages, für alle dieselben, oder spielt eine in diesem Terminal.
cli-day-date = Das Datum, etwa 2026-11-24; standardmäßig heute.
cli-day-play = Spielt diese Aufgabe; jede zählt einmal.
cli-day-how = „tumblestar day { $date } --play NAME“ spielt eine: { $kinds }.
cli-day-kept-bad = Deine Tage in „{ $file }“ sind nicht lesbar: { $why }. Repariere die Datei, oder verschiebe sie.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-do = Suchen
rules-found = { $count ->
        [0] Keine Regel hat alle diese Wörter.
       *[other] Gefundene Regeln: { $count }.
    }
rules-summary = Eine Seite für den Tisch
summary-head = { $game } in Kürze
example-legal = Erlaubt.
example-illegal = Nicht erlaubt.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Punkte: { $count }.
example-points-of = Punkte: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] die Datei
       *[other] Beispiel „{ $name }“
    }: { $why }
examples-form = Es hat nicht die Form, die docs/adding-a-game.md beschreibt. { $why }
examples-rule = Eine Regel oder einen Abschnitt „{ $tag }“ gibt es nicht. Nenne eins aus words/en.ftl, etwa AB-3.1 oder AB-3.
examples-name = Jedes Beispiel braucht einen eigenen Namen, Wörter „{ $key }“ in words/en.ftl und ein Bild.
examples-crop = Unter den Ausschnitten gibt es kein „{ $text }“; es gibt { $allowed }.
examples-seat = Auf Platz { $count } sitzt niemand.
examples-legal = „{ $text }“ ist dort nicht erlaubt, nach { $tag ->
        [none] dem, was der Zufall darf
       *[other] { $tag }
    }. Berichtige den Zustand oder die Aktion.
examples-tag = Eine Aktion ist erlaubt oder verboten, nicht beides; eine verbotene braucht die Nummer der Regel, die sie verbietet.
examples-illegal = „{ $text }“ sollte durch { $tag } verboten sein, und die Regeln sagen{ $found ->
        [none] , dass es erlaubt ist
       *[other] {" "}{ $found }
    }.
examples-points = „{ $name }“ sollte { $count } sein, und die Regeln sagen { $found }.
examples-summary = Nötig sind die Wörter „{ $key }“ und „{ $key }-1“ in words/en.ftl und Beispiele mit diesen Namen: { $names }.
cli-rules-search = Zeigt nur Regeln mit allen diesen Wörtern, ohne Rücksicht auf Akzente.
cli-rules-section = Zeigt nur diesen Abschnitt, etwa TY-3.
cli-rules-no-section = { $game } hat keinen Abschnitt „{ $text }“; es hat { $allowed }.
cli-rules-none = Keine Regel von { $game } hat alle Wörter „{ $text }“.

## Games to show others: pictures, animations, links (docs/sharing.md)

picture-title = { $game }: { $names }
picture-seat = Einen Platz { $n } gibt es nicht: Diese Partie hat { $most }.
picture-turn = Einen Zug { $turn } gibt es nicht: Diese Partie hat { $most }.
picture-at = Ein Ereignis { $n } gibt es nicht: Diese Aufzeichnung hat { $most }. Der Anfang ist 0.
cli-picture = Zeichnet eine Aufzeichnung: eine Stellung als Bild, die ganze Partie oder einen Zug als Animation.
cli-picture-out = Schreibt ein Bild: .svg, .png oder .webp.
cli-picture-at = Die Stellung nach so vielen Ereignissen; standardmäßig die letzte.
cli-picture-animate = Schreibt eine Animation: .gif oder .webp.
cli-picture-turn = Animiert nur diesen Zug, ab 1.
cli-picture-theme = Die Farben.
cli-picture-width = Pixel in der Breite; standardmäßig 760, für eine Animation 480.
cli-picture-seat = Der Platz, dessen Teil des Tisches groß ist, ab 1.
cli-picture-delay = Millisekunden je Moment einer Animation; standardmäßig 700.
cli-picture-none = Es gibt nichts zu zeichnen: Nenne eine Datei mit --out (.svg, .png, .webp) oder --animate (.gif, .webp).
cli-picture-kind = „{ $file }“ hat kein Format, das hier gezeichnet werden kann; erwartet ist eins von { $kinds }.
cli-picture-needs = „{ $file }“ braucht Pakete, die { $command } installiert; ein .svg braucht keine.
share-link = Die ganze Partie teilen
share-head = Diese Partie teilen
share-address-about = Er enthält die ganze Partie mit den Namen. Der Server speichert nichts, der Link gilt also, solange es den Server gibt, und lässt sich nicht zurücknehmen.
share-address = Als Link
share-address-field = Der Link zur Partie
share-copy = Kopieren
share-embed = In einer anderen Seite
share-embed-about = Ein Rahmen für Blog oder Forum, um die Partie Schritt für Schritt anzusehen.
share-code = Das HTML des Rahmens
share-film = Als Animation
share-picture = Als Bild
share-text = Als Text
share-text-about = Die Aufzeichnung, für Menschen lesbar und für tumblestar zum Öffnen.
share-whole-game = Die ganze Partie
share-turn = Was
share-at = Nach wie vielen Ereignissen (0 bis { $most })
share-kind = Format
share-download = Herunterladen
share-too-long = Diese Partie ist zu lang für einen Link. Teile die Aufzeichnung als Datei, die andere unter „Meine Tische“ öffnen können.
share-busy = Mehrere Bilder werden gerade gezeichnet. Versuche es gleich wieder.
share-missing = Dieser Server kann dieses Format nicht zeichnen. Wähle SVG, oder bitte, wer ihn betreibt, tumblestar[cards] zu installieren.
shared-head = Eine geteilte Partie
shared-script = Ein Skript dieser Seite liest die Partie in diesem Link. Erlaube hier Skripte, um sie zu sehen.
shared-empty = Diese Adresse enthält keine Partie. Der Link einer Partie hat ein # und danach viele Buchstaben.
shared-foreign = Das ist kein Link zu einer Partie von tumblestar, oder einer von einer neueren Version. Bitte um die Aufzeichnung als Datei.
shared-damaged = Der Link ist beschädigt oder abgeschnitten. Kopiere ihn ganz, oder bitte noch einmal darum.
shared-long = Dieser Link enthält mehr als jede Partie, also wird er nicht gezeigt.
shared-old = Dieser Browser kann den Link nicht lesen: Nötig ist Chrome 80, Firefox 113, Safari 16.4 oder neuer.
shared-offline = Der Server antwortet nicht oder ist beschäftigt. Lade die Seite neu, um es noch einmal zu versuchen.
shared-begin = Die Partie beginnt.
shared-told = Ereignis { $n } von { $count }. { $did }
shared-whole = Auf eigener Seite ansehen

## The static site (site/, cli/site.py)

cli-site = Schreibt die ganze Spielesammlung als statische Dateien, die jeder Webspace anbieten und ein Telefon behalten kann.
cli-site-folder = Der Ordner zum Schreiben, neu oder leer.
cli-site-pyodide = Ein Ordner mit dem npm-Paket pyodide; standardmäßig holt es npm.
cli-site-server = Die Adresse eines Servers von tumblestar zum Spielen mit Freunden.
cli-site-made = Geschrieben nach { $folder } (Dateien: { $count }, erster Besuch: { $size } MB komprimiert). Zum Ausprobieren: python -m http.server --directory { $folder }. Andere Geräte brauchen eine https-Adresse.
cli-site-not-compiled = Ohne node wurde nichts kompiliert: Die Seite geht, startet aber langsamer.
site-no-folder = „{ $folder }“ ist kein Ordner. Nenne einen neuen oder leeren.
site-not-empty = „{ $folder }“ ist nicht leer; nichts wurde geschrieben. Nenne einen neuen oder leeren Ordner; um eine Seite zu erneuern, setze ihn an die Stelle des alten.
site-bad-server = „{ $text }“ ist keine Adresse eines Servers; erwartet ist eine wie https://games.example.org.
site-no-npm = Die Seite braucht das npm-Paket { $package }, und hier gibt es kein npm. Installiere Node.js, oder nenne einen Ordner mit dem Paket: --pyodide.
site-npm-failed = npm konnte { $package } nicht holen: { $why }. Versuche es später, oder nenne einen Ordner mit dem Paket: --pyodide.
site-no-pyodide = „{ $folder }“ ist keine Kopie des npm-Pakets pyodide: { $file } fehlt.
site-other-pyodide = Das ist pyodide { $found }; erwartet ist { $expected }: npm install pyodide@{ $expected }.
site-no-package = Das Paket { $package } ist hier nicht als Dateien installiert. Installiere tumblestar mit pip und versuche es noch einmal.
site-not-rendered = Die Startseite ließ sich nicht erzeugen: { $why }
site-not-compiled = Die Module ließen sich nicht kompilieren: { $why }
site-loading = Die Spiele werden geholt, einmal …
site-starting = Die Spiele werden aufgebaut …
site-soon = Die Spiele werden aufgebaut; deine Wahl öffnet sich gleich.
site-failed = In diesem Browser ist etwas schiefgegangen. Was gespeichert wurde, ist noch da.
site-again = Noch einmal versuchen
site-full = Dieser Browser ist voll, also wird nichts mehr gespeichert. Schaffe Platz, oder speichere deine Partie als Datei (am Tisch: „Mehr“, dann „Aufzeichnung herunterladen“).
site-not-kept = Dieser Browser speichert nichts, vielleicht in einem privaten Fenster: Partien halten, bis es geschlossen wird.
site-elsewhere = Die Spiele sind in einem anderen Tab oder Fenster offen.
site-here = Hier benutzen
site-newer = Es gibt eine neuere Version der Spiele. Deine Partien bleiben.
site-newer-do = Wechseln
site-no-language = Jede Sprache wird einmal über das Netz geholt, und gerade gibt es keins. Bis dahin sind die Texte auf Englisch.
site-no-files = Die Spiele ließen sich nicht holen. Prüfe das Netz und versuche es noch einmal.
site-not-secure = Diese Seite braucht eine https-Adresse oder die dieses Rechners. Bitte, wer die Seite betreibt, um eine.
site-too-old = Dieser Browser ist zu alt für tumblestar, oder ein privates Fenster verbietet WebAssembly, Modul-Worker oder Service-Worker. Benutze eine aktuelle Version von Firefox, Chrome, Edge oder Safari.
site-no-script = tumblestar läuft in deinem Browser und braucht JavaScript.
nav-friends = Mit Freunden
friends-head = Mit Freunden
friends-about = Diese Sammlung ist für ein Gerät: Du spielst gegen Bots, oder ihr reicht einen Bildschirm herum.
friends-server = Um mit anderen auf eigenen Geräten zu spielen, nimm diesen Server:
friends-go = Zum Server
friends-none = Um mit anderen auf eigenen Geräten zu spielen, startet jemand einen Server mit einem Befehl:
friends-ask = Er bringt Einladungen per Link, eine Lobby, Uhren, Chat und Partien über Tage, ohne Konten. Kennst du einen Server, bitte um seine Adresse.
friends-carry = Partien wandern als Dateien, hier und dort: Speichere eine an ihrem Tisch, und öffne sie unter „Meine Tische“.
