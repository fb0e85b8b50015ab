### The words of Shizzle in English.
###
### $colour: red orange yellow green blue purple pink black.  $number: that of a face, 1 to 6.  $die: a die, 1 to 6.
### $face, $end: what a die shows, by the message face ($end in did-over and status-over-*: why the game is over: bank
### target rounds cap).  $by: why a die joins: number colour, or none, spark, barred.  $make: a command.
### $gain: points and what they are for, by the messages gain-*.  $seat, $victim: names.  $count, $points: numbers.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.

## The game

game-name = { -shizzle-one }
game-tagline = Six { -die-other } in a { -line-one }: { -stop-verb } in time, or { -roll_on-verb } and risk it all.
game-by = by Patch Products
game-about = Build a { -line-one } of { -die-other } from the { -spark-one }, each matching the { -die-one } before it in { -number-one } or { -colour-one }. { -Stop-verb } and take its { -point-other }, or { -roll_on-verb } and risk them. All six make a { -shizzle-one }: six { -point-other } for you, or six that another player { -return-verb-s }.

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
        [you] You attack { $victim }, who { -return-verb-s } { points-count } to the { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } attacks you: you { -return-verb } { points-count } to the { -bank-one }.
           *[other] { $seat } attacks { $victim }, who { -return-verb-s } { points-count } to the { -bank-one }.
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
        [number] same { -number-one }
       *[colour] same { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } by { -number-one }
        [colour] { -fit-verb-s } by { -colour-one }
        [barred] { -fit-verb-s }, but would stand alone where three are possible
       *[none] does not { -fit-verb }
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] The { -bank-one } is empty
        [target] The { -target-one } is reached
        [rounds] The last { -round-one } is over
       *[cap] 500 { -turn-other } are over
    }
to-settle = { -shizzle-other } to { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } for a { -line-one } of { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } for the { -shizzle-one }
       *[other] { $points } { -point-other } for { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other }: { $line } for the { -line-one }, { $worth } for { -shizzle-other }
gain-rest =
    { $points ->
        [one] the last { -point-one } in the { -bank-one }, instead of { $earned }
       *[other] the last { $points } { -point-other } in the { -bank-one }, instead of { $earned }
    }

## Set-up: log and hover

did-dice = On { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }
did-spark =
    { $seat ->
        [you] You roll { -die-one } { $die } for the first { -spark-one }.
       *[other] { $seat } rolls { -die-one } { $die } for the first { -spark-one }.
    }
did-fall-spark = Rolled: { $face }, the first { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Roll { -die-one } { $die } for the first { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] You roll five { -die-other } beside the { -spark-one }, the { $face }.
       *[other] { $seat } rolls five { -die-other } beside the { -spark-one }, the { $face }.
    }
rolls-on =
    { $seat ->
        [you] You { -roll_on-verb }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } after the { $face }, with { points-count } at risk.
did-roll-shizzle = { rolls-on } with { points-count } at risk; the new { -spark-one } is the { $face }.
did-fall = Rolled: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Rolled: { $face }. No { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Rolled: { $face }. No { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } That makes { $count } in { -line-one }.
did-join-shizzle = { seat-joins } All six: a { -shizzle-one }!
did-fizzle = { seat-joins } No third { -die-one } { -fit-verb-s }: a { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } No third { -die-one } { -fit-verb-s }: a { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] You { -stop-verb } and take { $gain }.
       *[other] { $seat } { -stop-verb-s } and takes { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] You { -stop-verb }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] You take { $gain }.
       *[other] { $seat } takes { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } The { -turn-one } ends.
did-over = { $told } { over-why }: the game is over.

## Turns: what a hovered target would do

would-roll = { action-roll }. If none { -fit-verb-s } the { $face }, that is a { -choke-one }.
would-roll-on = { action-roll }. If none { -fit-verb-s } the { $face }, you lose { points-count }.
would-roll-shizzle = { action-roll }. If none { -fit-verb-s } the new { -spark-one }, the { $face }, you lose { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Put the { $face } next to the { $end }: { same }.
would-join-two = { would-put } A third must follow.
would-join = { would-put } { -Stop-ing } then brings { points-count }.
would-join-shizzle = { would-put } All six: a { -shizzle-one }!
would-fizzle = { would-put } No third { -die-one } { -fit-verb-s }: a { -fizzle-one }. Your { -turn-one } ends; you take { $gain }.
would-fizzle-settle = { would-put } No third { -die-one } { -fit-verb-s }: a { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } and take { $gain }.
would-stop-settle = { -Stop-verb }. Then take six { -point-other } for each { -shizzle-one }, or attack.
would-take = Take { $gain }.
would-hit = Attack { $victim }, who { -return-verb-s } { points-count } to the { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Then you take { $gain }.
would-attack-last = { would-hit } Your { -turn-one } ends.
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
        [you] Choose any { -die-one } and roll the first { -spark-one }.
       *[other] { $seat } is choosing a { -die-one } for the first { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] Your { -turn-one }: roll 5 { -die-other }.
       *[other] { $seat } is rolling 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Add a third { -die-one }: { end-colour }, or any { $number }.
       *[other] { $seat } is choosing a { -die-one }: { end-colour }, or any { $number }.
    }
status-join =
    { $seat ->
        [you] Add a { -die-one }: { end-colour }, or any { $number }.
       *[other] { $seat } is choosing a { -die-one }: { end-colour }, or any { $number }.
    }
status-fizzle =
    { $seat ->
        [you] No { -line-one } of 3 is possible. Add a { -die-one } for a { -fizzle-one }.
       *[other] { $seat } is choosing { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Add a { -die-one }, { -stop-verb } for { $points }, or { -roll_on-verb }.
       *[other] { $seat } is choosing: { -stop-verb } for { $points }, or { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } of { $count }. { -Stop-verb } for { $points }, or { -roll_on-verb }.
       *[other] { $seat } is choosing: { -stop-verb } for { $points }, or { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-verb } for { $points }, or { -roll_on-verb } and risk them.
       *[other] { -shizzle-one }! { $seat } is choosing: { -stop-verb }, or { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Take { points-count }, or attack a player with a { -shizzle-one }.
       *[other] { $seat } is { -settle-ing } a { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } with { points-count }!
status-over-shared = { over-why }. { seats-share }, with { points-count } each.
status-type-dice = { -Die-one } { $die }: which { -colour-one } is its { $number }?
status-type-first = Who plays first?
status-type-fall = What does { -die-one } { $die } show? Still to fall: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } of { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, first to { $target } { -point-other }
           *[other] { -Round-one } { $count } of { $most }, or first to { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Roll 1 { -die-one }
       *[other] Roll { $count } { -die-other }
    }
action-stop = { -Stop-verb }: take { $points }
action-stop-settle = { -Stop-verb } and { -settle-verb }
action-take = Take { $points }
action-attack = Attack { $victim }
deed-spark = Roll this { -die-one }
deed-add = Add this { -die-one }
touch-spark = Touch a { -die-one }.
touch-attack = Touch a player.
touch-add = Touch a { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = A { -die-one } shows a { -number-one } from 1 to 6. Choose one of its { -face-other }.
refused-SH-1-2 = A { -die-one } has each { -colour-one } once, and no { -face-one } comes twice. Choose one of the { -colour-other } offered.
refused-SH-1-4 = Nobody sits there. Choose a seat of this table.
refused-SH-2-1 = There is no { -spark-one } yet. Choose a { -die-one } to roll alone.
refused-SH-2-2 = Your { -turn-one } begins with a roll. Roll the five { -die-other } first.
refused-SH-2-3 = That { -die-one } has neither the { -number-one } nor the { -colour-one } of the last { -die-one } in { -line-one }. Choose one that has.
refused-SH-2-3-lies = That { -die-one } is in { -line-one } and stays there. Choose one that was rolled.
refused-SH-2-8 = A { -die-one } must { -join-verb } after every roll, and two in { -line-one } are too few. Choose a { -die-one } that { -fit-verb-s }.
refused-SH-2-8-alone = No other { -die-one } { -fit-verb-s } behind that one, but a { -line-one } of three is possible and must be made. Choose another { -die-one }.
refused-SH-3-1 = Your { -turn-one } has { -stop-participle }; only { -shizzle-other } are left to { -settle-verb }. Take the { -point-other }, or attack.
refused-SH-3-1-early = There is nothing to { -settle-verb } yet. Put a { -die-one } in { -line-one }, { -roll_on-verb }, or { -stop-verb } first.
refused-SH-3-2 = Only another player with { -point-other } can be attacked. Choose one, or take the { -point-other }.
refused-SH-3-6 = The game is over. Step through it, or play another.

## Options

option-first = Who plays first
option-first-help = Chance decides, or you choose a seat.
option-first-0 = by chance
option-first-seat = seat { $count }
option-random_dice = Random { -die-other }
option-random_dice-help = Chance puts the { -colour-other } on the { -die-other } anew. Each { -die-one } still has each { -number-one } and { -colour-one } once, and no { -face-one } comes twice.
option-rounds = { -Round-other }
option-rounds-help = The game also ends after so many { -turn-other } for everyone.
option-rounds-0 = no limit
option-target = { -Target-one } in { -point-other }
option-target-help = The game also ends when a player ends a { -turn-one } with that many { -point-other } or more.
option-target-0 = none
option-cap = At most 500 { -turn-other }
option-cap-help = The leader then wins. Without this, attacks could prolong a game for ever. A table with only bots always has it.

## The board in text

picture-label = The { -line-one }, the loose { -die-other }, the { -bank-one } and all { -point-other }, also given in text.
text-board = The { -line-one }, then the six { -die-other }
text-place =
    { $by ->
        [number] Place { $count }: { $face }, by { -number-one }
        [colour] Place { $count }: { $face }, by { -colour-one }
       *[spark] Place { $count }: { $face }, the { -spark-one }
    }
text-place-empty = Place { $count }: free
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, in { -line-one } at place { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: being rolled
text-die-blank = { -Die-one } { $die }: not rolled yet
text-side =
    { $colour ->
        [none] On { -die-one } { $die }: { $number }, { -colour-one } not known yet
       *[other] On { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Now playing.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } is a { -die-other } game for two to six players. Your { -turn-one } begins with the { -spark-one }, the last { -die-one } of the { -line-one } before yours; you roll the other five. { -Die-other } { -join-verb } the { -line-one } one by one, each with the { -number-one } or the { -colour-one } of the { -die-one } before. If none { -fit-verb-s }, that is a { -choke-one }: the { -point-other } of the { -turn-one } are lost. If the longest { -line-one } possible is two, it is a { -fizzle-one }: two { -point-other }, and the { -turn-one } ends. Three to five are a { -flicker-one }: { -stop-verb } and take a { -point-one } for every { -die-one } in { -line-one }, or roll the rest and risk it all. Six are a { -shizzle-one }: take six { -point-other }, make another player { -return-verb } six, or { -roll_on-verb } and risk it. When the { -bank-one } is empty, most { -point-other } win.
rules-page = { -Die-other } that may { -join-verb } light up: click one to put it at the end of the { -line-one }, or choose it with the keyboard. “{ -Stop-verb }” and “Roll” are offered when they are allowed. A { -choke-one } or a { -fizzle-one } ends your { -turn-one } by itself. If nobody can be attacked when you { -stop-verb }, you get the { -point-other } of your { -shizzle-other } unasked. With real { -die-other }, type what they show, in any order. Which { -colour-other } are on which { -die-one } is our reconstruction {$reconstruction}; owners of the box can correct it in { -die-other }.toml.

rules-SH-1 = What is in the box
rule-SH-1-1 = There are six { -die-other } with the { -number-other } 1 to 6. Each of the 36 pairs of { -number-one } and { -colour-one } is on one { -face-one } only, and each { -die-one } has each { -number-one } and each { -colour-one } once {$review}.
rule-SH-1-2 = The { -colour-other } are red, orange, purple, blue, green and yellow; the sixth is our guess, and real sets differ. On our { -die-other } the { -colour-other } follow in that order, and each { -die-one } begins one { -colour-one } later {$reconstruction}. Option: random { -die-other }.
rule-SH-1-3 = The { -chip-other } are { -point-other }: 14 of five and 30 of one, 100 in all. The { -bank-one } starts with 40 { -point-other } for two players, 60 for three, 75 for four, 90 for five and 100 for six; players start with none. The { -bank-one } and all scores always have the same sum.
rule-SH-1-4 = In the book the youngest starts; here the host chooses, or chance does {$ruling}. Play passes to the left.

rules-SH-2 = Your { -turn-one }
rule-SH-2-0 = A { -shizzle-one } is { -pending-adjective } until its { -turn-one } has { -settle-participle } it; nothing else is ever { -pending-adjective }. The { -line-one } counts once, when the { -turn-one } { -stop-verb-s }: a { -line-one } of three that grew to five is worth five. A { -line-one } of six is one { -pending-adjective } { -shizzle-one } and scores nothing besides.
rule-SH-2-1 = In the first { -turn-one } of the game the starter rolls any one { -die-one } alone: it is the { -spark-one }. Later the { -spark-one } is the last { -die-one } of the previous player’s { -line-one }, as it lies.
rule-SH-2-2 = The { -spark-one } is the first { -die-one } of your { -line-one } and counts. Roll the other five.
rule-SH-2-3 = The { -line-one } grows at its { -open_end-one } only. Each { -die-one } must share { -number-one } or { -colour-one } with the { -die-one } before it. { -Die-other } of this roll may { -join-verb } in any choice and order; { -die-other } of earlier rolls stay where they are {$ruling}.
rule-SH-2-4 = { -choke-one }: no { -die-one } of a roll can { -join-verb }, be it the first or a later one. The { -turn-one } ends, and all its { -point-other } are lost, { -pending-adjective } { -shizzle-other } too.
rule-SH-2-5 = { -fizzle-one }: you rolled five { -die-other }, and the longest { -line-one } possible is two. You choose which { -fit-ing } { -die-one } { -join-verb-s }. Then the { -turn-one } must end: two { -point-other }, and whatever is { -pending-adjective }.
rule-SH-2-6 = { -flicker-one }: a { -line-one } of three, four or five. { -Stop-verb }, and take that many { -point-other } and whatever is { -pending-adjective }; or roll all { -die-other } that are not in { -line-one }. At least one must then { -join-verb }, or it is a { -choke-one }. It is never a { -fizzle-one }: fewer than five { -die-other } are rolled.
rule-SH-2-7 = { -shizzle-one }: all six { -die-other } are in { -line-one }. It is worth six { -point-other } that you take, or six that another player { -return-verb-s } to the { -bank-one }. { -Stop-verb }, or { -roll_on-verb } with it at risk: the sixth { -die-one } becomes the new { -spark-one }, a fresh { -line-one } of one, and you roll the other five.
rule-SH-2-8 = If a { -die-one } { -fit-verb-s }, at least one must { -join-verb }. You may leave other { -fit-ing } { -die-other } out {$ruling}. But if five { -die-other } were rolled and a { -line-one } of three or more is possible, the { -line-one } must reach three: two is only ever a { -fizzle-one } {$ruling}. So a { -die-one } behind which no other { -fit-verb-s } may then not be the only one that { -join-verb-s }.
rule-SH-2-9 = { -Roll_on-ing } always rolls every { -die-one } that is not in { -line-one } {$ruling}.

rules-SH-3 = Ending your { -turn-one }, and the game
rule-SH-3-1 = { -shizzle-other } stay { -pending-adjective } until the { -turn-one } ends, and are { -settle-participle } then. The book says “immediately”; we read “then, not later”, for { -roll_on-ing } is the alternative, and a { -choke-one } loses { -pending-adjective } { -shizzle-other } {$ruling}. For each, take six { -point-other } or name a { -victim-one }; each is decided by itself, so there can be several { -victim-other } {$ruling}. Attacks come first, then what you take {$ruling}.
rule-SH-3-2 = A { -victim-one } { -return-verb-s } six { -point-other } to the { -bank-one }, or all there are if fewer {$ruling}; the attacker gains nothing. Attacks are made one by one. Only players with { -point-other } can be named, the same one again while there are any left. If nobody has { -point-other }, the { -shizzle-one } is taken {$ruling}.
rule-SH-3-3 = If the { -bank-one } holds less than you earned, you take what is left {$ruling}.
rule-SH-3-4 = A player who { -stop-verb-s } may not refuse { -point-other } {$ruling}. The book advises against ending a game that you would lose: attack instead, or { -roll_on-verb }.
rule-SH-3-5 = The last { -die-one } that is really in { -line-one } is the next player’s { -spark-one }, also after a { -choke-one } {$ruling}. After a { -choke-one } on the first roll that is the same { -spark-one }.
rule-SH-3-6 = If the { -bank-one } is empty when a { -turn-one } is { -settle-participle }, the game ends at once. Most { -point-other } win; ties share the win {$ruling}.
rule-SH-3-7 = The book has no limit of { -turn-other }, and attacks can prolong a game without end. So there are options: a limit of { -round-other }, a { -target-one }, and an end after 500 { -turn-other }. An empty { -bank-one } still ends the game; the { -target-one } counts when a { -turn-one } is { -settle-participle }; { -round-other } end after the last seat; most { -point-other } win, and ties share the win {$ruling}.

rules-SH-4 = Good to know
rule-SH-4-1 = Each { -die-one } misses the end of the { -line-one } with a chance of two in three. So a { -choke-one } comes with 13% of rolls of five { -die-other }, 30% of three, 44% of two, and 67% of one.
rule-SH-4-2 = The longest { -line-one } possible in the 7,776 rolls of five { -die-other }: one 1,024 times, two 1,034, three 1,160, four 1,624, five 1,730 and six 1,204.
rule-SH-4-3 = A { -shizzle-one }, then a { -flicker-one } of four: 10 { -point-other }, or an attack and 4. Two { -shizzle-other }, then a { -fizzle-one }: 14 { -point-other }, or 8 and one attack, or 2 and two attacks. A { -shizzle-one }, then a { -choke-one }: nothing. The { -bank-one } holds 4, you attack a player with 9, and you still have 5 to take: the { -bank-one } grows to 10, you take 5, it holds 5, and the game goes on.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-2 = A { -turn-one } waits for its player to roll the five { -die-other } {$ruling}.
rule-ours-3 = Taking takes all { -shizzle-other } that are left, and the { -point-other } of the { -line-one } {$ruling}.
rule-ours-4 = Random { -die-other } are made { -die-one } by { -die-one }; each is any that goes with the { -die-other } before, all equally likely {$ruling}.
rule-ours-5 = Rolled { -die-other } come to rest one by one, in order from { -die-one } 1 to { -die-one } 6; only the last decides whether it is a { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = “{ $text }” is no seat; expected is “{ $name } 1” to “{ $name } { $count }”.
unread-die = “{ $text }” is no { -die-one }; expected is “{ $name } 1” to “{ $name } { $count }”.
unread-colour = “{ $text }” is no { -colour-one } for { $place } ({ -die-one } and { -number-one }); expected is one of { $colours }.
unread-fallen = “{ $text }” is no { -face-one } of { -die-one } { $count }; expected is one of { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Real { -die-other }
chance-typed-help = You roll real { -die-other } and type what they show.
palette-head = What do the real { -die-other } show?

## Bots

bot-greedy = Medium
bot-greedy-help = plays for the most { -point-other } this { -turn-one }
bot-novice = Beginner
bot-novice-help = like { bot-greedy }, but often { -stop-verb-s } too early or { -roll_on-verb-s } too long
bot-club = Easy
bot-club-help = like { bot-optimal }, but may lose 8% win chance per action, less with more players
bot-strong = Hard
bot-strong-help = like { bot-optimal }, but may lose 2% win chance per action, less with more players
bot-optimal = Best
bot-optimal-help = plays by the exact solution (two players, standard { -die-other }) or the best estimate

## Help with a decision

advice-reach =
    { $count ->
        [6] All six
       *[other] { $count } or more
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } with { $length }
advice-stop-joining = Add { $dice }; { -stop-verb } with { $length }
advice-roll-joining = Add { $dice }; { -roll_on-verb }
advice-fizzle-joining = Add { $dice }: a { -fizzle-one }
advice-die = Roll { -die-one } { $count } for the first { -spark-one }
advice-odds = Chances of the next roll: a { -choke-one }, or { -die-other } for a { -line-one } of each length.
advice-turn = { -Point-other }: what to expect of this { -turn-one } when played for { -point-other }.

## The solution

solve-bank = The { -bank-one } holds 1 to { $most } { -point-other }, not { $bank }.
data-mismatch = The shipped data is for something else: its “{ $key }” is { $text }, not { $expected }. Make it anew: { $make }
data-damaged = The shipped data is damaged ({ $why }). Make it anew: { $make }
dice-file = These { -die-other } cannot be used. { $why }
dice-no-dice = The { -die-other } must be a list of { $expected } { -die-other }, not { $count }.
dice-no-faces = { -Die-one } { $die } must be a list of six { -colour-other }, for its { -number-other } 1 to 6.
dice-no-face = { -Die-one } { $die } has the { -colour-one } “{ $text }”; expected is one of { $allowed }.
dice-no-twice = The { $text } { $number } of { -die-one } { $die } comes twice; a { -die-one } has each { -colour-one } once, and every { -face-one } is there once.

## The score pad

pad-rounds = { -Point-other } of the { -round-other }
pad-round-means = { -Point-other } taken, less those lost to attacks.
pad-who = Touch the player whose { -turn-one } is over.
pad-over = The { -bank-one } is empty: the game is over (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: how did the { -turn-one } end?
       *[other] { $player }, { -shizzle-other }: { $count }. How did the { -turn-one } go on?
    }
pad-choke = { -choke-one }: nothing
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-participle } there
pad-settle = { -Point-other } or an attack? { -shizzle-other }: { $count }
pad-bad-turn = “{ $text }” is no { -turn-one }: expected is a player, the { -die-other } of the last { -line-one } (0, 2 to 6), the { -shizzle-other }, and the { -victim-other }, such as “140” or “1312”.
pad-after-end = “{ $text }” comes after the end of the game: the { -bank-one } is empty ({ $tag }).
pad-bad-attack = “{ $text }” attacks a player who cannot be attacked: expected are others who have { -point-other }, at most one for each { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-other }
sign-points-does = A player’s { -chip-other }: square ones are five { -point-other }, { -round-one } ones one.
sign-line = { -Line-one }
sign-line-does = Each { -die-one } shares { -number-one } or { -colour-one } with the one before. A { -line-one } of three, four or five is worth as many { -point-other } when the { -turn-one } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = All six { -die-other } in { -line-one }: six { -point-other } for you, or six that another player { -return-verb-s }. Each star is a { -shizzle-one } to { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = All { -point-other } come from here. When it is empty at the end of a { -turn-one }, the game ends. The plate shows what { -stop-ing } brings now.
sign-cup = { -Dice_cup-one }
sign-cup-does = Rolls all { -die-other } that are not in { -line-one }. One must { -join-verb }, or it is a { -choke-one }.
sign-count = Little { -die-one }
sign-count-does = How many { -die-other } the next roll would have.
sign-spark = { -spark-one }
sign-spark-does = The first { -die-one } of the { -line-one }, on rays: the last { -die-one } of the { -line-one } before.
sign-bond = { -Seal-one } between two { -die-other }
sign-bond-does = Why the { -die-other } { -join-verb }: the { -number-one } that they share, or their { -colour-one }’s mark.
sign-choke = { -choke-one }
sign-choke-does = No rolled { -die-one } { -fit-verb-s }. The { -turn-one } ends; its { -point-other } are lost, { -shizzle-other } too.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Five { -die-other } were rolled, and no { -line-one } is longer than two: 2 { -point-other }, and the { -turn-one } ends.
sign-flicker = { -flicker-one }
sign-flicker-does = A { -line-one } of three, four or five. { -Stop-verb } and take its { -point-other }, or { -roll_on-verb } and risk them.
now-points = { points-count }.
now-line = { $count } of six { -die-other } in { -line-one }; the { -turn-one } is worth { points-count }.
now-rolls = { -Die-other } to roll: { $count }.

## What gives the win shares of a review

evaluator-exact = the solved game
evaluator-table = the table for three players
evaluator-estimate = an estimate learned from exact { -turn-other }
evaluator-simple = a rough model: the shipped estimate cannot be used

## Kinds of chance, for statistics

chance-of-die = The { -number-other } of the { -die-other }
mistake-ending = ending a game you lose
mistake-stopping = { -stop-ing } too early
mistake-going-on = rolling once too often
mistake-six = missing a { -shizzle-one }
mistake-left-out = leaving out a { -fit-ing } { -die-one }
mistake-short = making a shorter { -line-one } than possible
mistake-dice = adding the wrong { -die-one }
mistake-attack = not attacking
mistake-taking = attacking instead of taking { -point-other }
mistake-victim = attacking the wrong player
why-win =
    { $count ->
        [one] The game then ends at once, 1 { -point-one } ahead.
       *[other] The game then ends at once, { $count } { -point-other } ahead.
    }
why-ending =
    { $count ->
        [one] The game ended at once, 1 { -point-one } behind.
       *[other] The game ended at once, { $count } { -point-other } behind.
    }
why-victim = { $name } has { $better } { -point-other }, { $other } { $taken }.
why-choke = The chance of a { -choke-one } is { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = On average the { -turn-one } then brings { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, not { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = It is the { -turn-one } of { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } to { -settle-verb }: { $count }
edit-ready = Before the first roll
edit-choose = { -Die-other } rolled
edit-settle = { -Settle-ing } { -shizzle-other }
edit-shows = Shows { $count }
edit-out = Out of the { -line-one }
edit-spark = As the { -spark-one }
edit-join = At the end of the { -line-one }

## Puzzles

puzzle-how-solution = by the solution, exactly
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = which { -die-one } { -join-verb-s }
puzzle-theme-short-line = a shorter { -line-one }
puzzle-theme-shizzle = a { -shizzle-one }
puzzle-theme-attack = attack
puzzle-theme-take = take
puzzle-theme-last-points = the last { -point-other }
puzzle-theme-last-turn = the last { -turn-one }

## The tutorial

tutorial-goal = The goal: the most { -point-other } when the { -bank-one } is empty. All { -point-other } come from the { -bank-one }, which holds 32 now.
tutorial-spark = It is your { -turn-one }. The first { -die-one } of your { -line-one } lies there already: the { -spark-one }, a red 1. You roll the other five.
tutorial-roll = Roll the { -die-other }.
tutorial-colour = A { -die-one } { -join-verb-s } the { -line-one } if it has the { -colour-one } or the { -number-one } of the last one. After the red 1, the red 4 { -fit-verb-s }.
tutorial-number = Now the red 4 is last. The yellow 4 { -fit-verb-s }: its { -number-one } is the same.
tutorial-flicker = Three { -die-other } are a { -flicker-one }: you could { -stop-verb } and take a { -point-one } for each. But more { -die-other } { -fit-verb }. Add the yellow 2.
tutorial-flicker-stop = You could { -stop-verb }, but another { -die-one } { -fit-verb-s }, and one more { -die-one } is one more { -point-one }.
tutorial-flicker-roll = You could roll the rest, but one of them { -fit-verb-s } already. Add it first.
tutorial-longer = Now the purple 2. Choose the order well: only the last { -die-one } of the { -line-one } counts for what { -fit-verb-s } next.
tutorial-stop = Five { -die-other } are five { -point-other }. If you roll the last { -die-one } and it does not { -fit-verb }, the whole { -turn-one } is lost. { -Stop-verb }.
tutorial-stop-roll = That risks five { -point-other }, and the { -die-one } { -fit-verb-s } in one roll out of three. { -Stop-verb } and take them.
tutorial-next-spark = Five { -point-other } are yours. Your last { -die-one }, the purple 2, is now Zoe’s { -spark-one }. See what she rolls.
tutorial-choke = No { -die-one } was purple or a 2: a { -choke-one }. The { -turn-one } ends at once, and its { -point-other } are lost. The same { -spark-one } is now yours.
tutorial-fizzle = Of five { -die-other } only one { -fit-verb-s }, and nothing after it: a { -line-one } of two is a { -fizzle-one }. Your { -turn-one } ends with two { -point-other }. Add the purple 4.
tutorial-again = Zoe has { -stop-participle } with three { -die-other }. The blue 3 is your { -spark-one }: roll again.
tutorial-all = This time all { -die-other } can { -join-verb }, one by one. Begin with the green 3.
tutorial-all-2 = Then the green 5. The orange 5 and the orange 4 will follow.
tutorial-all-stop = That is allowed, but all six { -die-other } can { -join-verb }. Add the next one.
tutorial-all-3 = Only one is left. Add the purple 4.
tutorial-shizzle = All six: a { -shizzle-one }! It is worth six { -point-other }, or an attack. You could { -roll_on-verb }, but a { -choke-one } would lose it. { -Stop-verb }.
tutorial-shizzle-roll = A { -choke-one } would lose the { -shizzle-one }. { -Stop-verb } and use it.
tutorial-attack = You could take six { -point-other }. Or attack: then Zoe { -return-verb-s } six of hers to the { -bank-one }. Attack her.
tutorial-attack-take = Six { -point-other } are often as good. But see what an attack does.
tutorial-attacked = Zoe has { -return-participle } six { -point-other } to the { -bank-one }. An attack brings you nothing, but the game lasts longer, which helps those who are behind.
tutorial-bank = Some { -turn-other } later the { -bank-one } holds three { -point-other }, and you lead. { -Stop-verb } with your four { -die-other }: you take what is there, and an empty { -bank-one } ends the game.
tutorial-bank-other = That is allowed, but { -stop-ing } wins the game now.
tutorial-end = The { -bank-one } is empty, and you have the most { -point-other }: you have won.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Each { -face-one } has a { -number-one } and a { -colour-one }, and no { -face-one } comes twice.
example-from-the-bank = A { -line-one } of three takes three { -point-other } from the { -bank-one }.
example-next-spark = The { -turn-one } ended with a { -line-one } of three. Its last { -die-one }, as it lies, is the next player’s { -spark-one }.
example-join = Red 4 has the { -colour-one } of the { -spark-one } and may { -join-verb }; orange 4 has neither its { -colour-one } nor its { -number-one }.
example-choke = None of the five { -die-other } has the { -spark-one }’s { -number-one } or { -colour-one }: a { -choke-one }. The { -turn-one } ends without { -point-other }.
example-fizzle = No { -line-one } of three is possible: a { -fizzle-one }. One { -die-one } { -join-verb-s }, for two { -point-other }, and the { -turn-one } ends.
example-flicker = A { -flicker-one } of four: { -stop-verb } for four { -point-other }, or roll the other two { -die-other }.
example-shizzle = A { -shizzle-one }: { -stop-verb }, or { -roll_on-verb } with six { -point-other } at risk. The sixth { -die-one } is then the new { -spark-one }.
example-three-possible = From red 5 a { -line-one } of three is possible, so it must be made; orange 1 would leave the { -line-one } at two.
example-attack = A { -shizzle-one } makes any other player with { -point-other } { -return-verb } six to the { -bank-one }.
example-bank-empty = The { -bank-one } holds less than was earned and is emptied: the game ends, and most { -point-other } win.
example-shizzle-and-four = A { -shizzle-one }, then a { -flicker-one } of four: ten { -point-other }, or an attack and four.
example-two-shizzles = Two { -shizzle-other }, then a { -fizzle-one }: 14 { -point-other }, or 8 and one attack, or 2 and two attacks.
example-shizzle-lost = A { -shizzle-one }, then a { -choke-one }: nothing.
example-bank-grows = The attack brings the { -bank-one } from 4 to 10, then five are taken: 5 are left, and the game goes on.
example-take-all = Three { -shizzle-other } and a { -line-one } of three: all is taken at once.
summary-turn = Your { -turn-one }
summary-turn-1 = The { -spark-one } is the last { -die-one } of the { -line-one } before. Roll the other five.
summary-turn-2 = Add { -die-other } at the { -open_end-one }: each shares { -number-one } or { -colour-one } with the one before.
summary-turn-3 = No { -die-one } { -fit-verb-s }: a { -choke-one }. The { -turn-one } ends without { -point-other }.
summary-turn-4 = If a { -line-one } of three is possible, it must be made.
summary-stop = { -Stop-verb } or { -roll_on-verb }
summary-stop-1 = Two at most: a { -fizzle-one }. 2 { -point-other }, and the { -turn-one } ends.
summary-stop-2 = Three to five: a { -flicker-one }. { -Stop-verb } for a { -point-one } a { -die-one }, or roll all { -die-other } outside the { -line-one }; one must then { -join-verb }.
summary-six = All six: a { -shizzle-one }
summary-six-1 = { -Stop-verb }: take six { -point-other }, or another player { -return-verb-s } six to the { -bank-one }.
summary-six-2 = Or { -roll_on-verb }: it is at risk, the sixth { -die-one } is the new { -spark-one }, and the other five are rolled.
summary-six-3 = When the { -turn-one } ends, what is { -pending-adjective } is { -settle-participle }: attacks first.
summary-end = End of the game
summary-end-1 = The { -bank-one } starts with 40, 60, 75, 90 or 100 { -point-other } for two to six players.
summary-end-2 = The { -bank-one } is empty when a { -turn-one } is { -settle-participle }: most { -point-other } win.
