"""Puzzles in a browser: solved by clicks, by keys and without a script; the rating moves once; nothing reloads."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage
from tests.browser.test_accessibility import LOOKS, Look, check, open_all
from tests.features.puzzles.test_pages import a_wrong_line, first, own_actions
from tests.features.puzzles.test_puzzle import WITH_PUZZLES
from tests.marks import rest_slow, slow
from tumblestar.features.puzzles.puzzle import Puzzle, attempt


def click_through(page: Page, puzzle: Puzzle, own: list[str]) -> None:
    """Does each action on the board where it has a target there, else by its button or in the list."""
    for n, text in enumerate(own):
        action = puzzle.game_object.parse(attempt(puzzle, own[:n]).state, text)
        target = page.locator(f'#trial .act[data-action="{action}"]:not([hidden])')
        before = page.url
        if page.locator(f'.acts [value="{text}"]').count():
            page.click(f'.acts [value="{text}"]')
        elif target.count():
            target.first.click(force=True)
            if page.locator("#trial .armed").count():  # it asks for a second touch, as at a table
                page.locator("#trial .armed .hit").click(force=True)
        else:
            page.click("[popovertarget=beyond]")
            page.locator("select[name=choice]").select_option(text)
            page.click("#trial-form button")
        page.wait_for_function("before => location.href !== before", arg=before)


@slow
@pytest.mark.parametrize("game", rest_slow(WITH_PUZZLES))
def test_a_puzzle_of_each_game_is_solved_by_clicks(open_page: OpenPage, server_url: str, game: str) -> None:
    page, puzzle = open_page(width=1280, reduced_motion="reduce"), first(game, 1)
    page.goto(f"{server_url}/puzzle/{puzzle.id}")
    page.evaluate("window.isTheSame = true")
    check(page)
    click_through(page, puzzle, own_actions(puzzle))
    expect(page.locator(".ask .words")).to_contain_text("Right: ")
    expect(page.locator(".rated")).to_contain_text(re.compile(r"\+[0-9]+"))
    check(page)
    for n in range(2):
        page.keyboard.press("Home" if n == 0 else "ArrowRight")
        expect(page).to_have_url(re.compile(f"at={n}$"))
    page.get_by_text("Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/{game}-"))
    expect(page).not_to_have_url(re.compile(puzzle.id))
    assert page.evaluate("window.isTheSame"), "nothing reloads"


@slow
def test_wrong_then_right_moves_the_rating_once(open_page: OpenPage, server_url: str) -> None:
    page, puzzle = open_page(width=390, reduced_motion="reduce"), first()
    page.goto(f"{server_url}/puzzle/{puzzle.id}")
    click_through(page, puzzle, a_wrong_line(puzzle))
    expect(page.locator(".ask .words")).to_have_text("Not the best choice.")
    expect(page.locator(".rated")).to_contain_text(re.compile("−[0-9]+"))
    expect(page.locator(".is-wrong .act")).to_have_count(0)
    check(page)
    said = page.locator("#beyond > .hint").text_content()
    page.get_by_text("Try again").click()
    expect(page.locator(".is-wrong")).to_have_count(0)
    click_through(page, puzzle, own_actions(puzzle))
    expect(page.locator(".ask .words")).to_contain_text("The best choice:")
    expect(page.locator("#beyond")).to_contain_text("Not solved on the first try")
    assert page.locator("#beyond > .hint").text_content() == said


def test_a_puzzle_is_solved_by_keys(open_page: OpenPage, server_url: str) -> None:
    page, puzzle = open_page(width=1280, reduced_motion="reduce"), first("shizzle", 3)
    page.goto(f"{server_url}/puzzle/{puzzle.id}")
    for n, text in enumerate(own_actions(puzzle)):
        action = puzzle.game_object.parse(attempt(puzzle, own_actions(puzzle)[:n]).state, text)
        before = page.url
        wanted = page.locator(f'#trial .act[data-action="{action}"]')
        if page.locator(f'.acts [value="{text}"]').count():
            wanted = page.locator(f'.acts [value="{text}"]')
            wanted.focus()
        elif n == 0:
            page.locator("#trial .act[tabindex='0']").focus()
        for _ in range(12):
            if wanted.evaluate("node => node === document.activeElement"):
                break
            page.keyboard.press("ArrowRight")
        else:
            for _ in range(12):
                page.keyboard.press("ArrowLeft")
                if wanted.evaluate("node => node === document.activeElement"):
                    break
        expect(wanted).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".ask .words")).to_contain_text("Right: ")
    expect(page.locator("[data-next]")).to_be_focused()


@slow
def test_without_scripts_the_forms_do_it(open_page: OpenPage, server_url: str) -> None:
    page, puzzle = open_page(java_script_enabled=False), first()
    page.goto(f"{server_url}/puzzle/{puzzle.id}")
    for text in own_actions(puzzle):
        before = page.url
        page.click("[popovertarget=beyond]")
        page.locator("select[name=choice]").select_option(text)
        page.click("#trial-form button")
        page.wait_for_url(lambda url, before=before: url != before)
    expect(page.locator(".ask .words")).to_contain_text("Right: ")
    page.locator("[data-step=previous]").click()
    page.wait_for_url("**at=**")


@slow
@LOOKS
def test_the_pages_of_puzzles(open_page: OpenPage, server_url: str, look: Look) -> None:
    page = open_page(**look)
    for game in WITH_PUZZLES:
        page.goto(f"{server_url}/puzzle/{first(game, 1).id}")
        open_all(page)
        check(page)
        page.click("[name=give]")
        expect(page.locator("[data-step=next]")).to_be_visible()
        open_all(page)
        check(page)
        page.goto(f"{server_url}/puzzles/{game}")
        check(page)
    page.goto(f"{server_url}/puzzles")
    check(page)
