"""A name is only a name: it formats nothing, links nowhere, mentions nobody, and breaks no sentence or picture."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.storage import people
from bot.ui.messages import listed, plain, written
from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import panel_of, place_first, play_round
from tests.bot.ranking.test_standings import finish

LINK = "[free gold](https://evil.example)"
#: As Discord's clients read it, every sign after a backslash stands for itself.
HARMLESS = r"\[free gold\]\(https\:\/\/evil\.example\)"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ada", "Ada"),
        ("Jörg Müller", "Jörg Müller"),
        ("D'Arcy & Söhne", "D'Arcy & Söhne"),
        ("小明 🎲", "小明 🎲"),
        ("**Ada**", r"\*\*Ada\*\*"),
        ("_a_ ~~b~~ `c` ||d||", r"\_a\_ \~\~b\~\~ \`c\` \|\|d\|\|"),
        ("# Ada", r"\# Ada"),
        ("-# Ada", r"\-\# Ada"),
        ("> Ada", r"\> Ada"),
        ("1. Ada", r"1\. Ada"),
        ("* Ada\n# Bruno", r"\* Ada \# Bruno"),
        (LINK, HARMLESS),
        ("https://evil.example", r"https\:\/\/evil\.example"),
        ("discord.gg/evil", r"discord\.gg\/evil"),
        ("<https://evil.example>", r"\<https\:\/\/evil\.example\>"),
        ("@everyone", "\\@\u200deveryone"),
        ("<@100000000000000001>", "\\<\\@\u200d100000000000000001\\>"),
        ("<#100000000000000001>", r"\<\#100000000000000001\>"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("</help:1>", r"\<\/help\:1\>"),
        (":skull:", r"\:skull\:"),
        ("<:skull:1>", r"\<\:skull\:1\>"),
        ("back\\slash", r"back\\slash"),
        ("\u202eadA", "adA"),
        ("\u200b", "?"),
        ("\u200d", "?"),
        ("\u3164 \u2800", "?"),
        ("\ufe0f\u0301", "?"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("i\u0307", "i\u0307"),
        ("", "?"),
    ],
)
def test_a_name_is_only_text(name: str, expected: str) -> None:
    assert written(name) == expected


def test_names_in_a_row_stay_apart() -> None:
    assert listed(["*a", "b*"]) == r"\*a, b\*"


def test_where_nothing_is_formatted_a_name_is_written_as_it_is() -> None:
    assert plain("*a*\n\u202eb") == "*a* b"


@pytest.fixture
def mallory(world: World) -> MemberActor:
    return world.guild.add_member(world.env.create_user("mallory"), nick=LINK)


async def at_a_table(world: World, mallory: MemberActor) -> None:
    await mallory.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game join")
    await mallory.slash(world.channel, "game start")


async def everything_said(world: World, mallory: MemberActor) -> dict[str, str]:
    """What Ada and everybody else read about a game with Mallory."""
    await at_a_table(world, mallory)
    await place_first(world.ada, await panel_of(world, world.ada))
    waiting = answer(await world.ada.slash(world.channel, "tiny-towns move"))
    await play_round(world, mallory)
    slash = world.ada.slash
    return {
        "posts": "\n".join(map(text_of, world.posts)),
        "waiting": waiting,
        "panel": answer(await slash(world.channel, "tiny-towns move")),
        "words": answer(await slash(world.channel, "tiny-towns board", text=True)),
        "list": answer(await slash(world.channel, "game list")),
        "log": answer(await slash(world.channel, "game log")),
        "stranger": answer(await world.bruno.slash(world.channel, "game undo", game="1")),
        "profile": answer(await slash(world.channel, "profile", person=mallory)),
    }


async def test_no_message_contains_a_link_that_is_a_name(world: World, mallory: MemberActor) -> None:
    said = await everything_said(world, mallory)

    assert [where for where, text in said.items() if LINK in text or "https://evil" in text] == []
    assert {where for where, text in said.items() if HARMLESS in text} == {*said}


async def test_leaderboards_and_statistics_contain_no_link(world: World, mallory: MemberActor) -> None:
    await finish(world.bot.database, {world.ada.id: 30, mallory.id: 40}, guild=world.guild.id)
    await world.bot.database.write(people.save_name, mallory.id, LINK)

    said = [
        answer(await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", by="best", text=True)),
        answer(await world.ada.slash(world.channel, "stats", game="tiny_towns")),
        answer(await world.ada.slash(world.channel, "profile")),
    ]

    assert [text for text in said if "https://evil" in text] == []
    assert [HARMLESS in text for text in said] == [True, True, True]


async def test_suggestions_show_a_name_as_it_is(world: World, mallory: MemberActor) -> None:
    await at_a_table(world, mallory)

    (suggested,) = await world.ada.autocomplete(world.channel, "game show", "game", "")

    assert suggested["name"] == f"Tiny Towns 1 ({LINK}, Ada)"


async def test_what_somebody_typed_is_only_text(world: World, mallory: MemberActor) -> None:
    await at_a_table(world, mallory)

    said = answer(await world.ada.slash(world.channel, "tiny-towns place", square=LINK))

    assert HARMLESS in said


async def test_whoever_is_called_everyone_pings_no_one(world: World) -> None:
    nobody = world.guild.add_member(world.env.create_user("nobody"), nick="@everyone")
    await at_a_table(world, nobody)

    words = answer(await world.ada.slash(world.channel, "tiny-towns board", text=True))

    assert "\\@\u200deveryone" in words
    assert not any(post.mention_everyone for post in world.posts)
