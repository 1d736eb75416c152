"""What a seat is asked on the way to its moves: which action, then where and with what.

Stones are chosen one by one in a fixed order, so that every choice of stones has one path. Why something is closed is
said with the code of the refusal that would follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from games.asking import no_such_answer
from games.carrara.building import payable_tiles
from games.carrara.data import CITIES, CITY, CITY_OF, DATA, OBJECTS, TILE_OF, TILES, TYPE, TYPES, City, Tile
from games.carrara.ending import announce_refusal, can_announce, can_pass, extra_refusal, legal_extras
from games.carrara.market import NUMERALS, SEGMENTS, can_buy, missing
from games.carrara.scoring import city_refusal, legal_scorings, score_refusal, yield_of
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    Extra,
    Move,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
    markers_left,
    owner_of,
    screen_of,
)
from games.carrara.stones import PRICE, allowed_in, holds, is_in_order, payments, price, remembered
from games.carrara.telling import counted
from games.carrara.turn import waiting_on
from games.core import Answer, Answers, Closed, End, IllegalMove, Params, Question, Seat

_SCORINGS: dict[str, ScoreType | ScoreCity] = {
    **{kind.code: ScoreType(kind.id) for kind in TYPE.values()},
    **{f"@{city.code}": ScoreCity(city.id) for city in CITY.values()},
}
_SCORING_ID = {move: answer for answer, move in _SCORINGS.items()}
_TILE_ANSWER = {tile.id: Answer(tile.code, "tile", {"tile": tile.id, "cost": tile.cost}) for tile in TILES.values()}
_STONE: dict[tuple[int, str], Params] = {
    (segment, stone): {"segment": segment, "stone": stone, "price": prices[segment - 1]}
    for segment in SEGMENTS
    for stone, prices in PRICE.items()
}
_FIRST = {
    (segment, stone): Answer(f"{NUMERALS[segment - 1]}.{stone}", "pick", _STONE[segment, stone])
    for segment, stone in _STONE
}
_NEXT = {place: Answer(place[1], "pick", params) for place, params in _STONE.items()}
_TOO_EXPENSIVE = {place: Closed("pick", "too_expensive", params) for place, params in _STONE.items()}
_SCORED = {kind: Closed("score_type", "type_already_scored", {"building": kind}) for kind in TYPES}
_EXTRA = {kind: Answer(kind, "extra", {"object": kind, "price": DATA.extra.price}) for kind in OBJECTS}
_ANNOUNCE = Answer("announce", "announce", {"vp": DATA.end.bonus})
_END = Answer("end", "end")
_PAID = {stone: Answer(stone, "pay_stone", {"stone": stone}) for stone in PRICE}


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """The first question of each part is always asked: a step taken by itself would tell what its seat can't do."""
    if seat not in waiting_on(view):
        raise IllegalMove("not_your_turn")
    match view.phase:
        case "action":
            then = _action(view, seat, answers)
        case "take" | "look":
            then = _take(view, seat, answers)
        case _:
            then = _after(view, seat, answers)
    if then is None:
        raise no_such_answer(answers)
    return then


# --- the action


def _action(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    match answers:
        case ():
            return Question("action", tuple(_actions(view, seat)), always=True, closed=tuple(_closed(view, seat)))
        case ("turn",) if can_buy(view):
            return Buy()
        case ("build", *chosen):
            return _build(view, seat, chosen)
        case ("pass",) if can_pass(view):
            return Pass()
        case (scoring,) if (move := _SCORINGS.get(scoring)) and score_refusal(view, seat, move) is None:
            return move
    return None


def _actions(view: State, seat: Seat) -> Iterator[Answer]:
    if can_buy(view):
        yield Answer("turn", "turn_wheel", {"to_come": missing(view.wheel) if view.bag != "" else 0})
    if tiles := payable_tiles(view, seat):
        yield Answer("build", "build", {"tiles": len(tiles)})
    for move in legal_scorings(view, seat):
        yield _scoring(view, seat, move)
    if can_pass(view):
        yield Answer("pass", "pass")


def _scoring(view: State, seat: Seat, move: ScoreType | ScoreCity) -> Answer:
    gain = yield_of(view, seat, move)
    params: Params = {"vp": gain.vp, "coins": gain.coins, "buildings": gain.buildings, **counted(gain.objects)}
    if isinstance(move, ScoreType):
        return Answer(_SCORING_ID[move], "score_type", {"building": move.building, **params})
    return Answer(_SCORING_ID[move], "score_city", {"city": move.city, **params})


def _closed(view: State, seat: Seat) -> Iterator[Closed]:
    if not can_buy(view):
        yield Closed("turn_wheel", "nothing_to_buy")
    costs = [TILES[tile].cost for tile in view.display if tile is not None]
    owned = len(screen_of(view, seat).stones)
    if costs and owned < min(costs):
        yield Closed("build", "too_few_stones", {"missing": min(costs) - owned})
    yield from _closed_scorings(view, seat)
    if view.ending is not None and not can_pass(view):
        yield Closed("pass", "pass_not_allowed")


def _closed_scorings(view: State, seat: Seat) -> Iterator[Closed]:
    """Types that are scored already, and cities the seat has built in and can't score."""
    player = view.players[seat]
    if not markers_left(view, seat):
        yield Closed("score", "no_markers_left")
    elif not any(player.cities):
        yield Closed("score", "nothing_built")
    else:
        yield from map(_SCORED.__getitem__, player.scored_types)
        for city, tiles in zip(CITIES, player.cities, strict=True):
            if tiles:
                yield from _closed_city(city, len(tiles), owner_of(view, city))


@remembered
def _closed_city(city: City, have: int, owner: Seat | None) -> tuple[Closed, ...]:
    return _because("score_city", city_refusal(city, have, owner))


def _because(code: str, refusal: IllegalMove | None) -> tuple[Closed, ...]:
    return () if refusal is None else (Closed(code, refusal.code, refusal.params),)


# --- building: a tile, a city, a payment


def _build(view: State, seat: Seat, chosen: list[str]) -> Question | Move | None:
    if not chosen:
        return _tiles(view, seat)
    tile = TILE_OF.get(chosen[0])
    if tile is None or tile not in view.display:
        return None
    if len(chosen) == 1:
        return _cities(view, seat, tile)
    city = CITY_OF.get(chosen[1])
    return None if city is None else _pay(view, seat, tile, city, chosen[2:])


def _tiles(view: State, seat: Seat) -> Question | None:
    owned = len(screen_of(view, seat).stones)
    short = {tile: TILES[tile].cost - owned for tile in view.display if tile is not None}
    payable = [_TILE_ANSWER[tile] for tile, missing in short.items() if missing <= 0]
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
    return Question("city", tuple(answers), {"tile": tile}, closed=tuple(closed)) if answers else None


@remembered
def _city(tile: Tile, city: City, standing: int, owner: Seat | None) -> Answer:
    """With what the building would bring there when scored, and how near the city is to that."""
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
def _too_few_stones(code: Literal["tile", "city"], what: Tile | City, missing: int) -> Closed:
    return Closed(code, "too_few_stones", {code: what, "missing": missing})


def _pay(view: State, seat: Seat, tile: Tile, city: City, paid: list[str]) -> Question | Move | None:
    """The usual payment at once, every other one stone by stone, from the lowest grade up."""
    usual, others = _payments(screen_of(view, seat).stones, TILES[tile].cost, city)
    if usual is None:
        return None
    params: Params = {"tile": tile, "city": city}
    match paid:
        case []:
            default = Answer("default", "pay_default", {"stones": usual})
            stones = [_PAID[stone] for stone in _next_stones(others, "")]
            return Question("pay", (default, *stones), params, default=True)
        case ["default"]:
            return Build(tile, city, usual)
    if not _are_letters(paid):
        return None
    picked = "".join(paid)
    if picked in others:
        return Build(tile, city, picked[::-1])
    stones = [_PAID[stone] for stone in _next_stones(others, picked)]
    return Question("pay_stone", tuple(stones), {**params, "stones": picked[::-1]}) if stones else None


@remembered
def _payments(stones: Stones, cost: int, city: City) -> tuple[Stones | None, tuple[str, ...]]:
    """The usual payment, and the others with their lowest grades first."""
    every = payments(stones, cost, city)
    return (every[0] if every else None), tuple([pay[::-1] for pay in every[1:]])


def _next_stones(choices: Iterable[str], picked: str) -> dict[str, None]:
    """What may come next on the way to one of these choices."""
    place = len(picked)
    return dict.fromkeys([stones[place] for stones in choices if stones.startswith(picked)])


def _are_letters(answers: Iterable[str]) -> bool:
    return all(answer in PRICE for answer in answers)


# --- taking stones


def _take(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    if not answers:
        return _segments(view, seat)
    numeral, dot, stone = answers[0].partition(".")
    if numeral not in NUMERALS:
        return None
    segment = NUMERALS.index(numeral) + 1
    return _stones(view, seat, segment, (stone, *answers[1:])) if dot else _whole(view, seat, segment, answers[1:])


def _segments(view: State, seat: Seat) -> Question:
    """The whole wheel in one question: everything of a segment, or the first of the stones picked from it."""
    coins = screen_of(view, seat).coins
    whole, single, closed = [], [], []
    for segment, numeral, stones in zip(SEGMENTS, NUMERALS, view.wheel, strict=True):
        if len(stones) > 1:
            total = price(stones, segment)
            params: Params = {"segment": segment, "stones": stones, "price": total}
            if total <= coins:
                whole.append(Answer(numeral, "take_all", params))
            else:
                closed.append(Closed("take_all", "too_expensive", params))
        for stone in dict.fromkeys(stones):
            if PRICE[stone][segment - 1] <= coins:
                single.append(_FIRST[segment, stone])
            else:
                closed.append(_TOO_EXPENSIVE[segment, stone])
    if not single:
        raise IllegalMove("look_first")  # somebody asks ahead of a draw that has to bring something affordable
    return Question("take", (*whole, *single), {"coins": coins}, always=True, closed=tuple(closed))


def _whole(view: State, seat: Seat, segment: int, more: Answers) -> Move | None:
    stones = view.wheel[segment - 1]
    affordable = len(stones) > 1 and price(stones, segment) <= screen_of(view, seat).coins
    return Take(segment, stones) if affordable and not more else None


def _stones(view: State, seat: Seat, segment: int, chosen: Answers) -> Question | Move | None:
    """Stones one by one, good ones first, until the seat says that these are all."""
    taking = chosen[-1] == "take"
    letters = chosen[:-1] if taking else chosen
    picked = "".join(letters)
    stones, coins = view.wheel[segment - 1], screen_of(view, seat).coins
    if not _are_letters(letters) or not _is_pick(stones, picked, segment, coins):
        return None
    if taking:
        return Take(segment, picked)
    params: Params = {"segment": segment, "stones": picked, "price": price(picked, segment)}
    more = [_NEXT[segment, one] for one in dict.fromkeys(stones) if _is_pick(stones, picked + one, segment, coins)]
    return Question("stones", (Answer("take", "take_these", params), *more), params)


def _is_pick(stones: Stones, picked: str, segment: int, coins: int) -> bool:
    """Whether these stones, in their order, can be picked and paid. The whole segment has an answer of its own."""
    return (
        bool(picked)
        and is_in_order(picked)
        and holds(stones, picked)
        and (picked != stones or len(stones) == 1)
        and price(picked, segment) <= coins
    )


# --- after the action


def _after(view: State, seat: Seat, answers: Answers) -> Question | Move | None:
    match answers:
        case ():
            return _endings(view, seat)
        case ("end",):
            return End()
        case ("announce",) if view.phase == "after" and can_announce(view, seat):
            return Announce()
        case (kind,):
            return next((extra for extra in legal_extras(view, seat) if extra.object == kind), None)
    return None


def _endings(view: State, seat: Seat) -> Question:
    extras = [_EXTRA[extra.object] for extra in legal_extras(view, seat)]
    announcement = announce_refusal(view, seat) if view.phase == "after" else IllegalMove("action_first")
    announcing = [_ANNOUNCE] if announcement is None else []
    closed = _because("announce", announcement)
    if view.field and not extras:
        closed = (*_because("extra", extra_refusal(view, seat, Extra(view.field[0]))), *closed)
    return Question("after", (*extras, *announcing, _END), always=True, closed=closed)
