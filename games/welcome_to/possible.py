"""Whether a position can come up in a game: what is read from text is checked here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.welcome_to import plans, sheets
from games.welcome_to.cards import CARDS_IN_HAND
from games.welcome_to.data import CARDS, DATA, LETTERS, PLANS, POOL_LOTS, PROJECTS, TRACKS
from games.welcome_to.rounds import ends_game
from games.welcome_to.setup import SEATS
from games.welcome_to.state import (
    EMPTY,
    FACE_DOWN,
    ROUNDABOUT,
    Agency,
    OpenPlan,
    Player,
    Sheet,
    State,
    Street,
)
from games.welcome_to.streets import has_fence, mask, runs

# --- sheets -----------------------------------------------------------------------------------------------------------


def sheet_is_possible(sheet: Sheet) -> bool:
    """What holds for a sheet whatever table it lies on."""
    return (
        all(map(_street_is_possible, sheet.streets, POOL_LOTS))
        and sheet.bis < len(TRACKS.bis)
        and sheet.roundabouts < len(TRACKS.roundabouts)
    )


def _numbers_written(sheet: Sheet) -> int:
    return sum(number >= 0 for street in sheet.streets for number in street.numbers) - sheet.bis


def _street_is_possible(street: Street, pool_lots: int) -> bool:
    houses = sum(1 << lot for lot, number in enumerate(street.numbers, 1) if number >= 0)
    extras = sum(1 << lot for lot, letter in enumerate(street.letters, 1) if letter)
    return (
        _is_in_order(street)
        and not extras & ~houses
        and not street.pools & ~(pool_lots & houses & ~extras)  # R27
        and street.used == sum(mask(run.first, run.last) for run in runs(street) if run.complete and run.used)
        and all(
            has_fence(street, lot) and has_fence(street, lot - 1)
            for lot, number in enumerate(street.numbers, 1)
            if number == ROUNDABOUT
        )
    )


def _is_in_order(street: Street) -> bool:
    """Numbers rise within each section; equal ones stand together, one from a card and its bis houses b, c, …"""
    rows: list[list[int]] = []
    before, apart = -1, False
    for number, letter in zip(street.numbers, street.letters, strict=True):
        if number == EMPTY:
            apart = True
        elif number == ROUNDABOUT:
            before, apart = -1, False
        elif number < before or (number == before and apart):
            return False
        else:
            rows += [[]] if number != before else []
            rows[-1].append(letter)
            before, apart = number, False
    return all(sorted(row) == list(range(len(row))) for row in rows)


# --- tables -----------------------------------------------------------------------------------------------------------


def state_is_possible(state: State) -> bool:
    seats = len(state.players)
    return (
        seats in SEATS
        and (seats == 1) == (state.agency is not None)
        and _plans_are_possible(state)
        and (_cards_are_possible(state) if state.agency is None else _solo_cards_are_possible(state, state.agency))
        and all(_player_is_possible(state, player) for player in state.players)
        and state.over == any(ends_game(player.sheet) for player in state.players if player.stage == "number")
    )


def _rounds_played(state: State) -> int:
    return state.round if state.over else state.round - 1


def _plans_are_possible(state: State) -> bool:
    return all(
        PLANS[plan.id].stack == letter
        and (state.options.advanced or not PLANS[plan.id].hard)
        and plan.turned <= _rounds_played(state)
        for letter, plan in zip(LETTERS, state.plans, strict=True)
    )


def _cards_are_possible(state: State) -> bool:
    """Three piles of 21 with an open top card; every round flips one card of each, and all but one can come back."""
    size = DATA.limits.pile
    flipped = (state.round - 1) % (size - 1) + 1
    known = [card for pile in (*state.piles, *state.discards) for card in pile if card != FACE_DOWN]
    return (
        len(state.piles) == CARDS_IN_HAND
        and all(len(discard) == flipped for discard in state.discards)
        and all(len(pile) == size - flipped and pile[0] in CARDS for pile in state.piles)
        and all(card in CARDS for discard in state.discards for card in discard)
        and _are_different(known)
        and set(known) <= set(CARDS)
    )


def _solo_cards_are_possible(state: State, agency: Agency) -> bool:
    hidden = [card for pile in (*state.piles, *state.discards) for card in pile]
    known = [card for card in hidden if card != FACE_DOWN]
    open_cards = [*agency.hand, *agency.row]
    cards = len(hidden) + len(open_cards)
    return (
        len(state.piles) == 1
        and len(agency.hand) == (0 if state.over else CARDS_IN_HAND)
        and len(agency.row) == _rounds_played(state)
        and set(open_cards) <= set(CARDS)
        and _are_different([*known, *open_cards])
        and _are_different(agency.projects)
        and len(CARDS) <= cards <= len(CARDS) + len(PROJECTS) - len(agency.projects)
        and all(map(_points_are_possible, state.plans, agency.plans))
    )


def _are_different(values: Iterable[object]) -> bool:
    values = list(values)
    return len(set(values)) == len(values)


def _points_are_possible(plan: OpenPlan, points: int) -> bool:
    return points in (0, PLANS[plan.id].first) or (bool(plan.turned) and points == PLANS[plan.id].later)


# --- seats ------------------------------------------------------------------------------------------------------------


def _player_is_possible(state: State, player: Player) -> bool:
    sheet, in_round = player.sheet, player.stage != "number"
    actions = sum(sheet.parks) + sum(sheet.marketing) + sheet.temps + sheets.pools_built(sheet) + sheet.bis
    return (
        _numbers_written(sheet) + sheet.strikes == _rounds_played(state) + in_round
        and actions <= _numbers_written(sheet)
        and (state.options.advanced or not sheet.roundabouts)
        and (not player.roundabout or sheet.roundabouts > 0)
        and not (state.over and (in_round or player.roundabout))
        and all(map(_points_are_possible, state.plans, sheet.plans))
        and all(plan.turned or not noted or in_round for plan, noted in zip(state.plans, sheet.plans, strict=True))
        and _used_estates_fit(state, sheet)
    )


def _used_estates_fit(state: State, sheet: Sheet) -> bool:
    """The estates used are those that the scored plans ask for."""
    scored = [PLANS[plan.id] for plan, points in zip(state.plans, sheet.plans, strict=True) if points]
    needed = Counter(size for plan in scored if plans.uses_estates(plan) for size in plans.needed_sizes(plan))
    return needed == Counter(estate.size for estate in sheets.complete_estates(sheet) if estate.used)
