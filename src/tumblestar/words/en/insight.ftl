### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = This gives away { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } of your win chance.
tutor-own = Your choice, { $share } after it: { $way }
tutor-better = Perhaps overlooked, { $share } after it: { $way }
tutor-error = Costs below { $error } may be none, and are not asked about.
tutor-unmeasured = The error of the win shares is not measured.
hint-points = Points now
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = The first { $count } are about equally good.
hint-equal-more = The first { $count } are about equally good. Exactly as good: { $more } more.
hint-unsure = None is clearly best.
hint-all-equal = All are about equally good.
hint-error = Ways that differ by less than { $error } count as equal.
hint-unmeasured = The error of the win shares is not measured, so no way is called best.
analysis-by = By { $name }.
analysis-by-exact = Exact: { $name }.
analysis-by-error = By { $name }. Mean error from event to event: { $error }.

## Review of a game

review-none = { $game } has no evaluator, so its games cannot be reviewed.
review-empty = Nothing has happened in this game yet.
review-older = This game was played by another version’s rules or data, so it cannot be reviewed.
evaluator-own = the game’s own values
review-evaluator = Values: { $name }. Mean error of a step: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Values: { $name }; exact.
review-evaluator-unmeasured = Values: { $name }; error not measured.
review-fitted = Fitted to games of bots of the level “{ $level }”.
review-level-none = –
review-level-perfect = Perfect
review-resigned = { $name } resigned
mistake-win = missing a win
mistake-other = costly choices

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } to { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } for { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] You won.
       *[other] { $seat } won.
    }
headline-won-by =
    { $seat ->
        [you] You won by { headline-points }.
       *[other] { $seat } won by { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] You lost.
       *[other] { $seat } lost.
    }
headline-lost-by =
    { $seat ->
        [you] You lost by { headline-points }.
       *[other] { $seat } lost by { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] You shared the win.
       *[other] { $seat } shared the win.
    }
headline-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
headline-luck-took =
    { $seat ->
        [you] Luck took { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
       *[other] Luck cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win chance.
    }
headline-luck-gave =
    { $seat ->
        [you] Luck added { NUMBER($share, style: "percent", maximumFractionDigits: 0) } to your win chance.
       *[other] Luck gave { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win chance.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] One choice cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
            [2] Two choices cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
           *[other] { $count } choices cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
        }
       *[other] { $count ->
            [1] One choice cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win chance.
            [2] Two choices cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win chance.
           *[other] { $count } choices cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win chance.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] One choice cost you the win.
            [2] Two choices cost you the win.
           *[other] { $count } choices cost you the win.
        }
       *[other] { $count ->
            [1] One choice cost { $seat } the win.
            [2] Two choices cost { $seat } the win.
           *[other] { $count } choices cost { $seat } the win.
        }
    }
headline-nothing =
    { $seat ->
        [you] You made no costly choice.
       *[other] { $seat } made no costly choice.
    }
