### Score pads.

## Shelf and tables

card-pad-short = Score pad
card-pad = Score pad for { $game }

## Score pad

pad-head = Score pad: { $game }
pad-about = Touch the picture where something lies on your table, and see what it scores. This device keeps it until you start again; a link sends it to others.
pad-lost = The server cannot be reached; this device keeps what you entered. Try again.
pad-bad-players = The game cannot have “{ $text }” players; expected: { $allowed }.
pad-choices = The game on your table
pad-form = Enter without the picture
pad-player-name = Player { $count }
pad-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
pad-look = { $name }: { $total } points, place { $rank }. Show what lies before them
pad-count = Players
pad-names = Take over the names
pad-undo = Undo
pad-link = Link to this pad as it is
pad-total-of = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
pad-save = Save the chart as a picture
pad-file-head = Pictures
pad-file-label = A picture saved by tumblestar, or a text file
pad-file-hint = Such a picture (SVG) is read exactly. Photographs cannot be read.
pad-file-do = Read it
pad-clear = Start again
pad-total = Cards: { $total }
