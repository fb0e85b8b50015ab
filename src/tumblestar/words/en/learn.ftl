### Lessons: learning a game by playing it. The messages bad-tutorial-… are for authors of lessons.

# A lesson is wrong. $file: a file of a lesson; $why: a sentence, one of those below.
bad-tutorial = { $file }: { $why }
# As bad-tutorial, for one note in the file.
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-alone = The recorded game { $file } is missing beside it.
bad-tutorial-record = Line { $line } of the recorded game: { $why }
bad-tutorial-game = The recorded game is of { $other }. Use one of { $game }.
bad-tutorial-learner = The learner has seat { $n }. Choose a seat that every recorded game has.
bad-tutorial-idle = The learner, in seat { $n }, has nothing to do. Put a note before an action of that seat.
bad-tutorial-chapter = The note is of chapter { $n }. Choose 1 to { $count }, one for each recorded game.
# “event” is a word of the file, as “chapter” is.
bad-tutorial-event = The note stands before event { $event }. Choose 1 to { $count }; the last is the end.
bad-tutorial-order = The note comes after one of a later event. Put the notes in the order of the game.
bad-tutorial-end = The chapter ends with something to do. Add a note that shows what came of it.
bad-tutorial-words = There are no words for “{ $key }”. Add this message of { $game } in every language.
# “also”, “answers” and “other” are words of the file.
bad-tutorial-reading = The learner has nothing to do here. Use “also”, “answers” and “other” only before actions of the learner.
bad-tutorial-action = “{ $text }” is not an action. { $why }
# “also” is a word of the file.
bad-tutorial-illegal = “{ $text }” is not legal here. Under “also”, give actions as good as the recorded one.
# “answers” is a word of the file.
bad-tutorial-right = “{ $text }” is the recorded action. Under “answers”, give wrong tries.
bad-tutorial-mark = Nothing here is called “{ $text }”. Give a legal action, a place of the board, or a piece or symbol of the picture.
# Answer to what the lesson asks for.
learn-right = Right.
# Title of the page.
learn-head = Learn { $game }
# Above a note of a lesson: which of how many.
learn-step = { $n } of { $count }
# Link below the board: the note before this one.
learn-back = Back
# Link below the board: the next note.
learn-next = Continue
# Link at the end of a lesson: its first note.
learn-again = From the beginning
# Button at the end of a lesson: a game against a bot.
learn-play = Play now
# Link below the board of a lesson: to the page with all games.
learn-leave = Leave
# Link below the board of a lesson: leaves out what is to be done.
learn-skip = Skip this step

# Link. $name: the name of a file.
learn-another = Another lesson: { $name }
# Heading of a list of choices.
learn-choose = All you can do here
# Button below a list of choices.
learn-do = Do it

# Below a note. $marked: a list of choices and places.
learn-marked = Marked: { $marked }
# In the terminal. The words in quotation marks are commands.
term-learn-begin = Do what the notes say: type an action in notation, or press Enter to continue. “?” lists your choices, “board” shows the board, “back” goes back and “quit” leaves.
# Before the place to type, where the learner has something to do.
term-learn-try = Your action:
# Before the place to type, where the learner only reads.
term-learn-on = Press Enter to continue:
# Before the place to type, at the end of a lesson. $bot: the name of a bot; “quit” is a command.
term-learn-play = Press Enter to play against { $bot }, or type “quit” to leave:
# After “quit”. $game: what is typed after the command.
term-learn-left = Your place is kept. “tumblestar learn { $game }” resumes the lesson.
# After a refusal. $tag: such as TW-3.4; $game: the name that is typed.
term-learn-rule = See rule { $tag } in “tumblestar rules { $game }”.
# A command that is typed: the note before this one.
term-word-step-back = back
cli-learn = Teaches you a game in the terminal, then lets you play it against a bot. Resumes where you left it.
# Explains an argument of the command.
cli-learn-game = The game.
cli-learn-lesson = The name of a lesson; by default the first.
cli-learn-none = { $game } has no lesson yet. See docs/tutorials.md for how to write one.
# $names: a list of names that are typed.
cli-learn-unknown = There is no lesson “{ $name }”. Choose { $allowed }.
# Full name of the link “Learn it”, read out.
card-learn = Learn { $game } by playing
# Link on the card of a game.
card-learn-short = Learn it
# Link beside the form for a new table.
new-learn = Learn it by playing: a few minutes

# $did: what the recorded action would do, a sentence of the game.
learn-also = That is as good. The lesson goes on with another action. { $did }

# $did: what the tried action would do.
learn-other = { $did } That is allowed, but not what this lesson is about. Try what is marked.
