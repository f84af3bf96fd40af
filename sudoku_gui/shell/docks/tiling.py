"""How docks are laid out, and how wide their tabs are."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QProxyStyle, QStyle, QStyleOption, QTabBar, QWidget

from sudoku_gui.layout.arrangements import Layout, Split, first
from sudoku_gui.widgets.dock import Dock

_LEAST: Final = 2  # pixels beside the word of a tab, both sides together


class TabStyle(QProxyStyle):
    """The style of the program, with the space beside the words of a tab bar as wide as its width allows.

    Where many stand side by side, their edges get narrower, not their words.
    """

    def apply(self, bar: QTabBar) -> None:
        """Let it have this style; buttons to scroll would be too small to touch, so names are cut off if need be."""
        bar.setUsesScrollButtons(False)
        bar.setElideMode(Qt.TextElideMode.ElideRight)
        if bar.style() is not self:
            bar.setStyle(self)

    # --- Qt ---------------------------------------------------------------------------------------

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        usual = super().pixelMetric(metric, option, widget)
        if metric is not QStyle.PixelMetric.PM_TabBarTabHSpace or not isinstance(widget, QTabBar):
            return usual
        count, metrics = widget.count(), widget.fontMetrics()
        texts = (widget.tabText(index) for index in range(count))
        flags = Qt.TextFlag.TextShowMnemonic.value
        words = sum(metrics.size(flags, text).width() for text in texts)
        return usual if not count else max(min(usual, (widget.width() - words) // count - 1), _LEAST)


def divide(window: QMainWindow, docks: Mapping[str, Dock], layout: Layout) -> None:
    """Split the area of the first dock, and put tabs behind one another."""
    if not isinstance(layout, Split):
        here, *behind = (docks[name] for name in layout.panes)
        for dock in behind:
            window.tabifyDockWidget(here, dock)
        return
    firsts = [docks[first(part)] for part in layout.parts]
    for one, next_one in pairwise(firsts):
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
