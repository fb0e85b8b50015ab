### The words of the app in English. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = The game is over; nothing more can be played.
refused-seat = { $seat ->
        [0] It is not your turn: chance is to act.
       *[other] It is not your turn: seat { $seat } is to act.
    }
# $now: what is to be done, a sentence of the game.
refused-turn = It is not your turn. { $now }
refused-place = Nothing can be done there now. { $now }
refused-chance = Outcomes of chance cannot be chosen here: they follow from the seed. Only a table that is typed in takes them.
bad-seats = There is no seat plan for { $seats }; the game is for { $allowed } seats.
bad-option = There is no option “{ $name }”; the options are { $allowed }.
bad-option-value = The option “{ $name }” cannot be { $value }; it can be { $allowed }.
bad-value = { $name } cannot be { $value }; expected is { $expected }.
bad-name = A name or a salt is one line of at most { $most } visible characters.
bad-chance = There is no kind of chance “{ $text }”; there are { $allowed }.
bad-commitment = Sealed chance needs a commitment: 64 hexadecimal digits.
bad-practice = A practice game has no sealed chance: its seed is open.
bad-seed = A seed given by hand is one line of 1 to { $most } visible characters.
bad-salts = There is one salt a seat, { $seats } in all; an empty one where a seat adds none.
bad-seat-kind = A seat belongs to a person or a bot.
unknown-game = There is no game “{ $name }”; the shelf has { $games }.
game-broken = The game “{ $name }” cannot be loaded: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
unknown-bot = There is no bot “{ $name }”; there are { $bots }.

## Reading a record

record-long = The file is longer than { $most } characters; a record of these games never is.
record-format = This is not a record: its first line should be “{ $expected }”.
record-header = “{ $text }” is not an entry of a record’s header; known are { $keys }.
record-twice = The entry “{ $key }” stands twice.
record-missing = The header lacks the entry “{ $key }”.
record-game = There is no game “{ $text }” here; the shelf has { $games }.
record-older = This game was played by version { $rules } of the rules, and is shown by them. The newest version is { $version }.
record-other = This game was played by version { $rules } of the rules (data { $data }). It is shown by version { $version } (data { $digest }), so points may differ.
record-cut = This game was played by version { $rules } of the rules (data { $data }). Version { $version } (data { $digest }) can show { $n } of its { $count } events; the text of the record has all.
record-rules = The record was made under rules version “{ $text }”; this program plays version { $version }.
record-data = The record belongs to another set of parts (data “{ $text }”); the set at hand is { $digest }.
record-seat = “{ $text }” is no seat; expected is “person” or “bot”, then a name.
record-salt = There is a salt for a seat that does not exist; the game has { $seats } seats.
record-options = “{ $text }” is no option; expected is name=number, with the names { $options }.
record-seed = The opened seed should be 64 hexadecimal digits.
record-early-seed = The seed of a sealed game is opened only when the game has ended, but this one has not.
record-date = The date should look like 2026-11-21.
record-start = A game has as many seats and the same options as the position that it starts from.
record-practice = “{ $text }” cannot stand after “practice”; expected is “yes”.
record-event = “{ $text }” is no event; expected is a number, then * for chance or the number of a seat, then the action.
record-number = The event is numbered { $text }, but it should be { $expected }; a line may be missing before it.
record-actor = The event is said to be by “{ $text }”, but { $expected } is to act.
record-after-end = The game is over before this event.
record-refused = “{ $text }” cannot be done here. { $why }
record-end = The record says that it ended with “{ $text }”, but the events say “{ $expected }”.
record-result = The record gives the result “{ $text }”, but the events give “{ $expected }”.
unreadable-at = Line { $line }: { $why }
unread-state = “{ $text }” says nothing about a state; expected is key=value with the keys { $keys }, each once.
unread-state-value = “{ $text }” does not fit “{ $key }” in this state; docs/{ $page }.md has the grammar.

## Checking chance

verify-proved = { $count ->
        [one] One outcome of chance was checked: it follows from the seed that was sealed before the start.
       *[other] All { $count } outcomes of chance were checked: they follow from the seed that was sealed before the start.
    }
verify-seed = { $count ->
        [one] Open chance: one outcome follows from the seed “{ $seed }”, which somebody gave and so could know.
       *[other] Open chance: all { $count } outcomes follow from the seed “{ $seed }”, which somebody gave and so could know.
    }
verify-practice = { $count ->
        [one] Practice: somebody went back in this game, so its chance is open. One outcome follows from the seed.
       *[other] Practice: somebody went back in this game, so its chance is open. All { $count } outcomes follow from the seed.
    }
verify-typed = { $count ->
        [one] Open chance: one outcome was typed in or chosen, so there is nothing to check.
       *[other] Open chance: { $count } outcomes were typed in or chosen, so there is nothing to check.
    }
verify-older = This game was played by version { $rules } of the rules or with other data, which are not kept here. So its chance cannot be checked.
verify-closed = { $count ->
        [one] The seed is still sealed, so the one outcome so far cannot be checked yet. It opens when the game ends.
       *[other] The seed is still sealed, so the { $count } outcomes so far cannot be checked yet. It opens when the game ends.
    }
verify-commitment = False: the seed in the record is not the one that was sealed before the start.
verify-outcome = False: event { $n } is “{ $text }”, but draw { $count } of the stream “{ $stream }” of the seed gives “{ $expected }”.

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
env-illegal = { $env }: action { $action } of { $agent } is not legal; legal are { $allowed }.
env-not-begun = { $env }: no game is under way; call reset() first.
env-needs = { $env } needs the package { $package }, which the extra “rl” brings: pip install "tumblestar[rl]".
env-array = { $env }: { $name } is an array of { $type } with the shape { $shape }; expected is { $wanted_type } with the shape { $wanted_shape }.
env-layout = { $env }: the array for { $name } has gaps or cannot be written to; expected is one like numpy.zeros makes.

## Command line

cli-about = Tabletop games to play in the browser, with bots, records and exact rules. Without a command: opens the games.
cli-play = Opens the games in the browser, or plays one here in the terminal.
cli-replay = Shows every state of a record, and the legal actions after it, in notation.
cli-verify = Checks every outcome of chance in a record against its seed.
cli-expect = Shows the line that the strongest bot expects from the end of a record, in notation.
cli-solve = Finds what a game for two is worth to the first seat with best play by both, from nothing, between certified bounds.
cli-game = The game; one that can be solved.
cli-bank = The points in the bank at the start; by default those of the box for two seats.
cli-dice = A file with the colours of your own dice, in the form of dice.toml.
cli-solve-first = The first seat wins { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } of all games with best play by both, a tie counting one half.
cli-solve-bounds = Certified: at least { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, at most { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-unsolved = { $name } cannot be solved; { $games } can.
cli-score = Scores what is written down of a game on a real table, a constellation or a chart at a time.
cli-game-scored = The game; one that can be scored.
cli-colours = For twinkle: the letters of the colours in play; by default all.
cli-sides = For twinkle_twinkle: the sides of the five references in the order of scoring, such as ABAAB; by default what the file says, else all A.
cli-not-scored-by = { $option } says nothing about { $name }. Leave it out.
cli-rules = Shows the rules of a game with their tags, marked where they are not the printed rulebook’s.
cli-game-ruled = The game.
cli-tiles = Draws the set of tiles instead, with counts and tables, to be compared with that of a box.
cli-out = The file to write, .html or .svg for tiles; by default the answer is shown.
cli-no-tiles = { $name } has no tiles to draw; { $games } has.
cli-unwritable-file = The file “{ $file }” cannot be written: { $why }.
cli-unscored = { $name } cannot be scored; { $games } can.
cli-scored = Constellation { $count }, total of the cards: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = There is nothing to score in “{ $file }”: expected is one constellation a line.
cli-seconds = How long it may think.
cli-bench = Measures how fast random games run, in millions of events a second.
cli-lab = Plays many games between bots, and measures the bots and the games.
cli-ladder = Lets each bot play its neighbours on the ladder of a game, and “greedy”, with every number of seats, and rates all on one scale (Bradley-Terry): 100 points more win 64% of the games for two. With more than two seats, one bot plays among others of one kind, both ways; a share of 1 / seats is even. Each set-up is played from every seat.
cli-ladder-game = The game; by default all.
cli-ladder-seats = A number of seats; may be given several times. By default all from two on.
cli-ladder-games = The games of each match with the options of the box.
cli-ladder-mixed = The games of each match in which every set-up has options drawn at random; by default none.
cli-ladder-bots = The bots of the ladder, weakest first, with commas between; by default all of the game.
cli-ladder-option = An option of the set-ups; may be given several times.
cli-ladder-seed = The seed of the set-ups and of chance.
cli-ladder-keep = Writes ladder-GAME.json into this folder after each match, and goes on from the matches that are there if they are of the present bots.
cli-ladder-needs = Ratings need the extra “lab”: pip install "tumblestar[lab]".
cli-ladder-two = A ladder needs two bots at least; the game has { $bots }.
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
cli-lab-play = Plays many games between bots, and says how the bots and the seats do, how long games are, and how points are spread. Each set-up is played once for each rotation of the bots over the seats, with the same luck; intervals are of 95% and go by set-ups. Ctrl-C breaks off and says what was found; with --keep, the same command goes on.
cli-lab-compare = Plays two variants, or two line-ups of bots, with the same luck, and says by how much they differ: means, 95% intervals over set-ups, and effect sizes (the difference in standard deviations of a game).
cli-lab-selfplay = Writes the games of bots as data for programs that learn: a Parquet row for each decision, with observation, legal actions, action, policy, win shares by the game’s evaluator, and the result; and a data card. Needs the extra “lab”. Ctrl-C breaks off; the same command goes on, and one with more games adds to them.
cli-lab-out = The folder to write into. It is made if there is none.
cli-lab-values = Writes the value of every legal action, too, by the game’s evaluator. Takes many times as long.
cli-lab-tries = How often each bot is asked in each state, for its policy; 1 takes what it played.
cli-lab-per-file = The number of games in a file; rounded up to whole set-ups.
lab-selfplay-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
}, { $files ->
    [one] one file
   *[other] { $files } files
} in “{ $folder }”.
cli-lab-game = The game.
cli-lab-bots = The bots by seat, with commas between, before they are rotated; the last one takes the seats that are left. By default “greedy”.
cli-lab-seats = The number of seats; by default as many as bots, or the fewest for two or more.
cli-lab-games = The number of games; rounded up to whole set-ups.
cli-lab-option = An option of the game; may be given several times.
cli-lab-against-bots = The bots of the second line-up; by default those of the first.
cli-lab-against-option = An option of the second variant; may be given several times. By default those of the first.
cli-lab-seed = The seed of chance and of choices: the same seed, the same games.
cli-lab-workers = The number of processes; by default one for each core. The results are the same.
cli-lab-keep = Keeps what is finished in this file, and goes on from what is there.
cli-lab-ray = Plays on the Ray cluster at this address (“auto” finds a local one) instead of on this machine. Needs the extra “ray”.
cli-lab-luck = Goes through the first so many games event by event: what luck explains, and which rules decisions are under. Takes seconds a game.
cli-lab-csv = Writes a row for each game and seat into this file as comma-separated values.
cli-lab-parquet = Writes the same rows as Parquet. Needs the extra “lab”.
cli-lab-html = Writes all tables, with charts, as one HTML page. Needs the extra “lab”.
lab-needs = { $option } needs the extra “{ $extra }”: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = { $count } bots were named for { $seats } seats; name one for each seat at most.
lab-same = Nothing differs: give other bots by --against-bots, or other options by --against-option.
lab-kept-other = The file “{ $file }” has games of another study, or of an older version of the bots; choose another file, or move it away.
lab-kept-damaged = Line { $line } of the file “{ $file }” is damaged; move the file away, or delete that line.
lab-kept-dropped = The last line of the file “{ $file }” was not written to its end; its games are played again.
lab-broken-off = Broken off after { $games } of { $total } games.
lab-broken-off-kept = Broken off after { $games } of { $total } games; the same command goes on from there.
lab-workers-died = The workers died again and again, perhaps for lack of memory; try with fewer (--workers).
lab-no-ray = There is no Ray cluster at “{ $address }”: { $why }
lab-title = { $game }: { $games } games
lab-title-compare = { $game }: { $games } games each, { $first } and { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = By bot (95% intervals; even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = By seat (even is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = By game
lab-spread = Distributions
lab-by-rule = Decisions by rule ({ $games } games)
lab-luck = Luck explains { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the variance of results ({ $games } games): the variance of luck-adjusted results is smaller by so much.
lab-no-luck = Luck cannot be told here: the game has no evaluator for these positions, or all results are the same.
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
lab-chart-shares = Share of the win by bot and by seat, with 95% intervals
lab-chart-of = { $what ->
        [points] Points at the end, by bot
        [events] Events of a game
       *[legal] Legal actions of a decision
    }
lab-chart-text = { $title }. The figures are in the table “{ $table }”.
cli-file = The record to read; - reads standard input.
cli-json = Answers in JSON.
cli-no-browser = Does not open a browser window.
cli-lang = The language of the answers.
cli-help = Shows this help.
cli-version = Shows the version.
cli-working = { $name } is at work: { $seconds } s
cli-working-share = { $name } is at work: { $share } % done, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , about { $left } s left
    }
cli-no-command-game = “{ $name }” is a game and no command. To play it: tumblestar play { $game }
cli-no-command-file = “{ $name }” is a file and no command. To go on with its game: tumblestar play { $file }
cli-no-command = There is no command “{ $name }”. tumblestar --help lists all commands.
cli-no-command-like = There is no command “{ $name }”. Perhaps “{ $command }” was meant; tumblestar --help lists all commands.
cli-expect-over = The game is over, so there is nothing to expect. “tumblestar replay FILE” steps through it.
cli-play-resume = Goes on with the game that was played last in the terminal; with GAME, with the last one of that game.
cli-completion = Prints the script by which a shell completes commands, games, bots and options. For bash and zsh put eval "$(tumblestar completion bash)" or eval "$(tumblestar completion zsh)" into ~/.bashrc or ~/.zshrc; for fish write it to ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Puzzles: positions in which one way is much better than all others, proven.
cli-puzzles-list = Lists the puzzles. As JSON one a line: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Only those of a game.
cli-puzzles-none = { $name } has no puzzles; { $games } have.
cli-puzzles-theme = Only those with a theme, such as “theft”.
cli-puzzles-no-theme = No puzzle has the theme “{ $theme }”; the themes are { $themes }.
cli-puzzles-play = Plays puzzles in this terminal, of one game or of all.
cli-puzzles-order = Any words: the same puzzles come in the same order.
cli-puzzles-make = Makes puzzles from games between bots, and writes them to a file, with how they were made beside it. The same seed makes the same puzzles.
cli-puzzles-make-game = The game.
cli-puzzles-count-of = How many.
cli-puzzles-bots = The bots that play, with commas between; by default all but “random” and the two strongest.
cli-puzzles-seed = The seed of the games.
cli-puzzles-out = The file to write.
cli-puzzles-head-id = puzzle
cli-puzzles-head-seats = seats
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = themes
cli-puzzles-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }


## The doctor

cli-doctor = Says what is there (versions, packages, games, data folder, database, port, terminal, compiled bots) and what to do about each.
doctor-ok = ok
doctor-note = note
doctor-todo = to do
doctor-end = { $count ->
        [0] Nothing has to be done.
        [one] One thing has to be done.
       *[other] { $count } things have to be done.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Packages: { $packages }.
doctor-not-installed = tumblestar runs from its sources and is not installed, so its packages are not known.
doctor-install = Type: python -m pip install { $what }
doctor-games = Games that can be played: { $games }.
doctor-no-numba = Numba is not installed: bots play more slowly, and weaker.
doctor-get-numba = Type: python -m pip install --upgrade "tumblestar[fast]"
doctor-interpreted = Numba is installed, but TUMBLESTAR_INTERPRET turns it off: bots play more slowly, and weaker.
doctor-compile = Unset TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } is installed, but cannot compile the bots: { $why }
doctor-compiled = Bots are compiled by Numba { $version }, and kept in { $folder }
doctor-not-kept = Bots are compiled by Numba { $version }, but cannot be kept, so every start compiles them again.
doctor-cache = Name a folder of your own, which others cannot write to, in TUMBLESTAR_CACHE.
doctor-settings = { $count ->
        [0] No setting in the environment.
       *[other] Settings in the environment: { $names }.
    }
doctor-port = Port { $port } of { $host } is free.
doctor-served = Port { $port } of { $host } is in use, and a tumblestar serves this data folder.
doctor-port-taken = Port { $port } of { $host } cannot be had: { $why }.
doctor-other-port = Choose another port with --port or TUMBLESTAR_PORT, or stop what uses this one.
doctor-data = Data folder: { $folder } (owner { $owner }, mode { $mode }, { $free } MB free)
doctor-data-none = Data folder: { $folder } will be made when there is something to keep ({ $free } MB free in { $there })
doctor-unwritable = You cannot write there. Become its owner, or choose another folder with --data or TUMBLESTAR_DATA.
doctor-open-folder = Others can read it, and with it the seeds of running games. Type: chmod 700 { $folder }
doctor-little-space = Make space on this disk, or choose another folder with --data or TUMBLESTAR_DATA.
doctor-sqlite = Tables are kept by SQLite { $version }.
doctor-postgres = Tables are kept by PostgreSQL { $version } at { $place }
doctor-terminal = Terminal: { $columns } x { $rows } characters, { $encoding }.
doctor-utf8 = Some characters are replaced by similar ones. Set the terminal to UTF-8, or PYTHONUTF8=1.

cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-not-text = The file “{ $file }” is not text in UTF-8; records and data files are.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: tabletop games to play here
app-description = A box of tabletop games to play in the browser, against bots or with others at one screen.
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
settings-theme = Look
settings-save = Save
mine-head = My data
mine-nobody = Nothing is kept about you here yet. If you play on another device already, carry yourself over.
carry-out-head = Play on another device
carry-out-about = A link or QR code makes another device yours: all your tables, your name and your progress. It works once, within { $count } minutes.
carry-out-do = Show the link
carry-shown = Open this on your other device within { $count } minutes. Whoever opens it plays as you: show it to nobody else.
carry-link = Link for your other device
carry-back = Back to my data
carry-head = Carry yourself over to this device
carry-about = On your other device, open “My data” and show the link. Open it here, or copy the code after its #.
carry-code = Code
carry-look = Look whose it is
carry-wrong = This code is unknown, was used, or has expired. Show a new one on your other device.
carry-asked = Is “{ $name }” you? { $count ->
        [one] One table comes with it.
       *[other] { $count } tables come with it.
    } This device plays as “{ $name }” from then on.
carry-asked-unnamed = Is this you? The code is of somebody without a name, with { $count ->
        [one] one table.
       *[other] { $count } tables.
    } This device plays for them from then on.
carry-joins = { $count ->
        [0] Your settings of this device give way to those.
        [one] Your one table of this device joins them, with seats, chat and progress. This cannot be undone.
       *[other] Your { $count } tables of this device join them, with seats, chat and progress. This cannot be undone.
    }
carry-yes = Yes, that is me
carry-no = No, leave it
mine-data-head = My data as a file
mine-data-about = Your name, settings, tables with their records, progress, and what you wrote in chats: one JSON object a line, of which the first explains the others.
mine-data-do = Download my data
mine-data-readme = One JSON object a line, each with a type. person: your name, language and look. bot: a program of yours. token: what a program may do (never the token itself). table: a table that you made, sit at or watch; seats lists your seats from 1, record is the game as text, which “tumblestar replay” and “tumblestar verify” read. attempt and imported: your progress in campaigns. chat: what you wrote; at is in milliseconds since 1970, key names a phrase. restriction: whom you muted or blocked. Times are UTC.
mine-restricted-head = Muted and blocked
mine-restricted-unnamed = somebody without a name
mine-delete-head = Delete me
mine-delete-goes = Deleted for good: your name, settings, progress, tokens and programs, what you wrote in chats, and all tables at which nobody else plays. At games that go on you leave your seat; where nobody may leave, you resign.
mine-delete-stays = What stays: games with others and their records, without your name. Tables that you made pass to somebody who plays there. Copies that others have downloaded, and backups of this server, are not changed.
mine-delete-sure = I know that this cannot be undone.
mine-delete-do = Delete me now
mine-deleted-head = You are deleted
mine-deleted = Nothing is kept about you here any more, and this browser has forgotten you.
theme-system = as the system
theme-light = light
theme-dark = dark
independence = tumblestar is an independent project. It is not connected with the authors or publishers of these games.
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
card-luck-5 = a great deal of luck
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
card-basis = Luck is measured: by how often a simple bot beats the strongest. Minutes and thought are our own judgement.
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
table-abandon-sure = The game ends without a result. It stays in the list of finished games.
table-abandon-yes = Yes, abandon it
table-delete = Delete
table-delete-sure = The table and its record are gone for good then.
table-delete-yes = Yes, delete it
open-head = Open a record
open-hint = A record that was downloaded from a table, or written by hand. You can step through it; nothing in it can harm this server.
open-file = File
open-do = Open
open-none = No file was chosen.
open-not-text = This file is not text in UTF-8, so it cannot be read.

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
new-salt-help = The seed is secret until the game ends; the commitment above is its SHA-256, so it cannot be changed afterwards. Whoever does not trust this server adds any words as a salt: they flow into every outcome.
new-seal-gone = The seed that was promised here is gone, since the server was restarted or the page was open for long. Here is a new commitment; look at it, change your salts if you like, and start again.
new-wrong = This table cannot be set up yet:
new-typed-nobody = With a real board a person has to type in what chance does, but only bots sit at this table.
chance-sealed = Sealed
chance-sealed-help = A secret seed, promised before the start. When the game has ended anyone can check every outcome.
chance-seed = From a seed you give
chance-seed-help = The same seed gives the same set-up. Whoever knows it can foretell it: the record says so.
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
rows-label = The players’ rows; the same content is given in text.
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
expect-not-yet = The bot is still getting ready. Ask again in a few seconds.
refused-expect = There is nothing to expect here: nobody is to act, or no bot that looks ahead sits at this table.
refused-expect-busy = The bot is thinking about your question already.
action-turn = Turn
action-over = Turn over
action-takeback = Take back
action-takeback-far = Take back…
action-takeback-here = Take back to here
action-takeback-ask = Ask to take back
practice-head = Go on as practice?
practice-sure = You may go back as often as you like, also past chance and past the bots. But this game is practice from then on: it brings no star and counts for nothing, its seed is open, and its record says so. Chance falls as before.
practice-yes = Yes, practise
practice-no = No, leave it
practice-mark = Practice.
asked-to = { $seat } would like to take back. Do you agree?
asked-count = { $count ->
        [one] One event would be undone.
       *[other] { $count } events would be undone.
    }
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
tutor-own = What you chose, { $share } after it: { $way }
tutor-better = What you may have overlooked, { $share } after it: { $way }
tutor-error = Costs below { $error } are not asked about, since they may be none.
tutor-unmeasured = How far the win shares are off has not been measured.
tutor-looking = The tutor is looking at it…
tutor-yes = Play it
tutor-no = Think again
tutor-unasked = Played unasked: the win shares did not come in time.
help-off = Several people play here, so help beyond the odds is off unless all agree.
help-ask = Ask the others to allow help
help-end = Go on without help for all
help-asked-to = { $seat } would like all players to be allowed help with their decisions. Do you agree?
help-asked-own = You have asked that all may use help. Waiting for { $others }.
help-asked-other = { $seat } would like all players to be allowed help. Waiting for { $others }.
refused-help = Several people play here, so help beyond the odds is off unless all agree.
refused-help-declined = You have asked for help already, and it was declined.
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
hint-all-equal = All of these are about equally good.
hint-error = Ways that differ by less than { $error } count as equally good.
hint-unmeasured = How far the win shares are off has not been measured, so none of the ways is called best.
hint-provisional = The evaluator is still getting ready, so these win shares are rough and none of the ways is called best yet.
hint-working = { $count ->
        [one] One win share is still to be worked out.
       *[other] { $count } win shares are still to be worked out.
    }
hint-more = { $count ->
        [one] One more way
       *[other] { $count } more ways
    }
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
palette-hint = Choose what lies there, or type several below. A slip can be taken back.
palette-left = { $count } left
type-label = Type an action
type-do = Do it
type-hint = In notation, such as the entries of the log.
type-hint-chance = In notation; outcomes of chance can be several, with spaces between.
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
text-choices = What you can do
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
rules-page-link = The rules on a page of their own
resign-head = Resign?
resign-sure =
    { $count ->
        [one] The game ends at once, and the other player wins.
       *[other] The game ends at once for all: nobody plays on. Who resigns gets nothing, and the { $count } others share the win.
    }
resign-yes = Yes, resign
resign-no = No, play on
give-up-head = Give up?
give-up-sure = The game ends, and this try is over.
give-up-yes = Yes, give up
goal-head = Goal
level-name = Level { $count }.
level-own = Own level.
level-next = Next level: { $count }
level-new = New dice
level-same = Same dice again
level-map = To the map
line-lost = The line to the server is broken; trying again.
line-password = This house asks for its password again. Your game is kept.
line-password-do = Give the password
line-refused = The server turns this page away. Open it anew by the address that you were given.
line-refused-do = Open it anew
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
sheet-marks = What has no mark is as the publisher says it.
mark-reconstruction = reconstruction
mark-reconstruction-means = our best guess of what lies in the box

## Refusals of a table

refused-stale = Something has happened at the table since you looked. Look again and decide anew.
refused-takeback = This cannot be taken back: the turn is over, or someone else has acted since.
refused-takeback-chance = This cannot be taken back: chance has been seen since. Among people nothing goes back past that.
refused-practice = This would make the game practice: no star, and its chance open. Say that you want this.
refused-asked = Somebody has asked to take back already. Answer that first.
refused-declined = The others have declined. You can ask again when somebody has played.
refused-not-asked = Nobody asks to take back any more.
refused-not-yours = That is not yours to do.
refused-send-late = Nobody is sent from a seat once the game has begun.
refused-blocked = The host of this table does not want to play with you. Play at another table, or make one of your own.
refused-blocked-chat = The host of this table does not want you to write here.
refused-restrict-nobody = There is nobody else there whom you could mute or block.
refused-restrict-stranger = Only who is known here can mute or block. Sit down at a table, or choose settings, first.
refused-message = The server did not understand the page. Load the page again.
refused-protocol = This program speaks another version of the protocol than the server, which speaks { $spoken }. Nothing was done; update the program, or load the page again.
refused-typed = Type 1 to { $most } outcomes with spaces between.
refused-typed-on = Chance has nothing more to say here; type only as many outcomes as are asked for.

## A board to think on

analysis-head = Analysis: { $game }
analysis-picture = The position. The same content is given in text.
analysis-long = The address has more than { $most } characters. Begin from a position in notation in place of a long line.
analysis-events = The line has more than { $most } actions. Begin from a position in notation in place of a long line.
analysis-start = This position cannot be. { $why }
analysis-action = Action { $n } of the line, “{ $text }”, cannot be done. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } The position before it is shown.
analysis-at = There is no position “{ $text }” in this line; expected is a number from 0 to { $most }. The last one is shown.
analysis-values = Win shares
analysis-show = Show win shares
analysis-of = { $seat } { $share }
analysis-by = By { $name }.
analysis-by-exact = Exact: { $name }.
analysis-by-error = By { $name }. From one event to the next it errs by { $error } in the mean.
edit-head = Change the position
edit-open = Set up by clicking
edit-hint = Choose a place in the picture or in the list, then what is to be there. Only what makes a position is offered.
edit-places = Places
edit-none = Nothing else can be here in this position. Change another place first.
edit-done = Done
edit-more = { $count } more
edit-less = { $count } fewer
analysis-large = The board of { $player }, large
analysis-from = Analyse from here
analysis-working = { $count ->
        [one] { $count } position is still to be worked out.
       *[other] { $count } positions are still to be worked out.
    }
analysis-busy = Many positions are being worked out for others. Try again in a moment.
analysis-unknown = There is no evaluator for a position of this kind.
analysis-actions = What { $player } can do
analysis-chance = What chance can bring
analysis-beside = Beside each: the win share of { $player } after it.
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
analysis-add-hint = One action, or several with commas between. They take the place of what followed.
analysis-position = Set up a position
analysis-notation = The position in notation
analysis-set = Show this position
analysis-new = From the start of a game
analysis-begin = Start there
analysis-link = Link to this position
analysis-play = Play on from here
analysis-as = You play
analysis-against = The others are
analysis-play-hint = A table begins at this position. What chance brings there is sealed anew.
analysis-play-do = Play on

## Score pad

pad-head = Score pad: { $game }
pad-about = For the box on your table: touch the picture where something lies, and see what it scores. This device keeps what you enter until you start again; a link sends it to others.
pad-lost = The server cannot be reached; what you entered so far is kept on this device. Try again.
pad-bad-players = “{ $text }” is no number of players of this game: expected is one of { $allowed }.
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
pad-file-label = Read from a picture saved by tumblestar, or from a text file
pad-file-hint = Such a picture (SVG) carries what lies in it, and is read exactly. Photographs cannot be read.
pad-file-do = Read it
pad-clear = Start again
pad-total = Cards: { $total }

## Campaign

campaign-head = Campaign: { $game }
campaign-about = Forty levels to play alone, on four cards of ten. Every level has its colours and its missions: win it with { $goal } points and all missions met, and the next one opens. { $great } points bring a second star, winning at the first try a third.
campaign-ours = The printed levels are not known to us. These forty are our own, in the order of how often the bot “{ bot-strong }” wins them.
campaign-standing = Levels won: { $won } of { $count }. Stars: { $stars } of { $most }.
campaign-next = Go to level { $count }
campaign-all-won = Every level is won!
campaign-card = Card { $count }: levels { $first } to { $last }
campaign-map = Map of card { $count }
campaign-node-won = { $stars ->
        [one] Level { $count }: won, 1 star of 3
       *[other] Level { $count }: won, { $stars } stars of 3
    }
campaign-node-open = Level { $count }: open, not won yet
campaign-node-locked = Level { $count }: locked
level-no-mission = no mission
level-colours = Colours
level-difficulty = Difficulty
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: the bot “{ bot-strong }” has won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $count } games.
level-tried = So far
level-tries = { $count ->
        [0] Not tried yet.
        [one] 1 try.
       *[other] { $count } tries.
    }
level-best = Best score: { $points }.
level-go-on = Go on playing
level-same-hint = The same dice are those of your last try: every die shows the same results in the same order. They bring no star for the first try.
level-watch = Watch a won game
level-watch-of = Watch a won game of level { $count }
level-locked = Locked: win level { $count } first.
level-no-dice = There are no dice of a last try; play this level with new ones first.
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
own-hint = Choose four colours and up to three missions. It counts for no star.
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
progress-hint = Progress belongs to this browser. As a file it can be kept, or taken to another one; what is better here stays.
progress-save = Save my progress
progress-file = File of progress
progress-bring = Bring in
progress-brought = { $count ->
        [0] The file had no levels in it; nothing has changed.
        [one] One level was brought in. The best of both counts.
       *[other] { $count } levels were brought in. The best of both counts.
    }
progress-no-json = This file is damaged, or no file of progress: it is no JSON.
progress-format = This is no file of progress: its format should be “{ $expected }”.
progress-version = This file has version { $version } of the format; this program reads version { $expected }.
progress-game = This is the progress of “{ $text }”; expected is “{ $expected }”.
progress-levels = This file is damaged: its entry “levels” is not a list of levels.
progress-level = This file is damaged: “{ $text }” is no level; expected are colours and missions, such as “RYBG 7 16”.
progress-entry = This file is damaged: what it says of “{ $level }” cannot be.

## Check of chance

verify-head = Check of chance
verify-proved-means = Nobody could change an outcome after the start.
verify-open-means = This says nothing against the game; it only cannot be proved that nobody knew.
verify-older-means = Check it with the version of tumblestar that it was played with.
verify-closed-means = Come back when the game has ended.
verify-false-means = Somebody has changed this record.
verify-commitment-was = Commitment
verify-seed-is = Seed
verify-salt = Salt of seat { $count }
verify-how = You need not trust this page: download the record and run “tumblestar verify” on your own machine, or compute it yourself as docs/chance.md describes.
verify-each = Every outcome
verify-each-right = follows from the seed
verify-each-wrong = does not follow from the seed
verify-each-none = not checked
verify-draw = (draw { $count } of the stream “{ $stream }”)
verify-back = Back to the table

## Bad news

sorry-400 = That cannot be read
sorry-400-help = What was sent makes no sense here. Go back and try again.
sorry-403 = That is not allowed
sorry-403-help = Go back to the table and see what can be done there.
sorry-404 = There is nothing here
sorry-404-help = The address may have a slip, the table may have been deleted, or it belongs to somebody else.
sorry-405 = That is not how to ask
sorry-405-help = Use the buttons of the pages.
sorry-409 = This table cannot be opened
sorry-409-help = It may belong to another version of tumblestar. Your other tables are not touched.
sorry-413 = That is too large
sorry-413-help = A record is at most a megabyte of text.
sorry-421 = This server goes by another name
sorry-421-help = Whoever started it can allow this name: TUMBLESTAR_HOSTS=name.
sorry-424 = This game cannot be played just now
sorry-424-help = An entry of its data file cannot be. Correct it, and start tumblestar again; the other games go on.
sorry-500 = Something went wrong here
sorry-500-help = It is our fault, not yours. What was played until here is kept; load the page again.
sorry-503 = The tables cannot be stored just now
sorry-503-help = Nothing that was acknowledged is lost. Once this is mended, load the page again.
sorry-home = To the games
game-fault = { $name } cannot be played: { $why }
table-damaged = The stored table cannot be read: { $why }

## Store and start

store-folder = The folder { $folder } for tables cannot be made: { $why }. Choose another with --data or TUMBLESTAR_DATA.
store-foreign = The file { $file } is the database of another program. Choose another folder with --data or TUMBLESTAR_DATA.
store-newer = The tables in { $folder } were written by a newer tumblestar. Update tumblestar, or choose another folder with --data.
store-read-only = The folder { $folder } cannot be written to. Give yourself the right to write there, or choose another folder with --data or TUMBLESTAR_DATA.
store-address = This is no address of a PostgreSQL database. Expected: postgresql://user:password@host:5432/name
store-no-driver = For PostgreSQL tumblestar needs psycopg. Install it with: pip install "tumblestar[postgres]"
store-pg-foreign = The database { $place } belongs to another program. Make an empty one, and give its address.
store-pg-newer = The tables in { $place } were written by a newer tumblestar. Update tumblestar, or choose another database.
store-pg-gone = The database { $place } cannot be reached just now: { $why }. Nothing that was acknowledged is lost.
store-pg-refused = The database { $place } does not let tumblestar in: { $why }. Look at the user and the password in the address.
store-pg-full = The database { $place } has no room or no connection left: { $why }. Nothing that was acknowledged is lost.
store-pg-held = The database { $place } is being moved just now, or takes no more connections. Start again in a while.
store-unmet = The processes that are to serve { $place } cannot meet. Look into the error output (--log all), or serve it with one process.
store-pg-trouble = The database { $place } cannot be used: { $why }.
store-full = There is no room left for { $folder }. Free some space; nothing that was acknowledged is lost.
store-damaged = The file { $file } is damaged ({ $why }). Move it away, and put a copy of an older state in its place if there is one.
store-locked = The file { $file } is in use by another program. Close that first.
store-unsure = The database was lost while this was written, and it is not known whether it was done. Look before you do it again.
store-raced = Somebody else has just written to this table. Load the page again.
store-busy = The server has more to write than the disk can take. Try again in a moment; nothing was done.
store-closed = The server is stopping. Try again when it is back; nothing was done.
store-trouble = The file { $file } cannot be used: { $why }.
run-at = tumblestar is at { $address } (Ctrl-C ends it)
run-data = Tables are kept in { $folder }
run-no-numba = Bots play without Numba here: more slowly, and weaker. “tumblestar[fast]” in place of “tumblestar” gives them their full strength.
run-end = Good-bye. Your tables are kept.
run-port-taken = Port { $port } is in use, perhaps by another tumblestar. Open that one, or choose another port: --port { $other }
run-port-forbidden = Port { $port } is not yours to use. Choose one above 1023: --port 8017
run-no-address = The address { $host } cannot be had: { $why }.

## Server

set-wrong = { $name } cannot be “{ $value }”: expected is { $expected }.
set-unguarded = A server that others can reach ({ $host }) wants a password (--password-file FILE or TUMBLESTAR_PASSWORD), a list of addresses (--allow 192.168.1.0/24), or --open said outright: then everybody who can reach it may play.
set-two-passwords = There are two passwords, from --password and from --password-file. Give one.
set-short-password-file = The first line of { $file } is no password: at least { $least } characters are expected.
takes-address = an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0
takes-port = a whole number from 0 to 65535
takes-whole = a whole number from { $least } to { $most }
takes-folder = a folder
takes-database = an address like postgresql://user:password@host:5432/name
takes-file = a file
takes-hosts = names of hosts with commas between, such as games.example
takes-password = at least { $least } characters
takes-networks = addresses or networks with commas between, such as 192.168.1.0/24
takes-switch = on or off
takes-token = 16 to 200 characters, without spaces
takes-one-of = one of { $allowed }
takes-seconds = a number of seconds from { $least } to { $most }
takes-action = an action in notation
takes-record = the text of a record
takes-state = a state of { $name }, such as position.state
takes-game = a game, such as tumblestar.games.find("twisty")
takes-seats = one Seat(kind, name) for each seat
takes-salts = a list with one text for each seat
takes-choosers = a list with one bot for each seat, { $count } in all
takes-opponents = the name of a bot, or a list with one for each other seat, { $count } in all
takes-level = the number of a level, or its set, such as { $example }
takes-no-levels = None, since { $name } has no levels
takes-rng = a source of random numbers, such as random.Random(7)
takes-seed = a number, a text, or None for a secret seed
takes-text = a text
takes-number = a number
takes-bool = True or False
set-host = The address to listen on; 127.0.0.1 lets in this machine only.
set-port = The port to listen on; 0 takes any.
set-data = The folder for tables and finished games.
set-database = A PostgreSQL database for tables and finished games, in the place of the folder; several servers may share it.
set-processes = How many processes share the work, all at this one address; about one for each core that is to be used.
set-hosts = Names besides its own that the server answers to, with commas between.
set-password = The password that everybody has to give. On a command line others on this machine can read it: better from the environment, or from a file.
set-password-file = A file whose first line is the password.
set-allow = Networks that may come; all others are turned away.
set-open = Lets in everybody who can reach the server, without a password.
set-behind-proxy = Addresses of proxies whose word on who asks is taken.
set-fast-sockets = A fast path for the messages of WebSockets; off uses uvicorn’s own.
set-limits = How often somebody may ask is limited; off is for measuring.
set-metrics-token = Whoever shows this token may read /metrics from elsewhere.
set-log = What is written to the error output: quiet (what went wrong) or all.
set-pace = Seconds between the steps of a bot.
set-grace = Seconds after which the others are asked what to do when somebody is gone.
cli-serve = Serves the games to a network, without a browser of its own.
cli-backup = Copies all tables into one file, also while they are being played.
cli-backup-file = Where the copy goes. It holds the seeds of running games: keep it to yourself.
cli-backup-replace = Takes the place of a file that is there.
cli-backed-up = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file }.
cli-restore = Puts a copy in the place of the tables.
cli-restore-file = A file that “tumblestar backup” wrote.
cli-restore-replace = Puts the tables that are there aside, under another name.
cli-restored = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $folder }.
cli-restored-aside = What was there before is kept as { $file }.
cli-export = Writes every game as a text that people and programs can read.
cli-export-target = A folder, or a new file ending in .zip.
cli-exported = { $count ->
    [one] One game is
   *[other] { $count } games are
} in { $target }.
cli-import = Brings games in from texts, for everybody to step through.
cli-import-files = Records, or zip files with records in them.
cli-imported = { $count ->
    [0] No game was brought in.
    [one] One game was brought in:
   *[other] { $count } games were brought in:
}
cli-imported-before = { $count ->
        [one] 1 game was there already and keeps its table.
       *[other] { $count } games were there already and keep their tables.
    }
move-there = { $place } holds people or tables already. Choose an empty folder or database.
move-served = A server is using { $place }. Stop it first.
move-short = Not all of “{ $table }” arrived in { $place }; nothing was kept there. Try again.
move-same = Both are the same place. Say from where to where.
cli-move = Copies all tables into an empty folder or PostgreSQL database; what was there before stays as it is.
cli-move-from = Where they are: a folder, or an address like postgresql://user:password@host:5432/name
cli-move-to = Where they go: a folder, or such an address.
cli-moved = { $count ->
    [one] One table is in { $place } now.
   *[other] { $count } tables are in { $place } now.
}
backup-there = { $file } is there already. Choose another name, or say --replace.
backup-none = There are no tables in { $folder }.
backup-running = A server is using { $folder }. Stop it first.
backup-trouble = { $file } cannot be used: { $why }.
restore-there = There are tables in { $folder } already. Say --replace to put them aside.
restore-foreign = { $file } is no copy of tumblestar’s tables.
restore-newer = { $file } was written by a newer tumblestar. Update tumblestar first.
restore-damaged = { $file } is damaged; nothing was changed.
run-twice = Another tumblestar is serving { $folder } already. Open that one, or choose another folder with --data.
run-no-limits = Limits are off: anybody may ask as often as they like. This is for measuring only.
run-no-processes = Several processes at one address cannot be had on this system. Leave --processes away.
sorry-401 = You have to give the password first
sorry-401-help = Go to the games, and you will be asked.
sorry-429 = That was too often
sorry-429-help = Wait a little and try again; nothing of what you had is lost.
door-head = Come in
door-about = This house asks for a password. Whoever invited you knows it.
door-password = Password
door-enter = Enter
door-wrong = That is not the password. After a few tries you have to wait.
refused-limit = That was too quick. Wait a moment and try again; nothing was done.
limit-tables = You have { $most } tables that go on. Finish or end some before you begin another.

## Together

nav-lobby = Lobby
new-friend = a friend, by link
new-together = Clock, chat and guests
new-clock = Clock
new-clock-help = The first turn of everybody is not timed, and no clock runs while the server is down.
clock-none = none
clock-turn = { $count ->
        [60] 1 minute a turn
        [3600] 1 hour a turn
        [86400] 1 day a turn
       *[other] { $unit ->
            [minutes] { $n } minutes a turn
           *[other] { $n } seconds a turn
        }
    }
clock-turn-help = When a turn’s time is up, a bot finishes that turn.
clock-bank = { $n } minutes for the whole game
clock-bank-more = { $n } minutes for the whole game, and { $more } seconds more after each turn
clock-bank-help = Whoever’s time is up has lost.
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
        [one] One seat is still free. The game begins when it is taken.
       *[other] { $count } seats are still free. The game begins when all are taken.
    }
status-asked = { $seats ->
        [you] The game begins when all have agreed. Your answer is missing.
       *[other] The game begins when all have agreed. Still to answer: { $seats }.
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
presence-asked = asked, no answer yet
presence-preparing = getting ready, not at full strength yet
seat-stand-in = { $name } plays for now
seat-more = More for this seat
seat-hand = Let a bot play for me
seat-hand-do = Hand over
seat-back = Play on myself
seat-leave = Leave this seat
seat-send = Send away from this seat
seat-send-hint = The seat is free then, with a new link.
restrict-mute = Mute { $name }
restrict-unmute = Unmute { $name }
restrict-block = Block { $name }
restrict-unblock = Unblock { $name }
restrict-hint = You no longer see the messages of people whom you mute; only you know. People whom you block can no longer sit, write or watch at tables that you host; a game that has begun goes on.
seat-leave-hint = Whoever leaves a seat frees it for somebody else; the host gets a new link to it.
seat-device = Play on another device
people-head = Who is missing
free-head = Waiting for friends
free-hint-host = Send each friend their own link. They need no account; whoever opens it first takes the seat.
free-hint = The host has the links to the free seats.
local-head = Links would work on this computer only
local-why = The address of this page, { $host }, means “this very device” wherever it is opened. A friend who follows your link would look for the game on their own phone.
local-do = To play with friends on your network, stop tumblestar and start it again with this command, with a password of your own:
local-then = Then open it at this computer’s address on the network, such as { $example }, and make the table there. Whoever has one of its links needs no password.
free-seat = Seat { $count } is free.
free-bot = A bot on seat { $count }
free-bot-do = Seat the bot
free-other = A bot instead, or a new link
link-seat = Link to seat { $count }
link-watch = Link for spectators
link-device = Link for your other device
link-copy = Copy the link
link-copied = Copied.
link-share = Share
link-qr = QR code
link-qr-label = QR code of the link above
link-renew = Make a new link; the old one is then good for nothing
missed-asked = { $name } is gone. What now?
missed-bot = Let a bot play on
missed-wait = Wait
missed-end = End the game
missed-count = { $n } of { $count } want to end the game.
rematch-go = Go to the rematch
rematch-asks = { $count ->
        [0] A rematch has been asked for. Do you join?
        [one] { $seats } wants to play again. Do you join?
       *[other] { $seats } want to play again. Do you join?
    }
rematch-yes = Join
rematch-no = No thanks
rematch-head = Waiting for an answer
rematch-unanswered = { $name ->
        [you] You have not answered yet.
       *[other] { $name } has not answered yet.
    }
rematch-instead = Give seat { $count } to somebody else
chat-head = Chat
chat-none = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-label = Say something
chat-do = Send
chat-off = The host has switched free chat off; the phrases are left.
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
note-sat = { $name ->
        [you] You have taken seat { $count }.
       *[other] { $name } has taken seat { $count }.
    }
note-agreed = { $name ->
        [you] You play again.
       *[other] { $name } plays again.
    }
note-declined = { $name ->
        [you] You do not play again.
       *[other] { $name } does not play again.
    }
note-unasked = { $name ->
        [you] Your seat { $count } is given to somebody else.
       *[other] { $name } is not waited for any more; seat { $count } is free.
    }
note-left = { $name } has left seat { $count }.
note-sent = { $name } was sent from the seat by the host.
note-handed = { $name ->
        [you] You let a bot play on seat { $count }.
       *[other] { $name } lets a bot play on seat { $count }.
    }
note-back = { $name ->
        [you] You play on seat { $count } again.
       *[other] { $name } plays on seat { $count } again.
    }
note-stand-in = { $name ->
        [you] A bot plays on for you on seat { $count }.
       *[other] A bot plays on for { $name } on seat { $count }.
    }
note-flag = { $name ->
        [you] Your time is up.
       *[other] The time of { $name } on seat { $count } is up.
    }
note-help-1 = { $name ->
        [you] You have used help: odds.
       *[other] { $name } has used help: odds.
    }
note-help-2 = { $name ->
        [you] You have used help: points.
       *[other] { $name } has used help: points.
    }
note-help-3 = { $name ->
        [you] You have used help: best play.
       *[other] { $name } has used help: best play.
    }
note-help-4 = { $name ->
        [you] You have used help: the tutor.
       *[other] { $name } has used help: the tutor.
    }
note-help-expect = { $name ->
        [you] You have used help: what a bot expects.
       *[other] { $name } has used help: what a bot expects.
    }
note-help-on = { $name ->
        [you] You have agreed as the last: all may use help now.
       *[other] { $name } has agreed as the last: all may use help now.
    }
note-help-off = { $name ->
        [you] You play without help beyond the odds: it is off for all.
       *[other] { $name } plays without help beyond the odds: it is off for all.
    }
note-slow = { $name ->
        [you] Your time is up: a bot finishes the turn.
       *[other] The time of { $name } on seat { $count } is up: a bot finishes the turn.
    }
chat-notes = Noted at this table
host-head = What you set as the host
host-chat = Free chat
host-chat-help = Quick phrases can always be said.
host-watchers = Spectators
host-watchers-help = Whoever has the spectators’ link may look on. Spectators see what players see, and cannot chat.
host-listed = Shown in the lobby
host-listed-help = Everybody on this server sees the table there, can take free seats, and can look at the game once it has ended.
setting-sound = Sounds
setting-bubble = Show chat messages over the board
notify-allow = Notify me when it is my turn
notify-how = Your browser asks for permission. Notifications come while this page is open, even if you look at another one.
notify-denied = Your browser blocks notifications from this address. Its settings for this page can allow them.
notify-text = It is your turn.
refused-waiting = The game has not begun: not all seats are taken.
refused-time = Your time is up.
refused-taken = This seat is taken already.
refused-leave-clock = A seat cannot be left while a clock is used. Let a bot play for you instead.
refused-leave-alone = Nobody else plays here. Let a bot play for you instead.
refused-not-missed = They are back, or somebody has decided already.
refused-watch = Spectators are not let in here.
refused-link-used = This link has been used, or it is too old.
refused-sits = You sit at this table yourself.
refused-host = Only the host of the table can do that.
refused-chat-seat = Only those who sit at the table can chat.
refused-chat-off = The host has switched free chat off.
refused-chat-text = A message is one line of 1 to { $most } characters.
join-title = You are invited
join-head = { $game }: a seat for you
join-from = { $host } invites you to play.
join-from-nobody = You are invited to play.
join-listed = A table that is open to all.
join-seat = You take seat { $count }.
join-which = Which seat?
join-seat-choice = Seat { $count }
join-name = Your name, as others see it
join-do = Take the seat
join-fair = Fairness
join-fair-help = A secret seed decides all luck. This is its commitment, so that it cannot be changed any more. Add words of your own if you like: they flow into every outcome.
join-salt = Your words (salt)
join-who = At the table
join-clock = Clock
join-begun = The game is going on; you take over as it stands.
join-own = This is your own table. The link is meant for a friend: send it, do not open it. You can also play this seat yourself, on this screen.
join-sits = You sit at this table already.
join-open = Open the table
join-taken-head = This seat is taken
join-taken = Somebody has used this link before you, or the host has made a new one. Ask them for another.
join-over = This game is over.
watch-head = Watch { $game }
watch-about = You can look on without being seen, and without playing.
watch-do = Watch
watch-off-head = This link is good for nothing any more
watch-off = The host does not let spectators in, or has made a new link.
bring-head = Play on here
bring-about = This device then plays for { $name }, who goes on elsewhere as well. The link can be used once.
bring-about-unnamed = This device then plays for whoever made the link, who goes on elsewhere as well. The link can be used once.
bring-do = Play on this device
device-head = Play on another device
device-about = { $count ->
        [one] Open this link on the other device within one minute.
       *[other] Open this link on the other device within { $count } minutes.
    } It can be used once, and it stands on this page only. Keep it to yourself: whoever has it plays for you.
device-back = Back to the table
lobby-head = Lobby
lobby-intro = Tables that wait for players, games that are being played, and those that have ended.
lobby-search = Search
lobby-name = A player’s name
lobby-game = Game
lobby-any = all games
lobby-do = Search
lobby-open = Open tables
lobby-open-none = No table is open to all just now. When you make one, you can have it shown here.
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
lobby-watch = Look on
lobby-free-seat = free seat
table-waiting = waiting for friends

## Terminal

cli-play-game = A game to play here in the terminal, or a file with its record to go on with; without one, the games open in the browser.
cli-play-seats = In the terminal: how many play.
cli-play-bots = In the terminal: bots for the last seats, by name with commas between.
cli-play-names = In the terminal: the names of the people, with commas between.
cli-play-option = In the terminal: an option of the game, name=number; can be given several times.
cli-play-seed = In the terminal: words that all luck follows from, so that it is open; without them it is secret and sealed.
cli-play-plain = In the terminal: draws nothing and says one fact a line, for a screen reader.
cli-play-no-color = In the terminal: no colours.
term-what = There is no game and no file “{ $name }”. The games are { $games }.
term-not-for-server = { $option } is for a game in the terminal. Name one: tumblestar play GAME.
term-not-for-terminal = { $option } is for the games in the browser. A game in the terminal has no use for it.
term-option = “{ $text }” is no option; expected is name=number.
term-crowded = { $people ->
        [0] With { $bots } bots there is no seat for a person among { $seats }.
       *[other] { $seats } seats are too few for { $bots } bots and everybody who was named.
    }
term-sealed = Luck is sealed by a secret seed, opened at the end. Its commitment: { $commitment }
term-seed = Luck is open: it follows from the seed “{ $seed }”.
term-open = Luck is open: the record cannot prove it.
term-begin = Type an action in notation, “?” for what can be done, or “help”.
term-resumed = { $count ->
        [one] The game of { $file } goes on after its first event.
       *[other] The game of { $file } goes on after { $count } events.
    }
term-seed-lost = The secret seed of this game is not on this machine, so luck goes on with a new one. The record says from now on that luck is open.
term-opened = The seed that was sealed is opened: { $seed }. Its SHA-256 is the commitment that you were told at the start: { $commitment }
term-verify = The game is kept in { $file }. Anybody can check its luck:
term-type-verify = tumblestar verify { $file }
term-kept = The game is kept in { $file }. To go on with it:
term-type-play = tumblestar play { $file }
term-kept-games = { $count ->
        [one] One game in the terminal waits for its end:
       *[other] { $count } games in the terminal wait for their end, the latest first:
    }
term-kept-game = { $events ->
        [one] { $game }, { $when }, after { $events } event
       *[other] { $game }, { $when }, after { $events } events
    }
term-kept-resume = “tumblestar play --resume” goes on with the first of them. All lie in { $folder }.
term-none-kept = No unfinished game of that kind is kept in { $folder }. “tumblestar play GAME” begins one.
term-not-for-resumed = { $option } is for a new game; a game that goes on keeps what it began with.
term-not-kept = Nothing was played, so nothing is kept.
term-unkept = The game cannot be kept in { $file }: { $why }. It goes on all the same; “save FILE” puts it elsewhere.
term-prompt = { $seat }>
term-thinking = { $seat } is thinking…
bot-compiling = The bot is being compiled for this machine, once. This can take a minute or two…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Goal, met: { $goal }
        [kept] Goal, kept so far: { $goal }
       *[unmet] Goal, not met yet: { $goal }
    }
term-no-cards = This game has no cards that everybody plays with.
term-no-choice = Nothing that can be done now has “{ $text }” in it.
term-best = ★ { $way } (best)
term-alike = { $way } ({ $count ->
        [one] one more as good
       *[other] { $count } more as good
    })
term-hint-working = Working out win shares…
term-way = - { $way }
term-no-hint = There is nothing to advise here.
term-undone = The last action is taken back.
term-asked = You have asked the others to take back.
term-practice = Go back and practise? (yes or no)
term-asks = { $seat } would like to take back. Type “agree” or “decline”.
term-dropped = Something has happened, so the rest of what you typed was not done.
term-tutor-on = The tutor asks before an action that costs more than { NUMBER($share, style: "percent") } of the win.
term-tutor-off = The tutor is off.
term-tutor-what = Say how much an action may cost unasked, in points of a percent: “tutor { $usual }”, of { $amounts }; or “tutor off”.
term-tutor-none = No win shares are known in this game, so there is no tutor.
term-tutor-sure = Type “yes” to play it:
term-tutor-kept = It is not played.
term-off = off
term-asks-help = { $seat } would like all players to be allowed help with their decisions. Type “agree” or “decline”.
term-asked-help = You have asked the others to allow help.
term-does-allow = asks the others to allow help beyond the odds, or agrees to it; “allow off” ends it
term-word-allow = allow
term-sure = Type “yes” to end it:
term-yes = yes
term-not-resigned = The game goes on.
term-refused = Not done. { $why }
term-refused-rule = Not done. { $why } The rule is { $tag }: “help { $tag }” shows it.
term-refused-unread = Not understood. { $why } “?” lists what can be done now, “help” all commands.
term-save-what = Say where: save FILE
term-saved = The game is saved in { $file }.
term-foreign = { $file } is there already and is no record, so it is left as it is.
term-no-rule = There is no rule “{ $text }”. These are the sections of the rules:
term-section = help { $tag }: { $title }
term-command = { $word }: { $does }
term-help = You can type an action in notation, several with “;” between, or one of these:
term-does-choices = what can be done and what each would do; “? TEXT” only those with that text
term-does-help = this; “help TAG” shows a rule or a section of the rules
term-does-board = the board and where everyone stands; “board TEXT” only the lines with that text
term-does-cards = the cards in play and what they do
term-does-log = all that has happened; “log 10” the last ten events
term-does-hint = the ways to go on with odds, points and win shares; the best one is marked, if one is
term-does-tutor = asks before an action that costs too much: “tutor 5” for 5% of the win (1, 2, 5 or 10), “tutor off”
term-does-undo = takes back your last action; alone also past luck, as practice; among people it asks the others
term-does-resign = gives up
term-does-save = “save FILE” writes the record; the game is kept by itself, too
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
cli-join = Takes a seat at a table of a server and plays there in the terminal.
cli-join-link = An invitation, such as https://games.example/join/…, or the address of a table.
cli-join-name = Your name, as others see it.
term-no-link = “{ $link }” leads to no seat; expected is an invitation (https://…/join/…) or the address of a table (https://…/table/…).
term-no-seat = There is no seat to be had at { $link }: it is taken, or the game is over. Ask whoever invited you for another link.
term-nothing-there = There is nothing at { $link }. The address may have a slip, or the table belongs to somebody else.
term-password = { $link } wants a password. An invitation needs none: ask for one.
term-server-refuses = The server does not let you in at { $link } (status { $status }).
term-no-server = { $link } cannot be reached: { $why }.
term-no-jar = Who you are at this server cannot be kept in { $file }: { $why }.
term-you-are = { $count ->
        [0] You look on.
       *[other] You play for { $names }.
    }
term-waiting = { $seat ->
        [you] A bot is to act for you; you will see it here. Ctrl-C leaves.
       *[other] { $seat } is to act; you will see it here. Ctrl-C leaves.
    }
term-waiting-start = The game begins when all seats are taken. Ctrl-C leaves.
term-line-lost = The line to the server was lost, and is there again.
term-line-gone = The line to the server is lost, and { $link } does not answer.
term-table-gone = The table at { $link } is gone, or not open to you.
term-other-protocol = The server at { $link } is of another version than this program. Update the older of the two.
term-seat-kept = Your seat stays yours. To come back:
term-type-join = tumblestar join { $link }
term-verify-there = The server shows the same check, outcome by outcome: { $link }
term-said = { $words }
term-does-people = who is here and who is not; the host gets the invitations to free seats
term-does-time = what time each seat has left
term-does-chat = what has been said; “chat 10” the last ten messages
term-does-say = “say TEXT” says something to all; “say” lists quick phrases, “say 2” says the second
term-does-hand = lets a bot play for you; “hand random” names it
term-does-back = plays on yourself
term-does-gone = for somebody who has been gone for long: “gone wait”, “gone bot” lets a bot play on, “gone end” ends the game
term-does-fill = puts a bot on a free seat, for the host; “fill 2 random” says where and which
term-does-leave = leaves your seat to somebody else
term-does-rematch = another game with the same people, after the end
term-does-agree = agrees when somebody would like to take back, or asks for help for all
term-does-decline = declines that, or a rematch, or withdraws your own request
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
term-person = { $how ->
        [here] Seat { $count }, { $seat }: here
        [away] Seat { $count }, { $seat }: away
        [asked] Seat { $count }, { $seat }: asked, no answer yet
        [bot] Seat { $count }, { $seat }
       *[gone] Seat { $count }, { $seat }: not here
    }
term-person-you = Seat { $count }, { $seat }: you
term-person-bot = Seat { $count }, { $seat }: { $bot } plays for now
term-person-free = Seat { $count }: free
term-link = The invitation to seat { $count }, for one person:
term-type-link = { $link }
term-time = { $runs ->
        [yes] { $seat }: { $minutes } min { $seconds } s left, running
       *[no] { $seat }: { $minutes } min { $seconds } s left
    }
term-time-short = { $seat } { $left }
term-times = Time left: { $times }
term-no-clock = There is no clock here, or the game has not begun.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Say what: say TEXT, or the number of a phrase
term-gone = { $seat } is not here any more.
term-came = { $seat } is here.
term-missed = { $n ->
        [0] { $seat } (seat { $count }) has been gone for long. Type “gone wait”, “gone bot” (a bot plays on), or “gone end” (ends the game).
       *[other] { $seat } (seat { $count }) has been gone for long. { $n } of { $asked } want to end the game. Type “gone wait”, “gone bot” (a bot plays on), or “gone end” (ends the game).
    }
term-nobody-missed = Nobody has been gone for long.
term-nobody-free = There is no such free seat.
term-waits = { $seat } is waited for.
term-filled = A bot sits on seat { $count }.
term-sure-leave = Type “yes” to leave it:
term-left = You have left your seat; the host gets a new link to it.
term-after = “rematch” plays once more, “say TEXT” says something, “quit” leaves.
term-rematch-there = There is a rematch: type “rematch” to go there, or “decline”.
term-rematch-declined = You do not play the rematch; your seat there is free.
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
term-legend-twisty = Cubes are letters: R red, O orange, Y yellow, G green, B blue, P purple, K pink. [1] is the piece of seat 1, and what follows lies under it.
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
term-text-slow = Slow: { $tiles }. Goes to the last free space; whoever takes it acts late.
term-legend-twinkle-twinkle = ✶ star, ✹ nova, ways of lines, = linked cells. “cards” says what scores.

## The API for programs, and tokens

nav-api = For programs
api-title = The API for programs
api-about = Programs can look at tables, make them, take seats and play, over HTTP with JSON. Every call carries a token: “Authorization: Bearer tms_…”. Cookies count for nothing here. Times in milliseconds are counted from 1970; seats are counted from 1.
api-token-help = A token, made on the page /tokens or by “tumblestar token new”.
api-to-tokens = Your tokens
api-to-document = The OpenAPI document
api-begin = To begin
api-begin-help = Make a token for a bot of yours, then ask who you are:
api-example = A call that can be copied
api-scopes = What a token may do
api-scopes-help = A token may do what was ticked when it was made, and nothing else. A call that it is not made for is refused and told the name of what is missing.
api-can = What can be asked
api-needs = needs { $scope }
api-once = Asking again
api-once-help = Whatever changes something carries an “id” of your choice: the same id is the same request, and is done once, however often it is sent. An answer that says “ok” is given when it is on disk, and given again to whoever asks again. So send what was not answered once more, as it was. “seen” is the number of the table as you know it: if something has happened since, the request is refused as “stale” and nothing is done.
api-lines = The lines of a stream
api-lines-help = Each line is a JSON object with a “type”. First who sits there, then the entries after “from”, then how the table stands; after that whatever happens, as it happens. To go on after a break, come back with “from” set to the last “n” that you have: nothing is left out and nothing told twice.
api-line-seats = Who sits there: at the beginning, and whenever that changes.
api-line-entry = An entry of the table’s log, each once and in order. “act”: an action in notation; “takeback”: “kept” says how many events of the record are kept, and “practice” whether the game is practice by it; “ask”: the seat “actor” asks to go back to “kept” events; “agree” and “decline”: the seat “actor” answers; “resign” and “flag”: “seat” is the seat that is out; “abandon”: the game ended without a result.
api-line-now = How the table stands after all entries so far: the state, who is to act, and what is legal.
api-line-chat = Something was said since the stream began.
api-line-beat = Nothing has happened for a while; the stream is alive.
api-line-bye = The last line, and why: “over” (the game has ended), “gone” (the table is not there for you any more), “token” (the token was revoked), “restart” (the server stops; come back with “from”).
api-socket = A WebSocket instead
api-socket-help = /live/TABLE?as=json is a line in both directions, for whoever would rather act and listen over one connection. It takes the same token in the same header; docs/server.md has its messages.
api-problems = What is refused, and how
api-problems-help = A refusal is a JSON object (RFC 9457): “code” is for programs, “detail” says in your language (Accept-Language) what is wrong, “tag” and “help” name the rule of the game where there is one, “n” is the number of the table now.
api-limits = How often
api-limits-help = Whoever is too quick is refused with 429 and told in “Retry-After” how many seconds to wait; nothing was done. A body has at most 10,000 bytes, an import 1,500,000.
api-limit-call = Calls, for each token: { $burst } at once, then one every { $every } s.
api-limit-request = Requests of any kind, for each address: { $burst } at once, then one every { $every } s.
api-limit-table = New tables, for each token and address: { $burst } at once, then one every { $every } s.
api-limit-link = Invitations looked at or taken up, for each token and address: { $burst } at once, then one every { $every } s.
api-limit-chat = Things said, for each person or bot: { $burst } at once, then one every { $every } s.
api-limit-upload = Imports and files, for each token and address: { $burst } at once, then one every { $every } s.
api-limit-export = Exports, for each token and address: { $burst } at once, then one every { $every } s.
api-limit-lines = Streams and lines open at once, for each token: { $count }.
api-limit-tables = Tables that go on, for each person or bot that made them: { $count }.
api-notation = Actions are written in the game’s own notation. “legal” lists them whenever somebody is to act, so a program need not know the rules; docs/ has the grammar of every game.
api-me = Who you are
api-me-help = Your name, whether you are a bot, and what your token may do.
api-games = The games
api-games-help = All games that can be played: seats, options, bots of the house, and examples of the notation.
api-game = One game
api-game-help = The same of one game.
api-tables = Your tables
api-tables-help = The sixty tables that you made or sit at and that were last played at.
api-make = Make a table
api-make-help = A new table. It begins at once, or when the last open seat is taken. With an id that was used before it gives the table that was made then.
api-table = A table
api-table-help = A table as it stands: state, who is to act, what is legal, seats and points; for its host, with a token for that, the links to its free seats.
api-puzzles = The puzzles
api-puzzles-help = All puzzles that ship, with solution and proof, one JSON object a line as docs/puzzles.md says; “game” selects those of a game.
api-record = The record of a table
api-record-help = The game as a text, which “tumblestar verify” and “tumblestar replay” read. Its seed is in it once the game has ended.
api-review = The review of a table
api-review-help = Where a game that has ended was decided, by luck and by skill. The first time it is worked out, which takes seconds: the request waits for it up to twenty seconds.
api-chat = What was said
api-chat-help = The last two hundred things said at a table.
api-stream = Follow a table
api-stream-help = What happens at a table, one JSON object a line, until the game has ended. Says “beat” every fifteen seconds in which nothing happens. Whoever takes nothing for ten seconds is hung up on.
api-invitation = Look at an invitation
api-invitation-help = Where a link leads: game, seat, clock, who else sits there, and the commitment of the luck. Nothing is taken.
api-join = Take a seat
api-join-help = Takes the seat that an invitation is for. Whoever has taken it by that link already is told so again.
api-act = Act
api-act-help = An action of the seat that is to act, by its number among the legal ones or in notation. Where chance is typed in, outcomes with spaces between.
api-takeback = Take back
api-takeback-help = Takes your last action back, within your turn and while neither luck nor another seat has acted. With “kept” all events after so many: alone against bots as practice; among people the others are asked, and nothing goes back past luck.
api-answer = Answer a request to take back
api-answer-help = Agrees to what somebody asks, or declines it; the asker withdraws it so. When all have agreed, it is done.
api-resign = Resign
api-resign-help = A seat of yours gives up; which one, if you hold several.
api-rematch = Ask for a rematch, or answer
api-rematch-help = Another game with the same people on their seats, once this one is over. Who asks first makes the table, and the others are asked there; “agree” is false to decline and free your seat.
api-say = Say something
api-say-help = A line of text, or one of the phrases that everybody reads in their own language.
api-abandon = End a game
api-abandon-help = Ends a game without a result. For the host of the table.
api-delete = Delete a table
api-delete-help = Takes a table that has ended away for good. For its host.
api-export = All your records
api-export-help = The record of every table that you made or sit at, one JSON object a line, the oldest first; “game” selects those of a game.
api-import = Import records
api-import-help = Adds records as tables of yours to step through: as text, one after another, or as lines of JSON as they are exported. Answers one JSON object a line for each; a record that is there already is not added again. At most 200 at once, and 1.5 MB.
api-field-adjusted = The result without luck.
api-field-args = The arguments of the words of a name.
api-field-best = What was best, in notation, and all that is as good, the best first.
api-field-best-shares = The shares of the win after what was best.
api-field-cost = What the seat to act gave up of the win.
api-field-decisions = How many actions were decisions.
api-field-error = The mean size of a residual in games of bots; null where it was not measured.
api-field-evaluator = What gave the shares of the win.
api-field-events = All events of the game, in order.
api-field-exact = Whether the shares are exact.
api-field-final = The shares of the win at the end, by seat.
api-field-format = The name and the version of the format.
api-field-high = The upper end of the interval of 95%.
api-field-key = The key of the words of a name.
api-field-length = How many events there are.
api-field-level = The bot of the house that plays about as well; null where that was not measured.
api-field-low = The lower end of the interval of 95%.
api-field-luck = What chance gave, in shares of the win.
api-field-luckiest = The events of most luck, by number.
api-field-mistakes = The costliest decisions.
api-field-names = What the seats are called.
api-field-over = Whether the game has ended.
api-field-rating = A thousand times the mean cost of a decision; null without any.
api-field-residual = What the evaluator leaves unexplained, in shares of the win.
api-field-shares = The shares of the win, by seat.
api-field-skill = What decisions gave or took, in shares of the win.
api-field-start = The shares of the win at the start, by seat.
api-field-totals = The sums of each seat.
api-field-about = In words, in your language.
api-field-agree = Whether you agree; false declines, or withdraws your own request.
api-field-agreed = The seats that have agreed.
api-field-asked = The request to take back that waits for answers, or null.
api-field-action = An action: its number in “legal”.
api-field-actor = Who acts: a seat from 1, 0 for chance, null for nobody.
api-field-added = Whether the table is new; false if it was there already.
api-field-at = When, in milliseconds since 1970.
api-field-bot = Whether it is a bot: one of the house, or somebody’s program.
api-field-bots = The bots of the house that play this game.
api-field-chance = Where luck comes from: “sealed” (a secret seed, opened at the end), “seed” (a seed that you give), “typed” (typed in from a real board).
api-field-changed = When it was last played at (UTC).
api-field-chat = Whether people may write what they like; phrases they may always say.
api-field-clock = The clock: “none”, “turn-SECONDS” or “bank-SECONDS-INCREMENT”.
api-field-clocks = The clocks that can be chosen.
api-field-code = What went wrong, for programs.
api-field-commitment = The SHA-256 of the sealed seed.
api-field-data = The digest of the game’s data files.
api-field-default = What it is where nothing is said.
api-field-detail = What went wrong, in your language.
api-field-due = When the running clock runs out, in milliseconds since 1970.
api-field-end = How the game ended, as in its record; null while it goes on.
api-field-expected = What was expected there.
api-field-field = The field that is not as it must be.
api-field-following = The table of the rematch, or empty.
api-field-free = Whether nobody has the seat yet; in a list, how many such seats there are.
api-field-from = The last entry that you have: you get those after it. Left out: from now on. 0: from the beginning.
api-field-game = The name of the game.
api-field-games = All games that can be played.
api-field-good = Whether the invitation can still be taken up.
api-field-help = The page of the rule.
api-field-host = Whether you are the host of the table.
api-field-id = Your own name for this request: the same name is the same request, and is done once.
api-field-increment = Seconds added after each turn.
api-field-kept = How many events of the record are kept by taking back.
api-field-practice = Whether the game is practice: somebody went back past luck or past a bot. In a request: you know that it becomes so.
api-field-kind = Of which kind it is.
api-field-left = What each seat has left, in milliseconds.
api-field-legal = The legal actions of the seat to act, each with its number and its notation. Of a game, examples.
api-field-line = The line of the record with the problem, or null.
api-field-link = The link of an invitation, or what stands after its last slash.
api-field-links = Links to hand on; null for all but the host.
api-field-listed = Whether the table is shown in the lobby.
api-field-may-act = Whether you are to act.
api-field-may-take-back = Whether you can take the last action back.
api-field-message = What was said.
api-field-messages = What was said, in order.
api-field-n = The live number of the table: it counts the entries of its log and only rises.
api-field-name = A name.
api-field-notation = How actions are written.
api-field-number = The number of the message, or of the record in an import.
api-field-ok = It is done, and on disk.
api-field-options = The options of the game, by name; those left out are at rest.
api-field-page = The page for people.
api-field-phrase = A phrase that everybody reads in their own language; one that begins with “note-” is told by the table itself.
api-field-points = The points so far.
api-field-presence = Whether who sits there is here, away or gone; “none” where nobody is waited for.
api-field-preparing = Whether a bot is still getting ready. Until then it plays below its full strength.
api-field-problem = Why it failed, in your language, or empty.
api-field-record = The record as text.
api-field-remark = By which rules an older game was played and is shown, in your language; mostly empty.
api-field-result = The shares of the seats when it is over.
api-field-retry-after = Seconds to wait.
api-field-rules = The version of the rules.
api-field-running = The seat whose clock runs.
api-field-salt = Words of yours that go into the sealed luck, before the game begins.
api-field-scope = What the token lacks.
api-field-scopes = What the token may do.
api-field-seat = A seat, counted from 1.
api-field-seats = The seats. For a new table, who is to sit there: “me”, “open” for whoever gets the link, or “bot:NAME” for a bot of the house.
api-field-seconds = Seconds for a turn or for the game.
api-field-seed = The seed, for chance “seed”.
api-field-seen = The live number of the table as you know it.
api-field-stand-in = The bot that plays there for a person just now, or empty.
api-field-state = The state of the game as one line.
api-field-status = How the table stands: “waiting” for people, “open”, “over”, “abandoned”, or “study” (a record to step through). Of a problem: the HTTP status.
api-field-table = The name of a table, as it stands in its address.
api-field-tables = Tables, the one last played at first.
api-field-tag = The rule of the game that forbids it.
api-field-text = Text: an action in notation, or what is said.
api-field-title = What kind of problem it is, in your language.
api-field-token = What its maker calls the token.
api-field-type = What kind of line it is; of a problem, where it is explained.
api-field-values = The values it can have.
api-field-watch = The link for spectators, or empty.
api-field-watchers = Whether whoever has the link may look on.
api-field-why = Why the stream ends.
api-field-you = The seats that are yours.
api-field-yours = Whether the seat is yours to play.
problem-request = No sound request
problem-request-help = A header stands twice, or what was sent ended too early.
problem-json = No JSON
problem-json-help = The body cannot be read as JSON in UTF-8.
problem-token = No good token
problem-token-help = Send “Authorization: Bearer tms_…” with a token that was made here and not revoked. Cookies do not count.
problem-scope = The token is not made for that
problem-scope-help = “scope” names what is missing; make a token that may do it.
problem-address = Not from there
problem-address-help = This server lets in certain addresses only.
problem-blocked = Blocked
problem-blocked-help = The host of the table has blocked you.
problem-missing = There is nothing here for you
problem-missing-help = The name may have a slip, the table may have been deleted, or it belongs to others.
problem-method = Not by this method
problem-method-help = The header “Allow” names the methods that this address takes.
problem-stale = Something has happened since
problem-stale-help = “n” is the number of the table now. Look again and decide anew, under a new id.
problem-seat = That is not yours to do now
problem-seat-help = It is another seat’s turn, or not your seat, or for the host only.
problem-chance = That is for chance to do
problem-chance-help = Outcomes can be typed in only where a table was made for it.
problem-takeback = Nothing can be taken back
problem-takeback-help = The turn is over, or luck or somebody else has acted since.
problem-practice = The game would become practice
problem-practice-help = Going back that far makes the game practice: no star, and its chance open. Ask again with “practice” if you want it.
problem-over = The game is over
problem-over-help = Nothing more can be played there.
problem-waiting = The game has not begun
problem-waiting-help = It begins when all seats are taken.
problem-clock = The time is up
problem-clock-help = The clock of the seat has run out.
problem-taken = The seat is taken
problem-taken-help = Somebody else has it, the link is an old one, or you sit there already.
problem-chat = That cannot be said
problem-chat-help = The host has switched free chat off, or it is no single line of text.
problem-going = The game goes on
problem-going-help = Only a table that has ended can be deleted, or have a rematch; end it first.
problem-table = The table cannot be opened
problem-table-help = It may belong to another version of tumblestar.
problem-game = The game cannot be played just now
problem-game-help = An entry of its data file cannot be; whoever runs the server can correct it.
problem-long = Too large
problem-long-help = The body has more than 10,000 bytes.
problem-kind = Not of this kind
problem-kind-help = Send the body as “Content-Type: application/json”.
problem-host = This server goes by another name
problem-host-help = Whoever started it can allow this name: TUMBLESTAR_HOSTS=name.
problem-message = A field is not as it must be
problem-message-help = “field” says which one, “expected” what it should be. A field that is not known is refused, too.
problem-rule = A rule forbids it
problem-rule-help = “tag” is the rule, “help” its page.
problem-unread = The notation cannot be read
problem-unread-help = “legal” lists what can be done, in notation.
problem-options = That cannot be chosen
problem-options-help = A game, a number of seats, an option, a bot or a name that there is not, or options that do not go together.
problem-limit = Too often
problem-limit-help = Wait as many seconds as “Retry-After” says; nothing was done.
problem-head = The headers are too long
problem-head-help = Address and headers have at most 16,384 bytes.
problem-trouble = Something went wrong here
problem-trouble-help = It is our fault. Ask again with the same id: what was done is not done twice.
problem-working = It is being worked out
problem-working-help = Ask again after a moment: it goes on meanwhile.
problem-store = It could not be written
problem-store-help = Nothing was done; ask again after a moment, with the same id.
refused-scope = This token is not made for that: it lacks “{ $scope }”.
refused-long = The body has more than { $most } bytes.
refused-field = The field { $field } is not as it must be: { $expected }.
import-none = There is no record in it.
import-many = There are { $count } records in it; import at most { $most } at once.
import-line = This line is no JSON object with a “record”.
refused-kind = Send the body as { $kinds }.
refused-act = Give either the number of an action as “action”, or its notation as “text”.
refused-no-link = This is no invitation to a seat that we know.
refused-streams = Too many streams are open. Close one first.
scope-read = Look at tables
scope-read-help = See your tables, follow them, read records and chat.
scope-play = Play
scope-play-help = Take seats by invitation, act, take back, resign, chat.
scope-tables = Make tables
scope-tables-help = Make tables, see their links, end and delete them.
tokens-head = Tokens for programs
tokens-about = A token lets a program of yours play here, without your browser.
tokens-to-api = How programs use them
tokens-yours = Your tokens
tokens-none = You have none.
token-made = Your new token
token-once = Copy it now: it is shown this once and kept nowhere. Whoever has it can do what it may do.
token-label = Token
token-copy = Copy the token
token-new = Another token
token-name = Name
token-for = Who acts by it
token-for-me = I do: a terminal or a script of mine
token-for-bot = A new bot of mine, called by that name
token-for-this-bot = My bot { $name }
token-bot-help = A bot sits at tables under its own name and is marked as a bot wherever that is shown. A program that decides by itself is a bot.
token-scopes = What it may do
token-do = Make the token
token-of-you = acts as you
token-of-bot = acts as the bot { $name }
token-since = made on { $day }
token-used = last used on { $day }
token-unused = never used
token-revoke = Revoke
token-revoke-sure = Programs that use it are refused from then on.
token-revoke-yes = Revoke it
token-no-name = Give it a name.
token-no-scope = Tick at least one thing that it may do.
token-for-whom = Choose who acts by it.
token-many = You have { $most } tokens. Revoke some before you make another.
cli-token = Makes, lists and revokes tokens for programs. The server may run meanwhile.
cli-token-new = Makes a token for a new bot and prints it, this once. NAME is what the bot is called at tables.
cli-token-person = For a person, who is not marked as a bot.
cli-token-scope = What it may do: read, play, tables; may be given several times. By default read.
cli-token-list = Lists all tokens: number, name, who acts by it, what it may do, when it was made and last used.
cli-token-revoke = Makes a token worthless. NUMBER is that of the list.
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
option-first-help = Chance decides, or you say which seat begins.
option-first-0 = by chance
option-first-seat = seat { $count }
picture-label = The table of the game. Press T for the same content in text.
first-seat = { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
seat-won = { $seat ->
        [you] You win!
       *[other] { $seat } wins.
    }
first-seat-awaited = Chance decides who plays first.
unread-of = “{ $text }” is nothing to do here; expected is one of { $actions }.
cli-new-game = Writes a small game as a package of its own, to be changed into yours.
cli-new-game-name = What the game is called in Python: small letters, digits and underscores.
cli-new-game-out = The folder that the package is written into; by default one with its name, here.
cli-new-game-bad = “{ $name }” cannot be a game’s name: small letters, digits and underscores, a letter first, and not the name of another game.
cli-new-game-there = There is something at “{ $folder }” already; choose another folder with --out.
cli-new-game-made = Written to { $folder }. Next: pip install -e { $folder }, then tumblestar check-game { $name }, and tumblestar play { $name }.
cli-check-game = Checks a game against the contract, and says what it lacks.
cli-check-game-passed = { $name } passes all { $count } checks.
cli-check-game-failed = { $name } fails { $count ->
        [one] one check.
       *[other] { $count } checks.
    }

## The installable app

nav-install = Install as an app
install-head = tumblestar as an app
install-about = Installed, tumblestar opens from your home screen or menu in a window of its own, and takes less than a megabyte.
install-do = Install
install-ways = Browsers have their own ways, too:
install-chrome = Chrome and Edge: “Install” in the address bar, or in the menu.
install-ios = iPhone and iPad: the Share button, then “Add to Home Screen”.
install-mac = Safari on a Mac: “Add to Dock” in the menu File.
install-firefox = Firefox on Android: “Install” in the menu.
install-not = It cannot be installed from here: browsers install only what comes over a secure connection, and this address begins with http. Ask whoever runs this server to set up TLS; docs/hosting.md leads there in ten minutes.
offline-head = No connection
offline-about = The server cannot be reached just now. Your tables are safe there; this page comes back by itself as soon as it can.
offline-again = Try again now
result-share = Share the result
result-save = Save as a picture

## Review of a game

review-none = There is no evaluator for { $game }, so its games cannot be reviewed.
review-empty = Nothing has happened in this game yet, so there is nothing to review.
review-older = This game was played by other rules or data than those of this version, so it cannot be reviewed.
review-ended = What worked it out has ended unexpectedly. Ask again, and it starts anew.
review-busy = Too much is being worked out at this moment. Please try again in a minute.
review-failed = Something went wrong while this was worked out; the server’s log says what.
review-title = Review: { $game }, { $names }
review-curve = Win shares by event, a line for each seat; at last { $shares }. The list of events has all figures.
review-luck-bars = Luck: up is good for the seat
review-luck-of = Luck of { $name } by event
review-cost-bars = Cost of decisions
review-cost-of = Cost of the decisions of { $name }
review-means = What do these words mean?
review-means-luck = What chance brought against the mean of all that it could have brought, in shares of the win. It is 0 on average.
review-means-skill = What all decisions did to a seat, against the best decisions. One’s own can only cost; those of the others are gifts.
review-means-residual = What the evaluator leaves unexplained: 0 if it is exact, and else a measure of how far it can be trusted.
review-means-adjusted = The result less the luck, with its interval. It tells who played better sooner than results do.
review-means-rating = A thousand times the mean cost of a seat’s own decisions; lower is better.
review-means-level = The bot whose decisions cost about as much.
review-totals = Where the result comes from
review-start = The start.
review-at = Event { $n }. { $did } Win shares: { $shares }.
review-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-head-event = event
review-head-what = what happened
review-head-luck = lucky for
review-head-cost = cost
review-luckiest = Most luck
review-event = Event { $n }
review-board = The board after event { $n }
review-mistakes = Costliest decisions
review-better-board = The board after the better line at event { $n }
review-decision = Event { $n }: { $name } to decide
review-played = Played
review-better = Better
review-events = All events
review-link = Review
review-page = Review of { $game }
review-later = A review comes after the game: while it is played nobody is told who is ahead.
review-back = Back to the table
review-slider = Events of the game
review-progress = Events worked out
review-working = The game is being worked out. You can leave this page and come back.
review-waiting = What evaluates this game is being prepared; the first time on this computer that takes up to a minute.
review-done = The whole game is worked out.
review-again = Try again
review-reload = Show what is worked out by now
review-play-on = Try this line on the analysis board
review-moment = Show this moment at the table
retry-link = Retry the mistakes
retry-page = Mistakes in { $game }
retry-least = From { NUMBER($share, style: "percent") } on
retry-none = No decision cost as much.
retry-puzzle = { $k } of { $count }, event { $n }: { $name } to decide
retry-board = The board before event { $n }
retry-choose = What would you do?
retry-do = Try it
retry-before = The one before
retry-next = The next one
retry-right = { $action } That keeps { NUMBER($best, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, and nothing keeps more.
retry-wrong = { $action } That keeps { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; the best keeps { NUMBER($best, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Try another.
retry-unknown = What “{ $action }” keeps is still being worked out. Try it again in a moment.
retry-played = What was played: { $did } That kept { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
evaluator-own = the game’s own values
review-evaluator = Values: { $name }. One step off by { NUMBER($error, style: "percent", maximumFractionDigits: 1) } on average.
review-evaluator-exact = Values: { $name }; exact.
review-evaluator-unmeasured = Values: { $name }. How far they are off has not been measured.
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
review-share-interval = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-number = { $count }
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rating-interval = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lucky = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } for { $name }
review-no-mistakes = No decision cost anything.
cli-review = Says where a game was decided, by luck and by skill, in numbers that add up.
cli-review-html = Writes the review into a file that any browser shows, without scripts.
cli-review-against = Compares the game with that of another record, which had the same luck.
compare-alike = As far as both go, they are the same game.
compare-parting = They part at event { $n }:
compare-other = These games did not have the same luck: { $what } differ.
compare-unknown = Whether these games had the same luck cannot be told: chance was typed in, or the seed is not open yet.
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
stats-games =
    { $count ->
        [one] One game, { $unfinished } of these without a result.
       *[other] { $count } games, { $unfinished } of these without a result.
    }
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
stats-perfect =
    { $count ->
        [one] { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } of a win given away in the one game, exactly. That is the distance from perfect play.
       *[other] { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } of a win given away in the mean of { $count } games, exactly. That is the distance from perfect play.
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = under { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = There are too few outcomes of chance to test.
stats-chance-fair =
    { $count ->
        [one] Nothing is odd about { $n } outcomes of chance: fair chance is at least as far from what is expected in { $p } of all cases.
       *[other] Nothing is odd about { $n } outcomes of chance in { $count } tests: in the least likely of these, fair chance is at least as far from what is expected in { $p } of all cases, corrected for their number.
    }
stats-chance-odd =
    { $count ->
        [one] Something is odd: { $kinds }. Fair chance is so far from what is expected in { $p } of all cases.
       *[other] Something is odd: { $kinds }. Fair chance is so far from what is expected in { $p } of all cases, corrected for { $count } tests.
    }
stats-chance-left-out =
    { $count ->
        [one] One game is not tested: it was taken back, or played by other rules.
       *[other] { $count } games are not tested: they were taken back, or played by other rules.
    }
stats-seal-proved = { $n } of { $count } outcomes follow from seeds that were sealed before the game.
stats-seal-open = { $n } of { $count } outcomes were typed in, or somebody could know the seed.
stats-seal-closed = { $n } of { $count } outcomes have a seed that is not open yet.
stats-seal-older = { $n } of { $count } outcomes were drawn by other rules and cannot be checked here.
stats-seal-false = { $n } of { $count } outcomes are from games whose chance does not follow from its seed.
stats-head = Your statistics
stats-link = Your statistics over many games
stats-none = Nothing is here yet: you have finished no game on this server in which you held one seat to the end.
stats-about =
    { $count ->
        [one] One finished game in which you held one seat, { $n } of these reviewed. The last { $most } of your tables count. A game is reviewed when its review is first opened.
       *[other] { $count } finished games in which you held one seat, { $n } of these reviewed. The last { $most } of your tables count. A game is reviewed when its review is first opened.
    }
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
stats-chart-result = What you won over time, from 0% at the bottom to 100% at the top, in { $count } groups of games with intervals. The table below has the figures.
stats-chart-result-means = ● won, ◆ won without luck, from 0% at the bottom to 100% at the top; strokes are intervals of 95%, the dotted line is a fair share.
stats-chart-rating = Your rating over time in { $count } groups of games with intervals; lower is better. The table below has the figures.
stats-chart-rating-means = Rating, from 0 at the bottom to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } at the top; lower is better, strokes are intervals of 95%.
stats-chance-head = What chance did
stats-test = { $kind }: { $count ->
        [one] one outcome
       *[other] { $count } outcomes
    }; fair chance is as far off in { $p } of all cases
stats-test-few = { $kind }: { $count ->
        [one] one outcome, too few
       *[other] { $count } outcomes, too few
    } to test
cli-stats = Sums up many games: results, luck, cost and rating by player with intervals of 95%, and whether chance was odd.
cli-stats-files = Records, zip files of records, or folders of both.
cli-stats-name = The name of a player or a bot; by default all.
cli-stats-game = The game; by default all.
cli-stats-csv = Writes a line for each seat of each game into this file, as comma-separated values.
cli-stats-no-review = Reviews nothing: results and chance only, which is quick.
cli-stats-reviews = Keeps the figures of reviews in this file, so that they are not worked out again.
cli-stats-reviews-bad = “{ $file }” holds no kept reviews. Choose another file for --reviews, or delete this one.
cli-stats-unreviewed = Not reviewed: { $record }: { $why }
cli-stats-false = The chance of { $record } does not follow from its seed: see tumblestar verify.

## Puzzles

puzzle-file = { $file }, line { $line }: { $why }
puzzle-bad-line = This is no puzzle: { $why }. docs/puzzles.md has the format.
puzzle-of-another = “{ $id }” is not the id of a puzzle of { $name }.
puzzle-twice = The puzzle “{ $id }” stands twice.
puzzle-empty = The puzzle “{ $id }” has no solution.
puzzle-bad-state = The puzzle “{ $id }” has a state that cannot be read. { $why }
puzzle-unknown = There is no puzzle “{ $text }”. An id is a game ({ $games }), a hyphen and seven digits; “tumblestar puzzles list” has all.
puzzle-illegal = “{ $text }” cannot be done here.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-form = This is no file of notes, as docs/tutorials.md has them. { $why }
bad-tutorial-alone = There is no { $file } beside it; expected is the recorded game there.
bad-tutorial-record = Line { $line } of the recorded game: { $why }
bad-tutorial-game = The recorded game is one of { $other }; expected is one of { $game }.
bad-tutorial-learner = The learner has seat { $n }; expected is a seat that every recorded game has.
bad-tutorial-idle = The learner, at seat { $n }, has nothing to do; expected is a note before an action of that seat.
bad-tutorial-chapter = It is of chapter { $n }; expected is a chapter from 1 to { $count }, one for each recorded game.
bad-tutorial-event = It stands before event { $event }; expected is a number from 1 to { $count }, the last for a note at the end.
bad-tutorial-order = It comes after a note of a later event; expected are notes in the order of the game.
bad-tutorial-end = The chapter ends with something to do; expected is one more note in it, so that the learner sees what came of it.
bad-tutorial-words = There are no words for “{ $key }”; expected is a message in the words of { $game }, in every language.
bad-tutorial-reading = Here the learner has nothing to do; expected are “also”, “answers” and “other” only before an action of the learner.
bad-tutorial-action = “{ $text }” is no action. { $why }
bad-tutorial-illegal = “{ $text }” is not legal here; expected under “also” are actions that are as good as the recorded one.
bad-tutorial-right = “{ $text }” is the recorded action; expected under “answers” are wrong tries.
bad-tutorial-mark = There is nothing called “{ $text }” to point at; expected is a legal action, a place of the board, or a piece or sign of the picture.
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
learn-choose = All that can be done here
learn-do = Do it
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = The piece is turned otherwise at first: press “{ $turn }” until it is right.
# $marked: a list of sentences and names.
learn-marked = Marked: { $marked }
term-learn-begin = Do what the notes ask for: type an action in notation, or press Enter to go on. “?” lists what can be done, “board” shows the board again, “back” goes back, “quit” leaves.
term-learn-try = Your action:
term-learn-on = Enter goes on:
term-learn-play = Enter begins a game against { $bot }; “quit” leaves:
term-learn-left = The lesson is kept. “tumblestar learn { $game }” goes on with it.
term-learn-rule = The rule is { $tag }: “tumblestar rules { $game }” has it.
term-word-step-back = back
cli-learn = Teaches a game by playing it in the terminal, and then plays it against a bot. It goes on where it was left.
cli-learn-game = The game.
cli-learn-lesson = The name of a lesson, where a game has several; else the first one.
cli-learn-none = There is no lesson for { $game } yet; docs/tutorials.md says how to write one.
cli-learn-unknown = There is no lesson “{ $name }”; there are { $names }.
card-learn = Learn { $game } by playing
card-learn-short = Learn it
new-learn = Learn it by playing: a few minutes
# $did: what the recorded action would do, a sentence of the game.
learn-also = That is as good. The lesson goes on with another action. { $did }
# $did: what the tried action would do.
learn-other = { $did } The rules allow it, but this step is about something else. Try what is marked.
## The same deal: a finished game handed to friends

deal-nobody = A deal needs a seat of whoever plays it: “{ $person }” in place of a bot.
deal-long = The link of a deal is at most { $most } characters long. Copy the whole link, and nothing more.
deal-unknown = The link of a deal cannot say “{ $name }”; it can say { $allowed }. Copy the whole link again.
deal-missing = The link of a deal lacks { $names }. Copy the whole link again.
deal-hand-on = Same luck for friends
deal-head = { $game }: the same deal
deal-about = Whoever opens this link plays this game for themselves, with the same luck: the same bots, options and chance. Those who have finished see each other’s games, turn by turn. The chance is open: who looks into another’s game knows what comes.
deal-you = you
deal-seats = Seats: { $names }
deal-option = { $name }: { $value }
deal-play = Play this deal
deal-go-on = Go on with your game
deal-see = See your game
deal-again = This is your own game. Send the link to your friends; you can play it again, too, knowing what comes.
deal-link = Link to send
deal-others = { $count ->
        [one] One game is finished. You see it when you have finished yours.
       *[other] { $count } games are finished. You see them when you have finished yours.
    }
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
puzzle-retry = Try it once more
puzzle-all = Themes and your rating
puzzle-again = You have tried this puzzle before. This time it does not count.
puzzle-open = Not decided yet. So far:
puzzle-right = Right, go on! What has happened:
puzzle-wrong = This is not the best way. Try another, as often as you like: only the first try counts. What you tried:
puzzle-answer = This is the answer.
puzzle-solved = Solved at the first try! Your rating went from { $before } to { $rating }.
puzzle-failed = Not solved at the first try. Your rating went from { $before } to { $rating }.
puzzle-seen = The answer, without a rating.
puzzle-moves = The answer, step by step
puzzle-then = How it may go on
puzzle-why = Why
puzzle-analyse = Think on from here
puzzle-proof = Proven { $how }.
puzzle-margin = It leaves you { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win; every other way leaves at least { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } less, give or take { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
puzzle-margin-exact = It leaves you { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win; every other way leaves at least { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } less. That is exact.
puzzle-also = { $count ->
        [one] Another line comes to the same.
       *[other] { $count } other lines come to the same.
    }
puzzle-fail = Bots that mostly fail here: { $bots }.
puzzle-themes = Themes: { $themes }.
puzzle-rating = Your rating: { $rating }, give or take { $deviation }. { $count ->
        [0] Your longest streak: { $most }.
        [one] You have solved the last one; your longest streak: { $most }.
       *[other] You have solved the last { $count } in a row; your longest streak: { $most }.
    }
puzzle-rating-unsure = Your rating: about { $rating }, after few puzzles. { $count ->
        [0] Your longest streak: { $most }.
        [one] You have solved the last one; your longest streak: { $most }.
       *[other] You have solved the last { $count } in a row; your longest streak: { $most }.
    }
puzzles-head = Puzzles
puzzles-intro = Positions from games between bots in which one way is much better than all others, proven. The first try at each changes your rating.
puzzles-of = Puzzles: { $game }
puzzles-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzles-play = Play
puzzles-play-of = Play puzzles of { $game }
puzzles-more = Themes and your rating
puzzles-more-of = Themes and your rating: { $game }
puzzles-none-left = You have solved all of these. Choose another theme or another game.
puzzles-themes = By theme
puzzles-solved-of = { $solved } of { $count } solved
puzzles-history = What you have tried
puzzles-chart = { $count ->
        [one] Your rating after one puzzle: { $last }
       *[other] Your rating over { $count } puzzles, from { $first } to { $last }
    }
puzzles-other = All games with puzzles
puzzles-link = Puzzles, and your rating
puzzle-term-begin = Type what you would do. The first try at each puzzle counts. “help” shows what else you can type.
puzzle-term-wrong = That is not the best way. Try another, as often as you like: only the first try counts.
puzzle-term-right = Right, go on!
puzzle-kept-bad = The file of your puzzles, { $file }, cannot be read: { $why }. Mend it, or move it away to begin anew.
term-does-puzzle-undo = takes back what is not judged yet
term-does-puzzle-answer = shows the answer, and why; that counts as a wrong try
term-does-puzzle-skip = leaves this puzzle for another
term-word-answer = answer
term-word-skip = skip

## The challenges of the day

day-order = { $file }, line { $line }: { $date } is no day after the one before.
day-none = There are no challenges for “{ $date }”. Expected is a date from { $first } to { $last }, such as { $first }; a newer tumblestar may have more.
day-not-yet = { $date } has not begun anywhere yet.
day-head = tumblestar, { $date }
day-about = Four challenges a day, the same for everybody in the world. Chance follows from the date, so it is open; each can be played once.
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
day-won-alone = ★ { $kind }: won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-lost-alone = ● { $kind }: not won, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-won-against = ★ { $kind }: won by { $points } to { $other }
day-lost-against = ● { $kind }: not won, { $points } to { $other }
day-share = Your result
day-copy = Copy the text
day-history = Your days
day-streak = { $count ->
        [0] No days in a row; the longest row: { $longest }.
        [one] One day in a row; the longest row: { $longest }.
       *[other] { $count } days in a row; the longest row: { $longest }.
    }
day-history-item = { $date }: { $count } of 4
day-history-kept = Your days are kept on this device only.
day-back = To the challenges of the day
day-link = Challenges of the day
cli-day = Lists the four challenges of a day, the same for everybody, or plays one in this terminal.
cli-day-date = The date, such as 2026-11-24; by default today.
cli-day-play = Plays this challenge; each counts once.
cli-day-how = “tumblestar day { $date } --play NAME” plays one: { $kinds }.
cli-day-kept-bad = “{ $file }” has what became of your days, and cannot be read: { $why }. Mend it, or move it away to begin anew.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Contents
rules-search = Search the rules
rules-search-do = Search
rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
rules-summary = One page for the table
summary-head = { $game } in short
example-legal = Allowed.
example-illegal = Not allowed.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points =
    { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
example-points-of =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }: { $parts }.
examples-bad = { $game }, { $file }, { $name ->
        [none] the file
       *[other] example “{ $name }”
    }: { $why }
examples-form = it is not of the form that docs/adding-a-game.md describes. { $why }
examples-rule = there is no rule and no section “{ $tag }”. Name one of words/en.ftl, such as AB-3.1 or AB-3.
examples-name = each example has a name of its own, words “{ $key }” in words/en.ftl, and at least one picture.
examples-crop = there is no part “{ $text }” among the crops; there are { $allowed }.
examples-seat = nobody sits on seat { $count }.
examples-legal = “{ $text }” is not legal there, by { $tag ->
        [none] what chance may do
       *[other] { $tag }
    }. Correct the state or the action.
examples-tag = an action is legal or illegal, not both; an illegal one has the tag of the rule that forbids it.
examples-illegal = “{ $text }” should be forbidden by { $tag }, and the rules say { $found ->
        [none] that it is legal
       *[other] { $found }
    }.
examples-points = “{ $name }” should be { $count }, and the rules say { $found }.
examples-summary = words “{ $key }” and “{ $key }-1” are needed in words/en.ftl, and examples of these names: { $names }.
cli-rules-search = Shows only the rules that have all these words, accents ignored.
cli-rules-section = Shows only this section, such as TY-3.
cli-rules-no-section = { $game } has no section “{ $text }”; it has { $allowed }.
cli-rules-none = No rule of { $game } has all the words “{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = There is no seat { $n }: this game has { $most }.
picture-turn = There is no turn { $turn }: this game has { $most } of them.
picture-at = There is no event { $n }: this record has { $most } of them. The beginning is 0.
cli-picture = Draws a record: a position as a picture, the whole game or one of its turns as an animation.
cli-picture-out = Writes a picture, .svg, .png or .webp by the name of the file.
cli-picture-at = The position after so many events; by default the last.
cli-picture-animate = Writes an animation, .gif or .webp by the name of the file.
cli-picture-turn = Animates this turn alone, from 1.
cli-picture-theme = The colours.
cli-picture-width = Pixels across; by default 760, and 480 for an animation.
cli-picture-seat = The seat whose part of the table is large, from 1, in games that have such parts.
cli-picture-delay = Milliseconds for each moment of an animation; by default 700.
cli-picture-none = Nothing is to be drawn: name a file with --out (.svg, .png, .webp) or with --animate (.gif, .webp).
cli-picture-kind = The name “{ $file }” says no format that can be drawn here: it ends in one of { $kinds }.
cli-picture-needs = “{ $file }” needs packages that are not installed. { $command } installs them; an .svg needs none.
share-link = Share the whole game
share-head = Share this game
share-address-about = It holds the whole game with the names of its players, and leads whoever opens it through the game. This server stores nothing for it, so the link works as long as the server is there, and cannot be taken back.
share-address = As a link
share-address-field = The link to the game
share-copy = Copy
share-embed = In another page
share-embed-about = A frame for a blog or a forum, in which readers step through the game.
share-code = The HTML of the frame
share-film = As an animation
share-film-about = For chats and posts that show no pages.
share-picture = As a picture
share-picture-about = One position of the game.
share-text = As text
share-text-about = The record, which people can read and tumblestar can open again.
share-whole-game = The whole game
share-turn = What
share-at = After how many events (0 to { $most })
share-kind = Format
share-download = Download
share-too-long = This game is too long for a link. Share the record as a file: whoever has it can open it on the page of their tables.
share-busy = Several pictures are being drawn. Try again in a moment.
share-missing = This server cannot draw this format. Choose SVG, or ask its host to install tumblestar[cards].
shared-head = A shared game
shared-script = This link holds a whole game, which a script of this page reads. Allow scripts here to see it.
shared-empty = This address holds no game. A link to a game has a # and many letters after it.
shared-foreign = This is no link to a game of tumblestar, or one of a newer version. Ask for the record as a file instead.
shared-damaged = The link is damaged or cut off. Copy it whole, to its last letter, or ask for it again.
shared-long = What this link holds is longer than any game. It is not shown.
shared-old = This browser cannot read the link. It needs Chrome 80, Firefox 113, Safari 16.4 or newer.
shared-offline = The server does not answer, or refuses for a moment. Reload the page to try again.
shared-begin = The game begins.
shared-told = Event { $n } of { $count }. { $did }
shared-whole = See it on its own page

## The static site (site/, cli/site.py)

cli-site = Writes the whole box as a folder of static files, which any web space can serve and a phone can keep.
cli-site-folder = The folder to write into; it must be new or empty.
cli-site-pyodide = A folder with a copy of the npm package pyodide; without it, it is fetched with npm.
cli-site-server = The address of a tumblestar server where those at this site can play with friends.
cli-site-made = Written to { $folder }: { $count ->
        [one] 1 file
       *[other] { $count } files
    }, { $size } MB for a first visit if they are sent compressed. To try it: python -m http.server --directory { $folder }. Phones and other machines need an address that begins with https.
cli-site-not-compiled = There is no node here, so nothing was compiled beforehand: the site works, and starts more slowly.
site-no-folder = “{ $folder }” is not a folder. Name a new or an empty one.
site-not-empty = The folder “{ $folder }” is not empty, and nothing was written. Name a new or an empty one; to renew a site, write a new folder and put it in the place of the old one.
site-bad-server = “{ $text }” is not the address of a server. Give one such as https://games.example.org.
site-no-npm = The site needs the npm package { $package }, and there is no npm here. Install Node.js, or fetch the package elsewhere and name its folder with --pyodide.
site-npm-failed = npm could not fetch { $package }: { $why }. Try again once the network is back, or fetch the package elsewhere and name its folder with --pyodide.
site-no-pyodide = “{ $folder }” has no copy of the npm package pyodide: { $file } is missing there.
site-other-pyodide = That copy of pyodide is version { $found }, and the site is made with { $expected }. Fetch that version: npm install pyodide@{ $expected }.
site-no-package = The package { $package }, which belongs to tumblestar, is not installed as files here. Install tumblestar with pip and try again.
site-not-rendered = The start page could not be made: { $why }
site-not-compiled = The modules could not be compiled: { $why }
site-loading = Fetching the box, which happens once …
site-starting = Setting the box up …
site-soon = The box is still being set up; what you chose opens in a moment.
site-failed = Something went wrong in this browser. What was saved before is still here.
site-again = Try again
site-full = This browser has no more room, so what you do now is not saved. Free some room, or save your game as a file (at the table: “More”, then “Download the record”).
site-not-kept = This browser saves nothing, perhaps since the window is private: games last until it is closed.
site-elsewhere = The box is open in another tab or window.
site-here = Use it here
site-newer = There is a newer version of the box. Your games stay as they are.
site-newer-do = Change to it
site-no-language = Each language is fetched once over the network, and there is none now. Until then texts are in English.
site-no-files = The box could not be fetched. Check the network and try again.
site-not-secure = Browsers run this page only from an address that begins with https, or on this machine itself. Ask whoever runs the site for such an address.
site-too-old = This browser is too old for tumblestar, or a private window that forbids what it needs: WebAssembly, module workers and service workers. Use a current Firefox, Chrome, Edge or Safari.
site-no-script = tumblestar runs in your browser and needs JavaScript.
nav-friends = With friends
friends-head = With friends
friends-about = This box is for one device: you play against bots, or pass it round one screen.
friends-server = With others, each at their own device, you play on a server. There is one:
friends-go = Go to the server
friends-none = With others, each at their own device, you play on a server, which somebody starts on their machine with one command:
friends-ask = A server brings invitations by a link, a lobby, clocks, chat and games over days; nobody needs an account. If you know of one, ask whoever runs it for its address.
friends-carry = Games of this box can go there as files: save a game at its table, and open the file on the server, under “My tables”. The other way works too.
