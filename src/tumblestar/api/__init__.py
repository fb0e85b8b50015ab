"""The HTTP API for programs. docs/api.md describes it for its users."""
