### Ce que valent positions et décisions : conseils, tuteur, et ce dont les bilans sont faits.

## Conseils et tuteur

tutor-cost = Cela abandonne { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } de vos chances de victoire.
tutor-own = Votre choix, { $share } ensuite : { $way }
tutor-better = Ce qui vous échappe peut-être, { $share } ensuite : { $way }
tutor-error = On ne demande rien au-dessous de { $error }, qui peuvent n’être rien.
tutor-unmeasured = L’erreur des parts de victoire n’est pas mesurée.
hint-points = Points tout de suite
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Les { $count } premières se valent à peu près.
hint-equal-more = Les { $count } premières se valent à peu près, et { $more } autres sont égales.
hint-unsure = Aucune n’est nettement la meilleure.
hint-all-equal = Toutes se valent à peu près.
hint-error = Des façons qui diffèrent de moins de { $error } passent pour égales.
hint-unmeasured = L’erreur des parts de victoire n’est pas mesurée : aucune façon n’est donc dite la meilleure.
analysis-by = Selon : { $name }.
analysis-by-exact = Exact : { $name }.
analysis-by-error = Selon : { $name }. Erreur moyenne d’un événement au suivant : { $error }.

## Bilan d’une partie

review-none = { $game } n’a pas d’évaluation : ses parties ne peuvent pas avoir de bilan.
review-empty = Rien ne s’est encore passé dans cette partie.
review-older = Cette partie a été jouée avec les règles ou les données d’une autre version : elle ne peut pas avoir de bilan.
evaluator-own = les valeurs du jeu lui-même
review-evaluator = Valeurs : { $name }. Écart moyen d’une étape : { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valeurs : { $name } ; exactes.
review-evaluator-unmeasured = Valeurs : { $name } ; écart non mesuré.
review-fitted = Ajustées à des parties de robots de niveau { $level }.
review-level-none = –
review-level-perfect = Parfait
review-resigned = { $name } a abandonné
mistake-win = manquer une victoire
mistake-other = choix coûteux

# $share, $rating, $low, $high : un chiffre et les bornes de son intervalle. $count : un nombre. $name : de qui il est.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } à { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } pour { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Vous avez gagné.
       *[other] { $seat } a gagné.
    }
headline-won-by =
    { $seat ->
        [you] Vous avez gagné de { headline-points }.
       *[other] { $seat } a gagné de { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Vous avez perdu.
       *[other] { $seat } a perdu.
    }
headline-lost-by =
    { $seat ->
        [you] Vous avez perdu de { headline-points }.
       *[other] { $seat } a perdu de { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Vous avez partagé la victoire.
       *[other] { $seat } a partagé la victoire.
    }
headline-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
headline-luck-took =
    { $seat ->
        [you] La chance vous a coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de gagner.
       *[other] La chance a coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de gagner.
    }
headline-luck-gave =
    { $seat ->
        [you] La chance a ajouté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à vos chances de gagner.
       *[other] La chance a ajouté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } aux chances de { $seat }.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Un choix vous a coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de gagner.
            [2] Deux choix vous ont coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de gagner.
           *[other] { $count } choix vous ont coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de gagner.
        }
       *[other] { $count ->
            [1] Un choix a coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de gagner.
            [2] Deux choix ont coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de gagner.
           *[other] { $count } choix ont coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de gagner.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Un choix vous a coûté la victoire.
            [2] Deux choix vous ont coûté la victoire.
           *[other] { $count } choix vous ont coûté la victoire.
        }
       *[other] { $count ->
            [1] Un choix a coûté la victoire à { $seat }.
            [2] Deux choix ont coûté la victoire à { $seat }.
           *[other] { $count } choix ont coûté la victoire à { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] Aucun de vos choix n’a coûté cher.
       *[other] Aucun choix de { $seat } n’a coûté cher.
    }
