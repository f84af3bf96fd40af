"""Finds parts of a window by their names, as help and tours do."""

from typing import TypeVar

from PySide6.QtWidgets import QWidget

Kind = TypeVar("Kind", bound=QWidget)


def part(window: QWidget, kind: type[Kind], name: str) -> Kind:
    found = window.findChild(kind, name)
    assert found is not None, name
    return found
