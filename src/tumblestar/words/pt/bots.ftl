### Bots.

unknown-bot = Não há bot “{ $name }”. Escolha { $allowed }.
bot-random = Aleatório
bot-random-help = joga qualquer ação permitida
bot-greedy = Guloso
bot-greedy-help = pega o que é melhor no momento
bot-beginner = Iniciante
bot-novice = Fácil
bot-club = Médio
bot-strong = Difícil
bot-expert = Especialista
bot-master = Mestre
takes-choosers =
    { $count ->
        [one] uma lista de { $count } bot
       *[other] uma lista de { $count } bots, um por lugar
    }
