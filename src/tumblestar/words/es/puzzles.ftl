### Puzzles.

## Command line

cli-puzzles = Enumera, juega y crea problemas: posiciones cuya mejor opción está demostrada.
cli-puzzles-list = Enumera los problemas. En JSON, uno por línea: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo los problemas de este juego.
cli-puzzles-theme = Solo los problemas de este tema, como «theft».
cli-puzzles-no-theme = «{ $theme }» no es un tema. Elige { $allowed }.
cli-puzzles-play = Juega problemas de un juego o de todos en esta terminal.
cli-puzzles-order = Las palabras que quieras. Las mismas palabras dan el mismo orden de los problemas.
cli-puzzles-make = Crea problemas de partidas entre bots y los escribe en un archivo. Otro archivo a su lado dice cómo. La misma semilla da los mismos problemas.
cli-puzzles-count-of = Cuántos problemas.
cli-puzzles-bots = Los bots, separados por comas; por defecto, todos salvo «random» y los dos más fuertes.
cli-puzzles-seed = La semilla de las partidas.
cli-puzzles-out = El archivo que escribir.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = jugadores
cli-puzzles-head-rating = puntuación
cli-puzzles-head-themes = temas
cli-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }

## Shelf and tables

card-puzzles-short = Problemas
card-puzzles = Problemas de { $game }

## Puzzles

puzzle-file = { $file }, línea { $line }: { $why }
puzzle-bad-line = Esto no es un problema: { $why }. El formato está en docs/puzzles.md.
puzzle-of-another = «{ $id }» no es el id de un problema de { $name }.
puzzle-twice = El problema «{ $id }» aparece dos veces.
puzzle-empty = El problema «{ $id }» no tiene solución.
puzzle-bad-state = El problema «{ $id }» tiene un estado que no se puede leer. { $why }
puzzle-unknown = No hay ningún problema «{ $text }». Un id es un juego ({ $games }), un guion y 7 caracteres. «tumblestar puzzles list» los enumera todos.
puzzle-illegal = «{ $text }» no es posible aquí.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Más
puzzle-ask = ¿Cuál es la mejor opción?
puzzle-choose = ¿Qué harías?
puzzle-do = Hacerlo
puzzle-back = Deshacer
puzzle-give = Ver la respuesta
puzzle-skip = Otro problema
puzzle-next = Siguiente problema
puzzle-retry = Intentar otra vez
puzzle-again = Ya habías intentado este problema, así que ahora no cuenta.
puzzle-right = Correcto. Sigue.
puzzle-wrong = No es la mejor opción.
puzzle-answer = La mejor opción: { $did }
puzzle-found = Correcto: { $did }
puzzle-begin = Recorre la respuesta paso a paso.
puzzle-rated = Tu puntuación:
puzzle-streak = { $count } seguidos
puzzle-solved = Resuelto al primer intento. Tu puntuación: { $rating }, antes: { $before }.
puzzle-failed = No resuelto al primer intento. Tu puntuación: { $rating }, antes: { $before }.
puzzle-seen = La respuesta, sin puntuar.
puzzle-moves = La respuesta, paso a paso
puzzle-then = Cómo puede seguir
puzzle-why = Por qué
puzzle-analyse = Analizar
puzzle-proof = Demostrado { $how }.
puzzle-margin =
    { $exact ->
        [yes] Tu probabilidad de ganar es entonces { $value }; cualquier otra opción es al menos { $margin } peor. Las cifras son exactas.
       *[no] Tu probabilidad de ganar es entonces { $value }; cualquier otra opción es al menos { $margin } peor, con un margen de { $error }.
    }
puzzle-also =
    { $count ->
        [one] Hay { $count } línea más igual de buena.
       *[other] Hay { $count } líneas más igual de buenas.
    }
puzzle-fail = Bots que aquí suelen fallar: { $bots }.
puzzle-themes = Temas: { $themes }.
puzzle-rating = Tu puntuación: { $rating }, con un margen de { $deviation }. Racha: { $count }, la más larga: { $most }.
puzzles-head = Problemas
puzzles-intro = Posiciones de partidas entre bots en las que está demostrado que una opción es mucho mejor que todas las demás. Tu primer intento en cada una cambia tu puntuación.
puzzles-of = Problemas: { $game }
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
puzzles-play = Jugar
puzzles-play-of = Jugar problemas de { $game }
puzzles-more = Temas y tu puntuación
puzzles-more-of = Temas y tu puntuación: { $game }
puzzles-none-left = Aquí no hay más problemas. Elige otro tema u otro juego.
puzzles-themes = Por tema
puzzles-solved-of = { $solved } de { $count } resueltos
puzzles-history = Tus intentos
puzzles-chart =
    { $count ->
        [one] Tu puntuación tras { $count } problema: de { $first } a { $last }
       *[other] Tu puntuación en { $count } problemas: de { $first } a { $last }
    }
puzzles-other = Problemas de todos los juegos
puzzle-term-begin = Escribe lo que harías. Solo cuenta el primer intento en cada problema. «ayuda» muestra los comandos.
puzzle-term-wrong = No es la mejor opción. Prueba cuantas veces quieras; solo cuenta el primer intento.
puzzle-term-right = Correcto. Sigue.
puzzle-kept-bad = Tus problemas de { $file } no se pueden leer: { $why }. Arregla el archivo o apártalo.
term-does-puzzle-undo = deshace lo que aún no está juzgado
term-does-puzzle-answer = muestra la respuesta y sus razones; cuenta como un intento fallido
term-does-puzzle-skip = deja este problema por otro
term-word-answer = respuesta
term-word-skip = saltar
