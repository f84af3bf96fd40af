"""The forms of the editor: for a name, and for a random matrix, whose trials can take long and be cancelled."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from solver_core.errors import CodedError
from solver_core.problems import random_matrices
from solver_core.problems.random_matrices import Shape
from sudoku_gui.features.matrix_editor.model import MOST_COLUMNS, MOST_ROWS, MatrixDraft
from sudoku_gui.player.job import Job, Work
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import add_row, paragraph
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

tr = Texts("matrix_editor")

_MOST_SOLUTIONS: Final = 1_000_000
_MOST_SEED: Final = 2**31 - 1
_TRIED: Final = 400  # the most cells of a matrix for repeated trials


class NameForm(Dialog):
    """One field; a name for which ``take`` raises a CodedError is refused below it."""

    def __init__(
        self, parent: QWidget, title: str, prompt: str, name: str, take: Callable[[str], None]
    ) -> None:
        super().__init__(parent, "name_form", title)
        self._take = take
        self.field = QLineEdit(name)
        self.field.selectAll()
        self.fault = paragraph("")
        self.fault.hide()
        buttons = self.button_box(
            standard=QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)
        self.field.textEdited.connect(self.fault.hide)
        form = QFormLayout()
        add_row(form, prompt, self.field)
        self._column = self.lay_out(form, self.fault, buttons)
        self.setMinimumWidth(self.fontMetrics().height() * 22)

    def accept(self) -> None:
        """Close, unless the name is refused."""
        try:
            self._take(self.field.text())
        except CodedError as error:
            self.fault.setText(errors.describe(error))
            self.fault.show()
            self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
            self.field.selectAll()
            self.field.setFocus()
        else:
            super().accept()


class RandomForm(Dialog):
    """Draws matrices.

    Signals:
        drawn: the matrix, a `MatrixDraft`.
    """

    drawn = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "random_matrix", tr("Random Matrix"), is_kept=True)
        self.rows = _spin(1, MOST_ROWS, 8)
        self.columns = _spin(1, MOST_COLUMNS, 7)
        self.density = _spin(1, 99, 35)
        self.density.setSuffix(tr(" %"))
        self.is_exact = QCheckBox(tr("E&xact number of solutions:"))
        self.solutions = _spin(0, _MOST_SOLUTIONS, 1)
        self.seed = _spin(0, _MOST_SEED, 1)
        self.state = paragraph("")
        self._tried = 0
        self._job = Job(self)
        self._job.finished.connect(self._on_found)
        self._job.progressed.connect(self._on_progressed)
        self._job.cancelled.connect(lambda: self._show_running(False))
        self._lay_out()
        self.is_exact.toggled.connect(self.solutions.setEnabled)
        self.solutions.setEnabled(False)

    def _lay_out(self) -> None:
        form = QFormLayout()
        add_row(form, tr("&Options (rows):"), self.rows)
        add_row(form, tr("&Items (columns):"), self.columns)
        add_row(form, tr("O&nes:"), self.density)
        add_row(form, tr("&Seed:"), self.seed)
        self.solutions.setAccessibleName(shown(self.is_exact.text().replace("&", "")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole
        self.draw = buttons.addButton(tr("&Generate"), role.ApplyRole)
        self.draw.setDefault(True)
        self.stop = buttons.addButton(tr("S&top"), role.ActionRole)
        self.stop.setEnabled(False)
        self.draw.clicked.connect(self.begin)
        self.stop.clicked.connect(self._job.cancel)
        buttons.rejected.connect(self.close)
        self.finished.connect(self._job.cancel)
        self.lay_out(form, row(self.is_exact, self.solutions), self.state, buttons)

    @property
    def shape(self) -> Shape:
        return Shape(self.rows.value(), self.columns.value(), self.density.value() / 100)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rows.setFocus()
        self.rows.selectAll()

    def begin(self) -> None:
        """Draw one, or try until one has this many solutions; the seed advances for the next one."""
        if self._job.is_running:
            return
        shape, seed = self.shape, self.seed.value()
        self._tried = 0
        if not self.is_exact.isChecked():
            self._show_running(True)
            self._job.start(_drawing(shape, seed), at_once=True)
        elif shape.rows * shape.columns > _TRIED:
            text = tr("To ask for a number of solutions, use at most %n cells.", "", _TRIED)
            self.state.setText(text)
        else:
            self._show_running(True)
            self._job.start(self._trying(shape, self.solutions.value(), seed))

    def _trying(self, shape: Shape, solutions: int, seed: int) -> Work[tuple[int, tuple[int, ...]]]:
        for found in random_matrices.trials(shape, solutions, seed):
            if found is not None:
                return found
            self._tried += 1
            if self._tried % 50 == 0:
                self.state.setText(tr("%n matrices tried", "", self._tried))
            yield 0.0
        raise AssertionError("trials end with what they find")

    def _on_progressed(self, share: float) -> None:
        if share:
            self.state.setText(tr("Generating: {percent} %", percent=int(100 * share)))

    def _on_found(self, found: tuple[int, tuple[int, ...]]) -> None:
        self._show_running(False)
        seed, rows = found
        self.state.setText(tr("Generated with seed {seed}").format(seed=number(seed)))
        self.seed.setValue((seed + 1) % _MOST_SEED)
        empty = MatrixDraft.of_size(len(rows), self.columns.value())
        self.drawn.emit(replace(empty, rows=rows))

    def _show_running(self, running: bool) -> None:  # noqa: FBT001 - a state, not an option
        self.draw.setEnabled(not running)
        self.stop.setEnabled(running)
        if not running and self._tried:
            self.state.setText(tr("%n matrices tried", "", self._tried))
        elif not running:
            self.state.clear()


def _drawing(shape: Shape, seed: int) -> Work[tuple[int, tuple[int, ...]]]:
    return seed, (yield from random_matrices.drawing(shape, seed))


def _spin(least: int, most: int, value: int) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(least, most)
    spin.setValue(value)
    return spin
