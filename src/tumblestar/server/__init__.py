"""The server: tables in the browser, kept through restarts.

Reading order: `table` (one live table, knows no network), `store` (what survives a restart), `house` (all live tables),
`bots` (moves for those who are no persons), `seats` (who a person is), `views` and `pages` (what is shown), `live`
(the socket of a page), `guard` (what is let in), `app` (routes), `run` (a process that serves).
"""
