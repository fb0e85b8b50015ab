"""A fast path for the messages of WebSockets, on private parts of uvicorn, websockets and asyncio.

`docs/fast-sockets.md` says what it brings. It is off by a setting, and with versions that it is not tested with.
"""
