### The words of the app in Dutch. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = Het spel is afgelopen.
refused-seat = Je bent niet aan de beurt; aan de beurt: { $seat ->
        [0] het toeval
       *[other] plaats { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = Je bent niet aan de beurt. { $now }
refused-place = Daar kan nu niets. { $now }
refused-chance = Uitkomsten van het toeval volgen hier uit de seed. Alleen een tafel met een echt bord neemt ze aan.
bad-seats = Het spel kan geen { $seats } plaatsen hebben; verwacht: { $allowed }.
bad-option = Onbekende optie “{ $name }”; verwacht: { $allowed }.
bad-option-value = De optie “{ $name }” kan niet { $value } zijn; verwacht: { $allowed }.
bad-option-twice = De optie “{ $name }” kan niet tegelijk { $first } en { $second } zijn; geef haar één keer op.
bad-value = { $name } kan niet { $value } zijn; verwacht: { $expected }.
bad-name = Een naam of salt is één regel van hoogstens { $most } zichtbare tekens.
bad-chance = Onbekend soort toeval “{ $text }”; verwacht: { $allowed }.
bad-commitment = Verzegeld toeval heeft een toezegging nodig: 64 hexadecimale cijfers.
bad-practice = Een oefenspel heeft geen verzegeld toeval.
bad-seed = Een seed is één regel van 1 tot { $most } zichtbare tekens.
bad-salts = Verwacht: { $seats } salts, één per plaats; een salt mag leeg zijn.
bad-seat-kind = Een plaats hoort bij een persoon of een bot.
unknown-game = Onbekend spel “{ $name }”; verwacht: { $games }.
game-broken = Het spel “{ $name }” kan niet worden geladen: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.
unknown-bot = Onbekende bot “{ $name }”; verwacht: { $bots }.

## Reading a record

record-long = Het bestand heeft meer dan { $most } tekens, te veel voor een verslag.
record-format = Dit is geen verslag: verwachte eerste regel: “{ $expected }”.
record-header = Onbekend gegeven in de kop “{ $text }”; verwacht: { $keys }.
record-twice = Het gegeven “{ $key }” staat er twee keer.
record-missing = In de kop ontbreekt het gegeven “{ $key }”.
record-older = Gespeeld en getoond met versie { $rules } van de regels. De nieuwste versie is { $version }.
record-other = Gespeeld met versie { $rules } van de regels (gegevens { $data }), getoond met versie { $version } (gegevens { $digest }); punten kunnen verschillen.
record-cut = Gespeeld met versie { $rules } van de regels (gegevens { $data }). Versie { $version } (gegevens { $digest }) toont { $n } van de { $count } gebeurtenissen; de tekst van het verslag heeft ze alle.
record-rules = Het verslag heeft versie “{ $text }” van de regels; dit programma speelt versie { $version }.
record-data = Het verslag heeft andere onderdelen (gegevens “{ $text }”) dan dit programma ({ $digest }).
record-seat = “{ $text }” is geen plaats; verwacht: “person” of “bot”, dan een naam.
record-salt = De plaats van de salt bestaat niet; het spel heeft { $seats } plaatsen.
record-options = “{ $text }” is geen optie; verwacht: naam=getal, met de namen { $options }.
record-seed = De geopende seed moet 64 hexadecimale cijfers hebben.
record-early-seed = De seed van een verzegeld spel gaat pas aan het eind open.
record-date = De datum moet eruitzien als 2026-11-21.
record-start = De plaatsen en opties moeten die zijn van de stand waarmee het spel begint.
record-practice = “{ $text }” kan niet na “practice” staan; verwacht: “yes”.
record-event = “{ $text }” is geen gebeurtenis; verwacht: een getal, dan * voor toeval of het nummer van een plaats, dan de actie.
record-number = Het nummer van de gebeurtenis is { $text }; verwacht: { $expected }. Misschien ontbreekt er een regel voor.
record-actor = De gebeurtenis is van “{ $text }”, maar { $expected } is aan de beurt.
record-after-end = Het spel is voor deze gebeurtenis al afgelopen.
record-refused = “{ $text }” kan hier niet. { $why }
record-end = Het verslag eindigt met “{ $text }”, maar de gebeurtenissen met “{ $expected }”.
record-result = Het resultaat van het verslag is “{ $text }”, maar dat van de gebeurtenissen “{ $expected }”.
unreadable-at = Regel { $line }: { $why }
unread-state = “{ $text }” hoort niet in een spelstand; verwacht: sleutel=waarde met de sleutels { $keys }, elk één keer.
unread-state-value = “{ $text }” past niet bij “{ $key }” in deze spelstand; grammatica: docs/{ $page }.md.

## Checking chance

verify-proved = Alle uitkomsten van het toeval volgen uit de seed die voor de start is verzegeld. Gecontroleerd: { $count }.
verify-seed = Open toeval: alle uitkomsten volgen uit de seed “{ $seed }”, die iemand opgaf en kon kennen. Gecontroleerd: { $count }.
verify-practice = Oefening: iemand ging terug, dus het toeval is open. Alle uitkomsten volgen uit de seed. Gecontroleerd: { $count }.
verify-typed = Open toeval: de uitkomsten ({ $count }) zijn ingetypt of gekozen, dus er is niets te controleren.
verify-older = De regels (versie { $rules }) of gegevens van dit spel worden hier niet bewaard, dus het toeval is niet te controleren.
verify-closed = De seed is verzegeld tot het spel eindigt, dus de uitkomsten tot nu toe ({ $count }) zijn nog niet te controleren.
verify-commitment = Onjuist: de seed van het verslag is niet die van voor de start.
verify-outcome = Onjuist: gebeurtenis { $n } is “{ $text }”, maar trekking { $count } van de stroom “{ $stream }” van de seed geeft “{ $expected }”.

## Bots

bot-random = Willekeurig
bot-random-help = speelt een willekeurige geldige actie
bot-greedy = Gretig
bot-greedy-help = gaat voor wat meteen loont
bot-novice = Beginner
bot-club = Clubspeler
bot-strong = Sterk
bot-expert = Expert
bot-master = Meester

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: actie { $action } van { $agent } is niet geldig; verwacht: { $allowed }.
env-not-begun = { $env }: roep eerst reset() aan.
env-needs = { $env } heeft het pakket { $package } nodig: pip install "tumblestar[rl]".
env-array = { $env }: { $name } is een array van { $type } met de vorm { $shape }; verwacht: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: de array voor { $name } heeft gaten of is niet beschrijfbaar; verwacht: een als van numpy.zeros.

## Command line

cli-about = Bordspellen in de browser. Zonder commando: opent de spellen.
cli-play = Opent de spellen in de browser, of speelt er een in de terminal.
cli-replay = Toont elke stand van een verslag, met de geldige acties, in notatie.
cli-verify = Controleert de uitkomsten van het toeval in een verslag met de seed.
cli-expect = Toont hoe de sterkste bot verwacht dat een verslag verdergaat, in notatie.
cli-solve = Vindt de winkans van de eerste plaats in een spel voor twee bij het beste spel, binnen bewezen grenzen.
cli-bank = De punten van de bank aan het begin; standaard die van de doos.
cli-dice = Een bestand met de kleuren van je dobbelstenen, zoals dice.toml.
cli-solve-first = Bij het beste spel wint de eerste plaats { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } van alle spellen, gelijkspel telt half.
cli-solve-bounds = Bewezen: minstens { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, hoogstens { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Dit is niet voor { $name }; verwacht: { $games }.
cli-score = Telt de punten van sterrenbeelden of kaarten die aan een echte tafel zijn opgeschreven.
cli-colours = Voor twinkle: de letters van de kleuren in het spel; standaard alle.
cli-sides = Voor twinkle_twinkle: de kanten van de vijf scoretabellen in scorevolgorde, zoals ABAAB; standaard die van het bestand, anders alle A.
cli-not-scored-by = { $option } zegt niets over { $name }. Laat het weg.
cli-rules = Toont de regels van een spel met labels, en markeert wat niet in het gedrukte boekje staat.
cli-tiles = Tekent in plaats daarvan de tegels, met aantallen en tabellen, om met een doos te vergelijken.
cli-out = Het bestand om te schrijven, .html of .svg voor tegels; standaard de standaarduitvoer.
cli-unwritable-file = Het bestand “{ $file }” kan niet worden geschreven: { $why }.
cli-scored = Sterrenbeeld { $count }, totaal van de kaarten: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Niets te tellen in “{ $file }”; verwacht: één sterrenbeeld per regel.
cli-seconds = Seconden om na te denken.
cli-bench = Meet de snelheid van willekeurige spellen, in miljoenen gebeurtenissen per seconde.
cli-lab = Meet bots en spellen door veel spellen tussen bots.
cli-ladder = Zet de bots van een spel op één schaal (Bradley-Terry): 100 punten meer wint 64% van de spellen voor twee. Elke bot speelt tegen zijn buren en “greedy” met elk aantal plaatsen, elke opzet vanaf elke plaats. Met meer dan twee plaatsen speelt één bot tussen andere van één soort, beide kanten op; 1 / plaatsen is gelijk.
cli-ladder-game = Het spel; standaard alle.
cli-ladder-seats = Een aantal plaatsen, herhaalbaar; standaard alle vanaf twee.
cli-ladder-games = Spellen per wedstrijd met de opties van de doos.
cli-ladder-mixed = Spellen per wedstrijd met voor elke opzet gelote opties; standaard geen.
cli-ladder-bots = De bots, zwakste eerst, met komma’s ertussen; standaard alle van het spel.
cli-ladder-seed = De seed van opzet en toeval.
cli-ladder-keep = Schrijft na elke wedstrijd ladder-GAME.json in deze map, en gaat verder met een van de huidige bots.
cli-ladder-two = Een ladder heeft minstens twee bots nodig; het spel heeft { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } tegen { $them }
       *[other] { $us } tussen { $rivals } × { $them }
    }{ $options ->
        [mixed] , gemengde opties
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) van { $games } spellen
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } plaatsen
cli-ladder-head-mixed = { $seats } plaatsen, gemengde opties
cli-ladder-head-all = alle spellen
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Speelt veel spellen tussen bots, en rapporteert over bots, plaatsen, lengte en punten. Elke opzet wordt voor elke rotatie van de bots één keer gespeeld, met hetzelfde geluk; intervallen zijn 95% over opzetten. Ctrl-C stopt en rapporteert; met --keep gaat hetzelfde commando verder.
cli-lab-compare = Vergelijkt twee varianten, of twee opstellingen van bots, met hetzelfde geluk: gemiddelden, 95%-intervallen over opzetten, en effectgroottes (in standaardafwijkingen van een spel).
cli-lab-selfplay = Schrijft spellen van bots als trainingsgegevens: een Parquet-rij per beslissing (observatie, geldige acties, actie, beleid, winkansen van de beoordelaar, resultaat), en een gegevenskaart. Heeft de extra “lab” nodig. Na Ctrl-C gaat hetzelfde commando verder; met meer spellen voegt het die toe.
cli-lab-out = De map om in te schrijven; wordt zo nodig gemaakt.
cli-lab-values = Schrijft ook de waarde van de beoordelaar voor elke geldige actie. Duurt vele malen zo lang.
cli-lab-tries = Hoe vaak elke bot in elke stand wordt gevraagd, voor het beleid; 1 neemt wat hij speelde.
cli-lab-per-file = Spellen per bestand, afgerond op hele opzetten.
lab-selfplay-done = Spellen: { $games }. Beslissingen: { $rows }. Bestanden: { $files }. Map: “{ $folder }”.
cli-lab-bots = De bots per plaats vóór rotatie, met komma’s ertussen; de laatste neemt de overige plaatsen. Standaard “greedy”.
cli-lab-seats = Het aantal plaatsen; standaard dat van de bots, of het kleinste vanaf twee.
cli-lab-games = Het aantal spellen, afgerond op hele opzetten.
cli-lab-option = Een optie van het spel, herhaalbaar.
cli-lab-against-bots = De tweede opstelling; standaard de eerste.
cli-lab-against-option = Een optie van de tweede variant, herhaalbaar; de overige zijn die van de eerste.
cli-lab-seed = De seed van toeval en keuzes: zelfde seed, zelfde spellen.
cli-lab-workers = Processen; standaard één per kern. De resultaten zijn gelijk.
cli-lab-keep = Bewaart afgelopen spellen in dit bestand, en gaat vandaar verder.
cli-lab-ray = Speelt op het Ray-cluster op dit adres (“auto”: een lokaal). Heeft de extra “ray” nodig.
cli-lab-luck = Onderzoekt zoveel spellen: wat geluk verklaart, en beslissingen per regel. Duurt seconden per spel.
cli-lab-csv = Schrijft een CSV-rij voor elk spel en elke plaats in dit bestand.
cli-lab-parquet = Schrijft dezelfde rijen als Parquet. Heeft de extra “lab” nodig.
cli-lab-html = Schrijft alle tabellen en grafieken als één HTML-pagina. Heeft de extra “lab” nodig.
lab-needs = { $option } heeft de extra “{ $extra }” nodig: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = Te veel bots ({ $count }) voor { $seats } plaatsen.
lab-same = Niets verschilt: geef --against-bots of --against-option.
cli-not-both = Geef { $first } of { $second } op, niet allebei.
lab-kept-other = Het bestand “{ $file }” heeft spellen van een ander onderzoek of van oudere bots; kies een ander bestand, of verplaats het.
lab-kept-damaged = Regel { $line } van het bestand “{ $file }” is beschadigd; verwijder die, of verplaats het bestand.
lab-kept-dropped = De laatste regel van het bestand “{ $file }” is onvolledig; die spellen worden opnieuw gespeeld.
lab-broken-off = Gestopt na { $games } van { $total } spellen.
lab-broken-off-kept = Gestopt na { $games } van { $total } spellen; hetzelfde commando gaat verder.
lab-workers-died = De processen vielen steeds uit, misschien door te weinig geheugen; probeer er minder (--workers).
lab-no-ray = Er is geen Ray-cluster op “{ $address }”: { $why }
lab-title = { $game }: { $games } spellen
lab-title-compare = { $game }: elk { $games } spellen, { $first } en { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (95%-intervallen; gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per plaats (gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per spel
lab-spread = Verdelingen
lab-by-rule = Beslissingen per regel ({ $games } spellen)
lab-luck = Geluk verklaart { NUMBER($share, style: "percent", maximumFractionDigits: 0) } van de variantie van resultaten ({ $games } spellen): zoveel haalt de gelukscorrectie weg.
lab-no-luck = Geluk is niet te meten: het spel heeft hier geen beoordelaar, of alle resultaten zijn gelijk.
lab-head = { $what ->
        [bot] bot
        [seat] plaats
        [share] deel van de winst
        [points] punten
        [figure] maat
        [mean] gemiddelde
        [least] minst
        [tenth] een tiende eronder
        [median] mediaan
        [ninetieth] een tiende erboven
        [most] meest
        [first] eerste
        [second] tweede
        [difference] verschil
        [effect] effectgrootte
        [rule] regel
        [decisions] van beslissingen
       *[games] in spellen
    }
lab-figure = { $what ->
        [events] gebeurtenissen
        [decisions] beslissingen
        [legal] geldige acties, alle beslissingen samen
        [choices] geldige acties van een beslissing
        [leads] wisselingen van de leiding in punten
        [margin] voorsprong in punten aan het eind
        [ties] spellen door meer spelers gedeeld
       *[unfinished] opgegeven spellen
    }
lab-figure-of = { $what ->
        [share] deel van de winst
       *[points] punten
    } van { $who }
lab-figure-seat = { $what ->
        [share] deel van de winst
       *[points] punten
    } van plaats { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } tot { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Deel van de winst, met 95%-intervallen
lab-chart-of = { $what ->
        [points] Punten aan het eind, per bot
        [events] Gebeurtenissen van een spel
       *[legal] Geldige acties van een beslissing
    }
lab-chart-text = { $title }. Cijfers: tabel “{ $table }”.
cli-file = Het verslag om te lezen; - leest de standaardinvoer.
cli-json = Antwoordt in JSON.
cli-no-browser = Opent geen browservenster.
cli-lang = De taal van de antwoorden.
cli-help = Toont deze hulp.
cli-version = Toont de versie.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % klaar, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , nog ongeveer { $left } s
    }
cli-no-command-game = “{ $name }” is een spel. Speel het met: tumblestar play { $game }
cli-no-command-file = “{ $name }” is een bestand. Ga verder met dat spel: tumblestar play { $file }
cli-no-command = Onbekend commando “{ $name }”. tumblestar --help noemt alle commando’s.
cli-no-command-like = Onbekend commando “{ $name }”; misschien “{ $command }”? tumblestar --help noemt alle commando’s.
cli-expect-over = Het spel is afgelopen. “tumblestar replay FILE” bladert erdoorheen.
cli-play-resume = Gaat verder met het laatste spel in de terminal; met GAME het laatste van dat spel.
cli-completion = Drukt het aanvulscript voor een shell af. Zet voor bash eval "$(tumblestar completion bash)" in ~/.bashrc; voor zsh net zo, in ~/.zshrc; schrijf het voor fish naar ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Puzzels: stellingen waarin één manier bewezen veel beter is dan alle andere.
cli-puzzles-list = Noemt de puzzels. Als JSON één per regel: id, spel, plaatsen, thema’s, rating, stand, oplossing, bewijs.
cli-puzzles-game = Alleen die van een spel.
cli-puzzles-theme = Alleen die van een thema, zoals “theft”.
cli-puzzles-no-theme = Onbekend thema “{ $theme }”; verwacht: { $themes }.
cli-puzzles-play = Speelt puzzels van één spel of van alle in deze terminal.
cli-puzzles-order = Willekeurige woorden: zelfde woorden, zelfde volgorde van puzzels.
cli-puzzles-make = Schrijft puzzels uit spellen tussen bots naar een bestand, en ernaast hoe ze zijn gemaakt. Zelfde seed, zelfde puzzels.
cli-puzzles-count-of = Hoeveel.
cli-puzzles-bots = De bots, met komma’s ertussen; standaard alle behalve “random” en de twee sterkste.
cli-puzzles-seed = De seed van de spellen.
cli-puzzles-out = Het bestand om te schrijven.
cli-puzzles-head-id = puzzel
cli-puzzles-head-seats = plaatsen
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = thema’s
cli-puzzles-count = Puzzels: { $count }


## The doctor

cli-doctor = Controleert versies, pakketten, spellen, gegevensmap, database, poort, terminal en gecompileerde bots, en zegt wat je kunt doen.
doctor-ok = ok
doctor-note = let op
doctor-todo = te doen
doctor-end = { $count ->
        [0] Niets te doen.
       *[other] Te doen: { $count }.
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
doctor-other-port = Kies een andere met --port of TUMBLESTAR_PORT, of stop wat hem gebruikt.
doctor-data = Gegevensmap: { $folder } (eigenaar { $owner }, modus { $mode }, { $free } MB vrij)
doctor-data-none = Gegevensmap: { $folder } wordt zo nodig gemaakt ({ $free } MB vrij in { $there })
doctor-unwritable = Je kunt daar niet schrijven. Word de eigenaar, of kies een andere met --data of TUMBLESTAR_DATA.
doctor-open-folder = Anderen kunnen hem lezen, met de seeds van lopende spellen. Typ: chmod 700 { $folder }
doctor-little-space = Maak schijfruimte vrij, of kies een andere map met --data of TUMBLESTAR_DATA.
doctor-sqlite = Tafels worden bewaard met SQLite { $version }.
doctor-postgres = Tafels worden bewaard met PostgreSQL { $version } op { $place }
doctor-terminal = Terminal: { $columns } x { $rows } tekens, { $encoding }.
doctor-utf8 = Sommige tekens zijn vervangen door andere die erop lijken. Zet de terminal op UTF-8, of PYTHONUTF8=1.

cli-no-file = Er is geen bestand “{ $file }”.
cli-unreadable-file = Het bestand “{ $file }” kan niet worden gelezen: { $why }.
cli-not-text = Het bestand “{ $file }” is geen tekst in UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: bordspellen
app-description = Bordspellen in de browser, tegen bots of met anderen.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Jouw beurt · { $game }
title-over = Afgelopen · { $game }
title-level = Level { $count } · { $game }
title-own-level = Eigen level · { $game }
skip = Naar de inhoud
nav-label = Pagina’s
nav-shelf = Spellen
nav-tables = Mijn tafels
settings = Instellingen
settings-name = Je naam
settings-language = Taal
language-incomplete = Sommige teksten zijn nog niet vertaald, en staan in het Engels.
settings-theme = Weergave
settings-save = Bewaar
mine-head = Mijn gegevens
mine-nobody = Over jou wordt hier nog niets bewaard. Speel je al op een ander apparaat, neem jezelf dan mee hierheen.
carry-out-head = Op een ander apparaat spelen
carry-out-about = Met een link of QR-code wordt een ander apparaat van jou, met je tafels, naam en voortgang. Hij werkt één keer, binnen { $count } minuten.
carry-out-do = Toon de link
carry-shown = Open dit binnen { $count } minuten op je andere apparaat. Laat het niemand anders zien: daarmee kan die als jou spelen.
carry-link = Link voor je andere apparaat
carry-back = Terug naar mijn gegevens
carry-head = Neem jezelf mee naar dit apparaat
carry-about = Open op je andere apparaat “Mijn gegevens” en toon de link. Open die hier, of kopieer de code na de #.
carry-code = Code
carry-look = Kijk van wie hij is
carry-wrong = Deze code is onbekend, al gebruikt of verlopen. Toon een nieuwe op je andere apparaat.
carry-asked = Ben jij “{ $name }”? Tafels die meekomen: { $count }. Voortaan speelt dit apparaat als “{ $name }”.
carry-asked-unnamed = Ben jij dit, iemand zonder naam? Tafels die meekomen: { $count }. Voortaan speelt dit apparaat voor die persoon.
carry-joins = { $count ->
        [0] Je instellingen van dit apparaat wijken voor die andere.
       *[other] Je tafels van dit apparaat ({ $count }) komen erbij, met plaatsen, chat en voortgang. Dit is niet ongedaan te maken.
    }
carry-yes = Ja, dat ben ik
carry-no = Nee, laat het zo
mine-data-head = Mijn gegevens als bestand
mine-data-about = Je naam, instellingen, tafels, verslagen, voortgang en chatberichten: één JSON-object per regel, het eerste verklaart de andere.
mine-data-do = Download mijn gegevens
mine-data-readme = Eén JSON-object per regel, elk met een type. person: je naam, taal en weergave. bot: je programma. token: wat een programma mag (nooit het token zelf). table: een die je maakte, waar je zit of die je bekijkt; seats: je plaatsen vanaf 1; record: het spel, voor “tumblestar replay” en “verify”. attempt, imported: voortgang in campagnes. chat: wat je schreef; at: milliseconden sinds 1970; key: een vaste zin. restriction: wie je dempte of blokkeerde. Tijden zijn in UTC.
mine-restricted-head = Gedempt en geblokkeerd
mine-restricted-unnamed = iemand zonder naam
mine-delete-head = Verwijder mij
mine-delete-goes = Voorgoed verwijderd: je naam, instellingen, voortgang, tokens, programma’s, chatberichten, en tafels waar niemand anders speelt. In lopende spellen verlaat je je plaats; waar niemand weg mag, geef je op.
mine-delete-stays = Bewaard zonder je naam: spellen met anderen en hun verslagen. Tafels die je maakte gaan over op een speler daar. Gedownloade kopieën en back-ups van deze server veranderen niet.
mine-delete-sure = Ik weet dat dit niet ongedaan te maken is.
mine-delete-do = Verwijder mij nu
mine-deleted-head = Je bent verwijderd
mine-deleted = Over jou wordt hier en in deze browser niets meer bewaard.
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
independence = tumblestar is een onafhankelijk project, zonder band met de auteurs of uitgevers van deze spellen.
close = Sluit
list = { $items }

## Shelf and tables

shelf-head = Wat gaan we spelen?
shelf-intro = Speel tegen een bot, of geef één scherm de tafel rond.
shelf-games = Spellen
shelf-resume = Verder spelen
shelf-over = Laatste resultaten
card-seats = { $first } tot { $last } spelers
card-minutes = { $first } tot { $last } minuten
card-luck-1 = nauwelijks geluk
card-luck-2 = weinig geluk
card-luck-3 = wat geluk
card-luck-4 = veel geluk
card-luck-5 = heel veel geluk
card-thought-1 = geen moeite
card-thought-2 = een beetje denken
card-thought-3 = wat denkwerk
card-thought-4 = veel denkwerk
card-thought-5 = diep nadenken
card-rules-short = Regels
card-pad-short = Scoreblok
card-analysis-short = Analyse
card-puzzles-short = Puzzels
card-campaign-short = Campagne
card-basis = Geluk is gemeten: hoe vaak een eenvoudige bot de sterkste verslaat. Minuten en denkwerk zijn ons oordeel.
card-play = Speel { $game }
card-rules = Regels van { $game }
card-pad = Scoreblok voor { $game }
card-analysis = Analyse van { $game }
card-puzzles = Puzzels van { $game }
card-campaign = Campagne van { $game }
tables-head = Mijn tafels
tables-open = Bezig
tables-over = Afgelopen
tables-study = Uit bestanden geopend
tables-none = Er is geen spel bezig.
table-open = bezig
table-over = afgelopen, { $result }
list-asked = Je bent gevraagd om weer te spelen
list-yours = Jouw beurt
list-turn = { $seat } is aan de beurt
list-won-you = Je won
list-won-you-to = Je won, { $points } tegen { $others }
list-won = { $seat } won
list-won-to = { $seat } won, { $points } tegen { $others }
list-tied = { $seats } gelijk
list-tied-at = { $seats } gelijk met { $points }
list-alone-won = gewonnen
list-alone-lost = niet gewonnen
title-waits = ({ $count }) { $title }
time-now = zojuist
time-yesterday = gisteren
table-abandoned = afgebroken
table-study = uit een bestand, { $result }
table-study-unfinished = uit een bestand, niet afgelopen
table-abandon = Breek af
table-abandon-sure = Het spel eindigt zonder resultaat. Het blijft bij de afgelopen spellen.
table-abandon-yes = Ja, breek af
table-delete = Verwijder
table-delete-sure = De tafel en het verslag zijn dan voorgoed weg.
table-delete-yes = Ja, verwijder
open-head = Open een verslag
open-hint = Gedownload van een tafel, of met de hand geschreven. Je kunt erdoorheen bladeren.
open-file = Bestand
open-do = Open
open-none = Er is geen bestand gekozen.
open-not-text = Dit bestand is geen tekst in UTF-8.

## New table

new-head = Nieuwe tafel: { $game }
new-campaign = Solo: de campagne van veertig levels
new-analysis = Analyseer een stelling
new-seats = Hoeveel spelers?
new-seat = Plaats { $count }
new-who = Wie
new-me = ik
new-person = nog iemand aan dit scherm
new-bot = bot: { $name }, { $what }
new-name = Naam
new-play = Speel
new-options = Opties
new-chance = Toeval en eerlijkheid
new-chance-kind = Waar het toeval vandaan komt
new-seed = Seed
new-commitment = Toezegging voor de geheime seed van deze tafel:
new-salt = Salt van plaats { $count }
new-salt-help = De seed blijft geheim tot het spel eindigt; de toezegging, de SHA-256 ervan, bewijst dat hij niet verandert. Vertrouw je deze server niet, voeg dan als salt eigen woorden toe: die werken door in elke uitkomst.
new-seal-gone = De hier toegezegde seed is weg: de server is herstart, of de pagina stond lang open. Bekijk de nieuwe toezegging, en begin opnieuw.
new-wrong = Deze tafel kan nog niet worden klaargezet:
new-typed-nobody = Een echt bord heeft iemand nodig die intypt wat het toeval doet.
chance-sealed = Verzegeld
chance-sealed-help = Een geheime seed, vóór de start toegezegd. Na afloop kan iedereen elke uitkomst controleren.
chance-seed = Uit een seed van jou
chance-seed-help = Zelfde seed, zelfde voorbereiding. Wie hem kent, kan het voorspellen: het verslag vermeldt dat.
chance-typed = Een echt bord
chance-typed-help = Je legt het echte bord klaar en typt in wat waar ligt.

## Table

seat-unnamed = Speler { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = jij
seat-you-named = Jij ({ $name })
seat-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
seats-head = Spelers
seat-rename = Naam van plaats { $count }
seat-rename-open = Hernoem
seat-rename-do = Bewaar
rows-label = De rijen van de spelers; ook als tekst.
status-stepping = Na gebeurtenis { $n } van { $count }:
status-study = Dit verslag eindigt hier, niet afgelopen.
status-resigned = { $seat ->
        [you] Je hebt opgegeven. { $others } wint.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven. Je wint!
           *[other] { $seat } heeft opgegeven. { $others } wint.
        }
    }
status-resigned-shared = { $seat ->
        [you] Je hebt opgegeven. { $others } delen de winst.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven; { $others } delen de winst.
           *[other] { $seat } heeft opgegeven. { $others } delen de winst.
        }
    }
status-abandoned = Het spel is afgebroken; niemand wint.
status-given-up = { $seat ->
        [you] Je bent gestopt.
       *[other] { $seat } is gestopt.
    }
actions-label = Wat je kunt doen
others-label = Terugkijken, en weggaan
action-confirm = Bevestig
action-expect = Wat verwacht de bot?
expect-line = De sterkste bot verwacht: { $line }.
expect-not-yet = De bot is nog niet klaar. Vraag het over een paar seconden weer.
refused-expect = Niets te verwachten: niemand is aan de beurt, of geen bot aan deze tafel kijkt vooruit.
refused-expect-busy = De bot denkt hier al over na.
action-turn = Draai
action-over = Spiegel
action-takeback = Terugnemen
action-takeback-far = Terugnemen…
action-takeback-here = Neem terug tot hier
action-takeback-ask = Vraag terugname
practice-head = Verder als oefening?
practice-sure = Je mag zo vaak teruggaan als je wilt, ook voorbij toeval en bots. Maar vanaf dan levert het spel geen ster op en telt het nergens voor, de seed is open, en het verslag vermeldt het. Het toeval valt hetzelfde uit als eerst.
practice-yes = Ja, oefen
practice-no = Nee, laat het zo
practice-mark = Oefening.
asked-to = { $seat } wil graag iets terugnemen. Akkoord?
asked-count = Teruggedraaide gebeurtenissen: { $count }.
asked-own = Je hebt gevraagd om iets terug te nemen. Wachten op { $others }.
asked-other = { $seat } wil graag iets terugnemen. Wachten op { $others }.
asked-yes = Akkoord
asked-no = Weiger
asked-withdraw = Trek in
action-resign = Geef op
action-give-up = Stop ermee
action-rematch = Revanche
action-record = Download het verslag
action-verify = Controleer het toeval
aid-head = Help me kiezen
aid-0 = Niets
aid-1 = Kansen
aid-2 = Punten
aid-3 = Beste spel
aid-4 = Tutor
aid-asks = Vraag voor wat meer kost dan
aid-amount = { NUMBER($share, style: "percent") } van de winst
tutor-head = Zeker?
tutor-cost = Dit kost { $cost } winkans.
tutor-own = Jouw keuze, daarna { $share }: { $way }
tutor-better = Misschien over het hoofd gezien, daarna { $share }: { $way }
tutor-error = Kosten onder { $error } zijn misschien nul, en daar wordt niet naar gevraagd.
tutor-unmeasured = De fout van de winkansen is niet gemeten.
tutor-looking = De tutor kijkt…
tutor-yes = Speel het
tutor-no = Denk nog eens na
tutor-unasked = Zonder vraag gespeeld: de winkansen kwamen te laat.
help-ask = Vraag de anderen om hulp toe te staan
help-end = Verder zonder hulp voor allen
help-asked-to = { $seat } wil graag hulp voor allen. Akkoord?
help-asked-own = Je hebt om hulp voor allen gevraagd. Wachten op { $others }.
help-asked-other = { $seat } wil graag hulp voor allen. Wachten op { $others }.
refused-help = Hier spelen meer mensen: hulp voorbij de kansen is uit, tenzij allen akkoord gaan.
refused-help-declined = Je vraag om hulp is al geweigerd.
odds-head = Manieren om verder te gaan
odds-way = Manier
odds-best = beste
hint-win = Winst
hint-points = Punten nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (even goed: { $ways })
hint-equal = De eerste { $count } zijn ongeveer even goed.
hint-all-equal = Alle zijn ongeveer even goed.
hint-error = Manieren die minder dan { $error } verschillen, tellen als gelijk.
hint-unmeasured = De fout van de winkansen is niet gemeten, dus geen manier heet de beste.
hint-provisional = De beoordelaar is niet klaar: deze winkansen zijn ruw.
hint-working = Winkansen nog uit te rekenen: { $count }.
hint-more = Meer manieren: { $count }
steps-label = Blader door het spel
step-first = Eerste gebeurtenis
step-previous = Eén gebeurtenis terug
step-next = Eén gebeurtenis verder
step-last = Laatste gebeurtenis
replay-label = Bekijk het spel terug
replay-setup = Voorbereiding
replay-turn = Beurt { $n } van { $count }: { $name }
replay-slider = Het hele spel, gebeurtenis voor gebeurtenis
replay-value = { $where }. Gebeurtenis { $n } van { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-play = Speel automatisch af
replay-pace = Tempo
replay-skip = Einde van de voorbereiding
step-live = Terug naar het spel
board-own = Terug naar mijn bord
board-turn = Volg de beurt
seat-board = Bekijk bord
seat-board-of = { $name ->
        [you] Bekijk je bord
       *[other] Bekijk bord: { $name }
    }
palette-head = Wat gebeurde er op het echte bord?
palette-hint = Kies wat daar ligt, of typ er hieronder meer.
palette-left = nog { $count }
type-label = Typ een actie
type-do = Doe het
type-hint = In notatie, zoals in het logboek.
type-hint-chance = In notatie; meer uitkomsten met spaties ertussen.
final-head = Resultaat
end-decided = Wat de doorslag gaf: { $part }, { $points } tegen { $behind }.
final-points = Punten
final-won = gewonnen
final-shared = gedeelde winst
final-share = Winst
log-head = Wat er gebeurde
log-empty = Nog niets.
text-head = Het bord als tekst
text-board = Het bord, veld voor veld
text-state = In notatie:
more-head = Meer
settings-head = Instellingen op dit apparaat
setting-speed = Snelheid van bots en animaties
speed-0 = Meteen
speed-1 = Snel
speed-2 = Normaal
speed-3 = Rustig
setting-confirm = Bevestig wat mijn beurt beëindigt of niet terug te nemen is
confirm-again = Druk nog eens om te bevestigen.
setting-gains = Toon de punten bij wat ik kan kiezen
rules-open = Regels
rules-head = Regels van { $game }
rules-page-link = De regels als pagina
resign-head = Opgeven?
resign-sure =
    { $count ->
        [one] Het spel eindigt meteen, en de andere speler wint.
       *[other] Het spel eindigt meteen voor allen. Je krijgt niets, en de { $count } anderen delen de winst.
    }
resign-yes = Ja, geef op
resign-no = Nee, speel door
give-up-head = Stoppen?
give-up-sure = Deze poging is dan voorbij.
give-up-yes = Ja, stop
goal-head = Doel
level-name = Level { $count }.
level-own = Eigen level.
level-next = Volgend level: { $count }
level-new = Nieuwe dobbelstenen
level-same = Zelfde worpen opnieuw
level-map = Naar het overzicht
line-lost = Verbinding verbroken; nieuwe poging.
line-password = Deze server vraagt het wachtwoord opnieuw. Je spel is bewaard.
line-password-do = Geef het wachtwoord
line-refused = De server weigert deze pagina. Open hem via het adres dat je kreeg.
line-refused-do = Open opnieuw
line-table = De server kan deze tafel niet openen.
line-table-do = Bekijk waarom
line-many = Te veel pagina’s of verzoeken vanaf hier: sluit er een paar. Nieuwe poging.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = Met nog één?
legend-head = Wat de tekens betekenen
legend-of =
    { $seat ->
        [you] Jij:
       *[other] { $seat }:
    }
refused-rule = Toon de regel
mark-ruling = uitspraak
mark-ruling-means = onze uitspraak, waar de gedrukte regels zwijgen
mark-review = recensie
mark-review-means = uit recensies of teksten van de uitgever
sheet-title = { $name }: { $set }
sheet-marks = Zonder teken: zoals de uitgever zegt.
mark-reconstruction = reconstructie
mark-reconstruction-means = onze beste gok van wat in de doos ligt

## Refusals of a table

refused-stale = Er is intussen iets aan de tafel gebeurd. Kijk opnieuw en beslis dan.
refused-takeback = Dit is niet terug te nemen: de beurt is voorbij, of iemand anders is al aan de beurt geweest.
refused-takeback-chance = Dit is niet terug te nemen: speel je met mensen, dan gaat niets terug voorbij een uitkomst van het toeval.
refused-practice = Hiermee wordt het spel een oefening: geen ster, en open toeval. Bevestig het.
refused-asked = Iemand heeft al om terugname gevraagd. Antwoord eerst.
refused-declined = De anderen weigerden. Vraag het weer als er iemand heeft gespeeld.
refused-not-asked = Niemand vraagt nog om terugname.
refused-not-yours = Dat is niet aan jou.
refused-send-late = Na de start kan niemand van een plaats worden weggestuurd.
refused-blocked = De gastheer wil niet met je spelen. Speel aan een andere tafel, of maak er een.
refused-blocked-chat = De gastheer wil niet dat je hier schrijft.
refused-restrict-nobody = Er is niemand anders om te dempen of te blokkeren.
refused-restrict-stranger = Om te dempen of te blokkeren ga je eerst aan een tafel zitten of kies je instellingen.
refused-message = De server begreep de pagina niet. Laad hem opnieuw.
refused-protocol = Dit programma spreekt een andere versie van het protocol dan de server ({ $spoken }). Er is niets gedaan; werk het programma bij, of laad de pagina opnieuw.
refused-typed = Typ 1 tot { $most } uitkomsten met spaties ertussen.
refused-typed-on = Te veel uitkomsten; typ alleen die waarom wordt gevraagd.

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = De stelling; ook als tekst.
analysis-long = Het adres heeft meer dan { $most } tekens. Begin met een stelling in notatie.
analysis-events = De variant heeft meer dan { $most } acties. Begin met een stelling in notatie.
analysis-start = Deze stelling kan niet bestaan. { $why }
analysis-action = Actie { $n } van de variant, “{ $text }”, kan niet. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Je ziet de stelling ervoor.
analysis-at = Onbekende stelling “{ $text }”; verwacht: 0 tot { $most }. Je ziet de laatste.
analysis-values = Winkansen
analysis-show = Toon winkansen
analysis-of = { $seat } { $share }
analysis-by = Door { $name }.
analysis-by-exact = Exact: { $name }.
analysis-by-error = Door { $name }. Gemiddelde fout van gebeurtenis tot gebeurtenis: { $error }.
edit-head = Wijzig de stelling
edit-open = Stel op door te klikken
edit-hint = Kies een plek in het plaatje of de lijst, en dan wat daar is.
edit-places = Plekken
edit-none = Hier kan niets anders staan. Wijzig eerst een andere plek.
edit-done = Klaar
edit-more = { $count } meer
edit-less = { $count } minder
analysis-large = Het bord van { $player }, groot
analysis-from = Analyseer vanaf hier
analysis-working = Stellingen nog uit te rekenen: { $count }.
analysis-busy = De server is bezig met andere stellingen. Probeer het zo weer.
analysis-unknown = Voor deze stelling is er geen beoordelaar.
analysis-actions = Wat { $player } kan doen
analysis-chance = Wat het toeval kan brengen
analysis-beside = Ernaast: de winkans van { $player }.
analysis-odds = komt { $chance }
analysis-roll = Gooi
analysis-roll-on = Gooi door tot een beslissing
analysis-line = Variant
analysis-set-up = Voorbereiding: { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }
analysis-empty = Er is nog niets gedaan.
analysis-add = Ga verder in notatie
analysis-add-hint = Acties met komma’s ertussen; ze vervangen wat volgde.
analysis-position = Zet een stelling op
analysis-notation = De stelling in notatie
analysis-set = Toon deze stelling
analysis-new = Vanaf het begin van een spel
analysis-begin = Begin daar
analysis-link = Link naar deze stelling
analysis-play = Speel hier verder
analysis-as = Jij speelt
analysis-against = De anderen zijn
analysis-play-hint = Hier begint een tafel; het toeval is opnieuw verzegeld.
analysis-play-do = Speel verder

## Score pad

pad-head = Scoreblok: { $game }
pad-about = Tik in het plaatje aan waar bij jou op tafel iets ligt, en zie wat het scoort. Dit apparaat bewaart het tot je opnieuw begint; een link stuurt het naar anderen.
pad-lost = De server is niet bereikbaar; dit apparaat bewaart wat je invoerde. Probeer het weer.
pad-bad-players = Het spel kan geen “{ $text }” spelers hebben; verwacht: { $allowed }.
pad-choices = Het spel op je tafel
pad-form = Voer in zonder plaatje
pad-player-name = Speler { $count }
pad-rank = { $rank ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }
pad-look = { $name }: { $total } punten, plaats { $rank }. Toon wat daar ligt
pad-count = Spelers
pad-names = Neem de namen over
pad-undo = Ongedaan maken
pad-link = Link naar dit scoreblok zoals het is
pad-total-of = { $count ->
        [one] { $name }: 1 punt
       *[other] { $name }: { $count } punten
    }
pad-save = Bewaar de kaart als plaatje
pad-file-head = Plaatjes
pad-file-label = Een plaatje bewaard door tumblestar, of een tekstbestand
pad-file-hint = Zo’n plaatje (SVG) wordt exact gelezen. Foto’s zijn niet leesbaar.
pad-file-do = Lees het
pad-clear = Begin opnieuw
pad-total = Kaarten: { $total }

## Campaign

campaign-head = Campagne: { $game }
campaign-about = Veertig levels om alleen te spelen. Win er een met { $goal } punten en al zijn missies, en het volgende gaat open. { $great } punten geven een tweede ster, winnen bij de eerste poging een derde.
campaign-ours = We kennen de gedrukte levels niet. Deze veertig zijn van ons, op volgorde van hoe vaak de bot “{ bot-strong }” ze wint.
campaign-standing = Gewonnen levels: { $won } van { $count }. Sterren: { $stars } van { $most }.
campaign-next = Ga naar level { $count }
campaign-all-won = Elk level is gewonnen!
campaign-card = Kaart { $count }: levels { $first } tot { $last }
campaign-map = Overzicht van kaart { $count }
campaign-node-won = Level { $count }: gewonnen, sterren: { $stars } van 3
campaign-node-open = Level { $count }: open, nog niet gewonnen
campaign-node-locked = Level { $count }: op slot
level-no-mission = geen missie
level-colours = Kleuren
level-difficulty = Moeilijkheid
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: de bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van { $count } spellen.
level-tried = Tot nu toe
level-tries = Pogingen: { $count }.
level-best = Beste score: { $points }.
level-go-on = Speel verder
level-same-hint = Dezelfde worpen herhalen de waarden van je laatste poging op volgorde. Ze geven geen ster voor de eerste poging.
level-watch = Bekijk een gewonnen spel
level-watch-of = Bekijk een gewonnen spel van level { $count }
level-locked = Op slot: win eerst level { $count }.
level-no-dice = Er is geen laatste poging; speel dit level eerst met nieuwe dobbelstenen.
difficulty-gentle = Heel makkelijk
difficulty-easy = Makkelijk
difficulty-middling = Gemiddeld
difficulty-hard = Moeilijk
difficulty-very-hard = Heel moeilijk
difficulty-fiendish = Duivels
star-won = Level gewonnen
star-great = Gewonnen met { $great } of meer punten
star-first = Gewonnen bij de eerste poging, met nieuwe dobbelstenen
star-got = (verdiend)
star-not = (nog niet verdiend)
own-head = Een eigen level
own-hint = Het telt voor geen ster.
own-four = Vier kleuren
own-missions = Tot drie missies
own-mission = Missie { $count }
own-none = geen
own-choice = { $count } { $mission }
own-look = Hoe moeilijk is het?
own-play = Speel dit level
own-colours = Een level heeft { $most } kleuren; { $count } zijn gekozen.
own-unknown = Deze keuze heeft nog niemand gemeten.
progress-head = Je voortgang als bestand
progress-hint = Voortgang hoort bij deze browser. Een bestand bewaart die of brengt ze naar een andere; wat hier beter is, blijft.
progress-save = Bewaar mijn voortgang
progress-file = Voortgangsbestand
progress-bring = Haal binnen
progress-brought = { $count ->
        [0] Het bestand heeft geen levels; er is niets veranderd.
       *[other] Levels binnengehaald: { $count }. Het beste van beide telt.
    }
progress-no-json = Dit bestand is beschadigd, of geen voortgangsbestand: het is geen JSON.
progress-format = Dit is geen voortgangsbestand; verwacht formaat: “{ $expected }”.
progress-version = Het formaat van het bestand heeft versie { $version }; verwacht: { $expected }.
progress-game = Dit is de voortgang van “{ $text }”; verwacht: “{ $expected }”.
progress-levels = Dit bestand is beschadigd: “levels” is geen lijst.
progress-level = Dit bestand is beschadigd: “{ $text }” is geen level; verwacht: kleuren en missies, zoals “RYBG 7 16”.
progress-entry = Dit bestand is beschadigd: wat het over “{ $level }” zegt, kan niet.

## Check of chance

verify-head = Controle van het toeval
verify-proved-means = Niemand kon na de start een uitkomst veranderen.
verify-open-means = Het spel kan eerlijk zijn, maar het is niet te bewijzen dat niemand iets vooraf wist.
verify-older-means = Controleer het met de versie van tumblestar waarmee het is gespeeld.
verify-closed-means = Kom terug als het spel is afgelopen.
verify-false-means = Iemand heeft dit verslag veranderd.
verify-commitment-was = Toezegging
verify-seed-is = Seed
verify-how = Je hoeft deze pagina niet te vertrouwen: download het verslag en draai “tumblestar verify”, of reken het na zoals docs/chance.md beschrijft.
verify-each = Elke uitkomst
verify-each-right = volgt uit de seed
verify-each-wrong = volgt niet uit de seed
verify-each-none = niet gecontroleerd
verify-draw = (trekking { $count } van de stroom “{ $stream }”)
verify-back = Terug naar de tafel

## Bad news

sorry-400 = Dat is niet leesbaar
sorry-400-help = Ga terug en probeer het weer.
sorry-403 = Dat mag niet
sorry-403-help = Ga terug naar de tafel.
sorry-404 = Hier is niets
sorry-404-help = Misschien is het adres fout, of is de tafel verwijderd of van iemand anders.
sorry-405 = Dit verzoek kan niet
sorry-405-help = Gebruik de knoppen van de pagina’s.
sorry-409 = Deze tafel kan niet open
sorry-409-help = Misschien hoort hij bij een andere versie van tumblestar. Je andere tafels blijven ongemoeid.
sorry-413 = Dat is te groot
sorry-413-help = Een verslag is hoogstens een megabyte tekst.
sorry-421 = Deze server heeft een andere naam
sorry-421-help = De eigenaar kan deze naam toestaan: TUMBLESTAR_HOSTS=naam.
sorry-424 = Dit spel kan nu niet worden gespeeld
sorry-424-help = Verbeter het gegevensbestand en herstart tumblestar; de andere spellen gaan door.
sorry-500 = Hier ging iets mis
sorry-500-help = Het ligt aan ons. Wat is gespeeld, is bewaard; laad de pagina opnieuw.
sorry-503 = De tafels kunnen nu niet worden opgeslagen
sorry-503-help = Niets wat is bevestigd, gaat verloren. Laad de pagina later opnieuw.
sorry-home = Naar de spellen
game-fault = { $name } kan niet worden gespeeld: { $why }
table-damaged = De opgeslagen tafel is niet leesbaar: { $why }

## Store and start

store-folder = De map { $folder } kan niet worden gemaakt: { $why }. Kies een andere met --data of TUMBLESTAR_DATA.
store-foreign = { $file } is de database van een ander programma. Kies een andere map met --data of TUMBLESTAR_DATA.
store-newer = De tafels in { $folder } zijn van een nieuwere tumblestar. Werk tumblestar bij, of kies een andere map met --data.
store-read-only = In de map { $folder } kan niet worden geschreven. Wijzig de rechten, of kies een andere met --data of TUMBLESTAR_DATA.
store-address = Geen adres van een PostgreSQL-database. Verwacht: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL heeft psycopg nodig. Installeer het: pip install "tumblestar[postgres]"
store-pg-foreign = De database { $place } is van een ander programma. Geef het adres van een lege.
store-pg-newer = De tafels in { $place } zijn van een nieuwere tumblestar. Werk tumblestar bij, of kies een andere database.
store-pg-gone = De database { $place } is niet bereikbaar: { $why }. Niets wat is bevestigd, gaat verloren.
store-pg-refused = De database { $place } weigert toegang: { $why }. Controleer gebruiker en wachtwoord in het adres.
store-pg-full = De database { $place } heeft geen ruimte of verbinding meer: { $why }. Niets wat is bevestigd, gaat verloren.
store-pg-held = De database { $place } wordt verplaatst, of neemt geen verbindingen meer aan. Start later opnieuw.
store-unmet = De processen voor { $place } bereiken elkaar niet. Lees de foutuitvoer (--log all), of gebruik één proces.
store-pg-trouble = De database { $place } is niet bruikbaar: { $why }.
store-full = Er is geen ruimte meer voor { $folder }. Maak wat vrij; niets wat is bevestigd, gaat verloren.
store-damaged = Het bestand { $file } is beschadigd ({ $why }). Zet er een oudere kopie voor in de plaats, of verplaats het.
store-locked = Een ander programma gebruikt { $file }. Sluit dat eerst.
store-unsure = De database viel weg tijdens het schrijven, dus dit is misschien gedaan, misschien niet. Kijk voor je het herhaalt.
store-raced = Deze tafel is net veranderd. Laad de pagina opnieuw.
store-busy = De schijf kan het niet bijhouden. Er is niets gedaan; probeer het zo weer.
store-closed = De server stopt. Er is niets gedaan; probeer het weer als hij terug is.
store-trouble = Het bestand { $file } is niet bruikbaar: { $why }.
run-at = tumblestar staat op { $address } (Ctrl-C stopt het)
run-data = Tafels worden bewaard in { $folder }
run-no-numba = Zonder Numba spelen bots hier trager en zwakker. Installeer “tumblestar[fast]” voor volle sterkte.
run-end = Tot ziens. Je tafels zijn bewaard.
run-port-taken = Poort { $port } is in gebruik, misschien door een andere tumblestar. Open die, of kies een andere poort: --port { $other }
run-port-forbidden = Je mag poort { $port } niet gebruiken. Kies er een boven 1023: --port 8017
run-no-address = Kan niet luisteren op { $host }: { $why }.

## Server

set-wrong = { $name } kan niet “{ $value }” zijn: verwacht wordt { $expected }.
set-unguarded = Een server die anderen kunnen bereiken ({ $host }) heeft een wachtwoord nodig (--password-file FILE of TUMBLESTAR_PASSWORD), toegestane adressen (--allow 192.168.1.0/24), of --open om iedereen te laten spelen.
set-two-passwords = Geef --password of --password-file, niet beide.
set-short-password-file = Het wachtwoord in de eerste regel van { $file } moet minstens { $least } tekens hebben.
takes-address = een adres of naam van deze machine, zoals 127.0.0.1 of 0.0.0.0
takes-port = een geheel getal van 0 tot 65535
takes-whole = een geheel getal van { $least } tot { $most }
takes-folder = een map
takes-database = een adres als postgresql://user:password@host:5432/name
takes-file = een bestand
takes-hosts = hostnamen, met komma’s ertussen, zoals games.example
takes-password = minstens { $least } tekens
takes-networks = adressen of netwerken, met komma’s ertussen, zoals 192.168.1.0/24
takes-switch = on of off
takes-token = 16 tot 200 tekens, zonder spaties
takes-one-of = een van { $allowed }
takes-seconds = een aantal seconden van { $least } tot { $most }
takes-action = een actie in notatie
takes-record = de tekst van een verslag
takes-state = een stand van { $name }, zoals position.state
takes-game = een spel, zoals tumblestar.games.find("twisty")
takes-seats = één Seat(kind, name) per plaats
takes-salts = een lijst van teksten, één per plaats
takes-choosers = een lijst van { $count } bots, één per plaats
takes-opponents = de naam van een bot, of een lijst van { $count }, één voor elke andere plaats
takes-level = het nummer of de inhoud van een level, zoals { $example }
takes-no-levels = None, want { $name } heeft geen levels
takes-rng = een toevalsbron, zoals random.Random(7)
takes-seed = een getal, een tekst, of None (geheim)
takes-text = een tekst
takes-number = een getal
takes-bool = True of False
set-host = Adres om op te luisteren; 127.0.0.1 laat alleen deze machine toe.
set-port = Poort om op te luisteren; 0 neemt er een.
set-data = Map voor tafels en afgelopen spellen.
set-database = PostgreSQL-database in plaats van de map; meer servers mogen hem delen.
set-processes = Processen die op dit ene adres het werk delen; ongeveer één per kern.
set-hosts = Andere hostnamen waar de server op antwoordt, met komma’s ertussen.
set-password = Het wachtwoord voor iedereen. Op de commandoregel kunnen anderen op deze machine het lezen; gebruik liever de omgeving of een bestand.
set-password-file = Een bestand met het wachtwoord op de eerste regel.
set-allow = Toegelaten netwerken; alle andere worden geweigerd.
set-open = Laat iedereen toe die de server kan bereiken, zonder wachtwoord.
set-behind-proxy = Adressen van proxy’s die mogen zeggen wie vraagt.
set-fast-sockets = Snelle weg voor WebSocket-berichten; off gebruikt die van uvicorn.
set-limits = Beperkt hoe vaak iemand mag vragen; off is om te meten.
set-metrics-token = Token waarmee /metrics van elders gelezen mag worden.
set-log = Wat naar de foutuitvoer gaat: quiet (fouten) of all.
set-pace = Seconden tussen de stappen van een bot.
set-grace = Seconden afwezigheid voor de anderen wordt gevraagd wat te doen.
cli-serve = Biedt de spellen aan op een netwerk, zonder een browser te openen.
cli-backup = Kopieert alle tafels naar één bestand, ook tijdens het spelen.
cli-backup-file = Het bestand om te schrijven. Het bevat de seeds van lopende spellen: houd het geheim.
cli-backup-replace = Vervangt een bestaand bestand.
cli-backed-up = Tafels in { $file }: { $count }
cli-restore = Vervangt de tafels door een kopie.
cli-restore-file = Een bestand van “tumblestar backup”.
cli-restore-replace = Zet bestaande tafels opzij, onder een andere naam.
cli-restored = Tafels in { $folder }: { $count }
cli-restored-aside = De eerdere zijn bewaard als { $file }.
cli-export = Schrijft elk spel als tekst die mensen en programma’s kunnen lezen.
cli-export-target = Een map, of een nieuw .zip-bestand.
cli-exported = Spellen in { $target }: { $count }
cli-import = Haalt spellen uit teksten binnen, waar iedereen doorheen kan bladeren.
cli-import-files = Verslagen, of zip-bestanden met verslagen.
cli-imported = Binnengehaalde spellen: { $count }
cli-imported-before = Spellen die er al waren, en hun tafels houden: { $count }
move-there = { $place } heeft al mensen of tafels. Kies een lege map of database.
move-served = Een server gebruikt { $place }. Stop die eerst.
move-short = “{ $table }” kwam niet volledig aan in { $place }; daar is niets bewaard. Probeer het weer.
move-same = Beide plaatsen zijn dezelfde. Noem er twee.
cli-move = Kopieert alle tafels naar een lege map of PostgreSQL-database; de bron blijft zoals ze is.
cli-move-from = Waar ze zijn: een map of een postgresql://-adres.
cli-move-to = Waar ze heen gaan: een map, of zo’n adres.
cli-moved = Tafels in { $place }: { $count }
backup-there = { $file } bestaat al. Kies een andere naam, of voeg --replace toe.
backup-none = Er zijn geen tafels in { $folder }.
backup-trouble = { $file } is niet bruikbaar: { $why }.
restore-there = Er zijn al tafels in { $folder }. Voeg --replace toe om ze opzij te zetten.
restore-foreign = { $file } is geen kopie van tumblestars tafels.
restore-newer = { $file } is van een nieuwere tumblestar. Werk tumblestar eerst bij.
restore-damaged = { $file } is beschadigd; er is niets veranderd.
run-twice = Een andere tumblestar bedient { $folder }. Open die, of kies een andere map met --data.
run-no-limits = Limieten zijn uit: iedereen mag eindeloos vragen. Alleen om te meten.
run-no-processes = Op dit systeem kan maar één proces een adres bedienen. Laat --processes weg.
sorry-401 = Wachtwoord nodig
sorry-401-help = Ga naar de spellen om het te geven.
sorry-429 = Te veel verzoeken
sorry-429-help = Wacht even en probeer het weer; er gaat niets verloren.
door-head = Kom binnen
door-about = Deze server vraagt een wachtwoord. Wie je uitnodigde, kent het.
door-password = Wachtwoord
door-enter = Ga binnen
door-wrong = Verkeerd wachtwoord. Na een paar pogingen moet je wachten.
refused-limit = Dat was te snel. Er is niets gedaan; probeer het zo weer.
limit-tables = Je hebt { $most } tafels die niet zijn afgelopen. Speel er eerst een paar uit of beëindig ze.

## Together

nav-lobby = Lobby
new-friend = een vriend, via link
new-together = Klok, chat en gasten
new-clock = Klok
new-clock-help = In ieders eerste beurt loopt de klok niet, en klokken staan stil als de server uit is.
clock-none = geen
clock-turn = { $count ->
        [3600] 1 uur
        [86400] 1 dag
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } per beurt
clock-turn-help = Is de tijd van een beurt om, dan maakt een bot hem af.
clock-bank = { $n } min voor het hele spel
clock-bank-more = { $n } min voor het hele spel, en { $more } s erbij na elke beurt
clock-bank-help = Wie geen tijd meer heeft, verliest.
clock-label = { $seat ->
        [you] Jouw tijd
       *[other] Tijd van { $seat }
    }
clock-soon = nog { $count } seconden!
clock-low = nog weinig tijd
clock-last = laatste seconden
bad-clock = Zo’n klok is er niet.
title-waiting = Wachten op vrienden · { $game }
status-waiting = { $count ->
        [0] Het spel begint zo.
       *[other] Het spel begint als alle plaatsen bezet zijn. Nog vrij: { $count }.
    }
status-asked = Het spel begint als allen akkoord zijn. { $seats ->
        [you] Jouw antwoord ontbreekt.
       *[other] Nog te antwoorden: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Je tijd is om.
            [one] Je tijd is om. { $others } wint.
           *[other] Je tijd is om. { $others } delen de winst.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] De tijd van { $seat } is om. Je wint!
               *[other] De tijd van { $seat } is om; { $others } delen de winst.
            }
           *[other] { $count ->
                [0] De tijd van { $seat } is om.
                [one] De tijd van { $seat } is om. { $others } wint.
               *[other] De tijd van { $seat } is om. { $others } delen de winst.
            }
        }
    }
presence-here = hier
presence-away = weg
presence-gone = niet hier
presence-free = vrij
presence-asked = nog geen antwoord
presence-preparing = nog niet op volle sterkte
seat-stand-in = { $name } speelt nu even
seat-more = Meer voor deze plaats
seat-hand = Laat een bot voor mij spelen
seat-hand-do = Draag over
seat-back = Speel zelf verder
seat-leave = Verlaat deze plaats
seat-send = Stuur weg van deze plaats
seat-send-hint = De plaats is dan vrij, met een nieuwe link.
restrict-mute = Demp { $name }
restrict-unmute = Demp { $name } niet meer
restrict-block = Blokkeer { $name }
restrict-unblock = Deblokkeer { $name }
restrict-hint = Dempen verbergt iemands berichten voor jou; alleen jij weet het. Wie je blokkeert, kan aan jouw tafels niet zitten, schrijven of kijken; een begonnen spel gaat door.
seat-leave-hint = Weggaan maakt de plaats vrij voor iemand anders; de gastheer krijgt een nieuwe link.
seat-device = Speel op een ander apparaat
people-head = Wie ontbreekt
free-head = Wachten op vrienden
free-hint-host = Stuur elke vriend een eigen link. Wie hem het eerst opent, krijgt de plaats, zonder account.
free-hint = De gastheer heeft de links naar de vrije plaatsen.
local-head = Links werken alleen op deze computer
local-why = Het adres { $host } betekent overal “dit apparaat zelf”: de telefoon van een vriend zou het spel bij zichzelf zoeken.
local-do = Om met vrienden op je netwerk te spelen, herstart je tumblestar met dit commando en een eigen wachtwoord:
local-then = Open dan het netwerkadres van deze computer, zoals { $example }, en maak de tafel daar. De links vragen geen wachtwoord.
free-seat = Plaats { $count } is vrij.
free-bot = Een bot op plaats { $count }
free-bot-do = Zet de bot neer
free-other = Een bot, of een nieuwe link
link-seat = Link naar plaats { $count }
link-watch = Link voor kijkers
link-device = Link voor je andere apparaat
link-copy = Kopieer de link
link-copied = Gekopieerd.
link-share = Deel
link-qr = QR-code
link-qr-label = QR-code van de link hierboven
link-renew = Maak een nieuwe link; de oude werkt dan niet meer
missed-asked = { $name } is weg. Wat nu?
missed-bot = Laat een bot verder spelen
missed-wait = Wacht
missed-end = Beëindig het spel
missed-count = Stemmen om te stoppen: { $n } van { $count }.
rematch-go = Ga naar de revanche
rematch-asks = { $count ->
        [0] Er wordt revanche gevraagd.
       *[other] Er wordt revanche gevraagd door { $seats }.
    } Doe je mee?
rematch-yes = Doe mee
rematch-no = Nee, dank je
rematch-head = Wachten op antwoord
rematch-unanswered = { $name }: nog geen antwoord.
rematch-instead = Geef plaats { $count } aan iemand anders
chat-head = Chat
chat-none = Nog niets gezegd.
chat-phrases = Snelle zinnen
chat-label = Zeg iets
chat-do = Stuur
chat-off = Vrije chat is uit; snelle zinnen kunnen nog.
chat-hello = Hallo!
chat-luck = Succes!
chat-nice = Goed gespeeld!
chat-oops = Oeps!
chat-thinking = Even denken.
chat-moment = Zo terug.
chat-back = Ik ben er weer.
chat-thanks = Dank je!
chat-good-game = Leuk spel!
chat-again = Nog een keer?
chat-bye = Tot ziens!
note-sat = Nieuw op plaats { $count }: { $name }.
note-agreed = { $name }: ja tegen de revanche.
note-declined = { $name }: nee tegen de revanche.
note-unasked = { $name }: niet langer op gewacht; plaats { $count } is vrij.
note-left = { $name } heeft plaats { $count } verlaten.
note-sent = De gastheer heeft { $name } weggestuurd.
note-handed = { $name }: plaats { $count } aan een bot overgedragen.
note-back = { $name }: terug op plaats { $count }.
note-stand-in = { $name }: een bot speelt verder, op plaats { $count }.
note-flag = { $name }: tijd om op plaats { $count }.
note-help-1 = { $name }: hulp gebruikt (kansen).
note-help-2 = { $name }: hulp gebruikt (punten).
note-help-3 = { $name }: hulp gebruikt (beste spel).
note-help-4 = { $name }: hulp gebruikt (de tutor).
note-help-expect = { $name }: hulp gebruikt (wat een bot verwacht).
note-help-on = { $name }: hulp is nu aan voor allen, met ieders akkoord.
note-help-off = { $name }: hulp voorbij de kansen is uit voor allen.
note-slow = { $name }: tijd om op plaats { $count }; een bot maakt de beurt af.
chat-notes = Genoteerd aan deze tafel
host-head = Instellingen van de gastheer
host-chat = Vrije chat
host-chat-help = Snelle zinnen mogen altijd.
host-watchers = Kijkers
host-watchers-help = Wie hun link heeft, mag toekijken, ziet wat spelers zien, en kan niet chatten.
host-listed = Zichtbaar in de lobby
host-listed-help = Iedereen op deze server ziet daar de tafel, kan vrije plaatsen nemen, en het afgelopen spel bekijken.
setting-sound = Geluiden
setting-bubble = Chatberichten boven het bord
notify-allow = Meld me wanneer ik aan de beurt ben
notify-how = Je browser vraagt om toestemming. Meldingen komen zolang deze pagina open is, ook achter andere.
notify-denied = Je browser blokkeert meldingen van dit adres; in de instellingen kun je ze toestaan.
notify-text = Jij bent aan de beurt.
refused-waiting = Het spel is niet begonnen: er zijn plaatsen vrij.
refused-time = Je tijd is om.
refused-taken = Deze plaats is bezet.
refused-leave-clock = In een spel met klok kun je een plaats niet verlaten. Laat een bot voor je spelen.
refused-leave-alone = Hier speelt niemand anders. Laat een bot voor je spelen.
refused-not-missed = Die is er weer, of het is al beslist.
refused-watch = Kijkers worden niet toegelaten.
refused-link-used = Deze link is gebruikt of te oud.
refused-sits = Je zit zelf aan deze tafel.
refused-host = Dat kan alleen de gastheer.
refused-chat-seat = Alleen wie aan tafel zit, kan chatten.
refused-chat-off = Vrije chat is uit.
refused-chat-text = Een bericht is één regel van 1 tot { $most } tekens.
join-title = Je bent uitgenodigd
join-head = { $game }: een plaats voor jou
join-from = { $host } nodigt je uit om te spelen.
join-from-nobody = Je bent uitgenodigd om te spelen.
join-seat = Je krijgt plaats { $count }.
join-which = Welke plaats?
join-seat-choice = Plaats { $count }
join-name = Je naam, zoals anderen die zien
join-do = Neem de plaats
join-fair = Eerlijkheid
join-fair-help = Een geheime seed bepaalt al het geluk. Dit is de toezegging, zodat hij niet kan veranderen. Je kunt eigen woorden toevoegen: die werken door in elke uitkomst.
join-salt = Je woorden (salt)
join-who = Aan tafel
join-clock = Klok
join-begun = Het spel is bezig; je neemt het over zoals het staat.
join-own = Deze tafel is van jou. Stuur de link naar een vriend, of speel ook deze plaats, op dit scherm.
join-sits = Je zit al aan deze tafel.
join-open = Open de tafel
join-taken-head = Deze plaats is bezet
join-taken = Iemand heeft deze link gebruikt, of de gastheer heeft een nieuwe gemaakt. Vraag een andere.
join-over = Dit spel is afgelopen.
watch-head = Kijk naar { $game }
watch-about = Je kijkt ongezien toe, zonder te spelen.
watch-do = Kijk
watch-off-head = Deze link werkt niet meer
watch-off = De gastheer laat geen kijkers toe, of heeft een nieuwe link gemaakt.
bring-head = Speel hier verder
bring-about = Dit apparaat speelt dan voor { $name }, net als het andere. De link werkt één keer.
bring-nobody = wie de link maakte
bring-do = Speel op dit apparaat
device-head = Speel op een ander apparaat
device-about = Open deze link binnen { $count } min op het andere apparaat. Hij werkt één keer en staat alleen op deze pagina. Houd hem voor jezelf: wie hem heeft, speelt voor jou.
device-back = Terug naar de tafel
lobby-head = Lobby
lobby-search = Zoek
lobby-name = Naam van een speler
lobby-game = Spel
lobby-any = alle spellen
lobby-open = Open tafels
lobby-open-none = Nu is er geen tafel open voor allen. Maak je er een, dan kun je hem hier tonen.
lobby-playing = Nu bezig
lobby-own = Mijn tafels
lobby-own-none = Niets gevonden.
lobby-over = Afgelopen spellen
lobby-over-none = Niets gevonden.
lobby-files = Spellen uit bestanden
lobby-free = { $count ->
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
lobby-join = Neem een plaats
lobby-join-of = Neem een plaats bij { $game }
lobby-free-seat = vrije plaats
table-waiting = wacht op vrienden

## Terminal

cli-play-game = Een spel om in de terminal te spelen, of het bestand van een verslag om mee verder te gaan; zonder opent de browser.
cli-play-seats = Terminal: hoeveel spelers.
cli-play-bots = Terminal: bots voor de laatste plaatsen, met komma’s ertussen.
cli-play-names = Terminal: namen van de mensen, met komma’s ertussen.
cli-play-option = Terminal: een optie van het spel, naam=getal; herhaalbaar.
cli-play-seed = Terminal: woorden die al het geluk vastleggen, dat dan open is; anders is het geheim en verzegeld.
cli-play-plain = Terminal: tekent niets en zegt één feit per regel, voor schermlezers.
cli-play-no-color = Terminal: geen kleuren.
term-what = Er is geen spel of bestand “{ $name }”. Spellen: { $games }.
term-not-for-server = { $option } heeft een spel in de terminal nodig: tumblestar play GAME.
term-not-for-terminal = { $option } is voor spellen in de browser, niet in de terminal.
term-option = “{ $text }” is geen optie; verwacht wordt naam=getal.
term-crowded = Met { $bots } bots zijn { $seats } plaatsen te weinig voor de mensen.
term-sealed = Een geheime seed bepaalt het geluk; aan het eind gaat hij open. De toezegging: { $commitment }
term-seed = Het geluk is open: het volgt uit de seed “{ $seed }”.
term-open = Het geluk is open: het verslag kan het niet bewijzen.
term-begin = Typ een actie in notatie, “?” voor wat er kan, of “hulp”.
term-resumed = Het spel van { $file } gaat verder na gebeurtenis { $count }.
term-seed-lost = Deze machine mist de geheime seed van het spel: het geluk gaat verder met een nieuwe, en het verslag vermeldt dat het open is.
term-opened = De verzegelde seed: { $seed }. De SHA-256 ervan is de toezegging van het begin: { $commitment }
term-verify = Het spel is bewaard in { $file }. Iedereen kan het geluk controleren:
term-type-verify = tumblestar verify { $file }
term-kept = Het spel is bewaard in { $file }. Ga ermee verder:
term-type-play = tumblestar play { $file }
term-kept-games = Niet afgelopen spellen in de terminal ({ $count }), het laatste eerst:
term-kept-game = { $game }, { $when }, gebeurtenis { $events }
term-kept-resume = “tumblestar play --resume” gaat verder met het eerste. Ze staan alle in { $folder }.
term-none-kept = { $folder } heeft geen onafgelopen spel van dat soort. “tumblestar play GAME” begint er een.
term-not-for-resumed = { $option } is alleen voor nieuwe spellen.
term-not-kept = Er is niets gespeeld, dus niets bewaard.
term-unkept = Het spel kan niet worden bewaard in { $file }: { $why }. Het gaat door; “bewaar BESTAND” zet het elders neer.
term-prompt = { $seat }>
term-thinking = { $seat } denkt na…
bot-compiling = De bot wordt voor deze machine gecompileerd, één keer, in een minuut of twee…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Doel, gehaald
        [kept] Doel, tot nu toe gehaald
       *[unmet] Doel, nog niet gehaald
    }: { $goal }
term-no-cards = Dit spel heeft geen gedeelde kaarten.
term-no-choice = Niets wat nu kan, bevat “{ $text }”.
term-best = ★ { $way } (beste)
term-alike = { $way } (even goed: nog { $count })
term-hint-working = Winkansen worden uitgerekend…
term-way = - { $way }
term-no-hint = Er is niets te adviseren.
term-undone = De laatste actie is teruggenomen.
term-asked = Je hebt de anderen gevraagd om iets terug te nemen.
term-practice = Teruggaan en oefenen? (ja of nee)
term-asks = { $seat } wil graag iets terugnemen. Typ “akkoord” of “weiger”.
term-dropped = Er is iets gebeurd; de rest van wat je typte, is niet gedaan.
term-tutor-on = De tutor vraagt voor een actie die meer kost dan { NUMBER($share, style: "percent") } van de winst.
term-tutor-off = De tutor is uit.
term-tutor-what = Zeg wat een actie zonder vraag mag kosten, in procentpunten: “tutor { $usual }”, uit { $amounts }; of “tutor uit”.
term-tutor-none = Dit spel heeft geen winkansen, dus is er geen tutor.
term-tutor-sure = Typ “ja” om het te spelen:
term-tutor-kept = Het is niet gespeeld.
term-off = uit
term-asks-help = { $seat } wil graag dat allen hulp mogen. Typ “akkoord” of “weiger”.
term-asked-help = Je hebt de anderen gevraagd om hulp toe te staan.
term-does-allow = vraagt de anderen om hulp voorbij de kansen toe te staan, of stemt in; “toestaan uit” beëindigt het
term-word-allow = toestaan
term-sure = Typ “ja” om het te beëindigen:
term-yes = ja yes
term-not-resigned = Het spel gaat door.
term-refused = Niet gedaan. { $why }
term-refused-rule = Niet gedaan. { $why } De regel: “hulp { $tag }”.
term-refused-unread = Niet begrepen. { $why } “?” noemt wat er kan, “hulp” alle commando’s.
term-save-what = Zeg waar: bewaar BESTAND
term-saved = Het spel is bewaard in { $file }.
term-foreign = { $file } bestaat en is geen verslag, dus het blijft zoals het is.
term-no-rule = Er is geen regel “{ $text }”. Delen van de regels:
term-section = hulp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Typ een actie in notatie, meer met “;” ertussen, of een hiervan:
term-does-choices = wat er kan, met gevolgen; “? TEKST” alleen wat die tekst bevat
term-does-help = dit; “hulp REGEL” toont een regel of een deel
term-does-board = het bord en hoe ieder ervoor staat; “bord TEKST” alleen regels met die tekst
term-does-cards = de kaarten in het spel en wat ze doen
term-does-log = wat er is gebeurd; “logboek 10” de laatste tien gebeurtenissen
term-does-hint = manieren om verder te gaan met kansen, punten en winkansen; de beste is gemarkeerd, als die bekend is
term-does-tutor = vraagt voor dure acties: “tutor 5” boven 5% van de winst (1, 2, 5 of 10), “tutor uit”
term-does-undo = neemt je laatste actie terug; solo ook voorbij geluk, als oefening; mensen wordt het gevraagd
term-does-resign = geeft op
term-does-save = “bewaar BESTAND” schrijft het verslag; het spel wordt ook vanzelf bewaard
term-does-quit = gaat weg; Ctrl-C en Ctrl-D ook
term-word-help = hulp
term-word-board = bord
term-word-cards = kaarten
term-word-log = logboek
term-word-hint = tip
term-word-tutor = tutor
term-word-undo = terugnemen
term-word-resign = opgeven
term-word-save = bewaar
term-word-quit = weg
cli-join = Speelt in de terminal aan een tafel van een server.
cli-join-link = Een uitnodiging, zoals https://games.example/join/…, of het adres van een tafel.
cli-join-name = Je naam, zoals anderen die zien.
term-no-link = “{ $link }” leidt naar geen plaats; verwacht wordt een uitnodiging (https://…/join/…) of een tafel (https://…/table/…).
term-no-seat = Op { $link } is geen plaats vrij, of het spel is afgelopen. Vraag een andere link.
term-nothing-there = Op { $link } is niets: het adres is fout, of de tafel is van iemand anders.
term-password = { $link } wil een wachtwoord. Een uitnodiging heeft er geen nodig: vraag er een.
term-server-refuses = De server weigert je op { $link } (status { $status }).
term-no-server = { $link } is niet bereikbaar: { $why }.
term-no-jar = Je identiteit bij deze server kan niet worden bewaard in { $file }: { $why }.
term-you-are = { $count ->
        [0] Je kijkt toe.
       *[other] Je speelt voor { $names }.
    }
term-waiting = { $seat ->
        [you] Een bot is voor jou aan de beurt.
       *[other] { $seat } is aan de beurt.
    } Ctrl-C gaat weg.
term-waiting-start = Het spel begint als alle plaatsen bezet zijn. Ctrl-C gaat weg.
term-line-lost = De verbinding was verbroken en is terug.
term-line-gone = De verbinding is verbroken, en { $link } antwoordt niet.
term-table-gone = De tafel op { $link } is weg of niet open voor jou.
term-other-protocol = De server op { $link } heeft een andere versie dan dit programma. Werk de oudste bij.
term-seat-kept = Je plaats blijft van jou. Kom terug met:
term-type-join = tumblestar join { $link }
term-verify-there = De server toont dezelfde controle: { $link }
term-said = { $words }
term-does-people = wie hier is; de gastheer krijgt de uitnodigingen voor vrije plaatsen
term-does-time = de tijd die elke plaats nog heeft
term-does-chat = de berichten; “chat 10” de laatste tien
term-does-say = “zeg TEKST” spreekt tot allen; “zeg” noemt snelle zinnen, “zeg 2” zegt de tweede
term-does-hand = laat een bot voor je spelen; “overdragen random” noemt welke
term-does-back = speelt zelf verder
term-does-gone = als iemand lang weg is: “afwezig wacht”, “afwezig bot” (een bot speelt verder), “afwezig einde” (beëindigt het spel)
term-does-fill = voor de gastheer, een bot op een vrije plaats; “vul 2 random” zegt waar en welke
term-does-leave = laat je plaats aan iemand anders
term-does-rematch = nog een spel met dezelfde mensen
term-does-agree = stemt in met terugnemen, of met hulp voor allen
term-does-decline = weigert dat of een revanche, of trekt je vraag in
term-word-people = mensen
term-word-time = tijd
term-word-chat = chat
term-word-say = zeg
term-word-hand = overdragen
term-word-back = zelf
term-word-gone = afwezig
term-word-fill = vul
term-word-leave = verlaat
term-word-rematch = revanche
term-word-agree = akkoord
term-word-decline = weiger
term-word-gone-wait = wacht
term-word-gone-bot = bot
term-word-gone-end = einde
term-person = Plaats { $count }, { $seat }{ $how ->
        [here] : hier
        [away] : weg
        [asked] : nog geen antwoord
        [bot] { "" }
       *[gone] : niet hier
    }
term-person-you = Plaats { $count }, { $seat }: jij
term-person-bot = Plaats { $count }, { $seat }: { $bot } speelt nu even
term-person-free = Plaats { $count }: vrij
term-link = De uitnodiging voor plaats { $count }, voor één persoon:
term-type-link = { $link }
term-time = { $seat }: nog { $minutes } min { $seconds } s{ $runs ->
        [yes] , loopt
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tijd over: { $times }
term-no-clock = Hier is geen klok, of het spel is niet begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Zeg wat: zeg TEKST, of het nummer van een zin
term-gone = { $seat } is niet meer hier.
term-came = { $seat } is hier.
term-missed = { $seat } (plaats { $count }) is al lang weg. Stemmen om te stoppen: { $n } van { $asked }. Typ “afwezig wacht”, “afwezig bot” of “afwezig einde”.
term-nobody-missed = Niemand is lang weg.
term-nobody-free = Zo’n vrije plaats is er niet.
term-waits = Er wordt op { $seat } gewacht.
term-filled = Op plaats { $count } zit een bot.
term-sure-leave = Typ “ja” om weg te gaan:
term-left = Je bent weg; de gastheer krijgt een nieuwe link naar je plaats.
term-after = “revanche” speelt nog eens, “zeg TEKST” zegt iets, “weg” gaat weg.
term-rematch-there = Een revanche: typ “revanche” om erheen te gaan, of “weiger”.
term-rematch-declined = Revanche geweigerd; je plaats daar is vrij.
term-rematch-early = Een revanche komt na het einde van het spel.

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
        [step] { $square } stap
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } veil
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }stap
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }veil
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Kubussen: R rood, O oranje, Y geel, G groen, B blauw, P paars, K roze. [1] is de pion van plaats 1; wat volgt, ligt eronder.
term-face = { $letter }{ $number }
term-legend-shizzle = R rood, O oranje, Y geel, G groen, B blauw, P paars, K roze, N zwart, dan het getal.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Volgende rij:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ ster, ✹ nova, richtingen van lijnen, = verbonden vakken. “kaarten” zegt wat scoort.

## The API for programs, and tokens

nav-api = Voor programma’s
api-title = De API voor programma’s
api-about = Programma’s kunnen tafels volgen, maken en spelen, via HTTP met JSON. Elke aanroep draagt een token, “Authorization: Bearer tms_…”; cookies tellen niet. Tijden in milliseconden tellen vanaf 1970, plaatsen vanaf 1.
api-token-help = Gemaakt op de pagina /tokens of met “tumblestar token new”.
api-to-document = Het OpenAPI-document
api-begin = Om te beginnen
api-begin-help = Maak een token voor een bot, en vraag dan wie je bent:
api-example = Een aanroep om te kopiëren
api-scopes = Wat een token mag
api-scopes-help = Een token mag alleen wat bij het maken is aangevinkt.
api-can = Aanroepen
api-needs = vraagt { $scope }
api-once = Opnieuw vragen
api-once-help = Verzoeken die iets veranderen, hebben een “id” naar keuze. Zelfde id, zelfde verzoek: het wordt één keer gedaan, en het antwoord, gegeven zodra het op schijf staat, komt opnieuw. Stuur een verzoek zonder antwoord dus nog eens, ongewijzigd. “seen” is de “n” van de tafel waarop je besliste; is er sindsdien iets gebeurd, dan wordt het verzoek als “stale” geweigerd.
api-lines = De regels van een stream
api-lines-help = Elke regel is een JSON-object met een “type”: eerst de plaatsen, dan de gegevens na “from”, dan de tafel nu; daarna wat er gebeurt. Kom na een onderbreking terug met de laatste “n” als “from”: niets ontbreekt of komt dubbel.
api-line-seats = Wie daar zit: eerst, en telkens als dat verandert.
api-line-entry = Een gegeven uit het logboek van de tafel, op volgorde. “act”: een actie in notatie; “takeback”: “kept” zegt hoeveel gebeurtenissen van het verslag blijven, “practice” of het spel daardoor oefening is; “ask”: de plaats “actor” vraagt terug te gaan naar “kept” gebeurtenissen; “agree” en “decline”: de plaats “actor” antwoordt; “resign” en “flag”: “seat” ligt eruit; “abandon”: het spel eindigde zonder resultaat.
api-line-now = De tafel na alle gegevens tot nu toe.
api-line-chat = Wat er voortaan wordt gezegd.
api-line-beat = De stream leeft.
api-line-bye = De laatste regel. “over”: het spel is afgelopen; “gone”: je mag de tafel niet meer zien; “token”: het token is ingetrokken; “restart”: de server stopt, kom terug met “from”.
api-socket = Liever een WebSocket
api-socket-help = /live/TABLE?as=json is één verbinding om te spelen en te luisteren. Ze neemt hetzelfde token in dezelfde header; docs/server.md heeft de berichten.
api-problems = Weigeringen
api-problems-help = Een weigering is een JSON-object (RFC 9457): “code” is voor programma’s, “detail” voor mensen, in hun taal (Accept-Language); “tag” en “help” noemen de regel van het spel, “n” is die van de tafel nu.
api-limits = Hoe vaak
api-limits-help = Boven een limiet worden verzoeken geweigerd met 429; “Retry-After” zegt hoeveel seconden je wacht. Limieten gelden per token en adres als er niets anders staat. Een body heeft hoogstens 10.000 bytes, een import 1.500.000.
api-limit = { $what }: { $burst } ineens, dan 1 per { $every } s.
api-limit-call = Aanroepen, per token
api-limit-request = Verzoeken van elk soort, per adres
api-limit-table = Nieuwe tafels
api-limit-link = Bekeken of aangenomen uitnodigingen
api-limit-chat = Wat wordt gezegd, per persoon of bot
api-limit-upload = Imports en bestanden
api-limit-export = Exports
api-limit-lines = Open streams en WebSockets, per token: { $count }.
api-limit-tables = Tafels in gang, per gastheer: { $count }.
api-notation = Aan een tafel noemt “legal” alle geldige acties in de notatie van het spel, dus een programma hoeft de regels niet te kennen; docs/ heeft de grammatica.
api-me-help = Je naam, of je een bot bent, en wat je token mag.
api-games-help = Alle spellen: plaatsen, opties, bots van het huis, en voorbeelden van de notatie.
api-game-help = Eén spel.
api-tables-help = Tafels die je maakte of waaraan je zit: de zestig laatst bespeelde.
api-make-help = Een nieuwe tafel. Ze begint als alle plaatsen bezet zijn. Een eerder gebruikt id geeft de tafel die toen is gemaakt.
api-table-help = Een tafel zoals ze staat; voor de gastheer, met een token daarvoor, de links naar de vrije plaatsen.
api-puzzles-help = Alle puzzels met oplossing en bewijs, één JSON-object per regel (docs/puzzles.md).
api-record-help = Het spel als tekst die “tumblestar verify” en “tumblestar replay” lezen. De seed staat erin zodra het spel is afgelopen.
api-review-help = Waar een afgelopen spel is beslist, door geluk en door kunde (docs/review.md). Het verzoek wacht er tot twintig seconden op.
api-chat-help = De laatste tweehonderd berichten aan een tafel.
api-stream-help = Wat er aan een tafel gebeurt, één JSON-object per regel, tot het spel is afgelopen; “beat” na vijftien seconden waarin niets gebeurt. Wie tien seconden niets leest, wordt verbroken.
api-invitation-help = Waar een link heen leidt: spel, plaats, klok, wie er nog zit, en de toezegging van het geluk. Er wordt niets bezet.
api-join-help = Neemt de plaats van een uitnodiging. Wie die via deze link al heeft, krijgt hetzelfde antwoord.
api-act-help = Speelt een actie, met het nummer in “legal” of in notatie. Waar toeval wordt ingetypt, heeft “text” uitkomsten met spaties ertussen.
api-takeback-help = Neemt je laatste actie terug, binnen je beurt en zolang geluk noch een andere plaats aan de beurt was. Met “kept” alle gebeurtenissen na zoveel: alleen tegen bots als oefening; onder mensen wordt het de anderen gevraagd, en gaat niets terug voorbij geluk.
api-answer-help = Stemt in met een vraag om terugname, of weigert; de vrager trekt zo in. Het gebeurt als allen akkoord zijn.
api-resign-help = Geeft een plaats van je op; “seat” zegt welke, als je er meer hebt.
api-rematch-help = Nog een spel met dezelfde mensen op hun plaatsen, als dit is afgelopen. Wie het eerst vraagt, maakt de tafel; “agree” false weigert en maakt je plaats vrij.
api-say-help = Een regel tekst, of een vaste zin die ieder in de eigen taal leest.
api-abandon-help = Beëindigt een spel zonder resultaat, voor de gastheer.
api-delete-help = Verwijdert een voorgoed afgelopen tafel, voor de gastheer.
api-export-help = Het verslag van elke tafel die je maakte of waaraan je zit, één JSON-object per regel, de oudste eerst.
api-import-help = Voegt verslagen toe als tafels van jou om door te bladeren: als tekst, na elkaar, of als regels JSON zoals geëxporteerd. Een verslag dat er al is, komt er niet nog eens bij. Antwoordt voor elk met één JSON-object per regel. Hoogstens 200, en 1,5 MB.
api-field-asked = De vraag om terugname die op antwoorden wacht.
api-field-actor = Een plaats, 0 voor toeval, null voor niemand.
api-field-added = False als het er al was.
api-field-bot = True voor bots van het huis en voor programma’s.
api-field-chance = “sealed”: een geheime seed, aan het eind geopend; “seed”: een die je geeft; “typed”: ingetypt van een echt bord.
api-field-changed = Wanneer er het laatst is gespeeld (UTC).
api-field-chat = Of mensen vrij mogen schrijven; vaste zinnen mogen altijd.
api-field-clock = “none”, “turn-SECONDS” of “bank-SECONDS-INCREMENT”.
api-field-commitment = De SHA-256 van de verzegelde seed.
api-field-data = De digest van de gegevensbestanden van het spel.
api-field-due = Wanneer de lopende klok afloopt.
api-field-end = Zoals in het verslag; null zolang het spel loopt.
api-field-following = De tafel van de revanche, of leeg.
api-field-from = Het laatste gegeven dat je hebt: je krijgt wat erna komt. Weggelaten: vanaf nu. 0: alles.
api-field-good = Of de uitnodiging nog kan worden aangenomen.
api-field-id = Zelfde id, zelfde verzoek, één keer gedaan.
api-field-increment = Seconden erbij na elke beurt.
api-field-kept = Hoeveel gebeurtenissen van het verslag blijven.
api-field-left = Milliseconden over per plaats.
api-field-legal = De geldige acties van wie aan de beurt is; van een spel: voorbeelden.
api-field-link = Een uitnodiging, of wat na de laatste schuine streep staat.
api-field-links = Null behalve voor de gastheer.
api-field-listed = Of de lobby het toont.
api-field-n = Het live-nummer van de tafel: het telt de gegevens van het logboek en stijgt alleen.
api-field-options = Weggelaten opties hebben hun standaard.
api-field-phrase = Iedereen leest het in de eigen taal; “note-” begint die van de tafel zelf.
api-field-practice = Of iemand voorbij geluk of een bot terugging. In een verzoek: je weet dat het spel oefening wordt.
api-field-preparing = De bot maakt zich klaar; tot dan speelt hij onder zijn volle sterkte.
api-field-presence = “none” waar op niemand wordt gewacht.
api-field-remark = Volgens welke regels een ouder spel is gespeeld en getoond; meestal leeg.
api-field-result = De delen van de plaatsen als het is afgelopen.
api-field-retry-after = Seconden om te wachten.
api-field-salt = Woorden van jou die in het verzegelde geluk doorwerken.
api-field-scope = Wat het token mist.
api-field-seats = Voor een nieuwe tafel: “me”, “open” voor wie de link krijgt, of “bot:NAME” voor een bot van het huis.
api-field-seconds = Per beurt of voor het spel.
api-field-seen = De “n” van de tafel waarop je besliste.
api-field-stand-in = De bot die nu voor iemand speelt.
api-field-status = “study” is een verslag om door te bladeren. Van een probleem: de HTTP-status.
api-field-table = De naam van de tafel, zoals in het adres.
api-field-tag = De regel van het spel die het verbiedt.
api-field-token = De naam van het token.
api-field-watch = De link voor kijkers.
api-field-watchers = Wie de link heeft, mag toekijken.
problem-request = Geen goed verzoek: een header staat er twee keer, of de body eindigde te vroeg.
problem-json = De body is niet leesbaar als JSON in UTF-8.
problem-token = Geen goed token: stuur “Authorization: Bearer tms_…” met een dat hier is gemaakt en niet is ingetrokken.
problem-scope = Dat mag het token niet: “scope” noemt wat ontbreekt.
problem-address = Deze server laat alleen bepaalde adressen toe.
problem-blocked = De gastheer van de tafel heeft je geblokkeerd.
problem-missing = Hier is niets voor jou: de naam is fout, de tafel is verwijderd, of ze is van anderen.
problem-method = Niet met deze methode: “Allow” noemt die dit adres aanneemt.
problem-stale = Er is intussen iets gebeurd: kijk opnieuw en beslis dan, met een nieuw id.
problem-seat = Dat is nu niet aan jou: een andere plaats is aan de beurt, het is niet je plaats, of alleen voor de gastheer.
problem-chance = Dat doet het toeval; uitkomsten intypen kan alleen waar een tafel daarvoor is gemaakt.
problem-takeback = Er is niets terug te nemen: de beurt is voorbij, of geluk of iemand anders kwam ertussen.
problem-practice = Het spel zou oefening worden: geen ster, en open toeval. Vraag opnieuw met “practice” als je dat wilt.
problem-over = Het spel is afgelopen.
problem-waiting = Het spel begint als alle plaatsen bezet zijn.
problem-clock = De tijd van de plaats is om.
problem-taken = De plaats is bezet, de link is oud, of je zit er al.
problem-chat = Dat kan niet worden gezegd: de gastheer heeft vrije chat uitgezet, of het is niet één regel tekst.
problem-going = Het spel loopt nog; beëindig het eerst.
problem-table = De tafel kan niet open; misschien hoort ze bij een andere versie van tumblestar.
problem-game = Het spel kan nu niet worden gespeeld: het gegevensbestand heeft een fout. Wie de server beheert, kan die verbeteren.
problem-long = Te groot: een body heeft hoogstens 10.000 bytes, een import 1.500.000.
problem-kind = Stuur de body als “Content-Type: application/json”.
problem-host = Deze server heeft een andere naam; wie hem startte, kan deze toestaan: TUMBLESTAR_HOSTS=naam.
problem-message = Een veld is onbekend of niet zoals het moet: “field” zegt welk, “expected” wat het moet zijn.
problem-rule = Een regel van het spel verbiedt het: “tag” is de regel, “help” de pagina.
problem-unread = De notatie is niet leesbaar; “legal” noemt wat er kan.
problem-options = Zo’n spel, aantal plaatsen, optie, bot of naam is er niet, of de opties gaan niet samen.
problem-limit = Te vaak: wacht zoveel seconden als “Retry-After” zegt. Er is niets gedaan.
problem-head = Adres en headers hebben hoogstens 16.384 bytes.
problem-trouble = Hier ging iets mis. Vraag opnieuw met hetzelfde id: wat is gedaan, wordt niet nog eens gedaan.
problem-working = Het wordt uitgerekend; vraag het zo weer.
problem-store = Het kon niet worden geschreven, en er is niets gedaan; vraag het zo weer, met hetzelfde id.
refused-scope = Dat mag dit token niet: het mist “{ $scope }”.
refused-long = De body heeft meer dan { $most } bytes.
refused-field = Het veld { $field } is niet zoals het moet: { $expected }.
import-none = Er zit geen verslag in.
import-many = Er zitten { $count } verslagen in; importeer er hoogstens { $most } ineens.
import-line = Deze regel is geen JSON-object met een “record”.
refused-kind = Stuur de body als { $kinds }.
refused-act = Geef of het nummer van een actie als “action”, of de notatie als “text”.
refused-no-link = Dit is geen uitnodiging die we kennen.
refused-streams = Er zijn te veel streams open. Sluit er eerst een.
scope-read = Je tafels zien, ze volgen, verslagen en chat lezen
scope-play = Plaatsen nemen op uitnodiging, spelen, terugnemen, opgeven, chatten
scope-tables = Tafels maken, de links zien, ze beëindigen en verwijderen
tokens-head = Tokens voor programma’s
tokens-about = Met een token kan een programma van jou hier spelen.
tokens-yours = Je tokens
tokens-none = Je hebt er geen.
token-made = Je nieuwe token
token-once = Kopieer het nu: het wordt maar één keer getoond. Wie het heeft, kan het gebruiken.
token-label = Token
token-copy = Kopieer het token
token-new = Nog een token
token-name = Naam
token-for = Wie ermee speelt
token-for-me = Ik: een terminal of een script van mij
token-for-bot = Een nieuwe bot met die naam
token-for-this-bot = Mijn bot { $name }
token-bot-help = Een programma dat zelf beslist is een bot: het zit onder eigen naam aan tafels en is als bot gemarkeerd.
token-do = Maak het token
token-of-you = speelt als jou
token-of-bot = speelt als de bot { $name }
token-since = gemaakt op { $day }
token-used = laatst gebruikt op { $day }
token-unused = nooit gebruikt
token-revoke = Trek in
token-revoke-sure = Programma’s die het gebruiken, worden geweigerd.
token-revoke-yes = Trek het in
token-no-name = Geef het een naam.
token-no-scope = Vink minstens één ding aan dat het mag.
token-for-whom = Kies wie ermee speelt.
token-many = Je hebt { $most } tokens. Trek er eerst een paar in.
cli-token = Maakt, noemt en trekt tokens voor programma’s in, ook terwijl de server draait.
cli-token-new = Maakt een token voor een nieuwe bot met de naam NAME en drukt het af, deze ene keer.
cli-token-person = Voor een persoon, niet voor een bot.
cli-token-scope = Wat het mag, standaard read; mag meer keren.
cli-token-list = Noemt alle tokens.
cli-token-revoke = Trekt het token met dit NUMBER in de lijst in.
cli-token-bot = bot { $name }
cli-token-none = Er zijn geen tokens.
cli-token-head-number = nummer
cli-token-head-name = naam
cli-token-head-who = wie
cli-token-head-scopes = mag
cli-token-head-made = gemaakt
cli-token-head-used = laatst gebruikt
cli-token-revoked = Token { $number } is ingetrokken.
cli-token-unknown = Er is geen token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] Voor één speler
       *[other] Voor { $count } spelers
    }
option-first = Wie begint
option-first-help = Het toeval beslist, of jij.
option-first-0 = door toeval
option-first-seat = plaats { $count }
picture-label = De tafel van het spel. Druk op T voor de tekst.
first-seat = { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }
seat-won = { $seat ->
        [you] Je wint!
       *[other] { $seat } wint.
    }
first-seat-awaited = Het toeval bepaalt wie begint.
unread-of = “{ $text }” kan hier niet; verwacht wordt een van { $actions }.
cli-new-game = Schrijft een klein spel als pakket, om tot je eigen te maken.
cli-new-game-name = De naam van het spel in Python: kleine letters, cijfers en lage streepjes.
cli-new-game-out = De map om in te schrijven; standaard een met de naam van het spel, hier.
cli-new-game-bad = “{ $name }” kan geen naam van een spel zijn: kleine letters, cijfers en lage streepjes, een letter vooraan, en niet de naam van een ander spel.
cli-new-game-there = “{ $folder }” bestaat al; kies een andere map met --out.
cli-new-game-made = Geschreven naar { $folder }. Hierna: pip install -e { $folder }, dan tumblestar check-game { $name }, en tumblestar play { $name }.
cli-check-game = Toetst een spel aan het contract, en zegt wat ontbreekt.
cli-check-game-passed = { $name } doorstaat alle { $count } controles.
cli-check-game-failed = Controles die { $name } niet haalt: { $count }

## The installable app

nav-install = Installeer als app
install-head = tumblestar als app
install-about = Geïnstalleerd opent tumblestar in een eigen venster en neemt minder dan een megabyte in.
install-do = Installeer
install-ways = Of zoals de browser het doet:
install-chrome = Chrome en Edge: “Installeren” in de adresbalk of het menu.
install-ios = iPhone en iPad: Deel, dan “Zet op beginscherm”.
install-mac = Safari op een Mac: “Voeg toe aan Dock” in het menu Archief.
install-firefox = Firefox op Android: “Installeren” in het menu.
install-not = Browsers installeren alleen vanaf een https-adres. Vraag wie deze server beheert om TLS in te stellen (docs/hosting.md).
offline-head = Geen verbinding
offline-about = De server is niet bereikbaar. Je tafels zijn veilig; deze pagina komt vanzelf terug.
offline-again = Probeer het nu weer
result-share = Deel het resultaat
result-save = Bewaar als plaatje

## Review of a game

review-none = { $game } heeft geen beoordelaar, dus de spellen kunnen niet worden nabesproken.
review-empty = In dit spel is nog niets gebeurd.
review-older = Dit spel is met regels of gegevens van een andere versie gespeeld, dus het kan niet worden nabesproken.
review-ended = De nabespreking stopte onverwacht. Vraag er opnieuw om.
review-busy = Er wordt nu te veel uitgerekend. Probeer het over een minuut weer.
review-failed = De nabespreking is mislukt; het logboek van de server zegt waarom.
review-title = Nabespreking: { $game }, { $names }
review-curve = Winkansen per gebeurtenis, een lijn per plaats; aan het eind { $shares }. De lijst van gebeurtenissen heeft alle cijfers.
review-luck-bars = Geluk: omhoog is goed voor de plaats
review-luck-of = Geluk van { $name } per gebeurtenis
review-cost-bars = Kosten van beslissingen
review-cost-of = Kosten van de beslissingen van { $name }
review-means = Wat betekenen deze woorden?
review-means-luck = Wat het toeval bracht, tegenover het gemiddelde van wat het kon brengen, in delen van de winst; gemiddeld 0.
review-means-skill = Wat alle beslissingen met een plaats deden, tegenover de beste. De eigen kunnen alleen kosten; die van anderen zijn cadeaus.
review-means-residual = Wat de beoordelaar niet verklaart: 0 als hij exact is, anders een maat voor hoe ver je hem kunt vertrouwen.
review-means-adjusted = Het resultaat zonder het geluk, met zijn interval. Het zegt eerder dan resultaten wie beter speelde.
review-means-rating = Duizend keer de gemiddelde kosten van de eigen beslissingen van een plaats; lager is beter.
review-means-level = De bot met beslissingen die ongeveer evenveel kosten.
review-totals = Waar het resultaat vandaan komt
review-start = Het begin.
review-at = Gebeurtenis { $n }. { $did } Winkansen: { $shares }.
review-share-of = { $name } { $share }
review-head-event = gebeurtenis
review-head-what = wat er gebeurde
review-head-luck = geluk voor
review-head-cost = kosten
review-luckiest = Meeste geluk
review-event = Gebeurtenis { $n }
review-board = Het bord na gebeurtenis { $n }
review-mistakes = Duurste beslissingen
review-better-board = Het bord na de betere variant, gebeurtenis { $n }
review-decision = Gebeurtenis { $n }: de beslissing is aan { $name }
review-played = Gespeeld
review-better = Beter
review-events = Alle gebeurtenissen
review-link = Nabespreking
review-page = Nabespreking van { $game }
review-later = De nabespreking komt na het spel, zodat niemand hoort wie voor staat.
review-back = Terug naar de tafel
review-slider = Gebeurtenissen van het spel
review-progress = Uitgerekende gebeurtenissen
review-working = Het spel wordt uitgerekend. Je kunt later terugkomen.
review-waiting = De beoordelaar wordt klaargemaakt, de eerste keer op deze computer tot een minuut.
review-done = Het hele spel is uitgerekend.
review-again = Probeer het weer
review-reload = Toon wat klaar is
review-play-on = Probeer deze variant op het analysebord
review-moment = Toon dit moment aan de tafel
retry-link = Probeer de fouten opnieuw
retry-page = Fouten in { $game }
retry-least = Vanaf { NUMBER($share, style: "percent") }
retry-none = Geen beslissing kostte zoveel.
retry-puzzle = { $k } van { $count }, gebeurtenis { $n }: de beslissing is aan { $name }
retry-board = Het bord voor gebeurtenis { $n }
retry-do = Probeer het
retry-before = De vorige
retry-next = De volgende
retry-right = { $action } Dat behoudt { $best }, en niets behoudt meer.
retry-wrong = { $action } Dat behoudt { $share }; het beste behoudt { $best }. Probeer iets anders.
retry-unknown = “{ $action }” wordt nog uitgerekend. Probeer het zo weer.
retry-played = Gespeeld: { $did } Dat behield { $share }.
evaluator-own = de eigen waarden van het spel
review-evaluator = Waarden: { $name }. Gemiddelde fout van een stap: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Waarden: { $name }; exact.
review-evaluator-unmeasured = Waarden: { $name }; fout niet gemeten.
review-level-none = –
review-level-perfect = Perfect
review-resigned = { $name } heeft opgegeven
review-sum-seat = plaats
review-sum-start = begin
review-sum-luck = geluk
review-sum-skill = kunde
review-sum-residual = onverklaard
review-sum-final = resultaat
review-sum-adjusted = zonder geluk (95%)
review-sum-decisions = beslissingen
review-sum-rating = rating
review-sum-level = speelde als
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } tot { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } voor { $name }
review-no-mistakes = Geen beslissing kostte iets.
cli-review = Zegt waar een spel is beslist, door geluk en door kunde, in getallen die optellen.
cli-review-html = Schrijft de nabespreking als bestand voor elke browser, zonder scripts.
cli-review-against = Vergelijkt het spel met een ander verslag dat hetzelfde geluk had.
compare-alike = Zover beide gaan, zijn de spellen gelijk.
compare-parting = Ze gaan uiteen bij gebeurtenis { $n }:
compare-other = Deze spellen hadden ander geluk: { $what } verschillen.
compare-unknown = Het is onbekend of deze spellen hetzelfde geluk hadden: toeval is ingetypt, of de seed is nog niet open.
compare-game = de spellen
compare-seats = de aantallen plaatsen
compare-options = de opties
compare-start = de eerste stellingen
compare-seed = de seeds
cli-review-title = { $game }: { $names }
cli-review-luckiest = Meeste geluk:
cli-review-mistakes = Duurste beslissingen:
cli-review-better = Beter: { $preview } [{ $line }]

## Statistics of many games

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Uitkomsten
chance-of-first = De plaats die begint
chance-of-others = andere

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Spellen: { $count }, zonder resultaat: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } plaatsen
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = geen naam
stats-head-player = speler
stats-head-games = spellen
stats-head-result = gewonnen
stats-head-luck = geluk
stats-head-adjusted = gewonnen zonder geluk
stats-head-cost = weggegeven per spel
stats-head-rating = rating
stats-head-level = speelde als
stats-head-observed = kwam
stats-head-expected = verwacht
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } van een winst weggegeven per spel, exact: de afstand tot perfect spel. Spellen: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = onder { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Te weinig uitkomsten van het toeval om te toetsen.
stats-chance-fair = Niets is vreemd aan { $n } uitkomsten van het toeval: eerlijk toeval wijkt in { $p } van de gevallen minstens zo ver af van wat te verwachten is{ $count ->
        [one] .
       *[other] , in de minst waarschijnlijke van { $count } toetsen, gecorrigeerd voor hun aantal.
    }
stats-chance-odd = Iets is vreemd: { $kinds }. Eerlijk toeval wijkt in { $p } van de gevallen zo ver af van wat te verwachten is{ $count ->
        [one] .
       *[other] , gecorrigeerd voor { $count } toetsen.
    }
stats-chance-left-out = Niet getoetste spellen, want teruggenomen of met andere regels gespeeld: { $count }.
stats-seal-proved = Uitkomsten die volgen uit seeds die voor het spel zijn verzegeld: { $n } van { $count }.
stats-seal-open = Uitkomsten die zijn ingetypt, of met een seed die iemand kon kennen: { $n } van { $count }.
stats-seal-closed = Uitkomsten met een seed die nog niet open is: { $n } van { $count }.
stats-seal-older = Uitkomsten volgens andere regels, die hier niet te controleren zijn: { $n } van { $count }.
stats-seal-false = Uitkomsten van spellen met toeval dat niet uit de seed volgt: { $n } van { $count }.
stats-head = Jouw statistieken
stats-none = Nog niets: op deze server heb je geen spel uitgespeeld met één plaats tot het eind.
stats-about = Afgelopen spellen waarin je één plaats had: { $count }, nabesproken: { $n }. Je laatste { $most } tafels tellen. Een nabespreking wordt gemaakt als je die voor het eerst opent.
stats-csv = Download je spellen als tabel (CSV)
stats-people = mensen
stats-you = Jij
stats-head-reviewed = nabesproken
stats-head-against = tegen
stats-head-days = dagen
stats-head-outcome = uitkomst
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } tot { $last }
    }
stats-as-table = Als tabel
stats-chart-result = Resultaten door de tijd; groepen spellen: { $count }. De tabel hieronder heeft de cijfers.
stats-chart-result-means = ● gewonnen, ◆ gewonnen zonder geluk, van 0% (onder) tot 100% (boven); strepen: 95%-intervallen, gestippeld: een eerlijk deel.
stats-chart-rating = Rating door de tijd; groepen spellen: { $count }. De tabel hieronder heeft de cijfers.
stats-chart-rating-means = Rating, van 0 (onder) tot { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (boven); lager is beter; strepen: 95%-intervallen.
stats-chance-head = Wat het toeval deed
stats-test = { $kind }, uitkomsten: { $count }; eerlijk toeval zit er in { $p } van de gevallen zo ver naast
stats-test-few = { $kind }, uitkomsten: { $count }, te weinig om te toetsen
cli-stats = Vat veel spellen samen: resultaten, geluk, kosten en rating per speler met 95%-intervallen, en of het toeval vreemd was.
cli-stats-files = Verslagen, zip-bestanden met verslagen, of mappen.
cli-stats-name = Een speler of een bot; standaard alle.
cli-stats-game = Het spel; standaard alle.
cli-stats-csv = Schrijft een regel voor elke plaats van elk spel in dit bestand (CSV).
cli-stats-no-review = Alleen resultaten en toeval, zonder nabesprekingen: snel.
cli-stats-reviews = Bewaart cijfers van nabesprekingen in dit bestand voor de volgende keer.
cli-stats-reviews-bad = “{ $file }” heeft geen bewaarde nabesprekingen. Kies een ander bestand voor --reviews, of verwijder het.
cli-stats-unreviewed = Niet nabesproken: { $record }: { $why }
cli-stats-false = Het toeval van { $record } volgt niet uit de seed: zie tumblestar verify.

## Puzzles

puzzle-file = { $file }, regel { $line }: { $why }
puzzle-bad-line = Dit is geen puzzel: { $why }. docs/puzzles.md heeft het formaat.
puzzle-of-another = “{ $id }” is niet het id van een puzzel van { $name }.
puzzle-twice = De puzzel “{ $id }” staat er twee keer.
puzzle-empty = De puzzel “{ $id }” heeft geen oplossing.
puzzle-bad-state = De puzzel “{ $id }” heeft een onleesbare stand. { $why }
puzzle-unknown = Er is geen puzzel “{ $text }”. Een id is een spel ({ $games }), een streepje en zeven cijfers; zie “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” kan hier niet.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, noot { $n }: { $why }
bad-tutorial-form = Dit is geen bestand met noten (docs/tutorials.md). { $why }
bad-tutorial-alone = Het opgenomen spel { $file } ontbreekt ernaast.
bad-tutorial-record = Regel { $line } van het opgenomen spel: { $why }
bad-tutorial-game = Het opgenomen spel is van { $other }; verwacht wordt { $game }.
bad-tutorial-learner = De leerling heeft plaats { $n }; verwacht wordt een plaats van elk opgenomen spel.
bad-tutorial-idle = De leerling, op plaats { $n }, heeft niets te doen; verwacht wordt een noot voor een actie van die plaats.
bad-tutorial-chapter = Ze is van hoofdstuk { $n }; verwacht wordt 1 tot { $count }, één voor elk opgenomen spel.
bad-tutorial-event = Ze staat voor gebeurtenis { $event }; verwacht wordt 1 tot { $count }, de laatste voor het eind.
bad-tutorial-order = Ze komt na een noot van een latere gebeurtenis; verwacht wordt de volgorde van het spel.
bad-tutorial-end = Het hoofdstuk eindigt met iets te doen; verwacht wordt nog een noot, om te tonen wat ervan kwam.
bad-tutorial-words = Er zijn geen woorden voor “{ $key }”; verwacht wordt een bericht van { $game } in elke taal.
bad-tutorial-reading = De leerling heeft hier niets te doen; “also”, “answers” en “other” worden alleen voor acties van de leerling verwacht.
bad-tutorial-action = “{ $text }” is geen actie. { $why }
bad-tutorial-illegal = “{ $text }” is hier niet geldig; onder “also” worden acties verwacht die zo goed zijn als de opgenomen.
bad-tutorial-right = “{ $text }” is de opgenomen actie; onder “answers” worden foute pogingen verwacht.
bad-tutorial-mark = Niets heet hier “{ $text }”; verwacht wordt een geldige actie, een plek van het bord, of een stuk of teken van het plaatje.
learn-right = Goed.
learn-head = Leer { $game }
learn-step = { $n } van { $count }
learn-back = Terug
learn-next = Verder
learn-again = Vanaf het begin
learn-play = Speel tegen { $bot }
# $name: the name of a file.
learn-another = Nog een les: { $name }
learn-board = Het bord van de les
learn-choose = Alles wat je hier kunt doen
learn-do = Doe het
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Druk op “{ $turn }” tot het stuk goed ligt.
# $marked: a list of sentences and names.
learn-marked = Gemarkeerd: { $marked }
term-learn-begin = Doe wat de noten vragen: typ een actie in notatie, of Enter om verder te gaan. “?” noemt wat er kan, “bord” toont het bord, “terug” gaat terug, “weg” gaat weg.
term-learn-try = Jouw actie:
term-learn-on = Enter gaat verder:
term-learn-play = Enter begint een spel tegen { $bot }; “weg” gaat weg:
term-learn-left = De les is bewaard. “tumblestar learn { $game }” gaat ermee verder.
term-learn-rule = De regel is { $tag }: “tumblestar rules { $game }” heeft hem.
term-word-step-back = terug
cli-learn = Leert een spel door het in de terminal te spelen, en speelt het dan tegen een bot; gaat verder waar het bleef.
cli-learn-game = Het spel.
cli-learn-lesson = De naam van een les; standaard de eerste.
cli-learn-none = { $game } heeft nog geen les; docs/tutorials.md zegt hoe je er een schrijft.
cli-learn-unknown = Er is geen les “{ $name }”; er zijn { $names }.
card-learn = Leer { $game } al spelend
card-learn-short = Leer het
new-learn = Leer het al spelend: een paar minuten
# $did: what the recorded action would do, a sentence of the game.
learn-also = Dat is even goed. De les gaat verder met een andere actie. { $did }
# $did: what the tried action would do.
learn-other = { $did } Dat mag, maar is hier niet bedoeld. Probeer wat gemarkeerd is.
## The same deal: a finished game handed to friends

deal-nobody = Hetzelfde geluk vraagt de plaats van een speler: “{ $person }” in plaats van een bot.
deal-long = De link van zo’n spel heeft hoogstens { $most } tekens. Kopieer alleen de hele link.
deal-unknown = De link van zo’n spel kan “{ $name }” niet zeggen; wel { $allowed }. Kopieer de hele link opnieuw.
deal-missing = In de link ontbreekt { $names }. Kopieer de hele link opnieuw.
deal-hand-on = Zelfde geluk voor vrienden
deal-head = { $game }: hetzelfde geluk
deal-about = Wie deze link opent, speelt dit spel met dezelfde bots, opties en hetzelfde toeval. Wie klaar is, ziet de spellen van de anderen, beurt voor beurt. Het toeval is open: het spel van een ander toont wat komt.
deal-you = jij
deal-seats = Plaatsen: { $names }
deal-option = { $name }: { $value }
deal-play = Speel met dit geluk
deal-go-on = Ga verder met je spel
deal-see = Bekijk je spel
deal-again = Dit is je eigen spel. Stuur de link naar vrienden; je kunt het ook zelf weer spelen, met wat je al weet.
deal-link = Link om te sturen
deal-others = Afgelopen spellen, die je ziet als jij klaar bent: { $count }
deal-turns = Beurt voor beurt
deal-turn = Beurt
deal-result = Resultaat
deal-alike = alle gelijk
## Playing puzzles

puzzle-head = Puzzel: { $game }
puzzle-board = Het bord van de puzzel
puzzle-ask = Wat is het beste om te spelen?
puzzle-choose = Wat zou je doen?
puzzle-do = Doe het
puzzle-back = Terugnemen
puzzle-give = Zie het antwoord
puzzle-skip = Een andere puzzel
puzzle-next = Volgende puzzel
puzzle-retry = Probeer het weer
puzzle-again = Je hebt deze puzzel al geprobeerd; hij telt nu niet.
puzzle-open = Tot nu toe:
puzzle-right = Goed, ga door! Tot nu toe:
puzzle-wrong = Niet de beste manier. Probeer andere, zo vaak je wilt; alleen de eerste poging telt. Jouw poging:
puzzle-answer = Dit is het antwoord.
puzzle-solved = Opgelost bij de eerste poging! Je rating: { $rating }, eerst: { $before }.
puzzle-failed = Niet opgelost bij de eerste poging. Je rating: { $rating }, eerst: { $before }.
puzzle-seen = Het antwoord, zonder rating.
puzzle-moves = Het antwoord, stap voor stap
puzzle-then = Hoe het verder kan gaan
puzzle-why = Waarom
puzzle-analyse = Denk hier verder
puzzle-proof = Bewezen { $how }.
puzzle-margin = Het laat je { $value } van de winst, en elke andere manier minstens { $margin } minder{ $exact ->
        [yes] , exact.
       *[no] , op { $error } na.
    }
puzzle-also = Andere varianten die op hetzelfde uitkomen: { $count }.
puzzle-fail = Bots die hier meestal falen: { $bots }.
puzzle-themes = Thema’s: { $themes }.
puzzle-rating = Je rating: { $rating }, op { $deviation } na. Reeks: { $count }, de langste: { $most }.
puzzles-head = Puzzels
puzzles-intro = Stellingen uit spellen van bots waarin één manier bewezen veel beter is dan alle andere. Je eerste poging bij elk verandert je rating.
puzzles-of = Puzzels: { $game }
puzzles-count = Puzzels: { $count }
puzzles-play = Speel
puzzles-play-of = Speel puzzels van { $game }
puzzles-more = Thema’s en je rating
puzzles-more-of = Thema’s en je rating: { $game }
puzzles-none-left = Deze zijn alle opgelost. Kies een ander thema of spel.
puzzles-themes = Per thema
puzzles-solved-of = { $solved } van { $count } opgelost
puzzles-history = Je pogingen
puzzles-chart = Je rating van { $first } tot { $last }; puzzels: { $count }
puzzles-other = Alle spellen met puzzels
puzzle-term-begin = Typ wat je zou doen. De eerste poging bij elke puzzel telt. “hulp” noemt de commando’s.
puzzle-term-wrong = Niet de beste manier. Probeer andere, zo vaak je wilt; alleen de eerste poging telt.
puzzle-term-right = Goed, ga door!
puzzle-kept-bad = Je puzzels in { $file } zijn niet leesbaar: { $why }. Herstel het bestand, of verplaats het.
term-does-puzzle-undo = neemt terug wat nog niet beoordeeld is
term-does-puzzle-answer = toont het antwoord, en waarom; telt als foute poging
term-does-puzzle-skip = laat deze puzzel voor een andere
term-word-answer = antwoord
term-word-skip = volgende

## The challenges of the day

day-order = { $file }, regel { $line }: { $date } is geen dag na de vorige.
day-none = Er zijn geen uitdagingen voor “{ $date }”. Verwacht wordt een datum van { $first } tot { $last }; een nieuwere tumblestar heeft er misschien meer.
day-not-yet = { $date } is nog nergens begonnen.
day-head = tumblestar, { $date }
day-about = Vier uitdagingen per dag, voor iedereen dezelfde. Het toeval volgt uit de datum en is dus open; elke is één keer te spelen.
day-before = De dag ervoor
day-after = De dag erna
day-puzzle = Puzzel
day-level = Level
day-duel = Duel
day-chart = Kaart
day-puzzle-about = { $game }: vind de beste manier. De eerste poging telt.
day-level-about = { $game }, solo: win dit level van de campagne.
day-duel-about = { $game } tegen het opgeloste spel, dat geen fouten maakt.
day-chart-about = { $game }, solo: vul de kaart voor meer dan { $goal } punten.
day-play = Speel
day-go-on = Ga verder
day-see = Bekijk het weer
day-open = – { $kind }: nog niet gespeeld
day-going = – { $kind }: bezig
day-won = ★ { $kind }: opgelost
day-lost = ● { $kind }: niet opgelost
day-won-alone = ★ { $kind }: gewonnen, punten: { $points }
day-lost-alone = ● { $kind }: niet gewonnen, punten: { $points }
day-won-against = ★ { $kind }: gewonnen met { $points } tegen { $other }
day-lost-against = ● { $kind }: niet gewonnen, { $points } tegen { $other }
day-share = Jouw resultaat
day-copy = Kopieer de tekst
day-history = Jouw dagen
day-streak = Dagen op rij: { $count }, de meeste: { $longest }.
day-history-item = { $date }: { $count } van 4
day-history-kept = Je dagen worden alleen op dit apparaat bewaard.
day-back = Naar de uitdagingen van de dag
day-link = Uitdagingen van de dag
cli-day = Noemt de vier uitdagingen van een dag, voor iedereen dezelfde, of speelt er een in deze terminal.
cli-day-date = De datum, zoals 2026-11-24; standaard vandaag.
cli-day-play = Speelt deze uitdaging; elke telt één keer.
cli-day-how = “tumblestar day { $date } --play NAME” speelt er een: { $kinds }.
cli-day-kept-bad = Je dagen in “{ $file }” zijn niet leesbaar: { $why }. Herstel het bestand, of verplaats het.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Inhoud
rules-search = Zoek in de regels
rules-search-do = Zoek
rules-found = { $count ->
        [0] Geen regel heeft al deze woorden.
       *[other] Gevonden regels: { $count }.
    }
rules-summary = Eén pagina voor op tafel
summary-head = { $game } in het kort
example-legal = Mag.
example-illegal = Mag niet.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Punten: { $count }.
example-points-of = Punten: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] het bestand
       *[other] voorbeeld “{ $name }”
    }: { $why }
examples-form = het heeft niet de vorm die docs/adding-a-game.md beschrijft. { $why }
examples-rule = er is geen regel en geen deel “{ $tag }”. Noem er een uit words/en.ftl, zoals AB-3.1 of AB-3.
examples-name = elk voorbeeld heeft een eigen naam nodig, woorden “{ $key }” in words/en.ftl, en een plaatje.
examples-crop = er is geen “{ $text }” bij de uitsneden; er zijn { $allowed }.
examples-seat = niemand zit op plaats { $count }.
examples-legal = “{ $text }” is daar niet geldig, volgens { $tag ->
        [none] wat het toeval mag doen
       *[other] { $tag }
    }. Verbeter de stand of de actie.
examples-tag = een actie is geldig of ongeldig, niet beide; een ongeldige heeft het label nodig van de regel die haar verbiedt.
examples-illegal = “{ $text }” moet verboden zijn door { $tag }, en de regels zeggen { $found ->
        [none] dat het geldig is
       *[other] { $found }
    }.
examples-points = “{ $name }” moet { $count } zijn, en de regels zeggen { $found }.
examples-summary = woorden “{ $key }” en “{ $key }-1” zijn nodig in words/en.ftl, en voorbeelden met deze namen: { $names }.
cli-rules-search = Toont alleen regels met al deze woorden, zonder op accenten te letten.
cli-rules-section = Toont alleen dit deel, zoals TY-3.
cli-rules-no-section = { $game } heeft geen deel “{ $text }”; het heeft { $allowed }.
cli-rules-none = Geen regel van { $game } heeft al de woorden “{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = Er is geen plaats { $n }: dit spel heeft er { $most }.
picture-turn = Er is geen beurt { $turn }: dit spel heeft er { $most }.
picture-at = Er is geen gebeurtenis { $n }: dit verslag heeft er { $most }. Het begin is 0.
cli-picture = Tekent een verslag: een stelling als plaatje, het hele spel of een beurt als animatie.
cli-picture-out = Schrijft een plaatje: .svg, .png of .webp.
cli-picture-at = De stelling na zoveel gebeurtenissen; standaard de laatste.
cli-picture-animate = Schrijft een animatie: .gif of .webp.
cli-picture-turn = Animeert alleen deze beurt, vanaf 1.
cli-picture-theme = De kleuren.
cli-picture-width = Breedte in pixels; standaard 760, voor een animatie 480.
cli-picture-seat = De plaats met het grote deel van de tafel, vanaf 1.
cli-picture-delay = Milliseconden per moment van een animatie; standaard 700.
cli-picture-none = Er is niets te tekenen: noem een bestand met --out (.svg, .png, .webp) of --animate (.gif, .webp).
cli-picture-kind = “{ $file }” heeft geen formaat dat hier te tekenen is; verwacht wordt een van { $kinds }.
cli-picture-needs = “{ $file }” heeft pakketten nodig die { $command } installeert; een .svg niet.
share-link = Deel het hele spel
share-head = Deel dit spel
share-address-about = Hij bevat het hele spel met de namen van de spelers. De server bewaart niets, dus de link werkt zolang de server er is, en is niet terug te nemen.
share-address = Als link
share-address-field = De link naar het spel
share-copy = Kopieer
share-embed = In een andere pagina
share-embed-about = Een kader voor een blog of forum, om door het spel te bladeren.
share-code = De HTML van het kader
share-film = Als animatie
share-picture = Als plaatje
share-text = Als tekst
share-text-about = Het verslag, leesbaar voor mensen en te openen in tumblestar.
share-whole-game = Het hele spel
share-turn = Wat
share-at = Na hoeveel gebeurtenissen (0 tot { $most })
share-kind = Formaat
share-download = Download
share-too-long = Dit spel is te lang voor een link. Deel het verslag als bestand, dat anderen openen onder “Mijn tafels”.
share-busy = Er worden meer plaatjes getekend. Probeer het zo weer.
share-missing = Deze server kan dit formaat niet tekenen. Kies SVG, of vraag de beheerder om tumblestar[cards] te installeren.
shared-head = Een gedeeld spel
shared-script = Een script van deze pagina leest het spel in deze link. Sta hier scripts toe om het te zien.
shared-empty = Dit adres bevat geen spel. De link van een spel heeft een # met veel letters erna.
shared-foreign = Dit is geen link naar een tumblestar-spel, of een van een nieuwere versie. Vraag het verslag als bestand.
shared-damaged = De link is beschadigd of afgebroken. Kopieer hem helemaal, of vraag hem opnieuw.
shared-long = Deze link bevat meer dan enig spel, dus hij wordt niet getoond.
shared-old = Deze browser kan de link niet lezen: nodig is Chrome 80, Firefox 113, Safari 16.4 of nieuwer.
shared-offline = De server antwoordt niet, of is bezig. Laad de pagina opnieuw.
shared-begin = Het spel begint.
shared-told = Gebeurtenis { $n } van { $count }. { $did }
shared-whole = Bekijk het op een eigen pagina

## The static site (site/, cli/site.py)

cli-site = Schrijft de hele doos als statische bestanden, die elke webruimte kan aanbieden en een telefoon kan bewaren.
cli-site-folder = De map om in te schrijven, nieuw of leeg.
cli-site-pyodide = Een map met het npm-pakket pyodide; standaard haalt npm het op.
cli-site-server = Het adres van een tumblestar-server om met vrienden te spelen.
cli-site-made = Geschreven naar { $folder } (bestanden: { $count }, eerste bezoek: { $size } MB gecomprimeerd). Probeer het: python -m http.server --directory { $folder }. Andere apparaten hebben een https-adres nodig.
cli-site-not-compiled = Zonder node is niets gecompileerd: de site werkt, maar start trager.
site-no-folder = “{ $folder }” is geen map. Noem een nieuwe of lege.
site-not-empty = “{ $folder }” is niet leeg; er is niets geschreven. Noem een nieuwe of lege map; om een site te vernieuwen, zet je die in de plaats van de oude.
site-bad-server = “{ $text }” is geen adres van een server; verwacht wordt er een als https://games.example.org.
site-no-npm = De site heeft het npm-pakket { $package } nodig, en hier is geen npm. Installeer Node.js, of noem een map met het pakket: --pyodide.
site-npm-failed = npm kon { $package } niet ophalen: { $why }. Probeer het later weer, of noem een map met het pakket: --pyodide.
site-no-pyodide = “{ $folder }” is geen kopie van het npm-pakket pyodide: { $file } ontbreekt.
site-other-pyodide = Dat is pyodide { $found }; verwacht wordt { $expected }: npm install pyodide@{ $expected }.
site-no-package = Het pakket { $package } is hier niet als bestanden geïnstalleerd. Installeer tumblestar met pip en probeer het weer.
site-not-rendered = De startpagina kon niet worden gemaakt: { $why }
site-not-compiled = De modules konden niet worden gecompileerd: { $why }
site-loading = De doos wordt opgehaald, één keer …
site-starting = De doos wordt klaargezet …
site-soon = De doos wordt klaargezet; je keuze gaat zo open.
site-failed = In deze browser ging iets mis. Wat bewaard was, is er nog.
site-again = Probeer het weer
site-full = Deze browser is vol, dus er wordt niets meer bewaard. Maak ruimte, of bewaar je spel als bestand (aan de tafel: “Meer”, dan “Download het verslag”).
site-not-kept = Deze browser bewaart niets, misschien in een privévenster: spellen duren tot hij sluit.
site-elsewhere = De doos is open in een ander tabblad of venster.
site-here = Gebruik hem hier
site-newer = Er is een nieuwere versie van de doos. Je spellen blijven.
site-newer-do = Stap over
site-no-language = Elke taal wordt één keer via het netwerk opgehaald, en dat is er nu niet. Tot dan zijn teksten in het Engels.
site-no-files = De doos kon niet worden opgehaald. Controleer het netwerk en probeer het weer.
site-not-secure = Deze pagina heeft een https-adres nodig, of dat van deze machine zelf. Vraag wie de site beheert om een.
site-too-old = Deze browser is te oud voor tumblestar, of een privévenster verbiedt WebAssembly, module workers of service workers. Gebruik een actuele Firefox, Chrome, Edge of Safari.
site-no-script = tumblestar draait in je browser en heeft JavaScript nodig.
nav-friends = Met vrienden
friends-head = Met vrienden
friends-about = Deze doos is voor één apparaat: je speelt tegen bots, of geeft één scherm rond.
friends-server = Om met anderen op hun eigen apparaat te spelen, gebruik je deze server:
friends-go = Ga naar de server
friends-none = Om met anderen op hun eigen apparaat te spelen, start iemand een server met één commando:
friends-ask = Die brengt uitnodigingen via link, een lobby, klokken, chat en spellen over dagen, zonder account. Ken je een server, vraag dan het adres.
friends-carry = Spellen reizen als bestand, heen en weer: bewaar er een aan de tafel, en open het onder “Mijn tafels”.
