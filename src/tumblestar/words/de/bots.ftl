### Bots.

unknown-bot = Den Bot „{ $name }“ gibt es nicht. Wähle { $allowed }.
bot-random = Zufall
bot-random-help = spielt irgendeine erlaubte Aktion
bot-greedy = Gierig
bot-greedy-help = nimmt, was im Moment am besten ist
bot-beginner = Anfänger
bot-novice = Leicht
bot-club = Mittel
bot-strong = Schwer
bot-expert = Experte
bot-master = Spitze
takes-choosers =
    { $count ->
        [one] eine Liste mit 1 Bot
       *[other] eine Liste mit { $count } Bots, einem je Platz
    }
