### Bots.

unknown-bot = Bot sconosciuto «{ $name }»; atteso: { $bots }.
bot-random = Casuale
bot-random-help = gioca una qualsiasi azione permessa
bot-greedy = Avido
bot-greedy-help = cerca ciò che rende subito
bot-novice = Principiante
bot-club = Giocatore di club
bot-strong = Forte
bot-expert = Esperto
bot-master = Maestro
takes-choosers = un elenco di { $count } bot, uno per posto
