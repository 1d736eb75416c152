"""Actions as text: ``place G B3``, ``build chapel B3 using A1 B1 C1 C2``, ``end``. At most 60 characters each."""

from __future__ import annotations

import re

import msgspec

from games.first_edition import IllegalAction
from games.tiny_towns.state import Action, Build, ChooseOpenCard

#: The words of every action; a name in braces is a field. ``Build`` adds its cubes, an open card counts from one.
_FORMS: dict[str, str] = {
    "choose_monument": "monument {monument}",
    "name_resource": "name {resource}",
    "choose_resource": "take {resource}",
    "choose_open_card": "card {index}",
    "place": "place {resource} {square}",
    "store": "store {resource} {warehouse}",
    "swap": "swap {resource} {warehouse} for {take} {square}",
    "store_on_cottage": "cottage {resource} {square}",
    "set_aside": "aside {resource}",
    "build": "build {card} {target} using {removes}",
    "put_marker": "marker {resource}",
    "replace": "replace {square} {card}",
    "put_free": "free {card} {square}",
    "set_on_watch": "watch {card}",
    "decline": "decline",
    "end_build": "end",
    "watch_take": "react {building} {square}",
    "watch_pass": "pass",
}
_PATTERNS: dict[str, re.Pattern[str]] = {
    do: re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[\\w ]+?)", form)) for do, form in _FORMS.items()
}


def write_action(action: Action) -> str:
    fields = msgspec.to_builtins(action)
    match action:
        case Build(removes=removes):
            fields["removes"] = " ".join(removes)
        case ChooseOpenCard(index):
            fields["index"] = index + 1
    return _FORMS[fields["do"]].format(**fields)


def read_action(text: str) -> Action:
    tidy = " ".join(text.split())
    for do, pattern in _PATTERNS.items():
        if found := pattern.fullmatch(tidy):
            return _action(do, found.groupdict(), text)
    raise IllegalAction("unreadable", text=text)


def _action(do: str, words: dict[str, str], text: str) -> Action:
    fields: dict[str, object] = {"do": do, **words}
    if do == "build":
        fields["removes"] = sorted(set(words["removes"].split()), key=_reading_order)
    if do == "choose_open_card" and words["index"].isdigit():
        fields["index"] = int(words["index"]) - 1
    try:
        return msgspec.convert(fields, Action)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        raise IllegalAction("unreadable", text=text) from None


def _reading_order(square: str) -> str:
    """Row before column."""
    return square[::-1]
