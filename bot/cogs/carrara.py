"""The slash commands of The Palaces of Carrara."""

from __future__ import annotations

from functools import cache

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, Text, choices, command, group, line_command
from bot.languages import LANGUAGES, language
from games.carrara.data import CITY, OBJECTS, TILES
from games.carrara.state import Options
from games.text import folded
from renderers.carrara.voice import tile_name


class CarraraCog(GameCog, **group("carrara")):
    slug = "carrara"

    @command("new", open_screens="open-screens")
    async def new(self, interaction: Interaction, open_screens: bool = False) -> None:
        await self.open_table(interaction, Options(open_screens=open_screens))

    buy = line_command("buy", "BUY")
    announce = line_command("announce", "END!")
    end = line_command("end-turn", ".")
    pass_ = line_command("pass", "PASS")

    @command("take-stones", segment="segment", stones="stones")
    async def take(self, interaction: Interaction, segment: app_commands.Range[int, 1, 6], stones: Text) -> None:
        await self.play_line(interaction, f"TAKE {segment}: {stones}")

    @command("build", about="build-tile", tile="tile", city="city", pay="pay")
    async def build(self, interaction: Interaction, tile: Text, city: Text, pay: Text | None = None) -> None:
        stones = "" if pay is None else f": {pay}"
        await self.play_line(interaction, f"BUILD {_code(tile)} > {_code(city)}{stones}")

    @build.autocomplete("tile")
    async def suggest_tiles(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.matching_answers(interaction, typed, await self.answers(interaction, "build"))

    @build.autocomplete("city")
    async def suggest_cities(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = _code(str(interaction.namespace.building or "")).upper()
        return await self.matching_answers(interaction, typed, await self.answers(interaction, "build", chosen))

    @command("score", about="score-carrara", what="scoring")
    async def score(self, interaction: Interaction, what: Text) -> None:
        await self.play_line(interaction, f"SCORE {what}")

    @score.autocomplete("what")
    async def suggest_scorings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        codes = ("score_type", "score_city")
        scorings = await self.answers(interaction, "score") or await self.answers(interaction, codes=codes)
        return await self.matching_answers(interaction, typed, scorings)

    @command("extra", kind="object")
    @app_commands.choices(kind=choices({kind: f"carrara-object-{kind}" for kind in OBJECTS}))
    async def extra(self, interaction: Interaction, kind: str) -> None:
        await self.play_line(interaction, f"+{kind}")


def _code(typed: str) -> str:
    """The short code of a building or city given by its name; anything else stays as it was typed."""
    return _codes().get(folded("".join(typed.split())), typed)


@cache
def _codes() -> dict[str, str]:
    found: dict[str, str] = {}
    for say in map(language, LANGUAGES):
        found |= {folded(tile_name(tile.id, say).replace(" ", "")): tile.code for tile in TILES.values()}
        found |= {folded(say(f"carrara-city-{city.id}")): city.code for city in CITY.values()}
    return found
