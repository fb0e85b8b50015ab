"""What is needed to set tumblestar up and to test it, and is no part of it."""
