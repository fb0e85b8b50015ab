### Bots.

unknown-bot = Er is geen bot “{ $name }”. Kies { $allowed }.
bot-random = Willekeurig
bot-random-help = speelt een willekeurige geldige actie
bot-greedy = Gretig
bot-greedy-help = kiest wat nu meteen het beste is
bot-beginner = Beginner
bot-novice = Makkelijk
bot-club = Gemiddeld
bot-strong = Moeilijk
bot-expert = Expert
bot-master = Beste
takes-choosers =
    { $count ->
        [one] een lijst van 1 bot
       *[other] een lijst van { $count } bots, één per plaats
    }
