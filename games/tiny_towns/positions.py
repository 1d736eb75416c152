"""A whole position as text: one line for each fact, then every seat with its town. Impossible positions are refused.

A town is four lines of four squares: ``.`` is empty, a resource letter a cube, a card id a building;
``warehouse[S,B]`` is a building carrying cubes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeVar, get_args

from games.rng import Rng
from games.text import LONGEST_POSITION, Reader
from games.tiny_towns.data import BUILDINGS, CARDS, MONUMENTS
from games.tiny_towns.possible import is_possible
from games.tiny_towns.setup import RULES_VERSION
from games.tiny_towns.state import (
    RESOURCES,
    Building,
    CardId,
    Options,
    Phase,
    Player,
    Resource,
    Square,
    State,
    Town,
)
from games.tiny_towns.town import SIZE

T = TypeVar("T")

_TITLE = "tiny_towns"
_UNKNOWN = "?"
_MOST_ROUNDS = 999
_MOST_SEED, _MOST_COUNTER = 2**64 - 1, 10**6


# --- writing ----------------------------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    return "\n".join([_TITLE, *_write_facts(state), *map(_write_player, state.players)])


def _write_facts(state: State) -> Iterator[str]:
    yield f"rules {state.rules}"
    yield f"options {' '.join(_option_words(state.options))}"
    yield f"rng {state.rng.seed} {state.rng.counter}"
    yield f"round {state.round}"
    yield f"phase {state.phase}"
    if state.resource is not None:
        yield f"resource {state.resource}"
    if state.hammer is not None:
        yield f"hammer {state.hammer}"
    yield f"display {' '.join(state.display)}"
    piles = {"deck": state.deck, "hidden": state.hidden, "discard": state.discard, "open": state.open_cards}
    for name, cards in piles.items():
        if cards:
            yield f"{name} {' '.join(card or _UNKNOWN for card in cards)}"
    if state.offers:
        yield f"offers {' '.join(state.offers)}"


def _option_words(options: Options) -> Iterator[str]:
    yield options.set_up
    yield from options.cards
    if options.monuments:
        yield "monuments"
    if options.extra_storage:
        yield "extra_storage"
    yield options.mode


def _write_player(player: Player) -> str:
    town = player.town
    words = ["seat"]
    if player.cube != "none":
        words.append(player.cube)
    if player.ended:
        words.append("ended")
    facts = {
        "finished": player.finished,
        "dealt": ",".join(player.dealt),
        "kept": player.kept,
        "built": town.monument_round,
        "shrine": town.shrine,
        "watch": ",".join(town.watch),
        "aside": town.aside,
    }
    words += [f"{name}={value}" for name, value in facts.items() if value]
    return " ".join(words) + "\n" + write_town(town)


def write_town(town: Town) -> str:
    tokens = [_write_square(content) for content in town.squares]
    width = max(map(len, tokens))
    rows = (tokens[start : start + SIZE] for start in range(0, len(tokens), SIZE))
    return "\n".join(" ".join(token.ljust(width) for token in row).rstrip() for row in rows)


def _write_square(content: Square) -> str:
    if content is None:
        return "."
    if not isinstance(content, Building):
        return content
    return content.card + (f"[{','.join(content.holds)}]" if content.holds else "")


# --- reading ----------------------------------------------------------------------------------------------------------

_RESOURCES: dict[str, Resource] = {str(resource): resource for resource in RESOURCES}
_CARDS: dict[str, Resource | None] = {**_RESOURCES, _UNKNOWN: None}
_CUBES: dict[str, Literal["due", "placed"]] = {"due": "due", "placed": "placed"}
_PHASES: dict[str, Phase] = {str(phase): phase for phase in get_args(Phase)}


def read_position(text: str) -> State:
    reader = Reader(text, LONGEST_POSITION)
    reader.expect(_TITLE)
    state = _read_state(reader)
    if not is_possible(state):
        raise reader.unreadable(0)
    return state


def _read_state(reader: Reader) -> State:
    reader.expect("rules")
    rules = reader.number(1, RULES_VERSION)
    options = _read_options(reader)
    reader.expect("rng")
    rng = Rng(reader.number(0, _MOST_SEED), reader.number(0, _MOST_COUNTER))
    reader.expect("round")
    round_ = reader.number(1, _MOST_ROUNDS)
    reader.expect("phase")
    phase = reader.one_of(_PHASES)
    resource = reader.one_of(_RESOURCES) if reader.accept("resource") else None
    hammer = reader.number(0, 5) if reader.accept("hammer") else None
    reader.expect("display")
    display = tuple(reader.while_any(BUILDINGS))
    deck, hidden = _read_row(reader, "deck", _CARDS), _read_row(reader, "hidden", _CARDS)
    discard, open_cards = _read_row(reader, "discard", _RESOURCES), _read_row(reader, "open", _CARDS)
    offers = tuple(reader.while_any(BUILDINGS)) if reader.accept("offers") else ()
    players = [_read_player(reader)]
    while not reader.done:
        players.append(_read_player(reader))
    return State(
        rules, rng, options, display, tuple(players), phase, round_, resource,
        deck, hidden, discard, open_cards, hammer, offers,
    )  # fmt: skip


def _read_options(reader: Reader) -> Options:
    reader.expect("options")
    return Options(
        set_up=reader.one_of({"first_game": "first_game", "random": "random", "chosen": "chosen"}),
        cards=tuple(reader.while_any(BUILDINGS)),
        monuments=reader.accept("monuments"),
        extra_storage=reader.accept("extra_storage"),
        mode=reader.one_of({"town_hall": "town_hall", "prospectors": "prospectors"}),
    )


def _read_row(reader: Reader, name: str, cards: Mapping[str, T]) -> tuple[T, ...]:
    return tuple(reader.while_any(cards)) if reader.accept(name) else ()


def _read_player(reader: Reader) -> Player:
    reader.expect("seat")
    cube = reader.maybe(_CUBES)
    ended = reader.accept("ended")
    finished = reader.number(1, _MOST_ROUNDS) if reader.accept("finished=") else None
    dealt = _read_list(reader, MONUMENTS) if reader.accept("dealt=") else ()
    kept = reader.one_of(MONUMENTS) if reader.accept("kept=") else None
    built = reader.number(1, _MOST_ROUNDS) if reader.accept("built=") else None
    shrine = reader.number(1, 99) if reader.accept("shrine=") else 0
    watch = _read_list(reader, BUILDINGS) if reader.accept("watch=") else ()
    aside = reader.number(1, 99) if reader.accept("aside=") else 0
    squares = _read_squares(reader)
    town = Town(squares, _monument_in(squares), built, shrine, watch, aside)
    return Player(town, cube or "none", ended, finished, dealt, kept)


def _read_list(reader: Reader, names: Iterable[str]) -> tuple[str, ...]:
    names = tuple(names)
    found = [reader.one_of(names)]
    while reader.accept(","):
        found.append(reader.one_of(names))
    return tuple(found)


def read_town(text: str) -> Town:
    """A town without a past: a monument in it counts as built in the first round."""
    reader = Reader(text, LONGEST_POSITION)
    squares = _read_squares(reader)
    reader.end()
    monument = _monument_in(squares)
    return Town(squares, monument, None if monument is None else 1)


def _read_squares(reader: Reader) -> tuple[Square, ...]:
    return tuple(_read_square(reader) for _ in range(SIZE * SIZE))


def _read_square(reader: Reader) -> Square:
    if reader.accept("."):
        return None
    if cube := reader.maybe(_RESOURCES):
        return cube
    card = reader.one_of(CARDS)
    if not reader.accept("["):
        return Building(card.id)
    holds = [reader.one_of(_RESOURCES)]
    while reader.accept(","):
        holds.append(reader.one_of(_RESOURCES))
    reader.expect("]")
    return Building(card.id, tuple(holds))


def _monument_in(squares: Iterable[Square]) -> CardId | None:
    cards = (content.card for content in squares if isinstance(content, Building))
    return next((card for card in cards if card in MONUMENTS), None)
