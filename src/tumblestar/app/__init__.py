"""The server: routes, middleware, settings and the process."""
