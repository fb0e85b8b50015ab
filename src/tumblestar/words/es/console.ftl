### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Juega a juegos de mesa en el navegador o en la terminal. Sin un comando, abre los juegos en el navegador.
cli-play = Abre los juegos en el navegador, o juega uno en la terminal.
cli-replay = Muestra cada estado de un archivo de partida con sus acciones permitidas.
cli-verify = Comprueba con su semilla las tiradas y los sorteos de un archivo de partida.
cli-expect = Muestra las jugadas que el bot más fuerte espera tras el final de un archivo de partida.
cli-solve = Resuelve un juego de dos, entre límites certificados. La respuesta es con qué frecuencia gana el primer jugador con juego perfecto.
cli-bank = Puntos de la banca al empezar; por defecto, los de la caja.
cli-dice = Un archivo con los colores de tus dados, como dice.toml.
cli-solve-first = Con juego perfecto, el primer jugador gana { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de todas las partidas. Un empate cuenta la mitad.
cli-solve-bounds = Certificado: al menos { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, como máximo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Esto no funciona con { $name }, solo con { $allowed }.
cli-score = Puntúa constelaciones o mapas anotados en una mesa de verdad.
cli-colours = Para twinkle: las letras de los colores en juego; por defecto, todos.
cli-sides = Para twinkle_twinkle: las caras de las 5 referencias en orden de puntuación, como ABAAB. Por defecto, las del archivo; si no, todas A.
cli-not-scored-by = { $option } no es para { $name }. Quítalo.
cli-scored =
    Constelación { $count }: { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    } por sus cartas
cli-scored-line = { $what }: { $points }
cli-nothing-scored = No hay nada que puntuar en «{ $file }». Escribe una constelación por línea.
cli-seconds = Segundos que puede pensar el bot.
cli-bench = Mide la velocidad de partidas al azar. Las cifras son millones de eventos por segundo.
cli-file = El archivo de partida que leer; «-» lee la entrada estándar.
cli-json = Responde en JSON.
cli-no-browser = No abre una ventana del navegador.
cli-lang = El idioma de las respuestas.
cli-help = Muestra esta ayuda.
cli-version = Muestra la versión.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % hecho, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , quedan unos { $left } s
    }
cli-no-command-game = «{ $name }» es un juego. Para jugarlo: tumblestar play { $game }
cli-no-command-file = «{ $name }» es un archivo. Para continuar su partida: tumblestar play { $file }
cli-no-command = No hay ningún comando «{ $name }». Para verlos todos: tumblestar --help
cli-no-command-like = No hay ningún comando «{ $name }». ¿Querías decir «{ $command }»? Para verlos todos: tumblestar --help
cli-expect-over = La partida ha acabado. Escribe «tumblestar replay ARCHIVO» para recorrerla paso a paso.
cli-completion = Escribe el guion de autocompletado de un shell. Bash: pon eval "$(tumblestar completion bash)" en ~/.bashrc. Zsh: lo mismo en ~/.zshrc. Fish: escribe el guion en ~/.config/fish/completions/tumblestar.fish.
cli-io-error = La lectura o la escritura ha fallado: { $why }.

## The doctor

cli-doctor = Comprueba la instalación y dice cómo arreglar problemas. Mira versiones, paquetes, juegos, carpeta de datos, base de datos, puerto, terminal y bots compilados.
doctor-ok = bien
doctor-note = nota
doctor-todo = por hacer
doctor-end =
    { $count ->
        [0] Nada que hacer.
        [one] 1 cosa por hacer.
       *[other] { $count } cosas por hacer.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Paquetes: { $packages }.
doctor-not-installed = tumblestar funciona desde su código fuente, así que no se conocen sus paquetes.
doctor-install = Escribe: python -m pip install { $what }
doctor-games = Juegos: { $games }.
doctor-no-numba = Numba no está instalado: los bots son más lentos y más débiles.
doctor-interpreted = TUMBLESTAR_INTERPRET desactiva Numba: los bots son más lentos y más débiles.
doctor-compile = Quita la variable TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } no puede compilar los bots: { $why }
doctor-compiled = Los bots están compilados con Numba { $version } y guardados en { $folder }
doctor-not-kept = Los bots se compilan con Numba { $version }, pero no se guardan, así que cada arranque los compila de nuevo.
doctor-cache = Pon en TUMBLESTAR_CACHE una carpeta en la que solo tú puedas escribir.
doctor-settings = Ajustes en el entorno: { $count ->
        [0] ninguno
        [one] { $names }
       *[other] { $names }
    }.
doctor-port = El puerto { $port } de { $host } está libre.
doctor-served = El puerto { $port } de { $host } está en uso; otro tumblestar usa esta carpeta de datos.
doctor-port-taken = El puerto { $port } de { $host } no está disponible: { $why }.
doctor-other-port = Elige otro con --port o TUMBLESTAR_PORT, o cierra el programa que lo usa.
doctor-data = Carpeta de datos: { $folder } (dueño { $owner }, modo { $mode }, { $free } MB libres)
doctor-data-none = Carpeta de datos: { $folder }, que se crea cuando hace falta ({ $free } MB libres en { $there })
doctor-unwritable = No puedes escribir ahí. Hazte su dueño, o elige otra con --data o TUMBLESTAR_DATA.
doctor-open-folder = Otros en esta máquina pueden leerla, y las semillas secretas de partidas en curso. Escribe: chmod 700 { $folder }
doctor-little-space = Libera espacio en el disco, o elige otra carpeta con --data o TUMBLESTAR_DATA.
doctor-sqlite = Las mesas se guardan con SQLite { $version }.
doctor-postgres = Las mesas se guardan con PostgreSQL { $version } en { $place }
doctor-terminal = Terminal: { $columns } x { $rows } caracteres, { $encoding }.
doctor-utf8 = Algunos caracteres se sustituyen por otros parecidos. Pon la terminal en UTF-8, o PYTHONUTF8=1.

## Start of a server

run-at = tumblestar está en { $address } (Ctrl-C lo acaba)
run-data = Las mesas se guardan en { $folder }
run-no-numba = Sin Numba, los bots son más lentos y más débiles. Para toda su fuerza: pip install { $what }
run-end = Adiós. Tus mesas están guardadas.
run-port-taken = El puerto { $port } está en uso, quizá por otro tumblestar. Abre ese, o elige otro puerto: --port { $other }
run-port-forbidden = No puedes usar el puerto { $port }. Elige uno mayor que 1023: --port 8017
run-no-address = No se puede escuchar en { $host }: { $why }.
run-twice = Otro tumblestar ya usa { $folder }. Abre ese, o elige otra carpeta con --data.
run-twice-at = Otro tumblestar ya usa { $folder }. Abre { $address } en un navegador, o elige otra carpeta con --data.
run-no-limits = Los límites están desactivados: cualquiera puede enviar cuantas peticiones quiera. Úsalo solo para medir.
run-no-hooks = A uvicorn { $version } le falta { $what }, necesario para limitar las conexiones. Sin ello, tumblestar solo responde a este equipo. Para abrirlo a otros, instala otra versión de uvicorn.

## Server

cli-serve = Sirve los juegos a una red, sin abrir un navegador.
cli-backup = Copia todas las mesas a un archivo, incluso durante el juego.
cli-backup-file = El archivo que escribir. Contiene las semillas de partidas en curso: mantenlo en secreto.
cli-backup-replace = Sustituye un archivo existente.
cli-backed-up =
    { $count ->
        [one] 1 mesa guardada en { $file }
       *[other] { $count } mesas guardadas en { $file }
    }
cli-terminal-games =
    { $count ->
        [one] 1 partida de la terminal
       *[other] { $count } partidas de la terminal
    }
cli-restore = Restaura todas las mesas desde una copia.
cli-restore-file = Un archivo de «tumblestar backup».
cli-restore-replace = Aparta las mesas existentes, con otro nombre.
cli-restored =
    { $count ->
        [one] 1 mesa restaurada en { $folder }
       *[other] { $count } mesas restauradas en { $folder }
    }
cli-restored-aside = Tus mesas anteriores quedan guardadas como { $file }.
cli-export = Exporta cada partida como archivo de partida. Lo pueden leer personas y programas.
cli-export-target = Una carpeta, o un archivo .zip nuevo.
cli-exported =
    { $count ->
        [one] 1 partida exportada a { $target }
       *[other] { $count } partidas exportadas a { $target }
    }
cli-import = Importa archivos de partida. Todos en el servidor pueden entonces recorrerlos.
cli-import-files = Archivos de partida, o archivos zip de ellos.
cli-imported =
    { $count ->
        [one] 1 partida importada
       *[other] { $count } partidas importadas
    }
cli-imported-before =
    { $count ->
        [one] 1 partida ya estaba, y conserva su mesa
       *[other] { $count } partidas ya estaban, y conservan sus mesas
    }
cli-move = Copia todas las mesas a otro lugar. Debe ser una carpeta o base de datos PostgreSQL vacía. El origen queda como está.
cli-move-from = Dónde están ahora las mesas: una carpeta o una dirección postgresql://.
cli-move-to = Adónde copiarlas: una carpeta o una dirección postgresql://.
cli-moved =
    { $count ->
        [one] 1 mesa copiada a { $place }
       *[other] { $count } mesas copiadas a { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Escribe un pequeño juego como paquete, para que hagas de él el tuyo.
cli-new-game-name = El nombre del juego en Python: minúsculas, cifras y guiones bajos.
cli-new-game-out = La carpeta en que escribir; por defecto una con el nombre del juego, aquí.
cli-new-game-bad = «{ $name }» no puede ser el nombre de un juego. Usa minúsculas, cifras y guiones bajos, con una letra al principio, y no el nombre de otro juego.
cli-new-game-there = «{ $folder }» ya existe. Elige otra carpeta con --out.
cli-new-game-made = Escrito en { $folder }. Después: pip install -e { $folder }, luego tumblestar check-game { $name }, y tumblestar play { $name }.
cli-check-game = Comprueba un juego con el contrato, y dice lo que le falta.
cli-check-game-passed = { $name } pasa las { $count } comprobaciones.
cli-check-game-failed =
    { $count ->
        [one] { $name } no pasa 1 comprobación.
       *[other] { $name } no pasa { $count } comprobaciones.
    }

## Usage, placeholders, groups and errors of the command line

click-usage = Uso:
click-options = Opciones
click-commands = Comandos
click-default = por defecto: { $default }
click-required = obligatorio
click-error = Error: { $message }
click-aborted = Interrumpido.
click-try = Ayuda: { $command } { $option }
click-no-option = La opción «{ $name }» no existe.
click-no-command = El comando «{ $name }» no existe aquí.
click-did-you-mean = ¿Quieres decir { $possibility }?
click-missing-command = Escribe un comando.
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-choose = Elige entre: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = «{ $value }» no se puede elegir. Elige entre: { $choice }.
click-no-number = «{ $value }» no es { $number_type ->
        [float] un número
       *[other] un número entero
    }.
click-out-of-range = { $value } está fuera del rango { $range }.
click-needs-value = La opción «{ $name }» necesita un valor.
click-takes-no-value = La opción «{ $name }» no admite valor.
click-too-many = Sobran argumentos: { $args }
click-is-file = «{ $filename }» es un archivo. Elige una carpeta.
click-is-folder = «{ $filename }» es una carpeta. Elige un archivo.
click-unreadable = «{ $filename }» no se puede leer.
click-version = %(prog)s, versión %(version)s
click-quoted = «{ $text }»
placeholder-file = ARCHIVO
placeholder-folder = CARPETA
placeholder-path = RUTA
placeholder-source = ORIGEN
placeholder-target = DESTINO
placeholder-game = JUEGO
placeholder-date = FECHA
placeholder-link = ENLACE
placeholder-name = NOMBRE
placeholder-names = NOMBRE,…
placeholder-number = NÚMERO
placeholder-text = TEXTO
placeholder-setting = NOMBRE=NÚMERO
placeholder-address = DIRECCIÓN
placeholder-addresses = DIRECCIÓN,…
placeholder-options = OPCIONES
placeholder-command = COMANDO
placeholder-arguments = ARGUMENTOS
cli-group-play = Jugar
cli-group-play-for = Para todos: jugar en el navegador o en la terminal.
cli-group-learn = Aprender
cli-group-learn-for = Para jugadores: aprender un juego y mejorar.
cli-group-keep = Guardar
cli-group-keep-for = Para jugadores con partidas guardadas: verlas, comprobarlas y copiarlas.
cli-group-host = Alojar
cli-group-host-for = Para anfitriones: preparar tumblestar y abrirlo a otros.
cli-group-study = Estudiar
cli-group-study-for = Para investigadores: medir juegos y bots.
cli-group-make = Crear
cli-group-make-for = Para programadores: escribir un juego propio.
