"""How fast a game is, compared with something every machine can do: writing its pictures as PNG files.

Every figure is the median of several repeats, divided by the median time in which Pillow writes the same picture (in
true colour, with its default settings) in the same run. So the limits hold on a laptop as well as on a small server.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from random import Random
from statistics import median
from typing import Any, TypeVar

from msgspec import Struct
from PIL import Image

from bot.cli import render
from bot.cli.bench.figures import Figure
from games import asking
from games.core import AnyGame, decode_state, encode
from games.selfplay import Step, at_random, play
from games.turns import Told, new_game, remembered, resumed
from renderers.core import Picture, Renderer
from renderers.page import known_bands

T = TypeVar("T")

SEATS = 4
SEED = 20_240_229
REPEATS = 9
MOVES = 40
PICTURES = 3
#: How many panels tell how large they are.
SIZES = 60


class Limits(Struct, frozen=True):
    """The highest value allowed for each figure: ratios, and sizes in kB."""

    move: float
    legal: float
    board: float
    panel: float
    game: float
    board_size: float
    panel_size: float
    panel_median: float


#: At most one and a half times the last measurement, so that they can fail.
LIMITS = {
    "tiny_towns": Limits(
        move=0.0011, board=0.23, panel=0.08, legal=0.0003, game=0.08, board_size=145, panel_size=130, panel_median=120
    ),
    "welcome_to": Limits(
        move=0.0013, board=0.23, panel=0.14, legal=0.00045, game=0.10, board_size=172, panel_size=165, panel_median=130
    ),
    "carrara": Limits(
        move=0.00056, board=0.16, panel=0.15, legal=0.0002, game=0.08, board_size=225, panel_size=165, panel_median=130
    ),
    "hamlet": Limits(
        move=0.0012, board=0.25, panel=0.19, legal=0.00086, game=0.86, board_size=389, panel_size=165, panel_median=130
    ),
}


TITLE = "games: times ÷ writing the same picture as PNG the ordinary way; sizes in kB"


def bench(game: AnyGame, renderer: Renderer[Any]) -> list[Figure]:
    seats = min(SEATS, game.seats.stop - 1)
    steps = _random_game(game, seats, SEED)
    moves = _spread(steps, MOVES)
    boards, panels = _boards(renderer, steps, seats), _panels(renderer, steps, seats)
    written = {"board": _opened(boards), "panel": _opened(panels)}
    fresh = {"board": _unseen(boards), "panel": _unseen(panels)}
    seconds = _medians(
        {
            "a board as PNG": [partial(_write, image) for image in written["board"]],
            "a panel as PNG": [partial(_write, image) for image in written["panel"]],
            "move": [_from_storage(step) for step in moves],
            "legal": [partial(_first_question, step) for step in moves],
            "board": [lambda: next(fresh["board"])()] * PICTURES,
            "panel": [lambda: next(fresh["panel"])()] * PICTURES,
            "game": [partial(_random_game, game, seats, SEED)],
        }
    )
    baseline, panel_as_png = seconds.pop("a board as PNG"), seconds.pop("a panel as PNG")
    figures = [
        _figure(game, name, spent / (panel_as_png if name == "panel" else baseline), f"{1000 * spent:.3f} ms")
        for name, spent in seconds.items()
    ]
    sizes = [len(draw().png) / 1000 for draw in _spread(panels, SIZES)]
    figures.append(_figure(game, "board_size", max(len(draw().png) for draw in _spread(boards, PICTURES)) / 1000))
    figures.append(_figure(game, "panel_size", max(sizes)))
    figures.append(_figure(game, "panel_median", median(sizes)))
    return figures


def _unseen(pictures: Sequence[Callable[[], Picture]]) -> Iterator[Callable[[], Picture]]:
    """As they follow each other in a game. When it begins once more, nothing of them is known any longer."""
    while True:
        known_bands.forget()
        yield from pictures


def _opened(pictures: Sequence[Callable[[], Picture]]) -> list[Image.Image]:
    return [Image.open(BytesIO(draw().png)).convert("RGB") for draw in _spread(pictures, PICTURES)]


def _from_storage(step: Step[Any, Any]) -> Callable[[], bytes]:
    """A move the way the bot makes it: read the stored turn, apply the move, write the position."""
    game, turn = step.before.game, step.before
    stored = encode(turn.base)
    rows = [(seat, move) for seat, moves in turn.moves.items() for move in moves]
    return lambda: encode(resumed(game, decode_state(game, stored), turn.epoch, rows).play(step.seat, step.move).base)


def _first_question(step: Step[Any, Any]) -> object:
    game, turn = step.before.game, step.before
    return asking.ask(game, turn.view(step.seat), step.seat)


def _figure(game: AnyGame, name: str, value: float, of: str = "") -> Figure:
    return Figure(f"{game.slug}: {name}", value, most=getattr(LIMITS.get(game.slug), name, None), of=of)


def _random_game(game: AnyGame, seats: int, seed: int) -> list[Step[Any, Any]]:
    rng = Random(seed)
    return list(play(new_game(game, seats, game.Options(), seed), at_random(rng), rng))


def _boards(renderer: Renderer[Any], steps: Sequence[Step[Any, Any]], seats: int) -> list[Callable[[], Picture]]:
    """The public board at the beginning of every turn."""
    found: list[Callable[[], Picture]] = []
    told: tuple[Told, ...] = ()
    for step in steps:
        if step.after.epoch > step.before.epoch:
            told = remembered(told, step.before, step.after, seats)
            table = render.table(step.after, told, seats, "en")
            found.append(partial(renderer.board, step.after.view(None), table))
    return found


def _panels(renderer: Renderer[Any], steps: Sequence[Step[Any, Any]], seats: int) -> list[Callable[[], Picture]]:
    """The panel before every move, as whoever makes the move sees it."""
    found: list[Callable[[], Picture]] = []
    told: tuple[Told, ...] = ()
    for step in steps:
        turn, seat = step.before, step.seat
        table, view = render.table(turn, told, seats, "en", seat), turn.view(seat)
        found.append(partial(renderer.panel, view, seat, table, asking.ask(turn.game, view, seat)))
        told = remembered(told, turn, step.after, seats)
    return found


def _spread(items: Sequence[T], number: int) -> list[T]:
    """Some of the items, spread over the whole sequence."""
    number = min(number, len(items))
    return [items[(2 * index + 1) * len(items) // (2 * number)] for index in range(number)]


def _write(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG")


def _medians(tasks: dict[str, list[Callable[[], object]]]) -> dict[str, float]:
    """Seconds of work for one step of each task, whatever else the machine does.

    Tasks take turns, so that a slow moment hits all of them.
    """
    spent: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(1 + REPEATS):
        for name, steps in tasks.items():
            begun = time.process_time()
            for step in steps:
                step()
            spent[name].append((time.process_time() - begun) / len(steps))
    return {name: median(times[1:]) for name, times in spent.items()}  # the first round only warms up
