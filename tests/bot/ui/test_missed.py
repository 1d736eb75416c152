"""A panel opens with what the others have done since its owner last looked."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Struct
from simcord.actors import MemberActor

from bot.storage import games
from bot.storage.games import GameRow, SeatRow
from games.turns import AnyTurn
from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import panel_of, play_round, start


async def seat_of(world: World, player: MemberActor) -> SeatRow:
    game = await world.bot.database.read(games.find, 1)
    assert game is not None
    seat = game.seat_of(player.id)
    assert seat is not None
    return seat


async def play_two_rounds(world: World) -> None:
    """Bruno doesn't look before each of his moves; Ada plays first, and hasn't seen his last one."""
    await start(world, world.bruno)
    await play_round(world, world.ada)
    await play_round(world, world.bruno)


async def test_a_panel_opens_with_what_the_others_have_done(world: World) -> None:
    await play_two_rounds(world)

    panel = await panel_of(world, world.ada)

    assert "**Bruno** put" in text_of(panel).splitlines()[0]
    assert "**Ada** put" not in text_of(panel)


async def test_what_somebody_has_been_shown_is_not_told_again(world: World) -> None:
    await play_two_rounds(world)
    await panel_of(world, world.ada)

    assert "**Bruno** put" not in text_of(await panel_of(world, world.ada))


async def test_it_is_remembered_across_a_restart(world: World) -> None:
    await play_two_rounds(world)
    await world.restart()
    first = text_of(await panel_of(world, world.ada))
    await world.restart()
    second = text_of(await panel_of(world, world.ada))

    assert ("**Bruno** put" in first, "**Bruno** put" in second) == (True, False)


async def test_whoever_has_ended_the_round_is_told_at_once_and_not_again(world: World) -> None:
    await play_two_rounds(world)

    assert "**Ada** put" not in text_of(await panel_of(world, world.bruno))
    assert (await seat_of(world, world.bruno)).seen == 1


async def test_the_same_in_german(world: World) -> None:
    await world.ada.slash(world.channel, "settings", language="de")
    await play_two_rounds(world)

    assert "**Bruno** hat " in text_of(await panel_of(world, world.ada)).splitlines()[0]


async def test_an_old_button_says_both_that_the_game_has_moved_on_and_what_happened(world: World) -> None:
    await start(world, world.bruno)
    old = world.board
    await play_round(world, world.ada)
    await play_round(world, world.bruno)

    said = answer(await world.click_forged(world.ada, "gh:b:open:1:0:")).splitlines()

    assert old.id != world.board.id
    assert "The game has moved on" in said[0]
    assert "**Bruno** put" in said[1]


async def test_two_quick_taps_are_both_told(world: World) -> None:
    """The second is on its way before it's remembered that the first was answered; nothing is lost."""
    await play_two_rounds(world)
    seat, game = await seat_of(world, world.ada), await world.bot.tables.find(1)

    await panel_of(world, world.ada)
    await world.bot.tables.note_seen(game, seat)

    assert (await seat_of(world, world.ada)).seen == 1


async def play_turn(world: World, player: MemberActor) -> None:
    """Whatever a computer would do in their place."""

    def moves(game: GameRow, turn: AnyTurn, seat: SeatRow) -> list[Struct]:
        chosen: list[Struct] = []
        played = turn
        while seat.seat in played.waiting and played.epoch == turn.epoch:
            chosen.append(turn.game.choose(played.view(seat.seat), seat.seat, "easy", Random(5)))
            played = played.play(seat.seat, chosen[-1])
        return chosen

    async def act() -> None:
        await world.bot.play.act(1, player.id, moves)

    await world.env.as_bot(act)


@pytest.mark.parametrize("game", ["tiny-towns", "carrara", "hamlet", "welcome-to"])
async def test_in_every_game_there_is_a_line_for_what_each_of_the_others_did(world: World, game: str) -> None:
    players = {player.name: player for player in (world.ada, world.bruno, world.chiara)}
    await world.ada.slash(world.channel, f"{game} new")
    await world.bruno.slash(world.channel, "game join")
    await world.chiara.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    order = (await world.bot.play.look(1, None)).waiting
    first = (await world.bot.tables.find(1)).seats[order[0]]
    for_turns = [first.name, *(name for name in ("Ada", "Bruno", "Chiara") if name != first.name)]

    await play_turn(world, players[for_turns[0]])
    await play_turn(world, players[for_turns[1]])
    await play_turn(world, players[for_turns[2]])

    told = answer(await players[for_turns[0]].slash(world.channel, "game show"))
    assert [name for name in for_turns if f"-# **{name}** " in told] == for_turns[1:]
