### Score pads.

## Shelf and tables

card-pad-short = Scoreblok
card-pad = Scoreblok voor { $game }

## Score pad

pad-head = Scoreblok: { $game }
pad-about = Tik in het plaatje aan waar bij jou op tafel iets ligt, en zie wat het scoort. Dit apparaat bewaart het tot je opnieuw begint; een link stuurt het naar anderen.
pad-lost = De server is niet bereikbaar; dit apparaat bewaart wat je invoerde. Probeer het weer.
pad-bad-players = Het spel kan geen “{ $text }” spelers hebben; verwacht: { $allowed }.
pad-choices = Het spel op je tafel
pad-form = Voer in zonder plaatje
pad-player-name = Speler { $count }
pad-rank = { $rank ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }
pad-look = { $name }: { $total } punten, plaats { $rank }. Toon wat daar ligt
pad-count = Spelers
pad-names = Neem de namen over
pad-undo = Ongedaan maken
pad-link = Link naar dit scoreblok zoals het is
pad-total-of = { $count ->
        [one] { $name }: 1 punt
       *[other] { $name }: { $count } punten
    }
pad-save = Bewaar de kaart als plaatje
pad-file-head = Plaatjes
pad-file-label = Een plaatje bewaard door tumblestar, of een tekstbestand
pad-file-hint = Zo’n plaatje (SVG) wordt exact gelezen. Foto’s zijn niet leesbaar.
pad-file-do = Lees het
pad-clear = Begin opnieuw
pad-total = Kaarten: { $total }
