"""Links that passed through other programs."""

from urllib.parse import quote

import pytest

from tumblestar.words.text_input import clean_link, path_of

CODE = "Ab3_" * 7 + "xyz-"
LINK = f"https://games.example:8017/join/{CODE}"
QUERY = "https://games.example/deal/shizzle?seats=me,greedy&seed=abc"
ENDS = [*".,;:!?)]}>\"'”’»“›」。、）…—`\\ \n\u200b\u200d\ufeff\u00a0", "**", ").", "”.", "?!", "'>."]


@pytest.mark.parametrize("end", ENDS)
def test_what_a_text_adds_after_a_link_is_taken_off(end: str) -> None:
    assert clean_link(LINK + end) == LINK
    assert clean_link(LINK + quote(end)) == LINK
    assert path_of(f"{LINK}/{end}") == f"/join/{CODE}"
    assert path_of(CODE + end) == CODE


@pytest.mark.parametrize("end", [end for end in ENDS if end != "**"])
def test_the_query_of_a_link_loses_it_too(end: str) -> None:
    assert clean_link(QUERY + end) == QUERY
    if not set(end) & set(".,;:!?\\*"):  # these our own links hold percent-encoded
        assert clean_link(QUERY + quote(end)) == QUERY


@pytest.mark.parametrize(
    "text",
    [
        f"<{LINK}>",
        f"({LINK})",
        f"“{LINK}”",
        f"«{LINK}».",
        f"<URL:{LINK}>",
        f"mailto:{LINK}",
        f"[Join me]({LINK})",
        f"  Join me at {LINK}, it is fun.",
        f"\u202a{LINK}\u202c",
        f"{LINK[:30]}\r\n{LINK[30:]}",
        f"{LINK[:30]}\u200b{LINK[30:]}",
        f"{LINK[:30]}%E2%80%8B{LINK[30:]}%0D%0A",
        LINK.replace("https://games", "HTTPS://Games"),
    ],
)
def test_a_link_is_found_in_what_stands_round_and_within_it(text: str) -> None:
    assert clean_link(text) == LINK


def test_an_ampersand_of_html_is_one() -> None:
    assert clean_link(QUERY.replace("&", "&amp;")) == QUERY
    assert clean_link(QUERY.replace("&", "&amp;amp;")) == QUERY


@pytest.mark.parametrize(
    "link",
    [
        "/analysis/twinkle_twinkle?start=seats=2+current=D,.,.,.,.",
        "/analysis/twinkle_twinkle?seats=2&line=draw+I*",
        "/score/twinkle_twinkle?chart=.,A/.,.",
        "/score/twisty?cubes=RO!",
        "/rules/twisty?q=http://games.example/a",
        "/join/" + "-" * 32,
        "/",
        "",
    ],
)
def test_what_belongs_to_a_link_stays(link: str) -> None:
    assert clean_link(link) == link


def test_paths_and_codes_are_read_out_of_links() -> None:
    assert path_of(f"<{LINK}?fbclid=x#top>.") == f"/join/{CODE}"
    assert path_of(f" “{CODE}” ") == CODE
