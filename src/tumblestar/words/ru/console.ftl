### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Настольные игры в браузере и терминале. Без команды открывает игры в браузере.
cli-play = Открывает игры в браузере или играет в терминале.
cli-replay = Показывает каждую позицию файла игры и разрешённые в ней действия.
cli-verify = Сверяет случайные исходы файла игры с его сидом.
cli-expect = Показывает ходы, которых сильнейший бот ждёт после конца файла игры.
cli-solve = Решает игру на двоих, с доказанными границами. Ответ — как часто побеждает первый игрок при лучшей игре.
cli-bank = Очки банка вначале; по умолчанию как в коробке.
cli-dice = Файл с цветами ваших кубиков, как dice.toml.
cli-solve-first = При лучшей игре первый игрок выигрывает { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } всех игр. Ничья считается за половину.
cli-solve-bounds = Доказано: не меньше { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, не больше { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Для { $name } это не работает, только для { $allowed }.
cli-score = Считает созвездия или карты, записанные за настоящим столом.
cli-colours = Для twinkle: буквы цветов в игре; по умолчанию все.
cli-sides = Для twinkle_twinkle: стороны 5 памяток в порядке подсчёта, например ABAAB. По умолчанию из файла, иначе все A.
cli-not-scored-by = { $option } не для { $name }. Уберите.
cli-scored =
    Созвездие { $count }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } за карты
cli-scored-line = { $what }: { $points }
cli-nothing-scored = В «{ $file }» нечего считать. Пишите по созвездию в строке.
cli-seconds = Сколько секунд боту можно думать.
cli-bench = Измеряет скорость случайных игр. Цифры — миллионы событий в секунду.
cli-file = Файл игры для чтения; «-» читает стандартный ввод.
cli-json = Отвечает в JSON.
cli-no-browser = Не открывает окно браузера.
cli-lang = Язык ответов.
cli-help = Показывает эту справку.
cli-version = Показывает версию.
cli-working = { $name }: { $seconds } с
cli-working-share = { $name }: готово { $share } %, { $seconds } с{ $left ->
        [-1] { "" }
       *[other] , осталось около { $left } с
    }
cli-no-command-game = «{ $name }» — это игра. Чтобы играть: tumblestar play { $game }
cli-no-command-file = «{ $name }» — это файл. Чтобы продолжить его игру: tumblestar play { $file }
cli-no-command = Нет команды «{ $name }». Все команды: tumblestar --help
cli-no-command-like = Нет команды «{ $name }». Может быть, «{ $command }»? Все команды: tumblestar --help
cli-expect-over = Игра окончена. Введите «tumblestar replay FILE», чтобы просмотреть её по шагам.
cli-completion = Печатает скрипт дополнения для оболочки. Bash: вставьте eval "$(tumblestar completion bash)" в ~/.bashrc. Zsh: то же в ~/.zshrc. Fish: запишите скрипт в ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Не удалось прочитать или записать: { $why }.

## The doctor

cli-doctor = Проверяет установку и говорит, как исправить неполадки. Смотрит версии, пакеты, игры, папку данных, базу данных, порт, терминал и скомпилированных ботов.
doctor-ok = хорошо
doctor-note = заметка
doctor-todo = сделать
doctor-end =
    { $count ->
        [0] Делать нечего.
        [one] Нужно сделать { $count } дело.
        [few] Нужно сделать { $count } дела.
       *[many] Нужно сделать { $count } дел.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Пакеты: { $packages }.
doctor-not-installed = tumblestar работает из исходников, поэтому его пакеты неизвестны.
doctor-install = Введите: python -m pip install { $what }
doctor-games = Игры: { $games }.
doctor-no-numba = Numba не установлена: боты медленнее и слабее.
doctor-interpreted = TUMBLESTAR_INTERPRET отключает Numba: боты медленнее и слабее.
doctor-compile = Уберите TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } не может скомпилировать ботов: { $why }
doctor-compiled = Боты скомпилированы Numba { $version } и хранятся в { $folder }
doctor-not-kept = Боты скомпилированы Numba { $version }, но не сохранены: каждый запуск компилирует их снова.
doctor-cache = Задайте TUMBLESTAR_CACHE — папку, куда можете писать только вы.
doctor-settings = Настройки в окружении: { $count ->
        [0] нет
       *[other] { $names }
    }.
doctor-port = Порт { $port } на { $host } свободен.
doctor-served = Порт { $port } на { $host } занят; tumblestar обслуживает эту папку данных.
doctor-port-taken = Порт { $port } на { $host } недоступен: { $why }.
doctor-other-port = Выберите другой с --port или TUMBLESTAR_PORT или остановите программу, которая его занимает.
doctor-data = Папка данных: { $folder } (владелец { $owner }, права { $mode }, свободно { $free } МБ)
doctor-data-none = Папка данных: { $folder } будет создана при необходимости (свободно { $free } МБ в { $there })
doctor-unwritable = Туда писать нельзя. Станьте владельцем или выберите другую с --data или TUMBLESTAR_DATA.
doctor-open-folder = Другие на этой машине могут читать её и секретные сиды идущих игр. Введите: chmod 700 { $folder }
doctor-little-space = Освободите место на диске или выберите другую папку с --data или TUMBLESTAR_DATA.
doctor-sqlite = Столы хранит SQLite { $version }.
doctor-postgres = Столы хранит PostgreSQL { $version } в { $place }
doctor-terminal = Терминал: { $columns } x { $rows } знаков, { $encoding }.
doctor-utf8 = Некоторые знаки заменены похожими. Переключите терминал на UTF-8 или задайте PYTHONUTF8=1.

## Start of a server

run-at = tumblestar работает на { $address } (Ctrl-C завершает)
run-data = Столы хранятся в { $folder }
run-no-numba = Без Numba боты медленнее и слабее. Для полной силы: pip install { $what }
run-end = До свидания. Ваши столы сохранены.
run-port-taken = Порт { $port } занят, возможно, другим tumblestar. Откройте его или выберите другой порт: --port { $other }
run-port-forbidden = Порт { $port } занимать нельзя. Выберите выше 1023: --port 8017
run-no-address = Слушать на { $host } нельзя: { $why }.
run-twice = Другой tumblestar обслуживает { $folder }. Откройте его или выберите другую папку с --data.
run-twice-at = Другой tumblestar обслуживает { $folder }. Откройте { $address } в браузере или выберите другую папку с --data.
run-no-limits = Ограничения сняты: любой может послать сколько угодно запросов. Только для измерений.
run-no-hooks = В uvicorn { $version } нет { $what }, а это нужно для ограничения соединений. Без этого tumblestar обслуживает только эту машину. Чтобы открыть его другим, установите другую версию uvicorn.

## Server

cli-serve = Отдаёт игры в сеть, не открывая браузер.
cli-backup = Копирует все столы в один файл, даже во время игры.
cli-backup-file = Файл для записи. В нём сиды идущих игр: держите его в тайне.
cli-backup-replace = Заменяет имеющийся файл.
cli-backed-up =
    { $count ->
        [one] Сохранён { $count } стол в { $file }
        [few] Сохранены { $count } стола в { $file }
       *[many] Сохранено { $count } столов в { $file }
    }
cli-terminal-games =
    { $count ->
        [one] { $count } игра в терминале
        [few] { $count } игры в терминале
       *[many] { $count } игр в терминале
    }
cli-restore = Восстанавливает все столы из копии.
cli-restore-file = Файл от «tumblestar backup».
cli-restore-replace = Откладывает имеющиеся столы под другим именем.
cli-restored =
    { $count ->
        [one] Восстановлен { $count } стол в { $folder }
        [few] Восстановлены { $count } стола в { $folder }
       *[many] Восстановлено { $count } столов в { $folder }
    }
cli-restored-aside = Прежние столы сохранены как { $file }.
cli-export = Экспортирует каждую игру в файл игры. Его читают и люди, и программы.
cli-export-target = Папка или новый файл .zip.
cli-exported =
    { $count ->
        [one] Экспортирована { $count } игра в { $target }
        [few] Экспортированы { $count } игры в { $target }
       *[many] Экспортировано { $count } игр в { $target }
    }
cli-import = Импортирует файлы игр. Потом их могут просмотреть все на сервере.
cli-import-files = Файлы игр или файлы zip с ними.
cli-imported =
    { $count ->
        [one] Импортирована { $count } игра
        [few] Импортированы { $count } игры
       *[many] Импортировано { $count } игр
    }
cli-imported-before =
    { $count ->
        [one] { $count } игра уже была и сохраняет свой стол
        [few] { $count } игры уже были и сохраняют свои столы
       *[many] { $count } игр уже были и сохраняют свои столы
    }
cli-move = Копирует все столы в другое место. Это должна быть пустая папка или база данных PostgreSQL. Источник остаётся как есть.
cli-move-from = Где столы сейчас: папка или адрес postgresql://.
cli-move-to = Куда их копировать: папка или адрес postgresql://.
cli-moved =
    { $count ->
        [one] Скопирован { $count } стол в { $place }
        [few] Скопированы { $count } стола в { $place }
       *[many] Скопировано { $count } столов в { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Пишет маленькую игру как пакет, чтобы вы сделали из неё свою.
cli-new-game-name = Имя игры в Python: строчные буквы, цифры и подчёркивания.
cli-new-game-out = Папка для записи; по умолчанию здесь, с именем игры.
cli-new-game-bad = «{ $name }» не может быть именем игры. Используйте строчные буквы, цифры и подчёркивания, первой — букву, и не имя другой игры.
cli-new-game-there = «{ $folder }» уже есть. Выберите другую папку с --out.
cli-new-game-made = Записано в { $folder }. Дальше: pip install -e { $folder }, потом tumblestar check-game { $name } и tumblestar play { $name }.
cli-check-game = Проверяет игру по договору и говорит, чего ей не хватает.
cli-check-game-passed = { $name }: пройдены все проверки, { $count }.
cli-check-game-failed =
    { $count ->
        [one] { $name } не проходит { $count } проверку.
        [few] { $name } не проходит { $count } проверки.
       *[many] { $name } не проходит { $count } проверок.
    }

## Usage, placeholders, groups and errors of the command line

click-usage = Использование:
click-options = Параметры
click-commands = Команды
click-default = по умолчанию: { $default }
click-required = обязательно
click-error = Ошибка: { $message }
click-aborted = Прервано.
click-try = Справка: { $command } { $option }
click-no-option = Параметра «{ $name }» нет.
click-no-command = Команды «{ $name }» здесь нет.
click-did-you-mean = Может быть, { $possibility }?
click-missing-command = Нужна команда.
click-missing-argument = Не хватает аргумента
click-missing-option = Не хватает параметра
click-choose = Можно выбрать: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = «{ $value }» не подходит. Можно выбрать: { $choice }.
click-no-number = «{ $value }» — { $number_type ->
        [float] не число
       *[other] не целое число
    }.
click-out-of-range = { $value } вне диапазона { $range }.
click-needs-value = Параметру «{ $name }» нужно значение.
click-takes-no-value = Параметр «{ $name }» не принимает значения.
click-too-many = Лишние аргументы: { $args }
click-is-file = «{ $filename }» — файл. Выберите папку.
click-is-folder = «{ $filename }» — папка. Выберите файл.
click-unreadable = «{ $filename }» нельзя прочитать.
click-version = %(prog)s, версия %(version)s
click-quoted = «{ $text }»
placeholder-file = ФАЙЛ
placeholder-folder = ПАПКА
placeholder-path = ПУТЬ
placeholder-source = ОТКУДА
placeholder-target = КУДА
placeholder-game = ИГРА
placeholder-date = ДАТА
placeholder-link = ССЫЛКА
placeholder-name = ИМЯ
placeholder-names = ИМЯ,…
placeholder-number = ЧИСЛО
placeholder-text = ТЕКСТ
placeholder-setting = ИМЯ=ЧИСЛО
placeholder-address = АДРЕС
placeholder-addresses = АДРЕС,…
placeholder-options = ПАРАМЕТРЫ
placeholder-command = КОМАНДА
placeholder-arguments = АРГУМЕНТЫ
cli-group-play = Игра
cli-group-play-for = Для всех: играть в браузере или в терминале.
cli-group-learn = Обучение
cli-group-learn-for = Для игроков: выучить игру и играть лучше.
cli-group-keep = Хранение
cli-group-keep-for = Для игроков с записями игр: смотреть, проверять и копировать.
cli-group-host = Сервер
cli-group-host-for = Для хозяев: настроить tumblestar и открыть его другим.
cli-group-study = Исследование
cli-group-study-for = Для исследователей: измерять игры и ботов.
cli-group-make = Создание
cli-group-make-for = Для программистов: написать свою игру.
