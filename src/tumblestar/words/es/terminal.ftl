### Games in the terminal.

bad-option-twice = «{ $name }» no puede ser { $first } y { $second } a la vez. Indica la opción una sola vez.
cli-play-resume = Continúa tu última partida en la terminal; con JUEGO, la última de JUEGO.
cli-play-game = Un juego para jugar en la terminal, o un archivo de partida para continuarla. Sin ninguno, los juegos se abren en el navegador.
cli-play-seats = Terminal: número de jugadores.
cli-play-bots = Terminal: bots para los últimos puestos, separados por comas.
cli-play-names = Terminal: nombres de las personas, separados por comas.
cli-play-option = Terminal: una opción del juego, nombre=número; se puede repetir.
cli-play-seed = Terminal: palabras que deciden toda la suerte; quien las conoce puede preverla. Por defecto, la suerte es secreta.
cli-play-plain = Terminal: sin dibujos, un hecho por línea, para lectores de pantalla.
cli-play-no-color = Terminal: sin colores.
term-what = No hay ningún juego ni archivo «{ $name }». Juegos: { $games }.
term-not-for-server = { $option } necesita un juego en la terminal: tumblestar play JUEGO.
term-not-for-terminal = { $option } es para partidas en el navegador, no en la terminal.
term-option = «{ $text }» no es una opción. Escríbela como nombre=número.
term-crowded =
    { $seats ->
        [one] 1 puesto es poco
       *[other] { $seats } puestos son pocos
    } para { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }{ $bots ->
        [0] .
        [one] { " " }y 1 bot.
       *[other] { " " }y { $bots } bots.
    }
term-sealed = Una semilla secreta decide la suerte; la ves cuando acaba la partida. Su huella: { $commitment }
term-seed = La suerte no es secreta: quien conozca la semilla «{ $seed }» puede preverla.
term-open = La suerte no está sellada: el archivo de partida no puede probar que sea limpia.
term-begin = Escribe una acción en notación, "?" para ver tus opciones, o «ayuda» para todos los comandos.
term-resumed = Continúas la partida de { $file } tras el paso { $count }.
term-seed-lost = Falta la semilla secreta de la partida: no está junto al archivo de partida ni en { $folder }. Si jugaste con otro --data, da esa carpeta. Puedes seguir con una semilla nueva. Pero entonces el archivo de partida dice para siempre que su suerte no está sellada.
term-seed-sure = Escribe «sí» para seguir con una semilla nueva:
term-seed-kept = La partida no ha cambiado.
term-verify = La partida está guardada en { $file }. Cualquiera puede comprobar su suerte:
term-type-verify = tumblestar verify { $file }
term-kept = La partida está guardada en { $file }. Para continuarla:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } tiene la partida hasta el paso { $count }. Para seguir desde ahí:
term-kept-games =
    { $count ->
        [one] 1 partida sin acabar en la terminal:
       *[other] { $count } partidas sin acabar en la terminal, la última primero:
    }
term-kept-game = { $game }, { $when }, paso { $events }
term-kept-resume = Todas están guardadas en { $folder }. Para continuar la primera: tumblestar play --resume{ $data }
term-none-kept = En { $folder } no hay ninguna partida sin acabar que corresponda. Escribe «tumblestar play JUEGO» para empezar una.
term-not-for-resumed = { $option } es solo para partidas nuevas.
term-not-kept = No se jugó nada, así que no se ha guardado nada.
term-lost = La partida no está guardada: no se puede escribir { $file } ({ $why }).
term-unkept = La partida no se puede guardar en { $file }: { $why }. Puedes seguir jugando. Escribe «guardar ARCHIVO» para guardarla en otro lugar.
term-played-elsewhere = Esta partida también se jugó en otra terminal. Ambas están guardadas, la tuya en { $file }.
term-prompt = { $seat }>
term-thinking = { $seat }: pensando…
bot-compiling = Compilando el bot para esta máquina (solo una vez, uno o dos minutos)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Objetivo, cumplido
        [kept] Objetivo, cumplido para siempre
       *[unmet] Objetivo, aún sin cumplir
    }: { $goal }
term-no-cards = Este juego no tiene cartas comunes.
term-no-choice = Ninguna de tus opciones contiene ahora «{ $text }».
term-best = ★ { $way } (mejor)
term-alike =
    { $way } { $count ->
        [one] (otra es igual de buena)
       *[other] (otras { $count } son igual de buenas)
    }
term-hint-working = Calculando las probabilidades de ganar…
term-way = - { $way }
term-no-hint = No hay ninguna pista para esta posición.
term-undone = Tu última acción está deshecha.
term-asked = Has pedido a los demás que acepten deshacer.
term-practice = Escribe «sí» para deshacer como práctica:
term-asks = { $seat } pide deshacer. Escribe «aceptar» o «rechazar».
term-dropped = Algo ha cambiado en la mesa, así que el resto de lo que escribiste no se ha tenido en cuenta.
term-tutor-on = El tutor pregunta antes de una acción que regale más de un { NUMBER($share, style: "percent") } de tu probabilidad de ganar.
term-tutor-off = El tutor está desactivado.
term-tutor-what = Escribe «tutor { $usual }» para que el tutor pregunte antes de acciones que regalen más de un { $usual } % de probabilidad de ganar. Cantidades: { $amounts }. Escribe «tutor no» para quitarlo.
term-tutor-none = Este juego no tiene probabilidades de ganar, así que no hay tutor.
tutor-head = ¿Seguro?
term-tutor-sure = Escribe «sí» para jugarlo:
term-tutor-kept = No se ha jugado nada.
term-off = no
term-asks-help = { $seat } pide a todos que permitan más ayuda que las probabilidades. Escribe «aceptar» o «rechazar».
term-asked-help = Has pedido a los demás que permitan más ayuda que las probabilidades.
term-does-allow = pide a los demás más ayuda que las probabilidades, o la acepta; «permitir no» la acaba
term-word-allow = permitir
term-sure = Escribe «sí» para acabar la partida:
term-yes = sí si yes
term-not-resigned = La partida sigue.
term-refused = No se ha hecho. { $why }
term-refused-rule = No se ha hecho. { $why } Para la regla, escribe «ayuda { $tag }».
term-refused-unread = No se entiende. { $why } Escribe "?" para ver tus opciones, «ayuda» para todos los comandos.
term-save-what = Escribe «guardar ARCHIVO», con un nombre de archivo.
term-saved = La partida está guardada en { $file }.
term-foreign = { $file } existe y no es un archivo de partida, así que no se ha sobrescrito.
term-no-rule = No hay ninguna regla «{ $text }». Secciones de las reglas:
term-section = ayuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Escribe una acción en notación (varias, separadas por «;») o un comando:
term-does-choices = muestra tus opciones y sus efectos; con TEXTO detrás, solo las que lo contienen
term-does-help = muestra esta lista; «ayuda TAG» muestra una regla o una sección
term-does-board = muestra el tablero y cómo va cada uno; «tablero TEXTO», solo las líneas con ese texto
term-does-cards = muestra las cartas en juego y lo que hacen
term-does-log = muestra lo que ha pasado; «historial 10», solo los últimos 10 pasos
term-does-hint = muestra tus opciones con probabilidades, puntos y probabilidad de ganar; marca la mejor, si se sabe
term-does-tutor = pregunta antes de acciones costosas: «tutor 5» a partir de un 5 % de probabilidad de ganar (1, 2, 5 o 10); «tutor no» lo quita
term-does-undo = deshace tu última acción; en solitario, también tiradas y sorteos, como práctica; puede que otras personas tengan que aceptar
term-does-resign = abandona y acaba la partida
term-does-save = «guardar ARCHIVO» guarda una copia; la partida se guarda automáticamente
term-does-quit = sale; también Ctrl-C y Ctrl-D
term-word-help = ayuda
term-word-board = tablero
term-word-cards = cartas
term-word-log = historial
term-word-hint = pista
term-word-tutor = tutor
term-word-undo = deshacer
term-word-resign = abandonar
term-word-save = guardar
term-word-quit = salir
cli-join = Se une a una mesa de un servidor y juega en la terminal.
cli-join-link = Una invitación, como https://games.example/join/…, o la dirección de una mesa.
cli-join-name = Tu nombre, como lo ven los demás.
term-no-link = «{ $link }» no lleva a ningún puesto. Indica una invitación (https://…/join/…) o una mesa (https://…/table/…).
term-no-seat = No hay puestos libres en { $link }, o la partida ha acabado. Pide otro enlace.
term-nothing-there = No puedes abrir { $link }: la dirección está mal, o la mesa es de otros. Pide una invitación.
term-password = { $link } necesita una contraseña. Una invitación no: pide una.
term-server-refuses = El servidor no te ha dejado entrar en { $link } (estado { $status }).
term-no-server = No se puede conectar con { $link }: { $why }.
term-no-jar = Este dispositivo no puede recordar tu puesto: no se puede escribir { $file } ({ $why }).
term-you-are =
    { $count ->
        [0] Miras como espectador.
       *[other] Juegas por { $names }.
    }
term-waiting =
    { $seat ->
        [you] Se espera al bot que juega por ti.
       *[other] Se espera a { $seat }.
    } Ctrl-C sale.
term-waiting-start = La partida empieza cuando todos los puestos estén ocupados. Ctrl-C sale.
term-line-lost = La conexión se perdió y ha vuelto.
term-line-gone = La conexión se ha perdido, y { $link } no responde.
term-table-gone = La mesa de { $link } se ha borrado, o ya no está abierta para ti.
term-other-protocol = El servidor de { $link } y este programa tienen versiones distintas. Actualiza el más antiguo.
term-seat-kept = Se te guarda el puesto. Para volver:
term-type-join = tumblestar join { $link }
term-verify-there = El servidor muestra la misma comprobación: { $link }
term-said = { $words }
term-does-people = muestra quién está y, al anfitrión, las invitaciones a los puestos libres
term-does-time = muestra el tiempo que le queda a cada jugador
term-does-chat = muestra los mensajes; «chat 10», solo los últimos 10
term-does-say = «decir TEXTO» escribe a todos; «decir» enumera frases rápidas, «decir 2» dice la segunda
term-does-hand = deja que un bot juegue por ti; «ceder random» elige cuál
term-does-back = recupera tu puesto del bot
term-does-gone = decide sobre un jugador ausente: «ausente esperar», «ausente bot» (sigue un bot) o «ausente acabar» (acaba la partida)
term-does-fill = pone un bot en un puesto libre (solo el anfitrión); «llenar 2 random» dice dónde y cuál
term-does-leave = deja tu puesto; otra persona puede ocuparlo
term-does-rematch = pide otra partida con las mismas personas, o se une a ella
term-does-agree = acepta deshacer, o la ayuda para todos
term-does-decline = rechaza deshacer, la ayuda o una revancha, o retira tu petición
term-word-people = gente
term-word-time = tiempo
term-word-chat = chat
term-word-say = decir
term-word-hand = ceder
term-word-back = volver
term-word-gone = ausente
term-word-fill = llenar
term-word-leave = dejar
term-word-rematch = revancha
term-word-agree = aceptar
term-word-decline = rechazar
term-word-gone-wait = esperar
term-word-gone-bot = bot
term-word-gone-end = acabar
term-person =
    Puesto { $count }, { $seat }{ $how ->
        [here] : aquí
        [away] : no está mirando
        [asked] : aún sin respuesta
        [bot] { "" }
       *[gone] : sin conexión
    }
term-person-you = Puesto { $count }, { $seat }: tú
term-person-bot = Puesto { $count }, { $seat }: { $bot } juega por ahora
term-person-free = Puesto { $count }: libre
term-link-all = La invitación para todos, código { $code }:
term-link = La invitación al puesto { $count }, para una persona:
term-type-link = { $link }
term-time = { $seat }: quedan { $minutes } min { $seconds } s{ $runs ->
        [yes] , en marcha
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tiempo que queda: { $times }
term-no-clock = Esta mesa no tiene reloj, o la partida no ha empezado.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Escribe «decir TEXTO», o «decir» y el número de una frase.
term-gone = { $seat } ya no tiene conexión.
term-came = { $seat } está aquí.
term-missed = { $seat } (puesto { $count }) lleva un rato ausente. Votos para acabar la partida: { $n } de { $asked }. Escribe «ausente esperar», «ausente bot» o «ausente acabar».
term-nobody-missed = Nadie lleva tanto tiempo ausente.
term-nobody-free = No hay ningún puesto libre así.
term-waits = Se espera a { $seat }.
term-filled = Un bot juega ahora en el puesto { $count }.
term-sure-leave = Escribe «sí» para dejar tu puesto:
term-left = Te has ido. El anfitrión recibe un enlace nuevo a tu puesto.
term-after = Escribe «revancha» para jugar otra vez, «decir TEXTO» para escribir a todos, o «salir» para irte.
term-rematch-there = Hay una revancha. Escribe «revancha» para unirte, o «rechazar».
term-rematch-declined = Has rechazado la revancha. Tu puesto allí está libre.
term-rematch-early = Puedes pedir la revancha cuando haya acabado la partida.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } paso
        [diagonal] { $square } diag
        [leap] { $square } salt
        [teleport] { $square } tele
        [safety] { $square } segu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }paso
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }salt
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }segu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubos: R rojo, O naranja, Y amarillo, G verde, B azul, P morado, K rosa. [1] es el peón del jugador 1; lo que sigue está en la misma casilla.
term-face = { $letter }{ $number }
term-legend-shizzle = R rojo, O naranja, Y amarillo, G verde, B azul, P morado, K rosa, N negro; después, el número.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Fila siguiente:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ estrella, ✹ nova y después las direcciones de sus líneas; = casillas enlazadas. Escribe «cartas» para ver qué puntúa.
