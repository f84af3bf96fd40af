"""How wide the tabs of panes are: where many stand side by side, it is their edges that get narrower, not their words."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QTabBar, QWidget

from sudoku_gui.guard import Guarded

_LEAST: Final = 2
"""Pixels beside a word, both sides together."""


class TabStyle(Guarded, QProxyStyle):
    """The style of the program, with the space beside the words of a tab bar as wide as its width allows."""

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
        texts = (widget.tabText(place) for place in range(count))
        flags = Qt.TextFlag.TextShowMnemonic.value
        words = sum(metrics.size(flags, text).width() for text in texts)
        return usual if not count else max(min(usual, (widget.width() - words) // count - 1), _LEAST)
