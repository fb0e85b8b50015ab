### Bots.

unknown-bot = Bot desconhecido “{ $name }”; espera-se: { $bots }.
bot-random = Aleatório
bot-random-help = joga qualquer ação permitida
bot-greedy = Guloso
bot-greedy-help = busca o que rende de imediato
bot-novice = Novato
bot-club = De clube
bot-strong = Forte
bot-expert = Perito
bot-master = Mestre
takes-choosers = uma lista de { $count } bots, um por lugar
