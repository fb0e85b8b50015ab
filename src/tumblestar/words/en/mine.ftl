### My data: another device, download, deletion.

mine-head = My data
mine-nobody = Nothing is kept about you here yet. If you play on another device, carry yourself over.
carry-out-head = Play on another device
carry-out-about = A link or QR code makes another device yours, with your tables, name and progress. It works once, within { $count } minutes.
carry-out-do = Show the link
carry-shown = Open this on your other device within { $count } minutes. Show it to nobody else: it lets them play as you.
carry-link = Link for your other device
carry-back = Back to my data
carry-head = Carry yourself over to this device
carry-about = On your other device, open “My data” and show the link. Open it here, or copy the code after its #.
carry-code = Code
carry-look = Look whose it is
carry-wrong = This code is unknown, was used, or has expired. Show a new one on your other device.
carry-asked = Is “{ $name }” you? Tables that come along: { $count }. From then on, this device plays as “{ $name }”.
carry-asked-unnamed = Is this you, somebody without a name? Tables that come along: { $count }. From then on, this device plays for them.
carry-joins = { $count ->
        [0] Your settings of this device give way to those.
       *[other] Your tables of this device ({ $count }) join them, with seats, chat and progress. This cannot be undone.
    }
carry-yes = Yes, that is me
carry-no = No, leave it
mine-data-head = My data as a file
mine-data-about = Your name, settings, tables, records, progress and chat messages: one JSON object a line, the first explaining the others.
mine-data-do = Download my data
mine-data-readme = One JSON object a line, each with a type. person: your name, language and look. bot: your program. token: what a program may do (never the token itself). table: one that you made, sit at or watch; seats: your seats from 1; record: the game, for “tumblestar replay” and “verify”. attempt, imported: progress in campaigns. chat: what you wrote; at: milliseconds since 1970; key: a phrase. restriction: whom you muted or blocked. Times are UTC.
mine-restricted-head = Muted and blocked
mine-restricted-unnamed = somebody without a name
mine-delete-head = Delete me
mine-delete-goes = Deleted for good: your name, settings, progress, tokens, programs, chat messages, and tables where nobody else plays. In running games you leave your seat; where nobody may leave, you resign.
mine-delete-stays = Kept without your name: games with others and their records. Tables that you made pass to a player there. Downloaded copies and this server’s backups do not change.
mine-delete-sure = I know that this cannot be undone.
mine-delete-do = Delete me now
mine-deleted-head = You are deleted
mine-deleted = Nothing about you is kept here or in this browser any more.
