"""Shows what was opened, pasted or dropped before it replaces anything, and earlier versions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from solver_core.formats import FormatError, Reading
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyResult
from sudoku_gui.features.files import text as words
from sudoku_gui.player.survey_job import SurveyJob
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import Label, paragraph
from sudoku_gui.wording import answers, errors
from sudoku_gui.wording.foreign import as_tip, shown
from sudoku_gui.wording.names import number

_BOARD, _TEXT = 16, 32  # the side of the board and the width of the text, in lines of text


class PuzzleBoardView(BoardView):
    """A board that shows puzzles, in a dialog."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme)
        self.setObjectName("preview")
        self.setAccessibleName(name)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        self.show_look(cell_states.of_puzzle(puzzle))


class ImportPreview(Dialog):
    """A board, what was detected, left out and decided, and a chooser where a text can be read in several ways.

    Accepted, it has the `reading` that was chosen, and the `index` of a puzzle in it, None for all in the library.
    """

    def __init__(self, parent: QWidget, theme: Theme, name: str, reading: Reading) -> None:
        title = translate("imports", "Open {name}").format(name=shown(name))
        super().__init__(parent, "import_preview", title)
        self._readings = (reading, *reading.also)
        self.index: int | None = None
        self._board = PuzzleBoardView(theme, translate("imports", "Preview"))
        self._job = SurveyJob(self)
        self._job.finished.connect(self._show_solutions)
        self._ways = self._make_chooser()
        self._number = self._make_number()
        self._of_several = Label()
        self._ways_label = _buddy(translate("imports", "&Read as:"), self._ways)
        self._number_label = _buddy(translate("imports", "&Puzzle:"), self._number)
        self._facts = _label("facts")
        self._solutions = _label("solutions")
        self._remarks = _label("remarks")
        self._buttons = self._make_buttons()
        self._lay_out()
        self._open.setDefault(True)  # once it belongs to the dialog
        self._show_reading()
        (self._ways if len(self._readings) > 1 else self._open).setFocus()

    @property
    def reading(self) -> Reading:
        return self._readings[self._ways.currentIndex()]

    def _make_chooser(self) -> QComboBox:
        ways = QComboBox()
        ways.setObjectName("ways")
        ways.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        ways.setMinimumContentsLength(20)
        for index, reading in enumerate(self._readings):
            ways.addItem(words.reading_name(reading, self._readings))
            ways.setItemData(index, as_tip(ways.itemText(index)), Qt.ItemDataRole.ToolTipRole)
        ways.view().setMinimumWidth(ways.view().sizeHintForColumn(0) + ways.fontMetrics().height())
        ways.currentIndexChanged.connect(self._show_reading)
        return ways

    def _make_number(self) -> QSpinBox:
        box = QSpinBox()
        box.setObjectName("number")
        box.setMinimum(1)
        box.valueChanged.connect(self._show_current)
        return box

    def _make_buttons(self) -> QDialogButtonBox:
        self._library = dialog_button(
            "show_in_library", translate("imports", "Show in the &Library"), super().accept
        )
        buttons = self.button_box(self._library, standard=QDialogButtonBox.StandardButton.Cancel)
        self._open = buttons.addButton(translate("imports", "&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._open.setObjectName("open_it")
        return buttons

    def _lay_out(self) -> None:
        line = self.fontMetrics().lineSpacing()
        self._board.setMinimumSize(_BOARD * line // 2, _BOARD * line // 2)
        self._board.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        parts = (self._choosers(), self._facts, self._solutions, self._scrolled())
        facts = boxes.column(*parts, stretch=(0, 0, 0, 1))
        self.lay_out(boxes.row(self._board, facts, stretch=(2, 3)), self._buttons, stretch=(1,))
        self.resize((_BOARD + _TEXT) * line, (_BOARD + 4) * line)

    def _choosers(self) -> QGridLayout:
        grid = QGridLayout()
        grid.addWidget(self._ways_label, 0, 0)
        grid.addWidget(self._ways, 0, 1, 1, 2)
        grid.addWidget(self._number_label, 1, 0)
        grid.addWidget(self._number, 1, 1)
        grid.addWidget(self._of_several, 1, 2)
        grid.setColumnStretch(2, 1)
        return grid

    def _scrolled(self) -> QScrollArea:
        """The remarks in a scroll area, because there may be many."""
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._remarks)
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignTop)
        return area

    # --- showing ----------------------------------------------------------------------------------

    def _show_reading(self) -> None:
        reading = self.reading
        count = len(reading.puzzles)
        self._number.setRange(1, max(1, count))
        self._of_several.setText(translate("imports", "of {count}").format(count=number(count)))
        several: tuple[QWidget, ...] = self._number, self._of_several, self._number_label, self._library
        for part in several:
            part.setVisible(count > 1)
        for way in (self._ways, self._ways_label):
            way.setVisible(len(self._readings) > 1)
        self._remarks.setText("\n\n".join(words.remarks(reading)))
        self._show_current()

    def _show_current(self) -> None:
        self._job.drop()
        try:
            puzzle = self.reading.puzzles[self._number.value() - 1]
        except FormatError as error:
            self._facts.setText(errors.describe(error))
            self._open.setEnabled(False)
            return
        self._open.setEnabled(True)
        self._board.show_puzzle(puzzle)
        self._facts.setText(words.facts(self.reading, puzzle))
        self._solutions.setText(words.solutions(None))
        try:
            self._job.start(puzzle.task)
        except ContradictionError as error:
            self._solutions.setText(answers.conflicts(error.conflicts))

    def _show_solutions(self, verdict: SurveyResult) -> None:
        self._solutions.setText(words.solutions(verdict))

    # --- Qt ---------------------------------------------------------------------------------------

    def accept(self) -> None:
        self.index = self._number.value() - 1
        super().accept()

    def done(self, result: int) -> None:
        self._job.drop()
        super().done(result)


def _buddy(text: str, field: QWidget) -> Label:
    label = Label(text)
    label.setBuddy(field)
    return label


def _label(name: str) -> Label:
    label = paragraph(name)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label


class VersionsDialog(Dialog):
    """A list of versions, the newest first, and beside it the board; the user accepts a `row`."""

    usual = 128, 22

    def __init__(self, parent: QWidget, theme: Theme, versions: Sequence[tuple[str, Puzzle]]) -> None:
        super().__init__(parent, "earlier_versions", translate("session", "Earlier Versions"))
        self._versions = versions
        self._board = PuzzleBoardView(theme, translate("session", "The board at that time"))
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
