"""The exact solution of Shizzle, its tables, and what every action is worth by them."""
