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

