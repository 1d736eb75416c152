"""What can be paid, what is chosen automatically, and what may be chosen instead."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.core import IllegalMove
from games.hamlet.data import TILES, Need
from games.hamlet.notation import read_line, read_move, write_move, write_payment
from games.hamlet.payment import ORDER_BILLS, TILE_BILLS, Bill
from games.hamlet.purse import Purse
from games.hamlet.state import State, Unit
from games.hamlet.turn import apply
from tests.games.hamlet.table import JOINED, RICH, THREE, TWO, do, last_trade, position, refusal

START_PLACES = ("CHU", "WOO", "QUA", "FAR", "MAR", "TOW")

#: Red stands at the church; milk, bricks and barns of everybody within one free step.
SHOP = JOINED + "red gold=0 donkeys=QUA,BA1,STO,BA2\n"
HERDER = "milestones miller herder={} mason=yellow carpenter planner=red\n"


def automatic(state: State, bill: Bill, at: str) -> str | None:
    """The payment made when nobody chooses one; None when the bill can't be paid."""
    purse = Purse(state, state.active)
    if not purse.can_pay(bill, at):
        return None
    ways = purse.ways(bill, at)
    return write_payment(ways.payment(ways.automatic))


# ---------------------------------------------------------------- the start of the game


@pytest.mark.parametrize("draft", ["SAW", "STO", "FLO", "DAI"])
def test_with_a_donkey_on_the_church_the_first_buildings_can_be_paid_everywhere(draft: str) -> None:
    purse = Purse(position(TWO + "red gold=0"), 0)
    assert [code for code in START_PLACES if purse.can_pay(TILE_BILLS[draft], code)] == list(START_PLACES)


@pytest.mark.parametrize("draft", ["SAW", "STO", "FLO", "DAI"])
def test_without_a_donkey_on_the_church_only_at_the_church(draft: str) -> None:
    purse = Purse(position(TWO + "red gold=0 donkeys=FAR"), 0)
    assert [code for code in START_PLACES if purse.can_pay(TILE_BILLS[draft], code)] == ["CHU"]


# ---------------------------------------------------------------- own goods finance a purchase

BUYING = THREE + SHOP + HERDER.format("red") + "stock STO:brick(red) COW:milk(red!)\n"


@pytest.mark.parametrize(("gold", "left"), [(2, 1), (1, 0)])
def test_gold_of_own_goods_pays_for_a_purchase_of_the_same_action(gold: int, left: int) -> None:
    before = position(BUYING + f"red gold={gold}")
    state = do(before, "order B pay STO:brick(red) COW:milk(red) MAR:milk")
    assert (state.players[0].gold, state.players[0].points - before.players[0].points) == (left, 7)
    assert state.tokens == ()


def test_refusal_says_what_is_missing() -> None:
    state = position(TWO + "red gold=1 drafts=SAW\nstock QUA:stone FAR:wheat")
    with pytest.raises(IllegalMove) as refused:
        do(state, "build SAW.6 @ MAR.6")
    assert refused.value.code == "cannot_pay"
    assert refused.value.params == {"tile": "SAW", "wheat": 1, "gold": 2}


def test_without_that_much_gold_the_whole_action_is_illegal() -> None:
    assert refusal(position(BUYING + "red gold=0"), "order B pay STO:brick(red) COW:milk(red) MAR:milk") == "cannot_pay"


@pytest.mark.parametrize("mix", ["milk*3", "milk*2 brick", "milk brick*2", "brick*3"])
def test_order_of_milk_and_brick_takes_any_mix(mix: str) -> None:
    pay = " ".join(f"MAR:{word}" for word in mix.split())
    state = do(position(TWO + "red gold=15"), f"order B pay {pay}")
    assert (state.players[0].gold, state.players[0].points) == (0, 4)


# ---------------------------------------------------------------- the automatic choice


def test_own_goods_go_first_and_high_quality_before_simple() -> None:
    state = position(
        THREE + SHOP + HERDER.format("red") + "stock DAI:milk(yellow) STO:brick(red) COW:milk(red!) COW:milk(blue)"
    )
    assert automatic(state, Bill((Need(2, ("milk", "brick")),)), "CHU") == "COW:milk(red) STO:brick(red)"


def test_other_peoples_simple_goods_go_before_high_quality() -> None:
    state = position(THREE + SHOP + HERDER.format("yellow") + "stock DAI:milk(yellow!) COW:milk(blue)")
    assert automatic(state, Bill((Need(1, ("milk",)),)), "CHU") == "COW:milk(blue)"


def test_owner_with_fewest_points_goes_first() -> None:
    goods = HERDER.format("red") + "stock DAI:milk(yellow) COW:milk(blue)\n"
    bill = Bill((Need(1, ("milk",)),))
    assert automatic(position(THREE + SHOP + goods + "yellow vp=9\nblue vp=4"), bill, "CHU") == "COW:milk(blue)"
    assert automatic(position(THREE + SHOP + goods + "yellow vp=4\nblue vp=9"), bill, "CHU") == "DAI:milk(yellow)"


def test_place_laid_first_then_lower_seat_decide_a_tie() -> None:
    shop, bill = THREE + SHOP + HERDER.format("red") + "yellow vp=4\nblue vp=4\n", Bill((Need(1, ("milk",)),))
    assert automatic(position(shop + "stock DAI:milk(yellow) COW:milk(blue)"), bill, "CHU") == "COW:milk(blue)"
    assert automatic(position(shop + "stock COW:milk(blue) COW:milk(yellow)"), bill, "CHU") == "COW:milk(yellow)"


def test_raw_comes_from_barns_first() -> None:
    state = position(TWO + SHOP + "stock QUA:stone*3 BA2:stone")
    assert automatic(state, Bill((Need(2, ("stone",)),)), "CHU") == "BA2:stone QUA:stone"


def test_then_from_the_building_with_most_cubes_counted_again_for_each() -> None:
    state = position(TWO + RICH + "stock QUA:stone*3 WOO:wood*2 FAR:wheat")
    bill = Bill((Need(4, ("stone", "wood", "wheat")),))
    assert automatic(state, bill, "CHU") == "QUA:stone*2 WOO:wood*2"


def test_only_what_is_missing_is_bought_and_of_the_kind_named_first() -> None:
    state = position(TWO + SHOP + "red gold=10\nstock STO:brick(red)")
    assert automatic(state, ORDER_BILLS["B"], "CHU") == "STO:brick(red) MAR:milk*2"


@pytest.mark.parametrize(("table", "raw", "good"), [(TWO, 3, 5), (THREE, 2, 4)])
def test_prices_of_free_trade_depend_on_the_side_of_the_market(table: str, raw: int, good: int) -> None:
    purse = Purse(position(table), 0)
    assert (purse.stock.prices.of("wheat"), purse.stock.prices.of("timber")) == (raw, good)


def test_what_is_bought_must_come_from_the_market() -> None:
    far = position(TWO + "red gold=40 donkeys=FAR\nstock FAR:wheat")
    assert automatic(far, TILE_BILLS["WIN"], "QUA") is None
    near = position(TWO + "red gold=40 donkeys=CHU\nstock FAR:wheat")
    assert automatic(near, TILE_BILLS["WIN"], "QUA") == "MAR:stone*2 MAR:flour"


def test_sale_takes_nothing_from_free_trade() -> None:
    state = position(TWO + last_trade("T1C") + "red gold=40\nstock FAR:wheat")
    assert refusal(state, "sell T1C") == "cannot_pay"


def test_bought_goods_reward_nobody() -> None:
    state = do(position(TWO + "red gold=15\nyellow gold=0"), "order B")
    assert [(player.gold, player.points) for player in state.players] == [(0, 4), (0, 0)]


# ---------------------------------------------------------------- choosing otherwise


def test_buying_is_allowed_although_a_token_could_be_delivered() -> None:
    """T8: useful to deny a rival the reward."""
    state = do(position(TWO + RICH + "red drafts=PO2"), "build PO2.1 @ CHU.8 pay MAR:stone")
    assert state.players[0].gold == 37
    assert len(state.tokens) == 9


@pytest.mark.parametrize(
    "pay",
    ["QUA:stone*2", "WOO:wood", "MAR:stone*2", "STO:stone", "QUA:stone(red)", "CHU:stone"],
)
def test_payment_of_other_units_is_refused(pay: str) -> None:
    assert refusal(position(TWO + RICH + "red drafts=PO2"), f"build PO2.1 @ CHU.8 pay {pay}") == "wrong_payment"


@pytest.mark.parametrize("order", ["STO:brick(red) MAR:milk*2", "MAR:milk STO:brick(red) MAR:milk"])
def test_payment_is_read_in_any_order_and_written_in_one(order: str) -> None:
    state = position(TWO + SHOP + "red gold=10\nstock STO:brick(red)")
    (move,) = read_line(f"order B pay {order}", state, 0)
    assert write_move(move) == "order B pay STO:brick(red) MAR:milk*2"


def test_payment_in_another_order_is_not_the_spelling_of_the_move() -> None:
    state = position(TWO + SHOP + "red gold=10\nstock STO:brick(red)")
    with pytest.raises(IllegalMove, match="other_spelling"):
        apply(state, 0, read_move("order B pay MAR:milk*2 STO:brick(red)"))


@pytest.mark.parametrize("code", [code for code, tile in TILES.items() if tile.stack != "start"])
def test_automatic_payment_is_a_legal_payment(code: str) -> None:
    purse = Purse(position(TWO + RICH), 0)
    ways = purse.ways(TILE_BILLS[code], "TOW")
    assert ways.is_payment(ways.payment(ways.automatic))


# ---------------------------------------------------------------- all payments of a small shop


def every_payment(purse: Purse, bill: Bill, at: str) -> set[tuple[Unit, ...]]:
    """Every way to choose as many units as asked, legal or not."""
    tokens = [Unit(token.at, token.kind, token.owner) for token in purse.state.tokens]
    bought = [Unit("MAR", kind) for need in bill.needs for kind in need.of for _ in range(need.n)]
    asked = sum(need.n for need in bill.needs)
    return {tuple(sorted(pay, key=str)) for pay in combinations(tokens + bought, asked)}


def gold_of_automatic(purse: Purse, bill: Bill, at: str) -> int | None:
    """The most gold that can be spent on it when nobody chooses; None when the bill can't be paid."""
    ways = purse.ways(bill, at)
    return ways.most_gold(ways.automatic) if purse.can_pay(bill, at) else None


@pytest.mark.parametrize("gold", [0, 2, 4, 6, 9])
@pytest.mark.parametrize("stand", ["CHU", "BA1", "DAI"])
@pytest.mark.parametrize(
    "bill",
    [
        Bill((Need(3, ("milk", "brick")),)),
        Bill((Need(2, ("stone",)), Need(1, ("brick",)))),
        Bill((Need(1, ("milk",)), Need(1, ("wheat",))), free_trade=False),
        Bill((Need(1, ("milk",)),), gold=3),
    ],
)
def test_bill_can_be_paid_exactly_when_some_payment_is_legal(bill: Bill, stand: str, gold: int) -> None:
    """6.4, checked against every choice of units there is."""
    shop = "stock QUA:stone BA1:wheat STO:brick(red) COW:milk(red!) DAI:milk(yellow)\nred donkeys=QUA,BA1\n"
    purse = Purse(position(THREE + SHOP + HERDER.format("red") + shop + f"red gold={gold}"), 0)
    ways = purse.ways(bill, stand)
    legal_ones = [pay for pay in every_payment(purse, bill, stand) if ways.is_payment(pay)]
    assert purse.can_pay(bill, stand) == bool(legal_ones)
    most = max((ways.most_gold(ways.counts(pay)) or 0 for pay in legal_ones), default=None)
    assert gold_of_automatic(purse, bill, stand) == most
