"""What must never come of anything that people send: silence, an exception, an answer that Discord refuses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest import mock

from discord import InteractionType

from bot.languages import LANGUAGES, language
from bot.testing.components import texts
from bot.testing.simulated import Outcome
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT

#: The bot's apologies. All of them are findings, apart from those for what a trial has done itself.
APOLOGIES = tuple(
    f"error-{what}"
    for what in (
        *("unexpected", "not-read", "not-kept", "move-not-kept", "move-saved", "change-saved"),
        *("damaged", "game-broken", "forbidden", "discord"),
    )
)
#: Seconds of work, not counting what other programs do on the machine.
LONGEST_BLOCK = 0.5
#: They stand for the id of an error and the number of a game, which are never the same.
_GAP, _NUMBER = "\N{REPLACEMENT CHARACTER}", 987_654_321


def problems(outcome: Outcome, caused: Collection[str] = ()) -> list[str]:
    """What is wrong with the answer to an interaction; ``caused`` are the apologies that a trial has asked for."""
    found = [*_shortcomings(outcome, caused)]
    if outcome.first_responses > 1:
        found.append(f"answered {outcome.first_responses} times")
    return found


def _shortcomings(outcome: Outcome, caused: Collection[str]) -> Iterator[str]:
    if not outcome.is_answered:
        kind = outcome.interaction.response_kind
        yield "silence" if kind is None else f"nothing came after it was {kind.value}"
    elif outcome.sent.type is InteractionType.autocomplete:
        yield from _wrong_suggestions(outcome)
    else:
        yield from (f"said {text!r}" for text in said(outcome) if apology(text) not in ("", *caused))


def _wrong_suggestions(outcome: Outcome) -> Iterator[str]:
    offered = outcome.interaction.autocomplete_choices or []
    if len(offered) > OPTION_LIMIT:
        yield f"{len(offered)} suggestions"
    for choice in offered:
        if not all(1 <= len(str(choice[part])) <= OPTION_TEXT_LIMIT for part in ("name", "value")):
            yield f"a suggestion that Discord refuses: {choice!r}"


def said(outcome: Outcome) -> list[str]:
    """Everything the person reads."""
    return [text for shown in outcome.shown for text in (shown.content, *texts(shown.components)) if text]


def apology(text: str) -> str:
    """Which apology it is; nothing if it's none."""
    return next((name for name, part in _apologies() if part in text), "")


@cache
def _apologies() -> list[tuple[str, str]]:
    """Each apology with the longest part of it that is always the same, in all languages."""
    found = []
    for code in LANGUAGES:
        for name in APOLOGIES:
            parts = language(code)(name, id=_GAP, number=_NUMBER).replace(str(_NUMBER), _GAP).split(_GAP)
            found.append((name, max(parts, key=len)))
    return found


class _Collected(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.entries: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.entries.append(f"{record.name}: {record.getMessage()}" + (f": {error!r}" if error else ""))


@contextmanager
def watched_log() -> Iterator[list[str]]:
    """Everything that is logged as an error meanwhile."""
    handler = _Collected()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.entries
    finally:
        logging.getLogger().removeHandler(handler)


@contextmanager
def watched_loop() -> Iterator[list[str]]:
    """Everything that keeps the event loop busy for too long meanwhile, so that everybody else waits."""
    found: list[str] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> Any:
        name, begun = repr(handle), time.thread_time()
        run(handle)
        spent = time.thread_time() - begun
        if spent > LONGEST_BLOCK:
            found.append(f"blocked the event loop for {spent:.2f} s: {name}")

    with mock.patch.object(asyncio.Handle, "_run", timed):
        yield found
