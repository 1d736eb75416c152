"""A town as text: four lines of four tokens.

``.`` is empty, a resource letter a cube, a card id a building; ``warehouse[S,B]`` is a building carrying cubes.
"""

from __future__ import annotations

import re

from games.first_edition import IllegalAction
from games.tiny_towns.board import SIZE
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import RESOURCES, Building, Resource, Square, Town
from games.tiny_towns.town import buildings

_BUILDING = re.compile(r"(?P<card>\w+)(?:\[(?P<holds>[WHBGS](?:,[WHBGS])*)\])?")
_CUBES: dict[str, Resource] = {str(resource): resource for resource in RESOURCES}


def write_town(town: Town) -> str:
    tokens = [_write_square(content) for content in town.squares]
    width = max(map(len, tokens))
    rows = (tokens[start : start + SIZE] for start in range(0, len(tokens), SIZE))
    return "\n".join(" ".join(token.ljust(width) for token in row).rstrip() for row in rows)


def read_town(text: str) -> Town:
    """A town without a past: a monument in it counts as built before the first round."""
    tokens = text.split()
    if len(tokens) != SIZE * SIZE:
        raise IllegalAction("unreadable", text=text)
    town = Town(tuple(_read_square(token) for token in tokens))
    standing = [house.card for _, house in buildings(town) if CARDS[house.card].category == "monument"]
    if len(standing) > 1:
        raise IllegalAction("unreadable", text=text)
    return Town(town.squares, *((standing[0], 0) if standing else ()))


def _write_square(content: Square) -> str:
    if content is None:
        return "."
    if not isinstance(content, Building):
        return content
    return content.card + (f"[{','.join(content.holds)}]" if content.holds else "")


def _read_square(token: str) -> Square:
    if token == ".":
        return None
    if token in _CUBES:
        return _CUBES[token]
    found = _BUILDING.fullmatch(token)
    if not found or found["card"] not in CARDS:
        raise IllegalAction("unreadable", text=token)
    holds = tuple(_CUBES[letter] for letter in (found["holds"] or "").split(",") if letter)
    return Building(found["card"], holds)
