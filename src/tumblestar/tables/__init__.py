"""Live tables, and the people at them. Knows no network and no pages."""
