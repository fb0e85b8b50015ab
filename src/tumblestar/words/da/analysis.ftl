### The analysis board.

## Shelf and tables

card-analysis-short = Analyse
card-analysis = Analyse af { $game }

## New table

new-analysis = Analysér en vilkårlig stilling

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = Stillingen; også som tekst.
analysis-long = Adressen har mere end { $most } tegn. Begynd fra en stilling i notation.
analysis-events = Forløbet har { $count } trin; højst { $most } er tilladt. Begynd fra en stilling i notation.
analysis-start = Denne stilling er ikke mulig. { $why }
analysis-action = Trin { $n } i forløbet, ”{ $text }”, er ikke muligt. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Du ser stillingen før det.
analysis-at = ”{ $text }” er ikke en stilling i dette forløb. Vælg 0 til { $most }. Du ser den sidste.
analysis-deal = Ny opstilling
analysis-blank = Tom
analysis-game = Fra et spil
analysis-values = Vinderchancer
analysis-show = Vis vinderchancer
analysis-of = { $seat } { $share }
edit-head = Ændr stillingen
edit-open = Stil op med klik
edit-hint = Vælg et sted på billedet eller listen, og så hvad der er der.
edit-places = Steder
edit-none = Intet andet kan være her. Ændr et andet sted først.
edit-done = Færdig
edit-more = { $count } mere
edit-less = { $count } færre
analysis-large = Forstør brættet for { $player }
analysis-from = Analysér herfra
analysis-working =
    { $count ->
        [one] Regner { $count } stilling mere ud…
       *[other] Regner { $count } stillinger mere ud…
    }
analysis-unknown = Der er ingen vurdering af denne stilling.
analysis-actions = Hvad { $player } kan gøre
analysis-chance = Hvad heldet kan bringe
analysis-beside = Ved hvert: vinderchancen for { $player }.
analysis-odds = chance { $chance }
analysis-roll = Slå
analysis-roll-on = Slå frem til et valg
analysis-line = Forløb
analysis-set-up = Opstilling: { $count ->
        [one] { $count } trin
       *[other] { $count } trin
    }
analysis-empty = Ingen trin endnu. Vælg det første.
analysis-add = Fortsæt i notation
analysis-add-hint = Skriv trin med komma imellem. De erstatter alle senere trin.
analysis-position = Stil en stilling op
analysis-notation = Stillingen i notation
analysis-set = Vis denne stilling
analysis-new = Fra starten af et spil
analysis-begin = Start der
analysis-link = Link til denne stilling
analysis-play = Spil videre herfra
analysis-as = Du spiller
analysis-against = De andre er
analysis-play-hint = Her begynder et nyt bord med nyforseglet held.
analysis-play-do = Spil videre
