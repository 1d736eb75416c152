"""Placements in the order in which they are offered: what connects comes first."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.hamlet.data import TILES
from games.hamlet.network import Network, network_of
from games.hamlet.scoring import contact_points
from games.hamlet.state import State
from games.hamlet.village import Contact, Placement, contacts_of, gaps_enclosed, placements


class Candidate(Struct, frozen=True):
    """One way to lay a draft and what speaks for it."""

    placement: Placement
    #: Places of the network it would be linked with at once.
    links: int
    #: Further places a road could be built to.
    road_contacts: int
    #: What a site would be worth there at the end, as far as it depends on where it lies.
    site_points: int
    #: Empty regions it would enclose.
    gaps: int

    @property
    def connects(self) -> bool:
        return self.links > 0


def candidates(state: State, draft: str, stand: str, connecting: bool = False) -> tuple[Candidate, ...]:
    """All different placements of the draft at the place stood on, most useful first."""
    found = in_order(state, draft, placements(state.places, draft, stand))
    return tuple(each for each in found if each.connects) if connecting else found


def in_order(state: State, draft: str, ways: Iterable[Placement]) -> tuple[Candidate, ...]:
    """New links first, then contacts that allow a road, points for the site, fewer enclosed gaps."""
    net = network_of(state)
    found = [_candidate(net, draft, way) for way in ways]
    return tuple(sorted(found, key=lambda each: (-each.links, -each.road_contacts, -each.site_points, each.gaps)))


def _candidate(net: Network, draft: str, way: Placement) -> Candidate:
    contacts = contacts_of(net.ground, draft, way.rot, way.at)
    linked = {contact.other for contact in contacts if contact.is_link}
    return Candidate(
        placement=way,
        links=sum(code in net for code in linked),
        road_contacts=len({contact.other for contact in contacts if contact.takes_road} - linked),
        site_points=points_there(net, draft, contacts),
        gaps=gaps_enclosed(net.ground, draft, way.rot, way.at),
    )


def points_there(net: Network, draft: str, contacts: tuple[Contact, ...]) -> int:
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
