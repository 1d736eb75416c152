"""Why an action is not legal: the code that becomes a sentence for the player."""

from __future__ import annotations

from games.first_edition import IllegalAction, Seat
from games.tiny_towns.board import INDEX
from games.tiny_towns.construct import buildable, constructible_cards, may_arrive
from games.tiny_towns.state import (
    Action,
    Build,
    ChooseMonument,
    ChooseOpenCard,
    ChooseResource,
    Decline,
    EndBuild,
    NameResource,
    Place,
    Player,
    PutFree,
    PutMarker,
    Replace,
    SetAside,
    SetOnWatch,
    Stage,
    State,
    Store,
    StoreOnCottage,
    Swap,
    WatchPass,
    WatchTake,
)

_EXPECTED: dict[Stage, tuple[type, ...]] = {
    "idle": (),
    "monument": (ChooseMonument,),
    "choose": (ChooseResource, NameResource, ChooseOpenCard),
    "place": (Place, Store, Swap, StoreOnCottage, SetAside),
    "build": (Build, EndBuild),
    "marker": (PutMarker,),
    "replace": (Replace, Decline),
    "free": (PutFree, Decline),
    "watch": (SetOnWatch,),
    "react": (WatchTake, WatchPass),
}


def refusal(state: State, seat: Seat, action: Action, *, waited_on: bool) -> IllegalAction:
    """The most helpful reason why the seat may not do this now."""
    if state.phase == "over":
        return IllegalAction("game_over")
    if not waited_on:
        return _not_waited_on(state, seat)
    player = state.players[seat]
    if not isinstance(action, _EXPECTED[player.turn.stage]):
        return IllegalAction("not_now", stage=player.turn.stage)
    match action:
        case Build():
            return _build_refusal(state, player, action)
        case ChooseResource(resource) | NameResource(resource) | PutMarker(resource):
            return IllegalAction("type_on_your_bank", resource=resource)
        case Place(resource, square) | Swap(_, _, resource, square) if player.town.squares[INDEX[square]] is not None:
            return IllegalAction("square_taken", square=square)
        case PutFree(_, square) | WatchTake(_, square) if player.town.squares[INDEX[square]] is not None:
            return IllegalAction("square_taken", square=square)
        case Place(resource) | Store(resource) | Swap(resource) | StoreOnCottage(resource) | SetAside(resource):
            return _taking_refusal(player, resource)
    return IllegalAction("not_possible")


def _not_waited_on(state: State, seat: Seat) -> IllegalAction:
    if seat not in range(len(state.players)):
        return IllegalAction("no_such_seat", seat=seat)
    player = state.players[seat]
    if player.finished is not None:
        return IllegalAction("town_finished")
    return IllegalAction("already_confirmed" if player.confirmed else "not_your_turn")


def _taking_refusal(player: Player, resource: str) -> IllegalAction:
    due = player.turn.resource
    if due is not None and resource != due:
        return IllegalAction("wrong_resource", resource=resource, due=due)
    return IllegalAction("not_possible")


def _build_refusal(state: State, player: Player, build: Build) -> IllegalAction:
    town = player.town
    if build.card not in constructible_cards(town, state.display, player.kept):
        return IllegalAction("card_not_in_play", card=build.card)
    if not may_arrive(town, build.card):
        return IllegalAction("no_sixth_bank")
    sites = buildable(town, state.display, player.kept).get(build.card)
    if not sites:
        return IllegalAction("pattern_missing", card=build.card)
    if not any(site.removes == build.removes for site in sites):
        return IllegalAction("wrong_cubes", card=build.card)
    return IllegalAction("wrong_target", card=build.card, square=build.target)
