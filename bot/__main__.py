"""The command line: ``guildhall`` or ``python -m bot``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from bot.cli.arguments import parsed
from bot.cli.commands import COMMANDS, Exit, Refused


def main(arguments: Sequence[str] | None = None) -> int:
    args = parsed(arguments)
    try:
        code = COMMANDS[args.command](args)
        sys.stdout.flush()
    except Refused as refusal:
        print(f"guildhall: {refusal}", file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:  # whoever reads has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.OK
    return code


if __name__ == "__main__":
    sys.exit(main())
