"""After the action: the extra purchase, the announcement of the end, and passing in the last round."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.carrara import state as moves
from games.carrara.data import DATA, OBJECTS
from games.carrara.scoring import total_cost
from games.carrara.state import Ending, Screen, State, scorings, screen_of, with_player, with_screen
from games.carrara.stones import remembered
from games.core import IllegalMove, Params, Seat


class Condition(Struct, frozen=True):
    have: int
    needed: int

    @property
    def met(self) -> bool:
        return self.have >= self.needed


def public_progress(state: State, seat: Seat) -> tuple[Condition, Condition]:
    """What everybody knows of a seat's conditions: its scorings and its building costs."""
    return _conditions(scorings(state, seat), total_cost(state, seat), len(state.players))


@remembered
def _conditions(scorings: int, costs: int, players: int) -> tuple[Condition, Condition]:
    return Condition(scorings, DATA.end.scorings), Condition(costs, DATA.end.costs[players])


class Progress(Struct, frozen=True):
    """The three conditions of an announcement."""

    scorings: Condition
    objects: Condition
    costs: Condition
    met: bool
    #: The same figures as parameters of a message.
    figures: Params


def progress(state: State, seat: Seat) -> Progress:
    """How close the seat is to announcing. What it takes depends on how many players began the game (R24)."""
    owned = sum(screen_of(state, seat).objects)
    return _progress(scorings(state, seat), owned, total_cost(state, seat), len(state.players))


@remembered
def _progress(scorings: int, objects: int, costs: int, players: int) -> Progress:
    scored, built = _conditions(scorings, costs, players)
    conditions = {"scorings": scored, "objects": Condition(objects, DATA.end.objects[players]), "costs": built}
    figures: Params = {}
    for name, condition in conditions.items():
        figures |= {name: condition.have, f"{name}_needed": condition.needed}
    return Progress(**conditions, met=all(condition.met for condition in conditions.values()), figures=figures)


# --- extra purchase


def legal_extras(state: State, seat: Seat) -> list[moves.Extra]:
    if state.extra_bought or screen_of(state, seat).coins < DATA.extra.price:
        return []
    return [moves.Extra(kind) for kind in state.field]


def extra_refusal(state: State, seat: Seat, move: moves.Extra) -> IllegalMove | None:
    if state.extra_bought:
        return IllegalMove("extra_already_bought")
    if move.object not in state.field:
        return IllegalMove("object_gone", object=move.object)
    coins = screen_of(state, seat).coins
    return IllegalMove("too_expensive", price=DATA.extra.price, coins=coins) if coins < DATA.extra.price else None


def buy_extra(state: State, seat: Seat, move: moves.Extra) -> State:
    """The object counts at once, for an announcement in the same turn too (R2)."""
    screen = screen_of(state, seat)
    objects = tuple(own + (kind == move.object) for kind, own in zip(OBJECTS, screen.objects, strict=True))
    left = tuple(kind for kind in state.field if kind != move.object)
    screen = Screen(screen.coins - DATA.extra.price, screen.stones, objects)
    return with_screen(state, seat, screen, field=left, extra_bought=True)


# --- the announcement


def end_is_open(state: State) -> bool:
    """Whether anybody may still announce: once, and not after the last building (R16, unless the table agreed)."""
    if state.ending is None:
        return True
    return state.ending.by == "last" and state.options.announce_after_last_building


def can_announce(state: State, seat: Seat) -> bool:
    return end_is_open(state) and progress(state, seat).met


def announce_refusal(state: State, seat: Seat, move: moves.Announce | None = None) -> IllegalMove | None:
    """A false announcement is refused and nothing is shown (R15)."""
    if not end_is_open(state):
        return IllegalMove("end_already_fixed")
    now = progress(state, seat)
    return None if now.met else IllegalMove("conditions_not_met", **now.figures)


def announce(state: State, seat: Seat, move: moves.Announce) -> State:
    """The objects are shown as proof (R19)."""
    player, proof = state.players[seat], Screen(0, "", screen_of(state, seat).objects)
    player = replace(player, vp=player.vp + DATA.end.bonus)
    return with_player(state, seat, player, ending=Ending("announced", seat), phase="ended", shown=proof)


# --- the last round


def can_pass(state: State) -> bool:
    """Only in the round after an announcement (R17: not after the last building, unless the table agreed)."""
    if state.ending is None:
        return False
    return state.ending.by == "announced" or state.options.pass_after_last_building


def pass_refusal(state: State, seat: Seat, move: moves.Pass) -> IllegalMove | None:
    return None if can_pass(state) else IllegalMove("pass_not_allowed")


def skip_turn(state: State, seat: Seat, move: moves.Pass) -> State:
    """Passing is the whole turn (R4), unless the table lets players buy an object when they pass."""
    return replace(state, phase="passed" if state.options.extra_when_passing else "ended")
