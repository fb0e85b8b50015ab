### Puzzles.

## Command line

cli-puzzles = Перечисляет, даёт решать и создаёт задачи: позиции, где один вариант доказанно лучший.
cli-puzzles-list = Перечисляет задачи. В JSON — по одной в строке: id, игра, места, темы, рейтинг, позиция, решение, доказательство.
cli-puzzles-game = Только задачи этой игры.
cli-puzzles-theme = Только задачи этой темы, например «theft».
cli-puzzles-no-theme = «{ $theme }» — не тема. Выберите { $allowed }.
cli-puzzles-play = Задачи одной игры или всех в этом терминале.
cli-puzzles-order = Любые слова. Те же слова дают тот же порядок задач.
cli-puzzles-make = Создаёт задачи из игр ботов и пишет их в файл. В файле рядом сказано как. Тот же сид даёт те же задачи.
cli-puzzles-count-of = Сколько задач.
cli-puzzles-bots = Боты через запятую; по умолчанию все, кроме «random» и двух сильнейших.
cli-puzzles-seed = Сид партий.
cli-puzzles-out = Файл для записи.
cli-puzzles-head-id = задача
cli-puzzles-head-seats = игроки
cli-puzzles-head-rating = рейтинг
cli-puzzles-head-themes = темы
cli-puzzles-count =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }

## Shelf and tables

card-puzzles-short = Задачи
card-puzzles = Задачи: { $game }

## Puzzles

puzzle-file = { $file }, строка { $line }: { $why }
puzzle-bad-line = Это не задача: { $why }. Формат описан в docs/puzzles.md.
puzzle-of-another = «{ $id }» — не id задачи для { $name }.
puzzle-twice = Задача «{ $id }» встречается дважды.
puzzle-empty = У задачи «{ $id }» нет решения.
puzzle-bad-state = У задачи «{ $id }» позиция не читается. { $why }
puzzle-unknown = Задачи «{ $text }» нет. id — это игра ({ $games }), дефис и 7 знаков. «tumblestar puzzles list» перечисляет все.
puzzle-illegal = «{ $text }» здесь невозможно.

## Playing puzzles

puzzle-head = Задача: { $game }
puzzle-list = Ещё
puzzle-ask = Какой вариант лучший?
puzzle-choose = Как бы вы сыграли?
puzzle-do = Сделать
puzzle-back = Отменить
puzzle-give = Показать ответ
puzzle-skip = Другая задача
puzzle-next = Следующая задача
puzzle-retry = Попробовать снова
puzzle-again = Эту задачу вы уже пробовали, поэтому сейчас она не считается.
puzzle-right = Верно. Дальше.
puzzle-wrong = Не лучший вариант.
puzzle-answer = Лучший вариант: { $did }
puzzle-found = Верно: { $did }
puzzle-begin = Пройдите ответ по шагам.
puzzle-rated = Ваш рейтинг:
puzzle-streak = { $count } подряд
puzzle-solved = Решено с первой попытки. Ваш рейтинг: { $rating }, был: { $before }.
puzzle-failed = Не решено с первой попытки. Ваш рейтинг: { $rating }, был: { $before }.
puzzle-seen = Ответ, без рейтинга.
puzzle-moves = Ответ, шаг за шагом
puzzle-then = Как может пойти дальше
puzzle-why = Почему
puzzle-analyse = Анализ
puzzle-proof = Доказано { $how }.
puzzle-margin =
    { $exact ->
        [yes] Ваши шансы на победу тогда { $value }; любой другой вариант хуже не меньше чем на { $margin }. Цифры точны.
       *[no] Ваши шансы на победу тогда { $value }; любой другой вариант хуже не меньше чем на { $margin }, плюс-минус { $error }.
    }
puzzle-also =
    { $count ->
        [one] Есть ещё { $count } путь не хуже.
        [few] Есть ещё { $count } пути не хуже.
       *[many] Есть ещё { $count } путей не хуже.
    }
puzzle-fail = Боты, которые здесь чаще ошибаются: { $bots }.
puzzle-themes = Темы: { $themes }.
puzzle-rating = Ваш рейтинг: { $rating }, плюс-минус { $deviation }. Серия: { $count }, самая длинная: { $most }.
puzzles-head = Задачи
puzzles-intro = Позиции из игр ботов, где один вариант доказанно намного лучше всех других. Ваш рейтинг меняет первая попытка в каждой.
puzzles-of = Задачи: { $game }
puzzles-count =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
puzzles-play = Решать
puzzles-play-of = Решать задачи: { $game }
puzzles-more = Темы и ваш рейтинг
puzzles-more-of = Темы и ваш рейтинг: { $game }
puzzles-none-left = Задач здесь больше нет. Выберите другую тему или игру.
puzzles-themes = По темам
puzzles-solved-of = Решено { $solved } из { $count }
puzzles-history = Ваши попытки
puzzles-chart =
    { $count ->
        [one] Ваш рейтинг за { $count } задачу: от { $first } до { $last }
        [few] Ваш рейтинг за { $count } задачи: от { $first } до { $last }
       *[many] Ваш рейтинг за { $count } задач: от { $first } до { $last }
    }
puzzles-other = Все игры с задачами
puzzle-term-begin = Введите, что бы вы сделали. Считается только первая попытка в каждой задаче. «помощь» перечисляет команды.
puzzle-term-wrong = Не лучший вариант. Пробуйте сколько угодно; считается только первая попытка.
puzzle-term-right = Верно. Дальше.
puzzle-kept-bad = Ваши задачи в { $file } не читаются: { $why }. Исправьте файл или уберите его.
term-does-puzzle-undo = отменяет то, что ещё не оценено
term-does-puzzle-answer = показывает ответ и его причины; считается неверной попыткой
term-does-puzzle-skip = меняет эту задачу на другую
term-word-answer = ответ
term-word-skip = дальше
