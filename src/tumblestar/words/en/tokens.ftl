### Tokens for programs.

# What a token may do; beside a tick.
scope-read = See and follow your tables, read game files and chat
# What a token may do; beside a tick.
scope-play = Take seats by invitation, act, undo, resign, chat
# What a token may do; beside a tick.
scope-tables = Make tables, see their links, end and delete them
# Heading.
tokens-head = Tokens for programs
tokens-about = A token lets a program of yours play here.
# Heading, and link to it.
tokens-yours = Your tokens
# In the place of a list.
tokens-none = No tokens yet.
# Heading above a token that was made just now.
token-made = Your new token
token-once = Copy it now: you see it only once. Anyone who has it can use it.
# Label of a field with the token.
token-label = Token
# Button beside that field.
token-copy = Copy the token
# Heading of the form for a token.
token-new = Another token
# Label of a field.
token-name = Name
# Label of the choice between the next three.
token-for = Who uses it
# The reader.
token-for-me = I do, in a terminal or with a script
# A bot, named as in the field above.
token-for-bot = A new bot of that name
# A bot that the reader has. $name: its name.
token-for-this-bot = My bot { $name }
token-bot-help = A program that decides on its own is a bot. It plays under its own name and is marked as a bot.
# Button.
token-do = Make the token
# In the list of tokens: what it is for.
token-of-you = acts as you
# In the list of tokens: what it is for.
token-of-bot = acts as the bot { $name }
# In the list of tokens. $day: 2026-11-29.
token-since = made on { $day }
# In the list of tokens. $day: 2026-11-29.
token-used = last used on { $day }
# In the list of tokens, in the place of the day of its last use.
token-unused = never used
# Button: the token can no longer be used.
token-revoke = Revoke
token-revoke-sure = Programs that use it can no longer connect.
# Confirms that button.
token-revoke-yes = Revoke it
# Refusal above the form.
token-no-name = Give it a name.
token-no-scope = Tick at least one thing that it may do.
token-for-whom = Choose who uses it.
token-many = You have { $most } tokens. Revoke some first.
cli-token = Makes, lists and revokes tokens for programs, even while the server runs.
cli-token-new = Makes a token for a new bot called NAME and prints it, only once.
cli-token-person = For a person, not a bot.
cli-token-scope = What it may do, by default read; may be given several times.
# Help for a command of the command line.
cli-token-list = Lists all tokens.
cli-token-revoke = Revokes the token with this NUMBER in the list.
# In the column “who” of a list in the terminal.
cli-token-bot = bot { $name }
# In the place of a list in the terminal.
cli-token-none = There are no tokens.
# Head of a column in the terminal.
cli-token-head-number = number
# Head of a column in the terminal.
cli-token-head-name = name
# Head of a column in the terminal: a person or a bot.
cli-token-head-who = who
# Head of a column in the terminal: what the token may do.
cli-token-head-scopes = may
# Head of a column in the terminal: a day.
cli-token-head-made = made
# Head of a column in the terminal: a day.
cli-token-head-used = last used
# Told in the terminal. $number: its number in the list.
cli-token-revoked = Token { $number } is revoked.
# Told in the terminal. $number: as it was typed.
cli-token-unknown = There is no token { $number }.
