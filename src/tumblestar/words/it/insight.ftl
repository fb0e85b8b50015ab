### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = La tua probabilità di vittoria scende dal { NUMBER($best, style: "percent", maximumFractionDigits: 0) } al { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = La tua scelta ({ $share } dopo): { $way }
tutor-better = Forse ti è sfuggito ({ $share } dopo): { $way }
tutor-error = Il tutor ignora differenze sotto { $error }: potrebbero non essere reali.
tutor-unmeasured = Non sappiamo quanto siano esatte queste probabilità di vittoria.
hint-points = Punti ora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Le prime { $count } si equivalgono.
hint-equal-more =
    { $more ->
        [one] Le prime { $count } si equivalgono più o meno. Ce n’è { $more } altra esattamente uguale.
       *[other] Le prime { $count } si equivalgono più o meno. Ce ne sono altre { $more } esattamente uguali.
    }
hint-unsure = Nessuna è chiaramente la migliore.
hint-all-equal = Si equivalgono tutte.
hint-error = Le scelte che differiscono meno di { $error } contano come uguali.
hint-unmeasured = Non sappiamo quanto siano esatte queste probabilità di vittoria, quindi nessuna è indicata come la migliore.
analysis-by = Probabilità di vittoria secondo { $name }.
analysis-by-exact = Probabilità di vittoria esatte, secondo { $name }.
analysis-by-error = Probabilità di vittoria secondo { $name }. Errore medio per passo: { $error }.

## Review of a game

review-none = Per { $game } non c’è una valutazione, quindi le sue partite non si possono rivedere.
review-empty = In questa partita non è ancora successo nulla.
review-older = Questa partita è stata giocata con regole o dati di un’altra versione, quindi non si può rivedere.
evaluator-own = i valori del gioco stesso
review-evaluator = Probabilità di vittoria secondo { $name }. Errore medio per passo: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Probabilità di vittoria esatte, secondo { $name }.
review-evaluator-unmeasured = Probabilità di vittoria secondo { $name }. Non sappiamo quanto siano esatte.
review-fitted = Apprese da partite di bot del livello «{ $level }».
review-level-none = –
review-level-perfect = Perfetto
review-resigned =
    { $name ->
        [you] Hai abbandonato.
       *[other] { $name } ha abbandonato.
    }
mistake-win = vittoria mancata
mistake-other = scelte costose

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (da { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } per te
       *[other] { $share } per { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Hai vinto.
       *[other] Ha vinto { $seat }.
    }
headline-won-by =
    { $seat ->
        [you] Hai vinto di { headline-points }.
       *[other] { $seat } ha vinto di { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Hai perso.
       *[other] { $seat } ha perso.
    }
headline-lost-by =
    { $seat ->
        [you] Hai perso di { headline-points }.
       *[other] { $seat } ha perso di { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Hai condiviso la vittoria.
       *[other] { $seat } ha condiviso la vittoria.
    }
headline-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
headline-luck-took =
    { $seat ->
        [you] La fortuna ti ha tolto un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
       *[other] La fortuna ha tolto a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
    }
headline-luck-gave =
    { $seat ->
        [you] La fortuna ha aggiunto un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } alla tua probabilità di vittoria.
       *[other] La fortuna ha dato a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Una scelta ti è costata un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
            [2] Due scelte ti sono costate un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
           *[other] { $count } scelte ti sono costate un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
        }
       *[other] { $count ->
            [1] Una scelta è costata a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
            [2] Due scelte sono costate a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
           *[other] { $count } scelte sono costate a { $seat } un { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Una scelta ti è costata la vittoria.
            [2] Due scelte ti sono costate la vittoria.
           *[other] { $count } scelte ti sono costate la vittoria.
        }
       *[other] { $count ->
            [1] Una scelta è costata la vittoria a { $seat }.
            [2] Due scelte sono costate la vittoria a { $seat }.
           *[other] { $count } scelte sono costate la vittoria a { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] Non hai fatto nessuna scelta costosa.
       *[other] { $seat } non ha fatto nessuna scelta costosa.
    }
