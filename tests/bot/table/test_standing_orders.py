"""Standing orders: what a seat does by itself when it has no choice, and that nobody learns anything from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.games import SeatRow
from bot.storage.people import Orders
from bot.table.plans import PAUSE, ordered
from bot.ui.messages import ControlId
from games import asking
from games.carrara import GAME as CARRARA
from games.carrara.state import Options
from games.core import Answers, End, Question, Seat
from games.turns import open_turn
from tests.bot.conftest import World, answer, click, control, tap, text_of
from tests.bot.playing import panel_of
from tests.bot.table.timed import latest_ping, stored
from tests.games.carrara.tables import player, position

#: Every game by its command, with the options under which nothing is hidden from the others.
OPEN: dict[str, dict[str, bool]] = {"carrara": {"open-screens": True}, "hamlet": {}, "tiny-towns": {}, "welcome-to": {}}


@pytest.fixture
def one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all answers to a question, only the last one is possible."""
    for slug, controller in CONTROLLERS.items():
        game = replace(controller.game, ask=last_of(controller.game.ask))
        monkeypatch.setitem(CONTROLLERS, slug, replace(controller, game=game))


def last_of(ask: Any) -> Any:
    def narrowed(view: Any, seat: Seat, answers: Answers) -> Any:
        then = ask(view, seat, answers)
        return changed(then, answers=then.answers[-1:]) if isinstance(then, Question) else then

    return narrowed


async def begin(world: World, game: str, **options: bool) -> None:
    await world.ada.slash(world.channel, f"{game} new", **options)
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")


async def order(world: World, player: MemberActor, orders: Orders) -> str:
    return answer(await player.slash(world.channel, "game plan", order=orders))


async def wait(world: World) -> None:
    """As long as a person may take."""
    await world.env.advance_time(PAUSE.stop)


async def moves(world: World) -> list[tuple[Seat, str | None]]:
    """Whose moves the log holds, and which computer made them."""
    rows = await world.bot.database.read(games.moves, 1)
    return [(row.seat, row.level) for row in rows]


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("one_way")
@pytest.mark.parametrize("game", OPEN)
async def test_the_only_move_is_made_a_while_after_the_turn_began(world: World, game: str) -> None:
    await begin(world, game, **OPEN[game])
    await order(world, world.ada, "only")
    await world.env.advance_time(PAUSE.start - 1)
    assert await moves(world) == []

    await world.restart()
    await wait(world)

    assert (await moves(world))[0] == (0, None), "as if she had tapped"


@pytest.mark.usefixtures("one_way")
async def test_a_turn_that_comes_later_is_ended_and_the_next_player_is_called(world: World) -> None:
    await begin(world, "hamlet")
    await order(world, world.bruno, "pass")
    await world.ada.slash(world.channel, "hamlet end")
    assert latest_ping(world) == [world.bruno.id], "he is called as always"

    await wait(world)

    assert await moves(world) == [(0, None), (1, None)]
    assert latest_ping(world) == [world.ada.id]
    assert "**Bruno** ended their turn" in text_of(world.board)


@pytest.mark.usefixtures("one_way")
async def test_whoever_was_not_there_still_hears_what_they_missed(world: World) -> None:
    await begin(world, "hamlet")
    await order(world, world.bruno, "pass")
    await world.ada.slash(world.channel, "hamlet end")
    await wait(world)

    assert "Ada** ended their turn" in text_of(await panel_of(world, world.bruno))


@pytest.mark.usefixtures("one_way")
async def test_who_wants_to_pass_makes_no_other_move(world: World) -> None:
    await begin(world, "welcome-to")
    await order(world, world.ada, "pass")

    await wait(world)

    assert await moves(world) == []


@pytest.mark.parametrize("game", ["hamlet", "tiny-towns", "welcome-to"])
async def test_whoever_has_a_choice_makes_it_themselves(world: World, game: str) -> None:
    await begin(world, game)
    await order(world, world.ada, "only")

    await wait(world)

    assert await moves(world) == []


@pytest.mark.usefixtures("one_way")
async def test_whoever_has_moved_goes_on_themselves(world: World) -> None:
    await begin(world, "welcome-to")
    await order(world, world.ada, "only")
    await click(world.ada, await panel_of(world, world.ada), ":choose:")
    made = await moves(world)

    await wait(world)

    assert await moves(world) == made


@pytest.mark.usefixtures("one_way")
async def test_nothing_happens_once_it_is_withdrawn(world: World) -> None:
    await begin(world, "hamlet")
    await order(world, world.ada, "only")

    await order(world, world.ada, "none")
    await wait(world)

    assert await moves(world) == []


@pytest.mark.usefixtures("one_way")
async def test_a_game_that_goes_on_goes_on_with_its_orders(world: World) -> None:
    await begin(world, "hamlet")
    await order(world, world.ada, "only")
    mona = world.moderator()
    await mona.slash(world.channel, "manage pause", game="1")
    await wait(world)
    assert await moves(world) == [], "it's paused"

    await mona.slash(world.channel, "manage resume", game="1")
    await wait(world)

    assert await moves(world) == [(0, None)]


@pytest.mark.usefixtures("one_way")
async def test_an_order_goes_with_whoever_gave_it(world: World) -> None:
    await begin(world, "hamlet")
    await order(world, world.ada, "only")

    await world.moderator().slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara)
    await wait(world)

    assert (await stored(world)).seats[0].orders == "none"
    assert await moves(world) == []


# --- giving an order --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "button", "label"),
    [("en", "Standing orders…", "Make my only move"), ("de", "Daueraufträge …", "Den einzigen Zug machen")],
)
async def test_an_order_is_given_under_the_words_of_the_panel(
    world: World, language: str, button: str, label: str
) -> None:
    await world.ada.slash(world.channel, "settings", language=language)
    await begin(world, "welcome-to")
    words = (await click(world.ada, await panel_of(world, world.ada), ":words:")).response
    assert words is not None

    shown = (await tap(world.ada, words, button)).response
    assert shown is not None
    await tap(world.ada, shown, label)

    assert control(shown, ":only$")["disabled"], "it's marked"
    assert (await stored(world)).seats[0].orders == "only"


async def test_without_an_order_the_command_shows_the_one_in_force(world: World) -> None:
    await begin(world, "welcome-to")
    await order(world, world.ada, "pass")

    shown = (await world.ada.slash(world.channel, "game plan")).response

    assert shown is not None
    assert control(shown, ":pass$")["disabled"]


async def test_nobody_else_gives_orders(world: World) -> None:
    await begin(world, "hamlet")

    typed = await world.chiara.slash(world.channel, "game plan", game="1", order="only")
    tapped = await world.click_forged(world.chiara, ControlId("order", 1, None, "only").button())

    assert "You don't have a seat" in answer(typed)
    assert "You don't have a seat" in answer(tapped)


# --- nobody learns anything -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("open_screens", "expected"), [(True, [End()]), (False, [])])
def test_what_follows_from_hidden_stones_is_left_to_their_owner(open_screens: bool, expected: list[End]) -> None:
    """Red can do nothing but end the turn. Others can only tell that if they see what red has behind the screen."""
    state = position(player(), player(), turn="1 after")
    state = changed(state, options=Options(open_screens=open_screens))

    assert [*asking.moves(CARRARA, CARRARA.view(state, 0), 0)] == [End()]
    assert ordered(open_turn(CARRARA, state), SeatRow(0, 1, None, "Ada", orders="only")) == expected
