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
list-asked = Te proponen la revancha
list-yours = Tu turno
list-turn = Se espera a { $seat }
list-won-you = Has ganado
list-won-you-to = Has ganado, { $points } a { $others }
list-won = Ha ganado { $seat }
list-won-to = Ha ganado { $seat }, { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate a { $points }: { $seats }
list-alone-won = ganada
list-alone-lost = no ganada
table-abandoned = anulada
table-study = de un archivo, { $result }
table-study-unfinished = de un archivo, sin acabar
table-abandon = Anular
table-abandon-sure = La partida acaba sin resultado. Seguirá entre las partidas acabadas.
table-abandon-yes = Sí, anularla
table-delete = Borrar
table-delete-sure = Esto borra para siempre la mesa y su partida guardada.
table-delete-yes = Sí, borrarla

## New table

new-seal-gone = La semilla sellada de esta página ya no existe: el servidor se reinició, o la página llevaba mucho tiempo abierta. Comprueba la nueva huella y empieza otra vez.

## Table

seat-you-named = Tú ({ $name })
seats-head = Jugadores
seat-rename = Nombre del puesto { $count }
seat-rename-open = Cambiar el nombre
seat-rename-do = Guardar
status-stepping = Tras el paso { $n } de { $count }:
status-study = Este archivo acaba aquí, antes del final de la partida.
actions-label = Lo que puedes hacer
others-label = Repasar o salir
pane-chat = Chat
pane-help = Ayuda
pane-log = Historial
log-all = Todas las rondas
pane-menu = Menú
menu-new = Partida nueva
panes-label = Alrededor de la mesa
plate-you = Tú
plate-stars = bot, { $count } de 5 estrellas
plate-leads = va en cabeza
acts-skip = Saltar a mi turno
acts-touch = Toca un lugar marcado.
plate-score = { $count }
plate-rank = { $count }.º lugar
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmar
action-expect = Qué espera un bot
expect-line = El bot más fuerte espera: { $line }.
expect-not-yet = El bot aún no está listo. Pregunta otra vez en unos segundos.
refused-expect = No le toca a nadie, o ningún bot de esta mesa mira hacia delante.
refused-expect-busy = El bot ya está pensando en esto.
action-takeback = Deshacer
action-takeback-far = Deshacer…
action-takeback-here = Deshacer hasta aquí
action-takeback-ask = Pedir deshacer
practice-head = ¿Seguir como práctica?
practice-sure = Puedes deshacer cuanto quieras, incluso tiradas y turnos de bots. Pero entonces la partida no da ninguna estrella, no cuenta para nada, muestra su semilla secreta y se guarda como práctica. Tiradas y sorteos se repiten en el mismo orden.
practice-yes = Sí, practicar
practice-no = Cancelar
practice-mark = Práctica.
asked-to = { $seat } quiere deshacer. ¿Aceptas?
asked-count =
    { $count ->
        [one] Se deshará 1 paso.
       *[other] Se desharán { $count } pasos.
    }
asked-own = Has pedido deshacer. Se espera a { $others }.
asked-other = { $seat } quiere deshacer. Se espera a { $others }.
asked-yes = Aceptar
asked-no = Rechazar
asked-withdraw = Retirar
action-resign = Abandonar
action-give-up = Renunciar
action-rematch = Revancha
action-record = Descargar archivo de partida
action-verify = Comprobar el juego limpio
luck-checked = Suerte comprobada ✓
aid-head = Ayuda para decidir
aid-0 = Sin ayuda
aid-1 = Probabilidades
aid-2 = Puntos
aid-3 = Mejor jugada
aid-4 = Tutor
aid-asks = Preguntar antes de que regale más de
aid-amount = { NUMBER($share, style: "percent") } de probabilidad de ganar
tutor-looking = El tutor está mirando…
tutor-yes = Mantener
tutor-no = Deshacer
tutor-unasked = Jugado sin preguntar: las probabilidades de ganar llegaron tarde.
help-ask = Proponer ayuda
help-end = Quitar ayuda a todos
help-asked-to = { $seat } quiere permitir la ayuda para todos. ¿Aceptas?
help-asked-own = Has pedido que se permita la ayuda para todos. Se espera a { $others }.
help-asked-other = { $seat } quiere permitir la ayuda para todos. Se espera a { $others }.
refused-help = Aquí juegan varias personas. Solo puedes ver las probabilidades, salvo que todos acepten más ayuda.
odds-head = Tus opciones
odds-way = Opción
odds-best = mejor
hint-win = Victoria
hint-alike = (igual de buenas: { $ways })
hint-alike-more = (igual de buenas: { $ways } y { $more } más)
hint-provisional = Estas probabilidades de ganar son aproximadas: enseguida llegan otras mejores.
hint-working =
    { $count ->
        [one] Falta 1 probabilidad por calcular.
       *[other] Faltan { $count } probabilidades por calcular.
    }
hint-more =
    { $count ->
        [one] 1 opción más
       *[other] { $count } opciones más
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Tú { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } La mejor opción. Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Probabilidad de ganar: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Repasar la partida
replay-setup = Preparación
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = Toda la partida, paso a paso
replay-value = { $where }. Paso { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-play = Reproducción automática
replay-pace = Velocidad
replay-skip = Fin de la preparación
step-live = Volver a la partida
board-own = Volver a mi tablero
board-turn = Seguir el turno
seat-board = Ver el tablero
seat-board-of = { $name ->
        [you] Ver tu tablero
       *[other] Ver el tablero: { $name }
    }
palette-head = ¿Qué ha pasado en el tablero de verdad?
palette-hint = Elige qué hay ahí, o escribe abajo varios resultados.
palette-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
type-label = Escribir una acción
type-do = Hacerla
type-hint = Usa la notación del historial.
type-hint-chance = Usa la notación del historial. Separa varios resultados con espacios.
final-head = Resultado
end-decided = Lo que decidió: { $part }, { $points } a { $behind }.
end-lost =
    { $count ->
        [0] Ha ganado { $seat }. Has quedado en { end-place }.
        [one] Ha ganado { $seat }. Has quedado en { end-place }, a 1 punto.
       *[other] Ha ganado { $seat }. Has quedado en { end-place }, a { $count } puntos.
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
log-head = Lo que ha pasado
log-empty = Aún nada.
text-head = El tablero en texto
text-board = El tablero, casilla por casilla
text-state = En notación:
more-head = Más
settings-head = Ajustes en este dispositivo
setting-speed = Velocidad de los bots y las animaciones
speed-0 = Saltar
speed-1 = Rápida
speed-2 = Tranquila
setting-confirm = Preguntar antes de que acabe mi turno o no pueda deshacer
confirm-again = Pulsa otra vez para confirmar.
setting-gains = Mostrar los puntos de mis opciones
resign-head = ¿Abandonar?
resign-sure =
    { $count ->
        [one] La partida acaba en el acto, y gana el otro jugador.
       *[other] La partida acaba en el acto para todos. No obtienes nada, y los otros { $count } comparten la victoria.
    }
resign-yes = Sí, abandonar
resign-no = Seguir jugando
give-up-head = ¿Renunciar?
give-up-sure = Con esto acaba tu intento.
give-up-yes = Sí, renunciar
goal-head = Objetivo
level-name = Nivel { $count }.
level-own = Nivel propio.
level-next = Siguiente nivel: { $count }
level-new = Dados nuevos
level-same = Los mismos dados otra vez
level-map = Al mapa
line-doubt = El servidor no responde. Comprobando la conexión…
line-lost = Conexión perdida. Intentándolo de nuevo…
line-password = Este servidor pide otra vez su contraseña. Tu partida está a salvo.
line-password-do = Introducir la contraseña
line-refused = El servidor rechaza esta página. Ábrela en la dirección que te dieron.
line-refused-do = Abrir de nuevo
line-table = El servidor no puede abrir esta mesa.
line-table-do = Ver por qué
line-many = Demasiadas páginas o peticiones desde aquí: cierra algunas. Intentándolo de nuevo…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = ¿Con una más?
legend-head = Símbolos
legend-of =
    { $seat ->
        [you] Tú:
       *[other] { $seat }:
    }
refused-rule = Regla
picture-label = La mesa. Pulsa T para leerla como texto.

## Refusals of a table

refused-protocol = Este programa y el servidor ({ $spoken }) usan versiones distintas del protocolo. No se ha hecho nada. Actualiza el programa o carga la página de nuevo. Qué ha cambiado: { $link }
refused-limit = Demasiado rápido: no se ha hecho nada. Inténtalo otra vez en un momento.

## Together

clock-label = { $seat ->
        [you] Tu tiempo
       *[other] Tiempo de { $seat }
    }
clock-soon =
    { $count ->
        [one] ¡Queda 1 segundo!
       *[other] ¡Quedan { $count } segundos!
    }
clock-low = queda poco tiempo
clock-last = últimos segundos
title-waiting = A la espera de amigos · { $game }
status-waiting = { $count ->
        [0] La partida está a punto de empezar.
        [one] La partida empieza cuando se ocupe el último puesto.
       *[other] Empieza cuando se ocupen todos los puestos: { $count } libres.
    }
status-asked = La partida empieza cuando todos acepten. { $seats ->
        [you] Falta tu respuesta.
       *[other] Se espera a { $seats }.
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
seat-back = Recuperar mi puesto
seat-leave = Dejar este puesto
seat-send = Echar a este jugador
seat-send-hint = El puesto queda entonces libre, con un enlace nuevo.
restrict-mute = Silenciar a { $name }
restrict-unmute = No silenciar a { $name }
restrict-block = Bloquear a { $name }
restrict-unblock = Desbloquear a { $name }
restrict-hint = Si silencias a alguien, ya no ves sus mensajes; solo lo sabes tú. Si bloqueas a alguien, no puede ocupar un puesto, escribir ni mirar en tus mesas. Una partida empezada sigue.
seat-leave-hint = Si lo dejas, el puesto queda libre para otro jugador. El anfitrión recibe un enlace nuevo.
seat-device = Jugar en otro dispositivo
people-head = Quién falta
invite-head = Invitar
invite-of = { $game }, hasta { $count }
free-head = A la espera de amigos
free-hint-host = Todos abren el mismo enlace o escanean este código.
free-hint = El anfitrión tiene el enlace de los puestos libres.
free-code = o escribe el código
free-waiting = Esperan: { $names }; { $count ->
        [one] 1 libre
       *[other] { $count } libres
    }
free-fill = Completar con bots
free-start = Empezar con { $count }
free-more = Más
free-hint-seats = O un enlace para cada puesto:
free-bot = Un bot en el puesto { $count }
free-bot-do = Añadir el bot
free-other = Un bot, o un enlace nuevo
link-seat = Enlace al puesto { $count }
link-table = Enlace a una partida de { $game }
link-watch = Enlace para espectadores
link-share = Compartir
link-copy-short = Copiar
link-qr = Código QR
link-qr-label = Código QR del enlace
link-renew = Crear un enlace nuevo; el anterior deja de funcionar
missed-asked = { $name } lleva un rato ausente. ¿Y ahora?
missed-bot = Que siga un bot
missed-wait = Esperar
missed-end = Acabar la partida
missed-count = Votos para acabar la partida: { $n } de { $count }.
rematch-go = Ir a la revancha
rematch-asks = { $count ->
        [0] Te proponen la revancha.
        [one] { $seats } quiere la revancha.
       *[other] { $seats } quieren la revancha.
    } ¿Te unes?
rematch-yes = Unirme
rematch-no = No, gracias
rematch-head = A la espera de respuesta
rematch-unanswered = { $name }: aún sin respuesta.
rematch-instead = Ceder el puesto { $count }
chat-head = Chat
chat-none = Aún no hay mensajes.
chat-phrases = Frases rápidas
chat-label = Decir algo
chat-do = Enviar
chat-off = El chat libre está desactivado. Puedes usar las frases rápidas.
chat-notes = Anotado en esta mesa
setting-sound = Activar los sonidos
setting-bubble = Mostrar los mensajes del chat sobre el tablero
setting-vibration = Vibrar
setting-pass = Pedir que se pase el dispositivo
setting-turned = Girar la imagen para los jugadores de enfrente
pass-head = Turno de { $name }
pass-do = Pasa el dispositivo a { $name }.
pass-taken = Soy { $name }
pass-unasked = No volver a preguntar
sound-ask = ¿Jugar con sonido?
sound-yes = Sí
sound-no = No
notify-allow = Avisarme cuando sea mi turno
notify-how = Tu navegador pedirá permiso. Recibes avisos mientras esta página esté abierta, también en segundo plano.
notify-denied = Tu navegador bloquea los avisos de esta dirección. Permítelos en sus ajustes.
notify-text = Es tu turno.
lobby-free-seat = puesto libre
table-waiting = a la espera de amigos
