"""Finds the parts of a view by what they are and by their object names."""

import time
from collections.abc import Callable
from dataclasses import fields, replace
from typing import TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme

Part = TypeVar("Part", bound=QObject)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def part(view: QWidget, kind: type[Part], name: str = "") -> Part:
    """The part of this kind and name; one that is shown rather than one that is hidden."""
    found = view.findChildren(kind, name) if name else view.findChildren(kind)
    assert found, name
    return next((one for one in found if not (isinstance(one, QWidget) and one.isHidden())), found[0])


def click(view: QWidget, name: str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    QTest.mouseClick(part(view, QAbstractButton, name), Qt.MouseButton.LeftButton, modifier)


def wait_until(holds: Callable[[], bool], timeout: int = 5000) -> None:
    """Lets the event loop turn until this holds, for so many milliseconds at most."""
    end = time.monotonic() + timeout / 1000
    while not holds():
        assert time.monotonic() < end, f"did not come within {timeout} ms"
        QTest.qWait(5)


def black_and_white() -> Theme:
    """The light theme with its colours taken away, so that what still differs differs in shape."""
    grounds = {"window", "button", "paper", "house_shade", "same_digit", "info_bar", "error_bar"}
    names = [one.name for one in fields(Theme) if one.name not in {"name", "depth_ramp", "colours"}]
    plain = {name: QColor("white" if name in grounds else "black") for name in names}
    black, white = (QColor("black"),) * 9, (QColor("white"),) * 9
    return replace(theme.light(), name="plain", depth_ramp=black, colours=white, **plain)


def painted(size: QSize, paint: Callable[[QPainter, QRectF], object], ground: str = "magenta") -> QImage:
    """What is painted on a ground of a colour that no theme has."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()))
    painter.end()
    return image
