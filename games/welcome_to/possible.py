"""Which positions no game can reach, each with the line to blame. A sheet is checked by itself, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from games.positions import check_generator, require
from games.welcome_to import plans, sheets
from games.welcome_to.cards import CARDS_IN_HAND
from games.welcome_to.data import CARDS, DATA, LETTERS, PLANS, POOL_LOTS, PROJECTS, TRACKS, Letter
from games.welcome_to.rounds import ends_game
from games.welcome_to.setup import SEATS, new
from games.welcome_to.state import EMPTY, FACE_DOWN, ROUNDABOUT, Agency, OpenPlan, Player, Sheet, State, Street
from games.welcome_to.streets import has_fence, mask, runs
from games.welcome_to.views import view

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


def _fences_built(street: Street) -> int:
    """How many must have been built by an action: those that no roundabout brought with it."""
    inner = range(1, len(street.numbers))
    return sum(street.fences >> after & 1 for after in inner if ROUNDABOUT not in street.numbers[after - 1 : after + 1])


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


def check_possible(state: State) -> None:
    seats = len(state.players)
    require("seat 1", seats in SEATS)
    require("hand", (seats == 1) == (state.agency is not None))
    require("plans", all(map(partial(_plan_is_possible, state), LETTERS, state.plans)))
    if state.agency is None:
        _check_cards(state)
    else:
        _check_solo_cards(state, state.agency)
    for seat, player in enumerate(state.players, 1):
        _check_player(f"seat {seat}", state, player)
    ended = any(ends_game(player.sheet) for player in state.players if player.stage == "number")
    require("round", state.over == ended)
    blanks = any(FACE_DOWN in pile for pile in (*state.piles, *state.discards))
    check_generator(state, view, seats=len(state.players), draws=_fewest_draws(state), blanks=blanks)


def _fewest_draws(state: State) -> int:
    """Those of set-up, and of the cards that were shuffled again. Alone, the City Agency keeps one of three."""
    set_up = new(len(state.players), state.options, state.rng.seed).rng.counter
    if state.agency is None:
        each = DATA.limits.pile - 1
        return set_up + (state.round - 1) // each * len(state.piles) * (each - 1)
    played = len(CARDS) // CARDS_IN_HAND
    return set_up + (state.round > played) * (len(CARDS) - played - 1)


def _rounds_played(state: State) -> int:
    return state.round if state.over else state.round - 1


def _plan_is_possible(state: State, letter: Letter, plan: OpenPlan) -> bool:
    data = PLANS[plan.id]
    allowed = state.options.advanced or not data.hard
    return data.stack == letter and allowed and plan.turned <= _rounds_played(state)


def _check_cards(state: State) -> None:
    """Three piles of 21 with an open top card; every round flips one card of each, and all but one can come back."""
    size = DATA.limits.pile
    flipped = (state.round - 1) % (size - 1) + 1
    known = [card for pile in (*state.piles, *state.discards) for card in pile if card != FACE_DOWN]
    require("pile", len(state.piles) == CARDS_IN_HAND and _are_different(known) and set(known) <= set(CARDS))
    for number, (pile, discard) in enumerate(zip(state.piles, state.discards, strict=True), 1):
        open_cards = (pile[0], *discard) if pile else ()
        fits = len(discard) == flipped and len(pile) == size - flipped
        require(f"pile {number}", fits and all(card in CARDS for card in open_cards))


def _check_solo_cards(state: State, agency: Agency) -> None:
    hidden = [card for pile in (*state.piles, *state.discards) for card in pile]
    known = [card for card in hidden if card != FACE_DOWN]
    open_cards = [*agency.hand, *agency.row]
    cards = len(hidden) + len(open_cards)
    require("hand", len(agency.hand) == (0 if state.over else CARDS_IN_HAND) and set(open_cards) <= set(CARDS))
    require("agency", len(agency.row) == _rounds_played(state) and _are_different(agency.projects))
    require("agency", all(map(_points_are_possible, state.plans, agency.plans)))
    require("pile", len(state.piles) == 1 and _are_different([*known, *open_cards]))
    require("pile", len(CARDS) <= cards <= len(CARDS) + len(PROJECTS) - len(agency.projects))


def _are_different(values: Iterable[object]) -> bool:
    values = list(values)
    return len(set(values)) == len(values)


def _points_are_possible(plan: OpenPlan, points: int) -> bool:
    return points in (0, PLANS[plan.id].first) or (bool(plan.turned) and points == PLANS[plan.id].later)


# --- seats ------------------------------------------------------------------------------------------------------------


def _check_player(line: str, state: State, player: Player) -> None:
    sheet, in_round = player.sheet, player.stage != "number"
    boxes = sum(sheet.parks) + sum(sheet.marketing) + sheet.temps + sheets.pools_built(sheet) + sheet.bis
    require(line, _numbers_written(sheet) + sheet.strikes == _rounds_played(state) + in_round)
    require(line, boxes + sum(map(_fences_built, sheet.streets)) <= _numbers_written(sheet))
    most_roundabouts = _rounds_played(state) + player.roundabout if state.options.advanced else 0
    require(line, player.roundabout <= sheet.roundabouts <= most_roundabouts)
    require(line, not (state.over and (in_round or player.roundabout)))
    require(line, all(map(_points_are_possible, state.plans, sheet.plans)))
    scored = [plan for plan, points in zip(state.plans, sheet.plans, strict=True) if points]
    require(line, in_round or all(plan.turned for plan in scored))
    # The estates used are those that the scored plans ask for; what other plans count is never less than it was.
    asking = [PLANS[plan.id] for plan in scored if plans.uses_estates(PLANS[plan.id])]
    require(line, all(plans.fulfilled(sheet, PLANS[plan.id]) for plan in scored if PLANS[plan.id] not in asking))
    needed = Counter(size for plan in asking for size in plans.needed_sizes(plan))
    require(line, needed == Counter(estate.size for estate in sheets.complete_estates(sheet) if estate.used))
