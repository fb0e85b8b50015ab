### The words of the app in English. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = The game is over.
refused-seat = It is not your turn; to act: { $seat ->
        [0] chance
       *[other] seat { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = It is not your turn. { $now }
refused-place = Nothing can be done there now. { $now }
refused-chance = Outcomes of chance follow from the seed here. Only a table with a real board takes them.
bad-seats = The game cannot have { $seats } seats; expected: { $allowed }.
bad-option = Unknown option “{ $name }”; expected: { $allowed }.
bad-option-value = The option “{ $name }” cannot be { $value }; expected: { $allowed }.
bad-option-twice = The option “{ $name }” cannot be both { $first } and { $second }; give it once.
bad-value = { $name } cannot be { $value }; expected: { $expected }.
bad-name = A name or salt is one line of at most { $most } visible characters.
bad-chance = Unknown kind of chance “{ $text }”; expected: { $allowed }.
bad-commitment = Sealed chance needs a commitment: 64 hexadecimal digits.
bad-practice = A practice game has no sealed chance.
bad-seed = A seed is one line of 1 to { $most } visible characters.
bad-salts = Expected: { $seats } salts, one a seat; a salt may be empty.
bad-seat-kind = A seat belongs to a person or a bot.
unknown-game = Unknown game “{ $name }”; expected: { $games }.
game-broken = The game “{ $name }” cannot be loaded: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
unknown-bot = Unknown bot “{ $name }”; expected: { $bots }.

## Reading a record

record-long = The file has more than { $most } characters, too many for a record.
record-format = This is not a record: expected first line: “{ $expected }”.
record-header = Unknown header entry “{ $text }”; expected: { $keys }.
record-twice = The entry “{ $key }” stands twice.
record-missing = The header lacks the entry “{ $key }”.
record-older = Played and shown by version { $rules } of the rules. The newest version is { $version }.
record-other = Played by version { $rules } of the rules (data { $data }), shown by version { $version } (data { $digest }); points may differ.
record-cut = Played by version { $rules } of the rules (data { $data }). Version { $version } (data { $digest }) shows { $n } of its { $count } events; the text of the record has all.
record-rules = The record has version “{ $text }” of the rules; this program plays version { $version }.
record-data = The record has other parts (data “{ $text }”) than this program ({ $digest }).
record-seat = “{ $text }” is no seat; expected: “person” or “bot”, then a name.
record-salt = The salt’s seat does not exist; the game has { $seats } seats.
record-options = “{ $text }” is no option; expected: name=number, with the names { $options }.
record-seed = The opened seed should be 64 hexadecimal digits.
record-early-seed = The seed of a sealed game opens only at its end.
record-date = The date should look like 2026-11-21.
record-start = The seats and options must be those of the position that the game starts from.
record-practice = “{ $text }” cannot stand after “practice”; expected: “yes”.
record-event = “{ $text }” is no event; expected: a number, then * for chance or the number of a seat, then the action.
record-number = The event’s number is { $text }; expected: { $expected }. A line may be missing before it.
record-actor = The event is by “{ $text }”, but { $expected } is to act.
record-after-end = The game is over before this event.
record-refused = “{ $text }” cannot be done here. { $why }
record-end = The record ends with “{ $text }”, but its events with “{ $expected }”.
record-result = The record’s result is “{ $text }”, but that of its events “{ $expected }”.
unreadable-at = Line { $line }: { $why }
unread-state = “{ $text }” is not part of a state; expected: key=value with the keys { $keys }, each once.
unread-state-value = “{ $text }” does not fit “{ $key }” in this state; grammar: docs/{ $page }.md.

## Checking chance

verify-proved = All outcomes of chance follow from the seed sealed before the start. Checked: { $count }.
verify-seed = Open chance: all outcomes follow from the seed “{ $seed }”, which somebody gave and could know. Checked: { $count }.
verify-practice = Practice: somebody went back, so chance is open. All outcomes follow from the seed. Checked: { $count }.
verify-typed = Open chance: the outcomes ({ $count }) were typed in or chosen, so there is nothing to check.
verify-older = The rules (version { $rules }) or data of this game are not kept here, so its chance cannot be checked.
verify-closed = The seed is sealed until the game ends, so the outcomes so far ({ $count }) cannot be checked yet.
verify-commitment = False: the record’s seed is not the one sealed before the start.
verify-outcome = False: event { $n } is “{ $text }”, but draw { $count } of the seed’s stream “{ $stream }” gives “{ $expected }”.

## Bots

bot-random = Random
bot-random-help = plays any legal action
bot-greedy = Greedy
bot-greedy-help = goes for what pays at once
bot-novice = Novice
bot-club = Club player
bot-strong = Strong
bot-expert = Expert
bot-master = Master

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: action { $action } of { $agent } is not legal; expected: { $allowed }.
env-not-begun = { $env }: call reset() first.
env-needs = { $env } needs the package { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } is an array of { $type } with the shape { $shape }; expected: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: the array for { $name } has gaps or cannot be written to; expected: one as from numpy.zeros.

## Command line

cli-about = Tabletop games in the browser. Without a command: opens the games.
cli-play = Opens the games in the browser, or plays one in the terminal.
cli-replay = Shows every state of a record, and its legal actions, in notation.
cli-verify = Checks a record’s outcomes of chance against its seed.
cli-expect = Shows how the strongest bot expects a record to go on, in notation.
cli-solve = Finds the first seat’s win share in a game for two with best play, within certified bounds.
cli-bank = The bank’s points at the start; by default the box’s.
cli-dice = A file with the colours of your dice, like dice.toml.
cli-solve-first = With best play the first seat wins { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } of all games, a tie counting one half.
cli-solve-bounds = Certified: at least { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, at most { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = This is not for { $name }; expected: { $games }.
cli-score = Scores constellations or charts written down at a real table.
cli-colours = For twinkle: the letters of the colours in play; by default all.
cli-sides = For twinkle_twinkle: the sides of the five references in scoring order, such as ABAAB; by default the file’s, else all A.
cli-not-scored-by = { $option } says nothing about { $name }. Leave it out.
cli-rules = Shows a game’s rules with tags, and marks those not in the printed rulebook.
cli-tiles = Draws the tiles instead, with counts and tables, to compare with a box.
cli-out = The file to write, .html or .svg for tiles; by default standard output.
cli-unwritable-file = The file “{ $file }” cannot be written: { $why }.
cli-scored = Constellation { $count }, total of the cards: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Nothing to score in “{ $file }”; expected: one constellation a line.
cli-seconds = Seconds to think.
cli-bench = Measures the speed of random games, in millions of events a second.
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
lab-needs = { $option } needs the extra “{ $extra }”: pip install "tumblestar[{ $extra }]".
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
cli-file = The record to read; - reads standard input.
cli-json = Answers in JSON.
cli-no-browser = Does not open a browser window.
cli-lang = The language of the answers.
cli-help = Shows this help.
cli-version = Shows the version.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % done, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , about { $left } s left
    }
cli-no-command-game = “{ $name }” is a game. To play it: tumblestar play { $game }
cli-no-command-file = “{ $name }” is a file. To go on with its game: tumblestar play { $file }
cli-no-command = Unknown command “{ $name }”. tumblestar --help lists all commands.
cli-no-command-like = Unknown command “{ $name }”; perhaps “{ $command }”? tumblestar --help lists all commands.
cli-expect-over = The game is over. “tumblestar replay FILE” steps through it.
cli-play-resume = Goes on with the last game in the terminal; with GAME, the last of that game.
cli-completion = Prints a shell’s completion script. For bash put eval "$(tumblestar completion bash)" into ~/.bashrc; for zsh likewise, into ~/.zshrc; for fish write it to ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Puzzles: positions with one way proven much better than all others.
cli-puzzles-list = Lists the puzzles. As JSON one a line: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Only those of a game.
cli-puzzles-theme = Only those of a theme, such as “theft”.
cli-puzzles-no-theme = Unknown theme “{ $theme }”; expected: { $themes }.
cli-puzzles-play = Plays puzzles of one game or of all in this terminal.
cli-puzzles-order = Any words: same words, same order of puzzles.
cli-puzzles-make = Writes puzzles from games between bots to a file, and how they were made beside it. Same seed, same puzzles.
cli-puzzles-count-of = How many.
cli-puzzles-bots = The bots, with commas between; by default all but “random” and the two strongest.
cli-puzzles-seed = The seed of the games.
cli-puzzles-out = The file to write.
cli-puzzles-head-id = puzzle
cli-puzzles-head-seats = seats
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = themes
cli-puzzles-count = Puzzles: { $count }


## The doctor

cli-doctor = Checks versions, packages, games, data folder, database, port, terminal and compiled bots, and says what to do.
doctor-ok = ok
doctor-note = note
doctor-todo = to do
doctor-end = { $count ->
        [0] Nothing to do.
       *[other] To do: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Packages: { $packages }.
doctor-not-installed = tumblestar runs from its sources, so its packages are not known.
doctor-install = Type: python -m pip install { $what }
doctor-games = Games: { $games }.
doctor-no-numba = Numba is not installed: bots are slower and weaker.
doctor-interpreted = TUMBLESTAR_INTERPRET turns Numba off: bots are slower and weaker.
doctor-compile = Unset TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } cannot compile the bots: { $why }
doctor-compiled = Bots are compiled by Numba { $version }, and kept in { $folder }
doctor-not-kept = Bots are compiled by Numba { $version }, but not kept, so every start compiles them again.
doctor-cache = Set TUMBLESTAR_CACHE to a folder that only you can write to.
doctor-settings = Settings in the environment: { $count ->
        [0] none
       *[other] { $names }
    }.
doctor-port = Port { $port } of { $host } is free.
doctor-served = Port { $port } of { $host } is in use; a tumblestar serves this data folder.
doctor-port-taken = Port { $port } of { $host } is not available: { $why }.
doctor-other-port = Choose another with --port or TUMBLESTAR_PORT, or stop what uses it.
doctor-data = Data folder: { $folder } (owner { $owner }, mode { $mode }, { $free } MB free)
doctor-data-none = Data folder: { $folder } will be made when needed ({ $free } MB free in { $there })
doctor-unwritable = You cannot write there. Become its owner, or choose another with --data or TUMBLESTAR_DATA.
doctor-open-folder = Others can read it, and the seeds of running games. Type: chmod 700 { $folder }
doctor-little-space = Free disk space, or choose another folder with --data or TUMBLESTAR_DATA.
doctor-sqlite = Tables are kept by SQLite { $version }.
doctor-postgres = Tables are kept by PostgreSQL { $version } at { $place }
doctor-terminal = Terminal: { $columns } x { $rows } characters, { $encoding }.
doctor-utf8 = Some characters are replaced by similar ones. Set the terminal to UTF-8, or PYTHONUTF8=1.

cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-not-text = The file “{ $file }” is not text in UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: tabletop games
app-description = Tabletop games in the browser, against bots or with others.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Your turn · { $game }
title-over = Game over · { $game }
title-level = Level { $count } · { $game }
title-own-level = Own level · { $game }
skip = Skip to the content
nav-label = Pages
nav-shelf = Games
nav-tables = My tables
settings = Settings
settings-name = Your name
settings-language = Language
language-incomplete = Some texts are not translated yet, and are in English.
settings-theme = Look
settings-save = Save
mine-head = My data
mine-nobody = Nothing is kept about you here yet. If you play on another device, carry yourself over.
carry-out-head = Play on another device
carry-out-about = A link or QR code makes another device yours, with your tables, name and progress. It works once, within { $count } minutes.
carry-out-do = Show the link
carry-shown = Open this on your other device within { $count } minutes. Show it to nobody else: it lets them play as you.
carry-link = Link for your other device
carry-back = Back to my data
carry-head = Carry yourself over to this device
carry-about = On your other device, open “My data” and show the link. Open it here, or copy the code after its #.
carry-code = Code
carry-look = Look whose it is
carry-wrong = This code is unknown, was used, or has expired. Show a new one on your other device.
carry-asked = Is “{ $name }” you? Tables that come along: { $count }. From then on, this device plays as “{ $name }”.
carry-asked-unnamed = Is this you, somebody without a name? Tables that come along: { $count }. From then on, this device plays for them.
carry-joins = { $count ->
        [0] Your settings of this device give way to those.
       *[other] Your tables of this device ({ $count }) join them, with seats, chat and progress. This cannot be undone.
    }
carry-yes = Yes, that is me
carry-no = No, leave it
mine-data-head = My data as a file
mine-data-about = Your name, settings, tables, records, progress and chat messages: one JSON object a line, the first explaining the others.
mine-data-do = Download my data
mine-data-readme = One JSON object a line, each with a type. person: your name, language and look. bot: your program. token: what a program may do (never the token itself). table: one that you made, sit at or watch; seats: your seats from 1; record: the game, for “tumblestar replay” and “verify”. attempt, imported: progress in campaigns. chat: what you wrote; at: milliseconds since 1970; key: a phrase. restriction: whom you muted or blocked. Times are UTC.
mine-restricted-head = Muted and blocked
mine-restricted-unnamed = somebody without a name
mine-delete-head = Delete me
mine-delete-goes = Deleted for good: your name, settings, progress, tokens, programs, chat messages, and tables where nobody else plays. In running games you leave your seat; where nobody may leave, you resign.
mine-delete-stays = Kept without your name: games with others and their records. Tables that you made pass to a player there. Downloaded copies and this server’s backups do not change.
mine-delete-sure = I know that this cannot be undone.
mine-delete-do = Delete me now
mine-deleted-head = You are deleted
mine-deleted = Nothing about you is kept here or in this browser any more.
theme-system = as the system
theme-light = light
theme-dark = dark
independence = tumblestar is an independent project, not connected with the authors or publishers of these games.
close = Close
list = { $items }

## Shelf and tables

shelf-head = What shall we play?
shelf-intro = Play against a bot, or pass one screen around the table.
shelf-games = Games
shelf-resume = Go on playing
shelf-over = Last results
card-seats = { $first } to { $last } players
card-minutes = { $first } to { $last } minutes
card-luck-1 = hardly any luck
card-luck-2 = little luck
card-luck-3 = some luck
card-luck-4 = much luck
card-luck-5 = very much luck
card-thought-1 = no effort
card-thought-2 = a little thought
card-thought-3 = some thought
card-thought-4 = much thought
card-thought-5 = deep thought
card-rules-short = Rules
card-pad-short = Score pad
card-analysis-short = Analysis
card-puzzles-short = Puzzles
card-campaign-short = Campaign
card-basis = Luck is measured: how often a simple bot beats the strongest. Minutes and thought are our judgement.
card-play = Play { $game }
card-rules = Rules of { $game }
card-pad = Score pad for { $game }
card-analysis = Analysis of { $game }
card-puzzles = Puzzles of { $game }
card-campaign = Campaign of { $game }
tables-head = My tables
tables-open = Going on
tables-over = Finished
tables-study = Opened from files
tables-none = No game is going on.
table-open = going on
table-over = finished, { $result }
list-asked = You are asked to play again
list-yours = Your turn
list-turn = { $seat } to play
list-won-you = You won
list-won-you-to = You won, { $points } to { $others }
list-won = { $seat } won
list-won-to = { $seat } won, { $points } to { $others }
list-tied = { $seats } tied
list-tied-at = { $seats } tied at { $points }
list-alone-won = won
list-alone-lost = not won
title-waits = ({ $count }) { $title }
time-now = just now
time-yesterday = yesterday
table-abandoned = abandoned
table-study = from a file, { $result }
table-study-unfinished = from a file, unfinished
table-abandon = Abandon
table-abandon-sure = The game ends without a result. It stays among the finished games.
table-abandon-yes = Yes, abandon it
table-delete = Delete
table-delete-sure = The table and its record are then gone for good.
table-delete-yes = Yes, delete it
open-head = Open a record
open-hint = Downloaded from a table, or written by hand. You can step through it.
open-file = File
open-do = Open
open-none = No file was chosen.
open-not-text = This file is not text in UTF-8.

## New table

new-head = New table: { $game }
new-campaign = Alone: the campaign of forty levels
new-analysis = Analyse any position
new-seats = How many play?
new-seat = Seat { $count }
new-who = Who
new-me = me
new-person = another person on this screen
new-bot = bot: { $name }, { $what }
new-name = Name
new-play = Play
new-options = Options
new-chance = Chance and fairness
new-chance-kind = Where chance comes from
new-seed = Seed
new-commitment = Commitment to the secret seed of this table:
new-salt = Salt of seat { $count }
new-salt-help = The seed stays secret until the game ends; the commitment, its SHA-256, proves it unchanged. If you do not trust this server, add any words as a salt: they flow into every outcome.
new-seal-gone = The seed promised here is gone: the server was restarted, or the page was open for long. Look at the new commitment, and start again.
new-wrong = This table cannot be set up yet:
new-typed-nobody = A real board needs a person who types in what chance does.
chance-sealed = Sealed
chance-sealed-help = A secret seed, promised before the start. After the end anyone can check every outcome.
chance-seed = From a seed you give
chance-seed-help = Same seed, same set-up. Who knows it can foretell it: the record says so.
chance-typed = A real board
chance-typed-help = You lay out the real board and type in what lies where.

## Table

seat-unnamed = Player { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = you
seat-you-named = You ({ $name })
seat-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
seats-head = Players
seat-rename = Name of seat { $count }
seat-rename-open = Rename
seat-rename-do = Keep
rows-label = The players’ rows; also in text.
status-stepping = After event { $n } of { $count }:
status-study = This record ends here, unfinished.
status-resigned = { $seat ->
        [you] You have resigned. { $others } wins.
       *[other] { $others ->
            [you] { $seat } has resigned. You win!
           *[other] { $seat } has resigned. { $others } wins.
        }
    }
status-resigned-shared = { $seat ->
        [you] You have resigned. { $others } share the win.
       *[other] { $others ->
            [you] { $seat } has resigned; { $others } share the win.
           *[other] { $seat } has resigned. { $others } share the win.
        }
    }
status-abandoned = The game was abandoned; nobody wins.
status-given-up = { $seat ->
        [you] You have given up.
       *[other] { $seat } has given up.
    }
actions-label = What you can do
others-label = Looking back, and leaving
action-confirm = Confirm
action-expect = What does the bot expect?
expect-line = The strongest bot expects: { $line }.
expect-not-yet = The bot is not ready yet. Ask again in a few seconds.
refused-expect = Nothing to expect: nobody is to act, or no bot at this table looks ahead.
refused-expect-busy = The bot is already thinking about this.
action-turn = Turn
action-over = Turn over
action-takeback = Take back
action-takeback-far = Take back…
action-takeback-here = Take back to here
action-takeback-ask = Ask to take back
practice-head = Go on as practice?
practice-sure = You may go back as often as you like, also past chance and bots. But from then on the game brings no star and counts for nothing, its seed is open, and its record says so. Chance falls as before.
practice-yes = Yes, practise
practice-no = No, leave it
practice-mark = Practice.
asked-to = { $seat } would like to take back. Agree?
asked-count = Events undone: { $count }.
asked-own = You have asked to take back. Waiting for { $others }.
asked-other = { $seat } would like to take back. Waiting for { $others }.
asked-yes = Agree
asked-no = Decline
asked-withdraw = Withdraw
action-resign = Resign
action-give-up = Give up
action-rematch = Rematch
action-record = Download the record
action-verify = Check the chance
aid-head = Help me decide
aid-0 = Nothing
aid-1 = Odds
aid-2 = Points
aid-3 = Best play
aid-4 = Tutor
aid-asks = Ask before what costs more than
aid-amount = { NUMBER($share, style: "percent") } of the win
tutor-head = Sure?
tutor-cost = This costs { $cost } of win chance.
tutor-own = Your choice, { $share } after it: { $way }
tutor-better = Perhaps overlooked, { $share } after it: { $way }
tutor-error = Costs below { $error } may be none, and are not asked about.
tutor-unmeasured = The error of the win shares is not measured.
tutor-looking = The tutor is looking…
tutor-yes = Play it
tutor-no = Think again
tutor-unasked = Played unasked: the win shares came too late.
help-ask = Ask the others to allow help
help-end = Go on without help for all
help-asked-to = { $seat } would like help to be allowed for all. Agree?
help-asked-own = You have asked for help for all. Waiting for { $others }.
help-asked-other = { $seat } would like help to be allowed for all. Waiting for { $others }.
refused-help = Several people play here: help beyond the odds is off unless all agree.
refused-help-declined = Your request for help was already declined.
odds-head = Ways to go on
odds-way = Way
odds-best = best
hint-win = Win
hint-points = Points now
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (as good: { $ways })
hint-equal = The first { $count } are about equally good.
hint-all-equal = All are about equally good.
hint-error = Ways that differ by less than { $error } count as equal.
hint-unmeasured = The error of the win shares is not measured, so no way is called best.
hint-provisional = The evaluator is not ready: these win shares are rough.
hint-working = Win shares still to be worked out: { $count }.
hint-more = More ways: { $count }
steps-label = Step through the game
step-first = First event
step-previous = Back one event
step-next = On one event
step-last = Last event
replay-label = Go over the game
replay-setup = Set-up
replay-turn = Turn { $n } of { $count }: { $name }
replay-slider = The whole game, event by event
replay-value = { $where }. Event { $n } of { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Back one turn
replay-on = On one turn
replay-play = Play by itself
replay-pace = Pace
replay-skip = End of the set-up
step-live = Back to the game
board-own = Back to my board
board-turn = Follow the turn
seat-board = Look at board
seat-board-of = { $name ->
        [you] Look at your board
       *[other] Look at board: { $name }
    }
palette-head = What happened on the real board?
palette-hint = Choose what lies there, or type several below.
palette-left = { $count } left
type-label = Type an action
type-do = Do it
type-hint = In notation, as in the log.
type-hint-chance = In notation; several outcomes with spaces between.
final-head = Result
end-decided = What decided it: { $part }, { $points } to { $behind }.
final-points = Points
final-won = won
final-shared = shared win
final-share = Win
log-head = What happened
log-empty = Nothing yet.
text-head = The board in text
text-board = The board, square by square
text-state = In notation:
more-head = More
settings-head = Settings on this device
setting-speed = Speed of bots and animations
speed-0 = At once
speed-1 = Fast
speed-2 = Normal
speed-3 = Calm
setting-confirm = Confirm what ends my turn or cannot be taken back
confirm-again = Press again to confirm.
setting-gains = Show the points on what I may choose
rules-open = Rules
rules-head = Rules of { $game }
rules-page-link = The rules as a page
resign-head = Resign?
resign-sure =
    { $count ->
        [one] The game ends at once, and the other player wins.
       *[other] The game ends at once for all. You get nothing, and the { $count } others share the win.
    }
resign-yes = Yes, resign
resign-no = No, play on
give-up-head = Give up?
give-up-sure = This try is then over.
give-up-yes = Yes, give up
goal-head = Goal
level-name = Level { $count }.
level-own = Own level.
level-next = Next level: { $count }
level-new = New dice
level-same = Same dice again
level-map = To the map
line-lost = Connection lost; trying again.
line-password = This server asks for its password again. Your game is kept.
line-password-do = Give the password
line-refused = The server refuses this page. Open it by the address that you were given.
line-refused-do = Open again
line-table = The server cannot open this table.
line-table-do = See why
line-many = Too many pages or requests from here: close some. Trying again.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = With one more?
legend-head = What the signs mean
legend-of =
    { $seat ->
        [you] You:
       *[other] { $seat }:
    }
refused-rule = Show the rule
mark-ruling = ruling
mark-ruling-means = our ruling, where the printed rules are silent
mark-review = review
mark-review-means = taken from reviews or the publisher’s texts
sheet-title = { $name }: { $set }
sheet-marks = Without a mark: as the publisher says.
mark-reconstruction = reconstruction
mark-reconstruction-means = our best guess of what lies in the box

## Refusals of a table

refused-stale = Something has happened at the table since. Look again and decide anew.
refused-takeback = This cannot be taken back: the turn is over, or someone else has acted since.
refused-takeback-chance = This cannot be taken back: among people nothing goes back past an outcome of chance.
refused-practice = This would make the game practice: no star, and open chance. Confirm it.
refused-asked = Somebody has already asked to take back. Answer first.
refused-declined = The others declined. Ask again when somebody has played.
refused-not-asked = Nobody asks to take back any more.
refused-not-yours = That is not yours to do.
refused-send-late = After the start nobody can be sent from a seat.
refused-blocked = The host does not want to play with you. Play at another table, or make one.
refused-blocked-chat = The host does not want you to write here.
refused-restrict-nobody = There is nobody else to mute or block.
refused-restrict-stranger = To mute or block, first join a table or choose settings.
refused-message = The server did not understand the page. Load it again.
refused-protocol = This program speaks another version of the protocol than the server ({ $spoken }). Nothing was done; update the program, or load the page again.
refused-typed = Type 1 to { $most } outcomes with spaces between.
refused-typed-on = Too many outcomes; type only those asked for.

## A board to think on

analysis-head = Analysis: { $game }
analysis-picture = The position; also in text.
analysis-long = The address has more than { $most } characters. Begin from a position in notation.
analysis-events = The line has more than { $most } actions. Begin from a position in notation.
analysis-start = This position cannot be. { $why }
analysis-action = Action { $n } of the line, “{ $text }”, cannot be done. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } The position before it is shown.
analysis-at = Unknown position “{ $text }”; expected: 0 to { $most }. The last one is shown.
analysis-values = Win shares
analysis-show = Show win shares
analysis-of = { $seat } { $share }
analysis-by = By { $name }.
analysis-by-exact = Exact: { $name }.
analysis-by-error = By { $name }. Mean error from event to event: { $error }.
edit-head = Change the position
edit-open = Set up by clicking
edit-hint = Choose a place in the picture or the list, then what is there.
edit-places = Places
edit-none = Nothing else can be here. Change another place first.
edit-done = Done
edit-more = { $count } more
edit-less = { $count } fewer
analysis-large = The board of { $player }, large
analysis-from = Analyse from here
analysis-working = Positions still to be worked out: { $count }.
analysis-busy = The server is busy with other positions. Try again in a moment.
analysis-unknown = There is no evaluator for this position.
analysis-actions = What { $player } can do
analysis-chance = What chance can bring
analysis-beside = Beside each: the win share of { $player }.
analysis-odds = comes { $chance }
analysis-roll = Roll
analysis-roll-on = Roll up to a decision
analysis-line = Line
analysis-set-up = Set-up: { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
analysis-empty = Nothing has been done yet.
analysis-add = Go on in notation
analysis-add-hint = Actions with commas between; they replace what followed.
analysis-position = Set up a position
analysis-notation = The position in notation
analysis-set = Show this position
analysis-new = From the start of a game
analysis-begin = Start there
analysis-link = Link to this position
analysis-play = Play on from here
analysis-as = You play
analysis-against = The others are
analysis-play-hint = A table begins here; its chance is sealed anew.
analysis-play-do = Play on

## Score pad

pad-head = Score pad: { $game }
pad-about = Touch the picture where something lies on your table, and see what it scores. This device keeps it until you start again; a link sends it to others.
pad-lost = The server cannot be reached; this device keeps what you entered. Try again.
pad-bad-players = The game cannot have “{ $text }” players; expected: { $allowed }.
pad-choices = The game on your table
pad-form = Enter without the picture
pad-player-name = Player { $count }
pad-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
pad-look = { $name }: { $total } points, place { $rank }. Show what lies before them
pad-count = Players
pad-names = Take over the names
pad-undo = Undo
pad-link = Link to this pad as it is
pad-total-of = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
pad-save = Save the chart as a picture
pad-file-head = Pictures
pad-file-label = A picture saved by tumblestar, or a text file
pad-file-hint = Such a picture (SVG) is read exactly. Photographs cannot be read.
pad-file-do = Read it
pad-clear = Start again
pad-total = Cards: { $total }

## Campaign

campaign-head = Campaign: { $game }
campaign-about = Forty levels to play alone. Win one with { $goal } points and all its missions met, and the next opens. { $great } points bring a second star, winning at the first try a third.
campaign-ours = We do not know the printed levels. These forty are ours, ordered by how often the bot “{ bot-strong }” wins them.
campaign-standing = Levels won: { $won } of { $count }. Stars: { $stars } of { $most }.
campaign-next = Go to level { $count }
campaign-all-won = Every level is won!
campaign-card = Card { $count }: levels { $first } to { $last }
campaign-map = Map of card { $count }
campaign-node-won = Level { $count }: won, stars: { $stars } of 3
campaign-node-open = Level { $count }: open, not won yet
campaign-node-locked = Level { $count }: locked
level-no-mission = no mission
level-colours = Colours
level-difficulty = Difficulty
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: the bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $count } games.
level-tried = So far
level-tries = Tries: { $count }.
level-best = Best score: { $points }.
level-go-on = Go on playing
level-same-hint = The same dice repeat the results of your last try in order. They bring no star for the first try.
level-watch = Watch a won game
level-watch-of = Watch a won game of level { $count }
level-locked = Locked: win level { $count } first.
level-no-dice = There is no last try; play this level with new dice first.
difficulty-gentle = Gentle
difficulty-easy = Easy
difficulty-middling = Middling
difficulty-hard = Hard
difficulty-very-hard = Very hard
difficulty-fiendish = Fiendish
star-won = Level won
star-great = Won with { $great } or more points
star-first = Won at the first try, with new dice
star-got = (earned)
star-not = (not yet earned)
own-head = A level of your own
own-hint = It counts for no star.
own-four = Four colours
own-missions = Up to three missions
own-mission = Mission { $count }
own-none = none
own-choice = { $count } { $mission }
own-look = How hard is it?
own-play = Play this level
own-colours = A level has { $most } colours; { $count } are chosen.
own-unknown = Nobody has measured this choice yet.
progress-head = Your progress as a file
progress-hint = Progress belongs to this browser. A file keeps it or takes it to another; what is better here stays.
progress-save = Save my progress
progress-file = File of progress
progress-bring = Bring in
progress-brought = { $count ->
        [0] The file has no levels; nothing has changed.
       *[other] Levels brought in: { $count }. The best of both counts.
    }
progress-no-json = This file is damaged, or no file of progress: it is no JSON.
progress-format = This is no file of progress; expected format: “{ $expected }”.
progress-version = The file’s format has version { $version }; expected: { $expected }.
progress-game = This is the progress of “{ $text }”; expected: “{ $expected }”.
progress-levels = This file is damaged: “levels” is not a list.
progress-level = This file is damaged: “{ $text }” is no level; expected: colours and missions, such as “RYBG 7 16”.
progress-entry = This file is damaged: what it says of “{ $level }” is impossible.

## Check of chance

verify-head = Check of chance
verify-proved-means = Nobody could change an outcome after the start.
verify-open-means = The game may be fair; it only cannot be proved that nobody knew.
verify-older-means = Check it with the version of tumblestar that it was played with.
verify-closed-means = Come back when the game has ended.
verify-false-means = Somebody has changed this record.
verify-commitment-was = Commitment
verify-seed-is = Seed
verify-how = You need not trust this page: download the record and run “tumblestar verify”, or compute it as docs/chance.md describes.
verify-each = Every outcome
verify-each-right = follows from the seed
verify-each-wrong = does not follow from the seed
verify-each-none = not checked
verify-draw = (draw { $count } of the stream “{ $stream }”)
verify-back = Back to the table

## Bad news

sorry-400 = That cannot be read
sorry-400-help = Go back and try again.
sorry-403 = That is not allowed
sorry-403-help = Go back to the table.
sorry-404 = There is nothing here
sorry-404-help = The address may be wrong, or the table deleted or somebody else’s.
sorry-405 = This request is not possible
sorry-405-help = Use the buttons of the pages.
sorry-409 = This table cannot be opened
sorry-409-help = It may belong to another version of tumblestar. Your other tables are not touched.
sorry-413 = That is too large
sorry-413-help = A record is at most a megabyte of text.
sorry-421 = This server goes by another name
sorry-421-help = Its owner can allow this name: TUMBLESTAR_HOSTS=name.
sorry-424 = This game cannot be played now
sorry-424-help = Correct its data file, and restart tumblestar; the other games go on.
sorry-500 = Something went wrong here
sorry-500-help = It is our fault. What was played is kept; load the page again.
sorry-503 = The tables cannot be stored now
sorry-503-help = Nothing that was acknowledged is lost. Load the page again later.
sorry-home = To the games
game-fault = { $name } cannot be played: { $why }
table-damaged = The stored table cannot be read: { $why }

## Store and start

store-folder = Cannot make the folder { $folder }: { $why }. Choose another with --data or TUMBLESTAR_DATA.
store-foreign = { $file } is another program’s database. Choose another folder with --data or TUMBLESTAR_DATA.
store-newer = The tables in { $folder } are from a newer tumblestar. Update tumblestar, or choose another folder with --data.
store-read-only = The folder { $folder } cannot be written to. Change its permissions, or choose another with --data or TUMBLESTAR_DATA.
store-address = Not the address of a PostgreSQL database. Expected: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL needs psycopg. Install it: pip install "tumblestar[postgres]"
store-pg-foreign = The database { $place } belongs to another program. Give the address of an empty one.
store-pg-newer = The tables in { $place } are from a newer tumblestar. Update tumblestar, or choose another database.
store-pg-gone = The database { $place } cannot be reached: { $why }. Nothing acknowledged is lost.
store-pg-refused = The database { $place } refuses access: { $why }. Check the user and password in the address.
store-pg-full = The database { $place } has no room or connection left: { $why }. Nothing acknowledged is lost.
store-pg-held = The database { $place } is being moved, or takes no more connections. Start again later.
store-unmet = The processes serving { $place } cannot reach each other. Read the error output (--log all), or use one process.
store-pg-trouble = The database { $place } cannot be used: { $why }.
store-full = There is no room left for { $folder }. Free some; nothing acknowledged is lost.
store-damaged = The file { $file } is damaged ({ $why }). Put an older copy in its place, or move it away.
store-locked = Another program is using { $file }. Close that first.
store-unsure = The database was lost while writing, so this may be done or not. Look before you repeat it.
store-raced = This table has just changed. Reload the page.
store-busy = The disk cannot keep up. Nothing was done; try again in a moment.
store-closed = The server is stopping. Nothing was done; try again when it is back.
store-trouble = The file { $file } cannot be used: { $why }.
run-at = tumblestar is at { $address } (Ctrl-C ends it)
run-data = Tables are kept in { $folder }
run-no-numba = Without Numba, bots play more slowly and weaker here. Install “tumblestar[fast]” for full strength.
run-end = Good-bye. Your tables are kept.
run-port-taken = Port { $port } is in use, perhaps by another tumblestar. Open that one, or choose another port: --port { $other }
run-port-forbidden = You may not use port { $port }. Choose one above 1023: --port 8017
run-no-address = Cannot listen at { $host }: { $why }.

## Server

set-wrong = { $name } cannot be “{ $value }”: expected is { $expected }.
set-unguarded = A server that others can reach ({ $host }) needs a password (--password-file FILE or TUMBLESTAR_PASSWORD), allowed addresses (--allow 192.168.1.0/24), or --open to let everybody play.
set-two-passwords = Give --password or --password-file, not both.
set-short-password-file = The password in the first line of { $file } needs at least { $least } characters.
takes-address = an address or name of this machine, such as 127.0.0.1 or 0.0.0.0
takes-port = a whole number from 0 to 65535
takes-whole = a whole number from { $least } to { $most }
takes-folder = a folder
takes-database = an address like postgresql://user:password@host:5432/name
takes-file = a file
takes-hosts = host names, comma-separated, such as games.example
takes-password = at least { $least } characters
takes-networks = addresses or networks, comma-separated, such as 192.168.1.0/24
takes-switch = on or off
takes-token = 16 to 200 characters, without spaces
takes-one-of = one of { $allowed }
takes-seconds = a number of seconds from { $least } to { $most }
takes-action = an action in notation
takes-record = the text of a record
takes-state = a state of { $name }, such as position.state
takes-game = a game, such as tumblestar.games.find("twisty")
takes-seats = one Seat(kind, name) per seat
takes-salts = a list of texts, one per seat
takes-choosers = a list of { $count } bots, one per seat
takes-opponents = the name of a bot, or a list of { $count }, one for each other seat
takes-level = a level’s number or set, such as { $example }
takes-no-levels = None, since { $name } has no levels
takes-rng = a random source, such as random.Random(7)
takes-seed = a number, a text, or None (secret)
takes-text = a text
takes-number = a number
takes-bool = True or False
set-host = Address to listen on; 127.0.0.1 lets in this machine only.
set-port = Port to listen on; 0 takes any.
set-data = Folder for tables and finished games.
set-database = PostgreSQL database instead of the folder; several servers may share it.
set-processes = Processes that share the work at this one address; about one per core.
set-hosts = Further host names that the server answers to, comma-separated.
set-password = The password for everybody. Others on this machine can read it on a command line; better use the environment or a file.
set-password-file = A file whose first line is the password.
set-allow = Networks let in; all others are refused.
set-open = Lets in everybody who can reach the server, without a password.
set-behind-proxy = Addresses of proxies trusted to say who asks.
set-fast-sockets = Fast path for WebSocket messages; off uses uvicorn’s own.
set-limits = Limits how often anybody may ask; off is for measuring.
set-metrics-token = Token that allows reading /metrics from elsewhere.
set-log = What goes to the error output: quiet (errors) or all.
set-pace = Seconds between a bot’s steps.
set-grace = Seconds of absence before the others are asked what to do.
cli-serve = Serves the games to a network, without opening a browser.
cli-backup = Copies all tables into one file, even during play.
cli-backup-file = The file to write. It holds the seeds of running games: keep it secret.
cli-backup-replace = Replaces an existing file.
cli-backed-up = Tables in { $file }: { $count }
cli-restore = Replaces the tables with a copy.
cli-restore-file = A file from “tumblestar backup”.
cli-restore-replace = Puts existing tables aside, under another name.
cli-restored = Tables in { $folder }: { $count }
cli-restored-aside = The earlier ones are kept as { $file }.
cli-export = Writes every game as text that people and programs can read.
cli-export-target = A folder, or a new .zip file.
cli-exported = Games in { $target }: { $count }
cli-import = Brings in games from texts, for everybody to step through.
cli-import-files = Records, or zip files of records.
cli-imported = Games brought in: { $count }
cli-imported-before = Games already there, which keep their tables: { $count }
move-there = { $place } already holds people or tables. Choose an empty folder or database.
move-served = A server is using { $place }. Stop it first.
move-short = “{ $table }” did not fully arrive in { $place }; nothing was kept there. Try again.
move-same = Both places are the same. Name two.
cli-move = Copies all tables into an empty folder or PostgreSQL database; the source stays as it is.
cli-move-from = Where they are: a folder or a postgresql:// address.
cli-move-to = Where they go: a folder, or such an address.
cli-moved = Tables in { $place }: { $count }
backup-there = { $file } exists already. Choose another name, or add --replace.
backup-none = There are no tables in { $folder }.
backup-trouble = { $file } cannot be used: { $why }.
restore-there = There are tables in { $folder } already. Add --replace to put them aside.
restore-foreign = { $file } is no copy of tumblestar’s tables.
restore-newer = { $file } is from a newer tumblestar. Update tumblestar first.
restore-damaged = { $file } is damaged; nothing was changed.
run-twice = Another tumblestar is serving { $folder }. Open that one, or choose another folder with --data.
run-no-limits = Limits are off: anybody may ask without end. For measuring only.
run-no-processes = On this system only one process can serve an address. Leave out --processes.
sorry-401 = Password needed
sorry-401-help = Go to the games to give it.
sorry-429 = Too many requests
sorry-429-help = Wait a little and try again; nothing is lost.
door-head = Come in
door-about = This server asks for a password. Whoever invited you knows it.
door-password = Password
door-enter = Enter
door-wrong = Wrong password. After a few tries you must wait.
refused-limit = That was too quick. Nothing was done; try again in a moment.
limit-tables = You have { $most } unfinished tables. Finish or end some first.

## Together

nav-lobby = Lobby
new-friend = a friend, by link
new-together = Clock, chat and guests
new-clock = Clock
new-clock-help = Nobody’s first turn is timed, and clocks stop while the server is down.
clock-none = none
clock-turn = { $count ->
        [3600] 1 hour
        [86400] 1 day
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } a turn
clock-turn-help = When a turn’s time is up, a bot finishes it.
clock-bank = { $n } min for the whole game
clock-bank-more = { $n } min for the whole game, and { $more } s more after each turn
clock-bank-help = Whoever runs out of time loses.
clock-label = { $seat ->
        [you] Your time
       *[other] Time of { $seat }
    }
clock-soon = { $count } seconds left!
clock-low = little time left
clock-last = last seconds
bad-clock = There is no such clock.
title-waiting = Waiting for friends · { $game }
status-waiting = { $count ->
        [0] The game is about to begin.
       *[other] The game begins when all seats are taken. Still free: { $count }.
    }
status-asked = The game begins when all have agreed. { $seats ->
        [you] Your answer is missing.
       *[other] Still to answer: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Your time is up.
            [one] Your time is up. { $others } wins.
           *[other] Your time is up. { $others } share the win.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] The time of { $seat } is up. You win!
               *[other] The time of { $seat } is up; { $others } share the win.
            }
           *[other] { $count ->
                [0] The time of { $seat } is up.
                [one] The time of { $seat } is up. { $others } wins.
               *[other] The time of { $seat } is up. { $others } share the win.
            }
        }
    }
presence-here = here
presence-away = away
presence-gone = not here
presence-free = free
presence-asked = no answer yet
presence-preparing = not at full strength yet
seat-stand-in = { $name } plays for now
seat-more = More for this seat
seat-hand = Let a bot play for me
seat-hand-do = Hand over
seat-back = Play on myself
seat-leave = Leave this seat
seat-send = Send away from this seat
seat-send-hint = The seat is then free, with a new link.
restrict-mute = Mute { $name }
restrict-unmute = Unmute { $name }
restrict-block = Block { $name }
restrict-unblock = Unblock { $name }
restrict-hint = Muting hides somebody’s messages from you; only you know. People whom you block cannot sit, write or watch at your tables; a game that has begun goes on.
seat-leave-hint = Leaving frees the seat for somebody else; the host gets a new link.
seat-device = Play on another device
people-head = Who is missing
free-head = Waiting for friends
free-hint-host = Send each friend their own link. Whoever opens it first takes the seat, without an account.
free-hint = The host has the links to the free seats.
local-head = Links work on this computer only
local-why = The address { $host } means “this very device” everywhere: a friend’s phone would look for the game on itself.
local-do = To play with friends on your network, restart tumblestar with this command and a password of your own:
local-then = Then open this computer’s network address, such as { $example }, and make the table there. Its links need no password.
free-seat = Seat { $count } is free.
free-bot = A bot on seat { $count }
free-bot-do = Seat the bot
free-other = A bot, or a new link
link-seat = Link to seat { $count }
link-watch = Link for spectators
link-device = Link for your other device
link-copy = Copy the link
link-copied = Copied.
link-share = Share
link-qr = QR code
link-qr-label = QR code of the link above
link-renew = Make a new link; the old one stops working
missed-asked = { $name } is gone. What now?
missed-bot = Let a bot play on
missed-wait = Wait
missed-end = End the game
missed-count = Votes to end the game: { $n } of { $count }.
rematch-go = Go to the rematch
rematch-asks = { $count ->
        [0] A rematch is wanted.
       *[other] A rematch is wanted by { $seats }.
    } Do you join?
rematch-yes = Join
rematch-no = No thanks
rematch-head = Waiting for an answer
rematch-unanswered = { $name }: no answer yet.
rematch-instead = Give seat { $count } to somebody else
chat-head = Chat
chat-none = Nothing said yet.
chat-phrases = Quick phrases
chat-label = Say something
chat-do = Send
chat-off = Free chat is off; quick phrases are left.
chat-hello = Hello!
chat-luck = Good luck!
chat-nice = Well played!
chat-oops = Oops!
chat-thinking = Let me think.
chat-moment = Back in a moment.
chat-back = I am back.
chat-thanks = Thank you!
chat-good-game = Good game!
chat-again = Another one?
chat-bye = Bye!
note-sat = New on seat { $count }: { $name }.
note-agreed = { $name }: yes to the rematch.
note-declined = { $name }: no to the rematch.
note-unasked = { $name }: no longer waited for; seat { $count } is free.
note-left = { $name } has left seat { $count }.
note-sent = The host has sent { $name } away.
note-handed = { $name }: seat { $count } handed to a bot.
note-back = { $name }: back on seat { $count }.
note-stand-in = { $name }: a bot plays on, on seat { $count }.
note-flag = { $name }: time is up on seat { $count }.
note-help-1 = { $name }: help used (odds).
note-help-2 = { $name }: help used (points).
note-help-3 = { $name }: help used (best play).
note-help-4 = { $name }: help used (the tutor).
note-help-expect = { $name }: help used (what a bot expects).
note-help-on = { $name }: help is now on for all, by everybody’s consent.
note-help-off = { $name }: help beyond the odds is off for all.
note-slow = { $name }: time is up on seat { $count }; a bot finishes the turn.
chat-notes = Noted at this table
host-head = Host settings
host-chat = Free chat
host-chat-help = Quick phrases are always allowed.
host-watchers = Spectators
host-watchers-help = Whoever has their link may look on, sees what players see, and cannot chat.
host-listed = Shown in the lobby
host-listed-help = Everybody on this server sees the table there, can take free seats, and can view the finished game.
setting-sound = Sounds
setting-bubble = Chat messages over the board
notify-allow = Notify me when it is my turn
notify-how = Your browser asks for permission. Notifications come while this page is open, even behind others.
notify-denied = Your browser blocks notifications from this address; its settings can allow them.
notify-text = It is your turn.
refused-waiting = The game has not begun: seats are free.
refused-time = Your time is up.
refused-taken = This seat is taken.
refused-leave-clock = A seat cannot be left in a game with a clock. Let a bot play for you.
refused-leave-alone = Nobody else plays here. Let a bot play for you.
refused-not-missed = They are back, or it is decided already.
refused-watch = Spectators are not let in.
refused-link-used = This link is used or too old.
refused-sits = You sit at this table yourself.
refused-host = Only the host can do that.
refused-chat-seat = Only those at the table can chat.
refused-chat-off = Free chat is off.
refused-chat-text = A message is one line of 1 to { $most } characters.
join-title = You are invited
join-head = { $game }: a seat for you
join-from = { $host } invites you to play.
join-from-nobody = You are invited to play.
join-seat = You take seat { $count }.
join-which = Which seat?
join-seat-choice = Seat { $count }
join-name = Your name, as others see it
join-do = Take the seat
join-fair = Fairness
join-fair-help = A secret seed decides all luck. This is its commitment, so that it cannot change. You may add words of your own: they flow into every outcome.
join-salt = Your words (salt)
join-who = At the table
join-clock = Clock
join-begun = The game is under way; you take over as it stands.
join-own = This table is yours. Send the link to a friend, or play this seat too, on this screen.
join-sits = You sit at this table already.
join-open = Open the table
join-taken-head = This seat is taken
join-taken = Somebody has used this link, or the host has made a new one. Ask for another.
join-over = This game is over.
watch-head = Watch { $game }
watch-about = You look on unseen, without playing.
watch-do = Watch
watch-off-head = This link no longer works
watch-off = The host lets in no spectators, or has made a new link.
bring-head = Play on here
bring-about = This device then plays for { $name }, as the other one still does. The link works once.
bring-nobody = whoever made the link
bring-do = Play on this device
device-head = Play on another device
device-about = Open this link on the other device within { $count } min. It works once and stands on this page only. Keep it to yourself: whoever has it plays for you.
device-back = Back to the table
lobby-head = Lobby
lobby-search = Search
lobby-name = A player’s name
lobby-game = Game
lobby-any = all games
lobby-open = Open tables
lobby-open-none = No table is open to all now. When you make one, you can show it here.
lobby-playing = Being played
lobby-own = My tables
lobby-own-none = None found.
lobby-over = Finished games
lobby-over-none = None found.
lobby-files = Games from files
lobby-free = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-join = Take a seat
lobby-join-of = Take a seat at { $game }
lobby-free-seat = free seat
table-waiting = waiting for friends

## Terminal

cli-play-game = A game to play in the terminal, or a record’s file to go on with; without one, games open in the browser.
cli-play-seats = Terminal: how many play.
cli-play-bots = Terminal: bots for the last seats, comma-separated.
cli-play-names = Terminal: names of the people, comma-separated.
cli-play-option = Terminal: an option of the game, name=number; may be repeated.
cli-play-seed = Terminal: words that fix all luck, which is then open; else it is secret and sealed.
cli-play-plain = Terminal: draws nothing and says one fact a line, for screen readers.
cli-play-no-color = Terminal: no colours.
term-what = There is no game or file “{ $name }”. Games: { $games }.
term-not-for-server = { $option } needs a game in the terminal: tumblestar play GAME.
term-not-for-terminal = { $option } is for games in the browser, not in the terminal.
term-option = “{ $text }” is no option; expected is name=number.
term-crowded = With { $bots } bots, { $seats } seats are too few for the people.
term-sealed = A secret seed decides luck; it is opened at the end. Its commitment: { $commitment }
term-seed = Luck is open: it follows from the seed “{ $seed }”.
term-open = Luck is open: the record cannot prove it.
term-begin = Type an action in notation, “?” for what can be done, or “help”.
term-resumed = The game of { $file } goes on after event { $count }.
term-seed-lost = This machine lacks the game’s secret seed: luck goes on with a new one, and the record says that it is open.
term-opened = The sealed seed: { $seed }. Its SHA-256 is the commitment told at the start: { $commitment }
term-verify = The game is kept in { $file }. Anybody can check its luck:
term-type-verify = tumblestar verify { $file }
term-kept = The game is kept in { $file }. To go on with it:
term-type-play = tumblestar play { $file }
term-kept-games = Unfinished games in the terminal ({ $count }), the latest first:
term-kept-game = { $game }, { $when }, event { $events }
term-kept-resume = “tumblestar play --resume” goes on with the first. All lie in { $folder }.
term-none-kept = { $folder } has no unfinished game of that kind. “tumblestar play GAME” begins one.
term-not-for-resumed = { $option } is for new games only.
term-not-kept = Nothing was played, so nothing is kept.
term-unkept = The game cannot be kept in { $file }: { $why }. It goes on; “save FILE” puts it elsewhere.
term-prompt = { $seat }>
term-thinking = { $seat } is thinking…
bot-compiling = The bot is compiled for this machine, once, in a minute or two…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Goal, met
        [kept] Goal, kept so far
       *[unmet] Goal, not met yet
    }: { $goal }
term-no-cards = This game has no shared cards.
term-no-choice = Nothing that can be done now contains “{ $text }”.
term-best = ★ { $way } (best)
term-alike = { $way } (as good: { $count } more)
term-hint-working = Working out win shares…
term-way = - { $way }
term-no-hint = There is nothing to advise.
term-undone = The last action is taken back.
term-asked = You have asked the others to take back.
term-practice = Go back and practise? (yes or no)
term-asks = { $seat } would like to take back. Type “agree” or “decline”.
term-dropped = Something has happened; the rest of what you typed was not done.
term-tutor-on = The tutor asks before an action that costs more than { NUMBER($share, style: "percent") } of the win.
term-tutor-off = The tutor is off.
term-tutor-what = Say what an action may cost unasked, in percentage points: “tutor { $usual }”, of { $amounts }; or “tutor off”.
term-tutor-none = This game has no win shares, so there is no tutor.
term-tutor-sure = Type “yes” to play it:
term-tutor-kept = It is not played.
term-off = off
term-asks-help = { $seat } would like all to be allowed help. Type “agree” or “decline”.
term-asked-help = You have asked the others to allow help.
term-does-allow = asks the others to allow help beyond the odds, or agrees; “allow off” ends it
term-word-allow = allow
term-sure = Type “yes” to end it:
term-yes = yes
term-not-resigned = The game goes on.
term-refused = Not done. { $why }
term-refused-rule = Not done. { $why } The rule: “help { $tag }”.
term-refused-unread = Not understood. { $why } “?” lists what can be done, “help” all commands.
term-save-what = Say where: save FILE
term-saved = The game is saved in { $file }.
term-foreign = { $file } exists and is no record, so it stays as it is.
term-no-rule = There is no rule “{ $text }”. Sections of the rules:
term-section = help { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Type an action in notation, several with “;” between, or one of these:
term-does-choices = what can be done, with effects; “? TEXT” only those with that text
term-does-help = this; “help TAG” shows a rule or a section
term-does-board = the board and where everyone stands; “board TEXT” only lines with that text
term-does-cards = the cards in play and what they do
term-does-log = what has happened; “log 10” the last ten events
term-does-hint = ways to go on with odds, points and win shares; the best is marked, if known
term-does-tutor = asks before costly actions: “tutor 5” above 5% of the win (1, 2, 5 or 10), “tutor off”
term-does-undo = takes back your last action; alone also past luck, as practice; people are asked
term-does-resign = gives up
term-does-save = “save FILE” writes the record; the game is also kept by itself
term-does-quit = leaves; so do Ctrl-C and Ctrl-D
term-word-help = help
term-word-board = board
term-word-cards = cards
term-word-log = log
term-word-hint = hint
term-word-tutor = tutor
term-word-undo = undo
term-word-resign = resign
term-word-save = save
term-word-quit = quit
cli-join = Plays in the terminal at a table of a server.
cli-join-link = An invitation, such as https://games.example/join/…, or a table’s address.
cli-join-name = Your name, as others see it.
term-no-link = “{ $link }” leads to no seat; expected is an invitation (https://…/join/…) or a table (https://…/table/…).
term-no-seat = No seat is free at { $link }, or the game is over. Ask for another link.
term-nothing-there = There is nothing at { $link }: the address is wrong, or the table is somebody else’s.
term-password = { $link } wants a password. An invitation needs none: ask for one.
term-server-refuses = The server refuses you at { $link } (status { $status }).
term-no-server = { $link } cannot be reached: { $why }.
term-no-jar = Your identity at this server cannot be kept in { $file }: { $why }.
term-you-are = { $count ->
        [0] You look on.
       *[other] You play for { $names }.
    }
term-waiting = { $seat ->
        [you] A bot is to act for you.
       *[other] { $seat } is to act.
    } Ctrl-C leaves.
term-waiting-start = The game begins when all seats are taken. Ctrl-C leaves.
term-line-lost = The connection was lost and is back.
term-line-gone = The connection is lost, and { $link } does not answer.
term-table-gone = The table at { $link } is gone or not open to you.
term-other-protocol = The server at { $link } is of another version than this program. Update the older one.
term-seat-kept = Your seat stays yours. To come back:
term-type-join = tumblestar join { $link }
term-verify-there = The server shows the same check: { $link }
term-said = { $words }
term-does-people = who is here; the host gets the invitations to free seats
term-does-time = time left for each seat
term-does-chat = the messages; “chat 10” the last ten
term-does-say = “say TEXT” speaks to all; “say” lists quick phrases, “say 2” says the second
term-does-hand = lets a bot play for you; “hand random” names it
term-does-back = plays on yourself
term-does-gone = when somebody is gone for long: “gone wait”, “gone bot” (a bot plays on), “gone end” (ends the game)
term-does-fill = for the host, a bot on a free seat; “fill 2 random” says where and which
term-does-leave = leaves your seat to somebody else
term-does-rematch = another game with the same people
term-does-agree = agrees to taking back, or to help for all
term-does-decline = declines that or a rematch, or withdraws your request
term-word-people = people
term-word-time = time
term-word-chat = chat
term-word-say = say
term-word-hand = hand
term-word-back = back
term-word-gone = gone
term-word-fill = fill
term-word-leave = leave
term-word-rematch = rematch
term-word-agree = agree
term-word-decline = decline
term-word-gone-wait = wait
term-word-gone-bot = bot
term-word-gone-end = end
term-person = Seat { $count }, { $seat }{ $how ->
        [here] : here
        [away] : away
        [asked] : no answer yet
        [bot] { "" }
       *[gone] : not here
    }
term-person-you = Seat { $count }, { $seat }: you
term-person-bot = Seat { $count }, { $seat }: { $bot } plays for now
term-person-free = Seat { $count }: free
term-link = The invitation to seat { $count }, for one person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s left{ $runs ->
        [yes] , running
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Time left: { $times }
term-no-clock = There is no clock here, or the game has not begun.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Say what: say TEXT, or a phrase’s number
term-gone = { $seat } is not here any more.
term-came = { $seat } is here.
term-missed = { $seat } (seat { $count }) has been gone for long. Votes to end the game: { $n } of { $asked }. Type “gone wait”, “gone bot” or “gone end”.
term-nobody-missed = Nobody has been gone for long.
term-nobody-free = There is no such free seat.
term-waits = { $seat } is waited for.
term-filled = A bot sits on seat { $count }.
term-sure-leave = Type “yes” to leave it:
term-left = You have left; the host gets a new link to your seat.
term-after = “rematch” plays once more, “say TEXT” says something, “quit” leaves.
term-rematch-there = A rematch: type “rematch” to go there, or “decline”.
term-rematch-declined = Rematch declined; your seat there is free.
term-rematch-early = A rematch comes after the end of the game.

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } step
        [diagonal] { $square } diag
        [leap] { $square } leap
        [teleport] { $square } tele
        [safety] { $square } safe
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }step
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }leap
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }safe
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubes: R red, O orange, Y yellow, G green, B blue, P purple, K pink. [1] is the piece of seat 1; what follows lies under it.
term-face = { $letter }{ $number }
term-legend-shizzle = R red, O orange, Y yellow, G green, B blue, P purple, K pink, N black, then the number.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Next row:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ star, ✹ nova, ways of lines, = linked cells. “cards” says what scores.

## The API for programs, and tokens

nav-api = For programs
api-title = The API for programs
api-about = Programs can follow tables, make them and play, over HTTP with JSON. Every call carries a token, “Authorization: Bearer tms_…”; cookies do not count. Times in milliseconds are counted from 1970, seats from 1.
api-token-help = Made on the page /tokens or by “tumblestar token new”.
api-to-document = The OpenAPI document
api-begin = To begin
api-begin-help = Make a token for a bot, then ask who you are:
api-example = A call to copy
api-scopes = What a token may do
api-scopes-help = A token may do only what was ticked when it was made.
api-can = Calls
api-needs = needs { $scope }
api-once = Asking again
api-once-help = Requests that change something carry an “id” of your choice. The same id is the same request: it is done once, and its answer, given when it is on disk, is given again. So send a request without an answer once more, as it was. “seen” is the “n” of the table that you decided by; if something has happened since, the request is refused as “stale”.
api-lines = The lines of a stream
api-lines-help = Each line is a JSON object with a “type”: first the seats, then the entries after “from”, then the table now; after that whatever happens. After a break, come back with the last “n” as “from”: nothing is left out or told twice.
api-line-seats = Who sits there: first, and whenever that changes.
api-line-entry = An entry of the table’s log, in order. “act”: an action in notation; “takeback”: “kept” says how many events of the record are kept, “practice” whether the game is practice by it; “ask”: the seat “actor” asks to go back to “kept” events; “agree” and “decline”: the seat “actor” answers; “resign” and “flag”: “seat” is out; “abandon”: the game ended without a result.
api-line-now = The table after all entries so far.
api-line-chat = What is said from now on.
api-line-beat = The stream is alive.
api-line-bye = The last line. “over”: the game has ended; “gone”: you may not see the table any more; “token”: the token was revoked; “restart”: the server stops, come back with “from”.
api-socket = A WebSocket instead
api-socket-help = /live/TABLE?as=json is one connection to act and listen. It takes the same token in the same header; docs/server.md has its messages.
api-problems = Refusals
api-problems-help = A refusal is a JSON object (RFC 9457): “code” is for programs, “detail” for people, in their language (Accept-Language); “tag” and “help” name the rule of the game, “n” is that of the table now.
api-limits = How often
api-limits-help = Above a limit, requests are refused with 429; “Retry-After” says how many seconds to wait. Limits are for each token and address if nothing else is said. A body has at most 10,000 bytes, an import 1,500,000.
api-limit = { $what }: { $burst } at once, then 1 every { $every } s.
api-limit-call = Calls, for each token
api-limit-request = Requests of any kind, for each address
api-limit-table = New tables
api-limit-link = Invitations looked at or taken up
api-limit-chat = Things said, for each person or bot
api-limit-upload = Imports and files
api-limit-export = Exports
api-limit-lines = Open streams and WebSockets, for each token: { $count }.
api-limit-tables = Tables in progress, for each host: { $count }.
api-notation = At a table, “legal” lists all legal actions in the game’s notation, so a program need not know the rules; docs/ has the grammar.
api-me-help = Your name, whether you are a bot, and what your token may do.
api-games-help = All games: seats, options, bots of the house, and examples of the notation.
api-game-help = One game.
api-tables-help = Tables that you made or sit at: the sixty last played at.
api-make-help = A new table. It begins when all seats are taken. An id that was used before gives the table that was made then.
api-table-help = A table as it stands; for its host, with a token for that, the links to its free seats.
api-puzzles-help = All puzzles with solution and proof, one JSON object a line (docs/puzzles.md).
api-record-help = The game as a text that “tumblestar verify” and “tumblestar replay” read. Its seed is in it once the game has ended.
api-review-help = Where a game that has ended was decided, by luck and by skill (docs/review.md). The request waits for it up to twenty seconds.
api-chat-help = The last two hundred things said at a table.
api-stream-help = What happens at a table, one JSON object a line, until the game has ended; “beat” after fifteen seconds in which nothing happens. Whoever reads nothing for ten seconds is disconnected.
api-invitation-help = Where a link leads: game, seat, clock, who else sits there, and the commitment of the luck. Nothing is taken.
api-join-help = Takes the seat of an invitation. Whoever has it by that link already gets the same answer.
api-act-help = Plays an action, by its number in “legal” or its notation. Where chance is typed in, “text” has outcomes with spaces between.
api-takeback-help = Takes your last action back, within your turn and while neither luck nor another seat has acted. With “kept” all events after so many: alone against bots as practice; among people the others are asked, and nothing goes back past luck.
api-answer-help = Agrees to a request to take back, or declines it; the asker withdraws it so. It is done when all have agreed.
api-resign-help = Gives up a seat of yours; “seat” says which, if you hold several.
api-rematch-help = Another game with the same people on their seats, once this one is over. Who asks first makes the table; “agree” false declines and frees your seat.
api-say-help = A line of text, or a phrase that everybody reads in their own language.
api-abandon-help = Ends a game without a result, for its host.
api-delete-help = Deletes a table that has ended for good, for its host.
api-export-help = The record of every table that you made or sit at, one JSON object a line, the oldest first.
api-import-help = Adds records as tables of yours to step through: as text, one after another, or as lines of JSON as exported. A record that is there already is not added again. Answers one JSON object a line for each. At most 200, and 1.5 MB.
api-field-asked = The request to take back that waits for answers.
api-field-actor = A seat, 0 for chance, null for nobody.
api-field-added = False if it was there already.
api-field-bot = True for bots of the house and for programs.
api-field-chance = “sealed”: a secret seed, opened at the end; “seed”: one that you give; “typed”: typed in from a real board.
api-field-changed = When it was last played at (UTC).
api-field-chat = Whether people may write freely; phrases are always allowed.
api-field-clock = “none”, “turn-SECONDS” or “bank-SECONDS-INCREMENT”.
api-field-commitment = The SHA-256 of the sealed seed.
api-field-data = The digest of the game’s data files.
api-field-due = When the running clock runs out.
api-field-end = As in the record; null while the game goes on.
api-field-following = The table of the rematch, or empty.
api-field-from = The last entry that you have: you get those after it. Left out: from now on. 0: all.
api-field-good = Whether the invitation can still be taken up.
api-field-id = The same id is the same request, done once.
api-field-increment = Seconds added after each turn.
api-field-kept = How many events of the record are kept.
api-field-left = Milliseconds left to each seat.
api-field-legal = The legal actions of the seat to act; of a game, examples.
api-field-link = An invitation, or what stands after its last slash.
api-field-links = Null for all but the host.
api-field-listed = Whether the lobby shows it.
api-field-n = The live number of the table: it counts the entries of its log and only rises.
api-field-options = Those left out have their defaults.
api-field-phrase = Everybody reads it in their own language; “note-” begins those of the table itself.
api-field-practice = Whether somebody went back past luck or past a bot. In a request: you know that the game becomes practice.
api-field-preparing = The bot is getting ready; until then it plays below its full strength.
api-field-presence = “none” where nobody is waited for.
api-field-remark = By which rules an older game was played and is shown; mostly empty.
api-field-result = The shares of the seats when it is over.
api-field-retry-after = Seconds to wait.
api-field-salt = Words of yours that go into the sealed luck.
api-field-scope = What the token lacks.
api-field-seats = For a new table: “me”, “open” for whoever gets the link, or “bot:NAME” for a bot of the house.
api-field-seconds = For a turn or for the game.
api-field-seen = The “n” of the table that you decided by.
api-field-stand-in = The bot that plays for a person just now.
api-field-status = “study” is a record to step through. Of a problem: the HTTP status.
api-field-table = The table’s name, as in its address.
api-field-tag = The rule of the game that forbids it.
api-field-token = The name of the token.
api-field-watch = The link for spectators.
api-field-watchers = Whoever has the link may look on.
problem-request = No sound request: a header stands twice, or the body ended too early.
problem-json = The body cannot be read as JSON in UTF-8.
problem-token = No good token: send “Authorization: Bearer tms_…” with one that was made here and not revoked.
problem-scope = The token may not do that: “scope” names what is missing.
problem-address = This server lets in certain addresses only.
problem-blocked = The host of the table has blocked you.
problem-missing = There is nothing here for you: the name is wrong, the table was deleted, or it belongs to others.
problem-method = Not by this method: “Allow” names those that this address takes.
problem-stale = Something has happened since: look again and decide anew, under a new id.
problem-seat = That is not yours to do now: it is another seat’s turn, not your seat, or for the host only.
problem-chance = That is for chance to do; outcomes can be typed in only where a table was made for it.
problem-takeback = Nothing can be taken back: the turn is over, or luck or somebody else has acted since.
problem-practice = The game would become practice: no star, and its chance open. Ask again with “practice” if you want it.
problem-over = The game is over.
problem-waiting = The game begins when all seats are taken.
problem-clock = The time of the seat is up.
problem-taken = The seat is taken, the link is old, or you sit there already.
problem-chat = That cannot be said: the host has switched free chat off, or it is no single line of text.
problem-going = The game goes on; end it first.
problem-table = The table cannot be opened; it may belong to another version of tumblestar.
problem-game = The game cannot be played just now: its data file has an error. Whoever runs the server can correct it.
problem-long = Too large: a body has at most 10,000 bytes, an import 1,500,000.
problem-kind = Send the body as “Content-Type: application/json”.
problem-host = This server goes by another name; whoever started it can allow this one: TUMBLESTAR_HOSTS=name.
problem-message = A field is unknown or not as it must be: “field” says which, “expected” what it should be.
problem-rule = A rule of the game forbids it: “tag” is the rule, “help” its page.
problem-unread = The notation cannot be read; “legal” lists what can be done.
problem-options = There is no such game, number of seats, option, bot or name, or the options do not go together.
problem-limit = Too often: wait as many seconds as “Retry-After” says. Nothing was done.
problem-head = Address and headers have at most 16,384 bytes.
problem-trouble = Something went wrong here. Ask again with the same id: what was done is not done twice.
problem-working = It is being worked out; ask again after a moment.
problem-store = It could not be written, and nothing was done; ask again after a moment, with the same id.
refused-scope = This token may not do that: it lacks “{ $scope }”.
refused-long = The body has more than { $most } bytes.
refused-field = The field { $field } is not as it must be: { $expected }.
import-none = There is no record in it.
import-many = There are { $count } records in it; import at most { $most } at once.
import-line = This line is no JSON object with a “record”.
refused-kind = Send the body as { $kinds }.
refused-act = Give either the number of an action as “action”, or its notation as “text”.
refused-no-link = This is no invitation that we know.
refused-streams = Too many streams are open. Close one first.
scope-read = See your tables, follow them, read records and chat
scope-play = Take seats by invitation, act, take back, resign, chat
scope-tables = Make tables, see their links, end and delete them
tokens-head = Tokens for programs
tokens-about = A token lets a program of yours play here.
tokens-yours = Your tokens
tokens-none = You have none.
token-made = Your new token
token-once = Copy it now: it is shown this once. Whoever has it can use it.
token-label = Token
token-copy = Copy the token
token-new = Another token
token-name = Name
token-for = Who acts by it
token-for-me = I do: a terminal or a script of mine
token-for-bot = A new bot of that name
token-for-this-bot = My bot { $name }
token-bot-help = A program that decides by itself is a bot: it sits at tables under its own name and is marked as a bot.
token-do = Make the token
token-of-you = acts as you
token-of-bot = acts as the bot { $name }
token-since = made on { $day }
token-used = last used on { $day }
token-unused = never used
token-revoke = Revoke
token-revoke-sure = Programs that use it will be refused.
token-revoke-yes = Revoke it
token-no-name = Give it a name.
token-no-scope = Tick at least one thing that it may do.
token-for-whom = Choose who acts by it.
token-many = You have { $most } tokens. Revoke some first.
cli-token = Makes, lists and revokes tokens for programs, even while the server runs.
cli-token-new = Makes a token for a new bot called NAME and prints it, this once.
cli-token-person = For a person, not a bot.
cli-token-scope = What it may do, by default read; may be given several times.
cli-token-list = Lists all tokens.
cli-token-revoke = Revokes the token with this NUMBER in the list.
cli-token-bot = bot { $name }
cli-token-none = There are no tokens.
cli-token-head-number = number
cli-token-head-name = name
cli-token-head-who = who
cli-token-head-scopes = may
cli-token-head-made = made
cli-token-head-used = last used
cli-token-revoked = Token { $number } is revoked.
cli-token-unknown = There is no token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] For one player
       *[other] For { $count } players
    }
option-first = Who plays first
option-first-help = Decided by chance, or by you.
option-first-0 = by chance
option-first-seat = seat { $count }
picture-label = The table of the game. Press T for it as text.
first-seat = { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
seat-won = { $seat ->
        [you] You win!
       *[other] { $seat } wins.
    }
first-seat-awaited = Chance decides who plays first.
unread-of = “{ $text }” cannot be done here; expected is one of { $actions }.
cli-new-game = Writes a small game as a package, to be changed into yours.
cli-new-game-name = The game’s name in Python: small letters, digits and underscores.
cli-new-game-out = The folder to write into; by default one with the game’s name, here.
cli-new-game-bad = “{ $name }” cannot be a game’s name: small letters, digits and underscores, a letter first, and no other game’s name.
cli-new-game-there = “{ $folder }” exists already; choose another folder with --out.
cli-new-game-made = Written to { $folder }. Next: pip install -e { $folder }, then tumblestar check-game { $name }, and tumblestar play { $name }.
cli-check-game = Checks a game against the contract, and says what it lacks.
cli-check-game-passed = { $name } passes all { $count } checks.
cli-check-game-failed = Checks that { $name } fails: { $count }

## The installable app

nav-install = Install as an app
install-head = tumblestar as an app
install-about = Installed, tumblestar opens in a window of its own and takes less than a megabyte.
install-do = Install
install-ways = Or by the browser’s own way:
install-chrome = Chrome and Edge: “Install” in the address bar or menu.
install-ios = iPhone and iPad: Share, then “Add to Home Screen”.
install-mac = Safari on a Mac: “Add to Dock” in the menu File.
install-firefox = Firefox on Android: “Install” in the menu.
install-not = Browsers install only from an https address. Ask whoever runs this server to set up TLS (docs/hosting.md).
offline-head = No connection
offline-about = The server cannot be reached. Your tables are safe; this page comes back by itself.
offline-again = Try again now
result-share = Share the result
result-save = Save as a picture

## Review of a game

review-none = { $game } has no evaluator, so its games cannot be reviewed.
review-empty = Nothing has happened in this game yet.
review-older = This game was played by another version’s rules or data, so it cannot be reviewed.
review-ended = The review ended unexpectedly. Ask again to restart it.
review-busy = Too much is being worked out now. Try again in a minute.
review-failed = The review failed; the server’s log says why.
review-title = Review: { $game }, { $names }
review-curve = Win shares by event, a line for each seat; at last { $shares }. The list of events has all figures.
review-luck-bars = Luck: up is good for the seat
review-luck-of = Luck of { $name } by event
review-cost-bars = Cost of decisions
review-cost-of = Cost of the decisions of { $name }
review-means = What do these words mean?
review-means-luck = What chance brought, against the mean of what it could have brought, in shares of the win; 0 on average.
review-means-skill = What all decisions did to a seat, against the best ones. Its own can only cost; those of others are gifts.
review-means-residual = What the evaluator leaves unexplained: 0 if it is exact, else a measure of how far to trust it.
review-means-adjusted = The result less the luck, with its interval. It tells sooner than results who played better.
review-means-rating = A thousand times the mean cost of a seat’s own decisions; lower is better.
review-means-level = The bot whose decisions cost about as much.
review-totals = Where the result comes from
review-start = The start.
review-at = Event { $n }. { $did } Win shares: { $shares }.
review-share-of = { $name } { $share }
review-head-event = event
review-head-what = what happened
review-head-luck = lucky for
review-head-cost = cost
review-luckiest = Most luck
review-event = Event { $n }
review-board = The board after event { $n }
review-mistakes = Costliest decisions
review-better-board = The board after the better line, event { $n }
review-decision = Event { $n }: { $name } to decide
review-played = Played
review-better = Better
review-events = All events
review-link = Review
review-page = Review of { $game }
review-later = The review comes after the game, so that nobody is told who is ahead.
review-back = Back to the table
review-slider = Events of the game
review-progress = Events worked out
review-working = The game is being worked out. You can come back later.
review-waiting = The evaluator is being prepared, up to a minute the first time on this computer.
review-done = The whole game is worked out.
review-again = Try again
review-reload = Show what is ready
review-play-on = Try this line on the analysis board
review-moment = Show this moment at the table
retry-link = Retry the mistakes
retry-page = Mistakes in { $game }
retry-least = From { NUMBER($share, style: "percent") } on
retry-none = No decision cost as much.
retry-puzzle = { $k } of { $count }, event { $n }: { $name } to decide
retry-board = The board before event { $n }
retry-do = Try it
retry-before = The one before
retry-next = The next one
retry-right = { $action } That keeps { $best }, and nothing keeps more.
retry-wrong = { $action } That keeps { $share }; the best keeps { $best }. Try another.
retry-unknown = “{ $action }” is still being worked out. Try again in a moment.
retry-played = Played: { $did } That kept { $share }.
evaluator-own = the game’s own values
review-evaluator = Values: { $name }. Mean error of a step: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Values: { $name }; exact.
review-evaluator-unmeasured = Values: { $name }; error not measured.
review-level-none = –
review-level-perfect = Perfect
review-resigned = { $name } resigned
review-sum-seat = seat
review-sum-start = start
review-sum-luck = luck
review-sum-skill = skill
review-sum-residual = unexplained
review-sum-final = result
review-sum-adjusted = without luck (95%)
review-sum-decisions = decisions
review-sum-rating = rating
review-sum-level = played like
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } to { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } for { $name }
review-no-mistakes = No decision cost anything.
cli-review = Says where a game was decided, by luck and by skill, in numbers that add up.
cli-review-html = Writes the review as a file for any browser, without scripts.
cli-review-against = Compares the game with another record that had the same luck.
compare-alike = As far as both go, the games are the same.
compare-parting = They part at event { $n }:
compare-other = These games had different luck: { $what } differ.
compare-unknown = It is not known whether these games had the same luck: chance was typed in, or the seed is not open yet.
compare-game = the games
compare-seats = the numbers of seats
compare-options = the options
compare-start = the first positions
compare-seed = the seeds
cli-review-title = { $game }: { $names }
cli-review-luckiest = Most luck:
cli-review-mistakes = Costliest decisions:
cli-review-better = Better: { $preview } [{ $line }]

## Statistics of many games

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

## Puzzles

puzzle-file = { $file }, line { $line }: { $why }
puzzle-bad-line = This is no puzzle: { $why }. docs/puzzles.md has the format.
puzzle-of-another = “{ $id }” is not the id of a puzzle of { $name }.
puzzle-twice = The puzzle “{ $id }” stands twice.
puzzle-empty = The puzzle “{ $id }” has no solution.
puzzle-bad-state = The puzzle “{ $id }” has a state that cannot be read. { $why }
puzzle-unknown = There is no puzzle “{ $text }”. An id is a game ({ $games }), a hyphen and seven digits; see “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” cannot be done here.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-form = This is no file of notes (docs/tutorials.md). { $why }
bad-tutorial-alone = The recorded game { $file } is missing beside it.
bad-tutorial-record = Line { $line } of the recorded game: { $why }
bad-tutorial-game = The recorded game is of { $other }; expected is { $game }.
bad-tutorial-learner = The learner has seat { $n }; expected is a seat of every recorded game.
bad-tutorial-idle = The learner, at seat { $n }, has nothing to do; expected is a note before an action of that seat.
bad-tutorial-chapter = It is of chapter { $n }; expected is 1 to { $count }, one for each recorded game.
bad-tutorial-event = It stands before event { $event }; expected is 1 to { $count }, the last for the end.
bad-tutorial-order = It comes after a note of a later event; expected is the order of the game.
bad-tutorial-end = The chapter ends with something to do; expected is one more note, to show what came of it.
bad-tutorial-words = There are no words for “{ $key }”; expected is a message of { $game } in every language.
bad-tutorial-reading = The learner has nothing to do here; “also”, “answers” and “other” are expected only before the learner’s actions.
bad-tutorial-action = “{ $text }” is no action. { $why }
bad-tutorial-illegal = “{ $text }” is not legal here; expected under “also” are actions as good as the recorded one.
bad-tutorial-right = “{ $text }” is the recorded action; expected under “answers” are wrong tries.
bad-tutorial-mark = Nothing here is called “{ $text }”; expected is a legal action, a place of the board, or a piece or sign of the picture.
learn-right = Right.
learn-head = Learn { $game }
learn-step = { $n } of { $count }
learn-back = Back
learn-next = Go on
learn-again = From the beginning
learn-play = Play a game against { $bot }
# $name: the name of a file.
learn-another = Another lesson: { $name }
learn-board = The board of the lesson
learn-choose = All you can do here
learn-do = Do it
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Press “{ $turn }” until the piece is turned right.
# $marked: a list of sentences and names.
learn-marked = Marked: { $marked }
term-learn-begin = Do what the notes ask for: type an action in notation, or Enter to go on. “?” lists what can be done, “board” shows the board, “back” goes back, “quit” leaves.
term-learn-try = Your action:
term-learn-on = Enter goes on:
term-learn-play = Enter begins a game against { $bot }; “quit” leaves:
term-learn-left = The lesson is kept. “tumblestar learn { $game }” goes on with it.
term-learn-rule = The rule is { $tag }: “tumblestar rules { $game }” has it.
term-word-step-back = back
cli-learn = Teaches a game by playing it in the terminal, then plays it against a bot; goes on where it was left.
cli-learn-game = The game.
cli-learn-lesson = The name of a lesson; by default the first.
cli-learn-none = { $game } has no lesson yet; docs/tutorials.md says how to write one.
cli-learn-unknown = There is no lesson “{ $name }”; there are { $names }.
card-learn = Learn { $game } by playing
card-learn-short = Learn it
new-learn = Learn it by playing: a few minutes
# $did: what the recorded action would do, a sentence of the game.
learn-also = That is as good. The lesson goes on with another action. { $did }
# $did: what the tried action would do.
learn-other = { $did } That is allowed, but not meant here. Try what is marked.
## The same deal: a finished game handed to friends

deal-nobody = A deal needs a player’s seat: “{ $person }” in place of a bot.
deal-long = A deal’s link has at most { $most } characters. Copy only the whole link.
deal-unknown = A deal’s link cannot say “{ $name }”; it can say { $allowed }. Copy the whole link again.
deal-missing = A deal’s link lacks { $names }. Copy the whole link again.
deal-hand-on = Same luck for friends
deal-head = { $game }: the same deal
deal-about = Whoever opens this link plays this game with the same bots, options and chance. Those who have finished see each other’s games, turn by turn. Chance is open: another’s game shows what comes.
deal-you = you
deal-seats = Seats: { $names }
deal-option = { $name }: { $value }
deal-play = Play this deal
deal-go-on = Go on with your game
deal-see = See your game
deal-again = This is your own game. Send the link to friends; you can play it again too, knowing what comes.
deal-link = Link to send
deal-others = Finished games, which you see when you have finished yours: { $count }
deal-turns = Turn by turn
deal-turn = Turn
deal-result = Result
deal-alike = all alike
## Playing puzzles

puzzle-head = Puzzle: { $game }
puzzle-board = The board of the puzzle
puzzle-ask = What is the best way to play?
puzzle-choose = What would you do?
puzzle-do = Do it
puzzle-back = Take back
puzzle-give = See the answer
puzzle-skip = Another puzzle
puzzle-next = Next puzzle
puzzle-retry = Try again
puzzle-again = You have tried this puzzle before; it does not count now.
puzzle-open = So far:
puzzle-right = Right, go on! So far:
puzzle-wrong = Not the best way. Try others, as often as you like; only the first try counts. Your try:
puzzle-answer = This is the answer.
puzzle-solved = Solved at the first try! Your rating: { $rating }, before: { $before }.
puzzle-failed = Not solved at the first try. Your rating: { $rating }, before: { $before }.
puzzle-seen = The answer, without a rating.
puzzle-moves = The answer, step by step
puzzle-then = How it may go on
puzzle-why = Why
puzzle-analyse = Think on from here
puzzle-proof = Proven { $how }.
puzzle-margin = It leaves you { $value } of the win, and every other way at least { $margin } less{ $exact ->
        [yes] , exactly.
       *[no] , give or take { $error }.
    }
puzzle-also = Other lines that come to the same: { $count }.
puzzle-fail = Bots that mostly fail here: { $bots }.
puzzle-themes = Themes: { $themes }.
puzzle-rating = Your rating: { $rating }, give or take { $deviation }. Streak: { $count }, the longest: { $most }.
puzzles-head = Puzzles
puzzles-intro = Positions from bots’ games in which one way is proven much better than all others. Your first try at each changes your rating.
puzzles-of = Puzzles: { $game }
puzzles-count = Puzzles: { $count }
puzzles-play = Play
puzzles-play-of = Play puzzles of { $game }
puzzles-more = Themes and your rating
puzzles-more-of = Themes and your rating: { $game }
puzzles-none-left = All of these are solved. Choose another theme or game.
puzzles-themes = By theme
puzzles-solved-of = { $solved } of { $count } solved
puzzles-history = Your tries
puzzles-chart = Your rating from { $first } to { $last }; puzzles: { $count }
puzzles-other = All games with puzzles
puzzle-term-begin = Type what you would do. The first try at each puzzle counts. “help” lists commands.
puzzle-term-wrong = Not the best way. Try others, as often as you like; only the first try counts.
puzzle-term-right = Right, go on!
puzzle-kept-bad = Your puzzles in { $file } cannot be read: { $why }. Mend the file, or move it away.
term-does-puzzle-undo = takes back what is not judged yet
term-does-puzzle-answer = shows the answer, and why; counts as a wrong try
term-does-puzzle-skip = leaves this puzzle for another
term-word-answer = answer
term-word-skip = skip

## The challenges of the day

day-order = { $file }, line { $line }: { $date } is no day after the one before.
day-none = There are no challenges for “{ $date }”. Expected is a date from { $first } to { $last }; a newer tumblestar may have more.
day-not-yet = { $date } has not begun anywhere yet.
day-head = tumblestar, { $date }
day-about = Four challenges a day, the same for everybody. Chance follows from the date, so it is open; each can be played once.
day-before = The day before
day-after = The day after
day-puzzle = Puzzle
day-level = Level
day-duel = Duel
day-chart = Chart
day-puzzle-about = { $game }: find the best way. The first try counts.
day-level-about = { $game } alone: win this level of the campaign.
day-duel-about = { $game } against the solved game, which makes no mistakes.
day-chart-about = { $game } alone: fill the chart for more than { $goal } points.
day-play = Play
day-go-on = Go on
day-see = See it again
day-open = – { $kind }: not played yet
day-going = – { $kind }: under way
day-won = ★ { $kind }: solved
day-lost = ● { $kind }: not solved
day-won-alone = ★ { $kind }: won, points: { $points }
day-lost-alone = ● { $kind }: not won, points: { $points }
day-won-against = ★ { $kind }: won by { $points } to { $other }
day-lost-against = ● { $kind }: not won, { $points } to { $other }
day-share = Your result
day-copy = Copy the text
day-history = Your days
day-streak = Days in a row: { $count }, the most: { $longest }.
day-history-item = { $date }: { $count } of 4
day-history-kept = Your days are kept on this device only.
day-back = To the challenges of the day
day-link = Challenges of the day
cli-day = Lists a day’s four challenges, the same for everybody, or plays one in this terminal.
cli-day-date = The date, such as 2026-11-24; by default today.
cli-day-play = Plays this challenge; each counts once.
cli-day-how = “tumblestar day { $date } --play NAME” plays one: { $kinds }.
cli-day-kept-bad = Your days in “{ $file }” cannot be read: { $why }. Mend the file, or move it away.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Contents
rules-search = Search the rules
rules-search-do = Search
rules-found = { $count ->
        [0] No rule has all these words.
       *[other] Rules found: { $count }.
    }
rules-summary = One page for the table
summary-head = { $game } in short
example-legal = Allowed.
example-illegal = Not allowed.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Points: { $count }.
example-points-of = Points: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] the file
       *[other] example “{ $name }”
    }: { $why }
examples-form = it is not of the form that docs/adding-a-game.md describes. { $why }
examples-rule = there is no rule and no section “{ $tag }”. Name one of words/en.ftl, such as AB-3.1 or AB-3.
examples-name = each example needs a name of its own, words “{ $key }” in words/en.ftl, and a picture.
examples-crop = there is no “{ $text }” among the crops; there are { $allowed }.
examples-seat = nobody sits on seat { $count }.
examples-legal = “{ $text }” is not legal there, by { $tag ->
        [none] what chance may do
       *[other] { $tag }
    }. Correct the state or the action.
examples-tag = an action is legal or illegal, not both; an illegal one needs the tag of the rule that forbids it.
examples-illegal = “{ $text }” should be forbidden by { $tag }, and the rules say { $found ->
        [none] that it is legal
       *[other] { $found }
    }.
examples-points = “{ $name }” should be { $count }, and the rules say { $found }.
examples-summary = words “{ $key }” and “{ $key }-1” are needed in words/en.ftl, and examples of these names: { $names }.
cli-rules-search = Shows only rules with all these words, accents ignored.
cli-rules-section = Shows only this section, such as TY-3.
cli-rules-no-section = { $game } has no section “{ $text }”; it has { $allowed }.
cli-rules-none = No rule of { $game } has all the words “{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = There is no seat { $n }: this game has { $most }.
picture-turn = There is no turn { $turn }: this game has { $most }.
picture-at = There is no event { $n }: this record has { $most }. The beginning is 0.
cli-picture = Draws a record: a position as a picture, the whole game or a turn as an animation.
cli-picture-out = Writes a picture: .svg, .png or .webp.
cli-picture-at = The position after so many events; by default the last.
cli-picture-animate = Writes an animation: .gif or .webp.
cli-picture-turn = Animates only this turn, from 1.
cli-picture-theme = The colours.
cli-picture-width = Pixels across; by default 760, for an animation 480.
cli-picture-seat = The seat whose part of the table is large, from 1.
cli-picture-delay = Milliseconds per moment of an animation; by default 700.
cli-picture-none = There is nothing to draw: name a file with --out (.svg, .png, .webp) or --animate (.gif, .webp).
cli-picture-kind = “{ $file }” has no format that can be drawn here; expected is one of { $kinds }.
cli-picture-needs = “{ $file }” needs packages that { $command } installs; an .svg needs none.
share-link = Share the whole game
share-head = Share this game
share-address-about = It holds the whole game with its players’ names. The server stores nothing, so the link works as long as the server is there, and cannot be taken back.
share-address = As a link
share-address-field = The link to the game
share-copy = Copy
share-embed = In another page
share-embed-about = A frame for a blog or a forum, to step through the game.
share-code = The HTML of the frame
share-film = As an animation
share-picture = As a picture
share-text = As text
share-text-about = The record, for people to read and tumblestar to open.
share-whole-game = The whole game
share-turn = What
share-at = After how many events (0 to { $most })
share-kind = Format
share-download = Download
share-too-long = This game is too long for a link. Share the record as a file, which others can open under “My tables”.
share-busy = Several pictures are being drawn. Try again in a moment.
share-missing = This server cannot draw this format. Choose SVG, or ask its host to install tumblestar[cards].
shared-head = A shared game
shared-script = A script of this page reads the game in this link. Allow scripts here to see it.
shared-empty = This address holds no game. A game’s link has a # and many letters after it.
shared-foreign = This is no link to a tumblestar game, or one of a newer version. Ask for the record as a file.
shared-damaged = The link is damaged or cut off. Copy it whole, or ask for it again.
shared-long = This link holds more than any game, so it is not shown.
shared-old = This browser cannot read the link: it needs Chrome 80, Firefox 113, Safari 16.4 or newer.
shared-offline = The server does not answer, or is busy. Reload the page to try again.
shared-begin = The game begins.
shared-told = Event { $n } of { $count }. { $did }
shared-whole = See it on its own page

## The static site (site/, cli/site.py)

cli-site = Writes the whole box as static files, which any web space can serve and a phone can keep.
cli-site-folder = The folder to write into, new or empty.
cli-site-pyodide = A folder with the npm package pyodide; by default npm fetches it.
cli-site-server = The address of a tumblestar server for playing with friends.
cli-site-made = Written to { $folder } (files: { $count }, first visit: { $size } MB compressed). To try it: python -m http.server --directory { $folder }. Other devices need an https address.
cli-site-not-compiled = Without node, nothing was compiled: the site works, but starts more slowly.
site-no-folder = “{ $folder }” is no folder. Name a new or empty one.
site-not-empty = “{ $folder }” is not empty; nothing was written. Name a new or empty folder; to renew a site, put that in place of the old one.
site-bad-server = “{ $text }” is no server’s address; expected is one such as https://games.example.org.
site-no-npm = The site needs the npm package { $package }, and there is no npm here. Install Node.js, or name a folder with the package: --pyodide.
site-npm-failed = npm could not fetch { $package }: { $why }. Try again later, or name a folder with the package: --pyodide.
site-no-pyodide = “{ $folder }” is no copy of the npm package pyodide: { $file } is missing.
site-other-pyodide = That is pyodide { $found }; expected is { $expected }: npm install pyodide@{ $expected }.
site-no-package = The package { $package } is not installed as files here. Install tumblestar with pip and try again.
site-not-rendered = The start page could not be made: { $why }
site-not-compiled = The modules could not be compiled: { $why }
site-loading = Fetching the box, once …
site-starting = Setting the box up …
site-soon = The box is being set up; your choice opens in a moment.
site-failed = Something went wrong in this browser. What was saved is still here.
site-again = Try again
site-full = This browser is full, so nothing more is saved. Free some room, or save your game as a file (at the table: “More”, then “Download the record”).
site-not-kept = This browser saves nothing, perhaps in a private window: games last until it is closed.
site-elsewhere = The box is open in another tab or window.
site-here = Use it here
site-newer = There is a newer version of the box. Your games stay.
site-newer-do = Change to it
site-no-language = Each language is fetched once over the network, and there is none now. Until then texts are in English.
site-no-files = The box could not be fetched. Check the network and try again.
site-not-secure = This page needs an https address, or this machine’s own. Ask whoever runs the site for one.
site-too-old = This browser is too old for tumblestar, or a private window forbids WebAssembly, module workers or service workers. Use a current Firefox, Chrome, Edge or Safari.
site-no-script = tumblestar runs in your browser and needs JavaScript.
nav-friends = With friends
friends-head = With friends
friends-about = This box is for one device: you play against bots, or pass it round one screen.
friends-server = To play with others on their own devices, use this server:
friends-go = Go to the server
friends-none = To play with others on their own devices, somebody starts a server with one command:
friends-ask = It brings invitations by link, a lobby, clocks, chat and games over days, without accounts. If you know of a server, ask for its address.
friends-carry = Games move as files, here and there: save one at its table, and open it under “My tables”.
