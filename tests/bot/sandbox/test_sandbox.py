"""The sandbox with a toy bot that does what is hard for a sandbox: work, sleep, and change while you click."""

from __future__ import annotations

import asyncio
import socket
import threading
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands
from simcord import SetupError

from bot.sandbox import Sandbox, host, links
from bot.sandbox.links import Link
from bot.sandbox.server import EARLY_SCRIPT, LATE_SCRIPT, STYLE, own_file
from bot.sandbox.world import PAUSE_SECONDS, WORK_SECONDS
from tests.bot.sandbox.sandbox_page import Page, window
from tests.waiting import LONGEST_WAIT, until


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """Says who clicked; the button itself never changes."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label="Count", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.to_thread(sum, range(300_000))  # work that takes its time, off the event loop
        await interaction.edit_original_response(content=f"counted for {interaction.user.display_name}")


class Turn(ui.DynamicItem[ui.Button[Any]], template=r"turn:(?P<n>\d+)"):
    """Changes what the very same place on the message means."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Turn {n}", custom_id=f"turn:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Turn:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=card(self.n + 1))


def card(turn: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"turn {turn}"))
    view.add_item(ui.ActionRow(Count(0), Turn(turn)))
    return view


@app_commands.command(description="Show a card")
async def show(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=card(1))


@app_commands.command(description="Speak after a while")
async def later(interaction: discord.Interaction, seconds: float) -> None:
    toy = interaction.client
    assert isinstance(toy, Toy)
    await interaction.response.send_message("I will.", ephemeral=True)
    toy.timers.append(asyncio.create_task(speak(interaction.channel, seconds)))


@app_commands.command(description="Say so and work until it is enough, off the event loop")
async def work(interaction: discord.Interaction) -> None:
    toy = interaction.client
    assert isinstance(toy, Toy)
    await interaction.response.send_message("I am at work.")
    await asyncio.to_thread(toy.enough.wait, LONGEST_WAIT)


async def speak(channel: Any, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await channel.send("Now!")


class Toy(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.timers: list[asyncio.Task[None]] = []
        self.started_at: datetime | None = None
        self.enough = threading.Event()

    async def setup_hook(self) -> None:
        self.started_at = discord.utils.utcnow()
        self.add_dynamic_items(Count, Turn)
        self.tree.add_command(show)
        self.tree.add_command(later)
        self.tree.add_command(work)
        await self.tree.sync()

    async def close(self) -> None:
        self.enough.set()
        await super().close()


@pytest.fixture
def fast_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ticks as often as it can."""
    monkeypatch.setattr("bot.sandbox.TICK_SECONDS", 0.001)


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It never ticks by itself."""
    monkeypatch.setattr("bot.sandbox.TICK_SECONDS", 10 * LONGEST_WAIT)


async def start_a_server() -> tuple[list[int], list[str | None], int]:
    """Its ids, the names of its members, and its owner."""
    async with host(Toy()) as sandbox:
        world = sandbox.world
        ids = [world.guild.id, world.channel.id, *(member.id for member in world.members)]
        return ids, [member.user.global_name for member in world.members], world.guild.owner.id


async def test_the_server_is_the_same_at_every_start() -> None:
    first = await start_a_server()
    ids, names, owner = first

    assert await start_a_server() == first
    assert names == ["Ada", "Bruno", "Chiara", "Dmitri"]
    assert owner == ids[2]


@pytest.mark.usefixtures("fast_clock")
async def test_the_bot_lives_in_real_time() -> None:
    toy = Toy()
    begin = datetime.now(UTC)
    async with host(toy) as sandbox:
        assert toy.started_at is not None
        assert begin <= toy.started_at <= datetime.now(UTC)
        later_on = datetime.now(UTC)
        await until(lambda: sandbox.env.now() >= later_on)
        assert sandbox.env.now() <= datetime.now(UTC)


@pytest.mark.usefixtures("fast_clock")
async def test_what_falls_due_reaches_the_page_by_itself() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as page:
        await page.command("later", seconds=str(2 * PAUSE_SECONDS))
        await page.wait_for("Now!")


@pytest.mark.usefixtures("stopped_clock")
async def test_a_bot_that_sleeps_for_long_keeps_nobody_waiting() -> None:
    toy = Toy()
    async with host(toy) as sandbox, window(sandbox) as page:
        receipt = await page.command("later", seconds=str(WORK_SECONDS / 4))
        assert receipt["settlement"] == "settled"
        assert [timer.done() for timer in toy.timers] == [False]


async def click_often(page: Page) -> list[str]:
    """Each click, and how it was settled."""
    settled = []
    for _ in range(15):
        settled.append((await page.click("Count"))["settlement"])
        await page.read()
    return settled


@pytest.mark.usefixtures("fast_clock")
async def test_clicks_and_the_clock_never_make_each_other_fail() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await asyncio.gather(ada.read(), bruno.wait_for("turn 1"))

        outcomes = await asyncio.gather(click_often(ada), click_often(bruno))
        assert list(outcomes) == [["settled"] * 15] * 2
        assert sandbox.env.errors == []


async def test_everybody_sees_what_another_does_but_not_what_is_private() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await ada.read()
        await ada.click("Count")
        await ada.wait_for("counted for Ada")
        await ada.click("Turn 1")
        await bruno.wait_for("turn 2")
        assert not any("counted for" in text for text in bruno.texts)


async def test_a_click_that_an_update_overtook_counts_if_its_message_is_the_same() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await bruno.wait_for("turn 1")
        await ada.read()
        await ada.command("show")
        receipt = await bruno.click("Count")
        assert receipt["settlement"] == "settled"


async def test_a_click_counts_although_the_rest_of_its_message_has_changed() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await bruno.wait_for("turn 1")
        await ada.read()
        await ada.click("Turn 1")
        assert (await bruno.click("Count"))["settlement"] == "settled"
        await bruno.wait_for("counted for Bruno")


async def test_a_click_on_a_button_that_meanwhile_means_something_else_is_refused() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await bruno.wait_for("turn 1")
        await ada.read()
        await ada.click("Turn 1")
        receipt = await bruno.click("Turn 1")
        assert receipt["rejected"]
        assert receipt["diagnostics"][0]["code"] == "stale-revision"


async def test_a_click_counts_that_crosses_an_update_on_its_way() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        await ada.command("show")
        await bruno.wait_for("turn 1")
        seen = bruno.state
        await ada.read()
        await ada.command("show")
        await bruno.read()
        bruno.state = seen  # the answer to that reading is still on its way to the window
        await ada.command("show")
        assert (await bruno.click("Count"))["settlement"] == "settled"


async def test_others_see_what_is_going_on_while_somebody_waits() -> None:
    toy = Toy()
    async with host(toy) as sandbox, window(sandbox) as ada, window(sandbox, 1) as bruno:
        waiting = asyncio.create_task(ada.command("work"))
        await bruno.wait_for("I am at work.")
        assert not waiting.done()
        toy.enough.set()
        assert (await waiting)["settlement"] == "settled"


async def test_a_page_is_only_published_again_when_something_happened() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as page:
        before, clock = page.state["publishedRevision"], sandbox.env.now()
        await sandbox.preview.catch_up()
        assert sandbox.env.now() > clock
        assert (await page.read())["publishedRevision"] == before


async def show_and_count(sandbox: Sandbox, *, cards: int, counts: int) -> None:
    """The first member shows cards to everybody, and gets private answers by clicking on the last of them."""
    ada = sandbox.world.members[0]
    async with sandbox.preview.turn:
        shown = [(await ada.slash(sandbox.world.channel, "show")).response for _ in range(cards)][-1]
        assert shown is not None
        for _ in range(counts):
            await ada.click(shown, custom_id="count:0")


async def test_old_private_messages_are_forgotten_and_public_ones_kept() -> None:
    async with host(Toy()) as sandbox:
        await show_and_count(sandbox, cards=3, counts=60)
        await sandbox.preview.catch_up()
        kept = list(sandbox.env.backend.messages[sandbox.world.channel.id].values())
        assert [message.is_ephemeral for message in kept] == [False] * 3 + [True] * 50


async def test_the_page_is_for_this_machine_only() -> None:
    async with host(Toy()) as sandbox:
        assert sandbox.preview._server.runner.addresses == [("127.0.0.1", urlsplit(sandbox.preview.url).port)]


async def test_a_taken_port_is_named_and_the_bot_is_closed() -> None:
    toy = Toy()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SetupError, match=str(port)):
            async with host(toy, Link(port, links.new().token)):
                pass
    assert toy.is_closed()


async def test_the_page_carries_our_own_style_and_script() -> None:
    async with host(Toy()) as sandbox, window(sandbox) as page:
        page_itself, style = await page.file("/"), await page.file("/preview.css")
        assert "<title>Guildhall Sandbox</title>" in page_itself
        assert page_itself.index(f'src="/{EARLY_SCRIPT}"') < page_itself.index('src="/app.js"')
        assert page_itself.index('src="/app.js"') < page_itself.index(f'src="/{LATE_SCRIPT}"')
        assert style.endswith(own_file(STYLE))
        assert await page.file(f"/{EARLY_SCRIPT}") == own_file(EARLY_SCRIPT)
        assert await page.file(f"/{LATE_SCRIPT}") == own_file(LATE_SCRIPT)
