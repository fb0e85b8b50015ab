### Bots.

unknown-bot = Ukendt bot ”{ $name }”; forventet: { $allowed }.
bot-random = Tilfældig
bot-random-help = spiller en vilkårlig lovlig handling
bot-greedy = Grådig
bot-greedy-help = går efter det, der giver noget straks
bot-beginner = Begynder
bot-novice = Let
bot-club = Mellem
bot-strong = Svær
bot-expert = Ekspert
bot-master = Bedst
takes-choosers = en liste af { $count } bots, én pr. plads
