### My data: another device, download, deletion.

# Heading, and link in the settings.
mine-head = My data
mine-nobody = Nothing is stored about you here yet. If you play on another device, link this one to it.
# Heading.
carry-out-head = Play on another device
carry-out-about = Use a link or QR code to play on another device with the same name, tables and progress. It works once, within { $count } minutes.
# Button.
carry-out-do = Show the link
carry-shown = Open this on your other device within { $count } minutes. Keep it private: anyone who has it can play as you.
# Label of a link.
carry-link = Link for your other device
# Link.
carry-back = Back to my data
# Heading: this device and another one play as the same person from then on.
carry-head = Link this device
carry-about = On your other device, open “My data” and show the link. Open it here, or copy the code after its #.
# Label of a field.
carry-code = Code
# Button below that field.
carry-look = Check the code
carry-wrong = This code is wrong, was used or has expired. Show a new one on your other device.
# $name: the name that the other device has. $count: a number of tables.
carry-asked = Are you “{ $name }”? Your tables there: { $count }. From now on, this device plays as “{ $name }”.
carry-asked-unnamed = Is this you, a player without a name? Your tables there: { $count }. From now on, this device plays as that player.
# $count: how many tables the reader has on this device.
carry-joins = { $count ->
        [0] Your settings there replace those on this device.
        [one] Your table on this device is added, with seats, chat and progress. You cannot undo this.
       *[other] Your { $count } tables on this device are added, with seats, chat and progress. You cannot undo this.
    }
# Button.
carry-yes = Yes, that is me
# Button beside it.
carry-no = Cancel
# Heading.
mine-data-head = My data as a file
mine-data-about = Your name, settings, tables, game files, progress and chat messages, one JSON object a line. The first line explains the others.
# Link.
mine-data-do = Download my data
# First line of the file. Names before a colon and the two commands stay as they are.
mine-data-readme = One JSON object a line, each with a type. person: your name, language and theme. bot: your program. token: what a program may do (never the token itself). table: one that you made, sit at or watch; seats: your seats from 1; record: the game, for “tumblestar replay” and “verify”. attempt, imported: progress in campaigns. chat: what you wrote; at: milliseconds since 1970; key: a phrase. restriction: whom you muted or blocked. Times are UTC.
# Heading above names.
mine-restricted-head = Muted and blocked
# In that list, in the place of a name.
mine-restricted-unnamed = a player without a name
# Heading.
mine-delete-head = Delete my data
mine-delete-goes = Deleted for good: your name, settings, progress, tokens, programs, chat messages and tables where nobody else plays. In games in progress you leave your seat; where you may not leave, you resign.
mine-delete-stays = Kept without your name: games with others and their game files. Tables that you made pass to a player there. Downloaded copies and this server’s backups do not change.
# Beside a tick that must be set.
mine-delete-sure = I know that this cannot be undone.
# Button.
mine-delete-do = Delete my data now
# Heading.
mine-deleted-head = Your data has been deleted
mine-deleted = Nothing about you is kept here or in this browser any more.
