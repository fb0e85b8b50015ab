### Robots.

unknown-bot = Robot inconnu : « { $name } » ; attendu : { $bots }.
bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend ce qui rapporte tout de suite
bot-novice = Novice
bot-club = Joueur de club
bot-strong = Fort
bot-expert = Expert
bot-master = Maître
takes-choosers = une liste de { $count } robots, un par place
