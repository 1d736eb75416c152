"""Promises about moves: who may act, what is legal, what is refused, what can be taken back, who has won."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.invariants.core import Action, Broken, State, Table, hold
from games.conformance.promises import refusal
from games.conformance.results import check_result
from games.first_edition import IllegalAction, Result, Seal, Seat, TakeBack, decode_action, decode_state, encode


def check_state(table: Table, state: State) -> None:
    """What holds in every state, quick enough to be asked after every step."""
    game = table.game
    waiting, result = game.waiting_on(state), game.result(state)
    hold(bool(waiting) == (result is None), "somebody is waited on unless there is a result", state)
    hold(set(waiting) <= set(range(table.seats)), "only seats of this table are waited on", waiting)
    hold(len(set(waiting)) == len(waiting), "a seat is waited on once", waiting)
    hold(decode_state(game, encode(state)) == state, "decode(encode(state)) == state", state)
    for seat in range(table.seats):
        _check_legal(table, state, seat, seat in waiting)
    for viewer in table.viewers:
        _check_view(table, state, viewer)
    if result is not None:
        check_end(table, state, result)


def _check_legal(table: Table, state: State, seat: Seat, waited_on: bool) -> None:
    game = table.game
    legal, view = game.legal(state, seat), game.view(state, seat)
    hold(bool(legal) == waited_on, "a seat has legal actions exactly while it is waited on", seat, state)
    hold(len(set(map(encode, legal))) == len(legal), "no action is legal twice", seat, legal)
    hold(game.legal(view, seat) == legal, "legal(view(state, seat), seat) == legal(state, seat)", seat, state)
    hold(
        game.can_take_back(view, seat) == game.can_take_back(state, seat),
        "can_take_back(view(state, seat), seat) == can_take_back(state, seat)",
        seat,
        state,
    )


def _check_view(table: Table, state: State, viewer: Seat | None) -> None:
    game = table.game
    view = game.view(state, viewer)
    hold(game.view(view, viewer) == view, "the view of a view is that view", viewer, view)
    hold(game.view(view, None) == game.view(state, None), "a seat knows what spectators know", viewer, view)
    hold(decode_state(game, encode(view)) == view, "decode(encode(view)) == view", viewer, view)
    hold(game.waiting_on(view) == game.waiting_on(state), "everybody sees who is waited on", viewer, view)
    hold(game.epoch(view) == game.epoch(state), "everybody sees which epoch it is", viewer, view)
    hold(game.result(view) == game.result(state), "everybody sees the result", viewer, view)


def check_step(table: Table, before: State, seat: Seat, action: Action, after: State) -> None:
    """What holds for one action that was applied."""
    game = table.game
    hold(decode_action(game, encode(action)) == action, "decode(encode(action)) == action", action)
    hold(isinstance(game.seal(action), Seal), "every action has a seal", action)
    hold(game.epoch(after) >= game.epoch(before), "the epoch never falls", action, after)
    if game.can_take_back(after, seat):
        hold(game.epoch(after) == game.epoch(before), "no step is taken back across epochs", action, after)
        hold(game.take_back(after, seat) == before, "a step taken back leaves no trace", seat, action, before)
    else:
        code = refusal(partial(game.take_back, after, seat))
        hold(code == "nothing_to_take_back", "take_back refuses what can_take_back denies", seat, code, after)


def check_every_action(table: Table, state: State) -> None:
    """Each action in ``legal`` applies and leaves the state it was given alone; steps of other seats survive undo."""
    game, kept = table.game, encode(state)
    for seat in game.waiting_on(state):
        for action in game.legal(state, seat):
            try:
                after = game.apply(state, seat, action)
            except IllegalAction as error:
                raise Broken(f"each action in legal applies: {seat}: {encode(action).decode()}: {error}") from error
            hold(encode(state) == kept, "apply leaves the given state alone", seat, action)
            check_step(table, state, seat, action, after)
        _check_undo_beside(table, state, seat)
    hold(encode(state) == kept, "take_back leaves the given state alone", state)


def _check_undo_beside(table: Table, state: State, seat: Seat) -> None:
    """A seat that takes its step back does not touch what another seat did meanwhile."""
    game = table.game
    own = game.apply(state, seat, game.legal(state, seat)[0])
    if not game.can_take_back(own, seat):
        return
    for other in game.waiting_on(own):
        if other == seat or other not in game.waiting_on(state):
            continue
        action = game.legal(own, other)[0]
        both = game.apply(own, other, action)
        if game.can_take_back(both, seat):
            hold(
                game.take_back(both, seat) == game.apply(state, other, action),
                "taking back touches no other seat's steps",
                seat,
                other,
                state,
            )


def check_refusals(table: Table, state: State, strangers: Iterable[Action]) -> None:
    """Actions that are not legal for a seat, and seats that may not act, are refused with ``IllegalAction``."""
    game, kept = table.game, encode(state)
    strangers = [TakeBack(), *strangers]
    for seat in (*range(table.seats), -1, -table.seats, table.seats):
        legal = game.legal(state, seat) if seat in range(table.seats) else []
        for action in strangers:
            if action not in legal:
                code = refusal(partial(game.apply, state, seat, action))
                hold(bool(code), "what is not in legal is refused", seat, action, state)
    hold(encode(state) == kept, "a refusal leaves the given state alone", state)


def check_end(table: Table, state: State, result: Result) -> None:
    check_result(table.seats, result)
    hold(all(not table.game.legal(state, seat) for seat in range(table.seats)), "nobody acts after the end", state)
