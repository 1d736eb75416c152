"""Whether a game can come to a position: cards, towns, markers and figures that cannot be are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns.data import BUILDINGS, CARDS, CATEGORIES, DATA
from games.tiny_towns.discover import is_free_round, is_solo
from games.tiny_towns.effects import watch_owner
from games.tiny_towns.rounds import waiting_on, with_player
from games.tiny_towns.setup import check_options, chosen_display
from games.tiny_towns.state import Building, Player, State, Town
from games.tiny_towns.town import buildings, has_monument, is_full


def is_possible(state: State) -> bool:
    try:
        check_options(len(state.players), state.options)
    except IllegalMove:
        return False
    return all(_facts(state)) and all(
        fact for seat, player in enumerate(state.players) for fact in _seat_facts(state, seat, player)
    )


# --- the table --------------------------------------------------------------------------------------------------------


def _facts(state: State) -> Iterator[bool]:
    """Everything that must hold for the table."""
    yield _is_display(state)
    yield _are_all_cards_there(state)
    yield _is_resource(state)
    prospectors = state.options.mode == "prospectors"
    yield (state.hammer in range(len(state.players))) if prospectors else state.hammer is None
    yield state.phase != "naming" or prospectors
    yield state.phase != "monuments" or (state.options.monuments and state.round == 1)
    yield (state.phase == "over") == all(player.finished is not None for player in state.players)
    yield bool(state.offers) == (state.phase == "watch")
    yield state.phase != "watch" or watch_owner(state) is not None
    yield len(set(state.offers)) == len(state.offers)
    yield set(state.offers) <= set(state.display)
    secrets = [card for player in state.players for card in (player.dealt or (player.kept,)) if card is not None]
    yield len(set(secrets)) == len(secrets)


def _is_display(state: State) -> bool:
    if state.options.set_up == "first_game":
        return state.display == DATA.first_game
    if state.options.set_up == "chosen":
        return state.display == chosen_display(state.options)
    in_order = tuple(CARDS[card].category for card in state.display) == CATEGORIES[:-1]
    return in_order and not (is_solo(state) and any(CARDS[card].solo_excluded for card in state.display))


def _are_all_cards_there(state: State) -> bool:
    """Every resource card lies somewhere; some may be unknown."""
    deck, counts = DATA.resource_deck, DATA.resource_deck.counts
    piles = (*state.deck, *state.hidden, *state.discard, *state.open_cards)
    if state.options.mode == "prospectors":
        return not piles
    turned_up = () if is_solo(state) or state.resource is None else (state.resource,)
    cards = Counter((*piles, *turned_up))
    unseen, shown = (0, deck.solo_open_cards) if is_solo(state) else (deck.put_away_unseen, 0)
    return (
        cards.total() == sum(counts.values())
        and all(cards[resource] <= counts[resource] for resource in counts)
        and (len(state.hidden), len(state.open_cards)) == (unseen, shown)
    )


def _is_resource(state: State) -> bool:
    """What everybody takes is known when it should be, and not before."""
    known = state.resource is not None
    if state.phase == "naming":
        return known == any(player.ended for player in state.players)
    if state.phase not in ("round", "watch"):
        return not known
    if is_solo(state):
        return known or state.players[0].cube == "due"
    return known != is_free_round(state)


_SHRINE_POINTS = CARDS["shrine_of_the_elder_tree"].score.table[1:]

# --- a seat -----------------------------------------------------------------------------------------------------------


def _seat_facts(state: State, seat: int, player: Player) -> Iterator[bool]:
    """Everything that must hold for a seat and its town."""
    yield from _town_facts(state, player.town)
    yield from _monument_facts(state, player)
    full = is_full(player.town)
    if player.finished is not None:
        yield full
        yield player.finished < state.round + (state.phase == "over")
        yield player.cube == "none"
    else:
        yield not full or state.phase == "watch" or (state.phase == "round" and player.cube != "due")
        yield (player.cube == "none") == (state.phase != "round") or is_free_round(state)
    if player.ended:
        yield player.cube != "due"
        yield seat in waiting_on(with_player(state, seat, replace(player, ended=False)))


def _monument_facts(state: State, player: Player) -> Iterator[bool]:
    """R10: alone some monuments are left out."""
    own = [card for card in (*player.dealt, player.kept) if card is not None]
    yield state.options.monuments or not own
    yield not (is_solo(state) and any(CARDS[card].solo_excluded for card in own))
    if state.phase == "monuments":
        yield player.town == Town()
        yield len(player.dealt) in (0, DATA.monuments_dealt)
        yield player.kept is None or (player.ended and player.kept in player.dealt)
    else:
        yield not player.dealt
        yield player.town.monument in (None, player.kept)


def _town_facts(state: State, town: Town) -> Iterator[bool]:
    houses = [house for _, house in buildings(town)]
    monuments = [house.card for house in houses if house.card not in BUILDINGS]
    yield monuments == ([] if town.monument is None else [town.monument])
    yield all(house.card in (*state.display, town.monument) for house in houses)
    yield all(_may_hold(town, house) for house in houses)
    markers = [house.holds for house in houses if CARDS[house.card].ability == "distinct_marker"]
    yield len(set(markers)) == len(markers)
    yield (town.monument is None) == (town.monument_round is None)
    yield (town.monument_round or 0) <= state.round
    yield town.shrine in (_SHRINE_POINTS if town.monument == "shrine_of_the_elder_tree" else (0,))
    yield has_monument(town, "watch") or not town.watch
    yield set(town.watch) <= set(state.display)
    yield len(set(town.watch)) == len(town.watch) <= CARDS["opaleyes_watch"].ability_count
    yield town.aside <= (DATA.set_aside_per_player if state.options.extra_storage else 0)


def _may_hold(town: Town, house: Building) -> bool:
    """Markers lie on Banks and Factories, cubes on Warehouses and, under the Statue, on cottages."""
    card, held = CARDS[house.card], len(house.holds)
    if card.marked:
        return held == card.holds
    if house.card == "cottage":
        return held <= has_monument(town, "cottage_store")
    return held <= card.holds
