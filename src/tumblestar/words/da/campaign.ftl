### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampagne
card-campaign = Kampagne i { $game }

## New table

new-campaign = Solo: kampagnen med 40 baner

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Fyrre baner at spille alene. For at vinde en og åbne den næste skal du få mindst { $goal } point og opfylde alle dens missioner. Få { $great } for en stjerne til; vind i første forsøg for en tredje.
campaign-ours = Vi kender ikke de trykte baner. Disse 40 er vores, ordnet efter, hvor ofte botten ”{ bot-strong }” vinder dem.
campaign-standing = Du har vundet { $won } af { $count } baner og { $stars } af { $most } stjerner.
campaign-next = Gå til bane { $count }
campaign-all-won = Du har vundet alle baner!
campaign-card = Kort { $count }: bane { $first } til { $last }
campaign-map = Oversigt over kort { $count }
campaign-node-won = Bane { $count }: vundet, { $stars } af 3 stjerner
campaign-node-open = Bane { $count }: åben, ikke vundet endnu
campaign-node-locked = Bane { $count }: låst
level-no-mission = ingen mission
level-colours = Farver
level-difficulty = Sværhedsgrad
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: botten ”{ bot-strong }” vandt { NUMBER($share, style: "percent", maximumFractionDigits: 1) } af { $count } spil.
level-tried = Hidtil
level-tries =
    { $count ->
        [0] Ikke prøvet endnu.
        [one] { $count } forsøg.
       *[other] { $count } forsøg.
    }
level-best = Bedste resultat: { $points }.
level-go-on = Spil videre
level-same-hint = Samme terninger giver resultaterne fra dit seneste forsøg igen, i samme rækkefølge. De giver ingen stjerne for første forsøg.
level-watch = Se et vundet spil
level-watch-of = Se et vundet spil på bane { $count }
level-locked = Låst: vind bane { $count } først.
level-no-dice = Der er ikke noget seneste forsøg. Spil først banen med nye terninger.
difficulty-gentle = Meget let
difficulty-easy = Let
difficulty-middling = Middel
difficulty-hard = Svær
difficulty-very-hard = Meget svær
difficulty-fiendish = Djævelsk
own-head = Din egen bane
own-hint = Den giver ingen stjerner.
own-four = Vælg 4 farver
own-missions = Op til 3 missioner
own-mission = Mission { $count }
own-none = ingen
own-choice = { $count } { $mission }
own-look = Vis sværhedsgrad
own-play = Spil denne bane
own-colours =
    { $count ->
        [one] Du har valgt { $count } farve. Vælg { $most }.
       *[other] Du har valgt { $count } farver. Vælg { $most }.
    }
own-unknown = Vi har ikke målt denne bane endnu.
progress-head = Dine fremskridt som fil
progress-hint = Dine fremskridt hører til denne browser. En fil gemmer dem eller flytter dem til en anden. Import erstatter aldrig et bedre resultat.
progress-save = Gem mine fremskridt
progress-file = Fil med fremskridt
progress-bring = Importér
progress-brought = { $count ->
        [0] Filen har ingen baner; intet er ændret.
        [one] { $count } bane importeret. Det bedste af begge resultater tæller.
       *[other] { $count } baner importeret. Det bedste af begge resultater tæller.
    }
progress-no-json = Det er ikke en fil med fremskridt, eller den er beskadiget: den er ikke JSON.
progress-format = Det er ikke en fil med fremskridt: dens format er ikke ”{ $expected }”.
progress-version = Filens format har version { $version }. Vælg en fil med version { $expected }.
progress-game = Det er fremskridt i ”{ $text }”. Vælg en fil fra ”{ $expected }”.
progress-levels = Filen er beskadiget: ”levels” har ingen baner eller for mange.
progress-level = Filen er beskadiget: ”{ $text }” er ikke en bane. En bane er farver og missioner, som ”RYBG 7 16”.
progress-entry = Filen er beskadiget: det, den siger om ”{ $level }”, er umuligt.
