### Bots.

unknown-bot = Bot sconosciuto «{ $name }»; atteso: { $allowed }.
bot-random = Casuale
bot-random-help = gioca una qualsiasi azione permessa
bot-greedy = Avido
bot-greedy-help = cerca ciò che rende subito
bot-beginner = Principiante
bot-novice = Facile
bot-club = Medio
bot-strong = Difficile
bot-expert = Esperto
bot-master = Il migliore
takes-choosers = un elenco di { $count } bot, uno per posto
