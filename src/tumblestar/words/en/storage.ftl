### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Cannot make the folder { $folder }: { $why }. Choose another with --data or TUMBLESTAR_DATA.
store-foreign = { $file } is another program’s database. Choose another folder with --data or TUMBLESTAR_DATA.
store-newer = The tables in { $folder } are from a newer tumblestar. Update tumblestar, or choose another folder with --data.
store-read-only = The folder { $folder } cannot be written to. Change its permissions, or choose another with --data or TUMBLESTAR_DATA.
store-address = This is not the address of a PostgreSQL database. Write it like postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL needs psycopg. Install it: pip install { $what }
store-pg-foreign = The database { $place } belongs to another program. Give the address of an empty one.
store-pg-newer = The tables in { $place } are from a newer tumblestar. Update tumblestar, or choose another database.
store-pg-gone = The database { $place } cannot be reached: { $why }. Everything confirmed is safe.
store-pg-refused = The database { $place } refuses access: { $why }. Check the user and password in the address.
store-pg-full = The database { $place } has no room or connection left: { $why }. Everything confirmed is safe.
store-pg-held = The database { $place } is being moved, or takes no more connections. Start again later.
store-pg-trouble = The database { $place } cannot be used: { $why }.
store-full = There is no room left for { $folder }. Free some space. Everything confirmed is safe.
store-damaged = The file { $file } is damaged ({ $why }). Restore a backup with “tumblestar restore”, or save what can be read with “.recover” of the program sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 table cannot be read and is left out of lists:
       *[other] { $count } tables cannot be read and are left out of lists:
    } { $names }. Perhaps an older backup has what is missing.
store-locked = Another program is using { $file }. Close that program first.
store-unsure = The database was lost while writing, so this may or may not be done. Check before you repeat it.
store-raced = This table has just changed. Reload the page.
store-busy = The disk cannot keep up. Nothing was done; try again in a moment.
store-closed = The server is stopping. Nothing was done; try again when it is back.
store-trouble = The file { $file } cannot be used: { $why }.

## Backups, and moving to another place

move-there = { $place } already holds people or tables. Choose an empty folder or database.
move-served = A server is using { $place }. Stop it first.
move-short = “{ $table }” did not fully arrive in { $place }; nothing was kept there. Try again.
move-same = Both places are the same. Give two different ones.
backup-there = { $file } exists already. Choose another name, or add --replace.
backup-none = There are no tables in { $folder }.
# $why: the reason, as the system says it.
backup-trouble = { $file } cannot be used: { $why }.
restore-there = There are tables in { $folder } already. Add --replace to put them aside.
restore-foreign = { $file } is not a backup of tumblestar’s tables. Choose a file from “tumblestar backup”.
restore-newer = { $file } is from a newer tumblestar. Update tumblestar first.
restore-damaged = { $file } is damaged; nothing was changed.
