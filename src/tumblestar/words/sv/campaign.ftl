### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampanj
card-campaign = Kampanj i { $game }

## New table

new-campaign = Solo: kampanjen med 40 nivåer

## Campaign

campaign-head = Kampanj: { $game }
campaign-about = Fyrtio nivåer att spela ensam. För att klara en och öppna nästa måste du få minst { $goal } poäng och klara alla dess uppdrag. { $great } poäng ger en andra stjärna; klarar du nivån på första försöket får du en tredje.
campaign-ours = Vi känner inte till de tryckta nivåerna. Dessa 40 är våra, ordnade efter hur ofta boten ”{ bot-strong }” klarar dem.
campaign-standing = Du har klarat { $won } av { $count } nivåer och fått { $stars } av { $most } stjärnor.
campaign-next = Gå till nivå { $count }
campaign-all-won = Du har klarat alla nivåer!
campaign-card = Kort { $count }: nivå { $first } till { $last }
campaign-map = Karta över kort { $count }
campaign-node-won = Nivå { $count }: klarad, { $stars } av 3 stjärnor
campaign-node-open = Nivå { $count }: öppen, inte klarad än
campaign-node-locked = Nivå { $count }: låst
level-no-mission = inget uppdrag
level-colours = Färger
level-difficulty = Svårighet
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: boten ”{ bot-strong }” vann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } av { $count } partier.
level-tried = Hittills
level-tries =
    { $count ->
        [0] Inte prövad än.
        [one] { $count } försök.
       *[other] { $count } försök.
    }
level-best = Bästa poäng: { $points }.
level-go-on = Fortsätt spela
level-same-hint = Samma tärningar ger värdena från ditt senaste försök igen, i samma ordning. De ger ingen stjärna för första försöket.
level-watch = Se ett vunnet parti
level-watch-of = Se ett vunnet parti på nivå { $count }
level-locked = Låst: klara nivå { $count } först.
level-no-dice = Det finns inget tidigare försök. Spela nivån med nya tärningar först.
difficulty-gentle = Mild
difficulty-easy = Lätt
difficulty-middling = Medel
difficulty-hard = Svår
difficulty-very-hard = Mycket svår
difficulty-fiendish = Djävulsk
own-head = En egen nivå
own-hint = Den ger inga stjärnor.
own-four = Välj 4 färger
own-missions = Upp till 3 uppdrag
own-mission = Uppdrag { $count }
own-none = inget
own-choice = { $count } { $mission }
own-look = Visa svårighet
own-play = Spela nivån
own-colours =
    { $count ->
        [one] Du har valt { $count } färg. Välj { $most }.
       *[other] Du har valt { $count } färger. Välj { $most }.
    }
own-unknown = Vi har inte mätt den här nivån än.
progress-head = Dina framsteg som fil
progress-hint = Dina framsteg hör till den här webbläsaren. En fil sparar dem eller tar med dem till en annan. En import ersätter aldrig ett bättre resultat.
progress-save = Spara mina framsteg
progress-file = Fil med framsteg
progress-bring = Importera
progress-brought = { $count ->
        [0] Filen har inga nivåer; inget har ändrats.
        [one] Importerade { $count } nivå. Det bästa av båda resultaten gäller.
       *[other] Importerade { $count } nivåer. Det bästa av båda resultaten gäller.
    }
progress-no-json = Det är ingen fil med framsteg, eller så är den skadad: den är inte JSON.
progress-format = Det är ingen fil med framsteg: formatet är inte ”{ $expected }”.
progress-version = Filens format har version { $version }. Välj en fil av version { $expected }.
progress-game = Det är framsteg i ”{ $text }”. Välj en fil för ”{ $expected }”.
progress-levels = Filen är skadad: ”levels” har inga nivåer eller för många.
progress-level = Filen är skadad: ”{ $text }” är ingen nivå. En nivå är färger och uppdrag, till exempel ”RYBG 7 16”.
progress-entry = Filen är skadad: det den säger om ”{ $level }” är omöjligt.
