### Bots.

unknown-bot = Неизвестный бот «{ $name }»; ожидается: { $bots }.
bot-random = Случайный
bot-random-help = делает любое разрешённое действие
bot-greedy = Жадный
bot-greedy-help = берёт то, что приносит сразу
bot-novice = Новичок
bot-club = Клубный игрок
bot-strong = Сильный
bot-expert = Эксперт
bot-master = Мастер
takes-choosers = список ботов, по одному на место: { $count }
