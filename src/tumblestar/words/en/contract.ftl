### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = The game cannot have { $seats } seats; expected: { $allowed }.
bad-option = Unknown option “{ $name }”; expected: { $allowed }.
bad-option-value = The option “{ $name }” cannot be { $value }; expected: { $allowed }.
bad-value = { $name } cannot be { $value }; expected: { $expected }.
bad-name = A name or salt is one line of at most { $most } visible characters.
name-alike = This name looks like that of somebody else here, or of a bot. Choose another.
unknown-game = Unknown game “{ $name }”; expected: { $games }.
game-broken = The game “{ $name }” cannot be loaded: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.

## Texts that cannot be read

unreadable-at = Line { $line }: { $why }
unread-state = “{ $text }” is not part of a state; expected: key=value with the keys { $keys }, each once.
unread-state-value = “{ $text }” does not fit “{ $key }” in this state; grammar: docs/{ $page }.md.

## Marks of rules

mark-ruling = ruling
mark-ruling-means = our ruling, where the printed rules are silent
mark-review = review
mark-review-means = taken from reviews or the publisher’s texts
mark-reconstruction = reconstruction
mark-reconstruction-means = our best guess of what lies in the box
mark-edition = edition
mark-edition-means = the printed editions differ here; the English one is followed

## What calls of programs take

takes-whole = a whole number from { $least } to { $most }
takes-one-of = one of { $allowed }
takes-state = a state of { $name }, such as position.state
takes-game = a game, such as tumblestar.games.find("twisty")
takes-rng = a random source, such as random.Random(7)
takes-seed = a number, a text, or None (secret)
takes-text = a text
takes-number = a number
takes-bool = True or False

## Games by others, and what small games need not say themselves

option-first = Who plays first
option-first-help = Decided by chance, or by you.
option-first-0 = by chance
option-first-seat = seat { $count }
first-seat = { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
seat-won = { $seat ->
        [you] You win!
       *[other] { $seat } wins.
    }
first-seat-awaited = Chance decides who plays first.
unread-of = “{ $text }” cannot be done here; expected is one of { $actions }.

## Data files in TOML

# $name: an entry, such as tiles.asteroid.count.  $expected: one of the messages below.
toml-bad = { $file }, line { $line }: this is not TOML. { $why }
toml-unknown = { $file }, line { $line }: there is no entry “{ $name }”; expected: { $allowed }.
toml-missing = { $file }, line { $line }: “{ $name }” is missing.
toml-value = { $file }, line { $line }: “{ $name }” is “{ $value }”; expected: { $expected }.
toml-expected-table = entries under a heading or in braces
toml-expected-number = { NUMBER($number, useGrouping: "false") }, as the other entries have it
toml-expected-whole = a whole number from { NUMBER($low, useGrouping: "false") } to { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true or false
toml-expected-text = text in quotation marks
toml-expected-one = one of { $allowed }
toml-expected-some = different words out of { $allowed }
toml-entry = { $file }, line { $line }: “{ $name }” cannot be used. { $why }
toml-expected-integer = a whole number
toml-expected-decimal = a number
toml-expected-total = { $number } in all
toml-expected-words = { $count } different words out of { $allowed }
toml-expected-list = { $count ->
        [0] a list in square brackets
       *[other] a list of { $count } entries in square brackets
    }
