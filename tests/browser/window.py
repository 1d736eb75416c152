"""What a person does on the page: run a command, tap a button, choose from a menu, become somebody else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.waiting import LONGEST_WAIT

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


class Window:
    def __init__(self, page: Page, url: str, screenshots: Path) -> None:
        self.page = page
        self._screenshots = screenshots
        page.set_default_timeout(1000 * LONGEST_WAIT)
        page.goto(url)
        self.rest()

    def rest(self) -> None:
        """Wait until the page is idle: nothing under way, every picture loaded."""
        self.page.locator("#action-status", has_not_text=re.compile("…$")).wait_for(state="attached")
        self.page.locator("#preview-app[aria-busy='false']").wait_for()

    @property
    def outcome(self) -> str:
        """The page's own word on the last action."""
        return self.page.locator("#action-status").text_content() or ""

    def be(self, person: str) -> None:
        self.page.locator("#viewer-picker").select_option(label=person)
        self.page.locator("#viewer-picker:enabled").wait_for()
        self.rest()

    # --- commands -----------------------------------------------------------------------------------------------------

    def type_command(self, command: str) -> None:
        """Type ``/tiny-towns new`` and pick it from what the page suggests."""
        composer = self.page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(command)
        self.page.locator(".command-entry-title strong", has_text=re.compile(f"^{re.escape(command)}$")).click()

    def run(self, command: str, **options: str) -> None:
        """Run a command; an option with suggestions takes the first that contains the given text."""
        self.type_command(command)
        for name, text in options.items():
            self.fill(name, text)
        self.page.locator("#send-message").click()
        self.rest()

    def fill(self, option: str, text: str) -> None:
        box = self.page.locator(f"input[data-option='{option}']")
        if not box.count():
            self.page.locator(".command-ghost").click()
            self.page.locator(f".command-suggestion[data-value='{option}']").click()
        box.press_sequentially(text)
        if box.get_attribute("aria-autocomplete") == "list":
            self.page.locator("[role='option']", has_text=text).first.click()

    # --- messages -----------------------------------------------------------------------------------------------------

    @property
    def messages(self) -> Locator:
        return self.page.locator("article.channel-message")

    def message(self, text: str) -> Locator:
        """The latest message that contains this text."""
        return self.messages.filter(has_text=text).last

    @property
    def private(self) -> Locator:
        """The latest message that only this person sees."""
        return self.messages.filter(has=self.page.locator(".message-ephemeral-note")).last

    def see(self, text: str) -> Locator:
        found = self.message(text)
        found.wait_for()
        return found

    def tap(self, button: str, within: Locator | None = None) -> None:
        """Tap the latest button with this label."""
        self._button(button, within).click()
        self.rest()

    def press(self, button: str) -> None:
        """Put a finger on the latest button with this label."""
        self._button(button).hover()
        self.page.mouse.down()

    def release(self) -> None:
        """Lift it again."""
        self.page.mouse.up()
        self.rest()

    def _button(self, label: str, within: Locator | None = None) -> Locator:
        scope = within or self.page.locator("#channel-message-list")
        return scope.locator(".button-label", has_text=re.compile(f"^{re.escape(label)}$")).last

    def choose(self, menu: str, option: str, within: Locator | None = None) -> None:
        """Choose an option from the latest menu with this placeholder."""
        scope = within or self.page.locator("#channel-message-list")
        scope.locator(".preview-select", has_text=menu).last.locator(".select-trigger").click()
        self.page.locator(".select-list:popover-open .select-option", has_text=option).first.click()
        self.rest()

    def apply(self) -> None:
        """Send what is chosen in the open menu."""
        self.page.locator(".select-list:popover-open .select-apply").click()
        self.rest()

    # --- threads ------------------------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The name of the channel or thread that is open."""
        return self.page.locator("#channel-name").inner_text()

    def open_thread(self) -> None:
        """Open the latest thread."""
        self.page.locator(".thread-summary").last.click()
        self.page.locator("#leave-thread").wait_for()
        self.rest()

    def leave_thread(self) -> None:
        self.page.locator("#leave-thread").click()
        self.page.locator("#leave-thread").wait_for(state="hidden")
        self.rest()

    # --- pictures -----------------------------------------------------------------------------------------------------

    def loaded(self, pictures: str) -> int:
        """How many of these pictures can be seen."""
        shown = self.page.locator(pictures)
        whole: int = shown.evaluate_all("images => images.filter(image => image.naturalWidth > 0).length")
        return whole

    def screenshot(self, name: str) -> Path:
        path = self._screenshots / f"{name}.png"
        self.page.screenshot(path=path)
        return path
