### Invitations: taking a seat, watching, and continuing on another device.

# Label of a link.
link-device = Link for your other device
# Title of the browser tab.
join-title = You are invited
# Heading. $host: a name. $game: a title.
join-head = { $host } invites you to { $game }.
# Heading, where the host has no name.
join-head-nobody = You are invited to { $game }.
# Below the heading. $names: who plays, a list. $count: how many seats are free.
join-here = At the table: { $names }. { $count ->
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
# Above the field for a name, where only one seat is free.
join-seat = You take seat { $count }.
# Label of the choice between free seats.
join-which = Which seat?
# One of the free seats.
join-seat-choice = Seat { $count }
# Label of a field.
join-name = Your name
# Button below that field.
join-do = Take the seat
# Button beside it.
join-watch = Just watch
# Link to the rules.
join-what = What is this game?
# Opens the fingerprint and a field.
join-fair = Fairness
join-fair-help = A secret seed decides all luck. This fingerprint proves later that it was not changed. You may add words of your own: every roll and draw then depends on them too.
# Label of a field: any text that the player adds to the luck.
join-salt = Your words
# Heading above the players.
join-who = At the table
# Heading above what the clock of the table does.
join-clock = Clock
join-begun = The game is in progress. You take over as it stands.
join-own = This table is yours. Send the link to a friend, or play this seat too, on this screen.
join-sits = You already have a seat at this table.
# Button.
join-open = Open the table
# Heading of a page.
join-taken-head = This seat is taken
join-taken = This link has been used, or the host has made a new one. Ask for another.
# In the place of the form.
join-over = This game is over.
# Heading of a page.
join-full = All seats are taken.
# Button: the page then tells when a seat is free.
join-tell = Wait for a seat
join-telling = Keep this page open. You will see here when a seat is free.
# Button that appears then.
join-free-now = A seat is free
# Heading, and link in the foot of the start page.
code-head = Join with a code
code-about = The host sees a code beside the link. It has 4 or 5 letters or digits. Type it here.
# Label of a field.
code-label = Code
code-bad = “{ $text }” is not a code. Type 4 or 5 letters or digits, such as KQ7D.
code-unknown = There is no open table with the code { $code }. A code works until the game begins. Ask the host for the right one.
code-many = Too many wrong codes. Try again in { $seconds } s.
# Heading.
watch-head = Watch { $game }
watch-about = You watch without playing. The players do not see you.
# Button.
watch-do = Watch
# Heading of a page.
watch-off-head = This link no longer works
watch-off = The host does not allow spectators, or has made a new link.
# Heading: this device goes on with a game of another one.
bring-head = Continue here
bring-about = This device then plays for { $name }, and so does the other one. The link works once.
# In the sentence above, in the place of a name.
bring-nobody = the person who made the link
# Button.
bring-do = Play on this device
# Heading.
device-head = Play on another device
device-about = Open this link on the other device within { $count } min. It works once and is shown only here. Keep it private: anyone who has it can play for you.
# Link.
device-back = Back to the table
