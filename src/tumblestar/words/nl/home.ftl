### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: bordspellen

## Shelf and tables

shelf-head = Wat gaan we spelen?
shelf-resume = Verder spelen
shelf-turn = Jij bent aan de beurt: { $game }
shelf-turn-with = Jij bent aan de beurt: { $game } met { $others }
shelf-go-on = Verder
shelf-over = Laatste resultaten
tables-head = Mijn tafels
tables-open = Bezig
tables-over = Afgelopen
tables-study = Uit bestanden geopend
tables-none = Er is geen spel bezig.
title-waits = ({ $count }) { $title }
open-head = Open een verslag
open-hint = Gedownload van een tafel, of met de hand geschreven. Je kunt erdoorheen bladeren.
open-file = Bestand
open-do = Open

## Together

lobby-head = Lobby
lobby-search = Zoek
lobby-name = Naam van een speler
lobby-game = Spel
lobby-any = alle spellen
lobby-open = Open tafels
lobby-open-none = Nu is er geen tafel open voor allen. Maak je er een, dan kun je hem hier tonen.
lobby-playing = Nu bezig
lobby-own = Mijn tafels
lobby-own-none = Niets gevonden.
lobby-over = Afgelopen spellen
lobby-over-none = Niets gevonden.
lobby-files = Spellen uit bestanden
lobby-free = { $count ->
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
lobby-join = Neem een plaats
lobby-join-of = Neem een plaats bij { $game }
invited-none = Nog geen spellen. Open je uitnodiging of typ de code ervan.
invited-code = Meedoen met een code
