"""Text for whole positions, both ways.

One line a thing: the seats, the village, the stock on it, the row, the bag, orders, milestones. Lines that are left out
are as after set-up, without what is named elsewhere, so that a test names only what it is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar, get_args

from msgspec.structs import replace

from games.codecs import Codec, flag, form, many, names, number, row, words
from games.core import Seat
from games.hamlet import data, state
from games.hamlet.data import DATA, GOODS, MILESTONE_OF, PLANNER, TILES, TRADES
from games.hamlet.earnings import fewest_points
from games.hamlet.notation import CODE, COLOURS, CROSSING, KIND, MOVES, ORDER, SEAT, heaps, read_line
from games.hamlet.possible import check_possible, fewest_draws, level_of, levels
from games.hamlet.setup import RULES_VERSION, new
from games.hamlet.state import Options, Player, State
from games.positions import Lines, generator, notation, require
from games.rng import Rng

T = TypeVar("T")

#: The fields of a state that are given.
Given = dict[str, Any]

#: Larger than any figure of a game.
_FIGURE = number(0, 999)
#: Further from the church than any tile can lie.
_AWAY = number(-200, 200)
_DRAFT = words((*TILES, state.FACE_DOWN))
_TRADE = words(TRADES)
#: A trade tile of the market or the stack; a viewer may only know its level.
_TURNED_UP = words((*TRADES, *(f"T{level}{state.FACE_DOWN}" for level in (1, 2, 3))))


# ---------------------------------------------------------------- things


def _listed(items: Codec[tuple[T, ...]]) -> Codec[tuple[T, ...]]:
    """What follows the name of a line; it may be nothing."""
    return Codec(lambda values: f" {items.write(values)}" if values else "", items.read)


def _row(item: Codec[T]) -> Codec[tuple[T, ...]]:
    return _listed(many(item, none=""))


def _commas(item: Codec[T]) -> Codec[tuple[T, ...]]:
    return many(item, ",", none="")


def _holdings(ids: Codec[str]) -> Codec[tuple[state.Holding, ...]]:
    holder = names({colour: seat for seat, colour in enumerate(COLOURS)} | {"abbey": state.ABBEY})
    return _row(form(state.Holding, "{id}[={seat}]", {"id": ids, "seat": holder}))


_VILLAGER = Codec[state.Villager](
    lambda villager: villager.at + ("" if villager.ready else "-"),
    lambda reader: state.Villager(CODE.read(reader), ready=not reader.accept("-")),
)
_OWNED = Codec[tuple[Seat, bool]](
    lambda owned: COLOURS[owned[0]] + ("!" if owned[1] else ""),
    lambda reader: (SEAT.read(reader), reader.accept("!")),
)
_TOKEN = form(state.Token, "{at}:{kind}[({owner,high:owned})]", {"at": CODE, "kind": KIND, "owned": _OWNED})
_PLACE = form(
    state.Place,
    "{tile}/{rot}/{at}[/{flag}]",
    {"tile": CODE, "rot": number(0, 5), "at": row([_AWAY, _AWAY], ","), "flag": SEAT},
)
_ROAD = form(state.Road, "{a:code}>{b:code}/{over}/{owner}", {"code": CODE, "over": CROSSING, "owner": SEAT})
_ABBEY = form(
    state.Abbey,
    "alms={alms:figure} vp={points:figure} deck={deck}[ trades={trades}]",
    {"figure": _FIGURE, "deck": _commas(words(get_args(data.AbbeyCard))), "trades": _commas(_TRADE)},
)


class _Seated(NamedTuple):
    seat: Seat
    player: Player


def _given(**fields: Any) -> Given:
    return fields


_PLAYER = form(
    _given,
    "{seat}[ gold={player.gold:figure}][ vp={player.points:figure}][ villagers={player.villagers}]"
    "[ donkeys={player.donkeys:codes}][ drafts={player.drafts:codes}][ trades={player.trades}]",
    {
        "seat": SEAT,
        "figure": _FIGURE,
        "villagers": _commas(_VILLAGER),
        "codes": _commas(CODE),
        "trades": _commas(_TRADE),
    },
    like=Player,
)


# ---------------------------------------------------------------- the position


def _state(
    seats: int,
    layout: state.Layout,
    level: data.SoloLevel,
    players: Sequence[Given],
    rules: int = RULES_VERSION,
    **given: Any,
) -> State:
    start = new(seats, Options(layout, level), seed=0)
    seated, silent = list(start.players), set(range(seats))
    for player in players:
        seat = player.pop("seat")
        require(COLOURS[seat], seat < seats)
        if "donkeys" in player:
            player["donkeys"] = tuple(sorted(player["donkeys"]))
        seated[seat] = replace(seated[seat], **player)
        silent -= {seat} if "points" in player else set()
    completed = _completed(start, {"players": tuple(seated), "rules": rules, **given})
    return _with_points(completed, silent if "abbey" in given else {*silent, state.ABBEY})


def _with_points(position: State, silent: Collection[Seat]) -> State:
    """Rivals whose points are left out have what they have certainly scored."""
    points = {seat: fewest_points(position, seat) for seat in silent}
    players = [replace(player, points=points.get(seat, player.points)) for seat, player in enumerate(position.players)]
    abbey = position.abbey and replace(position.abbey, points=points.get(state.ABBEY, position.abbey.points))
    return replace(position, players=tuple(players), abbey=abbey)


def _completed(start: State, given: Given) -> State:
    """Fill in the rest as after set-up, but without what is already somewhere else."""
    rest = given | {"milestones": _with_planner(given.get("milestones", start.milestones), given.get("roads", ()))}
    held = {holding.id for holding in rest["milestones"] if holding.seat is not None}
    rest.setdefault("stacks", tuple(good for good in GOODS if MILESTONE_OF[good] not in held))
    if start.abbey:
        turned_up = given.get("round", start.round) - 1 + given.get("over", False)
        rest.setdefault("abbey", replace(start.abbey, deck=start.abbey.deck[turned_up:]))
    completed = replace(start, **_trades_left(start, _drafts_left(start, rest)))
    return completed if "rng" in given else replace(completed, rng=Rng(start.rng.seed, fewest_draws(completed)))


def _with_planner(milestones: tuple[state.Holding, ...], roads: tuple[state.Road, ...]) -> tuple[state.Holding, ...]:
    """The Planner follows from the roads."""
    planner = roads[0].owner if roads else None
    return tuple(state.Holding(PLANNER, planner) if each == state.Holding(PLANNER) else each for each in milestones)


def _drafts_left(start: State, given: Given) -> Given:
    """Row and bag without the tiles that lie elsewhere."""
    used = {place.tile for place in given.get("places", start.places)}
    used |= {draft for player in given["players"] for draft in player.drafts}
    used |= {offer.tile for offer in given.get("row", ())} | set(given.get("bag", ()))
    opened = [code for good in GOODS if good not in given["stacks"] for code in data.stack_of(good)]
    free = [code for code in (*(offer.tile for offer in start.row), *start.bag, *opened) if code not in used]
    row, bag = _dealt(list(map(state.Offer, free)), given.get("row"), DATA.setup.draft_row_size)
    return {"row": row, "bag": tuple(offer.tile for offer in bag)} | given


def _trades_left(start: State, given: Given) -> Given:
    """Market and stack without the trade tiles that somebody holds."""
    held = [trade for owner in (*given["players"], given.get("abbey")) if owner for trade in owner.trades]
    used = [*held, *given.get("open_trades", ()), *given.get("trade_stack", ())]
    free = _trades_free(len(start.players), start.open_trades + start.trade_stack, used)
    market, stack = _dealt(free, given.get("open_trades"), DATA.setup.trade_open)
    return {"open_trades": market, "trade_stack": stack} | given


def _dealt(free: Sequence[T], shown: Sequence[T] | None, size: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """What is shown and what is still hidden; where less is shown than usual, nothing is hidden."""
    dealt = tuple(free[:size] if shown is None else shown)
    return dealt, tuple(one for one in free if one not in dealt) if len(dealt) == size else ()


def _trades_free(seats: int, stack: Iterable[str], used: Sequence[str]) -> tuple[str, ...]:
    """What can still be in a stack when these tiles are elsewhere."""
    left = levels(seats) - Counter(map(level_of, used))
    found: list[str] = []
    for trade in stack:
        if trade not in used and left[level_of(trade)]:
            left[level_of(trade)] -= 1
            found.append(trade)
    return tuple(found)


POSITION: Lines[State] = Lines(
    _state,
    """\
hamlet {seats} {options.layout} {options.level}
[rules {rules}]
[rng {rng}]
[turn {round} {active}[ {herd_moved}][ {hire_open}][ {ended}][ {over}]]
[{players}]*
[village{places}]
[roads{roads}]
[stock{tokens}]
[row{row}]
[bag{bag}]
[stacks{stacks}]
[market{open_trades:trades}]
[trades{trade_stack:trades}]
[orders{orders}]
[milestones{milestones}]
[abbey {abbey}]""",
    {
        "seats": number(1, len(COLOURS)),
        "layout": words(get_args(state.Layout)),
        "level": words(get_args(data.SoloLevel)),
        "rules": number(1, RULES_VERSION),
        "rng": generator(),
        "round": _FIGURE,
        "active": SEAT,
        "herd_moved": flag("herd_moved"),
        "hire_open": flag("hire_open"),
        "ended": flag("ended"),
        "over": flag("over"),
        "players": _PLAYER,
        "places": _row(_PLACE),
        "roads": _row(_ROAD),
        "tokens": _listed(heaps(_TOKEN, sum(tile.slots for tile in DATA.tile), none="")),
        "row": _row(form(state.Offer, "{tile}[+{gold}]", {"tile": _DRAFT, "gold": _FIGURE})),
        "bag": _row(_DRAFT),
        "stacks": _row(words(GOODS)),
        "trades": _row(_TURNED_UP),
        "orders": _holdings(ORDER),
        "milestones": _holdings(words(data.MILESTONES)),
        "abbey": _ABBEY,
    },
    check_possible,
    derived={
        "seats": lambda state: len(state.players),
        "players": lambda state: map(_Seated, range(len(state.players)), state.players),
    },
    again=True,
    like=State,
)
write_position, read_position = POSITION.write, POSITION.read
NOTATION = notation(MOVES, read_line, POSITION)
