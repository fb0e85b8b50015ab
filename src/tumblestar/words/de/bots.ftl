### Bots.

unknown-bot = Unbekannter Bot „{ $name }“; erwartet: { $allowed }.
bot-random = Zufall
bot-random-help = spielt irgendeine erlaubte Aktion
bot-greedy = Gierig
bot-greedy-help = nimmt, was sofort etwas bringt
bot-beginner = Anfänger
bot-novice = Leicht
bot-club = Mittel
bot-strong = Schwer
bot-expert = Experte
bot-master = Spitze
takes-choosers = eine Liste von { $count } Bots, einer je Platz
