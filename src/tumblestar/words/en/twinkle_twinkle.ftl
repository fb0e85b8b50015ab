### The words of Twinkle Twinkle in English.
###
### $file, $line: where box.toml is wrong.  $name: an entry of it, such as tiles.asteroid.count.  $value, $text: what stands there.
### $expected: what should stand there, by the messages box-expected-*, or a number.  $allowed, $codes: lists of words.
### $cell: a cell, such as b4.  $tag: the rule.  $tile: a tile by the messages tile-*; in does-*, a kind by one-*, $tiles by many-*.
### $ports: edges and corners by the messages port-*.  $row: current or next, of the rows of tiles.
### $sign: plus minus even, for points that change; $points is then without its sign.  $table: entries by table-at and table-from.
### $extra: which of the numbers of a rule are not 0.  $end: how a game ended: beaten short over won tied lost.
### $seat, $seats, $order: names.  $count: a number.  $ruling, $review, $reconstruction, $source: marks.

## The game

# The title of the game.
game-name = Twinkle Twinkle
# Below the title on the page of the game.
game-tagline = Draft the night sky: the tile you take now decides when you choose next.
# Author and publisher, below the title; the names stay.
game-by = by Ammon Anderson, Allplay
# What the game is about: on its page, on its cover, and at the beginning of its rules.
game-about = Take a tile from the row and place it in your star chart; its space is your place in the next round. Link stars into constellations and score asteroids, comets, planets, satellites and black holes, each in its own way. After 20 tiles, the player with the most points wins. For 1 to 4 players.

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

# How a thing scores, as box.toml has it; a message for each rule it may use. $table: table-at, table-from.
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
# Follows the last three, of the same tile. $base, $none: points-of, possibly with a minus; both may count.
in-any-case =
    { $extra ->
        [base] It also scores { $base } in any case.
        [none] With none of these it scores { $none }.
       *[other] It also scores { $base } in any case, and { $none } with none of these.
    }
# Follows count-in-sight, of the same tile: each way up to the border. $blocked: messages many-*.
sight =
    { $limit ->
        [blocked] It sees up to the border, or to the first of these: { $blocked }.
       *[open] It sees up to the border.
    }
# How black holes score by side A. $bonus: points-of; $other: messages many-*.
does-apart =
    { $extra ->
        [bonus] { apart } It scores { $bonus } more if none of these is beside it either: { $other }.
       *[plain] { apart }
    }
# The first sentence of does-apart. $of: messages many-*.
apart = Each { $tile } scores { $each } if none of these is beside it: { $of }.
# How planets score by side B. $each: points-of, possibly with a minus; it counts once for each such tile.
does-sets =
    { $extra ->
        [beside] { sets } Also score { $each } for each { $tile } beside at least 1 other of any kind.
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

# The beginning of the log’s sentence about a placed tile; gain follows. $tile: with its lines as placed.
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

## What a hovered target would do

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
# Preview of the game’s last tile, for the player who acts; solo, beaten or short. $told: would-place.
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
        [you] Your turn: take tile { $count } of { $all } from the current row.
       *[other] { $seat } is taking tile { $count } of { $all }.
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
# Cell of the board in text. $count: a space whose tile was taken; $seat: whose standee stands there.
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

rules-intro = { game-about } The five other kinds score by five references with two sides each.
rules-page = Hover over a tile of the current row to see the turn order it leads to; click to take it. Hover over an empty cell to read what the tile brings there, turn it, and click to place it. The keyboard does all this too. What tiles look like and how references score is read from one data file, box.toml; where you see a mark, our tiles may differ from yours. If you hold the box, correct that file: rules, scores, pictures and this help follow. “tumblestar rules twinkle_twinkle --tiles” prints the tiles to compare with a box.

rules-TT-1 = What is in the box
rule-TT-1-1 = There are { $tiles } tiles { $source }: { $star } stars, some of them novas, { $asteroid } asteroids, { $planet } planets, { $satellite } satellites, { $black_hole } black holes and { $comet } comets. All are used, however many play.
rule-TT-1-2 = Everyone has a star chart of { $cells } cells: 5 × 4,{$review} here { $columns } columns and { $rows } rows.{$reconstruction} The charts are alike.{$ruling}
rule-TT-1-3 = Star tiles carry lines from the star to edges and corners of the tile. The patterns, the novas, the slow tiles and the kinds of planet are as follows.{$reconstruction}
rule-TT-1-4 = There are five scoring references with two sides each: green, which the book recommends for a first game, and blue. We call them A and B. The box has 25 of them: a set for each player, and one to spare.{$ruling}

rules-TT-2 = Set-up
rule-TT-2-1 = All tiles are in the bag. Tiles are drawn into the current row, then into the next row, which has one space fewer. Both are open to all.
rule-TT-2-2 = A slow tile that comes into a row goes to its rightmost free space, and filling goes on from the left: a, slow 1, b, slow 2 into four spaces reads a, b, slow 2, slow 1. At the set-up this holds for both rows, the current one first.{$ruling}
rule-TT-2-3 = Standees for each player: { $two } with two players, { $three } with three, { $four } with four.
rule-TT-2-4 = The first turn order is drawn over all standees; with two players one may hold places 1 and 2.
rule-TT-2-5 = For each reference the players choose side A or B, the same for everyone, in any mix. By default all are A.

rules-TT-3 = A round
rule-TT-3-1 = Standees act in turn order, from left to right. To act is to take any tile left in the current row, and to place it.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } You may turn it by quarter turns { $source }, or turn it over { $flip_source }.
           *[no] { placing } You may turn it by quarter turns { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } You may turn it over { $flip_source }, but not by quarter turns { $source }.
           *[no] { placing } You may not turn it { $source }. { placing-flip }
        }
    }
placing = Place it at once in any empty cell of your chart, face up. It need not touch anything.{$review}
placing-flip = The option “{ option-flip }” allows mirror images too { $flip_source }.
rule-TT-3-3 = When all standees have taken a tile, the round ends. The new turn order is from left to right by the spaces of the tiles taken. There are no ties.
rule-TT-3-4 = The one tile left over moves to the first space of the current row, even if slow. The next row follows behind it, in its order, and is then filled anew from the bag.
rule-TT-3-5 = Once the current row holds the tiles of the last round, the next row is not filled any more.{$ruling}
rule-TT-3-6 = A game has { $two } rounds with two players, { $three } with three and { $four } with four. Everyone places twenty tiles; all charts fill in the same round. The bag never runs out.
rule-TT-3-7 = Placed tiles never move. Nobody passes, and nothing is discarded.{$ruling}

rules-TT-4 = Constellations
rule-TT-4-1 = Beside means sharing an edge. Rules that count diagonals say so.
rule-TT-4-2 = A link is one straight line from star to star, across an edge or diagonally across a corner: both tiles must carry a line to that edge or corner. Two lines that meet at a corner from tiles that share an edge make a V, which is no link. Two straight diagonals that cross at one corner are two links.{$ruling}
rule-TT-4-3 = A constellation is two or more stars linked directly or through others. Its size is its number of stars. A nova is a star in every respect.
rule-TT-4-4 = Tiles without lines pass nothing on.{$ruling}

rules-TT-5 = Scoring
rule-TT-5-1 = What scores, in order: the largest constellation, the second largest, the number of constellations,{$review} these two included;{$ruling} then novas, and the five references.
rule-TT-5-2 = Most points win; tied players share the win. Totals may be below zero; of two constellations of equal size one counts as the largest, the other as the second.{$ruling}
rule-TT-5-3 = What each brings, by the data file.{$reconstruction} Tables say a number and its points; below their first number there are none.
rule-TT-5-4 = What publisher and reviews say, and corrections should keep: black holes are to be avoided unless placed perfectly; sides A never cost points, at least one side B does; asteroids form a belt, comets want to be surrounded, planets are collected, satellites study planets; slow tiles are worth more on average.

rules-TT-6 = Alone
rule-TT-6-1 = This way to play alone is ours. You take from smaller rows with two standees, and try to beat a goal.

rules-TT-7 = Examples
rule-TT-7-1 = Stars in a1 with a line to S and in a2 with a line to N are linked; without either line they are not.
rule-TT-7-2 = Stars in a1 with a line to SE and in b2 with a line to NW are linked. A line from a1 to SE and one from b1 to SW make a V: no link. If all four tiles have a line into one corner, there are two links.
rule-TT-7-3 = A star in a1 with a line to E, a planet in b1, a star in c1 with a line to W: no link.
rule-TT-7-4 = Two players, turn order 1, 2, 2, 1, take in turn from spaces 3, 1, 5 and 2. The next turn order is 2, 1, 1, 2, and the tile of space 4 moves to space 1.
rule-TT-7-5 = Black holes by side A of tumblestar’s own tables: in a corner, beside an asteroid and a comet, 5 points; beside a star or a nova 2; two beside each other 0 each. Two that touch by a corner only do not count as beside.
rule-TT-7-6 = After a game of four, 14 tiles are left in the bag. By tumblestar’s own tables a player who goes for points at once has about 50, a random one about 20.

rules-ours = Our other rulings
rule-ours-1 = The first turn order is drawn before the tiles.{$ruling}
rule-ours-2 = Beating a goal takes more points than it says.{$ruling}
rule-ours-3 = Points shown during a game are those of the charts as they are.{$ruling}
rule-ours-4 = A player who resigns gets nothing; the others share the win.{$ruling}

## Bots

bot-greedy-help = plays for the most points at once
bot-beginner-help = takes the first tile that brings nearly the most points at once; overlooks where lines may lead
bot-novice-help = weighs this turn alone, as it has learned; may miss the best by about half a point
bot-club-help = works out this round; may miss the best turn by about a point
bot-strong-help = works out this round; may miss the best turn by half a point
bot-expert-help = works out this round and the next; may miss the best turn by half a point
bot-master-help = works out this round and the next as widely as it can

## The data file

box-expected-points = numbers with their points in quotation marks, such as “{ $example }”
box-expected-goals = a list of points from 1 to 127, ascending
box-expected-code = one to four letters; one * may follow
box-expected-divides = a number that divides { $number }
box-table-gap = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows { $before }; expected: { $expected }.
box-table-begin = { $file }, line { $line }: “{ $name }” begins with “{ $text }”; expected: { $expected } at the latest.
box-table-beyond = { $file }, line { $line }: in “{ $name }”, “{ $text }” is too much; expected: { $expected } at most.
box-table-more = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows an entry with +, which has to be the last.
box-table-end = { $file }, line { $line }: “{ $name }” ends with “{ $text }”; expected: entries up to { $expected }, or a + after the last number.
box-total = { $file }, line { $line }: there are { $found } tiles in all; expected: { $expected }.
box-count = { $file }, line { $line }: “{ $name }” is { $expected }, but the tiles of that kind are { $found }; expected: the same number.
box-code-twice = { $file }, line { $line }: “{ $name }” is “{ $text }”, the code of { $other }; expected: another.
box-tile-twice = { $file }, line { $line }: “{ $name }” is the same tile as { $other }; expected: one entry with both counts.
box-tile-name = { $file }, line { $line }: “{ $name }” is no name for a tile; expected: small letters, figures and _, a letter first.

## Notation

unread-order = “{ $text }” is no seat; expected: “order” and a number from 1 to { $count }.
unread-draw = “{ $text }” is no tile; expected: “draw” and one of { $codes }.
unread-place = “{ $text }” does not say where to place the tile; expected, for example: “{ $tile }@b4”, with 1 to 3 quarter turns as a figure after the tile.

## Charts

chart-rows = “{ $text }”: the chart has { $found } rows; expected: { $expected }.
chart-columns = Row { $row } of the chart has { $found } tiles; expected: { $expected }, with “.” for an empty cell.
chart-tile = “{ $text }” in { $cell } is no tile; expected: one of { $codes }, or “.” for an empty cell.
chart-turn = “{ $text }” in { $cell }: a tile cannot lie like that; expected: 0 to 3 quarter turns as a figure.
chart-flip = “{ $text }” in { $cell }: tiles are turned over only with the option “flip” ({ $tag }).
chart-many = { $text } in { $cell } is one too many; the box has { $count } ({ $tag }).
score-sides = “{ $text }” is no choice of sides; expected: A or B for each of the five references, such as “ABAAB”.
score-word = “{ $text }” says nothing about a chart; expected above it: “sides ABAAB” or “flip”.

## Scoring from a file

cli-scored = Chart { $count }: { $total } points
cli-nothing-scored = Nothing to score in “{ $file }”; expected: charts of five rows of four tiles.

## Page


advice-brings = Brings
advice-stands = Place next round
advice-place = { NUMBER($count, useGrouping: "false") } so far
advice-never = –
advice-take = Space { $count }: { $tile }, best in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = What each tile brings at once in its best cell; what follows, and what others are left with, is not weighed.
advice-note-place = Points at once; what follows is not weighed.

pad-total = Points: { $total }
pad-sky = Constellations and novas
pad-references = References
pad-cell = Choose a cell.
pad-whole = All cells are filled. Choose one to change its tile.
pad-tile = Which tile lies in { $cell }?
pad-tile-left = { $tile } ({ $count } left)
pad-way = How does it lie in { $cell }?
pad-remove = Take away from { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: change to side { $side }
pad-flip = Allow turning tiles over
pad-no-flip = Forbid turning tiles over
pad-too-many = { $tile }: the box has only { $count }, the charts together have more (TT-1.1).
pad-many = { $count ->
        [0] There is no chart in this file.
       *[other] There are { $count } charts in this file; the pad takes one. “tumblestar score twinkle_twinkle FILE” scores all.
    }
picture-none = This picture carries no chart. Only pictures saved by tumblestar can be read; enter others by hand.
picture-broken = This SVG picture cannot be read ({ $why }).
picture-box = This picture was saved with another box.toml ({ $digest }; here { $own }), so its tiles may differ.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Slow tile
sign-slow-does = Goes to the rightmost free space when it comes into a row. Whoever takes it acts late in the next round.
sign-side = Side A or B
sign-side-does = Each reference has two sides with rules of their own; the same side counts for everyone. Side A is for a first game.
sign-standee = Standee
sign-standee-does = Stands where its player took a tile. In the next round the standees act from left to right.
sign-left = Tile left over
sign-left-does = Moves to the first space of the next round; the next row follows behind it.
sign-rank = Number on a star
sign-rank-does = Counts a chart’s constellations by size: 1 is the largest, 2 the second largest.
sign-refused = No link
sign-refused-does = Lines of tiles that share an edge meet at a corner here: a V, no link.
sign-round = Round
sign-bag = Bag
sign-bag-does = Tiles that have not come into a row yet.
now-points = { $points } now.
now-best = One more can make it { $points }.
now-most = One more cannot make it more.
now-count =
    { $what ->
        [stars] Stars: { $count }.
       *[number] Constellations: { $count }.
    }
now-next = With { $count }: { $points }.
now-bag = Left: { $count }.

## What gives the win shares of a review

evaluator-round-searched = all turns of the round searched, then learned values of charts
evaluator-round-played = the round played out greedily, then learned values of charts
evaluator-ending = all turns to the end of the game searched

## Kinds of chance, for statistics

chance-of-tile = Tiles from the bag
chance-of-order = Next seat in the first turn order
mistake-few = leaving a tile that scores more
mistake-late = too late a place in the turn order
mistake-needed = leaving others their best tile
mistake-tile = choosing a tile
mistake-link = leaving out a link
mistake-harm = placing a tile where it costs points
mistake-points = placing a tile for too few points
mistake-turn = turning a tile
mistake-line = closing off a star’s line
mistake-middle = using up a cell with room around it
mistake-tight = placing a tile where it has little room
mistake-cell = choosing a cell
why-points = It scores { $better } at once, not { $taken }.
why-kept = It keeps { $cell } free, with { $taken } empty cells around it; here there are { $better }.
why-less =
    { $count ->
        [one] It scores 1 point less at once.
       *[other] It scores { $count } points less at once.
    }
why-first = First pick of the next row: the { $tile } scores { $better } here, the second best tile { $taken }.
why-cell = On { $cell } it scores { $better } at once; the other tile, { $taken }.
why-best = On { $cell } it scores { $better } at once, the other tile { $taken } at most.
why-order = In the next round, its space comes before { $names }.
why-needed =
    { $count ->
        [one] { $name } gets 1 point more from it than from the other tiles.
       *[other] { $name } gets { $count } points more from it than from the other tiles.
    }
why-link = Its constellation then has { $better } stars, not { $taken }.
why-lines = It keeps { $better } lines open, not { $taken }.
why-room =
    { $better ->
        [one] 1 cell around it is free, around the other { $taken }.
       *[other] { $better } cells around it are free, around the other { $taken }.
    }
why-row = The best tile in the rows then scores { $better }, not { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: free
edit-space = Current row, space { $count }: { $tile }
edit-next = Next row, space { $count }: { $tile }
edit-held = In hand: { $tile }
edit-move = From { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = by every turn of the last round, exactly
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = no points at once
puzzle-theme-last-tile = the last tile
puzzle-theme-deny = more points are not best
puzzle-theme-slow = a slow tile
puzzle-theme-draw = shared win
puzzle-ask-draw = Which tile, in which cell, shares the win?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stars with lines, a nova, asteroids, a satellite, a black hole, a comet, and planets of three kinds.
example-slow = Drawn in this order: an asteroid, a slow planet, a comet, a slow planet. Slow tiles went to the right.
example-take = A standee is where the fourth tile was taken. Any other tile may be taken now.
example-next-order = Players 1, 2 and 3 took from spaces 4, 2 and 1: the next turn order is 3, 2, 1, and the tile left over comes first.
example-stays = Any empty cell will do. A placed tile stays.
example-beside = The satellite has a rocky planet beside it. A corner alone is not beside.
example-links = Across an edge; across a corner; and a V, which is no link.
example-size = A constellation of three stars, one of them a nova, which also counts by itself.
example-between = Tiles without lines pass nothing on.
example-in-order = Constellations of three and of two stars; both count in the number.
example-asteroids = Groups of two, two and one: by side A the largest counts, by side B each.
example-comets = Side A: three stars around the comet. Side B: three kinds of object.
example-planets = Side A: the number of planets. Side B: a set of three kinds; planets beside others cost points.
example-satellites = Side A: one planet beside the satellite. Side B: both planets along its row and column.
example-black-holes = Side A: best with no star, planet or black hole beside it. Side B: best with asteroids, comets and satellites beside it.
example-alone = Alone: rows of three and two, and both standees are yours.
example-both-lines = Both lines are there; then one is turned away.
example-crossing = Straight across a corner; a V; and two diagonals that cross, two links.
example-planet-between = { example-between }
example-two-players = Turn order 1, 2, 2, 1, then 2, 1, 1, 2.
example-holes = Beside an asteroid and a comet; beside a star; beside each other; touching by a corner.
example-goal = A goal of 35 is beaten by 36, not by 35.
summary-round = A round
summary-round-1 = In turn order everyone takes a tile of the current row and places it at once.
summary-round-2 = The spaces of the tiles taken give the next turn order.
summary-round-3 = The tile left over comes first; the next row follows and is filled anew. Slow tiles go to the right.
summary-place = Placing
summary-place-1 = In any empty cell of your chart, turned as you wish. It stays there.
summary-place-2 = Lines that meet across an edge, or straight across a corner, make a link.
summary-place-3 = Two or more linked stars are a constellation.
summary-points = Points
summary-points-1 = Largest and second largest constellation, their number, novas.
summary-points-2 = Asteroids, comets, planets, satellites and black holes, by side A or B; the rules have the tables.
summary-points-3 = Beside means sharing an edge; comets count the eight cells around them.
summary-end = End of the game
summary-end-1 = All charts are full after twenty tiles. Most points win; ties share the win.
summary-end-2 = Alone: two standees, ten rounds, and a goal to beat.
## The tutorial

tutorial-goal = Fill your star chart with twenty tiles that score more points than Zoe’s.
tutorial-rows = You take tiles from the current row; the next row shows what is coming.
tutorial-take = A turn is two steps: take a tile, then place it. Take the star from space 2.
tutorial-take-other = That is allowed, but in this lesson take the marked tile.
tutorial-place = Place it in b3. Any empty cell is allowed, and a tile stays where it is.
tutorial-place-other = That is allowed, but in this lesson choose the marked cell.
tutorial-order = With two players each has two standees and takes two tiles a round. In the next round the standees act from left to right, by the spaces that they took from.
tutorial-slow = A slow tile has an hourglass and goes to the far right of its row: it is often worth more, but whoever takes it acts late in the next round. Take this gas planet.
tutorial-hole-early = A black hole scores only in the right place, as you will learn later. Here the planet brings more.
tutorial-planet = One planet brings 2 points, each further planet more. It has no lines: place it in d2.
tutorial-round = The round is over: the black hole left over moved to space 1, and the next row followed. New tiles came; the slow one went to the far right.
tutorial-second = Zoe took from space 1, so she acted first. Now you take the star from space 2.
tutorial-link = Two stars are linked if a line of each meets at the same edge. You may turn the tile: place it in b2 with a line down to your star.
tutorial-link-other = That is allowed, but no line would meet your star. Place it above the star, with a line down.
tutorial-satellite = Two linked stars are a constellation. Now take the satellite: it studies planets.
tutorial-satellite-place = A satellite brings 2 points for each planet beside it; beside always means sharing an edge. Place it in d3, below the planet.
tutorial-sat-other = That is allowed, but the satellite would have no planet beside it. Place it below the gas planet.
tutorial-first-points = Six points already: 2 each for the constellation, the planet and the satellite. The signs of the chart show what scores, and how much.
tutorial-later = Some rounds later, your chart has twelve tiles. Your satellite now has a planet above and one below.
tutorial-largest = The more stars in your largest constellation, the more points. Take the star from space 2.
tutorial-corner = Links also go across a corner. The star in b2 has a line up to the right: place the new one in c1 so that the lines meet.
tutorial-corner-other = That is allowed, but the two lines would not meet. In the marked cell, one line has to lead down to the left.
tutorial-three-scores = Four linked stars: 6 points. The second largest constellation and the number of constellations score too.
tutorial-asteroid = Asteroids score by the largest group joined by edges. Take the asteroid from space 1.
tutorial-belt = Two bring 3 points, three bring 6. Place it in a3, below the other two.
tutorial-belt-other = That is allowed, but it would share no edge with your other asteroids. Place it below them.
tutorial-comet = You took from spaces 1 and 2, so you act twice before Zoe. Begin with the comet.
tutorial-comet-place = A comet brings 1 point for each star in the eight cells around it, diagonals included. Place it in c3, among four stars.
tutorial-comet-other = That is allowed, but the marked cell has more stars around it: four.
tutorial-hole = A black hole brings 2 points if no other is beside it, and 3 more if no star and no planet is. Take it.
tutorial-hole-place = In the corner a5 only a comet is beside it. Place it there.
tutorial-hole-other = That is allowed, but a star, a planet or another black hole would be beside it, or soon might. Choose the marked cell.
tutorial-five = Five points, the most a black hole can bring. Place no star and no planet in b5.
tutorial-last = The last round: two cells are empty. No turn order follows, so slow tiles cost you nothing.
tutorial-nova = A nova is a star with 2 points of its own, and always slow. Take it from space 5.
tutorial-nova-place = The star in c1 has a line to the right. Place the nova in d1 so that the two are linked.
tutorial-nova-other = That is allowed, but no line of the nova would meet your constellation. Place it in the marked cell, with a line to the left.
tutorial-third-planet = Five linked stars: 8 points. Now take the rocky planet: three planets bring 9 points, two only 5.
tutorial-end = Your chart is full, and you win 47 to 16! The references also have a side B, for later.
deed-place = Place on { $cell }
deed-take = Take this tile
touch-place = Touch a cell.
touch-take = Touch a tile.
