### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = La partida ha acabado.
refused-seat =
    No es tu turno. { $seat ->
        [0] Ahora viene una tirada o un sorteo.
       *[other] Le toca al puesto { $seat }.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = No es tu turno. { $now }
refused-place = Ahora no puedes hacer nada ahí. { $now }
refused-chance = Aquí la semilla decide todas las tiradas y sorteos. Solo puedes introducirlos en una mesa con un tablero de verdad.
bad-chance = «{ $text }» no es una clase de azar. Usa una de estas: { $allowed }.
bad-commitment = El azar sellado necesita un compromiso: 64 cifras hexadecimales.
bad-practice = Una partida de práctica no puede tener azar sellado.
bad-seed = Una semilla tiene una línea de 1 a { $most } caracteres visibles.
bad-salts =
    { $seats ->
        [one] Indica 1 sal. Puede estar vacía.
       *[other] Indica { $seats } sales, una por puesto. Una sal puede estar vacía.
    }
bad-seat-kind = Da cada puesto a una persona o a un bot.

## Reading a record

record-long = Este archivo tiene más de { $most } caracteres, demasiados para un archivo de partida.
record-events = El archivo de partida tiene { $count } pasos. Se admiten { $most } como máximo.
record-format = Esto no es un archivo de partida: su primera línea debe ser «{ $expected }».
record-header = «{ $text }» no es una entrada de la cabecera. Usa una de estas: { $keys }.
record-twice = La entrada «{ $key }» aparece dos veces.
record-missing = A la cabecera le falta la entrada «{ $key }».
record-older = Jugada y mostrada con la versión { $rules } de las reglas. La versión más nueva es la { $version }.
record-other = Jugada con la versión { $rules } de las reglas (datos { $data }), mostrada con la versión { $version } (datos { $digest }). Los puntos pueden diferir.
record-cut = Jugada con la versión { $rules } de las reglas (datos { $data }). La versión { $version } (datos { $digest }) solo puede mostrar los primeros { $n } de { $count } pasos. El archivo de partida los tiene todos.
record-rules = El archivo de partida tiene la versión «{ $text }» de las reglas, pero este programa juega con la versión { $version }.
record-data = La partida se jugó con otros datos del juego («{ $text }») que los de este programa ({ $digest }).
record-seat = «{ $text }» no es un puesto. Escribe «person» o «bot», y después un nombre.
record-salt =
    No hay puesto para esta sal: la partida tiene { $seats ->
        [one] 1 puesto.
       *[other] { $seats } puestos.
    }
record-options = «{ $text }» no es una opción. Escribe nombre=número, cada nombre una vez. Nombres: { $options }.
record-seed = La semilla debe tener 64 cifras hexadecimales.
record-early-seed = Una partida con la suerte sellada solo puede mostrar su semilla cuando ha acabado.
record-date = Escribe la fecha como 2026-11-21.
record-start = Los puestos y las opciones deben ser los de la posición en que empieza la partida.
record-practice = «{ $text }» no puede ir tras «practice». Escribe «yes», o quita la línea.
record-event = «{ $text }» no es un paso. Escribe su número, después * para una tirada o un sorteo o el número de un puesto, y después la acción.
record-number = El paso tiene el número { $text }, no { $expected }. Quizá falte una línea antes.
record-actor = Este paso es de «{ $text }», pero le toca a «{ $expected }».
record-after-end = La partida acabó antes de este paso.
record-refused = «{ $text }» no es posible aquí. { $why }
record-end = La entrada «end» es «{ $text }», pero los pasos acaban con «{ $expected }».
record-result = La entrada «result» es «{ $text }», pero los pasos dan «{ $expected }».

## Checking chance

verify-proved =
    Suerte comprobada ✓ Nadie pudo cambiar { $count ->
        [one] la tirada o el sorteo tras el comienzo.
       *[other] las { $count } tiradas y sorteos tras el comienzo.
    }
verify-seed =
    Suerte comprobada: { $count ->
        [one] 1 tirada o sorteo corresponde
       *[other] { $count } tiradas y sorteos corresponden
    } a las palabras «{ $seed }». Quien las conocía podía prever la suerte.
verify-practice =
    Práctica: un jugador deshizo jugadas, así que se podía conocer la suerte por venir. { $count ->
        [one] Se ha comprobado 1 tirada o sorteo.
       *[other] Se han comprobado { $count } tiradas y sorteos.
    }
verify-typed =
    { $count ->
        [one] La tirada o el sorteo se escribió o se eligió
       *[other] Las { $count } tiradas y sorteos se escribieron o se eligieron
    }, así que no hay nada que comprobar.
verify-older = Este programa no tiene las reglas (versión { $rules }) o los datos de esta partida, así que no puede comprobar la suerte.
verify-closed =
    La suerte está sellada hasta que acabe la partida, así que { $count ->
        [one] la tirada o el sorteo hasta ahora no se puede
       *[other] las { $count } tiradas y sorteos hasta ahora no se pueden
    } comprobar todavía.
verify-commitment = Falso: esta no es la suerte que se selló antes de empezar.
verify-outcome = Falso: el paso { $n } es «{ $text }», pero la semilla da «{ $expected }» (sorteo { $count } de su flujo «{ $stream }»).

## How a game ended

status-resigned = { $seat ->
        [you] Has abandonado. Ha ganado { $others }.
       *[other] { $others ->
            [you] { $seat } ha abandonado. ¡Has ganado!
           *[other] { $seat } ha abandonado. Ha ganado { $others }.
        }
    }
status-resigned-shared = { $seat ->
        [you] Has abandonado. Victoria compartida: { $others }.
       *[other] { $seat } ha abandonado. Victoria compartida: { $others }.
    }
status-abandoned = La partida se ha anulado. No ha ganado nadie.
status-given-up = { $seat ->
        [you] Has renunciado.
       *[other] { $seat } ha renunciado.
    }
final-won = victoria
final-shared = victoria compartida
status-flagged = { $seat ->
        [you] { $count ->
            [0] Se ha acabado tu tiempo.
            [one] Se ha acabado tu tiempo. Ha ganado { $others }.
           *[other] Se ha acabado tu tiempo. Victoria compartida: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Se ha acabado el tiempo de { $seat }. ¡Has ganado!
               *[other] Se ha acabado el tiempo de { $seat }. Victoria compartida: { $others }.
            }
           *[other] { $count ->
                [0] Se ha acabado el tiempo de { $seat }.
                [one] Se ha acabado el tiempo de { $seat }. Ha ganado { $others }.
               *[other] Se ha acabado el tiempo de { $seat }. Victoria compartida: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = una acción en notación
takes-record = el texto de un registro
takes-seats = un Seat(kind, name) por puesto
takes-salts = una lista de textos, uno por puesto
