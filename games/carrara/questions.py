"""What a seat is asked on the way to its moves: which action, then where and with what.

Stones are chosen one by one in a fixed order, so that every choice of stones has one path. Why something is closed is
said with the code of the refusal that would follow. Much of a question is the same from turn to turn: it is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal

from games.asking import Branch, Conversation, pick
from games.carrara import state as moves
from games.carrara.building import payable_tiles
from games.carrara.data import CITIES, CITY, DATA, OBJECTS, TILES, TYPE, City, Tile
from games.carrara.ending import announce_refusal, can_announce, can_pass, extra_refusal, legal_extras
from games.carrara.market import NUMERALS, SEGMENTS, can_buy, to_come
from games.carrara.scoring import Scoring, legal_scorings, score_refusal, yield_of
from games.carrara.state import Move, Phase, State, Stones, markers_left, owner_of, screen_of
from games.carrara.stones import PRICE, allowed_in, default_payment, price, remembered
from games.carrara.telling import counted
from games.core import Answer, Closed, End, IllegalMove, Params, Seat

_TURN = tuple(Answer("turn", "turn_wheel", {"to_come": count}) for count in range(DATA.market.fill_to + 1))
_BUILD = tuple(Answer("build", "build", {"tiles": count}) for count in range(DATA.components.display + 1))
_PASS = Answer("pass", "pass")
_TILE = {tile.id: Answer(tile.code, "tile", {"tile": tile.id, "cost": tile.cost}) for tile in TILES.values()}
_PAID = {stone: Answer(stone, "pay_stone", {"stone": stone}) for stone in PRICE}
_STONE: dict[tuple[int, str], Params] = {
    (segment, stone): {"segment": segment, "stone": stone, "price": price(stone, segment)}
    for segment in SEGMENTS
    for stone in PRICE
}
_FIRST = {
    (segment, stone): Answer(f"{NUMERALS[segment - 1]}.{stone}", "pick", params)
    for (segment, stone), params in _STONE.items()
}
_NEXT = {(segment, stone): Answer(stone, "pick", params) for (segment, stone), params in _STONE.items()}
_EXTRA = {kind: Answer(kind, "extra", {"object": kind, "price": DATA.extra.price}) for kind in OBJECTS}
_ANNOUNCE = Answer("announce", "announce", {"vp": DATA.end.bonus})
_END = Answer("end", "end")


def _moves(view: State, seat: Seat) -> Branch[Move]:
    """The first question of each part is always asked: skipping it would tell others what the seat can't do."""
    if seat != view.turn or view.phase not in _PARTS:
        raise IllegalMove("not_your_turn")
    return (yield from _PARTS[view.phase](view, seat))


ask = Conversation(_moves)


# --- the action

#: Up to so many scorings are named beside the other actions; more have a question of their own, as buildings do.
_FEW = 4
#: Actions that are asked further.
_More = Literal["build", "score"]


def _action(view: State, seat: Seat) -> Branch[Move]:
    options: list[tuple[Answer, Move | _More]] = [(_TURN[to_come(view)], moves.Buy())] if can_buy(view) else []
    if tiles := payable_tiles(view, seat):
        options.append((_BUILD[len(tiles)], "build"))
    scorings = _scorings(view, seat)
    if len(scorings) > _FEW:
        options.append((Answer("score", "score", {"scorings": len(scorings)}), "score"))
    else:
        options += scorings
    if can_pass(view):
        options.append((_PASS, moves.Pass()))
    chosen = yield from pick("action", options, None, lambda: _closed_actions(view, seat), always=True)
    if chosen == "build":
        return (yield from _build(view, seat))
    if chosen == "score":
        return (yield from pick("score", scorings, None, lambda: _closed_scorings(view, seat)))
    return chosen


def _scorings(view: State, seat: Seat) -> list[tuple[Answer, Scoring]]:
    return [(_scoring(view, seat, move), move) for move in legal_scorings(view, seat)]


def _closed_actions(view: State, seat: Seat) -> Iterator[Closed]:
    if not can_buy(view):
        yield Closed("turn_wheel", "nothing_to_buy")
    short = [TILES[tile].cost - len(screen_of(view, seat).stones) for tile in view.display if tile is not None]
    if short and min(short) > 0:
        yield Closed("build", "too_few_stones", {"missing": min(short)})
    yield from _closed_scorings(view, seat)
    if view.ending is not None and not can_pass(view):
        yield Closed("pass", "pass_not_allowed")


def _scoring(view: State, seat: Seat, move: Scoring) -> Answer:
    gain = yield_of(view, seat, move)
    params: Params = {"vp": gain.vp, "coins": gain.coins, "buildings": gain.buildings, **counted(gain.objects)}
    if isinstance(move, moves.ScoreType):
        return Answer(TYPE[move.building].code, "score_type", {"building": move.building, **params})
    return Answer(f"@{CITY[move.city].code}", "score_city", {"city": move.city, **params})


def _closed_scorings(view: State, seat: Seat) -> Iterator[Closed]:
    """Types the seat has already scored, and cities it has built in but can't score."""
    player = view.players[seat]
    if not markers_left(view, seat):
        yield Closed("score", "no_markers_left")
        return
    if not any(player.cities):
        yield Closed("score", "nothing_built")
    yield from (Closed("score_type", "type_already_scored", {"building": kind}) for kind in player.scored_types)
    for city, tiles in zip(CITIES, player.cities, strict=True):
        if tiles and (refusal := score_refusal(view, seat, moves.ScoreCity(city))):
            yield Closed("score_city", refusal.code, refusal.params)


# --- building: a tile, a city, a payment


def _build(view: State, seat: Seat) -> Branch[Move]:
    stones = screen_of(view, seat).stones
    tile = yield from _tile(view.display, len(stones))
    city = yield from _city(view, seat, stones, tile)
    return moves.Build(tile, city, (yield from _payment(stones, tile, city)))


def _tile(display: tuple[Tile | None, ...], owned: int) -> Branch[Tile]:
    short = {tile: TILES[tile].cost - owned for tile in display if tile is not None}
    payable = [(_TILE[tile], tile) for tile, missing in short.items() if missing <= 0]
    return (yield from pick("tile", payable, None, lambda: _too_few_stones("tile", short.items())))


def _city(view: State, seat: Seat, stones: Stones, tile: Tile) -> Branch[City]:
    short = {city: TILES[tile].cost - len(allowed_in(city, stones)) for city in CITIES}
    payable = [
        (_city_answer(tile, city, pay, len(standing), owner_of(view, city)), city)
        for city, standing in zip(CITIES, view.players[seat].cities, strict=True)
        if (pay := default_payment(stones, TILES[tile].cost, city))
    ]
    closed = partial(_too_few_stones, "city", short.items())
    # Always asked: the next building turns up, and a list of nine tiles has no room for a city and stones beside each.
    return (yield from pick("city", payable, {"tile": tile}, closed, always=True))


@remembered
def _city_answer(tile: Tile, city: City, pay: Stones, standing: int, owner: Seat | None) -> Answer:
    """Also says what one usually pays, what the building would score, and how many buildings the city still needs."""
    data = CITY[city]
    params: Params = {
        "tile": tile,
        "city": city,
        "stones": pay,
        "reward": data.reward,
        "amount": data.value * TILES[tile].cost,
        "standing": standing,
        "needed": data.needed,
    }
    return Answer(data.code, "city", params if owner is None else {**params, "closed_by": owner})


def _too_few_stones(code: Literal["tile", "city"], short: Iterable[tuple[str, int]]) -> Iterator[Closed]:
    for what, missing in short:
        if missing > 0:
            yield Closed(code, "too_few_stones", {code: what, "missing": missing})


def _payment(owned: Stones, tile: Tile, city: City) -> Branch[Stones]:
    """The usual payment takes one tap; any other is chosen stone by stone, lowest grade first."""
    good = allowed_in(city, owned)
    usual = default_payment(owned, TILES[tile].cost, city)
    assert usual is not None  # only such cities are offered
    params: Params = {"tile": tile, "city": city}
    default = (Answer("default", "pay_default", {"stones": usual}), "")
    picked = yield from pick("pay", [default, *_next_stones(good, usual, "")], params, default=True)
    while 0 < len(picked) < len(usual):
        so_far: Params = {**params, "stones": picked[::-1]}
        picked += yield from pick("pay_stone", _next_stones(good, usual, picked), so_far)
    return picked[::-1] or usual


@remembered
def _next_stones(good: Stones, usual: Stones, picked: str) -> list[tuple[Answer, str]]:
    stones = dict.fromkeys(reversed(_left(good, picked)))
    return [(_PAID[stone], stone) for stone in stones if _leads_on(good, usual, picked + stone)]


def _leads_on(good: Stones, usual: Stones, picked: str) -> bool:
    """Whether some payment other than the usual one begins with these stones."""
    left, missing = _left(good, picked), len(usual) - len(picked)
    if usual.endswith(picked[::-1]):
        return 0 < missing < len(left) and left[0] != left[-1]
    return 0 <= missing <= len(left)


def _left(good: Stones, picked: str) -> Stones:
    """What can still be picked after these stones: nothing of a lower grade."""
    return good[: good.rindex(picked[-1]) + 1 - picked.count(picked[-1])] if picked else good


# --- taking stones


def _take(view: State, seat: Seat) -> Branch[Move]:
    """The whole wheel in one question: a whole segment, or the first stone to pick from one."""
    coins = screen_of(view, seat).coins
    whole: list[tuple[Answer, _Pick]] = []
    single: list[tuple[Answer, _Pick]] = []
    for segment, stones in zip(SEGMENTS, view.wheel, strict=True):
        if stones:
            all_of_it, firsts = _offered(segment, stones, coins)
            whole += all_of_it
            single += firsts
    if not single:
        raise IllegalMove("look_first")  # asked on a view, where only a drawn stone could be affordable
    closed = partial(_too_expensive, view.wheel, coins)
    chosen = yield from pick("take", (*whole, *single), {"coins": coins}, closed, always=True)
    return chosen if isinstance(chosen, moves.Take) else (yield from _stones(view.wheel, coins, *chosen))


#: A whole segment; or a segment and the first stone picked from it.
_Pick = moves.Take | tuple[int, str]


@remembered
def _offered(segment: int, stones: Stones, coins: int) -> tuple[list[tuple[Answer, _Pick]], list[tuple[Answer, _Pick]]]:
    """The whole segment, and each stone as the first one picked from it, if the seat can pay for them."""
    answer = Answer(NUMERALS[segment - 1], "take_all", _segment(segment, stones))
    affordable = len(stones) > 1 and price(stones, segment) <= coins
    singles = [stone for stone in dict.fromkeys(stones) if price(stone, segment) <= coins]
    return (
        [(answer, moves.Take(segment, stones))] if affordable else [],
        [(_FIRST[segment, stone], (segment, stone)) for stone in singles],
    )


def _segment(segment: int, stones: Stones) -> Params:
    return {"segment": segment, "stones": stones, "price": price(stones, segment)}


def _too_expensive(wheel: tuple[Stones, ...], coins: int) -> Iterator[Closed]:
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if len(stones) > 1 and price(stones, segment) > coins:
            yield Closed("take_all", "too_expensive", _segment(segment, stones))
        for stone in dict.fromkeys(stones):
            if price(stone, segment) > coins:
                yield Closed("pick", "too_expensive", _STONE[segment, stone])


def _stones(wheel: tuple[Stones, ...], coins: int, segment: int, picked: str) -> Branch[Move]:
    """Stones one by one, best grade first, until the seat takes them. A whole segment has an answer of its own."""
    there = wheel[segment - 1]
    while True:
        params, purse = _segment(segment, picked), coins - price(picked, segment)
        left = there[there.index(picked[-1]) + picked.count(picked[-1]) :]
        more = [
            (_NEXT[segment, one], one)
            for one in dict.fromkeys(left)
            if PRICE[one][segment - 1] <= purse and picked + one != there
        ]
        stone = yield from pick("stones", [*more, (Answer("take", "take_these", params), "")], params)
        if not stone:
            return moves.Take(segment, picked)
        picked += stone


# --- after the action


def _after(view: State, seat: Seat) -> Branch[Move]:
    options: list[tuple[Answer, Move]] = [(_EXTRA[extra.object], extra) for extra in legal_extras(view, seat)]
    if view.phase == "after" and can_announce(view, seat):
        options.append((_ANNOUNCE, moves.Announce()))
    closed = partial(_closed_endings, view, seat)
    return (yield from pick("after", [*options, (_END, End())], None, closed, always=True))


def _closed_endings(view: State, seat: Seat) -> Iterator[Closed]:
    if view.field and (refusal := extra_refusal(view, seat, moves.Extra(view.field[0]))):
        yield Closed("extra", refusal.code, refusal.params)
    if view.phase != "after":
        yield Closed("announce", "action_first")
    elif refusal := announce_refusal(view, seat):
        yield Closed("announce", refusal.code, refusal.params)


_PARTS: dict[Phase, Callable[[State, Seat], Branch[Move]]] = {
    "action": _action,
    "take": _take,
    "look": _take,
    "after": _after,
    "passed": _after,
}
