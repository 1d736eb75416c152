"""The construction cards: the three piles of a table, and the single deck of the solo game."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from games.rng import Rng, shuffled
from games.welcome_to.data import CARDS, DATA, LETTERS, PLANS, PROJECTS, ActionKind, Letter
from games.welcome_to.state import Agency, CardId, Combine, Offer, OpenPlan, State, Strike

Piles = tuple[tuple[CardId, ...], ...]
CARDS_IN_HAND = 3


# --- set-up ----------------------------------------------------------------------------------------------------------


def table_piles(rng: Rng) -> tuple[Piles, Rng]:
    deck, rng = shuffled(rng, CARDS)
    size = DATA.limits.pile
    return tuple(deck[start : start + size] for start in range(0, len(deck), size)), rng


def solo_deck(rng: Rng) -> tuple[tuple[CardId, ...], tuple[CardId, ...], Rng]:
    """One project-completion card somewhere in the last cards of the deck, the two others on the discard."""
    deck, rng = shuffled(rng, CARDS)
    projects, rng = shuffled(rng, PROJECTS)
    split = len(deck) - DATA.solo.bottom_cards
    bottom, rng = shuffled(rng, (*deck[split:], projects[0]))
    return deck[:split] + bottom, projects[1:], rng


def open_plans(rng: Rng, advanced: bool) -> tuple[tuple[OpenPlan, OpenPlan, OpenPlan], Rng]:
    """One plan of each stack; the advanced game mixes the hard ones in."""
    drawn = []
    for letter in LETTERS:
        stack = [plan.id for plan in PLANS.values() if plan.stack == letter and (advanced or not plan.hard)]
        order, rng = shuffled(rng, stack)
        drawn.append(OpenPlan(order[0]))
    first, second, third = drawn
    return (first, second, third), rng


# --- the reveal ------------------------------------------------------------------------------------------------------


def flip_piles(piles: Piles, discards: Piles, rng: Rng) -> tuple[Piles, Piles, Rng]:
    """Flip the top card of each pile; an emptied pile is refilled at once from its discard, save the top card (R29)."""
    new_piles, new_discards = [], []
    for pile, discard in zip(piles, discards, strict=True):
        pile, discard = pile[1:], (*discard, pile[0])
        if not pile:
            pile, rng = shuffled(rng, discard[:-1])
            discard = discard[-1:]
        new_piles.append(pile)
        new_discards.append(discard)
    return tuple(new_piles), tuple(new_discards), rng


def draw_hand(
    deck: tuple[CardId, ...], discard: tuple[CardId, ...], rng: Rng
) -> tuple[tuple[CardId, ...], tuple[Letter, ...], tuple[CardId, ...], tuple[CardId, ...], Rng]:
    """Three construction cards, and the project-completion cards that came up in between."""
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
    return tuple(hand), tuple(projects), deck, discard, rng


def revealed(state: State) -> State:
    """The state with this round's cards on the table."""
    if state.agency is None:
        piles, discards, rng = flip_piles(state.piles, state.discards, state.rng)
        return replace(state, piles=piles, discards=discards, rng=rng)
    hand, projects, deck, discard, rng = draw_hand(state.piles[0], state.discards[0], state.rng)
    agency = replace(state.agency, hand=hand, projects=projects)
    return replace(state, piles=(deck,), discards=(discard,), agency=agency, rng=rng)


def handed_over(state: State, agency: Agency, turn: Combine | Strike) -> State:
    """Solo: two cards to the discard, the third to the agency's row."""
    give = turn.give if isinstance(turn, Strike) else left_over(turn)
    used = tuple(card for place, card in enumerate(agency.hand, start=1) if place != give)
    agency = replace(agency, hand=(), row=(*agency.row, agency.hand[give - 1]))
    return replace(state, agency=agency, discards=((*state.discards[0], *used),))


def left_over(combination: Combine) -> int:
    """Solo: the card that serves neither as number nor as action."""
    return 1 + 2 + 3 - combination.number - combination.action


# --- what is on offer ------------------------------------------------------------------------------------------------


def offers(state: State) -> tuple[Offer, ...]:
    """The three combinations at a table; the three cards of the hand in the solo game."""
    if state.agency is not None:
        return tuple(Offer(CARDS[card].number, CARDS[card].action) for card in state.agency.hand)
    return tuple(
        Offer(CARDS[pile[0]].number, CARDS[discard[-1]].action)
        for pile, discard in zip(state.piles, state.discards, strict=True)
    )


def next_actions(state: State) -> tuple[ActionKind, ...]:
    """Next round's actions, which the number sides show already; nothing is known in the solo game."""
    return () if state.agency is not None else tuple(CARDS[pile[0]].action for pile in state.piles)


def combinations(state: State) -> list[Combine]:
    """Every different combination, lowest piles first."""
    offered = offers(state)
    if state.agency is None:
        unlike = {offer: Combine(pile, pile) for pile, offer in reversed(list(enumerate(offered, start=1)))}
        return sorted(unlike.values(), key=lambda combination: combination.number)
    different: dict[tuple[Offer, ...], Combine] = {}
    for number, action, rest in permutations(range(1, CARDS_IN_HAND + 1)):
        roles = (offered[number - 1], offered[action - 1], offered[rest - 1])
        different.setdefault(roles, Combine(number, action))
    return list(different.values())


def strikes(state: State) -> list[Strike]:
    """One way at a table; in the solo game the player still chooses the card that is handed over."""
    if state.agency is None:
        return [Strike()]
    different: dict[Offer, Strike] = {}
    for place, offer in enumerate(offers(state), start=1):
        different.setdefault(offer, Strike(place))
    return list(different.values())
