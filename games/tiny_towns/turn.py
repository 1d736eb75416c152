"""A seat's turn: how it opens, what it may do next, what each step does, and how the last step is taken back."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import IllegalAction, Seat
from games.tiny_towns import effects
from games.tiny_towns.construct import builds, construct
from games.tiny_towns.discover import choosable, is_barred, is_solo, nameable
from games.tiny_towns.placing import placings, put_down
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
    Turn,
    WatchPass,
    WatchTake,
)
from games.tiny_towns.town import building_at

# --- opening ----------------------------------------------------------------------------------------------------------


def _opening_stage(state: State, seat: Seat) -> Stage:
    if state.players[seat].finished is not None:
        return "idle"
    match state.phase:
        case "monuments":
            return "monument"
        case "naming":
            return "choose" if seat == state.hammer else "idle"
        case "watch":
            return "react" if seat == effects.watch_owner(state) else "idle"
        case "over":
            return "idle"
    if state.resource is not None:
        return "place"
    return "build" if not is_solo(state) and is_barred(state, seat) else "choose"


def opened(state: State, seat: Seat) -> Player:
    """The seat at the beginning of its turn: nothing done, nothing confirmed."""
    player = state.players[seat]
    town = player.turn.before or player.town
    # Judged by the town as the turn found it: what is built in a sealed turn must not show in how it opened.
    stage = _opening_stage(with_player(state, seat, replace(player, town=town)), seat)
    turn = Turn() if stage == "idle" else Turn(stage, state.resource if stage == "place" else None, before=town)
    kept = None if stage == "monument" else player.kept
    return replace(player, town=town, turn=turn, confirmed=False, kept=kept)


def open_turns(state: State) -> State:
    return replace(state, players=tuple(opened(state, seat) for seat in range(len(state.players))))


# --- what may be done -------------------------------------------------------------------------------------------------


def steps(state: State, seat: Seat) -> list[Action]:
    """Every legal step of the seat, by the stage of its turn."""
    player = state.players[seat]
    match player.turn.stage:
        case "idle":
            return []
        case "monument":
            return [ChooseMonument(card) for card in player.dealt]
        case "choose":
            return _choices(state, seat)
        case "place":
            return placings(state, seat)
        case "build":
            return [*builds(player.town, state.display, player.kept), EndBuild()]
        case "marker":
            return _markers(player)
        case "replace":
            return [*effects.replacements(player, state.display), Decline()]
        case "free":
            return [*effects.free_buildings(player.town, state.display), Decline()]
        case "watch":
            return [*effects.watchable(player.town, state.display)]
        case "react":
            return [*effects.watch_takes(state, player), WatchPass()]


def _choices(state: State, seat: Seat) -> list[Action]:
    if state.phase == "naming":
        return [NameResource(resource) for resource in nameable(state, seat)]
    if is_solo(state):
        return [ChooseOpenCard(0), ChooseOpenCard(1), ChooseOpenCard(2)]
    return [ChooseResource(resource) for resource in choosable(state, seat)]


def _markers(player: Player) -> list[Action]:
    square = player.turn.marker_at
    if square is None:
        raise TypeError(player.turn)
    card = building_at(player.town, square).card
    return [PutMarker(resource) for resource in effects.marker_types(player.town, card)]


# --- doing it ---------------------------------------------------------------------------------------------------------


def after_step(state: State, player: Player, action: Action) -> Player:
    """The player after a legal step of the open turn."""
    player = _done(state, player, action)
    return replace(player, turn=replace(player.turn, steps=(*player.turn.steps, action)))


def _done(state: State, player: Player, action: Action) -> Player:
    turn = player.turn
    match action:
        case ChooseMonument(monument):
            return replace(player, kept=monument, confirmed=True)
        case ChooseResource(resource):
            return replace(player, turn=replace(turn, stage="place", resource=resource))
        case Place() | Store() | Swap() | StoreOnCottage() | SetAside():
            return replace(player, town=put_down(player.town, action), turn=replace(turn, stage="build", resource=None))
        case Build():
            return _built(state, player, action)
        case PutMarker():
            return effects.put_marker(player, action)
        case Replace():
            return effects.replace_building(player, action, state.display)
        case PutFree():
            return effects.put_free(player, action)
        case SetOnWatch():
            return effects.set_on_watch(player, action)
        case Decline():
            return replace(player, turn=replace(turn, stage="build"))
        case WatchTake():
            return effects.watch_take(player, action)
        case EndBuild() | WatchPass():
            return replace(player, confirmed=True)
    raise TypeError(action)


def _built(state: State, player: Player, build: Build) -> Player:
    player = replace(player, town=construct(player.town, build, state.round))
    return effects.arrived(player, build.card, build.target, effects.effect_stage(player, build, state.display))


# --- taking it back ---------------------------------------------------------------------------------------------------


def can_take_back(state: State, seat: Seat) -> bool:
    return bool(state.players[seat].turn.steps)


def take_back(state: State, seat: Seat) -> State:
    """The turn played again without its last step."""
    if not can_take_back(state, seat):
        raise IllegalAction("nothing_to_take_back")
    player = opened(state, seat)
    for action in state.players[seat].turn.steps[:-1]:
        player = after_step(state, player, action)
    return with_player(state, seat, player)


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
