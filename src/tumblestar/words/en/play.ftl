### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Your turn · { $game }
title-over = Game over · { $game }
title-level = Level { $count } · { $game }
title-own-level = Own level · { $game }

## Shelf and tables

table-open = going on
table-over = finished, { $result }
list-asked = You are asked to play again
list-yours = Your turn
list-turn = { $seat } to play
list-won-you = You won
list-won-you-to = You won, { $points } to { $others }
list-won = { $seat } won
list-won-to = { $seat } won, { $points } to { $others }
list-tied = { $seats } tied
list-tied-at = { $seats } tied at { $points }
list-alone-won = won
list-alone-lost = not won
table-abandoned = abandoned
table-study = from a file, { $result }
table-study-unfinished = from a file, unfinished
table-abandon = Abandon
table-abandon-sure = The game ends without a result. It stays among the finished games.
table-abandon-yes = Yes, abandon it
table-delete = Delete
table-delete-sure = The table and its record are then gone for good.
table-delete-yes = Yes, delete it

## New table

new-seal-gone = The seed promised here is gone: the server was restarted, or the page was open for long. Look at the new commitment, and start again.

## Table

seat-you-named = You ({ $name })
seats-head = Players
seat-rename = Name of seat { $count }
seat-rename-open = Rename
seat-rename-do = Keep
status-stepping = After event { $n } of { $count }:
status-study = This record ends here, unfinished.
actions-label = What you can do
others-label = Looking back, and leaving
pane-chat = Chat
pane-help = Help
pane-log = Log
log-all = All rounds
pane-menu = Menu
menu-new = New game
panes-label = Around the table
plate-you = You
plate-stars = bot, { $count } of five stars
plate-leads = leads
acts-skip = Skip to my turn
acts-touch = Touch a light.
plate-score = { $count }
plate-rank = place { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirm
action-expect = What does the bot expect?
expect-line = The strongest bot expects: { $line }.
expect-not-yet = The bot is not ready yet. Ask again in a few seconds.
refused-expect = Nothing to expect: nobody is to act, or no bot at this table looks ahead.
refused-expect-busy = The bot is already thinking about this.
action-takeback = Take back
action-takeback-far = Take back…
action-takeback-here = Take back to here
action-takeback-ask = Ask to take back
practice-head = Go on as practice?
practice-sure = You may go back as often as you like, also past chance and bots. But from then on the game brings no star and counts for nothing, its seed is open, and its record says so. Chance falls as before.
practice-yes = Yes, practise
practice-no = No, leave it
practice-mark = Practice.
asked-to = { $seat } would like to take back. Agree?
asked-count = Events undone: { $count }.
asked-own = You have asked to take back. Waiting for { $others }.
asked-other = { $seat } would like to take back. Waiting for { $others }.
asked-yes = Agree
asked-no = Decline
asked-withdraw = Withdraw
action-resign = Resign
action-give-up = Give up
action-rematch = Rematch
action-record = Download the record
action-verify = Check the chance
luck-checked = Luck checked ✓
aid-head = Help me decide
aid-0 = Nothing
aid-1 = Odds
aid-2 = Points
aid-3 = Best play
aid-4 = Tutor
aid-asks = Ask before what costs more than
aid-amount = { NUMBER($share, style: "percent") } of the win
tutor-looking = The tutor is looking…
tutor-yes = Keep it
tutor-no = Undo
tutor-unasked = Played unasked: the win shares came too late.
help-ask = Ask the others to allow help
help-end = Go on without help for all
help-asked-to = { $seat } would like help to be allowed for all. Agree?
help-asked-own = You have asked for help for all. Waiting for { $others }.
help-asked-other = { $seat } would like help to be allowed for all. Waiting for { $others }.
refused-help = Several people play here: help beyond the odds is off unless all agree.
odds-head = Ways to go on
odds-way = Way
odds-best = best
hint-win = Win
hint-alike = (as good: { $ways })
hint-alike-more = (as good: { $ways } and { $more } more)
hint-provisional = The evaluator is not ready: these win shares are rough.
hint-working = Win shares still to be worked out: { $count }.
hint-more = More ways: { $count }
# $share: a win chance, $label: what an action does, a sentence, $deed: the same in few words, without a full stop. worth and worth-own stand in a small pill on the board.
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = You { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Best, win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Win chance { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Go over the game
replay-setup = Set-up
replay-turn = Turn { $n } of { $count }: { $name }
replay-slider = The whole game, event by event
replay-value = { $where }. Event { $n } of { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Back one turn
replay-on = On one turn
replay-play = Play by itself
replay-pace = Pace
replay-skip = End of the set-up
step-live = Back to the game
board-own = Back to my board
board-turn = Follow the turn
seat-board = Look at board
seat-board-of = { $name ->
        [you] Look at your board
       *[other] Look at board: { $name }
    }
palette-head = What happened on the real board?
palette-hint = Choose what lies there, or type several below.
palette-left = { $count } left
type-label = Type an action
type-do = Do it
type-hint = In notation, as in the log.
type-hint-chance = In notation; several outcomes with spaces between.
final-head = Result
end-decided = What decided it: { $part }, { $points } to { $behind }.
end-lost =
    { $count ->
        [0] { $seat } won. You came { end-place }.
        [one] { $seat } won. You came { end-place }, one point behind.
       *[other] { $seat } won. You came { end-place }, { $count } points behind.
    }
end-place =
    { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] last
    }
final-points = Points
final-share = Win
log-head = What happened
log-empty = Nothing yet.
text-head = The board in text
text-board = The board, square by square
text-state = In notation:
more-head = More
settings-head = Settings on this device
setting-speed = Speed of bots and animations
speed-0 = Skip
speed-1 = Brisk
speed-2 = Calm
setting-confirm = Confirm what ends my turn or cannot be taken back
confirm-again = Press again to confirm.
setting-gains = Show the points on what I may choose
resign-head = Resign?
resign-sure =
    { $count ->
        [one] The game ends at once, and the other player wins.
       *[other] The game ends at once for all. You get nothing, and the { $count } others share the win.
    }
resign-yes = Yes, resign
resign-no = No, play on
give-up-head = Give up?
give-up-sure = This try is then over.
give-up-yes = Yes, give up
goal-head = Goal
level-name = Level { $count }.
level-own = Own level.
level-next = Next level: { $count }
level-new = New dice
level-same = Same dice again
level-map = To the map
line-doubt = The server is not answering. Checking the connection.
line-lost = Connection lost; trying again.
line-password = This server asks for its password again. Your game is kept.
line-password-do = Give the password
line-refused = The server refuses this page. Open it by the address that you were given.
line-refused-do = Open again
line-table = The server cannot open this table.
line-table-do = See why
line-many = Too many pages or requests from here: close some. Trying again.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = With one more?
legend-head = What the signs mean
legend-of =
    { $seat ->
        [you] You:
       *[other] { $seat }:
    }
refused-rule = Rule
picture-label = The table of the game. Press T for it as text.

## Refusals of a table

refused-protocol = This program speaks another version of the protocol than the server ({ $spoken }). Nothing was done; update the program, or load the page again. What has changed: { $link }
refused-limit = That was too quick. Nothing was done; try again in a moment.

## Together

clock-label = { $seat ->
        [you] Your time
       *[other] Time of { $seat }
    }
clock-soon = { $count } seconds left!
clock-low = little time left
clock-last = last seconds
title-waiting = Waiting for friends · { $game }
status-waiting = { $count ->
        [0] The game is about to begin.
       *[other] The game begins when all seats are taken. Still free: { $count }.
    }
status-asked = The game begins when all have agreed. { $seats ->
        [you] Your answer is missing.
       *[other] Still to answer: { $seats }.
    }
presence-here = here
presence-away = away
presence-gone = not here
presence-free = free
presence-asked = no answer yet
presence-preparing = not at full strength yet
seat-stand-in = { $name } plays for now
seat-more = More for this seat
seat-hand = Let a bot play for me
seat-hand-do = Hand over
seat-back = Play on myself
seat-leave = Leave this seat
seat-send = Send away from this seat
seat-send-hint = The seat is then free, with a new link.
restrict-mute = Mute { $name }
restrict-unmute = Unmute { $name }
restrict-block = Block { $name }
restrict-unblock = Unblock { $name }
restrict-hint = Muting hides somebody’s messages from you; only you know. People whom you block cannot sit, write or watch at your tables; a game that has begun goes on.
seat-leave-hint = Leaving frees the seat for somebody else; the host gets a new link.
seat-device = Play on another device
people-head = Who is missing
invite-head = Invite
invite-of = { $game }, up to { $count }
free-head = Waiting for friends
free-hint-host = Everyone opens the same link, or scans this.
free-hint = The host has the link for the free seats.
free-code = or type the code
free-waiting = Waiting: { $names }, { $count } free
free-fill = Fill with bots
free-start = Start with { $count }
free-more = More
free-hint-seats = Or a link for each seat:
free-bot = A bot on seat { $count }
free-bot-do = Seat the bot
free-other = A bot, or a new link
link-seat = Link to seat { $count }
link-table = Link to a game of { $game }
link-watch = Link for spectators
link-share = Share
link-copy-short = Copy
link-qr = QR code
link-qr-label = QR code of the link
link-renew = Make a new link; the old one stops working
missed-asked = { $name } is gone. What now?
missed-bot = Let a bot play on
missed-wait = Wait
missed-end = End the game
missed-count = Votes to end the game: { $n } of { $count }.
rematch-go = Go to the rematch
rematch-asks = { $count ->
        [0] A rematch is wanted.
       *[other] A rematch is wanted by { $seats }.
    } Do you join?
rematch-yes = Join
rematch-no = No thanks
rematch-head = Waiting for an answer
rematch-unanswered = { $name }: no answer yet.
rematch-instead = Give seat { $count } to somebody else
chat-head = Chat
chat-none = Nothing said yet.
chat-phrases = Quick phrases
chat-label = Say something
chat-do = Send
chat-off = Free chat is off; quick phrases are left.
chat-notes = Noted at this table
setting-sound = Sounds
setting-bubble = Chat messages over the board
setting-vibration = Vibration
setting-pass = Ask to pass the device
setting-turned = Turn the picture for players who sit opposite
pass-head = { $name }’s turn
pass-do = Pass the device to { $name }.
pass-taken = I am { $name }
pass-unasked = Don’t ask again
sound-ask = Play with sound?
sound-yes = Yes
sound-no = No
notify-allow = Notify me when it is my turn
notify-how = Your browser asks for permission. Notifications come while this page is open, even behind others.
notify-denied = Your browser blocks notifications from this address; its settings can allow them.
notify-text = It is your turn.
lobby-free-seat = free seat
table-waiting = waiting for friends
