"""A whole position as text: one line for each fact, then every seat with its town. Impossible positions are refused.

A town is four lines of four squares: ``.`` is empty, a resource letter a cube, a card id a building;
``warehouse[S,B]`` is a building carrying cubes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from games.codecs import Codec, Fields, between, either, flag, form, many, names, number, row, words
from games.positions import Lines, generator
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from games.tiny_towns.possible import check_possible
from games.tiny_towns.setup import RULES_VERSION
from games.tiny_towns.state import RESOURCES, Building, CardId, Options, Phase, Player, Square, State, Town
from games.tiny_towns.town import SIZE

_ROUND = number(1, 999)
_RESOURCE, _BUILDING, _MONUMENT = words(RESOURCES), words(BUILDINGS), words(MONUMENTS)
#: A resource card; a viewer may not know which.
_CARD = names({**{resource: resource for resource in RESOURCES}, "?": None})


# --- towns ------------------------------------------------------------------------------------------------------------


def _write_squares(squares: Sequence[Square]) -> str:
    tokens = [_SQUARE.write(content) for content in squares]
    width = max(map(len, tokens))
    rows = (tokens[start : start + SIZE] for start in range(0, len(tokens), SIZE))
    return "\n".join(" ".join(token.ljust(width) for token in row).rstrip() for row in rows)


_SQUARE = either(
    names({".": None, **{resource: resource for resource in RESOURCES}}),
    form(Building, "{card}[{holds}]", {"card": words(CARDS), "holds": between("[", many(_RESOURCE, ","), "]")}),
    lambda content: isinstance(content, Building),
)
SQUARES = Codec(_write_squares, row([_SQUARE] * SIZE * SIZE).read)


# --- positions --------------------------------------------------------------------------------------------------------


def _player(
    squares: tuple[Square, ...],
    monument_round: int | None = None,
    shrine: int = 0,
    watch: tuple[CardId, ...] = (),
    aside: int = 0,
    **seat: Any,
) -> Player:
    cards = (content.card for content in squares if isinstance(content, Building))
    monument = next((card for card in cards if card in MONUMENTS), None)
    return Player(Town(squares, monument, monument_round, shrine, watch, aside), **seat)


_PLAYER = form(
    _player,
    "seat[ {cube}][ {ended}][ finished={finished:round}][ dealt={dealt}][ kept={kept}]"
    "[ built={town.monument_round:round}][ shrine={town.shrine:count}][ watch={town.watch}][ aside={town.aside:count}]"
    "\n{town.squares}",
    {
        "cube": words(("due", "placed")),
        "ended": flag("ended"),
        "round": _ROUND,
        "dealt": many(_MONUMENT, ","),
        "kept": _MONUMENT,
        "count": number(1, 99),
        "watch": many(_BUILDING, ","),
        "squares": SQUARES,
    },
    like=Player,
)
_OPTIONS: Fields = {
    "set_up": words(("first_game", "random", "chosen")),
    "cards": many(_BUILDING),
    "monuments": flag("monuments"),
    "extra_storage": flag("extra_storage"),
    "mode": words(("town_hall", "prospectors")),
}
POSITION: Lines[State] = Lines(
    State,
    """\
tiny_towns
rules {rules}
options {options}
rng {rng}
round {round}
phase {phase}
[resource {resource}]
[hammer {hammer}]
display {display}
[deck {deck:cards}]
[hidden {hidden:cards}]
[discard {discard}]
[open {open_cards:cards}]
[offers {offers}]
{players}*""",
    {
        "rules": number(1, RULES_VERSION),
        "options": form(Options, "{set_up}[ {cards}][ {monuments}][ {extra_storage}] {mode}", _OPTIONS),
        "rng": generator(),
        "round": _ROUND,
        "phase": words(get_args(Phase)),
        "resource": _RESOURCE,
        "hammer": number(0, 5),
        "display": many(_BUILDING),
        "cards": many(_CARD),
        "discard": many(_RESOURCE),
        "offers": many(_BUILDING),
        "players": _PLAYER,
    },
    check_possible,
)
write_position, read_position = POSITION.write, POSITION.read
