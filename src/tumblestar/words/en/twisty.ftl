### The words of Twisty in English.
###
### $colour: red orange yellow green blue purple pink black. Where a message shows it, and as $next and $under: its name.
### $next is none where all seven cubes are held.  $what: a message such as cube, counter-name or square-empty.
### $counter: step diagonal leap teleport safety.  $square: b3.  $seat, $victim, $thief: names.  $count: a number.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.
### Messages refer to the helper messages of the second section, which use the same arguments.

## The game

game-name = Twisty
game-tagline = A race in knight’s moves, with thieves.
game-by = by Faouzi Boughida, Djeco
game-about = Collect seven colours in the order of your cards, moving like a knight in chess. Special counters carry you further or protect your cubes, which others may steal. With all seven cubes, be the first to reach the centre.

## Colours and counters

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-black = black

counter-step = step
counter-diagonal = diagonal
counter-leap = leap
counter-teleport = teleport
counter-safety = safety

square-empty = empty square
square-centre = centre
square-corner = corner

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] red cube
        [orange] orange cube
        [yellow] yellow cube
        [green] green cube
        [blue] blue cube
        [purple] purple cube
        [black] black cube
       *[pink] pink cube
    }
next-goal =
    { $next ->
        [none] All seven: now to the centre!
       *[other] Next colour: { $next }.
    }
moves-to =
    { $seat ->
        [you] You move to { $square }
       *[other] { $seat } moves to { $square }
    }
collects-there =
    { $seat ->
        [you] You move to { $square } and collect the { cube }
       *[other] { $seat } moves to { $square } and collects the { cube }
    }
steals-there =
    { $seat ->
        [you] You move to { $square } and steal the { cube } from { $victim }
       *[other] { $victim ->
            [you] { $seat } moves to { $square } and steals your { cube }
           *[other] { $seat } moves to { $square } and steals the { cube } from { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] step counter
        [diagonal] diagonal counter
        [leap] leap counter
        [teleport] teleport counter
       *[safety] safety counter
    }
extra-move =
    { $counter ->
        [step] one square, straight
        [diagonal] one square, diagonally
        [leap] another L
       *[teleport] another free teleport counter
    }
leads-on = The { counter-name } there leads on.
leads-nowhere = The { counter-name } there leads nowhere now.
protects =
    { $count ->
        [0] The safety counter there has nothing new to protect.
        [one] The safety counter there protects one more cube.
       *[other] The safety counter there protects { $count } more cubes.
    }
also-collected = Cube collected there too: { $under }.
turn-ends = Your turn ends.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, card { $count }: { $colour }.
did-card-all = Everyone, card { $count }: { $colour }.
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

did-land-empty = { moves-to }, an empty square.
did-land-centre = { moves-to }, the centre; without all seven cubes nothing happens.
did-land-cube = { moves-to }; the { cube } there is not the next colour and stays.
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
        [you] You reach the centre with all seven cubes and win!
       *[other] { $seat } reaches the centre with all seven cubes and wins!
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
        [you] You have no L and skip this turn.
       *[other] { $seat } has no L and skips this turn.
    }
did-corner =
    { $seat ->
        [you] You go to the corner { $square }.
       *[other] { $seat } goes to the corner { $square }.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Turns: what a hovered target would do

would-land-empty = Move to { $square }. { turn-ends }
would-land-centre = Move to the centre: without all seven cubes nothing happens. { turn-ends }
would-land-cube = Move to { $square }: the { cube } there is not your next colour. { turn-ends }
would-collect = Move to { $square } and collect the { cube }. { next-goal }
would-land-spent = Move to { $square }. { leads-nowhere }
would-land-counter = Move to { $square }. You may go on: { extra-move }.
would-protect = Move to { $square }. { protects } { turn-ends }
would-steal-there = Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Move to the centre with all seven cubes: you win!
would-win-seventh = Move to { $square } and collect the { cube }, your seventh: you win!
would-win-steal = Move to { $square } and steal the { cube } from { $victim }, your seventh: you win!
would-win-steal-collect = Move to { $square } and steal the { cube } from { $victim }. { also-collected } You win!
would-stay = Stay on { $square }. { turn-ends }
would-skip = You have no L: your turn is skipped.
would-corner = Go to the corner { $square }.
would-resign = Resign: you get nothing, and the others share the win.

## Status

status-setup = The board is being set up.
status-move =
    { $seat ->
        [you] Your turn: move in an L. { next-goal }
       *[other] { $seat } is moving. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] You hold all 7 cubes. Reach the centre.
       *[other] { $seat } is moving and holds all 7 cubes.
    }
status-move-skip =
    { $seat ->
        [you] You have no L. Skip this turn.
       *[other] { $seat } has no L and skips this turn.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Move 1 square straight, or stay.
            [diagonal] Move 1 square diagonally, or stay.
            [leap] Move in another L, or stay.
           *[teleport] Move to another free teleport counter, or stay.
        }
       *[other] { $seat } may move again.
    }
status-extra-stay =
    { $seat ->
        [you] You have no extra move. Stay to end this turn.
       *[other] { $seat } has no extra move and ends this turn.
    }
status-robbed =
    { $seat ->
        [you] { $thief } stole your { cube }. Choose a free corner.
       *[other] { $seat } lost the { cube } and is choosing a corner.
    }
status-corners =
    { $seat ->
        [you] Your turn: choose a free corner to start on.
       *[other] { $seat } is choosing a corner to start on.
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
        [you] After 100 rounds you are ahead and win!
       *[other] After 100 rounds { $seat } is ahead and wins!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Level after 100 rounds, a shared win: { $seats }!
       *[other] After 100 rounds { $seats } are level and share the win.
    }
status-type-counter = Which counter lies on { $square }?
status-type-card = { $seat }: which card is number { $count }?
status-type-card-all = Everyone: which card is number { $count }?
status-type-first = Who plays first?
status-type-corner = { $seat }: which starting corner?
action-stay = Stay on { $square }
action-pass = Skip this turn
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } won. You came second.
        [3] { $seat } won. You came third.
       *[other] { $seat } won. You came last.
    }
deed-corner = Go to { $square }
deed-move = Move to { $square }
touch-corner = Touch a corner.
touch-move = Touch a square.
round = Round { $count } of 100

## Refusals: why not, and what instead

refused-TY-2-1 = No counter of this kind is left. Choose another kind.
refused-TY-2-2 = A piece starts on a corner where nobody stands. Choose a1, g1, a7 or g7.
refused-TY-2-3 = That card is in the row already. Choose a missing colour.
refused-TY-2-4 = Nobody sits there. Choose a seat of this table.
refused-TY-3-1 = That is not an L. Move two squares one way and one across.
refused-TY-3-1-stay = You cannot stay where you are: every turn begins with an L. Choose a marked square.
refused-TY-3-5 = The counter under your piece does not lead there. Make its move, or stay.
refused-TY-3-6 = Teleport leads only to another teleport counter. Choose one, or stay.
refused-TY-3-7 = Your next colour is protected there. Choose another square.
refused-TY-3-9 = Teleport never leads to an occupied square. Choose a free teleport counter, or stay.
refused-TY-3-10 = You landed there this turn already, and have collected, stolen or protected nothing since. Choose another square, or stay.
refused-TY-4-1 = You may land on another piece only to steal your next colour, which is not held there. Choose another square.
refused-TY-4-4 = After a theft your piece goes to a corner where nobody stands. Choose a1, g1, a7 or g7.
refused-TY-5-1 = The game is over. Review it, or play another.
refused-TY-5-2 = You hold all seven cubes and have nothing left to steal. Choose a square without a piece.

## Options

option-short_game = Short game
option-short_game-help = The seventh cube wins at once, without the centre.
option-same_order = Same order for all
option-same_order-help = All rows of cards are the same.
option-chosen_corners = Choose your corner
option-chosen_corners-help = In turn order, after seeing the board and the cards; otherwise by chance.
option-take_under = Take the cube underneath
option-take_under-help = After a theft, also collect the cube on that square if it is your next colour.
option-first = Who plays first
option-first-help = By chance, or the seat you name.
option-first-0 = by chance
option-first-seat = seat { $count }

## The board in text

picture-label = Twisty board, seven by seven squares, also given in text.
text-board = The board, square by square
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: no cube yet.
        [one] { $seat }: one cube, { $cubes }.
       *[other] { $seat }: { $count } cubes, { $cubes }.
    }
text-protected = { $colour } (protected)
text-wanted = Still to collect, in order: { $cubes }.
points-cubes = Cubes held
points-protected = Of these, protected

## Rules

rules-intro = { game-about } Twisty is for two to four players; all is open, and after the set-up nothing is luck.
rules-page = Choose a marked square by mouse or keyboard; point at a square to read what would happen. A chain goes move by move; “stay” ends your turn. To play on a real board, choose to type the set-up in: counters, cards, corners, and who plays first. What we could not read off the real box is our reconstruction;{$reconstruction} owners of the box can correct it in one data file, box.toml.

rules-TY-1 = What is in the box
rule-TY-1-1 = The board has 7 by 7 squares. There are 4 pieces with 4 matching owner counters, and 4 series of seven colour cards (★ ■ ▲ ●).
rule-TY-1-2 = 28 of the 44 wooden counters are cubes, 4 in each of 7 colours;{$review} the other 16 are special counters of five kinds. Step: one square horizontally or vertically. Diagonal: one square diagonally. Leap: another L. Teleport: to another teleport counter. Safety: protects your cubes.
rule-TY-1-3 = The 16 special counters are 3 step, 3 diagonal, 3 leap, 4 teleport and 3 safety.{$reconstruction}
rule-TY-1-4 = The colours are red, orange, yellow, green, blue, purple and pink; only yellow is certain.{$reconstruction}

rules-TY-2 = Set-up
rule-TY-2-1 = Lay all 44 counters at random, face up, on every square except the centre and the four corners, however many play.
rule-TY-2-2 = Each player’s piece starts on a corner of its own, given by chance. Option: in turn order, each chooses a corner after seeing the board and the cards.
rule-TY-2-3 = Each player shuffles one series and lays it open in a row: the order, from left to right, in which to collect. Option: everyone has the same order.{$review}
rule-TY-2-4 = The youngest starts; here the host chooses, or chance does.{$ruling} Play goes clockwise, and everything is open to all.

rules-TY-3 = Your turn
rule-TY-3-1 = Move your piece by one L: two squares one way and one across, over whatever lies between.{$review} You must move.
rule-TY-3-2 = On an empty square your piece stays. Corners and the centre are ordinary empty squares,{$ruling} the centre until you hold all seven cubes.
rule-TY-3-3 = On a cube of your next colour you collect it, automatically.{$ruling} The square is empty from then on, and your turn ends.
rule-TY-3-4 = On any other cube your piece stays, and so does the cube.
rule-TY-3-5 = On a step, diagonal, leap or teleport counter you may stay or make its extra move, which is again a landing: one turn can be a chain of moves. Special counters stay on the board for good.{$ruling}
rule-TY-3-6 = Teleport leads to any other teleport counter where no piece stands.
rule-TY-3-7 = Safety protects, for good and automatically,{$ruling} all the cubes collected so far. Later cubes are not protected until you land on safety again.
rule-TY-3-8 = A counter works when you land on it, not when you begin a turn on it.{$ruling}
rule-TY-3-9 = You may land on another piece only to steal: by L, step, diagonal or leap, never by teleport.
rule-TY-3-10 = The book sets no limit to chains. But a square landed on this turn is not offered again until you have collected, stolen or protected something, for nothing would change.{$ruling}
rule-TY-3-11 = Without a legal L your turn is skipped.{$ruling} That is rare.
rule-TY-3-12 = Only the four counters with an extra move continue a turn; any other landing ends it.{$ruling}

rules-TY-4 = Theft
rule-TY-4-1 = You may land on another player’s piece only if that player holds your next colour unprotected. That landing is a theft.{$ruling}
rule-TY-4-2 = You lay the stolen cube under the matching card, unprotected.
rule-TY-4-3 = The victim’s card of that colour goes to the right end of the victim’s row; the others close up. So collected cards are always the left part of a row, and the next colour is the first card without a cube.
rule-TY-4-4 = The victim’s piece goes to a free corner of the victim’s choice,{$ruling} at once, before the thief goes on. Nothing else happens there. One corner is always free.
rule-TY-4-5 = You may steal from a player on a corner or the centre, and from a player with all seven cubes.{$ruling}
rule-TY-4-6 = After the theft, a special counter on that square works for the thief; a cube there is not collected by that landing.{$ruling} Option: it is, if it is the thief’s new next colour.

rules-TY-5 = Winning
rule-TY-5-1 = With all seven cubes, be the first to end a move on the centre, by L, step, diagonal or leap. The game ends at once.
rule-TY-5-2 = With all seven cubes you may enter no occupied square, the centre included: there is no next colour to steal.
rule-TY-5-3 = The seventh cube, stolen on the centre itself, wins at once.{$ruling}
rule-TY-5-4 = Option “short game”,{$review} from the publisher’s description: the seventh cube wins, without the centre.
rule-TY-5-5 = A round is one turn for each player, skipped or not. After 100 rounds the game ends: the most cubes held wins, then the most protected, then the win is shared.{$ruling} Otherwise mutual theft could go on for ever; ordinary games take 12 to 25 rounds.

rules-TY-6 = Good to know
rule-TY-6-1 = Without theft nobody finishes in under 8 turns. Whoever plays alone and perfectly needs about 10 turns (8 to 14).
rule-TY-6-2 = An example of theft: you hold red, blue, green and yellow in that order, with red and blue protected. A thief whose next colour is green lands on you. You keep red, blue and yellow; your green card goes last; your next colour is the old fifth.
rule-TY-6-3 = The book’s example of a chain: an L onto diagonal, a diagonal onto leap, an L onto the cube you want, all in one legal turn.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win.{$ruling}
rule-ours-2 = The set-up is shown in this order: counters, cards, first player, corners.{$ruling}
rule-ours-3 = The square on which a turn begins does not count as a landing; after a theft, only the square of the theft does.{$ruling}
rule-ours-4 = A theft that wins ends the game before the victim moves.{$ruling}
rule-ours-5 = The last turn of the last round is played to its end, with chain and victim’s choice.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” does not start where the piece stands, on { $square }.
unread-counter = “{ $text }” is no counter; expected is one of { $kinds }.
unread-square = “{ $text }” names another square; the next counter lies on { $square }.
unread-card = “{ $text }” is no card; expected is “card” and one of { $colours }.
unread-first = “{ $text }” is no seat; expected is “first” and a number from 1 to { $count }.

## The score pad

pad-standing = How it stands
pad-held = Cubes
pad-held-means = Collected and not stolen since.
pad-safe = Protected cubes
pad-safe-means = They break ties after the last round (TY-5.5).
pad-home = On the centre
pad-home-means = The first to end a move there with all seven cubes wins (TY-5.1).
pad-cube = Touch a cube that was collected.
pad-player = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, not collected
pad-cube-held = { $player }: { $colour }, collected
pad-cube-safe = { $player }: { $colour }, protected
pad-stolen = Stolen: take it away
pad-protect = Protect it
pad-unprotect = Not protected
pad-protect-all = Protect all cubes (safety counter)
pad-is-home = Reached the centre: won
pad-bad-cubes = Cubes are different letters of { $letters }, with “!” for protected; “{ $text }” is something else.
pad-bad-home = Winning on the centre takes all seven cubes (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cube: { $colour }
sign-cube-does = Land on it, or on a player who holds it unprotected, when it is your next colour.
sign-centre = Centre
sign-centre-does = With all seven cubes, be the first to end a move here.
sign-counter = Counter: { $name }
sign-counter-does =
    { $counter ->
        [safety] It protects all the cubes you hold, for good. They get a brass frame and a shield.
       *[other] You may go on from here: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Collects your next colour.
sign-badge-theft = Hand
sign-badge-theft-does = Steals your next colour.
sign-badge-chain = Double arrow
sign-badge-chain-does = Lands on a counter with an extra move.
sign-badge-stay = Two bars
sign-badge-stay-does = Stays here and ends the turn.
sign-badge-corner = House
sign-badge-corner-does = A free corner, to start on or to go to after a theft.
sign-badge-win = Star
sign-badge-win-does = Wins the game.
now-cube =
    { $state ->
        [safe] Held, and protected for good.
        [held] Held, but it can be stolen.
        [next] Next in the row.
       *[later] { $count ->
            [one] One other comes first.
           *[other] { $count } others come first.
        }
    }
now-lies = On { $squares }.
now-gone = None is left on the board.
now-stealable = Can be stolen from: { $seats }.
now-missing =
    { $count ->
        [0] All seven cubes are held.
        [one] 1 cube is missing.
       *[other] { $count } cubes are missing.
    }
now-protected = { $count } of { $all } cubes protected.

## Bots

bot-beginner-help = goes for its next cube; often overlooks where a chain leads, and never expects a theft
bot-novice-help = a few hundred positions a turn; each turn may cost it up to 32% of its win chance
bot-club-help = a few hundred positions a turn; each turn may cost it up to 23% of its win chance
bot-strong-help = a few hundred positions a turn; each turn may cost it up to 12% of its win chance
bot-expert-help = the best turn from a thousand positions, for two players tens of thousands
bot-master-help = the best turn from tens of thousands of positions, for two players hundreds of thousands

## What gives the win shares of a review

evaluator-search = a search of { $count } positions a state

## Kinds of chance, for statistics

chance-of-counter = The counters inside the border
mistake-corner = choosing a corner
mistake-theft = missing a theft
mistake-cube = missing a cube
mistake-stolen = inviting a theft
mistake-safety = missing a safety counter
mistake-way = taking a longer way
mistake-open = leaving a player a shorter way
mistake-away = moving away from a safety counter
why-on-win = Go on to { $squares } and win.
why-on-theft = Go on to { $squares } and steal from { $name }.
why-on-cube = Go on to { $squares } and collect the next cube.
why-on-safety = Go on to { $squares }, a safety counter.
why-on-way = Go on to { $squares }.
why-stolen = On { $square }, { $name } can steal at once: { cube }. On the better square nobody can.
why-away = A safety counter is then one turn away.
why-wanted = It protects what { $name } needs next: { cube }.
why-near = From there the next cube is one turn away: { cube } on { $squares }.
why-open =
    { $better ->
        [one] { $name } then needs 1 turn to win, not { $taken }.
       *[other] { $name } then needs { $better } turns to win, not { $taken }.
    }
why-turns =
    { $better ->
        [one] Winning then takes 1 more turn, not { $taken }.
       *[other] Winning then takes { $better } more turns, not { $taken }.
    }

## Setting up a position

edit-turn = To act: { $player }
edit-nothing = nothing
edit-piece = the piece of { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Cards of { $player }: { pad-player }, next { $colour }
edit-row-whole = Cards of { $player }: all cubes
edit-collect = Collect the next cube
edit-return = Give the last cube back
edit-protect = Protect all cubes
edit-unprotect = Protect no cube
edit-next = Next: { $colour }

## The tutorial

tutorial-goal = Collect seven cubes, one of each colour, then be the first to reach the star in the centre.
tutorial-row = Below the board is your row of cards. Collect the colours from left to right: red comes first.
tutorial-l = Move by an L: two squares one way and one across, over whatever lies between. Go to the red cube.
tutorial-l-orange = An L leads there, but that cube is orange, and your next colour is red. It would stay there.
tutorial-l-stay = Every turn begins with an L. Go to the red cube.
tutorial-special = The red cube is yours, and Zoe has moved. Yellow is next, and far away. Special counters let you move again within one turn.
tutorial-chain = The diagonal counter gives one more move, diagonally by one square. Go to it.
tutorial-chain-2 = Now go on, diagonally, to the leap counter. It gives another L.
tutorial-chain-3 = From here an L leads to the yellow cube: three moves in one turn.
tutorial-chain-stay = You may stay and end your turn, but then you would not reach the yellow cube.
tutorial-chain-other = That is allowed, but leads away from the yellow cube. Follow the marked counters.
tutorial-safety = You hold two cubes, which can still be stolen. A safety counter protects all the cubes that you hold, for good.
tutorial-safety-other = That is allowed, but your cubes could still be stolen. Go to the safety counter.
tutorial-victim = Your red and yellow cubes are now framed in brass: protected. Zoe holds blue, your next colour, unprotected.
tutorial-theft = You may land on another piece only to steal your next colour. Zoe stands an L away: steal her blue cube.
tutorial-theft-other = That is allowed, but you could steal a cube now. Land on Zoe’s piece.
tutorial-robbed = The blue cube is yours, not protected yet. Zoe’s blue card went to the end of her row, and her piece to a corner that she chose.
tutorial-danger = Some turns later. Your green cube is unprotected, green is Zoe’s next colour, and she stands an L away. See what happens.
tutorial-corner = Zoe has stolen your green cube, and you choose a free corner for your piece. Take the one that is an L away from the orange cube.
tutorial-corner-other = No L leads from that corner to the orange cube. Choose the marked one.
tutorial-after = Your green card is now the last of your row, so orange is your next colour. Collect it.
tutorial-kept = Your protected cubes have stayed with you. So visit a safety counter before somebody comes near.
tutorial-seventh = Near the end: you hold six cubes, and only pink is missing. Collect it.
tutorial-centre = All seven are yours! Now be the first to end a move on the star.
tutorial-centre-other = That is allowed, but the centre is an L away. Go to the star and win.
tutorial-end = You have won. Only two counters are new: teleport leads to any other teleport counter, step one square straight on. Now play against an easy bot!
## Puzzles

puzzle-how-forced-win = by exhaustive search: it wins against every defence, and nothing else does within three turns
puzzle-how-only-defence = by exhaustive search: everything else loses
puzzle-theme-win-1 = win in one turn
puzzle-theme-win-2 = win in two turns
puzzle-theme-win-3 = win in three turns
puzzle-theme-save = save the game
puzzle-theme-theft = theft
puzzle-theme-chain = a chain
puzzle-theme-teleport = teleport
puzzle-theme-last-cube = the last cube
puzzle-theme-safety = safety
puzzle-theme-corner = the right corner
puzzle-ask-win-1 = How do you win in this turn?
puzzle-ask-win-2 = How do you win in two turns?
puzzle-ask-win-3 = How do you win in three turns?
puzzle-ask-save = How do you save the game?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubes in seven colours; below them step, diagonal, leap, teleport and safety.
example-laid-out = A game for two after the set-up, with the rows of cards below.
example-the-l = Two squares one way and one across: to f5, but not to d6.
example-collect = Red is next. The red cube is collected; the orange one stays.
example-step = The step counter leads one square straight, here onto the red cube, but not diagonally.
example-teleport = Teleport leads only to another teleport counter.
example-safety = Safety protects all the cubes held. What is protected cannot be stolen.
example-no-theft-by-teleport = A theft by diagonal is allowed; by teleport it is not.
example-not-back = From one step counter to the next, but not back in the same turn.
example-steal = Red is next. Player 2 holds red unprotected, and it can be stolen; player 3 holds no red.
example-free-corner = Player 2, the victim, chooses a free corner.
example-home = With all seven cubes an L onto the centre wins, unless somebody stands there.
example-hundred-rounds = After 100 rounds both hold two cubes. Player 1 has protected both and wins.
example-theft = The thief, whose next colour is green, lands on player 2. The green card goes to the end of the row.
example-chain = An L onto diagonal, a diagonal onto leap, an L onto the wanted cube: one turn.
example-begin-square = The turn began on a1, and a leap may end there again.
summary-goal = Goal
summary-goal-1 = Collect the seven colours in the order of your cards, from left to right.
summary-goal-2 = Then be the first to end a move on the centre.
summary-turn = Your turn
summary-turn-1 = You must move by one L: two squares one way, one across.
summary-turn-2 = A cube of your next colour: you collect it.
summary-turn-3 = Any other cube or an empty square: you stay. Your turn ends in both cases.
summary-turn-4 = A turn can be a chain of extra moves, but not back to a square landed on in this turn while nothing has changed.
summary-signs = Counters
summary-signs-1 = Step: one square, straight. Diagonal: one square, diagonally. Leap: another L. Or stay.
summary-signs-2 = Teleport: another free teleport counter. Or stay.
summary-signs-3 = Safety: protects for good all the cubes you hold.
summary-theft = Theft
summary-theft-1 = Land on a player who holds your next colour unprotected: it is yours, unprotected.
summary-theft-2 = The victim’s card goes to the end of the row, the victim’s piece at once to a free corner.
summary-theft-3 = Never by teleport. No other occupied square may be entered.
summary-end = End of the game
summary-end-1 = All seven cubes, then the centre: you win at once.
summary-end-2 = Short game (option): the seventh cube wins.
summary-end-3 = After 100 rounds: most cubes, then most protected, else shared.
headline-end = { $did }
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
