### What positions and choices are worth: hints, the tutor, and the figures of reviews.

## Hints and the tutor

# The tutor asks before a costly choice. $best, $share: win chances after the best choice and after this one.
tutor-cost = Your win chance drops from { NUMBER($best, style: "percent", maximumFractionDigits: 0) } to { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
# $share: the win chance after the choice, such as 54.0%. $way: what it does, a sentence.
tutor-own = Your choice, { $share } after it: { $way }
# The best choice; $share and $way as in tutor-own.
tutor-better = Perhaps overlooked, { $share } after it: { $way }
# $error: a share in per cent, such as 1.5%.
tutor-error = The tutor ignores differences below { $error }: they may not be real.
tutor-unmeasured = We do not know how exact these win chances are.
# Head of a column in the table of hints: the points that a choice brings at once.
hint-points = Points now
# Cell below “Points now”. $points: a number above 0; $sign: minus or plus.
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
# Cell of a table that has no figure.
hint-no-figure = –
# Above a list of choices, the best first. $count: 2 or more.
hint-equal = The first { $count } are about equally good.
# As hint-equal; $more: choices further down that are exactly as good.
hint-equal-more =
    { $more ->
        [one] The first { $count } are about equally good. There is { $more } more that is exactly as good.
       *[other] The first { $count } are about equally good. There are { $more } more that are exactly as good.
    }
# Above a list of choices: the figures are too close to call one of them best.
hint-unsure = None is clearly best.
# Above a list of choices.
hint-all-equal = All are about equally good.
# Below a list of choices. $error: a share in per cent, such as 1.5%.
hint-error = Choices within { $error } of each other count as equal.
# Below a list of choices, for a game whose win chances were never compared with results.
hint-unmeasured = We do not know how exact these win chances are, so none is called best.
# Below hints. $name: what the figures come from, such as “the solved game”.
analysis-by = Win chances from { $name }.
# As analysis-by, where every figure is exact.
analysis-by-exact = Exact win chances from { $name }.
# As analysis-by. $error: a share in per cent, such as 1.5%.
analysis-by-error = Win chances from { $name }. Mean error per step: { $error }.

## Review of a game

review-none = There is no evaluation of { $game }, so its games cannot be reviewed.
# In place of a review.
review-empty = Nothing has happened in this game yet.
review-older = This game was played with the rules or data of another version, so it cannot be reviewed.
# $name in analysis-by and review-evaluator, of a game without a name for it.
evaluator-own = the game’s own values
# $name: what the figures come from, as in analysis-by. $error: a share of the win, such as 0.015.
review-evaluator = Win chances from { $name }. Mean error per step: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
# As review-evaluator, where every figure is exact.
review-evaluator-exact = Exact win chances from { $name }.
# As review-evaluator, where the error is not known.
review-evaluator-unmeasured = Win chances from { $name }. We do not know how exact they are.
# After review-evaluator. $level: the name of a bot, such as “Medium”.
review-fitted = Learned from games of bots at level “{ $level }”.
# Cell of a table: there is no figure, or no bot that plays alike.
review-level-none = –
# Cell below “played like”, where others have the name of a bot: choices that cost nothing.
review-level-perfect = Perfect
# A step of a game. $name: a player.
review-resigned =
    { $name ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
# A kind of costly choice, in a heading after “Turn 4:” and in the list of “My mistakes”.
mistake-win = missing a win
# As mistake-win, for every choice without a kind of its own.
mistake-other = costly choices

# A figure with one decimal, such as 54.3%. $share: a share of the win, such as 0.543.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# A figure without decimals, such as 54%. $share: a share of the win, such as 0.54.
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# Cell of a table: a number of choices.
review-number = { $count }
# A figure and the interval around it, such as 44% (40% to 48%).
review-interval = { $mean } ({ $low } to { $high })
# A figure with one decimal. $rating: a number from 0 on, lower is better.
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# How lucky a step was, and for which player. $share: such as 12.5%. $name: a player.
review-lucky =
    { $name ->
        [you] { $share } for you
       *[other] { $share } for { $name }
    }

# Heading of a review: how the game ended.
headline-won =
    { $seat ->
        [you] You won.
       *[other] { $seat } won.
    }
# Heading of a review; with $count for headline-points.
headline-won-by =
    { $seat ->
        [you] You won by { headline-points }.
       *[other] { $seat } won by { headline-points }.
    }
# Heading of a review.
headline-lost =
    { $seat ->
        [you] You lost.
       *[other] { $seat } lost.
    }
# Heading of a review; with $count for headline-points.
headline-lost-by =
    { $seat ->
        [you] You lost by { headline-points }.
       *[other] { $seat } lost by { headline-points }.
    }
# Heading of a review.
headline-shared =
    { $seat ->
        [you] You shared the win.
       *[other] { $seat } shared the win.
    }
# Part of headline-won-by and headline-lost-by, after “by”.
headline-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# Below the heading of a review: why the game ended so. $share: a share of the win, such as 0.12.
headline-luck-took =
    { $seat ->
        [you] Luck took { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
       *[other] Luck cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of their win chance.
    }
# As headline-luck-took.
headline-luck-gave =
    { $seat ->
        [you] Luck added { NUMBER($share, style: "percent", maximumFractionDigits: 0) } to your win chance.
       *[other] Luck added { NUMBER($share, style: "percent", maximumFractionDigits: 0) } to the win chance of { $seat }.
    }
# As headline-luck-took. $count: costly choices of the player.
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] One choice cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
            [2] Two choices cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
           *[other] { $count } choices cost { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of your win chance.
        }
       *[other] { $count ->
            [1] One choice cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of their win chance.
            [2] Two choices cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of their win chance.
           *[other] { $count } choices cost { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of their win chance.
        }
    }
# As headline-choices, where the costs are 100% or more together.
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
# Below the heading of a review.
headline-nothing =
    { $seat ->
        [you] You made no costly choice.
       *[other] { $seat } made no costly choice.
    }
