### Eigen fouten, die als puzzels terugkomen tot je ze beheerst.

cli-mistakes = Loopt de dure keuzes in je spellen door tot je ze beheerst.
cli-mistakes-files = Afgelopen spellen om eerst na te bespreken.
cli-mistakes-name = Je naam in deze spellen, als er meerdere mensen meespeelden.
cli-mistakes-open = { $file }: dit spel is niet afgelopen. Speel het eerst uit.
cli-mistakes-who = { $file }: wie ben je? Geef --name met een van deze: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } dure keuze
       *[other] { $count } dure keuzes
    }.
mistakes-head = Mijn fouten
mistakes-one = Mijn fout: { $game }
mistakes-due = { $count ->
        [0] Vandaag is er niets aan de beurt
        [one] Vandaag is er { $count } aan de beurt
       *[other] Vandaag zijn er { $count } aan de beurt
    }
mistakes-standing =
    { $count ->
        [one] Nog { $count } wacht op een andere dag,
       *[other] Nog { $count } wachten op een andere dag,
    } { $mastered ->
        [one] { $mastered } beheers je.
       *[other] { $mastered } beheers je.
    }
mistakes-intro = Elke fout komt terug, na elk goed antwoord wat later, tot je hem beheerst.
mistakes-none =
    { $count ->
        [0] Nog geen nabesproken spellen. Speel een spel uit en open de nabespreking.
       *[other] Geen dure keuzes in je nabesproken spellen.
    } Keuzes die 5% of meer van je winkans hebben weggegeven, komen hier terug.
mistakes-practise = Oefen { $count }
mistakes-next = Volgende
mistakes-right = Goed. Deze komt terug over { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }.
mistakes-mastered = Goed. Deze beheers je nu.
mistakes-wrong = Niet de beste keuze. Beter: { $better } Deze komt terug over { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }.
mistakes-close = Bijna zo goed als de beste. Vind de beste keuze.
mistakes-unknown = Deze keuze wordt nog berekend. Probeer het zo weer.
mistakes-taken = In het spel: { $did } Dat gaf { $cost } van je winkans weg.
mistakes-habits = Weggegeven per spel
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, nu { $now }
mistakes-is-mastered = beheerst
mistakes-span =
    { $count ->
        [one] je eerste spel, dan je laatste
       *[other] je eerste { $count } spellen, dan je laatste { $count }
    }
mistakes-term-begin = Typ wat je zou doen. Alleen de eerste poging telt. “hulp” toont de commando’s.
mistakes-kept-bad = Je fouten in { $file } zijn niet leesbaar: { $why }. Herstel het bestand of verplaats het.
