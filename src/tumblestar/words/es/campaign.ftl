### The campaign of levels.

## Shelf and tables

card-campaign-short = Campaña
card-campaign = Campaña de { $game }

## New table

new-campaign = En solitario: la campaña de 40 niveles

## Campaign

campaign-head = Campaña: { $game }
campaign-about = Cuarenta niveles para jugar en solitario. Para superar uno y abrir el siguiente, consigue al menos { $goal } puntos y cumple todas sus misiones. Con { $great } ganas una segunda estrella; al primer intento, una tercera.
campaign-ours = No conocemos los niveles impresos. Estos 40 son nuestros, ordenados según la frecuencia con que los supera el bot «{ bot-strong }».
campaign-standing = Has superado { $won } de { $count } niveles y conseguido { $stars } de { $most } estrellas.
campaign-next = Ir al nivel { $count }
campaign-all-won = ¡Has superado todos los niveles!
campaign-card = Carta { $count }: niveles { $first } a { $last }
campaign-map = Mapa de la carta { $count }
campaign-node-won = Nivel { $count }: superado, { $stars } de 3 estrellas
campaign-node-open = Nivel { $count }: abierto, aún sin superar
campaign-node-locked = Nivel { $count }: cerrado
level-no-mission = sin misión
level-colours = Colores
level-difficulty = Dificultad
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: el bot «{ bot-strong }» ganó el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } partidas.
level-tried = Hasta ahora
level-tries =
    { $count ->
        [0] Aún sin intentar.
        [one] { $count } intento.
       *[other] { $count } intentos.
    }
level-best = Mejor puntuación: { $points }.
level-go-on = Seguir jugando
level-same-hint = Los mismos dados repiten los resultados de tu último intento, en el mismo orden. No dan la estrella del primer intento.
level-watch = Ver una partida ganada
level-watch-of = Ver una partida ganada del nivel { $count }
level-locked = Cerrado: supera primero el nivel { $count }.
level-no-dice = No hay ningún último intento. Juega primero este nivel con dados nuevos.
difficulty-gentle = Suave
difficulty-easy = Fácil
difficulty-middling = Media
difficulty-hard = Difícil
difficulty-very-hard = Muy difícil
difficulty-fiendish = Endiablada
own-head = Un nivel propio
own-hint = No da estrellas.
own-four = Elige 4 colores
own-missions = Hasta 3 misiones
own-mission = Misión { $count }
own-none = ninguna
own-choice = { $count } { $mission }
own-look = Ver la dificultad
own-play = Jugar este nivel
own-colours =
    { $count ->
        [one] Has elegido { $count } color. Elige { $most }.
       *[other] Has elegido { $count } colores. Elige { $most }.
    }
own-unknown = Aún no hemos medido este nivel.
progress-head = Tu progreso en un archivo
progress-hint = Tu progreso pertenece a este navegador. Un archivo lo guarda o lo lleva a otro. Importar nunca sustituye un resultado mejor.
progress-save = Guardar mi progreso
progress-file = Archivo de progreso
progress-bring = Importar
progress-brought = { $count ->
        [0] El archivo no tiene niveles; nada ha cambiado.
        [one] { $count } nivel importado. Cuenta el mejor de los dos resultados.
       *[other] { $count } niveles importados. Cuenta el mejor de los dos resultados.
    }
progress-no-json = Esto no es un archivo de progreso, o está dañado: no es JSON.
progress-format = Esto no es un archivo de progreso: su formato no es «{ $expected }».
progress-version = El formato del archivo tiene la versión { $version }. Elige un archivo de la versión { $expected }.
progress-game = Este es el progreso de «{ $text }». Elige un archivo de «{ $expected }».
progress-levels = Este archivo está dañado: «levels» no contiene niveles, o contiene demasiados.
progress-level = Este archivo está dañado: «{ $text }» no es un nivel. Un nivel son colores y misiones, como «RYBG 7 16».
progress-entry = Este archivo está dañado: lo que dice de «{ $level }» es imposible.
