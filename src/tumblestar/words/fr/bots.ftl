### Robots.

unknown-bot = Robot inconnu : « { $name } » ; attendu : { $allowed }.
bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend ce qui rapporte tout de suite
bot-beginner = Débutant
bot-novice = Facile
bot-club = Moyen
bot-strong = Difficile
bot-expert = Expert
bot-master = Le meilleur
takes-choosers = une liste de { $count } robots, un par place
