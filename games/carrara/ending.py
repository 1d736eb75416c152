"""After the action: the extra purchase, the announcement of the end, and passing in the last round."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.carrara.data import DATA, OBJECTS, ObjectKind
from games.carrara.scoring import total_cost
from games.carrara.state import (
    Ending,
    Extra,
    Objects,
    Screen,
    State,
    plus_objects,
    scorings,
    screen_of,
    with_player,
    with_screen,
)
from games.carrara.stones import remembered
from games.core import IllegalMove, Seat


class Condition(Struct, frozen=True):
    have: int
    needed: int

    @property
    def met(self) -> bool:
        return self.have >= self.needed


class Progress(Struct, frozen=True):
    """The three conditions of an announcement."""

    scorings: Condition
    objects: Condition
    costs: Condition

    @property
    def met(self) -> bool:
        return self.scorings.met and self.objects.met and self.costs.met


def progress(state: State, seat: Seat) -> Progress:
    """How near the seat is to announcing; the thresholds go by the players at the start (R24)."""
    owned = sum(screen_of(state, seat).objects)
    return _progress(scorings(state, seat), owned, total_cost(state, seat), len(state.players))


@remembered
def _progress(scorings: int, objects: int, costs: int, players: int) -> Progress:
    return Progress(
        scorings=Condition(scorings, DATA.end.scorings),
        objects=Condition(objects, DATA.end.objects[players]),
        costs=Condition(costs, DATA.end.costs[players]),
    )


# --- extra purchase


def legal_extras(state: State, seat: Seat) -> list[Extra]:
    if state.extra_bought or screen_of(state, seat).coins < DATA.extra.price:
        return []
    return [Extra(kind) for kind in state.field]


def extra_refusal(state: State, seat: Seat, move: Extra) -> IllegalMove | None:
    if state.extra_bought:
        return IllegalMove("extra_already_bought")
    if move.object not in state.field:
        return IllegalMove("object_gone", object=move.object)
    coins = screen_of(state, seat).coins
    return IllegalMove("too_expensive", price=DATA.extra.price, coins=coins) if coins < DATA.extra.price else None


def buy_extra(state: State, seat: Seat, move: Extra) -> State:
    """The object counts at once, for an announcement in the same turn too (R2)."""
    screen, price = screen_of(state, seat), DATA.extra.price
    screen = replace(screen, coins=screen.coins - price, objects=plus_objects(screen.objects, one(move.object)))
    left = tuple(kind for kind in state.field if kind != move.object)
    return replace(with_screen(state, seat, screen), field=left, extra_bought=True)


def one(kind: ObjectKind) -> Objects:
    a, b, c, d, e, f = (int(kind == other) for other in OBJECTS)
    return (a, b, c, d, e, f)


# --- the announcement


def end_is_open(state: State) -> bool:
    """Whether anybody may still announce: once, and not after the last building (R16, unless the table agreed)."""
    if state.ending is None:
        return True
    return state.ending.by == "last" and state.options.announce_after_last_building


def can_announce(state: State, seat: Seat) -> bool:
    return end_is_open(state) and progress(state, seat).met


def announce_refusal(state: State, seat: Seat) -> IllegalMove | None:
    """A false announcement is refused and nothing is shown (R15)."""
    if not end_is_open(state):
        return IllegalMove("end_already_fixed")
    now = progress(state, seat)
    if now.met:
        return None
    return IllegalMove(
        "conditions_not_met",
        scorings=now.scorings.have,
        scorings_needed=now.scorings.needed,
        objects=now.objects.have,
        objects_needed=now.objects.needed,
        costs=now.costs.have,
        costs_needed=now.costs.needed,
    )


def announce(state: State, seat: Seat) -> State:
    """The objects are shown as proof (R19)."""
    player, objects = state.players[seat], screen_of(state, seat).objects
    state = with_player(state, seat, replace(player, vp=player.vp + DATA.end.bonus))
    return replace(state, ending=Ending("announced", seat), phase="ended", shown=Screen(0, "", objects))


# --- the last round


def can_pass(state: State) -> bool:
    """Only in the round after an announcement (R17: not after the last building, unless the table agreed)."""
    if state.ending is None:
        return False
    return state.ending.by == "announced" or state.options.pass_after_last_building


def pass_refusal(state: State) -> IllegalMove | None:
    return None if can_pass(state) else IllegalMove("pass_not_allowed")


def skip_turn(state: State) -> State:
    """A pass is the whole turn (R4), unless the table lets even those who pass buy an object."""
    return replace(state, phase="passed" if state.options.extra_when_passing else "ended")
