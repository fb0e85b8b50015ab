### The review of a game.

review-ended = Разбор неожиданно оборвался. Запустите его снова.
review-failed = Разбор не удался, но игра сохранена. Почему, сказано в журнале сервера.
review-title = Разбор: { $game }, { $names }
review-curve = Шансы на победу по шагам, линия на каждого игрока. В конце: { $shares }. Все цифры — в списке «Все шаги».
review-luck-bars = Удача: вверх — хорошо для игрока
review-luck-of =
    { $name ->
        [you] Ваша удача по шагам
       *[other] Удача по шагам: { $name }
    }
review-cost-bars = Цена решений
review-cost-of =
    { $name ->
        [you] Цена ваших решений
       *[other] Цена решений: { $name }
    }
review-means = Что значат эти слова?
review-means-luck = Насколько случайные исходы изменили ваши шансы на победу по сравнению со своим средним. За много игр в среднем выходит 0.
review-means-skill = Насколько решения изменили ваши шансы на победу по сравнению с лучшими. Свои могут только отнимать; чужие могут и помочь.
review-means-residual = Чего оценка не объясняет. Если оценка точна, это 0. Чем число больше, тем меньше верьте цифрам.
review-means-adjusted = Результат без удачи, с интервалом. Он раньше результатов показывает, кто играл лучше. Прочерк значит, что возможно любое значение.
review-means-rating = Средняя цена ваших собственных решений, умноженная на 1000. Чем меньше, тем лучше.
review-means-level = Бот, чьи решения стоят примерно столько же, сколько ваши.
review-totals = Откуда результат
review-start = Начало
review-at = Ход { $n }. { $did } Шансы на победу: { $shares }.
review-share-of = { $name } { $share }
review-head-event = шаг
review-head-what = что произошло
review-head-luck = повезло
review-head-cost = цена
review-luckiest = Самые удачные моменты
review-board = Поле на ходу { $n }
review-turn = Ход { $n }
review-turn-of = Ход { $n }: { $name }
review-turn-kind = Ход { $n }: { $kind }
review-turn-of-kind = Ход { $n }, { $name }: { $kind }
review-rough = Пунктир — первая оценка по очкам.
review-more =
    { $count ->
        [1] Ещё { $count } решение, { $cost }
        [one] Ещё { $count } решение, вместе { $cost }
        [few] Ещё { $count } решения, вместе { $cost }
       *[many] Ещё { $count } решений, вместе { $cost }
    }
review-smaller =
    { $count ->
        [one] { $count } решение дешевле
        [few] { $count } решения дешевле
       *[many] { $count } решений дешевле
    }
review-shares-are = Рядом с каждым решением — шансы на победу после него.
review-axis = шансы на победу по ходам
review-numbers = Цифры
review-mistakes = Поучительные решения
review-better = Лучше
review-events = Все шаги
review-link = Разбор
review-page = Разбор: { $game }
review-later = Разбор можно смотреть после игры, чтобы никто не узнал, кто впереди.
review-back = Назад к столу
review-slider = Ходы игры
review-progress = Разобрано шагов
review-working = Игра разбирается… Можно вернуться позже.
review-waiting = Оценки готовятся… В первый раз на этом компьютере это занимает до минуты.
review-done = Разбор готов.
review-again = Попробовать снова
review-reload = Показать готовое
retry-link = Решить ошибки заново
retry-page = Ошибки: { $game }
retry-least = { NUMBER($share, style: "percent") } и больше
retry-none = Столько не стоило ни одно решение.
retry-puzzle =
    { $name ->
        [you] { $k } из { $count }, шаг { $n }: решаете вы
       *[other] { $k } из { $count }, шаг { $n }: решает { $name }
    }
retry-board = Поле перед шагом { $n }
retry-do = Попробовать
retry-before = Предыдущая ошибка
retry-next = Следующая ошибка
retry-right = { $action } Шансы на победу: { $best }. Ничего лучше нет.
retry-wrong = { $action } Шансы на победу: { $share }; у лучшего решения — { $best }. Попробуйте другое.
retry-unknown = { $action } Это решение ещё вычисляется. Попробуйте чуть позже.
retry-played = В игре: { $did } Шансы на победу: { $share }.
review-sum-seat = игрок
review-sum-start = начало
review-sum-luck = удача
review-sum-skill = умение
review-sum-residual = без объяснения
review-sum-final = результат
review-sum-adjusted = без удачи (95 %)
review-sum-decisions = решения
review-sum-rating = рейтинг
review-sum-level = игра как у
review-decided =
    { $name ->
        [you] Всё решил ход { $n }: дальше победа была почти вашей. Последующие решения не считаются.
       *[other] Всё решил ход { $n }: дальше { $name } держит победу. Последующие решения не считаются.
    }
review-no-mistakes = Ни одно решение не отняло шансов.
cli-review = Разбирает игру: что решила удача, а что умение, в цифрах, которые сходятся.
cli-review-html = Пишет разбор файлом для любого браузера, без скриптов.
cli-review-against = Сравнивает игру с другой, с теми же случайными исходами.
compare-alike = Пока идут обе игры, они одинаковы.
compare-parting = Игры расходятся на шаге { $n }:
compare-other = В этих играх разные случайные исходы; различаются: { $what }.
compare-unknown = Неизвестно, те же ли в этих играх случайные исходы. Их вводили вручную, или сид ещё секретен.
compare-game = игры
compare-seats = число игроков
compare-options = опции
compare-start = начальные позиции
compare-seed = сиды
cli-review-title = { $game }: { $names }
cli-review-luckiest = Самые удачные моменты:
cli-review-mistakes = Самые дорогие решения:
cli-review-better = Лучше: { $preview } [{ $line }]
