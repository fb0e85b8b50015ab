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
analysis-events = Forløbet har { $count } handlinger; højst { $most } tages imod. Begynd fra en stilling i notation.
analysis-start = Denne stilling er umulig. { $why }
analysis-action = Handling { $n } i forløbet, ”{ $text }”, kan ikke gøres. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Stillingen før den vises.
analysis-at = Ukendt stilling ”{ $text }”; forventet: 0 til { $most }. Den sidste vises.
analysis-deal = Ny opstilling
analysis-blank = Tom
analysis-game = Fra et parti
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
analysis-large = Brættet for { $player }, stort
analysis-from = Analysér herfra
analysis-working = Stillinger, der mangler at blive regnet ud: { $count }.
analysis-unknown = Der er ingen vurdering af denne stilling.
analysis-actions = Hvad { $player } kan gøre
analysis-chance = Hvad tilfældet kan bringe
analysis-beside = Ved hver: vinderchancen for { $player }.
analysis-odds = kommer { $chance }
analysis-roll = Slå
analysis-roll-on = Slå frem til en beslutning
analysis-line = Forløb
analysis-set-up = Opstilling: { $count ->
        [one] { $count } hændelse
       *[other] { $count } hændelser
    }
analysis-empty = Intet er gjort endnu.
analysis-add = Fortsæt i notation
analysis-add-hint = Handlinger med komma imellem; de erstatter det, der fulgte.
analysis-position = Stil en stilling op
analysis-notation = Stillingen i notation
analysis-set = Vis denne stilling
analysis-new = Fra starten af et spil
analysis-begin = Start der
analysis-link = Link til denne stilling
analysis-play = Spil videre herfra
analysis-as = Du spiller
analysis-against = De andre er
analysis-play-hint = Her begynder et bord; tilfældigheden forsegles på ny.
analysis-play-do = Spil videre
