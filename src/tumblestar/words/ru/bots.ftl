### Bots.

unknown-bot = Нет бота «{ $name }». Выберите { $allowed }.
bot-random = Случайный
bot-random-help = делает любое разрешённое действие
bot-greedy = Жадный
bot-greedy-help = берёт то, что лучше всего прямо сейчас
bot-beginner = Новичок
bot-novice = Лёгкий
bot-club = Средний
bot-strong = Сложный
bot-expert = Эксперт
bot-master = Лучший
takes-choosers =
    { $count ->
        [one] список из { $count } бота
        [few] список из { $count } ботов, по одному на место
       *[many] список из { $count } ботов, по одному на место
    }
