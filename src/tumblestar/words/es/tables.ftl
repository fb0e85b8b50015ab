### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Tu petición de ayuda ya fue rechazada.
refused-stale = Entretanto ha pasado algo en la mesa. Mira otra vez y decide de nuevo.
refused-takeback = Esto no se puede deshacer: el turno ha acabado, u otra persona ha jugado desde entonces.
refused-takeback-chance = Esto no se puede deshacer: entre personas nada vuelve atrás más allá de un resultado del azar.
refused-practice = Esto haría de la partida una práctica: sin estrellas y con un azar que se puede conocer. Confírmalo.
refused-asked = Alguien ya ha pedido deshacer. Responde primero.
refused-declined = Los demás han dicho que no. Pide otra vez cuando alguien haya jugado.
refused-not-asked = Ya nadie pide deshacer.
refused-not-yours = Eso no te corresponde a ti.
refused-send-late = Tras el comienzo no se puede echar a nadie de un puesto.
refused-start = La partida no puede empezar con quienes están. Espera a más, o completa los puestos libres con bots.
refused-blocked = El anfitrión no quiere jugar contigo. Juega en otra mesa, o crea una.
refused-blocked-chat = El anfitrión no quiere que escribas aquí.
refused-restrict-nobody = No hay nadie más a quien silenciar o bloquear.
refused-restrict-stranger = Para silenciar o bloquear, únete primero a una mesa o elige ajustes.
refused-message = El servidor no ha entendido la página. Cárgala de nuevo.
refused-typed = Escribe de 1 a { $most } resultados separados por espacios.
refused-typed-on = Demasiados resultados; escribe solo los que se piden.

## Tables that cannot be opened or made

game-fault = { $name } no se puede jugar: { $why }
table-damaged = La mesa guardada no se puede leer: { $why }
limit-tables = Tienes { $most } mesas sin acabar. Acaba o anula alguna primero.
limit-events = Es mucho trabajo para el servidor. Inténtalo de nuevo dentro de { $seconds } s.
limit-records = Hoy se ha abierto mucho desde aquí. Inténtalo de nuevo dentro de { $minutes } min.

## Together

clock-none = ninguno
clock-turn = { $count ->
        [3600] 1 hora
        [86400] 1 día
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } por turno
clock-bank = { $n } min para toda la partida
clock-bank-more = { $n } min para toda la partida, y { $more } s más tras cada turno
chat-hello = ¡Hola!
chat-luck = ¡Suerte!
chat-nice = ¡Bien jugado!
chat-oops = ¡Vaya!
chat-thinking = Déjame pensar.
chat-moment = Vuelvo en un momento.
chat-back = Ya estoy aquí.
chat-thanks = ¡Gracias!
chat-good-game = ¡Buena partida!
chat-again = ¿Otra?
chat-bye = ¡Adiós!
note-sat = Nuevo en el puesto { $count }: { $name }.
note-agreed = { $name }: sí a la revancha.
note-declined = { $name }: no a la revancha.
note-unasked = { $name }: ya no se le espera; el puesto { $count } está libre.
note-left = { $name } ha dejado el puesto { $count }.
note-sent = El anfitrión ha echado a { $name }.
note-handed = { $name }: puesto { $count } cedido a un bot.
note-back = { $name }: de nuevo en el puesto { $count }.
note-stand-in = { $name }: sigue un bot, en el puesto { $count }.
note-flag = { $name }: se acabó el tiempo en el puesto { $count }.
note-help-1 = { $name }: ayuda usada (probabilidades).
note-help-2 = { $name }: ayuda usada (puntos).
note-help-3 = { $name }: ayuda usada (mejor jugada).
note-help-4 = { $name }: ayuda usada (el tutor).
note-help-expect = { $name }: ayuda usada (lo que espera un bot).
note-help-on = { $name }: ahora hay ayuda para todos, de común acuerdo.
note-help-off = { $name }: ya no hay más ayuda que las probabilidades, para todos.
note-slow = { $name }: se acabó el tiempo en el puesto { $count }; un bot termina el turno.
refused-waiting = La partida no ha empezado: hay puestos libres.
refused-time = Se acabó tu tiempo.
refused-taken = Este puesto está ocupado.
refused-leave-clock = En una partida con reloj no se puede dejar un puesto. Deja que un bot juegue por ti.
refused-leave-alone = Aquí no juega nadie más. Deja que un bot juegue por ti.
refused-not-missed = Esa persona ha vuelto, o ya se ha decidido.
refused-watch = No se admiten espectadores.
refused-link-used = Este enlace ya se usó o es demasiado antiguo.
refused-sits = Ya estás en esta mesa.
refused-host = Eso solo puede hacerlo el anfitrión.
refused-chat-seat = Solo quienes están en la mesa pueden escribir en el chat.
refused-chat-off = El chat libre está desactivado.
refused-chat-text = Un mensaje es una línea de 1 a { $most } caracteres.
