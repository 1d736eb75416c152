"""Small changes of a state that every rule is made of."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.carrara.data import DATA, City
from games.carrara.state import Objects, Player, Report, Screen, State, TurnNews
from games.core import IllegalMove, Seat


def screen_of(state: State, seat: Seat) -> Screen:
    """What the seat keeps behind its screen; only a state or that seat's own view knows."""
    screen = state.players[seat].screen
    if screen is None:
        raise IllegalMove("look_first")
    return screen


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


# --- news


def reported(state: State, report: Report) -> State:
    """The report added to the news of the turn in progress; older turns than everybody's last are forgotten."""
    past = state.news
    if past and (past[-1].round, past[-1].seat) == (state.round, state.turn):
        current = past[-1]
        entry = TurnNews(current.round, current.seat, (*current.reports, report))
        return replace(state, news=(*past[:-1], entry))
    kept = past[-len(state.players) :]
    return replace(state, news=(*kept, TurnNews(state.round, state.turn, (report,))))


def new_reports(before: State, after: State) -> Iterator[tuple[Seat, Report]]:
    """What was reported between two positions, and of whom."""
    known = {(entry.round, entry.seat): len(entry.reports) for entry in before.news}
    for entry in after.news:
        for report in entry.reports[known.get((entry.round, entry.seat), 0) :]:
            yield entry.seat, report
