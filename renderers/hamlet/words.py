"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.asking import Asked
from games.core import Seat
from games.hamlet import scoring
from games.hamlet.data import AWARDS, DATA, TILES, TRADES, orders_for, prices_for, solo_level
from games.hamlet.effects import markers_left, tokens_on
from games.hamlet.lattice import Side, sides
from games.hamlet.network import longest_road, network_of
from games.hamlet.payment import draft_price
from games.hamlet.questions import could_do
from games.hamlet.state import ABBEY, Move, Place, State
from renderers.core import Words
from renderers.hamlet import board, final
from renderers.hamlet.choice import Marks, marks
from renderers.hamlet.panel import prompt
from renderers.hamlet.voice import Voice, cost_told, needs_told, trade_need
from renderers.sentences import dashed
from renderers.voice import listed


def public_words(view: State, voice: Voice) -> Iterator[str]:
    """The whole board."""
    for lines in (status_lines, news_lines, player_lines, offer_lines, goal_lines, place_lines):
        yield from lines(view, voice)


def private_words(view: State, seat: Seat, voice: Voice, asked: Asked[Move] | None = None) -> Iterator[str]:
    """The seat's panel, and everything else it can see."""
    yield from own_lines(view, seat, asked, voice)
    yield from public_words(view, voice)


def final_words(view: State, voice: Voice) -> Iterator[str]:
    yield from score_lines(view, voice)
    yield from place_lines(view, voice)


# ---------------------------------------------------------------- the table


def status_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-round", round=view.round)
    yield voice(f"words-{board.now(view)}", name=voice.name(view.active))
    done = sum(order.seat is not None for order in view.orders)
    yield voice("words-church", done=done, all=len(view.orders))
    if view.abbey:
        level = solo_level(view.options.level, view.rules)
        yield voice(
            "words-abbey",
            level=voice(f"level-{level.id}"),
            rounds=level.rounds,
            target=level.target,
            alms=view.abbey.alms,
            price=level.alms_per_order,
            orders=scoring.orders_held(view, ABBEY),
            trades=scoring.trades_held(view, ABBEY),
        )


def news_lines(view: State, voice: Voice) -> Iterator[str]:
    """What everybody did in their latest turns, the latest first."""
    seats = len(view.players)
    told = [(seat, voice.turn_of(seat)) for seat in ((view.active - back) % seats for back in range(seats))]
    for seat, what in (*told, (ABBEY, voice.abbey_turn())):
        if what:
            yield voice("words-did", name=voice.name(seat), what=what)


def player_lines(view: State, voice: Voice) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield voice(
            "words-player",
            name=voice.name(seat),
            points=voice.points(player.points),
            now=scoring.points_now(view, seat),
            gold=player.gold,
            villagers=len(player.villagers),
            ready=player.ready,
            donkeys=voice("donkeys", count=len(player.donkeys)),
            roads=scoring.roads_left(view, seat),
            drafts=listed(voice.full(draft) for draft in player.drafts) or voice("words-none"),
            trades=listed(player.trades) or voice("words-none"),
        )


def goal_lines(view: State, voice: Voice) -> Iterator[str]:
    for milestone, held in zip(DATA.milestone, view.milestones, strict=True):
        holder = voice("words-nobody") if held.seat is None else voice.name(held.seat)
        yield voice("words-milestone", what=voice(f"milestone-{milestone.id}"), name=holder)
    for award, points in AWARDS.items():
        names = voice.names(scoring.leaders(view, award)) or voice("words-nobody")
        yield voice("words-award", what=voice(f"award-{award}"), points=voice.points(points), names=names)


# ---------------------------------------------------------------- one seat


def own_lines(view: State, seat: Seat, asked: Asked[Move] | None, voice: Voice) -> Iterator[str]:
    """What the seat is asked, what it could do, and what it has."""
    wanted = prompt(view, seat, asked, voice)
    yield wanted if wanted.endswith((".", "?")) else voice("words-prompt", prompt=wanted)
    found = marks(view, seat, asked)
    yield from _choice_lines(found, voice)
    if not found.what and not view.over:
        yield from _possible_lines(view, seat, voice)
    left = markers_left(view, seat).items()
    told = [voice("amount-of", count=count, what=voice.some(good)) for good, count in left]
    yield voice("words-markers", goods=listed(told))
    yield voice("words-herd", places=listed(view.players[seat].donkeys))
    for draft in view.players[seat].drafts:
        yield draft_line("words-own-draft", draft, voice)


def _choice_lines(found: Marks, voice: Voice) -> Iterator[str]:
    """The half-made choice: how a draft would lie, what pays."""
    if len(found.ways) == 1:
        laid = found.ways[0].place
        yield voice("words-ghost", draft=laid.tile, turn=laid.rot * 60)
    units = [
        voice("words-unit", count=count, what=voice.some(unit.kind), place=unit.at)
        if unit.owner is None
        else voice("words-unit-of", count=count, what=voice.some(unit.kind), place=unit.at, name=voice.name(unit.owner))
        for unit, count in found.pay
    ]
    if units:
        yield voice("words-pay", units=listed(units))


def _possible_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    told = []
    for kind, targets in could_do(view, seat).items():
        where, what = listed(targets), voice(f"can-{kind}")
        told.append(voice("words-can-at", what=what, where=where) if where else what)
    heading = voice("can") if seat == view.active else voice("can-next")
    yield voice("words-can", heading=heading, moves="; ".join(told) or voice("can-nothing"))


# ---------------------------------------------------------------- the draft row, the market and the church


def offer_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-row", count=len(view.row), bag=len(view.bag))
    for slot, offer in enumerate(view.row, start=1):
        draft = draft_line("words-draft", offer.tile, voice)
        yield voice("words-offer", slot=slot, price=draft_price(slot), gold=offer.gold, draft=draft)
    prices = prices_for(len(view.players))
    yield voice("words-market", raw=prices.raw, good=prices.good, count=len(view.trade_stack))
    for trade in view.open_trades:
        need, points = trade_need(trade, voice.say), voice.points(TRADES[trade].vp)
        yield voice("words-trade", trade=trade, need=need, points=points, gold=TRADES[trade].gold)
    for order, held in zip(orders_for(len(view.players)), view.orders, strict=True):
        need = needs_told(order.need, order.gold, voice.say)
        holder = voice("words-open") if held.seat is None else voice("words-done-by", name=voice.name(held.seat))
        yield voice("words-order", order=order.id, need=need, points=voice.points(order.vp), holder=holder)


def draft_line(message: str, code: str, voice: Voice) -> str:
    """A draft: what it costs and does, and the kinds of its edges in rotation 0."""
    return voice(
        message,
        tile=voice.full(code),
        cost=cost_told(code, voice.say),
        points=voice.points(TILES[code].build_vp),
        effect=voice.effect(code),
        edges=_edges(sides(code), voice),
    )


def _edges(shown: Iterable[Side], voice: Voice) -> str:
    return listed(f"{side.number} {voice(f'edge-{side.kind}')}" for side in shown)


# ---------------------------------------------------------------- places


def place_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-places")
    for place in view.places:
        yield " ".join(_sentences(view, place, voice))


def _sentences(view: State, place: Place, voice: Voice) -> Iterator[str]:
    code = place.tile
    if place.flag is None:
        yield voice("words-place", tile=voice.full(code))
    else:
        yield voice("words-site", tile=voice.full(code), name=voice.name(place.flag))
    net = network_of(view)
    if code not in net:
        yield voice("words-apart")
    contents = [*_tokens(view, code, voice), *_people(view, code, voice)]
    if contents:
        yield voice("words-holds", things=listed(contents))
    links, free = net.neighbours_of(code), net.ground.free_sides(code)
    if links:
        yield voice("words-links", places=listed(_link(view, code, other, voice) for other in links))
    if free:
        yield voice("words-free", edges=_edges(free, voice))


def _tokens(view: State, code: str, voice: Voice) -> Iterator[str]:
    standing = tokens_on(view, code)
    for (kind, owner, high), count in Counter((token.kind, token.owner, token.high) for token in standing).items():
        if owner is None:
            yield voice("amount-of", count=count, what=voice.some(kind))
        else:
            message = "words-good-high" if high else "words-good"
            yield voice(message, count=count, what=voice.some(kind), name=voice.name(owner))
    empty = TILES[code].slots - len(standing)
    if empty:
        yield voice("words-empty", count=empty)


def _people(view: State, code: str, voice: Voice) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        villagers = sum(villager.at == code for villager in player.villagers)
        if villagers:
            yield voice("words-villagers", count=villagers, name=voice.name(seat))
        donkeys = player.donkeys.count(code)
        if donkeys:
            yield voice("words-donkeys", count=donkeys, name=voice.name(seat))


def _link(view: State, code: str, other: str, voice: Voice) -> str:
    """A neighbour, and whose road leads there if it is not a printed path."""
    for road in view.roads:
        if {road.a, road.b} == {code, other}:
            return voice(f"words-{road.over}", place=other, name=voice.name(road.owner))
    return other


# ---------------------------------------------------------------- the end


def score_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-prompt", prompt=final.outcome_line(view, voice, aloud=True))
    found = final.outcome(view)
    if found.verdict is not None:
        yield voice("words-prompt", prompt=final.verdict_line(found.verdict, voice))
    for score in sorted(found.seats, key=lambda score: (score.rank, score.seat)):
        name = voice.name(score.seat)
        rows = [(row, sum(line.points for line in lines)) for row, lines in final.by_row(score).items()]
        yield voice(
            "words-score",
            name=name,
            points=voice.points(score.total),
            place=score.rank if len(found.seats) > 1 else 0,
            lines=listed(voice("line", what=voice(f"row-{dashed(row)}"), points=points) for row, points in rows),
            details=final.details(score, voice),
        )
        road = longest_road(view.places, view.roads, score.seat)
        if road:
            yield voice("words-longest", name=name, places=listed(road))


WORDS = Words(public_words, private_words, final_words, public_words, private_words)
