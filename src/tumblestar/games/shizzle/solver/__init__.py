"""The exact solution of Shizzle, its tables, and the value of every action by them."""
