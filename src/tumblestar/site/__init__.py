"""The box as a static site: the server's pages and tables, run by Pyodide in a web worker of the page (docs/site.md).

`build.py` writes the folder; `app.py` and `in_browser.py` run in the browser.
"""

FRESH = "fresh.sqlite"
"""The file of a database without tables, at the top of the archive."""
