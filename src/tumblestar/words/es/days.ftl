### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Un reparto necesita un puesto para una persona. Pon «{ $person }» en lugar de un bot.
deal-long = El enlace de un reparto tiene como máximo { $most } caracteres. Copia el enlace y nada más.
deal-missing = A este enlace le falta: { $names }. Copia otra vez el enlace entero.
deal-hand-on = La misma suerte para amigos
deal-head = { $game }: el mismo reparto
deal-about = Quien abra este enlace juega esta partida con los mismos bots, opciones y suerte. Al acabar, cada uno ve las partidas de los demás turno por turno. No mires antes la de otro: muestra lo que viene.
deal-you = tú
deal-seats = Jugadores: { $names }
deal-option = { $name }: { $value }
deal-play = Jugar este reparto
deal-go-on = Seguir tu partida
deal-see = Ver tu partida
deal-again = Esta es tu propia partida. Envía el enlace a amigos. También puedes jugarla otra vez, sabiendo lo que viene.
deal-link = Enlace para enviar
deal-others =
    { $count ->
        [one] { $count } partida acabada. La ves cuando hayas acabado la tuya.
       *[other] { $count } partidas acabadas. Las ves cuando hayas acabado la tuya.
    }
deal-turns = Turno por turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todas iguales

## The challenges of the day

day-order = { $file }, línea { $line }: { $date } debe ser posterior a la fecha de arriba.
day-none = No hay retos para «{ $date }». Elige una fecha de { $first } a { $last }; un tumblestar más nuevo puede tener más.
day-not-yet = { $date } aún no ha empezado en ningún lugar.
day-head = tumblestar, { $date }
day-about = Cuatro retos al día, los mismos para todos. Puedes jugar cada uno una vez. Las tiradas y los sorteos salen de la fecha.
day-before = El día anterior
day-after = El día siguiente
day-puzzle = Problema
day-level = Nivel
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encuentra la mejor opción. Solo cuenta el primer intento.
day-level-about = { $game } en solitario: supera este nivel de la campaña.
day-duel-about = { $game } contra un bot que no comete errores.
day-chart-about = { $game } en solitario: llena el mapa con más de { $goal } puntos.
day-play = Jugar
day-go-on = Seguir
day-see = Verlo otra vez
day-open = – { $kind }: aún sin jugar
day-going = – { $kind }: en curso
day-won = ★ { $kind }: resuelto
day-lost = ● { $kind }: sin resolver
day-won-alone =
    { $points ->
        [one] ★ { $kind }: victoria con { $points } punto
       *[other] ★ { $kind }: victoria con { $points } puntos
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: sin victoria, { $points } punto
       *[other] ● { $kind }: sin victoria, { $points } puntos
    }
day-won-against = ★ { $kind }: victoria, { $points } a { $other }
day-lost-against = ● { $kind }: sin victoria, { $points } a { $other }
day-share = Tu resultado
day-copy = Copiar el texto
day-history = Tus días
day-streak =
    { $count ->
        [one] Racha de { $count } día; la más larga: { $longest }.
       *[other] Racha de { $count } días; la más larga: { $longest }.
    }
day-history-item = { $date }: { $count } de 4
day-history-kept = Tus días se guardan solo en este dispositivo.
day-back = A los retos del día
day-link = Retos del día
day-today = Hoy
day-in-a-row = { $count ->
        [one] racha de { $count } día
       *[other] racha de { $count } días
    }
day-done-of = { $count } de { $most } retos hechos
cli-day = Enumera los cuatro retos de un día, los mismos para todos, o juega uno en esta terminal.
cli-day-date = La fecha, como 2026-11-24; por defecto, hoy.
cli-day-play = Juega este reto; cada uno cuenta una vez.
cli-day-how = «tumblestar day { $date } --play NOMBRE» juega uno: { $kinds }.
cli-day-kept-bad = Tus días de «{ $file }» no se pueden leer: { $why }. Arregla el archivo o apártalo.
