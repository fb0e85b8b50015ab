game-name = Pig
game-tagline = Roll on, or hold what you have.
game-about = A race to a hundred points with one die. Each roll adds to the pot; a 1 loses it.

roll = { $seat }: a roll, with { $pot } in the pot.
fall = { $seat }: a { $result }.
lose = { $seat }: a 1, and the pot of { $pot } is lost.
hold = { $seat }: { $pot } from the pot, which makes { $total }.
status-choose = { $seat }: roll or hold; the pot is { $pot }.
status-rolling = { $seat }: the die rolls.
turn-count = Turn { $count }

rules-PG-1 = Turns
rule-PG-1-1 = While the die falls, and while chance decides who begins, nobody chooses.
rule-PG-1-2 = In a turn you roll or hold; each roll from 2 to 6 adds to the pot, and a 1 loses it and ends the turn.
rule-PG-1-3 = You hold only after a roll; then the pot is yours, and the turn ends.
rules-PG-2 = End
rule-PG-2-1 = Who holds and has a hundred points wins at once.
