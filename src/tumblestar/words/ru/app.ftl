### The words of the app in Russian. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = Игра окончена.
refused-seat = Сейчас не ваш ход; ходит: { $seat ->
        [0] случай
       *[other] место { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = Сейчас не ваш ход. { $now }
refused-place = Сейчас там ничего не сделать. { $now }
refused-chance = Исходы случая здесь следуют из сида. Вводить их можно только за столом с настоящей доской.
bad-seats = В игре не может быть мест { $seats }; ожидается: { $allowed }.
bad-option = Неизвестная опция «{ $name }»; ожидается: { $allowed }.
bad-option-value = Опция «{ $name }» не может быть { $value }; ожидается: { $allowed }.
bad-option-twice = Опция «{ $name }» не может быть сразу { $first } и { $second }; укажите её один раз.
bad-value = { $name } не может быть { $value }; ожидается: { $expected }.
bad-name = Имя или соль — одна строка, видимых знаков не больше { $most }.
bad-chance = Неизвестный вид случая «{ $text }»; ожидается: { $allowed }.
bad-commitment = Запечатанному случаю нужно обязательство: 64 шестнадцатеричные цифры.
bad-practice = В тренировочной игре нет запечатанного случая.
bad-seed = Сид — одна строка, видимых знаков от 1 до { $most }.
bad-salts = Ожидаются соли по числу мест: { $seats }; соль может быть пустой.
bad-seat-kind = Место принадлежит человеку или боту.
unknown-game = Неизвестная игра «{ $name }»; ожидается: { $games }.
game-broken = Игру «{ $name }» загрузить нельзя: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
unknown-bot = Неизвестный бот «{ $name }»; ожидается: { $bots }.

## Reading a record

record-long = В файле знаков больше { $most }: для записи слишком много.
record-format = Это не запись; ожидается первая строка «{ $expected }».
record-header = Неизвестная строка заголовка «{ $text }»; ожидается: { $keys }.
record-twice = Строка «{ $key }» указана дважды.
record-missing = В заголовке нет строки «{ $key }».
record-older = Сыграно и показано по версии { $rules } правил. Новейшая версия — { $version }.
record-other = Сыграно по версии { $rules } правил (данные { $data }), показано по версии { $version } (данные { $digest }); очки могут отличаться.
record-cut = Сыграно по версии { $rules } правил (данные { $data }). Версия { $version } (данные { $digest }) показывает события: { $n } из { $count }; в тексте записи есть все.
record-rules = В записи версия «{ $text }» правил; эта программа играет по версии { $version }.
record-data = В записи другие детали (данные «{ $text }»), чем в этой программе ({ $digest }).
record-seat = «{ $text }» — не место; ожидается «person» или «bot», потом имя.
record-salt = Места этой соли нет; мест в игре: { $seats }.
record-options = «{ $text }» — не опция; ожидается имя=число, где имя: { $options }.
record-seed = Открытый сид — это 64 шестнадцатеричные цифры.
record-early-seed = Сид запечатанной игры открывается только в конце.
record-date = Дата должна быть вида 2026-11-21.
record-start = Места и опции должны быть как в позиции, с которой начата игра.
record-practice = За «practice» не может стоять «{ $text }»; ожидается «yes».
record-event = «{ $text }» — не событие; ожидается число, потом * (случай) или номер места, потом действие.
record-number = Номер события — { $text }; ожидается: { $expected }. Возможно, перед ним пропущена строка.
record-actor = Событие у «{ $text }», а ходит { $expected }.
record-after-end = Игра окончена до этого события.
record-refused = «{ $text }» здесь невозможно. { $why }
record-end = Запись кончается на «{ $text }», а её события — на «{ $expected }».
record-result = Результат записи — «{ $text }», а её событий — «{ $expected }».
unreadable-at = Строка { $line }: { $why }
unread-state = «{ $text }» — не часть позиции; ожидается ключ=значение с ключами { $keys }, каждый один раз.
unread-state-value = «{ $text }» не подходит к «{ $key }» в этой позиции; грамматика: docs/{ $page }.md.

## Checking chance

verify-proved = Все исходы случая следуют из сида, запечатанного до начала. Проверено: { $count }.
verify-seed = Открытый случай: все исходы следуют из сида «{ $seed }», который кто-то задал и мог знать. Проверено: { $count }.
verify-practice = Тренировка: кто-то возвращался, поэтому случай открыт. Все исходы следуют из сида. Проверено: { $count }.
verify-typed = Открытый случай: исходы ({ $count }) введены или выбраны, проверять нечего.
verify-older = Правила (версия { $rules }) или данные этой игры здесь не хранятся, поэтому её случай не проверить.
verify-closed = Сид запечатан до конца игры, поэтому исходы ({ $count }) пока не проверить.
verify-commitment = Неверно: сид записи — не тот, что запечатан до начала.
verify-outcome = Неверно: событие { $n } — «{ $text }», а номер { $count } потока «{ $stream }» из сида даёт «{ $expected }».

## Bots

bot-random = Случайный
bot-random-help = делает любое разрешённое действие
bot-greedy = Жадный
bot-greedy-help = берёт то, что приносит сразу
bot-novice = Новичок
bot-club = Клубный игрок
bot-strong = Сильный
bot-expert = Эксперт
bot-master = Мастер

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: действие { $action } агента { $agent } не разрешено; ожидается: { $allowed }.
env-not-begun = { $env }: сначала вызовите reset().
env-needs = { $env }: нужен пакет { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } — массив { $type } формы { $shape }; ожидается: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: в массиве для { $name } есть пропуски, или в него нельзя писать; ожидается массив как из numpy.zeros.

## Command line

cli-about = Настольные игры в браузере. Без команды: открывает игры.
cli-play = Открывает игры в браузере или играет в терминале.
cli-replay = Показывает каждую позицию записи и разрешённые в ней действия, в нотации.
cli-verify = Сверяет исходы случая в записи с её сидом.
cli-expect = Показывает в нотации, какого продолжения записи ждёт сильнейший бот.
cli-solve = Находит долю победы первого места в игре на двоих при лучшей игре, с доказанными границами.
cli-bank = Очки банка вначале; по умолчанию как в коробке.
cli-dice = Файл с цветами ваших кубиков, как dice.toml.
cli-solve-first = При лучшей игре первое место берёт { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } всех игр, ничья считается за половину.
cli-solve-bounds = Доказано: не меньше { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, не больше { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Это не для { $name }; ожидается: { $games }.
cli-score = Считает созвездия или карты, записанные за настоящим столом.
cli-colours = Для twinkle: буквы цветов в игре; по умолчанию все.
cli-sides = Для twinkle_twinkle: стороны пяти памяток в порядке подсчёта, например ABAAB; по умолчанию из файла, иначе все A.
cli-not-scored-by = { $option } не относится к { $name }. Уберите.
cli-rules = Показывает правила игры с метками и отмечает то, чего нет в печатных правилах.
cli-tiles = Рисует вместо этого тайлы с числами и таблицами для сверки с коробкой.
cli-out = Файл для записи, .html или .svg для тайлов; по умолчанию стандартный вывод.
cli-unwritable-file = В файл «{ $file }» нельзя писать: { $why }.
cli-scored = Созвездие { $count }, сумма карт: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = В «{ $file }» нечего считать; ожидается по созвездию в строке.
cli-seconds = Секунды на обдумывание.
cli-bench = Измеряет скорость случайных игр, в миллионах событий в секунду.
cli-lab = Измеряет ботов и игры по множеству партий между ботами.
cli-ladder = Оценивает ботов игры по одной шкале (Брэдли — Терри): на 100 пунктов сильнее — 64 % побед на двоих. Каждый бот играет с соседями и с «greedy» при любом числе мест, каждую расстановку — с каждого места. Больше чем на двоих один бот играет среди других одного вида, и наоборот; 1 / места — поровну.
cli-ladder-game = Игра; по умолчанию все.
cli-ladder-seats = Число мест, можно повторять; по умолчанию все от двух.
cli-ladder-games = Партии каждого матча с опциями коробки.
cli-ladder-mixed = Партии каждого матча со случайными опциями в каждой расстановке; по умолчанию нет.
cli-ladder-bots = Боты от слабейшего, через запятую; по умолчанию все у игры.
cli-ladder-seed = Сид расстановок и случая.
cli-ladder-keep = После каждого матча пишет ladder-GAME.json в эту папку и продолжает с файла нынешних ботов.
cli-ladder-two = Для шкалы нужны хотя бы два бота; у игры есть { $bots }.
cli-ladder-match = { $rivals ->
        [1] { $us } против { $them }
       *[other] { $us } среди { $rivals } × { $them }
    }{ $options ->
        [mixed] , смешанные опции
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }), партии: { $games }
cli-ladder-head-bot = рейтинг
cli-ladder-head-box = мест: { $seats }
cli-ladder-head-mixed = мест: { $seats }, смешанные опции
cli-ladder-head-all = все партии
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Играет много партий между ботами и сообщает о ботах, местах, длине и очках. Каждая расстановка играется один раз для каждого сдвига ботов, с тем же везением; интервалы 95 % по расстановкам. Ctrl-C останавливает и выводит отчёт; с --keep та же команда продолжает.
cli-lab-compare = Сравнивает два варианта или два состава ботов с тем же везением: средние, интервалы 95 % по расстановкам и размер эффекта (в стандартных отклонениях партии).
cli-lab-selfplay = Записывает партии ботов как данные для обучения: строка Parquet на каждое решение (наблюдение, разрешённые действия, действие, политика, доли победы оценщика, результат) и карточка данных. Нужен набор «lab». После Ctrl-C та же команда продолжает; при большем числе партий добавляет их.
cli-lab-out = Папка для записи; создаётся, если её нет.
cli-lab-values = Пишет и оценку каждого разрешённого действия. Занимает во много раз больше времени.
cli-lab-tries = Сколько раз спросить каждого бота в каждой позиции о его политике; 1 — то, что он сыграл.
cli-lab-per-file = Партии на файл, с округлением до целых расстановок.
lab-selfplay-done = Партии: { $games }. Решения: { $rows }. Файлы: { $files }. Папка: «{ $folder }».
cli-lab-bots = Боты по местам до сдвига, через запятую; последний занимает остальные места. По умолчанию «greedy».
cli-lab-seats = Число мест; по умолчанию как у ботов или наименьшее от двух.
cli-lab-games = Число партий, с округлением до целых расстановок.
cli-lab-option = Опция игры, можно повторять.
cli-lab-against-bots = Второй состав; по умолчанию первый.
cli-lab-against-option = Опция второго варианта, можно повторять; остальные — как у первого.
cli-lab-seed = Сид случая и выборов: тот же сид — те же партии.
cli-lab-workers = Процессы; по умолчанию по одному на ядро. Результаты те же.
cli-lab-keep = Хранит сыгранные партии в этом файле и продолжает с них.
cli-lab-ray = Играет на кластере Ray по этому адресу («auto»: местный). Нужен набор «ray».
cli-lab-luck = Изучает столько партий: что объясняет везение и решения по правилам. Занимает секунды на партию.
cli-lab-csv = Пишет в этот файл строку CSV для каждой партии и места.
cli-lab-parquet = Пишет те же строки как Parquet. Нужен набор «lab».
cli-lab-html = Пишет все таблицы и графики одной страницей HTML. Нужен набор «lab».
lab-needs = { $option } требует набор «{ $extra }»: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = Слишком много ботов ({ $count }) для мест: { $seats }.
lab-same = Отличий нет: укажите --against-bots или --against-option.
cli-not-both = Укажите { $first } или { $second }, но не то и другое.
lab-kept-other = В файле «{ $file }» партии другого исследования или старых ботов; выберите другой файл или переместите этот.
lab-kept-damaged = Строка { $line } файла «{ $file }» повреждена; удалите её или переместите файл.
lab-kept-dropped = Последняя строка файла «{ $file }» неполная; её партии играются снова.
lab-broken-off = Остановлено, партии: { $games } из { $total }.
lab-broken-off-kept = Остановлено, партии: { $games } из { $total }; та же команда продолжает.
lab-workers-died = Процессы всё время погибали, возможно, не хватает памяти; возьмите меньше (--workers).
lab-no-ray = По адресу «{ $address }» кластера Ray нет: { $why }
lab-title = { $game }, партии: { $games }
lab-title-compare = { $game }, партии: по { $games }, { $first } и { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = По ботам (интервалы 95 %; поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = По местам (поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = По партиям
lab-spread = Распределения
lab-by-rule = Решения по правилам (партии: { $games })
lab-luck = Везение объясняет { NUMBER($share, style: "percent", maximumFractionDigits: 0) } разброса результатов (партии: { $games }): столько убирает поправка на везение.
lab-no-luck = Везение не измерить: у игры здесь нет оценщика, или все результаты одинаковы.
lab-head = { $what ->
        [bot] бот
        [seat] место
        [share] доля победы
        [points] очки
        [figure] показатель
        [mean] среднее
        [least] наименьшее
        [tenth] десятая часть ниже
        [median] медиана
        [ninetieth] десятая часть выше
        [most] наибольшее
        [first] первый
        [second] второй
        [difference] разница
        [effect] размер эффекта
        [rule] правило
        [decisions] от решений
       *[games] в партиях
    }
lab-figure = { $what ->
        [events] события
        [decisions] решения
        [legal] разрешённые действия, все решения вместе
        [choices] разрешённые действия одного решения
        [leads] смены лидера по очкам
        [margin] отрыв по очкам в конце
        [ties] партии, поделённые несколькими
       *[unfinished] прерванные партии
    }
lab-figure-of = { $what ->
        [share] доля победы
       *[points] очки
    }: { $who }
lab-figure-seat = { $what ->
        [share] доля победы
       *[points] очки
    }: место { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } (от { NUMBER($low, maximumFractionDigits: 2) } до { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Доля победы, интервалы 95 %
lab-chart-of = { $what ->
        [points] Очки в конце, по ботам
        [events] События партии
       *[legal] Разрешённые действия одного решения
    }
lab-chart-text = { $title }. Цифры: таблица «{ $table }».
cli-file = Запись для чтения; - читает стандартный ввод.
cli-json = Отвечает в JSON.
cli-no-browser = Не открывает окно браузера.
cli-lang = Язык ответов.
cli-help = Показывает эту справку.
cli-version = Показывает версию.
cli-working = { $name }: { $seconds } с
cli-working-share = { $name }: готово { $share } %, { $seconds } с{ $left ->
        [-1] { "" }
       *[other] , осталось около { $left } с
    }
cli-no-command-game = «{ $name }» — это игра. Чтобы играть: tumblestar play { $game }
cli-no-command-file = «{ $name }» — это файл. Чтобы продолжить его игру: tumblestar play { $file }
cli-no-command = Неизвестная команда «{ $name }». Все команды: tumblestar --help
cli-no-command-like = Неизвестная команда «{ $name }»; может быть, «{ $command }»? Все команды: tumblestar --help
cli-expect-over = Игра окончена. «tumblestar replay FILE» показывает её по шагам.
cli-play-resume = Продолжает последнюю игру в терминале; с GAME — последнюю в эту игру.
cli-completion = Печатает скрипт дополнения для оболочки. Для bash: eval "$(tumblestar completion bash)" в ~/.bashrc; для zsh так же, в ~/.zshrc; для fish — в файл ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Задачи: позиции, где один способ доказанно намного лучше других.
cli-puzzles-list = Перечисляет задачи. Как JSON по одной в строке: id, игра, места, темы, рейтинг, позиция, решение, доказательство.
cli-puzzles-game = Только задачи этой игры.
cli-puzzles-theme = Только задачи темы, например «theft».
cli-puzzles-no-theme = Неизвестная тема «{ $theme }»; ожидается: { $themes }.
cli-puzzles-play = Задачи одной игры или всех в этом терминале.
cli-puzzles-order = Любые слова: те же слова — тот же порядок задач.
cli-puzzles-make = Пишет в файл задачи из партий ботов и рядом — как они сделаны. Тот же сид — те же задачи.
cli-puzzles-count-of = Сколько.
cli-puzzles-bots = Боты через запятую; по умолчанию все, кроме «random» и двух сильнейших.
cli-puzzles-seed = Сид партий.
cli-puzzles-out = Файл для записи.
cli-puzzles-head-id = задача
cli-puzzles-head-seats = места
cli-puzzles-head-rating = рейтинг
cli-puzzles-head-themes = темы
cli-puzzles-count = Задачи: { $count }


## The doctor

cli-doctor = Проверяет версии, пакеты, игры, папку данных, базу данных, порт, терминал и скомпилированных ботов и говорит, что делать.
doctor-ok = хорошо
doctor-note = заметка
doctor-todo = сделать
doctor-end = { $count ->
        [0] Делать нечего.
       *[other] Сделать: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Пакеты: { $packages }.
doctor-not-installed = tumblestar работает из исходников, поэтому его пакеты неизвестны.
doctor-install = Введите: python -m pip install { $what }
doctor-games = Игры: { $games }.
doctor-no-numba = Numba не установлена: боты медленнее и слабее.
doctor-interpreted = TUMBLESTAR_INTERPRET отключает Numba: боты медленнее и слабее.
doctor-compile = Уберите TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } не может скомпилировать ботов: { $why }
doctor-compiled = Боты скомпилированы Numba { $version } и хранятся в { $folder }
doctor-not-kept = Боты скомпилированы Numba { $version }, но не сохранены: каждый запуск компилирует их снова.
doctor-cache = Задайте TUMBLESTAR_CACHE — папку, куда можете писать только вы.
doctor-settings = Настройки в окружении: { $count ->
        [0] нет
       *[other] { $names }
    }.
doctor-port = Порт { $port } на { $host } свободен.
doctor-served = Порт { $port } на { $host } занят; tumblestar обслуживает эту папку данных.
doctor-port-taken = Порт { $port } на { $host } недоступен: { $why }.
doctor-other-port = Выберите другой с --port или TUMBLESTAR_PORT или остановите то, что его занимает.
doctor-data = Папка данных: { $folder } (владелец { $owner }, права { $mode }, свободно { $free } МБ)
doctor-data-none = Папка данных: { $folder } будет создана при необходимости (свободно { $free } МБ в { $there })
doctor-unwritable = Туда писать нельзя. Станьте владельцем или выберите другую с --data или TUMBLESTAR_DATA.
doctor-open-folder = Её и сиды идущих игр могут читать другие. Введите: chmod 700 { $folder }
doctor-little-space = Освободите место на диске или выберите другую папку с --data или TUMBLESTAR_DATA.
doctor-sqlite = Столы хранит SQLite { $version }.
doctor-postgres = Столы хранит PostgreSQL { $version } в { $place }
doctor-terminal = Терминал: { $columns } x { $rows } знаков, { $encoding }.
doctor-utf8 = Некоторые знаки заменены похожими. Переключите терминал на UTF-8 или задайте PYTHONUTF8=1.

cli-no-file = Файла «{ $file }» нет.
cli-unreadable-file = Файл «{ $file }» не читается: { $why }.
cli-not-text = Файл «{ $file }» — не текст в UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: настольные игры
app-description = Настольные игры в браузере, против ботов или с другими.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Ваш ход · { $game }
title-over = Игра окончена · { $game }
title-level = Уровень { $count } · { $game }
title-own-level = Свой уровень · { $game }
skip = К содержанию
nav-label = Страницы
nav-shelf = Игры
nav-tables = Мои столы
settings = Настройки
settings-name = Ваше имя
settings-language = Язык
language-incomplete = Некоторые тексты ещё не переведены и даны по-английски.
settings-theme = Вид
settings-save = Сохранить
mine-head = Мои данные
mine-nobody = О вас здесь пока ничего не хранится. Если вы играете на другом устройстве, перенесите себя сюда.
carry-out-head = Играть на другом устройстве
carry-out-about = Ссылка или QR-код делает другое устройство вашим, со столами, именем и успехами. Действует один раз, { $count } мин.
carry-out-do = Показать ссылку
carry-shown = Откройте это на другом устройстве, срок { $count } мин. Никому не показывайте: с этим можно играть за вас.
carry-link = Ссылка для другого устройства
carry-back = Назад к моим данным
carry-head = Перенести себя на это устройство
carry-about = На другом устройстве откройте «Мои данные» и покажите ссылку. Откройте её здесь или скопируйте код после #.
carry-code = Код
carry-look = Узнать, чей он
carry-wrong = Этот код неизвестен, использован или устарел. Покажите новый на другом устройстве.
carry-asked = «{ $name }» — это вы? Переносится столов: { $count }. С этих пор это устройство играет как «{ $name }».
carry-asked-unnamed = Это вы, кто-то без имени? Переносится столов: { $count }. С этих пор это устройство играет за вас.
carry-joins = { $count ->
        [0] Ваши настройки на этом устройстве сменятся теми.
       *[other] Столы этого устройства ({ $count }) добавятся к тем, с местами, чатом и успехами. Отменить это нельзя.
    }
carry-yes = Да, это я
carry-no = Нет, не надо
mine-data-head = Мои данные файлом
mine-data-about = Имя, настройки, столы, записи, успехи и сообщения чата: по объекту JSON в строке, первый объясняет остальные.
mine-data-do = Скачать мои данные
mine-data-readme = По объекту JSON в строке, у каждого type. person: имя, язык и вид. bot: ваша программа. token: что программе можно (сам токен — никогда). table: стол, который вы создали, где сидите или смотрите; seats: ваши места с 1; record: партия, для «tumblestar replay» и «verify». attempt, imported: успехи в кампаниях. chat: что вы написали; at: миллисекунды с 1970 года; key: фраза. restriction: кого вы заглушили или заблокировали. Время по UTC.
mine-restricted-head = Заглушённые и заблокированные
mine-restricted-unnamed = кто-то без имени
mine-delete-head = Удалить меня
mine-delete-goes = Удаляются насовсем: имя, настройки, успехи, токены, программы, сообщения чата и столы, где больше никто не играет. В идущих играх вы покидаете место; где это нельзя, вы сдаётесь.
mine-delete-stays = Остаются без вашего имени: игры с другими и их записи. Созданные вами столы переходят к одному из их игроков. Скачанные копии и резервные копии сервера не меняются.
mine-delete-sure = Понимаю, что отменить это нельзя.
mine-delete-do = Удалить меня сейчас
mine-deleted-head = Вы удалены
mine-deleted = Здесь и в этом браузере о вас больше ничего не хранится.
theme-system = как в системе
theme-light = светлый
theme-dark = тёмный
independence = tumblestar — независимый проект, не связанный с авторами и издателями этих игр.
close = Закрыть
list = { $items }

## Shelf and tables

shelf-head = Во что сыграем?
shelf-intro = Играйте против бота или передавайте один экран по кругу.
shelf-games = Игры
shelf-resume = Продолжить
shelf-over = Последние результаты
card-seats = Игроки: { $first }–{ $last }
card-minutes = { $first }–{ $last } мин
card-luck-1 = почти без везения
card-luck-2 = мало везения
card-luck-3 = немного везения
card-luck-4 = много везения
card-luck-5 = очень много везения
card-thought-1 = без усилий
card-thought-2 = чуть подумать
card-thought-3 = подумать
card-thought-4 = много думать
card-thought-5 = глубоко думать
card-rules-short = Правила
card-pad-short = Блокнот
card-analysis-short = Анализ
card-puzzles-short = Задачи
card-campaign-short = Кампания
card-basis = Везение измерено: как часто простой бот побеждает сильнейшего. Минуты и раздумья — наша оценка.
card-play = Играть: { $game }
card-rules = Правила: { $game }
card-pad = Блокнот для счёта: { $game }
card-analysis = Анализ: { $game }
card-puzzles = Задачи: { $game }
card-campaign = Кампания: { $game }
tables-head = Мои столы
tables-open = Идут
tables-over = Закончены
tables-study = Открыты из файлов
tables-none = Ни одна игра не идёт.
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
title-waits = ({ $count }) { $title }
time-now = только что
time-yesterday = вчера
table-abandoned = прервана
table-study = из файла, { $result }
table-study-unfinished = из файла, не закончена
table-abandon = Прервать
table-abandon-sure = Игра кончится без результата. Она останется среди законченных.
table-abandon-yes = Да, прервать
table-delete = Удалить
table-delete-sure = Стол и его запись исчезнут насовсем.
table-delete-yes = Да, удалить
open-head = Открыть запись
open-hint = Скачанную со стола или написанную от руки. Её можно просмотреть по шагам.
open-file = Файл
open-do = Открыть
open-none = Файл не выбран.
open-not-text = Этот файл — не текст в UTF-8.

## New table

new-head = Новый стол: { $game }
new-campaign = В одиночку: кампания из сорока уровней
new-analysis = Анализ любой позиции
new-seats = Сколько игроков?
new-seat = Место { $count }
new-who = Кто
new-me = я
new-person = ещё один человек за этим экраном
new-bot = бот: { $name }, { $what }
new-name = Имя
new-play = Играть
new-options = Опции
new-chance = Случай и честность
new-chance-kind = Откуда берётся случай
new-seed = Сид
new-commitment = Обязательство о секретном сиде этого стола:
new-salt = Соль места { $count }
new-salt-help = Сид секретен до конца игры; обязательство, его SHA-256, доказывает, что он не менялся. Если вы не доверяете серверу, добавьте любые слова как соль: они влияют на каждый исход.
new-seal-gone = Обещанного здесь сида больше нет: сервер перезапущен, или страница была долго открыта. Посмотрите новое обязательство и начните снова.
new-wrong = Этот стол пока создать нельзя:
new-typed-nobody = Настоящей доске нужен человек, который вводит исходы случая.
chance-sealed = Запечатан
chance-sealed-help = Секретный сид, обещанный до начала. После конца любой может проверить каждый исход.
chance-seed = Из вашего сида
chance-seed-help = Тот же сид — та же подготовка. Кто его знает, может предвидеть её: в записи так и сказано.
chance-typed = Настоящая доска
chance-typed-help = Вы раскладываете настоящую доску и вводите, что где лежит.

## Table

seat-unnamed = Игрок { $count }
seat-bot = { $name } (бот)
seat-bot-twin = { $name } { $count } (бот)
seat-text = { $name }
seat-you = вы
seat-you-named = Вы ({ $name })
seat-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
seats-head = Игроки
seat-rename = Имя места { $count }
seat-rename-open = Переименовать
seat-rename-do = Сохранить
rows-label = Ряды игроков; и текстом.
status-stepping = После события { $n } из { $count }:
status-study = Запись здесь обрывается.
status-resigned = { $seat ->
        [you] Вы сдались. { $others } побеждает.
       *[other] { $others ->
            [you] { $seat } сдаётся. Вы побеждаете!
           *[other] { $seat } сдаётся. { $others } побеждает.
        }
    }
status-resigned-shared = { $seat ->
        [you] Вы сдались. { $others } делят победу.
       *[other] { $others ->
            [you] { $seat } сдаётся; победа общая: { $others }.
           *[other] { $seat } сдаётся. { $others } делят победу.
        }
    }
status-abandoned = Игра прервана; победителя нет.
status-given-up = { $seat ->
        [you] Вы прекратили попытку.
       *[other] { $seat } прекращает попытку.
    }
actions-label = Что можно сделать
others-label = Просмотр и выход
action-confirm = Подтвердить
action-expect = Чего ждёт бот?
expect-line = Сильнейший бот ждёт: { $line }.
expect-not-yet = Бот ещё не готов. Спросите через несколько секунд.
refused-expect = Ждать нечего: ходить некому, или ни один бот за столом не смотрит вперёд.
refused-expect-busy = Бот уже думает об этом.
action-turn = Повернуть
action-over = Перевернуть
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
aid-head = Подсказки
aid-0 = Ничего
aid-1 = Шансы
aid-2 = Очки
aid-3 = Лучшая игра
aid-4 = Наставник
aid-asks = Спрашивать, если стоит больше
aid-amount = { NUMBER($share, style: "percent") } победы
tutor-head = Точно?
tutor-cost = Это стоит { $cost } шансов на победу.
tutor-own = Ваш выбор, после него { $share }: { $way }
tutor-better = Возможно, не замечено, после него { $share }: { $way }
tutor-error = Цена ниже { $error } может оказаться нулевой, о ней не спрашивают.
tutor-unmeasured = Ошибка долей победы не измерена.
tutor-looking = Наставник смотрит…
tutor-yes = Сделать
tutor-no = Подумать ещё
tutor-unasked = Сделано без вопроса: доли победы пришли слишком поздно.
help-ask = Просить других разрешить подсказки
help-end = Дальше без подсказок для всех
help-asked-to = { $seat } просит разрешить подсказки всем. Согласиться?
help-asked-own = Вы попросили о подсказках для всех. Ждём: { $others }.
help-asked-other = { $seat } просит разрешить подсказки всем. Ждём: { $others }.
refused-help = Здесь играют несколько человек: подсказки, кроме шансов, только с согласия всех.
refused-help-declined = Ваша просьба о подсказках уже отклонена.
odds-head = Варианты
odds-way = Вариант
odds-best = лучший
hint-win = Победа
hint-points = Очки сейчас
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (не хуже: { $ways })
hint-equal = Первые { $count } примерно одинаково хороши.
hint-all-equal = Все примерно одинаково хороши.
hint-error = Варианты с разницей меньше { $error } считаются равными.
hint-unmeasured = Ошибка долей победы не измерена, поэтому лучший вариант не назван.
hint-provisional = Оценщик не готов: эти доли победы грубые.
hint-working = Осталось вычислить долей победы: { $count }.
hint-more = Ещё варианты: { $count }
steps-label = По шагам игры
step-first = Первое событие
step-previous = На событие назад
step-next = На событие вперёд
step-last = Последнее событие
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
final-points = Очки
final-won = победа
final-shared = общая победа
final-share = Победа
log-head = Что произошло
log-empty = Пока ничего.
text-head = Поле текстом
text-board = Поле, клетка за клеткой
text-state = В нотации:
more-head = Ещё
settings-head = Настройки на этом устройстве
setting-speed = Скорость ботов и анимации
speed-0 = Сразу
speed-1 = Быстро
speed-2 = Обычно
speed-3 = Спокойно
setting-confirm = Подтверждать то, что завершает мой ход или чего не вернуть
confirm-again = Нажмите ещё раз для подтверждения.
setting-gains = Показывать очки на том, что можно выбрать
rules-open = Правила
rules-head = Правила: { $game }
rules-page-link = Правила отдельной страницей
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
refused-rule = Показать правило
mark-ruling = решение
mark-ruling-means = наше решение там, где печатные правила молчат
mark-review = обзор
mark-review-means = взято из обзоров или текстов издателя
sheet-title = { $name }: { $set }
sheet-marks = Без знака: как говорит издатель.
mark-reconstruction = реконструкция
mark-reconstruction-means = наша лучшая догадка о том, что в коробке

## Refusals of a table

refused-stale = За столом уже что-то произошло. Посмотрите и решите заново.
refused-takeback = Вернуть нельзя: ход окончен, или после этого сыграл кто-то другой.
refused-takeback-chance = Вернуть нельзя: среди людей за исход случая не возвращаются.
refused-practice = Игра станет тренировкой: без звезды, с открытым случаем. Подтвердите.
refused-asked = Кто-то уже просит вернуть ход. Сначала ответьте.
refused-declined = Другие отказали. Спросите снова, когда кто-нибудь сыграет.
refused-not-asked = Вернуть ход больше никто не просит.
refused-not-yours = Это делать не вам.
refused-send-late = После начала убрать с места нельзя никого.
refused-blocked = Хозяин стола не хочет играть с вами. Играйте за другим столом или создайте свой.
refused-blocked-chat = Хозяин стола не хочет, чтобы вы здесь писали.
refused-restrict-nobody = Больше заглушать или блокировать некого.
refused-restrict-stranger = Чтобы заглушать или блокировать, сначала сядьте за стол или выберите настройки.
refused-message = Сервер не понял страницу. Загрузите её заново.
refused-protocol = Программа и сервер говорят на разных версиях протокола (у сервера { $spoken }). Ничего не сделано; обновите программу или загрузите страницу заново.
refused-typed = Введите исходы через пробел, не больше { $most }.
refused-typed-on = Слишком много исходов; введите только нужные.

## A board to think on

analysis-head = Анализ: { $game }
analysis-picture = Позиция; и текстом.
analysis-long = В адресе знаков больше { $most }. Начните с позиции в нотации.
analysis-events = Действий в линии больше { $most }. Начните с позиции в нотации.
analysis-start = Такой позиции быть не может. { $why }
analysis-action = Действие { $n } линии, «{ $text }», невозможно. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Показана позиция перед ним.
analysis-at = Неизвестная позиция «{ $text }»; ожидается от 0 до { $most }. Показана последняя.
analysis-values = Доли победы
analysis-show = Показать доли победы
analysis-of = { $seat } { $share }
analysis-by = По: { $name }.
analysis-by-exact = Точно: { $name }.
analysis-by-error = По: { $name }. Средняя ошибка от события к событию: { $error }.
edit-head = Изменить позицию
edit-open = Составить нажатиями
edit-hint = Выберите место на рисунке или в списке, потом то, что там.
edit-places = Места
edit-none = Здесь больше ничего быть не может. Сначала измените другое место.
edit-done = Готово
edit-more = на { $count } больше
edit-less = на { $count } меньше
analysis-large = Крупно поле: { $player }
analysis-from = Анализ отсюда
analysis-working = Осталось вычислить позиций: { $count }.
analysis-busy = Сервер занят другими позициями. Попробуйте чуть позже.
analysis-unknown = Для этой позиции нет оценщика.
analysis-actions = Что можно сделать: { $player }
analysis-chance = Что может принести случай
analysis-beside = Рядом с каждым — доля победы: { $player }.
analysis-odds = выпадает { $chance }
analysis-roll = Бросить
analysis-roll-on = Бросать до решения
analysis-line = Линия
analysis-set-up = Подготовка: { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
analysis-empty = Пока ничего не сделано.
analysis-add = Дальше в нотации
analysis-add-hint = Действия через запятую; они заменяют то, что было дальше.
analysis-position = Составить позицию
analysis-notation = Позиция в нотации
analysis-set = Показать эту позицию
analysis-new = С начала игры
analysis-begin = Начать там
analysis-link = Ссылка на эту позицию
analysis-play = Играть отсюда
analysis-as = Вы играете за
analysis-against = Остальные —
analysis-play-hint = Здесь начинается стол; его случай запечатан заново.
analysis-play-do = Играть

## Score pad

pad-head = Блокнот для счёта: { $game }
pad-about = Нажмите на рисунке туда, где что-то лежит на вашем столе, и увидите, сколько это приносит. Устройство хранит это, пока вы не начнёте снова; ссылка отправляет это другим.
pad-lost = Сервер недоступен; устройство хранит введённое. Попробуйте снова.
pad-bad-players = В игре не может быть игроков «{ $text }»; ожидается: { $allowed }.
pad-choices = Игра на вашем столе
pad-form = Ввод без рисунка
pad-player-name = Игрок { $count }
pad-rank = { $rank ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] { $rank }-е
    }
pad-look = { $name }: очки { $total }, место { $rank }. Показать, что лежит перед этим игроком
pad-count = Игроки
pad-names = Принять имена
pad-undo = Отменить
pad-link = Ссылка на этот блокнот как есть
pad-total-of = { $count ->
        [one] { $name }: { $count } очко
        [few] { $name }: { $count } очка
       *[many] { $name }: { $count } очков
    }
pad-save = Сохранить карту рисунком
pad-file-head = Рисунки
pad-file-label = Рисунок, сохранённый в tumblestar, или текстовый файл
pad-file-hint = Такой рисунок (SVG) читается точно. Фотографии прочесть нельзя.
pad-file-do = Прочесть
pad-clear = Начать снова
pad-total = Карты: { $total }

## Campaign

campaign-head = Кампания: { $game }
campaign-about = Сорок уровней для игры в одиночку. Уровень пройден, если выполнены все миссии и очков не меньше { $goal }; тогда открывается следующий. За { $great } и больше — вторая звезда, за победу с первой попытки — третья.
campaign-ours = Печатных уровней мы не знаем. Эти сорок — наши, в порядке того, как часто их проходит бот «{ bot-strong }».
campaign-standing = Пройдено уровней: { $won } из { $count }. Звёзды: { $stars } из { $most }.
campaign-next = К уровню { $count }
campaign-all-won = Все уровни пройдены!
campaign-card = Карта { $count }: уровни { $first }–{ $last }
campaign-map = Схема карты { $count }
campaign-node-won = Уровень { $count }: пройден, звёзды: { $stars } из 3
campaign-node-open = Уровень { $count }: открыт, ещё не пройден
campaign-node-locked = Уровень { $count }: закрыт
level-no-mission = без миссий
level-colours = Цвета
level-difficulty = Сложность
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: бот «{ bot-strong }» проходит { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, партий: { $count }.
level-tried = До сих пор
level-tries = Попытки: { $count }.
level-best = Лучший счёт: { $points }.
level-go-on = Продолжить игру
level-same-hint = Те же кубики повторяют значения прошлой попытки по порядку. Звезды за первую попытку они не приносят.
level-watch = Посмотреть победную игру
level-watch-of = Посмотреть победную игру уровня { $count }
level-locked = Закрыт: сначала пройдите уровень { $count }.
level-no-dice = Прошлой попытки нет; сначала сыграйте этот уровень новыми кубиками.
difficulty-gentle = Лёгкий
difficulty-easy = Простой
difficulty-middling = Средний
difficulty-hard = Трудный
difficulty-very-hard = Очень трудный
difficulty-fiendish = Адский
star-won = Уровень пройден
star-great = Пройден, очков не меньше { $great }
star-first = Пройден с первой попытки, новыми кубиками
star-got = (получена)
star-not = (ещё не получена)
own-head = Свой уровень
own-hint = Звёзд за него нет.
own-four = Четыре цвета
own-missions = До трёх миссий
own-mission = Миссия { $count }
own-none = нет
own-choice = { $count } { $mission }
own-look = Насколько трудно?
own-play = Играть этот уровень
own-colours = Цветов в уровне: { $most }; выбрано: { $count }.
own-unknown = Этот выбор ещё не измерен.
progress-head = Ваши успехи файлом
progress-hint = Успехи принадлежат этому браузеру. Файл хранит их или переносит в другой; что здесь лучше, остаётся.
progress-save = Сохранить успехи
progress-file = Файл успехов
progress-bring = Внести
progress-brought = { $count ->
        [0] В файле нет уровней; ничего не изменилось.
       *[other] Внесено уровней: { $count }. Считается лучшее из обоих.
    }
progress-no-json = Файл повреждён или это не файл успехов: это не JSON.
progress-format = Это не файл успехов; ожидается формат «{ $expected }».
progress-version = Версия формата файла — { $version }; ожидается: { $expected }.
progress-game = Это успехи в «{ $text }»; ожидается «{ $expected }».
progress-levels = Файл повреждён: «levels» — не список.
progress-level = Файл повреждён: «{ $text }» — не уровень; ожидаются цвета и миссии, например «RYBG 7 16».
progress-entry = Файл повреждён: сказанное о «{ $level }» невозможно.

## Check of chance

verify-head = Проверка случая
verify-proved-means = После начала никто не мог изменить исход.
verify-open-means = Игра может быть честной; нельзя только доказать, что никто не знал.
verify-older-means = Проверьте той версией tumblestar, в которой она сыграна.
verify-closed-means = Вернитесь, когда игра кончится.
verify-false-means = Кто-то изменил эту запись.
verify-commitment-was = Обязательство
verify-seed-is = Сид
verify-how = Доверять этой странице не нужно: скачайте запись и запустите «tumblestar verify» или вычислите сами по docs/chance.md.
verify-each = Каждый исход
verify-each-right = следует из сида
verify-each-wrong = не следует из сида
verify-each-none = не проверен
verify-draw = (номер { $count } потока «{ $stream }»)
verify-back = Назад к столу

## Bad news

sorry-400 = Это не читается
sorry-400-help = Вернитесь и попробуйте снова.
sorry-403 = Это не разрешено
sorry-403-help = Вернитесь к столу.
sorry-404 = Здесь ничего нет
sorry-404-help = Адрес неверен, или стол удалён, или он чужой.
sorry-405 = Такой запрос невозможен
sorry-405-help = Пользуйтесь кнопками страниц.
sorry-409 = Этот стол не открыть
sorry-409-help = Возможно, он от другой версии tumblestar. Другие столы не затронуты.
sorry-413 = Это слишком велико
sorry-413-help = Запись — не больше мегабайта текста.
sorry-421 = У этого сервера другое имя
sorry-421-help = Владелец может разрешить это имя: TUMBLESTAR_HOSTS=name.
sorry-424 = В эту игру сейчас играть нельзя
sorry-424-help = Исправьте её файл данных и перезапустите tumblestar; другие игры идут.
sorry-500 = Здесь что-то пошло не так
sorry-500-help = Это наша вина. Сыгранное сохранено; загрузите страницу снова.
sorry-503 = Столы сейчас не сохранить
sorry-503-help = Ничто подтверждённое не потеряно. Загрузите страницу позже.
sorry-home = К играм
game-fault = { $name }: играть нельзя. { $why }
table-damaged = Сохранённый стол не читается: { $why }

## Store and start

store-folder = Папку { $folder } не создать: { $why }. Выберите другую с --data или TUMBLESTAR_DATA.
store-foreign = { $file } — база данных другой программы. Выберите другую папку с --data или TUMBLESTAR_DATA.
store-newer = Столы в { $folder } — от более нового tumblestar. Обновите tumblestar или выберите другую папку с --data.
store-read-only = В папку { $folder } нельзя писать. Измените права или выберите другую с --data или TUMBLESTAR_DATA.
store-address = Это не адрес базы данных PostgreSQL. Ожидается: postgresql://user:password@host:5432/name
store-no-driver = Для PostgreSQL нужен psycopg. Установите: pip install "tumblestar[postgres]"
store-pg-foreign = База данных { $place } принадлежит другой программе. Укажите адрес пустой.
store-pg-newer = Столы в { $place } — от более нового tumblestar. Обновите tumblestar или выберите другую базу.
store-pg-gone = База данных { $place } недоступна: { $why }. Ничто подтверждённое не потеряно.
store-pg-refused = База данных { $place } отказывает в доступе: { $why }. Проверьте имя и пароль в адресе.
store-pg-full = В базе данных { $place } нет места или соединений: { $why }. Ничто подтверждённое не потеряно.
store-pg-held = База данных { $place } переносится или не принимает соединений. Запустите позже.
store-unmet = Процессы, обслуживающие { $place }, не могут связаться друг с другом. Прочтите вывод ошибок (--log all) или возьмите один процесс.
store-pg-trouble = База данных { $place } не работает: { $why }.
store-full = Для { $folder } не осталось места. Освободите его; ничто подтверждённое не потеряно.
store-damaged = Файл { $file } повреждён ({ $why }). Положите на его место старую копию или переместите его.
store-locked = Файл { $file } занят другой программой. Сначала закройте её.
store-unsure = База данных пропала во время записи: сделано это или нет, неизвестно. Посмотрите, прежде чем повторять.
store-raced = Этот стол только что изменился. Загрузите страницу снова.
store-busy = Диск не успевает. Ничего не сделано; попробуйте чуть позже.
store-closed = Сервер останавливается. Ничего не сделано; попробуйте, когда он вернётся.
store-trouble = Файл { $file } не использовать: { $why }.
run-at = tumblestar работает на { $address } (Ctrl-C завершает)
run-data = Столы хранятся в { $folder }
run-no-numba = Без Numba боты здесь играют медленнее и слабее. Установите «tumblestar[fast]» для полной силы.
run-end = До свидания. Ваши столы сохранены.
run-port-taken = Порт { $port } занят, возможно, другим tumblestar. Откройте его или выберите другой порт: --port { $other }
run-port-forbidden = Порт { $port } занимать нельзя. Выберите выше 1023: --port 8017
run-no-address = Слушать на { $host } нельзя: { $why }.

## Server

set-wrong = { $name } не может быть «{ $value }»: ожидается { $expected }.
set-unguarded = Серверу, доступному другим ({ $host }), нужен пароль (--password-file FILE или TUMBLESTAR_PASSWORD), разрешённые адреса (--allow 192.168.1.0/24) или --open, чтобы играли все.
set-two-passwords = Укажите --password или --password-file, но не оба.
set-short-password-file = Паролю в первой строке { $file } нужно знаков не меньше { $least }.
takes-address = адрес или имя этой машины, например 127.0.0.1 или 0.0.0.0
takes-port = целое число от 0 до 65535
takes-whole = целое число от { $least } до { $most }
takes-folder = папка
takes-database = адрес вида postgresql://user:password@host:5432/name
takes-file = файл
takes-hosts = имена хостов через запятую, например games.example
takes-password = знаков не меньше { $least }
takes-networks = адреса или сети через запятую, например 192.168.1.0/24
takes-switch = on или off
takes-token = от 16 до 200 знаков без пробелов
takes-one-of = одно из: { $allowed }
takes-seconds = число секунд от { $least } до { $most }
takes-action = действие в нотации
takes-record = текст записи
takes-state = позиция { $name }, например position.state
takes-game = игра, например tumblestar.games.find("twisty")
takes-seats = по одному Seat(kind, name) на место
takes-salts = список текстов, по одному на место
takes-choosers = список ботов, по одному на место: { $count }
takes-opponents = имя бота или список по одному на каждое другое место: { $count }
takes-level = номер или набор уровня, например { $example }
takes-no-levels = None: у { $name } нет уровней
takes-rng = источник случая, например random.Random(7)
takes-seed = число, текст или None (секрет)
takes-text = текст
takes-number = число
takes-bool = True или False
set-host = Адрес, где слушать; 127.0.0.1 впускает только эту машину.
set-port = Порт, где слушать; 0 — любой.
set-data = Папка столов и законченных игр.
set-database = База данных PostgreSQL вместо папки; её могут делить несколько серверов.
set-processes = Процессы, которые делят работу по этому адресу; примерно по одному на ядро.
set-hosts = Другие имена хостов, на которые отвечает сервер, через запятую.
set-password = Пароль для всех. В командной строке его могут прочесть другие на этой машине; лучше окружение или файл.
set-password-file = Файл, первая строка которого — пароль.
set-allow = Сети, которых впускают; остальным отказ.
set-open = Впускает без пароля всех, кому доступен сервер.
set-behind-proxy = Адреса прокси, которым верят, когда они называют спрашивающего.
set-fast-sockets = Быстрый путь сообщений WebSocket; off — путь самого uvicorn.
set-limits = Ограничивает, как часто можно спрашивать; off — для измерений.
set-metrics-token = Токен, с которым /metrics читают извне.
set-log = Что идёт в вывод ошибок: quiet (ошибки) или all.
set-pace = Секунды между шагами бота.
set-grace = Секунды отсутствия, после которых спрашивают других, что делать.
cli-serve = Отдаёт игры в сеть, не открывая браузер.
cli-backup = Копирует все столы в один файл, даже во время игры.
cli-backup-file = Файл для записи. В нём сиды идущих игр: держите его в тайне.
cli-backup-replace = Заменяет имеющийся файл.
cli-backed-up = Столы в { $file }: { $count }
cli-restore = Заменяет столы копией.
cli-restore-file = Файл от «tumblestar backup».
cli-restore-replace = Откладывает имеющиеся столы под другим именем.
cli-restored = Столы в { $folder }: { $count }
cli-restored-aside = Прежние сохранены как { $file }.
cli-export = Пишет каждую игру текстом, который читают люди и программы.
cli-export-target = Папка или новый файл .zip.
cli-exported = Игры в { $target }: { $count }
cli-import = Вносит игры из текстов, чтобы все могли их просмотреть.
cli-import-files = Записи или файлы zip с записями.
cli-imported = Внесено игр: { $count }
cli-imported-before = Уже были и сохраняют свои столы: { $count }
move-there = В { $place } уже есть люди или столы. Выберите пустую папку или базу.
move-served = Сервер использует { $place }. Сначала остановите его.
move-short = «{ $table }» пришла в { $place } не целиком; там ничего не сохранено. Попробуйте снова.
move-same = Оба места одинаковы. Назовите два.
cli-move = Копирует все столы в пустую папку или базу данных PostgreSQL; источник остаётся как есть.
cli-move-from = Где они: папка или адрес postgresql://.
cli-move-to = Куда: папка или такой адрес.
cli-moved = Столы в { $place }: { $count }
backup-there = { $file } уже есть. Выберите другое имя или добавьте --replace.
backup-none = В { $folder } нет столов.
backup-trouble = { $file } не использовать: { $why }.
restore-there = В { $folder } уже есть столы. Добавьте --replace, чтобы отложить их.
restore-foreign = { $file } — не копия столов tumblestar.
restore-newer = { $file } — от более нового tumblestar. Сначала обновите tumblestar.
restore-damaged = { $file } повреждён; ничего не изменено.
run-twice = Другой tumblestar обслуживает { $folder }. Откройте его или выберите другую папку с --data.
run-no-limits = Ограничения сняты: спрашивать можно без конца. Только для измерений.
run-no-processes = В этой системе адрес может обслуживать только один процесс. Уберите --processes.
sorry-401 = Нужен пароль
sorry-401-help = Введите его на странице игр.
sorry-429 = Слишком много запросов
sorry-429-help = Подождите немного и попробуйте снова; ничего не потеряно.
door-head = Входите
door-about = Сервер спрашивает пароль. Его знает тот, кто вас пригласил.
door-password = Пароль
door-enter = Войти
door-wrong = Неверный пароль. После нескольких попыток придётся ждать.
refused-limit = Слишком быстро. Ничего не сделано; попробуйте чуть позже.
limit-tables = У вас незаконченных столов { $most }. Сначала закончите или прервите часть.

## Together

nav-lobby = Лобби
new-friend = друг, по ссылке
new-together = Часы, чат и гости
new-clock = Часы
new-clock-help = Первый ход каждого без времени, и часы стоят, пока сервер выключен.
clock-none = без часов
clock-turn = { $count ->
        [3600] 1 час
        [86400] 1 день
       *[other] { $unit ->
            [minutes] { $n } мин
           *[other] { $n } с
        }
    } на ход
clock-turn-help = Когда время вышло, ход заканчивает бот.
clock-bank = { $n } мин на всю игру
clock-bank-more = { $n } мин на всю игру и ещё { $more } с после каждого хода
clock-bank-help = У кого вышло время, тот проигрывает.
clock-label = { $seat ->
        [you] Ваше время
       *[other] Время: { $seat }
    }
clock-soon = Осталось { $count } с!
clock-low = осталось мало времени
clock-last = последние секунды
bad-clock = Таких часов нет.
title-waiting = Ждём друзей · { $game }
status-waiting = { $count ->
        [0] Игра сейчас начнётся.
       *[other] Игра начнётся, когда заняты все места. Ещё свободно: { $count }.
    }
status-asked = Игра начнётся, когда все согласны. { $seats ->
        [you] Нет вашего ответа.
       *[other] Ещё не ответили: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Ваше время вышло.
            [1] Ваше время вышло. { $others } побеждает.
           *[other] Ваше время вышло. { $others } делят победу.
        }
       *[other] { $others ->
            [you] { $count ->
                [1] Время вышло: { $seat }. Вы побеждаете!
               *[other] Время вышло: { $seat }. Победа общая: { $others }.
            }
           *[other] { $count ->
                [0] Время вышло: { $seat }.
                [1] Время вышло: { $seat }. { $others } побеждает.
               *[other] Время вышло: { $seat }. { $others } делят победу.
            }
        }
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
free-head = Ждём друзей
free-hint-host = Отправьте каждому другу его ссылку. Кто откроет её первым, занимает место, без учётной записи.
free-hint = Ссылки на свободные места — у хозяина стола.
local-head = Ссылки действуют только на этом компьютере
local-why = Адрес { $host } везде значит «это самое устройство»: телефон друга искал бы игру на себе.
local-do = Чтобы играть с друзьями в вашей сети, перезапустите tumblestar этой командой со своим паролем:
local-then = Потом откройте сетевой адрес этого компьютера, например { $example }, и создайте стол там. Его ссылкам пароль не нужен.
free-seat = Место { $count } свободно.
free-bot = Бот на место { $count }
free-bot-do = Посадить бота
free-other = Бот или новая ссылка
link-seat = Ссылка на место { $count }
link-watch = Ссылка для зрителей
link-device = Ссылка для другого устройства
link-copy = Копировать ссылку
link-copied = Скопировано.
link-share = Поделиться
link-qr = QR-код
link-qr-label = QR-код ссылки выше
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
chat-notes = Отмечено за этим столом
host-head = Настройки хозяина стола
host-chat = Свободный чат
host-chat-help = Готовые фразы разрешены всегда.
host-watchers = Зрители
host-watchers-help = Кто получил их ссылку, может смотреть, видит то же, что игроки, и не пишет в чат.
host-listed = Показывать в лобби
host-listed-help = Все на этом сервере видят там стол, могут занимать свободные места и смотреть законченную игру.
setting-sound = Звуки
setting-bubble = Сообщения чата над полем
notify-allow = Сообщать, когда мой ход
notify-how = Браузер спросит разрешение. Уведомления приходят, пока эта страница открыта, даже за другими.
notify-denied = Браузер блокирует уведомления с этого адреса; разрешить их можно в его настройках.
notify-text = Ваш ход.
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
join-title = Вас пригласили
join-head = { $game }: место для вас
join-from = { $host } приглашает вас играть.
join-from-nobody = Вас приглашают играть.
join-seat = Вы садитесь на место { $count }.
join-which = Какое место?
join-seat-choice = Место { $count }
join-name = Ваше имя, как его видят другие
join-do = Занять место
join-fair = Честность
join-fair-help = Всё везение решает секретный сид. Вот его обязательство, чтобы он не мог измениться. Можно добавить свои слова: они влияют на каждый исход.
join-salt = Ваши слова (соль)
join-who = За столом
join-clock = Часы
join-begun = Игра идёт; вы продолжаете с этой позиции.
join-own = Этот стол ваш. Отправьте ссылку другу или играйте и за это место, на этом экране.
join-sits = Вы уже сидите за этим столом.
join-open = Открыть стол
join-taken-head = Это место занято
join-taken = Ссылкой кто-то воспользовался, или хозяин стола создал новую. Попросите другую.
join-over = Эта игра окончена.
watch-head = Смотреть: { $game }
watch-about = Вы смотрите незаметно и не играете.
watch-do = Смотреть
watch-off-head = Эта ссылка больше не действует
watch-off = Хозяин стола не пускает зрителей или создал новую ссылку.
bring-head = Играть здесь
bring-about = Тогда на этом устройстве играет { $name }, как и на том. Ссылка действует один раз.
bring-nobody = тот, кто создал ссылку
bring-do = Играть на этом устройстве
device-head = Играть на другом устройстве
device-about = Откройте эту ссылку на другом устройстве, срок { $count } мин. Она действует один раз и есть только на этой странице. Никому не давайте её: у кого она, тот играет за вас.
device-back = Назад к столу
lobby-head = Лобби
lobby-search = Искать
lobby-name = Имя игрока
lobby-game = Игра
lobby-any = все игры
lobby-open = Открытые столы
lobby-open-none = Открытых для всех столов сейчас нет. Когда создадите свой, его можно показать здесь.
lobby-playing = Сейчас играют
lobby-own = Мои столы
lobby-own-none = Не найдено.
lobby-over = Законченные игры
lobby-over-none = Не найдено.
lobby-files = Игры из файлов
lobby-free = { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
       *[many] { $count } мест свободно
    }
lobby-join = Занять место
lobby-join-of = Занять место: { $game }
lobby-free-seat = свободное место
table-waiting = ждём друзей

## Terminal

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
term-crowded = Ботов { $bots }, мест { $seats }: для людей слишком мало.
term-sealed = Везение решает секретный сид; он откроется в конце. Его обязательство: { $commitment }
term-seed = Везение открыто: оно следует из сида «{ $seed }».
term-open = Везение открыто: запись его не докажет.
term-begin = Введите действие в нотации, «?» — что можно сделать, или «помощь».
term-resumed = Игра из { $file } продолжается после события { $count }.
term-seed-lost = На этой машине нет секретного сида игры: везение идёт с новым, и запись говорит, что оно открыто.
term-opened = Запечатанный сид: { $seed }. Его SHA-256 — обязательство, названное в начале: { $commitment }
term-verify = Игра сохранена в { $file }. Её везение может проверить любой:
term-type-verify = tumblestar verify { $file }
term-kept = Игра сохранена в { $file }. Чтобы продолжить её:
term-type-play = tumblestar play { $file }
term-kept-games = Незаконченные игры в терминале ({ $count }), сначала последняя:
term-kept-game = { $game }, { $when }, событие { $events }
term-kept-resume = Команда tumblestar play --resume продолжает первую. Все лежат в { $folder }.
term-none-kept = В { $folder } нет такой незаконченной игры. «tumblestar play GAME» начинает новую.
term-not-for-resumed = { $option } — только для новых игр.
term-not-kept = Ничего не сыграно, поэтому ничего не сохранено.
term-unkept = Игру не сохранить в { $file }: { $why }. Она идёт дальше; «сохранить FILE» кладёт её в другое место.
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

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

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

## The API for programs, and tokens

nav-api = Для программ
api-title = API для программ
api-about = Программы могут следить за столами, создавать их и играть, по HTTP с JSON. В каждом вызове есть токен, «Authorization: Bearer tms_…»; куки не считаются. Время в миллисекундах отсчитывается от 1970 года, места — от 1.
api-token-help = Создаётся на странице /tokens или командой «tumblestar token new».
api-to-document = Документ OpenAPI
api-begin = Для начала
api-begin-help = Создайте токен для бота, потом спросите, кто вы:
api-example = Вызов, который можно скопировать
api-scopes = Что можно токену
api-scopes-help = Токену можно только то, что отмечено при создании.
api-can = Вызовы
api-needs = нужно { $scope }
api-once = Повторный запрос
api-once-help = В запросах, которые что-то меняют, есть «id» на ваш выбор. Тот же id — тот же запрос: он делается один раз, и его ответ, данный, когда всё на диске, даётся снова. Запрос без ответа отправьте ещё раз таким, как был. «seen» — это «n» стола, по которому вы решали; если с тех пор что-то произошло, в запросе отказано как «stale».
api-lines = Строки потока
api-lines-help = Каждая строка — объект JSON с «type»: сначала места, потом записи после «from», потом стол сейчас; дальше всё, что происходит. После обрыва возвращайтесь с последним «n» как «from»: ничто не пропадёт и не повторится.
api-line-seats = Кто там сидит: сначала и при каждом изменении.
api-line-entry = Запись журнала стола, по порядку. «act»: действие в нотации; «takeback»: «kept» — сколько событий записи остаётся, «practice» — стала ли игра тренировкой; «ask»: место «actor» просит вернуться к «kept» событий; «agree» и «decline»: место «actor» отвечает; «resign» и «flag»: «seat» выбывает; «abandon»: игра кончилась без результата.
api-line-now = Стол после всех записей до сих пор.
api-line-chat = Что говорят с этих пор.
api-line-beat = Поток жив.
api-line-bye = Последняя строка. «over»: игра окончена; «gone»: стол вам больше не виден; «token»: токен отозван; «restart»: сервер останавливается, вернитесь с «from».
api-socket = Вместо этого WebSocket
api-socket-help = /live/TABLE?as=json — одно соединение, чтобы действовать и слушать. Токен тот же, в том же заголовке; сообщения описаны в docs/server.md.
api-problems = Отказы
api-problems-help = Отказ — это объект JSON (RFC 9457): «code» для программ, «detail» для людей, на их языке (Accept-Language); «tag» и «help» называют правило игры, «n» — номер стола сейчас.
api-limits = Как часто
api-limits-help = Сверх предела запросам отказывают с 429; «Retry-After» — сколько секунд ждать. Пределы — на каждый токен и адрес, если не сказано иное. В теле не больше 10 000 байт, в импорте 1 500 000.
api-limit = { $what }: сразу { $burst }, потом 1 каждые { $every } с.
api-limit-call = Вызовы, на каждый токен
api-limit-request = Запросы любого вида, на каждый адрес
api-limit-table = Новые столы
api-limit-link = Просмотренные или принятые приглашения
api-limit-chat = Сказанное, на каждого человека или бота
api-limit-upload = Импорт и файлы
api-limit-export = Экспорт
api-limit-lines = Открытые потоки и WebSocket, на каждый токен: { $count }.
api-limit-tables = Идущие столы, на каждого хозяина: { $count }.
api-notation = За столом «legal» перечисляет все разрешённые действия в нотации игры, так что знать правила программе не нужно; грамматика в docs/.
api-me-help = Ваше имя, бот ли вы и что можно вашему токену.
api-games-help = Все игры: места, опции, здешние боты и примеры нотации.
api-game-help = Одна игра.
api-tables-help = Столы, которые вы создали или где сидите: шестьдесят, где играли последними.
api-make-help = Новый стол. Начинает, когда заняты все места. Уже использованный id даёт стол, созданный тогда.
api-table-help = Стол как есть; для хозяина с нужным токеном — ссылки на свободные места.
api-puzzles-help = Все задачи с решением и доказательством, по объекту JSON в строке (docs/puzzles.md).
api-record-help = Игра текстом, который читают «tumblestar verify» и «tumblestar replay». Сид в нём есть, когда игра окончена.
api-review-help = Где решилась законченная игра, везением и умением (docs/review.md). Запрос ждёт этого до двадцати секунд.
api-chat-help = Последние двести сообщений за столом.
api-stream-help = Что происходит за столом, по объекту JSON в строке, до конца игры; «beat» после пятнадцати секунд тишины. Кто десять секунд ничего не читает, того отключают.
api-invitation-help = Куда ведёт ссылка: игра, место, часы, кто ещё сидит, и обязательство везения. Ничего не занимается.
api-join-help = Занимает место по приглашению. Тот, у кого оно уже есть по этой ссылке, получает тот же ответ.
api-act-help = Делает действие, по номеру в «legal» или в нотации. Где случай вводят, в «text» исходы через пробел.
api-takeback-help = Отменяет ваше последнее действие, в пределах хода и пока не сыграли случай или другое место. С «kept» — все события после стольких: в одиночку против ботов как тренировку; среди людей спрашивают других, и за случай не возвращаются.
api-answer-help = Соглашается вернуть ход или отклоняет; просивший так отзывает просьбу. Делается, когда согласны все.
api-resign-help = Сдаёт ваше место; «seat» — какое, если их несколько.
api-rematch-help = Ещё партия с теми же людьми на их местах, когда эта окончена. Кто просит первым, создаёт стол; «agree» false отклоняет и освобождает ваше место.
api-say-help = Строка текста или фраза, которую каждый читает на своём языке.
api-abandon-help = Завершает игру без результата, для хозяина стола.
api-delete-help = Удаляет законченный стол насовсем, для хозяина стола.
api-export-help = Запись каждого стола, который вы создали или где сидите, по объекту JSON в строке, сначала старые.
api-import-help = Добавляет записи как ваши столы для просмотра: текстом, одну за другой, или строками JSON, как при экспорте. Что уже есть, не добавляется снова. На каждую отвечает объектом JSON в строке. Не больше 200 и 1,5 МБ.
api-field-asked = Просьба вернуть ход, которая ждёт ответов.
api-field-actor = Место, 0 — случай, null — никто.
api-field-added = False, если уже было.
api-field-bot = True для здешних ботов и для программ.
api-field-chance = «sealed»: секретный сид, открывается в конце; «seed»: заданный вами; «typed»: вводится с настоящей доски.
api-field-changed = Когда там играли последний раз (UTC).
api-field-chat = Можно ли писать свободно; фразы разрешены всегда.
api-field-clock = «none», «turn-SECONDS» или «bank-SECONDS-INCREMENT».
api-field-commitment = SHA-256 запечатанного сида.
api-field-data = Дайджест файлов данных игры.
api-field-due = Когда выйдет время идущих часов.
api-field-end = Как в записи; null, пока игра идёт.
api-field-following = Стол реванша или пусто.
api-field-from = Последняя запись, что у вас есть: вы получите те, что после неё. Без этого: с этих пор. 0: все.
api-field-good = Можно ли ещё принять приглашение.
api-field-id = Тот же id — тот же запрос, сделанный один раз.
api-field-increment = Секунды, добавляемые после каждого хода.
api-field-kept = Сколько событий записи остаётся.
api-field-left = Миллисекунды, оставшиеся каждому месту.
api-field-legal = Разрешённые действия места, которое ходит; у игры — примеры.
api-field-link = Приглашение или то, что стоит после последней косой черты.
api-field-links = Null для всех, кроме хозяина стола.
api-field-listed = Показывает ли его лобби.
api-field-n = Живой номер стола: считает записи его журнала и только растёт.
api-field-options = У пропущенных — значения по умолчанию.
api-field-phrase = Каждый читает её на своём языке; с «note-» начинаются фразы самого стола.
api-field-practice = Возвращался ли кто-то за случай или за бота. В запросе: вы знаете, что игра станет тренировкой.
api-field-preparing = Бот готовится; до тех пор он играет не в полную силу.
api-field-presence = «none», где никого не ждут.
api-field-remark = По каким правилам сыграна и показана старая игра; обычно пусто.
api-field-result = Доли мест, когда она окончена.
api-field-retry-after = Сколько секунд ждать.
api-field-salt = Ваши слова, которые входят в запечатанное везение.
api-field-scope = Чего не хватает токену.
api-field-seats = Для нового стола: «me», «open» для того, кто получит ссылку, или «bot:NAME» для здешнего бота.
api-field-seconds = На ход или на игру.
api-field-seen = «n» стола, по которому вы решали.
api-field-stand-in = Бот, который сейчас играет за человека.
api-field-status = «study» — запись для просмотра. У отказа: статус HTTP.
api-field-table = Имя стола, как в его адресе.
api-field-tag = Правило игры, которое это запрещает.
api-field-token = Имя токена.
api-field-watch = Ссылка для зрителей.
api-field-watchers = Может ли смотреть тот, у кого есть ссылка.
problem-request = Запрос неисправен: заголовок повторяется, или тело кончилось слишком рано.
problem-json = Тело не читается как JSON в UTF-8.
problem-token = Нет годного токена: отправьте «Authorization: Bearer tms_…» с созданным здесь и не отозванным.
problem-scope = Токену это нельзя: «scope» называет, чего не хватает.
problem-address = Этот сервер впускает только некоторые адреса.
problem-blocked = Хозяин стола заблокировал вас.
problem-missing = Для вас здесь ничего нет: имя неверно, стол удалён или он чужой.
problem-method = Не этим методом: «Allow» называет те, что принимает этот адрес.
problem-stale = С тех пор что-то произошло: посмотрите и решите заново, с новым id.
problem-seat = Сейчас это делать не вам: ходит другое место, это не ваше место, или только для хозяина стола.
problem-chance = Это делает случай; вводить исходы можно только за столом, созданным для этого.
problem-takeback = Вернуть нечего: ход окончен, или с тех пор сыграли случай или кто-то другой.
problem-practice = Игра станет тренировкой: без звезды, с открытым случаем. Спросите снова с «practice», если хотите этого.
problem-over = Игра окончена.
problem-waiting = Игра начнётся, когда заняты все места.
problem-clock = Время места вышло.
problem-taken = Место занято, ссылка стара, или вы там уже сидите.
problem-chat = Этого не сказать: хозяин выключил свободный чат, или это не одна строка текста.
problem-going = Игра идёт; сначала закончите её.
problem-table = Стол не открыть; возможно, он от другой версии tumblestar.
problem-game = Играть сейчас нельзя: в файле данных игры ошибка. Исправить её может владелец сервера.
problem-long = Слишком велико: в теле не больше 10 000 байт, в импорте 1 500 000.
problem-kind = Отправьте тело как «Content-Type: application/json».
problem-host = У этого сервера другое имя; разрешить это может тот, кто его запустил: TUMBLESTAR_HOSTS=name.
problem-message = Поле неизвестно или не такое, как нужно: «field» — какое, «expected» — каким должно быть.
problem-rule = Это запрещает правило игры: «tag» — правило, «help» — его страница.
problem-unread = Нотация не читается; «legal» перечисляет, что можно.
problem-options = Нет такой игры, числа мест, опции, бота или имени, или опции не сочетаются.
problem-limit = Слишком часто: ждите столько секунд, сколько говорит «Retry-After». Ничего не сделано.
problem-head = В адресе и заголовках не больше 16 384 байт.
problem-trouble = Здесь что-то пошло не так. Спросите снова с тем же id: сделанное дважды не делается.
problem-working = Это вычисляется; спросите чуть позже.
problem-store = Записать не удалось, и ничего не сделано; спросите чуть позже, с тем же id.
refused-scope = Токену это нельзя: не хватает «{ $scope }».
refused-long = В теле байт больше { $most }.
refused-field = Поле { $field } не такое, как нужно: { $expected }.
import-none = В нём нет записи.
import-many = Записей в нём { $count }; вносите за раз не больше { $most }.
import-line = Эта строка — не объект JSON с «record».
refused-kind = Отправьте тело как { $kinds }.
refused-act = Укажите либо номер действия как «action», либо нотацию как «text».
refused-no-link = Такого приглашения мы не знаем.
refused-streams = Открыто слишком много потоков. Сначала закройте один.
scope-read = Видеть ваши столы, следить за ними, читать записи и чат
scope-play = Занимать места по приглашению, ходить, возвращать ход, сдаваться, писать в чат
scope-tables = Создавать столы, видеть их ссылки, заканчивать и удалять их
tokens-head = Токены для программ
tokens-about = С токеном ваша программа играет здесь.
tokens-yours = Ваши токены
tokens-none = У вас их нет.
token-made = Ваш новый токен
token-once = Скопируйте сейчас: он показан один раз. Им может пользоваться любой, у кого он есть.
token-label = Токен
token-copy = Копировать токен
token-new = Ещё токен
token-name = Имя
token-for = Кто с ним действует
token-for-me = Я: мой терминал или скрипт
token-for-bot = Новый бот с этим именем
token-for-this-bot = Мой бот { $name }
token-bot-help = Программа, которая решает сама, — это бот: она сидит за столами под своим именем и отмечена как бот.
token-do = Создать токен
token-of-you = действует за вас
token-of-bot = действует как бот { $name }
token-since = создан { $day }
token-used = последний раз использован { $day }
token-unused = не использован
token-revoke = Отозвать
token-revoke-sure = Программам с ним будет отказано.
token-revoke-yes = Отозвать
token-no-name = Дайте ему имя.
token-no-scope = Отметьте хоть что-то, что ему можно.
token-for-whom = Выберите, кто с ним действует.
token-many = Токенов у вас { $most }. Сначала отзовите часть.
cli-token = Создаёт, перечисляет и отзывает токены для программ, даже при работающем сервере.
cli-token-new = Создаёт токен для нового бота NAME и печатает его, один раз.
cli-token-person = Для человека, а не бота.
cli-token-scope = Что ему можно, по умолчанию read; можно указать несколько раз.
cli-token-list = Перечисляет все токены.
cli-token-revoke = Отзывает токен с этим NUMBER из списка.
cli-token-bot = бот { $name }
cli-token-none = Токенов нет.
cli-token-head-number = номер
cli-token-head-name = имя
cli-token-head-who = кто
cli-token-head-scopes = можно
cli-token-head-made = создан
cli-token-head-used = использован
cli-token-revoked = Токен { $number } отозван.
cli-token-unknown = Токена { $number } нет.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [1] Для одного игрока
        [one] Для { $count } игрока
        [few] Для { $count } игроков
       *[many] Для { $count } игроков
    }
option-first = Кто ходит первым
option-first-help = Решает случай или вы.
option-first-0 = по жребию
option-first-seat = место { $count }
picture-label = Стол игры. Нажмите T, чтобы увидеть его текстом.
first-seat = { $seat ->
        [you] Первый ход ваш.
       *[other] Первый ход: { $seat }.
    }
seat-won = { $seat ->
        [you] Вы побеждаете!
       *[other] { $seat } побеждает.
    }
first-seat-awaited = Случай решает, кто ходит первым.
unread-of = «{ $text }» здесь невозможно; ожидается одно из: { $actions }.
cli-new-game = Пишет маленькую игру пакетом, чтобы переделать её в свою.
cli-new-game-name = Имя игры в Python: строчные буквы, цифры и подчёркивания.
cli-new-game-out = Папка для записи; по умолчанию здесь, с именем игры.
cli-new-game-bad = «{ $name }» не может быть именем игры: строчные буквы, цифры и подчёркивания, сначала буква, и не имя другой игры.
cli-new-game-there = «{ $folder }» уже есть; выберите другую папку с --out.
cli-new-game-made = Записано в { $folder }. Дальше: pip install -e { $folder }, потом tumblestar check-game { $name } и tumblestar play { $name }.
cli-check-game = Проверяет игру по договору и говорит, чего ей не хватает.
cli-check-game-passed = { $name }: пройдены все проверки, { $count }.
cli-check-game-failed = Проверки, не пройденные игрой { $name }: { $count }

## The installable app

nav-install = Установить приложение
install-head = tumblestar как приложение
install-about = После установки tumblestar открывается в своём окне и занимает меньше мегабайта.
install-do = Установить
install-ways = Или способом браузера:
install-chrome = Chrome и Edge: «Установить» в адресной строке или меню.
install-ios = iPhone и iPad: «Поделиться», потом На экран «Домой».
install-mac = Safari на Mac: «Добавить в Dock» в меню «Файл».
install-firefox = Firefox на Android: «Установить» в меню.
install-not = Браузеры устанавливают только с адреса https. Попросите владельца сервера настроить TLS (docs/hosting.md).
offline-head = Нет связи
offline-about = Сервер недоступен. Ваши столы в сохранности; страница вернётся сама.
offline-again = Попробовать сейчас
result-share = Поделиться результатом
result-save = Сохранить рисунком

## Review of a game

review-none = У { $game } нет оценщика, поэтому её партии не разобрать.
review-empty = В этой игре ещё ничего не произошло.
review-older = Эта игра сыграна по правилам или данным другой версии, поэтому её не разобрать.
review-ended = Разбор неожиданно оборвался. Запросите снова, чтобы перезапустить его.
review-busy = Сейчас вычисляется слишком много. Попробуйте через минуту.
review-failed = Разбор не удался; журнал сервера говорит почему.
review-title = Разбор: { $game }, { $names }
review-curve = Доли победы по событиям, линия на каждое место; в конце { $shares }. Все цифры в списке событий.
review-luck-bars = Везение: вверх — хорошо для места
review-luck-of = Везение по событиям: { $name }
review-cost-bars = Цена решений
review-cost-of = Цена решений: { $name }
review-means = Что значат эти слова?
review-means-luck = Что принёс случай против среднего из возможного, в долях победы; в среднем 0.
review-means-skill = Что все решения дали месту против лучших. Собственные могут только отнимать; чужие — подарки.
review-means-residual = Что оценщик не объясняет: 0, если он точен, иначе мера того, насколько ему верить.
review-means-adjusted = Результат без везения, с интервалом. Он раньше результатов говорит, кто играл лучше.
review-means-rating = Тысяча средних цен собственных решений места; меньше — лучше.
review-means-level = Бот, чьи решения стоят примерно столько же.
review-totals = Откуда результат
review-start = Начало.
review-at = Событие { $n }. { $did } Доли победы: { $shares }.
review-share-of = { $name } { $share }
review-head-event = событие
review-head-what = что произошло
review-head-luck = повезло
review-head-cost = цена
review-luckiest = Больше всего везения
review-event = Событие { $n }
review-board = Поле после события { $n }
review-mistakes = Самые дорогие решения
review-better-board = Поле после лучшей линии, событие { $n }
review-decision = Событие { $n }: решает { $name }
review-played = Сыграно
review-better = Лучше
review-events = Все события
review-link = Разбор
review-page = Разбор: { $game }
review-later = Разбор — после игры, чтобы никому не подсказать, кто впереди.
review-back = Назад к столу
review-slider = События игры
review-progress = Вычислено событий
review-working = Игра вычисляется. Можно вернуться позже.
review-waiting = Оценщик готовится, в первый раз на этом компьютере до минуты.
review-done = Вся игра вычислена.
review-again = Попробовать снова
review-reload = Показать готовое
review-play-on = Эту линию — на доску анализа
review-moment = Показать этот момент за столом
retry-link = Решить ошибки заново
retry-page = Ошибки: { $game }
retry-least = От { NUMBER($share, style: "percent") }
retry-none = Решений с такой ценой нет.
retry-puzzle = { $k } из { $count }, событие { $n }: решает { $name }
retry-board = Поле перед событием { $n }
retry-do = Попробовать
retry-before = Предыдущая
retry-next = Следующая
retry-right = { $action } Это сохраняет { $best }, и сохранить больше нельзя.
retry-wrong = { $action } Это сохраняет { $share }; лучшее — { $best }. Попробуйте другое.
retry-unknown = «{ $action }» ещё вычисляется. Попробуйте чуть позже.
retry-played = Сыграно: { $did } Это сохраняло { $share }.
evaluator-own = собственные оценки игры
review-evaluator = Оценки: { $name }. Средняя ошибка шага: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Оценки: { $name }; точно.
review-evaluator-unmeasured = Оценки: { $name }; ошибка не измерена.
review-level-none = –
review-level-perfect = Безупречно
review-resigned = { $name } сдаётся
review-sum-seat = место
review-sum-start = начало
review-sum-luck = везение
review-sum-skill = умение
review-sum-residual = без объяснения
review-sum-final = результат
review-sum-adjusted = без везения (95 %)
review-sum-decisions = решения
review-sum-rating = рейтинг
review-sum-level = игра как у
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } (от { $low } до { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }
review-no-mistakes = Ни одно решение ничего не стоило.
cli-review = Говорит, где решилась игра, везением и умением, в числах, которые складываются.
cli-review-html = Пишет разбор файлом для любого браузера, без скриптов.
cli-review-against = Сравнивает игру с другой записью с тем же везением.
compare-alike = Насколько идут обе, игры одинаковы.
compare-parting = Они расходятся на событии { $n }:
compare-other = У этих игр разное везение; различаются: { $what }.
compare-unknown = Неизвестно, одинаково ли везение у этих игр: случай вводили, или сид ещё не открыт.
compare-game = игры
compare-seats = числа мест
compare-options = опции
compare-start = начальные позиции
compare-seed = сиды
cli-review-title = { $game }: { $names }
cli-review-luckiest = Больше всего везения:
cli-review-mistakes = Самые дорогие решения:
cli-review-better = Лучше: { $preview } [{ $line }]

## Statistics of many games

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Исходы
chance-of-first = Место, которое начинает
chance-of-others = другие

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Игры: { $count }, без результата: { $unfinished }.
stats-group =
    { $count ->
        [1] { $game }, в одиночку
       *[other] { $game }, мест: { $count }
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (бот)
stats-nobody = без имени
stats-head-player = игрок
stats-head-games = игры
stats-head-result = победы
stats-head-luck = везение
stats-head-adjusted = без везения
stats-head-cost = отдано за игру
stats-head-rating = рейтинг
stats-head-level = игра как у
stats-head-observed = выпало
stats-head-expected = ожидалось
stats-perfect = { $name }: за игру отдано { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } победы, точно: расстояние до безупречной игры. Игры: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = меньше { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Исходов случая слишком мало для проверки.
stats-chance-fair = Ничего странного, исходов случая: { $n }. Честный случай так же или больше отклоняется от ожидаемого в { $p } случаев{ $count ->
        [1] .
       *[other] , в самой маловероятной из проверок ({ $count }), с поправкой на их число.
    }
stats-chance-odd = Что-то странно: { $kinds }. Честный случай так отклоняется от ожидаемого в { $p } случаев{ $count ->
        [1] .
       *[other] , с поправкой на число проверок: { $count }.
    }
stats-chance-left-out = Не проверено игр, где возвращали ход или играли по другим правилам: { $count }.
stats-seal-proved = Исходы из сидов, запечатанных до игры: { $n } из { $count }.
stats-seal-open = Исходы введённые или с сидом, который кто-то мог знать: { $n } из { $count }.
stats-seal-closed = Исходы с ещё не открытым сидом: { $n } из { $count }.
stats-seal-older = Исходы по другим правилам, которые здесь не проверить: { $n } из { $count }.
stats-seal-false = Исходы игр, чей случай не следует из сида: { $n } из { $count }.
stats-head = Ваша статистика
stats-none = Пока ничего: на этом сервере у вас нет законченной игры, где одно место было вашим до конца.
stats-about = Законченные игры, где у вас было одно место: { $count }, разобрано: { $n }. Считаются последние столы, до { $most }. Разбор создаётся, когда его открывают впервые.
stats-csv = Скачать ваши игры таблицей (CSV)
stats-people = люди
stats-you = Вы
stats-head-reviewed = разобрано
stats-head-against = против
stats-head-days = дни
stats-head-outcome = исход
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } — { $last }
    }
stats-as-table = Таблицей
stats-chart-result = Результаты во времени; групп игр: { $count }. Цифры в таблице ниже.
stats-chart-result-means = ● победы, ◆ победы без везения, от 0 % (внизу) до 100 % (вверху); черты: интервалы 95 %, пунктир: справедливая доля.
stats-chart-rating = Рейтинг во времени; групп игр: { $count }. Цифры в таблице ниже.
stats-chart-rating-means = Рейтинг, от 0 (внизу) до { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (вверху); меньше — лучше; черты: интервалы 95 %.
stats-chance-head = Что сделал случай
stats-test = { $kind }, исходы: { $count }; честный случай так отклоняется в { $p } случаев
stats-test-few = { $kind }, исходы: { $count }, слишком мало для проверки
cli-stats = Подводит итог многих игр: результаты, везение, цена и рейтинг по игрокам с интервалами 95 % и не странен ли случай.
cli-stats-files = Записи, файлы zip с записями или папки.
cli-stats-name = Игрок или бот; по умолчанию все.
cli-stats-game = Игра; по умолчанию все.
cli-stats-csv = Пишет в этот файл строку для каждого места каждой игры (CSV).
cli-stats-no-review = Только результаты и случай, без разборов: быстро.
cli-stats-reviews = Хранит цифры разборов в этом файле на следующий раз.
cli-stats-reviews-bad = В «{ $file }» нет сохранённых разборов. Выберите другой файл для --reviews или удалите его.
cli-stats-unreviewed = Не разобрано: { $record }: { $why }
cli-stats-false = Случай в { $record } не следует из сида: см. tumblestar verify.

## Puzzles

puzzle-file = { $file }, строка { $line }: { $why }
puzzle-bad-line = Это не задача: { $why }. Формат в docs/puzzles.md.
puzzle-of-another = «{ $id }» — не id задачи для { $name }.
puzzle-twice = Задача «{ $id }» указана дважды.
puzzle-empty = У задачи «{ $id }» нет решения.
puzzle-bad-state = У задачи «{ $id }» позиция не читается. { $why }
puzzle-unknown = Задачи «{ $text }» нет. id — это игра ({ $games }), дефис и семь цифр; см. «tumblestar puzzles list».
puzzle-illegal = «{ $text }» здесь невозможно.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, заметка { $n }: { $why }
bad-tutorial-form = Это не файл заметок (docs/tutorials.md). { $why }
bad-tutorial-alone = Рядом нет записанной игры { $file }.
bad-tutorial-record = Строка { $line } записанной игры: { $why }
bad-tutorial-game = Записанная игра — { $other }; ожидается { $game }.
bad-tutorial-learner = У ученика место { $n }; ожидается место каждой записанной игры.
bad-tutorial-idle = Ученику на месте { $n } нечего делать; ожидается заметка перед действием этого места.
bad-tutorial-chapter = Она из главы { $n }; ожидается от 1 до { $count }, по главе на записанную игру.
bad-tutorial-event = Она стоит перед событием { $event }; ожидается от 1 до { $count }, последнее — для конца.
bad-tutorial-order = Она идёт после заметки о более позднем событии; ожидается порядок игры.
bad-tutorial-end = Глава кончается действием; ожидается ещё заметка, чтобы показать, что вышло.
bad-tutorial-words = Для «{ $key }» нет слов; ожидается сообщение { $game } на каждом языке.
bad-tutorial-reading = Ученику здесь нечего делать; «also», «answers» и «other» ожидаются только перед действиями ученика.
bad-tutorial-action = «{ $text }» — не действие. { $why }
bad-tutorial-illegal = «{ $text }» здесь не разрешено; под «also» ожидаются действия не хуже записанного.
bad-tutorial-right = «{ $text }» — записанное действие; под «answers» ожидаются неверные попытки.
bad-tutorial-mark = «{ $text }» здесь ничего не называет; ожидается разрешённое действие, место поля либо деталь или знак рисунка.
learn-right = Верно.
learn-head = Учимся: { $game }
learn-step = { $n } из { $count }
learn-back = Назад
learn-next = Дальше
learn-again = С начала
learn-play = Сыграть против: { $bot }
# $name: the name of a file.
learn-another = Другой урок: { $name }
learn-board = Поле урока
learn-choose = Всё, что здесь можно
learn-do = Сделать
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Нажимайте «{ $turn }», пока деталь не повёрнута верно.
# $marked: a list of sentences and names.
learn-marked = Отмечено: { $marked }
term-learn-begin = Делайте, о чём просят заметки: введите действие в нотации или Enter, чтобы идти дальше. «?» — что можно сделать, «поле» — поле, «назад» — назад, «выход» — уйти.
term-learn-try = Ваше действие:
term-learn-on = Enter — дальше:
term-learn-play = Enter — игра против: { $bot }; «выход» — уйти:
term-learn-left = Урок сохранён. «tumblestar learn { $game }» продолжает его.
term-learn-rule = Правило — { $tag }: оно в «tumblestar rules { $game }».
term-word-step-back = назад
cli-learn = Учит игре, играя в терминале, потом играет против бота; продолжает с места остановки.
cli-learn-game = Игра.
cli-learn-lesson = Имя урока; по умолчанию первый.
cli-learn-none = У { $game } пока нет урока; как его написать, говорит docs/tutorials.md.
cli-learn-unknown = Урока «{ $name }» нет; есть { $names }.
card-learn = Учиться, играя: { $game }
card-learn-short = Учиться
new-learn = Учиться, играя: несколько минут
# $did: what the recorded action would do, a sentence of the game.
learn-also = Это не хуже. Урок продолжается другим действием. { $did }
# $did: what the tried action would do.
learn-other = { $did } Так можно, но здесь нужно другое. Попробуйте отмеченное.
## The same deal: a finished game handed to friends

deal-nobody = Раздаче нужно место игрока: «{ $person }» вместо бота.
deal-long = В ссылке раздачи знаков не больше { $most }. Скопируйте только целую ссылку.
deal-unknown = В ссылке раздачи не бывает «{ $name }»; бывает { $allowed }. Скопируйте всю ссылку снова.
deal-missing = В ссылке раздачи не хватает: { $names }. Скопируйте всю ссылку снова.
deal-hand-on = То же везение друзьям
deal-head = { $game }: та же раздача
deal-about = Кто откроет эту ссылку, играет эту партию с теми же ботами, опциями и случаем. Кто закончил, видит игры других, ход за ходом. Случай открыт: чужая игра показывает, что выпадет.
deal-you = вы
deal-seats = Места: { $names }
deal-option = { $name }: { $value }
deal-play = Играть эту раздачу
deal-go-on = Продолжить вашу игру
deal-see = Посмотреть вашу игру
deal-again = Это ваша собственная игра. Отправьте ссылку друзьям; можно сыграть и снова, зная, что выпадет.
deal-link = Ссылка для отправки
deal-others = Законченные игры, которые вы увидите, закончив свою: { $count }
deal-turns = Ход за ходом
deal-turn = Ход
deal-result = Результат
deal-alike = у всех одинаково
## Playing puzzles

puzzle-head = Задача: { $game }
puzzle-board = Поле задачи
puzzle-ask = Как сыграть лучше всего?
puzzle-choose = Как бы вы сыграли?
puzzle-do = Сделать
puzzle-back = Вернуть
puzzle-give = Показать ответ
puzzle-skip = Другая задача
puzzle-next = Следующая задача
puzzle-retry = Попробовать снова
puzzle-again = Эту задачу вы уже пробовали; сейчас она не считается.
puzzle-open = До сих пор:
puzzle-right = Верно, дальше! До сих пор:
puzzle-wrong = Не лучший вариант. Пробуйте другие сколько угодно; считается только первая попытка. Ваша попытка:
puzzle-answer = Вот ответ.
puzzle-solved = Решено с первой попытки! Ваш рейтинг: { $rating }, был: { $before }.
puzzle-failed = Не решено с первой попытки. Ваш рейтинг: { $rating }, был: { $before }.
puzzle-seen = Ответ, без рейтинга.
puzzle-moves = Ответ, шаг за шагом
puzzle-then = Как может пойти дальше
puzzle-why = Почему
puzzle-analyse = Думать отсюда дальше
puzzle-proof = Доказано { $how }.
puzzle-margin = Это оставляет вам { $value } победы, а любой другой вариант хотя бы на { $margin } меньше{ $exact ->
        [yes] , точно.
       *[no] , плюс-минус { $error }.
    }
puzzle-also = Других линий с тем же итогом: { $count }.
puzzle-fail = Боты, которые здесь чаще ошибаются: { $bots }.
puzzle-themes = Темы: { $themes }.
puzzle-rating = Ваш рейтинг: { $rating }, плюс-минус { $deviation }. Серия: { $count }, самая длинная: { $most }.
puzzles-head = Задачи
puzzles-intro = Позиции из партий ботов, где один вариант доказанно намного лучше других. Рейтинг меняет ваша первая попытка.
puzzles-of = Задачи: { $game }
puzzles-count = Задачи: { $count }
puzzles-play = Решать
puzzles-play-of = Решать задачи: { $game }
puzzles-more = Темы и ваш рейтинг
puzzles-more-of = Темы и ваш рейтинг: { $game }
puzzles-none-left = Все они решены. Выберите другую тему или игру.
puzzles-themes = По темам
puzzles-solved-of = Решено { $solved } из { $count }
puzzles-history = Ваши попытки
puzzles-chart = Ваш рейтинг от { $first } до { $last }; задачи: { $count }
puzzles-other = Все игры с задачами
puzzle-term-begin = Введите, что бы вы сделали. Считается первая попытка в каждой задаче. «помощь» перечисляет команды.
puzzle-term-wrong = Не лучший вариант. Пробуйте другие сколько угодно; считается только первая попытка.
puzzle-term-right = Верно, дальше!
puzzle-kept-bad = Ваши задачи в { $file } не читаются: { $why }. Исправьте файл или переместите его.
term-does-puzzle-undo = отменяет то, что ещё не оценено
term-does-puzzle-answer = показывает ответ и почему; считается неверной попыткой
term-does-puzzle-skip = меняет эту задачу на другую
term-word-answer = ответ
term-word-skip = дальше

## The challenges of the day

day-order = { $file }, строка { $line }: { $date } — не следующий день после предыдущего.
day-none = На «{ $date }» нет испытаний. Ожидается дата от { $first } до { $last }; в новом tumblestar их может быть больше.
day-not-yet = { $date } ещё нигде не наступает.
day-head = tumblestar, { $date }
day-about = Четыре испытания в день, одни для всех. Случай следует из даты, поэтому он открыт; каждое можно сыграть один раз.
day-before = Предыдущий день
day-after = Следующий день
day-puzzle = Задача
day-level = Уровень
day-duel = Дуэль
day-chart = Карта
day-puzzle-about = { $game }: найдите лучший вариант. Считается первая попытка.
day-level-about = { $game } в одиночку: пройдите этот уровень кампании.
day-duel-about = { $game } против решённой игры, которая не ошибается.
day-chart-about = { $game } в одиночку: заполните карту; нужно больше очков, чем { $goal }.
day-play = Играть
day-go-on = Продолжить
day-see = Посмотреть снова
day-open = – { $kind }: ещё не сыграно
day-going = – { $kind }: идёт
day-won = ★ { $kind }: решено
day-lost = ● { $kind }: не решено
day-won-alone = ★ { $kind }: победа, очки: { $points }
day-lost-alone = ● { $kind }: без победы, очки: { $points }
day-won-against = ★ { $kind }: победа, { $points } — { $other }
day-lost-against = ● { $kind }: без победы, { $points } — { $other }
day-share = Ваш результат
day-copy = Копировать текст
day-history = Ваши дни
day-streak = Дней подряд: { $count }, больше всего: { $longest }.
day-history-item = { $date }: { $count } из 4
day-history-kept = Ваши дни хранятся только на этом устройстве.
day-back = К испытаниям дня
day-link = Испытания дня
cli-day = Перечисляет четыре испытания дня, одни для всех, или играет одно в этом терминале.
cli-day-date = Дата, например 2026-11-24; по умолчанию сегодня.
cli-day-play = Играет это испытание; каждое считается один раз.
cli-day-how = Команда tumblestar day { $date } --play NAME играет одно: { $kinds }.
cli-day-kept-bad = Ваши дни в «{ $file }» не читаются: { $why }. Исправьте файл или переместите его.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Содержание
rules-search = Поиск по правилам
rules-search-do = Искать
rules-found = { $count ->
        [0] Ни в одном правиле нет всех этих слов.
       *[other] Найдено правил: { $count }.
    }
rules-summary = Одна страница для стола
summary-head = { $game } кратко
example-legal = Можно.
example-illegal = Нельзя.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Очки: { $count }.
example-points-of = Очки: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] файл
       *[other] пример «{ $name }»
    }: { $why }
examples-form = он не такой, как описано в docs/adding-a-game.md. { $why }
examples-rule = правила или раздела «{ $tag }» нет. Назовите из words/en.ftl, например AB-3.1 или AB-3.
examples-name = каждому примеру нужны своё имя, слова «{ $key }» в words/en.ftl и рисунок.
examples-crop = среди вырезов нет «{ $text }»; есть { $allowed }.
examples-seat = на месте { $count } никто не сидит.
examples-legal = «{ $text }» там не разрешено, по { $tag ->
        [none] тому, что может случай
       *[other] { $tag }
    }. Исправьте позицию или действие.
examples-tag = действие разрешено или запрещено, но не оба; запрещённому нужна метка запрещающего правила.
examples-illegal = «{ $text }» должно быть запрещено по { $tag }, а правила говорят: { $found ->
        [none] разрешено
       *[other] { $found }
    }.
examples-points = «{ $name }» должно быть { $count }, а правила говорят { $found }.
examples-summary = нужны слова «{ $key }» и «{ $key }-1» в words/en.ftl и примеры с именами: { $names }.
cli-rules-search = Показывает только правила со всеми этими словами, без учёта диакритики.
cli-rules-section = Показывает только этот раздел, например TY-3.
cli-rules-no-section = У { $game } нет раздела «{ $text }»; есть { $allowed }.
cli-rules-none = Ни в одном правиле { $game } нет всех слов «{ $text }».

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = Места { $n } нет: в этой игре их { $most }.
picture-turn = Хода { $turn } нет: в этой игре их { $most }.
picture-at = События { $n } нет: в этой записи их { $most }. Начало — 0.
cli-picture = Рисует запись: позицию рисунком, всю игру или ход анимацией.
cli-picture-out = Пишет рисунок: .svg, .png или .webp.
cli-picture-at = Позиция после стольких событий; по умолчанию последняя.
cli-picture-animate = Пишет анимацию: .gif или .webp.
cli-picture-turn = Анимирует только этот ход, от 1.
cli-picture-theme = Цвета.
cli-picture-width = Ширина в пикселях; по умолчанию 760, у анимации 480.
cli-picture-seat = Место, чья часть стола крупнее, от 1.
cli-picture-delay = Миллисекунды на момент анимации; по умолчанию 700.
cli-picture-none = Рисовать нечего: назовите файл с --out (.svg, .png, .webp) или --animate (.gif, .webp).
cli-picture-kind = У «{ $file }» формат, который здесь не нарисовать; ожидается одно из: { $kinds }.
cli-picture-needs = Для «{ $file }» нужны пакеты, их ставит { $command }; для .svg — никаких.
share-link = Поделиться всей игрой
share-head = Поделиться этой игрой
share-address-about = В ней вся игра с именами игроков. Сервер ничего не хранит, поэтому ссылка действует, пока есть сервер, и отозвать её нельзя.
share-address = Ссылкой
share-address-field = Ссылка на игру
share-copy = Копировать
share-embed = На другой странице
share-embed-about = Рамка для блога или форума, чтобы просматривать игру по шагам.
share-code = HTML рамки
share-film = Анимацией
share-picture = Рисунком
share-text = Текстом
share-text-about = Запись, чтобы люди читали, а tumblestar открывал.
share-whole-game = Вся игра
share-turn = Что
share-at = После скольких событий (от 0 до { $most })
share-kind = Формат
share-download = Скачать
share-too-long = Эта игра слишком длинна для ссылки. Отправьте запись файлом, другие откроют её в «Моих столах».
share-busy = Рисуется сразу несколько. Попробуйте чуть позже.
share-missing = Этот сервер не рисует такой формат. Выберите SVG или попросите владельца установить tumblestar[cards].
shared-head = Игра по ссылке
shared-script = Игру из этой ссылки читает скрипт страницы. Разрешите здесь скрипты, чтобы увидеть её.
shared-empty = В этом адресе нет игры. В ссылке на игру есть # и много букв после неё.
shared-foreign = Это не ссылка на игру tumblestar или ссылка новой версии. Попросите запись файлом.
shared-damaged = Ссылка повреждена или обрезана. Скопируйте её целиком или попросите снова.
shared-long = В этой ссылке больше, чем бывает в игре, поэтому она не показана.
shared-old = Этот браузер не читает ссылку: нужен Chrome 80, Firefox 113, Safari 16.4 или новее.
shared-offline = Сервер не отвечает или занят. Загрузите страницу, чтобы попробовать снова.
shared-begin = Игра начинается.
shared-told = Событие { $n } из { $count }. { $did }
shared-whole = Открыть на своей странице

## The static site (site/, cli/site.py)

cli-site = Пишет всю коробку статическими файлами, которые отдаст любой хостинг и сохранит телефон.
cli-site-folder = Папка для записи, новая или пустая.
cli-site-pyodide = Папка с пакетом npm pyodide; по умолчанию его скачивает npm.
cli-site-server = Адрес сервера tumblestar для игры с друзьями.
cli-site-made = Записано в { $folder } (файлы: { $count }, первый визит: { $size } МБ в сжатом виде). Попробовать: python -m http.server --directory { $folder }. Другим устройствам нужен адрес https.
cli-site-not-compiled = Без node ничего не скомпилировано: сайт работает, но запускается медленнее.
site-no-folder = «{ $folder }» — не папка. Назовите новую или пустую.
site-not-empty = «{ $folder }» не пуста; ничего не записано. Назовите новую или пустую папку; чтобы обновить сайт, поставьте её на место старой.
site-bad-server = «{ $text }» — не адрес сервера; ожидается, например, https://games.example.org.
site-no-npm = Сайту нужен пакет npm { $package }, а npm здесь нет. Установите Node.js или назовите папку с пакетом: --pyodide.
site-npm-failed = npm не скачивает { $package }: { $why }. Попробуйте позже или назовите папку с пакетом: --pyodide.
site-no-pyodide = «{ $folder }» — не копия пакета npm pyodide: нет { $file }.
site-other-pyodide = Это pyodide { $found }; ожидается { $expected }: npm install pyodide@{ $expected }.
site-no-package = Пакет { $package } не установлен здесь файлами. Установите tumblestar через pip и попробуйте снова.
site-not-rendered = Стартовую страницу не создать: { $why }
site-not-compiled = Модули не скомпилировать: { $why }
site-loading = Скачиваем коробку, один раз…
site-starting = Раскладываем коробку…
site-soon = Коробка раскладывается; ваш выбор сейчас откроется.
site-failed = В этом браузере что-то пошло не так. Сохранённое на месте.
site-again = Попробовать снова
site-full = Браузер полон, и больше ничего не сохраняется. Освободите место или сохраните игру файлом (за столом: «Ещё», потом «Скачать запись»).
site-not-kept = Этот браузер ничего не сохраняет, возможно, в приватном окне: игры живут, пока оно открыто.
site-elsewhere = Коробка открыта в другой вкладке или окне.
site-here = Открыть здесь
site-newer = Есть новая версия коробки. Ваши игры останутся.
site-newer-do = Перейти на неё
site-no-language = Каждый язык загружается по сети один раз, а сейчас сети нет. До тех пор тексты на английском.
site-no-files = Коробку не скачать. Проверьте сеть и попробуйте снова.
site-not-secure = Этой странице нужен адрес https или адрес этой машины. Попросите его у владельца сайта.
site-too-old = Браузер слишком стар для tumblestar, или приватное окно запрещает WebAssembly, модульные или сервисные воркеры. Возьмите нынешний Firefox, Chrome, Edge или Safari.
site-no-script = tumblestar работает в вашем браузере, и ему нужен JavaScript.
nav-friends = С друзьями
friends-head = С друзьями
friends-about = Эта коробка — для одного устройства: играйте против ботов или передавайте экран по кругу.
friends-server = Чтобы играть с другими на их устройствах, возьмите этот сервер:
friends-go = К серверу
friends-none = Чтобы играть с другими на их устройствах, кто-нибудь запускает сервер одной командой:
friends-ask = С ним — приглашения по ссылке, лобби, часы, чат и игры на много дней, без учётных записей. Если вы знаете такой сервер, спросите его адрес.
friends-carry = Игры переносятся файлами в обе стороны: сохраните за столом и откройте в «Моих столах».
