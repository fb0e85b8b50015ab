### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Det ger bort { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } av din vinstchans.
tutor-own = Ditt val, sedan { $share }: { $way }
tutor-better = Kanske förbisett, sedan { $share }: { $way }
tutor-error = Kostnader under { $error } kan vara inga alls, och då frågas du inte.
tutor-unmeasured = Vinstandelarnas fel är inte uppmätt.
hint-points = Poäng nu
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = De första { $count } är ungefär lika bra.
hint-equal-more = De första { $count } är ungefär lika bra, och { $more } lika bra följer.
hint-unsure = Ingen är klart bäst.
hint-all-equal = Alla är ungefär lika bra.
hint-error = Sätt som skiljer mindre än { $error } räknas som lika.
hint-unmeasured = Vinstandelarnas fel är inte uppmätt, så inget sätt kallas bäst.
analysis-by = Av { $name }.
analysis-by-exact = Exakt: { $name }.
analysis-by-error = Av { $name }. Medelfel från händelse till händelse: { $error }.

## Review of a game

review-none = { $game } har ingen värderare, så partierna kan inte gås igenom.
review-empty = Inget har hänt i detta parti än.
review-older = Detta parti spelades med en annan versions regler eller data, så det kan inte gås igenom.
evaluator-own = spelets egna värden
review-evaluator = Värden: { $name }. Medelfel per steg: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Värden: { $name }; exakta.
review-evaluator-unmeasured = Värden: { $name }; felet inte uppmätt.
review-fitted = Anpassade till partier mellan bottar på nivån ”{ $level }”.
review-level-none = –
review-level-perfect = Perfekt
review-resigned = { $name } gav upp
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } till { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }
