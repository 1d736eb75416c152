"""What a player has chosen so far in the menus, and the turn as it would stand with it.

A focus is a row of words as menus collect them. Whole steps in the notation are understood (``"house 2.4"``,
``"change +1"``, ``"spend 3.2-5"``), and so are their parts in any order: ``"2"`` or ``"1+3"`` is a combination,
``"2.4"`` a place, ``"A"`` a plan, ``"-1"`` a change, ``"marketing"`` an action that wants a figure. What is possible
now decides what a word means, so nothing that the rules refuse is ever previewed, and other words are passed over:
also ``"park"`` and ``"pool"``, which have no target, so naming the action of a combination does not answer for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from games.welcome_to.data import LETTERS
from games.welcome_to.sheets import Spot
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Roundabout,
    RoundaboutStreet,
    Score,
    Spend,
    State,
    Strike,
)
from games.welcome_to.turns import Draft, choices, taken

_PLACE = re.compile(r"([1-3])\.(\d\d?)")
_ESTATE = re.compile(r"([1-3])\.(\d\d?)-(\d\d?)")
_COMBINATION = re.compile(r"([1-3])\+([1-3])")
_CHANGE = re.compile(r"[+-][12]|0")
#: Words that say what the figure after them is.
_EXPLAINING = ("street", "roundabout", "marketing", "size", "change")
_KINDS = ("house", "fence", "bis", "roundabout")
#: Longer than any turn.
_MOST_STEPS = 24


class Place(Struct, frozen=True):
    spot: Spot
    #: What is to be built there, where that was said.
    kind: str = ""


class Focus(Struct, frozen=True):
    words: frozenset[str] = frozenset()
    #: Figures that no word explains.
    numbers: tuple[int, ...] = ()
    streets: tuple[int, ...] = ()
    sizes: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()
    estates: tuple[tuple[int, int, int], ...] = ()

    def wants(self, action: Action) -> bool:
        """Whether the words name this step."""
        match action:
            case Combine(number, kind):
                return self.numbers[:1] == (number,) if number == kind else self.numbers[:2] == (number, kind)
            case Strike(give):
                return "strike" in self.words and (not self.numbers or give in (0, self.numbers[0]))
            case Change(by):
                return "none" in self.words if by is None else by in self.changes
            case Marketing(size):
                return size in self.sizes or ("marketing" in self.words and self.numbers[:1] == (size,))
            case NoAction():
                return "no_action" in self.words
            case Score(plan):
                return plan in self.words
            case Spend(street, first, last):
                return (street, first, last) in self.estates
        return self._wants_place(action)

    def _wants_place(self, action: Action) -> bool:
        match action:
            case InStreet(street):
                return street in self._streets("", "house", "fence", "bis")
            case RoundaboutStreet(street):
                return "roundabout" in self.words and street in self._streets("roundabout")
            case House(street, lot):
                return Spot(street, lot) in self._next("", "house")
            case Roundabout(street, lot):
                return Spot(street, lot) in self._next("roundabout")
            case Fence(street, after):
                return Spot(street, after) in self._next("", "fence")
            case Bis(street, lot, copy):
                sides = self.words & {"left", "right"} or {copy}
                return Spot(street, lot) in self._next("", "bis") and copy in sides
        return False

    def without(self, action: Action) -> Focus:
        """What is left to say after the step."""
        match action:
            case House(street, lot) | Roundabout(street, lot) | Fence(street, lot) | Bis(street, lot):
                used = next(place for place in self.places if place.spot == Spot(street, lot))
                return replace(self, places=tuple(place for place in self.places if place is not used))
            case Combine(number, kind):
                return replace(self, numbers=self.numbers[1 if number == kind else 2 :])
            case InStreet() | RoundaboutStreet():
                return replace(self, streets=self.streets[1:])
            case Score(plan):
                return replace(self, words=self.words - {plan})
        return self

    def _next(self, *kinds: str) -> list[Spot]:
        """The first place that may be meant for one of these kinds."""
        return [place.spot for place in self.places if place.kind in kinds][:1]

    def _streets(self, *kinds: str) -> tuple[int, ...]:
        return tuple(spot.street for spot in self._next(*kinds)) or self.streets[:1]


_KNOWN = frozenset(
    {*_KINDS, *LETTERS, "strike", "none", "left", "right", "marketing", "no_action"}
)  # fmt: skip


def read_focus(words: Iterable[str]) -> Focus:
    said = " ".join(words).replace("−", "-").replace("no action", "no_action").split()
    explained = list(zip(["", *said], said, strict=False))
    figures = [(before, int(word)) for before, word in explained if word.isascii() and word.isdigit()]
    pairs = [(int(match[1]), int(match[2])) for word in said if (match := _COMBINATION.fullmatch(word))]
    return Focus(
        words=frozenset(said) & _KNOWN,
        numbers=(
            *(number for pair in pairs for number in pair),
            *(number for before, number in figures if before not in _EXPLAINING),
        ),
        streets=tuple(number for before, number in figures if before in ("street", "roundabout")),
        sizes=tuple(number for before, number in figures if before in ("marketing", "size")),
        changes=tuple(int(word) for word in said if _CHANGE.fullmatch(word)),
        places=_places(said),
        estates=tuple((int(m[1]), int(m[2]), int(m[3])) for word in said if (m := _ESTATE.fullmatch(word))),
    )


def _places(said: list[str]) -> tuple[Place, ...]:
    """Places with the word that stands before them; a single such word explains a single place wherever it stands."""
    kinds = [word for word in said if word in _KINDS]
    spots = [Spot(int(match[1]), int(match[2])) for word in said if (match := _PLACE.fullmatch(word))]
    if len(spots) == len(kinds) == 1:
        return (Place(spots[0], kinds[0]),)
    found: list[Place] = []
    kind = ""
    for word in said:
        if match := _PLACE.fullmatch(word):
            found.append(Place(Spot(int(match[1]), int(match[2])), kind))
            kind = ""
        elif word in _KINDS:
            kind = word
    return tuple(found)


def previewed(view: State, draft: Draft, focus: Focus) -> Draft:
    """The turn with every step that the focus names without doubt."""
    for _ in range(_MOST_STEPS):
        named = [action for action in choices(view, draft) if focus.wants(action)]
        named = [action for action in named if isinstance(action, RoundaboutStreet)] or named  # it comes first (R10)
        if len(named) != 1:
            break
        draft, focus = taken(view, draft, named[0]), focus.without(named[0])
    return draft
