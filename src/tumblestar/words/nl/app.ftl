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
unread-state = “{ $text }” hoort niet in een stand; verwacht: sleutel=waarde met de sleutels { $keys }, elk één keer.
unread-state-value = “{ $text }” past niet bij “{ $key }” in deze stand; grammatica: docs/{ $page }.md.

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
cli-lab-play = Speelt veel spellen tussen bots, en bericht over bots, plaatsen, lengte en punten. Elke opzet wordt voor elke rotatie van de bots één keer gespeeld, met hetzelfde geluk; intervallen zijn 95% over opzetten. Ctrl-C stopt en bericht; met --keep gaat hetzelfde commando verder.
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
cli-lab-against-option = Een optie van de tweede variant, herhaalbaar; standaard die van de eerste.
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
doctor-utf8 = Sommige tekens zijn door gelijkende vervangen. Zet de terminal op UTF-8, of PYTHONUTF8=1.

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
mine-nobody = Over jou wordt hier nog niets bewaard. Speel je op een ander apparaat, neem jezelf dan mee.
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
new-campaign = Alleen: de campagne van veertig levels
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
chance-seed-help = Zelfde seed, zelfde opzet. Wie hem kent, kan het voorspellen: het verslag vermeldt dat.
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
action-over = Keer om
action-takeback = Terugnemen
action-takeback-far = Terugnemen…
action-takeback-here = Neem terug tot hier
action-takeback-ask = Vraag terugname
practice-head = Verder als oefening?
practice-sure = Je mag zo vaak teruggaan als je wilt, ook voorbij toeval en bots. Maar vanaf dan levert het spel geen ster op en telt het nergens voor, de seed is open, en het verslag vermeldt het. Het toeval valt zoals eerst.
practice-yes = Ja, oefen
practice-no = Nee, laat het zo
practice-mark = Oefening.
asked-to = { $seat } wil graag terugnemen. Akkoord?
asked-count = Teruggedraaide gebeurtenissen: { $count }.
asked-own = Je hebt gevraagd om terug te nemen. Wachten op { $others }.
asked-other = { $seat } wil graag terugnemen. Wachten op { $others }.
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
replay-setup = Opzet
replay-turn = Beurt { $n } van { $count }: { $name }
replay-slider = Het hele spel, gebeurtenis voor gebeurtenis
replay-value = { $where }. Gebeurtenis { $n } van { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-play = Speel vanzelf af
replay-pace = Tempo
replay-skip = Einde van de opzet
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
setting-confirm = Bevestig wat mijn beurt eindigt of niet terug te nemen is
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
refused-takeback-chance = Dit is niet terug te nemen: met mensen gaat niets terug voorbij een uitkomst van het toeval.
refused-practice = Hiermee wordt het spel een oefening: geen ster, en open toeval. Bevestig het.
refused-asked = Iemand heeft al om terugname gevraagd. Antwoord eerst.
refused-declined = De anderen weigerden. Vraag weer als iemand heeft gespeeld.
refused-not-asked = Niemand vraagt nog om terugname.
refused-not-yours = Dat is niet aan jou.
refused-send-late = Na de start kan niemand van een plaats worden weggestuurd.
refused-blocked = De gastheer wil niet met je spelen. Speel aan een andere tafel, of maak er een.
refused-blocked-chat = De gastheer wil niet dat je hier schrijft.
refused-restrict-nobody = Er is niemand anders om te dempen of blokkeren.
refused-restrict-stranger = Om te dempen of blokkeren ga je eerst aan een tafel zitten of kies je instellingen.
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
analysis-set-up = Opzet: { $count ->
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
verify-open-means = Het spel kan eerlijk zijn; alleen is niet te bewijzen dat niemand het wist.
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
new-clock-help = Niemands eerste beurt wordt geklokt, en klokken staan stil als de server uit is.
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
term-asked = Je hebt de anderen gevraagd om terug te nemen.
term-practice = Teruggaan en oefenen? (ja of nee)
term-asks = { $seat } wil graag terugnemen. Typ “akkoord” of “weiger”.
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
term-does-allow = vraagt de anderen om hulp voorbij de kansen toe te staan, of stemt in; “toestaan uit” eindigt het
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
term-does-undo = neemt je laatste actie terug; alleen ook voorbij geluk, als oefening; mensen wordt het gevraagd
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

