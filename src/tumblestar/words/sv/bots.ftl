### Bots.

unknown-bot = Det finns ingen bot ”{ $name }”. Välj { $allowed }.
bot-random = Slumpspelare
bot-random-help = spelar vilket tillåtet drag som helst
bot-greedy = Girig
bot-greedy-help = tar det som är bäst just nu
bot-beginner = Nybörjare
bot-novice = Lätt
bot-club = Medel
bot-strong = Svår
bot-expert = Expert
bot-master = Bäst
takes-choosers =
    { $count ->
        [one] en lista med { $count } bot
       *[other] en lista med { $count } bottar, en per plats
    }
