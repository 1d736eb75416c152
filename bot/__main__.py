"""The command line: ``guildhall`` or ``python -m bot``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from bot.cli import parsed
from bot.cli.common import Exit, Refused


def main(arguments: Sequence[str] | None = None) -> int:
    args = parsed(sys.argv[1:] if arguments is None else arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except Refused as refusal:
        print(f"guildhall: {refusal}", file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough, like `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.OK
    return code


if __name__ == "__main__":
    sys.exit(main())
