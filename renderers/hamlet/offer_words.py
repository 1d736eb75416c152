"""The draft row, the market and the church in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.hamlet.data import TILES, TRADES, needs_of, orders_for, prices_for
from games.hamlet.queries import draft_segments
from games.hamlet.state import State
from renderers.hamlet.voice import Voice, cost_told


def offer_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-row", count=len(view.row), bag=len(view.bag))
    for place, offer in enumerate(view.row):
        yield voice(
            "words-offer",
            slot=place + 1,
            price=place,
            gold=offer.gold,
            draft=draft_line("words-draft", offer.tile, voice),
        )
    prices = prices_for(len(view.players))
    yield voice("words-market", raw=prices.raw, good=prices.good, count=len(view.trade_stack))
    for trade in view.open_trades:
        data = TRADES[trade]
        need = voice.listed(voice.need(each) for each in needs_of(data.need))
        yield voice("words-trade", trade=trade, need=need, points=voice.points(data.vp), gold=data.gold)
    for order, held in zip(orders_for(len(view.players)), view.orders, strict=True):
        need = voice.listed(voice.need(each) for each in order.need) or voice("gold", gold=order.gold)
        holder = voice("words-open") if held.seat is None else voice("words-done-by", name=voice.name(held.seat))
        yield voice("words-order", order=order.id, need=need, points=voice.points(order.vp), holder=holder)


def draft_line(message: str, code: str, voice: Voice) -> str:
    """A draft: what it costs and does, and the kinds of its edges in rotation 0."""
    return voice(
        message,
        tile=voice.full(code),
        cost=cost_told(code, voice.say),
        points=voice.points(TILES[code].build_vp),
        effect=voice.effect(code),
        edges=edges_words(code, voice),
    )


def edges_words(code: str, voice: Voice) -> str:
    return voice.listed(f"{side.number} {voice(f'edge-{side.kind}')}" for side in draft_segments(code))
