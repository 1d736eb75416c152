"""The slash commands of Welcome To…."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.languages import localised
from bot.table.refusals import Refusal
from games.first_edition import IllegalAction, Seat
from games.welcome_to.state import (
    Action,
    Bis,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    Options,
    Score,
    State,
    Strike,
)

if TYPE_CHECKING:
    from bot.client import Guildhall

_PLACE = re.compile(r"([1-3])[.\-/ ](\d{1,2})")


class WelcomeToCog(
    GameCog, group_name=localised("command-welcome-to"), group_description=localised("command-welcome-to-about")
):
    slug = "welcome_to"

    @app_commands.command(name=localised("command-new"), description=localised("command-new-about"))
    @app_commands.rename(advanced=localised("command-option-advanced"))
    @app_commands.describe(advanced=localised("command-option-advanced-about"))
    async def new(self, interaction: Interaction, advanced: bool = False) -> None:
        await self.open_table(interaction, Options(advanced=advanced))

    @app_commands.command(name=localised("command-combine"), description=localised("command-combine-about"))
    @app_commands.rename(number=localised("command-option-number"), action=localised("command-option-action"))
    @app_commands.describe(
        number=localised("command-option-number-about"), action=localised("command-option-action-about")
    )
    async def combine(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, 3],
        action: app_commands.Range[int, 1, 3] | None = None,
    ) -> None:
        await self.act(interaction, lambda view, seat: Combine(number, number if action is None else action))

    @app_commands.command(name=localised("command-house"), description=localised("command-house-about"))
    @app_commands.rename(lot=localised("command-option-lot"))
    @app_commands.describe(lot=localised("command-option-lot-about"))
    async def house(self, interaction: Interaction, lot: str) -> None:
        await self.act(interaction, lambda view, seat: self._in_street(view, seat, House(*_place(lot))))

    @house.autocomplete("lot")
    async def suggest_lots(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        legal = await self.suggestions(interaction)
        places = [f"{action.street}.{action.lot}" for action in legal if isinstance(action, House)]
        return matching(typed, [(place, place) for place in places])

    @app_commands.command(name=localised("command-fence"), description=localised("command-fence-about"))
    @app_commands.rename(lot=localised("command-option-fence"))
    @app_commands.describe(lot=localised("command-option-fence-about"))
    async def fence(self, interaction: Interaction, lot: str) -> None:
        await self.act(interaction, lambda view, seat: self._in_street(view, seat, Fence(*_place(lot))))

    @app_commands.command(name=localised("command-bis"), description=localised("command-bis-about"))
    @app_commands.rename(lot=localised("command-option-lot"), side=localised("command-option-side"))
    @app_commands.describe(lot=localised("command-option-lot-about"), side=localised("command-option-side-about"))
    @app_commands.choices(
        side=[
            app_commands.Choice(name=localised("welcome-to-side-left"), value="left"),
            app_commands.Choice(name=localised("welcome-to-side-right"), value="right"),
        ]
    )
    async def bis(self, interaction: Interaction, lot: str, side: Literal["left", "right"]) -> None:
        await self.act(interaction, lambda view, seat: self._in_street(view, seat, Bis(*_place(lot), side)))

    @app_commands.command(name=localised("command-marketing"), description=localised("command-marketing-about"))
    @app_commands.rename(size=localised("command-option-size"))
    @app_commands.describe(size=localised("command-option-size-about"))
    async def marketing(self, interaction: Interaction, size: app_commands.Range[int, 1, 6]) -> None:
        await self.act(interaction, lambda view, seat: Marketing(size))

    @app_commands.command(name=localised("command-score"), description=localised("command-score-about"))
    @app_commands.rename(plan=localised("command-option-plan"))
    @app_commands.describe(plan=localised("command-option-plan-about"))
    async def score(self, interaction: Interaction, plan: Literal["A", "B", "C"]) -> None:
        await self.act(interaction, lambda view, seat: Score(plan))

    @app_commands.command(name=localised("command-strike"), description=localised("command-strike-about"))
    async def strike(self, interaction: Interaction) -> None:
        await self.act(interaction, self._striking)

    @app_commands.command(name=localised("command-confirm"), description=localised("command-confirm-about"))
    async def confirm(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: Confirm())

    def _in_street(self, view: State, seat: Seat, action: House | Fence | Bis) -> list[Action]:
        """The place itself, or its street first where the rules ask for that."""
        street = InStreet(action.street)
        legal = self.controller.game.legal(view, seat)
        return [street, action] if action not in legal and street in legal else [action]

    def _striking(self, view: State, seat: Seat) -> Strike:
        """The strike that is possible now; alone, the card to hand over is chosen on the panel or with ``do``."""
        strikes = [action for action in self.controller.game.legal(view, seat) if isinstance(action, Strike)]
        if not strikes:
            raise IllegalAction("a_number_fits")
        return strikes[0]


def _place(typed: str) -> tuple[int, int]:
    match = _PLACE.fullmatch(typed.strip())
    if match is None or not 1 <= int(match[2]) <= 12:
        raise Refusal("unknown-lot", typed=typed[:40])
    return int(match[1]), int(match[2])


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(WelcomeToCog(bot))
