"""Small changes of a state that every rule is made of."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.data import DATA, City
from games.carrara.state import Deed, Objects, Player, Screen, State, Stones, TurnNews
from games.first_edition import Seat


def screen_of(state: State, seat: Seat) -> Screen:
    """What the seat keeps behind its screen; only a state or that seat's own view knows."""
    screen = state.players[seat].screen
    if screen is None:
        raise ValueError(f"seat {seat} is hidden from this viewer")
    return screen


def bag_of(state: State) -> Stones:
    """What is in the bag; no view knows, unless it is empty."""
    if state.bag is None:
        raise ValueError("the bag is hidden from this viewer")
    return state.bag


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def with_screen(state: State, seat: Seat, screen: Screen) -> State:
    return with_player(state, seat, replace(state.players[seat], screen=screen))


def with_coins(state: State, seat: Seat, gained: int) -> State:
    screen = screen_of(state, seat)
    return with_screen(state, seat, replace(screen, coins=screen.coins + gained))


def plus_objects(objects: Objects, more: Objects) -> Objects:
    a, b, c, d, e, f = (own + new for own, new in zip(objects, more, strict=True))
    return (a, b, c, d, e, f)


def minus_objects(objects: Objects, fewer: Objects) -> Objects:
    a, b, c, d, e, f = (own - gone for own, gone in zip(objects, fewer, strict=True))
    return (a, b, c, d, e, f)


def markers_left(state: State, seat: Seat) -> int:
    return DATA.components.markers - scorings(state, seat)


def scorings(state: State, seat: Seat) -> int:
    """How many types and cities the seat has scored."""
    return len(state.players[seat].scored_types) + sum(closed.seat == seat for closed in state.closed)


def owner_of(state: State, city: City) -> Seat | None:
    """The seat that scored the city, if it is closed."""
    return next((closed.seat for closed in state.closed if closed.city == city), None)


def reported(state: State, deed: Deed) -> State:
    """The deed written into the news of the turn in progress; older turns than everybody's last are forgotten."""
    past = state.news
    if past and past[-1].turn == state.turns:
        *past_list, current = past
        entry = TurnNews(current.turn, current.seat, (*current.deeds, deed))
        return replace(state, news=(*past_list, entry))
    kept = past[len(past) - min(len(past), len(state.players)) :]
    return replace(state, news=(*kept, TurnNews(state.turns, state.turn, (deed,))))


def news_since(state: State, seat: Seat | None) -> tuple[TurnNews, ...]:
    """What happened after the seat's last finished turn; a spectator gets all that is kept."""
    own = [entry.turn for entry in state.news if entry.seat == seat and entry.turn < state.turns]
    return tuple(entry for entry in state.news if not own or entry.turn > own[-1])
