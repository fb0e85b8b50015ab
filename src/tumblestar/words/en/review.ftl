### The review of a game, its mistakes as puzzles (retry-…), and the command “tumblestar review”.

# In place of a review; a link “Try again” follows.
review-ended = The review ended unexpectedly. Start it again.
# In place of a review; a link “Try again” follows.
review-failed = The review failed, but the game is safe. The server’s log says why.
# Title of the review as a file. $names: the players.
review-title = Review: { $game }, { $names }
# Text in place of a chart. $shares: the win chance of each player, such as “Ann 54% and Ben 46%”.
review-curve = Win chances step by step, a line for each player. Latest: { $shares }. “All steps” lists every figure.
# Above bars, one row of them for each player.
review-luck-bars = Luck: up is good for the player
# Text in place of a row of bars. $name: a player.
review-luck-of =
    { $name ->
        [you] Your luck, step by step
       *[other] Luck of { $name }, step by step
    }
# Above bars, one row of them for each player.
review-cost-bars = Cost of choices
# Text in place of a row of bars. $name: a player.
review-cost-of =
    { $name ->
        [you] Cost of your choices
       *[other] Cost of the choices of { $name }
    }
# Opens what the heads review-sum-… mean.
review-means = What do these words mean?
# Explains the head “luck” of a table.
review-means-luck = How much rolls and draws changed your win chance, compared with their average result. Over many games, the average is 0.
# Explains the head “skill” of a table.
review-means-skill = How much choices changed your win chance, compared with the best ones. Your own can only cost you; those of others can help you.
# Explains the head “unexplained” of a table.
review-means-residual = What the estimate cannot explain. If the estimate is exact, this is 0. The larger it is, the less you should trust the figures.
# Explains the head “without luck (95%)” of a table.
review-means-adjusted = The result without luck, with its interval. It shows who played better, sooner than results do. A dash means that it could be anything.
# Explains the head “rating” of a table.
review-means-rating = The mean cost of your own choices, times 1,000. Lower is better.
# Explains the head “played like” of a table.
review-means-level = The bot whose choices cost about as much as yours.
# Heading of a table with a row for each player.
review-totals = Where the result comes from
# The time before the first step: left end of a chart’s axis, and first row of the list of steps.
review-start = Start
# Below the slider of a review. $n: a number; $did: sentences; $shares: as in review-curve.
review-at = Turn { $n }. { $did } Win chances: { $shares }.
# Member of the list $shares: a player and their win chance.
review-share-of = { $name } { $share }
# Head of a column in the list of steps: the number of the step.
review-head-event = step
# Head of a column in the list of steps: what the step did.
review-head-what = what happened
# Head of a column in the list of steps: the player whom luck helped, and how much.
review-head-luck = lucky for
# Head of a column in the list of steps: the win chance that a choice gave away.
review-head-cost = cost
# Heading above the steps with most luck.
review-luckiest = Luckiest moments
# Label of the picture beside the chart.
review-board = The board in turn { $n }
# Before what happened in a turn; also the right end of a chart’s axis.
review-turn = Turn { $n }
# Heading of a choice, where several players’ are listed. $name: a player.
review-turn-of = Turn { $n }: { $name }
# Heading of your choice. $kind: a message mistake-…, such as “missing a win”.
review-turn-kind = Turn { $n }: { $kind }
# Heading of a choice, where several players’ are listed. $kind: as in review-turn-kind.
review-turn-of-kind = Turn { $n }, { $name }: { $kind }
# Below the chart, whose line is dashed at first.
review-rough = Dashed: a first estimate from the points so far.
# Opens more of the list “Choices to learn from”. $cost: what they cost together, such as −12%.
review-more =
    { $count ->
        [one] { $count } more choice, { $cost }
       *[other] { $count } more choices, { $cost } together
    }
# Opens the last part of the list “Choices to learn from”.
review-smaller =
    { $count ->
        [one] { $count } choice that cost less
       *[other] { $count } choices that cost less
    }
# Below the heading “Choices to learn from”; pictures of what was played and what was better follow.
review-shares-are = Beside each choice: the win chance after it.
# Label of the axis below a chart.
review-axis = win chance by turn
# Opens the tables of the review.
review-numbers = Numbers
# Heading above a player’s costly choices.
review-mistakes = Choices to learn from
# Before the better choice, below its picture; beside it stands what was played.
review-better = Better
# Opens the list of all steps of the game.
review-events = All steps
# Link to the review, beside the result of a game.
review-link = Review
# Title of the page.
review-page = Review of { $game }
# On the page of the review while the game is in progress.
review-later = You can see the review after the game, so that nobody learns who is ahead.
# Link to the table from its review.
review-back = Back to the table
# Label of the slider below the chart, which goes from turn to turn.
review-slider = Turns of the game
# Label of a bar that shows progress.
review-progress = Steps reviewed
# Status of the review.
review-working = Reviewing the game… You can come back later.
# Status of the review, before review-working.
review-waiting = Preparing the estimates… This takes up to a minute the first time on this computer.
# Status of the review, read out.
review-done = The review is complete.
# Link that starts a failed review again.
review-again = Try again
# Link that loads the page again, in browsers without scripts.
review-reload = Show what is ready
# Link to the costly choices of this game as puzzles.
retry-link = Retry the mistakes
# Title of the page with the costly choices as puzzles.
retry-page = Mistakes in { $game }
# Link: show only choices that cost so much of the win chance.
retry-least = { NUMBER($share, style: "percent") } or more
# Below the links retry-least.
retry-none = No choice cost that much.
# Heading. $k of $count: which puzzle; $n: number of the step; $name: the player whose choice it is.
retry-puzzle =
    { $name ->
        [you] { $k } of { $count }, step { $n }: your choice
       *[other] { $k } of { $count }, step { $n }: { $name } to choose
    }
# Label of the picture. $n: number of the step.
retry-board = The board before step { $n }
# Button that does the choice; also a link from the review to a choice as a puzzle.
retry-do = Try it
# Link to the puzzle before this one.
retry-before = Previous mistake
# Link to the puzzle after this one.
retry-next = Next mistake
# Answer to the best choice. $action: what it does, a sentence; $best: such as 54%.
retry-right = { $action } Win chance { $best }: no choice is better.
# Answer to another choice. $action: what it does, a sentence; $share, $best: such as 54%.
retry-wrong = { $action } Win chance { $share }; the best choice has { $best }. Try another.
# Answer to a choice. $action: what it does, a sentence.
retry-unknown = { $action } This choice is still being calculated. Try it again in a moment.
# Below retry-right. $did: what was played, a sentence; $share: such as 48%.
retry-played = In the game: { $did } Win chance { $share }.
# Head of a table: the name of a player.
review-sum-seat = player
# Head of a table: the win chance before the first step.
review-sum-start = start
# Head of a table; review-means-luck explains it.
review-sum-luck = luck
# Head of a table; review-means-skill explains it.
review-sum-skill = skill
# Head of a table; review-means-residual explains it.
review-sum-residual = unexplained
# Head of a table: 100% for the winner.
review-sum-final = result
# Head of a table; review-means-adjusted explains it. 95%: the kind of interval.
review-sum-adjusted = without luck (95%)
# Head of a table: how many choices the player made.
review-sum-decisions = choices
# Head of a table; review-means-rating explains it.
review-sum-rating = rating
# Head of a table: a bot’s name; review-means-level explains it.
review-sum-level = played like
review-decided =
    { $name ->
        [you] Turn { $n } decided it: you kept the win from there. Later choices don’t count.
       *[other] Turn { $n } decided it: { $name } kept the win from there. Later choices don’t count.
    }
# In the terminal, in place of the list “Costliest choices”.
review-no-mistakes = No choice cost anything.
cli-review = Reviews a game: how luck and skill decided it, in figures that add up.
cli-review-html = Writes the review as a file for any browser, without scripts.
cli-review-against = Compares the game with another that had the same luck.
# Above the reviews of two games of the same luck.
compare-alike = As far as both go, the games are the same.
# Two lines follow: step $n in each game.
compare-parting = The games part at step { $n }:
# $what: one of the five messages below.
compare-other = These games had different luck: { $what } differ.
compare-unknown = We do not know whether these games had the same luck. Rolls were typed in, or a seed is still secret.
# $what in compare-other: one is a game of Twisty, one of Twinkle.
compare-game = the games
# $what in compare-other.
compare-seats = the numbers of players
# $what in compare-other: options of the rules.
compare-options = the options
# $what in compare-other: the positions in which the games began.
compare-start = the first positions
# $what in compare-other: what rolls and draws follow from.
compare-seed = the seeds
# First line in the terminal. $names: the players.
cli-review-title = { $game }: { $names }
# In the terminal, above the steps with most luck.
cli-review-luckiest = Luckiest moments:
# In the terminal, above a list.
cli-review-mistakes = Costliest choices:
# In the terminal, below what was played. $preview: a sentence; $line: further steps in notation.
cli-review-better = Better: { $preview } [{ $line }]
