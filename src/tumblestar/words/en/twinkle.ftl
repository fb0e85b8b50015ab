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
game-tagline = Seven { -die-other } under two { -star-other }: where they { -hang-verb } decides what they score.
game-by = by Theo Karvounis, V-Games
game-about = Roll three { -die-other } of your choice and { -hang-verb } one in your { -constellation-one }: any { -result-one } under a { -star-one }, only lower ones under a { -die-one }. Each { -colour-one } scores in its own way. After seven { -die-other }, most { -point-other } win. One to four players; alone, you play for { -mission-other }.

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
star-a = { -star-one } A
star-b = { -star-one } B
place-die = the { $die } ({ $result })

## Scoring cards and missions

card-red = Red
card-yellow = Yellow
card-blue = Blue
card-green = Green
card-black = Black
card-purple = Purple
card-twinkle = Twinkle
card-red-does = For each red { -die-one }, take one { -line-one } through it, and odd or even, whichever is best: 1 { -point-one } for each other { -die-one } on that { -line-one } whose { -result-one } is so, red { -die-other } too.
card-yellow-does = One yellow { -die-one } anywhere 1 { -point-one }, two 3, three or more 6.
card-blue-does = 4 { -point-other } for two blue { -die-other } side by side under one { -die-one } or { -star-one }, 1 for each other blue { -die-one }.
card-green-does = 1 { -point-one } for each green { -die-one }, and 1 more for each other { -die-one } of its { -type-one } in the whole { -constellation-one }.
card-black-does = Under each { -star-one } by itself: one black { -die-one } 1 { -point-one }; two or more by the sum of their { -result-other }: up to 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; from 11: 3.
card-purple-does = For each purple { -die-one }, 1 { -point-one } for each { -die-one } connected to it, above or below. { -Star-other } do not count.
card-twinkle-does = 2 { -point-other } for each { -die-one } that { -hang-verb-s } under a { -die-one } with fewer { -sides-other }, such as a d10 under a d6. A { -die-one } under a { -star-one } never { -twinkle-verb-s }.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = Longest { -line-one }
mission-2 = Equal { -result-other }
mission-3 = Lowest sum
mission-4 = Few { -type-other }
mission-5 = Three highest
mission-6 = Few { -colour-other }
mission-7 = Odd or even
mission-8 = All five { -type-other }
mission-9 = Six at most
mission-10 = Every { -colour-one }
mission-11 = { -Colour-other } connected
mission-12 = Two lower
mission-13 = Twin { -type-other }
mission-14 = d4 to nine or ten
mission-15 = Thirteen or fourteen
mission-16 = Ones
mission-17 = d6 with 3, d10 with 4
mission-18 = From { -star-one } to { -star-one }
mission-19 = Twin { -result-other }
mission-20 = Sum of two
mission-1-does = 3 { -point-other } for the most { -die-other } in one { -line-one }, also if tied.
mission-2-does = 3 { -point-other } for the most { -die-other } that show the same { -result-one }, also if tied.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } for the highest sum of one’s three highest { -result-other }, also if tied.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = This takes seven { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } for everyone who meets this.
mission-11-does = 1 { -point-one } for each { -connector-one } between two { -die-other } of one { -colour-one }.
mission-12-does = 1 { -point-one } for each { -die-one } that shows exactly 2 less than the { -die-one } above.
mission-13-does = 2 { -point-other } for each two { -die-other } of one { -type-one } side by side under one { -die-one } or { -star-one }.
mission-14-does = 2 { -point-other } for each { -connector-one } between a d4 and another { -die-one } whose { -result-other } add up to 9 or 10.
mission-15-does = 2 { -point-other } for each { -colour-one } whose { -die-other } add up to 13 or 14.
mission-16-does = One { -die-one } that shows 1 brings 1 { -point-one }, two 3, three or more 5.
mission-17-does = 2 { -point-other } for each pair of any d6 and another { -die-one } that shows 3, or of any d10 and another { -die-one } that shows 4. Each { -die-one } is in one pair at most.
mission-18-does = For each pair of { -die-other }, one from under each { -star-one }: 1 { -point-one } for the same { -colour-one } or { -result-one }, 2 for both. Each { -die-one } is in one pair at most.
mission-19-does = 2 { -point-other } for each two { -die-other } with equal { -result-other } side by side under one { -die-one } or { -star-one }.
mission-20-does = 3 { -point-other } for each { -die-one } whose two { -die-other } below add up to its own { -result-one }.
mission-1-solo = Five or more { -die-other } in one { -line-one }.
mission-2-solo = Three or more { -die-other } that show the same { -result-one }.
mission-3-solo = Seven { -die-other } whose { -result-other } add up to less than 30.
mission-4-solo = { -Die-other } of three { -type-other } at most.
mission-5-solo = Three { -die-other } that add up to 16 or more.
mission-6-solo = { -Die-other } of three { -colour-other } at most.
mission-7-solo = Under each { -star-one }, all { -result-other } odd or all even: one { -star-one } may be odd, the other even, and an empty { -star-one } is fine.
mission-8-solo = { -Die-other } of all five { -type-other }.
mission-9-solo = Only { -result-other } of 6 or lower.
mission-10-solo = A { -die-one } of every { -colour-one } { -in-play-phrase }.
mission-11-solo = Two { -die-other } of one { -colour-one } joined by a { -connector-one }.
mission-12-solo = A { -die-one } that shows exactly 2 less than the { -die-one } above.
mission-13-solo = Two { -die-other } of one { -type-one } side by side under one { -die-one } or { -star-one }.
mission-14-solo = A d4 connected to another { -die-one } so that they add up to 9 or 10.
mission-15-solo = A { -colour-one } whose { -die-other } add up to 13 or 14.
mission-16-solo = A { -die-one } that shows 1.
mission-17-solo = Any d6 and another { -die-one } that shows 3, or any d10 and another { -die-one } that shows 4.
mission-18-solo = A { -die-one } under each { -star-one }, with the same { -colour-one } or the same { -result-one }.
mission-19-solo = Two { -die-other } with equal { -result-other } side by side under one { -die-one } or { -star-one }.
mission-20-solo = A { -die-one } whose two { -die-other } below add up to its own { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } of { $goal } { -point-other }
goal-points-does = The { -colour-card-other } and Twinkle must bring { $goal } { -point-other }; now they bring { $points }.
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
            [minus] −{ $points } for { -mission-one } { $number }
           *[plus] { $points } for { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } is met
       *[unmet] { -mission-one } { $number } is not met any more
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
        [you] You { -hang-verb } the { $die } ({ $result }) under { $place }.
       *[other] { $seat } { -hang-verb-s } the { $die } ({ $result }) under { $place }.
    }
seat-loses =
    { $seat ->
        [you] You lose the { -turn-one }
       *[other] { $seat } loses the { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] The { $die } shows { $result } and fits nowhere.
       *[other] The { $die } shows { $result }, and none of the { -die-other } fits.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = In the { -centre-one }, the { $die } shows { $result }.
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
        [you] You take the { $die } ({ $result }) from the { -centre-one }.
       *[other] { $seat } takes the { $die } ({ $result }) from the { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] The { $die } shows { $result }.
       *[no] The { $die } shows { $result } and fits nowhere.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, and a { -die-one }.
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
        [level] { $told } The { -level-one } is won!
        [failed] { $told } The { -level-one } is not won.
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
would-roll = Roll: { $dice }. If one fits, one must be { -hang-participle }.
would-take = Take the { $die } ({ $result }) from the { -centre-one } and { -hang-verb } it without a roll.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-verb } the { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Others: { $others }.
would-out = Put the { $die } out of the game for good.
would-over =
    { $end ->
        [won] { $told } You win the game!
        [lost] { $told } The game ends, and you do not win.
        [level] { $told } The { -level-one } is won!
       *[failed] { $told } The { -level-one } is not won.
    }
would-resign = Resign: the others share the win.

## Status

status-setup = Set-up
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } of { $most }
round-late = { -Round-one } { $count }: lost { -turn-other }
dice-count =
    { $count ->
        [one] 1 { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Pick { dice-count } to roll, or take a d8 from the { -centre-one }.
       *[other] { $seat } is choosing { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Pick { dice-count } to roll.
       *[other] { $seat } is choosing { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Pick { $count } more to roll.
       *[other] { $seat } is choosing { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Roll { dice-count }.
       *[other] { $seat } is rolling { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Place one of these { -die-other }: choose its place.
       *[other] { $seat } is placing a { -die-one }.
    }
status-take =
    { $seat ->
        [you] Place the { $die }: choose its place.
       *[other] { $seat } is placing the { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Choose a rolled { -die-one } to discard.
       *[other] { $seat } is discarding a { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Choose another d8 in the { -centre-one } to discard.
       *[other] { $seat } is discarding a d8.
    }
status-out-any =
    { $seat ->
        [you] No d8 is in the { -centre-one }: discard any { -die-one }.
       *[other] { $seat } is discarding a { -die-one }.
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
status-over-level = The { -level-one } is won: { $points } of { $goal } { -point-other }!
status-over-short = The { -level-one } is not won: { $points } of { $goal } { -point-other }.
status-over-unmet = { status-over-short } Not met: { $missions }.
status-type-colour = Which { -colour-other } are { -in-play-phrase }? Still to choose: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Which { -bronze-mission-one } is { -in-play-phrase }?
       *[silver] Which { -silver-mission-one } is { -in-play-phrase }?
    }
status-type-centre = What does the { $die } in the { -centre-one } show?
status-type-first = Who plays first?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Roll 1 { -die-one }
       *[other] Roll { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = A { -die-one } shows 1 up to its number of { -sides-other }. Choose one of those.
refused-TW-2-1 = That { -colour-one } cannot come into play. Choose one of those offered.
refused-TW-2-2 = A d8 shows 1 to 8. Choose one of those.
refused-TW-2-4 = That { -mission-one } cannot come into play: it is of the wrong metal, or { -in-play-phrase } already. Choose one of those offered.
refused-TW-2-5 = Nobody sits there. Choose a seat of this table.
refused-TW-3-1 = Only { -die-other } in the { -centre-one } or beside the cards can be picked. Choose one of those.
refused-TW-3-1-early = Three { -die-other } are rolled together. Pick more first.
refused-TW-3-1-full = Three { -die-other } are picked. Roll them, or take back a pick.
refused-TW-3-3 = Only a d8 in the { -centre-one } can be taken. Choose one, or pick { -die-other } to roll.
refused-TW-3-3-late = You have picked { -die-other } to roll. Take them back before you take a d8.
refused-TW-3-4 = Under a { -die-one } only a strictly lower { -result-one } { -hang-verb-s }. Choose a { -die-one } that shows more, or a { -star-one }.
refused-TW-3-4-take = That d8 fits nowhere: your { -star-other } are full, and no { -die-one } with room shows more. Take another, or roll.
refused-TW-3-4-lacks = { -Die-other } { -hang-verb } under { -star-other } and { -die-other } of your own. Choose one of those.
refused-TW-3-5 = Two { -die-other } { -hang-verb } there already. Choose another place.
refused-TW-3-7 = Now { -hang-verb } one of the { -die-other } in your { -hand-one }: choose the { -die-one } and its place.
refused-TW-3-10 = The game is over. Step through it, or play another.
refused-TW-6-5-rolled = Now one of the rolled { -die-other } { -leave-the-game-verb-s }. Choose which.
refused-TW-6-5-taken = Now another { -die-one } { -leave-the-game-verb-s }: a d8 in the { -centre-one }, or any free { -die-one } if there is none. Choose which.
refused-TW-6-6 = None of the rolled { -die-other } fits. Choose which of them { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = Extra { -point-other }, open to all; alone, all must be met.
option-level-0 = Basic: none
option-level-1 = Bronze: 1 bronze
option-level-2 = Silver: 2 silver
option-level-3 = Diamond: 1 bronze, 2 silver
option-level-4 = chosen below
option-mission_1 = First { -mission-one }
option-mission_1-help = Only with { -mission-other } “chosen below”; 1 to 10 are bronze, 11 to 20 silver.
option-mission_1-0 = none
option-mission_1-seat = { mission-choice }
option-mission_2 = Second { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = none
option-mission_2-seat = { mission-choice }
option-mission_3 = Third { -mission-one }
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
option-red = Red { -in-play-phrase }
option-red-help = { -In-play-phrase } for sure; chance chooses the rest.
option-yellow = Yellow { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Blue { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Green { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Black { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Purple { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Who plays first
option-first-help = Chance decides, or a seat of your choice.
option-first-0 = by chance
option-first-seat = seat { $count }
option-keep = Failed rolls cost no { -die-one }
option-keep-help = Only alone: if no rolled { -die-one } fits, the { -turn-one } is lost, but no { -die-one } { -leave-the-game-verb-s }.

bad-colours = With so many players only { $count } { -colour-other } can be { -in-play-phrase }, but more are asked for: { $colours }.
bad-mission-level = { -Mission-one } { $number } is asked for, but { -mission-other } are not “chosen below”. Set them so.
bad-mission-twice = { -Mission-one } { $number } is asked for twice. Choose another.
bad-missions = Nobody can meet { -mission-other } { $missions } together. Leave one out.

## The board in text

picture-label = The { -constellation-other }, the { -die-other } in the { -centre-one } and beside the cards; also given in text.
text-board = What { -hang-verb-s } under each { -star-one }, then the free { -die-other }
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, under { $place }
text-hand =
    { $seat ->
        [you] In your { -hand-one }:
       *[other] In the { -hand-one } of { $seat }:
    }
text-centre = In the { -centre-one }:
text-pool = Beside the cards, { $colour }:
text-out = Out of the game:
text-none = nothing
text-row =
    { $points ->
        [one] { $seat }: 1 { -point-one }, { $count } of 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-other }, { $count } of 7 { -die-other }.
    }
text-parts = By card: { $parts }.
text-blocked = No { -die-one } can be added any more.
text-turn =
    { $seat ->
        [you] Your { -turn-one }.
       *[other] This player’s { -turn-one }.
    }
text-cards = Cards { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle, you build a { -constellation-one } of seven { -die-other }. Each { -turn-one } you roll any three { -die-other } and { -hang-verb } one of them, or take a d8 from the { -centre-one } with its { -result-one }. Under a { -star-one } any { -result-one } may { -hang-verb }, under a { -die-one } only a lower one, and never more than two { -die-other }. Each { -colour-one } scores by its card; the { -twinkle-card-one } rewards { -die-other } under { -die-other } with fewer { -sides-other }. { -Mission-other } may add to that. Most { -point-other } win; alone, you need 20 { -point-other } and every { -mission-one }.
rules-page = Click three { -die-other } to pick them, then roll; until then a pick can be taken back. Or take a d8 from the { -centre-one }. Hover over a { -die-one } in an open place to read what it would score there, and click to { -hang-verb } it. The keyboard does all this too. “Help me decide” also shows the odds of the picked { -die-other }. To play with real { -die-other }, choose a real board for chance, or use the score pad. The names of the { -mission-other } are ours.

rules-TW-1 = What is in the box
rule-TW-1-1 = There are 30 { -die-other }, all different: six { -colour-other } (red, yellow, blue, green, black, purple), each with a d4, d6, d8, d10 and d12. A { -die-one } is called by { -colour-one } and { -type-one }.
rule-TW-1-2 = A d4 shows 1 to 4, a d6 1 to 6, a d8 1 to 8, a d10 1 to 10 (the face printed 0 is 10), a d12 1 to 12; each face is equally likely.
rule-TW-1-3 = The board has two { -starting-star-other } for each of four players, and a scoring track with four markers. There are six { -scoring-card-other }, one a { -colour-one }, the { -twinkle-card-one }, 20 { -Mission-one } cards (1 to 10 bronze, 11 to 20 silver), four { -campaign-card-other } for playing alone, and seven { -connector-other } a player.

rules-TW-2 = Set-up
rule-TW-2-1 = Chance chooses the { -colour-other } { -in-play-phrase }: four of six for two players, five for three, all for four. Other { -die-other } are not in the game.
rule-TW-2-2 = The d8s { -in-play-phrase } are rolled once and lie in the { -centre-one }. All other { -die-other } lie unrolled beside the card of their { -colour-one }.
rule-TW-2-3 = The { -twinkle-card-one } is always { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, by chance: Basic has none, Bronze one bronze, Silver two silver, Diamond one bronze and two silver. { -Mission-other } are open and for everyone.
rule-TW-2-5 = Whoever last saw a meteor plays first, or chance decides. Play goes clockwise.

rules-TW-3 = A { -turn-one }
rule-TW-3-1 = Roll three: choose any three free { -die-other }, beside the cards or in the { -centre-one }, roll them, and { -hang-verb } exactly one.
rule-TW-3-2 = The two other { -die-other } { -go-home-verb }: to their card, or a d8 to the { -centre-one } with its new { -result-one }.
rule-TW-3-3 = Or take a d8: { -hang-verb } one from the { -centre-one } with the { -result-one } that it shows, without a roll. It must fit somewhere.
rule-TW-3-4 = Under a { -star-one } any { -result-one } may { -hang-verb }. Under a { -die-one } the { -result-one } must be strictly lower than that of the { -die-one } above. Any of your { -die-other } will do, not only the newest.
rule-TW-3-5 = At most two { -die-other } { -hang-verb } directly under each { -star-one } and each { -die-one }.
rule-TW-3-6 = { -Hang-participle } { -die-other } never move and never change {$ruling}. One { -star-one } may stay empty.
rule-TW-3-7 = If a rolled { -die-one } fits, one must be { -hang-participle }; you choose which and where. If none fits, all { -go-home-verb }, d8s with their new { -result-other }, and the { -turn-one } is lost. After a failed roll you cannot take a d8 instead {$ruling}.
rule-TW-3-8 = After { -round-one } 7, players who lost { -turn-other } go on clockwise from the first player, one { -turn-one } each at a time; those who are finished or { -blocked-adjective } are passed over.
rule-TW-3-9 = A player who can never { -hang-verb } another { -die-one } is { -blocked-adjective }: both { -star-other } are full, and so is every { -die-one } that shows 2 or more. That player is passed over to the end, with fewer than seven { -die-other }.
rule-TW-3-10 = The game ends when every player has seven { -die-other } or is { -blocked-adjective }.
rule-TW-3-11 = With two to four players three { -die-other } are always free: at least 7, 5 and 3 are left.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Black { -die-other } anywhere under the { -star-one } count.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Each red { -die-one } chooses for itself {$ruling}. Its own { -result-one } does not count. A { -line-one } runs from a { -star-one } down to a { -die-one } with none below.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Most { -point-other } win. Of those who tie, the one whose last { -turn-one } came latest wins, { -turn-other } made up after { -round-one } 7 included {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } { -Mission-other } 1 to 10 are bronze; 1 to 6 compare players and pay all who tie for best.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } for the lowest sum of all { -result-other }, also if tied.
rule-TW-5-4 = 3 { -point-other } for the fewest different { -type-other } of { -die-other }, also if tied.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } for the fewest different { -colour-other }, also if tied.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } { -Mission-other } 11 to 20 are silver and pay as often as they occur.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } The whole { -constellation-one } counts.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } No { -die-one } pairs with itself {$ruling}. The best pairing counts; two d6 that both show 3 may pair.
rule-TW-5-18 = { mission-18-does } The best pairing counts.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Alone
rule-TW-6-1 = The { -campaign-one } has 40 { -level-other }, in order. A { -level-one } fixes its { -mission-other } and four { -colour-other }: 20 { -die-other }, with four d8s in the { -centre-one }. A failed { -level-one } is tried again from the start.
rule-TW-6-2 = A { -level-one } is won with at least 20 { -point-other } from the { -colour-card-other } and Twinkle together, and with every { -mission-one } met. { -Mission-other } bring no { -point-other }.
rule-TW-6-3 = { -Bronze-mission-other } ask for: 1 a { -line-one } of five or more; 2 three equal { -result-other }, or more {$ruling}; 3 a sum below 30, with all seven { -die-other } {$ruling}; 4 three { -type-other } at most {$ruling}; 5 three { -die-other } that add up to 16 or more; 6 three { -colour-other } at most {$ruling}; 7 to 10 as above, 10 with all four { -colour-other } of the { -level-one }.
rule-TW-6-4 = A { -silver-mission-one } is met when it would score at least once.
rule-TW-6-5 = Every { -turn-one } one { -die-one } { -leave-the-game-verb-s } for good. After a roll you choose one of the two { -die-other } not { -hang-participle }; the other { -go-home-verb-s }. After taking a d8 it is another d8 from the { -centre-one }, or any free { -die-one } if there is none.
rule-TW-6-6 = After a failed roll, you choose one rolled { -die-one } to { -leave-the-game-verb }; the rest { -go-home-verb } {$ruling}. Option: failed rolls cost no { -die-one }.
rule-TW-6-7 = If fewer than three { -die-other } are free, roll those. If no { -die-one } is left to { -leave-the-game-verb }, none does. If no { -die-other } are left before seven { -hang-verb }, the game ends and is judged as it stands {$ruling}.
rule-TW-6-8 = If you can never { -hang-verb } another { -die-one }, the game ends at once and is judged as it stands {$ruling}.
rule-TW-6-9 = You may make { -level-other } of your own, with any { -scoring-card-other } and { -mission-other }. Here you may choose any four { -colour-other }.
rule-TW-6-10 = We do not know the 40 printed { -level-other }. Ours {$reconstruction} are four cards of ten, each { -level-one } won before, in the order of how often the bot “Strong” wins them; every { -mission-one } and every set of { -colour-other } occurs. You may also choose { -colour-other } and { -mission-other } yourself; { -mission-other } 4 and 8 contradict each other, as do 6 and 10, and 1, 7 and 9.

rules-TW-7 = An example, scored
rule-TW-7-1 = Bill has 16 { -point-other }: yellow 3, green 2, black 1, red 8 (3, 3 and 2), Twinkle 2. Under { -star-one } A: black d10 (10); below it red d12 (9); below that yellow d8 (6) and green d10 (7). Red d8 (5) under yellow d8, yellow d4 (2) under red d8, red d4 (3) under green d10.
rule-TW-7-2 = Elizabeth has 18 { -point-other }: blue 4, green 5, black 5 (4 and 1), Twinkle 4. Under { -star-one } A: black d8 (7), below it black d12 (3); green d8 (6), below it green d6 (4). Under { -star-one } B: black d6 (5), below it blue d8 (3) and blue d4 (2).
rule-TW-7-3 = Anna has 19 { -point-other }: yellow 6, blue 2, purple 3, red 2, Twinkle 6. Under { -star-one } A: blue d6 (5), below it blue d10 (4), below that yellow d12 (2). Under { -star-one } B: red d10 (9), below it purple d12 (8), below that yellow d10 (6) and yellow d6 (3).

rules-ours = Our further rulings
rule-ours-1 = A { -constellation-one } needs seven { -die-other } to compete for { -mission-other } 3, 4 and 6 {$ruling}.
rule-ours-2 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-3 = { -Die-other } are picked in any order, and a pick can be taken back until the roll {$ruling}.
rule-ours-4 = The { -point-other } shown during a game are those of the { -constellation-other } as they { -hang-verb }; { -mission-other } that compare can still change {$ruling}.

## What a typed text should have been

unread-colour = “{ $text }” is no { -colour-one }; expected: one of { $colours }.
unread-mission = “{ $text }” is no { -mission-one }; expected: “{ -mission-one }” and a number from 1 to { $count }.
unread-first = “{ $text }” is no seat; expected: “first” and a seat’s number, such as “first 2”.
unread-result = “{ $text }” is no { -result-one } of { $die }; expected: a number from 1 to { $count }, such as “{ $die }=1”.
tree-part = “{ $text }” is no { -die-one } of a { -constellation-one }; expected: { -die-one }={ -result-one }@parent, such as “red d12=9@black d10”, “R12=9@N10” or “R12=9@A”.
tree-result = “{ $text }”: the { -die-one } has no such face ({ $tag }).
tree-long = A { -constellation-one } has seven { -die-other } at most ({ $tag }), this one more: “{ $text }”.
tree-twice = The { -die-one } { $text } stands twice, but there is only one ({ $tag }).
tree-colour = The { -die-one } { $text } is of a { -colour-one } not { -in-play-phrase } ({ $tag }).
tree-taken = The { -die-one } { $text } { -hang-verb-s } elsewhere, or has { -leave-the-game-participle } ({ $tag }).
tree-parent = “{ $text }”: the parent is not in this { -constellation-one } ({ $tag }).
tree-lower = “{ $text }”: the { -result-one } must be lower than the parent’s ({ $tag }).
tree-three = More than two { -die-other } { -hang-verb } under { $text } ({ $tag }).

## Bots

bot-greedy-help = plays for the most { -point-other } this { -turn-one }
bot-beginner-help = takes the first { -die-one } that pays well, overlooks better ones, and hopes for lucky rolls
bot-novice-help = like Hard, but a choice may cost it up to 6% win chance
bot-club-help = like Hard, but a choice may cost it up to 2% win chance
bot-strong-help = weighs what this { -turn-one } leaves, as it has learned
bot-master-help = weighs every roll of this { -turn-one }, late in a game also of the next, and the { -die-other } that others take

## Help with a decision

advice-fits = Fits
advice-cards = Card by card
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Roll { $dice }
advice-take = Take the { $die } with its { $result }
advice-pick = Pick the { $die }
advice-odds = Fits: the chance that one of the { -die-other } can be { -hang-participle }.
advice-hang = { -Hang-verb } the { $die } ({ $result }) under the { $parent }
advice-hang-star = { -Hang-verb } the { $die } ({ $result }) under { -star-one } { $star }
advice-places = { -Point-other }: what the place brings now, card by card; later { -turn-other } are not weighed.
advice-note = { advice-odds } { -Point-other }: what this { -turn-one } brings on average, with the best { -die-one } in the best place; later { -turn-other } are not weighed.

## Scoring from a file, and the score pad

score-figure = { $mission }, compared, no { -point-other } alone
score-compared = { $mission } ({ $figure }, compared)
score-colours = “{ $text }” is no set of { -colour-other }; expected: some of the letters { $letters }, each once.
pad-cards = Cards
pad-missions = { -Mission-other }, as they stand (for 1 to 6, what is compared)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: not { -in-play-phrase }
pad-die = Touch the place of the next { -die-one }, or a { -die-one } that { -hang-verb-s }.
pad-result = What does the { $die } show?
pad-shows = { $die }: { $result }
pad-place = Where does the { $die } ({ $result }) { -hang-verb }?
pad-nowhere = The { $die } ({ $result }) fits nowhere.
pad-under-star = Under { -star-one } { $star }
pad-under-die = Under the { $die } ({ $result })
pad-remove = Take the { $die } away
pad-compared = { $mission }: what is compared
pad-compared-means = Decides who gets the { -point-other } above.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = “{ $text }” are not { -mission-other } of one game; expected: at most one of bronze (1 to 10) and two of silver (11 to 20), such as “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. First take away what { -hang-verb-s } under it.
pad-tied = Of those who tie, the one who played last wins (TW-4.8); the pad does not know who.
pad-whole = All seven { -die-other } { -hang-verb }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Next { -die-one }
deed-place = Place under { $place }
deed-pick = Pick this { -die-one }
deed-discard = Discard the { $die }
touch-place = Touch a light.
touch-pick = Touch a { -die-one }.
touch-discard = Touch a { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Each { -constellation-one } { -hang-verb-s } from two, A and B. Up to two { -die-other } { -hang-verb } under each { -star-one } and each { -die-one }.
sign-connector = { -Twinkle-ing } { -connector-one }
sign-connector-does = The { -die-one } below has more { -sides-other } than the one above: 2 { -point-other } by the { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = The d8s lie here with the { -result-other } of their last roll.
sign-take = Take as it lies
sign-take-does = { -Hang-verb } this d8 with the { -result-one } that it shows, without a roll.
sign-cup = { -Die-other } cup
sign-cup-does = Rolls the three picked { -die-other }; one is { -hang-participle }, the others { -go-home-verb }.
sign-left = Out of the game
sign-left-does = Alone, one { -die-one } { -leave-the-game-verb-s } for good each { -turn-one }; its place is crossed out.
now-hung =
    { $count ->
        [one] 1 { -die-one } { -hang-verb-s }, of seven.
       *[other] { $count } { -die-other } { -hang-verb }, of seven.
    }
now-points =
    { $points ->
        [one] 1 { -point-one } now.
       *[other] { $points } { -point-other } now.
    }
now-best =
    { $card ->
        [any] One more { -die-one } can make it { $points }.
       *[colour] One more { -die-one } of this { -colour-one } can make it { $points }.
    }
now-most =
    { $card ->
        [any] No single { -die-one } can make it more.
       *[colour] No single { -die-one } of this { -colour-one } can make it more.
    }
now-compared = { $own } here; best of the others: { $others }.
now-met = Met now.
now-may-meet = { now-unmet } One more { -die-one } can meet it.
now-unmet = Not met now.

## What gives the win shares of a review

evaluator-net = learned values on top of exact { -turn-other }
evaluator-level = { evaluator-net }, for the { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = The numbers of the d4
chance-of-d6 = The numbers of the d6
chance-of-d8 = The numbers of the d8
chance-of-d10 = The numbers of the d10
chance-of-d12 = The numbers of the d12
chance-of-colour = The { -colour-other } { -in-play-phrase }
mistake-taking = taking instead of rolling
mistake-rolling = rolling instead of taking
mistake-low-d8 = taking too low a d8
mistake-dull = rolling { -die-other } that rarely twinkle
mistake-small = rolling { -die-other } with too few { -sides-other }
mistake-large = rolling { -die-other } with too many { -sides-other }
mistake-colour = choosing the wrong { -colour-one }
mistake-mission = missing a { -mission-one }
mistake-twinkle = missing a twinkle
mistake-points = placing for too few { -point-other }
mistake-low = placing too low a { -result-one }
mistake-top = placing a { -die-one } with many { -sides-other } on top
mistake-star = placing under a { -star-one } too early
mistake-under = placing under a { -die-one }, not a { -star-one }
mistake-place = placing a { -die-one }
mistake-fitting = discarding a d8 that still fits
mistake-discard = discarding a { -die-one }
why-fits = A { -die-one } then fits in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } of rolls, not { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = On average the { -turn-one } then scores { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, not { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = It scores { $better } at once, not { $taken }.
why-room = In the next { -turn-one }, a { -die-one } then fits in { NUMBER($better, style: "percent", maximumFractionDigits: 0) } of rolls, not { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] 1 place under { -star-other } then stays free, not { $taken }.
       *[other] { $better } places under { -star-other } then stay free, not { $taken }.
    }
why-high = Under { -die-other }, { -result-other } up to { $better } then fit, not up to { $taken }.
why-next = With the { -die-other } that are left, the next { -turn-one } then scores { NUMBER($better, maximumFractionDigits: 1) } { -point-other } on average, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = To act: { $player }

## Puzzles

puzzle-how-exact-turn = by every roll, { -die-one } and place of the last { -turn-other }
puzzle-theme-which-dice = which { -die-other } to roll
puzzle-theme-centre = a { -die-one } from the { -centre-one }
puzzle-theme-twinkle = a Twinkle pair
puzzle-theme-colour-card = a { -colour-one }’s card
puzzle-theme-mission = a { -mission-one }
puzzle-theme-last-die = the last { -die-one }
puzzle-theme-defence = before the other’s last { -turn-one }
puzzle-theme-fewer-points = fewer { -point-other } are better
puzzle-ask-which-dice = Which { -die-other } do you roll, or do you take one?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Where does your last { -die-one } { -hang-verb }?
puzzle-ask-defence = { puzzle-ask-last-die } The other seat has one more to { -hang-verb }.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Four of six { -colour-other }, each of five { -type-other }. The outline shows the { -type-one }, the mark the { -colour-one }.
example-centre = Two players have four { -colour-other }. The d8s lie in the { -centre-one } with { -result-other }; the other { -die-other } are unrolled.
example-three = Three { -die-other } are picked, from the { -centre-one } or beside the cards, and rolled; two are not enough.
example-take = The red d8 shows 4 and fits under the red 5. The yellow d8 shows 5 and fits nowhere.
example-lower = A 3 may { -hang-verb } under a 5, but not under another 3.
example-two-at-most = One more { -die-one } may { -hang-verb } under the red 9; under the { -star-one } two { -hang-verb } already.
example-yellow = One, two and three yellow { -die-other }.
example-blue = Two blue { -die-other } under one { -star-one } are a pair; any other blue { -die-one } brings 1. Blue and red are no pair.
example-green = A green d4 with two other d4s, and a green d12 alone of its { -type-one }.
example-black = Two black { -die-other } under one { -star-one } with a sum of 9, or one under each { -star-one }.
example-purple = A purple { -die-one } connected to three { -die-other }. { -Star-other } do not count.
example-red = The red { -die-one } takes the { -line-one } with 8, 6 and 4: three other even { -result-other }.
example-twinkle = A d6 { -twinkle-verb-s } under a d4, and a d8 under a d6; not a d6 or d4 under a d6.
example-connectors = Three { -connector-other } join { -die-other } of one { -colour-one }: 9 and 7, 7 and 5, 4 and 3.
example-sums = 5 and 4 make 9, and 3 and 2 make 5.
example-out = The red d4 { -hang-verb-s }. One of the two { -die-other } rolled with it { -leave-the-game-verb-s }, no other.
example-bill = Bill’s { -constellation-one }: the red d12 under the black d10 { -twinkle-verb-s }.
example-elizabeth = Elizabeth’s { -constellation-one }: a blue pair, and black { -die-other } under both { -star-other }.
example-anna = Anna’s { -constellation-one }: three yellow { -die-other }, and three { -die-other } that twinkle.
example-any-order = A green { -die-one } was picked first; a red one may follow.
summary-turn = Your { -turn-one }
summary-turn-1 = Pick any three free { -die-other }, roll them, and { -hang-verb } exactly one. The others { -go-home-verb }; a d8 goes to the { -centre-one } with its new { -result-one }.
summary-turn-2 = Or take a d8 from the { -centre-one } with its { -result-one }, if it fits.
summary-turn-3 = If none of the three fits, the { -turn-one } is lost.
summary-hang = { -Hang-ing }
summary-hang-1 = Under a { -star-one }: any { -result-one }. Under a { -die-one }: a strictly lower one.
summary-hang-2 = At most two { -die-other } under each { -star-one } and each { -die-one }.
summary-hang-3 = What { -hang-verb-s } never moves.
summary-cards = { -Point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Black, for each { -star-one }: one { -die-one } 1; more by their sum: up to 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, from 11 on: 3.
summary-cards-5 = Purple: 1 for each { -die-one } connected to it.
summary-cards-6 = Red: on one { -line-one }, 1 for every other odd, or every other even, { -result-one }.
summary-cards-7 = Twinkle: 2 for each { -die-one } under a { -die-one } with fewer { -sides-other }.
summary-end = End of the game
summary-end-1 = Everybody has seven { -die-other } or is { -blocked-adjective }. Lost { -turn-other } are made up after { -round-one } 7.
summary-end-2 = Most { -point-other } win; of those who tie, whoever played last.
summary-end-3 = Alone: 20 { -point-other } and every { -mission-one }. Each { -turn-one } one more { -die-one } { -leave-the-game-verb-s }.

## The tutorial

tutorial-goal = The goal: { -hang-verb } seven { -die-other } under your two { -star-other }, and score more { -point-other } than Zoe.
tutorial-pick = Each { -turn-one } you pick three { -die-other }, roll them, and { -hang-verb } one: pick the blue d12 first.
tutorial-pick-other = For this lesson, pick the marked { -die-one }.
tutorial-pick-2 = Now the yellow d10.
tutorial-pick-3 = And the green d4.
tutorial-roll = Now roll the three { -die-other }.
tutorial-hang = You { -hang-verb } one of the three; the others { -go-home-verb }. Under a { -star-one } any { -result-one } may { -hang-verb }, and a high one is best: { -hang-verb } the blue d12, a 9, under your first { -star-one }.
tutorial-hang-low = Only lower { -result-other } may { -hang-verb } below, so that leaves little room. The blue d12 shows more.
tutorial-centre = Zoe took a d8 from the { -centre-one }, with the { -result-one } that it shows, without a roll. Take the blue one, a 7.
tutorial-centre-other = For this lesson, take the blue d8 from the { -centre-one }.
tutorial-under = Under a { -die-one } only a strictly lower { -result-one } may { -hang-verb }, and at most two { -die-other }. The 7 fits under the 9.
tutorial-under-other = For what comes next, { -hang-verb } it under the blue d12.
tutorial-blue-roll = Each { -colour-one } scores by its card. Two blue { -die-other } side by side under one { -die-one } or { -star-one } bring 4 { -point-other }, any other blue { -die-one } 1. The blue d10 is among your three: roll.
tutorial-blue = The blue d10 shows 6. { -Hang-verb } it under the 9, beside the blue d8.
tutorial-blue-other = That makes no blue pair. { -Hang-verb } the blue d10 beside the blue d8.
tutorial-yellow = Yellow counts your yellow { -die-other }, wherever they { -hang-verb }: one brings 1 { -point-one }, two 3, three 6. { -Hang-verb } the yellow d6, a 5, under the 7.
tutorial-yellow-other = What comes next needs the yellow d6 under the blue d8.
tutorial-twinkle = A { -die-one } { -twinkle-verb-s } under a { -die-one } with fewer { -sides-other }: 2 { -point-other }, in every { -colour-one }. { -Hang-verb } the yellow d10 under the yellow d6.
tutorial-twinkle-other = { -Hang-verb } the yellow d10 under the yellow d6, where it { -twinkle-verb-s }.
tutorial-green = A green { -die-one } brings 1 { -point-one }, and 1 more for each other { -die-one } of its { -type-one } that you have. You have two d10s: { -hang-verb } the green d10 so that it { -twinkle-verb-s } under the yellow d6.
tutorial-green-other = Under the yellow d6 the green d10 brings more, since it { -twinkle-verb-s } there.
tutorial-mission = { -Mission-other } are for all players; this one brings 3 { -point-other } to everyone who has { -die-other } of all five { -type-other }. You lack only a d4: pick the red one.
tutorial-red = A red { -die-one } counts the other odd { -die-other } on a { -line-one } through it, or the even ones. The { -line-one } 9, 7, 5, 3 is all odd: { -hang-verb } the red d4 at its end, for 4 { -point-other } and the { -mission-one }.
tutorial-red-other = The red d4 brings more at the end of the longest { -line-one }, under the yellow d10.
tutorial-won = All have seven { -die-other }, and you have won, 22 to 16! Remember: if none of the three { -die-other } fits, they all { -go-home-verb }, and the { -turn-one } is lost.
tutorial-colours = Near the end of another game. With two players four of the six { -colour-other } are { -in-play-phrase }, this time black and purple too.
tutorial-purple = A purple { -die-one } brings 1 { -point-one } for each { -die-one } connected to it, above or below. { -Hang-verb } the purple d10 under the yellow d12.
tutorial-purple-other = The lesson goes on with the purple d10 under the yellow d12.
tutorial-purple-two = Two connected purple { -die-other } count each other. A 6 under an 8 also serves a { -mission-one }: 1 { -point-one } for each { -die-one } that shows exactly 2 less than the one above.
tutorial-purple-two-other = There the purple { -die-other } are not connected. { -Hang-verb } the purple d6 under the purple d10.
tutorial-black = Black { -die-other } score by their sum under each { -star-one }; 9 is best: 5 { -point-other }. Your first { -star-one } has a black 6: { -hang-verb } the black 3 under the red d12, which also serves the { -mission-one }.
tutorial-black-other = Under the first { -star-one } the black d4 makes a sum of 9, and under the red d12 it also serves the { -mission-one }.
tutorial-end = You have won again, and you know all six { -colour-other }. { -Mission-other } differ from game to game: read them first, and have fun!
