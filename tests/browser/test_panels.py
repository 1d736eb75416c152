"""Panels on phones: what belongs in one row stays there, and picture and controls fit on one screen."""

from __future__ import annotations

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
