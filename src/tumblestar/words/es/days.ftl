### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Un reparto necesita el puesto de un jugador: «{ $person }» en lugar de un bot.
deal-long = El enlace de un reparto tiene como máximo { $most } caracteres. Copia solo el enlace entero.
deal-missing = Al enlace de un reparto le falta: { $names }. Copia otra vez el enlace entero.
deal-hand-on = La misma suerte para amigos
deal-head = { $game }: el mismo reparto
deal-about = Quien abra este enlace juega esta partida con los mismos bots, opciones y azar. Quienes han acabado ven las partidas de los demás, turno por turno. El azar es abierto: la partida de otro muestra lo que viene.
deal-you = tú
deal-seats = Puestos: { $names }
deal-option = { $name }: { $value }
deal-play = Jugar este reparto
deal-go-on = Seguir tu partida
deal-see = Ver tu partida
deal-again = Esta es tu propia partida. Envía el enlace a amigos; también puedes jugarla otra vez, con lo que viene ya sabido.
deal-link = Enlace para enviar
deal-others = Partidas acabadas, que verás cuando hayas acabado la tuya: { $count }
deal-turns = Turno por turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todas iguales

## The challenges of the day

day-order = { $file }, línea { $line }: { $date } no es un día posterior al anterior.
day-none = No hay retos para «{ $date }». Se espera una fecha de { $first } a { $last }; un tumblestar más nuevo puede tener más.
day-not-yet = { $date } aún no ha empezado en ningún lugar.
day-head = tumblestar, { $date }
day-about = Cuatro retos al día, los mismos para todos. El azar sale de la fecha, así que es abierto; cada uno se puede jugar una vez.
day-before = El día anterior
day-after = El día siguiente
day-puzzle = Problema
day-level = Nivel
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encuentra lo mejor. Cuenta el primer intento.
day-level-about = { $game } en solitario: supera este nivel de la campaña.
day-duel-about = { $game } contra el juego resuelto, que no comete errores.
day-chart-about = { $game } en solitario: llena el mapa con más de { $goal } puntos.
day-play = Jugar
day-go-on = Seguir
day-see = Verlo otra vez
day-open = – { $kind }: aún sin jugar
day-going = – { $kind }: en curso
day-won = ★ { $kind }: resuelto
day-lost = ● { $kind }: sin resolver
day-won-alone = ★ { $kind }: victoria, puntos: { $points }
day-lost-alone = ● { $kind }: sin victoria, puntos: { $points }
day-won-against = ★ { $kind }: victoria, { $points } a { $other }
day-lost-against = ● { $kind }: sin victoria, { $points } a { $other }
day-share = Tu resultado
day-copy = Copiar el texto
day-history = Tus días
day-streak = Días seguidos: { $count }, el máximo: { $longest }.
day-history-item = { $date }: { $count } de 4
day-history-kept = Tus días se guardan solo en este dispositivo.
day-back = A los retos del día
day-link = Retos del día
day-today = Hoy
day-in-a-row = { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
day-done-of = Retos hechos: { $count } de { $most }
cli-day = Enumera los cuatro retos de un día, los mismos para todos, o juega uno en esta terminal.
cli-day-date = La fecha, como 2026-11-24; por defecto, hoy.
cli-day-play = Juega este reto; cada uno cuenta una vez.
cli-day-how = «tumblestar day { $date } --play NAME» juega uno: { $kinds }.
cli-day-kept-bad = Tus días de «{ $file }» no se pueden leer: { $why }. Arregla el archivo, o apártalo.
