"""Text for whole positions, both ways.

One line a thing: the seats, the village, the stock on it, the row, the bag, orders, milestones, news. Lines left out
stand as after set-up, so that a test names only what it is about. Lines that start with ``>`` are the steps taken
since, and are walked again when the text is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, cast

from msgspec.structs import replace

from games.first_edition import Seat
from games.hamlet.command_text import (
    colour,
    read_code,
    read_command,
    read_number,
    read_seat,
    read_step,
    unreadable,
    write_deed,
    write_step,
)
from games.hamlet.data import GOODS, RAW, AbbeyCard, Good, Resource
from games.hamlet.setup import new
from games.hamlet.state import (
    ABBEY,
    Abbey,
    AbbeyNews,
    Crossing,
    Done,
    Earned,
    Holding,
    News,
    Offer,
    Options,
    Place,
    Player,
    Road,
    State,
    Token,
    Villager,
)
from games.hamlet.turn import apply
from games.rng import Rng

_FLAGS = ("herd_moved", "hire_open", "over")


# ---------------------------------------------------------------- writing


def write_position(state: State) -> str:
    start = state.base or state
    lines = [*_lines(start), *(f"> {write_step(step)}" for step in state.steps)]
    return "\n".join(lines)


def _lines(state: State) -> Iterable[str]:
    options = state.options
    yield f"hamlet {len(state.players)} {options.layout} {options.level}"
    yield f"rng {state.rng.seed} {state.rng.counter}"
    flags = [flag for flag in _FLAGS if getattr(state, flag)]
    yield " ".join(["turn", str(state.round), str(state.turns), colour(state.active), *flags])
    for seat, player in enumerate(state.players):
        yield _write_player(seat, player)
    yield " ".join(["village", *(_write_place(place) for place in state.places)])
    yield " ".join(["roads", *(f"{road.a}>{road.b}/{road.over}/{colour(road.owner)}" for road in state.roads)])
    yield " ".join(["stock", *_write_tokens(state.tokens)])
    yield " ".join(["row", *(offer.tile + (f"+{offer.gold}" if offer.gold else "") for offer in state.row)])
    yield " ".join(["bag", *state.bag])
    yield " ".join(["stacks", *state.stacks])
    yield " ".join(["market", *state.open_trades])
    yield " ".join(["trades", *state.trade_stack])
    yield " ".join(["orders", *(_write_holding(holding) for holding in state.orders)])
    yield " ".join(["milestones", *(_write_holding(holding) for holding in state.milestones)])
    if state.abbey:
        yield _write_abbey(state.abbey)
    if state.abbey_news:
        yield _write_abbey_news(state.abbey_news)
    for seat, news in enumerate(state.news):
        yield from _write_news(seat, news)


def _write_player(seat: Seat, player: Player) -> str:
    villagers = [villager.at + ("" if villager.ready else "-") for villager in player.villagers]
    words = [colour(seat), f"gold={player.gold}", f"vp={player.points}", f"villagers={','.join(villagers)}"]
    words.append(f"donkeys={','.join(player.donkeys)}")
    words += [f"drafts={','.join(player.drafts)}"] if player.drafts else []
    words += [f"trades={','.join(player.trades)}"] if player.trades else []
    return " ".join(words)


def _write_place(place: Place) -> str:
    flag = "" if place.flag is None else f"/{colour(place.flag)}"
    return f"{place.tile}/{place.rot}/{place.at[0]},{place.at[1]}{flag}"


def _write_tokens(tokens: Iterable[Token]) -> Iterable[str]:
    for token, run in groupby(tokens):
        n = len(list(run))
        owner = "" if token.owner is None else f"({colour(token.owner)}{'!' if token.high else ''})"
        yield f"{token.at}:{token.kind}{owner}" + (f"*{n}" if n > 1 else "")


def _write_holding(holding: Holding) -> str:
    if holding.seat is None:
        return holding.id
    return f"{holding.id}={'abbey' if holding.seat == ABBEY else colour(holding.seat)}"


def _write_abbey(abbey: Abbey) -> str:
    words = ["abbey", f"alms={abbey.alms}", f"vp={abbey.points}", f"deck={','.join(abbey.deck)}"]
    return " ".join(words + ([f"trades={','.join(abbey.trades)}"] if abbey.trades else []))


def _write_abbey_news(news: AbbeyNews) -> str:
    return f"card {news.card} {news.alms} {news.what or '-'} {news.order or '-'}"


def _write_news(seat: Seat, news: News) -> Iterable[str]:
    for done in news.done:
        yield f"did {colour(seat)} {done.gold} {done.points} {done.tile or '-'} {write_deed(done.deed)}"
    for earned in news.earned:
        yield f"earned {colour(seat)} {colour(earned.seat)} {earned.good} {earned.gold} {earned.points}"


# ---------------------------------------------------------------- reading


def read_position(text: str) -> State:
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    found = re.fullmatch(r"hamlet ([1-4]) (\w+) (\w+)", lines[0]) if lines else None
    if not found or found[2] not in _LAYOUTS or found[3] not in _LEVELS:
        unreadable(lines[0] if lines else text)
    state = new(int(found[1]), Options(cast(Any, found[2]), cast(Any, found[3])), seed=0)
    for line in lines[1:]:
        try:
            state = _read_line(state, line)
        except (ValueError, IndexError, KeyError, TypeError):
            unreadable(line)
    return state


_LAYOUTS = ("standard", "river_bend", "old_road", "random")
_LEVELS = ("novice", "journeyman", "master")


def _read_line(state: State, line: str) -> State:
    word, *words = line.split()
    if word == ">":
        return apply(state, state.active, read_step(" ".join(words)))
    if word in _READERS:
        return _READERS[word](state, words)
    return _read_player(state, read_seat(word), words)


def _read_turn(state: State, words: list[str]) -> State:
    flags = {flag: flag in words[3:] for flag in _FLAGS}
    return replace(state, round=read_number(words[0]), turns=read_number(words[1]), active=read_seat(words[2]), **flags)


def _read_player(state: State, seat: Seat, words: list[str]) -> State:
    players = list(state.players)
    player = players[seat]
    for name, value in _pairs(words):
        player = replace(player, **{_PLAYER_FIELDS[name][0]: _PLAYER_FIELDS[name][1](value)})
    players[seat] = player
    return replace(state, players=tuple(players))


def _pairs(words: list[str]) -> Iterable[tuple[str, str]]:
    for word in words:
        name, _, value = word.partition("=")
        yield name, value


def _codes(text: str) -> tuple[str, ...]:
    return tuple(read_code(code) for code in text.split(",") if code)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


def _read_villagers(text: str) -> tuple[Villager, ...]:
    return tuple(Villager(read_code(word.rstrip("-")), not word.endswith("-")) for word in text.split(",") if word)


_PLAYER_FIELDS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "gold": ("gold", read_number),
    "vp": ("points", read_number),
    "villagers": ("villagers", _read_villagers),
    "donkeys": ("donkeys", _codes),
    "drafts": ("drafts", _codes),
    "trades": ("trades", _names),
}


def _read_place(word: str) -> Place:
    code, rot, at, *flag = word.split("/")
    q, r = at.split(",")
    seat = read_seat(flag[0]) if flag else None
    return Place(read_code(code), read_number(rot), (read_number(q), read_number(r)), seat)


def _read_road(word: str) -> Road:
    ends, over, owner = word.split("/")
    a, b = ends.split(">")
    if over not in ("bridge", "paved"):
        unreadable(word)
    return Road(read_code(a), read_code(b), cast(Crossing, over), read_seat(owner))


def _read_tokens(word: str) -> tuple[Token, ...]:
    found = re.fullmatch(r"(\w+):(\w+)(?:\((\w+)(!?)\))?(?:\*(\d+))?", word)
    if not found or found[2] not in (*RAW, *GOODS):
        unreadable(word)
    owner = None if found[3] is None else read_seat(found[3])
    token = Token(read_code(found[1]), cast(Resource, found[2]), owner, found[4] == "!")
    return (token,) * int(found[5] or 1)


def _read_offer(word: str) -> Offer:
    code, _, gold = word.partition("+")
    return Offer(read_code(code), read_number(gold) if gold else 0)


def _read_holding(word: str) -> Holding:
    id, _, seat = word.partition("=")
    if not seat:
        return Holding(id)
    return Holding(id, ABBEY if seat == "abbey" else read_seat(seat))


def _read_abbey(state: State, words: list[str]) -> State:
    values = dict(_pairs(words))
    deck = cast(tuple[AbbeyCard, ...], _names(values["deck"]))
    alms, points = read_number(values["alms"]), read_number(values["vp"])
    return replace(state, abbey=Abbey(deck, alms, points, _names(values.get("trades", ""))))


def _read_card(state: State, words: list[str]) -> State:
    card, alms, what, order = words
    news = AbbeyNews(cast(AbbeyCard, card), read_number(alms), _or_none(what), _or_none(order))
    return replace(state, abbey_news=news)


def _or_none(word: str) -> str | None:
    return None if word == "-" else word


def _read_did(state: State, words: list[str]) -> State:
    seat, gold, points, tile, *command = words
    (deed,) = read_command(" ".join(command))
    done = Done(_paid(deed), read_number(gold), read_number(points), _or_none(tile))
    return _with_news(state, read_seat(seat), lambda news: replace(news, done=(*news.done, done)))


def _paid(deed: Any) -> Any:
    """A deed that was done has been paid, if only with gold."""
    return replace(deed, pay=()) if getattr(deed, "pay", ()) is None else deed


def _read_earned(state: State, words: list[str]) -> State:
    doer, owner, good, gold, points = words
    if good not in GOODS:
        unreadable(good)
    earned = Earned(read_seat(owner), good, read_number(gold), read_number(points))
    return _with_news(state, read_seat(doer), lambda news: replace(news, earned=(*news.earned, earned)))


def _with_news(state: State, seat: Seat, change: Callable[[News], News]) -> State:
    return replace(state, news=tuple(change(old) if i == seat else old for i, old in enumerate(state.news)))


_READERS: dict[str, Callable[[State, list[str]], State]] = {
    "rng": lambda state, words: replace(state, rng=Rng(read_number(words[0]), read_number(words[1]))),
    "turn": _read_turn,
    "village": lambda state, words: replace(state, places=tuple(_read_place(word) for word in words)),
    "roads": lambda state, words: replace(state, roads=tuple(_read_road(word) for word in words)),
    "stock": lambda state, words: replace(state, tokens=tuple(t for word in words for t in _read_tokens(word))),
    "row": lambda state, words: replace(state, row=tuple(_read_offer(word) for word in words)),
    "bag": lambda state, words: replace(state, bag=tuple(read_code(word) for word in words)),
    "stacks": lambda state, words: replace(state, stacks=cast(tuple[Good, ...], tuple(words))),
    "market": lambda state, words: replace(state, open_trades=tuple(words)),
    "trades": lambda state, words: replace(state, trade_stack=tuple(words)),
    "orders": lambda state, words: replace(state, orders=tuple(_read_holding(word) for word in words)),
    "milestones": lambda state, words: replace(state, milestones=tuple(_read_holding(word) for word in words)),
    "abbey": _read_abbey,
    "card": _read_card,
    "did": _read_did,
    "earned": _read_earned,
}
