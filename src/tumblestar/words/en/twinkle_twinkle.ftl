### The words of Twinkle Twinkle in English.
###
### $file, $line: where box.toml is wrong.  $name: an entry of it, such as tiles.asteroid.count.  $value, $text: what is there.
### $expected: what should be there, by the messages box-expected-*, or a number.  $allowed, $codes: lists of words.
### $cell: a cell, such as b4.  $tag: the rule.  $tile: a tile by the messages tile-*; in does-*, a kind by one-*, $tiles by many-*.
### $ports: edges and corners by the messages port-*.  $row: current or next, of the rows of tiles.
### $sign: plus minus even, for points that change; $points is then without its sign.  $table: entries by table-at and table-from.
### $extra: which of the numbers of a rule are not 0, and so which sentences are said.  $end: how a game ended: beaten short over won tied lost.
### $seat, $seats, $order: names.  $count: a number.
### $ruling, $review, $reconstruction, $source, $flip_source: marks, directly behind the sentence or word that they are about; the
### last three can be any mark or none, by box.toml.

## The game

# The title of the game.
game-name = Twinkle Twinkle
# Below the title on the page of the game.
game-tagline = Draft the night sky: the tile you take now decides when you choose next.
# Author and publisher, below the title; the names stay.
game-by = by Ammon Anderson, Allplay
# What the game is about: on its page, on its cover, and at the beginning of its rules.
game-about = Take a tile from the row and place it in your star chart. Its space in the row decides your place in the next round. Link stars into constellations and score asteroids, comets, planets, satellites and black holes, each in its own way. After 20 tiles each, the player with the most points wins. For 1 to 4 players.

## Tiles

# An edge or corner of a tile, short, as on a compass: up. In $ports of tile-star and tile-nova.
port-N = N
# A corner of a tile: up to the right.
port-NE = NE
# An edge of a tile: right.
port-E = E
# A corner of a tile: down to the right.
port-SE = SE
# An edge of a tile: down.
port-S = S
# A corner of a tile: down to the left.
port-SW = SW
# An edge of a tile: left.
port-W = W
# A corner of a tile: up to the left.
port-NW = NW
# A star tile. $ports: messages port-*; $count: how many lines.
tile-star =
    { $count ->
        [one] star with a line to { $ports }
       *[other] star with lines to { $ports }
    }
# A nova tile. $ports: messages port-*; $count: how many lines.
tile-nova =
    { $count ->
        [one] nova with a line to { $ports }
       *[other] nova with lines to { $ports }
    }
# Name of a tile, within sentences and as a label.
tile-asteroid = asteroid
# Name of a tile.
tile-satellite = satellite
# Name of a tile.
tile-black-hole = black hole
# Name of a tile.
tile-comet = comet
# Name of a tile.
tile-rocky = rocky planet
# Name of a tile.
tile-gas = gas planet
# Name of a tile.
tile-ringed = ringed planet
# A tile of a row that is slow. $tile: a message tile-*.
tile-slow = { $tile } (slow)
# A line of the list of tiles in the rules. $code: what people type; $tile: tile-* or tile-slow.
tile-entry = { $code }: { $tile }; { $count } in the box
# On the sheet of tiles. $code: what people type; $name: the tile’s entry in box.toml.
tile-code = { $code } ({ $name })
# On the sheet of tiles: how many of this tile there are.
tile-count = { $count } in the box
# On the sheet of tiles: this tile is slow.
tile-is-slow = slow

# One tile of a kind; $tile of the messages does-*.
one-asteroid = asteroid
# One tile of a kind.
one-comet = comet
# One tile of a kind, whichever planet.
one-planet = planet
# One tile of a kind.
one-satellite = satellite
# One tile of a kind.
one-black-hole = black hole
# One tile of a kind, without its lines: in status-place.
one-star = star
# One tile of a kind, without its lines: in status-place.
one-nova = nova
# Tiles of a kind; in $of, $other and $blocked of the messages does-*, and in statistics.
many-star = stars
# Tiles of a kind.
many-asteroid = asteroids
# Tiles of a kind, whichever planets.
many-planet = planets
# Tiles of a kind.
many-satellite = satellites
# Tiles of a kind.
many-black-hole = black holes
# Tiles of a kind.
many-comet = comets
# Tiles of a kind.
many-nova = novas
# Tiles of a kind.
many-rocky = rocky planets
# Tiles of a kind.
many-gas = gas planets
# Tiles of a kind.
many-ringed = ringed planets

# Heading of the sheet of tiles, where box.toml has no name of its own.
set-ours = tumblestar’s own tiles
# The same, where box.toml has one. $name: that name.
set-named = the tiles of “{ $name }”

## What scores

# Name of what scores: on the score sheet, in lists of points and in the rules.
card-largest = Largest constellation
# Name of what scores: the second largest constellation.
card-second = Second largest
# Name of what scores.
card-number = Number of constellations
# Name of what scores.
card-nova = Novas
# Name of what scores; a reference.
card-asteroids = Asteroids
# Name of what scores; a reference.
card-comets = Comets
# Name of what scores; a reference.
card-planets = Planets
# Name of what scores; a reference.
card-satellites = Satellites
# Name of what scores; a reference.
card-black-holes = Black holes
# A reference with the side in play. $name: card-*; $side: A or B.
card-side = { $name }, side { $side }
# A line of a list. $name: card-* or card-side; $does: a message does-*, with its full stop.
card-line = { $name }: { $does }
# What scores in this game, with its mark as a word. $does: a message does-*, with its full stop.
card-does =
    { $source ->
        [reconstruction] { $does } (guess)
        [ruling] { $does } (ruling)
        [review] { $does } (review)
       *[book] { $does }
    }

# What scores, within a sentence: $card of gain-part and text-part; also a theme of puzzles.
scored-largest = largest constellation
# What scores, within a sentence: the second largest constellation.
scored-second = second largest
# What scores, within a sentence.
scored-number = number of constellations
# What scores, within a sentence.
scored-nova = novas
# What scores, within a sentence.
scored-asteroids = asteroids
# What scores, within a sentence.
scored-comets = comets
# What scores, within a sentence.
scored-planets = planets
# What scores, within a sentence.
scored-satellites = satellites
# What scores, within a sentence.
scored-black-holes = black holes

# A number of points. $sign: plus or minus; $points: without its sign.
points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 point
           *[other] −{ $points } points
        }
       *[plus] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
# An entry of a table: a number and its points.
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
# The last entry of a table.
table-from =
    { $sign ->
        [minus] { $number } or more: −{ $points }
       *[plus] { $number } or more: { $points }
    }

# How a thing scores; the rule is one that box.toml may choose. $table: table-at, table-from.
does-largest = Score by the number of stars in it. { $table }.
# The same for the second largest constellation.
does-second = { does-largest }
# How the number of constellations scores, and references by the number of their tiles.
does-number = Score by how many you have. { $table }.
# $each: points-of.
does-nova = Each nova scores { $each }.
# $tile: a message one-*; $each: points-of, possibly with a minus.
does-flat = Each { $tile } scores { $each }.
# How planets score by side A.
does-by-number = { does-number }
# How asteroids score by side A. $corners: whether corners join them too.
does-largest-group =
    { $corners ->
        [yes] Score your largest group (joined by edges or corners) by its size. { $table }.
       *[no] Score your largest group (joined by edges) by its size. { $table }.
    }
# How asteroids score by side B: each group for itself.
does-every-group =
    { $corners ->
        [yes] Score every group (joined by edges or corners) by its size. { $table }.
       *[no] Score every group (joined by edges) by its size. { $table }.
    }
# Whole sentences, one after the other.
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
# Whole sentences, one after the other.
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
# $of: messages many-*.
does-beside-table = Each { $tile } scores by how many of these are beside it: { $of }. { $table }.
# $of: messages many-*. A tile on the border has fewer cells around it.
does-around-table = Each { $tile } scores by how many of these are in the 8 cells around it: { $of }. { $table }.
# $of: messages many-*, counted by kinds: two stars are one kind.
does-beside-kinds = Each { $tile } scores by how many of these kinds are beside it: { $of }. { $table }.
# How comets score by side B. $of: messages many-*, counted by kinds: two stars are one kind.
does-around-kinds = Each { $tile } scores by how many of these kinds are in the 8 cells around it: { $of }. { $table }.
# Whole sentences, one after the other.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
# How satellites score by side A. $of: messages many-*.
count-beside = Each { $tile } scores { $each } for each of these beside it: { $of }.
# How comets score by side A.
count-around = Each { $tile } scores { $each } for each of these in the 8 cells around it: { $of }.
# How satellites score by side B.
count-in-sight = Each { $tile } scores { $each } for each of these that it sees along its row and column: { $of }.
# Follows count-*, of the same tile. $base, $none: points-of, possibly with a minus; both may count.
in-any-case =
    { $extra ->
        [base] It also scores { $base } in any case.
        [none] With none of these it scores { $none }.
       *[other] It also scores { $base } in any case, and { $none } with none of these.
    }
# Follows count-in-sight, of the same tile: each way up to the border. $blocked: messages many-*.
sight =
    { $limit ->
        [blocked] In each direction it sees up to the border, or to the first of these: { $blocked }.
       *[open] In each direction it sees up to the border.
    }
# How black holes score by side A. $bonus: points-of; $other: messages many-*.
does-apart =
    { $extra ->
        [bonus] { apart } It scores { $bonus } more if none of these is beside it either: { $other }.
       *[plain] { apart }
    }
# The first sentence of does-apart. $of: messages many-*.
apart = Each { $tile } scores { $each } if none of these is beside it: { $of }.
# How planets score by side B. $each: points-of, possibly with a minus; once for each such tile.
does-sets =
    { $extra ->
        [beside] { sets } Also score { $each } for each { $tile } with at least 1 { $tile } of any kind beside it.
       *[plain] { sets }
    }
# The first sentences of does-sets.
sets = Score each set of different kinds by its size; make each set as large as you can. { $table }.

# A line of the rules and of the sheet of tiles. $count: of players; $standees: of each player.
rows-of =
    { $count ->
        [1] Solo: { $current } spaces in the current row, { $next } in the next; { $standees } standees; { $rounds } rounds
       *[other] { $standees ->
            [one] { $count } players: { $current } spaces in the current row, { $next } in the next; 1 standee each; { $rounds } rounds
           *[other] { $count } players: { $current } spaces in the current row, { $next } in the next; { $standees } standees each; { $rounds } rounds
        }
    }
# A line of the rules and of the sheet of tiles. $goals: a list of numbers, to choose from.
solo-goals = Goals: { $goals } points

# One part of the points that a tile scores, in $parts of gain. $card: scored-*.
gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
# In place of gain, where no points change.
gain-none = No points.
# The points that a tile scores at once. $parts: a list of gain-part.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 point: { $parts }.
           *[other] −{ $points } points: { $parts }.
        }
        [plus] { $points ->
            [one] +1 point: { $parts }.
           *[other] +{ $points } points: { $parts }.
        }
       *[even] ±0 points: { $parts }.
    }
# Solo: a label beside the chart. $points: points-of.
goal-points = { $points }; goal: more than { $goal }
# Solo: explains goal-points at a touch. $points: points-of.
goal-points-does = To win, score more than { $goal } points. Your chart now scores { $points }.

## Log

# Log: how the sentence about a placed tile begins; gain follows. $tile: with its lines as placed.
seat-places =
    { $seat ->
        [you] You place a tile in { $cell }: { $tile }.
       *[other] { $seat } places a tile in { $cell }: { $tile }.
    }
# Log of the set-up: the luck of the turn order.
did-order = Place { $count } in the first turn order: { $seat }.
# The same for the last standee. $order: the names in turn order.
did-order-all = { did-order } Turn order: { $order }.
# Log: a tile comes into a row.
did-draw =
    { $row ->
        [current] Space { $count } of the current row: { $tile }.
       *[next] Space { $count } of the next row: { $tile }.
    }
# Log. $count: the space.
did-take =
    { $seat ->
        [you] You take a tile from space { $count }: { $tile }.
       *[other] { $seat } takes a tile from space { $count }: { $tile }.
    }
# Log: whole sentences, one after the other.
did-place = { seat-places } { $gain }
# Log at the end of a round. $order: the names in the new turn order.
did-place-round = { did-place-alone } Turn order: { $order }.
# Log at the end of a solo round. $left: the tile left over.
did-place-alone = { did-place } The round ends. The tile left over moves to space 1: { $left }.
# Log at the end of the game; solo, beaten or short. $told: did-place.
did-over =
    { $end ->
        [beaten] { $told } Goal beaten!
        [short] { $told } Goal not beaten.
       *[over] { $told } The game ends.
    }
# Log.
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Previews: what a touched tile or cell would do

# Preview of a space. $order: a list of stands-at.
would-take = { would-take-alone } Next turn order so far, by space: { $order }.
# Preview of the round’s last tile. $order: a list of stands-at.
would-take-all = { would-take-alone-all } Next turn order, by space: { $order }.
# Preview of a space, also the beginning of the others: a command.
would-take-alone = Take from space { $count }: { $tile }.
# Preview of the round’s last tile, solo or within would-take-all.
would-take-alone-all = { would-take-alone } The tile left over moves to space 1: { $left }.
# In $order of would-take: a player and the number of the space that their standee stands on.
stands-at = { $seat } ({ $count })
# Preview of a cell: a command and its effect. $gain: gain or gain-none.
would-place = Place in { $cell }: { $tile }. { $gain }
# Preview of the game’s last tile, for the player who acts; beaten or short: solo. $told: would-place.
would-over =
    { $end ->
        [won] { $told } You win!
        [tied] { $told } You share the win!
        [lost] { $told } The game ends, and you do not win.
        [beaten] { $told } You beat the goal!
       *[short] { $told } You do not beat the goal.
    }
# Preview of resigning: a command and its effect.
would-resign = Resign: the others share the win.

## Status

# In place of the message “round”, above the board, until the first tile is taken.
status-setup = Set-up
# Above the board. $most: how many rounds there are.
round = Round { $count } of { $most }
# Status line above the board; with 1 standee each.
status-take =
    { $seat ->
        [you] Your turn: take a tile from the current row.
       *[other] { $seat } is taking a tile.
    }
# Status line above the board; with 2 standees each. $count of $all: the player’s tiles this round.
status-take-standee =
    { $seat ->
        [you] Your turn: take a tile from the current row ({ $count } of { $all }).
       *[other] { $seat } is taking a tile ({ $count } of { $all }).
    }
# Status line above the board, in the last round, where spaces no longer matter.
status-take-last =
    { $seat ->
        [you] Your turn: take a tile. This is the last round.
       *[other] { $seat } is taking a tile. This is the last round.
    }
# Status line above the board. $tile: the tile in hand, tile-* or one-*.
status-place =
    { $seat ->
        [you] Your turn: place your { $tile } in an empty cell.
       *[other] { $seat } is placing the { $tile }.
    }
# Status line where people type what was drawn at a real table. $count: the place.
status-type-order = Whose standee has place { $count } in the first turn order?
# Status line where people type what was drawn at a real table.
status-type-draw =
    { $row ->
        [current] Which tile is drawn into the current row?
       *[next] Which tile is drawn into the next row?
    }
# Status line of a finished game. $points: points-of, with the word.
status-over-won =
    { $seat ->
        [you] You won with { $points }!
       *[other] { $seat } won with { $points }!
    }
# Status line of a finished game. $seats: the names of those who share the win.
status-over-tied = Shared win with { $points } each: { $seats }!
# Status line of a finished solo game. $points: points-of, with the word; $goal: a number.
status-over-beaten = Goal beaten: { $points }, and you needed more than { $goal }!
# Status line of a finished solo game; as many points as the goal are not enough.
status-over-short = Goal not beaten: { $points }, and you needed more than { $goal }.

## Refusals: why not, and what instead

# Refusal, where people type what was drawn.
refused-TT-2-1 = That tile is not in the bag any more. Choose one that is offered.
# Refusal, where people type what was drawn: the player’s standees all have places.
refused-TT-2-4 = That player has no standee left to place. Choose another player.
refused-TT-3-1 = There is no tile in that space. Take a tile from the current row.
refused-TT-3-1-first = You have no tile in hand. First take one from the current row.
refused-TT-3-2 = You cannot place the tile that way. Use quarter turns; to flip it, you need the option “{ option-flip }”.
refused-TT-3-2-held = You have taken a tile already. Place it in your chart.
refused-TT-3-6 = The game is over. Step through it, or play another.
refused-TT-3-7 = That cell has a tile, and placed tiles stay. Choose an empty cell.

## Options

# A switch among the options of a new game.
option-asteroids = Asteroids: side B
# Below each of the five switches for sides.
option-asteroids-help = All players use side B of this reference, not side A.
# A switch among the options of a new game.
option-comets = Comets: side B
# Below the switch.
option-comets-help = { option-asteroids-help }
# A switch among the options of a new game.
option-planets = Planets: side B
# Below the switch.
option-planets-help = { option-asteroids-help }
# A switch among the options of a new game.
option-satellites = Satellites: side B
# Below the switch.
option-satellites-help = { option-asteroids-help }
# A switch among the options of a new game.
option-black_holes = Black holes: side B
# Below the switch.
option-black_holes-help = { option-asteroids-help }
# A switch among the options of a new game, also quoted in rules and refusals.
option-flip = Tiles may be flipped
# Below the switch.
option-flip-help = You may place tiles as mirror images.
# A choice among the options of a new game.
option-first = First in turn order
# Below the choice.
option-first-help = The player whose standee is first in the first turn order. The other places are random.
# A value of the choice “First in turn order”.
option-first-0 = at random
# A value of the choice “First in turn order”. $count: the number of a seat.
option-first-seat = seat { $count }
# A choice among the options of a solo game.
option-goal = Goal
# Below the choice.
option-goal-help = Solo only: score more points than this.

## The board in text

# What screen readers say of the picture of the board.
picture-label = The rows of tiles with the turn order, and the star charts; also given in text.
# Heading of the board’s table in text.
text-board = Turn order, rows of tiles, charts row by row
# Head of a line of the board in text; text-standee follow.
text-order = Turn order:
# Cell of the board in text. $seat: a name or “you”; $count: its place in the turn order.
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, to act now
        [done] { $count }: { $seat }, already acted
       *[waits] { $count }: { $seat }
    }
# Head of a line of the board in text; text-space, text-taken and text-free follow.
text-current = Current row:
# Head of a line of the board in text. A tile is listed with the space it moves to after this round.
text-next = Next row, by the spaces it will have:
# Cell of the board in text. $count: a space.
text-space = { $count }: { $tile }
# Cell of the board in text. $count: a space, its tile taken; $seat: whose standee stands there.
text-taken = { $count }: taken; here next round: { $seat }
# Cell of the board in text. $count: a space.
text-free = { $count }: empty
# Head of a line of the board in text: a row of a player’s chart.
text-chart = { $seat }, row { $row }:
# Cell of the board in text, and of the score pad.
text-empty = { $cell }: empty
# Cell of the board in text, and of the score pad.
text-cell = { $cell }: { $tile }
# Cell of the board in text. $cells: a list of cells.
text-linked = { $cell }: { $tile }, linked to { $cells }
# Board in text: a player. $points: points-of, with the word; $count of $most: tiles placed.
text-row = { $seat }: { $points }, { $count } of { $most } tiles.
# In $parts of text-parts. $card: scored-*.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
# Board in text: a player’s points. $parts: a list of text-part.
text-parts = Points by category: { $parts }.
# Board in text: a player’s constellations. $sizes: a list of numbers.
text-constellations = Stars in each constellation: { $sizes }.
# Board in text: follows the line of the player whose turn it is.
text-turn = To act now.
# Board in text: the tile left over from the last round.
text-left = Left over, in space 1: { $tile }.

## Rules

# Before the rules. The sentence follows what the game is about.
rules-intro = { game-about } Apart from stars, each kind of tile has a reference with 2 sides that says how it scores.
# Before the rules: how the page works, and what box.toml is for. The command stays as it is.
rules-page = Hover over a tile in the current row to see the turn order it leads to; click to take it. Hover over an empty cell to see what the tile scores there. Turn it and click to place it. You can do all this with the keyboard too. One data file, box.toml, says what tiles look like and how references score. Where you see a mark, our tiles may differ from yours. If you own the box, correct that file: rules, scores, pictures and this help follow. “tumblestar rules twinkle_twinkle --tiles” prints the tiles to compare with a box.

# Heading in the rules.
rules-TT-1 = Components
rule-TT-1-1 = The box has { $tiles } tiles: { $star } stars (some are novas), { $asteroid } asteroids, { $planet } planets, { $satellite } satellites, { $black_hole } black holes and { $comet } comets.{$source} Use all of them, however many play.
rule-TT-1-2 = Each player has a star chart of { $cells } cells. It measures 5 × 4 cells.{$review} Here it has { $columns } columns and { $rows } rows.{$reconstruction} All charts are alike.{$ruling}
# A list of tiles (tile-entry) follows.
rule-TT-1-3 = On a star tile, lines lead from the star to edges and corners of the tile. This list gives the patterns of lines, the novas, the slow tiles and the kinds of planet.{$reconstruction}
rule-TT-1-4 = There are 5 scoring references, each with a green and a blue side. The book recommends green for a first game; blue is advanced. We call green side A and blue side B. The box has 25 references, 5 for each player. As there are only 4 charts, one set of 5 is to spare.{$ruling}

# Heading in the rules.
rules-TT-2 = Set-up
# A list (rows-of) follows.
rule-TT-2-1 = Put all tiles in the bag. Draw tiles to fill the current row, then the next row, which has 1 space fewer. Both rows are face up for all to see.
rule-TT-2-2 = Put each slow tile you draw in the rightmost free space of its row, then go on filling from the left. Example: you draw a, slow 1, b, slow 2 into 4 spaces; the row reads a, b, slow 2, slow 1.{$ruling} In the set-up, do so in both rows, the current row first.{$ruling}
# $two, $three, $four: how many standees each player has, by the number of players.
rule-TT-2-3 = Give each player their standees: { $two } with 2 players, { $three } with 3, { $four } with 4.
rule-TT-2-4 = Set the first turn order at random over all standees. With 2 players, the same player may hold places 1 and 2.
rule-TT-2-5 = Together, choose side A or B of each reference; all players use the same side. Any mix is allowed. By default, all are side A.

# Heading in the rules.
rules-TT-3 = A round
rule-TT-3-1 = Standees act in turn order, from left to right. When yours acts, take any tile left in the current row and place it.
# By box.toml. $rotate: quarter turns; $turned: flipping. { placing } is two whole sentences.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } You may turn it by quarter turns.{$source} You may also flip it.{$flip_source}
           *[no] { placing } You may turn it by quarter turns.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } You may flip it.{$flip_source} You may not turn it by quarter turns.{$source}
           *[no] { placing } You may not turn it.{$source} { placing-flip }
        }
    }
# The first sentences of rule-TT-3-2.
placing = Place the tile at once in any empty cell of your chart, face up. It need not touch anything.{$review}
# The last sentence of rule-TT-3-2; “it” is the tile just taken.
placing-flip = With the option “{ option-flip }”, you may also place it as its mirror image.{$flip_source}
rule-TT-3-3 = The round ends when every standee has taken a tile. Set the new turn order, from left to right, by the spaces of the tiles taken. There are no ties.
rule-TT-3-4 = Move the tile left over to the first space of the current row, even if it is slow. Move the next row up behind it, in its order. Then refill the next row from the bag.
rule-TT-3-5 = Once the current row holds the tiles of the last round, stop refilling the next row.{$ruling}
# $two, $three, $four: how many rounds, by the number of players.
rule-TT-3-6 = Play { $two } rounds with 2 players, { $three } with 3 and { $four } with 4. Each player places 20 tiles, so all charts are full in the same round. The bag never runs out.
rule-TT-3-7 = Placed tiles never move. You may not pass or discard.{$ruling}

# Heading in the rules.
rules-TT-4 = Constellations
rule-TT-4-1 = Beside means sharing an edge. Rules that count diagonals say so.
rule-TT-4-2 = A link is one straight line from star to star, across an edge or diagonally across a corner. Both tiles must have a line to that edge or corner. If lines of tiles that share an edge meet at a corner, they make a V: no link. If two straight diagonals cross at a corner, they are 2 separate links.{$ruling}
rule-TT-4-3 = A constellation is 2 or more stars linked directly or through others. Its size is its number of stars. A nova is a star in every respect.
rule-TT-4-4 = A link never passes through a tile without lines.{$ruling}

# Heading in the rules.
rules-TT-5 = Scoring
# The mark {$review} is about the three things before it.
rule-TT-5-1 = Score the largest constellation, the second largest and the number of constellations, in this order.{$review} The two largest also count in the number.{$ruling} After that, score novas, then the 5 references.
rule-TT-5-2 = The player with the most points wins; tied players share the win. Totals may be below zero.{$ruling} If two constellations are equally large, one counts as the largest and the other as the second largest.{$ruling}
# A list (card-line) follows.
rule-TT-5-3 = This list says what scores, and how much.{$reconstruction} In a table, find your number and score the points after it. Below the first number, score nothing.
rule-TT-5-4 = The book and reviews say this, and corrections of the data file should keep it. Avoid black holes unless you place them perfectly. No side A costs points; at least one side B does. Build a belt of asteroids, surround comets and collect planets, which satellites study. Slow tiles are worth more on average.

# Heading in the rules: for 1 player.
rules-TT-6 = Solo
# Two lists (rows-of, solo-goals) follow.
rule-TT-6-1 = These solo rules are ours. Use shorter rows and 2 standees, and try to beat a goal.

# Heading in the rules.
rules-TT-7 = Examples
rule-TT-7-1 = A star in a1 with a line to S and a star in a2 with a line to N are linked. If either line is missing, they are not.
rule-TT-7-2 = A star in a1 with a line to SE and a star in b2 with a line to NW are linked. A line from a1 to SE and a line from b1 to SW make a V: no link. If all 4 tiles around a corner have a line into it, there are 2 separate links.
rule-TT-7-3 = A star in a1 with a line to E, a planet in b1, a star in c1 with a line to W: no link.
rule-TT-7-4 = Players 1 and 2 have the turn order 1, 2, 2, 1. They take from spaces 3, 1, 5 and 2, one after the other. The next turn order is 2, 1, 1, 2, and the tile in space 4 moves to space 1.
rule-TT-7-5 = By side A of tumblestar’s own tables, a black hole in a corner, beside an asteroid and a comet, scores 5 points. Beside a star or a nova it scores 2. Two black holes beside each other score 0 each. Black holes that touch only at a corner are not beside each other.
rule-TT-7-6 = After a game with 4 players, 14 tiles are left in the bag. By tumblestar’s own tables, a player who goes for the most points at once averages about 50. A random player averages about 20.

# Heading in the rules.
rules-ours = Our other rulings
rule-ours-1 = Set the first turn order before you draw any tiles.{$ruling}
rule-ours-2 = To beat a goal, score more than it says.{$ruling}
rule-ours-3 = During a game, the points shown are those of the charts as they are now.{$ruling}
rule-ours-4 = If you resign, you have no part in the win; the other players share it.{$ruling}

## Bots

# What a bot does, after its name in lists; so are the next six.
bot-greedy-help = plays for the most points at once
# What a bot does, after its name in lists.
bot-beginner-help = takes the first tile that scores nearly the most points at once; overlooks where lines may lead
# What a bot does, after its name in lists.
bot-novice-help = weighs only this turn, as it has learned; may miss the best turn by about half a point
# What a bot does, after its name in lists.
bot-club-help = works out this round; may miss the best turn by about a point
# What a bot does, after its name in lists.
bot-strong-help = works out this round; may miss the best turn by half a point
# What a bot does, after its name in lists.
bot-expert-help = works out this round and the next; may miss the best turn by half a point
# What a bot does, after its name in lists.
bot-master-help = works out this round and the next as widely as it can

## The data file

# Within toml-value and similar messages: what may stand in the file; the example stays.
box-expected-points = numbers with their points in quotation marks, such as “{ $example }”
# Within toml-value and similar messages: what may stand in the file.
box-expected-goals = a list of points from 1 to 127, ascending
# Within toml-value and similar messages: what may stand in the file.
box-expected-code = one to four letters; one * may follow
# Within toml-value and similar messages: what may stand in the file.
box-expected-divides = a number that divides { $number }
# In a table such as “1:2 2:5 3+:9”. $text: an entry that does not follow; $expected: its right number.
box-table-gap = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows { $before }. Give { $expected } next.
# $expected: the highest number with which the table may begin.
box-table-begin = { $file }, line { $line }: “{ $name }” begins with “{ $text }”. Begin with { $expected } or less.
# $expected: the highest number that the table may have.
box-table-beyond = { $file }, line { $line }: in “{ $name }”, “{ $text }” is too high. Use numbers up to { $expected }.
box-table-more = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows an entry with +. Put the entry with + last.
# $expected: the highest number that can come up.
box-table-end = { $file }, line { $line }: “{ $name }” ends with “{ $text }”. Add entries up to { $expected }, or put + after the last number.
# $found, $expected: numbers of tiles.
box-total = { $file }, line { $line }: the numbers of tiles add up to { $found }, not { $expected }. Correct them.
# $name: an entry for a kind; $expected: its number; $found: what the tiles’ own counts add up to.
box-count = { $file }, line { $line }: “{ $name }” is { $expected }, but the tiles of that kind add up to { $found }. Give the same number.
# $other: another entry.
box-code-twice = { $file }, line { $line }: “{ $name }” is “{ $text }”, which is also the code of { $other }. Give another code.
# $other: another entry.
box-tile-twice = { $file }, line { $line }: “{ $name }” is the same tile as { $other }. Give one entry with both counts.
box-tile-name = { $file }, line { $line }: “{ $name }” cannot be the name of a tile. Use small letters, figures and _, a letter first.

## Notation

# Where people type what was drawn. $count: how many players; “order” stays.
unread-order = “{ $text }” is not a player. Type “order” and a number from 1 to { $count }.
# Where people type what was drawn. “draw” stays.
unread-draw = “{ $text }” is not a tile. Type “draw” and one of { $codes }.
# Where people type a turn. $tile: the code of the tile in hand; “{ $tile }@b4” stays.
unread-place = “{ $text }” does not say where to place the tile. Type, for example, “{ $tile }@b4”. For 1 to 3 quarter turns, put the figure after the tile.

## Charts

# A chart in a file. $text: its last row; $found: how many rows it has.
chart-rows =
    { $found ->
        [one] “{ $text }”: the chart has 1 row. Give { $expected }.
       *[other] “{ $text }”: the chart has { $found } rows. Give { $expected }.
    }
# A chart in a file. $row: a number.
chart-columns =
    { $found ->
        [one] Row { $row } of the chart has 1 tile. Give { $expected }, with “.” for an empty cell.
       *[other] Row { $row } of the chart has { $found } tiles. Give { $expected }, with “.” for an empty cell.
    }
chart-tile = “{ $text }” in { $cell } is not a tile. Use one of { $codes }, or “.” for an empty cell.
# $text: a tile with a figure for its quarter turns.
chart-turn = “{ $text }” in { $cell }: you cannot place a tile that way. Give 0 to 3 quarter turns as a figure.
# “flip” stays: people type it.
chart-flip = “{ $text }” in { $cell }: you may flip tiles only with the option “flip” ({ $tag }).
chart-many = { $text } in { $cell } is one too many; the box has { $count } ({ $tag }).
# “ABAAB” stays: people type such letters.
score-sides = “{ $text }” is not a choice of sides. Give A or B for each of the 5 references, such as “ABAAB”.
# “sides ABAAB” and “flip” stay: people type them.
score-word = “{ $text }” says nothing about a chart. Above a chart, use only “sides ABAAB” or “flip”.

## Scoring from a file

# Heading of a chart’s score, in the terminal. $count: the chart’s number; $total: may be negative.
cli-scored =
    { $total ->
        [one] Chart { $count }: 1 point
       *[other] Chart { $count }: { $total } points
    }
cli-nothing-scored = Nothing to score in “{ $file }”. Give charts of 5 rows with 4 tiles each.

## Advice and score pad

# Head of a column of the advice: what a tile scores at once (gain).
advice-brings = Scores
# Head of a column of the advice: the place in the next turn order (advice-place).
advice-stands = Place next round
# Cell of the advice. $count: the place in the next turn order, unless others come before it.
advice-place = { NUMBER($count, useGrouping: "false") } so far
# Cell of the advice: no place, in the last round and solo.
advice-never = –
# Row of the advice: a tile that can be taken. $cell: where it scores most.
advice-take = Space { $count }: { $tile }, most points in { $cell }
# Row of the advice: a way to place the tile in hand.
advice-lay = In { $cell }: { $tile }
# Below the advice on what to take.
advice-note-take = Points at once in each tile’s best cell. Not counted: what follows, and what is left for the others.
# Below the advice on where to place.
advice-note-place = Points at once. Not counted: what follows.

# Score pad: the sum, spoken and shown.
pad-total = Points: { $total }
# Score pad: heading of the first four lines of points.
pad-sky = Constellations and novas
# Score pad: heading of the lines of the five references.
pad-references = References
# Score pad: below the chart while a cell is empty.
pad-cell = Choose a cell.
# Score pad: below a full chart.
pad-whole = All cells are filled. Choose one to change its tile.
# Heading of a choice of tiles.
pad-tile = Which tile is in { $cell }?
# A choice under pad-tile. $count: how many of the tile are left in the box.
pad-tile-left = { $tile } ({ $count } left)
# Heading of a choice of ways to turn (or flip) the tile.
pad-way = How is it turned in { $cell }?
# A choice under pad-tile: the cell becomes empty.
pad-remove = Remove from { $cell }: { $tile }
# Score pad: a cell that scores, in a list behind the points.
pad-cell-name = { $cell }
# Score pad: a switch. $card: card-side, with the present side; $side: the other one.
pad-side = { $card }: change to side { $side }
# Score pad: a switch.
pad-flip = Allow flipping tiles
# Score pad: the same switch, when on.
pad-no-flip = Forbid flipping tiles
pad-too-many = { $tile }: the box has only { $count }, but the charts together have more (TT-1.1).
# Score pad: a file that was opened.
pad-many = { $count ->
        [0] There is no chart in this file.
       *[other] There are { $count } charts in this file; the pad takes only one. “tumblestar score twinkle_twinkle FILE” scores all.
    }
# Score pad: a picture that was opened.
picture-none = There is no chart in this picture. Only pictures saved by tumblestar can be read. Enter other charts by hand.
# Score pad: a picture that was opened. $why: a parser’s message, in English.
picture-broken = This SVG picture cannot be read ({ $why }). Save it again, or enter the chart by hand.
# Score pad: a picture that was opened. $digest, $own: fingerprints of two box.toml.
picture-box = This picture was saved with another box.toml ({ $digest }; here { $own }), so its tiles may differ. Enter the chart by hand.

## The symbols of the board, explained at a touch and in the legend

# A symbol of the board, in the legend.
sign-slow = Slow tile
sign-slow-does = It goes to the rightmost free space when it comes into a row. If you take it from there, you act late in the next round.
# A symbol of the board, in the legend.
sign-side = Side A or B
sign-side-does = Each reference has 2 sides with rules of their own. The side in play is the same for all players. Side A is for a first game.
# A symbol of the board, in the legend.
sign-standee = Standee
sign-standee-does = It stands where its player took a tile. In the next round the standees act from left to right.
# A symbol of the board, in the legend: an arrow.
sign-left = Tile left over
sign-left-does = It moves to space 1 for the next round; the next row moves up behind it.
# A symbol of the board, in the legend.
sign-rank = Number on a star
sign-rank-does = The rank of its constellation by size, in this chart: 1 is the largest, 2 the second largest.
# A symbol of the board, in the legend: lines that meet but do not link.
sign-refused = No link
sign-refused-does = Lines of tiles that share an edge meet at a corner here: a V, no link.
# A symbol of the board, in the legend; the message “round” explains it.
sign-round = Round
# A symbol of the board, in the legend.
sign-bag = Bag
sign-bag-does = The tiles that are still to be drawn.
# In the explanation of what scores: a player’s points for it. $points: points-of, with the word.
now-points = { $points } now.
# After now-points: one more tile of this kind, placed best. $points: points-of.
now-best = One more can make it { $points }.
# In place of now-best: one more tile of this kind, placed best, gains nothing.
now-most = One more cannot raise it.
# After now-points: the stars of a constellation, or how many constellations there are.
now-count =
    { $what ->
        [stars] Stars: { $count }.
       *[number] Constellations: { $count }.
    }
# After now-count: the next number that scores more. $points: points-of, with the word.
now-next = With { $count }: { $points }.
# In the explanation of the bag: how many tiles.
now-bag = Left: { $count }.

## What gives the win chances of a review

# What gives the win chances of a review: in “Values: …”.
evaluator-round-searched = all turns of the round searched, then learned values of charts
# What gives the win chances of a review: in “Values: …”.
evaluator-round-played = the round played out greedily, then learned values of charts
# What gives the win chances of a review: in “Values: …”.
evaluator-ending = all turns to the end of the game searched

## Luck, mistakes and reasons, for statistics and reviews

# Heading in statistics of luck: which tiles were drawn.
chance-of-tile = Tiles from the bag
# Heading in statistics of luck: the drawn turn order.
chance-of-order = Next player in the first turn order
# A kind of mistake, in reviews and statistics: after “Turn 12: ”, and as a label.
mistake-few = leaving a tile that scores more
# A kind of mistake: the space of the tile gives a late place in the next turn order.
mistake-late = too late a place in the turn order
# A kind of mistake.
mistake-needed = leaving others their best tile
# A kind of mistake: another tile is better, for no reason with a name.
mistake-tile = choosing the wrong tile
# A kind of mistake.
mistake-link = leaving out a link
# A kind of mistake.
mistake-harm = placing a tile where it costs points
# A kind of mistake.
mistake-points = placing a tile for too few points
# A kind of mistake: the right cell, but turned another way.
mistake-turn = turning a tile the wrong way
# A kind of mistake: a line of a star can no longer be linked.
mistake-line = closing off a star’s line
# A kind of mistake: the cell has more empty cells around it than the better one.
mistake-middle = using up a cell with room around it
# A kind of mistake: the cell has fewer empty cells around it than the better one.
mistake-tight = placing a tile where it has little room
# A kind of mistake: another cell is better, for no reason with a name.
mistake-cell = choosing the wrong cell
# Why a choice is better: placing. $better, $taken: points, possibly negative.
why-points = It scores { $better } at once, not { $taken }.
# Why a choice is better: placing. $cell: the filled cell; $taken, $better: empty cells around both.
why-kept =
    { $taken ->
        [one] It keeps { $cell } free. That cell has 1 empty cell around it, this one { $better }.
       *[other] It keeps { $cell } free. That cell has { $taken } empty cells around it, this one { $better }.
    }
# Against a choice that is better all the same.
why-less =
    { $count ->
        [one] It scores 1 point less at once.
       *[other] It scores { $count } points less at once.
    }
# Why an earlier place is better. $tile: in the next row; $better, $taken: points, possibly negative.
why-first = An earlier choice from the next row helps: the { $tile } would score { $better }, the second-best tile { $taken }.
# A tile that is better. $better, $taken: points of both tiles at once, possibly negative.
why-cell = In { $cell } it scores { $better } at once, the other tile { $taken }.
# Why a tile is better. $better, $taken: points of both tiles at once, possibly negative.
why-best = In { $cell } it scores { $better } at once, the other tile { $taken } at most.
# Why a tile is better. $names: other players, who otherwise act first.
why-order = In the next round, its space comes before { $names }.
# Why a tile is better. $name: another player, who could take it.
why-needed =
    { $count ->
        [one] { $name } can score 1 point more with it than with any other tile.
       *[other] { $name } can score { $count } points more with it than with any other tile.
    }
# Why a choice is better: placing. $better is 2 or more.
why-link = Its constellation then has { $better } stars, not { $taken }.
# Why a choice is better: placing. $better, $taken: lines that lead to empty cells.
why-lines =
    { $better ->
        [one] It keeps 1 line open, not { $taken }.
       *[other] It keeps { $better } lines open, not { $taken }.
    }
# Why a cell is better. $better, $taken: empty cells around it and around the chosen one.
why-room =
    { $better ->
        [one] This cell has 1 empty cell around it, the other { $taken }.
       *[other] This cell has { $better } empty cells around it, the other { $taken }.
    }
# Why a choice is better: placing. $better, $taken: points at once, possibly negative.
why-row = The best tile in the rows then scores { $better }, not { $taken }.

## Setting up a position

# A place of the board to touch, when setting up a position. $player: a name.
edit-cell = { $player }, { $cell }: { $tile }
# A place of the board to touch, when setting up a position. $player: a name.
edit-free = { $player }, { $cell }: empty
# A place of the board to touch, when setting up a position.
edit-space = Current row, space { $count }: { $tile }
# A place of the board to touch, when setting up a position.
edit-next = Next row, space { $count }: { $tile }
# A place of the board to touch, when setting up a position.
edit-held = In hand: { $tile }
# A choice for an empty cell, when setting up a position: this tile moves there.
edit-move = From { $cell }: { $tile }

## Puzzles

# How a puzzle was proven: in puzzle-proof.
puzzle-how-exact-turns = by every turn of the last round, exactly
# A theme of puzzles: what scores.
puzzle-theme-largest = { scored-largest }
# A theme of puzzles.
puzzle-theme-second = { scored-second }
# A theme of puzzles.
puzzle-theme-number = { scored-number }
# A theme of puzzles.
puzzle-theme-nova = { scored-nova }
# A theme of puzzles.
puzzle-theme-asteroids = { scored-asteroids }
# A theme of puzzles.
puzzle-theme-comets = { scored-comets }
# A theme of puzzles.
puzzle-theme-planets = { scored-planets }
# A theme of puzzles.
puzzle-theme-satellites = { scored-satellites }
# A theme of puzzles.
puzzle-theme-black-holes = { scored-black-holes }
# A theme of puzzles: the best choice scores nothing at once.
puzzle-theme-quiet = no points at once
# A theme of puzzles: the last tile of the game.
puzzle-theme-last-tile = the last tile
# A theme of puzzles: another choice scores more at once and is worse.
puzzle-theme-deny = more points are not best
# A theme of puzzles: the best tile is slow.
puzzle-theme-slow = a slow tile
# A theme of puzzles: the best that can be reached.
puzzle-theme-draw = shared win
# The question of a puzzle.
puzzle-ask-draw = Which tile, in which cell, shares the win?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

# 1 picture: the kinds of tile, one of each but stars.
example-kinds = Stars with lines, a nova, an asteroid, a satellite, a black hole, a comet and planets of 3 kinds.
example-slow = You draw an asteroid, a slow rocky planet, a comet and a slow gas planet, in this order. The slow tiles go to the right.
example-take = A standee stands in space 4, where a tile was taken. You may now take any other tile of the current row.
example-next-order = Players 1, 2 and 3 took from spaces 4, 2 and 1. The next turn order is 3, 2, 1, and the tile left over moves to space 1.
example-stays = Place the tile in any empty cell. It never moves again.
# 2 pictures.
example-beside = The satellite has a rocky planet beside it. A tile that touches only at a corner is not beside it.
# 3 pictures, in this order.
example-links = A link across an edge, a link across a corner, and a V: no link.
example-size = A constellation of 3 stars. One of them is a nova, which also scores on its own.
# The words of rule TT-4.4.
example-between = A link never passes through a tile without lines.
example-in-order = Constellations of 3 and 2 stars. Both count in the number of constellations.
# 2 pictures, in this order.
example-asteroids = Groups of 2, 2 and 1. Side A scores the largest, side B scores each.
# 2 pictures, in this order.
example-comets = Side A counts 3 stars around the comet. Side B counts 3 different kinds around it.
# 2 pictures, in this order.
example-planets = Side A counts the planets. Side B scores a set of 3 kinds and a set of 1; the two planets beside each other cost points.
# 2 pictures, in this order.
example-satellites = Side A counts 1 planet beside the satellite. Side B counts both planets along its row and column.
example-black-holes = Side A: best with no star, planet or black hole beside it. Side B: best with asteroids, comets and satellites beside it.
example-alone = Solo: rows of 3 and 2 spaces; both standees are yours.
# 2 pictures, in this order.
example-both-lines = Both lines are there: a link. Then one tile is turned away: no link.
# 3 pictures, in this order.
example-crossing = A link straight across a corner, a V (no link), and two diagonals that cross: 2 separate links.
# As example-between.
example-planet-between = { example-between }
# 2 pictures, in this order.
example-two-players = First the turn order is 1, 2, 2, 1, then 2, 1, 1, 2.
# 4 pictures, in this order.
example-holes = Beside an asteroid and a comet; beside a star; beside each other; touching only at a corner.
# 2 pictures, in this order.
example-goal = With 35 points you do not beat a goal of 35, with 36 you do.
# Heading of the summary, one of four.
summary-round = A round
summary-round-1 = In turn order, take a tile from the current row and place it at once.
summary-round-2 = The spaces of the tiles taken, from left to right, give the next turn order.
summary-round-3 = The tile left over moves to space 1 and the next row moves up behind it. Refill the next row; slow tiles go to the right.
# Heading of the summary.
summary-place = Placing
summary-place-1 = Place the tile in any empty cell of your chart, turned as you wish. It never moves again.
summary-place-2 = Lines that meet across an edge or straight across a corner make a link.
summary-place-3 = Two or more linked stars are a constellation.
# Heading of the summary.
summary-points = Points
# A list of what scores, in this order.
summary-points-1 = Largest constellation, second largest, number of constellations, novas.
summary-points-2 = Asteroids, comets, planets, satellites and black holes score by side A or B; see the tables in the rules.
summary-points-3 = Beside means sharing an edge. Comets count the 8 cells around them.
# Heading of the summary.
summary-end = End of the game
summary-end-1 = The game ends when all charts are full, after 20 tiles each. Most points wins; tied players share the win.
summary-end-2 = Solo: 2 standees, 10 rounds and a goal to beat.
## The tutorial

tutorial-goal = Fill your star chart with 20 tiles. Score more points than Zoe.
tutorial-rows = You take tiles from the current row; the next row shows what is coming.
tutorial-take = A turn has 2 steps: take a tile, then place it. Take the star from space 2.
tutorial-take-other = That is allowed, but in this lesson take the marked tile.
tutorial-place = You may use any empty cell, and the tile never moves again. Place it in b3.
tutorial-place-other = That is allowed, but in this lesson choose the marked cell.
tutorial-order = With 2 players, each has 2 standees and takes 2 tiles a round. In the next round the standees act from left to right, in the order of the spaces they took from.
tutorial-slow = A slow tile has an hourglass and goes to the far right of its row. It is often worth more, but you act late in the next round. Take this gas planet.
tutorial-hole-early = That is allowed, but a black hole scores well only in the right place, as you will learn. In this lesson take the gas planet.
tutorial-planet = Your first planet scores 2 points, each further planet more. It has no lines. Place it in d2.
tutorial-round = The round is over. The black hole left over moved to space 1, and the next row moved up behind it. Of the new tiles, the slow one went to the far right.
tutorial-second = Zoe took from space 1, so she acted first. Now take the star from space 2.
tutorial-link = Two stars are linked if their lines meet at the edge between them. You may turn the tile. Place it in b2 with a line down to your star.
tutorial-link-other = That is allowed, but no line would meet your star. Place it above the star, with a line down.
tutorial-satellite = Two linked stars are a constellation. A satellite studies planets. Take the satellite.
tutorial-satellite-place = A satellite scores 2 points for each planet beside it. Beside always means sharing an edge. Place it in d3, below the planet.
tutorial-sat-other = That is allowed, but the satellite would have no planet beside it. Place it below the gas planet.
tutorial-first-points = You have 6 points already: 2 each for the constellation, the planet and the satellite. The symbols of the chart show what scores and how much.
tutorial-later = Some rounds later, your chart has 12 tiles. Your satellite now has a planet above and one below.
tutorial-largest = The more stars in your largest constellation, the more points. Take the star from space 2.
tutorial-corner = Links also go across a corner. The star in b2 has a line up to the right. Place the new star in c1 so that the lines meet.
tutorial-corner-other = That is allowed, but the two lines would not meet. Use the marked cell, with a line down to the left.
tutorial-three-scores = Your 4 linked stars score 6 points. The second largest constellation and the number of constellations score too.
tutorial-asteroid = Asteroids score by the largest group joined by edges. Take the asteroid from space 1.
tutorial-belt = A group of two scores 3 points, a group of three 6. Place it in a3, below the other two.
tutorial-belt-other = That is allowed, but in this lesson place it below the other two asteroids, so that the three form a group.
tutorial-comet = You took from spaces 1 and 2, so you act twice before Zoe. Begin with the comet.
tutorial-comet-place = A comet scores 1 point for each star in the 8 cells around it, diagonals included. Place it in c3, among 4 stars.
tutorial-comet-other = That is allowed, but the marked cell has more stars around it: 4.
tutorial-hole = A black hole scores 2 points if no other is beside it. It scores 3 more if no star or planet is beside it either. Take it.
tutorial-hole-place = In the corner a5 only a comet is beside it. Place it there.
tutorial-hole-other = That is allowed, but a star, a planet or another black hole would be beside it, or soon might. Choose the marked cell.
tutorial-five = You score 5 points, the most for a black hole. From now on, place no star and no planet in b5.
tutorial-last = This is the last round: you have 2 empty cells. No turn order follows, so slow tiles cost you nothing.
tutorial-nova = A nova is a star that scores 2 points on its own. Novas are always slow. Take the nova from space 5.
tutorial-nova-place = The star in c1 has a line to the right. Place the nova in d1 so that the two are linked.
tutorial-nova-other = That is allowed, but no line of the nova would meet your constellation. Place it in the marked cell, with a line to the left.
tutorial-third-planet = Your 5 linked stars score 8 points. Three planets score 9 points, two only 5. Now take the rocky planet.
tutorial-end = Your chart is full, and you won 47 to 16! The references also have a side B, for later.
# A button below the board: places the tile in hand in the touched cell.
deed-place = Place in { $cell }
# A button below the board: takes the touched tile.
deed-take = Take this tile
# Below the board, in place of the button deed-place, until a cell is touched.
touch-place = Touch a cell.
# Below the board, in place of the button deed-take, until a tile is touched.
touch-take = Touch a tile.
