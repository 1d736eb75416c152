"""The command line: ``guildhall`` or ``python -m bot``."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.arguments import parsed
from bot.commands import COMMANDS, Exit, Refused


def main(arguments: Sequence[str] | None = None) -> int:
    args = parsed(arguments)
    try:
        return int(COMMANDS[args.command](args))
    except Refused as refusal:
        print(f"guildhall: {refusal}", file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return Exit.INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
