"""Whatever can take long for some input happens on another thread, so that nobody else waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from bot.cogs import common, hamlet
from bot.cogs.common import GameCog
from bot.cogs.profile import ProfileCommands
from bot.table import lobby, replaying
from bot.table.refusals import Refusal
from bot.ui import films, logs, words
from tests.bot.conftest import World, answer, click
from tests.bot.pasts import played
from tests.bot.playing import start

Watch = Callable[[Any, str], list[bool]]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Watch a function: for each call, whether it was made on the thread of the event loop."""
    loop = threading.current_thread()

    def watched(owner: Any, name: str) -> list[bool]:
        calls: list[bool] = []
        original = getattr(owner, name)

        @wraps(original)
        def noted(*args: Any, **kwargs: Any) -> Any:
            calls.append(threading.current_thread() is loop)
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, noted)
        return calls

    return watched


async def test_a_game_is_set_up_elsewhere(world: World, watch: Watch) -> None:
    on_the_loop = watch(lobby, "new_game")

    await start(world, world.bruno)
    await world.ada.slash(world.channel, "solo", game="hamlet", variant="random")

    assert on_the_loop == [False, False]


async def test_what_somebody_typed_is_read_elsewhere(
    world: World, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Reader:
        """The notation's place: what is typed goes through here."""

        @staticmethod
        def read(view: Any, seat: int) -> Any:
            raise Refusal("not-asked")

    await start(world, world.bruno)
    on_the_loop = watch(Reader, "read")
    monkeypatch.setattr(GameCog, "typed", lambda cog, line: Reader.read)

    await world.ada.slash(world.channel, "tiny-towns do", step="place A1")

    assert on_the_loop == [False]


async def test_answers_to_questions_are_looked_for_elsewhere(world: World, watch: Watch) -> None:
    await start(world, world.bruno)
    on_the_loop = watch(common, "_fitting")

    await world.ada.slash(world.channel, "tiny-towns place", square="A1")

    assert on_the_loop == [False]


async def test_moves_are_suggested_and_written_elsewhere(world: World, watch: Watch) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    found, written = watch(common, "_moves"), watch(hamlet, "write_move")

    await world.ada.autocomplete(world.channel, "hamlet town", "what", "")

    assert found == [False]
    assert {*written} == {False}


async def test_a_board_is_put_into_words_elsewhere(world: World, watch: Watch) -> None:
    await start(world, world.bruno)
    on_the_loop = watch(words, "words_of")

    await click(world.ada, world.board, ":words:")
    await world.ada.slash(world.channel, "tiny-towns board", text=True)

    assert on_the_loop == [False, False]


async def test_the_log_is_replayed_and_put_into_words_elsewhere(world: World, watch: Watch) -> None:
    await start(world, world.bruno)
    on_the_loop = watch(replaying, "past_of"), watch(logs, "page_text")

    await world.ada.slash(world.channel, "game log")

    assert on_the_loop == ([False], [False])


async def test_a_film_is_prepared_and_put_into_words_elsewhere(world: World, watch: Watch) -> None:
    await played(world, "tiny_towns")
    on_the_loop = watch(films, "shots"), watch(films, "rounds_text")

    await world.ada.slash(world.channel, "game replay", game="1")

    assert on_the_loop == ([False], [False])


async def test_statistics_are_made_elsewhere(world: World, watch: Watch) -> None:
    on_the_loop = watch(ProfileCommands, "_statistics")

    answer(await world.ada.slash(world.channel, "stats", game="tiny_towns"))

    assert on_the_loop == [False]
