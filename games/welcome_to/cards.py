"""The construction cards on the table: how they come up, and what they offer."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from msgspec.structs import replace

from games.rng import Rng, shuffled
from games.welcome_to.data import CARDS, PROJECTS, ActionKind, Card, Letter
from games.welcome_to.state import CardId, State

Piles = tuple[tuple[CardId, ...], ...]
CARDS_IN_HAND = 3


class Combination(NamedTuple):
    """The pile (or card of the hand) that gives the number, and the one that gives the action: ``2``, alone ``2+1``."""

    number: int
    action: int

    @property
    def left_over(self) -> int:
        """Solo: the card that serves neither as number nor as action."""
        return 1 + 2 + 3 - self.number - self.action

    def __str__(self) -> str:
        return f"{self.number}" if self.number == self.action else f"{self.number}+{self.action}"


# --- the reveal -------------------------------------------------------------------------------------------------------


def flip_piles(piles: Piles, discards: Piles, rng: Rng) -> tuple[Piles, Piles, Rng]:
    """Flip the top card of each pile. An empty pile is refilled right away, from its discard but the top card (R29)."""
    new_piles, new_discards = [], []
    for pile, discard in zip(piles, discards, strict=True):
        pile, discard = pile[1:], (*discard, pile[0])
        if not pile:
            pile, rng = shuffled(rng, discard[:-1])
            discard = discard[-1:]
        new_piles.append(pile)
        new_discards.append(discard)
    return tuple(new_piles), tuple(new_discards), rng


def revealed(state: State) -> State:
    """The state with this round's cards on the table."""
    if state.agency is None:
        piles, discards, rng = flip_piles(state.piles, state.discards, state.rng)
        return replace(state, piles=piles, discards=discards, rng=rng)
    return _with_hand(state)


def _with_hand(state: State) -> State:
    """Solo: three construction cards, and the project-completion cards that came up in between."""
    [deck], [discard], rng = state.piles, state.discards, state.rng
    hand: list[CardId] = []
    projects: list[Letter] = []
    while len(hand) < CARDS_IN_HAND:
        if not deck:  # R20: only when a card has to be drawn
            deck, rng = shuffled(rng, discard)
            discard = ()
        card, deck = deck[0], deck[1:]
        if card in PROJECTS:
            projects.append(PROJECTS[card])
        else:
            hand.append(card)
    assert state.agency is not None
    agency = replace(state.agency, hand=tuple(hand), projects=tuple(projects))
    return replace(state, piles=(deck,), discards=(discard,), agency=agency, rng=rng)


# --- what is on offer -------------------------------------------------------------------------------------------------


def offers(state: State) -> tuple[Card, ...]:
    """The three combinations at a table; the three cards of the hand in the solo game."""
    return _offers(*_open_cards(state))


def _open_cards(state: State) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The cards that show their number, and those that show their action."""
    if state.agency is not None:
        return state.agency.hand, state.agency.hand
    return tuple([pile[0] for pile in state.piles]), tuple([discard[-1] for discard in state.discards])


@lru_cache(maxsize=1 << 8)
def _offers(numbers: tuple[CardId, ...], actions: tuple[CardId, ...]) -> tuple[Card, ...]:
    pairs = zip(numbers, actions, strict=True)
    return tuple(Card(CARDS[number].number, CARDS[action].action) for number, action in pairs)


def next_actions(state: State) -> tuple[ActionKind, ...]:
    """Next round's actions, which the number sides show already; nothing is known in the solo game."""
    return () if state.agency is not None else tuple(CARDS[pile[0]].action for pile in state.piles)


def combinations(state: State) -> dict[Combination, Card]:
    """Every different combination, lowest piles first, with its number and its action."""
    return _combinations(*_open_cards(state), state.agency is not None)


@lru_cache(maxsize=1 << 8)
def _combinations(numbers: tuple[CardId, ...], actions: tuple[CardId, ...], alone: bool) -> dict[Combination, Card]:
    offered = _offers(numbers, actions)
    piles = range(1, CARDS_IN_HAND + 1)
    different: dict[tuple[Card, ...], Combination] = {}
    for number, action, rest in permutations(piles) if alone else zip(piles, piles, piles, strict=True):
        roles = (offered[number - 1], offered[action - 1], offered[rest - 1])
        different.setdefault(roles, Combination(number, action))
    return {found: Card(number.number, action.action) for (number, action, _), found in different.items()}


def gifts(state: State) -> list[int]:
    """What a strike can hand over: nothing (0) at a table, any different card of the hand in the solo game."""
    if state.agency is None:
        return [0]
    offered = offers(state)
    return [place for place, offer in enumerate(offered, start=1) if offer not in offered[: place - 1]]
