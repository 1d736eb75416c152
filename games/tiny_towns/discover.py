"""Phase 1: which resource. Resource cards and free rounds, the Prospectors' hammer, the open cards in solo."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games import rng
from games.core import IllegalMove, Seat
from games.tiny_towns.data import DATA
from games.tiny_towns.state import RESOURCES, Resource, State, TakeCard
from games.tiny_towns.town import bank_types, has_monument

_DECK = DATA.resource_deck


def is_solo(state: State) -> bool:
    return len(state.players) == 1


def is_free_round(state: State) -> bool:
    """Every third round of the town hall game everyone makes their own choice (R9: not with the hammer, not alone)."""
    return state.options.mode == "town_hall" and not is_solo(state) and state.round % _DECK.free_choice_every == 0


def next_free_round(state: State) -> int:
    """The first free round after this one."""
    return state.round + _DECK.free_choice_every - state.round % _DECK.free_choice_every


def turn_up(state: State) -> State:
    """What happens in phase 1 before anybody chooses: the phase, resource and cards of the new round."""
    state = replace(state, phase="round", resource=None)
    if is_solo(state) or is_free_round(state):
        return state
    if state.options.mode == "prospectors":
        return replace(state, phase="naming")
    if not state.deck:
        state = shuffle_deck(state, (*state.discard, *state.hidden))
    return replace(state, resource=state.deck[0], deck=state.deck[1:])


def put_card_away(state: State) -> State:
    """Phase 4: the card of the round goes to the discard pile; after a free round there is none."""
    uses_cards = state.options.mode == "town_hall" and not is_solo(state)
    if not uses_cards or state.resource is None:
        return state
    return replace(state, discard=(*state.discard, state.resource), resource=None)


# --- the resource cards -----------------------------------------------------------------------------------------------


def all_cards() -> list[Resource]:
    return [resource for resource in RESOURCES for _ in range(_DECK.counts[resource])]


def shuffle_deck(state: State, cards: Sequence[Resource | None]) -> State:
    """A new draw pile; its top five cards are put away unseen."""
    deck, generator = rng.shuffled(state.rng, cards)
    unseen = _DECK.put_away_unseen
    return replace(state, rng=generator, deck=deck[unseen:], hidden=deck[:unseen], discard=())


def shuffle_solo_deck(state: State) -> State:
    """Solo: three open cards, the other twelve are the draw pile."""
    deck, generator = rng.shuffled(state.rng, all_cards())
    shown = _DECK.solo_open_cards
    return replace(state, rng=generator, open_cards=deck[:shown], deck=deck[shown:])


def take_card(state: State, move: TakeCard) -> State:
    """Solo: the card goes under the draw pile, the top card takes its place at once."""
    taken = state.open_cards[move.index]
    if taken is None:
        raise IllegalMove("look_first")
    under = (*state.discard, taken)
    top, deck = (state.deck[0], state.deck[1:]) if state.deck else (under[0], ())
    if not state.deck:
        under = under[1:]
    opened = (*state.open_cards[: move.index], top, *state.open_cards[move.index + 1 :])
    return replace(state, resource=taken, open_cards=opened, deck=deck, discard=under)


# --- choosing ---------------------------------------------------------------------------------------------------------


def choosable(state: State, seat: Seat) -> list[Resource]:
    """The types the seat may choose itself: none that lies on one of its Banks."""
    taken = bank_types(state.players[seat].town)
    return [resource for resource in RESOURCES if resource not in taken]


def check_choosable(state: State, seat: Seat, resource: Resource) -> None:
    if resource not in (nameable if state.phase == "naming" else choosable)(state, seat):
        raise IllegalMove("type_on_your_bank", resource=resource)


def never_chooses(state: State, seat: Seat) -> bool:
    """Fort Ironweed, while somebody else is unfinished (R30: that can only change between rounds)."""
    others = (*state.players[:seat], *state.players[seat + 1 :])
    fort = has_monument(state.players[seat].town, "never_chooses")
    return fort and any(player.finished is None for player in others)


def is_barred(state: State, seat: Seat) -> bool:
    """Whether the seat takes nothing in a free round: Fort Ironweed, or five Banks."""
    return never_chooses(state, seat) or not choosable(state, seat)


# --- the hammer -------------------------------------------------------------------------------------------------------


def draw_hammer(state: State) -> State:
    """We don't know who last built something in real life, so we draw lots."""
    holder, generator = rng.below(state.rng, len(state.players))
    return replace(state, rng=generator, hammer=holder)


def pass_hammer(state: State) -> State:
    """It goes to the next unfinished player on the left who may hold it and can name a type (R20)."""
    if state.hammer is None:
        return state
    seats = len(state.players)
    circle = [(state.hammer + step) % seats for step in range(1, seats + 1)]
    allowed = [seat for seat in circle if state.players[seat].finished is None and not never_chooses(state, seat)]
    able = [seat for seat in allowed if choosable(state, seat)]
    return replace(state, hammer=(able or allowed)[0])


def nameable(state: State, seat: Seat) -> list[Resource]:
    """What the holder of the hammer may name. R20: anything, if they have five Banks and have to hold it."""
    return choosable(state, seat) or list(RESOURCES)
