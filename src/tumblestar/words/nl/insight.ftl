### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Dit geeft { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } van je winkans weg.
tutor-own = Jouw keuze, daarna { $share }: { $way }
tutor-better = Misschien over het hoofd gezien, daarna { $share }: { $way }
tutor-error = Kosten onder { $error } zijn misschien nul, en daar wordt niet naar gevraagd.
tutor-unmeasured = De fout van de winkansen is niet gemeten.
hint-points = Punten nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De eerste { $count } zijn ongeveer even goed.
hint-equal-more = De eerste { $count } zijn ongeveer even goed, en { $more } even goede volgen.
hint-unsure = Geen is duidelijk de beste.
hint-all-equal = Alle zijn ongeveer even goed.
hint-error = Manieren die minder dan { $error } verschillen, tellen als gelijk.
hint-unmeasured = De fout van de winkansen is niet gemeten, dus geen manier heet de beste.
analysis-by = Door { $name }.
analysis-by-exact = Exact: { $name }.
analysis-by-error = Door { $name }. Gemiddelde fout van gebeurtenis tot gebeurtenis: { $error }.

## Review of a game

review-none = { $game } heeft geen beoordelaar, dus de spellen kunnen niet worden nabesproken.
review-empty = In dit spel is nog niets gebeurd.
review-older = Dit spel is met regels of gegevens van een andere versie gespeeld, dus het kan niet worden nabesproken.
evaluator-own = de eigen waarden van het spel
review-evaluator = Waarden: { $name }. Gemiddelde fout van een stap: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Waarden: { $name }; exact.
review-evaluator-unmeasured = Waarden: { $name }; fout niet gemeten.
review-fitted = Afgestemd op partijen van bots van niveau ‘{ $level }’.
review-level-none = –
review-level-perfect = Perfect
review-resigned = { $name } heeft opgegeven
mistake-win = een winst missen
mistake-other = dure keuzes

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } tot { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } voor { $name }

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
        [you] Je deelt de winst.
       *[other] { $seat } deelt de winst.
    }
headline-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
headline-luck-took =
    { $seat ->
        [you] Pech kostte je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
       *[other] Pech kostte { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
    }
headline-luck-gave =
    { $seat ->
        [you] Geluk gaf je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
       *[other] Geluk gaf { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Eén keuze kostte je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
            [2] Twee keuzes kostten je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
           *[other] { $count } keuzes kostten je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
        }
       *[other] { $count ->
            [1] Eén keuze kostte { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
            [2] Twee keuzes kostten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
           *[other] { $count } keuzes kostten { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } winstkans.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Eén keuze kostte je de winst.
            [2] Twee keuzes kostten je de winst.
           *[other] { $count } keuzes kostten je de winst.
        }
       *[other] { $count ->
            [1] Eén keuze kostte { $seat } de winst.
            [2] Twee keuzes kostten { $seat } de winst.
           *[other] { $count } keuzes kostten { $seat } de winst.
        }
    }
headline-nothing =
    { $seat ->
        [you] Geen van je keuzes was duur.
       *[other] Geen keuze van { $seat } was duur.
    }
