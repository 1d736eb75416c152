"""The course of the game: who is waited on, what an action leads to, how a round ends and the next one begins."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import Seat
from games.tiny_towns import turn
from games.tiny_towns.discover import discover, pass_hammer, put_card_away, take_open_card
from games.tiny_towns.effects import watch_offers, watch_owner
from games.tiny_towns.refusals import refusal
from games.tiny_towns.state import Action, ChooseOpenCard, EndBuild, NameResource, News, Player, State, Turn, WatchPass
from games.tiny_towns.town import is_full


def waiting_on(state: State) -> tuple[Seat, ...]:
    """The seats whose turn is open and not confirmed."""
    match state.phase:
        case "over":
            return ()
        case "naming":
            return () if state.hammer is None else (state.hammer,)
        case "watch":
            owner = watch_owner(state)
            return () if owner is None or state.players[owner].confirmed else (owner,)
    return tuple(seat for seat, player in enumerate(state.players) if player.finished is None and not player.confirmed)


def legal(state: State, seat: Seat) -> list[Action]:
    return turn.steps(state, seat) if seat in waiting_on(state) else []


def apply(state: State, seat: Seat, action: Action) -> State:
    if action not in legal(state, seat):
        raise refusal(state, seat, action, waited_on=seat in waiting_on(state))
    match action:
        case NameResource(resource):
            return turn.open_turns(replace(state, resource=resource, phase="round", epoch=state.epoch + 1))
        case ChooseOpenCard():
            return turn.open_turns(take_open_card(state, action))
    state = turn.with_player(state, seat, turn.after_step(state, state.players[seat], action))
    return state if waiting_on(state) else _resolved(state)


# --- everybody has confirmed ------------------------------------------------------------------------------------------


def _resolved(state: State) -> State:
    """The sealed turns are over: what was done in them is revealed, and the game goes on."""
    done = tuple(_without_confirmation(player) for player in state.players)
    phase = state.phase
    state = replace(state, players=tuple(map(_closed, state.players)), epoch=state.epoch + 1)
    match phase:
        case "monuments":
            return begin_round(state)
        case "watch":
            told = tuple(before + now for before, now in zip(state.news.steps, done, strict=True))
            return _end_round(replace(state, news=News(state.round, told), offers=()))
    return _watch_or_end(replace(state, news=News(state.round, done)))


def _without_confirmation(player: Player) -> tuple[Action, ...]:
    return tuple(step for step in player.turn.steps if not isinstance(step, EndBuild | WatchPass))


def _closed(player: Player) -> Player:
    return replace(player, turn=Turn(), confirmed=False, dealt=())


def _watch_or_end(state: State) -> State:
    """R21: the Watch reacts once all constructions are revealed, if there is something to take and room for it."""
    owner = watch_owner(state)
    if owner is None or is_full(state.players[owner].town):
        return _end_round(state)
    offers = watch_offers(state, owner, state.news.steps)
    if not offers:
        return _end_round(state)
    return turn.open_turns(replace(state, phase="watch", offers=offers))


def _end_round(state: State) -> State:
    """The finish check, and on to the next round unless all towns are finished."""
    state = replace(state, players=tuple(_finished_if_full(player, state.round) for player in state.players))
    state = replace(put_card_away(state), resource=None)
    if all(player.finished is not None for player in state.players):
        return replace(state, phase="over")
    return begin_round(replace(pass_hammer(state), round=state.round + 1))


def _finished_if_full(player: Player, round_: int) -> Player:
    if player.finished is not None or not is_full(player.town):
        return player
    return replace(player, finished=round_)


def begin_round(state: State) -> State:
    return turn.open_turns(discover(state))
