### Puzzles.

## Command line

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

## Shelf and tables

card-puzzles-short = Puzzles
card-puzzles = Puzzles of { $game }

## Puzzles

puzzle-file = { $file }, line { $line }: { $why }
puzzle-bad-line = This is no puzzle: { $why }. docs/puzzles.md has the format.
puzzle-of-another = “{ $id }” is not the id of a puzzle of { $name }.
puzzle-twice = The puzzle “{ $id }” stands twice.
puzzle-empty = The puzzle “{ $id }” has no solution.
puzzle-bad-state = The puzzle “{ $id }” has a state that cannot be read. { $why }
puzzle-unknown = There is no puzzle “{ $text }”. An id is a game ({ $games }), a hyphen and seven digits; see “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” cannot be done here.

## Playing puzzles

puzzle-head = Puzzle: { $game }
# A button below the board: it opens the list of all that can be done.
puzzle-list = More
puzzle-ask = What is the best way to play?
puzzle-choose = What would you do?
puzzle-do = Do it
puzzle-back = Take back
puzzle-give = See the answer
puzzle-skip = Another puzzle
puzzle-next = Next puzzle
puzzle-retry = Try again
puzzle-again = You have tried this puzzle before; it does not count now.
puzzle-right = Right! Go on.
puzzle-wrong = Not the best way.
puzzle-answer = The best way: { $did }
# What a try came to, on the board; $did is a sentence.
puzzle-found = Yes! { $did }
puzzle-begin = Step through the best way.
# Read out before the number.
puzzle-rated = Your rating:
# Puzzles solved, below the rating.
puzzle-streak = { $count } in a row
puzzle-solved = Solved at the first try! Your rating: { $rating }, before: { $before }.
puzzle-failed = Not solved at the first try. Your rating: { $rating }, before: { $before }.
puzzle-seen = The answer, without a rating.
puzzle-moves = The answer, step by step
puzzle-then = How it may go on
puzzle-why = Why
puzzle-analyse = Analyse
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
