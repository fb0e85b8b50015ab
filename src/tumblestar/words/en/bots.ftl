### Bots.

unknown-bot = Unknown bot “{ $name }”; expected: { $bots }.
bot-random = Random
bot-random-help = plays any legal action
bot-greedy = Greedy
bot-greedy-help = goes for what pays at once
bot-novice = Novice
bot-club = Club player
bot-strong = Strong
bot-expert = Expert
bot-master = Master
takes-choosers = a list of { $count } bots, one per seat
