"""A real browser in front of a real sandbox in a process of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.window import Window
from tests.waiting import LONGEST_WAIT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LINK = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")

OpenWindow = Callable[[str, tuple[int, int]], Window]


def missing(reason: str) -> None:
    """Skip, unless whoever runs the tests insists on a browser."""
    if os.environ.get("GUILDHALL_REQUIRE_BROWSER"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for the module and no longer: while it is open, its event loop keeps coroutine tests from running."""
    try:
        from playwright.sync_api import expect, sync_playwright
    except ModuleNotFoundError:
        missing("playwright is not installed")
    executable = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if executable is None:
        missing(f"no Chromium found; looked for {', '.join(CHROMIUM_NAMES)}")
    expect.set_options(timeout=1000 * LONGEST_WAIT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=executable, args=CHROMIUM_ARGUMENTS, timeout=1000 * LONGEST_WAIT
        )
        yield chromium
        chromium.close()


class Sandbox:
    """A sandbox in a process of its own: ``guildhall sandbox``, or another module that prints its link."""

    def __init__(self, *arguments: str) -> None:
        self._command = [sys.executable, "-m", *arguments]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        self.url = self._printed_link()

    def _printed_link(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if link := LINK.search(line):
                return link[0]
        raise AssertionError(f"the sandbox ended with exit code {self._process.wait()} before it printed a link")

    def stop(self) -> int:
        """Ctrl-C, and the exit code."""
        self._process.send_signal(signal.SIGINT)
        self._process.communicate(timeout=LONGEST_WAIT)
        return self._process.returncode


@pytest.fixture
def sandbox(browser: Browser, tmp_path: Path) -> Iterator[Sandbox]:
    running = Sandbox("bot", "sandbox", "--no-browser", "--database", str(tmp_path / "sandbox.sqlite3"))
    yield running
    assert running.stop() == 0


@pytest.fixture
def open_window(browser: Browser, sandbox: Sandbox, tmp_path: Path) -> Iterator[OpenWindow]:
    """Open a window of that size as that person. Its screenshots lie in the test's own folder."""
    contexts = []

    def open_as(person: str, size: tuple[int, int] = DESKTOP) -> Window:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        contexts.append(context)
        window = Window(context.new_page(), sandbox.url, tmp_path)
        window.be(person)
        return window

    yield open_as
    for context in contexts:
        context.close()
