### The lab: many games between bots, for measuring games and bots.

cli-lab = Spelar många partier mellan bottar och mäter bottar och regler.
cli-ladder = Rankar ett spels bottar på en skala (Bradley-Terry): en bot med 100 poäng mer vinner 64 % av partierna för två. Varje bot möter sina grannar och ”greedy” med varje antal platser, och varje start från varje plats. Med fler än 2 platser spelar en bot bland andra av ett slag, åt båda håll. En vinstandel på 1 / platser är jämnt.
cli-ladder-game = Spelet; annars alla.
cli-ladder-seats = Ett antal platser, kan upprepas; annars alla från 2 och uppåt.
cli-ladder-games = Antal partier i ett möte med spelets vanliga alternativ.
cli-ladder-mixed = Antal partier i ett möte med alternativ som lottas för varje start; annars inga.
cli-ladder-bots = Bottarna, svagast först, med komma emellan; annars spelets alla.
cli-ladder-seed = Slumpfröet till starter och slump.
cli-ladder-keep = Skriver ladder-SPEL.json i den här mappen efter varje möte, och fortsätter från en med samma bottar, slumpfrö och alternativ.
cli-ladder-two = En stege behöver minst 2 bottar. Spelet har { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } mot { $them }
       *[other] { $us } bland { $rivals } × { $them }
    }{ $options ->
        [mixed] , blandade alternativ
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } till { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) av { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
cli-ladder-head-bot = rankning
cli-ladder-head-box = { $seats } platser
cli-ladder-head-mixed = { $seats } platser, blandade alternativ
cli-ladder-head-all = alla partier
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } till { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Spelar många partier mellan bottar och rapporterar om bottar, platser, längd och poäng. Varje start spelas en gång per rotation av bottarna, med samma slump. Intervallen är 95 % över starter. Ctrl-C avbryter och rapporterar; med --keep fortsätter samma kommando.
cli-lab-compare = Jämför två varianter, eller två uppställningar av bottar, med samma slump. Skriver ut medelvärden, 95 %-intervall över starter och effektstorlekar (i standardavvikelser för ett parti).
cli-lab-selfplay = Skriver bottars partier som träningsdata: en Parquet-rad per beslut (observation, tillåtna drag, drag, policy, värderarens vinstandelar, resultat) och ett datakort. Kräver tillägget ”lab”. Efter Ctrl-C fortsätter samma kommando; med ett större antal partier lägger det till resten.
cli-lab-out = Mappen att skriva i; skapas vid behov.
cli-lab-values = Skriver också värderarens värde för varje tillåtet drag. Tar många gånger så lång tid.
cli-lab-tries = Hur ofta varje bot tillfrågas i varje läge, för dess policy; 1 tar det den spelade.
cli-lab-per-file = Partier per fil, avrundat uppåt till hela starter.
lab-selfplay-done = Partier: { $games }. Beslut: { $rows }. Filer: { $files }. Mapp: ”{ $folder }”.
cli-lab-bots = Bottarna per plats före rotation, med komma emellan; den sista tar de återstående platserna. Annars ”greedy”.
cli-lab-seats = Antalet platser; annars bottarnas, eller det minsta från 2 och uppåt.
cli-lab-games = Antalet partier, avrundat uppåt till hela starter.
cli-lab-option = Ett alternativ i spelet, kan upprepas.
cli-lab-against-bots = Den andra uppställningen; annars den första.
cli-lab-against-option = Ett alternativ för den andra varianten, kan upprepas; de övriga är den förstas.
cli-lab-seed = Slumpfröet till slump och val: samma slumpfrö, samma partier.
cli-lab-workers = Antal processer; annars en per kärna. Resultaten är desamma.
cli-lab-keep = Sparar avslutade partier i den här filen och fortsätter därifrån.
cli-lab-ray = Spelar på Ray-klustret på den här adressen (”auto”: ett lokalt). Kräver tillägget ”ray”.
cli-lab-luck = Undersöker så många partier: vad turen förklarar, och beslut per regel. Tar sekunder per parti.
cli-lab-csv = Skriver en CSV-rad per parti och plats i den här filen.
cli-lab-parquet = Skriver samma rader som Parquet. Kräver tillägget ”lab”.
cli-lab-html = Skriver alla tabeller och diagram som en HTML-sida. Kräver tillägget ”lab”.
lab-needs = { $option } kräver tillägget ”{ $extra }”: pip install { $what }
lab-too-many-bots =
    { $count } bottar är för många för { $seats ->
        [one] { $seats } plats.
       *[other] { $seats } platser.
    }
lab-same = Inget skiljer: ange --against-bots eller --against-option.
cli-not-both = Ange { $first } eller { $second }, inte båda.
lab-kept-other = Filen ”{ $file }” har partier från en annan studie eller av äldre bottar. Välj en annan fil, eller flytta undan den.
lab-kept-damaged = Rad { $line } i filen ”{ $file }” är skadad. Ta bort den, eller flytta undan filen.
lab-kept-dropped = Sista raden i filen ”{ $file }” är ofullständig; dess partier spelas om.
lab-broken-off = Avbrutet efter { $games } av { $total } partier.
lab-broken-off-kept = Avbrutet efter { $games } av { $total } partier. Samma kommando fortsätter.
lab-workers-died = Processerna avbröts gång på gång, kanske av minnesbrist. Prova färre (--workers).
lab-no-ray = Det finns inget Ray-kluster på ”{ $address }”: { $why }
lab-title =
    { $game }: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
lab-title-compare =
    { $game }: { $games ->
        [one] { $games } parti var
       *[other] { $games } partier var
    }, { $first } och { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (95 %-intervall; jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per plats (jämnt är { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per parti
lab-spread = Fördelningar
lab-by-rule =
    Beslut per regel ({ $games ->
        [one] { $games } parti
       *[other] { $games } partier
    })
lab-luck =
    Turen förklarar { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av resultatens varians ({ $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }). Turkorrigeringen tar bort så mycket.
lab-no-luck = Turen kan inte mätas: spelet har ingen värderare här, eller så är alla resultat lika.
lab-head = { $what ->
        [bot] bot
        [seat] plats
        [share] vinstandel
        [points] poäng
        [figure] mått
        [mean] medel
        [least] lägst
        [tenth] en tiondel under
        [median] median
        [ninetieth] en tiondel över
        [most] högst
        [first] första
        [second] andra
        [difference] skillnad
        [effect] effektstorlek
        [rule] regel
        [decisions] av besluten
       *[games] i partier
    }
lab-figure =
    { $what ->
        [events] händelser
        [decisions] beslut
        [legal] tillåtna drag, alla beslut tillsammans
        [choices] tillåtna drag per beslut
        [leads] byten av poängledning
        [margin] poängledning vid slutet
        [ties] partier med delad seger
       *[unfinished] partier avbrutna som för långa
    }
lab-figure-of =
    { $what ->
        [share] vinstandel
       *[points] poäng
    } för { $who }
lab-figure-seat =
    { $what ->
        [share] vinstandel
       *[points] poäng
    } för plats { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } till { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } till { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Vinstandel, med 95 %-intervall
lab-chart-of = { $what ->
        [points] Poäng vid slutet, per bot
        [events] Händelser per parti
       *[legal] Tillåtna drag per beslut
    }
lab-chart-text = { $title }. Siffror: tabellen ”{ $table }”.
