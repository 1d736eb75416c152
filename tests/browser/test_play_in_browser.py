"""Tiny Towns on the sandbox page, the way a person plays it: with the mouse, with commands, and on a phone."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import DESKTOP, PHONE, OpenWindow
from tests.browser.test_around_a_game import speak_german
from tests.browser.test_panels import put
from tests.browser.window import Window
from tests.games.tiny_towns.helpers import table

#: One empty square, D4, and nothing to build.
NEARLY_FULL = "W W W W  W W W W  W W W W  W W W ."


def seat_two(ada: Window, bruno: Window) -> None:
    """Ada opens a table, Bruno joins her, and she starts. Both may be the same window."""
    ada.be("Ada")
    ada.run("/tiny-towns new")
    bruno.be("Bruno")
    bruno.see("Tiny Towns")
    bruno.tap("Take a seat")
    ada.be("Ada")
    ada.see("@Bruno")
    ada.tap("Start the game")
    for window in {ada, bruno}:
        window.open_thread()
    ada.see("Round 1")


def play_round(window: Window, square: str) -> None:
    window.tap("Your move")
    window.private.wait_for()
    window.tap(square, window.private)
    window.tap("End my round", window.private)


def picture_width(window: Window, text: str) -> int:
    picture = window.see(text).locator("img.gallery-image")
    window.rest()
    width: int = picture.evaluate("image => image.naturalWidth")
    return width


def test_one_person_plays_both_seats_by_switching(open_window: OpenWindow) -> None:
    window = open_window("Ada", DESKTOP)
    seat_two(window, window)
    window.screenshot("1-started")
    window.tap("Your move")
    window.private.wait_for()
    window.screenshot("2-panel")
    window.tap("B2", window.private)
    window.screenshot("3-placed")
    assert "Waiting for Bruno" in window.private.inner_text()

    window.be("Bruno")
    assert window.messages.filter(has_text="Waiting for Bruno").count() == 0
    assert window.private.count() == 0
    play_round(window, "C3")
    assert picture_width(window, "Round 2") > 0
    window.screenshot("4-next-round")
    assert window.outcome == "Callback completed"


def test_two_people_on_phones(open_window: OpenWindow) -> None:
    ada, bruno = open_window("Ada", PHONE), open_window("Bruno", PHONE)
    seat_two(ada, bruno)
    bruno.see("Round 1")
    ada.tap("Your move")
    ada.private.wait_for()
    ada.screenshot("1-panel")
    ada.tap("A1", ada.private)
    bruno.see("@Bruno: place the")  # the board says by itself that only Bruno is still to move
    assert bruno.private.count() == 0
    bruno.screenshot("2-waiting-for-bruno")
    play_round(bruno, "D4")
    assert picture_width(ada, "Round 2") > 0  # without Ada touching her phone
    ada.private.filter(has_text="Bruno put").wait_for()  # and her panel shows the next round
    ada.message("Round 1").filter(has_text="Go to the newest board").wait_for()
    assert "Your move" not in ada.message("Round 1").inner_text()
    ada.screenshot("3-next-round")
    assert overflow(ada) <= 0


def overflow(window: Window) -> int:
    """By how many pixels the page can be pushed sideways."""
    width: int = window.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


def test_a_round_can_be_played_with_commands_alone(open_window: OpenWindow) -> None:
    window = open_window("Ada", DESKTOP)
    seat_two(window, window)
    window.run("/tiny-towns place", square="C3")
    assert "Waiting for Bruno" in window.private.inner_text()


def test_a_computer_joins_from_the_menu(open_window: OpenWindow) -> None:
    window = open_window("Ada", DESKTOP)
    window.run("/tiny-towns new")
    window.see("Add a computer")
    window.choose("Add a computer", "hard")
    assert "computer, hard" in window.see("Take a seat").inner_text()
    window.tap("Start the game")
    window.open_thread()
    window.see("Round 1")
    window.screenshot("1-against-a-computer")


def test_the_last_square_the_end_and_the_rematch_in_two_languages(open_window: OpenWindow, tmp_path: Path) -> None:
    ada, bruno = open_window("Ada", PHONE), open_window("Bruno", PHONE)
    speak_german(bruno)
    seat_two(ada, bruno)
    put(tmp_path / "sandbox.sqlite3", table(NEARLY_FULL, NEARLY_FULL).base)

    ada.tap("Your move")
    ada.tap("Put glass on D4", ada.private)
    ada.screenshot("1-waiting")
    assert "Waiting for Bruno" in ada.private.inner_text()
    bruno.tap("Your move")
    bruno.screenshot("2-last-square")
    bruno.tap("Glas auf D4 legen", bruno.private)
    bruno.screenshot("3-full")
    bruno.tap("Stadt abschließen", bruno.private)
    ada.see("Rematch")
    ada.screenshot("4-the-end")

    ada.tap("Rematch", ada.message("All towns are finished"))
    bruno.leave_thread()
    bruno.see("@Bruno, you're invited")
    bruno.screenshot("5-invited")
