### The words of Twisty in English.
###
### $colour, $next, $under: red orange yellow green blue purple pink ($next also none: all seven are held).
### $counter: step diagonal leap teleport safety.  $square, $from: b3.  $seat, $victim: names.  $count: a number.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.
### Messages refer to the helper messages of the second section, which use the same arguments.

## The game

game-name = Twisty
game-tagline = A race in knight’s moves, with thieves about.
game-about = Collect seven colours in the order of your cards, moving like a knight in chess. Counters carry you further, safety protects what you hold, and anyone who lands on you may rob you. With all seven cubes, be the first to reach the centre.

## Colours and counters

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-black = black

# The letters are those of the notation, the same in every language.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

counter-step = step
counter-diagonal = diagonal
counter-leap = leap
counter-teleport = teleport
counter-safety = safety

counter-step-does = go on by one square, straight
counter-diagonal-does = go on by one square, diagonally
counter-leap-does = go on by another L
counter-teleport-does = go on to any other free teleport counter
counter-safety-does = protects all the cubes you hold, for good

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
cube-a =
    { $colour ->
        [red] a red cube
        [orange] an orange cube
        [yellow] a yellow cube
        [green] a green cube
        [blue] a blue cube
        [purple] a purple cube
        [black] a black cube
       *[pink] a pink cube
    }
cube-under =
    { $under ->
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
        [red] Next cube: red.
        [orange] Next cube: orange.
        [yellow] Next cube: yellow.
        [green] Next cube: green.
        [blue] Next cube: blue.
        [purple] Next cube: purple.
        [black] Next cube: black.
        [pink] Next cube: pink.
       *[none] All seven: now to the centre!
    }
to-act =
    { $seat ->
        [you] Your turn
       *[other] { $seat }
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
        [you] You move to { $square } and steal the { cube } from { $victim }, who now chooses a corner.
       *[other] { $victim ->
            [you] { $seat } moves to { $square } and steals your { cube }. Now you choose a corner.
           *[other] { $seat } moves to { $square } and steals the { cube } from { $victim }, who now chooses a corner.
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

## Set-up: log and hover

did-lay-cube = On { $square }: { cube-a }.
did-lay-counter = On { $square }: a { counter-name }.
did-card = { $seat }, card { $count }: { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
        [black] black
       *[pink] pink
    }.
did-card-all = Everyone, card { $count }: { $colour ->
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
did-corner-dealt =
    { $seat ->
        [you] You start on { $square }, by chance.
       *[other] { $seat } starts on { $square }, by chance.
    }
did-corner-chosen =
    { $seat ->
        [you] You choose { $square } to start on.
       *[other] { $seat } chooses { $square } to start on.
    }

would-lay-cube = Lay { cube-a } on { $square }.
would-lay-counter = Lay a { counter-name } on { $square }.
would-card = { $seat }, card { $count }: { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
        [black] black
       *[pink] pink
    }.
would-card-all = Card { $count } of everyone: { $colour ->
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
would-corner-dealt =
    { $seat ->
        [you] You start on { $square }.
       *[other] { $seat } starts on { $square }.
    }
would-corner-chosen = Start on { $square }.

## Turns: log

did-land-empty = { moves-to }, an empty square.
did-land-centre =
    { $seat ->
        [you] You move to the centre, but without all seven cubes nothing happens.
       *[other] { $seat } moves to the centre, but without all seven cubes nothing happens.
    }
did-land-cube =
    { $seat ->
        [you] You move to { $square }; { cube-a } lies there and stays, for it is not the next one on your list.
       *[other] { $seat } moves to { $square }; { cube-a } lies there and stays, for it is not the next one on the list.
    }
did-collect = { collects-there }. { next-goal }
did-collect-last = { collects-there }, the seventh! Now to the centre.
did-land-spent = { moves-to }, a { counter-name }, which leads nowhere now.
did-land-counter =
    { $seat ->
        [you] You move to { $square }, a { counter-name }, and may go on.
       *[other] { $seat } moves to { $square }, a { counter-name }, and may go on.
    }
did-protect =
    { $count ->
        [0] { moves-to }, a safety counter; there is nothing new to protect.
        [one] { moves-to }, a safety counter: one more cube is now protected for good.
       *[other] { moves-to }, a safety counter: { $count } more cubes are now protected for good.
    }
did-steal = { steals-there } { next-goal }
did-steal-goes-on =
    { $seat ->
        [you] { steals-there } A { counter-name } lies there: you may then go on. { next-goal }
       *[other] { steals-there } A { counter-name } lies there: { $seat } may then go on. { next-goal }
    }
did-steal-spent = { steals-there } A { counter-name } lies there, which leads nowhere now. { next-goal }
did-steal-protect =
    { $count ->
        [one] { steals-there } A safety counter lies there: the cube is protected for good. { next-goal }
       *[other] { steals-there } A safety counter lies there: { $count } more cubes are protected for good. { next-goal }
    }
did-steal-collect =
    { $seat ->
        [you] { steals-there } You collect the { cube-under } lying there too. { next-goal }
       *[other] { steals-there } { $seat } collects the { cube-under } lying there too. { next-goal }
    }
did-win-centre =
    { $seat ->
        [you] You reach the centre with all seven cubes and win!
       *[other] { $seat } reaches the centre with all seven cubes and wins!
    }
did-win-seventh =
    { $seat ->
        [you] You move to { $square }, collect the { cube }, the seventh, and win!
       *[other] { $seat } moves to { $square }, collects the { cube }, the seventh, and wins!
    }
did-win-steal =
    { $seat ->
        [you] You move to { $square }, steal the { cube }, the seventh, from { $victim } and win!
       *[other] { $victim ->
            [you] { $seat } moves to { $square }, steals your { cube }, the seventh, and wins!
           *[other] { $seat } moves to { $square }, steals the { cube }, the seventh, from { $victim } and wins!
        }
    }
did-win-steal-collect =
    { $seat ->
        [you] You move to { $square }, steal the { cube } from { $victim }, collect the { cube-under } lying there, the seventh, and win!
       *[other] { $victim ->
            [you] { $seat } moves to { $square }, steals your { cube }, collects the { cube-under } lying there, the seventh, and wins!
           *[other] { $seat } moves to { $square }, steals the { cube } from { $victim }, collects the { cube-under } lying there, the seventh, and wins!
        }
    }
did-stay =
    { $seat ->
        [you] You stay on { $square }.
       *[other] { $seat } stays on { $square }.
    }
did-skip =
    { $seat ->
        [you] You have no L to make and skip this turn.
       *[other] { $seat } has no L to make and skips this turn.
    }
did-corner =
    { $seat ->
        [you] Just robbed, you go to the corner { $square }.
       *[other] { $seat }, just robbed, goes to the corner { $square }.
    }
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Turns: what a hovered target would do

would-land-empty = Move to { $square }: nothing happens, your turn ends.
would-land-centre = Move to the centre: without all seven cubes nothing happens, your turn ends.
would-land-cube = Move to { $square }: { cube-a } lies there, not the one you need. Your turn ends.
would-collect = Move to { $square } and collect the { cube }. { next-goal }
would-collect-last = Move to { $square } and collect the { cube }, your seventh. Then on to the centre!
would-land-spent = Move to { $square }, a { counter-name }, which leads nowhere now: all you can do then is stay.
would-land-counter =
    { $counter ->
        [step] Move to { $square }, a step counter: you may go on by one square, straight.
        [diagonal] Move to { $square }, a diagonal counter: you may go on by one square, diagonally.
        [leap] Move to { $square }, a leap counter: you may go on by another L.
       *[teleport] Move to { $square }, a teleport counter: you may go on to another free one.
    }
would-protect =
    { $count ->
        [0] Move to { $square }, a safety counter: you have nothing new to protect. Your turn ends.
        [one] Move to { $square }, a safety counter: one more of your cubes is protected for good. Your turn ends.
       *[other] Move to { $square }, a safety counter: { $count } more of your cubes are protected for good. Your turn ends.
    }
would-steal = Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner. Your turn ends. { next-goal }
would-steal-goes-on = Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner. A { counter-name } lies there: you may then go on. { next-goal }
would-steal-spent = Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner. A { counter-name } lies there, which leads nowhere now. { next-goal }
would-steal-protect =
    { $count ->
        [one] Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner. A safety counter lies there: your new cube is protected for good. { next-goal }
       *[other] Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner. A safety counter lies there: { $count } more of your cubes are protected for good. { next-goal }
    }
would-steal-collect = Move to { $square }, steal the { cube } from { $victim }, who then chooses a corner, and collect the { cube-under } lying there too. { next-goal }
would-win-centre = Move to the centre with all seven cubes: you win!
would-win-seventh = Move to { $square } and collect the { cube }, your seventh: you win!
would-win-steal = Move to { $square } and steal the { cube }, your seventh, from { $victim }: you win!
would-win-steal-collect = Move to { $square }, steal the { cube } from { $victim } and collect the { cube-under } lying there, your seventh: you win!
would-stay = Stay on { $square }: your turn ends.
would-skip = You have no L to make: your turn is skipped.
would-corner = Go to the corner { $square }; nothing else happens there.
would-resign = Resign: you get nothing, and the others share the win.

## Status

status-setup = The board is being set up.
status-move = { to-act }: move by an L. { next-goal }
status-move-home =
    { $seat ->
        [you] Your turn: all seven cubes are yours! Make for the centre.
       *[other] { $seat }: all seven cubes are held. Now to the centre!
    }
status-move-skip = { to-act }: there is no L to make; this turn is skipped.
status-extra =
    { $counter ->
        [step] { to-act }: go on by one square, straight, or stay.
        [diagonal] { to-act }: go on by one square, diagonally, or stay.
        [leap] { to-act }: go on by another L, or stay.
       *[teleport] { to-act }: go on to another teleport counter, or stay.
    }
status-extra-stay = { to-act }: this counter leads nowhere now; stay to end the turn.
status-robbed =
    { $seat ->
        [you] You were robbed: choose a free corner.
       *[other] { $seat } was robbed: choose a free corner.
    }
status-corners = { to-act }: choose a free corner to start on.
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
status-type-card = { $seat }: which card is number { $count } in the row?
status-type-card-all = Which card is number { $count } in everyone’s row?
status-type-first = Who plays first?
status-type-corner = { $seat }: on which corner does the piece start?
action-stay = Stay
round = Round { $count } of 100

## Refusals: why not, and what instead

refused-TY-2-1 = All counters of this kind are on the board already. Choose a kind that is still left.
refused-TY-2-2 = That is not a free corner. Each piece starts on a corner of its own: a1, g1, a7 or g7.
refused-TY-2-3 = That card lies in the row already. Each colour comes once; choose one that is still missing.
refused-TY-2-4 = Nobody sits there. Choose a seat of this table to play first.
refused-TY-3-1 = That is not an L. Move two squares one way and one across; the squares between do not matter.
refused-TY-3-1-stay = You cannot stay where you are: every turn begins with an L. Choose one of the marked squares.
refused-TY-3-5 = The counter under your piece does not lead there. Make the move it shows, or stay.
refused-TY-3-6 = Teleport leads only to another teleport counter. Choose one of those, or stay.
refused-TY-3-7 = The cube you need is protected there, so you cannot steal it. Choose another square.
refused-TY-3-9 = A piece stands there, and a teleport never leads to an occupied square. Choose a free teleport counter, or stay.
refused-TY-3-10 = You landed there this turn already, and nothing was collected, stolen or protected since. Choose another square, or stay.
refused-TY-4-1 = A piece stands there that does not hold the cube you need. You may land on another piece only to steal.
refused-TY-4-4 = Your piece was robbed and must go to a free corner. Choose a1, g1, a7 or g7 where nobody stands.
refused-TY-5-1 = The game is over. You can step through it, or play another.
refused-TY-5-2 = You hold all seven cubes, so there is nothing left for you to steal. Choose a square without a piece.

## Options

option-short_game = Short game
option-short_game-help = The seventh cube wins at once; nobody has to reach the centre.
option-same_order = Same order for all
option-same_order-help = Everyone collects the colours in the same order.
option-chosen_corners = Choose your corner
option-chosen_corners-help = In turn order, each chooses a corner to start on after seeing the board and the cards. Otherwise chance decides.
option-take_under = Take the cube underneath
option-take_under-help = After a theft, also collect the cube lying on that square if it is the one you now need.
option-first = Who plays first
option-first-help = Chance decides, or you say which seat begins.
option-first-0 = by chance
option-first-seat = seat { $count }

## The board in text

picture-label = Twisty board, seven by seven squares; the same content is given in text.
text-board = The board, square by square
text-square =
    { $content ->
        [empty] { $square }: empty
        [centre] { $square }: the centre, empty
        [corner] { $square }: a corner, empty
        [red] { $square }: red cube
        [orange] { $square }: orange cube
        [yellow] { $square }: yellow cube
        [green] { $square }: green cube
        [blue] { $square }: blue cube
        [purple] { $square }: purple cube
        [black] { $square }: black cube
        [pink] { $square }: pink cube
        [step] { $square }: step counter
        [diagonal] { $square }: diagonal counter
        [leap] { $square }: leap counter
        [teleport] { $square }: teleport counter
       *[safety] { $square }: safety counter
    }
text-square-seat =
    { $content ->
        [empty] { $square }: { $seat }, on an empty square
        [centre] { $square }: { $seat }, on the centre
        [corner] { $square }: { $seat }, on a corner
        [red] { $square }: { $seat }, on a red cube
        [orange] { $square }: { $seat }, on an orange cube
        [yellow] { $square }: { $seat }, on a yellow cube
        [green] { $square }: { $seat }, on a green cube
        [blue] { $square }: { $seat }, on a blue cube
        [purple] { $square }: { $seat }, on a purple cube
        [black] { $square }: { $seat }, on a black cube
        [pink] { $square }: { $seat }, on a pink cube
        [step] { $square }: { $seat }, on a step counter
        [diagonal] { $square }: { $seat }, on a diagonal counter
        [leap] { $square }: { $seat }, on a leap counter
        [teleport] { $square }: { $seat }, on a teleport counter
       *[safety] { $square }: { $seat }, on a safety counter
    }
text-row =
    { $count ->
        [0] { $seat }: no cube yet.
        [one] { $seat }: one cube, { $cubes }.
       *[other] { $seat }: { $count } cubes, { $cubes }.
    }
text-cube =
    { $safe ->
        [yes] { $colour ->
            [red] red (protected)
            [orange] orange (protected)
            [yellow] yellow (protected)
            [green] green (protected)
            [blue] blue (protected)
            [purple] purple (protected)
            [black] black (protected)
           *[pink] pink (protected)
        }
       *[no] { $colour ->
            [red] red
            [orange] orange
            [yellow] yellow
            [green] green
            [blue] blue
            [purple] purple
            [black] black
           *[pink] pink
        }
    }
text-wanted = Still to collect, in this order: { $cubes }.
text-goal-centre = All seven collected: now to the centre.
points-cubes = Cubes held
points-protected = Of these, protected

## Rules

rules-intro = Twisty is a race for two to four players on a board of seven by seven squares. Your piece moves like a knight in chess: by an L, two squares one way and one across. Your row of seven cards shows the order in which you must collect the seven colours. Land on a cube of your next colour and it is yours. Step, diagonal, leap and teleport counters let you go on in the same turn. A safety counter protects, for good, all the cubes you hold. Land on a player who holds your next colour unprotected and you steal it. Whoever is robbed goes to a corner and has to collect that colour again, as the last. Once you have all seven, be the first to end a move on the centre. Everything lies open, and after the set-up nothing is left to luck.
rules-page = The squares you may go to are marked: click one to land there, or choose it with the keyboard. Point at a square first to read what would happen. A chain is made click by click: after landing on a step, diagonal, leap or teleport counter the squares it leads to light up, and “stay” ends your turn instead. Cubes are collected, protected and stolen of themselves. After a theft the robbed player clicks a free corner, and only then does the thief go on. To play on a real board, choose to type the set-up in: you are asked for each counter, card and corner, and who plays first. What we could not read off the real box is our reconstruction {$reconstruction}; it stands in one data file, box.toml, where anyone who has the box can correct it.

rules-TY-1 = What is in the box
rule-TY-1-1 = The board has 7 by 7 squares. There are 4 pieces with 4 matching owner counters, and 4 series of seven colour cards: star, square, triangle and circle.
rule-TY-1-2 = There are 44 wooden counters. 28 of them are cubes, 4 in each of 7 colours {$review}; the other 16 are special counters of five kinds. Step: one square horizontally or vertically. Diagonal: one square diagonally. Leap: another L. Teleport: to another teleport counter. Safety: protects your cubes.
rule-TY-1-3 = The 16 special counters are 3 step, 3 diagonal, 3 leap, 4 teleport and 3 safety {$reconstruction}.
rule-TY-1-4 = The seven colours are red, orange, yellow, green, blue, purple and pink. Only yellow is certain; the others are ours {$reconstruction}.

rules-TY-2 = Set-up
rule-TY-2-1 = Lay the 44 counters at random, face up, on every square except the centre and the four corners. All 44 are used, however many play.
rule-TY-2-2 = Each player’s piece starts on a corner of its own, given by chance. Option: in turn order, each chooses a corner after seeing the board and the cards.
rule-TY-2-3 = Each player shuffles one series and lays it open in a row. From left to right, it is the order in which to collect. Option: everyone has the same order {$review}.
rule-TY-2-4 = In the book the youngest starts; here the host chooses, or chance does {$ruling}. Play goes clockwise, and everything is open to all.

rules-TY-3 = Your turn
rule-TY-3-1 = Move your piece by one L: two squares one way and one across. It jumps over whatever lies between {$review}. You must move; passing is not allowed.
rule-TY-3-2 = On an empty square your piece just stays. Corners and the centre are ordinary empty squares {$ruling}, the centre too as long as you do not hold all seven cubes.
rule-TY-3-3 = On a cube of your next colour you collect it, automatically {$ruling}. That square is empty from then on, and your turn ends.
rule-TY-3-4 = On any other cube your piece stays, and so does the cube.
rule-TY-3-5 = On a step, diagonal, leap or teleport counter you may stay or make its extra move, which is a landing like any other: one turn can chain several. Special counters stay on the board for good {$ruling}.
rule-TY-3-6 = Teleport takes you to any other teleport counter where no piece stands.
rule-TY-3-7 = Safety protects all the cubes you have collected so far, for good. Cubes you collect later are not protected until you land on safety again. It works automatically {$ruling}.
rule-TY-3-8 = A counter works when you land on it, not when you begin a turn on it {$ruling}.
rule-TY-3-9 = You may land on a square with another piece only to steal (see Stealing): by L, step, diagonal or leap, never by teleport.
rule-TY-3-10 = The book sets no limit to chains. But a square you have already landed on this turn is not offered again unless you have collected, stolen or protected something since: the landing would change nothing {$ruling}.
rule-TY-3-11 = If you have no legal L, your turn is skipped {$ruling}. That is rare.
rule-TY-3-12 = Only the four counters with an extra move let a turn go on; after any other landing it ends {$ruling}.

rules-TY-4 = Stealing
rule-TY-4-1 = You may land on another player’s piece only if that player holds your next colour unprotected. Landing there then is stealing: it is not optional {$ruling}.
rule-TY-4-2 = You lay the stolen cube under your matching card. It is not protected.
rule-TY-4-3 = The victim’s card of that colour goes to the right end of the victim’s row, and the others close up. So collected cards are always the left part of a row, and the next colour is the first card without a cube.
rule-TY-4-4 = The victim moves the robbed piece to a free corner of the victim’s choice {$ruling}, at once and before the thief goes on. Nothing else happens there. One corner is always free.
rule-TY-4-5 = A piece on a corner or on the centre can be robbed, and so can a player who has all seven cubes {$ruling}.
rule-TY-4-6 = After the theft, a special counter on that square works for the thief; a cube on it is not collected by that landing {$ruling}. Option: it is collected, if it is the thief’s new next colour.

rules-TY-5 = Winning
rule-TY-5-1 = Once you hold all seven cubes, be the first to end a move on the centre, by L, step, diagonal or leap. The game ends at once.
rule-TY-5-2 = With all seven cubes you may not enter any occupied square, the centre included: there is no next colour for you to steal.
rule-TY-5-3 = If you steal your seventh cube on the centre itself, you win at once {$ruling}.
rule-TY-5-4 = Option “short game” {$review}, after the publisher’s own blurb: the seventh cube wins, without the centre.
rule-TY-5-5 = A round is one turn for each player, skipped or not. After 100 rounds the game ends: the most cubes held wins, then the most protected; if that is level too, the win is shared {$ruling}. Without this, mutual theft could go on for ever; ordinary games take 12 to 25 rounds.

rules-TY-6 = Good to know
rule-TY-6-1 = Without theft nobody finishes in under 8 turns. Playing alone and perfectly, one needs about 10 turns (8 to 14).
rule-TY-6-2 = An example of theft: you hold red, blue, green and yellow in that order, with red and blue protected. A thief whose next colour is green lands on you. You keep red, blue and yellow; your green card goes to the end of your row; your next goal is your old fifth colour.
rule-TY-6-3 = The book’s example of a chain: an L onto diagonal, a diagonal onto leap, an L onto the cube you want. All that is one legal turn.

rules-ours = Our further rulings
rule-ours-1 = A player who resigns gets nothing, and the others share the win {$ruling}.
rule-ours-2 = The set-up is shown in this order: counters, cards, first player, corners {$ruling}.
rule-ours-3 = The square on which a turn begins does not count as landed on; after a theft, only the square of the theft does {$ruling}.
rule-ours-4 = A theft that wins ends the game before the victim moves {$ruling}.
rule-ours-5 = The last turn of the last round is played to its end, chain and victim’s choice included {$ruling}.

## What a typed text should have been

unread-move = “{ $text }” is no move; expected is a move such as a1-b3 or just b3, or “stay”.
unread-start = “{ $text }” does not start where the piece stands, on { $square }.
unread-corner = “{ $text }” is no corner; expected is “corner” and one of a1, g1, a7, g7.
unread-counter = “{ $text }” is no counter; expected is one of { $kinds }.
unread-square = “{ $text }” names another square; the next counter lies on { $square }.
unread-card = “{ $text }” is no card; expected is “card” and one of { $colours }.
unread-first = “{ $text }” is no seat; expected is “first” and a number from 1 to { $count }.

## The score pad

pad-standing = How it stands
pad-held = Cubes
pad-held-means = Collected and not stolen since.
pad-safe = Protected cubes
pad-safe-means = They decide between equal numbers of cubes after the last round (TY-5.5).
pad-home = On the centre
pad-home-means = With all seven cubes the first to end a move there wins (TY-5.1).
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
pad-protect-all = Protect all cubes (a safety counter)
pad-is-home = Ended a move on the centre: won
pad-bad-cubes = “{ $text }” are no cubes of a player: expected are different letters of { $letters }, each perhaps with “!” for protected.
pad-bad-home = Only a player with all seven cubes can win on the centre (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube =
    { $colour ->
        [red] Red cube
        [orange] Orange cube
        [yellow] Yellow cube
        [green] Green cube
        [blue] Blue cube
        [purple] Purple cube
        [black] Black cube
       *[pink] Pink cube
    }
sign-cube-does = Collected by landing on it when its card is the next in your row, or by landing on somebody who holds it unprotected. Else it stays where it is.
sign-centre = Centre
sign-centre-does = With all seven cubes, be the first to end a move on this square.
sign-counter =
    { $counter ->
        [step] Step counter
        [diagonal] Diagonal counter
        [leap] Leap counter
        [teleport] Teleport counter
       *[safety] Safety counter
    }
sign-counter-does =
    { $counter ->
        [step] Landing here, you may go on by one square, straight.
        [diagonal] Landing here, you may go on by one square, diagonally.
        [leap] Landing here, you may go on by another L.
        [teleport] Landing here, you may go on to any other free teleport counter.
       *[safety] Landing here protects all the cubes that you hold, for good. Cubes in brass with a shield are protected.
    }
sign-badge-take = Plus
sign-badge-take-does = Going there collects the cube that you need next.
sign-badge-theft = Hand
sign-badge-theft-does = Going there steals the cube that you need next from whoever stands there.
sign-badge-chain = Double arrow
sign-badge-chain-does = Going there lands on a counter that lets you move once more.
sign-badge-stay = Two bars
sign-badge-stay-does = Stay here, and end your turn without the extra move.
sign-badge-corner = House
sign-badge-corner-does = A free corner: where your piece starts, or goes when it was robbed.
sign-badge-win = Star
sign-badge-win-does = Going there wins the game.
now-cube =
    { $state ->
        [safe] Held, and protected for good.
        [held] Held, but it can be stolen.
        [next] It is the next one in the row.
       *[later] { $count ->
            [one] One other comes first.
           *[other] { $count } others come first.
        }
    }
now-lies = On { $squares }.
now-gone = None lies on the board any more.
now-stealable = Who has one to be stolen: { $seats }.
now-missing =
    { $count ->
        [0] All seven cubes are held.
        [one] 1 cube is still missing.
       *[other] { $count } cubes are still missing.
    }
now-protected = { $count } of { $all } cubes protected.

## Bots

bot-novice-help = weighs a few hundred positions a turn; each turn may cost it up to 32% of its win chance
bot-club-help = weighs a few hundred positions a turn; each turn may cost it up to 23% of its win chance
bot-strong-help = weighs a few hundred positions a turn; each turn may cost it up to 12% of its win chance
bot-expert-help = weighs a thousand positions a turn, for two players tens of thousands, and takes the best turn that it finds
bot-master-help = weighs tens of thousands of positions a turn, for two players hundreds of thousands, and takes the best turn that it finds

## What gives the win shares of a review

evaluator-search = a search of { $count } positions a state

## Kinds of chance, for statistics

chance-of-counter = The counters on the squares inside the border

## Setting up a position

edit-turn = To act: { $player }
edit-nothing = nothing
edit-piece = the piece of { $player }
edit-square = { $square }: { $what }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Cards of { $player }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }, next { $colour }
edit-row-whole = Cards of { $player }: all cubes
edit-collect = Collect the next cube
edit-return = Give the last cube back
edit-protect = Protect all cubes
edit-unprotect = Protect no cube
edit-next = Next: { $colour }

## The tutorial

tutorial-goal = The goal: collect seven cubes, one of each colour, then be the first to reach the star in the centre.
tutorial-row = Below the board is your row of cards. You collect the colours from left to right, so red comes first.
tutorial-l = You move by an L: two squares one way and one across, over whatever lies between. Go to the red cube.
tutorial-l-orange = An L leads there, but that cube is orange, and your next colour is red. It would just stay on its square.
tutorial-l-stay = Nobody may pass: every turn begins with an L. Go to the red cube.
tutorial-special = The red cube is yours, and Zoe has moved. Yellow is next, and it is far away. But special counters let you move again within one turn.
tutorial-chain = The diagonal counter gives one more move, diagonally by one square. Go to it.
tutorial-chain-2 = Now go on, diagonally, to the leap counter. It gives another L.
tutorial-chain-3 = And from here an L leads to the yellow cube: three moves in a single turn.
tutorial-chain-stay = You may stay on a special counter and end your turn. But then you would not reach the yellow cube.
tutorial-chain-other = That is allowed, but it leads away from the yellow cube. Follow the marked counters.
tutorial-safety = Two cubes are yours, but they could still be stolen. A landing on a safety counter protects all cubes that you hold, for good.
tutorial-safety-other = That is allowed, but then your cubes could still be stolen. Go to the safety counter.
tutorial-victim = Your red and yellow cubes now sit in brass: nobody can take them. Zoe holds blue, your next colour, and hers is not protected.
tutorial-theft = You may land on another piece only to steal your next colour. Zoe stands an L away: take her blue cube.
tutorial-theft-other = That is allowed, but a cube that can be stolen rarely waits. Land on Zoe’s piece.
tutorial-robbed = The blue cube is yours, not protected yet. Zoe’s blue card went to the end of her row, and her piece to a corner that she chose.
tutorial-danger = Some turns later. Your green cube is not protected, green is Zoe’s next colour, and she stands an L away from you. See what happens.
tutorial-corner = Zoe has stolen your green cube. Your piece goes to a free corner, and you choose which. Take the one that is an L away from the orange cube.
tutorial-corner-other = That corner is free, but no L leads from there to the orange cube. Choose the marked one.
tutorial-after = Your green card is now the last of your row, so orange is your next colour. Collect it.
tutorial-kept = What was protected has stayed with you. So it pays to visit a safety counter before somebody comes near.
tutorial-seventh = Near the end: six cubes are yours, and only pink is missing. Collect it.
tutorial-centre = All seven are yours! Now be the first to end a move on the star in the centre.
tutorial-centre-other = That is allowed, but the centre is an L away. Go to the star and win.
tutorial-end = You have won, and you know the whole game. Only the teleport and step counters are new: the one leads to any other teleport counter, the other one square straight on.
## Puzzles

puzzle-how-forced-win = by exhaustive search: it wins whatever the other seat does, and nothing else does within three turns
puzzle-how-only-defence = by exhaustive search: everything else loses, whatever one does then
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

example-counters = Cubes in seven colours, each with its own mark; below them step, diagonal, leap, teleport and safety.
example-laid-out = A game for two after the set-up: 44 counters, a piece on a corner of its own for each player, and below the rows of cards, to be collected from left to right.
example-the-l = Two squares one way and one across: to f5, but not straight on to d6. What lies between does not matter.
example-collect = Red comes next. The red cube is collected; the orange one stays where it lies.
example-step = The step counter carries the piece one square along a row or column, here onto the red cube, but not slantwise.
example-teleport = Teleport leads to another teleport counter and nowhere else.
example-safety = Safety protects all that is held, here red, orange and yellow. What is protected cannot be stolen.
example-no-theft-by-teleport = A theft by diagonal is a theft like any other; by teleport there is none.
example-not-back = From one step counter to the next, and on; but not back to a square landed on in this turn.
example-steal = Red comes next. Player 2 holds red unprotected and can be robbed; player 3 holds no red.
example-free-corner = Player 2 was robbed and chooses a corner where nobody stands.
example-home = With all seven cubes an L onto the centre wins, unless somebody stands there.
example-hundred-rounds = After 100 rounds both hold two cubes. Player 1 has protected both of them and wins.
example-theft = The thief, whose next colour is green, lands on player 2. That leaves red, blue and yellow; the green card goes to the end of the row, and the next goal is the old fifth colour.
example-chain = An L onto diagonal, a diagonal onto leap, an L onto the wanted cube: one turn.
example-begin-square = The turn began on a1, and a leap may end there again.
summary-goal = Goal
summary-goal-1 = Collect the seven colours in the order of your cards, from left to right.
summary-goal-2 = Then be the first to end a move on the centre.
summary-turn = Your turn
summary-turn-1 = Move by one L: two squares one way, one across. You must.
summary-turn-2 = A cube of your next colour: you collect it, and your turn ends.
summary-turn-3 = Another cube or an empty square: you stay, and your turn ends.
summary-turn-4 = Extra moves chain within one turn, but not back to a square landed on in this turn while nothing has changed.
summary-signs = Counters
summary-signs-1 = Step: one square along a row or column. Diagonal: one square slantwise. Leap: another L. Or stay.
summary-signs-2 = Teleport: to another teleport counter where nobody stands. Or stay.
summary-signs-3 = Safety: protects for good all the cubes you hold now.
summary-theft = Stealing
summary-theft-1 = Land on a player who holds your next colour unprotected: it is yours, unprotected.
summary-theft-2 = The victim’s card goes to the end of the row, and the victim’s piece at once to a free corner.
summary-theft-3 = Never by teleport. No other occupied square may be entered.
summary-end = End of the game
summary-end-1 = All seven cubes, then the centre: you win at once.
summary-end-2 = Short game (option): the seventh cube wins.
summary-end-3 = After 100 rounds: most cubes, then most protected, else shared.
