"""Positions for the tests, in the notation of the game: everything not named is as empty as it can be."""

from __future__ import annotations

from games.carrara.notation import read_turn, write_turn
from games.carrara.positions import read_position
from games.carrara.state import Action, Deed, State
from games.carrara.turn import apply, legal

EMPTY_DISPLAY = "- - - - - - - - -"
SOME_DISPLAY = "VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1"
NOBODY = "- 0c 0vp objects 0 0 0 0 0 0 | - | scored -"


def position(
    *seats: str,
    wheel: str = "-/-/-/-/-/-",
    bag: str = "-",
    display: str = SOME_DISPLAY,
    stack: str = "-",
    field: str = "book chalice crown gate flag arms",
    supply: str = "5 5 5 5 5 5",
    closed: str = "-",
    turn: str = "1 action",
    more: str = "",
) -> State:
    lines = [
        f"wheel {wheel}",
        f"bag {bag}",
        f"display {display}",
        f"stack {stack}",
        f"field {field}",
        f"supply {supply}",
        f"closed {closed}",
        *(f"seat {number}: {seat}" for number, seat in enumerate(seats or (NOBODY, NOBODY), start=1)),
        f"turn {turn}",
        more,
    ]
    return read_position("\n".join(lines))


def player(
    stones: str = "-",
    coins: int = 0,
    vp: int = 0,
    objects: str = "0 0 0 0 0 0",
    built: str = "-",
    scored: str = "-",
) -> str:
    return f"{stones} {coins}c {vp}vp objects {objects} | {built} | scored {scored}"


def after(state: State, *turns: str) -> State:
    """The state after these steps, each taken by whoever is on turn."""
    for text in turns:
        for action in read_turn(text):
            state = apply(state, state.turn, action)
    return state


def choices(state: State) -> list[str]:
    """What the seat on turn may do, in words."""
    return [write_turn([action]) for action in legal(state, state.turn)]


def step(text: str) -> Action:
    (action,) = read_turn(text)
    return action


def last_deed(state: State) -> Deed:
    return state.news[-1].deeds[-1]
