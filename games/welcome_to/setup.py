"""Set-up: plans, piles, empty sheets, and the first cards."""

from __future__ import annotations

from games.core import IllegalMove
from games.rng import Rng, shuffled
from games.welcome_to.cards import Piles, revealed
from games.welcome_to.data import CARDS, DATA, LETTERS, PLANS, PROJECTS
from games.welcome_to.sheets import empty_sheet
from games.welcome_to.state import Agency, OpenPlan, Options, Player, State

RULES_VERSION = 1
SEATS = range(1, 7)  # R31


def check_options(seats: int, options: Options) -> None:
    if seats not in SEATS:
        raise IllegalMove("seats", least=SEATS.start, most=SEATS.stop - 1)


def new(seats: int, options: Options, seed: int) -> State:
    check_options(seats, options)
    plans, rng = open_plans(Rng(seed), options.advanced)
    piles, discards, rng = solo_deck(rng) if seats == 1 else table_piles(rng)
    state = State(
        rules=RULES_VERSION,
        options=options,
        rng=rng,
        round=1,
        over=False,
        plans=plans,
        piles=piles,
        discards=discards,
        players=(Player(empty_sheet()),) * seats,
        agency=Agency(hand=()) if seats == 1 else None,
    )
    return revealed(state)


def open_plans(rng: Rng, advanced: bool) -> tuple[tuple[OpenPlan, OpenPlan, OpenPlan], Rng]:
    """One plan of each stack; the advanced game mixes the hard ones in."""
    drawn = []
    for letter in LETTERS:
        stack = [plan.id for plan in PLANS.values() if plan.stack == letter and (advanced or not plan.hard)]
        order, rng = shuffled(rng, stack)
        drawn.append(OpenPlan(order[0]))
    first, second, third = drawn
    return (first, second, third), rng


def table_piles(rng: Rng) -> tuple[Piles, Piles, Rng]:
    """Three piles of the same size, and their discards."""
    deck, rng = shuffled(rng, CARDS)
    size = DATA.limits.pile
    piles = tuple(deck[start : start + size] for start in range(0, len(deck), size))
    return piles, ((),) * len(piles), rng


def solo_deck(rng: Rng) -> tuple[Piles, Piles, Rng]:
    """One project-completion card somewhere in the last cards of the deck, the two others on the discard."""
    deck, rng = shuffled(rng, CARDS)
    projects, rng = shuffled(rng, PROJECTS)
    split = len(deck) - DATA.solo.bottom_cards
    bottom, rng = shuffled(rng, (*deck[split:], projects[0]))
    return (deck[:split] + bottom,), (projects[1:],), rng
