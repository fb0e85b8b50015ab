### The API for programs.

# Heading of the page /api, and link to it.
api-title = The API for programs
api-about = Programs can follow tables, make them and play, over HTTP with JSON. Every call carries a token: “Authorization: Bearer tms_…”. Cookies do not count. Times in milliseconds are counted from 1970, seats from 1.
api-token-help = Make a token on the page /tokens or with “tumblestar token new”.
# Link on the page /api to a file for programs.
api-to-document = The OpenAPI document
# Heading on the page /api.
api-begin = Getting started
api-begin-help = Make a token for a bot, then ask who you are:
# Name of the box with a command, for screen readers.
api-example = A call to copy
# Heading on the pages /api and /tokens.
api-scopes = What a token may do
api-scopes-help = A token may do only what you ticked when you made it.
# Heading on the page /api: the list of all calls.
api-can = Calls
# Behind the address of a call. $scope: the name of what its token needs, in English.
api-needs = needs { $scope }
# Heading on the page /api.
api-once = Repeating a request
api-once-help = Requests that change something carry an “id” of your choice. The same id is the same request: the server does it once, and gives the same answer again. It answers when the change is on disk. So if you get no answer, send the request again, unchanged. “seen” is the “n” of the table that you decided by. If something has happened since, the request is refused as “stale”.
# Heading on the page /api: what a stream of a table says.
api-lines = The lines of a stream
api-lines-help = Each line is a JSON object with a “type”. First come the seats, then the entries after “from”, then the table now, and after that all that happens. After a break, come back with the last “n” as “from”: you miss nothing and get nothing twice.
api-line-seats = Who sits there: at the start, and after each change.
api-line-entry = An entry of the table’s log, in order. “act”: an action in notation; “takeback”: “kept” says how many events of the record are kept, and “practice” whether this makes the game practice; “ask”: the seat “actor” asks to undo all but “kept” events; “agree” and “decline”: the seat “actor” answers; “resign” and “flag” (out of time): “seat” is out; “abandon”: the game ended without a result.
api-line-now = The table after all entries so far.
api-line-chat = Chat messages from now on.
# Of a line of a stream that has no news.
api-line-beat = The stream is alive.
api-line-bye = The last line. “over”: the game has ended; “gone”: you may not see the table any more; “token”: the token was revoked; “restart”: the server stops, come back with “from”.
# Heading on the page /api.
api-socket = A WebSocket instead
api-socket-help = /live/TABLE?as=json is one connection to act and listen. It takes the same token in the same header; docs/server.md has its messages.
# Heading on the page /api: codes of what is refused.
api-problems = Refusals
api-problems-help = A refusal is a JSON object (RFC 9457): “code” is for programs; “detail” is for people, in their language (Accept-Language). “tag” and “help” name the rule of the game; “n” is that of the table now.
# Heading on the page /api: how many calls are allowed.
api-limits = Limits
api-limits-help = Above a limit, requests are refused with 429; “Retry-After” says how many seconds to wait. Limits are for each token and address unless they say something else. A body has at most 10,000 bytes, an import 1,500,000.
# $what: one of the messages below.  $burst: so many at once.  $every: seconds.
api-limit = { $what }: { $burst } at once, then 1 every { $every } s.
# What a limit is for, in the list of limits.
api-limit-call = Calls, for each token
# What a limit is for, in the list of limits.
api-limit-table = New tables
# What a limit is for, in the list of limits.
api-limit-record = Records, and streams opened
# What a limit is for, in the list of limits.
api-limit-review = Reviews
# What a limit is for, in the list of limits.
api-limit-link = Invitations viewed or accepted
# What a limit is for, in the list of limits.
api-limit-chat = Chat messages, for each person or bot
# What a limit is for, in the list of limits.
api-limit-upload = Imports and files
# What a limit is for, in the list of limits.
api-limit-export = Exports
api-limit-lines = Open streams and WebSockets, for each token: { $count }.
api-limit-tables = Tables in progress, for each host: { $count }.
api-notation = At a table, “legal” lists all legal actions in the game’s notation. So a program need not know the rules; docs/ has the grammar.
api-me-help = Your name, whether you are a bot, and what your token may do.
api-games-help = All games: seats, options, bots of the house and examples of the notation.
# Of a call, below api-games-help.
api-game-help = One game.
api-tables-help = Tables that you made or sit at: the last 60 played at.
api-make-help = Makes a table. The game begins when all seats are taken. With an id that you used before, you get the table made then.
api-table-help = A table as it is now. Its host, with the scope “tables”, also gets the links to its free seats.
api-puzzles-help = All puzzles with solution and proof, one JSON object a line (docs/puzzles.md).
api-record-help = The record of the game: a text that “tumblestar verify” and “tumblestar replay” read. It has the seed once the game has ended.
api-review-help = Where a finished game was decided, by luck and by skill (docs/review.md). The request waits for it for up to 20 seconds.
api-chat-help = The last 200 chat messages at a table.
api-stream-help = What happens at a table, one JSON object a line, until the game has ended. After 15 seconds in which nothing happens, you get a “beat”. If you read nothing for 10 seconds, you are disconnected.
api-invitation-help = Where a link leads: game, seat, clock, the others at the table and the commitment of the luck. This takes no seat.
api-join-help = Takes the seat of an invitation. If you have it by that link already, you get the same answer.
api-act-help = Plays an action, by its number in “legal” or its notation. At a table where chance is typed in, “text” has the outcomes, with spaces between.
api-takeback-help = Undoes your last action, within your turn and while neither chance nor another seat has acted. With “kept”, undoes all events but the first so many. Without other people, this makes the game practice. Other people are asked, and with them nothing goes back past chance.
api-answer-help = Agrees to an undo request, or declines it. If it is your own, declining withdraws it. The undo is done when all have agreed.
api-resign-help = Resigns for a seat of yours; “seat” says which, if you hold several.
api-rematch-help = Another game with the same people on their seats, once this one is over. The first request makes the table. “agree” false declines and frees your seat.
api-say-help = Sends a line of text, or a phrase that all read in their own language.
api-abandon-help = Ends a game without a result. Only for its host.
api-delete-help = Deletes for good a table that has ended. Only for its host.
api-export-help = The record of every table that you made or sit at, one JSON object a line, the oldest first.
api-import-help = Adds records as tables of yours to step through: as text, one after another, or as lines of JSON as exported. A record that is already there is not added again. The answer has one JSON object a line for each. At most 200 records and 1.5 MB.
api-field-asked = The undo request that waits for answers.
api-field-actor = A seat, 0 for chance, null for nobody.
# Of a field that is true or false.
api-field-added = False if it was there already.
api-field-bot = True for bots of the house and for programs.
api-field-chance = “sealed”: a secret seed, opened at the end; “seed”: one that you give; “typed”: typed in from a real board.
api-field-changed = When it was last played at (UTC).
api-field-chat = Whether people may write freely; phrases are always allowed.
api-field-clock = “none”, “turn-SECONDS” or “bank-SECONDS-INCREMENT”.
api-field-commitment = The SHA-256 of the sealed seed.
api-field-data = The digest of the game’s data files.
api-field-due = When the running clock runs out.
api-field-end = As in the record; null while the game goes on.
api-field-following = The table of the rematch, or empty.
api-field-from = The last entry that you have: you get those after it. If you leave it out: from now on. 0: all.
api-field-good = Whether the invitation can still be used.
api-field-id = The same id is the same request, done once.
api-field-increment = Seconds added after each turn.
api-field-kept = How many events of the record are kept; an event is one action, roll or draw.
api-field-left = Milliseconds left to each seat.
api-field-legal = The legal actions of the seat to act; for a game, examples.
api-field-link = An invitation, or the part after its last slash.
api-field-links = Only for the host; null for all others.
api-field-listed = Whether the lobby shows it.
api-field-n = The live number of the table: it counts the entries of its log and only rises.
api-field-options = Options that you leave out have their defaults.
api-field-phrase = All read it in their own language. Those of the table itself begin with “note-”.
api-field-practice = Whether a player went back past luck or past a bot. In a request: you know that the game becomes practice.
api-field-preparing = The bot is getting ready; until then it plays below its full strength.
api-field-presence = “none” where nobody is awaited.
api-field-remark = The rules by which an older game was played and is shown; usually empty.
api-field-result = The win share of each seat when the game is over.
# Of a field of a refusal.
api-field-retry-after = Seconds to wait.
api-field-salt = Words of your choice that all sealed luck depends on, too.
api-field-scope = What the token lacks.
api-field-seats = For a new table: “me”, “open” for anyone who gets the link, or “bot:NAME” for a bot of the house.
api-field-seconds = For a turn or for the game.
api-field-seen = The “n” of the table that you decided by.
api-field-stand-in = The bot that plays for a person right now.
api-field-status = “study” is a record to step through. Of a problem: the HTTP status.
api-field-table = The table’s name, as in its address.
api-field-tag = The rule of the game that forbids it.
api-field-token = The name of the token.
api-field-watch = The link for spectators.
api-field-watchers = Whether anyone with the link may watch.
problem-request = The request is damaged: a header appears twice, or the body ended too early.
problem-json = The body cannot be read as JSON in UTF-8.
problem-token = The token is missing or not valid. Send “Authorization: Bearer tms_…” with one that was made here and not revoked.
problem-scope = The token may not do that: “scope” names what is missing.
problem-address = This server lets in certain addresses only.
problem-blocked = The host of the table has blocked you.
problem-missing = There is nothing here for you: the name is wrong, the table was deleted, or it belongs to others.
problem-method = This address does not take that method: “Allow” names those that it takes.
problem-stale = The table has changed. Look again, then choose, under a new id.
problem-seat = You cannot do that now: it is another seat’s turn, not your seat, or for the host only.
problem-chance = Chance comes next. You can type in outcomes only at a table that was made for it.
problem-takeback = You cannot undo this: the turn is over, or chance or another seat has acted since.
problem-practice = This would make it a practice game: no star, and the secret seed is shown. If you want that, ask again with “practice”.
# Of the code “over”, in the list of refusals.
problem-over = The game is over.
problem-waiting = The game begins when all seats are taken.
problem-clock = The seat has run out of time.
problem-taken = The seat is taken, the link is old, or you sit there already.
problem-chat = You cannot say that: the host has switched free chat off, or it is not a single line of text.
problem-going = The game is still in progress. End it first.
problem-table = The table cannot be opened; it may belong to another version of tumblestar.
problem-game = The game cannot be played just now: its data file has an error. The person who runs the server can correct it.
problem-long = Too large: a body has at most 10,000 bytes, an import 1,500,000.
problem-kind = Send the body as “Content-Type: application/json”.
problem-host = This server has another name. The person who runs it can allow this one: TUMBLESTAR_HOSTS=name.
problem-message = A field is unknown or has a wrong value: “field” says which, “expected” what it takes.
problem-rule = A rule of the game forbids it: “tag” is the rule, “help” its page.
problem-unread = The notation cannot be read; “legal” lists what can be done.
problem-options = There is no such game, number of seats, option, bot or name, or the options do not go together.
problem-limit = Too many requests: wait as many seconds as “Retry-After” says. Nothing was done.
problem-head = Address and headers have at most 16,384 bytes.
problem-trouble = Something went wrong here. Ask again with the same id: what was done is not done twice.
problem-working = The answer is not ready yet. Ask again after a moment.
problem-store = It could not be written, and nothing was done. Ask again after a moment, with the same id.
refused-scope = This token may not do that: it lacks “{ $scope }”.
refused-long = The body has more than { $most } bytes.
refused-field = The field { $field } has a wrong value: { $expected }.
import-none = There is no record in the body.
import-many = There are { $count } records in the body. Import at most { $most } at once.
import-line = This line is not a JSON object with a “record”.
refused-kind = Send the body as { $allowed }.
refused-act = Give either the number of an action as “action”, or its notation as “text”.
refused-no-link = This is not an invitation of this server. Ask for another.
refused-streams = Too many streams are open. Close one first.
