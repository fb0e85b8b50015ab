"""The pages, and the parts of a table's page."""
