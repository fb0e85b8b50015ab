### The lab: many games between bots, for measuring games and bots.

cli-lab = Plays many games between bots and measures bots and rules.
cli-ladder = Rates a game’s bots on one scale (Bradley-Terry): a bot with 100 points more wins 64% of games for two. Each bot plays its neighbours and “greedy” with every number of seats, and each set-up from every seat. With more than 2 seats, one bot plays among others of one kind, both ways. A win share of 1 / seats is even.
# Help of the argument GAME of “tumblestar lab ladder”.
cli-ladder-game = The game; by default all.
cli-ladder-seats = A number of seats, repeatable; by default all from 2 up.
cli-ladder-games = How many games a match has with the options of the box.
cli-ladder-mixed = How many games a match has with options drawn at random for every set-up; by default none.
cli-ladder-bots = The bots, weakest first, comma-separated; by default all of the game.
cli-ladder-seed = The seed of set-ups and luck.
cli-ladder-keep = Writes ladder-GAME.json into this folder after each match, and continues from one of the same bots, seed and options.
cli-ladder-two = A ladder needs at least 2 bots. The game has { $bots }.
# A line of the ladder. $us, $them: bots.  $rivals: how many of $them play.  $share: what $us won.
cli-ladder-match =
    { $rivals ->
        [one] { $us } against { $them }
       *[other] { $us } among { $rivals } × { $them }
    }{ $options ->
        [mixed] , mixed options
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# Head of a column of the ladder: of bots in the rows, a number in each.
cli-ladder-head-bot = rating
# Head of a column of the ladder: games with so many seats and the options of the box.
cli-ladder-head-box = { $seats } seats
# Head of a column of the ladder. Mixed options are drawn at random.
cli-ladder-head-mixed = { $seats } seats, mixed options
# Head of a column of the ladder.
cli-ladder-head-all = all games
# Cell of the ladder: a rating and its interval.
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Plays many games between bots, and reports on bots, seats, length and points. Each set-up is played once for each rotation of the bots, with the same luck. Intervals are of 95% over set-ups. Ctrl-C stops and reports; with --keep, the same command continues.
cli-lab-compare = Compares two variants, or two line-ups of bots, with the same luck. Prints means, 95% intervals over set-ups, and effect sizes (in standard deviations of a game).
cli-lab-selfplay = Writes games of bots as training data: a Parquet row for each decision (observation, legal actions, action, policy, evaluator’s win shares, result), and a data card. Needs the extra “lab”. After Ctrl-C, the same command continues; with a larger number of games, it adds the rest.
cli-lab-out = The folder to write into; made if missing.
cli-lab-values = Also writes the evaluator’s value of every legal action. Takes many times as long.
cli-lab-tries = How often to ask each bot in each state, for its policy; 1 takes what it played.
cli-lab-per-file = Games in a file, rounded up to whole set-ups.
lab-selfplay-done = Games: { $games }. Decisions: { $rows }. Files: { $files }. Folder: “{ $folder }”.
cli-lab-bots = The bots by seat before rotation, comma-separated; the last takes the remaining seats. By default “greedy”.
cli-lab-seats = The number of seats; by default that of the bots, or the smallest from 2 up.
cli-lab-games = The number of games, rounded up to whole set-ups.
cli-lab-option = An option of the game, repeatable.
cli-lab-against-bots = The second line-up; by default the first.
cli-lab-against-option = An option of the second variant, repeatable; the others are those of the first.
cli-lab-seed = The seed of luck and choices: same seed, same games.
cli-lab-workers = Number of processes; by default one a core. The results stay the same.
cli-lab-keep = Saves finished games in this file, and continues from there.
cli-lab-ray = Plays on the Ray cluster at this address (“auto”: a local one). Needs the extra “ray”.
cli-lab-luck = Examines this many games: what luck explains, and decisions by rule. Takes seconds a game.
cli-lab-csv = Writes a CSV row for each game and seat into this file.
cli-lab-parquet = Writes the same rows as Parquet. Needs the extra “lab”.
cli-lab-html = Writes all tables and charts as one HTML page. Needs the extra “lab”.
lab-needs = { $option } needs the extra “{ $extra }”: pip install { $what }
lab-too-many-bots =
    { $count } bots are too many for { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }
lab-same = Nothing differs: give --against-bots or --against-option.
cli-not-both = Give { $first } or { $second }, not both.
lab-kept-other = The file “{ $file }” has games of another study or of older bots. Choose another file, or move it away.
lab-kept-damaged = Line { $line } of the file “{ $file }” is damaged. Delete it, or move the file away.
lab-kept-dropped = The last line of the file “{ $file }” is incomplete; its games are played again.
lab-broken-off = Stopped after { $games } of { $total } games.
lab-broken-off-kept = Stopped after { $games } of { $total } games. The same command continues.
lab-workers-died = The workers kept stopping, perhaps for lack of memory. Try fewer (--workers).
lab-no-ray = There is no Ray cluster at “{ $address }”: { $why }
# Heading of the answer of “tumblestar lab play”. $game: its title.
lab-title =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# Heading of the answer of “tumblestar lab compare”. $first, $second: what is compared.
lab-title-compare =
    { $game }: { $games ->
        [one] 1 game each
       *[other] { $games } games each
    }, { $first } and { $second }
# A line-up: bots, and the options of the game.
lab-options = { $bots } ({ $options })
# Heading of a table.
lab-by-bot = By bot (95% intervals; even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
# Heading of a table.
lab-by-seat = By seat (even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
# Heading of a table: figures of a game, each with its mean.
lab-by-game = By game
# Heading of a table: least, median and most of figures.
lab-spread = Distributions
# Heading of a table: which rules of the game decisions fall under.
lab-by-rule =
    Decisions by rule ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
lab-luck =
    Luck explains { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the variance of results ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }). Luck adjustment removes that much.
lab-no-luck = Luck cannot be measured: the game has no evaluator here, or all results are the same.
# Heads of columns. [tenth]: 10% of games are below it; [ninetieth]: 10% are above it.
lab-head =
    { $what ->
        [bot] bot
        [seat] seat
        [share] win share
        [points] points
        [figure] figure
        [mean] mean
        [least] lowest
        [tenth] a tenth below
        [median] median
        [ninetieth] a tenth above
        [most] highest
        [first] first
        [second] second
        [difference] difference
        [effect] effect size
        [rule] rule
        [decisions] of decisions
       *[games] in games
    }
# Heads of rows. [unfinished]: stopped, since they had too many events.
lab-figure =
    { $what ->
        [events] events
        [decisions] decisions
        [legal] legal actions, all decisions together
        [choices] legal actions of a decision
        [leads] changes of the lead in points
        [margin] lead in points at the end
        [ties] games with a shared win
       *[unfinished] games stopped as too long
    }
# Head of a row. $who: a bot.
lab-figure-of =
    { $what ->
        [share] win share
       *[points] points
    } of { $who }
# Head of a row.
lab-figure-seat =
    { $what ->
        [share] win share
       *[points] points
    } of seat { $number }
# Head of a row: a bot of the first line-up, and who has its seat in the second.
lab-change = { $first } / { $second }
# Cell of a table.
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
# Cell of a table: a mean and its 95% interval.
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) })
# Cell of a table.
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
# Cell of a table: a mean and its 95% interval.
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
# Title of a chart.
lab-chart-shares = Win share, with 95% intervals
# Title of a chart.
lab-chart-of = { $what ->
        [points] Points at the end, by bot
        [events] Events of a game
       *[legal] Legal actions of a decision
    }
# The chart in words, for screen readers. $table: heading of the table that has its figures.
lab-chart-text = { $title }. Figures: table “{ $table }”.
