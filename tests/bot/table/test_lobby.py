from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.config import Config
from bot.languages import language
from bot.storage import games
from bot.storage.games import GameRow
from bot.table import lobby
from tests.bot.conftest import World, answer, choose, click, control, ids_of, labels_of, text_of

#: The real one: in these tests, everybody knows where they sit.
DRAW = lobby.shuffled


async def stored(world: World, game_id: int = 1) -> GameRow:
    game = await world.bot.database.read(games.find, game_id)
    assert game is not None
    return game


async def invite(world: World, *guests: MemberActor, host: MemberActor | None = None) -> InteractionResult:
    """Choose people in the menu of the card."""
    menu = control(world.posts[0], ":invite:")["custom_id"]
    return await (host or world.ada).select(world.posts[0], list(guests), custom_id=menu)


def pinged(world: World) -> list[int]:
    """Everybody whom the bot has notified, as often as it did."""
    sent = [entry.json or {} for entry in world.env.http_requests if entry.path.endswith("/messages")]
    return [int(user) for payload in sent for user in payload.get("allowed_mentions", {}).get("users", [])]


async def test_new_posts_a_card_with_the_host_seated(world: World) -> None:
    result = await world.ada.slash(world.channel, "tiny-towns new")

    assert "The table is open" in answer(result)
    assert f"• {world.ada.mention} (host)" in text_of(world.card)
    assert labels_of(world.card) == ["Take a seat", "Start the game", "Rules and seats", "How to play"]


async def test_the_card_leads_everybody_to_the_rules_of_its_game(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    page = (await click(world.bruno, world.card, ":help:")).response

    assert page is not None
    assert page.ephemeral
    assert "You're the mayor of a town" in text_of(page)


async def test_whoever_sits_down_is_told_privately_and_can_leave_there(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    seated = await click(world.bruno, world.card, ":join:")
    assert "You're at this table: **Tiny Towns**" in answer(seated)
    assert f"• {world.bruno.mention}" in text_of(world.card)

    again = (await click(world.ada, world.card, ":join:")).response
    assert again is not None
    assert "You're at this table" in text_of(again)
    assert labels_of(again) == ["Rules and seats", "Leave the table"]
    assert "You've left the table" in answer(await click(world.ada, again, ":leave:"))
    assert f"• {world.bruno.mention} (host)" in text_of(world.card)
    assert world.ada.mention not in text_of(world.card)


async def test_a_computer_can_be_added_and_removed(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    await choose(world.ada, world.card, "hard")
    assert "Wren (computer, hard)" in text_of(world.card)

    await click(world.ada, world.card, ":dismiss:")
    assert "Wren" not in text_of(world.card)


async def test_starting_posts_the_board(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")

    assert "Round 1" in text_of(world.board)


# --- what the host decides --------------------------------------------------------------------------------------------


def reversed_seats(seats: Sequence[object]) -> list[object]:
    return [*reversed(seats)]


async def test_seats_are_drawn_at_random_unless_the_host_wants_the_order_of_joining(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "shuffled", reversed_seats)
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    assert "Seats are drawn at random." in text_of(world.card)

    await click(world.ada, world.card, ":start:")

    assert (await stored(world)).names == ("Bruno", "Ada")
    assert f"1. {world.bruno.mention}\n2. {world.ada.mention} (host)" in text_of(world.posts[0])


async def test_seats_can_be_given_out_as_listed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "shuffled", reversed_seats)
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    rules = (await click(world.ada, world.card, ":set-up:")).response
    assert rules is not None

    await click(world.ada, rules, ":seating:.*listed")
    assert f"1. {world.ada.mention} (host)\n2. {world.bruno.mention}" in text_of(world.card)
    assert f"1. {world.ada.mention} (host)\n2. {world.bruno.mention}" in text_of(rules)
    await click(world.ada, world.posts[0], ":start:")

    assert (await stored(world)).names == ("Ada", "Bruno")


def test_a_draw_seats_everybody_once() -> None:
    seats = [games.SeatRow(number, number, None, str(number)) for number in range(6)]
    draws = {tuple(seat.seat for seat in DRAW(seats)) for _ in range(60)}

    assert len(draws) > 1
    assert {tuple(sorted(draw)) for draw in draws} == {(0, 1, 2, 3, 4, 5)}


async def test_the_host_changes_the_rules_on_the_card(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    rules = (await click(world.ada, world.card, ":set-up:")).response
    assert rules is not None
    before = text_of(world.card)

    await choose(world.ada, rules, "2")

    changed = (await stored(world)).options
    assert changed != '{"layout":"standard","level":"journeyman"}'
    assert text_of(world.card) != before
    assert text_of(world.card).splitlines()[1] in text_of(rules)


async def test_only_the_host_changes_the_rules(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await click(world.bruno, world.card, ":join:")

    assert "You're at this table" in answer(await click(world.bruno, world.card, ":set-up:"))
    forged = await world.click_forged(world.bruno, "gh:b:seating:1:-:listed")
    assert "Only Ada can change" in "".join(text_of(message) for message in forged.followups)
    assert "Only Ada can change" in answer(await world.bruno.slash(world.channel, "game set-up", seating="listed"))
    assert "Only Ada can change" in answer(await click(world.chiara, world.card, ":set-up:"))


async def test_strangers_are_told_that_the_host_starts(world: World) -> None:
    """To take a seat wouldn't help them."""
    await world.ada.slash(world.channel, "hamlet new")

    refused = await click(world.chiara, world.card, ":start:")

    assert [text_of(message) for message in refused.followups] == ["Only Ada can start the game."]


async def test_the_rules_are_changed_by_command_too(world: World) -> None:
    await world.ada.slash(world.channel, "welcome-to new")
    offered = await world.ada.autocomplete(world.channel, "game set-up", "variant", "adv")

    await world.ada.slash(world.channel, "game set-up", variant=offered[0]["value"], seating="listed")

    game = await stored(world)
    assert '"advanced":true' in game.options
    assert game.seating == "listed"


async def test_rules_that_are_not_on_the_list_are_refused(world: World) -> None:
    await world.ada.slash(world.channel, "welcome-to new")

    assert "no such variant" in answer(await world.ada.slash(world.channel, "game set-up", variant="99"))


# --- invitations ------------------------------------------------------------------------------------------------------


async def test_the_invited_are_mentioned_once_and_sit_down_with_one_tap(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    result = await invite(world, world.bruno, world.chiara)

    assert "I'll invite them" in answer(result)
    assert "you're all invited: take a seat, or tap “No, thanks”." in text_of(world.posts[0])
    assert sorted(pinged(world)) == sorted([world.bruno.id, world.chiara.id])
    await click(world.bruno, world.posts[-1], ":join:")
    assert f"• {world.bruno.mention}" in text_of(world.posts[0])
    assert f"✉️ {world.chiara.mention}, you're invited" in text_of(world.posts[0])
    assert len(pinged(world)) == 2


def now(world: World, message: discord.Message) -> discord.Message:
    """What has become of it."""
    return next(post for post in world.posts if post.id == message.id)


def test_an_invitation_to_several_addresses_no_one_alone() -> None:
    said = language("de")("invitation", who="<@1> <@2>", host="<@3>", game="Hamlet", link="")

    assert "dich" not in said


async def test_an_invitation_stops_asking_when_the_table_starts(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await invite(world, world.bruno, world.chiara)
    invitation = world.posts[-1]
    await click(world.bruno, invitation, ":join:")
    text = text_of(invitation)
    assert labels_of(invitation) == ["Take a seat", "No, thanks"]

    await click(world.ada, world.posts[0], ":start:")

    history = now(world, invitation)
    assert (ids_of(history), text_of(history)) == ("", text)


async def test_an_invitation_stops_asking_when_the_table_is_closed(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await invite(world, world.bruno)
    invitation = world.posts[-1]
    text = text_of(invitation)

    await world.ada.slash(world.channel, "game leave")

    history = now(world, invitation)
    assert (ids_of(history), text_of(history)) == ("", text)


async def test_nobody_is_invited_twice_whatever_they_answered(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await invite(world, world.bruno)

    assert "Got it" in answer(await click(world.bruno, world.posts[-1], ":decline:"))
    assert f"Not this time: {world.bruno.mention}" in text_of(world.posts[0])
    assert "already been invited" in answer(await invite(world, world.bruno))
    assert "already been invited" in answer(await invite(world, world.ada))
    assert pinged(world) == [world.bruno.id]
    assert "You're not invited" in answer(await world.bruno.slash(world.channel, "game decline"))


async def test_whoever_said_no_can_still_sit_down(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game invite", person=world.bruno)
    await world.bruno.slash(world.channel, "game decline")

    await click(world.bruno, world.posts[0], ":join:")

    assert (await stored(world)).names == ("Ada", "Bruno")


async def test_whoever_sits_down_after_all_has_not_declined(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await invite(world, world.bruno)
    await click(world.bruno, world.posts[-1], ":decline:")
    assert f"Not this time: {world.bruno.mention}" in text_of(world.posts[0])

    await click(world.bruno, world.posts[0], ":join:")

    assert "Not this time" not in text_of(world.posts[0])


async def test_everybody_can_leave_a_full_table(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    for_host = (await click(world.ada, world.card, ":set-up:")).response
    for_guest = (await click(world.bruno, world.card, ":set-up:")).response
    assert for_host is not None
    assert for_guest is not None

    assert "You've left the table" in answer(await click(world.ada, for_host, ":leave:"))
    assert "You're at this table" in text_of(for_guest)
    assert "You've left the table" in answer(await click(world.bruno, for_guest, ":leave:"))


async def test_only_people_at_the_table_invite(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    assert "Take one first" in answer(await invite(world, world.chiara, host=world.bruno))
    assert pinged(world) == []


async def test_whoever_never_wants_a_ping_is_invited_without_one(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", notify="none")
    await world.ada.slash(world.channel, "tiny-towns new")

    await invite(world, world.bruno)

    assert world.bruno.mention in text_of(world.posts[-1])
    assert pinged(world) == []


async def test_bots_are_not_invited(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    await world.ada.slash(world.channel, "tiny-towns new")

    assert "Only people can be invited" in answer(await invite(world, robot))


class TestLimit:
    @pytest.fixture
    def config(self, config: Config) -> Config:
        return replace(config, limits=replace(config.limits, invitations_per_person=1))

    async def test_an_open_invitation_too_many_is_refused(self, world: World) -> None:
        await world.ada.slash(world.channel, "tiny-towns new")
        await invite(world, world.bruno)

        assert "One open invitation is the limit" in answer(await invite(world, world.chiara))
        assert pinged(world) == [world.bruno.id]

    async def test_an_answer_makes_room(self, world: World) -> None:
        await world.ada.slash(world.channel, "tiny-towns new")
        await invite(world, world.bruno)
        await world.bruno.slash(world.channel, "game decline")

        assert "I'll invite them" in answer(await invite(world, world.chiara))

    async def test_a_closed_table_makes_room(self, world: World) -> None:
        await world.ada.slash(world.channel, "tiny-towns new")
        await invite(world, world.bruno)
        await world.ada.slash(world.channel, "game leave")

        await world.ada.slash(world.channel, "tiny-towns new")

        assert "I'll invite them" in answer(await world.ada.slash(world.channel, "game invite", person=world.bruno))

    async def test_nobody_is_pinged_over_and_over_by_tables_that_come_and_go(self, world: World) -> None:
        said = [await self.invite_and_close(world) for _ in range(4)]

        assert ["I'll invite them" in text for text in said] == [True, True, False, False]
        assert pinged(world) == [world.bruno.id] * 2
        assert said[2].startswith("That was a lot at once. Wait 60 seconds")

    async def invite_and_close(self, world: World) -> str:
        await world.ada.slash(world.channel, "tiny-towns new")
        said = answer(await world.ada.slash(world.channel, "game invite", person=world.bruno))
        await world.ada.slash(world.channel, "game leave")
        return said


async def test_invitations_survive_a_restart(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await invite(world, world.bruno)
    await world.restart()

    await click(world.bruno, world.posts[-1], ":join:")

    assert (await stored(world)).names == ("Ada", "Bruno")
    assert ":decline:" not in ids_of(world.posts[0])
