### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = The game is over.
refused-seat = It is not your turn; to act: { $seat ->
        [0] chance
       *[other] seat { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = It is not your turn. { $now }
refused-place = Nothing can be done there now. { $now }
refused-chance = Outcomes of chance follow from the seed here. Only a table with a real board takes them.
bad-chance = Unknown kind of chance “{ $text }”; expected: { $allowed }.
bad-commitment = Sealed chance needs a commitment: 64 hexadecimal digits.
bad-practice = A practice game has no sealed chance.
bad-seed = A seed is one line of 1 to { $most } visible characters.
bad-salts = Expected: { $seats } salts, one a seat; a salt may be empty.
bad-seat-kind = A seat belongs to a person or a bot.

## Reading a record

record-long = The file has more than { $most } characters, too many for a record.
record-events = The record has { $count } events; at most { $most } are taken.
record-format = This is not a record: expected first line: “{ $expected }”.
record-header = Unknown header entry “{ $text }”; expected: { $keys }.
record-twice = The entry “{ $key }” stands twice.
record-missing = The header lacks the entry “{ $key }”.
record-older = Played and shown by version { $rules } of the rules. The newest version is { $version }.
record-other = Played by version { $rules } of the rules (data { $data }), shown by version { $version } (data { $digest }); points may differ.
record-cut = Played by version { $rules } of the rules (data { $data }). Version { $version } (data { $digest }) shows { $n } of its { $count } events; the text of the record has all.
record-rules = The record has version “{ $text }” of the rules; this program plays version { $version }.
record-data = The record has other parts (data “{ $text }”) than this program ({ $digest }).
record-seat = “{ $text }” is no seat; expected: “person” or “bot”, then a name.
record-salt = The salt’s seat does not exist; the game has { $seats } seats.
record-options = “{ $text }” is no option; expected: name=number, with the names { $options }.
record-seed = The opened seed should be 64 hexadecimal digits.
record-early-seed = The seed of a sealed game opens only at its end.
record-date = The date should look like 2026-11-21.
record-start = The seats and options must be those of the position that the game starts from.
record-practice = “{ $text }” cannot stand after “practice”; expected: “yes”.
record-event = “{ $text }” is no event; expected: a number, then * for chance or the number of a seat, then the action.
record-number = The event’s number is { $text }; expected: { $expected }. A line may be missing before it.
record-actor = The event is by “{ $text }”, but { $expected } is to act.
record-after-end = The game is over before this event.
record-refused = “{ $text }” cannot be done here. { $why }
record-end = The record ends with “{ $text }”, but its events with “{ $expected }”.
record-result = The record’s result is “{ $text }”, but that of its events “{ $expected }”.

## Checking chance

verify-proved = Luck checked ✓ Nobody could change an outcome after the start. Checked: { $count }.
verify-seed = Luck checked. Whoever chose the words “{ $seed }” could know it. Checked: { $count }.
verify-practice = Practice: somebody took moves back, so the luck to come could be known. Checked: { $count }.
verify-typed = The outcomes ({ $count }) were typed in or chosen, so there is nothing to check.
verify-older = The rules (version { $rules }) or data of this game are not kept here, so its chance cannot be checked.
verify-closed = Luck stays sealed until the game ends, so the outcomes so far ({ $count }) cannot be checked yet.
verify-commitment = False: this is not the luck that was sealed before the start.
verify-outcome = False: event { $n } is “{ $text }”, but draw { $count } of the seed’s stream “{ $stream }” gives “{ $expected }”.

## How a game ended

status-resigned = { $seat ->
        [you] You have resigned. { $others } wins.
       *[other] { $others ->
            [you] { $seat } has resigned. You win!
           *[other] { $seat } has resigned. { $others } wins.
        }
    }
status-resigned-shared = { $seat ->
        [you] You have resigned. { $others } share the win.
       *[other] { $others ->
            [you] { $seat } has resigned; { $others } share the win.
           *[other] { $seat } has resigned. { $others } share the win.
        }
    }
status-abandoned = The game was abandoned; nobody wins.
status-given-up = { $seat ->
        [you] You have given up.
       *[other] { $seat } has given up.
    }
final-won = won
final-shared = shared win
status-flagged = { $seat ->
        [you] { $count ->
            [0] Your time is up.
            [one] Your time is up. { $others } wins.
           *[other] Your time is up. { $others } share the win.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] The time of { $seat } is up. You win!
               *[other] The time of { $seat } is up; { $others } share the win.
            }
           *[other] { $count ->
                [0] The time of { $seat } is up.
                [one] The time of { $seat } is up. { $others } wins.
               *[other] The time of { $seat } is up. { $others } share the win.
            }
        }
    }

## What calls of programs take

takes-action = an action in notation
takes-record = the text of a record
takes-seats = one Seat(kind, name) per seat
takes-salts = a list of texts, one per seat
