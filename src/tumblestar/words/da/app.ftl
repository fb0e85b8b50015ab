### The words of the app in Danish. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = Spillet er slut.
refused-seat = Det er ikke din tur; nu handler: { $seat ->
        [0] tilfældet
       *[other] plads { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = Det er ikke din tur. { $now }
refused-place = Der kan ikke gøres noget nu. { $now }
refused-chance = Her følger tilfældets udfald af startværdien. Kun et bord med et rigtigt bræt tager imod dem.
bad-seats = Spillet kan ikke have { $seats } pladser; forventet: { $allowed }.
bad-option = Ukendt mulighed ”{ $name }”; forventet: { $allowed }.
bad-option-value = Muligheden ”{ $name }” kan ikke være { $value }; forventet: { $allowed }.
bad-option-twice = Muligheden ”{ $name }” kan ikke være både { $first } og { $second }; angiv den én gang.
bad-value = { $name } kan ikke være { $value }; forventet: { $expected }.
bad-name = Et navn eller salt er én linje med højst { $most } synlige tegn.
bad-chance = Ukendt slags tilfældighed ”{ $text }”; forventet: { $allowed }.
bad-commitment = Forseglet tilfældighed kræver et segl: 64 hexadecimale cifre.
bad-practice = Et øvespil har ikke forseglet tilfældighed.
bad-seed = En startværdi er én linje med 1 til { $most } synlige tegn.
bad-salts = Forventet: { $seats } salte, ét pr. plads; et salt må være tomt.
bad-seat-kind = En plads tilhører en person eller en bot.
unknown-game = Ukendt spil ”{ $name }”; forventet: { $games }.
game-broken = Spillet ”{ $name }” kan ikke indlæses: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } point
    }.
unknown-bot = Ukendt bot ”{ $name }”; forventet: { $bots }.

## Reading a record

record-long = Filen har mere end { $most } tegn, for mange til en optegnelse.
record-format = Dette er ikke en optegnelse; forventet første linje: ”{ $expected }”.
record-header = Ukendt felt i hovedet ”{ $text }”; forventet: { $keys }.
record-twice = Feltet ”{ $key }” står to gange.
record-missing = Feltet ”{ $key }” mangler i hovedet.
record-older = Spillet og vist efter version { $rules } af reglerne. Den nyeste version er { $version }.
record-other = Spillet efter version { $rules } af reglerne (data { $data }), vist efter version { $version } (data { $digest }); point kan afvige.
record-cut = Spillet efter version { $rules } af reglerne (data { $data }). Version { $version } (data { $digest }) viser { $n } af { $count } hændelser; optegnelsens tekst har alle.
record-rules = Optegnelsen har version ”{ $text }” af reglerne; dette program spiller version { $version }.
record-data = Optegnelsen har andre dele (data ”{ $text }”) end dette program ({ $digest }).
record-seat = ”{ $text }” er ikke en plads; forventet: ”person” eller ”bot”, så et navn.
record-salt = Saltets plads findes ikke; spillet har { $seats } pladser.
record-options = ”{ $text }” er ikke en mulighed; forventet: navn=tal, med navnene { $options }.
record-seed = Den åbnede startværdi skal være 64 hexadecimale cifre.
record-early-seed = Startværdien i et forseglet spil åbnes først ved slutningen.
record-date = Datoen skal se ud som 2026-11-21.
record-start = Pladser og muligheder skal være dem fra den stilling, som spillet starter fra.
record-practice = ”{ $text }” kan ikke stå efter ”practice”; forventet: ”yes”.
record-event = ”{ $text }” er ikke en hændelse; forventet: et nummer, så * for tilfældet eller nummeret på en plads, så handlingen.
record-number = Hændelsens nummer er { $text }; forventet: { $expected }. Måske mangler der en linje før den.
record-actor = Hændelsen er af ”{ $text }”, men nu handler { $expected }.
record-after-end = Spillet er slut før denne hændelse.
record-refused = ”{ $text }” kan ikke gøres her. { $why }
record-end = Optegnelsen ender med ”{ $text }”, men dens hændelser med ”{ $expected }”.
record-result = Optegnelsens resultat er ”{ $text }”, men hændelsernes er ”{ $expected }”.
unreadable-at = Linje { $line }: { $why }
unread-state = ”{ $text }” er ikke en del af en stilling; forventet: nøgle=værdi med nøglerne { $keys }, hver én gang.
unread-state-value = ”{ $text }” passer ikke til ”{ $key }” i denne stilling; grammatik: docs/{ $page }.md.

## Checking chance

verify-proved = Alle tilfældets udfald følger af startværdien, som blev forseglet før start. Kontrolleret: { $count }.
verify-seed = Åben tilfældighed: Alle udfald følger af startværdien ”{ $seed }”, som nogen angav og kunne kende. Kontrolleret: { $count }.
verify-practice = Øvelse: Nogen gik tilbage, så tilfældigheden er åben. Alle udfald følger af startværdien. Kontrolleret: { $count }.
verify-typed = Åben tilfældighed: Udfaldene ({ $count }) blev skrevet ind eller valgt, så der er intet at kontrollere.
verify-older = Dette spils regler (version { $rules }) eller data findes ikke her, så tilfældigheden kan ikke kontrolleres.
verify-closed = Startværdien er forseglet, til spillet slutter, så udfaldene hidtil ({ $count }) kan ikke kontrolleres endnu.
verify-commitment = Falsk: Optegnelsens startværdi er ikke den, som blev forseglet før start.
verify-outcome = Falsk: Hændelse { $n } er ”{ $text }”, men udtræk { $count } af startværdiens strøm ”{ $stream }” giver ”{ $expected }”.

## Bots

bot-random = Tilfældig
bot-random-help = spiller en vilkårlig lovlig handling
bot-greedy = Grådig
bot-greedy-help = går efter det, der giver noget straks
bot-novice = Begynder
bot-club = Klubspiller
bot-strong = Stærk
bot-expert = Ekspert
bot-master = Mester

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: Handling { $action } af { $agent } er ikke lovlig; forventet: { $allowed }.
env-not-begun = { $env }: Kald reset() først.
env-needs = { $env } kræver pakken { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } er et array af { $type } med formen { $shape }; forventet: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: Arrayet til { $name } har huller eller kan ikke skrives; forventet: et som fra numpy.zeros.

## Command line

cli-about = Brætspil i browseren. Uden kommando: åbner spillene.
cli-play = Åbner spillene i browseren, eller spiller et i terminalen.
cli-replay = Viser hver stilling i en optegnelse og dens lovlige handlinger i notation.
cli-verify = Kontrollerer tilfældets udfald i en optegnelse mod startværdien.
cli-expect = Viser, hvordan den stærkeste bot venter, at en optegnelse går videre, i notation.
cli-solve = Finder første plads’ vinderchance i et spil for to ved bedste spil, inden for sikre grænser.
cli-bank = Bankens point ved start; ellers æskens.
cli-dice = En fil med dine terningers farver, som dice.toml.
cli-solve-first = Ved bedste spil vinder første plads { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } af alle spil; uafgjort tæller en halv.
cli-solve-bounds = Sikkert: mindst { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, højst { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Dette gælder ikke { $name }; forventet: { $games }.
cli-score = Tæller point i stjernebilleder eller stjernekort fra et rigtigt bord.
cli-colours = For twinkle: bogstaverne for farverne i spil; ellers alle.
cli-sides = For twinkle_twinkle: de fem pointkorts sider i pointrækkefølge, som ABAAB; ellers filens, ellers alle A.
cli-not-scored-by = { $option } siger intet om { $name }. Udelad det.
cli-rules = Viser et spils regler med mærker, og markerer dem, der ikke står i regelbogen.
cli-tiles = Tegner i stedet brikkerne, med antal og tabeller, til at sammenligne med en æske.
cli-out = Filen, der skrives: .html, eller .svg for brikker; ellers standardoutput.
cli-unwritable-file = Filen ”{ $file }” kan ikke skrives: { $why }.
cli-scored = Stjernebillede { $count }, kortene i alt: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Intet giver point i ”{ $file }”; forventet: ét stjernebillede pr. linje.
cli-seconds = Sekunder til at tænke.
cli-bench = Måler farten af tilfældige spil, i millioner hændelser i sekundet.
cli-lab = Måler bots og spil med mange spil mellem bots.
cli-ladder = Giver et spils bots tal på én skala (Bradley-Terry): 100 point mere vinder 64 % af spil for to. Hver bot møder sine naboer og ”greedy” med hvert antal pladser, hver opstilling fra hver plads. Med flere end to spiller én bot blandt andre af én slags, begge veje; 1 / pladser er lige.
cli-ladder-game = Spillet; ellers alle.
cli-ladder-seats = Et antal pladser, kan gentages; ellers alle fra to og op.
cli-ladder-games = Spil i hver kamp med æskens muligheder.
cli-ladder-mixed = Spil i hver kamp med tilfældige muligheder for hver opstilling; ellers ingen.
cli-ladder-bots = Bots, svageste først, med komma imellem; ellers alle spillets.
cli-ladder-seed = Startværdien for opstillinger og tilfældighed.
cli-ladder-keep = Skriver ladder-GAME.json i denne mappe efter hver kamp, og fortsætter fra en af de nuværende bots.
cli-ladder-two = En rangliste kræver mindst to bots; spillet har { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } mod { $them }
       *[other] { $us } blandt { $rivals } × { $them }
    }{ $options ->
        [mixed] , blandede muligheder
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) af { $games } spil
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } pladser
cli-ladder-head-mixed = { $seats } pladser, blandede muligheder
cli-ladder-head-all = alle spil
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } til { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spiller mange spil mellem bots, og rapporterer om bots, pladser, længde og point. Hver opstilling spilles én gang for hver ombytning af bots, med samme held; intervaller er på 95 % over opstillinger. Ctrl-C stopper og rapporterer; med --keep fortsætter samme kommando.
cli-lab-compare = Sammenligner to varianter eller to hold af bots med samme held: gennemsnit, 95 %-intervaller over opstillinger og effektstørrelser (i standardafvigelser af et spil).
cli-lab-selfplay = Skriver spil mellem bots som træningsdata: en Parquet-række for hver beslutning (observation, lovlige handlinger, handling, policy, vurderingens vinderchancer, resultat) og et datakort. Kræver tilvalget ”lab”. Efter Ctrl-C fortsætter samme kommando; med flere spil tilføjer den dem.
cli-lab-out = Mappen, der skrives i; oprettes, hvis den mangler.
cli-lab-values = Skriver også vurderingen af hver lovlig handling. Tager mange gange så lang tid.
cli-lab-tries = Hvor ofte hver bot spørges i hver stilling, til dens policy; 1 tager det, den spillede.
cli-lab-per-file = Spil pr. fil, rundet op til hele opstillinger.
lab-selfplay-done = Spil: { $games }. Beslutninger: { $rows }. Filer: { $files }. Mappe: ”{ $folder }”.
cli-lab-bots = Bots efter plads før ombytning, med komma imellem; den sidste tager resten af pladserne. Ellers ”greedy”.
cli-lab-seats = Antallet af pladser; ellers som bots, eller det mindste fra to og op.
cli-lab-games = Antallet af spil, rundet op til hele opstillinger.
cli-lab-option = En mulighed i spillet, kan gentages.
cli-lab-against-bots = Det andet hold; ellers det første.
cli-lab-against-option = En mulighed for den anden variant, kan gentages; de øvrige er den førstes.
cli-lab-seed = Startværdien for tilfældighed og valg: samme startværdi, samme spil.
cli-lab-workers = Processer; ellers én pr. kerne. Resultaterne er de samme.
cli-lab-keep = Gemmer færdige spil i denne fil, og fortsætter derfra.
cli-lab-ray = Spiller på Ray-klyngen på denne adresse (”auto”: en lokal). Kræver tilvalget ”ray”.
cli-lab-luck = Undersøger så mange spil: hvad held forklarer, og beslutninger pr. regel. Tager sekunder pr. spil.
cli-lab-csv = Skriver en CSV-række for hvert spil og hver plads i denne fil.
cli-lab-parquet = Skriver de samme rækker som Parquet. Kræver tilvalget ”lab”.
cli-lab-html = Skriver alle tabeller og diagrammer som én HTML-side. Kræver tilvalget ”lab”.
lab-needs = { $option } kræver tilvalget ”{ $extra }”: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = For mange bots ({ $count }) til { $seats } pladser.
lab-same = Intet er forskelligt: Angiv --against-bots eller --against-option.
cli-not-both = Angiv { $first } eller { $second }, ikke begge.
lab-kept-other = Filen ”{ $file }” har spil fra en anden undersøgelse eller ældre bots; vælg en anden fil, eller flyt den.
lab-kept-damaged = Linje { $line } i filen ”{ $file }” er beskadiget; slet den, eller flyt filen.
lab-kept-dropped = Sidste linje i filen ”{ $file }” er ufuldstændig; dens spil spilles igen.
lab-broken-off = Stoppet efter { $games } af { $total } spil.
lab-broken-off-kept = Stoppet efter { $games } af { $total } spil; samme kommando fortsætter.
lab-workers-died = Processerne døde igen og igen, måske af mangel på hukommelse; prøv færre (--workers).
lab-no-ray = Der er ingen Ray-klynge på ”{ $address }”: { $why }
lab-title = { $game }: { $games } spil
lab-title-compare = { $game }: { $games } spil hver, { $first } og { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Efter bot (95 %-intervaller; lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Efter plads (lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Efter spil
lab-spread = Fordelinger
lab-by-rule = Beslutninger pr. regel ({ $games } spil)
lab-luck = Held forklarer { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af resultaternes varians ({ $games } spil): Så meget fjerner justering for held.
lab-no-luck = Held kan ikke måles: Spillet har ingen vurdering her, eller alle resultater er ens.
lab-head = { $what ->
        [bot] bot
        [seat] plads
        [share] andel af sejren
        [points] point
        [figure] størrelse
        [mean] gennemsnit
        [least] mindst
        [tenth] en tiendedel under
        [median] median
        [ninetieth] en tiendedel over
        [most] mest
        [first] første
        [second] anden
        [difference] forskel
        [effect] effektstørrelse
        [rule] regel
        [decisions] af beslutninger
       *[games] i spil
    }
lab-figure = { $what ->
        [events] hændelser
        [decisions] beslutninger
        [legal] lovlige handlinger, alle beslutninger samlet
        [choices] lovlige handlinger pr. beslutning
        [leads] skift af føringen i point
        [margin] føring i point ved slut
        [ties] spil delt af flere
       *[unfinished] opgivne spil
    }
lab-figure-of = { $what ->
        [share] andel af sejren
       *[points] point
    } for { $who }
lab-figure-seat = { $what ->
        [share] andel af sejren
       *[points] point
    } for plads { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } til { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Andel af sejren, med 95 %-intervaller
lab-chart-of = { $what ->
        [points] Point ved slut, efter bot
        [events] Hændelser i et spil
       *[legal] Lovlige handlinger pr. beslutning
    }
lab-chart-text = { $title }. Tal: tabellen ”{ $table }”.
cli-file = Optegnelsen, der læses; - læser standardinput.
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
cli-no-command-file = ”{ $name }” er en fil. Fortsæt dens spil: tumblestar play { $file }
cli-no-command = Ukendt kommando ”{ $name }”. tumblestar --help viser alle kommandoer.
cli-no-command-like = Ukendt kommando ”{ $name }”; måske ”{ $command }”? tumblestar --help viser alle kommandoer.
cli-expect-over = Spillet er slut. ”tumblestar replay FILE” går gennem det.
cli-play-resume = Fortsætter det seneste spil i terminalen; med GAME det seneste af det spil.
cli-completion = Skriver en shells script til fuldførelse. For bash: sæt eval "$(tumblestar completion bash)" i ~/.bashrc; for zsh ligeså i ~/.zshrc; for fish: skriv det til ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Opgaver: stillinger, hvor én vej bevisligt er meget bedre end alle andre.
cli-puzzles-list = Viser opgaverne. Som JSON én pr. linje: id, spil, pladser, temaer, rating, stilling, løsning, bevis.
cli-puzzles-game = Kun dem fra ét spil.
cli-puzzles-theme = Kun dem med ét tema, som ”theft”.
cli-puzzles-no-theme = Ukendt tema ”{ $theme }”; forventet: { $themes }.
cli-puzzles-play = Spiller opgaver fra ét spil eller alle i denne terminal.
cli-puzzles-order = Vilkårlige ord: samme ord, samme rækkefølge af opgaver.
cli-puzzles-make = Skriver opgaver fra spil mellem bots til en fil, og ved siden af, hvordan de blev lavet. Samme startværdi, samme opgaver.
cli-puzzles-count-of = Hvor mange.
cli-puzzles-bots = Bots med komma imellem; ellers alle undtagen ”random” og de to stærkeste.
cli-puzzles-seed = Spillenes startværdi.
cli-puzzles-out = Filen, der skrives.
cli-puzzles-head-id = opgave
cli-puzzles-head-seats = pladser
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temaer
cli-puzzles-count = Opgaver: { $count }


## The doctor

cli-doctor = Kontrollerer versioner, pakker, spil, datamappe, database, port, terminal og kompilerede bots, og siger, hvad der skal gøres.
doctor-ok = ok
doctor-note = bemærk
doctor-todo = gør dette
doctor-end = { $count ->
        [0] Intet at gøre.
        [one] At gøre: { $count }.
       *[other] At gøre: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pakker: { $packages }.
doctor-not-installed = tumblestar kører fra kildekoden, så dens pakker er ikke kendt.
doctor-install = Skriv: python -m pip install { $what }
doctor-games = Spil: { $games }.
doctor-no-numba = Numba er ikke installeret: Bots er langsommere og svagere.
doctor-interpreted = TUMBLESTAR_INTERPRET slår Numba fra: Bots er langsommere og svagere.
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
doctor-port = Port { $port } på { $host } er fri.
doctor-served = Port { $port } på { $host } er i brug; et tumblestar betjener denne datamappe.
doctor-port-taken = Port { $port } på { $host } er ikke ledig: { $why }.
doctor-other-port = Vælg en anden med --port eller TUMBLESTAR_PORT, eller stop det, der bruger den.
doctor-data = Datamappe: { $folder } (ejer { $owner }, tilstand { $mode }, { $free } MB fri)
doctor-data-none = Datamappe: { $folder } oprettes ved behov ({ $free } MB fri i { $there })
doctor-unwritable = Du kan ikke skrive der. Bliv dens ejer, eller vælg en anden med --data eller TUMBLESTAR_DATA.
doctor-open-folder = Andre kan læse den og startværdierne i igangværende spil. Skriv: chmod 700 { $folder }
doctor-little-space = Frigør diskplads, eller vælg en anden mappe med --data eller TUMBLESTAR_DATA.
doctor-sqlite = Borde gemmes af SQLite { $version }.
doctor-postgres = Borde gemmes af PostgreSQL { $version } på { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tegn, { $encoding }.
doctor-utf8 = Nogle tegn erstattes af lignende. Sæt terminalen til UTF-8, eller PYTHONUTF8=1.

cli-no-file = Der er ingen fil ”{ $file }”.
cli-unreadable-file = Filen ”{ $file }” kan ikke læses: { $why }.
cli-not-text = Filen ”{ $file }” er ikke tekst i UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: brætspil
app-description = Brætspil i browseren, mod bots eller med andre.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Din tur · { $game }
title-over = Spillet er slut · { $game }
title-level = Bane { $count } · { $game }
title-own-level = Egen bane · { $game }
skip = Spring til indholdet
nav-label = Sider
nav-shelf = Spil
nav-tables = Mine borde
settings = Indstillinger
settings-name = Dit navn
settings-language = Sprog
language-incomplete = Nogle tekster er ikke oversat endnu og står på engelsk.
settings-theme = Udseende
settings-save = Gem
mine-head = Mine data
mine-nobody = Her er intet gemt om dig endnu. Spiller du på en anden enhed, så flyt dig hertil.
carry-out-head = Spil på en anden enhed
carry-out-about = Et link eller en QR-kode gør en anden enhed til din, med dine borde, dit navn og dine fremskridt. Det virker én gang, inden for { $count } minutter.
carry-out-do = Vis linket
carry-shown = Åbn dette på din anden enhed inden for { $count } minutter. Vis det ikke til andre: Med det kan de spille som dig.
carry-link = Link til din anden enhed
carry-back = Tilbage til mine data
carry-head = Flyt dig til denne enhed
carry-about = Åbn ”Mine data” på din anden enhed, og vis linket. Åbn det her, eller kopiér koden efter dets #.
carry-code = Kode
carry-look = Se, hvis den er
carry-wrong = Denne kode er ukendt, brugt eller udløbet. Vis en ny på din anden enhed.
carry-asked = Er ”{ $name }” dig? Borde, der følger med: { $count }. Fra da af spiller denne enhed som ”{ $name }”.
carry-asked-unnamed = Er dette dig, en uden navn? Borde, der følger med: { $count }. Fra da af spiller denne enhed for dem.
carry-joins = { $count ->
        [0] Denne enheds indstillinger viger for de andre.
        [one] Dit bord på denne enhed ({ $count }) følger med, med plads, chat og fremskridt. Det kan ikke fortrydes.
       *[other] Dine borde på denne enhed ({ $count }) følger med, med pladser, chat og fremskridt. Det kan ikke fortrydes.
    }
carry-yes = Ja, det er mig
carry-no = Nej, lad være
mine-data-head = Mine data som fil
mine-data-about = Dit navn, indstillinger, borde, optegnelser, fremskridt og chatbeskeder: ét JSON-objekt pr. linje, det første forklarer de andre.
mine-data-do = Hent mine data
mine-data-readme = Ét JSON-objekt pr. linje, hvert med en type. person: dit navn, sprog og udseende. bot: dit program. token: hvad et program må (aldrig selve tokenet). table: et, som du har lavet, sidder ved eller ser på; seats: dine pladser fra 1; record: spillet, til ”tumblestar replay” og ”verify”. attempt, imported: fremskridt i kampagner. chat: det, du skrev; at: millisekunder siden 1970; key: en vending. restriction: hvem du har ignoreret eller blokeret. Tider er i UTC.
mine-restricted-head = Ignorerede og blokerede
mine-restricted-unnamed = en uden navn
mine-delete-head = Slet mig
mine-delete-goes = Slettes for altid: dit navn, indstillinger, fremskridt, tokens, programmer, chatbeskeder og borde, hvor ingen andre spiller. I igangværende spil forlader du din plads; hvor ingen må gå, opgiver du.
mine-delete-stays = Bliver, uden dit navn: spil med andre og deres optegnelser. Borde, du har lavet, overgår til en spiller der. Hentede kopier og serverens sikkerhedskopier ændres ikke.
mine-delete-sure = Jeg ved, at det ikke kan fortrydes.
mine-delete-do = Slet mig nu
mine-deleted-head = Du er slettet
mine-deleted = Intet om dig er længere gemt her eller i denne browser.
theme-system = som systemet
theme-light = lyst
theme-dark = mørkt
independence = tumblestar er et uafhængigt projekt uden forbindelse til spillenes forfattere eller forlag.
close = Luk
list = { $items }

## Shelf and tables

shelf-head = Hvad skal vi spille?
shelf-intro = Spil mod en bot, eller lad en skærm gå rundt om bordet.
shelf-games = Spil
shelf-resume = Spil videre
shelf-over = Seneste resultater
card-seats = { $first } til { $last } spillere
card-minutes = { $first } til { $last } minutter
card-luck-1 = næsten intet held
card-luck-2 = lidt held
card-luck-3 = noget held
card-luck-4 = meget held
card-luck-5 = rigtig meget held
card-thought-1 = ingen anstrengelse
card-thought-2 = lidt at tænke over
card-thought-3 = noget at tænke over
card-thought-4 = meget at tænke over
card-thought-5 = dybe tanker
card-rules-short = Regler
card-pad-short = Pointblok
card-analysis-short = Analyse
card-puzzles-short = Opgaver
card-campaign-short = Kampagne
card-basis = Held er målt: hvor ofte en simpel bot slår den stærkeste. Minutter og tænkning er vores skøn.
card-play = Spil { $game }
card-rules = Regler for { $game }
card-pad = Pointblok til { $game }
card-analysis = Analyse af { $game }
card-puzzles = Opgaver i { $game }
card-campaign = Kampagne i { $game }
tables-head = Mine borde
tables-open = I gang
tables-over = Færdige
tables-study = Åbnet fra filer
tables-none = Intet spil er i gang.
table-open = i gang
table-over = færdigt, { $result }
list-asked = Du spørges, om du vil spille igen
list-yours = Din tur
list-turn = Tur: { $seat }
list-won-you = Du vandt
list-won-you-to = Du vandt, { $points } mod { $others }
list-won = { $seat } vandt
list-won-to = { $seat } vandt, { $points } mod { $others }
list-tied = Uafgjort: { $seats }
list-tied-at = Uafgjort med { $points }: { $seats }
list-alone-won = vundet
list-alone-lost = ikke vundet
title-waits = ({ $count }) { $title }
time-now = lige nu
time-yesterday = i går
table-abandoned = afbrudt
table-study = fra fil, { $result }
table-study-unfinished = fra fil, ufærdigt
table-abandon = Afbryd
table-abandon-sure = Spillet ender uden resultat. Det bliver blandt de færdige spil.
table-abandon-yes = Ja, afbryd det
table-delete = Slet
table-delete-sure = Bordet og dets optegnelse er så væk for altid.
table-delete-yes = Ja, slet det
open-head = Åbn en optegnelse
open-hint = Hentet fra et bord eller skrevet i hånden. Du kan gå gennem den.
open-file = Fil
open-do = Åbn
open-none = Ingen fil er valgt.
open-not-text = Filen er ikke tekst i UTF-8.

## New table

new-head = Nyt bord: { $game }
new-campaign = Alene: kampagnen med fyrre baner
new-analysis = Analysér en vilkårlig stilling
new-seats = Hvor mange spiller?
new-seat = Plads { $count }
new-who = Hvem
new-me = mig
new-person = en anden ved denne skærm
new-bot = bot: { $name }, { $what }
new-name = Navn
new-play = Spil
new-options = Muligheder
new-chance = Tilfældighed og fairness
new-chance-kind = Hvor tilfældigheden kommer fra
new-seed = Startværdi
new-commitment = Segl på dette bords hemmelige startværdi:
new-salt = Salt for plads { $count }
new-salt-help = Startværdien er hemmelig, til spillet slutter; seglet, dens SHA-256, beviser, at den er uændret. Stoler du ikke på denne server, så skriv nogle ord som salt: De indgår i hvert udfald.
new-seal-gone = Den lovede startværdi er væk: Serveren er genstartet, eller siden var åben længe. Se det nye segl, og start igen.
new-wrong = Bordet kan ikke stilles op endnu:
new-typed-nobody = Et rigtigt bræt kræver en person, der skriver tilfældets udfald ind.
chance-sealed = Forseglet
chance-sealed-help = En hemmelig startværdi, lovet før start. Efter slut kan alle kontrollere hvert udfald.
chance-seed = Fra en startværdi, du angiver
chance-seed-help = Samme startværdi, samme opstilling. Den, der kender den, kan forudse alt: Optegnelsen siger det.
chance-typed = Et rigtigt bræt
chance-typed-help = Du stiller det rigtige bræt op og skriver ind, hvad der ligger hvor.

## Table

seat-unnamed = Spiller { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = du
seat-you-named = Du ({ $name })
seat-points = { $count ->
        [one] 1 point
       *[other] { $count } point
    }
seats-head = Spillere
seat-rename = Navn på plads { $count }
seat-rename-open = Omdøb
seat-rename-do = Gem
rows-label = Spillernes rækker; også som tekst.
status-stepping = Efter hændelse { $n } af { $count }:
status-study = Optegnelsen ender her, ufærdig.
status-resigned = { $seat ->
        [you] Du har opgivet. { $others } vinder.
       *[other] { $others ->
            [you] { $seat } har opgivet. Du vinder!
           *[other] { $seat } har opgivet. { $others } vinder.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du har opgivet. { $others } deler sejren.
       *[other] { $others ->
            [you] { $seat } har opgivet; { $others } deler sejren.
           *[other] { $seat } har opgivet. { $others } deler sejren.
        }
    }
status-abandoned = Spillet blev afbrudt; ingen vinder.
status-given-up = { $seat ->
        [you] Du har givet op.
       *[other] { $seat } har givet op.
    }
actions-label = Det kan du gøre
others-label = Se tilbage, og gå
action-confirm = Bekræft
action-expect = Hvad forventer botten?
expect-line = Den stærkeste bot forventer: { $line }.
expect-not-yet = Botten er ikke klar endnu. Spørg igen om nogle sekunder.
refused-expect = Intet at forvente: Ingen skal handle, eller ingen bot ved bordet ser frem.
refused-expect-busy = Botten tænker allerede over det.
action-turn = Tur
action-over = Turen er slut
action-takeback = Fortryd
action-takeback-far = Fortryd…
action-takeback-here = Fortryd hertil
action-takeback-ask = Bed om at fortryde
practice-head = Fortsæt som øvelse?
practice-sure = Du må gå tilbage, så tit du vil, også forbi tilfældighed og bots. Men så giver spillet ingen stjerne og tæller ikke, startværdien er åben, og optegnelsen siger det. Tilfældigheden er som før.
practice-yes = Ja, øv
practice-no = Nej, lad være
practice-mark = Øvelse.
asked-to = { $seat } vil gerne fortryde. Er det i orden?
asked-count = Hændelser, der fortrydes: { $count }.
asked-own = Du har bedt om at fortryde. Venter på { $others }.
asked-other = { $seat } vil gerne fortryde. Venter på { $others }.
asked-yes = Sig ja
asked-no = Sig nej
asked-withdraw = Træk tilbage
action-resign = Opgiv
action-give-up = Giv op
action-rematch = Revanche
action-record = Hent optegnelsen
action-verify = Kontrollér tilfældigheden
aid-head = Hjælp mig med at vælge
aid-0 = Intet
aid-1 = Chancer
aid-2 = Point
aid-3 = Bedste spil
aid-4 = Træner
aid-asks = Spørg før det, der koster mere end
aid-amount = { NUMBER($share, style: "percent") } af sejren
tutor-head = Sikker?
tutor-cost = Det koster { $cost } vinderchance.
tutor-own = Dit valg, { $share } bagefter: { $way }
tutor-better = Måske overset, { $share } bagefter: { $way }
tutor-error = Under { $error } koster det måske intet, og der spørges ikke.
tutor-unmeasured = Fejlen i vinderchancerne er ikke målt.
tutor-looking = Træneren ser efter…
tutor-yes = Spil det
tutor-no = Tænk igen
tutor-unasked = Spillet uden at spørge: Vinderchancerne kom for sent.
help-ask = Bed de andre tillade hjælp
help-end = Fortsæt uden hjælp til nogen
help-asked-to = { $seat } vil gerne have hjælp tilladt for alle. Er det i orden?
help-asked-own = Du har bedt om hjælp til alle. Venter på { $others }.
help-asked-other = { $seat } vil gerne have hjælp tilladt for alle. Venter på { $others }.
refused-help = Her spiller flere personer: Hjælp ud over chancer er slået fra, til alle siger ja.
refused-help-declined = Din anmodning om hjælp er allerede afslået.
odds-head = Veje videre
odds-way = Vej
odds-best = bedst
hint-win = Sejr
hint-points = Point nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (lige så godt: { $ways })
hint-equal = De første { $count } er omtrent lige gode.
hint-all-equal = Alle er omtrent lige gode.
hint-error = Veje med under { $error } forskel regnes for lige.
hint-unmeasured = Fejlen i vinderchancerne er ikke målt, så ingen vej kaldes bedst.
hint-provisional = Vurderingen er ikke klar: Disse vinderchancer er grove.
hint-working = Vinderchancer, der mangler at blive regnet ud: { $count }.
hint-more = Flere veje: { $count }
steps-label = Gå gennem spillet
step-first = Første hændelse
step-previous = Én hændelse tilbage
step-next = Én hændelse frem
step-last = Sidste hændelse
replay-label = Se spillet igennem
replay-setup = Opstilling
replay-turn = Tur { $n } af { $count }: { $name }
replay-slider = Hele spillet, hændelse for hændelse
replay-value = { $where }. Hændelse { $n } af { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Én tur tilbage
replay-on = Én tur frem
replay-play = Afspil af sig selv
replay-pace = Tempo
replay-skip = Opstillingens slutning
step-live = Tilbage til spillet
board-own = Tilbage til mit bræt
board-turn = Følg turen
seat-board = Se bræt
seat-board-of = { $name ->
        [you] Se dit bræt
       *[other] Se bræt: { $name }
    }
palette-head = Hvad skete på det rigtige bræt?
palette-hint = Vælg, hvad der ligger der, eller skriv flere nedenfor.
palette-left = { $count } tilbage
type-label = Skriv en handling
type-do = Gør det
type-hint = I notation, som i forløbet.
type-hint-chance = I notation; flere udfald med mellemrum.
final-head = Resultat
end-decided = Det afgjorde spillet: { $part }, { $points } mod { $behind }.
final-points = Point
final-won = vundet
final-shared = delt sejr
final-share = Sejr
log-head = Hvad der skete
log-empty = Intet endnu.
text-head = Brættet som tekst
text-board = Brættet, felt for felt
text-state = I notation:
more-head = Mere
settings-head = Indstillinger på denne enhed
setting-speed = Fart for bots og animationer
speed-0 = Straks
speed-1 = Hurtig
speed-2 = Normal
speed-3 = Rolig
setting-confirm = Bekræft det, der slutter min tur eller ikke kan fortrydes
confirm-again = Tryk igen for at bekræfte.
setting-gains = Vis point på det, jeg kan vælge
rules-open = Regler
rules-head = Regler for { $game }
rules-page-link = Reglerne som en side
resign-head = Opgiv?
resign-sure =
    { $count ->
        [one] Spillet slutter straks, og den anden spiller vinder.
       *[other] Spillet slutter straks for alle. Du får intet, og de { $count } andre deler sejren.
    }
resign-yes = Ja, opgiv
resign-no = Nej, spil videre
give-up-head = Giv op?
give-up-sure = Så er dette forsøg slut.
give-up-yes = Ja, giv op
goal-head = Mål
level-name = Bane { $count }.
level-own = Egen bane.
level-next = Næste bane: { $count }
level-new = Nye terninger
level-same = Samme terninger igen
level-map = Til oversigten
line-lost = Forbindelsen er afbrudt; prøver igen.
line-password = Serveren beder om adgangskoden igen. Dit spil er gemt.
line-password-do = Skriv adgangskoden
line-refused = Serveren afviser denne side. Åbn den fra den adresse, du har fået.
line-refused-do = Åbn igen
line-table = Serveren kan ikke åbne dette bord.
line-table-do = Se hvorfor
line-many = For mange sider eller anmodninger herfra: Luk nogle. Prøver igen.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = Med én til?
legend-head = Hvad tegnene betyder
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Vis reglen
mark-ruling = afgørelse
mark-ruling-means = vores afgørelse, hvor de trykte regler tier
mark-review = anmeldelse
mark-review-means = fra anmeldelser eller forlagets tekster
sheet-title = { $name }: { $set }
sheet-marks = Uden mærke: som forlaget siger.
mark-reconstruction = rekonstruktion
mark-reconstruction-means = vores bedste gæt på, hvad æsken rummer

## Refusals of a table

refused-stale = Der er sket noget ved bordet siden. Se igen, og vælg på ny.
refused-takeback = Det kan ikke fortrydes: Turen er slut, eller en anden har handlet siden.
refused-takeback-chance = Det kan ikke fortrydes: Blandt mennesker går intet tilbage forbi et tilfældigt udfald.
refused-practice = Det ville gøre spillet til øvelse: ingen stjerne og åben tilfældighed. Bekræft det.
refused-asked = Nogen har allerede bedt om at fortryde. Svar først.
refused-declined = De andre sagde nej. Spørg igen, når nogen har spillet.
refused-not-asked = Ingen beder længere om at fortryde.
refused-not-yours = Det er ikke dit at gøre.
refused-send-late = Efter start kan ingen sendes væk fra en plads.
refused-blocked = Værten vil ikke spille med dig. Spil ved et andet bord, eller lav et.
refused-blocked-chat = Værten vil ikke have, at du skriver her.
refused-restrict-nobody = Der er ingen anden at ignorere eller blokere.
refused-restrict-stranger = Vil du ignorere eller blokere nogen, så slut dig først til et bord, eller vælg indstillinger.
refused-message = Serveren forstod ikke siden. Indlæs den igen.
refused-protocol = Dette program taler en anden version af protokollen end serveren ({ $spoken }). Intet blev gjort; opdatér programmet, eller indlæs siden igen.
refused-typed = Skriv 1 til { $most } udfald med mellemrum imellem.
refused-typed-on = For mange udfald; skriv kun dem, der spørges om.

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = Stillingen; også som tekst.
analysis-long = Adressen har mere end { $most } tegn. Begynd fra en stilling i notation.
analysis-events = Forløbet har mere end { $most } handlinger. Begynd fra en stilling i notation.
analysis-start = Denne stilling er umulig. { $why }
analysis-action = Handling { $n } i forløbet, ”{ $text }”, kan ikke gøres. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Stillingen før den vises.
analysis-at = Ukendt stilling ”{ $text }”; forventet: 0 til { $most }. Den sidste vises.
analysis-values = Vinderchancer
analysis-show = Vis vinderchancer
analysis-of = { $seat } { $share }
analysis-by = Af { $name }.
analysis-by-exact = Nøjagtigt: { $name }.
analysis-by-error = Af { $name }. Gennemsnitlig fejl fra hændelse til hændelse: { $error }.
edit-head = Ændr stillingen
edit-open = Stil op med klik
edit-hint = Vælg et sted på billedet eller listen, og så hvad der er der.
edit-places = Steder
edit-none = Intet andet kan være her. Ændr et andet sted først.
edit-done = Færdig
edit-more = { $count } mere
edit-less = { $count } færre
analysis-large = Brættet for { $player }, stort
analysis-from = Analysér herfra
analysis-working = Stillinger, der mangler at blive regnet ud: { $count }.
analysis-busy = Serveren er optaget af andre stillinger. Prøv igen om lidt.
analysis-unknown = Der er ingen vurdering af denne stilling.
analysis-actions = Hvad { $player } kan gøre
analysis-chance = Hvad tilfældet kan bringe
analysis-beside = Ved hver: vinderchancen for { $player }.
analysis-odds = kommer { $chance }
analysis-roll = Slå
analysis-roll-on = Slå frem til en beslutning
analysis-line = Forløb
analysis-set-up = Opstilling: { $count ->
        [one] { $count } hændelse
       *[other] { $count } hændelser
    }
analysis-empty = Intet er gjort endnu.
analysis-add = Fortsæt i notation
analysis-add-hint = Handlinger med komma imellem; de erstatter det, der fulgte.
analysis-position = Stil en stilling op
analysis-notation = Stillingen i notation
analysis-set = Vis denne stilling
analysis-new = Fra starten af et spil
analysis-begin = Start der
analysis-link = Link til denne stilling
analysis-play = Spil videre herfra
analysis-as = Du spiller
analysis-against = De andre er
analysis-play-hint = Her begynder et bord; tilfældigheden forsegles på ny.
analysis-play-do = Spil videre

## Score pad

pad-head = Pointblok: { $game }
pad-about = Tryk på billedet, hvor der ligger noget på dit bord, og se, hvad det giver. Denne enhed gemmer det, til du begynder forfra; et link sender det til andre.
pad-lost = Serveren kan ikke nås; denne enhed gemmer det, du har indtastet. Prøv igen.
pad-bad-players = Spillet kan ikke have ”{ $text }” spillere; forventet: { $allowed }.
pad-choices = Spillet på dit bord
pad-form = Indtast uden billedet
pad-player-name = Spiller { $count }
pad-rank = { $rank ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $rank }.
    }
pad-look = { $name }: { $total } point, nr. { $rank }. Vis, hvad der ligger foran
pad-count = Spillere
pad-names = Overtag navnene
pad-undo = Fortryd
pad-link = Link til blokken, som den er
pad-total-of = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } point
    }
pad-save = Gem stjernekortet som billede
pad-file-head = Billeder
pad-file-label = Et billede gemt af tumblestar, eller en tekstfil
pad-file-hint = Et sådant billede (SVG) læses nøjagtigt. Fotos kan ikke læses.
pad-file-do = Læs det
pad-clear = Begynd forfra
pad-total = Kort: { $total }

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Fyrre baner at spille alene. Vind en med { $goal } point og alle dens missioner opfyldt, og den næste åbnes. { $great } point giver en stjerne til, og sejr i første forsøg en tredje.
campaign-ours = Vi kender ikke de trykte baner. Disse fyrre er vores, ordnet efter, hvor ofte botten ”{ bot-strong }” vinder dem.
campaign-standing = Vundne baner: { $won } af { $count }. Stjerner: { $stars } af { $most }.
campaign-next = Gå til bane { $count }
campaign-all-won = Alle baner er vundet!
campaign-card = Kort { $count }: bane { $first } til { $last }
campaign-map = Oversigt over kort { $count }
campaign-node-won = Bane { $count }: vundet, stjerner: { $stars } af 3
campaign-node-open = Bane { $count }: åben, ikke vundet endnu
campaign-node-locked = Bane { $count }: låst
level-no-mission = ingen mission
level-colours = Farver
level-difficulty = Sværhedsgrad
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: Botten ”{ bot-strong }” vandt { NUMBER($share, style: "percent", maximumFractionDigits: 1) } af { $count } spil.
level-tried = Hidtil
level-tries = Forsøg: { $count }.
level-best = Bedste resultat: { $points }.
level-go-on = Spil videre
level-same-hint = Samme terninger gentager resultaterne fra dit seneste forsøg i rækkefølge. De giver ingen stjerne for første forsøg.
level-watch = Se et vundet spil
level-watch-of = Se et vundet spil på bane { $count }
level-locked = Låst: Vind bane { $count } først.
level-no-dice = Der er intet seneste forsøg; spil banen med nye terninger først.
difficulty-gentle = Blid
difficulty-easy = Let
difficulty-middling = Middel
difficulty-hard = Svær
difficulty-very-hard = Meget svær
difficulty-fiendish = Djævelsk
star-won = Banen vundet
star-great = Vundet med { $great } eller flere point
star-first = Vundet i første forsøg, med nye terninger
star-got = (opnået)
star-not = (ikke opnået endnu)
own-head = Din egen bane
own-hint = Den giver ingen stjerne.
own-four = Fire farver
own-missions = Op til tre missioner
own-mission = Mission { $count }
own-none = ingen
own-choice = { $count } { $mission }
own-look = Hvor svær er den?
own-play = Spil denne bane
own-colours = En bane har { $most } farver; { $count } er valgt.
own-unknown = Ingen har målt dette valg endnu.
progress-head = Dine fremskridt som fil
progress-hint = Fremskridt hører til denne browser. En fil gemmer dem eller flytter dem til en anden; det, der er bedre her, bliver.
progress-save = Gem mine fremskridt
progress-file = Fil med fremskridt
progress-bring = Hent ind
progress-brought = { $count ->
        [0] Filen har ingen baner; intet er ændret.
        [one] Bane hentet ind: { $count }. Det bedste af begge tæller.
       *[other] Baner hentet ind: { $count }. Det bedste af begge tæller.
    }
progress-no-json = Filen er beskadiget eller ikke en fil med fremskridt: Den er ikke JSON.
progress-format = Det er ikke en fil med fremskridt; forventet format: ”{ $expected }”.
progress-version = Filens format har version { $version }; forventet: { $expected }.
progress-game = Det er fremskridt i ”{ $text }”; forventet: ”{ $expected }”.
progress-levels = Filen er beskadiget: ”levels” er ikke en liste.
progress-level = Filen er beskadiget: ”{ $text }” er ikke en bane; forventet: farver og missioner, som ”RYBG 7 16”.
progress-entry = Filen er beskadiget: Det, den siger om ”{ $level }”, er umuligt.

## Check of chance

verify-head = Kontrol af tilfældigheden
verify-proved-means = Ingen kunne ændre et udfald efter start.
verify-open-means = Spillet kan være fair; det kan blot ikke bevises, at ingen vidste noget.
verify-older-means = Kontrollér det med den version af tumblestar, det blev spillet med.
verify-closed-means = Kom igen, når spillet er slut.
verify-false-means = Nogen har ændret denne optegnelse.
verify-commitment-was = Segl
verify-seed-is = Startværdi
verify-how = Du behøver ikke stole på denne side: Hent optegnelsen, og kør ”tumblestar verify”, eller regn efter, som docs/chance.md beskriver.
verify-each = Hvert udfald
verify-each-right = følger af startværdien
verify-each-wrong = følger ikke af startværdien
verify-each-none = ikke kontrolleret
verify-draw = (udtræk { $count } af strømmen ”{ $stream }”)
verify-back = Tilbage til bordet

## Bad news

sorry-400 = Det kan ikke læses
sorry-400-help = Gå tilbage, og prøv igen.
sorry-403 = Det er ikke tilladt
sorry-403-help = Gå tilbage til bordet.
sorry-404 = Her er intet
sorry-404-help = Måske er adressen forkert, eller bordet er slettet eller en andens.
sorry-405 = Den anmodning er ikke mulig
sorry-405-help = Brug knapperne på siderne.
sorry-409 = Bordet kan ikke åbnes
sorry-409-help = Måske hører det til en anden version af tumblestar. Dine andre borde er urørte.
sorry-413 = Det er for stort
sorry-413-help = En optegnelse er højst en megabyte tekst.
sorry-421 = Serveren har et andet navn
sorry-421-help = Dens ejer kan tillade dette navn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spillet kan ikke spilles nu
sorry-424-help = Ret dets datafil, og genstart tumblestar; de andre spil fortsætter.
sorry-500 = Noget gik galt her
sorry-500-help = Det er vores fejl. Det, der er spillet, er gemt; indlæs siden igen.
sorry-503 = Bordene kan ikke gemmes nu
sorry-503-help = Intet, der er bekræftet, er tabt. Indlæs siden igen senere.
sorry-home = Til spillene
game-fault = { $name } kan ikke spilles: { $why }
table-damaged = Det gemte bord kan ikke læses: { $why }

## Store and start

store-folder = Kan ikke oprette mappen { $folder }: { $why }. Vælg en anden med --data eller TUMBLESTAR_DATA.
store-foreign = { $file } er et andet programs database. Vælg en anden mappe med --data eller TUMBLESTAR_DATA.
store-newer = Bordene i { $folder } er fra et nyere tumblestar. Opdatér tumblestar, eller vælg en anden mappe med --data.
store-read-only = Der kan ikke skrives i mappen { $folder }. Ret dens rettigheder, eller vælg en anden med --data eller TUMBLESTAR_DATA.
store-address = Ikke adressen på en PostgreSQL-database. Forventet: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL kræver psycopg. Installér det: pip install "tumblestar[postgres]"
store-pg-foreign = Databasen { $place } tilhører et andet program. Angiv adressen på en tom.
store-pg-newer = Bordene i { $place } er fra et nyere tumblestar. Opdatér tumblestar, eller vælg en anden database.
store-pg-gone = Databasen { $place } kan ikke nås: { $why }. Intet bekræftet er tabt.
store-pg-refused = Databasen { $place } nægter adgang: { $why }. Kontrollér bruger og adgangskode i adressen.
store-pg-full = Databasen { $place } har ikke mere plads eller flere forbindelser: { $why }. Intet bekræftet er tabt.
store-pg-held = Databasen { $place } er ved at blive flyttet eller tager ikke flere forbindelser. Start igen senere.
store-unmet = Processerne, der betjener { $place }, kan ikke nå hinanden. Læs fejloutputtet (--log all), eller brug én proces.
store-pg-trouble = Databasen { $place } kan ikke bruges: { $why }.
store-full = Der er ikke mere plads til { $folder }. Frigør noget; intet bekræftet er tabt.
store-damaged = Filen { $file } er beskadiget ({ $why }). Læg en ældre kopi i stedet, eller flyt den.
store-locked = Et andet program bruger { $file }. Luk det først.
store-unsure = Databasen forsvandt under skrivning, så dette er måske gjort, måske ikke. Se efter, før du gentager det.
store-raced = Bordet er netop ændret. Indlæs siden igen.
store-busy = Disken kan ikke følge med. Intet blev gjort; prøv igen om lidt.
store-closed = Serveren stopper. Intet blev gjort; prøv igen, når den er tilbage.
store-trouble = Filen { $file } kan ikke bruges: { $why }.
run-at = tumblestar er på { $address } (Ctrl-C slutter det)
run-data = Borde gemmes i { $folder }
run-no-numba = Uden Numba spiller bots langsommere og svagere her. Installér ”tumblestar[fast]” for fuld styrke.
run-end = Farvel. Dine borde er gemt.
run-port-taken = Port { $port } er i brug, måske af et andet tumblestar. Åbn det, eller vælg en anden port: --port { $other }
run-port-forbidden = Du må ikke bruge port { $port }. Vælg en over 1023: --port 8017
run-no-address = Kan ikke lytte på { $host }: { $why }.

## Server

set-wrong = { $name } kan ikke være ”{ $value }”; forventet: { $expected }.
set-unguarded = En server, som andre kan nå ({ $host }), kræver en adgangskode (--password-file FILE eller TUMBLESTAR_PASSWORD), tilladte adresser (--allow 192.168.1.0/24) eller --open, så alle kan spille.
set-two-passwords = Angiv --password eller --password-file, ikke begge.
set-short-password-file = Adgangskoden i første linje af { $file } skal have mindst { $least } tegn.
takes-address = en adresse på eller et navn for denne maskine, som 127.0.0.1 eller 0.0.0.0
takes-port = et helt tal fra 0 til 65535
takes-whole = et helt tal fra { $least } til { $most }
takes-folder = en mappe
takes-database = en adresse som postgresql://user:password@host:5432/name
takes-file = en fil
takes-hosts = værtsnavne med komma imellem, som games.example
takes-password = mindst { $least } tegn
takes-networks = adresser eller netværk med komma imellem, som 192.168.1.0/24
takes-switch = on eller off
takes-token = 16 til 200 tegn uden mellemrum
takes-one-of = en af { $allowed }
takes-seconds = et antal sekunder fra { $least } til { $most }
takes-action = en handling i notation
takes-record = teksten i en optegnelse
takes-state = en stilling i { $name }, som position.state
takes-game = et spil, som tumblestar.games.find("twisty")
takes-seats = én Seat(kind, name) pr. plads
takes-salts = en liste af tekster, én pr. plads
takes-choosers = en liste af { $count } bots, én pr. plads
takes-opponents = navnet på en bot, eller en liste af { $count }, én for hver af de andre pladser
takes-level = en banes nummer eller sæt, som { $example }
takes-no-levels = None, da { $name } ikke har baner
takes-rng = en tilfældighedskilde, som random.Random(7)
takes-seed = et tal, en tekst eller None (hemmelig)
takes-text = en tekst
takes-number = et tal
takes-bool = True eller False
set-host = Adresse at lytte på; 127.0.0.1 lukker kun denne maskine ind.
set-port = Port at lytte på; 0 tager en vilkårlig.
set-data = Mappe til borde og færdige spil.
set-database = PostgreSQL-database i stedet for mappen; flere servere kan dele den.
set-processes = Processer, der deler arbejdet på denne ene adresse; omkring én pr. kerne.
set-hosts = Flere værtsnavne, som serveren svarer på, med komma imellem.
set-password = Adgangskoden for alle. Andre på maskinen kan læse den på en kommandolinje; brug hellere miljøet eller en fil.
set-password-file = En fil, hvis første linje er adgangskoden.
set-allow = Netværk, der lukkes ind; alle andre afvises.
set-open = Lukker alle ind, der kan nå serveren, uden adgangskode.
set-behind-proxy = Adresser på proxyer, der stoles på til at sige, hvem der spørger.
set-fast-sockets = Hurtig vej for WebSocket-beskeder; off bruger uvicorns egen.
set-limits = Begrænser, hvor tit nogen må spørge; off er til måling.
set-metrics-token = Token, der giver lov til at læse /metrics andetsteds fra.
set-log = Hvad der går til fejloutputtet: quiet (fejl) eller all.
set-pace = Sekunder mellem en bots skridt.
set-grace = Sekunders fravær, før de andre spørges, hvad der skal ske.
cli-serve = Udbyder spillene på et netværk uden at åbne en browser.
cli-backup = Kopierer alle borde til én fil, også under spil.
cli-backup-file = Filen, der skrives. Den rummer startværdierne i igangværende spil: Hold den hemmelig.
cli-backup-replace = Erstatter en fil, der findes.
cli-backed-up = Borde i { $file }: { $count }
cli-restore = Erstatter bordene med en kopi.
cli-restore-file = En fil fra ”tumblestar backup”.
cli-restore-replace = Lægger nuværende borde til side under et andet navn.
cli-restored = Borde i { $folder }: { $count }
cli-restored-aside = De tidligere er gemt som { $file }.
cli-export = Skriver hvert spil som tekst, som mennesker og programmer kan læse.
cli-export-target = En mappe eller en ny .zip-fil.
cli-exported = Spil i { $target }: { $count }
cli-import = Henter spil ind fra tekster, som alle kan gå gennem.
cli-import-files = Optegnelser, eller zip-filer med optegnelser.
cli-imported = Spil hentet ind: { $count }
cli-imported-before = Spil, der allerede var der og beholder deres borde: { $count }
move-there = { $place } rummer allerede personer eller borde. Vælg en tom mappe eller database.
move-served = En server bruger { $place }. Stop den først.
move-short = ”{ $table }” nåede ikke helt frem til { $place }; intet blev gemt der. Prøv igen.
move-same = Begge steder er ens. Angiv to.
cli-move = Kopierer alle borde til en tom mappe eller PostgreSQL-database; kilden bliver, som den er.
cli-move-from = Hvor de er: en mappe eller en postgresql://-adresse.
cli-move-to = Hvor de skal hen: en mappe eller en sådan adresse.
cli-moved = Borde i { $place }: { $count }
backup-there = { $file } findes allerede. Vælg et andet navn, eller tilføj --replace.
backup-none = Der er ingen borde i { $folder }.
backup-trouble = { $file } kan ikke bruges: { $why }.
restore-there = Der er allerede borde i { $folder }. Tilføj --replace for at lægge dem til side.
restore-foreign = { $file } er ikke en kopi af tumblestars borde.
restore-newer = { $file } er fra et nyere tumblestar. Opdatér tumblestar først.
restore-damaged = { $file } er beskadiget; intet blev ændret.
run-twice = Et andet tumblestar betjener { $folder }. Åbn det, eller vælg en anden mappe med --data.
run-no-limits = Grænser er slået fra: Alle må spørge uden ende. Kun til måling.
run-no-processes = På dette system kan kun én proces betjene en adresse. Udelad --processes.
sorry-401 = Adgangskode kræves
sorry-401-help = Gå til spillene for at skrive den.
sorry-429 = For mange anmodninger
sorry-429-help = Vent lidt, og prøv igen; intet er tabt.
door-head = Kom ind
door-about = Serveren beder om en adgangskode. Den, der inviterede dig, kender den.
door-password = Adgangskode
door-enter = Gå ind
door-wrong = Forkert adgangskode. Efter nogle forsøg må du vente.
refused-limit = Det gik for hurtigt. Intet blev gjort; prøv igen om lidt.
limit-tables = Du har { $most } ufærdige borde. Spil nogle færdige eller afbryd dem først.

## Together

nav-lobby = Lobby
new-friend = en ven, via link
new-together = Ur, chat og gæster
new-clock = Ur
new-clock-help = Ingens første tur er på tid, og urene står, mens serveren er nede.
clock-none = intet
clock-turn = { $count ->
        [3600] 1 time
        [86400] 1 døgn
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } pr. tur
clock-turn-help = Når turens tid er gået, spiller en bot den færdig.
clock-bank = { $n } min for hele spillet
clock-bank-more = { $n } min for hele spillet og { $more } s mere efter hver tur
clock-bank-help = Den, hvis tid løber ud, taber.
clock-label = { $seat ->
        [you] Din tid
       *[other] Tid: { $seat }
    }
clock-soon = { $count } sekunder tilbage!
clock-low = lidt tid tilbage
clock-last = sidste sekunder
bad-clock = Sådan et ur findes ikke.
title-waiting = Venter på venner · { $game }
status-waiting = { $count ->
        [0] Spillet begynder straks.
        [one] Spillet begynder, når alle pladser er taget. Endnu fri: { $count }.
       *[other] Spillet begynder, når alle pladser er taget. Endnu fri: { $count }.
    }
status-asked = Spillet begynder, når alle har sagt ja. { $seats ->
        [you] Dit svar mangler.
       *[other] Mangler at svare: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Din tid er gået.
            [one] Din tid er gået. { $others } vinder.
           *[other] Din tid er gået. { $others } deler sejren.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden er gået for { $seat }. Du vinder!
               *[other] Tiden er gået for { $seat }; { $others } deler sejren.
            }
           *[other] { $count ->
                [0] Tiden er gået for { $seat }.
                [one] Tiden er gået for { $seat }. { $others } vinder.
               *[other] Tiden er gået for { $seat }. { $others } deler sejren.
            }
        }
    }
presence-here = her
presence-away = væk
presence-gone = ikke her
presence-free = fri
presence-asked = intet svar endnu
presence-preparing = ikke i fuld styrke endnu
seat-stand-in = { $name } spiller for tiden
seat-more = Mere for denne plads
seat-hand = Lad en bot spille for mig
seat-hand-do = Giv videre
seat-back = Spil selv videre
seat-leave = Forlad pladsen
seat-send = Send væk fra pladsen
seat-send-hint = Pladsen er så fri, med et nyt link.
restrict-mute = Ignorér { $name }
restrict-unmute = Ignorér ikke { $name } mere
restrict-block = Blokér { $name }
restrict-unblock = Fjern blokering af { $name }
restrict-hint = Ignorerer du nogen, ser du ikke deres beskeder; kun du ved det. De, du blokerer, kan ikke sidde, skrive eller se med ved dine borde; et spil, der er begyndt, fortsætter.
seat-leave-hint = Går du, er pladsen fri for en anden; værten får et nyt link.
seat-device = Spil på en anden enhed
people-head = Hvem mangler
free-head = Venter på venner
free-hint-host = Send hver ven sit eget link. Den, der først åbner det, tager pladsen, uden konto.
free-hint = Værten har linkene til de frie pladser.
local-head = Links virker kun på denne computer
local-why = Adressen { $host } betyder overalt ”netop denne enhed”: En vens telefon ville lede efter spillet hos sig selv.
local-do = Vil du spille med venner på dit netværk, så genstart tumblestar med denne kommando og din egen adgangskode:
local-then = Åbn så computerens netværksadresse, som { $example }, og lav bordet der. Dets links kræver ingen adgangskode.
free-seat = Plads { $count } er fri.
free-bot = En bot på plads { $count }
free-bot-do = Indsæt botten
free-other = En bot eller et nyt link
link-seat = Link til plads { $count }
link-watch = Link til tilskuere
link-device = Link til din anden enhed
link-copy = Kopiér linket
link-copied = Kopieret.
link-share = Del
link-qr = QR-kode
link-qr-label = QR-kode for linket ovenfor
link-renew = Lav et nyt link; det gamle virker ikke mere
missed-asked = { $name } er væk. Hvad nu?
missed-bot = Lad en bot spille videre
missed-wait = Vent
missed-end = Slut spillet
missed-count = Stemmer for at slutte spillet: { $n } af { $count }.
rematch-go = Gå til revanchen
rematch-asks = { $count ->
        [0] Der ønskes revanche.
        [one] Revanche ønskes af { $seats }.
       *[other] Revanche ønskes af { $seats }.
    } Er du med?
rematch-yes = Vær med
rematch-no = Nej tak
rematch-head = Venter på svar
rematch-unanswered = { $name }: intet svar endnu.
rematch-instead = Giv plads { $count } til en anden
chat-head = Chat
chat-none = Intet sagt endnu.
chat-phrases = Hurtige vendinger
chat-label = Sig noget
chat-do = Send
chat-off = Fri chat er slået fra; hurtige vendinger er tilbage.
chat-hello = Hej!
chat-luck = Held og lykke!
chat-nice = Godt spillet!
chat-oops = Ups!
chat-thinking = Lad mig tænke.
chat-moment = Er straks tilbage.
chat-back = Jeg er tilbage.
chat-thanks = Tak!
chat-good-game = Godt spil!
chat-again = Et til?
chat-bye = Farvel!
note-sat = Ny på plads { $count }: { $name }.
note-agreed = { $name }: ja til revanche.
note-declined = { $name }: nej til revanche.
note-unasked = { $name }: ventes ikke længere; plads { $count } er fri.
note-left = { $name } har forladt plads { $count }.
note-sent = Værten har sendt { $name } væk.
note-handed = { $name }: plads { $count } givet til en bot.
note-back = { $name }: tilbage på plads { $count }.
note-stand-in = { $name }: en bot spiller videre på plads { $count }.
note-flag = { $name }: tiden er gået på plads { $count }.
note-help-1 = { $name }: hjælp brugt (chancer).
note-help-2 = { $name }: hjælp brugt (point).
note-help-3 = { $name }: hjælp brugt (bedste spil).
note-help-4 = { $name }: hjælp brugt (træneren).
note-help-expect = { $name }: hjælp brugt (hvad en bot forventer).
note-help-on = { $name }: hjælp er nu tilladt for alle, med alles samtykke.
note-help-off = { $name }: hjælp ud over chancer er slået fra for alle.
note-slow = { $name }: tiden er gået på plads { $count }; en bot spiller turen færdig.
chat-notes = Noteret ved dette bord
host-head = Værtens indstillinger
host-chat = Fri chat
host-chat-help = Hurtige vendinger er altid tilladt.
host-watchers = Tilskuere
host-watchers-help = Den, der har deres link, kan se med, ser det, spillerne ser, og kan ikke chatte.
host-listed = Vist i lobbyen
host-listed-help = Alle på serveren ser bordet der, kan tage frie pladser og se det færdige spil.
setting-sound = Lyde
setting-bubble = Chatbeskeder over brættet
notify-allow = Giv besked, når det er min tur
notify-how = Din browser beder om lov. Beskederne kommer, mens denne side er åben, også bag andre.
notify-denied = Din browser blokerer beskeder fra denne adresse; dens indstillinger kan tillade dem.
notify-text = Det er din tur.
refused-waiting = Spillet er ikke begyndt: Der er frie pladser.
refused-time = Din tid er gået.
refused-taken = Pladsen er taget.
refused-leave-clock = En plads kan ikke forlades i et spil med ur. Lad en bot spille for dig.
refused-leave-alone = Ingen anden spiller her. Lad en bot spille for dig.
refused-not-missed = Spilleren er tilbage, eller det er allerede afgjort.
refused-watch = Tilskuere lukkes ikke ind.
refused-link-used = Linket er brugt eller for gammelt.
refused-sits = Du sidder selv ved dette bord.
refused-host = Kun værten kan gøre det.
refused-chat-seat = Kun de, der sidder ved bordet, kan chatte.
refused-chat-off = Fri chat er slået fra.
refused-chat-text = En besked er én linje med 1 til { $most } tegn.
join-title = Du er inviteret
join-head = { $game }: en plads til dig
join-from = { $host } inviterer dig til at spille.
join-from-nobody = Du er inviteret til at spille.
join-seat = Du tager plads { $count }.
join-which = Hvilken plads?
join-seat-choice = Plads { $count }
join-name = Dit navn, som andre ser det
join-do = Tag pladsen
join-fair = Fairness
join-fair-help = En hemmelig startværdi bestemmer alt held. Dette er dens segl, så den ikke kan ændres. Du kan tilføje dine egne ord: De indgår i hvert udfald.
join-salt = Dine ord (salt)
join-who = Ved bordet
join-clock = Ur
join-begun = Spillet er i gang; du overtager det, som det står.
join-own = Bordet er dit. Send linket til en ven, eller spil også denne plads på denne skærm.
join-sits = Du sidder allerede ved dette bord.
join-open = Åbn bordet
join-taken-head = Pladsen er taget
join-taken = Nogen har brugt linket, eller værten har lavet et nyt. Bed om et andet.
join-over = Spillet er slut.
watch-head = Se { $game }
watch-about = Du ser med uset, uden at spille.
watch-do = Se med
watch-off-head = Linket virker ikke længere
watch-off = Værten lukker ingen tilskuere ind, eller har lavet et nyt link.
bring-head = Spil videre her
bring-about = Denne enhed spiller så for { $name }, som den anden stadig gør. Linket virker én gang.
bring-nobody = den, der lavede linket
bring-do = Spil på denne enhed
device-head = Spil på en anden enhed
device-about = Åbn linket på den anden enhed inden for { $count } min. Det virker én gang og står kun på denne side. Hold det for dig selv: Den, der har det, spiller for dig.
device-back = Tilbage til bordet
lobby-head = Lobby
lobby-search = Søg
lobby-name = En spillers navn
lobby-game = Spil
lobby-any = alle spil
lobby-open = Åbne borde
lobby-open-none = Intet bord er åbent for alle nu. Når du laver et, kan du vise det her.
lobby-playing = Spilles nu
lobby-own = Mine borde
lobby-own-none = Ingen fundet.
lobby-over = Færdige spil
lobby-over-none = Ingen fundet.
lobby-files = Spil fra filer
lobby-free = { $count ->
        [one] 1 plads fri
       *[other] { $count } pladser fri
    }
lobby-join = Tag en plads
lobby-join-of = Tag en plads ved { $game }
lobby-free-seat = fri plads
table-waiting = venter på venner

## Terminal

cli-play-game = Et spil, der spilles i terminalen, eller en optegnelses fil at fortsætte; uden åbnes spillene i browseren.
cli-play-seats = Terminal: hvor mange der spiller.
cli-play-bots = Terminal: bots til de sidste pladser, med komma imellem.
cli-play-names = Terminal: personernes navne, med komma imellem.
cli-play-option = Terminal: en mulighed i spillet, navn=tal; kan gentages.
cli-play-seed = Terminal: ord, der fastlægger alt held, som så er åbent; ellers er det hemmeligt og forseglet.
cli-play-plain = Terminal: tegner intet og siger ét forhold pr. linje, til skærmlæsere.
cli-play-no-color = Terminal: ingen farver.
term-what = Der er intet spil og ingen fil ”{ $name }”. Spil: { $games }.
term-not-for-server = { $option } kræver et spil i terminalen: tumblestar play GAME.
term-not-for-terminal = { $option } er til spil i browseren, ikke i terminalen.
term-option = ”{ $text }” er ikke en mulighed; forventet: navn=tal.
term-crowded = Med { $bots } bots er { $seats } pladser for få til personerne.
term-sealed = En hemmelig startværdi bestemmer held; den åbnes til sidst. Dens segl: { $commitment }
term-seed = Held er åbent: Det følger af startværdien ”{ $seed }”.
term-open = Held er åbent: Optegnelsen kan ikke bevise det.
term-begin = Skriv en handling i notation, ”?” for det, der kan gøres, eller ”hjælp”.
term-resumed = Spillet i { $file } fortsætter efter hændelse { $count }.
term-seed-lost = Denne maskine mangler spillets hemmelige startværdi: Held fortsætter med en ny, og optegnelsen siger, at det er åbent.
term-opened = Den forseglede startværdi: { $seed }. Dens SHA-256 er seglet fra starten: { $commitment }
term-verify = Spillet er gemt i { $file }. Alle kan kontrollere heldet:
term-type-verify = tumblestar verify { $file }
term-kept = Spillet er gemt i { $file }. Fortsæt det med:
term-type-play = tumblestar play { $file }
term-kept-games = Ufærdige spil i terminalen ({ $count }), seneste først:
term-kept-game = { $game }, { $when }, hændelse { $events }
term-kept-resume = ”tumblestar play --resume” fortsætter det første. Alle ligger i { $folder }.
term-none-kept = { $folder } har intet ufærdigt spil af den slags. ”tumblestar play GAME” begynder et.
term-not-for-resumed = { $option } er kun til nye spil.
term-not-kept = Intet blev spillet, så intet er gemt.
term-unkept = Spillet kan ikke gemmes i { $file }: { $why }. Det fortsætter; ”gem FILE” lægger det et andet sted.
term-prompt = { $seat }>
term-thinking = { $seat } tænker…
bot-compiling = Botten kompileres til denne maskine, én gang, på et minut eller to…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Mål, nået
        [kept] Mål, holdt hidtil
       *[unmet] Mål, ikke nået endnu
    }: { $goal }
term-no-cards = Dette spil har ingen fælles kort.
term-no-choice = Intet, der kan gøres nu, indeholder ”{ $text }”.
term-best = ★ { $way } (bedst)
term-alike = { $way } (lige så godt: { $count } mere)
term-hint-working = Regner vinderchancer ud…
term-way = - { $way }
term-no-hint = Der er intet råd at give.
term-undone = Den sidste handling er fortrudt.
term-asked = Du har bedt de andre om at fortryde.
term-practice = Gå tilbage og øve? (ja eller nej)
term-asks = { $seat } vil gerne fortryde. Skriv ”enig” eller ”afvis”.
term-dropped = Der er sket noget; resten af det, du skrev, blev ikke gjort.
term-tutor-on = Træneren spørger før en handling, der koster mere end { NUMBER($share, style: "percent") } af sejren.
term-tutor-off = Træneren er slået fra.
term-tutor-what = Sig, hvad en handling må koste uden spørgsmål, i procentpoint: ”træner { $usual }”, af { $amounts }; eller ”træner fra”.
term-tutor-none = Spillet har ingen vinderchancer, så der er ingen træner.
term-tutor-sure = Skriv ”ja” for at spille det:
term-tutor-kept = Det spilles ikke.
term-off = fra
term-asks-help = { $seat } vil gerne have hjælp tilladt for alle. Skriv ”enig” eller ”afvis”.
term-asked-help = Du har bedt de andre tillade hjælp.
term-does-allow = beder de andre tillade hjælp ud over chancer, eller siger ja; ”tillad fra” slutter den
term-word-allow = tillad
term-sure = Skriv ”ja” for at slutte det:
term-yes = ja yes
term-not-resigned = Spillet fortsætter.
term-refused = Ikke gjort. { $why }
term-refused-rule = Ikke gjort. { $why } Reglen: ”hjælp { $tag }”.
term-refused-unread = Ikke forstået. { $why } ”?” viser, hvad der kan gøres, ”hjælp” alle kommandoer.
term-save-what = Sig hvor: gem FILE
term-saved = Spillet er gemt i { $file }.
term-foreign = { $file } findes og er ikke en optegnelse, så den bliver, som den er.
term-no-rule = Der er ingen regel ”{ $text }”. Reglernes afsnit:
term-section = hjælp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv en handling i notation, flere med ”;” imellem, eller en af disse:
term-does-choices = hvad der kan gøres, med virkning; ”? TEKST” kun det med den tekst
term-does-help = dette; ”hjælp MÆRKE” viser en regel eller et afsnit
term-does-board = brættet, og hvordan alle står; ”bræt TEKST” kun linjer med den tekst
term-does-cards = kortene i spil, og hvad de gør
term-does-log = hvad der er sket; ”forløb 10” de sidste ti hændelser
term-does-hint = veje videre med chancer, point og vinderchancer; den bedste er markeret, hvis den kendes
term-does-tutor = spørger før dyre handlinger: ”træner 5” over 5 % af sejren (1, 2, 5 eller 10), ”træner fra”
term-does-undo = fortryder din sidste handling; alene også forbi held, som øvelse; personer spørges
term-does-resign = opgiver
term-does-save = ”gem FILE” skriver optegnelsen; spillet gemmes også af sig selv
term-does-quit = går ud; det gør Ctrl-C og Ctrl-D også
term-word-help = hjælp
term-word-board = bræt
term-word-cards = kort
term-word-log = forløb
term-word-hint = råd
term-word-tutor = træner
term-word-undo = fortryd
term-word-resign = opgiv
term-word-save = gem
term-word-quit = afslut
cli-join = Spiller i terminalen ved et bord på en server.
cli-join-link = En invitation, som https://games.example/join/…, eller et bords adresse.
cli-join-name = Dit navn, som andre ser det.
term-no-link = ”{ $link }” fører ikke til en plads; forventet: en invitation (https://…/join/…) eller et bord (https://…/table/…).
term-no-seat = Ingen plads er fri på { $link }, eller spillet er slut. Bed om et andet link.
term-nothing-there = Der er intet på { $link }: Adressen er forkert, eller bordet er en andens.
term-password = { $link } vil have en adgangskode. En invitation kræver ingen: Bed om en.
term-server-refuses = Serveren afviser dig på { $link } (status { $status }).
term-no-server = { $link } kan ikke nås: { $why }.
term-no-jar = Din identitet på serveren kan ikke gemmes i { $file }: { $why }.
term-you-are = { $count ->
        [0] Du ser med.
        [one] Du spiller for { $names }.
       *[other] Du spiller for { $names }.
    }
term-waiting = { $seat ->
        [you] En bot skal handle for dig.
       *[other] Nu handler { $seat }.
    } Ctrl-C går ud.
term-waiting-start = Spillet begynder, når alle pladser er taget. Ctrl-C går ud.
term-line-lost = Forbindelsen var afbrudt og er tilbage.
term-line-gone = Forbindelsen er afbrudt, og { $link } svarer ikke.
term-table-gone = Bordet på { $link } er væk eller ikke åbent for dig.
term-other-protocol = Serveren på { $link } har en anden version end dette program. Opdatér den ældste.
term-seat-kept = Din plads er stadig din. Kom tilbage med:
term-type-join = tumblestar join { $link }
term-verify-there = Serveren viser den samme kontrol: { $link }
term-said = { $words }
term-does-people = hvem der er her; værten får invitationerne til frie pladser
term-does-time = tid tilbage for hver plads
term-does-chat = beskederne; ”chat 10” de sidste ti
term-does-say = ”sig TEKST” taler til alle; ”sig” viser hurtige vendinger, ”sig 2” siger den anden
term-does-hand = lader en bot spille for dig; ”overlad random” nævner hvilken
term-does-back = spiller selv videre
term-does-gone = når nogen er væk længe: ”væk vent”, ”væk bot” (en bot spiller videre), ”væk slut” (slutter spillet)
term-does-fill = for værten, en bot på en fri plads; ”fyld 2 random” siger hvor og hvilken
term-does-leave = overlader din plads til en anden
term-does-rematch = et spil til med de samme
term-does-agree = siger ja til at fortryde eller til hjælp for alle
term-does-decline = siger nej til det eller til revanche, eller trækker dit ønske tilbage
term-word-people = personer
term-word-time = tid
term-word-chat = chat
term-word-say = sig
term-word-hand = overlad
term-word-back = tilbage
term-word-gone = væk
term-word-fill = fyld
term-word-leave = forlad
term-word-rematch = revanche
term-word-agree = enig
term-word-decline = afvis
term-word-gone-wait = vent
term-word-gone-bot = bot
term-word-gone-end = slut
term-person = Plads { $count }, { $seat }{ $how ->
        [here] : her
        [away] : væk
        [asked] : intet svar endnu
        [bot] { "" }
       *[gone] : ikke her
    }
term-person-you = Plads { $count }, { $seat }: dig
term-person-bot = Plads { $count }, { $seat }: { $bot } spiller for tiden
term-person-free = Plads { $count }: fri
term-link = Invitationen til plads { $count }, for én person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s tilbage{ $runs ->
        [yes] , løber
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tid tilbage: { $times }
term-no-clock = Her er intet ur, eller spillet er ikke begyndt.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Sig hvad: sig TEKST, eller en vendings nummer
term-gone = { $seat } er her ikke mere.
term-came = { $seat } er her.
term-missed = { $seat } (plads { $count }) har været væk længe. Stemmer for at slutte spillet: { $n } af { $asked }. Skriv ”væk vent”, ”væk bot” eller ”væk slut”.
term-nobody-missed = Ingen har været væk længe.
term-nobody-free = Der er ingen sådan fri plads.
term-waits = Der ventes på { $seat }.
term-filled = En bot sidder på plads { $count }.
term-sure-leave = Skriv ”ja” for at forlade den:
term-left = Du er gået; værten får et nyt link til din plads.
term-after = ”revanche” spiller en gang til, ”sig TEKST” siger noget, ”afslut” går ud.
term-rematch-there = Revanche: Skriv ”revanche” for at gå dertil, eller ”afvis”.
term-rematch-declined = Revanche afvist; din plads der er fri.
term-rematch-early = Revanchen kommer, når spillet er slut.

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } skr
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } sikr
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }skr
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }sikr
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Klodser: R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink. [1] er figuren for plads 1; det, der følger, ligger under den.
term-face = { $letter }{ $number }
term-legend-shizzle = R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink, N sort, så tallet.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Næste række:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stjerne, ✹ nova, linjernes veje, = forbundne ruder. ”kort” siger, hvad der giver point.

## The API for programs, and tokens

nav-api = For programmer
api-title = API’et for programmer
api-about = Programmer kan følge borde, lave dem og spille over HTTP med JSON. Hvert kald bærer et token, ”Authorization: Bearer tms_…”; cookies tæller ikke. Tider i millisekunder regnes fra 1970, pladser fra 1.
api-token-help = Laves på siden /tokens eller med ”tumblestar token new”.
api-to-document = OpenAPI-dokumentet
api-begin = Kom i gang
api-begin-help = Lav et token til en bot, og spørg så, hvem du er:
api-example = Et kald at kopiere
api-scopes = Hvad et token må
api-scopes-help = Et token må kun det, der blev krydset af, da det blev lavet.
api-can = Kald
api-needs = kræver { $scope }
api-once = At spørge igen
api-once-help = Anmodninger, der ændrer noget, bærer et ”id”, som du vælger. Samme id er samme anmodning: Den udføres én gang, og svaret, som gives, når det er på disken, gives igen. Så send en anmodning uden svar en gang til, som den var. ”seen” er bordets ”n”, som du valgte efter; er der sket noget siden, afvises anmodningen som ”stale”.
api-lines = En strøms linjer
api-lines-help = Hver linje er et JSON-objekt med en ”type”: først pladserne, så indførslerne efter ”from”, så bordet nu; derefter alt, hvad der sker. Efter et brud kommer du igen med det sidste ”n” som ”from”: Intet udelades eller fortælles to gange.
api-line-seats = Hvem der sidder der: først, og når det ændrer sig.
api-line-entry = En indførsel i bordets forløb, i rækkefølge. ”act”: en handling i notation; ”takeback”: ”kept” siger, hvor mange af optegnelsens hændelser der beholdes, ”practice”, om spillet bliver øvelse; ”ask”: pladsen ”actor” beder om at gå tilbage til ”kept” hændelser; ”agree” og ”decline”: pladsen ”actor” svarer; ”resign” og ”flag”: ”seat” er ude; ”abandon”: spillet sluttede uden resultat.
api-line-now = Bordet efter alle indførsler hidtil.
api-line-chat = Hvad der siges fra nu af.
api-line-beat = Strømmen lever.
api-line-bye = Den sidste linje. ”over”: spillet er slut; ”gone”: du må ikke længere se bordet; ”token”: tokenet er tilbagekaldt; ”restart”: serveren stopper, kom igen med ”from”.
api-socket = En WebSocket i stedet
api-socket-help = /live/TABLE?as=json er én forbindelse til at handle og lytte. Den tager samme token i samme header; docs/server.md har dens beskeder.
api-problems = Afvisninger
api-problems-help = En afvisning er et JSON-objekt (RFC 9457): ”code” er for programmer, ”detail” for mennesker, på deres sprog (Accept-Language); ”tag” og ”help” nævner spillets regel, ”n” er bordets nu.
api-limits = Hvor tit
api-limits-help = Over en grænse afvises anmodninger med 429; ”Retry-After” siger, hvor mange sekunder du skal vente. Grænser gælder hvert token og hver adresse, hvis intet andet er sagt. En body har højst 10.000 byte, en import 1.500.000.
api-limit = { $what }: { $burst } på én gang, så 1 pr. { $every } s.
api-limit-call = Kald, for hvert token
api-limit-request = Anmodninger af enhver slags, for hver adresse
api-limit-table = Nye borde
api-limit-link = Invitationer set på eller taget
api-limit-chat = Beskeder, for hver person eller bot
api-limit-upload = Importer og filer
api-limit-export = Eksporter
api-limit-lines = Åbne strømme og WebSockets, for hvert token: { $count }.
api-limit-tables = Borde i gang, for hver vært: { $count }.
api-notation = Ved et bord viser ”legal” alle lovlige handlinger i spillets notation, så et program behøver ikke kende reglerne; docs/ har grammatikken.
api-me-help = Dit navn, om du er en bot, og hvad dit token må.
api-games-help = Alle spil: pladser, muligheder, husets bots og eksempler på notationen.
api-game-help = Ét spil.
api-tables-help = Borde, som du har lavet eller sidder ved: de tres, der sidst blev spillet ved.
api-make-help = Et nyt bord. Det begynder, når alle pladser er taget. Et id, der er brugt før, giver det bord, som blev lavet dengang.
api-table-help = Et bord, som det står; for dets vært, med et token til det, linkene til de frie pladser.
api-puzzles-help = Alle opgaver med løsning og bevis, ét JSON-objekt pr. linje (docs/puzzles.md).
api-record-help = Spillet som en tekst, som ”tumblestar verify” og ”tumblestar replay” læser. Startværdien er i den, når spillet er slut.
api-review-help = Hvor et færdigt spil blev afgjort, af held og af dygtighed (docs/review.md). Anmodningen venter på det i op til tyve sekunder.
api-chat-help = De sidste to hundrede beskeder ved et bord.
api-stream-help = Hvad der sker ved et bord, ét JSON-objekt pr. linje, til spillet er slut; ”beat” efter femten sekunder, hvor intet sker. Den, der intet læser i ti sekunder, afbrydes.
api-invitation-help = Hvor et link fører hen: spil, plads, ur, hvem der ellers sidder der, og heldets segl. Intet tages.
api-join-help = Tager en invitations plads. Den, der allerede har den via linket, får samme svar.
api-act-help = Spiller en handling efter dens nummer i ”legal” eller dens notation. Hvor tilfældets udfald skrives ind, har ”text” dem med mellemrum imellem.
api-takeback-help = Fortryder din sidste handling, i din tur, og mens hverken held eller en anden plads har handlet. Med ”kept” alle hændelser efter så mange: alene mod bots som øvelse; blandt personer spørges de andre, og intet går tilbage forbi held.
api-answer-help = Siger ja til en anmodning om at fortryde, eller nej; den, der spurgte, trækker den sådan tilbage. Det sker, når alle har sagt ja.
api-resign-help = Opgiver en af dine pladser; ”seat” siger hvilken, hvis du har flere.
api-rematch-help = Et spil til med de samme på deres pladser, når dette er slut. Den, der spørger først, laver bordet; ”agree” false siger nej og frigør din plads.
api-say-help = En linje tekst, eller en vending, som alle læser på deres eget sprog.
api-abandon-help = Slutter et spil uden resultat, for dets vært.
api-delete-help = Sletter et færdigt bord for altid, for dets vært.
api-export-help = Optegnelsen for hvert bord, som du har lavet eller sidder ved, ét JSON-objekt pr. linje, ældste først.
api-import-help = Tilføjer optegnelser som dine borde at gå gennem: som tekst, en efter en, eller som JSON-linjer som eksporteret. En optegnelse, der allerede er der, tilføjes ikke igen. Svarer ét JSON-objekt pr. linje for hver. Højst 200 og 1,5 MB.
api-field-asked = Anmodningen om at fortryde, som venter på svar.
api-field-actor = En plads, 0 for tilfældet, null for ingen.
api-field-added = False, hvis den allerede var der.
api-field-bot = True for husets bots og for programmer.
api-field-chance = ”sealed”: en hemmelig startværdi, åbnet til sidst; ”seed”: en, som du angiver; ”typed”: skrevet ind fra et rigtigt bræt.
api-field-changed = Hvornår der sidst blev spillet ved det (UTC).
api-field-chat = Om man må skrive frit; vendinger er altid tilladt.
api-field-clock = ”none”, ”turn-SECONDS” eller ”bank-SECONDS-INCREMENT”.
api-field-commitment = Den forseglede startværdis SHA-256.
api-field-data = Digest af spillets datafiler.
api-field-due = Hvornår uret, der går, løber ud.
api-field-end = Som i optegnelsen; null, mens spillet er i gang.
api-field-following = Revanchens bord, eller tomt.
api-field-from = Den sidste indførsel, du har: Du får dem efter den. Udeladt: fra nu af. 0: alle.
api-field-good = Om invitationen stadig kan tages.
api-field-id = Samme id er samme anmodning, udført én gang.
api-field-increment = Sekunder, der lægges til efter hver tur.
api-field-kept = Hvor mange af optegnelsens hændelser der beholdes.
api-field-left = Millisekunder tilbage for hver plads.
api-field-legal = De lovlige handlinger for den plads, der skal handle; for et spil eksempler.
api-field-link = En invitation, eller det, der står efter dens sidste skråstreg.
api-field-links = Null for alle undtagen værten.
api-field-listed = Om lobbyen viser det.
api-field-n = Bordets løbende nummer: Det tæller indførslerne i forløbet og stiger kun.
api-field-options = De udeladte har deres standardværdi.
api-field-phrase = Alle læser den på deres eget sprog; ”note-” begynder bordets egne.
api-field-practice = Om nogen gik tilbage forbi held eller en bot. I en anmodning: Du ved, at spillet bliver øvelse.
api-field-preparing = Botten gør sig klar; indtil da spiller den under fuld styrke.
api-field-presence = ”none”, hvor ingen ventes.
api-field-remark = Efter hvilke regler et ældre spil blev spillet og vises; oftest tomt.
api-field-result = Pladsernes andele, når det er slut.
api-field-retry-after = Sekunder at vente.
api-field-salt = Dine ord, der indgår i det forseglede held.
api-field-scope = Hvad tokenet mangler.
api-field-seats = For et nyt bord: ”me”, ”open” for den, der får linket, eller ”bot:NAME” for en af husets bots.
api-field-seconds = For en tur eller for spillet.
api-field-seen = Bordets ”n”, som du valgte efter.
api-field-stand-in = Botten, der lige nu spiller for en person.
api-field-status = ”study” er en optegnelse at gå gennem. For et problem: HTTP-status.
api-field-table = Bordets navn, som i dets adresse.
api-field-tag = Spillets regel, som forbyder det.
api-field-token = Tokenets navn.
api-field-watch = Linket til tilskuere.
api-field-watchers = Den, der har linket, må se med.
problem-request = Ingen gyldig anmodning: En header står to gange, eller bodyen sluttede for tidligt.
problem-json = Bodyen kan ikke læses som JSON i UTF-8.
problem-token = Intet gyldigt token: Send ”Authorization: Bearer tms_…” med et, der er lavet her og ikke tilbagekaldt.
problem-scope = Det må tokenet ikke: ”scope” nævner, hvad der mangler.
problem-address = Serveren lukker kun visse adresser ind.
problem-blocked = Bordets vært har blokeret dig.
problem-missing = Her er intet til dig: Navnet er forkert, bordet er slettet, eller det er andres.
problem-method = Ikke med denne metode: ”Allow” nævner dem, adressen tager.
problem-stale = Der er sket noget siden: Se igen, og vælg på ny, under et nyt id.
problem-seat = Det er ikke dit at gøre nu: Det er en anden plads’ tur, ikke din plads, eller kun for værten.
problem-chance = Det er tilfældets sag; udfald kan kun skrives ind, hvor et bord er lavet til det.
problem-takeback = Intet kan fortrydes: Turen er slut, eller held eller en anden har handlet siden.
problem-practice = Spillet ville blive øvelse: ingen stjerne og åben tilfældighed. Spørg igen med ”practice”, hvis du vil.
problem-over = Spillet er slut.
problem-waiting = Spillet begynder, når alle pladser er taget.
problem-clock = Pladsens tid er gået.
problem-taken = Pladsen er taget, linket er gammelt, eller du sidder der allerede.
problem-chat = Det kan ikke siges: Værten har slået fri chat fra, eller det er ikke én linje tekst.
problem-going = Spillet er i gang; slut det først.
problem-table = Bordet kan ikke åbnes; måske hører det til en anden version af tumblestar.
problem-game = Spillet kan ikke spilles lige nu: Dets datafil har en fejl. Den, der driver serveren, kan rette den.
problem-long = For stort: En body har højst 10.000 byte, en import 1.500.000.
problem-kind = Send bodyen som ”Content-Type: application/json”.
problem-host = Serveren har et andet navn; den, der startede den, kan tillade dette: TUMBLESTAR_HOSTS=name.
problem-message = Et felt er ukendt eller ikke, som det skal være: ”field” siger hvilket, ”expected” hvad det skal være.
problem-rule = En regel i spillet forbyder det: ”tag” er reglen, ”help” dens side.
problem-unread = Notationen kan ikke læses; ”legal” viser, hvad der kan gøres.
problem-options = Sådan et spil, antal pladser, mulighed, bot eller navn findes ikke, eller mulighederne passer ikke sammen.
problem-limit = For tit: Vent så mange sekunder, som ”Retry-After” siger. Intet blev gjort.
problem-head = Adresse og headers har højst 16.384 byte.
problem-trouble = Noget gik galt her. Spørg igen med samme id: Det, der er gjort, gøres ikke to gange.
problem-working = Det er ved at blive regnet ud; spørg igen om lidt.
problem-store = Det kunne ikke skrives, og intet blev gjort; spørg igen om lidt med samme id.
refused-scope = Det må dette token ikke: Det mangler ”{ $scope }”.
refused-long = Bodyen har mere end { $most } byte.
refused-field = Feltet { $field } er ikke, som det skal være: { $expected }.
import-none = Der er ingen optegnelse i det.
import-many = Der er { $count } optegnelser i det; importér højst { $most } ad gangen.
import-line = Linjen er ikke et JSON-objekt med en ”record”.
refused-kind = Send bodyen som { $kinds }.
refused-act = Angiv enten nummeret på en handling som ”action” eller dens notation som ”text”.
refused-no-link = Det er ikke en invitation, vi kender.
refused-streams = For mange strømme er åbne. Luk en først.
scope-read = Se dine borde, følge dem, læse optegnelser og chat
scope-play = Tage pladser ved invitation, handle, fortryde, opgive, chatte
scope-tables = Lave borde, se deres links, slutte og slette dem
tokens-head = Tokens til programmer
tokens-about = Et token lader et af dine programmer spille her.
tokens-yours = Dine tokens
tokens-none = Du har ingen.
token-made = Dit nye token
token-once = Kopiér det nu: Det vises kun denne gang. Den, der har det, kan bruge det.
token-label = Token
token-copy = Kopiér tokenet
token-new = Et token til
token-name = Navn
token-for = Hvem handler med det
token-for-me = Jeg: en terminal eller et script af mine
token-for-bot = En ny bot med det navn
token-for-this-bot = Min bot { $name }
token-bot-help = Et program, der selv vælger, er en bot: Det sidder ved borde under sit eget navn og er mærket som bot.
token-do = Lav tokenet
token-of-you = handler som dig
token-of-bot = handler som botten { $name }
token-since = lavet { $day }
token-used = sidst brugt { $day }
token-unused = aldrig brugt
token-revoke = Tilbagekald
token-revoke-sure = Programmer, der bruger det, vil blive afvist.
token-revoke-yes = Tilbagekald det
token-no-name = Giv det et navn.
token-no-scope = Kryds mindst én ting af, som det må.
token-for-whom = Vælg, hvem der handler med det.
token-many = Du har { $most } tokens. Tilbagekald nogle først.
cli-token = Laver, viser og tilbagekalder tokens til programmer, også mens serveren kører.
cli-token-new = Laver et token til en ny bot ved navn NAME og skriver det, kun denne gang.
cli-token-person = Til en person, ikke en bot.
cli-token-scope = Hvad det må, ellers read; kan angives flere gange.
cli-token-list = Viser alle tokens.
cli-token-revoke = Tilbagekalder det token, der har dette NUMBER på listen.
cli-token-bot = bot { $name }
cli-token-none = Der er ingen tokens.
cli-token-head-number = nummer
cli-token-head-name = navn
cli-token-head-who = hvem
cli-token-head-scopes = må
cli-token-head-made = lavet
cli-token-head-used = sidst brugt
cli-token-revoked = Token { $number } er tilbagekaldt.
cli-token-unknown = Der er intet token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] For én spiller
       *[other] For { $count } spillere
    }
option-first = Hvem begynder
option-first-help = Tilfældet bestemmer, eller du vælger.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
picture-label = Spillets bord. Tryk T for at få det som tekst.
first-seat = { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }
seat-won = { $seat ->
        [you] Du vinder!
       *[other] { $seat } vinder.
    }
first-seat-awaited = Tilfældet bestemmer, hvem der begynder.
unread-of = ”{ $text }” kan ikke gøres her; forventet: en af { $actions }.
cli-new-game = Skriver et lille spil som pakke, som du kan lave om til dit eget.
cli-new-game-name = Spillets navn i Python: små bogstaver, cifre og understregning.
cli-new-game-out = Mappen, der skrives i; ellers en med spillets navn, her.
cli-new-game-bad = ”{ $name }” kan ikke være et spils navn: små bogstaver, cifre og understregning, først et bogstav, og ikke et andet spils navn.
cli-new-game-there = ”{ $folder }” findes allerede; vælg en anden mappe med --out.
cli-new-game-made = Skrevet til { $folder }. Nu: pip install -e { $folder }, så tumblestar check-game { $name } og tumblestar play { $name }.
cli-check-game = Kontrollerer et spil mod kontrakten, og siger, hvad det mangler.
cli-check-game-passed = { $name } består alle { $count } kontroller.
cli-check-game-failed = Kontroller, som { $name } ikke består: { $count }

## The installable app

nav-install = Installér som app
install-head = tumblestar som app
install-about = Installeret åbner tumblestar i sit eget vindue og fylder under en megabyte.
install-do = Installér
install-ways = Eller på browserens egen måde:
install-chrome = Chrome og Edge: ”Installér” i adresselinjen eller menuen.
install-ios = iPhone og iPad: Del, så ”Føj til hjemmeskærm”.
install-mac = Safari på Mac: ”Føj til Dock” i menuen Arkiv.
install-firefox = Firefox på Android: ”Installér” i menuen.
install-not = Browsere installerer kun fra en https-adresse. Bed den, der driver serveren, sætte TLS op (docs/hosting.md).
offline-head = Ingen forbindelse
offline-about = Serveren kan ikke nås. Dine borde er i sikkerhed; siden kommer tilbage af sig selv.
offline-again = Prøv igen nu
result-share = Del resultatet
result-save = Gem som billede

## Review of a game

review-none = { $game } har ingen vurdering, så dets spil kan ikke gennemgås.
review-empty = Der er intet sket i dette spil endnu.
review-older = Spillet blev spillet efter en anden versions regler eller data, så det kan ikke gennemgås.
review-ended = Gennemgangen sluttede uventet. Bed om den igen for at genstarte den.
review-busy = For meget regnes ud lige nu. Prøv igen om et minut.
review-failed = Gennemgangen mislykkedes; serverens log siger hvorfor.
review-title = Gennemgang: { $game }, { $names }
review-curve = Vinderchancer efter hændelse, en linje for hver plads; til sidst { $shares }. Listen over hændelser har alle tal.
review-luck-bars = Held: op er godt for pladsen
review-luck-of = Held efter hændelse: { $name }
review-cost-bars = Beslutningernes pris
review-cost-of = Beslutningernes pris: { $name }
review-means = Hvad betyder ordene?
review-means-luck = Hvad tilfældet bragte, mod gennemsnittet af, hvad det kunne bringe, i andele af sejren; i snit 0.
review-means-skill = Hvad alle beslutninger gjorde ved en plads, mod de bedste. Dens egne kan kun koste; andres er gaver.
review-means-residual = Hvad vurderingen ikke forklarer: 0, hvis den er nøjagtig, ellers et mål for, hvor meget den er værd.
review-means-adjusted = Resultatet minus held, med interval. Det viser før end resultater, hvem der spillede bedst.
review-means-rating = Tusind gange den gennemsnitlige pris for en plads’ egne beslutninger; lavere er bedre.
review-means-level = Den bot, hvis beslutninger kostede omtrent lige så meget.
review-totals = Hvor resultatet kommer fra
review-start = Starten.
review-at = Hændelse { $n }. { $did } Vinderchancer: { $shares }.
review-share-of = { $name } { $share }
review-head-event = hændelse
review-head-what = hvad der skete
review-head-luck = heldigt for
review-head-cost = pris
review-luckiest = Mest held
review-event = Hændelse { $n }
review-board = Brættet efter hændelse { $n }
review-mistakes = Dyreste beslutninger
review-better-board = Brættet efter det bedre forløb, hændelse { $n }
review-decision = Hændelse { $n }: { $name } skal vælge
review-played = Spillet
review-better = Bedre
review-events = Alle hændelser
review-link = Gennemgang
review-page = Gennemgang af { $game }
review-later = Gennemgangen kommer efter spillet, så ingen får at vide, hvem der fører.
review-back = Tilbage til bordet
review-slider = Spillets hændelser
review-progress = Hændelser regnet ud
review-working = Spillet regnes ud. Du kan komme tilbage senere.
review-waiting = Vurderingen gøres klar, op til et minut første gang på denne computer.
review-done = Hele spillet er regnet ud.
review-again = Prøv igen
review-reload = Vis, hvad der er klar
review-play-on = Prøv forløbet på analysebrættet
review-moment = Vis øjeblikket ved bordet
retry-link = Øv fejlene
retry-page = Fejl i { $game }
retry-least = Fra { NUMBER($share, style: "percent") } og op
retry-none = Ingen beslutning kostede så meget.
retry-puzzle = { $k } af { $count }, hændelse { $n }: { $name } skal vælge
retry-board = Brættet før hændelse { $n }
retry-do = Prøv det
retry-before = Den forrige
retry-next = Den næste
retry-right = { $action } Det beholder { $best }, og intet beholder mere.
retry-wrong = { $action } Det beholder { $share }; det bedste beholder { $best }. Prøv noget andet.
retry-unknown = ”{ $action }” er stadig ved at blive regnet ud. Prøv igen om lidt.
retry-played = Spillet: { $did } Det beholdt { $share }.
evaluator-own = spillets egne værdier
review-evaluator = Værdier: { $name }. Gennemsnitlig fejl pr. skridt: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Værdier: { $name }; nøjagtige.
review-evaluator-unmeasured = Værdier: { $name }; fejl ikke målt.
review-level-none = –
review-level-perfect = Fejlfri
review-resigned = { $name } opgav
review-sum-seat = plads
review-sum-start = start
review-sum-luck = held
review-sum-skill = dygtighed
review-sum-residual = uforklaret
review-sum-final = resultat
review-sum-adjusted = uden held (95 %)
review-sum-decisions = beslutninger
review-sum-rating = rating
review-sum-level = spillede som
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } til { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } for { $name }
review-no-mistakes = Ingen beslutning kostede noget.
cli-review = Siger, hvor et spil blev afgjort, af held og af dygtighed, i tal, der går op.
cli-review-html = Skriver gennemgangen som fil til enhver browser, uden scripts.
cli-review-against = Sammenligner spillet med en anden optegnelse, der havde samme held.
compare-alike = Så langt begge rækker, er spillene ens.
compare-parting = De skilles ved hændelse { $n }:
compare-other = Spillene havde forskelligt held: Forskellige er { $what }.
compare-unknown = Det vides ikke, om spillene havde samme held: Udfald blev skrevet ind, eller startværdien er ikke åben endnu.
compare-game = spillene
compare-seats = antallene af pladser
compare-options = mulighederne
compare-start = de første stillinger
compare-seed = startværdierne
cli-review-title = { $game }: { $names }
cli-review-luckiest = Mest held:
cli-review-mistakes = Dyreste beslutninger:
cli-review-better = Bedre: { $preview } [{ $line }]

## Statistics of many games

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Udfald
chance-of-first = Pladsen, der begynder
chance-of-others = andre

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Spil: { $count }, uden resultat: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, alene
       *[other] { $game }, { $count } pladser
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = intet navn
stats-head-player = spiller
stats-head-games = spil
stats-head-result = vundet
stats-head-luck = held
stats-head-adjusted = vundet uden held
stats-head-cost = foræret pr. spil
stats-head-rating = rating
stats-head-level = spillede som
stats-head-observed = kom
stats-head-expected = ventet
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } af en sejr foræret pr. spil, nøjagtigt: afstanden fra fejlfrit spil. Spil: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = For få tilfældige udfald til at teste.
stats-chance-fair = Intet er mærkeligt ved { $n } tilfældige udfald: Fair tilfældighed er mindst så langt fra det ventede i { $p } af gangene{ $count ->
        [one] .
       *[other] , i den mindst sandsynlige af { $count } test, korrigeret for antallet.
    }
stats-chance-odd = Noget er mærkeligt: { $kinds }. Fair tilfældighed er så langt fra det ventede i { $p } af gangene{ $count ->
        [one] .
       *[other] , korrigeret for { $count } test.
    }
stats-chance-left-out = Spil, der ikke er testet, fordi der blev fortrudt eller spillet efter andre regler: { $count }.
stats-seal-proved = Udfald, der følger af startværdier forseglet før spillet: { $n } af { $count }.
stats-seal-open = Udfald skrevet ind, eller hvis startværdi nogen kunne kende: { $n } af { $count }.
stats-seal-closed = Udfald, hvis startværdi ikke er åben endnu: { $n } af { $count }.
stats-seal-older = Udfald efter andre regler, som ikke kan kontrolleres her: { $n } af { $count }.
stats-seal-false = Udfald i spil, hvis tilfældighed ikke følger af startværdien: { $n } af { $count }.
stats-head = Din statistik
stats-none = Intet endnu: På denne server har du ikke afsluttet et spil med én plads, som du holdt til slut.
stats-about = Færdige spil, hvor du havde én plads: { $count }, gennemgået: { $n }. Dine sidste { $most } borde tæller. Åbner du en gennemgang første gang, laves den.
stats-csv = Hent dine spil som tabel (CSV)
stats-people = personer
stats-you = Du
stats-head-reviewed = gennemgået
stats-head-against = mod
stats-head-days = dage
stats-head-outcome = udfald
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } til { $last }
    }
stats-as-table = Som tabel
stats-chart-result = Resultater over tid; grupper af spil: { $count }. Tabellen nedenfor har tallene.
stats-chart-result-means = ● vundet, ◆ vundet uden held, fra 0 % (nederst) til 100 % (øverst); streger: intervaller på 95 %, prikket: en lige andel.
stats-chart-rating = Rating over tid; grupper af spil: { $count }. Tabellen nedenfor har tallene.
stats-chart-rating-means = Rating, fra 0 (nederst) til { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (øverst); lavere er bedre; streger: intervaller på 95 %.
stats-chance-head = Hvad tilfældet gjorde
stats-test = { $kind }, udfald: { $count }; fair tilfældighed er så langt ude i { $p } af gangene
stats-test-few = { $kind }, udfald: { $count }, for få til at teste
cli-stats = Gør mange spil op: resultater, held, pris og rating efter spiller med 95 %-intervaller, og om tilfældigheden var mærkelig.
cli-stats-files = Optegnelser, zip-filer med optegnelser eller mapper.
cli-stats-name = En spiller eller en bot; ellers alle.
cli-stats-game = Spillet; ellers alle.
cli-stats-csv = Skriver en linje for hver plads i hvert spil i denne fil (CSV).
cli-stats-no-review = Kun resultater og tilfældighed, uden gennemgange: hurtigt.
cli-stats-reviews = Gemmer gennemgangenes tal i denne fil til næste gang.
cli-stats-reviews-bad = ”{ $file }” har ingen gemte gennemgange. Vælg en anden fil til --reviews, eller slet den.
cli-stats-unreviewed = Ikke gennemgået: { $record }: { $why }
cli-stats-false = Tilfældigheden i { $record } følger ikke af startværdien: se tumblestar verify.

## Puzzles

puzzle-file = { $file }, linje { $line }: { $why }
puzzle-bad-line = Dette er ikke en opgave: { $why }. docs/puzzles.md har formatet.
puzzle-of-another = ”{ $id }” er ikke id for en opgave i { $name }.
puzzle-twice = Opgaven ”{ $id }” står to gange.
puzzle-empty = Opgaven ”{ $id }” har ingen løsning.
puzzle-bad-state = Opgaven ”{ $id }” har en stilling, der ikke kan læses. { $why }
puzzle-unknown = Der er ingen opgave ”{ $text }”. Et id er et spil ({ $games }), en bindestreg og syv cifre; se ”tumblestar puzzles list”.
puzzle-illegal = ”{ $text }” kan ikke gøres her.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-form = Dette er ikke en fil med noter (docs/tutorials.md). { $why }
bad-tutorial-alone = Det optegnede spil { $file } mangler ved siden af.
bad-tutorial-record = Linje { $line } i det optegnede spil: { $why }
bad-tutorial-game = Det optegnede spil er { $other }; forventet: { $game }.
bad-tutorial-learner = Eleven har plads { $n }; forventet: en plads i hvert optegnet spil.
bad-tutorial-idle = Eleven på plads { $n } har intet at gøre; forventet: en note før en handling fra den plads.
bad-tutorial-chapter = Den hører til kapitel { $n }; forventet: 1 til { $count }, ét for hvert optegnet spil.
bad-tutorial-event = Den står før hændelse { $event }; forventet: 1 til { $count }, den sidste for slutningen.
bad-tutorial-order = Den kommer efter en note til en senere hændelse; forventet: spillets rækkefølge.
bad-tutorial-end = Kapitlet ender med noget at gøre; forventet: en note til, der viser, hvad der kom ud af det.
bad-tutorial-words = Der er ingen ord for ”{ $key }”; forventet: en tekst i { $game } på hvert sprog.
bad-tutorial-reading = Eleven har intet at gøre her; ”also”, ”answers” og ”other” forventes kun før elevens handlinger.
bad-tutorial-action = ”{ $text }” er ikke en handling. { $why }
bad-tutorial-illegal = ”{ $text }” er ikke lovlig her; forventet under ”also”: handlinger lige så gode som den optegnede.
bad-tutorial-right = ”{ $text }” er den optegnede handling; forventet under ”answers”: forkerte forsøg.
bad-tutorial-mark = Intet her hedder ”{ $text }”; forventet: en lovlig handling, et sted på brættet, eller en figur eller et tegn på billedet.
learn-right = Rigtigt.
learn-head = Lær { $game }
learn-step = { $n } af { $count }
learn-back = Tilbage
learn-next = Videre
learn-again = Forfra
learn-play = Spil et spil mod { $bot }
# $name: the name of a file.
learn-another = En anden lektion: { $name }
learn-board = Lektionens bræt
learn-choose = Alt, du kan gøre her
learn-do = Gør det
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Tryk ”{ $turn }”, til brikken vender rigtigt.
# $marked: a list of sentences and names.
learn-marked = Markeret: { $marked }
term-learn-begin = Gør, hvad noterne beder om: Skriv en handling i notation, eller Enter for at gå videre. ”?” viser, hvad der kan gøres, ”bræt” viser brættet, ”retur” går tilbage, ”afslut” går ud.
term-learn-try = Din handling:
term-learn-on = Enter går videre:
term-learn-play = Enter begynder et spil mod { $bot }; ”afslut” går ud:
term-learn-left = Lektionen er gemt. ”tumblestar learn { $game }” fortsætter den.
term-learn-rule = Reglen er { $tag }: ”tumblestar rules { $game }” har den.
term-word-step-back = retur
cli-learn = Lærer et spil fra sig, mens det spilles i terminalen, og spiller det så mod en bot; fortsætter, hvor lektionen slap.
cli-learn-game = Spillet.
cli-learn-lesson = Navnet på en lektion; ellers den første.
cli-learn-none = { $game } har ingen lektion endnu; docs/tutorials.md siger, hvordan man skriver en.
cli-learn-unknown = Der er ingen lektion ”{ $name }”; der er { $names }.
card-learn = Lær { $game } ved at spille
card-learn-short = Lær det
new-learn = Lær det ved at spille: få minutter
# $did: what the recorded action would do, a sentence of the game.
learn-also = Det er lige så godt. Lektionen fortsætter med en anden handling. { $did }
# $did: what the tried action would do.
learn-other = { $did } Det er tilladt, men ikke meningen her. Prøv det markerede.
## The same deal: a finished game handed to friends

deal-nobody = En udfordring kræver en spillers plads: ”{ $person }” i stedet for en bot.
deal-long = Linket til en udfordring har højst { $most } tegn. Kopiér kun hele linket.
deal-unknown = Linket til en udfordring kan ikke sige ”{ $name }”; det kan sige { $allowed }. Kopiér hele linket igen.
deal-missing = Linket til udfordringen mangler { $names }. Kopiér hele linket igen.
deal-hand-on = Samme held til venner
deal-head = { $game }: samme udfordring
deal-about = Den, der åbner linket, spiller dette spil med samme bots, muligheder og tilfældighed. De, der er færdige, ser hinandens spil, tur for tur. Tilfældigheden er åben: En andens spil viser, hvad der kommer.
deal-you = du
deal-seats = Pladser: { $names }
deal-option = { $name }: { $value }
deal-play = Spil denne udfordring
deal-go-on = Fortsæt dit spil
deal-see = Se dit spil
deal-again = Det er dit eget spil. Send linket til venner; du kan også spille det igen og vide, hvad der kommer.
deal-link = Link at sende
deal-others = Færdige spil, som du ser, når du er færdig med dit: { $count }
deal-turns = Tur for tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alle ens
## Playing puzzles

puzzle-head = Opgave: { $game }
puzzle-board = Opgavens bræt
puzzle-ask = Hvordan spilles der bedst?
puzzle-choose = Hvad ville du gøre?
puzzle-do = Gør det
puzzle-back = Fortryd
puzzle-give = Se svaret
puzzle-skip = En anden opgave
puzzle-next = Næste opgave
puzzle-retry = Prøv igen
puzzle-again = Du har prøvet denne opgave før; den tæller ikke nu.
puzzle-open = Hidtil:
puzzle-right = Rigtigt, videre! Hidtil:
puzzle-wrong = Ikke den bedste vej. Prøv andre, så tit du vil; kun første forsøg tæller. Dit forsøg:
puzzle-answer = Det er svaret.
puzzle-solved = Løst i første forsøg! Din rating: { $rating }, før: { $before }.
puzzle-failed = Ikke løst i første forsøg. Din rating: { $rating }, før: { $before }.
puzzle-seen = Svaret, uden rating.
puzzle-moves = Svaret, skridt for skridt
puzzle-then = Sådan kan det gå videre
puzzle-why = Hvorfor
puzzle-analyse = Tænk videre herfra
puzzle-proof = Bevist { $how }.
puzzle-margin = Det giver dig { $value } af sejren, og enhver anden vej mindst { $margin } mindre{ $exact ->
        [yes] , nøjagtigt.
       *[no] , plus/minus { $error }.
    }
puzzle-also = Andre forløb, der fører til det samme: { $count }.
puzzle-fail = Bots, der oftest fejler her: { $bots }.
puzzle-themes = Temaer: { $themes }.
puzzle-rating = Din rating: { $rating }, plus/minus { $deviation }. I træk: { $count }, flest: { $most }.
puzzles-head = Opgaver
puzzles-intro = Stillinger fra bots’ spil, hvor én vej bevisligt er meget bedre end alle andre. Dit første forsøg ved hver ændrer din rating.
puzzles-of = Opgaver: { $game }
puzzles-count = Opgaver: { $count }
puzzles-play = Spil
puzzles-play-of = Spil opgaver i { $game }
puzzles-more = Temaer og din rating
puzzles-more-of = Temaer og din rating: { $game }
puzzles-none-left = Alle disse er løst. Vælg et andet tema eller spil.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } af { $count } løst
puzzles-history = Dine forsøg
puzzles-chart = Din rating fra { $first } til { $last }; opgaver: { $count }
puzzles-other = Alle spil med opgaver
puzzle-term-begin = Skriv, hvad du ville gøre. Første forsøg ved hver opgave tæller. ”hjælp” viser kommandoer.
puzzle-term-wrong = Ikke den bedste vej. Prøv andre, så tit du vil; kun første forsøg tæller.
puzzle-term-right = Rigtigt, videre!
puzzle-kept-bad = Dine opgaver i { $file } kan ikke læses: { $why }. Ret filen, eller flyt den.
term-does-puzzle-undo = fortryder det, der ikke er bedømt endnu
term-does-puzzle-answer = viser svaret, og hvorfor; tæller som forkert forsøg
term-does-puzzle-skip = skifter til en anden opgave
term-word-answer = svar
term-word-skip = skift

## The challenges of the day

day-order = { $file }, linje { $line }: { $date } er ikke dagen efter den forrige.
day-none = Der er ingen dagens opgaver for ”{ $date }”. Forventet: en dato fra { $first } til { $last }; et nyere tumblestar har måske flere.
day-not-yet = { $date } er ikke begyndt nogen steder endnu.
day-head = tumblestar, { $date }
day-about = Fire opgaver om dagen, de samme for alle. Tilfældigheden følger af datoen, så den er åben; hver kan spilles én gang.
day-before = Dagen før
day-after = Dagen efter
day-puzzle = Opgave
day-level = Bane
day-duel = Duel
day-chart = Stjernekort
day-puzzle-about = { $game }: Find den bedste vej. Første forsøg tæller.
day-level-about = { $game } alene: Vind denne bane i kampagnen.
day-duel-about = { $game } mod det løste spil, som ingen fejl begår.
day-chart-about = { $game } alene: Fyld stjernekortet for mere end { $goal } point.
day-play = Spil
day-go-on = Spil videre
day-see = Se det igen
day-open = – { $kind }: ikke spillet endnu
day-going = – { $kind }: i gang
day-won = ★ { $kind }: løst
day-lost = ● { $kind }: ikke løst
day-won-alone = ★ { $kind }: vundet, point: { $points }
day-lost-alone = ● { $kind }: ikke vundet, point: { $points }
day-won-against = ★ { $kind }: vundet med { $points } mod { $other }
day-lost-against = ● { $kind }: ikke vundet, { $points } mod { $other }
day-share = Dit resultat
day-copy = Kopiér teksten
day-history = Dine dage
day-streak = Dage i træk: { $count }, flest: { $longest }.
day-history-item = { $date }: { $count } af 4
day-history-kept = Dine dage gemmes kun på denne enhed.
day-back = Til dagens opgaver
day-link = Dagens opgaver
cli-day = Viser en dags fire opgaver, de samme for alle, eller spiller en i denne terminal.
cli-day-date = Datoen, som 2026-11-24; ellers i dag.
cli-day-play = Spiller denne opgave; hver tæller én gang.
cli-day-how = ”tumblestar day { $date } --play NAME” spiller en: { $kinds }.
cli-day-kept-bad = Dine dage i ”{ $file }” kan ikke læses: { $why }. Ret filen, eller flyt den.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Indhold
rules-search = Søg i reglerne
rules-search-do = Søg
rules-found = { $count ->
        [0] Ingen regel har alle de ord.
        [one] Regler fundet: { $count }.
       *[other] Regler fundet: { $count }.
    }
rules-summary = Én side til bordet
summary-head = { $game } kort
example-legal = Tilladt.
example-illegal = Ikke tilladt.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Point: { $count }.
example-points-of = Point: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] filen
       *[other] eksempel ”{ $name }”
    }: { $why }
examples-form = den har ikke den form, som docs/adding-a-game.md beskriver. { $why }
examples-rule = der er ingen regel og intet afsnit ”{ $tag }”. Nævn et fra words/en.ftl, som AB-3.1 eller AB-3.
examples-name = hvert eksempel skal have sit eget navn, ord ”{ $key }” i words/en.ftl og et billede.
examples-crop = der er intet ”{ $text }” blandt udsnittene; der er { $allowed }.
examples-seat = ingen sidder på plads { $count }.
examples-legal = ”{ $text }” er ikke lovlig der, efter { $tag ->
        [none] hvad tilfældet må
       *[other] { $tag }
    }. Ret stillingen eller handlingen.
examples-tag = en handling er lovlig eller ulovlig, ikke begge; en ulovlig kræver mærket for den regel, der forbyder den.
examples-illegal = ”{ $text }” skulle være forbudt af { $tag }, og reglerne siger { $found ->
        [none] at den er lovlig
       *[other] { $found }
    }.
examples-points = ”{ $name }” skulle være { $count }, og reglerne siger { $found }.
examples-summary = ordene ”{ $key }” og ”{ $key }-1” kræves i words/en.ftl, og eksempler med disse navne: { $names }.
cli-rules-search = Viser kun regler med alle disse ord, uden hensyn til accenter.
cli-rules-section = Viser kun dette afsnit, som TY-3.
cli-rules-no-section = { $game } har intet afsnit ”{ $text }”; det har { $allowed }.
cli-rules-none = Ingen regel i { $game } har alle ordene ”{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = Der er ingen plads { $n }: Dette spil har { $most }.
picture-turn = Der er ingen tur { $turn }: Dette spil har { $most }.
picture-at = Der er ingen hændelse { $n }: Denne optegnelse har { $most }. Starten er 0.
cli-picture = Tegner en optegnelse: en stilling som billede, hele spillet eller en tur som animation.
cli-picture-out = Skriver et billede: .svg, .png eller .webp.
cli-picture-at = Stillingen efter så mange hændelser; ellers den sidste.
cli-picture-animate = Skriver en animation: .gif eller .webp.
cli-picture-turn = Animerer kun denne tur, fra 1.
cli-picture-theme = Farverne.
cli-picture-width = Pixel i bredden; ellers 760, for en animation 480.
cli-picture-seat = Pladsen, hvis del af bordet er stor, fra 1.
cli-picture-delay = Millisekunder pr. øjeblik i en animation; ellers 700.
cli-picture-none = Der er intet at tegne: Angiv en fil med --out (.svg, .png, .webp) eller --animate (.gif, .webp).
cli-picture-kind = ”{ $file }” har intet format, der kan tegnes her; forventet: et af { $kinds }.
cli-picture-needs = ”{ $file }” kræver pakker, som { $command } installerer; en .svg kræver ingen.
share-link = Del hele spillet
share-head = Del dette spil
share-address-about = Det rummer hele spillet med spillernes navne. Serveren gemmer intet, så linket virker, så længe serveren er der, og kan ikke kaldes tilbage.
share-address = Som link
share-address-field = Linket til spillet
share-copy = Kopiér
share-embed = På en anden side
share-embed-about = En ramme til en blog eller et forum, hvor man går gennem spillet.
share-code = Rammens HTML
share-film = Som animation
share-picture = Som billede
share-text = Som tekst
share-text-about = Optegnelsen, som mennesker kan læse og tumblestar åbne.
share-whole-game = Hele spillet
share-turn = Hvad
share-at = Efter hvor mange hændelser (0 til { $most })
share-kind = Format
share-download = Hent
share-too-long = Dette spil er for langt til et link. Del optegnelsen som fil; andre kan åbne den under ”Mine borde”.
share-busy = Flere billeder tegnes lige nu. Prøv igen om lidt.
share-missing = Serveren kan ikke tegne dette format. Vælg SVG, eller bed dens vært installere tumblestar[cards].
shared-head = Et delt spil
shared-script = Et script på siden læser spillet i linket. Tillad scripts her for at se det.
shared-empty = Adressen rummer intet spil. Et spils link har et # og mange bogstaver efter det.
shared-foreign = Det er ikke et link til et spil i tumblestar, eller et fra en nyere version. Bed om optegnelsen som fil.
shared-damaged = Linket er beskadiget eller skåret af. Kopiér det hele, eller bed om det igen.
shared-long = Linket rummer mere end noget spil, så det vises ikke.
shared-old = Denne browser kan ikke læse linket: Det kræver Chrome 80, Firefox 113, Safari 16.4 eller nyere.
shared-offline = Serveren svarer ikke eller er optaget. Indlæs siden for at prøve igen.
shared-begin = Spillet begynder.
shared-told = Hændelse { $n } af { $count }. { $did }
shared-whole = Se det på dets egen side

## The static site (site/, cli/site.py)

cli-site = Skriver hele æsken som statiske filer, som ethvert webhotel kan udbyde og en telefon gemme.
cli-site-folder = Mappen, der skrives i, ny eller tom.
cli-site-pyodide = En mappe med npm-pakken pyodide; ellers henter npm den.
cli-site-server = Adressen på en tumblestar-server til spil med venner.
cli-site-made = Skrevet til { $folder } (filer: { $count }, første besøg: { $size } MB komprimeret). Prøv det: python -m http.server --directory { $folder }. Andre enheder kræver en https-adresse.
cli-site-not-compiled = Uden node blev intet kompileret: Siden virker, men starter langsommere.
site-no-folder = ”{ $folder }” er ikke en mappe. Angiv en ny eller tom.
site-not-empty = ”{ $folder }” er ikke tom; intet blev skrevet. Angiv en ny eller tom mappe; vil du forny en side, så læg den i stedet for den gamle.
site-bad-server = ”{ $text }” er ikke en servers adresse; forventet: en som https://games.example.org.
site-no-npm = Siden kræver npm-pakken { $package }, og her er ingen npm. Installér Node.js, eller angiv en mappe med pakken: --pyodide.
site-npm-failed = npm kunne ikke hente { $package }: { $why }. Prøv igen senere, eller angiv en mappe med pakken: --pyodide.
site-no-pyodide = ”{ $folder }” er ikke en kopi af npm-pakken pyodide: { $file } mangler.
site-other-pyodide = Det er pyodide { $found }; forventet: { $expected }: npm install pyodide@{ $expected }.
site-no-package = Pakken { $package } er ikke installeret som filer her. Installér tumblestar med pip, og prøv igen.
site-not-rendered = Startsiden kunne ikke laves: { $why }
site-not-compiled = Modulerne kunne ikke kompileres: { $why }
site-loading = Henter æsken, én gang…
site-starting = Stiller æsken op…
site-soon = Æsken stilles op; dit valg åbner om lidt.
site-failed = Noget gik galt i denne browser. Det, der er gemt, er her stadig.
site-again = Prøv igen
site-full = Browseren er fuld, så der gemmes ikke mere. Frigør plads, eller gem dit spil som fil (ved bordet: ”Mere”, så ”Hent optegnelsen”).
site-not-kept = Browseren gemmer intet, måske i et privat vindue: Spil varer, til den lukkes.
site-elsewhere = Æsken er åben i en anden fane eller et andet vindue.
site-here = Brug den her
site-newer = Der er en nyere version af æsken. Dine spil bliver.
site-newer-do = Skift til den
site-no-language = Hvert sprog hentes én gang over netværket, og der er intet nu. Indtil da står teksterne på engelsk.
site-no-files = Æsken kunne ikke hentes. Kontrollér netværket, og prøv igen.
site-not-secure = Siden kræver en https-adresse eller denne maskines egen. Bed den, der driver siden, om en.
site-too-old = Browseren er for gammel til tumblestar, eller et privat vindue forbyder WebAssembly, modulworkers eller service workers. Brug en nutidig Firefox, Chrome, Edge eller Safari.
site-no-script = tumblestar kører i din browser og kræver JavaScript.
nav-friends = Med venner
friends-head = Med venner
friends-about = Denne æske er til én enhed: Du spiller mod bots, eller lader en skærm gå rundt.
friends-server = Vil du spille med andre på deres egne enheder, så brug denne server:
friends-go = Gå til serveren
friends-none = Vil I spille på hver jeres enhed, starter en af jer en server med én kommando:
friends-ask = Den giver invitationer via link, en lobby, ure, chat og spil over flere dage, uden konti. Kender du en server, så spørg efter dens adresse.
friends-carry = Spil flyttes som filer, begge veje: Gem et ved dets bord, og åbn det under ”Mine borde”.
