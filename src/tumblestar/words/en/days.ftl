### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = A deal needs a player’s seat: “{ $person }” in place of a bot.
deal-long = A deal’s link has at most { $most } characters. Copy only the whole link.
deal-missing = A deal’s link lacks { $names }. Copy the whole link again.
deal-hand-on = Same luck for friends
deal-head = { $game }: the same deal
deal-about = Whoever opens this link plays this game with the same bots, options and chance. Those who have finished see each other’s games, turn by turn. Chance is open: another’s game shows what comes.
deal-you = you
deal-seats = Seats: { $names }
deal-option = { $name }: { $value }
deal-play = Play this deal
deal-go-on = Go on with your game
deal-see = See your game
deal-again = This is your own game. Send the link to friends; you can play it again too, knowing what comes.
deal-link = Link to send
deal-others = Finished games, which you see when you have finished yours: { $count }
deal-turns = Turn by turn
deal-turn = Turn
deal-result = Result
deal-alike = all alike

## The challenges of the day

day-order = { $file }, line { $line }: { $date } is no day after the one before.
day-none = There are no challenges for “{ $date }”. Expected is a date from { $first } to { $last }; a newer tumblestar may have more.
day-not-yet = { $date } has not begun anywhere yet.
day-head = tumblestar, { $date }
day-about = Four challenges a day, the same for everybody. Chance follows from the date, so it is open; each can be played once.
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
day-won-alone = ★ { $kind }: won, points: { $points }
day-lost-alone = ● { $kind }: not won, points: { $points }
day-won-against = ★ { $kind }: won by { $points } to { $other }
day-lost-against = ● { $kind }: not won, { $points } to { $other }
day-share = Your result
day-copy = Copy the text
day-history = Your days
day-streak = Days in a row: { $count }, the most: { $longest }.
day-history-item = { $date }: { $count } of 4
day-history-kept = Your days are kept on this device only.
day-back = To the challenges of the day
day-link = Challenges of the day
day-today = Today
day-in-a-row = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
day-done-of = { $count } of { $most } challenges done
cli-day = Lists a day’s four challenges, the same for everybody, or plays one in this terminal.
cli-day-date = The date, such as 2026-11-24; by default today.
cli-day-play = Plays this challenge; each counts once.
cli-day-how = “tumblestar day { $date } --play NAME” plays one: { $kinds }.
cli-day-kept-bad = Your days in “{ $file }” cannot be read: { $why }. Mend the file, or move it away.
