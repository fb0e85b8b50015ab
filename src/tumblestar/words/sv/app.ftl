### The words of the app in Swedish. Arguments as in en.ftl, which explains them.

## Refusals and errors of records, options and chance

refused-over = Spelet är slut.
refused-seat = Det är inte din tur; på tur: { $seat ->
        [0] slumpen
       *[other] plats { $seat }
    }.
refused-turn = Det är inte din tur. { $now }
refused-place = Där kan inget göras nu. { $now }
refused-chance = Slumpens utfall följer här av fröet. Bara ett bord med riktig spelplan tar emot dem.
bad-seats = Spelet kan inte ha { $seats } platser; väntat: { $allowed }.
bad-option = Okänt alternativ ”{ $name }”; väntat: { $allowed }.
bad-option-value = Alternativet ”{ $name }” kan inte vara { $value }; väntat: { $allowed }.
bad-option-twice = Alternativet ”{ $name }” kan inte vara både { $first } och { $second }; ange det en gång.
bad-value = { $name } kan inte vara { $value }; väntat: { $expected }.
bad-name = Ett namn eller salt är en rad med högst { $most } synliga tecken.
bad-chance = Okänt slags slump ”{ $text }”; väntat: { $allowed }.
bad-commitment = Förseglad slump kräver ett åtagande: 64 hexadecimala siffror.
bad-practice = Ett övningsparti har ingen förseglad slump.
bad-seed = Ett frö är en rad med 1 till { $most } synliga tecken.
bad-salts = Väntat: { $seats } salter, ett per plats; ett salt får vara tomt.
bad-seat-kind = En plats tillhör en människa eller en bot.
unknown-game = Okänt spel ”{ $name }”; väntat: { $games }.
game-broken = Spelet ”{ $name }” kan inte laddas: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }.
unknown-bot = Okänd bot ”{ $name }”; väntat: { $bots }.

## Reading a record

record-long = Filen har fler än { $most } tecken, för många för ett protokoll.
record-format = Detta är inget protokoll; väntad första rad: ”{ $expected }”.
record-header = Okänd post i huvudet, ”{ $text }”; väntat: { $keys }.
record-twice = Posten ”{ $key }” finns två gånger.
record-missing = Huvudet saknar posten ”{ $key }”.
record-older = Spelat och visat med version { $rules } av reglerna. Den senaste versionen är { $version }.
record-other = Spelat med version { $rules } av reglerna (data { $data }), visat med version { $version } (data { $digest }); poängen kan skilja sig.
record-cut = Spelat med version { $rules } av reglerna (data { $data }). Version { $version } (data { $digest }) visar { $n } av dess { $count } händelser; protokollets text har alla.
record-rules = Protokollet har version ”{ $text }” av reglerna; detta program spelar version { $version }.
record-data = Protokollet har andra delar (data ”{ $text }”) än detta program ({ $digest }).
record-seat = ”{ $text }” är ingen plats; väntat: ”person” eller ”bot”, sedan ett namn.
record-salt = Saltets plats finns inte; spelet har { $seats } platser.
record-options = ”{ $text }” är inget alternativ; väntat: namn=tal, med namnen { $options }.
record-seed = Det öppnade fröet ska vara 64 hexadecimala siffror.
record-early-seed = Fröet till ett förseglat parti öppnas först vid slutet.
record-date = Datumet ska se ut som 2026-11-21.
record-start = Platserna och alternativen måste vara de som gäller för ställningen som partiet börjar från.
record-practice = ”{ $text }” kan inte stå efter ”practice”; väntat: ”yes”.
record-event = ”{ $text }” är ingen händelse; väntat: ett nummer, sedan * för slumpen eller platsens nummer, sedan draget.
record-number = Händelsens nummer är { $text }; väntat: { $expected }. Kanske saknas en rad före.
record-actor = Händelsen är av ”{ $text }”, men { $expected } är på tur.
record-after-end = Spelet är slut före denna händelse.
record-refused = ”{ $text }” går inte här. { $why }
record-end = Protokollet slutar med ”{ $text }”, men dess händelser med ”{ $expected }”.
record-result = Protokollets resultat är ”{ $text }”, men dess händelsers är ”{ $expected }”.
unreadable-at = Rad { $line }: { $why }
unread-state = ”{ $text }” är ingen del av ett läge; väntat: nyckel=värde med nycklarna { $keys }, var och en en gång.
unread-state-value = ”{ $text }” passar inte ”{ $key }” i detta läge; grammatik: docs/{ $page }.md.

## Checking chance

verify-proved = Alla slumpens utfall följer av fröet som förseglades före starten. Kontrollerade: { $count }.
verify-seed = Öppen slump: alla utfall följer av fröet ”{ $seed }”, som någon angav och kunde känna till. Kontrollerade: { $count }.
verify-practice = Övning: någon gick tillbaka, så slumpen är öppen. Alla utfall följer av fröet. Kontrollerade: { $count }.
verify-typed = Öppen slump: utfallen ({ $count }) skrevs in eller valdes, så det finns inget att kontrollera.
verify-older = Reglerna (version { $rules }) eller data för detta parti finns inte kvar här, så dess slump kan inte kontrolleras.
verify-closed = Fröet är förseglat tills spelet är slut, så utfallen hittills ({ $count }) kan inte kontrolleras än.
verify-commitment = Falskt: protokollets frö är inte det som förseglades före starten.
verify-outcome = Falskt: händelse { $n } är ”{ $text }”, men dragning { $count } ur fröets ström ”{ $stream }” ger ”{ $expected }”.

## Bots

bot-random = Slumpspelare
bot-random-help = spelar vilket lagligt drag som helst
bot-greedy = Girig
bot-greedy-help = går på det som ger något genast
bot-novice = Nybörjare
bot-club = Klubbspelare
bot-strong = Stark
bot-expert = Expert
bot-master = Mästare

## Environments for programs that learn

env-fault = { $env }: { $why }
env-illegal = { $env }: draget { $action } av { $agent } är inte lagligt; väntat: { $allowed }.
env-not-begun = { $env }: anropa reset() först.
env-needs = { $env } kräver paketet { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } är en array av { $type } med formen { $shape }; väntat: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: arrayen för { $name } har luckor eller går inte att skriva till; väntat: en som från numpy.zeros.

## Command line

cli-about = Sällskapsspel i webbläsaren. Utan kommando: öppnar spelen.
cli-play = Öppnar spelen i webbläsaren, eller spelar ett i terminalen.
cli-replay = Visar varje läge i ett protokoll, och dess lagliga drag, i notation.
cli-verify = Kontrollerar ett protokolls slumputfall mot dess frö.
cli-expect = Visar hur den starkaste boten väntar sig att ett protokoll fortsätter, i notation.
cli-solve = Räknar ut första platsens vinstandel i ett spel för två med bästa spel, inom säkra gränser.
cli-bank = Bankens poäng från början; annars spelets egna.
cli-dice = En fil med färgerna på dina tärningar, som dice.toml.
cli-solve-first = Med bästa spel vinner första platsen { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } av alla partier, där lika räknas som en halv.
cli-solve-bounds = Bevisat: minst { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, högst { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Detta är inte för { $name }; väntat: { $games }.
cli-score = Räknar poäng för stjärnbilder eller kartor som skrivits ned vid ett riktigt bord.
cli-colours = För twinkle: bokstäverna för färgerna i spel; annars alla.
cli-sides = För twinkle_twinkle: sidorna på de fem poängkorten i poängordning, till exempel ABAAB; annars filens, annars bara A.
cli-not-scored-by = { $option } säger inget om { $name }. Utelämna det.
cli-rules = Visar ett spels regler med taggar, och märker dem som inte står i den tryckta regelboken.
cli-tiles = Ritar brickorna i stället, med antal och tabeller, för att jämföra med ett spel.
cli-out = Filen att skriva, .html eller .svg för brickor; annars standard ut.
cli-unwritable-file = Filen ”{ $file }” kan inte skrivas: { $why }.
cli-scored = Stjärnbild { $count }, kortens summa: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Inget att räkna i ”{ $file }”; väntat: en stjärnbild per rad.
cli-seconds = Sekunder att tänka.
cli-bench = Mäter hastigheten i slumpade partier, i miljoner händelser per sekund.
cli-lab = Mäter bottar och spel genom många partier mellan bottar.
cli-ladder = Rankar ett spels bottar på en skala (Bradley-Terry): 100 poäng mer vinner 64 % av partierna för två. Varje bot möter sina grannar och ”greedy” med alla antal platser, varje start från varje plats. Med fler än två platser spelar en bot bland andra av ett slag, åt båda håll; 1 / platser är jämnt.
cli-ladder-game = Spelet; annars alla.
cli-ladder-seats = Ett antal platser, kan upprepas; annars alla från två.
cli-ladder-games = Partier per möte med de vanliga alternativen.
cli-ladder-mixed = Partier per möte med alternativ som lottas vid varje start; annars inga.
cli-ladder-bots = Bottarna, svagast först, med komma emellan; annars spelets alla.
cli-ladder-seed = Fröet till starter och slump.
cli-ladder-keep = Skriver ladder-GAME.json i denna mapp efter varje möte, och fortsätter från en med dagens bottar.
cli-ladder-two = En stege kräver minst två bottar; spelet har { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } mot { $them }
       *[other] { $us } bland { $rivals } × { $them }
    }{ $options ->
        [mixed] , blandade alternativ
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } till { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) av { $games } partier
cli-ladder-head-bot = rankning
cli-ladder-head-box = { $seats } platser
cli-ladder-head-mixed = { $seats } platser, blandade alternativ
cli-ladder-head-all = alla partier
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } till { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spelar många partier mellan bottar och rapporterar om bottar, platser, längd och poäng. Varje start spelas en gång per rotation av bottarna, med samma slump; intervallen är 95 % över starter. Ctrl-C avbryter och rapporterar; med --keep fortsätter samma kommando.
cli-lab-compare = Jämför två varianter, eller två uppställningar av bottar, med samma slump: medelvärden, 95 %-intervall över starter, och effektstorlekar (i standardavvikelser för ett parti).
cli-lab-selfplay = Skriver bottars partier som träningsdata: en Parquet-rad per beslut (observation, lagliga drag, drag, policy, värderarens vinstandelar, resultat), och ett datakort. Kräver tillägget ”lab”. Efter Ctrl-C fortsätter samma kommando; med fler partier lägger det till dem.
cli-lab-out = Mappen att skriva i; skapas vid behov.
cli-lab-values = Skriver också värderarens värde för varje lagligt drag. Tar många gånger så lång tid.
cli-lab-tries = Hur ofta varje bot tillfrågas i varje läge, för dess policy; 1 tar det den spelade.
cli-lab-per-file = Partier per fil, avrundat uppåt till hela starter.
lab-selfplay-done = Partier: { $games }. Beslut: { $rows }. Filer: { $files }. Mapp: ”{ $folder }”.
cli-lab-bots = Bottarna per plats före rotation, med komma emellan; den sista tar resten av platserna. Annars ”greedy”.
cli-lab-seats = Antalet platser; annars bottarnas, eller det minsta från två.
cli-lab-games = Antalet partier, avrundat uppåt till hela starter.
cli-lab-option = Ett alternativ i spelet, kan upprepas.
cli-lab-against-bots = Den andra uppställningen; annars den första.
cli-lab-against-option = Ett alternativ för den andra varianten, kan upprepas; de övriga är den förstas.
cli-lab-seed = Fröet till slump och val: samma frö, samma partier.
cli-lab-workers = Processer; annars en per kärna. Resultaten är desamma.
cli-lab-keep = Sparar färdiga partier i denna fil, och fortsätter därifrån.
cli-lab-ray = Spelar på Ray-klustret på denna adress (”auto”: ett lokalt). Kräver tillägget ”ray”.
cli-lab-luck = Undersöker så många partier: vad turen förklarar, och beslut per regel. Tar sekunder per parti.
cli-lab-csv = Skriver en CSV-rad per parti och plats i denna fil.
cli-lab-parquet = Skriver samma rader som Parquet. Kräver tillägget ”lab”.
cli-lab-html = Skriver alla tabeller och diagram som en HTML-sida. Kräver tillägget ”lab”.
lab-needs = { $option } kräver tillägget ”{ $extra }”: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = För många bottar ({ $count }) för { $seats } platser.
lab-same = Inget skiljer: ange --against-bots eller --against-option.
cli-not-both = Ange { $first } eller { $second }, inte båda.
lab-kept-other = Filen ”{ $file }” har partier från en annan studie eller äldre bottar; välj en annan fil, eller flytta undan den.
lab-kept-damaged = Rad { $line } i filen ”{ $file }” är skadad; ta bort den, eller flytta undan filen.
lab-kept-dropped = Sista raden i filen ”{ $file }” är ofullständig; dess partier spelas om.
lab-broken-off = Avbrutet efter { $games } av { $total } partier.
lab-broken-off-kept = Avbrutet efter { $games } av { $total } partier; samma kommando fortsätter.
lab-workers-died = Processerna dog gång på gång, kanske av minnesbrist; prova färre (--workers).
lab-no-ray = Det finns inget Ray-kluster på ”{ $address }”: { $why }
lab-title = { $game }: { $games } partier
lab-title-compare = { $game }: { $games } partier var, { $first } och { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (95 %-intervall; jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per plats (jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per parti
lab-spread = Fördelningar
lab-by-rule = Beslut per regel ({ $games } partier)
lab-luck = Turen förklarar { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av resultatens varians ({ $games } partier): så mycket tar turkorrigeringen bort.
lab-no-luck = Turen kan inte mätas: spelet har ingen värderare här, eller så är alla resultat lika.
lab-head = { $what ->
        [bot] bot
        [seat] plats
        [share] andel av segern
        [points] poäng
        [figure] mått
        [mean] medel
        [least] minst
        [tenth] en tiondel under
        [median] median
        [ninetieth] en tiondel över
        [most] mest
        [first] första
        [second] andra
        [difference] skillnad
        [effect] effektstorlek
        [rule] regel
        [decisions] av besluten
       *[games] i partier
    }
lab-figure = { $what ->
        [events] händelser
        [decisions] beslut
        [legal] lagliga drag, alla beslut tillsammans
        [choices] lagliga drag per beslut
        [leads] byten av poängledning
        [margin] poängledning vid slutet
        [ties] partier delade av flera
       *[unfinished] uppgivna partier
    }
lab-figure-of = { $what ->
        [share] andel av segern
       *[points] poäng
    }, { $who }
lab-figure-seat = { $what ->
        [share] andel av segern
       *[points] poäng
    }, plats { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } till { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } till { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Andel av segern, med 95 %-intervall
lab-chart-of = { $what ->
        [points] Poäng vid slutet, per bot
        [events] Händelser per parti
       *[legal] Lagliga drag per beslut
    }
lab-chart-text = { $title }. Siffror: tabellen ”{ $table }”.
cli-file = Protokollet att läsa; - läser standard in.
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
cli-no-command = Okänt kommando ”{ $name }”. tumblestar --help listar alla kommandon.
cli-no-command-like = Okänt kommando ”{ $name }”; kanske ”{ $command }”? tumblestar --help listar alla kommandon.
cli-expect-over = Spelet är slut. ”tumblestar replay FILE” stegar igenom det.
cli-play-resume = Fortsätter det senaste partiet i terminalen; med GAME det senaste i det spelet.
cli-completion = Skriver ut ett skals kompletteringsskript. För bash: lägg eval "$(tumblestar completion bash)" i ~/.bashrc; för zsh likadant, i ~/.zshrc; för fish: skriv det till ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Pussel: ställningar där ett sätt är bevisat mycket bättre än alla andra.
cli-puzzles-list = Listar pusslen. Som JSON ett per rad: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Bara de som hör till ett spel.
cli-puzzles-theme = Bara de med ett tema, till exempel ”theft”.
cli-puzzles-no-theme = Okänt tema ”{ $theme }”; väntat: { $themes }.
cli-puzzles-play = Spelar pussel från ett spel eller alla i denna terminal.
cli-puzzles-order = Valfria ord: samma ord, samma ordning på pusslen.
cli-puzzles-make = Skriver pussel ur partier mellan bottar till en fil, och bredvid hur de gjordes. Samma frö, samma pussel.
cli-puzzles-count-of = Hur många.
cli-puzzles-bots = Bottarna, med komma emellan; annars alla utom ”random” och de två starkaste.
cli-puzzles-seed = Fröet till partierna.
cli-puzzles-out = Filen att skriva.
cli-puzzles-head-id = pussel
cli-puzzles-head-seats = platser
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = teman
cli-puzzles-count = Pussel: { $count }


## The doctor

cli-doctor = Kontrollerar versioner, paket, spel, datamapp, databas, port, terminal och kompilerade bottar, och säger vad du kan göra.
doctor-ok = ok
doctor-note = notera
doctor-todo = att göra
doctor-end = { $count ->
        [0] Inget att göra.
       *[other] Att göra: { $count }.
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
doctor-other-port = Välj en annan med --port eller TUMBLESTAR_PORT, eller stoppa det som använder den.
doctor-data = Datamapp: { $folder } (ägare { $owner }, rättigheter { $mode }, { $free } MB ledigt)
doctor-data-none = Datamapp: { $folder } skapas vid behov ({ $free } MB ledigt i { $there })
doctor-unwritable = Du kan inte skriva där. Bli dess ägare, eller välj en annan med --data eller TUMBLESTAR_DATA.
doctor-open-folder = Andra kan läsa den, och pågående partiers frön. Skriv: chmod 700 { $folder }
doctor-little-space = Frigör diskutrymme, eller välj en annan mapp med --data eller TUMBLESTAR_DATA.
doctor-sqlite = Borden sparas av SQLite { $version }.
doctor-postgres = Borden sparas av PostgreSQL { $version } på { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tecken, { $encoding }.
doctor-utf8 = Vissa tecken ersätts av liknande. Ställ in terminalen på UTF-8, eller PYTHONUTF8=1.

cli-no-file = Det finns ingen fil ”{ $file }”.
cli-unreadable-file = Filen ”{ $file }” kan inte läsas: { $why }.
cli-not-text = Filen ”{ $file }” är inte text i UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: sällskapsspel
app-description = Sällskapsspel i webbläsaren, mot bottar eller med andra.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Din tur · { $game }
title-over = Spelet är slut · { $game }
title-level = Nivå { $count } · { $game }
title-own-level = Egen nivå · { $game }
skip = Hoppa till innehållet
nav-label = Sidor
nav-shelf = Spel
nav-tables = Mina bord
settings = Inställningar
settings-name = Ditt namn
settings-language = Språk
language-incomplete = Vissa texter är inte översatta än, och står på engelska.
settings-theme = Utseende
settings-save = Spara
mine-head = Mina data
mine-nobody = Inget sparas om dig här än. Spelar du på en annan enhet kan du ta hit dina data.
carry-out-head = Spela på en annan enhet
carry-out-about = En länk eller QR-kod gör en annan enhet till din, med dina bord, ditt namn och dina framsteg. Den fungerar en gång, inom { $count } minuter.
carry-out-do = Visa länken
carry-shown = Öppna denna på din andra enhet inom { $count } minuter. Visa den inte för någon annan: den låter dem spela som du.
carry-link = Länk till din andra enhet
carry-back = Tillbaka till mina data
carry-head = Ta hit dina data från en annan enhet
carry-about = Öppna ”Mina data” på din andra enhet och visa länken. Öppna den här, eller kopiera koden efter dess #.
carry-code = Kod
carry-look = Se vems den är
carry-wrong = Koden är okänd, använd eller för gammal. Visa en ny på din andra enhet.
carry-asked = Är du ”{ $name }”? Bord som följer med: { $count }. Från och med nu spelar denna enhet som ”{ $name }”.
carry-asked-unnamed = Är detta du, någon utan namn? Bord som följer med: { $count }. Från och med nu spelar denna enhet för den personen.
carry-joins = { $count ->
        [0] Dina inställningar på denna enhet ersätts av de andra.
       *[other] Dina bord på denna enhet ({ $count }) slås ihop med dem, med platser, chatt och framsteg. Det går inte att ångra.
    }
carry-yes = Ja, det är jag
carry-no = Nej, låt bli
mine-data-head = Mina data som fil
mine-data-about = Ditt namn, inställningar, bord, protokoll, framsteg och chattmeddelanden: ett JSON-objekt per rad, där det första förklarar de andra.
mine-data-do = Ladda ned mina data
mine-data-readme = Ett JSON-objekt per rad, var och ett med en type. person: ditt namn, språk och utseende. bot: ditt program. token: vad ett program får göra (aldrig själva nyckeln). table: ett bord som du skapat, sitter vid eller tittar på; seats: dina platser från 1; record: partiet, för ”tumblestar replay” och ”verify”. attempt, imported: framsteg i kampanjer. chat: det du skrev; at: millisekunder sedan 1970; key: en fras. restriction: vilka du tystat eller blockerat. Tider är UTC.
mine-restricted-head = Tystade och blockerade
mine-restricted-unnamed = någon utan namn
mine-delete-head = Radera mig
mine-delete-goes = Raderas för gott: ditt namn, inställningar, framsteg, nycklar, program, chattmeddelanden, och bord där ingen annan spelar. I pågående partier lämnar du din plats; där ingen får lämna ger du upp.
mine-delete-stays = Sparas utan ditt namn: partier med andra och deras protokoll. Bord som du skapat går över till en spelare där. Nedladdade kopior och serverns säkerhetskopior ändras inte.
mine-delete-sure = Jag vet att det inte går att ångra.
mine-delete-do = Radera mig nu
mine-deleted-head = Du är raderad
mine-deleted = Inget om dig finns kvar här eller i denna webbläsare.
theme-system = som systemet
theme-light = ljust
theme-dark = mörkt
independence = tumblestar är ett oberoende projekt, utan koppling till dessa spels upphovspersoner eller förlag.
close = Stäng
list = { $items }

## Shelf and tables

shelf-head = Vad ska vi spela?
shelf-intro = Spela mot en bot, eller låt en skärm gå runt bordet.
shelf-games = Spel
shelf-resume = Spela vidare
shelf-over = Senaste resultaten
card-seats = { $first } till { $last } spelare
card-minutes = { $first } till { $last } minuter
card-luck-1 = nästan ingen tur
card-luck-2 = lite tur
card-luck-3 = viss tur
card-luck-4 = mycket tur
card-luck-5 = väldigt mycket tur
card-thought-1 = ingen tankemöda
card-thought-2 = lite eftertanke
card-thought-3 = viss eftertanke
card-thought-4 = mycket eftertanke
card-thought-5 = djup eftertanke
card-rules-short = Regler
card-pad-short = Poängblock
card-analysis-short = Analys
card-puzzles-short = Pussel
card-campaign-short = Kampanj
card-basis = Turen är uppmätt: hur ofta en enkel bot slår den starkaste. Minuter och eftertanke är vår bedömning.
card-play = Spela { $game }
card-rules = Regler för { $game }
card-pad = Poängblock för { $game }
card-analysis = Analys av { $game }
card-puzzles = Pussel i { $game }
card-campaign = Kampanj i { $game }
tables-head = Mina bord
tables-open = Pågår
tables-over = Avslutade
tables-study = Öppnade från filer
tables-none = Inget parti pågår.
table-open = pågår
table-over = avslutat, { $result }
list-asked = Du är inbjuden att spela igen
list-yours = Din tur
list-turn = På tur: { $seat }
list-won-you = Du vann
list-won-you-to = Du vann, { $points } mot { $others }
list-won = { $seat } vann
list-won-to = { $seat } vann, { $points } mot { $others }
list-tied = Lika: { $seats }
list-tied-at = Lika på { $points }: { $seats }
list-alone-won = vunnet
list-alone-lost = inte vunnet
title-waits = ({ $count }) { $title }
time-now = nyss
time-yesterday = i går
table-abandoned = avbrutet
table-study = från fil, { $result }
table-study-unfinished = från fil, oavslutat
table-abandon = Avbryt partiet
table-abandon-sure = Partiet slutar utan resultat. Det finns kvar bland de avslutade.
table-abandon-yes = Ja, avbryt det
table-delete = Radera
table-delete-sure = Bordet och dess protokoll försvinner då för gott.
table-delete-yes = Ja, radera det
open-head = Öppna ett protokoll
open-hint = Nedladdat från ett bord, eller skrivet för hand. Du kan stega igenom det.
open-file = Fil
open-do = Öppna
open-none = Ingen fil valdes.
open-not-text = Filen är inte text i UTF-8.

## New table

new-head = Nytt bord: { $game }
new-campaign = Ensam: kampanjen med fyrtio nivåer
new-analysis = Analysera valfri ställning
new-seats = Hur många spelar?
new-seat = Plats { $count }
new-who = Vem
new-me = jag
new-person = en annan person vid denna skärm
new-bot = bot: { $name }, { $what }
new-name = Namn
new-play = Spela
new-options = Alternativ
new-chance = Slump och rättvisa
new-chance-kind = Var slumpen kommer ifrån
new-seed = Frö
new-commitment = Åtagande för bordets hemliga frö:
new-salt = Salt för plats { $count }
new-salt-help = Fröet är hemligt tills spelet är slut; åtagandet, dess SHA-256, bevisar att det inte ändrats. Litar du inte på servern kan du lägga till valfria ord som salt: de påverkar varje utfall.
new-seal-gone = Fröet som utlovades här är borta: servern startades om, eller så var sidan öppen länge. Se det nya åtagandet och börja om.
new-wrong = Bordet kan inte ställas i ordning än:
new-typed-nobody = En riktig spelplan kräver en person som skriver in vad slumpen gör.
chance-sealed = Förseglad
chance-sealed-help = Ett hemligt frö, utlovat före starten. Efter slutet kan vem som helst kontrollera varje utfall.
chance-seed = Från ett frö du anger
chance-seed-help = Samma frö, samma start. Den som känner till fröet kan förutse starten; så står det i protokollet.
chance-typed = En riktig spelplan
chance-typed-help = Du lägger ut det riktiga spelet och skriver in vad som ligger var.

## Table

seat-unnamed = Spelare { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = du
seat-you-named = Du ({ $name })
seat-points = { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
seats-head = Spelare
seat-rename = Namn på plats { $count }
seat-rename-open = Byt namn
seat-rename-do = Spara
rows-label = Spelarnas rader; även som text.
status-stepping = Efter händelse { $n } av { $count }:
status-study = Protokollet slutar här, oavslutat.
status-resigned = { $seat ->
        [you] Du har gett upp. { $others } vinner.
       *[other] { $others ->
            [you] { $seat } har gett upp. Du vinner!
           *[other] { $seat } har gett upp. { $others } vinner.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du har gett upp. { $others } delar på segern.
       *[other] { $others ->
            [you] { $seat } har gett upp; { $others } delar på segern.
           *[other] { $seat } har gett upp. { $others } delar på segern.
        }
    }
status-abandoned = Partiet avbröts; ingen vinner.
status-given-up = { $seat ->
        [you] Du har gett upp.
       *[other] { $seat } har gett upp.
    }
actions-label = Vad du kan göra
others-label = Se tillbaka, och lämna
action-confirm = Bekräfta
action-expect = Vad väntar sig boten?
expect-line = Den starkaste boten väntar sig: { $line }.
expect-not-yet = Boten är inte redo än. Fråga igen om några sekunder.
refused-expect = Inget att vänta sig: ingen är på tur, eller så ser ingen bot vid bordet framåt.
refused-expect-busy = Boten tänker redan på detta.
action-turn = Vrid
action-over = Vänd
action-takeback = Ta tillbaka
action-takeback-far = Ta tillbaka…
action-takeback-here = Ta tillbaka hit
action-takeback-ask = Be att få ta tillbaka
practice-head = Fortsätta som övning?
practice-sure = Du får gå tillbaka så ofta du vill, även förbi slump och bottar. Men därefter ger partiet ingen stjärna och räknas inte, fröet är öppet, och protokollet säger det. Slumpen utfaller som förut.
practice-yes = Ja, öva
practice-no = Nej, låt bli
practice-mark = Övning.
asked-to = { $seat } vill ta tillbaka. Går du med på det?
asked-count = Händelser som ångras: { $count }.
asked-own = Du har bett att få ta tillbaka. Väntar på: { $others }.
asked-other = { $seat } vill ta tillbaka. Väntar på: { $others }.
asked-yes = Gå med på det
asked-no = Avböj
asked-withdraw = Dra tillbaka
action-resign = Ge upp
action-give-up = Ge upp
action-rematch = Revansch
action-record = Ladda ned protokollet
action-verify = Kontrollera slumpen
aid-head = Hjälp mig välja
aid-0 = Inget
aid-1 = Odds
aid-2 = Poäng
aid-3 = Bästa spel
aid-4 = Handledare
aid-asks = Fråga före det som kostar mer än
aid-amount = { NUMBER($share, style: "percent") } av segern
tutor-head = Säker?
tutor-cost = Det kostar { $cost } vinstchans.
tutor-own = Ditt val, sedan { $share }: { $way }
tutor-better = Kanske förbisett, sedan { $share }: { $way }
tutor-error = Kostnader under { $error } kan vara inga alls, och då frågas du inte.
tutor-unmeasured = Vinstandelarnas fel är inte uppmätt.
tutor-looking = Handledaren tittar…
tutor-yes = Spela det
tutor-no = Tänk om
tutor-unasked = Spelat utan fråga: vinstandelarna kom för sent.
help-ask = Be de andra att tillåta hjälp
help-end = Fortsätt utan hjälp för alla
help-asked-to = { $seat } vill att hjälp tillåts för alla. Går du med på det?
help-asked-own = Du har bett om hjälp för alla. Väntar på: { $others }.
help-asked-other = { $seat } vill att hjälp tillåts för alla. Väntar på: { $others }.
refused-help = Flera personer spelar här: annan hjälp än odds är avstängd om inte alla går med på den.
refused-help-declined = Din begäran om hjälp har redan avböjts.
odds-head = Sätt att fortsätta
odds-way = Sätt
odds-best = bäst
hint-win = Seger
hint-points = Poäng nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (lika bra: { $ways })
hint-equal = De första { $count } är ungefär lika bra.
hint-all-equal = Alla är ungefär lika bra.
hint-error = Sätt som skiljer mindre än { $error } räknas som lika.
hint-unmeasured = Vinstandelarnas fel är inte uppmätt, så inget sätt kallas bäst.
hint-provisional = Värderaren är inte redo: dessa vinstandelar är grova.
hint-working = Vinstandelar kvar att räkna ut: { $count }.
hint-more = Fler sätt: { $count }
steps-label = Stega igenom partiet
step-first = Första händelsen
step-previous = En händelse bakåt
step-next = En händelse framåt
step-last = Sista händelsen
replay-label = Gå igenom partiet
replay-setup = Förberedelser
replay-turn = Tur { $n } av { $count }: { $name }
replay-slider = Hela partiet, händelse för händelse
replay-value = { $where }. Händelse { $n } av { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = En tur bakåt
replay-on = En tur framåt
replay-play = Spela upp
replay-pace = Takt
replay-skip = Förberedelsernas slut
step-live = Tillbaka till spelet
board-own = Tillbaka till min spelplan
board-turn = Följ turen
seat-board = Se spelplanen
seat-board-of = { $name ->
        [you] Se din spelplan
       *[other] Se spelplanen: { $name }
    }
palette-head = Vad hände på den riktiga spelplanen?
palette-hint = Välj vad som ligger där, eller skriv flera nedan.
palette-left = { $count } kvar
type-label = Skriv ett drag
type-do = Utför
type-hint = I notation, som i loggen.
type-hint-chance = I notation; flera utfall med blanksteg emellan.
final-head = Resultat
end-decided = Det som avgjorde: { $part }, { $points } mot { $behind }.
final-points = Poäng
final-won = vann
final-shared = delad seger
final-share = Seger
log-head = Vad som hänt
log-empty = Inget än.
text-head = Spelplanen som text
text-board = Spelplanen, ruta för ruta
text-state = I notation:
more-head = Mer
settings-head = Inställningar på denna enhet
setting-speed = Fart på bottar och animationer
speed-0 = Genast
speed-1 = Snabb
speed-2 = Normal
speed-3 = Lugn
setting-confirm = Bekräfta det som avslutar min tur eller inte kan tas tillbaka
confirm-again = Tryck igen för att bekräfta.
setting-gains = Visa poängen på det jag kan välja
rules-open = Regler
rules-head = Regler för { $game }
rules-page-link = Reglerna som sida
resign-head = Ge upp?
resign-sure =
    { $count ->
        [one] Spelet slutar genast, och den andra spelaren vinner.
       *[other] Spelet slutar genast för alla. Du får ingenting, och de { $count } andra delar på segern.
    }
resign-yes = Ja, ge upp
resign-no = Nej, spela vidare
give-up-head = Ge upp?
give-up-sure = Detta försök är då slut.
give-up-yes = Ja, ge upp
goal-head = Mål
level-name = Nivå { $count }.
level-own = Egen nivå.
level-next = Nästa nivå: { $count }
level-new = Nya tärningar
level-same = Samma tärningar igen
level-map = Till kartan
line-lost = Anslutningen bröts; försöker igen.
line-password = Servern frågar efter lösenordet igen. Ditt parti är sparat.
line-password-do = Ange lösenordet
line-refused = Servern avvisar denna sida. Öppna den på adressen du fick.
line-refused-do = Öppna igen
line-table = Servern kan inte öppna detta bord.
line-table-do = Se varför
line-many = För många sidor eller anrop härifrån: stäng några. Försöker igen.
legend-more = Med en till?
legend-head = Vad tecknen betyder
legend-of =
    { $seat ->
        [you] Du:
       *[other] { $seat }:
    }
refused-rule = Visa regeln
mark-ruling = tolkning
mark-ruling-means = vår tolkning, där de tryckta reglerna tiger
mark-review = recension
mark-review-means = hämtat ur recensioner eller förlagets texter
sheet-title = { $name }: { $set }
sheet-marks = Utan märke: som förlaget säger.
mark-reconstruction = rekonstruktion
mark-reconstruction-means = vår bästa gissning om vad som ligger i lådan

## Refusals of a table

refused-stale = Något har hänt vid bordet sedan dess. Titta igen och välj på nytt.
refused-takeback = Det kan inte tas tillbaka: turen är slut, eller så har någon annan spelat sedan dess.
refused-takeback-chance = Det kan inte tas tillbaka: människor emellan går inget tillbaka förbi ett slumputfall.
refused-practice = Det skulle göra partiet till övning: ingen stjärna, och öppen slump. Bekräfta det.
refused-asked = Någon har redan bett att få ta tillbaka. Svara först.
refused-declined = De andra avböjde. Fråga igen när någon har spelat.
refused-not-asked = Ingen ber längre att få ta tillbaka.
refused-not-yours = Det är inte du som får göra det.
refused-send-late = Efter starten kan ingen avvisas från sin plats.
refused-blocked = Värden vill inte spela med dig. Spela vid ett annat bord, eller skapa ett.
refused-blocked-chat = Värden vill inte att du skriver här.
refused-restrict-nobody = Det finns ingen annan att tysta eller blockera.
refused-restrict-stranger = Sätt dig först vid ett bord eller välj inställningar; sedan kan du tysta eller blockera.
refused-message = Servern förstod inte sidan. Ladda om den.
refused-protocol = Detta program talar en annan version av protokollet än servern ({ $spoken }). Inget gjordes; uppdatera programmet, eller ladda om sidan.
refused-typed = Skriv 1 till { $most } utfall med blanksteg emellan.
refused-typed-on = För många utfall; skriv bara de efterfrågade.

## A board to think on

analysis-head = Analys: { $game }
analysis-picture = Ställningen; även som text.
analysis-long = Adressen har fler än { $most } tecken. Börja från en ställning i notation.
analysis-events = Linjen har fler än { $most } drag. Börja från en ställning i notation.
analysis-start = Den ställningen kan inte finnas. { $why }
analysis-action = Linjens drag { $n }, ”{ $text }”, går inte att göra. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Ställningen före visas.
analysis-at = Okänd ställning ”{ $text }”; väntat: 0 till { $most }. Den sista visas.
analysis-values = Vinstandelar
analysis-show = Visa vinstandelar
analysis-of = { $seat } { $share }
analysis-by = Av { $name }.
analysis-by-exact = Exakt: { $name }.
analysis-by-error = Av { $name }. Medelfel från händelse till händelse: { $error }.
edit-head = Ändra ställningen
edit-open = Ställ upp med klick
edit-hint = Välj en plats i bilden eller listan, sedan vad som finns där.
edit-places = Platser
edit-none = Inget annat kan vara här. Ändra först en annan plats.
edit-done = Klar
edit-more = { $count } till
edit-less = { $count } färre
analysis-large = Spelplanen, stor: { $player }
analysis-from = Analysera härifrån
analysis-working = Ställningar kvar att räkna ut: { $count }.
analysis-busy = Servern är upptagen med andra ställningar. Försök igen om en stund.
analysis-unknown = Det finns ingen värderare för denna ställning.
analysis-actions = Möjliga drag: { $player }
analysis-chance = Vad slumpen kan ge
analysis-beside = Bredvid varje: vinstandelen ({ $player }).
analysis-odds = kommer { $chance }
analysis-roll = Slå
analysis-roll-on = Slå fram till ett beslut
analysis-line = Linje
analysis-set-up = Förberedelser: { $count ->
        [one] { $count } händelse
       *[other] { $count } händelser
    }
analysis-empty = Inget har gjorts än.
analysis-add = Fortsätt i notation
analysis-add-hint = Drag med komma emellan; de ersätter det som följde.
analysis-position = Ställ upp en ställning
analysis-notation = Ställningen i notation
analysis-set = Visa denna ställning
analysis-new = Från början av ett parti
analysis-begin = Börja där
analysis-link = Länk till denna ställning
analysis-play = Spela vidare härifrån
analysis-as = Du spelar
analysis-against = De andra är
analysis-play-hint = Ett bord börjar här; dess slump förseglas på nytt.
analysis-play-do = Spela vidare

## Score pad

pad-head = Poängblock: { $game }
pad-about = Tryck i bilden där något ligger på ert bord, och se vad det ger. Denna enhet sparar det tills du börjar om; en länk skickar det till andra.
pad-lost = Servern kan inte nås; denna enhet sparar det du matat in. Försök igen.
pad-bad-players = Spelet kan inte ha ”{ $text }” spelare; väntat: { $allowed }.
pad-choices = Spelet på ert bord
pad-form = Mata in utan bilden
pad-player-name = Spelare { $count }
pad-rank = { $rank ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
       *[other] { $rank }:e
    }
pad-look = { $name }: { $total } poäng, plats { $rank }. Visa vad spelaren har framför sig
pad-count = Spelare
pad-names = Använd namnen
pad-undo = Ångra
pad-link = Länk till blocket som det är
pad-total-of = { $count ->
        [one] { $name }: { $count } poäng
       *[other] { $name }: { $count } poäng
    }
pad-save = Spara kartan som bild
pad-file-head = Bilder
pad-file-label = En bild som tumblestar sparat, eller en textfil
pad-file-hint = En sådan bild (SVG) läses exakt. Fotografier kan inte läsas.
pad-file-do = Läs den
pad-clear = Börja om
pad-total = Kort: { $total }

## Campaign

campaign-head = Kampanj: { $game }
campaign-about = Fyrtio nivåer att spela ensam. Vinn en med { $goal } poäng och alla uppdrag klarade, så öppnas nästa. { $great } poäng ger en andra stjärna, seger på första försöket en tredje.
campaign-ours = De tryckta nivåerna känner vi inte till. Dessa fyrtio är våra, i ordning efter hur ofta boten ”{ bot-strong }” vinner dem.
campaign-standing = Vunna nivåer: { $won } av { $count }. Stjärnor: { $stars } av { $most }.
campaign-next = Gå till nivå { $count }
campaign-all-won = Alla nivåer är vunna!
campaign-card = Kort { $count }: nivå { $first } till { $last }
campaign-map = Karta över kort { $count }
campaign-node-won = Nivå { $count }: vunnen, stjärnor: { $stars } av 3
campaign-node-open = Nivå { $count }: öppen, inte vunnen än
campaign-node-locked = Nivå { $count }: låst
level-no-mission = inget uppdrag
level-colours = Färger
level-difficulty = Svårighet
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: boten ”{ bot-strong }” vann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } av { $count } partier.
level-tried = Hittills
level-tries = Försök: { $count }.
level-best = Bästa poäng: { $points }.
level-go-on = Spela vidare
level-same-hint = Samma tärningar upprepar utfallen från ditt senaste försök i ordning. De ger ingen stjärna för första försöket.
level-watch = Se ett vunnet parti
level-watch-of = Se ett vunnet parti på nivå { $count }
level-locked = Låst: vinn nivå { $count } först.
level-no-dice = Det finns inget tidigare försök; spela nivån med nya tärningar först.
difficulty-gentle = Mild
difficulty-easy = Lätt
difficulty-middling = Medel
difficulty-hard = Svår
difficulty-very-hard = Mycket svår
difficulty-fiendish = Djävulsk
star-won = Nivån vunnen
star-great = Vunnen med { $great } poäng eller fler
star-first = Vunnen på första försöket, med nya tärningar
star-got = (tagen)
star-not = (inte tagen än)
own-head = En egen nivå
own-hint = Den ger ingen stjärna.
own-four = Fyra färger
own-missions = Upp till tre uppdrag
own-mission = Uppdrag { $count }
own-none = inget
own-choice = { $count } { $mission }
own-look = Hur svår är den?
own-play = Spela denna nivå
own-colours = En nivå har { $most } färger; { $count } är valda.
own-unknown = Ingen har mätt detta val än.
progress-head = Dina framsteg som fil
progress-hint = Framsteg hör till denna webbläsare. En fil sparar dem eller tar dem till en annan; det som är bättre här blir kvar.
progress-save = Spara mina framsteg
progress-file = Fil med framsteg
progress-bring = Hämta in
progress-brought = { $count ->
        [0] Filen har inga nivåer; inget har ändrats.
       *[other] Inhämtade nivåer: { $count }. Det bästa av båda gäller.
    }
progress-no-json = Filen är skadad, eller ingen fil med framsteg: den är inte JSON.
progress-format = Detta är ingen fil med framsteg; väntat format: ”{ $expected }”.
progress-version = Filens format har version { $version }; väntat: { $expected }.
progress-game = Detta är framsteg i ”{ $text }”; väntat: ”{ $expected }”.
progress-levels = Filen är skadad: ”levels” är ingen lista.
progress-level = Filen är skadad: ”{ $text }” är ingen nivå; väntat: färger och uppdrag, till exempel ”RYBG 7 16”.
progress-entry = Filen är skadad: det den säger om ”{ $level }” är omöjligt.

## Check of chance

verify-head = Kontroll av slumpen
verify-proved-means = Ingen kunde ändra ett utfall efter starten.
verify-open-means = Partiet kan vara rättvist; det kan bara inte bevisas att ingen visste.
verify-older-means = Kontrollera det med den version av tumblestar som det spelades med.
verify-closed-means = Kom tillbaka när spelet är slut.
verify-false-means = Någon har ändrat detta protokoll.
verify-commitment-was = Åtagande
verify-seed-is = Frö
verify-how = Du behöver inte lita på denna sida: ladda ned protokollet och kör ”tumblestar verify”, eller räkna själv som docs/chance.md beskriver.
verify-each = Varje utfall
verify-each-right = följer av fröet
verify-each-wrong = följer inte av fröet
verify-each-none = inte kontrollerat
verify-draw = (dragning { $count } ur strömmen ”{ $stream }”)
verify-back = Tillbaka till bordet

## Bad news

sorry-400 = Det går inte att läsa
sorry-400-help = Gå tillbaka och försök igen.
sorry-403 = Det är inte tillåtet
sorry-403-help = Gå tillbaka till bordet.
sorry-404 = Här finns inget
sorry-404-help = Adressen kan vara fel, eller bordet raderat eller någon annans.
sorry-405 = Det anropet är inte möjligt
sorry-405-help = Använd knapparna på sidorna.
sorry-409 = Bordet kan inte öppnas
sorry-409-help = Det kan höra till en annan version av tumblestar. Dina andra bord berörs inte.
sorry-413 = Det är för stort
sorry-413-help = Ett protokoll är högst en megabyte text.
sorry-421 = Servern har ett annat namn
sorry-421-help = Dess ägare kan tillåta detta namn: TUMBLESTAR_HOSTS=name.
sorry-424 = Spelet kan inte spelas nu
sorry-424-help = Rätta dess datafil och starta om tumblestar; de andra spelen fungerar.
sorry-500 = Något gick fel här
sorry-500-help = Det är vårt fel. Det som spelats är sparat; ladda om sidan.
sorry-503 = Borden kan inte sparas nu
sorry-503-help = Inget som bekräftats är förlorat. Ladda om sidan senare.
sorry-home = Till spelen
game-fault = { $name } kan inte spelas: { $why }
table-damaged = Det sparade bordet kan inte läsas: { $why }

## Store and start

store-folder = Kan inte skapa mappen { $folder }: { $why }. Välj en annan med --data eller TUMBLESTAR_DATA.
store-foreign = { $file } är ett annat programs databas. Välj en annan mapp med --data eller TUMBLESTAR_DATA.
store-newer = Borden i { $folder } är från en nyare tumblestar. Uppdatera tumblestar, eller välj en annan mapp med --data.
store-read-only = Mappen { $folder } går inte att skriva till. Ändra dess rättigheter, eller välj en annan med --data eller TUMBLESTAR_DATA.
store-address = Inte adressen till en PostgreSQL-databas. Väntat: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL kräver psycopg. Installera det: pip install "tumblestar[postgres]"
store-pg-foreign = Databasen { $place } hör till ett annat program. Ange adressen till en tom.
store-pg-newer = Borden i { $place } är från en nyare tumblestar. Uppdatera tumblestar, eller välj en annan databas.
store-pg-gone = Databasen { $place } kan inte nås: { $why }. Inget som bekräftats är förlorat.
store-pg-refused = Databasen { $place } nekar åtkomst: { $why }. Kontrollera användare och lösenord i adressen.
store-pg-full = Databasen { $place } har inget utrymme eller ingen anslutning kvar: { $why }. Inget som bekräftats är förlorat.
store-pg-held = Databasen { $place } flyttas, eller tar inga fler anslutningar. Starta igen senare.
store-unmet = Processerna som kör { $place } når inte varandra. Läs felutskriften (--log all), eller använd en process.
store-pg-trouble = Databasen { $place } kan inte användas: { $why }.
store-full = Det finns inget utrymme kvar för { $folder }. Frigör lite; inget som bekräftats är förlorat.
store-damaged = Filen { $file } är skadad ({ $why }). Lägg en äldre kopia i dess ställe, eller flytta undan den.
store-locked = Ett annat program använder { $file }. Stäng det först.
store-unsure = Databasen försvann under skrivningen, så detta kan vara gjort eller inte. Titta innan du upprepar det.
store-raced = Bordet har just ändrats. Ladda om sidan.
store-busy = Disken hinner inte med. Inget gjordes; försök igen om en stund.
store-closed = Servern stängs av. Inget gjordes; försök igen när den är tillbaka.
store-trouble = Filen { $file } kan inte användas: { $why }.
run-at = tumblestar finns på { $address } (Ctrl-C avslutar)
run-data = Borden sparas i { $folder }
run-no-numba = Utan Numba spelar bottarna långsammare och svagare här. Installera ”tumblestar[fast]” för full styrka.
run-end = Hej då. Dina bord är sparade.
run-port-taken = Port { $port } används, kanske av en annan tumblestar. Öppna den, eller välj en annan port: --port { $other }
run-port-forbidden = Du får inte använda port { $port }. Välj en över 1023: --port 8017
run-no-address = Kan inte lyssna på { $host }: { $why }.

## Server

set-wrong = { $name } kan inte vara ”{ $value }”: väntat är { $expected }.
set-unguarded = En server som andra kan nå ({ $host }) kräver ett lösenord (--password-file FILE eller TUMBLESTAR_PASSWORD), tillåtna adresser (--allow 192.168.1.0/24), eller --open för att låta alla spela.
set-two-passwords = Ange --password eller --password-file, inte båda.
set-short-password-file = Lösenordet på första raden i { $file } måste ha minst { $least } tecken.
takes-address = en adress eller ett namn på denna dator, till exempel 127.0.0.1 eller 0.0.0.0
takes-port = ett heltal från 0 till 65535
takes-whole = ett heltal från { $least } till { $most }
takes-folder = en mapp
takes-database = en adress som postgresql://user:password@host:5432/name
takes-file = en fil
takes-hosts = värdnamn med komma emellan, till exempel games.example
takes-password = minst { $least } tecken
takes-networks = adresser eller nät med komma emellan, till exempel 192.168.1.0/24
takes-switch = on eller off
takes-token = 16 till 200 tecken, utan blanksteg
takes-one-of = någon av { $allowed }
takes-seconds = ett antal sekunder från { $least } till { $most }
takes-action = ett drag i notation
takes-record = ett protokolls text
takes-state = ett läge i { $name }, till exempel position.state
takes-game = ett spel, till exempel tumblestar.games.find("twisty")
takes-seats = en Seat(kind, name) per plats
takes-salts = en lista med texter, en per plats
takes-choosers = en lista med { $count } bottar, en per plats
takes-opponents = namnet på en bot, eller en lista med { $count }, en för varje annan plats
takes-level = en nivås nummer eller uppsättning, till exempel { $example }
takes-no-levels = None, eftersom { $name } inte har några nivåer
takes-rng = en slumpkälla, till exempel random.Random(7)
takes-seed = ett tal, en text, eller None (hemligt)
takes-text = en text
takes-number = ett tal
takes-bool = True eller False
set-host = Adress att lyssna på; 127.0.0.1 släpper bara in denna dator.
set-port = Port att lyssna på; 0 tar vilken som helst.
set-data = Mapp för bord och avslutade partier.
set-database = PostgreSQL-databas i stället för mappen; flera servrar får dela den.
set-processes = Processer som delar arbetet på denna enda adress; ungefär en per kärna.
set-hosts = Ytterligare värdnamn som servern svarar på, med komma emellan.
set-password = Lösenordet för alla. Andra på datorn kan läsa det på en kommandorad; använd hellre miljön eller en fil.
set-password-file = En fil vars första rad är lösenordet.
set-allow = Nät som släpps in; alla andra avvisas.
set-open = Släpper in alla som når servern, utan lösenord.
set-behind-proxy = Adresser till proxyer som litas på att säga vem som frågar.
set-fast-sockets = Snabb väg för WebSocket-meddelanden; off använder uvicorns egen.
set-limits = Begränsar hur ofta någon får fråga; off är för mätning.
set-metrics-token = Nyckel som låter någon utifrån läsa /metrics.
set-log = Vad som går till felutskriften: quiet (fel) eller all.
set-pace = Sekunder mellan en bots steg.
set-grace = Sekunder av frånvaro innan de andra tillfrågas om vad som ska göras.
cli-serve = Erbjuder spelen på ett nät, utan att öppna en webbläsare.
cli-backup = Kopierar alla bord till en fil, även under spel.
cli-backup-file = Filen att skriva. Den innehåller pågående partiers frön: håll den hemlig.
cli-backup-replace = Ersätter en befintlig fil.
cli-backed-up = Bord i { $file }: { $count }
cli-restore = Ersätter borden med en kopia.
cli-restore-file = En fil från ”tumblestar backup”.
cli-restore-replace = Lägger befintliga bord åt sidan, under annat namn.
cli-restored = Bord i { $folder }: { $count }
cli-restored-aside = De tidigare är sparade som { $file }.
cli-export = Skriver alla partier som text som människor och program kan läsa.
cli-export-target = En mapp, eller en ny .zip-fil.
cli-exported = Partier i { $target }: { $count }
cli-import = Hämtar in partier från texter, för alla att stega igenom.
cli-import-files = Protokoll, eller zip-filer med protokoll.
cli-imported = Inhämtade partier: { $count }
cli-imported-before = Partier som redan fanns, och behåller sina bord: { $count }
move-there = { $place } innehåller redan personer eller bord. Välj en tom mapp eller databas.
move-served = En server använder { $place }. Stoppa den först.
move-short = ”{ $table }” kom inte fram helt till { $place }; inget sparades där. Försök igen.
move-same = Båda ställena är samma. Ange två.
cli-move = Kopierar alla bord till en tom mapp eller PostgreSQL-databas; källan förblir som den är.
cli-move-from = Var de är: en mapp eller en postgresql://-adress.
cli-move-to = Vart de ska: en mapp, eller en sådan adress.
cli-moved = Bord i { $place }: { $count }
backup-there = { $file } finns redan. Välj ett annat namn, eller lägg till --replace.
backup-none = Det finns inga bord i { $folder }.
backup-trouble = { $file } kan inte användas: { $why }.
restore-there = Det finns redan bord i { $folder }. Lägg till --replace för att lägga dem åt sidan.
restore-foreign = { $file } är ingen kopia av tumblestars bord.
restore-newer = { $file } är från en nyare tumblestar. Uppdatera tumblestar först.
restore-damaged = { $file } är skadad; inget ändrades.
run-twice = En annan tumblestar kör redan { $folder }. Öppna den, eller välj en annan mapp med --data.
run-no-limits = Gränserna är avstängda: vem som helst får fråga utan slut. Bara för mätning.
run-no-processes = På detta system kan bara en process sköta en adress. Utelämna --processes.
sorry-401 = Lösenord krävs
sorry-401-help = Gå till spelen för att ange det.
sorry-429 = För många anrop
sorry-429-help = Vänta lite och försök igen; inget är förlorat.
door-head = Kom in
door-about = Servern frågar efter ett lösenord. Den som bjöd in dig kan det.
door-password = Lösenord
door-enter = Gå in
door-wrong = Fel lösenord. Efter några försök måste du vänta.
refused-limit = Det gick för fort. Inget gjordes; försök igen om en stund.
limit-tables = Du har { $most } oavslutade bord. Spela klart eller avsluta några först.

## Together

nav-lobby = Lobby
new-friend = en vän, via länk
new-together = Klocka, chatt och gäster
new-clock = Klocka
new-clock-help = Ingens första tur tas på tid, och klockorna står stilla medan servern är nere.
clock-none = ingen
clock-turn = { $count ->
        [3600] 1 timme
        [86400] 1 dygn
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } per tur
clock-turn-help = När tiden för en tur är ute spelar en bot klart den.
clock-bank = { $n } min för hela partiet
clock-bank-more = { $n } min för hela partiet, och { $more } s till efter varje tur
clock-bank-help = Den vars tid tar slut förlorar.
clock-label = { $seat ->
        [you] Din tid
       *[other] Tid, { $seat }
    }
clock-soon = { $count } sekunder kvar!
clock-low = lite tid kvar
clock-last = sista sekunderna
bad-clock = Det finns ingen sådan klocka.
title-waiting = Väntar på vänner · { $game }
status-waiting = { $count ->
        [0] Partiet börjar strax.
       *[other] Partiet börjar när alla platser är tagna. Lediga än: { $count }.
    }
status-asked = Partiet börjar när alla har sagt ja. { $seats ->
        [you] Ditt svar saknas.
       *[other] Har inte svarat: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Din tid är ute.
            [one] Din tid är ute. { $others } vinner.
           *[other] Din tid är ute. { $others } delar på segern.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden är ute för { $seat }. Du vinner!
               *[other] Tiden är ute för { $seat }; { $others } delar på segern.
            }
           *[other] { $count ->
                [0] Tiden är ute för { $seat }.
                [one] Tiden är ute för { $seat }. { $others } vinner.
               *[other] Tiden är ute för { $seat }. { $others } delar på segern.
            }
        }
    }
presence-here = här
presence-away = borta
presence-gone = inte här
presence-free = ledig
presence-asked = inget svar än
presence-preparing = inte i full styrka än
seat-stand-in = { $name } spelar så länge
seat-more = Mer för denna plats
seat-hand = Låt en bot spela för mig
seat-hand-do = Överlåt
seat-back = Spela själv igen
seat-leave = Lämna denna plats
seat-send = Avvisa från denna plats
seat-send-hint = Platsen blir då ledig, med en ny länk.
restrict-mute = Tysta { $name }
restrict-unmute = Sluta tysta { $name }
restrict-block = Blockera { $name }
restrict-unblock = Sluta blockera { $name }
restrict-hint = Att tysta döljer någons meddelanden för dig; bara du vet det. De du blockerar kan inte sitta, skriva eller titta på vid dina bord; ett påbörjat parti fortsätter.
seat-leave-hint = Lämnar du platsen blir den ledig för någon annan; värden får en ny länk.
seat-device = Spela på en annan enhet
people-head = Vem som saknas
free-head = Väntar på vänner
free-hint-host = Skicka varje vän sin egen länk. Den som öppnar den först får platsen, utan konto.
free-hint = Värden har länkarna till de lediga platserna.
local-head = Länkarna fungerar bara på denna dator
local-why = Adressen { $host } betyder ”just denna enhet” överallt: en väns telefon skulle leta efter spelet på sig själv.
local-do = För att spela med vänner på ditt nät: starta om tumblestar med detta kommando och ett eget lösenord:
local-then = Öppna sedan datorns nätadress, till exempel { $example }, och skapa bordet där. Dess länkar kräver inget lösenord.
free-seat = Plats { $count } är ledig.
free-bot = En bot på plats { $count }
free-bot-do = Placera boten
free-other = En bot, eller en ny länk
link-seat = Länk till plats { $count }
link-watch = Länk för åskådare
link-device = Länk till din andra enhet
link-copy = Kopiera länken
link-copied = Kopierad.
link-share = Dela
link-qr = QR-kod
link-qr-label = QR-kod för länken ovan
link-renew = Skapa en ny länk; den gamla slutar fungera
missed-asked = { $name } är borta. Vad nu?
missed-bot = Låt en bot spela vidare
missed-wait = Vänta
missed-end = Avsluta partiet
missed-count = Röster för att avsluta partiet: { $n } av { $count }.
rematch-go = Gå till revanschen
rematch-asks = { $count ->
        [0] Någon vill ha revansch.
       *[other] Vill ha revansch: { $seats }.
    } Är du med?
rematch-yes = Jag är med
rematch-no = Nej tack
rematch-head = Väntar på svar
rematch-unanswered = { $name }: inget svar än.
rematch-instead = Ge plats { $count } till någon annan
chat-head = Chatt
chat-none = Inget sagt än.
chat-phrases = Snabbfraser
chat-label = Säg något
chat-do = Skicka
chat-off = Fri chatt är av; snabbfraserna finns kvar.
chat-hello = Hej!
chat-luck = Lycka till!
chat-nice = Snyggt spelat!
chat-oops = Hoppsan!
chat-thinking = Låt mig tänka.
chat-moment = Strax tillbaka.
chat-back = Jag är tillbaka.
chat-thanks = Tack!
chat-good-game = Bra spelat!
chat-again = En till?
chat-bye = Hej då!
note-sat = Ny på plats { $count }: { $name }.
note-agreed = { $name }: ja till revansch.
note-declined = { $name }: nej till revansch.
note-unasked = { $name }: inväntas inte längre; plats { $count } är ledig.
note-left = { $name } har lämnat plats { $count }.
note-sent = Värden har avvisat { $name }.
note-handed = { $name }: plats { $count } överlåten till en bot.
note-back = { $name }: tillbaka på plats { $count }.
note-stand-in = { $name }: en bot spelar vidare, på plats { $count }.
note-flag = { $name }: tiden är ute på plats { $count }.
note-help-1 = { $name }: tog hjälp (odds).
note-help-2 = { $name }: tog hjälp (poäng).
note-help-3 = { $name }: tog hjälp (bästa spel).
note-help-4 = { $name }: tog hjälp (handledaren).
note-help-expect = { $name }: tog hjälp (vad en bot väntar sig).
note-help-on = { $name }: hjälp är nu på för alla, med allas samtycke.
note-help-off = { $name }: annan hjälp än odds är av för alla.
note-slow = { $name }: tiden är ute på plats { $count }; en bot spelar klart turen.
chat-notes = Noterat vid bordet
host-head = Värdens inställningar
host-chat = Fri chatt
host-chat-help = Snabbfraser är alltid tillåtna.
host-watchers = Åskådare
host-watchers-help = Den som har deras länk får titta på, ser det spelarna ser, och kan inte chatta.
host-listed = Visas i lobbyn
host-listed-help = Alla på servern ser bordet där, kan ta lediga platser, och kan se det avslutade partiet.
setting-sound = Ljud
setting-bubble = Chattmeddelanden över spelplanen
notify-allow = Säg till när det är min tur
notify-how = Webbläsaren frågar om lov. Aviseringar kommer medan sidan är öppen, även bakom andra.
notify-denied = Webbläsaren blockerar aviseringar från denna adress; dess inställningar kan tillåta dem.
notify-text = Det är din tur.
refused-waiting = Partiet har inte börjat: det finns lediga platser.
refused-time = Din tid är ute.
refused-taken = Platsen är tagen.
refused-leave-clock = En plats kan inte lämnas i ett parti med klocka. Låt en bot spela för dig.
refused-leave-alone = Ingen annan spelar här. Låt en bot spela för dig.
refused-not-missed = De är tillbaka, eller så är det redan avgjort.
refused-watch = Åskådare släpps inte in.
refused-link-used = Länken är använd eller för gammal.
refused-sits = Du sitter själv vid detta bord.
refused-host = Bara värden kan göra det.
refused-chat-seat = Bara de vid bordet kan chatta.
refused-chat-off = Fri chatt är av.
refused-chat-text = Ett meddelande är en rad med 1 till { $most } tecken.
join-title = Du är inbjuden
join-head = { $game }: en plats för dig
join-from = { $host } bjuder in dig att spela.
join-from-nobody = Du är inbjuden att spela.
join-seat = Du tar plats { $count }.
join-which = Vilken plats?
join-seat-choice = Plats { $count }
join-name = Ditt namn, som andra ser det
join-do = Ta platsen
join-fair = Rättvisa
join-fair-help = Ett hemligt frö avgör all slump. Detta är dess åtagande, så att det inte kan ändras. Du får lägga till egna ord: de påverkar varje utfall.
join-salt = Dina ord (salt)
join-who = Vid bordet
join-clock = Klocka
join-begun = Partiet pågår; du tar över som det står.
join-own = Detta bord är ditt. Skicka länken till en vän, eller spela denna plats också, på denna skärm.
join-sits = Du sitter redan vid detta bord.
join-open = Öppna bordet
join-taken-head = Platsen är tagen
join-taken = Någon har använt länken, eller så har värden skapat en ny. Be om en ny.
join-over = Spelet är slut.
watch-head = Titta på { $game }
watch-about = Du tittar på osedd, utan att spela.
watch-do = Titta
watch-off-head = Länken fungerar inte längre
watch-off = Värden släpper inte in åskådare, eller har skapat en ny länk.
bring-head = Spela vidare här
bring-about = Denna enhet spelar då för { $name }, precis som den andra fortfarande gör. Länken fungerar en gång.
bring-nobody = den som skapade länken
bring-do = Spela på denna enhet
device-head = Spela på en annan enhet
device-about = Öppna länken på den andra enheten inom { $count } min. Den fungerar en gång och står bara på denna sida. Behåll den för dig själv: den som har den spelar för dig.
device-back = Tillbaka till bordet
lobby-head = Lobby
lobby-search = Sök
lobby-name = En spelares namn
lobby-game = Spel
lobby-any = alla spel
lobby-open = Öppna bord
lobby-open-none = Inget bord är öppet för alla nu. När du skapar ett kan du visa det här.
lobby-playing = Spelas nu
lobby-own = Mina bord
lobby-own-none = Inga hittades.
lobby-over = Avslutade partier
lobby-over-none = Inga hittades.
lobby-files = Partier från filer
lobby-free = { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
lobby-join = Ta en plats
lobby-join-of = Ta en plats vid { $game }
lobby-free-seat = ledig plats
table-waiting = väntar på vänner

## Terminal

cli-play-game = Ett spel att spela i terminalen, eller filen med ett protokoll att fortsätta; anges inget öppnas spelen i webbläsaren.
cli-play-seats = Terminal: hur många som spelar.
cli-play-bots = Terminal: bottar på de sista platserna, med komma emellan.
cli-play-names = Terminal: personernas namn, med komma emellan.
cli-play-option = Terminal: ett alternativ i spelet, namn=tal; kan upprepas.
cli-play-seed = Terminal: ord som bestämmer all slump, som då är öppen; annars är den hemlig och förseglad.
cli-play-plain = Terminal: ritar inget och säger en sak per rad, för skärmläsare.
cli-play-no-color = Terminal: inga färger.
term-what = Det finns inget spel och ingen fil ”{ $name }”. Spel: { $games }.
term-not-for-server = { $option } kräver ett spel i terminalen: tumblestar play GAME.
term-not-for-terminal = { $option } är för spel i webbläsaren, inte i terminalen.
term-option = ”{ $text }” är inget alternativ; väntat är namn=tal.
term-crowded = Med { $bots } bottar är { $seats } platser för få för personerna.
term-sealed = Ett hemligt frö avgör slumpen; det öppnas i slutet. Dess åtagande: { $commitment }
term-seed = Slumpen är öppen: den följer av fröet ”{ $seed }”.
term-open = Slumpen är öppen: protokollet kan inte bevisa den.
term-begin = Skriv ett drag i notation, ”?” för vad som går att göra, eller ”hjälp”.
term-resumed = Partiet i { $file } fortsätter efter händelse { $count }.
term-seed-lost = Denna dator saknar partiets hemliga frö: slumpen fortsätter med ett nytt, och protokollet säger att den är öppen.
term-opened = Det förseglade fröet: { $seed }. Dess SHA-256 är åtagandet från starten: { $commitment }
term-verify = Partiet är sparat i { $file }. Vem som helst kan kontrollera dess slump:
term-type-verify = tumblestar verify { $file }
term-kept = Partiet är sparat i { $file }. För att fortsätta det:
term-type-play = tumblestar play { $file }
term-kept-games = Oavslutade partier i terminalen ({ $count }), det senaste först:
term-kept-game = { $game }, { $when }, händelse { $events }
term-kept-resume = ”tumblestar play --resume” fortsätter det första. Alla ligger i { $folder }.
term-none-kept = { $folder } har inget sådant oavslutat parti. ”tumblestar play GAME” börjar ett.
term-not-for-resumed = { $option } är bara för nya partier.
term-not-kept = Inget spelades, så inget sparas.
term-unkept = Partiet kan inte sparas i { $file }: { $why }. Det fortsätter; ”spara FILE” lägger det någon annanstans.
term-prompt = { $seat }>
term-thinking = { $seat } tänker…
bot-compiling = Boten kompileras för denna dator, en gång, på en minut eller två…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Mål, klarat
        [kept] Mål, hållet hittills
       *[unmet] Mål, inte klarat än
    }: { $goal }
term-no-cards = Detta spel har inga gemensamma kort.
term-no-choice = Inget som går att göra nu innehåller ”{ $text }”.
term-best = ★ { $way } (bäst)
term-alike = { $way } (lika bra: { $count } till)
term-hint-working = Räknar ut vinstandelar…
term-way = - { $way }
term-no-hint = Det finns inget att råda till.
term-undone = Det senaste draget är taget tillbaka.
term-asked = Du har bett de andra att få ta tillbaka.
term-practice = Gå tillbaka och öva? (ja eller nej)
term-asks = { $seat } vill ta tillbaka. Skriv ”godta” eller ”avböj”.
term-dropped = Något har hänt; resten av det du skrev gjordes inte.
term-tutor-on = Handledaren frågar före ett drag som kostar mer än { NUMBER($share, style: "percent") } av segern.
term-tutor-off = Handledaren är av.
term-tutor-what = Ange vad ett drag får kosta utan fråga, i procentenheter: ”handledare { $usual }”, av { $amounts }; eller ”handledare av”.
term-tutor-none = Detta spel har inga vinstandelar, så det finns ingen handledare.
term-tutor-sure = Skriv ”ja” för att spela det:
term-tutor-kept = Det spelas inte.
term-off = av
term-asks-help = { $seat } vill att alla ska få hjälp. Skriv ”godta” eller ”avböj”.
term-asked-help = Du har bett de andra att tillåta hjälp.
term-does-allow = ber de andra tillåta annan hjälp än odds, eller går med på det; ”tillåt av” avslutar det
term-word-allow = tillåt
term-sure = Skriv ”ja” för att avsluta det:
term-yes = ja yes
term-not-resigned = Spelet fortsätter.
term-refused = Inte gjort. { $why }
term-refused-rule = Inte gjort. { $why } Regeln: ”hjälp { $tag }”.
term-refused-unread = Inte förstått. { $why } ”?” listar vad som går att göra, ”hjälp” alla kommandon.
term-save-what = Ange var: spara FILE
term-saved = Partiet är sparat i { $file }.
term-foreign = { $file } finns och är inget protokoll, så den lämnas som den är.
term-no-rule = Det finns ingen regel ”{ $text }”. Reglernas avsnitt:
term-section = hjälp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv ett drag i notation, flera med ”;” emellan, eller något av dessa:
term-does-choices = vad som går att göra, med verkan; ”? TEXT” bara det med den texten
term-does-help = detta; ”hjälp TAG” visar en regel eller ett avsnitt
term-does-board = spelplanen och hur alla ligger till; ”spelplan TEXT” bara rader med den texten
term-does-cards = korten i spel och vad de gör
term-does-log = vad som hänt; ”logg 10” de senaste tio händelserna
term-does-hint = sätt att fortsätta med odds, poäng och vinstandelar; det bästa är märkt, om det är känt
term-does-tutor = frågar före dyra drag: ”handledare 5” över 5 % av segern (1, 2, 5 eller 10), ”handledare av”
term-does-undo = tar tillbaka ditt senaste drag; ensam även förbi slumpen, som övning; människor tillfrågas
term-does-resign = ger upp
term-does-save = ”spara FILE” skriver protokollet; partiet sparas också av sig självt
term-does-quit = lämnar; det gör även Ctrl-C och Ctrl-D
term-word-help = hjälp
term-word-board = spelplan
term-word-cards = kort
term-word-log = logg
term-word-hint = tips
term-word-tutor = handledare
term-word-undo = ångra
term-word-resign = kapitulera
term-word-save = spara
term-word-quit = avsluta
cli-join = Spelar i terminalen vid ett bord på en server.
cli-join-link = En inbjudan, till exempel https://games.example/join/…, eller ett bords adress.
cli-join-name = Ditt namn, som andra ser det.
term-no-link = ”{ $link }” leder inte till någon plats; väntat är en inbjudan (https://…/join/…) eller ett bord (https://…/table/…).
term-no-seat = Ingen plats är ledig på { $link }, eller så är spelet slut. Be om en ny länk.
term-nothing-there = Det finns inget på { $link }: adressen är fel, eller så är bordet någon annans.
term-password = { $link } vill ha ett lösenord. En inbjudan behöver inget: be om en.
term-server-refuses = Servern avvisar dig på { $link } (status { $status }).
term-no-server = { $link } kan inte nås: { $why }.
term-no-jar = Din identitet på denna server kan inte sparas i { $file }: { $why }.
term-you-are = { $count ->
        [0] Du tittar på.
       *[other] Du spelar för { $names }.
    }
term-waiting = { $seat ->
        [you] En bot är på tur för dig.
       *[other] { $seat } är på tur.
    } Ctrl-C lämnar.
term-waiting-start = Partiet börjar när alla platser är tagna. Ctrl-C lämnar.
term-line-lost = Anslutningen bröts och är tillbaka.
term-line-gone = Anslutningen är bruten, och { $link } svarar inte.
term-table-gone = Bordet på { $link } är borta eller inte öppet för dig.
term-other-protocol = Servern på { $link } har en annan version än detta program. Uppdatera den äldre.
term-seat-kept = Din plats förblir din. För att komma tillbaka:
term-type-join = tumblestar join { $link }
term-verify-there = Servern visar samma kontroll: { $link }
term-said = { $words }
term-does-people = vilka som är här; värden får inbjudningarna till lediga platser
term-does-time = tid kvar per plats
term-does-chat = meddelandena; ”chatt 10” de senaste tio
term-does-say = ”säg TEXT” talar till alla; ”säg” listar snabbfraser, ”säg 2” säger den andra
term-does-hand = låter en bot spela för dig; ”överlåt random” anger vilken
term-does-back = du spelar själv igen
term-does-gone = när någon varit borta länge: ”borta vänta”, ”borta bot” (en bot spelar vidare), ”borta slut” (avslutar partiet)
term-does-fill = för värden, en bot på en ledig plats; ”fyll 2 random” anger var och vilken
term-does-leave = lämnar din plats till någon annan
term-does-rematch = ett parti till med samma personer
term-does-agree = går med på att ta tillbaka, eller på hjälp för alla
term-does-decline = avböjer det eller revansch, eller drar tillbaka din begäran
term-word-people = folk
term-word-time = tid
term-word-chat = chatt
term-word-say = säg
term-word-hand = överlåt
term-word-back = återta
term-word-gone = borta
term-word-fill = fyll
term-word-leave = lämna
term-word-rematch = revansch
term-word-agree = godta
term-word-decline = avböj
term-word-gone-wait = vänta
term-word-gone-bot = bot
term-word-gone-end = slut
term-person = Plats { $count }, { $seat }{ $how ->
        [here] : här
        [away] : borta
        [asked] : inget svar än
        [bot] { "" }
       *[gone] : inte här
    }
term-person-you = Plats { $count }, { $seat }: du
term-person-bot = Plats { $count }, { $seat }: { $bot } spelar så länge
term-person-free = Plats { $count }: ledig
term-link = Inbjudan till plats { $count }, för en person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s kvar{ $runs ->
        [yes] , går
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tid kvar: { $times }
term-no-clock = Det finns ingen klocka här, eller så har partiet inte börjat.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Ange vad: säg TEXT, eller en frasens nummer
term-gone = { $seat } är inte här längre.
term-came = { $seat } är här.
term-missed = { $seat } (plats { $count }) har varit borta länge. Röster för att avsluta partiet: { $n } av { $asked }. Skriv ”borta vänta”, ”borta bot” eller ”borta slut”.
term-nobody-missed = Ingen har varit borta länge.
term-nobody-free = Det finns ingen sådan ledig plats.
term-waits = Väntar på: { $seat }.
term-filled = En bot sitter på plats { $count }.
term-sure-leave = Skriv ”ja” för att lämna den:
term-left = Du har lämnat; värden får en ny länk till din plats.
term-after = ”revansch” spelar en gång till, ”säg TEXT” säger något, ”avsluta” lämnar.
term-rematch-there = Revansch: skriv ”revansch” för att gå dit, eller ”avböj”.
term-rematch-declined = Revansch avböjd; din plats där är ledig.
term-rematch-early = Revansch kommer efter spelets slut.

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
        [step] { $square } steg
        [diagonal] { $square } diag
        [leap] { $square } hopp
        [teleport] { $square } tele
        [safety] { $square } skyd
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }steg
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }hopp
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }skyd
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Kuber: R röd, O orange, Y gul, G grön, B blå, P lila, K rosa. [1] är pjäsen för plats 1; det som följer ligger under den.
term-face = { $letter }{ $number }
term-legend-shizzle = R röd, O orange, Y gul, G grön, B blå, P lila, K rosa, N svart, sedan siffran.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Nästa rad:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stjärna, ✹ nova, streckens riktningar, = länkade rutor. ”kort” säger vad som ger poäng.

## The API for programs, and tokens

nav-api = För program
api-title = API:et för program
api-about = Program kan följa bord, skapa dem och spela, över HTTP med JSON. Varje anrop bär en nyckel, ”Authorization: Bearer tms_…”; kakor räknas inte. Tider i millisekunder räknas från 1970, platser från 1.
api-token-help = Skapad på sidan /tokens eller med ”tumblestar token new”.
api-to-document = OpenAPI-dokumentet
api-begin = Att börja
api-begin-help = Skapa en nyckel för en bot, och fråga sedan vem du är:
api-example = Ett anrop att kopiera
api-scopes = Vad en nyckel får göra
api-scopes-help = En nyckel får bara göra det som kryssades i när den skapades.
api-can = Anrop
api-needs = kräver { $scope }
api-once = Att fråga igen
api-once-help = Anrop som ändrar något bär ett ”id” som du väljer. Samma id är samma anrop: det utförs en gång, och dess svar, som ges när det är på disk, ges igen. Skicka alltså ett anrop utan svar en gång till, som det var. ”seen” är det ”n” för bordet som du utgick från; har något hänt sedan dess avvisas anropet som ”stale”.
api-lines = Raderna i en ström
api-lines-help = Varje rad är ett JSON-objekt med en ”type”: först platserna, sedan posterna efter ”from”, sedan bordet nu; därefter det som händer. Efter ett avbrott: kom tillbaka med det senaste ”n” som ”from”: inget utelämnas eller sägs två gånger.
api-line-seats = Vilka som sitter där: först, och när det ändras.
api-line-entry = En post i bordets logg, i ordning. ”act”: ett drag i notation; ”takeback”: ”kept” säger hur många av protokollets händelser som behålls, ”practice” om partiet därmed är övning; ”ask”: platsen ”actor” ber att få gå tillbaka till ”kept” händelser; ”agree” och ”decline”: platsen ”actor” svarar; ”resign” och ”flag”: ”seat” är ute; ”abandon”: partiet slutade utan resultat.
api-line-now = Bordet efter alla poster hittills.
api-line-chat = Vad som sägs från och med nu.
api-line-beat = Strömmen lever.
api-line-bye = Sista raden. ”over”: partiet är slut; ”gone”: du får inte längre se bordet; ”token”: nyckeln återkallades; ”restart”: servern stannar, kom tillbaka med ”from”.
api-socket = En WebSocket i stället
api-socket-help = /live/TABLE?as=json är en enda anslutning för att spela och lyssna. Den tar samma nyckel i samma huvud; docs/server.md har dess meddelanden.
api-problems = Avslag
api-problems-help = Ett avslag är ett JSON-objekt (RFC 9457): ”code” är för program, ”detail” för människor, på deras språk (Accept-Language); ”tag” och ”help” anger spelets regel, ”n” är bordets nu.
api-limits = Hur ofta
api-limits-help = Över en gräns avvisas anrop med 429; ”Retry-After” säger hur många sekunder du ska vänta. Gränserna gäller per nyckel och adress om inget annat sägs. En kropp har högst 10 000 byte, en import 1 500 000.
api-limit = { $what }: { $burst } på en gång, sedan 1 per { $every } s.
api-limit-call = Anrop, per nyckel
api-limit-request = Anrop av alla slag, per adress
api-limit-table = Nya bord
api-limit-link = Inbjudningar som visas eller tas
api-limit-chat = Sagda saker, per person eller bot
api-limit-upload = Importer och filer
api-limit-export = Exporter
api-limit-lines = Öppna strömmar och WebSockets, per nyckel: { $count }.
api-limit-tables = Pågående bord, per värd: { $count }.
api-notation = Vid ett bord listar ”legal” alla lagliga drag i spelets notation, så ett program behöver inte kunna reglerna; docs/ har grammatiken.
api-me-help = Ditt namn, om du är en bot, och vad din nyckel får göra.
api-games-help = Alla spel: platser, alternativ, husets bottar och exempel på notationen.
api-game-help = Ett spel.
api-tables-help = Bord som du skapat eller sitter vid: de sextio senast spelade.
api-make-help = Ett nytt bord. Det börjar när alla platser är tagna. Ett id som använts förut ger bordet som skapades då.
api-table-help = Ett bord som det står; för dess värd, med en nyckel för det, länkarna till lediga platser.
api-puzzles-help = Alla pussel med lösning och bevis, ett JSON-objekt per rad (docs/puzzles.md).
api-record-help = Partiet som text som ”tumblestar verify” och ”tumblestar replay” läser. Dess frö finns med när partiet är slut.
api-review-help = Var ett avslutat parti avgjordes, av tur och av skicklighet (docs/review.md). Anropet väntar på det i upp till tjugo sekunder.
api-chat-help = De senaste tvåhundra sakerna som sagts vid ett bord.
api-stream-help = Vad som händer vid ett bord, ett JSON-objekt per rad, tills partiet är slut; ”beat” efter femton sekunder då inget händer. Den som inte läser på tio sekunder kopplas från.
api-invitation-help = Vart en länk leder: spel, plats, klocka, vilka andra som sitter där, och slumpens åtagande. Inget tas.
api-join-help = Tar platsen i en inbjudan. Den som redan har den via länken får samma svar.
api-act-help = Spelar ett drag, efter dess nummer i ”legal” eller dess notation. Där slumpen skrivs in har ”text” utfall med blanksteg emellan.
api-takeback-help = Tar tillbaka ditt senaste drag, inom din tur och medan varken slumpen eller en annan plats har agerat. Med ”kept” alla händelser efter så många: ensam mot bottar som övning; bland människor tillfrågas de andra, och inget går tillbaka förbi slumpen.
api-answer-help = Går med på en begäran om att ta tillbaka, eller avböjer den; den som bad drar tillbaka den så. Det görs när alla gått med på det.
api-resign-help = Ger upp en av dina platser; ”seat” säger vilken, om du har flera.
api-rematch-help = Ett parti till med samma personer på sina platser, när detta är slut. Den som frågar först skapar bordet; ”agree” false avböjer och frigör din plats.
api-say-help = En rad text, eller en fras som alla läser på sitt eget språk.
api-abandon-help = Avslutar ett parti utan resultat, för dess värd.
api-delete-help = Raderar ett bord som är slut för gott, för dess värd.
api-export-help = Protokollet för varje bord som du skapat eller sitter vid, ett JSON-objekt per rad, det äldsta först.
api-import-help = Lägger till protokoll som dina bord att stega igenom: som text, ett efter ett, eller som rader JSON som vid export. Ett protokoll som redan finns läggs inte till igen. Svarar med ett JSON-objekt per rad för vart och ett. Högst 200, och 1,5 MB.
api-field-asked = Begäran om att ta tillbaka som väntar på svar.
api-field-actor = En plats, 0 för slumpen, null för ingen.
api-field-added = False om det redan fanns.
api-field-bot = True för husets bottar och för program.
api-field-chance = ”sealed”: ett hemligt frö, öppnat i slutet; ”seed”: ett som du anger; ”typed”: inskrivet från en riktig spelplan.
api-field-changed = När det senast spelades där (UTC).
api-field-chat = Om människor får skriva fritt; fraser är alltid tillåtna.
api-field-clock = ”none”, ”turn-SECONDS” eller ”bank-SECONDS-INCREMENT”.
api-field-commitment = SHA-256 för det förseglade fröet.
api-field-data = Kontrollsumman för spelets datafiler.
api-field-due = När den gående klockan går ut.
api-field-end = Som i protokollet; null medan partiet pågår.
api-field-following = Revanschens bord, eller tomt.
api-field-from = Den sista posten du har: du får de efter den. Utelämnad: från och med nu. 0: alla.
api-field-good = Om inbjudan fortfarande kan tas.
api-field-id = Samma id är samma anrop, utfört en gång.
api-field-increment = Sekunder som läggs till efter varje tur.
api-field-kept = Hur många av protokollets händelser som behålls.
api-field-left = Millisekunder kvar per plats.
api-field-legal = De lagliga dragen för platsen på tur; för ett spel, exempel.
api-field-link = En inbjudan, eller det som står efter dess sista snedstreck.
api-field-links = Null för alla utom värden.
api-field-listed = Om lobbyn visar det.
api-field-n = Bordets levande nummer: det räknar posterna i loggen och stiger bara.
api-field-options = De utelämnade har sina förval.
api-field-phrase = Alla läser den på sitt eget språk; ”note-” inleder bordets egna.
api-field-practice = Om någon gick tillbaka förbi slumpen eller en bot. I ett anrop: du vet att partiet blir övning.
api-field-preparing = Boten gör sig redo; till dess spelar den under sin fulla styrka.
api-field-presence = ”none” där ingen inväntas.
api-field-remark = Med vilka regler ett äldre parti spelades och visas; oftast tomt.
api-field-result = Platsernas andelar när det är slut.
api-field-retry-after = Sekunder att vänta.
api-field-salt = Egna ord som går in i den förseglade slumpen.
api-field-scope = Vad nyckeln saknar.
api-field-seats = För ett nytt bord: ”me”, ”open” för den som får länken, eller ”bot:NAME” för en av husets bottar.
api-field-seconds = För en tur eller för partiet.
api-field-seen = Det ”n” för bordet som du utgick från.
api-field-stand-in = Boten som just nu spelar för en person.
api-field-status = ”study” är ett protokoll att stega igenom. För ett problem: HTTP-statusen.
api-field-table = Bordets namn, som i dess adress.
api-field-tag = Spelets regel som förbjuder det.
api-field-token = Nyckelns namn.
api-field-watch = Länken för åskådare.
api-field-watchers = Den som har länken får titta på.
problem-request = Inget giltigt anrop: ett huvud finns två gånger, eller kroppen slutade för tidigt.
problem-json = Kroppen kan inte läsas som JSON i UTF-8.
problem-token = Ingen giltig nyckel: skicka ”Authorization: Bearer tms_…” med en som skapats här och inte återkallats.
problem-scope = Nyckeln får inte göra det: ”scope” anger vad som saknas.
problem-address = Servern släpper bara in vissa adresser.
problem-blocked = Bordets värd har blockerat dig.
problem-missing = Här finns inget för dig: namnet är fel, bordet raderades, eller det tillhör andra.
problem-method = Inte med denna metod: ”Allow” anger dem som adressen tar.
problem-stale = Något har hänt sedan dess: titta igen och välj på nytt, under ett nytt id.
problem-seat = Det får du inte göra nu: en annan plats står på tur, det är inte din plats, eller så är det bara för värden.
problem-chance = Det är slumpens sak; utfall kan skrivas in bara där ett bord skapats för det.
problem-takeback = Inget kan tas tillbaka: turen är slut, eller så har slumpen eller någon annan agerat sedan dess.
problem-practice = Partiet skulle bli övning: ingen stjärna, och öppen slump. Fråga igen med ”practice” om du vill det.
problem-over = Spelet är slut.
problem-waiting = Partiet börjar när alla platser är tagna.
problem-clock = Platsens tid är ute.
problem-taken = Platsen är tagen, länken är gammal, eller så sitter du redan där.
problem-chat = Det kan inte sägas: värden har stängt av fri chatt, eller så är det inte en enda rad text.
problem-going = Partiet pågår; avsluta det först.
problem-table = Bordet kan inte öppnas; det kan höra till en annan version av tumblestar.
problem-game = Spelet kan inte spelas just nu: dess datafil har ett fel. Den som kör servern kan rätta det.
problem-long = För stort: en kropp har högst 10 000 byte, en import 1 500 000.
problem-kind = Skicka kroppen som ”Content-Type: application/json”.
problem-host = Servern har ett annat namn; den som startade den kan tillåta detta: TUMBLESTAR_HOSTS=name.
problem-message = Ett fält är okänt eller inte som det måste vara: ”field” säger vilket, ”expected” hur det ska vara.
problem-rule = En regel i spelet förbjuder det: ”tag” är regeln, ”help” dess sida.
problem-unread = Notationen kan inte läsas; ”legal” listar vad som går att göra.
problem-options = Det finns inget sådant spel, antal platser, alternativ, bot eller namn, eller så går alternativen inte ihop.
problem-limit = För ofta: vänta så många sekunder som ”Retry-After” säger. Inget gjordes.
problem-head = Adress och huvuden har högst 16 384 byte.
problem-trouble = Något gick fel här. Fråga igen med samma id: det som gjorts görs inte två gånger.
problem-working = Det räknas ut; fråga igen om en stund.
problem-store = Det kunde inte skrivas, och inget gjordes; fråga igen om en stund, med samma id.
refused-scope = Denna nyckel får inte göra det: den saknar ”{ $scope }”.
refused-long = Kroppen har fler än { $most } byte.
refused-field = Fältet { $field } är inte som det måste vara: { $expected }.
import-none = Det finns inget protokoll i det.
import-many = Det finns { $count } protokoll i det; importera högst { $most } på en gång.
import-line = Raden är inget JSON-objekt med ett ”record”.
refused-kind = Skicka kroppen som { $kinds }.
refused-act = Ange antingen ett drags nummer som ”action”, eller dess notation som ”text”.
refused-no-link = Det är ingen inbjudan som vi känner till.
refused-streams = För många strömmar är öppna. Stäng en först.
scope-read = Se dina bord, följa dem, läsa protokoll och chatt
scope-play = Ta platser via inbjudan, spela, ta tillbaka, ge upp, chatta
scope-tables = Skapa bord, se deras länkar, avsluta och radera dem
tokens-head = Nycklar för program
tokens-about = En nyckel låter ett av dina program spela här.
tokens-yours = Dina nycklar
tokens-none = Du har inga.
token-made = Din nya nyckel
token-once = Kopiera den nu: den visas bara denna gång. Den som har den kan använda den.
token-label = Nyckel
token-copy = Kopiera nyckeln
token-new = En nyckel till
token-name = Namn
token-for = Vem som agerar med den
token-for-me = Jag: en terminal eller ett eget skript
token-for-bot = En ny bot med det namnet
token-for-this-bot = Min bot { $name }
token-bot-help = Ett program som bestämmer själv är en bot: det sitter vid bord under eget namn och är märkt som bot.
token-do = Skapa nyckeln
token-of-you = agerar som du
token-of-bot = agerar som boten { $name }
token-since = skapad { $day }
token-used = senast använd { $day }
token-unused = aldrig använd
token-revoke = Återkalla
token-revoke-sure = Program som använder den kommer att avvisas.
token-revoke-yes = Återkalla den
token-no-name = Ge den ett namn.
token-no-scope = Kryssa i minst en sak som den får göra.
token-for-whom = Välj vem som agerar med den.
token-many = Du har { $most } nycklar. Återkalla några först.
cli-token = Skapar, listar och återkallar nycklar för program, även medan servern kör.
cli-token-new = Skapar en nyckel för en ny bot med namnet NAME och skriver ut den, bara denna gång.
cli-token-person = För en person, inte en bot.
cli-token-scope = Vad den får göra, annars read; kan anges flera gånger.
cli-token-list = Listar alla nycklar.
cli-token-revoke = Återkallar nyckeln med detta NUMBER i listan.
cli-token-bot = boten { $name }
cli-token-none = Det finns inga nycklar.
cli-token-head-number = nummer
cli-token-head-name = namn
cli-token-head-who = vem
cli-token-head-scopes = får
cli-token-head-made = skapad
cli-token-head-used = senast använd
cli-token-revoked = Nyckel { $number } är återkallad.
cli-token-unknown = Det finns ingen nyckel { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] För en spelare
       *[other] För { $count } spelare
    }
option-first = Vem börjar
option-first-help = Slumpen avgör, eller du.
option-first-0 = slumpen
option-first-seat = plats { $count }
picture-label = Spelets bord. Tryck på T för att få det som text.
first-seat = { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
seat-won = { $seat ->
        [you] Du vinner!
       *[other] { $seat } vinner.
    }
first-seat-awaited = Slumpen avgör vem som börjar.
unread-of = ”{ $text }” går inte här; väntat är någon av { $actions }.
cli-new-game = Skriver ett litet spel som paket, att ändra till ditt eget.
cli-new-game-name = Spelets namn i Python: små bokstäver, siffror och understreck.
cli-new-game-out = Mappen att skriva i; annars en med spelets namn, här.
cli-new-game-bad = ”{ $name }” kan inte vara ett spels namn: små bokstäver, siffror och understreck, en bokstav först, och inte ett annat spels namn.
cli-new-game-there = ”{ $folder }” finns redan; välj en annan mapp med --out.
cli-new-game-made = Skrivet till { $folder }. Härnäst: pip install -e { $folder }, sedan tumblestar check-game { $name }, och tumblestar play { $name }.
cli-check-game = Kontrollerar ett spel mot kontraktet, och säger vad det saknar.
cli-check-game-passed = { $name } klarar alla { $count } kontroller.
cli-check-game-failed = Kontroller som { $name } inte klarar: { $count }

## The installable app

nav-install = Installera som app
install-head = tumblestar som app
install-about = Installerad öppnas tumblestar i ett eget fönster och tar mindre än en megabyte.
install-do = Installera
install-ways = Eller på webbläsarens eget sätt:
install-chrome = Chrome och Edge: ”Installera” i adressfältet eller menyn.
install-ios = iPhone och iPad: Dela, sedan ”Lägg till på hemskärmen”.
install-mac = Safari på Mac: ”Lägg till i Dock” i menyn Arkiv.
install-firefox = Firefox på Android: ”Installera” i menyn.
install-not = Webbläsare installerar bara från en https-adress. Be den som kör servern att ställa in TLS (docs/hosting.md).
offline-head = Ingen anslutning
offline-about = Servern kan inte nås. Dina bord är i säkerhet; sidan kommer tillbaka av sig själv.
offline-again = Försök igen nu
result-share = Dela resultatet
result-save = Spara som bild

## Review of a game

review-none = { $game } har ingen värderare, så partierna kan inte gås igenom.
review-empty = Inget har hänt i detta parti än.
review-older = Detta parti spelades med en annan versions regler eller data, så det kan inte gås igenom.
review-ended = Genomgången slutade oväntat. Fråga igen för att starta om den.
review-busy = För mycket räknas ut just nu. Försök igen om en minut.
review-failed = Genomgången misslyckades; serverns logg säger varför.
review-title = Genomgång: { $game }, { $names }
review-curve = Vinstandelar per händelse, en linje per plats; till sist { $shares }. Listan över händelser har alla siffror.
review-luck-bars = Tur: uppåt är bra för platsen
review-luck-of = Tur per händelse, { $name }
review-cost-bars = Beslutens kostnad
review-cost-of = Beslutens kostnad, { $name }
review-means = Vad betyder orden?
review-means-luck = Vad slumpen gav, mot medelvärdet av vad den kunde ha gett, i andelar av segern; 0 i snitt.
review-means-skill = Vad alla beslut gjorde med en plats, mot de bästa. Egna kan bara kosta; andras är gåvor.
review-means-residual = Vad värderaren lämnar oförklarat: 0 om den är exakt, annars ett mått på hur mycket den är att lita på.
review-means-adjusted = Resultatet utan turen, med sitt intervall. Det visar snabbare än resultat vem som spelade bättre.
review-means-rating = Tusen gånger medelkostnaden för en plats egna beslut; lägre är bättre.
review-means-level = Boten vars beslut kostar ungefär lika mycket.
review-totals = Var resultatet kommer ifrån
review-start = Starten.
review-at = Händelse { $n }. { $did } Vinstandelar: { $shares }.
review-share-of = { $name } { $share }
review-head-event = händelse
review-head-what = vad som hände
review-head-luck = tur för
review-head-cost = kostnad
review-luckiest = Mest tur
review-event = Händelse { $n }
review-board = Spelplanen efter händelse { $n }
review-mistakes = Dyraste besluten
review-better-board = Spelplanen efter den bättre linjen, händelse { $n }
review-decision = Händelse { $n }: beslut av { $name }
review-played = Spelat
review-better = Bättre
review-events = Alla händelser
review-link = Genomgång
review-page = Genomgång av { $game }
review-later = Genomgången kommer efter partiet, så att ingen får veta vem som leder.
review-back = Tillbaka till bordet
review-slider = Partiets händelser
review-progress = Uträknade händelser
review-working = Partiet räknas ut. Du kan komma tillbaka senare.
review-waiting = Värderaren förbereds, i upp till en minut första gången på denna dator.
review-done = Hela partiet är uträknat.
review-again = Försök igen
review-reload = Visa det som är klart
review-play-on = Prova denna linje i analysen
review-moment = Visa detta ögonblick vid bordet
retry-link = Gör om misstagen
retry-page = Misstag i { $game }
retry-least = Från { NUMBER($share, style: "percent") } och uppåt
retry-none = Inget beslut kostade så mycket.
retry-puzzle = { $k } av { $count }, händelse { $n }: beslut av { $name }
retry-board = Spelplanen före händelse { $n }
retry-do = Prova det
retry-before = Föregående
retry-next = Nästa
retry-right = { $action } Det behåller { $best }, och inget behåller mer.
retry-wrong = { $action } Det behåller { $share }; det bästa behåller { $best }. Prova ett annat.
retry-unknown = ”{ $action }” räknas fortfarande ut. Försök igen om en stund.
retry-played = Spelat: { $did } Det behöll { $share }.
evaluator-own = spelets egna värden
review-evaluator = Värden: { $name }. Medelfel per steg: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Värden: { $name }; exakta.
review-evaluator-unmeasured = Värden: { $name }; felet inte uppmätt.
review-level-none = –
review-level-perfect = Perfekt
review-resigned = { $name } gav upp
review-sum-seat = plats
review-sum-start = start
review-sum-luck = tur
review-sum-skill = skicklighet
review-sum-residual = oförklarat
review-sum-final = resultat
review-sum-adjusted = utan tur (95 %)
review-sum-decisions = beslut
review-sum-rating = rating
review-sum-level = spelade som
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } till { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }
review-no-mistakes = Inget beslut kostade något.
cli-review = Säger var ett parti avgjordes, av tur och av skicklighet, i tal som går ihop.
cli-review-html = Skriver genomgången som en fil för alla webbläsare, utan skript.
cli-review-against = Jämför partiet med ett annat protokoll som hade samma slump.
compare-alike = Så långt båda går är partierna lika.
compare-parting = De skiljs åt vid händelse { $n }:
compare-other = Dessa partier hade olika slump: { $what } skiljer sig.
compare-unknown = Det är okänt om dessa partier hade samma slump: slumpen skrevs in, eller så är fröet inte öppet än.
compare-game = spelen
compare-seats = antalen platser
compare-options = alternativen
compare-start = startställningarna
compare-seed = fröna
cli-review-title = { $game }: { $names }
cli-review-luckiest = Mest tur:
cli-review-mistakes = Dyraste besluten:
cli-review-better = Bättre: { $preview } [{ $line }]

## Statistics of many games

chance-of-outcome = Utfall
chance-of-first = Platsen som börjar
chance-of-others = övriga

stats-games = Partier: { $count }, utan resultat: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, ensam
       *[other] { $game }, { $count } platser
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = inget namn
stats-head-player = spelare
stats-head-games = partier
stats-head-result = vunnet
stats-head-luck = tur
stats-head-adjusted = vunnet utan tur
stats-head-cost = bortgivet per parti
stats-head-rating = rating
stats-head-level = spelade som
stats-head-observed = kom
stats-head-expected = väntat
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } av en seger bortgivet per parti, exakt: avståndet till perfekt spel. Partier: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = För få slumputfall att testa.
stats-chance-fair = Inget är konstigt med { $n } slumputfall: rättvis slump ligger minst lika långt från det väntade i { $p } av fallen{ $count ->
        [one] .
       *[other] , i det minst sannolika av { $count } tester, korrigerat för deras antal.
    }
stats-chance-odd = Något är konstigt: { $kinds }. Rättvis slump ligger så långt från det väntade i { $p } av fallen{ $count ->
        [one] .
       *[other] , korrigerat för { $count } tester.
    }
stats-chance-left-out = Partier som inte testats, eftersom något togs tillbaka eller andra regler gällde: { $count }.
stats-seal-proved = Utfall som följer av frön förseglade före partiet: { $n } av { $count }.
stats-seal-open = Utfall som skrevs in, eller vars frö någon kunde känna till: { $n } av { $count }.
stats-seal-closed = Utfall vars frö inte är öppet än: { $n } av { $count }.
stats-seal-older = Utfall dragna med andra regler, som inte kan kontrolleras här: { $n } av { $count }.
stats-seal-false = Utfall i partier vars slump inte följer av fröet: { $n } av { $count }.
stats-head = Din statistik
stats-none = Inget än: du har inte avslutat något parti på denna server där du behöll en plats till slutet.
stats-about = Avslutade partier där du hade en plats: { $count }, genomgångna: { $n }. Dina senaste { $most } bord räknas. En genomgång görs när du först öppnar den.
stats-csv = Ladda ned dina partier som tabell (CSV)
stats-people = människor
stats-you = Du
stats-head-reviewed = genomgånget
stats-head-against = mot
stats-head-days = dagar
stats-head-outcome = utfall
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } till { $last }
    }
stats-as-table = Som tabell
stats-chart-result = Resultat över tid; grupper av partier: { $count }. Tabellen nedan har siffrorna.
stats-chart-result-means = ● vunnet, ◆ vunnet utan tur, från 0 % (nederst) till 100 % (överst); streck: 95 %-intervall, prickat: en rättvis andel.
stats-chart-rating = Rating över tid; grupper av partier: { $count }. Tabellen nedan har siffrorna.
stats-chart-rating-means = Rating, från 0 (nederst) till { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (överst); lägre är bättre; streck: 95 %-intervall.
stats-chance-head = Vad slumpen gjorde
stats-test = { $kind }, utfall: { $count }; rättvis slump ligger lika långt bort i { $p } av fallen
stats-test-few = { $kind }, utfall: { $count }, för få att testa
cli-stats = Summerar många partier: resultat, tur, kostnad och rating per spelare med 95 %-intervall, och om slumpen var konstig.
cli-stats-files = Protokoll, zip-filer med protokoll, eller mappar.
cli-stats-name = En spelare eller bot; annars alla.
cli-stats-game = Spelet; annars alla.
cli-stats-csv = Skriver en rad per plats och parti i denna fil (CSV).
cli-stats-no-review = Bara resultat och slump, utan genomgångar: snabbt.
cli-stats-reviews = Sparar genomgångarnas siffror i denna fil till nästa gång.
cli-stats-reviews-bad = ”{ $file }” har inga sparade genomgångar. Välj en annan fil för --reviews, eller ta bort den.
cli-stats-unreviewed = Inte genomgånget: { $record }: { $why }
cli-stats-false = Slumpen i { $record } följer inte av dess frö: se tumblestar verify.

## Puzzles

puzzle-file = { $file }, rad { $line }: { $why }
puzzle-bad-line = Detta är inget pussel: { $why }. docs/puzzles.md har formatet.
puzzle-of-another = ”{ $id }” är inte id för ett pussel i { $name }.
puzzle-twice = Pusslet ”{ $id }” finns två gånger.
puzzle-empty = Pusslet ”{ $id }” har ingen lösning.
puzzle-bad-state = Pusslet ”{ $id }” har ett läge som inte kan läsas. { $why }
puzzle-unknown = Det finns inget pussel ”{ $text }”. Ett id är ett spel ({ $games }), ett bindestreck och sju siffror; se ”tumblestar puzzles list”.
puzzle-illegal = ”{ $text }” går inte här.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, anteckning { $n }: { $why }
bad-tutorial-form = Detta är ingen fil med anteckningar (docs/tutorials.md). { $why }
bad-tutorial-alone = Det inspelade partiet { $file } saknas bredvid den.
bad-tutorial-record = Rad { $line } i det inspelade partiet: { $why }
bad-tutorial-game = Det inspelade partiet är i { $other }; väntat är { $game }.
bad-tutorial-learner = Eleven har plats { $n }; väntat är en plats i varje inspelat parti.
bad-tutorial-idle = Eleven, på plats { $n }, har inget att göra; väntat är en anteckning före ett drag av den platsen.
bad-tutorial-chapter = Den hör till kapitel { $n }; väntat är 1 till { $count }, ett per inspelat parti.
bad-tutorial-event = Den står före händelse { $event }; väntat är 1 till { $count }, den sista för slutet.
bad-tutorial-order = Den kommer efter en anteckning för en senare händelse; väntat är partiets ordning.
bad-tutorial-end = Kapitlet slutar med något att göra; väntat är en anteckning till, som visar vad det ledde till.
bad-tutorial-words = Det finns inga ord för ”{ $key }”; väntat är ett meddelande i { $game } på varje språk.
bad-tutorial-reading = Eleven har inget att göra här; ”also”, ”answers” och ”other” väntas bara före elevens drag.
bad-tutorial-action = ”{ $text }” är inget drag. { $why }
bad-tutorial-illegal = ”{ $text }” är inte lagligt här; under ”also” väntas drag lika bra som det inspelade.
bad-tutorial-right = ”{ $text }” är det inspelade draget; under ”answers” väntas felaktiga försök.
bad-tutorial-mark = Inget här heter ”{ $text }”; väntat är ett lagligt drag, en plats på spelplanen, eller en pjäs eller ett tecken i bilden.
learn-right = Rätt.
learn-head = Lär dig { $game }
learn-step = { $n } av { $count }
learn-back = Tillbaka
learn-next = Vidare
learn-again = Från början
learn-play = Spela ett parti mot { $bot }
learn-another = En annan lektion: { $name }
learn-board = Lektionens spelplan
learn-choose = Allt du kan göra här
learn-do = Gör det
learn-turn = Tryck på ”{ $turn }” tills brickan ligger rätt.
learn-marked = Markerat: { $marked }
term-learn-begin = Gör det anteckningarna ber om: skriv ett drag i notation, eller Enter för att gå vidare. ”?” listar vad som går att göra, ”spelplan” visar spelplanen, ”tillbaka” går bakåt, ”avsluta” lämnar.
term-learn-try = Ditt drag:
term-learn-on = Enter går vidare:
term-learn-play = Enter börjar ett parti mot { $bot }; ”avsluta” lämnar:
term-learn-left = Lektionen är sparad. ”tumblestar learn { $game }” fortsätter den.
term-learn-rule = Regeln är { $tag }: ”tumblestar rules { $game }” har den.
term-word-step-back = tillbaka
cli-learn = Lär ut ett spel genom att spela det i terminalen, och spelar det sedan mot en bot; fortsätter där det lämnades.
cli-learn-game = Spelet.
cli-learn-lesson = Namnet på en lektion; annars den första.
cli-learn-none = { $game } har ingen lektion än; docs/tutorials.md säger hur man skriver en.
cli-learn-unknown = Det finns ingen lektion ”{ $name }”; det finns { $names }.
card-learn = Lär dig { $game } genom att spela
card-learn-short = Lär dig
new-learn = Lär dig genom att spela: några minuter
learn-also = Det är lika bra. Lektionen fortsätter med ett annat drag. { $did }
learn-other = { $did } Det är tillåtet, men inte menat här. Prova det markerade.

## The same deal: a finished game handed to friends

deal-nobody = En giv kräver en spelares plats: ”{ $person }” i stället för en bot.
deal-long = En givs länk har högst { $most } tecken. Kopiera bara hela länken.
deal-unknown = En givs länk kan inte säga ”{ $name }”; den kan säga { $allowed }. Kopiera hela länken igen.
deal-missing = En givs länk saknar { $names }. Kopiera hela länken igen.
deal-hand-on = Ge vänner samma giv
deal-head = { $game }: samma giv
deal-about = Den som öppnar länken spelar detta parti med samma bottar, alternativ och slump. De som är klara ser varandras partier, tur för tur. Slumpen är öppen: andras partier visar vad som kommer.
deal-you = du
deal-seats = Platser: { $names }
deal-option = { $name }: { $value }
deal-play = Spela denna giv
deal-go-on = Fortsätt ditt parti
deal-see = Se ditt parti
deal-again = Detta är ditt eget parti. Skicka länken till vänner; du kan också spela det igen, och vet då vad som kommer.
deal-link = Länk att skicka
deal-others = Avslutade partier, som du ser när du är klar med ditt: { $count }
deal-turns = Tur för tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alla lika

## Playing puzzles

puzzle-head = Pussel: { $game }
puzzle-board = Pusslets spelplan
puzzle-ask = Vilket är det bästa sättet att spela?
puzzle-choose = Vad skulle du göra?
puzzle-do = Gör det
puzzle-back = Ta tillbaka
puzzle-give = Se svaret
puzzle-skip = Ett annat pussel
puzzle-next = Nästa pussel
puzzle-retry = Försök igen
puzzle-again = Du har försökt med detta pussel förut; det räknas inte nu.
puzzle-open = Hittills:
puzzle-right = Rätt, fortsätt! Hittills:
puzzle-wrong = Inte det bästa sättet. Prova andra, så ofta du vill; bara första försöket räknas. Ditt försök:
puzzle-answer = Detta är svaret.
puzzle-solved = Löst på första försöket! Din rating: { $rating }, förut: { $before }.
puzzle-failed = Inte löst på första försöket. Din rating: { $rating }, förut: { $before }.
puzzle-seen = Svaret, utan rating.
puzzle-moves = Svaret, steg för steg
puzzle-then = Hur det kan fortsätta
puzzle-why = Varför
puzzle-analyse = Tänk vidare härifrån
puzzle-proof = Bevisat { $how }.
puzzle-margin = Det ger dig { $value } av segern, och varje annat sätt minst { $margin } mindre{ $exact ->
        [yes] , exakt.
       *[no] , plus minus { $error }.
    }
puzzle-also = Andra linjer som ger samma: { $count }.
puzzle-fail = Bottar som oftast misslyckas här: { $bots }.
puzzle-themes = Teman: { $themes }.
puzzle-rating = Din rating: { $rating }, plus minus { $deviation }. I rad: { $count }, som mest: { $most }.
puzzles-head = Pussel
puzzles-intro = Ställningar ur bottars partier där ett sätt är bevisat mycket bättre än alla andra. Ditt första försök på varje ändrar din rating.
puzzles-of = Pussel: { $game }
puzzles-count = Pussel: { $count }
puzzles-play = Spela
puzzles-play-of = Spela pussel i { $game }
puzzles-more = Teman och din rating
puzzles-more-of = Teman och din rating: { $game }
puzzles-none-left = Alla dessa är lösta. Välj ett annat tema eller spel.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } av { $count } lösta
puzzles-history = Dina försök
puzzles-chart = Din rating från { $first } till { $last }; pussel: { $count }
puzzles-other = Alla spel med pussel
puzzle-term-begin = Skriv vad du skulle göra. Första försöket på varje pussel räknas. ”hjälp” listar kommandon.
puzzle-term-wrong = Inte det bästa sättet. Prova andra, så ofta du vill; bara första försöket räknas.
puzzle-term-right = Rätt, fortsätt!
puzzle-kept-bad = Dina pussel i { $file } kan inte läsas: { $why }. Laga filen, eller flytta undan den.
term-does-puzzle-undo = tar tillbaka det som inte är bedömt än
term-does-puzzle-answer = visar svaret, och varför; räknas som ett felaktigt försök
term-does-puzzle-skip = lämnar detta pussel för ett annat
term-word-answer = svar
term-word-skip = hoppa

## The challenges of the day

day-order = { $file }, rad { $line }: { $date } är inte dagen efter den före.
day-none = Det finns inga utmaningar för ”{ $date }”. Väntat är ett datum från { $first } till { $last }; en nyare tumblestar kan ha fler.
day-not-yet = { $date } har inte börjat någonstans än.
day-head = tumblestar, { $date }
day-about = Fyra utmaningar om dagen, samma för alla. Slumpen följer av datumet, så den är öppen; var och en kan spelas en gång.
day-before = Dagen före
day-after = Dagen efter
day-puzzle = Pussel
day-level = Nivå
day-duel = Duell
day-chart = Karta
day-puzzle-about = { $game }: hitta det bästa sättet. Första försöket räknas.
day-level-about = { $game } ensam: vinn denna nivå i kampanjen.
day-duel-about = { $game } mot det lösta spelet, som inte gör några misstag.
day-chart-about = { $game } ensam: fyll kartan för mer än { $goal } poäng.
day-play = Spela
day-go-on = Fortsätt
day-see = Se det igen
day-open = – { $kind }: inte spelat än
day-going = – { $kind }: pågår
day-won = ★ { $kind }: löst
day-lost = ● { $kind }: inte löst
day-won-alone = ★ { $kind }: vunnet, poäng: { $points }
day-lost-alone = ● { $kind }: inte vunnet, poäng: { $points }
day-won-against = ★ { $kind }: vunnet med { $points } mot { $other }
day-lost-against = ● { $kind }: inte vunnet, { $points } mot { $other }
day-share = Ditt resultat
day-copy = Kopiera texten
day-history = Dina dagar
day-streak = Dagar i rad: { $count }, som mest: { $longest }.
day-history-item = { $date }: { $count } av 4
day-history-kept = Dina dagar sparas bara på denna enhet.
day-back = Till dagens utmaningar
day-link = Dagens utmaningar
cli-day = Listar en dags fyra utmaningar, samma för alla, eller spelar en i denna terminal.
cli-day-date = Datumet, till exempel 2026-11-24; annars i dag.
cli-day-play = Spelar denna utmaning; var och en räknas en gång.
cli-day-how = ”tumblestar day { $date } --play NAME” spelar en: { $kinds }.
cli-day-kept-bad = Dina dagar i ”{ $file }” kan inte läsas: { $why }. Laga filen, eller flytta undan den.

## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Innehåll
rules-search = Sök i reglerna
rules-search-do = Sök
rules-found = { $count ->
        [0] Ingen regel har alla dessa ord.
       *[other] Hittade regler: { $count }.
    }
rules-summary = En sida till bordet
summary-head = { $game } i korthet
example-legal = Tillåtet.
example-illegal = Inte tillåtet.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Poäng: { $count }.
example-points-of = Poäng: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] filen
       *[other] exemplet ”{ $name }”
    }: { $why }
examples-form = det har inte den form som docs/adding-a-game.md beskriver. { $why }
examples-rule = det finns ingen regel och inget avsnitt ”{ $tag }”. Ange en ur words/en.ftl, till exempel AB-3.1 eller AB-3.
examples-name = varje exempel kräver ett eget namn, ord ”{ $key }” i words/en.ftl, och en bild.
examples-crop = det finns inget ”{ $text }” bland utsnitten; det finns { $allowed }.
examples-seat = ingen sitter på plats { $count }.
examples-legal = ”{ $text }” är inte lagligt där, enligt { $tag ->
        [none] vad slumpen får göra
       *[other] { $tag }
    }. Rätta läget eller draget.
examples-tag = ett drag är lagligt eller olagligt, inte både och; ett olagligt kräver taggen för regeln som förbjuder det.
examples-illegal = ”{ $text }” borde vara förbjudet av { $tag }, och reglerna säger { $found ->
        [none] att det är lagligt
       *[other] { $found }
    }.
examples-points = ”{ $name }” borde vara { $count }, och reglerna säger { $found }.
examples-summary = orden ”{ $key }” och ”{ $key }-1” behövs i words/en.ftl, och exempel med dessa namn: { $names }.
cli-rules-search = Visar bara regler med alla dessa ord, utan hänsyn till accenter.
cli-rules-section = Visar bara detta avsnitt, till exempel TY-3.
cli-rules-no-section = { $game } har inget avsnitt ”{ $text }”; det har { $allowed }.
cli-rules-none = Ingen regel i { $game } har alla orden ”{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)

picture-title = { $game }: { $names }
picture-seat = Det finns ingen plats { $n }: detta parti har { $most }.
picture-turn = Det finns ingen tur { $turn }: detta parti har { $most }.
picture-at = Det finns ingen händelse { $n }: protokollet har { $most }. Början är 0.
cli-picture = Ritar ett protokoll: en ställning som bild, hela partiet eller en tur som animation.
cli-picture-out = Skriver en bild: .svg, .png eller .webp.
cli-picture-at = Ställningen efter så många händelser; annars den sista.
cli-picture-animate = Skriver en animation: .gif eller .webp.
cli-picture-turn = Animerar bara denna tur, från 1.
cli-picture-theme = Färgerna.
cli-picture-width = Bredd i pixlar; annars 760, för en animation 480.
cli-picture-seat = Platsen vars del av bordet är stor, från 1.
cli-picture-delay = Millisekunder per ögonblick i en animation; annars 700.
cli-picture-none = Det finns inget att rita: ange en fil med --out (.svg, .png, .webp) eller --animate (.gif, .webp).
cli-picture-kind = ”{ $file }” har inget format som kan ritas här; väntat är någon av { $kinds }.
cli-picture-needs = ”{ $file }” kräver paket som { $command } installerar; en .svg kräver inga.
share-link = Dela hela partiet
share-head = Dela detta parti
share-address-about = Den innehåller hela partiet med spelarnas namn. Servern sparar inget, så länken fungerar så länge servern finns, och kan inte tas tillbaka.
share-address = Som länk
share-address-field = Länken till partiet
share-copy = Kopiera
share-embed = På en annan sida
share-embed-about = En ram för en blogg eller ett forum, för att stega igenom partiet.
share-code = Ramens HTML
share-film = Som animation
share-picture = Som bild
share-text = Som text
share-text-about = Protokollet, för människor att läsa och tumblestar att öppna.
share-whole-game = Hela partiet
share-turn = Vad
share-at = Efter hur många händelser (0 till { $most })
share-kind = Format
share-download = Ladda ned
share-too-long = Partiet är för långt för en länk. Dela protokollet som fil, som andra kan öppna under ”Mina bord”.
share-busy = Flera bilder ritas just nu. Försök igen om en stund.
share-missing = Servern kan inte rita detta format. Välj SVG, eller be värden installera tumblestar[cards].
shared-head = Ett delat parti
shared-script = Ett skript på sidan läser partiet i länken. Tillåt skript här för att se det.
shared-empty = Adressen innehåller inget parti. Ett partis länk har ett # och många bokstäver efter det.
shared-foreign = Detta är ingen länk till ett tumblestar-parti, eller en från en nyare version. Be om protokollet som fil.
shared-damaged = Länken är skadad eller avkortad. Kopiera hela, eller be om den igen.
shared-long = Länken innehåller mer än något parti, så den visas inte.
shared-old = Webbläsaren kan inte läsa länken: den kräver Chrome 80, Firefox 113, Safari 16.4 eller nyare.
shared-offline = Servern svarar inte, eller är upptagen. Ladda om sidan för att försöka igen.
shared-begin = Partiet börjar.
shared-told = Händelse { $n } av { $count }. { $did }
shared-whole = Se det på egen sida

## The static site (site/, cli/site.py)

cli-site = Skriver hela spellådan som statiska filer, som alla webbhotell kan erbjuda och en telefon kan spara.
cli-site-folder = Mappen att skriva i, ny eller tom.
cli-site-pyodide = En mapp med npm-paketet pyodide; annars hämtar npm det.
cli-site-server = Adressen till en tumblestar-server för att spela med vänner.
cli-site-made = Skrivet till { $folder } (filer: { $count }, första besöket: { $size } MB komprimerat). För att prova: python -m http.server --directory { $folder }. Andra enheter kräver en https-adress.
cli-site-not-compiled = Utan node kompilerades inget: sajten fungerar, men startar långsammare.
site-no-folder = ”{ $folder }” är ingen mapp. Ange en ny eller tom.
site-not-empty = ”{ $folder }” är inte tom; inget skrevs. Ange en ny eller tom mapp; för att förnya en sajt, lägg den i den gamlas ställe.
site-bad-server = ”{ $text }” är ingen servers adress; väntat är en som https://games.example.org.
site-no-npm = Sajten kräver npm-paketet { $package }, och det finns ingen npm här. Installera Node.js, eller ange en mapp med paketet: --pyodide.
site-npm-failed = npm kunde inte hämta { $package }: { $why }. Försök igen senare, eller ange en mapp med paketet: --pyodide.
site-no-pyodide = ”{ $folder }” är ingen kopia av npm-paketet pyodide: { $file } saknas.
site-other-pyodide = Det är pyodide { $found }; väntat är { $expected }: npm install pyodide@{ $expected }.
site-no-package = Paketet { $package } är inte installerat som filer här. Installera tumblestar med pip och försök igen.
site-not-rendered = Startsidan kunde inte skapas: { $why }
site-not-compiled = Modulerna kunde inte kompileras: { $why }
site-loading = Hämtar spellådan, en gång …
site-starting = Packar upp spellådan …
site-soon = Spellådan packas upp; ditt val öppnas strax.
site-failed = Något gick fel i denna webbläsare. Det som sparats finns kvar.
site-again = Försök igen
site-full = Webbläsaren är full, så inget mer sparas. Frigör utrymme, eller spara ditt parti som fil (vid bordet: ”Mer”, sedan ”Ladda ned protokollet”).
site-not-kept = Webbläsaren sparar inget, kanske i ett privat fönster: partier finns kvar tills det stängs.
site-elsewhere = Spellådan är öppen i en annan flik eller ett annat fönster.
site-here = Använd spellådan här
site-newer = Det finns en nyare version av spellådan. Dina partier finns kvar.
site-newer-do = Byt till den
site-no-language = Varje språk hämtas en gång över nätet, och nätet kan inte nås nu. Tills vidare är texterna på engelska.
site-no-files = Spellådan kunde inte hämtas. Kontrollera nätet och försök igen.
site-not-secure = Sidan kräver en https-adress, eller datorns egen. Be den som driver sajten om en.
site-too-old = Webbläsaren är för gammal för tumblestar, eller så förbjuder ett privat fönster WebAssembly, module workers eller service workers. Använd en aktuell Firefox, Chrome, Edge eller Safari.
site-no-script = tumblestar körs i din webbläsare och kräver JavaScript.
nav-friends = Med vänner
friends-head = Med vänner
friends-about = Denna spellåda är för en enhet: du spelar mot bottar, eller låter en skärm gå runt.
friends-server = För att spela med andra på deras egna enheter, använd denna server:
friends-go = Gå till servern
friends-none = För att spela med andra på deras egna enheter startar någon en server med ett kommando:
friends-ask = Den ger inbjudningar via länk, en lobby, klockor, chatt och partier över flera dagar, utan konton. Känner du till en server, be om dess adress.
friends-carry = Partier flyttas som filer, åt båda håll: spara ett vid dess bord, och öppna det under ”Mina bord”.
