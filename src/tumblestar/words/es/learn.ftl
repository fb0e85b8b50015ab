### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Falta la partida grabada { $file }, que debe estar a su lado.
bad-tutorial-record = Línea { $line } de la partida grabada: { $why }
bad-tutorial-game = La partida grabada es de { $other }. Usa una de { $game }.
bad-tutorial-learner = El alumno tiene el puesto { $n }. Elige un puesto que tengan todas las partidas grabadas.
bad-tutorial-idle = El alumno, en el puesto { $n }, no tiene nada que hacer. Pon una nota antes de una acción de ese puesto.
bad-tutorial-chapter = La nota es del capítulo { $n }. Elige de 1 a { $count }, uno por cada partida grabada.
bad-tutorial-event = La nota está antes del evento { $event }. Elige de 1 a { $count }; el último es el final.
bad-tutorial-order = La nota va tras otra de un evento posterior. Pon las notas en el orden de la partida.
bad-tutorial-end = El capítulo acaba con algo aún por hacer. Añade una nota que muestre en qué ha quedado.
bad-tutorial-words = No hay palabras para «{ $key }». Añade este mensaje de { $game } en todos los idiomas.
bad-tutorial-reading = El alumno no tiene nada que hacer aquí. Usa «also», «answers» y «other» solo antes de acciones del alumno.
bad-tutorial-action = «{ $text }» no es una acción. { $why }
bad-tutorial-illegal = «{ $text }» no está permitido aquí. Bajo «also», indica acciones tan buenas como la grabada.
bad-tutorial-right = «{ $text }» es la acción grabada. Bajo «answers», indica intentos equivocados.
bad-tutorial-mark = Aquí nada se llama «{ $text }». Indica una acción permitida, un lugar del tablero, o una pieza o un símbolo de la imagen.
learn-right = Correcto.
learn-head = Aprender { $game }
learn-step = { $n } de { $count }
learn-back = Atrás
learn-next = Seguir
learn-again = Desde el principio
learn-play = Jugar ahora
learn-leave = Salir
learn-skip = Saltar este paso

# $name: the name of a file.
learn-another = Otra lección: { $name }
learn-choose = Todo lo que puedes hacer aquí
learn-do = Hacerlo

# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Haz lo que dicen las notas: escribe una acción en notación, o pulsa Intro para seguir. "?" enumera tus opciones, «tablero» muestra el tablero, «atrás» retrocede y «salir» sale.
term-learn-try = Tu acción:
term-learn-on = Pulsa Intro para seguir:
term-learn-play = Pulsa Intro para jugar contra { $bot }, o escribe «salir»:
term-learn-left = Se ha guardado por dónde ibas. «tumblestar learn { $game }» continúa la lección.
term-learn-rule = Consulta la regla { $tag } en «tumblestar rules { $game }».
term-word-step-back = atrás
cli-learn = Te enseña un juego en la terminal y después te deja jugarlo contra un bot. Continúa donde lo dejaste.
cli-learn-game = El juego.
cli-learn-lesson = El nombre de una lección; por defecto, la primera.
cli-learn-none = { $game } aún no tiene ninguna lección. docs/tutorials.md dice cómo escribir una.
cli-learn-unknown = No hay ninguna lección «{ $name }». Elige { $allowed }.
card-learn = Aprender { $game } jugando
card-learn-short = Aprender
new-learn = Aprenderlo jugando: unos minutos

# $did: what the recorded action would do, a sentence of the game.
learn-also = Es igual de bueno. La lección sigue con otra acción. { $did }

# $did: what the tried action would do.
learn-other = { $did } Está permitido, pero no es de lo que trata esta lección. Prueba lo marcado.
