"""What somebody may look for but can't choose now, and why: one function for each kind of move."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Closed
from games.hamlet.choices import Kind, Possible
from games.hamlet.data import CHURCH, DATA, MARKET, TILES, TRADES, TileKind
from games.hamlet.payment import ROAD_BILLS, TILE_BILLS, TRADE_BILLS, draft_price, order_bill, process_bill


def produce(here: Possible) -> Iterator[Closed]:
    for code in here.net.producing:
        if not here.empty_slots(code):
            yield Closed("produce", "slots_full", {"place": code})
    yield from _outside(here, "produce", "production")


def _outside(here: Possible, what: Kind, kind: TileKind) -> Iterator[Closed]:
    for code in here.net.codes:
        if TILES[code].kind == kind and code not in here.net:
            yield Closed(what, "not_in_network", {"place": code})


def process(here: Possible) -> Iterator[Closed]:
    for code in here.net.processing:
        good = TILES[code].produces[0]
        if not here.empty_slots(code):
            yield Closed("process", "slots_full", {"place": code})
        elif not here.markers_left(good):
            yield Closed("process", "no_marker_left", {"place": code, "good": good})
        elif not here.most_made(code):
            yield Closed("process", "short", {"place": code, **here.purse.reckon(process_bill(code, 1), code).short})
    yield from _outside(here, "process", "processing")


def draft(here: Possible) -> Iterator[Closed]:
    if len(here.player.drafts) >= DATA.limits.drafts_max:
        yield Closed("draft", "too_many_drafts", {"most": DATA.limits.drafts_max})
        return
    for slot, offer in enumerate(here.state.row, start=1):
        if offer.tile not in TILES:
            yield Closed("draft", "look_first", {"slot": slot})
        elif slot not in here.slots:
            yield Closed("draft", "short", {"tile": offer.tile, "gold": draft_price(slot) - here.player.gold})


def hire(here: Possible) -> Iterator[Closed]:
    price, gold = here.villager_price(), here.player.gold
    if price is None:
        yield Closed("villager", "all_hired", {"most": DATA.limits.villagers_max})
    elif price > gold:
        yield Closed("villager", "short", {"gold": price - gold})
    if len(here.player.donkeys) == DATA.limits.donkeys_max:
        yield Closed("donkey", "all_hired", {"most": DATA.limits.donkeys_max})
    elif DATA.costs.donkey > gold:
        yield Closed("donkey", "short", {"gold": DATA.costs.donkey - gold})


def sell(here: Possible) -> Iterator[Closed]:
    for trade in here.state.open_trades:
        if trade not in TRADES:
            yield Closed("sell", "look_first", {"trade": trade})
        elif not here.can_sell(trade):
            yield Closed("sell", "short", {"trade": trade, **here.purse.reckon(TRADE_BILLS[trade], MARKET).short})


def order(here: Possible) -> Iterator[Closed]:
    for order in here.open_orders:
        if not here.can_fulfil(order):
            bill = order_bill(order, len(here.state.players))
            yield Closed("order", "short", {"order": order, **here.purse.reckon(bill, CHURCH).short})


def beg(here: Possible) -> Iterator[Closed]:
    if not here.can_beg():
        yield Closed("beg", "not_all_full")


def build(here: Possible) -> Iterator[Closed]:
    if not here.player.drafts:
        yield Closed("build", "no_draft")
    yield from (_why_not_built(here, draft) for draft in here.player.drafts if not here.can_build(draft))


def _why_not_built(here: Possible, draft: str) -> Closed:
    if any(here.purse.payable(TILE_BILLS[draft])):
        return Closed("build", "no_spot", {"tile": draft})  # A15: or it fits only where it can't be paid
    return Closed("build", "short", {"tile": draft, **here.purse.least_short(TILE_BILLS[draft], here.net.mask).short})


def road(here: Possible) -> Iterator[Closed]:
    if not here.roads_left():
        yield Closed("road", "no_road_left")
        return
    for over, bill in ROAD_BILLS.items():
        stands = here.net.road_stands[over]
        if stands and not here.can_cross(over):
            yield Closed("road", "short", {"over": over, **here.purse.least_short(bill, stands).short})


def herd(here: Possible) -> Iterator[Closed]:
    if here.state.herd_moved:
        yield Closed("herd", "herd_has_moved")
