"""Moves in Tiny Towns as a person makes them, by tapping."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers.tiny_towns import CONTROLLER
from bot.storage import games
from bot.storage.database import Transaction
from bot.table.positions import turn_of
from games.core import encode
from games.tiny_towns.state import SQUARES, Move, Resource, Square, SquareName, State, Town
from games.turns import Turn
from tests.bot.conftest import World, click, controls_of, ids_of

#: The end of the id of a button that puts the cube on a square, whatever was answered before.
SQUARE = "[:/][A-D][1-4]"


async def start(world: World, *others: MemberActor) -> None:
    """Ada opens a table, the others sit down, Ada starts."""
    await world.ada.slash(world.channel, "tiny-towns new")
    for other in others:
        await click(other, world.card, ":join:")
    await click(world.ada, world.card, ":start:")


async def panel_of(world: World, player: MemberActor) -> ResponseMessage:
    panel = (await world.open_panel(player)).response
    assert panel is not None
    return panel


async def tap_first(player: MemberActor, panel: ResponseMessage, wanted: str = "") -> None:
    """Press the first button that answers a question and whose id matches."""
    buttons = [part["custom_id"] for part in controls_of(panel) if ":choose:" in part["custom_id"]]
    await player.click(panel, custom_id=next(found for found in buttons if re.search(wanted, found)))


async def place_first(player: MemberActor, panel: ResponseMessage) -> None:
    """Take the first resource if there is a choice, and the first empty square."""
    if not re.search(f"{SQUARE}( |$)", ids_of(panel)):
        await tap_first(player, panel)
    await tap_first(player, panel, f"{SQUARE}$")


async def end_round(player: MemberActor, panel: ResponseMessage) -> None:
    """Unless the turn has confirmed itself. Whoever could still build is asked whether they mean it."""
    for end in ("[:/]end$", "!end$"):
        if any(re.search(end, custom_id) for custom_id in ids_of(panel).split()):
            await tap_first(player, panel, end)


async def play_round(world: World, player: MemberActor, panel: ResponseMessage | None = None) -> None:
    panel = panel or await panel_of(world, player)
    await place_first(player, panel)
    await end_round(player, panel)


async def play_rounds(world: World, rounds: int, *players: MemberActor, panel: ResponseMessage | None = None) -> None:
    """Everybody plays these rounds, one player after the other; in the panel given, if they have it before them."""
    for _ in range(rounds):
        for player in players:
            await play_round(world, player, panel)


async def stored_turn(world: World, game_id: int = 1) -> Turn[State, Move]:
    """The open turn of a game, as it is in the database."""
    row = await world.bot.database.read(games.find, game_id)
    assert row is not None
    turn = turn_of(CONTROLLER, row)
    assert isinstance(turn, Turn)
    return turn


async def stored_state(world: World, game_id: int = 1) -> State:
    """The full position of a game, with what the first seat has done in the open turn."""
    return (await stored_turn(world, game_id)).position(0)


async def set_position(
    world: World,
    squares: dict[SquareName, Square],
    open_cards: tuple[Resource, ...] = (),
    **changes: Any,
) -> None:
    """Give the first seat a town, and in solo cards to choose from, as if it had been reached by playing."""
    state = await stored_state(world)
    town = Town(squares=tuple(squares.get(name) for name in SQUARES))
    changed = replace(
        state, players=(replace(state.players[0], town=town), *state.players[1:]), open_cards=open_cards, **changes
    )
    await world.bot.database.write(
        Transaction.run, "UPDATE game SET snapshot = ? WHERE id = 1", (encode(changed).decode(),)
    )
