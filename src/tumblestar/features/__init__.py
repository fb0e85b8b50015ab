"""What people can do with the box besides playing at a table: one folder for each feature (docs/architecture.md)."""
