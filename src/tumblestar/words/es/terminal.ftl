### Games in the terminal.

bad-option-twice = La opción «{ $name }» no puede ser { $first } y { $second } a la vez; indíquela una sola vez.
cli-play-resume = Sigue la última partida en la terminal; con GAME, la última de ese juego.
cli-play-game = Un juego para jugar en la terminal, o el archivo de un registro para seguirlo; sin ninguno, los juegos se abren en el navegador.
cli-play-seats = Terminal: cuántos juegan.
cli-play-bots = Terminal: bots para los últimos puestos, separados por comas.
cli-play-names = Terminal: nombres de las personas, separados por comas.
cli-play-option = Terminal: una opción del juego, nombre=número; se puede repetir.
cli-play-seed = Terminal: palabras que fijan toda la suerte, que entonces es abierta; si no, es secreta y sellada.
cli-play-plain = Terminal: no dibuja nada y dice un hecho por línea, para lectores de pantalla.
cli-play-no-color = Terminal: sin colores.
term-what = No hay ningún juego ni archivo «{ $name }». Juegos: { $games }.
term-not-for-server = { $option } necesita un juego en la terminal: tumblestar play GAME.
term-not-for-terminal = { $option } es para partidas en el navegador, no en la terminal.
term-option = «{ $text }» no es una opción; se espera nombre=número.
term-crowded = { $seats } puestos son pocos. Personas: { $people }. Bots: { $bots }.
term-sealed = Una semilla secreta decide la suerte; se abre al final. Su compromiso: { $commitment }
term-seed = La suerte es abierta: sale de la semilla «{ $seed }».
term-open = La suerte es abierta: el registro no puede probarla.
term-begin = Escribe una acción en notación, "?" para ver lo que se puede hacer, o «ayuda».
term-resumed = La partida de { $file } sigue tras el evento { $count }.
term-seed-lost = La semilla secreta de la partida no está junto a su archivo ni en { $folder }. Si se jugó con otro --data, indica esa carpeta. Si sigues sin ella, la suerte tendrá una semilla nueva, y el registro dirá para siempre que es abierta.
term-seed-sure = Escribe «sí» para seguir con una semilla nueva:
term-seed-kept = La partida queda como está.
term-verify = La partida se guarda en { $file }. Cualquiera puede comprobar su suerte:
term-type-verify = tumblestar verify { $file }
term-kept = La partida se guarda en { $file }. Para seguirla:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } tiene la partida hasta el paso { $count }. Para seguir desde ahí:
term-kept-games = Partidas sin acabar en la terminal ({ $count }), la última primero:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = Para seguir la primera: tumblestar play --resume{ $data } (todas están en { $folder }).
term-none-kept = { $folder } no tiene ninguna partida así sin acabar. «tumblestar play GAME» empieza una.
term-not-for-resumed = { $option } es solo para partidas nuevas.
term-not-kept = No se jugó nada, así que no se guarda nada.
term-lost = La partida no está guardada. No se puede escribir { $file }: { $why }.
term-unkept = La partida no se puede guardar en { $file }: { $why }. Sigue; «guardar FILE» la pone en otro lugar.
term-played-elsewhere = Esta partida también se jugó en otra terminal. Se guardan las dos, la tuya en { $file }.
term-prompt = { $seat }>
term-thinking = { $seat }: pensando…
bot-compiling = El bot se compila para esta máquina, una vez, en uno o dos minutos…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Objetivo, cumplido
        [kept] Objetivo, cumplido hasta ahora
       *[unmet] Objetivo, aún sin cumplir
    }: { $goal }
term-no-cards = Este juego no tiene cartas comunes.
term-no-choice = Nada de lo que se puede hacer ahora contiene «{ $text }».
term-best = ★ { $way } (mejor)
term-alike = { $way } (igual de buenas: { $count } más)
term-hint-working = Cálculo de las expectativas de victoria…
term-way = - { $way }
term-no-hint = No hay nada que aconsejar.
term-undone = La última acción queda deshecha.
term-asked = Has pedido a los demás deshacer.
term-practice = ¿Volver atrás y practicar? (sí o no)
term-asks = { $seat } quiere deshacer. Escribe «aceptar» o «rechazar».
term-dropped = Ha pasado algo; el resto de lo que escribiste no se hizo.
term-tutor-on = El tutor pregunta antes de una acción que cueste más de { NUMBER($share, style: "percent") } de la victoria.
term-tutor-off = El tutor está desactivado.
term-tutor-what = Di lo que una acción puede costar sin preguntar, en puntos porcentuales: «tutor { $usual }», entre { $amounts }; o «tutor no».
term-tutor-none = Este juego no tiene expectativas de victoria, así que no hay tutor.
tutor-head = ¿Seguro?
term-tutor-sure = Escribe «sí» para jugarlo:
term-tutor-kept = No se juega.
term-off = no
term-asks-help = { $seat } quiere que se permita la ayuda a todos. Escribe «aceptar» o «rechazar».
term-asked-help = Has pedido a los demás que permitan la ayuda.
term-does-allow = pide a los demás más ayuda que las probabilidades, o la acepta; «permitir no» la acaba
term-word-allow = permitir
term-sure = Escribe «sí» para acabarla:
term-yes = sí si yes
term-not-resigned = La partida sigue.
term-refused = No se hizo. { $why }
term-refused-rule = No se hizo. { $why } La regla: «ayuda { $tag }».
term-refused-unread = No se entiende. { $why } "?" enumera lo que se puede hacer, «ayuda» todos los comandos.
term-save-what = Di dónde: guardar FILE
term-saved = La partida está guardada en { $file }.
term-foreign = { $file } existe y no es un registro, así que queda como está.
term-no-rule = No hay ninguna regla «{ $text }». Secciones de las reglas:
term-section = ayuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Escribe una acción en notación, varias separadas por «;», o una de estas palabras:
term-does-choices = lo que se puede hacer, con efectos; con TEXT detrás, solo lo que lo contiene
term-does-help = esto; «ayuda TAG» muestra una regla o una sección
term-does-board = el tablero y cómo va cada uno; «tablero TEXT» solo las líneas con ese texto
term-does-cards = las cartas en juego y lo que hacen
term-does-log = lo que ha pasado; «historial 10» los últimos diez eventos
term-does-hint = opciones para seguir con probabilidades, puntos y expectativas de victoria; la mejor, marcada, si se sabe
term-does-tutor = pregunta antes de acciones costosas: «tutor 5» desde el 5 % de la victoria (1, 2, 5 o 10), «tutor no»
term-does-undo = deshace tu última acción; en solitario también más allá de la suerte, como práctica; a las personas se les pregunta
term-does-resign = abandona la partida
term-does-save = «guardar FILE» escribe el registro; la partida también se guarda sola
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
cli-join = Juega en la terminal en una mesa de un servidor.
cli-join-link = Una invitación, como https://games.example/join/…, o la dirección de una mesa.
cli-join-name = Tu nombre, como lo ven los demás.
term-no-link = «{ $link }» no lleva a ningún puesto; se espera una invitación (https://…/join/…) o una mesa (https://…/table/…).
term-no-seat = No hay puestos libres en { $link }, o la partida ha acabado. Pide otro enlace.
term-nothing-there = No hay nada en { $link }: la dirección está mal, o la mesa es de otra persona.
term-password = { $link } pide una contraseña. Una invitación no la necesita: pide una.
term-server-refuses = El servidor te rechaza en { $link } (estado { $status }).
term-no-server = No se llega a { $link }: { $why }.
term-no-jar = Tu identidad en este servidor no se puede guardar en { $file }: { $why }.
term-you-are = { $count ->
        [0] Estás mirando.
        [one] Juegas por { $names }.
       *[other] Juegas por { $names }.
    }
term-waiting = { $seat ->
        [you] Un bot juega por ti ahora.
       *[other] Le toca a { $seat }.
    } Ctrl-C sale.
term-waiting-start = La partida empieza cuando todos los puestos estén ocupados. Ctrl-C sale.
term-line-lost = La conexión se perdió y ha vuelto.
term-line-gone = La conexión se ha perdido, y { $link } no responde.
term-table-gone = La mesa de { $link } ya no existe o no está abierta para ti.
term-other-protocol = El servidor de { $link } es de otra versión que este programa. Actualiza el más antiguo.
term-seat-kept = Tu puesto sigue siendo tuyo. Para volver:
term-type-join = tumblestar join { $link }
term-verify-there = El servidor muestra la misma comprobación: { $link }
term-said = { $words }
term-does-people = quién está; el anfitrión recibe las invitaciones a los puestos libres
term-does-time = el tiempo que queda a cada puesto
term-does-chat = los mensajes; «chat 10» los últimos diez
term-does-say = «decir TEXT» habla a todos; «decir» enumera frases rápidas, «decir 2» dice la segunda
term-does-hand = deja que un bot juegue por ti; «ceder random» lo nombra
term-does-back = vuelves a jugar tú
term-does-gone = si alguien falta hace mucho: «ausente esperar», «ausente bot» (sigue un bot), «ausente acabar» (acaba la partida)
term-does-fill = para el anfitrión, un bot en un puesto libre; «llenar 2 random» dice dónde y cuál
term-does-leave = deja tu puesto a otra persona
term-does-rematch = otra partida con las mismas personas
term-does-agree = acepta deshacer, o la ayuda para todos
term-does-decline = rechaza eso o una revancha, o retira tu petición
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
term-person = Puesto { $count }, { $seat }{ $how ->
        [here] : aquí
        [away] : no está mirando
        [asked] : aún sin respuesta
        [bot] { "" }
       *[gone] : no está aquí
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
term-no-clock = Aquí no hay reloj, o la partida no ha empezado.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Di qué: decir TEXT, o el número de una frase
term-gone = { $seat } ya no está aquí.
term-came = { $seat } está aquí.
term-missed = { $seat } (puesto { $count }) falta hace mucho. Votos para acabar la partida: { $n } de { $asked }. Escribe «ausente esperar», «ausente bot» o «ausente acabar».
term-nobody-missed = Nadie falta hace mucho.
term-nobody-free = No hay ningún puesto libre así.
term-waits = Se espera a { $seat }.
term-filled = Hay un bot en el puesto { $count }.
term-sure-leave = Escribe «sí» para dejarlo:
term-left = Has dejado el puesto; el anfitrión recibe un enlace nuevo a él.
term-after = «revancha» juega otra vez, «decir TEXT» dice algo, «salir» sale.
term-rematch-there = Una revancha: escribe «revancha» para ir, o «rechazar».
term-rematch-declined = Revancha rechazada; tu puesto allí está libre.
term-rematch-early = La revancha viene tras el fin de la partida.

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
term-legend-twisty = Cubos: R rojo, O naranja, Y amarillo, G verde, B azul, P morado, K rosa. [1] es el peón del puesto 1; lo que sigue está debajo.
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
term-legend-twinkle-twinkle = ✶ estrella, ✹ nova, direcciones de las líneas, = casillas enlazadas. «cartas» dice lo que puntúa.
