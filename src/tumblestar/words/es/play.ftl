### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Tu turno · { $game }
title-over = Fin de la partida · { $game }
title-level = Nivel { $count } · { $game }
title-own-level = Nivel propio · { $game }

## Shelf and tables

table-open = en curso
table-over = acabada, { $result }
list-asked = Te proponen jugar otra vez
list-yours = Tu turno
list-turn = Turno de { $seat }
list-won-you = Ganaste
list-won-you-to = Ganaste, { $points } a { $others }
list-won = Ganó { $seat }
list-won-to = Ganó { $seat }, { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate a { $points }: { $seats }
list-alone-won = ganada
list-alone-lost = no ganada
table-abandoned = anulada
table-study = de un archivo, { $result }
table-study-unfinished = de un archivo, sin acabar
table-abandon = Anular
table-abandon-sure = La partida acaba sin resultado. Se queda entre las partidas acabadas.
table-abandon-yes = Sí, anularla
table-delete = Borrar
table-delete-sure = La mesa y su registro desaparecen entonces para siempre.
table-delete-yes = Sí, borrarla

## New table

new-seal-gone = La semilla comprometida aquí ya no existe: el servidor se reinició, o la página llevaba mucho tiempo abierta. Mira el nuevo compromiso, y empieza de nuevo.

## Table

seat-you-named = Tú ({ $name })
seats-head = Jugadores
seat-rename = Nombre del puesto { $count }
seat-rename-open = Cambiar el nombre
seat-rename-do = Guardar
status-stepping = Tras el evento { $n } de { $count }:
status-study = Este registro acaba aquí, sin terminar.
actions-label = Lo que puedes hacer
others-label = Volver atrás y salir
pane-chat = Chat
pane-help = Ayuda
pane-log = Registro
log-all = Todas las rondas
pane-menu = Menú
menu-new = Partida nueva
panes-label = Alrededor de la mesa
plate-you = Tú
plate-stars = bot, { $count } de cinco estrellas
plate-leads = va en cabeza
acts-skip = Saltar a mi turno
acts-touch = Toca una luz.
plate-score = { $count }
plate-rank = puesto { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmar
action-expect = ¿Qué espera el bot?
expect-line = El bot más fuerte espera: { $line }.
expect-not-yet = El bot aún no está listo. Pregunta otra vez en unos segundos.
refused-expect = No hay nada que esperar: no le toca a nadie, o ningún bot de esta mesa mira hacia delante.
refused-expect-busy = El bot ya está pensando en esto.
action-takeback = Deshacer
action-takeback-far = Deshacer…
action-takeback-here = Deshacer hasta aquí
action-takeback-ask = Pedir deshacer
practice-head = ¿Seguir como práctica?
practice-sure = Puedes volver atrás cuanto quieras, también más allá del azar y de los bots. Pero desde entonces la partida no da estrellas y no cuenta para nada, su semilla está abierta, y su registro lo dice. Los resultados del azar son los mismos que antes.
practice-yes = Sí, practicar
practice-no = No, cancelar
practice-mark = Práctica.
asked-to = { $seat } quiere deshacer. ¿Aceptas?
asked-count = Eventos deshechos: { $count }.
asked-own = Has pedido deshacer. Falta la respuesta de { $others }.
asked-other = { $seat } quiere deshacer. Falta la respuesta de { $others }.
asked-yes = Aceptar
asked-no = Rechazar
asked-withdraw = Retirar
action-resign = Abandonar
action-give-up = Renunciar
action-rematch = Revancha
action-record = Descargar el registro
action-verify = Comprobar el azar
luck-checked = Suerte comprobada ✓
aid-head = Ayuda para decidir
aid-0 = Nada
aid-1 = Probabilidades
aid-2 = Puntos
aid-3 = Mejor jugada
aid-4 = Tutor
aid-asks = Preguntar antes de lo que cueste más de
aid-amount = { NUMBER($share, style: "percent") } de la victoria
tutor-looking = El tutor está mirando…
tutor-yes = Mantenerlo
tutor-no = Deshacer
tutor-unasked = Jugado sin preguntar: las expectativas de victoria llegaron tarde.
help-ask = Pedir a los demás que permitan la ayuda
help-end = Seguir sin ayuda para todos
help-asked-to = { $seat } quiere que se permita la ayuda para todos. ¿Aceptas?
help-asked-own = Has pedido ayuda para todos. Falta la respuesta de { $others }.
help-asked-other = { $seat } quiere que se permita la ayuda para todos. Falta la respuesta de { $others }.
refused-help = Aquí juegan varias personas: solo hay ayuda con las probabilidades, salvo que todos acepten más.
odds-head = Opciones para seguir
odds-way = Opción
odds-best = mejor
hint-win = Victoria
hint-alike = (igual de buenas: { $ways })
hint-alike-more = (igual de buenas: { $ways } y { $more } más)
hint-provisional = El evaluador no está listo: estas expectativas de victoria son aproximadas.
hint-working = Expectativas de victoria por calcular: { $count }.
hint-more = Más opciones: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Tú { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Lo mejor, probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Repasar la partida
replay-setup = Preparación
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = Toda la partida, evento por evento
replay-value = { $where }. Evento { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-play = Reproducir
replay-pace = Ritmo
replay-skip = Fin de la preparación
step-live = Volver a la partida
board-own = Volver a mi tablero
board-turn = Seguir el turno
seat-board = Ver el tablero
seat-board-of = { $name ->
        [you] Ver tu tablero
       *[other] Ver el tablero: { $name }
    }
palette-head = ¿Qué pasó en el tablero de verdad?
palette-hint = Elige qué hay ahí, o escribe varios abajo.
palette-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
type-label = Escribir una acción
type-do = Hacerla
type-hint = En notación, como en el historial.
type-hint-chance = En notación; varios resultados separados por espacios.
final-head = Resultado
end-decided = Lo que decidió: { $part }, { $points } a { $behind }.
end-lost =
    { $count ->
        [0] Ha ganado { $seat }. Quedas en { end-place }.
        [one] Ha ganado { $seat }. Quedas en { end-place }, a un punto.
       *[other] Ha ganado { $seat }. Quedas en { end-place }, a { $count } puntos.
    }
end-place =
    { $place ->
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
        [5] quinto lugar
       *[other] último lugar
    }
final-points = Puntos
final-share = Victoria
log-head = Lo que pasó
log-empty = Aún nada.
text-head = El tablero en texto
text-board = El tablero, casilla por casilla
text-state = En notación:
more-head = Más
settings-head = Ajustes en este dispositivo
setting-speed = Velocidad de los bots y las animaciones
speed-0 = Saltar
speed-1 = Ágil
speed-2 = Tranquila
setting-confirm = Confirmar lo que acaba mi turno o no se puede deshacer
confirm-again = Pulsa otra vez para confirmar.
setting-gains = Mostrar los puntos sobre lo que puedo elegir
resign-head = ¿Abandonar?
resign-sure =
    { $count ->
        [one] La partida acaba en el acto, y gana el otro jugador.
       *[other] La partida acaba en el acto para todos. No obtienes nada, y los otros { $count } comparten la victoria.
    }
resign-yes = Sí, abandonar
resign-no = No, seguir jugando
give-up-head = ¿Renunciar?
give-up-sure = Este intento se acaba entonces.
give-up-yes = Sí, renunciar
goal-head = Objetivo
level-name = Nivel { $count }.
level-own = Nivel propio.
level-next = Siguiente nivel: { $count }
level-new = Dados nuevos
level-same = Los mismos dados otra vez
level-map = Al mapa
line-doubt = El servidor no responde. Se comprueba la conexión.
line-lost = Conexión perdida; se intenta de nuevo.
line-password = Este servidor pide otra vez su contraseña. Tu partida está guardada.
line-password-do = Dar la contraseña
line-refused = El servidor rechaza esta página. Ábrela con la dirección que te dieron.
line-refused-do = Abrir de nuevo
line-table = El servidor no puede abrir esta mesa.
line-table-do = Ver por qué
line-many = Demasiadas páginas o peticiones desde aquí: cierra algunas. Se intenta de nuevo.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = ¿Con una más?
legend-head = Qué significan los signos
legend-of =
    { $seat ->
        [you] Tú:
       *[other] { $seat }:
    }
refused-rule = Regla
picture-label = La mesa del juego. Pulsa T para verla como texto.

## Refusals of a table

refused-protocol = Este programa habla otra versión del protocolo que el servidor ({ $spoken }). No se hizo nada; actualiza el programa, o carga la página de nuevo. Qué ha cambiado: { $link }
refused-limit = Demasiado rápido. No se hizo nada; inténtalo otra vez en un momento.

## Together

clock-label = { $seat ->
        [you] Tu tiempo
       *[other] Tiempo de { $seat }
    }
clock-soon = { $count ->
        [one] ¡Queda { $count } segundo!
       *[other] ¡Quedan { $count } segundos!
    }
clock-low = queda poco tiempo
clock-last = últimos segundos
title-waiting = A la espera de amigos · { $game }
status-waiting = { $count ->
        [0] La partida está a punto de empezar.
        [one] La partida empieza cuando todos los puestos estén ocupados. Libres aún: { $count }.
       *[other] La partida empieza cuando todos los puestos estén ocupados. Libres aún: { $count }.
    }
status-asked = La partida empieza cuando todos hayan aceptado. { $seats ->
        [you] Falta tu respuesta.
       *[other] Faltan por responder: { $seats }.
    }
presence-here = aquí
presence-away = no está mirando
presence-gone = no está aquí
presence-free = libre
presence-asked = aún sin respuesta
presence-preparing = aún sin toda su fuerza
seat-stand-in = { $name } juega por ahora
seat-more = Más para este puesto
seat-hand = Dejar que un bot juegue por mí
seat-hand-do = Ceder
seat-back = Volver a jugar yo
seat-leave = Dejar este puesto
seat-send = Echar de este puesto
seat-send-hint = El puesto queda entonces libre, con un enlace nuevo.
restrict-mute = Silenciar a { $name }
restrict-unmute = No silenciar a { $name }
restrict-block = Bloquear a { $name }
restrict-unblock = Desbloquear a { $name }
restrict-hint = Silenciar te oculta los mensajes de alguien; solo tú lo sabes. Quienes bloqueas no pueden sentarse, escribir ni mirar en tus mesas; una partida ya empezada sigue.
seat-leave-hint = Al dejarlo, el puesto queda libre para otra persona; el anfitrión recibe un enlace nuevo.
seat-device = Jugar en otro dispositivo
people-head = Quién falta
invite-head = Invitar
invite-of = { $game }, hasta { $count }
free-head = A la espera de amigos
free-hint-host = Todos abren el mismo enlace o escanean esto.
free-hint = El anfitrión tiene el enlace a los puestos libres.
free-code = o escribe el código
free-waiting = Esperan: { $names }, { $count } libres
free-fill = Completar con bots
free-start = Empezar con { $count }
free-more = Más
free-hint-seats = O un enlace para cada puesto:
free-bot = Un bot en el puesto { $count }
free-bot-do = Sentar al bot
free-other = Un bot, o un enlace nuevo
link-seat = Enlace al puesto { $count }
link-table = Enlace a una partida de { $game }
link-watch = Enlace para espectadores
link-share = Compartir
link-copy-short = Copiar
link-qr = Código QR
link-qr-label = Código QR del enlace
link-renew = Crear un enlace nuevo; el anterior deja de funcionar
missed-asked = { $name } se ha ido. ¿Y ahora?
missed-bot = Que siga un bot
missed-wait = Esperar
missed-end = Acabar la partida
missed-count = Votos para acabar la partida: { $n } de { $count }.
rematch-go = Ir a la revancha
rematch-asks = { $count ->
        [0] Se pide una revancha.
        [one] Pide una revancha: { $seats }.
       *[other] Piden una revancha: { $seats }.
    } ¿Te unes?
rematch-yes = Unirme
rematch-no = No, gracias
rematch-head = A la espera de respuesta
rematch-unanswered = { $name }: aún sin respuesta.
rematch-instead = Dar el puesto { $count } a otra persona
chat-head = Chat
chat-none = Aún no se ha dicho nada.
chat-phrases = Frases rápidas
chat-label = Decir algo
chat-do = Enviar
chat-off = El chat libre está desactivado; quedan las frases rápidas.
chat-notes = Anotado en esta mesa
setting-sound = Sonidos
setting-bubble = Mensajes del chat sobre el tablero
setting-vibration = Vibración
setting-pass = Pedir que se pase el dispositivo
setting-turned = Girar la imagen para quien se sienta enfrente
pass-head = Turno de { $name }
pass-do = Pasa el dispositivo a { $name }.
pass-taken = Soy { $name }
pass-unasked = No volver a preguntar
sound-ask = ¿Jugar con sonido?
sound-yes = Sí
sound-no = No
notify-allow = Avisarme cuando sea mi turno
notify-how = Tu navegador pide permiso. Los avisos llegan mientras esta página esté abierta, incluso detrás de otras.
notify-denied = Tu navegador bloquea los avisos de esta dirección; sus ajustes pueden permitirlos.
notify-text = Es tu turno.
lobby-free-seat = puesto libre
table-waiting = a la espera de amigos
