### The words of Twisty in English.
###
### $colour: red orange yellow green blue purple pink black. Where a message shows it, and as $next and $under: its name.
### $next is none where all seven cubes are held.  $what: a message such as cube, counter-name or square-empty.
### $counter: step diagonal leap teleport safety.  $square: b3.  $seat, $victim, $thief: names.  $count: a number.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.
### Messages refer to the helper messages of the second section, which use the same arguments.

## The game

game-name = Twisty
game-tagline = A race in knight’s moves, with { -thief-other }.
game-by = by Faouzi Boughida, Djeco
game-about = { -Collect-verb } seven colours in the order of your { -card-other }, moving like a knight in chess. { -Special-counter-other } carry you further or { -protect-verb } your { -cube-other }, which others may { -steal-verb }. With all seven { -cube-other }, be the first to reach the { -centre-one }.

## Colours and counters

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-black = black

counter-step = { -step-one }
counter-diagonal = { -diagonal-one }
counter-leap = { -leap-one }
counter-teleport = { -teleport-one }
counter-safety = { -safety-one }

square-empty = empty { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] red { -cube-one }
        [orange] orange { -cube-one }
        [yellow] yellow { -cube-one }
        [green] green { -cube-one }
        [blue] blue { -cube-one }
        [purple] purple { -cube-one }
        [black] black { -cube-one }
       *[pink] pink { -cube-one }
    }
next-goal =
    { $next ->
        [none] All seven: now to the { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] You move to { $square }
       *[other] { $seat } moves to { $square }
    }
collects-there =
    { $seat ->
        [you] You move to { $square } and { -collect-verb } the { cube }
       *[other] { $seat } moves to { $square } and { -collect-verb-s } the { cube }
    }
steals-there =
    { $seat ->
        [you] You move to { $square } and { -steal-verb } the { cube } from { $victim }
       *[other] { $victim ->
            [you] { $seat } moves to { $square } and { -steal-verb-s } your { cube }
           *[other] { $seat } moves to { $square } and { -steal-verb-s } the { cube } from { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -step-one } { -counter-one }
        [diagonal] { -diagonal-one } { -counter-one }
        [leap] { -leap-one } { -counter-one }
        [teleport] { -teleport-one } { -counter-one }
       *[safety] { -safety-one } { -counter-one }
    }
extra-move =
    { $counter ->
        [step] one { -square-one }, straight
        [diagonal] one { -square-one }, diagonally
        [leap] another { -l-one }
       *[teleport] another free { -teleport-one } { -counter-one }
    }
leads-on = The { counter-name } there leads on.
leads-nowhere = The { counter-name } there leads nowhere now.
protects =
    { $count ->
        [0] The { -safety-one } { -counter-one } there has nothing new to { -protect-verb }.
        [one] The { -safety-one } { -counter-one } there { -protect-verb-s } one more { -cube-one }.
       *[other] The { -safety-one } { -counter-one } there { -protect-verb-s } { $count } more { -cube-other }.
    }
also-collected = { -Cube-one } { -collect-participle } there too: { $under }.
turn-ends = Your { -turn-one } ends.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Everyone, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] You start on { $square }.
       *[other] { $seat } starts on { $square }.
    }
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, an empty { -square-one }.
did-land-centre = { moves-to }, the { -centre-one }; without all seven { -cube-other } nothing happens.
did-land-cube = { moves-to }; the { cube } there is not the { -next-colour-one } and stays.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] You reach the { -centre-one } with all seven { -cube-other } and win!
       *[other] { $seat } reaches the { -centre-one } with all seven { -cube-other } and wins!
    }
did-win-seventh = { collects-there }. That makes seven. { status-over-won }
did-win-steal = { steals-there }. That makes seven. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] You stay on { $square }.
       *[other] { $seat } stays on { $square }.
    }
did-skip =
    { $seat ->
        [you] You have no { -l-one } and skip this { -turn-one }.
       *[other] { $seat } has no { -l-one } and skips this { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] You go to the { -corner-one } { $square }.
       *[other] { $seat } goes to the { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Turns: what a hovered target would do

would-land-empty = Move to { $square }. { turn-ends }
would-land-centre = Move to the { -centre-one }: without all seven { -cube-other } nothing happens. { turn-ends }
would-land-cube = Move to { $square }: the { cube } there is not your { -next-colour-one }. { turn-ends }
would-collect = Move to { $square } and { -collect-verb } the { cube }. { next-goal }
would-land-spent = Move to { $square }. { leads-nowhere }
would-land-counter = Move to { $square }. You may go on: { extra-move }.
would-protect = Move to { $square }. { protects } { turn-ends }
would-steal-there = Move to { $square } and { -steal-verb } the { cube } from { $victim }, who then chooses a { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Move to the { -centre-one } with all seven { -cube-other }: you win!
would-win-seventh = Move to { $square } and { -collect-verb } the { cube }, your seventh: you win!
would-win-steal = Move to { $square } and { -steal-verb } the { cube } from { $victim }, your seventh: you win!
would-win-steal-collect = Move to { $square } and { -steal-verb } the { cube } from { $victim }. { also-collected } You win!
would-stay = Stay on { $square }. { turn-ends }
would-skip = You have no { -l-one }: your { -turn-one } is skipped.
would-corner = Go to the { -corner-one } { $square }.
would-resign = Resign: you get nothing, and the others share the win.

## Status

status-setup = The { -board-one } is being set up.
status-move =
    { $seat ->
        [you] Your { -turn-one }: move in an { -l-one }. { next-goal }
       *[other] { $seat } is moving. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] You hold all 7 { -cube-other }. Reach the { -centre-one }.
       *[other] { $seat } is moving and holds all 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] You have no { -l-one }. Skip this { -turn-one }.
       *[other] { $seat } has no { -l-one } and skips this { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Move 1 { -square-one } straight, or stay.
            [diagonal] Move 1 { -square-one } diagonally, or stay.
            [leap] Move in another { -l-one }, or stay.
           *[teleport] Move to another free { -teleport-one } { -counter-one }, or stay.
        }
       *[other] { $seat } may move again.
    }
status-extra-stay =
    { $seat ->
        [you] You have no { -extra-move-one }. Stay to end this { -turn-one }.
       *[other] { $seat } has no { -extra-move-one } and ends this { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } stole your { cube }. Choose a free { -corner-one }.
       *[other] { $seat } lost the { cube } and is choosing a { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Your { -turn-one }: choose a free { -corner-one } to start on.
       *[other] { $seat } is choosing a { -corner-one } to start on.
    }
status-over-won =
    { $seat ->
        [you] You win!
       *[other] { $seat } wins!
    }
status-over-shared =
    { $seats ->
        [you] A shared win: { $seats }!
       *[other] { $seats } share the win.
    }
status-over-rounds-won =
    { $seat ->
        [you] After 100 { -round-other } you are ahead and win!
       *[other] After 100 { -round-other } { $seat } is ahead and wins!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Level after 100 { -round-other }, a shared win: { $seats }!
       *[other] After 100 { -round-other } { $seats } are level and share the win.
    }
status-type-counter = Which { -counter-one } lies on { $square }?
status-type-card = { $seat }: which { -card-one } is number { $count }?
status-type-card-all = Everyone: which { -card-one } is number { $count }?
status-type-first = Who plays first?
status-type-corner = { $seat }: which starting { -corner-one }?
action-stay = Stay on { $square }
action-pass = Skip this { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } won. You came second.
        [3] { $seat } won. You came third.
       *[other] { $seat } won. You came last.
    }
deed-corner = Go to { $square }
deed-move = Move to { $square }
touch-corner = Touch a { -corner-one }.
touch-move = Touch a { -square-one }.
round = { -Round-one } { $count } of 100

## Refusals: why not, and what instead

refused-TY-2-1 = No { -counter-one } of this kind is left. Choose another kind.
refused-TY-2-2 = A { -piece-one } starts on a { -corner-one } where nobody stands. Choose a1, g1, a7 or g7.
refused-TY-2-3 = That { -card-one } is in the { -row-one } already. Choose a missing colour.
refused-TY-2-4 = Nobody sits there. Choose a seat of this table.
refused-TY-3-1 = That is not an { -l-one }. Move two { -square-other } one way and one across.
refused-TY-3-1-stay = You cannot stay where you are: every { -turn-one } begins with an { -l-one }. Choose a marked { -square-one }.
refused-TY-3-5 = The { -counter-one } under your { -piece-one } does not lead there. Make its move, or stay.
refused-TY-3-6 = { -Teleport-one } leads only to another { -teleport-one } { -counter-one }. Choose one, or stay.
refused-TY-3-7 = Your { -next-colour-one } is { -protect-participle } there. Choose another { -square-one }.
refused-TY-3-9 = { -Teleport-one } never leads to an occupied { -square-one }. Choose a free { -teleport-one } { -counter-one }, or stay.
refused-TY-3-10 = You { -land-participle } there this { -turn-one } already, and have { -collect-participle }, { -steal-participle } or { -protect-participle } nothing since. Choose another { -square-one }, or stay.
refused-TY-4-1 = You may { -land-verb } on another { -piece-one } only to { -steal-verb } your { -next-colour-one }, which is not held there. Choose another { -square-one }.
refused-TY-4-4 = After a { -theft-one } your { -piece-one } goes to a { -corner-one } where nobody stands. Choose a1, g1, a7 or g7.
refused-TY-5-1 = The game is over. Review it, or play another.
refused-TY-5-2 = You hold all seven { -cube-other } and have nothing left to { -steal-verb }. Choose a { -square-one } without a { -piece-one }.

## Options

option-short_game = Short game
option-short_game-help = The seventh { -cube-one } wins at once, without the { -centre-one }.
option-same_order = Same order for all
option-same_order-help = All { -row-other } of { -card-other } are the same.
option-chosen_corners = Choose your { -corner-one }
option-chosen_corners-help = In { -turn-one } order, after seeing the { -board-one } and the { -card-other }; otherwise by chance.
option-take_under = Take the { -cube-one } underneath
option-take_under-help = After a { -theft-one }, also { -collect-verb } the { -cube-one } on that { -square-one } if it is your { -next-colour-one }.
option-first = Who plays first
option-first-help = By chance, or the seat you name.
option-first-0 = by chance
option-first-seat = seat { $count }

## The board in text

picture-label = Twisty { -board-one }, seven by seven { -square-other }, also given in text.
text-board = The { -board-one }, { -square-one } by { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: no { -cube-one } yet.
        [one] { $seat }: one { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Still to { -collect-verb }, in order: { $cubes }.
points-cubes = { -Cube-other } held
points-protected = Of these, { -protect-participle }

## Rules

rules-intro = { game-about } Twisty is for two to four players; all is open, and after the { -set-up-one } nothing is luck.
rules-page = Choose a marked { -square-one } by mouse or keyboard; point at a { -square-one } to read what would happen. A { -chain-one } goes move by move; “stay” ends your { -turn-one }. To play on a real { -board-one }, choose to type the { -set-up-one } in: { -counter-other }, { -card-other }, { -corner-other }, and who plays first. What we could not read off the real box is our reconstruction {$reconstruction}; owners of the box can correct it in one data file, box.toml.

rules-TY-1 = What is in the box
rule-TY-1-1 = The { -board-one } has 7 by 7 { -square-other }. There are 4 { -piece-other } with 4 matching owner { -counter-other }, and 4 { -series-one } of seven colour { -card-other } (★ ■ ▲ ●).
rule-TY-1-2 = 28 of the 44 wooden { -counter-other } are { -cube-other }, 4 in each of 7 colours {$review}; the other 16 are { -special-counter-other } of five kinds. { -Step-one }: one { -square-one } horizontally or vertically. { -Diagonal-one }: one { -square-one } diagonally. { -Leap-one }: another { -l-one }. { -Teleport-one }: to another { -teleport-one } { -counter-one }. { -Safety-one }: { -protect-verb-s } your { -cube-other }.
rule-TY-1-3 = The 16 { -special-counter-other } are 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } and 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = The colours are red, orange, yellow, green, blue, purple and pink; only yellow is certain {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Lay all 44 { -counter-other } at random, face up, on every { -square-one } except the { -centre-one } and the four { -corner-other }, however many play.
rule-TY-2-2 = Each player’s { -piece-one } starts on a { -corner-one } of its own, given by chance. Option: in { -turn-one } order, each chooses a { -corner-one } after seeing the { -board-one } and the { -card-other }.
rule-TY-2-3 = Each player shuffles one { -series-one } and lays it open in a { -row-one }: the order, from left to right, in which to { -collect-verb }. Option: everyone has the same order {$review}.
rule-TY-2-4 = The youngest starts; here the host chooses, or chance does {$ruling}. Play goes clockwise, and everything is open to all.

rules-TY-3 = Your { -turn-one }
rule-TY-3-1 = Move your { -piece-one } by one { -l-one }: two { -square-other } one way and one across, over whatever lies between {$review}. You must move.
rule-TY-3-2 = On an empty { -square-one } your { -piece-one } stays. { -Corner-other } and the { -centre-one } are ordinary empty { -square-other } {$ruling}, the { -centre-one } until you hold all seven { -cube-other }.
rule-TY-3-3 = On a { -cube-one } of your { -next-colour-one } you { -collect-verb } it, automatically {$ruling}. The { -square-one } is empty from then on, and your { -turn-one } ends.
rule-TY-3-4 = On any other { -cube-one } your { -piece-one } stays, and so does the { -cube-one }.
rule-TY-3-5 = On a { -step-one }, { -diagonal-one }, { -leap-one } or { -teleport-one } { -counter-one } you may stay or make its { -extra-move-one }, which is again a { -landing-one }: one { -turn-one } can be a { -chain-one } of moves. { -Special-counter-other } stay on the { -board-one } for good {$ruling}.
rule-TY-3-6 = { -Teleport-one } leads to any other { -teleport-one } { -counter-one } where no { -piece-one } stands.
rule-TY-3-7 = { -Safety-one } { -protect-verb-s }, for good and automatically {$ruling}, all the { -cube-other } { -collect-participle } so far. Later { -cube-other } are not { -protect-participle } until you { -land-verb } on { -safety-one } again.
rule-TY-3-8 = A { -counter-one } works when you { -land-verb } on it, not when you begin a { -turn-one } on it {$ruling}.
rule-TY-3-9 = You may { -land-verb } on another { -piece-one } only to { -steal-verb }: by { -l-one }, { -step-one }, { -diagonal-one } or { -leap-one }, never by { -teleport-one }.
rule-TY-3-10 = The book sets no limit to { -chain-other }. But a { -square-one } { -land-participle } on this { -turn-one } is not offered again until you have { -collect-participle }, { -steal-participle } or { -protect-participle } something, for nothing would change {$ruling}.
rule-TY-3-11 = Without a legal { -l-one } your { -turn-one } is skipped {$ruling}. That is rare.
rule-TY-3-12 = Only the four { -counter-other } with an { -extra-move-one } continue a { -turn-one }; any other { -landing-one } ends it {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = You may { -land-verb } on another player’s { -piece-one } only if that player holds your { -next-colour-one } { -unprotected-adjective }. That { -landing-one } is a { -theft-one } {$ruling}.
rule-TY-4-2 = You lay the { -steal-participle } { -cube-one } under the matching { -card-one }, { -unprotected-adjective }.
rule-TY-4-3 = The { -victim-one }’s { -card-one } of that colour goes to the right end of the { -victim-one }’s { -row-one }; the others close up. So { -collect-participle } { -card-other } are always the left part of a { -row-one }, and the { -next-colour-one } is the first { -card-one } without a { -cube-one }.
rule-TY-4-4 = The { -victim-one }’s { -piece-one } goes to a free { -corner-one } of the { -victim-one }’s choice {$ruling}, at once, before the { -thief-one } goes on. Nothing else happens there. One { -corner-one } is always free.
rule-TY-4-5 = You may { -steal-verb } from a player on a { -corner-one } or the { -centre-one }, and from a player with all seven { -cube-other } {$ruling}.
rule-TY-4-6 = After the { -theft-one }, a { -special-counter-one } on that { -square-one } works for the { -thief-one }; a { -cube-one } there is not { -collect-participle } by that { -landing-one } {$ruling}. Option: it is, if it is the { -thief-one }’s new { -next-colour-one }.

rules-TY-5 = Winning
rule-TY-5-1 = With all seven { -cube-other }, be the first to end a move on the { -centre-one }, by { -l-one }, { -step-one }, { -diagonal-one } or { -leap-one }. The game ends at once.
rule-TY-5-2 = With all seven { -cube-other } you may enter no occupied { -square-one }, the { -centre-one } included: there is no { -next-colour-one } to { -steal-verb }.
rule-TY-5-3 = The seventh { -cube-one }, { -steal-participle } on the { -centre-one } itself, wins at once {$ruling}.
rule-TY-5-4 = Option “short game” {$review}, from the publisher’s description: the seventh { -cube-one } wins, without the { -centre-one }.
rule-TY-5-5 = A { -round-one } is one { -turn-one } for each player, skipped or not. After 100 { -round-other } the game ends: the most { -cube-other } held wins, then the most { -protect-participle }, then the win is shared {$ruling}. Otherwise mutual { -theft-one } could go on for ever; ordinary games take 12 to 25 { -round-other }.

rules-TY-6 = Good to know
rule-TY-6-1 = Without { -theft-one } nobody finishes in under 8 { -turn-other }. Whoever plays alone and perfectly needs about 10 { -turn-other } (8 to 14).
rule-TY-6-2 = An example of { -theft-one }: you hold red, blue, green and yellow in that order, with red and blue { -protect-participle }. A { -thief-one } whose { -next-colour-one } is green { -land-verb-s } on you. You keep red, blue and yellow; your green { -card-one } goes last; your { -next-colour-one } is the old fifth.
rule-TY-6-3 = The book’s example of a { -chain-one }: an { -l-one } onto { -diagonal-one }, a { -diagonal-one } onto { -leap-one }, an { -l-one } onto the { -cube-one } you want, all in one legal { -turn-one }.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-2 = The { -set-up-one } is shown in this order: { -counter-other }, { -card-other }, first player, { -corner-other } {$ruling}.
rule-ours-3 = The { -square-one } on which a { -turn-one } begins does not count as a { -landing-one }; after a { -theft-one }, only the { -square-one } of the { -theft-one } does {$ruling}.
rule-ours-4 = A { -theft-one } that wins ends the game before the { -victim-one } moves {$ruling}.
rule-ours-5 = The last { -turn-one } of the last { -round-one } is played to its end, with { -chain-one } and { -victim-one }’s choice {$ruling}.

## What a typed text should have been

unread-start = “{ $text }” does not start where the { -piece-one } stands, on { $square }.
unread-counter = “{ $text }” is no { -counter-one }; expected is one of { $kinds }.
unread-square = “{ $text }” names another { -square-one }; the next { -counter-one } lies on { $square }.
unread-card = “{ $text }” is no { -card-one }; expected is “{ -card-one }” and one of { $colours }.
unread-first = “{ $text }” is no seat; expected is “first” and a number from 1 to { $count }.

## The score pad

pad-standing = How it stands
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle } and not { -steal-participle } since.
pad-safe = { -Protect-participle } { -cube-other }
pad-safe-means = They break ties after the last { -round-one } (TY-5.5).
pad-home = On the { -centre-one }
pad-home-means = The first to end a move there with all seven { -cube-other } wins (TY-5.1).
pad-cube = Touch a { -cube-one } that was { -collect-participle }.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, not { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: take it away
pad-protect = { -Protect-verb } it
pad-unprotect = Not { -protect-participle }
pad-protect-all = { -Protect-verb } all { -cube-other } ({ -safety-one } { -counter-one })
pad-is-home = Reached the { -centre-one }: won
pad-bad-cubes = { -Cube-other } are different letters of { $letters }, with “!” for { -protect-participle }; “{ $text }” is something else.
pad-bad-home = Winning on the { -centre-one } takes all seven { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-verb } on it, or on a player who holds it { -unprotected-adjective }, when it is your { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = With all seven { -cube-other }, be the first to end a move here.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] It { -protect-verb-s } all the { -cube-other } you hold, for good. They get a brass frame and a shield.
       *[other] You may go on from here: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } your { -next-colour-one }.
sign-badge-theft = Hand
sign-badge-theft-does = { -Steal-verb-s } your { -next-colour-one }.
sign-badge-chain = Double arrow
sign-badge-chain-does = { -Land-verb-s } on a { -counter-one } with an { -extra-move-one }.
sign-badge-stay = Two bars
sign-badge-stay-does = Stays here and ends the { -turn-one }.
sign-badge-corner = House
sign-badge-corner-does = A free { -corner-one }, to start on or to go to after a { -theft-one }.
sign-badge-win = Star
sign-badge-win-does = Wins the game.
now-cube =
    { $state ->
        [safe] Held, and { -protect-participle } for good.
        [held] Held, but it can be { -steal-participle }.
        [next] Next in the { -row-one }.
       *[later] { $count ->
            [one] One other comes first.
           *[other] { $count } others come first.
        }
    }
now-lies = On { $squares }.
now-gone = None is left on the { -board-one }.
now-stealable = Can be { -steal-participle } from: { $seats }.
now-missing =
    { $count ->
        [0] All seven { -cube-other } are held.
        [one] 1 { -cube-one } is missing.
       *[other] { $count } { -cube-other } are missing.
    }
now-protected = { $count } of { $all } { -cube-other } { -protect-participle }.

## Bots

bot-beginner-help = goes for its next { -cube-one }; often overlooks where a { -chain-one } leads, and never expects a { -theft-one }
bot-novice-help = a few hundred positions a { -turn-one }; each { -turn-one } may cost it up to 32% of its win chance
bot-club-help = a few hundred positions a { -turn-one }; each { -turn-one } may cost it up to 23% of its win chance
bot-strong-help = a few hundred positions a { -turn-one }; each { -turn-one } may cost it up to 12% of its win chance
bot-expert-help = the best { -turn-one } from a thousand positions, for two players tens of thousands
bot-master-help = the best { -turn-one } from tens of thousands of positions, for two players hundreds of thousands

## What gives the win shares of a review

evaluator-search = a search of { $count } positions a state

## Kinds of chance, for statistics

chance-of-counter = The { -counter-other } inside the border
mistake-corner = choosing a { -corner-one }
mistake-theft = missing a { -theft-one }
mistake-cube = missing a { -cube-one }
mistake-stolen = inviting a { -theft-one }
mistake-safety = missing a { -safety-one } { -counter-one }
mistake-way = taking a longer way
mistake-open = leaving a player a shorter way
mistake-away = moving away from a { -safety-one } { -counter-one }
why-on-win = The { -turn-one } can go on to { $square } and win.
why-on-theft = The { -turn-one } can go on to { $square } and { -steal-verb } from { $name }.
why-on-cube = The { -turn-one } can go on to { $square }, to the next { -cube-one }.
why-on-safety = The { -turn-one } can go on to { $square }, a { -safety-one } { -counter-one }.
why-on-way = The { -turn-one } can go on to { $square }.
why-stolen = On { $square }, { $name } can { -steal-verb } at once; on the better { -square-one } nobody can.
why-away = A { -safety-one } { -counter-one } is then one { -turn-one } away.
why-open =
    { $better ->
        [one] { $name } then needs 1 { -turn-one } to the goal, not { $taken }.
       *[other] { $name } then needs { $better } { -turn-other } to the goal, not { $taken }.
    }
why-turns =
    { $better ->
        [one] The goal is then 1 { -turn-one } away, not { $taken }.
       *[other] The goal is then { $better } { -turn-other } away, not { $taken }.
    }

## Setting up a position

edit-turn = To act: { $player }
edit-nothing = nothing
edit-piece = the { -piece-one } of { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-other } of { $player }: { pad-player }, next { $colour }
edit-row-whole = { -Card-other } of { $player }: all { -cube-other }
edit-collect = { -Collect-verb } the next { -cube-one }
edit-return = Give the last { -cube-one } back
edit-protect = { -Protect-verb } all { -cube-other }
edit-unprotect = { -Protect-verb } no { -cube-one }
edit-next = Next: { $colour }

## The tutorial

tutorial-goal = { -Collect-verb } seven { -cube-other }, one of each colour, then be the first to reach the star in the { -centre-one }.
tutorial-row = Below the { -board-one } is your { -row-one } of { -card-other }. { -Collect-verb } the colours from left to right: red comes first.
tutorial-l = Move by an { -l-one }: two { -square-other } one way and one across, over whatever lies between. Go to the red { -cube-one }.
tutorial-l-orange = An { -l-one } leads there, but that { -cube-one } is orange, and your { -next-colour-one } is red. It would stay there.
tutorial-l-stay = Every { -turn-one } begins with an { -l-one }. Go to the red { -cube-one }.
tutorial-special = The red { -cube-one } is yours, and Zoe has moved. Yellow is next, and far away. { -Special-counter-other } let you move again within one { -turn-one }.
tutorial-chain = The { -diagonal-one } { -counter-one } gives one more move, diagonally by one { -square-one }. Go to it.
tutorial-chain-2 = Now go on, diagonally, to the { -leap-one } { -counter-one }. It gives another { -l-one }.
tutorial-chain-3 = From here an { -l-one } leads to the yellow { -cube-one }: three moves in one { -turn-one }.
tutorial-chain-stay = You may stay and end your { -turn-one }, but then you would not reach the yellow { -cube-one }.
tutorial-chain-other = That is allowed, but leads away from the yellow { -cube-one }. Follow the marked { -counter-other }.
tutorial-safety = You hold two { -cube-other }, which can still be { -steal-participle }. A { -safety-one } { -counter-one } { -protect-verb-s } all the { -cube-other } that you hold, for good.
tutorial-safety-other = That is allowed, but your { -cube-other } could still be { -steal-participle }. Go to the { -safety-one } { -counter-one }.
tutorial-victim = Your red and yellow { -cube-other } are now framed in brass: { -protect-participle }. Zoe holds blue, your { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = You may { -land-verb } on another { -piece-one } only to { -steal-verb } your { -next-colour-one }. Zoe stands an { -l-one } away: { -steal-verb } her blue { -cube-one }.
tutorial-theft-other = That is allowed, but you could { -steal-verb } a { -cube-one } now. { -Land-verb } on Zoe’s { -piece-one }.
tutorial-robbed = The blue { -cube-one } is yours, not { -protect-participle } yet. Zoe’s blue { -card-one } went to the end of her { -row-one }, and her { -piece-one } to a { -corner-one } that she chose.
tutorial-danger = Some { -turn-other } later. Your green { -cube-one } is { -unprotected-adjective }, green is Zoe’s { -next-colour-one }, and she stands an { -l-one } away. See what happens.
tutorial-corner = Zoe has { -steal-participle } your green { -cube-one }, and you choose a free { -corner-one } for your { -piece-one }. Take the one that is an { -l-one } away from the orange { -cube-one }.
tutorial-corner-other = No { -l-one } leads from that { -corner-one } to the orange { -cube-one }. Choose the marked one.
tutorial-after = Your green { -card-one } is now the last of your { -row-one }, so orange is your { -next-colour-one }. { -Collect-verb } it.
tutorial-kept = Your { -protect-participle } { -cube-other } have stayed with you. So visit a { -safety-one } { -counter-one } before somebody comes near.
tutorial-seventh = Near the end: you hold six { -cube-other }, and only pink is missing. { -Collect-verb } it.
tutorial-centre = All seven are yours! Now be the first to end a move on the star.
tutorial-centre-other = That is allowed, but the { -centre-one } is an { -l-one } away. Go to the star and win.
tutorial-end = You have won. Only two { -counter-other } are new: { -teleport-one } leads to any other { -teleport-one } { -counter-one }, { -step-one } one { -square-one } straight on. Now play against an easy bot!
## Puzzles

puzzle-how-forced-win = by exhaustive search: it wins against every defence, and nothing else does within three { -turn-other }
puzzle-how-only-defence = by exhaustive search: everything else loses
puzzle-theme-win-1 = win in one { -turn-one }
puzzle-theme-win-2 = win in two { -turn-other }
puzzle-theme-win-3 = win in three { -turn-other }
puzzle-theme-save = save the game
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = a { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = the last { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = the right { -corner-one }
puzzle-ask-win-1 = How do you win in this { -turn-one }?
puzzle-ask-win-2 = How do you win in two { -turn-other }?
puzzle-ask-win-3 = How do you win in three { -turn-other }?
puzzle-ask-save = How do you save the game?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } in seven colours; below them { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } and { -safety-one }.
example-laid-out = A game for two after the { -set-up-one }, with the { -row-other } of { -card-other } below.
example-the-l = Two { -square-other } one way and one across: to f5, but not to d6.
example-collect = Red is next. The red { -cube-one } is { -collect-participle }; the orange one stays.
example-step = The { -step-one } { -counter-one } leads one { -square-one } straight, here onto the red { -cube-one }, but not diagonally.
example-teleport = { -Teleport-one } leads only to another { -teleport-one } { -counter-one }.
example-safety = { -Safety-one } { -protect-verb-s } all the { -cube-other } held. What is { -protect-participle } cannot be { -steal-participle }.
example-no-theft-by-teleport = A { -theft-one } by { -diagonal-one } is allowed; by { -teleport-one } it is not.
example-not-back = From one { -step-one } { -counter-one } to the next, but not back in the same { -turn-one }.
example-steal = Red is next. Player 2 holds red { -unprotected-adjective }, and it can be { -steal-participle }; player 3 holds no red.
example-free-corner = Player 2, the { -victim-one }, chooses a free { -corner-one }.
example-home = With all seven { -cube-other } an { -l-one } onto the { -centre-one } wins, unless somebody stands there.
example-hundred-rounds = After 100 { -round-other } both hold two { -cube-other }. Player 1 has { -protect-participle } both and wins.
example-theft = The { -thief-one }, whose { -next-colour-one } is green, { -land-verb-s } on player 2. The green { -card-one } goes to the end of the { -row-one }.
example-chain = An { -l-one } onto { -diagonal-one }, a { -diagonal-one } onto { -leap-one }, an { -l-one } onto the wanted { -cube-one }: one { -turn-one }.
example-begin-square = The { -turn-one } began on a1, and a { -leap-one } may end there again.
summary-goal = Goal
summary-goal-1 = { -Collect-verb } the seven colours in the order of your { -card-other }, from left to right.
summary-goal-2 = Then be the first to end a move on the { -centre-one }.
summary-turn = Your { -turn-one }
summary-turn-1 = You must move by one { -l-one }: two { -square-other } one way, one across.
summary-turn-2 = A { -cube-one } of your { -next-colour-one }: you { -collect-verb } it.
summary-turn-3 = Any other { -cube-one } or an empty { -square-one }: you stay. Your { -turn-one } ends in both cases.
summary-turn-4 = A { -turn-one } can be a { -chain-one } of { -extra-move-other }, but not back to a { -square-one } { -land-participle } on in this { -turn-one } while nothing has changed.
summary-signs = { -Counter-other }
summary-signs-1 = { -Step-one }: one { -square-one }, straight. { -Diagonal-one }: one { -square-one }, diagonally. { -Leap-one }: another { -l-one }. Or stay.
summary-signs-2 = { -Teleport-one }: another free { -teleport-one } { -counter-one }. Or stay.
summary-signs-3 = { -Safety-one }: { -protect-verb-s } for good all the { -cube-other } you hold.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-verb } on a player who holds your { -next-colour-one } { -unprotected-adjective }: it is yours, { -unprotected-adjective }.
summary-theft-2 = The { -victim-one }’s { -card-one } goes to the end of the { -row-one }, the { -victim-one }’s { -piece-one } at once to a free { -corner-one }.
summary-theft-3 = Never by { -teleport-one }. No other occupied { -square-one } may be entered.
summary-end = End of the game
summary-end-1 = All seven { -cube-other }, then the { -centre-one }: you win at once.
summary-end-2 = Short game (option): the seventh { -cube-one } wins.
summary-end-3 = After 100 { -round-other }: most { -cube-other }, then most { -protect-participle }, else shared.
headline-won-by =
    { $seat ->
        [you] You won.
       *[other] { $seat } won.
    }
headline-lost-by =
    { $seat ->
        [you] You lost.
       *[other] { $seat } lost.
    }
