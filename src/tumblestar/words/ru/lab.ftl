### The lab: many games between bots, for measuring games and bots.

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
lab-needs = { $option } требует набор «{ $extra }»: pip install { $what }
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
