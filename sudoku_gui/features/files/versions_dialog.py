"""The dialog of earlier versions, including those of closed windows."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QWidget

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.files.preview import PuzzleBoard
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.wording.foreign import as_tip


class VersionsDialog(Dialog):
    """A list of versions, the newest first, and beside it the board; the user accepts a `row`."""

    usual = 128, 22

    def __init__(self, parent: QWidget, theme: Theme, versions: Sequence[tuple[str, Puzzle]]) -> None:
        super().__init__(parent, "earlier_versions", translate("session", "Earlier Versions"))
        self._versions = versions
        self._board = PuzzleBoard(theme, translate("session", "The board at that time"))
        self._list = QListWidget()
        self._list.setObjectName("versions")
        self._list.setAccessibleName(translate("session", "Versions, the newest first"))
        self._list.addItems([text for text, _ in versions])
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentRowChanged.connect(self._show_row)
        self._list.itemActivated.connect(self.accept)
        buttons = self.button_box(standard=QDialogButtonBox.StandardButton.Cancel)
        restore = buttons.addButton(translate("session", "&Restore"), QDialogButtonBox.ButtonRole.AcceptRole)
        restore.setObjectName("restore")
        restore.setDefault(True)
        self.lay_out(boxes.row(self._list, self._board), buttons, stretch=(1,))
        self.resize(self.sizeHint())
        self._list.setCurrentRow(0)
        self._list.setFocus()

    @property
    def row(self) -> int:
        return self._list.currentRow()

    def _show_row(self, row: int) -> None:
        text, puzzle = self._versions[row]
        self._board.show_puzzle(puzzle)
        self._list.setToolTip(as_tip(text))
