### The lab: many games between bots, for measuring games and bots.

cli-lab = Juega muchas partidas entre bots y mide bots y reglas.
cli-ladder = Puntúa los bots de un juego en una escala (Bradley-Terry): un bot con 100 puntos más gana el 64 % de las partidas de dos. Cada bot juega contra sus vecinos y «greedy» con cada número de puestos, y cada preparación desde cada puesto. Con más de 2 puestos, un bot juega entre otros de una misma clase, y a la inversa. Una parte de victoria de 1 / puestos es lo equitativo.
cli-ladder-game = El juego; por defecto, todos.
cli-ladder-seats = Un número de puestos, repetible; por defecto, todos desde 2.
cli-ladder-games = Cuántas partidas tiene un encuentro con las opciones de la caja.
cli-ladder-mixed = Cuántas partidas tiene un encuentro con opciones sorteadas en cada preparación; por defecto, ninguna.
cli-ladder-bots = Los bots, del más débil al más fuerte, separados por comas; por defecto, todos los del juego.
cli-ladder-seed = La semilla de las preparaciones y de la suerte.
cli-ladder-keep = Escribe ladder-JUEGO.json en esta carpeta tras cada encuentro, y continúa desde uno con los mismos bots, semilla y opciones.
cli-ladder-two = Una escala necesita al menos 2 bots. El juego tiene { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } contra { $them }
       *[other] { $us } entre { $rivals } × { $them }
    }{ $options ->
        [mixed] , opciones variadas
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }; lo equitativo, { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
cli-ladder-head-bot = puntuación
cli-ladder-head-box = { $seats } puestos
cli-ladder-head-mixed = { $seats } puestos, opciones variadas
cli-ladder-head-all = todas las partidas
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Juega muchas partidas entre bots e informa sobre bots, puestos, duración y puntos. Cada preparación se juega una vez por cada rotación de los bots, con la misma suerte. Los intervalos son del 95 % sobre las preparaciones. Ctrl-C detiene todo e informa; con --keep, el mismo comando continúa.
cli-lab-compare = Compara dos variantes, o dos grupos de bots, con la misma suerte. Escribe medias, intervalos del 95 % sobre las preparaciones y tamaños del efecto (en desviaciones típicas de una partida).
cli-lab-selfplay = Escribe partidas de bots como datos de entrenamiento: una fila Parquet por cada decisión (observación, acciones permitidas, acción, política, partes de victoria del evaluador, resultado), y una ficha de datos. Necesita el extra «lab». Tras Ctrl-C, el mismo comando continúa; con un número mayor de partidas, añade las que faltan.
cli-lab-out = La carpeta en que escribir; se crea si no existe.
cli-lab-values = Escribe también el valor que da el evaluador a cada acción permitida. Tarda muchas veces más.
cli-lab-tries = Cuántas veces preguntar a cada bot en cada estado, para su política; 1 toma lo que jugó.
cli-lab-per-file = Partidas por archivo, redondeadas hacia arriba a preparaciones enteras.
lab-selfplay-done = Partidas: { $games }. Decisiones: { $rows }. Archivos: { $files }. Carpeta: «{ $folder }».
cli-lab-bots = Los bots por puesto antes de la rotación, separados por comas; el último ocupa los puestos que quedan. Por defecto, «greedy».
cli-lab-seats = El número de puestos; por defecto el de los bots, o el menor desde 2.
cli-lab-games = El número de partidas, redondeado hacia arriba a preparaciones enteras.
cli-lab-option = Una opción del juego, repetible.
cli-lab-against-bots = El segundo grupo de bots; por defecto, el primero.
cli-lab-against-option = Una opción de la segunda variante, repetible; las demás son las de la primera.
cli-lab-seed = La semilla de la suerte y de las decisiones: misma semilla, mismas partidas.
cli-lab-workers = Número de procesos; por defecto, uno por núcleo. Los resultados son los mismos.
cli-lab-keep = Guarda las partidas acabadas en este archivo, y continúa desde ahí.
cli-lab-ray = Juega en el clúster Ray de esta dirección («auto»: uno local). Necesita el extra «ray».
cli-lab-luck = Examina este número de partidas: lo que explica la suerte, y las decisiones por regla. Tarda segundos por partida.
cli-lab-csv = Escribe en este archivo una fila CSV por cada partida y puesto.
cli-lab-parquet = Escribe las mismas filas como Parquet. Necesita el extra «lab».
cli-lab-html = Escribe todas las tablas y gráficos como una página HTML. Necesita el extra «lab».
lab-needs = { $option } necesita el extra «{ $extra }»: pip install { $what }
lab-too-many-bots =
    { $count } bots son demasiados para { $seats ->
        [one] 1 puesto.
       *[other] { $seats } puestos.
    }
lab-same = No hay ninguna diferencia: da --against-bots o --against-option.
cli-not-both = Indica { $first } o { $second }, no ambas.
lab-kept-other = El archivo «{ $file }» tiene partidas de otro estudio o de bots anteriores. Elige otro archivo o apártalo.
lab-kept-damaged = La línea { $line } del archivo «{ $file }» está dañada. Bórrala o aparta el archivo.
lab-kept-dropped = La última línea del archivo «{ $file }» está incompleta; sus partidas se juegan de nuevo.
lab-broken-off = Parado tras { $games } de { $total } partidas.
lab-broken-off-kept = Parado tras { $games } de { $total } partidas. El mismo comando continúa.
lab-workers-died = Los procesos se paran una y otra vez, quizá por falta de memoria. Prueba con menos (--workers).
lab-no-ray = No hay ningún clúster Ray en «{ $address }»: { $why }
lab-title =
    { $game }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
lab-title-compare =
    { $game }: { $games ->
        [one] 1 partida cada uno
       *[other] { $games } partidas cada uno
    }, { $first } y { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Por bot (intervalos del 95 %; lo equitativo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Por puesto (lo equitativo es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Por partida
lab-spread = Distribuciones
lab-by-rule =
    Decisiones por regla ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    })
lab-luck =
    La suerte explica el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de la varianza de los resultados ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }). El ajuste por suerte quita esa parte.
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
lab-figure =
    { $what ->
        [events] eventos
        [decisions] decisiones
        [legal] acciones permitidas, todas las decisiones juntas
        [choices] acciones permitidas de una decisión
        [leads] cambios de líder en puntos
        [margin] ventaja en puntos al final
        [ties] partidas con victoria compartida
       *[unfinished] partidas paradas por demasiado largas
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
