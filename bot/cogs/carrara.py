"""The slash commands of The Palaces of Carrara."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.controllers.carrara.words import CarraraWords
from bot.languages import LANGUAGES, language, localised
from bot.table.refusals import Refusal
from games.carrara.changes import screen_of
from games.carrara.data import CITIES, CITY, OBJECTS, TILES, City, ObjectKind, Tile
from games.carrara.state import (
    Announce,
    Build,
    Buy,
    End,
    Extra,
    Options,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Stones,
    Take,
)
from games.carrara.stones import LETTERS, default_payment, in_order
from games.first_edition import IllegalAction, Seat

if TYPE_CHECKING:
    from bot.client import Guildhall


class CarraraCog(
    GameCog, group_name=localised("command-carrara"), group_description=localised("command-carrara-about")
):
    slug = "carrara"

    @app_commands.command(name=localised("command-new"), description=localised("command-new-about"))
    @app_commands.rename(open_screens=localised("command-option-open-screens"))
    @app_commands.describe(open_screens=localised("command-option-open-screens-about"))
    async def new(self, interaction: Interaction, open_screens: bool = False) -> None:
        await self.open_table(interaction, Options(open_screens=open_screens))

    @app_commands.command(name=localised("command-buy"), description=localised("command-buy-about"))
    async def buy(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: Buy())

    @app_commands.command(name=localised("command-take-stones"), description=localised("command-take-stones-about"))
    @app_commands.rename(segment=localised("command-option-segment"), stones=localised("command-option-stones"))
    @app_commands.describe(
        segment=localised("command-option-segment-about"), stones=localised("command-option-stones-about")
    )
    async def take(self, interaction: Interaction, segment: app_commands.Range[int, 1, 6], stones: str) -> None:
        wanted = _stones(stones)
        await self.act(interaction, lambda view, seat: Take(segment, wanted))

    @app_commands.command(name=localised("command-build"), description=localised("command-build-tile-about"))
    @app_commands.rename(
        tile=localised("command-option-tile"),
        city=localised("command-option-city"),
        pay=localised("command-option-pay"),
    )
    @app_commands.describe(
        tile=localised("command-option-tile-about"),
        city=localised("command-option-city-about"),
        pay=localised("command-option-pay-about"),
    )
    async def build(self, interaction: Interaction, tile: str, city: str, pay: str | None = None) -> None:
        chosen, place = _tile(tile), _city(city)
        stones = None if pay is None else _stones(pay)
        await self.act(interaction, lambda view, seat: _building(view, seat, chosen, place, stones))

    @build.autocomplete("tile")
    async def suggest_tiles(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = CarraraWords(await self.bot.languages.of(interaction))
        legal = await self.suggestions(interaction)
        found = dict.fromkeys(action.tile for action in legal if isinstance(action, Build))
        return matching(typed, [(words.tile(tile), TILES[tile].code) for tile in found])

    @build.autocomplete("city")
    async def suggest_cities(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = CarraraWords(await self.bot.languages.of(interaction))
        chosen = str(interaction.namespace.tile or "").upper()
        legal = await self.suggestions(interaction)
        found = dict.fromkeys(
            action.city
            for action in legal
            if isinstance(action, Build) and (not chosen or TILES[action.tile].code == chosen)
        )
        return matching(typed, [(words.city(city), city) for city in found])

    @app_commands.command(name=localised("command-score"), description=localised("command-score-carrara-about"))
    @app_commands.rename(what=localised("command-option-scoring"))
    @app_commands.describe(what=localised("command-option-scoring-about"))
    async def score(self, interaction: Interaction, what: str) -> None:
        await self.act(interaction, lambda view, seat: self.controller.game.notation.read_action(f"SCORE {what}"))

    @score.autocomplete("what")
    async def suggest_scorings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = CarraraWords(await self.bot.languages.of(interaction))
        notation = self.controller.game.notation
        legal = [action for action in await self.suggestions(interaction) if isinstance(action, ScoreType | ScoreCity)]
        return matching(
            typed, [(words.tell(action), notation.write_action(action).removeprefix("SCORE ")) for action in legal]
        )

    @app_commands.command(name=localised("command-extra"), description=localised("command-extra-about"))
    @app_commands.rename(kind=localised("command-option-object"))
    @app_commands.describe(kind=localised("command-option-object-about"))
    @app_commands.choices(
        kind=[app_commands.Choice(name=localised(f"carrara-object-{kind}"), value=kind) for kind in OBJECTS]
    )
    async def extra(self, interaction: Interaction, kind: str) -> None:
        chosen: ObjectKind = next(known for known in OBJECTS if known == kind)
        await self.act(interaction, lambda view, seat: Extra(chosen))

    @app_commands.command(name=localised("command-announce"), description=localised("command-announce-about"))
    async def announce(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: Announce())

    @app_commands.command(name=localised("command-end-turn"), description=localised("command-end-turn-about"))
    async def end(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: End())

    @app_commands.command(name=localised("command-pass"), description=localised("command-pass-about"))
    async def pass_(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: Pass())


def _tile(typed: str) -> Tile:
    wanted = "".join(typed.split()).casefold()
    for tile in TILES.values():
        names = {f"{CarraraWords(language(code)).type(tile.type)}{tile.cost}".casefold() for code in LANGUAGES}
        if wanted in {tile.id, tile.code.casefold()} | names:
            return tile.id
    raise Refusal("unknown-tile", typed=typed[:40])


def _city(typed: str) -> City:
    wanted = typed.strip().casefold()
    for city in CITIES:
        names = {CarraraWords(language(code)).city(city).casefold() for code in LANGUAGES}
        if wanted in {city, CITY[city].code.casefold()} | names:
            return city
    raise Refusal("unknown-city", typed=typed[:40])


def _stones(typed: str) -> Stones:
    letters = "".join(typed.upper().replace(",", " ").split())
    if not letters or set(letters) - set(LETTERS) or len(letters) > 66:
        raise Refusal("unknown-stones", typed=typed[:40])
    return in_order(letters)


def _building(view: State, seat: Seat, tile: Tile, city: City, pay: Stones | None) -> Build:
    """The construction that is meant; without stones named, the darkest that the city allows."""
    stones = screen_of(view, seat).stones
    chosen = pay or default_payment(stones, TILES[tile].cost, city)
    if chosen is None:
        raise IllegalAction("grade_too_low", city=city, stones=stones)
    return Build(tile, city, chosen)


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(CarraraCog(bot))
