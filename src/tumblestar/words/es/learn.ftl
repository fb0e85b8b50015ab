### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Falta a su lado la partida grabada { $file }.
bad-tutorial-record = Línea { $line } de la partida grabada: { $why }
bad-tutorial-game = La partida grabada es de { $other }; se espera { $game }.
bad-tutorial-learner = Quien aprende tiene el puesto { $n }; se espera un puesto de cada partida grabada.
bad-tutorial-idle = Quien aprende, en el puesto { $n }, no tiene nada que hacer; se espera una nota antes de una acción de ese puesto.
bad-tutorial-chapter = Es del capítulo { $n }; se espera de 1 a { $count }, uno por cada partida grabada.
bad-tutorial-event = Está antes del evento { $event }; se espera de 1 a { $count }, el último para el final.
bad-tutorial-order = Va tras una nota de un evento posterior; se espera el orden de la partida.
bad-tutorial-end = El capítulo acaba con algo por hacer; se espera una nota más, que muestre lo que resultó.
bad-tutorial-words = No hay palabras para «{ $key }»; se espera un mensaje de { $game } en cada idioma.
bad-tutorial-reading = Quien aprende no tiene nada que hacer aquí; «also», «answers» y «other» solo se esperan antes de sus acciones.
bad-tutorial-action = «{ $text }» no es una acción. { $why }
bad-tutorial-illegal = «{ $text }» no está permitido aquí; bajo «also» se esperan acciones tan buenas como la grabada.
bad-tutorial-right = «{ $text }» es la acción grabada; bajo «answers» se esperan intentos equivocados.
bad-tutorial-mark = Nada se llama aquí «{ $text }»; se espera una acción permitida, un lugar del tablero, o una pieza o signo de la imagen.
learn-right = Correcto.
learn-head = Aprender { $game }
learn-step = { $n } de { $count }
learn-back = Atrás
learn-next = Seguir
learn-again = Desde el principio
learn-play = Jugar ahora
learn-leave = Salir
learn-skip = Saltar

# $name: the name of a file.
learn-another = Otra lección: { $name }
learn-choose = Todo lo que puedes hacer aquí
learn-do = Hacerlo

# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Haz lo que piden las notas: escribe una acción en notación, o Intro para seguir. "?" enumera lo que se puede hacer, «tablero» muestra el tablero, «atrás» retrocede, «salir» sale.
term-learn-try = Tu acción:
term-learn-on = Intro sigue:
term-learn-play = Intro empieza una partida contra { $bot }; «salir» sale:
term-learn-left = La lección está guardada. «tumblestar learn { $game }» la continúa.
term-learn-rule = La regla es { $tag }: «tumblestar rules { $game }» la tiene.
term-word-step-back = atrás
cli-learn = Enseña un juego jugándolo en la terminal, y después juega contra un bot; continúa donde se dejó.
cli-learn-game = El juego.
cli-learn-lesson = El nombre de una lección; por defecto, la primera.
cli-learn-none = { $game } aún no tiene ninguna lección; docs/tutorials.md dice cómo escribir una.
cli-learn-unknown = No hay ninguna lección «{ $name }»; hay { $allowed }.
card-learn = Aprender { $game } jugando
card-learn-short = Aprender
new-learn = Aprenderlo jugando: unos minutos

# $did: what the recorded action would do, a sentence of the game.
learn-also = Es igual de bueno. La lección sigue con otra acción. { $did }

# $did: what the tried action would do.
learn-other = { $did } Está permitido, pero no es lo que se busca aquí. Prueba lo marcado.
