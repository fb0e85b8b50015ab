### The review of a game.

review-ended = La revisión ha acabado de forma inesperada. Empiézala otra vez.
review-failed = La revisión ha fallado, pero la partida está a salvo. El registro del servidor dice por qué.
review-title = Revisión: { $game }, { $names }
review-curve = Probabilidad de ganar paso a paso, una línea por jugador. Al final: { $shares }. «Todos los pasos» da todas las cifras.
review-luck-bars = Suerte: hacia arriba es buena para el jugador
review-luck-of =
    { $name ->
        [you] Tu suerte, paso a paso
       *[other] Suerte de { $name }, paso a paso
    }
review-cost-bars = Coste de las decisiones
review-cost-of =
    { $name ->
        [you] Coste de tus decisiones
       *[other] Coste de las decisiones de { $name }
    }
review-means = ¿Qué significan estas palabras?
review-means-luck = Cuánto han cambiado las tiradas y los sorteos tu probabilidad de ganar, frente a su resultado medio. En muchas partidas, la media es 0.
review-means-skill = Cuánto han cambiado las decisiones tu probabilidad de ganar, frente a las mejores. Las tuyas solo pueden reducirla; las de otros pueden aumentarla.
review-means-residual = Lo que la estimación no puede explicar. Si la estimación es exacta, es 0. Cuanto mayor sea, menos te debes fiar de las cifras.
review-means-adjusted = El resultado sin suerte, con su intervalo. Muestra antes que los resultados quién ha jugado mejor. Una raya significa que puede ser cualquier valor.
review-means-rating = El coste medio de tus propias decisiones, multiplicado por 1000. Menos es mejor.
review-means-level = El bot cuyas decisiones cuestan más o menos lo mismo que las tuyas.
review-totals = De dónde viene el resultado
review-start = Inicio
review-at = Turno { $n }. { $did } Probabilidad de ganar: { $shares }.
review-share-of = { $name } { $share }
review-head-event = paso
review-head-what = lo que pasó
review-head-luck = suerte para
review-head-cost = coste
review-luckiest = Momentos de más suerte
review-board = El tablero en el turno { $n }
review-turn = Turno { $n }
review-turn-of = Turno { $n }: { $name }
review-turn-kind = Turno { $n }: { $kind }
review-turn-of-kind = Turno { $n }, { $name }: { $kind }
review-rough = Línea discontinua: una primera estimación a partir de los puntos hasta ahora.
review-more =
    { $count ->
        [one] { $count } decisión más, { $cost }
       *[other] { $count } decisiones más, { $cost } en total
    }
review-smaller =
    { $count ->
        [one] { $count } decisión que costó menos
       *[other] { $count } decisiones que costaron menos
    }
review-shares-are = Junto a cada decisión, la probabilidad de ganar tras ella.
review-axis = probabilidad de ganar por turno
review-numbers = Cifras
review-mistakes = Decisiones de las que aprender
review-better = Mejor
review-events = Todos los pasos
review-link = Revisión
review-page = Revisión de { $game }
review-later = Puedes ver la revisión después de la partida, para que nadie sepa quién va por delante.
review-back = Volver a la mesa
review-slider = Turnos de la partida
review-progress = Pasos revisados
review-working = Revisando la partida… Puedes volver más tarde.
review-waiting = Preparando las estimaciones… La primera vez tarda hasta un minuto en este equipo.
review-done = La revisión está completa.
review-again = Intentar otra vez
review-reload = Mostrar lo que está listo
retry-link = Reintentar los errores
retry-page = Errores en { $game }
retry-least = { NUMBER($share, style: "percent") } o más
retry-none = Ninguna decisión costó tanto.
retry-puzzle =
    { $name ->
        [you] { $k } de { $count }, paso { $n }: eliges tú
       *[other] { $k } de { $count }, paso { $n }: elige { $name }
    }
retry-board = El tablero antes del paso { $n }
retry-do = Probarlo
retry-before = Error anterior
retry-next = Error siguiente
retry-right = { $action } Probabilidad de ganar: { $best }. No hay nada mejor.
retry-wrong = { $action } Probabilidad de ganar: { $share }; con la mejor opción, { $best }. Prueba otra cosa.
retry-unknown = { $action } Esta opción aún se está calculando. Pruébala otra vez en un momento.
retry-played = En la partida: { $did } Probabilidad de ganar: { $share }.
review-sum-seat = jugador
review-sum-start = comienzo
review-sum-luck = suerte
review-sum-skill = habilidad
review-sum-residual = sin explicar
review-sum-final = resultado
review-sum-adjusted = sin suerte (95 %)
review-sum-decisions = decisiones
review-sum-rating = valoración
review-sum-level = jugó como
review-decided =
    { $name ->
        [you] El turno { $n } fue decisivo: desde ahí, tu victoria era casi segura. Las decisiones posteriores no cuentan.
       *[other] El turno { $n } fue decisivo: desde ahí, la victoria de { $name } era casi segura. Las decisiones posteriores no cuentan.
    }
review-no-mistakes = Ninguna decisión costó nada.
cli-review = Revisa una partida: cómo la decidieron la suerte y la habilidad, en cifras que cuadran.
cli-review-html = Escribe la revisión como archivo para cualquier navegador, sin scripts.
cli-review-against = Compara la partida con otra que tuvo la misma suerte.
compare-alike = Hasta donde llegan ambas, las partidas son iguales.
compare-parting = Las partidas se separan en el paso { $n }:
compare-other = Estas partidas tuvieron distinta suerte: difieren { $what }.
compare-unknown = No sabemos si estas partidas tuvieron la misma suerte. Las tiradas se introdujeron a mano, o una semilla aún es secreta.
compare-game = los juegos
compare-seats = los números de jugadores
compare-options = las opciones
compare-start = las primeras posiciones
compare-seed = las semillas
cli-review-title = { $game }: { $names }
cli-review-luckiest = Momentos de más suerte:
cli-review-mistakes = Decisiones más costosas:
cli-review-better = Mejor: { $preview } [{ $line }]
