"""Lighthouse scores of every page in all four categories. Requires Node and, once, the npm registry."""

import json
import os
import subprocess
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path

from bench.served import chromium_path, served

PACKAGE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Does not follow redirects."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:  # type: ignore[override]
        return None


def table_at(address: str) -> tuple[str, str]:
    """Creates a table. Returns its path, and the cookie of its creator."""
    form = urllib.parse.urlencode({"seats": "2", "seat-1": "me", "seat-2": "person", "chance": "sealed"}).encode()
    request = urllib.request.Request(f"{address}/new/twisty", form, {"Origin": address, "Cookie": "tumblestar-check=1"})
    try:
        urllib.request.build_opener(_NoRedirects).open(request)
    except urllib.error.HTTPError as answer:
        return answer.headers["location"], answer.headers["set-cookie"].split(";")[0]
    raise SystemExit("the form did not make a table")


def scores(url: str, cookie: str, folder: str) -> dict[str, float]:
    """The scores of one page by category."""
    out = Path(folder) / "report.json"
    command = ["npx", "--yes", PACKAGE, url, "--output=json", f"--output-path={out}", "--quiet"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    try:
        subprocess.run(
            command, check=True, env=os.environ | {"CHROME_PATH": chromium_path()}, stdout=subprocess.DEVNULL
        )
    except FileNotFoundError as error:
        raise SystemExit("this bench needs Node.js with npx") from error
    report = json.loads(out.read_text(encoding="utf-8"))
    failed = [
        f"{audit['id']}: {audit['title']}"
        for audit in report["audits"].values()
        if audit["score"] is not None and audit["score"] < 1
    ]
    for line in failed:
        print("  ", line)
    return {name: report["categories"][name]["score"] * 100 for name in CATEGORIES}


def measure() -> dict[str, dict[str, object]]:
    """The lowest score over all pages, by category. Prints the failed audits of each page."""
    lowest = dict.fromkeys(CATEGORIES, 100.0)
    with served() as address, tempfile.TemporaryDirectory() as folder:
        table, cookie = table_at(address)
        for path in ("/", "/new/twisty", "/rules/twisty", "/tables", table, f"{table}/verify"):
            print(path if path != table else "/table/...", flush=True)
            for name, score in scores(address + path, cookie, folder).items():
                lowest[name] = min(lowest[name], score)
                print(f"   {name} {score:.0f}", flush=True)
    return {
        f"lighthouse {name}, lowest page": {
            "value": score,
            "unit": "",
            "ratio": round(score / 100, 2),
            "against": "full marks, 100",
        }
        for name, score in lowest.items()
    }
