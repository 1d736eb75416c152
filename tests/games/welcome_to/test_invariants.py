"""What holds after every round of any game, over random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.asking import moves, random_move
from games.core import Seat
from games.selfplay import play
from games.turns import new_game
from games.welcome_to import GAME
from games.welcome_to.data import CARDS, DATA, POOL_LOTS
from games.welcome_to.sheets import complete_estates, free_count
from games.welcome_to.state import EMPTY, ROUNDABOUT, Move, Options, Sheet, State, Street
from games.welcome_to.turn import scorable
from tests.games.welcome_to.table import Table

tables = st.tuples(st.integers(1, 6), st.booleans(), st.integers(0, 7), st.integers(0, 1 << 40))


def played(seats: int, options: Options, seed: int) -> Iterator[Table]:
    """The beginning of each round, and the end of the game."""
    random = Random(seed)

    def choose(turn: Table, seat: Seat) -> Move:
        """At random, but plans are scored whenever they can be, to get to the end of things."""
        view = turn.view(seat)
        plans = scorable(view, view.players[seat].sheet) if view.players[seat].stage == "plans" else []
        return next(moves(GAME, view, seat, (plans[0],))) if plans else random_move(GAME, view, seat, random)

    for step in play(new_game(GAME, seats, options, seed), choose, random):
        if step.after.epoch != step.before.epoch:
            yield step.after


@given(tables)
@settings(max_examples=25, deadline=None)
def test_a_game_ends_and_keeps_its_books(options: tuple[int, bool, int, int]) -> None:
    seats, advanced, level, seed = options
    turns = list(played(seats, Options(advanced, level), seed))

    assert [fault for turn in turns for fault in faults_of_table(turn.base)] == []
    assert turns[-1].result is not None


def rounds_played(state: State) -> int:
    return state.round if state.over else state.round - 1


def faults_of_table(state: State) -> list[str]:
    rounds = rounds_played(state)
    promises = {"it ends in time": state.round <= DATA.limits.longest_game}
    if state.agency is None:
        sizes = [len(pile) + len(discard) for pile, discard in zip(state.piles, state.discards, strict=True)]
        promises["no card is lost"] = set(sizes) == {DATA.limits.pile}
    else:
        cards = [*state.piles[0], *state.discards[0], *state.agency.row, *state.agency.hand]
        promises["no card is lost"] = sorted(card for card in cards if card in CARDS) == list(CARDS)
        promises["a card for each round"] = len(state.agency.row) == rounds
    sheets = [fault for player in state.players for fault in faults_of_sheet(player.sheet, rounds)]
    return [f"round {state.round}: {fault}" for fault in (*broken(promises), *sheets)]


def broken(promises: dict[str, bool]) -> list[str]:
    return [name for name, kept in promises.items() if not kept]


def faults_of_sheet(sheet: Sheet, rounds: int) -> list[str]:
    houses = sum(number >= 0 for street in sheet.streets for number in street.numbers)
    bis = sum(letter > 0 for street in sheet.streets for letter in street.letters)
    circles = sum(street.numbers.count(ROUNDABOUT) for street in sheet.streets)
    used = sum(estate.size for estate in complete_estates(sheet) if estate.used)
    promises = {
        "bis": sheet.bis == bis <= 9,
        "roundabouts": sheet.roundabouts == circles <= 2,
        "a house or a strike each round": houses - bis + sheet.strikes == rounds,
        "free lots": free_count(sheet) == 33 - houses - circles,
        "parks": all(parks <= most for parks, most in zip(sheet.parks, (3, 4, 5), strict=True)),
        "marketing": all(boxes <= most for boxes, most in zip(sheet.marketing, (1, 2, 3, 4, 4, 4), strict=True)),
        "temps": sheet.temps <= 11,
        "used estates": used == sum(street.used.bit_count() for street in sheet.streets),
        "pools": not any(street.pools & ~lots for street, lots in zip(sheet.streets, POOL_LOTS, strict=True)),
    }
    return [*broken(promises), *(fault for street in sheet.streets for fault in faults_of_street(street))]


def faults_of_street(street: Street) -> Iterator[str]:
    last, plain = -1, 1
    for lot, (number, letter) in enumerate(zip(street.numbers, street.letters, strict=True), start=1):
        if street.pools >> lot & 1 and (number < 0 or letter != 0):
            yield f"a pool at {lot}, where no house was written from a card"
        if number == ROUNDABOUT:
            if lot < len(street.numbers) and not street.fences >> lot & 1:
                yield f"no fence right of the roundabout at {lot}"
            if lot > 1 and not street.fences >> (lot - 1) & 1:
                yield f"no fence left of the roundabout at {lot}"
            last = -1
        elif number != EMPTY:
            if number < last:
                yield f"{number} right of {last}"
            if number != last:
                if plain != 1:
                    yield f"{plain} houses {last} were written from cards"
                plain = 0
            plain += letter == 0
            last = number
    if plain != 1:
        yield f"{plain} houses {last} were written from cards"
