### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Los demás han rechazado tu petición de ayuda.
refused-stale = La mesa ha cambiado. Mira otra vez y después elige.
refused-takeback = No puedes deshacer esto: tu turno ha acabado, o ha jugado otro jugador.
refused-takeback-chance = No puedes deshacer una tirada ni un sorteo cuando juegan otras personas.
refused-practice = Con esto la partida pasa a ser de práctica: sin estrella y con la semilla secreta a la vista. Confirma para seguir.
refused-asked = Un jugador ya ha pedido deshacer. Responde primero a eso.
refused-declined = Los demás no han aceptado. Pídelo otra vez tras el próximo paso.
refused-not-asked = Esa petición de deshacer ya no está pendiente.
refused-not-yours = Aquí no puedes hacer eso.
refused-send-late = Cuando la partida ha empezado, no puedes echar a un jugador.
refused-start = La partida no puede empezar con los jugadores que hay. Espera a más, o completa los puestos libres con bots.
refused-blocked = El anfitrión no quiere jugar contigo. Juega en otra mesa, o crea una.
refused-blocked-chat = El anfitrión no quiere que escribas aquí.
refused-restrict-nobody = No hay nadie más a quien silenciar o bloquear.
refused-restrict-stranger = Para silenciar o bloquear, únete primero a una mesa o guarda tus ajustes.
refused-message = El servidor no ha entendido la página. Cárgala de nuevo.
refused-typed = Escribe de 1 a { $most } resultados separados por espacios.
refused-typed-on = Son demasiados resultados. Escribe solo los que hacen falta ahora.

## Tables that cannot be opened or made

game-fault = { $name } no se puede jugar: { $why }
table-damaged = La mesa guardada no se puede leer: { $why }
limit-tables = Tienes { $most } mesas sin acabar. Acaba o anula alguna primero.
limit-events = Ha sido demasiado para el servidor. Inténtalo de nuevo en { $seconds } s.
limit-records = Hoy se han abierto muchos archivos desde aquí. Inténtalo de nuevo en { $minutes } min.

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
clock-bank-more = { $n } min para toda la partida, más { $more } s tras cada turno
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
note-sat = { $name ->
        [you] Ocupas el puesto { $count }.
       *[other] { $name } ocupa el puesto { $count }.
    }
note-agreed = { $name ->
        [you] Aceptas la revancha.
       *[other] { $name } acepta la revancha.
    }
note-declined = { $name ->
        [you] Rechazas la revancha.
       *[other] { $name } rechaza la revancha.
    }
note-unasked = { $name ->
        [you] Ya no se te espera; el puesto { $count } está libre.
       *[other] Ya no se espera a { $name }; el puesto { $count } está libre.
    }
note-left = { $name } deja el puesto { $count }.
note-sent = El anfitrión echa a { $name }.
note-handed = { $name ->
        [you] Cedes el puesto { $count } a un bot.
       *[other] { $name } cede el puesto { $count } a un bot.
    }
note-back = { $name ->
        [you] Recuperas el puesto { $count }.
       *[other] { $name } recupera el puesto { $count }.
    }
note-stand-in = { $name ->
        [you] Un bot sigue por ti en el puesto { $count }.
       *[other] Un bot sigue por { $name } en el puesto { $count }.
    }
note-flag = { $name ->
        [you] Se acaba tu tiempo en el puesto { $count }.
       *[other] Se acaba el tiempo de { $name } en el puesto { $count }.
    }
note-help-1 = { $name ->
        [you] Usas ayuda: probabilidades.
       *[other] { $name } usa ayuda: probabilidades.
    }
note-help-2 = { $name ->
        [you] Usas ayuda: puntos.
       *[other] { $name } usa ayuda: puntos.
    }
note-help-3 = { $name ->
        [you] Usas ayuda: mejor jugada.
       *[other] { $name } usa ayuda: mejor jugada.
    }
note-help-4 = { $name ->
        [you] Usas ayuda: tutor.
       *[other] { $name } usa ayuda: tutor.
    }
note-help-expect = { $name ->
        [you] Usas ayuda: qué espera un bot.
       *[other] { $name } usa ayuda: qué espera un bot.
    }
note-help-on = { $name ->
        [you] Aceptas también: ahora hay ayuda para todos.
       *[other] { $name } acepta también: ahora hay ayuda para todos.
    }
note-help-off = { $name ->
        [you] Dices que no: para todos, solo probabilidades.
       *[other] { $name } dice que no: para todos, solo probabilidades.
    }
note-slow = { $name ->
        [you] Se acaba tu tiempo en el puesto { $count }. Un bot termina el turno.
       *[other] Se acaba el tiempo de { $name } en el puesto { $count }. Un bot termina el turno.
    }
refused-waiting = La partida no ha empezado: hay puestos libres.
refused-time = Se ha acabado tu tiempo.
refused-taken = Este puesto está ocupado.
refused-leave-clock = No puedes dejar una partida con reloj. Deja que un bot juegue por ti.
refused-leave-alone = No puedes irte: aquí no juega nadie más. Deja que un bot juegue por ti.
refused-not-missed = Ese jugador ha vuelto, o ya se ha decidido.
refused-watch = No puedes mirar: aquí no se admiten espectadores, o hay demasiados.
refused-link-used = Este enlace ya se ha usado o ha caducado. Pide otro.
refused-sits = Ya tienes un puesto en esta mesa.
refused-host = Eso solo puede hacerlo el anfitrión.
refused-chat-seat = Solo pueden chatear los jugadores de esta mesa.
refused-chat-off = El chat libre está desactivado. Usa las frases rápidas.
refused-chat-text = Escribe una línea de 1 a { $most } caracteres.
