### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Resultados
chance-of-first = Quién empieza
chance-of-others = otros

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } partida, { $unfinished } sin resultado.
       *[other] { $count } partidas, { $unfinished } sin resultado.
    }
stats-group =
    { $count ->
        [one] { $game }, en solitario
       *[other] { $game }, { $count } jugadores
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
stats-perfect =
    { $count ->
        [one] { $name }, { $count } partida: exactamente un { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de una victoria regalado por partida. El juego perfecto no regala nada.
       *[other] { $name }, { $count } partidas: exactamente un { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de una victoria regalado por partida. El juego perfecto no regala nada.
    }
best-so-far =
    { $count ->
        [one] Tu mejor resultado hasta ahora en { $game }: { $count } punto
       *[other] Tu mejor resultado hasta ahora en { $game }: { $count } puntos
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = menos de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Muy pocas tiradas y sorteos para una prueba.
stats-chance-fair =
    { $count ->
        [one] Las { $n } tiradas y sorteos parecen limpios. Con una suerte limpia, resultados al menos así de raros salen en { $p } de los casos.
       *[other] Las { $n } tiradas y sorteos parecen limpios. Con una suerte limpia, la más llamativa de { $count } pruebas es al menos así de rara en { $p } de los casos.
    }
stats-chance-odd =
    { $count ->
        [one] Algo parece raro: { $kinds }. Con una suerte limpia, resultados al menos así de raros salen en { $p } de los casos.
       *[other] Algo parece raro: { $kinds }. Con una suerte limpia, resultados al menos así de raros salen en { $p } de los casos, con corrección por { $count } pruebas.
    }
stats-chance-left-out =
    { $count ->
        [one] Sin prueba: { $count } partida, que era de práctica o se jugó con otras reglas.
       *[other] Sin prueba: { $count } partidas, que eran de práctica o se jugaron con otras reglas.
    }
stats-seal-proved = Tiradas y sorteos que salen de semillas selladas antes de la partida: { $n } de { $count }.
stats-seal-open = Tiradas y sorteos escritos, o cuya semilla podía conocer un jugador: { $n } de { $count }.
stats-seal-closed = Tiradas y sorteos cuya semilla aún es secreta: { $n } de { $count }.
stats-seal-older = Tiradas y sorteos con otras reglas, que aquí no se pueden comprobar: { $n } de { $count }.
stats-seal-false = Tiradas y sorteos de partidas que no salen de su semilla: { $n } de { $count }.
stats-head = Tus estadísticas
stats-none = Aún no hay estadísticas. Acaba una partida en este servidor, con un mismo puesto de principio a fin.
stats-about =
    { $count ->
        [one] Has acabado { $count } partida en la que tenías un puesto; con revisión: { $n }. Cuentan tus últimas { $most } mesas. Una partida se revisa cuando abres su revisión por primera vez.
       *[other] Has acabado { $count } partidas en las que tenías un puesto; con revisión: { $n }. Cuentan tus últimas { $most } mesas. Una partida se revisa cuando abres su revisión por primera vez.
    }
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
stats-chart-result =
    { $count ->
        [one] Resultados en el tiempo, en { $count } grupo de partidas. La tabla de abajo tiene las cifras.
       *[other] Resultados en el tiempo, en { $count } grupos de partidas. La tabla de abajo tiene las cifras.
    }
stats-chart-result-means = ● victoria, ◆ victoria sin suerte, de 0 % (abajo) a 100 % (arriba). Trazos: intervalos del 95 %. Puntos: la parte justa.
stats-chart-rating =
    { $count ->
        [one] Valoración en el tiempo, en { $count } grupo de partidas. La tabla de abajo tiene las cifras.
       *[other] Valoración en el tiempo, en { $count } grupos de partidas. La tabla de abajo tiene las cifras.
    }
stats-chart-rating-means = Valoración, de 0 (abajo) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (arriba); menos es mejor. Trazos: intervalos del 95 %.
stats-chance-head = Lo que hizo la suerte
stats-test =
    { $count ->
        [one] { $kind }: { $count } resultado; con suerte limpia, el { $p } de los casos sería al menos así de raro
       *[other] { $kind }: { $count } resultados; con suerte limpia, el { $p } de los casos sería al menos así de raro
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } resultado, muy poco para una prueba
       *[other] { $kind }: { $count } resultados, muy pocos para una prueba
    }
cli-stats = Resume muchas partidas: resultados, suerte, coste y valoración de cada jugador con intervalos del 95 %, y si la suerte fue limpia.
cli-stats-files = Archivos de partida, archivos zip de ellos, o carpetas.
cli-stats-name = Un jugador o un bot; por defecto, todos.
cli-stats-game = El juego; por defecto, todos.
cli-stats-csv = Escribe en este archivo (CSV) una línea por cada puesto de cada partida.
cli-stats-no-review = Solo resultados y suerte, sin revisiones: rápido.
cli-stats-reviews = Guarda las cifras de las revisiones en este archivo para la próxima vez.
cli-stats-reviews-bad = «{ $file }» no contiene revisiones guardadas. Elige otro archivo para --reviews o borra este.
cli-stats-unreviewed = { $record } no se ha revisado: { $why }
cli-stats-false = Las tiradas y los sorteos de { $record } no salen de su semilla. Consulta «tumblestar verify».
