"""The slash commands of Tiny Towns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.controllers.tiny_towns.words import TinyTownsWords
from bot.languages import LANGUAGES, language, localised
from bot.table.refusals import Refusal
from games.first_edition import IllegalAction, Seat
from games.tiny_towns.data import BUILDINGS, MONUMENTS, RESOURCE_INFO, category_of
from games.tiny_towns.state import (
    RESOURCES,
    SQUARES,
    Build,
    CardId,
    ChooseOpenCard,
    ChooseResource,
    EndBuild,
    NameResource,
    Options,
    Place,
    PutMarker,
    Resource,
    SquareName,
    State,
    WatchPass,
)

if TYPE_CHECKING:
    from bot.client import Guildhall


_RESOURCE_CHOICES = [
    app_commands.Choice(name=localised(f"tiny-towns-resource-{RESOURCE_INFO[letter].id}"), value=letter)
    for letter in RESOURCES
]


class TinyTownsCog(
    GameCog, group_name=localised("command-tiny-towns"), group_description=localised("command-tiny-towns-about")
):
    slug = "tiny_towns"

    @app_commands.command(name=localised("command-new"), description=localised("command-new-about"))
    @app_commands.rename(
        set_up=localised("command-option-set-up"),
        monuments=localised("command-option-monuments"),
        extra_storage=localised("command-option-extra-storage"),
        mode=localised("command-option-mode"),
        cards=localised("command-option-cards"),
    )
    @app_commands.describe(
        set_up=localised("command-option-set-up-about"),
        monuments=localised("command-option-monuments-about"),
        extra_storage=localised("command-option-extra-storage-about"),
        mode=localised("command-option-mode-about"),
        cards=localised("command-option-cards-about"),
    )
    @app_commands.choices(
        set_up=[
            app_commands.Choice(name=localised("tiny-towns-set-up-first-game"), value="first_game"),
            app_commands.Choice(name=localised("tiny-towns-set-up-random"), value="random"),
        ],
        mode=[
            app_commands.Choice(name=localised("tiny-towns-mode-town-hall"), value="town_hall"),
            app_commands.Choice(name=localised("tiny-towns-mode-prospectors"), value="prospectors"),
        ],
    )
    async def new(
        self,
        interaction: Interaction,
        set_up: Literal["first_game", "random"] = "first_game",
        monuments: bool = False,
        extra_storage: bool = False,
        mode: Literal["town_hall", "prospectors"] = "town_hall",
        cards: str | None = None,
    ) -> None:
        chosen = () if cards is None else tuple(_card(name) for name in cards.split(",") if name.strip())
        options = Options("chosen" if chosen else set_up, chosen, monuments, extra_storage, mode)
        await self.open_table(interaction, options)

    @new.autocomplete("cards")
    async def suggest_cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the last name of a list, with cards of the building types that are still missing."""
        words = TinyTownsWords(await self.bot.languages.of(interaction))
        *named, _ = typed.split(",")
        taken = {category_of(card) for name in named if (card := _known_card(name))}
        start = "".join(f"{name.strip()}, " for name in named)
        missing = [card for card in BUILDINGS if category_of(card) not in taken | {"blue"}]
        return matching(typed, [(start + words.card(card), start + words.card(card)) for card in missing])

    @app_commands.command(name=localised("command-take"), description=localised("command-take-about"))
    @app_commands.rename(resource=localised("command-option-resource"))
    @app_commands.describe(resource=localised("command-take-resource-about"))
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def take(self, interaction: Interaction, resource: str) -> None:
        await self.act(interaction, lambda view, seat: _taking(view, seat, _resource(resource)))

    @app_commands.command(name=localised("command-place"), description=localised("command-place-about"))
    @app_commands.rename(square=localised("command-option-square"), resource=localised("command-option-resource"))
    @app_commands.describe(
        square=localised("command-place-square-about"), resource=localised("command-place-resource-about")
    )
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def place(self, interaction: Interaction, square: str, resource: str | None = None) -> None:
        other = None if resource is None else _resource(resource)
        await self.act(interaction, lambda view, seat: _placing(view, seat, _square(square), other))

    @place.autocomplete("square")
    async def suggest_empty_squares(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        legal = await self.suggestions(interaction)
        names = dict.fromkeys(action.square for action in legal if isinstance(action, Place))
        return matching(typed, [(name, name) for name in names])

    @app_commands.command(name=localised("command-build"), description=localised("command-build-about"))
    @app_commands.rename(
        building=localised("command-option-building"),
        square=localised("command-option-square"),
        cubes=localised("command-option-cubes"),
    )
    @app_commands.describe(
        building=localised("command-build-building-about"),
        square=localised("command-build-square-about"),
        cubes=localised("command-build-cubes-about"),
    )
    async def build(self, interaction: Interaction, building: str, square: str, cubes: str | None = None) -> None:
        card, target = _card(building), _square(square)
        paid = None if cubes is None else tuple(_square(name) for name in cubes.replace(",", " ").split())
        await self.act(interaction, lambda view, seat: self._building(view, seat, card, target, paid))

    @build.autocomplete("building")
    async def suggest_buildings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = TinyTownsWords(await self.bot.languages.of(interaction))
        cards = dict.fromkeys(build.card for build in await self._builds(interaction))
        return matching(typed, [(words.card(card), card) for card in cards])

    @build.autocomplete("square")
    async def suggest_targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = interaction.namespace.building
        targets = dict.fromkeys(
            build.target for build in await self._builds(interaction) if not chosen or build.card == chosen
        )
        return matching(typed, [(name, name) for name in targets])

    @build.autocomplete("cubes")
    async def suggest_cubes(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen, target = interaction.namespace.building, str(interaction.namespace.square or "").upper()
        ways = [
            " ".join(build.removes)
            for build in await self._builds(interaction)
            if build.card == chosen and build.target == target
        ]
        return matching(typed, [(way, way) for way in ways])

    @app_commands.command(name=localised("command-mark"), description=localised("command-mark-about"))
    @app_commands.rename(resource=localised("command-option-resource"))
    @app_commands.describe(resource=localised("command-mark-resource-about"))
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def mark(self, interaction: Interaction, resource: str) -> None:
        await self.act(interaction, lambda view, seat: PutMarker(_resource(resource)))

    @app_commands.command(name=localised("command-confirm"), description=localised("command-confirm-about"))
    async def confirm(self, interaction: Interaction) -> None:
        await self.act(interaction, _ending)

    async def _builds(self, interaction: Interaction) -> list[Build]:
        return [action for action in await self.suggestions(interaction) if isinstance(action, Build)]

    def _building(
        self, view: State, seat: Seat, card: str, target: SquareName, paid: tuple[SquareName, ...] | None
    ) -> Build:
        """The one construction that is meant; without cubes named, it must be the only one for that square."""
        ways = [
            action
            for action in self.controller.game.legal(view, seat)
            if isinstance(action, Build) and action.card == card and action.target == target
        ]
        if paid is not None:
            return Build(card, tuple(name for name in SQUARES if name in paid), target)
        if len(ways) > 1:
            raise IllegalAction("several_ways", card=card, square=target)
        return ways[0] if ways else Build(card, (target,), target)


def _known_card(typed: str) -> CardId | None:
    """A card by its id or by its name in any language."""
    wanted = typed.strip().casefold()
    for card in (*BUILDINGS, *MONUMENTS):
        names = (TinyTownsWords(language(code)).card(card).casefold() for code in LANGUAGES)
        if wanted == card or wanted in names:
            return card
    return None


def _card(typed: str) -> CardId:
    card = _known_card(typed)
    if card is None:
        raise Refusal("unknown-building", typed=typed.strip()[:40])
    return card


def _square(typed: str) -> SquareName:
    wanted = typed.strip().upper()
    for name in SQUARES:
        if name == wanted:
            return name
    raise Refusal("unknown-square", typed=typed[:40])


def _resource(typed: str) -> Resource:
    for letter in RESOURCES:
        if letter == typed:
            return letter
    raise Refusal("unknown-resource", typed=typed[:40])


def _taking(view: State, seat: Seat, resource: Resource) -> ChooseResource | NameResource | ChooseOpenCard:
    """What "take wood" means now: a free choice, naming it for all, or one of the open cards."""
    if view.phase == "naming":
        return NameResource(resource)
    if view.open_cards:
        if resource not in view.open_cards:
            raise IllegalAction("not_on_an_open_card", resource=resource)
        return ChooseOpenCard(_OPEN_CARDS[view.open_cards.index(resource)])
    return ChooseResource(resource)


_OPEN_CARDS: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)


def _placing(view: State, seat: Seat, square: SquareName, other: Resource | None) -> Place:
    due = other or view.players[seat].turn.resource
    if due is None:
        raise IllegalAction("not_now", stage=view.players[seat].turn.stage)
    return Place(due, square)


def _ending(view: State, seat: Seat) -> EndBuild | WatchPass:
    return WatchPass() if view.players[seat].turn.stage == "react" else EndBuild()


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(TinyTownsCog(bot))
