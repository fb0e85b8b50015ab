### One's own mistakes, which come back as puzzles until they are mastered.

cli-mistakes = Goes through the costly choices in your games, until you master them.
cli-mistakes-files = Finished games to review first.
cli-mistakes-name = Your name in these games, where several people played.
cli-mistakes-open = { $file }: this game is not finished. Finish it first.
cli-mistakes-who = { $file }: who are you? Give --name with one of these: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] one costly choice
       *[other] { $count } costly choices
    }.
# The name of the page, and of links to it.
mistakes-head = My mistakes
mistakes-one = My mistake: { $game }
mistakes-due = { $count ->
        [0] Nothing is due today
        [one] { $count } is due today
       *[other] { $count } are due today
    }
mistakes-standing =
    { $count ->
        [one] { $count } more waits for another day,
       *[other] { $count } more wait for another day,
    } { $mastered ->
        [one] { $mastered } is mastered.
       *[other] { $mastered } are mastered.
    }
mistakes-intro = Each comes back later every time, until you have mastered it.
mistakes-none =
    { $count ->
        [0] No reviewed games yet. Finish a game and open its review.
       *[other] No costly choices in your reviewed games.
    } Choices that gave away 5% of your win chance come back here.
mistakes-practise = Practise { $count }
mistakes-next = Next
mistakes-right = Good. It comes back in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
mistakes-mastered = Good. You have mastered this one.
mistakes-wrong = Not the best. Better: { $better } It comes back in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
mistakes-close = Nearly as good as the best. Find the best choice.
mistakes-unknown = This choice is still being calculated. Try it again in a moment.
mistakes-taken = In the game: { $did } This gave away { $cost } of your win chance.
mistakes-habits = Given away a game
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } to { $now }
mistakes-is-mastered = mastered
mistakes-span =
    { $count ->
        [one] your first game, then your last
       *[other] your first { $count } games, then your last { $count }
    }
mistakes-term-begin = Type what you would do. Only the first try counts. “help” lists commands.
mistakes-kept-bad = Your mistakes in { $file } cannot be read: { $why }. Mend the file, or move it away.
