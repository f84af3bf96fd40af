"""Breakpoints, bookmarks and what is followed: where runs stop, and positions to come back to."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QTabBar, QTabWidget

from sudoku_gui.features.breakpoint_list import text as words
from sudoku_gui.features.breakpoint_list.page import BookmarkPage, BreakpointPage
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.notice import LineWithButtons
from sudoku_gui.widgets.pane import Pane

tr = Texts("breakpoints")

_TAB_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class BreakpointList(Pane):
    """Two pages, and a line about what is followed below them."""

    smallest = (8.6, 8)

    def __init__(
        self,
        player: Player,
        selection: Selection,
        breakpoints: Breakpoints,
        theme: Theme,
        *,
        bookmarks: BookmarkStore,
        following: Following,
    ) -> None:
        title = tr("Breakpoints and bookmarks")
        description = tr("Where runs stop, positions to come back to, and what is followed.")
        super().__init__("breakpoint_list", title, description, theme, player=player)
        run_until = following.run_until
        self.breakpoint_page = BreakpointPage(player, selection, breakpoints, theme, run_until=run_until)
        self.bookmark_page = BookmarkPage(player, bookmarks, theme)
        self._following_line = FollowingLine(player, following, theme)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Breakpoints or bookmarks"))
        self.tabs.addTab(self.breakpoint_page, tr("Breakpoints"))
        self.tabs.addTab(self.bookmark_page, tr("Bookmarks"))
        self.tabs.currentChanged.connect(self._on_tab_changed)
        self.lay_out(self.tabs, self._following_line, spacing=2, stretch=(1,))
        self._on_tab_changed()

    def show_position(self) -> None:
        self.breakpoint_page.refresh()
        self.bookmark_page.refresh()
        self._following_line.refresh()

    def is_own_key(self, event: QKeyEvent) -> bool:
        """Whether a key works the button or the tab that the keyboard is at."""
        if isinstance(self.focusWidget(), QAbstractButton):
            return event.key() == Qt.Key.Key_Space
        return isinstance(self.focusWidget(), QTabBar) and event.key() in _TAB_KEYS

    def _on_tab_changed(self) -> None:
        is_first = self.tabs.currentWidget() is self.breakpoint_page
        self.main_part = (self.breakpoint_page if is_first else self.bookmark_page).rows


class FollowingLine(LineWithButtons):
    """The column or option that is followed: its state, and buttons that run to its changes; else hidden."""

    def __init__(self, player: Player, following: Following, theme: Theme) -> None:
        super().__init__("following", theme)
        self._player, self._following = player, following
        back = partial(following.step, backward=True)
        add = self.add_button
        add("follow_back", back, sign="step_back", tip=tr("Run back to its previous change"))
        add("follow_on", following.step, sign="step_forward", tip=tr("Run on to its next change"))
        add("stop_following", following.unfollow, sign="close", tip=tr("Stop following"))
        following.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show how the column or option that is followed stands; bold where the last event touched it."""
        target, search = self._following.target, self._player.search
        if target is None or search is None:
            self.set_text("")
            return
        font = self.label.font()
        font.setBold(self._following.is_touched)
        self.label.setFont(font)
        self.set_text(words.following(target, search, self._player.snapshot))
