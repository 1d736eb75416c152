"""What is in a message: its texts, and everything on it that can be tapped, chosen or filled in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from discord import ComponentType
from msgspec import Struct

#: A component as Discord sends it.
Payload: TypeAlias = Mapping[str, Any]

BUTTON = ComponentType.button.value
MENU = ComponentType.select.value
TEXT_INPUT = ComponentType.text_input.value


class Control(Struct, frozen=True):
    """A button, a menu, or a field of a form."""

    type: int
    custom_id: str
    label: str
    #: What can be chosen, if it is a menu.
    values: tuple[str, ...]


def walk(components: Iterable[Any]) -> list[dict[str, Any]]:
    """All components of a message or form, nested ones too, as Discord's own payloads."""
    return list(_walk(components))


def _walk(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for component in components:
        payload = component if isinstance(component, dict) else component.to_dict()
        yield payload
        yield from _walk(payload.get("components", []))
        yield from _walk(payload[inner] for inner in ("accessory", "component") if inner in payload)


def find_controls(components: Iterable[Any]) -> list[Control]:
    """Everything that a person could use right now: no links, nothing that is greyed out."""
    return [
        Control(
            part["type"],
            part["custom_id"],
            part.get("label") or part.get("placeholder") or "",
            tuple(option["value"] for option in part.get("options", [])),
        )
        for part in walk(components)
        if "custom_id" in part and not part.get("disabled")
    ]


def texts(components: Iterable[Any]) -> list[str]:
    return [part["content"] for part in walk(components) if part.get("content")]
