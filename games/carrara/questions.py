"""What a seat is asked on the way to its moves: which action, then where and with what.

Stones are chosen one by one in a fixed order, so that every choice of stones has one path. Why something is closed is
said with the code of the refusal that would follow. Much of a question is the same from turn to turn: it is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal

from games.asking import no_such_answer
from games.carrara import state as moves
from games.carrara.building import payable_tiles
from games.carrara.data import CITIES, CITY, CITY_OF, DATA, OBJECTS, TILE_OF, TILES, TYPE, City, Tile
from games.carrara.ending import announce_refusal, can_announce, can_pass, extra_refusal, legal_extras
from games.carrara.market import NUMERALS, SEGMENTS, can_buy, to_come
from games.carrara.scoring import Scoring, legal_scorings, score_refusal, yield_of
from games.carrara.state import Move, Phase, State, Stones, markers_left, owner_of, screen_of
from games.carrara.stones import PRICE, allowed_in, default_payment, holds, is_in_order, price, remembered
from games.carrara.telling import counted
from games.core import Answer, Answers, Closed, End, IllegalMove, Params, Question, Seat

_SCORINGS: dict[str, Scoring] = {
    **{kind.code: moves.ScoreType(kind.id) for kind in TYPE.values()},
    **{f"@{city.code}": moves.ScoreCity(city.id) for city in CITY.values()},
}
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


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """The first question of each part is always asked: skipping it would tell others what the seat can't do."""
    if seat != view.turn or view.phase not in _PARTS:
        raise IllegalMove("not_your_turn")
    then = _PARTS[view.phase](view, seat, answers)
    if then is None:
        raise no_such_answer(answers)
    return then


# --- the action


def _action(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    if not answers:
        return _actions(view, seat)
    first, chosen = answers[0], answers[1:]
    if first == "build":
        return _build(view, seat, chosen)
    if chosen:
        return None
    if first == "turn":
        return moves.Buy() if can_buy(view) else None
    if first == "pass":
        return moves.Pass() if can_pass(view) else None
    move = _SCORINGS.get(first)
    return move if move is not None and score_refusal(view, seat, move) is None else None


def _actions(view: State, seat: Seat) -> Question:
    answers = [_TURN[to_come(view)]] if can_buy(view) else []
    if tiles := payable_tiles(view, seat):
        answers.append(_BUILD[len(tiles)])
    answers += [_scoring(view, seat, move) for move in legal_scorings(view, seat)]
    if can_pass(view):
        answers.append(_PASS)
    return Question("action", tuple(answers), always=True, find_closed=lambda: _closed_actions(view, seat))


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


def _build(view: State, seat: Seat, chosen: Answers) -> Question | Move | None:
    stones = screen_of(view, seat).stones
    if not chosen:
        return _tiles(view.display, len(stones))
    tile = TILE_OF.get(chosen[0])
    if tile is None or tile not in view.display:
        return None
    if len(chosen) == 1:
        return _cities(view, seat, tile)
    city = CITY_OF.get(chosen[1])
    return None if city is None else _pay(stones, tile, city, chosen[2:])


def _tiles(display: tuple[Tile | None, ...], owned: int) -> Question | None:
    short = {tile: TILES[tile].cost - owned for tile in display if tile is not None}
    payable = [_TILE[tile] for tile, missing in short.items() if missing <= 0]
    return (
        Question("tile", tuple(payable), find_closed=lambda: _too_few_stones("tile", short.items()))
        if payable
        else None
    )


def _cities(view: State, seat: Seat, tile: Tile) -> Question | None:
    player, stones, cost = view.players[seat], screen_of(view, seat).stones, TILES[tile].cost
    short = {city: cost - len(allowed_in(city, stones)) for city in CITIES}
    answers = [
        _city(tile, city, len(standing), owner_of(view, city))
        for city, standing in zip(CITIES, player.cities, strict=True)
        if short[city] <= 0
    ]
    if not answers:
        return None
    always = bool(view.stack)  # the next building turns up, so there is no way back
    closed = partial(_too_few_stones, "city", short.items())
    return Question("city", tuple(answers), {"tile": tile}, always=always, find_closed=closed)


@remembered
def _city(tile: Tile, city: City, standing: int, owner: Seat | None) -> Answer:
    """Also says what the building would score there, and how many buildings the city still needs."""
    data = CITY[city]
    params: Params = {
        "tile": tile,
        "city": city,
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


@remembered
def _pay(owned: Stones, tile: Tile, city: City, paid: Answers) -> Question | Move | None:
    """The usual payment takes one tap; any other is chosen stone by stone, lowest grade first."""
    usual = default_payment(owned, TILES[tile].cost, city)
    if usual is None:
        return None
    good, picked = allowed_in(city, owned), "".join(paid)
    params: Params = {"tile": tile, "city": city}
    if not paid:
        default = Answer("default", "pay_default", {"stones": usual})
        return Question("pay", (default, *_next_stones(good, usual, "")), params, default=True)
    if paid == ("default",):
        return moves.Build(tile, city, usual)
    if not _are_letters(paid) or not _is_payment(good, usual, picked):
        return None
    if len(picked) == len(usual):
        return moves.Build(tile, city, picked[::-1])
    return Question("pay_stone", _next_stones(good, usual, picked), {**params, "stones": picked[::-1]})


def _next_stones(good: Stones, usual: Stones, picked: str) -> tuple[Answer, ...]:
    stones = dict.fromkeys(reversed(_left(good, picked)))
    return tuple([_PAID[stone] for stone in stones if _leads_on(good, usual, picked + stone)])


def _is_payment(good: Stones, usual: Stones, picked: str) -> bool:
    """Whether some payment other than the usual one begins with these stones, lowest grade first."""
    return is_in_order(picked[::-1]) and holds(good, picked) and _leads_on(good, usual, picked)


def _leads_on(good: Stones, usual: Stones, picked: str) -> bool:
    left, missing = _left(good, picked), len(usual) - len(picked)
    if usual.endswith(picked[::-1]):
        return 0 < missing < len(left) and left[0] != left[-1]
    return 0 <= missing <= len(left)


def _left(good: Stones, picked: str) -> Stones:
    """What can still be picked after these stones: nothing of a lower grade."""
    return good[: good.rindex(picked[-1]) + 1 - picked.count(picked[-1])] if picked else good


def _are_letters(answers: Iterable[str]) -> bool:
    return PRICE.keys() >= set(answers)


# --- taking stones


def _take(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    coins = screen_of(view, seat).coins
    if not answers:
        return _segments(view.wheel, coins)
    numeral, dot, stone = answers[0].partition(".")
    if numeral not in NUMERALS:
        return None
    segment = NUMERALS.index(numeral) + 1
    stones = view.wheel[segment - 1]
    if dot:
        return _stones(stones, segment, coins, (stone, *answers[1:]))
    affordable = len(stones) > 1 and price(stones, segment) <= coins
    return moves.Take(segment, stones) if affordable and len(answers) == 1 else None


def _segments(wheel: tuple[Stones, ...], coins: int) -> Question:
    """The whole wheel in one question: a whole segment, or the first stone to pick from one."""
    whole: list[Answer] = []
    single: list[Answer] = []
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if stones:
            all_of_it, firsts = _offered(segment, stones, coins)
            whole += all_of_it
            single += firsts
    if not single:
        raise IllegalMove("look_first")  # asked on a view, where only a drawn stone could be affordable
    closed = partial(_too_expensive, wheel, coins)
    return Question("take", (*whole, *single), {"coins": coins}, always=True, find_closed=closed)


@remembered
def _offered(segment: int, stones: Stones, coins: int) -> tuple[list[Answer], list[Answer]]:
    """The whole segment, and each stone as the first one picked from it, if the seat can pay for them."""
    affordable = len(stones) > 1 and price(stones, segment) <= coins
    whole = [Answer(NUMERALS[segment - 1], "take_all", _segment(segment, stones))] if affordable else []
    return whole, [_FIRST[segment, stone] for stone in dict.fromkeys(stones) if price(stone, segment) <= coins]


def _segment(segment: int, stones: Stones) -> Params:
    return {"segment": segment, "stones": stones, "price": price(stones, segment)}


def _too_expensive(wheel: tuple[Stones, ...], coins: int) -> Iterator[Closed]:
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if len(stones) > 1 and price(stones, segment) > coins:
            yield Closed("take_all", "too_expensive", _segment(segment, stones))
        for stone in dict.fromkeys(stones):
            if price(stone, segment) > coins:
                yield Closed("pick", "too_expensive", _STONE[segment, stone])


@remembered
def _stones(there: Stones, segment: int, coins: int, chosen: Answers) -> Question | Move | None:
    """Stones one by one, best grade first, until the seat takes them."""
    taking = chosen[-1] == "take"
    letters = chosen[:-1] if taking else chosen
    picked = "".join(letters)
    if not _are_letters(letters) or not _is_pick(there, picked) or price(picked, segment) > coins:
        return None
    if taking:
        return moves.Take(segment, picked)
    total, params = price(picked, segment), _segment(segment, picked)
    left = there[there.index(picked[-1]) + picked.count(picked[-1]) :]
    more = [
        _NEXT[segment, one]
        for one in dict.fromkeys(left)
        if total + PRICE[one][segment - 1] <= coins and picked + one != there
    ]
    return Question("stones", (Answer("take", "take_these", params), *more), params)


def _is_pick(there: Stones, picked: str) -> bool:
    """Whether these stones can be picked one by one, in order. A whole segment has an answer of its own."""
    return 0 < len(picked) < max(len(there), 2) and is_in_order(picked) and holds(there, picked)


# --- after the action


def _after(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    if not answers:
        return _endings(view, seat)
    if answers == ("end",):
        return End()
    if answers == ("announce",):
        return moves.Announce() if view.phase == "after" and can_announce(view, seat) else None
    return next((extra for extra in legal_extras(view, seat) if answers == (extra.object,)), None)


def _endings(view: State, seat: Seat) -> Question:
    answers = [_EXTRA[extra.object] for extra in legal_extras(view, seat)]
    if view.phase == "after" and can_announce(view, seat):
        answers.append(_ANNOUNCE)
    return Question("after", (*answers, _END), always=True, find_closed=lambda: _closed_endings(view, seat))


def _closed_endings(view: State, seat: Seat) -> Iterator[Closed]:
    if view.field and (refusal := extra_refusal(view, seat, moves.Extra(view.field[0]))):
        yield Closed("extra", refusal.code, refusal.params)
    if view.phase != "after":
        yield Closed("announce", "action_first")
    elif refusal := announce_refusal(view, seat):
        yield Closed("announce", refusal.code, refusal.params)


_PARTS: dict[Phase, Callable[[State, Seat, Answers], Question | Move | None]] = {
    "action": _action,
    "take": _take,
    "look": _take,
    "after": _after,
    "passed": _after,
}
