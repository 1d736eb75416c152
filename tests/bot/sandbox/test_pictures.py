"""Pictures on their way to the page: none gets lost, and each has its size from the beginning."""

from __future__ import annotations

import asyncio

from bot.sandbox import Sandbox, host
from bot.sandbox.media import size_of
from tests.bot.sandbox.picture_toy import PICTURES, PictureToy, drawn
from tests.bot.sandbox.sandbox_page import Page, window
from tests.waiting import until


def gallery(page: Page, title: str) -> list[str]:
    """The pictures of the message that says so, as the page has them."""
    message = next(message for message in page.state["messages"].values() if title in str(message))
    pictures = [part for part in message["components"][0]["components"] if "items" in part]
    return [part["items"][0]["media"]["asset_id"] for part in pictures]


def sizes(page: Page, asset_ids: list[str]) -> list[tuple[int, int]]:
    assets = [page.state["assets"][asset_id] for asset_id in asset_ids]
    return [(asset["displayWidth"], asset["displayHeight"]) for asset in assets]


def attached(sandbox: Sandbox) -> list[str]:
    """The files of the latest message."""
    messages = sandbox.env.backend.messages[sandbox.world.channel.id]
    return [attachment["filename"] for attachment in messages[max(messages)].attachments]


async def test_the_page_knows_the_size_of_a_picture_before_it_has_the_picture() -> None:
    toy = PictureToy()
    async with host(toy, arrive=toy.arrive) as sandbox, window(sandbox) as page:
        assert sizes(page, gallery(page, "Pictures"))[:2] == [(900, 300), (600, 901)]


async def test_all_pictures_can_be_asked_for_at_once() -> None:
    toy = PictureToy()
    async with host(toy, arrive=toy.arrive) as sandbox, window(sandbox) as page:
        served = await asyncio.gather(*map(page.picture, gallery(page, "Pictures")))
        assert len(served) == PICTURES
        assert served[:2] == [drawn(900, 300), drawn(600, 901)]
        assert None not in served


async def test_a_page_keeps_its_picture_while_the_bot_is_already_showing_the_next_one() -> None:
    toy = PictureToy()
    async with host(toy, arrive=toy.arrive) as sandbox, window(sandbox) as page:
        before = gallery(page, "Chosen: nothing")
        toy.enough.clear()
        choosing = asyncio.create_task(page.choose("Choose a resource", "Wood"))
        await until(lambda: attached(sandbox) == ["panel-1.png"])

        await page.read()

        assert gallery(page, "Chosen: nothing") == before
        assert await page.picture(before[0]) == drawn(800, 600)
        toy.enough.set()
        await choosing
        await page.read()
        assert sizes(page, gallery(page, "Chosen: Wood")) == [(800, 601)]


def test_only_a_png_states_its_size_at_its_beginning() -> None:
    assert size_of(drawn(30, 20)) == (30, 20)
    assert size_of(drawn(30, 20)[:20]) is None
    assert size_of(b"GIF89a" + bytes(20)) is None
