### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = The game is over.
refused-seat =
    It is not your turn. { $seat ->
        [0] A roll or a draw comes next.
       *[other] Seat { $seat } is to act.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = It is not your turn. { $now }
refused-place = You cannot do anything there now. { $now }
refused-chance = Here the seed decides all rolls and draws. You can enter them only at a table with a real board.
bad-chance = “{ $text }” is not a kind of chance. Choose { $allowed }.
bad-commitment = Sealed chance needs a commitment: 64 hexadecimal digits.
bad-practice = A practice game cannot have sealed chance.
bad-seed = A seed has one line of 1 to { $most } visible characters.
# For programmers and files: words that flow into the luck, one entry for each seat.
bad-salts =
    { $seats ->
        [one] Give 1 salt. It may be empty.
       *[other] Give { $seats } salts, one for each seat. A salt may be empty.
    }
bad-seat-kind = Give each seat to a person or a bot.

## Reading a record

record-long = This file has more than { $most } characters, too many for a game file.
record-events = The game file has { $count } steps. At most { $most } are allowed.
record-format = This is not a game file: its first line must be “{ $expected }”.
# $keys: the names of all entries, which stay English.
record-header = “{ $text }” is not an entry of the header. Use one of { $keys }.
record-twice = The entry “{ $key }” appears twice.
record-missing = The header lacks the entry “{ $key }”.
record-older = Played and shown with version { $rules } of the rules. The newest version is { $version }.
record-other = Played with version { $rules } of the rules (data { $data }), shown with version { $version } (data { $digest }). Points may differ.
record-cut = Played with version { $rules } of the rules (data { $data }). Version { $version } (data { $digest }) can show only the first { $n } of { $count }. The game file has all steps.
record-rules = The game file has version “{ $text }” of the rules, but this program plays version { $version }.
# $text, $digest: short forms of what the game’s data files hold.
record-data = The game was played with other game data (“{ $text }”) than this program has ({ $digest }).
record-seat = “{ $text }” is not a seat. Write “person” or “bot”, then a name.
record-salt =
    There is no seat for this salt: the game has { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }
record-options = “{ $text }” is not an option. Write name=number, each name once. Names: { $options }.
record-seed = The seed must have 64 hexadecimal digits.
record-early-seed = A game with sealed luck may show its seed only once it is over.
record-date = Write the date like 2026-11-21.
record-start = The seats and options must be those of the position that the game starts from.
record-practice = “{ $text }” cannot follow “practice”. Write “yes”, or leave the line out.
record-event = “{ $text }” is not a step. Write its number, then * for a roll or draw or the number of a seat, then the action.
record-number = The step has number { $text }, not { $expected }. A line may be missing before it.
# $text, $expected: the number of a seat, or * for a roll or draw.
record-actor = This step is by “{ $text }”, but “{ $expected }” is to act.
record-after-end = The game ended before this step.
record-refused = “{ $text }” is not possible here. { $why }
# “end” is the name of an entry and stays.
record-end = The entry “end” is “{ $text }”, but the steps end with “{ $expected }”.
# “result” is the name of an entry and stays.
record-result = The entry “result” is “{ $text }”, but the steps give “{ $expected }”.

## Checking chance

verify-proved =
    Luck checked ✓ Nobody could change { $count ->
        [one] the roll or draw after the start.
       *[other] the { $count } rolls and draws after the start.
    }
# $seed: words that a person chose.
verify-seed =
    Luck checked: { $count ->
        [one] 1 roll or draw matches
       *[other] { $count } rolls and draws match
    } the words “{ $seed }”. Anyone who knew them could predict the luck.
verify-practice =
    Practice: a player undid moves, so the luck to come could be known. { $count ->
        [one] 1 roll or draw was checked.
       *[other] { $count } rolls and draws were checked.
    }
verify-typed =
    { $count ->
        [one] The roll or draw was typed in or chosen
       *[other] The { $count } rolls and draws were typed in or chosen
    }, so there is nothing to check.
verify-older = This program does not have the rules (version { $rules }) or data of this game, so it cannot check the luck.
verify-closed =
    Luck stays sealed until the game ends, so { $count ->
        [one] the roll or draw so far
       *[other] the { $count } rolls and draws so far
    } cannot be checked yet.
verify-commitment = False: this is not the luck that was sealed before the start.
verify-outcome = False: step { $n } is “{ $text }”, but the seed gives “{ $expected }” (draw { $count } of its stream “{ $stream }”).

## How a game ended

# Status line of a finished game, and of lists. $seat resigned; $others is one player.
status-resigned =
    { $seat ->
        [you] You resigned. { $others } won.
       *[other] { $others ->
            [you] { $seat } resigned. You won!
           *[other] { $seat } resigned. { $others } won.
        }
    }
# Status line of a finished game. $seat resigned; $others: several players, perhaps with the reader.
status-resigned-shared =
    { $seat ->
        [you] You resigned. { $others } shared the win.
       *[other] { $others ->
            [you] { $seat } resigned; { $others } shared the win.
           *[other] { $seat } resigned. { $others } shared the win.
        }
    }
# Status line of a finished game.
status-abandoned = The game was abandoned. Nobody won.
# Status line of a finished game; the player was alone.
status-given-up =
    { $seat ->
        [you] You gave up.
       *[other] { $seat } gave up.
    }
# Cell of the final table.
final-won = won
# Cell of the final table.
final-shared = shared win
# Status line of a finished game. $others: all but $seat.  $count: how many these are.
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] You ran out of time.
            [one] You ran out of time. { $others } won.
           *[other] You ran out of time. { $others } shared the win.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] { $seat } ran out of time. You won!
               *[other] { $seat } ran out of time; { $others } shared the win.
            }
           *[other] { $count ->
                [0] { $seat } ran out of time.
                [one] { $seat } ran out of time. { $others } won.
               *[other] { $seat } ran out of time. { $others } shared the win.
            }
        }
    }

## What calls of programs take

# What a function takes; it stands in the message bad-value.
takes-action = an action in notation
# What a function takes; it stands in the message bad-value.
takes-record = the text of a record
# What a function takes; it stands in the message bad-value. Seat(kind, name) is code.
takes-seats = one Seat(kind, name) per seat
# What a function takes; it stands in the message bad-value.
takes-salts = a list of texts, one per seat
