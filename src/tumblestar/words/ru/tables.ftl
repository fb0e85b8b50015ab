### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Ваша просьба о подсказках уже отклонена.
refused-stale = За столом уже что-то произошло. Посмотрите и решите заново.
refused-takeback = Вернуть нельзя: ход окончен, или после этого сыграл кто-то другой.
refused-takeback-chance = Вернуть нельзя: среди людей за исход случая не возвращаются.
refused-practice = Игра станет тренировкой: без звезды, и удачу можно узнать. Подтвердите.
refused-asked = Кто-то уже просит вернуть ход. Сначала ответьте.
refused-declined = Другие отказали. Спросите снова, когда кто-нибудь сыграет.
refused-not-asked = Вернуть ход больше никто не просит.
refused-not-yours = Это делать не вам.
refused-send-late = После начала убрать с места нельзя никого.
refused-start = С теми, кто здесь, игру не начать. Подождите других или отдайте свободные места ботам.
refused-blocked = Хозяин стола не хочет играть с вами. Играйте за другим столом или создайте свой.
refused-blocked-chat = Хозяин стола не хочет, чтобы вы здесь писали.
refused-restrict-nobody = Больше заглушать или блокировать некого.
refused-restrict-stranger = Чтобы заглушать или блокировать, сначала сядьте за стол или выберите настройки.
refused-message = Сервер не понял страницу. Загрузите её заново.
refused-typed = Введите исходы через пробел, не больше { $most }.
refused-typed-on = Слишком много исходов; введите только нужные.

## Tables that cannot be opened or made

game-fault = { $name }: играть нельзя. { $why }
table-damaged = Сохранённый стол не читается: { $why }
limit-tables = У вас незаконченных столов { $most }. Сначала закончите или прервите часть.
limit-events = Для сервера это большая работа. Попробуйте снова через { $seconds } с.
limit-records = Сегодня отсюда открыли много записей. Попробуйте снова через { $minutes } мин.

## Together

clock-none = без часов
clock-turn = { $count ->
        [3600] 1 час
        [86400] 1 день
       *[other] { $unit ->
            [minutes] { $n } мин
           *[other] { $n } с
        }
    } на ход
clock-bank = { $n } мин на всю игру
clock-bank-more = { $n } мин на всю игру и ещё { $more } с после каждого хода
chat-hello = Привет!
chat-luck = Удачи!
chat-nice = Отличный ход!
chat-oops = Ой!
chat-thinking = Дайте подумать.
chat-moment = Сейчас вернусь.
chat-back = Я снова здесь.
chat-thanks = Спасибо!
chat-good-game = Хорошая игра!
chat-again = Ещё разок?
chat-bye = Пока!
note-sat = Новый игрок на месте { $count }: { $name }.
note-agreed = { $name }: согласие на реванш.
note-declined = { $name }: отказ от реванша.
note-unasked = { $name }: больше не ждём; место { $count } свободно.
note-left = { $name } покидает место { $count }.
note-sent = Хозяин стола убирает с места: { $name }.
note-handed = { $name }: место { $count } передано боту.
note-back = { $name }: снова на месте { $count }.
note-stand-in = { $name }: на месте { $count } играет бот.
note-flag = { $name }: на месте { $count } вышло время.
note-help-1 = { $name }: есть подсказка (шансы).
note-help-2 = { $name }: есть подсказка (очки).
note-help-3 = { $name }: есть подсказка (лучшая игра).
note-help-4 = { $name }: есть подсказка (наставник).
note-help-expect = { $name }: есть подсказка (чего ждёт бот).
note-help-on = { $name }: подсказки теперь для всех, с общего согласия.
note-help-off = { $name }: подсказки, кроме шансов, для всех выключены.
note-slow = { $name }: на месте { $count } вышло время; ход заканчивает бот.
refused-waiting = Игра не началась: есть свободные места.
refused-time = Ваше время вышло.
refused-taken = Это место занято.
refused-leave-clock = В игре с часами место не покинуть. Пусть за вас играет бот.
refused-leave-alone = Больше здесь никто не играет. Пусть за вас играет бот.
refused-not-missed = Игрок снова здесь, или всё уже решено.
refused-watch = Зрителей не пускают.
refused-link-used = Ссылка использована или устарела.
refused-sits = Вы сами сидите за этим столом.
refused-host = Это может только хозяин стола.
refused-chat-seat = Писать в чат могут только те, кто за столом.
refused-chat-off = Свободный чат выключен.
refused-chat-text = Сообщение — одна строка, знаков от 1 до { $most }.
