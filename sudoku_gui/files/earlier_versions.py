"""Shows what stood on the board at earlier moments, to bring one of them back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.files import session_text as words
from sudoku_gui.guard import Guarded
from sudoku_gui.wording.foreign import as_tip

_WIDTH, _HEIGHT = 64, 22
"""In letters and lines of text."""


@dataclass(frozen=True, slots=True)
class Version:
    """One row: what it says, and what stood on the board."""

    text: str
    puzzle: Puzzle


class EarlierVersions(Guarded, QDialog):
    """A list of moments and, beside it, the board as it was.

    Args:
        parent: the window it belongs to.
        versions: what to choose from, at least one, the newest first.
        preview: a widget that shows puzzles, and the function that shows one in it.
        chosen: called with the index of the version chosen.
    """

    def __init__(
        self,
        parent: QWidget,
        versions: Sequence[Version],
        preview: tuple[QWidget, Callable[[Puzzle], None]],
        chosen: Callable[[int], None],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("earlier_versions")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.earlier_title())
        self._versions = versions
        self._board, self._show_puzzle = preview
        self._board.setAccessibleName(words.earlier_preview())
        self._chosen = chosen
        self._list = QListWidget()
        self._list.setObjectName("versions")
        self._list.setAccessibleName(words.earlier_list())
        self._list.addItems([version.text for version in versions])
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentRowChanged.connect(self._look)
        self._list.itemActivated.connect(self.accept)
        self._lay_out()
        self.accepted.connect(self._choose)
        self._list.setCurrentRow(0)
        self._list.setFocus()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        bring_back = buttons.addButton(words.bring_back(), QDialogButtonBox.ButtonRole.AcceptRole)
        bring_back.setObjectName("bring_back")
        bring_back.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._list, 1)
        row.addWidget(self._board, 1)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        metrics = self.fontMetrics()
        self.resize(_WIDTH * metrics.averageCharWidth() * 2, _HEIGHT * metrics.lineSpacing())

    def _look(self, row: int) -> None:
        self._show_puzzle(self._versions[row].puzzle)
        text = self._versions[row].text
        self._list.setToolTip(as_tip(text))

    def _choose(self) -> None:
        self._chosen(self._list.currentRow())
