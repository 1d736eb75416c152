"""Which positions no game can reach: cards, towns, markers and figures that can't be, each with the line to blame."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from games.core import IllegalMove, Seat
from games.positions import check_generator, require
from games.tiny_towns.building import PLACEMENTS
from games.tiny_towns.data import BUILDINGS, CARDS, CATEGORIES, DATA, Ability, cards_with
from games.tiny_towns.discover import is_free_round, is_solo
from games.tiny_towns.effects import watch_owner
from games.tiny_towns.setup import check_options, chosen_display, new
from games.tiny_towns.state import RESOURCES, Building, Player, State, Town
from games.tiny_towns.town import bank_types, buildings, has_monument, is_full
from games.tiny_towns.turn import waiting_on, with_player
from games.tiny_towns.views import view

#: Monuments that bring in buildings without their cubes.
_GIVING: tuple[Ability, ...] = ("replace", "free_building", "watch")
_SHRINE_POINTS = CARDS["shrine_of_the_elder_tree"].score.table[1:]


def check_possible(state: State) -> None:
    require("options", _are_options_allowed(state))
    _check_table(state)
    for seat, player in enumerate(state.players):
        line = f"seat {seat + 1}"
        _check_town(line, state, player.town)
        _check_monuments(line, state, player)
        _check_round(line, state, seat, player)
        taken, (fewest, most) = _cubes_taken(state, player), _cubes_used(state, player.town)
        require(line, fewest <= taken <= most + _rounds_without_cube(state, player.town))
    check_generator(
        state, view, seats=len(state.players), draws=_fewest_draws(state), blanks=None in (*state.deck, *state.hidden)
    )


# --- the table --------------------------------------------------------------------------------------------------------


def _are_options_allowed(state: State) -> bool:
    try:
        check_options(len(state.players), state.options)
    except IllegalMove:
        return False
    return True


def _check_table(state: State) -> None:
    prospectors = state.options.mode == "prospectors"
    require("display", _is_display(state))
    require("deck", _are_all_cards_there(state))
    require("resource", _is_resource(state))
    require("hammer", (state.hammer in range(len(state.players))) if prospectors else state.hammer is None)
    over = all(player.finished is not None for player in state.players)
    require("phase", (state.phase == "over") == over)
    match state.phase:
        case "naming":
            require("phase", prospectors)
        case "monuments":
            require("phase", state.options.monuments and state.round == 1)
        case "watch":
            require("phase", watch_owner(state) is not None)
    different = len(set(state.offers)) == len(state.offers)
    in_play = bool(state.offers) == (state.phase == "watch") and set(state.offers) <= set(state.display)
    require("offers", different and in_play)
    secrets = [card for player in state.players for card in (player.dealt or (player.kept,)) if card is not None]
    require("seat", len(set(secrets)) == len(secrets))


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


def _fewest_draws(state: State) -> int:
    """Those of set-up, and of the cards that were shuffled again whenever the draw pile was empty."""
    deck, all_cards = DATA.resource_deck, sum(DATA.resource_deck.counts.values())
    set_up = new(len(state.players), state.options, state.rng.seed).rng.counter
    if is_solo(state) or state.options.mode == "prospectors":
        return set_up
    turned_up = state.round - state.round // deck.free_choice_every
    return set_up + (turned_up - 1) // (all_cards - deck.put_away_unseen) * (all_cards - 1)


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


# --- a seat -----------------------------------------------------------------------------------------------------------


def _check_round(line: str, state: State, seat: Seat, player: Player) -> None:
    full = is_full(player.town)
    if player.finished is not None:
        in_time = player.finished < state.round + (state.phase == "over")
        require(line, full and in_time and player.cube == "none")
    else:
        require(line, not full or state.phase == "watch" or (state.phase == "round" and player.cube != "due"))
        require(line, (player.cube == "none") == (state.phase != "round") or is_free_round(state))
    if player.ended:
        require(line, player.cube != "due")
        require(line, seat in waiting_on(with_player(state, seat, replace(player, ended=False))))


def _check_monuments(line: str, state: State, player: Player) -> None:
    """R10: alone some monuments are left out."""
    own = [card for card in (*player.dealt, player.kept) if card is not None]
    require(line, state.options.monuments or not own)
    require(line, not (is_solo(state) and any(CARDS[card].solo_excluded for card in own)))
    if state.phase == "monuments":
        require(line, player.town == Town() and len(player.dealt) in (0, DATA.monuments_dealt))
        require(line, player.kept is None or (player.ended and player.kept in player.dealt))
    else:
        require(line, not player.dealt and player.town.monument in (None, player.kept))


def _check_town(line: str, state: State, town: Town) -> None:
    houses = [house for _, house in buildings(town)]
    require(line, [house.card for house in houses if house.card not in BUILDINGS] == [*filter(None, [town.monument])])
    require(line, all(house.card in (*state.display, town.monument) for house in houses))
    require(line, all(_may_hold(town, house) for house in houses))
    markers = [house.holds for house in houses if CARDS[house.card].ability == "distinct_marker"]
    require(line, len(set(markers)) == len(markers))
    require(line, (town.monument is None) == (town.monument_round is None))
    require(line, (town.monument_round or 0) <= state.round)
    require(line, town.shrine in (_SHRINE_POINTS if town.monument == "shrine_of_the_elder_tree" else (0,)))
    require(line, set(town.watch) <= set(state.display) and (has_monument(town, "watch") or not town.watch))
    require(line, len(set(town.watch)) == len(town.watch) <= CARDS["opaleyes_watch"].ability_count)
    require(line, town.aside <= (DATA.set_aside_per_player if state.options.extra_storage else 0))


def _cubes_taken(state: State, player: Player) -> int:
    """One in every round, unless it was skipped."""
    if player.finished is not None:
        return player.finished
    return state.round - 1 + (player.cube == "placed" or state.phase == "watch")


def _rounds_without_cube(state: State, town: Town) -> int:
    """At most how many free rounds were skipped: by Fort Ironweed or five Banks, which the Guild may have replaced."""
    if state.options.mode != "town_hall" or is_solo(state):
        return 0
    banks = len(bank_types(town)) + (_replaced(town) if "bank" in state.display else 0)
    barred = has_monument(town, "never_chooses") or banks >= len(RESOURCES)
    return state.round // DATA.resource_deck.free_choice_every if barred else 0


def _replaced(town: Town) -> int:
    """How many buildings the Architect's Guild may have replaced."""
    return CARDS["architects_guild"].ability_count if has_monument(town, "replace") else 0


def _cubes_used(state: State, town: Town) -> tuple[int, int]:
    """The fewest and the most cubes that such a town takes. With Trading Posts a building takes at least one (R11)."""
    houses = [house for _, house in buildings(town)]
    monument = None if town.monument is None else CARDS[town.monument]
    given = monument.ability_count if monument and monument.ability in _GIVING else 0
    spared = not cards_with("wildcard").isdisjoint(state.display)
    costs = sorted((PLACEMENTS[house.card][0][1].bit_count() for house in houses), reverse=True)
    least = len(costs[given:]) if spared else sum(costs[given:])
    stored = sum(len(house.holds) for house in houses if not CARDS[house.card].marked)
    lying = stored + town.aside + sum(isinstance(content, str) for content in town.squares)
    dearest = max(PLACEMENTS[card][0][1].bit_count() + CARDS[card].holds for card in state.display)
    return least + lying, sum(costs) + lying + _replaced(town) * dearest


def _may_hold(town: Town, house: Building) -> bool:
    """Markers lie on Banks and Factories, cubes on Warehouses and, under the Statue, on cottages."""
    card, held = CARDS[house.card], len(house.holds)
    if card.marked:
        return held == card.holds
    if house.card == "cottage":
        return held <= has_monument(town, "cottage_store")
    return held <= card.holds
