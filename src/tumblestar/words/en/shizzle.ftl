### The words of Shizzle in English.
###
### $colour: red orange yellow green blue purple pink black.  $number: that of a face, 1 to 6.  $die: a die, 1 to 6.
### $face, $end: what a die shows, by the message face ($end in did-over and status-over-*: why the game is over: bank
### target rounds cap).  $by: why a die joins: number colour, or none, spark, barred.  $make: a command.
### $gain: points and what they are for, by the messages gain-*.  $seat, $victim: names.  $count, $points: numbers.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.

## The game

game-name = Shizzle
game-tagline = Six dice in a line: stop in time, or roll on and risk it all.
game-by = by Patch Products
game-about = Build a line of dice from the Spark, each matching the die before it in number or colour. Stop and take its points, or roll on and risk them. All six make a Shizzle: six points for you, or six that another player returns.

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

# Helpers for the sentences below.
end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] You put the { $face } next to the { $end }: { same }.
       *[other] { $seat } puts the { $face } next to the { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] You lose { points-count }.
       *[other] { $seat } loses { points-count }.
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
seats-share = A shared win: { $seats }
same =
    { $by ->
        [number] same number
       *[colour] same colour
    }
fit =
    { $by ->
        [number] fits by number
        [colour] fits by colour
        [barred] fits, but would stand alone where three are possible
       *[none] does not fit
    }
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
over-why =
    { $end ->
        [bank] The bank is empty
        [target] The target is reached
        [rounds] The last round is over
       *[cap] 500 turns are over
    }
to-settle = Shizzles to settle: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } points for a line of { $points }
gain-shizzles =
    { $count ->
        [one] { $points } points for the Shizzle
       *[other] { $points } points for { $count } Shizzles
    }
gain-both = { $points } points: { $line } for the line, { $worth } for Shizzles
gain-rest =
    { $points ->
        [one] the last point in the bank, instead of { $earned }
       *[other] the last { $points } points in the bank, instead of { $earned }
    }

## Set-up: log and hover

did-dice = On die { $die }: { face }.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
did-spark =
    { $seat ->
        [you] You roll die { $die } for the first Spark.
       *[other] { $seat } rolls die { $die } for the first Spark.
    }
did-fall-spark = Rolled: { $face }, the first Spark.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Roll die { $die } for the first Spark.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] You roll five dice beside the Spark, the { $face }.
       *[other] { $seat } rolls five dice beside the Spark, the { $face }.
    }
rolls-on =
    { $seat ->
        [you] You roll on
       *[other] { $seat } rolls on
    }
did-roll-on = { rolls-on } after the { $face }, with { points-count } at risk.
did-roll-shizzle = { rolls-on } with { points-count } at risk; the new Spark is the { $face }.
did-fall = Rolled: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Rolled: { $face }. No die fits: Choke!
       *[other] Rolled: { $face }. No die fits: Choke! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } That makes { $count } in line.
did-join-shizzle = { seat-joins } All six: a Shizzle!
did-fizzle = { seat-joins } No third die fits: a Fizzle. { did-take }
did-fizzle-settle = { seat-joins } No third die fits: a Fizzle. { to-settle }
did-stop =
    { $seat ->
        [you] You stop and take { $gain }.
       *[other] { $seat } stops and takes { $gain }.
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
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } The turn ends.
did-over = { $told } { over-why }: the game is over.

## Turns: what a hovered target would do

would-roll = { action-roll }. If none fits the { $face }, that is a Choke.
would-roll-on = { action-roll }. If none fits the { $face }, you lose { points-count }.
would-roll-shizzle = { action-roll }. If none fits the new Spark, the { $face }, you lose { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Put the { $face } next to the { $end }: { same }.
would-join-two = { would-put } A third must follow.
would-join = { would-put } Stopping then brings { points-count }.
would-join-shizzle = { would-put } All six: a Shizzle!
would-fizzle = { would-put } No third die fits: a Fizzle. Your turn ends; you take { $gain }.
would-fizzle-settle = { would-put } No third die fits: a Fizzle. { to-settle }
would-stop = Stop and take { $gain }.
would-stop-settle = Stop. Then take six points for each Shizzle, or attack.
would-take = Take { $gain }.
would-hit = Attack { $victim }, who returns { points-count } to the bank.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Then you take { $gain }.
would-attack-last = { would-hit } Your turn ends.
would-over =
    { $result ->
        [won] { $told } You win!
        [shared] { $told } You share the win.
       *[lost] { $told } The game ends, and you do not win.
    }

## Status

status-setup = Set-up
status-spark =
    { $seat ->
        [you] Choose any die and roll the first Spark.
       *[other] { $seat } is choosing a die for the first Spark.
    }
status-ready =
    { $seat ->
        [you] Your turn: roll 5 dice.
       *[other] { $seat } is rolling 5 dice.
    }
status-join-third =
    { $seat ->
        [you] Add a third die: { end-colour }, or any { $number }.
       *[other] { $seat } is choosing a die: { end-colour }, or any { $number }.
    }
status-join =
    { $seat ->
        [you] Add a die: { end-colour }, or any { $number }.
       *[other] { $seat } is choosing a die: { end-colour }, or any { $number }.
    }
status-fizzle =
    { $seat ->
        [you] No line of 3 is possible. Add a die for a Fizzle.
       *[other] { $seat } is choosing dice.
    }
status-join-or-end =
    { $seat ->
        [you] Add a die, stop for { $points }, or roll on.
       *[other] { $seat } is choosing: stop for { $points }, or roll on.
    }
status-end =
    { $seat ->
        [you] Line of { $count }. Stop for { $points }, or roll on.
       *[other] { $seat } is choosing: stop for { $points }, or roll on.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Stop for { $points }, or roll on and risk them.
       *[other] Shizzle! { $seat } is choosing: stop, or roll on.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Take { points-count }, or attack a player with a Shizzle.
       *[other] { $seat } is settling a Shizzle.
    }
status-over-won = { over-why }. { seat-wins } with { points-count }!
status-over-shared = { over-why }. { seats-share }, with { points-count } each.
status-type-dice = Die { $die }: which colour is its { $number }?
status-type-first = Who plays first?
status-type-fall = What does die { $die } show? Still to fall: { $count }.
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
action-stop = Stop: take { $points }
action-stop-settle = Stop and settle
action-take = Take { $points }
action-attack = Attack { $victim }
deed-spark = Roll this die
deed-add = Add this die
touch-spark = Touch a die.
touch-attack = Touch a player.
touch-add = Touch a die.

## Refusals: why not, and what instead

refused-SH-1-1 = A die shows a number from 1 to 6. Choose one of its faces.
refused-SH-1-2 = A die has each colour once, and no face comes twice. Choose one of the colours offered.
refused-SH-1-4 = Nobody sits there. Choose a seat of this table.
refused-SH-2-1 = There is no Spark yet. Choose a die to roll alone.
refused-SH-2-2 = Your turn begins with a roll. Roll the five dice first.
refused-SH-2-3 = That die has neither the number nor the colour of the last die in line. Choose one that has.
refused-SH-2-3-lies = That die is in line and stays there. Choose one that was rolled.
refused-SH-2-8 = A die must join after every roll, and two in line are too few. Choose a die that fits.
refused-SH-2-8-alone = No other die fits behind that one, but a line of three is possible and must be made. Choose another die.
refused-SH-3-1 = Your turn has stopped; only Shizzles are left to settle. Take the points, or attack.
refused-SH-3-1-early = There is nothing to settle yet. Put a die in line, roll on, or stop first.
refused-SH-3-2 = Only another player with points can be attacked. Choose one, or take the points.
refused-SH-3-6 = The game is over. Step through it, or play another.

## Options

option-first = Who plays first
option-first-help = Chance decides, or you choose a seat.
option-first-0 = by chance
option-first-seat = seat { $count }
option-random_dice = Random dice
option-random_dice-help = Chance puts the colours on the dice anew. Each die still has each number and colour once, and no face comes twice.
option-rounds = Rounds
option-rounds-help = The game also ends after so many turns for everyone.
option-rounds-0 = no limit
option-target = Target in points
option-target-help = The game also ends when a player ends a turn with that many points or more.
option-target-0 = none
option-cap = At most 500 turns
option-cap-help = The leader then wins. Without this, attacks could prolong a game for ever. A table with only bots always has it.

## The board in text

picture-label = The line, the loose dice, the bank and all points, also given in text.
text-board = The line, then the six dice
text-place =
    { $by ->
        [number] Place { $count }: { $face }, by number
        [colour] Place { $count }: { $face }, by colour
       *[spark] Place { $count }: { $face }, the Spark
    }
text-place-empty = Place { $count }: free
text-die = Die { $die }: { $face }
text-die-line = Die { $die }: { $face }, in line at place { $count }
text-die-loose = Die { $die }: { $face }, { fit }
text-die-falling = Die { $die }: being rolled
text-die-blank = Die { $die }: not rolled yet
text-side =
    { $colour ->
        [none] On die { $die }: { $number }, colour not known yet
       *[other] On die { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Now playing.
text-bank = Bank: { points-count }.
points-banked = Points

## Rules

rules-intro = Shizzle is a dice game for two to six players. Your turn begins with the Spark, the last die of the line before yours; you roll the other five. Dice join the line one by one, each with the number or the colour of the die before. If none fits, that is a Choke: the points of the turn are lost. If the longest line possible is two, it is a Fizzle: two points, and the turn ends. Three to five are a Flicker: stop and take a point for every die in line, or roll the rest and risk it all. Six are a Shizzle: take six points, make another player return six, or roll on and risk it. When the bank is empty, most points win.
rules-page = Dice that may join light up: click one to put it at the end of the line, or choose it with the keyboard. “Stop” and “Roll” are offered when they are allowed. A Choke or a Fizzle ends your turn by itself. If nobody can be attacked when you stop, you get the points of your Shizzles unasked. With real dice, type what they show, in any order. Which colours are on which die is our reconstruction;{$reconstruction} owners of the box can correct it in dice.toml.

rules-SH-1 = What is in the box
rule-SH-1-1 = There are six dice with the numbers 1 to 6. Each of the 36 pairs of number and colour is on one face only, and each die has each number and each colour once.{$review}
rule-SH-1-2 = The colours are red, orange, purple, blue, green and yellow; the sixth is our guess, and real sets differ. On our dice the colours follow in that order, and each die begins one colour later.{$reconstruction} Option: random dice.
rule-SH-1-3 = The chips are points: 14 of five and 30 of one, 100 in all. The bank starts with 40 points for two players, 60 for three, 75 for four, 90 for five and 100 for six; players start with none. The bank and all scores always have the same sum.
rule-SH-1-4 = In the book the youngest starts; here the host chooses, or chance does.{$ruling} Play passes to the left.

rules-SH-2 = Your turn
rule-SH-2-0 = A Shizzle is pending until its turn has settled it; nothing else is ever pending. The line counts once, when the turn stops: a line of three that grew to five is worth five. A line of six is one pending Shizzle and scores nothing besides.
rule-SH-2-1 = In the first turn of the game the starter rolls any one die alone: it is the Spark. Later the Spark is the last die of the previous player’s line, as it lies.
rule-SH-2-2 = The Spark is the first die of your line and counts. Roll the other five.
rule-SH-2-3 = The line grows at its open end only. Each die must share number or colour with the die before it. Dice of this roll may join in any choice and order; dice of earlier rolls stay where they are.{$ruling}
rule-SH-2-4 = Choke: no die of a roll can join, be it the first or a later one. The turn ends, and all its points are lost, pending Shizzles too.
rule-SH-2-5 = Fizzle: you rolled five dice, and the longest line possible is two. You choose which fitting die joins. Then the turn must end: two points, and whatever is pending.
rule-SH-2-6 = Flicker: a line of three, four or five. Stop, and take that many points and whatever is pending; or roll all dice that are not in line. At least one must then join, or it is a Choke. It is never a Fizzle: fewer than five dice are rolled.
rule-SH-2-7 = Shizzle: all six dice are in line. It is worth six points that you take, or six that another player returns to the bank. Stop, or roll on with it at risk: the sixth die becomes the new Spark, a fresh line of one, and you roll the other five.
rule-SH-2-8 = If a die fits, at least one must join. You may leave other fitting dice out.{$ruling} But if five dice were rolled and a line of three or more is possible, the line must reach three: two is only ever a Fizzle.{$ruling} So a die behind which no other fits may then not be the only one that joins.
rule-SH-2-9 = Rolling on always rolls every die that is not in line.{$ruling}

rules-SH-3 = Ending your turn, and the game
rule-SH-3-1 = Shizzles stay pending until the turn ends, and are settled then. The book says “immediately”; we read “then, not later”, for rolling on is the alternative, and a Choke loses pending Shizzles.{$ruling} For each, take six points or name a victim; each is decided by itself, so there can be several victims.{$ruling} Attacks come first, then what you take.{$ruling}
rule-SH-3-2 = A victim returns six points to the bank, or all there are if fewer;{$ruling} the attacker gains nothing. Attacks are made one by one. Only players with points can be named, the same one again while there are any left. If nobody has points, the Shizzle is taken.{$ruling}
rule-SH-3-3 = If the bank holds less than you earned, you take what is left.{$ruling}
rule-SH-3-4 = A player who stops may not refuse points.{$ruling} The book advises against ending a game that you would lose: attack instead, or roll on.
rule-SH-3-5 = The last die that is really in line is the next player’s Spark, also after a Choke.{$ruling} After a Choke on the first roll that is the same Spark.
rule-SH-3-6 = If the bank is empty when a turn is settled, the game ends at once. Most points win; ties share the win.{$ruling}
rule-SH-3-7 = The book has no limit of turns, and attacks can prolong a game without end. So there are options: a limit of rounds, a target, and an end after 500 turns. An empty bank still ends the game; the target counts when a turn is settled; rounds end after the last seat; most points win, and ties share the win.{$ruling}

rules-SH-4 = Good to know
rule-SH-4-1 = Each die misses the end of the line with a chance of two in three. So a Choke comes with 13% of rolls of five dice, 30% of three, 44% of two, and 67% of one.
rule-SH-4-2 = The longest line possible in the 7,776 rolls of five dice: one 1,024 times, two 1,034, three 1,160, four 1,624, five 1,730 and six 1,204.
rule-SH-4-3 = A Shizzle, then a Flicker of four: 10 points, or an attack and 4. Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks. A Shizzle, then a Choke: nothing. The bank holds 4, you attack a player with 9, and you still have 5 to take: the bank grows to 10, you take 5, it holds 5, and the game goes on.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win.{$ruling}
rule-ours-2 = A turn waits for its player to roll the five dice.{$ruling}
rule-ours-3 = Taking takes all Shizzles that are left, and the points of the line.{$ruling}
rule-ours-4 = Random dice are made die by die; each is any that goes with the dice before, all equally likely.{$ruling}
rule-ours-5 = Rolled dice come to rest one by one, in order from die 1 to die 6; only the last decides whether it is a Choke.{$ruling}

## What a typed text should have been

unread-first = “{ $text }” is no seat; expected is “{ $name } 1” to “{ $name } { $count }”.
unread-die = “{ $text }” is no die; expected is “{ $name } 1” to “{ $name } { $count }”.
unread-colour = “{ $text }” is no colour for { $place } (die and number); expected is one of { $colours }.
unread-fallen = “{ $text }” is no face of die { $count }; expected is one of { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Real dice
chance-typed-help = You roll real dice and type what they show.
palette-head = What do the real dice show?

## Bots

bot-greedy = Medium
bot-greedy-help = plays for the most points this turn
bot-novice = Beginner
bot-novice-help = like { bot-greedy }, but often stops too early or rolls on too long
bot-club = Easy
bot-club-help = like { bot-optimal }, but may lose 8% win chance per action, less with more players
bot-strong = Hard
bot-strong-help = like { bot-optimal }, but may lose 2% win chance per action, less with more players
bot-optimal = Best
bot-optimal-help = plays by the exact solution (two players, standard dice) or the best estimate

## Help with a decision

advice-reach =
    { $count ->
        [6] All six
       *[other] { $count } or more
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Stop with { $length }
advice-stop-joining = Add { $dice }; stop with { $length }
advice-roll-joining = Add { $dice }; roll on
advice-fizzle-joining = Add { $dice }: a Fizzle
advice-die = Roll die { $count } for the first Spark
advice-odds = Chances of the next roll: a Choke, or dice for a line of each length.
advice-turn = Points: what to expect of this turn when played for points.

## The solution

solve-bank = The bank holds 1 to { $most } points, not { $bank }.
data-mismatch = The shipped data is for something else: its “{ $key }” is { $text }, not { $expected }. Make it anew: { $make }
data-damaged = The shipped data is damaged ({ $why }). Make it anew: { $make }
dice-file = These dice cannot be used. { $why }
dice-no-dice = The dice must be a list of { $expected } dice, not { $count }.
dice-no-faces = Die { $die } must be a list of six colours, for its numbers 1 to 6.
dice-no-face = Die { $die } has the colour “{ $text }”; expected is one of { $allowed }.
dice-no-twice = The { $text } { $number } of die { $die } comes twice; a die has each colour once, and every face is there once.

## The score pad

pad-rounds = Points of the rounds
pad-round-means = Points taken, less those lost to attacks.
pad-who = Touch the player whose turn is over.
pad-over = The bank is empty: the game is over (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: how did the turn end?
       *[other] { $player }, Shizzles: { $count }. How did the turn go on?
    }
pad-choke = Choke: nothing
pad-fizzle = Fizzle: { $count }
pad-flicker = Flicker: { $count }
pad-stop = Stopped there
pad-settle = Points or an attack? Shizzles: { $count }
pad-bad-turn = “{ $text }” is no turn: expected is a player, the dice of the last line (0, 2 to 6), the Shizzles, and the victims, such as “140” or “1312”.
pad-after-end = “{ $text }” comes after the end of the game: the bank is empty ({ $tag }).
pad-bad-attack = “{ $text }” attacks a player who cannot be attacked: expected are others who have points, at most one for each Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Points
sign-points-does = A player’s chips: square ones are five points, round ones one.
sign-line = Line
sign-line-does = Each die shares number or colour with the one before. A line of three, four or five is worth as many points when the turn stops.
sign-shizzle = Shizzle
sign-shizzle-does = All six dice in line: six points for you, or six that another player returns. Each star is a Shizzle to settle.
sign-bank = Bank
sign-bank-does = All points come from here. When it is empty at the end of a turn, the game ends. The plate shows what stopping brings now.
sign-cup = Dice cup
sign-cup-does = Rolls all dice that are not in line. One must join, or it is a Choke.
sign-count = Little die
sign-count-does = How many dice the next roll would have.
sign-spark = Spark
sign-spark-does = The first die of the line, on rays: the last die of the line before.
sign-bond = Seal between two dice
sign-bond-does = Why the dice join: the number that they share, or their colour’s mark.
sign-choke = Choke
sign-choke-does = No rolled die fits. The turn ends; its points are lost, Shizzles too.
sign-fizzle = Fizzle
sign-fizzle-does = Five dice were rolled, and no line is longer than two: 2 points, and the turn ends.
sign-flicker = Flicker
sign-flicker-does = A line of three, four or five. Stop and take its points, or roll on and risk them.
now-points = { points-count }.
now-line = { $count } of six dice in line; the turn is worth { points-count }.
now-rolls = Dice to roll: { $count }.

## What gives the win shares of a review

evaluator-exact = the solved game
evaluator-table = the table for three players
evaluator-estimate = an estimate learned from exact turns
evaluator-simple = a rough model: the shipped estimate cannot be used

## Kinds of chance, for statistics

chance-of-die = The numbers of the dice
mistake-ending = ending a game you lose
mistake-stopping = stopping too early
mistake-going-on = rolling once too often
mistake-six = missing a Shizzle
mistake-left-out = leaving out a fitting die
mistake-short = making a shorter line than possible
mistake-dice = adding the wrong die
mistake-attack = not attacking
mistake-taking = attacking instead of taking points
mistake-victim = attacking the wrong player
why-win =
    { $count ->
        [one] The game then ends at once, 1 point ahead.
       *[other] The game then ends at once, { $count } points ahead.
    }
why-ending =
    { $count ->
        [one] The game ended at once, 1 point behind.
       *[other] The game ended at once, { $count } points behind.
    }
why-victim = { $name } has { $better } points, { $other } { $taken }.
why-choked = The roll that was made had a chance of { NUMBER($share, style: "percent", maximumFractionDigits: 0) } for a Choke.
why-roll = The plan: add { $dice }, then roll on.
why-stop = The plan: add { $dice }, then stop with { $count } dice in the line.
why-choke = The chance of a Choke is then only { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = On average the turn then brings { NUMBER($better, maximumFractionDigits: 1) } points, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = It is the turn of { $player }
edit-bank = Bank: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles to settle: { $count }
edit-ready = Before the first roll
edit-choose = Dice rolled
edit-settle = Settling Shizzles
edit-shows = Shows { $count }
edit-out = Out of the line
edit-spark = As the Spark
edit-join = At the end of the line

## Puzzles

puzzle-how-solution = by the solution, exactly
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

tutorial-goal = The goal: the most points when the bank is empty. All points come from the bank, which holds 32 now.
tutorial-spark = It is your turn. The first die of your line lies there already: the Spark, a red 1. You roll the other five.
tutorial-roll = Roll the dice.
tutorial-colour = A die joins the line if it has the colour or the number of the last one. After the red 1, the red 4 fits.
tutorial-number = Now the red 4 is last. The yellow 4 fits: its number is the same.
tutorial-flicker = Three dice are a Flicker: you could stop and take a point for each. But more dice fit. Add the yellow 2.
tutorial-flicker-stop = You could stop, but another die fits, and one more die is one more point.
tutorial-flicker-roll = You could roll the rest, but one of them fits already. Add it first.
tutorial-longer = Now the purple 2. Choose the order well: only the last die of the line counts for what fits next.
tutorial-stop = Five dice are five points. If you roll the last die and it does not fit, the whole turn is lost. Stop.
tutorial-stop-roll = That risks five points, and the die fits in one roll out of three. Stop and take them.
tutorial-next-spark = Five points are yours. Your last die, the purple 2, is now Zoe’s Spark. See what she rolls.
tutorial-choke = No die was purple or a 2: a Choke. The turn ends at once, and its points are lost. The same Spark is now yours.
tutorial-fizzle = Of five dice only one fits, and nothing after it: a line of two is a Fizzle. Your turn ends with two points. Add the purple 4.
tutorial-again = Zoe has stopped with three dice. The blue 3 is your Spark: roll again.
tutorial-all = This time all dice can join, one by one. Begin with the green 3.
tutorial-all-2 = Then the green 5. The orange 5 and the orange 4 will follow.
tutorial-all-stop = That is allowed, but all six dice can join. Add the next one.
tutorial-all-3 = Only one is left. Add the purple 4.
tutorial-shizzle = All six: a Shizzle! It is worth six points, or an attack. You could roll on, but a Choke would lose it. Stop.
tutorial-shizzle-roll = A Choke would lose the Shizzle. Stop and use it.
tutorial-attack = You could take six points. Or attack: then Zoe returns six of hers to the bank. Attack her.
tutorial-attack-take = Six points are often as good. But see what an attack does.
tutorial-attacked = Zoe has returned six points to the bank. An attack brings you nothing, but the game lasts longer, which helps those who are behind.
tutorial-bank = Some turns later the bank holds three points, and you lead. Stop with your four dice: you take what is there, and an empty bank ends the game.
tutorial-bank-other = That is allowed, but stopping wins the game now.
tutorial-end = The bank is empty, and you have the most points: you have won.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Each face has a number and a colour, and no face comes twice.
example-from-the-bank = A line of three takes three points from the bank.
example-next-spark = The turn ended with a line of three. Its last die, as it lies, is the next player’s Spark.
example-join = Red 4 has the colour of the Spark and may join; orange 4 has neither its colour nor its number.
example-choke = None of the five dice has the Spark’s number or colour: a Choke. The turn ends without points.
example-fizzle = No line of three is possible: a Fizzle. One die joins, for two points, and the turn ends.
example-flicker = A Flicker of four: stop for four points, or roll the other two dice.
example-shizzle = A Shizzle: stop, or roll on with six points at risk. The sixth die is then the new Spark.
example-three-possible = From red 5 a line of three is possible, so it must be made; orange 1 would leave the line at two.
example-attack = A Shizzle makes any other player with points return six to the bank.
example-bank-empty = The bank holds less than was earned and is emptied: the game ends, and most points win.
example-shizzle-and-four = A Shizzle, then a Flicker of four: ten points, or an attack and four.
example-two-shizzles = Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks.
example-shizzle-lost = A Shizzle, then a Choke: nothing.
example-bank-grows = The attack brings the bank from 4 to 10, then five are taken: 5 are left, and the game goes on.
example-take-all = Three Shizzles and a line of three: all is taken at once.
summary-turn = Your turn
summary-turn-1 = The Spark is the last die of the line before. Roll the other five.
summary-turn-2 = Add dice at the open end: each shares number or colour with the one before.
summary-turn-3 = No die fits: a Choke. The turn ends without points.
summary-turn-4 = If a line of three is possible, it must be made.
summary-stop = Stop or roll on
summary-stop-1 = Two at most: a Fizzle. 2 points, and the turn ends.
summary-stop-2 = Three to five: a Flicker. Stop for a point a die, or roll all dice outside the line; one must then join.
summary-six = All six: a Shizzle
summary-six-1 = Stop: take six points, or another player returns six to the bank.
summary-six-2 = Or roll on: it is at risk, the sixth die is the new Spark, and the other five are rolled.
summary-six-3 = When the turn ends, what is pending is settled: attacks first.
summary-end = End of the game
summary-end-1 = The bank starts with 40, 60, 75, 90 or 100 points for two to six players.
summary-end-2 = The bank is empty when a turn is settled: most points win.
