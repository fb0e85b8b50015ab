### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Je winkans daalt van { NUMBER($best, style: "percent", maximumFractionDigits: 0) } naar { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Jouw keuze, daarna { $share }: { $way }
tutor-better = Misschien over het hoofd gezien, daarna { $share }: { $way }
tutor-error = De tutor negeert verschillen onder { $error }: die zijn misschien niet echt.
tutor-unmeasured = We weten niet hoe exact deze winkansen zijn.
hint-points = Punten nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De eerste { $count } zijn ongeveer even goed.
hint-equal-more =
    { $more ->
        [one] De eerste { $count } zijn ongeveer even goed. Er is er nog { $more } die precies even goed is.
       *[other] De eerste { $count } zijn ongeveer even goed. Er zijn er nog { $more } die precies even goed zijn.
    }
hint-unsure = Geen keuze is duidelijk de beste.
hint-all-equal = Alle keuzes zijn ongeveer even goed.
hint-error = Keuzes die minder dan { $error } verschillen, tellen als gelijk.
hint-unmeasured = We weten niet hoe exact deze winkansen zijn, dus geen keuze heet de beste.
analysis-by = Winkansen uit { $name }.
analysis-by-exact = Exacte winkansen uit { $name }.
analysis-by-error = Winkansen uit { $name }. Gemiddelde fout per stap: { $error }.

## Review of a game

review-none = Er is geen beoordeling van { $game }, dus deze spellen kunnen niet worden nabesproken.
review-empty = In dit spel is nog niets gebeurd.
review-older = Dit spel is met de regels of gegevens van een andere versie gespeeld, dus het kan niet worden nabesproken.
evaluator-own = de eigen waarden van het spel
review-evaluator = Winkansen uit { $name }. Gemiddelde fout per stap: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Exacte winkansen uit { $name }.
review-evaluator-unmeasured = Winkansen uit { $name }. We weten niet hoe exact ze zijn.
review-fitted = Geleerd uit spellen van bots op niveau “{ $level }”.
review-level-none = –
review-level-perfect = Perfect
review-resigned =
    { $name ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
mistake-win = een overwinning missen
mistake-other = dure keuzes

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } tot { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } voor jou
       *[other] { $share } voor { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Je hebt gewonnen.
       *[other] { $seat } heeft gewonnen.
    }
headline-won-by =
    { $seat ->
        [you] Je hebt met { headline-points } verschil gewonnen.
       *[other] { $seat } heeft met { headline-points } verschil gewonnen.
    }
headline-lost =
    { $seat ->
        [you] Je hebt verloren.
       *[other] { $seat } heeft verloren.
    }
headline-lost-by =
    { $seat ->
        [you] Je hebt met { headline-points } verschil verloren.
       *[other] { $seat } heeft met { headline-points } verschil verloren.
    }
headline-shared =
    { $seat ->
        [you] Je hebt de overwinning gedeeld.
       *[other] { $seat } heeft de overwinning gedeeld.
    }
headline-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
headline-luck-took =
    { $seat ->
        [you] Pech kostte je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
       *[other] Pech kostte { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
    }
headline-luck-gave =
    { $seat ->
        [you] Geluk gaf je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
       *[other] Geluk gaf { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Eén keuze kostte je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
            [2] Twee keuzes kostten je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
           *[other] { $count } keuzes kostten je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
        }
       *[other] { $count ->
            [1] Eén keuze kostte { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
            [2] Twee keuzes kostten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
           *[other] { $count } keuzes kostten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winkans.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Eén keuze kostte je de overwinning.
            [2] Twee keuzes kostten je de overwinning.
           *[other] { $count } keuzes kostten je de overwinning.
        }
       *[other] { $count ->
            [1] Eén keuze kostte { $seat } de overwinning.
            [2] Twee keuzes kostten { $seat } de overwinning.
           *[other] { $count } keuzes kostten { $seat } de overwinning.
        }
    }
headline-nothing =
    { $seat ->
        [you] Je hebt geen dure keuze gemaakt.
       *[other] { $seat } heeft geen dure keuze gemaakt.
    }
