### The rules of a game.

## Command line

cli-rules = Shows a game’s rules with tags, and marks those not in the printed rulebook.
cli-tiles = Draws the tiles instead, with counts and tables, to compare with a box.
cli-out = The file to write, .html or .svg for tiles; by default standard output.

## Shelf and tables

# Link to the rules of a game.
card-rules-short = Rules
# Link to the rules of a game, in a list of games.
card-rules = Rules of { $game }

## Sheets for printing

# Title of a sheet for printing. $set: which parts are on it.
sheet-title = { $name }: { $set }
sheet-marks = Without a mark: as the publisher says.

## Rules in pictures

# Heading of the list of sections.
rules-contents = Contents
# Opens figures that we have measured or estimated.
rules-figures = Our own figures
# Label of a field.
rules-search = Search the rules
# Button beside that field.
rules-search-do = Search
# Below that field.
rules-found = { $count ->
        [0] No rule has all these words.
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
# Link to the summary of a game, one printed page.
rules-summary = Summary for the table
# Heading of that page. $game: a title.
summary-head = { $game } in short
# Below a pictured example: the rules allow what is drawn.
example-legal = Allowed.
# Below a pictured example: the rules do not allow what is drawn.
example-illegal = Not allowed.
# Below a pictured example: what scores, and its points.
example-part = { $name } { $count }
# Below a pictured example. $parts: messages like the one above.
example-parts = { $parts }.
# Below a pictured example.
example-points = { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
# Below a pictured example. $parts: what scores, and its points.
example-points-of = { $count ->
        [one] 1 point ({ $parts }).
       *[other] { $count } points ({ $parts }).
    }
# For people who write games: what is wrong in a file of examples. $why: one of the next messages.
examples-bad = { $game }, { $file }, { $name ->
        [none] the file
       *[other] example “{ $name }”
    }: { $why }
examples-rule = there is no rule and no section “{ $tag }”. Name one of words/en.ftl, such as AB-3.1 or AB-3.
examples-name = each example needs a name of its own, words “{ $key }” in words/en.ftl and a picture.
examples-crop = there is no crop “{ $text }”. Choose { $allowed }.
examples-seat = there is no seat { $count }.
examples-legal = “{ $text }” is not legal there, by { $tag ->
        [none] what can be rolled or drawn
       *[other] { $tag }
    }. Correct the state or the action.
examples-tag = an action is legal or illegal, not both; an illegal one needs the tag of the rule that forbids it.
examples-illegal = “{ $text }” should be forbidden by { $tag }, but the rules say { $found ->
        [none] that it is legal
       *[other] { $found }
    }.
examples-points = “{ $name }” should be { $count }, but the rules say { $found }.
examples-summary = words “{ $key }” and “{ $key }-1” are needed in words/en.ftl, and examples of these names: { $names }.
cli-rules-search = Shows only rules with all these words, accents ignored.
cli-rules-section = Shows only this section, such as TY-3.
cli-rules-no-section = { $game } has no section “{ $text }”. Choose { $allowed }.
cli-rules-none = No rule of { $game } has all the words “{ $text }”.
