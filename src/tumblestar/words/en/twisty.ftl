### The words of Twisty in English.
###
### $colour: red orange yellow green blue purple pink black. Where a message shows it, and as $next and $under: its name.
### $next is none where all 7 cubes are held.  $what: a message such as cube, counter-name or square-empty.
### $counter: step diagonal leap teleport safety.  $square: b3.  $seat, $victim, $thief: names.  $count: a number.
### $ruling, $review, $reconstruction: the marks of statements that are not the printed rulebook's.
### Messages refer to the helper messages of the second section, which use the same arguments.

## The game

# The game's title, on its box. It stays as it is.
game-name = Twisty
# A line below the title on the game's page and card.
game-tagline = A race in knight’s moves, with thieves.
# The designer and the publisher, on the cover of the game in the list of games. The names stay.
game-by = by Faouzi Boughida, Djeco
# What the game is: on its page, on its preview image (8 lines of 32 characters), above its rules.
game-about = Collect 7 cubes, 1 of each colour, in the order of your cards, moving like a knight in chess. Special counters let you move again, or protect your cubes from thieves. With all 7 cubes, be the first to reach the centre.

## Colours and counters

# Colour of a cube and its card, in lists, labels and sentences.
colour-red = red
# Colour of a cube and its card.
colour-orange = orange
# Colour of a cube and its card.
colour-yellow = yellow
# Colour of a cube and its card.
colour-green = green
# Colour of a cube and its card.
colour-blue = blue
# Colour of a cube and its card.
colour-purple = purple
# Colour of a cube and its card.
colour-pink = pink
# Colour of a cube and its card; not in our list of colours, but owners of the box may put it there.
colour-black = black

# Kind of a special counter, alone in labels and lists. In sentences it is counter-name.
counter-step = step
# Kind of a special counter, in labels and lists.
counter-diagonal = diagonal
# Kind of a special counter, in labels and lists.
counter-leap = leap
# Kind of a special counter, in labels and lists.
counter-teleport = teleport
# Kind of a special counter, in labels and lists.
counter-safety = safety

# What is on a square, in the board in text, behind its name: “b3: empty square”.
square-empty = empty square
# What is on a square without a counter, in the board in text: “d4: centre”.
square-centre = centre
# What is on a square without a counter, in the board in text: “a1: corner”.
square-corner = corner

# A helper for the sentences below, without an article. Also alone in the board in text.
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
# A helper: the last sentence of log lines, previews and status lines; $next: name of a colour.
next-goal =
    { $next ->
        [none] All 7 cubes: now to the centre.
       *[other] Next colour: { $next }.
    }
# A helper: the beginning of log lines; the sentence goes on or ends with a full stop.
moves-to =
    { $seat ->
        [you] You move to { $square }
       *[other] { $seat } moves to { $square }
    }
# A helper: the beginning of log lines; a full stop follows.
collects-there =
    { $seat ->
        [you] You move to { $square } and collect the { cube }
       *[other] { $seat } moves to { $square } and collects the { cube }
    }
# A helper: the beginning of log lines; a full stop follows.
steals-there =
    { $seat ->
        [you] You move to { $square } and steal the { cube } from { $victim }
       *[other] { $victim ->
            [you] { $seat } moves to { $square } and steals your { cube }
           *[other] { $seat } moves to { $square } and steals the { cube } from { $victim }
        }
    }
# A helper: a special counter, without an article. Also alone in the board in text.
counter-name =
    { $counter ->
        [step] step counter
        [diagonal] diagonal counter
        [leap] leap counter
        [teleport] teleport counter
       *[safety] safety counter
    }
# A helper, behind a colon: where an extra move leads. Straight: horizontally or vertically.
extra-move =
    { $counter ->
        [step] 1 square, straight
        [diagonal] 1 square, diagonally
        [leap] another L
       *[teleport] another free teleport counter
    }
# A helper: a sentence of log lines and previews; “there” is the square of the sentence before it.
leads-on = The { counter-name } there gives an extra move.
# A helper: a sentence of log lines and previews; no extra move from there is legal now.
leads-nowhere = The { counter-name } there gives no extra move now.
# A helper: a sentence of log lines and previews; $count: the cubes that it protects now.
protects =
    { $count ->
        [0] The safety counter there has nothing new to protect.
        [one] The safety counter there protects 1 more cube.
       *[other] The safety counter there protects { $count } more cubes.
    }
# A helper, with an option: the cube on the square of a theft is collected too; $under: its colour.
also-collected = Cube collected there too: { $under }.
# A helper: the last sentence of previews.
turn-ends = Your turn ends.

## Set-up: log and hover

# Log of the set-up: the cube that is laid on a square, “b1: red cube.”
did-lay-cube = { $square }: { cube }.
# Log of the set-up: the special counter that is laid on a square, “b1: leap counter.”
did-lay-counter = { $square }: { counter-name }.
# Log of the set-up: a card of a player’s row; $count: its place from the left, 1 to 7.
did-card = { $seat }, card { $count }: { $colour }.
# Log of the set-up, where all rows are the same; $count: the card’s place from the left.
did-card-all = Everyone, card { $count }: { $colour }.
# Log of the set-up.
did-start =
    { $seat ->
        [you] You start on { $square }.
       *[other] { $seat } starts on { $square }.
    }
# Log of the set-up.
did-first =
    { $seat ->
        [you] You play first.
       *[other] { $seat } plays first.
    }

# Preview of an outcome of the set-up, the same as in the log.
would-lay-cube = { did-lay-cube }
# Preview of an outcome of the set-up, the same as in the log.
would-lay-counter = { did-lay-counter }
# Preview of an outcome of the set-up, the same as in the log.
would-card = { did-card }
# Preview of an outcome of the set-up, the same as in the log.
would-card-all = { did-card-all }
# Preview of an outcome of the set-up, the same as in the log.
would-first = { did-first }
# Preview of a starting corner, the same as in the log.
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, an empty square.
did-land-centre = { moves-to }, the centre. Nothing happens without all 7 cubes.
did-land-cube = { moves-to }. The { cube } there stays: its colour is not next.
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
        [you] You reach the centre with all 7 cubes and win!
       *[other] { $seat } reaches the centre with all 7 cubes and wins!
    }
# Log of a cube that wins the short game.
did-win-seventh =
    { $seat ->
        [you] { collects-there }. You hold all 7 cubes and win!
       *[other] { collects-there }. { $seat } holds all 7 cubes and wins!
    }
# Log of a theft that wins, in the short game or on the centre.
did-win-steal =
    { $seat ->
        [you] { steals-there }. You hold all 7 cubes and win!
       *[other] { steals-there }. { $seat } holds all 7 cubes and wins!
    }
# Log of a theft after which the cube underneath wins the short game.
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } You win!
       *[other] { steals-there }. { also-collected } { $seat } wins!
    }
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
# Log of a victim’s choice, after a theft.
did-corner =
    { $seat ->
        [you] You go to the corner { $square }.
       *[other] { $seat } goes to the corner { $square }.
    }
# Log.
did-resign =
    { $seat ->
        [you] You resign.
       *[other] { $seat } resigns.
    }

## Turns: what a hovered target would do

would-land-empty = Move to { $square }. { turn-ends }
would-land-centre = Move to the centre. Nothing happens without all 7 cubes. { turn-ends }
would-land-cube = Move to { $square }. The { cube } there is not your next colour. { turn-ends }
would-collect = Move to { $square } and collect the { cube }. { next-goal }
would-land-spent = Move to { $square }. { leads-nowhere }
would-land-counter = Move to { $square }. You may move again: { extra-move }.
would-protect = Move to { $square }. { protects } { turn-ends }
# A helper: the beginning of the next five; “who” is the victim.
would-steal-there = Move to { $square } and steal the { cube } from { $victim }, who then chooses a corner.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Move to the centre with all 7 cubes: you win!
would-win-seventh = Move to { $square } and collect the { cube }, your 7th: you win!
would-win-steal = Move to { $square } and steal the { cube } from { $victim }, your 7th: you win!
would-win-steal-collect = Move to { $square } and steal the { cube } from { $victim }. { also-collected } You win!
would-stay = Stay on { $square }. { turn-ends }
would-skip = Skip this turn: you have no L.
would-corner = Go to the corner { $square }.
would-resign = Resign: you get nothing, and the other players share the win.

## Status

# In place of the round, beside the game’s title. No status line may have this text in it.
status-setup = Set-up
# Status line above the board: the first move of a turn.
status-move =
    { $seat ->
        [you] Your turn: move in an L. { next-goal }
       *[other] { $seat } is moving. { next-goal }
    }
# Status line: the first move of a turn, with all 7 cubes. The centre may be some turns away.
status-move-home =
    { $seat ->
        [you] Your turn: you hold all 7 cubes. Reach the centre.
       *[other] { $seat } is moving and holds all 7 cubes.
    }
# Status line: no L is legal; the only button is action-pass.
status-move-skip =
    { $seat ->
        [you] Your turn: skip it, because you have no L.
       *[other] { $seat } has no L and is skipping this turn.
    }
# Status line within a turn, on a counter that gives an extra move.
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Your turn: move 1 square straight, or stay.
            [diagonal] Your turn: move 1 square diagonally, or stay.
            [leap] Your turn: move in another L, or stay.
           *[teleport] Your turn: move to another free teleport counter, or stay.
        }
       *[other] { $seat } is deciding whether to move again.
    }
# Status line within a turn, on a counter from which no extra move is legal: action-stay alone is.
status-extra-stay =
    { $seat ->
        [you] Your turn: you have no extra move. Stay to end it.
       *[other] { $seat } has no extra move and is ending this turn.
    }
# Status line after a theft, within the thief’s turn: $seat is the victim.
status-robbed =
    { $seat ->
        [you] { $thief } stole your { cube }. Choose a free corner.
       *[other] { $seat } lost the { cube } and is choosing a corner.
    }
# Status line of the set-up, with the option “Choose your corner”.
status-corners =
    { $seat ->
        [you] Your turn: choose a free corner to start on.
       *[other] { $seat } is choosing a corner to start on.
    }
# Status line of a finished game: won on the centre, or in a short game with the 7th cube.
status-over-won =
    { $seat ->
        [you] You won!
       *[other] { $seat } won!
    }
# Status line of a finished game; $seats: the list of winners, with the reader “Ada and you”.
status-over-shared =
    { $seats ->
        [you] { $seats } shared the win!
       *[other] { $seats } shared the win.
    }
# Status line of a finished game, won by the most cubes, or most protected ones, after round 100.
status-over-rounds-won =
    { $seat ->
        [you] You were ahead after 100 rounds and won!
       *[other] { $seat } was ahead after 100 rounds and won!
    }
# Status line of a finished game, tied after round 100; $seats: the winners, as “Ada and you”.
status-over-rounds-shared =
    { $seats ->
        [you] { $seats } tied after 100 rounds and shared the win!
       *[other] { $seats } tied after 100 rounds and shared the win.
    }
# Status line where the set-up of a real board is typed in: what lies on a square.
status-type-counter = Which counter lies on { $square }?
# Status line where the set-up is typed in; $count: the card’s place in a player’s row, 1 to 7.
status-type-card = { $seat }: which colour is card { $count }?
# Status line where the set-up is typed in, if all rows are the same; $count: the card’s place.
status-type-card-all = Everyone: which colour is card { $count }?
# Status line where the set-up is typed in.
status-type-first = Who plays first?
# Status line where the set-up is typed in: the corner on which a player’s piece starts.
status-type-corner = { $seat }: which starting corner?
# Button that ends the turn, beside the board. At most 18 characters.
action-stay = Stay on { $square }
# Button beside the board, where no L is legal. At most 18 characters.
action-pass = Skip this turn
# A player’s cubes of 7, on the name plate and beside the place when the game ends.
plate-score = { $count }/7
# Heading when the game ends, for a player who lost to $seat; $place: 2, 3 or 4.
end-lost =
    { $place ->
        [2] { $seat } won. You came second.
        [3] { $seat } won. You came third.
       *[other] { $seat } won. You came last.
    }
# Button that confirms the touched corner. At most 18 characters.
deed-corner = Go to { $square }
# Button that confirms the touched square. At most 18 characters.
deed-move = Move to { $square }
# In place of the confirming button, before a corner is touched.
touch-corner = Touch a corner.
# In place of the confirming button, before a square is touched.
touch-move = Touch a square.
# Beside the game’s title; $count: the number of the round. The game ends after 100.
round = Round { $count } of 100

## Refusals: why not, and what instead

refused-TY-2-1 = No counter of this kind is left. Choose another kind.
# The reader may be typing in where another player’s piece starts.
refused-TY-2-2 = A piece must start on a free corner: a1, g1, a7 or g7. Choose one where no piece stands.
refused-TY-2-3 = That card is in the row already. Choose a missing colour.
refused-TY-2-4 = This table has no such seat. Choose another one.
refused-TY-3-1 = That is not an L. Move 2 squares in one direction, then 1 to the side.
refused-TY-3-1-stay = You cannot stay: every turn begins with an L. Choose a marked square.
refused-TY-3-5 = The counter under your piece does not lead there. Make its extra move, or stay.
refused-TY-3-6 = A teleport counter leads only to another teleport counter. Choose a free one, or stay.
refused-TY-3-7 = You cannot steal that cube: it is protected. Choose another square.
refused-TY-3-9 = You cannot teleport to an occupied square. Choose a free teleport counter, or stay.
refused-TY-3-10 = You cannot land there again this turn: you have been there, and nothing has changed since. Choose another square, or stay.
refused-TY-4-1 = You may land on a piece only to steal. That player does not hold your next colour. Choose another square.
refused-TY-4-4 = After a theft, your piece must go to a free corner: a1, g1, a7 or g7. Choose one where no piece stands.
refused-TY-5-1 = The game is over. Review it, or play another.
refused-TY-5-2 = You hold all 7 cubes and have no next colour to steal. Choose a square without a piece.

## Options

# Name of an option, when a game is set up.
option-short_game = Short game
option-short_game-help = You win as soon as you hold 7 cubes, without going to the centre.
# Name of an option, when a game is set up.
option-same_order = Same order for all
option-same_order-help = All players collect the colours in the same order.
# Name of an option, when a game is set up. Its help goes on from it.
option-chosen_corners = Choose your corner
option-chosen_corners-help = Players choose in turn order, after seeing the board and cards. Otherwise it is random.
# Name of an option, when a game is set up.
option-take_under = Collect the cube underneath
option-take_under-help = After a theft, also collect the cube on the same square if it is now your next colour.
# Name of an option, when a game is set up; its values are the two below.
option-first = Who plays first
option-first-help = At random, or the player in the seat you choose.
# Value of the option “Who plays first”, in its list.
option-first-0 = at random
# Value of the option “Who plays first”, in its list; $count: the number of a seat.
option-first-seat = seat { $count }

## The board in text

# Read out for the picture of the board.
picture-label = Twisty board, 7 by 7 squares, also given in text.
# Heading of the table with all squares, for people who do not see the board.
text-board = The board, square by square
# A square of the board in text: “b3: red cube”.
text-square = { $square }: { $what }
# A square of the board in text with who stands there; $seat: a list of names.
text-square-seat = { $square }: { $what }, { $seat }
# What a player holds, in text; $cubes: a list of colours, protected ones as in text-protected.
text-row =
    { $count ->
        [0] { $seat }: no cubes yet.
        [one] { $seat }: 1 cube, { $cubes }.
       *[other] { $seat }: { $count } cubes, { $cubes }.
    }
# A colour in the list of text-row: the cube is protected.
text-protected = { $colour } (protected)
# The sentence behind text-row; $cubes: a list of colours, the next colour first.
text-wanted = Still to collect, in order: { $cubes }.
# Label of a number, in the table of results and in lists: “Cubes held 2”.
points-cubes = Cubes held
# Label of a number behind points-cubes: how many of these cubes are protected.
points-protected = Protected cubes

## Rules

rules-intro = { game-about } Twisty is for 2 to 4 players. Nothing is hidden, and after the set-up there is no luck.
rules-page = Choose a marked square by mouse or keyboard. Point at a square to read what would happen. In a chain, choose one move at a time; “Stay” ends your turn. To play on a real board, type in its set-up: counters, cards, first player and corners. We had to guess some parts of the real box.{$reconstruction} If you own it, you can correct them in one data file, box.toml.

# Heading of a section of the rules.
rules-TY-1 = Components
rule-TY-1-1 = The board has 7 by 7 squares. There are 4 pieces with 4 matching owner counters, and 4 series of 7 colour cards (★ ■ ▲ ●).
rule-TY-1-2 = Of the 44 wooden counters, 28 are cubes, 4 in each of 7 colours.{$review} The other 16 are special counters of 5 kinds. Step: 1 square horizontally or vertically. Diagonal: 1 square diagonally. Leap: another L. Teleport: to another teleport counter. Safety: protects your cubes.
rule-TY-1-3 = The 16 special counters are 3 step, 3 diagonal, 3 leap, 4 teleport and 3 safety counters.{$reconstruction}
rule-TY-1-4 = The colours are red, orange, yellow, green, blue, purple and pink.{$reconstruction} Only yellow is certain.

# Heading of a section of the rules.
rules-TY-2 = Set-up
rule-TY-2-1 = Lay all 44 counters at random, face up, 1 on each square except the centre and the 4 corners. Use all 44 for any number of players.
rule-TY-2-2 = At random, give each player a different corner to start on. Option: players choose their corner in turn order, after seeing the board and the cards.
rule-TY-2-3 = Shuffle your series and lay it face up in a row. Collect the colours in this order, from left to right. Option: all players use the same order.{$review}
rule-TY-2-4 = The youngest player starts; here the host chooses, or it is random.{$ruling} Play goes clockwise. Nothing is hidden.

# Heading of a section of the rules.
rules-TY-3 = Your turn
rule-TY-3-1 = Move your piece in an L: 2 squares in one direction, then 1 to the side. It jumps over anything in between.{$review} You must move.
rule-TY-3-2 = If you land on an empty square, your piece stays there. The corners are ordinary empty squares, and so is the centre until you hold all 7 cubes.{$ruling}
rule-TY-3-3 = If you land on a cube of your next colour, you collect it. This is automatic.{$ruling} The square is empty from then on, and your turn ends.
rule-TY-3-4 = If you land on any other cube, you do not collect it. Your piece shares the square with it.
rule-TY-3-5 = If you land on a step, diagonal, leap or teleport counter, either stay or make its extra move. You land again after it, so one turn can be a chain of moves. Special counters stay on the board for good.{$ruling}
rule-TY-3-6 = From a teleport counter, you may move to any other teleport counter where no piece stands.
rule-TY-3-7 = If you land on a safety counter, all cubes you hold are protected for good. This is automatic.{$ruling} Cubes you get later are not protected until you land on a safety counter again.
rule-TY-3-8 = A counter works when you land on it, not when you begin a turn on it.{$ruling}
rule-TY-3-9 = You may land on another piece only to steal: by L, step, diagonal or leap, never by teleport.
rule-TY-3-10 = The book sets no limit to chains. But you may not land on a square again in the same turn unless you have collected, stolen or protected something since.{$ruling}
rule-TY-3-11 = If you cannot make an L move, skip your turn.{$ruling} This is rare.
rule-TY-3-12 = Your turn goes on only from a step, diagonal, leap or teleport counter; any other landing ends it.{$ruling}

# Heading of a section of the rules.
rules-TY-4 = Theft
rule-TY-4-1 = You may land on another player’s piece only if that player holds your next colour unprotected. That landing is a theft.{$ruling}
rule-TY-4-2 = Put the stolen cube under your card of that colour. It is unprotected.
rule-TY-4-3 = The victim moves their card of that colour to the right end of their row and closes the gap. So cards with cubes are always on the left, and the first card without a cube shows the next colour.
rule-TY-4-4 = The victim at once moves their piece to a free corner of their choice,{$ruling} before the thief’s turn goes on. Nothing else happens there. A corner is always free.
rule-TY-4-5 = You may steal from a player on a corner or the centre, and from a player with all 7 cubes.{$ruling}
rule-TY-4-6 = After a theft, a special counter on that square works for you as usual, but you do not collect a cube there.{$ruling} Option: you do, if it is now your next colour.

# Heading of a section of the rules.
rules-TY-5 = Winning
rule-TY-5-1 = The first player to end a move on the centre (by L, step, diagonal or leap) while holding all 7 cubes wins. The game ends at once.
rule-TY-5-2 = Once you hold all 7 cubes, you may not enter an occupied square, not even the centre. You have no next colour to steal.
rule-TY-5-3 = If you steal your 7th cube on the centre itself, you win at once.{$ruling}
rule-TY-5-4 = Option “Short game”: you win as soon as you hold 7 cubes, without going to the centre.{$review}
rule-TY-5-5 = A round is one turn for each player; a skipped turn counts. After 100 rounds the game ends, and the player with the most cubes wins.{$ruling} If tied, the most protected cubes decide; if still tied, the tied players share the win.{$ruling} (Thefts could otherwise go on for ever. Most games take 12 to 25 rounds.)

# Heading of a section of the rules.
rules-TY-6 = Good to know
rule-TY-6-1 = Without theft, no player can finish in under 8 turns. Alone and with perfect play, you need about 10 turns (8 to 14).
rule-TY-6-2 = Example of a theft: you hold red, blue, green and yellow in that order; red and blue are protected. A thief whose next colour is green lands on you. You keep red, blue and yellow. Your green card goes to the end of your row. Your next colour is the one that was fifth.
rule-TY-6-3 = The book’s example of a chain: move by an L onto a diagonal counter. Go on diagonally to a leap counter. Go on by another L to a cube of your next colour. All this is one legal turn.

# Heading of a section of the rules.
rules-ours = Other rulings
rule-ours-1 = If you resign, you get nothing, and the other players share the win.{$ruling}
rule-ours-2 = The set-up is shown in this order: counters, cards, first player, corners.{$ruling}
rule-ours-3 = The square on which your turn begins does not count as a landing.{$ruling} After a theft, earlier landings no longer count; only the square of the theft does.{$ruling}
rule-ours-4 = If you win by a theft, the game ends before the victim moves.{$ruling}
rule-ours-5 = The last turn of the last round is played to its end, with its chain and a victim’s choice of a corner.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” does not start where the piece stands. Start on { $square }.
# $kinds: a list of the words that may be typed.
unread-counter = “{ $text }” is not a counter. Type one of { $kinds }.
unread-square = “{ $text }” names another square. Next, type the counter on { $square }.
# “card” is typed as it is; $colours: a list of the words that may be typed.
unread-card = “{ $text }” is not a card. Type “card” and one of { $colours }.
# “first” is typed as it is; $count: how many play.
unread-first = “{ $text }” is not a seat. Type “first” and a number from 1 to { $count }.

## The score pad

# Heading of the table with the three lines below, on the pad for a game on a real table.
pad-standing = Standings
# Label of a line of the pad’s table: how many cubes a player holds.
pad-held = Cubes
# Explains the line pad-held.
pad-held-means = Collected or stolen, and still held.
# Label of a line of the pad’s table: how many cubes of a player are protected.
pad-safe = Protected cubes
pad-safe-means = They break ties after the last round (TY-5.5).
# Label of a line of the pad’s table: 1 for the player who won on the centre, else 0.
pad-home = On the centre
pad-home-means = With all 7 cubes, the first player to end a move there wins (TY-5.1).
# Above the picture of all rows, which is touched: what to touch.
pad-cube = Touch a cube that a player holds.
# Heading above what can be done with a player’s cubes; how many the player holds.
pad-player = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
# A place of the pad’s picture, read out: the player’s sign.
pad-of = { $player }
# A place of the pad’s picture, read out; a touch collects the cube.
pad-cube-none = { $player }: { $colour }, not collected
# A place of the pad’s picture, read out; a touch asks what happened to the cube.
pad-cube-held = { $player }: { $colour }, collected
# A place of the pad’s picture, read out; a touch asks what happened to the cube.
pad-cube-safe = { $player }: { $colour }, protected
# Button of the pad, below a cube that a player holds. At most 26 characters.
pad-stolen = Remove: it was stolen
# Button of the pad, below an unprotected cube. At most 26 characters.
pad-protect = Protect it
# Button of the pad, below a protected cube. At most 26 characters.
pad-unprotect = Remove protection
# Button of the pad, below a player: as after a safety counter. At most 26 characters.
pad-protect-all = Protect all cubes
# Button of the pad, below a player with all 7 cubes who reached the centre. At most 26 characters.
pad-is-home = Win on the centre
# $letters: the letters of the colours, in one word. “!” is typed as it is.
pad-bad-cubes = “{ $text }” is not a row of cubes. Use each letter of { $letters } once at most, with “!” after a protected cube.
pad-bad-home = A player needs all 7 cubes to win on the centre (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

# Heading in the legend: the cubes of a colour.
sign-cube = Cube: { $colour }
sign-cube-does = If it is your next colour, land on it, or on a player who holds it unprotected.
# Heading in the legend: the star in the centre.
sign-centre = Centre
sign-centre-does = With all 7 cubes, be the first to end a move here.
# Heading in the legend; $name: a kind of special counter, as in counter-step.
sign-counter = Counter: { $name }
sign-counter-does =
    { $counter ->
        [safety] If you land here, all cubes you hold are protected for good. They get a brass frame and a shield.
       *[other] If you land here, you may move again: { extra-move }.
    }
# Heading in the legend: what the small sign on a marked square looks like.
sign-badge-take = Plus
# What the sign says of the marked square.
sign-badge-take-does = Collect your next colour.
# Heading in the legend: what the small sign on a marked square looks like.
sign-badge-theft = Hand
# What the sign says of the marked square.
sign-badge-theft-does = Steal your next colour.
# Heading in the legend: what the small sign on a marked square looks like.
sign-badge-chain = Double arrow
# What the sign says of the marked square.
sign-badge-chain-does = Land on a counter with an extra move.
# Heading in the legend: what the small sign looks like, as on a pause button.
sign-badge-stay = Two bars
# What the sign says of the square where the piece stands.
sign-badge-stay-does = Stay here and end your turn.
# Heading in the legend: what the small sign on a marked square looks like.
sign-badge-corner = House
# What the sign says of the marked square.
sign-badge-corner-does = A free corner, to start on or to go to after a theft.
# Heading in the legend: what the small sign on a marked square looks like.
sign-badge-win = Star
# What the sign says of the marked square.
sign-badge-win-does = Win the game.
# In the legend behind “You:” or a name, below a cube’s colour; $count: the cards to fill before it.
now-cube =
    { $state ->
        [safe] Held, and protected for good.
        [held] Held, but it can be stolen.
        [next] Next in the row.
       *[later] { $count ->
            [one] 1 other colour comes first.
           *[other] { $count } other colours come first.
        }
    }
# In the legend: the squares where counters of this kind lie.
now-lies = On { $squares }.
# In the legend, below a cube’s colour.
now-gone = None is left on the board.
# In the legend, below a cube’s colour that a player still needs; $seats: a list of other players.
now-stealable = Held unprotected by: { $seats }.
# In the legend behind “You:” or a name, below the centre; $count: the cubes the player lacks.
now-missing =
    { $count ->
        [0] All 7 cubes held.
        [one] 1 cube to go.
       *[other] { $count } cubes to go.
    }
# In the legend behind “You:” or a name, below the safety counter; $all: the cubes the player holds.
now-protected =
    { $all ->
        [0] No cubes to protect yet.
        [one] { $count } of 1 cube protected.
       *[other] { $count } of { $all } cubes protected.
    }

## Bots

bot-beginner-help = goes for its next cube; often overlooks where a chain leads, and never expects a theft
bot-novice-help = weighs a few hundred positions; may lose up to 32% win chance a turn
bot-club-help = weighs a few hundred positions; may lose up to 23% win chance a turn
bot-strong-help = weighs a few hundred positions; may lose up to 12% win chance a turn
bot-expert-help = plays the best turn from a thousand positions, with 2 players from tens of thousands
bot-master-help = plays the best turn from tens of thousands of positions, with 2 players from hundreds of thousands

## What gives the win chances of a review

# Where the figures of a review or hint come from: “Win chances from a search of 40,000 positions for each step.”
evaluator-search = a search of { $count } positions for each step

## Kinds of chance, for statistics

# Heading in statistics: how often each counter lay on the 24 squares off the edge of the board.
chance-of-counter = The counters inside the border
# Kind of a costly choice, in lists of mistakes and their averages: the wrong corner.
mistake-corner = choosing the wrong corner
# Kind of a costly choice.
mistake-theft = missing a theft
# Kind of a costly choice.
mistake-cube = missing a cube
# Kind of a costly choice: after it, a player can steal from you.
mistake-stolen = inviting a theft
# Kind of a costly choice.
mistake-safety = missing a safety counter
# Kind of a costly choice: more turns than needed to win.
mistake-way = taking a longer way
# Kind of a costly choice: another player then needs fewer turns to win.
mistake-open = leaving a player a shorter way
# Kind of a costly choice.
mistake-away = moving away from a safety counter
# Why a choice is better, in a review; $squares: the squares of the chain, in order.
why-on-win = Go on to { $squares } and win.
why-on-theft = Go on to { $squares } and steal from { $name }.
why-on-cube = Go on to { $squares } and collect the next cube.
why-on-safety = Go on to { $squares }, a safety counter.
# Why a choice is better, in a review; another reason follows.
why-on-way = Go on to { $squares }.
why-stolen = On { $square }, { $name } can steal the { cube } at once. On the better square, no player can.
why-away = From there, a safety counter is 1 turn away.
# Why a choice is better, in a review. It: the safety counter; $name: who could steal the cube.
why-wanted = It protects the { cube }, which { $name } needs next.
why-near = From there the next cube is 1 turn away: { cube } on { $squares }.
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

# Button or label in the editor of a position: whose turn it is.
edit-turn = To act: { $player }
# In the editor of a position: no counter on the square, in its label and as a choice.
edit-nothing = nothing
# In the editor of a position: a choice for a square, and part of edit-square-piece.
edit-piece = the piece of { $player }
# Label of a square in the editor of a position: “b3: red cube, the piece of Ann”.
edit-square-piece = { $square }: { $what }, { $piece }
# Label of a row in the editor of a position.
edit-row = Cards of { $player }: { pad-player }, next { $colour }
# Label of a row in the editor of a position, with all 7 cubes.
edit-row-whole = Cards of { $player }: all cubes
# Button in the editor of a position, for a row. At most 26 characters.
edit-collect = Collect the next cube
# Button in the editor of a position, for a row: one cube less. At most 26 characters.
edit-return = Give the last cube back
# Button in the editor of a position, for a row. At most 26 characters.
edit-protect = Protect all cubes
# Button in the editor of a position, for a row: no cube is protected. At most 26 characters.
edit-unprotect = Protect no cubes
# Button in the editor of a position, for a row: another next colour. At most 26 characters.
edit-next = Next: { $colour }

## The tutorial

tutorial-goal = Collect 7 cubes, 1 of each colour. Then be the first to reach the star in the centre.
tutorial-row = Below the board is your row of cards. Collect the colours from left to right: red comes first.
tutorial-l = Move in an L: 2 squares in one direction, then 1 to the side, over anything in between. Go to the red cube.
# The reader has touched the other cube that an L leads to.
tutorial-l-orange = That is allowed, but you would not collect the orange cube: your next colour is red. Go to the red cube.
tutorial-l-stay = Every turn begins with an L. Go to the red cube.
tutorial-special = You have the red cube, and Zoe has moved. Your next colour, yellow, is far away. Special counters let you move again within one turn.
tutorial-chain = The diagonal counter gives you an extra move: 1 square diagonally. Go to it.
tutorial-chain-2 = The leap counter gives you another L. Move diagonally to it.
tutorial-chain-3 = From here an L leads to the yellow cube: 3 moves in one turn. Collect it.
# The reader would stay on the diagonal or leap counter, in the middle of the chain.
tutorial-chain-stay = That is allowed, but your turn would end before you reach the yellow cube. Go to the marked square.
tutorial-chain-other = That is allowed, but leads away from the yellow cube. Follow the marked counters.
tutorial-safety = You hold 2 cubes, which can still be stolen. A safety counter protects all cubes you hold, for good. Land on it.
tutorial-safety-other = That is allowed, but your cubes could still be stolen. Go to the safety counter.
tutorial-victim = The brass frames show that your red and yellow cubes are protected. Zoe holds blue, your next colour, unprotected.
tutorial-theft = You may land on another piece only to steal your next colour. Zoe stands an L away: steal her blue cube.
tutorial-theft-other = That is allowed, but you could steal a cube now. Land on Zoe’s piece.
tutorial-robbed = You have the blue cube, not protected yet. Zoe’s blue card went to the end of her row, and her piece to a corner of her choice.
tutorial-danger = Some turns have passed. Your green cube is unprotected, green is Zoe’s next colour, and she stands an L away. See what happens.
tutorial-corner = Zoe has stolen your green cube. Now move your piece to a free corner. Choose the marked one: an L leads from it to an orange cube.
# An L leads from a1 to another orange cube: the reader may be right, but the moves that follow start on g7.
tutorial-corner-other = That is allowed, but the lesson continues from the marked corner. Choose it.
tutorial-after = Your green card is now the last of your row, so orange is your next colour. Collect it.
tutorial-kept = You have kept your protected cubes. So land on a safety counter before another player comes near.
tutorial-seventh = The game is nearly over. You hold 6 cubes, and only pink is missing. Collect it.
tutorial-centre = You have all 7 cubes. Now be the first to end a move on the star.
tutorial-centre-other = That is allowed, but the centre is an L away. Go to the star and win.
tutorial-end = You have won! Two counters are new: teleport leads to any other free teleport counter, step 1 square horizontally or vertically. Now play against an easy bot.

## Puzzles

# Goes on from “Proven …” below a solved puzzle; a full stop follows.
puzzle-how-forced-win = by exhaustive search: it wins against every defence, and nothing else does within 3 turns
# Goes on from “Proven …” below a solved puzzle; a full stop follows.
puzzle-how-only-defence = by exhaustive search: everything else loses
# Theme of a puzzle, in a list of themes: “Themes: win in 1 turn, theft.”
puzzle-theme-win-1 = win in 1 turn
# Theme of a puzzle.
puzzle-theme-win-2 = win in 2 turns
# Theme of a puzzle.
puzzle-theme-win-3 = win in 3 turns
# Theme of a puzzle: all other choices lose.
puzzle-theme-save = save the game
# Theme of a puzzle.
puzzle-theme-theft = theft
# Theme of a puzzle: the answer is a chain of at least 3 moves.
puzzle-theme-chain = a chain
# Theme of a puzzle: the answer goes by a teleport counter.
puzzle-theme-teleport = teleport
# Theme of a puzzle: one cube is missing.
puzzle-theme-last-cube = the last cube
# Theme of a puzzle: the answer goes to a safety counter.
puzzle-theme-safety = safety
# Theme of a puzzle: the answer is where to go after a theft.
puzzle-theme-corner = the right corner
# The question of a puzzle, its heading.
puzzle-ask-win-1 = How do you win in this turn?
# The question of a puzzle, its heading.
puzzle-ask-win-2 = How do you win in 2 turns?
# The question of a puzzle, its heading.
puzzle-ask-win-3 = How do you win in 3 turns?
# The question of a puzzle, its heading: all other choices lose.
puzzle-ask-save = How do you save the game?

## The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table

example-counters = Cubes in 7 colours. Below them: step, diagonal, leap, teleport and safety counters.
example-laid-out = A game for 2 players after the set-up, with their rows of cards below.
example-the-l = Move 2 squares in one direction, then 1 to the side: to f5, but not to d6.
example-collect = Red is your next colour. You collect the red cube, but not the orange one.
example-step = From the step counter, you may move 1 square straight, here onto the red cube, but not diagonally.
example-teleport = A teleport counter leads only to another teleport counter.
example-safety = A safety counter protects all cubes you hold. You cannot steal a protected cube.
example-no-theft-by-teleport = You may steal by a diagonal move, but not by teleport.
example-not-back = You may move from one step counter to the next, but not back in the same turn.
example-steal = Red is your next colour. Player 2 holds red unprotected, so you can steal it. Player 3 does not hold red.
example-free-corner = Player 2, the victim, chooses a free corner.
example-home = With all 7 cubes, you win by an L onto the centre. You may not enter it while a piece stands there.
example-hundred-rounds = After 100 rounds, both players hold 2 cubes. Player 1 has protected both and wins.
example-theft = Player 1, whose next colour is green, lands on player 2. Player 2 moves their green card to the end of their row.
example-chain = An L onto a diagonal counter, a diagonal move onto a leap counter, an L onto the next cube: one turn.
example-begin-square = The turn began on a1. That is not a landing, so a leap may end there.
# Heading on the one-page summary for the table.
summary-goal = Goal
summary-goal-1 = Collect the 7 colours in the order of your cards, from left to right.
summary-goal-2 = Then be the first to end a move on the centre.
# Heading on the one-page summary for the table.
summary-turn = Your turn
summary-turn-1 = You must move in an L: 2 squares in one direction, then 1 to the side.
summary-turn-2 = If you land on a cube of your next colour, you collect it.
summary-turn-3 = If you land on any other cube or an empty square, you just stay there.
summary-turn-4 = Your turn ends unless you make an extra move. Extra moves can form a chain. You may not land on a square again in the same turn if nothing has changed since.
# Heading on the one-page summary for the table.
summary-signs = Counters
summary-signs-1 = If you land on a counter, you may make its extra move. Step: 1 square horizontally or vertically. Diagonal: 1 square diagonally. Leap: another L.
summary-signs-2 = Teleport: another free teleport counter. Or stay.
summary-signs-3 = Safety: protects all cubes you hold, for good.
# Heading on the one-page summary for the table.
summary-theft = Theft
summary-theft-1 = To steal, land on a player who holds your next colour unprotected. The cube is then yours, unprotected.
summary-theft-2 = The victim moves their card of that colour to the end of their row. They move their piece at once to a free corner of their choice.
summary-theft-3 = You may not steal by teleport. You may enter an occupied square only to steal.
# Heading on the one-page summary for the table.
summary-end = End of the game
summary-end-1 = If you end a move on the centre with all 7 cubes, you win at once.
summary-end-2 = Short game (option): you win with your 7th cube.
summary-end-3 = After 100 rounds: most cubes wins; if tied, most protected cubes; if still tied, the win is shared.
# Second sentence of a review: how the game was won, as in the log.
headline-end = { $did }
# First sentence of a review. No points: cubes do not decide.
headline-won-by =
    { $seat ->
        [you] You won.
       *[other] { $seat } won.
    }
# First sentence of a review. No points: cubes do not decide.
headline-lost-by =
    { $seat ->
        [you] You lost.
       *[other] { $seat } lost.
    }
