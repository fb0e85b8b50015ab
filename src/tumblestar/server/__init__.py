"""The server: tables in the browser, stored so that they survive restarts.

Reading order: `tables/table.py` (one live table, which knows no network), `storage/store.py` (what survives a restart),
`tables/registry.py` (all live tables), `tables/bots.py`, `tables/membership.py` (the people at a table),
`security/identity.py` (who a visitor is), `web` (pages), `sockets` (WebSockets), `api` (HTTP API),
`security` (limits and passwords), `app.py` (routes), `http_server.py` and `run.py` (the process), `structured_log.py`,
`metrics.py`, `backup.py` and `record_files.py` (games as text files).
"""
