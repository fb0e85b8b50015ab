"""The sockets of tables: that of a page, and that of a program."""
