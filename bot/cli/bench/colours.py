"""How true the colours of every kind of picture are, as it's sent and as wide as a phone shows it.

A picture in true colour is compared with itself in its game's palette, and for the limit with itself in a palette that
is chosen for it alone, the way pictures had one before each game did: the most frequent colours, and a median cut of
the rest. Positions come from games that the palettes weren't chosen from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from msgspec import Struct
from PIL import Image

from bot.cli.bench.figures import Figure
from bot.cli.palette import whole_game
from bot.cli.render import renderer_of, table
from bot.languages import LANGUAGES
from games import GAMES
from games.asking import Asked, ask
from games.core import AnyGame, Seat
from games.turns import AnyTurn, Told
from renderers import palettes, png
from renderers.palettes import Palette
from renderers.theme import Color

#: How many positions of a game are drawn at each size of table in each language, and how many previews of each.
POSITIONS, PREVIEWS = 2, 3
#: How many answers are tried to get to another question.
TRIED = 12
#: As a picture is drawn, and as a phone shows it: how many times smaller, and how wide that is.
SHOWN = {1: "1200 px", 3: "400 px"}
#: How many frequent colours a picture's own palette kept as they are.
OWN_EXACT = 128

TITLE = "colours: how far they are off, of 255; at most as far as with a palette for each picture alone"


class Shown(NamedTuple):
    kind: str
    image: Image.Image


class Off(Struct, frozen=True):
    """How far the colours of a picture are off: on average, and at most."""

    usual: float
    largest: int


def bench() -> list[Figure]:
    return [figure for game in GAMES.values() for figure in of_game(game)]


def of_game(game: AnyGame) -> Iterator[Figure]:
    palette, keep = palettes.read(game.slug), renderer_of(game).keep
    found: dict[tuple[str, str], list[tuple[Off, Off]]] = {}
    for kind, image in pictures(game):
        alone = own_palette(image, keep)
        sent = palette or alone
        for smaller, width in SHOWN.items():
            pair = (_off(image, sent, smaller), _off(image, alone, smaller))
            found.setdefault((kind, width), []).append(pair)
    for (kind, width), pairs in found.items():
        sent_off, alone_off = zip(*pairs, strict=True)
        name, of = f"{game.slug}: {kind}, {width}", f"{len(pairs)} pictures"
        yield Figure(f"{name}, mean", _usual(sent_off), most=_usual(alone_off), of=of)
        yield Figure(f"{name}, largest", _largest(sent_off), most=_largest(alone_off), of=of)


def pictures(game: AnyGame) -> Iterator[Shown]:
    """Every kind of picture, at tables of every size, in every language."""
    for seats in game.seats:
        for language in LANGUAGES:
            rng = Random(f"{game.slug}/{seats}/{language}")
            *before, (end, told) = whole_game(game, seats, rng)
            for position in rng.sample(before, min(POSITIONS, len(before))):
                yield from _of_position(*position, seats, language, rng)
            yield Shown("final", renderer_of(game).image(end.view(None), None, table(end, told, seats, language), None))


def _of_position(turn: AnyTurn, told: tuple[Told, ...], seats: int, language: str, rng: Random) -> Iterator[Shown]:
    """The board, the panel of a seat, and previews of what it might choose."""
    draw = renderer_of(turn.game).image
    yield Shown("board", draw(turn.view(None), None, table(turn, told, seats, language), None))
    seat = rng.choice(turn.waiting or range(seats))
    view, people = turn.view(seat), table(turn, told, seats, language, seat)
    asked = ask(turn.game, view, seat) if seat in turn.waiting else None
    yield Shown("panel", draw(view, seat, people, asked))
    for _ in range(PREVIEWS):
        asked = _further(turn, view, seat, asked, rng)
        if asked is None:
            return
        yield Shown("preview", draw(view, seat, people, asked))


def _further(turn: AnyTurn, view: Any, seat: Seat, asked: Asked[Any] | None, rng: Random) -> Asked[Any] | None:
    """One answer further, if there is one that isn't a move yet."""
    answers = asked.question.answers if asked is not None and asked.question is not None else ()
    before = asked.answers if asked is not None else ()
    tried = rng.sample(answers, min(len(answers), TRIED))
    found = (ask(turn.game, view, seat, (*before, answer.id)) for answer in tried)
    return next((then for then in found if then.question), None)


def own_palette(image: Image.Image, keep: Iterable[Color]) -> Palette:
    """A palette for this picture alone."""
    thinned = palettes.thinned(image)
    frequent = [color for color, _ in palettes.counted([image]).most_common()]
    chosen = palettes.distinct([*keep, *frequent], OWN_EXACT)
    if len(frequent) <= len(chosen):
        return tuple(chosen)
    cut = thinned.quantize(palettes.COLORS - len(chosen), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return (*chosen, *palettes.colors_of(cut))[: palettes.COLORS]


def _off(image: Image.Image, palette: Palette, smaller: int) -> Off:
    return Off(*palettes.errors(image.reduce(smaller), png.quantise(image, palette).convert("RGB").reduce(smaller)))


def _usual(pictures: Iterable[Off]) -> float:
    return fmean(off.usual for off in pictures)


def _largest(pictures: Iterable[Off]) -> int:
    return max(off.largest for off in pictures)
