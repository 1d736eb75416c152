"""Moves in Tiny Towns as a person makes them, by tapping."""

from __future__ import annotations

from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.storage import games
from bot.storage.database import Transaction
from games.first_edition import decode_state, encode
from games.tiny_towns import GAME
from games.tiny_towns.state import SQUARES, Resource, Square, SquareName, State, Town
from tests.bot.conftest import World, click, controls_of, ids_of


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
    """Press the first button that takes an action."""
    buttons = [part for part in controls_of(panel) if ":act:" in part["custom_id"] and not part.get("disabled")]
    chosen = next(part for part in buttons if wanted in part["custom_id"])
    await player.click(panel, custom_id=chosen["custom_id"])


async def place_first(player: MemberActor, panel: ResponseMessage) -> None:
    """Take the first resource if there is a choice, and the first empty square."""
    if ":place " not in ids_of(panel):
        await tap_first(player, panel)
    await tap_first(player, panel, ":place ")


async def end_round(player: MemberActor, panel: ResponseMessage) -> None:
    await tap_first(player, panel, ":end")


async def play_round(world: World, player: MemberActor, panel: ResponseMessage | None = None) -> None:
    panel = panel or await panel_of(world, player)
    await place_first(player, panel)
    await end_round(player, panel)


async def stored_state(world: World, game_id: int = 1) -> State:
    """The full position of a game, as it is in the database."""
    row = await world.bot.database.read(games.find, game_id)
    assert row is not None
    return decode_state(GAME, row.snapshot or "")


async def set_position(world: World, squares: dict[SquareName, Square], open_cards: tuple[Resource, ...]) -> None:
    """Give the only seat of a solo game a town, and cards to choose from, as if it had come to that by play."""
    state = await stored_state(world)
    town = Town(squares=tuple(squares.get(name) for name in SQUARES))
    player = replace(state.players[0], town=town, turn=replace(state.players[0].turn, before=town))
    changed = replace(state, players=(player,), open_cards=open_cards)
    await world.bot.database.write(
        Transaction.run, "UPDATE game SET snapshot = ? WHERE id = 1", (encode(changed).decode(),)
    )
