"""What happened, as events: moves, what followed from them, and what nobody chose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from games.core import End, Event, Params, Seat
from games.hamlet.abbey import PLAYER
from games.hamlet.data import DATA, MILESTONE_OF, TILES, Good
from games.hamlet.effects import holder
from games.hamlet.notation import write_payment
from games.hamlet.payment import reward_of
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import (
    AbbeyNews,
    Beg,
    Build,
    BuildRoad,
    Buy,
    Done,
    Earned,
    Fulfil,
    Herd,
    Hire,
    Move,
    Paid,
    Process,
    Produce,
    Sell,
    State,
    Token,
)


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None or move is None:
        return tuple(_resolved(before, after))
    if isinstance(move, End):
        return (Event("ended", seat),)
    return tuple(_moved(before, after, seat))


# ---------------------------------------------------------------- a move


def _moved(before: State, after: State, seat: Seat) -> Iterator[Event]:
    news, told = after.news[seat], before.news[seat]
    yield from (done_event(seat, done) for done in news.done[len(told.done) :])
    yield from (earned_event(earned) for earned in news.earned[len(told.earned) :])
    for milestone, old in zip(after.milestones, before.milestones, strict=True):
        if milestone != old:
            yield Event("milestone", seat, {"milestone": milestone.id})
    yield from (Event("stack_opened", None, {"good": good}) for good in before.stacks if good not in after.stacks)
    yield from _turned_up(before, after)
    if church_is_finished(after) and not church_is_finished(before):
        yield Event("church_finished")


def done_event(seat: Seat, done: Done) -> Event:
    """A move and what it brought the seat: also for pictures, which show everybody's latest turn."""
    code, params = _done(done)
    if isinstance(done.move, Paid) and done.move.pay:
        params["pay"] = write_payment(done.move.pay)
    return Event(code, seat, params | {"gold": done.gold, "points": done.points})


def _done(done: Done) -> tuple[str, Params]:
    match done.move:
        case Produce(at=at, cubes=cubes):
            return "produced", {"place": at, **{kind: cubes.count(kind) for kind in dict.fromkeys(cubes)}}
        case Process(at=at, count=count):
            return "processed", {"place": at, "count": count, "good": TILES[at].produces[0]}
        case Buy(slot=slot):
            return "bought", {"tile": done.tile or "", "slot": slot}
        case Hire(donkey=at):
            return ("hired_villager", {}) if at is None else ("hired_donkey", {"place": at})
        case Sell(trade=trade):
            return "sold", {"trade": trade}
        case Fulfil(order=order):
            return "fulfilled", {"order": order}
        case Beg():
            return "begged", {}
        case Build(draft=draft, stand=stand):
            return "built", {"tile": draft, "place": stand}
        case BuildRoad(stand=stand, to=to, over=over):
            return f"built_{over}", {"place": stand, "to": to}
        case Herd(steps=steps):
            return "herd_moved", {"steps": " ".join(f"{step.donkey}>{step.to}" for step in steps), "count": len(steps)}


def earned_event(earned: Earned) -> Event:
    """Somebody else consumed the seat's good."""
    return Event("earned", earned.seat, {"good": earned.good, "gold": earned.gold, "points": earned.points})


def _turned_up(before: State, after: State) -> Iterator[Event]:
    seen = {offer.tile for offer in before.row}
    yield from (Event("draft_turned_up", None, {"tile": offer.tile}) for offer in after.row if offer.tile not in seen)
    for trade in after.open_trades:
        if trade not in before.open_trades:
            yield Event("trade_turned_up", None, {"trade": trade})


# ---------------------------------------------------------------- between two turns


def _resolved(before: State, after: State) -> Iterator[Event]:
    """The reader may know nothing yet of the turn that ended, so only what the Abbey and the clock did counts here."""
    if before.abbey and after.abbey and len(after.abbey.deck) < len(before.abbey.deck):
        yield from _abbey_acted(after)
    if after.over:
        yield Event("game_over")
    elif after.round > before.round:
        yield Event("round", None, {"round": after.round})


def _abbey_acted(after: State) -> Iterator[Event]:
    news = after.abbey_news
    assert news is not None
    yield abbey_event(news)
    if news.what and news.card == "survey" and len(after.row) == DATA.setup.draft_row_size:
        yield Event("draft_turned_up", None, {"tile": after.row[-1].tile})
    if news.what and news.card == "merchant" and len(after.open_trades) == DATA.setup.trade_open:
        yield Event("trade_turned_up", None, {"trade": after.open_trades[-1]})
    if news.what and news.card == "pilgrim":
        yield _pilgrim_paid(after, cast(Good, news.what))
    if news.order:
        yield abbey_order_event(news.order)
        if church_is_finished(after):
            yield Event("church_finished")


def abbey_event(news: AbbeyNews) -> Event:
    """The Abbey's card and what it hit: also for pictures, which show its latest round."""
    params: Params = {"alms": news.alms} | ({"what": news.what} if news.what else {})
    code = f"abbey_{news.card}" if news.what or news.card == "alms" else f"abbey_{news.card}_nothing"
    return Event(code, None, params)


def abbey_order_event(order: str) -> Event:
    return Event("abbey_order", None, {"order": order})


def _pilgrim_paid(after: State, good: Good) -> Event:
    high = holder(after.milestones, MILESTONE_OF[good]) == PLAYER
    gold, points = reward_of(Token("", good, PLAYER, high))
    return earned_event(Earned(PLAYER, good, gold, points))
