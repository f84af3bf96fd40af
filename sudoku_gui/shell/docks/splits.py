"""Puts docks where a layout has them; the area of the first dock is divided among all."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.layout.arrangements import Layout, Split, first
from sudoku_gui.shell.docks.dock import Dock


def divide(window: QMainWindow, docks: Mapping[str, Dock], layout: Layout) -> None:
    """Split the area of the first dock, and put tabs behind one another."""
    if not isinstance(layout, Split):
        here, *behind = (docks[name] for name in layout.panes)
        for dock in behind:
            window.tabifyDockWidget(here, dock)
        return
    places = [docks[first(part)] for part in layout.parts]
    for one, next_one in pairwise(places):
        window.splitDockWidget(one, next_one, layout.orientation)
    for part in layout.parts:
        divide(window, docks, part)


def share(window: QMainWindow, docks: Mapping[str, Dock], layout: Layout, space: QSize) -> None:
    """Give each part its share of the space."""
    if not isinstance(layout, Split):
        return
    is_beside = layout.orientation is Qt.Orientation.Horizontal
    length, total = space.width() if is_beside else space.height(), sum(part.share for part in layout.parts)
    sizes = [max(1, length * part.share // total) for part in layout.parts]  # Qt warns of less
    window.resizeDocks([docks[first(part)] for part in layout.parts], sizes, layout.orientation)
    for part, size in zip(layout.parts, sizes, strict=True):
        inner = QSize(size, space.height()) if is_beside else QSize(space.width(), size)
        share(window, docks, part, inner)


def raise_first(docks: Mapping[str, Dock], layout: Layout) -> None:
    """Bring the first tab of each place to the front."""
    if isinstance(layout, Split):
        for part in layout.parts:
            raise_first(docks, part)
    else:
        docks[layout.panes[0]].raise_()
