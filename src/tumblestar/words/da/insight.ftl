### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Din vinderchance falder fra { NUMBER($best, style: "percent", maximumFractionDigits: 0) } til { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Dit valg, derefter { $share }: { $way }
tutor-better = Måske overset, derefter { $share }: { $way }
tutor-error = Træneren ser bort fra forskelle under { $error }: de er måske ikke reelle.
tutor-unmeasured = Vi ved ikke, hvor nøjagtige disse vinderchancer er.
hint-points = Point nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De første { $count } er omtrent lige gode.
hint-equal-more =
    { $more ->
        [one] De første { $count } er omtrent lige gode. Der er { $more } mere, som er præcis lige så godt.
       *[other] De første { $count } er omtrent lige gode. Der er { $more } mere, som er præcis lige så gode.
    }
hint-unsure = Intet valg er klart bedst.
hint-all-equal = Alle er omtrent lige gode.
hint-error = Valg med højst { $error } forskel regnes for lige gode.
hint-unmeasured = Vi ved ikke, hvor nøjagtige disse vinderchancer er, så intet valg kaldes bedst.
analysis-by = Vinderchancer fra { $name }.
analysis-by-exact = Nøjagtige vinderchancer fra { $name }.
analysis-by-error = Vinderchancer fra { $name }. Gennemsnitlig fejl pr. trin: { $error }.

## Review of a game

review-none = { $game } har ingen vurdering, så dets spil kan ikke gennemgås.
review-empty = Der er intet sket i dette spil endnu.
review-older = Dette spil blev spillet med en anden versions regler eller data, så det kan ikke gennemgås.
evaluator-own = spillets egne værdier
review-evaluator = Vinderchancer fra { $name }. Gennemsnitlig fejl pr. trin: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Nøjagtige vinderchancer fra { $name }.
review-evaluator-unmeasured = Vinderchancer fra { $name }. Vi ved ikke, hvor nøjagtige de er.
review-fitted = Lært af spil mellem bots på niveauet ”{ $level }”.
review-level-none = –
review-level-perfect = Fejlfri
review-resigned =
    { $name ->
        [you] Du opgav.
       *[other] { $name } opgav.
    }
mistake-win = overse en sejr
mistake-other = dyre valg

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } til { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } for dig
       *[other] { $share } for { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Du vandt.
       *[other] { $seat } vandt.
    }
headline-won-by =
    { $seat ->
        [you] Du vandt med { headline-points }.
       *[other] { $seat } vandt med { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Du tabte.
       *[other] { $seat } tabte.
    }
headline-lost-by =
    { $seat ->
        [you] Du tabte med { headline-points }.
       *[other] { $seat } tabte med { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Du delte sejren.
       *[other] { $seat } delte sejren.
    }
headline-points =
    { $count ->
        [one] 1 point
       *[other] { $count } point
    }
headline-luck-took =
    { $seat ->
        [you] Uheld kostede { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af din vinderchance.
       *[other] Uheld kostede { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af vinderchancen.
    }
headline-luck-gave =
    { $seat ->
        [you] Held gav dig { NUMBER($share, style: "percent", maximumFractionDigits: 0) } mere vinderchance.
       *[other] Held gav { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } mere vinderchance.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Ét valg kostede { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af din vinderchance.
            [2] To valg kostede { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af din vinderchance.
           *[other] { $count } valg kostede { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af din vinderchance.
        }
       *[other] { $count ->
            [1] Ét valg kostede { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af vinderchancen.
            [2] To valg kostede { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af vinderchancen.
           *[other] { $count } valg kostede { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } af vinderchancen.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Ét valg kostede dig sejren.
            [2] To valg kostede dig sejren.
           *[other] { $count } valg kostede dig sejren.
        }
       *[other] { $count ->
            [1] Ét valg kostede { $seat } sejren.
            [2] To valg kostede { $seat } sejren.
           *[other] { $count } valg kostede { $seat } sejren.
        }
    }
headline-nothing =
    { $seat ->
        [you] Du traf ingen dyre valg.
       *[other] { $seat } traf ingen dyre valg.
    }
