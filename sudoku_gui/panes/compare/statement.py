"""The foot of the comparison: where the two searches diverge, and a button to go there."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.fixed_line import Line

_TOUCHABLE: Final = 26
_MOST: Final = 3
"""Lines where there is space."""


class ComparisonStatement(Guarded, QWidget):
    """Takes a line, or some where there is space.

    Signals:
        place_wanted: the user wants to go there.
    """

    place_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line = Line(indent=2)
        self._line.setObjectName("comparison_parting")
        self._button = QPushButton(self.tr("Go There"))
        self._button.setObjectName("comparison_go")
        self._button.setMinimumHeight(_TOUCHABLE)
        self._button.setToolTip(self.tr("Go to where the two searches diverge"))
        self._button.setAccessibleName(self.tr("Go to where the two searches diverge"))
        self._button.clicked.connect(self.place_wanted)
        self._button.hide()
        fill(QHBoxLayout(self), self._line, self._button, spacing=6).setStretch(0, 1)

    def show_text(self, text: str, *, has_place: bool) -> None:
        """Show a text; ``has_place``: there is somewhere to go."""
        self._button.setVisible(has_place)
        self._line.show_text(text)

    def fit(self, *, has_space: bool) -> None:
        """Take as many lines as are needed, or one."""
        self._line.grow_to(_MOST if has_space else 1)
