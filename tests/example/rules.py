"""Lantern Auction: the smallest whole game, to copy when you add one (see CONTRIBUTING.md).

Nine lanterns are numbered 1 to 9. Everybody is dealt three, face down. Three prizes lie in a pile, the top one open.
Each round everybody secretly bids one lantern; when all have ended their turn, the highest takes the prize. After three
rounds the most points win; ties go to whoever holds more prizes. Alone you bid against the pile of undealt lanterns,
which bids its top one, and once a game you may swap a lantern of yours for the pile's top one.

It has what the contract asks for and nothing else: a round of sealed moves, hidden hands, a move that draws, an
option, a solo challenge, a notation and a computer opponent. A real game has a folder, with a module for each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from games.asking import no_such_answer
from games.codecs import Forms, flag, form, many, names, number, optional
from games.core import (
    Answer,
    Answers,
    Closed,
    End,
    Event,
    Game,
    IllegalMove,
    Level,
    Notation,
    Question,
    Reason,
    Result,
    ScoreLine,
    Seat,
    SeatScore,
    Verdict,
    Weighed,
    ranked,
)
from games.positions import Lines, check_generator, generator, require
from games.rng import HIDDEN, Rng, shuffled
from games.turns import Turn

SEATS = range(1, 4)
RULES_VERSION = 1
LANTERNS = range(1, 10)
HAND = 3
PRIZES = {False: (1, 2, 3), True: (1, 3, 6)}
#: What a viewer gets in place of a number that is face down, and what a draw comes up as on a view.
FACE_DOWN = 0


# --- the state and the moves ------------------------------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    #: Prizes of 1, 3 and 6 instead of 1, 2 and 3.
    steep: bool = False


class Bidder(Struct, frozen=True):
    hand: tuple[int, ...]
    bid: int | None = None
    won: tuple[int, ...] = ()
    ended: bool = False
    swapped: bool = False


class State(Struct, frozen=True):
    #: The version of the rules under which this game began.
    rules: int
    options: Options
    rng: Rng
    #: The first one is open.
    prizes: tuple[int, ...]
    pile: tuple[int, ...]
    bidders: tuple[Bidder, ...]
    #: What the pile bid last, when you play alone.
    pile_bid: int | None = None


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bid"):
    lantern: int


class Swap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="swap"):
    lantern: int


Move = Bid | Swap | End


# --- set-up -----------------------------------------------------------------------------------------------------------


def check_options(seats: int, options: Options) -> None:
    if seats not in SEATS:
        raise IllegalMove("seats", least=SEATS.start, most=SEATS.stop - 1)
    if seats == 1 and options.steep:
        raise IllegalMove("not_in_solo", option="steep")


def new(seats: int, options: Options, seed: int) -> State:
    check_options(seats, options)
    lanterns, rng = shuffled(Rng(seed), LANTERNS)
    prizes, rng = shuffled(rng, PRIZES[options.steep])
    bidders = tuple(Bidder(tuple(sorted(lanterns[HAND * seat : HAND * (seat + 1)]))) for seat in range(seats))
    return State(RULES_VERSION, options, rng, prizes, lanterns[HAND * seats :], bidders)


# --- the turn ---------------------------------------------------------------------------------------------------------


def waiting_on(state: State) -> tuple[Seat, ...]:
    if not state.prizes:
        return ()
    return tuple(seat for seat, bidder in enumerate(state.bidders) if not bidder.ended)


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    _check_waited_on(view, seat)
    bidder = view.bidders[seat]
    match answers:
        case () if bidder.bid is not None:
            return Question("end", (Answer("end", "end"),))
        case ():
            swap = (Answer("swap", "swap"),) * _may_swap(view, bidder)
            closed = (Closed("swap", "swapped_already"),) * bidder.swapped
            return Question("bid", (*_lanterns(bidder, "bid"), *swap), find_closed=lambda: closed)
        case ("swap",) if _may_swap(view, bidder):
            return Question("swap", _lanterns(bidder, "give"))
        case ("swap", lantern) if _may_swap(view, bidder) and lantern in map(str, bidder.hand):
            return Swap(int(lantern))
        case (lantern,) if bidder.bid is None and lantern in map(str, bidder.hand):
            return Bid(int(lantern))
        case ("end",) if bidder.bid is not None:
            return End()
    raise no_such_answer(answers)


def _lanterns(bidder: Bidder, code: str) -> tuple[Answer, ...]:
    return tuple(Answer(str(lantern), code, {"lantern": lantern}) for lantern in bidder.hand)


def apply(state: State, seat: Seat, move: Move) -> State:
    _check_waited_on(state, seat)
    bidder = state.bidders[seat]
    match move:
        case Bid(lantern) if bidder.bid is None:
            _check_holds(bidder, lantern)
            return _with_bidder(state, seat, replace(bidder, bid=lantern))
        case Swap(lantern) if _may_swap(state, bidder):
            _check_holds(bidder, lantern)
            drawn, *pile = state.pile
            hand = sorted([*(kept for kept in bidder.hand if kept != lantern), drawn])
            after = _with_bidder(state, seat, replace(bidder, hand=tuple(hand), swapped=True))
            return replace(after, pile=tuple(pile))
        case End() if bidder.bid is not None:
            return _with_bidder(state, seat, replace(bidder, ended=True))
    raise IllegalMove("not_now")


def reveals(before: State, after: State, seat: Seat) -> bool:
    return before.bidders[seat].swapped != after.bidders[seat].swapped


def _check_waited_on(state: State, seat: Seat) -> None:
    if seat not in waiting_on(state):
        raise IllegalMove("not_waited_on")


def _check_holds(bidder: Bidder, lantern: int) -> None:
    if lantern not in bidder.hand or lantern == FACE_DOWN:
        raise IllegalMove("look_first" if FACE_DOWN in bidder.hand else "no_such_lantern", lantern=lantern)


def _may_swap(state: State, bidder: Bidder) -> bool:
    return len(state.bidders) == 1 and bidder.bid is None and not bidder.swapped


def _with_bidder(state: State, seat: Seat, bidder: Bidder) -> State:
    return replace(state, bidders=(*state.bidders[:seat], bidder, *state.bidders[seat + 1 :]))


# --- the end of a round and of the game -------------------------------------------------------------------------------


def resolve(turn: Turn[State, Move]) -> State:
    bidders = tuple(turn.position(seat).bidders[seat] for seat in range(len(turn.base.bidders)))
    bids = [bidder.bid for bidder in bidders if bidder.bid is not None]
    prize, *prizes = turn.base.prizes
    if len(bidders) > 1:
        after = tuple(_after_round(bidder, prize, max(bids)) for bidder in bidders)
        return replace(turn.base, prizes=tuple(prizes), bidders=after)
    pile_bid, *pile = turn.position(0).pile  # R1: alone, the pile bids its top lantern
    after = (_after_round(bidders[0], prize, max(*bids, pile_bid)),)
    return replace(turn.base, prizes=tuple(prizes), pile=tuple(pile), bidders=after, pile_bid=pile_bid)


def _after_round(bidder: Bidder, prize: int, best: int) -> Bidder:
    hand = tuple(lantern for lantern in bidder.hand if lantern != bidder.bid)
    won = (*bidder.won, prize) if bidder.bid == best else bidder.won
    return Bidder(hand, won=won, swapped=bidder.swapped)


def result(state: State) -> Result | None:
    if state.prizes:
        return None
    keys = [(sum(bidder.won), (len(bidder.won),)) for bidder in state.bidders]
    scores = tuple(
        SeatScore(seat, total, (ScoreLine("prizes", total),), tie_breaks, rank)
        for seat, ((total, tie_breaks), rank) in enumerate(zip(keys, ranked(keys), strict=True))
    )
    won = 2 * scores[0].total > sum(PRIZES[False])
    verdict = Verdict("brighter_than_the_pile" if won else "outshone", won)
    return Result(scores, verdict if len(scores) == 1 else None)


# --- what others see and hear -----------------------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> State:
    return replace(
        state,
        rng=HIDDEN,
        prizes=state.prizes[:1] + (FACE_DOWN,) * len(state.prizes[1:]),
        pile=(FACE_DOWN,) * len(state.pile),
        bidders=tuple(
            bidder if owner == seat else replace(bidder, hand=(FACE_DOWN,) * len(bidder.hand))
            for owner, bidder in enumerate(state.bidders)
        ),
    )


def tell(before: State, after: State, seat: Seat | None, move: Move | None) -> tuple[Event, ...]:
    if seat is None:
        return tuple(_told_round(before, after))
    match move:
        case Bid(lantern):
            return (Event("bid", seat, {"lantern": lantern}),)
        case Swap(lantern):
            [drawn] = {*after.bidders[seat].hand} - {*before.bidders[seat].hand} or {FACE_DOWN}
            return (Event("swapped", seat, {"lantern": lantern, "drawn": drawn}),)
    return ()


def _told_round(before: State, after: State) -> Iterator[Event]:
    if after.pile_bid:
        yield Event("pile_bid", None, {"lantern": after.pile_bid})
    for seat, bidder in enumerate(after.bidders):
        if len(bidder.won) > len(before.bidders[seat].won):
            yield Event("won", seat, {"prize": bidder.won[-1]})
    if after.prizes:
        yield Event("next_prize", None, {"prize": after.prizes[0]})


# --- the computer opponent --------------------------------------------------------------------------------------------


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """Easy bids at random, normal bids high for a high prize, hard also keeps its best for what is still to come."""
    bidder = view.bidders[seat]
    if bidder.bid is not None:
        return End()
    if level == "easy":
        return Bid(rng.choice(bidder.hand))
    if level == "normal":
        values = PRIZES[view.options.steep]
        return Bid(bidder.hand[-1] if view.prizes[0] > values[0] else bidder.hand[0])
    return weigh(view, seat, rng, ())[0].move


def weigh(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    """A bid is worth less, the further it is from the lantern that fits the prize."""
    bidder = view.bidders[seat]
    if bidder.bid is not None:
        return [Weighed(End(), 0.0)]
    prize, values = view.prizes[0], PRIZES[view.options.steep]
    seen = [prize for other in view.bidders for prize in other.won]
    rivals = [value for value in values if value not in (*seen, prize)]
    beaten = sum(prize > rival for rival in rivals)
    fitting = bidder.hand[beaten * (len(bidder.hand) - 1) // max(1, len(rivals))]
    weighed: list[Weighed[Move]] = [
        Weighed(Bid(lantern), float(-abs(lantern - fitting)), (Reason("prize", prize),)) for lantern in bidder.hand
    ]
    weighed += [Weighed(move, -float(LANTERNS[-1])) for move in also if isinstance(move, Swap)]
    return sorted(weighed, key=lambda found: -found.worth)


# --- notation ---------------------------------------------------------------------------------------------------------


LANTERN = number(LANTERNS[0], LANTERNS[-1])
NUMBERS = many(number(FACE_DOWN, LANTERNS[-1]), ",", none="-")

#: Each move as it is written. People who type a line may leave out what is in ``[! ]``: a number alone is a bid.
MOVES: Forms[Move] = Forms({Bid: "[!bid ]{lantern}", Swap: "swap {lantern}", End: "end"}, {"lantern": LANTERN})


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """One or several moves: ``swap 3 bid 7 end``."""
    return tuple(said.value() for said in MOVES.typed(text))


def check_possible(state: State) -> None:
    """Every lantern and prize is there once, and nobody is a round ahead."""
    lanterns = [n for n in (*state.pile, *(n for bidder in state.bidders for n in bidder.hand)) if n != FACE_DOWN]
    prizes = [n for n in (*state.prizes, *(n for bidder in state.bidders for n in bidder.won)) if n != FACE_DOWN]
    require("v1", len(state.bidders) in SEATS and len(set(lanterns)) == len(lanterns))
    require("v1", len(set(prizes)) == len(prizes) and set(prizes) <= set(PRIZES[state.options.steep]))
    for seat, bidder in enumerate(state.bidders, 1):
        require(f"hand {seat}", len(bidder.hand) == len(state.prizes) and (bidder.bid is not None or not bidder.ended))
        require(f"hand {seat}", bidder.bid is None or bool({bidder.bid, FACE_DOWN} & {*bidder.hand}))
    require("v1", bool(waiting_on(state)) == bool(state.prizes))
    seats, hands = len(state.bidders), [bidder.hand for bidder in state.bidders]
    draws = new(seats, state.options, state.rng.seed).rng.counter
    check_generator(
        state,
        view,
        seats=seats,
        draws=draws,
        blanks=any(FACE_DOWN in row for row in (state.prizes, state.pile, *hands)),
    )


#: A position: the table, and a line for each bidder.
POSITION: Lines[State] = Lines(
    State,
    """\
{rules} {options} rng={rng} prizes={prizes:numbers} pile={pile:numbers} shown={pile_bid:bid}
{bidders}*""",
    {
        "rules": names({f"v{RULES_VERSION}": RULES_VERSION}),
        "options": names({"plain": Options(), "steep": Options(steep=True)}),
        "rng": generator("/"),
        "numbers": NUMBERS,
        "bid": optional(LANTERN, "-"),
        "bidders": form(
            Bidder,
            "hand={hand:numbers} bid={bid} won={won:numbers}[ {ended}][ {swapped}]",
            {
                "numbers": NUMBERS,
                "bid": optional(LANTERN, "-"),
                "ended": flag("ended"),
                "swapped": flag("swapped"),
            },
        ),
    },
    check_possible,
)
write_move, read_move = MOVES.write, MOVES.read_all
write_position, read_position = POSITION.write, POSITION.read


GAME = Game(
    slug="lantern_auction",
    seats=SEATS,
    rules_version=RULES_VERSION,
    State=State,
    Options=Options,
    Move=Move,
    check_options=check_options,
    new=new,
    waiting_on=waiting_on,
    ask=ask,
    apply=apply,
    reveals=reveals,
    resolve=resolve,
    tell=tell,
    private=lambda move: False,
    view=view,
    result=result,
    choose=choose,
    weigh=weigh,
    notation=Notation(
        write_move=write_move,
        read_move=read_move,
        read_line=read_line,
        write_position=write_position,
        read_position=read_position,
    ),
)
