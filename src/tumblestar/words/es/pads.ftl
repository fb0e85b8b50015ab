### Score pads.

## Shelf and tables

card-pad-short = Hoja de puntos
card-pad = Hoja de puntos de { $game }

## Score pad

pad-head = Hoja de puntos: { $game }
pad-about = Toca la imagen donde haya algo en tu mesa, y mira lo que puntúa. Este dispositivo lo guarda hasta que empieces de nuevo; un enlace lo envía a otros.
pad-lost = No se llega al servidor; este dispositivo guarda lo que has introducido. Inténtalo otra vez.
pad-bad-players = El juego no admite «{ $text }» jugadores; se espera: { $allowed }.
pad-choices = La partida de tu mesa
pad-form = Introducir sin la imagen
pad-player-name = Jugador { $count }
pad-rank = { $rank ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $rank }.º
    }
pad-look = { $name }: { $total } puntos, lugar { $rank }. Mostrar lo que tiene delante
pad-count = Jugadores
pad-names = Usar los nombres
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
