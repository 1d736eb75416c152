"""Games to draw: played by the computer, and deeds begun in them."""

from __future__ import annotations

from functools import cache
from random import Random

from fluent.runtime import FluentBundle, FluentResource

from games.hamlet.choosing import Stage, menu, stage
from games.hamlet.game import Hamlet
from games.hamlet.state import Action, Begin, Confirm, Kind, More, Options, State
from renderers.core import Say, Table
from tests.renderers.sentences import NAMES, source

GAME = Hamlet()
#: The pictures use a few sentences of the panel too.
CATALOGUES = ("hamlet", "hamlet_panel")


@cache
def speaker(language: str) -> Say:
    bundle = FluentBundle([language], use_isolating=False)
    for name in CATALOGUES:
        bundle.add_resource(FluentResource(source(language, name)))

    def say(message: str, /, **params: str | int) -> str:
        text, problems = bundle.format_pattern(bundle.get_message(message).value, params)
        assert not problems, (message, problems)
        return str(text)

    return say


def table(seats: int, language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    return Table(names[:seats], speaker(language))


@cache
def history(seats: int, seed: int = 1) -> tuple[State, ...]:
    """A whole game between computer opponents, as it stood after each turn."""
    chance = Random(seed)
    state = GAME.new(seats, Options(), seed)
    found = [state]
    while GAME.waiting_on(state):
        seat = state.active
        state = GAME.apply(state, seat, GAME.ai.choose(GAME.view(state, seat), seat, "easy", chance))
        if state.turns != found[-1].turns:
            found.append(state)
    return tuple(found)


def late(seats: int, seed: int = 1) -> State:
    """Shortly before the end."""
    return history(seats, seed)[-2]


def over(seats: int, seed: int = 1) -> State:
    return history(seats, seed)[-1]


def begun(seats: int, what: Kind, until: Stage, seed: int = 1) -> State:
    """The earliest position of a game in which a deed of that kind can be begun, up to that question."""
    for state in history(seats, seed)[:-1]:
        if Begin(what) in menu(state):
            found = _walked(GAME.apply(state, state.active, Begin(what)), until)
            if found is not None:
                return found
    raise AssertionError(f"no {what} up to {until}")


def _walked(state: State, until: Stage) -> State | None:
    while stage(state) != until:
        answers = choices(state)
        if not answers:
            return None
        state = GAME.apply(state, state.active, answers[0])
    return state


def choices(state: State) -> list[Action]:
    """The answers to the question of the panel that lead on."""
    if stage(state) in ("payment", "confirm"):
        return []
    return [action for action in menu(state) if not isinstance(action, Confirm | More)]
