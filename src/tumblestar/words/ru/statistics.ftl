### Statistics of many games.

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
best-so-far = Твой лучший результат в игре «{ $game }»: { $count }
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
