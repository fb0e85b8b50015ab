### The lab: many games between bots, for measuring games and bots.

cli-lab = Играет много партий между ботами и измеряет ботов и правила.
cli-ladder = Оценивает ботов игры по одной шкале (Брэдли — Терри): бот на 100 пунктов сильнее выигрывает 64 % игр на двоих. Каждый бот играет с соседями и с «greedy» при любом числе мест, каждый расклад — с каждого места. При числе мест больше 2 один бот играет среди других одного вида, и наоборот. Доля победы 1 / число мест — поровну.
cli-ladder-game = Игра; по умолчанию все.
cli-ladder-seats = Число мест, можно повторять; по умолчанию все от 2.
cli-ladder-games = Сколько партий в матче с опциями коробки.
cli-ladder-mixed = Сколько партий в матче с опциями, случайными в каждом раскладе; по умолчанию нисколько.
cli-ladder-bots = Боты от слабейшего, через запятую; по умолчанию все у игры.
cli-ladder-seed = Сид расклада и случая.
cli-ladder-keep = После каждого матча пишет ladder-GAME.json в эту папку и продолжает с файла тех же ботов, сида и опций.
cli-ladder-two = Для шкалы нужно не меньше 2 ботов. У игры есть { $bots }.
cli-ladder-match =
    { $rivals ->
        [1] { $us } против { $them }
       *[other] { $us } среди { $rivals } × { $them }
    }{ $options ->
        [mixed] , смешанные опции
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }), { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
cli-ladder-head-bot = рейтинг
cli-ladder-head-box = мест: { $seats }
cli-ladder-head-mixed = мест: { $seats }, смешанные опции
cli-ladder-head-all = все партии
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Играет много партий между ботами и сообщает о ботах, местах, длине и очках. Каждый расклад играется один раз для каждого сдвига ботов, с той же удачей. Интервалы — 95 % по раскладам. Ctrl-C останавливает и выводит отчёт; с --keep та же команда продолжает.
cli-lab-compare = Сравнивает два варианта или два состава ботов с той же удачей. Печатает средние, интервалы 95 % по раскладам и размеры эффекта (в стандартных отклонениях партии).
cli-lab-selfplay = Записывает партии ботов как данные для обучения: строка Parquet на каждое решение (наблюдение, разрешённые действия, действие, политика, доли победы по оценке, результат) и карточка данных. Нужен набор «lab». После Ctrl-C та же команда продолжает; при большем числе партий добавляет остальные.
cli-lab-out = Папка для записи; создаётся, если её нет.
cli-lab-values = Пишет и оценку каждого разрешённого действия. Занимает во много раз больше времени.
cli-lab-tries = Сколько раз спрашивать каждого бота в каждой позиции о его политике; 1 берёт то, что он сыграл.
cli-lab-per-file = Партий в файле, с округлением вверх до целых раскладов.
lab-selfplay-done = Партии: { $games }. Решения: { $rows }. Файлы: { $files }. Папка: «{ $folder }».
cli-lab-bots = Боты по местам до сдвига, через запятую; последний занимает остальные места. По умолчанию «greedy».
cli-lab-seats = Число мест; по умолчанию как у ботов или наименьшее от 2.
cli-lab-games = Число партий, с округлением до целых раскладов.
cli-lab-option = Опция игры, можно повторять.
cli-lab-against-bots = Второй состав; по умолчанию первый.
cli-lab-against-option = Опция второго варианта, можно повторять; остальные — как у первого.
cli-lab-seed = Сид случая и выбора: тот же сид — те же партии.
cli-lab-workers = Число процессов; по умолчанию по одному на ядро. Результаты те же.
cli-lab-keep = Сохраняет сыгранные партии в этом файле и продолжает с них.
cli-lab-ray = Играет на кластере Ray по этому адресу («auto»: местный). Нужен набор «ray».
cli-lab-luck = Изучает столько партий: что объясняет удача и решения по правилам. Занимает секунды на партию.
cli-lab-csv = Пишет в этот файл строку CSV для каждой партии и места.
cli-lab-parquet = Пишет те же строки как Parquet. Нужен набор «lab».
cli-lab-html = Пишет все таблицы и графики одной страницей HTML. Нужен набор «lab».
lab-needs = Для { $option } нужен набор «{ $extra }»: pip install { $what }
lab-too-many-bots = Ботов ({ $count }) слишком много: мест { $seats }.
lab-same = Отличий нет: укажите --against-bots или --against-option.
cli-not-both = Укажите { $first } или { $second }, но не оба.
lab-kept-other = В файле «{ $file }» партии другого исследования или старых ботов. Выберите другой файл или уберите этот.
lab-kept-damaged = Строка { $line } файла «{ $file }» повреждена. Удалите её или уберите файл.
lab-kept-dropped = Последняя строка файла «{ $file }» неполная; её партии играются снова.
lab-broken-off = Остановлено, партии: { $games } из { $total }.
lab-broken-off-kept = Остановлено после { $games } партий из { $total }. Та же команда продолжает.
lab-workers-died = Процессы всё время останавливались: возможно, не хватает памяти. Попробуйте меньше (--workers).
lab-no-ray = По адресу «{ $address }» кластера Ray нет: { $why }
lab-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
lab-title-compare =
    { $game }: по { $games ->
        [one] { $games } партии
        [few] { $games } партии
       *[many] { $games } партий
    }, { $first } и { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = По ботам (интервалы 95 %; поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = По местам (поровну — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = По партиям
lab-spread = Распределения
lab-by-rule =
    Решения по правилам ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    })
lab-luck =
    Удача объясняет { NUMBER($share, style: "percent", maximumFractionDigits: 0) } разброса результатов ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }). Столько убирает поправка на удачу.
lab-no-luck = Удачу не измерить: у игры здесь нет оценки, или все результаты одинаковы.
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
lab-figure =
    { $what ->
        [events] события
        [decisions] решения
        [legal] разрешённые действия, все решения вместе
        [choices] разрешённые действия одного решения
        [leads] смены лидера по очкам
        [margin] отрыв по очкам в конце
        [ties] партии с общей победой
       *[unfinished] партии, прерванные из-за длины
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
lab-chart-shares = Доля победы, с интервалами 95 %
lab-chart-of = { $what ->
        [points] Очки в конце, по ботам
        [events] События партии
       *[legal] Разрешённые действия одного решения
    }
lab-chart-text = { $title }. Цифры: таблица «{ $table }».
