### Score pads.

## Shelf and tables

card-pad-short = Pointblok
card-pad = Pointblok til { $game }

## Score pad

pad-head = Pointblok: { $game }
pad-about = Tryk på billedet, hvor der ligger noget på jeres bord, og se, hvad det giver. Denne enhed gemmer det, til du begynder forfra; et link sender det til andre.
pad-lost = Serveren kan ikke nås. Denne enhed gemmer det, du har indtastet. Prøv igen.
pad-bad-players = Dette spil kan ikke have ”{ $text }” spillere. Vælg { $allowed }.
pad-choices = Spillet på dit bord
pad-form = Indtast uden billedet
pad-player-name = Spiller { $count }
pad-rank = { $rank ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $rank }.
    }
pad-look = { $total ->
        [one] { $name }: { $total } point, nummer { $rank }. Vis, hvad der ligger foran spilleren
       *[other] { $name }: { $total } point, nummer { $rank }. Vis, hvad der ligger foran spilleren
    }
pad-count = Spillere
pad-names = Brug disse navne
pad-undo = Fortryd
pad-link = Link til blokken, som den er nu
pad-total-of = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } point
    }
pad-save = Gem stjernekortet som billede
pad-file-head = Billeder
pad-file-label = Et billede gemt af tumblestar, eller en tekstfil
pad-file-hint = Et sådant billede (SVG) læses nøjagtigt. Fotos kan ikke læses.
pad-file-do = Læs det
pad-clear = Begynd forfra
pad-total = Kort: { $total }
