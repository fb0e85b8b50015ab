### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Другие отклонили вашу просьбу о подсказках.
refused-stale = За столом уже что-то изменилось. Посмотрите снова и выберите.
refused-takeback = Отменить это нельзя: ваш ход окончен, или другой игрок уже сыграл.
refused-takeback-chance = Отменить случайный исход нельзя, когда играют и другие люди.
refused-practice = Игра станет тренировкой: без звезды, с открытым секретным сидом. Подтвердите, чтобы продолжить.
refused-asked = Игрок уже просит отменить ход. Сначала ответьте ему.
refused-declined = Другие отказали. Спросите снова после следующего шага.
refused-not-asked = Этой просьбы об отмене больше нет.
refused-not-yours = Здесь вам этого делать нельзя.
refused-send-late = Когда игра началась, убрать игрока нельзя.
refused-start = С игроками, которые здесь, игру не начать. Подождите других или отдайте свободные места ботам.
refused-blocked = Хозяин стола не хочет играть с вами. Играйте за другим столом или создайте свой.
refused-blocked-chat = Хозяин стола не хочет, чтобы вы здесь писали.
refused-restrict-nobody = Больше заглушать или блокировать некого.
refused-restrict-stranger = Чтобы заглушать или блокировать, сначала сядьте за стол или сохраните настройки.
refused-message = Сервер не понял страницу. Загрузите её заново.
refused-typed = Введите через пробел исходы, от 1 до { $most }.
refused-typed-on = Исходов слишком много. Введите только нужные сейчас.

## Tables that cannot be opened or made

game-fault = { $name }: играть нельзя. { $why }
table-damaged = Сохранённый стол не читается: { $why }
limit-tables = У вас незаконченных столов: { $most }. Сначала закончите или прервите часть.
limit-events = Для сервера этого слишком много. Попробуйте снова через { $seconds } с.
limit-records = Сегодня отсюда открыли много файлов. Попробуйте снова через { $minutes } мин.

## Together

clock-none = без часов
clock-turn = { $count ->
        [3600] 1 час
        [86400] 1 день
       *[other] { $unit ->
            [minutes] { $n } мин
           *[other] { $n } с
        }
    } на ход
clock-bank = { $n } мин на всю игру
clock-bank-more = { $n } мин на всю игру и ещё { $more } с после каждого хода
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
note-sat = { $name ->
        [you] Вы занимаете место { $count }.
       *[other] { $name } занимает место { $count }.
    }
note-agreed = { $name ->
        [you] Вы согласны на реванш.
       *[other] { $name } соглашается на реванш.
    }
note-declined = { $name ->
        [you] Вы отказываетесь от реванша.
       *[other] { $name } отказывается от реванша.
    }
note-unasked = { $name ->
        [you] Вас больше не ждём; место { $count } свободно.
       *[other] Больше не ждём игрока { $name }; место { $count } свободно.
    }
note-left = { $name } покидает место { $count }.
note-sent = Хозяин стола убирает игрока { $name }.
note-handed = { $name ->
        [you] Вы передаёте место { $count } боту.
       *[other] { $name } передаёт место { $count } боту.
    }
note-back = { $name ->
        [you] Вы снова на месте { $count }.
       *[other] { $name } снова на месте { $count }.
    }
note-stand-in = { $name ->
        [you] На месте { $count } за вас играет бот.
       *[other] На месте { $count } за игрока { $name } играет бот.
    }
note-flag = { $name ->
        [you] У вас на месте { $count } вышло время.
       *[other] У игрока { $name } на месте { $count } вышло время.
    }
note-help-1 = { $name ->
        [you] Вы смотрите подсказку: шансы.
       *[other] { $name } смотрит подсказку: шансы.
    }
note-help-2 = { $name ->
        [you] Вы смотрите подсказку: очки.
       *[other] { $name } смотрит подсказку: очки.
    }
note-help-3 = { $name ->
        [you] Вы смотрите подсказку: лучший вариант.
       *[other] { $name } смотрит подсказку: лучший вариант.
    }
note-help-4 = { $name ->
        [you] Вы играете с подсказкой: наставник.
       *[other] { $name } играет с подсказкой: наставник.
    }
note-help-expect = { $name ->
        [you] Вы смотрите подсказку: чего ждёт бот.
       *[other] { $name } смотрит подсказку: чего ждёт бот.
    }
note-help-on = { $name ->
        [you] Вы тоже согласны: подсказки включены для всех.
       *[other] { $name } тоже соглашается: подсказки включены для всех.
    }
note-help-off = { $name ->
        [you] Вы против: подсказки, кроме шансов, выключены для всех.
       *[other] { $name } против: подсказки, кроме шансов, выключены для всех.
    }
note-slow = { $name ->
        [you] У вас на месте { $count } вышло время. Ход заканчивает бот.
       *[other] У игрока { $name } на месте { $count } вышло время. Ход заканчивает бот.
    }
refused-waiting = Игра не началась: есть свободные места.
refused-time = Ваше время вышло.
refused-taken = Это место занято.
refused-leave-clock = Игру с часами покинуть нельзя. Пусть за вас играет бот.
refused-leave-alone = Уйти нельзя: больше здесь никто не играет. Пусть за вас играет бот.
refused-not-missed = Этот игрок вернулся, или всё уже решено.
refused-watch = Смотреть нельзя: зрители здесь не разрешены или их слишком много.
refused-link-used = Эта ссылка уже использована или устарела. Попросите другую.
refused-sits = У вас уже есть место за этим столом.
refused-host = Это может только хозяин стола.
refused-chat-seat = Писать в чат могут только игроки этого стола.
refused-chat-off = Свободный чат выключен. Пользуйтесь готовыми фразами.
refused-chat-text = Введите одну строку от 1 до { $most } знаков.
