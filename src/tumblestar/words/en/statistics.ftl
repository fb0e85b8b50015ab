### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Outcomes
chance-of-first = The seat that begins
chance-of-others = others

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Games: { $count }, without a result: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, alone
       *[other] { $game }, { $count } seats
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = no name
stats-head-player = player
stats-head-games = games
stats-head-result = won
stats-head-luck = luck
stats-head-adjusted = won without luck
stats-head-cost = given away a game
stats-head-rating = rating
stats-head-level = played like
stats-head-observed = came
stats-head-expected = expected
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } of a win given away per game, exactly: the distance from perfect play. Games: { $count }.
best-so-far = Your best so far in { $game }: { $count }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Too few outcomes of chance to test.
stats-chance-fair = Nothing is odd about { $n } outcomes of chance: fair chance is at least as far from what is expected in { $p } of cases{ $count ->
        [one] .
       *[other] , in the least likely of { $count } tests, corrected for their number.
    }
stats-chance-odd = Something is odd: { $kinds }. Fair chance is so far from what is expected in { $p } of cases{ $count ->
        [one] .
       *[other] , corrected for { $count } tests.
    }
stats-chance-left-out = Games not tested, since they were taken back or played by other rules: { $count }.
stats-seal-proved = Outcomes that follow from seeds sealed before the game: { $n } of { $count }.
stats-seal-open = Outcomes typed in, or whose seed somebody could know: { $n } of { $count }.
stats-seal-closed = Outcomes whose seed is not open yet: { $n } of { $count }.
stats-seal-older = Outcomes drawn by other rules, which cannot be checked here: { $n } of { $count }.
stats-seal-false = Outcomes of games whose chance does not follow from its seed: { $n } of { $count }.
stats-head = Your statistics
stats-none = Nothing yet: on this server you have finished no game with one seat held to the end.
stats-about = Finished games in which you held one seat: { $count }, reviewed: { $n }. Your last { $most } tables count. Opening a review for the first time makes it.
stats-csv = Download your games as a table (CSV)
stats-people = people
stats-you = You
stats-head-reviewed = reviewed
stats-head-against = against
stats-head-days = days
stats-head-outcome = outcome
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } to { $last }
    }
stats-as-table = As a table
stats-chart-result = Results over time; groups of games: { $count }. The table below has the figures.
stats-chart-result-means = ● won, ◆ won without luck, from 0% (bottom) to 100% (top); strokes: intervals of 95%, dotted: a fair share.
stats-chart-rating = Rating over time; groups of games: { $count }. The table below has the figures.
stats-chart-rating-means = Rating, from 0 (bottom) to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (top); lower is better; strokes: intervals of 95%.
stats-chance-head = What chance did
stats-test = { $kind }, outcomes: { $count }; fair chance is as far off in { $p } of cases
stats-test-few = { $kind }, outcomes: { $count }, too few to test
cli-stats = Sums up many games: results, luck, cost and rating by player with 95% intervals, and whether chance was odd.
cli-stats-files = Records, zip files of records, or folders.
cli-stats-name = A player or a bot; by default all.
cli-stats-game = The game; by default all.
cli-stats-csv = Writes a line for each seat of each game into this file (CSV).
cli-stats-no-review = Only results and chance, without reviews: quick.
cli-stats-reviews = Keeps figures of reviews in this file for next time.
cli-stats-reviews-bad = “{ $file }” holds no kept reviews. Choose another file for --reviews, or delete it.
cli-stats-unreviewed = Not reviewed: { $record }: { $why }
cli-stats-false = The chance of { $record } does not follow from its seed: see tumblestar verify.
