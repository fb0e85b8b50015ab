"""A person's own data: what is kept, on which devices, and how it goes."""
