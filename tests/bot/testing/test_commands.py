"""Commands and controls are found by themselves, with values that make sense."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.testing.commands import Call, Command, Option, Options, Value, find_commands, mistaken_calls, plausible_calls
from bot.testing.components import Control, find_controls
from bot.testing.server import Server
from tests.bot.conftest import World


@app_commands.command()
@app_commands.choices(size=[app_commands.Choice(name="Small", value="s"), app_commands.Choice(name="Large", value="l")])
async def order(
    interaction: discord.Interaction, dish: str, size: str, count: app_commands.Range[int, 2, 5], note: str = ""
) -> None: ...


@order.autocomplete("dish")
async def suggest_dishes(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return []


async def suggest(command: Command, option: Option, filled: Options) -> Sequence[Value]:
    return ["soup", "stew"]


def found() -> Command:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(order)
    (command,) = find_commands(tree)
    return command


def test_a_command_is_found_with_everything_about_its_options() -> None:
    assert found() == Command(
        "order",
        (
            Option("dish", Kind.string, True, True, (), None, None),
            Option("size", Kind.string, True, False, ("s", "l"), None, None),
            Option("count", Kind.integer, True, False, (), 2, 5),
            Option("note", Kind.string, False, False, (), None, None),
        ),
        guild_only=False,
        permissions=discord.Permissions.none(),
    )


async def test_calls_take_suggestions_choices_and_bounds() -> None:
    calls = [call.options async for call in plausible_calls(found(), suggest, {}, most=2)]

    assert calls == [
        {"dish": "soup", "size": "s", "count": 2},
        {"dish": "soup", "size": "s", "count": 2, "note": "1"},
        {"dish": "stew", "size": "l", "count": 5, "note": "A1"},
    ]


def test_mistakes_are_made_where_people_type() -> None:
    call = Call(found(), {"dish": "soup", "size": "s", "count": 2})

    changed = [mistaken.options.items() - call.options.items() for mistaken in mistaken_calls(call)]

    assert changed == [{("dish", "99")}, {("note", "-1")}]


async def test_every_command_of_the_bot_is_found(world: World) -> None:
    found = {command.path for command in find_commands(world.bot.tree)}

    assert found >= set(world.ada.available_commands(world.channel))


async def test_what_the_bot_suggests_to_whoevers_turn_it_is_can_be_called(world: World) -> None:
    server = Server(world.env)
    await server.begin_games("tiny-towns")
    place = next(command for command in server.commands if command.path == "tiny-towns place")

    calls = [call.options async for call in plausible_calls(place, server.suggest, server.entities, most=2)]

    assert [options["square"] for options in calls] == ["A1", "A1", "B1"]


def test_controls_are_found_wherever_they_are_unless_they_are_greyed_out() -> None:
    button = {"type": 2, "custom_id": "a", "label": "Go"}
    menu = {"type": 3, "custom_id": "b", "placeholder": "Which?", "options": [{"label": "1", "value": "one"}]}
    rows = [{"type": 1, "components": [button, {**button, "custom_id": "c", "disabled": True}]}]
    section = {"type": 9, "components": [], "accessory": {**button, "custom_id": "d"}}
    link = {"type": 2, "url": "https://example.com", "label": "Look"}

    found = find_controls([{"type": 17, "components": [*rows, section, menu, link]}])

    assert found == [Control(2, "a", "Go", ()), Control(2, "d", "Go", ()), Control(3, "b", "Which?", ("one",))]


def test_the_field_of_a_form_is_a_control() -> None:
    field = {"type": 4, "custom_id": "text"}

    assert find_controls([{"type": 18, "component": field}]) == [Control(4, "text", "", ())]
