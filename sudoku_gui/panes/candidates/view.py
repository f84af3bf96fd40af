"""The candidate boards: the 324 columns of a Sudoku as four boards, each place one column."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.candidates import model as candidates
from sudoku_gui.panes.candidates import text as words
from sudoku_gui.panes.candidates.canvas import CandidateSheet
from sudoku_gui.panes.candidates.chooser import BoardChooser
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.names import number

_WIDE: Final = 1.9
_EMS_FOR_SIDE: Final = 28
"""So much wider than high, and at least so wide, the chooser and the status stand at the left."""

_LINES_FOR_ONE: Final = 11
_LINES_FOR_TWO: Final = 16
"""Lower than so many lines of text, there is room for no status, or for one line of it."""


class CandidateBoards(Guarded, QWidget):
    """Four boards, or as many as there is room for, with a chooser and a sentence.

    Args:
        player: whose search is shown, if it is one of a Sudoku.
        selection: what is pointed at, here and elsewhere.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("candidate_boards")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self._player = player
        self._selection = selection
        self._is_low = self._is_wide = False
        self.sheet = CandidateSheet(player, selection, theme)
        self.sheet.board_wanted.connect(self._turn_to)
        self._build()
        Throttle(player, self).due.connect(self.refresh)
        player.began.connect(self.sheet.forget)
        selection.changed.connect(self._tell)
        self._show_parts()

    def _build(self) -> None:
        self._chooser = BoardChooser()
        self._chooser.wished.connect(self._arrange)
        self._status = ReadingLabel(2, 1.0, Qt.AlignmentFlag.AlignTop)
        self._status.setObjectName("candidate_status")
        self._nothing = Label()
        self._nothing.setObjectName("candidate_placeholder")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        way = QBoxLayout.Direction
        self._head, self._body = QBoxLayout(way.TopToBottom), QBoxLayout(way.TopToBottom, self)
        self._head.addWidget(self._chooser, 0, Qt.AlignmentFlag.AlignLeft)
        self._body.setContentsMargins(4, 2, 4, 0)
        self._body.setSpacing(2)
        self._body.addLayout(self._head)
        self._body.addWidget(self._nothing, 1)
        self._body.addWidget(self.sheet, 1)
        self._body.addWidget(self._status)

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

    def _turn_to(self, board: int) -> None:
        """The keyboard has gone to a board that is not shown."""
        self._chooser.turn_to(board)
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
        target = self._selection.target
        text, look, since = candidates.sentence(snapshot, target), self.sheet.look, self.sheet.since
        if target is None and since is not None and (look.gone or look.back):
            text = f"{text}\n{words.changes(number(since), look.gone, look.back)}".lstrip()
        self._status.say(text)

    def _lay_out(self) -> None:
        """Chooser above and status below; both at the left where the pane is wide and low."""
        self._head.removeWidget(self._status)
        self._body.removeWidget(self._status)
        way = QBoxLayout.Direction
        self._body.setDirection(way.LeftToRight if self._is_wide else way.TopToBottom)
        (self._head if self._is_wide else self._body).addWidget(self._status)
        self._body.activate()

    def _arrange(self) -> None:
        """The boards wished for, as many as can be read."""
        cursor = self.sheet.cursor_item
        if cursor // 81 not in self._chooser.wish:
            cursor = self.sheet.cursor_item = 81 * self._chooser.wish[0] + cursor % 81
        chooser = self._chooser.sizeHint()
        if self._is_wide:
            rect = QRectF(0, 0, max(1, self.width() - chooser.width() - 10), self.height() - 2)
        else:
            used = chooser.height() + (0 if self._is_low else self._status.height()) + 6
            rect = QRectF(0, 0, self.width() - 8, max(1, self.height() - used))
        self.sheet.show_boards(self._chooser.within(rect, cursor // 81))

    def _fit(self) -> None:
        height = self.fontMetrics().height()
        lines = self.height() / height
        wide = self.width() > max(_WIDE * self.height(), _EMS_FOR_SIDE * height)
        if wide != self._is_wide:
            self._is_wide = wide
            self._lay_out()
        self._is_low = lines < _LINES_FOR_ONE and not wide
        policy = QSizePolicy.Policy
        self._status.fit(self.font())
        self._status.setSizePolicy(policy.Ignored, policy.Ignored if wide else policy.Fixed)
        if wide:
            self._status.setMinimumHeight(0)
            self._status.setMaximumHeight(self.height())
        elif lines < _LINES_FOR_TWO:
            self._status.setFixedHeight(self._status.fontMetrics().lineSpacing() + 2)
        self._show_parts()
        self._arrange()

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self.sheet.setFocus(reason)

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
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
