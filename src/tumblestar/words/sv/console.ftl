### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Spela sällskapsspel i webbläsaren eller terminalen. Utan kommando öppnas spelen i webbläsaren.
cli-play = Öppnar spelen i webbläsaren, eller spelar ett i terminalen.
cli-replay = Visar varje läge i en spelfil, med dess tillåtna drag.
cli-verify = Kontrollerar en spelfils slag och dragningar mot dess slumpfrö.
cli-expect = Visar de drag som den starkaste boten väntar sig efter slutet av en spelfil.
cli-solve = Löser ett spel för två, inom bevisade gränser. Svaret är hur ofta den första spelaren vinner med bästa spel.
cli-bank = Poäng i banken i början; annars som i spelet.
cli-dice = En fil med färgerna på dina tärningar, som dice.toml.
cli-solve-first = Med bästa spel vinner den första spelaren { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } av alla partier. Lika räknas som en halv.
cli-solve-bounds = Bevisat: minst { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, högst { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Det fungerar inte med { $name }, bara med { $allowed }.
cli-score = Räknar poäng för stjärnbilder eller kartor som skrivits ner vid ett riktigt bord.
cli-colours = För twinkle: bokstäverna för färgerna i spel; annars alla.
cli-sides = För twinkle_twinkle: de 5 poängkortens sidor i poängordning, till exempel ABAAB. Annars de i filen, eller annars bara A.
cli-not-scored-by = { $option } är inte för { $name }. Utelämna det.
cli-scored =
    Stjärnbild { $count }: { $total ->
        [one] { $total } poäng
       *[other] { $total } poäng
    } för dess kort
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Det finns inget att räkna i ”{ $file }”. Skriv en stjärnbild per rad.
cli-seconds = Sekunder som boten får tänka.
cli-bench = Mäter hastigheten i slumpmässiga partier. Siffrorna är miljoner händelser per sekund.
cli-file = Spelfilen att läsa; ”-” läser standard in.
cli-json = Svarar i JSON.
cli-no-browser = Öppnar inget webbläsarfönster.
cli-lang = Språket i svaren.
cli-help = Visar denna hjälp.
cli-version = Visar versionen.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % klart, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , omkring { $left } s kvar
    }
cli-no-command-game = ”{ $name }” är ett spel. För att spela det: tumblestar play { $game }
cli-no-command-file = ”{ $name }” är en fil. För att fortsätta dess parti: tumblestar play { $file }
cli-no-command = Det finns inget kommando ”{ $name }”. Skriv ”tumblestar --help” för alla kommandon.
cli-no-command-like = Det finns inget kommando ”{ $name }”. Menade du ”{ $command }”? Skriv ”tumblestar --help” för alla kommandon.
cli-expect-over = Partiet är slut. Skriv ”tumblestar replay FIL” för att stega igenom det.
cli-completion = Skriver ut ett skals kompletteringsskript. Bash: lägg eval "$(tumblestar completion bash)" i ~/.bashrc. Zsh: gör likadant i ~/.zshrc. Fish: skriv skriptet till ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Det gick inte att läsa eller skriva: { $why }.

## The doctor

cli-doctor = Kontrollerar installationen och säger hur du löser problem: versioner, paket, spel, datamapp, databas, port, terminal och kompilerade bottar.
doctor-ok = ok
doctor-note = notera
doctor-todo = att göra
doctor-end =
    { $count ->
        [0] Inget att göra.
        [one] { $count } sak att göra.
       *[other] { $count } saker att göra.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Paket: { $packages }.
doctor-not-installed = tumblestar körs från källkoden, så dess paket är inte kända.
doctor-install = Skriv: python -m pip install { $what }
doctor-games = Spel: { $games }.
doctor-no-numba = Numba är inte installerat: bottarna är långsammare och svagare.
doctor-interpreted = TUMBLESTAR_INTERPRET stänger av Numba: bottarna är långsammare och svagare.
doctor-compile = Ta bort inställningen TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } kan inte kompilera bottarna: { $why }
doctor-compiled = Bottarna kompileras av Numba { $version }, och sparas i { $folder }
doctor-not-kept = Bottarna kompileras av Numba { $version }, men sparas inte, så varje start kompilerar om dem.
doctor-cache = Sätt TUMBLESTAR_CACHE till en mapp som bara du kan skriva till.
doctor-settings = Inställningar i miljön: { $count ->
        [0] inga
       *[other] { $names }
    }.
doctor-port = Port { $port } på { $host } är ledig.
doctor-served = Port { $port } på { $host } används; en tumblestar kör med denna datamapp.
doctor-port-taken = Port { $port } på { $host } är inte tillgänglig: { $why }.
doctor-other-port = Välj en annan med --port eller TUMBLESTAR_PORT, eller stoppa programmet som använder den.
doctor-data = Datamapp: { $folder } (ägare { $owner }, rättigheter { $mode }, { $free } MB ledigt)
doctor-data-none = Datamapp: { $folder }, skapas vid behov ({ $free } MB ledigt i { $there })
doctor-unwritable = Du kan inte skriva där. Bli dess ägare, eller välj en annan med --data eller TUMBLESTAR_DATA.
doctor-open-folder = Andra på den här datorn kan läsa den, och pågående partiers hemliga slumpfrön. Skriv: chmod 700 { $folder }
doctor-little-space = Frigör diskutrymme, eller välj en annan mapp med --data eller TUMBLESTAR_DATA.
doctor-sqlite = Borden sparas av SQLite { $version }.
doctor-postgres = Borden sparas av PostgreSQL { $version } på { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tecken, { $encoding }.
doctor-utf8 = Vissa tecken ersätts av liknande. Ställ in terminalen på UTF-8, eller PYTHONUTF8=1.

## Start of a server

run-at = tumblestar finns på { $address } (Ctrl-C avslutar)
run-data = Borden sparas i { $folder }
run-no-numba = Utan Numba är bottarna långsammare och svagare. För full styrka: pip install { $what }
run-end = Hej då. Dina bord är sparade.
run-port-taken = Port { $port } används, kanske av en annan tumblestar. Öppna den, eller välj en annan port: --port { $other }
run-port-forbidden = Du får inte använda port { $port }. Välj en över 1023: --port 8017
run-no-address = Kan inte lyssna på { $host }: { $why }.
run-twice = En annan tumblestar kör redan { $folder }. Öppna den, eller välj en annan mapp med --data.
run-twice-at = En annan tumblestar kör redan { $folder }. Öppna { $address } i en webbläsare, eller välj en annan mapp med --data.
run-no-limits = Gränserna är avstängda: vem som helst kan skicka hur många anrop som helst. Använd detta bara för mätning.
run-no-hooks = uvicorn { $version } saknar { $what }, som gränserna för anslutningar behöver. Utan det är tumblestar bara till för den här datorn. Installera en annan version av uvicorn för att öppna den för andra.

## Server

cli-serve = Erbjuder spelen på ett nät, utan att öppna en webbläsare.
cli-backup = Kopierar alla bord till en fil, även under spel.
cli-backup-file = Filen att skriva. Den innehåller pågående partiers slumpfrön: håll den hemlig.
cli-backup-replace = Ersätter en befintlig fil.
cli-backed-up =
    { $count ->
        [one] Sparade { $count } bord i { $file }
       *[other] Sparade { $count } bord i { $file }
    }
cli-terminal-games =
    { $count ->
        [one] { $count } parti i terminalen
       *[other] { $count } partier i terminalen
    }
cli-restore = Återställer alla bord från en säkerhetskopia.
cli-restore-file = En fil från ”tumblestar backup”.
cli-restore-replace = Lägger befintliga bord åt sidan, under annat namn.
cli-restored =
    { $count ->
        [one] Återställde { $count } bord i { $folder }
       *[other] Återställde { $count } bord i { $folder }
    }
cli-restored-aside = Dina tidigare bord är sparade som { $file }.
cli-export = Exporterar varje parti som en spelfil. Människor och program kan läsa den.
cli-export-target = En mapp, eller en ny .zip-fil.
cli-exported =
    { $count ->
        [one] Exporterade { $count } parti till { $target }
       *[other] Exporterade { $count } partier till { $target }
    }
cli-import = Importerar spelfiler. Alla på servern kan sedan spela upp dem.
cli-import-files = Spelfiler, eller zip-filer med spelfiler.
cli-imported =
    { $count ->
        [one] Importerade { $count } parti
       *[other] Importerade { $count } partier
    }
cli-imported-before =
    { $count ->
        [one] { $count } parti fanns redan och behåller sitt bord
       *[other] { $count } partier fanns redan och behåller sina bord
    }
cli-move = Kopierar alla bord till en annan plats. Den måste vara en tom mapp eller PostgreSQL-databas. Källan förblir som den är.
cli-move-from = Var borden är nu: en mapp eller en postgresql://-adress.
cli-move-to = Vart de ska kopieras: en mapp eller en postgresql://-adress.
cli-moved =
    { $count ->
        [one] Kopierade { $count } bord till { $place }
       *[other] Kopierade { $count } bord till { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Skriver ett litet spel som ett paket, att göra till ditt eget.
cli-new-game-name = Spelets namn i Python: små bokstäver, siffror och understreck.
cli-new-game-out = Mappen att skriva i; annars en med spelets namn, här.
cli-new-game-bad = ”{ $name }” kan inte vara ett spels namn. Använd små bokstäver, siffror och understreck, med en bokstav först, och inte ett annat spels namn.
cli-new-game-there = ”{ $folder }” finns redan. Välj en annan mapp med --out.
cli-new-game-made = Skrivet till { $folder }. Härnäst: pip install -e { $folder }, sedan tumblestar check-game { $name }, och tumblestar play { $name }.
cli-check-game = Kontrollerar ett spel mot kontraktet, och säger vad det saknar.
cli-check-game-passed = { $name } klarar alla { $count } kontroller.
cli-check-game-failed =
    { $count ->
        [one] { $name } klarar inte { $count } kontroll.
       *[other] { $name } klarar inte { $count } kontroller.
    }

## Usage, placeholders, groups and errors of the command line

click-usage = Användning:
click-options = Flaggor
click-commands = Kommandon
click-default = förval: { $default }
click-required = krävs
click-error = Fel: { $message }
click-aborted = Avbrutet.
click-try = Hjälp: { $command } { $option }
click-no-option = Flaggan ”{ $name }” finns inte.
click-no-command = Kommandot ”{ $name }” finns inte här.
click-did-you-mean = Menade du { $possibility }?
click-missing-command = Skriv ett kommando.
click-missing-argument = Argument saknas:
click-missing-option = Flagga saknas:
click-choose = Välj bland: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = ”{ $value }” går inte att välja. Välj bland: { $choice }.
click-no-number = ”{ $value }” är inte { $number_type ->
        [float] ett tal
       *[other] ett heltal
    }.
click-out-of-range = { $value } ligger utanför intervallet { $range }.
click-needs-value = Flaggan ”{ $name }” behöver ett värde.
click-takes-no-value = Flaggan ”{ $name }” tar inget värde.
click-too-many = För många argument: { $args }
click-is-file = ”{ $filename }” är en fil. Välj en mapp.
click-is-folder = ”{ $filename }” är en mapp. Välj en fil.
click-unreadable = ”{ $filename }” kan inte läsas.
click-version = %(prog)s, version %(version)s
click-quoted = ”{ $text }”
placeholder-file = FIL
placeholder-folder = MAPP
placeholder-path = SÖKVÄG
placeholder-source = KÄLLA
placeholder-target = MÅL
placeholder-game = SPEL
placeholder-date = DATUM
placeholder-link = LÄNK
placeholder-name = NAMN
placeholder-names = NAMN,…
placeholder-number = TAL
placeholder-text = TEXT
placeholder-setting = NAMN=TAL
placeholder-address = ADRESS
placeholder-addresses = ADRESS,…
placeholder-options = FLAGGOR
placeholder-command = KOMMANDO
placeholder-arguments = ARGUMENT
cli-group-play = Spela
cli-group-play-for = För alla: spela i webbläsaren eller i terminalen.
cli-group-learn = Lära
cli-group-learn-for = För spelare: lär dig ett spel och bli bättre.
cli-group-keep = Spara
cli-group-keep-for = För spelare med sparade partier: se, kontrollera och kopiera dem.
cli-group-host = Vara värd
cli-group-host-for = För värdar: ställ in tumblestar och öppna det för andra.
cli-group-study = Undersöka
cli-group-study-for = För forskare: mät spel och bottar.
cli-group-make = Skapa
cli-group-make-for = För programmerare: skriv ett eget spel.
