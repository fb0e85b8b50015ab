### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Play tabletop games in the browser or the terminal. Without a command, opens the games in the browser.
cli-play = Opens the games in the browser, or plays one in the terminal.
cli-replay = Shows every state of a game file, with its legal actions.
cli-verify = Checks the rolls and draws of a game file against its seed.
cli-expect = Shows the moves that the strongest bot expects after the end of a game file.
cli-solve = Solves a game for two, within certified bounds. The answer is how often the first player wins with best play.
cli-bank = Points in the bank at the start; by default as in the box.
cli-dice = A file with the colours of your dice, like dice.toml.
cli-solve-first = With best play, the first player wins { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } of all games. A tie counts as one half.
cli-solve-bounds = Certified: at least { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, at most { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = This does not work with { $name }, only with { $allowed }.
cli-score = Scores constellations or charts written down at a real table.
cli-colours = For twinkle: the letters of the colours in play; by default all.
cli-sides = For twinkle_twinkle: the sides of the 5 references in scoring order, such as ABAAB. By default those in the file, else all A.
cli-not-scored-by = { $option } is not for { $name }. Leave it out.
# Above the points of each colour, in the answer of “tumblestar score twinkle”.
cli-scored =
    Constellation { $count }: { $total ->
        [one] 1 point
       *[other] { $total } points
    } for its cards
# A line of the answer of “tumblestar score”. $what: a colour or a kind.
cli-scored-line = { $what }: { $points }
cli-nothing-scored = There is nothing to score in “{ $file }”. Write one constellation a line.
# Help of the option --seconds of “tumblestar expect”.
cli-seconds = Seconds that the bot may think.
cli-bench = Measures the speed of random games. The figures are millions of events a second.
cli-file = The game file to read; “-” reads standard input.
# Help of the option --json of many commands.
cli-json = Answers in JSON.
cli-no-browser = Does not open a browser window.
cli-lang = The language of the answers.
# Help of the option --help of all commands.
cli-help = Shows this help.
# Help of the option --version.
cli-version = Shows the version.
# Progress of a command, on one line. $name: the command.
cli-working = { $name }: { $seconds } s
# Progress of a command, on one line. $name: the command. [-1]: no estimate yet.
cli-working-share =
    { $name }: { $share }% done, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , about { $left } s left
    }
cli-no-command-game = “{ $name }” is a game. To play it: tumblestar play { $game }
cli-no-command-file = “{ $name }” is a file. To continue its game: tumblestar play { $file }
cli-no-command = There is no command “{ $name }”. Type “tumblestar --help” for all commands.
cli-no-command-like = There is no command “{ $name }”. Did you mean “{ $command }”? Type “tumblestar --help” for all commands.
cli-expect-over = The game is over. Type “tumblestar replay FILE” to step through it.
cli-completion = Prints the completion script of a shell. Bash: put eval "$(tumblestar completion bash)" into ~/.bashrc. Zsh: do the same in ~/.zshrc. Fish: write the script to ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Reading or writing failed: { $why }.

## The doctor

cli-doctor = Checks the installation, and says how to fix problems. It looks at versions, packages, games, data folder, database, port, terminal and compiled bots.
# First column of “tumblestar doctor”: all is well. At most 7 characters.
doctor-ok = ok
# First column of “tumblestar doctor”: worth knowing. At most 7 characters.
doctor-note = note
# First column of “tumblestar doctor”: a problem to fix. At most 7 characters.
doctor-todo = to do
# Last line of “tumblestar doctor”.
doctor-end =
    { $count ->
        [0] Nothing to do.
        [one] 1 thing to do.
       *[other] { $count } things to do.
    }
# First finding of “tumblestar doctor”. $program: the file of Python.  $system: such as Linux-6.1.
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
# $packages: a list of packages with their versions.
doctor-packages = Packages: { $packages }.
doctor-not-installed = tumblestar runs from its sources, so its packages are not known.
# $what: a package and options of pip; the command never changes.
doctor-install = Type: python -m pip install { $what }
# $games: a list of titles.
doctor-games = Games: { $games }.
doctor-no-numba = Numba is not installed: bots are slower and weaker.
doctor-interpreted = TUMBLESTAR_INTERPRET turns Numba off: bots are slower and weaker.
# Advice. “Unset” is said of a variable of the environment.
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
doctor-other-port = Choose another with --port or TUMBLESTAR_PORT, or stop the program that uses it.
doctor-data = Data folder: { $folder } (owner { $owner }, mode { $mode }, { $free } MB free)
doctor-data-none = Data folder: { $folder }, made when needed ({ $free } MB free in { $there })
doctor-unwritable = You cannot write there. Become its owner, or choose another with --data or TUMBLESTAR_DATA.
doctor-open-folder = Others on this machine can read it, and the secret seeds of games in progress. Type: chmod 700 { $folder }
doctor-little-space = Free disk space, or choose another folder with --data or TUMBLESTAR_DATA.
doctor-sqlite = Tables are kept by SQLite { $version }.
doctor-postgres = Tables are kept by PostgreSQL { $version } at { $place }
# Finding of “tumblestar doctor”. $encoding: such as utf-8.
doctor-terminal = Terminal: { $columns } x { $rows } characters, { $encoding }.
doctor-utf8 = Some characters are replaced by similar ones. Set the terminal to UTF-8, or PYTHONUTF8=1.

## Start of a server

run-at = tumblestar is at { $address } (Ctrl-C ends it)
run-data = Tables are kept in { $folder }
run-no-numba = Without Numba, bots are slower and weaker. For full strength: pip install { $what }
run-end = Goodbye. Your tables are saved.
run-port-taken = Port { $port } is in use, perhaps by another tumblestar. Open that one, or choose another port: --port { $other }
run-port-forbidden = You may not use port { $port }. Choose one above 1023: --port 8017
# $host: a name or an address.  $why: the reason, as the system says it.
run-no-address = Cannot listen at { $host }: { $why }.
run-twice = Another tumblestar is serving { $folder }. Open that one, or choose another folder with --data.
run-twice-at = Another tumblestar serves { $folder }. Open { $address } in a browser, or choose another folder with --data.
run-no-limits = Limits are off: anyone can send any number of requests. Use this for measuring only.
run-no-hooks = uvicorn { $version } lacks { $what }, which limits on connections need. Without it, tumblestar serves this machine only. To open it to others, install another version of uvicorn.

## Server

cli-serve = Serves the games to a network, without opening a browser.
cli-backup = Copies all tables into one file, even during play.
cli-backup-file = The file to write. It holds the seeds of games in progress: keep it secret.
# Help of the option --replace of “tumblestar backup”.
cli-backup-replace = Replaces an existing file.
# The answer of “tumblestar backup”.
cli-backed-up =
    { $count ->
        [one] Saved 1 table in { $file }
       *[other] Saved { $count } tables in { $file }
    }
# Below the count of tables, after a backup or its return: games played in the terminal.
cli-terminal-games =
    { $count ->
        [one] 1 game of the terminal
       *[other] { $count } games of the terminal
    }
cli-restore = Restores all tables from a backup.
cli-restore-file = A file from “tumblestar backup”.
cli-restore-replace = Puts existing tables aside, under another name.
# The answer of “tumblestar restore”.
cli-restored =
    { $count ->
        [one] Restored 1 table in { $folder }
       *[other] Restored { $count } tables in { $folder }
    }
cli-restored-aside = Your earlier tables are kept as { $file }.
cli-export = Exports every game as a game file. People and programs can read it.
cli-export-target = A folder, or a new .zip file.
# The answer of “tumblestar export”. $target: a folder or a zip file.
cli-exported =
    { $count ->
        [one] Exported 1 game to { $target }
       *[other] Exported { $count } games to { $target }
    }
cli-import = Imports game files. Everyone on the server can then replay them.
cli-import-files = Game files, or zip files of game files.
# Above the addresses of the new tables.
cli-imported =
    { $count ->
        [one] Imported 1 game
       *[other] Imported { $count } games
    }
# Above the addresses of those tables.
cli-imported-before =
    { $count ->
        [one] 1 game was already there, and keeps its table
       *[other] { $count } games were already there, and keep their tables
    }
cli-move = Copies all tables to another place. It must be an empty folder or PostgreSQL database. The source stays as it is.
cli-move-from = Where the tables are now: a folder or a postgresql:// address.
cli-move-to = Where to copy them: a folder or a postgresql:// address.
# The answer of “tumblestar move”.
cli-moved =
    { $count ->
        [one] Copied 1 table to { $place }
       *[other] Copied { $count } tables to { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Writes a small game as a package, for you to make your own.
cli-new-game-name = The game’s name in Python: small letters, digits and underscores.
cli-new-game-out = The folder to write into; by default one with the game’s name, here.
cli-new-game-bad = “{ $name }” cannot be a game’s name. Use small letters, digits and underscores, with a letter first, and not the name of another game.
cli-new-game-there = “{ $folder }” exists already. Choose another folder with --out.
cli-new-game-made = Written to { $folder }. Next: pip install -e { $folder }, then tumblestar check-game { $name }, and tumblestar play { $name }.
cli-check-game = Checks a game against the contract, and says what it lacks.
# Last line of “tumblestar check-game”. $name: of the game, in Python.
cli-check-game-passed = { $name } passes all { $count } checks.
# Last line of “tumblestar check-game”. $name: of the game, in Python.
cli-check-game-failed =
    { $count ->
        [one] { $name } fails 1 check.
       *[other] { $name } fails { $count } checks.
    }

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
