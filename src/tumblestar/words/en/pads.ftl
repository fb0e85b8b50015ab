### Score pads: the page that scores a game played at home, from what lies on the table.

## Shelf and tables

# Link on the card of a game.
card-pad-short = Score pad
# Full name of the link “Score pad”, read out.
card-pad = Score pad for { $game }

## Score pad

# Title of the page.
pad-head = Score pad: { $game }
pad-about = Touch the picture where something lies on your table to see what it scores. This device keeps it until you start again; a link sends it to others.
# Above the picture.
pad-lost = The server cannot be reached. This device keeps what you entered. Try again.
# $text: what an address asks for. $allowed: a list of numbers.
pad-bad-players = This game cannot have “{ $text }” players. Choose { $allowed }.
# Opens choices below the picture: what is in the game, such as colours and missions.
pad-choices = The game on your table
# Opens a list that does what touching the picture does.
pad-form = Enter without the picture
# In place of a name that nobody has entered, and label of its field. $count: 1 or more.
pad-player-name = Player { $count }
# Beside a player’s points: the place. $rank: 1 or more.
pad-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
# Full name of the link with a player’s points, read out. “Place” is the rank.
pad-look = { $total ->
        [one] { $name }: { $total } point, place { $rank }. Show what lies before them
       *[other] { $name }: { $total } points, place { $rank }. Show what lies before them
    }
# Label of numbers to choose from: how many players.
pad-count = Players
# Button below the names, in browsers without scripts.
pad-names = Use these names
# Button above the picture.
pad-undo = Undo
# Label of an address to copy.
pad-link = Link to this pad as it is
# Heading above a player’s points by group.
pad-total-of = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
# Link: downloads a picture.
pad-save = Save the chart as a picture
# Heading of what is saved and read as a file.
pad-file-head = Pictures
# Label of a field for a file.
pad-file-label = A picture saved by tumblestar, or a text file
# Below the field for a file.
pad-file-hint = Such a picture (SVG) is read exactly. Photographs cannot be read.
# Button beside the field for a file.
pad-file-do = Read it
# Link above the picture: empties the pad.
pad-clear = Start again
# Heading above the points of a solo game: points from the cards, without missions.
pad-total = Cards: { $total }
