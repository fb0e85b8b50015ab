### Statistics of many games.

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
best-so-far = Dit bedste indtil nu i { $game }: { $count }
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
