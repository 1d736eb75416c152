"""Positions for the tests, made from the notation."""

from __future__ import annotations

from collections.abc import Sequence

from games.asking import ask, with_defaults
from games.core import Question
from games.rng import Rng
from games.text import Reader
from games.turns import Turn, open_turn
from games.welcome_to import GAME
from games.welcome_to.cards import revealed
from games.welcome_to.data import CARDS
from games.welcome_to.positions import read_sheet, read_street
from games.welcome_to.state import Agency, Move, OpenPlan, Options, Player, Sheet, State, Street

TOP, MIDDLE, BOTTOM = ". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . ."

Table = Turn[State, Move]


def street(text: str) -> Street:
    """A street, or a part of one."""
    reader = Reader(text)
    found = read_street(reader, len(text.replace("|", " ").split()))
    reader.end()
    return found


def sheet(top: str = TOP, middle: str = MIDDLE, bottom: str = BOTTOM, *tracks: str) -> Sheet:
    """A sheet from its streets; a street that is left out or empty text has only free lots."""
    reader = Reader("\n".join([top or TOP, middle or MIDDLE, bottom or BOTTOM, *tracks]), longest=400)
    found = read_sheet(reader)
    reader.end()
    return found


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
) -> Table:
    """Two seats or more at the beginning of a round with these combinations."""
    return around([Player(own) for own in sheets or (sheet(), sheet())], offers, plans, advanced, number)


def around(
    players: Sequence[Player],
    offers: Sequence[str] = ("7 fence", "8 park", "9 marketing"),
    plans: str = "A1 B1 C1",
    advanced: bool = False,
    number: int = 9,
) -> Table:
    taken: set[int] = set()
    numbers = [_card(taken, number=int(offer.split()[0])) for offer in offers]
    actions = [_card(taken, action=offer.split()[1]) for offer in offers]
    piles = zip(actions, numbers, strict=True)
    rest = [card for card in CARDS if card not in taken]
    state = State(
        rules=1,
        options=Options(advanced),
        rng=Rng(1),
        round=number,
        over=False,
        plans=_plans(plans),
        piles=tuple((*pile, *rest[19 * place : 19 * place + 19]) for place, pile in enumerate(piles)),
        discards=((), (), ()),
        players=tuple(players),
    )
    return open_turn(GAME, revealed(state), epoch=number - 1)


def scoring(own: Sheet, plans: str) -> Table:
    """Seat 0 has written its number and may score plans with this sheet."""
    return around([Player(own, stage="plans"), Player(sheet())], plans=plans, advanced=True)


def alone(
    hand: Sequence[str] = ("7 fence", "8 park", "9 marketing"),
    own: Sheet | None = None,
    plans: str = "A1 B1 C1",
    level: int = 1,
    projects: Sequence[int] = (),
    agency: Agency | None = None,
    number: int = 9,
) -> Table:
    """The solo game at the beginning of a round with these cards; ``projects`` come up before them."""
    taken: set[int] = set()
    cards = [_card(taken, int(figure), action) for figure, action in map(str.split, hand)]
    rest = [card for card in CARDS if card not in taken]
    state = State(
        rules=1,
        options=Options(False, level),
        rng=Rng(1),
        round=number,
        over=False,
        plans=_plans(plans),
        piles=((*projects, *cards, *rest),),
        discards=((),),
        players=(Player(own or sheet()),),
        agency=agency or Agency(hand=()),
    )
    return open_turn(GAME, revealed(state), epoch=number - 1)


def row(*actions: str) -> Agency:
    """An agency that has been handed these cards."""
    taken: set[int] = set()
    return Agency(hand=(), row=tuple(_card(taken, action=action) for action in actions))


# --- playing ----------------------------------------------------------------------------------------------------------


def play(turn: Table, line: str, seat: int = 0) -> Table:
    """Moves as a person types them: ``take 2 on 1.3 park; score A; end``."""
    return turn.play_all(seat, GAME.notation.read_line(line, turn.view(seat), seat))


def everybody(turn: Table, *lines: str) -> Table:
    """One whole round: each seat's moves without the end, which is added."""
    for seat, line in enumerate(lines):
        turn = play(turn, f"{line}; end", seat)
    return turn


def sheet_of(turn: Table, seat: int = 0) -> Sheet:
    """The seat's sheet with its open moves."""
    return turn.position(seat).players[seat].sheet


# --- questions --------------------------------------------------------------------------------------------------------


def question(turn: Table, *answers: str, seat: int = 0) -> Question:
    """What is asked after these answers."""
    found = GAME.ask(turn.view(seat), seat, answers)
    assert isinstance(found, Question), found
    return found


def ids(turn: Table, *answers: str, seat: int = 0) -> list[str]:
    """What may be answered after these answers."""
    return [answer.id for answer in question(turn, *answers, seat=seat).answers]


def made(turn: Table, *answers: str, seat: int = 0) -> str:
    """The move that these answers lead to, where defaults and single answers go without saying."""
    move = with_defaults(GAME, turn.view(seat), seat, answers).move
    assert move is not None, ask(GAME, turn.view(seat), seat, answers)
    return GAME.notation.write_move(move)
