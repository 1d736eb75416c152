"""What happened, as events: moves, what followed from them, and what nobody chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core import End, Event, Params, Seat
from games.hamlet import state as moves
from games.hamlet.data import TILES, AbbeyCard, solo_level
from games.hamlet.notation import write_payment
from games.hamlet.payment import reward_of, token_for
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import Action, Move, Paid, State, Token


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None or move is None:
        return tuple(_resolved(before, after))
    if isinstance(move, End):
        return (Event("ended", seat),)
    return tuple(_moved(before, after, seat, move))


# ---------------------------------------------------------------- a move


def _moved(before: State, after: State, seat: Seat, move: Action) -> Iterator[Event]:
    code, params = _done(before, move)
    if isinstance(move, Paid) and move.pay:
        params["pay"] = write_payment(move.pay)
    was, now = before.players[seat], after.players[seat]
    yield Event(code, seat, params | {"gold": now.gold - was.gold, "points": now.points - was.points})
    for unit in move.pay if isinstance(move, Paid) else ():
        if unit.owner not in (None, seat):
            yield _earned(seat, token_for(before.tokens, unit))
    for milestone, old in zip(after.milestones, before.milestones, strict=True):
        if milestone != old:
            yield Event("milestone", seat, {"milestone": milestone.id})
    yield from (Event("stack_opened", None, {"good": good}) for good in before.stacks if good not in after.stacks)
    yield from _turned_up(before, after)
    yield from _finished(before, after)


def _done(before: State, move: Action) -> tuple[str, Params]:
    match move:
        case moves.Produce(at=at, cubes=cubes):
            return "produced", {"place": at, **{kind: cubes.count(kind) for kind in dict.fromkeys(cubes)}}
        case moves.Process(at=at, count=count):
            return "processed", {"place": at, "count": count, "good": TILES[at].produces[0]}
        case moves.Buy(slot=slot):
            return "bought", {"tile": before.row[slot - 1].tile, "slot": slot}
        case moves.Hire(donkey=at):
            return ("hired_villager", {}) if at is None else ("hired_donkey", {"place": at})
        case moves.Sell(trade=trade):
            return "sold", {"trade": trade}
        case moves.Fulfil(order=order):
            return "fulfilled", {"order": order}
        case moves.Beg():
            return "begged", {}
        case moves.Build(draft=draft, stand=stand):
            return "built", {"tile": draft, "place": stand}
        case moves.BuildRoad(stand=stand, to=to, over=over):
            return f"built_{over}", {"place": stand, "to": to}
        case moves.Herd(steps=steps):
            return "herd_moved", {"steps": " ".join(f"{step.donkey}>{step.to}" for step in steps), "count": len(steps)}


def _earned(user: Seat | None, token: Token) -> Event:
    """Somebody used a good, and its owner is paid for it."""
    assert token.owner is not None
    gold, points = reward_of(token)
    return Event("earned", user, {"owner": token.owner, "good": token.kind, "gold": gold, "points": points})


def _turned_up(before: State, after: State) -> Iterator[Event]:
    seen = {offer.tile for offer in before.row}
    yield from (Event("draft_turned_up", None, {"tile": offer.tile}) for offer in after.row if offer.tile not in seen)
    for trade in after.open_trades:
        if trade not in before.open_trades:
            yield Event("trade_turned_up", None, {"trade": trade})


def _finished(before: State, after: State) -> Iterator[Event]:
    if church_is_finished(after) and not church_is_finished(before):
        yield Event("church_finished")


# ---------------------------------------------------------------- between two turns


def _resolved(before: State, after: State) -> Iterator[Event]:
    if before.abbey and after.abbey:
        # Only the order of a deck is hidden, so the card that left it shows.
        for card in Counter(before.abbey.deck) - Counter(after.abbey.deck):
            yield from _abbey_acted(before, after, card)
    if after.over:
        yield Event("game_over")
    elif after.round > before.round:
        yield Event("round", None, {"round": after.round})


def _abbey_acted(before: State, after: State, card: AbbeyCard) -> Iterator[Event]:
    assert before.abbey
    assert after.abbey
    order = next((new.id for new, old in zip(after.orders, before.orders, strict=True) if new != old), None)
    used = next(iter(Counter(before.tokens) - Counter(after.tokens)), None)
    what = _hit(before, card, used)
    spent = solo_level(after.options.level, after.rules).alms_per_order if order else 0
    alms = after.abbey.alms - before.abbey.alms + spent
    code = f"abbey_{card}" if what or card == "alms" else f"abbey_{card}_nothing"
    yield Event(code, None, {"alms": alms, **({"what": what} if what else {})})
    yield from _turned_up(before, after)
    if used and used.owner is not None:
        yield _earned(None, used)
    if order:
        yield Event("abbey_order", None, {"order": order})
    yield from _finished(before, after)


def _hit(before: State, card: AbbeyCard, used: Token | None) -> str | None:
    """The place, draft, trade tile or good that a card of the Abbey hit, if there was one."""
    match card:
        case "tithe":
            return used.at if used else None
        case "survey":
            return before.row[0].tile if before.row else None
        case "merchant":
            return before.open_trades[0] if before.open_trades else None
        case "pilgrim":
            return used.kind if used else None
        case "alms":
            return None
