### Games in the terminal.

bad-option-twice = “{ $name }” cannot be both { $first } and { $second }. Give it once.
cli-play-resume = Continues your last terminal game; with GAME, your last game of GAME.
cli-play-game = A game to play in the terminal, or a game file to continue. Without one, the games open in the browser.
cli-play-seats = Terminal: number of players.
cli-play-bots = Terminal: bots for the last seats, comma-separated.
cli-play-names = Terminal: names of the people, comma-separated.
cli-play-option = Terminal: an option of the game, name=number; may be repeated.
cli-play-seed = Terminal: words that decide all luck; anyone who knows them can predict it. By default the luck is secret.
cli-play-plain = Terminal: no drawings, one fact a line, for screen readers.
# Help of the option --no-color of “tumblestar play” and “join”; “Terminal:” as in its neighbours.
cli-play-no-color = Terminal: no colours.
term-what = There is no game or file “{ $name }”. Games: { $games }.
term-not-for-server = { $option } needs a game in the terminal: tumblestar play GAME.
term-not-for-terminal = { $option } is for games in the browser, not in the terminal.
term-option = “{ $text }” is not an option. Type it as name=number.
# $seats: seats of the table.  $people, $bots: how many would sit there.
term-crowded =
    { $seats ->
        [one] 1 seat is too few
       *[other] { $seats } seats are too few
    } for { $people ->
        [one] 1 person
       *[other] { $people } people
    }{ $bots ->
        [0] .
        [one] { " " }and 1 bot.
       *[other] { " " }and { $bots } bots.
    }
term-sealed = A secret seed decides the luck; you see it when the game ends. Its fingerprint: { $commitment }
term-seed = The luck is not secret: anyone who knows the seed “{ $seed }” can predict it.
term-open = The luck is not sealed: the game file cannot prove that it is fair.
term-begin = Type an action in notation, “?” for your choices, or “help” for all commands.
term-resumed = You continue the game in { $file } after step { $count }.
term-seed-lost = The game’s secret seed is missing: it is neither beside the game file nor in { $folder }. If you played with another --data, give that folder. You can continue with a new seed. But then the game file says for good that its luck is not sealed.
term-seed-sure = Type “yes” to continue with a new seed:
# After another answer than “yes” to the message above; the program ends.
term-seed-kept = The game was not changed.
term-verify = The game is saved in { $file }. Anyone can check its luck:
# A command to copy, on a line of its own; never changed. $file: a file, quoted for the shell.
term-type-verify = tumblestar verify { $file }
term-kept = The game is saved in { $file }. To continue it:
# A command to copy, on a line of its own; never changed. $file: a file, quoted for the shell.
term-type-play = tumblestar play { $file }
term-kept-part = { $file } has the game up to step { $count }. To continue from there:
# Above a list of games, when “tumblestar play” opens the browser.
term-kept-games =
    { $count ->
        [one] 1 unfinished game in the terminal:
       *[other] { $count } unfinished games in the terminal, the latest first:
    }
# A line of that list. $game: the game’s title.  $when: date and time.  $events: steps so far.
term-kept-game = { $game }, { $when }, step { $events }
# $data: an option, or nothing; it stays directly behind “--resume”.
term-kept-resume = To continue the first, type “tumblestar play --resume{ $data }”. All are saved in { $folder }.
term-none-kept = There is no such unfinished game in { $folder }. Type “tumblestar play GAME” to begin one.
term-not-for-resumed = { $option } is for new games only.
term-not-kept = Nothing was played, so nothing was saved.
term-lost = The game is not saved: { $file } cannot be written ({ $why }).
term-unkept = The game cannot be saved in { $file }: { $why }. You can play on. Type “save FILE” to save it elsewhere.
term-played-elsewhere = This game was also played in another terminal. Both are saved, yours in { $file }.
# The prompt, where people type. $seat: the player’s name, or the game’s title.
term-prompt = { $seat }>
# Status line while a bot decides. $seat: the bot’s name.
term-thinking = { $seat } is thinking…
bot-compiling = Compiling the bot for this machine (only once, a minute or two)…
# A step of the game as it happens. $did: a sentence.  $text: the same in notation.
term-did = { $did } ({ $text })
# A step in the log. $n: its number.  $did: a sentence.  $text: the same in notation.
term-event = { $n }. { $did } ({ $text })
# A label and its figure, or a card and what it does.
term-figure = { $name }: { $value }
# Cell of the final table. $points: a number.  $pieces: a list of what scored them.
term-points-of = { $points } ({ $pieces })
# A goal of a solo game. [met]: can still be lost; [kept]: cannot. $goal: points, or a mission.
term-goal =
    { $how ->
        [met] Goal, met
        [kept] Goal, met for good
       *[unmet] Goal, not met yet
    }: { $goal }
term-no-cards = This game has no shared cards.
term-no-choice = None of your choices now contains “{ $text }”.
# Line of a hint, the best choice. $way: what to do.
term-best = ★ { $way } (best)
# $way: a choice of a hint.  $count: how many others are exactly as good.
term-alike =
    { $way } { $count ->
        [one] (1 other is as good)
       *[other] ({ $count } others are as good)
    }
# While a hint is prepared.
term-hint-working = Working out win chances…
# Line of a hint. $way: what to do.
term-way = - { $way }
term-no-hint = There is no hint for this position.
# After “undo”.
term-undone = Your last action is undone.
term-asked = You have asked the others to agree to an undo.
# Prompt after the message “practice-sure”.
term-practice = Type “yes” to undo as practice:
term-asks = { $seat } asks to undo. Type “agree” or “decline”.
term-dropped = Something changed at the table, so the rest of your input was ignored.
term-tutor-on = The tutor asks before an action that gives away more than { NUMBER($share, style: "percent") } of your win chance.
# After “tutor off”.
term-tutor-off = The tutor is off.
# $usual: a whole number.  $amounts: a list of numbers. “tutor” and “off” are what people type.
term-tutor-what = Type “tutor { $usual }” to be asked before actions that give away over { $usual }% win chance. Amounts: { $amounts }. Type “tutor off” for no tutor.
term-tutor-none = This game has no win chances, so there is no tutor.
# Heading of the tutor’s question.
tutor-head = Sure?
term-tutor-sure = Type “yes” to play it:
# After another answer than “yes” to the tutor’s question.
term-tutor-kept = Nothing was played.
# What people type behind “tutor” or “allow”; several words may be given, with spaces between.
term-off = off
term-asks-help = { $seat } asks everyone to allow hints beyond the odds. Type “agree” or “decline”.
term-asked-help = You have asked the others to allow hints beyond the odds.
# In the list of commands, behind the word and a colon, like all term-does-….
term-does-allow = asks the others to allow hints beyond the odds, or agrees; “allow off” ends it
# What people type: one word, unlike all other commands. In English it stays.
term-word-allow = allow
term-sure = Type “yes” to end the game:
# What people type to confirm; several words may be given, with spaces between.
term-yes = yes
# After another answer than “yes” to a question about resigning or leaving.
term-not-resigned = The game goes on.
# $why: a sentence that says why not.
term-refused = Not done. { $why }
term-refused-rule = Not done. { $why } For the rule, type “help { $tag }”.
term-refused-unread = Not understood. { $why } Type “?” for your choices, “help” for all commands.
# After “save” alone.
term-save-what = Type “save FILE”, with a file name.
term-saved = The game is saved in { $file }.
term-foreign = { $file } exists and is not a game file, so it was not overwritten.
term-no-rule = There is no rule “{ $text }”. Sections of the rules:
# A section of the rules, and what to type for it. $tag: such as TW-3.
term-section = help { $tag }: { $title }
# A line of the list of commands. $word: what to type.  $does: one of term-does-….
term-command = { $word }: { $does }
term-help = Type an action in notation (several with “;” between), or a command:
# Of “?” in the list of commands.
term-does-choices = shows your choices and their effects; “? TEXT” only those with that text
term-does-help = shows this list; “help TAG” shows a rule or a section
term-does-board = shows the board and where everyone stands; “board TEXT” only lines with that text
term-does-cards = shows the cards in play and what they do
term-does-log = shows what has happened; “log 10” only the last 10 steps
term-does-hint = shows your choices with odds, points and win chances; marks the best, if known
term-does-tutor = asks before costly actions: “tutor 5” above 5% win chance (1, 2, 5 or 10); “tutor off” ends it
term-does-undo = undoes your last action; alone, also rolls and draws, as practice; other people may have to agree
# Of “resign” in the list of commands.
term-does-resign = resigns and ends the game
term-does-save = “save FILE” saves a copy; the game itself is saved automatically
term-does-quit = leaves; so do Ctrl-C and Ctrl-D
# What people type: one word, unlike all other commands. In English it stays.
term-word-help = help
# What people type: one word, unlike all other commands. In English it stays.
term-word-board = board
# What people type: one word, unlike all other commands. In English it stays.
term-word-cards = cards
# What people type: one word, unlike all other commands. In English it stays.
term-word-log = log
# What people type: one word, unlike all other commands. In English it stays.
term-word-hint = hint
# What people type: one word, unlike all other commands. In English it stays.
term-word-tutor = tutor
# What people type: one word, unlike all other commands. In English it stays.
term-word-undo = undo
# What people type: one word, unlike all other commands. In English it stays.
term-word-resign = resign
# What people type: one word, unlike all other commands. In English it stays.
term-word-save = save
# What people type: one word, unlike all other commands. In English it stays.
term-word-quit = quit
cli-join = Joins a table of a server, and plays in the terminal.
cli-join-link = An invitation, such as https://games.example/join/…, or the address of a table.
cli-join-name = Your name, as others see it.
term-no-link = “{ $link }” does not lead to a seat. Give an invitation (https://…/join/…) or a table (https://…/table/…).
term-no-seat = No seat is free at { $link }, or the game is over. Ask for another link.
term-nothing-there = You cannot open { $link }: the address is wrong, or the table belongs to others. Ask for an invitation.
term-password = { $link } needs a password. An invitation needs none: ask for one.
term-server-refuses = The server did not let you in at { $link } (status { $status }).
# $link: the server’s address.  $why: the reason, as the system says it.
term-no-server = { $link } cannot be reached: { $why }.
term-no-jar = This device cannot remember your seat: { $file } cannot be written ({ $why }).
# [0]: a spectator. $names: the names of the reader’s seats.
term-you-are =
    { $count ->
        [0] You are a spectator.
       *[other] You play for { $names }.
    }
# Status line while others decide; [you]: a bot plays the reader’s seat. At most 60 characters.
term-waiting =
    { $seat ->
        [you] Waiting for the bot that plays for you.
       *[other] Waiting for { $seat }.
    } Ctrl-C leaves.
# Status line before the start.
term-waiting-start = The game begins when all seats are taken. Ctrl-C leaves.
term-line-lost = The connection was lost and is back.
term-line-gone = The connection is lost, and { $link } does not answer.
term-table-gone = The table at { $link } was deleted, or is no longer open to you.
term-other-protocol = The server at { $link } and this program have different versions. Update the older one.
term-seat-kept = Your seat is kept for you. To come back:
# A command to copy, on a line of its own; never changed. $link: an address.
term-type-join = tumblestar join { $link }
term-verify-there = The server shows the same check: { $link }
# A message of the table or of the server, shown as it is.
term-said = { $words }
term-does-people = shows who is here and, to the host, the invitations to free seats
term-does-time = shows the time left for each player
term-does-chat = shows the messages; “chat 10” only the last 10
term-does-say = “say TEXT” writes to everyone; “say” lists quick phrases, “say 2” says the second
term-does-hand = lets a bot play for you; “hand random” chooses which
term-does-back = takes your seat back from the bot
term-does-gone = decides about a missing player: “gone wait”, “gone bot” (a bot plays on) or “gone end” (ends the game)
term-does-fill = puts a bot on a free seat (host only); “fill 2 random” says where and which
term-does-leave = gives up your seat; another person can take it
term-does-rematch = asks for another game with the same people, or joins it
term-does-agree = agrees to an undo, or to hints for all
term-does-decline = declines an undo, hints or a rematch, or withdraws your request
# What people type: one word, unlike all other commands. In English it stays.
term-word-people = people
# What people type: one word, unlike all other commands. In English it stays.
term-word-time = time
# What people type: one word, unlike all other commands. In English it stays.
term-word-chat = chat
# What people type: one word, unlike all other commands. In English it stays.
term-word-say = say
# What people type: one word, unlike all other commands. In English it stays.
term-word-hand = hand
# What people type: one word, unlike all other commands. In English it stays.
term-word-back = back
# What people type: one word, unlike all other commands. In English it stays.
term-word-gone = gone
# What people type: one word, unlike all other commands. In English it stays.
term-word-fill = fill
# What people type: one word, unlike all other commands. In English it stays.
term-word-leave = leave
# What people type: one word, unlike all other commands. In English it stays.
term-word-rematch = rematch
# What people type: one word, unlike all other commands. In English it stays.
term-word-agree = agree
# What people type: one word, unlike all other commands. In English it stays.
term-word-decline = decline
# What people type behind “gone”, to wait; one word. In English it stays.
term-word-gone-wait = wait
# What people type behind “gone”, to let a bot play; one word. In English it stays.
term-word-gone-bot = bot
# What people type behind “gone”, to end the game; one word. In English it stays.
term-word-gone-end = end
# A line of “people”. [here], [away]: page in front, or not; [asked]: invited; [gone]: no page.
term-person =
    Seat { $count }, { $seat }{ $how ->
        [here] : here
        [away] : away
        [asked] : no answer yet
        [bot] { "" }
       *[gone] : not connected
    }
# A line of “people”: a seat of the reader’s. $seat: its name.
term-person-you = Seat { $count }, { $seat }: you
# A line of “people”. $bot: the bot that plays while $seat is away.
term-person-bot = Seat { $count }, { $seat }: { $bot } plays for now
# A line of “people”.
term-person-free = Seat { $count }: free
# Above the address of an invitation.
term-link-all = The invitation for everyone, code { $code }:
# Above the address of an invitation.
term-link = The invitation to seat { $count }, for one person:
# An address to copy, on a line of its own; never changed.
term-type-link = { $link }
# A line of “time”: a player’s clock; [yes]: it runs now.
term-time =
    { $seat }: { $minutes } min { $seconds } s left{ $runs ->
        [yes] , running
       *[no] { "" }
    }
# A part of term-times. $left: such as 4:30.
term-time-short = { $seat } { $left }
# Above the prompt. $times: a list of names and clocks.
term-times = Time left: { $times }
term-no-clock = This table has no clock, or the game has not begun.
# A chat message. $words: what $name wrote.
term-chat = { $name }: { $words }
# A line of “say”: a quick phrase and its number.
term-phrase = { $n }: { $words }
term-say-what = Type “say TEXT”, or “say” and the number of a phrase.
# Notice: the player’s page or program was closed.
term-gone = { $seat } is no longer connected.
# Notice: the player has opened the table.
term-came = { $seat } is here.
term-missed = { $seat } (seat { $count }) has been away for a while. Votes to end the game: { $n } of { $asked }. Type “gone wait”, “gone bot” or “gone end”.
term-nobody-missed = Nobody has been away for that long.
term-nobody-free = There is no such free seat.
# Notice after “gone wait”.
term-waits = Waiting for { $seat }.
term-filled = A bot plays seat { $count } now.
# Prompt after the question whether to leave.
term-sure-leave = Type “yes” to leave your seat:
term-left = You have left. The host gets a new link to your seat.
term-after = Type “rematch” to play again, “say TEXT” to write to everyone, or “quit” to leave.
term-rematch-there = There is a rematch. Type “rematch” to join it, or “decline”.
term-rematch-declined = You declined the rematch. Your seat there is free.
term-rematch-early = You can ask for a rematch once the game is over.

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
# Cell of the board: a square where a piece stands. $seat: its mark, such as [1]; the rest as above.
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
# Below the drawn board; the letters are those of colour-…-letter.
term-legend-twisty = Cubes: R red, O orange, Y yellow, G green, B blue, P purple, K pink. [1] is the piece of player 1; what follows it is on the same square.
# A face of a die, in the drawn board. $letter: of its colour.
term-face = { $letter }{ $number }
# Below the drawn board; the letters are those of colour-…-letter.
term-legend-shizzle = R red, O orange, Y yellow, G green, B blue, P purple, K pink, N black, then the number.
# A tile with a star. $ports: the directions of its lines.
term-tile-star = ✶{ $ports }
# A tile with a nova. $ports: the directions of its lines.
term-tile-nova = ✹{ $ports }
# An empty cell of a chart.
term-text-empty = { $cell } ·
# A cell of a chart and its tile.
term-text-cell = { $cell } { $tile }
# A cell of a chart, its tile, and the cells that its star is linked to.
term-text-linked = { $cell } { $tile } ={ $cells }
# Heading of a player’s chart in the drawn board: the name only.
term-text-chart = { $seat }
# Heading of the next row of tiles.
term-text-next = Next row:
# A space of the row whose tile was taken. $count: its number.  $seat: who acts there next round.
term-text-taken = { $count }: { $seat }
# Below the drawn charts. “cards” is what people type.
term-legend-twinkle-twinkle = ✶ star, ✹ nova, then the directions of its lines; = linked cells. Type “cards” to see what scores.
