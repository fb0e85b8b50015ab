### Puzzles: positions with one best choice, on pages, in the terminal and on the command line.

## Command line

cli-puzzles = Lists, plays and makes puzzles: positions with one choice proven best.
cli-puzzles-list = Lists the puzzles. As JSON, one puzzle a line: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Only puzzles of this game.
cli-puzzles-theme = Only puzzles of this theme, such as “theft”.
# $themes: a list of names that are typed.
cli-puzzles-no-theme = “{ $theme }” is not a theme. Choose { $allowed }.
cli-puzzles-play = Plays puzzles of one game or of all in this terminal.
# Explains the option --seed.
cli-puzzles-order = Any words. The same words give the same order of puzzles.
cli-puzzles-make = Makes puzzles from games between bots and writes them to a file. A file beside it says how. The same seed gives the same puzzles.
# Explains the option --count.
cli-puzzles-count-of = How many puzzles.
cli-puzzles-bots = The bots, with commas between; by default all but “random” and the two strongest.
# Explains the option --seed.
cli-puzzles-seed = The seed of the games.
# Explains the option --out.
cli-puzzles-out = The file to write.
# Head of a column in the terminal: names of puzzles, such as twisty-e083a45.
cli-puzzles-head-id = puzzle
# Head of a column in the terminal: the number of players.
cli-puzzles-head-seats = players
# Head of a column in the terminal: how hard the puzzle is, such as 1500.
cli-puzzles-head-rating = rating
# Head of a column in the terminal.
cli-puzzles-head-themes = themes
# Last line in the terminal.
cli-puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }

## Shelf and tables

# Link on the card of a game.
card-puzzles-short = Puzzles
# Full name of the link “Puzzles”, read out.
card-puzzles = Puzzles of { $game }

## Puzzles

# A puzzle in a file is wrong. $why: a sentence.
puzzle-file = { $file }, line { $line }: { $why }
puzzle-bad-line = This is not a puzzle: { $why }. See docs/puzzles.md for the format.
puzzle-of-another = “{ $id }” is not the id of a puzzle of { $name }.
puzzle-twice = The puzzle “{ $id }” appears twice.
puzzle-empty = The puzzle “{ $id }” has no solution.
puzzle-bad-state = The puzzle “{ $id }” has a state that cannot be read. { $why }
# $games: a list of names that are typed. The characters are digits and the letters a to f.
puzzle-unknown = There is no puzzle “{ $text }”. An id is a game ({ $games }), a hyphen and 7 characters. “tumblestar puzzles list” lists all.
# $text: what was typed.
puzzle-illegal = “{ $text }” is not possible here.

## Playing puzzles

# Title of the page.
puzzle-head = Puzzle: { $game }
# A button below the board: it opens the list of all that can be done.
puzzle-list = More
# In place of the status: what the reader is asked.
puzzle-ask = What is the best choice?
# Above a list of choices, and in place of the status of a mistake that is tried.
puzzle-choose = What would you do?
# Button below a list of choices.
puzzle-do = Do it
# Button: undoes the last step of the try.
puzzle-back = Undo
# Button: gives up.
puzzle-give = See the answer
# Link to another puzzle, before this one is solved.
puzzle-skip = Another puzzle
# Link to another puzzle, after the answer.
puzzle-next = Next puzzle
# Link: the same puzzle from its beginning.
puzzle-retry = Try again
puzzle-again = You have tried this puzzle before, so it does not count now.
# After a step of the answer that is not its last.
puzzle-right = Right. Go on.
# After a wrong step.
puzzle-wrong = Not the best choice.
# The last step of the answer, on the board. $did: a sentence.
puzzle-answer = The best choice: { $did }
# As puzzle-answer, after the reader has found it.
puzzle-found = Right: { $did }
# On the board, before the first step of the answer.
puzzle-begin = Step through the answer.
# Read out before the number.
puzzle-rated = Your rating:
# Puzzles solved one after another, below the rating. $count: 2 or more.
puzzle-streak = { $count } in a row
# $rating, $before: whole numbers such as 1500.
puzzle-solved = Solved on the first try. Your rating: { $rating }, before: { $before }.
# As puzzle-solved.
puzzle-failed = Not solved on the first try. Your rating: { $rating }, before: { $before }.
# In place of puzzle-solved, for readers without a rating.
puzzle-seen = The answer, without a rating.
# Heading of a list of steps.
puzzle-moves = The answer, step by step
# Heading of a list of steps after those of the answer.
puzzle-then = How it may go on
# Button that opens the reasons, and their heading.
puzzle-why = Why
# Link below the answer, to the position on the analysis board.
puzzle-analyse = Analyse
# $how: begins with “by”, such as “by the solution, exactly”.
puzzle-proof = Proven { $how }.
# After puzzle-proof. $value, $margin, $error: such as 54.0%. $error is about $margin only.
puzzle-margin =
    { $exact ->
        [yes] Your win chance is then { $value }; every other choice is at least { $margin } worse. The figures are exact.
       *[no] Your win chance is then { $value }; every other choice is at least { $margin } worse, give or take { $error }.
    }
# After puzzle-margin. $count: ways to play.
puzzle-also =
    { $count ->
        [one] There is { $count } other line that is as good.
       *[other] There are { $count } other lines that are as good.
    }
# $bots: a list of names.
puzzle-fail = Bots that mostly fail here: { $bots }.
# Last of the reasons. $themes: a list such as “theft and safety”.
puzzle-themes = Themes: { $themes }.
# $rating: such as 1500; $deviation: such as 60. $count, $most: puzzles solved one after another.
puzzle-rating = Your rating: { $rating }, give or take { $deviation }. Streak: { $count }, the longest: { $most }.
# Title of the page.
puzzles-head = Puzzles
puzzles-intro = Positions from bots’ games in which one choice is proven much better than all others. Your first try at each changes your rating.
# Title of the page.
puzzles-of = Puzzles: { $game }
# On the card of a game.
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
# Button: a puzzle of this game.
puzzles-play = Play
# Full name of the button “Play”, read out.
puzzles-play-of = Play puzzles of { $game }
# Link to the page of a game’s puzzles.
puzzles-more = Themes and your rating
# Full name of the link “Themes and your rating”, read out.
puzzles-more-of = Themes and your rating: { $game }
# Where every puzzle was solved, or skipped in the terminal.
puzzles-none-left = There are no more puzzles here. Choose another theme or game.
# Heading of a list of themes.
puzzles-themes = By theme
# Beside a theme: numbers of puzzles.
puzzles-solved-of = { $solved } of { $count } solved
# Heading above a chart and a list.
puzzles-history = Your tries
# Text in place of a chart. $first, $last: ratings such as 1500; $count: puzzles.
puzzles-chart =
    { $count ->
        [one] Your rating after { $count } puzzle: from { $first } to { $last }
       *[other] Your rating over { $count } puzzles: from { $first } to { $last }
    }
# Link to the page with the puzzles of all games.
puzzles-other = All games with puzzles
# In the terminal, before the first puzzle. “help” is a command.
puzzle-term-begin = Type what you would do. Only the first try at each puzzle counts. “help” lists commands.
# In the terminal, after a wrong step.
puzzle-term-wrong = Not the best choice. Try as often as you like; only the first try counts.
# In the terminal, after a step of the answer that is not its last.
puzzle-term-right = Right. Go on.
puzzle-kept-bad = Your puzzles in { $file } cannot be read: { $why }. Repair the file or move it away.
# In the list of commands, after “undo”.
term-does-puzzle-undo = undoes what is not judged yet
# In the list of commands, after “answer”.
term-does-puzzle-answer = shows the answer and its reasons; counts as a wrong try
# In the list of commands, after “skip”.
term-does-puzzle-skip = leaves this puzzle for another
# A command that is typed: shows the answer.
term-word-answer = answer
# A command that is typed: another puzzle.
term-word-skip = skip
