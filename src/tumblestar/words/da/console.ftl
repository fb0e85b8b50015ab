### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Spil brætspil i browseren eller i terminalen. Uden kommando åbnes spillene i browseren.
cli-play = Åbner spillene i browseren, eller spiller et i terminalen.
cli-replay = Viser hver stilling i en spilfil med dens lovlige handlinger.
cli-verify = Kontrollerer slag og trækninger i en spilfil mod dens startværdi.
cli-expect = Viser de træk, den stærkeste bot forventer efter slutningen af en spilfil.
cli-solve = Løser et spil for to, inden for sikre grænser. Svaret er, hvor ofte den første spiller vinder ved bedste spil.
cli-bank = Point i banken ved start; som standard som i æsken.
cli-dice = En fil med dine terningers farver, som dice.toml.
cli-solve-first = Ved bedste spil vinder den første spiller { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } af alle spil. Uafgjort tæller en halv.
cli-solve-bounds = Sikkert: mindst { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, højst { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Det virker ikke med { $name }, kun med { $allowed }.
cli-score = Tæller point i stjernebilleder eller stjernekort fra et rigtigt bord.
cli-colours = For twinkle: bogstaverne for farverne i spil; ellers alle.
cli-sides = For twinkle_twinkle: siderne af de 5 pointkort i pointrækkefølge, som ABAAB. Som standard dem i filen, ellers alle A.
cli-not-scored-by = { $option } er ikke til { $name }. Udelad det.
cli-scored =
    Stjernebillede { $count }: { $total ->
        [one] 1 point
       *[other] { $total } point
    } for kortene
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Der er intet at tælle op i ”{ $file }”. Skriv ét stjernebillede pr. linje.
cli-seconds = Hvor mange sekunder botten må tænke.
cli-bench = Måler farten af tilfældige spil. Tallene er millioner hændelser i sekundet.
cli-file = Spilfilen, der læses; ”-” læser standardinput.
cli-json = Svarer i JSON.
cli-no-browser = Åbner ikke et browservindue.
cli-lang = Svarenes sprog.
cli-help = Viser denne hjælp.
cli-version = Viser versionen.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % færdig, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , omkring { $left } s tilbage
    }
cli-no-command-game = ”{ $name }” er et spil. Spil det: tumblestar play { $game }
cli-no-command-file = ”{ $name }” er en fil. Sådan fortsætter du spillet: tumblestar play { $file }
cli-no-command = Der er ingen kommando ”{ $name }”. Skriv ”tumblestar --help” for alle kommandoer.
cli-no-command-like = Der er ingen kommando ”{ $name }”. Mente du ”{ $command }”? Skriv ”tumblestar --help” for alle kommandoer.
cli-expect-over = Spillet er slut. Skriv ”tumblestar replay FIL” for at gå gennem det.
cli-completion = Udskriver en shells script til fuldførelse. Bash: sæt eval "$(tumblestar completion bash)" i ~/.bashrc. Zsh: gør det samme i ~/.zshrc. Fish: skriv scriptet til ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Læsning eller skrivning mislykkedes: { $why }.

## The doctor

cli-doctor = Kontrollerer installationen og siger, hvordan problemer løses. Den ser på versioner, pakker, spil, datamappe, database, port, terminal og kompilerede bots.
doctor-ok = ok
doctor-note = bemærk
doctor-todo = gør dette
doctor-end =
    { $count ->
        [0] Intet at gøre.
        [one] 1 ting at gøre.
       *[other] { $count } ting at gøre.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pakker: { $packages }.
doctor-not-installed = tumblestar kører fra kildekoden, så dens pakker er ikke kendt.
doctor-install = Skriv: python -m pip install { $what }
doctor-games = Spil: { $games }.
doctor-no-numba = Numba er ikke installeret: bots er langsommere og svagere.
doctor-interpreted = TUMBLESTAR_INTERPRET slår Numba fra: bots er langsommere og svagere.
doctor-compile = Fjern TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } kan ikke kompilere bots: { $why }
doctor-compiled = Bots kompileres af Numba { $version } og gemmes i { $folder }
doctor-not-kept = Bots kompileres af Numba { $version }, men gemmes ikke, så hver start kompilerer dem igen.
doctor-cache = Sæt TUMBLESTAR_CACHE til en mappe, som kun du kan skrive i.
doctor-settings = Indstillinger i miljøet: { $count ->
        [0] ingen
        [one] { $names }
       *[other] { $names }
    }.
doctor-port = Port { $port } på { $host } er ledig.
doctor-served = Port { $port } på { $host } er i brug; et tumblestar betjener denne datamappe.
doctor-port-taken = Port { $port } på { $host } er ikke ledig: { $why }.
doctor-other-port = Vælg en anden med --port eller TUMBLESTAR_PORT, eller stop det program, der bruger den.
doctor-data = Datamappe: { $folder } (ejer { $owner }, tilstand { $mode }, { $free } MB fri)
doctor-data-none = Datamappe: { $folder } oprettes ved behov ({ $free } MB fri i { $there })
doctor-unwritable = Du kan ikke skrive der. Bliv dens ejer, eller vælg en anden med --data eller TUMBLESTAR_DATA.
doctor-open-folder = Andre på denne maskine kan læse den og de hemmelige startværdier i igangværende spil. Skriv: chmod 700 { $folder }
doctor-little-space = Frigør diskplads, eller vælg en anden mappe med --data eller TUMBLESTAR_DATA.
doctor-sqlite = Borde gemmes af SQLite { $version }.
doctor-postgres = Borde gemmes af PostgreSQL { $version } på { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tegn, { $encoding }.
doctor-utf8 = Nogle tegn erstattes af lignende. Sæt terminalen til UTF-8, eller PYTHONUTF8=1.

## Start of a server

run-at = tumblestar er på { $address } (Ctrl-C slutter det)
run-data = Borde gemmes i { $folder }
run-no-numba = Uden Numba er bots langsommere og svagere. For fuld styrke: pip install { $what }
run-end = Farvel. Dine borde er gemt.
run-port-taken = Port { $port } er i brug, måske af et andet tumblestar. Åbn det, eller vælg en anden port: --port { $other }
run-port-forbidden = Du må ikke bruge port { $port }. Vælg en over 1023: --port 8017
run-no-address = Kan ikke lytte på { $host }: { $why }.
run-twice = Et andet tumblestar betjener { $folder }. Åbn det, eller vælg en anden mappe med --data.
run-twice-at = Et andet tumblestar betjener { $folder }. Åbn { $address } i en browser, eller vælg en anden mappe med --data.
run-no-limits = Grænser er slået fra: alle kan sende et ubegrænset antal anmodninger. Brug det kun til måling.
run-no-hooks = uvicorn { $version } mangler { $what }, som grænserne for forbindelser kræver. Uden det betjener tumblestar kun denne maskine. Installér en anden version af uvicorn for at åbne for andre.

## Server

cli-serve = Udbyder spillene på et netværk uden at åbne en browser.
cli-backup = Kopierer alle borde til én fil, også under spil.
cli-backup-file = Filen, der skrives. Den rummer startværdierne i igangværende spil: hold den hemmelig.
cli-backup-replace = Erstatter en fil, der findes.
cli-backed-up =
    { $count ->
        [one] 1 bord gemt i { $file }
       *[other] { $count } borde gemt i { $file }
    }
cli-terminal-games =
    { $count ->
        [one] 1 spil i terminalen
       *[other] { $count } spil i terminalen
    }
cli-restore = Gendanner alle borde fra en sikkerhedskopi.
cli-restore-file = En fil fra ”tumblestar backup”.
cli-restore-replace = Lægger nuværende borde til side under et andet navn.
cli-restored =
    { $count ->
        [one] 1 bord gendannet i { $folder }
       *[other] { $count } borde gendannet i { $folder }
    }
cli-restored-aside = Dine tidligere borde er gemt som { $file }.
cli-export = Eksporterer hvert spil som en spilfil. Mennesker og programmer kan læse den.
cli-export-target = En mappe eller en ny .zip-fil.
cli-exported =
    { $count ->
        [one] 1 spil eksporteret til { $target }
       *[other] { $count } spil eksporteret til { $target }
    }
cli-import = Importerer spilfiler. Alle på serveren kan så gå spillene igennem.
cli-import-files = Spilfiler, eller zip-filer med spilfiler.
cli-imported =
    { $count ->
        [one] 1 spil importeret
       *[other] { $count } spil importeret
    }
cli-imported-before =
    { $count ->
        [one] 1 spil var der allerede og beholder sit bord
       *[other] { $count } spil var der allerede og beholder deres borde
    }
cli-move = Kopierer alle borde til et andet sted. Det skal være en tom mappe eller PostgreSQL-database. Kilden bliver, som den er.
cli-move-from = Hvor bordene er nu: en mappe eller en postgresql://-adresse.
cli-move-to = Hvor de skal kopieres til: en mappe eller en postgresql://-adresse.
cli-moved =
    { $count ->
        [one] 1 bord kopieret til { $place }
       *[other] { $count } borde kopieret til { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Skriver et lille spil som en pakke, du kan gøre til dit eget.
cli-new-game-name = Spillets navn i Python: små bogstaver, cifre og understregning.
cli-new-game-out = Mappen, der skrives i; ellers en med spillets navn, her.
cli-new-game-bad = ”{ $name }” kan ikke være et spils navn. Brug små bogstaver, cifre og understregninger, med et bogstav først, og ikke et andet spils navn.
cli-new-game-there = ”{ $folder }” findes allerede. Vælg en anden mappe med --out.
cli-new-game-made = Skrevet til { $folder }. Nu: pip install -e { $folder }, så tumblestar check-game { $name } og tumblestar play { $name }.
cli-check-game = Kontrollerer et spil mod kontrakten, og siger, hvad det mangler.
cli-check-game-passed = { $name } består alle { $count } kontroller.
cli-check-game-failed =
    { $count ->
        [one] { $name } består ikke 1 kontrol.
       *[other] { $name } består ikke { $count } kontroller.
    }

## Usage, placeholders, groups and errors of the command line

click-usage = Brug:
click-options = Tilvalg
click-commands = Kommandoer
click-default = standard: { $default }
click-required = påkrævet
click-error = Fejl: { $message }
click-aborted = Afbrudt.
click-try = Hjælp: { $command } { $option }
click-no-option = Tilvalget ”{ $name }” findes ikke.
click-no-command = Kommandoen ”{ $name }” findes ikke her.
click-did-you-mean = Mente du { $possibility }?
click-missing-command = Skriv en kommando.
click-missing-argument = Manglende argument
click-missing-option = Manglende tilvalg
click-choose = Vælg mellem: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = ”{ $value }” er ikke en mulighed. Vælg mellem: { $choice }.
click-no-number = ”{ $value }” er ikke { $number_type ->
        [float] et tal
       *[other] et helt tal
    }.
click-out-of-range = { $value } er uden for området: { $range }.
click-needs-value = Tilvalget ”{ $name }” kræver en værdi.
click-takes-no-value = Tilvalget ”{ $name }” tager ingen værdi.
click-too-many = For mange argumenter: { $args }
click-is-file = ”{ $filename }” er en fil. Vælg en mappe.
click-is-folder = ”{ $filename }” er en mappe. Vælg en fil.
click-unreadable = ”{ $filename }” kan ikke læses.
click-version = %(prog)s, version %(version)s
click-quoted = ”{ $text }”
placeholder-file = FIL
placeholder-folder = MAPPE
placeholder-path = STI
placeholder-source = KILDE
placeholder-target = MÅL
placeholder-game = SPIL
placeholder-date = DATO
placeholder-link = LINK
placeholder-name = NAVN
placeholder-names = NAVN,…
placeholder-number = TAL
placeholder-text = TEKST
placeholder-setting = NAVN=TAL
placeholder-address = ADRESSE
placeholder-addresses = ADRESSE,…
placeholder-options = TILVALG
placeholder-command = KOMMANDO
placeholder-arguments = ARGUMENTER
cli-group-play = Spil
cli-group-play-for = For alle: spil i browseren eller i terminalen.
cli-group-learn = Lær
cli-group-learn-for = For spillere: lær et spil, og bliv bedre til det.
cli-group-keep = Gem
cli-group-keep-for = For spillere med gemte spil: se, kontrollér og kopiér dem.
cli-group-host = Vær vært
cli-group-host-for = For værter: sæt tumblestar op, og åbn det for andre.
cli-group-study = Undersøg
cli-group-study-for = For forskere: mål spil og bots.
cli-group-make = Lav
cli-group-make-for = For programmører: skriv dit eget spil.
