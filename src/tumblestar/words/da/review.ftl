### The review of a game.

review-ended = Gennemgangen sluttede uventet. Start den igen.
review-failed = Gennemgangen mislykkedes, men spillet er i sikkerhed. Serverens log siger hvorfor.
review-title = Gennemgang: { $game }, { $names }
review-curve = Vinderchancer trin for trin, en linje for hver spiller. Senest: { $shares }. ”Alle trin” viser alle tal.
review-luck-bars = Held: op er godt for spilleren
review-luck-of =
    { $name ->
        [you] Dit held, trin for trin
       *[other] Held for { $name }, trin for trin
    }
review-cost-bars = Hvad valgene kostede
review-cost-of =
    { $name ->
        [you] Hvad valgene kostede dig
       *[other] Hvad valgene kostede { $name }
    }
review-means = Hvad betyder ordene?
review-means-luck = Hvor meget slag og trækninger ændrede din vinderchance i forhold til deres gennemsnitlige udfald. Over mange spil er gennemsnittet 0.
review-means-skill = Hvor meget valgene ændrede din vinderchance i forhold til de bedste. Dine egne kan kun koste dig; andres kan hjælpe dig.
review-means-residual = Hvad vurderingen ikke kan forklare. Er den nøjagtig, er det 0. Jo større det er, jo mindre bør du stole på tallene.
review-means-adjusted = Resultatet uden held, med interval. Det viser, hvem der spillede bedst, hurtigere end resultater gør. En streg betyder, at det kan være hvad som helst.
review-means-rating = Hvad dine egne valg kostede i gennemsnit, gange 1.000. Lavere er bedre.
review-means-level = Den bot, hvis valg kostede omtrent lige så meget som dine.
review-totals = Hvor resultatet kommer fra
review-start = Start
review-at = Tur { $n }. { $did } Vinderchancer: { $shares }.
review-share-of = { $name } { $share }
review-head-event = trin
review-head-what = hvad der skete
review-head-luck = heldigt for
review-head-cost = pris
review-luckiest = De heldigste øjeblikke
review-board = Brættet i tur { $n }
review-turn = Tur { $n }
review-turn-of = Tur { $n }: { $name }
review-turn-kind = Tur { $n }: { $kind }
review-turn-of-kind = Tur { $n }, { $name }: { $kind }
review-rough = Stiplet: et første skøn ud fra pointene indtil nu.
review-more =
    { $count ->
        [one] { $count } valg mere, { $cost }
       *[other] { $count } valg mere, { $cost } tilsammen
    }
review-smaller =
    { $count ->
        [one] { $count } valg, der kostede mindre
       *[other] { $count } valg, der kostede mindre
    }
review-shares-are = Ved hvert valg: vinderchancen efter det.
review-axis = vinderchance pr. tur
review-numbers = Tal
review-mistakes = Valg at lære af
review-better = Bedre
review-events = Alle trin
review-link = Gennemgang
review-page = Gennemgang af { $game }
review-later = Du kan se gennemgangen efter spillet, så ingen får at vide, hvem der fører.
review-back = Tilbage til bordet
review-slider = Spillets ture
review-progress = Gennemgåede trin
review-working = Spillet gennemgås… Du kan komme tilbage senere.
review-waiting = Gør vurderingerne klar… Første gang på denne computer tager det op til et minut.
review-done = Gennemgangen er færdig.
review-again = Prøv igen
review-reload = Vis, hvad der er klar
retry-link = Øv fejlene
retry-page = Fejl i { $game }
retry-least = { NUMBER($share, style: "percent") } eller mere
retry-none = Intet valg kostede så meget.
retry-puzzle =
    { $name ->
        [you] { $k } af { $count }, trin { $n }: du skal vælge
       *[other] { $k } af { $count }, trin { $n }: { $name } skal vælge
    }
retry-board = Brættet før trin { $n }
retry-do = Prøv det
retry-before = Forrige fejl
retry-next = Næste fejl
retry-right = { $action } Vinderchance { $best }: intet valg er bedre.
retry-wrong = { $action } Vinderchance { $share }; det bedste valg har { $best }. Prøv et andet.
retry-unknown = { $action } Dette valg er stadig ved at blive regnet ud. Prøv det igen om lidt.
retry-played = I spillet: { $did } Vinderchance { $share }.
review-sum-seat = spiller
review-sum-start = start
review-sum-luck = held
review-sum-skill = dygtighed
review-sum-residual = uforklaret
review-sum-final = resultat
review-sum-adjusted = uden held (95 %)
review-sum-decisions = valg
review-sum-rating = rating
review-sum-level = spillede som
review-decided =
    { $name ->
        [you] Tur { $n } afgjorde det: derfra slap du ikke sejren. Senere valg tæller ikke.
       *[other] Tur { $n } afgjorde det: derfra slap { $name } ikke sejren. Senere valg tæller ikke.
    }
review-no-mistakes = Intet valg kostede noget.
cli-review = Gennemgår et spil: hvordan held og dygtighed afgjorde det, i tal, der går op.
cli-review-html = Skriver gennemgangen som fil til enhver browser, uden scripts.
cli-review-against = Sammenligner spillet med et andet, der havde samme held.
compare-alike = Så langt begge rækker, er spillene ens.
compare-parting = Spillene skilles ved trin { $n }:
compare-other = Spillene havde forskelligt held. Forskelle: { $what }.
compare-unknown = Vi ved ikke, om disse spil havde samme held. Slag blev indtastet, eller en startværdi er stadig hemmelig.
compare-game = spillene
compare-seats = antallet af spillere
compare-options = varianterne
compare-start = de første stillinger
compare-seed = startværdierne
cli-review-title = { $game }: { $names }
cli-review-luckiest = De heldigste øjeblikke:
cli-review-mistakes = De dyreste valg:
cli-review-better = Bedre: { $preview } [{ $line }]
