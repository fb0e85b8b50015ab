### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Det giver { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } af din vinderchance væk.
tutor-own = Dit valg, { $share } bagefter: { $way }
tutor-better = Måske overset, { $share } bagefter: { $way }
tutor-error = Under { $error } koster det måske intet, og der spørges ikke.
tutor-unmeasured = Fejlen i vinderchancerne er ikke målt.
hint-points = Point nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De første { $count } er omtrent lige gode.
hint-equal-more = De første { $count } er omtrent lige gode, og { $more } lige så gode følger.
hint-unsure = Ingen er klart bedst.
hint-all-equal = Alle er omtrent lige gode.
hint-error = Veje med under { $error } forskel regnes for lige.
hint-unmeasured = Fejlen i vinderchancerne er ikke målt, så ingen vej kaldes bedst.
analysis-by = Af { $name }.
analysis-by-exact = Nøjagtigt: { $name }.
analysis-by-error = Af { $name }. Gennemsnitlig fejl fra hændelse til hændelse: { $error }.

## Review of a game

review-none = { $game } har ingen vurdering, så dets spil kan ikke gennemgås.
review-empty = Der er intet sket i dette spil endnu.
review-older = Spillet blev spillet efter en anden versions regler eller data, så det kan ikke gennemgås.
evaluator-own = spillets egne værdier
review-evaluator = Værdier: { $name }. Gennemsnitlig fejl pr. skridt: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Værdier: { $name }; nøjagtige.
review-evaluator-unmeasured = Værdier: { $name }; fejl ikke målt.
review-fitted = Tilpasset partier mellem botter på niveauet »{ $level }«.
review-level-none = –
review-level-perfect = Fejlfri
review-resigned = { $name } opgav

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } til { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } for { $name }
