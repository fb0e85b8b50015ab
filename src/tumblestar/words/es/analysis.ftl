### The analysis board.

## Shelf and tables

card-analysis-short = Análisis
card-analysis = Análisis de { $game }

## New table

new-analysis = Analizar cualquier posición

## A board to think on

analysis-head = Análisis: { $game }
analysis-picture = La posición; también en texto.
analysis-long = Esta dirección tiene más de { $most } caracteres. Empieza desde una posición en notación.
analysis-events = La línea tiene { $count } pasos; se admiten { $most } como máximo. Empieza desde una posición en notación.
analysis-start = Esta posición no es posible. { $why }
analysis-action = El paso { $n } de la línea, «{ $text }», no es posible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Ves la posición anterior.
analysis-at = «{ $text }» no es una posición de esta línea. Elige de 0 a { $most }. Ves la última.
analysis-deal = Nueva preparación
analysis-blank = Vacía
analysis-game = De una partida
analysis-values = Probabilidad de ganar
analysis-show = Mostrar probabilidades
analysis-of = { $seat } { $share }
edit-head = Cambiar la posición
edit-open = Preparar con clics
edit-hint = Elige un lugar en la imagen o la lista, y después lo que hay ahí.
edit-places = Lugares
edit-none = Aquí no puede haber otra cosa. Cambia primero otro lugar.
edit-done = Hecho
edit-more = { $count } más
edit-less = { $count } menos
analysis-large = Agrandar el tablero de { $player }
analysis-from = Analizar desde aquí
analysis-working =
    { $count ->
        [one] Calculando { $count } posición más…
       *[other] Calculando { $count } posiciones más…
    }
analysis-unknown = No hay ninguna evaluación de esta posición.
analysis-actions = Lo que puede hacer { $player }
analysis-chance = Lo que puede traer la suerte
analysis-beside = Junto a cada una, la probabilidad de ganar de { $player }.
analysis-odds = probabilidad { $chance }
analysis-roll = Tirar
analysis-roll-on = Tirar hasta poder elegir
analysis-line = Línea
analysis-set-up = Preparación: { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
analysis-empty = Aún no hay pasos. Elige el primero.
analysis-add = Seguir en notación
analysis-add-hint = Escribe pasos separados por comas. Sustituyen a todos los posteriores.
analysis-position = Preparar una posición
analysis-notation = La posición en notación
analysis-set = Mostrar esta posición
analysis-new = Desde el comienzo de una partida
analysis-begin = Empezar ahí
analysis-link = Enlace a esta posición
analysis-play = Seguir jugando desde aquí
analysis-as = Juegas con
analysis-against = Los demás son
analysis-play-hint = Esto empieza una mesa nueva desde aquí, con la suerte sellada de nuevo.
analysis-play-do = Seguir jugando
