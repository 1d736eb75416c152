"""What is marked on a seat's own sheet: its turn so far, the preview of a choice, and what is possible next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from msgspec import Struct

from games.first_edition import Seat
from games.welcome_to import GAME, sheets
from games.welcome_to.data import Letter
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
    Park,
    Pool,
    Roundabout,
    Score,
    Sheet,
    Spend,
    State,
)
from games.welcome_to.streets import bis_places, fence_places
from games.welcome_to.turns import Draft, choices, open_draft
from renderers.welcome_to.focus import previewed, read_focus
from renderers.welcome_to.lots import house_number


class Marks(Struct, frozen=True):
    """A seat's own sheet as it is to be drawn."""

    #: The sheet at the beginning of the round, the turn so far, and the turn with what is being previewed.
    before: Sheet
    now: Draft
    then: Draft
    #: Lots and fences (named by the lot on their left) that are new in this turn or in the preview.
    fresh: frozenset[Spot] = frozenset()
    ghosts: frozenset[Spot] = frozenset()
    fresh_fences: frozenset[Spot] = frozenset()
    #: Where something can be built next, and what would be written there; each possibility on its own line.
    targets: Mapping[Spot, str] = {}
    fence_places: frozenset[Spot] = frozenset()
    #: Estates (street, first lot, last lot) that can be spent on a plan.
    estates: frozenset[tuple[int, int, int]] = frozenset()
    #: Plans that can be scored.
    plans: frozenset[Letter] = frozenset()
    #: Estate sizes that marketing can raise, and streets that can get a park.
    sizes: frozenset[int] = frozenset()
    parks: frozenset[int] = frozenset()
    #: Where a pool can be built.
    pool: Spot | None = None
    #: Piles whose number can be taken; ``None`` while nothing is asked about them.
    piles: frozenset[int] | None = None


def marks_of(view: State, seat: Seat, words: tuple[str, ...]) -> Marks:
    before, now = view.players[seat].sheet, open_draft(view, seat)
    waited = seat in GAME.waiting_on(view)
    then = previewed(view, now, read_focus(words)) if waited else now
    possible = choices(view, then) if waited else []
    home = then.house.street if then.house else 0
    return Marks(
        before=before,
        now=now,
        then=then,
        fresh=_changed_lots(before, now.sheet),
        ghosts=_changed_lots(now.sheet, then.sheet),
        fresh_fences=_changed_fences(before, then.sheet),
        targets=_targets(then, possible),
        fence_places=_fence_places(then, possible),
        estates=frozenset((act.street, act.first, act.last) for act in possible if isinstance(act, Spend)),
        plans=frozenset(act.plan for act in possible if isinstance(act, Score)),
        sizes=frozenset(act.size for act in possible if isinstance(act, Marketing)),
        parks=frozenset(home for act in possible if isinstance(act, Park)),
        pool=then.house if Pool() in possible else None,
        piles=_piles(then, possible) if waited else None,
    )


def _changed_lots(before: Sheet, after: Sheet) -> frozenset[Spot]:
    """Lots that were filled, or whose pool was built."""
    return frozenset(
        Spot(no, lot)
        for no, (old, new) in enumerate(zip(before.streets, after.streets, strict=True), start=1)
        for lot in range(1, len(new.numbers) + 1)
        if old.numbers[lot - 1] != new.numbers[lot - 1] or (old.pools ^ new.pools) >> lot & 1
    )


def _changed_fences(before: Sheet, after: Sheet) -> frozenset[Spot]:
    return frozenset(
        Spot(no, lot)
        for no, (old, new) in enumerate(zip(before.streets, after.streets, strict=True), start=1)
        for lot in range(1, len(new.numbers))
        if (old.fences ^ new.fences) >> lot & 1
    )


def _targets(draft: Draft, possible: list[Action]) -> dict[Spot, str]:
    """All lots that come into question; where a menu shows one street after the other, those of all its streets."""
    if any(isinstance(action, Roundabout) for action in possible):
        return {Spot(act.street, act.lot): "" for act in possible if isinstance(act, Roundabout)}
    if any(isinstance(action, Change) for action in possible):
        return _change_targets(draft, possible)
    if draft.phase == "lot" and any(isinstance(action, House | InStreet) for action in possible):
        spots = sheets.spots_for(draft.sheet, draft.number)
        return {spot: str(draft.number) for spot in spots if draft.street in (0, spot.street)}
    if draft.action == "bis" and any(isinstance(action, Bis | InStreet) for action in possible):
        return _bis_targets(draft)
    return {}


def _change_targets(draft: Draft, possible: list[Action]) -> dict[Spot, str]:
    """Which of the numbers that a change allows fit where."""
    fitting: dict[Spot, set[int]] = defaultdict(set)
    for number in {draft.number + (act.by or 0) for act in possible if isinstance(act, Change)}:
        for spot in sheets.spots_for(draft.sheet, number):
            fitting[spot].add(number)
    return {spot: _numbers(found) for spot, found in fitting.items()}


def _numbers(found: set[int]) -> str:
    low, high = min(found), max(found)
    return str(low) if low == high else f"{low}–{high}"


def _bis_targets(draft: Draft) -> dict[Spot, str]:
    found: dict[Spot, list[str]] = defaultdict(list)
    for no, street in enumerate(draft.sheet.streets, start=1):
        if draft.street not in (0, no):
            continue
        for lot, copy in bis_places(street):
            built = sheets.build_bis(draft.sheet, Spot(no, lot), copy).streets[no - 1]
            found[Spot(no, lot)].append(house_number(built.numbers[lot - 1], built.letters[lot - 1]))
    return {spot: "\n".join(numbers) for spot, numbers in found.items()}


def _fence_places(draft: Draft, possible: list[Action]) -> frozenset[Spot]:
    if draft.action != "fence" or not any(isinstance(action, Fence) for action in possible):
        return frozenset()
    return frozenset(
        Spot(no, after)
        for no, street in enumerate(draft.sheet.streets, start=1)
        if draft.street in (0, no)
        for after in fence_places(street)
    )


def _piles(draft: Draft, possible: list[Action]) -> frozenset[int] | None:
    if draft.phase != "combine":
        return None
    return frozenset(act.number for act in possible if isinstance(act, Combine))
