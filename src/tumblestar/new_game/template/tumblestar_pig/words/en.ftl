game-name = Pig
game-tagline = Roll on, or hold what you have.
game-about = A race to a hundred points with one die. Each roll adds to the pot; a 1 loses it.

roll = { $seat } rolls, with { $pot } in the pot.
fall = { $seat } rolls a { $result }.
lose = { $seat } rolls a 1 and loses the pot of { $pot }.
hold = { $seat } holds { $pot } and has { $total }.
status-choose = { $seat } rolls or holds; the pot is { $pot }.
status-rolling = { $seat } rolls.
status-won = { $seat } wins.
turn-count = Turn { $count }

rules-PG-1 = Turns
rule-PG-1-1 = While the die falls, and while chance decides who begins, nobody chooses.
rule-PG-1-2 = In a turn you roll or hold; each roll from 2 to 6 adds to the pot, and a 1 loses it and ends the turn.
rule-PG-1-3 = You hold only after a roll; then the pot is yours, and the turn ends.
rules-PG-2 = End
rule-PG-2-1 = Who holds and has a hundred points wins at once.
