### Statistics of many games: results, luck, ratings, and whether luck was fair.

# What luck decides in games that name no kinds; such kinds stand in stats-kind and stats-test.
chance-of-outcome = Outcomes
# A kind of what luck decides, in stats-kind and stats-test.
chance-of-first = Who starts
# Last row of a table of outcomes: all that are too rare for a row of their own.
chance-of-others = others

# In the terminal. $unfinished: games among $count.
stats-games =
    { $count ->
        [one] { $count } game, { $unfinished } without a result.
       *[other] { $count } games, { $unfinished } without a result.
    }
# Heading. $count: the number of players.
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } players
    }
# Cell of a table: the name of a player.
stats-player = { $name }
# Cell of a table: the name of an outcome, such as “6”.
stats-category = { $name }
# Cell of a table: the name of a bot.
stats-bot = { $name } (bot)
# Cell of a table, in place of a player’s name.
stats-nobody = no name
# Head of a table: names.
stats-head-player = player
# Head of a table: how many games.
stats-head-games = games
# Head of a table: the part of games won, in per cent.
stats-head-result = won
# Head of a table: what luck added to the part of games won, in per cent.
stats-head-luck = luck
# Head of a table: the part of games won less what luck added.
stats-head-adjusted = won without luck
# Head of a table: win chance given away by own choices, in per cent.
stats-head-cost = given away per game
# Head of a table: a number, lower is better.
stats-head-rating = rating
# Head of a table: the bot whose choices cost about as much.
stats-head-level = played like
# Head of a table: how often an outcome came.
stats-head-observed = came
# Head of a table: how often an outcome comes on average.
stats-head-expected = expected
# $name: a player, or “You”. $share: a share of the win, such as 0.0123. $count: reviewed games.
stats-perfect =
    { $count ->
        [one] { $name }, { $count } game: exactly { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } of a win given away per game. Perfect play gives away nothing.
       *[other] { $name }, { $count } games: exactly { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } of a win given away per game. Perfect play gives away nothing.
    }
# Below the result of a game. $count: points.
best-so-far =
    { $count ->
        [one] Your best so far in { $game }: { $count } point
       *[other] Your best so far in { $game }: { $count } points
    }
# A probability, such as 12%, after “in” in stats-test and stats-chance-fair.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
# As stats-p, for a tiny one.
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
# Member of a list: a kind of what luck decides, and its game.
stats-kind = { $kind } ({ $game })
stats-chance-few = Too few rolls and draws to test.
# $n: a large number. $p: a probability, such as 12%. $count: tests.
stats-chance-fair =
    { $count ->
        [one] The { $n } rolls and draws look fair. With fair luck, results at least this unusual come in { $p } of cases.
       *[other] The { $n } rolls and draws look fair. With fair luck, the oddest of { $count } tests is at least as unusual in { $p } of cases.
    }
# $kinds: a list of stats-kind. $p, $count: as in stats-chance-fair.
stats-chance-odd =
    { $count ->
        [one] Something looks odd: { $kinds }. With fair luck, results at least this unusual come in { $p } of cases.
       *[other] Something looks odd: { $kinds }. With fair luck, results at least this unusual come in { $p } of cases, corrected for { $count } tests.
    }
# Practice: steps were undone after a roll or draw.
stats-chance-left-out =
    { $count ->
        [one] Not tested: { $count } game, which was practice or played with other rules.
       *[other] Not tested: { $count } games, which were practice or played with other rules.
    }
# Member of a list. $n: rolls and draws; $count: all of them.
stats-seal-proved = Rolls and draws that follow from seeds sealed before the game: { $n } of { $count }.
# As stats-seal-proved.
stats-seal-open = Rolls and draws that were typed in, or whose seed a player could know: { $n } of { $count }.
# As stats-seal-proved.
stats-seal-closed = Rolls and draws whose seed is still secret: { $n } of { $count }.
# As stats-seal-proved.
stats-seal-older = Rolls and draws by other rules, which cannot be checked here: { $n } of { $count }.
# As stats-seal-proved.
stats-seal-false = Rolls and draws of games that do not follow from their seed: { $n } of { $count }.
# Title of the page, and of links to it.
stats-head = Your statistics
stats-none = No statistics yet. Finish a game on this server, with one seat from start to end.
# $n: reviewed games among $count; $most: such as 300.
stats-about =
    { $count ->
        [one] You finished { $count } game in which you had one seat, { $n } of them reviewed. Your last { $most } tables count. A game is reviewed when you first open its review.
       *[other] You finished { $count } games in which you had one seat, { $n } of them reviewed. Your last { $most } tables count. A game is reviewed when you first open its review.
    }
# Link. CSV is the name of a format.
stats-csv = Download your games as a table (CSV)
# Cell of a table, with names of bots in others: the opponents.
stats-people = people
# $name in stats-perfect: the reader.
stats-you = You
# Head of a table: how many games are reviewed.
stats-head-reviewed = reviewed
# Head of a table: names of opponents.
stats-head-against = against
# Head of a table: dates.
stats-head-days = days
# Head of a table: such as “6” of a die.
stats-head-outcome = outcome
# Cell of a table: one date, or the first and the last.
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } to { $last }
    }
# Opens the table below a chart.
stats-as-table = As a table
# Text in place of a chart.
stats-chart-result =
    { $count ->
        [one] Results over time, in { $count } group of games. The table below has the figures.
       *[other] Results over time, in { $count } groups of games. The table below has the figures.
    }
# Below a chart: what its signs are.
stats-chart-result-means = ● won, ◆ won without luck, from 0% (bottom) to 100% (top). Strokes: 95% intervals. Dotted: a fair share.
# Text in place of a chart.
stats-chart-rating =
    { $count ->
        [one] Rating over time, in { $count } group of games. The table below has the figures.
       *[other] Rating over time, in { $count } groups of games. The table below has the figures.
    }
# Below a chart: what its signs are. $most: such as 12.5.
stats-chart-rating-means = Rating, from 0 (bottom) to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (top); lower is better. Strokes: 95% intervals.
# Heading.
stats-chance-head = What luck did
# Opens a table. $kind: what luck decides, such as “Who starts”; $p: a probability, such as 12%.
stats-test =
    { $count ->
        [one] { $kind }: { $count } outcome; with fair luck at least as unusual in { $p } of cases
       *[other] { $kind }: { $count } outcomes; with fair luck at least as unusual in { $p } of cases
    }
# As stats-test.
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } outcome, too few to test
       *[other] { $kind }: { $count } outcomes, too few to test
    }
cli-stats = Sums up many games: results, luck, cost and rating of each player with 95% intervals, and whether luck was fair.
cli-stats-files = Game files, zip files of them or folders.
cli-stats-name = A player or a bot; by default all.
cli-stats-game = The game; by default all.
cli-stats-csv = Writes a line for each seat of each game into this file (CSV).
cli-stats-no-review = Only results and luck, without reviews: quick.
cli-stats-reviews = Keeps figures of reviews in this file for next time.
cli-stats-reviews-bad = “{ $file }” holds no kept reviews. Choose another file for --reviews or delete this one.
# $record: a game file; $why: a sentence.
cli-stats-unreviewed = { $record } is not reviewed: { $why }
cli-stats-false = The rolls and draws of { $record } do not follow from its seed. See “tumblestar verify”.
