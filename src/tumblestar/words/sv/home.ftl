### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: sällskapsspel

## Shelf and tables

shelf-head = Vad ska vi spela?
shelf-resume = Spela vidare
shelf-turn = Din tur i { $game }
shelf-turn-with = Din tur i { $game } med { $others }
shelf-go-on = Fortsätt
shelf-over = Senaste resultaten
tables-head = Mina bord
tables-open = Pågår
tables-over = Avslutade
tables-study = Öppnade från filer
tables-none = Inget parti pågår.
title-waits = ({ $count }) { $title }
open-head = Öppna ett protokoll
open-hint = Nedladdat från ett bord, eller skrivet för hand. Du kan stega igenom det.
open-file = Fil
open-do = Öppna

## Together

lobby-head = Lobby
lobby-search = Sök
lobby-name = En spelares namn
lobby-game = Spel
lobby-any = alla spel
lobby-open = Öppna bord
lobby-open-none = Inget bord är öppet för alla nu. När du skapar ett kan du visa det här.
lobby-playing = Spelas nu
lobby-own = Mina bord
lobby-own-none = Inga hittades.
lobby-over = Avslutade partier
lobby-over-none = Inga hittades.
lobby-files = Partier från filer
lobby-free = { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
lobby-join = Ta en plats
lobby-join-of = Ta en plats vid { $game }
invited-none = Inga spel än. Öppna din inbjudan, eller skriv dess kod.
invited-code = Gå med via en kod
