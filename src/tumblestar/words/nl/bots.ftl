### Bots.

unknown-bot = Onbekende bot “{ $name }”; verwacht: { $bots }.
bot-random = Willekeurig
bot-random-help = speelt een willekeurige geldige actie
bot-greedy = Gretig
bot-greedy-help = gaat voor wat meteen loont
bot-novice = Beginner
bot-club = Clubspeler
bot-strong = Sterk
bot-expert = Expert
bot-master = Meester
takes-choosers = een lijst van { $count } bots, één per plaats
