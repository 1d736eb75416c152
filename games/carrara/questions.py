"""What a seat is asked on the way to its moves: which action, then where and with what.

Stones are chosen one by one in a fixed order, so that every choice of stones has one path. Why something is closed is
said with the code of the refusal that would follow. Much of a question is the same from turn to turn: it is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from games.asking import no_such_answer
from games.carrara.building import payable_tiles
from games.carrara.data import CITIES, CITY, CITY_OF, DATA, OBJECTS, TILE_OF, TILES, TYPE, City, Tile
from games.carrara.ending import can_announce, can_pass, end_is_open, legal_extras, progress
from games.carrara.market import NUMERALS, SEGMENTS, can_buy, to_come
from games.carrara.scoring import Scoring, city_refusal, legal_scorings, score_refusal, yield_of
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Move,
    Pass,
    Phase,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
    markers_left,
    owner_of,
    screen_of,
)
from games.carrara.stones import PRICE, allowed_in, default_payment, holds, is_in_order, price, remembered
from games.carrara.telling import counted
from games.core import Answer, Answers, Closed, End, IllegalMove, Params, Question, Seat

_SCORINGS: dict[str, Scoring] = {
    **{kind.code: ScoreType(kind.id) for kind in TYPE.values()},
    **{f"@{city.code}": ScoreCity(city.id) for city in CITY.values()},
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
#: By segment and stone: its price, and the stone as the first one picked, if it isn't too expensive.
_FIRST = {
    segment: {
        stone: (
            price(stone, segment),
            Answer(f"{NUMERALS[segment - 1]}.{stone}", "pick", _STONE[segment, stone]),
            Closed("pick", "too_expensive", _STONE[segment, stone]),
        )
        for stone in PRICE
    }
    for segment in SEGMENTS
}
_NEXT = {(segment, stone): Answer(stone, "pick", params) for (segment, stone), params in _STONE.items()}
_EXTRA = {kind: Answer(kind, "extra", {"object": kind, "price": DATA.extra.price}) for kind in OBJECTS}
_ANNOUNCE = Answer("announce", "announce", {"vp": DATA.end.bonus})
_END = Answer("end", "end")
_SCORED = {kind: Closed("score_type", "type_already_scored", {"building": kind}) for kind in TYPE}
_NO_MARKERS_LEFT = Closed("score", "no_markers_left")
_NOTHING_BUILT = Closed("score", "nothing_built")
_NO_STONES_LEFT = Closed("turn_wheel", "nothing_to_buy")
_NO_PASSING = Closed("pass", "pass_not_allowed")
_PASSED = Closed("announce", "action_first")
_TOO_LATE = Closed("announce", "end_already_fixed")


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
    first, *chosen = answers
    if first == "build":
        return _build(view, seat, chosen)
    if chosen:
        return None
    if first == "turn":
        return Buy() if can_buy(view) else None
    if first == "pass":
        return Pass() if can_pass(view) else None
    move = _SCORINGS.get(first)
    return move if move is not None and score_refusal(view, seat, move) is None else None


def _actions(view: State, seat: Seat) -> Question:
    answers, closed = [], []
    if can_buy(view):
        answers.append(_TURN[to_come(view)])
    else:
        closed.append(_NO_STONES_LEFT)
    if tiles := payable_tiles(view, seat):
        answers.append(_BUILD[len(tiles)])
    elif any(view.display):
        cheapest = min(TILES[tile].cost for tile in view.display if tile is not None)
        closed.append(_too_few_stones("build", None, cheapest - len(screen_of(view, seat).stones)))
    answers += [_scoring(view, seat, move) for move in legal_scorings(view, seat)]
    closed += _closed_scorings(view, seat)
    if can_pass(view):
        answers.append(_PASS)
    elif view.ending is not None:
        closed.append(_NO_PASSING)
    return Question("action", tuple(answers), always=True, closed=tuple(closed))


def _scoring(view: State, seat: Seat, move: Scoring) -> Answer:
    gain = yield_of(view, seat, move)
    params: Params = {"vp": gain.vp, "coins": gain.coins, "buildings": gain.buildings, **counted(gain.objects)}
    if isinstance(move, ScoreType):
        return Answer(TYPE[move.building].code, "score_type", {"building": move.building, **params})
    return Answer(f"@{CITY[move.city].code}", "score_city", {"city": move.city, **params})


def _closed_scorings(view: State, seat: Seat) -> list[Closed]:
    """Types the seat has already scored, and cities it has built in but can't score."""
    player = view.players[seat]
    if not markers_left(view, seat):
        return [_NO_MARKERS_LEFT]
    if not any(player.cities):
        return [_NOTHING_BUILT]
    closed = [_SCORED[kind] for kind in player.scored_types]
    owners = {one.city: one.seat for one in view.closed}
    for city, tiles in zip(CITIES, player.cities, strict=True):
        if city in owners or 0 < len(tiles) < CITY[city].needed:
            closed += _closed_city(city, len(tiles), owners.get(city))
    return closed


@remembered
def _closed_city(city: City, have: int, owner: Seat | None) -> list[Closed]:
    refusal = city_refusal(city, have, owner)
    return [Closed("score_city", refusal.code, refusal.params)] if have and refusal is not None else []


# --- building: a tile, a city, a payment


def _build(view: State, seat: Seat, chosen: list[str]) -> Question | Move | None:
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
    closed = [_too_few_stones("tile", tile, missing) for tile, missing in short.items() if missing > 0]
    return Question("tile", tuple(payable), closed=tuple(closed)) if payable else None


def _cities(view: State, seat: Seat, tile: Tile) -> Question | None:
    player, stones, cost = view.players[seat], screen_of(view, seat).stones, TILES[tile].cost
    answers, closed = [], []
    for city, standing in zip(CITIES, player.cities, strict=True):
        missing = cost - len(allowed_in(city, stones))
        if missing > 0:
            closed.append(_too_few_stones("city", city, missing))
        else:
            answers.append(_city(tile, city, len(standing), owner_of(view, city)))
    if not answers:
        return None
    # The next building turns up, so there is no way back.
    return Question("city", tuple(answers), {"tile": tile}, always=bool(view.stack), closed=tuple(closed))


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


@remembered
def _too_few_stones(code: Literal["build", "tile", "city"], what: Tile | City | None, missing: int) -> Closed:
    return Closed(code, "too_few_stones", {"missing": missing} if what is None else {code: what, "missing": missing})


def _pay(owned: Stones, tile: Tile, city: City, paid: list[str]) -> Question | Move | None:
    """The usual payment takes one tap; any other is chosen stone by stone, lowest grade first."""
    usual = default_payment(owned, TILES[tile].cost, city)
    if usual is None:
        return None
    good, picked = allowed_in(city, owned), "".join(paid)
    params: Params = {"tile": tile, "city": city}
    if not paid:
        default = Answer("default", "pay_default", {"stones": usual})
        return Question("pay", (default, *_next_stones(good, usual, "")), params, default=True)
    if paid == ["default"]:
        return Build(tile, city, usual)
    if not _are_letters(paid) or not _is_payment(good, usual, picked):
        return None
    if len(picked) == len(usual):
        return Build(tile, city, picked[::-1])
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
    return Take(segment, stones) if affordable and len(answers) == 1 else None


def _segments(wheel: tuple[Stones, ...], coins: int) -> Question:
    """The whole wheel in one question: a whole segment, or the first stone to pick from one."""
    whole: list[Answer] = []
    single: list[Answer] = []
    closed: list[Closed] = []
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if len(stones) > 1:
            total = price(stones, segment)
            params: Params = {"segment": segment, "stones": stones, "price": total}
            if total <= coins:
                whole.append(Answer(NUMERALS[segment - 1], "take_all", params))
            else:
                closed.append(Closed("take_all", "too_expensive", params))
        for stone in dict.fromkeys(stones):
            cost, pick, dear = _FIRST[segment][stone]
            if cost <= coins:
                single.append(pick)
            else:
                closed.append(dear)
    if not single:
        raise IllegalMove("look_first")  # asked on a view, where only a drawn stone could be affordable
    return Question("take", (*whole, *single), {"coins": coins}, always=True, closed=tuple(closed))


def _stones(there: Stones, segment: int, coins: int, chosen: Answers) -> Question | Move | None:
    """Stones one by one, best grade first, until the seat takes them."""
    taking = chosen[-1] == "take"
    letters = chosen[:-1] if taking else chosen
    picked = "".join(letters)
    if not _are_letters(letters) or not _is_pick(there, picked) or price(picked, segment) > coins:
        return None
    if taking:
        return Take(segment, picked)
    total = price(picked, segment)
    params: Params = {"segment": segment, "stones": picked, "price": total}
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
        return Announce() if view.phase == "after" and can_announce(view, seat) else None
    return next((extra for extra in legal_extras(view, seat) if answers == (extra.object,)), None)


def _endings(view: State, seat: Seat) -> Question:
    answers, closed = [_EXTRA[extra.object] for extra in legal_extras(view, seat)], []
    if view.field and not answers:
        closed.append(_no_extra(view.extra_bought, screen_of(view, seat).coins))
    if view.phase != "after":
        closed.append(_PASSED)
    elif not end_is_open(view):
        closed.append(_TOO_LATE)
    elif (now := progress(view, seat)).met:
        answers.append(_ANNOUNCE)
    else:
        closed.append(Closed("announce", "conditions_not_met", now.figures))
    return Question("after", (*answers, _END), always=True, closed=tuple(closed))


@remembered
def _no_extra(bought: bool, coins: int) -> Closed:
    if bought:
        return Closed("extra", "extra_already_bought")
    return Closed("extra", "too_expensive", {"price": DATA.extra.price, "coins": coins})


_PARTS: dict[Phase, Callable[[State, Seat, Answers], Question | Move | None]] = {
    "action": _action,
    "take": _take,
    "look": _take,
    "after": _after,
    "passed": _after,
}
