### Bots.

unknown-bot = Der er ingen bot ”{ $name }”. Vælg { $allowed }.
bot-random = Tilfældig
bot-random-help = spiller en vilkårlig lovlig handling
bot-greedy = Grådig
bot-greedy-help = tager det, der er bedst lige nu
bot-beginner = Begynder
bot-novice = Let
bot-club = Mellem
bot-strong = Svær
bot-expert = Ekspert
bot-master = Bedst
takes-choosers =
    { $count ->
        [one] en liste med 1 bot
       *[other] en liste med { $count } bots, én pr. plads
    }
