"""What a seat did in its latest turn, what its goods earned, what the Abbey did."""

from __future__ import annotations

from collections import Counter

from games.core import Seat
from games.hamlet.state import Build, State
from games.hamlet.telling import abbey_event, abbey_order_event, done_event, earned_event
from renderers.hamlet.voice import Voice


def turn_told(view: State, seat: Seat, voice: Voice) -> str:
    """The latest turn of a seat in one line, with what it brought; the name of the seat stands beside it."""
    news = view.news[seat]
    counted = Counter(voice.alone(done_event(seat, done)) for done in news.done)
    told = [voice("times", count=count, what=what) if count > 1 else what for what, count in counted.items()]
    earned = [voice.event(earned_event(line)) for line in news.earned if line.seat != seat]
    return "; ".join([*told, *earned])


def abbey_told(view: State, voice: Voice) -> str:
    """What the Abbey did in its latest round; nothing before the first."""
    news = view.abbey_news
    if news is None:
        return ""
    events = [abbey_event(news), *([abbey_order_event(news.order)] if news.order else [])]
    return "; ".join(voice.alone(event) for event in events)


def fresh_places(view: State) -> frozenset[str]:
    """Places that were built in the latest turns of everybody."""
    return frozenset(done.move.draft for news in view.news for done in news.done if isinstance(done.move, Build))
