### Bots.

unknown-bot = Неизвестный бот «{ $name }»; ожидается: { $allowed }.
bot-random = Случайный
bot-random-help = делает любое разрешённое действие
bot-greedy = Жадный
bot-greedy-help = берёт то, что приносит сразу
bot-beginner = Новичок
bot-novice = Лёгкий
bot-club = Средний
bot-strong = Сложный
bot-expert = Эксперт
bot-master = Лучший
takes-choosers = список ботов, по одному на место: { $count }
