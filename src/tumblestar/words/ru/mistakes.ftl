### Собственные ошибки: они возвращаются как задачи, пока не будут освоены.

cli-mistakes = Разбирает дорогие решения из ваших игр, пока вы их не освоите.
cli-mistakes-files = Законченные игры, которые разбираются сначала.
cli-mistakes-name = Ваше имя в этих играх, если играли несколько людей.
cli-mistakes-open = { $file }: эта игра не закончена. Сначала закончите её.
cli-mistakes-who = { $file }: кто вы? Укажите --name с одним из имён: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } дорогое решение
        [few] { $count } дорогих решения
        [many] { $count } дорогих решений
       *[other] { $count } дорогого решения
    }.
mistakes-head = Мои ошибки
mistakes-one = Моя ошибка: { $game }
mistakes-due =
    { $count ->
        [0] На сегодня ничего нет
        [one] На сегодня { $count }
        [few] На сегодня { $count }
        [many] На сегодня { $count }
       *[other] На сегодня { $count }
    }
mistakes-standing =
    { $count ->
        [one] Ещё { $count } ждёт другого дня,
        [few] Ещё { $count } ждут другого дня,
        [many] Ещё { $count } ждут другого дня,
       *[other] Ещё { $count } ждут другого дня,
    } { $mastered ->
        [one] { $mastered } освоена.
        [few] { $mastered } освоены.
        [many] { $mastered } освоены.
       *[other] { $mastered } освоены.
    }
mistakes-intro = Каждая возвращается всё позже, пока вы её не освоите.
mistakes-none =
    { $count ->
        [0] Разобранных игр пока нет. Закончите игру и откройте её разбор.
       *[other] В ваших разобранных играх нет дорогих решений.
    } Решения ценой 5 % шансов на победу возвращаются сюда.
mistakes-practise = Повторить { $count }
mistakes-next = Дальше
mistakes-right = Хорошо. Вернётся через { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }.
mistakes-mastered = Хорошо. Эта ошибка освоена.
mistakes-wrong = Не лучшее. Лучше: { $better } Вернётся через { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }.
mistakes-close = Почти так же хорошо, как лучшее. Найдите лучшее решение.
mistakes-unknown = Это решение ещё вычисляется. Попробуйте чуть позже.
mistakes-taken = В игре: { $did } Потеряно { $cost } шансов на победу.
mistakes-habits = Отдано за игру
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } → { $now }
mistakes-is-mastered = освоено
mistakes-span =
    { $count ->
        [one] ваша { $count } первая игра, затем последняя
        [few] ваши первые { $count } игры, затем последние { $count }
        [many] ваши первые { $count } игр, затем последние { $count }
       *[other] ваши первые { $count } игры, затем последние { $count }
    }
mistakes-term-begin = Введите, что бы вы сделали. Считается только первая попытка. «помощь» покажет команды.
mistakes-kept-bad = Ваши ошибки в { $file } не читаются: { $why }. Исправьте файл или уберите его.
