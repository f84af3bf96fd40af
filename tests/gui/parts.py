"""Finds the parts of a view by what they are and by their object names."""

from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

Part = TypeVar("Part", bound=QObject)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def part(view: QWidget, kind: type[Part], name: str) -> Part:
    """The part of this name; one that is shown rather than one that is hidden."""
    found = view.findChildren(kind, name)
    assert found, name
    return next((one for one in found if not (isinstance(one, QWidget) and one.isHidden())), found[0])


def click(view: QWidget, name: str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    QTest.mouseClick(part(view, QAbstractButton, name), Qt.MouseButton.LeftButton, modifier)
