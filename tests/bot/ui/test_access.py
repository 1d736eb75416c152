"""Who may see and do what from where: for everybody else a game doesn't exist."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle

from bot.storage import games
from bot.storage.database import Transaction
from bot.ui import controls
from bot.ui.messages import ControlId
from tests.bot.conftest import World, answer, click, ids_of, labels_of, text_of
from tests.bot.playing import panel_of, place_first, play_round, start
from tests.bot.ui.attempts import (
    AT_THE_TABLE,
    MENUS,
    NUMBERED,
    OF_NO_GAME,
    OWN,
    OWN_PANEL,
    all_told,
    forged,
    forged_one,
    press,
    press_all,
    say_all,
)

NO_SUCH_GAME = "There's no such game on this server."
OTHER_SERVER = "That game is on another server. You can only do this there."


async def stored(world: World, game_id: int = 1) -> games.GameRow | None:
    return await world.bot.database.read(games.find, game_id)


async def set_status(world: World, status: str) -> None:
    await world.bot.database.write(Transaction.run, "UPDATE game SET status = ? WHERE id = 1", (status,))


async def alone(world: World) -> None:
    """Ada plays a private solo game: number 1."""
    await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="5")


def hidden_from(world: World, *strangers: MemberActor) -> ChannelHandle:
    unseen: dict[Any, discord.PermissionOverwrite] = {
        stranger: discord.PermissionOverwrite(view_channel=False) for stranger in strangers
    }
    return world.guild.create_text_channel("secret", overwrites=unseen)


class Elsewhere:
    """Another server with the bot, where Ada and Chiara are members too."""

    def __init__(self, world: World) -> None:
        self.guild = world.env.create_guild("Elsewhere")
        self.channel = self.guild.create_text_channel("lounge")
        self.ada, self.chiara = (
            self.guild.add_member(UserHandle(world.env, world.env.backend.get_user(member.id)))
            for member in (world.ada, world.chiara)
        )


@pytest.fixture
def elsewhere(world: World) -> Elsewhere:
    return Elsewhere(world)


def test_these_are_all_commands_that_take_a_number_and_all_controls_of_a_game(world: World) -> None:
    commands = [command for command in world.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]
    numbered = {
        command.qualified_name
        for command in commands
        for option in command.parameters
        if option.name == "game" and not option.choices
    }

    assert numbered == {*NUMBERED}
    assert {control.verb for control in (*AT_THE_TABLE, *OWN_PANEL)} == {*controls._BUTTONS} - OF_NO_GAME
    assert {menu.verb for menu in MENUS} == {*controls._MENUS} - OF_NO_GAME


# --- private games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["running", "finished", "cancelled"])
async def test_a_private_game_does_not_exist_for_strangers(world: World, status: str) -> None:
    await alone(world)
    await set_status(world, status)
    stranger = world.moderator()

    said = await say_all(stranger, world.channel)

    assert said == all_told(said, NO_SUCH_GAME)
    assert said == await say_all(stranger, world.channel, game=99)


@pytest.mark.parametrize("status", ["running", "finished", "cancelled"])
async def test_no_control_tells_a_stranger_about_a_private_game(world: World, status: str) -> None:
    await alone(world)
    await set_status(world, status)

    said = await press_all(world.chiara, await forged(world, world.channel))

    assert said == all_told(said, NO_SUCH_GAME)


#: Ways to damage game 1, none of which SQLite can notice.
DAMAGE = [
    "UPDATE game SET moved_from = 'x'",
    "UPDATE game SET private = 2",
    "UPDATE game SET ranked = 7",
    "UPDATE seat SET level = 'harp'",
]


@pytest.mark.parametrize("statement", DAMAGE)
async def test_a_damaged_private_game_does_not_exist_for_strangers(world: World, statement: str) -> None:
    await alone(world)
    await world.bot.database.write(Transaction.run, statement)

    typed = await say_all(world.moderator(), world.channel)
    pressed = await press_all(world.chiara, await forged(world, world.channel))

    assert typed == all_told(typed, NO_SUCH_GAME)
    assert pressed == all_told(pressed, NO_SUCH_GAME)


@pytest.mark.parametrize("statement", DAMAGE)
async def test_its_player_is_told_that_a_private_game_is_damaged(world: World, statement: str) -> None:
    await alone(world)
    await world.bot.database.write(Transaction.run, statement)

    said = answer(await world.ada.slash(world.channel, "game show", game="1"))

    assert said.startswith("⚠️ Game 1 is damaged")


async def test_whoever_sees_the_channel_is_told_that_its_game_is_damaged(world: World) -> None:
    await start(world, world.bruno)
    await world.bot.database.write(Transaction.run, "UPDATE game SET moved_from = 'x'")

    said = answer(await world.chiara.slash(world.channel, "game show", game="1"))

    assert said.startswith("⚠️ Game 1 is damaged")


async def test_a_private_game_is_suggested_only_to_its_player(world: World) -> None:
    await alone(world)

    own = await world.ada.autocomplete(world.channel, "game show", "game", "")
    others = await world.moderator().autocomplete(world.channel, "manage cancel", "game", "")

    assert [choice["value"] for choice in own] == ["1"]
    assert others == []


async def test_a_player_can_see_the_board_of_their_own_private_game(world: World) -> None:
    await alone(world)

    assert "## Tiny Towns" in answer(await world.ada.slash(world.channel, "tiny-towns board"))


# --- channels that somebody can't see ---------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["lobby", "running", "finished"])
async def test_a_game_in_a_channel_that_cannot_be_seen_does_not_exist(world: World, status: str) -> None:
    stranger = world.moderator()
    await world.ada.slash(hidden_from(world, stranger), "tiny-towns new")
    await set_status(world, status)

    said = await say_all(stranger, world.channel)

    assert said == all_told(said, NO_SUCH_GAME)


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_no_control_tells_about_a_channel_that_cannot_be_seen(world: World, status: str) -> None:
    await world.ada.slash(hidden_from(world, world.chiara), "tiny-towns new")
    await set_status(world, status)

    said = await press_all(world.chiara, await forged(world, world.channel))

    assert said == all_told(said, NO_SUCH_GAME)


async def test_nobody_takes_a_seat_in_a_channel_they_cannot_see(world: World) -> None:
    await world.ada.slash(hidden_from(world, world.chiara), "tiny-towns new")

    await world.chiara.slash(world.channel, "game join", game="1")
    await world.click_forged(world.chiara, ControlId("join", 1).button())

    game = await stored(world)
    assert game is not None
    assert game.names == ("Ada",)


async def test_whoever_sees_the_channel_can_join_from_another_one(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.bruno.slash(other, "game join", game="1"))

    assert "You're in" in said
    assert world.bruno.mention in text_of(world.card)


async def test_whoever_sees_the_channel_can_look_from_another_one_and_from_the_thread(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await start(world, world.bruno)

    from_other = answer(await world.chiara.slash(other, "game show", game="1"))
    from_thread = answer(await world.chiara.slash(world.channel.threads[0], "game show", game="1"))

    assert "Round 1" in from_other
    assert from_thread == from_other


async def test_a_player_who_no_longer_sees_the_channel_keeps_their_seat(world: World) -> None:
    await world.ada.slash(hidden_from(world, world.bruno), "tiny-towns new")
    await world.bot.lobby.join(1, world.bruno.id, "Bruno")

    said = answer(await world.bruno.slash(world.channel, "game leave", game="1"))

    assert "You've left the table" in said


# --- other servers ----------------------------------------------------------------------------------------------------


async def test_a_game_does_not_exist_for_strangers_on_another_server(world: World, elsewhere: Elsewhere) -> None:
    await start(world, world.bruno)

    pressed = await press_all(elsewhere.chiara, await forged(world, elsewhere.channel))
    typed = await say_all(elsewhere.chiara, elsewhere.channel)

    assert pressed == all_told(pressed, NO_SUCH_GAME)
    assert typed == all_told(typed, NO_SUCH_GAME)


async def test_what_happens_at_a_table_happens_on_its_own_server(world: World, elsewhere: Elsewhere) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    before = await stored(world)

    pressed = await press(elsewhere.ada, await forged(world, elsewhere.channel), AT_THE_TABLE)
    typed = await say_all(elsewhere.ada, elsewhere.channel)
    at_the_table = {name: said for name, said in typed.items() if name not in OWN}

    assert pressed == all_told(pressed, OTHER_SERVER)
    assert at_the_table == all_told(at_the_table, OTHER_SERVER)
    assert await stored(world) == before


async def test_a_player_opens_their_own_panel_anywhere_and_privately(world: World, elsewhere: Elsewhere) -> None:
    await start(world, world.bruno)
    at_home = labels_of(await panel_of(world, world.ada))

    panel = (await click(elsewhere.ada, await forged_one(world, ":open:", elsewhere.channel), ":open:")).response

    assert panel is not None
    assert panel.ephemeral
    assert labels_of(panel) == at_home


async def test_a_panel_opened_elsewhere_works(world: World, elsewhere: Elsewhere) -> None:
    await start(world, world.bruno)
    panel = (await click(elsewhere.ada, await forged_one(world, ":open:", elsewhere.channel), ":open:")).response
    assert panel is not None

    await place_first(elsewhere.ada, panel)
    await click(elsewhere.ada, panel, ":back:")
    words = answer(await click(elsewhere.ada, panel, ":words:"))

    assert ":choose:1:" in ids_of(panel)
    assert "Ada" in words


async def test_a_player_plays_by_command_from_another_server(world: World, elsewhere: Elsewhere) -> None:
    await start(world, world.bruno)

    panel = (await elsewhere.ada.slash(elsewhere.channel, "game show", game="1")).response
    assert panel is not None
    await place_first(elsewhere.ada, panel)
    undone = answer(await elsewhere.ada.slash(elsewhere.channel, "game undo", game="1"))
    log = answer(await elsewhere.ada.slash(elsewhere.channel, "game log", game="1"))

    assert undone.startswith("✅ You took back your last move.")
    assert log.startswith("## ")
    game = await stored(world)
    assert game is not None
    assert len(game.moves) == 4


async def test_whoever_only_watches_does_so_on_the_games_own_server(world: World, elsewhere: Elsewhere) -> None:
    await start(world, world.bruno)

    said = [answer(await elsewhere.chiara.slash(elsewhere.channel, command, game="1")) for command in OWN]

    assert said == [NO_SUCH_GAME] * len(OWN)


@pytest.mark.parametrize("control", [":refresh:", ":choose:.*B2", ":back:"])
async def test_a_panel_is_never_shown_in_a_message_that_everybody_sees(world: World, control: str) -> None:
    await start(world, world.bruno)
    message = await forged_one(world, control)
    before = ids_of(message)

    panel = (await click(world.ada, message, control)).response

    assert panel is not None
    assert panel.ephemeral
    assert [ids_of(post) for post in world.channel.history() if post.id == message.id] == [before]


# --- the log ----------------------------------------------------------------------------------------------------------


def numbers(log: str) -> set[str]:
    """The turns that the rows of a log name."""
    return set(re.findall(r"Turn (\d+)", log))


async def test_the_log_does_not_count_what_others_did_in_secret(world: World) -> None:
    """The rows of a round are numbered by the round. Ada's open steps, taken back or not, leave no gap in them."""
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    await play_round(world, world.bruno)
    before = answer(await world.bruno.slash(world.channel, "game log"))

    await place_first(world.ada, panel)
    await click(world.ada, panel, ":back:")
    await place_first(world.ada, panel)

    assert answer(await world.bruno.slash(world.channel, "game log")) == before


async def test_the_log_numbers_own_moves_by_the_round_whatever_others_did_before(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    await place_first(world.ada, panel)
    await click(world.ada, panel, ":back:")

    await place_first(world.bruno, await panel_of(world, world.bruno))

    assert numbers(answer(await world.bruno.slash(world.channel, "game log"))) == {"1"}
