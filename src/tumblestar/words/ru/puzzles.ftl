### Puzzles.

## Command line

cli-puzzles = Задачи: позиции, где один способ доказанно намного лучше других.
cli-puzzles-list = Перечисляет задачи. Как JSON по одной в строке: id, игра, места, темы, рейтинг, позиция, решение, доказательство.
cli-puzzles-game = Только задачи этой игры.
cli-puzzles-theme = Только задачи темы, например «theft».
cli-puzzles-no-theme = Неизвестная тема «{ $theme }»; ожидается: { $allowed }.
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

## Shelf and tables

card-puzzles-short = Задачи
card-puzzles = Задачи: { $game }

## Puzzles

puzzle-file = { $file }, строка { $line }: { $why }
puzzle-bad-line = Это не задача: { $why }. Формат в docs/puzzles.md.
puzzle-of-another = «{ $id }» — не id задачи для { $name }.
puzzle-twice = Задача «{ $id }» указана дважды.
puzzle-empty = У задачи «{ $id }» нет решения.
puzzle-bad-state = У задачи «{ $id }» позиция не читается. { $why }
puzzle-unknown = Задачи «{ $text }» нет. id — это игра ({ $games }), дефис и семь цифр; см. «tumblestar puzzles list».
puzzle-illegal = «{ $text }» здесь невозможно.

## Playing puzzles

puzzle-head = Задача: { $game }
puzzle-list = Ещё
puzzle-ask = Как сыграть лучше всего?
puzzle-choose = Как бы вы сыграли?
puzzle-do = Сделать
puzzle-back = Вернуть
puzzle-give = Показать ответ
puzzle-skip = Другая задача
puzzle-next = Следующая задача
puzzle-retry = Попробовать снова
puzzle-again = Эту задачу вы уже пробовали; сейчас она не считается.
puzzle-right = Верно! Дальше.
puzzle-wrong = Это не лучший ход.
puzzle-answer = Лучший ход: { $did }
puzzle-found = Да! { $did }
puzzle-begin = Пройдите лучшее решение по шагам.
puzzle-rated = Ваш рейтинг:
puzzle-streak = { $count } подряд
puzzle-solved = Решено с первой попытки! Ваш рейтинг: { $rating }, был: { $before }.
puzzle-failed = Не решено с первой попытки. Ваш рейтинг: { $rating }, был: { $before }.
puzzle-seen = Ответ, без рейтинга.
puzzle-moves = Ответ, шаг за шагом
puzzle-then = Как может пойти дальше
puzzle-why = Почему
puzzle-analyse = Анализ
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
