"""Deeds in words: what a seat did in its latest turn, what its goods earned, what the Abbey did."""

from __future__ import annotations

from collections import Counter

from games.first_edition import Seat
from games.hamlet.data import GOODS, RAW, TILES, TRADES
from games.hamlet.state import (
    Beg,
    Build,
    BuildRoad,
    Buy,
    Done,
    Fulfil,
    Herd,
    Hire,
    Process,
    Produce,
    Sell,
    State,
)
from renderers.hamlet.voice import Voice


def deeds_told(view: State, seat: Seat, voice: Voice) -> str:
    """The latest turn of a seat in one sentence, with what it brought."""
    news = view.news[seat]
    told = [
        voice("times", count=count, deed=deed) if count > 1 else deed
        for deed, count in Counter(_with_gain(done, voice) for done in news.done).items()
    ]
    earned = [
        voice(
            "earned",
            name=voice.name(line.seat),
            good=voice.some(line.good),
            gold=line.gold,
            points=voice.points(line.points),
        )
        for line in news.earned
        if line.seat != seat
    ]
    return "; ".join([*told, *earned])


def _with_gain(done: Done, voice: Voice) -> str:
    told = deed_words(done, voice)
    if done.gold and done.points:
        return voice("gain-both", deed=told, gold=done.gold, points=voice.points(done.points))
    if done.points:
        return voice("gain-points", deed=told, points=voice.points(done.points))
    return voice("gain-gold", deed=told, gold=done.gold) if done.gold else told


def deed_words(done: Done, voice: Voice) -> str:
    match done.deed:
        case Produce(at=at):
            return voice("deed-produce", place=at)
        case Process(at=at, count=count):
            return voice("deed-process", count=count, good=voice.some(TILES[at].produces[0]), place=at)
        case Buy():
            return voice("deed-buy", tile=done.tile or "")
        case Hire(donkey=at):
            return voice("deed-hire-villager") if at is None else voice("deed-hire-donkey", place=at)
        case Sell(trade=trade):
            return voice("deed-sell", trade=trade)
        case Fulfil(order=order):
            return voice("deed-order", order=order)
        case Beg():
            return voice("deed-beg")
        case Build(draft=draft, stand=stand):
            return voice("deed-build", tile=draft, place=stand)
        case BuildRoad(stand=stand, to=to, over=over):
            return voice(f"deed-{over}", place=stand, to=to)
        case Herd(moves=moves):
            return voice("deed-herd", moves=voice.listed(f"{move.donkey}>{move.to}" for move in moves))


def abbey_words(view: State, voice: Voice) -> str:
    """What the Abbey did in its latest round; nothing before the first."""
    news = view.abbey_news
    if news is None:
        return ""
    told = voice(f"abbey-{news.card}", alms=news.alms, what=_hit(news.what, voice))
    return voice("abbey-took", deed=told, order=news.order) if news.order else told


def _hit(what: str | None, voice: Voice) -> str:
    """The place, draft, trade tile or good that a card of the Abbey hit."""
    if what is None:
        return voice("abbey-none")
    if what in TRADES or what in TILES:
        return what if what in TRADES else voice.full(what)
    return next(voice.some(kind) for kind in (*RAW, *GOODS) if kind == what)


def fresh_places(view: State) -> frozenset[str]:
    """Places that were built in the latest turns of everybody."""
    return frozenset(done.deed.draft for news in view.news for done in news.done if isinstance(done.deed, Build))
