"""Moves as short text, and lines that people type.

``roundabout 3.6``, ``take 2 on 2.4 fence 2.3``, ``strike``, ``score B 1.1-4 2.1-4``, ``end``. A place is its street and
lot; a fence has the number of the lot on its left. What ``take`` names is the pile; in the solo game it names the card
for the number and the card for the action (``take 1+3 on 2.4 park``), and a strike the card handed over (``strike 2``).
Temp agency changes the number: ``take 2 -1 on 2.4``; ``+0`` uses the agency without a change.
"""

from __future__ import annotations

from games.core import End, IllegalMove, Seat
from games.text import Reader
from games.welcome_to import plans, turns
from games.welcome_to.cards import Combination, combinations
from games.welcome_to.data import DATA, LETTERS, STREETS, ActionKind, Letter
from games.welcome_to.sheets import Spot
from games.welcome_to.state import (
    KINDS,
    Bis,
    Effect,
    Fence,
    Lots,
    Marketing,
    Move,
    Park,
    Pool,
    Roundabout,
    Score,
    Side,
    State,
    Strike,
    Write,
)

_LETTERS: dict[str, Letter] = {letter: letter for letter in LETTERS}
_SIDES: dict[str, Side] = {"left": "left", "right": "right"}


# --- writing ----------------------------------------------------------------------------------------------------------


def write_move(move: Move) -> str:
    match move:
        case Roundabout(street, lot):
            return f"roundabout {street}.{lot}"
        case Write():
            return _write_number(move)
        case Strike(give):
            return f"strike {give}" if give else "strike"
        case Score(plan, estates):
            return " ".join(["score", plan, *map(str, estates)])
        case End():
            return "end"


def _write_number(move: Write) -> str:
    cards = f"{move.number}" if move.number == move.action else f"{move.number}+{move.action}"
    change = "" if move.change is None else f" {move.change:+d}"
    effect = "" if move.effect is None else f" {_write_effect(move.effect)}"
    return f"take {cards}{change} on {move.street}.{move.lot}{effect}"


def _write_effect(effect: Effect) -> str:
    match effect:
        case Park():
            return "park"
        case Pool():
            return "pool"
        case Fence(street, after):
            return f"fence {street}.{after}"
        case Marketing(size):
            return f"marketing {size}"
        case Bis(street, lot, copy):
            return f"bis {street}.{lot} {copy}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read_move(text: str) -> Move:
    reader = Reader(text)
    move = read_next_move(reader)
    reader.end()
    return move


def read_next_move(reader: Reader) -> Move:
    """The move that comes next in a longer text, in its one spelling."""
    match reader.one_of(("roundabout", "take", "strike", "score", "end")):
        case "roundabout":
            return Roundabout(*_read_place(reader))
        case "take":
            return _read_take(reader)
        case "strike":
            return Strike(reader.number(1, 3) if number_follows(reader) else 0)
        case "score":
            plan, estates = reader.one_of(_LETTERS), []
            while number_follows(reader):
                estates.append(_read_lots(reader))
            return Score(plan, tuple(estates))
    return End()


def _read_take(reader: Reader) -> Write:
    # Without a blank, +2 is the second card; with one, it is a change.
    cards = reader.need(r"([1-3])(?:\+([1-3]))?(?![0-9])")
    number, action = int(cards[1]), int(cards[2] or cards[1])
    change = int(found.group()) if (found := reader.take(r"[+-][0-2](?![0-9])")) else None
    reader.expect("on")
    return Write(number, action, *_read_place(reader), change, _read_effect(reader))


def number_follows(reader: Reader) -> bool:
    return reader.take(r"(?=[0-9])") is not None


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


def _read_effect(reader: Reader) -> Effect | None:
    match reader.maybe(("park", "pool", "fence", "marketing", "bis")):
        case "park":
            return Park()
        case "pool":
            return Pool()
        case "fence":
            return Fence(*_read_place(reader))
        case "marketing":
            return Marketing(reader.number(1, DATA.limits.largest_estate))
        case "bis":
            return Bis(*_read_place(reader), reader.one_of(_SIDES))
    return None


# --- what people type -------------------------------------------------------------------------------------------------


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """One or several moves: ``take 1 on 2.4 pool; score A; end``.

    A number may be named in place of its pile (``6 on 2.4 with a pool``), and a plan's estates may be left out.
    """
    reader, known = Reader(text), view
    moves = [_read_typed(reader, known, seat)]
    while not reader.done:
        known = turns.apply(known, seat, moves[-1])
        reader.maybe((";", ","))
        moves.append(_read_typed(reader, known, seat))
    return tuple(moves)


def _read_typed(reader: Reader, view: State, seat: Seat) -> Move:
    if reader.accept("write") or number_follows(reader):
        return _read_named_number(reader, view)
    move = read_next_move(reader)
    if isinstance(move, Score) and not move.estates:
        sheet = turns.check_waiting(view, seat).sheet
        plan, rivals = turns.plan_and_rivals(view, sheet, move.plan)
        return Score(move.plan, plans.natural_estates(sheet, plan, rivals)) if plans.fulfilled(sheet, plan) else move
    return move


def _read_named_number(reader: Reader, view: State) -> Write:
    """``6 on 2.4``, ``6 on 2.4 with a pool``, ``write 9 on 1.7 with temp``."""
    number = reader.number(DATA.limits.lowest_number, DATA.limits.highest_number)
    reader.expect("on")
    house = _read_place(reader)
    if reader.accept("with"):
        reader.maybe(("a", "the"))
    temp = reader.accept("temp")
    effect = None if temp else _read_effect(reader)
    wanted = "temp" if temp else None if effect is None else KINDS[type(effect)]
    combination, change = _combination_for(view, number, wanted)
    return Write(*combination, *house, change, effect)


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
