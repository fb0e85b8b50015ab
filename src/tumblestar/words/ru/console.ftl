### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Настольные игры в браузере. Без команды: открывает игры.
cli-play = Открывает игры в браузере или играет в терминале.
cli-replay = Показывает каждую позицию записи и разрешённые в ней действия, в нотации.
cli-verify = Сверяет исходы случая в записи с её сидом.
cli-expect = Показывает в нотации, какого продолжения записи ждёт сильнейший бот.
cli-solve = Находит долю победы первого места в игре на двоих при лучшей игре, с доказанными границами.
cli-bank = Очки банка вначале; по умолчанию как в коробке.
cli-dice = Файл с цветами ваших кубиков, как dice.toml.
cli-solve-first = При лучшей игре первое место берёт { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } всех игр, ничья считается за половину.
cli-solve-bounds = Доказано: не меньше { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, не больше { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Это не для { $name }; ожидается: { $allowed }.
cli-score = Считает созвездия или карты, записанные за настоящим столом.
cli-colours = Для twinkle: буквы цветов в игре; по умолчанию все.
cli-sides = Для twinkle_twinkle: стороны пяти памяток в порядке подсчёта, например ABAAB; по умолчанию из файла, иначе все A.
cli-not-scored-by = { $option } не относится к { $name }. Уберите.
cli-scored = Созвездие { $count }, сумма карт: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = В «{ $file }» нечего считать; ожидается по созвездию в строке.
cli-seconds = Секунды на обдумывание.
cli-bench = Измеряет скорость случайных игр, в миллионах событий в секунду.
cli-file = Запись для чтения; - читает стандартный ввод.
cli-json = Отвечает в JSON.
cli-no-browser = Не открывает окно браузера.
cli-lang = Язык ответов.
cli-help = Показывает эту справку.
cli-version = Показывает версию.
cli-working = { $name }: { $seconds } с
cli-working-share = { $name }: готово { $share } %, { $seconds } с{ $left ->
        [-1] { "" }
       *[other] , осталось около { $left } с
    }
cli-no-command-game = «{ $name }» — это игра. Чтобы играть: tumblestar play { $game }
cli-no-command-file = «{ $name }» — это файл. Чтобы продолжить его игру: tumblestar play { $file }
cli-no-command = Неизвестная команда «{ $name }». Все команды: tumblestar --help
cli-no-command-like = Неизвестная команда «{ $name }»; может быть, «{ $command }»? Все команды: tumblestar --help
cli-expect-over = Игра окончена. «tumblestar replay FILE» показывает её по шагам.
cli-completion = Печатает скрипт дополнения для оболочки. Для bash: eval "$(tumblestar completion bash)" в ~/.bashrc; для zsh так же, в ~/.zshrc; для fish — в файл ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Не удалось прочитать или записать: { $why }.

## The doctor

cli-doctor = Проверяет версии, пакеты, игры, папку данных, базу данных, порт, терминал и скомпилированных ботов и говорит, что делать.
doctor-ok = хорошо
doctor-note = заметка
doctor-todo = сделать
doctor-end = { $count ->
        [0] Делать нечего.
       *[other] Сделать: { $count }.
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
doctor-other-port = Выберите другой с --port или TUMBLESTAR_PORT или остановите то, что его занимает.
doctor-data = Папка данных: { $folder } (владелец { $owner }, права { $mode }, свободно { $free } МБ)
doctor-data-none = Папка данных: { $folder } будет создана при необходимости (свободно { $free } МБ в { $there })
doctor-unwritable = Туда писать нельзя. Станьте владельцем или выберите другую с --data или TUMBLESTAR_DATA.
doctor-open-folder = Её и сиды идущих игр могут читать другие. Введите: chmod 700 { $folder }
doctor-little-space = Освободите место на диске или выберите другую папку с --data или TUMBLESTAR_DATA.
doctor-sqlite = Столы хранит SQLite { $version }.
doctor-postgres = Столы хранит PostgreSQL { $version } в { $place }
doctor-terminal = Терминал: { $columns } x { $rows } знаков, { $encoding }.
doctor-utf8 = Некоторые знаки заменены похожими. Переключите терминал на UTF-8 или задайте PYTHONUTF8=1.

## Start of a server

run-at = tumblestar работает на { $address } (Ctrl-C завершает)
run-data = Столы хранятся в { $folder }
run-no-numba = Без Numba боты здесь играют медленнее и слабее. Для полной силы: pip install { $what }
run-end = До свидания. Ваши столы сохранены.
run-port-taken = Порт { $port } занят, возможно, другим tumblestar. Откройте его или выберите другой порт: --port { $other }
run-port-forbidden = Порт { $port } занимать нельзя. Выберите выше 1023: --port 8017
run-no-address = Слушать на { $host } нельзя: { $why }.
run-twice = Другой tumblestar обслуживает { $folder }. Откройте его или выберите другую папку с --data.
run-twice-at = Другой tumblestar обслуживает { $folder }. Откройте { $address } в браузере или выберите другую папку с --data.
run-no-limits = Ограничения сняты: спрашивать можно без конца. Только для измерений.
run-no-hooks = В uvicorn { $version } нет того, что нужно ограничениям соединений: { $what }. Этот сервер — только для этого компьютера; чтобы открыть его для других, установите другую версию uvicorn.

## Server

cli-serve = Отдаёт игры в сеть, не открывая браузер.
cli-backup = Копирует все столы в один файл, даже во время игры.
cli-backup-file = Файл для записи. В нём сиды идущих игр: держите его в тайне.
cli-backup-replace = Заменяет имеющийся файл.
cli-backed-up = Столы в { $file }: { $count }
cli-terminal-games = Игры в терминале: { $count }
cli-restore = Заменяет столы копией.
cli-restore-file = Файл от «tumblestar backup».
cli-restore-replace = Откладывает имеющиеся столы под другим именем.
cli-restored = Столы в { $folder }: { $count }
cli-restored-aside = Прежние сохранены как { $file }.
cli-export = Пишет каждую игру текстом, который читают люди и программы.
cli-export-target = Папка или новый файл .zip.
cli-exported = Игры в { $target }: { $count }
cli-import = Вносит игры из текстов, чтобы все могли их просмотреть.
cli-import-files = Записи или файлы zip с записями.
cli-imported = Внесено игр: { $count }
cli-imported-before = Уже были и сохраняют свои столы: { $count }
cli-move = Копирует все столы в пустую папку или базу данных PostgreSQL; источник остаётся как есть.
cli-move-from = Где они: папка или адрес postgresql://.
cli-move-to = Куда: папка или такой адрес.
cli-moved = Столы в { $place }: { $count }

## Games by others, and what small games need not say themselves

cli-new-game = Пишет маленькую игру пакетом, чтобы переделать её в свою.
cli-new-game-name = Имя игры в Python: строчные буквы, цифры и подчёркивания.
cli-new-game-out = Папка для записи; по умолчанию здесь, с именем игры.
cli-new-game-bad = «{ $name }» не может быть именем игры: строчные буквы, цифры и подчёркивания, сначала буква, и не имя другой игры.
cli-new-game-there = «{ $folder }» уже есть; выберите другую папку с --out.
cli-new-game-made = Записано в { $folder }. Дальше: pip install -e { $folder }, потом tumblestar check-game { $name } и tumblestar play { $name }.
cli-check-game = Проверяет игру по договору и говорит, чего ей не хватает.
cli-check-game-passed = { $name }: пройдены все проверки, { $count }.
cli-check-game-failed = Проверки, не пройденные игрой { $name }: { $count }

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
