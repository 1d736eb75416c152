"""Set-up: which tables are allowed, the display, the monuments, the resource cards, the hammer."""

from __future__ import annotations

from msgspec.structs import replace

from games import rng
from games.core import IllegalMove
from games.rng import Rng
from games.tiny_towns.data import BUILDING_CATEGORIES, BUILDINGS, CARDS, DATA, MONUMENTS, cards_of
from games.tiny_towns.discover import all_cards, draw_hammer, shuffle_deck, shuffle_solo_deck
from games.tiny_towns.state import CardId, Options, Player, State
from games.tiny_towns.turn import begin_round

SEATS = range(1, 7)
RULES_VERSION = 1


def check_options(seats: int, options: Options) -> None:
    if seats not in SEATS:
        raise IllegalMove("wrong_number_of_seats", seats=seats, min=SEATS[0], max=SEATS[-1])
    if options.mode == "prospectors" and seats == 1:
        raise IllegalMove("prospectors_need_two")
    if options.set_up == "first_game" and options.monuments:
        raise IllegalMove("no_monuments_in_first_game")
    if options.set_up == "chosen":
        _check_cards(seats, options.cards)
    elif options.cards:
        raise IllegalMove("cards_only_when_chosen")


def _check_cards(seats: int, cards: tuple[CardId, ...]) -> None:
    for card in cards:
        if card not in BUILDINGS:
            raise IllegalMove("unknown_card", card=card)
        if seats == 1 and CARDS[card].solo_excluded:
            raise IllegalMove("not_in_solo", card=card)
    for category in BUILDING_CATEGORIES:
        chosen = [card for card in cards if CARDS[card].category == category]
        if len(chosen) != 1 and not (category == "blue" and not chosen):
            raise IllegalMove("one_card_of_each_category", category=category, count=len(chosen))


def new(seats: int, options: Options, seed: int) -> State:
    """A table ready for its first decision."""
    check_options(seats, options)
    display, generator = _display(seats, options, Rng(seed))
    state = State(RULES_VERSION, generator, options, display, players=(Player(),) * seats)
    if options.monuments:
        state = _deal_monuments(state)
    if seats == 1:
        state = shuffle_solo_deck(state)
    elif options.mode == "prospectors":
        state = draw_hammer(state)
    else:
        state = shuffle_deck(state, all_cards())
    if options.monuments:
        return replace(state, phase="monuments")
    return begin_round(state)


def _display(seats: int, options: Options, generator: Rng) -> tuple[tuple[CardId, ...], Rng]:
    """The Cottage and one card of each other category."""
    if options.set_up == "first_game":
        return DATA.first_game, generator
    if options.set_up == "chosen":
        return chosen_display(options), generator
    display = []
    for category in BUILDING_CATEGORIES:
        card, generator = rng.choice(generator, _in_game(seats, cards_of(category)))
        display.append(card)
    return tuple(display), generator


def chosen_display(options: Options) -> tuple[CardId, ...]:
    return tuple(card for card in BUILDINGS if card in (*options.cards, *cards_of("blue")))


def _in_game(seats: int, cards: tuple[CardId, ...]) -> list[CardId]:
    """Some cards are left out in solo (R10)."""
    return [card for card in cards if seats > 1 or not CARDS[card].solo_excluded]


def _deal_monuments(state: State) -> State:
    """Two each, in secret; the rest are out of the game."""
    seats, each = len(state.players), DATA.monuments_dealt
    pile, generator = rng.shuffled(state.rng, _in_game(seats, MONUMENTS))
    players = tuple(
        replace(player, dealt=pile[seat * each : (seat + 1) * each]) for seat, player in enumerate(state.players)
    )
    return replace(state, players=players, rng=generator)
