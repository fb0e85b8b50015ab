### Statistics of many games.

chance-of-outcome = Utfall
chance-of-first = Vem som börjar
chance-of-others = övriga
stats-games =
    { $count ->
        [one] { $count } parti, { $unfinished } utan resultat.
       *[other] { $count } partier, { $unfinished } utan resultat.
    }
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } spelare
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
stats-perfect =
    { $count ->
        [one] { $name }, { $count } parti: exakt { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } av en seger bortgivet per parti. Perfekt spel ger inte bort något.
       *[other] { $name }, { $count } partier: exakt { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } av en seger bortgivet per parti. Perfekt spel ger inte bort något.
    }
best-so-far =
    { $count ->
        [one] Ditt bästa hittills i { $game }: { $count } poäng
       *[other] Ditt bästa hittills i { $game }: { $count } poäng
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = För få slag och dragningar att testa.
stats-chance-fair =
    { $count ->
        [one] De { $n } slagen och dragningarna ser rättvisa ut. Med rättvis slump blir resultat minst så här ovanliga i { $p } av fallen.
       *[other] De { $n } slagen och dragningarna ser rättvisa ut. Med rättvis slump blir det märkligaste av { $count } test minst så här ovanligt i { $p } av fallen.
    }
stats-chance-odd =
    { $count ->
        [one] Något ser märkligt ut: { $kinds }. Med rättvis slump blir resultat minst så här ovanliga i { $p } av fallen.
       *[other] Något ser märkligt ut: { $kinds }. Med rättvis slump blir resultat minst så här ovanliga i { $p } av fallen, korrigerat för { $count } test.
    }
stats-chance-left-out =
    { $count ->
        [one] Inte testat: { $count } parti, som var övning eller spelades med andra regler.
       *[other] Inte testade: { $count } partier, som var övning eller spelades med andra regler.
    }
stats-seal-proved = Slag och dragningar som följer av slumpfrön förseglade före partiet: { $n } av { $count }.
stats-seal-open = Slag och dragningar som skrevs in, eller vars slumpfrö en spelare kunde känna till: { $n } av { $count }.
stats-seal-closed = Slag och dragningar vars slumpfrö fortfarande är hemligt: { $n } av { $count }.
stats-seal-older = Slag och dragningar enligt andra regler, som inte kan kontrolleras här: { $n } av { $count }.
stats-seal-false = Slag och dragningar i partier där de inte följer av slumpfröet: { $n } av { $count }.
stats-head = Din statistik
stats-none = Ingen statistik än. Spela klart ett parti på den här servern, med en och samma plats från start till slut.
stats-about =
    { $count ->
        [one] Du har spelat klart { $count } parti där du hade en plats, { $n } av dem genomgånget. Dina senaste { $most } bord räknas. Ett parti gås igenom när du först öppnar dess genomgång.
       *[other] Du har spelat klart { $count } partier där du hade en plats, { $n } av dem genomgångna. Dina senaste { $most } bord räknas. Ett parti gås igenom när du först öppnar dess genomgång.
    }
stats-csv = Ladda ner dina partier som tabell (CSV)
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
stats-chart-result =
    { $count ->
        [one] Resultat över tid, i { $count } grupp av partier. Tabellen nedan har siffrorna.
       *[other] Resultat över tid, i { $count } grupper av partier. Tabellen nedan har siffrorna.
    }
stats-chart-result-means = ● vunnet, ◆ vunnet utan tur, från 0 % (nederst) till 100 % (överst). Streck: 95 %-intervall. Prickat: en rättvis andel.
stats-chart-rating =
    { $count ->
        [one] Rating över tid, i { $count } grupp av partier. Tabellen nedan har siffrorna.
       *[other] Rating över tid, i { $count } grupper av partier. Tabellen nedan har siffrorna.
    }
stats-chart-rating-means = Rating, från 0 (nederst) till { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (överst); lägre är bättre. Streck: 95 %-intervall.
stats-chance-head = Vad slumpen gjorde
stats-test =
    { $count ->
        [one] { $kind }: { $count } utfall; med rättvis slump minst så här ovanligt i { $p } av fallen
       *[other] { $kind }: { $count } utfall; med rättvis slump minst så här ovanliga i { $p } av fallen
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } utfall, för få att testa
       *[other] { $kind }: { $count } utfall, för få att testa
    }
cli-stats = Summerar många partier: resultat, tur, kostnad och rating för varje spelare med 95 %-intervall, och om slumpen var rättvis.
cli-stats-files = Spelfiler, zip-filer med spelfiler, eller mappar.
cli-stats-name = En spelare eller bot; annars alla.
cli-stats-game = Spelet; annars alla.
cli-stats-csv = Skriver en rad per plats och parti i den här filen (CSV).
cli-stats-no-review = Bara resultat och tur, utan genomgångar: snabbt.
cli-stats-reviews = Sparar genomgångarnas siffror i den här filen till nästa gång.
cli-stats-reviews-bad = ”{ $file }” har inga sparade genomgångar. Välj en annan fil för --reviews, eller radera den här.
cli-stats-unreviewed = { $record } är inte genomgånget: { $why }
cli-stats-false = Slagen och dragningarna i { $record } följer inte av dess slumpfrö. Se ”tumblestar verify”.
