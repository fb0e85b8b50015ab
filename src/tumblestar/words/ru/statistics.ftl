### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Исходы
chance-of-first = Кто начинает
chance-of-others = другие

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } игра, без результата: { $unfinished }.
        [few] { $count } игры, без результата: { $unfinished }.
       *[many] { $count } игр, без результата: { $unfinished }.
    }
stats-group =
    { $count ->
        [1] { $game }, в одиночку
        [one] { $game }, { $count } игрок
        [few] { $game }, { $count } игрока
       *[many] { $game }, { $count } игроков
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (бот)
stats-nobody = без имени
stats-head-player = игрок
stats-head-games = игры
stats-head-result = победы
stats-head-luck = удача
stats-head-adjusted = без удачи
stats-head-cost = потеряно за игру
stats-head-rating = рейтинг
stats-head-level = игра как у
stats-head-observed = выпало
stats-head-expected = ожидалось
stats-perfect =
    { $count ->
        [one] { $name }, { $count } игра: за игру потеряно ровно { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } победы. Безупречная игра не теряет ничего.
        [few] { $name }, { $count } игры: за игру потеряно ровно { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } победы. Безупречная игра не теряет ничего.
       *[many] { $name }, { $count } игр: за игру потеряно ровно { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } победы. Безупречная игра не теряет ничего.
    }
best-so-far =
    { $count ->
        [one] Ваш лучший результат в { $game }: { $count } очко
        [few] Ваш лучший результат в { $game }: { $count } очка
       *[many] Ваш лучший результат в { $game }: { $count } очков
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = меньше { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Случайных исходов слишком мало для проверки.
stats-chance-fair =
    { $count ->
        [1] Случайные исходы ({ $n }) выглядят честно. При честной удаче такой или ещё более необычный результат бывает в { $p } случаев.
        [one] Случайные исходы ({ $n }) выглядят честно. При честной удаче самая странная из проверок ({ $count }) бывает такой или ещё необычнее в { $p } случаев.
        [few] Случайные исходы ({ $n }) выглядят честно. При честной удаче самая странная из проверок ({ $count }) бывает такой или ещё необычнее в { $p } случаев.
       *[many] Случайные исходы ({ $n }) выглядят честно. При честной удаче самая странная из проверок ({ $count }) бывает такой или ещё необычнее в { $p } случаев.
    }
stats-chance-odd =
    { $count ->
        [1] Что-то выглядит странно: { $kinds }. Если всё честно, такой или ещё более необычный результат бывает в { $p } случаев.
        [one] Что-то выглядит странно: { $kinds }. Если всё честно, такой или ещё более необычный результат бывает в { $p } случаев, с поправкой на число проверок ({ $count }).
        [few] Что-то выглядит странно: { $kinds }. Если всё честно, такой или ещё более необычный результат бывает в { $p } случаев, с поправкой на число проверок ({ $count }).
       *[many] Что-то выглядит странно: { $kinds }. Если всё честно, такой или ещё более необычный результат бывает в { $p } случаев, с поправкой на число проверок ({ $count }).
    }
stats-chance-left-out =
    { $count ->
        [one] Не проверена { $count } игра: это тренировка или игра по другим правилам.
        [few] Не проверены { $count } игры: это тренировки или игры по другим правилам.
       *[many] Не проверено { $count } игр: это тренировки или игры по другим правилам.
    }
stats-seal-proved = Исходы, которые следуют из сидов, запечатанных до игры: { $n } из { $count }.
stats-seal-open = Исходы, которые ввели или чей сид игрок мог знать: { $n } из { $count }.
stats-seal-closed = Исходы, чей сид ещё секретен: { $n } из { $count }.
stats-seal-older = Исходы по другим правилам, которые здесь не проверить: { $n } из { $count }.
stats-seal-false = Исходы игр, которые не следуют из своего сида: { $n } из { $count }.
stats-head = Ваша статистика
stats-none = Статистики пока нет. Закончите игру на этом сервере, от начала до конца на одном месте.
stats-about =
    { $count ->
        [one] Вы закончили { $count } игру с одним местом, разобрано { $n }. Считаются ваши последние столы, до { $most }. Игра разбирается, когда вы впервые открываете её разбор.
        [few] Вы закончили { $count } игры с одним местом, разобрано { $n }. Считаются ваши последние столы, до { $most }. Игра разбирается, когда вы впервые открываете её разбор.
       *[many] Вы закончили { $count } игр с одним местом, разобрано { $n }. Считаются ваши последние столы, до { $most }. Игра разбирается, когда вы впервые открываете её разбор.
    }
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
stats-chart-result-means = ● победы, ◆ победы без удачи, от 0 % (внизу) до 100 % (вверху). Черты — интервалы 95 %. Пунктир — равная доля.
stats-chart-rating = Рейтинг во времени; групп игр: { $count }. Цифры в таблице ниже.
stats-chart-rating-means = Рейтинг, от 0 (внизу) до { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (вверху); чем меньше, тем лучше. Черты — интервалы 95 %.
stats-chance-head = Что решила удача
stats-test = { $kind }, исходов: { $count }; при честной удаче так или ещё необычнее в { $p } случаев
stats-test-few = { $kind }, исходов: { $count }; слишком мало для проверки
cli-stats = Подводит итог многих игр: результаты, удача, цена и рейтинг каждого игрока с интервалами 95 % — и честна ли была удача.
cli-stats-files = Файлы игр, файлы zip с ними или папки.
cli-stats-name = Игрок или бот; по умолчанию все.
cli-stats-game = Игра; по умолчанию все.
cli-stats-csv = Пишет в этот файл строку для каждого места каждой игры (CSV).
cli-stats-no-review = Только результаты и удача, без разборов: быстро.
cli-stats-reviews = Хранит цифры разборов в этом файле на следующий раз.
cli-stats-reviews-bad = В «{ $file }» нет сохранённых разборов. Выберите другой файл для --reviews или удалите его.
cli-stats-unreviewed = { $record } не разобрано: { $why }
cli-stats-false = Случайные исходы в { $record } не следуют из сида. См. «tumblestar verify».
