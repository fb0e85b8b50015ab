### Bots.

unknown-bot = Unbekannter Bot „{ $name }“; erwartet: { $bots }.
bot-random = Zufall
bot-random-help = spielt irgendeine erlaubte Aktion
bot-greedy = Gierig
bot-greedy-help = nimmt, was sofort etwas bringt
bot-novice = Neuling
bot-club = Vereinsniveau
bot-strong = Stark
bot-expert = Experte
bot-master = Meister
takes-choosers = eine Liste von { $count } Bots, einer je Platz
