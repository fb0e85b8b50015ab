### The words of Shizzle in English.
###
### $colour: red orange yellow green blue purple pink black.  $number: that of a face, 1 to 6.  $die: a die, 1 to 6.
### $face, $end: what a die shows, by the message face ($end in did-over and status-over-*: why the game is over: bank
### target rounds cap).  $by: why a die fits: number colour, or none, spark, barred.  $make: a command.
### $gain: points and what they are for, by the messages gain-*.  $seat, $victim: names.  $count, $points: numbers.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.
### A comment says where a message is seen. Log: what happened, in the present. Preview: what a choice would do.

## The game

# The title of the game, as on the box; not translated.
game-name = Shizzle
# Line below the title on the game's own page.
game-tagline = Six dice in a line: stop in time, or roll on and risk it all.
# Whose game it is, below the title; a company's name.
game-by = by Patch Products
# What the game is about, for newcomers: page of a new game, previews of links, cover.
game-about = Build a line of dice from the Spark, each matching the die before it in number or colour. Stop and take its points, or roll on and risk them. All 6 dice make a Shizzle: take 6 points, or make another player return 6.

## Colours and faces

# Colour of a face, at the end of “add a die, red or any 3”. Small letter.
colour-red = red
# Colour of a face.
colour-orange = orange
# Colour of a face.
colour-yellow = yellow
# Colour of a face.
colour-green = green
# Colour of a face.
colour-blue = blue
# Colour of a face.
colour-purple = purple
# Colour of a face; only dice of owners have it.
colour-pink = pink
# Colour of a face; only dice of owners have it.
colour-black = black

# What a die shows, colour and number, in sentences and lists: “the red 4”, “Rolled: red 4”.
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

# The colour of the last die in the line, in the status: “add a die, red or any 3”.
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
# Begins sentences of the log. $face: the die added, $end: the die before it.
seat-joins =
    { $seat ->
        [you] You add the { $face } after the { $end }: { same }.
       *[other] { $seat } adds the { $face } after the { $end }: { same }.
    }
# A sentence of the log, after a Choke.
seat-loses =
    { $seat ->
        [you] You lose { points-count }.
       *[other] { $seat } loses { points-count }.
    }
# Begins sentences of the log. $victim: the player attacked.
seat-attacks =
    { $seat ->
        [you] You attack { $victim }, who returns { points-count } to the bank.
       *[other] { $victim ->
            [you] { $seat } attacks you: you return { points-count } to the bank.
           *[other] { $seat } attacks { $victim }, who returns { points-count } to the bank.
        }
    }
# Within the status of a finished game: “The bank is empty. Ann won with 31 points!”
seat-wins =
    { $seat ->
        [you] You won
       *[other] { $seat } won
    }
# What two dice in the line share, at the end of a sentence.
same =
    { $by ->
        [number] same number
       *[colour] same colour
    }
# Whether a die fits: “Rolled: red 4, fits by colour.” barred: SH-2.8 forbids it.
fit =
    { $by ->
        [number] fits by number
        [colour] fits by colour
        [barred] fits, but may not be added, as another die makes a line of 3 possible
       *[none] does not fit
    }
# A number of points, inside sentences.
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Why the game is over: begins the status of a finished game, and the last sentence of the log.
over-why =
    { $end ->
        [bank] The bank is empty
        [target] The target is reached
        [rounds] The last round is over
       *[cap] All 500 turns are played
    }
# Ends sentences of the log and previews; also beside the board. $pending: how many, even 0.
to-settle =
    { $pending ->
        [one] To settle: 1 Shizzle.
       *[other] To settle: { $pending } Shizzles.
    }

# What points are for, after “take”: “You stop and take 4 points for a line of 4.”
gain-line = { $points } points for a line of { $points }
# What points are for, after “take”. $count: Shizzles.
gain-shizzles =
    { $count ->
        [one] { $points } points for the Shizzle
       *[other] { $points } points for { $count } Shizzles
    }
# What points are for, after “take”. $line: points of the line, $worth: points of the Shizzles.
gain-both = { $points } points: { $line } for the line, { $worth } for Shizzles
# The same, where the bank has fewer. $earned: the points that the turn was worth.
gain-rest =
    { $points ->
        [one] the last point in the bank, instead of { $earned }
       *[other] the last { $points } points in the bank, instead of { $earned }
    }

## Set-up: log and hover

# Log, while random dice are made: die $die gets a face.
did-dice = On die { $die }: { face }.
# Log: who starts.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
# Log: the first roll of the game, of one die alone.
did-spark =
    { $seat ->
        [you] You roll die { $die } for the first Spark.
       *[other] { $seat } rolls die { $die } for the first Spark.
    }
# Log: what the first die of the game shows.
did-fall-spark = Rolled: { $face }, the first Spark.

# Preview of a face of random dice.
would-dice = { did-dice }
# Preview of who starts.
would-first = { did-first }
# Preview of a die to roll.
would-spark = Roll die { $die } for the first Spark.
# Preview of a result typed for the first die.
would-fall-spark = { did-fall-spark }

## Turns: log

# $face: the Spark.
did-roll =
    { $seat ->
        [you] You roll 5 dice. The Spark is the { $face }.
       *[other] { $seat } rolls 5 dice. The Spark is the { $face }.
    }
# Begins the two sentences that follow.
rolls-on =
    { $seat ->
        [you] You roll on
       *[other] { $seat } rolls on
    }
# $face: the last die in the line.
did-roll-on = { rolls-on } after the { $face }, with { points-count } at risk.
# After a Shizzle.
did-roll-shizzle = { rolls-on } with { points-count } at risk. The new Spark is the { $face }.
# A die comes to rest.
did-fall = Rolled: { $face }, { fit }.
# The last die comes to rest, and none fits. $points: those of the turn, which are lost.
did-choke =
    { $points ->
        [0] Rolled: { $face }. No die fits: Choke!
       *[other] Rolled: { $face }. No die fits: Choke! { seat-loses }
    }
# The second die of the line.
did-join-two = { did-join }
# $count: how many dice the line has now, at least 2.
did-join = { seat-joins } That makes a line of { $count }.
# The last die of six.
did-join-shizzle = { seat-joins } All 6: a Shizzle!
# The second die of a line that ends the turn.
did-fizzle = { seat-joins } No third die fits: a Fizzle. { did-take }
# The same, with Shizzles left to settle.
did-fizzle-settle = { seat-joins } No third die fits: a Fizzle. { to-settle }
# $gain: “4 points for a line of 4”.
did-stop =
    { $seat ->
        [you] You stop and take { $gain }.
       *[other] { $seat } stops and takes { $gain }.
    }
# The player stops and must still choose what the Shizzles are used for.
did-stop-settle =
    { $seat ->
        [you] You stop. { to-settle }
       *[other] { $seat } stops. { to-settle }
    }
# $gain: “6 points for the Shizzle”.
did-take =
    { $seat ->
        [you] You take { $gain }.
       *[other] { $seat } takes { $gain }.
    }
# An attack; Shizzles are left.
did-attack = { seat-attacks } { to-settle }
# An attack, after which the rest is taken at once.
did-attack-gain = { seat-attacks } { did-take }
# An attack, after which nothing is left.
did-attack-last = { seat-attacks } The turn ends.
# The last sentence of the log. $told: a whole sentence, what was done.
did-over = { $told } { over-why }, and the game ends.

## Turns: what a hovered target would do

# Preview of the first roll of a turn. $face: the Spark.
would-roll = { action-roll }. If none fits the { $face }, you Choke.
# Preview of rolling on. $count: dice rolled, $face: the last die in the line, $points: at risk.
would-roll-on =
    { $count ->
        [one] { action-roll }. If it does not fit the { $face }, you lose { points-count }.
       *[other] { action-roll }. If none fits the { $face }, you lose { points-count }.
    }
# Preview of rolling on after a Shizzle.
would-roll-shizzle = { action-roll }. If none fits the new Spark, the { $face }, you lose { points-count }.
# Preview of a result typed for a die.
would-fall = { did-fall }
# Preview of a result typed for the last die.
would-choke = { did-choke }
# Begins the previews of adding a die. $face: that die, $end: the die before it.
would-put = Add the { $face } after the { $end }: { same }.
# Preview: the second die in the line; a third must be added (SH-2.8).
would-join-two = { would-put } Then add a third die.
# Preview: the third, fourth or fifth die in the line.
would-join = { would-put } You can then stop with { points-count }.
# Preview: the sixth die in the line.
would-join-shizzle = { would-put } All 6: a Shizzle!
# Preview: the second die of a line that ends the turn.
would-fizzle = { would-put } No third die fits: a Fizzle. Your turn ends, and you take { $gain }.
# The same, with Shizzles left to settle.
would-fizzle-settle = { would-put } No third die fits: a Fizzle. { to-settle }
# Preview of the button action-stop.
would-stop = Stop and take { $gain }.
# Preview of the button action-stop-settle.
would-stop-settle = Stop. Then, for each Shizzle, take 6 points or attack.
# Preview of the button action-take.
would-take = Take { $gain }.
# Begins the previews of an attack.
would-hit = Attack { $victim }, who returns { points-count } to the bank.
# Preview of an attack; Shizzles are left.
would-attack = { would-hit } { to-settle }
# Preview of an attack, after which the rest is taken at once.
would-attack-gain = { would-hit } Then you take { $gain }.
# Preview of an attack, after which nothing is left.
would-attack-last = { would-hit } Your turn ends.
# Preview of a choice that ends the game. $told: a whole sentence, what it does.
would-over =
    { $result ->
        [won] { $told } You win!
        [shared] { $told } You share the win.
       *[lost] { $told } The game ends, and you do not win.
    }

## Status

# Chapter of the game above the status, before the first turn; later it is round.
status-setup = Set-up
# Status line, to 60 characters: the first die of the game (SH-2.1).
status-spark =
    { $seat ->
        [you] Your turn: roll any die for the first Spark.
       *[other] { $seat } is choosing a die for the first Spark.
    }
# Status line, to 60 characters: before the first roll of a turn.
status-ready =
    { $seat ->
        [you] Your turn: roll 5 dice.
       *[other] { $seat } is rolling 5 dice.
    }
# Status line, to 60 characters: a third die must be added. What fits: a colour, or a number.
status-join-third =
    { $seat ->
        [you] Your turn: add a third die, { end-colour } or any { $number }.
       *[other] { $seat } is choosing a die: { end-colour } or any { $number }.
    }
# Status line, to 60 characters: a die must be added. What fits: a colour, or a number.
status-join =
    { $seat ->
        [you] Your turn: add a die, { end-colour } or any { $number }.
       *[other] { $seat } is choosing a die: { end-colour } or any { $number }.
    }
# Status line, to 60 characters: no line of 3 is possible, the die added ends the turn (SH-2.5).
status-fizzle =
    { $seat ->
        [you] Your turn: add a die for a Fizzle. You cannot reach 3.
       *[other] { $seat } is choosing a die for a Fizzle.
    }
# Status line, to 60 characters: another die fits, and stopping is possible.
status-join-or-end =
    { $seat ->
        [you] Your turn: add a die, stop with { points-count }, or roll on.
       *[other] { $seat } is choosing: stop with { points-count }, or roll on.
    }
# Status line, to 60 characters: no further die fits. $count: dice in the line, 3 to 5.
status-end =
    { $seat ->
        [you] Your turn: stop with { points-count }, or roll on.
       *[other] { $seat } is choosing: stop with a line of { $count }, or roll on.
    }
# Status line, to 60 characters: all six dice are in the line. $points: those at risk.
status-shizzle =
    { $seat ->
        [you] A Shizzle! Stop, or risk { points-count } and roll 5 dice.
       *[other] A Shizzle! { $seat } is choosing: stop, or roll on.
    }
# Large word that flies over the board when the sixth die is added.
cheer = Shizzle!
# Status line, to 60 characters: Shizzles are left to settle. $points: all that can be taken.
status-settle =
    { $seat ->
        [you] Your turn: take { points-count }, or attack a player.
       *[other] { $seat } is settling a Shizzle.
    }
# Status line, to 60 characters, of a finished game.
status-over-won = { over-why }. { seat-wins } with { points-count }!
# Status line of a finished game with several winners.
status-over-shared =
    { $seats ->
        [you] { $seats } tied with { points-count }. { over-why }.
       *[other] { $seats } tied with { points-count }. { over-why }.
    }
# Status line while random dice are typed. $number: a number on die $die.
status-type-dice = Die { $die }: which colour is its { $number }?
# Status line while set-up is typed.
status-type-first = Who plays first?
# Status line while real dice are typed. $count: dice left, this one too.
status-type-fall =
    { $count ->
        [one] What does die { $die } show? Still to type: 1 die.
       *[other] What does die { $die } show? Still to type: { $count } dice.
    }
# Chapter of the game above the status. $most, $target: options, 0 without.
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

# Button, to 18 characters; also begins a preview.
action-roll =
    { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
# Button, to 18 characters. $points: what stopping brings.
action-stop = Stop: take { $points }
# Button, to 18 characters: stop, then settle the Shizzles.
action-stop-settle = Stop and settle
# Button, to 18 characters: the points of the line and all Shizzles left.
action-take = Take { $points }
# Button, and a choice on the score pad.
action-attack = Attack { $victim }
# Button that confirms the die chosen, to 18 characters.
deed-spark = Roll this die
# Button that confirms the die chosen, to 18 characters.
deed-add = Add this die
# In place of the button while no die is chosen.
touch-spark = Touch a die.
# In place of the button while no player is chosen.
touch-attack = Touch a player.
# In place of the button while no die is chosen.
touch-add = Touch a die.

## Refusals: why not, and what instead

refused-SH-1-1 = A die shows a number from 1 to 6. Choose one of its faces.
refused-SH-1-2 = A die has each colour once, and no face appears twice. Choose one of the colours offered.
refused-SH-1-4 = There is no such player at this table. Choose one of its players.
refused-SH-2-1 = There is no Spark yet. Choose a die to roll alone.
refused-SH-2-2 = Your turn begins with a roll. Roll the 5 dice first.
# There may be no die that fits; then the player can only stop or roll on.
refused-SH-2-3 = That die matches neither the number nor the colour of the last die in the line. Add one that fits, if you can.
refused-SH-2-3-lies = That die is in the line and stays there. Add one from outside the line, if you can.
# A try to stop or to roll on too early.
refused-SH-2-8 = After every roll you must add a die, and 2 in the line are not enough. Add a die that fits.
refused-SH-2-8-alone = After that die, no other fits, but a line of 3 is possible. Add a different die.
# After stopping, or after a Fizzle.
refused-SH-3-1 = Only Shizzles are left to settle. Take the points, or attack.
# A try to take or to attack while dice may still be added.
refused-SH-3-1-early = There is nothing to settle before your turn ends. Add a die, stop, or roll on.
refused-SH-3-2 = You can attack only another player who has points. Choose one, or take the points.
refused-SH-3-6 = The game is over. Step through it, or play another.

## Options

# Label of an option of a new game.
option-first = Who plays first
# Below the label; seats are those of the new table.
option-first-help = At random, or the seat you choose.
# Value of an option, in its list, and after its label: “Who plays first: at random”.
option-first-0 = at random
# Value of an option. $count: the number of a seat.
option-first-seat = seat { $count }
# Label of an option of a new game, with a box to tick; also named in the rules.
option-random_dice = Random dice
option-random_dice-help = The colours are put on the dice at random. Each die still has each number and each colour once, and no face appears twice.
# Label of an option of a new game; its values are numbers.
option-rounds = Rounds
option-rounds-help = The game also ends after this many turns for each player.
# Value of an option.
option-rounds-0 = no limit
# Label of an option of a new game; its values are numbers.
option-target = Points target
option-target-help = The game also ends when a player finishes a turn with at least this many points.
# Value of an option.
option-target-0 = none
# Label of an option of a new game, with a box to tick.
option-cap = At most 500 turns
option-cap-help = The player with the most points then wins. Without this, attacks could prolong a game for ever. A table with only bots always has it.

## The board in text

# What the picture of the board is, for screen readers.
picture-label = The line, the dice outside it, the bank and all points; also as text.
# Heading of the table of dice for screen readers.
text-board = The line, then the 6 dice
# Cell of that table: a place of the line.
text-place =
    { $by ->
        [number] Place { $count }: { $face }, by number
        [colour] Place { $count }: { $face }, by colour
       *[spark] Place { $count }: { $face }, the Spark
    }
# Cell of that table: a place without a die.
text-place-empty = Place { $count }: free
# Cell of that table: a die; also a label where a position is changed.
text-die = Die { $die }: { $face }
# Cell of that table. $count: the place.
text-die-line = Die { $die }: { $face }, in the line at place { $count }
# Cell of that table: a die that was rolled, and whether it fits.
text-die-loose = Die { $die }: { $face }, { fit }
# Cell of that table.
text-die-falling = Die { $die }: being rolled
# Cell of that table: a die before its first roll.
text-die-blank = Die { $die }: not rolled yet
# Cell of that table: a face of random dice.
text-side =
    { $colour ->
        [none] On die { $die }: { $number }, colour not known yet
       *[other] On die { $die }: { face }
    }
# Line of the list of players for screen readers.
text-row = { $seat }: { points-count }.
# After the line of the player whose turn it is.
text-turn = Now playing.
# Last line of that list.
text-bank = Bank: { points-count }.
# Label of the score where its parts are listed.
points-banked = Points

## Rules

# The first paragraph of the rules; it must stand alone.
rules-intro = Shizzle is a dice game for 2 to 6 players. Your line begins with the Spark, the last die of the previous line. Roll the other 5 dice and add those that fit: each must match the number or colour of the die before it. If none fits, you Choke and lose the points of your turn. If no line longer than 2 is possible, you Fizzle: take 2 points, and your turn ends. A line of 3, 4 or 5 is a Flicker. Stop and take 1 point for each die in it, or roll the rest and risk it all. All 6 are a Shizzle: take 6 points, make another player return 6, or roll on and risk it. When the bank is empty, the player with the most points wins.
# How the game is played on its page. “Stop” and “Roll” are buttons, dice.toml is a file.
rules-page = Dice that you may add stand out: click one to add it to the line, or choose it with the keyboard. “Stop” and “Roll” appear when you may use them. A Choke or a Fizzle ends your turn automatically. If you stop and there is nobody to attack, you take the points of your Shizzles automatically. With real dice, type what they show, in any order. Which colours are on which die is our guess.{$reconstruction} Owners of the box can correct it in dice.toml.

# Heading of rules.
rules-SH-1 = Components
rule-SH-1-1 = There are 6 dice with the numbers 1 to 6. Each of the 36 pairs of number and colour is on exactly one face. Each die has each number and each colour once.{$review}
# Option: the name of option-random_dice.
rule-SH-1-2 = The colours are red, orange, purple, blue, green and yellow. Yellow is our guess, and real sets differ. On die 1, the numbers 1 to 6 have the colours in that order; each further die begins one colour later.{$reconstruction} Option: random dice.
rule-SH-1-3 = Chips are points: 14 chips of 5 and 30 of 1, 100 points in all. The bank starts with 40 points for 2 players, 60 for 3, 75 for 4, 90 for 5 and 100 for 6. Players start with none. The bank and all players’ points always have the same sum.
rule-SH-1-4 = The youngest player starts; here the host chooses, or it is random.{$ruling} Play passes to the left.

# Heading of rules.
rules-SH-2 = Your turn
rule-SH-2-0 = A Shizzle is pending from when you make it until you settle it at the end of your turn. Nothing else is pending. Your line counts once, when your turn ends: a line of 3 that grew to 5 is worth 5. A line of 6 is 1 pending Shizzle and scores nothing else.
rule-SH-2-1 = On the first turn of the game, roll any 1 die: it is the Spark. On every other turn, the Spark is the last die of the previous player’s line, just as it lies.
rule-SH-2-2 = The Spark is the first die of your line and counts. Roll the other 5 dice.
rule-SH-2-3 = Add dice only at the open end of the line. Each must match the number or colour of the die before it. Choose which of the rolled dice to add, and in which order. Dice of earlier rolls stay where they are.{$ruling}
rule-SH-2-4 = Choke: no rolled die fits, on the first or any later roll. Your turn ends and you lose all its points, pending Shizzles too.
rule-SH-2-5 = Fizzle: you rolled 5 dice, and the longest line possible is 2. Choose which fitting die to add. Your turn ends: take 2 points, and settle any pending Shizzles.
rule-SH-2-6 = Flicker: a line of 3, 4 or 5. Stop, take that many points and settle any pending Shizzles; or roll all dice that are not in the line. At least 1 must then fit, or you Choke. (It cannot be a Fizzle: you roll fewer than 5 dice.)
rule-SH-2-7 = Shizzle: all 6 dice are in the line. It is worth 6 points that you take, or 6 that another player returns to the bank. Stop, or roll on and risk it. If you roll on, the sixth die becomes the new Spark, a new line of 1; roll the other 5 dice.
rule-SH-2-8 = If any die fits, you must add at least 1. You may leave other fitting dice out.{$ruling} Exception: if you rolled 5 dice and a line of 3 or more is possible, your line must reach 3.{$ruling} In that case, choose a first die after which another rolled die fits. (A line of 2 is only ever a Fizzle.)
rule-SH-2-9 = When you roll on, roll every die that is not in the line.{$ruling}

# Heading of rules.
rules-SH-3 = End of your turn and of the game
rule-SH-3-1 = Shizzles stay pending until your turn ends; then settle them.{$ruling} For each, take 6 points or attack a player. Choose for each one; you may attack several players.{$ruling} Attack first, then take points.{$ruling} (The book says “immediately”. We read: when your turn ends, since you can roll on instead, and lose them in a Choke.)
rule-SH-3-2 = A player you attack returns 6 points to the bank, or all they have if fewer.{$ruling} You gain nothing. Attack one at a time. You may attack only other players who have points, the same one again while they have any.{$ruling} If none of them has points, take the points of the Shizzle.{$ruling}
rule-SH-3-3 = If the bank holds less than you earned, take what is left.{$ruling}
rule-SH-3-4 = When you stop, you may not refuse points.{$ruling} The book advises you not to end a game that you would lose: attack or roll on instead.
rule-SH-3-5 = The last die in your line is the next player’s Spark, even after a Choke.{$ruling} If you Choke on your first roll, that is the Spark you began with.
rule-SH-3-6 = If the bank is empty once a turn has been settled, the game ends at once. The player with the most points wins. Tied players share the win.{$ruling}
rule-SH-3-7 = The book has no turn limit, and attacks can prolong a game without end. Options: a number of rounds, a target, or at most 500 turns. An empty bank still ends the game. A target counts when a turn is settled; a round ends after the last player’s turn.{$ruling} The player with the most points wins; tied players share the win.{$ruling}

# Heading of rules.
rules-SH-4 = Good to know
rule-SH-4-1 = Each die has a 2 in 3 chance not to fit. So you Choke on 13% of rolls of 5 dice, 30% of 3, 44% of 2 and 67% of 1.
rule-SH-4-2 = Over the 7,776 rolls of 5 standard dice, the longest line possible is one die 1,024 times, two 1,034 times, three 1,160, four 1,624, five 1,730 and six 1,204.
rule-SH-4-3 = A Shizzle, then a Flicker of 4: 10 points, or an attack and 4. Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks. A Shizzle, then a Choke: nothing. The bank holds 4, you attack a player with 9, and you still have 5 to take. The bank grows to 10, you take 5, and it holds 5: the game goes on.

# Heading of rules.
rules-ours = Other rulings
rule-ours-1 = If you resign, you get nothing, and the other players share the win.{$ruling}
rule-ours-2 = The game waits until you roll the 5 dice at the start of your turn.{$ruling}
rule-ours-3 = When you take points, you take 6 for each Shizzle left and the points of your line.{$ruling}
rule-ours-4 = Random dice are made one at a time. Each is any die that can go with those before, all equally likely.{$ruling}
rule-ours-5 = Rolled dice come to rest one at a time, from die 1 to die 6. Only after the last is it decided whether you Choke.{$ruling}

## What a typed text should have been

# $name: the command “first”.
unread-first = “{ $text }” is not a player. Type “{ $name } 1” to “{ $name } { $count }”.
# $name: the command “die”.
unread-die = “{ $text }” is not a die. Type “{ $name } 1” to “{ $name } { $count }”.
# $place: such as 1.3, number 3 of die 1.  $colours: a list of colours, as they are typed.
unread-colour = “{ $text }” is not a colour for { $place } (die and number). Type one of { $colours }.
# $count: the number of a die.  $faces: a list such as R1, O2.
unread-fallen = “{ $text }” is not a face of die { $count }. Type one of { $faces }.

## Real dice: what the app says of a real board, for dice

# Choice where a new game gets its rolls from; others are a secret seed, and a seed of one's own.
chance-typed = Real dice
# Below that choice.
chance-typed-help = You roll real dice and type what they show.
# Heading above buttons, one for each result.
palette-head = What do the real dice show?

## Bots

# Name of a bot's level, in lists, beside players' names; it can be typed.
bot-greedy = Medium
# What a level does, beside its name.
bot-greedy-help = plays for the most points this turn
# Name of a bot's level.
bot-novice = Beginner
# What a level does, beside its name.
bot-novice-help = like { bot-greedy }, but often stops too early or rolls on too long
# Name of a bot's level.
bot-club = Easy
# What a level does, beside its name.
bot-club-help = like { bot-optimal }, but may lose up to 8% win chance per action, less with more players
# Name of a bot's level.
bot-strong = Hard
# What a level does, beside its name.
bot-strong-help = like { bot-optimal }, but may lose up to 2% win chance per action, less with more players
# Name of a bot's level.
bot-optimal = Best
# What a level does, beside its name.
bot-optimal-help = plays by the exact solution (2 players, standard dice) or the best estimate

## Help with a decision

# Head of a column of chances: of a line of at least so many dice. $count: 3 to 6.
advice-reach =
    { $count ->
        [6] All 6
       *[other] { $count } or more
    }
# Cell of that table: such a line is there already, or no dice are rolled.
advice-never = –
# Cell of that table: a chance.
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Cell of that table: points on average.
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# Row of that table, and of a hint. $length: dice in the line.
advice-stop = Stop with { $length }
# Row of that table, and of a hint. $dice: a list such as red 4 and blue 2.
advice-stop-joining = Add { $dice }; stop with { $length }
# Row of that table, and of a hint.
advice-roll-joining = Add { $dice }; roll on
# Row of that table, and of a hint.
advice-fizzle-joining = Add { $dice }: a Fizzle
# Row of that table, and of a hint. $count: the number of a die.
advice-die = Roll die { $count } for the first Spark
# Below that table: what its columns are.
advice-odds = Chances that you Choke on the next roll, or can make a line of 3, 4, 5 or 6.
# Below that table: what its column of points is.
advice-turn = Points: what this turn scores on average if you play for points.

## The solution

# The command line: a bank that cannot be solved.
solve-bank = The bank cannot hold { $bank } points here. Give 1 to { $most }.
# $key: an entry of a file. $make: a command.
data-mismatch = The shipped data is for something else: its “{ $key }” is { $text }, not { $expected }. Make it again: { $make }
# $why: an error in English. $make: a command.
data-damaged = The shipped data is damaged ({ $why }). Make it again: { $make }
# $why: one or more sentences of what is wrong with dice.toml.
dice-file = These dice cannot be used. { $why }
# Of dice.toml. $expected: 6.
dice-no-dice = The dice must be a list of { $expected } dice, not { $count }.
dice-no-faces = Die { $die } must be a list of 6 colours, for its numbers 1 to 6.
# Of dice.toml. $text: what is written there. $allowed: a list of colours, as written there.
dice-no-face = Die { $die } cannot have the colour “{ $text }”. Use { $allowed }.
# Of dice.toml. $text: a colour, as it is written there.
dice-no-twice = The { $text } { $number } of die { $die } is one too many. Each die has each colour once, and no face appears twice.

## The score pad

# Heading of the table of points, a line a round.
pad-rounds = Points by round
# Below the lines of that table.
pad-round-means = Points taken, less those lost to attacks.
# Above the picture of the pad: what to do.
pad-who = Touch the player whose turn is over.
# Above the picture of the pad. SH-3.6 is a rule.
pad-over = The bank is empty: the game is over (SH-3.6).
# Question above the choices of a turn. $count: the Shizzles entered so far.
pad-turn =
    { $count ->
        [0] { $player }: how did the turn end?
        [one] { $player }, 1 Shizzle: how did the turn go on?
       *[other] { $player }, { $count } Shizzles: how did the turn go on?
    }
# Choice on the pad, to 26 characters: how the turn ended, and its points.
pad-choke = Choke: nothing
# Choice on the pad, to 26 characters. $count: 2.
pad-fizzle = Fizzle: { $count }
# Choice on the pad, to 26 characters. $count: 3 to 5.
pad-flicker = Flicker: { $count }
# Choice on the pad, to 26 characters: the turn ended right after the Shizzle.
pad-stop = Stopped there
# Question above the choices of a turn that is over. $count: the Shizzles left.
pad-settle =
    { $count ->
        [one] Settle 1 Shizzle: points or an attack?
       *[other] Settle { $count } Shizzles: points or an attack?
    }
# The turns of a pad in text, in its address. $text: such a turn.
pad-bad-turn = “{ $text }” is not a turn. Give a player, the dice of the last line (0, 2 to 6), the Shizzles and the players attacked, such as “140” or “1312”.
# The same. $tag: a rule.
pad-after-end = “{ $text }” comes after the end of the game: the bank is empty ({ $tag }).
# The same. $tag: a rule.
pad-bad-attack = “{ $text }” has an attack that is not allowed. Attack other players who have points, at most once for each Shizzle ({ $tag }).

## The symbols of the picture, explained at a touch and in the legend

# Name of a symbol in the legend; also the head of a column of average points.
sign-points = Points
sign-points-does = A player’s chips: a square one is 5 points, a round one is 1.
# Name of a symbol in the legend.
sign-line = Line
sign-line-does = Each die matches the number or colour of the die before it. When you stop, a line of 3, 4 or 5 is worth as many points.
# Name of a symbol in the legend; also a choice on the score pad.
sign-shizzle = Shizzle
sign-shizzle-does = All 6 dice in the line: 6 points for you, or 6 that another player returns. Each star is a Shizzle to settle.
# Name of a symbol in the legend.
sign-bank = Bank
sign-bank-does = All points come from here. If it is empty at the end of a turn, the game ends. The plate shows what you take if you stop now.
# Name of a symbol in the legend.
sign-cup = Dice cup
sign-cup-does = Rolls all dice that are not in the line. At least 1 must fit, or you Choke.
# Name of a symbol in the legend: a small die with the number of dice of the next roll.
sign-count = Little die
sign-count-does = How many dice you would roll next.
# Name of a symbol in the legend.
sign-spark = Spark
sign-spark-does = The first die of your line, on rays. It is the last die of the previous line.
# Name of a symbol in the legend: the round mark between two dice.
sign-bond = Seal between two dice
sign-bond-does = Why the two dice match: the number they share, or the mark of their colour.
# Name of a symbol in the legend; also the head of a column of chances.
sign-choke = Choke
sign-choke-does = No rolled die fits. Your turn ends, and you lose its points, pending Shizzles too.
# Name of a symbol in the legend.
sign-fizzle = Fizzle
sign-fizzle-does = You rolled 5 dice, and no line longer than 2 is possible: take 2 points, and your turn ends.
# Name of a symbol in the legend.
sign-flicker = Flicker
sign-flicker-does = A line of 3, 4 or 5. Stop and take its points, or roll on and risk them.
# Below the symbols of the bank and of a player’s points: how many now.
now-points = { points-count }.
# Below the symbol of the line. $count: dice in the line, 2 to 6; the turn may be anybody's.
now-line = The line has { $count } of 6 dice; the turn is worth { points-count } so far.
# Below the symbols of the cup and the little die.
now-rolls =
    { $count ->
        [one] The next roll has 1 die.
       *[other] The next roll has { $count } dice.
    }

## What gives the win chances of a review

# What the figures of a review come from: after “Values: ”.
evaluator-exact = the solved game
# What the figures of a review come from: after “Values: ”.
evaluator-table = the table for 3 players
# What the figures of a review come from: after “Values: ”.
evaluator-estimate = an estimate learned from exact turns
# What the figures of a review come from: after “Values: ”.
evaluator-simple = a rough model, as the shipped estimate cannot be used

## Kinds of luck, for statistics, and kinds of mistakes

# Heading in the statistics: how often each number was rolled.
chance-of-die = Numbers rolled
# Kind of mistake, after “Turn 4: ” in reviews and in lists: what the player did.
mistake-ending = ending a game you lose
# Kind of mistake.
mistake-stopping = stopping too early
# Kind of mistake.
mistake-going-on = rolling once too often
# Kind of mistake.
mistake-six = missing a Shizzle
# Kind of mistake.
mistake-left-out = leaving out a fitting die
# Kind of mistake.
mistake-short = making a shorter line than possible
# Kind of mistake.
mistake-dice = adding the wrong die
# Kind of mistake.
mistake-attack = not attacking
# Kind of mistake.
mistake-taking = attacking instead of taking points
# Kind of mistake.
mistake-victim = attacking the wrong player
# Why a choice is better, in a review: it ends the game. $count: by how many points it is won.
why-win =
    { $count ->
        [one] The game then ends at once, won by 1 point.
       *[other] The game then ends at once, won by { $count } points.
    }
# Why a choice was bad, in a review: it ended the game. $count: by how many points it was lost.
why-ending =
    { $count ->
        [one] The game ended at once, lost by 1 point.
       *[other] The game ended at once, lost by { $count } points.
    }
# Whom to attack, in a review. $name: the better choice, $other: that made; then their points.
why-victim = Points: { $name } { $better }, { $other } { $taken }.
why-choked = That roll had a { NUMBER($share, style: "percent", maximumFractionDigits: 0) } chance of a Choke.
# $dice: a list such as red 4 and blue 2.
why-roll = The plan: add { $dice }, then roll on.
why-stop = The plan: add { $dice }, then stop with { $count } dice in the line.
why-choke = The chance of a Choke is then { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = On average, the turn is then worth { NUMBER($better, maximumFractionDigits: 1) } points, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

# Choice for a player: the turn becomes theirs.
edit-turn = Now playing: { $player }
# Place in the list of what can be changed.
edit-bank = Bank: { $count }
# Place in the list of what can be changed; also on the score pad. $count: points.
edit-points = { $player }: { $count }
# Place in the list of what can be changed.
edit-pending = Shizzles to settle: { $count }
# How far the turn is, in the list of what can be changed, and a choice there.
edit-ready = Before the first roll
# How far the turn is.
edit-choose = Dice rolled
# How far the turn is.
edit-settle = Settling Shizzles
# Choice for a die: another number.
edit-shows = Shows { $count }
# Choice for a die in the line.
edit-out = Take from the line
# Choice for a die outside the line.
edit-spark = Make it the Spark
# Choice for a die outside the line.
edit-join = Add to the line

## Puzzles

# After “Proven ”.
puzzle-how-solution = by the solution, exactly
# Theme of a puzzle, in a list after “Themes: ”, and in the choice of puzzles.
puzzle-theme-push = roll on
# Theme of a puzzle.
puzzle-theme-stop = stop
# Theme of a puzzle.
puzzle-theme-joining = which die to add
# Theme of a puzzle: a longer line was possible.
puzzle-theme-short-line = a shorter line
# Theme of a puzzle.
puzzle-theme-shizzle = a Shizzle
# Theme of a puzzle.
puzzle-theme-attack = attack
# Theme of a puzzle: take points, not attack.
puzzle-theme-take = take
# Theme of a puzzle: the bank is nearly empty.
puzzle-theme-last-points = the last points
# Theme of a puzzle: of the last round.
puzzle-theme-last-turn = the last turn

## The tutorial

tutorial-goal = Your goal: have the most points when the bank is empty. All points come from the bank, which now holds 32.
tutorial-spark = It is your turn. The first die of your line is there already: the Spark, a red 1. You roll the other 5 dice.
# Step of the tutorial; the button “Roll 5 dice” is marked.
tutorial-roll = Roll the dice.
tutorial-colour = A die fits if it has the colour or the number of the last die in the line. After the red 1, the red 4 fits. Add it.
tutorial-number = Now the red 4 is last. The yellow 4 fits: its number is the same. Add it.
tutorial-flicker = A line of 3 is a Flicker: you could stop and take 3 points. But another die fits. Add the yellow 2.
tutorial-flicker-stop = You could stop, but another die fits, and 1 more die is 1 more point. Add it.
tutorial-flicker-roll = You could roll the rest, but one of them fits already. Add it first.
tutorial-longer = Choose the order well: only the last die in the line decides what fits next. Add the purple 2.
tutorial-stop = Your 5 dice are worth 5 points. If you roll the last die and it does not fit, you lose them all. Stop.
tutorial-stop-roll = That risks 5 points, and the die has only a 1 in 3 chance to fit. Stop and take them.
tutorial-next-spark = You have taken 5 points. Your last die, the purple 2, is now Zoe’s Spark. See what she rolls.
# Zoe has rolled; now it is the reader's turn.
tutorial-choke = None of Zoe’s dice was purple or a 2: a Choke! Her turn ends at once, and she loses its points. The same Spark is now yours. Roll.
tutorial-fizzle = Only 1 of your 5 dice fits, and nothing fits after it. A line of 2 is a Fizzle: your turn ends with 2 points. Add the purple 4.
tutorial-again = Zoe has stopped with 3 dice. The blue 3 is your Spark. Roll again.
tutorial-all = This time you can add all the dice, one by one. Begin with the green 3.
# The reader adds the green 5; the program then adds the two others.
tutorial-all-2 = Add the green 5. The orange 5 and the orange 4 then follow.
tutorial-all-stop = That is allowed, but you can add all 6 dice. Add the next one.
tutorial-all-3 = Only 1 die is left. Add the purple 4.
tutorial-shizzle = All 6: a Shizzle! It is worth 6 points, or an attack. You could roll on, but if you Choke, you lose it. Stop.
tutorial-shizzle-roll = If you Choke, you lose the Shizzle. Stop and use it.
tutorial-attack = You could take 6 points. If you attack Zoe, she returns 6 of hers to the bank. Attack her.
tutorial-attack-take = Taking 6 points is often as good. But see what an attack does: attack Zoe.
tutorial-attacked = Zoe has returned 6 points to the bank. You gain nothing, but the game lasts longer, which helps players who are behind.
tutorial-bank = Some turns later, the bank holds 3 points, and you lead. If you stop with your 4 dice, you take those 3, and the game ends. Stop.
tutorial-bank-other = That is allowed, but if you stop now, you win. Stop.
tutorial-end = The bank is empty, and you have the most points: you won!

### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Each face has a number and a colour, and no face appears twice.
example-from-the-bank = You stop with a line of 3 and take 3 points from the bank.
example-next-spark = You stop with a line of 3. Its last die, just as it lies, is the next player’s Spark.
example-join = You may add the red 4, which has the colour of the Spark. The orange 4 matches neither its colour nor its number.
example-choke = None of the 5 dice has the Spark’s number or colour: a Choke. Your turn ends, and you lose its points.
example-fizzle = No line of 3 is possible: a Fizzle. Add 1 die and take 2 points. Your turn ends.
example-flicker = A Flicker of 4: stop and take 4 points, or roll the other 2 dice.
example-shizzle = A Shizzle: stop, or roll on and risk 6 points. If you roll on, the sixth die is the new Spark.
example-three-possible = With the red 5 a line of 3 is possible, so you must make it. With the orange 1 the line would end at 2.
example-attack = With a Shizzle, make any other player who has points return 6 to the bank.
example-bank-empty = The bank holds less than you earned. You take what is left, and the game ends.
example-shizzle-and-four = A Shizzle, then a Flicker of 4: 10 points, or an attack and 4.
example-two-shizzles = Two Shizzles, then a Fizzle: 14 points, or 8 and one attack, or 2 and two attacks.
example-shizzle-lost = A Shizzle, then a Choke: nothing.
example-bank-grows = Your attack brings the bank from 4 points to 10. Then you take 5: the bank holds 5, and the game goes on.
example-take-all = Three Shizzles and a line of 3: you take all their points at once, as far as the bank has them.
# Heading on the one-page summary.
summary-turn = Your turn
summary-turn-1 = The Spark is the last die of the previous line. On the first turn, roll any 1 die for it. Roll the other 5 dice.
summary-turn-2 = Add at least 1 die at the open end: each must match the number or colour of the die before it.
summary-turn-3 = No die fits: a Choke. Your turn ends, and you lose its points, pending Shizzles too.
summary-turn-4 = If a line of 3 is possible, you must make it.
# Heading on the one-page summary.
summary-stop = Stop or roll on
summary-stop-1 = No line longer than 2 is possible: a Fizzle. Take 2 points; your turn ends.
summary-stop-2 = A line of 3 to 5: a Flicker. Stop for 1 point a die, or roll all dice outside the line; at least 1 must then fit.
# Heading on the one-page summary.
summary-six = All 6: a Shizzle
summary-six-1 = Stop: take 6 points, or make another player return 6 to the bank.
summary-six-2 = Or roll on and risk it: the sixth die is the new Spark, and you roll the other 5.
summary-six-3 = When your turn ends, settle your pending Shizzles: attack first, then take points.
# Heading on the one-page summary.
summary-end = End of the game
summary-end-1 = The bank starts with 40, 60, 75, 90 or 100 points for 2, 3, 4, 5 or 6 players.
summary-end-2 = If the bank is empty after a turn, the game ends. Most points wins; tied players share the win.
