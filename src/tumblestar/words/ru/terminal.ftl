### Games in the terminal.

bad-option-twice = «{ $name }» не может быть сразу { $first } и { $second }. Укажите один раз.
cli-play-resume = Продолжает вашу последнюю игру в терминале; с GAME — последнюю игру в GAME.
cli-play-game = Игра для терминала или файл игры, чтобы продолжить её. Без них игры открываются в браузере.
cli-play-seats = Терминал: число игроков.
cli-play-bots = Терминал: боты на последние места, через запятую.
cli-play-names = Терминал: имена людей, через запятую.
cli-play-option = Терминал: опция игры, имя=число; можно повторять.
cli-play-seed = Терминал: слова, которые решают всю удачу; кто их знает, может её предвидеть. По умолчанию удача секретна.
cli-play-plain = Терминал: без рисунков, по факту в строке, для программ чтения с экрана.
cli-play-no-color = Терминал: без цветов.
term-what = Игры или файла «{ $name }» нет. Игры: { $games }.
term-not-for-server = Для { $option } нужна игра в терминале: tumblestar play GAME.
term-not-for-terminal = { $option } — для игр в браузере, не в терминале.
term-option = «{ $text }» — не опция. Введите её так: имя=число.
term-crowded = Мест слишком мало: { $seats }. Людей: { $people }. Ботов: { $bots }.
term-sealed = Удачу решает секретный сид; вы увидите его в конце игры. Его отпечаток: { $commitment }
term-seed = Удача не секретна: кто знает сид «{ $seed }», может её предвидеть.
term-open = Удача не запечатана: файл игры не докажет, что она честна.
term-begin = Введите действие в нотации, «?» — ваши варианты или «помощь» — все команды.
term-resumed = Вы продолжаете игру из { $file } после шага { $count }.
term-seed-lost = Секретного сида игры нет: ни рядом с файлом игры, ни в { $folder }. Если вы играли с другим --data, укажите ту папку. Можно продолжить с новым сидом. Но тогда в файле игры навсегда будет сказано, что её удача не запечатана.
term-seed-sure = Введите «да», чтобы продолжить с новым сидом:
term-seed-kept = Игра не изменена.
term-verify = Игра сохранена в { $file }. Её удачу может проверить любой:
term-type-verify = tumblestar verify { $file }
term-kept = Игра сохранена в { $file }. Чтобы продолжить её:
term-type-play = tumblestar play { $file }
term-kept-part = В { $file } игра до шага { $count }. Чтобы продолжить оттуда:
term-kept-games =
    { $count ->
        [1] Незаконченная игра в терминале:
        [one] { $count } незаконченная игра в терминале, сначала последняя:
        [few] { $count } незаконченные игры в терминале, сначала последняя:
       *[many] { $count } незаконченных игр в терминале, сначала последняя:
    }
term-kept-game = { $game }, { $when }, шаг { $events }
term-kept-resume = Чтобы продолжить первую: tumblestar play --resume{ $data }. Все сохранены в { $folder }.
term-none-kept = Такой незаконченной игры в { $folder } нет. Введите «tumblestar play GAME», чтобы начать.
term-not-for-resumed = { $option } — только для новых игр.
term-not-kept = Ничего не сыграно, поэтому ничего не сохранено.
term-lost = Игра не сохранена: в { $file } нельзя писать ({ $why }).
term-unkept = Игру нельзя сохранить в { $file }: { $why }. Играть можно дальше. Введите «сохранить FILE», чтобы сохранить её в другом месте.
term-played-elsewhere = В эту игру играли и в другом терминале. Сохранены обе, ваша — в { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } думает…
bot-compiling = Бот компилируется для этой машины (только один раз, минуту-две)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Цель, пока достигнута
        [kept] Цель, достигнута навсегда
       *[unmet] Цель, ещё не достигнута
    }: { $goal }
term-no-cards = В этой игре нет общих карт.
term-no-choice = Среди ваших вариантов сейчас нет «{ $text }».
term-best = ★ { $way } (лучший)
term-alike = { $way } (так же хорошо: ещё { $count })
term-hint-working = Вычисляем шансы на победу…
term-way = - { $way }
term-no-hint = Для этой позиции совета нет.
term-undone = Ваше последнее действие отменено.
term-asked = Вы попросили других согласиться на отмену.
term-practice = Введите «да», чтобы отменить и тренироваться:
term-asks = { $seat } просит отменить ход. Введите «принять» или «отклонить».
term-dropped = За столом что-то изменилось, поэтому остальное введённое пропущено.
term-tutor-on = Наставник спрашивает перед действием, которое стоит больше { NUMBER($share, style: "percent") } ваших шансов на победу.
term-tutor-off = Наставник выключен.
term-tutor-what = Введите «наставник { $usual }», чтобы он спрашивал перед действиями, которые стоят больше { $usual } % шансов на победу. Можно: { $amounts }. «наставник выкл» выключает его.
term-tutor-none = В этой игре нет шансов на победу, поэтому нет и наставника.
tutor-head = Точно?
term-tutor-sure = Введите «да», чтобы сделать:
term-tutor-kept = Ничего не сыграно.
term-off = выкл
term-asks-help = { $seat } просит всех разрешить подсказки, кроме шансов. Введите «принять» или «отклонить».
term-asked-help = Вы попросили других разрешить подсказки, кроме шансов.
term-does-allow = просит других разрешить подсказки, кроме шансов, или соглашается; «разрешить выкл» отменяет это
term-word-allow = разрешить
term-sure = Введите «да», чтобы закончить игру:
term-yes = да yes
term-not-resigned = Игра продолжается.
term-refused = Не сделано. { $why }
term-refused-rule = Не сделано. { $why } Чтобы увидеть правило, введите «помощь { $tag }».
term-refused-unread = Непонятно. { $why } Введите «?» — ваши варианты, «помощь» — все команды.
term-save-what = Введите «сохранить FILE» с именем файла.
term-saved = Игра сохранена в { $file }.
term-foreign = { $file } уже есть, и это не файл игры, поэтому он не перезаписан.
term-no-rule = Правила «{ $text }» нет. Разделы правил:
term-section = помощь { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Введите действие в нотации (несколько — через «;») или команду:
term-does-choices = показывает ваши варианты и что будет; «? TEXT» — только с этим текстом
term-does-help = показывает этот список; «помощь TAG» — правило или раздел
term-does-board = показывает поле и положение всех; «поле TEXT» — только строки с этим текстом
term-does-cards = показывает карты в игре и что они дают
term-does-log = показывает, что произошло; «журнал 10» — только последние 10 шагов
term-does-hint = показывает варианты с шансами, очками и шансами на победу; лучший отмечен, если известен
term-does-tutor = спрашивает перед дорогими действиями: «наставник 5» — дороже 5 % шансов на победу (1, 2, 5 или 10); «наставник выкл»
term-does-undo = отменяет ваше последнее действие; в одиночку и случайные исходы, как тренировку; у людей спрашивает согласия
term-does-resign = сдаётся и кончает игру
term-does-save = «сохранить FILE» сохраняет копию; сама игра сохраняется автоматически
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
cli-join = Садится за стол сервера и играет в терминале.
cli-join-link = Приглашение, например https://games.example/join/…, или адрес стола.
cli-join-name = Ваше имя, как его видят другие.
term-no-link = «{ $link }» не ведёт к месту. Укажите приглашение (https://…/join/…) или стол (https://…/table/…).
term-no-seat = По { $link } нет свободного места, или игра окончена. Попросите другую ссылку.
term-nothing-there = Открыть { $link } нельзя: адрес неверен, или стол чужой. Попросите приглашение.
term-password = Для { $link } нужен пароль. Приглашению он не нужен: попросите его.
term-server-refuses = Сервер не впустил вас по адресу { $link } (статус { $status }).
term-no-server = { $link } недоступен: { $why }.
term-no-jar = Это устройство не может запомнить ваше место: в { $file } нельзя писать ({ $why }).
term-you-are =
    { $count ->
        [0] Вы зритель.
       *[other] Вы играете за: { $names }.
    }
term-waiting =
    { $seat ->
        [you] Ждём бота, который играет за вас.
       *[other] Ждём: { $seat }.
    } Ctrl-C — выход.
term-waiting-start = Игра начнётся, когда заняты все места. Ctrl-C — выход.
term-line-lost = Связь пропадала и восстановлена.
term-line-gone = Связь потеряна, и { $link } не отвечает.
term-table-gone = Стол { $link } удалён или вам больше недоступен.
term-other-protocol = У сервера { $link } и этой программы разные версии. Обновите ту, что старше.
term-seat-kept = Ваше место сохранено за вами. Чтобы вернуться:
term-type-join = tumblestar join { $link }
term-verify-there = Сервер показывает ту же проверку: { $link }
term-said = { $words }
term-does-people = показывает, кто здесь, а хозяину стола — приглашения на свободные места
term-does-time = показывает оставшееся время каждого игрока
term-does-chat = показывает сообщения; «чат 10» — только последние 10
term-does-say = «сказать TEXT» пишет всем; «сказать» перечисляет готовые фразы, «сказать 2» говорит вторую
term-does-hand = сажает за вас бота; «передать random» выбирает какого
term-does-back = забирает ваше место у бота
term-does-gone = решает о пропавшем игроке: «пропал ждать», «пропал бот» (играет бот) или «пропал конец» (конец игры)
term-does-fill = сажает бота на свободное место (только хозяин стола); «посадить 2 random» — куда и какого
term-does-leave = отдаёт ваше место; его может занять другой
term-does-rematch = предлагает ещё игру с теми же людьми или принимает её
term-does-agree = соглашается на отмену или на подсказки для всех
term-does-decline = отклоняет отмену, подсказки или реванш или отзывает вашу просьбу
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
term-person =
    Место { $count }, { $seat }{ $how ->
        [here] : здесь
        [away] : не у экрана
        [asked] : ещё без ответа
        [bot] { "" }
       *[gone] : не на связи
    }
term-person-you = Место { $count }, { $seat }: вы
term-person-bot = Место { $count }, { $seat }: пока играет { $bot }
term-person-free = Место { $count }: свободно
term-link-all = Приглашение для всех, код { $code }:
term-link = Приглашение на место { $count }, для одного человека:
term-type-link = { $link }
term-time = { $seat }: осталось { $minutes } мин { $seconds } с{ $runs ->
        [yes] , идёт
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Осталось времени: { $times }
term-no-clock = У этого стола нет часов, или игра ещё не началась.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Введите «сказать TEXT» или «сказать» и номер фразы.
term-gone = { $seat } больше не на связи.
term-came = { $seat } здесь.
term-missed = { $seat } (место { $count }) давно не отвечает. Голоса за конец игры: { $n } из { $asked }. Введите «пропал ждать», «пропал бот» или «пропал конец».
term-nobody-missed = Так долго никто не отсутствует.
term-nobody-free = Такого свободного места нет.
term-waits = Ждём: { $seat }.
term-filled = На месте { $count } теперь играет бот.
term-sure-leave = Введите «да», чтобы покинуть место:
term-left = Вы ушли. Хозяин стола получает новую ссылку на ваше место.
term-after = Введите «реванш», чтобы сыграть ещё, «сказать TEXT», чтобы написать всем, или «выход», чтобы уйти.
term-rematch-there = Есть реванш. Введите «реванш», чтобы сыграть, или «отклонить».
term-rematch-declined = Вы отклонили реванш. Ваше место там свободно.
term-rematch-early = Предложить реванш можно, когда игра кончится.

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
term-legend-twisty = Кубики: R красный, O оранжевый, Y жёлтый, G зелёный, B синий, P фиолетовый, K розовый. [1] — фишка игрока 1; что за ней — на той же клетке.
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
term-legend-twinkle-twinkle = ✶ звезда, ✹ сверхновая, потом направления линий; = связанные клетки. Введите «карты», чтобы узнать, что приносит очки.
