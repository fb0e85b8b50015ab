### The rules of a game.

## Command line

cli-rules = Muestra las reglas de un juego con etiquetas, y marca las que no están en el reglamento impreso.
cli-tiles = Dibuja en su lugar las losetas, con cantidades y tablas, para compararlas con una caja.
cli-out = El archivo que escribir, .html o .svg para losetas; por defecto, la salida estándar.

## Shelf and tables

card-rules-short = Reglas
card-rules = Reglas de { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Sin marca: como dice la editorial.

## Rules in pictures

rules-contents = Contenido
rules-figures = Nuestras cifras
rules-search = Buscar en las reglas
rules-search-do = Buscar
rules-found = { $count ->
        [0] Ninguna regla tiene todas estas palabras.
        [one] 1 regla encontrada.
       *[other] { $count } reglas encontradas.
    }
rules-summary = Resumen para la mesa
summary-head = { $game } en breve
example-legal = Está permitido.
example-illegal = No está permitido.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] 1 punto.
       *[other] { $count } puntos.
    }
example-points-of = { $count ->
        [one] 1 punto ({ $parts }).
       *[other] { $count } puntos ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] el archivo
       *[other] ejemplo «{ $name }»
    }: { $why }
examples-rule = no hay regla ni sección «{ $tag }». Nombra una de words/en.ftl, como AB-3.1 o AB-3.
examples-name = cada ejemplo necesita un nombre propio, palabras «{ $key }» en words/en.ftl, y una imagen.
examples-crop = no hay ningún recorte «{ $text }». Elige { $allowed }.
examples-seat = no hay ningún puesto { $count }.
examples-legal = «{ $text }» no está permitido ahí, según { $tag ->
        [none] lo que se puede tirar o sacar
       *[other] { $tag }
    }. Corrige el estado o la acción.
examples-tag = una acción está permitida o no, no ambas cosas; una no permitida necesita la etiqueta de la regla que la prohíbe.
examples-illegal = «{ $text }» debería estar prohibido por { $tag }, pero las reglas dicen { $found ->
        [none] que está permitido
       *[other] { $found }
    }.
examples-points = «{ $name }» debería ser { $count }, pero las reglas dicen { $found }.
examples-summary = hacen falta las palabras «{ $key }» y «{ $key }-1» en words/en.ftl, y ejemplos con estos nombres: { $names }.
cli-rules-search = Muestra solo las reglas con todas estas palabras, sin mirar acentos.
cli-rules-section = Muestra solo esta sección, como TY-3.
cli-rules-no-section = { $game } no tiene ninguna sección «{ $text }». Elige { $allowed }.
cli-rules-none = Ninguna regla de { $game } tiene todas las palabras «{ $text }».
