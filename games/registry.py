"""Finds what belongs to a game by its slug: the folder of that name in each package."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def found(package: str, path: Iterable[str], name: str) -> dict[str, Any]:
    """The value with this name in each folder of a package that has one, by the folder's name."""
    modules = {module.name: import_module(f"{package}.{module.name}") for module in iter_modules(path) if module.ispkg}
    return {slug: getattr(module, name) for slug, module in modules.items() if hasattr(module, name)}
