"""A turn in words, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.welcome_to.cards import left_over
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Fence,
    House,
    Marketing,
    NoAction,
    Offer,
    Park,
    Pool,
    Roundabout,
    Score,
    Spend,
    Strike,
)
from renderers.welcome_to.voice import Voice, place, span


def turn_words(steps: Iterable[Action], offered: tuple[Offer, ...], voice: Voice) -> list[str]:
    """``["10 on 3.8", "park"]``; steps that only look at a street are not told."""
    return list(_told(tuple(steps), offered, voice))


def _told(steps: tuple[Action, ...], offered: tuple[Offer, ...], voice: Voice) -> Iterator[str]:
    number = 0
    for step in steps:
        match step:
            case Combine(taken, _):
                number = offered[taken - 1].number
            case Change(by) if by is not None:
                number += by
                yield voice("words-changed", by=f"{by:+d}")
            case House(street, lot):
                yield voice("words-wrote", number=number, place=place(street, lot))
            case NoAction():
                taken_action = next(one for one in steps if isinstance(one, Combine)).action
                yield voice("words-unused", action=voice.action(offered[taken_action - 1].action))
            case _:
                yield from _other(step, voice)
    yield from _handed_over(steps, offered, voice)


def _other(step: Action, voice: Voice) -> Iterator[str]:
    match step:
        case Roundabout(street, lot):
            yield voice("words-built-roundabout", place=place(street, lot))
        case Strike():
            yield voice("words-struck")
        case Fence(street, after):
            yield voice("words-built-fence", place=place(street, after))
        case Marketing(size):
            yield voice("words-marketed", size=size)
        case Park():
            yield voice("words-planted")
        case Pool():
            yield voice("words-dug")
        case Bis(street, lot):
            yield voice("words-built-bis", place=place(street, lot))
        case Score(plan):
            yield voice("words-scored", plan=plan)
        case Spend(street, first, last):
            yield voice("words-spent", estate=span(street, first, last))


def _handed_over(steps: tuple[Action, ...], offered: tuple[Offer, ...], voice: Voice) -> Iterator[str]:
    """Solo: the card that goes to the agency."""
    for step in steps:
        given = 0
        if isinstance(step, Strike):
            given = step.give
        elif isinstance(step, Combine) and step.number != step.action:
            given = left_over(step)
        if given:
            card = offered[given - 1]
            yield voice("words-handed", number=card.number, action=voice.action(card.action))
