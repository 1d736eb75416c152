"""Each check notices a game that breaks its promise: Lantern Auction, spoilt in one place at a time."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import force_setattr, replace

from bot.headless import at_random, play
from bot.invariants import Broken, Inspector, Table
from games.first_edition import IllegalAction, Result, Seat
from tests.games.first_edition_example import (
    GAME,
    AuctionNotation,
    Bid,
    LanternAuction,
    SealBid,
    State,
)

SEED = 7_203_614_255_519


def inspect(game: LanternAuction) -> None:
    """Every state of a random game at every size of table, with every check."""
    for seats in game.seats:
        rng = Random(SEED)
        inspector = Inspector(Table(game, seats), rng, thorough_every=1)
        state = game.new(seats, game.Options(), SEED)
        inspector.begin(state)
        for step in play(game, state, at_random(game, rng), rng):
            inspector.follow(step)


class WaitsForNobody(LanternAuction):
    def waiting_on(self, state: State) -> tuple[Seat, ...]:
        return () if len(state.prizes) == 1 else super().waiting_on(state)


class WaitsForAStranger(LanternAuction):
    def waiting_on(self, state: State) -> tuple[Seat, ...]:
        waiting = super().waiting_on(state)
        return (*waiting, len(state.bidders)) if waiting else ()


class WaitsInVain(LanternAuction):
    def legal(self, state: State, seat: Seat) -> list[Bid | SealBid]:
        return [] if state.bidders[seat].bid is not None else super().legal(state, seat)


class OffersTwice(LanternAuction):
    def legal(self, state: State, seat: Seat) -> list[Bid | SealBid]:
        return super().legal(state, seat) * 2


class OffersWhatItRefuses(LanternAuction):
    def apply(self, state: State, seat: Seat, action: Bid | SealBid) -> State:
        if action == Bid(max(state.bidders[seat].hand)) and len(state.bidders[seat].hand) > 1:
            raise IllegalAction("not_now")
        return super().apply(state, seat, action)


class AcceptsAnything(LanternAuction):
    def apply(self, state: State, seat: Seat, action: Bid | SealBid) -> State:
        if isinstance(action, Bid) and seat in self.waiting_on(state):
            bidders = list(state.bidders)
            bidders[seat] = replace(bidders[seat], bid=action.lantern)
            return replace(state, bidders=tuple(bidders))
        return super().apply(state, seat, action)


class CountsSeatsFromTheEnd(LanternAuction):
    def apply(self, state: State, seat: Seat, action: Bid | SealBid) -> State:
        return super().apply(state, seat % len(state.bidders), action)


class ChangesWhatItWasGiven(LanternAuction):
    def apply(self, state: State, seat: Seat, action: Bid | SealBid) -> State:
        after = super().apply(state, seat, action)
        if isinstance(action, SealBid):
            force_setattr(state, "prizes", (*state.prizes[:-1], 9))
        return after


class ForgetsOnTheWay(LanternAuction):
    class State(State, frozen=True):
        prizes: list[int]  # type: ignore[assignment]


class GoesBackInTime(LanternAuction):
    def epoch(self, state: State) -> int:
        return -super().epoch(state)


class TakesBackTooMuch(LanternAuction):
    def take_back(self, state: State, seat: Seat) -> State:
        after = super().take_back(state, seat)
        return replace(after, bidders=tuple(replace(bidder, bid=None, sealed=False) for bidder in after.bidders))


class LeavesATrace(LanternAuction):
    def take_back(self, state: State, seat: Seat) -> State:
        after = super().take_back(state, seat)
        return replace(after, rng=replace(after.rng, counter=after.rng.counter + 1))


class TakesBackAfterAll(LanternAuction):
    def take_back(self, state: State, seat: Seat) -> State:
        return super().take_back(state, seat) if self.can_take_back(state, seat) else state


class HidesTheHandFromItsOwner(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        return super().view(state, None)


class ShowsBids(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        shown = zip(super().view(state, seat).bidders, state.bidders, strict=True)
        return replace(super().view(state, seat), bidders=tuple(replace(v, bid=b.bid) for v, b in shown))


class ShowsHowManyAreReady(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        ready = sum(bidder.bid is not None for bidder in state.bidders)
        view = super().view(state, seat)
        return replace(view, rules=max(view.rules, 10 + ready))


class HintsAtThePile(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        view = super().view(state, seat)
        return replace(view, rules=view.rules + sum(state.pile[:1]))


class ShowsTheLastPrize(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        return replace(super().view(state, seat), prizes=(*state.prizes[:1], *state.prizes[:0:-1]))


class HintsAtHighHands(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        view = super().view(state, seat)
        high = next((owner for owner, bidder in enumerate(state.bidders) if 9 in bidder.hand), 0)
        return replace(view, rules=max(view.rules, 10 + high))


class ShowsTheSeed(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        return replace(super().view(state, seat), rng=state.rng)


class ViewsWithoutEnd(LanternAuction):
    def view(self, state: State, seat: Seat | None) -> State:
        view = super().view(state, seat)
        return replace(view, rules=view.rules + 1)


class CrownsTheLast(LanternAuction):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        ranks = result and [len(result.seats) + 1 - score.rank for score in result.seats]
        return result and replace(
            result, seats=tuple(replace(s, rank=r) for s, r in zip(result.seats, ranks or [], strict=True))
        )


class AddsWrongly(LanternAuction):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return result and replace(result, seats=tuple(replace(score, lines=()) for score in result.seats))


class Mumbles(AuctionNotation):
    def write_action(self, action: Bid | SealBid) -> str:
        return super().write_action(action).replace("9", "6")


class Rambles(AuctionNotation):
    def write_action(self, action: Bid | SealBid) -> str:
        return super().write_action(action) + " " * 60


class LosesTheSeals(AuctionNotation):
    def read_position(self, text: str) -> State:
        return super().read_position(text.replace("sealed", "open"))


class Spoken(LanternAuction):
    def __init__(self, notation: AuctionNotation) -> None:
        super().__init__()
        self.notation = notation


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (WaitsForNobody(), "somebody is waited on unless there is a result"),
        (WaitsForAStranger(), "only seats of this table are waited on"),
        (WaitsInVain(), "a seat has legal actions exactly while it is waited on"),
        (OffersTwice(), "no action is legal twice"),
        (OffersWhatItRefuses(), "each action in legal applies"),
        (AcceptsAnything(), "what is not in legal is refused"),
        (CountsSeatsFromTheEnd(), "what is not in legal is refused"),
        (ChangesWhatItWasGiven(), "apply leaves the given state alone"),
        (ForgetsOnTheWay(), "decode(encode(state)) == state"),
        (GoesBackInTime(), "the epoch never falls"),
        (TakesBackTooMuch(), "taking back touches no other seat's steps"),
        (LeavesATrace(), "a step taken back leaves no trace"),
        (TakesBackAfterAll(), "take_back refuses what can_take_back denies"),
        (HidesTheHandFromItsOwner(), "legal(view(state, seat), seat) == legal(state, seat)"),
        (ShowsBids(), "sealed play shows to nobody else"),
        (ShowsHowManyAreReady(), "sealed play shows to nobody else"),
        (HintsAtThePile(), "hidden things do not change a view"),
        (ShowsTheLastPrize(), "the view of a view is that view"),
        (HintsAtHighHands(), "hidden things do not change a view"),
        (ShowsTheSeed(), "no view shows the seed"),
        (ViewsWithoutEnd(), "the view of a view is that view"),
        (CrownsTheLast(), "ranks follow totals and tie-breaks"),
        (AddsWrongly(), "the lines add up to the total"),
        (Spoken(Mumbles()), "an action reads as it was written"),
        (Spoken(Rambles()), "an action takes at most 60 characters"),
        (Spoken(LosesTheSeals()), "a position reads as it was written"),
    ],
    ids=lambda value: type(value.notation if isinstance(value, Spoken) else value).__name__,
)
def test_broken_promise_is_noticed(game: LanternAuction, promise: str) -> None:
    with pytest.raises(Broken) as broken:
        inspect(game)
    assert str(broken.value).startswith(promise)


def test_kept_promises_pass() -> None:
    inspect(GAME)
