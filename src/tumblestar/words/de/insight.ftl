### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Deine Siegchance sinkt von { NUMBER($best, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Deine Wahl, danach { $share }: { $way }
tutor-better = Vielleicht übersehen, danach { $share }: { $way }
tutor-error = Unterschiede unter { $error } beachtet der Tutor nicht: Vielleicht gibt es sie gar nicht.
tutor-unmeasured = Wir wissen nicht, wie genau diese Siegchancen sind.
hint-points = Punkte jetzt
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Die ersten { $count } sind etwa gleich gut.
hint-equal-more =
    { $more ->
        [one] Die ersten { $count } sind etwa gleich gut. Genauso gut ist noch { $more } weitere.
       *[other] Die ersten { $count } sind etwa gleich gut. Genauso gut sind noch { $more } weitere.
    }
hint-unsure = Keine ist klar die beste.
hint-all-equal = Alle sind etwa gleich gut.
hint-error = Möglichkeiten, die weniger als { $error } auseinanderliegen, gelten als gleich gut.
hint-unmeasured = Wir wissen nicht, wie genau diese Siegchancen sind, also gilt keine Möglichkeit als beste.
analysis-by = Siegchancen: { $name }.
analysis-by-exact = Exakte Siegchancen: { $name }.
analysis-by-error = Siegchancen: { $name }. Mittlerer Fehler je Schritt: { $error }.

## Review of a game

review-none = Für { $game } gibt es keine Bewertung, also auch keinen Rückblick auf seine Partien.
review-empty = In dieser Partie ist noch nichts geschehen.
review-older = Diese Partie wurde mit Regeln oder Daten einer anderen Version gespielt, also gibt es keinen Rückblick.
evaluator-own = die eigenen Werte des Spiels
review-evaluator = Siegchancen: { $name }. Mittlerer Fehler je Schritt: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Exakte Siegchancen: { $name }.
review-evaluator-unmeasured = Siegchancen: { $name }. Wir wissen nicht, wie genau sie sind.
review-fitted = Gelernt aus Partien von Bots der Stufe „{ $level }“.
review-level-none = –
review-level-perfect = Perfekt
review-resigned =
    { $name ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
mistake-win = einen Sieg übersehen
mistake-other = teure Entscheidungen
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } bis { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } für dich
       *[other] { $share } für { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
headline-won-by =
    { $seat ->
        [you] Du hast mit { headline-points } Vorsprung gewonnen.
       *[other] { $seat } hat mit { headline-points } Vorsprung gewonnen.
    }
headline-lost =
    { $seat ->
        [you] Du hast verloren.
       *[other] { $seat } hat verloren.
    }
headline-lost-by =
    { $seat ->
        [you] Du hast mit { headline-points } Rückstand verloren.
       *[other] { $seat } hat mit { headline-points } Rückstand verloren.
    }
headline-shared =
    { $seat ->
        [you] Du hast dir den Sieg mit anderen geteilt.
       *[other] { $seat } hat sich den Sieg mit anderen geteilt.
    }
headline-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }
headline-luck-took =
    { $seat ->
        [you] Das Glück kostete dich { NUMBER($share, style: "percent", maximumFractionDigits: 0) } deiner Siegchance.
       *[other] Das Glück kostete { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Siegchance.
    }
headline-luck-gave =
    { $seat ->
        [you] Das Glück brachte dir { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Siegchance.
       *[other] Das Glück brachte { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Siegchance.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Eine Entscheidung kostete { NUMBER($share, style: "percent", maximumFractionDigits: 0) } deiner Siegchance.
            [2] Zwei Entscheidungen kosteten { NUMBER($share, style: "percent", maximumFractionDigits: 0) } deiner Siegchance.
           *[other] { $count } Entscheidungen kosteten { NUMBER($share, style: "percent", maximumFractionDigits: 0) } deiner Siegchance.
        }
       *[other] { $count ->
            [1] Eine Entscheidung kostete { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Siegchance.
            [2] Zwei Entscheidungen kosteten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Siegchance.
           *[other] { $count } Entscheidungen kosteten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Siegchance.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Eine Entscheidung kostete dich den Sieg.
            [2] Zwei Entscheidungen kosteten dich den Sieg.
           *[other] { $count } Entscheidungen kosteten dich den Sieg.
        }
       *[other] { $count ->
            [1] Eine Entscheidung kostete { $seat } den Sieg.
            [2] Zwei Entscheidungen kosteten { $seat } den Sieg.
           *[other] { $count } Entscheidungen kosteten { $seat } den Sieg.
        }
    }
headline-nothing =
    { $seat ->
        [you] Keine deiner Entscheidungen war teuer.
       *[other] Keine Entscheidung von { $seat } war teuer.
    }
