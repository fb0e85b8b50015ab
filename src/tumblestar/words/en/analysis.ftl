### The analysis board: any position, what can be done there, and its win chances.

## Shelf and tables

# Link on the card of a game.
card-analysis-short = Analysis
# Full name of the link “Analysis”, read out.
card-analysis = Analysis of { $game }

## New table

# Link beside the form for a new table.
new-analysis = Analyse any position

## A board to think on

# Title of the page.
analysis-head = Analysis: { $game }
# Label of the picture.
analysis-picture = The position; also in text.
analysis-long = This address has more than { $most } characters. Begin from a position in notation.
# $count: many.
analysis-events = The line has { $count } steps; at most { $most } are allowed. Begin from a position in notation.
# $why: a sentence.
analysis-start = This position is not possible. { $why }
# $n: a number; $text: a step in notation; $why: a sentence; $tag: a rule such as TW-3.4, or “none”.
analysis-action = Step { $n } of the line, “{ $text }”, is not possible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } You see the position before it.
# $text: what the address asks for; $most: the number of the last position.
analysis-at = “{ $text }” is not a position of this line. Choose 0 to { $most }. You see the last one.
# Link at the top of the page: a new game, set up at random.
analysis-deal = New set-up
# Link at the top of the page, beside “New set-up”: a position with nothing in it.
analysis-blank = Empty
# Link at the top of the page, beside “New set-up”: to the tables, to choose a game there.
analysis-game = From a game
# Heading.
analysis-values = Win chances
# Label of a switch, and button: find the win chances.
analysis-show = Show win chances
# Member of a list: a player and their win chance.
analysis-of = { $seat } { $share }
# Heading of the panel in which the position is changed.
edit-head = Change the position
# Button: opens the panel “Change the position”.
edit-open = Set up by clicking
# Below the heading “Change the position”.
edit-hint = Choose a place in the picture or the list, then what is there.
# Heading of the list of places.
edit-places = Places
# In place of choices for a place.
edit-none = Nothing else can be here. Change another place first.
# Button: ends changing the position.
edit-done = Done
# Button: adds $count points or Shizzles; 1 or more.
edit-more = { $count } more
# Button: takes away $count points or Shizzles; 1 or more.
edit-less = { $count } fewer
# Button that stays pressed; the boards of the other players are small.
analysis-large = Enlarge the board of { $player }
# Link or button, also beside a step in a review or an old game.
analysis-from = Analyse from here
# Status below the win chances.
analysis-working =
    { $count ->
        [one] Calculating { $count } more position…
       *[other] Calculating { $count } more positions…
    }
# In place of win chances.
analysis-unknown = There is no evaluation of this position.
# Heading above a list of choices. $player: the player whose turn it is.
analysis-actions = What { $player } can do
# Heading above a list of the outcomes of a roll or draw.
analysis-chance = What luck can bring
# Below analysis-actions. $player: the player whose turn it is.
analysis-beside = Beside each: the win chance of { $player }.
# Beside an outcome of a roll or draw. $chance: its probability, such as 16.7%.
analysis-odds = chance { $chance }
# Button: rolls or draws at random.
analysis-roll = Roll
# Button beside “Roll”: rolls or draws until a player has a choice.
analysis-roll-on = Roll until a choice
# Heading above the steps from the first position to this one.
analysis-line = Line
# Opens the folded steps of the set-up.
analysis-set-up = Set-up: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
# In place of the steps below “Line”.
analysis-empty = No steps yet. Choose the first one.
# Label of a field to type in.
analysis-add = Continue in notation
# Below the field “Continue in notation”.
analysis-add-hint = Type steps with commas between. They replace all later steps.
# Opens two ways to begin from another position.
analysis-position = Set up a position
# Label of a field to type in, which has the position.
analysis-notation = The position in notation
# Button below the position in notation.
analysis-set = Show this position
# Heading above options; the button “Start there” follows.
analysis-new = From the start of a game
# Button below “From the start of a game” and its options.
analysis-begin = Start there
# Label of an address to copy.
analysis-link = Link to this position
# Heading above “You play”, “The others are” and the button “Play on”.
analysis-play = Play on from here
# Label before a list of the players to choose from.
analysis-as = You play
# Label before a list of bots to choose from.
analysis-against = The others are
# Above the button “Play on”.
analysis-play-hint = This starts a new table from here, with newly sealed luck.
# Button: starts the new table.
analysis-play-do = Play on
