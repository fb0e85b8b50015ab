### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Din vinstchans sjunker från { NUMBER($best, style: "percent", maximumFractionDigits: 0) } till { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Ditt val, sedan { $share }: { $way }
tutor-better = Kanske förbisett, sedan { $share }: { $way }
tutor-error = Handledaren bortser från skillnader under { $error }: de kan vara skenbara.
tutor-unmeasured = Vi vet inte hur exakta dessa vinstchanser är.
hint-points = Poäng nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De första { $count } är ungefär lika bra.
hint-equal-more =
    { $more ->
        [one] De första { $count } är ungefär lika bra. Det finns { $more } till som är exakt lika bra.
       *[other] De första { $count } är ungefär lika bra. Det finns { $more } till som är exakt lika bra.
    }
hint-unsure = Inget val är tydligt bäst.
hint-all-equal = Alla val är ungefär lika bra.
hint-error = Val som skiljer sig med mindre än { $error } räknas som lika.
hint-unmeasured = Vi vet inte hur exakta dessa vinstchanser är, så inget val kallas bäst.
analysis-by = Vinstchanser från { $name }.
analysis-by-exact = Exakta vinstchanser från { $name }.
analysis-by-error = Vinstchanser från { $name }. Medelfel per steg: { $error }.

## Review of a game

review-none = Det finns ingen värdering av { $game }, så dess partier kan inte gås igenom.
review-empty = Inget har hänt i det här partiet än.
review-older = Partiet spelades med regler eller data från en annan version, så det kan inte gås igenom.
evaluator-own = spelets egna värden
review-evaluator = Vinstchanser från { $name }. Medelfel per steg: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Exakta vinstchanser från { $name }.
review-evaluator-unmeasured = Vinstchanser från { $name }. Vi vet inte hur exakta de är.
review-fitted = Tränade på partier mellan bottar på nivån ”{ $level }”.
review-level-none = –
review-level-perfect = Perfekt
review-resigned =
    { $name ->
        [you] Du gav upp.
       *[other] { $name } gav upp.
    }
mistake-win = missade en vinst
mistake-other = dyra val
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } till { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share }: du
       *[other] { $share }: { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Du vann.
       *[other] { $seat } vann.
    }
headline-won-by =
    { $seat ->
        [you] Du vann med { headline-points }.
       *[other] { $seat } vann med { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Du förlorade.
       *[other] { $seat } förlorade.
    }
headline-lost-by =
    { $seat ->
        [you] Du förlorade med { headline-points }.
       *[other] { $seat } förlorade med { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Du delade segern.
       *[other] { $seat } delade segern.
    }
headline-points =
    { $count ->
        [one] { $count } poängs marginal
       *[other] { $count } poängs marginal
    }
headline-luck-took =
    { $seat ->
        [you] Oturen tog { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
       *[other] Oturen kostade { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av vinstchansen.
    }
headline-luck-gave =
    { $seat ->
        [you] Turen gav dig { NUMBER($share, style: "percent", maximumFractionDigits: 0) } mer vinstchans.
       *[other] Turen gav { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } mer vinstchans.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Ett val kostade { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
            [2] Två val kostade { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
           *[other] { $count } val kostade { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
        }
       *[other] { $count ->
            [1] Ett val kostade { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av vinstchansen.
            [2] Två val kostade { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av vinstchansen.
           *[other] { $count } val kostade { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av vinstchansen.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Ett val kostade dig segern.
            [2] Två val kostade dig segern.
           *[other] { $count } val kostade dig segern.
        }
       *[other] { $count ->
            [1] Ett val kostade { $seat } segern.
            [2] Två val kostade { $seat } segern.
           *[other] { $count } val kostade { $seat } segern.
        }
    }
headline-nothing =
    { $seat ->
        [you] Du gjorde inget dyrt val.
       *[other] { $seat } gjorde inget dyrt val.
    }
