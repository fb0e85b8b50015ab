### Bots.

unknown-bot = Bot desconocido «{ $name }»; se espera: { $bots }.
bot-random = Azar
bot-random-help = juega cualquier acción permitida
bot-greedy = Codicioso
bot-greedy-help = busca lo que da puntos de inmediato
bot-novice = Principiante
bot-club = Jugador de club
bot-strong = Fuerte
bot-expert = Experto
bot-master = Maestro
takes-choosers = una lista de { $count } bots, uno por puesto
