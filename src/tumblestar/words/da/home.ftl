### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: brætspil

## Shelf and tables

shelf-head = Hvad skal vi spille?
shelf-resume = Spil videre
shelf-turn = Din tur i { $game }
shelf-turn-with = Din tur i { $game } med { $others }
shelf-go-on = Fortsæt
shelf-over = Seneste resultater
tables-head = Mine borde
tables-open = I gang
tables-over = Færdige
tables-study = Åbnet fra filer
tables-none = Ingen spil i gang. Vælg et spil for at begynde på et.
title-waits = ({ $count }) { $title }
open-head = Åbn en spilfil
open-hint = Vælg en fil, som du har hentet fra et bord eller selv skrevet. Du kan gå gennem spillet trin for trin.
open-file = Fil
open-do = Åbn

## Together

lobby-head = Lobby
lobby-search = Søg
lobby-name = En spillers navn
lobby-game = Spil
lobby-any = alle spil
lobby-open = Åbne borde
lobby-open-none = Ingen åbne borde nu. Når du laver et, kan du vise det her.
lobby-playing = I gang
lobby-own = Mine borde
lobby-own-none = Ingen borde fundet.
lobby-over = Færdige spil
lobby-over-none = Ingen spil fundet.
lobby-files = Spil fra filer
lobby-free = { $count ->
        [one] 1 plads ledig
       *[other] { $count } pladser ledige
    }
lobby-join = Tag en plads
lobby-join-of = Tag en plads ved { $game }
invited-none = Ingen spil endnu. Åbn din invitation, eller skriv dens kode.
invited-code = Vær med via kode
