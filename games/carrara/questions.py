"""What a seat is asked on the way to its moves: which action, then where and with what.

Stones are chosen one by one in a fixed order, so that every choice of stones has one path. Why something is ``closed``
is said with the code of the refusal that would follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.asking import no_such_answer
from games.carrara.building import payable_cities, payable_tiles, stones_short
from games.carrara.changes import markers_left, owner_of, screen_of
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, TYPE, TYPES, City, Tile
from games.carrara.ending import can_announce, can_pass, check_announce, check_extra, check_pass, legal_extras
from games.carrara.market import NUMERALS, SEGMENTS, can_buy, check_buy, missing
from games.carrara.scoring import check_score, legal_scorings, yield_of
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
)
from games.carrara.stones import PRICE, holds, in_order, payments, price
from games.carrara.telling import counted
from games.carrara.turn import check_waited_on
from games.core import Answer, Answers, Closed, End, IllegalMove, Params, Question, Seat

_CITY_OF: dict[str, City] = {city.code: city.id for city in CITY.values()}
_TILE_OF: dict[str, Tile] = {tile.code: tile.id for tile in TILES.values()}


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    """The first question of each part is always asked: a step taken by itself would tell what its seat cannot do."""
    check_waited_on(view, seat)
    match view.phase:
        case "action":
            return _action(view, seat, answers)
        case "take":
            return _take(view, seat, answers)
        case _:
            return _after(view, seat, answers)


# --- the action


def _action(view: State, seat: Seat, answers: Answers) -> Question | Move:
    then: Question | Move | None = None
    match answers:
        case ():
            return Question("action", tuple(_actions(view, seat)), always=True, closed=tuple(_closed(view, seat)))
        case ("turn",) if can_buy(view):
            then = Buy()
        case ("build", *chosen) if payable_tiles(view, seat):
            then = _build(view, seat, tuple(chosen))
        case ("pass",) if can_pass(view):
            then = Pass()
        case (scoring,):
            then = next((move for move in legal_scorings(view, seat) if _scoring_id(move) == scoring), None)
    if then is None:
        raise no_such_answer(answers)
    return then


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
        return Answer(_scoring_id(move), "score_type", {"building": move.building, **params})
    return Answer(_scoring_id(move), "score_city", {"city": move.city, **params})


def _scoring_id(move: ScoreType | ScoreCity) -> str:
    return TYPE[move.building].code if isinstance(move, ScoreType) else f"@{CITY[move.city].code}"


def _closed(view: State, seat: Seat) -> Iterator[Closed]:
    yield from _refused("turn_wheel", check_buy, view)
    costs = [TILES[tile].cost for tile in view.display if tile is not None]
    owned = len(screen_of(view, seat).stones)
    if costs and owned < min(costs):
        yield Closed("build", "too_few_stones", {"missing": min(costs) - owned})
    yield from _closed_scorings(view, seat)
    if view.ending is not None:
        yield from _refused("pass", check_pass, view)
    elif can_announce(view, seat):
        yield Closed("announce", "action_first")


def _closed_scorings(view: State, seat: Seat) -> Iterator[Closed]:
    """Every type and city the seat has built something of and cannot score."""
    cities = view.players[seat].cities
    if not markers_left(view, seat):
        yield Closed("score", "no_markers_left")
    elif not any(cities):
        yield Closed("score", "nothing_built")
    else:
        standing = {TILES[tile].type for tiles in cities for tile in tiles}
        for building in TYPES:
            if building in standing:
                yield from _refused("score_type", check_score, view, seat, ScoreType(building))
        for city, tiles in zip(CITIES, cities, strict=True):
            if tiles:
                yield from _refused("score_city", check_score, view, seat, ScoreCity(city))


def _refused(code: str, check: Callable[..., None], *arguments: object) -> Iterator[Closed]:
    """What is closed because the rules would refuse it, and why."""
    try:
        check(*arguments)
    except IllegalMove as refusal:
        yield Closed(code, refusal.code, refusal.params)


# --- building: a tile, a city, a payment


def _build(view: State, seat: Seat, chosen: Answers) -> Question | Move | None:
    match chosen:
        case ():
            return _tiles(view, seat)
        case (code, *rest) if (tile := _TILE_OF.get(code)) and tile in payable_tiles(view, seat):
            match rest:
                case []:
                    return _cities(view, seat, tile)
                case [code, *paid] if (city := _CITY_OF.get(code)) and not stones_short(view, seat, tile, city):
                    return _pay(view, seat, tile, city, paid)
    return None


def _tiles(view: State, seat: Seat) -> Question:
    payable, owned = payable_tiles(view, seat), len(screen_of(view, seat).stones)
    return Question(
        "tile",
        tuple(Answer(TILES[tile].code, "tile", {"tile": tile, "cost": TILES[tile].cost}) for tile in payable),
        closed=tuple(
            Closed("tile", "too_few_stones", {"tile": tile, "missing": TILES[tile].cost - owned})
            for tile in view.display
            if tile is not None and tile not in payable
        ),
    )


def _cities(view: State, seat: Seat, tile: Tile) -> Question:
    short = {city: stones_short(view, seat, tile, city) for city in CITIES}
    return Question(
        "city",
        tuple(_city(view, seat, tile, city) for city in payable_cities(view, seat, tile)),
        {"tile": tile},
        closed=tuple(
            Closed("city", "too_few_stones", {"city": city, "missing": missing})
            for city, missing in short.items()
            if missing
        ),
    )


def _city(view: State, seat: Seat, tile: Tile, city: City) -> Answer:
    """With what the building would bring there when scored, and how near the city is to that."""
    data, owner = CITY[city], owner_of(view, city)
    params: Params = {
        "tile": tile,
        "city": city,
        "reward": data.reward,
        "amount": data.value * TILES[tile].cost,
        "standing": len(view.players[seat].cities[CITY_INDEX[city]]),
        "needed": data.needed,
    }
    return Answer(data.code, "city", params if owner is None else {**params, "closed_by": owner})


def _pay(view: State, seat: Seat, tile: Tile, city: City, paid: list[str]) -> Question | Move | None:
    """The usual payment at once, every other one stone by stone, from the lowest grade up."""
    usual, *others = payments(screen_of(view, seat).stones, TILES[tile].cost, city)
    params: Params = {"tile": tile, "city": city}
    if paid == ["default"]:
        return Build(tile, city, usual)
    picked = "".join(paid)
    if not _are_letters(paid):
        return None
    if picked[::-1] in others:
        return Build(tile, city, picked[::-1])
    answers = [
        Answer(stone, "pay_stone", {"stone": stone})
        for stone in _next_stones([other[::-1] for other in others], picked)
    ]
    if not paid:
        default = Answer("default", "pay_default", {"stones": usual})
        return Question("pay", (default, *answers), params, default=True)
    return Question("pay_stone", tuple(answers), {**params, "paid": picked[::-1]}) if answers else None


def _next_stones(choices: Iterable[Stones], picked: str) -> list[str]:
    """What may come next on the way to one of these choices, each stone not before the last one in their order."""
    place = len(picked)
    return list(dict.fromkeys(stones[place] for stones in choices if len(stones) > place and stones.startswith(picked)))


def _are_letters(answers: Iterable[str]) -> bool:
    return all(answer in PRICE for answer in answers)


# --- taking stones


def _take(view: State, seat: Seat, answers: Answers) -> Question | Move:
    if not answers:
        return _segments(view, seat)
    numeral, dot, stone = answers[0].partition(".")
    if numeral in NUMERALS:
        segment = NUMERALS.index(numeral) + 1
        then = _stones(view, seat, segment, (stone, *answers[1:])) if dot else _whole(view, seat, segment, answers[1:])
        if then is not None:
            return then
    raise no_such_answer(answers)


def _segments(view: State, seat: Seat) -> Question:
    """The whole wheel in one question: everything of a segment, or the first of the stones picked from it."""
    coins = screen_of(view, seat).coins
    whole, single, closed = [], [], []
    for segment, numeral, stones in zip(SEGMENTS, NUMERALS, view.wheel, strict=True):
        total = price(stones, segment)
        params: Params = {"segment": segment, "stones": stones, "price": total}
        if len(stones) > 1 and total <= coins:
            whole.append(Answer(numeral, "take_all", params))
        elif len(stones) > 1:
            closed.append(Closed("take_all", "too_expensive", {**params, "coins": coins}))
        for stone in dict.fromkeys(stones):
            if PRICE[stone][segment - 1] <= coins:
                single.append(Answer(f"{numeral}.{stone}", "pick", _priced(segment, stone)))
            else:
                closed.append(Closed("pick", "too_expensive", {**_priced(segment, stone), "coins": coins}))
    if not single:
        raise IllegalMove("look_first")  # somebody asks ahead of a draw that has to bring something affordable
    return Question("take", (*whole, *single), {"coins": coins}, always=True, closed=tuple(closed))


def _priced(segment: int, stone: str) -> Params:
    return {"segment": segment, "stone": stone, "price": PRICE[stone][segment - 1]}


def _whole(view: State, seat: Seat, segment: int, more: Answers) -> Move | None:
    stones = view.wheel[segment - 1]
    affordable = len(stones) > 1 and price(stones, segment) <= screen_of(view, seat).coins
    return Take(segment, stones) if affordable and not more else None


def _stones(view: State, seat: Seat, segment: int, chosen: Answers) -> Question | Move | None:
    """Stones one by one, good ones first, until the seat says that these are all."""
    taking = chosen[-1] == "take"
    letters = chosen[:-1] if taking else chosen
    picked = "".join(letters)
    if not _are_letters(letters) or not _is_pick(view, seat, segment, picked):
        return None
    if taking:
        return Take(segment, picked)
    params: Params = {"segment": segment, "stones": picked, "price": price(picked, segment)}
    more = [
        Answer(stone, "pick", _priced(segment, stone))
        for stone in dict.fromkeys(view.wheel[segment - 1])
        if _is_pick(view, seat, segment, picked + stone)
    ]
    return Question("stones", (Answer("take", "take_these", params), *more), params)


def _is_pick(view: State, seat: Seat, segment: int, picked: str) -> bool:
    """Whether these stones, in their order, can be picked and paid. The whole segment has an answer of its own."""
    stones = view.wheel[segment - 1]
    return (
        picked == in_order(picked) != ""
        and holds(stones, picked)
        and (picked != stones or len(stones) == 1)
        and price(picked, segment) <= screen_of(view, seat).coins
    )


# --- after the action


def _after(view: State, seat: Seat, answers: Answers) -> Question | Move:
    offered = {answer.id: (answer, move) for answer, move in _endings(view, seat)}
    match answers:
        case ():
            shown = tuple(answer for answer, _ in offered.values())
            return Question("after", shown, always=True, closed=tuple(_closed_after(view, seat)))
        case (answer,) if answer in offered:
            return offered[answer][1]
    raise no_such_answer(answers)


def _endings(view: State, seat: Seat) -> Iterator[tuple[Answer, Move]]:
    for extra in legal_extras(view, seat):
        yield Answer(extra.object, "extra", {"object": extra.object, "price": DATA.extra.price}), extra
    if view.phase == "after" and can_announce(view, seat):
        yield Answer("announce", "announce", {"vp": DATA.end.bonus}), Announce()
    yield Answer("end", "end"), End()


def _closed_after(view: State, seat: Seat) -> Iterator[Closed]:
    if view.field:
        yield from _refused("extra", check_extra, view, seat, Extra(view.field[0]))
    if view.phase == "after":
        yield from _refused("announce", check_announce, view, seat)
