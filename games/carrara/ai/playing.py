"""Whole turns on the light table, for everybody to the end of the game."""

from __future__ import annotations

from games.carrara.ai.rival import house_turn
from games.carrara.ai.table import Side, Table
from games.carrara.ai.weighing import Move, Outlook, Purchase
from games.carrara.ai.weights import Weights
from games.carrara.data import DATA

RELIEF = DATA.market.relief


def play_out(table: Table, weights: Weights, rounds: int) -> int:
    """Everybody plays on by these weights to the end, at most for so many rounds. Returns how many turns it took."""
    seats = len(table.sides)
    for turns in range(rounds * seats):
        if table.turn == seats:
            if table.ended:
                return turns
            table.turn = 0
        if table.house is not None and table.turn == seats - 1:
            house_turn(table, table.house)
        else:
            play_turn(table, table.turn, weights)
        table.turn += 1
    return rounds * seats


def play_turn(table: Table, seat: int, weights: Weights) -> None:
    options = Outlook(table, seat, weights).moves()
    if options:
        play(table, seat, max(options)[1], weights)
    else:
        table.sides[seat].coins += RELIEF
    finish(table, seat, weights)


def play(table: Table, seat: int, move: Move, weights: Weights) -> None:
    side = table.sides[seat]
    name, first, second = move
    if name == "buy":
        table.turn_wheel()
        purchase(table, side, Outlook(table, seat, weights).best_purchase())
    elif name == "build":
        table.build(side, first, second)
    elif name == "kind":
        table.score_kind(side, first)
    elif name == "city":
        table.score_city(side, first)


def purchase(table: Table, side: Side, bargain: Purchase | None) -> None:
    if bargain is None:
        side.coins += RELIEF
    else:
        table.take(side, bargain.segment, bargain.stones, bargain.price)


def finish(table: Table, seat: int, weights: Weights) -> None:
    """After the action: an object, the end."""
    side = table.sides[seat]
    if side.coins < DATA.extra.price and not table.may_announce(side):
        return
    outlook = Outlook(table, seat, weights)
    if outlook.wants_object():
        table.buy_object(side)
    if table.may_announce(side) and outlook.wants_end():
        table.announce(side)
