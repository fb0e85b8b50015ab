### The rules of a game.

## Command line

cli-rules = Shows a game’s rules with tags, and marks those not in the printed rulebook.
cli-tiles = Draws the tiles instead, with counts and tables, to compare with a box.
cli-out = The file to write, .html or .svg for tiles; by default standard output.

## Shelf and tables

card-rules-short = Rules
card-rules = Rules of { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Without a mark: as the publisher says.

## Rules in pictures

rules-contents = Contents
rules-figures = Our own figures
rules-search = Search the rules
rules-search-do = Search
rules-found = { $count ->
        [0] No rule has all these words.
       *[other] Rules found: { $count }.
    }
rules-summary = One page for the table
summary-head = { $game } in short
example-legal = Allowed.
example-illegal = Not allowed.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Points: { $count }.
example-points-of = Points: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] the file
       *[other] example “{ $name }”
    }: { $why }
examples-rule = there is no rule and no section “{ $tag }”. Name one of words/en.ftl, such as AB-3.1 or AB-3.
examples-name = each example needs a name of its own, words “{ $key }” in words/en.ftl, and a picture.
examples-crop = there is no “{ $text }” among the crops; there are { $allowed }.
examples-seat = nobody sits on seat { $count }.
examples-legal = “{ $text }” is not legal there, by { $tag ->
        [none] what chance may do
       *[other] { $tag }
    }. Correct the state or the action.
examples-tag = an action is legal or illegal, not both; an illegal one needs the tag of the rule that forbids it.
examples-illegal = “{ $text }” should be forbidden by { $tag }, and the rules say { $found ->
        [none] that it is legal
       *[other] { $found }
    }.
examples-points = “{ $name }” should be { $count }, and the rules say { $found }.
examples-summary = words “{ $key }” and “{ $key }-1” are needed in words/en.ftl, and examples of these names: { $names }.
cli-rules-search = Shows only rules with all these words, accents ignored.
cli-rules-section = Shows only this section, such as TY-3.
cli-rules-no-section = { $game } has no section “{ $text }”; it has { $allowed }.
cli-rules-none = No rule of { $game } has all the words “{ $text }”.
