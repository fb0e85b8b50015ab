### The words of the app in English. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = The game is over; nothing more can be played.
refused-seat = { $seat ->
        [0] It is not your turn: chance is to act.
       *[other] It is not your turn: seat { $seat } is to act.
    }
refused-chance = Outcomes of chance cannot be chosen here: they follow from the seed. Only a table that is typed in takes them.
bad-seats = There is no seat plan for { $seats }; the game is for { $allowed } seats.
bad-option = There is no option “{ $name }”; the options are { $allowed }.
bad-option-value = The option “{ $name }” cannot be { $value }; it can be { $allowed }.
bad-name = A name or a salt is one line of at most { $most } visible characters.
bad-chance = There is no kind of chance “{ $text }”; there are { $allowed }.
bad-commitment = Sealed chance needs a commitment: 64 hexadecimal digits.
bad-seed = A seed given by hand is one line of 1 to { $most } visible characters.
bad-salts = There is one salt a seat, { $seats } in all; an empty one where a seat adds none.
bad-seat-kind = A seat belongs to a person or a bot.
unknown-game = There is no game “{ $name }”; the shelf has { $games }.
unknown-bot = There is no bot “{ $name }”; there are { $bots }.

## Reading a record

record-long = The file is longer than { $most } characters; a record of these games never is.
record-format = This is not a record: its first line should be “{ $expected }”.
record-header = “{ $text }” is not an entry of a record's header; known are { $keys }.
record-twice = The entry “{ $key }” stands twice.
record-missing = The header lacks the entry “{ $key }”.
record-game = There is no game “{ $text }” here; the shelf has { $games }.
record-rules = The record was made under rules version “{ $text }”; this program plays version { $version }.
record-data = The record belongs to another set of parts (data “{ $text }”); the set at hand is { $digest }.
record-seat = “{ $text }” is no seat; expected is “person” or “bot”, then a name.
record-salt = There is a salt for a seat that does not exist; the game has { $seats } seats.
record-options = “{ $text }” is no option; expected is name=number, with the names { $options }.
record-seed = The opened seed should be 64 hexadecimal digits.
record-early-seed = The seed of a sealed game is opened only when the game has ended, but this one has not.
record-date = The date should look like 2026-11-21.
record-event = “{ $text }” is no event; expected is a number, then * for chance or the number of a seat, then the action.
record-number = The event is numbered { $text }, but it should be { $expected }; a line may be missing before it.
record-actor = The event is said to be by “{ $text }”, but { $expected } is to act.
record-after-end = The game is over before this event.
record-refused = “{ $text }” cannot be done here. { $why }
record-end = The record says that it ended with “{ $text }”, but the events say “{ $expected }”.
record-result = The record gives the result “{ $text }”, but the events give “{ $expected }”.
unreadable-at = Line { $line }: { $why }

## Checking chance

verify-proved = { $count ->
        [one] One outcome of chance was checked: it follows from the seed that was sealed before the start.
       *[other] All { $count } outcomes of chance were checked: they follow from the seed that was sealed before the start.
    }
verify-seed = { $count ->
        [one] Open chance: one outcome follows from the seed “{ $seed }”, which somebody gave and so could know.
       *[other] Open chance: all { $count } outcomes follow from the seed “{ $seed }”, which somebody gave and so could know.
    }
verify-typed = { $count ->
        [one] Open chance: one outcome was typed in or chosen, so there is nothing to check.
       *[other] Open chance: { $count } outcomes were typed in or chosen, so there is nothing to check.
    }
verify-closed = { $count ->
        [one] The seed is still sealed, so the one outcome so far cannot be checked yet. It opens when the game ends.
       *[other] The seed is still sealed, so the { $count } outcomes so far cannot be checked yet. It opens when the game ends.
    }
verify-commitment = False: the seed in the record is not the one that was sealed before the start.
verify-outcome = False: event { $n } is “{ $text }”, but the seed gives “{ $expected }”.

## Bots

bot-random = Random
bot-random-help = plays any legal action
bot-greedy = Greedy
bot-greedy-help = goes for what pays at once

## Command line

cli-about = Tabletop games to play in the browser, with bots, records and exact rules. Without a command: opens the games.
cli-play = Opens the games in the browser.
cli-replay = Shows every state of a record, and the legal actions after it, in notation.
cli-verify = Checks every outcome of chance in a record against its seed.
cli-file = The record to read; - reads standard input.
cli-json = Answers in JSON.
cli-host = The address to listen on; 127.0.0.1 lets in this machine only.
cli-port = The port to listen on.
cli-data = The folder for tables and finished games.
cli-no-browser = Does not open a browser window.
cli-lang = The language of the answers.
cli-help = Shows this help.
cli-version = Shows the version.
cli-no-file = There is no file “{ $file }”.
cli-unreadable-file = The file “{ $file }” cannot be read: { $why }.
cli-not-text = The file “{ $file }” is not text in UTF-8; a record is.
