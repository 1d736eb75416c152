"""The pictures of Lantern Auction: the board, one bidder's hand and the end, and the same in words.

A picture is made from a view, so it can't show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.asking import Asked
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.canvas import Canvas
from renderers.core import Drawings, Words, renderer
from renderers.emoji import Icon, Icons
from renderers.page import Page
from renderers.pen import Pen, sprite
from renderers.sentences import Sentences
from renderers.voice import TableVoice
from tests.example.rules import FACE_DOWN, GAME, PRIZES, Bidder, State, result

SENTENCES = Sentences("lantern-auction")

ROW = 96
#: A lantern in the hand of its owner, and one on the public board.
LARGE, SMALL = 220, 72


class Voice(TableVoice[State]):
    """Speaks the reader's language: ``voice("won", …)`` is the message ``lantern-auction-won``."""

    sentences = SENTENCES


# --- pictures ---------------------------------------------------------------------------------------------------------


def draw_board(view: State, voice: Voice) -> Page:
    canvas = _titled(view, voice, ROW * len(view.bidders))
    for seat, bidder in enumerate(view.bidders):
        _draw_bidder(canvas, bidder, seat, voice)
    return canvas


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Page:
    bidder = view.bidders[seat]
    canvas = _titled(view, voice, LARGE + 2 * theme.PAD)
    for number, lantern in enumerate(bidder.hand):
        left, top = theme.MARGIN + number * (LARGE + theme.GAP), header.HEIGHT + theme.MARGIN + theme.PAD
        if _is_marked(bidder, lantern, asked):
            canvas.rounded((left, top, left + LARGE, top + LARGE), theme.FRESH)
        canvas.stamp(sprite(_paint_lantern, LARGE, str(lantern)), left, top)
    return canvas


def draw_final(view: State, voice: Voice) -> Page:
    scored = result(view)
    assert scored is not None
    canvas = _titled(view, voice, ROW * len(view.bidders))
    for score in scored.seats:
        _draw_bidder(canvas, view.bidders[score.seat], score.seat, voice, is_best=score.rank == 1)
    return canvas


def _titled(view: State, voice: Voice, height: int) -> Page:
    canvas = header.page(header.HEIGHT + 2 * theme.MARGIN + height)
    header.draw_titles(canvas, voice("name"), situation(view, voice))
    return canvas


def _draw_bidder(canvas: Canvas, bidder: Bidder, seat: Seat, voice: Voice, *, is_best: bool = False) -> None:
    top = header.HEIGHT + theme.MARGIN + seat * ROW
    middle = top + ROW // 2
    canvas.card((theme.MARGIN, top + 6, theme.WIDTH - theme.MARGIN, top + ROW - 6))
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 56, middle)
    canvas.text_beside(theme.MARGIN + 104, middle, voice.drawn_name(seat), weight=theme.BOLD, most=330)
    canvas.text_beside(500, middle, _won(bidder, voice), most=340)
    if is_best:
        canvas.centred(glyphs.crown(56), 880, middle)
    elif seat in voice.table.waiting:
        canvas.centred(glyphs.hourglass(48), 880, middle)
    for number in range(len(bidder.hand)):
        canvas.centred(sprite(_paint_lantern, SMALL, ""), 960 + number * 80, middle)


def _is_marked(bidder: Bidder, lantern: int, asked: Asked[Any] | None) -> bool:
    """The bid is marked; while you choose a lantern to swap, all of yours are."""
    question = asked.question if asked is not None else None
    if question is not None and question.code == "swap":
        return str(lantern) in {answer.id for answer in question.answers}
    return lantern == bidder.bid


def _paint_lantern(pen: Pen, number: str) -> None:
    pen.line([(50, 8), (50, 22)], theme.INK, 6)
    pen.rectangle(34, 18, 66, 28, theme.WOODEN, radius=4)
    pen.ellipse(50, 56, 34, 32, theme.GOLD)
    pen.rectangle(34, 84, 66, 94, theme.WOODEN, radius=4)
    pen.text(50, 56, number, 38, theme.INK)


# --- the same in words ------------------------------------------------------------------------------------------------


def public_words(view: State, voice: Voice) -> Iterator[str]:
    """The title and what everybody has won."""
    yield from _title(view, voice)
    yield from _table(view, voice)


def private_words(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None = None) -> Iterator[str]:
    """The same, with the owner's hand and bid."""
    bidder = view.bidders[seat]
    yield from _title(view, voice)
    yield voice("hand", lanterns=_listed(bidder.hand))
    if bidder.bid is not None:
        yield voice("own-bid", lantern=bidder.bid)
    yield from _table(view, voice)


def situation(view: State, voice: Voice) -> str:
    if not view.prizes:
        return voice("over")
    prizes = len(PRIZES[view.options.steep])
    return voice("situation", number=prizes - len(view.prizes) + 1, prizes=prizes, prize=view.prizes[0])


def _title(view: State, voice: Voice) -> Iterator[str]:
    yield voice("name")
    yield situation(view, voice)


def _table(view: State, voice: Voice) -> Iterator[str]:
    if view.pile_bid:
        yield voice("pile", lantern=view.pile_bid)
    for seat, bidder in enumerate(view.bidders):
        waits = f" {voice('thinking')}" if seat in voice.table.waiting else ""
        yield f"{voice.name(seat)}: {_won(bidder, voice)}{waits}"


def _won(bidder: Bidder, voice: Voice) -> str:
    return voice("won", prizes=_listed(bidder.won) or "–", points=sum(bidder.won))


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join("?" if number == FACE_DOWN else str(number) for number in numbers)


WORDS = Words(public_words, private_words, public_words, public_words, private_words)
#: What stands on buttons and menus, by the names that the controller uses.
ICONS: Icons = {"lantern": Icon(lambda size: sprite(_paint_lantern, size, ""), "🏮")}
RENDERER = renderer(GAME, Voice, Drawings(draw_board, draw_panel, draw_final), WORDS, icons=ICONS)
