### Statistics of many games.

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
best-so-far = Je beste tot nu toe in { $game }: { $count }
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
