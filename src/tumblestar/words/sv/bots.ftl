### Bots.

unknown-bot = Okänd bot ”{ $name }”; väntat: { $bots }.
bot-random = Slumpspelare
bot-random-help = spelar vilket lagligt drag som helst
bot-greedy = Girig
bot-greedy-help = går på det som ger något genast
bot-novice = Nybörjare
bot-club = Klubbspelare
bot-strong = Stark
bot-expert = Expert
bot-master = Mästare
takes-choosers = en lista med { $count } bottar, en per plats
