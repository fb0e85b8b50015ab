### The command line: what all commands share, and commands that belong to no feature.

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
cli-scored = Constellation { $count }, total of the cards: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Nothing to score in “{ $file }”; expected: one constellation a line.
cli-seconds = Seconds to think.
cli-bench = Measures the speed of random games, in millions of events a second.
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
cli-completion = Prints a shell’s completion script. For bash put eval "$(tumblestar completion bash)" into ~/.bashrc; for zsh likewise, into ~/.zshrc; for fish write it to ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Reading or writing failed: { $why }.

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

## Start of a server

run-at = tumblestar is at { $address } (Ctrl-C ends it)
run-data = Tables are kept in { $folder }
run-no-numba = Without Numba, bots play more slowly and weaker here. For full strength: pip install { $what }
run-end = Good-bye. Your tables are kept.
run-port-taken = Port { $port } is in use, perhaps by another tumblestar. Open that one, or choose another port: --port { $other }
run-port-forbidden = You may not use port { $port }. Choose one above 1023: --port 8017
run-no-address = Cannot listen at { $host }: { $why }.
run-twice = Another tumblestar is serving { $folder }. Open that one, or choose another folder with --data.
run-twice-at = Another tumblestar serves { $folder }. Open { $address } in a browser, or choose another folder with --data.
run-no-limits = Limits are off: anybody may ask without end. For measuring only.
run-no-hooks = uvicorn { $version } lacks what the limits of connections need: { $what }. This server is for this machine only; to open it to others, install another version of uvicorn.

## Server

cli-serve = Serves the games to a network, without opening a browser.
cli-backup = Copies all tables into one file, even during play.
cli-backup-file = The file to write. It holds the seeds of running games: keep it secret.
cli-backup-replace = Replaces an existing file.
cli-backed-up = Tables in { $file }: { $count }
cli-terminal-games = Games of the terminal: { $count }
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
cli-move = Copies all tables into an empty folder or PostgreSQL database; the source stays as it is.
cli-move-from = Where they are: a folder or a postgresql:// address.
cli-move-to = Where they go: a folder, or such an address.
cli-moved = Tables in { $place }: { $count }

## Games by others, and what small games need not say themselves

cli-new-game = Writes a small game as a package, to be changed into yours.
cli-new-game-name = The game’s name in Python: small letters, digits and underscores.
cli-new-game-out = The folder to write into; by default one with the game’s name, here.
cli-new-game-bad = “{ $name }” cannot be a game’s name: small letters, digits and underscores, a letter first, and no other game’s name.
cli-new-game-there = “{ $folder }” exists already; choose another folder with --out.
cli-new-game-made = Written to { $folder }. Next: pip install -e { $folder }, then tumblestar check-game { $name }, and tumblestar play { $name }.
cli-check-game = Checks a game against the contract, and says what it lacks.
cli-check-game-passed = { $name } passes all { $count } checks.
cli-check-game-failed = Checks that { $name } fails: { $count }

## Usage, placeholders, groups and errors of the command line

# The word before a line that shows how a command is typed: Usage: tumblestar play [OPTIONS]
click-usage = Usage:
# The heading of the options of a command. A colon follows.
click-options = Options
# The heading of the commands below another. A colon follows.
click-commands = Commands
# What an option is when it is left out, in brackets: [default: 100]
click-default = default: { $default }
# Said of an option that must be typed, in brackets: [required]
click-required = required
# $message: a sentence that says what is wrong.
click-error = Error: { $message }
# Printed when Ctrl-C ends a command.
click-aborted = Aborted.
# A line in front of an error. $command: such as tumblestar play. $option: --help.
click-try = Help: { $command } { $option }
click-no-option = There is no option “{ $name }”.
click-no-command = There is no command “{ $name }” here.
# $possibility: options that are spelled alike, such as '--seed', '--seats'.
click-did-you-mean = Did you mean { $possibility }?
# An error.
click-missing-command = Type a command.
# An error, before a placeholder in quotation marks: Missing argument “GAME”.
click-missing-argument = Missing argument
# An error, before the name of an option in quotation marks: Missing option “--out”.
click-missing-option = Missing option
# $choices: what may be typed, such as bash, zsh, fish.
click-choose = Choose from: { $choices }.
# $param_hint: an option or a placeholder, in quotation marks. $message: a sentence that says what is wrong.
click-invalid = { $param_hint }: { $message }
# $value: what was typed. $choice: what may be typed, such as 'day', 'night'.
click-no-choice = “{ $value }” is not a choice. Choose from: { $choice }.
# $value: what was typed. $number_type: float, float range, or integer, integer range.
click-no-number = “{ $value }” is not { $number_type ->
        [float] a number
       *[other] a whole number
    }.
# $value: a number that was typed. $range: which are allowed, such as 1<=x<=10.
click-out-of-range = { $value } is out of range: { $range }.
click-needs-value = The option “{ $name }” needs a value.
click-takes-no-value = The option “{ $name }” takes no value.
# $args: what was typed beyond what the command reads.
click-too-many = Too many arguments: { $args }
click-is-file = “{ $filename }” is a file. Choose a folder.
click-is-folder = “{ $filename }” is a folder. Choose a file.
click-unreadable = “{ $filename }” cannot be read.
# Printed by --version. %(prog)s is tumblestar; it and %(version)s stay as they are.
click-version = %(prog)s, version %(version)s
# $text: an option, a placeholder or a choice within an error, in the quotation marks of the language.
click-quoted = “{ $text }”
# Stands for the name of a file in usage and help, as the other placeholders: in capitals.
placeholder-file = FILE
# A placeholder: the name of a folder.
placeholder-folder = FOLDER
# A placeholder: the name of a file or folder.
placeholder-path = PATH
# A placeholder: where something is copied from.
placeholder-source = SOURCE
# A placeholder: where something is copied to.
placeholder-target = TARGET
# A placeholder: the name of a game.
placeholder-game = GAME
# A placeholder: a date such as 2026-11-24.
placeholder-date = DATE
# A placeholder: the link of a table.
placeholder-link = LINK
# A placeholder: a name.
placeholder-name = NAME
# A placeholder: one name or several, with commas between.
placeholder-names = NAME,…
# A placeholder: a number.
placeholder-number = NUMBER
# A placeholder: any text.
placeholder-text = TEXT
# A placeholder: an option of a game with its value. The sign = stays.
placeholder-setting = NAME=NUMBER
# A placeholder: the address of a machine, a server or a database.
placeholder-address = ADDRESS
# A placeholder: one address or several, with commas between.
placeholder-addresses = ADDRESS,…
# A placeholder: the options of a command.
placeholder-options = OPTIONS
# A placeholder: the name of a command.
placeholder-command = COMMAND
# A placeholder: what a command takes.
placeholder-arguments = ARGUMENTS
# A heading over commands: what people do with them. A colon follows in the help.
cli-group-play = Play
cli-group-play-for = For everyone: play in the browser or in the terminal.
# A heading over commands, as above.
cli-group-learn = Learn
cli-group-learn-for = For players: learn a game and get better at it.
# A heading over commands, as above: to keep games in files and copies.
cli-group-keep = Keep
cli-group-keep-for = For players with saved games: see, check and copy them.
# A heading over commands, as above: to run a server.
cli-group-host = Host
cli-group-host-for = For hosts: set tumblestar up and open it to others.
# A heading over commands, as above: to measure games and bots.
cli-group-study = Study
cli-group-study-for = For researchers: measure games and bots.
# A heading over commands, as above: to write a game.
cli-group-make = Make
cli-group-make-for = For programmers: write a game of your own.
