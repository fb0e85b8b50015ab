### The lab: many games between bots, for measuring games and bots.

cli-lab = Measures bots and games by many games between bots.
cli-ladder = Rates a game’s bots on one scale (Bradley-Terry): 100 points more win 64% of the games for two. Each bot plays its neighbours and “greedy” with every number of seats, each set-up from every seat. Beyond two seats one bot plays among others of one kind, both ways; 1 / seats is even.
cli-ladder-game = The game; by default all.
cli-ladder-seats = A number of seats, repeatable; by default all from two on.
cli-ladder-games = Games of each match with the options of the box.
cli-ladder-mixed = Games of each match with options drawn at random for every set-up; by default none.
cli-ladder-bots = The bots, weakest first, with commas between; by default all of the game.
cli-ladder-seed = The seed of set-ups and chance.
cli-ladder-keep = Writes ladder-GAME.json into this folder after each match, and goes on from one of the present bots.
cli-ladder-two = A ladder needs at least two bots; the game has { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } against { $them }
       *[other] { $us } among { $rivals } × { $them }
    }{ $options ->
        [mixed] , mixed options
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) of { $games } games
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } seats
cli-ladder-head-mixed = { $seats } seats, mixed options
cli-ladder-head-all = all games
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Plays many games between bots, and reports on bots, seats, length and points. Each set-up is played once for each rotation of the bots, with the same luck; intervals are of 95% over set-ups. Ctrl-C stops and reports; with --keep, the same command goes on.
cli-lab-compare = Compares two variants, or two line-ups of bots, with the same luck: means, 95% intervals over set-ups, and effect sizes (in standard deviations of a game).
cli-lab-selfplay = Writes games of bots as training data: a Parquet row for each decision (observation, legal actions, action, policy, evaluator’s win shares, result), and a data card. Needs the extra “lab”. After Ctrl-C the same command goes on; with more games it adds them.
cli-lab-out = The folder to write into; made if missing.
cli-lab-values = Also writes the evaluator’s value of every legal action. Takes many times as long.
cli-lab-tries = How often each bot is asked in each state, for its policy; 1 takes what it played.
cli-lab-per-file = Games a file, rounded up to whole set-ups.
lab-selfplay-done = Games: { $games }. Decisions: { $rows }. Files: { $files }. Folder: “{ $folder }”.
cli-lab-bots = The bots by seat before rotation, with commas between; the last takes the remaining seats. By default “greedy”.
cli-lab-seats = The number of seats; by default that of the bots, or the fewest from two on.
cli-lab-games = The number of games, rounded up to whole set-ups.
cli-lab-option = An option of the game, repeatable.
cli-lab-against-bots = The second line-up; by default the first.
cli-lab-against-option = An option of the second variant, repeatable; the others are those of the first.
cli-lab-seed = The seed of chance and choices: same seed, same games.
cli-lab-workers = Processes; by default one a core. The results are the same.
cli-lab-keep = Keeps finished games in this file, and goes on from there.
cli-lab-ray = Plays on the Ray cluster at this address (“auto”: a local one). Needs the extra “ray”.
cli-lab-luck = Examines so many games: what luck explains, and decisions by rule. Takes seconds a game.
cli-lab-csv = Writes a CSV row for each game and seat into this file.
cli-lab-parquet = Writes the same rows as Parquet. Needs the extra “lab”.
cli-lab-html = Writes all tables and charts as one HTML page. Needs the extra “lab”.
lab-needs = { $option } needs the extra “{ $extra }”: pip install { $what }
lab-too-many-bots = Too many bots ({ $count }) for { $seats } seats.
lab-same = Nothing differs: give --against-bots or --against-option.
cli-not-both = Give { $first } or { $second }, not both.
lab-kept-other = The file “{ $file }” has games of another study or of older bots; choose another file, or move it away.
lab-kept-damaged = Line { $line } of the file “{ $file }” is damaged; delete it, or move the file away.
lab-kept-dropped = The last line of the file “{ $file }” is incomplete; its games are played again.
lab-broken-off = Stopped after { $games } of { $total } games.
lab-broken-off-kept = Stopped after { $games } of { $total } games; the same command goes on.
lab-workers-died = The workers kept dying, perhaps for lack of memory; try fewer (--workers).
lab-no-ray = There is no Ray cluster at “{ $address }”: { $why }
lab-title = { $game }: { $games } games
lab-title-compare = { $game }: { $games } games each, { $first } and { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = By bot (95% intervals; even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = By seat (even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = By game
lab-spread = Distributions
lab-by-rule = Decisions by rule ({ $games } games)
lab-luck = Luck explains { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the variance of results ({ $games } games): luck adjustment removes that much.
lab-no-luck = Luck cannot be measured: the game has no evaluator here, or all results are the same.
lab-head = { $what ->
        [bot] bot
        [seat] seat
        [share] share of the win
        [points] points
        [figure] figure
        [mean] mean
        [least] least
        [tenth] a tenth below
        [median] median
        [ninetieth] a tenth above
        [most] most
        [first] first
        [second] second
        [difference] difference
        [effect] effect size
        [rule] rule
        [decisions] of decisions
       *[games] in games
    }
lab-figure = { $what ->
        [events] events
        [decisions] decisions
        [legal] legal actions, all decisions together
        [choices] legal actions of a decision
        [leads] changes of the lead in points
        [margin] lead in points at the end
        [ties] games shared by several
       *[unfinished] games given up
    }
lab-figure-of = { $what ->
        [share] share of the win
       *[points] points
    } of { $who }
lab-figure-seat = { $what ->
        [share] share of the win
       *[points] points
    } of seat { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Share of the win, with 95% intervals
lab-chart-of = { $what ->
        [points] Points at the end, by bot
        [events] Events of a game
       *[legal] Legal actions of a decision
    }
lab-chart-text = { $title }. Figures: table “{ $table }”.
