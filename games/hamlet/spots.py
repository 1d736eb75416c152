"""Where a draft can be laid, in the order in which it is offered: what connects comes first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.hamlet.choices import Possible
from games.hamlet.data import TILES
from games.hamlet.network import Network
from games.hamlet.scoring import contact_points
from games.hamlet.village import Contact, Picture, Placement, contacts_of, gaps_enclosed, picture

Connection = Literal["connected", "needs_road", "cut_off"]


class Spot(Struct, frozen=True):
    """One way to lay a draft and what speaks for it."""

    #: The first place a villager can stand on to lay it, and the way seen from there.
    stand: str
    way: Placement
    #: Places of the network it would be linked with at once.
    links: int
    #: Further places a road could be built to.
    road_contacts: int
    #: What a site would be worth there at the end, as far as it depends on where it lies.
    site_points: int
    #: Empty regions it would enclose.
    gaps: int
    connection: Connection


def spots(here: Possible, draft: str) -> list[Spot]:
    """New links first, then contacts that allow a road, points for the site, fewer enclosed gaps."""
    found: dict[Picture, Spot] = {}
    for stand in here.stands(draft):
        for seen, way in here.net.ground.ways(draft, stand).items():
            if seen not in found:
                found[seen] = _spot(here.net, draft, stand, way)
    return sorted(found.values(), key=lambda spot: (-spot.links, -spot.road_contacts, -spot.site_points, spot.gaps))


def stands_at(here: Possible, draft: str, spot: Placement) -> list[tuple[str, Placement]]:
    """The places a villager can stand on to lay the draft on that spot, each with the way seen from there."""
    seen = picture(draft, spot.rot, spot.at)
    ways = ((stand, here.net.ground.ways(draft, stand).get(seen)) for stand in here.stands(draft))
    return [(stand, way) for stand, way in ways if way is not None]


def _spot(net: Network, draft: str, stand: str, way: Placement) -> Spot:
    contacts = contacts_of(net.ground, draft, way.rot, way.at)
    linked = {contact.other for contact in contacts if contact.is_link}
    crossed = {contact.other for contact in contacts if contact.takes_road} - linked
    links = sum(code in net for code in linked)
    return Spot(
        stand=stand,
        way=way,
        links=links,
        road_contacts=len(crossed),
        site_points=points_there(net, draft, contacts),
        gaps=gaps_enclosed(net.ground, draft, way.rot, way.at),
        connection="connected" if links else "needs_road" if any(code in net for code in crossed) else "cut_off",
    )


def points_there(net: Network, draft: str, contacts: Iterable[Contact]) -> int:
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
