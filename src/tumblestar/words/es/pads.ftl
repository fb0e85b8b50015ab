### Score pads.

## Shelf and tables

card-pad-short = Hoja de puntos
card-pad = Hoja de puntos de { $game }

## Score pad

pad-head = Hoja de puntos: { $game }
pad-about = Toca la imagen donde haya algo en tu mesa para ver cuánto puntúa. Este dispositivo lo guarda hasta que empieces de nuevo; un enlace lo envía a otros.
pad-lost = No se puede conectar con el servidor. Este dispositivo guarda lo que has introducido. Inténtalo otra vez.
pad-bad-players = Este juego no puede tener «{ $text }» jugadores. Elige { $allowed }.
pad-choices = La partida de tu mesa
pad-form = Introducir sin la imagen
pad-player-name = Jugador { $count }
pad-rank = { $rank ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $rank }.º
    }
pad-look = { $total ->
        [one] { $name }: { $total } punto, { $rank }.º lugar. Mostrar lo que tiene delante
       *[other] { $name }: { $total } puntos, { $rank }.º lugar. Mostrar lo que tiene delante
    }
pad-count = Jugadores
pad-names = Usar estos nombres
pad-undo = Deshacer
pad-link = Enlace a esta hoja tal como está
pad-total-of = { $count ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $count } puntos
    }
pad-save = Guardar el mapa como imagen
pad-file-head = Imágenes
pad-file-label = Una imagen guardada por tumblestar, o un archivo de texto
pad-file-hint = Una imagen así (SVG) se lee con exactitud. Las fotografías no se pueden leer.
pad-file-do = Leerla
pad-clear = Empezar de nuevo
pad-total = Cartas: { $total }
