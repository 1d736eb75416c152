"""The contract of a picture: a view goes in, PNG bytes and the same thing in words come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from PIL import Image

from games.asking import Asked
from games.core import Game, S, Seat
from games.turns import Told
from renderers import page, palettes, png, theme
from renderers.emoji import Icons
from renderers.page import Page
from renderers.theme import Color

#: Discord's limit for the description of an attachment or a gallery item.
ALT_LIMIT = 1024

V = TypeVar("V")


class Say(Protocol):
    """Turns a message id of the Fluent catalogues into a sentence in the reader's language."""

    def __call__(self, message: str, /, **params: str | int) -> str: ...

    def has(self, message: str) -> bool: ...

    def __hash__(self) -> int: ...


class Table(Struct, frozen=True):
    """What a picture shows besides the view: who sits where, and in which language it speaks."""

    names: tuple[str, ...]
    say: Say
    #: The seats that have not ended their turn yet.
    waiting: tuple[Seat, ...] = ()
    #: The last turns, oldest first: what everybody did last and what came of it.
    told: tuple[Told, ...] = ()

    def last_turn_of(self, seat: Seat) -> Told | None:
        """The latest turn of the seat."""
        return next((turn for turn in reversed(self.told) if seat in turn.seats), None)


class Picture(Struct, frozen=True):
    png: bytes
    alt: str


@dataclass(frozen=True, kw_only=True)
class Renderer(Generic[S]):
    """All pictures of one game. Everything is drawn from a view: a picture cannot show what the view does not hold."""

    #: The public board: everybody at a glance, whose turn it is, what happened since last time.
    board: Callable[[S, Table], Picture]
    #: One seat, large, for its owner; the half-made choice, if there is one, is previewed.
    panel: Callable[[S, Seat, Table, Asked[Any] | None], Picture]
    #: The end of the game with its score sheet.
    final: Callable[[S, Table], Picture]
    #: Everything the board (None) or the seat's panel shows, as plain text for reading aloud.
    words: Callable[[S, Seat | None, Table], str]
    #: The board (None), a seat's panel or, after the end, the score sheet, before its colours are reduced to a palette.
    image: Callable[[S, Seat | None, Table, Asked[Any] | None], Image.Image]
    #: The colours that every palette has.
    keep: tuple[Color, ...]
    #: For buttons and menus, by names in the game's own words.
    icons: Icons = field(default_factory=dict)


class Drawings(NamedTuple, Generic[S, V]):
    """How a game draws its pictures."""

    board: Callable[[S, V], Page]
    panel: Callable[[S, Seat, V, Asked[Any] | None], Page]
    final: Callable[[S, V], Page]


class Words(NamedTuple, Generic[S, V]):
    """The same in words, line by line."""

    #: The alt texts of the board and of a seat's panel, the most important first: a long one is cut.
    board: Callable[[S, V], Iterable[str]]
    panel: Callable[[S, Seat, V, Asked[Any] | None], Iterable[str]]
    #: The end of the game.
    final: Callable[[S, V], Iterable[str]]
    #: Before the end: everything in public view, and everything a seat sees.
    public: Callable[[S, V], Iterable[str]]
    private: Callable[[S, Seat, V], Iterable[str]]


def renderer(
    game: Game[S, Any, Any],
    voice: Callable[[S, Table], V],
    draw: Drawings[S, V],
    words: Words[S, V],
    essential: Iterable[Color] = (),
    icons: Icons | None = None,
    large_board: int = png.LARGE,
) -> Renderer[S]:
    """All pictures of a game. Small things in its ``essential`` colours survive the reduction to a palette.

    A board is sent once a turn, a panel after every tap, so a board may have more bytes before it's packed smaller.
    """
    seats = (theme.seat_mark(seat).color for seat in range(max(game.seats)))
    keep = (*seats, *essential, *theme.SIGNALS)
    palette = palettes.read(game.slug)

    def picture(drawn: Page, alt: Iterable[str], large: int = png.LARGE) -> Picture:
        return Picture(page.write(drawn, palette or palettes.choose([drawn.image], keep), large), beginning(alt))

    def image(view: S, seat: Seat | None, table: Table, asked: Asked[Any] | None) -> Image.Image:
        speaker = voice(view, table)
        if game.result(view) is not None:
            return draw.final(view, speaker).image
        return (draw.board(view, speaker) if seat is None else draw.panel(view, seat, speaker, asked)).image

    def board(view: S, table: Table) -> Picture:
        speaker = voice(view, table)
        return picture(draw.board(view, speaker), words.board(view, speaker), large_board)

    def panel(view: S, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
        speaker = voice(view, table)
        return picture(draw.panel(view, seat, speaker, asked), words.panel(view, seat, speaker, asked))

    def final(view: S, table: Table) -> Picture:
        speaker = voice(view, table)
        return picture(draw.final(view, speaker), words.final(view, speaker))

    def told(view: S, seat: Seat | None, table: Table) -> str:
        speaker = voice(view, table)
        if game.result(view) is not None:
            return "\n".join(words.final(view, speaker))
        return "\n".join(words.public(view, speaker) if seat is None else words.private(view, seat, speaker))

    named = partial(_Named, game.slug)
    return Renderer(
        board=named("board", board),
        panel=named("panel", panel),
        final=named("final", final),
        words=told,
        image=named("image", image),
        keep=keep,
        icons=icons or {},
    )


@dataclass(frozen=True)
class _Named:
    """A function of a game's renderer. Another process that is to call it finds it by its name."""

    slug: str
    name: str
    function: Callable[..., Any]

    def __call__(self, *args: Any) -> Any:
        return self.function(*args)

    def __reduce__(self) -> tuple[Callable[[str, str], Any], tuple[str, str]]:
        return _function_of, (self.slug, self.name)


def _function_of(slug: str, name: str) -> Any:
    return getattr(import_module(f"renderers.{slug}").RENDERER, name)


def beginning(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """The sentences in one line, as far as there is room; what comes later isn't even made."""
    said = ""
    for sentence in sentences:
        said = f"{said} {sentence}" if said else sentence
        if len(said) > limit:
            break
    return shortened(said, limit)


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """The text, cut at a word if it is longer than the limit."""
    if len(text) <= limit:
        return text
    words = text[: limit - 1].rsplit(None, 1)
    return (words[0] if words else "") + "…"
