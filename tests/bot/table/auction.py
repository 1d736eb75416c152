"""Tables of Lantern Auction, and other questions on the way to a bid, so that every kind of question comes up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.controllers import CONTROLLERS
from bot.storage import games
from games.core import Answer, Answers, Question, Seat
from tests.bot.conftest import World, controls_of, labels_of, tap
from tests.example.controller import CONTROLLER
from tests.example.rules import GAME, Bid, Move, State, Swap, ask

Ask = Callable[[State, Seat, Answers], Question | Move]

#: As long as the id of an answer can be; four of these don't fit into the id of a button.
LONG = "lantern-{}-of-the-longest"
DEPTH = 4
MANY = 75


# --- tables -----------------------------------------------------------------------------------------------------------


async def alone(world: World) -> ResponseMessage:
    """Ada's panel in a solo game."""
    panel = (await world.ada.slash(world.channel, "solo", game="lantern_auction", seed="tapping")).response
    assert panel is not None
    return panel


async def at_a_table(world: World) -> ResponseMessage:
    """Ada's panel in a game with Bruno."""
    await world.ada.slash(world.channel, "lantern-auction new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    return await panel_of(world, world.ada)


async def with_a_clock(world: World) -> ResponseMessage:
    """Ada's panel in a game with Bruno in which time runs."""
    await world.ada.slash(world.channel, "lantern-auction new")
    await world.ada.slash(world.channel, "game set-up", clock="day")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    return await panel_of(world, world.ada)


async def panel_of(world: World, player: MemberActor) -> ResponseMessage:
    panel = (await player.slash(world.channel, "lantern-auction move")).response
    assert panel is not None
    return panel


async def bid(player: MemberActor, panel: ResponseMessage) -> None:
    """The first lantern. Only whoever is last has to say that their turn is over."""
    await tap(player, panel, answers_of(panel)[0])
    if "End my turn" in labels_of(panel):
        await tap(player, panel, "End my turn")


async def log_of(world: World) -> list[str]:
    """The rows of the log, as they are in the database."""
    return [row.payload for row in await world.bot.database.read(games.moves, 1)]


async def kept(world: World, seat: int = 0) -> str | None:
    game = await world.bot.database.read(games.find, 1)
    assert game is not None
    return game.seats[seat].choice


def answers_of(panel: ResponseMessage) -> list[str]:
    return [part["label"] for part in controls_of(panel) if ":choose:" in part["custom_id"]]


# --- questions --------------------------------------------------------------------------------------------------------


def ask_by(monkeypatch: pytest.MonkeyPatch, other: Ask, **changes: Any) -> None:
    """Ask for bids in another way (the end of a turn as usual), and change the controller."""

    def asks(view: State, seat: Seat, answers: Answers) -> Question | Move:
        return ask(view, seat, answers) if view.bidders[seat].bid is not None else other(view, seat, answers)

    monkeypatch.setitem(CONTROLLERS, GAME.slug, replace(CONTROLLER, game=replace(GAME, ask=asks), **changes))


def _bids(view: State, seat: Seat) -> Question:
    lanterns = view.bidders[seat].hand
    return Question("bid", tuple(Answer(str(lantern), "bid", {"lantern": lantern}) for lantern in lanterns))


def sure(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """Which lantern, and then: are you sure?"""
    match answers:
        case ():
            return _bids(view, seat)
        case (lantern,):
            yes = Answer("yes", "give", {"lantern": int(lantern)})
            return Question("swap", (yes, Answer("no", "swap")))
    return Bid(int(answers[0]))


def only_one_way(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """Like ``sure``, but the only answer is yes."""
    then = sure(view, seat, answers)
    return Question(then.code, then.answers[:1]) if isinstance(then, Question) and answers else then


def long_ids(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """The same question over and over, with ids as long as they may be; the last answer counts."""
    names = {LONG.format(lantern): lantern for lantern in view.bidders[seat].hand}
    if len(answers) == DEPTH:
        return Bid(names[answers[-1]])
    return Question("bid", tuple(Answer(name, "bid", {"lantern": lantern}) for name, lantern in names.items()))


def many(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """More answers than fit into a message."""
    if answers:
        return Bid(view.bidders[seat].hand[int(answers[0].removeprefix("no")) % len(view.bidders[seat].hand)])
    numbers = range(1, MANY + 1)
    return Question("bid", tuple(Answer(f"no{number}", "bid", {"lantern": number}) for number in numbers))


def paying(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """A bid is paid by itself; whoever pays differently is asked two questions and swaps the lantern instead."""
    match answers:
        case ():
            return _bids(view, seat)
        case (lantern,):
            return Question(
                "swap", (Answer("auto", "give", {"lantern": int(lantern)}), Answer("own", "swap")), default=True
            )
        case (lantern, "auto"):
            return Bid(int(lantern))
        case (lantern, "own"):
            return Question("bid", (Answer("gold", "bid", {"lantern": 100}), Answer("silver", "bid", {"lantern": 200})))
    return Swap(int(answers[0]))
