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
game-tagline = Draft the night sky: what you take now says when you choose next.
game-by = by Ammon Anderson, Allplay
game-about = Take a { -tile-one } from the row and place it in your { -star-chart-one }; its { -space-one } is your place in the next { -round-one }. { -Star-other } join into { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } and { -black-hole-other } each score in their own way. After twenty { -tile-other } most { -point-other } win. One to four players.

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
        [one] { -star-one } with a line to { $ports }
       *[other] { -star-one } with lines to { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } with a line to { $ports }
       *[other] { -nova-one } with lines to { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-adjective })
tile-entry = { $code }: { $tile }; { $count } in the box
tile-code = { $code } ({ $name })
tile-count = { $count } in the box
tile-is-slow = { -slow-adjective }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = tumblestar’s own { -tile-other }
set-named = the { -tile-other } of “{ $name }”

## What scores

card-largest = Largest { -constellation-one }
card-second = Second largest
card-number = Number of { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstruction)
        [ruling] { $does } (ruling)
        [review] { $does } (review)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = largest { -constellation-one }
scored-second = second largest
scored-number = number of { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] 1 { -point-one }
           *[other] { $points } { -point-other }
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
does-largest = { -Point-other } by its { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-other } by their number. { $table }.
does-nova = { $each } for each { -nova-one }.
does-flat = { $each } for each { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-other } by the largest { -group-one } joined by { -edge-other } or { -corner-other }. { $table }.
       *[no] { -Point-other } by the largest { -group-one } joined by { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-other } for every { -group-one } joined by { -edge-other } or { -corner-other }, by its size. { $table }.
       *[no] { -Point-other } for every { -group-one } joined by { -edge-other }, by its size. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Each { $tile }: { -point-other } by how many of these are { -beside-phrase } it: { $of }. { $table }.
does-around-table = Each { $tile }: { -point-other } by how many of these are in the eight { -cell-other } around it: { $of }. { $table }.
does-beside-kinds = Each { $tile }: { -point-other } by how many of these kinds are { -beside-phrase } it: { $of }. { $table }.
does-around-kinds = Each { $tile }: { -point-other } by how many of these kinds are in the eight { -cell-other } around it: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Each { $tile }: { $each } for each of these { -beside-phrase } it: { $of }.
count-around = Each { $tile }: { $each } for each of these in the eight { -cell-other } around it: { $of }.
count-in-sight = Each { $tile }: { $each } for each of these that it sees along its row and column: { $of }.
in-any-case =
    { $extra ->
        [base] Each also brings { $base }.
        [none] With none of these: { $none }.
       *[other] Each also brings { $base }, and with none of these { $none }.
    }
sight =
    { $limit ->
        [blocked] It sees up to the border, or to the first of these: { $blocked }.
       *[open] It sees up to the border.
    }
does-apart =
    { $extra ->
        [bonus] { apart } And { $bonus } more with none of these { -beside-phrase } it either: { $other }.
       *[plain] { apart }
    }
apart = Each { $tile }: { $each } with none of these { -beside-phrase } it: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } And { $each } for each { $tile } { -beside-phrase } another of any kind.
       *[plain] { sets }
    }
sets = { -Point-other } for sets of different kinds, each as large as can be, by its size. { $table }.

rows-of =
    { $count ->
        [1] Alone: { -space-other } in the { -current-row-one } { $current }, in the { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } players: { -space-other } in the { -current-row-one } { $current }, in the { -next-row-one } { $next }; { -standee-other } each { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = No { -point-other }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −1 { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +1 { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: more than { $goal }
goal-points-does = To win, the { -chart-one } must score more than { $goal } { -point-other }; now it scores { $points }.

## Log

seat-places =
    { $seat ->
        [you] You place in { $cell }: { $tile }.
       *[other] { $seat } places in { $cell }: { $tile }.
    }
did-order = Place { $count } in the first { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } of the { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } of the { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] You take from { -space-one } { $count }: { $tile }.
       *[other] { $seat } takes from { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } The { -round-one } is over. { -Left-over-adjective }, now in { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } The { -goal-one } is beaten!
        [short] { $told } The { -goal-one } is not beaten.
       *[over] { $told } The game is over.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## What a hovered target would do

would-take = { would-take-alone } Next { -turn-order-one } so far, by { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Next { -turn-order-one }, by { -space-one }: { $order }.
would-take-alone = Take from { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Left-over-adjective }, next in { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Place in { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } You win!
        [tied] { $told } You share the win!
        [lost] { $told } The game ends, and you do not win.
        [beaten] { $told } The { -goal-one } is beaten!
       *[short] { $told } The { -goal-one } is not beaten.
    }
would-resign = Resign: the others share the win.

## Status

status-setup = Set-up
round = { -Round-one } { $count } of { $most }
status-take =
    { $seat ->
        [you] Your turn: take a { -tile-one } from the { -current-row-one }.
       *[other] { $seat } is taking a { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Your turn: take { -tile-one } { $count } of { $all } from the { -current-row-one }.
       *[other] { $seat } is taking { -tile-one } { $count } of { $all }.
    }
status-take-last =
    { $seat ->
        [you] Last { -round-one }: take a { -tile-one } from the { -current-row-one }.
       *[other] Last { -round-one }: { $seat } is taking a { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Place your { $tile }: choose an empty { -cell-one }.
       *[other] { $seat } is placing the { $tile }.
    }
status-type-order = Whose { -standee-one } has place { $count } in the first { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Which { -tile-one } is drawn into the { -current-row-one }?
       *[next] Which { -tile-one } is drawn into the { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] You win with { $points }!
       *[other] { $seat } wins with { $points }!
    }
status-over-tied = Shared win with { $points } each: { $seats }!
status-over-beaten = The { -goal-one } of { $goal } { -point-other } is beaten, with { $points }!
status-over-short = The { -goal-one } of { $goal } { -point-other } is not beaten: the { -chart-one } has { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = That { -tile-one } is not in the { -bag-one } any more. Choose one that is offered.
refused-TT-2-4 = That seat has no { -standee-one } left. Choose one that is offered.
refused-TT-3-1 = There is no { -tile-one } in that { -space-one }: it was taken this { -round-one }, or there is no such { -space-one }. Take another.
refused-TT-3-1-first = You have no { -tile-one } { -in-hand-phrase }. First take one from the { -current-row-one }.
refused-TT-3-2 = The { -tile-one } cannot lie like that. Use quarter turns; it may be turned over only with the option “{ option-flip }”.
refused-TT-3-2-held = You have taken a { -tile-one } already. Place it in your { -chart-one }.
refused-TT-3-6 = The game is over. Step through it, or play another.
refused-TT-3-7 = That { -cell-one } has a { -tile-one }, and placed { -tile-other } stay. Choose an empty { -cell-one }.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = { -Side-one } B of this { -reference-one } instead of { -side-one } A, for everyone.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-other } may be turned over
option-flip-help = { -Tile-other } may be placed as mirror images.
option-first = First in { -turn-order-one }
option-first-help = Whose { -standee-one } is first in the first { -turn-order-one }; the places behind are by chance.
option-first-0 = by chance
option-first-seat = seat { $count }
option-goal = { -Goal-one }
option-goal-help = Only alone: how many { -point-other } are to be beaten.

## The board in text

picture-label = The rows of { -tile-other } with the { -turn-order-one }, and the { -star-chart-other }; also given in text.
text-board = { -Turn-order-one }, rows of { -tile-other }, and { -chart-other } row by row
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, to act now
        [done] { $count }: { $seat }, has acted
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, by the { -space-other } it will have:
text-space = { $count }: { $tile }
text-taken = { $count }: taken; here next { -round-one }: { $seat }
text-free = { $count }: empty
text-chart = { $seat }, row { $row }:
text-empty = { $cell }: empty
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -linked-adjective } to { $cells }
text-row = { $seat }: { $points }, { $count } of { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = By what scores: { $parts }.
text-constellations = { -Constellation-other }, by { -star-other }: { $sizes }.
text-turn = To act now.
text-left = { -Left-over-adjective }, in { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } The five other kinds score by five { -reference-other } with two sides each.
rules-page = Hover over a { -tile-one } of the { -current-row-one } to see the { -turn-order-one } it leads to; click to take it. Hover over an empty { -cell-one } to read what the { -tile-one } brings there, turn it, and click to place it. The keyboard does all this too. What { -tile-other } look like and how { -reference-other } score is read from one data file, box.toml; where you see a mark, our { -tile-other } may differ from yours. If you hold the box, correct that file: rules, scores, pictures and this help follow. “tumblestar rules twinkle_twinkle --tiles” prints the { -tile-other } to compare with a box.

rules-TT-1 = What is in the box
rule-TT-1-1 = There are { $tiles } { -tile-other } { $source }: { $star } { -star-other }, some of them { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } and { $comet } { -comet-other }. All are used, however many play.
rule-TT-1-2 = Everyone has a { -star-chart-one } of { $cells } { -cell-other }: 5 × 4 {$review}, here { $columns } columns and { $rows } rows {$reconstruction}. The { -chart-other } are alike {$ruling}.
rule-TT-1-3 = { -Star-one } { -tile-other } carry lines from the { -star-one } to { -edge-other } and { -corner-other } of the { -tile-one }. The patterns, the { -nova-other }, the { -slow-adjective } { -tile-other } and the kinds of { -planet-one } are as follows {$reconstruction}.
rule-TT-1-4 = There are five scoring { -reference-other } with two sides each: green, which the book recommends for a first game, and blue. We call them A and B. The box has 25 of them: a set for each player, and one to spare {$ruling}.

rules-TT-2 = Set-up
rule-TT-2-1 = All { -tile-other } are in the { -bag-one }. { -Tile-other } are drawn into the { -current-row-one }, then into the { -next-row-one }, which has one { -space-one } fewer. Both are open to all.
rule-TT-2-2 = A { -slow-adjective } { -tile-one } that comes into a row goes to its rightmost free { -space-one }, and filling goes on from the left: a, { -slow-adjective } 1, b, { -slow-adjective } 2 into four { -space-other } reads a, b, { -slow-adjective } 2, { -slow-adjective } 1. At the set-up this holds for both rows, the current one first {$ruling}.
rule-TT-2-3 = { -Standee-other } for each player: { $two } with two players, { $three } with three, { $four } with four.
rule-TT-2-4 = The first { -turn-order-one } is drawn over all { -standee-other }; with two players one may hold places 1 and 2.
rule-TT-2-5 = For each { -reference-one } the players choose { -side-one } A or B, the same for everyone, in any mix. By default all are A.

rules-TT-3 = A { -round-one }
rule-TT-3-1 = { -Standee-other } act in { -turn-order-one }, from left to right. To act is to take any { -tile-one } left in the { -current-row-one }, and to place it.
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
placing = Place it at once in any empty { -cell-one } of your { -chart-one }, face up. It need not touch anything {$review}.
placing-flip = The option “{ option-flip }” allows mirror images too { $flip_source }.
rule-TT-3-3 = When all { -standee-other } have taken a { -tile-one }, the { -round-one } ends. The new { -turn-order-one } is from left to right by the { -space-other } of the { -tile-other } taken. There are no ties.
rule-TT-3-4 = The one { -tile-one } { -left-over-adjective } moves to the first { -space-one } of the { -current-row-one }, even if { -slow-adjective }. The { -next-row-one } follows behind it, in its order, and is then filled anew from the { -bag-one }.
rule-TT-3-5 = Once the { -current-row-one } holds the { -tile-other } of the last { -round-one }, the { -next-row-one } is not filled any more {$ruling}.
rule-TT-3-6 = A game has { $two } { -round-other } with two players, { $three } with three and { $four } with four. Everyone places twenty { -tile-other }; all { -chart-other } fill in the same { -round-one }. The { -bag-one } never runs out.
rule-TT-3-7 = Placed { -tile-other } never move. Nobody passes, and nothing is discarded {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } means sharing an { -edge-one }. Rules that count diagonals say so.
rule-TT-4-2 = A { -link-one } is one straight line from { -star-one } to { -star-one }, across an { -edge-one } or diagonally across a { -corner-one }: both { -tile-other } must carry a line to that { -edge-one } or { -corner-one }. Two lines that meet at a { -corner-one } from { -tile-other } that share an { -edge-one } make a V, which is no { -link-one }. Two straight diagonals that cross at one { -corner-one } are two { -link-other } {$ruling}.
rule-TT-4-3 = A { -constellation-one } is two or more { -star-other } { -linked-adjective } directly or through others. Its size is its number of { -star-other }. A { -nova-one } is a { -star-one } in every respect.
rule-TT-4-4 = { -Tile-other } without lines pass nothing on {$ruling}.

rules-TT-5 = Scoring
rule-TT-5-1 = What scores, in order: the largest { -constellation-one }, the second largest, the number of { -constellation-other } {$review}, these two included {$ruling}; then { -nova-other }, and the five { -reference-other }.
rule-TT-5-2 = Most { -point-other } win; tied players share the win. Totals may be below zero; of two { -constellation-other } of equal size one counts as the largest, the other as the second {$ruling}.
rule-TT-5-3 = What each brings, by the data file {$reconstruction}. Tables say a number and its { -point-other }; below their first number there are none.
rule-TT-5-4 = What publisher and reviews say, and corrections should keep: { -black-hole-other } are to be avoided unless placed perfectly; sides A never cost { -point-other }, at least one { -side-one } B does; { -asteroid-other } form a belt, { -comet-other } want to be surrounded, { -planet-other } are collected, { -satellite-other } study { -planet-other }; { -slow-adjective } { -tile-other } are worth more on average.

rules-TT-6 = Alone
rule-TT-6-1 = This way to play alone is ours. You take from smaller rows with two { -standee-other }, and try to beat a { -goal-one }.

rules-TT-7 = Examples
rule-TT-7-1 = { -Star-other } in a1 with a line to S and in a2 with a line to N are { -linked-adjective }; without either line they are not.
rule-TT-7-2 = { -Star-other } in a1 with a line to SE and in b2 with a line to NW are { -linked-adjective }. A line from a1 to SE and one from b1 to SW make a V: no { -link-one }. If all four { -tile-other } have a line into one { -corner-one }, there are two { -link-other }.
rule-TT-7-3 = A { -star-one } in a1 with a line to E, a { -planet-one } in b1, a { -star-one } in c1 with a line to W: no { -link-one }.
rule-TT-7-4 = Two players, { -turn-order-one } 1, 2, 2, 1, take in turn from { -space-other } 3, 1, 5 and 2. The next { -turn-order-one } is 2, 1, 1, 2, and the { -tile-one } of { -space-one } 4 moves to { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } by { -side-one } A of tumblestar’s own tables: in a { -corner-one }, { -beside-phrase } an { -asteroid-one } and a { -comet-one }, 5 { -point-other }; { -beside-phrase } a { -star-one } or a { -nova-one } 2; two { -beside-phrase } each other 0 each. Two that touch by a { -corner-one } only do not count as { -beside-phrase }.
rule-TT-7-6 = After a game of four, 14 { -tile-other } are left in the { -bag-one }. By tumblestar’s own tables a player who goes for { -point-other } at once has about 50, a random one about 20.

rules-ours = Our other rulings
rule-ours-1 = The first { -turn-order-one } is drawn before the { -tile-other } {$ruling}.
rule-ours-2 = Beating a { -goal-one } takes more { -point-other } than it says {$ruling}.
rule-ours-3 = { -Point-other } shown during a game are those of the { -chart-other } as they are {$ruling}.
rule-ours-4 = A player who resigns gets nothing; the others share the win {$ruling}.

## Bots

bot-greedy-help = plays for the most { -point-other } at once
bot-beginner-help = takes the first { -tile-one } that brings nearly the most { -point-other } at once; overlooks where lines may lead
bot-novice-help = weighs this turn alone, as it has learned; may miss the best by about half a { -point-one }
bot-club-help = works out this { -round-one }; may miss the best turn by about a { -point-one }
bot-strong-help = works out this { -round-one }; may miss the best turn by half a { -point-one }
bot-expert-help = works out this { -round-one } and the next; may miss the best turn by half a { -point-one }
bot-master-help = works out this { -round-one } and the next as widely as it can

## The data file

box-expected-points = numbers with their { -point-other } in quotation marks, such as “{ $example }”
box-expected-goals = a list of { -point-other } from 1 to 127, ascending
box-expected-code = one to four letters; one * may follow
box-expected-divides = a number that divides { $number }
box-table-gap = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows { $before }; expected: { $expected }.
box-table-begin = { $file }, line { $line }: “{ $name }” begins with “{ $text }”; expected: { $expected } at the latest.
box-table-beyond = { $file }, line { $line }: in “{ $name }”, “{ $text }” is too much; expected: { $expected } at most.
box-table-more = { $file }, line { $line }: in “{ $name }”, “{ $text }” follows an entry with +, which has to be the last.
box-table-end = { $file }, line { $line }: “{ $name }” ends with “{ $text }”; expected: entries up to { $expected }, or a + after the last number.
box-total = { $file }, line { $line }: there are { $found } { -tile-other } in all; expected: { $expected }.
box-count = { $file }, line { $line }: “{ $name }” is { $expected }, but the { -tile-other } of that kind are { $found }; expected: the same number.
box-code-twice = { $file }, line { $line }: “{ $name }” is “{ $text }”, the code of { $other }; expected: another.
box-tile-twice = { $file }, line { $line }: “{ $name }” is the same { -tile-one } as { $other }; expected: one entry with both counts.
box-tile-name = { $file }, line { $line }: “{ $name }” is no name for a { -tile-one }; expected: small letters, figures and _, a letter first.

## Notation

unread-order = “{ $text }” is no seat; expected: “order” and a number from 1 to { $count }.
unread-draw = “{ $text }” is no { -tile-one }; expected: “draw” and one of { $codes }.
unread-place = “{ $text }” does not say where to place the { -tile-one }; expected, for example: “{ $tile }@b4”, with 1 to 3 quarter turns as a figure after the { -tile-one }.

## Charts

chart-rows = “{ $text }”: the { -chart-one } has { $found } rows; expected: { $expected }.
chart-columns = Row { $row } of the { -chart-one } has { $found } { -tile-other }; expected: { $expected }, with “.” for an empty { -cell-one }.
chart-tile = “{ $text }” in { $cell } is no { -tile-one }; expected: one of { $codes }, or “.” for an empty { -cell-one }.
chart-turn = “{ $text }” in { $cell }: a { -tile-one } cannot lie like that; expected: 0 to 3 quarter turns as a figure.
chart-flip = “{ $text }” in { $cell }: { -tile-other } are turned over only with the option “flip” ({ $tag }).
chart-many = { $text } in { $cell } is one too many; the box has { $count } ({ $tag }).
score-sides = “{ $text }” is no choice of sides; expected: A or B for each of the five { -reference-other }, such as “ABAAB”.
score-word = “{ $text }” says nothing about a { -chart-one }; expected above it: “sides ABAAB” or “flip”.

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = Nothing to score in “{ $file }”; expected: { -chart-other } of five rows of four { -tile-other }.

## Page


advice-brings = Brings
advice-stands = Place next { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } so far
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, best in { $cell }
advice-lay = In { $cell }: { $tile }
advice-note-take = What each { -tile-one } brings at once in its best { -cell-one }; what follows, and what others are left with, is not weighed.
advice-note-place = { -Point-other } at once; what follows is not weighed.

pad-total = { -Point-other }: { $total }
pad-sky = { -Constellation-other } and { -nova-other }
pad-references = { -Reference-other }
pad-cell = Choose a { -cell-one }.
pad-whole = All { -cell-other } are filled. Choose one to change its { -tile-one }.
pad-tile = Which { -tile-one } lies in { $cell }?
pad-tile-left = { $tile } ({ $count } left)
pad-way = How does it lie in { $cell }?
pad-remove = Take away from { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: change to { -side-one } { $side }
pad-flip = Allow turning { -tile-other } over
pad-no-flip = Forbid turning { -tile-other } over
pad-too-many = { $tile }: the box has only { $count }, the { -chart-other } together have more (TT-1.1).
pad-many = { $count ->
        [0] There is no { -chart-one } in this file.
       *[other] There are { $count } { -chart-other } in this file; the pad takes one. “tumblestar score twinkle_twinkle FILE” scores all.
    }
picture-none = This picture carries no { -chart-one }. Only pictures saved by tumblestar can be read; enter others by hand.
picture-broken = This SVG picture cannot be read ({ $why }).
picture-box = This picture was saved with another box.toml ({ $digest }; here { $own }), so its { -tile-other } may differ.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Slow-adjective } { -tile-one }
sign-slow-does = Goes to the rightmost free { -space-one } when it comes into a row. Whoever takes it acts late in the next { -round-one }.
sign-side = { -Side-one } A or B
sign-side-does = Each { -reference-one } has two sides with rules of their own; the same { -side-one } counts for everyone. { -Side-one } A is for a first game.
sign-standee = { -Standee-one }
sign-standee-does = Stands where its player took a { -tile-one }. In the next { -round-one } the { -standee-other } act from left to right.
sign-left = { -Tile-one } { -left-over-adjective }
sign-left-does = Moves to the first { -space-one } of the next { -round-one }; the { -next-row-one } follows behind it.
sign-rank = Number on a { -star-one }
sign-rank-does = Counts a { -chart-one }’s { -constellation-other } by size: 1 is the largest, 2 the second largest.
sign-refused = No { -link-one }
sign-refused-does = Lines of { -tile-other } that share an { -edge-one } meet at a { -corner-one } here: a V, no { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } that have not come into a row yet.
now-points = { $points } now.
now-best = One more can make it { $points }.
now-most = One more cannot make it more.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = With { $count }: { $points }.
now-bag = Left: { $count }.

## What gives the win shares of a review

evaluator-round-searched = all turns of the { -round-one } searched, then learned values of { -chart-other }
evaluator-round-played = the { -round-one } played out greedily, then learned values of { -chart-other }
evaluator-ending = all turns to the end of the game searched

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } from the { -bag-one }
chance-of-order = Next seat in the first { -turn-order-one }
mistake-few = leaving a { -tile-one } that scores more
mistake-late = too late a place in the { -turn-order-one }
mistake-needed = leaving others their best { -tile-one }
mistake-tile = choosing a { -tile-one }
mistake-link = leaving out a { -link-one }
mistake-harm = placing a { -tile-one } where it costs { -point-other }
mistake-points = placing a { -tile-one } for too few { -point-other }
mistake-turn = turning a { -tile-one }
mistake-line = closing off a { -star-one }’s line
mistake-middle = using up a { -cell-one } with room around it
mistake-tight = placing a { -tile-one } where it has little room
mistake-cell = choosing a { -cell-one }
why-points = It scores { $better } at once, not { $taken }.
why-order = In the next { -round-one }, { -space-one } { $better } comes before { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] { $name } gets 1 { -point-one } more from it than from the other { -tile-other }.
       *[other] { $name } gets { $count } { -point-other } more from it than from the other { -tile-other }.
    }
why-link = Its { -constellation-one } then has { $better } { -star-other }, not { $taken }.
why-lines = It keeps { $better } lines open, not { $taken }.
why-room =
    { $better ->
        [one] 1 { -cell-one } around it is free, around the other { $taken }.
       *[other] { $better } { -cell-other } around it are free, around the other { $taken }.
    }
why-row = The best { -tile-one } in the rows then scores { $better }, not { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: free
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = From { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = by every turn of the last { -round-one }, exactly
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = no { -point-other } at once
puzzle-theme-last-tile = the last { -tile-one }
puzzle-theme-deny = more { -point-other } are not best
puzzle-theme-slow = a { -slow-adjective } { -tile-one }
puzzle-theme-draw = shared win
puzzle-ask-draw = Which { -tile-one }, in which { -cell-one }, shares the win?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } with lines, a { -nova-one }, { -asteroid-other }, a { -satellite-one }, a { -black-hole-one }, a { -comet-one }, and { -planet-other } of three kinds.
example-slow = Drawn in this order: an { -asteroid-one }, a { -slow-adjective } { -planet-one }, a { -comet-one }, a { -slow-adjective } { -planet-one }. { -Slow-adjective } { -tile-other } went to the right.
example-take = A { -standee-one } is where the fourth { -tile-one } was taken. Any other { -tile-one } may be taken now.
example-next-order = Players 1, 2 and 3 took from { -space-other } 4, 2 and 1: the next { -turn-order-one } is 3, 2, 1, and the { -tile-one } { -left-over-adjective } comes first.
example-stays = Any empty { -cell-one } will do. A placed { -tile-one } stays.
example-beside = The { -satellite-one } has a { -rocky-planet-one } { -beside-phrase } it. A { -corner-one } alone is not { -beside-phrase }.
example-links = Across an { -edge-one }; across a { -corner-one }; and a V, which is no { -link-one }.
example-size = A { -constellation-one } of three { -star-other }, one of them a { -nova-one }, which also counts by itself.
example-between = { -Tile-other } without lines pass nothing on.
example-in-order = { -Constellation-other } of three and of two { -star-other }; both count in the number.
example-asteroids = { -Group-other } of two, two and one: by { -side-one } A the largest counts, by { -side-one } B each.
example-comets = { -Side-one } A: three { -star-other } around the { -comet-one }. { -Side-one } B: three kinds of object.
example-planets = { -Side-one } A: the number of { -planet-other }. { -Side-one } B: a set of three kinds; { -planet-other } { -beside-phrase } others cost { -point-other }.
example-satellites = { -Side-one } A: one { -planet-one } { -beside-phrase } the { -satellite-one }. { -Side-one } B: both { -planet-other } along its row and column.
example-black-holes = { -Side-one } A: best with no { -star-one }, { -planet-one } or { -black-hole-one } { -beside-phrase } it. { -Side-one } B: best with { -asteroid-other }, { -comet-other } and { -satellite-other } { -beside-phrase } it.
example-alone = Alone: rows of three and two, and both { -standee-other } are yours.
example-both-lines = Both lines are there; then one is turned away.
example-crossing = Straight across a { -corner-one }; a V; and two diagonals that cross, two { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, then 2, 1, 1, 2.
example-holes = { -Beside-phrase } an { -asteroid-one } and a { -comet-one }; { -beside-phrase } a { -star-one }; { -beside-phrase } each other; touching by a { -corner-one }.
example-goal = A { -goal-one } of 35 is beaten by 36, not by 35.
summary-round = A { -round-one }
summary-round-1 = In { -turn-order-one } everyone takes a { -tile-one } of the { -current-row-one } and places it at once.
summary-round-2 = The { -space-other } of the { -tile-other } taken give the next { -turn-order-one }.
summary-round-3 = The { -tile-one } { -left-over-adjective } comes first; the { -next-row-one } follows and is filled anew. { -Slow-adjective } { -tile-other } go to the right.
summary-place = Placing
summary-place-1 = In any empty { -cell-one } of your { -chart-one }, turned as you wish. It stays there.
summary-place-2 = Lines that meet across an { -edge-one }, or straight across a { -corner-one }, make a { -link-one }.
summary-place-3 = Two or more { -linked-adjective } { -star-other } are a { -constellation-one }.
summary-points = { -Point-other }
summary-points-1 = Largest and second largest { -constellation-one }, their number, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } and { -black-hole-other }, by { -side-one } A or B; the rules have the tables.
summary-points-3 = { -Beside-phrase } means sharing an { -edge-one }; { -comet-other } count the eight { -cell-other } around them.
summary-end = End of the game
summary-end-1 = All { -chart-other } are full after twenty { -tile-other }. Most { -point-other } win; ties share the win.
summary-end-2 = Alone: two { -standee-other }, ten { -round-other }, and a { -goal-one } to beat.
## The tutorial

tutorial-goal = Fill your { -star-chart-one } with twenty { -tile-other } that score more { -point-other } than Zoe’s.
tutorial-rows = You take { -tile-other } from the { -current-row-one }; the { -next-row-one } shows what is coming.
tutorial-take = A turn is two steps: take a { -tile-one }, then place it. Take the { -star-one } from { -space-one } 2.
tutorial-take-other = That is allowed, but in this lesson take the marked { -tile-one }.
tutorial-place = Place it in b3. Any empty { -cell-one } is allowed, and a { -tile-one } stays where it is.
tutorial-place-other = That is allowed, but in this lesson choose the marked { -cell-one }.
tutorial-order = With two players each has two { -standee-other } and takes two { -tile-other } a { -round-one }. In the next { -round-one } the { -standee-other } act from left to right, by the { -space-other } that they took from.
tutorial-slow = A { -slow-adjective } { -tile-one } has an hourglass and goes to the far right of its row: it is often worth more, but whoever takes it acts late in the next { -round-one }. Take this { -gas-planet-one }.
tutorial-hole-early = A { -black-hole-one } scores only in the right place, as you will learn later. Here the { -planet-one } brings more.
tutorial-planet = One { -planet-one } brings 2 { -point-other }, each further { -planet-one } more. It has no lines: place it in d2.
tutorial-round = The { -round-one } is over: the { -black-hole-one } { -left-over-adjective } moved to { -space-one } 1, and the { -next-row-one } followed. New { -tile-other } came; the { -slow-adjective } one went to the far right.
tutorial-second = Zoe took from { -space-one } 1, so she acted first. Now you take the { -star-one } from { -space-one } 2.
tutorial-link = Two { -star-other } are { -linked-adjective } if a line of each meets at the same { -edge-one }. You may turn the { -tile-one }: place it in b2 with a line down to your { -star-one }.
tutorial-link-other = That is allowed, but no line would meet your { -star-one }. Place it above the { -star-one }, with a line down.
tutorial-satellite = Two { -linked-adjective } { -star-other } are a { -constellation-one }. Now take the { -satellite-one }: it studies { -planet-other }.
tutorial-satellite-place = A { -satellite-one } brings 2 { -point-other } for each { -planet-one } { -beside-phrase } it; { -beside-phrase } always means sharing an { -edge-one }. Place it in d3, below the { -planet-one }.
tutorial-sat-other = That is allowed, but the { -satellite-one } would have no { -planet-one } { -beside-phrase } it. Place it below the { -gas-planet-one }.
tutorial-first-points = Six { -point-other } already: 2 each for the { -constellation-one }, the { -planet-one } and the { -satellite-one }. The signs of the { -chart-one } show what scores, and how much.
tutorial-later = Some { -round-other } later, your { -chart-one } has twelve { -tile-other }. Your { -satellite-one } now has a { -planet-one } above and one below.
tutorial-largest = The more { -star-other } in your largest { -constellation-one }, the more { -point-other }. Take the { -star-one } from { -space-one } 2.
tutorial-corner = { -Link-other } also go across a { -corner-one }. The { -star-one } in b2 has a line up to the right: place the new one in c1 so that the lines meet.
tutorial-corner-other = That is allowed, but the two lines would not meet. In the marked { -cell-one }, one line has to lead down to the left.
tutorial-three-scores = Four { -linked-adjective } { -star-other }: 6 { -point-other }. The second largest { -constellation-one } and the number of { -constellation-other } score too.
tutorial-asteroid = { -Asteroid-other } score by the largest { -group-one } joined by { -edge-other }. Take the { -asteroid-one } from { -space-one } 1.
tutorial-belt = Two bring 3 { -point-other }, three bring 6. Place it in a3, below the other two.
tutorial-belt-other = That is allowed, but it would share no { -edge-one } with your other { -asteroid-other }. Place it below them.
tutorial-comet = You took from { -space-other } 1 and 2, so you act twice before Zoe. Begin with the { -comet-one }.
tutorial-comet-place = A { -comet-one } brings 1 { -point-one } for each { -star-one } in the eight { -cell-other } around it, diagonals included. Place it in c3, among four { -star-other }.
tutorial-comet-other = That is allowed, but the marked { -cell-one } has more { -star-other } around it: four.
tutorial-hole = A { -black-hole-one } brings 2 { -point-other } if no other is { -beside-phrase } it, and 3 more if no { -star-one } and no { -planet-one } is. Take it.
tutorial-hole-place = In the { -corner-one } a5 only a { -comet-one } is { -beside-phrase } it. Place it there.
tutorial-hole-other = That is allowed, but a { -star-one }, a { -planet-one } or another { -black-hole-one } would be { -beside-phrase } it, or soon might. Choose the marked { -cell-one }.
tutorial-five = Five { -point-other }, the most a { -black-hole-one } can bring. Place no { -star-one } and no { -planet-one } in b5.
tutorial-last = The last { -round-one }: two { -cell-other } are empty. No { -turn-order-one } follows, so { -slow-adjective } { -tile-other } cost you nothing.
tutorial-nova = A { -nova-one } is a { -star-one } with 2 { -point-other } of its own, and always { -slow-adjective }. Take it from { -space-one } 5.
tutorial-nova-place = The { -star-one } in c1 has a line to the right. Place the { -nova-one } in d1 so that the two are { -linked-adjective }.
tutorial-nova-other = That is allowed, but no line of the { -nova-one } would meet your { -constellation-one }. Place it in the marked { -cell-one }, with a line to the left.
tutorial-third-planet = Five { -linked-adjective } { -star-other }: 8 { -point-other }. Now take the { -rocky-planet-one }: three { -planet-other } bring 9 { -point-other }, two only 5.
tutorial-end = Your { -chart-one } is full, and you win 47 to 16! The { -reference-other } also have a { -side-one } B, for later.
deed-place = Place on { $cell }
deed-take = Take this { -tile-one }
touch-place = Touch a { -cell-one }.
touch-take = Touch a { -tile-one }.
