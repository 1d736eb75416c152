"""Looking through the ways to play a turn, and taking the first step of the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.welcome_to.state import Action, Confirm, State
from games.welcome_to.turns import Draft, Phase, choices, taken

Judge = Callable[[Draft], float]
#: The first step from here on, and the turn as far as it has been thought through.
Way = tuple[Action, Draft]

#: Actions with at most one thing to do: looked into after every number.
_SIMPLE = ("park", "pool")


def best_step(state: State, draft: Draft, judge: Judge, width: int) -> Action:
    """The first step of the best turn.

    Fences, marketing and bis houses are only thought through for the ``width`` most promising numbers of each
    combination.
    """
    ways = [(action, taken(state, draft, action)) for action in choices(state, draft)]
    if len(ways) == 1:
        return ways[0][0]
    ways = _with_best_roundabout(state, draft, ways, judge)
    ways = _through(state, ways, "combine", "change", "lot")
    ways = _through(state, _promising(ways, judge, width), "action")
    return max(_with_plans(state, ways), key=lambda way: judge(way[1]))[0]


def _through(state: State, ways: Iterable[Way], *phases: Phase) -> list[Way]:
    """Every way on from those that stand in these phases."""
    done: list[Way] = []
    waiting = list(ways)
    while waiting:
        first, draft = waiting.pop()
        if draft.phase in phases:
            waiting += [(first, taken(state, draft, action)) for action in choices(state, draft)]
        else:
            done.append((first, draft))
    return done


def _with_best_roundabout(state: State, draft: Draft, ways: list[Way], judge: Judge) -> list[Way]:
    """Of all roundabouts only the best is thought through, and only if the sheet gains by it."""
    others = [way for way in ways if way[1].phase != "roundabout" and not _just_built(way[1])]
    built = [way for way in _through(state, ways, "roundabout") if _just_built(way[1])]
    if not built:
        return others
    best = max(built, key=lambda way: judge(way[1]))
    return [*others, best] if not others or judge(best[1]) > judge(draft) else others


def _just_built(draft: Draft) -> bool:
    return draft.phase == "combine" and draft.roundabout is not None


def _promising(ways: list[Way], judge: Judge, width: int) -> list[Way]:
    kept = []
    by_combination: dict[object, list[Way]] = {}
    for way in ways:
        draft = way[1]
        if draft.phase != "action" or draft.action in _SIMPLE:
            kept.append(way)
        else:
            by_combination.setdefault((draft.taken, draft.roundabout), []).append(way)
    for group in by_combination.values():
        kept += _best(group, judge, width)
    return kept


def _best(ways: list[Way], judge: Judge, count: int) -> list[Way]:
    if len(ways) <= count:
        return ways
    return sorted(ways, key=lambda way: judge(way[1]), reverse=True)[:count]


def _with_plans(state: State, ways: list[Way]) -> Iterable[Way]:
    """Every way with no plan scored, and with each that can be."""
    for first, draft in ways:
        if draft.phase == "plans":
            yield first, draft
            if first == Confirm():
                continue
        for action in choices(state, draft):
            if action != Confirm():
                yield from _with_plans(state, [(first, taken(state, draft, action))])
