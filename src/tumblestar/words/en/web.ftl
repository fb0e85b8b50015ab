### Round every page: navigation, settings, errors, the form for a new table, and shared texts.

## Round every page

# Name of the app, never translated.
app-name = tumblestar
app-description = Tabletop games in the browser, against bots or with others.
# Title of the browser tab. $page: the heading of a page.
title-page = { $page } · tumblestar
# First link of a page, for keyboards.
skip = Skip to the content
# Label of the navigation, for screen readers.
nav-label = Pages
# Link in the navigation, to the start page.
nav-shelf = Games
# Link in the navigation.
nav-tables = My tables
# Button in the head of a page, and its panel.
settings = Settings
# Label of a field.
settings-name = Your name
# Label of a field.
settings-language = Language
# In the foot of pages, in a language with gaps.
language-incomplete = Some texts are not translated yet. They are in English.
# Label of a field: light, dark or same as system.
settings-theme = Theme
# Button below the settings.
settings-save = Save
# A theme.
theme-system = same as system
# A theme.
theme-light = light
# A theme.
theme-dark = dark
independence = tumblestar is an independent project, not connected with the authors or publishers of these games.
# Button: closes a window or a panel.
close = Close
# Link in the navigation, to open tables and finished games of all.
nav-lobby = Lobby
# Link in the foot of pages, to what people who write programs need.
nav-api = For programs
# Link in the foot of pages.
nav-install = Install as an app
# Link in the navigation of the static site, which has no lobby.
nav-friends = With friends
stay-on = Set your screen to stay on.

## Shelf and tables

# With the facts of a game.
card-seats = { $first } to { $last } players
# With the facts of a game.
card-minutes = { $first } to { $last } minutes
# With the facts of a game: the minutes on its box.
box-minutes = { $count } min
# With the facts of a game, at the symbol for players.
card-seats-short = { $first }–{ $last }
# With the facts of a game: the age on its box.
card-age = from age { $age }
# Heading on the sheet of a game.
play-bots = Against bots
# Heading on the sheet of a game.
play-friends = With friends
# Below that heading.
play-friends-how = with a link
# Heading on the sheet of a game.
play-device = On this device
# Below that heading: several people share one screen.
play-device-how = you pass it round
# Label of the choice between numbers of players, for screen readers.
play-seats = Players
# Link on the sheet of a game, to the whole form.
play-more = More options
# One of the numbers of players to choose from.
play-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
# Button: the level of a bot. $name: “Easy”, for example. $stars: 1 to 5.
play-level = { $name }, { $stars } of 5 stars
card-basis = Minutes and age on a game’s sheet are those of its box. We measure luck: how often a simple bot beats the strongest. Minutes and thinking here are our estimates.
# With the facts of a game: how much luck decides, in five degrees; this is the lowest.
card-luck-1 = almost no luck
# How much luck decides.
card-luck-2 = a little luck
# How much luck decides.
card-luck-3 = some luck
# How much luck decides.
card-luck-4 = lots of luck
# How much luck decides: the highest degree.
card-luck-5 = mostly luck
# With the facts of a game: how much thinking it asks for, in five degrees; this is the lowest.
card-thought-1 = relaxed
# How much thinking a game asks for.
card-thought-2 = light thinking
# How much thinking a game asks for.
card-thought-3 = some thinking
# How much thinking a game asks for.
card-thought-4 = lots of thinking
# How much thinking a game asks for: the highest degree.
card-thought-5 = deep thinking
# In lists: when something was done.
time-now = just now
# In lists: when something was done.
time-yesterday = yesterday
# Above the form, when no file was chosen.
open-none = Choose a file first.
# With the facts of a game, and label of a button.
card-seats-exactly = { $count ->
        [one] For 1 player
       *[other] For { $count } players
    }

## New table

# Heading of the form for a new table.
new-head = New table: { $game }
# Label of a choice: 2, 3 and so on.
new-seats = Number of players
# Heading of the fields for a seat.
new-seat = Seat { $count }
# Label of a field: the entries below.
new-who = Who
# Who has a seat: the reader.
new-me = me
new-person = another person on this screen
# Who has a seat: a bot. $name: “Easy”, for example. $stars: one to five stars.
new-bot = bot: { $name } { $stars }
# Opens what is said about the bots.
new-bots = About the bots
# Below the bots. $bots: names.
new-bots-away = { $bots }: only in the installed program. In a browser, they would think too long.
# Label of a field.
new-name = Name
# Button: begins a game.
new-play = Play
# Opens the options of a game.
new-options = Options
# Opens how rolls and draws are made.
new-chance = Luck and fairness
# Heading of the choice between the three kinds below.
new-chance-kind = Rolls and draws
# Label of a field for any text or number; luck follows from it.
new-seed = Seed
# Before the fingerprint, 64 hexadecimal digits.
new-commitment = Fingerprint of this table’s secret seed:
# Label of a field, and of words shown when luck was checked: any text a player adds to the luck.
new-salt = Words for seat { $count }
new-salt-help = The seed stays secret until the game ends; its fingerprint (SHA-256) proves that it was not changed. If you do not trust this server, add any words: every roll and draw then depends on them too.
new-wrong = This table cannot be set up yet:
new-typed-nobody = With a real board, a person must enter the rolls and draws. Add one.
# A way to make rolls and draws.
chance-sealed = Sealed
chance-sealed-help = A secret seed is fixed before the start. After the game, anyone can check every roll and draw.
# A way to make rolls and draws.
chance-seed = From your own seed
chance-seed-help = The same seed gives the same rolls and draws. Anyone who knows it can predict them; the game file says so.
# A way to make rolls and draws: people play on the board on their table.
chance-typed = A real board
chance-typed-help = Play on the real board and type in every roll and draw.

## Table

# Label of a part of the picture, for screen readers.
rows-label = The players’ rows; also in text.
# Button: turns the piece in hand by a quarter.
action-turn = Turn
# Button: shows the other side of the piece in hand.
action-over = Flip
# Label of the four buttons below, for screen readers.
steps-label = Step through the game
# Button below a picture.
step-first = First step
# Button below a picture.
step-previous = Back one step
# Button below a picture.
step-next = Forward one step
# Button below a picture.
step-last = Last step
# Button: opens the rules over the page.
rules-open = Rules
# Heading.
rules-head = Rules of { $game }
# Link from there to a page of their own.
rules-page-link = The rules as a page

## Campaign

# What a star of a level is for.
star-won = Level won
# What a star of a level is for.
star-great = Won with { $great } or more points
# What a star of a level is for.
star-first = Won on the first try, with new dice
# Behind what a star is for, for screen readers.
star-got = (earned)
# Behind what a star is for, for screen readers.
star-not = (not yet earned)

## Check of chance

# Heading of the page that checks the luck.
verify-head = Fairness check
verify-open-means = The game may be fair, but nobody can prove that the seed was secret.
verify-older-means = Check it with the version of tumblestar that it was played with.
verify-closed-means = Come back when the game has ended.
verify-false-means = This game file was changed.
# Label: the fingerprint that was shown before the game.
verify-commitment-was = Fingerprint
# Label: the seed, shown after the game.
verify-seed-is = Seed
verify-how = You need not trust this page. Download the game file and run “tumblestar verify”, or calculate it as docs/chance.md describes.
# Opens seeds and fingerprints.
verify-details = Details
# Opens the list of rolls and draws.
verify-each = All rolls and draws
verify-each-some = { $most } of { $count } rolls and draws are listed here. All were checked up to the first wrong one.
# Behind a roll or draw in that list.
verify-each-right = follows from the seed
# Behind a roll or draw in that list.
verify-each-wrong = does not follow from the seed
# Behind a roll or draw in that list.
verify-each-none = not checked
# Behind a roll or draw, for people who compute it themselves. $stream: a name in the code.
verify-draw = (draw { $count } of the stream “{ $stream }”)
# Link.
verify-back = Back to the table

## Bad news

# Heading of a page that reports an error.
sorry-400 = This request cannot be read
sorry-400-help = Go back and try again.
# Heading of a page that reports an error.
sorry-403 = That is not allowed
sorry-403-help = Go back to the table.
# Heading of a page that reports an error.
sorry-404 = There is nothing here
sorry-404-help = The address may be wrong, or the table was deleted or belongs to another player.
sorry-table = This table needs an invitation.
sorry-table-help = Ask the person who sent you here for the link.
# Heading of a page that reports an error.
sorry-405 = This request is not possible
sorry-405-help = Use the buttons on the pages.
# Heading of a page that reports an error.
sorry-409 = This table cannot be opened
sorry-409-help = It may belong to another version of tumblestar. Your other tables are not touched.
# Heading of a page that reports an error.
sorry-413 = That is too large
sorry-413-help = A game file can have at most 1 MB of text.
# Heading of a page that reports an error: the address has a name that the server does not know.
sorry-421 = This server goes by another name
# TUMBLESTAR_HOSTS=name is typed, and stays as it is.
sorry-421-help = Its owner can allow this name: TUMBLESTAR_HOSTS=name.
# Heading of a page that reports an error.
sorry-424 = This game cannot be played now
sorry-424-help = Correct its data file and restart tumblestar. The other games still work.
# Heading of a page that reports an error.
sorry-428 = This browser blocks cookies
sorry-428-help = tumblestar knows you by a cookie. Without one, you cannot have a seat or a table. Your link or code still works. Allow cookies for this address, go back and try again.
# Heading of a page that reports an error.
sorry-500 = Something went wrong here
sorry-500-help = It is our fault. Everything you played is safe. Load the page again.
# Heading of a page that reports an error.
sorry-503 = The tables cannot be stored now
sorry-503-help = Everything that was confirmed is safe. Load the page again later.
# Link below an error.
sorry-home = To the games
# Heading of a page that reports an error.
sorry-401 = Password needed
sorry-401-help = Go to the games to enter it.
# Heading of a page that reports an error.
sorry-429 = Too many requests
sorry-429-help = Nothing is lost. Wait a little, then try again.
work-busy = The server is too busy to calculate this now. Try again in { $seconds } s.

## Password

# Heading of the page that asks for a password.
door-head = Come in
door-about = This server needs a password. The person who invited you knows it.
# Label of a field.
door-password = Password
# Button below that field.
door-enter = Enter
door-wrong = Wrong password. After a few tries you must wait.

## Together

# Who has a seat: a person who gets a link.
new-friend = a friend, by link
# Opens the choices for games with friends.
new-together = Clock, chat and spectators
# Label of a field.
new-clock = Clock
new-clock-help = Each player’s first turn is not timed. Clocks stop while the server is down.
clock-turn-help = When a turn’s time is up, a bot finishes it.
clock-bank-help = A player who runs out of time loses.
bad-clock = There is no such clock. Choose one from the list.
local-head = Links work on this computer only
local-why = On every device, the address { $host } means that device itself. A friend’s phone would look for the game on itself.
local-do = To play with friends on your network, restart tumblestar with this command and a password of your own:
local-then = Then open this computer’s network address, such as { $example }, and make the table there. Its links need no password.
# Button beside a link.
link-copy = Copy the link
# Told after that button was pressed.
link-copied = Copied.
# Opens the switches below, for the host of a table.
host-head = Host settings
# Switch of the host: people may type messages.
host-chat = Free chat
host-chat-help = Quick phrases are always allowed.
# Switch of the host.
host-watchers = Spectators
host-watchers-help = People who have their link can watch. They see what players see, and cannot chat.
# Switch of the host.
host-listed = Shown in the lobby
host-listed-help = Everyone on this server can see the table there, take a free seat and view the finished game.

## The installable app

# Heading.
install-head = tumblestar as an app
install-about = As an app, tumblestar opens in a window of its own. It takes less than 1 MB.
# Button.
install-do = Install
install-ways = Or by the browser’s own way:
# Name of the command as the browser has it in the reader’s language.
install-chrome = Chrome and Edge: “Install” in the address bar or menu.
# Names of the commands as the system has them in the reader’s language.
install-ios = iPhone and iPad: Share, then “Add to Home Screen”.
# Names of the command and the menu as the browser has them in the reader’s language.
install-mac = Safari on a Mac: “Add to Dock” in the File menu.
# Name of the command as the browser has it in the reader’s language.
install-firefox = Firefox on Android: “Install” in the menu.
install-not = Browsers install only from an https address. Ask the person who runs this server to set up TLS (docs/hosting.md).
# Heading of the page that an installed app shows without a server.
offline-head = No connection
offline-about = The server cannot be reached. Your tables are safe. This page comes back on its own.
# Link there.
offline-again = Try again now
# Button below the result: opens what the phone or browser can share with.
result-share = Share the result
# Link below the result: downloads it as a picture.
result-save = Save as a picture
