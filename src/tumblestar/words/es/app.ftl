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
practice-sure = Puedes volver atrás cuanto quieras, también más allá del azar y de los bots. Pero desde entonces la partida no da estrellas y no cuenta para nada, su semilla está abierta, y su registro lo dice. El azar cae igual que antes.
practice-yes = Sí, practicar
practice-no = No, dejarlo
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
tutor-own = Tu elección, { $share } después: { $way }
tutor-better = Quizá se te ha escapado, { $share } después: { $way }
tutor-error = Un coste menor de { $error } puede no ser ninguno, y no se pregunta por él.
tutor-unmeasured = El error de las partes de victoria no está medido.
tutor-looking = El tutor está mirando…
tutor-yes = Jugarlo
tutor-no = Pensarlo otra vez
tutor-unasked = Jugado sin preguntar: las partes de victoria llegaron tarde.
help-ask = Pedir a los demás que permitan la ayuda
help-end = Seguir sin ayuda para todos
help-asked-to = { $seat } quiere que se permita la ayuda para todos. ¿Aceptas?
help-asked-own = Has pedido ayuda para todos. Falta la respuesta de { $others }.
help-asked-other = { $seat } quiere que se permita la ayuda para todos. Falta la respuesta de { $others }.
refused-help = Aquí juegan varias personas: más ayuda que las probabilidades no hay, salvo que todos acepten.
refused-help-declined = Tu petición de ayuda ya fue rechazada.
odds-head = Formas de seguir
odds-way = Forma
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
hint-error = Las formas que difieren en menos de { $error } cuentan como iguales.
hint-unmeasured = El error de las partes de victoria no está medido, así que ninguna forma se llama la mejor.
hint-provisional = El evaluador no está listo: estas partes de victoria son aproximadas.
hint-working = Partes de victoria por calcular: { $count }.
hint-more = Más formas: { $count }
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
refused-takeback = Esto no se puede deshacer: el turno ha acabado, o alguien ha jugado desde entonces.
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
analysis-values = Partes de victoria
analysis-show = Mostrar partes de victoria
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
analysis-beside = Al lado de cada una: la parte de victoria de { $player }.
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
store-no-driver = PostgreSQL necesita psycopg. Instálalo: pip install "tumblestar[postgres]"
store-pg-foreign = La base de datos { $place } es de otro programa. Da la dirección de una vacía.
store-pg-newer = Las mesas de { $place } son de un tumblestar más nuevo. Actualiza tumblestar, o elige otra base de datos.
store-pg-gone = No se llega a la base de datos { $place }: { $why }. Nada de lo confirmado se ha perdido.
store-pg-refused = La base de datos { $place } niega el acceso: { $why }. Revisa el usuario y la contraseña de la dirección.
store-pg-full = A la base de datos { $place } no le queda espacio o conexión: { $why }. Nada de lo confirmado se ha perdido.
store-pg-held = La base de datos { $place } se está trasladando, o no admite más conexiones. Arranca de nuevo más tarde.
store-unmet = Los procesos que sirven { $place } no se alcanzan entre sí. Lee la salida de errores (--log all), o usa un solo proceso.
store-pg-trouble = La base de datos { $place } no se puede usar: { $why }.
store-full = No queda espacio para { $folder }. Libera algo; nada de lo confirmado se ha perdido.
store-damaged = El archivo { $file } está dañado ({ $why }). Pon en su lugar una copia anterior, o apártalo.
store-locked = Otro programa está usando { $file }. Ciérralo primero.
store-unsure = La base de datos se perdió al escribir, así que esto puede estar hecho o no. Míralo antes de repetirlo.
store-raced = Esta mesa acaba de cambiar. Carga la página de nuevo.
store-busy = El disco no da abasto. No se hizo nada; inténtalo otra vez en un momento.
store-closed = El servidor se está parando. No se hizo nada; inténtalo otra vez cuando vuelva.
store-trouble = El archivo { $file } no se puede usar: { $why }.
run-at = tumblestar está en { $address } (Ctrl-C lo acaba)
run-data = Las mesas se guardan en { $folder }
run-no-numba = Sin Numba, los bots juegan aquí más lento y más flojo. Instala «tumblestar[fast]» para toda su fuerza.
run-end = Adiós. Tus mesas están guardadas.
run-port-taken = El puerto { $port } está en uso, quizá por otro tumblestar. Abre ese, o elige otro puerto: --port { $other }
run-port-forbidden = No puedes usar el puerto { $port }. Elige uno mayor que 1023: --port 8017
run-no-address = No se puede escuchar en { $host }: { $why }.

## Server

set-wrong = { $name } no puede ser «{ $value }»: se espera { $expected }.
set-unguarded = Un servidor al que otros pueden llegar ({ $host }) necesita una contraseña (--password-file FILE o TUMBLESTAR_PASSWORD), direcciones permitidas (--allow 192.168.1.0/24), o --open para dejar jugar a todo el mundo.
set-two-passwords = Da --password o --password-file, no ambos.
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
set-processes = Procesos que reparten el trabajo de esta dirección; más o menos uno por núcleo.
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
run-no-limits = Los límites están desactivados: cualquiera puede pedir sin fin. Solo para medir.
run-no-processes = En este sistema solo un proceso puede servir una dirección. Quita --processes.
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
new-clock-help = El primer turno de cada uno no tiene tiempo, y los relojes paran mientras el servidor no funciona.
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
presence-away = no mira
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
local-head = Los enlaces solo funcionan en este ordenador
local-why = La dirección { $host } significa en todas partes «este mismo dispositivo»: el teléfono de un amigo buscaría la partida en sí mismo.
local-do = Para jugar con amigos en tu red, reinicia tumblestar con este comando y una contraseña propia:
local-then = Después abre la dirección de red de este ordenador, como { $example }, y crea allí la mesa. Sus enlaces no necesitan contraseña.
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
refused-not-missed = Ya está de vuelta, o ya se ha decidido.
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

