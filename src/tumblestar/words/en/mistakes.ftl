### A player’s own costly choices, which come back as puzzles until they are mastered.

cli-mistakes = Goes through the costly choices in your games, until you master them.
cli-mistakes-files = Finished games to review first.
cli-mistakes-name = Your name in these games, where several people played.
cli-mistakes-open = { $file }: this game is not finished. Finish it first.
cli-mistakes-who = { $file }: who are you? Give --name with one of these: { $names }.
# In the terminal, for each game that was reviewed.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } costly choice
       *[other] { $count } costly choices
    }.
# The name of the page, and of links to it.
mistakes-head = My mistakes
# Title of the page with a mistake as a puzzle.
mistakes-one = My mistake: { $game }
# Heading of the page. $count: mistakes to practise today.
mistakes-due = { $count ->
        [0] Nothing is due today
        [one] { $count } is due today
       *[other] { $count } are due today
    }
# Below mistakes-due. $count, $mastered: numbers of mistakes.
mistakes-standing =
    { $count ->
        [one] { $count } more waits for another day,
       *[other] { $count } more wait for another day,
    } { $mastered ->
        [one] { $mastered } is mastered.
       *[other] { $mastered } are mastered.
    }
# Below mistakes-due: how the page works.
mistakes-intro = Each comes back, later after every right answer, until you have mastered it.
# In place of mistakes. $count: reviewed games.
mistakes-none =
    { $count ->
        [0] No reviewed games yet. Finish a game and open its review.
       *[other] No costly choices in your reviewed games.
    } Choices that gave away 5% or more of your win chance come back here.
# Button. $count: mistakes that are due today.
mistakes-practise = Practise { $count }
# Button after a mistake was tried: the next one.
mistakes-next = Next
# Answer to the best choice, before the day on which the mistake comes back.
mistakes-right = Good. It comes back in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
# Answer to the best choice, for the last time.
mistakes-mastered = Good. You have mastered this one.
# Answer to a wrong choice. $better: what the best choice does, a sentence.
mistakes-wrong = Not the best choice. Better: { $better } It comes back in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
# Answer to a choice that does not count.
mistakes-close = Nearly as good as the best. Find the best choice.
# Answer to a choice.
mistakes-unknown = This choice is still being calculated. Try it again in a moment.
# Below the answer. $did: what was played, a sentence; $cost: such as 6%.
mistakes-taken = In the game: { $did } This gave away { $cost } of your win chance.
# Heading of a list: how much win chance each kind of mistake gave away in a game on average.
mistakes-habits = Given away per game
# Member of the list. $kind: a message mistake-…, such as “missing a theft”.
mistakes-habit = { $game }: { $kind }
# Beside mistakes-habit. $then, $now: such as 12% and 5%, in the first and in the last games.
mistakes-change = { $then }, now { $now }
# Beside mistakes-habit, in place of mistakes-change.
mistakes-is-mastered = mastered
# Below mistakes-change: from which games its two figures are. $count: a number of games.
mistakes-span =
    { $count ->
        [one] your first game, then your last
       *[other] your first { $count } games, then your last { $count }
    }
# In the terminal, before the first mistake. “help” is a command.
mistakes-term-begin = Type what you would do. Only the first try counts. “help” lists commands.
mistakes-kept-bad = Your mistakes in { $file } cannot be read: { $why }. Repair the file or move it away.
