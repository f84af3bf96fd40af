"""The chooser of candidate boards: what is wished for, and of that what there is room for."""

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.candidates import text as words
from sudoku_gui.panes.candidates.geometry import LEGIBLE, Sheet
from sudoku_gui.wording.foreign import as_tip

CHOICES: Final = ((0, 1, 2, 3), (0, 1), (2, 3), (0,), (1,), (2,), (3,))
"""All, pairs, single ones: each as the numbers of its boards."""


class BoardChooser(Guarded, QComboBox):
    """Remembers the wish while there is no room for it; what cannot be had now is grey.

    Signals:
        wished: the user chose other boards.
    """

    wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("candidate_chooser")
        self.setAccessibleName(words.chooser_name())
        self.setToolTip(words.chooser_name())
        self.wish: tuple[int, ...] = CHOICES[0]
        for boards in CHOICES:
            self.addItem(words.boards(boards))
        self.activated.connect(self._on_activated)

    def turn_to(self, board: int) -> None:
        """Wish for as many boards as before, this one among them."""
        if board not in self.wish:
            self.wish = next(
                boards for boards in CHOICES if board in boards and len(boards) == len(self.wish)
            )

    def within(self, rect: QRectF, board: int) -> tuple[int, ...]:
        """Of the boards wished for as many as can be read in `rect`, this one among them; show what that is."""
        text = self.fontMetrics().height()
        entries = self.model()
        shown: tuple[int, ...] = ()
        for index, boards in enumerate(CHOICES):
            has_room = len(boards) == 1 or Sheet.within(rect, boards, text).cell >= LEGIBLE
            if isinstance(entries, QStandardItemModel):
                entries.item(index).setEnabled(has_room)
                entries.item(index).setToolTip(as_tip("" if has_room else words.more_room()))
            if has_room and not shown and board in boards and set(boards) <= set(self.wish):
                shown = boards
                self.setCurrentIndex(index)
        return shown

    def _on_activated(self, index: int) -> None:
        self.wish = CHOICES[index]
        self.wished.emit()
