### Score pads.

## Shelf and tables

card-pad-short = Scoreblok
card-pad = Scoreblok voor { $game }

## Score pad

pad-head = Scoreblok: { $game }
pad-about = Tik in het plaatje aan waar op jouw tafel iets ligt, en zie wat het scoort. Dit apparaat bewaart het tot je opnieuw begint; met een link stuur je het naar anderen.
pad-lost = De server is niet bereikbaar. Dit apparaat bewaart wat je hebt ingevoerd. Probeer het opnieuw.
pad-bad-players = Dit spel kan geen “{ $text }” spelers hebben. Kies { $allowed }.
pad-choices = Het spel op je tafel
pad-form = Voer in zonder plaatje
pad-player-name = Speler { $count }
pad-rank = { $rank ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }
pad-look = { $total ->
        [one] { $name }: { $total } punt, plaats { $rank }. Toon wat daar ligt
       *[other] { $name }: { $total } punten, plaats { $rank }. Toon wat daar ligt
    }
pad-count = Spelers
pad-names = Gebruik deze namen
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
