"""Every place in words: what stands on it, where it leads, which of its edges are free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.hamlet import queries
from games.hamlet.data import TILES
from games.hamlet.network import network_of
from games.hamlet.state import Place, State
from renderers.hamlet.voice import Voice


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
    if not queries.in_network(view, code):
        yield voice("words-apart")
    contents = [*_tokens(view, code, voice), *_people(view, code, voice)]
    if contents:
        yield voice("words-holds", things=voice.listed(contents))
    links = network_of(view).neighbours_of(code)
    if links:
        yield voice("words-links", places=voice.listed(_link(view, code, other, voice) for other in links))
    free = [side for side in queries.place_segments(view, code) if side.free]
    if free:
        yield voice("words-free", edges=voice.listed(f"{side.number} {voice(f'edge-{side.kind}')}" for side in free))


def _tokens(view: State, code: str, voice: Voice) -> Iterator[str]:
    standing = [token for token in view.tokens if token.at == code]
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
