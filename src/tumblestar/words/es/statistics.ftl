### Statistics of many games.

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
best-so-far = Tu mejor marca en { $game }: { $count }
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
