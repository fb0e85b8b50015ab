### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Ваш ход · { $game }
title-over = Игра окончена · { $game }
title-level = Уровень { $count } · { $game }
title-own-level = Свой уровень · { $game }

## Shelf and tables

table-open = идёт
table-over = закончена, { $result }
list-asked = Вас зовут сыграть ещё
list-yours = Ваш ход
list-turn = ходит { $seat }
list-won-you = Вы победили
list-won-you-to = Вы победили, { $points } — { $others }
list-won = победа: { $seat }
list-won-to = победа: { $seat }, { $points } — { $others }
list-tied = ничья: { $seats }
list-tied-at = ничья ({ $points }): { $seats }
list-alone-won = победа
list-alone-lost = без победы
table-abandoned = прервана
table-study = из файла, { $result }
table-study-unfinished = из файла, не закончена
table-abandon = Прервать
table-abandon-sure = Игра кончится без результата. Она останется среди законченных.
table-abandon-yes = Да, прервать
table-delete = Удалить
table-delete-sure = Стол и его запись исчезнут насовсем.
table-delete-yes = Да, удалить

## New table

new-seal-gone = Обещанного здесь сида больше нет: сервер перезапущен, или страница была долго открыта. Посмотрите новое обязательство и начните снова.

## Table

seat-you-named = Вы ({ $name })
seats-head = Игроки
seat-rename = Имя места { $count }
seat-rename-open = Переименовать
seat-rename-do = Сохранить
status-stepping = После события { $n } из { $count }:
status-study = Запись здесь обрывается.
actions-label = Что можно сделать
others-label = Просмотр и выход
pane-chat = Чат
pane-help = Помощь
pane-log = Ход игры
log-all = Все раунды
pane-menu = Меню
menu-new = Новая игра
panes-label = Вокруг стола
plate-you = Вы
plate-stars = бот, звёзд: { $count } из пяти
plate-leads = впереди
acts-skip = К моему ходу
acts-touch = Коснитесь огонька.
plate-score = { $count }
plate-rank = место { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Подтвердить
action-expect = Чего ждёт бот?
expect-line = Сильнейший бот ждёт: { $line }.
expect-not-yet = Бот ещё не готов. Спросите через несколько секунд.
refused-expect = Ждать нечего: ходить некому, или ни один бот за столом не смотрит вперёд.
refused-expect-busy = Бот уже думает об этом.
action-takeback = Вернуть ход
action-takeback-far = Вернуть ход…
action-takeback-here = Вернуться сюда
action-takeback-ask = Просить вернуть ход
practice-head = Продолжить как тренировку?
practice-sure = Можно возвращаться сколько угодно, даже за исходы случая и ходы ботов. Но с этих пор игра не приносит звезды и не считается, её сид открыт, и в записи так и сказано. Случай выпадает как прежде.
practice-yes = Да, тренироваться
practice-no = Нет, не надо
practice-mark = Тренировка.
asked-to = { $seat } просит вернуть ход. Согласиться?
asked-count = Отменится событий: { $count }.
asked-own = Вы попросили вернуть ход. Ждём: { $others }.
asked-other = { $seat } просит вернуть ход. Ждём: { $others }.
asked-yes = Согласиться
asked-no = Отклонить
asked-withdraw = Отозвать
action-resign = Сдаться
action-give-up = Прекратить
action-rematch = Реванш
action-record = Скачать запись
action-verify = Проверить случай
luck-checked = Удача проверена ✓
aid-head = Подсказки
aid-0 = Ничего
aid-1 = Шансы
aid-2 = Очки
aid-3 = Лучшая игра
aid-4 = Наставник
aid-asks = Спрашивать, если стоит больше
aid-amount = { NUMBER($share, style: "percent") } победы
tutor-looking = Наставник смотрит…
tutor-yes = Оставить
tutor-no = Отменить
tutor-unasked = Сделано без вопроса: доли победы пришли слишком поздно.
help-ask = Просить других разрешить подсказки
help-end = Дальше без подсказок для всех
help-asked-to = { $seat } просит разрешить подсказки всем. Согласиться?
help-asked-own = Вы попросили о подсказках для всех. Ждём: { $others }.
help-asked-other = { $seat } просит разрешить подсказки всем. Ждём: { $others }.
refused-help = Здесь играют несколько человек: подсказки, кроме шансов, только с согласия всех.
odds-head = Варианты
odds-way = Вариант
odds-best = лучший
hint-win = Победа
hint-alike = (не хуже: { $ways })
hint-alike-more = (не хуже: { $ways } и ещё { $more })
hint-provisional = Оценщик не готов: эти доли победы грубые.
hint-working = Осталось вычислить долей победы: { $count }.
hint-more = Ещё варианты: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Вы { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Лучший вариант, шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Просмотр игры
replay-setup = Подготовка
replay-turn = Ход { $n } из { $count }: { $name }
replay-slider = Вся игра, событие за событием
replay-value = { $where }. Событие { $n } из { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = На ход назад
replay-on = На ход вперёд
replay-play = Автопросмотр
replay-pace = Темп
replay-skip = Конец подготовки
step-live = Назад к игре
board-own = К моему полю
board-turn = Следить за ходом
seat-board = Показать поле
seat-board-of = { $name ->
        [you] Показать ваше поле
       *[other] Показать поле: { $name }
    }
palette-head = Что на настоящей доске?
palette-hint = Выберите, что там лежит, или введите ниже сразу несколько.
palette-left = осталось { $count }
type-label = Введите действие
type-do = Сделать
type-hint = В нотации, как в журнале.
type-hint-chance = В нотации; несколько исходов через пробел.
final-head = Результат
end-decided = Что решило: { $part }, { $points } — { $behind }.
end-lost =
    { $count ->
        [0] Победа: { $seat }. Твоё место — { end-place }.
        [one] Победа: { $seat }. Твоё место — { end-place }, отставание { $count } очко.
        [few] Победа: { $seat }. Твоё место — { end-place }, отставание { $count } очка.
       *[other] Победа: { $seat }. Твоё место — { end-place }, отставание { $count } очков.
    }
end-place =
    { $place ->
        [2] второе
        [3] третье
        [4] четвёртое
        [5] пятое
       *[other] последнее
    }
final-points = Очки
final-share = Победа
log-head = Что произошло
log-empty = Пока ничего.
text-head = Поле текстом
text-board = Поле, клетка за клеткой
text-state = В нотации:
more-head = Ещё
settings-head = Настройки на этом устройстве
setting-speed = Скорость ботов и анимации
speed-0 = Пропустить
speed-1 = Живо
speed-2 = Спокойно
setting-confirm = Подтверждать то, что завершает мой ход или чего не вернуть
confirm-again = Нажмите ещё раз для подтверждения.
setting-gains = Показывать очки на том, что можно выбрать
resign-head = Сдаться?
resign-sure =
    { $count ->
        [1] Игра сразу кончится, и другой игрок победит.
        [one] Игра сразу кончится для всех. Вы не получите ничего, а победу разделит { $count } игрок.
        [few] Игра сразу кончится для всех. Вы не получите ничего, а победу разделят остальные { $count } игрока.
       *[many] Игра сразу кончится для всех. Вы не получите ничего, а победу разделят остальные { $count } игроков.
    }
resign-yes = Да, сдаться
resign-no = Нет, играть
give-up-head = Прекратить?
give-up-sure = Эта попытка тогда окончена.
give-up-yes = Да, прекратить
goal-head = Цель
level-name = Уровень { $count }.
level-own = Свой уровень.
level-next = Следующий уровень: { $count }
level-new = Новые кубики
level-same = Те же кубики ещё раз
level-map = К карте
line-doubt = Сервер не отвечает. Проверяем соединение.
line-lost = Связь потеряна; пробуем снова.
line-password = Сервер снова спрашивает пароль. Ваша игра сохранена.
line-password-do = Ввести пароль
line-refused = Сервер отклоняет эту страницу. Откройте её по адресу, который вам дали.
line-refused-do = Открыть снова
line-table = Сервер не может открыть этот стол.
line-table-do = Узнать почему
line-many = Слишком много страниц или запросов отсюда: закройте часть. Пробуем снова.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = А если ещё один?
legend-head = Что значат знаки
legend-of =
    { $seat ->
        [you] Вы:
       *[other] { $seat }:
    }
refused-rule = Правило
picture-label = Стол игры. Нажмите T, чтобы увидеть его текстом.

## Refusals of a table

refused-protocol = Программа и сервер говорят на разных версиях протокола (у сервера { $spoken }). Ничего не сделано; обновите программу или загрузите страницу заново. Что изменилось: { $link }
refused-limit = Слишком быстро. Ничего не сделано; попробуйте чуть позже.

## Together

clock-label = { $seat ->
        [you] Ваше время
       *[other] Время: { $seat }
    }
clock-soon = Осталось { $count } с!
clock-low = осталось мало времени
clock-last = последние секунды
title-waiting = Ждём друзей · { $game }
status-waiting = { $count ->
        [0] Игра сейчас начнётся.
       *[other] Игра начнётся, когда заняты все места. Ещё свободно: { $count }.
    }
status-asked = Игра начнётся, когда все согласны. { $seats ->
        [you] Нет вашего ответа.
       *[other] Ещё не ответили: { $seats }.
    }
presence-here = здесь
presence-away = нет рядом
presence-gone = нет здесь
presence-free = свободно
presence-asked = ещё без ответа
presence-preparing = ещё не в полной силе
seat-stand-in = пока играет { $name }
seat-more = Ещё для этого места
seat-hand = Пусть за меня играет бот
seat-hand-do = Передать
seat-back = Играть дальше мне
seat-leave = Покинуть это место
seat-send = Убрать с этого места
seat-send-hint = Место станет свободно, с новой ссылкой.
restrict-mute = Заглушить: { $name }
restrict-unmute = Снова слышать: { $name }
restrict-block = Заблокировать: { $name }
restrict-unblock = Разблокировать: { $name }
restrict-hint = Заглушение скрывает чьи-то сообщения от вас; об этом знаете только вы. Кого вы заблокировали, тот не может сидеть, писать и смотреть за вашими столами; начатая игра идёт дальше.
seat-leave-hint = Место освободится для другого; хозяин стола получит новую ссылку.
seat-device = Играть на другом устройстве
people-head = Кого нет
invite-head = Пригласить
invite-of = { $game }, до { $count }
free-head = Ждём друзей
free-hint-host = Все открывают одну ссылку или сканируют это.
free-hint = Ссылка на свободные места — у хозяина стола.
free-code = или введите код
free-waiting = Ждут: { $names }, свободно { $count }
free-fill = Добавить ботов
free-start = Начать: { $count }
free-more = Ещё
free-hint-seats = Или ссылка на каждое место:
free-bot = Бот на место { $count }
free-bot-do = Посадить бота
free-other = Бот или новая ссылка
link-seat = Ссылка на место { $count }
link-table = Ссылка на игру { $game }
link-watch = Ссылка для зрителей
link-share = Поделиться
link-copy-short = Копировать
link-qr = QR-код
link-qr-label = QR-код ссылки
link-renew = Создать новую ссылку; старая перестанет действовать
missed-asked = { $name } давно не отвечает. Что теперь?
missed-bot = Пусть играет бот
missed-wait = Ждать
missed-end = Закончить игру
missed-count = Голоса за конец игры: { $n } из { $count }.
rematch-go = К реваншу
rematch-asks = { $count ->
        [0] Предложен реванш.
       *[other] Реванш предлагают: { $seats }.
    } Согласиться?
rematch-yes = Согласиться
rematch-no = Нет, спасибо
rematch-head = Ждём ответа
rematch-unanswered = { $name }: ответа нет.
rematch-instead = Отдать место { $count } другому
chat-head = Чат
chat-none = Пока ничего не сказано.
chat-phrases = Готовые фразы
chat-label = Скажите что-нибудь
chat-do = Отправить
chat-off = Свободный чат выключен; остались готовые фразы.
chat-notes = Отмечено за этим столом
setting-sound = Звуки
setting-bubble = Сообщения чата над полем
setting-vibration = Вибрация
setting-pass = Просить передать устройство
setting-turned = Поворачивать картинку для тех, кто сидит напротив
pass-head = Ходит { $name }
pass-do = Передайте устройство. Ходит { $name }.
pass-taken = Я { $name }
pass-unasked = Больше не спрашивать
sound-ask = Играть со звуком?
sound-yes = Да
sound-no = Нет
notify-allow = Сообщать, когда мой ход
notify-how = Браузер спросит разрешение. Уведомления приходят, пока эта страница открыта, даже за другими.
notify-denied = Браузер блокирует уведомления с этого адреса; разрешить их можно в его настройках.
notify-text = Ваш ход.
lobby-free-seat = свободное место
table-waiting = ждём друзей
