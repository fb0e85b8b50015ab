### Bots.

unknown-bot = Okänd bot ”{ $name }”; väntat: { $allowed }.
bot-random = Slumpspelare
bot-random-help = spelar vilket lagligt drag som helst
bot-greedy = Girig
bot-greedy-help = går på det som ger något genast
bot-beginner = Nybörjare
bot-novice = Lätt
bot-club = Medel
bot-strong = Svår
bot-expert = Expert
bot-master = Bäst
takes-choosers = en lista med { $count } bottar, en per plats
