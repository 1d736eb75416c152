"""The course of the game: whose turn it is, what a move does, how a round ends and the next one begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core import End, IllegalMove, Seat
from games.tiny_towns import discover
from games.tiny_towns import state as moves
from games.tiny_towns.building import check_site, construct
from games.tiny_towns.effects import carried_out, watch_offers, watch_owner, watch_taken
from games.tiny_towns.placing import put_down
from games.tiny_towns.state import Move, Player, State, Town
from games.tiny_towns.town import is_full
from games.turns import Turn

# --- who is waited on -------------------------------------------------------------------------------------------------


def waiting_on(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case "round" | "monuments":
            players = enumerate(state.players)
            return tuple([seat for seat, player in players if player.finished is None and not player.ended])
        case "naming" if state.hammer is not None and not state.players[state.hammer].ended:
            return (state.hammer,)
        case "watch" if (owner := watch_owner(state)) is not None and not state.players[owner].ended:
            return (owner,)
    return ()


def check_waited_on(state: State, seat: Seat) -> None:
    if state.phase == "over":
        raise IllegalMove("game_over")
    if seat not in range(len(state.players)):
        raise IllegalMove("no_such_seat", seat=seat)
    player = state.players[seat]
    if player.finished is not None:
        raise IllegalMove("town_finished")
    if player.ended:
        raise IllegalMove("already_ended")
    if state.phase in ("naming", "watch") and seat not in waiting_on(state):
        raise IllegalMove("not_your_turn")


# --- moves ------------------------------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, move: Move) -> State:
    check_waited_on(state, seat)
    player = state.players[seat]
    match state.phase, move:
        case "monuments", moves.KeepMonument(monument):
            if monument not in player.dealt:
                raise IllegalMove("not_dealt", card=monument)
            return with_player(state, seat, replace(player, kept=monument, ended=True))
        case "naming", moves.NameResource(resource):
            discover.check_choosable(state, seat, resource)
            return with_player(replace(state, resource=resource), seat, replace(player, ended=True))
        case "watch", moves.WatchTake():
            return _with_town(state, seat, watch_taken(state, player.town, move))
        case "watch", End():
            return with_player(state, seat, replace(player, ended=True))
        case "round", _:
            return _in_round(state, seat, move)
    raise IllegalMove("not_now")


def _in_round(state: State, seat: Seat, move: Move) -> State:
    player = state.players[seat]
    match move:
        case moves.TakeCard() if discover.is_solo(state) and state.resource is None:
            return discover.take_card(state, move)
        case moves.Place() | moves.Store() | moves.Swap() | moves.StoreOnCottage() | moves.SetAside():
            _check_cube(state, player)
            placed = replace(player, town=put_down(state, seat, move), cube="placed")
            return with_player(state, seat, placed)
        case moves.Build() | End() if player.cube == "due":
            raise IllegalMove("place_first")
        case moves.Build():
            check_site(state, player, move)
            return _with_town(state, seat, carried_out(construct(player.town, move, state.round), move, state.display))
        case End():
            return with_player(state, seat, replace(player, ended=True))
    raise IllegalMove("not_now")


def _check_cube(state: State, player: Player) -> None:
    """A seat puts down one cube a round, in solo after it has taken a card."""
    if player.cube == "placed":
        raise IllegalMove("already_placed")
    if player.cube == "none":
        raise IllegalMove("no_cube_this_round")
    if discover.is_solo(state) and state.resource is None:
        raise IllegalMove("card_first")


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _with_town(state: State, seat: Seat, town: Town) -> State:
    return with_player(state, seat, replace(state.players[seat], town=town))


# --- everybody has ended ----------------------------------------------------------------------------------------------


def resolve(turn: Turn[State, Move]) -> State:
    """Everything done in the open turn is revealed, and the game goes on."""
    state = _merged(turn)
    match state.phase:
        case "monuments":
            return begin_round(state)
        case "naming":
            return open_round(replace(state, phase="round"))
        case "watch":
            return _end_round(replace(state, offers=()))
    return _watch_or_end(state, turn.moves)


def _merged(turn: Turn[State, Move]) -> State:
    """Each player as their own moves left them. Only a seat with the turn to itself changes the rest of the table."""
    players = tuple(
        replace(turn.position(seat).players[seat], cube="none", ended=False, dealt=())
        for seat in range(len(turn.base.players))
    )
    return replace(turn.position(next(iter(turn.moves))), players=players)


def _watch_or_end(state: State, done: Mapping[Seat, Sequence[Move]]) -> State:
    """R21: the Watch reacts once all constructions are revealed, if there is something to take and room for it."""
    owner = watch_owner(state)
    if owner is None or is_full(state.players[owner].town):
        return _end_round(state)
    offers = watch_offers(state, owner, done)
    return replace(state, phase="watch", offers=offers) if offers else _end_round(state)


def _end_round(state: State) -> State:
    """Full towns are finished; unless all of them are, the next round begins."""
    players = (
        replace(player, finished=state.round) if player.finished is None and is_full(player.town) else player
        for player in state.players
    )
    state = replace(state, players=tuple(players))
    state = replace(discover.put_card_away(state), resource=None)
    if all(player.finished is not None for player in state.players):
        return replace(state, phase="over")
    return begin_round(replace(discover.pass_hammer(state), round=state.round + 1))


def begin_round(state: State) -> State:
    state = discover.turn_up(state)
    return open_round(state) if state.phase == "round" else state


def open_round(state: State) -> State:
    """Everybody who isn't finished gets a cube to put down, except those who take nothing in a free round."""
    free = discover.is_free_round(state)
    barred = [free and discover.is_barred(state, seat) for seat in range(len(state.players))]
    players = tuple(
        player if player.finished is not None or takes_nothing else replace(player, cube="due")
        for player, takes_nothing in zip(state.players, barred, strict=True)
    )
    return replace(state, players=players)
