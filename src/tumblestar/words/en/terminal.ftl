### Games in the terminal.

bad-option-twice = The option “{ $name }” cannot be both { $first } and { $second }; give it once.
cli-play-resume = Goes on with the last game in the terminal; with GAME, the last of that game.
cli-play-game = A game to play in the terminal, or a record’s file to go on with; without one, games open in the browser.
cli-play-seats = Terminal: how many play.
cli-play-bots = Terminal: bots for the last seats, comma-separated.
cli-play-names = Terminal: names of the people, comma-separated.
cli-play-option = Terminal: an option of the game, name=number; may be repeated.
cli-play-seed = Terminal: words that fix all luck, which is then open; else it is secret and sealed.
cli-play-plain = Terminal: draws nothing and says one fact a line, for screen readers.
cli-play-no-color = Terminal: no colours.
term-what = There is no game or file “{ $name }”. Games: { $games }.
term-not-for-server = { $option } needs a game in the terminal: tumblestar play GAME.
term-not-for-terminal = { $option } is for games in the browser, not in the terminal.
term-option = “{ $text }” is no option; expected is name=number.
term-crowded = { $seats } seats are too few. People: { $people }. Bots: { $bots }.
term-sealed = A secret seed decides luck; it is opened at the end. Its commitment: { $commitment }
term-seed = Luck is open: it follows from the seed “{ $seed }”.
term-open = Luck is open: the record cannot prove it.
term-begin = Type an action in notation, “?” for what can be done, or “help”.
term-resumed = The game of { $file } goes on after event { $count }.
term-seed-lost = The game’s secret seed is neither beside its file nor in { $folder }. If it was played with another --data, give that folder. If you go on without it, luck gets a new seed, and the record says for good that it is open.
term-seed-sure = Type “yes” to go on with a new seed:
term-seed-kept = The game stays as it is.
term-verify = The game is kept in { $file }. Anybody can check its luck:
term-type-verify = tumblestar verify { $file }
term-kept = The game is kept in { $file }. To go on with it:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } has the game up to step { $count }. To go on from there:
term-kept-games = Unfinished games in the terminal ({ $count }), the latest first:
term-kept-game = { $game }, { $when }, event { $events }
term-kept-resume = “tumblestar play --resume{ $data }” goes on with the first. All lie in { $folder }.
term-none-kept = { $folder } has no unfinished game of that kind. “tumblestar play GAME” begins one.
term-not-for-resumed = { $option } is for new games only.
term-not-kept = Nothing was played, so nothing is kept.
term-lost = The game is not kept. { $file } cannot be written: { $why }.
term-unkept = The game cannot be kept in { $file }: { $why }. It goes on; “save FILE” puts it elsewhere.
term-played-elsewhere = This game was also played in another terminal. Both are kept, yours in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } is thinking…
bot-compiling = The bot is compiled for this machine, once, in a minute or two…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Goal, met
        [kept] Goal, kept so far
       *[unmet] Goal, not met yet
    }: { $goal }
term-no-cards = This game has no shared cards.
term-no-choice = Nothing that can be done now contains “{ $text }”.
term-best = ★ { $way } (best)
term-alike = { $way } (as good: { $count } more)
term-hint-working = Working out win shares…
term-way = - { $way }
term-no-hint = There is nothing to advise.
term-undone = The last action is taken back.
term-asked = You have asked the others to take back.
term-practice = Go back and practise? (yes or no)
term-asks = { $seat } would like to take back. Type “agree” or “decline”.
term-dropped = Something has happened; the rest of what you typed was not done.
term-tutor-on = The tutor asks before an action that costs more than { NUMBER($share, style: "percent") } of the win.
term-tutor-off = The tutor is off.
term-tutor-what = Say what an action may cost unasked, in percentage points: “tutor { $usual }”, of { $amounts }; or “tutor off”.
term-tutor-none = This game has no win shares, so there is no tutor.
tutor-head = Sure?
term-tutor-sure = Type “yes” to play it:
term-tutor-kept = It is not played.
term-off = off
term-asks-help = { $seat } would like all to be allowed help. Type “agree” or “decline”.
term-asked-help = You have asked the others to allow help.
term-does-allow = asks the others to allow help beyond the odds, or agrees; “allow off” ends it
term-word-allow = allow
term-sure = Type “yes” to end it:
term-yes = yes
term-not-resigned = The game goes on.
term-refused = Not done. { $why }
term-refused-rule = Not done. { $why } The rule: “help { $tag }”.
term-refused-unread = Not understood. { $why } “?” lists what can be done, “help” all commands.
term-save-what = Say where: save FILE
term-saved = The game is saved in { $file }.
term-foreign = { $file } exists and is no record, so it stays as it is.
term-no-rule = There is no rule “{ $text }”. Sections of the rules:
term-section = help { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Type an action in notation, several with “;” between, or one of these:
term-does-choices = what can be done, with effects; “? TEXT” only those with that text
term-does-help = this; “help TAG” shows a rule or a section
term-does-board = the board and where everyone stands; “board TEXT” only lines with that text
term-does-cards = the cards in play and what they do
term-does-log = what has happened; “log 10” the last ten events
term-does-hint = ways to go on with odds, points and win shares; the best is marked, if known
term-does-tutor = asks before costly actions: “tutor 5” above 5% of the win (1, 2, 5 or 10), “tutor off”
term-does-undo = takes back your last action; alone also past luck, as practice; people are asked
term-does-resign = gives up
term-does-save = “save FILE” writes the record; the game is also kept by itself
term-does-quit = leaves; so do Ctrl-C and Ctrl-D
term-word-help = help
term-word-board = board
term-word-cards = cards
term-word-log = log
term-word-hint = hint
term-word-tutor = tutor
term-word-undo = undo
term-word-resign = resign
term-word-save = save
term-word-quit = quit
cli-join = Plays in the terminal at a table of a server.
cli-join-link = An invitation, such as https://games.example/join/…, or a table’s address.
cli-join-name = Your name, as others see it.
term-no-link = “{ $link }” leads to no seat; expected is an invitation (https://…/join/…) or a table (https://…/table/…).
term-no-seat = No seat is free at { $link }, or the game is over. Ask for another link.
term-nothing-there = There is nothing at { $link }: the address is wrong, or the table is somebody else’s.
term-password = { $link } wants a password. An invitation needs none: ask for one.
term-server-refuses = The server refuses you at { $link } (status { $status }).
term-no-server = { $link } cannot be reached: { $why }.
term-no-jar = Your identity at this server cannot be kept in { $file }: { $why }.
term-you-are = { $count ->
        [0] You look on.
       *[other] You play for { $names }.
    }
term-waiting = { $seat ->
        [you] A bot is to act for you.
       *[other] { $seat } is to act.
    } Ctrl-C leaves.
term-waiting-start = The game begins when all seats are taken. Ctrl-C leaves.
term-line-lost = The connection was lost and is back.
term-line-gone = The connection is lost, and { $link } does not answer.
term-table-gone = The table at { $link } is gone or not open to you.
term-other-protocol = The server at { $link } is of another version than this program. Update the older one.
term-seat-kept = Your seat stays yours. To come back:
term-type-join = tumblestar join { $link }
term-verify-there = The server shows the same check: { $link }
term-said = { $words }
term-does-people = who is here; the host gets the invitations to free seats
term-does-time = time left for each seat
term-does-chat = the messages; “chat 10” the last ten
term-does-say = “say TEXT” speaks to all; “say” lists quick phrases, “say 2” says the second
term-does-hand = lets a bot play for you; “hand random” names it
term-does-back = plays on yourself
term-does-gone = when somebody is gone for long: “gone wait”, “gone bot” (a bot plays on), “gone end” (ends the game)
term-does-fill = for the host, a bot on a free seat; “fill 2 random” says where and which
term-does-leave = leaves your seat to somebody else
term-does-rematch = another game with the same people
term-does-agree = agrees to taking back, or to help for all
term-does-decline = declines that or a rematch, or withdraws your request
term-word-people = people
term-word-time = time
term-word-chat = chat
term-word-say = say
term-word-hand = hand
term-word-back = back
term-word-gone = gone
term-word-fill = fill
term-word-leave = leave
term-word-rematch = rematch
term-word-agree = agree
term-word-decline = decline
term-word-gone-wait = wait
term-word-gone-bot = bot
term-word-gone-end = end
term-person = Seat { $count }, { $seat }{ $how ->
        [here] : here
        [away] : away
        [asked] : no answer yet
        [bot] { "" }
       *[gone] : not here
    }
term-person-you = Seat { $count }, { $seat }: you
term-person-bot = Seat { $count }, { $seat }: { $bot } plays for now
term-person-free = Seat { $count }: free
term-link-all = The invitation for everyone, code { $code }:
term-link = The invitation to seat { $count }, for one person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s left{ $runs ->
        [yes] , running
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Time left: { $times }
term-no-clock = There is no clock here, or the game has not begun.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Say what: say TEXT, or a phrase’s number
term-gone = { $seat } is not here any more.
term-came = { $seat } is here.
term-missed = { $seat } (seat { $count }) has been gone for long. Votes to end the game: { $n } of { $asked }. Type “gone wait”, “gone bot” or “gone end”.
term-nobody-missed = Nobody has been gone for long.
term-nobody-free = There is no such free seat.
term-waits = { $seat } is waited for.
term-filled = A bot sits on seat { $count }.
term-sure-leave = Type “yes” to leave it:
term-left = You have left; the host gets a new link to your seat.
term-after = “rematch” plays once more, “say TEXT” says something, “quit” leaves.
term-rematch-there = A rematch: type “rematch” to go there, or “decline”.
term-rematch-declined = Rematch declined; your seat there is free.
term-rematch-early = A rematch comes after the end of the game.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } step
        [diagonal] { $square } diag
        [leap] { $square } leap
        [teleport] { $square } tele
        [safety] { $square } safe
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }step
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }leap
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }safe
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubes: R red, O orange, Y yellow, G green, B blue, P purple, K pink. [1] is the piece of seat 1; what follows lies under it.
term-face = { $letter }{ $number }
term-legend-shizzle = R red, O orange, Y yellow, G green, B blue, P purple, K pink, N black, then the number.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Next row:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ star, ✹ nova, ways of lines, = linked cells. “cards” says what scores.
