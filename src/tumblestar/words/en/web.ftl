### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Tabletop games in the browser, against bots or with others.
title-page = { $page } · tumblestar
skip = Skip to the content
nav-label = Pages
nav-shelf = Games
nav-tables = My tables
settings = Settings
settings-name = Your name
settings-language = Language
language-incomplete = Some texts are not translated yet, and are in English.
settings-theme = Look
settings-save = Save
theme-system = as the system
theme-light = light
theme-dark = dark
independence = tumblestar is an independent project, not connected with the authors or publishers of these games.
close = Close
nav-lobby = Lobby
nav-api = For programs
nav-install = Install as an app
nav-friends = With friends
stay-on = Set your screen to stay on.

## Shelf and tables

card-seats = { $first } to { $last } players
card-minutes = { $first } to { $last } minutes
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = from { $age }
play-bots = Against bots
play-friends = With friends
play-friends-how = by a link
play-device = On this device
play-device-how = it goes round
play-seats = Players
play-more = More options
play-count = { $count } players
play-level = { $name }, { $stars } of five stars
card-basis = On the sheet of a game stand minutes and age as on its box. Luck is measured: how often a simple bot beats the strongest. Minutes and thought here are our judgement.
card-luck-1 = hardly any luck
card-luck-2 = little luck
card-luck-3 = some luck
card-luck-4 = much luck
card-luck-5 = very much luck
card-thought-1 = no effort
card-thought-2 = a little thought
card-thought-3 = some thought
card-thought-4 = much thought
card-thought-5 = deep thought
time-now = just now
time-yesterday = yesterday
open-none = No file was chosen.
card-seats-exactly = { $count ->
        [one] For one player
       *[other] For { $count } players
    }

## New table

new-head = New table: { $game }
new-seats = How many play?
new-seat = Seat { $count }
new-who = Who
new-me = me
new-person = another person on this screen
new-bot = bot: { $name } { $stars }
new-bots = About the bots
new-bots-away = { $bots }: only in the installed program, since a browser takes too long to think for them.
new-name = Name
new-play = Play
new-options = Options
new-chance = Chance and fairness
new-chance-kind = Where chance comes from
new-seed = Seed
new-commitment = Commitment to the secret seed of this table:
new-salt = Salt of seat { $count }
new-salt-help = The seed stays secret until the game ends; the commitment, its SHA-256, proves it unchanged. If you do not trust this server, add any words as a salt: they flow into every outcome.
new-wrong = This table cannot be set up yet:
new-typed-nobody = A real board needs a person who types in what chance does.
chance-sealed = Sealed
chance-sealed-help = A secret seed, promised before the start. After the end anyone can check every outcome.
chance-seed = From a seed you give
chance-seed-help = Same seed, same set-up. Who knows it can foretell it: the record says so.
chance-typed = A real board
chance-typed-help = You lay out the real board and type in what lies where.

## Table

rows-label = The players’ rows; also in text.
action-turn = Turn
action-over = Turn over
steps-label = Step through the game
step-first = First event
step-previous = Back one event
step-next = On one event
step-last = Last event
rules-open = Rules
rules-head = Rules of { $game }
rules-page-link = The rules as a page

## Campaign

star-won = Level won
star-great = Won with { $great } or more points
star-first = Won at the first try, with new dice
star-got = (earned)
star-not = (not yet earned)

## Check of chance

verify-head = Luck check
verify-open-means = The game may be fair; it only cannot be proved that nobody knew.
verify-older-means = Check it with the version of tumblestar that it was played with.
verify-closed-means = Come back when the game has ended.
verify-false-means = Somebody has changed this record.
verify-commitment-was = Commitment
verify-seed-is = Seed
verify-how = You need not trust this page: download the record and run “tumblestar verify”, or compute it as docs/chance.md describes.
verify-details = Details
verify-each = Every outcome
verify-each-some = { $most } of { $count } outcomes are listed here; all were checked up to the first wrong one.
verify-each-right = follows from the seed
verify-each-wrong = does not follow from the seed
verify-each-none = not checked
verify-draw = (draw { $count } of the stream “{ $stream }”)
verify-back = Back to the table

## Bad news

sorry-400 = That cannot be read
sorry-400-help = Go back and try again.
sorry-403 = That is not allowed
sorry-403-help = Go back to the table.
sorry-404 = There is nothing here
sorry-404-help = The address may be wrong, or the table deleted or somebody else’s.
sorry-table = This table needs an invitation.
sorry-table-help = Ask who sent you here for the link.
sorry-405 = This request is not possible
sorry-405-help = Use the buttons of the pages.
sorry-409 = This table cannot be opened
sorry-409-help = It may belong to another version of tumblestar. Your other tables are not touched.
sorry-413 = That is too large
sorry-413-help = A record is at most a megabyte of text.
sorry-421 = This server goes by another name
sorry-421-help = Its owner can allow this name: TUMBLESTAR_HOSTS=name.
sorry-424 = This game cannot be played now
sorry-424-help = Correct its data file, and restart tumblestar; the other games go on.
sorry-428 = This browser blocks cookies
sorry-428-help = tumblestar knows you by a cookie. Without one, no seat and no table can be yours. Nothing was used up. Allow cookies for this address, go back and try again.
sorry-500 = Something went wrong here
sorry-500-help = It is our fault. What was played is kept; load the page again.
sorry-503 = The tables cannot be stored now
sorry-503-help = Nothing that was acknowledged is lost. Load the page again later.
sorry-home = To the games
sorry-401 = Password needed
sorry-401-help = Go to the games to give it.
sorry-429 = Too many requests
sorry-429-help = Wait a little and try again; nothing is lost.
work-busy = Too much is being worked out now. Try again in { $seconds } s.

## Password

door-head = Come in
door-about = This server asks for a password. Whoever invited you knows it.
door-password = Password
door-enter = Enter
door-wrong = Wrong password. After a few tries you must wait.

## Together

new-friend = a friend, by link
new-together = Clock, chat and guests
new-clock = Clock
new-clock-help = Nobody’s first turn is timed, and clocks stop while the server is down.
clock-turn-help = When a turn’s time is up, a bot finishes it.
clock-bank-help = Whoever runs out of time loses.
bad-clock = There is no such clock.
local-head = Links work on this computer only
local-why = The address { $host } means “this very device” everywhere: a friend’s phone would look for the game on itself.
local-do = To play with friends on your network, restart tumblestar with this command and a password of your own:
local-then = Then open this computer’s network address, such as { $example }, and make the table there. Its links need no password.
link-copy = Copy the link
link-copied = Copied.
host-head = Host settings
host-chat = Free chat
host-chat-help = Quick phrases are always allowed.
host-watchers = Spectators
host-watchers-help = Whoever has their link may look on, sees what players see, and cannot chat.
host-listed = Shown in the lobby
host-listed-help = Everybody on this server sees the table there, can take free seats, and can view the finished game.

## The installable app

install-head = tumblestar as an app
install-about = Installed, tumblestar opens in a window of its own and takes less than a megabyte.
install-do = Install
install-ways = Or by the browser’s own way:
install-chrome = Chrome and Edge: “Install” in the address bar or menu.
install-ios = iPhone and iPad: Share, then “Add to Home Screen”.
install-mac = Safari on a Mac: “Add to Dock” in the menu File.
install-firefox = Firefox on Android: “Install” in the menu.
install-not = Browsers install only from an https address. Ask whoever runs this server to set up TLS (docs/hosting.md).
offline-head = No connection
offline-about = The server cannot be reached. Your tables are safe; this page comes back by itself.
offline-again = Try again now
result-share = Share the result
result-save = Save as a picture
