### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Così regali { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } di probabilità di vittoria.
tutor-own = La tua scelta ({ $share } dopo): { $way }
tutor-better = Forse ti è sfuggito ({ $share } dopo): { $way }
tutor-error = I costi sotto { $error } possono essere nulli, e non si segnalano.
tutor-unmeasured = L’errore delle quote di vittoria non è misurato.
hint-points = Punti ora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = I primi { $count } si equivalgono.
hint-equal-more = Le prime { $count } si equivalgono all’incirca, e ne seguono { $more } uguali.
hint-unsure = Nessuna è chiaramente la migliore.
hint-all-equal = Si equivalgono tutti.
hint-error = I modi che differiscono meno di { $error } contano come uguali.
hint-unmeasured = L’errore delle quote di vittoria non è misurato, quindi nessun modo è indicato come migliore.
analysis-by = Secondo { $name }.
analysis-by-exact = Esatto: { $name }.
analysis-by-error = Secondo { $name }. Errore medio da evento a evento: { $error }.

## Review of a game

review-none = { $game } non ha un valutatore, quindi le sue partite non si possono rivedere.
review-empty = In questa partita non è ancora successo niente.
review-older = Questa partita è stata giocata con regole o dati di un’altra versione, quindi non si può rivedere.
evaluator-own = i valori del gioco stesso
review-evaluator = Valori: { $name }. Errore medio di un passo: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valori: { $name }; esatti.
review-evaluator-unmeasured = Valori: { $name }; errore non misurato.
review-fitted = Adattati a partite di bot del livello «{ $level }».
review-level-none = –
review-level-perfect = Perfetto
review-resigned = { $name } ha abbandonato
mistake-win = mancare la vittoria
mistake-other = scelte costose

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (da { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } per { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Hai vinto.
       *[other] { $seat } ha vinto.
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
        [you] La sorte ti ha tolto il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
       *[other] La sorte è costata a { $seat } il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
    }
headline-luck-gave =
    { $seat ->
        [you] La sorte ti ha dato il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
       *[other] La sorte ha dato a { $seat } il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Una scelta ti è costata il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
            [2] Due scelte ti sono costate il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
           *[other] { $count } scelte ti sono costate il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
        }
       *[other] { $count ->
            [1] Una scelta è costata a { $seat } il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
            [2] Due scelte sono costate a { $seat } il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
           *[other] { $count } scelte sono costate a { $seat } il { NUMBER($share, style: "percent", maximumFractionDigits: 0) } di possibilità di vincere.
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
        [you] Nessuna tua scelta è costata cara.
       *[other] Nessuna scelta di { $seat } è costata cara.
    }
