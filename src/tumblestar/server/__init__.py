"""The server: tables in the browser, kept through restarts.

Reading order: `table` (one live table, knows no network), `store` (what survives a restart), `house` (all live tables),
`bots` (moves for those who are no persons), `company` (the people at a table) with `invitations`, `talk` and
`attendance`, `seats` (who a person is), `views` and `pages` (what is shown), `line`, `live` and `programs` (the
sockets), `guard` (what is let in), `proxy`, `limits`, `access` and `door` (who may come, and how often), `app`
(routes), `settings` and `run` (a process that serves), `journal` and `metrics` (what is told of it), `backup` (copies,
and games as texts).
"""
