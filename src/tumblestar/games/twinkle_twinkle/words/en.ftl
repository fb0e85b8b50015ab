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

game-name = Twinkle Twinkle
game-tagline = Draft the night sky, tile by tile: what you take now says when you choose next.
game-about = Take a tile from the row and place it in your star chart; the space it lay in is your place in the next round. Stars join into constellations, and asteroids, comets, planets, satellites and black holes score each in its own way. After twenty tiles the finest sky wins. One to four players.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NE
port-E = E
port-SE = SE
port-S = S
port-SW = SW
port-W = W
port-NW = NW
tile-star =
    { $count ->
        [one] star with a line to { $ports }
       *[other] star with lines to { $ports }
    }
tile-nova =
    { $count ->
        [one] nova with a line to { $ports }
       *[other] nova with lines to { $ports }
    }
tile-asteroid = asteroid
tile-satellite = satellite
tile-black-hole = black hole
tile-comet = comet
tile-rocky = rocky planet
tile-gas = gas planet
tile-ringed = ringed planet
tile-slow = { $tile } (slow)
tile-entry =
    { $slow ->
        [yes] { $code }: { $tile }; { $count } in the box, slow
       *[no] { $code }: { $tile }; { $count } in the box
    }
tile-code = { $code } ({ $name })
tile-count = { $count } in the box
tile-is-slow = slow

one-asteroid = asteroid
one-comet = comet
one-planet = planet
one-satellite = satellite
one-black-hole = black hole
many-star = stars
many-asteroid = asteroids
many-planet = planets
many-satellite = satellites
many-black-hole = black holes
many-comet = comets
many-nova = novas
many-rocky = rocky planets
many-gas = gas planets
many-ringed = ringed planets

set-ours = the tiles as tumblestar has them
set-named = the tiles of “{ $name }”

## What scores

card-largest = Largest constellation
card-second = Second largest
card-number = Number of constellations
card-nova = Novas
card-asteroids = Asteroids
card-comets = Comets
card-planets = Planets
card-satellites = Satellites
card-black-holes = Black holes
card-side = { $name }, side { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstruction)
        [ruling] { $does } (ruling)
        [review] { $does } (review)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = largest constellation
scored-second = second largest
scored-number = number of constellations
scored-nova = novas
scored-asteroids = asteroids
scored-comets = comets
scored-planets = planets
scored-satellites = satellites
scored-black-holes = black holes

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
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } or more: −{ $points }
       *[plus] { $number } or more: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = Points by the stars of the largest constellation. { $table }.
does-second = Points by the stars of the second largest constellation. { $table }.
does-number = Points by the number of constellations of two or more stars. { $table }.
does-nova = { $each } for each nova.
does-flat = { $each } for each { $tile }.
does-by-number = Points by the number of { $tiles }. { $table }.
does-largest-group =
    { $corners ->
        [yes] Points by the size of the largest group of { $tiles } that are joined by edges or corners. { $table }.
       *[no] Points by the size of the largest group of { $tiles } that are joined by edges. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Points for every group of { $tiles } that are joined by edges or corners, by its size. { $table }.
       *[no] Points for every group of { $tiles } that are joined by edges, by its size. { $table }.
    }
does-beside-count =
    { $extra ->
        [base] Each { $tile }: { $base }, and { $each } for each of these beside it: { $of }.
        [none] Each { $tile }: { $each } for each of these beside it: { $of }; if there are none, { $none }.
        [both] Each { $tile }: { $base }, and { $each } for each of these beside it: { $of }; if there are none, { $none } besides.
       *[plain] Each { $tile }: { $each } for each of these beside it: { $of }.
    }
does-around-count =
    { $extra ->
        [base] Each { $tile }: { $base }, and { $each } for each of these in the up to eight cells around it: { $of }.
        [none] Each { $tile }: { $each } for each of these in the up to eight cells around it: { $of }; if there are none, { $none }.
        [both] Each { $tile }: { $base }, and { $each } for each of these in the up to eight cells around it: { $of }; if there are none, { $none } besides.
       *[plain] Each { $tile }: { $each } for each of these in the up to eight cells around it: { $of }.
    }
does-beside-table = Each { $tile }: points by how many of these are beside it, { $of }. { $table }.
does-around-table = Each { $tile }: points by how many of these are in the up to eight cells around it, { $of }. { $table }.
does-beside-kinds = Each { $tile }: points by how many different ones of these are beside it, { $of }. { $table }.
does-around-kinds = Each { $tile }: points by how many different ones of these are in the up to eight cells around it, { $of }. { $table }.
does-in-sight =
    { $extra ->
        [base] Each { $tile }: { $base }, and { $each } for each of these that it sees along its row and column: { $of }. { sight }
        [none] Each { $tile }: { $each } for each of these that it sees along its row and column: { $of }; if there are none, { $none }. { sight }
        [both] Each { $tile }: { $base }, and { $each } for each of these that it sees along its row and column: { $of }; if there are none, { $none } besides. { sight }
       *[plain] Each { $tile }: { $each } for each of these that it sees along its row and column: { $of }. { sight }
    }
sight =
    { $limit ->
        [blocked] It sees each way up to the border, or to the first of these: { $blocked }.
       *[open] It sees each way up to the border.
    }
does-apart =
    { $extra ->
        [bonus] Each { $tile }: { $each } if none of these are beside it: { $of }; and { $bonus } besides if none of these are beside it either: { $other }.
       *[plain] Each { $tile }: { $each } if none of these are beside it: { $of }.
    }
does-sets =
    { $extra ->
        [beside] Points for sets of different kinds of { $tiles }, each as large as can be, by its kinds. { $table }. And { $each } for each { $tile } beside another of any kind.
       *[plain] Points for sets of different kinds of { $tiles }, each as large as can be, by its kinds. { $table }.
    }

rows-of =
    { $count ->
        [1] Alone: { $current } spaces in the current row and { $next } in the next, { $standees } standees, { $rounds } rounds
       *[other] { $count } players: { $current } spaces in the current row and { $next } in the next, { $standees ->
            [one] 1 standee
           *[other] { $standees } standees
        } each, { $rounds } rounds
    }
solo-goals = Goals: { $goals } points

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = No points.
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
goal-points = { $points }; the goal is more than { $goal }
goal-points-does = Your chart has to score more than { $goal } points in the end. As it is now it scores { $points }.

## Log

to-act =
    { $seat ->
        [you] Your turn
       *[other] { $seat }
    }
seat-places =
    { $seat ->
        [you] You place in { $cell }: { $tile }.
       *[other] { $seat } places in { $cell }: { $tile }.
    }
stands-in-order =
    { $seat ->
        [you] You take place { $count } of the first turn order
       *[other] { $seat } takes place { $count } of the first turn order
    }
did-order = { stands-in-order }.
did-order-all = { stands-in-order }, which is now: { $order }.
did-draw =
    { $row ->
        [current] Space { $count } of the current row: { $tile }.
       *[next] Space { $count } of the next row: { $tile }.
    }
did-draw-slow =
    { $row ->
        [current] Space { $count } of the current row: { $tile }, which is slow and goes to the last free space.
       *[next] Space { $count } of the next row: { $tile }, which is slow and goes to the last free space.
    }
did-take =
    { $seat ->
        [you] You take from space { $count }: { $tile }.
       *[other] { $seat } takes from space { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { seat-places } { $gain } The round is over. Turn order: { $order }. Left over, and now in space 1: { $left }.
did-place-alone = { seat-places } { $gain } The round is over. Left over, and now in space 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } The goal is beaten!
        [short] { $told } The goal is not beaten.
       *[over] { $told } All charts are full: the game is over.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## What a hovered target would do

would-order = { stands-in-order }.
would-order-all = { stands-in-order }, which would be: { $order }.
would-draw =
    { $row ->
        [current] Space { $count } of the current row: { $tile }.
       *[next] Space { $count } of the next row: { $tile }.
    }
would-draw-slow =
    { $row ->
        [current] Space { $count } of the current row: { $tile }, which is slow and goes to the last free space.
       *[next] Space { $count } of the next row: { $tile }, which is slow and goes to the last free space.
    }
would-take = Take from space { $count }: { $tile }. The next turn order so far, by space: { $order }.
would-take-all = Take from space { $count }: { $tile }. The next turn order, by space: { $order }. Left over, and next in space 1: { $left }.
would-take-alone = Take from space { $count }: { $tile }.
would-take-alone-all = Take from space { $count }: { $tile }. Left over, and next in space 1: { $left }.
would-take-last = Take from space { $count }: { $tile }. No turn order follows: this is the last round.
stands-at = { $seat } ({ $count })
would-place = Place in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } That ends the game: you win!
        [tied] { $told } That ends the game: you share the win!
        [lost] { $told } That ends the game, and you do not win it.
        [beaten] { $told } That ends the game: the goal is beaten!
       *[short] { $told } That ends the game, and the goal is not beaten.
    }
would-resign = Resign: you get nothing, and the others share the win.

## Status

status-setup = Set-up
round = Round { $count } of { $most }
status-take = { to-act }: take a tile from the current row.
status-take-standee = { to-act }: take a tile from the current row (standee { $count } of { $all }).
status-place =
    { $seat ->
        [you] Your turn: place the tile in your chart: { $tile }.
       *[other] { $seat }: place the tile in the chart: { $tile }.
    }
status-type-order = Whose standee has place { $count } of the first turn order?
status-type-draw =
    { $row ->
        [current] Which tile is drawn into the current row?
       *[next] Which tile is drawn into the next row?
    }
status-over-won =
    { $seat ->
        [you] You win with { $points }!
       *[other] { $seat } wins with { $points }!
    }
status-over-tied =
    { $seats ->
        [you] A shared win: { $seats }, each with { $points }!
       *[other] { $seats } share the win, each with { $points }!
    }
status-over-beaten = The goal of { $goal } points is beaten, with { $points }!
status-over-short = The goal of { $goal } points is not beaten: the chart has { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = That tile is not in the bag any more. Choose one of those offered.
refused-TT-2-4 = That seat has no standee left to find a place for. Choose one of those offered.
refused-TT-3-1 = There is no tile in that space: it was taken this round, or the row has no such space. Take another tile.
refused-TT-3-1-first = You have no tile in hand. Take one from the current row first.
refused-TT-3-2 = The tile does not lie like that. Turn it by quarter turns; it may be turned over only with the option “flip”.
refused-TT-3-2-held = You have taken a tile already. Place it in your chart.
refused-TT-3-6 = The game is over. You can step through it, or play another.
refused-TT-3-7 = A tile lies in that cell, and tiles that were placed stay. Choose an empty cell.

## Options

option-asteroids = Asteroids: side B
option-asteroids-help = Side B of this reference instead of side A, for everyone; the rules say what each brings.
option-comets = Comets: side B
option-comets-help = Side B of this reference instead of side A, for everyone; the rules say what each brings.
option-planets = Planets: side B
option-planets-help = Side B of this reference instead of side A, for everyone; the rules say what each brings.
option-satellites = Satellites: side B
option-satellites-help = Side B of this reference instead of side A, for everyone; the rules say what each brings.
option-black_holes = Black holes: side B
option-black_holes-help = Side B of this reference instead of side A, for everyone; the rules say what each brings.
option-flip = Tiles may be turned over
option-flip-help = Tiles may be placed as mirror images, too.
option-first = Who stands first
option-first-help = Chance decides, or you say whose standee is the first in the first turn order. The places behind are by chance.
option-first-0 = by chance
option-first-seat = seat { $count }
option-goal = Goal
option-goal-help = Only for one player: how many points are to be beaten.

## The board in text

picture-label = The two rows of tiles with the turn order, and the star charts; the same content is given in text.
text-board = The turn order, the two rows of tiles, and every chart line by line
text-order = Turn order:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, to act now
        [done] { $count }: { $seat }, has acted
       *[waits] { $count }: { $seat }
    }
text-current = Current row:
text-next = Next row, by the spaces it will have:
text-space = { $count }: { $tile }
text-taken =
    { $seat ->
        [you] { $count }: taken, you stand here next round
       *[other] { $count }: taken, { $seat } stands here next round
    }
text-free = { $count }: empty
text-chart = { $seat }, line { $row }:
text-empty = { $cell }: empty
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, linked to { $cells }
text-row = { $seat }: { $points }, { $count } of { $most } tiles.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = By what scores: { $parts }.
text-constellations = Constellations, by their stars: { $sizes }.
text-turn =
    { $seat ->
        [you] It is your turn.
       *[other] It is this player’s turn.
    }
text-slow = Slow tiles in the rows: { $tiles }. When a row is filled, a slow tile goes to its last free space; whoever takes it acts late in the next round.
text-left = Left over from the round before, in space 1: { $tile }.

## Rules

rules-intro = In Twinkle Twinkle you draft tiles into a star chart of twenty cells of your own. In turn order everyone takes a tile from the current row and places it at once; the space that it lay in is your place in the next round, so what you take now says when you choose next. Stars with lines that meet make constellations. Asteroids, comets, planets, satellites and black holes score by five references, each of which has two sides. After twenty tiles most points win.
rules-page = Point at a tile of the current row to see the turn order that it would lead to, and click it to take it. Then point at an empty cell to read what the tile would bring there, turn it as you like, and click to place it. All of this can be done with the keyboard too. What the tiles look like and how the references score is read from one data file, box.toml; where you see a mark, our set may differ from yours. If you hold the box, correct that file, and rules, scores, pictures and this help follow. “tumblestar rules twinkle_twinkle --tiles” prints the set to be compared with a box.

rules-TT-1 = What is in the box
rule-TT-1-1 = There are { $tiles } tiles { $source }: { $star } stars, some of them novas, { $asteroid } asteroids, { $planet } planets, { $satellite } satellites, { $black_hole } black holes and { $comet } comets. All are used, however many play.
rule-TT-1-2 = Everyone has a star chart of { $cells } cells: 5 × 4 {$review}, here { $columns } columns and { $rows } rows {$reconstruction}. The charts are alike {$ruling}.
rule-TT-1-3 = Star tiles carry lines from the star to edges and corners of the tile. Which patterns there are, which stars are novas, which tiles are slow and which kinds of planet there are, is as follows {$reconstruction}.
rule-TT-1-4 = There are five scoring references with two sides each: green, which the book recommends for a first game, and blue. The names A for green and B for blue are ours.

rules-TT-2 = Set-up
rule-TT-2-1 = All tiles are in the bag. Tiles are drawn into the current row, then into the next row, which has one space fewer. Both are open to all.
rule-TT-2-2 = A slow tile that comes into a row goes to the rightmost free space of that row, and filling goes on from the left: a, slow 1, b, slow 2 into four spaces reads a, b, slow 2, slow 1. At the set-up this holds for both rows, the current one first {$ruling}.
rule-TT-2-3 = Each player has standees: { $two } with two players, { $three } with three, { $four } with four.
rule-TT-2-4 = The first turn order is drawn over all standees, so with two players one may hold places 1 and 2.
rule-TT-2-5 = For each of the five references the group chooses side A or B, the same for everyone, in any mix. By default all are A.

rules-TT-3 = A round
rule-TT-3-1 = Standees act in turn order, from left to right. To act is to take any tile of the current row that has not been taken yet this round, and to place it.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] Place it at once in any empty cell of your chart, painted side up, turned by quarter turns as you wish { $source }, or turned over { $flip_source }. It need not touch anything {$review}.
           *[no] Place it at once in any empty cell of your chart, painted side up, turned by quarter turns as you wish { $source }. It need not touch anything {$review}. The option “flip” allows mirror images too { $flip_source }.
        }
       *[no] { $turned ->
            [yes] Place it at once in any empty cell of your chart, painted side up, as it is or turned over { $flip_source }, but not turned round { $source }. It need not touch anything {$review}.
           *[no] Place it at once in any empty cell of your chart, painted side up, without turning it { $source }. It need not touch anything {$review}. The option “flip” allows mirror images too { $flip_source }.
        }
    }
rule-TT-3-3 = When all standees have taken a tile, the round ends. The new turn order is from left to right by the spaces of the tiles taken. There are no ties.
rule-TT-3-4 = The one tile that is left over moves to the first space of the current row, even if it is slow. The next row follows behind it, in its order, and is then filled anew from the bag.
rule-TT-3-5 = Once the current row holds the tiles of the last round, the next row is not filled any more {$ruling}.
rule-TT-3-6 = A game has { $two } rounds with two players, { $three } with three and { $four } with four. Everyone places twenty tiles, and all charts fill in the same round. The bag never runs out.
rule-TT-3-7 = Tiles that were placed never move. Nobody passes, and nothing is discarded {$ruling}.

rules-TT-4 = Constellations
rule-TT-4-1 = Beside means sharing an edge. Rules that count diagonals say so.
rule-TT-4-2 = A link is one straight line from star to star, across an edge or diagonally across a corner: both tiles must carry a line to that edge or corner. Two lines that meet at a corner from tiles that share an edge make a V and do not link. Two straight diagonals that cross at one corner are two links {$ruling}.
rule-TT-4-3 = A constellation is two or more stars that are linked, directly or through others. Its size is its number of stars. A nova is a star in every respect.
rule-TT-4-4 = Tiles without lines pass nothing on {$ruling}.

rules-TT-5 = Scoring
rule-TT-5-1 = What scores, in order: the largest constellation, the second largest, the number of constellations {$review}, of which the two largest are some {$ruling}; then novas, and the five references.
rule-TT-5-2 = Most points win; tied players share the win. Totals may be below zero, and of two constellations of equal size one counts as the largest and the other as the second {$ruling}.
rule-TT-5-3 = How much each brings, as the data file says {$reconstruction}. Tables say a number and its points; below their first number there are none.
rule-TT-5-4 = What publisher and reviews do say, and every correction should keep: black holes are to be avoided unless they are placed perfectly; sides A never cost points, and at least one side B does; asteroids form a belt, comets want to be surrounded, planets are collected, satellites study planets; slow tiles are worth more on average.

rules-TT-6 = Alone
rule-TT-6-1 = This way to play alone is ours. You take from smaller rows with two standees of your own, and try to score more than a goal.

rules-TT-7 = Examples
rule-TT-7-1 = A star in a1 with a line to S and one in a2 with a line to N are linked. Without either line they are not.
rule-TT-7-2 = A star in a1 with a line to SE and one in b2 with a line to NW are linked. A line from a1 to SE and one from b1 to SW make a V: not linked. If all four tiles have a line into one corner, there are two links.
rule-TT-7-3 = A star in a1 with a line to E, a planet in b1, a star in c1 with a line to W: not linked.
rule-TT-7-4 = Two players, turn order 1, 2, 2, 1. Player 1 takes space 3, player 2 takes space 1, player 2 space 5, player 1 space 2. The next order is 2, 1, 1, 2, and the tile of space 4 moves to space 1.
rule-TT-7-5 = Black holes by side A, as tumblestar’s own set has it: in a corner beside an asteroid and a comet 5 points; beside a star or a nova 2; two side by side 0 each. Two that touch by a corner only do not see each other.
rule-TT-7-6 = After a game of four, 14 tiles are left in the bag. By the tables of tumblestar’s own set a player who goes for points at once has about 50, and one who plays at random about 20.

rules-ours = Our further rulings
rule-ours-1 = The first turn order is drawn before the tiles {$ruling}.
rule-ours-2 = To beat a goal is to have more points than it says {$ruling}.
rule-ours-3 = The points shown during a game are those that the charts would score as they are {$ruling}.
rule-ours-4 = A player who resigns gets nothing, and the others share the win {$ruling}.

## Bots

bot-greedy-help = takes and places for the most points at once
bot-novice-help = weighs this turn alone, by what it has learned, and may fall short of the best by half a point or so
bot-club-help = works out this round, and may miss the best turn by about a point
bot-strong-help = works out this round, and may miss the best turn by half a point
bot-expert-help = works out this round and the next, and may miss the best turn by half a point
bot-master-help = works out this round and the next as widely as it can

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

## Scoring from a file

cli-scored = Chart { $count }: { $total } points in all
cli-nothing-scored = There is nothing to score in “{ $file }”: expected are charts of five lines of four tiles.

## Page


advice-brings = Brings
advice-stands = Place in the coming order
advice-place = { NUMBER($count, useGrouping: "false") } so far
advice-never = –
advice-take = Space { $count }: { $tile }, best in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = What each tile brings at once where it brings most. What it leads to later, and what others are left with, is not weighed.
advice-note-place = Brings: the points at once; what they lead to later is not weighed there.

pad-total = Points: { $total }
pad-sky = Constellations and novas
pad-references = References
pad-cell = Choose a cell of the chart.
pad-whole = All twenty cells are filled. Choose one to change its tile.
pad-tile = Which tile lies in { $cell }?
pad-tile-left = { $tile } ({ $count } left)
pad-way = How does it lie in { $cell }?
pad-remove = Take it away from { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: change to side { $side }
pad-flip = Tiles may not be turned over: change that
pad-no-flip = Tiles may be turned over: change that
pad-too-many = There are only { $count } tiles in the box for { $tile }; the charts of all players together have more (TT-1.1).
pad-many = { $count ->
        [0] There is no chart in this file.
       *[other] There are { $count } charts in this file, and the pad takes one. “tumblestar score twinkle_twinkle FILE” scores them all.
    }
picture-none = This picture carries no chart. Only a picture saved by tumblestar itself can be read; enter others by hand.
picture-broken = This is no SVG picture that can be read ({ $why }).
picture-box = This picture was saved with another box.toml ({ $digest }; here it is { $own }), so its tiles may not be those of this set.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Slow tile
sign-slow-does = A tile with an hourglass goes to the rightmost free space when it comes into a row. Who takes it acts late in the next round.
sign-side = Side a or b
sign-side-does = Each of the five references has two sides with rules of their own; the same side counts for everyone. Side a is for a first game.
sign-standee = Standee
sign-standee-does = Stands where its player took a tile. In the next round the standees act from left to right.
sign-left = Tile left over
sign-left-does = The tile that nobody takes moves up to the first space of the next round; the next row follows behind it.
sign-rank = Number on a star
sign-rank-does = Counts the constellations of a chart by size: 1 is on the largest, 2 on the second largest.
sign-refused = No link
sign-refused-does = Lines of two tiles that share an edge meet at a corner here. That makes a V, and no link.
sign-round = Round
sign-round-does = The round under way, of how many.
sign-bag = Bag
sign-bag-does = The tiles that have not come into a row yet.
now-points = { $points } now.
now-best =
    { $kind ->
        [nova] One more nova can make it { $points }.
        [asteroid] One more asteroid can make it { $points }.
        [comet] One more comet can make it { $points }.
        [planet] One more planet can make it { $points }.
        [satellite] One more satellite can make it { $points }.
       *[black-hole] One more black hole can make it { $points }.
    }
now-most =
    { $kind ->
        [nova] No single nova can make it more.
        [asteroid] No single asteroid can make it more.
        [comet] No single comet can make it more.
        [planet] No single planet can make it more.
        [satellite] No single satellite can make it more.
       *[black-hole] No single black hole can make it more.
    }
now-count =
    { $what ->
        [stars] { $count ->
            [0] There is no such constellation yet.
           *[other] It has { $count } stars.
        }
       *[number] { $count ->
            [0] There is no constellation yet.
            [one] There is 1 constellation.
           *[other] There are { $count } constellations.
        }
    }
now-next =
    { $what ->
        [stars] { $count ->
            [one] 1 star would make it { $points }.
           *[other] { $count } stars would make it { $points }.
        }
       *[number] { $count ->
            [one] 1 constellation would make it { $points }.
           *[other] { $count } constellations would make it { $points }.
        }
    }
now-round = Round { $count } of { $most }.
now-bag =
    { $count ->
        [one] 1 tile is left.
       *[other] { $count } tiles are left.
    }

## What gives the win shares of a review

evaluator-round-searched = all turns of the round searched, then learned values of charts
evaluator-round-played = the round played out greedily, then learned values of charts

## Kinds of chance, for statistics

chance-of-tile = The tiles from the bag
chance-of-order = The seat that comes next in the first order

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: free
edit-space = Current row, space { $count }: { $tile }
edit-next = Next row, space { $count }: { $tile }
edit-held = In hand: { $tile }
edit-move = The tile of { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = by every turn of the last round, exactly
puzzle-theme-largest = the largest constellation
puzzle-theme-second = the second constellation
puzzle-theme-number = the number of constellations
puzzle-theme-nova = a nova
puzzle-theme-asteroids = asteroids
puzzle-theme-comets = comets
puzzle-theme-planets = planets
puzzle-theme-satellites = satellites
puzzle-theme-black-holes = black holes
puzzle-theme-quiet = no points at once
puzzle-theme-last-tile = the last tile
puzzle-theme-deny = more points are not best
puzzle-theme-slow = a slow tile
puzzle-theme-draw = to share the win
puzzle-ask-draw = Which tile, in which cell, shares the win?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Stars with their lines, a nova, asteroids, a satellite, a black hole, a comet, and planets of three kinds.
example-slow = An asteroid, a slow planet, a comet and a slow planet were drawn in this order. Slow tiles went to the right.
example-take = The fourth tile was taken, and a standee is in its place. Any other tile may be taken now.
example-next-order = Player 1 took from space 4, player 2 from space 2, player 3 from space 1: the next order is 3, 2, 1, and the tile left over comes first.
example-stays = Any empty cell will do. A tile that was placed stays where it is.
example-beside = The satellite has the rocky planet beside it. A corner alone is not beside.
example-links = Across an edge, across a corner, and a V, which does not link.
example-size = Three stars in a constellation, one of them a nova, which also counts by itself.
example-between = What has no lines passes nothing on.
example-in-order = A constellation of three and one of two; both count among the number of constellations.
example-asteroids = Two groups of two and one alone: by side A the largest counts, by side B every group.
example-comets = By side A three stars around the comet; by side B three kinds of object.
example-planets = By side A the number of planets; by side B a set of three kinds, and what stands beside another planet costs.
example-satellites = By side A one planet beside the satellite; by side B both planets along its row and column.
example-black-holes = By side A a black hole wants to be left alone by stars, planets and its kind; by side B it wants asteroids, comets and satellites beside it.
example-alone = Alone: rows of three and two, and both standees are yours.
example-both-lines = Both lines are there; one was turned away.
example-crossing = Straight across a corner; a V; and two diagonals that cross, which are two links.
example-planet-between = A planet between two lines passes nothing on.
example-two-players = Turn order 1, 2, 2, 1, then 2, 1, 1, 2.
example-holes = Beside an asteroid and a comet; beside a star; side by side; and two that touch by a corner.
example-goal = A goal of 35 is beaten by 36, not by 35.
summary-round = A round
summary-round-1 = In turn order everyone takes a tile of the current row and places it at once.
summary-round-2 = The next turn order is that of the spaces of the tiles taken.
summary-round-3 = The tile left over comes first in the current row, the next row follows, and is filled anew. Slow tiles go to the right.
summary-place = Placing
summary-place-1 = In any empty cell of your chart, turned as you wish. It stays there.
summary-place-2 = Lines that meet across an edge, or straight across a corner, link two stars.
summary-place-3 = Two linked stars or more are a constellation.
summary-points = Points
summary-points-1 = Largest and second largest constellation, their number, and novas.
summary-points-2 = Then asteroids, comets, planets, satellites and black holes by sides A or B; the rules have the tables.
summary-points-3 = Beside means sharing an edge; comets count all eight cells around them.
summary-end = End of the game
summary-end-1 = All charts are full after twenty tiles each. Most points win; those who tie share the win.
summary-end-2 = Alone: two standees, ten rounds, and a goal to beat.
## The tutorial

tutorial-goal = The goal: fill your star chart with twenty tiles, so that they score more points than Zoe’s.
tutorial-rows = There are two rows of tiles. You take from the current row; the next row shows what is coming.
tutorial-take = A turn is two steps: take a tile, then place it. Take the star from space 2.
tutorial-take-other = That tile can be taken, too. But for this lesson, take the marked one.
tutorial-place = It may lie in any empty cell of your chart, and it stays there for good. Place it in b3.
tutorial-place-other = Any empty cell is allowed. But for this lesson, put it in the marked cell.
tutorial-order = With two players each has two standees, so each takes two tiles a round. In the next round the standees act from left to right, by the spaces that they took from.
tutorial-slow = A slow tile has an hourglass and goes to the far right of its row: it is often worth more, but whoever takes it acts late in the next round. Take this gas planet.
tutorial-hole-early = A black hole scores only if it stands well, and you will learn how later. Here the planet brings more.
tutorial-planet = One planet brings 2 points, and each further planet brings more. It has no lines, so put it to the side, in d2.
tutorial-round = The round is over: the black hole that was left over moved to space 1, and the next row followed. New tiles came, and the slow one went to the far right.
tutorial-second = Zoe took from space 1, so she was the first to act. You come next: take the star from space 2.
tutorial-link = Two stars are linked if a line of each meets at the same edge. You may turn the tile: place it in b2 so that a line points down to your star.
tutorial-link-other = That is allowed, but no line would meet your star there. Put it above the star, turned so that a line points down.
tutorial-satellite = Two linked stars are a constellation. Now take the satellite: it studies planets.
tutorial-satellite-place = A satellite brings 2 points for each planet beside it, and beside always means sharing an edge. Place it in d3, below the planet.
tutorial-sat-other = That is allowed, but the satellite would have no planet beside it. Put it below the gas planet.
tutorial-first-points = Six points already: 2 each for the constellation, the planet and the satellite. The signs of the chart always show what scores, and how much.
tutorial-later = Some rounds later: your chart has twelve tiles. A second planet has come, and your satellite now has one above and one below.
tutorial-largest = The more stars in your largest constellation, the more points. Take the star from space 2.
tutorial-corner = Lines also link diagonally, across a corner. The star in b2 has a line up to the right: place the new one in c1 so that the lines meet.
tutorial-corner-other = That is allowed, but the two lines would not meet. In the marked cell, one line has to point down to the left.
tutorial-three-scores = Four stars are linked now: 6 points. The second largest constellation scores, too, and so does having several.
tutorial-asteroid = Asteroids score by the largest group that is joined by edges. Take the asteroid from space 1.
tutorial-belt = Two bring 3 points, three bring 6. Place it in a3, below the other two.
tutorial-belt-other = That is allowed, but there it would not touch your other two asteroids by an edge. Put it below them.
tutorial-comet = You took from spaces 1 and 2, so you now act twice before Zoe. Begin with the comet.
tutorial-comet-place = A comet brings 1 point for each star in the eight cells around it; here diagonals count, too. Place it in c3, among four stars.
tutorial-comet-other = That is allowed, but fewer stars are around that cell. The marked one has four.
tutorial-hole = A black hole brings 2 points if no other black hole is beside it, and 3 more if no star and no planet is. Take it: you have a place for it.
tutorial-hole-place = In the corner a5 only a comet is beside it. Place it there.
tutorial-hole-other = That is allowed, but there the black hole would stand beside a star, a planet or another black hole, or soon might. The marked cell is better.
tutorial-five = Five points, the most that one can bring. Keep stars and planets away from it: b5 should become something else.
tutorial-last = The last round: two cells are empty. No turn order follows any more, so slow tiles cost you nothing now.
tutorial-nova = A nova is a star with 2 points of its own, and always slow. Take it from space 5.
tutorial-nova-place = The star in c1 has a line to the right. Place the nova in d1, turned so that the two are linked.
tutorial-nova-other = That is allowed, but no line of the nova would meet your constellation. Turn it so that a line points left, in the marked cell.
tutorial-third-planet = Five linked stars: 8 points. For your last cell take the rocky planet: three planets bring 9 points, two only 5.
tutorial-end = Your chart is full, and you have won, 47 to 16! That is the whole game; its references also have a side b for later.
