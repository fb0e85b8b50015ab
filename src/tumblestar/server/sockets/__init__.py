"""WebSocket connections to tables, of pages and of programs."""
