"""Begin a new game as a copy of Lantern Auction: ``python tests/example/copy_game.py my_game "My Game"``.

Nothing has to be registered: whatever belongs to a game is found by its slug.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

#: Where each part of the example belongs.
PLACES = {
    "rules.py": "games/{slug}/__init__.py",
    "RULES.md": "games/{slug}/RULES.md",
    "pictures.py": "renderers/{slug}/__init__.py",
    "controller.py": "bot/controllers/{slug}/__init__.py",
    "cog.py": "bot/cogs/{slug}.py",
    "en.ftl": "bot/locale/en/{slug}.ftl",
    "de.ftl": "bot/locale/de/{slug}.ftl",
    "turns.toml": "bot/testing/turns/{slug}.toml",
    "test_table.py": "tests/bot/table/test_{slug}.py",
}
#: Where the example's recorded games are; once the rules of the new game stand, its own take their place.
RECORDINGS = "tests/games/golden"


def copy_game(slug: str, title: str, root: Path = ROOT) -> list[Path]:
    """The files of the new game; none of them may exist yet."""
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", slug):
        raise SystemExit(f"{slug!r} is no slug: write it like tiny_towns")
    places = {HERE / name: root / place.format(slug=slug) for name, place in PLACES.items()}
    places |= {path: root / RECORDINGS / renamed(path.name, slug, title) for path in recordings()}
    taken = [str(place) for place in places.values() if place.exists()]
    if taken:
        raise SystemExit(f"already exists: {', '.join(taken)}")
    for source, place in places.items():
        place.parent.mkdir(exist_ok=True)
        place.write_text(renamed(source.read_text(encoding="utf-8"), slug, title), encoding="utf-8")
    return list(places.values())


def recordings() -> list[Path]:
    return sorted((ROOT / RECORDINGS).glob("lantern_auction-*.jsonl"))


def renamed(text: str, slug: str, title: str) -> str:
    names = {
        "tests.example.rules": f"games.{slug}",
        "tests.example.pictures": f"renderers.{slug}",
        "lantern_auction": slug,
        "lantern-auction": slug.replace("_", "-"),
        "laternenauktion": slug.replace("_", "-"),
        "LanternAuction": "".join(word.capitalize() for word in slug.split("_")),
        "Lantern Auction": title,
        "Laternenauktion": title,
    }
    for old, new in names.items():
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    slug, title = sys.argv[1:]
    print("\n".join(str(path.relative_to(ROOT)) for path in copy_game(slug, title)))
