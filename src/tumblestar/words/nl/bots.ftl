### Bots.

unknown-bot = Onbekende bot “{ $name }”; verwacht: { $allowed }.
bot-random = Willekeurig
bot-random-help = speelt een willekeurige geldige actie
bot-greedy = Gretig
bot-greedy-help = gaat voor wat meteen loont
bot-beginner = Beginner
bot-novice = Makkelijk
bot-club = Gemiddeld
bot-strong = Moeilijk
bot-expert = Expert
bot-master = Beste
takes-choosers = een lijst van { $count } bots, één per plaats
