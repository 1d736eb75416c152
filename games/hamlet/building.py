"""Building places and roads, and the spots where a draft can be laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core import IllegalMove, Params
from games.hamlet import effects
from games.hamlet import village as ground
from games.hamlet.choices import Possible
from games.hamlet.data import PLANNER, TILES, Good, stack_of
from games.hamlet.effects import accept, gain, paid, require, with_player
from games.hamlet.network import Network
from games.hamlet.payment import ROAD_BILLS, TILE_BILLS, due
from games.hamlet.scoring import contact_points
from games.hamlet.state import Build, BuildRoad, Place, Road, State
from games.hamlet.village import Contact, Picture, Placement, picture
from games.rng import shuffled

# ---------------------------------------------------------------- places


def build_refusal(here: Possible, move: Build) -> IllegalMove | None:
    draft = move.draft
    if draft not in here.player.drafts:
        return IllegalMove("not_your_draft" if draft else "no_draft", tile=draft)
    if here.can_build(draft):
        return None
    bill = TILE_BILLS[draft]
    if any(here.purse.payable(bill)):
        return IllegalMove("no_spot", tile=draft)  # A15: or it fits only where it can't be paid
    return IllegalMove("cannot_pay", tile=draft, **here.purse.short(bill, here.net.mask))


def check_build(here: Possible, move: Build) -> None:
    accept(here.outside(move.stand))
    for code, segment in ((move.stand, move.edge), (move.draft, move.segment)):
        known = 1 <= segment <= len(TILES[code].segments)
        require(known, "no_such_segment", segment=f"{code}.{segment}")
    way = _way(here.state, move)
    ground.check_placement(here.net.ground, move.draft, way.rot, way.at)
    accept(here.short(*due(move), tile=move.draft))


def spelled(here: Possible, move: Build) -> Build:
    """The same picture under the pair of segments it is written with: smallest of the place, then of the draft."""
    way = _way(here.state, move)
    way = here.net.ground.ways(move.draft, move.stand)[picture(move.draft, way.rot, way.at)]
    return replace(move, segment=way.segment, edge=way.edge)


def _way(state: State, move: Build) -> Placement:
    return ground.attach(ground.village(state.places), move.stand, move.edge, move.draft, move.segment)


def build(state: State, move: Build) -> State:
    state = paid(state, move)
    tile, way = TILES[move.draft], _way(state, move)
    flag = state.active if tile.kind == "site" else None
    drafts = tuple(code for code in state.players[state.active].drafts if code != move.draft)
    state = replace(state, places=(*state.places, Place(move.draft, way.rot, way.at, flag)))
    state = gain(with_player(state, state.active, drafts=drafts), state.active, points=tile.build_vp)
    if tile.milestone is not None and effects.holder(state.milestones, tile.milestone) is None:
        state = replace(state, milestones=effects.given(state.milestones, tile.milestone, state.active))
        state = _open_stack(state, tile.produces[0])  # type: ignore[arg-type]
    return state


def _open_stack(state: State, good: Good) -> State:
    """The first building for a good puts its stack into the bag; a short row is filled right away (A3)."""
    bag, rng = state.bag + stack_of(good), state.rng
    bag, rng = (effects.sorted_bag(bag), rng) if effects.is_view(state) else shuffled(rng, bag)
    stacks = tuple(stack for stack in state.stacks if stack != good)
    return effects.fill_row(replace(state, bag=bag, rng=rng, stacks=stacks))


# ---------------------------------------------------------------- roads


def road_refusal(here: Possible, move: BuildRoad) -> IllegalMove | None:
    over, stands = move.over, here.net.road_stands[move.over]
    if not here.roads_left():
        return IllegalMove("no_road_left")
    if not stands or here.can_build_road(over):
        return None
    return IllegalMove("cannot_pay", over=over, **here.purse.short(ROAD_BILLS[over], stands))


def check_road(here: Possible, move: BuildRoad) -> None:
    accept(here.outside(move.stand))
    contacts = [each for each in here.net.ground.contacts[move.stand] if each.other == move.to]
    require(bool(contacts), "not_adjacent", place=move.to)
    require(not here.net.linked(move.stand, move.to), "already_linked", place=move.to)
    possible = {each.crossing for each in contacts} - {None}
    require(bool(possible), "cliff", place=move.to)
    require(move.over in possible, "wrong_crossing", place=move.to)
    accept(here.short(*due(move), over=move.over))


def build_road(state: State, move: BuildRoad) -> State:
    state = paid(state, move)
    road = Road(move.stand, move.to, move.over, state.active)
    milestones = state.milestones if state.roads else effects.given(state.milestones, PLANNER, state.active)
    return replace(state, roads=(*state.roads, road), milestones=milestones)


# ---------------------------------------------------------------- where a draft can be laid

Connection = Literal["connected", "needs_road", "cut_off"]


class Spot(Struct, frozen=True):
    """One way to lay a draft, and what is good about it."""

    #: From the first place a villager can stand on.
    move: Build
    way: Placement
    #: Places of the network it would be linked with right away.
    links: int
    #: Other places a road could be built to.
    roads: int
    #: What a site would be worth there at the end, where that depends on its neighbours.
    points: int
    #: Empty regions it would enclose.
    gaps: int
    connection: Connection

    @property
    def params(self) -> Params:
        move = self.move
        laid: Params = {"tile": move.draft, "place": move.stand, "edge": move.edge, "segment": move.segment}
        return {**laid, "links": self.links, "roads": self.roads, "points": self.points}


def spots(here: Possible, draft: str) -> list[Spot]:
    """New links first, then contacts that allow a road, points for the site, fewer enclosed gaps."""
    found: dict[Picture, Spot] = {}
    for stand in here.stands(draft):
        for seen, way in here.net.ground.ways(draft, stand).items():
            if seen not in found:
                found[seen] = _spot(here.net, Build(draft, way.segment, stand, way.edge), way)
    return sorted(found.values(), key=lambda spot: (-spot.links, -spot.roads, -spot.points, spot.gaps))


def stands_at(here: Possible, spot: Spot) -> dict[str, Build]:
    """The places a villager can stand on to lay a draft on that spot, each with the move made from there."""
    draft, seen = spot.move.draft, picture(spot.move.draft, spot.way.rot, spot.way.at)
    ways = {stand: here.net.ground.ways(draft, stand).get(seen) for stand in here.stands(draft)}
    return {stand: Build(draft, way.segment, stand, way.edge) for stand, way in ways.items() if way is not None}


def _spot(net: Network, move: Build, way: Placement) -> Spot:
    contacts = ground.contacts_of(net.ground, move.draft, way.rot, way.at)
    linked = {contact.other for contact in contacts if contact.is_link}
    crossed = {contact.other for contact in contacts if contact.crossing} - linked
    links = sum(code in net for code in linked)
    return Spot(
        move,
        way,
        links,
        roads=len(crossed),
        points=_points_there(net, move.draft, contacts),
        gaps=ground.gaps_enclosed(net.ground, move.draft, way.rot, way.at),
        connection="connected" if links else "needs_road" if any(code in net for code in crossed) else "cut_off",
    )


def _points_there(net: Network, draft: str, contacts: Iterable[Contact]) -> int:
    """What a site laid with these contacts would be worth, where that depends on the spot."""
    rule = TILES[draft].site
    if rule is None:
        return 0
    if rule.rule == "distance_to_church":
        ways = [net.places_to_church(contact.other) for contact in contacts if contact.is_link]
        return min((rule.each * (way + 1) for way in ways if way is not None), default=0)
    if rule.rule in ("adjacent_segments", "matching_segments"):
        connected = any(contact.is_link and contact.other in net for contact in contacts)
        return contact_points(TILES[draft], contacts) if connected or not rule.needs_network else 0
    return 0
