"""`python -m tumblestar` is the command `tumblestar`."""

from tumblestar.cli import main

main()
