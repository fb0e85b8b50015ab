### Games to show others: pictures, animations, links.

# $n, $count, $turn, $most: numbers. $file, $kinds, $command: as they are typed.

# Title of a picture. $game: a title. $names: a list.
picture-title = { $game }: { $names }
picture-seat = There is no seat { $n }: this game has { $most }.
picture-turn = There is no turn { $turn }: this game has { $most }.
picture-at = There is no step { $n }: the last is { $most }, the beginning 0.
cli-picture = Draws a game file: a position as a picture, the whole game or a turn as an animation.
cli-picture-out = Writes a picture: .svg, .png or .webp.
cli-picture-at = The position after N steps; by default the last.
cli-picture-animate = Writes an animation: .gif or .webp.
cli-picture-turn = Animates only this turn, from 1.
# Help for an option of the command line: the names of themes.
cli-picture-theme = The colours.
cli-picture-width = Pixels across; by default 760, for an animation 480.
cli-picture-seat = The seat whose part of the table is large, from 1.
cli-picture-delay = Milliseconds per moment of an animation; by default 700.
cli-picture-none = There is nothing to draw: name a file with --out (.svg, .png, .webp) or --animate (.gif, .webp).
cli-picture-kind = “{ $file }” has no format that can be drawn here. Use one of { $kinds }.
cli-picture-needs = “{ $file }” needs packages that { $command } installs; an .svg needs none.
# Link below the result.
share-link = Share the whole game
# Heading.
share-head = Share this game
share-address-about = It holds the whole game with its players’ names. The server stores nothing: the link works as long as the server does, and you cannot withdraw it.
# Heading of a way to share.
share-address = As a link
# Label of a field.
share-address-field = The link to the game
# Button beside that field.
share-copy = Copy
# Heading of a way to share.
share-embed = In another page
share-embed-about = A frame for a blog or a forum, to step through the game.
# Label of a field.
share-code = The HTML of the frame
# Heading of a way to share.
share-film = As an animation
# Heading of a way to share.
share-picture = As a picture
# Heading of a way to share.
share-text = As text
share-text-about = The game file, for people to read and tumblestar to open.
# Choice in the next field; the others are its turns.
share-whole-game = The whole game
# Label of a field: what the animation shows.
share-turn = What
# Label of a field for a number: the position to draw.
share-at = After how many steps (0 to { $most })
# Label of a field: SVG, PNG and so on.
share-kind = Format
# Button.
share-download = Download
share-too-long = This game is too long for a link. Share it as a file, which others can open under “My tables”.
share-missing = This server cannot draw this format. Choose SVG, or ask its host to install the extra “cards”.
# Heading, and title of a frame in other pages.
shared-head = A shared game
shared-script = A script of this page reads the game in this link. Allow scripts here to see it.
shared-empty = This address holds no game. A game’s link has a # and many letters after it.
shared-foreign = This is not a link to a tumblestar game, or it is from a newer version. Ask for the game as a file.
shared-damaged = The link is damaged or cut off. Copy it whole, or ask for it again.
shared-long = This link holds more than any game, so it is not shown.
shared-old = This browser cannot read the link: it needs Chrome 80, Firefox 113, Safari 16.4 or newer.
shared-offline = The server does not answer, or is busy. Reload the page to try again.
# Told at the beginning of a shared game, in the place of what happened.
shared-begin = The game begins.
# $did: a sentence of the game.
shared-told = Step { $n } of { $count }. { $did }
# Link in a frame.
shared-whole = See it on its own page
