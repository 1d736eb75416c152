"""The sandbox page on a phone. It relies on private names of SimCord, so it's looked at in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

from tests.bot.sandbox.picture_toy import EMOJI_SIZE, PICTURES
from tests.browser.conftest import PHONE, SMALL_PHONE, OpenWindow, Sandbox
from tests.browser.window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PHONES = [SMALL_PHONE, PHONE, (430, 932)]
GALLERY = "img.gallery-image"

OpenToy = Callable[[tuple[int, int]], Window]


@pytest.fixture(scope="module")
def toy(browser: Browser) -> Iterator[Sandbox]:
    running = Sandbox("tests.bot.sandbox.picture_toy")
    yield running
    assert running.stop() == 0


@pytest.fixture
def open_toy(browser: Browser, toy: Sandbox, tmp_path: Path) -> Iterator[OpenToy]:
    contexts = []

    def open_on(phone: tuple[int, int]) -> Window:
        width, height = phone
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
        contexts.append(context)
        return Window(context.new_page(), toy.url, tmp_path)

    yield open_on
    for context in contexts:
        context.close()


def height_of(window: Window, selector: str) -> float:
    box = window.page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


def overflow(window: Window) -> int:
    """By how many pixels the page can be pushed sideways."""
    width: int = window.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("phone", PHONES)
def test_every_picture_is_there_and_the_page_fits_the_phone(open_toy: OpenToy, phone: tuple[int, int]) -> None:
    window = open_toy(phone)
    window.screenshot("pictures")

    assert window.loaded(GALLERY) == PICTURES + 1
    assert window.page.locator(".media-unavailable").count() == 0
    assert height_of(window, "#toolbar") <= 40
    assert overflow(window) <= 0


@pytest.mark.parametrize("phone", PHONES)
def test_a_menu_under_pictures_opens_and_takes_the_same_option_twice(open_toy: OpenToy, phone: tuple[int, int]) -> None:
    window = open_toy(phone)
    before = window.see("Chosen").inner_text().count("Brick")

    window.choose("Choose a resource", "Brick")
    window.choose("Choose a resource", "Brick")

    assert window.see("Chosen").inner_text().count("Brick") == before + 2
    assert window.loaded(GALLERY) == PICTURES + 1


def test_an_uploaded_emoji_is_a_picture_on_its_button(open_toy: OpenToy) -> None:
    window = open_toy(PHONE)
    emoji = window.page.locator(".component-button img")

    assert emoji.evaluate("image => image.naturalWidth") == EMOJI_SIZE
    window.screenshot("emoji")


def test_nothing_that_the_page_asks_for_is_missing(browser: Browser, sandbox: Sandbox, tmp_path: Path) -> None:
    page = browser.new_page()
    answers: list[tuple[str, int]] = []
    page.on("response", lambda response: answers.append((response.url, response.status)))

    window = Window(page, sandbox.url, tmp_path)
    icon = page.evaluate("fetch('/favicon.ico').then((answer) => answer.headers.get('Content-Type'))")

    window.see("Welcome to Guildhall")
    page.close()
    assert [url for url, status in answers if status >= 400] == []
    assert icon == "image/png"


def test_the_page_says_only_what_is_under_way_or_went_wrong(open_window: OpenWindow, sandbox: Sandbox) -> None:
    window = open_window("Ada", PHONE)
    window.run("/help")
    status = window.page.locator("#action-status")
    assert window.outcome == "Action completed"
    expect(status).to_be_hidden()

    sandbox.stop()
    expect(status).to_have_text("Connection interrupted; trying again…")
    expect(status).to_be_visible()
    sandbox.start()


def test_the_menu_of_people_says_nothing_about_how_it_works(open_window: OpenWindow) -> None:
    window = open_window("Ada", SMALL_PHONE)
    window.run("/hamlet new")
    window.see("Take a seat")

    window.choose("Invite people", "Bruno")
    window.screenshot("people")

    menu = window.page.locator(".select-list:popover-open")
    assert "SimCord" not in menu.inner_text()
    assert "on this page" not in menu.inner_text()
    window.apply()
    window.see("is inviting you to Hamlet")


def test_a_tap_on_apply_counts_while_the_page_asks_for_the_people_in_the_menu(open_window: OpenWindow) -> None:
    """It asks for them a moment after the menu was opened, and takes no other action until they are there."""
    window = open_window("Ada", PHONE)
    window.run("/hamlet new")
    window.see("Take a seat")
    asked: list[Route] = []
    with window.page.expect_request(lambda request: "browse_candidates" in (request.post_data or "")):
        window.page.route("**/api/action", lambda route: asked.append(route), times=1)
        window.see("Take a seat").locator(".preview-select", has_text="Invite people").locator(
            ".select-trigger"
        ).click()
    window.page.locator(".select-list:popover-open .select-option", has_text="Bruno").click()

    box = window.page.locator(".select-list:popover-open .select-apply:disabled").bounding_box()
    assert box is not None
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    asked[0].continue_()

    window.see("is inviting you to Hamlet")


def test_newcomers_read_the_welcome_from_its_top_and_others_see_what_is_new(open_window: OpenWindow) -> None:
    newcomer = open_window("Ada", SMALL_PHONE)
    newcomer.screenshot("1-newcomer")
    expect(newcomer.page.get_by_role("heading", name="Welcome to Guildhall!")).to_be_in_viewport()

    newcomer.run("/hamlet new")
    newcomer.see("Take a seat")
    later = open_window("Ada", SMALL_PHONE)
    later.screenshot("2-later")
    expect(later.see("Take a seat")).to_be_in_viewport()


def start_each_solo_game(window: Window) -> list[str]:
    """From the welcome post; the titles of their panels' pictures."""
    welcome = window.see("Welcome to Guildhall")
    begun = []
    for number in range(welcome.locator(".button-label", has_text="Play solo").count()):
        welcome.locator(".button-label", has_text="Play solo").nth(number).click()
        window.rest()
        begun.append(window.private.locator(GALLERY).get_attribute("alt") or "")
        window.screenshot(f"solo-{number}")
    return begun


def test_the_welcome_post_starts_a_solo_game_of_each_kind(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    window.screenshot("welcome")

    begun = start_each_solo_game(window)

    assert len(set(begun)) == 4
    assert "" not in begun
    assert window.page.locator(".media-unavailable").count() == 0


def test_a_command_in_a_message_can_be_tapped(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)

    window.see("Welcome to Guildhall").locator(".command-mention", has_text="/help").click()
    window.page.locator("#send-message:enabled").click()
    page = window.see("Town-building board games")
    page.locator(".command-mention", has_text="/game list").click()
    window.page.locator("#send-message:enabled").click()

    window.see("You're not in a game right now")


def test_a_game_in_its_thread_goes_on_in_the_same_tab_after_a_restart(
    open_window: OpenWindow, sandbox: Sandbox
) -> None:
    window = open_window("Bruno", PHONE)
    welcome = window.see("Welcome to Guildhall")
    welcome.locator(".button-label", has_text="With 2 computers").nth(2).click()
    window.see("Start the game")
    window.tap("Start the game")
    window.open_thread()
    window.tap("Your move")
    window.tap("B2", window.private)
    assert window.place == "Tiny Towns 1"

    sandbox.stop()
    with window.page.expect_navigation():
        sandbox.start()
    window.rest()

    assert window.page.url == sandbox.url
    assert window.place == "Tiny Towns 1"
    window.tap("Your move")
    window.tap("End my round", window.private)
    window.see("Round 2")
    window.leave_thread()
    assert window.place == "games"
    assert window.page.locator("#viewer-picker option:checked").inner_text() == "Bruno"
