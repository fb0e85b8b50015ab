### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Tu probabilidad de ganar baja del { NUMBER($best, style: "percent", maximumFractionDigits: 0) } al { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Tu opción, con { $share } después: { $way }
tutor-better = Quizá pasada por alto, con { $share } después: { $way }
tutor-error = El tutor no tiene en cuenta diferencias menores de un { $error }: quizá no sean reales.
tutor-unmeasured = No sabemos lo exactas que son estas probabilidades de ganar.
hint-points = Puntos ahora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Las primeras { $count } son más o menos igual de buenas.
hint-equal-more =
    { $more ->
        [one] Las primeras { $count } son más o menos igual de buenas. Hay { $more } más exactamente igual de buena.
       *[other] Las primeras { $count } son más o menos igual de buenas. Hay { $more } más exactamente igual de buenas.
    }
hint-unsure = Ninguna es claramente la mejor.
hint-all-equal = Todas son más o menos igual de buenas.
hint-error = Las opciones que difieren en menos de un { $error } cuentan como iguales.
hint-unmeasured = No sabemos lo exactas que son estas probabilidades de ganar, así que no se señala ninguna como la mejor.
analysis-by = Probabilidades de ganar según { $name }.
analysis-by-exact = Probabilidades de ganar exactas según { $name }.
analysis-by-error = Probabilidades de ganar según { $name }. Error medio por paso: { $error }.

## Review of a game

review-none = No hay ninguna evaluación de { $game }, así que sus partidas no se pueden revisar.
review-empty = En esta partida aún no ha pasado nada.
review-older = Esta partida se jugó con las reglas o los datos de otra versión, así que no se puede revisar.
evaluator-own = los valores propios del juego
review-evaluator = Probabilidades de ganar según { $name }. Error medio por paso: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Probabilidades de ganar exactas según { $name }.
review-evaluator-unmeasured = Probabilidades de ganar según { $name }. No sabemos lo exactas que son.
review-fitted = Aprendidas de partidas de bots del nivel «{ $level }».
review-level-none = –
review-level-perfect = Perfecto
review-resigned =
    { $name ->
        [you] Has abandonado.
       *[other] { $name } ha abandonado.
    }
mistake-win = dejar escapar la victoria
mistake-other = decisiones costosas

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (de { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } para ti
       *[other] { $share } para { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Has ganado.
       *[other] Ha ganado { $seat }.
    }
headline-won-by =
    { $seat ->
        [you] Has ganado por { headline-points }.
       *[other] Ha ganado { $seat } por { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Has perdido.
       *[other] Ha perdido { $seat }.
    }
headline-lost-by =
    { $seat ->
        [you] Has perdido por { headline-points }.
       *[other] Ha perdido { $seat } por { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Has compartido la victoria.
       *[other] { $seat } ha compartido la victoria.
    }
headline-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
headline-luck-took =
    { $seat ->
        [you] La suerte te quitó un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tu probabilidad de ganar.
       *[other] La suerte le costó a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de su probabilidad de ganar.
    }
headline-luck-gave =
    { $seat ->
        [you] La suerte añadió un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } a tu probabilidad de ganar.
       *[other] La suerte le dio a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } más de probabilidad de ganar.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Una decisión te costó un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tu probabilidad de ganar.
            [2] Dos decisiones te costaron un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tu probabilidad de ganar.
           *[other] { $count } decisiones te costaron un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tu probabilidad de ganar.
        }
       *[other] { $count ->
            [1] Una decisión le costó a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de su probabilidad de ganar.
            [2] Dos decisiones le costaron a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de su probabilidad de ganar.
           *[other] { $count } decisiones le costaron a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de su probabilidad de ganar.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Una decisión te costó la victoria.
            [2] Dos decisiones te costaron la victoria.
           *[other] { $count } decisiones te costaron la victoria.
        }
       *[other] { $count ->
            [1] Una decisión le costó la victoria a { $seat }.
            [2] Dos decisiones le costaron la victoria a { $seat }.
           *[other] { $count } decisiones le costaron la victoria a { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] No has tomado ninguna decisión costosa.
       *[other] { $seat } no ha tomado ninguna decisión costosa.
    }
