### The words of Shizzle in English.
###
### $colour: red orange yellow green blue purple pink black.  $number: that of a face, 1 to 6.  $die: a die, 1 to 6.
### $face, $end: what a die shows, by the messages face, face-a and face-the ($end in did-over and status-over-*: why the game
### is over: bank target rounds cap).  $by: why a die joins: number colour, or none, spark, barred.
### $gain: points and what they are for, by the messages gain-*.  $seat, $victim: names.  $count, $points: numbers.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.

## The game

game-name = Shizzle
game-tagline = Six dice, one spark: stop in time, or roll on and risk it all.
game-about = Grow a line of dice from the Spark, each matching the one before it in number or colour. Stop and bank its points, or roll on and risk them all. Get all six in line for a Shizzle: six points for you, or six that somebody else has to give back.

## Colours and faces

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-black = black

face =
    { $colour ->
        [red] red { $number }
        [orange] orange { $number }
        [yellow] yellow { $number }
        [green] green { $number }
        [blue] blue { $number }
        [purple] purple { $number }
        [black] black { $number }
       *[pink] pink { $number }
    }
face-a =
    { $colour ->
        [red] A red { $number }
        [orange] An orange { $number }
        [yellow] A yellow { $number }
        [green] A green { $number }
        [blue] A blue { $number }
        [purple] A purple { $number }
        [black] A black { $number }
       *[pink] A pink { $number }
    }
face-the =
    { $colour ->
        [red] the red { $number }
        [orange] the orange { $number }
        [yellow] the yellow { $number }
        [green] the green { $number }
        [blue] the blue { $number }
        [purple] the purple { $number }
        [black] the black { $number }
       *[pink] the pink { $number }
    }

# Helpers for the sentences below.
to-act =
    { $seat ->
        [you] Your turn
       *[other] { $seat }
    }
seat-joins =
    { $seat ->
        [you] You put the { $face } next to the { $end }: { same }.
       *[other] { $seat } puts the { $face } next to the { $end }: { same }.
    }
seat-banks =
    { $seat ->
        [you] You bank { $gain }.
       *[other] { $seat } banks { $gain }.
    }
seat-attacks =
    { $seat ->
        [you] You attack { $victim }, who returns { points-count } to the bank.
       *[other] { $victim ->
            [you] { $seat } attacks you: you return { points-count } to the bank.
           *[other] { $seat } attacks { $victim }, who returns { points-count } to the bank.
        }
    }
seat-wins =
    { $seat ->
        [you] You win
       *[other] { $seat } wins
    }
seats-share =
    { $seats ->
        [you] A shared win: { $seats }
       *[other] { $seats } share the win
    }
same =
    { $by ->
        [number] same number
       *[colour] same colour
    }
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
to-settle =
    { $pending ->
        [one] One Shizzle is to be settled.
       *[other] { $pending } Shizzles are to be settled.
    }

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } points for a line of { $points }
gain-shizzles =
    { $count ->
        [one] { $points } points for the Shizzle
       *[other] { $points } points for { $count } Shizzles
    }
gain-both =
    { $count ->
        [one] { $points } points: { $line } for the line and { $worth } for the Shizzle
       *[other] { $points } points: { $line } for the line and { $worth } for { $count } Shizzles
    }
gain-rest =
    { $points ->
        [one] the last point in the bank, instead of { $earned }
       *[other] the last { $points } points in the bank, instead of { $earned }
    }

## Set-up: log and hover

did-dice = Die { $die }: its { $number } is { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
        [black] black
       *[pink] pink
    }.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
did-spark =
    { $seat ->
        [you] You roll die { $die } alone for the first Spark.
       *[other] { $seat } rolls die { $die } alone for the first Spark.
    }
did-fall-spark = { $face }: the first Spark.

would-dice = The { $number } of die { $die } is { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
        [black] black
       *[pink] pink
    }.
would-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
would-spark = Roll die { $die } alone: as it falls, it is the first Spark.
would-fall-spark = { $face }; it is the first Spark.

## Turns: log

did-roll =
    { $seat ->
        [you] You roll the five dice beside the Spark, the { $face }.
       *[other] { $seat } rolls the five dice beside the Spark, the { $face }.
    }
rolls-on =
    { $seat ->
        [you] You roll on
       *[other] { $seat } rolls on
    }
did-roll-on =
    { $count ->
        [one] { rolls-on }: one die, to fit the { $face }, with { points-count } at risk.
       *[other] { rolls-on }: { $count } dice, one of them to fit the { $face }, with { points-count } at risk.
    }
did-roll-shizzle = { rolls-on }, with { points-count } at risk: the { $face } is the new Spark, and five dice roll.
did-fall =
    { $by ->
        [number] { $face }: the number fits.
        [colour] { $face }: the colour fits.
       *[none] { $face } falls.
    }
did-choke =
    { $seat ->
        [you] { $points ->
            [0] { $face }, and no die fits: Choke! You get nothing this turn.
            [one] { $face }, and no die fits: Choke! You lose the 1 point of this turn.
           *[other] { $face }, and no die fits: Choke! You lose the { $points } points of this turn.
        }
       *[other] { $points ->
            [0] { $face }, and no die fits: Choke! { $seat } gets nothing this turn.
            [one] { $face }, and no die fits: Choke! { $seat } loses the 1 point of this turn.
           *[other] { $face }, and no die fits: Choke! { $seat } loses the { $points } points of this turn.
        }
    }
did-join-two = { seat-joins } That makes 2 in line.
did-join = { seat-joins } That makes { $count } in line.
did-join-shizzle = { seat-joins } All six: a Shizzle!
did-fizzle = { seat-joins } No third die fits: a Fizzle. { seat-banks }
did-fizzle-settle = { seat-joins } No third die fits: a Fizzle. { to-settle }
did-stop =
    { $seat ->
        [you] You stop and bank { $gain }.
       *[other] { $seat } stops and banks { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] You stop. { to-settle }
       *[other] { $seat } stops. { to-settle }
    }
did-take =
    { $seat ->
        [you] You take { $gain }.
       *[other] { $seat } takes { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { seat-banks }
did-attack-last = { seat-attacks } That ends the turn.
did-over =
    { $end ->
        [bank] { $told } The bank is empty: the game is over.
        [target] { $told } The target is reached: the game is over.
        [rounds] { $told } The last round is over, and so is the game.
       *[cap] { $told } That was turn 500, the last: the game is over.
    }

## Turns: what a hovered target would do

would-roll = Roll the five dice beside the Spark, the { $face }. If none fits it, that is a Choke.
would-roll-on =
    { $count ->
        [one] Roll the one die that is not in line. If it does not fit the { $face }, you lose { points-count }.
       *[other] Roll the { $count } dice that are not in line. If none fits the { $face }, you lose { points-count }.
    }
would-roll-shizzle = Roll on: the { $face } is the new Spark. If none of the five dice fits it, you lose { points-count }.
would-fall =
    { $by ->
        [number] { $face }: the number fits.
        [colour] { $face }: the colour fits.
       *[none] { $face } falls.
    }
would-choke =
    { $seat ->
        [you] { $points ->
            [0] { $face }, and no die fits: Choke!
            [one] { $face }, and no die fits: Choke! You lose 1 point.
           *[other] { $face }, and no die fits: Choke! You lose { $points } points.
        }
       *[other] { $points ->
            [0] { $face }, and no die fits: Choke!
            [one] { $face }, and no die fits: Choke! { $seat } loses 1 point.
           *[other] { $face }, and no die fits: Choke! { $seat } loses { $points } points.
        }
    }
would-join-two = Put the { $face } next to the { $end }: { same }. That makes 2 in line, and a third has to follow.
would-join = Put the { $face } next to the { $end }: { same }. That makes { $count } in line; stopping then brings { points-count }.
would-join-shizzle = Put the { $face } next to the { $end }: { same }. That makes all six, a Shizzle: six points for you, or an attack.
would-fizzle = Put the { $face } next to the { $end }: { same }. No third die fits: a Fizzle. Your turn ends, and you bank { $gain }.
would-fizzle-settle = Put the { $face } next to the { $end }: { same }. No third die fits: a Fizzle, and your turn ends. { to-settle }
would-stop = Stop and bank { $gain }.
would-stop-settle =
    { $pending ->
        [one] Stop. Then settle your Shizzle: take six points, or attack.
       *[other] Stop. Then settle your { $pending } Shizzles, each for six points or an attack.
    }
would-take = Take { $gain }.
would-attack = Attack { $victim }, who returns { points-count } to the bank. { to-settle }
would-attack-gain = Attack { $victim }, who returns { points-count } to the bank. Then you bank { $gain }.
would-attack-last = Attack { $victim }, who returns { points-count } to the bank. Your turn ends.
would-over =
    { $result ->
        [won] { $told } That ends the game: you win!
        [shared] { $told } That ends the game: you share the win.
       *[lost] { $told } That ends the game, and you do not win it.
    }

## Status

status-setup = Set-up
status-spark = { to-act }: choose any die and roll it alone; it becomes the first Spark.
status-ready = { to-act }: the Spark is the { $face }. Roll the other five dice.
status-join-spark = { to-act }: put a die next to the { $face }. The line has to reach three.
status-join-third = { to-act }: put a third die next to the { $face }.
status-join = { to-act }: put at least one die next to the { $face }.
status-fizzle = { to-act }: no line of three is possible. Choose the die that joins the { $face }; it is a Fizzle, and the turn ends.
status-join-or-end =
    { $rest ->
        [one] { to-act }, { $count } in line: put one more die next to the { $face }, stop with { points-count }, or roll the other die.
       *[other] { to-act }, { $count } in line: put one more die next to the { $face }, stop with { points-count }, or roll the other { $rest }.
    }
status-end =
    { $rest ->
        [one] { to-act }, { $count } in line: stop with { points-count }, or roll the other die.
       *[other] { to-act }, { $count } in line: stop with { points-count }, or roll the other { $rest } dice.
    }
status-shizzle = { to-act }, a Shizzle! Stop, or put { points-count } at risk: roll the other five dice, with the { $face } as the new Spark.
status-settle =
    { $count ->
        [one] { to-act }: take { points-count }, or use the Shizzle to attack.
       *[other] { to-act }: take { points-count }, or use one of { $count } Shizzles to attack.
    }
status-over-won =
    { $end ->
        [bank] The bank is empty. { seat-wins } with { points-count }!
        [target] The target is reached. { seat-wins } with { points-count }!
        [rounds] The last round is over. { seat-wins } with { points-count }!
       *[cap] 500 turns are over. { seat-wins } with { points-count }!
    }
status-over-shared =
    { $end ->
        [bank] The bank is empty. { seats-share }, with { points-count } each.
        [target] The target is reached. { seats-share }, with { points-count } each.
        [rounds] The last round is over. { seats-share }, with { points-count } each.
       *[cap] 500 turns are over. { seats-share }, with { points-count } each.
    }
status-type-dice = Die { $die }: which colour is its { $number }?
status-type-first = Who plays first?
status-type-fall =
    { $count ->
        [one] One die is still to fall, die { $die }: what does it show?
       *[other] { $count } dice are still to fall, next die { $die }: what does it show?
    }
round =
    { $target ->
        [0] { $most ->
            [0] Round { $count }
           *[other] Round { $count } of { $most }
        }
       *[other] { $most ->
            [0] Round { $count }, first to { $target } points
           *[other] Round { $count } of { $most }, or first to { $target } points
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
action-stop = Stop: { points-count }
action-stop-settle =
    { $count ->
        [one] Stop and settle the Shizzle
       *[other] Stop and settle { $count } Shizzles
    }
action-take = Take { points-count }
action-attack = Attack { $victim }

## Refusals: why not, and what instead

refused-SH-1-1 = A die shows a number from 1 to 6. Choose one of its faces.
refused-SH-1-2 = That face cannot be on this die: each die has each colour once, and no two dice have the same face. Choose one of the colours offered.
refused-SH-1-4 = Nobody sits there. Choose a seat of this table to play first.
refused-SH-2-1 = There is no Spark yet. Choose one of the six dice to roll alone.
refused-SH-2-2 = Your turn begins with a roll. Roll the five dice beside the Spark first.
refused-SH-2-3 = That die has neither the number nor the colour of the last die in line. Choose one that shares either.
refused-SH-2-3-lies = That die lies in the line already and stays there. Choose one that was rolled.
refused-SH-2-8 = The line is not ready for that: a die must join after every roll, and two dice are too few. Choose a die that fits.
refused-SH-2-8-alone = No other die would fit behind that one, but a line of three is possible and has to be made. Choose another die.
refused-SH-3-1 = Your turn has stopped; only the Shizzles are left to settle. Take the points, or choose whom to attack.
refused-SH-3-1-early = There is nothing to settle yet. Let a die join, roll on, or stop first.
refused-SH-3-2 = Only another player who has points can be attacked. Choose one of those, or take the points.
refused-SH-3-6 = The game is over. You can step through it, or play another.

## Options

option-first = Who plays first
option-first-help = Chance decides, or you say which seat begins.
option-first-0 = by chance
option-first-seat = seat { $count }
option-random_dice = Random dice
option-random_dice-help = Chance puts the six colours on the dice anew. Each die still has each number and each colour once, and no face comes twice.
option-rounds = Rounds
option-rounds-help = The game also ends after so many turns for everyone; most points win.
option-rounds-0 = no limit
option-target = Target in points
option-target-help = The game also ends when somebody stops with so many points.
option-target-0 = none
option-cap = At most 500 turns
option-cap-help = After 500 turns the leader wins. Attacks could otherwise prolong a game without end. A table with bots only always has this.

## The board in text

picture-label = The line of dice, the loose dice, the bank and everyone’s points; the same content is given in text.
text-board = The line place by place, then the six dice
text-place =
    { $by ->
        [number] Place { $count }: { $face }, by number
        [colour] Place { $count }: { $face }, by colour
       *[spark] Place { $count }: { $face }, the Spark
    }
text-place-empty = Place { $count }: free
text-die = Die { $die }: { $face }
text-die-line = Die { $die }: { $face }, in line at place { $count }
text-die-loose =
    { $by ->
        [number] Die { $die }: { $face }, fits by number
        [colour] Die { $die }: { $face }, fits by colour
        [barred] Die { $die }: { $face }, fits, but would stand alone where three are possible
       *[none] Die { $die }: { $face }, does not fit
    }
text-die-falling = Die { $die }: being rolled
text-die-blank = Die { $die }: not rolled yet
text-side =
    { $colour ->
        [red] Die { $die }: its { $number } is red
        [orange] Die { $die }: its { $number } is orange
        [yellow] Die { $die }: its { $number } is yellow
        [green] Die { $die }: its { $number } is green
        [blue] Die { $die }: its { $number } is blue
        [purple] Die { $die }: its { $number } is purple
        [black] Die { $die }: its { $number } is black
        [pink] Die { $die }: its { $number } is pink
       *[none] Die { $die }: its { $number } is not known yet
    }
text-row =
    { $count ->
        [one] { $seat }: 1 point.
       *[other] { $seat }: { $count } points.
    }
text-turn =
    { $seat ->
        [you] It is your turn.
       *[other] It is this player’s turn.
    }
text-bank =
    { $count ->
        [one] Bank: 1 point left.
       *[other] Bank: { $count } points left.
    }
text-pending =
    { $count ->
        [one] One Shizzle waits to be settled.
       *[other] { $count } Shizzles wait to be settled.
    }
points-banked = Points

## Rules

rules-intro = Shizzle is a dice game of nerve for two to six players. There are six dice; every face has a number and a colour, and no face comes twice. Your turn begins with the Spark, the last die of the line before yours, and you roll the other five. Dice join the line at its open end, each sharing its number or its colour with the one before. If no die fits, that is a Choke: all the points of the turn are lost. If two is the longest line you can make, it is a Fizzle: two points, and the turn ends. From three on, a Flicker, you decide: stop and bank a point for every die in line, or roll the rest and risk it all. A line of six is a Shizzle: take six points, make somebody else give back six, or roll on with even that at risk. When the bank is empty, most points win.
rules-page = Press “Roll” to begin your turn. The dice that may join light up: click one to put it at the end of the line, or choose it with the keyboard. Point at it first to read what would happen. As soon as you may, “Stop” and “Roll” are offered too. A Choke and a Fizzle end your turn of themselves. If you stop with a Shizzle and somebody can be attacked, you say whether to take the points or whom to attack; otherwise you simply get the points. To play with real dice, choose to type chance in: you enter what the dice show, in any order. Which colours lie on which die is our reconstruction {$reconstruction}; it stands in one data file, dice.toml, where anyone who has the box can correct it.

rules-SH-1 = What is in the box
rule-SH-1-1 = There are six dice with the numbers 1 to 6. Each of the 36 pairs of number and colour is on exactly one face, and each die has each number once and each colour once {$review}.
rule-SH-1-2 = The colours are red, orange, purple, blue, green and yellow; the sixth is our guess, and real sets differ from box to box. On our dice the colours go round in that order, and each die begins one colour later {$reconstruction}. Option: random dice.
rule-SH-1-3 = The chips are points: 14 of five and 30 of one, 100 in all. The bank starts with 40 points for two players, 60 for three, 75 for four, 90 for five and 100 for six. Everyone starts with none. The bank and all scores always add up to the same sum.
rule-SH-1-4 = In the book the youngest starts; here the host chooses, or chance does {$ruling}. Play passes to the left.

rules-SH-2 = Your turn
rule-SH-2-0 = A Shizzle is pending until the turn has settled it; nothing else is ever pending. The line counts once, when the turn stops: a line of three that grew to five is worth five. A line of six is one pending Shizzle and has no points besides.
rule-SH-2-1 = In the first turn of the game the starter chooses any die and rolls it alone: it is the Spark. Later the Spark is the last die of the previous player’s line, as it lies.
rule-SH-2-2 = The Spark is the first die of your line, and it counts. Roll the other five.
rule-SH-2-3 = The line grows at its open end only. Each die must share number or colour with the die before it. Choose and order the dice of this roll as you like; dice of earlier rolls stay where they are {$ruling}.
rule-SH-2-4 = Choke: no die of a roll can join, be it the first or a later one. The turn ends, and all its points are lost, pending Shizzles too.
rule-SH-2-5 = Fizzle: you rolled five dice, and the longest line possible is two. You choose which fitting die joins. Then the turn must end: two points, and whatever is pending.
rule-SH-2-6 = Flicker: a line of three, four or five. Stop, and take that many points and whatever is pending; or roll all the dice that are not in line. At least one of them must then join, or it is a Choke. It is never a Fizzle, for fewer than five dice are rolled.
rule-SH-2-7 = Shizzle: all six dice are in line. It is worth six points that you take, or six that another player returns to the bank. Stop, or roll on with it at risk: the sixth die becomes the new Spark, a fresh line of one, and you roll the other five.
rule-SH-2-8 = If a die fits, at least one must be added. You may leave other fitting dice out {$ruling}. But when five dice were rolled and a line of three or more is possible, the line must reach at least three: two is only ever a Fizzle {$ruling}. So a die behind which no other fits may then not be the only one added.
rule-SH-2-9 = Rolling on always means rolling every die that is not in line {$ruling}.

rules-SH-3 = Ending your turn, and the game
rule-SH-3-1 = Shizzles stay pending and are settled when the turn ends. The book says “immediately”; we read that as “then, and not later”, for rolling on is the alternative to taking or attacking, and a Choke loses pending Shizzles {$ruling}. For each, take six points or name a victim; each is decided by itself, so there can be several victims {$ruling}. Attacks come first, then what you take {$ruling}.
rule-SH-3-2 = Whoever is attacked returns six points to the bank, or all there are if fewer {$ruling}; the attacker gains nothing. Attacks are made one by one. Only players who have points can be named, the same one again as long as some are left. If nobody has points, the Shizzle is taken {$ruling}.
rule-SH-3-3 = If the bank holds less than you have earned, you get what is left {$ruling}.
rule-SH-3-4 = Whoever stops may not refuse points {$ruling}. The book advises against ending a game that you would lose: attack instead, or roll on.
rule-SH-3-5 = The last die that is actually in line is the next player’s Spark, also after a Choke {$ruling}. After a Choke on the first roll it is the same Spark again.
rule-SH-3-6 = If the bank is empty when a turn is settled, the game ends at once. Most points win; if several have as many, they share the win {$ruling}.
rule-SH-3-7 = The book has no limit of turns, and attacks can prolong a game without end. So there are options: a fixed number of rounds, a target, and an end after 500 turns. An empty bank ends the game under every option; the target is looked at when a turn is settled; rounds end after the last seat; most points win, and ties share the win {$ruling}.

rules-SH-4 = Good to know
rule-SH-4-1 = Each die you roll misses the end of the line with a chance of two in three. So a Choke comes with 13% of rolls of five dice, 30% of three, 44% of two, and 67% of one.
rule-SH-4-2 = The longest line possible after rolling five dice, in 7,776 rolls: one 1,024 times, two 1,034, three 1,160, four 1,624, five 1,730 and six 1,204.
rule-SH-4-3 = Examples. A Shizzle, then a Flicker of four: 10 points, or an attack and 4. Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks. A Shizzle, then a Choke: nothing. The bank holds 4, you attack a player who has 9, and you still have 5 to take: the bank grows to 10, you take 5, it holds 5, and the game goes on.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-2 = A turn waits for its player to roll the five dice, though nothing else can be done {$ruling}.
rule-ours-3 = Taking takes all the Shizzles that are left, and the points of the line with them {$ruling}.
rule-ours-4 = Random dice are made die by die; each is any of those that go with the dice before, all equally likely {$ruling}.
rule-ours-5 = The dice of a roll come to rest one after the other, the lowest die first; only the last one decides whether it is a Choke {$ruling}.

## What a typed text should have been

unread-first = “{ $text }” is no seat; expected is “first” and a number from 1 to { $count }.
unread-die = “{ $text }” is no die; expected is “die” and a number from 1 to { $count }.
unread-action = “{ $text }” is nothing to do here; expected is one of { $faces }, or “roll”, “stop”, “take” or “attack 2”.
unread-colour = “{ $text }” is no colour for { $place }, a die and its number; expected is one of { $colours }.
unread-fallen = “{ $text }” is no face of die { $count }; expected is one of { $faces }.

## Real dice: what the app says of a real board, for dice

new-typed-nobody = With real dice a person has to type in what they show, but only bots sit at this table.
chance-typed = Real dice
chance-typed-help = You roll your own dice and type in what they show.
palette-head = What do the real dice show?
palette-hint = Choose it die by die, or type all the dice below, in any order. A slip can be taken back.

## Bots

bot-greedy-help = plays for the most points this turn
bot-novice = Novice
bot-novice-help = like Optimal, but each action may cost it up to 18% win chance, less with more players
bot-club = Club player
bot-club-help = like Optimal, but each action may cost it up to 8% win chance, less with more players
bot-strong = Strong
bot-strong-help = like Optimal, but each action may cost it up to 2% win chance, less with more players
bot-optimal = Optimal
bot-optimal-help = plays by the exact solution (two players, standard dice), else by the best estimate

## Help with a decision

advice-choke = Choke
advice-reach =
    { $count ->
        [6] All six
       *[other] { $count } or more
    }
advice-points = Points
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop =
    { $length ->
        [6] Stop with all six
       *[other] Stop with { $length }
    }
advice-roll =
    { $count ->
        [one] Roll on with one die
       *[other] Roll on with { $count } dice
    }
advice-stop-joining =
    { $length ->
        [6] Add { $dice }, stop with all six
       *[other] Add { $dice }, stop with { $length }
    }
advice-roll-joining =
    { $count ->
        [one] Add { $dice }, roll on with one die
       *[other] Add { $dice }, roll on with { $count } dice
    }
advice-fizzle-joining = Add { $dice }: a Fizzle
advice-die = Roll die { $count } for the first Spark
advice-take = Take the points
advice-attack = Attack { $victim }
advice-first-roll = Roll the five dice
advice-odds = For the next roll, if there is one: how likely it is to choke, and to let you reach each length.
advice-turn = Points: what to expect from this turn when it is played for points.

## The solution

solve-bank = The bank holds 1 to { $most } points, not { $bank }.
solved-mismatch = The solution that is shipped belongs to something else: its “{ $key }” is { $text }, but { $expected } is at hand. Make it anew: python -m bench.shizzle_solve --keep
solved-damaged = The solution that is shipped is damaged ({ $why }). Make it anew: python -m bench.shizzle_solve --keep
fitted-mismatch = The estimate that is shipped belongs to something else: its “{ $key }” is { $text }, but { $expected } is at hand. Make it anew: python -m bench.shizzle_fit
fitted-damaged = The estimate that is shipped is damaged ({ $why }). Make it anew: python -m bench.shizzle_fit
dice-file = These dice cannot be used. { $why }
dice-box = { $file }: { $why }
dice-no-toml = This is not TOML: { $why }
dice-no-entry = There is no entry “{ $name }”; expected are colours and dice.
dice-no-colours = The colours must be a list of { $count } different names.
dice-no-colour = There is no colour “{ $text }”; expected are some of { $allowed }.
dice-no-dice = The dice must be a list of { $expected } dice, not { $count }.
dice-no-faces = Die { $die } must be a list of six colours, those of its numbers 1 to 6.
dice-no-face = Die { $die } has the colour “{ $text }”; expected is one of { $allowed }.
dice-no-twice = The { $text } { $number } of die { $die } comes twice; every die has each colour once, and every face is there once.

## The score pad

pad-rounds = What the rounds brought
pad-round = Round { $count }
pad-round-means = Points taken, less those lost to attacks.
pad-who = Touch the player whose turn is over.
pad-over = The bank is empty: the game is over (SH-3.6).
pad-panel = { $player }: { $count }
pad-turn = { $count ->
        [0] How did the turn of { $player } end?
        [one] { $player } has a Shizzle. How did the turn go on?
       *[other] { $player } has { $count } Shizzles. How did the turn go on?
    }
pad-choke = Choke: nothing
pad-fizzle = Fizzle: { $count }
pad-flicker = Flicker: { $count }
pad-shizzle = Shizzle
pad-stop = Stopped there
pad-settle = { $count ->
        [one] A Shizzle: points, or an attack?
       *[other] { $count } Shizzles: points, or an attack?
    }
pad-take = Take points: { $count }
pad-attack = Attack { $player }
pad-bad-turn = “{ $text }” is no turn: expected is a player, the dice of the last line (0, 2 to 6), the Shizzles, and who was attacked, such as “140” or “1312”.
pad-after-end = “{ $text }” comes after the end of the game: the bank is empty ({ $tag }).
pad-bad-attack = “{ $text }” attacks a player who cannot be attacked: only others who hold points, as often as there are Shizzles ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Points
sign-points-does = The chips that a player has taken from the bank: square ones are five points, round ones one.
sign-line = Line
sign-line-does = Each die shares number or colour with the one before it. A line of three, four or five is worth as many points when the turn stops.
sign-shizzle = Shizzle
sign-shizzle-does = All six dice in line: six points for you when the turn ends, or six that another player returns. A star waits to be settled.
sign-bank = Bank
sign-bank-does = All points come from here. When it is empty at the end of a turn, the game is over. The plate shows what stopping brings now.
sign-cup = Dice cup
sign-cup-does = Rolls all dice that are not in line. One of them must join, or it is a Choke.
sign-count = Little die
sign-count-does = How many dice the next roll would have.
sign-spark = Spark
sign-spark-does = The first die of the line, on rays: the last die of the line before, as it lies.
sign-bond = Seal between two dice
sign-bond-does = Why the dice join: the number that they share, or the mark of their colour.
sign-choke = Choke
sign-choke-does = No rolled die fits. The turn ends, and all its points are lost, Shizzles too.
sign-fizzle = Fizzle
sign-fizzle-does = Five dice were rolled, and no line is longer than two. The turn ends with 2 points.
sign-flicker = Flicker
sign-flicker-does = A line of three, four or five. Stop and take its points, or roll on and risk them.
now-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
now-line =
    { $points ->
        [0] { $count } of six dice in line.
        [one] { $count } of six dice in line; the turn is worth 1 point.
       *[other] { $count } of six dice in line; the turn is worth { $points } points.
    }
now-pending =
    { $count ->
        [0] None is to be settled.
        [one] 1 is to be settled.
       *[other] { $count } are to be settled.
    }
now-bank =
    { $count ->
        [one] 1 point is left.
       *[other] { $count } points are left.
    }
now-rolls =
    { $count ->
        [one] 1 die would roll.
       *[other] { $count } dice would roll.
    }

## What gives the win shares of a review

evaluator-exact = the solved game
evaluator-table = the table for three players
evaluator-estimate = an estimate learned from exact turns
evaluator-simple = a rough model, since the estimate that is shipped cannot be used

## Kinds of chance, for statistics

chance-of-die = The numbers of the dice
chance-of-spark = The die that is thrown first

## Setting up a position

edit-turn = It is the turn of { $player }
edit-die = Die { $die }: { $face }
edit-die-line = Die { $die }: { $face }, at place { $count } of the line
edit-bank = Bank: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
edit-points = { $player }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
edit-pending = Unsettled Shizzles: { $count }
edit-ready = Before the first roll of a turn
edit-choose = The dice have been rolled
edit-settle = Shizzles are being settled
edit-shows = Shows { $count }
edit-out = Out of the line
edit-spark = As the Spark
edit-join = At the end of the line

## Puzzles

puzzle-how-solution = by the solution of the game, exactly
puzzle-theme-push = roll on
puzzle-theme-stop = stop
puzzle-theme-joining = which die joins
puzzle-theme-short-line = a shorter line
puzzle-theme-shizzle = a Shizzle
puzzle-theme-attack = attack
puzzle-theme-take = take
puzzle-theme-last-points = the last points
puzzle-theme-last-turn = the last turn

## The tutorial

tutorial-goal = The goal: the most points when the bank is empty. All points come from the bank, and it holds 32 now.
tutorial-spark = The turn is yours. The first die of your line lies there already: the Spark, a red 1. You roll the other five.
tutorial-roll = Roll the dice.
tutorial-colour = A die joins the line if it has the colour or the number of the last one. After the red 1, the red 4 fits: it is red, too.
tutorial-number = The last die of your line is now the red 4. The yellow 4 fits, since its number is the same.
tutorial-flicker = Three dice are a Flicker: you could stop now and take a point for each die. But more dice fit. Add the yellow 2.
tutorial-flicker-stop = You could stop here, but another die fits, and it costs nothing: one more die is one more point.
tutorial-flicker-roll = You could roll the rest, but one of them fits already as it lies. Add it first.
tutorial-longer = Now the purple 2. Choose the order well: only the last die of the line counts for what fits next.
tutorial-stop = Five dice are five points. You could roll the last die: if it fits, that is the best there is; if not, the whole turn is lost. Be careful for once, and stop.
tutorial-stop-roll = Rolling on risks five points, and the die would fit in one throw out of three. Here, stop and take them.
tutorial-next-spark = Five points are yours. Your last die, the purple 2, is now Zoe’s Spark. See what she rolls.
tutorial-choke = No die was purple or a 2: a Choke. It ends a turn at once, and all points of that turn are lost. The same Spark is now yours.
tutorial-fizzle = You have rolled five dice, and only one fits, with nothing after it: a line of two is a Fizzle. Your turn ends, and still you get two points. Add the purple 4.
tutorial-again = Zoe has stopped with three dice. The blue 3 is your Spark: roll again.
tutorial-all = Look closely: this time all dice can join, one after the other. Begin with the green 3.
tutorial-all-2 = Then the green 5. The orange 5 and the orange 4 will follow it.
tutorial-all-stop = You could do that now, but all six dice can join. Add the next one.
tutorial-all-3 = Only one is left. Add the purple 4, and the line is complete.
tutorial-shizzle = All six: a Shizzle! It is worth six points, or an attack. You could roll on with five dice for more, and a Choke would lose it. Stop here.
tutorial-shizzle-roll = Brave, but a Choke would lose the Shizzle. Here, stop and use it.
tutorial-attack = You could take six points. Or you attack: then Zoe returns six of hers to the bank. Attack her.
tutorial-attack-take = Six points are as good for many a position. But see for once what an attack does.
tutorial-attacked = Zoe has lost six points, and they are in the bank again. An attack brings you nothing, but it makes the game longer for those who are behind.
tutorial-bank = Some turns later: three points are left in the bank, and you lead. Stop with your four dice. You get what is there, and an empty bank ends the game.
tutorial-bank-other = That is allowed, but you lead, and stopping wins the game now.
tutorial-end = The bank is empty, you have the most points, and you have won. That is all there is to know.
puzzle-ask-take = Do you take, or attack?
puzzle-ask-attack = Do you take, or attack?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Six dice, six colours. Each face has a number and a colour, and no face comes twice.
example-from-the-bank = A line of three is worth three points, which come from the bank.
example-next-spark = The turn ended with a line of three. Its last die, as it lies, is the Spark of the next player.
example-join = Red 4 has the colour of the Spark and may join; orange 4 has neither its colour nor its number.
example-choke = A Choke: none of the five dice has the Spark’s number or colour. The turn ends, and its points are lost.
example-fizzle = A Fizzle: no line of three is possible. One die joins, for two points, and the turn ends.
example-flicker = A Flicker of four: stop for four points, or roll the two dice that are left.
example-shizzle = A Shizzle: stop, or roll on with six points at risk. The sixth die is then the new Spark.
example-three-possible = From red 5 a line of three can be made, so it has to be; orange 1 would leave the line at two.
example-attack = A Shizzle sends back to the bank six points of another player, of anybody who has points.
example-bank-empty = The bank holds less than was earned, and is emptied: the game ends, and most points win.
example-shizzle-and-four = A Shizzle, then a Flicker of four: ten points, or an attack and four.
example-two-shizzles = Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks.
example-shizzle-lost = A Shizzle, then a Choke: nothing.
example-bank-grows = The bank has 4. The attack brings it to 10, then five are taken: 5 are left, and the game goes on.
example-take-all = Three Shizzles and a line of three: taking takes all of it at once.
summary-turn = Your turn
summary-turn-1 = The Spark is the last die of the line before. Roll the other five.
summary-turn-2 = Add dice at the open end: each shares its number or its colour with the one before.
summary-turn-3 = No die fits: a Choke. The turn ends, all its points are lost.
summary-turn-4 = Where a line of three is possible, it must be made.
summary-stop = Stop or roll on
summary-stop-1 = Longest line two: a Fizzle. 2 points, and the turn ends.
summary-stop-2 = Three to five: a Flicker. Stop for a point a die, or roll all dice outside the line; one must then join.
summary-six = All six: a Shizzle
summary-six-1 = Stop: take six points, or another player returns six to the bank.
summary-six-2 = Or roll on: it is at risk, the sixth die is the new Spark, and the other five are rolled.
summary-six-3 = What is pending is settled when the turn ends: attacks first.
summary-end = End of the game
summary-end-1 = Points come from the bank: 40, 60, 75, 90 or 100 for two to six players.
summary-end-2 = The bank is empty when a turn is settled: most points win.
