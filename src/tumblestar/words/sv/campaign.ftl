### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampanj
card-campaign = Kampanj i { $game }

## New table

new-campaign = Ensam: kampanjen med fyrtio nivåer

## Campaign

campaign-head = Kampanj: { $game }
campaign-about = Fyrtio nivåer att spela ensam. Vinn en med { $goal } poäng och alla uppdrag klarade, så öppnas nästa. { $great } poäng ger en andra stjärna, seger på första försöket en tredje.
campaign-ours = De tryckta nivåerna känner vi inte till. Dessa fyrtio är våra, i ordning efter hur ofta boten ”{ bot-strong }” vinner dem.
campaign-standing = Vunna nivåer: { $won } av { $count }. Stjärnor: { $stars } av { $most }.
campaign-next = Gå till nivå { $count }
campaign-all-won = Alla nivåer är vunna!
campaign-card = Kort { $count }: nivå { $first } till { $last }
campaign-map = Karta över kort { $count }
campaign-node-won = Nivå { $count }: vunnen, stjärnor: { $stars } av 3
campaign-node-open = Nivå { $count }: öppen, inte vunnen än
campaign-node-locked = Nivå { $count }: låst
level-no-mission = inget uppdrag
level-colours = Färger
level-difficulty = Svårighet
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: boten ”{ bot-strong }” vann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } av { $count } partier.
level-tried = Hittills
level-tries = Försök: { $count }.
level-best = Bästa poäng: { $points }.
level-go-on = Spela vidare
level-same-hint = Samma tärningar upprepar utfallen från ditt senaste försök i ordning. De ger ingen stjärna för första försöket.
level-watch = Se ett vunnet parti
level-watch-of = Se ett vunnet parti på nivå { $count }
level-locked = Låst: vinn nivå { $count } först.
level-no-dice = Det finns inget tidigare försök; spela nivån med nya tärningar först.
difficulty-gentle = Mild
difficulty-easy = Lätt
difficulty-middling = Medel
difficulty-hard = Svår
difficulty-very-hard = Mycket svår
difficulty-fiendish = Djävulsk
own-head = En egen nivå
own-hint = Den ger ingen stjärna.
own-four = Fyra färger
own-missions = Upp till tre uppdrag
own-mission = Uppdrag { $count }
own-none = inget
own-choice = { $count } { $mission }
own-look = Hur svår är den?
own-play = Spela denna nivå
own-colours = En nivå har { $most } färger; { $count } är valda.
own-unknown = Ingen har mätt detta val än.
progress-head = Dina framsteg som fil
progress-hint = Framsteg hör till denna webbläsare. En fil sparar dem eller tar dem till en annan; det som är bättre här blir kvar.
progress-save = Spara mina framsteg
progress-file = Fil med framsteg
progress-bring = Hämta in
progress-brought = { $count ->
        [0] Filen har inga nivåer; inget har ändrats.
       *[other] Inhämtade nivåer: { $count }. Det bästa av båda gäller.
    }
progress-no-json = Filen är skadad, eller ingen fil med framsteg: den är inte JSON.
progress-format = Detta är ingen fil med framsteg; väntat format: ”{ $expected }”.
progress-version = Filens format har version { $version }; väntat: { $expected }.
progress-game = Detta är framsteg i ”{ $text }”; väntat: ”{ $expected }”.
progress-levels = Filen är skadad: ”levels” är ingen lista.
progress-level = Filen är skadad: ”{ $text }” är ingen nivå; väntat: färger och uppdrag, till exempel ”RYBG 7 16”.
progress-entry = Filen är skadad: det den säger om ”{ $level }” är omöjligt.
