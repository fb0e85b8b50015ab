### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = El juego no admite { $seats } puestos; se espera: { $allowed }.
bad-option = Opción desconocida «{ $name }»; se espera: { $allowed }.
bad-option-value = La opción «{ $name }» no puede ser { $value }; se espera: { $allowed }.
bad-value = { $name } no puede ser { $value }; se espera: { $expected }.
bad-name = Un nombre o una sal es una línea de { $most } caracteres visibles como máximo.
name-alike = Este nombre se parece al de otra persona de aquí o al de un bot. Elige otro.
unknown-game = Juego desconocido «{ $name }»; se espera: { $allowed }.
game-broken = El juego «{ $name }» no se puede cargar: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.

## Texts that cannot be read

unreadable-at = Línea { $line }: { $why }
unread-state = «{ $text }» no es parte de un estado; se espera: clave=valor con las claves { $keys }, cada una una vez.
unread-state-value = «{ $text }» no vale para «{ $key }» en este estado; gramática: docs/{ $page }.md.

## Marks of rules

mark-ruling = decisión
mark-ruling-means = decisión nuestra, donde las reglas impresas no dicen nada
mark-review = reseña
mark-review-means = tomado de reseñas o de los textos de la editorial
mark-reconstruction = reconstrucción
mark-reconstruction-means = nuestra mejor suposición de lo que hay en la caja
mark-edition = edición
mark-edition-means = aquí difieren las ediciones impresas; se sigue la inglesa

## What calls of programs take

takes-whole = un número entero de { $least } a { $most }
takes-one-of = uno de { $allowed }
takes-state = un estado de { $name }, como position.state
takes-game = un juego, como tumblestar.games.find("twisty")
takes-rng = una fuente de azar, como random.Random(7)
takes-seed = un número, un texto, o None (secreto)
takes-text = un texto
takes-number = un número
takes-bool = True o False

## Games by others, and what small games need not say themselves

option-first = Quién empieza
option-first-help = Lo decide el azar, o tú.
option-first-0 = al azar
option-first-seat = puesto { $count }
first-seat = { $seat ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
seat-won = { $seat ->
        [you] ¡Ganas!
       *[other] { $seat } gana.
    }
first-seat-awaited = El azar decide quién empieza.
unread-of = «{ $text }» no se puede hacer aquí; se espera una de { $actions }.

## TOML

toml-bad = { $file }, línea { $line }: esto no es TOML. { $why }
toml-unknown = { $file }, línea { $line }: no existe la entrada «{ $name }»; se espera: { $allowed }.
toml-missing = { $file }, línea { $line }: falta «{ $name }».
toml-value = { $file }, línea { $line }: «{ $name }» es «{ $value }»; se espera: { $expected }.
toml-expected-table = entradas bajo un título o entre llaves
toml-expected-number = { NUMBER($number, useGrouping: "false") }, como en las otras entradas
toml-expected-whole = un número entero de { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true o false
toml-expected-text = un texto entre comillas rectas
toml-expected-one = uno de { $allowed }
toml-expected-some = palabras distintas de entre { $allowed }
toml-entry = { $file }, línea { $line }: «{ $name }» no sirve. { $why }
toml-expected-integer = un número entero
toml-expected-decimal = un número
toml-expected-total = { $number } en total
toml-expected-words = { $count } palabras distintas de entre { $allowed }
toml-expected-list = { $count ->
        [0] una lista entre corchetes
       *[other] una lista de { $count } elementos entre corchetes
    }
