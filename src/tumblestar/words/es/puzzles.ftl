### Puzzles.

## Command line

cli-puzzles = Problemas: posiciones en las que una jugada es, con prueba, mucho mejor que todas las demás.
cli-puzzles-list = Enumera los problemas. En JSON uno por línea: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo los de un juego.
cli-puzzles-theme = Solo los de un tema, como «theft».
cli-puzzles-no-theme = Tema desconocido «{ $theme }»; se espera: { $allowed }.
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

## Shelf and tables

card-puzzles-short = Problemas
card-puzzles = Problemas de { $game }

## Puzzles

puzzle-file = { $file }, línea { $line }: { $why }
puzzle-bad-line = Esto no es un problema: { $why }. docs/puzzles.md tiene el formato.
puzzle-of-another = «{ $id }» no es el id de un problema de { $name }.
puzzle-twice = El problema «{ $id }» aparece dos veces.
puzzle-empty = El problema «{ $id }» no tiene solución.
puzzle-bad-state = El problema «{ $id }» tiene un estado que no se puede leer. { $why }
puzzle-unknown = No hay ningún problema «{ $text }». Un id es un juego ({ $games }), un guion y siete cifras; véase «tumblestar puzzles list».
puzzle-illegal = «{ $text }» no se puede hacer aquí.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Más
puzzle-ask = ¿Cuál es la mejor jugada?
puzzle-choose = ¿Qué harías?
puzzle-do = Hacerlo
puzzle-back = Deshacer
puzzle-give = Ver la respuesta
puzzle-skip = Otro problema
puzzle-next = Siguiente problema
puzzle-retry = Intentar otra vez
puzzle-again = Ya has intentado este problema; ahora no cuenta.
puzzle-right = ¡Correcto! Sigue.
puzzle-wrong = No es lo mejor.
puzzle-answer = Lo mejor: { $did }
puzzle-found = ¡Sí! { $did }
puzzle-begin = Recorre la mejor solución paso a paso.
puzzle-rated = Tu puntuación:
puzzle-streak = { $count } seguidos
puzzle-solved = ¡Resuelto al primer intento! Tu puntuación: { $rating }, antes: { $before }.
puzzle-failed = No resuelto al primer intento. Tu puntuación: { $rating }, antes: { $before }.
puzzle-seen = La respuesta, sin puntuar.
puzzle-moves = La respuesta, paso a paso
puzzle-then = Cómo puede seguir
puzzle-why = Por qué
puzzle-analyse = Analizar
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
