### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Раздаче нужно место игрока: «{ $person }» вместо бота.
deal-long = В ссылке раздачи знаков не больше { $most }. Скопируйте только целую ссылку.
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
day-today = Сегодня
day-in-a-row = Дней подряд: { $count }
day-done-of = Испытаний пройдено: { $count } из { $most }
cli-day = Перечисляет четыре испытания дня, одни для всех, или играет одно в этом терминале.
cli-day-date = Дата, например 2026-11-24; по умолчанию сегодня.
cli-day-play = Играет это испытание; каждое считается один раз.
cli-day-how = Команда tumblestar day { $date } --play NAME играет одно: { $kinds }.
cli-day-kept-bad = Ваши дни в «{ $file }» не читаются: { $why }. Исправьте файл или переместите его.
