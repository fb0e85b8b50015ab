### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Раздаче нужно место для человека. Поставьте «{ $person }» вместо бота.
deal-long = В ссылке раздачи не больше { $most } знаков. Скопируйте только ссылку и ничего больше.
deal-missing = В этой ссылке не хватает: { $names }. Скопируйте всю ссылку снова.
deal-hand-on = Та же удача для друзей
deal-head = { $game }: та же раздача
deal-about = Кто откроет эту ссылку, сыграет эту игру с теми же ботами, опциями и удачей. Закончив, вы видите игры друг друга ход за ходом. Не смотрите чужую игру заранее: она показывает, что выпадет.
deal-you = вы
deal-seats = Игроки: { $names }
deal-option = { $name }: { $value }
deal-play = Играть эту раздачу
deal-go-on = Продолжить вашу игру
deal-see = Посмотреть вашу игру
deal-again = Это ваша собственная игра. Отправьте ссылку друзьям. Можно сыграть и самим ещё раз, зная, что выпадет.
deal-link = Ссылка для отправки
deal-others =
    { $count ->
        [one] { $count } законченная игра. Вы увидите её, когда закончите свою.
        [few] { $count } законченные игры. Вы увидите их, когда закончите свою.
       *[many] { $count } законченных игр. Вы увидите их, когда закончите свою.
    }
deal-turns = Ход за ходом
deal-turn = Ход
deal-result = Результат
deal-alike = у всех одинаково

## The challenges of the day

day-order = { $file }, строка { $line }: { $date } должно быть позже даты выше.
day-none = На «{ $date }» испытаний нет. Выберите дату от { $first } до { $last }; в новом tumblestar их может быть больше.
day-not-yet = { $date } ещё нигде не наступает.
day-head = tumblestar, { $date }
day-about = Четыре испытания в день, одни для всех. Каждое можно сыграть один раз. Случайные исходы следуют из даты.
day-before = Предыдущий день
day-after = Следующий день
day-puzzle = Задача
day-level = Уровень
day-duel = Дуэль
day-chart = Карта
day-puzzle-about = { $game }: найдите лучший вариант. Считается только первая попытка.
day-level-about = { $game } в одиночку: пройдите этот уровень кампании.
day-duel-about = { $game } против бота, который не ошибается.
day-chart-about = { $game } в одиночку: заполните карту и наберите больше { $goal } очков.
day-play = Играть
day-go-on = Продолжить
day-see = Посмотреть снова
day-open = – { $kind }: ещё не сыграно
day-going = – { $kind }: идёт
day-won = ★ { $kind }: решено
day-lost = ● { $kind }: не решено
day-won-alone =
    { $points ->
        [one] ★ { $kind }: победа, { $points } очко
        [few] ★ { $kind }: победа, { $points } очка
       *[many] ★ { $kind }: победа, { $points } очков
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: без победы, { $points } очко
        [few] ● { $kind }: без победы, { $points } очка
       *[many] ● { $kind }: без победы, { $points } очков
    }
day-won-against = ★ { $kind }: победа, { $points } — { $other }
day-lost-against = ● { $kind }: без победы, { $points } — { $other }
day-share = Ваш результат
day-copy = Копировать текст
day-history = Ваши дни
day-streak =
    { $count ->
        [one] { $count } день подряд, рекорд: { $longest }.
        [few] { $count } дня подряд, рекорд: { $longest }.
       *[many] { $count } дней подряд, рекорд: { $longest }.
    }
day-history-item = { $date }: { $count } из 4
day-history-kept = Ваши дни хранятся только на этом устройстве.
day-back = К испытаниям дня
day-link = Испытания дня
day-today = Сегодня
day-in-a-row = { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
day-done-of = Испытаний пройдено: { $count } из { $most }
cli-day = Перечисляет четыре испытания дня, одни для всех, или даёт сыграть одно в этом терминале.
cli-day-date = Дата, например 2026-11-24; по умолчанию сегодня.
cli-day-play = Играет это испытание; каждое считается один раз.
cli-day-how = Команда tumblestar day { $date } --play NAME играет одно: { $kinds }.
cli-day-kept-bad = Ваши дни в «{ $file }» не читаются: { $why }. Исправьте файл или уберите его.
