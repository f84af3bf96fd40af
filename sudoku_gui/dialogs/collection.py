"""Shows the puzzles of a collection, to choose one from."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.models.puzzles import PuzzleList
from sudoku_gui.wording.names import number


class CollectionDialog(QDialog):
    """A list of puzzles with a preview, and a number to jump to.

    Args:
        parent: the window it belongs to.
        name: what the collection is called.
        puzzles: what to choose from.
        preview: a widget that shows puzzles, and the function that shows one in it.
        chosen: called with the index of the puzzle chosen.
    """

    def __init__(
        self,
        parent: QWidget,
        name: str,
        puzzles: Sequence[Puzzle],
        preview: tuple[QWidget, Callable[[Puzzle], None]],
        chosen: Callable[[int], None],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("collection")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Choose a puzzle from {name}").format(name=name))
        self._model = PuzzleList(puzzles)
        self._board, self._show_puzzle = preview
        self._list = self._make_list()
        self._number = self._make_number(len(puzzles))
        self._lay_out()
        self._list.selectionModel().currentChanged.connect(self._look_at)
        self._list.setCurrentIndex(self._model.index(0))
        self.accepted.connect(lambda: chosen(self._list.currentIndex().row()))
        self._list.setFocus()
        self.resize(820, 480)

    def _make_list(self) -> QListView:
        view = QListView()
        view.setObjectName("puzzles")
        view.setAccessibleName(self.tr("Puzzles"))
        view.setModel(self._model)
        view.setUniformItemSizes(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.activated.connect(self.accept)
        return view

    def _make_number(self, count: int) -> QSpinBox:
        number = QSpinBox()
        number.setObjectName("number")
        number.setAccessibleName(self.tr("Number of the puzzle"))
        number.setRange(1, count)
        number.valueChanged.connect(lambda value: self._list.setCurrentIndex(self._model.index(value - 1)))
        return number

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Puzzle"))
        label.setBuddy(self._number)
        total = QLabel(self.tr("of {count}").format(count=number(self._model.rowCount())))
        jump = QHBoxLayout()
        for widget in (label, self._number, total):
            jump.addWidget(widget)
        jump.addStretch()
        lists = QHBoxLayout()
        lists.addWidget(self._list, 3)
        lists.addWidget(self._board, 2)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(jump)
        column.addLayout(lists, 1)
        column.addWidget(buttons)

    def _look_at(self, index: QModelIndex) -> None:
        self._number.setValue(index.row() + 1)
        self._show_puzzle(self._model.puzzles[index.row()])
        self._list.scrollTo(index)
