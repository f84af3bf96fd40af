"""The dialog that makes puzzles to order: level, technique, symmetry, givens, pattern, seed; one or many."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from solver_core.generation import SYMMETRIES
from solver_core.hints.techniques import CHOICES, LEVELS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.ratings import Rating
from sudoku_gui.document.puzzle_stock import Making, rated_headers
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import add_row, paragraph
from sudoku_gui.wording.names import difficulty_name, technique_name

tr = Texts("new_puzzle")

_SYMMETRIES: Final = {
    "none": tr.mark("None"),
    "half turn": tr.mark("Half turn"),
    "quarter turn": tr.mark("Quarter turn"),
    "left-right": tr.mark("Left and right"),
    "top-bottom": tr.mark("Top and bottom"),
    "both mirrors": tr.mark("Both mirrors"),
    "diagonal": tr.mark("Diagonal"),
    "antidiagonal": tr.mark("Antidiagonal"),
    "both diagonals": tr.mark("Both diagonals"),
}
_FEWEST: Final = 17  # givens; below this the box says that any number will do
_MOST: Final = 1000  # puzzles that are made at a time
_GAP: Final = 12


class PuzzleMaker(Dialog):
    """Making stops when it is closed; the filled cells of the board can be the pattern.

    Signals:
        accepted_puzzles: the user wants these puzzles opened, a list; with their ratings by the codes of givens.
    """

    accepted_puzzles = Signal(object, object)

    def __init__(self, board: Grid, parent: QWidget | None = None) -> None:
        super().__init__(parent, "puzzle_maker", self.tr("Make Puzzles"))
        self._board = board
        self._puzzles: list[Puzzle] = []
        self._ratings: dict[str, Rating] = {}
        self.making = Making(self)
        self.making.made.connect(self._on_made)
        self.making.failed.connect(self._on_failed)
        self.making.finished.connect(self._finish)
        self._build_fields()
        self.status = paragraph("maker_status")
        self._bar = QProgressBar()
        self._bar.setAccessibleName(self.tr("Puzzles made"))
        self._make = dialog_button("maker_make", self.tr("&Make"), self._make_or_stop)
        self._make.setDefault(True)
        buttons = self.button_box(self._make)
        column = fill(QVBoxLayout(self), self._form(), self.status, self._bar, buttons, spacing=_GAP)
        column.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        self._bar.hide()

    def arguments(self) -> list[str]:
        """The request, as arguments of ``sudoku-dlx generate``."""
        chosen = [("--level", self.level), ("--technique", self.technique), ("--symmetry", self.symmetry)]
        found = [part for name, box in chosen if box.currentData() for part in (name, str(box.currentData()))]
        if self.givens.value() >= _FEWEST:
            found += ["--givens", str(self.givens.value())]
        if self.minimal.isChecked():
            found.append("--minimal")
        if self.pattern.isChecked():
            found += ["--pattern", str(self._board)]
        if self.seed.text():
            found += ["--seed", self.seed.text()]
        return found

    # --- parts ------------------------------------------------------------------------------------

    def _build_fields(self) -> None:
        self.count = QSpinBox()
        self.count.setRange(1, _MOST)
        levels = [(difficulty_name(level), str(level)) for level in LEVELS]
        self.level = _chooser("maker_level", [(self.tr("Any"), ""), *levels])
        techniques = [(technique_name(technique), technique) for technique in CHOICES]
        self.technique = _chooser("maker_technique", [(self.tr("Any"), ""), *techniques])
        self.symmetry = _chooser("maker_symmetry", [(tr(_SYMMETRIES[name]), name) for name in SYMMETRIES])
        self.symmetry.setCurrentIndex(SYMMETRIES.index("half turn"))
        self.givens = QSpinBox()
        self.givens.setRange(_FEWEST - 1, 81)
        self.givens.setSpecialValueText(self.tr("Any"))
        self.minimal = QCheckBox(self.tr("N&o redundant givens"))
        self.pattern = QCheckBox(self.tr("Givens &where the board has digits now"))
        self.pattern.setEnabled(self._board.filled >= _FEWEST)
        self.seed = QLineEdit(inputMask="9" * 9 + ";", placeholderText=self.tr("Different each time"))

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        add_row(form, self.tr("&Puzzles:"), self.count)
        add_row(form, self.tr("&Level:"), self.level)
        add_row(form, self.tr("Needed &technique:"), self.technique)
        add_row(form, self.tr("&Symmetry:"), self.symmetry)
        add_row(form, self.tr("&Givens:"), self.givens)
        add_row(form, "", self.minimal)
        add_row(form, "", self.pattern)
        add_row(form, self.tr("See&d:"), self.seed)
        return form

    # --- what happens -----------------------------------------------------------------------------

    def _make_or_stop(self) -> None:
        if self.making.is_running:
            self.making.stop()
            self._finish()
            return
        self._puzzles, self._ratings = [], {}
        self._bar.setRange(0, self.count.value())
        self._bar.setValue(0)
        self._bar.show()
        self.status.setText(self.tr("Making puzzles..."))
        self._make.setText(self.tr("&Stop"))
        self.making.start(self.count.value(), self.arguments())

    def _on_made(self, answer: Mapping[str, Any]) -> None:
        headers = rated_headers(str(answer.get("level") or ""), str(answer.get("hardest") or ""))
        puzzle = Puzzle(Grid.parse(answer["puzzle"]), headers=headers)
        self._puzzles.append(puzzle)
        if answer.get("level"):
            self._ratings[puzzle.givens.code] = Rating(answer["level"], answer["score"], answer["hardest"])
        self._bar.setValue(len(self._puzzles))

    def _finish(self) -> None:
        self._rest()
        self.status.setText(self.tr("%n puzzles were made.", "", len(self._puzzles)))
        if self._puzzles:
            self.accepted_puzzles.emit(self._puzzles, self._ratings)

    def _on_failed(self, said: str) -> None:
        self._rest()
        self.status.setText(self.tr("No such puzzle could be made: {details}").format(details=said))

    def _rest(self) -> None:
        self._bar.hide()
        self._make.setText(self.tr("&Make"))

    # --- Qt ---------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self.making.stop()
        super().done(result)


def _chooser(name: str, choices: list[tuple[str, str]]) -> QComboBox:
    chooser = QComboBox()
    chooser.setObjectName(name)
    for text, data in choices:
        chooser.addItem(text, data)
    return chooser
