### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = The game cannot have { $seats } seats. Choose { $allowed }.
bad-option = There is no option “{ $name }”. Choose { $allowed }.
# $name: an option, as it is typed. $allowed: values, a list.
bad-option-value = “{ $name }” cannot be { $value }. Choose { $allowed }.
# $name: an option or argument, as it is typed. $expected: “a whole number from 1 to 9”, say.
bad-value = { $name } cannot be { $value }. Give { $expected }.
bad-name = A name, or words for a seat, must be one line of at most { $most } visible characters.
name-alike = This name looks too much like another player’s or a bot’s. Choose another.
unknown-game = There is no game “{ $name }”. Choose { $allowed }.
# $why: an error of Python.
game-broken = The game “{ $name }” cannot be loaded: { $why }
# What scores, in a line for each player.
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.

## Texts that cannot be read

# $why: a sentence.
unreadable-at = Line { $line }: { $why }
unread-state = “{ $text }” is not part of a state. Type key=value with the keys { $keys }, each once.
# $key, $text: as they are typed. docs/{ $page }.md is a file.
unread-state-value = “{ $text }” does not fit “{ $key }” in this state. See docs/{ $page }.md.

## Marks of rules

# Mark of a rule: a sign on pages (its name for screen readers), a word in brackets in text.
mark-ruling = ruling
# Legend of marks, behind “ruling”.
mark-ruling-means = our ruling: the printed rules are silent
# Mark of a rule: a sign on pages (its name for screen readers), a word in brackets in text.
mark-review = review
# Legend of marks, behind “review”.
mark-review-means = from a review or the publisher
# Mark of a rule: a sign on pages (its name for screen readers), a word in brackets in text.
mark-reconstruction = guess
# Legend of marks, behind “guess”.
mark-reconstruction-means = our guess at a printed part
# Mark of a rule: a sign on pages (its name for screen readers), a word in brackets in text.
mark-edition = edition
# Legend of marks, behind “edition”.
mark-edition-means = the printed editions differ here; the English one is followed

## What calls of programs take

# Behind “Give”: what a value can be.
takes-whole = a whole number from { $least } to { $most }
# Behind “Give”: what a value can be.
takes-one-of = { $allowed }
# Behind “Give”: what a value can be. position.state stays as it is.
takes-state = a state of { $name }, such as position.state
# Behind “Give”: what a value can be. The call stays as it is.
takes-game = a game, such as tumblestar.games.find("twisty")
# Behind “Give”: what a value can be. The call stays as it is.
takes-rng = a random source, such as random.Random(7)
# Behind “Give”: what a value can be. None stays as it is.
takes-seed = a number, a text, or None (secret)
# Behind “Give”: what a value can be.
takes-text = a text
# Behind “Give”: what a value can be.
takes-number = a number
# Behind “Give”: what a value can be. True and False stay as they are.
takes-bool = True or False

## Games by others, and what small games need not say themselves

# Label of an option of small games.
option-first = Who plays first
option-first-help = At random, or the seat you choose.
# A choice of that option.
option-first-0 = at random
# A choice of that option.
option-first-seat = seat { $count }
# In the log.
first-seat = { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
# Status line of a small game at its end.
seat-won = { $seat ->
        [you] You won!
       *[other] { $seat } won.
    }
# Status line of a small game, before its first turn.
first-seat-awaited = The first player is chosen at random.
unread-of = You cannot do “{ $text }” here. Type one of { $actions }.

## Data files in TOML

# $why: an error of the reader of TOML.
toml-bad = { $file }, line { $line }: this is not TOML. { $why }
toml-unknown = { $file }, line { $line }: there is no entry “{ $name }”. Choose { $allowed }.
# $name: an entry, such as tiles.asteroid.count.
toml-missing = { $file }, line { $line }: “{ $name }” is missing.
# $name: an entry, such as tiles.asteroid.count. $expected: one of the messages toml-expected-…
toml-value = { $file }, line { $line }: “{ $name }” cannot be “{ $value }”. Give { $expected }.
# Behind “Give”: what an entry of a data file can be.
toml-expected-table = entries under a heading or in braces
# Behind “Give”: what an entry of a data file can be.
toml-expected-number = { NUMBER($number, useGrouping: "false") }, as the other entries have it
# Behind “Give”: what an entry of a data file can be.
toml-expected-whole = a whole number from { NUMBER($low, useGrouping: "false") } to { NUMBER($high, useGrouping: "false") }
# Behind “Give”: what an entry of a data file can be. The two words stay as they are.
toml-expected-yes = true or false
# Behind “Give”: what an entry of a data file can be.
toml-expected-text = text in quotation marks
# Behind “Give”: what an entry of a data file can be.
toml-expected-one = { $allowed }
# Behind “Give”: what an entry of a data file can be.
toml-expected-some = different words out of { $allowed }
toml-entry = { $file }, line { $line }: “{ $name }” cannot be used. { $why }
# Behind “Give”: what an entry of a data file can be.
toml-expected-integer = a whole number
# Behind “Give”: what an entry of a data file can be.
toml-expected-decimal = a number
# Behind “Give”: what an entry of a data file can be.
toml-expected-total = { $number } in all
# Behind “Give”: what an entry of a data file can be.
toml-expected-words = { $count } different words out of { $allowed }
# Behind “Give”: what an entry of a data file can be.
toml-expected-list = { $count ->
        [0] a list in square brackets
       *[other] a list of { $count } entries in square brackets
    }
