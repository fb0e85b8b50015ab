### Games in the terminal.

bad-option-twice = Опция «{ $name }» не может быть сразу { $first } и { $second }; укажите её один раз.
cli-play-resume = Продолжает последнюю игру в терминале; с GAME — последнюю в эту игру.
cli-play-game = Игра для терминала или файл записи, чтобы продолжить; без них игры открываются в браузере.
cli-play-seats = Терминал: сколько игроков.
cli-play-bots = Терминал: боты на последние места, через запятую.
cli-play-names = Терминал: имена людей, через запятую.
cli-play-option = Терминал: опция игры, имя=число; можно повторять.
cli-play-seed = Терминал: слова, которые определяют всё везение, тогда оно открыто; иначе оно секретно и запечатано.
cli-play-plain = Терминал: ничего не рисует, по факту в строке, для программ чтения с экрана.
cli-play-no-color = Терминал: без цветов.
term-what = Игры или файла «{ $name }» нет. Игры: { $games }.
term-not-for-server = Для { $option } нужна игра в терминале: tumblestar play GAME.
term-not-for-terminal = { $option } — для игр в браузере, не в терминале.
term-option = «{ $text }» — не опция; ожидается имя=число.
term-crowded = Мест слишком мало: { $seats }. Людей: { $people }. Ботов: { $bots }.
term-sealed = Везение решает секретный сид; он откроется в конце. Его обязательство: { $commitment }
term-seed = Везение открыто: оно следует из сида «{ $seed }».
term-open = Везение открыто: запись его не докажет.
term-begin = Введите действие в нотации, «?» — что можно сделать, или «помощь».
term-resumed = Игра из { $file } продолжается после события { $count }.
term-seed-lost = Секретного сида игры нет ни рядом с её файлом, ни в { $folder }. Если играли с другим --data, укажите ту папку. Если продолжить без него, у везения будет новый сид, и запись навсегда скажет, что оно открыто.
term-seed-sure = Введите «да», чтобы продолжить с новым сидом:
term-seed-kept = Игра остаётся как есть.
term-verify = Игра сохранена в { $file }. Её везение может проверить любой:
term-type-verify = tumblestar verify { $file }
term-kept = Игра сохранена в { $file }. Чтобы продолжить её:
term-type-play = tumblestar play { $file }
term-kept-part = В { $file } игра до шага { $count }. Чтобы продолжить оттуда:
term-kept-games = Незаконченные игры в терминале ({ $count }), сначала последняя:
term-kept-game = { $game }, { $when }, событие { $events }
term-kept-resume = Команда tumblestar play --resume{ $data } продолжает первую. Все лежат в { $folder }.
term-none-kept = В { $folder } нет такой незаконченной игры. «tumblestar play GAME» начинает новую.
term-not-for-resumed = { $option } — только для новых игр.
term-not-kept = Ничего не сыграно, поэтому ничего не сохранено.
term-lost = Игра не сохранена. Файл { $file } не записать: { $why }.
term-unkept = Игру не сохранить в { $file }: { $why }. Она идёт дальше; «сохранить FILE» кладёт её в другое место.
term-played-elsewhere = В эту игру играли и в другом терминале. Сохранены обе, ваша в { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } думает…
bot-compiling = Бот компилируется для этой машины, один раз, минуту-другую…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Цель, достигнута
        [kept] Цель, пока соблюдена
       *[unmet] Цель, ещё не достигнута
    }: { $goal }
term-no-cards = В этой игре нет общих карт.
term-no-choice = Среди возможного сейчас нет «{ $text }».
term-best = ★ { $way } (лучший)
term-alike = { $way } (не хуже: ещё { $count })
term-hint-working = Вычисляем доли победы…
term-way = - { $way }
term-no-hint = Советовать нечего.
term-undone = Последнее действие отменено.
term-asked = Вы попросили других вернуть ход.
term-practice = Вернуться и тренироваться? (да или нет)
term-asks = { $seat } просит вернуть ход. Введите «принять» или «отклонить».
term-dropped = Что-то произошло; остальное из введённого не сделано.
term-tutor-on = Наставник спрашивает перед действием, которое стоит больше { NUMBER($share, style: "percent") } победы.
term-tutor-off = Наставник выключен.
term-tutor-what = Скажите, сколько действие может стоить без вопроса, в процентных пунктах: «наставник { $usual }», из { $amounts }; или «наставник выкл».
term-tutor-none = В этой игре нет долей победы, а значит, и наставника.
tutor-head = Точно?
term-tutor-sure = Введите «да», чтобы сделать:
term-tutor-kept = Не сделано.
term-off = выкл
term-asks-help = { $seat } просит разрешить подсказки всем. Введите «принять» или «отклонить».
term-asked-help = Вы попросили других разрешить подсказки.
term-does-allow = просит других разрешить подсказки, кроме шансов, или соглашается; «разрешить выкл» отменяет это
term-word-allow = разрешить
term-sure = Введите «да», чтобы закончить:
term-yes = да yes
term-not-resigned = Игра идёт дальше.
term-refused = Не сделано. { $why }
term-refused-rule = Не сделано. { $why } Правило: «помощь { $tag }».
term-refused-unread = Непонятно. { $why } «?» — что можно сделать, «помощь» — все команды.
term-save-what = Скажите куда: сохранить FILE
term-saved = Игра сохранена в { $file }.
term-foreign = { $file } уже есть, и это не запись, поэтому он остаётся как есть.
term-no-rule = Правила «{ $text }» нет. Разделы правил:
term-section = помощь { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Введите действие в нотации, несколько — через «;», или одно из этих:
term-does-choices = что можно сделать, с последствиями; «? TEXT» — только с этим текстом
term-does-help = это; «помощь TAG» показывает правило или раздел
term-does-board = поле и положение всех; «поле TEXT» — только строки с этим текстом
term-does-cards = карты в игре и что они делают
term-does-log = что произошло; «журнал 10» — последние десять событий
term-does-hint = варианты с шансами, очками и долями победы; лучший отмечен, если известен
term-does-tutor = спрашивает перед дорогими действиями: «наставник 5» — дороже 5 % победы (1, 2, 5 или 10), «наставник выкл»
term-does-undo = отменяет ваше последнее действие; в одиночку и за случай, как тренировку; людей спрашивают
term-does-resign = сдаётся
term-does-save = «сохранить FILE» пишет запись; игра хранится и сама
term-does-quit = выход; Ctrl-C и Ctrl-D тоже
term-word-help = помощь
term-word-board = поле
term-word-cards = карты
term-word-log = журнал
term-word-hint = совет
term-word-tutor = наставник
term-word-undo = отмена
term-word-resign = сдаться
term-word-save = сохранить
term-word-quit = выход
cli-join = Играет в терминале за столом сервера.
cli-join-link = Приглашение, например https://games.example/join/…, или адрес стола.
cli-join-name = Ваше имя, как его видят другие.
term-no-link = «{ $link }» не ведёт к месту; ожидается приглашение (https://…/join/…) или стол (https://…/table/…).
term-no-seat = По { $link } нет свободного места, или игра окончена. Попросите другую ссылку.
term-nothing-there = По { $link } ничего нет: адрес неверен, или стол чужой.
term-password = { $link } спрашивает пароль. Приглашению он не нужен: попросите его.
term-server-refuses = Сервер отказывает вам по { $link } (статус { $status }).
term-no-server = { $link } недоступен: { $why }.
term-no-jar = Вашу личность на этом сервере не сохранить в { $file }: { $why }.
term-you-are = { $count ->
        [0] Вы смотрите.
       *[other] Вы играете за: { $names }.
    }
term-waiting = { $seat ->
        [you] За вас ходит бот.
       *[other] Ходит { $seat }.
    } Ctrl-C — выход.
term-waiting-start = Игра начнётся, когда заняты все места. Ctrl-C — выход.
term-line-lost = Связь пропадала и восстановлена.
term-line-gone = Связь потеряна, и { $link } не отвечает.
term-table-gone = Стола по { $link } нет, или он вам не открыт.
term-other-protocol = Сервер по { $link } другой версии, чем эта программа. Обновите более старое.
term-seat-kept = Ваше место остаётся за вами. Чтобы вернуться:
term-type-join = tumblestar join { $link }
term-verify-there = Сервер показывает ту же проверку: { $link }
term-said = { $words }
term-does-people = кто здесь; хозяин стола получает приглашения на свободные места
term-does-time = оставшееся время каждого места
term-does-chat = сообщения; «чат 10» — последние десять
term-does-say = «сказать TEXT» говорит всем; «сказать» перечисляет фразы, «сказать 2» — вторая
term-does-hand = пусть за вас играет бот; «передать random» называет его
term-does-back = снова играете вы
term-does-gone = если кого-то давно нет: «пропал ждать», «пропал бот» (играет бот), «пропал конец» (конец игры)
term-does-fill = для хозяина стола, бот на свободное место; «посадить 2 random» — куда и какой
term-does-leave = отдаёт ваше место другому
term-does-rematch = ещё партия с теми же людьми
term-does-agree = соглашается вернуть ход или на подсказки для всех
term-does-decline = отклоняет это или реванш или отзывает вашу просьбу
term-word-people = люди
term-word-time = время
term-word-chat = чат
term-word-say = сказать
term-word-hand = передать
term-word-back = вернуться
term-word-gone = пропал
term-word-fill = посадить
term-word-leave = уйти
term-word-rematch = реванш
term-word-agree = принять
term-word-decline = отклонить
term-word-gone-wait = ждать
term-word-gone-bot = бот
term-word-gone-end = конец
term-person = Место { $count }, { $seat }{ $how ->
        [here] : здесь
        [away] : нет рядом
        [asked] : ещё без ответа
        [bot] { "" }
       *[gone] : нет здесь
    }
term-person-you = Место { $count }, { $seat }: вы
term-person-bot = Место { $count }, { $seat }: пока играет { $bot }
term-person-free = Место { $count }: свободно
term-link-all = Приглашение для всех, код { $code }:
term-link = Приглашение на место { $count }, для одного человека:
term-type-link = { $link }
term-time = { $seat }: осталось { $minutes } мин { $seconds } с{ $runs ->
        [yes] , идёт
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Осталось времени: { $times }
term-no-clock = Здесь нет часов, или игра не началась.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Скажите что: сказать TEXT или номер фразы
term-gone = { $seat } уже не здесь.
term-came = { $seat } здесь.
term-missed = { $seat } (место { $count }): давно нет. Голоса за конец игры: { $n } из { $asked }. Введите «пропал ждать», «пропал бот» или «пропал конец».
term-nobody-missed = Никто давно не отсутствует.
term-nobody-free = Такого свободного места нет.
term-waits = Ждём: { $seat }.
term-filled = На месте { $count } сидит бот.
term-sure-leave = Введите «да», чтобы уйти:
term-left = Вы ушли; хозяин стола получает новую ссылку на ваше место.
term-after = «реванш» — сыграть ещё, «сказать TEXT» — что-то сказать, «выход» — уйти.
term-rematch-there = Реванш: введите «реванш», чтобы перейти туда, или «отклонить».
term-rematch-declined = Реванш отклонён; ваше место там свободно.
term-rematch-early = Реванш — после конца игры.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } шаг
        [diagonal] { $square } диаг
        [leap] { $square } прыж
        [teleport] { $square } теле
        [safety] { $square } защ
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }шаг
        [diagonal] { $square } { $seat }диаг
        [leap] { $square } { $seat }прыж
        [teleport] { $square } { $seat }теле
        [safety] { $square } { $seat }защ
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Кубики: R красный, O оранжевый, Y жёлтый, G зелёный, B синий, P фиолетовый, K розовый. [1] — фишка места 1; что дальше, лежит под ней.
term-face = { $letter }{ $number }
term-legend-shizzle = R красный, O оранжевый, Y жёлтый, G зелёный, B синий, P фиолетовый, K розовый, N чёрный, потом число.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Следующий ряд:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ звезда, ✹ сверхновая, куда идут линии, = связанные клетки. «карты» говорит, что приносит очки.
