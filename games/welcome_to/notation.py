"""Moves as short text, and lines that people type.

``roundabout 3.6``, ``take 2 on 2.4 fence 2.3``, ``strike``, ``score B 1.1-4 2.1-4``, ``end``. A place is its street and
lot; a fence has the number of the lot on its left. What ``take`` names is the pile; in the solo game it names the card
for the number and the card for the action (``take 1+3 on 2.4 park``), and a strike the card handed over (``strike 2``).
Temp agency changes the number: ``take 2 -1 on 2.4``; ``+0`` uses the agency without a change.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.codecs import Codec, Fields, Forms, Said, completed_line, flag, many, number, words
from games.core import End, IllegalMove, Seat
from games.positions import notation
from games.text import Reader
from games.welcome_to import plans, state, turn
from games.welcome_to.cards import Combination, combinations
from games.welcome_to.data import DATA, LETTERS, STREETS, ActionKind
from games.welcome_to.positions import POSITION
from games.welcome_to.sheets import Spot
from games.welcome_to.state import KINDS, Effect, Lots, Move, Score, State, Write

# --- moves ------------------------------------------------------------------------------------------------------------


def _read_place(reader: Reader) -> Spot:
    """A lot that exists: ``2.11`` but not ``1.11``."""
    at, street = reader.at, reader.number(1, len(STREETS))
    reader.expect(".")
    spot = Spot(street, reader.number(1, max(data.lots for data in STREETS)))
    if spot.lot > STREETS[street - 1].lots:
        raise reader.unreadable(at)
    return spot


def _read_lots(reader: Reader) -> Lots:
    """``2.4-6``, or ``2.4`` for a single lot."""
    street, first = _read_place(reader)
    return Lots(street, first, reader.number(first, STREETS[street - 1].lots) if reader.accept("-") else first)


def _read_combination(reader: Reader) -> Combination:
    """Without a blank, +2 is the second card; with one, it is a change."""
    cards = reader.need(r"([1-3])(?:\+([1-3]))?(?![0-9])")
    return Combination(int(cards[1]), int(cards[2] or cards[1]))


_PLACE = Codec[tuple[int, int]](lambda place: str(Spot(*place)), _read_place)
_EFFECTS: Forms[Effect] = Forms(
    {
        state.Park: "park",
        state.Pool: "pool",
        state.Fence: "fence {street,after:place}",
        state.Marketing: "marketing {size}",
        state.Bis: "bis {street,lot:place} {copy}",
    },
    {"place": _PLACE, "size": number(1, DATA.limits.largest_estate), "copy": words(("left", "right"))},
)
_KINDS: dict[type[Any], str | tuple[str, ...]] = {
    state.Roundabout: "roundabout {street,lot:place}",
    Write: "take {number,action:combination}[ {change}] on {street,lot:place}[ {effect}]",
    state.Strike: "strike[ {give}]",
    Score: "score {plan}[ {estates}]",
    End: "end",
}
_FIELDS: Fields = {
    "place": _PLACE,
    "combination": Codec(lambda cards: str(Combination(*cards)), _read_combination),
    "change": Codec("{:+d}".format, lambda reader: int(reader.need(r"[+-][0-2](?![0-9])").group())),
    "effect": Codec(_EFFECTS.write, _EFFECTS.read),
    "give": number(1, 3),
    "plan": words(LETTERS),
    "estates": many(Codec[Lots](str, _read_lots)),
    "house": number(DATA.limits.lowest_number, DATA.limits.highest_number),
    "temp": flag("temp"),
}
MOVES: Forms[Move] = Forms(_KINDS, _FIELDS)
write_move, read_move = MOVES.write, MOVES.read_all


# --- what people type -------------------------------------------------------------------------------------------------


class _Named(Struct, frozen=True):
    """A number named in place of its pile: ``6 on 2.4``, ``6 on 2.4 with a pool``, ``write 9 on 1.7 with temp``."""

    house: int
    street: int
    lot: int
    temp: bool = False
    effect: Effect | None = None


_TYPED: Forms[Move | _Named] = Forms(
    _KINDS | {_Named: "[!write ]{house} on {street,lot:place}[ with a][ with the][ with][ {temp}][ {effect}]"}, _FIELDS
)


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """One or several moves: ``take 1 on 2.4 pool; score A; end``.

    A number may be named in place of its pile (``6 on 2.4 with a pool``), and a plan's estates may be left out.
    """
    return completed_line(_TYPED, text, view, seat, _completed, turn.apply)


def _completed(said: Said[Move | _Named], view: State, seat: Seat) -> Move:
    move = said.value()
    if isinstance(move, _Named):
        wanted = "temp" if move.temp else None if move.effect is None else KINDS[type(move.effect)]
        combination, change = _combination_for(view, move.house, wanted)
        return Write(*combination, move.street, move.lot, change, move.effect)
    if isinstance(move, Score) and not move.estates:
        sheet = turn.check_waiting(view, seat).sheet
        plan, rivals = turn.plan_and_rivals(view, sheet, move.plan)
        return Score(move.plan, plans.natural_estates(sheet, plan, rivals)) if plans.fulfilled(sheet, plan) else move
    return move


def _combination_for(view: State, number: int, wanted: ActionKind | None) -> tuple[Combination, int | None]:
    """The one way to write a number with this action (None: with none), with temp agency only if it takes that."""
    plain, changed = [], []
    for combination, offer in combinations(view).items():
        if offer.number == number and wanted in (None, offer.action) and wanted != "temp":
            plain.append((combination, None))
        by = number - offer.number
        if offer.action == "temp" and by in DATA.limits.temp_changes and wanted in (None, "temp"):
            changed.append((combination, by))
    found: list[tuple[Combination, int | None]] = [*(plain or changed)]
    if not found:
        raise IllegalMove("number_not_offered", number=number)
    # At a table it makes no difference which pile an unused action belongs to; alone, another card is handed over.
    if len(found) > 1 and view.agency is not None:
        raise IllegalMove("which_cards", number=number)
    return found[0]


NOTATION = notation(MOVES, read_line, POSITION)
