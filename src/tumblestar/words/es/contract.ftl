### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = El juego no puede tener { $seats } puestos. Elige { $allowed }.
bad-option = No hay ninguna opción «{ $name }». Elige { $allowed }.
bad-option-value = «{ $name }» no puede ser { $value }. Elige { $allowed }.
bad-value = { $name } no puede ser { $value }. Indica { $expected }.
bad-name = Un nombre, o las palabras de un puesto, deben ser una línea de { $most } caracteres visibles como máximo.
name-alike = Este nombre se parece demasiado al de otro jugador o al de un bot. Elige otro.
unknown-game = No hay ningún juego «{ $name }». Elige { $allowed }.
game-broken = El juego «{ $name }» no se puede cargar: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.

## Texts that cannot be read

unreadable-at = Línea { $line }: { $why }
unread-state = «{ $text }» no es parte de un estado. Escribe clave=valor con las claves { $keys }, cada una una vez.
unread-state-value = «{ $text }» no vale para «{ $key }» en este estado. Consulta docs/{ $page }.md.

## Marks of rules

mark-ruling = decisión
mark-ruling-means = decisión nuestra: las reglas impresas no dicen nada
mark-review = reseña
mark-review-means = de una reseña o de la editorial
mark-reconstruction = suposición
mark-reconstruction-means = suposición nuestra sobre una parte impresa
mark-edition = edición
mark-edition-means = aquí difieren las ediciones impresas; se sigue la inglesa

## What calls of programs take

takes-whole = un número entero de { $least } a { $most }
takes-one-of = { $allowed }
takes-state = un estado de { $name }, como position.state
takes-game = un juego, como tumblestar.games.find("twisty")
takes-rng = una fuente de azar, como random.Random(7)
takes-seed = un número, un texto, o None (secreto)
takes-text = un texto
takes-number = un número
takes-bool = True o False

## Games by others, and what small games need not say themselves

option-first = Quién empieza
option-first-help = Al azar, o el puesto que elijas.
option-first-0 = al azar
option-first-seat = puesto { $count }
first-seat = { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
seat-won = { $seat ->
        [you] ¡Has ganado!
       *[other] Ha ganado { $seat }.
    }
first-seat-awaited = El primer jugador se elige al azar.
unread-of = Aquí no puedes hacer «{ $text }». Escribe una de estas acciones: { $actions }.

## TOML

toml-bad = { $file }, línea { $line }: esto no es TOML. { $why }
toml-unknown = { $file }, línea { $line }: no hay ninguna entrada «{ $name }». Elige { $allowed }.
toml-missing = { $file }, línea { $line }: falta «{ $name }».
toml-value = { $file }, línea { $line }: «{ $name }» no puede ser «{ $value }». Indica { $expected }.
toml-expected-table = entradas bajo un título o entre llaves
toml-expected-number = { NUMBER($number, useGrouping: "false") }, como en las demás entradas
toml-expected-whole = un número entero de { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true o false
toml-expected-text = un texto entre comillas rectas
toml-expected-one = { $allowed }
toml-expected-some = palabras distintas de entre { $allowed }
toml-entry = { $file }, línea { $line }: «{ $name }» no se puede usar. { $why }
toml-expected-integer = un número entero
toml-expected-decimal = un número
toml-expected-total = { $number } en total
toml-expected-words = { $count } palabras distintas de entre { $allowed }
toml-expected-list = { $count ->
        [0] una lista entre corchetes
       *[other] una lista de { $count } entradas entre corchetes
    }
