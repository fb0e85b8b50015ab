### The lab: many games between bots, for measuring games and bots.

cli-lab = Måler bots og spil med mange spil mellem bots.
cli-ladder = Giver et spils bots tal på én skala (Bradley-Terry): 100 point mere vinder 64 % af spil for to. Hver bot møder sine naboer og ”greedy” med hvert antal pladser, hver opstilling fra hver plads. Med flere end to spiller én bot blandt andre af én slags, begge veje; 1 / pladser er lige.
cli-ladder-game = Spillet; ellers alle.
cli-ladder-seats = Et antal pladser, kan gentages; ellers alle fra to og op.
cli-ladder-games = Spil i hver kamp med æskens muligheder.
cli-ladder-mixed = Spil i hver kamp med tilfældige muligheder for hver opstilling; ellers ingen.
cli-ladder-bots = Bots, svageste først, med komma imellem; ellers alle spillets.
cli-ladder-seed = Startværdien for opstillinger og tilfældighed.
cli-ladder-keep = Skriver ladder-GAME.json i denne mappe efter hver kamp, og fortsætter fra en af de nuværende bots.
cli-ladder-two = En rangliste kræver mindst to bots; spillet har { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } mod { $them }
       *[other] { $us } blandt { $rivals } × { $them }
    }{ $options ->
        [mixed] , blandede muligheder
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) af { $games } spil
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } pladser
cli-ladder-head-mixed = { $seats } pladser, blandede muligheder
cli-ladder-head-all = alle spil
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } til { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spiller mange spil mellem bots, og rapporterer om bots, pladser, længde og point. Hver opstilling spilles én gang for hver ombytning af bots, med samme held; intervaller er på 95 % over opstillinger. Ctrl-C stopper og rapporterer; med --keep fortsætter samme kommando.
cli-lab-compare = Sammenligner to varianter eller to hold af bots med samme held: gennemsnit, 95 %-intervaller over opstillinger og effektstørrelser (i standardafvigelser af et spil).
cli-lab-selfplay = Skriver spil mellem bots som træningsdata: en Parquet-række for hver beslutning (observation, lovlige handlinger, handling, policy, vurderingens vinderchancer, resultat) og et datakort. Kræver tilvalget ”lab”. Efter Ctrl-C fortsætter samme kommando; med flere spil tilføjer den dem.
cli-lab-out = Mappen, der skrives i; oprettes, hvis den mangler.
cli-lab-values = Skriver også vurderingen af hver lovlig handling. Tager mange gange så lang tid.
cli-lab-tries = Hvor ofte hver bot spørges i hver stilling, til dens policy; 1 tager det, den spillede.
cli-lab-per-file = Spil pr. fil, rundet op til hele opstillinger.
lab-selfplay-done = Spil: { $games }. Beslutninger: { $rows }. Filer: { $files }. Mappe: ”{ $folder }”.
cli-lab-bots = Bots efter plads før ombytning, med komma imellem; den sidste tager resten af pladserne. Ellers ”greedy”.
cli-lab-seats = Antallet af pladser; ellers som bots, eller det mindste fra to og op.
cli-lab-games = Antallet af spil, rundet op til hele opstillinger.
cli-lab-option = En mulighed i spillet, kan gentages.
cli-lab-against-bots = Det andet hold; ellers det første.
cli-lab-against-option = En mulighed for den anden variant, kan gentages; de øvrige er den førstes.
cli-lab-seed = Startværdien for tilfældighed og valg: samme startværdi, samme spil.
cli-lab-workers = Processer; ellers én pr. kerne. Resultaterne er de samme.
cli-lab-keep = Gemmer færdige spil i denne fil, og fortsætter derfra.
cli-lab-ray = Spiller på Ray-klyngen på denne adresse (”auto”: en lokal). Kræver tilvalget ”ray”.
cli-lab-luck = Undersøger så mange spil: hvad held forklarer, og beslutninger pr. regel. Tager sekunder pr. spil.
cli-lab-csv = Skriver en CSV-række for hvert spil og hver plads i denne fil.
cli-lab-parquet = Skriver de samme rækker som Parquet. Kræver tilvalget ”lab”.
cli-lab-html = Skriver alle tabeller og diagrammer som én HTML-side. Kræver tilvalget ”lab”.
lab-needs = { $option } kræver tilvalget ”{ $extra }”: pip install { $what }
lab-too-many-bots = For mange bots ({ $count }) til { $seats } pladser.
lab-same = Intet er forskelligt: Angiv --against-bots eller --against-option.
cli-not-both = Angiv { $first } eller { $second }, ikke begge.
lab-kept-other = Filen ”{ $file }” har spil fra en anden undersøgelse eller ældre bots; vælg en anden fil, eller flyt den.
lab-kept-damaged = Linje { $line } i filen ”{ $file }” er beskadiget; slet den, eller flyt filen.
lab-kept-dropped = Sidste linje i filen ”{ $file }” er ufuldstændig; dens spil spilles igen.
lab-broken-off = Stoppet efter { $games } af { $total } spil.
lab-broken-off-kept = Stoppet efter { $games } af { $total } spil; samme kommando fortsætter.
lab-workers-died = Processerne døde igen og igen, måske af mangel på hukommelse; prøv færre (--workers).
lab-no-ray = Der er ingen Ray-klynge på ”{ $address }”: { $why }
lab-title = { $game }: { $games } spil
lab-title-compare = { $game }: { $games } spil hver, { $first } og { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Efter bot (95 %-intervaller; lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Efter plads (lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Efter spil
lab-spread = Fordelinger
lab-by-rule = Beslutninger pr. regel ({ $games } spil)
lab-luck = Held forklarer { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af resultaternes varians ({ $games } spil): Så meget fjerner justering for held.
lab-no-luck = Held kan ikke måles: Spillet har ingen vurdering her, eller alle resultater er ens.
lab-head = { $what ->
        [bot] bot
        [seat] plads
        [share] andel af sejren
        [points] point
        [figure] størrelse
        [mean] gennemsnit
        [least] mindst
        [tenth] en tiendedel under
        [median] median
        [ninetieth] en tiendedel over
        [most] mest
        [first] første
        [second] anden
        [difference] forskel
        [effect] effektstørrelse
        [rule] regel
        [decisions] af beslutninger
       *[games] i spil
    }
lab-figure = { $what ->
        [events] hændelser
        [decisions] beslutninger
        [legal] lovlige handlinger, alle beslutninger samlet
        [choices] lovlige handlinger pr. beslutning
        [leads] skift af føringen i point
        [margin] føring i point ved slut
        [ties] spil delt af flere
       *[unfinished] opgivne spil
    }
lab-figure-of = { $what ->
        [share] andel af sejren
       *[points] point
    } for { $who }
lab-figure-seat = { $what ->
        [share] andel af sejren
       *[points] point
    } for plads { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } til { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Andel af sejren, med 95 %-intervaller
lab-chart-of = { $what ->
        [points] Point ved slut, efter bot
        [events] Hændelser i et spil
       *[legal] Lovlige handlinger pr. beslutning
    }
lab-chart-text = { $title }. Tal: tabellen ”{ $table }”.
