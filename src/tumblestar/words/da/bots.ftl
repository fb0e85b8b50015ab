### Bots.

unknown-bot = Ukendt bot ”{ $name }”; forventet: { $bots }.
bot-random = Tilfældig
bot-random-help = spiller en vilkårlig lovlig handling
bot-greedy = Grådig
bot-greedy-help = går efter det, der giver noget straks
bot-novice = Begynder
bot-club = Klubspiller
bot-strong = Stærk
bot-expert = Ekspert
bot-master = Mester
takes-choosers = en liste af { $count } bots, én pr. plads
