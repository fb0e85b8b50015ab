### The words of Twinkle in English.
###
### $colour: a colour by the messages colour-red and so on.  $card: red yellow blue green black purple, twinkle or, in
### gain-part, mission ($number says which); in now-best and now-most colour or any.
### $die, $dice: dice by the messages colour-red-d4 and so on; $result: what one shows.
### $place: what a die is placed under, by star-a, star-b or place-die.  $gain: what a die scores, by the messages gain-*.
### $sign: plus minus even, for points that change; $points is then without its sign.
### $end: how a game ended: alone level or failed, else over, or for one seat won or lost.
### $seat, $others, $seats: names.  $count: a number.  $mission: the name of a mission; $does: what it asks for.
### $ruling, $reconstruction, $edition: the marks of statements that are not simply the printed rulebook's.

## The game

# The title of the game: the same in every language.
game-name = Twinkle
# One line below the title, at home.
game-tagline = Seven dice under two stars: where you place them decides what they score.
# Below the title: designer and publisher; only “by” is translated.
game-by = by Theo Karvounis, V-Games
game-about = Roll 3 dice of your choice and place 1 in your constellation. Any result may go under a star, only a lower one under a die. Each colour scores in its own way. When everyone has 7 dice, the player with the most points wins. For 1 to 4 players; alone, you need 20 points and every mission.

## Colours, dice, stars

# A colour, in a sentence or a list.
colour-red = red
# A colour, in a sentence or a list.
colour-yellow = yellow
# A colour, in a sentence or a list.
colour-blue = blue
# A colour, in a sentence or a list.
colour-green = green
# A colour, in a sentence or a list.
colour-black = black
# A colour, in a sentence or a list.
colour-purple = purple

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
# The letter of a colour in notation: the same in every language; black is N.
colour-yellow-letter = Y
# The letter of a colour in notation: the same in every language; black is N.
colour-blue-letter = B
# The letter of a colour in notation: the same in every language; black is N.
colour-green-letter = G
# The letter of a colour in notation: the same in every language; black is N.
colour-black-letter = N
# The letter of a colour in notation: the same in every language; black is N.
colour-purple-letter = P

# A die by its colour and type, in sentences, lists and labels.
colour-red-d4 = red d4
# A die by its colour and type, in sentences, lists and labels.
colour-red-d6 = red d6
# A die by its colour and type, in sentences, lists and labels.
colour-red-d8 = red d8
# A die by its colour and type, in sentences, lists and labels.
colour-red-d10 = red d10
# A die by its colour and type, in sentences, lists and labels.
colour-red-d12 = red d12
# A die by its colour and type, in sentences, lists and labels.
colour-yellow-d4 = yellow d4
# A die by its colour and type, in sentences, lists and labels.
colour-yellow-d6 = yellow d6
# A die by its colour and type, in sentences, lists and labels.
colour-yellow-d8 = yellow d8
# A die by its colour and type, in sentences, lists and labels.
colour-yellow-d10 = yellow d10
# A die by its colour and type, in sentences, lists and labels.
colour-yellow-d12 = yellow d12
# A die by its colour and type, in sentences, lists and labels.
colour-blue-d4 = blue d4
# A die by its colour and type, in sentences, lists and labels.
colour-blue-d6 = blue d6
# A die by its colour and type, in sentences, lists and labels.
colour-blue-d8 = blue d8
# A die by its colour and type, in sentences, lists and labels.
colour-blue-d10 = blue d10
# A die by its colour and type, in sentences, lists and labels.
colour-blue-d12 = blue d12
# A die by its colour and type, in sentences, lists and labels.
colour-green-d4 = green d4
# A die by its colour and type, in sentences, lists and labels.
colour-green-d6 = green d6
# A die by its colour and type, in sentences, lists and labels.
colour-green-d8 = green d8
# A die by its colour and type, in sentences, lists and labels.
colour-green-d10 = green d10
# A die by its colour and type, in sentences, lists and labels.
colour-green-d12 = green d12
# A die by its colour and type, in sentences, lists and labels.
colour-black-d4 = black d4
# A die by its colour and type, in sentences, lists and labels.
colour-black-d6 = black d6
# A die by its colour and type, in sentences, lists and labels.
colour-black-d8 = black d8
# A die by its colour and type, in sentences, lists and labels.
colour-black-d10 = black d10
# A die by its colour and type, in sentences, lists and labels.
colour-black-d12 = black d12
# A die by its colour and type, in sentences, lists and labels.
colour-purple-d4 = purple d4
# A die by its colour and type, in sentences, lists and labels.
colour-purple-d6 = purple d6
# A die by its colour and type, in sentences, lists and labels.
colour-purple-d8 = purple d8
# A die by its colour and type, in sentences, lists and labels.
colour-purple-d10 = purple d10
# A die by its colour and type, in sentences, lists and labels.
colour-purple-d12 = purple d12

# A die with its result, in lists and status lines: red d10 (7).
die-shown = { $die } ({ $result })
# $place in sentences such as did-hang; the letter stays.
star-a = star A
# $place in sentences such as did-hang; the letter stays.
star-b = star B
# $place in sentences such as did-hang: the red d10 (7).
place-die = the { $die } ({ $result })

## Scoring cards and missions

# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-red = Red
# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-yellow = Yellow
# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-blue = Blue
# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-green = Green
# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-black = Black
# Name of the Scoring Card of a colour: heading, label, start of a rule.
card-purple = Purple
# Name of the Twinkle card: heading, label, start of a rule; as printed.
card-twinkle = Twinkle
card-red-does = For each red die, choose one line through it and odd or even results, whichever scores most. Score 1 point for each of the other dice on that line with such a result; red dice count too.
card-yellow-does = Your yellow dice, wherever they are: one scores 1 point, two 3 in all, three or more 6.
card-blue-does = Two blue dice side by side under one die or star are a pair: 4 points. Every blue die not in a pair scores 1.
card-green-does = Each green die scores 1 point, plus 1 for each other die of its type in your whole constellation.
card-black-does = Score each star separately. One black die under it scores 1 point; two or more score by their sum: 6 or less, 2 points; 7: 3; 8: 4; 9: 5; 10: 4; 11 or more: 3.
card-purple-does = Each purple die scores 1 point for each die connected to it, above or below. Stars do not count.
card-twinkle-does = A die directly under a die with fewer sides twinkles: 2 points. Example: a d10 under a d6. A die directly under a star never twinkles.

# Heading of a mission’s explanation; $mission is its name.
card-mission = Mission { $number }: { $mission }
# Name of a mission, ours: heading, label, list.
mission-1 = Longest line
# Name of a mission, ours: heading, label, list.
mission-2 = Equal results
# Name of a mission, ours: heading, label, list.
mission-3 = Lowest sum
# Name of a mission, ours: heading, label, list.
mission-4 = Few types
# Name of a mission, ours: heading, label, list.
mission-5 = Three highest
# Name of a mission, ours: heading, label, list.
mission-6 = Few colours
# Name of a mission, ours: heading, label, list.
mission-7 = Odd or even
# Name of a mission, ours: heading, label, list.
mission-8 = All five types
# Name of a mission, ours: heading, label, list.
mission-9 = Six at most
# Name of a mission, ours: heading, label, list.
mission-10 = Every colour
# Name of a mission, ours: heading, label, list.
mission-11 = Colours connected
# Name of a mission, ours: heading, label, list.
mission-12 = Two lower
# Name of a mission, ours: heading, label, list.
mission-13 = Twin types
# Name of a mission, ours: heading, label, list.
mission-14 = d4 to nine or ten
# Name of a mission, ours: heading, label, list.
mission-15 = Thirteen or fourteen
# Name of a mission, ours: heading, label, list.
mission-16 = Ones
# Name of a mission, ours: heading, label, list.
mission-17 = d6 with 3, d10 with 4
# Name of a mission, ours: heading, label, list.
mission-18 = From star to star
# Name of a mission, ours: heading, label, list.
mission-19 = Twin results
# Name of a mission, ours: heading, label, list.
mission-20 = Sum of two
mission-1-does = Score 3 points for the most dice in one line. Tied players score 3 each.
mission-2-does = Score 3 points for the most dice that show the same result. Tied players score 3 each.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Add up your 3 highest results: score 3 points for the highest sum. Tied players score 3 each.
mission-6-does = { rule-TW-5-6 } { mission-seven }
# Behind the sentence of missions 3, 4 and 6.
mission-seven = Only players with 7 dice compete.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
# Behind the sentence of missions 7 to 10.
mission-pays-all = Each player who meets this scores 3 points.
mission-11-does = Score 1 point for each connector between two dice of the same colour.
mission-12-does = Score 1 point for each die that shows exactly 2 less than the die above it.
mission-13-does = Score 2 points for each pair of dice of the same type side by side under one die or star.
mission-14-does = Score 2 points for each connector between a d4 and another die whose results add up to 9 or 10.
mission-15-does = Score 2 points for each colour whose dice add up to 13 or 14.
mission-16-does = Your dice that show 1: one scores 1 point, two 3 in all, three or more 5.
mission-17-does = Score 2 points for each pair: any d6 with another die showing 3, or any d10 with another die showing 4. Use each die in only one pair.
mission-18-does = Pair dice from under one star with dice from under the other, each die once. A pair with the same colour or the same result scores 1 point, with both 2.
mission-19-does = Score 2 points for each pair of dice with equal results side by side under one die or star.
mission-20-does = Score 3 points for each die whose result is the sum of the two dice below it.
# What a mission asks for in a solo game.
mission-1-solo = Five or more dice in one line.
# What a mission asks for in a solo game.
mission-2-solo = Three or more dice that show the same result.
# What a mission asks for in a solo game.
mission-3-solo = Seven dice whose results add up to less than 30.
# What a mission asks for in a solo game.
mission-4-solo = Dice of at most 3 types.
# What a mission asks for in a solo game.
mission-5-solo = Three dice that add up to 16 or more.
# What a mission asks for in a solo game.
mission-6-solo = Dice of at most 3 colours.
# What a mission asks for, in solo games and with several players.
mission-7-solo = Under each star, all results are odd or all are even; the two stars may differ, and one may be empty.
# What a mission asks for, in solo games and with several players.
mission-8-solo = Dice of all 5 types.
# What a mission asks for, in solo games and with several players.
mission-9-solo = Only results of 6 or lower.
# What a mission asks for, in solo games and with several players.
mission-10-solo = A die of every colour in play.
# What a mission asks for in a solo game.
mission-11-solo = Two dice of the same colour joined by a connector.
# What a mission asks for in a solo game.
mission-12-solo = A die that shows exactly 2 less than the die above it.
# What a mission asks for in a solo game.
mission-13-solo = Two dice of the same type side by side under one die or star.
# What a mission asks for in a solo game.
mission-14-solo = A d4 connected to another die so that they add up to 9 or 10.
# What a mission asks for in a solo game.
mission-15-solo = A colour whose dice add up to 13 or 14.
# What a mission asks for in a solo game.
mission-16-solo = A die that shows 1.
# What a mission asks for in a solo game.
mission-17-solo = Any d6 and another die that shows 3, or any d10 and another die that shows 4.
# What a mission asks for in a solo game.
mission-18-solo = Two dice, one under each star, with the same colour or the same result.
# What a mission asks for in a solo game.
mission-19-solo = Two dice with equal results side by side under one die or star.
# What a mission asks for in a solo game.
mission-20-solo = A die whose result is the sum of the two dice below it.

# Label beside the board of a solo game: points of the cards, and what wins the level.
goal-points =
    { $points ->
        [one] Goal { $goal }: { $points } point
       *[other] Goal { $goal }: { $points } points
    }
# Explains goal-points at a touch.
goal-points-does = Score at least { $goal } points with the colour cards and the Twinkle card. Now they score { $points }.
# Label beside the board of a solo game; “for good”: no later die can change it.
goal-mission =
    { $held ->
        [kept] { $mission }: met for good
        [met] { $mission }: met so far
       *[unmet] { $mission }: not met
    }

# A card inside a sentence: gain-part, text-cards.
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
# One of $parts in gain and text-parts: the points of a card or a mission.
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
# One of $parts in gain, in a solo game, where missions score no points.
gain-met =
    { $now ->
        [met] mission { $number } is met
       *[unmet] mission { $number } is no longer met
    }
# Behind did-hang and would-hang: the die scores nothing.
gain-none = No points.
# Behind did-hang and would-hang: what the die scores, by card and mission ($parts).
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
# One of $others in did-hang-others: another player’s points that change.
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
# Start of did-pick.
seat-picks =
    { $seat ->
        [you] You pick
       *[other] { $seat } picks
    }
seat-hangs =
    { $seat ->
        [you] You place the { $die } ({ $result }) under { $place }.
       *[other] { $seat } places the { $die } ({ $result }) under { $place }.
    }
# Second sentence of did-fall-lost.
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
# Points with their noun, inside the status lines of a finished game.
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Set-up: log and hover

# Log: a colour comes into play.
did-colour = In play: { $colour }.
# Log, and would-mission: a mission comes into play.
did-mission = { text-mission }
did-centre = In the centre, the { $die } shows { $result }.
# Log, and hovered at the set-up.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

# Preview at the set-up, with a real board.
would-colour = { did-colour }
# Preview at the set-up, with a real board.
would-mission = { text-mission }
would-centre = { did-centre }
# Preview at the set-up, with a real board.
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } the { $die } ({ $count } of { $most }).
# Log: $dice is a list, without results.
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
       *[out] { fits-nowhere } { seat-loses } and must discard a rolled die.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Others: { $others }.
# Log of a solo game.
did-out =
    { $seat ->
        [you] You discard the { $die }.
       *[other] { $seat } discards the { $die }.
    }
# Log: $told is the sentence of the last action.
did-over =
    { $end ->
        [level] { $told } Level won!
        [failed] { $told } Level not won.
       *[over] { $told } The game ends.
    }
# Log.
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
would-roll = Roll: { $dice }. If any of them fits, you must place one.
would-take = Take the { $die } ({ $result }) from the centre and place it without a roll.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
# Preview: $place as in did-hang; $gain as in gain.
would-hang = Place the { $die } ({ $result }) under { $place }. { $gain }
would-hang-others = { would-hang } Others: { $others }.
would-out = Discard the { $die } for good.
would-over =
    { $end ->
        [won] { $told } You win the game!
        [lost] { $told } The game ends, and you do not win.
        [level] { $told } You win the level!
       *[failed] { $told } You do not win the level.
    }
# What the button does that ends the game for this player.
would-resign = Resign: the others share the win.

## Status

# In place of the round, at the top of the table, while the game is set up.
status-setup = Set-up
# At the top of the table of a solo game.
turn = Turn { $count }
# At the top of the table.
round = Round { $count } of { $most }
# At the top of the table, in place of round, when lost turns are made up.
round-late = Round { $count }: lost turns
# Dice with their noun, inside status-choose, status-pick and status-roll.
dice-count =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
# Status line, at most 60 characters, as all below. Others read it too, also of a solo game.
status-choose =
    { $seat ->
        [you] Your turn: pick { dice-count } to roll, or take a d8.
       *[other] { $seat } is choosing dice.
    }
# Status line: as status-choose, where no d8 in the centre can be taken.
status-pick =
    { $seat ->
        [you] Your turn: pick { dice-count } to roll.
       *[other] { $seat } is choosing dice.
    }
# Status line: some dice are picked; $count are still to be picked.
status-pick-more =
    { $seat ->
        [you] Your turn: pick { $count } more to roll.
       *[other] { $seat } is choosing dice.
    }
# Status line: all dice are picked, and the button rolls them.
status-roll =
    { $seat ->
        [you] Your turn: roll { dice-count }.
       *[other] { $seat } is rolling dice.
    }
# Status line: several dice of the hand fit.
status-hang =
    { $seat ->
        [you] Your turn: place one of your dice.
       *[other] { $seat } is placing a die.
    }
# Status line: one die fits, or a d8 was taken; $die by die-shown.
status-take =
    { $seat ->
        [you] Your turn: place the { $die }.
       *[other] { $seat } is placing the { $die }.
    }
# Status line of a solo game: after a roll, also a failed one.
status-out-rolled =
    { $seat ->
        [you] Your turn: discard a rolled die.
       *[other] { $seat } is discarding a die.
    }
# Status line of a solo game: a d8 was taken, and another is in the centre.
status-out-centre =
    { $seat ->
        [you] Your turn: discard another d8 from the centre.
       *[other] { $seat } is discarding a d8.
    }
# Status line of a solo game: a d8 was taken, and no other is in the centre.
status-out-any =
    { $seat ->
        [you] Your turn: discard any available die, as no d8 is left.
       *[other] { $seat } is discarding a die.
    }
# Status line of a finished game.
status-over-won =
    { $seat ->
        [you] You won with { points-count }!
       *[other] { $seat } won with { points-count }.
    }
# Status line of a finished game; $seats: all who tied, $seat: the one who won.
status-over-tied =
    { $seat ->
        [you] Tied with { points-count }: { $seats }. You played last, so you won!
       *[other] Tied with { points-count }: { $seats }. { $seat } played last and won.
    }
# Status line of a solo game that is won; $goal: the points that it took.
status-over-level =
    { $points ->
        [one] Level won: { $points } point ({ $goal } needed)!
       *[other] Level won: { $points } points ({ $goal } needed)!
    }
# Status line of a solo game that is lost; $goal: the points that it took.
status-over-short =
    { $points ->
        [one] Level not won: { $points } point ({ $goal } needed).
       *[other] Level not won: { $points } points ({ $goal } needed).
    }
# Status line of a solo game that is lost; $missions: names of missions.
status-over-unmet = { status-over-short } Not met: { $missions }.
# Status line with a real board: what to type in; $count colours are still open.
status-type-colour = Which colours are in play? Still to choose: { $count }.
# Status line with a real board: what to type in.
status-type-mission =
    { $kind ->
        [bronze] Which bronze mission is in play?
       *[silver] Which silver mission is in play?
    }
# Status line with a real board: what to type in.
status-type-centre = What does the { $die } in the centre show?
# Status line with a real board: what to type in.
status-type-first = Who plays first?
# Status line with a real board: what to type in; see pad-result.
status-type-fall = { pad-result }

## Buttons

# Button; at most 18 characters.
action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }

## Refusals: why not, and what instead

refused-TW-1-2 = A die shows a number from 1 to its number of sides. Choose one of these.
refused-TW-2-1 = That colour cannot come into play. Choose one of those offered.
refused-TW-2-2 = A d8 shows a number from 1 to 8. Choose one of these.
refused-TW-2-4 = That mission cannot come into play: it is the wrong metal, or already there. Choose one of those offered.
refused-TW-2-5 = Nobody sits there. Choose a seat of this table.
refused-TW-3-1 = You can pick only dice in the centre or beside the cards. Choose one of those.
refused-TW-3-1-early = You have not picked enough dice to roll. Pick more first.
refused-TW-3-1-full = You have already picked 3 dice. Roll them, or undo a pick.
refused-TW-3-3 = You can take only a d8 from the centre. Choose one, or pick dice to roll.
refused-TW-3-3-late = You have picked dice to roll. Undo your picks before you take a d8.
refused-TW-3-4 = You cannot place it there: it must show less than the die above. Choose a die that shows more, or a star.
refused-TW-3-4-take = That d8 fits nowhere: your stars are full, and no die with room shows more. Take another, or roll.
refused-TW-3-4-lacks = You can place dice only under your own stars and dice. Choose one of those.
refused-TW-3-5 = You cannot place a third die there. Choose another place.
refused-TW-3-7 = First place one of the dice in your hand: choose the die and its place.
refused-TW-3-10 = The game is over. Step through it, or play another.
refused-TW-6-5-rolled = First choose which rolled die to discard.
refused-TW-6-5-taken = First discard another die: a d8 in the centre, or any available die if there is none. Choose which.
refused-TW-6-6 = None of the rolled dice fits. Choose which of them to discard.

## Options

# Label of a setting of a new game; bad-mission-level names it.
option-level = Missions
# Below the setting.
option-level-help = Extra points for all players; alone, you must meet them all.
# Value of the setting option-level: name of a level, and its missions.
option-level-0 = Basic: none
# Value of the setting option-level: name of a level, and its missions.
option-level-1 = Bronze: 1 bronze
# Value of the setting option-level: name of a level, and its missions.
option-level-2 = Silver: 2 silver
# Value of the setting option-level: name of a level, and its missions.
option-level-3 = Diamond: 1 bronze, 2 silver
# Value of the setting option-level; option-mission_1-help and bad-mission-level name it.
option-level-4 = chosen below
# Label of a setting of a new game.
option-mission_1 = First mission
# Below the setting.
option-mission_1-help = Only with missions “chosen below”; 1 to 10 are bronze, 11 to 20 silver.
# Value of a setting: no mission.
option-mission_1-0 = none
# Values of a setting: number and name of each mission.
option-mission_1-seat = { mission-choice }
# Label of a setting of a new game.
option-mission_2 = Second mission
# Below the setting.
option-mission_2-help = { option-mission_1-help }
# Value of a setting: no mission.
option-mission_2-0 = none
# Values of a setting: number and name of each mission.
option-mission_2-seat = { mission-choice }
# Label of a setting of a new game.
option-mission_3 = Third mission
# Below the setting.
option-mission_3-help = { option-mission_1-help }
# Value of a setting: no mission.
option-mission_3-0 = none
# Values of a setting: number and name of each mission.
option-mission_3-seat = { mission-choice }
# Values of a setting: number and name of each mission.
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
# Label of a setting of a new game, a switch.
option-red = Red in play
# Below the setting.
option-red-help = Always in play; the other colours are random.
# Label of a setting of a new game, a switch.
option-yellow = Yellow in play
# Below the setting.
option-yellow-help = { option-red-help }
# Label of a setting of a new game, a switch.
option-blue = Blue in play
# Below the setting.
option-blue-help = { option-red-help }
# Label of a setting of a new game, a switch.
option-green = Green in play
# Below the setting.
option-green-help = { option-red-help }
# Label of a setting of a new game, a switch.
option-black = Black in play
# Below the setting.
option-black-help = { option-red-help }
# Label of a setting of a new game, a switch.
option-purple = Purple in play
# Below the setting.
option-purple-help = { option-red-help }
# Label of a setting of a new game.
option-first = Who plays first
# Below the setting.
option-first-help = A random player, or the seat you choose.
# Value of the setting option-first.
option-first-0 = random
# Value of the setting option-first; seats are numbered from 1.
option-first-seat = seat { $count }
# Label of a setting of a new game, a switch.
option-keep = Failed rolls: discard no die
# Below the setting.
option-keep-help = Solo only: if no rolled die fits, you lose the turn, but you discard no die.

bad-colours = With this many players, only { $count } colours can be in play, but you chose more: { $colours }.
bad-mission-level = You chose mission { $number }, but “Missions” is not set to “chosen below”. Set it so.
bad-mission-twice = You chose mission { $number } twice. Choose another.
bad-missions = Nobody can meet missions { $missions } together. Leave one out.

## The board in text

# For screen readers: what the picture of the table is.
picture-label = The constellations, the dice in the centre and beside the cards; also given in text.
# For screen readers: heading of the board in text.
text-board = The dice under each star, then the available dice
# Board in text: start of a list of dice; $seat is a name.
text-star-a = { $seat }, star A:
# Board in text: start of a list of dice; $seat is a name.
text-star-b = { $seat }, star B:
# Board in text: a die, its result, and what it is under.
text-hung = { $die }: { $result }, under { $place }
# Board in text: start of a list of dice.
text-hand =
    { $seat ->
        [you] In your hand:
       *[other] In the hand of { $seat }:
    }
# Board in text: start of a list of d8s.
text-centre = In the centre:
# Board in text: start of a list of dice of one colour.
text-pool = Beside the cards, { $colour }:
# Board in text, solo game: start of a list of dice.
text-out = Discarded:
# Board in text: in place of an empty list of dice.
text-none = nothing
# Board in text: how a player stands.
text-row =
    { $points ->
        [one] { $seat }: 1 point, { $count } of 7 dice.
       *[other] { $seat }: { $points } points, { $count } of 7 dice.
    }
# Board in text, behind text-row: points by card and mission.
text-parts = By card: { $parts }.
# Board in text, behind text-row: see rule TW-3.9.
text-blocked = Blocked: no more dice can be placed.
# Board in text, behind text-row: whose turn it is.
text-turn =
    { $seat ->
        [you] Your turn.
       *[other] This player’s turn.
    }
# Board in text: names of cards, by card-name.
text-cards = Cards in play: { $cards }.
# Board in text, log and preview: $does is the mission’s own sentence.
text-mission = Mission { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = In Twinkle, you build a constellation of 7 dice. Each turn, roll any 3 dice and place one of them, or take a d8 from the centre with its result. Under a star any result may go, under a die only a lower one; at most two dice go directly under each. Each colour scores by its card; the Twinkle card rewards dice under dice with fewer sides. Missions may add to that. The player with the most points wins; alone, you need 20 points and every mission.
# Last part of the rules: how to play on this page.
rules-page = Click 3 dice to pick them, then roll; you can undo a pick until you roll. Or take a d8 from the centre. Point at a die in an open place to read what it would score there, and click to place it. The keyboard does all this too. “Help me decide” also shows the odds of the dice you picked. To play with real dice, choose a real board when you set up the table, or use the score pad. The names of the missions are ours.

# Heading of a section of the rules.
rules-TW-1 = Components
rule-TW-1-1 = There are 30 dice, all different: 6 colours (red, yellow, blue, green, black, purple), each with a d4, d6, d8, d10 and d12. A die is named by its colour and type.
rule-TW-1-2 = A d4 shows 1 to 4, a d6 1 to 6, a d8 1 to 8, a d10 1 to 10 (the face printed 0 is 10) and a d12 1 to 12. Each face is equally likely.
rule-TW-1-3 = The board has 2 Starting Stars for each of 4 players, and a scoring track with 4 markers. There are 6 Scoring Cards (one a colour), the Twinkle card and 20 Mission cards (1 to 10 bronze, 11 to 20 silver). There are also 4 Campaign cards for solo games and 7 connectors a player.

# Heading of a section of the rules.
rules-TW-2 = Set-up
rule-TW-2-1 = Choose the colours in play at random: 4 of 6 with 2 players, 5 with 3, all 6 with 4. Leave the dice of other colours out of the game.
rule-TW-2-2 = Roll the d8s in play once and put them in the centre, showing their results. Put all other dice, unrolled, beside the card of their colour.
rule-TW-2-3 = The Twinkle card is always in play.
rule-TW-2-4 = Draw missions at random. Basic: none. Bronze: 1 bronze. Silver: 2 silver. Diamond: 1 bronze and 2 silver. Missions are face up and shared by all players.
rule-TW-2-5 = The player who last saw a shooting star plays first, or choose at random. Play goes clockwise.

# Heading of a section of the rules.
rules-TW-3 = Your turn
rule-TW-3-1 = Roll 3: choose any 3 available dice, beside the cards, in the centre or both. Roll them and place exactly 1.
rule-TW-3-2 = Return the other 2 dice: each to its card, or a d8 to the centre with its new result.
rule-TW-3-3 = Or take a d8: choose a d8 in the centre that fits somewhere. Place it with the result it shows; do not roll it.
rule-TW-3-4 = You may place any result under a star. Under a die, the result must be lower than that of the die above; equal is not enough. You may use any of your dice as the die above, not only the newest.{$edition}
rule-TW-3-5 = You may place at most 2 dice directly under each star and each die.
rule-TW-3-6 = Placed dice never move and never change.{$ruling} One star may stay empty.
rule-TW-3-7 = If any of the rolled dice fits, you must place one; choose which and where. If none fits, return them all (d8s with their new results): you lose the turn. After a failed roll you may not take a d8 instead.{$ruling}
rule-TW-3-8 = After round 7, players who lost turns make them up. Begin with the first player and go clockwise, 1 turn each, passing over players who are finished or blocked. Repeat as needed.
rule-TW-3-9 = You are blocked if you can never place another die. Then both stars are full, and every die showing 2 or more has two dice below it. You are passed over to the end and finish with fewer than 7 dice.
rule-TW-3-10 = The game ends when every player has 7 dice or is blocked.
rule-TW-3-11 = With 2 to 4 players, 3 dice are always available. At least 7 are left with 2 players, 5 with 3 and 3 with 4.

# Heading of a section of the rules.
rules-TW-4 = Scoring Cards
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Count every black die under the star, however far below.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} For each red die, the best choice counts.{$ruling} The die’s own result does not count. A line runs from a star down to a die with none below it.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = The player with the most points wins. If players tie, the one of them who played last wins; turns made up after round 7 count.{$ruling}

# Heading of a section of the rules.
rules-TW-5 = Missions
rule-TW-5-1 = { mission-1-does } Missions 1 to 10 are bronze. Missions 1 to 6 compare the players.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = Score 3 points for the lowest sum of all results. Tied players score 3 each.
rule-TW-5-4 = Score 3 points for the fewest different types of dice. Tied players score 3 each.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = Score 3 points for the fewest different colours. Tied players score 3 each.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Missions 11 to 20 are silver: score each as often as it occurs.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } The whole constellation counts.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } You cannot pair a die with itself.{$ruling} The best pairing counts; two d6s that both show 3 may be a pair.
rule-TW-5-18 = { mission-18-does } The best pairing counts.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

# Heading of a section of the rules.
rules-TW-6 = Solo campaign
rule-TW-6-1 = The campaign has 40 levels, in order. A level fixes its missions and 4 colours: 20 dice, with 4 d8s in the centre. If you fail a level, try it again from the start.
rule-TW-6-2 = To win a level, score at least 20 points with the colour cards and the Twinkle card together, and meet every mission. Missions score no points here.
rule-TW-6-3 = Bronze missions ask for this. 1: a line of 5 dice or more. 2: three equal results, or more.{$ruling} 3: a sum below 30, with all 7 dice.{$ruling} 4: at most 3 types.{$ruling} 5: three dice that add up to 16 or more. 6: at most 3 colours.{$ruling} 7 to 9: as above. 10: all 4 colours of the level.
rule-TW-6-4 = You meet a silver mission if it would score at least once.
rule-TW-6-5 = Each turn, discard 1 die for good. After a roll, discard 1 of the 2 dice you did not place and return the other. After taking a d8, discard another d8 from the centre, or any available die if there is none.
rule-TW-6-6 = After a failed roll, choose 1 of the rolled dice to discard and return the rest.{$ruling} Option: after a failed roll, discard none.
rule-TW-6-7 = If fewer than 3 dice are available, roll those.{$ruling} If no die is left to discard, discard none.{$ruling} If no dice are left before you have placed 7, the game ends and is scored as it stands.{$ruling}
rule-TW-6-8 = If you can never place another die, the game ends at once and is scored as it stands.{$ruling}
rule-TW-6-9 = You may make levels of your own, with any Scoring Cards and any number of missions. Here you may choose any 4 colours and up to 3 missions.
rule-TW-6-10 = We do not know the 40 printed levels. Ours are 4 cards of 10.{$reconstruction} Each level has been won before. They are ordered by how often the bot “Hard” wins them. Every mission and every set of colours occurs. You may also choose colours and missions yourself. Missions 4 and 8 contradict each other, as do 6 and 10, and 1, 7 and 9.

# Heading of a section of the rules.
rules-TW-7 = Scoring example
rule-TW-7-1 = Bill has 16 points: yellow 3, green 2, black 1, red 8 (3, 3 and 2), Twinkle 2. Under star A: black d10 (10); below it red d12 (9); below that yellow d8 (6) and green d10 (7). Red d8 (5) under yellow d8, yellow d4 (2) under red d8, red d4 (3) under green d10.
rule-TW-7-2 = Elizabeth has 18 points: blue 4, green 5, black 5 (4 and 1), Twinkle 4. Under star A: black d8 (7), below it black d12 (3); green d8 (6), below it green d6 (4). Under star B: black d6 (5), below it blue d8 (3) and blue d4 (2).
rule-TW-7-3 = Anna has 19 points: yellow 6, blue 2, purple 3, red 2, Twinkle 6. Under star A: blue d6 (5), below it blue d10 (4), below that yellow d12 (2). Under star B: red d10 (9), below it purple d12 (8), below that yellow d10 (6) and yellow d6 (3).

# Heading of the last section of the rules: our rulings that belong to no printed rule.
rules-ours = Other rulings
rule-ours-1 = You compete for missions 3, 4 and 6 only if you have 7 dice.{$ruling}
rule-ours-2 = If you resign, you get nothing, and the other players share the win.{$ruling}
rule-ours-3 = Pick dice in any order; you can undo a pick until you roll.{$ruling}
rule-ours-4 = The points shown during a game are those of the constellations so far; missions that compare players can still change.{$ruling}

## Texts that cannot be read: what they should have been

unread-colour = “{ $text }” is not a colour. Choose one of these: { $colours }.
unread-mission = “{ $text }” is not a mission. Type “mission” and a number from 1 to { $count }.
unread-first = “{ $text }” is not a seat. Type “first” and a seat’s number, such as “first 2”.
unread-result = “{ $text }” is not a result of { $die }. Type a number from 1 to { $count }, such as “{ $die }=1”.
tree-part = “{ $text }” is not a placed die. Write it like “red d12=9@black d10” or “R12=9@N10”, or “R12=9@A” under star A.
tree-result = “{ $text }”: the die has no such face ({ $tag }).
tree-long = A constellation has at most 7 dice ({ $tag }), but this one has more: “{ $text }”.
tree-twice = The die { $text } appears twice, but there is only one ({ $tag }).
tree-colour = The die { $text } is of a colour not in play ({ $tag }).
tree-taken = The die { $text } is placed elsewhere or discarded ({ $tag }).
tree-parent = “{ $text }”: the die above is not in this constellation ({ $tag }).
tree-lower = “{ $text }”: the result must be lower than that of the die above ({ $tag }).
tree-three = More than two dice are directly under { $text } ({ $tag }).

## Bots

# Explains a bot: behind its name, without a full stop.
bot-greedy-help = plays for the most points this turn
# Explains a bot: behind its name, without a full stop.
bot-beginner-help = takes the first die that scores well, overlooks better ones and hopes for lucky rolls
# Explains a bot: behind its name, without a full stop.
bot-novice-help = like Hard, but a choice may cost it up to 6% win chance
# Explains a bot: behind its name, without a full stop.
bot-club-help = like Hard, but a choice may cost it up to 2% win chance
# Explains a bot: behind its name, without a full stop.
bot-strong-help = weighs what this turn leaves for later ones, as it has learned
# Explains a bot: behind its name, without a full stop.
bot-master-help = weighs every roll of this turn (late in a game, of the next one too) and the dice that others take

## Help with a decision

# Head of a column: the chance that one of the dice fits.
advice-fits = Fits
# Head of a column: the points of each card.
advice-cards = Card by card
# Head of a column.
advice-gain = Points
# Cell of a table: nothing to say.
advice-never = –
# Cell of a table.
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Cell of a table: mean points.
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Row of a table, also a button: $dice is a list.
advice-roll = Roll { $dice }
# Row of a table, also a button.
advice-take = Take the { $die } with its { $result }
# Row of a table, also a button.
advice-pick = Pick the { $die }
advice-odds = Fits: the chance that you can place one of the dice.
# Row of a table, also a button; $parent is the die above.
advice-hang = Place the { $die } ({ $result }) under the { $parent }
# Row of a table, also a button; $star is A or B.
advice-hang-star = Place the { $die } ({ $result }) under star { $star }
advice-places = Points: what the die scores there now, card by card. Later turns do not count.
advice-note = { advice-odds } Points: what this turn scores on average, with the best die in the best place. Later turns do not count.

## Scoring from a file, and the score pad

# A line before a figure, where one constellation is scored: missions 1 to 6 need others.
score-figure = { $mission } (figure to compare, no points)
# A line before points: mission 1 to 6, with the figure that is compared.
score-compared = { $mission } ({ $figure }, compared)
score-colours = “{ $text }” is not a set of colours. Use some of the letters { $letters }, each at most once.
# Score pad: heading.
pad-cards = Cards
# Score pad: heading; missions 1 to 6 show the figure that is compared.
pad-missions = Missions, as they stand (for 1 to 6, what is compared)
# Score pad: a switch that is on; $card is a colour’s card or a mission.
pad-in-play = { $card }: in play
# Score pad: a switch that is off; $card is a colour’s card or a mission.
pad-not-in-play = { $card }: not in play
# Score pad: above the picture of a constellation.
pad-die = Touch the place of the next die, or a placed die.
# Score pad, and status line with a real board: what to type in or touch.
pad-result = What does the { $die } show?
# Score pad: a die and its result, a button.
pad-shows = { $die }: { $result }
# Score pad: above the places to choose from.
pad-place = Where is the { $die } ({ $result })?
# Score pad: in place of pad-place, where no place is left.
pad-nowhere = The { $die } ({ $result }) fits nowhere.
# Score pad: a place, a button; $star is A or B.
pad-under-star = Under star { $star }
# Score pad: a place, a button.
pad-under-die = Under the { $die } ({ $result })
# Score pad: a button that undoes an entry; not “discard”, which is of solo games.
pad-remove = Remove the { $die }
# Score pad: label of the figure that decides mission 1 to 6.
pad-compared = { $mission }: what is compared
# Score pad: explains pad-compared; the points are in the line above it.
pad-compared-means = Decides who gets the points above.
# Score pad: heading of a list of switches.
pad-choose-missions = Missions in play
pad-bad-missions = “{ $text }” is not a set of missions. Choose at most 1 bronze (1 to 10) and 2 silver (11 to 20), such as “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. First remove the dice under it.
# Score pad: below the totals of players who tie.
pad-tied = Of the tied players, the one who played last wins (TW-4.8). The pad does not know which.
# Score pad: above the picture, in place of pad-die.
pad-whole = All 7 dice are placed.

# Button: the other die of the hand to place. The page says “Turn” here for other pieces.
action-turn = Next die
# Button on a touch screen; $place by star-a, star-b or place-die.
deed-place = Place under { $place }
# Button on a touch screen: pick a die to roll.
deed-pick = Pick this die
# Button on a touch screen: take a d8 as it lies in the centre. To 20 characters.
deed-take = Take the { $die }
# Button on a touch screen, solo game.
deed-discard = Discard the { $die }
# Hint on a touch screen: lights mark the places where a die fits.
touch-place = Touch a light.
# Hint on a touch screen: which die to pick or take.
touch-pick = Touch a die.
# Hint on a touch screen, solo game: which die to discard.
touch-discard = Touch a die.

## The symbols of the picture, explained at a touch and in the legend

# Name of a symbol of the picture, in the legend.
sign-star = Starting Star
sign-star-does = Each constellation begins at two stars, A and B. Up to 2 dice go directly under each star and each die.
# Name of a symbol of the picture, in the legend.
sign-connector = Twinkling connector
sign-connector-does = The die below has more sides than the one above: it scores 2 points by the Twinkle card.
# Name of a symbol of the picture, in the legend.
sign-centre = Centre
sign-centre-does = The d8s lie here with the results of their last roll.
# Name of a symbol of the picture, in the legend.
sign-take = Take as it lies
sign-take-does = Place this d8 with the result it shows, without a roll.
# Name of a symbol of the picture, in the legend.
sign-cup = Dice cup
sign-cup-does = Roll the dice you picked. If any fits, place one and return the others.
# Name of a symbol of the picture, in the legend.
sign-left = Discarded
sign-left-does = Solo: each turn, discard a die for good. Its place is crossed out.
# Legend: the dice of a player’s constellation.
now-hung =
    { $count ->
        [one] 1 of 7 dice is placed.
       *[other] { $count } of 7 dice are placed.
    }
# Legend: the points of a card or mission now.
now-points =
    { $points ->
        [one] 1 point now.
       *[other] { $points } points now.
    }
# Legend: the most points that a card or mission can have with one more die.
now-best =
    { $card ->
        [any] One more die can make it { $points }.
       *[colour] One more die of this colour can make it { $points }.
    }
# Legend: in place of now-best.
now-most =
    { $card ->
        [any] No single die can make it more.
       *[colour] No single die of this colour can make it more.
    }
# Legend: the figures that decide mission 1 to 6, this player’s and the best of the others.
now-compared = { $own } here; best of the others: { $others }.
# Legend and board in text, solo game: the mission is met.
now-met = Met now.
# Legend, solo game.
now-may-meet = { now-unmet } One more die can meet it.
# Legend and board in text, solo game: the mission is not met.
now-unmet = Not met now.

## What gives the win chances of a review

# $name in review-evaluator: what the win chances of a review come from.
evaluator-net = learned values on top of exact turns
# As evaluator-net, for solo games.
evaluator-level = { evaluator-net }, for the level

## Kinds of chance, for statistics; kinds of costly choices, and why another choice is better

# Heading of a table of the luck in many games.
chance-of-d4 = Results of the d4s
# Heading of a table of the luck in many games.
chance-of-d6 = Results of the d6s
# Heading of a table of the luck in many games.
chance-of-d8 = Results of the d8s
# Heading of a table of the luck in many games.
chance-of-d10 = Results of the d10s
# Heading of a table of the luck in many games.
chance-of-d12 = Results of the d12s
# Heading of a table of the luck in many games.
chance-of-colour = Colours in play
# Kind of a costly choice: in lists, and behind a name.
mistake-taking = taking instead of rolling
# Kind of a costly choice: in lists, and behind a name.
mistake-rolling = rolling instead of taking
# Kind of a costly choice: in lists, and behind a name.
mistake-low-d8 = taking too low a d8
# Kind of a costly choice: in lists, and behind a name.
mistake-dull = rolling dice that rarely twinkle
# Kind of a costly choice: in lists, and behind a name.
mistake-weak = rolling dice that score less
# Kind of a costly choice: in lists, and behind a name.
mistake-small = rolling dice with too few sides
# Kind of a costly choice: in lists, and behind a name.
mistake-large = rolling dice with too many sides
# Kind of a costly choice: in lists, and behind a name.
mistake-colour = choosing the wrong colour
# Kind of a costly choice: in lists, and behind a name.
mistake-mission = missing a mission
# Kind of a costly choice: in lists, and behind a name.
mistake-twinkle = missing a twinkle
# Kind of a costly choice: in lists, and behind a name.
mistake-points = placing for too few points
# Kind of a costly choice: in lists, and behind a name.
mistake-low = placing too low a result
# Kind of a costly choice: in lists, and behind a name.
mistake-top = placing a die with many sides on top
# Kind of a costly choice: in lists, and behind a name.
mistake-star = placing under a star too early
# Kind of a costly choice: in lists, and behind a name.
mistake-under = placing under a die, not a star
# Kind of a costly choice: in lists, and behind a name.
mistake-place = placing a die badly
# Kind of a costly choice: in lists, and behind a name.
mistake-fitting = discarding a d8 that still fits
# Kind of a costly choice: in lists, and behind a name.
mistake-discard = discarding the wrong die
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
        [one] This leaves 1 place free under stars, not { $taken }.
       *[other] This leaves { $better } places free under stars, not { $taken }.
    }
why-high = Under dice, results up to { $better } then fit, not up to { $taken }.
why-next = With the dice that are left, the next turn then scores { NUMBER($better, maximumFractionDigits: 1) } points on average, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

# Button in the position editor: whose turn it is.
edit-turn = To act: { $player }

## Puzzles

# $how in puzzle-proof: “Proven by every roll, …”
puzzle-how-exact-turn = by every roll, die and place of the last turns
# What a puzzle is about: in lists.
puzzle-theme-which-dice = which dice to roll
# What a puzzle is about: in lists.
puzzle-theme-centre = a die from the centre
# What a puzzle is about: in lists.
puzzle-theme-twinkle = a die that twinkles
# What a puzzle is about: in lists.
puzzle-theme-colour-card = a colour’s card
# What a puzzle is about: in lists.
puzzle-theme-mission = a mission
# What a puzzle is about: in lists.
puzzle-theme-last-die = the last die
# What a puzzle is about: in lists.
puzzle-theme-defence = before the other player’s last turn
# What a puzzle is about: in lists.
puzzle-theme-fewer-points = fewer points are better
puzzle-ask-which-dice = Which dice do you roll, or which d8 do you take?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Where do you place your last die?
puzzle-ask-defence = { puzzle-ask-last-die } The other player has one more to place.

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = With 2 players, 4 of the 6 colours are in play, each with 5 types. The outline shows the type, the mark the colour.
example-centre = With 2 players, 4 colours are in play. The d8s are in the centre with results; the other dice are unrolled.
example-three = You pick 3 dice, from the centre or beside the cards, and roll them. Two dice are not enough.
# Below a picture beside the rule.
example-take = The red d8 shows 4 and fits under the red 5. The yellow d8 shows 5 and fits nowhere.
example-lower = You may place a 3 under a 5, but not under another 3.
example-two-at-most = You may place one more die under the red 9. The star already has two.
# Below a picture beside the rule.
example-yellow = One, two and three yellow dice.
example-blue = Two blue dice under one star are a pair: 4 points. Any other blue die scores 1. Blue and red are not a pair.
example-green = A green d4 with two other d4s, and a green d12 alone of its type.
example-black = Two black dice under one star with a sum of 9, or one under each star.
example-purple = A purple die connected to three dice. Stars do not count.
example-red = For the red die, choose the line with 8, 6 and 4: three other even results.
example-twinkle = A d6 twinkles under a d4, and a d8 under a d6. A d6 or a d4 under a d6 does not.
# Below a picture beside the rule.
example-connectors = Three connectors join dice of the same colour: 9 and 7, 7 and 5, and 4 and 3.
example-sums = Below the 9 are 5 and 4, below the 5 are 3 and 2: both are sums.
example-out = You place the red d4. Then discard one of the two dice rolled with it, no other.
example-bill = Bill’s constellation: the red d12 under the black d10 twinkles.
example-elizabeth = Elizabeth’s constellation: a blue pair, and black dice under both stars.
example-anna = Anna’s constellation: three yellow dice, and three dice that twinkle.
example-any-order = You pick a green die first; you may then pick a red one.
# Heading on the one-page summary.
summary-turn = Your turn
summary-turn-1 = Pick any 3 available dice, roll them and place exactly 1. Return the others; a d8 goes to the centre with its new result.
summary-turn-2 = Or take a d8 from the centre and place it with its result, if it fits.
summary-turn-3 = If none of the rolled dice fits, you lose the turn.
# Heading on the one-page summary: how dice are placed.
summary-hang = Placing
summary-hang-1 = Under a star: any result. Under a die: only a lower one; equal is not enough.
summary-hang-2 = At most 2 dice directly under each star and each die.
summary-hang-3 = Placed dice never move.
# Heading on the one-page summary: what scores.
summary-cards = Points
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Black, for each star: one die 1; two or more by their sum: 6 or less: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 or more: 3.
summary-cards-5 = Each purple die: 1 for each die connected to it, above or below.
summary-cards-6 = Each red die: choose one line through it and odd or even results. Score 1 for each of the other dice on that line with such a result.
summary-cards-7 = Twinkle: 2 for each die directly under a die with fewer sides.
# Heading on the one-page summary.
summary-end = End of the game
summary-end-1 = The game ends when everyone has 7 dice or is blocked. Lost turns are made up after round 7.
summary-end-2 = Most points wins. If players tie, the one of them who played last wins.
summary-end-3 = Solo: score at least 20 points with the cards and meet every mission. Discard 1 die each turn.

## The tutorial

tutorial-goal = Your goal: place 7 dice under your two stars and score more points than Zoe.
tutorial-pick = Each turn, you pick 3 dice, roll them and place one. Pick the blue d12 first.
tutorial-pick-other = For this lesson, pick the marked die.
# Tutorial: a step, the next pick after tutorial-pick.
tutorial-pick-2 = Now pick the yellow d10.
# Tutorial: a step, the next pick after tutorial-pick.
tutorial-pick-3 = Then pick the green d4.
# Tutorial: a step; the button rolls.
tutorial-roll = Now roll the 3 dice.
tutorial-hang = You place 1 of the 3 and return the others. Any result may go under a star, and a high one is best. Place the blue d12, a 9, under your first star.
tutorial-hang-low = That is allowed, but only lower results fit below, so it leaves little room. Place the blue d12, which shows more.
tutorial-centre = Zoe took a d8 from the centre and placed it with the result it shows, without a roll. Take the blue d8, a 7.
tutorial-centre-other = For this lesson, take the blue d8 from the centre.
tutorial-under = Under a die, only a lower result may go, and at most two dice. The 7 fits under the 9. Place it there.
tutorial-under-other = That is allowed, but the lesson needs it under the blue d12. Place it there.
tutorial-blue-roll = Each colour scores by its card. Two blue dice side by side under one die or star score 4 points, any other blue die 1. The blue d10 is one of your 3: roll.
tutorial-blue = The blue d10 shows 6. Place it under the 9, beside the blue d8.
tutorial-blue-other = That is allowed, but the lesson needs the blue d10 beside the blue d8. Place it under the 9.
tutorial-yellow = Yellow counts your yellow dice, wherever they are: one scores 1 point, two 3 in all, three or more 6. Place the yellow d6, a 5, under the 7.
tutorial-yellow-other = That is allowed, but the lesson needs the yellow d6 under the blue d8. Place it there.
tutorial-twinkle = A die of any colour twinkles directly under a die with fewer sides: 2 points. Place the yellow d10 under the yellow d6.
tutorial-twinkle-other = Place the yellow d10 under the yellow d6, where it twinkles.
tutorial-green = A green die scores 1 point, plus 1 for each other die of its type that you have. You have two d10s. Place the green d10 under the yellow d6, where it twinkles.
tutorial-green-other = That is allowed, but the lesson needs the green d10 under the yellow d6. Place it there.
tutorial-mission = Missions are for all players. Here each player who has dice of all 5 types scores 3 points. You lack only a d4. Pick the red d4.
tutorial-red = A red die scores 1 for each of the other odd dice on a line through it, or of the even ones. The line 9, 7, 5, 3 is all odd. Place the red d4 at its end: 4 points and the mission.
tutorial-red-other = That is allowed, but scores less. Place the red d4 at the end of the longest line, under the yellow d10.
tutorial-won = Everyone has 7 dice, and you won 22 to 16! Remember: if none of your 3 dice fits, return them all. You lose the turn.
tutorial-colours = This is near the end of another game. With 2 players, 4 of the 6 colours are in play, this time black and purple too.
tutorial-purple = A purple die scores 1 point for each die connected to it, above or below. Place the purple d10 under the yellow d12.
tutorial-purple-other = That is allowed, but the lesson needs the purple d10 under the yellow d12. Place it there.
tutorial-purple-two = Connected purple dice count each other. The mission scores 1 point for each die exactly 2 lower than the die above. Place the purple d6, a 6, under the purple d10, an 8.
tutorial-purple-two-other = That is allowed, but does not connect the purple dice. Place the purple d6 under the purple d10.
tutorial-black = Black dice score by their sum under each star; 9 is best: 5 points. Your first star has a black 6. Place the black 3 under the red d12, where it also scores for the mission.
tutorial-black-other = That is allowed, but scores less. Place the black d4 under the red d12: a sum of 9 under your first star, and the mission.
tutorial-end = You won again, and you know all 6 colours. Missions differ from game to game: read them first and have fun!
