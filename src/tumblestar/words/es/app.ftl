### The words of the app in Spanish. Arguments as in en.ftl, which explains them.

## Refusals and errors of records, options and chance

refused-over = La partida ha acabado.
refused-seat = No es tu turno; le toca a: { $seat ->
        [0] el azar
       *[other] puesto { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = No es tu turno. { $now }
refused-place = Ahora no se puede hacer nada ahí. { $now }
refused-chance = Aquí los resultados del azar salen de la semilla. Solo una mesa con un tablero de verdad los admite.
bad-seats = El juego no admite { $seats } puestos; se espera: { $allowed }.
bad-option = Opción desconocida «{ $name }»; se espera: { $allowed }.
bad-option-value = La opción «{ $name }» no puede ser { $value }; se espera: { $allowed }.
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
record-data = El registro tiene otras piezas (datos «{ $text }») que este programa ({ $digest }).
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
bot-greedy-help = va a por lo que da puntos de inmediato
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
env-needs = { $env } necesita el paquete { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } es una matriz de { $type } con la forma { $shape }; se espera: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: la matriz para { $name } tiene huecos o no se puede escribir en ella; se espera una como de numpy.zeros.

## Command line

cli-about = Juegos de mesa en el navegador. Sin un comando: abre los juegos.
cli-play = Abre los juegos en el navegador, o juega uno en la terminal.
cli-replay = Muestra cada estado de un registro y sus acciones permitidas, en notación.
cli-verify = Comprueba los resultados del azar de un registro con su semilla.
cli-expect = Muestra cómo espera el bot más fuerte que siga un registro, en notación.
cli-solve = Halla la parte de victoria del primer puesto en una partida de dos con juego perfecto, entre límites certificados.
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
cli-ladder = Puntúa los bots de un juego en una escala (Bradley-Terry): 100 puntos más ganan el 64 % de las partidas de dos. Cada bot juega contra sus vecinos y «greedy» con cada número de puestos, cada preparación desde cada puesto. Con más de dos puestos un bot juega entre otros de una misma clase, y a la inversa; 1 / puestos es lo parejo.
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
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, lo parejo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games } partidas
cli-ladder-head-bot = nivel
cli-ladder-head-box = { $seats } puestos
cli-ladder-head-mixed = { $seats } puestos, opciones variadas
cli-ladder-head-all = todas las partidas
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Juega muchas partidas entre bots, e informa sobre bots, puestos, duración y puntos. Cada preparación se juega una vez por cada rotación de los bots, con la misma suerte; los intervalos son del 95 % sobre las preparaciones. Ctrl-C para e informa; con --keep, el mismo comando continúa.
cli-lab-compare = Compara dos variantes, o dos grupos de bots, con la misma suerte: medias, intervalos del 95 % sobre las preparaciones, y tamaños del efecto (en desviaciones típicas de una partida).
cli-lab-selfplay = Escribe partidas de bots como datos de entrenamiento: una fila Parquet por cada decisión (observación, acciones permitidas, acción, política, partes de victoria del evaluador, resultado), y una ficha de datos. Necesita el extra «lab». Tras Ctrl-C, el mismo comando continúa; con más partidas, las añade.
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
cli-lab-against-option = Una opción de la segunda variante, repetible; por defecto, las de la primera.
cli-lab-seed = La semilla del azar y de las elecciones: misma semilla, mismas partidas.
cli-lab-workers = Procesos; por defecto, uno por núcleo. Los resultados son los mismos.
cli-lab-keep = Guarda las partidas acabadas en este archivo, y continúa desde ahí.
cli-lab-ray = Juega en el clúster Ray de esta dirección («auto»: uno local). Necesita el extra «ray».
cli-lab-luck = Examina tantas partidas: lo que explica la suerte, y las decisiones por regla. Tarda segundos por partida.
cli-lab-csv = Escribe en este archivo una fila CSV por cada partida y puesto.
cli-lab-parquet = Escribe las mismas filas como Parquet. Necesita el extra «lab».
cli-lab-html = Escribe todas las tablas y gráficos como una página HTML. Necesita el extra «lab».
lab-needs = { $option } necesita el extra «{ $extra }»: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = Demasiados bots ({ $count }) para { $seats } puestos.
lab-same = No hay ninguna diferencia: da --against-bots o --against-option.
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
lab-by-bot = Por bot (intervalos del 95 %; lo parejo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Por puesto (lo parejo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
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
lab-chart-shares = Parte de victoria, con intervalos del 95 %
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
cli-working-share = { $name }: { $share } % hecho, { $seconds } s{ $left ->
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
cli-puzzles-head-rating = nivel
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
cli-unreadable-file = El archivo «{ $file }» no se puede leer: { $why }.
cli-not-text = El archivo «{ $file }» no es texto en UTF-8.

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
        [0] Tus ajustes de este dispositivo ceden el paso a aquellos.
        [one] Tu mesa de este dispositivo se une a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
       *[other] Tus mesas de este dispositivo ({ $count }) se unen a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
    }
carry-yes = Sí, soy yo
carry-no = No, dejarlo
mine-data-head = Mis datos en un archivo
mine-data-about = Tu nombre, ajustes, mesas, registros, progreso y mensajes del chat: un objeto JSON por línea; el primero explica los demás.
mine-data-do = Descargar mis datos
mine-data-readme = Un objeto JSON por línea, cada uno con un type. person: tu nombre, idioma y aspecto. bot: tu programa. token: lo que puede hacer un programa (nunca el propio token). table: una que creaste, en la que juegas o que miras; seats: tus puestos desde 1; record: la partida, para «tumblestar replay» y «verify». attempt, imported: progreso en campañas. chat: lo que escribiste; at: milisegundos desde 1970; key: una frase. restriction: a quién silenciaste o bloqueaste. Las horas son UTC.
mine-restricted-head = Silenciados y bloqueados
mine-restricted-unnamed = alguien sin nombre
mine-delete-head = Borrarme
mine-delete-goes = Se borra para siempre: tu nombre, ajustes, progreso, tokens, programas, mensajes del chat, y las mesas donde no juega nadie más. En las partidas en curso dejas tu puesto; donde no se puede dejar, abandonas.
mine-delete-stays = Se conserva sin tu nombre: las partidas con otros y sus registros. Las mesas que creaste pasan a otro jugador de ellas. Las copias descargadas y las copias de seguridad de este servidor no cambian.
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
shelf-intro = Juega contra un bot, o pasad una misma pantalla alrededor de la mesa.
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
new-seal-gone = La semilla prometida aquí ya no existe: el servidor se reinició, o la página llevaba mucho tiempo abierta. Mira el nuevo compromiso, y empieza de nuevo.
new-wrong = Esta mesa aún no se puede preparar:
new-typed-nobody = Un tablero de verdad necesita una persona que escriba lo que hace el azar.
chance-sealed = Sellado
chance-sealed-help = Una semilla secreta, prometida antes de empezar. Tras el final cualquiera puede comprobar cada resultado.
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
