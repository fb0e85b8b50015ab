### Bots.

unknown-bot = No hay ningún bot «{ $name }». Elige { $allowed }.
bot-random = Azar
bot-random-help = juega cualquier acción permitida
bot-greedy = Codicioso
bot-greedy-help = toma lo mejor en este momento
bot-beginner = Principiante
bot-novice = Fácil
bot-club = Medio
bot-strong = Difícil
bot-expert = Experto
bot-master = El mejor
takes-choosers =
    { $count ->
        [one] una lista de 1 bot
       *[other] una lista de { $count } bots, uno por puesto
    }
