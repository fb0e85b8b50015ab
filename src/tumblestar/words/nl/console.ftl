### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Speel bordspellen in de browser of de terminal. Opent zonder commando de spellen in de browser.
cli-play = Opent de spellen in de browser, of speelt er een in de terminal.
cli-replay = Toont elke stand van een spelbestand, met de geldige acties.
cli-verify = Controleert de worpen en trekkingen van een spelbestand met de seed.
cli-expect = Toont de zetten die de sterkste bot verwacht na het eind van een spelbestand.
cli-solve = Lost een spel voor twee op, binnen bewezen grenzen. Het antwoord is hoe vaak de eerste speler wint bij het beste spel.
cli-bank = Punten in de bank aan het begin; standaard zoals in de doos.
cli-dice = Een bestand met de kleuren van je dobbelstenen, zoals dice.toml.
cli-solve-first = Bij het beste spel wint de eerste speler { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } van alle spellen. Gelijkspel telt half.
cli-solve-bounds = Bewezen: minstens { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, hoogstens { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Dit werkt niet met { $name }, alleen met { $allowed }.
cli-score = Telt de punten van sterrenbeelden of kaarten die aan een echte tafel zijn opgeschreven.
cli-colours = Voor twinkle: de letters van de kleuren in het spel; standaard alle.
cli-sides = Voor twinkle_twinkle: de kanten van de 5 scoretabellen in scorevolgorde, zoals ABAAB. Standaard die van het bestand, anders alles A.
cli-not-scored-by = { $option } is niet voor { $name }. Laat het weg.
cli-scored =
    Sterrenbeeld { $count }: { $total ->
        [one] 1 punt
       *[other] { $total } punten
    } voor de kaarten
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Er is niets te tellen in “{ $file }”. Schrijf één sterrenbeeld per regel.
cli-seconds = Seconden die de bot mag nadenken.
cli-bench = Meet de snelheid van willekeurige spellen. De cijfers zijn miljoenen gebeurtenissen per seconde.
cli-file = Het spelbestand dat wordt gelezen; “-” leest de standaardinvoer.
cli-json = Antwoordt in JSON.
cli-no-browser = Opent geen browservenster.
cli-lang = De taal van de antwoorden.
cli-help = Toont deze hulp.
cli-version = Toont de versie.
cli-working = { $name }: { $seconds } s
cli-working-share =
    { $name }: { $share }% klaar, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , nog ongeveer { $left } s
    }
cli-no-command-game = “{ $name }” is een spel. Speel het met: tumblestar play { $game }
cli-no-command-file = “{ $name }” is een bestand. Zo ga je verder met dat spel: tumblestar play { $file }
cli-no-command = Er is geen commando “{ $name }”. Typ “tumblestar --help” voor alle commando’s.
cli-no-command-like = Er is geen commando “{ $name }”. Bedoelde je “{ $command }”? Typ “tumblestar --help” voor alle commando’s.
cli-expect-over = Het spel is afgelopen. Typ “tumblestar replay BESTAND” om het stap voor stap te bekijken.
cli-completion = Drukt het aanvulscript van een shell af. Bash: zet eval "$(tumblestar completion bash)" in ~/.bashrc. Zsh: doe hetzelfde in ~/.zshrc. Fish: schrijf het script naar ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Lezen of schrijven is mislukt: { $why }.

## The doctor

cli-doctor = Controleert de installatie en zegt hoe je problemen oplost. Kijkt naar versies, pakketten, spellen, gegevensmap, database, poort, terminal en gecompileerde bots.
doctor-ok = ok
doctor-note = let op
doctor-todo = te doen
doctor-end =
    { $count ->
        [0] Niets te doen.
        [one] 1 ding te doen.
       *[other] { $count } dingen te doen.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pakketten: { $packages }.
doctor-not-installed = tumblestar draait vanuit de broncode, dus de pakketten zijn niet bekend.
doctor-install = Typ: python -m pip install { $what }
doctor-games = Spellen: { $games }.
doctor-no-numba = Numba is niet geïnstalleerd: bots zijn trager en zwakker.
doctor-interpreted = TUMBLESTAR_INTERPRET zet Numba uit: bots zijn trager en zwakker.
doctor-compile = Verwijder de instelling TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } kan de bots niet compileren: { $why }
doctor-compiled = Bots zijn door Numba { $version } gecompileerd, en bewaard in { $folder }
doctor-not-kept = Bots worden door Numba { $version } gecompileerd maar niet bewaard, dus elke start compileert ze opnieuw.
doctor-cache = Stel TUMBLESTAR_CACHE in op een map waar alleen jij mag schrijven.
doctor-settings = Instellingen in de omgeving: { $count ->
        [0] geen
       *[other] { $names }
    }.
doctor-port = Poort { $port } van { $host } is vrij.
doctor-served = Poort { $port } van { $host } is in gebruik; een tumblestar bedient deze gegevensmap.
doctor-port-taken = Poort { $port } van { $host } is niet beschikbaar: { $why }.
doctor-other-port = Kies een andere met --port of TUMBLESTAR_PORT, of stop het programma dat hem gebruikt.
doctor-data = Gegevensmap: { $folder } (eigenaar { $owner }, modus { $mode }, { $free } MB vrij)
doctor-data-none = Gegevensmap: { $folder }, wordt zo nodig gemaakt ({ $free } MB vrij in { $there })
doctor-unwritable = Je kunt daar niet schrijven. Word de eigenaar, of kies een andere met --data of TUMBLESTAR_DATA.
doctor-open-folder = Anderen op deze machine kunnen hem lezen, met de geheime seeds van spellen die bezig zijn. Typ: chmod 700 { $folder }
doctor-little-space = Maak schijfruimte vrij, of kies een andere map met --data of TUMBLESTAR_DATA.
doctor-sqlite = Tafels worden bewaard met SQLite { $version }.
doctor-postgres = Tafels worden bewaard met PostgreSQL { $version } op { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tekens, { $encoding }.
doctor-utf8 = Sommige tekens zijn vervangen door andere die erop lijken. Zet de terminal op UTF-8, of PYTHONUTF8=1.

## Start of a server

run-at = tumblestar staat op { $address } (Ctrl-C stopt het)
run-data = Tafels worden bewaard in { $folder }
run-no-numba = Zonder Numba zijn bots trager en zwakker. Voor volle sterkte: pip install { $what }
run-end = Tot ziens. Je tafels zijn bewaard.
run-port-taken = Poort { $port } is in gebruik, misschien door een andere tumblestar. Open die, of kies een andere poort: --port { $other }
run-port-forbidden = Je mag poort { $port } niet gebruiken. Kies er een boven 1023: --port 8017
run-no-address = Kan niet luisteren op { $host }: { $why }.
run-twice = Een andere tumblestar bedient { $folder }. Open die, of kies een andere map met --data.
run-twice-at = Een andere tumblestar bedient { $folder }. Open { $address } in een browser, of kies een andere map met --data.
run-no-limits = De limieten zijn uit: iedereen kan zoveel verzoeken sturen als hij wil. Gebruik dit alleen om te meten.
run-no-hooks = uvicorn { $version } mist { $what }, dat nodig is voor limieten op verbindingen. Daarom bedient tumblestar alleen deze machine. Installeer een andere versie van uvicorn om het voor anderen te openen.

## Server

cli-serve = Biedt de spellen aan op een netwerk, zonder een browser te openen.
cli-backup = Kopieert alle tafels naar één bestand, ook tijdens het spelen.
cli-backup-file = Het bestand om te schrijven. Het bevat de seeds van spellen die bezig zijn: houd het geheim.
cli-backup-replace = Vervangt een bestaand bestand.
cli-backed-up =
    { $count ->
        [one] 1 tafel bewaard in { $file }
       *[other] { $count } tafels bewaard in { $file }
    }
cli-terminal-games =
    { $count ->
        [one] 1 spel van de terminal
       *[other] { $count } spellen van de terminal
    }
cli-restore = Zet alle tafels terug uit een back-up.
cli-restore-file = Een bestand van “tumblestar backup”.
cli-restore-replace = Zet bestaande tafels opzij, onder een andere naam.
cli-restored =
    { $count ->
        [one] 1 tafel teruggezet in { $folder }
       *[other] { $count } tafels teruggezet in { $folder }
    }
cli-restored-aside = Je eerdere tafels zijn bewaard als { $file }.
cli-export = Exporteert elk spel als spelbestand. Mensen en programma’s kunnen het lezen.
cli-export-target = Een map, of een nieuw .zip-bestand.
cli-exported =
    { $count ->
        [one] 1 spel geëxporteerd naar { $target }
       *[other] { $count } spellen geëxporteerd naar { $target }
    }
cli-import = Importeert spelbestanden. Iedereen op de server kan ze daarna terugkijken.
cli-import-files = Spelbestanden, of zip-bestanden met spelbestanden.
cli-imported =
    { $count ->
        [one] 1 spel geïmporteerd
       *[other] { $count } spellen geïmporteerd
    }
cli-imported-before =
    { $count ->
        [one] 1 spel was er al, en houdt zijn tafel
       *[other] { $count } spellen waren er al, en houden hun tafels
    }
cli-move = Kopieert alle tafels naar een andere plaats. Dat moet een lege map of PostgreSQL-database zijn. De bron blijft zoals ze is.
cli-move-from = Waar de tafels nu zijn: een map of een postgresql://-adres.
cli-move-to = Waarheen ze worden gekopieerd: een map of een postgresql://-adres.
cli-moved =
    { $count ->
        [one] 1 tafel gekopieerd naar { $place }
       *[other] { $count } tafels gekopieerd naar { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Schrijft een klein spel als pakket, dat je tot je eigen spel kunt maken.
cli-new-game-name = De naam van het spel in Python: kleine letters, cijfers en lage streepjes.
cli-new-game-out = De map voor de bestanden; standaard een met de naam van het spel, hier.
cli-new-game-bad = “{ $name }” kan geen naam van een spel zijn. Gebruik kleine letters, cijfers en lage streepjes, met een letter vooraan, en niet de naam van een ander spel.
cli-new-game-there = “{ $folder }” bestaat al. Kies een andere map met --out.
cli-new-game-made = Geschreven naar { $folder }. Hierna: pip install -e { $folder }, dan tumblestar check-game { $name }, en tumblestar play { $name }.
cli-check-game = Toetst een spel aan het contract, en zegt wat ontbreekt.
cli-check-game-passed = { $name } doorstaat alle { $count } controles.
cli-check-game-failed =
    { $count ->
        [one] { $name } zakt voor 1 controle.
       *[other] { $name } zakt voor { $count } controles.
    }

## Usage, placeholders, groups and errors of the command line

click-usage = Gebruik:
click-options = Opties
click-commands = Commando’s
click-default = standaard: { $default }
click-required = verplicht
click-error = Fout: { $message }
click-aborted = Afgebroken.
click-try = Hulp: { $command } { $option }
click-no-option = De optie “{ $name }” bestaat niet.
click-no-command = Het commando “{ $name }” bestaat hier niet.
click-did-you-mean = Bedoel je { $possibility }?
click-missing-command = Typ een commando.
click-missing-argument = Ontbrekend argument
click-missing-option = Ontbrekende optie
click-choose = Kies uit: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = “{ $value }” kan niet. Kies uit: { $choice }.
click-no-number = “{ $value }” is { $number_type ->
        [float] geen getal
       *[other] geen geheel getal
    }.
click-out-of-range = { $value } valt buiten het bereik { $range }.
click-needs-value = De optie “{ $name }” heeft een waarde nodig.
click-takes-no-value = De optie “{ $name }” neemt geen waarde.
click-too-many = Te veel argumenten: { $args }
click-is-file = “{ $filename }” is een bestand. Kies een map.
click-is-folder = “{ $filename }” is een map. Kies een bestand.
click-unreadable = “{ $filename }” kan niet worden gelezen.
click-version = %(prog)s, versie %(version)s
click-quoted = “{ $text }”
placeholder-file = BESTAND
placeholder-folder = MAP
placeholder-path = PAD
placeholder-source = BRON
placeholder-target = DOEL
placeholder-game = SPEL
placeholder-date = DATUM
placeholder-link = LINK
placeholder-name = NAAM
placeholder-names = NAAM,…
placeholder-number = GETAL
placeholder-text = TEKST
placeholder-setting = NAAM=GETAL
placeholder-address = ADRES
placeholder-addresses = ADRES,…
placeholder-options = OPTIES
placeholder-command = COMMANDO
placeholder-arguments = ARGUMENTEN
cli-group-play = Spelen
cli-group-play-for = Voor iedereen: spelen in de browser of in de terminal.
cli-group-learn = Leren
cli-group-learn-for = Voor spelers: een spel leren en beter worden.
cli-group-keep = Bewaren
cli-group-keep-for = Voor spelers met bewaarde spellen: bekijken, controleren en kopiëren.
cli-group-host = Hosten
cli-group-host-for = Voor gastheren: tumblestar inrichten en voor anderen openen.
cli-group-study = Onderzoeken
cli-group-study-for = Voor onderzoekers: spellen en bots meten.
cli-group-make = Maken
cli-group-make-for = Voor programmeurs: een eigen spel schrijven.
