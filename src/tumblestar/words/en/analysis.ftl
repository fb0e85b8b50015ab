### The analysis board.

## Shelf and tables

card-analysis-short = Analysis
card-analysis = Analysis of { $game }

## New table

new-analysis = Analyse any position

## A board to think on

analysis-head = Analysis: { $game }
analysis-picture = The position; also in text.
analysis-long = The address has more than { $most } characters. Begin from a position in notation.
analysis-events = The line has { $count } actions; at most { $most } are taken. Begin from a position in notation.
analysis-start = This position cannot be. { $why }
analysis-action = Action { $n } of the line, “{ $text }”, cannot be done. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } The position before it is shown.
analysis-at = Unknown position “{ $text }”; expected: 0 to { $most }. The last one is shown.
analysis-deal = New set-up
analysis-blank = Empty
analysis-game = From a game
analysis-values = Win shares
analysis-show = Show win shares
analysis-of = { $seat } { $share }
edit-head = Change the position
edit-open = Set up by clicking
edit-hint = Choose a place in the picture or the list, then what is there.
edit-places = Places
edit-none = Nothing else can be here. Change another place first.
edit-done = Done
edit-more = { $count } more
edit-less = { $count } fewer
analysis-large = The board of { $player }, large
analysis-from = Analyse from here
analysis-working = Positions still to be worked out: { $count }.
analysis-unknown = There is no evaluator for this position.
analysis-actions = What { $player } can do
analysis-chance = What chance can bring
analysis-beside = Beside each: the win share of { $player }.
analysis-odds = comes { $chance }
analysis-roll = Roll
analysis-roll-on = Roll up to a decision
analysis-line = Line
analysis-set-up = Set-up: { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
analysis-empty = Nothing has been done yet.
analysis-add = Go on in notation
analysis-add-hint = Actions with commas between; they replace what followed.
analysis-position = Set up a position
analysis-notation = The position in notation
analysis-set = Show this position
analysis-new = From the start of a game
analysis-begin = Start there
analysis-link = Link to this position
analysis-play = Play on from here
analysis-as = You play
analysis-against = The others are
analysis-play-hint = A table begins here; its chance is sealed anew.
analysis-play-do = Play on
