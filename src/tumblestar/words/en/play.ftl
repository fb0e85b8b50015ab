### The page of a table, and the tables in lists.

## Round every page

# Title of the browser tab. tumblestar is a name.
title-table = { $game } · tumblestar
# Title of the browser tab.
title-yours = Your turn · { $game }
# Title of the browser tab.
title-over = Game over · { $game }
# Title of the browser tab. $count: the number of the level.
title-level = Level { $count } · { $game }
# Title of the browser tab, at a level that the reader made or was sent.
title-own-level = Own level · { $game }

## Shelf and tables

# In a list of tables, behind the game: how it stands.
table-open = in progress
# In a list of tables. $result: how the game ended, as the game file has it.
table-over = finished, { $result }
# In a list of tables: how it stands.
list-asked = You are invited to a rematch
# In a list of tables: how it stands.
list-yours = Your turn
# In a list of tables: how it stands. $seat: the player whose turn it is, never the reader.
list-turn = Waiting for { $seat }
# In a list of tables: how the game ended.
list-won-you = You won
# In a list of tables. $points: yours. $others: those of the other players, the best first.
list-won-you-to = You won, { $points } to { $others }
# In a list of tables: how the game ended.
list-won = { $seat } won
# In a list of tables. $points: the winner’s. $others: those of the other players, the best first.
list-won-to = { $seat } won, { $points } to { $others }
# In a list of tables: how the game ended. $seats: two or more names.
list-tied = { $seats } tied
# In a list of tables. $seats: two or more names. $points: a number.
list-tied-at = { $seats } tied at { $points }
# In a list of tables: how a solo game ended.
list-alone-won = won
# In a list of tables: how a solo game ended.
list-alone-lost = not won
# In a list of tables: how the game ended.
table-abandoned = abandoned
# In a list of tables: a game opened from a file. $result: how it ended, as the game file has it.
table-study = from a file, { $result }
# In a list of tables: a game opened from a file.
table-study-unfinished = from a file, unfinished
# Button in “My tables”, and its heading when it asks.
table-abandon = Abandon
table-abandon-sure = The game ends without a result. It stays among the finished games.
# Confirms the button above; the deed.
table-abandon-yes = Yes, abandon it
# Button in “My tables”, and its heading when it asks.
table-delete = Delete
table-delete-sure = This deletes the table and its saved game for good.
# Confirms the button above; the deed.
table-delete-yes = Yes, delete it

## New table

# Above the form for a new table, when it must be sent again.
new-seal-gone = The sealed seed of this page is gone: the server was restarted, or the page was open too long. Check the new fingerprint, then start again.

## Table

# On the card of the reader’s own seat.
seat-you-named = You ({ $name })
# Heading above the players’ cards.
seats-head = Players
# Label of a field, for screen readers.
seat-rename = Name of seat { $count }
# Opens the field for a name; on the card of a seat.
seat-rename-open = Rename
# Button beside the field for a name.
seat-rename-do = Save
# Status line, before what the game says, while an earlier moment is shown.
status-stepping = After step { $n } of { $count }:
# Status line at the end of a game opened from a file.
status-study = This game file ends here, unfinished.
# Label of the group of buttons; in the terminal the heading of a list of them.
actions-label = What you can do
# Label of the group of buttons below, for screen readers: undo, resign and the like.
others-label = Look back or leave
# Tab beside the board.
pane-chat = Chat
# Tab beside the board: hints and the tutor.
pane-help = Help
# Tab beside the board: what happened.
pane-log = Log
# Switch above the log: all rounds, or only the last.
log-all = All rounds
# Tab beside the board: settings, files and more.
pane-menu = Menu
# Link in the menu of a table.
menu-new = New game
# Label of the tabs beside the board, for screen readers.
panes-label = Around the table
# Name of the reader on the plate of a player.
plate-you = You
# On a player’s plate, for screen readers: how strong a bot plays.
plate-stars = bot, { $count } of 5 stars
# On a player’s plate, for screen readers: a verb, with the player’s name before it.
plate-leads = leads
# Button while bots play.
acts-skip = Skip to my turn
# Below the board, where the game has no sentence of its own: what to do now.
acts-touch = Touch a marked place.
# Points on a player’s plate.
plate-score = { $count }
# On a player’s plate, for screen readers. $count: 2 for the second best, and so on.
plate-rank = place { $count }
# Name of a bot on its plate.
plate-bot = { $name }
# Name of a bot on its plate, where several of that name play. $count: 1, 2 …
plate-bot-twin = { $name } { $count }
# Button: does what is chosen on the board.
action-confirm = Confirm
# Button: shows how a bot thinks that the game goes on.
action-expect = What a bot expects
# $line: actions, as the log has them, with commas between.
expect-line = The strongest bot expects: { $line }.
expect-not-yet = The bot is not ready yet. Ask again in a few seconds.
refused-expect = It is nobody’s turn, or no bot at this table looks ahead.
refused-expect-busy = The bot is already thinking about this.
# Button: undoes the last step of the turn.
action-takeback = Undo
# Button: undoes more than the last step, and asks first.
action-takeback-far = Undo…
# Button, while an earlier moment is shown.
action-takeback-here = Undo to here
# Button: asks the other players.
action-takeback-ask = Ask to undo
# Question before the first undo that makes a game practice.
practice-head = Continue as practice?
# Text below that question. Rolls and draws repeat, if the same is done again.
practice-sure = You can undo as often as you like, even rolls and bots’ turns. But the game then earns no star, counts for nothing, shows its secret seed and is saved as practice. Rolls and draws come again in the same order.
# Button below that question.
practice-yes = Yes, practise
# Button below that question.
practice-no = Cancel
# Before the status line of a practice game.
practice-mark = Practice.
# Question to the reader, with two buttons. $seat: another player.
asked-to = { $seat } would like to undo. Agree?
# Follows the question above.
asked-count =
    { $count ->
        [one] 1 step will be undone.
       *[other] { $count } steps will be undone.
    }
# What the reader has asked, with a button to withdraw. $others: names.
asked-own = You have asked to undo. Waiting for { $others }.
# For those who need not answer. $seat: the player who asks. $others: names.
asked-other = { $seat } would like to undo. Waiting for { $others }.
# Button: allows an undo, or help for all.
asked-yes = Agree
# Button: does not allow it.
asked-no = Decline
# Button: takes the reader’s own request away.
asked-withdraw = Withdraw
# Button, with others.
action-resign = Resign
# Button, in a solo game.
action-give-up = Give up
# Button below the result: the same players play again.
action-rematch = Rematch
# Link in the menu: saves the game as text.
action-record = Download game file
# Link in the menu, to the page that checks the luck.
action-verify = Check fairness
# The same link, where the check has found nothing wrong.
luck-checked = Luck checked ✓
# Heading of the levels of help.
aid-head = Help me decide
# Level of help.
aid-0 = No help
# Level of help: how likely rolls and draws are.
aid-1 = Odds
# Level of help: the points that each choice brings.
aid-2 = Points
# Level of help: the choice with the best win chance.
aid-3 = Best play
# Level of help: it asks before a choice that gives away win chance.
aid-4 = Tutor
# Before a field with one of the amounts below.
aid-asks = Ask before I give away more than
# In that field: 5%, for example.
aid-amount = { NUMBER($share, style: "percent") } win chance
# While the tutor calculates.
tutor-looking = The tutor is looking…
# Button: the choice stays, though the tutor knows a better one.
tutor-yes = Keep it
# Button: undoes the choice that the tutor asks about.
tutor-no = Undo
tutor-unasked = Played without asking: the win chances came too late.
# Button: asks the other players.
help-ask = Ask to allow help
# Button: nobody may use more than the odds from then on.
help-end = End help for all
# Question to the reader, with two buttons. $seat: another player.
help-asked-to = { $seat } would like to allow help for all. Agree?
# What the reader has asked, with a button to withdraw. $others: names.
help-asked-own = You have asked to allow help for all. Waiting for { $others }.
# For those who need not answer. $seat: the player who asks. $others: names.
help-asked-other = { $seat } would like to allow help for all. Waiting for { $others }.
refused-help = Several people play here. Hints beyond the odds are off unless all agree.
# Heading of the table of choices.
odds-head = Your choices
# Heading of its first column.
odds-way = Choice
# Badge at the best choice.
odds-best = best
# Heading of the column of win chances; as short as can be.
hint-win = Win
# Behind a choice. $ways: other choices, as the log has them.
hint-alike = (equally good: { $ways })
# Behind a choice. $ways: other choices, as the log has them. $more: a number.
hint-alike-more = (equally good: { $ways } and { $more } more)
# Above the table of choices, until better figures come.
hint-provisional = These win chances are rough: better ones are on the way.
# Above the table of choices.
hint-working =
    { $count ->
        [one] 1 win chance is still to come.
       *[other] { $count } win chances are still to come.
    }
# Opens the rest of the table of choices.
hint-more =
    { $count ->
        [one] 1 more choice
       *[other] { $count } more choices
    }
# In a small pill on the board: a win chance.
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# In a small pill on the board: the win chance of the choice that the reader has made.
worth-own = You { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# Label of a place on the board. $label: what touching it does, a sentence.
worth-told = { $label } Win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
# The same, of the best choice. $label: a sentence.
worth-best = { $label } Best, win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
# Status line: the best choice. $deed: what it does in few words, without a full stop.
worth-status = { $deed }. Win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
# Label of the slider and its buttons, for screen readers.
replay-label = Replay the game
# In the slider: before the first turn.
replay-setup = Set-up
# In the slider. $name: whose turn it is.
replay-turn = Turn { $n } of { $count }: { $name }
# Label of the slider, for screen readers.
replay-slider = The whole game, step by step
# What the slider says. $where: a turn, or “Set-up”. $scores: the points of all players.
replay-value = { $where }. Step { $n } of { $count }. { $scores }
# In that sentence: a player and their points.
replay-score = { $name } { $count }
# Button beside the slider.
replay-back = Back one turn
# Button beside the slider.
replay-on = Forward one turn
# Button beside the slider.
replay-play = Play automatically
# Label of the field for the speed of the replay.
replay-pace = Speed
# Button beside the slider: goes to where the set-up ends.
replay-skip = End of the set-up
# Button: from an earlier moment to the last.
step-live = Back to the game
# Button: shows the reader’s own board again.
board-own = Back to my board
# Button: shows the board of the player whose turn it is.
board-turn = Follow the turn
# Button on a player’s card.
seat-board = Look at board
# The same, for screen readers.
seat-board-of = { $name ->
        [you] Look at your board
       *[other] Look at board: { $name }
    }
palette-head = What happened on the real board?
palette-hint = Choose what lies there, or type several results below.
# Beside a piece to choose: how many of it are left.
palette-left = { $count } left
# Label of a field.
type-label = Type an action
# Button beside that field.
type-do = Do it
# Below that field.
type-hint = Use the notation of the log.
# Below that field, where the luck of a real board is typed in.
type-hint-chance = Use the notation of the log. Put spaces between several results.
# Heading of the table with the result.
final-head = Result
# Below the result. $part: what scores. $points, $behind: what the first and the second have of it.
end-decided = What decided it: { $part }, { $points } to { $behind }.
# Below the result, for a player who lost. end-place: see the next message. $count: points.
end-lost =
    { $count ->
        [0] { $seat } won. You came { end-place }.
        [one] { $seat } won. You came { end-place }, 1 point behind.
       *[other] { $seat } won. You came { end-place }, { $count } points behind.
    }
# In the sentence above, behind “You came”.
end-place =
    { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] last
    }
# Head of a row of the result.
final-points = Points
# Head of a row of the result: the part of the win that a player gets, 1 or 1/2.
final-share = Win
# Heading of the log.
log-head = What happened
# In the log, before anything has happened.
log-empty = Nothing yet.
# Heading: the board for people who do not see it.
text-head = The board in text
# Heading of the table with a cell for each square.
text-board = The board, square by square
# Before the text of the position.
text-state = In notation:
# Heading; no page shows it now.
more-head = More
# Heading of the settings of this browser.
settings-head = Settings on this device
# Label of a field: Skip, Fast or Calm.
setting-speed = Speed of bots and animations
# Speed of bots and animations: not shown at all.
speed-0 = Skip
# Speed of bots and animations.
speed-1 = Fast
# Speed of bots and animations.
speed-2 = Calm
# Setting with a tick.
setting-confirm = Ask before my turn ends or I cannot undo
# At the button, when it must be pressed a second time.
confirm-again = Press again to confirm.
# Setting with a tick.
setting-gains = Show the points of my choices
# Question in a window.
resign-head = Resign?
resign-sure =
    { $count ->
        [one] The game ends at once, and the other player wins.
       *[other] The game ends at once for all. You get nothing, and the { $count } others share the win.
    }
# Button below that question.
resign-yes = Yes, resign
# Button below that question and the next.
resign-no = Keep playing
# Question in a window, in a solo game.
give-up-head = Give up?
give-up-sure = This ends your try.
# Button below that question.
give-up-yes = Yes, give up
# Label of the list of what a solo level asks for.
goal-head = Goal
# Before the status line.
level-name = Level { $count }.
# Before the status line: a level that the reader made or was sent.
level-own = Own level.
# Button below the result of a level. $count: the number of the next.
level-next = Next level: { $count }
# Button: plays the level again with other luck.
level-new = New dice
# Button: plays the level again with the same luck.
level-same = Same dice again
# Link to the map of the levels.
level-map = To the map
line-doubt = The server is not answering. Checking the connection…
line-lost = Connection lost. Trying again…
line-password = This server needs its password again. Your game is safe.
# Link behind that sentence.
line-password-do = Enter the password
line-refused = The server refuses this page. Open it at the address you were given.
# Link behind that sentence.
line-refused-do = Open again
line-table = The server cannot open this table.
# Link behind “The server cannot open this table.”
line-table-do = See why
line-many = Too many pages or requests from here: close some. Trying again…

# Button in the list of symbols: what would one more of this score?
legend-more = With one more?
# Heading of the list of symbols.
legend-head = Symbols
# In the list of symbols: whose points follow.
legend-of =
    { $seat ->
        [you] You:
       *[other] { $seat }:
    }
# Link behind a refusal, to the rule that it follows from.
refused-rule = Rule
# Label of the picture, for screen readers. T is a key.
picture-label = The table. Press T to read it as text.

## Refusals of a table

# For people who write programs. $spoken: the version of the server. $link: an address.
refused-protocol = This program and the server ({ $spoken }) use different versions of the protocol. Nothing was done. Update the program, or load the page again. What has changed: { $link }
refused-limit = That was too fast, so nothing was done. Try again in a moment.

## Together

# Label of a clock, for screen readers.
clock-label = { $seat ->
        [you] Your time
       *[other] { $seat }’s time
    }
# Told by screen readers and shown in the terminal, to the player whose clock runs.
clock-soon =
    { $count ->
        [one] 1 second left!
       *[other] { $count } seconds left!
    }
# Behind a clock, for screen readers.
clock-low = little time left
# Behind a clock, for screen readers.
clock-last = last seconds
# Title of the browser tab.
title-waiting = Waiting for friends · { $game }
# Status line before a game begins. $count: how many seats are free.
status-waiting = { $count ->
        [0] The game is about to begin.
        [one] The game begins when the last seat is taken.
       *[other] The game begins when all seats are taken: { $count } are free.
    }
# Status line before a rematch. $seats: who has not answered; “you”: only the reader.
status-asked = The game begins when all agree. { $seats ->
        [you] Your answer is needed.
       *[other] Waiting for { $seats }.
    }
# On a player’s card: this person has the page open.
presence-here = here
# On a player’s card: the page was closed or lost just now.
presence-away = away
# On a player’s card: this person does not have the page open.
presence-gone = not here
# On the card of a seat that nobody has.
presence-free = free
# On a player’s card: whether this person joins the rematch.
presence-asked = no answer yet
# On a bot’s card, while what it needs to play its best is loaded.
presence-preparing = not yet at full strength
# On a player’s card. $name: a bot that plays for this person.
seat-stand-in = { $name } plays for now
# Opens what can be done about a player; on their card.
seat-more = More for this seat
# Label of a field with bots.
seat-hand = Let a bot play for me
# Button beside that field.
seat-hand-do = Hand over
# Button: ends the play of a bot for the reader.
seat-back = Take my seat back
# Button on the reader’s own card.
seat-leave = Leave this seat
# Button for the host, on another player’s card.
seat-send = Remove this player
# Below that button.
seat-send-hint = The seat is then free, with a new link.
# Button on another player’s card: their messages are hidden from the reader.
restrict-mute = Mute { $name }
# Button: ends that.
restrict-unmute = Unmute { $name }
# Button on another player’s card: they may not join the reader’s tables.
restrict-block = Block { $name }
# Button: ends that.
restrict-unblock = Unblock { $name }
# Above those buttons, and on “My data”.
restrict-hint = If you mute people, you no longer see their messages; only you know. If you block them, they cannot take a seat, write or watch at your tables. A game that has begun continues.
# Below the button; in the terminal a question follows.
seat-leave-hint = If you leave, the seat is free for another player. The host gets a new link.
# Button on the reader’s own card.
seat-device = Play on another device
# Heading above players who are away.
people-head = Who is missing
# Heading of the panel with the links.
invite-head = Invite
# Below that heading. $count: how many can play.
invite-of = { $game }, up to { $count }
# Heading for a player who is not the host.
free-head = Waiting for friends
free-hint-host = Everyone opens the same link or scans this code.
free-hint = The host has the link for the free seats.
# Before the four letters of the code, below the link.
free-code = or type the code
# Who is there. $names: names. $count: how many seats are free.
free-waiting = Waiting: { $names }, { $count } free
# Button of the host.
free-fill = Fill with bots
# Button of the host: begins with the players who are there. $count: how many.
free-start = Start with { $count }
# Opens the less usual ways to invite.
free-more = More
free-hint-seats = Or a link for each seat:
# Label of a field with bots.
free-bot = A bot in seat { $count }
# Button beside that field.
free-bot-do = Add the bot
# Opens what else can be done with a free seat.
free-other = A bot, or a new link
# Label of a link. $count: the number of the seat.
link-seat = Link to seat { $count }
# Label of a link; also the title of the message that a phone shares.
link-table = Link to a game of { $game }
# Label of a link.
link-watch = Link for spectators
# Button: hands the link to an app of the phone.
link-share = Share
# Button beside a link.
link-copy-short = Copy
# Opens the QR code of a link.
link-qr = QR code
# Label of that picture, for screen readers.
link-qr-label = QR code of the link
# Button below a link.
link-renew = Make a new link; the old one stops working
# Question to the others. $name: a player who has no page open.
missed-asked = { $name } has been away for a while. What now?
# Button below that question.
missed-bot = Let a bot play on
# Button below that question.
missed-wait = Wait
# Button below that question.
missed-end = End the game
# Below those buttons: how many have chosen “End the game”.
missed-count = Votes to end the game: { $n } of { $count }.
# Button below the result.
rematch-go = Go to the rematch
# Question with two buttons. $count: how many want it. $seats: their names.
rematch-asks = { $count ->
        [0] You are invited to a rematch.
       *[other] { $seats } would like a rematch.
    } Join?
# Button below that question.
rematch-yes = Join
# Button below that question.
rematch-no = No thanks
# Heading at a rematch that has not begun.
rematch-head = Waiting for an answer
# Below that heading.
rematch-unanswered = { $name }: no answer yet.
# Button: frees the seat of a player who has not answered, with a new link.
rematch-instead = Give away seat { $count }
# Heading of the chat.
chat-head = Chat
# In the chat, before anything was said.
chat-none = No messages yet.
# Label of a group of buttons, for screen readers.
chat-phrases = Quick phrases
# Label of the field for a message.
chat-label = Say something
# Button beside that field.
chat-do = Send
# In the place of that field.
chat-off = Free chat is off. You can still use quick phrases.
# Heading in the place of “Chat”, where the reader plays alone.
chat-notes = Noted at this table
# Setting with a tick.
setting-sound = Play sounds
# Setting with a tick.
setting-bubble = Show chat messages over the board
# Setting with a tick.
setting-vibration = Vibrate
# Setting with a tick, where several people play on one screen.
setting-pass = Ask to pass the device
setting-turned = Turn the picture for players who sit opposite
# Heading over the whole screen, between the turns of two people at one device.
pass-head = { $name }’s turn
# Below that heading.
pass-do = Pass the device to { $name }.
# Button: the next player has the device.
pass-taken = I am { $name }
# Button: this screen does not come again.
pass-unasked = Don’t ask again
# Question with two buttons.
sound-ask = Play with sound?
# Button below that question.
sound-yes = Yes
# Button below that question.
sound-no = No
# Button in the settings of a table.
notify-allow = Notify me when it is my turn
notify-how = Your browser will ask for permission. You get notifications while this page is open, even in the background.
notify-denied = Your browser blocks notifications from this address. Allow them in its settings.
# Text of a notification.
notify-text = It is your turn.
# In a list of tables, in the place of a name.
lobby-free-seat = free seat
# In a list of tables: how it stands.
table-waiting = waiting for friends
