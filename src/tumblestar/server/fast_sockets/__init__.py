"""A fast path for HTTP and WebSocket connections, on private parts of uvicorn and asyncio."""
