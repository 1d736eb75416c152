"""``guildhall sandbox``: the real bot in the box, and its command line."""

from __future__ import annotations

import asyncio
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.sandbox import links, open_sandbox
from tests.bot.sandbox.sandbox_page import Page, window
from tests.waiting import LONGEST_WAIT


async def start_a_game(page: Page) -> None:
    await page.command("tiny-towns new")
    await page.wait_for("Take a seat")
    await page.click("Start the game")
    await page.wait_for("The game is on")


async def test_open_games_are_back_in_their_threads_after_a_restart_and_go_on(tmp_path: Path) -> None:
    database = tmp_path / "sandbox.sqlite3"
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        await start_a_game(ada)
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        await ada.wait_for("The game is on")
        assert await ada.go("Tiny Towns 1") == 200
        await ada.wait_for("Your move")
        await ada.click("Your move")
        await ada.wait_for("'ephemeral': True")
        receipt = await ada.command("tiny-towns board")
        assert receipt["settlement"] == "settled"


async def test_a_post_welcomes_newcomers_in_the_language_of_the_server(tmp_path: Path) -> None:
    database = tmp_path / "sandbox.sqlite3"
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        assert [text for text in ada.texts if "Welcome to Guildhall!" in text] == ada.texts
        await ada.command("manage server", language="de")
    async with open_sandbox(database) as sandbox, window(sandbox) as ada:
        assert [text for text in ada.texts if "Willkommen bei Guildhall!" in text] == ada.texts


async def test_the_welcome_post_opens_a_table_with_two_computers(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox, window(sandbox, 1) as bruno:
        await bruno.click("With 2 computers")
        await bruno.wait_for("Start the game")
        (card,) = [text for text in bruno.texts if "Start the game" in text]
        assert "Wren (computer, normal)" in card
        assert "Finch (computer, normal)" in card


# --- threads ----------------------------------------------------------------------------------------------------------


async def test_each_window_acts_where_it_is(tmp_path: Path) -> None:
    async with (
        open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox,
        window(sandbox) as ada,
        window(sandbox, 1) as bruno,
    ):
        await start_a_game(ada)
        await ada.go("Tiny Towns 1")
        await bruno.read()
        await asyncio.gather(ada.act("send_message", content="In here!"), bruno.act("send_message", content="Hello?"))
        await asyncio.gather(ada.wait_for("In here!"), bruno.wait_for("Hello?"))

        assert not any("Hello?" in text for text in ada.texts)
        assert not any("In here!" in text for text in bruno.texts)


async def test_a_thread_is_found_by_its_number_too_and_left_again(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox, window(sandbox) as ada:
        await start_a_game(ada)
        (thread,) = sandbox.world.channel.threads

        assert await ada.go(str(thread.id)) == 200
        await ada.wait_for("Your move")
        assert await ada.go("") == 200
        assert any("Welcome to Guildhall!" in text for text in ada.texts)


async def test_a_page_stays_where_it_is_if_there_is_no_such_thread(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox, window(sandbox) as ada:
        before = ada.state["channelId"]
        assert await ada.go("Atlantis") == 400
        assert (await ada.read())["channelId"] == before


async def test_a_page_is_back_in_the_channel_when_its_thread_is_deleted(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path / "sandbox.sqlite3") as sandbox, window(sandbox) as ada:
        await start_a_game(ada)
        await ada.go("Tiny Towns 1")
        sandbox.env.backend.delete_channel(int(ada.state["channelId"]))
        await ada.wait_for("Welcome to Guildhall!")
        assert ada.state["channelId"] == str(sandbox.world.channel.id)


# --- the link ---------------------------------------------------------------------------------------------------------


async def link_of(database: Path, port: int = 0) -> str:
    async with open_sandbox(database, port) as sandbox:
        return sandbox.preview.url


async def test_the_link_survives_a_restart_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    first = await link_of(tmp_path / "sandbox.sqlite3")
    kept = tmp_path / "sandbox.sqlite3.link"

    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept.chmod(0o644)
    assert await link_of(tmp_path / "sandbox.sqlite3") == first
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


async def test_another_database_has_another_link(tmp_path: Path) -> None:
    urls = [urlsplit(await link_of(tmp_path / name)) for name in ("one.sqlite3", "two.sqlite3")]
    assert urls[0].fragment != urls[1].fragment


async def test_if_the_port_of_the_last_time_is_taken_the_page_gets_another_one(tmp_path: Path) -> None:
    first = urlsplit(await link_of(tmp_path / "sandbox.sqlite3"))
    with socket.create_server(("127.0.0.1", first.port or 0)):
        second = urlsplit(await link_of(tmp_path / "sandbox.sqlite3"))

    assert second.port != first.port
    assert second.fragment == first.fragment


@pytest.mark.parametrize("garbled", [b"", b"{}", b"\xff", b'{"port":99999,"token":"x"}', b'{"port":80,"token":""}'])
def test_a_link_that_cannot_be_read_is_replaced(tmp_path: Path, garbled: bytes) -> None:
    (tmp_path / "sandbox.sqlite3.link").write_bytes(garbled)
    found = links.remembered(tmp_path / "sandbox.sqlite3")
    assert (found.port, len(found.token)) == (0, 43)


# --- the command line -------------------------------------------------------------------------------------------------


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
