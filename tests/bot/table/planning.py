"""Tables where somebody plans their turn: Ada begins, Bruno plans."""

from __future__ import annotations

from typing import Any

from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.storage import games
from bot.storage.games import GameRow
from bot.table.plans import PAUSE
from games.core import decode_move
from tests.bot.conftest import World, tap, tap_each

#: Bruno fills the quarry.
FILL = ("Fill", "Fill Quarry (QUA): 2 gold")


async def begin(world: World, game: str, **options: Any) -> None:
    await world.ada.slash(world.channel, f"{game} new", **options)
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")


async def planning(world: World, game: str) -> ResponseMessage:
    """Bruno's panel while he plans his first turn; it's Ada's turn."""
    panel = (await world.bruno.slash(world.channel, f"{game} move")).response
    assert panel is not None
    await tap(world.bruno, panel, "Plan my turn")
    return panel


async def plan_to_fill(world: World, *more: str) -> ResponseMessage:
    panel = await planning(world, "hamlet")
    await tap_each(world.bruno, panel, *FILL, *more, "Done")
    return panel


async def ada_plays(world: World, line: str = "produce WOO end") -> None:
    await world.ada.slash(world.channel, "hamlet do", step=line)


async def planned(world: World) -> str | None:
    return (await row(world)).seats[1].plan


async def wait(world: World) -> None:
    """As long as a plan may take once the turn has begun."""
    await world.env.advance_time(PAUSE.stop)


async def row(world: World) -> GameRow:
    found = await world.bot.database.read(games.find, 1)
    assert found is not None
    return found


async def log(world: World) -> list[tuple[int, str]]:
    """Whose moves the log holds, in the game's notation."""
    found, moves = await row(world), await world.bot.database.read(games.moves, 1)
    controller = CONTROLLERS[found.slug]
    return [(move.seat, written(controller, move.payload)) for move in moves]


def written(controller: Controller, payload: str) -> str:
    return controller.game.notation.write_move(decode_move(controller.game, payload))
