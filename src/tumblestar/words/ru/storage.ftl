### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Папку { $folder } не создать: { $why }. Выберите другую с --data или TUMBLESTAR_DATA.
store-foreign = { $file } — база данных другой программы. Выберите другую папку с --data или TUMBLESTAR_DATA.
store-newer = Столы в { $folder } — от более нового tumblestar. Обновите tumblestar или выберите другую папку с --data.
store-read-only = В папку { $folder } нельзя писать. Измените права или выберите другую с --data или TUMBLESTAR_DATA.
store-address = Это не адрес базы данных PostgreSQL. Пишите его так: postgresql://user:password@host:5432/name
store-no-driver = Для PostgreSQL нужен psycopg. Установите его: pip install { $what }
store-pg-foreign = База данных { $place } принадлежит другой программе. Укажите адрес пустой.
store-pg-newer = Столы в { $place } — от более нового tumblestar. Обновите tumblestar или выберите другую базу.
store-pg-gone = База данных { $place } недоступна: { $why }. Всё подтверждённое сохранено.
store-pg-refused = База данных { $place } отказывает в доступе: { $why }. Проверьте имя и пароль в адресе.
store-pg-full = В базе данных { $place } нет места или соединений: { $why }. Всё подтверждённое сохранено.
store-pg-held = База данных { $place } переносится или не принимает соединений. Запустите позже.
store-pg-trouble = База данных { $place } не работает: { $why }.
store-full = Для { $folder } не осталось места. Освободите его. Всё подтверждённое сохранено.
store-damaged = Файл { $file } повреждён ({ $why }). Восстановите копию командой «tumblestar restore» или спасите, что читается, командой «.recover» программы sqlite3.
store-tables-damaged =
    { $count ->
        [one] { $count } стол не читается и не показан в списках:
        [few] { $count } стола не читаются и не показаны в списках:
       *[many] { $count } столов не читаются и не показаны в списках:
    } { $names }. Возможно, недостающее есть в более старой копии.
store-locked = Файл { $file } использует другая программа. Сначала закройте её.
store-unsure = Связь с базой данных пропала во время записи: сделано это или нет, неизвестно. Проверьте, прежде чем повторять.
store-raced = Этот стол только что изменился. Загрузите страницу снова.
store-busy = Диск не успевает. Ничего не сделано; попробуйте чуть позже.
store-closed = Сервер останавливается. Ничего не сделано; попробуйте, когда он вернётся.
store-trouble = Файл { $file } не использовать: { $why }.

## Backups, and moving to another place

move-there = В { $place } уже есть люди или столы. Выберите пустую папку или базу.
move-served = Сервер использует { $place }. Сначала остановите его.
move-short = «{ $table }» пришла в { $place } не целиком; там ничего не сохранено. Попробуйте снова.
move-same = Оба места одинаковы. Укажите два разных.
backup-there = { $file } уже есть. Выберите другое имя или добавьте --replace.
backup-none = В { $folder } нет столов.
backup-trouble = { $file } не использовать: { $why }.
restore-there = В { $folder } уже есть столы. Добавьте --replace, чтобы отложить их.
restore-foreign = { $file } — не копия столов tumblestar. Выберите файл от «tumblestar backup».
restore-newer = { $file } — от более нового tumblestar. Сначала обновите tumblestar.
restore-damaged = { $file } повреждён; ничего не изменено.
