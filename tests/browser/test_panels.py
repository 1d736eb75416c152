"""Panels on phones: what belongs in one row stays there, and picture and controls fit on one screen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.core import encode
from tests.browser.conftest import PHONE, OpenWindow
from tests.browser.window import Window
from tests.games.carrara import tables as carrara
from tests.games.hamlet.table import JOINED, RICH, SOLO
from tests.games.hamlet.table import position as position_of_hamlet
from tests.games.welcome_to import table as welcome_to
from tests.renderers.hamlet import positions as hamlet

WIDTHS = (360, 390, 430)
NARROW_PHONE = (360, 800)
NOTHING = "0c 0vp objects 0 0 0 0 0 0 | - | scored -"


def play_rounds(window: Window, squares: str) -> None:
    """Solo rounds with the first open card each, up to the question where the next cube goes.

    No two squares lie next to each other, so there's never anything to build.
    """
    for square in squares.split():
        take_a_card(window)
        window.tap(square, window.private)
        window.tap("End my round", window.private)
    take_a_card(window)


def take_a_card(window: Window, number: int = 1) -> None:
    tap_first(window, f"Take card {number}")


def tap_first(window: Window, label: str) -> None:
    """Tap the first button of the panel that has this in its label."""
    window.private.locator(".button-label", has_text=label).first.click()
    window.rest()


def buttons_at(window: Window, width: int) -> list[int]:
    """How many buttons of the panel lie at the same height, from top to bottom, on a phone of that width."""
    window.page.set_viewport_size({"width": width, "height": PHONE[1]})
    window.rest()
    # All at once: the page may be drawn again, and scrolled, between two of them.
    tops: list[int] = window.private.locator(".component-button").evaluate_all(
        "buttons => buttons.map((button) => Math.round(button.getBoundingClientRect().top))"
    )
    return [tops.count(top) for top in sorted(set(tops))]


def test_the_town_is_a_grid_of_four_by_four(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    window.run("/solo", game="Tiny Towns", variant="First game")
    play_rounds(window, "A1 C1 B2")
    window.screenshot("grid")

    assert {width: buttons_at(window, width)[:4] for width in WIDTHS} == {width: [4] * 4 for width in WIDTHS}


def ask(window: Window, label: str) -> None:
    """Tap a button that leads to a question, and wait for its picture: that follows the question."""
    before = window.private.locator("img.gallery-image").get_attribute("src")
    tap_first(window, label)
    window.private.locator(f"img.gallery-image:not([src='{before}'])").wait_for()
    window.rest()


def edges(window: Window, selector: str) -> tuple[float, float]:
    """How far from the top of the screen the last of these begins and ends."""
    box = window.page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def fits(window: Window) -> bool:
    """The panel's picture and everything under it lie between the page's header and the line to write in."""
    picture, _ = edges(window, "img.gallery-image")
    _, controls = edges(window, ".component-button")
    _, header = edges(window, ".channel-header")
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


@pytest.mark.parametrize(
    ("language", "back", "pool", "marketing", "temp"),
    [
        ("English", "Back", "11 + pool", "8 + marketing", "8 + temp agency"),
        ("Deutsch", "Zurück", "11 + Pool", "8 + Marketing", "8 + Zeitarbeit"),
    ],
)
def test_the_longest_lists_of_welcome_to_fit_one_screen(
    open_window: OpenWindow, language: str, back: str, pool: str, marketing: str, temp: str
) -> None:
    """Every lot is free: nine pools and more, six sizes, five numbers."""
    window = open_window("Ada", PHONE)
    window.run("/settings", language=language)
    window.run("/solo", game="Welcome To…", seed="164")  # 12 + temp agency, 11 + marketing, 8 + pool

    tap_first(window, pool)
    window.screenshot("1-lots")
    assert fits(window)

    window.tap(back, window.private)
    tap_first(window, marketing)
    tap_first(window, "2.6")
    window.screenshot("2-sizes")
    assert fits(window)
    assert buttons_at(window, PHONE[0])[:3] == [2, 2, 2]

    window.tap(back, window.private)
    window.tap(back, window.private)
    tap_first(window, temp)
    window.screenshot("3-numbers")
    assert fits(window)


def test_six_sizes_of_estates_fit_a_narrow_phone(open_window: OpenWindow) -> None:
    window = open_window("Ada", NARROW_PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="Welcome To…", seed="164")

    ask(window, "8 + Marketing")
    ask(window, "2.6")
    window.screenshot("sizes")

    assert window.private.locator(".button-label").count() == 6 + 2 + 2
    assert fits(window)


def test_the_fullest_panels_of_welcome_to_fit_one_screen(open_window: OpenWindow, tmp_path: Path) -> None:
    """Six ways to take the cards and a roundabout; then bis houses that nearly all cost a pool."""
    one_lot = "1 2 . 5 . . 8 . 10 .", "1 2 3 5 . 6 . . 10 . 12", "1 2 3 5 6 . 8 . 10 . 12 ."
    lost_pools = ". 4 . . . 6 . . 12 .", ". 2 . . 5 6 7 . . 12 .", "1 . 5 . . 8 . 9 10 11 . 12"
    cards = welcome_to.alone(["4 bis", "9 park", "11 marketing"], welcome_to.sheet(*one_lot)).base
    houses = welcome_to.alone(["3 bis", "6 bis", "9 fence"], welcome_to.sheet(*lost_pools)).base
    window = open_window("Ada", PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="Welcome To…")

    put(tmp_path / "sandbox.sqlite3", replace(cards, options=replace(cards.options, advanced=True)))
    window.run("/welcome-to move")
    window.screenshot("1-cards")
    assert window.private.locator(".button-label").count() == 6 + 1 + 1 + 2
    assert rows_of_text(window) == 1
    assert fits(window)

    put(tmp_path / "sandbox.sqlite3", houses)
    window.run("/welcome-to move")
    tap_first(window, "3 + Anbau")
    tap_first(window, "2.3")
    window.screenshot("2-houses")
    assert window.private.locator(".button-label", has_text="Ohne Anbau").count() == 1
    assert fits(window)


def test_an_icon_has_its_place_while_it_loads(open_window: OpenWindow) -> None:
    """To open a menu, the page draws every message again. A message that grows meanwhile closes it."""
    window = open_window("Ada", PHONE)
    window.run("/help")
    height = "document.getElementById('channel-message-list').scrollHeight"
    loaded = window.page.evaluate(height)

    window.page.evaluate("document.querySelectorAll('.custom-emoji').forEach((icon) => icon.removeAttribute('src'))")

    assert window.page.evaluate(height) == loaded


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
    take_a_card(window, 2)
    window.tap("A1", window.private)
    window.tap("End my round", window.private)
    take_a_card(window, 3)
    window.tap("B1", window.private)
    window.tap("End my round", window.private)
    window.screenshot("asked")
    assert "You can still build: Well." in window.private.inner_text()

    window.tap("End my round anyway", window.private)
    assert "Which open card do you take?" in window.private.inner_text()


def put(database: Path, state: Any) -> None:
    """Bring the only game into this position while nobody is playing it.

    Like any move, that raises the revision of its seat, or a picture that was drawn before would be shown again.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE game SET snapshot = ?", (encode(state).decode(),))
        connection.execute("UPDATE seat SET revision = revision + 1, choice = NULL")


def position_of_carrara(seat: str, *, wheel: str = "-/-/-/-/-/-", turn: str = "1 action") -> Any:
    display = "BIB3 CAT3 PAL3 POR3 CAS3 VIL3 BIB4 CAT4 PAL4"
    return carrara.position(seat, f"- {NOTHING}", display=display, wheel=wheel, bag="K", turn=turn, more="solo 2")


def test_the_longest_lists_of_carrara_fit_one_screen(open_window: OpenWindow, tmp_path: Path) -> None:
    streets = "LIV CAS1 BIB1 PIS CAT2 BIB2 LUC PAL2 POR2 VIA VIL1 CAS2 CAT1 MAS PAL1 POR1 VIL2 LER POR4 CAS4 VIL4"
    scoring = position_of_carrara(f"WYRGBK {NOTHING}".replace("| - |", f"| {streets} |"))
    dark = position_of_carrara(f"BBKKK {NOTHING}")
    stones = position_of_carrara(f"- {NOTHING}".replace("0c", "20c"), wheel="WK/YK/RB/GB/WY/R", turn="1 take")
    window = open_window("Ada", PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="The Palaces of Carrara")

    put(tmp_path / "sandbox.sqlite3", dark)
    window.run("/carrara move")
    ask(window, "Bauen:")
    window.screenshot("dark")
    assert rows_of_text(window) == 1
    assert fits(window)

    put(tmp_path / "sandbox.sqlite3", scoring)
    window.run("/carrara move")
    assert rows_of_text(window) == 1
    assert fits(window)

    ask(window, "Bauen:")
    window.screenshot("buildings")
    assert window.private.locator(".button-label").count() == 9 + 3
    assert fits(window)

    window.tap("Zurück", window.private)
    ask(window, "Werten:")
    window.screenshot("scorings")
    assert window.private.locator(".button-label").count() == 12 + 3
    assert rows_of_text(window) == 1
    assert fits(window)

    put(tmp_path / "sandbox.sqlite3", stones)
    window.run("/carrara move")
    window.screenshot("stones")
    assert window.private.locator(".button-label").count() == 16 + 2
    assert rows_of_text(window) == 1
    assert fits(window)

    tap_first(window, "I W:")
    window.screenshot("picked")
    assert rows_of_text(window) == 1
    assert fits(window)


def test_six_objects_to_buy_fit_a_narrow_phone_with_the_way_back(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window("Ada", NARROW_PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="The Palaces of Carrara")
    rich = position_of_carrara(f"WYRGBK {NOTHING}".replace("| - |", "| PIS CAS1 CAS2 CAS3 CAS4 |").replace("0c", "40c"))
    put(tmp_path / "sandbox.sqlite3", rich)
    window.run("/carrara move")

    ask(window, "Castello werten")
    window.screenshot("objects")

    assert "Jedes Objekt: 10 Münzen" in window.private.inner_text()
    assert window.private.locator(".button-label").count() == 6 + 1 + 3
    assert fits(window)


def test_the_longest_lists_of_hamlet_fit_one_screen(open_window: OpenWindow, tmp_path: Path) -> None:
    """Where a tile goes: six spots at a time on buttons in pairs, and the way to every other page."""
    state, _ = hamlet.begun("build", "spot", seats=1)
    window = open_window("Ada", PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="Hamlet")

    put(tmp_path / "sandbox.sqlite3", state)
    window.run("/hamlet move")
    ask(window, "bauen")
    window.screenshot("spots")
    assert window.private.locator(".preview-select").count() == 1
    assert {width: (buttons_at(window, width)[:3], fits(window)) for width in WIDTHS} == {
        width: ([2, 2, 2], True) for width in WIDTHS
    }


def test_the_ten_ways_to_fill_a_barn_fit_one_screen_under_the_lowest_map(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window("Ada", PHONE)
    window.run("/settings", language="Deutsch")
    window.run("/solo", game="Hamlet")

    barns = JOINED.replace("yellow", "red")
    put(tmp_path / "sandbox.sqlite3", position_of_hamlet(SOLO + barns + RICH))
    window.run("/hamlet move")
    ask(window, "Füllen")
    assert rows_of_text(window) == 1
    ask(window, "BA1")
    window.screenshot("barn")
    assert window.private.locator(".button-label").count() == 10 + 3
    assert rows_of_text(window) == 1
    assert fits(window)


@pytest.mark.parametrize(("game", "step"), [("hamlet", "produce QUA"), ("carrara", "BUY")])
def test_a_plan_fits_one_screen(open_window: OpenWindow, game: str, step: str) -> None:
    """While it's made, and afterwards, with what is said about it."""
    window = open_window("Ada", PHONE)
    window.run(f"/{game} new")
    window.be("Bruno")
    window.run("/settings", language="Deutsch")
    window.tap("Take a seat")
    window.be("Ada")
    window.run("/game set-up", seating="Seats as listed")
    window.tap("Start the game")
    window.open_thread()
    window.be("Bruno")
    window.run(f"/{game} move")
    assert fits(window)

    tap_first(window, "Meinen Zug planen")
    window.screenshot(f"{game}-planning")
    assert rows_of_text(window) == 1
    assert fits(window)

    window.run("/game plan", step=step)
    window.tap("Fertig", window.private)
    window.screenshot(f"{game}-planned")
    assert rows_of_text(window) == 1
    assert fits(window)
