### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Your request for help was already declined.
refused-stale = Something has happened at the table since. Look again and decide anew.
refused-takeback = This cannot be taken back: the turn is over, or someone else has acted since.
refused-takeback-chance = This cannot be taken back: among people nothing goes back past an outcome of chance.
refused-practice = This would make the game practice: no star, and its luck could be known. Confirm it.
refused-asked = Somebody has already asked to take back. Answer first.
refused-declined = The others declined. Ask again when somebody has played.
refused-not-asked = Nobody asks to take back any more.
refused-not-yours = That is not yours to do.
refused-send-late = After the start nobody can be sent from a seat.
refused-start = The game cannot begin with the players who are here. Wait for more, or fill the free seats with bots.
refused-blocked = The host does not want to play with you. Play at another table, or make one.
refused-blocked-chat = The host does not want you to write here.
refused-restrict-nobody = There is nobody else to mute or block.
refused-restrict-stranger = To mute or block, first join a table or choose settings.
refused-message = The server did not understand the page. Load it again.
refused-typed = Type 1 to { $most } outcomes with spaces between.
refused-typed-on = Too many outcomes; type only those asked for.

## Tables that cannot be opened or made

game-fault = { $name } cannot be played: { $why }
table-damaged = The stored table cannot be read: { $why }
limit-tables = You have { $most } unfinished tables. Finish or end some first.
limit-events = That is much work for the server. Try again in { $seconds } s.
limit-records = Much was opened from here today. Try again in { $minutes } min.

## Together

clock-none = none
clock-turn = { $count ->
        [3600] 1 hour
        [86400] 1 day
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } a turn
clock-bank = { $n } min for the whole game
clock-bank-more = { $n } min for the whole game, and { $more } s more after each turn
chat-hello = Hello!
chat-luck = Good luck!
chat-nice = Well played!
chat-oops = Oops!
chat-thinking = Let me think.
chat-moment = Back in a moment.
chat-back = I am back.
chat-thanks = Thank you!
chat-good-game = Good game!
chat-again = Another one?
chat-bye = Bye!
note-sat = New on seat { $count }: { $name }.
note-agreed = { $name }: yes to the rematch.
note-declined = { $name }: no to the rematch.
note-unasked = { $name }: no longer waited for; seat { $count } is free.
note-left = { $name } has left seat { $count }.
note-sent = The host has sent { $name } away.
note-handed = { $name }: seat { $count } handed to a bot.
note-back = { $name }: back on seat { $count }.
note-stand-in = { $name }: a bot plays on, on seat { $count }.
note-flag = { $name }: time is up on seat { $count }.
note-help-1 = { $name }: help used (odds).
note-help-2 = { $name }: help used (points).
note-help-3 = { $name }: help used (best play).
note-help-4 = { $name }: help used (the tutor).
note-help-expect = { $name }: help used (what a bot expects).
note-help-on = { $name }: help is now on for all, by everybody’s consent.
note-help-off = { $name }: help beyond the odds is off for all.
note-slow = { $name }: time is up on seat { $count }; a bot finishes the turn.
refused-waiting = The game has not begun: seats are free.
refused-time = Your time is up.
refused-taken = This seat is taken.
refused-leave-clock = A seat cannot be left in a game with a clock. Let a bot play for you.
refused-leave-alone = Nobody else plays here. Let a bot play for you.
refused-not-missed = They are back, or it is decided already.
refused-watch = Spectators are not let in.
refused-link-used = This link is used or too old.
refused-sits = You sit at this table yourself.
refused-host = Only the host can do that.
refused-chat-seat = Only those at the table can chat.
refused-chat-off = Free chat is off.
refused-chat-text = A message is one line of 1 to { $most } characters.
