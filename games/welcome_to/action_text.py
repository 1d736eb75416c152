"""Actions as short text: ``combine 2``, ``change +1``, ``house 2.4``, ``bis 1.6 left``, ``spend 3.2-5``, ``confirm``.

A place is its street and lot (``2.4``); a fence has the number of the lot on its left. In the solo game two cards are
combined (``combine 1+3``) and a strike names the card handed over (``strike 2``).
"""

from __future__ import annotations

import re

import msgspec

from games.first_edition import IllegalAction
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Park,
    Pool,
    Roundabout,
    RoundaboutStreet,
    Score,
    Spend,
    Strike,
)

_PLACE = r"(?P<street>[1-3])\.(?P<{lot}>\d\d?)"

#: How each kind of action is read. Named groups are the fields of the Struct; others are in ``_read_combination``.
_PATTERNS: tuple[tuple[str, str], ...] = (
    (r"roundabout (?P<street>[1-3])", "roundabout_street"),
    (r"roundabout " + _PLACE.format(lot="lot"), "roundabout"),
    (r"combine (?P<number>[1-3])\+(?P<action>[1-3])", "combine"),
    (r"strike(?: (?P<give>[1-3]))?", "strike"),
    (r"change (?P<by>[+-][12]|0|none)", "change"),
    (r"street (?P<street>[1-3])", "street"),
    (r"house " + _PLACE.format(lot="lot"), "house"),
    (r"fence " + _PLACE.format(lot="after"), "fence"),
    (r"marketing (?P<size>[1-6])", "marketing"),
    (r"park", "park"),
    (r"pool", "pool"),
    (r"bis " + _PLACE.format(lot="lot") + r" (?P<copy>left|right)", "bis"),
    (r"no action", "no_action"),
    (r"score (?P<plan>[ABC])", "score"),
    (r"spend " + _PLACE.format(lot="first") + r"-(?P<last>\d\d?)", "spend"),
    (r"confirm", "confirm"),
)
_READERS = tuple((re.compile(pattern), tag) for pattern, tag in _PATTERNS)
_SINGLE_PILE = re.compile(r"combine ([1-3])")


def write_action(action: Action) -> str:
    match action:
        case RoundaboutStreet(street):
            return f"roundabout {street}"
        case Roundabout(street, lot):
            return f"roundabout {street}.{lot}"
        case Combine(number, kind):
            return f"combine {number}" if number == kind else f"combine {number}+{kind}"
        case Strike(give):
            return f"strike {give}" if give else "strike"
        case Change(by):
            return "change none" if by is None else f"change {by:+d}" if by else "change 0"
        case InStreet(street):
            return f"street {street}"
        case House(street, lot):
            return f"house {street}.{lot}"
        case Fence(street, after):
            return f"fence {street}.{after}"
        case Marketing(size):
            return f"marketing {size}"
        case Park():
            return "park"
        case Pool():
            return "pool"
        case Bis(street, lot, copy):
            return f"bis {street}.{lot} {copy}"
        case NoAction():
            return "no action"
        case Score(plan):
            return f"score {plan}"
        case Spend(street, first, last):
            return f"spend {street}.{first}-{last}"
        case Confirm():
            return "confirm"


def read_action(text: str) -> Action:
    words = " ".join(text.split())
    if single := _SINGLE_PILE.fullmatch(words):
        words = f"combine {single[1]}+{single[1]}"
    for pattern, tag in _READERS:
        if match := pattern.fullmatch(words):
            try:
                action: Action = msgspec.convert({"do": tag, **_fields(match)}, Action)
            except msgspec.ValidationError:
                break
            return action
    raise IllegalAction("unreadable", text=text)


def _fields(match: re.Match[str]) -> dict[str, str | int | None]:
    """The named parts of the text as the Struct's fields; a part left out keeps its default."""
    return {name: _value(part) for name, part in match.groupdict().items() if part is not None}


def _value(part: str) -> str | int | None:
    if part == "none":
        return None
    return int(part) if part.lstrip("+-").isdecimal() else part
