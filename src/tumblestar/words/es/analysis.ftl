### The analysis board.

## Shelf and tables

card-analysis-short = Análisis
card-analysis = Análisis de { $game }

## New table

new-analysis = Analizar cualquier posición

## A board to think on

analysis-head = Análisis: { $game }
analysis-picture = La posición; también en texto.
analysis-long = La dirección tiene más de { $most } caracteres. Empieza desde una posición en notación.
analysis-events = La línea tiene { $count } acciones; se admiten { $most } como máximo. Empieza desde una posición en notación.
analysis-start = Esta posición no puede darse. { $why }
analysis-action = La acción { $n } de la línea, «{ $text }», no se puede hacer. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Se muestra la posición anterior.
analysis-at = Posición desconocida «{ $text }»; se espera: de 0 a { $most }. Se muestra la última.
analysis-deal = Nueva preparación
analysis-blank = Vacía
analysis-game = De una partida
analysis-values = Expectativas de victoria
analysis-show = Mostrar expectativas de victoria
analysis-of = { $seat } { $share }
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
