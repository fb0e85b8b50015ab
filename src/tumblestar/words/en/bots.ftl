### Bots.

unknown-bot = Unknown bot “{ $name }”; expected: { $bots }.
bot-random = Random
bot-random-help = plays any legal action
bot-greedy = Greedy
bot-greedy-help = goes for what pays at once
bot-beginner = Beginner
bot-novice = Easy
bot-club = Medium
bot-strong = Hard
bot-expert = Expert
bot-master = Best
takes-choosers = a list of { $count } bots, one per seat
