### Ce que valent positions et décisions : conseils, tuteur, et ce dont les bilans sont faits.

## Conseils et tuteur

tutor-cost = Vos chances de victoire passent de { NUMBER($best, style: "percent", maximumFractionDigits: 0) } à { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Votre choix ({ $share } ensuite) : { $way }
tutor-better = Ce qui vous échappe peut-être ({ $share } ensuite) : { $way }
tutor-error = Le tuteur ignore les écarts de moins de { $error } : ils ne sont peut-être pas réels.
tutor-unmeasured = Nous ne savons pas à quel point ces chances de victoire sont exactes.
hint-points = Points tout de suite
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Les { $count } premiers se valent à peu près.
hint-equal-more =
    { $more ->
        [one] Les { $count } premiers se valent à peu près. { $more } autre est exactement aussi bon.
       *[other] Les { $count } premiers se valent à peu près. { $more } autres sont exactement aussi bons.
    }
hint-unsure = Aucun n’est nettement le meilleur.
hint-all-equal = Tous se valent à peu près.
hint-error = Des choix à moins de { $error } l’un de l’autre passent pour égaux.
hint-unmeasured = Nous ne savons pas à quel point ces chances de victoire sont exactes : aucun choix n’est donc donné comme le meilleur.
analysis-by = Chances de victoire selon { $name }.
analysis-by-exact = Chances de victoire exactes, selon { $name }.
analysis-by-error = Chances de victoire selon { $name }. Erreur moyenne par étape : { $error }.

## Bilan d’une partie

review-none = Il n’y a pas d’évaluation de { $game } : ses parties ne peuvent pas avoir de bilan.
review-empty = Rien ne s’est encore passé dans cette partie.
review-older = Cette partie a été jouée avec les règles ou les données d’une autre version : elle ne peut pas avoir de bilan.
evaluator-own = les valeurs du jeu lui-même
review-evaluator = Chances de victoire selon { $name }. Erreur moyenne par étape : { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Chances de victoire exactes, selon { $name }.
review-evaluator-unmeasured = Chances de victoire selon { $name }. Nous ne savons pas à quel point elles sont exactes.
review-fitted = Appris de parties de robots de niveau « { $level } ».
review-level-none = –
review-level-perfect = Parfait
review-resigned =
    { $name ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
mistake-win = manquer une victoire
mistake-other = choix coûteux

# $share, $rating, $low, $high : un chiffre et les bornes de son intervalle. $count : un nombre. $name : de qui il est.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } à { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } pour vous
       *[other] { $share } pour { $name }
    }

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
        [you] Le hasard vous a coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de victoire.
       *[other] Le hasard a coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de victoire.
    }
headline-luck-gave =
    { $seat ->
        [you] Le hasard a ajouté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à vos chances de victoire.
       *[other] Le hasard a apporté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chances de victoire en plus.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Un choix vous a coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de victoire.
            [2] Deux choix vous ont coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de victoire.
           *[other] { $count } choix vous ont coûté { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de vos chances de victoire.
        }
       *[other] { $count ->
            [1] Un choix a coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de victoire.
            [2] Deux choix ont coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de victoire.
           *[other] { $count } choix ont coûté à { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de ses chances de victoire.
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
        [you] Vous n’avez fait aucun choix coûteux.
       *[other] { $seat } n’a fait aucun choix coûteux.
    }
