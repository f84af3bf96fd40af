"""The candidate boards: the 324 columns of a Sudoku as four boards, each square one column."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QBoxLayout, QComboBox

from sudoku_gui.features.candidate_boards import text as words
from sudoku_gui.features.candidate_boards.canvas import CandidateCanvas
from sudoku_gui.features.candidate_boards.geometry import LEGIBLE, BoardsLayout
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.label import Placeholder
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

tr = Texts("candidates")

_CHOICES: Final = ((0, 1, 2, 3), (0, 1), (2, 3), (0,), (1,), (2,), (3,))
"""All, pairs, single ones: each as the numbers of its boards."""
_WIDE: Final = 1.9
_EMS_FOR_SIDE: Final = 28
"""The width in ems from which the chooser and the status are on the left, if it is this many times the height."""
_LINES_FOR_ONE: Final = 11
_LINES_FOR_TWO: Final = 16  # below this height in lines of text, the status gets one line or none


class BoardChooser(QComboBox):
    """Remembers what was chosen while there is no space for it; what does not fit is disabled."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("candidate_chooser")
        self.setAccessibleName(tr("Which boards are shown"))
        self.setToolTip(self.accessibleName())
        self.chosen: tuple[int, ...] = _CHOICES[0]
        for boards in _CHOICES:
            self.addItem(words.boards(boards))

    def include(self, board: int) -> None:
        """Choose as many boards as before, this one among them."""
        if board not in self.chosen:
            size = len(self.chosen)
            self.chosen = next(boards for boards in _CHOICES if board in boards and len(boards) == size)

    def within(self, rect: QRectF, board: int) -> tuple[int, ...]:
        """Show as many of the chosen boards as can be read in `rect`, `board` among them."""
        text = self.fontMetrics().height()
        entries = self.model()
        assert isinstance(entries, QStandardItemModel)  # noqa: S101 - that of every combo box
        shown: tuple[int, ...] = ()
        for index, boards in enumerate(_CHOICES):
            fits = len(boards) == 1 or BoardsLayout.within(rect, boards, text).cell >= LEGIBLE
            tip = "" if fits else tr("There is not enough space for more boards.")
            entries.item(index).setEnabled(fits)
            entries.item(index).setToolTip(as_tip(tip))
            if fits and not shown and board in boards and set(boards) <= set(self.chosen):
                shown = boards
                self.setCurrentIndex(index)
        return shown


class CandidateBoards(Pane):
    """Four boards, or as many as there is space for, with a chooser and a sentence."""

    smallest = (12, 8)

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = tr("Candidate boards")
        description = tr(
            "Up, Down, Alt+Left and Alt+Right move from place to place, Tab and Page Down to the next board; "
            "1 to 9 pick a candidate; Enter goes to where it changed last."
        )
        super().__init__("candidate_boards", title, description, theme, player=player, selection=selection)
        self._player = player
        self._selection = selection
        self._is_low = self._is_wide = False
        self.canvas = self.main_part = CandidateCanvas(player, selection, theme)
        self.canvas.setAccessibleName(title)
        self.canvas.setAccessibleDescription(description)
        self.canvas.board_requested.connect(self._include)
        player.began.connect(self.canvas.forget)  # also for the same problem
        self._chooser = BoardChooser()
        self._chooser.activated.connect(self._choose)
        self._status = ReadingLabel(2, name="candidate_status")
        self._placeholder = Placeholder("candidate_placeholder")
        down = QBoxLayout.Direction.TopToBottom
        self._head, self._body = QBoxLayout(down), QBoxLayout(down, self)
        self._head.addWidget(self._chooser, 0, Qt.AlignmentFlag.AlignLeft)
        self._body.setContentsMargins(4, 2, 4, 0)
        self._body.setSpacing(2)
        self._body.addLayout(self._head)
        self._body.addWidget(self._placeholder, 1)
        self._body.addWidget(self.canvas, 1)
        self._body.addWidget(self._status)
        self._show_parts()

    def show_position(self) -> None:
        self._show_parts()
        self.canvas.refresh()
        self.show_selection()

    def _choose(self, index: int) -> None:
        self._chooser.chosen = _CHOICES[index]
        self._show_boards()

    def _include(self, board: int) -> None:
        self._chooser.include(board)
        self._show_boards()

    def _show_parts(self) -> None:
        is_there = self.canvas.snapshot is not None
        self._placeholder.setText(
            tr("Only a Sudoku has candidate boards.")
            if self._player.is_watching
            else tr("Watch a search to see its candidates.")
        )
        self._placeholder.setVisible(not is_there)
        for part in (self._chooser, self.canvas):
            part.setVisible(is_there)
        self._status.setVisible(is_there and not self._is_low)

    def show_selection(self) -> None:
        """Describe the target, else what the search branches on, and what the marks mean."""
        target = self._selection.target
        if self.canvas.snapshot is None:
            return
        text, look, since = self.canvas.sentence(target), self.canvas.look, self.canvas.changes.since
        if target is None and since is not None and (look.gone or look.back):
            changes = tr("Since event {position}: {gone} left (struck out), {back} came back (ringed).")
            changes = changes.format(position=number(since), gone=look.gone, back=look.back)
            text = f"{text}\n{changes}".lstrip()
        self._status.set_text(text)

    # --- layout -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Chooser above and status below; both at the left where the pane is wide and low."""
        lines, is_wide = self._status_lines(), self._has_side()
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._head.removeWidget(self._status)
            self._body.removeWidget(self._status)
            way = QBoxLayout.Direction
            self._body.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
            (self._head if is_wide else self._body).addWidget(self._status)
            self._body.activate()
        self._is_low = not lines and not is_wide
        self._status.fit(self.font(), fills=is_wide)
        if lines < 2 and not is_wide:
            self._status.setFixedHeight(self._status.fontMetrics().lineSpacing() + 2)
        self._show_parts()
        self._show_boards()

    def _has_side(self) -> bool:
        """Whether chooser and status are at the left: there is much space, or else the board could not be read."""
        height = self.fontMetrics().height()
        if self.width() > max(_WIDE * self.height(), _EMS_FOR_SIDE * height):
            return True
        above, beside = (
            BoardsLayout.within(self._space(is_wide=wide), (0,), height).cell for wide in (False, True)
        )
        return above < LEGIBLE and beside > above

    def _space(self, *, is_wide: bool) -> QRectF:
        """The space left by chooser and status, which are on the left, or above and below."""
        chooser = self._chooser.sizeHint()
        if is_wide:
            return QRectF(0, 0, max(1, self.width() - chooser.width() - 10), self.height() - 2)
        lines = self._status_lines()
        status = lines * self._status.fontMetrics().lineSpacing() + 2 if lines else 0
        used = chooser.height() + status + 6
        return QRectF(0, 0, self.width() - 8, max(1, self.height() - used))

    def _status_lines(self) -> int:
        """How many lines of the status there is space for, where it is below the boards."""
        lines = self.height() / self.fontMetrics().height()
        return 0 if lines < _LINES_FOR_ONE else 1 if lines < _LINES_FOR_TWO else 2

    def _show_boards(self) -> None:
        cursor = self.canvas.cursor_item
        if cursor // 81 not in self._chooser.chosen:
            cursor = self.canvas.cursor_item = 81 * self._chooser.chosen[0] + cursor % 81
        self.canvas.show_boards(self._chooser.within(self._space(is_wide=self._is_wide), cursor // 81))
