"""The shelf of games, and the tables that others offer."""
