### Robots.

unknown-bot = Le robot « { $name } » n’existe pas. Choisissez { $allowed }.
bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend le meilleur du moment
bot-beginner = Débutant
bot-novice = Facile
bot-club = Moyen
bot-strong = Difficile
bot-expert = Expert
bot-master = Champion
takes-choosers =
    { $count ->
        [one] une liste de { $count } robot
       *[other] une liste de { $count } robots, un par place
    }
