"""What is kept: the database, its one writer, copies of it. Knows no tables in play and no network."""
