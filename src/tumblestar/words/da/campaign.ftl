### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampagne
card-campaign = Kampagne i { $game }

## New table

new-campaign = Alene: kampagnen med fyrre baner

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Fyrre baner at spille alene. Vind en med { $goal } point og alle dens missioner opfyldt, og den næste åbnes. { $great } point giver en stjerne til, og sejr i første forsøg en tredje.
campaign-ours = Vi kender ikke de trykte baner. Disse fyrre er vores, ordnet efter, hvor ofte botten ”{ bot-strong }” vinder dem.
campaign-standing = Vundne baner: { $won } af { $count }. Stjerner: { $stars } af { $most }.
campaign-next = Gå til bane { $count }
campaign-all-won = Alle baner er vundet!
campaign-card = Kort { $count }: bane { $first } til { $last }
campaign-map = Oversigt over kort { $count }
campaign-node-won = Bane { $count }: vundet, stjerner: { $stars } af 3
campaign-node-open = Bane { $count }: åben, ikke vundet endnu
campaign-node-locked = Bane { $count }: låst
level-no-mission = ingen mission
level-colours = Farver
level-difficulty = Sværhedsgrad
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: Botten ”{ bot-strong }” vandt { NUMBER($share, style: "percent", maximumFractionDigits: 1) } af { $count } spil.
level-tried = Hidtil
level-tries = Forsøg: { $count }.
level-best = Bedste resultat: { $points }.
level-go-on = Spil videre
level-same-hint = Samme terninger gentager resultaterne fra dit seneste forsøg i rækkefølge. De giver ingen stjerne for første forsøg.
level-watch = Se et vundet spil
level-watch-of = Se et vundet spil på bane { $count }
level-locked = Låst: Vind bane { $count } først.
level-no-dice = Der er intet seneste forsøg; spil banen med nye terninger først.
difficulty-gentle = Blid
difficulty-easy = Let
difficulty-middling = Middel
difficulty-hard = Svær
difficulty-very-hard = Meget svær
difficulty-fiendish = Djævelsk
own-head = Din egen bane
own-hint = Den giver ingen stjerne.
own-four = Fire farver
own-missions = Op til tre missioner
own-mission = Mission { $count }
own-none = ingen
own-choice = { $count } { $mission }
own-look = Hvor svær er den?
own-play = Spil denne bane
own-colours = En bane har { $most } farver; { $count } er valgt.
own-unknown = Ingen har målt dette valg endnu.
progress-head = Dine fremskridt som fil
progress-hint = Fremskridt hører til denne browser. En fil gemmer dem eller flytter dem til en anden; det, der er bedre her, bliver.
progress-save = Gem mine fremskridt
progress-file = Fil med fremskridt
progress-bring = Hent ind
progress-brought = { $count ->
        [0] Filen har ingen baner; intet er ændret.
        [one] Bane hentet ind: { $count }. Det bedste af begge tæller.
       *[other] Baner hentet ind: { $count }. Det bedste af begge tæller.
    }
progress-no-json = Filen er beskadiget eller ikke en fil med fremskridt: Den er ikke JSON.
progress-format = Det er ikke en fil med fremskridt; forventet format: ”{ $expected }”.
progress-version = Filens format har version { $version }; forventet: { $expected }.
progress-game = Det er fremskridt i ”{ $text }”; forventet: ”{ $expected }”.
progress-levels = Filen er beskadiget: ”levels” er ikke en liste.
progress-level = Filen er beskadiget: ”{ $text }” er ikke en bane; forventet: farver og missioner, som ”RYBG 7 16”.
progress-entry = Filen er beskadiget: Det, den siger om ”{ $level }”, er umuligt.
