"""Taking back on the page: practice is told first, and among people the others are asked."""

from playwright.sync_api import expect

from tests.browser.tables import SHOWN, OpenPage, act, move, open_pane, play, record_of, state, steps
from tests.browser.test_accessibility import check
from tests.browser.test_friends import both_see, join, new_table
from tests.marks import slow

FAR = "[data-opens=dialog-practice]"


@slow
def test_practice_is_told_first_and_goes_back_any_number_of_turns(open_table: OpenPage) -> None:
    page = open_table("twisty", **{"option-first": "1"})
    first = page.evaluate(SHOWN)
    before = state(page)
    while not page.locator(FAR).count():
        play(page)
    open_pane(page, "menu")
    page.click(FAR)
    check(page)
    page.click("#dialog-practice [data-closes]:not([data-do])")
    assert page.evaluate(SHOWN) > first  # nothing has happened
    page.click(FAR)
    act(page, lambda: page.click("#dialog-practice [data-do=practise]"))
    expect(page.locator("#part-status .where")).to_contain_text("Practice.")
    assert page.locator(FAR).count() == 0
    for _ in range(50):
        if page.evaluate(SHOWN) == first:
            break
        act(page, lambda: page.click("#table [data-do=takeback]"))
    assert page.evaluate(SHOWN) == first
    assert state(page) == before
    expect(page.locator("#table [data-do=takeback]")).to_have_count(0)
    record = record_of(page)
    assert record.is_practice
    assert record.seed
    page.click("a[href$='/verify']")
    expect(page.locator(".finding.open")).to_contain_text("Practice")


@slow
def test_the_game_goes_on_from_a_moment_that_is_looked_at(open_table: OpenPage) -> None:
    page = open_table("twisty", **{"option-first": "1"})
    first = page.evaluate(SHOWN)
    while not page.locator(FAR).count():
        play(page)
    last = page.evaluate(SHOWN)
    while page.evaluate(SHOWN) != first:
        steps(page, lambda: page.keyboard.press("ArrowLeft"))
    open_pane(page, "menu")
    page.get_by_role("button", name="Undo to here").click()
    page.click("#dialog-practice [data-do=practise]")
    page.wait_for_selector(".status[data-yours]")
    assert page.evaluate(SHOWN) == first != last
    assert page.evaluate("document.getElementById('moment').dataset.of") == first
    play(page)


@slow
def test_the_others_are_asked_and_agree_or_decline(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page(width=390, height=664, locale="fr")
    join(bob, new_table(ann, server_url, "twisty", **{"option-first": "1"}))
    both_see(ann, bob)
    ask, before = ann.get_by_role("button", name="Ask to undo"), ""
    for answer in ("[data-do=answer]:not([data-on])", "[data-do=answer][data-on]"):
        while not ann.locator(".status[data-yours]").count():
            move(bob)
            both_see(ann, bob)
        while ann.locator(".status[data-yours]").count():
            before = ann.evaluate(SHOWN)
            move(ann)
            both_see(ann, bob)
        open_pane(ann, "menu")
        ask.click()
        expect(ann.locator("#part-asked")).to_contain_text("Waiting for")
        expect(bob.locator("#part-asked")).to_contain_text("voudrait annuler un coup")
        check(ann)
        bob.click(f"#part-asked {answer}")
        expect(ann.locator("#part-asked")).to_be_hidden()
        both_see(ann, bob)
        if "[data-on]" in answer and ":not" not in answer:
            assert bob.evaluate(SHOWN) == before
    expect(bob.locator("#part-status .where")).not_to_contain_text("Entraînement")
