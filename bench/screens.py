"""Screenshots of every page at three sizes, with every game at its beginning, in the middle and at its end.

python -m bench.screens --out DIR            all pages; some minutes
python -m bench.screens --out DIR twinkle/4  those of one game, or with one number of seats
python -m bench.screens --eyes SEED          forty tables for readers who know no rules, and the right answers (eyes.py)
python -m bench.screens --sheet --out DIR    a contact sheet of the pictures in a folder
"""

import argparse
import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.eyes import OUT, make, sheet
from bench.served import ANSWERED, chromium_path, served
from tumblestar.games import GAMES

PHONES = ((390, 664), (390, 844))
WIDE = (1280, 900)
OTHER_PAGES = {"home": "/", "my-tables": "/tables", "lobby": "/lobby", "api": "/api"}
PAGES_OF_A_GAME = {"form": "/new/{}", "rules": "/rules/{}", "pad": "/score/{}", "campaign": "/campaign/{}"}
PLAY = """async ([least, seed]) => {
  const find = selector => document.querySelector(selector), moment = () => Number(find('#moment').dataset.n);
  const isOver = () => Boolean(find('#part-final:not([hidden])'));
  const next = () => new Promise(done => document.addEventListener('updated', done, { once: true }));
  while (moment() < least && !isOver()) {
    if (!find('.status[data-yours]')) { await next(); continue; }
    const choices = document.querySelectorAll('#table .act:not([hidden]), #offered [data-action]');
    seed = seed * 16807 % 2147483647;
    const choice = choices[seed % choices.length], before = moment(), answer = next();
    choice.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const confirm = find('[data-do=confirm]:not([hidden])');
    if (confirm) confirm.click();
    await answer;
    while (moment() === before && !isOver()) await next();
  }
  return moment();
}"""
"""Plays by chance until so many events have happened or the game is over, and returns their number."""


def take(phone: Page, out: Path, name: str, *, whole: bool = False) -> None:
    """Saves what the phone shows at both of its sizes, and the same page on a wide screen."""
    browser = phone.context.browser
    assert browser
    wide = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]},
        storage_state=phone.context.storage_state(),
        color_scheme="light" if phone.evaluate("matchMedia('(prefers-color-scheme: light)').matches") else "dark",
        locale=phone.evaluate("navigator.language"),
        reduced_motion="reduce",
    )
    page = wide.new_page()
    page.goto(phone.url, wait_until="load")
    for shown, (width, height) in ((page, WIDE), (phone, PHONES[1]), (phone, PHONES[0])):
        shown.set_viewport_size({"width": width, "height": height})
        if shown.locator("#table").count():
            shown.wait_for_function("() => !document.querySelector('#table[aria-busy]')")
        shown.screenshot(path=out / f"{name}-{width}x{height}.png", full_page=whole)
    wide.close()


def sit_down(page: Page, address: str, game: str, seats: int) -> None:
    """Makes a table with bots in all seats but the first."""
    page.goto(f"{address}/new/{game}")
    count = page.locator(f"[name=seats][value='{seats}']")
    if count.count():
        count.check(force=True)
    for seat in range(2, seats + 1):
        page.select_option(f"[name=seat-{seat}]", "bot:greedy")
    page.click("main form button.primary")
    page.wait_for_url("**/table/**")
    page.wait_for_load_state("load")
    page.wait_for_selector(".status[data-yours], #part-final:not([hidden])")


def of_game(phone: Page, out: Path, address: str, game: str, seats: int) -> None:
    """A game with so many seats: its first decision, its middle, its end, and going over it."""
    name = f"{game}-{seats}"
    sit_down(phone, address, game, seats)
    take(phone, out, f"{name}-1-start")
    begun = int(phone.locator("#moment").get_attribute("data-n") or 0)
    n = phone.evaluate(PLAY, [begun + 12 + 14 * seats, 7 + seats])
    take(phone, out, f"{name}-2-middle")
    n = phone.evaluate(PLAY, [5000, n])
    take(phone, out, f"{name}-3-end")
    phone.goto(f"{re.sub('[?].*', '', phone.url)}?at={n // 2}")
    take(phone, out, f"{name}-4-over")


def main() -> None:
    """Takes the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.screens", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME[/SEATS]", help="without any: all pages")
    parser.add_argument("--out", type=Path, help=f"the folder of the pictures; with --eyes and --sheet usually {OUT}")
    parser.add_argument("--eyes", metavar="SEED", help="forty tables, drawn by a seed, with questions and answers")
    parser.add_argument("--sheet", action="store_true", help="only make a contact sheet of the pictures that are there")
    parser.add_argument("--theme", choices=("light", "dark"), default="dark")
    parser.add_argument("--language", default="en", help="of the browser, such as fr")
    args = parser.parse_args()
    if args.eyes or args.sheet:
        sheet(args.out or OUT) if args.sheet else make(args.eyes, args.out or OUT)
        return
    if not args.out:
        parser.error("name a folder with --out")
    args.out.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path())
        context = browser.new_context(
            viewport={"width": PHONES[0][0], "height": PHONES[0][1]},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            color_scheme=args.theme,
            locale=args.language,
        )
        context.add_init_script(ANSWERED)
        with context.new_page() as phone:
            for game in GAMES.values():
                for seats in sorted({min(game.seats), 2, 4, max(game.seats)} & set(game.seats)):
                    if not args.names or {game.name, f"{game.name}/{seats}"} & set(args.names):
                        print(f"{game.name} with {seats}", flush=True)
                        of_game(phone, args.out, address, game.name, seats)
            if not args.names:
                found = OTHER_PAGES | {
                    f"{game}-{name}": path.format(game) for game in GAMES for name, path in PAGES_OF_A_GAME.items()
                }
                for name, path in found.items():
                    answer = phone.goto(address + path)
                    if answer and answer.ok:
                        take(phone, args.out, f"page-{name}", whole=True)
        browser.close()


if __name__ == "__main__":
    main()
