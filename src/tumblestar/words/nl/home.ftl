### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: bordspellen

## Shelf and tables

shelf-head = Wat gaan we spelen?
shelf-resume = Verder spelen
shelf-turn = Jouw beurt in { $game }
shelf-turn-with = Jouw beurt in { $game } met { $others }
shelf-go-on = Ga verder
shelf-over = Laatste resultaten
tables-head = Mijn tafels
tables-open = Bezig
tables-over = Afgelopen
tables-study = Uit bestanden geopend
tables-none = Er zijn geen spellen bezig. Kies een spel om te beginnen.
title-waits = ({ $count }) { $title }
open-head = Open een spelbestand
open-hint = Kies een bestand dat je van een tafel hebt gedownload of zelf hebt geschreven. Je kunt het spel stap voor stap bekijken.
open-file = Bestand
open-do = Open

## Together

lobby-head = Lobby
lobby-search = Zoek
lobby-name = Naam van een speler
lobby-game = Spel
lobby-any = alle spellen
lobby-open = Open tafels
lobby-open-none = Er zijn nu geen open tafels. Maak je er een, dan kun je hem hier tonen.
lobby-playing = Nu bezig
lobby-own = Mijn tafels
lobby-own-none = Geen tafels gevonden.
lobby-over = Afgelopen spellen
lobby-over-none = Geen spellen gevonden.
lobby-files = Spellen uit bestanden
lobby-free = { $count ->
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
lobby-join = Neem een plaats
lobby-join-of = Neem een plaats bij { $game }
invited-none = Nog geen spellen. Open je uitnodiging of typ de code ervan.
invited-code = Meedoen met een code
