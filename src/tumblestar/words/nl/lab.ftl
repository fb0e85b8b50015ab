### The lab: many games between bots, for measuring games and bots.

cli-lab = Speelt veel spellen tussen bots, en meet bots en regels.
cli-ladder = Zet de bots van een spel op één schaal (Bradley-Terry): een bot met 100 punten meer wint 64% van de spellen voor twee. Elke bot speelt tegen zijn buren en “greedy” met elk aantal plaatsen, en elke voorbereiding vanaf elke plaats. Met meer dan 2 plaatsen speelt één bot tussen andere van één soort, en omgekeerd. Een winstdeel van 1 / plaatsen is gelijk.
cli-ladder-game = Het spel; standaard alle.
cli-ladder-seats = Een aantal plaatsen, herhaalbaar; standaard alle vanaf 2.
cli-ladder-games = Hoeveel spellen een wedstrijd heeft met de opties van de doos.
cli-ladder-mixed = Hoeveel spellen een wedstrijd heeft met opties die voor elke voorbereiding worden geloot; standaard geen.
cli-ladder-bots = De bots, de zwakste eerst, met komma’s ertussen; standaard alle van het spel.
cli-ladder-seed = De seed van voorbereidingen en geluk.
cli-ladder-keep = Schrijft na elke wedstrijd ladder-GAME.json in deze map, en gaat verder met een van dezelfde bots, seed en opties.
cli-ladder-two = Een ladder heeft minstens 2 bots nodig. Het spel heeft { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } tegen { $them }
       *[other] { $us } tussen { $rivals } × { $them }
    }{ $options ->
        [mixed] , gemengde opties
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) van { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } plaatsen
cli-ladder-head-mixed = { $seats } plaatsen, gemengde opties
cli-ladder-head-all = alle spellen
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } tot { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Speelt veel spellen tussen bots, en rapporteert over bots, plaatsen, lengte en punten. Elke voorbereiding wordt één keer gespeeld voor elke rotatie van de bots, met hetzelfde geluk. Intervallen zijn 95% over voorbereidingen. Ctrl-C stopt en rapporteert; met --keep gaat hetzelfde commando verder.
cli-lab-compare = Vergelijkt twee varianten, of twee opstellingen van bots, met hetzelfde geluk. Toont gemiddelden, 95%-intervallen over voorbereidingen, en effectgroottes (in standaardafwijkingen van een spel).
cli-lab-selfplay = Schrijft spellen van bots als trainingsgegevens: een Parquet-rij voor elke beslissing (observatie, geldige acties, actie, beleid, winstdelen van de beoordelaar, resultaat), en een gegevenskaart. Heeft de extra “lab” nodig. Na Ctrl-C gaat hetzelfde commando verder; met een groter aantal spellen voegt het de rest toe.
cli-lab-out = De map om in te schrijven; wordt zo nodig gemaakt.
cli-lab-values = Schrijft ook de waarde van de beoordelaar voor elke geldige actie. Duurt vele malen zo lang.
cli-lab-tries = Hoe vaak elke bot in elke stand naar zijn beleid wordt gevraagd; 1 neemt wat hij heeft gespeeld.
cli-lab-per-file = Spellen per bestand, naar boven afgerond op hele voorbereidingen.
lab-selfplay-done = Spellen: { $games }. Beslissingen: { $rows }. Bestanden: { $files }. Map: “{ $folder }”.
cli-lab-bots = De bots per plaats vóór rotatie, met komma’s ertussen; de laatste neemt de overige plaatsen. Standaard “greedy”.
cli-lab-seats = Het aantal plaatsen; standaard dat van de bots, of het kleinste vanaf 2.
cli-lab-games = Het aantal spellen, naar boven afgerond op hele voorbereidingen.
cli-lab-option = Een optie van het spel, herhaalbaar.
cli-lab-against-bots = De tweede opstelling; standaard de eerste.
cli-lab-against-option = Een optie van de tweede variant, herhaalbaar; de andere zijn die van de eerste.
cli-lab-seed = De seed van geluk en keuzes: dezelfde seed, dezelfde spellen.
cli-lab-workers = Aantal processen; standaard één per kern. De resultaten blijven gelijk.
cli-lab-keep = Bewaart afgelopen spellen in dit bestand, en gaat van daar verder.
cli-lab-ray = Speelt op het Ray-cluster op dit adres (“auto”: een lokaal). Heeft de extra “ray” nodig.
cli-lab-luck = Onderzoekt zoveel spellen: wat geluk verklaart, en beslissingen per regel. Duurt een paar seconden per spel.
cli-lab-csv = Schrijft een CSV-rij voor elk spel en elke plaats in dit bestand.
cli-lab-parquet = Schrijft dezelfde rijen als Parquet. Heeft de extra “lab” nodig.
cli-lab-html = Schrijft alle tabellen en grafieken als één HTML-pagina. Heeft de extra “lab” nodig.
lab-needs = { $option } heeft de extra “{ $extra }” nodig: pip install { $what }
lab-too-many-bots =
    { $count } bots is te veel voor { $seats ->
        [one] 1 plaats.
       *[other] { $seats } plaatsen.
    }
lab-same = Niets verschilt: geef --against-bots of --against-option.
cli-not-both = Geef { $first } of { $second }, niet allebei.
lab-kept-other = Het bestand “{ $file }” heeft spellen van een ander onderzoek of van oudere bots. Kies een ander bestand, of verplaats het.
lab-kept-damaged = Regel { $line } van het bestand “{ $file }” is beschadigd. Verwijder die regel, of verplaats het bestand.
lab-kept-dropped = De laatste regel van het bestand “{ $file }” is onvolledig; die spellen worden opnieuw gespeeld.
lab-broken-off = Gestopt na { $games } van { $total } spellen.
lab-broken-off-kept = Gestopt na { $games } van { $total } spellen. Hetzelfde commando gaat verder.
lab-workers-died = De processen stopten steeds, misschien door te weinig geheugen. Probeer er minder (--workers).
lab-no-ray = Er is geen Ray-cluster op “{ $address }”: { $why }
lab-title =
    { $game }: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
lab-title-compare =
    { $game }: { $games ->
        [one] elk 1 spel
       *[other] elk { $games } spellen
    }, { $first } en { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (95%-intervallen; gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per plaats (gelijk is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per spel
lab-spread = Verdelingen
lab-by-rule =
    Beslissingen per regel ({ $games ->
        [one] 1 spel
       *[other] { $games } spellen
    })
lab-luck =
    Geluk verklaart { NUMBER($share, style: "percent", maximumFractionDigits: 0) } van de variantie van resultaten ({ $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }). Zoveel haalt de gelukscorrectie weg.
lab-no-luck = Geluk is niet te meten: het spel heeft hier geen beoordelaar, of alle resultaten zijn gelijk.
lab-head =
    { $what ->
        [bot] bot
        [seat] plaats
        [share] winstdeel
        [points] punten
        [figure] cijfer
        [mean] gemiddelde
        [least] laagste
        [tenth] een tiende eronder
        [median] mediaan
        [ninetieth] een tiende erboven
        [most] hoogste
        [first] eerste
        [second] tweede
        [difference] verschil
        [effect] effectgrootte
        [rule] regel
        [decisions] van beslissingen
       *[games] in spellen
    }
lab-figure =
    { $what ->
        [events] gebeurtenissen
        [decisions] beslissingen
        [legal] geldige acties, alle beslissingen samen
        [choices] geldige acties van een beslissing
        [leads] wisselingen van de leiding in punten
        [margin] voorsprong in punten aan het eind
        [ties] spellen met een gedeelde overwinning
       *[unfinished] spellen die als te lang zijn gestopt
    }
lab-figure-of =
    { $what ->
        [share] winstdeel
       *[points] punten
    } van { $who }
lab-figure-seat =
    { $what ->
        [share] winstdeel
       *[points] punten
    } van plaats { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } tot { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Winstdeel, met 95%-intervallen
lab-chart-of = { $what ->
        [points] Punten aan het eind, per bot
        [events] Gebeurtenissen van een spel
       *[legal] Geldige acties van een beslissing
    }
lab-chart-text = { $title }. Cijfers: tabel “{ $table }”.
