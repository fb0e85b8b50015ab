### The words of Twinkle Twinkle in English.
###
### $file, $line: where box.toml is wrong.  $name: an entry of it, such as tiles.asteroid.count.  $value, $text: what stands there.
### $expected: what should stand there, by the messages box-expected-*, or a number.  $allowed, $codes: lists of words.
### $cell: a cell, such as b4.  $tag: the rule.

## The data file

box-no-toml = { $file }, line { $line }: this is not TOML. { $why }
box-unknown = { $file }, line { $line }: there is no entry “{ $name }”; expected here: { $allowed }.
box-missing = { $file }, line { $line }: the entry “{ $name }” is missing.
box-value = { $file }, line { $line }: “{ $name }” is “{ $value }”; expected: { $expected }.
box-expected-table = entries of its own, under a heading or in braces
box-expected-number = { NUMBER($number, useGrouping: "false") }, as the other entries have it
box-expected-whole = a whole number from { NUMBER($low, useGrouping: "false") } to { NUMBER($high, useGrouping: "false") }
box-expected-yes = true or false
box-expected-text = text in quotation marks
box-expected-one = one of { $allowed }
box-expected-some = a list of different words out of { $allowed }
box-expected-points = numbers with their points in quotation marks, such as “{ $example }”
box-expected-goals = a list of points from 1 to 127, ascending
box-expected-code = one to four letters; one * may follow
box-expected-divides = a number that divides { $number }
box-table-gap = { $file }, line { $line }: in “{ $name }”, { $before } is followed by “{ $text }”; expected: { $expected }.
box-table-begin = { $file }, line { $line }: “{ $name }” begins with “{ $text }”; expected: { $expected } at the latest.
box-table-beyond = { $file }, line { $line }: in “{ $name }”, “{ $text }” is beyond what can be; expected: { $expected } at most.
box-table-more = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows an entry with +; expected: that to be the last.
box-table-end = { $file }, line { $line }: “{ $name }” ends with “{ $text }”; expected: entries up to { $expected }, or a + after the last number.
box-total = { $file }, line { $line }: the kinds have { $found } tiles in all; expected: { $expected }.
box-count = { $file }, line { $line }: “{ $name }” says { $expected }, but the tiles of that kind are { $found }; expected: the same number.
box-code-twice = { $file }, line { $line }: “{ $name }” is “{ $text }”, which { $other } has already; expected: a code of its own.
box-tile-twice = { $file }, line { $line }: “{ $name }” is the same tile as { $other }; expected: one entry with the count of both.
box-tile-name = { $file }, line { $line }: “{ $name }” is no name for a tile; expected: small letters, figures and _, a letter first.

## Notation

unread-order = “{ $text }” is no seat; expected is “order” and a number from 1 to { $count }.
unread-draw = “{ $text }” is no tile; expected is “draw” and one of { $codes }.
unread-take = “{ $text }” is no space of the row; expected is “take” and a number from 1 to { $count }.
unread-place = “{ $text }” says nothing about where the tile is placed; expected is “{ $tile }@b4” for example, with 1 to 3 quarter turns as a figure after the tile.

## Charts

chart-rows = “{ $text }”: the chart has { $found } lines; expected are { $expected }.
chart-columns = Line { $row } of the chart has { $found } tiles; expected are { $expected }, with “.” for an empty cell.
chart-tile = “{ $text }” in { $cell } is no tile; expected is one of { $codes }, or “.” for an empty cell.
chart-turn = “{ $text }” in { $cell }: a tile does not lie like that; expected are 0 to 3 quarter turns as a figure.
chart-flip = “{ $text }” in { $cell }: tiles are turned over only with the option “flip” ({ $tag }).
chart-many = { $text } in { $cell } is one too many; the box has { $count } of them ({ $tag }).
score-sides = “{ $text }” says nothing about the references; expected is A or B for each of the five, such as “ABAAB”.
score-word = “{ $text }” says nothing about a chart; expected above a chart is “sides ABAAB” or “flip”.
