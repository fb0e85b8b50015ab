### Bots.

unknown-bot = Bot desconhecido “{ $name }”; espera-se: { $allowed }.
bot-random = Aleatório
bot-random-help = joga qualquer ação permitida
bot-greedy = Guloso
bot-greedy-help = busca o que rende de imediato
bot-beginner = Iniciante
bot-novice = Fácil
bot-club = Médio
bot-strong = Difícil
bot-expert = Perito
bot-master = O melhor
takes-choosers = uma lista de { $count } bots, um por lugar
