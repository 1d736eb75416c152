"""The slash commands of Tiny Towns. A command answers the same questions as a tap on the panel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Any, Literal

from discord import app_commands

from bot.cogs.common import (
    GameCog,
    Interaction,
    Text,
    choices,
    command,
    group,
    line_command,
    matching,
)
from bot.languages import LANGUAGES, Language, language
from bot.table.refusals import Refusal
from games import asking
from games.core import Seat
from games.text import folded
from games.tiny_towns.data import BUILDINGS, CARDS, RESOURCE_NAMES
from games.tiny_towns.questions import answer_id
from games.tiny_towns.state import RESOURCES, SQUARES, Build, CardId, Options, Place, Resource, State
from renderers.sentences import dashed

_RESOURCE_CHOICES = choices({letter: f"tiny-towns-resource-{RESOURCE_NAMES[letter]}" for letter in RESOURCES})


class TinyTownsCog(GameCog, **group("tiny-towns")):
    slug = "tiny_towns"

    @command("new", set_up="set-up", monuments="monuments", extra_storage="extra-storage", mode="mode", cards="cards")
    @app_commands.choices(
        set_up=choices({"first_game": "tiny-towns-set-up-first-game", "random": "tiny-towns-set-up-random"}),
        mode=choices({"town_hall": "tiny-towns-mode-town-hall", "prospectors": "tiny-towns-mode-prospectors"}),
    )
    async def new(
        self,
        interaction: Interaction,
        set_up: Literal["first_game", "random"] = "first_game",
        monuments: bool = False,
        extra_storage: bool = False,
        mode: Literal["town_hall", "prospectors"] = "town_hall",
        cards: Text = "",
    ) -> None:
        chosen = tuple(_card(name) for name in cards.split(",") if name.strip())
        options = Options("chosen" if chosen else set_up, chosen, monuments, extra_storage, mode)
        await self.open_table(interaction, options)

    @new.autocomplete("cards")
    async def suggest_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the last name of a list, with cards of the building types that are still missing."""
        say = await self.bot.languages.of(interaction)
        *named, _ = typed.split(",")
        taken = {"blue", *(CARDS[card].category for name in named if (card := _known_card(name)))}
        start = "".join(f"{name.strip()}, " for name in named)
        missing = [start + _name(card, say) for card in BUILDINGS if CARDS[card].category not in taken]
        return matching(typed, [(names, names) for names in missing])

    # --- moves --------------------------------------------------------------------------------------------------------

    @command("take", resource="resource/take-resource")
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def take(self, interaction: Interaction, resource: Resource) -> None:
        await self.answer_question(interaction, (resource,), partial(self._read_taking, resource))

    @command("place", square="square/place-square", resource="resource/place-resource")
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def place(self, interaction: Interaction, square: Text, resource: Resource | None = None) -> None:
        target = _square(square)
        wanted = (resource, target) if resource else (target,)
        await self.answer_question(interaction, wanted, self.typed(" ".join(["place", *wanted])))

    @command("build", building="building/build-building", square="square/build-square", cubes="cubes/build-cubes")
    async def build(self, interaction: Interaction, building: Text, square: Text, cubes: Text = "") -> None:
        card, target = _card(building), _square(square)
        named = [_square(name) for name in cubes.replace(",", " ").split()]
        used = [name for name in SQUARES if name in named]
        line = " ".join(["build", card, target, *(["using", *used] if used else [])])
        wanted = (answer_id(card), target, *(["-".join(used)] if used else []))
        await self.answer_question(interaction, wanted, self.typed(line))

    @command("mark", resource="resource/mark-resource")
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def mark(self, interaction: Interaction, resource: Resource) -> None:
        await self.answer_question(interaction, (resource,), only="marker")

    confirm = line_command("confirm", "end")

    def _read_taking(self, resource: Resource, view: State, seat: Seat) -> Any:
        """Open cards are known by their numbers when tapped, by what they show when typed."""
        if view.open_cards:
            return self.typed(f"card {resource}")(view, seat)
        asking.check_closed(self.controller.game.ask(view, seat, ()), resource)
        raise Refusal("nothing-to-choose")

    # --- suggestions --------------------------------------------------------------------------------------------------

    @place.autocomplete("square")
    async def suggest_empty_squares(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _suggested(
            typed, (move.square for move in await self.suggestions(interaction) if isinstance(move, Place))
        )

    @build.autocomplete("building")
    async def suggest_buildings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = await self.bot.languages.of(interaction)
        cards = dict.fromkeys(build.card for build in await self._builds(interaction))
        return matching(typed, [(_name(card, say), card) for card in cards])

    @build.autocomplete("square")
    async def suggest_targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _suggested(typed, (build.target for build in await self._builds(interaction)))

    @build.autocomplete("cubes")
    async def suggest_cubes(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _suggested(typed, (" ".join(build.removes) for build in await self._builds(interaction)))

    async def _builds(self, interaction: Interaction) -> list[Build]:
        """The constructions that fit what has been typed so far."""
        named = interaction.namespace
        card, target = _known_card(str(named.building or "")), str(named.square or "").upper()
        builds = [move for move in await self.suggestions(interaction) if isinstance(move, Build)]
        found = [build for build in builds if card in (None, build.card)]
        return [build for build in found if build.target == target] or found


def _suggested(typed: str, texts: Iterable[str]) -> list[app_commands.Choice[str]]:
    return matching(typed, [(text, text) for text in dict.fromkeys(texts)])


# --- what people type -------------------------------------------------------------------------------------------------


def _name(card: CardId, say: Language) -> str:
    return say(f"tiny-towns-card-{dashed(card)}")


def _known_card(typed: str) -> CardId | None:
    """A card by its id or by its name in any language."""
    return _cards().get(folded(typed.strip()))


@cache
def _cards() -> dict[str, CardId]:
    names = {folded(_name(card, say)): card for say in map(language, LANGUAGES) for card in CARDS}
    return names | {card: card for card in CARDS}


def _card(typed: str) -> CardId:
    card = _known_card(typed)
    if card is None:
        raise Refusal("unknown-building", typed=typed.strip()[:40])
    return card


def _square(typed: str) -> str:
    wanted = typed.strip().upper()
    if wanted not in SQUARES:
        raise Refusal("unknown-square", typed=typed[:40])
    return wanted
