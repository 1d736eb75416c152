"""Lantern Auction: the smallest whole game, to copy when you add one (see CONTRIBUTING.md).

Nine lanterns are numbered 1 to 9. Everybody is dealt three, face down. Three prizes lie in a pile, the top one open.
Each round everybody secretly bids one lantern and seals the bid; when all bids are sealed the highest takes the prize.
After three rounds the most points win; ties go to whoever holds more prizes. Alone you bid against the pile.

It has what the contract asks for and nothing else: simultaneous sealed play, hidden hands, a step that can be taken
back, an option, a solo challenge, a notation and a computer opponent. It is never registered.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.first_edition import (
    Ai,
    Game,
    IllegalAction,
    Level,
    Notation,
    Result,
    ScoreLine,
    Seal,
    Seat,
    SeatScore,
    Verdict,
    ranked,
)
from games.rng import HIDDEN, Rng, shuffled

LANTERNS = range(1, 10)
HAND = 3
PRIZES = {False: (1, 2, 3), True: (1, 3, 6)}
#: What a viewer gets in place of a number that is face down.
FACE_DOWN = 0


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    #: Prizes of 1, 3 and 6 in place of 1, 2 and 3.
    steep: bool = False


class Bidder(Struct, frozen=True):
    hand: tuple[int, ...]
    bid: int | None = None
    sealed: bool = False
    won: tuple[int, ...] = ()


class State(Struct, frozen=True):
    #: The version of the rules this game was begun under.
    rules: int
    options: Options
    rng: Rng
    #: The first one is open.
    prizes: tuple[int, ...]
    pile: tuple[int, ...]
    bidders: tuple[Bidder, ...]


class Bid(Struct, frozen=True, tag_field="do", tag="bid"):
    lantern: int


class SealBid(Struct, frozen=True, tag_field="do", tag="seal"):
    pass


Action = Bid | SealBid


class LanternAuction(Game[State, Options, Action]):
    slug = "lantern_auction"
    seats = range(1, 4)
    State: ClassVar[type[Any]] = State
    Options: ClassVar[type[Any]] = Options
    Action: ClassVar[Any] = Action

    def __init__(self) -> None:
        self.ai = Bidding(self)
        self.notation = AuctionNotation()

    def check_options(self, seats: int, options: Options) -> None:
        if seats not in self.seats:
            raise IllegalAction("seats", least=self.seats.start, most=self.seats.stop - 1)
        if seats == 1 and options.steep:
            raise IllegalAction("not_in_solo", option="steep")

    def new(self, seats: int, options: Options, seed: int) -> State:
        self.check_options(seats, options)
        lanterns, rng = shuffled(Rng(seed), LANTERNS)
        prizes, rng = shuffled(rng, PRIZES[options.steep])
        hands = [tuple(sorted(lanterns[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)]
        bidders = tuple(Bidder(hand) for hand in hands)
        return State(self.rules_version, options, rng, prizes, lanterns[HAND * seats :], bidders)

    def waiting_on(self, state: State) -> tuple[Seat, ...]:
        if not state.prizes:
            return ()
        return tuple(seat for seat, bidder in enumerate(state.bidders) if not bidder.sealed)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if seat not in self.waiting_on(state):
            return []
        bidder = state.bidders[seat]
        if bidder.bid is None:
            return [Bid(lantern) for lantern in bidder.hand]
        return [SealBid()]

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        if seat not in self.waiting_on(state):
            raise IllegalAction("not_waited_on")
        if action not in self.legal(state, seat):
            raise IllegalAction("not_now")
        bidder = state.bidders[seat]
        if isinstance(action, Bid):
            return _with_bidder(state, seat, replace(bidder, bid=action.lantern))
        sealed = _with_bidder(state, seat, replace(bidder, sealed=True))
        return sealed if self.waiting_on(sealed) else _resolved(sealed)

    def view(self, state: State, seat: Seat | None) -> State:
        return replace(
            state,
            rng=HIDDEN,
            prizes=state.prizes[:1] + (FACE_DOWN,) * len(state.prizes[1:]),
            pile=(FACE_DOWN,) * len(state.pile),
            bidders=tuple(
                bidder if owner == seat else replace(bidder, hand=(FACE_DOWN,) * len(bidder.hand), bid=None)
                for owner, bidder in enumerate(state.bidders)
            ),
        )

    def result(self, state: State) -> Result | None:
        if state.prizes:
            return None
        keys = [(sum(bidder.won), (len(bidder.won),)) for bidder in state.bidders]
        scores = tuple(
            SeatScore(seat, total, (ScoreLine("prizes", total),), tie_breaks, rank)
            for seat, ((total, tie_breaks), rank) in enumerate(zip(keys, ranked(keys), strict=True))
        )
        return Result(scores, _verdict(scores[0].total) if len(scores) == 1 else None)

    def epoch(self, state: State) -> int:
        return len(PRIZES[state.options.steep]) - len(state.prizes)

    def seal(self, action: Action) -> Seal:
        return Seal.ROUND

    def can_take_back(self, state: State, seat: Seat) -> bool:
        return seat in self.waiting_on(state) and state.bidders[seat].bid is not None

    def take_back(self, state: State, seat: Seat) -> State:
        if not self.can_take_back(state, seat):
            raise IllegalAction("nothing_to_take_back")
        return _with_bidder(state, seat, replace(state.bidders[seat], bid=None))


def _with_bidder(state: State, seat: Seat, bidder: Bidder) -> State:
    return replace(state, bidders=(*state.bidders[:seat], bidder, *state.bidders[seat + 1 :]))


def _resolved(state: State) -> State:
    bids = [bidder.bid or FACE_DOWN for bidder in state.bidders]
    best = max(bids)
    if len(bids) == 1:  # alone, the pile bids its top lantern
        best = max(best, state.pile[0])
    bidders = tuple(_after_round(bidder, state.prizes[0], best) for bidder in state.bidders)
    pile = state.pile[1:] if len(bids) == 1 else state.pile
    return replace(state, prizes=state.prizes[1:], pile=pile, bidders=bidders)


def _after_round(bidder: Bidder, prize: int, best: int) -> Bidder:
    hand = tuple(lantern for lantern in bidder.hand if lantern != bidder.bid)
    return Bidder(hand, won=(*bidder.won, prize) if bidder.bid == best else bidder.won)


def _verdict(total: int) -> Verdict:
    won = 2 * total > sum(PRIZES[False])
    return Verdict("brighter_than_the_pile" if won else "outshone", won)


class Bidding(Ai[State, Action]):
    """Easy bids at random, normal bids high for a high prize, hard also keeps its best for what is still to come."""

    def __init__(self, game: LanternAuction) -> None:
        self.game = game

    def choose(self, view: State, seat: Seat, level: Level, rng: Random) -> Action:
        legal = self.game.legal(view, seat)
        if level == "easy" or len(legal) == 1:
            return rng.choice(legal)
        values = PRIZES[view.options.steep]
        if level == "normal":
            return legal[-1] if view.prizes[0] > values[0] else legal[0]
        seen = [prize for bidder in view.bidders for prize in bidder.won]
        rivals = [value for value in values if value not in (*seen, view.prizes[0])]
        return legal[sum(view.prizes[0] > rival for rival in rivals) * (len(legal) - 1) // max(1, len(rivals))]


class AuctionNotation(Notation[State, Action]):
    """Actions: ``bid 7``, ``seal``. Positions: ``v1 steep rng=5/10 prizes=3,1 pile=4,8 hand=2,7,9 bid=7 won=2 …``."""

    def write_action(self, action: Action) -> str:
        return f"bid {action.lantern}" if isinstance(action, Bid) else "seal"

    def read_action(self, text: str) -> Action:
        match text.split():
            case ["seal"]:
                return SealBid()
            case ["bid", lantern] if lantern.isdecimal():
                return Bid(int(lantern))
        raise IllegalAction("unreadable", text=text)

    def write_position(self, state: State) -> str:
        words = [f"v{state.rules}", "steep" if state.options.steep else "plain"]
        words += [f"rng={state.rng.seed}/{state.rng.counter}"]
        words += [f"prizes={_numbers(state.prizes)}", f"pile={_numbers(state.pile)}"]
        for bidder in state.bidders:
            words += [f"hand={_numbers(bidder.hand)}", f"bid={bidder.bid or ''}"]
            words += [f"{'sealed' if bidder.sealed else 'open'}", f"won={_numbers(bidder.won)}"]
        return " ".join(words)

    def read_position(self, text: str) -> State:
        try:
            version, prizes_kind, rng, prizes, pile, *rest = text.split()
            seed, counter = _value(rng, "rng").split("/")
            return State(
                rules=int(version.removeprefix("v")),
                options=Options(steep={"plain": False, "steep": True}[prizes_kind]),
                rng=Rng(int(seed), int(counter)),
                prizes=_tuple(_value(prizes, "prizes")),
                pile=_tuple(_value(pile, "pile")),
                bidders=tuple(_bidder(*rest[start : start + 4]) for start in range(0, len(rest), 4)),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise IllegalAction("unreadable", text=text) from error


def _bidder(hand: str, bid: str, sealed: str, won: str) -> Bidder:
    chosen = _value(bid, "bid")
    return Bidder(
        hand=_tuple(_value(hand, "hand")),
        bid=int(chosen) if chosen else None,
        sealed={"open": False, "sealed": True}[sealed],
        won=_tuple(_value(won, "won")),
    )


def _value(word: str, name: str) -> str:
    key, equals, value = word.partition("=")
    if key != name or not equals:
        raise ValueError(word)
    return value


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _tuple(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(",")) if text else ()


GAME = LanternAuction()
