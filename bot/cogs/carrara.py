"""The slash commands of The Palaces of Carrara."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, command, matching
from bot.languages import LANGUAGES, language, localised
from bot.table.refusals import Refusal
from games.carrara import GAME
from games.carrara.data import CITY, OBJECTS, TILES
from games.carrara.state import Options
from games.core import Answer, IllegalMove, Question
from renderers.carrara.voice import tile_name

if TYPE_CHECKING:
    from bot.client import Guildhall


class CarraraCog(
    GameCog, group_name=localised("command-carrara"), group_description=localised("command-carrara-about")
):
    slug = "carrara"

    @command("new", open_screens="open-screens")
    async def new(self, interaction: Interaction, open_screens: bool = False) -> None:
        await self.open_table(interaction, Options(open_screens=open_screens))

    @command("buy")
    async def buy(self, interaction: Interaction) -> None:
        await self._play(interaction, "BUY")

    @command("take-stones", segment="segment", stones="stones")
    async def take(self, interaction: Interaction, segment: app_commands.Range[int, 1, 6], stones: str) -> None:
        await self._play(interaction, f"TAKE {segment}: {stones}")

    @command("build", about="build-tile", tile="tile", city="city", pay="pay")
    async def build(self, interaction: Interaction, tile: str, city: str, pay: str | None = None) -> None:
        stones = "" if pay is None else f": {pay}"
        await self._play(interaction, f"BUILD {_code(tile)} > {_code(city)}{stones}")

    @build.autocomplete("tile")
    async def suggest_tiles(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._suggested(interaction, typed, await self._answers(interaction, "build"))

    @build.autocomplete("city")
    async def suggest_cities(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = _code(str(interaction.namespace.building or "")).upper()
        return await self._suggested(interaction, typed, await self._answers(interaction, "build", chosen))

    @command("score", about="score-carrara", what="scoring")
    async def score(self, interaction: Interaction, what: str) -> None:
        await self._play(interaction, f"SCORE {what}")

    @score.autocomplete("what")
    async def suggest_scorings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        scorings = [one for one in await self._answers(interaction) if one.code in ("score_type", "score_city")]
        return await self._suggested(interaction, typed, scorings)

    @command("extra", kind="object")
    @app_commands.choices(
        kind=[app_commands.Choice(name=localised(f"carrara-object-{kind}"), value=kind) for kind in OBJECTS]
    )
    async def extra(self, interaction: Interaction, kind: str) -> None:
        await self._play(interaction, f"+{kind}")

    @command("announce")
    async def announce(self, interaction: Interaction) -> None:
        await self._play(interaction, "END!")

    @command("end-turn")
    async def end(self, interaction: Interaction) -> None:
        await self._play(interaction, ".")

    @command("pass")
    async def pass_(self, interaction: Interaction) -> None:
        await self._play(interaction, "PASS")

    async def _play(self, interaction: Interaction, line: str) -> None:
        await self.act(interaction, partial(self.read_line, line))

    async def _answers(self, interaction: Interaction, *chosen: str) -> tuple[Answer, ...]:
        """The answers that may follow these; none if these don't fit right now."""
        try:
            position = await self.own_position(interaction)
            if position.seat is None:
                return ()
            then = GAME.ask(position.view, position.seat.seat, chosen)
        except (Refusal, IllegalMove):
            return ()
        return then.answers if isinstance(then, Question) else ()

    async def _suggested(
        self, interaction: Interaction, typed: str, answers: Iterable[Answer]
    ) -> list[app_commands.Choice[str]]:
        say = await self.bot.languages.of(interaction)
        return matching(typed, [(self.controller.answer(answer, say), answer.id) for answer in answers])


def _code(typed: str) -> str:
    """The short code of a building or city given by its name; anything else stays as it was typed."""
    return _codes().get("".join(typed.split()).casefold(), typed)


@cache
def _codes() -> dict[str, str]:
    found: dict[str, str] = {}
    for say in map(language, LANGUAGES):
        found |= {tile_name(tile.id, say).replace(" ", "").casefold(): tile.code for tile in TILES.values()}
        found |= {say(f"carrara-city-{city.id}").casefold(): city.code for city in CITY.values()}
    return found


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(CarraraCog(bot))
