### The start page, “My tables” and the lobby.

## Round every page

# Title of the start page’s browser tab.
app-title = tumblestar: tabletop games

## Shelf and tables

# Heading for screen readers.
shelf-head = What shall we play?
# Heading above games that are in progress.
shelf-resume = Continue playing
# At the top of the start page, before the button below.
shelf-turn = Your turn in { $game }
# At the top of the start page. $others: names.
shelf-turn-with = Your turn in { $game } with { $others }
# Button behind that sentence.
shelf-go-on = Continue
# Heading above finished games.
shelf-over = Last results
# Heading.
tables-head = My tables
# Heading in “My tables”.
tables-open = In progress
# Heading in “My tables”.
tables-over = Finished
# Heading in “My tables”.
tables-study = Opened from files
# In the place of a list.
tables-none = No games in progress. Choose a game to begin one.
# Title of the browser tab, where games wait for the reader. $count: how many.
title-waits = ({ $count }) { $title }
# Heading of a form.
open-head = Open a game file
open-hint = Choose a file that you downloaded from a table or wrote by hand. You can step through the game.
# Label of a field.
open-file = File
# Button below that field.
open-do = Open

## Together

# Heading: open tables and finished games of all players.
lobby-head = Lobby
# Label and button of the search.
lobby-search = Search
# Label of a field.
lobby-name = A player’s name
# Label of a field.
lobby-game = Game
# Choice in that field.
lobby-any = all games
# Heading in the lobby.
lobby-open = Open tables
lobby-open-none = No open tables now. When you make one, you can show it here.
# Heading in the lobby.
lobby-playing = In progress
# Heading in the lobby.
lobby-own = My tables
# In the place of a list, after a search.
lobby-own-none = No tables found.
# Heading in the lobby.
lobby-over = Finished games
# In the place of a list, after a search.
lobby-over-none = No games found.
# Heading in the lobby.
lobby-files = Games from files
# At a table in the lobby.
lobby-free = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
# Link at a table in the lobby.
lobby-join = Take a seat
# The same link, for screen readers.
lobby-join-of = Take a seat at { $game }
invited-none = No games yet. Open your invitation or type its code.
# Button, and heading of its page.
invited-code = Join with a code
