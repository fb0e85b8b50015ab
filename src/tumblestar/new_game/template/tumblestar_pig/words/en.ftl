game-name = Pig
game-tagline = Roll on, or hold what you have.
game-about = A race to 100 points with 1 die. Each roll adds to the pot. A 1 loses it.

roll = { $seat }: a roll, with { $pot } in the pot.
fall = { $seat }: a { $result }.
lose = { $seat }: a 1, and the pot of { $pot } is lost.
hold = { $seat }: { $pot } from the pot, now { $total } in all.
status-choose = { $seat }: roll, or hold with { $pot } in the pot.
status-rolling = { $seat }: the die rolls.
turn-count = Turn { $count }

rules-PG-1 = Turns
rule-PG-1-1 = The first player is chosen at random. Nobody chooses anything while the die falls.
rule-PG-1-2 = On your turn, roll or hold. A roll of 2 to 6 adds that number to the pot. A 1 loses the pot and ends your turn.
rule-PG-1-3 = You may hold only after a roll. When you hold, score the pot, and your turn ends.
rules-PG-2 = End
rule-PG-2-1 = If you hold and then have at least 100 points, you win at once.
