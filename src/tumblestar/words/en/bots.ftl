### Bots.

unknown-bot = There is no bot “{ $name }”. Choose { $allowed }.
# Name of a bot.
bot-random = Random
# Behind that name.
bot-random-help = plays any legal action
# Name of a bot.
bot-greedy = Greedy
# Behind that name.
bot-greedy-help = takes what is best right now
# Level of a bot: the weakest of six.
bot-beginner = Beginner
# Level of a bot: the second of six.
bot-novice = Easy
# Level of a bot: the third of six.
bot-club = Medium
# Level of a bot: the fourth of six.
bot-strong = Hard
# Level of a bot: the fifth of six.
bot-expert = Expert
# Level of a bot: the strongest of six.
bot-master = Best
# Behind “Give”: what a value can be.
takes-choosers =
    { $count ->
        [one] a list of 1 bot
       *[other] a list of { $count } bots, one per seat
    }
