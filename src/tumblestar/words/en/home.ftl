### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: tabletop games

## Shelf and tables

shelf-head = What shall we play?
shelf-resume = Go on playing
shelf-turn = Your turn in { $game }
shelf-turn-with = Your turn in { $game } with { $others }
shelf-go-on = Go on
shelf-over = Last results
tables-head = My tables
tables-open = Going on
tables-over = Finished
tables-study = Opened from files
tables-none = No game is going on.
title-waits = ({ $count }) { $title }
open-head = Open a record
open-hint = Downloaded from a table, or written by hand. You can step through it.
open-file = File
open-do = Open

## Together

lobby-head = Lobby
lobby-search = Search
lobby-name = A player’s name
lobby-game = Game
lobby-any = all games
lobby-open = Open tables
lobby-open-none = No table is open to all now. When you make one, you can show it here.
lobby-playing = Being played
lobby-own = My tables
lobby-own-none = None found.
lobby-over = Finished games
lobby-over-none = None found.
lobby-files = Games from files
lobby-free = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-join = Take a seat
lobby-join-of = Take a seat at { $game }
invited-none = No games yet. Open your invitation, or type its code.
invited-code = Join with a code
