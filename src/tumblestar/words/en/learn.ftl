### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
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
learn-next = Continue
learn-again = From the beginning
learn-play = Play now
# Buttons below the board of a lesson: they leave it, or skip what is to be done.
learn-leave = Leave
learn-skip = Skip this step

# $name: the name of a file.
learn-another = Another lesson: { $name }
learn-choose = All you can do here
learn-do = Do it

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
