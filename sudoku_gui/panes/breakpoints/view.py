"""Breakpoints, bookmarks and what is followed: where runs stop, and positions to come back to."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QTabBar, QTabWidget, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.panes.breakpoints.bookmarks import MarkPage
from sudoku_gui.panes.breakpoints.following import FollowingLine
from sudoku_gui.panes.breakpoints.page import BreakpointPage
from sudoku_gui.player.bookmarks import Marks
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.following import Following
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.widgets.throttle import Throttle


class BreakpointList(Guarded, QWidget):
    """Two pages, and a line about what is followed below them.

    Args:
        player: what is run, and whose search is asked.
        selection: what lights rows, and is lit by them.
        breakpoints: the list, connected with the player.
        theme: the colours to begin with.
        marks: the bookmarks; its own where they are not shared.
        following: what is followed; the same.
    """

    def __init__(
        self,
        player: Player,
        selection: Selection,
        breakpoints: Breakpoints,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        marks: Marks | None = None,
        following: Following | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("breakpoint_list")
        self.setAccessibleName(words.name("view"))
        self.setAccessibleDescription(words.name_help("view"))
        self.marks = Marks(player, self) if marks is None else marks
        self.following = Following(player, self) if following is None else following
        self.breakpoint_page = BreakpointPage(
            player, selection, breakpoints, theme, run_until=self.following.run_until
        )
        self.mark_page = MarkPage(player, self.marks, theme)
        self.following_line = FollowingLine(player, self.following, theme)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setAccessibleName(words.name("sections"))
        self._tabs.addTab(self.breakpoint_page, words.section("breakpoints"))
        self._tabs.addTab(self.mark_page, words.section("marks"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._tabs, 1)
        column.addWidget(self.following_line)
        Throttle(player, self).due.connect(self.refresh)

    # --- deeds ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is, if anybody looks."""
        if self.isVisible():
            self.breakpoint_page.refresh()
            self.mark_page.refresh()
            self.following_line.refresh()

    def show_section(self, part: str) -> None:
        """Bring "breakpoints" or "marks" to the front."""
        self._tabs.setCurrentWidget(self.mark_page if part == "marks" else self.breakpoint_page)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.breakpoint_page.use_theme(theme)
        self.mark_page.use_theme(theme)
        self.following_line.use_theme(theme)

    def _is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key works the button or the tab that the keyboard is at."""
        if isinstance(self.focusWidget(), QAbstractButton):
            return event.key() == Qt.Key.Key_Space
        ways = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
        return isinstance(self.focusWidget(), QTabBar) and event.key() in ways

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the rows in sight; a focus proxy would hide the others from Tab."""
        marks = self._tabs.currentWidget() is self.mark_page
        (self.mark_page.rows if marks else self.breakpoint_page.rows).setFocus(reason)

    def minimumSizeHint(self) -> QSize:
        """A few rows: whoever composes in so little room does without the list meanwhile."""
        metrics = self.fontMetrics()
        return QSize(20 * metrics.averageCharWidth(), 8 * metrics.height())

    def event(self, event: QEvent) -> bool:
        """Buttons and tabs keep the keys that work them, whatever shortcuts the window has."""
        return claimed(event, self._is_ours) or super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
