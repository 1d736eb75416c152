"""The real bot in a process of its own, talking to the stand-in instead of Discord."""

from __future__ import annotations

import sys

import discord.gateway
import discord.http
import yarl

from bot import client
from bot.config import Config, DiscordSettings, StorageSettings
from tests.waiting import LONGEST_WAIT


def main(rest: str, gateway: str, database: str) -> int:
    discord.http.Route.BASE = rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    client.LONGEST_ANSWER = LONGEST_WAIT  # even on a slow machine, everybody gets an answer
    return client.run(Config(discord=DiscordSettings("stand-in"), storage=StorageSettings(path=database)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
