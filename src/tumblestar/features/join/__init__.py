"""The links by which people come to a table."""
