"""The candidate boards: the 324 columns of a Sudoku as four boards, each place one column."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from sudoku_gui.models import candidates
from sudoku_gui.render.candidate_geometry import LEGIBLE, Sheet
from sudoku_gui.render.candidate_look import BOARDS
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing
from sudoku_gui.views.candidate_sheet import CandidateSheet
from sudoku_gui.views.pace import Pace
from sudoku_gui.views.reading import ReadingLabel
from sudoku_gui.wording import candidates as words
from sudoku_gui.wording.names import number

_ALL: Final = -1

_LINES_FOR_ONE: Final = 11
_LINES_FOR_TWO: Final = 16
"""Lower than so many lines of text, there is room for no status, or for one line of it."""


class CandidateBoards(QWidget):
    """Four boards, or one where there is no room for four, a chooser above and a sentence below.

    Args:
        player: whose search is shown, if it is one of a Sudoku.
        pointing: what is pointed at, here and elsewhere.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, pointing: Pointing, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("candidate_boards")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self._pointing = pointing
        self._wish: int | None = None
        self._is_low = False
        self.sheet = CandidateSheet(player, pointing, theme)
        self.sheet.board_wanted.connect(self._turn_to)
        self.setFocusProxy(self.sheet)
        self._build()
        Pace(player, self).due.connect(self.refresh)
        player.began.connect(self.sheet.forget)
        pointing.changed.connect(self._tell)
        self._show_parts()

    def _build(self) -> None:
        self._chooser = QComboBox()
        self._chooser.setObjectName("candidate_chooser")
        self._chooser.setAccessibleName(words.chooser_name())
        self._chooser.setToolTip(words.chooser_name())
        self._chooser.addItem(words.all_boards(), _ALL)
        for board in BOARDS:
            self._chooser.addItem(words.board(board), board)
        self._chooser.activated.connect(lambda _: self._want(self._chooser.currentData()))
        self._status = ReadingLabel(2, 1.0, Qt.AlignmentFlag.AlignTop)
        self._status.setObjectName("candidate_status")
        self._nothing = QLabel()
        self._nothing.setObjectName("candidate_placeholder")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 0)
        column.setSpacing(2)
        column.addWidget(self._chooser, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._nothing, 1)
        column.addWidget(self.sheet, 1)
        column.addWidget(self._status)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is; out of sight there is nothing to do."""
        if not self.isVisible():
            return
        self._show_parts()
        self.sheet.refresh()
        self._tell()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.sheet.use_theme(theme)

    def _want(self, board: int) -> None:
        """Show one board, or all where there is room."""
        self._wish = None if board == _ALL else board
        if board != _ALL and self.sheet.cursor_item // 81 != board:
            self.sheet.cursor_item = 81 * board + self.sheet.cursor_item % 81
        self._arrange()

    def _turn_to(self, board: int) -> None:
        """The keyboard has gone to a board that is not shown."""
        if self._wish is not None:
            self._wish = board
        self._arrange()

    # --- showing ----------------------------------------------------------------------------------

    def _show_parts(self) -> None:
        """The boards of a Sudoku, else a word on why there are none."""
        is_there = self.sheet.snapshot is not None
        self._nothing.setText(words.no_sudoku() if self._player.is_watching else words.no_search())
        self._nothing.setVisible(not is_there)
        for part in (self._chooser, self.sheet):
            part.setVisible(is_there)
        self._status.setVisible(is_there and not self._is_low)

    def _tell(self) -> None:
        """What is pointed at in words; else what the search branches on, and what the marks mean."""
        snapshot = self.sheet.snapshot
        if snapshot is None or not self.isVisible():
            return
        spot = self._pointing.spot
        if spot is not None and ((spot.item or 0) >= 324 or (spot.option or 0) >= 729):
            spot = None
        text, look, since = candidates.sentence(snapshot, spot), self.sheet.look, self.sheet.since
        if spot is None and since is not None and (look.gone or look.back):
            text = f"{text}\n{words.changes(number(since), look.gone, look.back)}".lstrip()
        self._status.say(text)

    def _arrange(self) -> None:
        """All boards where they can be read, else one."""
        room = self._has_room()
        entries = self._chooser.model()
        if isinstance(entries, QStandardItemModel):
            entries.item(0).setEnabled(room)
            entries.item(0).setToolTip("" if room else words.more_room())
        board = self._wish
        if board is None and not room:
            board = self.sheet.cursor_item // 81
        self._chooser.setCurrentIndex(self._chooser.findData(_ALL if board is None else board))
        self.sheet.show_boards(tuple(BOARDS) if board is None else (board,))

    def _has_room(self) -> bool:
        text = self.fontMetrics().height()
        status = 0 if self._is_low else self._status.height()
        used = self._chooser.sizeHint().height() + status + 4
        rect = QRectF(0, 0, self.width(), max(1, self.height() - used))
        return Sheet.within(rect, BOARDS, text).cell >= LEGIBLE

    def _fit(self) -> None:
        self._status.fit(self.font())
        lines = self.height() / self.fontMetrics().height()
        self._is_low = lines < _LINES_FOR_ONE
        if lines < _LINES_FOR_TWO:
            self._status.setFixedHeight(self._status.fontMetrics().lineSpacing() + 2)
        self._show_parts()
        self._arrange()

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """A board of dots, its chooser and a line."""
        return QSize(12, 8) * self.fontMetrics().height()

    def showEvent(self, event: QShowEvent) -> None:
        """What happened while nobody looked is shown."""
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size may have room for all boards, or not any more."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size needs more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
