"""Forty screens of tables for somebody who has not seen the project, and the right answers to five questions.

python -m bench.screens --eyes SEED [--out DIR]   pictures, key.json, questions.md and sheet.png; two minutes
python -m bench.screens --sheet --out DIR         a contact sheet of the pictures in a folder
"""

import json
import random
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from bench.made_tables import COOKIE, NAMES, MadeTable, bots_of, cookie_of, in_the_middle, keep, moments, played, up_to
from bench.served import ANSWERED, FLAGS, ROOT, chromium_path, served
from tumblestar.contract.state import OVER
from tumblestar.games import GAMES
from tumblestar.play import PROTOCOL
from tumblestar.play.seat_cards import BOT_NAMES
from tumblestar.record.narration import full_name, names_of
from tumblestar.words import Phrase, say

OUT = ROOT / "bench/results/eyes"
PHONES, LAPTOPS = ((375, 553), (390, 664), (412, 785), (390, 844), (844, 390)), ((1366, 650), (1280, 720), (1440, 780))
MOMENTS = ("start", "middle with two", "middle with the most", "refusal", "end")
MARKS = ("star", "circle", "triangle", "square", "hexagon", "diamond")
READERS = "ABCD"
STILL = 60
"""Seconds for which bots think: at their turn they stay until the picture is taken."""
TRIES = 60
TOUCHED = {
    "twisty": {
        r"\w\d-(\w\d)": "squares of the board",
        r"corner (\w\d)": "corners of the board",
        "(stay)": "the square where I stand, or the button, to stay",
    },
    "shizzle": {
        r"die (\d)|([A-Z]\d)": "dice in the tray",
        "(roll)": "the button that rolls",
        "(stop)": "the button that stops",
        "(take)": "the button that takes the points",
        r"attack (\d)": "players, to attack them",
    },
    "twinkle": {
        r"([A-Z]\d+)": "dice of the supply",
        r"take ([A-Z]\d+)": "dice of the centre, which show a number",
        "(roll)": "the button that rolls",
        r"([A-Z]\d+)@\w+": "dice that were rolled",
        r"[A-Z]\d+@(\w+)": "places in my sky",
        r"out ([A-Z]\d+)": "rolled dice to discard",
    },
    "twinkle_twinkle": {r"take (\d)": "tiles of the top row", r".*@(\w\d)": "cells of my chart"},
}
"""What can be touched, by the notation of an action: how many there are of each is how many texts the groups have."""
IS_NO_TARGET = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return Boolean(found?.closest('.felt svg[data-part]') && !found.closest('.act, .turner, button, a'));
}"""
QUESTIONS = """\
# What do you see?

Somebody took each picture while playing a game that you need not know. You are that player. You see nothing but the
picture; do not guess rules. Answer in a few words for each picture, in this order; "nobody", "nothing" and "there is
none" are answers.

1. **Who plays now?** Whose move does the game wait for: yours, or that of which player?
2. **Which of these is yours?** What sign stands for you, and which things on the table belong to you?
3. **Who leads?** Who has the most points (or won, if the game is over)? Say it if nobody is ahead.
4. **What can you touch?** Which things could you tap now to play, and how many of them are there? Chat, help, log, menu
   and the names of players do not count.
5. **What will the gold button do?** If a button is filled with gold: what happens when you press it?
"""


@dataclass
class Screen:
    """A screen to take: a table at a moment, and how it is looked at."""

    made: MadeTable
    moment: str
    device: str
    size: tuple[int, int]
    theme: str
    last: int = -1
    """The action that ends the game, which is done before the eyes of the page."""
    picture: str = ""


# -- what is drawn by the seed


def screens_of(seed: str) -> list[Screen]:
    """Forty screens."""
    luck, found = random.Random(seed), list[Screen]()
    for game in GAMES.values():
        own = {moment: [True, False] for moment in MOMENTS}
        for of_moment in own.values():
            luck.shuffle(of_moment)
        for moment in MOMENTS:
            themes = luck.sample(("light", "dark"), 2)
            for i, (device, sizes) in enumerate((("phone", PHONES), ("laptop", LAPTOPS))):
                size, name = luck.choice(sizes), f"eyes-{len(found) + 1}"
                table = _table(game.name, moment, name, f"{seed} {name}", own[moment][i])
                found.append(Screen(table[0], moment, device, size, themes[i], table[1]))
    luck.shuffle(found)
    for i, screen in enumerate(found, 1):
        screen.picture = f"{i:02}.png"
    return found


def _table(game: str, moment: str, name: str, seed: str, own: bool) -> tuple[MadeTable, int]:
    """A table at a moment, and the action that is still to be done."""
    several = [seats for seats in GAMES[game].seats if seats > 1]
    for attempt in range(TRIES):
        luck = random.Random(f"{seed} {attempt}")
        seats = {"middle with two": 2, "middle with the most": several[-1]}.get(moment) or luck.choice(several)
        viewer, sitters = luck.randrange(seats), _sitters(game, seats, luck)
        sitters[viewer] = next(one for one in luck.sample(NAMES, len(NAMES)) if one not in sitters)
        told = f"{seed} {attempt}"
        if moment.startswith("middle") or moment == "refusal":
            own = own or moment == "refusal"
            made = in_the_middle(name, game, seats, told, viewer=viewer, own=own, sitters=sitters)
            if moment == "refusal" and not _has_targets(made):
                continue
            return made, -1
        record = played(GAMES[game], seats, told, sitters)
        turns = moments(record, lambda s, actor: actor >= 0)
        n = turns[0] if moment == "start" else turns[-1]
        actor = GAMES[game].actor(record.state_at(n))
        if moment == "start" and (actor == viewer) == own:
            return MadeTable(name, up_to(record, n), tuple(sitters), viewer), -1
        if moment == "end" and not sitters[actor].startswith("bot:"):
            return MadeTable(name, up_to(record, n), tuple(sitters), viewer), record.events[n].action
    raise SystemExit(f"no such moment came: {game}, {moment}")


def _sitters(game: str, seats: int, luck: random.Random) -> list[str]:
    """Who sits there: bots and people, some of each where there are several others."""
    people, bots = luck.sample(NAMES, seats), luck.sample(bots_of(game), min(seats, 5)) + bots_of(game)
    first = luck.random() < 0.5
    return [bots[seat] if (seat % 2 == 0) == first else people[seat] for seat in range(seats)]


def _has_targets(made: MadeTable) -> bool:
    """Whether something on the board can be touched, so that something else is refused."""
    return any(count > 0 and "button" not in what for what, count in touchable(made))


# -- the right answers, from the state


def names_at(made: MadeTable) -> list[str]:
    """The names of the seats as plates have them."""
    found: list[str] = []
    for name in map(full_name, names_of(made.record)):
        if isinstance(name, Phrase) and name.key in BOT_NAMES:
            name = Phrase(BOT_NAMES[name.key], name.args)
        found.append(name if isinstance(name, str) else say("en", name, made.game.name))
    return found


def touchable(made: MadeTable) -> Iterator[tuple[str, int]]:
    """What can be touched by the viewer, and how many of it there are."""
    if not made.is_own_turn:
        return
    texts = [made.game.text(made.state, action) for action in made.record.legal]
    for pattern, what in TOUCHED[made.game.name].items():
        matches = [match for text in texts if (match := re.fullmatch(pattern, text))]
        if matches:
            yield what, len({match.groups() for match in matches})


def gold_button(made: MadeTable) -> str:
    """The words of the gold button, or what there is instead."""
    if made.record.is_over:
        return say("en", "action-rematch")
    shown: list[str] = []
    if made.is_own_turn:
        names, button = names_of(made.record), made.game.description.button
        labels = [button(made.state, action, names) for action in made.record.legal]
        shown = [say("en", label, made.game.name, made.viewer) for label in labels if label]
    if len(shown) == 1:
        return shown[0]
    return f"no gold button; two alike: {', '.join(shown)}" if shown else "no gold button"


def answers(made: MadeTable) -> dict[str, Any]:
    """The right answers."""
    record, names = made.record, names_at(made)
    called = ["you" if seat == made.viewer else name for seat, name in enumerate(names)]
    points = [made.game.points(made.state, seat) for seat in range(len(names))]
    if record.is_over:
        leads = [called[seat] for seat, share in enumerate(record.shares()) if share]
    else:
        leads = [called[seat] for seat, one in enumerate(points) if one == max(points)]
    return {
        "who": "nobody" if record.actor == OVER else called[record.actor],
        "mine": {"mark": MARKS[made.viewer], "name": f"{names[made.viewer]}, shown as You"},
        "leads": " and ".join(leads) if len(leads) == 1 or record.is_over else "nobody",
        "winners" if record.is_over else "most points": leads,
        "points": dict(zip(called, points, strict=True)),
        "touch": dict(touchable(made)) or "nothing",
        "gold": gold_button(made),
    }


# -- taking them


def sit_by(address: str, made: MadeTable, name: str) -> ClientConnection:
    """Another person's page, as far as the server knows."""
    where = f"{address.replace('http', 'ws', 1)}/live/{made.name}?protocol={PROTOCOL}"
    return connect(where, origin=address, additional_headers={"Cookie": f"{COOKIE}={cookie_of(name)}"})  # type: ignore[arg-type]


def take(browser: Browser, address: str, screen: Screen, out: Path) -> None:
    """Takes a picture; what is done at the table before its eyes is done to `screen.made` too."""
    made, is_phone = screen.made, screen.device == "phone"
    context = browser.new_context(
        viewport={"width": screen.size[0], "height": screen.size[1]},
        device_scale_factor=2 if is_phone else 1,
        has_touch=is_phone,
        is_mobile=is_phone,
        color_scheme="light" if screen.theme == "light" else "dark",
        reduced_motion="reduce",
        locale="en",
    )
    context.add_init_script(ANSWERED)
    context.add_cookies([{"name": COOKIE, "value": cookie_of(made.sitters[made.viewer]), "url": address}])
    with ExitStack() as here:
        people = {
            seat: here.enter_context(sit_by(address, made, sitter))
            for seat, sitter in enumerate(made.sitters)
            if seat != made.viewer and not sitter.startswith("bot:")
        }
        page = context.new_page()
        page.goto(f"{address}/table/{made.name}")
        page.wait_for_selector("#table[data-live]")
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => {})")
        if screen.last >= 0:
            end(page, people, screen)
        if screen.moment == "refusal":
            be_refused(page, random.Random(made.name))
        page.wait_for_timeout(400)
        page.screenshot(path=out / screen.picture)
    context.close()


def end(page: Page, people: dict[int, ClientConnection], screen: Screen) -> None:
    """Ends the game, by the page or by another person's."""
    record, actor = screen.made.record, screen.made.record.actor
    if actor == screen.made.viewer:
        page.locator(f"[data-action='{screen.last}']").first.dispatch_event("click")
        confirm = page.locator("[data-do=confirm]:not([hidden])")
        if confirm.count():
            confirm.click()
    else:
        people[actor].send(json.dumps({"id": "q1", "seen": len(record.events), "do": "act", "action": screen.last}))
    page.wait_for_selector("#part-end:not([hidden])")


def be_refused(page: Page, luck: random.Random) -> None:
    """Touches what no rule allows to touch."""
    boxes = [box for one in page.locator(".felt svg[data-part]").all() if (box := one.bounding_box())]
    largest = sorted(boxes, key=lambda box: box["width"] * box["height"], reverse=True)[:2]
    for attempt in range(TRIES):
        box = largest[attempt % len(largest)]
        x, y = box["x"] + box["width"] * luck.uniform(0.05, 0.95), box["y"] + box["height"] * luck.uniform(0.05, 0.95)
        if not page.evaluate(IS_NO_TARGET, [x, y]):
            continue
        page.mouse.click(x, y)
        page.wait_for_timeout(150)
        if page.locator("#refused:not([hidden])").count():
            return
        page.keyboard.press("Escape")


def after_the_end(made: MadeTable, action: int) -> MadeTable:
    """The table when the last action is done, and what chance added: the game that was played beforehand."""
    whole = played(made.game, len(made.sitters), made.record.seed, made.sitters)
    assert whole.events[len(made.record.events)].action == action
    return MadeTable(made.name, whole, made.sitters, made.viewer)


def make(seed: str, out: Path) -> None:
    """Makes the pictures, the key, the questions and the contact sheet."""
    screens = screens_of(seed)
    out.mkdir(parents=True, exist_ok=True)
    key: list[dict[str, object]] = []
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        keep(Path(data), [screen.made for screen in screens])
        with served(Path(data), pace=STILL, interpret=1) as address:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
            for screen in screens:
                take(browser, address, screen, out)
                made = after_the_end(screen.made, screen.last) if screen.last >= 0 else screen.made
                print(screen.picture, made.game.name, screen.moment, screen.device, flush=True)
                told = {"picture": screen.picture, "game": made.game.name, "seats": len(made.sitters)}
                told |= {"moment": screen.moment, "device": screen.device, "size": "{}x{}".format(*screen.size)}
                told |= {"theme": screen.theme, **answers(made), "state": made.game.state_text(made.state)}
                key.append(told)
            browser.close()
    (out / "key.json").write_text(json.dumps({"seed": seed, "screens": key}, indent=1) + "\n", encoding="utf-8")
    (out / "questions.md").write_text(questions(screens, seed), encoding="utf-8")
    sheet(out)


def for_readers(screens: Sequence[Screen], seed: str) -> dict[str, list[str]]:
    """Ten pictures for each reader, no two of the same game and moment."""
    luck, shares = random.Random(seed), {reader: list[str]() for reader in READERS}
    pairs: dict[tuple[str, str], list[str]] = {}
    for screen in screens:
        pairs.setdefault((screen.made.game.name, screen.moment), []).append(screen.picture)
    for i, pictures in enumerate(pairs.values()):  # a phone and a laptop go to two readers
        luck.shuffle(pictures)
        for picture, reader in zip(pictures, (READERS[:2], READERS[2:])[i % 2], strict=True):
            shares[reader].append(picture)
    return {reader: sorted(pictures) for reader, pictures in shares.items()}


def questions(screens: Sequence[Screen], seed: str) -> str:
    """The questions, and who answers them of which pictures."""
    lists = [
        f"\n## Reader {reader}\n\n{', '.join(pictures)}\n" for reader, pictures in for_readers(screens, seed).items()
    ]
    return QUESTIONS + "".join(lists)


# -- the contact sheet


def sheet(folder: Path, across: int = 8, width: int = 240, height: int = 300) -> None:
    """Makes `sheet.png` of the pictures in a folder."""
    pictures = sorted(path for path in folder.glob("*.png") if path.name != "sheet.png")
    if not pictures:
        raise SystemExit(f"there are no pictures in {folder}")
    rows = -(-len(pictures) // across)
    whole = Image.new("RGB", (across * width, rows * (height + 18)), "#808080")
    pen = ImageDraw.Draw(whole)
    for i, path in enumerate(pictures):
        y, x = divmod(i, across)
        with Image.open(path) as picture:
            small = picture.convert("RGB")
            small.thumbnail((width - 8, height - 8), Image.Resampling.LANCZOS)
        whole.paste(small, (x * width + (width - small.width) // 2, y * (height + 18) + 16))
        pen.text((x * width + 6, y * (height + 18) + 2), textwrap.shorten(path.stem, 36), fill="white")
    whole.save(folder / "sheet.png")
