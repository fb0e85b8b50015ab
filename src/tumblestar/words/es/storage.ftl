### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = No se puede crear la carpeta { $folder }: { $why }. Elige otra con --data o TUMBLESTAR_DATA.
store-foreign = { $file } es la base de datos de otro programa. Elige otra carpeta con --data o TUMBLESTAR_DATA.
store-newer = Las mesas de { $folder } son de un tumblestar más nuevo. Actualiza tumblestar, o elige otra carpeta con --data.
store-read-only = No se puede escribir en la carpeta { $folder }. Cambia sus permisos, o elige otra con --data o TUMBLESTAR_DATA.
store-address = Esta no es la dirección de una base de datos PostgreSQL. Escríbela como postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL necesita psycopg. Instálalo: pip install { $what }
store-pg-foreign = La base de datos { $place } es de otro programa. Indica la dirección de una vacía.
store-pg-newer = Las mesas de { $place } son de un tumblestar más nuevo. Actualiza tumblestar, o elige otra base de datos.
store-pg-gone = No se puede conectar con la base de datos { $place }: { $why }. Todo lo confirmado está a salvo.
store-pg-refused = La base de datos { $place } niega el acceso: { $why }. Revisa el usuario y la contraseña de la dirección.
store-pg-full = A la base de datos { $place } no le queda espacio o conexión: { $why }. Todo lo confirmado está a salvo.
store-pg-held = La base de datos { $place } se está trasladando, o no admite más conexiones. Arranca de nuevo más tarde.
store-pg-trouble = La base de datos { $place } no se puede usar: { $why }.
store-full = No queda espacio para { $folder }. Libera algo de espacio. Todo lo confirmado está a salvo.
store-damaged = El archivo { $file } está dañado ({ $why }). Restaura una copia con «tumblestar restore», o salva lo que se pueda leer con «.recover» del programa sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 mesa no se puede leer y falta en las listas:
       *[other] { $count } mesas no se pueden leer y faltan en las listas:
    } { $names }. Quizá una copia más antigua tenga lo que falta.
store-locked = Otro programa está usando { $file }. Cierra primero ese programa.
store-unsure = La base de datos se perdió al escribir, así que esto puede estar hecho o no. Compruébalo antes de repetirlo.
store-raced = Esta mesa acaba de cambiar. Carga la página de nuevo.
store-busy = El disco no da abasto. No se hizo nada; inténtalo otra vez en un momento.
store-closed = El servidor se está parando. No se hizo nada; inténtalo otra vez cuando vuelva.
store-trouble = El archivo { $file } no se puede usar: { $why }.

## Backups, and moving to another place

move-there = { $place } ya contiene personas o mesas. Elige una carpeta o base de datos vacía.
move-served = Un servidor está usando { $place }. Páralo primero.
move-short = «{ $table }» no llegó entera a { $place }; allí no se guardó nada. Inténtalo otra vez.
move-same = Ambos lugares son el mismo. Indica dos distintos.
backup-there = { $file } ya existe. Elige otro nombre, o añade --replace.
backup-none = No hay mesas en { $folder }.
backup-trouble = { $file } no se puede usar: { $why }.
restore-there = Ya hay mesas en { $folder }. Añade --replace para apartarlas.
restore-foreign = { $file } no es una copia de las mesas de tumblestar. Elige un archivo de «tumblestar backup».
restore-newer = { $file } es de un tumblestar más nuevo. Actualiza primero tumblestar.
restore-damaged = { $file } está dañado; no se cambió nada.
