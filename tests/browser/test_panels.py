"""Panels on phones: what belongs in one row stays there, and picture and controls fit on one screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, OpenWindow
from tests.browser.window import Window

WIDTHS = (360, 390, 430)


def play_rounds(window: Window, squares: str) -> None:
    """Solo rounds with the first open card each, up to the question where the next cube goes.

    No two squares lie next to each other, so there's never anything to build.
    """
    for square in squares.split():
        take_a_card(window)
        window.tap(square, window.private)
        window.tap("End my round", window.private)
    take_a_card(window)


def take_a_card(window: Window) -> None:
    window.private.locator(".button-label", has_text="Take card 1").click()
    window.rest()


def buttons_at(window: Window, width: int) -> list[int]:
    """How many buttons of the panel lie at the same height, from top to bottom, on a phone of that width."""
    window.page.set_viewport_size({"width": width, "height": PHONE[1]})
    window.rest()
    boxes = [button.bounding_box() for button in window.private.locator(".component-button").all()]
    tops = [round(box["y"]) for box in boxes if box is not None]
    return [tops.count(top) for top in sorted(set(tops))]


def test_the_town_is_a_grid_of_four_by_four(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    window.run("/solo", game="Tiny Towns", variant="First game")
    play_rounds(window, "A1 C1 B2")
    window.screenshot("grid")

    assert {width: buttons_at(window, width)[:4] for width in WIDTHS} == {width: [4] * 4 for width in WIDTHS}


def edges(window: Window, selector: str) -> tuple[float, float]:
    """How far from the top of the screen the last of these begins and ends."""
    box = window.page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def fits(window: Window) -> bool:
    """The panel's picture and everything under it lie between the page's header and the line to write in."""
    picture, _ = edges(window, "img.gallery-image")
    _, controls = edges(window, ".component-button")
    _, header = edges(window, "#channel-name")
    composer, _ = edges(window, "#channel-composer-input")
    return header <= picture and controls <= composer


def rows_of_text(window: Window) -> int:
    """How many lines the longest label of the panel takes."""
    heights = [label.bounding_box() for label in window.private.locator(".button-label").all()]
    lines = sorted(round(box["height"]) for box in heights if box is not None)
    return round(lines[-1] / lines[0])


@pytest.mark.parametrize("language", ["English", "Deutsch"])
def test_solo_cards_keep_to_one_line_and_one_screen(open_window: OpenWindow, language: str) -> None:
    window = open_window("Ada", (390, 844))
    window.run("/settings", language=language)
    window.run("/solo", game="Welcome To…", seed="133")  # two tens, and the longest actions
    window.screenshot("cards")

    assert rows_of_text(window) == 1
    assert fits(window)


def test_what_ends_a_turn_stays_green_under_the_mouse(open_window: OpenWindow) -> None:
    window = open_window("Ada", (390, 844))
    window.run("/solo", game="Tiny Towns", variant="First game")
    take_a_card(window)
    window.tap("A1", window.private)
    end = window.private.locator(".component-button", has_text="End my round")
    end.hover()

    red, green, blue = end.evaluate("button => getComputedStyle(button).backgroundColor.match(/\\d+/g).map(Number)")
    assert green > max(red, blue)


def test_whoever_could_still_build_is_asked_once(open_window: OpenWindow) -> None:
    """Alone, the end can't be taken back."""
    window = open_window("Ada", (390, 844))
    window.run("/solo", game="Tiny Towns", variant="First game", seed="2")
    window.run("/tiny-towns do", step="card 2; A1; end; card 3; B1")
    window.tap("End my round", window.private)
    window.screenshot("asked")
    assert "You can still build: Well." in window.private.inner_text()

    window.tap("End my round anyway", window.private)
    assert "Which open card do you take?" in window.private.inner_text()
