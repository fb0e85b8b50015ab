### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Det ger bort { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
tutor-own = Ditt val, sedan { $share }: { $way }
tutor-better = Kanske förbisett, sedan { $share }: { $way }
tutor-error = Kostnader under { $error } kan vara inga alls, och då frågas du inte.
tutor-unmeasured = Vinstandelarnas fel är inte uppmätt.
hint-points = Poäng nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De första { $count } är ungefär lika bra.
hint-equal-more = De första { $count } är ungefär lika bra, och { $more } lika bra följer.
hint-unsure = Ingen är klart bäst.
hint-all-equal = Alla är ungefär lika bra.
hint-error = Sätt som skiljer mindre än { $error } räknas som lika.
hint-unmeasured = Vinstandelarnas fel är inte uppmätt, så inget sätt kallas bäst.
analysis-by = Av { $name }.
analysis-by-exact = Exakt: { $name }.
analysis-by-error = Av { $name }. Medelfel från händelse till händelse: { $error }.

## Review of a game

review-none = { $game } har ingen värderare, så partierna kan inte gås igenom.
review-empty = Inget har hänt i detta parti än.
review-older = Detta parti spelades med en annan versions regler eller data, så det kan inte gås igenom.
evaluator-own = spelets egna värden
review-evaluator = Värden: { $name }. Medelfel per steg: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Värden: { $name }; exakta.
review-evaluator-unmeasured = Värden: { $name }; felet inte uppmätt.
review-fitted = Anpassade till partier mellan bottar på nivån ”{ $level }”.
review-level-none = –
review-level-perfect = Perfekt
review-resigned = { $name } gav upp
mistake-win = missa en vinst
mistake-other = dyra val
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } till { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }

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
        [you] Du delade vinsten.
       *[other] { $seat } delade vinsten.
    }
headline-points =
    { $count ->
        [one] 1 poäng
       *[other] { $count } poäng
    }
headline-luck-took =
    { $seat ->
        [you] Slumpen tog { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
       *[other] Slumpen kostade { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } av vinstchansen.
    }
headline-luck-gave =
    { $seat ->
        [you] Slumpen gav dig { NUMBER($share, style: "percent", maximumFractionDigits: 0) } vinstchans.
       *[other] Slumpen gav { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } vinstchans.
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
            [1] Ett val kostade dig vinsten.
            [2] Två val kostade dig vinsten.
           *[other] { $count } val kostade dig vinsten.
        }
       *[other] { $count ->
            [1] Ett val kostade { $seat } vinsten.
            [2] Två val kostade { $seat } vinsten.
           *[other] { $count } val kostade { $seat } vinsten.
        }
    }
headline-nothing =
    { $seat ->
        [you] Inget av dina val kostade mycket.
       *[other] Inget val av { $seat } kostade mycket.
    }
