"""The box as a static site: the server's pages and tables, run by Pyodide in a web worker of the page (docs/site.md).

`build.py` writes the folder; `app.py`, `in_browser.py` and `device_store.py` run in the browser.
"""
