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
tables-none = Inga pågående partier. Välj ett spel för att börja ett.
title-waits = ({ $count }) { $title }
open-head = Öppna en spelfil
open-hint = Välj en fil som du har laddat ner från ett bord eller skrivit för hand. Du kan stega igenom partiet.
open-file = Fil
open-do = Öppna

## Together

lobby-head = Lobby
lobby-search = Sök
lobby-name = En spelares namn
lobby-game = Spel
lobby-any = alla spel
lobby-open = Öppna bord
lobby-open-none = Inga öppna bord just nu. När du skapar ett kan du visa det här.
lobby-playing = Pågår
lobby-own = Mina bord
lobby-own-none = Inga bord hittades.
lobby-over = Avslutade partier
lobby-over-none = Inga partier hittades.
lobby-files = Partier från filer
lobby-free = { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
lobby-join = Ta en plats
lobby-join-of = Ta en plats vid { $game }
invited-none = Inga partier än. Öppna din inbjudan eller skriv dess kod.
invited-code = Gå med via en kod
