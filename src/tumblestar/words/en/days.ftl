### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

# $person: a word in the address of the link.
deal-nobody = A deal needs a seat for a person. Put “{ $person }” in place of a bot.
deal-long = A deal’s link has at most { $most } characters. Copy the link and nothing else.
# $names: a list of words that are in the address of a link.
deal-missing = This link lacks { $names }. Copy the whole link again.
# Link beside the result of a game.
deal-hand-on = Same luck for friends
# Title of the page.
deal-head = { $game }: the same deal
deal-about = Anyone who opens this link plays this game with the same bots, options and luck. When you have finished, you see each other’s games turn by turn. Do not look at another’s game first: it shows what comes.
# In the list deal-seats, which has the names of bots too: the reader.
deal-you = you
# $names: a list, such as “you and Hard”.
deal-seats = Players: { $names }
# An option of the game and its value.
deal-option = { $name }: { $value }
# Button.
deal-play = Play this deal
# Button, in place of “Play this deal”: the reader has begun.
deal-go-on = Continue your game
# Button, in place of “Play this deal”: the reader has finished.
deal-see = See your game
deal-again = This is your own game. Send the link to friends. You can play it again too, knowing what comes.
# Label of an address to copy.
deal-link = Link to send
# In place of the table of games.
deal-others =
    { $count ->
        [one] { $count } finished game. You see it when you have finished yours.
       *[other] { $count } finished games. You see them when you have finished yours.
    }
# Heading above a table of games, a column for each.
deal-turns = Turn by turn
# Head of the column with the numbers of turns.
deal-turn = Turn
# Head of the row with points and who won.
deal-result = Result
# Beside the number of a turn in which every player did the same.
deal-alike = all alike

## The challenges of the day

# A file of the program is wrong; each line begins with a date.
day-order = { $file }, line { $line }: { $date } must be later than the date above it.
day-none = There are no challenges for “{ $date }”. Choose a date from { $first } to { $last }; a newer tumblestar may have more.
day-not-yet = { $date } has not begun anywhere yet.
# Title of the page, also of what is shared. “tumblestar” is a name.
day-head = tumblestar, { $date }
day-about = Four challenges a day, the same for everyone. You can play each one once. Rolls and draws follow from the date.
# Link.
day-before = The day before
# Link.
day-after = The day after
# Name of a challenge: a puzzle of any game.
day-puzzle = Puzzle
# Name of a challenge: a level of the campaign of Twinkle.
day-level = Level
# Name of a challenge: Shizzle against a bot.
day-duel = Duel
# Name of a challenge: a star chart of Twinkle Twinkle.
day-chart = Chart
# Below “Puzzle”.
day-puzzle-about = { $game }: find the best choice. Only the first try counts.
# Below “Level”.
day-level-about = { $game }, solo: win this level of the campaign.
# Below “Duel”. The bot plays the exact solution of the game.
day-duel-about = { $game } against a bot that makes no mistakes.
# Below “Chart”. $goal: such as 65; as many points are not enough.
day-chart-about = { $game }, solo: fill the chart for more than { $goal } points.
# Button of a challenge.
day-play = Play
# Button of a challenge that the reader has begun.
day-go-on = Continue
# Button of a challenge that the reader has finished.
day-see = See it again
# How a challenge stands, also in what is shared. $kind: its name, such as “Duel”.
day-open = – { $kind }: not played yet
# As day-open.
day-going = – { $kind }: in progress
# As day-open. ★ marks what was solved or won.
day-won = ★ { $kind }: solved
# As day-open. ● marks what was not solved or won.
day-lost = ● { $kind }: not solved
# As day-open. $points: the player’s points, which can be below zero.
day-won-alone =
    { $points ->
        [one] ★ { $kind }: won with { $points } point
       *[other] ★ { $kind }: won with { $points } points
    }
# As day-won-alone.
day-lost-alone =
    { $points ->
        [one] ● { $kind }: not won, { $points } point
       *[other] ● { $kind }: not won, { $points } points
    }
# As day-open. $points, $other: the points of the player and of the bot.
day-won-against = ★ { $kind }: won by { $points } to { $other }
# As day-won-against.
day-lost-against = ● { $kind }: not won, { $points } to { $other }
# Heading above a text to copy.
day-share = Your result
# Button.
day-copy = Copy the text
# Heading above a list of days.
day-history = Your days
# Below the heading “Your days”. $longest: a number of days.
day-streak =
    { $count ->
        [one] { $count } day in a row, the longest: { $longest }.
       *[other] { $count } days in a row, the longest: { $longest }.
    }
# Member of the list of days. $count: challenges that were played to the end.
day-history-item = { $date }: { $count } of 4
# Below the list of days.
day-history-kept = Your days are kept on this device only.
# Link from a finished game of a challenge.
day-back = To the challenges of the day
# Link on the home page, after “Today”.
day-link = Challenges of the day
# Link on the home page to the challenges of the day.
day-today = Today
# On the home page, after “Today”.
day-in-a-row = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# On the home page, read out in place of dots.
day-done-of = { $count } of { $most } challenges done
cli-day = Lists a day’s four challenges, the same for everyone, or plays one in this terminal.
cli-day-date = The date, such as 2026-11-24; by default today.
cli-day-play = Plays this challenge; each counts once.
# Below the list in the terminal. NAME stands for one of $kinds; all but NAME is typed as it is.
cli-day-how = “tumblestar day { $date } --play NAME” plays one: { $kinds }.
cli-day-kept-bad = Your days in “{ $file }” cannot be read: { $why }. Repair the file or move it away.
