### Собственные ошибки: они возвращаются как задачи, пока не будут освоены.

cli-mistakes = Повторяет с вами дорогие решения из ваших игр, пока вы их не исправите.
cli-mistakes-files = Законченные игры, которые сначала разобрать.
cli-mistakes-name = Ваше имя в этих играх, если играли несколько человек.
cli-mistakes-open = { $file }: эта игра не закончена. Сначала закончите её.
cli-mistakes-who = { $file }: кто вы? Укажите --name с одним из имён: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } дорогое решение
        [few] { $count } дорогих решения
       *[many] { $count } дорогих решений
    }.
mistakes-head = Мои ошибки
mistakes-one = Моя ошибка: { $game }
mistakes-due =
    { $count ->
        [0] На сегодня ничего нет
        [one] На сегодня { $count } ошибка
        [few] На сегодня { $count } ошибки
       *[many] На сегодня { $count } ошибок
    }
mistakes-standing =
    { $count ->
        [one] Ещё { $count } ждёт другого дня,
        [few] Ещё { $count } ждут другого дня,
       *[many] Ещё { $count } ждут другого дня,
    } { $mastered ->
        [one] { $mastered } исправлена.
        [few] { $mastered } исправлены.
       *[many] { $mastered } исправлено.
    }
mistakes-intro = Каждая возвращается — после каждого верного ответа всё позже, пока вы её не исправите.
mistakes-none =
    { $count ->
        [0] Разобранных игр пока нет. Закончите игру и откройте её разбор.
       *[other] В ваших разобранных играх нет дорогих решений.
    } Решения, которые стоили 5 % шансов на победу и больше, возвращаются сюда.
mistakes-practise = Повторить { $count }
mistakes-next = Дальше
mistakes-right = Хорошо. Ошибка вернётся через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
mistakes-mastered = Хорошо. Эта ошибка исправлена.
mistakes-wrong = Не лучшее решение. Лучше: { $better } Ошибка вернётся через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
mistakes-close = Почти так же хорошо, как лучшее. Найдите лучшее решение.
mistakes-unknown = Это решение ещё вычисляется. Попробуйте чуть позже.
mistakes-taken = В игре: { $did } Это стоило { $cost } шансов на победу.
mistakes-habits = Потеряно за игру
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, теперь { $now }
mistakes-is-mastered = исправлено
mistakes-span =
    { $count ->
        [1] ваша первая игра, потом последняя
        [one] ваша первая { $count } игра, потом последняя { $count }
        [few] ваши первые { $count } игры, потом последние { $count }
       *[many] ваши первые { $count } игр, потом последние { $count }
    }
mistakes-term-begin = Введите, что бы вы сделали. Считается только первая попытка. «помощь» перечисляет команды.
mistakes-kept-bad = Ваши ошибки в { $file } не читаются: { $why }. Исправьте файл или уберите его.
