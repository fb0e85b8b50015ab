"""Nothing on a table's page moves because a sentence got longer: the board and the buttons keep their places."""

from pathlib import Path

import pytest

from tests.browser.pseudo_language import LANGUAGE, spoken
from tests.browser.tables import OpenPage, play_out, sit_down, wait_for_me
from tests.marks import slow
from tumblestar.games import GAMES
from tumblestar.words import say

SIZES = ((390, 664), (1280, 900))
WATCH = """() => {
  const parts = '[data-part], .plate, .felt .seat, .felt .area, .status, .acts, .dock, .panes';
  const places = () => [...document.querySelectorAll(parts)].flatMap(part => {
    const box = part.getBoundingClientRect();
    return box.height ? [[part.dataset.part ?? (part.id || part.className), box.left, box.top]] : [];
  });
  const first = new Map(places().map(([name, ...place]) => [name, place]));
  window.seen = 0;
  window.moves = [];
  const compare = () => {
    window.seen += 1;
    for (const [name, x, y] of places()) {
      const [left, top] = first.get(name) ?? [x, y];
      if (Math.hypot(x - left, y - top) > 1) window.moves.push([name, x - left, y - top, document.title]);
    }
  };
  document.addEventListener('updated', () => { compare(); requestAnimationFrame(compare); });
}"""


@slow
@pytest.mark.parametrize(
    ("game", "size", "lang"), [*((game, SIZES[0], LANGUAGE) for game in sorted(GAMES)), ("twinkle", SIZES[1], "en")]
)
def test_board_and_buttons_stay_also_where_sentences_are_longer(
    open_page: OpenPage, server_url: str, tmp_path: Path, game: str, size: tuple[int, int], lang: str
) -> None:
    with spoken(tmp_path):
        english, longer = (say(one, "app-description") for one in ("en", LANGUAGE))
        assert 1.35 < len(longer) / len(english) < 1.5
        page = open_page(width=size[0], height=size[1], reduced_motion="reduce", locale=lang)
        sit_down(page, server_url, game, **({"option__rounds": "5"} if game == "shizzle" else {}))
        wait_for_me(page)
        page.evaluate(WATCH)

        def do(action: int) -> None:
            wanted = page.locator(f".act[data-action='{action}'], #offered [data-action='{action}']").first
            wanted.dispatch_event("pointerover")
            wanted.dispatch_event("click")

        play_out(page, do, 1200)
        assert page.evaluate("() => window.moves") == []
        assert page.evaluate("() => window.seen") > 20
        assert say(lang, "text-head") in (page.locator("#part-text > summary").text_content() or "")
