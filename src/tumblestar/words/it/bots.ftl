### Bots.

unknown-bot = Non c’è un bot «{ $name }». Scegli { $allowed }.
bot-random = Casuale
bot-random-help = gioca una qualsiasi azione permessa
bot-greedy = Avido
bot-greedy-help = prende ciò che è meglio in quel momento
bot-beginner = Principiante
bot-novice = Facile
bot-club = Medio
bot-strong = Difficile
bot-expert = Esperto
bot-master = Il migliore
takes-choosers =
    { $count ->
        [one] una lista di 1 bot
       *[other] una lista di { $count } bot, uno per posto
    }
