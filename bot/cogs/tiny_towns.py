"""The slash commands of Tiny Towns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.languages import LANGUAGES, Language, language, localised
from bot.table.choosing import Choice
from bot.table.play import Reading, before_saving
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import panels
from games import asking
from games.core import Answer, Answers, IllegalMove, Question, Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDINGS, MONUMENTS, RESOURCE_INFO, category_of
from games.tiny_towns.state import RESOURCES, SQUARES, CardId, Options, State
from renderers.sentences import dashed

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
        say = await self.bot.languages.of(interaction)
        *named, _ = typed.split(",")
        taken = {category_of(card) for name in named if (card := _known_card(name))}
        start = "".join(f"{name.strip()}, " for name in named)
        missing = [card for card in BUILDINGS if category_of(card) not in taken | {"blue"}]
        return matching(typed, [(start + _name(card, say), start + _name(card, say)) for card in missing])

    # --- moves --------------------------------------------------------------------------------------------------------

    @app_commands.command(name=localised("command-take"), description=localised("command-take-about"))
    @app_commands.rename(resource=localised("command-option-resource"))
    @app_commands.describe(resource=localised("command-take-resource-about"))
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def take(self, interaction: Interaction, resource: str) -> None:
        taken = _resource(resource)
        await self._tap(interaction, partial(_taking, taken), partial(self._read_taking, taken))

    @app_commands.command(name=localised("command-place"), description=localised("command-place-about"))
    @app_commands.rename(square=localised("command-option-square"), resource=localised("command-option-resource"))
    @app_commands.describe(
        square=localised("command-place-square-about"), resource=localised("command-place-resource-about")
    )
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def place(self, interaction: Interaction, square: str, resource: str | None = None) -> None:
        target, other = _square(square), None if resource is None else _resource(resource)
        await interaction.response.defer(ephemeral=True, thinking=True)
        cube = other or _cube_in_hand(await self.own_position(interaction))
        await self.act_deferred(interaction, partial(self.read_line, f"place {cube} {target}"))

    @place.autocomplete("square")
    async def suggest_empty_squares(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        first = await self._answers(interaction)
        resources = [answer for answer in first if answer.code == "take"]
        squares = await self._answers(interaction, resources[0].id) if resources else first
        return matching(typed, [(answer.id, answer.id) for answer in squares if answer.code == "place"])

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
        named = {_square(name) for name in (cubes or "").replace(",", " ").split()}
        used = [name for name in SQUARES if name in named]
        line = " ".join(["build", card, target, *(["using", *used] if used else [])])
        chosen = (target, "-".join(used)) if used else (target,)
        await self._tap(interaction, partial(_building, card, chosen), partial(self.read_line, line))

    @build.autocomplete("building")
    async def suggest_buildings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = await self.bot.languages.of(interaction)
        cards = [str(answer.params["card"]) for answer in await self._answers(interaction) if answer.code == "build"]
        return matching(typed, [(_name(card, say), card) for card in cards])

    @build.autocomplete("square")
    async def suggest_targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        targets = await self._answers(interaction, await self._named_building(interaction))
        return matching(typed, [(answer.id, answer.id) for answer in targets])

    @build.autocomplete("cubes")
    async def suggest_cubes(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        target = str(interaction.namespace.square or "").upper()
        ways = await self._answers(interaction, await self._named_building(interaction), target)
        return matching(typed, [(squares, squares) for squares in (str(way.params["squares"]) for way in ways)])

    @app_commands.command(name=localised("command-mark"), description=localised("command-mark-about"))
    @app_commands.rename(resource=localised("command-option-resource"))
    @app_commands.describe(resource=localised("command-mark-resource-about"))
    @app_commands.choices(resource=_RESOURCE_CHOICES)
    async def mark(self, interaction: Interaction, resource: str) -> None:
        await self._tap(interaction, partial(_marking, _resource(resource)), _not_now)

    @app_commands.command(name=localised("command-confirm"), description=localised("command-confirm-about"))
    async def confirm(self, interaction: Interaction) -> None:
        await self.act(interaction, partial(self.read_line, "end"))

    # --- shared -------------------------------------------------------------------------------------------------------

    async def _tap(self, interaction: Interaction, find: Callable[[Position], Answers], read: Reading) -> None:
        """As if somebody had tapped these answers; where they can't be tapped, what is read makes the rules say why."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with before_saving():
            position = await self.own_position(interaction)
        answers = find(position) if position.may_act else ()
        if position.seat is None or not answers:
            await self.act_deferred(interaction, read)
            return
        user, revision = interaction.user.id, position.seat.revision
        await panels.show(interaction, await self.bot.play.choose(position.game.id, user, Choice(answers), revision))

    async def _answers(self, interaction: Interaction, *answers: str) -> tuple[Answer, ...]:
        """What can be answered next; nothing where these answers lead nowhere."""
        try:
            position = await self.own_position(interaction)
        except Refusal:
            return ()
        question = _question(position, answers) if position.may_act else None
        return () if question is None else question.answers

    async def _named_building(self, interaction: Interaction) -> str:
        """The answer that stands for the building named in the command."""
        card = _known_card(str(interaction.namespace.building or ""))
        answers = await self._answers(interaction)
        return next((answer.id for answer in answers if card and answer.params.get("card") == card), "")

    def _read_taking(self, resource: str, view: State, seat: Seat) -> Any:
        """What can't be taken: it is closed, or not on a card, or there is nothing to take."""
        question = GAME.ask(view, seat, ())
        for closed in question.closed if isinstance(question, Question) else ():
            if closed.params.get("resource") == resource:
                raise IllegalMove(closed.why, **closed.params)
        return self.read_line(f"{'card' if view.open_cards else 'name'} {resource}", view, seat)


# --- answers ----------------------------------------------------------------------------------------------------------


def _question(position: Position, answers: Answers = ()) -> Question | None:
    assert position.seat is not None
    if asking.fitting(GAME, position.view, position.seat.seat, answers) != answers:
        return None
    then = GAME.ask(position.view, position.seat.seat, answers)
    return then if isinstance(then, Question) else None


def _found(position: Position, codes: tuple[str, ...], param: str, value: str) -> Answers:
    """The first answer to the first question that is about this."""
    question = _question(position)
    fitting = [
        answer.id
        for answer in (question.answers if question else ())
        if answer.code in codes and answer.params.get(param) == value
    ]
    return tuple(fitting[:1])


def _taking(resource: str, position: Position) -> Answers:
    """What "take wood" means now: a free choice, naming it for all, or one of the open cards."""
    return _found(position, ("take", "name", "card"), "resource", resource)


def _building(card: CardId, chosen: Answers, position: Position) -> Answers:
    assert position.seat is not None
    building = _found(position, ("build",), "card", card)
    return asking.fitting(GAME, position.view, position.seat.seat, (*building, *chosen)) if building else ()


def _marking(resource: str, position: Position) -> Answers:
    """The marker is the answer to the question a new Factory or Bank has led to."""
    standing = position.standing
    if standing is None or standing.question is None or standing.question.code != "marker":
        return ()
    offered = any(answer.id == resource for answer in standing.question.answers)
    return (*standing.choice.answers, resource) if offered else ()


def _not_now(view: State, seat: Seat) -> Any:
    raise IllegalMove("not_now")


def _cube_in_hand(position: Position) -> str:
    """The resource that has been chosen before its square; nothing where there is no choice to make."""
    question = None if position.standing is None else position.standing.question
    return str(question.params["resource"]) if question is not None and question.code == "place" else ""


# --- what people type -------------------------------------------------------------------------------------------------


def _name(card: CardId, say: Language) -> str:
    return say(f"tiny-towns-card-{dashed(card)}")


def _known_card(typed: str) -> CardId | None:
    """A card by its id or by its name in any language."""
    wanted = typed.strip().casefold()
    for card in (*BUILDINGS, *MONUMENTS):
        if wanted == card or wanted in (_name(card, language(code)).casefold() for code in LANGUAGES):
            return card
    return None


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


def _resource(typed: str) -> str:
    if typed not in RESOURCES:
        raise Refusal("unknown-resource", typed=typed[:40])
    return typed


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(TinyTownsCog(bot))
