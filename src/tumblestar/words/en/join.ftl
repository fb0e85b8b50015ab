### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link for your other device
join-title = You are invited
join-head = { $host } invites you to { $game }.
join-head-nobody = You are invited to { $game }.
join-here = At the table: { $names }. { $count ->
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
join-seat = You take seat { $count }.
join-which = Which seat?
join-seat-choice = Seat { $count }
join-name = Your name
join-do = Sit down
join-watch = Just watch
join-what = What is this game?
join-fair = Fairness
join-fair-help = A secret seed decides all luck. This is its commitment, so that it cannot change. You may add words of your own: they flow into every outcome.
join-salt = Your words (salt)
join-who = At the table
join-clock = Clock
join-begun = The game is under way; you take over as it stands.
join-own = This table is yours. Send the link to a friend, or play this seat too, on this screen.
join-sits = You sit at this table already.
join-open = Open the table
join-taken-head = This seat is taken
join-taken = Somebody has used this link, or the host has made a new one. Ask for another.
join-over = This game is over.
join-full = All seats are taken.
join-tell = Tell me when one is free
join-telling = Keep this page open. It says here when a seat is free.
join-free-now = A seat is free
code-head = Join with a code
code-about = The host of the game sees a code beside the link. It has 4 letters or digits, or 5. Type it here.
code-label = Code
code-bad = “{ $text }” is not a code. Type 4 or 5 letters or digits, such as KQ7D.
code-unknown = No table waits with the code { $code }. A code works until the game begins. Ask your host for the right one.
code-many = Too many wrong codes. Try again in { $seconds } s.
watch-head = Watch { $game }
watch-about = You look on unseen, without playing.
watch-do = Watch
watch-off-head = This link no longer works
watch-off = The host lets in no spectators, or has made a new link.
bring-head = Play on here
bring-about = This device then plays for { $name }, as the other one still does. The link works once.
bring-nobody = whoever made the link
bring-do = Play on this device
device-head = Play on another device
device-about = Open this link on the other device within { $count } min. It works once and stands on this page only. Keep it to yourself: whoever has it plays for you.
device-back = Back to the table
