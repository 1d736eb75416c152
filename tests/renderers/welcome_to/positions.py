"""Games to draw: played by chance, or put together."""

from __future__ import annotations

from random import Random

from games.first_edition import Seat
from games.rng import Rng
from games.welcome_to import GAME
from games.welcome_to.action_text import read_action
from games.welcome_to.data import CARDS
from games.welcome_to.rounds import begun
from games.welcome_to.sheet_text import read_sheet
from games.welcome_to.state import Agency, Confirm, NoAction, OpenPlan, Options, Player, Score, Sheet, State
from renderers.core import Table
from tests.renderers.sentences import NAMES, speaker

#: Streets with a bit of everything: estates complete, used and open, pools built, planned and lost, a bis house.
SHEET = """
1 2 | 3*! 5! | 6 7 8* 9 | . 12
1* | 2 4 . 6 | R | 7 8* 9 | 10 .
. 2* . | 5 . 6 6b 9 . . 12* .
parks 1 2 0
marketing 0 1 0 2 0 0
temps 3
strikes 1
plans 0 10 0
"""
#: Hardly a free lot, and as much on it as paper bears.
DENSE = """
1 2 | 3*! 5! 5b! | 6 7* 8* | 9 12
1* | 2 | 4 5* | 6 | R | 7 8* | 9! 10! | .
1 | 2*! 2b! 4! | 5 5b 6* | 6b 9 | 10 | 12* 13
parks 3 4 2
marketing 1 2 3 2 1 0
temps 6
strikes 2
plans 8 0 0
"""


def table(seats: int, language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    return Table(names[:seats], speaker(language, "welcome_to"))


def played(seats: int, *, rounds: int = 99, seed: int = 1, options: Options | None = None) -> State:
    """A game in which everybody acts by chance, but uses actions and scores plans where possible."""
    chance = Random(seed)
    state = GAME.new(seats, options or Options(), seed)
    while GAME.waiting_on(state) and state.round <= rounds:
        state = acted(state, chance.choice(GAME.waiting_on(state)), chance)
    return state


def acted(state: State, seat: Seat, chance: Random) -> State:
    legal = GAME.legal(state, seat)
    busy = [action for action in legal if not isinstance(action, NoAction | Confirm)]
    scores = [action for action in legal if isinstance(action, Score)]
    return GAME.apply(state, seat, chance.choice(scores or busy or legal))


def turned_in(state: State, seat: Seat, chance: Random) -> State:
    """The seat has confirmed; somebody else is still waited for."""
    while seat in GAME.waiting_on(state):
        state = acted(state, seat, chance)
    return state


def steps(state: State, text: str, seat: Seat = 0) -> State:
    """Steps in the notation: ``"combine 2; house 1.3; park"``."""
    for step in text.split(";"):
        state = GAME.apply(state, seat, read_action(step))
    return state


def own(text: str = SHEET) -> Sheet:
    return read_sheet(text)


def _card(taken: list[int], number: int | None = None, action: str | None = None) -> int:
    """A card with this number or action that does not lie elsewhere."""
    found = next(
        card
        for card, face in CARDS.items()
        if card not in taken and number in (None, face.number) and action in (None, face.action)
    )
    taken.append(found)
    return found


def at_table(*offers: str, sheets: tuple[Sheet, ...] = (), plans: str = "A1 B1 C1", advanced: bool = False) -> State:
    """Round 9 with these combinations (``"10 fence"``)."""
    taken: list[int] = []
    numbers = [_card(taken, number=int(offer.split()[0])) for offer in offers]
    actions = [_card(taken, action=offer.split()[1]) for offer in offers]
    rest = tuple(card for card in CARDS if card not in taken)
    piles = tuple((action, number, *rest[:18]) for action, number in zip(actions, numbers, strict=True))
    players = tuple(Player(sheet) for sheet in sheets or (own(), own(), own()))
    return begun(_state(plans, Options(advanced), piles, ((), (), ()), players))


def alone(*hand: str, sheet: Sheet | None = None, plans: str = "A1 B1 C1", level: int = 3, row: str = "") -> State:
    """Round 9 of a solo game with these cards (``"8 park"``), and what was handed to the agency before."""
    taken: list[int] = []
    cards = tuple(_card(taken, int(number), action) for number, action in map(str.split, hand))
    given = tuple(_card(taken, action=action) for action in row.split())
    rest = tuple(card for card in CARDS if card not in taken)
    state = _state(
        plans, Options(False, level), ((*cards, *rest),), ((),), (Player(sheet or own()),), Agency((), (), given)
    )
    return begun(state)


def _state(
    plans: str,
    options: Options,
    piles: tuple[tuple[int, ...], ...],
    discards: tuple[tuple[int, ...], ...],
    players: tuple[Player, ...],
    agency: Agency | None = None,
) -> State:
    first, second, third = (
        OpenPlan(plan, int(turned or 0)) for plan, _, turned in (w.partition("@") for w in plans.split())
    )
    return State(1, options, Rng(1), 8, False, (first, second, third), piles, discards, players, agency)
