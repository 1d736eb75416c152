"""Positions in the text notation, made into states."""

from __future__ import annotations

from msgspec.structs import replace

from games.rng import Rng
from games.tiny_towns import GAME
from games.tiny_towns.action_text import read_action, write_action
from games.tiny_towns.data import BUILDINGS, CARDS, DATA
from games.tiny_towns.layout import layout_of
from games.tiny_towns.scoring import Scored, Surroundings, score_layout
from games.tiny_towns.state import Options, Player, Resource, State
from games.tiny_towns.town_text import read_town, write_town
from games.tiny_towns.turn import open_turns

FIRST_GAME = DATA.first_game
EMPTY = ". . . .  . . . .  . . . .  . . . ."


def display_with(*cards: str) -> tuple[str, ...]:
    """The display of the first game with some cards exchanged for others of their category."""
    exchanged = {CARDS[card].category: card for card in cards}
    return tuple(exchanged.get(CARDS[card].category, card) for card in FIRST_GAME)


def table(
    *towns: str,
    cards: tuple[str, ...] = (),
    resource: Resource | None = "G",
    round_: int = 1,
    kept: tuple[str | None, ...] = (),
    options: Options | None = None,
    **facts: object,
) -> State:
    """A round in which everybody is about to take ``resource`` (None: a free round, or the choice of a solo)."""
    monuments = [*kept, *[None] * len(towns)]
    players = tuple(Player(read_town(town), kept=monument) for town, monument in zip(towns, monuments, strict=False))
    state = State(
        rules=1,
        rng=Rng(1),
        options=options or Options(set_up="random", monuments=True),
        display=display_with(*cards),
        players=players,
        round=round_,
        resource=resource,
        deck=tuple("WHBGSWHBGS"),  # type: ignore[arg-type]
        hidden=tuple("WHBGS"),  # type: ignore[arg-type]
    )
    return open_turns(replace(state, **facts))


def play(state: State, seat: int, *actions: str) -> State:
    for action in actions:
        state = GAME.apply(state, seat, read_action(action))
    return state


def legal(state: State, seat: int = 0) -> list[str]:
    return [write_action(action) for action in GAME.legal(state, seat)]


def legal_starting(state: State, start: str, seat: int = 0) -> list[str]:
    return [action for action in legal(state, seat) if action.startswith(start)]


def town_of(state: State, seat: int = 0) -> str:
    """The town in one line of tokens."""
    return " ".join(write_town(state.players[seat].town).split())


def flat(town: str) -> str:
    return " ".join(town.split())


def score(town: str, *cards: str, around: Surroundings | None = None) -> Scored:
    return score_layout(layout_of(read_town(town)), display_with(*cards), around or Surroundings())


def points(town: str, card: str, *others: str, around: Surroundings | None = None) -> int:
    """What all buildings of a card (or the monument) are worth in a town."""
    scored = score(town, *([card] if card in BUILDINGS else []), *others, around=around)
    if card not in BUILDINGS:
        return scored.monument
    return scored.cards[display_with(card).index(card)]
