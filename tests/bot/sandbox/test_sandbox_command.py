"""``guildhall sandbox``: the real bot in the box, and its command line."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.sandbox import open_sandbox
from tests.bot.sandbox.sandbox_page import window
from tests.waiting import LONGEST_WAIT


async def test_open_games_are_back_after_a_restart_and_go_on(tmp_path: Path) -> None:
    database = tmp_path / "sandbox.sqlite3"
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        await ada.command("tiny-towns new")
        await ada.wait_for("Take a seat")
        await ada.click("Start the game")
        await ada.wait_for("Your move")
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        await ada.wait_for("Your move")
        await ada.click("Your move")
        await ada.wait_for("'ephemeral': True")
        receipt = await ada.command("tiny-towns board")
        assert receipt["settlement"] == "settled"


async def test_games_are_played_in_the_channel_because_the_page_cannot_open_threads(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox, window(sandbox) as ada:
        await ada.command("tiny-towns new")
        await ada.wait_for("Take a seat")
        await ada.click("Start the game")
        await ada.wait_for("Your move")
        assert sandbox.world.channel.threads == []


def sandbox_process(database: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser", "--database", str(database), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("polite_stop", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_the_link_and_stops_politely(tmp_path: Path, polite_stop: signal.Signals) -> None:
    process = sandbox_process(tmp_path / "sandbox.sqlite3")
    assert process.stdout is not None
    link = next(line for line in process.stdout if "http://127.0.0.1:" in line)
    process.send_signal(polite_stop)
    rest, errors = process.communicate(timeout=LONGEST_WAIT)
    assert "/#" in link
    assert rest.rstrip().endswith("sandbox.sqlite3.")
    assert (process.returncode, errors) == (0, "")


def test_a_taken_port_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = sandbox_process(tmp_path / "sandbox.sqlite3", "--port", str(port))
        _, errors = process.communicate(timeout=LONGEST_WAIT)
    assert errors == f"guildhall: port {port} cannot be used; choose another with --port\n"
    assert process.returncode == 1
