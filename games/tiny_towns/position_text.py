"""A whole position as text: one line a fact, then every seat with its town as the round began and its steps since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.first_edition import IllegalAction
from games.tiny_towns.action_text import read_action, write_action
from games.tiny_towns.state import Action, Options, Player, State
from games.tiny_towns.town_text import read_town, write_town
from games.tiny_towns.turn import after_step, open_turns, with_player

_TITLE = "tiny_towns"
_UNKNOWN = "?"
#: Lines with one word, with several words, and with whole numbers.
_WORDS = ("phase", "resource")
_ROWS = ("display", "deck", "hidden", "discard", "open_cards", "offers")
_NUMBERS = ("rules", "round", "epoch", "hammer")
_TOWN_LINES = 4


def write_position(state: State) -> str:
    lines = [_TITLE, "options " + _write_options(state.options), f"rng {state.rng.seed} {state.rng.counter}"]
    for name in (*_NUMBERS, *_WORDS):
        value = getattr(state, name)
        if value is not None:
            lines.append(f"{name} {value}")
    lines += [f"{name} {_write_row(getattr(state, name))}" for name in _ROWS if getattr(state, name)]
    lines += [f"news {state.news.round} {_write_steps(steps)}".rstrip() for steps in state.news.steps]
    for player in state.players:
        lines += _write_player(player)
    return "\n".join(lines)


def _write_options(options: Options) -> str:
    words = [f"{name}={value}" for name, value in msgspec.to_builtins(options).items() if name != "cards"]
    return " ".join([*words, *(f"card={card}" for card in options.cards)])


def _write_row(row: Iterable[str | None]) -> str:
    return " ".join(_UNKNOWN if item is None else item for item in row)


def _write_steps(steps: Iterable[Action]) -> str:
    return "; ".join(write_action(step) for step in steps)


def _write_player(player: Player) -> list[str]:
    town = player.turn.before or player.town
    facts = {
        "confirmed": "yes" if player.confirmed else None,
        "finished": player.finished,
        "dealt": ",".join(player.dealt) or None,
        "kept": player.kept,
        "built": town.monument_round,
        "shrine": town.shrine or None,
        "watch": ",".join(town.watch) or None,
        "aside": town.aside or None,
    }
    head = ["seat", *(f"{name}={value}" for name, value in facts.items() if value is not None)]
    steps = [f"steps {_write_steps(player.turn.steps)}"] if player.turn.steps else []
    return [" ".join(head), write_town(town), *steps]


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    try:
        return _read([line for line in text.splitlines() if line.strip()])
    except (msgspec.ValidationError, LookupError, ValueError):
        raise IllegalAction("unreadable", text=text) from None


def _read(lines: list[str]) -> State:
    if lines.pop(0) != _TITLE:
        raise ValueError(_TITLE)
    facts: dict[str, Any] = {"players": [], "news": {}}
    pending: list[list[Action]] = []
    while lines:
        name, _, rest = lines.pop(0).partition(" ")
        if name == "seat":
            town, lines = "\n".join(lines[:_TOWN_LINES]), lines[_TOWN_LINES:]
            facts["players"].append(_read_player(rest, town))
            pending.append([])
        elif name == "steps":
            pending[-1] = _read_steps(rest)
        else:
            _read_fact(facts, name, rest)
    return _with_steps(msgspec.convert(facts, State), pending)


def _read_fact(facts: dict[str, Any], name: str, rest: str) -> None:
    if name == "options":
        facts[name] = _read_options(rest)
    elif name == "rng":
        seed, counter = rest.split()
        facts[name] = {"seed": int(seed), "counter": int(counter)}
    elif name == "news":
        round_, _, steps = rest.partition(" ")
        told = [msgspec.to_builtins(step) for step in _read_steps(steps)]
        facts[name] = {"round": int(round_), "steps": [*facts[name].get("steps", []), told]}
    elif name in _NUMBERS:
        facts[name] = int(rest)
    elif name in _WORDS:
        facts[name] = rest
    elif name in _ROWS:
        facts[name] = [None if word == _UNKNOWN else word for word in rest.split()]
    else:
        raise ValueError(name)


def _read_options(text: str) -> dict[str, Any]:
    pairs = [word.split("=") for word in text.split()]
    flags = {"True": True, "False": False}
    options: dict[str, Any] = {name: flags.get(value, value) for name, value in pairs if name != "card"}
    return {**options, "cards": [value for name, value in pairs if name == "card"]}


def _read_steps(text: str) -> list[Action]:
    return [read_action(step) for step in text.split(";") if step.strip()]


def _read_player(head: str, town_text: str) -> dict[str, Any]:
    facts = dict(word.split("=") for word in head.split())
    town = msgspec.to_builtins(read_town(town_text))
    if "built" in facts:
        town["monument_round"] = int(facts["built"])
    town["shrine"] = int(facts.get("shrine", 0))
    town["aside"] = int(facts.get("aside", 0))
    town["watch"] = facts["watch"].split(",") if "watch" in facts else []
    return {
        "town": town,
        "confirmed": "confirmed" in facts,
        "finished": int(facts["finished"]) if "finished" in facts else None,
        "dealt": facts["dealt"].split(",") if "dealt" in facts else [],
        "kept": facts.get("kept"),
    }


def _with_steps(state: State, pending: list[list[Action]]) -> State:
    """The turns opened and the steps played again. A seat seen from outside may have confirmed without known steps."""
    confirmed = [player.confirmed for player in state.players]
    state = open_turns(state)
    for seat, steps in enumerate(pending):
        player = state.players[seat]
        for step in steps:
            player = after_step(state, player, step)
        state = with_player(state, seat, replace(player, confirmed=confirmed[seat]))
    return state
