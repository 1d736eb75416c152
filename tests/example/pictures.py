"""The pictures of Lantern Auction: the board, one bidder's hand and the end, and the same in words.

A picture is made from a view, so it can't show what its reader may not know.
"""

from __future__ import annotations

from typing import Any

from games.asking import Asked
from games.core import Seat
from renderers import glyphs, header, names, png, theme
from renderers.canvas import Canvas, sheet
from renderers.core import Picture, Renderer, Table, shortened
from renderers.pen import Pen, sprite
from renderers.sentences import Sentences
from tests.example.rules import FACE_DOWN, PRIZES, Bidder, State, result

SENTENCES = Sentences("lantern-auction")

ROW = 96
#: A lantern in the hand of its owner, and one on the public board.
LARGE, SMALL = 220, 72


def board(view: State, table: Table) -> Picture:
    canvas = _sheet(view, table, ROW * len(view.bidders))
    for seat, bidder in enumerate(view.bidders):
        _draw_bidder(canvas, bidder, seat, table)
    return _picture(canvas, words(view, None, table))


def panel(view: State, seat: Seat, table: Table, asked: Asked[Any] | None) -> Picture:
    bidder = view.bidders[seat]
    canvas = _sheet(view, table, LARGE + 2 * theme.PAD)
    for number, lantern in enumerate(bidder.hand):
        left, top = theme.MARGIN + number * (LARGE + theme.GAP), header.HEIGHT + theme.MARGIN + theme.PAD
        if _is_marked(bidder, lantern, asked):
            canvas.rounded((left, top, left + LARGE, top + LARGE), theme.FRESH)
        canvas.stamp(sprite(_paint_lantern, LARGE, str(lantern)), left, top)
    return _picture(canvas, words(view, seat, table))


def final(view: State, table: Table) -> Picture:
    scored = result(view)
    assert scored is not None
    canvas = _sheet(view, table, ROW * len(view.bidders))
    for score in scored.seats:
        _draw_bidder(canvas, view.bidders[score.seat], score.seat, table, is_best=score.rank == 1)
    return _picture(canvas, words(view, None, table))


def words(view: State, seat: Seat | None, table: Table) -> str:
    """The title, the owner's hand and bid, and what everybody has won."""
    say = table.say
    lines = [say("lantern-auction-name"), situation(view, table)]
    if seat is not None:
        lines += _own(view.bidders[seat], table)
    if view.pile_bid:
        lines.append(say("lantern-auction-pile", lantern=view.pile_bid))
    for number, bidder in enumerate(view.bidders):
        waits = f" {say('lantern-auction-thinking')}" if number in table.waiting else ""
        lines.append(f"{_name(table, number)}: {_won(bidder, table)}{waits}")
    return "\n".join(lines)


def _own(bidder: Bidder, table: Table) -> list[str]:
    hand = table.say("lantern-auction-hand", lanterns=_listed(bidder.hand))
    return [hand] if bidder.bid is None else [hand, table.say("lantern-auction-own-bid", lantern=bidder.bid)]


def situation(view: State, table: Table) -> str:
    if not view.prizes:
        return table.say("lantern-auction-over")
    prizes = len(PRIZES[view.options.steep])
    number = prizes - len(view.prizes) + 1
    return table.say("lantern-auction-situation", number=number, prizes=prizes, prize=view.prizes[0])


# --- parts ------------------------------------------------------------------------------------------------------------


def _sheet(view: State, table: Table, height: int) -> Canvas:
    canvas = sheet(theme.WIDTH, header.HEIGHT + 2 * theme.MARGIN + height)
    canvas.stamp(header.band(theme.WIDTH), 0, 0)
    most = theme.WIDTH - 2 * theme.MARGIN
    header.draw_titles(canvas, table.say("lantern-auction-name"), situation(view, table), most)
    return canvas


def _draw_bidder(canvas: Canvas, bidder: Bidder, seat: Seat, table: Table, *, is_best: bool = False) -> None:
    top = header.HEIGHT + theme.MARGIN + seat * ROW
    middle = top + ROW // 2
    canvas.card((theme.MARGIN, top + 6, theme.WIDTH - theme.MARGIN, top + ROW - 6))
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 56, middle)
    canvas.text_beside(theme.MARGIN + 104, middle, _name(table, seat, drawn=True), weight=theme.BOLD, most=330)
    canvas.text_beside(500, middle, _won(bidder, table), most=340)
    if is_best:
        canvas.centred(glyphs.crown(56), 880, middle)
    elif seat in table.waiting:
        canvas.centred(glyphs.hourglass(48), 880, middle)
    for number in range(len(bidder.hand)):
        canvas.centred(sprite(_paint_lantern, SMALL, ""), 960 + number * 80, middle)


def _won(bidder: Bidder, table: Table) -> str:
    return table.say("lantern-auction-won", prizes=_listed(bidder.won) or "–", points=sum(bidder.won))


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


def _name(table: Table, seat: Seat, *, drawn: bool = False) -> str:
    fit = names.drawn if drawn else names.spoken
    return fit(table.names[seat], table.say("lantern-auction-seat", number=seat + 1))


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join("?" if number == FACE_DOWN else str(number) for number in numbers)


def _picture(canvas: Canvas, alt: str) -> Picture:
    return Picture(png.encode(canvas.image), shortened(alt))


RENDERER = Renderer(board=board, panel=panel, final=final, words=words)
