### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Udfald
chance-of-first = Hvem der begynder
chance-of-others = andre

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } spil, { $unfinished } uden resultat.
       *[other] { $count } spil, { $unfinished } uden resultat.
    }
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } spillere
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
stats-head-cost = givet væk pr. spil
stats-head-rating = rating
stats-head-level = spillede som
stats-head-observed = kom
stats-head-expected = ventet
stats-perfect =
    { $count ->
        [one] { $name }, { $count } spil: præcis { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } af en sejr givet væk pr. spil. Fejlfrit spil giver intet væk.
       *[other] { $name }, { $count } spil: præcis { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } af en sejr givet væk pr. spil. Fejlfrit spil giver intet væk.
    }
best-so-far =
    { $count ->
        [one] Dit bedste indtil nu i { $game }: { $count } point
       *[other] Dit bedste indtil nu i { $game }: { $count } point
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = For få slag og trækninger til at teste.
stats-chance-fair =
    { $count ->
        [one] De { $n } slag og trækninger ser fair ud. Med fair held kommer mindst lige så usædvanlige udfald i { $p } af tilfældene.
       *[other] De { $n } slag og trækninger ser fair ud. Med fair held er den mærkeligste af { $count } test mindst lige så usædvanlig i { $p } af tilfældene.
    }
stats-chance-odd =
    { $count ->
        [one] Noget ser mærkeligt ud: { $kinds }. Med fair held kommer mindst lige så usædvanlige udfald i { $p } af tilfældene.
       *[other] Noget ser mærkeligt ud: { $kinds }. Med fair held kommer mindst lige så usædvanlige udfald i { $p } af tilfældene, korrigeret for { $count } test.
    }
stats-chance-left-out =
    { $count ->
        [one] Ikke testet: { $count } spil, som var øvelse eller blev spillet med andre regler.
       *[other] Ikke testet: { $count } spil, som var øvelse eller blev spillet med andre regler.
    }
stats-seal-proved = Slag og trækninger, der følger af startværdier forseglet før spillet: { $n } af { $count }.
stats-seal-open = Slag og trækninger, der blev indtastet, eller hvis startværdi en spiller kunne kende: { $n } af { $count }.
stats-seal-closed = Slag og trækninger, hvis startværdi stadig er hemmelig: { $n } af { $count }.
stats-seal-older = Slag og trækninger efter andre regler, som ikke kan kontrolleres her: { $n } af { $count }.
stats-seal-false = Slag og trækninger i spil, der ikke følger af deres startværdi: { $n } af { $count }.
stats-head = Din statistik
stats-none = Ingen statistik endnu. Spil et spil færdigt på denne server, på samme plads fra start til slut.
stats-about =
    { $count ->
        [one] Du har afsluttet { $count } spil med én plads, heraf { $n } gennemgået. Dine sidste { $most } borde tæller. Et spil gennemgås, når du åbner dets gennemgang første gang.
       *[other] Du har afsluttet { $count } spil med én plads, heraf { $n } gennemgået. Dine sidste { $most } borde tæller. Et spil gennemgås, når du åbner dets gennemgang første gang.
    }
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
stats-chart-result =
    { $count ->
        [one] Resultater over tid i { $count } gruppe af spil. Tabellen nedenfor har tallene.
       *[other] Resultater over tid i { $count } grupper af spil. Tabellen nedenfor har tallene.
    }
stats-chart-result-means = ● vundet, ◆ vundet uden held, fra 0 % (nederst) til 100 % (øverst). Streger: 95 %-intervaller. Prikket: en lige andel.
stats-chart-rating =
    { $count ->
        [one] Rating over tid i { $count } gruppe af spil. Tabellen nedenfor har tallene.
       *[other] Rating over tid i { $count } grupper af spil. Tabellen nedenfor har tallene.
    }
stats-chart-rating-means = Rating, fra 0 (nederst) til { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (øverst); lavere er bedre. Streger: 95 %-intervaller.
stats-chance-head = Hvad heldet gjorde
stats-test =
    { $count ->
        [one] { $kind }: { $count } udfald; med fair held mindst lige så usædvanligt i { $p } af tilfældene
       *[other] { $kind }: { $count } udfald; med fair held mindst lige så usædvanlige i { $p } af tilfældene
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } udfald, for få til at teste
       *[other] { $kind }: { $count } udfald, for få til at teste
    }
cli-stats = Gør mange spil op: resultater, held, pris og rating for hver spiller med 95 %-intervaller, og om heldet var fair.
cli-stats-files = Spilfiler, zip-filer med dem eller mapper.
cli-stats-name = En spiller eller en bot; ellers alle.
cli-stats-game = Spillet; ellers alle.
cli-stats-csv = Skriver en linje for hver plads i hvert spil i denne fil (CSV).
cli-stats-no-review = Kun resultater og held, uden gennemgange: hurtigt.
cli-stats-reviews = Gemmer gennemgangenes tal i denne fil til næste gang.
cli-stats-reviews-bad = ”{ $file }” har ingen gemte gennemgange. Vælg en anden fil til --reviews, eller slet denne.
cli-stats-unreviewed = { $record } er ikke gennemgået: { $why }
cli-stats-false = Slag og trækninger i { $record } følger ikke af startværdien. Se ”tumblestar verify”.
