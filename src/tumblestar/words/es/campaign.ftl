### The campaign of levels.

## Shelf and tables

card-campaign-short = Campaña
card-campaign = Campaña de { $game }

## New table

new-campaign = En solitario: la campaña de cuarenta niveles

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
