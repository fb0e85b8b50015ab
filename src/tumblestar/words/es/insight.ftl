### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Esto regala { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } de tu probabilidad de ganar.
tutor-own = Tu elección, después { $share }: { $way }
tutor-better = Quizá se te ha escapado, después { $share }: { $way }
tutor-error = Un coste menor de { $error } puede no ser ninguno, y no se pregunta por él.
tutor-unmeasured = El error de las expectativas de victoria no está medido.
hint-points = Puntos ahora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Las primeras { $count } son más o menos igual de buenas.
hint-equal-more = Las primeras { $count } son más o menos igual de buenas, y siguen { $more } iguales.
hint-unsure = Ninguna es claramente la mejor.
hint-all-equal = Todas son más o menos igual de buenas.
hint-error = Las opciones que difieren en menos de { $error } cuentan como iguales.
hint-unmeasured = El error de las expectativas de victoria no está medido, así que ninguna opción se marca como la mejor.
analysis-by = Según { $name }.
analysis-by-exact = Exacto: { $name }.
analysis-by-error = Según { $name }. Error medio de evento a evento: { $error }.

## Review of a game

review-none = { $game } no tiene evaluador, así que sus partidas no se pueden revisar.
review-empty = En esta partida aún no ha pasado nada.
review-older = Esta partida se jugó con las reglas o los datos de otra versión, así que no se puede revisar.
evaluator-own = los valores propios del juego
review-evaluator = Valores: { $name }. Error medio de un paso: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valores: { $name }; exactos.
review-evaluator-unmeasured = Valores: { $name }; error sin medir.
review-fitted = Ajustados a partidas de bots del nivel «{ $level }».
review-level-none = –
review-level-perfect = Perfecto
review-resigned = { $name } abandonó
mistake-win = dejar escapar la victoria
mistake-other = decisiones costosas

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (de { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } para { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Has ganado.
       *[other] { $seat } ha ganado.
    }
headline-won-by =
    { $seat ->
        [you] Has ganado por { headline-points }.
       *[other] { $seat } ha ganado por { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Has perdido.
       *[other] { $seat } ha perdido.
    }
headline-lost-by =
    { $seat ->
        [you] Has perdido por { headline-points }.
       *[other] { $seat } ha perdido por { headline-points }.
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
        [you] La suerte te quitó un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tus opciones de ganar.
       *[other] La suerte le costó a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de sus opciones de ganar.
    }
headline-luck-gave =
    { $seat ->
        [you] La suerte te dio un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de opciones de ganar.
       *[other] La suerte le dio a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de opciones de ganar.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Una decisión te costó un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tus opciones de ganar.
            [2] Dos decisiones te costaron un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tus opciones de ganar.
           *[other] { $count } decisiones te costaron un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de tus opciones de ganar.
        }
       *[other] { $count ->
            [1] Una decisión le costó a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de sus opciones de ganar.
            [2] Dos decisiones le costaron a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de sus opciones de ganar.
           *[other] { $count } decisiones le costaron a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de sus opciones de ganar.
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
        [you] Ninguna de tus decisiones te costó cara.
       *[other] Ninguna decisión de { $seat } costó cara.
    }
