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
list-asked = Вас зовут на реванш
list-yours = Ваш ход
list-turn = Ждём: { $seat }
list-won-you = Вы победили
list-won-you-to = Вы победили, { $points } — { $others }
list-won = Победа: { $seat }
list-won-to = Победа: { $seat }, { $points } — { $others }
list-tied = Ничья: { $seats }
list-tied-at = Ничья ({ $points }): { $seats }
list-alone-won = победа
list-alone-lost = без победы
table-abandoned = прервана
table-study = из файла, { $result }
table-study-unfinished = из файла, не закончена
table-abandon = Прервать
table-abandon-sure = Игра кончится без результата. Она останется среди законченных.
table-abandon-yes = Да, прервать
table-delete = Удалить
table-delete-sure = Стол и сохранённая игра будут удалены навсегда.
table-delete-yes = Да, удалить

## New table

new-seal-gone = Запечатанного сида этой страницы больше нет: сервер перезапущен, или страница была открыта слишком долго. Посмотрите новый отпечаток и начните снова.

## Table

seat-you-named = Вы ({ $name })
seats-head = Игроки
seat-rename = Имя места { $count }
seat-rename-open = Переименовать
seat-rename-do = Сохранить
status-stepping = После шага { $n } из { $count }:
status-study = Файл игры здесь кончается, игра не закончена.
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
plate-stars = бот, звёзд: { $count } из 5
plate-leads = впереди
acts-skip = К моему ходу
acts-touch = Нажмите на отмеченное место.
plate-score = { $count }
plate-rank = { $count }-е место
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Подтвердить
action-expect = Чего ждёт бот
expect-line = Сильнейший бот ждёт: { $line }.
expect-not-yet = Бот ещё не готов. Спросите через несколько секунд.
refused-expect = Сейчас никто не ходит, или ни один бот за этим столом не смотрит вперёд.
refused-expect-busy = Бот уже думает об этом.
action-takeback = Отменить
action-takeback-far = Отменить…
action-takeback-here = Отменить до этого места
action-takeback-ask = Просить отмену
practice-head = Продолжить как тренировку?
practice-sure = Отменять можно сколько угодно, даже броски и ходы ботов. Но тогда игра не приносит звезды и не идёт в счёт, её секретный сид открыт, и она сохраняется как тренировка. Случайные исходы повторяются в том же порядке.
practice-yes = Да, тренироваться
practice-no = Не надо
practice-mark = Тренировка.
asked-to = { $seat } просит отменить ход. Согласиться?
asked-count =
    { $count ->
        [one] Будет отменён { $count } шаг.
        [few] Будут отменены { $count } шага.
       *[many] Будет отменено { $count } шагов.
    }
asked-own = Вы попросили отменить ход. Ждём: { $others }.
asked-other = { $seat } просит отменить ход. Ждём: { $others }.
asked-yes = Согласиться
asked-no = Отклонить
asked-withdraw = Отозвать
action-resign = Сдаться
action-give-up = Прекратить
action-rematch = Реванш
action-record = Скачать файл игры
action-verify = Проверить честность
luck-checked = Честность проверена ✓
aid-head = Подсказки
aid-0 = Без подсказок
aid-1 = Шансы
aid-2 = Очки
aid-3 = Лучший вариант
aid-4 = Наставник
aid-asks = Спрашивать, если я теряю больше
aid-amount = { NUMBER($share, style: "percent") } шансов на победу
tutor-looking = Наставник смотрит…
tutor-yes = Оставить
tutor-no = Отменить
tutor-unasked = Сыграно без вопроса: шансы на победу пришли слишком поздно.
help-ask = Просить подсказки
help-end = Выключить для всех
help-asked-to = { $seat } просит разрешить подсказки всем. Согласиться?
help-asked-own = Вы попросили разрешить подсказки всем. Ждём: { $others }.
help-asked-other = { $seat } просит разрешить подсказки всем. Ждём: { $others }.
refused-help = Здесь играют несколько человек. Подсказки, кроме шансов, выключены, пока не согласны все.
odds-head = Ваши варианты
odds-way = Вариант
odds-best = лучший
hint-win = Победа
hint-alike = (так же хорошо: { $ways })
hint-alike-more = (так же хорошо: { $ways } и ещё { $more })
hint-provisional = Эти шансы на победу приблизительны: точные скоро будут.
hint-working = Осталось вычислить шансов на победу: { $count }.
hint-more =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Вы { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Лучший вариант, шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Шансы на победу: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Просмотр игры
replay-setup = Подготовка
replay-turn = Ход { $n } из { $count }: { $name }
replay-slider = Вся игра, шаг за шагом
replay-value = { $where }. Шаг { $n } из { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = На ход назад
replay-on = На ход вперёд
replay-play = Автопросмотр
replay-pace = Скорость
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
palette-hint = Выберите, что там лежит, или введите ниже сразу несколько исходов.
palette-left = осталось { $count }
type-label = Введите действие
type-do = Сделать
type-hint = Пишите, как на вкладке «Ход игры».
type-hint-chance = Пишите, как на вкладке «Ход игры». Несколько исходов — через пробел.
final-head = Результат
end-decided = Что решило: { $part }, { $points } — { $behind }.
end-lost =
    { $count ->
        [0] Победа: { $seat }. Ваше место — { end-place }.
        [one] Победа: { $seat }. Ваше место — { end-place }, отставание — { $count } очко.
        [few] Победа: { $seat }. Ваше место — { end-place }, отставание — { $count } очка.
       *[many] Победа: { $seat }. Ваше место — { end-place }, отставание — { $count } очков.
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
speed-1 = Быстро
speed-2 = Спокойно
setting-confirm = Спрашивать перед концом хода и необратимыми действиями
confirm-again = Нажмите ещё раз для подтверждения.
setting-gains = Показывать очки моих вариантов
resign-head = Сдаться?
resign-sure =
    { $count ->
        [1] Игра сразу кончится, и другой игрок победит.
        [one] Игра сразу кончится для всех. Вы не получите ничего, а победу разделит { $count } игрок.
        [few] Игра сразу кончится для всех. Вы не получите ничего, а победу разделят остальные { $count } игрока.
       *[many] Игра сразу кончится для всех. Вы не получите ничего, а победу разделят остальные { $count } игроков.
    }
resign-yes = Да, сдаться
resign-no = Играть дальше
give-up-head = Прекратить?
give-up-sure = Ваша попытка на этом окончена.
give-up-yes = Да, прекратить
goal-head = Цель
level-name = Уровень { $count }.
level-own = Свой уровень.
level-next = Следующий уровень: { $count }
level-new = Новые кубики
level-same = Те же кубики ещё раз
level-map = К карте
line-doubt = Сервер не отвечает. Проверяем связь…
line-lost = Связь потеряна. Пробуем снова…
line-password = Сервер снова спрашивает пароль. Ваша игра сохранена.
line-password-do = Ввести пароль
line-refused = Сервер отклоняет эту страницу. Откройте её по адресу, который вам дали.
line-refused-do = Открыть снова
line-table = Сервер не может открыть этот стол.
line-table-do = Узнать почему
line-many = Слишком много страниц или запросов отсюда: закройте часть. Пробуем снова…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = А если ещё один?
legend-head = Знаки
legend-of =
    { $seat ->
        [you] Вы:
       *[other] { $seat }:
    }
refused-rule = Правило
picture-label = Игровой стол. Нажмите T, чтобы прочитать его текстом.

## Refusals of a table

refused-protocol = У этой программы и сервера ({ $spoken }) разные версии протокола. Ничего не сделано. Обновите программу или загрузите страницу заново. Что изменилось: { $link }
refused-limit = Слишком быстро, поэтому ничего не сделано. Попробуйте чуть позже.

## Together

clock-label = { $seat ->
        [you] Ваше время
       *[other] Время: { $seat }
    }
clock-soon =
    { $count ->
        [one] Осталась { $count } секунда!
        [few] Осталось { $count } секунды!
       *[many] Осталось { $count } секунд!
    }
clock-low = осталось мало времени
clock-last = последние секунды
title-waiting = Ждём друзей · { $game }
status-waiting = { $count ->
        [0] Игра сейчас начнётся.
        [1] Игра начнётся, когда займут последнее место.
        [one] Игра начнётся, когда займут все места: свободно { $count }.
        [few] Игра начнётся, когда займут все места: свободно { $count }.
       *[many] Игра начнётся, когда займут все места: свободно { $count }.
    }
status-asked = Игра начнётся, когда согласятся все. { $seats ->
        [you] Ждём вашего ответа.
       *[other] Ждём: { $seats }.
    }
presence-here = здесь
presence-away = не у экрана
presence-gone = нет на месте
presence-free = свободно
presence-asked = ещё без ответа
presence-preparing = ещё не в полной силе
seat-stand-in = пока играет { $name }
seat-more = Ещё для этого места
seat-hand = Пусть за меня играет бот
seat-hand-do = Передать
seat-back = Вернуть моё место
seat-leave = Покинуть это место
seat-send = Убрать этого игрока
seat-send-hint = Место станет свободно, с новой ссылкой.
restrict-mute = Заглушить: { $name }
restrict-unmute = Снова слышать: { $name }
restrict-block = Заблокировать: { $name }
restrict-unblock = Разблокировать: { $name }
restrict-hint = Если вы кого-то заглушили, его сообщений вы больше не видите; знаете об этом только вы. Если заблокировали, он не может сидеть, писать и смотреть за вашими столами. Начатая игра продолжается.
seat-leave-hint = Если вы уйдёте, место освободится для другого игрока. Хозяин стола получит новую ссылку.
seat-device = Играть на другом устройстве
people-head = Кого нет
invite-head = Пригласить
invite-of = { $game }, до { $count } игроков
free-head = Ждём друзей
free-hint-host = Все открывают одну ссылку или сканируют этот код.
free-hint = Ссылка на свободные места у хозяина стола.
free-code = или введите код
free-waiting = Ждут: { $names }, свободно { $count }
free-fill = Добавить ботов
free-start = Начать: игроков { $count }
free-more = Ещё
free-hint-seats = Или ссылка на каждое место:
free-bot = Бот на место { $count }
free-bot-do = Добавить бота
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
        [0] Вас зовут на реванш.
       *[other] Хотят реванша: { $seats }.
    } Согласиться?
rematch-yes = Согласиться
rematch-no = Нет, спасибо
rematch-head = Ждём ответа
rematch-unanswered = { $name }: ответа нет.
rematch-instead = Отдать место { $count }
chat-head = Чат
chat-none = Сообщений пока нет.
chat-phrases = Готовые фразы
chat-label = Скажите что-нибудь
chat-do = Отправить
chat-off = Свободный чат выключен. Готовые фразы остаются.
chat-notes = Отмечено за этим столом
setting-sound = Включить звуки
setting-bubble = Показывать сообщения чата над полем
setting-vibration = Включить вибрацию
setting-pass = Просить передать устройство
setting-turned = Поворачивать поле к тем, кто сидит напротив
pass-head = Ходит { $name }
pass-do = Передайте устройство: ходит { $name }.
pass-taken = Я { $name }
pass-unasked = Больше не спрашивать
sound-ask = Играть со звуком?
sound-yes = Да
sound-no = Нет
notify-allow = Сообщать, когда мой ход
notify-how = Браузер спросит разрешение. Уведомления приходят, пока эта страница открыта, даже в фоне.
notify-denied = Браузер блокирует уведомления с этого адреса. Разрешите их в его настройках.
notify-text = Ваш ход.
lobby-free-seat = свободное место
table-waiting = ждём друзей
