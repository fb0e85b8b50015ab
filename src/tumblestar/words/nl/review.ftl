### The review of a game.

review-ended = De nabespreking is onverwacht gestopt. Start opnieuw.
review-failed = De nabespreking is mislukt, maar het spel is veilig. Het logboek van de server zegt waarom.
review-title = Nabespreking: { $game }, { $names }
review-curve = Winkansen stap voor stap, een lijn per speler. Het laatst: { $shares }. “Alle stappen” geeft alle cijfers.
review-luck-bars = Geluk: omhoog is goed voor de speler
review-luck-of =
    { $name ->
        [you] Jouw geluk, stap voor stap
       *[other] Geluk van { $name }, stap voor stap
    }
review-cost-bars = Kosten van keuzes
review-cost-of =
    { $name ->
        [you] Kosten van jouw keuzes
       *[other] Kosten van de keuzes van { $name }
    }
review-means = Wat betekenen deze woorden?
review-means-luck = Hoe sterk worpen en trekkingen je winkans hebben veranderd, vergeleken met hun gemiddelde. Over veel spellen is het gemiddelde 0.
review-means-skill = Hoe sterk keuzes je winkans hebben veranderd, vergeleken met de beste. Je eigen keuzes kunnen je alleen kosten; die van anderen kunnen je helpen.
review-means-residual = Wat de schatting niet kan verklaren. Is de schatting exact, dan is dit 0. Hoe groter het is, hoe minder je de cijfers moet vertrouwen.
review-means-adjusted = Het resultaat zonder geluk, met zijn interval. Het laat eerder dan resultaten zien wie beter heeft gespeeld. Een streepje betekent dat het van alles kan zijn.
review-means-rating = De gemiddelde kosten van je eigen keuzes, maal 1.000. Lager is beter.
review-means-level = De bot met keuzes die ongeveer evenveel kostten als die van jou.
review-totals = Waar het resultaat vandaan komt
review-start = Begin
review-at = Beurt { $n }. { $did } Winkansen: { $shares }.
review-share-of = { $name } { $share }
review-head-event = stap
review-head-what = wat er gebeurde
review-head-luck = geluk voor
review-head-cost = kosten
review-luckiest = Meeste geluk
review-board = Het bord in beurt { $n }
review-turn = Beurt { $n }
review-turn-of = Beurt { $n }: { $name }
review-turn-kind = Beurt { $n }: { $kind }
review-turn-of-kind = Beurt { $n }, { $name }: { $kind }
review-rough = Gestippeld: een eerste schatting op basis van de punten tot nu toe.
review-more =
    { $count ->
        [one] Nog { $count } keuze, { $cost }
       *[other] Nog { $count } keuzes, samen { $cost }
    }
review-smaller =
    { $count ->
        [one] { $count } keuze die minder kostte
       *[other] { $count } keuzes die minder kostten
    }
review-shares-are = Naast elke keuze: de winkans erna.
review-axis = winkans per beurt
review-numbers = Cijfers
review-mistakes = Keuzes om van te leren
review-better = Beter
review-events = Alle stappen
review-link = Nabespreking
review-page = Nabespreking van { $game }
review-later = Je ziet de nabespreking na het spel, zodat niemand ziet wie er voorstaat.
review-back = Terug naar de tafel
review-slider = Beurten van het spel
review-progress = Nabesproken stappen
review-working = Het spel wordt nabesproken… Je kunt later terugkomen.
review-waiting = De schattingen worden voorbereid… De eerste keer op deze computer duurt dat hoogstens een minuut.
review-done = De nabespreking is klaar.
review-again = Probeer het weer
review-reload = Toon wat klaar is
retry-link = Probeer de fouten opnieuw
retry-page = Fouten in { $game }
retry-least = { NUMBER($share, style: "percent") } of meer
retry-none = Geen keuze kostte zoveel.
retry-puzzle =
    { $name ->
        [you] { $k } van { $count }, stap { $n }: jij moet kiezen
       *[other] { $k } van { $count }, stap { $n }: { $name } moet kiezen
    }
retry-board = Het bord vóór stap { $n }
retry-do = Probeer het
retry-before = Vorige fout
retry-next = Volgende fout
retry-right = { $action } Winkans { $best }: geen keuze is beter.
retry-wrong = { $action } Winkans { $share }; de beste keuze heeft { $best }. Probeer een andere.
retry-unknown = { $action } Deze keuze wordt nog berekend. Probeer het zo weer.
retry-played = In het spel: { $did } Winkans { $share }.
review-sum-seat = speler
review-sum-start = begin
review-sum-luck = geluk
review-sum-skill = kunde
review-sum-residual = onverklaard
review-sum-final = resultaat
review-sum-adjusted = zonder geluk (95%)
review-sum-decisions = keuzes
review-sum-rating = rating
review-sum-level = speelde als
review-decided =
    { $name ->
        [you] Beurt { $n } gaf de doorslag: daarna hield jij de overwinning vast. Latere keuzes tellen niet.
       *[other] Beurt { $n } gaf de doorslag: { $name } hield daarna de overwinning vast. Latere keuzes tellen niet.
    }
review-no-mistakes = Geen keuze kostte iets.
cli-review = Bespreekt een spel na: hoe geluk en kunde het beslisten, in cijfers die samen het resultaat geven.
cli-review-html = Schrijft de nabespreking als bestand voor elke browser, zonder scripts.
cli-review-against = Vergelijkt het spel met een ander met hetzelfde toeval.
compare-alike = Zover ze allebei gaan, zijn de spellen gelijk.
compare-parting = De spellen gaan uiteen bij stap { $n }:
compare-other = Het toeval in deze spellen was niet hetzelfde: { $what } verschillen.
compare-unknown = We weten niet of het toeval in deze spellen hetzelfde was. Er zijn worpen ingetypt, of een seed is nog geheim.
compare-game = de spellen
compare-seats = de aantallen spelers
compare-options = de opties
compare-start = de eerste stellingen
compare-seed = de seeds
cli-review-title = { $game }: { $names }
cli-review-luckiest = Meeste geluk:
cli-review-mistakes = Duurste keuzes:
cli-review-better = Beter: { $preview } [{ $line }]
