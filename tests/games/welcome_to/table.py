"""Positions for the tests, made from the notation."""

from __future__ import annotations

from collections.abc import Sequence

from games.rng import Rng
from games.welcome_to.action_text import read_action
from games.welcome_to.data import CARDS
from games.welcome_to.rounds import begun
from games.welcome_to.rules import WelcomeTo
from games.welcome_to.sheet_text import read_sheet
from games.welcome_to.state import Agency, OpenPlan, Options, Player, Sheet, State
from games.welcome_to.turns import Draft, choices, settled, taken

GAME = WelcomeTo()

TOP, MIDDLE, BOTTOM = ". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . ."


def sheet(top: str = TOP, middle: str = MIDDLE, bottom: str = BOTTOM, *tracks: str) -> Sheet:
    """A sheet from its streets; a street that is left out or empty text has only free lots."""
    return read_sheet("\n".join([top or TOP, middle or MIDDLE, bottom or BOTTOM, *tracks]))


def _card(taken: set[int], number: int | None = None, action: str | None = None) -> int:
    """Any card with this number or action that does not lie elsewhere."""
    found = next(
        card
        for card, face in CARDS.items()
        if card not in taken and number in (None, face.number) and action in (None, face.action)
    )
    taken.add(found)
    return found


def _plans(text: str) -> tuple[OpenPlan, OpenPlan, OpenPlan]:
    """``A1 B2@3 C4``: plan B2 was turned in round 3."""
    first, second, third = (word.partition("@") for word in text.split())
    return (
        OpenPlan(first[0], int(first[2] or 0)),
        OpenPlan(second[0], int(second[2] or 0)),
        OpenPlan(third[0], int(third[2] or 0)),
    )


def table(
    offers: Sequence[str] = ("7 fence", "8 park", "9 marketing"),
    sheets: Sequence[Sheet] = (),
    plans: str = "A1 B1 C1",
    advanced: bool = False,
    number: int = 9,
) -> State:
    """Two seats or more at the beginning of a round with these combinations."""
    taken: set[int] = set()
    numbers = [_card(taken, number=int(offer.split()[0])) for offer in offers]
    actions = [_card(taken, action=offer.split()[1]) for offer in offers]
    piles = zip(actions, numbers, strict=True)
    rest = [card for card in CARDS if card not in taken]
    return begun(
        State(
            rules=1,
            options=Options(advanced),
            rng=Rng(1),
            round=number - 1,
            over=False,
            plans=_plans(plans),
            piles=tuple((*pile, *rest[19 * place : 19 * place + 19]) for place, pile in enumerate(piles)),
            discards=((), (), ()),
            players=tuple(Player(own) for own in sheets or (sheet(), sheet())),
        )
    )


def alone(
    hand: Sequence[str] = ("7 fence", "8 park", "9 marketing"),
    own: Sheet | None = None,
    plans: str = "A1 B1 C1",
    level: int = 1,
    projects: Sequence[int] = (),
    agency: Agency | None = None,
    number: int = 9,
) -> State:
    """The solo game at the beginning of a round with these cards; ``projects`` come up before them."""
    taken: set[int] = set()
    cards = [_card(taken, int(figure), action) for figure, action in map(str.split, hand)]
    rest = [card for card in CARDS if card not in taken]
    return begun(
        State(
            rules=1,
            options=Options(False, level),
            rng=Rng(1),
            round=number - 1,
            over=False,
            plans=_plans(plans),
            piles=((*projects, *cards, *rest),),
            discards=((),),
            players=(Player(own or sheet()),),
            agency=agency or Agency(hand=()),
        )
    )


def row(*actions: str) -> Agency:
    """An agency that has been handed these cards."""
    taken: set[int] = set()
    return Agency(hand=(), row=tuple(_card(taken, action=action) for action in actions))


def texts(state: State, seat: int = 0) -> list[str]:
    """The legal actions of a seat, in the notation."""
    return [GAME.notation.write_action(action) for action in GAME.legal(state, seat)]


def play(state: State, actions: str, seat: int = 0) -> State:
    """Take steps written in the notation: ``combine 2; house 1.3; park``."""
    for text in actions.split(";"):
        state = GAME.apply(state, seat, read_action(text))
    return state


def scoring(own: Sheet, plans: str, *steps: str) -> tuple[Draft, list[str]]:
    """A turn that has come to its plans on this sheet, after these steps; and what may come next."""
    state = table(plans=plans, advanced=True)
    draft = Draft(own, phase="plans")
    for text in steps:
        draft, _ = settled(state, taken(state, draft, read_action(text)))
    return draft, [GAME.notation.write_action(action) for action in choices(state, draft)]


def everybody(state: State, *turns: str) -> State:
    """One whole round: each seat's steps without the confirmation, which is added."""
    for seat, turn in enumerate(turns):
        state = play(state, f"{turn}; confirm" if turn else "confirm", seat)
    return state
