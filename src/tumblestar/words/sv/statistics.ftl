### Statistics of many games.

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
best-so-far = Ditt bästa hittills i { $game }: { $count }
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
