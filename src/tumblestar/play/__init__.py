"""The page of a table, and its sockets."""

PROTOCOL = 4
"""The version of the sockets' protocol, which clients name in the address: pages, the terminal and other programs.

Since 2, messages number seats from 1. Since 4, programs read the lines of the API's stream.
"""
