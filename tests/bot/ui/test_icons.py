"""Our own icons on buttons and menus: uploaded once, replaced when they change, done without where Discord refuses."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from discord import PartialEmoji
from msgspec.structs import replace

from bot.config import Config
from bot.sandbox.world import SandboxEnv
from bot.storage import meta
from bot.ui import icons
from bot.ui.messages import read_id
from renderers import glyphs
from renderers.emoji import SHARED, Icon
from tests.bot.conftest import World, click, control, controls_of

EMOJIS = "/applications/*/emojis"
#: It has too many already, doesn't like them, forbids them, wants us to wait, or has a bad moment.
REFUSALS = [(400, 30008), (400, 50035), (403, 50001), (429, 0), (503, 0)]
ANOTHER_APPLICATION = '{"application": 1, "icons": {"tiny_towns/wood": ["gh_wood_0123abcd", 5]}}'
#: A few of them stand for all: uploading every icon of every game for every test would take long.
FEW = {"wood": Icon(glyphs.star, "🪵"), "cottage": Icon(glyphs.crown, "🏠")}


@pytest.fixture(autouse=True)
def few_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = {name: SHARED[name] for name in ("words", "refresh", "move")}
    monkeypatch.setattr(icons, "sets_of", lambda bot: {"": shared, "tiny_towns": FEW})


@pytest.fixture
def config(config: Config) -> Config:
    return replace(config, pictures=replace(config.pictures, icons=True))


@pytest.fixture
def env(unstarted: SandboxEnv) -> SandboxEnv:
    return unstarted


def requests(world: World) -> int:
    return sum(sent.path.endswith("/emojis") for sent in world.env.http_requests)


def uploads(world: World) -> int:
    return sum(sent.method == "POST" and sent.path.endswith("/emojis") for sent in world.env.http_requests)


def deletions(world: World) -> int:
    return sum(sent.method == "DELETE" and "/emojis/" in sent.path for sent in world.env.http_requests)


def on_discord(world: World) -> list[str]:
    return sorted(found.name for found in world.env.backend.application_emojis.values())


def sign_of(part: dict[str, Any]) -> str:
    """The icon on a control: the name of an application's emoji, or a Unicode emoji."""
    return str(part["emoji"]["name"])


async def open_panel(world: World) -> dict[str, str]:
    """The icons on a panel of Tiny Towns, by what the buttons do."""
    opened = await world.ada.slash(world.channel, "solo", game="tiny_towns", variant="first_game")
    assert opened.response is not None
    return {read_id(part["custom_id"]).verb: sign_of(part) for part in controls_of(opened.response)}


def ours(name: str, icon: Icon) -> str:
    return icons.as_emoji(name, icon).name


@pytest.fixture(
    params=[(400, 30008), (400, 50035), (403, 50001), (429, 0), (503, 0)], ids=lambda refusal: str(refusal[0])
)
def refused(request: pytest.FixtureRequest, world: World) -> World:
    """A world in which Discord takes two icons and then no more."""
    status, code = request.param
    world.env.inject_error("POST", EMOJIS, status=status, code=code, times=None)
    return world


async def test_every_icon_is_uploaded_once(world: World) -> None:
    await world.env.start()
    first = on_discord(world)

    await world.restart()

    assert (uploads(world), deletions(world)) == (5, 0)
    assert on_discord(world) == first
    assert [name.rsplit("_", 1)[0] for name in first] == ["gh_cottage", "gh_move", "gh_refresh", "gh_wood", "gh_words"]


async def test_a_changed_icon_replaces_the_old_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.env.start()
    old, new = ours("wood", FEW["wood"]), Icon(glyphs.flag, "🪵")
    monkeypatch.setitem(FEW, "wood", new)

    await world.restart()

    assert (uploads(world), deletions(world)) == (6, 1)
    assert old not in on_discord(world)
    assert ours("wood", new) in on_discord(world)


async def test_emoji_that_are_not_ours_stay(world: World) -> None:
    world.env.backend.create_application_emoji("party")
    world.env.backend.create_application_emoji("gh_old_0123abcd")

    await world.env.start()

    assert "party" in on_discord(world)
    assert "gh_old_0123abcd" not in on_discord(world)


async def test_as_long_as_no_icon_changes_discord_is_not_asked_again(world: World) -> None:
    await world.env.start()
    asked = requests(world)

    await world.restart()

    assert requests(world) == asked


async def test_icons_can_be_uploaded_to_a_discord_that_has_none_of_them(world: World) -> None:
    await world.env.start()
    world.env.backend.application_emojis.clear()

    await world.env.as_bot(world.bot.icons.renew)

    assert uploads(world) == 10
    assert len(on_discord(world)) == 5


async def test_a_bot_can_do_without_icons(world: World, config: Config) -> None:
    await world.env.start()
    world.config = replace(config, pictures=replace(config.pictures, icons=False))
    await world.restart()

    assert (await open_panel(world))["words"] == "💬"


async def test_buttons_carry_our_icons(world: World) -> None:
    await world.env.start()

    shown = await open_panel(world)

    assert shown["words"] == ours("words", SHARED["words"])
    assert shown["refresh"] == ours("refresh", SHARED["refresh"])


async def test_after_a_restart_the_icons_are_there_before_discord_is_asked(world: World) -> None:
    await world.env.start()
    world.env.inject_error("GET", EMOJIS, status=503, times=None)

    await world.restart()

    assert (await open_panel(world))["words"] == ours("words", SHARED["words"])


@pytest.mark.parametrize("remembered", [ANOTHER_APPLICATION, "nonsense"])
async def test_icons_that_are_not_known_to_be_ours_are_not_used(world: World, remembered: str) -> None:
    await world.env.start()
    await world.env.as_bot(partial(world.bot.database.write, meta.put, "icons", remembered))
    world.env.inject_error("GET", EMOJIS, status=503, times=None)

    await world.restart()

    assert world.bot.icons.find("tiny_towns", "wood") is None


async def test_refused_icons_are_replaced_by_unicode_emoji(refused: World) -> None:
    await refused.env.start()

    shown = await open_panel(refused)

    assert (shown["words"], shown["refresh"]) == ("💬", "🔄")


async def test_refused_icons_are_tried_again_after_a_minute(world: World) -> None:
    world.env.inject_error("POST", EMOJIS, status=403, code=50001)
    await world.env.start()
    before = on_discord(world)

    await world.env.advance_time(61)

    assert (before, len(on_discord(world))) == ([], 5)
    assert (await open_panel(world))["words"] == ours("words", SHARED["words"])


async def test_a_new_icon_that_is_refused_leaves_the_others_as_they_are(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.env.start()
    monkeypatch.setitem(FEW, "farm", Icon(glyphs.hourglass, "🚜"))
    world.env.inject_error("POST", EMOJIS, status=400, code=30008)

    await world.restart()

    assert world.bot.icons.sign("tiny_towns", "farm") == "🚜"
    assert world.bot.icons.find("tiny_towns", "wood") is not None


async def test_a_panel_goes_without_icons_that_were_deleted_meanwhile(world: World) -> None:
    await world.env.start()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=50035, message="Invalid emoji")

    shown = await open_panel(world)

    assert shown["words"] == "💬"


async def test_icons_that_were_deleted_are_uploaded_again_after_a_minute(world: World) -> None:
    await world.env.start()
    world.env.backend.application_emojis.clear()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=50035, message="Invalid emoji")
    await open_panel(world)

    await world.env.advance_time(60)

    assert uploads(world) == 10
    assert len(on_discord(world)) == 5


async def test_a_board_goes_without_icons_that_were_deleted_meanwhile(world: World) -> None:
    await world.env.start()
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid emoji")

    await click(world.ada, world.card, ":start:")
    await world.env.advance_time(60)

    assert sign_of(control(world.board, ":open:")) == "🎲"


@pytest.mark.parametrize(("command", "button", "sign"), [("help", ":mine:", "♟️"), ("leaderboard", ":daily:", "📅")])
async def test_a_page_goes_without_icons_that_were_deleted_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str, button: str, sign: str
) -> None:
    monkeypatch.setattr(icons, "sets_of", lambda bot: {"": SHARED, "tiny_towns": FEW})
    await world.env.start()
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=50035, message="Invalid emoji")

    page = (await world.ada.slash(world.channel, command)).response

    assert page is not None
    assert sign_of(control(page, button)) == sign


async def test_a_name_without_an_icon_is_shown_as_it_is(world: World) -> None:
    await world.env.start()

    assert world.bot.icons.sign("tiny_towns", "🏮") == "🏮"
    assert world.bot.icons.sign("tiny_towns", None) is None
    assert isinstance(world.bot.icons.sign("tiny_towns", "wood"), PartialEmoji)
