### Los errores propios, que vuelven como problemas hasta dominarlos.

cli-mistakes = Repasa las decisiones costosas de tus partidas hasta que las domines.
cli-mistakes-files = Partidas terminadas que se revisan primero.
cli-mistakes-name = Tu nombre en estas partidas, si jugaron varias personas.
cli-mistakes-open = { $file }: esta partida no ha terminado. Termínala primero.
cli-mistakes-who = { $file }: ¿quién eres? Usa --name con uno de estos nombres: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } decisión costosa
        [many] { $count } decisiones costosas
       *[other] { $count } decisiones costosas
    }.
mistakes-head = Mis errores
mistakes-one = Mi error: { $game }
mistakes-due =
    { $count ->
        [0] Hoy no toca nada
        [one] Hoy toca { $count }
        [many] Hoy tocan { $count }
       *[other] Hoy tocan { $count }
    }
mistakes-standing =
    { $count ->
        [one] Queda { $count } más para otro día,
        [many] Quedan { $count } más para otro día,
       *[other] Quedan { $count } más para otro día,
    } y { $mastered ->
        [one] { $mastered } está dominado.
        [many] { $mastered } están dominados.
       *[other] { $mastered } están dominados.
    }
mistakes-intro = Cada error vuelve hasta que lo domines, y más tarde tras cada acierto.
mistakes-none =
    { $count ->
        [0] Aún no hay partidas revisadas. Termina una partida y abre su revisión.
       *[other] No hay decisiones costosas en tus partidas revisadas.
    } Las decisiones que regalaron un 5 % o más de tu probabilidad de ganar vuelven aquí.
mistakes-practise = Practicar { $count }
mistakes-next = Siguiente
mistakes-right = Bien. Este error vuelve dentro de { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }.
mistakes-mastered = Bien. Este ya lo dominas.
mistakes-wrong = No es la mejor opción. Mejor: { $better } Este error vuelve dentro de { $days ->
        [one] { $days } día
        [many] { $days } días
       *[other] { $days } días
    }.
mistakes-close = Casi tan buena como la mejor. Busca la mejor opción.
mistakes-unknown = Esta opción aún se está calculando. Pruébala otra vez en un momento.
mistakes-taken = En la partida: { $did } Con eso regalaste un { $cost } de tu probabilidad de ganar.
mistakes-habits = Regalado por partida
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, ahora { $now }
mistakes-is-mastered = dominado
mistakes-span =
    { $count ->
        [one] tu primera partida, luego la última
        [many] tus primeras { $count } partidas, luego las últimas { $count }
       *[other] tus primeras { $count } partidas, luego las últimas { $count }
    }
mistakes-term-begin = Escribe lo que harías. Solo cuenta el primer intento. «ayuda» muestra los comandos.
mistakes-kept-bad = Tus errores de { $file } no se pueden leer: { $why }. Arregla el archivo o apártalo.
