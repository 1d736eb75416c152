"""What there is around a game, on a phone: help, settings, the daily challenge, a table's card, and the end."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenWindow
from tests.browser.window import Window

DISTANCE_FROM_THE_END = """() => {
    const timeline = document.getElementById("channel-timeline");
    return timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
}"""


def speak_german(window: Window) -> None:
    window.run("/settings")
    window.private.wait_for()
    window.tap("Deutsch", window.private)
    window.see("Sprache: Deutsch")


def height(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["height"]


def test_help_fits_a_phone_and_leads_to_a_solo_game(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    window.run("/help")
    page = window.see("Town-building board games")
    window.screenshot("1-help")
    assert height(page) < PHONE[1]

    window.choose("How to play…", "Hamlet", page)
    window.screenshot("2-rules")
    window.tap("Back to the start", window.private)
    window.tap("Play solo", window.private)
    window.screenshot("3-solo")
    window.tap("Tiny Towns", window.private)

    window.see("Only you can see it. How to play: /tiny-towns rules")


def test_settings_help_and_the_daily_challenge_in_german(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    speak_german(window)
    window.screenshot("1-settings")
    window.run("/help")
    assert height(window.see("Städtebau-Brettspiele")) < PHONE[1]
    window.screenshot("2-help")

    window.tap("Tagesaufgabe", window.private)
    window.see("Noch ist niemand fertig")
    window.screenshot("3-daily")
    window.tap("Heutige Aufgabe spielen", window.private)

    window.see("Du hast einen Versuch")
    window.screenshot("4-attempt")


def leave_to_a_computer(window: Window) -> None:
    window.run("/game leave")
    window.tap("Let a computer play", window.private)


def test_a_table_from_its_card_to_the_end_and_the_rematch(open_window: OpenWindow) -> None:
    ada, bruno = open_window("Ada", PHONE), open_window("Bruno", PHONE)
    ada.run("/hamlet new")
    card = ada.see("Take a seat")
    ada.screenshot("1-card")
    assert height(card) < PHONE[1]
    ada.tap("How to play")
    assert "A village grows around a church" in ada.private.inner_text()
    ada.tap("Rules and seats")
    ada.screenshot("2-set-up")
    ada.tap("Seats as listed", ada.private)
    assert "in the order of this list" in ada.private.inner_text()
    bruno.see("Take a seat")
    bruno.tap("Take a seat")
    bruno.see("You're at this table")
    bruno.screenshot("3-seated")
    ada.see("@Bruno")
    ada.tap("Start the game")
    ada.open_thread()
    bruno.open_thread()
    ada.see("Your move")
    ada.screenshot("4-started")

    leave_to_a_computer(ada)
    leave_to_a_computer(bruno)
    ada.see("Rematch")
    ada.screenshot("5-the-end")
    ada.tap("Rematch")
    ada.see("You're at this table")
    ada.screenshot("6-rematch")
    bruno.see("Rematch")
    bruno.tap("Rematch")
    bruno.leave_thread()
    again = bruno.see("everyone moves on by one seat")
    bruno.screenshot("7-its-card")
    assert again.locator("li").all_inner_texts() == ["@Bruno", "@Ada (host)"]


def open_tables(window: Window, *games: str) -> None:
    for game in games:
        window.run(f"/{game} new")
        window.see("Take a seat")


def test_whoever_looks_at_the_latest_message_sees_the_next_one(open_window: OpenWindow) -> None:
    ada, bruno = open_window("Ada", DESKTOP), open_window("Bruno", PHONE)
    open_tables(ada, "hamlet", "carrara", "tiny-towns")
    bruno.page.locator("article.channel-message", has_text="Take a seat").nth(2).wait_for()
    bruno.rest()

    assert bruno.page.evaluate(DISTANCE_FROM_THE_END) <= 1


def test_a_thread_opens_at_its_end_however_tall_its_board_is(open_window: OpenWindow) -> None:
    window = open_window("Ada", SMALL_PHONE)
    window.run("/hamlet new")
    window.run("/help")
    window.tap("Start the game")
    window.page.evaluate("document.getElementById('channel-timeline').scrollTop = 0")

    window.open_thread()

    assert height(window.see("Your move")) > SMALL_PHONE[1] - 150
    assert window.page.evaluate(DISTANCE_FROM_THE_END) <= 1
    window.be("Bruno")
    assert window.page.evaluate(DISTANCE_FROM_THE_END) <= 1


def to_the_first_table(window: Window) -> None:
    """Follow the link to its card from the list, which begins with the latest."""
    window.run("/game list")
    window.private.locator("a", has_text="Go to its card").last.click()
    window.page.locator("#leave-thread").wait_for(state="hidden")
    window.rest()


def test_a_link_leads_to_the_message_that_it_names(open_window: OpenWindow) -> None:
    window = open_window("Ada", PHONE)
    open_tables(window, "hamlet", "carrara", "tiny-towns")
    card = window.message("Standard start")
    expect(card).not_to_be_in_viewport()

    to_the_first_table(window)
    expect(card.locator(".button-label", has_text="Take a seat")).to_be_in_viewport()

    window.tap("Start the game")
    window.open_thread()
    to_the_first_table(window)
    expect(card.locator(".button-label", has_text="Take a seat")).to_be_in_viewport()


def test_a_tap_counts_although_its_message_changes_under_the_finger(open_window: OpenWindow) -> None:
    ada, bruno = open_window("Ada", PHONE), open_window("Bruno", PHONE)
    ada.run("/hamlet new")
    bruno.see("Take a seat")
    updates: list[Route] = []
    with ada.page.expect_request("**/api/state"):
        ada.page.route("**/api/state", lambda route: updates.append(route), times=1)
    bruno.tap("Take a seat")
    ada.press("Rules and seats")
    with ada.page.expect_response("**/api/state"):
        updates[0].continue_()
    ada.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    ada.release()

    assert "Hamlet: rules and seats" in ada.private.inner_text()
    ada.see("@Bruno")


def test_an_open_menu_stays_open_when_somebody_else_changes_its_message(open_window: OpenWindow) -> None:
    ada, bruno = open_window("Ada", PHONE), open_window("Bruno", PHONE)
    ada.run("/hamlet new")
    ada.see("Take a seat").locator(".preview-select", has_text="Add a computer").locator(".select-trigger").click()
    entry = ada.page.locator(".select-list:popover-open .select-option", has_text="normal")
    entry.wait_for()

    bruno.see("Take a seat")
    bruno.tap("Take a seat")
    ada.see("@Bruno")
    ada.screenshot("1-open")
    entry.click()
    ada.rest()

    assert "Wren (computer, normal)" in ada.see("Take a seat").inner_text()


def test_the_same_computer_can_be_added_again_and_again(open_window: OpenWindow) -> None:
    ada = open_window("Ada", PHONE)
    ada.run("/hamlet new")
    ada.see("Take a seat")

    ada.choose("Add a computer", "normal")
    ada.see("Wren (computer, normal)")
    ada.choose("Add a computer", "normal")
    ada.see("Finch (computer, normal)")
    ada.tap("Remove a computer")
    ada.tap("Remove a computer")
    ada.page.locator("article.channel-message", has_text="Wren").wait_for(state="detached")
    ada.choose("Add a computer", "normal")

    ada.see("Wren (computer, normal)")
