### Tables: refusals, clocks, quick phrases, and what is noted in their chat.

## Refusals of a table

refused-help-declined = The others have declined your request for help.
refused-stale = The table has changed. Look again, then choose.
refused-takeback = You cannot undo this: your turn is over, or another player has acted.
refused-takeback-chance = You cannot undo a roll or a draw when other people play.
refused-practice = This makes it a practice game: no star, and the secret seed is shown. Confirm to continue.
refused-asked = A player has already asked to undo. Answer that first.
refused-declined = The others declined. Ask again after the next step.
refused-not-asked = That undo request is no longer open.
refused-not-yours = You cannot do that here.
refused-send-late = Once the game has begun, you cannot remove a player.
refused-start = The game cannot begin with the players who are here. Wait for more, or fill the free seats with bots.
refused-blocked = The host does not want to play with you. Play at another table, or make one.
refused-blocked-chat = The host does not want you to write here.
refused-restrict-nobody = There is nobody else to mute or block.
refused-restrict-stranger = To mute or block, first join a table or choose settings.
refused-message = The server did not understand the page. Load it again.
refused-typed = Type 1 to { $most } results with spaces between them.
refused-typed-on = These are too many results. Type only those that are needed now.

## Tables that cannot be opened or made

# $name: a game. $why: a sentence.
game-fault = { $name } cannot be played: { $why }
table-damaged = The stored table cannot be read: { $why }
limit-tables = You have { $most } unfinished tables. Finish or end some first.
limit-events = That was a lot for the server. Try again in { $seconds } s.
limit-records = Many files were opened from here today. Try again in { $minutes } min.

## Together

# In the list of clocks: a game without one.
clock-none = none
# In the list of clocks; $n and $unit: the time for each turn. 3600 and 86400 are seconds.
clock-turn = { $count ->
        [3600] 1 hour
        [86400] 1 day
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } a turn
# In the list of clocks.
clock-bank = { $n } min for the whole game
# In the list of clocks.
clock-bank-more = { $n } min for the whole game, plus { $more } s after each turn
# Quick phrase of the chat, on a button and as a message.
chat-hello = Hello!
# Quick phrase of the chat.
chat-luck = Good luck!
# Quick phrase of the chat.
chat-nice = Well played!
# Quick phrase of the chat.
chat-oops = Oops!
# Quick phrase of the chat.
chat-thinking = Let me think.
# Quick phrase of the chat.
chat-moment = Back in a moment.
# Quick phrase of the chat.
chat-back = I am back.
# Quick phrase of the chat.
chat-thanks = Thank you!
# Quick phrase of the chat, after a game.
chat-good-game = Good game!
# Quick phrase of the chat: shall we play another game?
chat-again = Another one?
# Quick phrase of the chat.
chat-bye = Bye!
# Noted in the chat. $name: a player, or “you”. $count: the number of the seat.
note-sat = { $name ->
        [you] You take seat { $count }.
       *[other] { $name } takes seat { $count }.
    }
# Noted in the chat.
note-agreed = { $name ->
        [you] You agree to the rematch.
       *[other] { $name } agrees to the rematch.
    }
# Noted in the chat.
note-declined = { $name ->
        [you] You decline the rematch.
       *[other] { $name } declines the rematch.
    }
# Noted in the chat: this player has not answered, and the host gives the seat away.
note-unasked = { $name ->
        [you] No longer waiting for you; seat { $count } is free.
       *[other] No longer waiting for { $name }; seat { $count } is free.
    }
# Noted in the chat.
note-left = { $name } leaves seat { $count }.
# Noted in the chat.
note-sent = The host removes { $name }.
# Noted in the chat.
note-handed = { $name ->
        [you] You hand seat { $count } to a bot.
       *[other] { $name } hands seat { $count } to a bot.
    }
# Noted in the chat: a bot no longer plays for this player.
note-back = { $name ->
        [you] You take seat { $count } back.
       *[other] { $name } takes seat { $count } back.
    }
# Noted in the chat: this player is away, and the others have chosen a bot.
note-stand-in = { $name ->
        [you] A bot plays on for you, in seat { $count }.
       *[other] A bot plays on for { $name }, in seat { $count }.
    }
# Noted in the chat, and the game is over.
note-flag = { $name ->
        [you] You run out of time in seat { $count }.
       *[other] { $name } runs out of time in seat { $count }.
    }
# Noted in the chat: a level of help.
note-help-1 = { $name ->
        [you] You use help: odds.
       *[other] { $name } uses help: odds.
    }
# Noted in the chat: a level of help.
note-help-2 = { $name ->
        [you] You use help: points.
       *[other] { $name } uses help: points.
    }
# Noted in the chat: a level of help.
note-help-3 = { $name ->
        [you] You use help: best play.
       *[other] { $name } uses help: best play.
    }
# Noted in the chat: a level of help.
note-help-4 = { $name ->
        [you] You use help: tutor.
       *[other] { $name } uses help: tutor.
    }
# Noted in the chat: “What a bot expects” was pressed.
note-help-expect = { $name ->
        [you] You use help: what a bot expects.
       *[other] { $name } uses help: what a bot expects.
    }
# Noted in the chat. $name: the last player who agreed.
note-help-on = { $name ->
        [you] You agree too: help is now on for all.
       *[other] { $name } agrees too: help is now on for all.
    }
# Noted in the chat. $name: who declined, withdrew the request or ended the help.
note-help-off = { $name ->
        [you] You say no: help beyond the odds is off for all.
       *[other] { $name } says no: help beyond the odds is off for all.
    }
# Noted in the chat.
note-slow = { $name ->
        [you] You run out of time in seat { $count }. A bot finishes the turn.
       *[other] { $name } runs out of time in seat { $count }. A bot finishes the turn.
    }
refused-waiting = The game has not begun: seats are free.
refused-time = Your time is up.
refused-taken = This seat is taken.
refused-leave-clock = You cannot leave a game with a clock. Let a bot play for you.
refused-leave-alone = You cannot leave: nobody else plays here. Let a bot play for you.
refused-not-missed = This player is back, or a decision has been made.
refused-watch = You cannot watch: spectators are not allowed here, or there are too many.
refused-link-used = This link has been used or has expired. Ask for another.
refused-sits = You already have a seat at this table.
refused-host = Only the host can do that.
refused-chat-seat = Only players at this table can chat.
refused-chat-off = Free chat is off. Use the quick phrases.
refused-chat-text = Type one line of 1 to { $most } characters.
