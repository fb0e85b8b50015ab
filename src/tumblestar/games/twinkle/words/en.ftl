### The words of Twinkle in English.
###
### $colour: red yellow blue green black purple.  $card: a colour, twinkle or, in gain-part, mission ($number says which).
### $die, $dice: dice by the messages colour-red-d4 and so on; $result: what one shows.
### $place: what a die hangs under, by star-a, star-b or place-die.  $gain: what a die brings, by the messages gain-*.
### $sign: plus minus even, for points that change; $points is then without its sign.
### $end: how a game ended: alone level or failed, else over, or for one seat won or lost.
### $seat, $others, $seats: names.  $count: a number.  $mission: the name of a mission; $does: what it asks for.
### $ruling, $reconstruction: the marks of statements that are not the printed rulebook's.

## The game

game-name = Twinkle
game-tagline = Seven dice under two stars: where they hang decides what they are worth.
game-about = Roll three dice of your choice and hang one of them in your constellation: anything under a star, only lower results under a die. Every colour scores in its own way, by neighbours, lines, pairs or sums. After seven dice the finest sky wins. One to four players; alone, you play for missions.

## Colours, dice, stars

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-black = black
colour-purple = purple

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = red d4
colour-red-d6 = red d6
colour-red-d8 = red d8
colour-red-d10 = red d10
colour-red-d12 = red d12
colour-yellow-d4 = yellow d4
colour-yellow-d6 = yellow d6
colour-yellow-d8 = yellow d8
colour-yellow-d10 = yellow d10
colour-yellow-d12 = yellow d12
colour-blue-d4 = blue d4
colour-blue-d6 = blue d6
colour-blue-d8 = blue d8
colour-blue-d10 = blue d10
colour-blue-d12 = blue d12
colour-green-d4 = green d4
colour-green-d6 = green d6
colour-green-d8 = green d8
colour-green-d10 = green d10
colour-green-d12 = green d12
colour-black-d4 = black d4
colour-black-d6 = black d6
colour-black-d8 = black d8
colour-black-d10 = black d10
colour-black-d12 = black d12
colour-purple-d4 = purple d4
colour-purple-d6 = purple d6
colour-purple-d8 = purple d8
colour-purple-d10 = purple d10
colour-purple-d12 = purple d12

die-shown = { $die } ({ $result })
star-a = star A
star-b = star B
place-die = the { $die } ({ $result })

## Scoring cards and missions

card-red = Red
card-yellow = Yellow
card-blue = Blue
card-green = Green
card-black = Black
card-purple = Purple
card-twinkle = Twinkle
card-red-does = Each red die: choose a line through it, and odd or even. 1 point for every other die on that line whose result is so; other red dice count too.
card-yellow-does = One yellow die anywhere 1 point, two 3 points, three or more 6 points.
card-blue-does = Two blue dice side by side under one die or star: 4 points for the pair. Every other blue die: 1 point.
card-green-does = Each green die: 1 point, and 1 more for every other die of its type in your whole constellation.
card-black-does = Under each star by itself: one black die 1 point. Two or more, by the sum of their results: up to 6, 2 points; 7, 3 points; 8, 4 points; 9, 5 points; 10, 4 points; from 11 on, 3 points.
card-purple-does = Each purple die: 1 point for every die that it is connected to, above and below. Stars do not count.
card-twinkle-does = 2 points for each die that hangs under a die with fewer sides, such as a d10 under a d6. A die under a star never twinkles.

card-mission = Mission { $number }: { $mission }
mission-1 = Longest line
mission-2 = Equal results
mission-3 = Lowest sum
mission-4 = Few types
mission-5 = Three highest
mission-6 = Few colours
mission-7 = Odd or even
mission-8 = All five types
mission-9 = Six at most
mission-10 = Every colour
mission-11 = Colours connected
mission-12 = Two lower
mission-13 = Twin types
mission-14 = d4 to nine or ten
mission-15 = Thirteen or fourteen
mission-16 = Ones
mission-17 = d6 with 3, d10 with 4
mission-18 = From star to star
mission-19 = Twin results
mission-20 = Sum of two
mission-1-does = 3 points for whoever has the most dice in one line; if tied, for each.
mission-2-does = 3 points for whoever has the most dice that show one same result; if tied, for each.
mission-3-does = 3 points for whoever has the lowest sum of all results, among those with seven dice; if tied, for each.
mission-4-does = 3 points for whoever has the fewest different types of dice, among those with seven dice; if tied, for each.
mission-5-does = 3 points for whoever has the highest sum of their three highest results; if tied, for each.
mission-6-does = 3 points for whoever has the fewest different colours, among those with seven dice; if tied, for each.
mission-7-does = 3 points for everyone whose results under each star are all odd or all even. One star may be odd and the other even; an empty star is fine.
mission-8-does = 3 points for everyone who has dice of all five types.
mission-9-does = 3 points for everyone whose results are all 6 or lower.
mission-10-does = 3 points for everyone who has a die of every colour in play.
mission-11-does = 1 point for each connector between two dice of one colour.
mission-12-does = 1 point for each die that shows exactly 2 less than the die above it.
mission-13-does = 2 points for each two dice of one type side by side under one die or star.
mission-14-does = 2 points for each connector between a d4 and another die if their results add up to 9 or 10.
mission-15-does = 2 points for each colour whose dice add up to 13 or 14.
mission-16-does = One die that shows 1 brings 1 point, two bring 3, three or more 5.
mission-17-does = 2 points for each pair of a d6 and a die showing 3, or of a d10 and a die showing 4. Two different dice make a pair, each die in one pair at most.
mission-18-does = For each pair of dice, one from under each star: 1 point if they share colour or result, 2 if both. Each die in one pair at most.
mission-19-does = 2 points for each two dice with equal results side by side under one die or star.
mission-20-does = 3 points for each die whose two dice below add up to its own result.
mission-1-solo = Have five or more dice in one line.
mission-2-solo = Have three or more dice that show one same result.
mission-3-solo = Have seven dice whose results add up to less than 30.
mission-4-solo = Have dice of three different types at most.
mission-5-solo = Have three dice that add up to 16 or more.
mission-6-solo = Have dice of three different colours at most.
mission-7-solo = Have only odd or only even results under each star. One star may be odd and the other even; an empty star is fine.
mission-8-solo = Have dice of all five types.
mission-9-solo = Have only results of 6 or lower.
mission-10-solo = Have a die of each of the four colours in play.
mission-11-solo = Have two dice of one colour joined by a connector.
mission-12-solo = Have a die that shows exactly 2 less than the die above it.
mission-13-solo = Have two dice of one type side by side under one die or star.
mission-14-solo = Have a d4 connected to another die so that their results add up to 9 or 10.
mission-15-solo = Have a colour whose dice add up to 13 or 14.
mission-16-solo = Have a die that shows 1.
mission-17-solo = Have a d6 and another die showing 3, or a d10 and another die showing 4.
mission-18-solo = Have a die under each star with the same colour or the same result.
mission-19-solo = Have two dice with equal results side by side under one die or star.
mission-20-solo = Have a die whose two dice below add up to its own result.

# What wins a game alone, beside the board.
goal-points = { $points } of { $goal } points
goal-points-does = The colour cards and Twinkle have to bring { $goal } points together; now they bring { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: met for good
        [met] { $mission }: met so far
       *[unmet] { $mission }: not met
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
        [black] black
        [purple] purple
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } for mission { $number }
           *[plus] { $points } for mission { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] mission { $number } is met
       *[unmet] mission { $number } is not met any more
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
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
to-act =
    { $seat ->
        [you] Your turn
       *[other] { $seat }
    }
seat-picks =
    { $seat ->
        [you] You pick
       *[other] { $seat } picks
    }
seat-hangs =
    { $seat ->
        [you] You hang the { $die } ({ $result }) under { $place }.
       *[other] { $seat } hangs the { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Set-up: log and hover

did-colour =
    { $colour ->
        [red] Red is in play.
        [yellow] Yellow is in play.
        [blue] Blue is in play.
        [green] Green is in play.
        [black] Black is in play.
       *[purple] Purple is in play.
    }
did-mission = Mission { $number } is in play, “{ $mission }”: { $does }
did-centre = The { $die } lies in the centre and shows { $result }.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

would-colour =
    { $colour ->
        [red] Red comes into play.
        [yellow] Yellow comes into play.
        [blue] Blue comes into play.
        [green] Green comes into play.
        [black] Black comes into play.
       *[purple] Purple comes into play.
    }
would-mission = Mission { $number }, “{ $mission }”: { $does }
would-centre = The { $die } shows { $result }.
would-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

## Turns: log

did-pick =
    { $result ->
        [0] { seat-picks } the { $die } ({ $count } of { $most }).
       *[other] { seat-picks } the { $die } ({ $count } of { $most }), which showed { $result } in the centre.
    }
did-roll =
    { $seat ->
        [you] You roll: { $dice }.
       *[other] { $seat } rolls: { $dice }.
    }
did-take =
    { $seat ->
        [you] You take the { $die } from the centre, with the { $result } that it shows.
       *[other] { $seat } takes the { $die } from the centre, with the { $result } that it shows.
    }
did-fall =
    { $fits ->
        [yes] The { $die } shows { $result }.
       *[no] The { $die } shows { $result } and fits nowhere.
    }
did-fall-lost =
    { $then ->
        [home] { $count ->
            [one] The { $die } shows { $result } and fits nowhere. { seat-loses } the turn.
           *[other] The { $die } shows { $result }, and none of the dice fits. { seat-loses } the turn.
        }
       *[out] { $count ->
            [one] The { $die } shows { $result } and fits nowhere. { seat-loses } the turn, and a die.
           *[other] The { $die } shows { $result }, and none of the dice fits. { seat-loses } the turn, and a die.
        }
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { seat-hangs } { $gain } Others: { $others }.
did-out =
    { $seat ->
        [you] You put the { $die } out of the game.
       *[other] { $seat } puts the { $die } out of the game.
    }
did-over =
    { $end ->
        [level] { $told } The level is won!
        [failed] { $told } The level is not won.
       *[over] { $told } All constellations are finished: the game is over.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Pick the { $die } to roll it ({ $count } of { $most }).
       *[other] Pick the { $die } to roll it ({ $count } of { $most }); the { $result } that it shows is given up.
    }
would-roll = Roll: { $dice }. One that fits has to be hung.
would-take = Take the { $die } from the centre and hang it with the { $result } that it shows.
would-fall =
    { $fits ->
        [yes] The { $die } shows { $result }.
       *[no] The { $die } shows { $result } and fits nowhere.
    }
would-fall-lost =
    { $then ->
        [home] { $count ->
            [one] The { $die } shows { $result } and fits nowhere. { seat-loses } the turn.
           *[other] The { $die } shows { $result }, and none of the dice fits. { seat-loses } the turn.
        }
       *[out] { $count ->
            [one] The { $die } shows { $result } and fits nowhere. { seat-loses } the turn, and a die.
           *[other] The { $die } shows { $result }, and none of the dice fits. { seat-loses } the turn, and a die.
        }
    }
would-hang = Hang the { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = Hang the { $die } ({ $result }) under { $place }. { $gain } Others: { $others }.
would-out = Put the { $die } out of the game for good.
would-over =
    { $end ->
        [won] { $told } That ends the game: you win!
        [lost] { $told } That ends the game, and you do not win it.
        [level] { $told } That ends the game: the level is won!
       *[failed] { $told } That ends the game, and the level is not won.
    }
would-resign = Resign: you get nothing, and the others share the win.

## Status

status-setup = Set-up
turn = Turn { $count }
round =
    { $count ->
        [1] Round 1 of { $most }
        [2] Round 2 of { $most }
        [3] Round 3 of { $most }
        [4] Round 4 of { $most }
        [5] Round 5 of { $most }
        [6] Round 6 of { $most }
        [7] Round 7 of { $most }
       *[other] Round { $count }: turns to catch up
    }
status-choose =
    { $count ->
        [3] { to-act }: pick three dice to roll, or take a d8 from the centre.
       *[other] { to-act }: pick the dice that are left, or take a d8 from the centre.
    }
status-pick = { to-act }: pick the dice to roll.
status-pick-more =
    { $count ->
        [one] { to-act }: pick one more die to roll.
       *[other] { to-act }: pick { $count } more dice to roll.
    }
status-roll = { to-act }: roll { $dice }.
status-hang = { to-act }: choose which die to hang, and where: { $dice }.
status-take = { to-act }: choose where to hang the { $dice }.
status-out-rolled = { to-act }: one of these leaves the game, choose which: { $dice }.
status-out-taken =
    { $kind ->
        [centre] { to-act }: another d8 leaves the game; choose one in the centre.
       *[any] { to-act }: a die leaves the game, and no d8 is left in the centre; choose any.
    }
status-over-won =
    { $seat ->
        [you] You win with { points-count }!
       *[other] { $seat } wins with { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Level with { points-count } each: { $seats }. You played last and win!
       *[other] Level with { points-count } each: { $seats }. { $seat } played last and wins!
    }
status-over-level = The level is won, with { $points } of { $goal } points!
status-over-short = The level is not won: { $points } of { $goal } points.
status-over-unmet = The level is not won: { $points } of { $goal } points, and not met: { $missions }.
status-type-colour =
    { $count ->
        [one] Which colour is in play? One more.
       *[other] Which colours are in play? { $count } more.
    }
status-type-mission =
    { $kind ->
        [bronze] Which bronze mission is in play?
       *[silver] Which silver mission is in play?
    }
status-type-centre = The { $die } is rolled into the centre: what does it show?
status-type-first = Who plays first?
status-type-fall =
    { $count ->
        [one] One die is still to fall, the { $die }: what does it show?
       *[other] { $count } dice are still to fall, next the { $die }: what does it show?
    }

## Buttons

action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }

## Refusals: why not, and what instead

refused-TW-1-2 = A die shows a number from 1 to its number of sides. Choose one of those.
refused-TW-2-1 = That is no colour that can still come into play. Choose one of those offered.
refused-TW-2-2 = A d8 shows a number from 1 to 8. Choose one of those.
refused-TW-2-4 = That mission cannot come into play now: it is of the wrong metal, or is there already. Choose one of those offered.
refused-TW-2-5 = Nobody sits there. Choose a seat of this table to play first.
refused-TW-3-1 = Only dice that lie in the centre or beside the cards can be picked. Choose one of those.
refused-TW-3-1-early = Three dice are rolled together. Pick more dice first.
refused-TW-3-1-full = Three dice are picked. Roll them, or take back a pick.
refused-TW-3-3 = Only a d8 that lies in the centre can be taken as it shows. Choose one of those, or pick dice to roll.
refused-TW-3-3-late = You have picked dice to roll. Take your picks back first if you would rather take a d8.
refused-TW-3-4 = Under a die only a strictly lower result can hang. Choose a die that shows more, or a star.
refused-TW-3-4-take = That d8 fits nowhere: your stars are full, and no die with room shows more. Take another, or roll.
refused-TW-3-4-lacks = A die hangs under a star or a die of your own constellation. Choose one of those.
refused-TW-3-5 = Two dice hang under that die already. Choose another place.
refused-TW-3-5-star = Two dice hang under that star already. Choose another place.
refused-TW-3-7 = Now one of the dice in your hand has to be hung. Choose the die and its place.
refused-TW-3-10 = The game is over. You can step through it, or play another.
refused-TW-6-5-rolled = Now one of the rolled dice leaves the game. Choose which.
refused-TW-6-5-taken = Now another die leaves the game: a d8 in the centre, or any free die if there is none. Choose which.
refused-TW-6-6 = None of the rolled dice fits, so one of them leaves the game. Choose which.

## Options

option-level = Missions
option-level-help = Missions bring extra points and are open to all; alone, every one has to be met.
option-level-0 = Basic: none
option-level-1 = Bronze: 1 bronze
option-level-2 = Silver: 2 silver
option-level-3 = Diamond: 1 bronze, 2 silver
option-level-4 = chosen below
option-mission_1 = First mission
option-mission_1-help = Only with missions “chosen below”; 1 to 10 are bronze, 11 to 20 silver.
option-mission_1-0 = none
option-mission_1-seat = { mission-choice }
option-mission_2 = Second mission
option-mission_2-help = Only with missions “chosen below”.
option-mission_2-0 = none
option-mission_2-seat = { mission-choice }
option-mission_3 = Third mission
option-mission_3-help = Only with missions “chosen below”.
option-mission_3-0 = none
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1: { mission-1 }
        [2] 2: { mission-2 }
        [3] 3: { mission-3 }
        [4] 4: { mission-4 }
        [5] 5: { mission-5 }
        [6] 6: { mission-6 }
        [7] 7: { mission-7 }
        [8] 8: { mission-8 }
        [9] 9: { mission-9 }
        [10] 10: { mission-10 }
        [11] 11: { mission-11 }
        [12] 12: { mission-12 }
        [13] 13: { mission-13 }
        [14] 14: { mission-14 }
        [15] 15: { mission-15 }
        [16] 16: { mission-16 }
        [17] 17: { mission-17 }
        [18] 18: { mission-18 }
        [19] 19: { mission-19 }
       *[20] 20: { mission-20 }
    }
option-red = Red in play
option-red-help = Red is in play for sure; chance chooses the colours that are left to choose.
option-yellow = Yellow in play
option-yellow-help = Yellow is in play for sure; chance chooses the colours that are left to choose.
option-blue = Blue in play
option-blue-help = Blue is in play for sure; chance chooses the colours that are left to choose.
option-green = Green in play
option-green-help = Green is in play for sure; chance chooses the colours that are left to choose.
option-black = Black in play
option-black-help = Black is in play for sure; chance chooses the colours that are left to choose.
option-purple = Purple in play
option-purple-help = Purple is in play for sure; chance chooses the colours that are left to choose.
option-first = Who plays first
option-first-help = Chance decides, or you say which seat begins.
option-first-0 = by chance
option-first-seat = seat { $count }
option-keep = Failed rolls cost no die
option-keep-help = Only for one player: if no die of a roll fits, the turn is lost, but no die leaves the game.

bad-colours =
    { $count ->
        [one] Only one colour can be in play, but more are asked for: { $colours }.
       *[other] With so many players only { $count } colours can be in play, but more are asked for: { $colours }.
    }
bad-mission-level = Mission { $number } is asked for, but the missions are left to chance or there are none. Set the missions to “chosen below”.
bad-mission-twice = Mission { $number } is asked for twice; a mission can be in play once.
bad-missions = Nobody can meet missions { $missions } together. Leave one of them out.

## The board in text

picture-label = The constellations under their stars, the dice in the centre and beside the cards; the same content is given in text.
text-board = What hangs under each star, then the dice that are free
text-star-a = { $seat }, star A:
text-star-b = { $seat }, star B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] In your hand:
       *[other] In the hand of { $seat }:
    }
text-centre = In the centre:
text-pool =
    { $colour ->
        [red] Beside the red card:
        [yellow] Beside the yellow card:
        [blue] Beside the blue card:
        [green] Beside the green card:
        [black] Beside the black card:
       *[purple] Beside the purple card:
    }
text-out = Out of the game:
text-none = nothing
text-row =
    { $points ->
        [one] { $seat }: 1 point, { $count } of 7 dice.
       *[other] { $seat }: { $points } points, { $count } of 7 dice.
    }
text-parts = By card: { $parts }.
text-blocked = No die can ever be added.
text-turn =
    { $seat ->
        [you] It is your turn.
       *[other] It is this player’s turn.
    }
text-cards = Cards in play: { $cards }.
text-mission = Mission { $number }, “{ $mission }”: { $does }
text-met = As the dice hang, it is met.
text-unmet = As the dice hang, it is not met.

## Rules

rules-intro = In Twinkle, dice are stars, and you build a constellation of seven. Each turn you choose any three dice, roll them, and hang one of them under one of your two Starting Stars or under a die that hangs there already; or you take a d8 from the centre with the result that it shows. Under a star anything may hang, under a die only a lower result, and never more than two dice under one. Each colour scores in its own way, by the card that belongs to it, and the Twinkle card rewards dice under dice with fewer sides. Missions may add to that. Most points win; alone, you need 20 points and every mission.
rules-page = Click a die to pick it, and three of them to roll; a pick can be taken back until you roll. Or take a d8 from the centre. Then every open place shows the dice of your roll that may hang there: point at one to read what it would score, card by card, and click it to hang it. All of this can be done with the keyboard too. The cards in play stand beside the sky with their points as they are now; ask for help with your decision, and the odds of the dice you picked stand there as well. To play with real dice, choose to type chance in; or play at your own table and let the score pad count. The names of the missions are ours.

rules-TW-1 = What is in the box
rule-TW-1-1 = There are 30 dice, all different: six colours (red, yellow, blue, green, black, purple), each with a d4, d6, d8, d10 and d12. A die is called by its colour and type.
rule-TW-1-2 = A d4 shows 1 to 4, a d6 1 to 6, a d8 1 to 8, a d10 1 to 10 (the face printed 0 is 10), a d12 1 to 12; each face is equally likely.
rule-TW-1-3 = The board has two Starting Stars for each of four players, and a scoring track with four markers. There are six Scoring Cards, one a colour, the Twinkle card, 20 Mission cards (1 to 10 bronze, 11 to 20 silver), four Campaign cards for one player, and seven connectors a player.

rules-TW-2 = Set-up
rule-TW-2-1 = Chance chooses the colours in play: four of the six for two players, five for three, all six for four. Only dice of those colours are in the game.
rule-TW-2-2 = The d8s in play are rolled once and lie in the centre, showing their results. All other dice lie beside the card of their colour and show nothing yet.
rule-TW-2-3 = The Twinkle card is always in play.
rule-TW-2-4 = There are four levels: Basic has no mission, Bronze one bronze mission, Silver two silver ones, Diamond one bronze and two silver, all by chance. Missions lie open and are for everyone.
rule-TW-2-5 = Whoever last saw a shooting star plays first, or chance decides. Then play goes clockwise.

rules-TW-3 = A turn
rule-TW-3-1 = Roll three: choose any three free dice, beside the cards, in the centre or both, roll them, and hang exactly one.
rule-TW-3-2 = The two dice that you do not hang go home, to their card; a d8 to the centre, with its new result.
rule-TW-3-3 = Or take a d8: choose one in the centre and hang it with the result that it shows, without a roll. It can only be taken if it fits somewhere.
rule-TW-3-4 = Under a star any result may hang. Under a die the result has to be strictly lower than that of the die above. You may hang it under any of your dice, not only the newest.
rule-TW-3-5 = At most two dice hang directly under each star and under each die.
rule-TW-3-6 = Dice that hang never move and never change {$ruling}. One star may stay empty.
rule-TW-3-7 = If a rolled die fits, one has to be hung; you choose which and where. If none of the three fits, all go home, d8s with their new results, and the turn is lost. After a roll that failed you cannot take a d8 instead {$ruling}.
rule-TW-3-8 = After round 7, players who lost turns go on clockwise from the first player, one turn each at a time, passing over those who are finished or blocked.
rule-TW-3-9 = A player who can never hang another die is blocked: both stars are full, and so is every die that shows 2 or more. That player is passed over to the end, with fewer than seven dice.
rule-TW-3-10 = The game ends when every player has seven dice or is blocked.
rule-TW-3-11 = With two to four players there are always three free dice: at least 7, 5 and 3 are left.

rules-TW-4 = Scoring cards
rule-TW-4-1 = Yellow: one yellow die anywhere brings 1 point, two bring 3, three or more bring 6.
rule-TW-4-2 = Blue: if both dice under a die or a star are blue, that pair brings 4. Every other blue die brings 1.
rule-TW-4-3 = Green: each green die brings 1, and 1 more for every other die of its type in the whole constellation.
rule-TW-4-4 = Black, for each star by itself, with all dice anywhere under it: exactly one black die brings 1. Two or more bring points by the sum of their results: 6 or less 2, 7 3, 8 4, 9 5, 10 4, 11 or more 3.
rule-TW-4-5 = Purple: each purple die brings 1 for every die that it is connected to, the one above if that is a die, and those below. Stars do not count.
rule-TW-4-6 = Red: each red die takes one line through it, from a star down to a die with none below, and odd or even, whichever is best. It brings 1 for every other die on that line whose result is so. Other red dice count, its own result does not. Each red die chooses for itself.
rule-TW-4-7 = Twinkle: 2 points for every die that hangs under a die with strictly fewer sides. A die under a star never twinkles.
rule-TW-4-8 = Most points win. If several have as many, the one of them who played last wins: the one whose last turn came latest, turns made up after round 7 included {$ruling}.

rules-TW-5 = Missions
rule-TW-5-1 = Bronze: 3 points for the most dice in one line. Missions 1 to 6 compare; all who are tied for best get the points.
rule-TW-5-2 = Bronze: 3 points for the most dice that show one same result.
rule-TW-5-3 = Bronze: 3 points for the lowest sum of all results.
rule-TW-5-4 = Bronze: 3 points for the fewest different types.
rule-TW-5-5 = Bronze: 3 points for the highest sum of one’s three highest results.
rule-TW-5-6 = Bronze: 3 points for the fewest different colours.
rule-TW-5-7 = Bronze: 3 points if under each star all results are odd or all even, each star for itself: one may be odd, the other even, and an empty star is fine. Missions 7 to 10 pay everyone who meets them.
rule-TW-5-8 = Bronze: 3 points for all five types.
rule-TW-5-9 = Bronze: 3 points if every result is 6 or lower.
rule-TW-5-10 = Bronze: 3 points for a die of every colour in this game.
rule-TW-5-11 = Silver: 1 for each connector that joins two dice of one colour. Silver missions pay as often as they occur.
rule-TW-5-12 = Silver: 1 for each die exactly 2 lower than the die above.
rule-TW-5-13 = Silver: 2 for each two dice of one type under one die or star.
rule-TW-5-14 = Silver: 2 for each connector between a d4 and another die whose results add up to 9 or 10.
rule-TW-5-15 = Silver: 2 for each colour whose dice in the whole constellation add up to 13 or 14.
rule-TW-5-16 = Silver: for dice that show 1. One brings 1, two 3, three or more 5.
rule-TW-5-17 = Silver: 2 for each pair of a d6 and a die showing 3, or of a d10 and a die showing 4. A pair is two different dice {$ruling}, and each die is in one pair at most. The best way to pair them counts; two d6 that both show 3 may pair.
rule-TW-5-18 = Silver: pairs of one die from under each star, each die used once. The same colour or the same result brings 1, both bring 2. The best way to pair them counts.
rule-TW-5-19 = Silver: 2 for each two dice with equal results under one die or star.
rule-TW-5-20 = Silver: 3 for each die whose two dice below add up to its own result.

rules-TW-6 = Alone
rule-TW-6-1 = The campaign has 40 levels, in order. A level fixes four colours, that is 20 dice with four d8s in the centre, and its missions. A level that failed is tried again from the start.
rule-TW-6-2 = A level is won with at least 20 points from the colour cards and Twinkle together, and with every mission met. Missions bring no points.
rule-TW-6-3 = Bronze missions are met so: 1 a line of five or more; 2 three equal results, or more {$ruling}; 3 a sum below 30, which takes all seven dice {$ruling}; 4 three types at most {$ruling}; 5 three dice that add up to 16 or more; 6 three colours at most {$ruling}; 7 to 10 as above, 10 with all four colours of the level.
rule-TW-6-4 = A silver mission is met when it would score at least once.
rule-TW-6-5 = Every turn one die leaves the game for good. After a roll it is one of the two dice that you did not hang, by your choice; the other goes home. After you took a d8 it is another d8 from the centre, or any free die if there is none.
rule-TW-6-6 = After a roll that failed, you choose one of the rolled dice to leave the game, and the rest go home {$ruling}. Option: rolls that fail cost no die.
rule-TW-6-7 = If fewer than three dice are free, roll what there is. If no die is left to leave the game, none does. If no dice are left before seven hang, the game ends and is judged as it stands {$ruling}.
rule-TW-6-8 = If you can never hang another die, the game ends at once and is judged as it stands {$ruling}.
rule-TW-6-9 = You may make levels of your own, with any Scoring Cards and any missions. Here you may choose any four colours {$ruling}.
rule-TW-6-10 = We do not know the 40 printed levels. The forty here are ours {$reconstruction}: four cards of ten, each level of which has been won, in the order of how often the bot “Strong” wins them, with every mission and every set of colours somewhere. You may choose colours and missions yourself, too; missions 4 and 8 contradict each other, 6 and 10 do, and 1, 7 and 9.

rules-TW-7 = An example, scored
rule-TW-7-1 = Bill has 16 points. Under star A: black d10 (10); under it the red d12 (9); under that the yellow d8 (6) and the green d10 (7). Red d8 (5) under the yellow d8, yellow d4 (2) under the red d8, red d4 (3) under the green d10. Yellow 3, green 2, black 1, red 8 (3, 3 and 2), Twinkle 2.
rule-TW-7-2 = Elizabeth has 18 points. Under star A: black d8 (7) with the black d12 (3) below, and green d8 (6) with the green d6 (4) below. Under star B: black d6 (5) with the blue d8 (3) and the blue d4 (2) below. Blue 4, green 5, black 5 (4 and 1), Twinkle 4.
rule-TW-7-3 = Anna has 19 points. Under star A: blue d6 (5), below it blue d10 (4), below that yellow d12 (2). Under star B: red d10 (9), below it purple d12 (8), below that yellow d10 (6) and yellow d6 (3). Yellow 6, blue 2, purple 3, red 2, Twinkle 6.

rules-ours = Our further rulings
rule-ours-1 = A constellation with fewer than seven dice does not compete for missions 3, 4 and 6 {$ruling}.
rule-ours-2 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-3 = Dice may be picked in any order, and a pick taken back until the roll {$ruling}.
rule-ours-4 = The points shown during a game are those that the constellations would score as they hang; missions that compare can still change hands {$ruling}.

## What a typed text should have been

unread-colour = “{ $text }” is no colour; expected is one of { $colours }.
unread-mission = “{ $text }” is no mission; expected is “mission” and a number from 1 to { $count }.
unread-first = “{ $text }” is no seat; expected is “first” and the number of a seat, such as “first 2”.
unread-result = “{ $text }” is no result of { $die }; expected is a number from 1 to { $count }, such as “{ $die }=1”.
unread-action = “{ $text }” is nothing to do here; expected is a die such as “R10”, “roll”, “take B8”, “R10@A” or “R10@N12” to hang one, or “out G4”.
tree-part = “{ $text }” is no die of a constellation; expected is die=result@parent, such as “red d12=9@black d10”, “R12=9@N10” or “R12=9@A”.
tree-result = “{ $text }”: the die has no such face ({ $tag }).
tree-long = A constellation has seven dice at most ({ $tag }), but this one has more: “{ $text }”.
tree-twice = The die { $text } stands twice, but there is only one of each ({ $tag }).
tree-colour = The die { $text } is of a colour that is not in play ({ $tag }).
tree-taken = The die { $text } is not there any more: it hangs elsewhere, or has left the game ({ $tag }).
tree-parent = “{ $text }”: that parent is not in this constellation ({ $tag }).
tree-lower = “{ $text }”: the result has to be lower than that of the parent ({ $tag }).
tree-three = More than two dice hang under { $text } ({ $tag }).

## Bots

bot-greedy-help = plays for the most points this turn
bot-novice-help = like Strong, but each choice may cost it up to 6% win chance
bot-club-help = like Strong, but each choice may cost it up to 2% win chance
bot-strong-help = weighs what this turn leaves, by what it has learned
bot-master-help = weighs every roll of this turn, late in a game also of the next, with the dice that others take

## Help with a decision

advice-fits = Fits
advice-cards = Card by card
advice-gain = Points
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Roll { $dice }
advice-take = Take the { $die } with its { $result }
advice-pick = Pick the { $die }
advice-odds = Fits: how likely it is that one of the dice can be hung.
advice-hang = Hang the { $die } ({ $result }) under the { $parent }
advice-hang-star = Hang the { $die } ({ $result }) under star { $star }
advice-places = Points: what the place brings now, card by card; what it leads to later is not weighed.
advice-note = Fits: how likely it is that one of the dice can be hung. Points: what to expect from this turn, if the die that scores most is hung where it scores most; what it leads to later is not weighed.

## Scoring from a file, and the score pad

score-figure = { $mission }, compared with the others, no points alone
score-compared = { $mission } ({ $figure }, compared)
score-colours = “{ $text }” is no set of colours; expected are some of the letters { $letters }, each once.
pad-cards = Cards
pad-missions = Missions, as they stand for this constellation (for 1 to 6, what is compared)
pad-in-play = { $card }: in play
pad-not-in-play = { $card }: not in play
pad-die = Touch the place where the next die hangs, or a die that hangs.
pad-result = What does the { $die } show?
pad-shows = { $die }: { $result }
pad-place = Where does the { $die } ({ $result }) hang?
pad-nowhere = The { $die } ({ $result }) fits nowhere.
pad-under-star = Under star { $star }
pad-under-die = Under the { $die } ({ $result })
pad-remove = Take the { $die } away
pad-compared = { $mission }: what is compared
pad-compared-means = Decides who gets the points above.
pad-choose-missions = Missions in play
pad-bad-missions = “{ $text }” are no missions of one game: expected is one of bronze at most (1 to 10) and two of silver (11 to 20), such as “7.16” ({ $tag }).
pad-has-dice = { $die }: { $result }. Take away first what hangs under it.
pad-tied = Who ties for the lead and played last wins (TW-4.8); the pad does not know who that was.
pad-whole = All seven dice are there.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Next die
# In the tutorial, where another die is framed at first. $turn: the words above.
learn-turn = Another die of your hand is framed at first: choose the right one by touching it, or by “{ $turn }”.

## The signs of the picture, explained at a touch and in the legend

sign-star = Starting star
sign-star-does = Each constellation hangs from two of them, A and B. Up to two dice hang under each star and each die.
sign-connector = Twinkling connector
sign-connector-does = The die below has more sides than the die above it: 2 points by the Twinkle card.
sign-centre = Centre
sign-centre-does = The d8s of all colours lie here with the results of their last roll, upper left on each card.
sign-take = Take as it lies
sign-take-does = Instead of rolling, take this d8 of the centre and hang it with the result that it shows.
sign-cup = Dice cup
sign-cup-does = Rolls the three dice that you picked; one of them is hung, the others go home.
sign-left = Out of the game
sign-left-does = Alone, one die leaves the game for good each turn; its place is crossed out.
now-hung =
    { $count ->
        [one] 1 die hangs, of seven.
       *[other] { $count } dice hang, of seven.
    }
now-points =
    { $points ->
        [one] 1 point now.
       *[other] { $points } points now.
    }
now-best =
    { $card ->
        [red] One more red die can make it { $points }.
        [yellow] One more yellow die can make it { $points }.
        [blue] One more blue die can make it { $points }.
        [green] One more green die can make it { $points }.
        [black] One more black die can make it { $points }.
        [purple] One more purple die can make it { $points }.
       *[any] One more die can make it { $points }.
    }
now-most =
    { $card ->
        [red] No single red die can make it more.
        [yellow] No single yellow die can make it more.
        [blue] No single blue die can make it more.
        [green] No single green die can make it more.
        [black] No single black die can make it more.
        [purple] No single purple die can make it more.
       *[any] No single die can make it more.
    }
now-compared = { $own } here; the best of the others has { $others }.
now-met = Met now.
now-may-meet = Not met yet; one more die can meet it.
now-unmet = Not met yet.

## What gives the win shares of a review

evaluator-net = learned values on top of exact turns
evaluator-level = learned values on top of exact turns, for the level

## Kinds of chance, for statistics

chance-of-d4 = The numbers of the d4
chance-of-d6 = The numbers of the d6
chance-of-d8 = The numbers of the d8
chance-of-d10 = The numbers of the d10
chance-of-d12 = The numbers of the d12
chance-of-colour = The colours in play

## Setting up a position

edit-turn = To act: { $player }

## Puzzles

puzzle-how-exact-turn = by every roll, die and place of the last turns, exactly
puzzle-theme-which-dice = which dice to roll
puzzle-theme-centre = a die from the centre
puzzle-theme-twinkle = a Twinkle pair
puzzle-theme-colour-card = a colour’s card
puzzle-theme-mission = a mission
puzzle-theme-last-die = the last die
puzzle-theme-defence = before the other’s last turn
puzzle-theme-fewer-points = fewer points are better
puzzle-ask-which-dice = Which dice do you roll, or do you take one?
puzzle-ask-centre = Which dice do you roll, or do you take one?
puzzle-ask-last-die = Where does your last die hang?
puzzle-ask-defence = Where does your last die hang? The other seat has one more to hang.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Four of the six colours, each of five types: d4, d6, d8, d10 and d12. The outline shows the type, the mark the colour.
example-centre = The game of two has four colours. Their d8s lie in the centre and show results; the other dice have not been rolled.
example-three = Three dice are picked, from the centre or beside the cards, and rolled; two are not enough.
example-take = The red d8 shows 4 and fits under the red 5. The yellow d8 shows 5 and fits nowhere.
example-lower = A 3 may hang under a 5, but not under another 3.
example-two-at-most = One more die may hang under the red 9; under the star hang two already.
example-yellow = One, two and three yellow dice.
example-blue = Two blue dice under one star are a pair, and every other blue die brings 1. A blue and a red die are no pair.
example-green = A green d4 with two other d4s, and a green d12 that is alone of its type.
example-black = Two black dice under one star with a sum of 9, or one under each star.
example-purple = A purple die that is connected to three dice. Stars do not count.
example-red = The red die takes the line with 8, 6 and 4: three other even results.
example-twinkle = A d6 under a d4 and a d8 under a d6 twinkle. A d6 under a d6 does not, and neither does a d4.
example-connectors = Three connectors join dice of one colour: 9 and 7, 7 and 5, 4 and 3.
example-sums = 5 and 4 make 9, and 3 and 2 make 5.
example-out = The red d4 hangs. One of the two dice that were rolled with it leaves the game, and no other.
example-bill = Bill’s constellation. The twinkling die is the red d12 under the black d10.
example-elizabeth = Elizabeth’s constellation: two blue siblings, and black dice under both stars.
example-anna = Anna’s constellation: three yellow dice, and three dice that twinkle.
example-any-order = A green die was picked first; a red one may follow.
summary-turn = Your turn
summary-turn-1 = Pick any three free dice, roll them, and hang exactly one. The others go home; a d8 goes to the centre with its new result.
summary-turn-2 = Or take a d8 of the centre with the result it shows, if it fits.
summary-turn-3 = If none of the three fits, the turn is lost.
summary-hang = Hanging
summary-hang-1 = Under a star: any result. Under a die: a strictly lower one.
summary-hang-2 = At most two dice under each star and each die.
summary-hang-3 = What hangs never moves.
summary-cards = Points
summary-cards-1 = Yellow: one 1, two 3, three or more 6.
summary-cards-2 = Blue: 4 for a pair under one die or star, 1 for each other.
summary-cards-3 = Green: 1 each, and 1 for every other die of its type.
summary-cards-4 = Black, for each star: one die 1; more by their sum: up to 6 2, 7 3, 8 4, 9 5, 10 4, from 11 on 3.
summary-cards-5 = Purple: 1 for each die it is connected to.
summary-cards-6 = Red: on one line, 1 for every other odd, or every other even, result.
summary-cards-7 = Twinkle: 2 for each die under a die with fewer sides.
summary-end = End of the game
summary-end-1 = Everybody has seven dice or is blocked. Lost turns are made up for after round 7.
summary-end-2 = Most points win; of those who tie, whoever played last.
summary-end-3 = Alone: 20 points and every mission. Each turn one more die leaves the game.

## The tutorial

tutorial-goal = The goal: hang seven dice under your two stars, so that they score more points than Zoe’s.
tutorial-pick = A turn adds one die. You pick three, roll them, and hang one: pick the blue d12 first.
tutorial-pick-other = That die can be picked, too. But for this lesson, pick the marked one.
tutorial-pick-2 = Now the yellow d10.
tutorial-pick-3 = And the green d4.
tutorial-roll = Three dice are picked. Roll them.
tutorial-hang = One of the three is yours; the others go home. Under a star any result may hang, and a high one is best there: hang the blue d12, a 9, under your first star.
tutorial-hang-low = That is allowed, but only lower results may hang below it, so it leaves you little room. The blue d12 shows more.
tutorial-centre = Zoe took a d8 from the centre: these are taken with the result that they show, without a roll. Take the blue one, a 7.
tutorial-centre-other = That is allowed, but for this lesson take the blue d8 from the centre.
tutorial-under = Under a die only a strictly lower result may hang, and at most two dice. The 7 fits under the 9.
tutorial-under-other = That is allowed, but under the blue d12 it begins what comes next. Hang it there.
tutorial-blue-roll = Each colour’s card says how its dice score. Two blue dice side by side under one die or star bring 4 points, and every other blue die 1: the blue d10 is among your three, so roll.
tutorial-blue = The blue d10 shows 6. Hang it under the 9, beside the blue d8.
tutorial-blue-other = That is allowed, but it makes no blue pair. Hang the blue d10 beside the blue d8.
tutorial-yellow = Yellow counts how many you have, wherever they hang: one brings 1 point, two 3, three 6. Hang the yellow d6, a 5, under the 7.
tutorial-yellow-other = That is allowed, but what comes next needs the yellow d6 under the blue d8.
tutorial-twinkle = A die twinkles under a die with fewer sides: 2 points, in every colour. Hang the yellow d10 under the yellow d6.
tutorial-twinkle-other = That is allowed, but it does not twinkle. Hang the yellow d10 under the yellow d6.
tutorial-green = A green die brings 1 point, and 1 more for every other die of its type that you have. You have two d10s, so hang the green d10, and let it twinkle under the yellow d6.
tutorial-green-other = That is allowed, but the green d10 under the yellow d6 brings more, since it twinkles there, too.
tutorial-mission = The missions are for all players; this one brings 3 points to everyone who has dice of all five types. You have a d12, a d8, d10s and a d6, so only a d4 is missing: pick the red one.
tutorial-red = A red die counts the other dice on a line through it that are odd, or those that are even. The line 9, 7, 5, 3 is all odd: hang the red d4 at its end, for 4 points and the mission.
tutorial-red-other = That is allowed, but the red d4 brings more at the end of the longest line, under the yellow d10.
tutorial-won = All have seven dice, and you have won, 22 to 16! One thing to remember: if none of the three dice fits anywhere, they all go home, and the turn is lost.
tutorial-colours = Near the end of another game. With two players four of the six colours are in play, and this time black and purple are among them.
tutorial-purple = A purple die brings 1 point for every die that it is connected to, above and below. Hang the purple d10 under the yellow d12.
tutorial-purple-other = That is allowed, but the lesson goes on with the purple d10 under the yellow d12.
tutorial-purple-two = Now a purple die below a purple one: each counts the other. A 6 under an 8 serves a mission, too: 1 point for each die that shows exactly 2 less than the one above.
tutorial-purple-two-other = That is allowed, but then the purple dice would not be connected. Hang the purple d6 under the purple d10.
tutorial-black = Black dice score by their sum under each star, and 9 is best: 5 points. Your first star has a black 6, so hang the black 3 under the red d12, which also serves the mission.
tutorial-black-other = That is allowed, but under the first star the black d4 makes a sum of 9, and under the red d12 it serves the mission as well.
tutorial-end = You have won again, and you know all six colours. Missions differ from game to game: read them first, and have fun!
