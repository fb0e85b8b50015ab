### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = La partida ha acabado.
refused-seat = No es tu turno; ahora juega { $seat ->
        [0] el azar
       *[other] el puesto { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = No es tu turno. { $now }
refused-place = Ahora no se puede hacer nada ahí. { $now }
refused-chance = Aquí los resultados del azar salen de la semilla. Solo una mesa con un tablero de verdad los admite.
bad-chance = Clase de azar desconocida «{ $text }»; se espera: { $allowed }.
bad-commitment = El azar sellado necesita un compromiso: 64 cifras hexadecimales.
bad-practice = Una partida de práctica no tiene azar sellado.
bad-seed = Una semilla es una línea de 1 a { $most } caracteres visibles.
bad-salts = Se espera: { $seats } sales, una por puesto; una sal puede estar vacía.
bad-seat-kind = Un puesto es de una persona o de un bot.

## Reading a record

record-long = El archivo tiene más de { $most } caracteres, demasiados para un registro.
record-events = El registro tiene { $count } sucesos; se admiten { $most } como máximo.
record-format = Esto no es un registro; se espera como primera línea: «{ $expected }».
record-header = Entrada desconocida en la cabecera «{ $text }»; se espera: { $keys }.
record-twice = La entrada «{ $key }» aparece dos veces.
record-missing = A la cabecera le falta la entrada «{ $key }».
record-older = Jugada y mostrada con la versión { $rules } de las reglas. La versión más nueva es la { $version }.
record-other = Jugada con la versión { $rules } de las reglas (datos { $data }), mostrada con la versión { $version } (datos { $digest }); los puntos pueden diferir.
record-cut = Jugada con la versión { $rules } de las reglas (datos { $data }). La versión { $version } (datos { $digest }) muestra { $n } de sus { $count } eventos; el texto del registro los tiene todos.
record-rules = El registro tiene la versión «{ $text }» de las reglas; este programa juega con la versión { $version }.
record-data = El registro tiene piezas (datos «{ $text }») distintas de las de este programa ({ $digest }).
record-seat = «{ $text }» no es un puesto; se espera: «person» o «bot», y después un nombre.
record-salt = El puesto de la sal no existe; la partida tiene { $seats } puestos.
record-options = «{ $text }» no es una opción; se espera: nombre=número, con los nombres { $options }.
record-seed = La semilla abierta debería tener 64 cifras hexadecimales.
record-early-seed = La semilla de una partida sellada se abre solo al final.
record-date = La fecha debería tener la forma 2026-11-21.
record-start = Los puestos y las opciones deben ser los de la posición en que empieza la partida.
record-practice = «{ $text }» no puede ir tras «practice»; se espera: «yes».
record-event = «{ $text }» no es un evento; se espera: un número, después * para el azar o el número de un puesto, y después la acción.
record-number = El número del evento es { $text }; se espera: { $expected }. Quizá falte una línea antes.
record-actor = El evento es de «{ $text }», pero le toca a { $expected }.
record-after-end = La partida acaba antes de este evento.
record-refused = «{ $text }» no se puede hacer aquí. { $why }
record-end = El registro acaba con «{ $text }», pero sus eventos con «{ $expected }».
record-result = El resultado del registro es «{ $text }», pero el de sus eventos «{ $expected }».

## Checking chance

verify-proved = Suerte comprobada ✓ Nadie pudo cambiar un resultado después de empezar. Comprobados: { $count }.
verify-seed = Azar comprobado. Quien eligió las palabras «{ $seed }» podía conocerlo. Comprobados: { $count }.
verify-practice = Práctica: alguien volvió atrás, así que se podía conocer lo que venía. Comprobados: { $count }.
verify-typed = Los resultados ({ $count }) se escribieron o se eligieron, así que no hay nada que comprobar.
verify-older = Las reglas (versión { $rules }) o los datos de esta partida no se conservan aquí, así que su azar no se puede comprobar.
verify-closed = El azar está sellado hasta el fin de la partida, así que los resultados hasta ahora ({ $count }) aún no se pueden comprobar.
verify-commitment = Falso: este no es el azar que se selló antes de empezar.
verify-outcome = Falso: el evento { $n } es «{ $text }», pero el sorteo { $count } del flujo «{ $stream }» de la semilla da «{ $expected }».

## How a game ended

status-resigned = { $seat ->
        [you] Has abandonado. { $others } gana.
       *[other] { $others ->
            [you] { $seat } ha abandonado. ¡Ganas!
           *[other] { $seat } ha abandonado. { $others } gana.
        }
    }
status-resigned-shared = { $seat ->
        [you] Has abandonado. Comparten la victoria: { $others }.
       *[other] { $seat } ha abandonado. Victoria compartida: { $others }.
    }
status-abandoned = La partida se anuló; no gana nadie.
status-given-up = { $seat ->
        [you] Has renunciado.
       *[other] { $seat } ha renunciado.
    }
final-won = victoria
final-shared = victoria compartida
status-flagged = { $seat ->
        [you] { $count ->
            [0] Se acabó tu tiempo.
            [one] Se acabó tu tiempo. { $others } gana.
           *[other] Se acabó tu tiempo. Comparten la victoria: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Se acabó el tiempo de { $seat }. ¡Ganas!
               *[other] Se acabó el tiempo de { $seat }. Victoria compartida: { $others }.
            }
           *[other] { $count ->
                [0] Se acabó el tiempo de { $seat }.
                [one] Se acabó el tiempo de { $seat }. { $others } gana.
               *[other] Se acabó el tiempo de { $seat }. Comparten la victoria: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = una acción en notación
takes-record = el texto de un registro
takes-seats = un Seat(kind, name) por puesto
takes-salts = una lista de textos, uno por puesto
