### The settings of a server.

# $name: a setting, such as --port.  $expected: one of takes-….
set-wrong = { $name } cannot be “{ $value }”. Give { $expected }.
set-unguarded = Others can reach this server ({ $host }). Give it a password (--password-file FILE or TUMBLESTAR_PASSWORD), limit the addresses (--allow 192.168.1.0/24), or let everyone play (--open).
set-two-passwords = Give --password or --password-file, not both.
set-no-processes = { $name } no longer exists: one server is one process. A folder can have one server. With PostgreSQL (--database), start as many as you like behind a proxy, each by its own command. docs/hosting.md says how.
set-short-password-file = The password in the first line of { $file } needs at least { $least } characters.
takes-address = an address or name of this machine, such as 127.0.0.1 or 0.0.0.0
takes-port = a whole number from 0 to 65535
# What a setting takes; it stands in set-wrong.
takes-folder = a folder
takes-database = an address like postgresql://user:password@host:5432/name
# What a setting takes; it stands in set-wrong.
takes-file = a file
takes-hosts = host names, comma-separated, such as games.example
# What a setting takes; it stands in set-wrong.
takes-password = at least { $least } characters
takes-networks = addresses or networks, comma-separated, such as 192.168.1.0/24
# What a setting takes; it stands in set-wrong. “on” and “off” are what people type.
takes-switch = on or off
takes-token = 16 to 200 characters, without spaces
takes-seconds = a number of seconds from { $least } to { $most }
set-host = Address to listen on; 127.0.0.1 lets in this machine only.
set-port = Port to listen on; 0 takes any free one.
set-data = Folder for tables and finished games.
set-database = PostgreSQL database instead of the folder; several servers may share it.
set-hosts = Further host names that the server answers to, comma-separated.
set-password = The password for everyone. Others on this machine can read a command line: better use the environment or a file.
set-password-file = A file whose first line is the password.
set-allow = Networks let in; all others are refused.
set-open = Lets in everyone who can reach the server, without a password.
set-behind-proxy = Trusted proxies, by address: they say where a request comes from.
set-fast-sockets = Fast path for WebSocket messages; off uses uvicorn’s own.
set-limits = Limits how many requests anyone may send; off is for measuring.
set-metrics-token = Token that allows reading /metrics from elsewhere.
set-log = What goes to the error output: quiet (errors) or all.
set-pace = Seconds between a bot’s steps.
set-grace = Seconds of absence before the others are asked what to do.
set-hsts = Seconds for which browsers must use HTTPS; 0 sends no such rule.
