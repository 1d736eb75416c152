"""The real bot in a process of its own, talking to the stand-in instead of Discord."""

from __future__ import annotations

import sys

import discord.gateway
import discord.http
import yarl

from bot.client import run
from bot.config import Config, DiscordSettings, StorageSettings


def main(rest: str, gateway: str, database: str) -> int:
    discord.http.Route.BASE = rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    return run(Config(discord=DiscordSettings("stand-in"), storage=StorageSettings(path=database)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
