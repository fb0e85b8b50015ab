"""The database, its writer, and copies of it. Knows no live tables and no network."""
