"""What happened, in the sentences of the log: a line for each player of a turn, short enough for a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.languages import Language
from bot.ui.messages import written
from games.core import Event, Seat
from games.turns import Told
from renderers.core import shortened

#: A phone shouldn't have to scroll to the picture; the rest is in the log.
MOST_LINES = 8
#: A line may be this long, and longer if it has few others beside it.
LONGEST_LINE = 240
LONGEST_NEWS = 720
LONGEST_HISTORY = 400


def told_since(turns: Iterable[Told], since: int, before: int) -> list[Told]:
    """The turns of this stretch; an open one isn't over, so it isn't told."""
    return [turn for turn in turns if since <= turn.turn < before]


def in_lines(
    controller: Controller, turns: Iterable[Told], names: Sequence[str], say: Language, you: Seat | None = None
) -> str:
    """A line for what each player did, the oldest first; ``you`` is the seat of whoever reads it."""
    found = [*_lines(controller, turns, names, say, you)]
    longest = max(LONGEST_LINE, LONGEST_NEWS // max(len(found), 1))
    lines = [shortened(f"**{who}** {text}" if who else text, longest) for who, text in found]
    if len(lines) > MOST_LINES:
        rest = len(lines) - MOST_LINES + 1
        lines = [*lines[: MOST_LINES - 1], say("told-more", lines=rest)]
    return "\n".join(f"-# {line}" for line in lines)


def in_full(controller: Controller, turn: Told, people: Sequence[str], say: Language) -> list[str]:
    """Everything that happened in a turn, a line for each player; the names are ready for a message."""
    said = [event for event in turn.events if event.code not in controller.unsaid]
    busy = {event.seat for event in said}
    events = tuple(event for event in turn.events if event in said or event.seat is None or event.seat not in busy)
    lines = _told_by_player(controller, replace(turn, events=events), people, say, None)
    return [f"**{who}** {text}" if who else text for who, text in lines]


def in_one_line(controller: Controller, turns: Iterable[Told], names: Sequence[str], say: Language) -> str:
    lines = (f"{who} {text}" if who else text for who, text in _lines(controller, turns, names, say, None))
    text = " · ".join(lines)
    return f"-# {shortened(text, LONGEST_HISTORY)}" if text else ""


def _lines(
    controller: Controller, turns: Iterable[Told], names: Sequence[str], say: Language, you: Seat | None
) -> Iterator[tuple[str, str]]:
    """Who did something, if it was somebody, and what."""
    people = [written(name) for name in names]
    for turn in turns:
        worth_telling = replace(turn, events=tuple(_worth_telling(controller, turn)))
        yield from _told_by_player(controller, worth_telling, people, say, you)


def _told_by_player(
    controller: Controller, turn: Told, people: Sequence[str], say: Language, you: Seat | None
) -> Iterator[tuple[str, str]]:
    """A sentence that begins with its subject continues the line of that player, without repeating the name."""
    lines: dict[str, list[str]] = {}
    latest = ""
    for event in turn.events:
        sentence = controller.sentences.event(event, people, say, you)
        who = controller.sentences.subject(event, people, say, you)
        rest = sentence.removeprefix(f"{who} ")
        if rest != sentence:
            latest = who
        elif len(turn.seats) > 1 or not lines:
            # It's about everybody.
            latest = sentence
        lines.setdefault(latest, []).append(rest)
    for who, parts in lines.items():
        yield "" if who == parts[0] else who, " · ".join(_counted(parts))


def _counted(parts: Iterable[str]) -> Iterator[str]:
    """What was done several times in a row is said once."""
    for part, same in groupby(parts):
        times = len([*same])
        yield part if times == 1 else f"{part} ×{times}"


def _worth_telling(controller: Controller, turn: Told) -> list[Event]:
    """Without what the board shows anyway; but whoever did nothing else has at least ended their turn."""
    said = [event for event in turn.events if event.code not in controller.unsaid]
    busy = {None, *(event.seat for event in said)}
    return [event for event in turn.events if event in said or event.seat not in busy]
