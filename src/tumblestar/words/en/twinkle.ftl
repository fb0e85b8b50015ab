### The words of Twinkle in English.
###
### $colour: a colour by the messages colour-red and so on.  $card: red yellow blue green black purple, twinkle or, in
### gain-part, mission ($number says which); in now-best and now-most colour or any.
### $die, $dice: dice by the messages colour-red-d4 and so on; $result: what one shows.
### $place: what a die hangs under, by star-a, star-b or place-die.  $gain: what a die brings, by the messages gain-*.
### $sign: plus minus even, for points that change; $points is then without its sign.
### $end: how a game ended: alone level or failed, else over, or for one seat won or lost.
### $seat, $others, $seats: names.  $count: a number.  $mission: the name of a mission; $does: what it asks for.
### $ruling, $reconstruction: the marks of statements that are not the printed rulebook's.

## The game

game-name = Twinkle
game-tagline = Seven dice under two stars: where they hang decides what they score.
game-by = by Theo Karvounis, V-Games
game-about = Roll three dice of your choice and hang one in your constellation: any result under a star, only lower ones under a die. Each colour scores in its own way. After seven dice, most points win. One to four players; alone, you play for missions.

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
card-red-does = For each red die, take one line through it, and odd or even, whichever is best: 1 point for each other die on that line whose result is so, red dice too.
card-yellow-does = One yellow die anywhere 1 point, two 3, three or more 6.
card-blue-does = 4 points for two blue dice side by side under one die or star, 1 for each other blue die.
card-green-does = 1 point for each green die, and 1 more for each other die of its type in the whole constellation.
card-black-does = Under each star by itself: one black die 1 point; two or more by the sum of their results: up to 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; from 11: 3.
card-purple-does = For each purple die, 1 point for each die connected to it, above or below. Stars do not count.
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
mission-1-does = 3 points for the most dice in one line, also if tied.
mission-2-does = 3 points for the most dice that show the same result, also if tied.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 points for the highest sum of one’s three highest results, also if tied.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = This takes seven dice.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 points for everyone who meets this.
mission-11-does = 1 point for each connector between two dice of one colour.
mission-12-does = 1 point for each die that shows exactly 2 less than the die above.
mission-13-does = 2 points for each two dice of one type side by side under one die or star.
mission-14-does = 2 points for each connector between a d4 and another die whose results add up to 9 or 10.
mission-15-does = 2 points for each colour whose dice add up to 13 or 14.
mission-16-does = One die that shows 1 brings 1 point, two 3, three or more 5.
mission-17-does = 2 points for each pair of any d6 and another die that shows 3, or of any d10 and another die that shows 4. Each die is in one pair at most.
mission-18-does = For each pair of dice, one from under each star: 1 point for the same colour or result, 2 for both. Each die is in one pair at most.
mission-19-does = 2 points for each two dice with equal results side by side under one die or star.
mission-20-does = 3 points for each die whose two dice below add up to its own result.
mission-1-solo = Five or more dice in one line.
mission-2-solo = Three or more dice that show the same result.
mission-3-solo = Seven dice whose results add up to less than 30.
mission-4-solo = Dice of three types at most.
mission-5-solo = Three dice that add up to 16 or more.
mission-6-solo = Dice of three colours at most.
mission-7-solo = Under each star, all results odd or all even: one star may be odd, the other even, and an empty star is fine.
mission-8-solo = Dice of all five types.
mission-9-solo = Only results of 6 or lower.
mission-10-solo = A die of every colour in play.
mission-11-solo = Two dice of one colour joined by a connector.
mission-12-solo = A die that shows exactly 2 less than the die above.
mission-13-solo = Two dice of one type side by side under one die or star.
mission-14-solo = A d4 connected to another die so that they add up to 9 or 10.
mission-15-solo = A colour whose dice add up to 13 or 14.
mission-16-solo = A die that shows 1.
mission-17-solo = Any d6 and another die that shows 3, or any d10 and another die that shows 4.
mission-18-solo = A die under each star, with the same colour or the same result.
mission-19-solo = Two dice with equal results side by side under one die or star.
mission-20-solo = A die whose two dice below add up to its own result.

# What wins a game alone, beside the board.
goal-points = { $points } of { $goal } points
goal-points-does = The colour cards and Twinkle must bring { $goal } points; now they bring { $points }.
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
        [you] You lose the turn
       *[other] { $seat } loses the turn
    }
fits-nowhere =
    { $count ->
        [one] The { $die } shows { $result } and fits nowhere.
       *[other] The { $die } shows { $result }, and none of the dice fits.
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Set-up: log and hover

did-colour = In play: { $colour }.
did-mission = { text-mission }
did-centre = In the centre, the { $die } shows { $result }.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } the { $die } ({ $count } of { $most }).
did-roll =
    { $seat ->
        [you] You roll: { $dice }.
       *[other] { $seat } rolls: { $dice }.
    }
did-take =
    { $seat ->
        [you] You take the { $die } ({ $result }) from the centre.
       *[other] { $seat } takes the { $die } ({ $result }) from the centre.
    }
did-fall =
    { $fits ->
        [yes] The { $die } shows { $result }.
       *[no] The { $die } shows { $result } and fits nowhere.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, and a die.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Others: { $others }.
did-out =
    { $seat ->
        [you] You put the { $die } out of the game.
       *[other] { $seat } puts the { $die } out of the game.
    }
did-over =
    { $end ->
        [level] { $told } The level is won!
        [failed] { $told } The level is not won.
       *[over] { $told } The game is over.
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
       *[other] Pick the { $die } to roll it ({ $count } of { $most }) and give up its { $result }.
    }
would-roll = Roll: { $dice }. If one fits, one must be hung.
would-take = Take the { $die } ({ $result }) from the centre and hang it without a roll.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Hang the { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Others: { $others }.
would-out = Put the { $die } out of the game for good.
would-over =
    { $end ->
        [won] { $told } You win the game!
        [lost] { $told } The game ends, and you do not win.
        [level] { $told } The level is won!
       *[failed] { $told } The level is not won.
    }
would-resign = Resign: the others share the win.

## Status

status-setup = Set-up
turn = Turn { $count }
round = Round { $count } of { $most }
round-late = Round { $count }: lost turns
dice-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
status-choose =
    { $seat ->
        [you] Pick { dice-count } to roll, or take a d8 from the centre.
       *[other] { $seat } is choosing dice.
    }
status-pick =
    { $seat ->
        [you] Pick { dice-count } to roll.
       *[other] { $seat } is choosing dice.
    }
status-pick-more =
    { $seat ->
        [you] Pick { $count } more to roll.
       *[other] { $seat } is choosing dice.
    }
status-roll =
    { $seat ->
        [you] Roll { dice-count }.
       *[other] { $seat } is rolling dice.
    }
status-hang =
    { $seat ->
        [you] Place one of these dice: choose its place.
       *[other] { $seat } is placing a die.
    }
status-take =
    { $seat ->
        [you] Place the { $die }: choose its place.
       *[other] { $seat } is placing the { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Choose a rolled die to discard.
       *[other] { $seat } is discarding a die.
    }
status-out-centre =
    { $seat ->
        [you] Choose another d8 in the centre to discard.
       *[other] { $seat } is discarding a d8.
    }
status-out-any =
    { $seat ->
        [you] No d8 is in the centre: discard any die.
       *[other] { $seat } is discarding a die.
    }
status-over-won =
    { $seat ->
        [you] You win with { points-count }!
       *[other] { $seat } wins with { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Tied with { points-count } each: { $seats }. You played last and win!
       *[other] Tied with { points-count } each: { $seats }. { $seat } played last and wins!
    }
status-over-level = The level is won: { $points } of { $goal } points!
status-over-short = The level is not won: { $points } of { $goal } points.
status-over-unmet = { status-over-short } Not met: { $missions }.
status-type-colour = Which colours are in play? Still to choose: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Which bronze mission is in play?
       *[silver] Which silver mission is in play?
    }
status-type-centre = What does the { $die } in the centre show?
status-type-first = Who plays first?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }

## Refusals: why not, and what instead

refused-TW-1-2 = A die shows 1 up to its number of sides. Choose one of those.
refused-TW-2-1 = That colour cannot come into play. Choose one of those offered.
refused-TW-2-2 = A d8 shows 1 to 8. Choose one of those.
refused-TW-2-4 = That mission cannot come into play: it is of the wrong metal, or in play already. Choose one of those offered.
refused-TW-2-5 = Nobody sits there. Choose a seat of this table.
refused-TW-3-1 = Only dice in the centre or beside the cards can be picked. Choose one of those.
refused-TW-3-1-early = Three dice are rolled together. Pick more first.
refused-TW-3-1-full = Three dice are picked. Roll them, or take back a pick.
refused-TW-3-3 = Only a d8 in the centre can be taken. Choose one, or pick dice to roll.
refused-TW-3-3-late = You have picked dice to roll. Take them back before you take a d8.
refused-TW-3-4 = Under a die only a strictly lower result hangs. Choose a die that shows more, or a star.
refused-TW-3-4-take = That d8 fits nowhere: your stars are full, and no die with room shows more. Take another, or roll.
refused-TW-3-4-lacks = Dice hang under stars and dice of your own. Choose one of those.
refused-TW-3-5 = Two dice hang there already. Choose another place.
refused-TW-3-7 = Now hang one of the dice in your hand: choose the die and its place.
refused-TW-3-10 = The game is over. Step through it, or play another.
refused-TW-6-5-rolled = Now one of the rolled dice leaves the game. Choose which.
refused-TW-6-5-taken = Now another die leaves the game: a d8 in the centre, or any free die if there is none. Choose which.
refused-TW-6-6 = None of the rolled dice fits. Choose which of them leaves the game.

## Options

option-level = Missions
option-level-help = Extra points, open to all; alone, all must be met.
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
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = none
option-mission_2-seat = { mission-choice }
option-mission_3 = Third mission
option-mission_3-help = { option-mission_1-help }
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
option-red-help = In play for sure; chance chooses the rest.
option-yellow = Yellow in play
option-yellow-help = { option-red-help }
option-blue = Blue in play
option-blue-help = { option-red-help }
option-green = Green in play
option-green-help = { option-red-help }
option-black = Black in play
option-black-help = { option-red-help }
option-purple = Purple in play
option-purple-help = { option-red-help }
option-first = Who plays first
option-first-help = Chance decides, or a seat of your choice.
option-first-0 = by chance
option-first-seat = seat { $count }
option-keep = Failed rolls cost no die
option-keep-help = Only alone: if no rolled die fits, the turn is lost, but no die leaves the game.

bad-colours = With so many players only { $count } colours can be in play, but more are asked for: { $colours }.
bad-mission-level = Mission { $number } is asked for, but missions are not “chosen below”. Set them so.
bad-mission-twice = Mission { $number } is asked for twice. Choose another.
bad-missions = Nobody can meet missions { $missions } together. Leave one out.

## The board in text

picture-label = The constellations, the dice in the centre and beside the cards; also given in text.
text-board = What hangs under each star, then the free dice
text-star-a = { $seat }, star A:
text-star-b = { $seat }, star B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] In your hand:
       *[other] In the hand of { $seat }:
    }
text-centre = In the centre:
text-pool = Beside the cards, { $colour }:
text-out = Out of the game:
text-none = nothing
text-row =
    { $points ->
        [one] { $seat }: 1 point, { $count } of 7 dice.
       *[other] { $seat }: { $points } points, { $count } of 7 dice.
    }
text-parts = By card: { $parts }.
text-blocked = No die can be added any more.
text-turn =
    { $seat ->
        [you] Your turn.
       *[other] This player’s turn.
    }
text-cards = Cards in play: { $cards }.
text-mission = Mission { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle, you build a constellation of seven dice. Each turn you roll any three dice and hang one of them, or take a d8 from the centre with its result. Under a star any result may hang, under a die only a lower one, and never more than two dice. Each colour scores by its card; the Twinkle card rewards dice under dice with fewer sides. Missions may add to that. Most points win; alone, you need 20 points and every mission.
rules-page = Click three dice to pick them, then roll; until then a pick can be taken back. Or take a d8 from the centre. Hover over a die in an open place to read what it would score there, and click to hang it. The keyboard does all this too. “Help me decide” also shows the odds of the picked dice. To play with real dice, choose a real board for chance, or use the score pad. The names of the missions are ours.

rules-TW-1 = What is in the box
rule-TW-1-1 = There are 30 dice, all different: six colours (red, yellow, blue, green, black, purple), each with a d4, d6, d8, d10 and d12. A die is called by colour and type.
rule-TW-1-2 = A d4 shows 1 to 4, a d6 1 to 6, a d8 1 to 8, a d10 1 to 10 (the face printed 0 is 10), a d12 1 to 12; each face is equally likely.
rule-TW-1-3 = The board has two Starting Stars for each of four players, and a scoring track with four markers. There are six Scoring Cards, one a colour, the Twinkle card, 20 Mission cards (1 to 10 bronze, 11 to 20 silver), four Campaign cards for playing alone, and seven connectors a player.

rules-TW-2 = Set-up
rule-TW-2-1 = Chance chooses the colours in play: four of six for two players, five for three, all for four. Other dice are not in the game.
rule-TW-2-2 = The d8s in play are rolled once and lie in the centre. All other dice lie unrolled beside the card of their colour.
rule-TW-2-3 = The Twinkle card is always in play.
rule-TW-2-4 = Missions, by chance: Basic has none, Bronze one bronze, Silver two silver, Diamond one bronze and two silver. Missions are open and for everyone.
rule-TW-2-5 = Whoever last saw a meteor plays first, or chance decides. Play goes clockwise.

rules-TW-3 = A turn
rule-TW-3-1 = Roll three: choose any three free dice, beside the cards or in the centre, roll them, and hang exactly one.
rule-TW-3-2 = The two other dice go home: to their card, or a d8 to the centre with its new result.
rule-TW-3-3 = Or take a d8: hang one from the centre with the result that it shows, without a roll. It must fit somewhere.
rule-TW-3-4 = Under a star any result may hang. Under a die the result must be strictly lower than that of the die above. Any of your dice will do, not only the newest.
rule-TW-3-5 = At most two dice hang directly under each star and each die.
rule-TW-3-6 = Hung dice never move and never change.{$ruling} One star may stay empty.
rule-TW-3-7 = If a rolled die fits, one must be hung; you choose which and where. If none fits, all go home, d8s with their new results, and the turn is lost. After a failed roll you cannot take a d8 instead.{$ruling}
rule-TW-3-8 = After round 7, players who lost turns go on clockwise from the first player, one turn each at a time; those who are finished or blocked are passed over.
rule-TW-3-9 = A player who can never hang another die is blocked: both stars are full, and so is every die that shows 2 or more. That player is passed over to the end, with fewer than seven dice.
rule-TW-3-10 = The game ends when every player has seven dice or is blocked.
rule-TW-3-11 = With two to four players three dice are always free: at least 7, 5 and 3 are left.

rules-TW-4 = Scoring Cards
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Black dice anywhere under the star count.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Each red die chooses for itself.{$ruling} Its own result does not count. A line runs from a star down to a die with none below.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Most points win. Of those who tie, the one whose last turn came latest wins, turns made up after round 7 included.{$ruling}

rules-TW-5 = Missions
rule-TW-5-1 = { mission-1-does } Missions 1 to 10 are bronze; 1 to 6 compare players and pay all who tie for best.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 points for the lowest sum of all results, also if tied.
rule-TW-5-4 = 3 points for the fewest different types of dice, also if tied.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 points for the fewest different colours, also if tied.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missions 11 to 20 are silver and pay as often as they occur.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } The whole constellation counts.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } No die pairs with itself.{$ruling} The best pairing counts; two d6 that both show 3 may pair.
rule-TW-5-18 = { mission-18-does } The best pairing counts.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alone
rule-TW-6-1 = The campaign has 40 levels, in order. A level fixes its missions and four colours: 20 dice, with four d8s in the centre. A failed level is tried again from the start.
rule-TW-6-2 = A level is won with at least 20 points from the colour cards and Twinkle together, and with every mission met. Missions bring no points.
rule-TW-6-3 = Bronze missions ask for: 1 a line of five or more; 2 three equal results, or more;{$ruling} 3 a sum below 30, with all seven dice;{$ruling} 4 three types at most;{$ruling} 5 three dice that add up to 16 or more; 6 three colours at most;{$ruling} 7 to 10 as above, 10 with all four colours of the level.
rule-TW-6-4 = A silver mission is met when it would score at least once.
rule-TW-6-5 = Every turn one die leaves the game for good. After a roll you choose one of the two dice not hung; the other goes home. After taking a d8 it is another d8 from the centre, or any free die if there is none.
rule-TW-6-6 = After a failed roll, you choose one rolled die to leave the game; the rest go home.{$ruling} Option: failed rolls cost no die.
rule-TW-6-7 = If fewer than three dice are free, roll those. If no die is left to leave the game, none does. If no dice are left before seven hang, the game ends and is judged as it stands.{$ruling}
rule-TW-6-8 = If you can never hang another die, the game ends at once and is judged as it stands.{$ruling}
rule-TW-6-9 = You may make levels of your own, with any Scoring Cards and missions. Here you may choose any four colours.
rule-TW-6-10 = We do not know the 40 printed levels. Ours {$reconstruction} are four cards of ten, each level won before, in the order of how often the bot “Strong” wins them; every mission and every set of colours occurs. You may also choose colours and missions yourself; missions 4 and 8 contradict each other, as do 6 and 10, and 1, 7 and 9.

rules-TW-7 = An example, scored
rule-TW-7-1 = Bill has 16 points: yellow 3, green 2, black 1, red 8 (3, 3 and 2), Twinkle 2. Under star A: black d10 (10); below it red d12 (9); below that yellow d8 (6) and green d10 (7). Red d8 (5) under yellow d8, yellow d4 (2) under red d8, red d4 (3) under green d10.
rule-TW-7-2 = Elizabeth has 18 points: blue 4, green 5, black 5 (4 and 1), Twinkle 4. Under star A: black d8 (7), below it black d12 (3); green d8 (6), below it green d6 (4). Under star B: black d6 (5), below it blue d8 (3) and blue d4 (2).
rule-TW-7-3 = Anna has 19 points: yellow 6, blue 2, purple 3, red 2, Twinkle 6. Under star A: blue d6 (5), below it blue d10 (4), below that yellow d12 (2). Under star B: red d10 (9), below it purple d12 (8), below that yellow d10 (6) and yellow d6 (3).

rules-ours = Our further rulings
rule-ours-1 = A constellation needs seven dice to compete for missions 3, 4 and 6.{$ruling}
rule-ours-2 = A player who resigns gets nothing, and the others share the win.{$ruling}
rule-ours-3 = Dice are picked in any order, and a pick can be taken back until the roll.{$ruling}
rule-ours-4 = The points shown during a game are those of the constellations as they hang; missions that compare can still change.{$ruling}

## What a typed text should have been

unread-colour = “{ $text }” is no colour; expected: one of { $colours }.
unread-mission = “{ $text }” is no mission; expected: “mission” and a number from 1 to { $count }.
unread-first = “{ $text }” is no seat; expected: “first” and a seat’s number, such as “first 2”.
unread-result = “{ $text }” is no result of { $die }; expected: a number from 1 to { $count }, such as “{ $die }=1”.
tree-part = “{ $text }” is no die of a constellation; expected: die=result@parent, such as “red d12=9@black d10”, “R12=9@N10” or “R12=9@A”.
tree-result = “{ $text }”: the die has no such face ({ $tag }).
tree-long = A constellation has seven dice at most ({ $tag }), this one more: “{ $text }”.
tree-twice = The die { $text } stands twice, but there is only one ({ $tag }).
tree-colour = The die { $text } is of a colour not in play ({ $tag }).
tree-taken = The die { $text } hangs elsewhere, or has left the game ({ $tag }).
tree-parent = “{ $text }”: the parent is not in this constellation ({ $tag }).
tree-lower = “{ $text }”: the result must be lower than the parent’s ({ $tag }).
tree-three = More than two dice hang under { $text } ({ $tag }).

## Bots

bot-greedy-help = plays for the most points this turn
bot-beginner-help = takes the first die that pays well, overlooks better ones, and hopes for lucky rolls
bot-novice-help = like Hard, but a choice may cost it up to 6% win chance
bot-club-help = like Hard, but a choice may cost it up to 2% win chance
bot-strong-help = weighs what this turn leaves, as it has learned
bot-master-help = weighs every roll of this turn, late in a game also of the next, and the dice that others take

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
advice-odds = Fits: the chance that one of the dice can be hung.
advice-hang = Hang the { $die } ({ $result }) under the { $parent }
advice-hang-star = Hang the { $die } ({ $result }) under star { $star }
advice-places = Points: what the place brings now, card by card; later turns are not weighed.
advice-note = { advice-odds } Points: what this turn brings on average, with the best die in the best place; later turns are not weighed.

## Scoring from a file, and the score pad

score-figure = { $mission }, compared, no points alone
score-compared = { $mission } ({ $figure }, compared)
score-colours = “{ $text }” is no set of colours; expected: some of the letters { $letters }, each once.
pad-cards = Cards
pad-missions = Missions, as they stand (for 1 to 6, what is compared)
pad-in-play = { $card }: in play
pad-not-in-play = { $card }: not in play
pad-die = Touch the place of the next die, or a die that hangs.
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
pad-bad-missions = “{ $text }” are not missions of one game; expected: at most one of bronze (1 to 10) and two of silver (11 to 20), such as “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. First take away what hangs under it.
pad-tied = Of those who tie, the one who played last wins (TW-4.8); the pad does not know who.
pad-whole = All seven dice hang.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Next die
deed-place = Place under { $place }
deed-pick = Pick this die
deed-discard = Discard the { $die }
touch-place = Touch a light.
touch-pick = Touch a die.
touch-discard = Touch a die.

## The signs of the picture, explained at a touch and in the legend

sign-star = Starting Star
sign-star-does = Each constellation hangs from two, A and B. Up to two dice hang under each star and each die.
sign-connector = Twinkling connector
sign-connector-does = The die below has more sides than the one above: 2 points by the Twinkle card.
sign-centre = Centre
sign-centre-does = The d8s lie here with the results of their last roll.
sign-take = Take as it lies
sign-take-does = Hang this d8 with the result that it shows, without a roll.
sign-cup = Dice cup
sign-cup-does = Rolls the three picked dice; one is hung, the others go home.
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
        [any] One more die can make it { $points }.
       *[colour] One more die of this colour can make it { $points }.
    }
now-most =
    { $card ->
        [any] No single die can make it more.
       *[colour] No single die of this colour can make it more.
    }
now-compared = { $own } here; best of the others: { $others }.
now-met = Met now.
now-may-meet = { now-unmet } One more die can meet it.
now-unmet = Not met now.

## What gives the win shares of a review

evaluator-net = learned values on top of exact turns
evaluator-level = { evaluator-net }, for the level

## Kinds of chance, for statistics

chance-of-d4 = The numbers of the d4
chance-of-d6 = The numbers of the d6
chance-of-d8 = The numbers of the d8
chance-of-d10 = The numbers of the d10
chance-of-d12 = The numbers of the d12
chance-of-colour = The colours in play
mistake-taking = taking instead of rolling
mistake-rolling = rolling instead of taking
mistake-low-d8 = taking too low a d8
mistake-dull = rolling dice that rarely twinkle
mistake-weak = rolling dice that score less
mistake-small = rolling dice with too few sides
mistake-large = rolling dice with too many sides
mistake-colour = choosing the wrong colour
mistake-mission = missing a mission
mistake-twinkle = missing a twinkle
mistake-points = placing for too few points
mistake-low = placing too low a result
mistake-top = placing a die with many sides on top
mistake-star = placing under a star too early
mistake-under = placing under a die, not a star
mistake-place = placing a die
mistake-fitting = discarding a d8 that still fits
mistake-discard = discarding a die
why-fits = A die then fits in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } of rolls, not { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] To win, score 1 point in this last turn.
       *[other] To win, score { $count } points in this last turn.
    }
why-turn = On average the turn then scores { NUMBER($better, maximumFractionDigits: 1) } points, not { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = It scores { $better } at once, not { $taken }.
why-room = In the next turn, a die then fits in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } of rolls, not { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] 1 place under stars then stays free, not { $taken }.
       *[other] { $better } places under stars then stay free, not { $taken }.
    }
why-high = Under dice, results up to { $better } then fit, not up to { $taken }.
why-next = With the dice that are left, the next turn then scores { NUMBER($better, maximumFractionDigits: 1) } points on average, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = To act: { $player }

## Puzzles

puzzle-how-exact-turn = by every roll, die and place of the last turns
puzzle-theme-which-dice = which dice to roll
puzzle-theme-centre = a die from the centre
puzzle-theme-twinkle = a Twinkle pair
puzzle-theme-colour-card = a colour’s card
puzzle-theme-mission = a mission
puzzle-theme-last-die = the last die
puzzle-theme-defence = before the other’s last turn
puzzle-theme-fewer-points = fewer points are better
puzzle-ask-which-dice = Which dice do you roll, or do you take one?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Where does your last die hang?
puzzle-ask-defence = { puzzle-ask-last-die } The other seat has one more to hang.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Four of six colours, each of five types. The outline shows the type, the mark the colour.
example-centre = Two players have four colours. The d8s lie in the centre with results; the other dice are unrolled.
example-three = Three dice are picked, from the centre or beside the cards, and rolled; two are not enough.
example-take = The red d8 shows 4 and fits under the red 5. The yellow d8 shows 5 and fits nowhere.
example-lower = A 3 may hang under a 5, but not under another 3.
example-two-at-most = One more die may hang under the red 9; under the star two hang already.
example-yellow = One, two and three yellow dice.
example-blue = Two blue dice under one star are a pair; any other blue die brings 1. Blue and red are no pair.
example-green = A green d4 with two other d4s, and a green d12 alone of its type.
example-black = Two black dice under one star with a sum of 9, or one under each star.
example-purple = A purple die connected to three dice. Stars do not count.
example-red = The red die takes the line with 8, 6 and 4: three other even results.
example-twinkle = A d6 twinkles under a d4, and a d8 under a d6; not a d6 or d4 under a d6.
example-connectors = Three connectors join dice of one colour: 9 and 7, 7 and 5, 4 and 3.
example-sums = 5 and 4 make 9, and 3 and 2 make 5.
example-out = The red d4 hangs. One of the two dice rolled with it leaves the game, no other.
example-bill = Bill’s constellation: the red d12 under the black d10 twinkles.
example-elizabeth = Elizabeth’s constellation: a blue pair, and black dice under both stars.
example-anna = Anna’s constellation: three yellow dice, and three dice that twinkle.
example-any-order = A green die was picked first; a red one may follow.
summary-turn = Your turn
summary-turn-1 = Pick any three free dice, roll them, and hang exactly one. The others go home; a d8 goes to the centre with its new result.
summary-turn-2 = Or take a d8 from the centre with its result, if it fits.
summary-turn-3 = If none of the three fits, the turn is lost.
summary-hang = Hanging
summary-hang-1 = Under a star: any result. Under a die: a strictly lower one.
summary-hang-2 = At most two dice under each star and each die.
summary-hang-3 = What hangs never moves.
summary-cards = Points
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Black, for each star: one die 1; more by their sum: up to 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, from 11 on: 3.
summary-cards-5 = Purple: 1 for each die connected to it.
summary-cards-6 = Red: on one line, 1 for every other odd, or every other even, result.
summary-cards-7 = Twinkle: 2 for each die under a die with fewer sides.
summary-end = End of the game
summary-end-1 = Everybody has seven dice or is blocked. Lost turns are made up after round 7.
summary-end-2 = Most points win; of those who tie, whoever played last.
summary-end-3 = Alone: 20 points and every mission. Each turn one more die leaves the game.

## The tutorial

tutorial-goal = The goal: hang seven dice under your two stars, and score more points than Zoe.
tutorial-pick = Each turn you pick three dice, roll them, and hang one: pick the blue d12 first.
tutorial-pick-other = For this lesson, pick the marked die.
tutorial-pick-2 = Now the yellow d10.
tutorial-pick-3 = And the green d4.
tutorial-roll = Now roll the three dice.
tutorial-hang = You hang one of the three; the others go home. Under a star any result may hang, and a high one is best: hang the blue d12, a 9, under your first star.
tutorial-hang-low = Only lower results may hang below, so that leaves little room. The blue d12 shows more.
tutorial-centre = Zoe took a d8 from the centre, with the result that it shows, without a roll. Take the blue one, a 7.
tutorial-centre-other = For this lesson, take the blue d8 from the centre.
tutorial-under = Under a die only a strictly lower result may hang, and at most two dice. The 7 fits under the 9.
tutorial-under-other = For what comes next, hang it under the blue d12.
tutorial-blue-roll = Each colour scores by its card. Two blue dice side by side under one die or star bring 4 points, any other blue die 1. The blue d10 is among your three: roll.
tutorial-blue = The blue d10 shows 6. Hang it under the 9, beside the blue d8.
tutorial-blue-other = That makes no blue pair. Hang the blue d10 beside the blue d8.
tutorial-yellow = Yellow counts your yellow dice, wherever they hang: one brings 1 point, two 3, three 6. Hang the yellow d6, a 5, under the 7.
tutorial-yellow-other = What comes next needs the yellow d6 under the blue d8.
tutorial-twinkle = A die twinkles under a die with fewer sides: 2 points, in every colour. Hang the yellow d10 under the yellow d6.
tutorial-twinkle-other = Hang the yellow d10 under the yellow d6, where it twinkles.
tutorial-green = A green die brings 1 point, and 1 more for each other die of its type that you have. You have two d10s: hang the green d10 so that it twinkles under the yellow d6.
tutorial-green-other = Under the yellow d6 the green d10 brings more, since it twinkles there.
tutorial-mission = Missions are for all players; this one brings 3 points to everyone who has dice of all five types. You lack only a d4: pick the red one.
tutorial-red = A red die counts the other odd dice on a line through it, or the even ones. The line 9, 7, 5, 3 is all odd: hang the red d4 at its end, for 4 points and the mission.
tutorial-red-other = The red d4 brings more at the end of the longest line, under the yellow d10.
tutorial-won = All have seven dice, and you have won, 22 to 16! Remember: if none of the three dice fits, they all go home, and the turn is lost.
tutorial-colours = Near the end of another game. With two players four of the six colours are in play, this time black and purple too.
tutorial-purple = A purple die brings 1 point for each die connected to it, above or below. Hang the purple d10 under the yellow d12.
tutorial-purple-other = The lesson goes on with the purple d10 under the yellow d12.
tutorial-purple-two = Two connected purple dice count each other. A 6 under an 8 also serves a mission: 1 point for each die that shows exactly 2 less than the one above.
tutorial-purple-two-other = There the purple dice are not connected. Hang the purple d6 under the purple d10.
tutorial-black = Black dice score by their sum under each star; 9 is best: 5 points. Your first star has a black 6: hang the black 3 under the red d12, which also serves the mission.
tutorial-black-other = Under the first star the black d4 makes a sum of 9, and under the red d12 it also serves the mission.
tutorial-end = You have won again, and you know all six colours. Missions differ from game to game: read them first, and have fun!
