"""Puts sentences and words side by side, as the user's language does: Chinese sets no space between sentences."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from sudoku_gui.translation import translate

_ISOLATE: Final = "\N{LEFT-TO-RIGHT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences, one after the other; empty ones are left out."""
    return joined(translate("sentences", "{first} {second}", "two sentences"), parts)


def words(listed: Iterable[str]) -> str:
    """A list without an "and": ``r3c2, r3c5``."""
    return joined(translate("sentences", "{first}, {second}", "two words of a list"), listed)


def enumeration(listed: Iterable[str]) -> str:
    """Words in a row, as ``2``, ``2 and 9``, ``2, 4 and 9``."""
    *most, last = listed
    if not most:
        return last
    comma = translate("cells", ", ", "between digits")
    return translate("cells", "{most} and {last}").format(most=comma.join(most), last=last)


def joined(text: str, parts: Iterable[str]) -> str:
    """Parts joined two by two by a text with the places ``first`` and ``second``; empty ones are left out."""
    whole = ""
    for part in filter(None, parts):
        whole = text.format(first=whole, second=part) if whole else part
    return whole


def isolated(text: str) -> str:
    """The text, set apart where the desktop reads from right to left: else ``2–29`` would be read as ``29–2``."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return _ISOLATE.format(text) if is_mirrored and text else text
