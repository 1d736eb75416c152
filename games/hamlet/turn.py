"""The course of a game: steps, turns, rounds, the end; taking steps back; what each seat may see."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import IllegalAction, Seat
from games.hamlet.abbey import abbey_round
from games.hamlet.choosing import advance, check_offered, chosen, deed_of, menu
from games.hamlet.data import DATA, TILES, TRADES, solo_level
from games.hamlet.deeds import perform
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import Abbey, Action, Confirm, End, News, State, Villager
from games.rng import HIDDEN


def waiting_on(state: State) -> tuple[Seat, ...]:
    return () if state.over else (state.active,)


def legal(state: State, seat: Seat) -> list[Action]:
    return menu(state) if seat in waiting_on(state) else []


def apply(state: State, seat: Seat, action: Action) -> State:
    _check_turn(state, seat)
    check_offered(state, action)
    return _stepped(state, action)


def _check_turn(state: State, seat: Seat) -> None:
    if state.over:
        raise IllegalAction("game_over")
    if seat != state.active:
        raise IllegalAction("not_your_turn", active=state.active)


def _stepped(state: State, action: Action) -> State:
    if isinstance(action, End):
        return end_turn(replace(state, base=None, steps=()))
    after = _confirmed(state) if isinstance(action, Confirm) else replace(state, choosing=advance(state, action))
    if after.over or _shown(after) - _shown(state):
        return replace(after, base=None, steps=())
    return replace(after, base=state.base or state, steps=(*state.steps, action))


def _confirmed(state: State) -> State:
    after = perform(replace(state, choosing=None), deed_of(chosen(state.choosing)))
    if after.abbey and church_is_finished(after):
        # The solo challenge ends at once with the last order.
        return replace(after, over=True, turns=after.turns + 1)
    return after


def _shown(state: State) -> set[str]:
    """Everything that once was hidden and now lies open."""
    return {offer.tile for offer in state.row} | set(state.open_trades)


# ---------------------------------------------------------------- taking back


def can_take_back(state: State, seat: Seat) -> bool:
    return not state.over and seat == state.active and bool(state.steps)


def take_back(state: State, seat: Seat) -> State:
    """Replays all steps but the last from the latest reveal of this turn, or from its start."""
    if not can_take_back(state, seat):
        raise IllegalAction("nothing_to_take_back")
    before = chosen(state.base)
    for step in state.steps[:-1]:
        before = _stepped(before, step)
    return before


# ---------------------------------------------------------------- turns and rounds


def end_turn(state: State) -> State:
    state = replace(_rested(state), turns=state.turns + 1, herd_moved=False, hire_open=False)
    following = (state.active + 1) % len(state.players)
    if following == 0:
        state = _end_round(state)
    if state.over:
        return state
    news = tuple(News() if seat == following else old for seat, old in enumerate(state.news))
    return replace(state, active=following, news=news)


def _rested(state: State) -> State:
    """At the end of a turn all villagers stand up, also the freshly hired ones."""
    players = list(state.players)
    player = players[state.active]
    players[state.active] = replace(
        player, villagers=tuple(Villager(villager.at, ready=True) for villager in player.villagers)
    )
    return replace(state, players=tuple(players))


def _end_round(state: State) -> State:
    if state.abbey and not church_is_finished(state):
        state = abbey_round(state)
    if church_is_finished(state) or state.round == _last_round(state):
        return replace(state, over=True)
    return replace(state, round=state.round + 1)


def _last_round(state: State) -> int:
    if state.abbey:
        return solo_level(state.options.level).rounds
    return DATA.limits.round_limit  # A16


# ---------------------------------------------------------------- what a seat may see


def view(state: State, seat: Seat | None) -> State:
    """Hidden from everybody: the order of the bag and of the Abbey's cards, the trade stack and what was put back."""
    return replace(
        state,
        rng=HIDDEN,
        bag=tuple(sorted(state.bag, key=_TILE_ORDER.index)),
        trade_stack=tuple(f"T{TRADES[trade].level}?" if trade in TRADES else trade for trade in state.trade_stack),
        abbey=_veiled(state.abbey) if state.abbey else None,
        base=view(state.base, seat) if state.base else None,
    )


_TILE_ORDER = tuple(TILES)


def _veiled(abbey: Abbey) -> Abbey:
    """The cards left of the six that are running are known, and that all six come again after them."""
    deck, size = abbey.deck, len(DATA.solo.abbey_deck)
    running = len(deck) % size
    veiled = sorted(deck[:running])
    for first in range(running, len(deck), size):
        veiled += sorted(deck[first : first + size])
    return replace(abbey, deck=tuple(veiled))
