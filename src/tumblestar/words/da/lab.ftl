### The lab: many games between bots, for measuring games and bots.

cli-lab = Spiller mange spil mellem bots og måler bots og regler.
cli-ladder = Giver et spils bots tal på én skala (Bradley-Terry): en bot med 100 point mere vinder 64 % af spil for to. Hver bot møder sine naboer og ”greedy” med hvert antal pladser, hver opstilling fra hver plads. Med flere end 2 pladser spiller én bot blandt andre af én slags, begge veje. En andel på 1 / pladser er lige.
cli-ladder-game = Spillet; ellers alle.
cli-ladder-seats = Et antal pladser, kan gentages; som standard alle fra 2 og op.
cli-ladder-games = Hvor mange spil en kamp har med æskens regler.
cli-ladder-mixed = Hvor mange spil en kamp har med varianter trukket tilfældigt for hver opstilling; som standard ingen.
cli-ladder-bots = Bots, svageste først, med komma imellem; som standard alle spillets.
cli-ladder-seed = Startværdien for opstillinger og held.
cli-ladder-keep = Skriver ladder-GAME.json i denne mappe efter hver kamp og fortsætter fra en med samme bots, startværdi og varianter.
cli-ladder-two = En rangliste kræver mindst 2 bots. Spillet har { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } mod { $them }
       *[other] { $us } blandt { $rivals } × { $them }
    }{ $options ->
        [mixed] , blandede varianter
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) af { $games ->
        [one] 1 spil
       *[other] { $games } spil
    }
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } pladser
cli-ladder-head-mixed = { $seats } pladser, blandede varianter
cli-ladder-head-all = alle spil
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } til { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spiller mange spil mellem bots og rapporterer om bots, pladser, længde og point. Hver opstilling spilles én gang for hver ombytning af bots, med samme held. Intervaller er på 95 % over opstillinger. Ctrl-C stopper og rapporterer; med --keep fortsætter samme kommando.
cli-lab-compare = Sammenligner to varianter eller to hold af bots med samme held. Udskriver gennemsnit, 95 %-intervaller over opstillinger og effektstørrelser (i standardafvigelser af et spil).
cli-lab-selfplay = Skriver spil mellem bots som træningsdata: en Parquet-række for hver beslutning (observation, lovlige handlinger, handling, policy, vurderingens vinderchancer, resultat) og et datakort. Kræver tilvalget ”lab”. Efter Ctrl-C fortsætter samme kommando; med flere spil tilføjer den dem.
cli-lab-out = Mappen, der skrives i; oprettes, hvis den mangler.
cli-lab-values = Skriver også vurderingen af hver lovlig handling. Tager mange gange så lang tid.
cli-lab-tries = Hvor ofte hver bot spørges i hver stilling om sin policy; 1 tager det, den spillede.
cli-lab-per-file = Spil i en fil, rundet op til hele opstillinger.
lab-selfplay-done = Spil: { $games }. Beslutninger: { $rows }. Filer: { $files }. Mappe: ”{ $folder }”.
cli-lab-bots = Bots efter plads før ombytning, med komma imellem; den sidste tager resten af pladserne. Som standard ”greedy”.
cli-lab-seats = Antallet af pladser; som standard som bots, eller det mindste fra 2 og op.
cli-lab-games = Antallet af spil, rundet op til hele opstillinger.
cli-lab-option = En variantregel i spillet, kan gentages.
cli-lab-against-bots = Det andet hold; ellers det første.
cli-lab-against-option = En variantregel for den anden variant, kan gentages; de øvrige er som i den første.
cli-lab-seed = Startværdien for held og valg: samme startværdi, samme spil.
cli-lab-workers = Antal processer; som standard én pr. kerne. Resultaterne er de samme.
cli-lab-keep = Gemmer færdige spil i denne fil, og fortsætter derfra.
cli-lab-ray = Spiller på Ray-klyngen på denne adresse (”auto”: en lokal). Kræver tilvalget ”ray”.
cli-lab-luck = Undersøger så mange spil: hvad held forklarer, og beslutninger pr. regel. Tager sekunder pr. spil.
cli-lab-csv = Skriver en CSV-række for hvert spil og hver plads i denne fil.
cli-lab-parquet = Skriver de samme rækker som Parquet. Kræver tilvalget ”lab”.
cli-lab-html = Skriver alle tabeller og diagrammer som én HTML-side. Kræver tilvalget ”lab”.
lab-needs = { $option } kræver tilvalget ”{ $extra }”: pip install { $what }
lab-too-many-bots =
    { $count } bots er for mange til { $seats ->
        [one] 1 plads.
       *[other] { $seats } pladser.
    }
lab-same = Intet er forskelligt: angiv --against-bots eller --against-option.
cli-not-both = Angiv { $first } eller { $second }, ikke begge.
lab-kept-other = Filen ”{ $file }” har spil fra en anden undersøgelse eller ældre bots. Vælg en anden fil, eller flyt den væk.
lab-kept-damaged = Linje { $line } i filen ”{ $file }” er beskadiget. Slet den, eller flyt filen væk.
lab-kept-dropped = Sidste linje i filen ”{ $file }” er ufuldstændig; dens spil spilles igen.
lab-broken-off = Stoppet efter { $games } af { $total } spil.
lab-broken-off-kept = Stoppet efter { $games } af { $total } spil. Samme kommando fortsætter.
lab-workers-died = Processerne blev ved med at stoppe, måske af mangel på hukommelse. Prøv færre (--workers).
lab-no-ray = Der er ingen Ray-klynge på ”{ $address }”: { $why }
lab-title =
    { $game }: { $games ->
        [one] 1 spil
       *[other] { $games } spil
    }
lab-title-compare =
    { $game }: { $games ->
        [one] 1 spil hver
       *[other] { $games } spil hver
    }, { $first } og { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Efter bot (95 %-intervaller; lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Efter plads (lige er { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Efter spil
lab-spread = Fordelinger
lab-by-rule =
    Beslutninger pr. regel ({ $games ->
        [one] 1 spil
       *[other] { $games } spil
    })
lab-luck =
    Held forklarer { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af resultaternes varians ({ $games ->
        [one] 1 spil
       *[other] { $games } spil
    }). Så meget fjerner justering for held.
lab-no-luck = Held kan ikke måles: spillet har ingen vurdering her, eller alle resultater er ens.
lab-head = { $what ->
        [bot] bot
        [seat] plads
        [share] andel af sejren
        [points] point
        [figure] størrelse
        [mean] gennemsnit
        [least] laveste
        [tenth] en tiendedel under
        [median] median
        [ninetieth] en tiendedel over
        [most] højeste
        [first] første
        [second] anden
        [difference] forskel
        [effect] effektstørrelse
        [rule] regel
        [decisions] af beslutninger
       *[games] i spil
    }
lab-figure =
    { $what ->
        [events] hændelser
        [decisions] beslutninger
        [legal] lovlige handlinger, alle beslutninger samlet
        [choices] lovlige handlinger pr. beslutning
        [leads] skift af føringen i point
        [margin] føring i point ved slut
        [ties] spil med delt sejr
       *[unfinished] spil stoppet som for lange
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
