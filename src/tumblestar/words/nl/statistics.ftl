### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Uitkomsten
chance-of-first = Wie begint
chance-of-others = andere

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } spel, { $unfinished } zonder resultaat.
       *[other] { $count } spellen, { $unfinished } zonder resultaat.
    }
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } spelers
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
stats-perfect =
    { $count ->
        [one] { $name }, { $count } spel: precies { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } winkans weggegeven per spel. Perfect spel geeft niets weg.
       *[other] { $name }, { $count } spellen: precies { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } winkans weggegeven per spel. Perfect spel geeft niets weg.
    }
best-so-far =
    { $count ->
        [one] Je beste tot nu toe in { $game }: { $count } punt
       *[other] Je beste tot nu toe in { $game }: { $count } punten
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = onder { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Te weinig worpen en trekkingen om te toetsen.
stats-chance-fair =
    { $count ->
        [one] De { $n } worpen en trekkingen zien er eerlijk uit. Bij eerlijk geluk is een uitkomst in { $p } van de gevallen minstens zo ongewoon.
       *[other] De { $n } worpen en trekkingen zien er eerlijk uit. Bij eerlijk geluk is de vreemdste van { $count } toetsen in { $p } van de gevallen minstens zo ongewoon.
    }
stats-chance-odd =
    { $count ->
        [one] Iets ziet er vreemd uit: { $kinds }. Bij eerlijk geluk zijn uitkomsten in { $p } van de gevallen minstens zo ongewoon.
       *[other] Iets ziet er vreemd uit: { $kinds }. Bij eerlijk geluk zijn uitkomsten in { $p } van de gevallen minstens zo ongewoon, gecorrigeerd voor { $count } toetsen.
    }
stats-chance-left-out =
    { $count ->
        [one] Niet getoetst: { $count } spel, dat een oefening was of met andere regels is gespeeld.
       *[other] Niet getoetst: { $count } spellen, die oefening waren of met andere regels zijn gespeeld.
    }
stats-seal-proved = Worpen en trekkingen die volgen uit seeds die voor het spel zijn verzegeld: { $n } van { $count }.
stats-seal-open = Worpen en trekkingen die zijn ingetypt, of met een seed die een speler kon kennen: { $n } van { $count }.
stats-seal-closed = Worpen en trekkingen met een seed die nog geheim is: { $n } van { $count }.
stats-seal-older = Worpen en trekkingen volgens andere regels, die hier niet te controleren zijn: { $n } van { $count }.
stats-seal-false = Worpen en trekkingen van spellen die niet uit hun seed volgen: { $n } van { $count }.
stats-head = Jouw statistieken
stats-none = Nog geen statistieken. Speel een spel uit op deze server, met één plaats van begin tot eind.
stats-about =
    { $count ->
        [one] Je hebt { $count } spel uitgespeeld waarin je één plaats had, { $n } nabesproken. Je laatste { $most } tafels tellen. Een spel wordt nabesproken als je de nabespreking voor het eerst opent.
       *[other] Je hebt { $count } spellen uitgespeeld waarin je één plaats had, { $n } nabesproken. Je laatste { $most } tafels tellen. Een spel wordt nabesproken als je de nabespreking voor het eerst opent.
    }
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
stats-chart-result =
    { $count ->
        [one] Resultaten door de tijd, in { $count } groep spellen. De tabel hieronder heeft de cijfers.
       *[other] Resultaten door de tijd, in { $count } groepen spellen. De tabel hieronder heeft de cijfers.
    }
stats-chart-result-means = ● gewonnen, ◆ gewonnen zonder geluk, van 0% (onder) tot 100% (boven). Strepen: 95%-intervallen. Gestippeld: een eerlijk deel.
stats-chart-rating =
    { $count ->
        [one] Rating door de tijd, in { $count } groep spellen. De tabel hieronder heeft de cijfers.
       *[other] Rating door de tijd, in { $count } groepen spellen. De tabel hieronder heeft de cijfers.
    }
stats-chart-rating-means = Rating, van 0 (onder) tot { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (boven); lager is beter. Strepen: 95%-intervallen.
stats-chance-head = Wat het geluk deed
stats-test =
    { $count ->
        [one] { $kind }: { $count } uitkomst; bij eerlijk geluk in { $p } van de gevallen minstens zo ongewoon
       *[other] { $kind }: { $count } uitkomsten; bij eerlijk geluk in { $p } van de gevallen minstens zo ongewoon
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } uitkomst, te weinig om te toetsen
       *[other] { $kind }: { $count } uitkomsten, te weinig om te toetsen
    }
cli-stats = Vat veel spellen samen: resultaten, geluk, kosten en rating van elke speler met 95%-intervallen, en of het geluk eerlijk was.
cli-stats-files = Spelbestanden, zip-bestanden met spelbestanden, of mappen.
cli-stats-name = Een speler of een bot; standaard alle.
cli-stats-game = Het spel; standaard alle.
cli-stats-csv = Schrijft een regel voor elke plaats van elk spel in dit bestand (CSV).
cli-stats-no-review = Alleen resultaten en geluk, zonder nabesprekingen: snel.
cli-stats-reviews = Bewaart cijfers van nabesprekingen in dit bestand voor de volgende keer.
cli-stats-reviews-bad = “{ $file }” bevat geen bewaarde nabesprekingen. Kies een ander bestand voor --reviews of verwijder dit.
cli-stats-unreviewed = { $record } is niet nabesproken: { $why }
cli-stats-false = De worpen en trekkingen van { $record } volgen niet uit de seed. Zie “tumblestar verify”.
