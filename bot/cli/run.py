"""``guildhall run``: the bot on Discord.

examples:
  DISCORD_TOKEN=... guildhall run
  guildhall run --config /etc/guildhall.toml

Every setting is explained in config.example.toml. Check them first with "guildhall doctor".
"""

from __future__ import annotations

from argparse import Namespace

from bot import client
from bot.cli.common import add_config as add_arguments
from bot.cli.common import settings

__all__ = ["add_arguments", "run"]


def run(args: Namespace) -> int:
    return client.run(settings(args))
