### The words of the app in Spanish. Arguments as in en.ftl, which explains them.

## Refusals and errors of records, options and chance

refused-over = La partida ha acabado.
refused-seat = No es tu turno; ahora juega { $seat ->
        [0] el azar
       *[other] el puesto { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = No es tu turno. { $now }
refused-place = Ahora no se puede hacer nada ahí. { $now }
refused-chance = Aquí los resultados del azar salen de la semilla. Solo una mesa con un tablero de verdad los admite.
bad-seats = El juego no admite { $seats } puestos; se espera: { $allowed }.
bad-option = Opción desconocida «{ $name }»; se espera: { $allowed }.
bad-option-value = La opción «{ $name }» no puede ser { $value }; se espera: { $allowed }.
bad-option-twice = La opción «{ $name }» no puede ser { $first } y { $second } a la vez; indíquela una sola vez.
bad-value = { $name } no puede ser { $value }; se espera: { $expected }.
bad-name = Un nombre o una sal es una línea de { $most } caracteres visibles como máximo.
bad-chance = Clase de azar desconocida «{ $text }»; se espera: { $allowed }.
bad-commitment = El azar sellado necesita un compromiso: 64 cifras hexadecimales.
bad-practice = Una partida de práctica no tiene azar sellado.
bad-seed = Una semilla es una línea de 1 a { $most } caracteres visibles.
bad-salts = Se espera: { $seats } sales, una por puesto; una sal puede estar vacía.
bad-seat-kind = Un puesto es de una persona o de un bot.
unknown-game = Juego desconocido «{ $name }»; se espera: { $games }.
game-broken = El juego «{ $name }» no se puede cargar: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
unknown-bot = Bot desconocido «{ $name }»; se espera: { $bots }.

## Reading a record

record-long = El archivo tiene más de { $most } caracteres, demasiados para un registro.
record-format = Esto no es un registro; se espera como primera línea: «{ $expected }».
record-header = Entrada desconocida en la cabecera «{ $text }»; se espera: { $keys }.
record-twice = La entrada «{ $key }» aparece dos veces.
record-missing = A la cabecera le falta la entrada «{ $key }».
record-older = Jugada y mostrada con la versión { $rules } de las reglas. La versión más nueva es la { $version }.
record-other = Jugada con la versión { $rules } de las reglas (datos { $data }), mostrada con la versión { $version } (datos { $digest }); los puntos pueden diferir.
record-cut = Jugada con la versión { $rules } de las reglas (datos { $data }). La versión { $version } (datos { $digest }) muestra { $n } de sus { $count } eventos; el texto del registro los tiene todos.
record-rules = El registro tiene la versión «{ $text }» de las reglas; este programa juega con la versión { $version }.
record-data = El registro tiene piezas (datos «{ $text }») distintas de las de este programa ({ $digest }).
record-seat = «{ $text }» no es un puesto; se espera: «person» o «bot», y después un nombre.
record-salt = El puesto de la sal no existe; la partida tiene { $seats } puestos.
record-options = «{ $text }» no es una opción; se espera: nombre=número, con los nombres { $options }.
record-seed = La semilla abierta debería tener 64 cifras hexadecimales.
record-early-seed = La semilla de una partida sellada se abre solo al final.
record-date = La fecha debería tener la forma 2026-11-21.
record-start = Los puestos y las opciones deben ser los de la posición en que empieza la partida.
record-practice = «{ $text }» no puede ir tras «practice»; se espera: «yes».
record-event = «{ $text }» no es un evento; se espera: un número, después * para el azar o el número de un puesto, y después la acción.
record-number = El número del evento es { $text }; se espera: { $expected }. Quizá falte una línea antes.
record-actor = El evento es de «{ $text }», pero le toca a { $expected }.
record-after-end = La partida acaba antes de este evento.
record-refused = «{ $text }» no se puede hacer aquí. { $why }
record-end = El registro acaba con «{ $text }», pero sus eventos con «{ $expected }».
record-result = El resultado del registro es «{ $text }», pero el de sus eventos «{ $expected }».
unreadable-at = Línea { $line }: { $why }
unread-state = «{ $text }» no es parte de un estado; se espera: clave=valor con las claves { $keys }, cada una una vez.
unread-state-value = «{ $text }» no vale para «{ $key }» en este estado; gramática: docs/{ $page }.md.

## Checking chance

verify-proved = Todos los resultados del azar salen de la semilla sellada antes de empezar. Comprobados: { $count }.
verify-seed = Azar abierto: todos los resultados salen de la semilla «{ $seed }», que alguien dio y podía conocer. Comprobados: { $count }.
verify-practice = Práctica: alguien volvió atrás, así que el azar está abierto. Todos los resultados salen de la semilla. Comprobados: { $count }.
verify-typed = Azar abierto: los resultados ({ $count }) se escribieron o se eligieron, así que no hay nada que comprobar.
verify-older = Las reglas (versión { $rules }) o los datos de esta partida no se conservan aquí, así que su azar no se puede comprobar.
verify-closed = La semilla está sellada hasta el fin de la partida, así que los resultados hasta ahora ({ $count }) aún no se pueden comprobar.
verify-commitment = Falso: la semilla del registro no es la que se selló antes de empezar.
verify-outcome = Falso: el evento { $n } es «{ $text }», pero el sorteo { $count } del flujo «{ $stream }» de la semilla da «{ $expected }».

## Bots

bot-random = Azar
bot-random-help = juega cualquier acción permitida
bot-greedy = Codicioso
bot-greedy-help = busca lo que da puntos de inmediato
bot-novice = Principiante
bot-club = Jugador de club
bot-strong = Fuerte
bot-expert = Experto
bot-master = Maestro

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: la acción { $action } de { $agent } no está permitida; se espera: { $allowed }.
env-not-begun = { $env }: llama primero a reset().
env-needs = { $env } necesita el paquete { $package }: pip install { $what }
env-array = { $env }: { $name } es una matriz de { $type } con la forma { $shape }; se espera: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: la matriz para { $name } tiene huecos o no se puede escribir en ella; se espera una como de numpy.zeros.

## Command line

cli-about = Juegos de mesa en el navegador. Sin un comando: abre los juegos.
cli-play = Abre los juegos en el navegador, o juega uno en la terminal.
cli-replay = Muestra cada estado de un registro y sus acciones permitidas, en notación.
cli-verify = Comprueba los resultados del azar de un registro con su semilla.
cli-expect = Muestra cómo espera el bot más fuerte que siga un registro, en notación.
cli-solve = Halla la expectativa de victoria del primer puesto en una partida de dos con juego perfecto, entre límites certificados.
cli-bank = Los puntos de la banca al empezar; por defecto, los de la caja.
cli-dice = Un archivo con los colores de tus dados, como dice.toml.
cli-solve-first = Con juego perfecto el primer puesto gana { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de todas las partidas; un empate cuenta la mitad.
cli-solve-bounds = Certificado: al menos { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, como máximo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Esto no es para { $name }; se espera: { $games }.
cli-score = Puntúa constelaciones o mapas anotados en una mesa de verdad.
cli-colours = Para twinkle: las letras de los colores en juego; por defecto, todos.
cli-sides = Para twinkle_twinkle: las caras de las cinco referencias en orden de puntuación, como ABAAB; por defecto las del archivo, si no, todas A.
cli-not-scored-by = { $option } no dice nada sobre { $name }. Quítalo.
cli-rules = Muestra las reglas de un juego con etiquetas, y marca las que no están en el reglamento impreso.
cli-tiles = Dibuja en su lugar las losetas, con cantidades y tablas, para compararlas con una caja.
cli-out = El archivo que escribir, .html o .svg para losetas; por defecto, la salida estándar.
cli-unwritable-file = El archivo «{ $file }» no se puede escribir: { $why }.
cli-scored = Constelación { $count }, total de las cartas: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Nada que puntuar en «{ $file }»; se espera: una constelación por línea.
cli-seconds = Segundos para pensar.
cli-bench = Mide la velocidad de partidas al azar, en millones de eventos por segundo.
cli-lab = Mide bots y juegos con muchas partidas entre bots.
cli-ladder = Puntúa los bots de un juego en una escala (Bradley-Terry): 100 puntos más ganan el 64 % de las partidas de dos. Cada bot juega contra sus vecinos y «greedy» con cada número de puestos, cada preparación desde cada puesto. Con más de dos puestos un bot juega entre otros de una misma clase, y a la inversa; 1 / puestos es lo equitativo.
cli-ladder-game = El juego; por defecto, todos.
cli-ladder-seats = Un número de puestos, repetible; por defecto, todos desde dos.
cli-ladder-games = Partidas de cada encuentro con las opciones de la caja.
cli-ladder-mixed = Partidas de cada encuentro con opciones sorteadas en cada preparación; por defecto, ninguna.
cli-ladder-bots = Los bots, del más débil al más fuerte, separados por comas; por defecto, todos los del juego.
cli-ladder-seed = La semilla de las preparaciones y del azar.
cli-ladder-keep = Escribe ladder-GAME.json en esta carpeta tras cada encuentro, y continúa desde uno de los bots actuales.
cli-ladder-two = Una escala necesita al menos dos bots; el juego tiene { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } contra { $them }
       *[other] { $us } entre { $rivals } × { $them }
    }{ $options ->
        [mixed] , opciones variadas
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, lo equitativo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games } partidas
cli-ladder-head-bot = puntuación
cli-ladder-head-box = { $seats } puestos
cli-ladder-head-mixed = { $seats } puestos, opciones variadas
cli-ladder-head-all = todas las partidas
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Juega muchas partidas entre bots, e informa sobre bots, puestos, duración y puntos. Cada preparación se juega una vez por cada rotación de los bots, con la misma suerte; los intervalos son del 95 % sobre las preparaciones. Ctrl-C para e informa; con --keep, el mismo comando continúa.
cli-lab-compare = Compara dos variantes, o dos grupos de bots, con la misma suerte: medias, intervalos del 95 % sobre las preparaciones, y tamaños del efecto (en desviaciones típicas de una partida).
cli-lab-selfplay = Escribe partidas de bots como datos de entrenamiento: una fila Parquet por cada decisión (observación, acciones permitidas, acción, política, expectativas de victoria del evaluador, resultado), y una ficha de datos. Necesita el extra «lab». Tras Ctrl-C, el mismo comando continúa; con más partidas, las añade.
cli-lab-out = La carpeta en que escribir; se crea si no existe.
cli-lab-values = Escribe también el valor que da el evaluador a cada acción permitida. Tarda muchas veces más.
cli-lab-tries = Cuántas veces se pregunta a cada bot en cada estado, para su política; 1 toma lo que jugó.
cli-lab-per-file = Partidas por archivo, redondeadas hacia arriba a preparaciones enteras.
lab-selfplay-done = Partidas: { $games }. Decisiones: { $rows }. Archivos: { $files }. Carpeta: «{ $folder }».
cli-lab-bots = Los bots por puesto antes de la rotación, separados por comas; el último ocupa los puestos que quedan. Por defecto, «greedy».
cli-lab-seats = El número de puestos; por defecto el de los bots, o el menor desde dos.
cli-lab-games = El número de partidas, redondeado hacia arriba a preparaciones enteras.
cli-lab-option = Una opción del juego, repetible.
cli-lab-against-bots = El segundo grupo de bots; por defecto, el primero.
cli-lab-against-option = Una opción de la segunda variante, repetible; las demás son las de la primera.
cli-lab-seed = La semilla del azar y de las elecciones: misma semilla, mismas partidas.
cli-lab-workers = Procesos; por defecto, uno por núcleo. Los resultados son los mismos.
cli-lab-keep = Guarda las partidas acabadas en este archivo, y continúa desde ahí.
cli-lab-ray = Juega en el clúster Ray de esta dirección («auto»: uno local). Necesita el extra «ray».
cli-lab-luck = Examina tantas partidas: lo que explica la suerte, y las decisiones por regla. Tarda segundos por partida.
cli-lab-csv = Escribe en este archivo una fila CSV por cada partida y puesto.
cli-lab-parquet = Escribe las mismas filas como Parquet. Necesita el extra «lab».
cli-lab-html = Escribe todas las tablas y gráficos como una página HTML. Necesita el extra «lab».
lab-needs = { $option } necesita el extra «{ $extra }»: pip install { $what }
lab-too-many-bots = Demasiados bots ({ $count }) para { $seats } puestos.
lab-same = No hay ninguna diferencia: da --against-bots o --against-option.
cli-not-both = Indique { $first } o { $second }, no ambas.
lab-kept-other = El archivo «{ $file }» tiene partidas de otro estudio o de bots anteriores; elige otro archivo, o apártalo.
lab-kept-damaged = La línea { $line } del archivo «{ $file }» está dañada; bórrala, o aparta el archivo.
lab-kept-dropped = La última línea del archivo «{ $file }» está incompleta; sus partidas se juegan de nuevo.
lab-broken-off = Parado tras { $games } de { $total } partidas.
lab-broken-off-kept = Parado tras { $games } de { $total } partidas; el mismo comando continúa.
lab-workers-died = Los procesos han muerto una y otra vez, quizá por falta de memoria; prueba con menos (--workers).
lab-no-ray = No hay ningún clúster Ray en «{ $address }»: { $why }
lab-title = { $game }: { $games } partidas
lab-title-compare = { $game }: { $games } partidas cada uno, { $first } y { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Por bot (intervalos del 95 %; lo equitativo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Por puesto (lo equitativo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Por partida
lab-spread = Distribuciones
lab-by-rule = Decisiones por regla ({ $games } partidas)
lab-luck = La suerte explica el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de la varianza de los resultados ({ $games } partidas): el ajuste por suerte quita esa parte.
lab-no-luck = La suerte no se puede medir: el juego no tiene evaluador aquí, o todos los resultados son iguales.
lab-head = { $what ->
        [bot] bot
        [seat] puesto
        [share] parte de victoria
        [points] puntos
        [figure] medida
        [mean] media
        [least] mínimo
        [tenth] un décimo por debajo
        [median] mediana
        [ninetieth] un décimo por encima
        [most] máximo
        [first] primero
        [second] segundo
        [difference] diferencia
        [effect] tamaño del efecto
        [rule] regla
        [decisions] de las decisiones
       *[games] en partidas
    }
lab-figure = { $what ->
        [events] eventos
        [decisions] decisiones
        [legal] acciones permitidas, todas las decisiones juntas
        [choices] acciones permitidas de una decisión
        [leads] cambios de líder en puntos
        [margin] ventaja en puntos al final
        [ties] partidas compartidas por varios
       *[unfinished] partidas sin acabar
    }
lab-figure-of = { $what ->
        [share] parte de victoria
       *[points] puntos
    } de { $who }
lab-figure-seat = { $what ->
        [share] parte de victoria
       *[points] puntos
    } del puesto { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } (de { NUMBER($low, maximumFractionDigits: 2) } a { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Parte de victoria, con intervalos del 95 %
lab-chart-of = { $what ->
        [points] Puntos al final, por bot
        [events] Eventos de una partida
       *[legal] Acciones permitidas de una decisión
    }
lab-chart-text = { $title }. Cifras: tabla «{ $table }».
cli-file = El registro que leer; - lee la entrada estándar.
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
cli-no-command-file = «{ $name }» es un archivo. Para seguir su partida: tumblestar play { $file }
cli-no-command = Comando desconocido «{ $name }». tumblestar --help enumera todos los comandos.
cli-no-command-like = Comando desconocido «{ $name }»; ¿quizá «{ $command }»? tumblestar --help enumera todos los comandos.
cli-expect-over = La partida ha acabado. «tumblestar replay FILE» la recorre paso a paso.
cli-play-resume = Sigue la última partida en la terminal; con GAME, la última de ese juego.
cli-completion = Escribe el guion de autocompletado de un shell. Para bash pon eval "$(tumblestar completion bash)" en ~/.bashrc; para zsh igual, en ~/.zshrc; para fish escríbelo en ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Problemas: posiciones en las que una jugada es, con prueba, mucho mejor que todas las demás.
cli-puzzles-list = Enumera los problemas. En JSON uno por línea: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo los de un juego.
cli-puzzles-theme = Solo los de un tema, como «theft».
cli-puzzles-no-theme = Tema desconocido «{ $theme }»; se espera: { $themes }.
cli-puzzles-play = Juega problemas de un juego o de todos en esta terminal.
cli-puzzles-order = Cualquier palabra: mismas palabras, mismo orden de los problemas.
cli-puzzles-make = Escribe en un archivo problemas de partidas entre bots, y junto a él cómo se hicieron. Misma semilla, mismos problemas.
cli-puzzles-count-of = Cuántos.
cli-puzzles-bots = Los bots, separados por comas; por defecto, todos salvo «random» y los dos más fuertes.
cli-puzzles-seed = La semilla de las partidas.
cli-puzzles-out = El archivo que escribir.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = puestos
cli-puzzles-head-rating = puntuación
cli-puzzles-head-themes = temas
cli-puzzles-count = Problemas: { $count }


## The doctor

cli-doctor = Revisa versiones, paquetes, juegos, carpeta de datos, base de datos, puerto, terminal y bots compilados, y dice qué hacer.
doctor-ok = bien
doctor-note = nota
doctor-todo = por hacer
doctor-end = { $count ->
        [0] Nada que hacer.
        [one] Por hacer: { $count }.
       *[other] Por hacer: { $count }.
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
doctor-served = El puerto { $port } de { $host } está en uso; un tumblestar sirve esta carpeta de datos.
doctor-port-taken = El puerto { $port } de { $host } no está disponible: { $why }.
doctor-other-port = Elige otro con --port o TUMBLESTAR_PORT, o para lo que lo usa.
doctor-data = Carpeta de datos: { $folder } (dueño { $owner }, modo { $mode }, { $free } MB libres)
doctor-data-none = Carpeta de datos: { $folder } se creará cuando haga falta ({ $free } MB libres en { $there })
doctor-unwritable = No puedes escribir ahí. Hazte su dueño, o elige otra con --data o TUMBLESTAR_DATA.
doctor-open-folder = Otros pueden leerla, y las semillas de las partidas en curso. Escribe: chmod 700 { $folder }
doctor-little-space = Libera espacio en el disco, o elige otra carpeta con --data o TUMBLESTAR_DATA.
doctor-sqlite = Las mesas se guardan con SQLite { $version }.
doctor-postgres = Las mesas se guardan con PostgreSQL { $version } en { $place }
doctor-terminal = Terminal: { $columns } x { $rows } caracteres, { $encoding }.
doctor-utf8 = Algunos caracteres se sustituyen por otros parecidos. Pon la terminal en UTF-8, o PYTHONUTF8=1.

cli-no-file = No existe el archivo «{ $file }».
cli-io-error = Falló la lectura o la escritura: { $why }.
cli-unreadable-file = El archivo «{ $file }» no se puede leer: { $why }.
cli-not-text = El archivo «{ $file }» no es texto en UTF-8.
cli-no-records = En «{ $file }» no hay registros: archivos cuyo nombre acabe en .txt.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: juegos de mesa
app-description = Juegos de mesa en el navegador, contra bots o con otros.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Tu turno · { $game }
title-over = Fin de la partida · { $game }
title-level = Nivel { $count } · { $game }
title-own-level = Nivel propio · { $game }
skip = Saltar al contenido
nav-label = Páginas
nav-shelf = Juegos
nav-tables = Mis mesas
settings = Ajustes
settings-name = Tu nombre
settings-language = Idioma
language-incomplete = Algunos textos aún no están traducidos y aparecen en inglés.
settings-theme = Aspecto
settings-save = Guardar
mine-head = Mis datos
mine-nobody = Aquí aún no se guarda nada sobre ti. Si juegas en otro dispositivo, trae tu identidad.
carry-out-head = Jugar en otro dispositivo
carry-out-about = Un enlace o código QR hace tuyo otro dispositivo, con tus mesas, nombre y progreso. Sirve una vez, durante { $count } minutos.
carry-out-do = Mostrar el enlace
carry-shown = Abre esto en tu otro dispositivo en { $count } minutos. No se lo enseñes a nadie más: permite jugar con tu identidad.
carry-link = Enlace para tu otro dispositivo
carry-back = Volver a mis datos
carry-head = Traer tu identidad a este dispositivo
carry-about = En tu otro dispositivo abre «Mis datos» y muestra el enlace. Ábrelo aquí, o copia el código que sigue a su #.
carry-code = Código
carry-look = Ver de quién es
carry-wrong = Este código es desconocido, ya se usó, o ha caducado. Muestra uno nuevo en tu otro dispositivo.
carry-asked = ¿Eres tú «{ $name }»? Mesas que vienen contigo: { $count }. Desde entonces, este dispositivo juega como «{ $name }».
carry-asked-unnamed = ¿Eres tú, alguien sin nombre? Mesas que vienen contigo: { $count }. Desde entonces, este dispositivo juega por esa identidad.
carry-joins = { $count ->
        [0] Los ajustes de este dispositivo se sustituyen por esos.
        [one] Tu mesa de este dispositivo se une a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
       *[other] Tus mesas de este dispositivo ({ $count }) se unen a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
    }
carry-yes = Sí, soy yo
carry-no = No, cancelar
mine-data-head = Mis datos en un archivo
mine-data-about = Tu nombre, ajustes, mesas, registros, progreso y mensajes del chat: un objeto JSON por línea; el primero explica los demás.
mine-data-do = Descargar mis datos
mine-data-readme = Un objeto JSON por línea, cada uno con un type. person: tu nombre, idioma y aspecto. bot: tu programa. token: lo que puede hacer un programa (nunca el propio token). table: una que creaste, en la que juegas o que miras; seats: tus puestos desde 1; record: la partida, para «tumblestar replay» y «verify». attempt, imported: progreso en campañas. chat: lo que escribiste; at: milisegundos desde 1970; key: una frase. restriction: a quién silenciaste o bloqueaste. Las horas son UTC.
mine-restricted-head = Silenciados y bloqueados
mine-restricted-unnamed = alguien sin nombre
mine-delete-head = Borrarme
mine-delete-goes = Se borra para siempre: tu nombre, ajustes, progreso, tokens, programas, mensajes del chat, y las mesas donde no juega nadie más. En las partidas en curso dejas tu puesto; donde no se puede dejar, abandonas.
mine-delete-stays = Se conserva sin tu nombre: las partidas con otros y sus registros. Las mesas que creaste pasan a otra persona que juega en ellas. Las copias descargadas y las copias de seguridad de este servidor no cambian.
mine-delete-sure = Sé que esto no se puede deshacer.
mine-delete-do = Borrarme ahora
mine-deleted-head = Todo borrado
mine-deleted = Ya no se guarda nada sobre ti aquí ni en este navegador.
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
independence = tumblestar es un proyecto independiente, sin relación con los autores ni las editoriales de estos juegos.
close = Cerrar
list = { $items }

## Shelf and tables

shelf-head = ¿A qué jugamos?
shelf-intro = Juega contra un bot, o comparte una pantalla alrededor de la mesa.
shelf-games = Juegos
shelf-resume = Seguir jugando
shelf-over = Últimos resultados
card-seats = { $first } a { $last } jugadores
card-minutes = { $first } a { $last } minutos
card-luck-1 = casi sin suerte
card-luck-2 = poca suerte
card-luck-3 = algo de suerte
card-luck-4 = mucha suerte
card-luck-5 = muchísima suerte
card-thought-1 = sin esfuerzo
card-thought-2 = un poco de reflexión
card-thought-3 = algo de reflexión
card-thought-4 = mucha reflexión
card-thought-5 = reflexión profunda
card-rules-short = Reglas
card-pad-short = Hoja de puntos
card-analysis-short = Análisis
card-puzzles-short = Problemas
card-campaign-short = Campaña
card-basis = La suerte está medida: cuántas veces un bot sencillo gana al más fuerte. Los minutos y la reflexión son estimación nuestra.
card-play = Jugar a { $game }
card-rules = Reglas de { $game }
card-pad = Hoja de puntos de { $game }
card-analysis = Análisis de { $game }
card-puzzles = Problemas de { $game }
card-campaign = Campaña de { $game }
tables-head = Mis mesas
tables-open = En curso
tables-over = Acabadas
tables-study = Abiertas desde archivos
tables-none = No hay ninguna partida en curso.
table-open = en curso
table-over = acabada, { $result }
list-asked = Te proponen jugar otra vez
list-yours = Tu turno
list-turn = Turno de { $seat }
list-won-you = Ganaste
list-won-you-to = Ganaste, { $points } a { $others }
list-won = Ganó { $seat }
list-won-to = Ganó { $seat }, { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate a { $points }: { $seats }
list-alone-won = ganada
list-alone-lost = no ganada
title-waits = ({ $count }) { $title }
time-now = ahora mismo
time-yesterday = ayer
table-abandoned = anulada
table-study = de un archivo, { $result }
table-study-unfinished = de un archivo, sin acabar
table-abandon = Anular
table-abandon-sure = La partida acaba sin resultado. Se queda entre las partidas acabadas.
table-abandon-yes = Sí, anularla
table-delete = Borrar
table-delete-sure = La mesa y su registro desaparecen entonces para siempre.
table-delete-yes = Sí, borrarla
open-head = Abrir un registro
open-hint = Descargado de una mesa, o escrito a mano. Puedes recorrerlo paso a paso.
open-file = Archivo
open-do = Abrir
open-none = No se eligió ningún archivo.
open-not-text = Este archivo no es texto en UTF-8.

## New table

new-head = Nueva mesa: { $game }
new-campaign = En solitario: la campaña de cuarenta niveles
new-analysis = Analizar cualquier posición
new-seats = ¿Cuántos juegan?
new-seat = Puesto { $count }
new-who = Quién
new-me = yo
new-person = otra persona en esta pantalla
new-bot = bot: { $name }, { $what }
new-name = Nombre
new-play = Jugar
new-options = Opciones
new-chance = Azar y juego limpio
new-chance-kind = De dónde viene el azar
new-seed = Semilla
new-commitment = Compromiso con la semilla secreta de esta mesa:
new-salt = Sal del puesto { $count }
new-salt-help = La semilla es secreta hasta el fin de la partida; el compromiso, su SHA-256, prueba que no cambia. Si no te fías de este servidor, añade como sal las palabras que quieras: influyen en cada resultado.
new-seal-gone = La semilla comprometida aquí ya no existe: el servidor se reinició, o la página llevaba mucho tiempo abierta. Mira el nuevo compromiso, y empieza de nuevo.
new-wrong = Esta mesa aún no se puede preparar:
new-typed-nobody = Un tablero de verdad necesita una persona que escriba lo que hace el azar.
chance-sealed = Sellado
chance-sealed-help = Una semilla secreta, comprometida antes de empezar. Tras el final cualquiera puede comprobar cada resultado.
chance-seed = De una semilla que das
chance-seed-help = Misma semilla, misma preparación. Quien la conoce puede preverla: el registro lo dice.
chance-typed = Un tablero de verdad
chance-typed-help = Preparas el tablero de verdad y escribes qué hay en cada lugar.

## Table

seat-unnamed = Jugador { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = tú
seat-you-named = Tú ({ $name })
seat-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
seats-head = Jugadores
seat-rename = Nombre del puesto { $count }
seat-rename-open = Cambiar el nombre
seat-rename-do = Guardar
rows-label = Las filas de los jugadores; también en texto.
status-stepping = Tras el evento { $n } de { $count }:
status-study = Este registro acaba aquí, sin terminar.
status-resigned = { $seat ->
        [you] Has abandonado. { $others } gana.
       *[other] { $others ->
            [you] { $seat } ha abandonado. ¡Ganas!
           *[other] { $seat } ha abandonado. { $others } gana.
        }
    }
status-resigned-shared = { $seat ->
        [you] Has abandonado. Comparten la victoria: { $others }.
       *[other] { $seat } ha abandonado. Victoria compartida: { $others }.
    }
status-abandoned = La partida se anuló; no gana nadie.
status-given-up = { $seat ->
        [you] Has renunciado.
       *[other] { $seat } ha renunciado.
    }
actions-label = Lo que puedes hacer
others-label = Volver atrás y salir
action-confirm = Confirmar
action-expect = ¿Qué espera el bot?
expect-line = El bot más fuerte espera: { $line }.
expect-not-yet = El bot aún no está listo. Pregunta otra vez en unos segundos.
refused-expect = No hay nada que esperar: no le toca a nadie, o ningún bot de esta mesa mira hacia delante.
refused-expect-busy = El bot ya está pensando en esto.
action-turn = Girar
action-over = Voltear
action-takeback = Deshacer
action-takeback-far = Deshacer…
action-takeback-here = Deshacer hasta aquí
action-takeback-ask = Pedir deshacer
practice-head = ¿Seguir como práctica?
practice-sure = Puedes volver atrás cuanto quieras, también más allá del azar y de los bots. Pero desde entonces la partida no da estrellas y no cuenta para nada, su semilla está abierta, y su registro lo dice. Los resultados del azar son los mismos que antes.
practice-yes = Sí, practicar
practice-no = No, cancelar
practice-mark = Práctica.
asked-to = { $seat } quiere deshacer. ¿Aceptas?
asked-count = Eventos deshechos: { $count }.
asked-own = Has pedido deshacer. Falta la respuesta de { $others }.
asked-other = { $seat } quiere deshacer. Falta la respuesta de { $others }.
asked-yes = Aceptar
asked-no = Rechazar
asked-withdraw = Retirar
action-resign = Abandonar
action-give-up = Renunciar
action-rematch = Revancha
action-record = Descargar el registro
action-verify = Comprobar el azar
aid-head = Ayuda para decidir
aid-0 = Nada
aid-1 = Probabilidades
aid-2 = Puntos
aid-3 = Mejor jugada
aid-4 = Tutor
aid-asks = Preguntar antes de lo que cueste más de
aid-amount = { NUMBER($share, style: "percent") } de la victoria
tutor-head = ¿Seguro?
tutor-cost = Esto cuesta { $cost } de probabilidad de ganar.
tutor-own = Tu elección, después { $share }: { $way }
tutor-better = Quizá se te ha escapado, después { $share }: { $way }
tutor-error = Un coste menor de { $error } puede no ser ninguno, y no se pregunta por él.
tutor-unmeasured = El error de las expectativas de victoria no está medido.
tutor-looking = El tutor está mirando…
tutor-yes = Jugarlo
tutor-no = Pensarlo otra vez
tutor-unasked = Jugado sin preguntar: las expectativas de victoria llegaron tarde.
help-ask = Pedir a los demás que permitan la ayuda
help-end = Seguir sin ayuda para todos
help-asked-to = { $seat } quiere que se permita la ayuda para todos. ¿Aceptas?
help-asked-own = Has pedido ayuda para todos. Falta la respuesta de { $others }.
help-asked-other = { $seat } quiere que se permita la ayuda para todos. Falta la respuesta de { $others }.
refused-help = Aquí juegan varias personas: solo hay ayuda con las probabilidades, salvo que todos acepten más.
refused-help-declined = Tu petición de ayuda ya fue rechazada.
odds-head = Opciones para seguir
odds-way = Opción
odds-best = mejor
hint-win = Victoria
hint-points = Puntos ahora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (igual de buenas: { $ways })
hint-equal = Las primeras { $count } son más o menos igual de buenas.
hint-all-equal = Todas son más o menos igual de buenas.
hint-error = Las opciones que difieren en menos de { $error } cuentan como iguales.
hint-unmeasured = El error de las expectativas de victoria no está medido, así que ninguna opción se marca como la mejor.
hint-provisional = El evaluador no está listo: estas expectativas de victoria son aproximadas.
hint-working = Expectativas de victoria por calcular: { $count }.
hint-more = Más opciones: { $count }
steps-label = Recorrer la partida paso a paso
step-first = Primer evento
step-previous = Un evento atrás
step-next = Un evento adelante
step-last = Último evento
replay-label = Repasar la partida
replay-setup = Preparación
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = Toda la partida, evento por evento
replay-value = { $where }. Evento { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-play = Reproducir
replay-pace = Ritmo
replay-skip = Fin de la preparación
step-live = Volver a la partida
board-own = Volver a mi tablero
board-turn = Seguir el turno
seat-board = Ver el tablero
seat-board-of = { $name ->
        [you] Ver tu tablero
       *[other] Ver el tablero: { $name }
    }
palette-head = ¿Qué pasó en el tablero de verdad?
palette-hint = Elige qué hay ahí, o escribe varios abajo.
palette-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
type-label = Escribir una acción
type-do = Hacerla
type-hint = En notación, como en el historial.
type-hint-chance = En notación; varios resultados separados por espacios.
final-head = Resultado
end-decided = Lo que decidió: { $part }, { $points } a { $behind }.
final-points = Puntos
final-won = victoria
final-shared = victoria compartida
final-share = Victoria
log-head = Lo que pasó
log-empty = Aún nada.
text-head = El tablero en texto
text-board = El tablero, casilla por casilla
text-state = En notación:
more-head = Más
settings-head = Ajustes en este dispositivo
setting-speed = Velocidad de los bots y las animaciones
speed-0 = Al instante
speed-1 = Rápida
speed-2 = Normal
speed-3 = Tranquila
setting-confirm = Confirmar lo que acaba mi turno o no se puede deshacer
confirm-again = Pulsa otra vez para confirmar.
setting-gains = Mostrar los puntos sobre lo que puedo elegir
rules-open = Reglas
rules-head = Reglas de { $game }
rules-page-link = Las reglas como página
resign-head = ¿Abandonar?
resign-sure =
    { $count ->
        [one] La partida acaba en el acto, y gana el otro jugador.
       *[other] La partida acaba en el acto para todos. No obtienes nada, y los otros { $count } comparten la victoria.
    }
resign-yes = Sí, abandonar
resign-no = No, seguir jugando
give-up-head = ¿Renunciar?
give-up-sure = Este intento se acaba entonces.
give-up-yes = Sí, renunciar
goal-head = Objetivo
level-name = Nivel { $count }.
level-own = Nivel propio.
level-next = Siguiente nivel: { $count }
level-new = Dados nuevos
level-same = Los mismos dados otra vez
level-map = Al mapa
line-doubt = El servidor no responde. Se comprueba la conexión.
line-lost = Conexión perdida; se intenta de nuevo.
line-password = Este servidor pide otra vez su contraseña. Tu partida está guardada.
line-password-do = Dar la contraseña
line-refused = El servidor rechaza esta página. Ábrela con la dirección que te dieron.
line-refused-do = Abrir de nuevo
line-table = El servidor no puede abrir esta mesa.
line-table-do = Ver por qué
line-many = Demasiadas páginas o peticiones desde aquí: cierra algunas. Se intenta de nuevo.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = ¿Con una más?
legend-head = Qué significan los signos
legend-of =
    { $seat ->
        [you] Tú:
       *[other] { $seat }:
    }
refused-rule = Mostrar la regla
mark-ruling = decisión
mark-ruling-means = decisión nuestra, donde las reglas impresas no dicen nada
mark-review = reseña
mark-review-means = tomado de reseñas o de los textos de la editorial
sheet-title = { $name }: { $set }
sheet-marks = Sin marca: como dice la editorial.
mark-reconstruction = reconstrucción
mark-reconstruction-means = nuestra mejor suposición de lo que hay en la caja

## Refusals of a table

refused-stale = Entretanto ha pasado algo en la mesa. Mira otra vez y decide de nuevo.
refused-takeback = Esto no se puede deshacer: el turno ha acabado, u otra persona ha jugado desde entonces.
refused-takeback-chance = Esto no se puede deshacer: entre personas nada vuelve atrás más allá de un resultado del azar.
refused-practice = Esto haría de la partida una práctica: sin estrellas y con azar abierto. Confírmalo.
refused-asked = Alguien ya ha pedido deshacer. Responde primero.
refused-declined = Los demás han dicho que no. Pide otra vez cuando alguien haya jugado.
refused-not-asked = Ya nadie pide deshacer.
refused-not-yours = Eso no te corresponde a ti.
refused-send-late = Tras el comienzo no se puede echar a nadie de un puesto.
refused-blocked = El anfitrión no quiere jugar contigo. Juega en otra mesa, o crea una.
refused-blocked-chat = El anfitrión no quiere que escribas aquí.
refused-restrict-nobody = No hay nadie más a quien silenciar o bloquear.
refused-restrict-stranger = Para silenciar o bloquear, únete primero a una mesa o elige ajustes.
refused-message = El servidor no ha entendido la página. Cárgala de nuevo.
refused-protocol = Este programa habla otra versión del protocolo que el servidor ({ $spoken }). No se hizo nada; actualiza el programa, o carga la página de nuevo.
refused-typed = Escribe de 1 a { $most } resultados separados por espacios.
refused-typed-on = Demasiados resultados; escribe solo los que se piden.

## A board to think on

analysis-head = Análisis: { $game }
analysis-picture = La posición; también en texto.
analysis-long = La dirección tiene más de { $most } caracteres. Empieza desde una posición en notación.
analysis-events = La línea tiene más de { $most } acciones. Empieza desde una posición en notación.
analysis-start = Esta posición no puede darse. { $why }
analysis-action = La acción { $n } de la línea, «{ $text }», no se puede hacer. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Se muestra la posición anterior.
analysis-at = Posición desconocida «{ $text }»; se espera: de 0 a { $most }. Se muestra la última.
analysis-values = Expectativas de victoria
analysis-show = Mostrar expectativas de victoria
analysis-of = { $seat } { $share }
analysis-by = Según { $name }.
analysis-by-exact = Exacto: { $name }.
analysis-by-error = Según { $name }. Error medio de evento a evento: { $error }.
edit-head = Cambiar la posición
edit-open = Preparar con clics
edit-hint = Elige un lugar en la imagen o la lista, y después lo que hay ahí.
edit-places = Lugares
edit-none = Aquí no puede haber otra cosa. Cambia primero otro lugar.
edit-done = Hecho
edit-more = { $count } más
edit-less = { $count } menos
analysis-large = El tablero de { $player }, grande
analysis-from = Analizar desde aquí
analysis-working = Posiciones por calcular: { $count }.
analysis-busy = El servidor está ocupado con otras posiciones. Inténtalo otra vez en un momento.
analysis-unknown = No hay evaluador para esta posición.
analysis-actions = Lo que puede hacer { $player }
analysis-chance = Lo que puede traer el azar
analysis-beside = Al lado de cada una: la expectativa de victoria de { $player }.
analysis-odds = sale { $chance }
analysis-roll = Sortear
analysis-roll-on = Sortear hasta una decisión
analysis-line = Línea
analysis-set-up = Preparación: { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }
analysis-empty = Aún no se ha hecho nada.
analysis-add = Seguir en notación
analysis-add-hint = Acciones separadas por comas; sustituyen lo que seguía.
analysis-position = Preparar una posición
analysis-notation = La posición en notación
analysis-set = Mostrar esta posición
analysis-new = Desde el comienzo de una partida
analysis-begin = Empezar ahí
analysis-link = Enlace a esta posición
analysis-play = Seguir jugando desde aquí
analysis-as = Juegas con
analysis-against = Los demás son
analysis-play-hint = Aquí empieza una mesa; su azar se sella de nuevo.
analysis-play-do = Seguir jugando

## Score pad

pad-head = Hoja de puntos: { $game }
pad-about = Toca la imagen donde haya algo en tu mesa, y mira lo que puntúa. Este dispositivo lo guarda hasta que empieces de nuevo; un enlace lo envía a otros.
pad-lost = No se llega al servidor; este dispositivo guarda lo que has introducido. Inténtalo otra vez.
pad-bad-players = El juego no admite «{ $text }» jugadores; se espera: { $allowed }.
pad-choices = La partida de tu mesa
pad-form = Introducir sin la imagen
pad-player-name = Jugador { $count }
pad-rank = { $rank ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $rank }.º
    }
pad-look = { $name }: { $total } puntos, lugar { $rank }. Mostrar lo que tiene delante
pad-count = Jugadores
pad-names = Usar los nombres
pad-undo = Deshacer
pad-link = Enlace a esta hoja tal como está
pad-total-of = { $count ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $count } puntos
    }
pad-save = Guardar el mapa como imagen
pad-file-head = Imágenes
pad-file-label = Una imagen guardada por tumblestar, o un archivo de texto
pad-file-hint = Una imagen así (SVG) se lee con exactitud. Las fotografías no se pueden leer.
pad-file-do = Leerla
pad-clear = Empezar de nuevo
pad-total = Cartas: { $total }

## Campaign

campaign-head = Campaña: { $game }
campaign-about = Cuarenta niveles para jugar en solitario. Supera uno con { $goal } puntos y todas sus misiones cumplidas, y se abre el siguiente. { $great } puntos dan una segunda estrella, superarlo al primer intento una tercera.
campaign-ours = No conocemos los niveles impresos. Estos cuarenta son nuestros, ordenados según la frecuencia con que los supera el bot «{ bot-strong }».
campaign-standing = Niveles superados: { $won } de { $count }. Estrellas: { $stars } de { $most }.
campaign-next = Ir al nivel { $count }
campaign-all-won = ¡Todos los niveles superados!
campaign-card = Carta { $count }: niveles { $first } a { $last }
campaign-map = Mapa de la carta { $count }
campaign-node-won = Nivel { $count }: superado, estrellas: { $stars } de 3
campaign-node-open = Nivel { $count }: abierto, aún sin superar
campaign-node-locked = Nivel { $count }: cerrado
level-no-mission = sin misión
level-colours = Colores
level-difficulty = Dificultad
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: el bot «{ bot-strong }» ganó el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } partidas.
level-tried = Hasta ahora
level-tries = Intentos: { $count }.
level-best = Mejor puntuación: { $points }.
level-go-on = Seguir jugando
level-same-hint = Los mismos dados repiten en orden los resultados de tu último intento. No dan estrella por el primer intento.
level-watch = Ver una partida ganada
level-watch-of = Ver una partida ganada del nivel { $count }
level-locked = Cerrado: supera primero el nivel { $count }.
level-no-dice = No hay un último intento; juega primero este nivel con dados nuevos.
difficulty-gentle = Suave
difficulty-easy = Fácil
difficulty-middling = Media
difficulty-hard = Difícil
difficulty-very-hard = Muy difícil
difficulty-fiendish = Endiablada
star-won = Nivel superado
star-great = Superado con { $great } puntos o más
star-first = Superado al primer intento, con dados nuevos
star-got = (conseguida)
star-not = (aún no conseguida)
own-head = Un nivel propio
own-hint = No cuenta para ninguna estrella.
own-four = Cuatro colores
own-missions = Hasta tres misiones
own-mission = Misión { $count }
own-none = ninguna
own-choice = { $count } { $mission }
own-look = ¿Cuánto cuesta?
own-play = Jugar este nivel
own-colours = Un nivel tiene { $most } colores; hay { $count } elegidos.
own-unknown = Nadie ha medido aún esta elección.
progress-head = Tu progreso en un archivo
progress-hint = El progreso pertenece a este navegador. Un archivo lo guarda o lo lleva a otro; lo que aquí sea mejor se queda.
progress-save = Guardar mi progreso
progress-file = Archivo de progreso
progress-bring = Traer
progress-brought = { $count ->
        [0] El archivo no tiene niveles; nada ha cambiado.
        [one] Niveles traídos: { $count }. Cuenta lo mejor de ambos.
       *[other] Niveles traídos: { $count }. Cuenta lo mejor de ambos.
    }
progress-no-json = Este archivo está dañado, o no es un archivo de progreso: no es JSON.
progress-format = Esto no es un archivo de progreso; formato que se espera: «{ $expected }».
progress-version = El formato del archivo tiene la versión { $version }; se espera: { $expected }.
progress-game = Esto es el progreso de «{ $text }»; se espera: «{ $expected }».
progress-levels = Este archivo está dañado: «levels» no es una lista.
progress-level = Este archivo está dañado: «{ $text }» no es un nivel; se espera: colores y misiones, como «RYBG 7 16».
progress-entry = Este archivo está dañado: lo que dice de «{ $level }» es imposible.

## Check of chance

verify-head = Comprobación del azar
verify-proved-means = Nadie pudo cambiar un resultado tras el comienzo.
verify-open-means = La partida puede ser limpia; solo que no se puede probar que nadie lo supiera.
verify-older-means = Compruébalo con la versión de tumblestar con que se jugó.
verify-closed-means = Vuelve cuando la partida haya acabado.
verify-false-means = Alguien ha cambiado este registro.
verify-commitment-was = Compromiso
verify-seed-is = Semilla
verify-how = No tienes que fiarte de esta página: descarga el registro y ejecuta «tumblestar verify», o calcúlalo como describe docs/chance.md.
verify-each = Cada resultado
verify-each-right = sale de la semilla
verify-each-wrong = no sale de la semilla
verify-each-none = sin comprobar
verify-draw = (sorteo { $count } del flujo «{ $stream }»)
verify-back = Volver a la mesa

## Bad news

sorry-400 = Eso no se puede leer
sorry-400-help = Vuelve atrás e inténtalo otra vez.
sorry-403 = Eso no está permitido
sorry-403-help = Vuelve a la mesa.
sorry-404 = Aquí no hay nada
sorry-404-help = La dirección puede estar mal, o la mesa borrada o ser de otra persona.
sorry-405 = Esta petición no es posible
sorry-405-help = Usa los botones de las páginas.
sorry-409 = Esta mesa no se puede abrir
sorry-409-help = Puede ser de otra versión de tumblestar. Tus otras mesas no se tocan.
sorry-413 = Eso es demasiado grande
sorry-413-help = Un registro tiene como máximo un megabyte de texto.
sorry-421 = Este servidor usa otro nombre
sorry-421-help = Su dueño puede permitir este nombre: TUMBLESTAR_HOSTS=name.
sorry-424 = Este juego no se puede jugar ahora
sorry-424-help = Corrige su archivo de datos y reinicia tumblestar; los demás juegos siguen.
sorry-428 = Este navegador bloquea las cookies
sorry-428-help = tumblestar te reconoce por una cookie. Sin ella, ningún asiento ni ninguna mesa puede ser tuya. No se ha gastado nada. Permite las cookies para esta dirección, vuelve atrás e inténtalo de nuevo.
sorry-500 = Algo ha ido mal aquí
sorry-500-help = Es culpa nuestra. Lo jugado está guardado; carga la página de nuevo.
sorry-503 = Las mesas no se pueden guardar ahora
sorry-503-help = Nada de lo confirmado se ha perdido. Carga la página más tarde.
sorry-home = A los juegos
game-fault = { $name } no se puede jugar: { $why }
table-damaged = La mesa guardada no se puede leer: { $why }

## Store and start

store-folder = No se puede crear la carpeta { $folder }: { $why }. Elige otra con --data o TUMBLESTAR_DATA.
store-foreign = { $file } es la base de datos de otro programa. Elige otra carpeta con --data o TUMBLESTAR_DATA.
store-newer = Las mesas de { $folder } son de un tumblestar más nuevo. Actualiza tumblestar, o elige otra carpeta con --data.
store-read-only = No se puede escribir en la carpeta { $folder }. Cambia sus permisos, o elige otra con --data o TUMBLESTAR_DATA.
store-address = No es la dirección de una base de datos PostgreSQL. Se espera: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL necesita psycopg. Instálalo: pip install { $what }
store-pg-foreign = La base de datos { $place } es de otro programa. Da la dirección de una vacía.
store-pg-newer = Las mesas de { $place } son de un tumblestar más nuevo. Actualiza tumblestar, o elige otra base de datos.
store-pg-gone = No se llega a la base de datos { $place }: { $why }. Nada de lo confirmado se ha perdido.
store-pg-refused = La base de datos { $place } niega el acceso: { $why }. Revisa el usuario y la contraseña de la dirección.
store-pg-full = A la base de datos { $place } no le queda espacio o conexión: { $why }. Nada de lo confirmado se ha perdido.
store-pg-held = La base de datos { $place } se está trasladando, o no admite más conexiones. Arranca de nuevo más tarde.
store-pg-trouble = La base de datos { $place } no se puede usar: { $why }.
store-full = No queda espacio para { $folder }. Libera algo; nada de lo confirmado se ha perdido.
store-damaged = El archivo { $file } está dañado ({ $why }). Restaura una copia con «tumblestar restore», o salva lo legible con «.recover» del programa sqlite3.
store-locked = Otro programa está usando { $file }. Ciérralo primero.
store-unsure = La base de datos se perdió al escribir, así que esto puede estar hecho o no. Míralo antes de repetirlo.
store-raced = Esta mesa acaba de cambiar. Carga la página de nuevo.
store-busy = El disco no da abasto. No se hizo nada; inténtalo otra vez en un momento.
store-closed = El servidor se está parando. No se hizo nada; inténtalo otra vez cuando vuelva.
store-trouble = El archivo { $file } no se puede usar: { $why }.
run-at = tumblestar está en { $address } (Ctrl-C lo acaba)
run-data = Las mesas se guardan en { $folder }
run-no-numba = Sin Numba, los bots juegan aquí más despacio y peor. Para toda su fuerza: pip install { $what }
run-end = Adiós. Tus mesas están guardadas.
run-port-taken = El puerto { $port } está en uso, quizá por otro tumblestar. Abre ese, o elige otro puerto: --port { $other }
run-port-forbidden = No puedes usar el puerto { $port }. Elige uno mayor que 1023: --port 8017
run-no-address = No se puede escuchar en { $host }: { $why }.

## Server

set-wrong = { $name } no puede ser «{ $value }»: se espera { $expected }.
set-unguarded = Un servidor al que otros pueden llegar ({ $host }) necesita una contraseña (--password-file FILE o TUMBLESTAR_PASSWORD), direcciones permitidas (--allow 192.168.1.0/24), o --open para dejar jugar a todo el mundo.
set-two-passwords = Da --password o --password-file, no ambos.
set-no-processes = { $name } ya no existe: un servidor es un proceso. Una carpeta la sirve un solo proceso; con PostgreSQL (--database) arranca cuantos quieras, cada uno con su propia orden detrás de un proxy. docs/hosting.md explica cómo.
set-short-password-file = La contraseña en la primera línea de { $file } necesita al menos { $least } caracteres.
takes-address = una dirección o un nombre de esta máquina, como 127.0.0.1 o 0.0.0.0
takes-port = un número entero de 0 a 65535
takes-whole = un número entero de { $least } a { $most }
takes-folder = una carpeta
takes-database = una dirección como postgresql://user:password@host:5432/name
takes-file = un archivo
takes-hosts = nombres de host separados por comas, como games.example
takes-password = al menos { $least } caracteres
takes-networks = direcciones o redes separadas por comas, como 192.168.1.0/24
takes-switch = on u off
takes-token = de 16 a 200 caracteres, sin espacios
takes-one-of = uno de { $allowed }
takes-seconds = un número de segundos de { $least } a { $most }
takes-action = una acción en notación
takes-record = el texto de un registro
takes-state = un estado de { $name }, como position.state
takes-game = un juego, como tumblestar.games.find("twisty")
takes-seats = un Seat(kind, name) por puesto
takes-salts = una lista de textos, uno por puesto
takes-choosers = una lista de { $count } bots, uno por puesto
takes-opponents = el nombre de un bot, o una lista de { $count }, uno por cada otro puesto
takes-level = el número o la composición de un nivel, como { $example }
takes-no-levels = None, porque { $name } no tiene niveles
takes-rng = una fuente de azar, como random.Random(7)
takes-seed = un número, un texto, o None (secreto)
takes-text = un texto
takes-number = un número
takes-bool = True o False
set-host = Dirección en que escuchar; 127.0.0.1 solo admite a esta máquina.
set-port = Puerto en que escuchar; 0 toma cualquiera.
set-data = Carpeta para las mesas y las partidas acabadas.
set-database = Base de datos PostgreSQL en lugar de la carpeta; varios servidores pueden compartirla.
set-hosts = Otros nombres de host a los que responde el servidor, separados por comas.
set-password = La contraseña para todos. En una línea de comandos la pueden leer otros de esta máquina; mejor usa el entorno o un archivo.
set-password-file = Un archivo cuya primera línea es la contraseña.
set-allow = Redes admitidas; todas las demás se rechazan.
set-open = Admite sin contraseña a todo el que llegue al servidor.
set-behind-proxy = Direcciones de proxies de confianza que dicen quién pide.
set-fast-sockets = Vía rápida para mensajes WebSocket; off usa la propia de uvicorn.
set-limits = Limita cuántas veces puede pedir cada uno; off es para medir.
set-metrics-token = Token que permite leer /metrics desde otro lugar.
set-log = Qué va a la salida de errores: quiet (errores) o all.
set-pace = Segundos entre los pasos de un bot.
set-grace = Segundos de ausencia antes de preguntar a los demás qué hacer.
cli-serve = Sirve los juegos a una red, sin abrir un navegador.
cli-backup = Copia todas las mesas a un archivo, incluso durante el juego.
cli-backup-file = El archivo que escribir. Contiene las semillas de las partidas en curso: guárdalo en secreto.
cli-backup-replace = Sustituye un archivo existente.
cli-backed-up = Mesas en { $file }: { $count }
cli-terminal-games = Partidas en la terminal: { $count }
cli-restore = Sustituye las mesas por una copia.
cli-restore-file = Un archivo de «tumblestar backup».
cli-restore-replace = Aparta las mesas existentes, con otro nombre.
cli-restored = Mesas en { $folder }: { $count }
cli-restored-aside = Las anteriores quedan guardadas como { $file }.
cli-export = Escribe cada partida como texto que pueden leer personas y programas.
cli-export-target = Una carpeta, o un archivo .zip nuevo.
cli-exported = Partidas en { $target }: { $count }
cli-import = Trae partidas desde textos, para que todos las recorran.
cli-import-files = Registros, o archivos zip de registros.
cli-imported = Partidas traídas: { $count }
cli-imported-before = Partidas que ya estaban, y conservan sus mesas: { $count }
move-there = { $place } ya contiene personas o mesas. Elige una carpeta o base de datos vacía.
move-served = Un servidor está usando { $place }. Páralo primero.
move-short = «{ $table }» no llegó entera a { $place }; allí no se guardó nada. Inténtalo otra vez.
move-same = Ambos lugares son el mismo. Nombra dos.
cli-move = Copia todas las mesas a una carpeta o base de datos PostgreSQL vacía; el origen queda como está.
cli-move-from = Dónde están: una carpeta o una dirección postgresql://.
cli-move-to = Adónde van: una carpeta, o una dirección así.
cli-moved = Mesas en { $place }: { $count }
backup-there = { $file } ya existe. Elige otro nombre, o añade --replace.
backup-none = No hay mesas en { $folder }.
backup-trouble = { $file } no se puede usar: { $why }.
restore-there = Ya hay mesas en { $folder }. Añade --replace para apartarlas.
restore-foreign = { $file } no es una copia de mesas de tumblestar.
restore-newer = { $file } es de un tumblestar más nuevo. Actualiza primero tumblestar.
restore-damaged = { $file } está dañado; no se cambió nada.
run-twice = Otro tumblestar está sirviendo { $folder }. Abre ese, o elige otra carpeta con --data.
run-twice-at = Otro tumblestar está sirviendo { $folder }. Abre { $address } en un navegador, o elige otra carpeta con --data.
run-no-limits = Los límites están desactivados: cualquiera puede pedir sin fin. Solo para medir.
sorry-401 = Hace falta la contraseña
sorry-401-help = Ve a los juegos para darla.
sorry-429 = Demasiadas peticiones
sorry-429-help = Espera un poco e inténtalo otra vez; nada se ha perdido.
door-head = Adelante
door-about = Este servidor pide una contraseña. Quien te invitó la sabe.
door-password = Contraseña
door-enter = Entrar
door-wrong = Contraseña incorrecta. Tras unos intentos tendrás que esperar.
refused-limit = Demasiado rápido. No se hizo nada; inténtalo otra vez en un momento.
limit-tables = Tienes { $most } mesas sin acabar. Acaba o anula alguna primero.

## Together

nav-lobby = Sala
new-friend = un amigo, por enlace
new-together = Reloj, chat e invitados
new-clock = Reloj
new-clock-help = El primer turno de cada uno no tiene límite de tiempo, y los relojes paran mientras el servidor no funciona.
clock-none = ninguno
clock-turn = { $count ->
        [3600] 1 hora
        [86400] 1 día
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } por turno
clock-turn-help = Cuando se acaba el tiempo de un turno, un bot lo termina.
clock-bank = { $n } min para toda la partida
clock-bank-more = { $n } min para toda la partida, y { $more } s más tras cada turno
clock-bank-help = Quien se queda sin tiempo pierde.
clock-label = { $seat ->
        [you] Tu tiempo
       *[other] Tiempo de { $seat }
    }
clock-soon = { $count ->
        [one] ¡Queda { $count } segundo!
       *[other] ¡Quedan { $count } segundos!
    }
clock-low = queda poco tiempo
clock-last = últimos segundos
bad-clock = No existe ese reloj.
title-waiting = A la espera de amigos · { $game }
status-waiting = { $count ->
        [0] La partida está a punto de empezar.
        [one] La partida empieza cuando todos los puestos estén ocupados. Libres aún: { $count }.
       *[other] La partida empieza cuando todos los puestos estén ocupados. Libres aún: { $count }.
    }
status-asked = La partida empieza cuando todos hayan aceptado. { $seats ->
        [you] Falta tu respuesta.
       *[other] Faltan por responder: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Se acabó tu tiempo.
            [one] Se acabó tu tiempo. { $others } gana.
           *[other] Se acabó tu tiempo. Comparten la victoria: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Se acabó el tiempo de { $seat }. ¡Ganas!
               *[other] Se acabó el tiempo de { $seat }. Victoria compartida: { $others }.
            }
           *[other] { $count ->
                [0] Se acabó el tiempo de { $seat }.
                [one] Se acabó el tiempo de { $seat }. { $others } gana.
               *[other] Se acabó el tiempo de { $seat }. Comparten la victoria: { $others }.
            }
        }
    }
presence-here = aquí
presence-away = no está mirando
presence-gone = no está aquí
presence-free = libre
presence-asked = aún sin respuesta
presence-preparing = aún sin toda su fuerza
seat-stand-in = { $name } juega por ahora
seat-more = Más para este puesto
seat-hand = Dejar que un bot juegue por mí
seat-hand-do = Ceder
seat-back = Volver a jugar yo
seat-leave = Dejar este puesto
seat-send = Echar de este puesto
seat-send-hint = El puesto queda entonces libre, con un enlace nuevo.
restrict-mute = Silenciar a { $name }
restrict-unmute = No silenciar a { $name }
restrict-block = Bloquear a { $name }
restrict-unblock = Desbloquear a { $name }
restrict-hint = Silenciar te oculta los mensajes de alguien; solo tú lo sabes. Quienes bloqueas no pueden sentarse, escribir ni mirar en tus mesas; una partida ya empezada sigue.
seat-leave-hint = Al dejarlo, el puesto queda libre para otra persona; el anfitrión recibe un enlace nuevo.
seat-device = Jugar en otro dispositivo
people-head = Quién falta
free-head = A la espera de amigos
free-hint-host = Envía a cada amigo su propio enlace. Quien primero lo abre ocupa el puesto, sin cuenta.
free-hint = El anfitrión tiene los enlaces a los puestos libres.
local-head = Los enlaces solo funcionan en este equipo
local-why = La dirección { $host } significa en todas partes «este mismo dispositivo»: el teléfono de un amigo buscaría la partida en sí mismo.
local-do = Para jugar con amigos en tu red, reinicia tumblestar con este comando y una contraseña propia:
local-then = Después abre la dirección de red de este equipo, como { $example }, y crea allí la mesa. Sus enlaces no necesitan contraseña.
free-seat = El puesto { $count } está libre.
free-bot = Un bot en el puesto { $count }
free-bot-do = Sentar al bot
free-other = Un bot, o un enlace nuevo
link-seat = Enlace al puesto { $count }
link-watch = Enlace para espectadores
link-device = Enlace para tu otro dispositivo
link-copy = Copiar el enlace
link-copied = Copiado.
link-share = Compartir
link-qr = Código QR
link-qr-label = Código QR del enlace de arriba
link-renew = Crear un enlace nuevo; el anterior deja de funcionar
missed-asked = { $name } se ha ido. ¿Y ahora?
missed-bot = Que siga un bot
missed-wait = Esperar
missed-end = Acabar la partida
missed-count = Votos para acabar la partida: { $n } de { $count }.
rematch-go = Ir a la revancha
rematch-asks = { $count ->
        [0] Se pide una revancha.
        [one] Pide una revancha: { $seats }.
       *[other] Piden una revancha: { $seats }.
    } ¿Te unes?
rematch-yes = Unirme
rematch-no = No, gracias
rematch-head = A la espera de respuesta
rematch-unanswered = { $name }: aún sin respuesta.
rematch-instead = Dar el puesto { $count } a otra persona
chat-head = Chat
chat-none = Aún no se ha dicho nada.
chat-phrases = Frases rápidas
chat-label = Decir algo
chat-do = Enviar
chat-off = El chat libre está desactivado; quedan las frases rápidas.
chat-hello = ¡Hola!
chat-luck = ¡Suerte!
chat-nice = ¡Bien jugado!
chat-oops = ¡Vaya!
chat-thinking = Déjame pensar.
chat-moment = Vuelvo en un momento.
chat-back = Ya estoy aquí.
chat-thanks = ¡Gracias!
chat-good-game = ¡Buena partida!
chat-again = ¿Otra?
chat-bye = ¡Adiós!
note-sat = Nuevo en el puesto { $count }: { $name }.
note-agreed = { $name }: sí a la revancha.
note-declined = { $name }: no a la revancha.
note-unasked = { $name }: ya no se le espera; el puesto { $count } está libre.
note-left = { $name } ha dejado el puesto { $count }.
note-sent = El anfitrión ha echado a { $name }.
note-handed = { $name }: puesto { $count } cedido a un bot.
note-back = { $name }: de nuevo en el puesto { $count }.
note-stand-in = { $name }: sigue un bot, en el puesto { $count }.
note-flag = { $name }: se acabó el tiempo en el puesto { $count }.
note-help-1 = { $name }: ayuda usada (probabilidades).
note-help-2 = { $name }: ayuda usada (puntos).
note-help-3 = { $name }: ayuda usada (mejor jugada).
note-help-4 = { $name }: ayuda usada (el tutor).
note-help-expect = { $name }: ayuda usada (lo que espera un bot).
note-help-on = { $name }: ahora hay ayuda para todos, de común acuerdo.
note-help-off = { $name }: ya no hay más ayuda que las probabilidades, para todos.
note-slow = { $name }: se acabó el tiempo en el puesto { $count }; un bot termina el turno.
chat-notes = Anotado en esta mesa
host-head = Ajustes del anfitrión
host-chat = Chat libre
host-chat-help = Las frases rápidas se permiten siempre.
host-watchers = Espectadores
host-watchers-help = Quien tenga su enlace puede mirar, ve lo que ven los jugadores, y no puede escribir en el chat.
host-listed = Se muestra en la sala
host-listed-help = Todos en este servidor ven ahí la mesa, pueden ocupar puestos libres, y ver la partida acabada.
setting-sound = Sonidos
setting-bubble = Mensajes del chat sobre el tablero
notify-allow = Avisarme cuando sea mi turno
notify-how = Tu navegador pide permiso. Los avisos llegan mientras esta página esté abierta, incluso detrás de otras.
notify-denied = Tu navegador bloquea los avisos de esta dirección; sus ajustes pueden permitirlos.
notify-text = Es tu turno.
refused-waiting = La partida no ha empezado: hay puestos libres.
refused-time = Se acabó tu tiempo.
refused-taken = Este puesto está ocupado.
refused-leave-clock = En una partida con reloj no se puede dejar un puesto. Deja que un bot juegue por ti.
refused-leave-alone = Aquí no juega nadie más. Deja que un bot juegue por ti.
refused-not-missed = Esa persona ha vuelto, o ya se ha decidido.
refused-watch = No se admiten espectadores.
refused-link-used = Este enlace ya se usó o es demasiado antiguo.
refused-sits = Ya estás en esta mesa.
refused-host = Eso solo puede hacerlo el anfitrión.
refused-chat-seat = Solo quienes están en la mesa pueden escribir en el chat.
refused-chat-off = El chat libre está desactivado.
refused-chat-text = Un mensaje es una línea de 1 a { $most } caracteres.
join-title = Tienes una invitación
join-head = { $game }: un puesto para ti
join-from = { $host } te invita a jugar.
join-from-nobody = Tienes una invitación para jugar.
join-seat = Ocupas el puesto { $count }.
join-which = ¿Qué puesto?
join-seat-choice = Puesto { $count }
join-name = Tu nombre, como lo ven los demás
join-do = Ocupar el puesto
join-fair = Juego limpio
join-fair-help = Una semilla secreta decide toda la suerte. Este es su compromiso, para que no pueda cambiar. Puedes añadir palabras tuyas: influyen en cada resultado.
join-salt = Tus palabras (sal)
join-who = En la mesa
join-clock = Reloj
join-begun = La partida está en curso; la tomas tal como está.
join-own = Esta mesa es tuya. Envía el enlace a un amigo, o juega también este puesto, en esta pantalla.
join-sits = Ya estás en esta mesa.
join-open = Abrir la mesa
join-taken-head = Este puesto está ocupado
join-taken = Alguien ha usado este enlace, o el anfitrión ha creado otro. Pide uno nuevo.
join-over = Esta partida ha acabado.
watch-head = Mirar { $game }
watch-about = Miras sin que te vean, sin jugar.
watch-do = Mirar
watch-off-head = Este enlace ya no funciona
watch-off = El anfitrión no admite espectadores, o ha creado un enlace nuevo.
bring-head = Seguir jugando aquí
bring-about = Este dispositivo juega entonces por { $name }, como aún lo hace el otro. El enlace sirve una vez.
bring-nobody = quien creó el enlace
bring-do = Jugar en este dispositivo
device-head = Jugar en otro dispositivo
device-about = Abre este enlace en el otro dispositivo en { $count } min. Sirve una vez y solo está en esta página. No lo compartas: quien lo tiene juega por ti.
device-back = Volver a la mesa
lobby-head = Sala
lobby-search = Buscar
lobby-name = El nombre de un jugador
lobby-game = Juego
lobby-any = todos los juegos
lobby-open = Mesas abiertas
lobby-open-none = Ahora no hay mesas abiertas a todos. Cuando crees una, puedes mostrarla aquí.
lobby-playing = En juego
lobby-own = Mis mesas
lobby-own-none = No se encontró ninguna.
lobby-over = Partidas acabadas
lobby-over-none = No se encontró ninguna.
lobby-files = Partidas de archivos
lobby-free = { $count ->
        [one] 1 puesto libre
       *[other] { $count } puestos libres
    }
lobby-join = Ocupar un puesto
lobby-join-of = Ocupar un puesto en { $game }
lobby-free-seat = puesto libre
table-waiting = a la espera de amigos

## Terminal

cli-play-game = Un juego para jugar en la terminal, o el archivo de un registro para seguirlo; sin ninguno, los juegos se abren en el navegador.
cli-play-seats = Terminal: cuántos juegan.
cli-play-bots = Terminal: bots para los últimos puestos, separados por comas.
cli-play-names = Terminal: nombres de las personas, separados por comas.
cli-play-option = Terminal: una opción del juego, nombre=número; se puede repetir.
cli-play-seed = Terminal: palabras que fijan toda la suerte, que entonces es abierta; si no, es secreta y sellada.
cli-play-plain = Terminal: no dibuja nada y dice un hecho por línea, para lectores de pantalla.
cli-play-no-color = Terminal: sin colores.
term-what = No hay ningún juego ni archivo «{ $name }». Juegos: { $games }.
term-not-for-server = { $option } necesita un juego en la terminal: tumblestar play GAME.
term-not-for-terminal = { $option } es para partidas en el navegador, no en la terminal.
term-option = «{ $text }» no es una opción; se espera nombre=número.
term-crowded = { $seats } puestos son pocos. Personas: { $people }. Bots: { $bots }.
term-sealed = Una semilla secreta decide la suerte; se abre al final. Su compromiso: { $commitment }
term-seed = La suerte es abierta: sale de la semilla «{ $seed }».
term-open = La suerte es abierta: el registro no puede probarla.
term-begin = Escribe una acción en notación, "?" para ver lo que se puede hacer, o «ayuda».
term-resumed = La partida de { $file } sigue tras el evento { $count }.
term-seed-lost = La semilla secreta de la partida no está junto a su archivo ni en { $folder }. Si se jugó con otro --data, indica esa carpeta. Si sigues sin ella, la suerte tendrá una semilla nueva, y el registro dirá para siempre que es abierta.
term-seed-sure = Escribe «sí» para seguir con una semilla nueva:
term-seed-kept = La partida queda como está.
term-opened = La semilla sellada: { $seed }. Su SHA-256 es el compromiso dicho al empezar: { $commitment }
term-verify = La partida se guarda en { $file }. Cualquiera puede comprobar su suerte:
term-type-verify = tumblestar verify { $file }
term-kept = La partida se guarda en { $file }. Para seguirla:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } tiene la partida hasta el paso { $count }. Para seguir desde ahí:
term-kept-games = Partidas sin acabar en la terminal ({ $count }), la última primero:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = Para seguir la primera: tumblestar play --resume{ $data } (todas están en { $folder }).
term-none-kept = { $folder } no tiene ninguna partida así sin acabar. «tumblestar play GAME» empieza una.
term-not-for-resumed = { $option } es solo para partidas nuevas.
term-not-kept = No se jugó nada, así que no se guarda nada.
term-lost = La partida no está guardada. No se puede escribir { $file }: { $why }.
term-unkept = La partida no se puede guardar en { $file }: { $why }. Sigue; «guardar FILE» la pone en otro lugar.
term-played-elsewhere = Esta partida también se jugó en otra terminal. Se guardan las dos, la tuya en { $file }.
term-prompt = { $seat }>
term-thinking = { $seat }: pensando…
bot-compiling = El bot se compila para esta máquina, una vez, en uno o dos minutos…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Objetivo, cumplido
        [kept] Objetivo, cumplido hasta ahora
       *[unmet] Objetivo, aún sin cumplir
    }: { $goal }
term-no-cards = Este juego no tiene cartas comunes.
term-no-choice = Nada de lo que se puede hacer ahora contiene «{ $text }».
term-best = ★ { $way } (mejor)
term-alike = { $way } (igual de buenas: { $count } más)
term-hint-working = Cálculo de las expectativas de victoria…
term-way = - { $way }
term-no-hint = No hay nada que aconsejar.
term-undone = La última acción queda deshecha.
term-asked = Has pedido a los demás deshacer.
term-practice = ¿Volver atrás y practicar? (sí o no)
term-asks = { $seat } quiere deshacer. Escribe «aceptar» o «rechazar».
term-dropped = Ha pasado algo; el resto de lo que escribiste no se hizo.
term-tutor-on = El tutor pregunta antes de una acción que cueste más de { NUMBER($share, style: "percent") } de la victoria.
term-tutor-off = El tutor está desactivado.
term-tutor-what = Di lo que una acción puede costar sin preguntar, en puntos porcentuales: «tutor { $usual }», entre { $amounts }; o «tutor no».
term-tutor-none = Este juego no tiene expectativas de victoria, así que no hay tutor.
term-tutor-sure = Escribe «sí» para jugarlo:
term-tutor-kept = No se juega.
term-off = no
term-asks-help = { $seat } quiere que se permita la ayuda a todos. Escribe «aceptar» o «rechazar».
term-asked-help = Has pedido a los demás que permitan la ayuda.
term-does-allow = pide a los demás más ayuda que las probabilidades, o la acepta; «permitir no» la acaba
term-word-allow = permitir
term-sure = Escribe «sí» para acabarla:
term-yes = sí si yes
term-not-resigned = La partida sigue.
term-refused = No se hizo. { $why }
term-refused-rule = No se hizo. { $why } La regla: «ayuda { $tag }».
term-refused-unread = No se entiende. { $why } "?" enumera lo que se puede hacer, «ayuda» todos los comandos.
term-save-what = Di dónde: guardar FILE
term-saved = La partida está guardada en { $file }.
term-foreign = { $file } existe y no es un registro, así que queda como está.
term-no-rule = No hay ninguna regla «{ $text }». Secciones de las reglas:
term-section = ayuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Escribe una acción en notación, varias separadas por «;», o una de estas palabras:
term-does-choices = lo que se puede hacer, con efectos; con TEXT detrás, solo lo que lo contiene
term-does-help = esto; «ayuda TAG» muestra una regla o una sección
term-does-board = el tablero y cómo va cada uno; «tablero TEXT» solo las líneas con ese texto
term-does-cards = las cartas en juego y lo que hacen
term-does-log = lo que ha pasado; «historial 10» los últimos diez eventos
term-does-hint = opciones para seguir con probabilidades, puntos y expectativas de victoria; la mejor, marcada, si se sabe
term-does-tutor = pregunta antes de acciones costosas: «tutor 5» desde el 5 % de la victoria (1, 2, 5 o 10), «tutor no»
term-does-undo = deshace tu última acción; en solitario también más allá de la suerte, como práctica; a las personas se les pregunta
term-does-resign = abandona la partida
term-does-save = «guardar FILE» escribe el registro; la partida también se guarda sola
term-does-quit = sale; también Ctrl-C y Ctrl-D
term-word-help = ayuda
term-word-board = tablero
term-word-cards = cartas
term-word-log = historial
term-word-hint = pista
term-word-tutor = tutor
term-word-undo = deshacer
term-word-resign = abandonar
term-word-save = guardar
term-word-quit = salir
cli-join = Juega en la terminal en una mesa de un servidor.
cli-join-link = Una invitación, como https://games.example/join/…, o la dirección de una mesa.
cli-join-name = Tu nombre, como lo ven los demás.
term-no-link = «{ $link }» no lleva a ningún puesto; se espera una invitación (https://…/join/…) o una mesa (https://…/table/…).
term-no-seat = No hay puestos libres en { $link }, o la partida ha acabado. Pide otro enlace.
term-nothing-there = No hay nada en { $link }: la dirección está mal, o la mesa es de otra persona.
term-password = { $link } pide una contraseña. Una invitación no la necesita: pide una.
term-server-refuses = El servidor te rechaza en { $link } (estado { $status }).
term-no-server = No se llega a { $link }: { $why }.
term-no-jar = Tu identidad en este servidor no se puede guardar en { $file }: { $why }.
term-you-are = { $count ->
        [0] Estás mirando.
        [one] Juegas por { $names }.
       *[other] Juegas por { $names }.
    }
term-waiting = { $seat ->
        [you] Un bot juega por ti ahora.
       *[other] Le toca a { $seat }.
    } Ctrl-C sale.
term-waiting-start = La partida empieza cuando todos los puestos estén ocupados. Ctrl-C sale.
term-line-lost = La conexión se perdió y ha vuelto.
term-line-gone = La conexión se ha perdido, y { $link } no responde.
term-table-gone = La mesa de { $link } ya no existe o no está abierta para ti.
term-other-protocol = El servidor de { $link } es de otra versión que este programa. Actualiza el más antiguo.
term-seat-kept = Tu puesto sigue siendo tuyo. Para volver:
term-type-join = tumblestar join { $link }
term-verify-there = El servidor muestra la misma comprobación: { $link }
term-said = { $words }
term-does-people = quién está; el anfitrión recibe las invitaciones a los puestos libres
term-does-time = el tiempo que queda a cada puesto
term-does-chat = los mensajes; «chat 10» los últimos diez
term-does-say = «decir TEXT» habla a todos; «decir» enumera frases rápidas, «decir 2» dice la segunda
term-does-hand = deja que un bot juegue por ti; «ceder random» lo nombra
term-does-back = vuelves a jugar tú
term-does-gone = si alguien falta hace mucho: «ausente esperar», «ausente bot» (sigue un bot), «ausente acabar» (acaba la partida)
term-does-fill = para el anfitrión, un bot en un puesto libre; «llenar 2 random» dice dónde y cuál
term-does-leave = deja tu puesto a otra persona
term-does-rematch = otra partida con las mismas personas
term-does-agree = acepta deshacer, o la ayuda para todos
term-does-decline = rechaza eso o una revancha, o retira tu petición
term-word-people = gente
term-word-time = tiempo
term-word-chat = chat
term-word-say = decir
term-word-hand = ceder
term-word-back = volver
term-word-gone = ausente
term-word-fill = llenar
term-word-leave = dejar
term-word-rematch = revancha
term-word-agree = aceptar
term-word-decline = rechazar
term-word-gone-wait = esperar
term-word-gone-bot = bot
term-word-gone-end = acabar
term-person = Puesto { $count }, { $seat }{ $how ->
        [here] : aquí
        [away] : no está mirando
        [asked] : aún sin respuesta
        [bot] { "" }
       *[gone] : no está aquí
    }
term-person-you = Puesto { $count }, { $seat }: tú
term-person-bot = Puesto { $count }, { $seat }: { $bot } juega por ahora
term-person-free = Puesto { $count }: libre
term-link = La invitación al puesto { $count }, para una persona:
term-type-link = { $link }
term-time = { $seat }: quedan { $minutes } min { $seconds } s{ $runs ->
        [yes] , en marcha
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tiempo que queda: { $times }
term-no-clock = Aquí no hay reloj, o la partida no ha empezado.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Di qué: decir TEXT, o el número de una frase
term-gone = { $seat } ya no está aquí.
term-came = { $seat } está aquí.
term-missed = { $seat } (puesto { $count }) falta hace mucho. Votos para acabar la partida: { $n } de { $asked }. Escribe «ausente esperar», «ausente bot» o «ausente acabar».
term-nobody-missed = Nadie falta hace mucho.
term-nobody-free = No hay ningún puesto libre así.
term-waits = Se espera a { $seat }.
term-filled = Hay un bot en el puesto { $count }.
term-sure-leave = Escribe «sí» para dejarlo:
term-left = Has dejado el puesto; el anfitrión recibe un enlace nuevo a él.
term-after = «revancha» juega otra vez, «decir TEXT» dice algo, «salir» sale.
term-rematch-there = Una revancha: escribe «revancha» para ir, o «rechazar».
term-rematch-declined = Revancha rechazada; tu puesto allí está libre.
term-rematch-early = La revancha viene tras el fin de la partida.

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } paso
        [diagonal] { $square } diag
        [leap] { $square } salt
        [teleport] { $square } tele
        [safety] { $square } segu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }paso
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }salt
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }segu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubos: R rojo, O naranja, Y amarillo, G verde, B azul, P morado, K rosa. [1] es el peón del puesto 1; lo que sigue está debajo.
term-face = { $letter }{ $number }
term-legend-shizzle = R rojo, O naranja, Y amarillo, G verde, B azul, P morado, K rosa, N negro; después, el número.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Fila siguiente:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ estrella, ✹ nova, direcciones de las líneas, = casillas enlazadas. «cartas» dice lo que puntúa.

## The API for programs, and tokens

nav-api = Para programas
api-title = La API para programas
api-about = Los programas pueden seguir mesas, crearlas y jugar, por HTTP con JSON. Cada llamada lleva un token, «Authorization: Bearer tms_…»; las cookies no cuentan. Los tiempos en milisegundos se cuentan desde 1970, los puestos desde 1.
api-token-help = Creado en la página /tokens o con «tumblestar token new».
api-to-document = El documento OpenAPI
api-begin = Para empezar
api-begin-help = Crea un token para un bot, y pregunta después quién eres:
api-example = Una llamada para copiar
api-scopes = Lo que puede hacer un token
api-scopes-help = Un token solo puede hacer lo que se marcó al crearlo.
api-can = Llamadas
api-needs = necesita { $scope }
api-once = Pedir de nuevo
api-once-help = Las peticiones que cambian algo llevan un «id» a tu elección. El mismo id es la misma petición: se hace una vez, y su respuesta, dada cuando está en el disco, se da otra vez. Así que envía otra vez una petición sin respuesta, tal como era. «seen» es el «n» de la mesa con que decidiste; si algo ha pasado desde entonces, la petición se rechaza como «stale».
api-lines = Las líneas de un flujo
api-lines-help = Cada línea es un objeto JSON con un «type»: primero los puestos, después las entradas tras «from», después la mesa de ahora; tras eso, lo que pase. Tras un corte, vuelve con el último «n» como «from»: no falta nada y nada se dice dos veces.
api-line-seats = Quién está sentado ahí: al principio, y cuando cambie.
api-line-entry = Una entrada del historial de la mesa, en orden. «act»: una acción en notación; «takeback»: «kept» dice cuántos eventos del registro se conservan, «practice» si la partida pasa a ser práctica; «ask»: el puesto «actor» pide volver a «kept» eventos; «agree» y «decline»: el puesto «actor» responde; «resign» y «flag»: «seat» queda fuera; «abandon»: la partida acabó sin resultado.
api-line-now = La mesa tras todas las entradas hasta ahora.
api-line-chat = Lo que se dice desde ahora.
api-line-beat = El flujo está vivo.
api-line-bye = La última línea. «over»: la partida ha acabado; «gone»: ya no puedes ver la mesa; «token»: el token fue revocado; «restart»: el servidor para, vuelve con «from».
api-socket = Un WebSocket en su lugar
api-socket-help = "/live/TABLE?as=json" es una sola conexión para actuar y escuchar. Acepta el mismo token en la misma cabecera; docs/server.md tiene sus mensajes.
api-problems = Rechazos
api-problems-help = Un rechazo es un objeto JSON (RFC 9457): «code» es para programas, «detail» para personas, en su idioma (Accept-Language); «tag» y «help» nombran la regla del juego, «n» es el de la mesa ahora.
api-limits = Con qué frecuencia
api-limits-help = Por encima de un límite, las peticiones se rechazan con 429; «Retry-After» dice cuántos segundos esperar. Los límites son por token y por dirección, si no se dice otra cosa. Un cuerpo tiene como máximo 10 000 bytes, una importación 1 500 000.
api-limit = { $what }: { $burst } de una vez, después 1 cada { $every } s.
api-limit-call = Llamadas, por token
api-limit-request = Peticiones de cualquier clase, por dirección
api-limit-table = Mesas nuevas
api-limit-link = Invitaciones miradas o aceptadas
api-limit-chat = Cosas dichas, por persona o bot
api-limit-upload = Importaciones y archivos
api-limit-export = Exportaciones
api-limit-lines = Flujos y WebSockets abiertos, por token: { $count }.
api-limit-tables = Mesas en curso, por anfitrión: { $count }.
api-notation = En una mesa, «legal» enumera todas las acciones permitidas en la notación del juego, así que un programa no tiene que saber las reglas; docs/ tiene la gramática.
api-me-help = Tu nombre, si eres un bot, y lo que puede hacer tu token.
api-games-help = Todos los juegos: puestos, opciones, bots de la casa, y ejemplos de la notación.
api-game-help = Un juego.
api-tables-help = Mesas que creaste o en las que juegas: las sesenta últimas en que se jugó.
api-make-help = Una mesa nueva. Empieza cuando todos los puestos estén ocupados. Un id ya usado da la mesa que se creó entonces.
api-table-help = Una mesa tal como está; para su anfitrión, con un token para ello, los enlaces a sus puestos libres.
api-puzzles-help = Todos los problemas con solución y prueba, un objeto JSON por línea (docs/puzzles.md).
api-record-help = La partida como texto que leen «tumblestar verify» y «tumblestar replay». Su semilla está en él cuando la partida ha acabado.
api-review-help = Dónde se decidió una partida acabada, por suerte y por habilidad (docs/review.md). La petición la espera hasta veinte segundos.
api-chat-help = Las últimas doscientas cosas dichas en una mesa.
api-stream-help = Lo que pasa en una mesa, un objeto JSON por línea, hasta que la partida ha acabado; «beat» tras quince segundos en que no pasa nada. Quien no lee nada durante diez segundos queda desconectado.
api-invitation-help = Adónde lleva un enlace: juego, puesto, reloj, quién más está sentado, y el compromiso de la suerte. No se ocupa nada.
api-join-help = Ocupa el puesto de una invitación. Quien ya lo tiene por ese enlace recibe la misma respuesta.
api-act-help = Juega una acción, por su número en «legal» o su notación. Donde el azar se escribe, «text» tiene resultados separados por espacios.
api-takeback-help = Deshace tu última acción, dentro de tu turno y mientras no haya actuado la suerte ni otro puesto. Con «kept», todos los eventos desde esa cantidad: en solitario contra bots, como práctica; entre personas se pregunta a los demás, y nada vuelve más allá de la suerte.
api-answer-help = Acepta una petición de deshacer, o la rechaza; quien pidió la retira así. Se hace cuando todos han aceptado.
api-resign-help = Abandona en un puesto tuyo; «seat» dice en cuál, si tienes varios.
api-rematch-help = Otra partida con las mismas personas en sus puestos, cuando esta ha acabado. Quien pide primero crea la mesa; «agree» false la rechaza y libera tu puesto.
api-say-help = Una línea de texto, o una frase que cada uno lee en su idioma.
api-abandon-help = Acaba una partida sin resultado, para su anfitrión.
api-delete-help = Borra para siempre una mesa acabada, para su anfitrión.
api-export-help = El registro de cada mesa que creaste o en la que juegas, un objeto JSON por línea, la más antigua primero.
api-import-help = Añade registros como mesas tuyas para recorrerlas: como texto, uno tras otro, o como líneas de JSON como en la exportación. Un registro que ya está no se añade otra vez. Responde un objeto JSON por línea para cada uno. Como máximo 200, y 1,5 MB.
api-field-asked = La petición de deshacer que espera respuestas.
api-field-actor = Un puesto, 0 para el azar, null para nadie.
api-field-added = False si ya estaba.
api-field-bot = True para los bots de la casa y para los programas.
api-field-chance = «sealed»: una semilla secreta, abierta al final; «seed»: una que das; «typed»: escrito desde un tablero de verdad.
api-field-changed = Cuándo se jugó en ella por última vez (UTC).
api-field-chat = Si se puede escribir libremente; las frases se permiten siempre.
api-field-clock = «none», «turn-SECONDS» o «bank-SECONDS-INCREMENT».
api-field-commitment = El SHA-256 de la semilla sellada.
api-field-data = La huella de los archivos de datos del juego.
api-field-due = Cuándo se acaba el reloj en marcha.
api-field-end = Como en el registro; null mientras la partida sigue.
api-field-following = La mesa de la revancha, o vacío.
api-field-from = La última entrada que tienes: recibes las que siguen. Si falta: desde ahora. 0: todas.
api-field-good = Si la invitación aún se puede aceptar.
api-field-id = El mismo id es la misma petición, hecha una vez.
api-field-increment = Segundos añadidos tras cada turno.
api-field-kept = Cuántos eventos del registro se conservan.
api-field-left = Milisegundos que quedan a cada puesto.
api-field-legal = Las acciones permitidas del puesto al que le toca; de un juego, ejemplos.
api-field-link = Una invitación, o lo que sigue a su última barra.
api-field-links = Null para todos menos el anfitrión.
api-field-listed = Si se muestra en la sala.
api-field-n = El número vivo de la mesa: cuenta las entradas de su historial y solo sube.
api-field-options = Las que faltan tienen su valor por defecto.
api-field-phrase = Cada uno la lee en su idioma; con «note-» empiezan las de la propia mesa.
api-field-practice = Si alguien volvió más allá de la suerte o de un bot. En una petición: sabes que la partida pasa a ser práctica.
api-field-preparing = El bot se prepara; hasta entonces juega por debajo de toda su fuerza.
api-field-presence = «none» donde no se espera a nadie.
api-field-remark = Con qué reglas se jugó y se muestra una partida antigua; casi siempre vacío.
api-field-result = Las partes de los puestos cuando ha acabado.
api-field-retry-after = Segundos que esperar.
api-field-salt = Palabras tuyas que entran en la suerte sellada.
api-field-scope = Lo que le falta al token.
api-field-seats = Para una mesa nueva: «me», «open» para quien reciba el enlace, o «bot:NAME» para un bot de la casa.
api-field-seconds = Por turno o por partida.
api-field-seen = El «n» de la mesa con que decidiste.
api-field-stand-in = El bot que juega ahora por una persona.
api-field-status = «study» es un registro para recorrer. De un problema: el estado HTTP.
api-field-table = El nombre de la mesa, como en su dirección.
api-field-tag = La regla del juego que lo prohíbe.
api-field-token = El nombre del token.
api-field-watch = El enlace para espectadores.
api-field-watchers = Quien tenga el enlace puede mirar.
problem-request = No es una petición correcta: una cabecera aparece dos veces, o el cuerpo acabó demasiado pronto.
problem-json = El cuerpo no se puede leer como JSON en UTF-8.
problem-token = No hay un token válido: envía «Authorization: Bearer tms_…» con uno creado aquí y no revocado.
problem-scope = El token no puede hacer eso: «scope» nombra lo que falta.
problem-address = Este servidor solo admite ciertas direcciones.
problem-blocked = El anfitrión de la mesa te ha bloqueado.
problem-missing = Aquí no hay nada para ti: el nombre está mal, la mesa fue borrada, o es de otros.
problem-method = No con este método: «Allow» nombra los que acepta esta dirección.
problem-stale = Algo ha pasado desde entonces: mira otra vez y decide de nuevo, con un id nuevo.
problem-seat = Eso no te corresponde ahora: es el turno de otro puesto, no es tu puesto, o es solo para el anfitrión.
problem-chance = Eso le toca al azar; los resultados solo se pueden escribir donde la mesa se creó para ello.
problem-takeback = No se puede deshacer nada: el turno ha acabado, o la suerte u otra persona ha actuado desde entonces.
problem-practice = La partida pasaría a ser práctica: sin estrellas y con el azar abierto. Pide otra vez con «practice» si lo quieres.
problem-over = La partida ha acabado.
problem-waiting = La partida empieza cuando todos los puestos estén ocupados.
problem-clock = Se acabó el tiempo del puesto.
problem-taken = El puesto está ocupado, el enlace es antiguo, o ya tienes un sitio ahí.
problem-chat = Eso no se puede decir: el anfitrión ha desactivado el chat libre, o no es una sola línea de texto.
problem-going = La partida sigue; acábala primero.
problem-table = La mesa no se puede abrir; puede ser de otra versión de tumblestar.
problem-game = El juego no se puede jugar ahora: su archivo de datos tiene un error. Quien lleva el servidor puede corregirlo.
problem-long = Demasiado grande: un cuerpo tiene como máximo 10 000 bytes, una importación 1 500 000.
problem-kind = Envía el cuerpo como «Content-Type: application/json».
problem-host = Este servidor usa otro nombre; quien lo arrancó puede permitir este: TUMBLESTAR_HOSTS=name.
problem-message = Un campo es desconocido o no es como debe ser: «field» dice cuál, «expected» lo que debería ser.
problem-rule = Una regla del juego lo prohíbe: «tag» es la regla, «help» su página.
problem-unread = La notación no se puede leer; «legal» enumera lo que se puede hacer.
problem-options = No existe ese juego, número de puestos, opción, bot o nombre, o las opciones no van juntas.
problem-limit = Demasiadas veces: espera los segundos que dice «Retry-After». No se hizo nada.
problem-head = La dirección y las cabeceras tienen como máximo 16 384 bytes.
problem-trouble = Algo ha ido mal aquí. Pide otra vez con el mismo id: lo hecho no se hace dos veces.
problem-working = Se está calculando; pide otra vez en un momento.
problem-store = No se pudo escribir, y no se hizo nada; pide otra vez en un momento, con el mismo id.
refused-scope = Este token no puede hacer eso: le falta «{ $scope }».
refused-long = El cuerpo tiene más de { $most } bytes.
refused-field = El campo { $field } no es como debe ser: { $expected }.
import-none = No contiene ningún registro.
import-many = Contiene { $count } registros; importa como máximo { $most } de una vez.
import-line = Esta línea no es un objeto JSON con un «record».
refused-kind = Envía el cuerpo como { $kinds }.
refused-act = Da el número de una acción como «action», o su notación como «text».
refused-no-link = Esta no es una invitación que conozcamos.
refused-streams = Hay demasiados flujos abiertos. Cierra uno primero.
scope-read = Ver tus mesas, seguirlas, leer registros y el chat
scope-play = Ocupar puestos por invitación, actuar, deshacer, abandonar, escribir en el chat
scope-tables = Crear mesas, ver sus enlaces, acabarlas y borrarlas
tokens-head = Tokens para programas
tokens-about = Un token permite a un programa tuyo jugar aquí.
tokens-yours = Tus tokens
tokens-none = No tienes ninguno.
token-made = Tu token nuevo
token-once = Cópialo ahora: solo se muestra esta vez. Quien lo tenga puede usarlo.
token-label = Token
token-copy = Copiar el token
token-new = Otro token
token-name = Nombre
token-for = Quién actúa con él
token-for-me = Yo: una terminal o un script mío
token-for-bot = Un bot nuevo con ese nombre
token-for-this-bot = Mi bot { $name }
token-bot-help = Un programa que decide por sí mismo es un bot: juega en las mesas con su propio nombre y va marcado como bot.
token-do = Crear el token
token-of-you = actúa como tú
token-of-bot = actúa como el bot { $name }
token-since = creado: { $day }
token-used = último uso: { $day }
token-unused = nunca usado
token-revoke = Revocar
token-revoke-sure = Los programas que lo usan serán rechazados.
token-revoke-yes = Revocarlo
token-no-name = Dale un nombre.
token-no-scope = Marca al menos una cosa que pueda hacer.
token-for-whom = Elige quién actúa con él.
token-many = Tienes { $most } tokens. Revoca alguno primero.
cli-token = Crea, enumera y revoca tokens para programas, incluso con el servidor en marcha.
cli-token-new = Crea un token para un bot nuevo llamado NAME y lo escribe, solo esta vez.
cli-token-person = Para una persona, no un bot.
cli-token-scope = Lo que puede hacer, por defecto read; se puede dar varias veces.
cli-token-list = Enumera todos los tokens.
cli-token-revoke = Revoca el token con este NUMBER en la lista.
cli-token-bot = bot { $name }
cli-token-none = No hay tokens.
cli-token-head-number = número
cli-token-head-name = nombre
cli-token-head-who = quién
cli-token-head-scopes = puede
cli-token-head-made = creado
cli-token-head-used = último uso
cli-token-revoked = El token { $number } está revocado.
cli-token-unknown = No hay ningún token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] Para un jugador
       *[other] Para { $count } jugadores
    }
option-first = Quién empieza
option-first-help = Lo decide el azar, o tú.
option-first-0 = al azar
option-first-seat = puesto { $count }
picture-label = La mesa del juego. Pulsa T para verla como texto.
first-seat = { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
seat-won = { $seat ->
        [you] ¡Ganas!
       *[other] { $seat } gana.
    }
first-seat-awaited = El azar decide quién empieza.
unread-of = «{ $text }» no se puede hacer aquí; se espera una de { $actions }.
cli-new-game = Escribe un pequeño juego como paquete, para convertirlo en el tuyo.
cli-new-game-name = El nombre del juego en Python: minúsculas, cifras y guiones bajos.
cli-new-game-out = La carpeta en que escribir; por defecto una con el nombre del juego, aquí.
cli-new-game-bad = «{ $name }» no puede ser el nombre de un juego: minúsculas, cifras y guiones bajos, primero una letra, y no el nombre de otro juego.
cli-new-game-there = «{ $folder }» ya existe; elige otra carpeta con --out.
cli-new-game-made = Escrito en { $folder }. Después: pip install -e { $folder }, luego tumblestar check-game { $name }, y tumblestar play { $name }.
cli-check-game = Comprueba un juego con el contrato, y dice lo que le falta.
cli-check-game-passed = { $name } pasa las { $count } comprobaciones.
cli-check-game-failed = Comprobaciones que { $name } no pasa: { $count }

## The installable app

nav-install = Instalar como aplicación
install-head = tumblestar como aplicación
install-about = Instalado, tumblestar se abre en su propia ventana y ocupa menos de un megabyte.
install-do = Instalar
install-ways = O a la manera del propio navegador:
install-chrome = Chrome y Edge: «Instalar» en la barra de direcciones o el menú.
install-ios = iPhone y iPad: Compartir, después «Añadir a pantalla de inicio».
install-mac = Safari en un Mac: «Añadir al Dock» en el menú Archivo.
install-firefox = Firefox en Android: «Instalar» en el menú.
install-not = Los navegadores solo instalan desde una dirección https. Pide a quien lleva este servidor que configure TLS (docs/hosting.md).
offline-head = Sin conexión
offline-about = No se llega al servidor. Tus mesas están a salvo; esta página vuelve sola.
offline-again = Intentarlo ahora
result-share = Compartir el resultado
result-save = Guardar como imagen

## Review of a game

review-none = { $game } no tiene evaluador, así que sus partidas no se pueden revisar.
review-empty = En esta partida aún no ha pasado nada.
review-older = Esta partida se jugó con las reglas o los datos de otra versión, así que no se puede revisar.
review-ended = La revisión acabó de forma inesperada. Pídela otra vez para reiniciarla.
review-busy = Se están calculando demasiadas cosas. Inténtalo otra vez en un minuto.
review-failed = La revisión falló; el registro del servidor dice por qué.
review-title = Revisión: { $game }, { $names }
review-curve = Expectativas de victoria por evento, una línea por puesto; al final { $shares }. La lista de eventos tiene todas las cifras.
review-luck-bars = Suerte: hacia arriba es buena para el puesto
review-luck-of = Suerte de { $name } por evento
review-cost-bars = Coste de las decisiones
review-cost-of = Coste de las decisiones de { $name }
review-means = ¿Qué significan estas palabras?
review-means-luck = Lo que trajo el azar, frente a la media de lo que podía traer, en expectativas de victoria; 0 de media.
review-means-skill = Lo que hicieron a un puesto todas las decisiones, frente a las mejores. Las propias solo pueden costar; las de otros son regalos.
review-means-residual = Lo que el evaluador deja sin explicar: 0 si es exacto, si no, una medida de cuánto fiarse de él.
review-means-adjusted = El resultado sin la suerte, con su intervalo. Dice antes que los resultados quién jugó mejor.
review-means-rating = Mil veces el coste medio de las decisiones propias de un puesto; menos es mejor.
review-means-level = El bot cuyas decisiones cuestan más o menos lo mismo.
review-totals = De dónde viene el resultado
review-start = El comienzo.
review-at = Evento { $n }. { $did } Expectativas de victoria: { $shares }.
review-share-of = { $name } { $share }
review-head-event = evento
review-head-what = lo que pasó
review-head-luck = suerte para
review-head-cost = coste
review-luckiest = La mayor suerte
review-event = Evento { $n }
review-board = El tablero tras el evento { $n }
review-mistakes = Decisiones más costosas
review-better-board = El tablero tras la línea mejor, evento { $n }
review-decision = Evento { $n }: decide { $name }
review-played = Jugado
review-better = Mejor
review-events = Todos los eventos
review-link = Revisión
review-page = Revisión de { $game }
review-later = La revisión viene tras la partida, para que a nadie se le diga quién va por delante.
review-back = Volver a la mesa
review-slider = Eventos de la partida
review-progress = Eventos calculados
review-working = La partida se está calculando. Puedes volver más tarde.
review-waiting = El evaluador se prepara, hasta un minuto la primera vez en este equipo.
review-done = Toda la partida está calculada.
review-again = Intentar otra vez
review-reload = Mostrar lo que está listo
review-play-on = Probar esta línea en el tablero de análisis
review-moment = Ver este momento en la mesa
retry-link = Reintentar los errores
retry-page = Errores en { $game }
retry-least = Desde { NUMBER($share, style: "percent") }
retry-none = Ninguna decisión costó tanto.
retry-puzzle = { $k } de { $count }, evento { $n }: decide { $name }
retry-board = El tablero antes del evento { $n }
retry-do = Probarlo
retry-before = El anterior
retry-next = El siguiente
retry-right = { $action } Así se conserva { $best }, y nada conserva más.
retry-wrong = { $action } Así se conserva { $share }; lo mejor conserva { $best }. Prueba otra.
retry-unknown = «{ $action }» aún se está calculando. Inténtalo otra vez en un momento.
retry-played = Jugado: { $did } Eso conservó { $share }.
evaluator-own = los valores propios del juego
review-evaluator = Valores: { $name }. Error medio de un paso: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valores: { $name }; exactos.
review-evaluator-unmeasured = Valores: { $name }; error sin medir.
review-level-none = –
review-level-perfect = Perfecto
review-resigned = { $name } abandonó
review-sum-seat = puesto
review-sum-start = comienzo
review-sum-luck = suerte
review-sum-skill = habilidad
review-sum-residual = sin explicar
review-sum-final = resultado
review-sum-adjusted = sin suerte (95 %)
review-sum-decisions = decisiones
review-sum-rating = valoración
review-sum-level = jugó como
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } (de { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } para { $name }
review-no-mistakes = Ninguna decisión costó nada.
cli-review = Dice dónde se decidió una partida, por suerte y por habilidad, con cifras que suman.
cli-review-html = Escribe la revisión como archivo para cualquier navegador, sin scripts.
cli-review-against = Compara la partida con otro registro que tuvo la misma suerte.
compare-alike = Hasta donde llegan ambas, las partidas son iguales.
compare-parting = Se separan en el evento { $n }:
compare-other = Estas partidas tuvieron distinta suerte: difieren { $what }.
compare-unknown = No se sabe si estas partidas tuvieron la misma suerte: el azar se escribió, o la semilla aún no está abierta.
compare-game = los juegos
compare-seats = los números de puestos
compare-options = las opciones
compare-start = las primeras posiciones
compare-seed = las semillas
cli-review-title = { $game }: { $names }
cli-review-luckiest = La mayor suerte:
cli-review-mistakes = Decisiones más costosas:
cli-review-better = Mejor: { $preview } [{ $line }]

## Statistics of many games

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Resultados
chance-of-first = El puesto que empieza
chance-of-others = otros

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Partidas: { $count }, sin resultado: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, en solitario
       *[other] { $game }, { $count } puestos
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = sin nombre
stats-head-player = jugador
stats-head-games = partidas
stats-head-result = victoria
stats-head-luck = suerte
stats-head-adjusted = victoria sin suerte
stats-head-cost = regalado por partida
stats-head-rating = valoración
stats-head-level = jugó como
stats-head-observed = salió
stats-head-expected = esperado
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de una victoria regalado por partida, exactamente: la distancia al juego perfecto. Partidas: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = menos de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Muy pocos resultados del azar para una prueba.
stats-chance-fair = Nada es extraño en { $n } resultados del azar: un azar limpio está al menos tan lejos de lo esperado en { $p } de los casos{ $count ->
        [one] .
       *[other] , en la menos probable de { $count } pruebas, con corrección por su número.
    }
stats-chance-odd = Algo es extraño: { $kinds }. Un azar limpio está tan lejos de lo esperado en { $p } de los casos{ $count ->
        [one] .
       *[other] , con corrección por { $count } pruebas.
    }
stats-chance-left-out = Partidas sin prueba, porque se deshizo algo o se jugaron con otras reglas: { $count }.
stats-seal-proved = Resultados que salen de semillas selladas antes de la partida: { $n } de { $count }.
stats-seal-open = Resultados escritos, o cuya semilla alguien podía conocer: { $n } de { $count }.
stats-seal-closed = Resultados cuya semilla aún no está abierta: { $n } de { $count }.
stats-seal-older = Resultados sorteados con otras reglas, que aquí no se pueden comprobar: { $n } de { $count }.
stats-seal-false = Resultados de partidas cuyo azar no sale de su semilla: { $n } de { $count }.
stats-head = Tus estadísticas
stats-none = Aún nada: en este servidor no has acabado ninguna partida con un puesto mantenido hasta el final.
stats-about = Partidas acabadas en que tuviste un puesto: { $count }, con revisión: { $n }. Cuentan tus últimas { $most } mesas. Abrir una revisión por primera vez la crea.
stats-csv = Descargar tus partidas como tabla (CSV)
stats-people = personas
stats-you = Tú
stats-head-reviewed = con revisión
stats-head-against = contra
stats-head-days = días
stats-head-outcome = resultado
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } a { $last }
    }
stats-as-table = Como tabla
stats-chart-result = Resultados en el tiempo; grupos de partidas: { $count }. La tabla de abajo tiene las cifras.
stats-chart-result-means = ● victoria, ◆ victoria sin suerte, de 0 % (abajo) a 100 % (arriba); trazos: intervalos del 95 %, punteado: la parte justa.
stats-chart-rating = Valoración en el tiempo; grupos de partidas: { $count }. La tabla de abajo tiene las cifras.
stats-chart-rating-means = Valoración, de 0 (abajo) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (arriba); menos es mejor; trazos: intervalos del 95 %.
stats-chance-head = Lo que hizo el azar
stats-test = { $kind }, resultados: { $count }; un azar limpio se aleja tanto en { $p } de los casos
stats-test-few = { $kind }, resultados: { $count }, muy pocos para una prueba
cli-stats = Resume muchas partidas: resultados, suerte, coste y valoración por jugador con intervalos del 95 %, y si el azar fue extraño.
cli-stats-files = Registros, archivos zip de registros, o carpetas.
cli-stats-name = Un jugador o un bot; por defecto, todos.
cli-stats-game = El juego; por defecto, todos.
cli-stats-csv = Escribe en este archivo (CSV) una línea por cada puesto de cada partida.
cli-stats-no-review = Solo resultados y azar, sin revisiones: rápido.
cli-stats-reviews = Guarda cifras de revisiones en este archivo para la próxima vez.
cli-stats-reviews-bad = «{ $file }» no contiene revisiones guardadas. Elige otro archivo para --reviews, o bórralo.
cli-stats-unreviewed = Sin revisión: { $record }: { $why }
cli-stats-false = El azar de { $record } no sale de su semilla: véase tumblestar verify.

## Puzzles

puzzle-file = { $file }, línea { $line }: { $why }
puzzle-bad-line = Esto no es un problema: { $why }. docs/puzzles.md tiene el formato.
puzzle-of-another = «{ $id }» no es el id de un problema de { $name }.
puzzle-twice = El problema «{ $id }» aparece dos veces.
puzzle-empty = El problema «{ $id }» no tiene solución.
puzzle-bad-state = El problema «{ $id }» tiene un estado que no se puede leer. { $why }
puzzle-unknown = No hay ningún problema «{ $text }». Un id es un juego ({ $games }), un guion y siete cifras; véase «tumblestar puzzles list».
puzzle-illegal = «{ $text }» no se puede hacer aquí.

## TOML

toml-bad = { $file }, línea { $line }: esto no es TOML. { $why }
toml-unknown = { $file }, línea { $line }: no existe la entrada «{ $name }»; se espera: { $allowed }.
toml-missing = { $file }, línea { $line }: falta «{ $name }».
toml-value = { $file }, línea { $line }: «{ $name }» es «{ $value }»; se espera: { $expected }.
toml-expected-table = entradas bajo un título o entre llaves
toml-expected-number = { NUMBER($number, useGrouping: "false") }, como en las otras entradas
toml-expected-whole = un número entero de { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true o false
toml-expected-text = un texto entre comillas rectas
toml-expected-one = uno de { $allowed }
toml-expected-some = palabras distintas de entre { $allowed }
toml-entry = { $file }, línea { $line }: «{ $name }» no sirve. { $why }
toml-expected-integer = un número entero
toml-expected-decimal = un número
toml-expected-total = { $number } en total
toml-expected-words = { $count } palabras distintas de entre { $allowed }
toml-expected-list = { $count ->
        [0] una lista entre corchetes
       *[other] una lista de { $count } elementos entre corchetes
    }

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Falta a su lado la partida grabada { $file }.
bad-tutorial-record = Línea { $line } de la partida grabada: { $why }
bad-tutorial-game = La partida grabada es de { $other }; se espera { $game }.
bad-tutorial-learner = Quien aprende tiene el puesto { $n }; se espera un puesto de cada partida grabada.
bad-tutorial-idle = Quien aprende, en el puesto { $n }, no tiene nada que hacer; se espera una nota antes de una acción de ese puesto.
bad-tutorial-chapter = Es del capítulo { $n }; se espera de 1 a { $count }, uno por cada partida grabada.
bad-tutorial-event = Está antes del evento { $event }; se espera de 1 a { $count }, el último para el final.
bad-tutorial-order = Va tras una nota de un evento posterior; se espera el orden de la partida.
bad-tutorial-end = El capítulo acaba con algo por hacer; se espera una nota más, que muestre lo que resultó.
bad-tutorial-words = No hay palabras para «{ $key }»; se espera un mensaje de { $game } en cada idioma.
bad-tutorial-reading = Quien aprende no tiene nada que hacer aquí; «also», «answers» y «other» solo se esperan antes de sus acciones.
bad-tutorial-action = «{ $text }» no es una acción. { $why }
bad-tutorial-illegal = «{ $text }» no está permitido aquí; bajo «also» se esperan acciones tan buenas como la grabada.
bad-tutorial-right = «{ $text }» es la acción grabada; bajo «answers» se esperan intentos equivocados.
bad-tutorial-mark = Nada se llama aquí «{ $text }»; se espera una acción permitida, un lugar del tablero, o una pieza o signo de la imagen.
learn-right = Correcto.
learn-head = Aprender { $game }
learn-step = { $n } de { $count }
learn-back = Atrás
learn-next = Seguir
learn-again = Desde el principio
learn-play = Jugar una partida contra { $bot }
# $name: the name of a file.
learn-another = Otra lección: { $name }
learn-board = El tablero de la lección
learn-choose = Todo lo que puedes hacer aquí
learn-do = Hacerlo
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Pulsa «{ $turn }» hasta que la pieza quede bien girada.
# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Haz lo que piden las notas: escribe una acción en notación, o Intro para seguir. "?" enumera lo que se puede hacer, «tablero» muestra el tablero, «atrás» retrocede, «salir» sale.
term-learn-try = Tu acción:
term-learn-on = Intro sigue:
term-learn-play = Intro empieza una partida contra { $bot }; «salir» sale:
term-learn-left = La lección está guardada. «tumblestar learn { $game }» la continúa.
term-learn-rule = La regla es { $tag }: «tumblestar rules { $game }» la tiene.
term-word-step-back = atrás
cli-learn = Enseña un juego jugándolo en la terminal, y después juega contra un bot; continúa donde se dejó.
cli-learn-game = El juego.
cli-learn-lesson = El nombre de una lección; por defecto, la primera.
cli-learn-none = { $game } aún no tiene ninguna lección; docs/tutorials.md dice cómo escribir una.
cli-learn-unknown = No hay ninguna lección «{ $name }»; hay { $names }.
card-learn = Aprender { $game } jugando
card-learn-short = Aprender
new-learn = Aprenderlo jugando: unos minutos
# $did: what the recorded action would do, a sentence of the game.
learn-also = Es igual de bueno. La lección sigue con otra acción. { $did }
# $did: what the tried action would do.
learn-other = { $did } Está permitido, pero no es lo que se busca aquí. Prueba lo marcado.
## The same deal: a finished game handed to friends

deal-nobody = Un reparto necesita el puesto de un jugador: «{ $person }» en lugar de un bot.
deal-long = El enlace de un reparto tiene como máximo { $most } caracteres. Copia solo el enlace entero.
deal-missing = Al enlace de un reparto le falta: { $names }. Copia otra vez el enlace entero.
deal-hand-on = La misma suerte para amigos
deal-head = { $game }: el mismo reparto
deal-about = Quien abra este enlace juega esta partida con los mismos bots, opciones y azar. Quienes han acabado ven las partidas de los demás, turno por turno. El azar es abierto: la partida de otro muestra lo que viene.
deal-you = tú
deal-seats = Puestos: { $names }
deal-option = { $name }: { $value }
deal-play = Jugar este reparto
deal-go-on = Seguir tu partida
deal-see = Ver tu partida
deal-again = Esta es tu propia partida. Envía el enlace a amigos; también puedes jugarla otra vez, con lo que viene ya sabido.
deal-link = Enlace para enviar
deal-others = Partidas acabadas, que verás cuando hayas acabado la tuya: { $count }
deal-turns = Turno por turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todas iguales
## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-board = El tablero del problema
puzzle-ask = ¿Cuál es la mejor jugada?
puzzle-choose = ¿Qué harías?
puzzle-do = Hacerlo
puzzle-back = Deshacer
puzzle-give = Ver la respuesta
puzzle-skip = Otro problema
puzzle-next = Siguiente problema
puzzle-retry = Intentar otra vez
puzzle-again = Ya has intentado este problema; ahora no cuenta.
puzzle-open = Hasta ahora:
puzzle-right = ¡Correcto, sigue! Hasta ahora:
puzzle-wrong = No es lo mejor. Prueba otras cosas, cuantas veces quieras; solo cuenta el primer intento. Tu intento:
puzzle-answer = Esta es la respuesta.
puzzle-solved = ¡Resuelto al primer intento! Tu puntuación: { $rating }, antes: { $before }.
puzzle-failed = No resuelto al primer intento. Tu puntuación: { $rating }, antes: { $before }.
puzzle-seen = La respuesta, sin puntuar.
puzzle-moves = La respuesta, paso a paso
puzzle-then = Cómo puede seguir
puzzle-why = Por qué
puzzle-analyse = Seguir pensando desde aquí
puzzle-proof = Probado { $how }.
puzzle-margin = Te deja { $value } de la victoria, y cualquier otra opción al menos { $margin } menos{ $exact ->
        [yes] , exactamente.
       *[no] , con un margen de { $error }.
    }
puzzle-also = Otras líneas que llegan a lo mismo: { $count }.
puzzle-fail = Bots que aquí suelen fallar: { $bots }.
puzzle-themes = Temas: { $themes }.
puzzle-rating = Tu puntuación: { $rating }, con un margen de { $deviation }. Racha: { $count }, la más larga: { $most }.
puzzles-head = Problemas
puzzles-intro = Posiciones de partidas entre bots en las que una jugada es, con prueba, mucho mejor que todas las demás. Tu primer intento en cada una cambia tu puntuación.
puzzles-of = Problemas: { $game }
puzzles-count = Problemas: { $count }
puzzles-play = Jugar
puzzles-play-of = Jugar problemas de { $game }
puzzles-more = Temas y tu puntuación
puzzles-more-of = Temas y tu puntuación: { $game }
puzzles-none-left = Todos estos están resueltos. Elige otro tema o juego.
puzzles-themes = Por tema
puzzles-solved-of = { $solved } de { $count } resueltos
puzzles-history = Tus intentos
puzzles-chart = Tu puntuación de { $first } a { $last }; problemas: { $count }
puzzles-other = Todos los juegos con problemas
puzzle-term-begin = Escribe lo que harías. Cuenta el primer intento en cada problema. «ayuda» enumera los comandos.
puzzle-term-wrong = No es lo mejor. Prueba otras cosas, cuantas veces quieras; solo cuenta el primer intento.
puzzle-term-right = ¡Correcto, sigue!
puzzle-kept-bad = Tus problemas de { $file } no se pueden leer: { $why }. Arregla el archivo, o apártalo.
term-does-puzzle-undo = deshace lo que aún no está juzgado
term-does-puzzle-answer = muestra la respuesta, y por qué; cuenta como un intento fallido
term-does-puzzle-skip = deja este problema por otro
term-word-answer = respuesta
term-word-skip = saltar

## The challenges of the day

day-order = { $file }, línea { $line }: { $date } no es un día posterior al anterior.
day-none = No hay retos para «{ $date }». Se espera una fecha de { $first } a { $last }; un tumblestar más nuevo puede tener más.
day-not-yet = { $date } aún no ha empezado en ningún lugar.
day-head = tumblestar, { $date }
day-about = Cuatro retos al día, los mismos para todos. El azar sale de la fecha, así que es abierto; cada uno se puede jugar una vez.
day-before = El día anterior
day-after = El día siguiente
day-puzzle = Problema
day-level = Nivel
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encuentra lo mejor. Cuenta el primer intento.
day-level-about = { $game } en solitario: supera este nivel de la campaña.
day-duel-about = { $game } contra el juego resuelto, que no comete errores.
day-chart-about = { $game } en solitario: llena el mapa con más de { $goal } puntos.
day-play = Jugar
day-go-on = Seguir
day-see = Verlo otra vez
day-open = – { $kind }: aún sin jugar
day-going = – { $kind }: en curso
day-won = ★ { $kind }: resuelto
day-lost = ● { $kind }: sin resolver
day-won-alone = ★ { $kind }: victoria, puntos: { $points }
day-lost-alone = ● { $kind }: sin victoria, puntos: { $points }
day-won-against = ★ { $kind }: victoria, { $points } a { $other }
day-lost-against = ● { $kind }: sin victoria, { $points } a { $other }
day-share = Tu resultado
day-copy = Copiar el texto
day-history = Tus días
day-streak = Días seguidos: { $count }, el máximo: { $longest }.
day-history-item = { $date }: { $count } de 4
day-history-kept = Tus días se guardan solo en este dispositivo.
day-back = A los retos del día
day-link = Retos del día
cli-day = Enumera los cuatro retos de un día, los mismos para todos, o juega uno en esta terminal.
cli-day-date = La fecha, como 2026-11-24; por defecto, hoy.
cli-day-play = Juega este reto; cada uno cuenta una vez.
cli-day-how = «tumblestar day { $date } --play NAME» juega uno: { $kinds }.
cli-day-kept-bad = Tus días de «{ $file }» no se pueden leer: { $why }. Arregla el archivo, o apártalo.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Contenido
rules-search = Buscar en las reglas
rules-search-do = Buscar
rules-found = { $count ->
        [0] Ninguna regla tiene todas estas palabras.
        [one] Reglas encontradas: { $count }.
       *[other] Reglas encontradas: { $count }.
    }
rules-summary = Una página para la mesa
summary-head = { $game } en breve
example-legal = Está permitido.
example-illegal = No está permitido.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Puntos: { $count }.
example-points-of = Puntos: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] el archivo
       *[other] ejemplo «{ $name }»
    }: { $why }
examples-rule = no hay regla ni sección «{ $tag }». Nombra una de words/en.ftl, como AB-3.1 o AB-3.
examples-name = cada ejemplo necesita un nombre propio, palabras «{ $key }» en words/en.ftl, y una imagen.
examples-crop = no hay «{ $text }» entre los recortes; hay { $allowed }.
examples-seat = no hay nadie en el puesto { $count }.
examples-legal = «{ $text }» no está permitido ahí, según { $tag ->
        [none] lo que puede hacer el azar
       *[other] { $tag }
    }. Corrige el estado o la acción.
examples-tag = una acción está permitida o no, no ambas cosas; una no permitida necesita la etiqueta de la regla que la prohíbe.
examples-illegal = «{ $text }» debería estar prohibido por { $tag }, y las reglas dicen { $found ->
        [none] que está permitido
       *[other] { $found }
    }.
examples-points = «{ $name }» debería ser { $count }, y las reglas dicen { $found }.
examples-summary = hacen falta las palabras «{ $key }» y «{ $key }-1» en words/en.ftl, y ejemplos con estos nombres: { $names }.
cli-rules-search = Muestra solo las reglas con todas estas palabras, sin mirar acentos.
cli-rules-section = Muestra solo esta sección, como TY-3.
cli-rules-no-section = { $game } no tiene ninguna sección «{ $text }»; tiene { $allowed }.
cli-rules-none = Ninguna regla de { $game } tiene todas las palabras «{ $text }».

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = No hay ningún puesto { $n }: esta partida tiene { $most }.
picture-turn = No hay ningún turno { $turn }: esta partida tiene { $most }.
picture-at = No hay ningún evento { $n }: este registro tiene { $most }. El comienzo es 0.
cli-picture = Dibuja un registro: una posición como imagen, la partida entera o un turno como animación.
cli-picture-out = Escribe una imagen: .svg, .png o .webp.
cli-picture-at = La posición tras tantos eventos; por defecto, la última.
cli-picture-animate = Escribe una animación: .gif o .webp.
cli-picture-turn = Anima solo este turno, desde 1.
cli-picture-theme = Los colores.
cli-picture-width = Píxeles de ancho; por defecto 760, para una animación 480.
cli-picture-seat = El puesto cuya parte de la mesa es grande, desde 1.
cli-picture-delay = Milisegundos por momento de una animación; por defecto 700.
cli-picture-none = No hay nada que dibujar: nombra un archivo con --out (.svg, .png, .webp) o --animate (.gif, .webp).
cli-picture-kind = «{ $file }» no tiene un formato que se pueda dibujar aquí; se espera uno de { $kinds }.
cli-picture-needs = «{ $file }» necesita paquetes que instala { $command }; un .svg no necesita ninguno.
share-link = Compartir la partida entera
share-head = Compartir esta partida
share-address-about = Contiene la partida entera con los nombres de sus jugadores. El servidor no guarda nada, así que el enlace funciona mientras exista el servidor, y no se puede retirar.
share-address = Como enlace
share-address-field = El enlace a la partida
share-copy = Copiar
share-embed = En otra página
share-embed-about = Un marco para un blog o un foro, para recorrer la partida.
share-code = El HTML del marco
share-film = Como animación
share-picture = Como imagen
share-text = Como texto
share-text-about = El registro, para que lo lean personas y lo abra tumblestar.
share-whole-game = La partida entera
share-turn = Qué
share-at = Tras cuántos eventos (0 a { $most })
share-kind = Formato
share-download = Descargar
share-too-long = Esta partida es demasiado larga para un enlace. Comparte el registro como archivo, que otros pueden abrir en «Mis mesas».
share-busy = Se están dibujando varias imágenes. Inténtalo otra vez en un momento.
share-missing = Este servidor no puede dibujar este formato. Elige SVG, o pide a su anfitrión que instale el extra «cards».
shared-head = Una partida compartida
shared-script = Un script de esta página lee la partida de este enlace. Permite aquí los scripts para verla.
shared-empty = Esta dirección no contiene ninguna partida. El enlace de una partida tiene un # y muchas letras detrás.
shared-foreign = Esto no es un enlace a una partida de tumblestar, o es de una versión más nueva. Pide el registro como archivo.
shared-damaged = El enlace está dañado o cortado. Cópialo entero, o pídelo otra vez.
shared-long = Este enlace contiene más que cualquier partida, así que no se muestra.
shared-old = Este navegador no puede leer el enlace: hace falta Chrome 80, Firefox 113, Safari 16.4 o más nuevo.
shared-offline = El servidor no responde, o está ocupado. Carga la página otra vez para intentarlo.
shared-begin = Empieza la partida.
shared-told = Evento { $n } de { $count }. { $did }
shared-whole = Verla en su propia página

## The static site (site/, cli/site.py)

cli-site = Escribe la caja entera como archivos estáticos, que cualquier espacio web puede servir y un teléfono puede guardar.
cli-site-folder = La carpeta en que escribir, nueva o vacía.
cli-site-pyodide = Una carpeta con el paquete npm pyodide; por defecto lo descarga npm.
cli-site-server = La dirección de un servidor tumblestar para jugar con amigos.
cli-site-made = Escrito en { $folder } (archivos: { $count }, primera visita: { $size } MB comprimidos). Para probarlo: python -m http.server --directory { $folder }. Otros dispositivos necesitan una dirección https.
cli-site-not-compiled = Sin node no se compiló nada: el sitio funciona, pero arranca más despacio.
site-no-folder = «{ $folder }» no es una carpeta. Nombra una nueva o vacía.
site-not-empty = «{ $folder }» no está vacía; no se escribió nada. Nombra una carpeta nueva o vacía; para renovar un sitio, pon esa en lugar de la anterior.
site-bad-server = «{ $text }» no es la dirección de un servidor; se espera una como https://games.example.org.
site-no-npm = El sitio necesita el paquete npm { $package }, y aquí no hay npm. Instala Node.js, o nombra una carpeta con el paquete: --pyodide.
site-npm-failed = npm no pudo descargar { $package }: { $why }. Inténtalo más tarde, o nombra una carpeta con el paquete: --pyodide.
site-no-pyodide = «{ $folder }» no es una copia del paquete npm pyodide: falta { $file }.
site-other-pyodide = Ese es pyodide { $found }; se espera { $expected }: npm install pyodide@{ $expected }.
site-no-package = El paquete { $package } no está instalado aquí como archivos. Instala tumblestar con pip e inténtalo otra vez.
site-not-rendered = La página de inicio no se pudo crear: { $why }
site-not-compiled = Los módulos no se pudieron compilar: { $why }
site-loading = Descargando la caja, una sola vez…
site-starting = Preparando la caja…
site-soon = La caja se está preparando; lo que elegiste se abre en un momento.
site-failed = Algo ha ido mal en este navegador. Lo guardado sigue aquí.
site-again = Intentar otra vez
site-full = Este navegador está lleno, así que ya no se guarda nada. Libera espacio, o guarda tu partida como archivo (en la mesa: «Más», después «Descargar el registro»).
site-not-kept = Este navegador no guarda nada, quizá por una ventana privada: las partidas duran hasta que se cierre.
site-elsewhere = La caja está abierta en otra pestaña o ventana.
site-here = Usarla aquí
site-newer = Hay una versión más nueva de la caja. Tus partidas se quedan.
site-newer-do = Usar la nueva
site-no-language = Cada idioma se descarga una sola vez, y ahora no hay red. Hasta entonces los textos están en inglés.
site-no-files = La caja no se pudo descargar. Revisa la red e inténtalo otra vez.
site-no-room = Este navegador no tiene sitio para la caja. Libera espacio e inténtalo de nuevo.
site-blocked = Este navegador no deja que la caja guarde sus archivos. Permite las cookies y los datos del sitio para esta dirección e inténtalo de nuevo.
site-not-secure = Esta página necesita una dirección https, o la de esta misma máquina. Pide una a quien lleva el sitio.
site-too-old = Este navegador es demasiado antiguo para tumblestar, o una ventana privada prohíbe WebAssembly, module workers o service workers. Usa un Firefox, Chrome, Edge o Safari actual.
site-no-script = tumblestar funciona en tu navegador y necesita JavaScript.
nav-friends = Con amigos
friends-head = Con amigos
friends-about = Esta caja es para un solo dispositivo: juegas contra bots, o la pantalla pasa de mano en mano.
friends-server = Para jugar con otros en sus propios dispositivos, usa este servidor:
friends-go = Ir al servidor
friends-none = Para jugar con otros en sus propios dispositivos, alguien arranca un servidor con un solo comando:
friends-ask = Trae invitaciones por enlace, una sala, relojes, chat y partidas de varios días, sin cuentas. Si conoces un servidor, pide su dirección.
friends-carry = Las partidas viajan como archivos, en ambos sentidos: guarda una en su mesa, y ábrela en «Mis mesas».
