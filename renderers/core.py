"""The contract of a picture: a view goes in, PNG bytes and the same thing in words come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from PIL import Image

from games.asking import Asked
from games.core import Game, S, Seat
from games.turns import Told
from renderers import png, theme
from renderers.theme import Color

#: Discord's limit for the description of an attachment or a gallery item.
ALT_LIMIT = 1024

V = TypeVar("V")


class Say(Protocol):
    """Turns a message id of the Fluent catalogues into a sentence in the reader's language."""

    def __call__(self, message: str, /, **params: str | int) -> str: ...

    def has(self, message: str) -> bool: ...


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


def renderer(
    game: Game[S, Any, Any],
    voice: Callable[[S, Table], V],
    *,
    board: tuple[Callable[[S, V], Image.Image], Callable[[S, V], Iterable[str]]],
    panel: tuple[
        Callable[[S, Seat, V, Asked[Any] | None], Image.Image],
        Callable[[S, Seat, V, Asked[Any] | None], Iterable[str]],
    ],
    final: tuple[Callable[[S, V], Image.Image], Callable[[S, V], Iterable[str]]],
    words: tuple[Callable[[S, V], Iterable[str]], Callable[[S, Seat, V], Iterable[str]]],
    essential: Iterable[Color] = (),
) -> Renderer[S]:
    """The renderer of a game from its parts: each picture as how it is drawn and the lines of its alt text.

    ``words`` are everything in public view, and everything a seat sees, while the game is on. Small things in the
    game's ``essential`` colours aren't lost when a picture is reduced to its palette.
    """
    (draw_board, board_lines), (draw_panel, panel_lines), (draw_final, final_lines) = board, panel, final
    public_lines, private_lines = words
    seats = (theme.seat_mark(seat).color for seat in range(max(game.seats)))
    keep = (*seats, *essential, *theme.SIGNALS)

    def picture(image: Image.Image, alt: Iterable[str]) -> Picture:
        return Picture(png.encode(image, keep), shortened(" ".join(alt)))

    def make_board(view: S, table: Table) -> Picture:
        speaker = voice(view, table)
        return picture(draw_board(view, speaker), board_lines(view, speaker))

    def make_panel(view: S, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
        speaker = voice(view, table)
        return picture(draw_panel(view, seat, speaker, asked), panel_lines(view, seat, speaker, asked))

    def make_final(view: S, table: Table) -> Picture:
        speaker = voice(view, table)
        return picture(draw_final(view, speaker), final_lines(view, speaker))

    def make_words(view: S, seat: Seat | None, table: Table) -> str:
        speaker = voice(view, table)
        if game.result(view) is not None:
            return "\n".join(final_lines(view, speaker))
        return "\n".join(public_lines(view, speaker) if seat is None else private_lines(view, seat, speaker))

    return Renderer(board=make_board, panel=make_panel, final=make_final, words=make_words)


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """The text, cut at a word if it is longer than the limit."""
    if len(text) <= limit:
        return text
    words = text[: limit - 1].rsplit(None, 1)
    return (words[0] if words else "") + "…"
