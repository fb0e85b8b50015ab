### Bots.

unknown-bot = Bot desconocido «{ $name }»; se espera: { $allowed }.
bot-random = Azar
bot-random-help = juega cualquier acción permitida
bot-greedy = Codicioso
bot-greedy-help = busca lo que da puntos de inmediato
bot-beginner = Principiante
bot-novice = Fácil
bot-club = Medio
bot-strong = Difícil
bot-expert = Experto
bot-master = El mejor
takes-choosers = una lista de { $count } bots, uno por puesto
