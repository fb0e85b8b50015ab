"""`python -m tumblestar.cli` prints docs/cli.md."""

import click

from tumblestar.cli import help_page

click.echo(help_page(), nl=False)
