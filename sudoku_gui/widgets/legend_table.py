"""A table whose signs have a legend, called Key on the screen: a button at the right end of its headings opens it, and so does K."""

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.buttons import TOUCHABLE
from sudoku_gui.widgets.legend import Legend, Paint
from sudoku_gui.widgets.pointed_table import PointedTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate

_PAD: Final = 8


def asks_for_legend(event: QKeyEvent) -> bool:
    """Whether a press asks for the legend: K, as in all panes."""
    return event.key() == Qt.Key.Key_K and event.modifiers() == Qt.KeyboardModifier.NoModifier


def legend_button(
    name: str, parent: QWidget | None = None, *, tip: str = "", is_flat: bool = True
) -> QToolButton:
    """A button that opens a legend; `tip`: what it explains, where that is not the table below it."""
    tip = tip or translate("key", "What the signs mean (K)")
    button = QToolButton(parent)
    button.setObjectName(name)
    button.setText(translate("key", "Key"))
    button.setToolTip(as_tip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(is_flat)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class LegendTable(PointedTable):
    """A `PointedTable` that says by `legend_entries` what its signs mean; ``sign`` is their size in heights of the text."""

    sign: ClassVar[QSizeF] = QSizeF(2.2, 1.35)

    def _set_up(self) -> None:
        super()._set_up()
        self.horizontalHeader().setMinimumHeight(TOUCHABLE)
        self.legend_button = legend_button(f"{self.objectName()}_key_button", self.horizontalHeader())
        self.legend_button.clicked.connect(self.show_legend)
        self.horizontalHeader().sectionResized.connect(self._place_button)
        self.horizontalHeader().geometriesChanged.connect(self._place_button)

    # --- hooks ------------------------------------------------------------------------------------

    def legend_entries(self, theme: Theme) -> Sequence[tuple[Paint, str]]:
        """Each sign with its meaning."""
        raise NotImplementedError

    # --- the legend -------------------------------------------------------------------------------

    def show_legend(self) -> None:
        """Show what the signs mean."""
        theme = self.delegate.theme
        legend = Legend(theme, self, self.legend_entries(theme), self.sign)
        legend.setObjectName(f"{self.objectName()}_key")
        legend.setAccessibleName(translate("key", "Key"))
        legend.show_above(self.horizontalHeader())

    def _place_button(self) -> None:
        """At the right end; without space for both it stands in the place of the last heading, whose signs it explains."""
        header, button = self.horizontalHeader(), self.legend_button
        shown = [section for section in range(header.count()) if not header.isSectionHidden(section)]
        width, right = max(button.sizeHint().width(), TOUCHABLE), self.viewport().width()
        if shown:
            last = max(shown, key=header.visualIndex)
            text = self.model().headerData(last, Qt.Orientation.Horizontal)
            start = header.sectionViewportPosition(last)
            replaces = start + self.fontMetrics().horizontalAdvance(text) + 2 * _PAD + width > right
            button.setAutoFillBackground(replaces)
            width = max(width, right - start) if replaces else width
        button.setFixedSize(width, header.height())
        button.move(right - width, 0)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if asks_for_legend(event):
            self.show_legend()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()
